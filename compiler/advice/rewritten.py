"""Printed text as lines of the language.

In: a library, and a sentence as printed cards have it. Out: the lines that mean the same. What can
be read in two ways, or only by guessing, is none.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from compiler.graph import (
    Ability,
    Card,
    CardSet,
    ChoosePlayer,
    ChooseTile,
    ColonySet,
    Compare,
    Condition,
    Discard,
    Draw,
    Each,
    Effect,
    Gain,
    Library,
    Look,
    Lose,
    Per,
    Produce,
    Raise,
    Remove,
    RemoveTile,
    Spend,
    Tags,
    Take,
    Then,
    Tiles,
    TileSet,
    Unordered,
    card_kinds,
    changed,
    walk,
)
from compiler.meaning.mentioned import brings_it, check_mentions, too_early
from compiler.meaning.owners import check_owners_on
from compiler.meaning.rules import unsaid
from compiler.names.folding import slug
from compiler.reading.draft import draft
from compiler.reading.meanings.sentences import Said
from compiler.reading.reader import Reader, reader_of
from compiler.reading.spelling import cut
from compiler.text import Texts, is_immediate
from compiler.text.catalogue import Catalogue, catalogue
from compiler.writing import Unwritable, Writing, card_text
from dsl.lexicon.spot import uncommented
from dsl.messages.diagnostics import Edit
from dsl.mistakes.rows.tables import piece
from dsl.mistakes.unclear import OF_YOU, shared
from dsl.reading.records import dataclass
from dsl.reading.source import Span

_TAKING = r"\b(?:remove|spend|pay|lose|discard|return|steal|take)s?\b"
WORDS = 3
"""A line of fewer is no sentence."""


@dataclass(frozen=True, slots=True)
class Written:
    """The card that is being written. `holds`: what it holds is told already."""

    set: str
    kind: str
    holds: bool


def as_lines(
    library: Library, own: Container[str], folders: Sequence[Path], on: Written, line: str
) -> list[str]:
    """What the line says of the card; empty where that is not clear."""
    ways = as_ways(library, own, folders, on, line)
    return ways[0] if len(ways) == 1 else []


def as_ways(
    library: Library, own: Container[str], folders: Sequence[Path], on: Written, line: str
) -> list[list[str]]:
    """The lines that the line means, or two such ways where it can mean either; empty where that is
    not clear. `own`: the sets that are being written. `folders`: those of all sets."""
    sentence = uncommented(line).strip()
    kinds = {*card_kinds(library), "rule", *(one.kind for one in library.cards)}
    library, blank, said = _begun(library, own, folders, on)
    if blank.kind == "corporation" and sentence[:1].isdigit():
        begun = said.say("start-with", things=sentence)
        if reader_of(library, said).sentence(cut(begun)[0], blank.kind):
            sentence = begun
    if blank.kind not in kinds or '"' in sentence or len(sentence.split()) < WORDS:
        return []
    if OF_YOU.match(sentence):
        return []
    either = re.search(piece("OR_SO_MANY"), sentence, re.IGNORECASE)
    if either is not None and either[1] == " to ":  # the condition is of what is got alone
        return []
    reader = reader_of(library, said)
    whole = _one_box(reader, sentence, blank.kind)
    whole = whole or _one_box(reader, reader.spelling.bare(sentence), blank.kind)
    if not whole:
        return []
    texts = Texts(library, said)
    made = draft(reader, texts, blank, [whole])
    if (made.unread or made.guessed) and (bare := reader.spelling.bare(whole)) != whole:
        whole, made = bare, draft(reader, texts, blank, [bare])
    if made.unread or made.guessed or len(made.doubts) > 1 or _is_torn(made.card, sentence):
        return []
    cards = [made.card]
    for _, other in made.doubts:  # it is written as Arsia does, so that it means one thing
        cards.append(draft(reader, texts, blank, [whole.replace(made.doubts[0][0], other)]).card)
    theirs = _of_ones_own(library, made.card)
    if theirs != made.card and not made.doubts and not reader.says_in_play(sentence):
        cards = [theirs, made.card]
    counted = _counted_as_ones_own(library, made.card)
    if len(cards) == 1 and not made.doubts and counted != made.card:
        cards += [] if reader.says_anybodys(sentence) else [counted]
    if len(cards) == 1 and shared(whole.lower()) is not None:
        cards += [card for card in (_of_each(made.card),) if card != made.card]
    ways = [_written(library, card, on) for card in cards]
    return [] if [] in ways or [sentence] in ways else ways


def _is_torn(card: Card, sentence: str) -> bool:
    """`remove 3 plants and 2 heat from an opponent`: where the verb and from whom are said once,
    none of it is taken from oneself."""
    taken = [one for one in walk(card) if isinstance(one, Remove | Spend)]
    own = [
        isinstance(one, Spend) or (one.cards is None and one.whose in (None, "you"))
        for one in taken
    ]
    torn = any(own) and not all(own) and len(re.findall(_TAKING, sentence.lower())) == 1
    return torn or any(map(_robs_beside_another, card.abilities))


def _robs_beside_another(ability: Ability) -> bool:
    """`when anyone …: steal 2 steel, 3 plants from an opponent`: `that player` would be neither."""
    if all(event.who == "you" for event in ability.events):
        return False
    nodes = tuple(walk(ability.effect))
    taken = any(isinstance(one, Remove) and one.whose == "that" for one in nodes)
    return taken and any(isinstance(one, ChoosePlayer) for one in nodes)


def _of_ones_own(library: Library, card: Card) -> Card:
    """What is needed of tiles that players own, where one's own are meant: `requires 3 cities`."""
    owned = {kind.id for kind in library.tiles if kind.owned}

    def own(need: Condition) -> Condition:
        match need:
            case Compare(Tiles(TileSet(kinds, "all") as tiles)):
                if kinds and owned.issuperset(kinds):
                    return replace(need, measure=Tiles(replace(tiles, whose="you")))
        return need

    return replace(card, requirements=tuple(map(own, card.requirements)))


