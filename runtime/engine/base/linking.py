"""The functions of a program: its source compiled, with every name in it resolved.

In: a `Program`, whose source calls helpers by their names, and these helpers. Out: `Linked`: lists
of functions by operation, and cards and triggers with their functions. The source is kept for
tracebacks.
"""

from __future__ import annotations

import builtins
import linecache
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from keyword import kwlist
from types import CodeType
from typing import Any

from compiler import graph as g
from dsl.reading.records import dataclass
from runtime.engine.base.late import put_into
from runtime.program.card_code import WrittenCard
from runtime.program.program import Program
from runtime.state.layout import EVENT, EVENTS
from runtime.state.state import State

Test = Callable[..., Any]

_NAME = re.compile(r"""'[^']*'|"[^"]*"|(?<![\w.])([A-Za-z_]\w*)""")
_OWN = re.compile(r"^(?:def )?(\w+)(?: =|\()", re.MULTILINE)
_BOUND = re.compile(
    r"^(?:def \w+\((.*)\):| +(\w+(?:, \w+)*) = )|\bfor (\w+(?:, \w+)*) in|\((\w+) :=",
    re.MULTILINE,
)
"""Where functions give names to what is their own; elsewhere only what is compiled tells it."""
_WORD = re.compile(r"\b[A-Za-z_]\w*")


class UnknownName(Exception):
    """Generated code calls something that no helper is called."""


@dataclass(frozen=True, slots=True)
class Need:
    """A requirement: `holds(S, e, slack)` for an entry that says who plays which card; `slack` is
    the tolerance by parameter, without which those do that are not about a parameter."""

    holds: Callable[..., bool]
    condition: g.Condition


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a card's action: its operation, the condition for having it, and whether it is
    there once in the game rather than in each generation."""

    op: int
    available: Callable[..., bool] | None
    condition: g.Condition | None
    once: bool


@dataclass(frozen=True, slots=True)
class Heard:
    """A trigger: the operation it starts, whether per unit, and `hears(S, w, c, who, subject,
    detail)`; those with the same number in `once` do it once, or so many `times`, in a
    generation, or `ever` in the game, `only` where that holds for the entry. `lasts` and
    `group` are those of what is done later; `instead` comes in the place of what it hears; it
    hears only of so many at once as `least`; `own`: nobody else sets it off;
    `asks`: the event of which it asks how much has been done, -1 where that is another."""

    op: int
    each: bool
    hears: Callable[..., bool]
    who: g.Whose
    once: int
    ever: bool
    only: Callable[..., bool] | None
    lasts: str
    group: int
    instead: bool
    least: int
    own: bool
    asks: int
    times: int

    def may_hear(self, owner: int, actor: int) -> bool:
        """Whether it can listen to this player at all."""
        return {"you": owner == actor, "opponents": owner != actor}.get(self.who, True)


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What the engine needs of a card; operations are -1 where there is none. `tags` are fields;
    `cheaper(S, w, c)` is how much less it costs now; `play` happens when it is bought, `plain` are
    its plain lines, `box` the production box, `lines` those that an extension does, by their
    labels; `triggers` pairs (event, trigger); `rules` and `imposed` standing effects, of its player
    and of the others."""

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
    lines: Mapping[str, int]
    ways: tuple[Way, ...]
    triggers: tuple[tuple[int, int], ...]
    rules: tuple[int, ...]
    imposed: tuple[int, ...]


