"""What is looked at to know a number or whether something holds.

In: measures, conditions and amounts of the graph. Out: atoms.
"""

from __future__ import annotations

from typing import assert_never

from compiler import graph as g
from compiler.footprint.atoms import NOTHING, Atoms, own, scoped, shared, widened


def amount_reads(amount: g.Amount) -> Atoms:
    match amount:
        case g.Per(measure, plus=plus, minus=minus):
            counted = [one for one in (measure, plus, minus) if one is not None]
            return frozenset(atom for one in counted for atom in measure_reads(one))
        case g.Less(minus=per) | g.More(plus=per):
            return amount_reads(per)
        case g.Chosen(most=most) if most is not None:
            return amount_reads(most)
        case g.Every(but) if but != 0:
            return amount_reads(but)
        case _:
            return NOTHING


def measure_reads(measure: g.Measure) -> Atoms:
    """What a measure looks at."""
    match measure:
        case g.Stock(resources, whose):
            return scoped(whose, *(f"stock {name}" for name in resources))
        case g.Production(resources, whose):
            return scoped(whose, *(f"production {name}" for name in resources))
        case g.Level(parameter):
            return shared(f"level {parameter}")
        case g.Counter(counter, whose):
            return scoped(whose, f"counter {counter}")
        case (
            g.Tags(printed="it" | "shown")
            | g.Cards(g.CardSet(zone="them"))
            | g.Cost(g.CardSet(zone="them"))
        ):
            return shared("table")
        case g.Tags(printed="that"):
            return NOTHING  # nothing that is resolved changes it
        case g.Tags(printed="hand"):
            return scoped("you", "hand")
        case g.Tags(_, whose):
            return scoped(whose, "tags")
        case g.Tiles():
            return shared("map")
        case g.Cards(g.CardSet(zone="areas" | "row")):
            return shared("map")
        case g.Cards(cards):
            return scoped(cards.whose, cards.zone or "table")
        case g.Held(cards):
            return scoped(cards.whose, "held")
        case g.Areas() | g.Group() | g.Signs():
            return shared("map")
        case g.Colonies():
            return shared("colonies")
        case g.Players(_, players):
            return NOTHING if players is None else widened(condition_reads(players))
        case g.Delegates() | g.Parties():
            return shared("parliament")
        case g.Seats():
            return shared("table")
        case g.Generation() | g.Cost() | g.ChosenX():
            return NOTHING  # nothing that is resolved changes it
        case g.Deeds(whose=whose):
            return scoped(whose, "history")
        case g.Kinds() | g.CardPoints():
            return shared("anything")
        case g.Difference(measure, less):
            return measure_reads(measure) | measure_reads(less)
        case g.Sum(parts) | g.Extreme(parts=parts):
            return frozenset(atom for part in parts for atom in measure_reads(part))
        case _:
            return shared("anything")


def condition_reads(condition: g.Condition) -> Atoms:
    match condition:
        case g.Compare(measure):
            return measure_reads(measure)
        case g.Matches():
            return shared("table")
        case g.Happened():
            return own("history")
        case g.Leads(_, measure):
            return widened(measure_reads(measure))
        case g.Against(measure, than):
            return widened(measure_reads(measure) | measure_reads(than))
        case g.Of(_, part):
            return widened(condition_reads(part))
        case g.Rules():
            return shared("parliament")
        case g.Recurring() | g.IsFirst() | g.InPhase():
            return frozenset()
        case g.InState(state):
            return shared(f"state {state}")  # who answers it says what changes it
        case g.Settled(of=of):
            return NOTHING if of else shared("settled")
        case g.Both(parts) | g.Either(parts):
            return frozenset(atom for part in parts for atom in condition_reads(part))
        case g.Not(part):
            return condition_reads(part)
        case _:
            assert_never(condition)
