"""Effects: the structure of an ability, and its leaves.

In: effects of the syntax tree. Out: effects of the graph. The leaves of each verb are in
`compiler.lower.verbs.dispatch`; here is what joins them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Literal, assert_never

from compiler import graph
from compiler.lower.phrases.conditions import RANKED, condition, players_who
from compiler.lower.phrases.events import events, hearing
from compiler.lower.phrases.measures import rivalled
from compiler.lower.phrases.nouns import hear_words
from compiler.lower.phrases.scope import Scope, by, dets, whose
from compiler.lower.phrases.uses import phase_called
from compiler.lower.rules import rule_abilities
from compiler.lower.shared import of_one_player, shared, with_one_player
from compiler.lower.verbs.behind import behind, for_others, is_another_card, picks_a_card
from compiler.lower.verbs.choosing import by_lot, choose_one, hear_as_read, kind_chosen
from compiler.lower.verbs.dispatch import leaf
from compiler.lower.verbs.settling import choose
from compiler.messages.meaning import ALL_OR_NOTHING, NOTHING_PAID, SAME_CHOICE_TWICE
from compiler.messages.never import NOTHING_FOR_NOBODY
from compiler.names.written import properties
from dsl.syntax.nodes import (
    All,
    Choice,
    ChooseOne,
    Do,
    Each,
    Effect,
    Fallback,
    Filter,
    If,
    Later,
    Lot,
    May,
    Nothing,
    Paid,
    Repeatedly,
    Rule,
    Sequence,
    Thing,
    Who,
)


def effect(scope: Scope, node: Effect) -> graph.Effect:
    if scope.instead and not isinstance(node, Nothing | If | Fallback):
        scope = replace(scope, instead=False)
    pairs: list[tuple[Any, Any]] = []
    match node:
        case Do(verb="choose"):
            return choose(scope, node)
        case Do() | Each() if len(lot := by_lot(node, pairs)) > 1:
            made = graph.Then(tuple(_in_order(scope, lot)))
            hear_as_read(scope, pairs)
            return made
        case Do():
            return leaf(scope, node)
        case All() | Sequence() | Paid() if (chosen := kind_chosen(scope, node)) is not None:
            return choose_one(scope, chosen, effect)
        case All(parts=parts):
            return unordered(_in_any_order(scope, parts))
        case Choice(parts=parts):
            return _choice(scope, node)
        case Lot():
            return _lot(scope, node)
        case ChooseOne():
            return choose_one(scope, node, effect)
        case Sequence(parts=parts):
            return graph.Then(tuple(_flat(_in_order(scope, of_one_player(scope, parts)))))
        case Paid():
            return _paid(scope, node)
        case May(body=body):
            return graph.May(effect(scope, body))
        case Repeatedly(body=body):
            return graph.Repeatedly(effect(scope, body))
        case Each(decides=True):
            return _decided(scope, node)
        case Each(who=Who(rank=Thing() as rank) as who, body=body):
            scope.hear(who)
            counted = rivalled(scope, rank)
            return graph.Ranked(RANKED[who.text.lower()], counted, _theirs(scope, body))
        case Each(who=Who(text=text) as who, body=body) if text.lower() == "nobody":
            scope.hear(who)
            return _by_nobody(scope, body)
        case Each(who=who, body=body):
            players = players_who(scope, who) if who.filters or who.doing else None
            meant = whose(scope, replace(who, filters=(), doing=None))
            scope.hear(who)
            theirs = _theirs(scope, body, one=meant not in ("all", "opponents"))
            if meant not in ("you", "any", "opponent"):  # who are chosen among those who can
                _check_in_full(scope, body, theirs)
            return graph.Each(meant, theirs, players)
        case If():
            no = effect(scope, node.no) if node.no is not None else None
            return graph.When(condition(scope, node.condition), effect(scope, node.yes), no)
        case Rule():
            return _granted(scope, node)
        case Later():
            return _later(scope, node)
        case Nothing():
            if not scope.instead:
                cure = "it stands alone, in the place of something: `when you would lose plants: "
                cure += "nothing`, also `if 2 cities: nothing`, or is what chance may bring: `by "
                scope.unclear(node.span, cure + "chance: gain 1 plant or nothing`")
            return graph.Nothing(by(node.span))
        case Fallback(first=first, instead=instead):
            return graph.Otherwise(effect(scope, first), effect(scope, instead))
        case _:
            assert_never(node)


_OPEN = (
    *(
        graph.OneOf,
        graph.SomeOf,
        graph.ChooseOne,
        graph.May,
        graph.Place,
        graph.Add,
        graph.Remove,
        graph.GainAny,
        graph.Mark,
    ),
    *(graph.MoveTile, graph.ExchangeTile, graph.RemoveTile, graph.Claim, graph.Fund),
    graph.SwapTiles,
    graph.ChooseTile,
    *(graph.ExchangeProduction, graph.ExchangeStock, graph.ExchangeHands),
    graph.ChoosePlayer,
    *(graph.UseAction, graph.CopyProduction, graph.CopyEffects, graph.Double),
    *(graph.Trade, graph.BuildColony, graph.AddColony, graph.MoveColony),
    *(graph.RemoveColony, graph.TradeIncome, graph.RecallFleet),
)
"""Where something is chosen that all can see."""
_OWN = (graph.Pay, graph.Spend, graph.Chosen, graph.Draw, graph.Look, graph.Discard, graph.PlayCard)
"""What is chosen of one's own money and cards."""
_ONESELF = (
    *(graph.UseProject, graph.ClaimMilestone, graph.GainBonus, graph.ColonyBonuses),
    graph.TakeSeat,
    *(graph.Take, graph.MoveCards),
    *(graph.PlaceDelegates, graph.RemoveDelegate, graph.ExchangeDelegate, graph.ChangeParty),
)
"""What only who does it chooses, where there is a choice."""


