"""What parties and global events tell the writer of programs."""

from types import MappingProxyType

from compiler.graph import GOVERNMENT
from runtime.games.base.brought import Brought
from runtime.games.turmoil.verbs import MEASURES, VERBS

PARTY, EVENT = "party", "global-event"

BROUGHT = Brought(
    kinds=(PARTY, EVENT),
    words=GOVERNMENT,
    wanted_by=(PARTY,),
    verbs=MappingProxyType(VERBS),
    measures=MappingProxyType(MEASURES),
)
