"""Slips of the pen and of memory: letters of words, names that are others.

In: a `Page`. Out: a `Seed`, or None where the card has nothing to spoil that way.
"""

from __future__ import annotations

from collections.abc import Callable

from arsia.mistakes.registry import kind
from arsia.mistakes.text import (
    Page,
    Seed,
    Spot,
    doubled,
    mistyped,
    reserved,
    shortened,
    spellings,
    swapped,
)
from compiler.messages.meaning import NO_MEANING_HERE, NOT_HELD_HERE, THAT_MEANS_NOTHING
from compiler.messages.names import (
    MEANINGLESS_IN_FRONT,
    NO_PLACE_FOR_CARDS,
    UNKNOWN_NAME,
    UNKNOWN_PROPERTY,
    WRONG_KIND_OF_NAME,
)
from compiler.names.folding import singulars

# ---- letters -------------------------------------------------------------------------------------


def _letters(page: Page, fits: Callable[[Spot], bool], change: Callable[..., str]) -> Seed | None:
    """A word of four letters or more with a slip; one that makes no other word of the language."""
    spot = page.any(lambda s: len(s.text) > 3 and s.text.isalpha() and fits(s))
    if spot is None:
        return None
    slip = change(page.dice, spot.text)
    made = Spot(spot.line, spot.at, type(spot.bit)(slip, "name", spot.bit.column))
    if slip == spot.text or reserved(slip) or page.symbol(made) is not None:
        return None
    symbol = page.symbol(spot)
    known = spellings(symbol) if symbol else ()
    return page.seed(spot, slip, *singulars(spot.text), *known)


@kind("a name with two letters swapped")
def _name_swapped(page: Page) -> Seed | None:
    return _letters(page, page.is_name, swapped)


@kind("a name with a letter missing")
def _name_shortened(page: Page) -> Seed | None:
    return _letters(page, page.is_name, shortened)


@kind("a name with a wrong letter")
def _name_mistyped(page: Page) -> Seed | None:
    return _letters(page, page.is_name, mistyped)


@kind("a word of the language misspelt")
def _word_misspelt(page: Page) -> Seed | None:
    return _letters(page, page.is_word, page.dice.choice([swapped, shortened, doubled]))


@kind("the first word of a line misspelt")
def _start_misspelt(page: Page) -> Seed | None:
    return _letters(page, lambda s: s.at == 0, page.dice.choice([swapped, shortened, doubled]))


@kind("the kind of card misspelt")
def _kind_misspelt(page: Page) -> Seed | None:
    word = page.bits[0][0]
    slip = page.dice.choice([swapped, shortened, doubled])(page.dice, word.text)
    return page.seed(Spot(0, 0, word), slip, page.kind) if slip != word.text else None


# ---- names ---------------------------------------------------------------------------------------


@kind("a name that nothing declares")
def _undeclared(page: Page) -> Seed | None:
    spot = page.any(lambda s: page.symbol(s) is not None and page.is_name(s))
    return (
        page.seed(
            spot,
            "zyxwv",
            UNKNOWN_NAME.code,
            UNKNOWN_PROPERTY.code,
            MEANINGLESS_IN_FRONT.code,
            NO_PLACE_FOR_CARDS.code,
        )
        if spot
        else None
    )


@kind("a name of the wrong kind")
def _wrong_kind(page: Page) -> Seed | None:
    spot = page.any(lambda s: page.symbol(s) is not None and page.is_name(s))
    if spot is None:
        return None
    own = {k for k, known in page.words.by_kind.items() if page.words.find(spot.text, (k,))}
    kinds = [k for k in ("resource", "tag", "tile", "parameter", "terrain") if k not in own]
    others = [
        s.name
        for s in page.words.named(kinds)
        if " " not in s.name and not any(page.words.find(s.name, (k,)) for k in own)
    ]
    return (
        page.seed(
            spot,
            page.dice.choice(others),
            WRONG_KIND_OF_NAME.code,
            UNKNOWN_NAME.code,
            MEANINGLESS_IN_FRONT.code,
        )
        if others
        else None
    )


@kind("a reference to what is not there")
def _reference(page: Page) -> Seed | None:
    """Nothing is held any more, or `that` where nothing set anything off."""
    for number in page.body():
        first = page.bits[number][0]
        uses = [n for n in page.body() if any(b.text == "here" for b in page.bits[n])]
        if first.text == "holds" and uses:
            lines = [line for n, line in enumerate(page.lines) if n != number]
            places = frozenset(n + 1 - (n > number) for n in uses)
            return Seed(
                "\n".join(lines) + "\n", places, frozenset({"holds", NOT_HELD_HERE.code}), "holds"
            )
    triggered = {n for n in page.body() if page.bits[n][0].text == "when"}
    spot = page.any(lambda s: s.text in ("a", "any", "another") and s.line not in triggered)
    return page.seed(spot, "that", THAT_MEANS_NOTHING.code, NO_MEANING_HERE.code) if spot else None
