"""What TINYforming Mars tells the writer of programs."""

from types import MappingProxyType

from compiler.graph import TakeActions
from runtime.games.base.brought import Game

GAME = Game(lacks=MappingProxyType({TakeActions: "more actions than one a turn"}))