def _theirs(scope: Scope, body: Effect, *, one: bool = False) -> graph.Effect:
    """What other players do; who says `you:` in it hardly means them."""
    made = effect(for_others(scope, one=one), body)
    for part in graph.walk(body):
        words = [one.word for one in part.filters] if isinstance(part, Thing) else []
        per: tuple[Filter, ...] = part.filters[words.index("per") :] if "per" in words else ()
        counted = [one.thing for one in per if one.word in ("per", "of", "plus", "minus")]
        if any("your" in dets(one) for one in counted if isinstance(one, Thing)):
            cure = "what they have is said without `your`; yours is `… of the owner of this card`"
            scope.unclear(per[0].span, cure)
    if any(isinstance(part, graph.Each) and part.who == "you" for part in graph.walk(made)):
        cure = (
            "`you` is that player there; put brackets: `(each opponent: lose 1 heat), gain 1 heat`"
        )
        scope.unclear(body.span, cure)
    return made


def _check_in_full(scope: Scope, body: Effect, made: graph.Effect) -> None:
    """`each opponent: discard 2 cards`, where who has one discards none."""
    for part in made.parts if isinstance(made, graph.Unordered) else (made,):
        match part:
            case graph.Produce(str(one), many, True, "you", False) if not _may_be_negative(
                scope, one
            ):
                instead = "lose 2 energy production"
            case graph.Discard(amount=many, far=False):
                instead = "lose 2 cards"
            case _:
                continue
        if many != 1 and not isinstance(many, graph.Chosen | graph.ChosenX | graph.Every):
            cure = f"as much as there is: `{instead}`; all of it or nothing: `if …: …`"
            scope.fault(ALL_OR_NOTHING, body.span, cure)
            return


def _may_be_negative(scope: Scope, resource: str) -> bool:
    """Whether its production falls below zero, as far as hardly anybody has it."""
    found = scope.words.find(resource, ("resource",))
    return found is not None and "production" in properties(found.declaration)


def _decided(scope: Scope, node: Each) -> graph.Effect:
    """`the first player decides for you: place ocean`."""
    scope.hear(node.who)
    meant = whose(scope, node.who) if node.who.rank is None else "all"
    body = effect(scope, node.body)
    inside = tuple(graph.walk(body))
    if meant not in ("first", "that", "owner", "holder", "chosen"):
        cure = "one certain player: `the first player`, `that player` or `the owner`"
        scope.unclear(node.who.span, cure)
    elif any(isinstance(part, _OWN) for part in inside):
        scope.unclear(
            node.span, "what is paid, and of cards that only you see, you choose yourself"
        )
    elif not any(isinstance(part, _OPEN) or graph.chooses_player(part) for part in inside):
        own = any(isinstance(part, _ONESELF) for part in inside)
        why = "who does it chooses what there is to choose" if own else "nothing is chosen there"
        scope.unclear(node.span, f"leave out `decides for you`: {why}")
    return graph.Decides(meant, body)


