"""What a page of rules says of vocabulary: tracks, tiles, resources, numbers.

In: declared vocabulary. Out: sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.graph import (
    TURN,
    Counter,
    CounterKind,
    KindOfCard,
    ParameterKind,
    Per,
    Points,
    ResourceKind,
    TileKind,
)
from compiler.text import Texts
from compiler.text.events import phase_name
from compiler.text.selectors import on_area
from compiler.text.words import sentence


def numbers(texts: Texts) -> Iterator[tuple[str, str]]:
    """The rules of the game that are numbers, with what they are called."""
    for name, value in texts.library.rules:
        if any(sign.isdecimal() for sign in str(value)):
            yield texts.called("rule", name), _number(texts, str(value))


def _number(texts: Texts, value: str) -> str:
    """A number, or from one to another."""
    low, between, high = value.partition(" to ")
    return texts.say("number-range", low=low, high=high) if between else value


def parameter(texts: Texts, kind: ParameterKind) -> str:
    span = texts.say(
        "parameter-range",
        low=texts.level(kind.id, kind.lowest),
        high=texts.level(kind.id, kind.highest),
        step=kind.step,
    )
    each = texts.effect(kind.each_step) if kind.each_step else ""
    moments = (
        texts.say(
            "parameter-moment",
            at=texts.level(kind.id, moment.at or 0),
            effect=texts.effect(moment.effect),
        )
        for moment in kind.moments
        if moment.effect is not None
    )
    step = texts.say("parameter-step", effect=each) if each else ""
    return _sentences((span, step, *moments))


def tile(texts: Texts, kind: TileKind) -> str:
    first, *others = [on_area(texts.words, area) for area in kind.areas] or [""]
    where = " ".join((first, *(texts.say("tile-otherwise", where=one) for one in others)))
    beside = texts.words.joined(
        texts.words.money(amount)
        if which == texts.words.currency
        else f"{amount} {texts.words.resource(which, many=amount != 1)}"
        for which, amount in kind.beside_bonus
    )
    return _sentences(
        (
            texts.say("tile-placed", where=where) if where else "",
            texts.say("tile-counts-as", tile=texts.words.tile(kind.counts_as))
            if kind.counts_as
            else "",
            texts.say("tile-lies", how=kind.lies) if kind.lies else "",
            texts.effect(kind.effect) if kind.effect else "",
            texts.say("tile-beside", thing=beside) if beside else "",
            *(
                texts.say(key, effect=texts.effect(line))
                for key, line in (("tile-neighbours", kind.neighbours), ("tile-rent", kind.rent))
                if line is not None
            ),
            *(texts.point(points) for points in kind.points),
            texts.say("tile-supply", count=kind.supply) if kind.supply else "",
        )
    )


def resource(texts: Texts, kind: ResourceKind) -> str:
    """Empty for a resource that is no more than a resource."""
    tags = texts.words.stems("tag", kind.on_tags)
    worth = texts.words.money(kind.worth)
    becomes = texts.words.resource(kind.becomes) if kind.becomes else ""
    return _sentences(
        (
            texts.say("rules-worth", worth=worth, tags=tags) if kind.worth and tags else "",
            texts.say("rules-becomes", thing=becomes) if becomes else "",
            texts.say("rules-least", least=kind.least) if kind.least < 0 else "",
            texts.say("rules-apart") if kind.apart else "",
            texts.say("rules-most", most=kind.most) if kind.most is not None else "",
            texts.say("rules-safe") if kind.safe else "",
        )
    )


def counter(texts: Texts, kind: CounterKind) -> str:
    """Its ends, and what its steps are worth; empty for a track without either."""
    said = []
    if kind.lowest is not None and kind.highest is not None:
        low, high = str(kind.lowest), str(kind.highest)
        said.append(texts.say("parameter-range", low=low, high=high, step=1))
    if kind.points:
        each = Per(Counter(kind.id), times=abs(kind.points))
        said.append(texts.point(Points(each, negative=kind.points < 0)))
    return _sentences(said)


FEW = 12
"""Of more cards than these a page of rules says only how many they are."""


def standing(texts: Texts) -> Iterator[tuple[str, str]]:
    """What sets leave out, the kinds of cards and the phases that they add, and the rules that
    nobody holds, with what they are called."""
    for one in texts.library.sets:
        if one.without:
            yield texts.say("deck-title", set=one.name), _left_out(texts, one.without)
    for kind in texts.library.kinds:
        yield kind.plural[:1].upper() + kind.plural[1:], _kind(texts, kind)
    for phase in texts.library.phases:
        where = texts.say("phase-place", place=phase.place, phase=phase_name(texts.words, phase.of))
        name = phase_name(texts.words, phase.id)
        yield name[:1].upper() + name[1:], sentence(where)
    for card in texts.library.cards:
        if card.kind == "rule":
            said = texts.card(card)
            yield card.name, " ".join(filter(None, (*said.lines, said.points)))


def _kind(texts: Texts, kind: KindOfCard) -> str:
    """How cards of a set's own kind come to players, where they lie, and when they are played."""
    place = "seats" if kind.seats else "open" if kind.open else kind.lies
    played = kind.played if kind.played in ("", TURN) else "phase"
    when = "" if kind.seats else played or ("taken" if kind.lies else "dealt" if kind.dealt else "")
    name = phase_name(texts.words, kind.played) if played == "phase" else ""
    return _sentences(
        (
            texts.say("kind-lies", place=place, count=kind.row, seats=kind.seats) if place else "",
            texts.say("kind-dealt", dealt=kind.dealt, kept=kind.kept) if kind.dealt else "",
            texts.say("kind-played", when=when, phase=name) if when else "",
        )
    )


def _left_out(texts: Texts, cards: tuple[str, ...]) -> str:
    if len(cards) > FEW:
        return sentence(texts.say("deck-without-many", count=len(cards)))
    names = ", ".join(texts.words.card(card) for card in cards)
    return sentence(texts.say("deck-without", names=names))


def _sentences(phrases: Iterable[str]) -> str:
    return " ".join(sentence(phrase) for phrase in phrases if phrase)
