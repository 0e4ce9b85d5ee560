"""Verbs on the player board: gain, lose, spend, pay, production, raise, lower.

In: a `Call`. Out: a leaf of the graph, or a choice of leaves where the player chooses the resource.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal, TypeGuard

from compiler import graph
from compiler.graph import CardSet, Lowest, Printed, Resource, That, Whose
from compiler.lower.phrases.areas import tile_set
from compiler.lower.phrases.counted import (
    check_holds,
    check_pays,
    check_produced,
    standard_resources,
)
from compiler.lower.phrases.measures import EXTREMES
from compiler.lower.phrases.nouns import (
    hear_words,
    in_front,
    limiting,
    named,
    noun,
    only,
    plain,
    structural,
    unknown,
)
from compiler.lower.phrases.scope import NOTHING, Scope, dets, whose
from compiler.lower.phrases.selectors import which_card
from compiler.lower.phrases.uses import printed
from compiler.lower.verbs.call import Call, bare
from compiler.lower.verbs.draw import discard
from compiler.lower.verbs.expansions import gained, is_colony, move_colony
from compiler.lower.verbs.grounds import gain_bonuses
from compiler.messages.meaning import (
    ONLY_OWN_CARDS,
    PAID_IN_MONEY_ONLY,
    THAT_MEANS_NOTHING,
    WHERE_MISSING,
)
from compiler.messages.names import NAME_MISSING
from compiler.names.folding import fold
from compiler.names.written import plain_text
from dsl.syntax.nodes import Alternatives, AnyThing, Do, Immediate, It, Thing, Who


def _resource(call: Call) -> tuple[Resource, ...]:
    """The resource meant; several when the player has to choose among them."""
    scope = call.scope
    if not call.thing.words:
        return one_kind(call) or (_of(call),)
    found = call.noun()
    if found is None:
        return (NOTHING,)
    if found.kind == "any resource":
        words = [fold(w.words[0].text) for w in found.words]
        if words in (["standard"], ["different", "standard"]):
            hear_words(scope, found.words)
            return standard_resources(scope)
        if "resource" in call.frame.things and "card resource" not in call.frame.things:
            scope.fault(NAME_MISSING, call.thing.span, limiting(call.thing), wanted="a resource")
            return (NOTHING,)
        return ("",)
    return (only(scope, found, call.thing.words[-1].span),)


def one_kind(call: Call) -> tuple[Resource, ...]:
    """`3 of one standard resource`: all of them are of the kind that is chosen."""
    of = next((f.thing for f in call.bag.rest if f.word == "of"), None)
    if not isinstance(of, Thing) or structural(of) is None:
        return ()
    kind, front = structural(of) or ("", ())
    one = of.number is None or of.number.value == 1
    if kind != "resource" or [fold(w.words[0].text) for w in front] != ["standard"] or not one:
        return ()
    call.bag.take("of")
    call.scope.hear(of.number)
    hear_words(call.scope, of.words)
    return standard_resources(call.scope)


def of_each(call: Call, noun: str = "resource") -> tuple[str, ...]:
    """`1 of each standard resource`, `1 of each resource`: so much of all that there are;
    empty where something else is said."""
    of = next((f.thing for f in call.bag.rest if f.word == "of"), None)
    kind, front = structural(of) or ("", ()) if isinstance(of, Thing) else ("", ())
    if not isinstance(of, Thing) or call.thing.words or kind != noun or "each" not in dets(of):
        return ()
    if of.number is not None or [fold(w.words[0].text) for w in front] not in ([], ["standard"]):
        return ()
    call.bag.take("of")
    call.scope.says(of, "each")
    hear_words(call.scope, of.words)
    return standard_resources(call.scope)


def _named(call: Call) -> tuple[str, ...]:
    """The same where something is taken away, and it must be said what."""
    found = _resource(call)
    if len(found) > 1 and call.amount != 1 and call.thing.words:
        cure = f"they are of one kind: `{call.node.verb} 3 of one standard resource`"
        call.scope.unclear(call.thing.span, cure)
    names = tuple(resource for resource in found if isinstance(resource, str))
    if len(names) < len(found):
        call.scope.unclear(call.thing.span, f"for example `{call.frame.example}`")
    return names or (NOTHING,)


def of_that(call: Call) -> That | None:
    """`1 of that resource`, of what is lost or taken; None where something else is said."""
    of = next((f.thing for f in call.bag.rest if f.word == "of"), None)
    about = structural(of) if isinstance(of, Thing) else None
    if not isinstance(of, Thing) or call.thing.words or about is None or about[0] != "resource":
        return None
    if "that" not in dets(of):
        return None
    found = _of(call)
    return found if isinstance(found, That) else None


def of_that_on_it(call: Call, target: CardSet | None, several: bool) -> CardSet | None:
    """`add 1 of that resource to another card`: of the kind that was taken from a card before; None
    where something else is said."""
    of = next((f for f in call.bag.rest if f.word == "of"), None)
    thing = of.thing if of is not None else None
    if of is None or not isinstance(thing, Thing) or call.thing.words or "that" not in dets(thing):
        return None
    call.bag.take("of")
    call.scope.says(thing, "that")
    noun(call.scope, thing, ("any resource",))
    plain_card = target is not None and target.zone == "play" and not several
    if not (call.scope.picked or call.scope.since):
        cure = (
            "behind a card that it was taken from: `spend 1 resource from a card -> add 1 of that "
        )
        cure += "resource to another card`"
        call.scope.fault(THAT_MEANS_NOTHING, of.span, cure, word="that resource")
    elif not plain_card:
        call.scope.unclear(
            of.span, "to a card of your choice: `add 1 of that resource to another card`"
        )
    return replace(target or CardSet(zone="play"), like_it=True)


def _of(call: Call) -> Resource:
    """`1 of that resource`, `1 of a steel bonus under this tile`, `1 of your lowest production`."""
    of = call.bag.take("of", lambda f: isinstance(f.thing, Thing))
    if of is None or not isinstance(of.thing, Thing):
        call.scope.fault(NAME_MISSING, call.thing.span, limiting(call.thing), wanted="a resource")
        return NOTHING
    found = structural(of.thing)
    match found[0] if found else "":
        case "resource" if call.scope.says(of.thing, "that"):
            noun(call.scope, of.thing, ("any resource",))
            if call.scope.about not in ("resource", "colony"):
                cure = "what was gained, or traded for; or `choose a standard resource` is above"
                call.scope.fault(THAT_MEANS_NOTHING, of.span, cure, word="that resource")
            return That()
        case "bonus":
            under = call.bag.take("under")
            at = tile_set(call.scope, under.thing).at if under and _tile(under.thing) else ""
            if not at:
                call.scope.unclear(of.span, "say where: `under this tile`")
            bonuses = printed(call.scope, of.thing)
            known = {one.id for one in call.scope.words.named(("resource",))}
            if not bonuses or not known.issuperset(bonuses):
                call.scope.unclear(of.thing.span, "name resources: `a steel/titanium bonus`")
            return Printed(bonuses, "it" if at == "it" else "this")
        case "production" | "resource" as what if found and _is_lowest(found[1]):
            hear_words(call.scope, of.thing.words)
            call.scope.says(of.thing, "your")
            if what == "resource" and call.node.verb != "gain":
                call.scope.unclear(of.span, "that is gained: `gain 2 of your lowest resource`")
            of_what: Literal["stock", "production"] = "stock" if what == "resource" else what
            return Lowest(standard_resources(call.scope), of_what)
        case _:
            if found is None and of.thing.words:
                unknown(call.scope, of.thing.words[-1].words[0], ("bonus", "production"))
            else:
                call.scope.unclear(of.span)
            return NOTHING


def _is_lowest(words: tuple[Alternatives, ...]) -> bool:
    return [fold(one.words[0].text) for one in words] == ["lowest"]


def _tile(thing: object) -> TypeGuard[Thing | It]:
    return isinstance(thing, Thing | It)


def _choose(options: list[graph.Effect]) -> graph.Effect:
    return options[0] if len(options) == 1 else graph.OneOf(tuple(options))


def gain(call: Call) -> graph.Effect:
    found = structural(call.thing)
    if found is not None and found[0] == "tag":
        return _tag(call)
    if found is not None and found[0] == "bonus":
        return gain_bonuses(call)
    if found is not None and found[0] in ("delegate", "income"):
        return gained(call)
    if each := of_each(call):
        return graph.Unordered(tuple(graph.Gain(r, call.amount, call.by) for r in each))
    several = _resource(call)
    different = any(plain(words) == "different" for words in call.thing.words)
    if different and not (isinstance(call.amount, int) and 1 < call.amount <= len(several)):
        cure = f"from 2 to {len(several)} of them: `gain 3 different standard resources`"
        call.scope.unclear(call.thing.span, cure)
    if len(several) > 1 and call.amount != 1 and call.thing.words:
        return graph.GainAny(tuple(map(str, several)), call.amount, different, call.by)
    return _choose([graph.Gain(r, call.amount, call.by) for r in several])


def _tag(call: Call) -> graph.Effect:
    """`gain 1 space tag this generation`; for good where no end is said."""
    found = noun(call.scope, call.thing, ("tag",))
    ids = in_front(call.scope, found, ("tag",)) if found is not None else ()
    ends = call.bag.take("this generation") is not None
    if len(ids) != 1:
        call.scope.fault(NAME_MISSING, call.thing.span, wanted="the name of a tag")
    return graph.GainTag(
        ids[0] if ids else NOTHING, call.amount, "generation" if ends else "game", call.by
    )


def lose(call: Call) -> graph.Effect:
    found = structural(call.thing)
    if found is not None and found[0] == "card":
        return discard(call, far=True)
    if found is not None and found[0] == "production":
        return _lose_production(call, found[1])
    if each := of_each(call, "production"):
        down = (graph.Produce(r, call.amount, True, "you", True, by=call.by) for r in each)
        return graph.Unordered(tuple(down))
    if (this := call.here()) is not None:
        return _lose_held(call, this)
    to = call.role("to")
    who: Whose | None = None
    if isinstance(to, Who):
        who = whose(call.scope, to)
        if who in ("you", "any", "all", "opponents"):
            call.scope.unclear(to.span, "to one other: `to an opponent`, `to that player`")
    elif to is not None:
        call.scope.unclear(call.node.span, "`to` a player: `to that player`")
    if each := of_each(call):
        return graph.Unordered(tuple(graph.Lose(r, call.amount, who, call.by) for r in each))
    if (that := of_that(call)) is not None:
        return graph.Lose(that, call.amount, who, call.by)
    return _choose([graph.Lose(r, call.amount, who, call.by) for r in _named(call)])


def _lose_held(call: Call, this: CardSet) -> graph.Effect:
    """`lose 2 microbes here`: as far as there are."""
    found = noun(call.scope, call.thing, ("card resource", "resource", "any resource"))
    resource = only(call.scope, found, call.thing.span)
    check_holds(call.scope, (resource or call.scope.holds,), call.thing)
    far = not isinstance(call.amount, graph.Every)  # which is as much as there is
    return graph.Remove(resource, call.amount, cards=this, every=far, by=call.by)


def _lose_production(call: Call, front: tuple[Alternatives, ...]) -> graph.Effect:
    """`lose 1 steel production`: as far as there is."""
    hear_words(call.scope, call.thing.words)
    return graph.Produce(produced(call, front), call.amount, True, "you", True, by=call.by)


def produced(call: Call, front: tuple[Alternatives, ...]) -> str:
    """The resource named before `production`."""
    ids = named(call.scope, front[0], ("resource",)) if len(front) == 1 else ()
    if len(ids) != 1:
        call.scope.fault(NAME_MISSING, call.thing.span, wanted="the name of a resource")
    check_produced(call.scope, ids, call.thing.span)
    return ids[0] if ids else NOTHING


def _any_standard(call: Call) -> graph.Effect | None:
    """`spend 1 standard resource`, `spend 3 of one standard resource`: one kind is chosen."""
    some = one_kind(call) if not call.thing.words else ()
    found = structural(call.thing)
    if found is not None and found[0] == "resource":
        if [fold(w.words[0].text) for w in found[1]] == ["standard"]:
            hear_words(call.scope, call.thing.words)
            some = standard_resources(call.scope)
            if call.amount != 1:
                cure = "they are of one kind: `spend 3 of one standard resource`"
                call.scope.unclear(call.thing.span, cure)
    spent: list[graph.Effect] = [graph.Spend(str(one), call.amount, None, call.by) for one in some]
    return _choose(spent) if spent else None


def spend(call: Call) -> graph.Effect:
    if each := of_each(call):
        return graph.Unordered(tuple(graph.Spend(r, call.amount, by=call.by) for r in each))
    if (one := _any_standard(call)) is not None:
        return one
    source = call.here()
    if (from_ := call.role("from")) is not None:
        if source is not None:
            call.scope.unclear(from_.span, "it is `here`")
        source = _own(call, which_card(call.scope, from_), from_)
    found = call.noun()
    resource = only(call.scope, found, call.thing.span)
    if found is not None and found.kind != "resource" and source is None:
        word = resource or "resource"
        cure = f"say where: `spend … {word} here` or `spend … {word} from a card`"
        call.scope.fault(WHERE_MISSING, call.node.span, cure, verb="spend")
    if found is not None and source == CardSet(reference="this"):
        check_holds(call.scope, found.ids or (call.scope.holds,), call.thing)
    elif found is not None and found.kind == "resource" and source is not None:
        call.scope.unclear(call.thing.span, "it lies on no card: `spend 8 heat`")
    if found is None:
        resource = NOTHING
    return graph.Spend(resource, call.amount, source, call.by)


def _own(call: Call, source: CardSet, from_: AnyThing) -> CardSet:
    """One spends what is one's own, also where a card is said to be any."""
    any_ = next((det for det in getattr(from_, "dets", ()) if det.text.lower() == "any"), None)
    if source.whose == "any" and any_ is not None:
        write, instead = "write `from a card`", "a"
        call.scope.fault(ONLY_OWN_CARDS, call.node.span, write, None, any_.span, instead)
        return replace(source, whose="you")
    if source.whose != "you":
        cure = "one spends what is one's own; of others it is removed, `remove … from a card of …`"
        call.scope.unclear(from_.span, cure)
    return source


