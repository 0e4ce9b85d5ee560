"""What may not be done: playing, using, placing, raising, adding, gaining, claiming, trading …; and
rights about the board: where tiles may be placed too, where they may not, and that one's own stay
where they are.

In: the right of an `effect:` line. Out: continuous rules of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import AreaSet, CardSet, Continuous, Event, TileSet
from compiler.lower.phrases.areas import area_filters, tile_set
from compiler.lower.phrases.events import event
from compiler.lower.phrases.nouns import hear_words, in_front, is_plural, noun, structural
from compiler.lower.phrases.scope import HELD_BY_NOBODY, Bag, Scope, by, dets
from compiler.lower.phrases.scope import whose as meant
from compiler.messages.meaning import NO_MEANING_YET, ROLE_DOES_NOT_FIT, WHERE_MISSING
from compiler.names.folding import fold
from dsl.syntax.nodes import AnyThing, Filter, Happening, Right, Role, Thing, Who, Word

Barred = Literal["you", "opponents", "all", "chosen"]

_NONE: dict[str, Barred] = {"nobody": "all", "no player": "all", "no opponent": "opponents"}
_EACH: dict[str, Barred] = {
    "you": "you",
    **dict.fromkeys(("opponents", "an opponent", "any opponent", "each opponent"), "opponents"),
    **dict.fromkeys(("the chosen opponent", "the chosen player"), "chosen"),
    **dict.fromkeys(("all players", "each player", "any player", "everyone", "anyone"), "all"),
}
_VERBS = ("play", "use", "place", "raise", "lower", "add", "gain", "claim", "fund", "trade")
_EXAMPLES = (
    "`play events`, `use standard projects`, `use conversions`, `use actions of building cards`, "
    "`place cities`, `place delegates`, `raise temperature`, `lower rating`, `raise production`, "
    "`gain plants`, `add animals`, `add animals here`, `claim milestones`, `fund awards`, `trade`"
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
    if whose == "chosen":
        meant(scope, node.who)  # which says so where nobody is remembered
    if whose == "opponents" and scope.kind in HELD_BY_NOBODY:
        scope.unclear(node.who.span, "a rule is nobody's: `nobody may …`")
    thing = node.thing
    if node.verb == "place" and not _is_no_tile(thing):
        return siting(scope, node, whose)
    if node.verb not in _VERBS:
        cure = _NEVER.get(node.verb, f"what can be: {_EXAMPLES}")
        scope.fault(NO_MEANING_YET, node.span, cure, what="forbidding this")
        return []
    verb = "raise" if node.verb == "lower" else node.verb
    who = None if whose == "you" else Who("an opponent", span=node.who.span)
    heard = event(scope, Happening(who, verb, thing, node.roles, span=node.span))
    heard = replace(heard, who="you")
    if node.verb == "lower" and heard.kind == "raise":
        heard = replace(heard, kind="lower")
    elif node.verb == "lower":
        cure = "what is kept says whose it is: `opponents may not lower your production`"
        scope.fault(NO_MEANING_YET, node.span, cure, what="forbidding this")
        return []
    if heard.kind == "play-tag":
        heard = Event("play-card", cards=CardSet(tags=heard.tags))
    cards = heard.cards or CardSet()
    plain = replace(heard, cards=None, parameter="", resources=()) == Event(heard.kind)
    some = heard.parameter or heard.kind not in ("raise", "lower")
    odd = cards.reference or cards.other or cards.zone not in ("", "play")
    if heard.kind == "add":
        here = CardSet(reference="this")
        mine = any("your" in dets(one.thing) for one in node.roles if isinstance(one.thing, Thing))
        odd = mine or replace(cards, zone="") not in (CardSet(), here)
        heard = replace(heard, cards=here if cards.reference else None)
    elif heard.kind == "project" and cards.zone == "":
        odd = cards.names != () and cards.kinds != ("standard-project",)
    elif heard.kind == "delegate":
        odd = cards != CardSet(names=cards.names) or heard.standing != ""
    if heard.kind not in graph.BANNED or not plain or not some or odd:
        scope.unclear(node.span, f"what can be forbidden: {_EXAMPLES}")
        return []
    return [graph.Ban(replace(heard, who=whose), by(node.span))]


def _is_no_tile(thing: AnyThing | None) -> bool:
    """Colonies and delegates are placed too."""
    return isinstance(thing, Thing) and structural(thing) in (("colony", ()), ("delegate", ()))


# ---- places -------------------------------------------------------------------------------------

MORE = "you may place cities adjacent to any city"
LESS = "opponents may not place tiles adjacent to your city"


def siting(scope: Scope, node: Right, whose: Barred) -> list[Continuous]:
    """`you may place cities adjacent to any city`, `… ignoring placement rules`, `opponents may not
    place tiles adjacent to this tile`. Whose the neighbours are is said as in the rule of a tile:
    nothing said is anybody's."""
    barred = whose != "you" or not node.allowed
    example = f"for example `{LESS if barred else MORE}`"
    thing = node.thing
    if not isinstance(thing, Thing) or thing.number is not None:
        scope.unclear(node.span, example)
        return []
    scope.says(thing, "your", "a", "any", "the")
    found = noun(scope, replace(thing, filters=()), ("tile",))
    if found is None:
        return []
    tiles = in_front(scope, found, ("tile",))
    bag = Bag(scope, [_with_article(scope, filter_) for filter_ in thing.filters])
    area = area_filters(replace(scope, owner="all"), AreaSet(), bag)
    bag.close()
    said = [_is_free(scope, role) for role in node.roles]
    free = any(said)
    if area == AreaSet() and not free and not barred:
        scope.fault(WHERE_MISSING, node.span, example, verb="place")
    elif free and barred:
        scope.unclear(node.roles[0].span, f"say where: {example}")
    where = None if area == AreaSet() else area
    return [graph.Siting(tiles, where, free, whose, barred, by(node.span))]


