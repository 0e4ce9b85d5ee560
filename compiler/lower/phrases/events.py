"""Events: what a trigger listens to, and what history asks about.

In: happenings of the syntax tree. Out: `Event`s of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, assert_never

from compiler import graph
from compiler.graph import CardSet, Event, Whose
from compiler.lower.phrases.areas import tile_set
from compiler.lower.phrases.counted import check_holds, check_produced
from compiler.lower.phrases.delegates import became, colonies, colony_bonus, sent, traded
from compiler.lower.phrases.laid import is_marker, marked_cards, token
from compiler.lower.phrases.levels import reached
from compiler.lower.phrases.nouns import (
    Noun,
    hear_words,
    in_front,
    is_tile,
    noun,
    plain,
    structural,
)
from compiler.lower.phrases.scope import OWNERS, Bag, Scope, whose
from compiler.lower.phrases.uses import (
    goal,
    heard_cards,
    no_roles,
    not_at_once,
    replaced,
    so_many,
    thing_of,
    turn,
    use,
    without_phase,
)
from compiler.messages.meaning import NO_MEANING_YET, SAID_TWICE, WHICH_ONE
from compiler.messages.names import NAME_MISSING, NO_PLAYER
from compiler.names.written import plain_text, properties
from dsl.lexicon.words import EACH
from dsl.messages.diagnostics import near
from dsl.messages.syntax import WORD_MISSING
from dsl.syntax.nodes import Filter, Happening, Here, Thing, Who, Word


def events(scope: Scope, happenings: tuple[Happening, ...]) -> tuple[Event, ...]:
    """The events of a trigger; one without a subject has that of the one before."""
    found: list[Event] = []
    who: Who | Word | None = None
    would = any(happening.would for happening in happenings)
    for happening in happenings:
        who = happening.who or who
        if who is None:
            at = happening.span.start(0)
            told = {"missing": "you", "word": happening.verb}
            scope.fault(WORD_MISSING, happening.span, at=at, instead="you ", **told)
        heard = _each_event(scope, replace(happening, who=who))
        found += [replaced(scope, happening, one) for one in heard] if would else heard
    return tuple(found)


_ABOUT: dict[graph.EventKind, str] = {
    **dict.fromkeys(("play-card", "play-tag", "new-tag", "add", "project", "discard"), "card"),
    **dict.fromkeys(("gain", "produce"), "resource"),
    **dict.fromkeys(("reveal", "hide", "take", "scrap"), "card"),
    **dict.fromkeys(graph.UNSEEN, "card"),
    "trade": "colony",
    "colony": "colony tile",
}
"""What an event is about, besides players and tiles."""
_THERE: tuple[graph.EventKind, ...] = ("add", "project")
"""What happens to cards that are in play already."""


def hearing(scope: Scope, heard: tuple[Event, ...]) -> Scope:
    """The scope of what is done when one of these has happened."""
    hidden = {one.is_unseen() or (one.kind in graph.UNSEEN and one.would) for one in heard}
    doers = {one.who for one in heard}
    about = {_ABOUT.get(one.kind, "") for one in heard} if hidden == {False} else {""}
    cards = {one.kind in _THERE for one in heard if _is_of_card(one)}
    return replace(
        scope.after(trigger=True),
        instead=any(one.would for one in heard) or not heard,
        removed=all(one.kind in ("remove", "lift") for one in heard),
        placed=all(one.kind == "place" for one in heard),
        placing=all(one.kind == "place" and _is_ones_own(scope, one) for one in heard),
        about=about.pop() if len(about) == 1 else "",
        heard_card="there" if True in cards else "comes" if cards else "",
        doer=doers.pop() if len(doers) == 1 else "",
        looked=bool(lying := _lying(heard)),
        lying=lying,
        lay=all(one.kind in graph.OF_TOKENS for one in heard),
    )


def _lying(heard: tuple[Event, ...]) -> str:
    """Of which kind it is, where it still lies there and can be taken."""
    kinds = {one.cards.kinds if one.cards is not None else () for one in heard}
    there = all(one.kind in ("reveal", "look", "hide") and not one.is_unseen() for one in heard)
    return next(iter(kinds.pop()), "") if there and len(kinds) == 1 else ""


def _is_of_card(event: Event) -> bool:
    """Whether it happens with a card; a standard project is none."""
    project = event.kind == "project" and (event.cards is None or event.cards.zone != "play")
    return _ABOUT.get(event.kind) == "card" and not project


def _is_ones_own(scope: Scope, event: Event) -> bool:
    """Whether what is placed belongs to `you`; what lies on others' tiles belongs to nobody."""
    ids = event.tiles.tiles if event.tiles is not None else ()
    symbols = (scope.words.find(one, ("tile",)) for one in ids)
    stacked = [one is not None and "stacks" in properties(one.declaration) for one in symbols]
    return event.who == "you" and not (stacked and all(stacked))


