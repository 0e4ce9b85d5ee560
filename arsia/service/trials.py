"""Scenarios while they are written: run one by one, and begun for a card.

In: a project and what stands in it. Out: what came of a scenario; card text to start from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arsia.service.outline import headings
from arsia.service.project import Project, State
from compiler.graph import Card, Scenario
from dsl.messages.diagnostics import Edit
from dsl.reading.source import Span
from runtime.driving.blanks import with_blanks
from runtime.driving.lacking import playable
from runtime.driving.scenario import Outcome, run
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


def tried(project: Project, path: Path, line: int) -> Outcome | None:
    """What comes of the scenario that begins at the line; None where there is none. In a set with
    mistakes nothing is run."""
    state = project.state(path, line)
    found = [
        made
        for declaration in state.declarations(path, line)
        for made in state.made(declaration)
        if isinstance(made, Scenario)
    ]
    if not found:
        return None
    scenario = found[0]
    if state.loaded.errors:
        why = "scenarios are run when the set has no mistakes"
        return Outcome(scenario.name, False, (why,), ())
    try:
        engine = state.engine(lambda: playable(with_blanks(state.loaded.library))[0])
    except Unplayable as fault:
        return Outcome(scenario.name, False, (f"this cannot be played yet: {fault.what}",), ())
    outcome = run(engine, scenario)
    failures = tuple(state.desk.text(one) for one in outcome.failures)
    return Outcome(outcome.name, outcome.ok, failures, outcome.log)


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
