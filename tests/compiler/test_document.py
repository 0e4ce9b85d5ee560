"""The JSON form: equal after a round trip, fits its schema, and the schema on file is current.

The schemas are made from the classes of the graph, see `tests.generated`.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from compiler.document.codec import DocumentError, dumps, from_json, to_json
from compiler.document.schema import card_schema_text, schema_text, validate
from compiler.graph import VERSION, Gain
from compiler.read.places import bundled_games
from tests.bundled import bundle, load_text
from tests.effort import some

SCHEMAS = Path(__file__).resolve().parents[2] / "grammar"
CHARTER = Path(__file__).with_name("charter.mars")


@pytest.fixture(scope="module", params=[*bundled_games(), ()], ids=lambda sets: "+".join(sets))
def library(request):
    """All sets that go together, with a part of their scenarios, which are the most of them; and
    vocabulary that no bundled set has."""
    if not request.param:
        return load_text(CHARTER.read_text(encoding="utf-8")).library
    made = bundle(*request.param, tests=True).library
    return replace(made, scenarios=made.scenarios[:: some(1, 4)])


def test_round_trip(library):
    text = dumps(library)
    again = from_json(json.loads(text))
    assert again == library
    assert dumps(again) == text


def test_documents_fit_the_schema(library):
    assert validate(to_json(library)) == []


def test_places_can_be_left_out(library):
    text = dumps(library, places=False)
    assert '"by"' not in text
    assert from_json(json.loads(text)) == library


@pytest.mark.parametrize(
    ("name", "text"),
    [("effect-graph.schema.json", schema_text), ("card.schema.json", card_schema_text)],
)
def test_the_schemas_on_file_are_current(generated, name, text):
    generated(f"grammar/{name}", text())


def test_every_field_is_described():
    for text in (schema_text(), card_schema_text()):
        for name, kind in json.loads(text)["$defs"].items():
            for field, about in kind["properties"].items():
                told = about.get("description") or field == "is"
                assert told, f"{name}.{field}: say beside the field what it means"


def test_nodes_say_what_they_are_and_leave_out_defaults():
    library = load_text('event 001 "Example"\n  cost 1\n  gain 2 plants\n').library
    card = to_json(library, places=False)["cards"][-1]
    assert card == {
        "id": "example",
        "set": "text",
        "kind": "event",
        "name": "Example",
        "number": "001",
        "cost": 1,
        "abilities": [
            {"label": "play", "effect": {"is": "gain", "resource": "plant", "amount": 2}}
        ],
    }


@pytest.mark.parametrize("version", [None, 0, VERSION + 1, "1"])
def test_other_versions_are_refused(version):
    with pytest.raises(DocumentError, match="version"):
        from_json({"version": version})
    assert validate({"version": version}) != []


def card(effect: object) -> dict[str, object]:
    ability = {"label": "play", "effect": effect}
    made = {"id": "a", "set": "s", "kind": "event", "name": "A", "abilities": [ability]}
    return {"version": VERSION, "cards": [made]}


@pytest.mark.parametrize(
    "effect",
    [
        {"is": "gian", "resource": "plant", "amount": 2},
        {"is": "gain", "resource": "plant"},
        {"is": "gain", "resource": "plant", "amount": "two"},
        {"is": "gain", "resource": "plant", "amount": 2, "colour": "red"},
        {"resource": "plant", "amount": 2},
        [1, 2],
        3,
    ],
)
def test_documents_that_are_no_library_are_refused(effect):
    with pytest.raises(DocumentError):
        from_json(card(effect))
    assert len(validate(card(effect))) == 1


def test_a_fault_is_named_at_its_place():
    wrong = card({"is": "gain", "resource": "plant", "amount": "two"})
    assert validate(wrong)[0].startswith("cards/0/abilities/0/effect/amount: 'two'")


def test_reading_gives_graph_nodes():
    made = from_json(card({"is": "gain", "resource": "plant", "amount": 2}))
    assert made.cards[0].abilities[0].effect == Gain("plant", 2)
