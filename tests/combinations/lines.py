"""Every verb with every quantity, every kind of player and every place a line may stand in.

In: nothing. Out: `Line`s, each with what the language reference says of it: what comes of it
(`runtime` is not asked: `tests.combinations.model` is a few lines of its own), or that it is
refused. Nothing is left out: what is not listed as right is expected to be refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tests.combinations import model as m
from tests.combinations.model import Change, World

# ---- quantities ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Quantity:
    """What stands before the thing and behind it; `kind` is what the reference calls it."""

    front: str
    back: str = ""
    kind: str = "word"
    number: int = 0

    def __str__(self) -> str:
        return f"{self.front} …{self.back}" if self.back else self.front


NUMBER = Quantity("4", kind="number", number=4)
SMALL = Quantity("1", kind="number", number=1)
X = Quantity("X", kind="X", number=1)
ALL = Quantity("all", kind="all")
UP_TO = Quantity("up to 4", kind="up to", number=4)
PER = Quantity("1", " per city in play", "per", m.CITIES)

QUANTITIES = (
    NUMBER,
    SMALL,
    X,
    ALL,
    UP_TO,
    PER,
    Quantity("2X", kind="X", number=2),
    Quantity("999999", kind="number", number=999_999),
    Quantity("all", " except 2", "all", 2),
    Quantity("4", " minus 1 per city in play", "per", 4 - m.CITIES),
    Quantity("1", " plus 1 per city in play", "per", 1 + m.CITIES),
    Quantity("2", " per city in play max 2", "per", 4),
    Quantity("up to 1", " per city in play", "up to", m.CITIES),
    *(Quantity(front) for front in ("up to X", "max 4", "min 4", "", "0", "-4", "+4")),
    *(Quantity(front) for front in ("another", "any", "each", "no", "your", "that", "this")),
    *(Quantity(f"{word} 4") for word in ("another", "any", "each", "all")),
    *(Quantity("4", back) for back in (" max 4", " min 4", " this generation", " in play")),
    Quantity("max 4", " per city in play"),
    Quantity("X", " per city in play"),
)

# ---- players ------------------------------------------------------------------------------------

PLAYERS = {
    "you": "you",
    "any player": "any",
    "a player": "any",
    "anyone": "any",
    "an opponent": "opponent",
    "any opponent": "opponent",
    "another player": "opponent",
    "each player": "all",
    "all players": "all",
    "everyone": "all",
    "each opponent": "opponents",
    "opponents": "opponents",
    "the first player": "first",
    "the owner of this card": "first",
    "that player": "that",
    "that opponent": "that",
    "the owner": "owner",
    "the players with the most plants": "most",
    "the player with the fewest plants": "fewest",
    "any player with 1 plant production": "described",
}
"""Each way to name players, and whom the reference says it means."""

CHOSEN, EACH = ("any", "opponent"), ("all", "opponents")

# ---- lines --------------------------------------------------------------------------------------

Outcome = Callable[[World], Change | None]
"""What a line changes in a world; None where it must be done and cannot."""


@dataclass(frozen=True)
class Line:
    """`outcome` None: the checker refuses it. `costs`: it may stand left of an arrow, and `paid` is
    what it does there, where that is otherwise."""

    text: str
    outcome: Outcome | None
    costs: bool = False
    paid: Outcome | None = None


@dataclass(frozen=True)
class Verb:
    """`text` has `{q}` and `{b}` for a quantity. `takes`: kinds of quantity that mean something
    there. `bounds`: whether an X is limited by it. `chosen`: of `up to` it is an X. `does`: what
    so much of it changes; `paid`: what it changes left of an arrow, where that is otherwise."""

    text: str
    takes: tuple[str, ...]
    does: Callable[[World, str, int], Change | None]
    bounds: bool = True
    costs: bool = False
    paid: Callable[[World, str, int], Change | None] | None = None
    chosen: bool = False

    def line(self, q: Quantity) -> str:
        return " ".join(self.text.format(q=q.front, b=q.back).split())


_SOME = ("number", "X", "per")
_TAKEN = (*_SOME, "all")
_GIVEN = (*_TAKEN, "up to")


def _verbs() -> Iterator[Verb]:
    for stock in ("plants", "megacredits"):
        yield Verb(f"gain {{q}} {stock}{{b}}", _SOME, m.gain(stock), bounds=False, costs=True)
        yield Verb(f"lose {{q}} {stock}{{b}}", _TAKEN, m.lose(stock), bounds=False)
        yield Verb(f"spend {{q}} {stock}{{b}}", _GIVEN, m.spend(stock), costs=True, chosen=True)
    yield Verb("lose {q} plant production{b}", _TAKEN, m.lose("plant production"), bounds=False)
    yield Verb("lose {q} cards{b}", _TAKEN, m.lose("hand"), bounds=False)
    yield Verb("lose {q} science cards{b}", _TAKEN, m.lose("science in hand"), bounds=False)
    paying = (*_SOME, "up to")
    yield Verb("pay {q}{b}", paying, m.spend("megacredits"), costs=True, chosen=True)
    made = m.gain("plant production")
    yield Verb("production +{q} plants{b}", _SOME, made, bounds=False, costs=True)
    yield Verb("production -{q} plants{b}", _SOME, m.spend("plant production"), costs=True)
    yield Verb("raise rating {q}{b}", _SOME, m.gain("rating"), bounds=False, costs=True)
    yield Verb(
        "lower rating {q}{b}",
        _SOME,
        m.spend_freely("rating"),
        bounds=False,
        costs=True,
        paid=m.spend("rating"),
    )
    warmed = m.in_full(m.warm, 3)
    yield Verb("raise temperature {q}{b}", _SOME, m.warm, bounds=False, costs=True, paid=warmed)
    yield Verb("draw {q} cards{b}", _SOME, m.draw, bounds=False)
    for cards, where in (("", "hand"), ("science ", "science in hand")):
        text = f"discard {{q}} {cards}cards{{b}}"
        yield Verb(text, _GIVEN, m.discard(where), costs=True, chosen=True)
    yield Verb("discard {q} random cards{b}", _GIVEN, m.discard("hand"), costs=True, chosen=True)
    yield Verb("lose {q} random cards{b}", _TAKEN, m.lose("hand"), bounds=False)
    yield Verb("look at {q} cards{b}", _SOME, m.look, bounds=False)
    yield Verb("reveal {q} cards{b}", _SOME, m.look, bounds=False)
    yield Verb("reveal {q} cards from hand", ("number", "X", "all"), m.show, costs=True)
    taken = ("number", "X", "all", "up to")
    yield Verb("move {q} cards from hand to the discards", taken, m.move, costs=True)
    for front, source in (("spend", "here"), ("remove", "here")):
        spent = front == "spend"
        does, text = m.unload("this", spent), f"{front} {{q}} microbes {source}{{b}}"
        yield Verb(text, _GIVEN, does, costs=True, chosen=spent)
    for where, cards in (("this", "here{b}"), ("other", "to another card")):
        kinds = _SOME if where == "this" else ("number", "X")
        text = f"add {{q}} microbes {cards}"
        yield Verb(text, kinds, m.load(where), bounds=False, costs=True)
    yield Verb("add {q} microbes to each card", ("number", "X"), m.load_each, bounds=False)
    text = "spend {q} microbes from another card"
    yield Verb(text, taken, m.unload("other", True), costs=True, chosen=True)
    yield Verb("remove {q} microbes from another card", taken, m.unload("other"), costs=True)
    yield Verb("remove {q} microbes from any other card", taken, m.unload("any"), costs=True)
    for who, whom in PLAYERS.items():
        if whom in ("that", "owner", "most", "fewest"):
            continue
        for front, steal in (("remove", False), ("steal", True)):
            possible = () if (steal and whom == "you") else taken
            if whom in EACH:
                possible = tuple(one for one in possible if one not in ("X", "up to"))
            does = m.remove("plants", whom, steal)
            yield Verb(f"{front} {{q}} plants from {who}", possible, does, costs=whom not in EACH)
    lying = "finds adjacent to your tile"
    seen = (*_SOME, "all")
    yield Verb(f"take {{q}} {lying}{{b}}", seen, m.take_token("lying"), bounds=False)
    yield Verb("draw {q} finds{b}", _SOME, m.take_token("piled"), bounds=False)
    yield Verb(f"look at {{q}} {lying}{{b}}", seen, m.look_at_token, bounds=False)
    yield Verb(f"reveal {{q}} {lying}{{b}}", seen, m.look_at_token, bounds=False)
    yield Verb("discard {q} finds{b}", _GIVEN, m.discard_token, costs=True, chosen=True)
    yield Verb(
        "move {q} finds adjacent to your tile to the pile", taken, m.put_back_token, costs=True
    )
    sea = m.place("ocean", 9)
    yield Verb(
        "place {q} oceans{b}",
        ("number", "per"),
        sea,
        bounds=False,
        costs=True,
        paid=m.in_full(sea, 9),
    )
    yield Verb(
        "place {q} cities{b}", ("number", "per"), m.place("city", None), bounds=False, costs=True
    )
    yield Verb("take {q} actions{b}", ("number",), m.nothing)


VERBS = tuple(_verbs())

_AS_ONE = {
    "place {q} oceans{b}": ("",),
    "place {q} cities{b}": ("",),
    "move {q} cards from hand to the discards": ("", "your"),
    "move {q} finds adjacent to your tile to the pile": ("", "your"),
}
"""Where no number is one."""


def counted(quantities: tuple[Quantity, ...] = QUANTITIES) -> Iterator[Line]:
    """Each verb with each quantity."""
    for verb in VERBS:
        for q in quantities:
            if q.back and "{b}" not in verb.text:
                continue
            paid = _outcome(replace(verb, does=verb.paid), q) if verb.paid else None
            yield Line(verb.line(q), _outcome(verb, q), verb.costs, paid)


def _outcome(verb: Verb, q: Quantity) -> Outcome | None:
    if q.front in _AS_ONE.get(verb.text, ()) and not q.back:
        return lambda world: verb.does(world, "number", 1)
    if q.front in ("+4", "-4") or q.kind not in verb.takes or (q.kind == "X" and not verb.bounds):
        return None
    if q.kind == "up to" and verb.chosen:
        return lambda world: m.first_of(verb.does(world, "number", x) for x in (2, 1, 0))
    if q.kind != "X":
        how = "number" if q.kind == "per" else q.kind
        return lambda world: verb.does(world, how, q.number)
    return lambda world: m.first_of(verb.does(world, "number", x * q.number) for x in (2, 1))


def addressed(that: bool) -> Iterator[Line]:
    """Each kind of player in each role that is a player's. `that`: there is `that player`."""
    for who, whom in PLAYERS.items():
        one = {"you", "first", *(("that",) if that else ())}
        for text, does in _SAID_TO.items():
            right = whom in (*one, *CHOSEN, *EACH, "most", "fewest", "described")
            yield Line(f"{who}: {text}", m.told(whom, does) if right else None)
        right = whom in (*one, *CHOSEN, *EACH)
        for sign in "-+":
            outcome = m.produced(whom, 4, down=sign == "-") if right else None
            full = sign == "+" or whom not in EACH
            yield Line(f"production {sign}4 plants of {who}", outcome, costs=full)
        counted = m.per_city(whom) if right else None
        yield Line(f"gain 1 plant per city of {who}", counted, costs=True)
        right = whom in one - {"you"} or whom == "opponent"
        yield Line(f"lose 4 plants to {who}", m.give("plants", whom) if right else None)
        swapped = m.exchange("plant production", whom) if right else None
        yield Line(f"exchange plant production with {who}", swapped)
        yield Line(f"exchange plants with {who}", m.exchange("plants", whom) if right else None)
        moved = m.move_to(whom) if whom in one or whom in CHOSEN else None
        yield Line(f"move this card to the event pile of {who}", moved, costs=True)
        right = whom in one or whom in CHOSEN or who == "opponents"
        given = m.one_of(whom) if right else None
        yield Line(f"add 1 microbe to a card of {who}", given, costs=True)
        right = whom in one or whom in EACH
        yield Line(f"add 1 microbe to each card of {who}", m.every(whom) if right else None)
        gone = m.every(whom, -1) if right else None
        yield Line(f"remove 1 microbe from each card of {who}", gone)
        for front, steal in (("remove", False), ("steal", True)):
            if whom not in (*CHOSEN, *EACH, "you", "first", "described"):  # those have quantities
                taken = m.remove("plants", whom, steal) if whom in one else None
                done = _fixed(taken, 4) if taken is not None else None
                yield Line(f"{front} 4 plants from {who}", done, costs=True)
        decided = _always({(m.RED, "plants"): 4}) if whom in one - {"you"} else None
        yield Line(f"{who} decides for you: gain 4 plants or gain 4 heat", decided)
        for line in _NO_PLAYER:
            yield Line(line.format(p=who), None)


