"""The effect graph: the one meaning of a card set.

In: built by `compiler.lower.library`, or loaded from JSON by `compiler.document.codec`. Out: read
by the runtime, the text generator, the faces and the printed references, and by nothing that also
reads source.

Everything here is frozen data: amounts are positive and the verb carries the direction, names are
identifiers of declared vocabulary, texts are not kept. Nodes are small dataclasses in closed
unions; their JSON form is `{"is": "gain", …}` with defaults left out, and
`grammar/effect-graph.schema.json` is generated from these very classes. `by` fields hold the source
place and do not take part in equality.
"""

from collections.abc import Iterator
from typing import Any

from compiler.graph.base import SPECIAL, VERSION, Bound, CardReference, Period, Rank, Whose
from compiler.graph.cards import (
    Ability,
    BesideWorth,
    Card,
    CardKind,
    Continuous,
    Counts,
    CountsAs,
    Discount,
    Exchangeable,
    Label,
    Override,
    PlayFrom,
    Points,
    Protect,
    Span,
    SpendAs,
    Tolerance,
    Worth,
)
from compiler.graph.effects import (
    Each,
    Effect,
    May,
    OneOf,
    Otherwise,
    Pays,
    Ranked,
    Repeatedly,
    Then,
    Unordered,
    When,
)
from compiler.graph.fields import inner_fields
from compiler.graph.leaves import (
    Add,
    AddColony,
    BuildColony,
    Claim,
    ColonyBonuses,
    CopyEffects,
    CopyProduction,
    Discard,
    Double,
    Draw,
    ExchangeDelegate,
    ExchangeTile,
    Fund,
    Gain,
    GainAny,
    GainBonus,
    GainTag,
    Leaf,
    Look,
    Lose,
    Lowest,
    MoveCards,
    MoveColony,
    MoveTile,
    Pay,
    Place,
    PlaceDelegates,
    PlayCard,
    Printed,
    Produce,
    Raise,
    Remove,
    RemoveDelegate,
    RemoveTile,
    Resource,
    Spend,
    Take,
    TakeActions,
    That,
    Trade,
    UseAction,
    UseProject,
)
from compiler.graph.scenarios import Act, Expect, Expected, Fact, Scenario, Step
from compiler.graph.things import (
    Amount,
    Areas,
    AreaSet,
    Beside,
    Both,
    Cards,
    CardSet,
    Chosen,
    Colonies,
    Compare,
    Completed,
    Condition,
    Counter,
    Delegates,
    DelegateSet,
    Either,
    Event,
    EventKind,
    Every,
    Happened,
    Held,
    InState,
    Leads,
    Less,
    Level,
    Matches,
    Measure,
    More,
    Not,
    Parties,
    Per,
    Production,
    Rules,
    Score,
    Shown,
    Stock,
    Sum,
    Tags,
    Tiles,
    TileSet,
)
from compiler.graph.vocabulary import (
    AreaPlace,
    Board,
    BonusKind,
    CounterKind,
    ElementKind,
    Library,
    ParameterKind,
    ResourceKind,
    SetInfo,
    StateKind,
    TagKind,
    TerrainKind,
    TileKind,
)


def walk(root: object) -> Iterator[Any]:
    """Every node of a tree, parents first. Whole libraries are walked often: no recursion."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting += node[::-1]
            continue
        kind: Any = type(node)
        names = inner_fields(kind)
        if names is not None:
            yield node
            waiting += [getattr(node, name) for name in names]
