"""`arsia draft`: sets from spreadsheets and pasted text; and back, `arsia convert --to csv`."""

from __future__ import annotations

from pathlib import Path

import pytest

from arsia.tables import meaning_of
from tests.arsia.support import arsia
from tests.bundled import load, load_text

TABLE = """No.;Title;Colour;Cost;Tag 1;Tag 2;Req;VP;Card text;Artist
X01;Moss Garden;green;9;plant;building;max 5% O2;1;Gain 2 plants.;Ann
X02;Robot Miner;Blue;12 M€;Building;foo;;;Action: Spend 1 energy to gain 1 steel. Sing a song.;
X03;Ice;event;8;space;;It must be -10 C or colder.;-1;Place an ocean tile.;
"""


def test_a_table_as_people_have_it(tmp_path: Path) -> None:
    file = tmp_path / "fan.csv"
    file.write_text(TABLE, "utf-8-sig")
    result = arsia("draft", file, "--uses", "base", "-o", tmp_path / "fan.mars")
    assert "3 cards, 1 sentence not understood" in result.output
    text = (tmp_path / "fan.mars").read_text("utf-8")
    assert (
        text
        == """set fan "fan"
  uses base

# Artist: Ann
automated X01 "Moss Garden"
  cost 9
  text "Gain 2 plants."
  tags plant, building
  requires oxygen max 5%
  gain 2 plants
  vp 1

# unknown tag: foo
# not understood: Sing a song.
active X02 "Robot Miner"
  cost 12
  text "Action: Spend 1 energy to gain 1 steel. Sing a song."
  tags building
  action: spend 1 energy -> gain 1 steel

event X03 "Ice"
  cost 8
  text "Place an ocean tile."
  tags space
  requires temperature max -10
  place ocean
  vp -1
"""
    )
    assert [one.code for one in load_text(text, ("base",)).diagnostics] == ["N2203"]


def test_pasted_text(tmp_path: Path) -> None:
    file = tmp_path / "pasted.txt"
    file.write_text(
        "Moss\nCost: 9\nTags: plant\nIncrease your plant production 1 step.\n\n"
        "Zoo\ncost: 14\nEffect: When you play an animal tag, add an animal to this card.\n",
        "utf-8",
    )
    output = arsia("draft", file, "--uses", "base").output
    assert 'automated "Moss"\n  cost 9\n' in output
    assert "  tags plant\n  production +1 plant\n" in output
    assert "  holds animal\n  when you play an animal tag: add 1 animal here\n" in output


