"""What may not be done: playing, using, placing, raising, claiming, funding, trading.

In: the right of an `effect:` line. Out: continuous rules of the graph, each about an event.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import CardSet, Continuous, Event
from compiler.lower.phrases.events import event
from compiler.lower.phrases.nouns import structural
from compiler.lower.phrases.scope import HELD_BY_NOBODY, Scope, by
from compiler.lower.phrases.sites import siting
from compiler.messages.meaning import NO_MEANING_YET
from compiler.names.folding import fold
from dsl.syntax.nodes import Happening, Right, Thing

Barred = Literal["you", "opponents", "all"]

_NONE: dict[str, Barred] = {"nobody": "all", "no player": "all", "no opponent": "opponents"}
_EACH: dict[str, Barred] = {
    "you": "you",
    **dict.fromkeys(("opponents", "an opponent", "any opponent", "each opponent"), "opponents"),
    **dict.fromkeys(("all players", "each player", "any player", "everyone", "anyone"), "all"),
}
_EXAMPLES = (
    "`play events`, `use standard projects`, `use actions of building cards`, `place cities`, "
    "`raise temperature`, `claim milestones`, `fund awards`, `trade`"
)


def barred(node: Right) -> Barred | None:
    """Whom it forbids something: `nobody may`, `opponents may not`; None where it allows it."""
    who = fold(node.who.text)
    return _NONE.get(who) if node.allowed else _EACH.get(who)


def ban(scope: Scope, node: Right, whose: Barred) -> list[Continuous]:
    """`opponents may not play events`, `nobody may raise temperature`."""
    if whose == "opponents" and scope.kind in HELD_BY_NOBODY:
        scope.unclear(node.who.span, "a rule is nobody's: `nobody may …`")
    thing = node.thing
    is_colony = isinstance(thing, Thing) and structural(thing) == ("colony", ())
    if node.verb == "place" and not is_colony:
        return siting(scope, node, whose)
    if node.verb not in ("play", "use", "place", "raise", "claim", "fund", "trade"):
        scope.fault(NO_MEANING_YET, node.span, f"what can be: {_EXAMPLES}", what="forbidding this")
        return []
    heard = event(scope, Happening(None, node.verb, thing, node.roles, span=node.span))
    if heard.kind == "play-tag":
        heard = Event("play-card", cards=CardSet(tags=heard.tags))
    cards = heard.cards or CardSet()
    plain = replace(heard, cards=None, parameter="") == Event(heard.kind)
    some = heard.parameter or heard.kind != "raise"
    odd = cards.reference or cards.other or cards.zone not in ("", "play")
    by_name = heard.kind == "project" and cards.zone == "" and cards != CardSet()
    if heard.kind not in graph.BANNED or not plain or not some or odd or by_name:
        scope.unclear(node.span, f"what can be forbidden: {_EXAMPLES}")
        return []
    return [graph.Ban(replace(heard, who=whose), by(node.span))]