class Linked:
    """Empty until `link`, so that those who have to be there before can hold its lists. By
    operation `run`, `able`, `take`; by trigger `triggers`, and `passing` those that listen for a
    generation only; by event `remembered`: (whether it counts, field, whether by player it was done
    to, whether only of who did it); by rule `conditional`, `varying`, `play_from`, `sites`, `bans`;
    by card `points`, `measures`, and `points_for_others` with the card and whose they are,
    `points_of_rules` with the card; by tile `tile_points`, `open_areas`. `sources`: of each
    function, by its name. `standing`: who is told when what stands for a player has changed."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.run: list[Callable[..., None]] = []
        self.able: list[Callable[..., int]] = []
        self.take: list[Callable[..., None] | Any] = []
        self.cards: list[CardInfo] = []
        self.triggers: list[Heard] = []
        self.passing: frozenset[int] = frozenset()
        self.remembered: list[tuple[tuple[Test, int, bool, bool], ...]] = []
        self.uses_up = [one.uses_up for one in program.rules]
        self.left = [one.left for one in program.rules]
        self.conditional: dict[int, Test] = {}
        self.varying: dict[int, Test] = {}
        self.play_from: dict[int, Test] = {}
        self.sites: dict[int, Test] = {}
        self.bans: dict[int, Test] = {}
        self.points: list[list[Test]] = []
        self.points_for_others: list[tuple[int, g.Whose, Test]] = []
        self.points_of_rules: list[tuple[int, Test]] = []
        self.measures: list[Test | None] = []
        self.tile_points: list[list[Test]] = []
        self.open_areas: list[Test] = []
        self.standing: list[Callable[[State], None]] = []
        self.scope: dict[str, Any] = {}
        self.sources: dict[str, str] = {}

    def link(self, helpers: Mapping[str, Any]) -> None:
        """Compile the source and fill the lists. Raises `UnknownName`."""
        assert not self.scope, "a program is linked once"
        program = self.program
        name = f"<generated for {program.layout.board.id}>"
        lines = program.source.splitlines(True)
        linecache.cache[name] = (len(program.source), None, lines, name)
        self.scope.update(helpers, RUN=self.run, ABLE=self.able)
        _resolve(lines, self.scope)
        self.sources = put_into(self.scope, program.source, name)
        scope = self.scope
        count = range(len(program.operations.nodes))
        self.run += [scope[f"run_{op}"] for op in count]
        self.able += [scope[f"able_{op}"] for op in count]
        self.take += [scope.get(f"take_{op}") for op in count]
        self.cards += map(self._card, program.cards)
        for one in program.triggers:
            instead = any(event.would for event in one.events)
            heard = Heard(
                *(one.op, one.each, scope[one.hears], one.who, one.once, one.ever),
                only=scope[one.only] if one.only else None,
                lasts=one.lasts,
                group=one.group,
                instead=instead,
                least=one.least,
                own=one.own,
                asks=one.asks,
                times=one.times,
            )
            self.triggers.append(heard)
        lasting = ((i, one.lasts) for i, one in enumerate(self.triggers))
        self.passing = frozenset(i for i, lasts in lasting if lasts.endswith("this generation"))
        for table in ("conditional", "varying", "play_from", "sites", "bans"):
            written = getattr(program, table)
            getattr(self, table).update({rule: scope[one] for rule, one in written.items()})
        self._remember()
        self._count()

    def _card(self, card: WrittenCard) -> CardInfo:
        scope = self.scope
        return CardInfo(
            node=card.node,
            cost=card.node.cost or 0,
            tags=card.tags,
            cheaper=scope[card.cheaper] if card.cheaper else None,
            protected=card.node.protected,
            needs=tuple(Need(scope[need.holds], need.condition) for need in card.needs),
            play=card.play,
            plain=card.plain,
            first=card.first,
            box=card.box,
            lines=card.lines,
            ways=tuple(
                Way(
                    way.op,
                    scope[way.available] if way.available else None,
                    way.condition,
                    way.once,
                )
                for way in card.ways
            ),
            triggers=card.triggers,
            rules=card.rules,
            imposed=card.imposed,
        )

    def _remember(self) -> None:
        """What is remembered of events stands behind the player's other numbers."""
        self.remembered += [() for _ in EVENTS]
        for i, (event, _) in enumerate(self.program.memory):
            counts, field = self.scope[f"past_{i}"], self.program.layout.numbers + i
            entry = (counts, field, event.of == "owner", event.who == "you")
            self.remembered[EVENT[event.kind]] += (entry,)

    def _count(self) -> None:
        """Points and measures."""
        scope = self.scope
        for i, card in enumerate(self.program.cards):
            made = [(whose, scope[name]) for whose, name in card.points]
            self.points.append([each for whose, each in made if whose == "you"])
            if card.node.kind == "rule":
                in_force = i in self.program.in_force
                self.points_of_rules += [(i, each) for _, each in made if in_force]
            else:
                others = [(i, whose, each) for whose, each in made if whose != "you"]
                self.points_for_others += others
            self.measures.append(scope[card.measure] if card.measure else None)
        for t, kind in enumerate(self.program.library.tiles):
            names = (f"tile_points_{t}_{i}" for i in range(len(kind.points)))
            self.tile_points.append([scope[name] for name in names])
            self.open_areas.append(scope[f"open_{t}"])


def _resolve(lines: list[str], helpers: Iterable[str]) -> None:
    """Every name in the source is its own, a helper's or Python's."""
    source = "\n".join({*lines})  # many are the same
    known = {*helpers, *vars(builtins), *kwlist, *_OWN.findall(source), ""}
    bound = " ".join({one for found in _BOUND.findall(source) for one in found})
    if {*_NAME.findall(source)} <= known.union(_WORD.findall(bound)):
        return
    known |= {*_variables(compile("".join(lines), "<generated>", "exec"))}
    for line in lines:
        for name in {*_NAME.findall(line)} - known:
            raise UnknownName(f"no helper is called `{name}`: {line.strip()}")


def _variables(code: CodeType) -> Iterator[str]:
    """Those of all functions."""
    yield from code.co_varnames
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _variables(one)
