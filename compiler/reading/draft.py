"""A card drafted from its printed text.

In: what is known of a card, and its sentences. Out: the card that they say, where something can be
read in two ways, and what is not understood. Nothing is compiled from words: the card is written
down as lines, for its author to look at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, cast

from compiler.graph import Ability, Card, CardSet, Held, Place, Unordered, changed, walk
from compiler.reading.likely import (
    draws,
    likely,
    meant,
    pays,
    shows,
    speaks_of_another,
    takes_of_another,
)
from compiler.reading.meanings.sentences import Said
from compiler.reading.reader import Reader
from compiler.reading.spelling import cut
from compiler.reading.told import Alike, units
from compiler.text import Texts, flat, is_immediate
from compiler.text.words import Words

IN_PLAY = CardSet(zone="play")


@dataclass(slots=True)
class Drafted:
    """`doubts`: sentences with what else they can mean, as Arsia writes it; `guessed`: those that
    are not understood as they stand, with what they were taken for."""

    card: Card
    doubts: list[tuple[str, str]] = field(default_factory=list)
    guessed: list[tuple[str, str]] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)


def draft(reader: Reader, texts: Texts, blank: Card, printed: Iterable[str]) -> Drafted:
    """The card with what its texts say, one for each box."""
    made = Drafted(blank)
    plays: list[Any] = []
    for text in printed:
        for sentence, readings in _sentences(reader, blank, cut(text)):
            if not readings:
                readings, remarks = reader.guessed(sentence, blank.kind)
                made.unread += remarks if readings else [sentence]
                if not readings:
                    continue
                taken = units(texts.on(blank), blank, readings[0])
                made.guessed.append((sentence, " ".join(unit.words for unit in taken)))
            if reader.says_the_place(sentence) and any(map(_places_somewhere, readings)):
                made.unread.append(sentence)  # which place that is, only the card itself shows
                continue
            for said in _each(_likeliest(made, texts, sentence, readings)):
                _put(made, plays, said)
    made.card = _finished(texts.words, made.card, plays)
    return made


def _sentences(
    reader: Reader, card: Card, sentences: list[str]
) -> Iterable[tuple[str, tuple[Said, ...]]]:
    """Each sentence with its readings; those that say nothing by themselves with the one before."""
    at = 0
    before: tuple[Said, ...] = ()
    while at < len(sentences):
        found = _of_shown(_alone(reader, card, sentences[at], before), before)
        end = at + 1
        while end < len(sentences) and not (
            found and _of_shown(_alone(reader, card, sentences[end]), found)
        ):
            joined = (
                reader.sentence(one, card.kind) for one in reader.joined(sentences[at : end + 1])
            )
            together = next(filter(None, joined), ())
            if not together:
                break
            found, end = together, end + 1
        yield " ".join(sentences[at:end]), found
        at, before = end, found


def _alone(
    reader: Reader, card: Card, sentence: str, before: tuple[Said, ...] = ()
) -> tuple[Said, ...]:
    """What a sentence says that needs none before it, or what is done at once behind what is:
    what a box holds goes on in it."""
    found = reader.sentence(sentence, card.kind)
    found = tuple(one for one in found if not speaks_of_another(one))
    if before and all(isinstance(one.value, Ability) and is_immediate(one.value) for one in before):
        return found
    return tuple(one for one in found if not takes_of_another(one))


def _of_shown(found: tuple[Said, ...], before: tuple[Said, ...]) -> tuple[Said, ...]:
    """Behind what shows cards `Take 1 card` takes one of those, and draws none."""
    return tuple(one for one in found if not draws(one)) if any(map(shows, before)) else found


def _places_somewhere(said: Said) -> bool:
    return any(isinstance(node, Place) and node.area is not None for node in walk(said.value))


def _each(said: Said) -> tuple[Said, ...]:
    return cast("tuple[Said, ...]", said.value) if said.field == "all" else (said,)


def _likeliest(made: Drafted, texts: Texts, sentence: str, readings: tuple[Said, ...]) -> Said:
    """The one that Arsia would write in just these words, the plainest of several. Without one the
    first, and what else it can mean is a doubt."""
    on = texts.on(made.card)
    readings = meant(readings)
    if made.card.kind == "global-event":
        readings = tuple(one for one in readings if not pays(one)) or readings
    written = [_written(on, made.card, said) for said in readings]
    same = [i for i, words in enumerate(written) if words.casefold() == sentence.casefold()]
    if same:
        return min(likely(texts.words, tuple(readings[i] for i in same)), key=_length)
    left = likely(texts.words, readings)
    written = [_written(on, made.card, said) for said in left]
    other = next((one for one in written if one != written[0]), "")
    if other:
        made.doubts.append((sentence, other))
    return left[0]


def _length(said: Said) -> int:
    return len(repr(said))


def _written(texts: Texts, card: Card, said: Said) -> str:
    if said.field == "requirements":  # which are one sentence
        needs = Alike(texts.words, card.holds, None)(said.value)
        return texts.requirement(replace(card, requirements=needs))
    return " ".join(sorted(unit.words for unit in units(texts, card, said)))


def _put(made: Drafted, plays: list[Any], said: Said) -> None:
    card, value = made.card, cast("Any", said.value)
    match said.field:
        case "abilities" if is_immediate(value):
            plays += flat([value.effect])
        case "abilities":
            made.card = replace(card, abilities=(*card.abilities, value))
        case "requirements":
            made.card = replace(card, requirements=(*card.requirements, *value))
        case "points":
            made.card = replace(card, points=(*card.points, *value))
        case "start":
            made.card = replace(card, start=(*card.start, *value))
        case "beginner":
            made.card = replace(card, beginner=True)
        case "protected":
            made.card = replace(card, protected=True)
        case "measure":
            made.card = replace(card, measure=value[0], fewest=value[1])


def _finished(words: Words, card: Card, plays: list[Any]) -> Card:
    """What is done at once is one ability; what lies on the card is known from what it does."""
    held = (
        node.resource
        for node in walk((*card.abilities, *plays))
        if getattr(getattr(node, "to", getattr(node, "source", None)), "reference", "") == "this"
    )
    holds = card.holds or next((one for one in held if _is_held(words, one)), "")
    alike = Alike(words, holds, None, in_order=True)
    placed = {node.tile for node in walk(tuple(plays)) if isinstance(node, Place)}
    by_itself = [words.tiles[tile].effect for tile in placed if tile in words.tiles]
    plays = [one for one in plays if one not in by_itself] or plays
    whole = [] if not plays else [plays[0] if len(plays) == 1 else Unordered(tuple(plays))]
    abilities = (*(Ability("play", one) for one in whole), *card.abilities)
    return replace(
        card,
        holds=holds,
        requirements=alike(card.requirements),
        abilities=alike(abilities),
        points=changed(alike(card.points), _on_it(holds)),
    )


def _on_it(holds: str) -> Callable[[Any], Any]:
    """What a card counts for its points of what lies on it lies there, if nothing else is said."""

    def here(node: Any) -> Any:
        match node:
            case Held(cards, (held,)) if held == holds and replace(cards, whose="you") == IN_PLAY:
                return replace(node, cards=CardSet("this"))
        return node

    return here


def _is_held(words: Words, resource: object) -> bool:
    kind = words.resources.get(str(resource))
    return kind is not None and kind.kept == "card"
