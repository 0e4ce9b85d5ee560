"""Scenarios while they are written: run one by one, and begun for a card.

In: a project and what stands in it. Out: what came of a scenario; card text to start from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from arsia.service.outline import headings
from arsia.service.project import Project, State
from compiler.graph import Card, Scenario
from dsl.messages.diagnostics import Edit
from dsl.reading.source import Span
from runtime.driving.blanks import for_scenarios
from runtime.driving.lacking import needed, playable
from runtime.driving.scenario import Outcome, run
from runtime.games.playable import Playable
from runtime.program.writing.code import Unplayable


@dataclass(frozen=True, slots=True)
class Trial:
    """A scenario, where its header stands."""

    name: str
    span: Span


def trials(state: State, path: Path) -> Iterator[Trial]:
    for one in headings(state, path):
        if one.kind == "scenario":
            yield Trial(one.name, one.header)


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario of the set's own, and the lines where it stands."""

    state: State
    scenario: Scenario
    path: Path
    first: int
    last: int


def cases(project: Project) -> list[Case]:
    """Those of all files, each once, in the first state that has all it needs."""
    found: dict[tuple[Path, int], Case] = {}
    for state in project.states:
        for _, declarations in state.desk.sets:
            for one in declarations:
                span = state.span(one.span)
                path = state.path(span)
                if path is None or not path.is_relative_to(project.root):
                    continue
                for made in state.made(one):
                    if isinstance(made, Scenario):
                        case = Case(state, made, path, span.line, span.end_line)
                        found.setdefault((path, span.line), case)
    return [found[place] for place in sorted(found)]


def tried(project: Project, path: Path, line: int) -> Outcome | None:
    """What comes of the scenario that begins at the line; None where there is none."""
    state = project.state(path, line)
    for declaration in state.declarations(path, line):
        for made in state.made(declaration):
            if isinstance(made, Scenario):
                return outcome(state, made)
    return None


def _engine(state: State) -> Playable:
    loaded = state.loaded
    return playable(for_scenarios(loaded.library, loaded.named))[0]


UNSOUND = "scenarios are run when the set has no mistakes"


def outcome(state: State, scenario: Scenario) -> Outcome:
    """In a set with mistakes nothing is run."""
    if state.loaded.errors:
        return Outcome(scenario.name, False, (UNSOUND,), ())
    try:
        engine = state.once(_engine)
    except Unplayable as fault:
        return Outcome(scenario.name, False, (f"this cannot be played yet: {fault.what}",), ())
    played = {card.id for card in engine.library.cards}
    left = {card.id: card.name for card in state.loaded.library.cards if card.id not in played}
    if lacking := needed(scenario, left):
        names = ", ".join(f"“{left[card]}”" for card in sorted(lacking))
        return Outcome(scenario.name, False, (f"the engine does not play {names} yet",), ())
    made = run(engine, scenario)
    told = {one: state.desk.text(one) for one in made.failures}
    compared = tuple(replace(one, failure=told[one.failure]) for one in made.compared)
    return replace(made, failures=tuple(told.values()), compared=compared)


# ---- text to start from -------------------------------------------------------------------------

_ZONES = {"automated": "in play", "active": "in play", "event": "in the event pile"}
"""Where a card is when it has been played, by its kind."""


def begun(state: State, path: Path, line: int) -> tuple[Card, Edit] | None:
    """A scenario that plays the card which is declared there, below it."""
    card = next((one for one in state.cards(path, line) if one.kind in _ZONES), None)
    here = next((h for h in headings(state, path) if h.span.line <= line <= h.span.end_line), None)
    if card is None or here is None:
        return None
    money = dict(state.loaded.library.rules).get("currency", "")
    several = next((r.plural for r in state.loaded.library.resources if r.id == money), money)
    lines = (
        f'scenario "{card.name} is played"',
        "  players red, blue",
        f'  given red has "{card.name}" in hand, red has {card.cost} {several}',
        f'  when red plays "{card.name}"',
        f'  then red has "{card.name}" {_ZONES[card.kind]}',
    )
    return card, Edit(here.span.end(), "\n\n" + "\n".join(lines))


NEW_CARD = '\n\nautomated "New Card"\n  cost 10'


def new_card(state: State, path: Path, line: int) -> Edit | None:
    """A card to start from, below what is declared there."""
    here = next((h for h in headings(state, path) if h.span.line <= line <= h.span.end_line), None)
    return Edit(here.span.end(), NEW_CARD) if here is not None else None
