"""Cards as the engine needs them: their operations, requirements, triggers, standing effects,
points.

In: cards of the graph and a `Builder`. Out: functions in the generated source, then `CardInfo`s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from compiler import graph as g
from compiler.face.face import provided
from compiler.graph import walk
from compiler.text import Texts
from runtime.engine.terms import is_known, varies
from runtime.program.builder import Builder
from runtime.program.code import Unplayable
from runtime.program.expressions import wild_needs
from runtime.program.verbs import VERBS
from runtime.state.layout import CARD_KINDS, DECK_KINDS, EVENT

PLAYABLE = (
    *(*CARD_KINDS, "standard-project", "conversion", "milestone", "award"),
    "project",
)
"""The kinds of cards that rulesets deal and offer."""


@dataclass(frozen=True, slots=True)
class Need:
    """A requirement: `holds(S, e, slack)` for an entry that says who plays which card; `slack` is
    the tolerance by parameter, without which those do that are not about a parameter."""

    holds: Callable[..., bool]
    condition: g.Condition


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a card's action: its operation and the condition for having it."""

    op: int
    available: Callable[..., bool] | None
    condition: g.Condition | None


@dataclass(frozen=True, slots=True)
class Heard:
    """A trigger: the operation it starts, whether per unit, and `hears(S, w, c, who, subject,
    detail)`."""

    op: int
    each: bool
    hears: Callable[..., bool]
    who: g.Whose

    def may_hear(self, owner: int, actor: int) -> bool:
        """Whether it can listen to this player at all."""
        return {"you": owner == actor, "opponents": owner != actor}.get(self.who, True)


