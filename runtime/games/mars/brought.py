"""What Terraforming Mars tells the writer of programs."""

from types import MappingProxyType

from runtime.games.base.brought import Game

PRELUDE, DEALT = "prelude", "dealt-preludes"
"""The kind of card that opens a game, and the number of the game that says how many are dealt."""

GAME = Game(dealt_by=MappingProxyType({PRELUDE: DEALT}))
