"""The engine of a program: its services, and the generated code linked to what it calls.

In: a `Program`, and the helpers that extensions bring. Out: `Engine`, shared by all games on that
board; it keeps nothing of a game, and only remembers answers that are always the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.engine import board, cards, laid, tracks, zones
from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helpers_of
from runtime.engine.base.linking import Linked
from runtime.engine.base.payment import Payment
from runtime.engine.base.standing import TermsOf
from runtime.engine.base.stocks import Stocks
from runtime.engine.board import BoardRules
from runtime.engine.cards import Deck
from runtime.engine.doable import Doable
from runtime.engine.filters import Filters
from runtime.engine.guards import BySeat
from runtime.engine.laid import Laid
from runtime.engine.moves import Moves
from runtime.engine.passing import Passing
from runtime.engine.play import Play
from runtime.engine.resolving import mentioning, pool
from runtime.engine.resolving.improvement import Improvement
from runtime.engine.resolving.pool import Pool
from runtime.engine.tokens import Tokens
from runtime.engine.tracks import Tracks
from runtime.engine.values import Values
from runtime.engine.zones import Zones
from runtime.program.program import Program
from runtime.state.log import note
from runtime.state.state import bits

MODULES = (board, cards, laid, tracks, zones, pool, mentioning)
"""Those whose functions are helpers, beside the methods of services."""


class Engine:
    """Services by what they are about. `filters` and `guards` are there once it is linked."""

    filters: Filters
    guards: BySeat

    def __init__(self, program: Program) -> None:
        self.program, self.library, self.layout = program, program.library, program.layout
        self.tables = program.tables
        self.linked = Linked(program)
        self.events = Events(self.linked)
        self.stocks = Stocks(program.layout)
        self.passing = Passing(self.events)
        self.terms = TermsOf(self.linked)
        self.payment = Payment(program.tables.money, self.terms, self.stocks, self.events)
        self.pool = Pool(self.linked)
        self.may_loop = self.pool.may_loop
        self.board = BoardRules(program, self.terms, self.events)
        self.moves = Moves(program, self.board, self.events)
        self.tracks = Tracks(program, self.events)
        self.deck = Deck(self.linked, self.terms)
        self.zones = Zones(self.linked)
        self.doable = Doable(
            self.linked, self.terms, self.pool, Improvement(self.linked, self.pool.bearing)
        )
        self.play = Play(
            self.linked,
            self.terms,
            self.payment,
            self.events,
            self.zones,
            self.doable,
        )
        self.laid = Laid(self.linked, self.play, self.zones)
        self.tokens = Tokens(program, self.play)
        self.values = Values(self.linked)

    def link(self, more: Iterable[Any] = ()) -> None:
        """Let the generated code call the helpers of all services, and of `more`. Raises ValueError
        for two of the same name, `UnknownName` for one that is missing."""
        services = (self.board, self.deck, self.doable, self.events, self.payment, self.play)
        more_services = (self.laid, self.moves, self.passing, self.stocks, self.terms, self.tracks)
        owners = (*MODULES, *services, *more_services, self.zones, bits, note)
        self.linked.link({**helpers_of((*owners, *more)), "TERMS": self.terms.of_rules})
        self.filters = Filters(self.linked, self.terms)
        self.guards = BySeat(self.play, self.filters)
