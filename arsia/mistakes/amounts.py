"""Numbers that are missing, needless or no amount; parts of a line in the wrong order.

In: a `Page`. Out: a `Seed`, or None where the card has nothing to spoil that way.
"""

from __future__ import annotations

from arsia.mistakes.registry import kind
from arsia.mistakes.text import (
    Page,
    Seed,
    Spot,
    a_number,
    pairs,
)
from compiler.messages.meaning import (
    AMOUNT_DOES_NOT_FIT,
    AMOUNT_MISSING,
    ARTICLE_MISSING,
    LEVEL_NOT_ON_TRACK,
    NO_AMOUNT,
    NO_MEANING_HERE,
    NO_MEANING_YET,
    NOT_IN_PERCENT,
    NOTHING_PAID,
    OBJECT_MISSING,
    PLURAL_WITHOUT_NUMBER,
    ROLE_DOES_NOT_FIT,
    THAT_MEANS_NOTHING,
    WHERE_MISSING,
)
from compiler.messages.names import (
    NAME_MISSING,
    PROPERTY_MISSHAPEN,
    UNKNOWN_NAME,
    WRONG_KIND_OF_NAME,
)
from dsl.lexicon.verbs import FRAMES
from dsl.lexicon.words import ROLES
from dsl.messages.syntax import (
    NUMBER_IN_WORDS,
    NUMBER_MISSING,
    SIGN_MISSING,
    STRAY_SIGN,
    WORD_MISSING,
)

# ---- numbers -------------------------------------------------------------------------------------


def _amount(page: Page) -> Spot | None:
    """The number right behind a verb."""

    def fits(spot: Spot) -> bool:
        before = page.next(spot, -1)
        return spot.bit.kind == "number" and before is not None and before.bit.kind == "verb"

    return page.any(fits)


@kind("a missing amount")
def _missing_amount(page: Page) -> Seed | None:
    spot = a_number(page)
    return page.seed(spot, "", *_NO_NUMBER) if spot else None


_NO_NUMBER = (
    AMOUNT_MISSING.code,
    SIGN_MISSING.code,
    NUMBER_MISSING.code,
    PROPERTY_MISSHAPEN.code,
    OBJECT_MISSING.code,
    PLURAL_WITHOUT_NUMBER.code,
    NAME_MISSING.code,
    ARTICLE_MISSING.code,
    WORD_MISSING.code,
)


@kind("a production without its sign")
def _no_sign(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text[0] in "+-" and s.text[1:].isdigit() and _produces(page, s))
    return page.seed(spot, spot.text[1:], SIGN_MISSING.code) if spot else None


def _produces(page: Page, spot: Spot) -> bool:
    return any(b.text == "production" for b in page.bits[spot.line][: spot.at])


@kind("a sign where none belongs")
def _needless_sign(page: Page) -> Seed | None:
    spot = _amount(page)
    if spot is None or not spot.text.isdigit():
        return None
    return page.seed(spot, page.dice.choice("+-") + spot.text, AMOUNT_DOES_NOT_FIT.code)


@kind("an amount of zero")
def _zero(page: Page) -> Seed | None:
    spot = _amount(page)
    sign = spot.text[0] if spot and spot.text[0] in "+-" else ""
    return page.seed(spot, f"{sign}0", NO_AMOUNT.code) if spot else None


@kind("a number in letters, or with a fraction")
def _in_letters(page: Page) -> Seed | None:
    spot = a_number(page)
    if spot is None or not spot.text.isdigit():
        return None
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    number = int(spot.text)
    spelt = words[number] if 0 < number < len(words) else f"{number}.5"
    slip = page.dice.choice([spelt, f"{number}.5"])
    return page.seed(spot, slip, spot.text, STRAY_SIGN.code, NUMBER_IN_WORDS.code, *_NO_NUMBER)


@kind("a level that its track does not have")
def _out_of_range(page: Page) -> Seed | None:
    spot = _level(page)
    return (
        page.seed(spot, page.dice.choice(["70", "-70"]), LEVEL_NOT_ON_TRACK.code) if spot else None
    )


def _level(page: Page) -> Spot | None:
    """The number behind the name of a parameter in a requirement."""

    def fits(spot: Spot) -> bool:
        row = page.bits[spot.line]
        before = [b for b in row[: spot.at] if b.kind == "name"]
        number = spot.bit.kind == "number" and row[0].text == "requires" and bool(before)
        return number and page.words.find(before[-1].text, ("parameter",)) is not None

    return page.any(fits)


@kind("a wrong unit")
def _wrong_unit(page: Page) -> Seed | None:
    spot = _amount(page) if page.dice.random() < 0.5 else _level(page)
    if spot is None or spot.text.endswith("%"):
        return None
    return page.seed(
        spot,
        spot.text + page.dice.choice(["%", "°C", "€"]),
        NOT_IN_PERCENT.code,
        AMOUNT_DOES_NOT_FIT.code,
        STRAY_SIGN.code,
    )


# ---- order ---------------------------------------------------------------------------------------


@kind("an amount and its thing swapped")
def _amount_behind(page: Page) -> Seed | None:
    found = [
        (a, b)
        for a, b in pairs(page)
        if a.bit.kind == "number" and b.bit.kind == "name" and page.is_name(b)
    ]
    if not found:
        return None
    number, thing = page.dice.choice(found)
    sentence = f"{number.text} {thing.text}"
    return page.seed(number, f"{thing.text} {number.text}", sentence, *_NO_NUMBER, last=thing)


@kind("the two sides of an arrow swapped")
def _turned_arrow(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == "->")
    if spot is None:
        return None
    row = page.bits[spot.line]
    colons = [i for i, bit in enumerate(row[: spot.at]) if bit.text == ":"]
    first = (colons[-1] if colons else -1) + 1
    begin, end = row[first], row[-1]
    line = page.lines[spot.line]
    left = line[begin.column - 1 : spot.bit.column - 1].strip()
    right = line[spot.bit.end - 1 : end.end - 1].strip()
    if "(" in line or not left:
        return None
    whole = Spot(spot.line, first, begin)
    return page.seed(
        whole, f"{right} -> {left}", NOTHING_PAID.code, last=Spot(spot.line, len(row) - 1, end)
    )


@kind("a wrong role (`from` for `to`)")
def _wrong_role(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in ("from", "to", "as"))
    if spot is None:
        return None
    others = [role for role in ROLES[:4] if role != spot.text]
    return page.seed(
        spot, page.dice.choice(others), spot.text, ROLE_DOES_NOT_FIT.code, WHERE_MISSING.code
    )


@kind("a verb that does not go with its thing")
def _wrong_verb(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in FRAMES and s.bit.kind == "verb")
    if spot is None:
        return None
    frame = FRAMES[spot.text]
    others = [v for v, f in FRAMES.items() if not set(f.things) & set(frame.things) and f.things]
    return page.seed(spot, page.dice.choice(others), *_WRONG_VERB)


_WRONG_VERB = (
    UNKNOWN_NAME.code,
    WRONG_KIND_OF_NAME.code,
    NAME_MISSING.code,
    AMOUNT_MISSING.code,
    AMOUNT_DOES_NOT_FIT.code,
    OBJECT_MISSING.code,
    NO_MEANING_HERE.code,
    ROLE_DOES_NOT_FIT.code,
    NO_MEANING_YET.code,
    THAT_MEANS_NOTHING.code,
)
