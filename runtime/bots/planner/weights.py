"""What the planner cannot read off the cards: a few numbers, found by games against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Money is the unit. `keeping`: next generation's money against today's. `point`: a victory
    point while the game goes on, `last_point` when nothing more is produced. `card`: one in hand,
    unknown. `metal`: what pays for some cards only, against its printed value. `tag`: one tag.
    `rival`: how much a loss of one opponent is this player's gain. `beside`: a tile next to others,
    in points. `plays`: cards played in a generation. `actions`, `triggers`: how much of what they
    promise comes. `length`: generations that a game of two lasts. `margin`: what a card must bring
    beyond its price to be bought; `stale`: how much of it waiting takes in each generation;
    `budget`: so many generations' income may be planned for. `cheap`: how much rather cheap cards
    are played, from 0 to 1. `purse`: money beyond the hand's costs that is still worth its full
    value, `ease`: beyond that so much halves it, down to `least`; `last`: the same when the game
    ends. `award`: trust in standing first. `alone`: a step of a parameter in a game alone, where
    all of them must be made. `crowd`: how much less a card brings for which there is no money
    before long."""

    keeping: float = 0.945
    point: float = 7.5
    last_point: float = 11.5
    card: float = 2.8
    metal: float = 0.75
    tag: float = 0.27
    rival: float = 0.5
    beside: float = 1.9
    plays: float = 2.5
    actions: float = 0.85
    triggers: float = 1.7
    length: float = 11.0
    margin: float = 0.28
    stale: float = 0.1
    budget: float = 1.0
    cheap: float = 0.5
    purse: float = 5.8
    ease: float = 34.0
    least: float = 0.165
    last: float = 0.125
    award: float = 0.5
    alone: float = 12.0
    patience: float = 1.0
    crowd: float = 0.5
