"""Requirements that need not be met.

In: what an effect lets pass, and a condition of the graph. Out: whether that is one of them.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.state.layout import TAGS, Ignoring


def ignores(what: Ignoring, condition: g.Condition) -> bool:
    """Whether such a requirement need not be met."""
    if what == "all":
        return True
    match condition:
        case g.Both(parts):  # tags that a wild one may stand for
            return all(ignores(what, part) for part in parts)
        case g.Either(parts):
            return any(ignores(what, part) for part in parts)
        case g.Compare(g.Level(parameter)):
            return what is True or (isinstance(what, tuple) and parameter in what)
        case g.Compare(g.Tags()):
            return isinstance(what, tuple) and TAGS in what
        case _:
            return False


def ignoring(rule: g.Ignored) -> Ignoring:
    if rule.every:
        return "all"
    return (*rule.parameters, *(TAGS,) * rule.tags) or True