def event(scope: Scope, node: Happening) -> Event:
    found = _each_event(scope, node)
    for one in found:
        not_at_once(scope, node, one)
        if one.kind in ("begin-turn", "end-turn"):
            cure = "turns are heard, not counted or forbidden: `when you begin a turn: …`"
            scope.unclear(node.span, cure)
    if len(found) > 1:
        span = node.thing.span if isinstance(node.thing, Thing) else node.span
        scope.fault(WHICH_ONE, span, _ONE_BY_ONE)
    return found[0] if found else Event("pass")


_ONE_BY_ONE = (
    "only in a trigger several are heard together; here each is said by itself: `you raised "
    "temperature this generation or you raised oxygen this generation`, `opponents may not raise "
    "temperature, opponents may not raise oxygen`"
)


def _each_event(scope: Scope, node: Happening) -> list[Event]:
    node = without_phase(scope, node)
    if node.verb == "reach":
        return reached(scope, node)
    if node.verb == "become":
        return became(scope, node, _actor)
    who = _actor(scope, node.who)
    if (found := token(scope, node, who)) is not None:
        return [found]
    match node.verb:
        case "place":
            return [_place(scope, node, who)]
        case "play":
            return [_play(scope, node, who)]
        case "gain" | "production":
            return [_gain(scope, node, who)]
        case "give":
            return [_given(scope, node, who)]
        case "raise":
            return _raise(scope, node, who)
        case "add":
            return [_add(scope, node, who)]
        case "remove":
            return [_remove(scope, node, who)]
        case "use":
            return [use(scope, node, who)]
        case "spend" | "lose" as verb:
            return [_given_up(scope, node, who, verb)]
        case "pass":
            return [Event("pass", who)]
        case "begin" | "end":
            return [turn(scope, node, who)]
        case "trade":
            return [traded(scope, node, who)]
        case "discard" | "draw" | "buy" as verb:
            return [_discard(scope, node, who, verb)]
        case "claim" | "fund" as verb:
            return [goal(scope, node, who, verb)]
        case _:
            known = "play, place, gain, spend, lose, raise, add, remove, use, draw, buy, discard"
            cure = f"events are: {known}, claim, fund, trade, pass, become; of a set's own kinds "
            cure += "take, reveal, hide, look at, move"
            if node.verb in _PLACED_ANEW and is_tile(scope, node.thing):
                cure = _PLACED_ANEW[node.verb]
            else:
                cure = _SAID_OTHERWISE.get(node.verb, cure)
            scope.fault(NO_MEANING_YET, node.span, cure, what=f"`when … {node.verb}`")
            return []