def _counted_as_ones_own(library: Library, card: Card) -> Card:
    """Tiles that lie somewhere are anybody's in a sentence and one's own in a line: `for each city
    next to an ocean`. Next to the card's own tile everybody's count, as on printed cards."""
    owned = {kind.id for kind in library.tiles if kind.owned}

    def own(node: object) -> object:
        match node:
            case Tiles(TileSet(kinds, "all") as tiles) if owned.issuperset(kinds):
                near = tiles.neighbours
                if tiles.on or (near is not None and not near.tiles.at):
                    return Tiles(replace(tiles, whose="you"))
        return node

    made: Card = changed(replace(card, requirements=()), own)
    return replace(made, requirements=card.requirements)


def _of_each(card: Card) -> Card:
    """The card, on which what the last of several is done for is what all of them are for."""

    def spread(node: Effect) -> Effect:
        if not isinstance(node, Unordered):
            return node
        last = getattr(node.parts[-1], "amount", None)
        if not isinstance(last, Per):
            return node
        made = [
            replace(one, amount=replace(last, times=one.amount))
            if isinstance(one, Gain | Lose | Produce) and isinstance(one.amount, int)
            else one
            for one in node.parts
        ]
        return Unordered(tuple(made))

    made: Card = changed(card, spread)
    return made


def _begun(
    library: Library, own: Container[str], folders: Sequence[Path], on: Written
) -> tuple[Library, Card, Catalogue]:
    """What a sentence is read with, the card that it is of, and the words of its language."""
    blank = Card("new", on.set, slug(on.kind), "New")
    # Names of one's own cards may change at every keystroke: without them a reader stays the same.
    library = replace(library, cards=tuple(one for one in library.cards if one.set not in own))
    return library, blank, catalogue(library.language(blank), folders)


def sentences(
    library: Library, own: Container[str], folders: Sequence[Path], on: Written, line: str
) -> tuple[list[str], bool]:
    """The sentences of the line, where none but the first speaks of another; and whether they
    begin with the word for a box, in which only what lasts is not."""
    text = uncommented(line).strip()
    cuts = cut(text)
    if len(cuts) < 2 or '"' in text:
        return [], False
    library, _, said = _begun(library, own, folders, on)
    reader = reader_of(library, said)
    if not all(map(reader.stands_alone, cuts[1:])):
        return [], False
    return cuts, bool(reader.label(cuts[0]))


def _written(library: Library, card: Card, on: Written) -> list[str]:
    """The lines of the card; none where they could not stand there."""
    card = _of_all(library, replace(card, abilities=tuple(_in_order(card.abilities))))
    if any(check_mentions(library, card)) or any(check_owners_on(library, card)):
        return []
    try:
        written = _in_one_line(library, card)
    except Unwritable:
        return []
    lines = [one.strip() for one in written if not on.holds or not one.startswith("  holds ")]
    return [one for one in lines if one]


