"""Cards as the engine needs them: their operations, requirements, triggers, standing effects,
points.

In: cards of the graph and a `Builder`. Out: functions in the generated source, and `WrittenCard`s
that say how they are called there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from compiler import graph as g
from compiler.graph import walk
from compiler.graph.printed import provided
from dsl.reading.records import dataclass
from runtime.program.writing.additions import Additions
from runtime.program.writing.builder import Builder
from runtime.program.writing.code import Unplayable
from runtime.program.writing.lasting import stand
from runtime.program.writing.waiting import hearing
from runtime.program.writing.wild import wild_needs
from runtime.state.layout import CARD_KINDS, card_kinds, decided_nodes

PLAYABLE = (
    *(*CARD_KINDS, "standard-project", "conversion", "milestone", "award"),
    *("project", "rule"),
)
"""The kinds of cards that rulesets deal and offer."""

LINES: tuple[g.Label, ...] = ("build", "trade", "colony", "full")
"""The lines that wait for what an extension says."""


@dataclass(frozen=True, slots=True)
class WrittenNeed:
    """A requirement, and the function that tells whether it holds."""

    holds: str
    condition: g.Condition


@dataclass(frozen=True, slots=True)
class WrittenWay:
    """One way to use a card's action: its operation and the condition for having it, if any, with
    the function that tells; `once`: in the game, and not in each generation."""

    op: int
    available: str
    condition: g.Condition | None
    once: bool


@dataclass(frozen=True, slots=True)
class WrittenCard:
    """A card whose functions are in the source, told by their names; no name where there is none,
    and -1 where there is no operation. `tags` are fields, those that it provides included; `plain`
    are the plain lines, `play` what happens when it is bought: the same, unless an extension lays
    the card down first; `box` is the production box; `lines` are those of `LINES`, by their labels,
    which lapse where they cannot be done; `triggers` pairs (event, trigger); `rules` the standing
    effects that are its player's, `imposed` those of the others; `points` with whose they are;
    `measure` what an award counts, negative for the fewest."""

    node: g.Card
    tags: tuple[int, ...]
    cheaper: str
    needs: tuple[WrittenNeed, ...]
    play: int
    plain: int
    first: int
    box: int
    lines: Mapping[str, int]
    ways: tuple[WrittenWay, ...]
    triggers: tuple[tuple[int, int], ...]
    rules: tuple[int, ...]
    imposed: tuple[int, ...]
    points: tuple[tuple[g.Whose, str], ...]
    measure: str


class CardCode:
    """Writes the code of a library's cards."""

    def __init__(self, builder: Builder, additions: Additions) -> None:
        self.b = builder
        self.lacks, self.kinds = additions.lacks, additions.kinds
        self.bought = {kind: builder.native(one) for kind, one in additions.bought.items()}

    def write(self, index: int, card: g.Card) -> WrittenCard:
        """Write the functions of a card. Raises `Unplayable`."""
        b = self.b
        if card.kind not in (*PLAYABLE, *card_kinds(b.library), *self.kinds):
            raise Unplayable(f"cards of the kind `{card.kind.replace('-', ' ')}`", card.by)
        for node in decided_nodes(card):
            if (lacking := self.lacks.get(type(node))) or (
                lacking := self.lacks.get(getattr(node, "kind", ""))
            ):
                raise Unplayable(lacking, getattr(node, "by", "") or card.by)
            if isinstance(node, g.Happened | g.Deeds):
                place = getattr(node, "by", "")
                hearing(b.x, node.event, place)  # it is written once for all who ask
        b.conversion = card.id if card.kind == "conversion" else ""
        play = [a.effect for a in card.abilities if a.label == "play" and a.effect]
        play += [everybodys(a.effect) for a in card.abilities if a.label == "bonus" and a.effect]
        first = [a.effect for a in card.abilities if a.label == "first-action" and a.effect]
        produced = [part for effect in play for part in production_box(effect)]
        triggers, rules = self._triggers(card), self._rules(index, card)
        kinds = [kind for kind in b.library.kinds if kind.id == card.kind]
        token = any(kind.lies and not (kind.played or kind.seats) for kind in kinds)
        root = b.triggered if token else b.root  # what lies hidden may bring what cannot be done
        together = _in_order if card.kind == "global-event" else _joined
        plain = root(together(play)) if play else -1
        written = WrittenCard(
            node=card,
            tags=tuple(b.layout.tag[name] for name in (*card.tags, *provided(card))),
            play=self.bought.get(card.kind, plain),
            plain=plain,
            first=b.root(_joined(first)) if first else -1,
            box=b.root(_joined(produced)) if produced else -1,
            lines={label: b.triggered(effect) for label, effect in _lines(card)},
            ways=tuple(self._ways(index, card)),
            needs=tuple(self._need(index, i, need) for i, need in enumerate(needs_of(card, b))),
            points=tuple(self._points(index, i, p) for i, p in enumerate(card.points)),
            triggers=triggers,
            rules=self._of(rules, "you", "all"),
            imposed=self._of(rules, "opponents", "all"),
            cheaper=self._cheaper(index, card),
            measure=self._measure(index, card),
        )
        b.conversion = ""
        return written

    def _triggers(self, card: g.Card) -> tuple[tuple[int, int], ...]:
        found = []
        for ability in card.abilities:
            if ability.label != "trigger" or not ability.effect:
                continue
            write = self.b.binding if card.kind == "party" else self.b.triggered
            if any(event.would for event in ability.events):
                write = self.b.instead
            op = write(ability.effect)
            only = self._only(ability) if ability.once else ""
            found += self.b.listen(
                ability.events, op, ability.by, ability.once, only=only, times=ability.times
            )
        return tuple(found)

    def _only(self, ability: g.Ability) -> str:
        """What is done once, and only if something holds, waits for it: it is done when it holds
        for the first time."""
        effect, x = ability.effect, self.b.x
        match effect:
            case g.When(held, no=None):
                asked = x.condition(held)
            case g.Each(who, g.When(held, no=None), players=None):
                asked = f"any((lambda w: {x.condition(held)})(q) for q in {x.seats(who)})"
            case _:
                return ""
        name = f"only_{len(self.b.triggers)}"
        self.b.test(name, asked)
        return name

    def _rules(self, index: int, card: g.Card) -> tuple[int, ...]:
        return tuple(stand(self.b, one, index) for one in card.abilities if one.rule is not None)

    def _of(self, rules: tuple[int, ...], *whose: g.Whose) -> tuple[int, ...]:
        """Those that are of these players."""
        return tuple(rule for rule in rules if self.b.standing[rule].whose in whose)

    def _cheaper(self, index: int, card: g.Card) -> str:
        """How much less it costs now."""
        if card.cheaper == 0:
            return ""
        arguments = "S, w, c, x=0, it=-1, that=None"
        return self.b.function(f"cheaper_{index}", arguments, self.b.x.amount(card.cheaper))

    def _measure(self, index: int, card: g.Card) -> str:
        """The more the better: below zero where the fewest win."""
        if card.measure is None:
            return ""
        arguments = "S, w, c=-1, x=0, it=-1, that=None"
        count = self.b.x.measure(card.measure)
        return self.b.function(
            f"measure_{index}", arguments, f"-({count})" if card.fewest else count
        )

    def _ways(self, index: int, card: g.Card) -> Iterator[WrittenWay]:
        if card.kind == "party":
            self.b.conversion = card.id
        for i, ability in enumerate(card.abilities):
            if ability.label not in g.WAYS or ability.effect is None:
                continue
            name = ""
            if ability.condition is not None:
                condition = self.b.x.condition(ability.condition)
                name = self.b.test(f"way_{index}_{i}", condition)
            once = ability.label == "once"
            yield WrittenWay(self.b.root(ability.effect), name, ability.condition, once)

    def _need(self, index: int, i: int, need: g.Condition) -> WrittenNeed:
        asked = self._eased(need)
        used = [int(number) for number in re.findall(r"slack\[(\d+)\]", asked)]
        tracks = len(self.b.library.parameters)
        given = f"=(0,) * {max(used) + 1}" if used else "=()"
        given = "" if used and min(used) < tracks else given
        return WrittenNeed(self.b.test(f"need_{index}_{i}", asked, f", slack{given}"), need)

    def _eased(self, need: g.Condition) -> str:
        """That it holds, or is missed by no more than it may be."""
        x = self.b.x
        match need:
            case g.Compare(g.Level(parameter), bound, value, less):
                count, off = (
                    f"S.g[{self.b.layout.level[parameter]}]",
                    f"slack[{x.track(parameter)}]",
                )
            case g.Compare(measure, bound, value, less) if off := self.b.missed(measure):
                count = x.measure(measure)
            case g.Both(parts):
                wild = x.wild_enough(parts, self.b.missed)
                return "(" + " and ".join([*map(self._eased, parts), *wild]) + ")"
            case g.Either(parts):
                return "(" + " or ".join(map(self._eased, parts)) + ")"
            case _:
                return x.condition(need)
        wanted = value if less == 0 else f"{value} - ({x.amount(less)})"
        return {
            "min": f"{count} >= {wanted} - {off}",
            "max": f"{count} <= {wanted} + {off}",
            "exactly": f"abs({count} - ({wanted})) <= {off}",
        }[bound]

    def _points(self, index: int, i: int, points: g.Points) -> tuple[g.Whose, str]:
        b = self.b
        amount = b.x.amount(points.amount)
        if points.condition is not None:
            amount = f"({amount}) if {b.x.condition(points.condition)} else 0"
        if points.negative:
            amount = f"-({amount})"
        if g.rivals(points.condition):
            amount = f"(lambda me: {amount})(scorer(S, c, w))"
        arguments = "S, w, c, x=0, it=-1, that=None"
        return points.whose, b.function(f"points_{index}_{i}", arguments, amount)


