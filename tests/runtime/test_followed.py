"""A whole game can be followed move by move: what bots do is told in the language as people note it
down, short and without orders that make no difference, and comes to the same end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from compiler.graph import Library, Scenario
from runtime.bots import BOTS
from runtime.bots.simulation import sources
from runtime.driving.blanks import with_blanks
from runtime.driving.game import Game
from runtime.driving.position import arrange
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS
from runtime.telling.decision import Decision
from tests.bundled import bundle, load_text
from tests.effort import some

SETS = ("corporate-era", "prelude", "venus")
PLAYERS = ("red", "blue")
VARIANT = "corporate, draft"
BOT = ("greedy", "random")
IN_A_LINE = 6
NAMED = ("corporation", "draft", "prelude", "opening", "buy", "card", "discard")
"""Questions whose answer is the name of a card."""


@cache
def engine() -> Playable:
    return Playable(with_blanks(bundle(*SETS).library), "tharsis")


def shuffled(library: Library, kinds: Sequence[str], random: Random) -> list[str]:
    cards = [one for one in library.cards if one.set and one.kind in kinds and not one.beginner]
    return random.sample([f'"{one.name}"' for one in cards], len(cards))


def stacked(seed: int) -> Iterator[str]:
    """The lines that say what lies where: all cards are named, so that none is left to chance."""
    random, library = Random(seed), engine().library
    yield f'scenario "Game {seed}"'
    yield f"players {', '.join(PLAYERS)}"
    yield "turns counted"
    yield f'variant "{VARIANT}"'
    for kinds in (("corporation",), ("prelude",), DECK_KINDS):
        names = shuffled(library, kinds, random)
        for start in range(0, len(names), IN_A_LINE):
            yield f"given the deck begins with {', '.join(names[start : start + IN_A_LINE])}"


def scenario(lines: Sequence[str]) -> Scenario:
    head, *rest = lines
    loaded = load_text("\n".join([head, *(f"  {line}" for line in rest)]) + "\n", SETS)
    assert not loaded.errors, loaded.errors
    return loaded.library.scenarios[-1]


def followed(game: Game, seed: int) -> Iterator[str]:
    """What the players do and answer, a line each, to the end of the game."""
    randoms, library = sources(seed, len(PLAYERS)), game.program.library
    yield "when the game begins"
    while (decision := game.decision) is not None:
        index = BOTS[BOT[decision.player]](game, randoms[decision.player])
        index = 0 if decision.kind == "order" else index  # as it is done where nobody says it
        what = decision.values[index]
        if decision.kind == "menu":
            verb = {"end": "ends the turn", "pass": "passes", "play": "plays", "claim": "claims"}
            name = f' "{library.cards[what[1]].name}"' if len(what) > 1 else ""
            verb |= {"fund": "funds"}
            yield f"when {decision.name} {verb.get(what[0], 'uses')}{name}"
            if sum(one[:2] == what[:2] for one in decision.values) > 1:
                yield f"  answers {decision.options[index].text}"
        elif answer := noted(decision, index):
            yield f"  {decision.name} answers {answer}"
        last = decision.kind == "menu" and what == ("pass",)
        game.choose(index)
        if last and game.decision is not None and game.decision.kind not in ("menu", "final"):
            yield from ("when production ends", "when research ends")


def noted(decision: Decision, index: int) -> str:
    """What people write of an answer; nothing where it goes without saying."""
    text = decision.options[index].text
    if decision.kind == "order" or (decision.kind == "pay" and index == 0):
        return ""
    if decision.kind in ("buy", "final") and index == len(decision) - 1:
        return ""
    name = re.search(r'"[^"]*"', text) if decision.kind in NAMED else None
    area = re.search(r"\bat ([A-Z]\d)$", text) if decision.kind == "area" else None
    if name or area:
        return name[0] if name else area[1] if area else ""
    return '"{}"'.format(text.replace('"', "")) if "," in text else text


def end(game: Game) -> Iterator[str]:
    for seat, name in enumerate(game.players):
        numbers, lay = game.state.p[seat], game.program.layout
        stocks = [f"{numbers[field]} {kind}" for kind, field in lay.stock.items()]
        made = [f"{numbers[field]} {kind} production" for kind, field in lay.production.items()]
        hand = game.state.hand[seat].bit_count()
        points = game.scores()[seat]["total"]
        yield f"then {name} has {', '.join([*stocks, *made])}, {hand} cards in hand"
        yield f"then {name} has {points} points"
    yield "then the game is over"


@pytest.mark.parametrize("seed", range(some(20, 1)))
def test_a_game_is_followed_to_its_end(seed: int) -> None:
    head = [*stacked(seed)]
    begun = scenario([*head, "then red has 0 steel"])
    game, _ = arrange(engine(), PLAYERS, begun.given, variant=VARIANT)
    game.begin()
    lines = [*head, *followed(game, seed), *end(game)]
    assert run(engine(), scenario(lines)).failures == ()
