"""What may not be done: playing, using, placing, raising, adding, gaining, claiming, trading …

In: the right of an `effect:` line. Out: continuous rules of the graph, each about an event.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import CardSet, Continuous, Event
from compiler.lower.phrases.events import event
from compiler.lower.phrases.nouns import structural
from compiler.lower.phrases.scope import HELD_BY_NOBODY, Scope, by, dets
from compiler.lower.phrases.sites import siting
from compiler.messages.meaning import NO_MEANING_YET
from compiler.names.folding import fold
from dsl.syntax.nodes import AnyThing, Happening, Right, Thing

Barred = Literal["you", "opponents", "all"]

_NONE: dict[str, Barred] = {"nobody": "all", "no player": "all", "no opponent": "opponents"}
_EACH: dict[str, Barred] = {
    "you": "you",
    **dict.fromkeys(("opponents", "an opponent", "any opponent", "each opponent"), "opponents"),
    **dict.fromkeys(("all players", "each player", "any player", "everyone", "anyone"), "all"),
}
_VERBS = ("play", "use", "place", "raise", "add", "gain", "claim", "fund", "trade")
_EXAMPLES = (
    "`play events`, `use standard projects`, `use conversions`, `use actions of building cards`, "
    "`place cities`, `place delegates`, `raise temperature`, `raise production`, `gain plants`, "
    "`add animals`, `add animals here`, `claim milestones`, `fund awards`, `trade`"
)
_NEVER = {
    "pass": "who may not pass has turns without end",
    **dict.fromkeys(
        ("spend", "pay", "discard"),
        "it is the price of something else: forbid that, or make it dearer",
    ),
    "lose": "nobody chooses to lose something: `opponents may not remove your plants`",
    **dict.fromkeys(
        ("remove", "steal", "move", "exchange"),
        "what is kept says whose it is: `opponents may not remove your plants`",
    ),
    "lower": "what is kept says whose it is: `opponents may not lower your production`",
    **dict.fromkeys(
        ("draw", "look at", "reveal", "take", "buy"),
        "cards come of what is played and used: forbid that, `opponents may not play events`",
    ),
    "become": "it comes of what is done: forbid that, `opponents may not place delegates`",
}
"""Why something cannot be forbidden."""


def barred(node: Right) -> Barred | None:
    """Whom it forbids something: `nobody may`, `opponents may not`; None where it allows it."""
    who = fold(node.who.text)
    return _NONE.get(who) if node.allowed else _EACH.get(who)


def ban(scope: Scope, node: Right, whose: Barred) -> list[Continuous]:
    """`opponents may not play events`, `nobody may raise temperature`."""
    if whose == "opponents" and scope.kind in HELD_BY_NOBODY:
        scope.unclear(node.who.span, "a rule is nobody's: `nobody may …`")
    thing = node.thing
    if node.verb == "place" and not _is_no_tile(thing):
        return siting(scope, node, whose)
    if node.verb not in _VERBS:
        cure = _NEVER.get(node.verb, f"what can be: {_EXAMPLES}")
        scope.fault(NO_MEANING_YET, node.span, cure, what="forbidding this")
        return []
    heard = event(scope, Happening(None, node.verb, thing, node.roles, span=node.span))
    if heard.kind == "play-tag":
        heard = Event("play-card", cards=CardSet(tags=heard.tags))
    cards = heard.cards or CardSet()
    plain = replace(heard, cards=None, parameter="", resources=()) == Event(heard.kind)
    some = heard.parameter or heard.kind != "raise"
    odd = cards.reference or cards.other or cards.zone not in ("", "play")
    if heard.kind == "add":
        here = CardSet(reference="this")
        mine = any("your" in dets(one.thing) for one in node.roles if isinstance(one.thing, Thing))
        odd = mine or replace(cards, zone="") not in (CardSet(), here)
        heard = replace(heard, cards=here if cards.reference else None)
    elif heard.kind == "project" and cards.zone == "":
        odd = cards.names != () and cards.kinds != ("standard-project",)
    elif heard.kind == "delegate":
        odd = cards != CardSet(names=cards.names)
    if heard.kind not in graph.BANNED or not plain or not some or odd:
        scope.unclear(node.span, f"what can be forbidden: {_EXAMPLES}")
        return []
    return [graph.Ban(replace(heard, who=whose), by(node.span))]


def _is_no_tile(thing: AnyThing | None) -> bool:
    """Colonies and delegates are placed too."""
    return isinstance(thing, Thing) and structural(thing) in (("colony", ()), ("delegate", ()))
