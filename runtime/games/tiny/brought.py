"""What TINYforming Mars tells the writer of programs."""

from types import MappingProxyType

from compiler.graph import InPhase, TakeActions
from runtime.games.base.brought import Game

_TURNS: dict[type | str, str] = dict.fromkeys(("begin-turn", "end-turn"), "what is heard of turns")
_TOLD: dict[type | str, str] = {
    TakeActions: "more actions than one a turn",
    InPhase: "phases of a generation",
    **_TURNS,
}
GAME = Game(lacks=MappingProxyType(_TOLD))
