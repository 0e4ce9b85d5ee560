"""What players may do while a continuous effect holds: pay otherwise, play from elsewhere, and what
opponents may not do.

In: the right of an `effect:` line. Out: continuous rules of the graph.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet, Continuous
from compiler.lower.phrases.bans import ban, barred, is_about_tiles, keeping, siting
from compiler.lower.phrases.counted import check_holds, check_produced
from compiler.lower.phrases.nouns import (
    hear_words,
    in_front,
    named,
    noun,
    only,
    plain,
    structural,
)
from compiler.lower.phrases.scope import OWNERS, Bag, Scope, by, positive, value_of, whose
from compiler.lower.phrases.selectors import card_set
from compiler.lower.phrases.uses import by_face
from compiler.messages.meaning import NO_MEANING_YET, ROLE_DOES_NOT_FIT, WHERE_MISSING
from compiler.messages.names import NAME_MISSING
from compiler.names.folding import fold
from compiler.names.written import plain_text, property_text
from dsl.syntax.nodes import (
    AnyThing,
    Right,
    Role,
    Thing,
    Who,
)


def rights(scope: Scope, node: Right) -> list[Continuous]:
    who, forbidden = fold(node.who.text), barred(node)
    scope.hear(node.who)
    match who, node.allowed, node.verb:
        case "you", True, "spend":
            return _spend_as(scope, node)
        case "you", True, "play":
            return _play_from(scope, node)
        case "you", True, "exchange":
            return _exchangeable(scope, node)
        case _, True, "use" if who != "you" and forbidden is None:
            return _shared(scope, node)
        case "you", True, "place":
            return siting(scope, node, "you")
        case (
            ("opponents" | "an opponent" | "any opponent"),
            False,
            "remove" | "move" | "exchange",
        ) if is_about_tiles(scope, node.thing):
            return keeping(scope, node)
        case (("opponents" | "an opponent" | "any opponent"), _, "remove" | "lower"):
            if node.verb == "lower" and not node.allowed and _is_track(scope, node.thing):
                return ban(scope, node, "opponents")
            return _protect(scope, node)
        case (("opponents" | "an opponent" | "any opponent"), False, "choose"):
            return _not_chosen(scope, node)
        case _ if forbidden is not None:
            return ban(scope, node, forbidden)
        case _ if OWNERS.get(who) == "that" and not (scope.trigger or scope.chosen):
            whose(scope, node.who)  # which knows whom this card remembers
            return []
        case _:
            cure = (
                "for example `you may spend heat as megacredits` or "
                "`opponents may not remove your plants`"
            )
            if OWNERS.get(who) == "that":
                cure = f"`{who}: effect this generation: you may not …`"
            elif (who, node.verb) == ("you", "use"):
                cure = (
                    "how often an action is there stands in the place of `action: …`: `2 times per "
                )
                cure += "generation: …`; once more is used by `use the action of a card`"
            scope.fault(NO_MEANING_YET, node.span, cure, what="this right")
            return []


def _play_from(scope: Scope, node: Right) -> list[Continuous]:
    """`you may play cards here as cards in hand`."""
    match node.thing, node.roles:
        case Thing() as cards, (Role(word="as", thing=Thing() as instead) as role,):
            scope.hear(role)
            if card_set(scope, instead) != CardSet(zone="hand"):
                scope.unclear(instead.span, "for example `as cards in hand`")
            return [graph.PlayFrom(card_set(scope, cards), by(node.span))]
        case _:
            scope.unclear(node.span, "for example `you may play cards here as cards in hand`")
            return []


def _exchangeable(scope: Scope, node: Right) -> list[Continuous]:
    """`you may exchange energy for heat at production phase`: what else must be done; `all energy
    except up to 4`."""
    example = "for example `you may exchange energy for heat at production phase`"
    match node.thing, node.roles:
        case Thing() as thing, (Role(word="for", thing=Thing() as instead) as role,):
            scope.hear(role)
            bag = Bag(scope, instead.filters)
            at = bag.take("at")
            bag.close()
            if at and isinstance(at.thing, Thing) and plain_text(at.thing) == "production phase":
                hear_words(scope, at.thing.words)
            else:
                scope.unclear(node.span, example)
            kept = _left(scope, thing, example)
            found, into = (noun(scope, one, ("resource",)) for one in (thing, instead))
            if found is None or into is None:
                return []
            symbol = scope.words.find(found.ids[0], ("resource",))
            becomes = property_text(symbol.declaration, "becomes") if symbol is not None else ""
            target = scope.words.find(becomes, ("resource",)) if becomes else None
            if target is None or target.id != into.ids[0]:
                scope.unclear(node.span, f"{found.ids[0]} does not become {into.ids[0]}")
            return [graph.Exchangeable(only(scope, found, thing.span), kept, by(node.span))]
        case _:
            scope.unclear(node.span, example)
            return []


def _left(scope: Scope, thing: Thing, example: str) -> int | None:
    """`all energy except up to 4`: so much can be kept."""
    bag = Bag(scope, thing.filters)
    but = bag.take("except")
    bag.close()
    if but is None:
        return None
    number = but.thing.number if isinstance(but.thing, Thing) and not but.thing.words else None
    said = number is not None and number.bound == "up to" and not number.times_x
    if number is None or not said or not scope.says(thing, "all") or value_of(number) < 1:
        scope.unclear(but.span, f"{example}, `all energy except up to 4`")
        return None
    scope.hear_in(number, "bound")
    return value_of(number)


def _shared(scope: Scope, node: Right) -> list[Continuous]:
    """`opponents may use the action of this card`, `… once each`."""
    cure = "for example `opponents may use the action of this card`"
    thing = node.thing
    if not isinstance(thing, Thing) or plain_text(thing) not in ("action", "actions"):
        scope.unclear(node.span, cure)
        return []
    hear_words(scope, thing.words)
    scope.says(thing, "the")
    bag = Bag(scope, thing.filters)
    of, each = bag.take("of"), bag.take("once each")
    bag.close()
    card = card_set(scope, of.thing) if of is not None and isinstance(of.thing, Thing) else None
    among = graph.anybody(whose(scope, node.who)) in ("all", "opponents")
    if card != CardSet(reference="this") or node.roles or not among:
        scope.unclear(node.span, cure)
    return [graph.SharedAction(each is not None, by(node.span))]


def _is_track(scope: Scope, thing: AnyThing | None) -> bool:
    """A track by its name, and not as `your` one."""
    if not isinstance(thing, Thing) or thing.dets or len(thing.words) != 1:
        return False
    word = thing.words[0].words[0]
    return scope.words.find(word.text, ("counter", "parameter"), word.quoted) is not None


def _protect(scope: Scope, node: Right) -> list[Continuous]:
    """`opponents may not remove your plants`, `… may lower only half of your production`."""
    for role in node.roles:
        scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
    if not isinstance(node.thing, Thing):
        scope.fault(NAME_MISSING, node.span, wanted="resources")
        return []
    thing = node.thing if not node.allowed else _half(scope, node.thing)
    if not scope.says(thing, "your"):
        what = "remove your plants" if node.verb == "remove" else "lower your production"
        half = "may " + what.replace(" your", " only half of your")
        cure = half if node.allowed else f"may not {what}"
        scope.unclear(thing.span, f"for example `opponents {cure}`")
        return []
    Bag(scope, thing.filters).close()
    kept = structural(thing)
    if node.verb == "lower":
        if kept is None or kept[0] != "production":
            cure = (
                "others lower your production, and remove resources; a track of yours is lowered "
                "by nobody else: `you may not lower rating`, whatever tells you to"
            )
            instead = f"you may not lower {plain_text(thing)}"
            scope.unclear(thing.span, cure, node.span, instead)
            return []
        hear_words(scope, thing.words[len(kept[1]) :])
        ids = tuple(id_ for words in kept[1] for id_ in named(scope, words, ("resource",)))
        check_produced(scope, ids, thing.span)
        return [graph.Protect(ids, "production", node.allowed, by(node.span))]
    if kept is not None and kept[0] == "production":
        scope.unclear(node.span, "production is lowered: `opponents may not lower your production`")
        return []
    return [graph.Protect(_kept(scope, thing), "resources", node.allowed, by(node.span))]


def _not_chosen(scope: Scope, node: Right) -> list[Continuous]:
    """`opponents may not choose you`: where one player is chosen, or a card of one."""
    plain_you = isinstance(node.thing, Who) and whose(scope, node.thing) == "you"
    if not plain_you or node.roles:
        scope.unclear(node.span, "for example `opponents may not choose you`")
    return [graph.Protect((), "choice", by=by(node.span))]


def _half(scope: Scope, thing: Thing) -> Thing:
    """The thing in `only half of your plants`; otherwise itself, which lacks its `your`."""
    bag = Bag(scope, thing.filters)
    if [plain(words) for words in thing.words] != ["only", "half"]:
        return replace(thing, dets=())
    of = bag.take_with_rest("of")
    bag.close()
    hear_words(scope, thing.words)
    return of if of is not None else replace(thing, dets=())


def _kept(scope: Scope, thing: Thing) -> tuple[str, ...]:
    """The resources in `your plants/animals`; none in `your resources`, which are all."""
    ids: list[str] = []
    for word in thing.words[-1].words if thing.words else ():
        only = replace(thing, words=(replace(thing.words[-1], words=(word,)),))
        found = noun(scope, only, ("resource", "card resource", "any resource"))
        ids += found.ids if found is not None else ()
    return tuple(ids)


def _bought(scope: Scope, thing: Thing) -> CardSet:
    """What is paid for: cards, or `the "Well" standard project`."""
    found = structural(thing)
    if found is None or found[0] != "standard project":
        return by_face(scope, thing.span, card_set(scope, thing))
    Bag(scope, thing.filters).close()
    project = noun(scope, thing, ("standard project",))
    names = in_front(scope, project, ("standard project",)) if project is not None else ()
    return CardSet(kinds=("standard-project",), names=names)


def _spend_as(scope: Scope, node: Right) -> list[Continuous]:
    """`spend floaters here as 3 megacredits on venus cards`."""
    instead: AnyThing | None = None
    for role in node.roles:
        if role.word == "as":
            scope.hear(role)
            instead = role.thing
        else:
            scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
    if not isinstance(node.thing, Thing) or not isinstance(instead, Thing):
        scope.unclear(node.span, "for example `you may spend heat as megacredits`")
        return []
    bag = Bag(scope, node.thing.filters)
    here = bag.take("here") is not None
    bag.close()
    found = noun(scope, node.thing, ("resource", "card resource"))
    many = node.thing.number
    if many is not None and positive(scope, many) > 1:
        cure = "each of them is worth 1 or more: `you may spend heat as 2 energy`"
        scope.unclear(many.span, cure)
    scope.hear(many)
    other = Bag(scope, instead.filters)
    on = other.take_with_rest("on")
    cards = _bought(scope, on) if on is not None else None
    other.close()
    target = noun(scope, instead, ("resource",))
    if found is None or target is None:
        return []
    if found.kind == "card resource" and not here:
        cure = f"say where: `{found.ids[0]}s here`"
        scope.fault(WHERE_MISSING, node.thing.span, cure, verb="spend")
    if here:
        check_holds(scope, found.ids, node.thing)
    scope.hear(instead.number)
    value = positive(scope, instead.number) if instead.number is not None else 1
    spent, paid = only(scope, found, node.thing.span), only(scope, target, instead.span)
    return [graph.SpendAs(spent, paid, value, cards, here, by(node.span))]
