"""The syntax tree: what the author wrote, no meaning yet.

In: built by `dsl.syntax.parser`. Out: read by the compiler's passes and the formatter. Every node
carries the `Span` it was read from; spans do not take part in equality, so `parse(format(x)) == x`
holds. Names stay as written (quotes stripped); the compiler resolves them.
"""

from dsl.syntax.nodes.continuous import *  # noqa: F403
from dsl.syntax.nodes.declarations import *  # noqa: F403
from dsl.syntax.nodes.effects import *  # noqa: F403
from dsl.syntax.nodes.inside import *  # noqa: F403
from dsl.syntax.nodes.lines import *  # noqa: F403
from dsl.syntax.nodes.scenarios import *  # noqa: F403
from dsl.syntax.nodes.things import *  # noqa: F403
