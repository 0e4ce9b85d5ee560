"""What food factories and production modules tell the writer of programs."""

from types import MappingProxyType

from compiler.footprint.atoms import Footprint
from runtime.games.base.brought import Brought
from runtime.games.food.table import CONNECTED, FOOD, MARKET
from runtime.program.writing.additions import Native

FACTORY, MODULE = "factory", "module"
PLACED = Footprint(writes=frozenset({("state connected", "all"), ("map", "all")}))
"""What laying down may change: who is connected, and whose a tile is."""

BROUGHT = Brought(
    kinds=(FACTORY, MODULE),
    words=("module-actions", "market-modules", "drafted-modules"),
    states=MappingProxyType({"connected": f"S.more[{FOOD!r}][{CONNECTED}] >> c & 1"}),
    zones=MappingProxyType(
        {"market": f"mask_of(S.more[{FOOD!r}][{MARKET}])", "at": "standing(S, w, {place!r})"}
    ),
    bought=MappingProxyType(
        {
            FACTORY: Native("found_factory", "always", footprint=PLACED),
            MODULE: Native("find_place", "always", "place_module", PLACED),
        }
    ),
)
