"""Signs, small words and lines that are missing, too many or in the wrong place; whole cards.

In: a `Page`. Out: a `Seed`, or None where the card has nothing to spoil that way.
"""

from __future__ import annotations

from arsia.mistakes.registry import kind
from arsia.mistakes.text import (
    Page,
    Seed,
    Spot,
)
from compiler.messages.meaning import SAID_TWICE
from compiler.messages.names import (
    CARD_NUMBER_TAKEN,
    HEADER_WORD_TOO_MANY,
    LINE_OF_OTHER_KINDS,
    NAME_MISSING,
    NAME_TAKEN,
    PROPERTY_MISSING,
    PROPERTY_TWICE,
    UNKNOWN_PROPERTY,
)
from compiler.names.kinds import kind_of
from dsl.lexicon.spot import indent
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
    OPEN_BRACKET,
    OPEN_QUOTE,
    STRAY_SIGN,
    UNEVEN_INDENTATION,
    VERB_MISSING,
    WORD_MISSING,
    WORD_TWICE,
)

# ---- signs ---------------------------------------------------------------------------------------


@kind("a missing colon")
def _no_colon(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == ":")
    return page.seed(spot, "", ":") if spot else None


@kind("a missing comma")
def _no_comma(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == ",")
    return page.seed(spot, "", ",") if spot else None


@kind("a missing arrow")
def _no_arrow(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text == "->")
    return page.seed(spot, "", "->") if spot else None


@kind("another sign for the right one (`;`, `=>`, `.`)")
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


@kind("a bracket that is missing")
def _no_bracket(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in ("(", ")"))
    return (
        page.seed(
            spot, "", "(", ")", OPEN_BRACKET.code, BRACKET_NEVER_OPENED.code, MIXED_JOINTS.code
        )
        if spot
        else None
    )


@kind("a quote that is missing, or single ones")
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


# ---- words ---------------------------------------------------------------------------------------


@kind("a word of the language left out")
def _word_lost(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.bit.kind in ("verb", "keyword") and s.text not in _SMALL)
    if spot is None:
        return None
    named = _LOST_VERB if spot.bit.kind == "verb" else _LOST_WORD
    return page.seed(spot, "", spot.text, *named)


_SMALL = (
    *("max", "min", "any", "another", "up to", "may", "a", "an", "the", "your", "each", "other"),
    *("all", "no", "it", "here", "in play", "those", "once per generation"),
)
_LOST_VERB = (VERB_MISSING.code, EVENT_VERB_MISSING.code)
_LOST_WORD = (
    COMMA_MISSING.code,
    COLON_MISSING.code,
    JOINT_MISSING.code,
    WORD_MISSING.code,
    NAME_MISSING.code,
)


@kind("a word typed twice")
def _twice(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.bit.kind in ("verb", "keyword", "name", "number") and s.at > 0)
    if spot is None:
        return None
    return page.seed(spot, f"{spot.text} {spot.text}", SAID_TWICE.code, WORD_TWICE.code, spot.text)


# ---- lines ---------------------------------------------------------------------------------------


def _line(page: Page) -> int | None:
    return page.dice.choice(page.body()) if page.body() else None


@kind("a line that lost its indentation")
def _unindented(page: Page) -> Seed | None:
    number = _line(page)
    if number is None:
        return None
    text = page.lines[number].lstrip(" ")
    return Seed(
        page.with_line(number, text), frozenset({number + 1}), frozenset({NOT_INDENTED.code}), text
    )


@kind("a line indented too far")
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


@kind("a line broken in two")
def _broken(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.at > 0 and s.bit.kind != "mark")
    if spot is None:
        return None
    line = page.lines[spot.line]
    at = spot.bit.column - 1
    parts = (line[:at].rstrip(), " " * indent(line) + line[at:])
    places = frozenset({spot.line + 1, spot.line + 2})
    return Seed(page.with_line(spot.line, *parts), places, was=line.strip())


@kind("two lines in one")
def _joined(page: Page) -> Seed | None:
    numbers = [n for n in page.body()[:-1] if page.bits[n + 1]]
    if not numbers:
        return None
    number = page.dice.choice(numbers)
    joined = f"{page.lines[number]} {page.lines[number + 1].strip()}"
    lines = [*page.lines[:number], joined, *page.lines[number + 2 :]]
    return Seed("\n".join(lines) + "\n", frozenset({number + 1}), was=joined.strip())


@kind("a property given twice")
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


@kind("a needed property left out")
def _needed(page: Page) -> Seed | None:
    needs = page.words.kinds[page.kind].needs
    numbers = [n for n in page.body() if page.bits[n][0].text in needs]
    if not numbers:
        return None
    number = page.dice.choice(numbers)
    lines = [line for n, line in enumerate(page.lines) if n != number]
    word = page.bits[number][0].text
    return Seed(
        "\n".join(lines) + "\n", frozenset({1}), frozenset({word, PROPERTY_MISSING.code}), word
    )


# ---- the card ------------------------------------------------------------------------------------


@kind("the wrong kind of card")
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


@kind("a number or name that another card has")
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