def pay(call: Call) -> graph.Effect:
    if call.thing.words:
        currency = call.scope.rule_text("currency")
        found = noun(call.scope, call.thing, ("resource",))
        if found is not None and found.ids != (currency,):
            cure = f"write `spend {_example_amount(call)} {call.thing.words[-1].words[0].text}`"
            call.scope.fault(PAID_IN_MONEY_ONLY, call.thing.span, cure)
    using: tuple[str, ...] = ()
    while (with_ := call.bag.take("with")) is not None:
        if isinstance(with_.thing, Thing):
            found = noun(call.scope, with_.thing, ("resource",))
            using += found.ids if found is not None else ()
            check_pays(call.scope, using, with_.span)
        else:
            call.scope.unclear(with_.span)
    return graph.Pay(call.amount, using, call.by)


def _example_amount(call: Call) -> str:
    number = call.thing.number
    return str(number.value) if number is not None and number.value is not None else "X"


def production(call: Call) -> graph.Effect:
    whose_: Whose = "you"
    of = call.bag.take("of", lambda f: isinstance(f.thing, Who))
    if of is not None and isinstance(of.thing, Who):
        whose_ = whose(call.scope, of.thing)
    number = call.thing.number
    down = number is not None and number.signed == "-"
    far = down and whose_ in ("all", "opponents")
    each = of_each(call)
    resources = each or (_resource(call) if not down and whose_ == "you" else _named(call))
    named_ = (one for one in resources if isinstance(one, str))
    check_produced(call.scope, named_, call.thing.span)
    options: list[graph.Effect] = [
        graph.Produce(r, call.amount, down, whose_, far, call.by) for r in resources
    ]
    return graph.Unordered(tuple(options)) if each else _choose(options)


