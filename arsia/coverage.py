"""What the scenarios of a library pin down, and which constructs its cards use.

In: a library. Out: which scenarios name which card, the cards that should have one and have none,
and all of it as a page of Markdown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import get_args

from compiler import graph as g
from compiler.graph import SOURCES, Card, CardKind, Library, Scenario, walk
from runtime.driving.lacking import named

PLAYED: tuple[CardKind, ...] = ("automated", "active", "event", "corporation", "prelude")
"""Kinds of cards that a player plays; others are rules, and rules are never plain."""

LISTED = 3
"""How many scenarios are named for a card; of the others only the number."""

RULE = "rule "
OWN_TERMS = ("card ", "milestone ", "award ", "board ", RULE)
"""How a source begins that is the printed thing itself, where no ruling is known."""

Rows = Iterable[Sequence[object]]


def naming(library: Library) -> dict[str, list[Scenario]]:
    """For each card, by its id, the scenarios that name it. A rule is in force unnamed: of it the
    source says that it is meant, `source "rule Old Roads"`."""
    found: dict[str, list[Scenario]] = {card.id: [] for card in library.cards}
    rules = {f"{RULE}{card.name}": card.id for card in library.cards if card.kind == "rule"}
    for scenario in library.scenarios:
        ruled = {rules[one] for one in scenario.source.split(SOURCES) if one in rules}
        for name in sorted(named(scenario) | ruled):
            if name in found:
                found[name].append(scenario)
    return found


def is_plain(card: Card) -> bool:
    """Whether a card only gives fixed resources, production and points when it is played."""
    return (
        card.measure is None
        and card.kind in PLAYED
        and all(one.label == "play" and _gives(one.effect) for one in card.abilities)
        and all(isinstance(p.amount, int) and p.condition is None for p in card.points)
    )


def _gives(effect: g.Effect | None) -> bool:
    match effect:
        case g.Gain(resource=str(), amount=int()):
            return True
        case g.Produce(resource=str(), amount=int(), whose="you"):
            return True
        case g.Unordered(parts=parts):
            return all(_gives(part) for part in parts)
        case _:
            return False


def unpinned(library: Library) -> list[Card]:
    """The cards that do more than give and that no scenario names; a rule is in force unnamed."""
    scenarios = naming(library)
    cards = [card for card in library.cards if card.kind != "rule" and not is_plain(card)]
    return [card for card in cards if not scenarios[card.id]]


# ---- constructs ---------------------------------------------------------------------------------

GROUPS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("effect", get_args(g.Leaf)),
    ("structure", (g.Unordered, g.Then, g.OneOf, g.Pays, g.May, g.Repeatedly, g.Each, g.When)),
    ("standing effect", get_args(g.Continuous)),
    ("amount", (g.Chosen, g.Per, g.Every, g.Shown)),
    ("condition", get_args(g.Condition)),
    ("measure", get_args(g.Measure)),
    ("resource", (g.That, g.Printed, g.Lowest)),
)


def constructs(card: Card) -> set[tuple[str, str]]:
    """The kinds of graph nodes that a card is made of, each with its group."""
    found: set[tuple[str, str]] = {("ability", ability.label) for ability in card.abilities}
    for node in walk(card):
        if isinstance(node, g.Event):
            found.add(("event", node.kind))
        found |= {(group, type(node).__name__) for group, kinds in GROUPS if type(node) in kinds}
    return found


# ---- the page -----------------------------------------------------------------------------------


def page(library: Library) -> str:
    """The whole page, the same for the same library."""
    scenarios = naming(library)
    sets = [one.id for one in library.sets]
    parts = [
        "# Coverage\n\nWritten by `arsia coverage -o docs/coverage.md`: what the sets hold,\n"
        "which scenario pins down which card and ruling, and how many cards use which construct.",
        "## Sets",
        _table(("set", *_kinds(library), "scenarios", "cards named"), _sets(library, scenarios)),
        "## Constructs\n\nHow many cards use it.",
        _table(("construct", "", "all", *sets), _constructs(library, sets)),
        "## Rulings\n\nHeadings of the FAQ and parts of the rule book, with the number of their\n"
        "scenarios, or why they have none.",
        _table(("ruling", "scenarios", "why none"), _rulings(library)),
        "## Scenarios of each card\n\nA plain card only gives resources, production and points.",
    ]
    for name, cards in groupby(library.cards, key=lambda card: card.set):
        parts += [
            f"### {name}",
            _table(("", "card", "kind", "scenarios", ""), _cards(cards, scenarios)),
        ]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Rows) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _kinds(library: Library) -> list[str]:
    """The kinds of cards there are, in the order of the graph."""
    present = {card.kind for card in library.cards}
    known = (*get_args(CardKind), *(kind.id for kind in library.kinds))
    return [kind for kind in known if kind in present]


def _sets(library: Library, scenarios: Mapping[str, list[Scenario]]) -> Rows:
    kinds = _kinds(library)
    for one in library.sets:
        cards = [card for card in library.cards if card.set == one.id]
        named = sum(bool(scenarios[card.id]) for card in cards)
        yield (
            one.id,
            *(sum(card.kind == kind for card in cards) or "" for kind in kinds),
            sum(bool(scenario.steps) for scenario in library.scenarios if scenario.set == one.id),
            f"{named} of {len(cards)}",
        )


def _constructs(library: Library, sets: Sequence[str]) -> Rows:
    used = [(card.set, constructs(card)) for card in library.cards]
    for group, construct in sorted(set().union(*(found for _, found in used))):
        of = [where for where, found in used if (group, construct) in found]
        yield group, construct, len(of), *(of.count(one) or "" for one in sets)


def _rulings(library: Library) -> Rows:
    shown = Counter(chain(*(_sources(one) for one in library.scenarios if one.steps)))
    left = {source: one.skipped for one in library.scenarios for source in _sources(one)}
    for source in sorted(left, key=str.casefold):
        why = "" if source in shown else left[source]
        yield source.replace("|", "/"), shown[source] or "", why


def _sources(scenario: Scenario) -> list[str]:
    """The rulings that it is about."""
    each = scenario.source.split(SOURCES)
    return [source for source in each if source and not source.startswith(OWN_TERMS)]


def _cards(
    cards: Iterable[Card], scenarios: Mapping[str, list[Scenario]]
) -> Iterator[tuple[object, ...]]:
    for card in cards:
        found = scenarios[card.id]
        names = [one.name for one in found[:LISTED]]
        if len(found) > LISTED:
            names.append(f"and {len(found) - LISTED} more")
        kind = f"{card.kind}, plain" if is_plain(card) else card.kind
        yield card.number, card.name, kind, len(found), "; ".join(names)
