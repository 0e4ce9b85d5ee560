"""What colony tiles tell the writer of programs."""

from types import MappingProxyType

from runtime.games.base.brought import Brought
from runtime.games.colonies.verbs import MEASURES, VERBS

KIND = "colony"

BROUGHT = Brought(
    kinds=(KIND,),
    words=("fleets", "colony-tiles", "solo-colony-tiles", "colonies-per-tile"),
    verbs=MappingProxyType(VERBS),
    measures=MappingProxyType(MEASURES),
)