def raise_(call: Call) -> graph.Effect:
    if is_colony(call, "track"):
        hear_words(call.scope, call.thing.words)
        return move_colony(call, call.amount)
    if plain_text(call.thing) in ("parameter", "global parameter") and {"a", "each"} & dets(
        call.thing
    ):
        return _any_parameter(call)
    if (extreme := plain_text(call.thing)) in EXTREMES:
        fewer, verb = "fewer" if extreme == "lowest" else "more", call.node.verb
        cure = f"of two by their names: `if {fewer} plants than heat: {verb} … otherwise {verb} …`"
        call.scope.fault(NAME_MISSING, call.node.span, cure, wanted="the name of a track")
        call.bag.rest.clear()
        return graph.Raise(NOTHING, call.amount, by=call.by)
    found = call.noun()
    track = only(call.scope, found, call.thing.span) or NOTHING
    if found is not None and not found.ids:
        call.scope.fault(NAME_MISSING, call.thing.span, wanted="the name of a track")
    nobodys, down = bare(call), call.node.verb == "lower"
    if nobodys and found is not None and found.kind == "counter":
        cure = "leave out `ignoring bonuses`: only parameters bring something"
        call.scope.unclear(call.node.span, cure)
    if call.scope.kind != "tile" and _counts_tiles(call.scope, track):
        _by_tiles(call, track, down)
    return graph.Raise(track, call.amount, down, nobodys, call.by)


