"""Icons for conditions and events.

In: conditions and event patterns. Out: rows of items. One function per condition in `CONDITIONS`,
one per kind of event in `EVENTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    OF_TOKENS,
    THE_CHOSEN,
    Against,
    Both,
    CardSet,
    ChosenX,
    Compare,
    Condition,
    Counter,
    DelegateSet,
    Either,
    Event,
    Generation,
    Happened,
    InPhase,
    InState,
    IsFirst,
    Leads,
    Level,
    Matches,
    Not,
    Of,
    Recurring,
    Rules,
    Settled,
    TileSet,
)
from compiler.icons.items import (
    ARROW,
    COLON,
    MINUS,
    SLASH,
    STAR,
    Drawer,
    Icon,
    Produced,
    Row,
    Sign,
    is_other,
    parted,
)
from compiler.icons.measures import card_row, delegate_row, measure_row, tile_row, word
from compiler.text.events import phase_called, phase_name


def condition_row(drawer: Drawer, condition: Condition) -> Row:
    return CONDITIONS[type(condition)](drawer, condition)


def event_row(drawer: Drawer, event: Event) -> Row:
    row = EVENTS[event.kind](drawer, event)
    return (Sign(f"{event.least}+"), *row) if event.least is not None else row


def _compare(drawer: Drawer, compare: Compare) -> Row:
    if compare.less != 0:
        return (*_compare(drawer, replace(compare, less=0)), STAR)
    bound: Row = {"min": (), "max": (Sign("max"),), "exactly": (Sign("="),)}[compare.bound]
    match compare.measure:
        case ChosenX():
            sign = {"min": "≥", "max": "≤", "exactly": "="}[compare.bound]
            return (Sign(f"X {sign} {compare.value}"),)
        case Level(parameter) if not drawer.texts.counts_things(parameter):
            value = drawer.texts.level(parameter, compare.value)
            return (*bound, Sign(value), Icon("parameter", parameter, ""))
        case Counter(counter):
            return (*bound, Sign(str(compare.value)), drawer.track(counter, ""))
        case Generation():
            return (*bound, word(drawer, "generation"), Sign(str(compare.value)))
    if (compare.bound, compare.value) == ("max", 0):
        return (Sign("no"), *measure_row(drawer, compare.measure))
    row = measure_row(drawer, compare.measure, compare.value)
    if not bound or compare.value != 1 or any(isinstance(item, Produced) for item in row):
        return (*bound, *row)
    # One of something is drawn without its number, which would be missing here.
    plain = (replace(item, count="") if isinstance(item, Icon) else item for item in row)
    return (*bound, Sign("1"), *plain)


def _matches(drawer: Drawer, matches: Matches) -> Row:
    return card_row(drawer, matches.cards)


def _happened(drawer: Drawer, happened: Happened) -> Row:
    row = event_row(drawer, happened.event)
    return _in_words(drawer, happened) if _is_words(row) else (*row, *(STAR,)[row[-1] == STAR :])


def _is_words(row: Row) -> bool:
    """What has no drawing."""
    return len(row) == 1 and isinstance(row[0], Sign)


def _in_words(drawer: Drawer, condition: Condition) -> Row:
    return (Sign(drawer.texts.condition(condition)),)


def _both(drawer: Drawer, both: Both) -> Row:
    return tuple(item for part in both.parts for item in condition_row(drawer, part))


def _either(drawer: Drawer, either: Either) -> Row:
    return parted((condition_row(drawer, part) for part in either.parts), SLASH)


def _not(drawer: Drawer, node: Not) -> Row:
    if isinstance(node.part, Of) and isinstance(node.part.part, Not):  # all of them
        row = condition_row(drawer, node.part.part.part)
        return _in_words(drawer, node) if _is_words(row) else (*row, STAR)
    if isinstance(node.part, Against):
        return _against(drawer, node.part, "≥" if node.part.fewer else "≤")
    if node.part == Recurring(2):
        return (word(drawer, "generation"), Sign("1, 3 …"))
    row = condition_row(drawer, node.part)
    if isinstance(node.part, Happened | Of) and _is_words(row):
        return _in_words(drawer, node)
    return (Sign("no"), *row)


def _in_state(drawer: Drawer, node: InState) -> Row:
    return (Sign(drawer.texts.words.state(node.state)),)


def _in_phase(drawer: Drawer, node: InPhase) -> Row:
    return (Sign(phase_name(drawer.texts.words, node.phase)),)


def _settled(drawer: Drawer, node: Settled) -> Row:
    match node.said:
        case "tag", tag:
            return (*drawer.tags(("",)), COLON, *drawer.tags((tag,)))
        case "resource", resource:
            return (drawer.resource(THE_CHOSEN), COLON, drawer.resource(resource))
        case "party", party:
            names = map(drawer.texts.words.party, (THE_CHOSEN, party))
            return parted(((Sign(name),) for name in names), COLON)
        case _, track:
            return (drawer.track(THE_CHOSEN, ""), COLON, drawer.track(track, ""))


def _recurring(drawer: Drawer, node: Recurring) -> Row:
    return (word(drawer, "generation"), Sign(f"{node.every}, {2 * node.every} …"))


def _leads(drawer: Drawer, node: Leads) -> Row:
    return (
        Sign(drawer.texts.say(f"title-{node.rank}".replace(" ", "-"))),
        *measure_row(drawer, node.measure),
    )


def _against(drawer: Drawer, node: Against, sign: str = "") -> Row:
    than = () if node.rival else measure_row(drawer, node.than)
    shown = Sign(sign or ("<" if node.fewer else ">"))
    return (*measure_row(drawer, node.measure), shown, *(than or (STAR,)))


def _of(drawer: Drawer, node: Of) -> Row:
    row = condition_row(drawer, node.part)
    return _in_words(drawer, node) if _is_words(row) else (*row, STAR)  # who it is, is said there


def _is_first(drawer: Drawer, node: IsFirst) -> Row:
    return (Sign(drawer.texts.say("person-first", role="subject")),)


def _rules(drawer: Drawer, node: Rules) -> Row:
    return (Sign(drawer.texts.words.party(node.party)),)


CONDITIONS: dict[type, Callable[[Drawer, Any], Row]] = {
    Compare: _compare,
    Matches: _matches,
    Happened: _happened,
    Both: _both,
    Either: _either,
    Not: _not,
    InState: _in_state,
    InPhase: _in_phase,
    Settled: _settled,
    Recurring: _recurring,
    Leads: _leads,
    Against: _against,
    Of: _of,
    IsFirst: _is_first,
    Rules: _rules,
}


def _card_played(drawer: Drawer, event: Event) -> Row:
    cards = event.cards or CardSet()
    least = cards.cost_min if event.cost_min is None else event.cost_min
    cost: Row = () if least is None else (drawer.money(least),)
    return (*cost, *_by_whom(event, card_row(drawer, cards)))


def _tag_played(drawer: Drawer, event: Event) -> Row:
    return drawer.tags(event.tags or ("",), is_other(event.who))


def _new_tag(drawer: Drawer, event: Event) -> Row:
    return (*drawer.tags(("",), is_other(event.who)), STAR)


def _by_whom(event: Event, row: Row) -> Row:
    """With the red border where somebody else may do it."""
    red = is_other(event.who)
    return tuple(
        Icon(item.kind, item.id, item.count, red) if isinstance(item, Icon) else item
        for item in row
    )


def _placed(drawer: Drawer, event: Event) -> Row:
    return _by_whom(event, tile_row(drawer, event.tiles or TileSet()))


def _lifted(drawer: Drawer, event: Event) -> Row:
    return (MINUS, *tile_row(drawer, event.tiles or TileSet(whose="all")))


def _gained(drawer: Drawer, event: Event) -> Row:
    row = drawer.resources(event.resources or ("",), is_other(event.who))
    return (*tile_row(drawer, TileSet()), *row) if event.placing else row


def _produced(drawer: Drawer, event: Event) -> Row:
    other = is_other(event.who)
    return (Produced((tuple(drawer.resource(r, red=other) for r in event.resources or ("",)),)),)


def _raised(drawer: Drawer, event: Event) -> Row:
    if not event.parameter:
        named = (replace(event, parameter=one) for one in drawer.texts.words.parameters)
        return parted((_raised(drawer, one) for one in named), SLASH)
    track = drawer.track(event.parameter)
    if event.level is not None:
        level = "max" if event.level == "end" else str(event.level)
        return (drawer.track(event.parameter, ""), Sign("="), Sign(level))
    return (Icon(track.kind, track.id, "1", is_other(event.who)),)


def _removed(drawer: Drawer, event: Event) -> Row:
    red = event.of != "you"
    lowered: Row = (SLASH, Produced(((drawer.resource("", red=red),),))) if event.production else ()
    return (MINUS, *drawer.resources(event.resources or ("",), red=red), *lowered)


def _project_used(drawer: Drawer, event: Event) -> Row:
    cards = event.cards
    if cards is not None and (cards.zone == "play" or cards.reference):  # a card's own action
        plain = cards.reference or cards == CardSet(zone="play")
        return (ARROW, STAR) if plain else (*_by_whom(event, card_row(drawer, cards)), ARROW, STAR)
    cost: Row = () if event.cost_min is None else (drawer.money(event.cost_min),)
    told = event.full or (cards is not None and cards.names)  # in words only
    project = (*_by_whom(event, (Icon("sign", "standard-project"),)), *((STAR,) if told else ()))
    return (*cost, *project)


def _colony(drawer: Drawer, event: Event) -> Row:
    row: Row = (Icon("sign", event.kind, red=is_other(event.who)),)
    return (*row, STAR) if event.colonies is not None else row


def _sent(drawer: Drawer, event: Event) -> Row:
    parties = event.cards.names if event.cards is not None else ()
    return delegate_row(drawer, DelegateSet(whose=event.who, parties=parties))


def _spent(drawer: Drawer, event: Event) -> Row:
    return (MINUS, *_gained(drawer, event))


def _discarded(drawer: Drawer, event: Event) -> Row:
    return (MINUS, *_by_whom(event, card_row(drawer, event.cards or CardSet())))


def _drawn(drawer: Drawer, event: Event) -> Row:
    return (Sign("+"), *_by_whom(event, card_row(drawer, event.cards or CardSet())))


def _bought(drawer: Drawer, event: Event) -> Row:
    return (Sign("buy"), *_by_whom(event, card_row(drawer, event.cards or CardSet())))


def _unproduced(drawer: Drawer, event: Event) -> Row:
    return (MINUS, *_produced(drawer, event))


def _said(drawer: Drawer, event: Event) -> Row:
    return (Sign(drawer.texts.event(event)),)


def _phase(drawer: Drawer, event: Event) -> Row:
    return (Sign(phase_called(drawer.texts.words, event)),)


EVENTS: dict[str, Callable[[Drawer, Event], Row]] = {
    "play-card": _card_played,
    "play-tag": _tag_played,
    "place": _placed,
    "gain": _gained,
    "produce": _produced,
    "raise": _raised,
    "lower": lambda drawer, event: (MINUS, *_raised(drawer, event)),
    "add": _gained,
    "remove": _removed,
    "project": _project_used,
    "convert": _said,
    "pass": _said,
    "begin-turn": _said,
    "end-turn": _said,
    "phase": _phase,
    "new-tag": _new_tag,
    "colony": _colony,
    "trade": _colony,
    "colony-bonus": _colony,
    "delegate": _sent,
    "discard": _discarded,
    "draw": _drawn,
    "buy": _bought,
    "unproduce": _unproduced,
    "lift": _lifted,
    "claim": _said,
    "fund": _said,
    "spend": _spent,
    "lose": _spent,
    "chair": _said,
    "lead": _said,
    "dominant": _said,
    "ruling": _said,
    **dict.fromkeys(OF_TOKENS, _said),
}