_SAID_TO: dict[str, Callable[[World, m.Player], Change | None]] = {
    "gain 4 plants": lambda world, p: {(p, "plants"): 4},
    "lose 4 plants": lambda world, p: {(p, "plants"): -min(4, world[p, "plants"])},
    "lose all plants": lambda world, p: {(p, "plants"): -world[p, "plants"]},
    "spend 4 plants": lambda world, p: m.spend("plants", p)(world, "number", 4),
    "spend all plants": lambda world, p: m.spend("plants", p)(world, "all", 0),
    "draw 1 card": lambda world, p: {(p, "hand"): 1},
    "discard 1 card": lambda world, p: m.discard("hand", p)(world, "number", 1),
    "discard all cards": lambda world, p: {(p, "hand"): -world[p, "hand"]},
    "raise rating 1": lambda world, p: {(p, "rating"): 1},
    "production -2 plants": lambda world, p: m.spend("plant production", p)(world, "number", 2),
}


def single() -> Iterator[Line]:
    """Verbs that take one thing, or a plain number, with what else one may try."""
    for text, change in _RIGHT.items():
        yield Line(text, _always(change))
    yield Line("gain 1 heat per highest production", _highest)
    for text in _WRONG:
        yield Line(text, None)


def _fixed(does: Callable[[World, str, int], Change | None], number: int) -> Outcome:
    return lambda world: does(world, "number", number)


