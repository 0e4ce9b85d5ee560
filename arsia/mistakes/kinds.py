"""The kinds of mistake that are seeded: one function each, from a card to the card spoilt.

In: a `Page`. Out: a `Seed`, or None where the card has nothing to spoil that way. `KINDS` are
mistakes of form or meaning, `LEGAL` those that make another sound card, which no checker can tell
from what was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arsia.mistakes.text import (
    Page,
    Seed,
    Spot,
    doubled,
    mistyped,
    pairs,
    reserved,
    shortened,
    spellings,
    swapped,
)
from compiler.messages.meaning import (
    AMOUNT_DOES_NOT_FIT,
    AMOUNT_MISSING,
    ARTICLE_MISSING,
    LEVEL_NOT_ON_TRACK,
    NO_AMOUNT,
    NO_MEANING_HERE,
    NO_MEANING_YET,
    NOT_HELD_HERE,
    NOT_IN_PERCENT,
    NOTHING_PAID,
    OBJECT_MISSING,
    PLURAL_WITHOUT_NUMBER,
    ROLE_DOES_NOT_FIT,
    SAID_TWICE,
    THAT_MEANS_NOTHING,
    WHERE_MISSING,
)
from compiler.messages.names import (
    CARD_NUMBER_TAKEN,
    HEADER_WORD_TOO_MANY,
    LINE_OF_OTHER_KINDS,
    MEANINGLESS_IN_FRONT,
    NAME_MISSING,
    NAME_TAKEN,
    NO_PLACE_FOR_CARDS,
    PROPERTY_MISSHAPEN,
    PROPERTY_MISSING,
    PROPERTY_TWICE,
    UNKNOWN_NAME,
    UNKNOWN_PROPERTY,
    WRONG_KIND_OF_NAME,
)
from compiler.names.folding import singulars
from compiler.names.kinds import KINDS as DECLARED
from compiler.names.kinds import kind_of
from dsl.lexicon.spot import indent
from dsl.lexicon.verbs import FRAMES
from dsl.lexicon.words import ROLES
from dsl.messages.syntax import (
    BRACKET_NEVER_OPENED,
    COLON_MISSING,
    COMMA_MISSING,
    EVENT_VERB_MISSING,
    JOINT_MISSING,
    MIXED_JOINTS,
    NAME_WITHOUT_QUOTES,
    NOT_INDENTED,
    NOTHING_STANDS_UNDER,
    NUMBER_IN_WORDS,
    NUMBER_MISSING,
    OPEN_BRACKET,
    OPEN_QUOTE,
    SIGN_MISSING,
    STRAY_SIGN,
    UNEVEN_INDENTATION,
    VERB_MISSING,
    WORD_MISSING,
    WORD_TWICE,
)

Maker = Callable[[Page], Seed | None]


@dataclass(frozen=True, slots=True)
class Kind:
    """`title` is what the report calls it; `why` no checker can tell, of another sound card."""

    title: str
    make: Maker
    why: str = ""


KINDS: list[Kind] = []
LEGAL: list[Kind] = []


def _kind(title: str, why: str = "") -> Callable[[Maker], Maker]:
    def enter(make: Maker) -> Maker:
        (LEGAL if why else KINDS).append(Kind(title, make, why))
        return make

    return enter


# ---- letters ------------------------------------------------------------------------------------


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


@_kind("a name with two letters swapped")
def _name_swapped(page: Page) -> Seed | None:
    return _letters(page, page.is_name, swapped)


@_kind("a name with a letter missing")
def _name_shortened(page: Page) -> Seed | None:
    return _letters(page, page.is_name, shortened)


@_kind("a name with a wrong letter")
def _name_mistyped(page: Page) -> Seed | None:
    return _letters(page, page.is_name, mistyped)


@_kind("a word of the language misspelt")
def _word_misspelt(page: Page) -> Seed | None:
    return _letters(page, page.is_word, page.dice.choice([swapped, shortened, doubled]))


@_kind("the first word of a line misspelt")
def _start_misspelt(page: Page) -> Seed | None:
    return _letters(page, lambda s: s.at == 0, page.dice.choice([swapped, shortened, doubled]))


@_kind("the kind of card misspelt")
def _kind_misspelt(page: Page) -> Seed | None:
    word = page.bits[0][0]
    slip = page.dice.choice([swapped, shortened, doubled])(page.dice, word.text)
    return page.seed(Spot(0, 0, word), slip, page.kind) if slip != word.text else None


# ---- names --------------------------------------------------------------------------------------


@_kind("a name that nothing declares")
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


@_kind("a name of the wrong kind")
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


@_kind("a reference to what is not there")
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


# ---- numbers ------------------------------------------------------------------------------------


def _number(page: Page) -> Spot | None:
    return page.any(lambda s: s.bit.kind == "number")


def _amount(page: Page) -> Spot | None:
    """The number right behind a verb."""

    def fits(spot: Spot) -> bool:
        before = page.next(spot, -1)
        return spot.bit.kind == "number" and before is not None and before.bit.kind == "verb"

    return page.any(fits)


@_kind("a missing amount")
def _missing_amount(page: Page) -> Seed | None:
    spot = _number(page)
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


@_kind("a production without its sign")
def _no_sign(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text[0] in "+-" and s.text[1:].isdigit() and _produces(page, s))
    return page.seed(spot, spot.text[1:], SIGN_MISSING.code) if spot else None


def _produces(page: Page, spot: Spot) -> bool:
    return any(b.text == "production" for b in page.bits[spot.line][: spot.at])


@_kind("a sign where none belongs")
def _needless_sign(page: Page) -> Seed | None:
    spot = _amount(page)
    if spot is None or not spot.text.isdigit():
        return None
    return page.seed(spot, page.dice.choice("+-") + spot.text, AMOUNT_DOES_NOT_FIT.code)


@_kind("an amount of zero")
def _zero(page: Page) -> Seed | None:
    spot = _amount(page)
    sign = spot.text[0] if spot and spot.text[0] in "+-" else ""
    return page.seed(spot, f"{sign}0", NO_AMOUNT.code) if spot else None


@_kind("a number in letters, or with a fraction")
def _in_letters(page: Page) -> Seed | None:
    spot = _number(page)
    if spot is None or not spot.text.isdigit():
        return None
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    number = int(spot.text)
    spelt = words[number] if 0 < number < len(words) else f"{number}.5"
    slip = page.dice.choice([spelt, f"{number}.5"])
    return page.seed(spot, slip, spot.text, STRAY_SIGN.code, NUMBER_IN_WORDS.code, *_NO_NUMBER)


@_kind("a level that its track does not have")
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


@_kind("a wrong unit")
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


# ---- order --------------------------------------------------------------------------------------


@_kind("an amount and its thing swapped")
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


@_kind("the two sides of an arrow swapped")
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


@_kind("a wrong role (`from` for `to`)")
def _wrong_role(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in ("from", "to", "as"))
    if spot is None:
        return None
    others = [role for role in ROLES[:4] if role != spot.text]
    return page.seed(
        spot, page.dice.choice(others), spot.text, ROLE_DOES_NOT_FIT.code, WHERE_MISSING.code
    )


@_kind("a verb that does not go with its thing")
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


# ---- signs --------------------------------------------------------------------------------------


@_kind("a missing colon")
def _no_colon(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == ":")
    return page.seed(spot, "", ":") if spot else None


@_kind("a missing comma")
def _no_comma(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == ",")
    return page.seed(spot, "", ",") if spot else None


@_kind("a missing arrow")
def _no_arrow(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == "->")
    return page.seed(spot, "", "->") if spot else None


@_kind("another sign for the right one (`;`, `=>`, `.`)")
def _odd_sign(page: Page) -> Seed | None:
    meant = {",": ";", "->": "=>", ":": ";", "/": "|", "(": "["}
    spot = page.any(lambda s: s.text in meant)
    if spot is None or page.dice.random() < 0.2:
        number = page.dice.choice(page.body())
        last = page.bits[number][-1]
        stop = Spot(number, len(page.bits[number]) - 1, last)
        return (
            page.seed(stop, last.text + ".", STRAY_SIGN.code) if last.text[-1].isalnum() else None
        )
    return page.seed(spot, meant[spot.text], spot.text, STRAY_SIGN.code)


@_kind("a bracket that is missing")
def _no_bracket(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in ("(", ")"))
    return (
        page.seed(
            spot, "", "(", ")", OPEN_BRACKET.code, BRACKET_NEVER_OPENED.code, MIXED_JOINTS.code
        )
        if spot
        else None
    )


@_kind("a quote that is missing, or single ones")
def _quotes(page: Page) -> Seed | None:
    header = [Spot(0, i, bit) for i, bit in enumerate(page.bits[0])]
    quoted = [s for s in (*header, *page.spots()) if s.bit.kind == "string"]
    if not quoted:
        return None
    spot = page.dice.choice(quoted)
    inner = spot.text.strip('"')
    slip = page.dice.choice([f'"{inner}', f'{inner}"', inner, f"'{inner}'"])
    return page.seed(
        spot,
        slip,
        f'"{inner}"',
        OPEN_QUOTE.code,
        STRAY_SIGN.code,
        NAME_WITHOUT_QUOTES.code,
        HEADER_WORD_TOO_MANY.code,
    )


# ---- words --------------------------------------------------------------------------------------


@_kind("a word of the language left out")
def _word_lost(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.bit.kind in ("verb", "keyword") and s.text not in _SMALL)
    if spot is None:
        return None
    named = _LOST_VERB if spot.bit.kind == "verb" else _LOST_WORD
    return page.seed(spot, "", spot.text, *named)


_SMALL = (
    *("max", "min", "any", "another", "up to", "may", "a", "an", "the", "your", "each", "other"),
    *("all", "no", "it", "here", "in play", "those"),
)
_LOST_VERB = (VERB_MISSING.code, EVENT_VERB_MISSING.code)
_LOST_WORD = (
    COMMA_MISSING.code,
    COLON_MISSING.code,
    JOINT_MISSING.code,
    WORD_MISSING.code,
    NAME_MISSING.code,
)


@_kind("a word typed twice")
def _twice(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.bit.kind in ("verb", "keyword", "name", "number") and s.at > 0)
    if spot is None:
        return None
    return page.seed(spot, f"{spot.text} {spot.text}", SAID_TWICE.code, WORD_TWICE.code, spot.text)


# ---- lines --------------------------------------------------------------------------------------


def _line(page: Page) -> int | None:
    return page.dice.choice(page.body()) if page.body() else None


@_kind("a line that lost its indentation")
def _unindented(page: Page) -> Seed | None:
    number = _line(page)
    if number is None:
        return None
    text = page.lines[number].lstrip(" ")
    return Seed(
        page.with_line(number, text), frozenset({number + 1}), frozenset({NOT_INDENTED.code}), text
    )


@_kind("a line indented too far")
def _too_deep(page: Page) -> Seed | None:
    number = _line(page)
    if number is None or number < 2:
        return None
    text = "  " + page.lines[number]
    places = frozenset({number + 1, number + 2})
    return Seed(
        page.with_line(number, text),
        places,
        frozenset({UNEVEN_INDENTATION.code, NOTHING_STANDS_UNDER.code}),
        text,
    )


@_kind("a line broken in two")
def _broken(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.at > 0 and s.bit.kind != "mark")
    if spot is None:
        return None
    line = page.lines[spot.line]
    at = spot.bit.column - 1
    parts = (line[:at].rstrip(), " " * indent(line) + line[at:])
    places = frozenset({spot.line + 1, spot.line + 2})
    return Seed(page.with_line(spot.line, *parts), places, was=line.strip())


@_kind("two lines in one")
def _joined(page: Page) -> Seed | None:
    numbers = [n for n in page.body()[:-1] if page.bits[n + 1]]
    if not numbers:
        return None
    number = page.dice.choice(numbers)
    joined = f"{page.lines[number]} {page.lines[number + 1].strip()}"
    lines = [*page.lines[:number], joined, *page.lines[number + 2 :]]
    return Seed("\n".join(lines) + "\n", frozenset({number + 1}), was=joined.strip())


@_kind("a property given twice")
def _given_twice(page: Page) -> Seed | None:
    numbers = [n for n in page.body() if page.bits[n][0].text in ("tags", "holds", "cost", "start")]
    if not numbers:
        return None
    number = page.dice.choice(numbers)
    line = page.lines[number]
    places = frozenset({number + 1, number + 2})
    return Seed(
        page.with_line(number, line, line), places, frozenset({PROPERTY_TWICE.code}), line.strip()
    )


@_kind("a needed property left out")
def _needed(page: Page) -> Seed | None:
    needs = DECLARED[page.kind].needs
    numbers = [n for n in page.body() if page.bits[n][0].text in needs]
    if not numbers:
        return None
    number = page.dice.choice(numbers)
    lines = [line for n, line in enumerate(page.lines) if n != number]
    word = page.bits[number][0].text
    return Seed(
        "\n".join(lines) + "\n", frozenset({1}), frozenset({word, PROPERTY_MISSING.code}), word
    )


# ---- the card -----------------------------------------------------------------------------------


@_kind("the wrong kind of card")
def _wrong_card(page: Page) -> Seed | None:
    match = kind_of(page.piece.declaration)
    others = {
        "active": ("automated", "event"),
        "automated": ("active",),
        "event": ("active",),
        "corporation": ("prelude", "standard project"),
        "milestone": ("award", "standard project"),
        "award": ("milestone",),
    }.get(match[0].words if match else "")
    if others is None:
        return None
    other = page.dice.choice(others)
    header = page.put(Spot(0, 0, page.bits[0][0]), other)
    everywhere = frozenset(range(1, len(page.lines) + 1))
    return Seed(
        header,
        everywhere,
        frozenset(
            {page.kind, PROPERTY_MISSING.code, UNKNOWN_PROPERTY.code, LINE_OF_OTHER_KINDS.code}
        ),
        other,
    )


@_kind("a number or name that another card has")
def _taken(page: Page) -> Seed | None:
    others = [s for s in page.words.ids.values() if s.declaration is not page.piece.declaration]
    header = page.bits[0]
    names = [Spot(0, i, bit) for i, bit in enumerate(header) if bit.kind == "string"]
    alike = [s for s in others if s.kind == page.kind and s.set == page.piece.set]
    if not names or not alike:
        return None
    other = page.dice.choice(alike)
    numbers = [Spot(0, i, bit) for i, bit in enumerate(header) if bit.kind == "number"]
    if numbers and other.number and page.dice.random() < 0.5:
        return page.seed(numbers[0], other.number, CARD_NUMBER_TAKEN.code)
    return page.seed(names[0], f'"{other.name}"', NAME_TAKEN.code)


# ---- what makes another sound card --------------------------------------------------------------


@_kind(
    "another number",
    "A card may cost 15 as well as 14; only a level that its track does not have is noticed.",
)
def _other_number(page: Page) -> Seed | None:
    spot = _number(page)
    if spot is None or not spot.text.isdigit():
        return None
    return page.seed(spot, str(int(spot.text) + 1))


@_kind(
    "a production with the other sign",
    "Production may go up or down; noticed is only a cost that is none any more.",
)
def _other_sign(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text[0] in "+-" and s.text[1:].isdigit())
    return page.seed(spot, "-+"[spot.text[0] == "-"] + spot.text[1:]) if spot else None


@_kind(
    "another name of the same kind",
    "Plants may be meant where steel is written; noticed are things that a card does not hold, or "
    "that repeat another.",
)
def _other_name(page: Page) -> Seed | None:
    spot = page.any(lambda s: page.symbol(s) is not None and page.is_name(s))
    symbol = page.symbol(spot) if spot else None
    if spot is None or symbol is None:
        return None
    others = [s for s in page.words.named((symbol.kind,)) if s is not symbol and " " not in s.name]
    return page.seed(spot, page.dice.choice(others).name) if others else None


@_kind(
    "a small word left out (`max`, `any`, `up to`, `may`, `in play`)",
    "`oxygen max 6%` and `oxygen 6%` are both requirements, your cities and all cities can both "
    "be counted.",
)
def _small_word(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in _LITTLE)
    return page.seed(spot, "") if spot else None


_LITTLE = ("max", "min", "any", "another", "up to", "may", "all", "in play")


@_kind(
    "a line of effects left out",
    "The rest is a card too; noticed are cards that do nothing any more, and active ones without "
    "an action.",
)
def _line_lost(page: Page) -> Seed | None:
    plain = [n for n in page.body() if page.bits[n][0].text not in ("cost", "start", "holds")]
    if len(plain) < 2:
        return None
    number = page.dice.choice(plain)
    lines = [line for n, line in enumerate(page.lines) if n != number]
    return Seed("\n".join(lines) + "\n", frozenset(range(1, len(lines) + 1)))


@_kind(
    "`or` for a comma, a comma for `or`",
    "Both join effects; noticed is only what must not be mixed, or makes no choice.",
)
def _other_joint(page: Page) -> Seed | None:
    meant = {",": " or", "or": ","}
    spot = page.any(lambda s: s.text in meant and page.bits[s.line][0].text not in ("tags", "cost"))
    return page.seed(spot, meant[spot.text]) if spot else None