def _by_nobody(scope: Scope, node: Effect) -> graph.Effect:
    """`nobody: raise temperature 1 or place ocean`: nobody gets what it brings."""

    def is_parameter(track: str) -> bool:
        return scope.words.find(track, ("parameter",)) is not None

    def without_bonuses(leaf: graph.Effect) -> graph.Effect:
        match leaf:
            case graph.Raise(track) if track == graph.THE_CHOSEN or is_parameter(track):
                return replace(leaf, bare=True)
            case graph.Place():
                return replace(leaf, bare=True)
            case _:
                others = isinstance(leaf, graph.Each | graph.Ranked)
                cure = "`nobody:` ends in brackets: `(nobody: …), each player: …`"
                scope.fault(NOTHING_FOR_NOBODY, node.span, cure if others else None)
                return leaf

    return graph.with_leaves(effect(scope, node), without_bonuses)


def _later(scope: Scope, node: Later) -> graph.Effect:
    """`at next research phase: …`, `next time you place a city: …`. What is known now is not known
    then."""
    if node.at is None:
        heard = events(scope, node.events)
        later = hearing(scope, heard)
        if "once" in node.lasts and any(one.would and one.each for one in heard):
            cure = "once all of them: `next time you would gain plants: gain 2 heat`"
            scope.unclear(node.span, cure)
    else:
        phase = phase_called(scope, node.at)
        hear_words(scope, node.at.words)
        if phase in ("", graph.SET_UP, graph.GAME_END):
            scope.unclear(node.at.span, "a phase: `at next research phase: gain 2 heat`")
        heard = (graph.Event("phase", "all", phase=phase),)
        later = scope
    later = replace(later, looked=False, on_table=False, in_hand=None, drawn=False)
    later = replace(later, peeked=False, chosen=False, picked=False, acting=False, since=False)
    made = graph.Later(heard, effect(later, node.body), _LASTS[node.lasts], by(node.span))
    if any(isinstance(part, graph.Chosen) for part in graph.walk(made.body)):
        scope.unclear(node.body.span, "what is done later has no X: say a number")
    return made


_LASTS: dict[str, Literal["once", "once this generation", "this generation"]] = {
    "once": "once",
    "once this generation": "once this generation",
    "this generation": "this generation",
}


def _granted(scope: Scope, node: Rule) -> graph.Effect:
    """`effect this generation: requirements are ignored`, given by what is done."""
    abilities = rule_abilities(scope, node)
    if node.scope == "effect":
        cure = "what holds always is a line of its own, before no other; for a while it is "
        scope.unclear(node.span, cure + "`effect this generation: …`")
    if node.condition is not None:
        cure = "the condition stands before it: `if 2 cities: effect this generation: …`"
        scope.unclear(node.condition.span, cure)
    given = [
        graph.Grant(one.rule, one.span, one.times, one.by)
        for one in abilities
        if one.rule is not None
    ]
    for part in graph.walk(tuple(given)):
        here = getattr(part, "here", False) or getattr(part, "zone", "") == "here"
        if here or getattr(part, "reference", "") == "this":
            scope.unclear(node.span, "what lies here is spoken of by a line of its own")
        if "chosen" in (getattr(part, "whose", ""), getattr(part, "who", "")):
            cure = "whom this card remembers is spoken of by a line of its own: `effect: …`"
            scope.unclear(node.span, cure)
    whose = abilities[0].whose if abilities else "you"
    made = unordered(given)
    return made if whose == "you" else graph.Each(whose, made)


def _in_order(scope: Scope, parts: tuple[Effect, ...]) -> Iterator[graph.Effect]:
    """The parts of a sequence; what is done in one can be spoken of in a later one."""
    for part in parts:
        made = effect(scope, part)
        scope = behind(scope, made)
        yield made


def _flat(parts: Iterable[graph.Effect]) -> Iterator[graph.Effect]:
    """What a player is chosen for, in several steps of a sequence, is part of it."""
    for one in parts:
        match one:
            case graph.Then((graph.ChoosePlayer(), *_)):
                yield from one.parts
            case _:
                yield one


def _in_any_order(scope: Scope, parts: tuple[Effect, ...]) -> list[graph.Effect]:
    """Another card than one that is chosen beside it would have to come behind it."""
    whole = (*with_one_player(scope, parts),)
    made = [effect(scope, part) for part in whole]
    picked = False
    for part, one in zip(whole, made, strict=True):
        nodes = tuple(graph.walk(one))
        if picked and any(map(is_another_card, nodes)):
            cure = "another one than the card chosen is one behind `then`: `add 1 animal to a card "
            cure += "then add 2 animals to another card`"
            scope.unclear(part.span, cure)
        picked = picked or any(map(picks_a_card, nodes))
    return made