def test_two_readings_are_both_named(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    words = "Effect: When you play a space card, you pay 2 M€ less for it."
    file.write_text(f"Yard\nCost: 9\n{words}\n", "utf-8")
    assert f"# {words} can also mean: Effect: " in arsia("draft", file, "--uses", "base").output


ODD = """sep=;
My expansion, version 3;;;;;
;;;;;
Kartennr.;Card Name;Card Color;Cost (M€);Tags;Prereq.;Action / Effect;Resource;Extra;Quote
F-01;Twin;Green;5 MC;Space/Event;Max. 7% O2;Gain 5 MC.;;;-
;Twin;red;eleven;-;;Gain 6 MC.;;kept;
EVENTS;;;;;;;;;
X3;Lab;blue;14,00;[Microbe] [Science];;"Action: Add 1 microbe to this card.
1 VP per 3 microbes on this card.";Microbe;;"They ""live""."
X4;Long;green;1;;;Draw 1 card.;;;;more than the columns
Kartennr.;Card Name;Card Color;Cost (M€);Tags;Prereq.;Action / Effect;Resource;Extra;Quote
"""


def test_nothing_of_an_odd_table_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text(ODD, "utf-16")
    output = arsia("draft", file, "--uses", "base").output
    for words in (
        *(
            "# My expansion, version 3",
            "# EVENTS",
            "# cost: eleven",
            "# Extra: kept",
            "# number: F-01",
        ),
        *('automated "Twin"', 'event "Twin 2"', 'active X3 "Lab"', "requires oxygen max 7%"),
        *("holds microbe", "tags microbe, science", "cost 14", "flavour \"They 'live'.\""),
        *("vp 1 per 3 microbes here", "more than the columns", "4 cards, 0 sentences"),
    ):
        assert words in output, words
    assert output.count('"Lab"') == 1


def test_a_workbook(tmp_path: Path) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    book = openpyxl.Workbook()
    sheet = book.active
    for row in (
        ["My set"],
        ["Name", "Type", "Cost", "VP", "Text"],
        ["Ice", "event", 8.0, None, "Draw 1 card."],
    ):
        sheet.append(row)
    sheet.append(["Moss", None, 9, 1, "Gain 2 plants."])
    sheet.merge_cells("B3:B4")
    book.create_sheet("More").append(["Name", "Cost"])
    book["More"].append(["Bog", 3])
    book.save(tmp_path / "fan.xlsx")
    output = arsia("draft", tmp_path / "fan.xlsx", "--uses", "base").output
    for words in ("# My set", 'event "Ice"\n  cost 8\n', 'event "Moss"\n  cost 9\n', "cost 3"):
        assert words in output, words


def test_headings_and_tables_of_one_kind_in_a_workbook(tmp_path: Path) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    book = openpyxl.Workbook()
    book.active.append(["VP", "Effect text", "Name", "Color", "Tags", "Cost"])
    book.active.append(["EVENTS"])
    book.active.merge_cells("A2:F2")
    book.active.append(["1/2 animals", "Action: Add 1 animal here.", "Zoo", "Blue", "🐾 Animal", 9])
    sheet = book.create_sheet("Corporations")
    sheet.append(["Corporation", "Starting MC", "Ability"])
    sheet.append(["Rich Soil", 45, "You start with 45 M€."])
    book.save(tmp_path / "fan.xlsx")
    output = arsia("draft", tmp_path / "fan.xlsx", "--uses", "base").output
    for words in (
        *("# EVENTS\n", "tags animal\n", "vp 1 per 2 animals here", "2 cards, 0 sentences"),
        *('corporation "Rich Soil"\n  start 45 megacredits\n', "# cost: 45"),
    ):
        assert words in output, words


GERMAN = """Nr.;Kartenname;Kosten (M€);Typ;Symbole;Bedingung;Kartentext;SP;Notizen
D1;Mooswiese;9 M€;grün;Pflanze, Gebäude;max. 5% O2;Erhalte 2 Pflanzen.;1;noch testen
D2;Werk;12;blau;🚀;3 Wissenschaftssymbole;Aktion: Gib 1 Energie aus, um 1 Stahl zu erhalten.;;
"""


def test_a_table_in_german(tmp_path: Path) -> None:
    file = tmp_path / "moos.csv"
    file.write_text(GERMAN, "utf-8-sig")
    arsia("draft", file, "--uses", "base", "-o", tmp_path / "moos.mars")
    text = (tmp_path / "moos.mars").read_text("utf-8")
    for words in (
        *('  language "de"\n', "# Notizen: noch testen\n", "  tags plant, building\n"),
        *("  requires oxygen max 5%\n", "  gain 2 plants\n", "# unknown tag: 🚀\n"),
        *("  requires 3 science tags\n", "  action: spend 1 energy -> gain 1 steel\n"),
    ):
        assert words in text, words
    assert load((tmp_path / "moos.mars",)).diagnostics == ()


def test_a_workbook_that_is_none(tmp_path: Path) -> None:
    pytest.importorskip("openpyxl")
    (tmp_path / "fan.xlsx").write_text("no workbook", "utf-8")
    assert "is no workbook that can be read" in arsia("draft", tmp_path / "fan.xlsx").output


@pytest.mark.parametrize(
    ("column", "meaning"),
    [
        *(("Card text", "text"), ("Flavour text", "flavour"), ("TAGS", "tags"), ("tag 2", "tags")),
        *(("VP", "points"), ("Cost:", "cost"), ("Nr.", "number"), ("Illustrator", "")),
    ],
)
def test_what_columns_mean(column: str, meaning: str) -> None:
    assert meaning_of(column) == meaning


def test_there_and_back_again(tmp_path: Path) -> None:
    table = tmp_path / "base.csv"
    arsia("convert", "base", "--to", "csv", "-o", table)
    rows = table.read_text("utf-8").splitlines()
    table.write_text("\n".join([rows[0], *rows[1:60:6]]), "utf-8")
    output = arsia("draft", table, "--uses", "base").output
    assert "0 sentences not understood" in output
    assert "can also mean" not in output
    drafted = output.replace("set base", "set again").rpartition("\n10 cards")[0]
    drafted = drafted.replace('"\n  cost', ' Again"\n  cost')
    codes = [one.message for one in load_text(drafted, ("base",)).diagnostics]
    assert [one for one in codes if "text" in one] == []


def test_a_workbook_without_its_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openpyxl", None)
    file = tmp_path / "fan.xlsx"
    file.write_bytes(b"")
    assert "pip install arsia[xlsx]" in arsia("draft", file).output
