"""An X that is asked for must be chosen in the same effect, and something must limit it.

In: a card. Out: faults; of an effect, whether it limits its X.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import NO_MEANING_HERE

_CURE = "X is chosen on the same line: `spend X heat -> gain X plants then if X 4: draw 1 card`"


def check_x(card: g.Card) -> Iterator[Fault]:
    """Requirements, points and continuous effects know no X, and an action is offered before."""
    for ability in card.abilities:
        if ability.effect is not None and ability.label != "trade":  # there it is what is shown
            yield from _unknown(ability.effect, ability.by)
            yield from _of_itself(ability.effect, ability.by)
            yield from _of_chance(ability.effect, ability.by)
        yield from _asked((ability.condition, ability.rule, ability.events), ability.by)
    yield from _asked((card.requirements, card.points, card.measure), card.by)


def _of_itself(effect: g.Effect, place: str) -> Iterator[Fault]:
    """`spend X heat max 1 per X`: what X is at most is counted before it is chosen."""
    for node in g.walk(effect):
        place = getattr(node, "by", "") or place
        if isinstance(node, g.Chosen) and any(isinstance(n, g.ChosenX) for n in g.walk(node.most)):
            cure = "what X is at most is counted before it is chosen: `max 1 per power tag`"
            yield Fault(NO_MEANING_HERE, place, cure)


def _of_chance(effect: g.Effect, place: str) -> Iterator[Fault]:
    """`spend X heat -> by chance 1 to 6: gain X plants`: there would be two of them."""
    nodes = tuple(g.walk(effect))
    if any(isinstance(one, g.Lot) for one in nodes) and any(map(has_x, nodes)):
        cure = "X is the number that chance brings here, and none that is chosen as well"
        yield Fault(NO_MEANING_HERE, place, cure)


def _unknown(effect: g.Effect, place: str) -> Iterator[Fault]:
    """Where no X is chosen; what others do, and what is done later, is looked at by itself."""
    apart = (g.Each, g.Ranked, g.Later)
    if g.chooses_x(effect):
        for node in g.walk(effect):
            if isinstance(node, apart):
                yield from _unknown(node.body, place)
    elif isinstance(effect, g.Lot):
        return  # X is what chance brings
    elif parts := g.parts(effect):
        for part in parts:
            yield from _unknown(part, place)
        if isinstance(effect, g.When):
            yield from _asked(effect.condition, place)
    else:
        yield from _asked(effect, place)


def _asked(part: object, place: str) -> Iterator[Fault]:
    for node in g.walk(part):
        place = getattr(node, "by", "") or place
        match node:
            case g.Compare(g.ChosenX()) | g.Per(g.ChosenX()):
                yield Fault(NO_MEANING_HERE, place, _CURE)


def has_x(amount: object) -> bool:
    return isinstance(amount, g.Chosen)


def limits_x(effect: g.Effect) -> bool:
    """Whether it cannot be done for every X."""
    match effect:
        case g.Unordered(parts) | g.Then(parts):
            with_x = [part for part in parts if g.chooses_x(part)]
            apart = len(with_x) == 1  # an X that others share is chosen before the branch is
            return any(limits_x(part) for part in with_x if apart or not in_branch(part))
        case g.OneOf(parts):
            return all(limits_x(part) for part in parts if g.chooses_x(part))
        case g.Pays(cost, gain):
            taken = limits_x(cost) or caps_x(cost)
            return taken or (limits_x(gain) and not in_branch(gain))
        case g.May(body) | g.When(_, body, None) | g.ChooseOne(body):
            return limits_x(body)
        case g.When(_, yes, no) if no is not None:
            return limits_x(yes) and limits_x(no)
        case g.Spend(amount=amount) | g.Pay(amount=amount) | g.Discard(amount=amount, far=False):
            return has_x(amount)
        case g.Produce(amount=amount, down=True, far=False):
            return has_x(amount)
        case g.Remove(amount=amount, up_to=False, whose=whose, every=False):
            return has_x(amount) and whose not in ("all", "opponents")
        case g.MoveCards(amount=amount, up_to=False) | g.Look(amount, cards=g.CardSet(zone="hand")):
            return has_x(amount)
        case _:
            return False


def caps_x(cost: g.Effect) -> bool:
    """`gain X debts max 3 -> draw X cards`."""
    return any(isinstance(node, g.Chosen) and node.most is not None for node in g.walk(cost))


def in_branch(effect: g.Effect) -> bool:
    return any(map(g.chooses_x_in_branch, g.walk(effect)))