def _paid(scope: Scope, node: Paid) -> graph.Pays:
    """The red arrow."""
    made = graph.Pays(*_in_order(scope, (node.cost, node.gain)))
    faultless = not any(d.severity == "error" for d in scope.found)
    if faultless and not graph.is_price(made.cost, made.gain):
        cure = "the cost stands left of the arrow, the gain right; what costs nothing: `… then …`"
        if any(map(graph.is_by_chance, graph.walk(made.cost))):
            cure = "what is paid is certain: chance stands right of it, `pay 2 -> by chance: …`"
        elif isinstance(made.cost, graph.OneOf) and any(
            graph.is_price(part, made.gain) for part in made.cost.parts
        ):
            cure = "each of what can be chosen pays: `… or (… -> …)` where only one does"
        if lost := _lost(node.cost, made.cost):
            cure, word = lost
            at = node.cost.span.start(len("lose"))
            scope.fault(NOTHING_PAID, node.cost.span, cure, word, at)
        else:
            scope.fault(NOTHING_PAID, node.cost.span, cure)
    return made


def _lost(node: Effect, made: graph.Effect) -> tuple[str, str | None] | None:
    """What is lost may be nothing: what to do about it, and the word for what must be there."""
    if not isinstance(node, Do) or node.verb != "lose":
        return None
    then = "; as much as there is, for no price: `lose … then …`"
    for part in graph.walk(made):
        match part:
            case graph.Lose(to=None) | graph.Remove():
                return f"what is lost may be nothing; what is spent must be there{then}", "spend"
            case graph.Lose():
                to = "`pay 2, (that player: gain 2 megacredits) -> …`"
                return f"what is lost may be nothing; who pays somebody: {to}", None
            case graph.Discard():
                cure = f"what is lost may be nothing; what is discarded must be there{then}"
                return cure, "discard"
    brown = "it must be there in the brown box: `production -1 …`"
    return f"what is lost may be nothing; {brown}{then}", None


def unordered(parts: Iterable[graph.Effect]) -> graph.Effect:
    """The pool of these effects; a single one stays itself, a pool in a pool is one pool."""
    flat: list[graph.Effect] = []
    for part in parts:
        flat += part.parts if isinstance(part, graph.Unordered) else (part,)
    return flat[0] if len(flat) == 1 else graph.Unordered(tuple(flat))


def _choice(scope: Scope, node: Choice) -> graph.Effect:
    parts = shared(node.parts)
    among = node.count > 1 or node.fewer
    inner = scope if among else replace(scope, instead=scope.instead or node.chance)
    each: list[graph.Effect] = []
    for index, part in enumerate(parts):
        faults = len(scope.found)
        made = effect(inner, part)
        same = made in each and len(scope.found) == faults  # said in the same words or in others
        if (same or part in parts[:index]) and not node.chance:
            scope.fault(SAME_CHOICE_TWICE, part.span)
        each.append(made)
    if among:
        return _some_of(scope, node, tuple(each))
    flat: list[graph.Effect] = []
    for made in each:
        alike = isinstance(made, graph.OneOf) and made.chance == node.chance
        flat += graph.parts(made) if alike else (made,)
    return graph.OneOf(tuple(flat), node.chance)


def _lot(scope: Scope, node: Lot) -> graph.Effect:
    """`by chance 1 to 6: gain X plants`."""
    body = effect(replace(scope, shown=True), node.body)
    if not node.least < node.most <= LARGEST:
        cure = f"from the lower to the higher, {LARGEST} at most: `by chance 1 to 6: …`"
        scope.unclear(node.span, cure)
    elif scope.shown:
        scope.unclear(node.span, "X is what the track shows here, or another number of chance")
    elif not any(isinstance(one, graph.Shown | graph.ChosenX) for one in graph.walk(body)):
        scope.unclear(node.span, "the number is X: `by chance 1 to 6: gain X megacredits`")
    return graph.Lot(node.least, node.most, body)


LARGEST = 20
"""The highest number that chance brings: a die has no more sides."""


def _some_of(scope: Scope, node: Choice, parts: tuple[graph.Effect, ...]) -> graph.Effect:
    """`2 of: A, B, C`, `up to 2 of: A, B`."""
    if node.count > len(parts) - (not node.fewer):
        cure = "all of them are joined with commas: `gain 1 plant, draw 1 card`"
        scope.unclear(node.span, cure)
    elif len(parts) > MANY:
        scope.unclear(node.span, f"several are chosen of {MANY} at most")
    return graph.SomeOf(parts, node.count, node.fewer)


MANY = 8
"""How many there may be of which several are chosen: each way to choose is an option."""
