"""Many games without an error: `python benchmarks/endure.py --games 20000 --fresh --book FILE`.

Each seed alone says what is played: which sets and board, how many players, which variant, whether
every order is asked for, and every answer, uniform over all options. Bounds and the whereabouts of
all cards are looked at every few decisions; now and then the whole state goes through JSON, and a
finished game is played again from its answers. `--own` plays the sets of `docs/examples`, alone,
together and with bundled ones. With `--book` a line is written every 100 games, and the same
command goes on where the book ends. A failure names its seed: `--seed N` plays it again.
Exits with 1 if anything failed.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache, reduce
from itertools import chain
from operator import or_
from pathlib import Path
from random import Random

from compiler.read.load import load
from runtime.driving.game import Game, Refused
from runtime.driving.saves import from_document, to_document
from runtime.games.base.table import dealt
from runtime.games.colonies.tiles import COLONIES, INACTIVE, NOBODY, TILE, VISITOR
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS
from runtime.state.state import OPTIONS, State, bits

PLAYERS = ("red", "blue", "green", "yellow", "black")
MARS = ("", "corporate", "standard, draft", "corporate, draft", "beginner 1", "corporate, draft")
VENUS = (*MARS, "unaided", "corporate, draft, other-venus", "tr")
PRELUDE = (*MARS, "draft preludes", "draft, draft preludes", "tr")
BOTH = (*VENUS, *PRELUDE, "draft, draft preludes, other-venus")
EVERYTHING = "corporate-era prelude venus colonies turmoil promo"
GAMES = (
    *[("corporate-era hellas-elysium", board, 5, MARS) for board in ("tharsis", "hellas")],
    ("corporate-era hellas-elysium", "elysium", 5, MARS),
    ("corporate-era", "tharsis", 5, MARS),
    ("prelude hellas-elysium", "hellas", 5, PRELUDE),
    ("prelude venus", "tharsis", 5, BOTH),
    ("prelude cornucopia", "tharsis", 5, PRELUDE),
    ("venus hellas-elysium", "elysium", 5, VENUS),
    *[
        ("corporate-era venus prelude hellas-elysium", board, 5, BOTH)
        for board in ("tharsis", "hellas", "elysium")
    ],
    ("turmoil colonies hellas-elysium", "hellas", 5, (*MARS, "tr")),
    ("turmoil colonies venus prelude", "tharsis", 5, BOTH),
    ("cornucopia", "tharsis", 5, (*MARS, "investment")),
    ("colonies", "tharsis", 5, MARS),
    ("colonies cornucopia", "tharsis", 5, (*MARS, "investment")),
    *[
        ("colonies venus prelude corporate-era hellas-elysium", board, 5, BOTH)
        for board in ("tharsis", "hellas", "elysium")
    ],
    ("promo", "tharsis", 5, MARS),
    ("promo prelude", "tharsis", 5, PRELUDE),
    *[
        (f"{EVERYTHING} hellas-elysium", board, 5, BOTH)
        for board in ("tharsis", "hellas", "elysium")
    ],
    (f"{EVERYTHING} cornucopia", "tharsis", 5, BOTH),
    ("tinyforming", "", 2, ("", "corporations")),
)
"""Sets, board, most players, variants."""
BOARDS = ("tharsis", "hellas", "elysium")
DOCS = Path(__file__).parents[1] / "docs"
OWN = ("examples/hollow", "examples/dunes", "examples/assembly")
OWN_GAMES = tuple(
    (f"{own} {others} hellas-elysium", board, 5, variants)
    for others, variants in (
        ("", MARS),
        ("prelude venus", BOTH),
        ("turmoil colonies", (*MARS, "tr")),
        (f"{EVERYTHING}", BOTH),
    )
    for own in (*OWN, " ".join(OWN))
    for board in BOARDS
)
"""The same with sets that have rules of their own."""
SLICE = 100
LONGEST = 20_000
"""Decisions after which a game counts as endless."""


@cache
def program_of(sets: str, board: str) -> Playable:
    named = [DOCS / one if "/" in one else one for one in sets.split()]
    return Playable(load(named).library, board)


def set_up(seed: int, own: bool = False) -> tuple[Game, Random]:
    """The game of this seed, and the random numbers that answer."""
    rng = Random(seed)
    sets, board, most, variants = rng.choice(OWN_GAMES if own else GAMES)
    players = PLAYERS[: rng.randint(1, most)]
    strict = rng.random() < 0.1
    program = program_of(sets, board)
    return Game(program, players, seed, variant=rng.choice(variants), strict=strict), rng


def play(seed: int, own: bool = False) -> int:
    """How many decisions the game had. Raises when anything is wrong."""
    game, rng = set_up(seed, own)
    look, keep = rng.randrange(60, 240), rng.randrange(4000)
    answers: list[int] = []
    while game.state.ask is not None:
        if len(answers) % look == 0:
            check(game)
        if len(answers) == keep:
            check_document(game)
        answers.append(choose(game, rng))
        assert len(answers) < LONGEST, "the game does not end"
    check(game)
    assert game.finished
    assert len(game.scores()) == len(game.players)
    if seed % 25 == 0:
        check_replay(game, set_up(seed, own)[0], answers)
    return len(answers)


def choose(game: Game, rng: Random) -> int:
    """Take any option; when it is refused, for it would never end, another."""
    assert game.state.ask is not None
    left = list(range(len(game.state.ask[OPTIONS])))
    while True:
        index = left.pop(rng.randrange(len(left)))
        try:
            game.choose(index)
        except Refused:
            assert left, "every answer is refused"
        else:
            return index


def check(game: Game) -> None:
    """What must hold at every decision."""
    faults = list(wrong(game))
    assert not faults, "; ".join(faults)


def wrong(game: Game) -> Iterator[str]:
    state, layout, library = game.state, game.program.layout, game.program.library
    least = {kind.id: kind.least for kind in library.resources}
    for numbers in state.p:
        yield from (f"{name} {numbers[i]}" for name, i in layout.stock.items() if numbers[i] < 0)
        for name, field in layout.production.items():
            if numbers[field] < least[name]:
                yield f"{name} production {numbers[field]}"
    for kind in library.parameters:
        if not kind.lowest <= state.g[layout.level[kind.id]] <= kind.highest:
            yield f"{kind.id} at {state.g[layout.level[kind.id]]}"
    if any(count < 0 for count in state.held):
        yield "a card holds less than nothing"
    kinds = zip(state.tiles, library.tiles, strict=True)
    if (
        reduce(or_, (mask for mask, kind in kinds if kind.covers)) != state.full
    ):  # some lie on others
        yield "areas and tiles do not agree"
    yield from wrong_colonies(game)
    there = Counter(c for c in whereabouts(state) if library.cards[c].kind in DECK_KINDS)
    for card in dealt(library, DECK_KINDS):
        if there[card] != 1:
            yield f"{library.cards[card].name} is in {there[card]} places"


def wrong_colonies(game: Game) -> Iterator[str]:
    """What tiles and fleets cannot be."""
    state, rules = game.state, game.program.tables.rules
    tiles = state.more.get(COLONIES, ())
    for card, place, owners, visitor in tiles:
        colony = game.program.library.cards[card]
        last = len(dict(colony.fields)["track"]) - 1
        if not (place == INACTIVE or min(len(owners), last) <= place <= last):
            if visitor == NOBODY:  # until its trade is over it may stand anywhere
                yield f"the marker of {colony.name} at {place} with {len(owners)} colonies"
        if len(owners) > int(rules["colonies-per-tile"]):
            yield f"{len(owners)} colonies on {colony.name}"
    for who in state.seats if tiles else ():
        fleets = state.p[who][game.program.layout.counter[str(rules["fleets"])]]
        if sum(tile[VISITOR] == who for tile in tiles) > fleets:
            yield f"{game.players[who]} has more fleets away than there are"
    if len({tile[TILE] for tile in tiles}) < len(tiles):
        yield "a colony tile lies twice"


def whereabouts(state: State) -> Iterator[int]:
    """All cards of all places."""
    masks = [state.discard, state.turned_over, *state.hand, *state.play, *state.played_events]
    beside = (*state.aside, *(card for card, _ in state.stacked))
    everything = chain(*map(bits, masks), *state.offers, beside, state.deck[state.top :])
    yield from (card for card in everything if card >= 0)  # offers have marks between


def check_document(game: Game) -> None:
    document = json.loads(json.dumps(to_document(game)))
    again = to_document(from_document(game.engine, document))
    assert again == document, "the state is another one after loading"


def check_replay(game: Game, again: Game, answers: list[int]) -> None:
    for answer in answers:
        again.choose(answer)
    same = json.dumps(to_document(again)) == json.dumps(to_document(game))
    assert same, "the same answers give another game"


# ---- the book -----------------------------------------------------------------------------------


def begun(book: Path | None, first: int) -> tuple[int, int, int]:
    """First seed, games and failures so far."""
    if book is None or not book.exists():
        return first, 0, 0
    line = json.loads(book.read_text().splitlines()[-1])
    return line["first"], line["games"], line["failures"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--own", action="store_true", help="the sets of docs/examples")
    parser.add_argument("--fresh", action="store_true", help="seeds that nobody has played yet")
    parser.add_argument("--book", type=Path, help="write down how far it has come, and go on there")
    chosen = parser.parse_args()
    first = secrets.randbelow(1 << 48) if chosen.fresh else chosen.seed
    first, done, failures = begun(chosen.book, first)
    decisions, before, began = 0, done, time.process_time()
    while done < chosen.games:
        try:
            decisions += play(first + done, chosen.own)
        except Exception:  # noqa: BLE001 -- whatever it is, the other games are played
            failures += 1
            traceback.print_exc()
            own = " --own" * chosen.own
            print(f"failed: python benchmarks/endure.py{own} --games 1 --seed {first + done}")
        done += 1
        if chosen.book and (done % SLICE == 0 or done == chosen.games):
            with chosen.book.open("a") as file:
                print(json.dumps({"first": first, "games": done, "failures": failures}), file=file)
    seconds = time.process_time() - began
    print(f"seeds {first} to {first + done - 1}: {done} games, {failures} failures")
    print(f"{done - before} of them now, {decisions} decisions, {seconds:.0f} s of CPU time")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
