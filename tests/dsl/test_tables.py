"""The tables of what people say, as their texts have them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dsl.mistakes import beneath
from dsl.mistakes.rows import meant, tables
from dsl.mistakes.sayings import TABLES
from dsl.mistakes.sayings import _joined as joined
from dsl.mistakes.sayings import _likely as likely_rows
from dsl.mistakes.sayings import _pattern as compiled
from dsl.mistakes.sayings import _rows as rows

FOLDER = Path(tables.__file__).parent
ROWS = rows()
SAYINGS = Path(__file__).parents[1] / "arsia" / "sayings.txt"
SAID = SAYINGS.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("meaning", "said", "made"),
    [
        (r"gain \1", "2 plants", "gain 2 plants"),
        ("per <one 2>", "2 plants", "per plant"),
        ("per <a one 2>", "2 plants", "per a plant"),
        ("<3|2>", "2 plants", "plants"),
        ("<3|none>", "2 plants", "none"),
        ("<3?three|two>", "2 plants", "two"),
        (r"<2?\2, or >\1", "2 plants", "plants, or 2 plants"),
        ("<number 3> plant", "2 plants", "1 plant"),
        ("(nothing)", "2 plants", ""),
        ("_then_", "2 plants", " then "),
    ],
)
def test_what_is_meant(meaning: str, said: str, made: str) -> None:
    found = re.search(r"(\d (\w+))( here)?", said)
    assert found is not None
    assert tables.meaning(meaning)(found) == made


def test_every_table_is_applied() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*TABLES, *beneath.TABLES, "pieces"}


def test_every_function_is_what_a_row_means() -> None:
    named = {name for name, one in vars(meant).items() if re.match("[a-z]", name) and callable(one)}
    named = {name for name in named if getattr(meant, name).__module__ == meant.__name__}
    texts = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    assert named == set(re.findall(r"(?m)^    =(\w+)$", texts))


def test_every_row_makes_something_of_what_is_said() -> None:
    """A row for which no saying stands has been said otherwise by another before it, or nobody
    knows what it is for: the first goes, the second gets its saying."""
    said = [line.split(" | ")[1] for line in SAID if not line.startswith("#")]
    used: set[int] = set()
    for line in {one for saying in said for one in saying.split("\\n")}:
        text = joined(re.sub('"[^"]*"', '"0"', line))
        likely = likely_rows(text, -1)
        while likely:
            number = likely.pop(0)
            if (after := compiled(number).sub(ROWS[number][1], text)) != text:
                used.add(number)
                text, likely = after, likely_rows(after, number)
    assert [pattern for number, (pattern, _) in enumerate(ROWS) if number not in used] == []
