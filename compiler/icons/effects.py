"""Icons for effects, by their structure.

In: effect nodes. Out: rows of items. One function per class of node, in `EFFECTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    ChooseOne,
    Condition,
    Decides,
    Each,
    Effect,
    Gain,
    Grant,
    InState,
    Later,
    Lose,
    Lot,
    May,
    Not,
    OneOf,
    Otherwise,
    Pays,
    Produce,
    Ranked,
    Remove,
    Repeatedly,
    SomeOf,
    Spend,
    Then,
    Unordered,
    When,
    renamed,
)
from compiler.icons.conditions import condition_row, event_row
from compiler.icons.expansions import EXPANSIONS
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
    parted,
)
from compiler.icons.leaves import LEAVES
from compiler.icons.measures import measure_row


def effect_row(drawer: Drawer, effect: Effect) -> Row:
    return EFFECTS[type(effect)](drawer, effect)


def effect_rows(drawer: Drawer, effects: Iterable[Effect]) -> tuple[Row, ...]:
    """Rows of unordered effects: what is said of production stands in one box, first."""
    boxes: list[tuple[Icon | Sign, ...]] = []
    rows: list[Row] = []
    for effect in effects:
        row = effect_row(drawer, effect)
        if isinstance(effect, Produce) and isinstance(row[0], Produced):
            boxes += row[0].rows
        else:
            rows.append((Sign("+"), *row) if rows and _goes_on(rows[-1], row) else row)
    return ((Produced(tuple(boxes)),), *rows) if boxes else tuple(rows)


def _goes_on(given: Row, row: Row) -> bool:
    """Whether what is got would be taken for more of what is given up before it."""
    if given[:1] != (MINUS,) or not isinstance(given[-1], Icon) or not isinstance(row[0], Icon):
        return False
    return (given[-1].kind, given[-1].id) == (row[0].kind, row[0].id)


def _unordered(drawer: Drawer, node: Unordered) -> Row:
    return tuple(item for row in effect_rows(drawer, node.parts) for item in row)


def _then(drawer: Drawer, node: Then) -> Row:
    return parted((effect_row(drawer, part) for part in node.parts), Sign("›"))


def _one_of(drawer: Drawer, node: OneOf) -> Row:
    """What the text says more of each part, one star says of all."""
    if node.chance:
        return (Icon("sign", "die"), COLON, *_one_of(drawer, OneOf(node.parts)))
    if one_kind := _of_one_kind(drawer, node):
        return one_kind
    rows = [effect_row(drawer, part) for part in node.parts]
    if not all(row[-1:] == (STAR,) for row in rows):
        return parted(rows, Sign("or"))
    return (*parted((row[:-1] for row in rows), Sign("or")), STAR)


def _of_one_kind(drawer: Drawer, node: OneOf) -> Row:
    """So much of any standard resource, which is drawn once."""
    first, kinds = node.parts[0], [one.id for one in drawer.library.resources if one.standard]
    if not isinstance(first, Gain | Lose | Spend | Produce | Remove):
        return ()
    alike = tuple(replace(first, resource=kind) for kind in kinds)
    return (*effect_row(drawer, replace(first, resource="")), STAR) if alike == node.parts else ()


def _some_of(drawer: Drawer, node: SomeOf) -> Row:
    rows = parted((effect_row(drawer, part) for part in node.parts), Sign("/"))
    return (Sign(f"{'≤' * node.fewer}{node.count}:"), *rows)


def _lot(drawer: Drawer, node: Lot) -> Row:
    die = (Icon("sign", "die"), Sign(f"{node.least}–{node.most}"), COLON)
    return (*die, *effect_row(drawer, node.body))


def _choose_one(drawer: Drawer, node: ChooseOne) -> Row:
    """Tags that no drawing stands for, and the text says which."""
    row = effect_row(drawer, renamed(node.body, "tag", THE_CHOSEN, ""))
    return row if row[-1:] == (STAR,) else (*row, STAR)


def _pays(drawer: Drawer, node: Pays) -> Row:
    """The arrow says that what stands left of it is given."""
    cost = tuple(item for item in effect_row(drawer, node.cost) if item != MINUS)
    return (*cost, ARROW, *effect_row(drawer, node.gain))


def _may(drawer: Drawer, node: May) -> Row:
    return effect_row(drawer, node.body)


def _repeatedly(drawer: Drawer, node: Repeatedly) -> Row:
    return (*effect_row(drawer, node.body), Sign("…"))


def _each(drawer: Drawer, node: Each) -> Row:
    """All of them, or one: who is chosen has the red border; `*` where the text says more."""
    several, chosen = node.who in ("all", "opponents"), node.who in ("any", "opponent")
    plain = node.players is None and node.who in ("all", "any")
    who = Icon("sign", "players" if several else "player", red=chosen)
    return (who, *(() if plain else (STAR,)), COLON, *effect_row(drawer, node.body))


def _decides(drawer: Drawer, node: Decides) -> Row:
    return (*effect_row(drawer, node.body), STAR)


def _ranked(drawer: Drawer, node: Ranked) -> Row:
    rank = Sign(drawer.texts.say(f"title-{node.rank}".replace(" ", "-")))
    return (rank, *measure_row(drawer, node.measure), COLON, *effect_row(drawer, node.body))


def _when(drawer: Drawer, node: When) -> Row:
    """What a game was chosen to be, is so in all of it, and only said."""
    row = effect_row(drawer, node.yes)
    if not _is_chosen(drawer, node.condition):
        row = (*condition_row(drawer, node.condition), COLON, *row)
    return row if node.no is None else (*row, SLASH, *effect_row(drawer, node.no))


def _is_chosen(drawer: Drawer, condition: Condition) -> bool:
    match condition:
        case Not(part):
            return _is_chosen(drawer, part)
        case InState(state):
            return any(one.id == state and one.chosen for one in drawer.library.states)
    return False


def _otherwise(drawer: Drawer, node: Otherwise) -> Row:
    return (*effect_row(drawer, node.first), SLASH, *effect_row(drawer, node.instead), STAR)


def _grant(drawer: Drawer, node: Grant) -> Row:
    """Its words say what it is."""
    often = (Sign(f"×{node.times}"),) if node.times > 1 else ()
    return (Sign(drawer.texts.say("label-effect")), *often, STAR)


def _later(drawer: Drawer, node: Later) -> Row:
    """How long it is waited for, the words say."""
    heard = parted((event_row(drawer, event) for event in node.events), SLASH)
    return (*heard, COLON, *effect_row(drawer, node.body), STAR)


EFFECTS: dict[type, Callable[[Drawer, Any], Row]] = {
    **LEAVES,
    **EXPANSIONS,
    Unordered: _unordered,
    Then: _then,
    OneOf: _one_of,
    SomeOf: _some_of,
    ChooseOne: _choose_one,
    Lot: _lot,
    Pays: _pays,
    May: _may,
    Repeatedly: _repeatedly,
    Each: _each,
    Decides: _decides,
    Ranked: _ranked,
    When: _when,
    Otherwise: _otherwise,
    Grant: _grant,
    Later: _later,
}