def _of_all(library: Library, card: Card) -> Card:
    """What a global event brings and takes without saying whose: every player's."""
    if card.kind != "global-event":
        return card
    tracks = {one.id for one in library.counters}

    def named(effect: Effect) -> Effect:
        if isinstance(effect, Unordered | Then):
            return replace(effect, parts=tuple(map(named, effect.parts)))
        own = isinstance(effect, Raise) and effect.track in tracks
        own |= isinstance(effect, Gain | Lose | Produce | Draw | Discard)
        return Each("all", effect) if own and next(unsaid(effect, "here"), "") else effect

    return replace(
        card,
        abilities=tuple(
            one if one.effect is None else replace(one, effect=named(one.effect))
            for one in card.abilities
        ),
    )


def _in_order(abilities: Iterable[Ability]) -> list[Ability]:
    """What speaks of something that another sentence, or part of one, brings stands behind it."""
    made: list[Ability] = []
    for one in abilities:
        if one.effect is not None:
            one = replace(one, effect=_sequence(one.effect))
            if one.label != "trigger":  # that colony tile is none that set it off
                one = replace(one, effect=changed(one.effect, _just_mentioned))
        before = made[-1].effect if made and is_immediate(made[-1]) else None
        follows = is_immediate(one) and one.effect is not None and any(too_early(one.effect))
        if one.effect is not None and before is not None and follows and brings_it(before):
            one = replace(made.pop(), effect=Then((before, one.effect)))
        made.append(one)
    return made


def _sequence(effect: Effect) -> Effect:
    """`A then B` for `A, B`, where B speaks of what A brings."""
    if isinstance(effect, Each):
        return replace(effect, body=_sequence(effect.body))
    if isinstance(effect, Unordered):
        first, *others = effect.parts
        if brings_it(first) and any(any(too_early(part)) for part in others):
            return Then(effect.parts)
        match effect.parts:
            case (ChoosePlayer(whose, chance=False, players=players), Each("that", body, None)):
                return Each(whose, body, players)
            case (RemoveTile(), Each("owner", body, who)):
                return Then((first, Each("that", body, who)))
            case (ChooseTile(), Each("owner", body, who)):
                return Then((first, Each("that", body, who)))
            case (ChoosePlayer() | ChooseTile(), *_):
                return Then(effect.parts)
        if isinstance(first, Look) and any(map(_of_them, walk(tuple(others)))):
            return Then(effect.parts)
    return effect


def _just_mentioned(node: object) -> object:
    match node:
        case ColonySet(at="that"):
            return replace(node, at="it")
        case Tags(printed="that"):
            return replace(node, printed="it")
    return node


def _of_them(node: object) -> bool:
    """Whether it does something with cards that were shown just before."""
    cards = getattr(node, "cards", None)
    return isinstance(node, Take) or (isinstance(cards, CardSet) and cards.zone == "table")


def _in_one_line(library: Library, card: Card) -> list[str]:
    """The lines below its name, where what is done at once is one of them, as it was one sentence,
    unless that would need brackets."""
    written = _lines(library, card)
    others = _lines(library, replace(card, abilities=()))
    for one in filter(is_immediate, card.abilities):
        alone = _lines(library, replace(card, abilities=(one,)))
        apart = [line for line in alone if line not in others]
        whole = Writing(library).effect(one.effect) if one.effect is not None else "("
        if len(apart) > 1 and "(" not in whole:
            at = written.index(apart[0])
            written[at : at + len(apart)] = [f"  {whole}"]
    return written


def _lines(library: Library, card: Card) -> list[str]:
    return card_text(library, card).split("\n")[1:]


def _one_box(reader: Reader, text: str, kind: str) -> str:
    """Sentences behind the word for a box are all in it, but for those that are lasting effects by
    themselves; nothing where they are not read so."""
    first, *others = cut(text)
    if not others or not reader.label(first):
        return text
    if all(_lasts(reader.sentence(one, kind)) for one in others):
        return text
    return next((one for one in reader.joined([first, *others]) if reader.sentence(one, kind)), "")


def _lasts(readings: Sequence[Said]) -> bool:
    if readings and all(one.field == "points" for one in readings):
        return True
    abilities = [one.value for one in readings if isinstance(one.value, Ability)]
    lasting = not any(is_immediate(one) or one.span != "always" for one in abilities)
    return lasting and 0 < len(abilities) == len(readings)


def in_place_of(file: str, number: int, text: str, lines: Sequence[str]) -> Edit:
    """The lines in the place of that one, `text`, but for the comment behind it."""
    indent = text[: len(text) - len(text.lstrip())]
    end = len(uncommented(text)) + 1
    return Edit(Span(file, number, len(indent) + 1, number, end), f"\n{indent}".join(lines))


def in_words(lines: Sequence[str]) -> str:
    """Between the signs of a suggestion."""
    return "` and `".join(lines)
