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

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from compiler.document import dumps, from_json, to_json
    from compiler.graph import Card, Library, Scenario
    from compiler.load import Loaded, load, load_text
    from compiler.places import bundled_games, bundled_sets
    from compiler.schema import validate
    from compiler.text import Texts
    from dsl.diagnostics import CATALOGUE, Diagnostic, render
    from dsl.source import Source, Span
    from runtime import saves
    from runtime.bots import BOTS, Bot
    from runtime.game import Decision, Game, Option, Refused
    from runtime.program import Program
    from runtime.scenario import Outcome, run
    from runtime.simulation import Report, simulate
    from runtime.view import view

_HOMES = {
    "compiler.document": (
        "dumps",
        "from_json",
        "to_json",
    ),
    "compiler.graph": (
        "Card",
        "Library",
        "Scenario",
    ),
    "compiler.load": (
        "Loaded",
        "load",
        "load_text",
    ),
    "compiler.places": (
        "bundled_games",
        "bundled_sets",
    ),
    "compiler.schema": ("validate",),
    "compiler.text": ("Texts",),
    "dsl.diagnostics": (
        "CATALOGUE",
        "Diagnostic",
        "render",
    ),
    "dsl.source": (
        "Source",
        "Span",
    ),
    "runtime": ("saves",),
    "runtime.bots": (
        "BOTS",
        "Bot",
    ),
    "runtime.game": (
        "Decision",
        "Game",
        "Option",
        "Refused",
    ),
    "runtime.program": ("Program",),
    "runtime.scenario": (
        "Outcome",
        "run",
    ),
    "runtime.simulation": (
        "Report",
        "simulate",
    ),
    "runtime.view": ("view",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

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
    home = _HOME_OF[name]
    inside = "." in home  # else it is a module of that folder
    found = getattr(import_module(home), name) if inside else import_module(f"{home}.{name}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
