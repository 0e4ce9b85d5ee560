"""What is used, claimed or funded: actions of cards, projects, goals, as events; what events
share; and what is printed: on cards that lie nowhere, and on areas.

In: happenings of the syntax tree. Out: `Event`s of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import (
    OWN_PHASES,
    AreaSet,
    CardPoints,
    CardSet,
    Condition,
    Cost,
    Event,
    InPhase,
    Not,
    Whose,
    walk,
)
from compiler.lower.phrases.nouns import (
    hear_words,
    in_front,
    noun,
    plain,
    structural,
)
from compiler.lower.phrases.scope import (
    OWNERS,
    Bag,
    Scope,
    by,
    dets,
    how_many,
    is_this,
    value_of,
)
from compiler.lower.phrases.selectors import card_set, it_or_that, printed_on
from compiler.messages.meaning import AMOUNT_MISSING, NO_MEANING_HERE, ROLE_DOES_NOT_FIT
from compiler.messages.names import NAME_MISSING
from compiler.names.folding import slug
from compiler.names.written import plain_text, property_text
from dsl.messages.diagnostics import nearest
from dsl.reading.source import Span
from dsl.syntax.nodes import (
    AnyThing,
    Filter,
    Happening,
    Number,
    Role,
    Thing,
    Who,
)


def thing_of(scope: Scope, node: Happening) -> Thing:
    if isinstance(node.thing, Thing):
        if scope.says(node.thing, "no"):
            scope.unclear(node.thing.span, "what does not happen nobody hears: leave out `no`")
        if not node.thing.words and (node.thing.number or not node.thing.filters):
            scope.fault(NAME_MISSING, node.span, wanted=f"what `{node.verb}` acts on")
        return node.thing
    scope.fault(NAME_MISSING, node.span, wanted=f"what `{node.verb}` acts on")
    return Thing(span=node.span)


def turn(scope: Scope, node: Happening, who: Whose) -> Event:
    """`you begin a turn`, `you end your turn`: each turn by itself."""
    thing = thing_of(scope, node)
    no_roles(scope, node.roles)
    Bag(scope, thing.filters).close()
    scope.says(thing, "your")
    if plain_text(thing).lower() != "turn" or thing.number is not None:
        scope.unclear(node.span, "each turn by itself: `when you begin a turn: …`, `end a turn`")
    hear_words(scope, thing.words)
    return Event("begin-turn" if node.verb == "begin" else "end-turn", who)


def without_phase(scope: Scope, node: Happening) -> Happening:
    """`you place a city in the action phase`: in which phase it happens is asked."""
    thing = node.thing
    if not isinstance(thing, Thing):
        return node
    told = tuple(one for one in thing.filters if _is_phase(one))
    for one in told:
        cure = "which phase it is, is asked: `when you place a city: if action phase: gain 1 plant`"
        scope.unclear(one.span, cure)
        scope.hear(one)
        if isinstance(one.thing, Thing):
            hear_words(scope, one.thing.words)
            scope.says(one.thing, "the")
    rest = tuple(one for one in thing.filters if one not in told)
    return replace(node, thing=replace(thing, filters=rest)) if told else node


def _is_phase(one: Filter) -> bool:
    words = plain_text(one.thing).split() if isinstance(one.thing, Thing) else []
    return one.word in ("in", "at") and words[-1:] == ["phase"]


def phase_called(scope: Scope, at: Thing, verb: str = "") -> str:
    """The phase of a moment; the beginning and the end of the game are called like phases. Empty
    where there is none."""
    if at.number is not None or at.filters:
        return ""
    match plain_text(at).lower().split(), verb:
        case [name, "phase"], "":
            declared = scope.words.find(name, ("phase",))
            return slug(name) if declared is None else declared.id
        case ["set-up"], "":
            return graph.SET_UP
        case ["game"], "end":
            return graph.GAME_END
        case _:
            return ""


def in_phase(scope: Scope, thing: Thing) -> Condition | None:
    """`production phase`, `no action phase`."""
    if [plain(words) for words in thing.words[-1:]] != ["phase"]:
        return None
    phase = phase_called(scope, thing)
    scope.says(thing, "the")
    hear_words(scope, thing.words)
    if phase not in OWN_PHASES and scope.words.find(phase, ("phase",)) is None:
        scope.unclear(thing.span, "for example `if production phase`, `if no action phase`")
    made = InPhase(phase, by(thing.span))
    return Not(made) if scope.says(thing, "no") else made


def timeless(scope: Scope, asked: Condition | None, span: Span, cure: str) -> None:
    """What is asked where it is always the same phase, or none."""
    if any(isinstance(one, InPhase) for one in walk(asked)):
        scope.unclear(span, cure)


def no_roles(scope: Scope, roles: tuple[Role, ...], *known: str) -> None:
    for role in roles:
        if role.word not in known:
            scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)


def _act(scope: Scope, thing: Thing, who: Whose) -> Event:
    """`use the action of a building card`, `of this card`: of the card only, not a project."""
    hear_words(scope, thing.words)
    scope.says(thing, "the", "an")
    bag = Bag(scope, thing.filters)
    of = bag.take_with_rest("of")
    bag.close()
    cards = heard_cards(scope, of, who, "play", _USED) if of is not None else CardSet()
    if of is None:
        scope.unclear(thing.span, "for example `when you use the action of a card`")
    if cards.reference == "this":
        return Event("project", who, cards=cards)
    return Event("project", who, cards=replace(cards, zone="play"))


def use(scope: Scope, node: Happening, who: Whose) -> Event:
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    if structural(thing) == ("action", ()):
        return _act(scope, thing, who)
    if structural(thing) == ("card", ()) and is_this(scope, thing):
        hear_words(scope, thing.words)
        Bag(scope, thing.filters).close()
        return Event("project", who, cards=CardSet(reference="this"))
    wanted = ("standard project", "conversion", "card name")
    found = noun(scope, thing, wanted) if thing.words else None
    if found is None:
        return Event("project", who)
    bag = Bag(scope, thing.filters)
    at = bag.take("at")
    full = at is not None and isinstance(at.thing, Thing) and plain_text(at.thing) == "full price"
    if at is not None and isinstance(at.thing, Thing) and full:
        hear_words(scope, at.thing.words)
    elif at is not None:
        scope.unclear(at.span, "for example `at full price`")
    least: int | None = None
    cost = bag.take("with")
    if cost is not None and isinstance(cost.thing, Thing):
        if plain_text(cost.thing) != "cost":
            meant = nearest(plain_text(cost.thing), ("cost",))
            scope.fault(NO_MEANING_HERE, cost.span, "for example `with cost min 20`", meant)
        number = bag.take_number() or cost.thing.number
        hear_words(scope, cost.thing.words)
        scope.hear_in(number, "bound")
        least = value_of(number) if number is not None else None
        if number is None or number.bound != "min":
            scope.fault(AMOUNT_MISSING, cost.span, "for example `with cost min 20`", word="cost")
    bag.close()
    kind = found.kind
    if kind not in wanted:  # a card by its name
        return Event("project", who, cards=CardSet(names=found.ids), cost_min=least, full=full)
    ids = in_front(scope, found, (kind,))
    if kind == "conversion":
        return Event("convert", who, cards=CardSet(kinds=("conversion",), names=ids))
    cards = CardSet(kinds=("standard-project",), names=ids) if ids else None
    return Event("project", who, cards=cards, cost_min=least, full=full)


def so_many(scope: Scope, heard: Event, number: Number | None) -> Event:
    """`1 plant`: for every one of them. `min 3 plants`: only where so many come at once."""
    scope.hear(number)
    if number is None:
        return heard
    if number.bound == "min" and number.value and not number.times_x:
        scope.hear_in(number, "bound")
        known = heard.kind in graph.COUNTED_AT_ONCE and not heard.production
        if not known or (not heard.resources and not heard.parameter):
            cure = "what has a name and comes at once: `when you gain min 3 plants`, `when you "
            cure += "spend min 20 megacredits`, `when you raise temperature min 2`"
            scope.unclear(number.span, cure)
        return replace(heard, least=number.value)
    if number != Number(1):
        cure = "`1` for each one of them, `min 3` where so many come at once, or no number for once"
        scope.unclear(number.span, cure + " in all")
    return replace(heard, each=True)


def not_at_once(scope: Scope, node: Happening, heard: Event) -> None:
    if heard.least is not None:
        cure = "`min` goes with what is heard: `when you gain min 3 plants: …`"
        scope.unclear(node.span, cure)


def without_money(scope: Scope, thing: Thing) -> Thing:
    """`5 megacredits less`: a price is money, which may be named."""
    currency = scope.rule_text("currency")
    if not currency or thing.number is None or len(thing.words) != 1:
        return thing
    found = scope.words.find(thing.words[0].words[0].text, ("resource",))
    if found is None or found.id != currency or len(thing.words[0].words) > 1:
        return thing
    hear_words(scope, thing.words)
    return replace(thing, words=())


_GOALS = {"claim": "milestone", "fund": "award"}


def goal(scope: Scope, node: Happening, who: Whose, verb: Literal["claim", "fund"]) -> Event:
    """`you claim a milestone`, `anyone funds an award`."""
    no_roles(scope, node.roles)
    thing = thing_of(scope, node)
    if structural(thing) != (_GOALS[verb], ()) or thing.number is not None:
        article = {"claim": "a milestone", "fund": "an award"}[verb]
        scope.unclear(thing.span, f"for example `when anyone {verb}s {article}`")
    else:
        hear_words(scope, thing.words)
        Bag(scope, thing.filters).close()
    return Event(verb, who)


# ---- cards that are heard of, forbidden, cheaper, drawn ------------------------------------------

_FACES = (
    "only cards in play hold something or have been used: by what is printed on them, `a space "
)
_FACES += "card`, `a card with cost min 20`, `a card that can hold animals`"
_WHO = "who does it stands in front, and says whose it is: `when an opponent plays a card`"
_USED = "who uses it stands in front: `when you use the action of a card`; that others use what is "
_USED += "yours is heard by that card itself, `when an opponent uses this card`"


def heard_cards(
    scope: Scope, thing: AnyThing, who: Whose, place: str = "", cure: str = _WHO
) -> CardSet:
    """Cards that somebody plays, discards, draws, or in `play` uses or adds to. Of these it may be
    said too that it is this one, another one, or has a marker."""
    cards = card_set(scope, thing, place)
    where = [one for one in getattr(thing, "filters", ()) if one.word in ("in", "from")]
    if place == "hand" and where:
        scope.unclear(where[0].span, "it is heard of the hand alone: leave that out")
    if place == "hand":  # where it was until then
        place, cards = "", replace(cards, zone="" if cards.zone == place else cards.zone)
    if (place and cards.zone == place and cards.whose == "all") or _any(thing):
        cards = replace(cards, whose="you")  # `a card in play`: whoever's it is
    if cards.whose != "you" or (who != "you" and _is_ones_own(thing)):
        scope.unclear(thing.span, cure)
    elif cards.reference in ("it", "that"):
        scope.unclear(thing.span, "it is heard of any card: `when you play a space card`")
    elif cards.reference == "":
        bare = replace(cards, other=False, zone="" if cards.zone == place else cards.zone)
        if place and (cards.resources or cards.resources_max is not None):
            cure = "not how much lies on it, but what is printed: `a card that can hold animals`"
            scope.unclear(thing.span, cure)
        if place:
            bare = replace(bare, marked=None, marks=1, resources=0, resources_max=None)
        by_face(scope, thing.span, bare)
    return cards


def by_face(scope: Scope, span: Span, cards: CardSet, zone: str = "") -> CardSet:
    """Cards of which only their faces are known, wherever they are, or in this one place."""
    meant = replace(cards, zone="" if cards.zone == zone else cards.zone)
    if not all(one.is_printed() for one in walk(meant) if isinstance(one, CardSet)):
        scope.unclear(span, _FACES)
    return cards


def _any(thing: AnyThing) -> bool:
    return isinstance(thing, Thing) and "any" in dets(thing)


def _is_ones_own(thing: AnyThing) -> bool:
    """`your card`, `a card of you`: of whom others do it."""
    if not isinstance(thing, Thing):
        return False
    of = [one.thing for one in thing.filters if one.word == "of"]
    mine = any(isinstance(one, Who) and OWNERS.get(one.text.lower()) == "you" for one in of)
    return mine or "your" in dets(thing)


def replaced(scope: Scope, node: Happening, heard: Event) -> Event:
    """`you would gain 1 plant`: what is gained, lost, drawn, added, raised or taken from somebody
    can be replaced."""
    unseen = heard.kind == "draw" and heard.cards is not None
    reached = heard.level is not None
    not_at_once(scope, node, heard)
    if heard.kind not in graph.REPLACED or heard.production or heard.placing or unseen or reached:
        cure = "what can be replaced: `when you would gain 1 plant`, `gain 1 production`, `lose 1 "
        cure += "plant`, `draw a card`, `add 1 microbe to a card`, `raise temperature`, `when an "
        cure += "opponent would remove 1 plant from you`; all else is heard when it has happened, "
        scope.unclear(node.span, cure + "without `would`")
    if heard.kind == "raise" and _counts_tiles(scope, heard.parameter):
        cure = "tracks that count no tiles, each by its name: `when you would raise temperature`"
        scope.unclear(node.span, cure)
    return replace(heard, would=True)


def _counts_tiles(scope: Scope, track: str) -> bool:
    """Whether a parameter says how many tiles there are, which lie there all the same; any does
    that is not named."""
    symbol = scope.words.find(track, ("parameter", "counter")) if track else None
    named = symbol is not None and scope.words.find(track, ("tile",)) is None
    return not named


def check_one(scope: Scope, thing: AnyThing) -> None:
    """One such tile is meant, whoever of them has it: `each` is no word for that."""
    for filter_ in thing.filters if isinstance(thing, Thing) else ():
        who = filter_.thing
        if isinstance(who, Who) and who.text.lower() in ("each player", "each opponent"):
            scope.unclear(who.span, "one is enough: `of an opponent`, `of any player`")


# ---- what is printed on areas -------------------------------------------------------------------


def is_any_bonus(filter_: Filter) -> bool:
    """`without a bonus`."""
    return isinstance(filter_.thing, Thing) and structural(filter_.thing) == ("bonus", ())


def with_bonus(scope: Scope, areas: AreaSet, filter_: Filter, thing: Thing) -> AreaSet:
    """`a land area with a bonus`, `with a steel/titanium bonus`, `with 2 bonuses`."""
    if areas.bonus or areas.bonus_least or areas.bonus_most is not None:
        scope.unclear(
            thing.span, "what is printed there is said once: `with a steel/titanium bonus`"
        )
    some = structural(thing) == ("bonus", ())
    if thing.number is None and some:
        return printing(scope, areas, filter_, True)
    least, most = (0, None) if thing.number is None else how_many(scope, thing.number, "max 0")
    one = replace(thing, number=None)
    if some:
        noun(scope, one, ("bonus",))
        Bag(scope, one.filters).close()
    bonus = () if some else printed(scope, one)
    return replace(areas, bonus=areas.bonus + bonus, bonus_least=least, bonus_most=most)


def printing(scope: Scope, areas: AreaSet, filter_: Filter, with_: bool) -> AreaSet:
    """`a land area with a bonus`, `an area without a bonus`: whichever it is."""
    assert isinstance(filter_.thing, Thing)
    noun(scope, filter_.thing, ("bonus",))
    Bag(scope, filter_.thing.filters).close()
    if areas.prints is not None or areas.bonus:
        scope.unclear(filter_.span, "what is printed there has been said")
    return replace(areas, prints=with_)


def printed(scope: Scope, thing: Thing) -> tuple[str, ...]:
    """`a steel/titanium bonus`: the bonuses named."""
    found = noun(scope, thing, ("bonus",))
    if found is None:
        return ()
    Bag(scope, thing.filters).close()
    kinds = ("resource", "bonus")
    named, signs = in_front(scope, found, kinds), scope.words.named(kinds)
    there = [one for one in signs if one.kind == "bonus" or property_text(one.declaration, "drawn")]
    missing = [one.name for one in signs if one.id in named and one not in there]
    if missing:
        known = f"; known here: {', '.join(one.name for one in there[:16])}" if there else ""
        cure = f"no board can print `{missing[0]}`, which no letter is `drawn` for{known}"
        scope.unclear(thing.span, cure)
    return named


# ---- what is printed on a card that has been mentioned ------------------------------------------


def cost_of(scope: Scope, thing: Thing) -> Cost:
    """`its cost`: that of the card that set off the trigger, until another one is mentioned; `their
    cost`: of cards that came together."""
    Bag(scope, thing.filters).close()
    cards = _of_which(scope, thing)
    if cards is None:
        cure = "`its cost`, of a card that has been mentioned, `their cost` of several"
        scope.unclear(thing.span, cure)
    return Cost(cards or CardSet(reference=it_or_that(scope)))


def points_of(scope: Scope, thing: Thing, bag: Bag) -> CardPoints | None:
    """`its points`, `their points`; `points of it`, `of that card`, `of them`."""
    if (cards := _of_which(scope, thing)) is not None:
        return CardPoints(cards)
    match printed_on(scope, bag):
        case None:
            return None
        case "shown":
            return CardPoints(CardSet(zone="them"))
        case "that" if scope.since and scope.about == "card":
            scope.unclear(thing.span, "of the card mentioned last: `its points`")
    return CardPoints(CardSet(reference=it_or_that(scope)))


def _of_which(scope: Scope, thing: Thing) -> CardSet | None:
    if scope.says(thing, "their"):
        return CardSet(zone="them")
    return CardSet(reference=it_or_that(scope)) if scope.says(thing, "its") else None