def _always(change: Change | None) -> Outcome:
    return lambda world: change


def _highest(world: World) -> Change:
    return {(m.RED, "heat"): world[m.RED, "plant production"]}


_MILLS = (m.RED, "heat production")
_RIGHT: dict[str, Change | None] = {
    "copy the production box of a building card": {_MILLS: 1},
    "copy the production boxes of 2 building cards": {_MILLS: 2},
    "copy the production boxes of 999999 building cards": None,
    "double the resources on another card": {(m.RED, "other"): m.START[m.RED, "other"]},
    "remove 1 city": {(m.RED, "cities"): -1},
    "remove 1 city of an opponent": {(m.BLUE, "cities"): -1},
    "remove 1 city of opponents": {(m.BLUE, "cities"): -1},
    "look at 3 cards then take 2 of them": {(m.RED, "hand"): 2},
    "look at 3 cards then take up to 2 of them": {(m.RED, "hand"): 2},
    "look at 3 cards then buy up to 2 of them": {(m.RED, "hand"): 2, (m.RED, "megacredits"): -6},
    "look at 3 cards then buy 2 of them": {(m.RED, "hand"): 2, (m.RED, "megacredits"): -6},
    "gain 2 standard resources": {(m.RED, "megacredits"): 2},
    "gain 1 standard resource per city in play": {(m.RED, "megacredits"): m.CITIES},
    "lose 1 standard resource": {(m.RED, "megacredits"): -1},
    "spend 1 standard resource": {(m.RED, "megacredits"): -1},
    "gain 1 space tag this generation": {},
    "gain 1 space tag": {},
    "gain 3 of one standard resource": {(m.RED, "megacredits"): 3},
    "production +2 of one standard resource": {(m.RED, "megacredit production"): 2},
    "gain 1 heat per the lowest of plants, megacredits": {(m.RED, "heat"): 6},
    "gain 1 heat per the highest of plants, megacredits": {(m.RED, "heat"): 30},
    "gain 1 heat per lowest production": {},
    "reveal 1 card then gain 2 heat per its cost": {},
    "reveal 1 card then gain 2 heat per its points": {},
    "look at 3 cards then discard 1 card then gain 1 heat per 2 of its cost": {(m.RED, "hand"): -1},
    "move 1 random card from hand to the discards": {(m.RED, "hand"): -1},
    "reveal 1 random card from hand": {},
    "at next production phase: gain 4 plants": {},
    "next time you gain plants: gain 4 heat": {},
    "reveal 1 random card from the hand of an opponent then gain 1 heat per card of them": {
        (m.RED, "heat"): 1
    },
    "reveal 1 random card from the hand of an opponent then take it": {
        (m.RED, "hand"): 1,
        (m.BLUE, "hand"): -1,
    },
    "reveal 3 cards then gain 1 heat per card of them": {(m.RED, "heat"): 3},
    "discard 2 cards then gain 1 heat per card of them": {(m.RED, "hand"): -2, (m.RED, "heat"): 2},
    "look at 3 cards then take all cards of them": {(m.RED, "hand"): 3},
    "look at 3 cards then move 2 of them to the bottom of the deck": {},
    "place pond then gain 1 heat per ocean in play": {(m.RED, "heat"): 1},
    "place pond then place pond then gain 1 heat per ocean in play": {(m.RED, "heat"): 2},
    "gain 1 heat per pond": {},
    "place city on luna then gain 1 heat per city on luna": {(m.RED, "heat"): 1},
    "place city on mars then gain 1 heat per city on luna": {},
    "place city on luna then gain 1 heat per city": {(m.RED, "heat"): 2},
    "gain 1 heat per city on mars": {(m.RED, "heat"): 1},
    "gain 1 heat per city of any player on mars": {(m.RED, "heat"): m.CITIES},
    "place dome then gain 1 heat per dome": {(m.RED, "heat"): 1},
    "claim an ocean tile without owner": None,
    "exchange your greenery for a city": None,
    "spend X plants then gain X heat": {(m.RED, "plants"): -2, (m.RED, "heat"): 2},
    "spend 1 plant then may spend X plants": {(m.RED, "plants"): -3},
    "each opponent: spend X plants": {(m.BLUE, "plants"): -2, (m.GREEN, "plants"): -2},
}
"""Of several things the first is taken."""

