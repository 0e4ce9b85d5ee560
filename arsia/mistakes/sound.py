"""What makes another sound card, which no checker can tell from what was meant.

In: a `Page`. Out: a `Seed`, or None where the card has nothing to spoil that way.
"""

from __future__ import annotations

from arsia.mistakes.registry import kind
from arsia.mistakes.text import (
    Page,
    Seed,
    a_number,
)


@kind(
    "another number",
    "A card may cost 15 as well as 14; only a level that its track does not have is noticed.",
)
def _other_number(page: Page) -> Seed | None:
    spot = a_number(page)
    if spot is None or not spot.text.isdigit():
        return None
    return page.seed(spot, str(int(spot.text) + 1))


@kind(
    "a production with the other sign",
    "Production may go up or down; noticed is only a cost that is none any more.",
)
def _other_sign(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text[0] in "+-" and s.text[1:].isdigit())
    return page.seed(spot, "-+"[spot.text[0] == "-"] + spot.text[1:]) if spot else None


@kind(
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


@kind(
    "a small word left out (`max`, `any`, `up to`, `may`, `in play`)",
    "`oxygen max 6%` and `oxygen 6%` are both requirements, your cities and all cities can both "
    "be counted.",
)
def _small_word(page: Page) -> Seed | None:
    spot = page.any(lambda s: s.text in _LITTLE)
    return page.seed(spot, "") if spot else None


_LITTLE = ("max", "min", "any", "another", "up to", "may", "all", "in play", "once per generation")


@kind(
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


@kind(
    "`or` for a comma, a comma for `or`",
    "Both join effects; noticed is only what must not be mixed, or makes no choice.",
)
def _other_joint(page: Page) -> Seed | None:
    meant = {",": " or", "or": ","}
    spot = page.any(lambda s: s.text in meant and page.bits[s.line][0].text not in ("tags", "cost"))
    return page.seed(spot, meant[spot.text]) if spot else None