def _with_article(scope: Scope, filter_: Filter) -> Filter:
    """`adjacent to cities`: where many are placed, each lies next to one."""
    thing = filter_.thing
    plural = isinstance(thing, Thing) and not thing.number and not thing.dets
    if filter_.word != "adjacent to" or not isinstance(thing, Thing) or not plural:
        return filter_
    if not is_plural(scope, thing):
        return filter_
    scope.hear(filter_)
    return replace(filter_, thing=replace(thing, dets=(Word("a", span=thing.span),)))


def _is_free(scope: Scope, role: Role) -> bool:
    """`ignoring placement rules`; any other role is reported."""
    if role.word != "ignoring":
        scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
        return False
    scope.hear(role)
    free = is_placement_rules(scope, role.thing)
    if not free:
        scope.unclear(role.span, "`ignoring placement rules`")
    return free


def is_placement_rules(scope: Scope, thing: AnyThing) -> bool:
    """Whether it is that which stands behind `ignoring`."""
    if not isinstance(thing, Thing):
        return False
    if [fold(w.words[0].text) for w in thing.words] != ["placement", "rules"]:
        return False
    hear_words(scope, thing.words)
    return True


def keeping(scope: Scope, node: Right) -> list[Continuous]:
    """`opponents may not remove your cities`: nor move nor exchange them."""
    for role in node.roles:
        scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
    tiles = tile_set(scope, node.thing) if node.thing is not None else TileSet()
    mine = isinstance(node.thing, Thing) and scope.says(node.thing, "your")
    if tiles.whose != "you" or not mine or node.allowed:
        scope.unclear(node.span, "for example `opponents may not remove your tiles`")
    return [graph.KeptTiles(tiles, by(node.span))]


def is_about_tiles(scope: Scope, thing: AnyThing | None) -> bool:
    """`your tiles`, `your cities`."""
    if not isinstance(thing, Thing) or not thing.words:
        return False
    found = structural(thing)
    word = thing.words[-1].words[0]
    if found is not None:
        return found[0] == "tile"
    return scope.words.find(word.text, ("tile",), word.quoted) is not None