_WRONG = (
    *(f"copy the production boxes of {q} building cards" for q in ("X", "all", "up to 2", "any 2")),
    *(f"fund {q} awards for free" for q in ("2", "X", "all", "each")),
    *(f"claim {q} milestones for free" for q in ("2", "X", "all", "each", "up to 2")),
    *(f"claim {one} milestone" for one in ("your", "another", '"Mayor"')),
    *(f"claim a milestone ignoring {what}" for what in ("rules", "global requirements", "cities")),
    *(f"claim an ocean tile without owner {how}" for how in ("for free", "ignoring requirements")),
    *(f"use {q} standard projects" for q in ("2", "X", "all", "each", "any 2")),
    *(f"play {q} cards from hand for free" for q in ("2", "X", "all", "up to 2", "any 2")),
    *(f"claim {q} ocean tiles without owner" for q in ("2", "X", "all", "up to 2")),
    *(f"exchange {q} greeneries for a city" for q in ("2", "X", "all", "no", "up to 2")),
    *(f"move {q} cities" for q in ("2", "X", "all", "no", "up to 2")),
    *(f"remove {q} cities" for q in ("2", "X", "all", "up to 2")),
    *(f"remove 1 city of {who}" for who in ("each player", "each opponent", "everyone")),
    *(f"look at 3 cards then take {q} of them" for q in ("X", "any 2", "4", "999999")),
    *(f"double {q} resources on another card" for q in ("2", "X", "up to 2")),
    *(f"gain {q} space tags this generation" for q in ("all", "X", "up to 2")),
    *(f"{verb} 1 of that resource" for verb in ("gain", "lose", "production +", "production -")),
    *(f"{verb} 1 random card" for verb in ("draw", "take", "look at", "reveal", "buy")),
    "play 1 random card from hand",
    "add 1 microbe to a random card",
    "steal 1 random card from any player",
    "gain 1 heat per its cost",
    "gain 1 heat per the lowest of plants",
    "gain 1 heat per the lowest of plants and heat",
    "gain the lowest of plants, heat",
    "place city on venus",
    "place 1 city on each board",
    "place dome on luna C44",
    "add 1 microbe to that card",
    "lose 2 standard resources",
    "spend 1 resource",
    "spend 2 plants from another card",
    "steal 1 microbe from any card",
    "remove 1 microbe from each opponent",
    "remove 1 microbe from any player with 1 plant production",
    "may spend 1 plant then gain X heat",
    "gain X plants or spend X heat",
)

_NO_PLAYER = (
    "gain 4 plants to {p}",
    "gain 4 plants from {p}",
    "draw 1 card from {p}",
    "discard 2 science cards from {p}",
    "raise rating 1 of {p}",
    "raise rating 1 to {p}",
    "spend 4 plants from {p}",
    "remove 1 greenery from {p}",
    "reveal 1 card from {p}",
    "place ocean of {p}",
)
"""Where no player has a role."""