_OWN_KINDS = (
    "that is heard of cards of a set's own kinds: `when you take a find`, `reveal a find`, `look "
    "at a find`, `hide a find`, `move a find`; others when they are drawn, bought, played or "
    "discarded: `when you draw a card`"
)
_SAID_OTHERWISE = {
    "steal": "what is stolen is removed: `when an opponent removes your plants`",
    **dict.fromkeys(("take", "reveal", "look at", "hide", "move"), _OWN_KINDS),
    "lower": "production that falls is lost: `when you lose 1 energy production`; of tracks it is "
    "heard that they rise: `when you raise rating`",
}
_PLACED_ANEW = {
    "move": "a tile that is moved is placed where it goes: `when anyone places a city`",
    "exchange": "the tile that takes the place of another is placed there: `when anyone places a "
    "city`; the other one is heard by nobody",
}


def _actor(scope: Scope, who: Who | Word | None) -> Whose:
    """Who does it; in an event `any` is anybody."""
    match who:
        case None:
            return "you"
        case Who():
            said = OWNERS.get(who.text.lower())
            if who.text.lower() in EACH or said in _NOT_HEARD:
                remembered = scope.chooses and said == "that"
                cure = "whom the card remembers" if remembered else "`you`, `anyone`, `an opponent`"
                instead = "the chosen player" if remembered else None
                scope.unclear(who.span, cure, instead=instead)
                return "you"
            return graph.anybody(whose(scope, who))
        case Word():
            cure = "`you`, `anyone`, `an opponent`"
            player = "an opponent" if who.text == "opponent" else near(who.text, OWNERS)
            scope.fault(NO_PLAYER, who.span, cure, player, word=who.text)
            return "you"
        case _:
            assert_never(who)


_NOT_HEARD = ("that", "owner", "first", "holder")
"""Players who are known only when something has happened."""


def _place(scope: Scope, node: Happening, who: Whose) -> Event:
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    if structural(thing) == ("colony", ()):
        hear_words(scope, thing.words)
        return Event("colony", who, colonies=colonies(scope, thing, "on"))
    if (found := structural(thing)) is not None and found[0] == "delegate":
        return sent(scope, thing, who)
    if is_marker(thing) and marked_cards(scope, Bag(scope, thing.filters)) is not None:
        cure = "nobody hears of markers; where they lie is asked: `if 2 markers here: …`"
        scope.unclear(node.span, cure)
        return Event("place", who)
    tiles = tile_set(scope, thing, "all")
    if tiles.whose != "all" or [one.word for one in thing.filters[:1]] in (["of"], ["in play"]):
        scope.unclear(thing.span, "who places it says whose it is: `when you place a city`")
    _are_heard(scope, thing, tiles)
    return Event("place", who, tiles=tiles)


def _are_heard(scope: Scope, thing: Thing, tiles: graph.TileSet | None) -> None:
    """A marker is no tile, of which anybody hears; what `it` was is not known any more by then."""
    if any("it" in (getattr(one, "at", ""), getattr(one, "near", "")) for one in graph.walk(tiles)):
        cure = "by what lies there whenever it happens: `adjacent to your city`, `to this tile`"
        scope.unclear(thing.span, cure)
    symbols = [scope.words.find(one, ("tile",)) for one in tiles.tiles] if tiles is not None else []
    if symbols and all(one and "reserves" in properties(one.declaration) for one in symbols):
        scope.unclear(thing.span, "what only reserves an area is no tile that anybody hears of")


def _play(scope: Scope, node: Happening, who: Whose) -> Event:
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    if not thing.words:
        return Event("play-card", who)
    found = noun(scope, thing, ("tag", "card", "card name"))
    if found is not None and found.kind == "tag":
        Bag(scope, thing.filters).close()
        if [plain(words) for words in found.words] == ["new"]:
            hear_words(scope, found.words)
            return Event("new-tag", who)
        return Event("play-tag", who, tags=_tag_ids(scope, thing, found))
    if found is None:
        return Event("play-card", who)
    return Event("play-card", who, cards=heard_cards(scope, replace(thing, number=None), who))


