"""The table of verbs: their forms, what each acts on, how much, and which roles it takes.

One row per verb, and all that is said of it in one place: the words of the language, the checker's
messages, the lowering of effects and the table of the reference (`docs/language.md`) come from it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

HowMuch = Literal["needed", "signed", "level", "one", "optional", "none"]
"""`needed`: a number before the thing. `signed`: with + or -. `level`: a number behind it, in
steps. `one`: a number, or one when nothing is said. `none`: no number."""


@dataclass(frozen=True, slots=True)
class Verb:
    """`forms`: past and participle, where they are irregular. `things`: the kinds of noun it acts
    on, likeliest first. `roles`: those it may have. `where`: it needs one of these roles, or
    `here`. `alone`: it needs no thing. `words`: of `all` and `up to`, those that it
    takes as an amount. `cost`: it takes something away, so that it may stand left
    of the arrow. `example` is a full effect that is right, and `meaning` what the reference says of
    it; a verb without an example is no effect, but a word of scenarios and triggers."""

    verb: str
    forms: tuple[str, str] = ("", "")
    things: tuple[str, ...] = ()
    amount: HowMuch = "none"
    roles: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    alone: bool = False
    words: tuple[str, ...] = ()
    cost: bool = False
    example: str = ""
    meaning: str = ""

    @property
    def third(self) -> str:
        """`plays`, `passes`, `copies`, `looks at`."""
        first, *rest = self.verb.split(" ")
        if first.endswith(("s", "ch")):
            first += "es"
        elif re.search("[^aeiou]y$", first):
            first = first[:-1] + "ies"
        else:
            first += "s"
        return " ".join([first, *rest])

    @property
    def past(self) -> str:
        """`placed`, `copied`, `gained`, `drew`."""
        return self.forms[0] or self._regular

    @property
    def participle(self) -> str:
        return self.forms[1] or self._regular

    @property
    def _regular(self) -> str:
        base = self.verb
        if base.endswith("e"):
            return base + "d"
        return base[:-1] + "ied" if re.search("[^aeiou]y$", base) else base + "ed"


PRODUCTION = "production"
"""A verb when a sign follows (`production +1 energy`), else an ordinary word."""

_STOCK = ("resource", "any resource")
_HELD = ("card resource", "any resource")
_TRACK = ("parameter", "counter", "track")
_EITHER = ("resource", "card resource", "any resource")

ROWS = (
    Verb(
        "gain",
        things=_STOCK,
        amount="needed",
        example="gain 2 plants",
        meaning=(
            "to your stock; also a tag to have for good, which is not played: `gain 1 space tag`, "
            "or for a while: `gain 1 space tag this generation`"
        ),
    ),
    Verb(
        "lose",
        forms=("lost", "lost"),
        things=(*_STOCK, "production", "card"),
        amount="needed",
        words=("all",),
        roles=("to",),
        cost=True,
        example="lose 4 megacredits",
        meaning=(
            "as much of it as there is; `to that player` says who gets it; also `lose 1 "
            "steel production`, `lose 2 cards`, `lose 1 card per city`, `lose 2 microbes here`"
        ),
    ),
    Verb(
        "spend",
        forms=("spent", "spent"),
        things=_EITHER,
        amount="needed",
        words=("all", "up to"),
        roles=("from",),
        cost=True,
        example="spend 8 heat",
        meaning=(
            "you must have it; `here`, `from a card` for what cards hold; of `up to 4` the number "
            "chosen is X for what follows, as it is of `pay` and `discard`"
        ),
    ),
    Verb(
        "pay",
        forms=("paid", "paid"),
        amount="needed",
        words=("up to",),
        cost=True,
        example="pay 8 with steel",
        meaning="the same in megacredits; `with` says what else may pay",
    ),
    Verb(
        "production",
        things=_STOCK,
        amount="signed",
        example="production +1 energy",
        meaning="down it must be possible; `of any player` is the red border",
    ),
    Verb(
        "raise",
        things=_TRACK,
        amount="level",
        roles=("ignoring",),
        example="raise temperature 1",
        meaning=(
            "a parameter or a counter, in steps; `ignoring bonuses`: nobody gets what it brings, "
            "nor what its marks bring, and only `anyone` has raised it"
        ),
    ),
    Verb(
        "lower",
        things=_TRACK,
        amount="level",
        roles=("ignoring",),
        example="lower rating 1",
        meaning=(
            "the same downwards; a parameter that is full stays so, and one that its tiles raise, "
            "as oceans, does not fall below how many of them lie there: "
            "`remove 1 ocean -> lower oceans 1`. A loss may take a counter "
            "below zero; left of an arrow it must be there in full"
        ),
    ),
    Verb(
        "place",
        things=("tile", "card", "colony", "delegate"),
        amount="optional",
        words=("all",),
        roles=("ignoring", "from"),
        example="place ocean",
        meaning=(
            "a tile, or so many, a colony or delegates; what follows the tile replaces its own "
            "rule about the same thing, and stands before what is counted: `place 1 ocean on a "
            "land area per city`; `ignoring bonuses`: it is nobody's, and nobody gets what it "
            "brings; `ignoring placement bonuses`: it is yours, and gives nothing that is printed"
            " there or lies beside; `ignoring tile effects`: the tile's own lines are not done, "
            "so that a greenery raises no oxygen; also a token from its pile: `place 1 find on "
            "each land area`"
        ),
    ),
    Verb(
        "add",
        forms=("added", "added"),
        things=_HELD,
        amount="needed",
        roles=("to",),
        where=("to",),
        example="add 1 animal here",
        meaning=(
            "to this card, `to a card`, `to another card`, `to that card`, `to each card`; to "
            "each of several `to up to 2 different cards`"
        ),
    ),
    Verb(
        "remove",
        things=(*_EITHER, "tile", "delegate"),
        amount="needed",
        words=("all", "up to"),
        roles=("from",),
        where=("from",),
        cost=True,
        example="remove 3 plants from any player",
        meaning=(
            "from a player's stock; `from any card`, `from each card`; a tile from the board, "
            "where there is one: `remove 1 greenery adjacent to it`; `1 colony of an opponent`"
        ),
    ),
    Verb(
        "steal",
        forms=("stole", "stolen"),
        things=("resource",),
        amount="needed",
        words=("all", "up to"),
        roles=("from",),
        where=("from",),
        example="steal 2 steel from any player",
        meaning=(
            "what is removed from another player becomes yours: all of it, or with `up to` so much "
            "as you like"
        ),
    ),
    Verb(
        "draw",
        forms=("drew", "drawn"),
        things=("card",),
        amount="needed",
        example="draw 2 cards",
        meaning="with a filter, cards are revealed until found: `draw 2 science cards`",
    ),
    Verb(
        "look at",
        forms=("looked at", "looked at"),
        things=("card",),
        amount="needed",
        words=("all",),
        roles=("from",),
        example="look at 3 cards then take 1 of them",
        meaning=(
            "of the deck, for yourself; what is not taken is discarded; `2 preludes` are of their "
            "own pile; `1 find adjacent to your tile`, or `all finds`, stay, as in `the hand of an "
            "opponent`; `4 random cards from the discards`, as many as there are, one at least"
        ),
    ),
    Verb(
        "reveal",
        things=("card",),
        amount="needed",
        words=("all",),
        roles=("from",),
        example="reveal 1 card",
        meaning=(
            "of the deck, for all to see; `from hand`: cards of your choice, which stay there; `1 "
            "random card from the hand of an opponent`; what lies on an area lies open from then on"
        ),
    ),
    Verb(
        "hide",
        forms=("hid", "hidden"),
        things=("card",),
        amount="needed",
        words=("all",),
        example="hide 1 find adjacent to your tile",
        meaning="what lies face up on an area is turned face down",
    ),
    Verb(
        "take",
        forms=("took", "taken"),
        things=("card", "action", "seat"),
        amount="needed",
        words=("all", "up to"),
        roles=("from", "for", "ignoring"),
        example="take 1 of them",
        meaning=(
            "of the cards looked at, into your hand, also `up to 2 of them`, or all: `take them`; "
            "what is laid out: `take 1 find adjacent to your tile`, `1 boon from the row`; `take 1 "
            "seat on a venture for 5 less`, or `for free`, `ignoring requirements`; `take 2 "
            "actions`: of a turn, at once"
        ),
    ),
    Verb(
        "buy",
        forms=("bought", "bought"),
        things=("card",),
        amount="one",
        words=("up to",),
        example="buy it",
        meaning="the same, for the price of a card: `buy up to 4 of them`",
    ),
    Verb(
        "discard",
        things=("card",),
        amount="needed",
        words=("all", "up to"),
        roles=("from",),
        cost=True,
        example="discard 1 card",
        meaning="from your hand, with `from hand` or without; `1 random card`: chance chooses",
    ),
    Verb(
        "copy",
        things=("box", "effect"),
        amount="none",
        example="copy the production box of a building card",
        meaning=(
            "or `the immediate effects of` a card; `the production boxes of 2 building cards`"
        ),
    ),
    Verb(
        "move",
        things=("card", "tile"),
        amount="one",
        words=("all", "up to"),
        roles=("from", "to"),
        example="move 1 card from hand to here",
        meaning=(
            "a card from one place to another, see below: `move it to the top of the deck`; a tile "
            "to where its rule lets it go: `move a city`, or `move a city to an area adjacent to "
            "it`, one of any kind where an area is named: `move a tile to a land area`; a token to "
            "an area"
        ),
    ),
    Verb(
        "double",
        forms=("doubled", "doubled"),
        things=("any resource",),
        amount="none",
        example="double the resources on a card",
        meaning="as many again",
    ),
    Verb(
        "use",
        things=("action", "standard project"),
        amount="one",
        roles=("for",),
        example="use the action of a card used this generation",
        meaning=(
            "once more; `the actions of up to 2 cards`, `of each card`; "
            "`use 1 standard project`, `for free` or `for 5 less`, `for 1 less per city`"
        ),
    ),
    Verb(
        "play",
        things=("card",),
        amount="one",
        roles=("from", "for", "ignoring"),
        example="play 1 card from hand for free",
        meaning=(
            "or `for 5 less`, `for 1 less per city`, where X is chosen `for X less`; `ignoring "
            "requirements`, `ignoring global requirements`, also "
            "`temperature requirements`, `tag requirements`; `play 1 of them`: of the cards looked "
            "at or drawn, `draw 1 card then may play it`"
        ),
    ),
    Verb(
        "fund",
        things=("award",),
        amount="one",
        roles=("for",),
        example="fund an award for free",
        meaning="or `for 5 less`, `for 1 less per city`; at its price, where nothing is said",
    ),
    Verb(
        "claim",
        things=("tile", "milestone"),
        amount="one",
        roles=("for", "ignoring"),
        example="claim an ocean tile without owner",
        meaning=(
            "a tile becomes yours; also `claim a milestone`, `for free` or `for 5 less`, `for 1 "
            "less per city`, `ignoring requirements`"
        ),
    ),
    Verb(
        "exchange",
        things=("tile", "delegate", "chairman", "leader", "party", "production", "resource"),
        amount="one",
        roles=("for",),
        example="exchange your greenery for a city",
        meaning=(
            "at once, on the same area, whatever the other tile's rule says; `the ruling party for "
            "greens`, `the dominant party for a party`: another one is it from now on; `heat "
            "production with an opponent`, also `plants`, `hands`: see below"
        ),
    ),
    Verb(
        "trade",
        amount="none",
        alone=True,
        roles=("ignoring",),
        example="trade",
        meaning=(
            "with a colony, or only with such a one: `trade with a colony tile with your colony`, "
            "see below"
        ),
    ),
    Verb(
        "pass",
        forms=("passed", "passed"),
        amount="none",
        alone=True,
        cost=True,
        example="pass",
        meaning="no more turns this generation; who has passed already cannot",
    ),
    Verb(
        "become",
        forms=("became", "become"),
        things=("chairman",),
        amount="none",
        example="become the first player",
        meaning=(
            "you have the first player marker from now on, see below; also `the chairman`: one of "
            "your delegates takes the place of whoever is"
        ),
    ),
    Verb("begin", forms=("began", "begun")),
    Verb("choose", forms=("chose", "chosen")),
    Verb("end", forms=("ended", "ended")),
    Verb("reach"),
)

FRAMES: dict[str, Verb] = {row.verb: row for row in ROWS if row.example}
"""The verbs that are effects."""
COSTS = tuple(row.verb for row in ROWS if row.cost)
UNCOUNTED = tuple(row.verb for row in ROWS if row.amount == "none")


_HOW_MUCH = {
    "`4`, `X`, `1 per city`, `4 minus 1 per city`, `4 plus 1 per city`": (
        "needed",
        "signed",
        "level",
        "optional",
    ),
    "one, or a number of some things": ("one",),
    "nothing": ("none",),
}


def amounts() -> str:
    """The table of what may stand before the thing of a verb, in the reference."""
    rows = [
        *(
            (how, [row for row in FRAMES.values() if row.amount in amounts])
            for how, amounts in _HOW_MUCH.items()
        ),
        ("`all`, `all except 3`", [row for row in FRAMES.values() if "all" in row.words]),
        ("`up to 4`", [row for row in FRAMES.values() if "up to" in row.words]),
    ]
    lines = [f"| {how} | {' '.join(f'`{row.verb}`' for row in found)} |" for how, found in rows]
    return "\n".join(["| amount | goes with |", "|---|---|", *lines])


def table() -> str:
    """The table of verbs in the reference."""
    rows = [f"| `{row.verb}` | `{row.example}` | {row.meaning} |" for row in FRAMES.values()]
    return "\n".join(["| verb | example | meaning |", "|---|---|---|", *rows]).replace(
        "|  |", "| |"
    )
