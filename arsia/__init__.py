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

from compiler.document import dumps, from_json, to_json
from compiler.graph import Card, Library, Scenario
from compiler.load import Loaded, bundled_games, bundled_sets, load, load_text
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
