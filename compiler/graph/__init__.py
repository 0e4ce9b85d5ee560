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

from compiler.graph.base import *  # noqa: F403
from compiler.graph.cards import *  # noqa: F403
from compiler.graph.continuous import *  # noqa: F403
from compiler.graph.dealing import *  # noqa: F403
from compiler.graph.effects import *  # noqa: F403
from compiler.graph.events import *  # noqa: F403
from compiler.graph.expansions import *  # noqa: F403
from compiler.graph.fields import changed, renamed, walk
from compiler.graph.leaves import *  # noqa: F403
from compiler.graph.mentioned import *  # noqa: F403
from compiler.graph.printed import (
    CARD_KINDS,
    DECK_KINDS,
    asks_only,
    card_kinds,
    means_seats,
    passing,
    seated,
    undealt,
)
from compiler.graph.scenarios import *  # noqa: F403
from compiler.graph.selectors import *  # noqa: F403
from compiler.graph.things import *  # noqa: F403
from compiler.graph.vocabulary import *  # noqa: F403
