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

from compiler.graph.base import *  # noqa: F403
from compiler.graph.cards import *  # noqa: F403
from compiler.graph.effects import *  # noqa: F403
from compiler.graph.expansions import *  # noqa: F403
from compiler.graph.fields import inner_fields
from compiler.graph.leaves import *  # noqa: F403
from compiler.graph.nobody import somebodys, with_leaves
from compiler.graph.scenarios import *  # noqa: F403
from compiler.graph.selectors import *  # noqa: F403
from compiler.graph.things import *  # noqa: F403
from compiler.graph.vocabulary import *  # noqa: F403


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
