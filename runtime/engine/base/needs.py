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
        case g.Compare(g.Tags()) if isinstance(what, tuple) and TAGS in what:
            return True
        case g.Compare(measure) if isinstance(what, tuple):
            counted = (one for one in what if not isinstance(one, str))
            return any(g.counts_such(measure, one) for one in counted)
        case _:
            return False


def ignoring(rule: g.Ignored) -> Ignoring:
    if rule.every:
        return "all"
    counted = (rule.about,) if rule.about is not None else ()
    return (*rule.parameters, *(TAGS,) * rule.tags, *counted) or True
