"""What the lines of `tests.combinations.lines` come to, by the reference: a model of a few lines.

In: a `World`, how much of what three players have. Out: `Change`s, by player and thing; None where
something must be done and cannot. Of several players who can be chosen it is the second, else the
first in turn order; the most that is offered is taken, and X is 2 if it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Player = int
RED, BLUE, GREEN = range(3)
TABLE = -1
"""What belongs to nobody."""

World = dict[tuple[Player, str], int]
Change = dict[tuple[Player, str], int]
Does = Callable[[World, str, int], Change | None]
"""How (a number, `up to` a number, `all` but a number) and how much."""

CITIES = 3

START: World = {
    **{(RED, "plants"): 6, (BLUE, "plants"): 3, (GREEN, "plants"): 7},
    **{(p, "megacredits"): 30 for p in (RED, BLUE, GREEN)},
    **{(RED, "plant production"): 5, (BLUE, "plant production"): 2, (GREEN, "plant production"): 0},
    **{(RED, "hand"): 6, (BLUE, "hand"): 2, (GREEN, "hand"): 0},
    **{(RED, "science in hand"): 3},
    **{(p, "rating"): 20 for p in (RED, BLUE, GREEN)},
    (TABLE, "temperature"): 2,
    **{(RED, "cities"): 1, (BLUE, "cities"): 2, (GREEN, "cities"): 0},
    **{(RED, "finds"): 2, (TABLE, "lying"): 3, (TABLE, "piled"): 4},
    **{(RED, "this"): 5, (RED, "other"): 3, (BLUE, "other"): 4, (GREEN, "other"): 2},
}
"""`finds`: tokens in play; `lying`: those beside red's city; `piled`: in their pile. `this`: what
lies on the card with the line; `other`: on a card of each player."""

ORDER = (RED, BLUE, GREEN)


def first_of(changes: Iterable[Change | None]) -> Change | None:
    return next((change for change in changes if change is not None), None)


def chosen(players: Iterable[Player]) -> Player | None:
    """Whom the acting player takes."""
    among = list(players)
    return BLUE if BLUE in among else next(iter(among), None)


def meant(whom: str, world: World) -> tuple[Player, ...]:
    match whom:
        case "that":
            return (BLUE,)
        case "you" | "first":
            return (RED,)
        case "any" | "all":
            return ORDER
        case "opponent" | "opponents":
            return (BLUE, GREEN)
        case "described":
            return tuple(p for p in ORDER if world[p, "plant production"] >= 1)
        case _:
            best = max if whom == "most" else min
            rank = best(world[p, "plants"] for p in ORDER)
            return tuple(p for p in ORDER if world[p, "plants"] == rank)


# ---- one's own ----------------------------------------------------------------------------------


def gain(what: str) -> Does:
    return lambda world, how, n: {(RED, what): n}


def lose(what: str) -> Does:
    """As much as there is."""

    def does(world: World, how: str, count: int) -> Change:
        there = world[RED, what]
        return _less(RED, what, max(0, there - count) if how == "all" else min(count, there))

    return does


def _less(p: Player, what: str, count: int) -> Change:
    return (
        {(p, what): -count, (p, "hand"): -count}
        if what == "science in hand"
        else {(p, what): -count}
    )


def spend(what: str, p: Player = RED) -> Does:
    """It must be there, and of all there must be some."""

    def does(world: World, how: str, count: int) -> Change | None:
        there = world[p, what]
        if how == "all":
            return {(p, what): count - there} if there > count else None
        return {(p, what): -count} if there >= count else None

    return does


def spend_freely(what: str) -> Does:
    return lambda world, how, n: {(RED, what): -n}


def discard(what: str, p: Player = RED) -> Does:
    """It must be there; all may be none."""

    def does(world: World, how: str, count: int) -> Change | None:
        there = world[p, what]
        if how == "all":
            return _less(p, what, max(0, there - count))
        return _less(p, what, count) if there >= count else None

    return does


def move(world: World, how: str, count: int) -> Change | None:
    """As discarding is, and up to so many."""
    if how == "up to":
        return {(RED, "hand"): -min(count, world[RED, "hand"])}
    return discard("hand")(world, how, count)


def exchange(what: str, whom: str) -> Callable[[World], Change]:
    """All of both; with oneself nothing changes."""

    def does(world: World) -> Change:
        other = chosen(meant(whom, world)) or RED
        more = world[other, what] - world[RED, what]
        return {(RED, what): more, (other, what): -more} if more else {}

    return does


def warm(world: World, how: str, count: int) -> Change:
    """Three steps are left, and each is a rating."""
    return {(TABLE, "temperature"): 2 * min(count, 3), (RED, "rating"): min(count, 3)}


def in_full(does: Does, most: int) -> Does:
    """As a cost: there is room for so many."""
    return lambda world, how, n: does(world, how, n) if n <= most else None


def draw(world: World, how: str, count: int) -> Change:
    return {(RED, "hand"): min(count, world[TABLE, "deck"])}


def look(world: World, how: str, count: int) -> Change:
    return {}


def nothing(world: World, how: str, count: int) -> Change:
    return {}


def show(world: World, how: str, count: int) -> Change | None:
    return {} if how == "all" or world[RED, "hand"] >= count else None


def place(tile: str, supply: int | None) -> Does:
    """Each ocean brings a rating. There is room for a few cities."""

    def does(world: World, how: str, count: int) -> Change | None:
        if supply is None:
            return {(RED, "cities"): count} if count < 20 else None
        placed = min(count, supply)
        return {(TABLE, tile): placed, (RED, "rating"): placed}

    return does


# ---- tokens -------------------------------------------------------------------------------------


def take_token(source: str) -> Does:
    """Of those that lie there they must be there; drawn, as many as there are."""

    def does(world: World, how: str, count: int) -> Change | None:
        if how == "all":
            count = max(0, world[TABLE, source] - count)
        if source == "lying" and count > world[TABLE, "lying"]:
            return None
        count = min(count, world[TABLE, source])
        change = {(RED, "finds"): count, (RED, "heat"): count}
        return change | {(TABLE, "lying"): -count} if source == "lying" else change

    return does


def look_at_token(world: World, how: str, count: int) -> Change | None:
    return {} if how == "all" or count <= world[TABLE, "lying"] else None


def discard_token(world: World, how: str, count: int) -> Change | None:
    there = world[RED, "finds"]
    count = max(0, there - count) if how == "all" else count
    return {(RED, "finds"): -count} if count <= there else None


def put_back_token(world: World, how: str, count: int) -> Change | None:
    there = world[TABLE, "lying"]
    count = {"all": max(0, there - count), "up to": min(there, count)}.get(how, count)
    return {(TABLE, "lying"): -count} if count <= there else None


# ---- on cards -----------------------------------------------------------------------------------


def load(where: str) -> Does:
    return lambda world, how, n: {(RED, where): n}


def load_each(world: World, how: str, count: int) -> Change:
    return {(RED, "this"): count, (RED, "other"): count}


def unload(where: str, mandatory: bool = False) -> Does:
    """Spent it must be there, and of all some; removed it must be there, all may be none."""

    def does(world: World, how: str, count: int) -> Change | None:
        players = ORDER if where == "any" else (RED,)
        what = "other" if where == "any" else where
        if how == "up to" and where == "any":
            players = (BLUE, GREEN)
        return _taken(world, what, players, how, count, must=mandatory)

    return does


def _taken(
    world: World, what: str, players: Iterable[Player], how: str, count: int, must: bool = False
) -> Change | None:
    """From one who has it."""
    least = {"number": count, "all": count + 1, "up to": 1}[how]
    p = chosen(p for p in players if world[p, what] >= least)
    if p is None:
        return None if how == "number" or must else {}
    there = world[p, what]
    return {(p, what): -{"number": count, "all": there - count, "up to": min(count, there)}[how]}


# ---- from players and to them -------------------------------------------------------------------


def remove(what: str, whom: str, steal: bool) -> Does:
    def does(world: World, how: str, count: int) -> Change | None:
        players = meant(whom, world)
        if whom in ("all", "opponents"):
            taken = {
                p: max(0, world[p, what] - count) if how == "all" else min(count, world[p, what])
                for p in players
            }
            change: Change | None = {(p, what): -k for p, k in taken.items()}
        else:
            if (steal or how == "up to") and whom in ("any", "described"):
                players = tuple(p for p in players if p != RED)
            if steal and whom == "described" and how == "number":
                change = _taken(world, what, players, "up to", count) if players else None
            else:
                change = _taken(world, what, players, how, count)
        if change and steal:
            change[RED, what] = change.get((RED, what), 0) - sum(change.values())
        return change

    return does


def told(whom: str, does: Callable[[World, Player], Change | None]) -> Callable[..., Change | None]:
    """One who can, chosen, or each who is meant; what one cannot do lapses, but for oneself."""

    def outcome(world: World) -> Change | None:
        players = meant(whom, world)
        if whom == "you":
            return does(world, RED)
        if whom in ("any", "opponent", "described"):
            p = chosen(p for p in players if does(world, p) is not None)
            return {} if p is None else does(world, p)
        changes = (does(world, p) or {} for p in players)
        return {key: n for change in changes for key, n in change.items()}

    return outcome


def produced(whom: str, count: int, down: bool) -> Callable[[World], Change | None]:
    """Down it must be possible for one, and goes as far as it does for each."""
    what = "plant production"

    def outcome(world: World) -> Change | None:
        players = meant(whom, world)
        if whom in ("all", "opponents"):
            return {(p, what): -min(count, world[p, what]) if down else count for p in players}
        p = chosen(p for p in players if not down or world[p, what] >= count)
        return None if p is None else {(p, what): -count if down else count}

    return outcome


def give(what: str, whom: str) -> Callable[[World], Change]:
    def outcome(world: World) -> Change:
        n = min(4, world[RED, what])
        p = chosen(meant(whom, world))
        assert p is not None
        return {} if p == RED else {(RED, what): -n, (p, what): n}

    return outcome


def move_to(whom: str) -> Callable[[World], Change]:
    def outcome(world: World) -> Change:
        p = chosen(meant(whom, world))
        assert p is not None
        return {(p, "events"): 1, (RED, "this"): -world[RED, "this"]}

    return outcome


def per_city(whom: str) -> Callable[[World], Change]:
    """Counting nobody is chosen: those of all who are meant."""
    return lambda world: {(RED, "plants"): sum(world[p, "cities"] for p in meant(whom, world))}


def one_of(whom: str) -> Callable[[World], Change]:
    """One card, of those of all who are meant; nothing is added to those of others by `any`."""

    def outcome(world: World) -> Change:
        players = (RED,) if whom == "any" else meant(whom, world)
        p = chosen(players)
        assert p is not None
        return {(p, "other"): 1}

    return outcome


def every(whom: str, much: int = 1) -> Callable[[World], Change]:
    """Each card of all who are meant."""

    def outcome(world: World) -> Change:
        players = meant(whom, world)
        change = {(p, "other"): much for p in players}
        change |= {(RED, "this"): much} if RED in players else {}
        return {at: n for at, n in change.items() if world[at] + n >= 0}

    return outcome