def _by_tiles(call: Call, track: str, down: bool) -> None:
    """What tiles raise: where it is one that was chosen, by so many of them."""
    chosen = call.scope.standing_in == track
    if not chosen and not down:
        call.scope.unclear(call.node.span, f"the tile raises it: `place {track}`")
    elif chosen and (down or not isinstance(call.amount, int)):
        others = [one.id for one in call.scope.words.named(("parameter",)) if one.id != track]
        cure = f"choose among those that no tiles raise: `choose {'/'.join(others)}`"
        call.scope.unclear(call.node.span, cure)


def _any_parameter(call: Call) -> graph.Effect:
    """`raise a parameter 1`: one of those that are everybody's, or `each`; what is raised by its
    tile by such a tile, and not lowered."""
    hear_words(call.scope, call.thing.words)
    each, down = call.scope.says(call.thing, "each"), call.node.verb == "lower"
    nobodys, tracks = bare(call), [one.id for one in call.scope.words.named(("parameter",))]
    tiles = [one for one in tracks if _counts_tiles(call.scope, one)]
    options: list[graph.Effect] = [
        graph.Raise(one, call.amount, down, nobodys, call.by) for one in tracks if one not in tiles
    ]
    if tiles and not down:
        count = call.amount
        options += [graph.Place(one, count=count, bare=nobodys, by=call.by) for one in tiles]
    return graph.Unordered(tuple(options)) if each else _choose(options)


def _counts_tiles(scope: Scope, track: str) -> bool:
    """Whether a tile of the same name raises the track when it is placed."""
    tile = scope.words.find(track, ("tile",))
    lines = tile.declaration.lines if tile is not None else ()
    done = [line.effect for line in lines if isinstance(line, Immediate)]
    raised = [one.thing for one in done if isinstance(one, Do) and one.verb == "raise"]
    return any(isinstance(one, Thing) and plain_text(one) == track for one in raised)


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "gain": gain,
    "lose": lose,
    "spend": spend,
    "pay": pay,
    "production": production,
    "raise": raise_,
    "lower": raise_,
}
