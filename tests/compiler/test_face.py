"""Faces: icons for every node, the parts of a card in their places, and the terminal's view."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from io import StringIO
from typing import Any, get_args

import pytest
from rich.console import Console

from compiler import graph as g
from compiler.face.face import face
from compiler.face.terminal import graph_tree, show
from compiler.graph import (
    Ability,
    Card,
    Compare,
    Discount,
    Event,
    Gain,
    Held,
    Level,
    Pay,
    Pays,
    Per,
    Place,
    Points,
    Produce,
    Remove,
    Stock,
    Tags,
    Tiles,
    TileSet,
    Unordered,
)
from compiler.icons import Icon, Produced, Sign
from compiler.icons.conditions import CONDITIONS, EVENTS
from compiler.icons.effects import EFFECTS
from compiler.icons.items import STAR
from compiler.icons.measures import MEASURES
from compiler.icons.rules import RULES
from tests.compiler.small_library import LIBRARY
from tests.compiler.test_text import CARD, CONDITION_TEXTS
from tests.compiler.test_text_effects import EFFECT_TEXTS


@pytest.mark.parametrize(
    ("table", "classes"),
    [
        (EFFECTS, get_args(g.Effect)),
        (MEASURES, get_args(g.Measure)),
        (CONDITIONS, get_args(g.Condition)),
        (RULES, get_args(g.Continuous)),
        (EVENTS, get_args(g.EventKind)),
    ],
    ids=["effects", "measures", "conditions", "rules", "events"],
)
def test_every_node_class_has_its_icons(table: dict[object, object], classes: Any) -> None:
    assert set(table) == set(classes)


def card_of(*abilities: Ability, **rest: Any) -> Card:
    return Card("x", "test", "active", "X", abilities=abilities, **rest)


def test_productions_share_one_box_and_come_first() -> None:
    effect = Unordered((Gain("steel", 2), Produce("energy", 1, down=True), Produce("plant", 2)))
    rows = face(LIBRARY, card_of(Ability("play", effect))).rows
    box = Produced(
        ((Sign("−"), Icon("resource", "energy")), (Icon("resource", "plant", "2"),)),
    )
    assert rows == ((box,), (Icon("resource", "steel", "2"),))


def test_the_red_border_is_any_player() -> None:
    effect = Remove("plant", 3, "any", up_to=True)
    (row,) = face(LIBRARY, card_of(Ability("play", effect))).rows
    assert row == (Sign("−"), Icon("resource", "plant", "3", red=True))


def test_an_action_shows_cost_arrow_gain() -> None:
    action = Ability("action", Pays(Pay(8, ("steel",)), Place("ocean")))
    (panel,) = face(LIBRARY, card_of(action)).panels
    assert panel.label == "action"
    assert panel.text == "Action: pay 8 M€ (steel may be used) to place an ocean tile."
    assert panel.row == (
        Icon("resource", "megacredit", "8"),
        Sign("("),
        Icon("resource", "steel"),
        Sign(")"),
        Icon("sign", "arrow"),
        Icon("tile", "ocean"),
    )


def test_a_trigger_shows_cause_colon_result() -> None:
    trigger = Ability(
        "trigger", Gain("plant", 2), (Event("place", "all", tiles=TileSet(("ocean",))),)
    )
    (panel,) = face(LIBRARY, card_of(trigger)).panels
    assert panel.label == "effect"
    assert panel.row == (
        Icon("tile", "ocean", red=True),
        Sign(":"),
        Icon("resource", "plant", "2"),
    )


def test_requirements_are_parted_and_bounded() -> None:
    card = card_of(
        requirements=(Compare(Level("oxygen"), "max", 6), Compare(Tags(("power",)), "min", 2))
    )
    assert face(LIBRARY, card).requirement == (
        Sign("max"),
        Sign("6%"),
        Icon("parameter", "oxygen", ""),
        Sign(","),
        Icon("tag", "power", "2"),
    )


def test_what_is_drawn_is_none_of_what_is_discarded_before() -> None:
    card = card_of(Ability("play", g.Unordered((g.Discard(2), g.Draw(1)))))
    cards = [Icon("sign", "card", "2"), Icon("sign", "card")]
    assert face(LIBRARY, card).rows == ((Sign("−"), cards[0]), (Sign("+"), cards[1]))


def test_at_most_one_says_one() -> None:
    card = card_of(requirements=(Compare(Tiles(TileSet(("city",), "you")), "max", 1),))
    assert face(LIBRARY, card).requirement == (Sign("max"), Sign("1"), Icon("tile", "city", ""))


@pytest.mark.parametrize(
    ("kind", "sign"), [("buy", Sign("buy")), ("draw", Sign("+")), ("discard", Sign("−"))]
)
def test_cards_of_others_have_the_red_border(kind: g.EventKind, sign: Sign) -> None:
    others: tuple[g.Whose, ...] = ("you", "opponents")
    for who in others:
        trigger = Ability("trigger", Gain("plant", 1), (Event(kind, who),))
        (panel,) = face(LIBRARY, card_of(trigger)).panels
        assert panel.row[:2] == (sign, Icon("sign", "card", red=who != "you"))


@pytest.mark.parametrize(
    ("points", "badge", "per"),
    [
        (Points(2), "2", ()),
        (Points(1, negative=True), "−1", ()),
        (
            Points(Per(Held(g.CardSet("this"), ("animal",)), each=2)),
            "1",
            (Icon("held", "animal", "2"),),
        ),
        (Points(3, Compare(Held(g.CardSet("this")), "min", 1)), "3*", ()),
        (Points(Per(Tiles(TileSet(("city",))))), "1", (Icon("tile", "city", red=True),)),
    ],
)
def test_the_badge(points: Points, badge: str, per: object) -> None:
    made = face(LIBRARY, card_of(points=(points,), holds="animal"))
    assert (made.points, made.per) == (badge, per)


def test_simple_kinds_have_a_face_too() -> None:
    award = Card("a", "test", "award", "Miner", measure=Stock(("steel", "titanium")))
    made = face(LIBRARY, award)
    assert made.text == "For the most steel and titanium."
    assert made.rows == ((Icon("resource", "steel"), Icon("resource", "titanium")),)
    fewest = face(LIBRARY, replace(award, fewest=True))
    assert fewest.text == "For the fewest steel and titanium."
    assert fewest.rows == ((Sign("fewest"), *made.rows[0]),)
    milestone = Card(
        "m", "test", "milestone", "Builder", requirements=(Compare(Tags(("building",)), "min", 8),)
    )
    assert face(LIBRARY, milestone).requirement == (Icon("tag", "building", "8"),)


@pytest.mark.parametrize("effect", [case[0] for case in EFFECT_TEXTS])
def test_every_effect_has_a_row(effect: g.Effect) -> None:
    rows = face(LIBRARY, card_of(Ability("play", effect))).rows
    assert rows
    assert all(rows)


@pytest.mark.parametrize("condition", [case[0] for case in CONDITION_TEXTS])
def test_every_condition_has_a_row(condition: g.Condition) -> None:
    assert face(LIBRARY, card_of(requirements=(condition,))).requirement


def test_what_others_did_is_not_shown_as_your_own_deed() -> None:
    """Where a deed has no drawing, the words say who."""
    passed = g.Happened(Event("pass"), period="generation")
    all_of_them = g.Not(g.Of("opponent", g.Not(passed)))
    for condition in (all_of_them, g.Of("opponent", passed), g.Not(g.Of("opponent", passed))):
        (sign,) = face(LIBRARY, card_of(requirements=(condition,))).requirement
        assert isinstance(sign, Sign)
        assert "opponent" in sign.text


def test_delegates_in_several_parties_are_told_below() -> None:
    for spread in ("each", "different"):
        (row,) = face(LIBRARY, card_of(Ability("play", g.PlaceDelegates(2, spread=spread)))).rows
        assert row[-1] == STAR


# ---- the terminal ---


def printed(renderable: Any) -> str:
    console = Console(width=100, file=StringIO())
    console.print(renderable)
    return console.file.getvalue()


def test_the_terminal_shows_the_face_and_the_graph() -> None:
    text = printed(show(LIBRARY, CARD))
    for part in (
        "Swamp Park",
        " 12 ",
        "4% oxygen, 2 (plant)",
        "3 M€ → 1 animal",
        "any <city tile>: card",
        "[− 1 energy, 2 plants]",
        "1 VP for every 2 animals on this card",
        "Produce  resource=plant  amount=2",
    ):
        assert part in text


def nodes(value: Any) -> int:
    if isinstance(value, tuple):
        return sum(nodes(part) for part in value)
    if not is_dataclass(value):
        return 0
    return 1 + sum(nodes(getattr(value, f.name)) for f in fields(value))


@pytest.mark.parametrize("ability", CARD.abilities)
def test_the_tree_shows_every_node(ability: Ability) -> None:
    lines = printed(graph_tree(ability)).rstrip().splitlines()
    assert len(lines) == nodes(ability)


def test_the_terminal_shows_the_track_of_a_colony() -> None:
    card = replace(card_of(), kind="colony", fields=(("track", (0, 2, "steel")),))
    assert "track  0 · 2 · steel" in printed(show(LIBRARY, card))


def test_a_discount_names_its_subject() -> None:
    rule = Discount(2, g.CardSet(tags=("space",)))
    (panel,) = face(LIBRARY, card_of(Ability("effect", rule=rule))).panels
    assert panel.row == (
        Icon("tag", "space"),
        Sign(":"),
        Sign("−"),
        Icon("resource", "megacredit", "2"),
    )
