"""Lines that do not stand on cards of the deck: of parties, colonies, rules, tiles, tracks …

In: homes and lines in them. Out: what the checker says of each; what each means and how it is told,
whatever its number is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from compiler.graph import Card, Library, TileKind
from compiler.read.load import Loaded
from compiler.text import Texts, reference
from dsl.messages.diagnostics import Diagnostic
from tests.combinations.play import HELPERS, told_of
from tests.combinations.random_lines import line

USES = "corporate-era, prelude, venus, colonies, turmoil, promo, hellas-elysium"
MORE = """
kind patron, plural patrons
  dealt 3, kept 1
  face corporation

kind venture, plural ventures
  lies in a row of 2
  seats 3

kind boon, plural boons
  lies in a row of 4
  played as an action
  face event

counter depth

phase council, after production
"""
HEAD = f"set t\n  uses {USES}\n\n{HELPERS}\n{MORE}\n"


@dataclass(frozen=True)
class Home:
    """`text`: the declaration, with `{n}` and `{line}`; `ways`: what stands there, for
    `random_lines.line`."""

    text: str
    ways: tuple[str, ...]


_CARD = '{kind} "Card {{n}}"\n  {{line}}\n'
HOMES = (
    Home(
        'party party{n} "Card {n}"\n  {line}\n',
        ("bonus: <effect>", "bonus: the players with the most <counted>: <effect>"),
    ),
    Home(
        'party party{n} "Card {n}"\n  bonus: gain 1 megacredit\n  {line}\n',
        ("action: <effect>", "when <event>: <effect>", "effect: <rule>", "conversion: <effect>"),
    ),
    Home(
        'colony "Card {n}"\n  track 0, 1, 2, 3, 4, 5, 6\n  {line}\n',
        ("build: <effect>", "trade: <effect>", "colony: <effect>", "trade: gain X <stock>"),
    ),
    Home(
        'global event "Card {n}"\n  {line}\n',
        (
            *("each player: <effect>", "the players with the most <counted>: <effect>"),
            *("the first player: <effect>", "each player: if <condition>: <effect>"),
            "each player: lose <n> <stock> per <counted> max 5 minus influence",
        ),
    ),
    Home(
        'rule "Card {n}"\n  {line}\n',
        (
            *("when anyone places a city: that player: <effect>", "effect: <rule>"),
            *("at council phase: each player: <effect>", "each player: vp 1 per <counted>"),
            *("when anyone plays a <tag> tag: that player: <effect>", "effect: <rule>, <rule>"),
            *("at set-up: each player: <effect>", "the players with the most <counted>: vp 2"),
        ),
    ),
    Home(
        'board board{n} "Card {n}"\n  rows\n      .  .\n    .  .  .\n      .  .\n  {line}\n',
        ("when anyone places a tile: that player: <effect>", "effect: <rule>"),
    ),
    Home(
        "tile tile{n}\n  areas land\n  {line}\n",
        ("<effect>", "beside: <effect>", "beside for the owner: <effect>", "vp 1 per <counted>"),
    ),
    Home("parameter level{n}\n  range 0 to 9\n  {line}\n", ("at 5: <effect>", "at 3: <effect>")),
    Home("counter track{n}\n  {line}\n", ("each player: vp 1 per <counted>",)),
    Home('milestone "Card {n}"\n  cost 8\n  {line}\n', ("requires <condition>",)),
    Home(_CARD.format(kind="award"), ("most <counted>", "fewest <counted>")),
    Home('standard project "Card {n}"\n  cost 12\n  {line}\n', ("<effect>",)),
    Home(_CARD.format(kind="conversion"), ("action: <effect>",)),
    Home('patron "Card {n}"\n  holds microbe\n  {line}\n', ("<line>",)),
    Home('venture "Card {n}"\n  cost 6\n  {line}\n', ("<effect>", "full: <effect>")),
    Home(_CARD.format(kind="boon"), ("<effect>", "requires <condition>")),
    Home(_CARD.format(kind="find"), ("<effect>", "when <event>: <effect>")),
)


def lines(rng: Random, times: int) -> list[tuple[Home, str]]:
    made = (rng.choice(HOMES) for _ in range(times))
    return [*dict.fromkeys((home, line(rng, rng.choice(home.ways))) for home in made)]


def checked(
    told: Sequence[tuple[Home, str]], numbers: Iterable[int] | None = None
) -> tuple[Loaded, dict[int, list[Diagnostic]]]:
    """The set of a declaration for each of these lines, and the messages about each."""
    chosen = [*(range(len(told)) if numbers is None else numbers)]
    texts = [told[n][0].text.format(n=n, line=told[n][1]) + "\n" for n in chosen]
    loaded, about = told_of(HEAD, texts)
    wrong = {at: [one for one in these if one.severity == "error"] for at, these in about.items()}
    assert not wrong.get(-1), wrong[-1]
    return loaded, {n: wrong.get(i, []) for i, n in enumerate(chosen)}


Meant = tuple[Card | None, TileKind | None]
_NUMBER = re.compile(r"(?<!dis)(?:Card |card-|party|tile|board|level|track)\d+s?\b", re.IGNORECASE)


def found(library: Library) -> Mapping[int, Meant]:
    """What became of each line: a card, or a tile; a rule has the name of what it stands under."""
    cards = {number: card for card in library.cards if (number := _number(card.name)) is not None}
    tiles = {number: kind for kind in library.tiles if (number := _number(kind.id)) is not None}
    return {n: (cards.get(n), tiles.get(n)) for n in {*cards, *tiles}}


def _number(name: str) -> int | None:
    said = _NUMBER.fullmatch(name)
    return int(re.sub(r"\D", "", said[0])) if said else None


def meant(one: Meant) -> str:
    """Whatever its number, and whatever projects there are besides."""
    return re.sub("(?:'#', )+", "", _NUMBER.sub("#", repr(one)))


def said(texts: Texts, one: Meant) -> str:
    card, tile = one
    parts = [] if tile is None else [reference.tile(texts, tile)]
    if card is not None:
        told = texts.card(card)
        parts += [told.requirement, *told.lines, told.points]
    return _NUMBER.sub("#", "\n".join(parts))
