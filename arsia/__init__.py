"""Arsia: cards of Terraforming Mars and its kin as a language, an engine and a printer.

    import arsia

    loaded = arsia.load(["base", "path/to/my-set"])     # bundled sets by name, others by path
    print(arsia.render(loaded.diagnostics, loaded.sources))
    game = arsia.Game(arsia.Program(loaded.library), ["red", "blue"], seed=1)
    while (decision := game.decision) is not None:
        game.choose(arsia.BOTS["greedy"](game, random))   # or any index of decision.options
    print(game.scores())

`load` and `load_text` never raise for what an author wrote: mistakes are in `diagnostics`. What is
not named here is not promised.
"""

from __future__ import annotations

TYPE_CHECKING = False  # whatever is imported here, a command may be stopped meanwhile
if TYPE_CHECKING:
    from typing import Any

    from compiler.document.codec import dumps, from_json, to_json
    from compiler.document.schema import validate
    from compiler.graph import Card, Library, Scenario
    from compiler.read.load import Loaded, load, load_text
    from compiler.read.places import bundled_games, bundled_sets
    from compiler.text import Texts
    from dsl.messages.diagnostics import Diagnostic, render
    from dsl.reading.source import Source, Span
    from runtime.bots import BOTS, Bot
    from runtime.bots.simulation import Report, simulate
    from runtime.driving import saves
    from runtime.driving.game import Game, Refused
    from runtime.driving.messages import CATALOGUE
    from runtime.driving.scenario import Outcome, run
    from runtime.games.playable import Playable as Program
    from runtime.telling.decision import Decision, Option
    from runtime.telling.view import view

_HOMES = {
    "compiler.document.codec": (
        "dumps",
        "from_json",
        "to_json",
    ),
    "compiler.graph": (
        "Card",
        "Library",
        "Scenario",
    ),
    "compiler.read.load": (
        "Loaded",
        "load",
        "load_text",
    ),
    "compiler.read.places": (
        "bundled_games",
        "bundled_sets",
    ),
    "compiler.document.schema": ("validate",),
    "compiler.text": ("Texts",),
    "dsl.messages.diagnostics": (
        "Diagnostic",
        "render",
    ),
    "dsl.reading.source": (
        "Source",
        "Span",
    ),
    "runtime.driving": ("saves",),
    "runtime.bots": (
        "BOTS",
        "Bot",
    ),
    "runtime.driving.game": (
        "Game",
        "Refused",
    ),
    "runtime.telling.decision": (
        "Decision",
        "Option",
    ),
    "runtime.driving.messages": ("CATALOGUE",),
    "runtime.driving.scenario": (
        "Outcome",
        "run",
    ),
    "runtime.bots.simulation": (
        "Report",
        "simulate",
    ),
    "runtime.telling.view": ("view",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names} | {
    "Program": "runtime.games.playable"
}
_MODULES = ("saves",)
"""What is a whole module."""
_THERE = {"Program": "Playable"}
"""What is called otherwise where it is at home: to its users a program is what can be played."""

__all__ = [
    "BOTS",
    "CATALOGUE",
    "Bot",
    "Card",
    "Decision",
    "Diagnostic",
    "Game",
    "Library",
    "Loaded",
    "Option",
    "Outcome",
    "Program",
    "Refused",
    "Report",
    "Scenario",
    "Source",
    "Span",
    "Texts",
    "bundled_games",
    "bundled_sets",
    "dumps",
    "from_json",
    "load",
    "load_text",
    "render",
    "run",
    "saves",
    "simulate",
    "to_json",
    "validate",
    "view",
]


def __getattr__(name: str) -> Any:
    """Everything is imported when it is first asked for, so that the command starts at once."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = _HOME_OF[name]
    module = import_module(f"{home}.{name}" if name in _MODULES else home)
    found = module if name in _MODULES else getattr(module, _THERE.get(name, name))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
