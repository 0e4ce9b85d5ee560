"""What the planner cannot read off the cards: a few numbers, found by games against itself."""

from __future__ import annotations

from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Money is the unit. `keeping`: next generation's money against today's; `fluid`: money that is
    made each generation, which pays for anything, against its sum. `point`: a victory point while
    the game goes on, less by `later` for each generation until its end, and `last_point` when
    nothing more is produced. `race`: a step of a parameter against what it brings, since there are
    only so many for all players. `card`: one in hand, unknown. `metal`: what pays for some cards
    only, against its printed value. `tag`: one tag. `rival`: how much a loss of the only opponent
    is this player's gain; of several, each has a share. `beside`: a tile next to others, in points.
    `plays`: cards played in a generation. `actions`, `triggers`: how much of what they promise
    comes. `length`: generations that a game of two lasts. `margin`: what a card must bring beyond
    its price to be bought; `stale`: how much of it waiting takes in each generation; `budget`: so
    many generations' income may be planned for. `cheap`: how much rather cheap cards are played,
    from 0 to 1.
    `purse`: money beyond the hand's costs that is still worth its full value, `ease`: beyond that
    so much halves it, down to `least`; `last`: the same when the game ends. `award`: trust in
    standing first. `alone`: a step of a parameter in a game alone, where all of them must be made.
    `crowd`: how much less a card brings for which there is no money before long. `safe`: points by
    which a game must be won for it to be ended."""

    keeping: float = 0.938
    fluid: float = 1.42
    point: float = 7.35
    later: float = 0.906
    last_point: float = 11.5
    race: float = 1.23
    card: float = 2.75
    metal: float = 0.73
    tag: float = 0.4
    rival: float = 1.0
    beside: float = 2.85
    plays: float = 2.15
    actions: float = 0.67
    triggers: float = 1.27
    length: float = 9.7
    margin: float = 0.28
    stale: float = 0.1
    budget: float = 1.0
    cheap: float = 0.53
    purse: float = 7.0
    ease: float = 33.0
    least: float = 0.163
    last: float = 0.125
    award: float = 0.54
    alone: float = 12.0
    crowd: float = 0.53
    safe: float = 2.0
