"""The leaves of effects: one function per row of `compiler.verbs`.

In: a `Do` of the syntax tree, whose amount and roles have been held against its verb's frame. Out:
a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from compiler import graph
from compiler.graph import Amount, AreaSet, CardSet, Lowest, Printed, Resource, That, Whose
from compiler.lower_conditions import players_who
from compiler.lower_measures import (
    amount,
    check_holds,
    check_many,
    per_amount,
    plain_amount,
    player_resources,
)
from compiler.lower_nouns import Noun, check_articles, in_front, noun, structural
from compiler.lower_scope import NOTHING, Bag, Scope, by, dets, is_this, whose
from compiler.lower_selectors import (
    area_filters,
    card_set,
    printed,
    tile_set,
    which_card,
    zone_of,
)
from compiler.names import fold
from compiler.verbs import FRAMES, Frame
from dsl.nodes import AnyThing, Do, Here, It, Number, Thing, Who


@dataclass(frozen=True, slots=True)
class Call:
    """A verb as it is used: its thing with the filters still to be understood, and its roles."""

    scope: Scope
    node: Do
    frame: Frame
    thing: Thing
    bag: Bag
    amount: Amount

    @property
    def by(self) -> str:
        return by(self.node.span)

    def role(self, word: str) -> AnyThing | None:
        return next((role.thing for role in self.node.roles if role.word == word), None)

    def noun(self) -> Noun | None:
        return noun(self.scope, self.thing, self.frame.things)


def leaf(scope: Scope, node: Do) -> graph.Effect:
    """The graph of one verb; filters that nobody understood are reported."""
    frame = FRAMES.get(node.verb)
    if frame is None:
        scope.fault("E2008", node.span, what=f"`{node.verb}` here")
        return graph.Unordered(())
    _check_roles(scope, node, frame)
    thing = _thing(scope, node, frame)
    if thing is None:
        return graph.Unordered(())
    check_articles(scope, thing)
    bag = Bag(scope, thing.filters)
    call = Call(scope, node, frame, thing, bag, _amount(scope, node, frame, thing, bag))
    result = _LEAVES[node.verb](call)
    bag.close()
    return result


def _thing(scope: Scope, node: Do, frame: Frame) -> Thing | None:
    match node.thing:
        case Thing() as thing:
            return thing
        case It(filters=filters, span=span) if "card" in frame.things:
            return Thing(filters=filters, span=span)  # the cards looked at
        case _:
            wanted = "an amount" if not frame.things else f"what to {node.verb}"
            scope.fault(
                "E2005", node.span, f"for example `{frame.example}`", verb=node.verb, wanted=wanted
            )
            return None


def _check_roles(scope: Scope, node: Do, frame: Frame) -> None:
    for role in node.roles:
        if role.word not in frame.roles:
            roles = " and ".join(f"`{word}`" for word in frame.roles)
            help_ = f"`{node.verb}` takes {roles}" if roles else f"for example `{frame.example}`"
            scope.fault("E2007", role.span, help_, word=role.word)


def _amount(scope: Scope, node: Do, frame: Frame, thing: Thing, bag: Bag) -> Amount:
    """The amount as the frame wants it; 1 stands in for one that is missing."""
    number = thing.number
    if frame.amount == "level":
        return _steps(scope, node, frame, thing, bag)
    found = amount(scope, thing, bag)
    if number is not None and number.signed and frame.amount != "signed":
        scope.fault("E2002", number.span, f"for example `{frame.example}`", verb=node.verb)
    if frame.amount == "signed" and number is not None and not number.signed:
        scope.fault("E2009", number.span, "write `production +1 …` or `production -1 …`")
    if frame.amount in ("needed", "signed") and found is None:
        if isinstance(node.thing, It):
            return 1
        scope.fault("E2001", thing.span, f"for example `{frame.example}`", word=node.verb)
    if frame.amount == "none" and found is not None:
        scope.fault("E2002", thing.span, f"for example `{frame.example}`", verb=node.verb)
    if found == 0 and number is not None:
        scope.fault("E2003", number.span, number=0)
    return 1 if found is None else found


def _steps(scope: Scope, node: Do, frame: Frame, thing: Thing, bag: Bag) -> Amount:
    """`raise temperature 2`, `raise rating 1 per 2 jovian tags`."""
    per = bag.take_with_rest("per")
    number = bag.take_number() or thing.number
    if number is None:
        name = " ".join(w.words[0].text for w in thing.words)
        help_ = f"how many steps? for example `{node.verb} {name} 1`"
        scope.fault("E2001", thing.span, help_, word=node.verb)
        return 1
    if number.signed or number.percent:
        scope.fault("E2002", number.span, f"for example `{frame.example}`", verb=node.verb)
    if per is not None:
        return per_amount(scope, per, abs(number.value or 0))
    return plain_amount(scope, number)


# ---- resources ----------------------------------------------------------------------------------


def _resource(call: Call) -> tuple[Resource, ...]:
    """The resource meant; several when the player has to choose among them."""
    scope = call.scope
    if not call.thing.words:
        return (_of(call),)
    found = call.noun()
    if found is None:
        return (NOTHING,)
    if found.kind == "any resource":
        if [fold(w.words[0].text) for w in found.words] == ["standard"]:
            return player_resources(scope)
        if "resource" in call.frame.things and "card resource" not in call.frame.things:
            scope.fault("E1012", call.thing.span, wanted="a resource")
            return (NOTHING,)
        return ("",)
    if len(found.ids) > 1:
        scope.fault("E2017", call.thing.words[-1].span)
    return (found.ids[0],)


def _of(call: Call) -> Resource:
    """`1 of that resource`, `1 of a steel bonus under this tile`, `1 of your lowest production`."""
    of = call.bag.take("of", lambda f: isinstance(f.thing, Thing))
    if of is None or not isinstance(of.thing, Thing):
        call.scope.fault("E1012", call.thing.span, wanted="a resource")
        return NOTHING
    found = structural(of.thing)
    match found[0] if found else "":
        case "resource" if "that" in dets(of.thing):
            return That()
        case "bonus":
            under = call.bag.take("under")
            at = "it" if under is not None and isinstance(under.thing, It) else "this"
            if under is None:
                call.scope.unclear(of.span, "say where: `under this tile`")
            return Printed(printed(call.scope, of.thing), "it" if at == "it" else "this")
        case "production" if found and [fold(w.words[0].text) for w in found[1]] == ["lowest"]:
            return Lowest(player_resources(call.scope))
        case _:
            call.scope.unclear(of.span)
            return NOTHING


def _choose(options: list[graph.Effect]) -> graph.Effect:
    return options[0] if len(options) == 1 else graph.OneOf(tuple(options))


def _gain(call: Call) -> graph.Effect:
    return _choose([graph.Gain(r, call.amount, call.by) for r in _resource(call)])


def _lose(call: Call) -> graph.Effect:
    to = call.role("to")
    who: Whose | None = None
    if isinstance(to, Who):
        who = whose(call.scope, to)
    elif to is not None:
        call.scope.unclear(call.node.span, "`to` a player: `to that player`")
    return _choose([graph.Lose(r, call.amount, who, call.by) for r in _resource(call)])


def _spend(call: Call) -> graph.Effect:
    source = _here(call)
    if (from_ := call.role("from")) is not None:
        source = which_card(call.scope, from_)
    found = call.noun()
    resource = found.ids[0] if found is not None and found.ids else ""
    if found is not None and found.kind == "card resource" and source is None:
        help_ = f"say where: `spend … {resource} here` or `spend … {resource} from a card`"
        call.scope.fault("E2013", call.node.span, help_, verb="spend")
    if found is not None and found.kind != "resource" and source == CardSet(reference="this"):
        check_holds(call.scope, found.ids or (call.scope.holds,), call.thing)
    if found is None:
        resource = NOTHING
    return graph.Spend(resource, call.amount, source, call.by)


def _pay(call: Call) -> graph.Effect:
    if call.thing.words:
        currency = call.scope.rule_text("currency")
        found = noun(call.scope, call.thing, ("resource",))
        if found is not None and found.ids != (currency,):
            help_ = f"write `spend {_example_amount(call)} {call.thing.words[-1].words[0].text}`"
            call.scope.fault("E2018", call.thing.span, help_)
    using: tuple[str, ...] = ()
    while (with_ := call.bag.take("with")) is not None:
        if isinstance(with_.thing, Thing):
            found = noun(call.scope, with_.thing, ("resource",))
            using += found.ids if found is not None else ()
        else:
            call.scope.unclear(with_.span)
    return graph.Pay(call.amount, using, call.by)


def _example_amount(call: Call) -> str:
    return str(call.amount) if isinstance(call.amount, int) else "X"


def _production(call: Call) -> graph.Effect:
    whose_: Whose = "you"
    of = call.bag.take("of", lambda f: isinstance(f.thing, Who))
    if of is not None and isinstance(of.thing, Who):
        whose_ = whose(call.scope, of.thing)
    number = call.thing.number
    down = number is not None and number.signed == "-"
    options: list[graph.Effect] = [
        graph.Produce(r, call.amount, down, whose_, call.by) for r in _resource(call)
    ]
    return _choose(options)


def _raise(call: Call) -> graph.Effect:
    found = call.noun()
    track = found.ids[0] if found is not None else NOTHING
    return graph.Raise(track, call.amount, call.node.verb == "lower", call.by)


# ---- tiles --------------------------------------------------------------------------------------


def _place(call: Call) -> graph.Effect:
    scope = call.scope
    tile = ""
    if not is_this(call.thing) or structural(call.thing) is None:
        found = call.noun()
        if found is None:
            return graph.Place(NOTHING)
        ids = in_front(scope, found, ("tile",))
        if len(ids) != 1:
            scope.fault("E2017" if ids else "E1012", call.thing.span, wanted="the name of a tile")
        tile = ids[0] if ids else NOTHING
    areas = area_filters(scope, AreaSet(), call.bag)
    ignoring = call.role("ignoring")
    if ignoring is not None and not _is_placement_rules(ignoring):
        scope.unclear(call.node.span, "for example `ignoring placement rules`")
    check_many(scope, call.thing)
    count = call.amount if isinstance(call.amount, int) else 1
    if not isinstance(call.amount, int):
        scope.unclear(call.thing.span, "a plain number of tiles")
    area = None if areas == AreaSet() else areas
    return graph.Place(tile, area, ignoring is not None, count, call.by)


def _is_placement_rules(thing: AnyThing) -> bool:
    if not isinstance(thing, Thing):
        return False
    return [fold(w.words[0].text) for w in thing.words] == ["placement", "rules"]


# ---- things on cards ----------------------------------------------------------------------------


def _here(call: Call) -> CardSet | None:
    return CardSet(reference="this") if call.bag.take("here") else None


def _add(call: Call) -> graph.Effect:
    scope = call.scope
    target = _here(call)
    to = call.role("to")
    if to is not None:
        target = which_card(scope, to)
        if target.whose == "any":
            scope.fault("W2012", call.node.span, "write `to a card`")
            target = replace(target, whose="you")
    found = call.noun()
    resource = found.ids[0] if found is not None and found.ids else ""
    if target is None:
        help_ = "say where: `here`, `to a card`, `to another card`, `to that card`"
        scope.fault("E2013", call.node.span, help_, verb="add")
        target = CardSet()
    if target == CardSet(reference="this") and found is not None:
        check_holds(scope, found.ids or (scope.holds,), call.thing)
    return graph.Add(resource if found is not None else NOTHING, call.amount, target, call.by)


def _remove(call: Call) -> graph.Effect:
    scope = call.scope
    cards = _here(call)
    player: Whose | None = None
    from_ = call.role("from")
    owning: graph.TileSet | None = None
    players: graph.Condition | None = None
    match from_:
        case Who(text="the owner", filters=(_, *_)):
            player, owning = "any", _owned_tile(scope, from_)
        case Who(filters=filters, doing=doing) if filters or doing is not None:
            player = whose(scope, replace(from_, filters=(), doing=None))
            players = players_who(scope, from_)
        case Who():
            player = whose(scope, from_)
        case Thing() | It() | Here():
            cards = which_card(scope, from_)
        case None:
            pass
    found = call.noun()
    resource = found.ids[0] if found is not None and found.ids else ""
    if player is None and cards is None:
        help_ = f"say from whom or where: `{call.frame.example}`, `remove 1 animal from any card`"
        scope.fault("E2013", call.node.span, help_, verb=call.node.verb)
    if found is not None and found.kind != "resource" and player is not None:
        cards, player = CardSet(zone="play", whose=player), None
    if cards == CardSet(reference="this") and found is not None:
        check_holds(scope, found.ids or (scope.holds,), call.thing)
    number = call.thing.number
    up_to = number is not None and number.bound == "up to"
    steal = call.node.verb == "steal"
    if found is None:
        resource = NOTHING
    return graph.Remove(
        resource, call.amount, player, cards, up_to, steal, owning, players, call.by
    )


def _owned_tile(scope: Scope, who: Who) -> graph.TileSet:
    """`the owner of a tile adjacent to it`: whoever owns such a tile."""
    bag = Bag(scope, who.filters)
    tile = bag.take_with_rest("of")
    bag.close()
    if tile is None:
        scope.unclear(who.span, "the owner of what? `the owner of a tile adjacent to it`")
        return graph.TileSet()
    return tile_set(scope, tile, "all")


# ---- cards --------------------------------------------------------------------------------------


def _filtered(call: Call) -> CardSet | None:
    """The filter of `2 science cards`, `1 card with a microbe tag`; None for any card."""
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    cards = card_set(call.scope, thing)
    return None if cards == CardSet() else cards


def _draw(call: Call) -> graph.Effect:
    return graph.Draw(call.amount, _filtered(call), call.by)


def _look(call: Call) -> graph.Effect:
    public = call.node.verb == "reveal"
    cards = _filtered(call)
    if cards is not None:
        call.scope.unclear(call.thing.span, "for example `look at 3 cards`")
    return graph.Look(call.amount, public, call.by)


def _take(call: Call) -> graph.Effect:
    """`take 1 of them`, `take it`, `buy it`, `take 1 science card of them`."""
    buy = call.node.verb == "buy"
    if not call.scope.looked:
        help_ = "for example `look at 3 cards then take 1 of them`"
        call.scope.fault("E2014", call.node.span, help_, word="them")
    call.bag.take("of", lambda f: isinstance(f.thing, It))
    cards = _filtered(call) if call.thing.words else None
    return graph.Take(call.amount, buy, cards, call.by)


def _discard(call: Call) -> graph.Effect:
    cards = _filtered(call)
    if cards is not None and cards.zone == "hand":
        cards = replace(cards, zone="")
    return graph.Discard(call.amount, None if cards == CardSet() else cards, call.by)


def _of_card(call: Call, word: str) -> CardSet:
    """`the production box of CARD`, `the action of CARD`."""
    of = call.bag.take_with_rest("of")
    found = structural(call.thing)
    if of is None or found is None or found[0] != word:
        call.scope.fault(
            "E2005",
            call.node.span,
            f"for example `{call.frame.example}`",
            verb=call.node.verb,
            wanted="what",
        )
        return CardSet()
    return which_card(call.scope, of)


def _copy(call: Call) -> graph.Effect:
    """`copy the production box of CARD`, `copy the immediate effects of CARD`."""
    found = structural(call.thing)
    if found is not None and found[0] == "effect":
        return graph.CopyEffects(_of_card(call, "effect"), call.by)
    return graph.CopyProduction(_of_card(call, "box"), call.by)


def _move(call: Call) -> graph.Effect:
    """`move 1 space card from hand to here`, `move this card to the event pile of that player`."""
    scope = call.scope
    to = call.role("to")
    owner: Whose = "you"
    zone = "here"
    if isinstance(to, Thing):
        bag = Bag(scope, to.filters)
        of = bag.take("of", lambda f: isinstance(f.thing, Who))
        bag.close()
        if of is not None and isinstance(of.thing, Who):
            # `that player` may also be who was just stolen from
            owner = whose(scope.after(trigger=True), of.thing)
        zone = zone_of(scope, to)
    elif not isinstance(to, Here):
        help_ = f"for example `{call.frame.example}`"
        scope.fault("E2013", call.node.span, help_, verb="move")
    cards = _filtered(call) or CardSet()
    from_ = call.role("from")
    if isinstance(from_, Thing):
        cards = replace(cards, zone=zone_of(scope, from_))
    return graph.MoveCards(call.amount, cards, zone, owner, call.by)


def _double(call: Call) -> graph.Effect:
    """`double the resources on a card here`."""
    call.noun()
    here = call.bag.take("here") is not None
    on = call.bag.take("on")
    if on is None or on.thing is None or isinstance(on.thing, Number):
        cards = CardSet(reference="this") if here else CardSet(zone="play")
        if not here:
            help_ = f"say where: `{call.frame.example}`"
            call.scope.fault("E2013", call.node.span, help_, verb="double")
    else:
        cards = card_set(call.scope, on.thing, "here" if here else "play")
    return graph.Double(cards, call.by)


def _use(call: Call) -> graph.Effect:
    return graph.UseAction(_of_card(call, "action"), call.by)


def _play(call: Call) -> graph.Effect:
    """`play 1 card from hand for 25 less`, `… for free`, `… ignoring global requirements`."""
    scope = call.scope
    cards = _filtered(call) or CardSet()
    from_ = call.role("from")
    zone = zone_of(scope, from_) if isinstance(from_, Thing) else "hand"
    less: int | None = 0
    price = call.role("for")
    if isinstance(price, Thing):
        less = _price(scope, price)
    ignoring = call.role("ignoring")
    if call.amount != 1:
        scope.unclear(call.thing.span, "one card at a time: `play 1 card from hand`")
    return graph.PlayCard(replace(cards, zone=zone), less, ignoring is not None, call.by)


def _price(scope: Scope, price: Thing) -> int | None:
    """`free` or `25 less`."""
    if _is_free(price):
        return None
    bag = Bag(scope, price.filters)
    less = bag.take("less")
    bag.close()
    if less is None or price.number is None or price.number.value is None:
        scope.unclear(price.span, "`for free` or `for 5 less`")
        return 0
    return price.number.value


def _is_free(price: Thing) -> bool:
    return [fold(w.words[0].text) for w in price.words] == ["free"]


def _fund(call: Call) -> graph.Effect:
    price = call.role("for")
    if not isinstance(price, Thing) or not _is_free(price):
        call.scope.unclear(call.node.span, "for example `fund an award for free`")
    call.noun()
    return graph.Fund(call.by)


def _claim(call: Call) -> graph.Effect:
    """`claim an ocean without owner`."""
    if call.amount != 1:
        call.scope.unclear(call.thing.span, "one tile at a time")
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    return graph.Claim(tile_set(call.scope, thing), call.by)


_LEAVES: dict[str, Callable[[Call], graph.Effect]] = {
    "gain": _gain,
    "lose": _lose,
    "spend": _spend,
    "pay": _pay,
    "production": _production,
    "raise": _raise,
    "lower": _raise,
    "place": _place,
    "add": _add,
    "remove": _remove,
    "steal": _remove,
    "draw": _draw,
    "look at": _look,
    "reveal": _look,
    "take": _take,
    "buy": _take,
    "discard": _discard,
    "copy": _copy,
    "move": _move,
    "double": _double,
    "use": _use,
    "play": _play,
    "fund": _fund,
    "claim": _claim,
}
