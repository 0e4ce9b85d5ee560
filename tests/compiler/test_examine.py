"""Documents made elsewhere: every fault has its JSON path, and its line where it is known."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from compiler.document.codec import cards_to_json, to_json
from compiler.read.examine import examine, place_of
from compiler.writing import card_text
from tests.bundled import bundle, load_text
from tests.compiler.random_nodes import cards
from tests.effort import some

TEXT = """\
active 001 "Example"
  cost 10
  tags space
  holds animal
  action: spend 2 heat -> add 1 animal here
  vp 1 per animal here
"""


def document() -> dict[str, Any]:
    library = load_text(TEXT, name="example.mars").library
    return cards_to_json([card for card in library.cards if card.set == "text"], ["mars"])


def found(tmp_path: Path, made: object) -> list[tuple[str, str, str | None]]:
    path = tmp_path / "document.json"
    path.write_text(made if isinstance(made, str) else json.dumps(made, indent=1), "utf-8")
    return [(d.code, d.message, d.cure) for d in examine(path).diagnostics]


def test_a_sound_card(tmp_path: Path) -> None:
    assert found(tmp_path, document()) == []


def test_a_sound_graph(tmp_path: Path) -> None:
    assert found(tmp_path, to_json(bundle("mars", tests=True).library)) == []


def test_a_fault_of_form(tmp_path: Path) -> None:
    made = document()
    made["cards"][0]["abilities"][0]["effect"]["cost"]["amount"] = "two"
    ((code, message, help_),) = found(tmp_path, made)
    assert code == "E3011"
    assert message.startswith("cards/0/abilities/0/effect/cost/amount: 'two'")
    assert help_ == "it was written at example.mars:5"


def test_without_places_nothing_is_said_of_them(tmp_path: Path) -> None:
    ((_, message, help_),) = found(tmp_path, {"version": 1, "uses": [], "cards": [{}]})[:1]
    assert message == "cards/0: 'id' is a required property"
    assert help_ is None


def test_a_name_that_nothing_declares(tmp_path: Path) -> None:
    made = document()
    made["cards"][0]["tags"] = ["moon"]
    ((code, message, help_),) = found(tmp_path, made)
    assert (code, help_) == ("E3012", "it was written at example.mars:1")
    assert message.startswith("cards/0: every reference is resolved")
    assert "moon" in message


def test_a_choice_of_one(tmp_path: Path) -> None:
    made = document()
    effect = made["cards"][0]["abilities"][0]["effect"]
    effect["cost"] = {"is": "one-of", "parts": [effect["cost"]]}
    ((code, message, _),) = found(tmp_path, made)
    assert code == "E3012"
    assert "a choice has two branches" in message


def test_meaning_is_checked_too(tmp_path: Path) -> None:
    made = document()
    level = {"is": "level", "parameter": "oxygen"}
    made["cards"][0]["requirements"] = [
        {"is": "compare", "measure": level, "bound": "min", "value": 8},
        {"is": "compare", "measure": level, "bound": "max", "value": 4},
    ]
    ((code, _, help_),) = found(tmp_path, made)
    assert (code, help_) == (
        "E2032",
        "at least 8 and at most 4; it was written at example.mars:1",
    )


def test_sets_that_are_not_there(tmp_path: Path) -> None:
    made = document() | {"uses": ["marz"]}
    assert [code for code, _, _ in found(tmp_path, made)] == ["E3001"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        "[" * 50_000,
        "[" * 500 + "]" * 500,
        '{"version": ' + "9" * 5000 + "}",
        '{"version": 1e999}',
        '{"version": NaN}',
        "null",
        "3",
        '"text"',
        '[{"version": 1}]',
        '{"version": 2}',
        '{"version": 1, "uses": [1], "cards": {}}',
        '{"version": 1, "cards": [null]}',
    ],
)
def test_whatever_else_ends_in_a_message(tmp_path: Path, text: str) -> None:
    assert {code for code, _, _ in found(tmp_path, text)} <= {"E3010", "E3011"}
    assert found(tmp_path, text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes('{"a": "ä"}'.encode("latin-1"))
    for name in ("nowhere.json", "latin.json", "."):
        assert [d.code for d in examine(tmp_path / name).diagnostics] == ["E3002"]


def test_lines_of_a_document() -> None:
    text = '{\n "a": [1,\n  {"b": "x,{", "c":\n  4}],\n "d": {}}\n'
    lines = [
        text.count("\n", 0, place_of(text, path)[0]) + 1
        for path in ((), ("a",), ("a", 1), ("a", 1, "c"), ("d",))
    ]
    assert lines == [1, 2, 3, 4, 5]
    assert place_of(text, ("a", 1, "nothing")) == place_of(text, ("a", 1))


def test_places_in_a_document_of_one_line(tmp_path: Path) -> None:
    text = '{"version": 1, "uses": ["base"], "cards": [{"id": "x", "cost": "dear"}]}'
    start, end = place_of(text, ("cards", 0, "cost"))
    assert text[start:end] == '"dear"'
    path = tmp_path / "one.json"
    path.write_text(text, "utf-8")
    places = {one.span.column for one in examine(path).diagnostics}
    assert start + 1 in places


# ---- what card text may not be ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"cost": 1.0}, "E3011", "1.0 is not of type 'integer'"),
        ({"name": "A\n  gain 99 plants"}, "E3012", "is no name"),
        ({"name": 'A" B'}, "E3012", "is no name"),
        ({"number": "one"}, "E3012", "is no number"),
        ({"id": "other"}, "E3015", "its id is example, by its name"),
        ({"kind": "automated"}, "E2021", "action"),
        ({"cost": None}, "E1022", "cost"),
        ({"tags": [], "kind": "event"}, "E2022", "holds"),
    ],
)
def test_a_document_may_be_nothing_that_card_text_may_not(
    tmp_path: Path, change: dict[str, Any], code: str, words: str
) -> None:
    made = document()
    made["cards"][0] |= change
    told = found(tmp_path, made)
    assert any(one == code and words in message for one, message, _ in told), told


def test_a_card_stands_once_in_a_document(tmp_path: Path) -> None:
    made = document()
    made["cards"] *= 2
    assert "E3012" in [code for code, _, _ in found(tmp_path, made)]
    other = dict(made["cards"][0], id="text-example")
    made["cards"] = [made["cards"][0], other]
    assert "E1004" in [code for code, _, _ in found(tmp_path, made)]


def test_what_the_language_cannot_say_is_refused(tmp_path: Path) -> None:
    made = document()
    steel = {"is": "compare", "measure": {"is": "stock", "resources": ["steel"]}, "bound": "min"}
    made["cards"][0]["requirements"] = [{"is": "not", "part": steel | {"value": 1}}]
    assert [code for code, _, _ in found(tmp_path, made)] == ["E3013"]


@pytest.mark.parametrize("seed", range(some(3, 1)))
def test_what_convert_writes_is_the_same_graph(tmp_path: Path, seed: int) -> None:
    """Whatever is not refused of random cards; the others are refused by a message."""
    made = cards(bundle("mars").library, seed, 150)
    while True:
        lines = [json.dumps(one) for one in cards_to_json(made, ["mars"])["cards"]]
        path = tmp_path / "random.json"
        joined = ",\n".join(lines)
        path.write_text(f'{{"version": 1, "uses": ["mars"], "cards": [\n{joined}]}}', "utf-8")
        examined = examine(path)
        faulty = {one.span.line - 2 for one in examined.errors}
        if not faulty:
            break
        made = [card for index, card in enumerate(made) if index not in faulty]
    assert len(made) > 20
    assert examined.library is not None
    texts = [card_text(examined.library, card) for card in made]
    again = load_text("\n".join(['set random "Random"\n', *texts]))
    assert not again.errors
    assert [card for card in again.library.cards if card.set == "random"] == made