@dataclass(frozen=True, slots=True)
class Standing:
    """A continuous effect and the card it stands on."""

    rule: g.Continuous
    span: g.Span
    card: int


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What the engine needs of a card; operations are -1 where there is none. `tags` are fields,
    those that it provides included; `cheaper(S, w, c)` is how much less it costs now; `plain` are
    the plain lines, `play` what happens when it is bought: the same, unless an extension lays the
    card down first; `box` is the production box; `triggers` pairs (event, trigger)."""

    node: g.Card
    cost: int
    tags: tuple[int, ...]
    cheaper: Callable[..., int] | None
    protected: bool
    needs: tuple[Need, ...]
    play: int
    plain: int
    first: int
    box: int
    ways: tuple[Way, ...]
    triggers: tuple[tuple[int, int], ...]
    rules: tuple[int, ...]


class CardCode:
    """Writes the code of a library's cards. `heard`: triggers as (operation, whether per unit, whom
    it listens to, name of the function that tells whether it hears); `rules`: the standing effects
    of all cards."""

    def __init__(self, builder: Builder) -> None:
        self.b = builder
        self.heard: list[tuple[int, bool, g.Whose, str]] = []
        self.rules: list[Standing] = []
        self.play_from: dict[int, str] = {}  # by rule, the function
        self.varying: dict[int, str] = {}
        self.conditional: dict[int, str] = {}
        self.bought: dict[str, int] = {}  # by kind of card, the operation that lays it down
        self.lacks: Mapping[type, str] = {}  # what means nothing in this game

    def _hears(self, event: g.Event, by: str) -> str:
        try:
            return self.b.x.hears(event)
        except Unplayable as fault:
            raise Unplayable(fault.what, by) from None

    def _once(self, events: list[g.Event], by: str) -> Iterator[tuple[bool, g.Whose, str]]:
        """What happens once is heard once, also when several events of a trigger describe it: for
        each unit where one of them says so. Who it listens to, and the condition."""
        before = ""
        for each in (True, False):
            fitting = [event for event in events if event.each == each]
            if fitting:
                either = " or ".join(f"({self._hears(event, by)})" for event in fitting)
                whom = {event.who for event in fitting}
                yield each, whom.pop() if len(whom) == 1 else "all", f"({either}){before}"
                before = f" and not ({either})"

    def write(self, index: int, card: g.Card) -> dict[str, Any]:
        """Write the functions of a card. Raises `Unplayable`."""
        b = self.b
        if card.kind not in PLAYABLE and card.kind not in self.bought:
            raise Unplayable(f"cards of the kind `{card.kind.replace('-', ' ')}`", card.by)
        for node in walk(card):
            if type(node) in self.lacks:
                raise Unplayable(self.lacks[type(node)], node.by)
            if isinstance(node, g.Happened):
                self._hears(node.event, node.by)  # it is written once for all who ask
        b.conversion = card.id if card.kind == "conversion" else ""
        play = [a.effect for a in card.abilities if a.label == "play" and a.effect]
        first = [a.effect for a in card.abilities if a.label == "first-action" and a.effect]
        produced = [part for effect in play for part in production_box(effect)]
        triggers = []
        for ability in card.abilities:
            if ability.label == "trigger" and ability.effect:
                op = b.triggered(ability.effect)
                for kind in dict.fromkeys(event.kind for event in ability.events):
                    same = [event for event in ability.events if event.kind == kind]
                    for each, who, hears in self._once(same, ability.by):
                        name = f"hears_{len(self.heard)}"
                        triggers.append((EVENT[kind], len(self.heard)))
                        b.function(name, "S, w, c, who, subject, detail", hears)
                        self.heard.append((op, each, who, name))
        rules = []
        for ability in card.abilities:
            if ability.rule is not None:
                if not is_known(ability.rule):
                    words = Texts(b.library).rule(ability.rule, ability.span)
                    raise Unplayable(f"the effect “{words}”", ability.by)
                rules.append(len(self.rules))
                self._standing(len(self.rules), ability)
                self.rules.append(Standing(ability.rule, ability.span, index))
        built = {
            "play": b.root(_joined(play)) if play else -1,
            "first": b.root(_joined(first)) if first else -1,
            "box": b.root(_joined(produced)) if produced else -1,
            "ways": [self._way(index, i, a) for i, a in enumerate(card.abilities)],
            "needs": [self._need(index, i, need) for i, need in enumerate(needs_of(card, b))],
            "points": [self._points(index, i, p) for i, p in enumerate(card.points)],
            "triggers": tuple(triggers),
            "rules": tuple(rules),
        }
        built["cheaper"] = ""
        if card.cheaper != 0:
            arguments = "S, w, c, x=0, it=-1, that=None"
            built["cheaper"] = b.function(f"cheaper_{index}", arguments, b.x.amount(card.cheaper))
        if card.measure is not None:
            b.function(
                f"measure_{index}", "S, w, c=-1, x=0, it=-1, that=None", b.x.measure(card.measure)
            )
        b.conversion = ""
        return built

    def _standing(self, number: int, ability: g.Ability) -> None:
        """Functions for what depends on the state: whether it holds, cards that may be played, how
        much is off."""
        b = self.b
        if ability.condition is not None:
            condition = b.x.condition(ability.condition)
            arguments = "S, w, c, x=0, it=None, that=None"
            self.conditional[number] = b.function(f"holds_{number}", arguments, condition)
        match ability.rule:
            case g.PlayFrom(cards):
                name = b.function(f"from_{number}", "S, w, c, it=None", b.x.cards(cards))
                self.play_from[number] = name
            case g.Discount(amount, g.CardSet() as cards, per=per) as rule if varies(rule):
                less = str(amount) if per is None else f"{amount} * {b.x.measure(per)}"
                deck = b.layout.cards(g.CardSet(kinds=DECK_KINDS))
                text = f"{less} if ({b.x.cards(cards)}) & {deck} & (1 << it) else 0"
                self.varying[number] = b.function(f"less_{number}", "S, w, c, it", text)
            case _:
                pass

    def _way(
        self, index: int, i: int, ability: g.Ability
    ) -> tuple[int, str, g.Condition | None] | None:
        if ability.label != "action" or ability.effect is None:
            return None
        b = self.b
        name = ""
        if ability.condition is not None:
            condition = b.x.condition(ability.condition)
            name = b.test(f"way_{index}_{i}", condition)
        return b.root(ability.effect), name, ability.condition

    def _need(self, index: int, i: int, need: g.Condition) -> str:
        b = self.b
        match need:
            case g.Compare(g.Level(parameter), bound, value, less):
                wanted = value if less == 0 else f"{value} - ({b.x.amount(less)})"
                track = b.x.track(parameter)
                level = f"S.g[{self.b.layout.level[parameter]}]"
                test = (
                    f">= {wanted} - slack[{track}]"
                    if bound == "min"
                    else f"<= {wanted} + slack[{track}]"
                )
                return b.test(f"need_{index}_{i}", f"{level} {test}", ", slack")
            case _:
                return b.test(f"need_{index}_{i}", b.x.condition(need), ", slack=()")

    def _points(self, index: int, i: int, points: g.Points) -> str:
        b = self.b
        amount = b.x.amount(points.amount)
        if points.condition is not None:
            amount = f"({amount}) if {b.x.condition(points.condition)} else 0"
        if points.negative:
            amount = f"-({amount})"
        return b.function(f"points_{index}_{i}", "S, w, c, x=0, it=-1, that=None", amount)

    def info(self, card: g.Card, built: dict[str, Any], scope: dict[str, Any]) -> CardInfo:
        """The record of a card whose functions have been compiled."""
        return CardInfo(
            node=card,
            cost=card.cost or 0,
            tags=tuple(self.b.layout.tag[name] for name in (*card.tags, *provided(card))),
            cheaper=scope[built["cheaper"]] if built["cheaper"] else None,
            protected=card.protected,
            needs=tuple(
                Need(scope[name], need)
                for name, need in zip(built["needs"], needs_of(card, self.b), strict=True)
            ),
            play=self.bought.get(card.kind, built["play"]),
            plain=built["play"],
            first=built["first"],
            box=built["box"],
            ways=tuple(
                Way(op, scope[name] if name else None, condition)
                for op, name, condition in filter(None, built["ways"])
            ),
            triggers=built["triggers"],
            rules=built["rules"],
        )


def needs_of(card: g.Card, b: Builder) -> tuple[g.Condition, ...]:
    """The requirements; where wild tags could make up for several, these together too."""
    tags = wild_needs(card.requirements)
    return (*card.requirements, g.Both(tags)) if b.x.wild_enough(tags) else card.requirements


def production_box(effect: g.Effect) -> list[g.Effect]:
    """The parts of an effect that stand in the brown box: productions, and choices among them."""
    if isinstance(effect, g.Unordered):
        return [part for each in effect.parts for part in production_box(each)]
    leaves = [node for node in walk(effect) if type(node) in VERBS]
    return [effect] if all(isinstance(leaf, g.Produce) for leaf in leaves) else []


def _joined(effects: list[Any]) -> g.Effect:
    return effects[0] if len(effects) == 1 else g.Unordered(tuple(effects))
