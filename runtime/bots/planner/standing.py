"""What comes again: how often a trigger is set off, and what a continuous effect saves.

In: events and continuous effects of the graph. Out: functions of an `Outlook`: how often until the
end, or a worth in money.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.bots.planner.amounts import Amounts, Number
from runtime.bots.planner.outlook import Outlook, Outlooks, Worth
from runtime.bots.planner.weights import Weights
from runtime.engine.engine import Engine

SOON = 0.5
"""How likely a card in hand is played before long."""
SOME = 0.5
"""How often in a generation anything else happens."""
TILES, ANY_TILE, RAISES = 0.35, 0.9, 1.0
"""Tiles of a kind, of any kind, and steps of parameters: of one player in a generation."""
TURNS = 5.0
"""Turns of a player in a generation."""
PROJECTS = 0.25
"""Standard projects, conversions and the like that a player uses in a generation."""
SITED = 0.3
"""To place tiles where others may not, in a generation."""
EASED: dict[type, float] = {
    g.Protect: 0.25,
    g.Ignored: 0.5,
    g.CountsAs: 0.3,
    g.Counts: 0.2,
    g.CountsTags: 0.5,
    g.AwardScores: 0.2,
    g.TagsAs: 0.5,
    g.EventTags: 0.5,
    g.Exchangeable: 0.1,
    g.Siting: 0.2,
    g.KeptTiles: 0.1,
    g.Override: 0.3,
    g.SharedAction: -0.3,
    g.Policy: 0.6,
}
"""In a generation, of what changes what may be done, where nothing more is known of it."""
UNKNOWN = 0.3
"""Of any other; a test holds that there is none."""
RESEARCHED, BESIDE, BANNED = 0.3, 0.4, 1.0
"""Of a card in hand, one more to choose from; tiles next to such a one, of all that are placed;
what may not be done, each time."""


SOME_BESIDE = 0.4
"""Of all tiles of a kind, those beside something else."""


class Standing:
    def __init__(
        self, engine: Engine, outlooks: Outlooks, amounts: Amounts, weights: Weights
    ) -> None:
        self.engine, self.outlooks = engine, outlooks
        self.amounts, self.weights = amounts, weights
        self.parameters = {kind.id: i for i, kind in enumerate(engine.library.parameters)}
        tiles = engine.library.tiles
        self._cubes = {kind.id: kind.effect for kind in tiles if not kind.owned}

    def often(self, event: g.Event, card: int) -> Number:
        """How often it happens until the end."""
        match event.kind:
            case "play-card":
                return self._cards(event)
            case "play-tag":
                return self._tags(event, card)
            case "place":
                return self._tiles(event)
            case "raise":
                rate = RAISES if not event.parameter else RAISES / 2
            case "phase":
                rate = 1.0
            case "begin-turn" | "end-turn":
                rate = TURNS
            case _:
                rate = SOME
        rate /= event.least or 1
        return lambda outlook: rate * outlook.left * self._players(event, outlook)

    def _players(self, event: g.Event, outlook: Outlook) -> float:
        others = len(outlook.state.seats) - 1
        match event.who:
            case "you":
                return 1.0
            case "opponents" | "opponent":
                return float(others)
            case _:
                return 1.0 + others

    def _cards(self, event: g.Event) -> Number:
        wanted, plays = self.amounts.mask(event.cards), self.weights.plays
        if event.cost_min:
            cards, least = self.engine.library.cards, event.cost_min
            wanted &= sum(1 << i for i, one in enumerate(cards) if (one.cost or 0) >= least)
        share = wanted.bit_count() / max(1, len(self.amounts.deck))
        return lambda outlook: (
            self._players(event, outlook) * share * plays * outlook.left
            + SOON * (outlook.state.hand[outlook.who] & wanted).bit_count()
        )

    def _tags(self, event: g.Event, card: int) -> Number:
        share, plays = self.amounts.share_of_tags(event.tags), self.weights.plays
        wanted = self.amounts.mask(g.CardSet(tags=event.tags) if event.tags else None)
        tags = self.engine.library.cards[card].tags if card >= 0 else ()
        own = sum(tag in event.tags for tag in tags)
        return lambda outlook: (
            self._players(event, outlook) * share * plays * outlook.left
            + SOON * ((outlook.state.hand[outlook.who] & wanted).bit_count() + own)
        )

    def _tiles(self, event: g.Event) -> Number:
        kinds = event.tiles.tiles if event.tiles is not None else ()
        effects = [self._cubes[kind] for kind in kinds if kind in self._cubes]
        tracks = [n.track for effect in effects for n in g.walk(effect) if isinstance(n, g.Raise)]
        if tracks and tracks[0] in self.parameters:
            number = self.parameters[tracks[0]]
            return lambda outlook: (
                (1.0 if event.who != "you" else 0.5)
                * self.outlooks.to_go(outlook.state, number)
                * min(1.0, outlook.left / 2)
            )
        rate = TILES if kinds else ANY_TILE
        return lambda outlook: rate * outlook.left * self._players(event, outlook)

    # ---- continuous effects ---------------------------------------------------------------------

    def ability(self, ability: g.Ability) -> Worth:
        """What it is worth to the player that he has it, or that the others have."""
        assert ability.rule is not None
        rule, times = self.rule(ability.rule, ability.span), float(ability.times)
        worth = rule if times == 1 else lambda outlook: times * rule(outlook)
        match ability.whose:
            case "opponents":
                return lambda outlook: -worth(outlook)
            case "all":
                return lambda outlook: 0.0
        return worth

    def rule(self, rule: g.Continuous, span: g.Span) -> Worth:
        match rule:
            case g.Discount():
                return self._discount(rule, span)
            case g.Worth(resource, more):
                stock = self.engine.layout.stock[resource]
                made = self.engine.layout.production.get(resource)
                return lambda outlook: (
                    0.9
                    * more
                    * (
                        outlook.state.p[outlook.who][stock]
                        + outlook.flow
                        * (0.7 + (outlook.state.p[outlook.who][made] if made is not None else 0))
                    )
                )
            case g.Tolerance(steps, parameters, cards=cards, about=about):
                part = 0.1 if parameters or cards or about else 0.25
                return lambda outlook: part * steps * outlook.left
            case g.SpendAs():
                return lambda outlook: 0.3 * outlook.flow
            case g.PlayFrom():
                return lambda outlook: outlook.flow
            case g.Override():
                return self._number(rule)
            case g.BesideWorth():
                return self._beside(rule)
            case g.Ban(event):
                return self._banned(event)
            case g.Siting(barred=True, whose=whose):
                return lambda outlook: _for(whose, outlook) * SITED * outlook.left
        part = EASED.get(type(rule), UNKNOWN)
        return lambda outlook: part * outlook.left

    def _number(self, rule: g.Override) -> Worth:
        """What another number of the rules brings in each generation: money for the cards that are
        bought, cards to choose from, actions of a turn."""
        usual = float(self.engine.tables.rules.get(rule.rule, rule.value))
        more = float(rule.value) if rule.added else rule.value - usual
        match rule.rule:
            case "card-price":
                saved = -self.weights.plays * more
                return lambda outlook: saved * outlook.flow
            case "research-cards":
                return lambda outlook: RESEARCHED * more * outlook.card * outlook.left
            case _:
                return lambda outlook: EASED[g.Override] * more * outlook.left

    def _beside(self, rule: g.BesideWorth) -> Worth:
        """What it gives more than such a tile gives everybody, for what is placed next to it."""
        kinds = {kind.id: dict(kind.beside_bonus) for kind in self.engine.library.tiles}
        usual = 0 if rule.added else kinds[rule.tile].get(rule.resource, 0)
        more = rule.amount - usual
        rate = BESIDE * ANY_TILE * more * (1.0 if rule.tiles is None else SOME_BESIDE)
        return lambda outlook: rate * outlook.left * outlook.price.get(rule.resource, 0.0)

    def _banned(self, event: g.Event) -> Worth:
        """What may not be done would have been worth something each time; to this player, or to
        others in part."""
        often = self.often(replace(event, who="you"), -1)
        worth = -BANNED if event.kind == "lower" else BANNED
        return lambda outlook: _for(event.who, outlook) * worth * min(often(outlook), outlook.left)

    def _discount(self, rule: g.Discount, span: g.Span) -> Worth:
        amount = rule.amount
        if span in ("next-card", "next"):
            return lambda outlook: 0.8 * amount
        if rule.projects or rule.conversions or rule.goals:
            return lambda outlook: PROJECTS * amount * outlook.flow
        wanted = self.amounts.mask(rule.cards)
        if rule.per_tag and rule.cards is not None:
            share = self.amounts.share_of_tags(rule.cards.tags)
        else:
            share = wanted.bit_count() / max(1, len(self.amounts.deck))
        share *= 0.93 * self.weights.plays
        return lambda outlook: (
            amount
            * (
                share * outlook.flow
                + 0.8 * SOON * (outlook.state.hand[outlook.who] & wanted).bit_count()
            )
        )


def _for(whose: g.Whose, outlook: Outlook) -> float:
    """What it is worth to this player that these may not do what is worth 1 to them."""
    match whose:
        case "you":
            return -1.0
        case "opponents" | "opponent" | "chosen":
            return outlook.rival
        case _:
            return 0.0