def _discard(
    scope: Scope, node: Happening, who: Whose, verb: Literal["discard", "draw", "buy"]
) -> Event:
    """`you buy a card`, `anyone discards an event`: each by itself. What others draw is unseen."""
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    bare, none = replace(thing, number=None), CardSet()
    cards = heard_cards(scope, bare, who, "hand") if thing.words else none
    if thing.number is not None or cards.reference:
        does = f"would {verb}" if node.would else verb
        scope.unclear(node.span, f"each card is heard by itself: `when you {does} a card`")
    if verb in graph.UNSEEN and who != "you" and cards != none:
        scope.unclear(node.span, f"nobody sees which ones: `when an opponent {verb}s a card`")
    return Event(verb, who, cards=None if cards == none else cards)


def _tag_ids(scope: Scope, thing: Thing, found: Noun) -> tuple[str, ...]:
    if not scope.says(thing, "any") and not found.words:
        scope.fault(
            NAME_MISSING, thing.span, "`any tag` for all of them", wanted="the name of a tag"
        )
    return in_front(scope, found, ("tag",))


def _gain(scope: Scope, node: Happening, who: Whose) -> Event:
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    if (said := structural(thing)) is not None and said[0] == "bonus":
        return colony_bonus(scope, thing, said[1], who)
    found = noun(scope, thing, ("resource", "production", "any resource")) if thing.words else None
    Bag(scope, thing.filters).close()
    if found is None:
        scope.hear(thing.number)
        return Event("gain", who)
    ids = in_front(scope, found, ("resource",))
    kind: graph.EventKind = "produce" if found.kind == "production" else "gain"
    if kind == "produce":
        check_produced(scope, ids, thing.span)
    return so_many(scope, Event(kind, who, resources=ids), thing.number)


def _given_up(scope: Scope, node: Happening, who: Whose, verb: Literal["spend", "lose"]) -> Event:
    """`you spend heat`, `anyone loses 1 plant`: out of the stock; `you lose plant production`."""
    found = _gain(scope, node, who)
    if found.kind == "produce" and verb == "lose":
        return replace(found, kind="unproduce")
    if found.kind != "gain":
        scope.unclear(node.span, f"resources in stock: `when you {verb} plants: …`")
    return replace(found, kind=verb)


def _given(scope: Scope, node: Happening, who: Whose) -> Event:
    """`placing gives you steel`: what is printed, what lies beside, what the tile itself brings."""
    found = _gain(scope, node, who)
    if found.kind != "gain":
        scope.unclear(node.span, "resources: `when placing gives you 1 steel: …`")
    not_at_once(scope, node, found)
    return replace(found, kind="gain", placing=True)


_ANY_PARAMETER = ("parameter", "parameters", "global parameter", "global parameters")


def _raise(scope: Scope, node: Happening, who: Whose) -> list[Event]:
    """`you raise temperature 1`; of several tracks, `raise depth/luck`, each is heard by itself."""
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    bag = Bag(scope, thing.filters)
    number = bag.take_number() or thing.number
    bag.close()
    if plain_text(thing) in _ANY_PARAMETER:
        hear_words(scope, thing.words)
        return [so_many(scope, Event("raise", who), number)]
    found = noun(scope, thing, ("parameter", "counter", "production")) if thing.words else None
    if found is None:
        return [Event("raise", who)]
    if found.kind == "production":
        ids = in_front(scope, found, ("resource",))
        check_produced(scope, ids, thing.span)
        return [so_many(scope, Event("produce", who, resources=ids), number)]
    return [so_many(scope, Event("raise", who, parameter=one), number) for one in found.ids]