def _lines(card: g.Card) -> Iterator[tuple[str, g.Effect]]:
    for label in LINES:
        effects = [a.effect for a in card.abilities if a.label == label and a.effect]
        if effects:
            yield label, _joined(effects)


def needs_of(card: g.Card, builder: Builder) -> tuple[g.Condition, ...]:
    """The requirements; where wild tags could make up for several, these together too."""
    tags = wild_needs(card.requirements)
    return (*card.requirements, g.Both(tags)) if builder.x.wild_enough(tags) else card.requirements


def production_box(effect: g.Effect) -> list[g.Effect]:
    """The parts of an effect that stand in the brown box: productions, and choices among them."""
    if isinstance(effect, g.Later):
        return []
    if isinstance(effect, g.Unordered):
        return [part for each in effect.parts for part in production_box(each)]
    leaves = [node for node in walk(effect) if isinstance(node, g.Leaf)]
    return [effect] if all(isinstance(leaf, g.Produce) for leaf in leaves) else []


def everybodys(effect: g.Effect) -> g.Effect:
    """What a party brings when it comes to rule is for each player, unless it says for whom."""
    match effect:
        case g.Each() | g.Ranked():
            return effect
        case g.Unordered(parts) | g.Then(parts):
            return replace(effect, parts=tuple(map(everybodys, parts)))
        case _:
            return g.Each("all", effect)


def _in_order(effects: list[g.Effect]) -> g.Effect:
    return effects[0] if len(effects) == 1 else g.Then(tuple(effects))


def _joined(effects: list[g.Effect]) -> g.Effect:
    return effects[0] if len(effects) == 1 else g.Unordered(tuple(effects))
