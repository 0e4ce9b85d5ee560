"""What TINYforming Mars tells the writer of programs."""

from types import MappingProxyType

from compiler.graph import TakeActions
from runtime.games.base.brought import Game

_TURNS: dict[type | str, str] = dict.fromkeys(("begin-turn", "end-turn"), "what is heard of turns")
GAME = Game(lacks=MappingProxyType({TakeActions: "more actions than one a turn", **_TURNS}))