def _add(scope: Scope, node: Happening, who: Whose) -> Event:
    no_roles(scope, node.roles, "to")
    thing = thing_of(scope, node)
    bag = Bag(scope, thing.filters)
    cards = CardSet(reference="this") if bag.take("here") else None
    bag.close()
    for role in node.roles:
        if cards is not None:
            scope.fault(SAID_TWICE, role.span, word=role.word)
        scope.hear(role)
        cards = heard_cards(scope, role.thing, who, "play")
    found = noun(scope, thing, ("card resource", "any resource")) if thing.words else None
    ids = found.ids if found is not None else ()
    if cards == CardSet(reference="this"):
        check_holds(scope, ids, thing)
    cards = cards or CardSet(zone="play")  # which is said or not
    return so_many(scope, Event("add", who, cards=cards, resources=ids), thing.number)


def _remove(scope: Scope, node: Happening, who: Whose) -> Event:
    """From another player; `resources` are those in stock and on cards, `resources/production` is
    whatever it is."""
    no_roles(scope, node.roles, "from")
    thing = thing_of(scope, node)
    who_of = ((role.thing, role.span) for role in node.roles)
    behind = tuple(Filter("of", of, span) for of, span in who_of if isinstance(of, Who))
    scope.hear(*node.roles)
    if is_tile(scope, thing):
        return _lifted(scope, node, replace(thing, filters=(*thing.filters, *behind)), who)
    bag = Bag(scope, (*thing.filters, *behind))
    if bag.take("here") or any(_is_card(role.thing) for role in node.roles):
        cure = "from whom: `from you`; what lies on this card alone is kept by a line `protected`"
        scope.unclear(node.span, cure)
    of = _victim(scope, thing, bag)
    if node.who is not None and (who, of) == ("you", "you"):
        scope.unclear(node.span, "what you take from yourself is spent or lost, not removed")
    bag.close()
    if thing.words and _general(thing):
        hear_words(scope, thing.words)
        return so_many(scope, Event("remove", who, of=of, production=True), thing.number)
    words = [word.text.lower() for either in thing.words for word in either.words]
    if "production" in words[1:]:
        scope.unclear(thing.span, "`your resources/production`, whatever it is; else `your plants`")
        return Event("remove", who)
    found = noun(scope, thing, ("resource", "card resource", "any resource"))
    ids = in_front(scope, found, ()) if found is not None else ()
    return so_many(scope, Event("remove", who, resources=ids, of=of), thing.number)


def _is_card(thing: object) -> bool:
    """`from here`, `from this card`."""
    found = structural(thing) if isinstance(thing, Thing) else None
    return isinstance(thing, Here) or (found is not None and found[0] == "card")


def _lifted(scope: Scope, node: Happening, thing: Thing, who: Whose) -> Event:
    """`an opponent removes your city`, `anyone removes a tile adjacent to your city`: each tile is
    heard by itself; nothing said it is anybody's."""
    if thing.number is not None:
        scope.unclear(node.span, "each tile is heard by itself: `when anyone removes a city`")
    tiles = tile_set(scope, replace(thing, number=None), "all")
    if tiles.at == "it" or tiles.whose not in ("all", "you", "opponents", "nobody"):
        scope.unclear(thing.span, "`your city`, `a city of an opponent`, `this tile`")
        return Event("lift", who)
    _are_heard(scope, thing, tiles)
    every = tiles == graph.TileSet(whose="all")
    return Event("lift", who, tiles=None if every else tiles)


def _victim(scope: Scope, thing: Thing, bag: Bag) -> Whose | None:
    """Whose they are: `your plants`, `plants of an opponent`; None for any player but the one who
    removes them."""
    of = bag.take("of", lambda f: isinstance(f.thing, Who))
    if of is None or not isinstance(of.thing, Who):
        return "you" if scope.says(thing, "your") else None
    if OWNERS.get(of.thing.text.lower()) not in ("you", "opponent"):
        cure = "`your plants`, `plants of an opponent`; nothing said is any other player"
        scope.unclear(of.span, cure)
        scope.hear(of.thing)
        return None
    return graph.anybody(whose(scope, of.thing))


def _general(thing: Thing) -> bool:
    words = [word.text.lower() for either in thing.words for word in either.words]
    return words in (["resources", "production"], ["resource", "production"])
