"""`arsia print`: what is made of which cards, and how it is refused."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pypdf import PdfReader
from rich.console import Console
from rich.progress import Progress

from arsia.cli import main
from arsia.printer import OUTPUTS, Order, files_of, make
from arsia.screen import Rows
from compiler.printing import pieces_of
from tests.bundled import load

SET = """\
set fan "Fan"
  uses mars

automated 1 "Crater"
  cost 3
  tags building
  production +1 heat

event 2 "Comet"
  cost 21
  tags space
  raise temperature 1

event 3 "Small Comet"
  cost 9
  tags space
  gain 1 plant
"""


@pytest.fixture
def fan(tmp_path: Path) -> Path:
    (tmp_path / "fan").mkdir()
    (tmp_path / "fan" / "set.mars").write_text(SET, "utf-8")
    return tmp_path / "fan"


def arsia(*args: object) -> Result:
    return CliRunner().invoke(main, ["print", *map(str, args)])


def files(folder: Path) -> list[str]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in paths)


def test_everything_at_once(fan: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = arsia(fan, "-o", out, "-m", "all", "--format", "svg")
    assert result.exit_code == 0, result.output
    assert files(out) == [
        "cards.pdf",
        "cards/fan-comet.svg",
        "cards/fan-crater.svg",
        "cards/fan-small-comet.svg",
        "index.html",
        "reference.pdf",
        "summary.pdf",
        "tabletop/back-1.png",
        "tabletop/deck.json",
        "tabletop/faces-1.png",
    ]
    assert f"{out / 'cards.pdf'}: 3 cards" in result.output


@pytest.mark.parametrize(
    ("chosen", "names"),
    [
        (["--kind", "event"], {"COMET", "SMALL COMET"}),
        (["--kind", "Event", "--name", "small*"], {"SMALL COMET"}),
        (["--tag", "building", "--tag", "space"], {"CRATER", "COMET", "SMALL COMET"}),
        (["--number", "1"], {"CRATER"}),
    ],
)
def test_selections(fan: Path, tmp_path: Path, chosen: list[str], names: set[str]) -> None:
    out = tmp_path / "out"
    assert arsia(fan, "-o", out, "-m", "sheets", *chosen).exit_code == 0
    (page,) = PdfReader(out / "cards.pdf").pages
    lines = {line.strip() for line in page.extract_text().split("\n")}
    assert lines & {"CRATER", "COMET", "SMALL COMET"} == names


def test_copies_backs_and_paper(fan: Path, tmp_path: Path) -> None:
    options = ("--copies", "4", "--backs", "long", "--paper", "letter", "--card", "mini")
    assert arsia(fan, "-o", tmp_path / "out", "-m", "sheets", *options).exit_code == 0
    pages = PdfReader(tmp_path / "out" / "cards.pdf").pages
    assert len(pages) == 2
    assert pages[0].extract_text().count("HEAT") + pages[0].extract_text().count("CRATER") == 4


PARTIES = """
counter sway

game terraforming-mars
  delegates 2
  neutral-delegates 3
  influence sway
  first-government green

party green "Green"
  bonus: gain 1 heat
"""


def test_parties_bring_their_delegates(fan: Path, tmp_path: Path) -> None:
    """As many for each player as the game says; none where no party is printed."""
    (fan / "set.mars").write_text(SET + PARTIES, "utf-8")
    result = arsia(fan, "-o", tmp_path / "all", "-m", "sheets")
    assert result.exit_code == 0, result.output
    assert f"{tmp_path / 'all' / 'delegates.pdf'}: {5 * 2 + 3} delegates" in result.output
    assert len(PdfReader(tmp_path / "all" / "delegates.pdf").pages) == 1
    arsia(fan, "-o", tmp_path / "events", "-m", "sheets", "--kind", "event")
    assert files(tmp_path / "events") == ["cards.pdf"]


def test_another_language(fan: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert arsia(fan, "-o", out, "-m", "booklet", "--language", "de").exit_code == 0
    text = PdfReader(out / "reference.pdf").pages[0].extract_text()
    assert "Erhöhe die Temperatur" in text
    assert "Voraussetzung" in text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--kind", "evnt"], "no kind 'evnt'; did you mean 'event'?"),
        (["--tag", "moonbase"], "no tag 'moonbase'; there are animal"),
        (["--card", "10x10"], "is not of the shape of a card"),
        (["--card", "200x300"], "do not fit on a4"),
        (["--card", "large"], "'large' is not poker"),
        (["--offset", "1"], "like 0.5,-1"),
        (["--copies", "0"], "0 is not in the range"),
    ],
)
def test_misuse(fan: Path, tmp_path: Path, options: list[str], message: str) -> None:
    result = arsia(fan, "-o", tmp_path / "out", *options)
    assert result.exit_code == 2
    assert message in result.output
    assert not (tmp_path / "out").exists()


def test_nothing_like_that(fan: Path, tmp_path: Path) -> None:
    result = arsia(fan, "-o", tmp_path / "out", "--name", "nothing")
    assert result.exit_code == 2
    assert "no card is like that" in result.output
    assert not (tmp_path / "out").exists()


def test_a_place_that_cannot_be_written_is_misuse(fan: Path, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file", "utf-8")
    result = arsia(fan, "-o", tmp_path / "out", "-m", "gallery")
    assert result.exit_code == 2
    assert "cannot write" in result.output


def test_text_too_long_is_a_warning_with_its_card_and_how_much(tmp_path: Path) -> None:
    much = "  action: spend 1 heat -> gain 1 plant, production +1 heat\n" * 12
    path = tmp_path / "set.mars"
    path.write_text(SET + f'\nactive 9 "Endless Works"\n  cost 3\n{much}', "utf-8")
    result = arsia(tmp_path, "-o", tmp_path / "out", "-m", "sheets", "-m", "cards")
    assert result.exit_code == 0
    (warning,) = [line for line in result.output.splitlines() if "warning" in line]
    assert re.fullmatch(
        r"warning: Endless Works: the text is \d+\.\d mm too long and is printed very small",
        warning,
    )


def test_progress_counts_every_file(fan: Path, tmp_path: Path) -> None:
    loaded = load([fan])
    pieces = tuple(piece for piece in pieces_of(loaded.library) if piece.set in loaded.named)
    order = Order(loaded.library, pieces * 2, tmp_path, "Fan")
    begun: list[str] = []
    made = Counter(output for output, _ in make(order, tuple(OUTPUTS), begun.append))
    assert made == {output: files_of(order, output) for output in OUTPUTS}
    assert made["cards"] == len(pieces) == 3
    assert begun == list(OUTPUTS)


def test_a_row_shows_how_far_something_is() -> None:
    with Progress(console=Console(file=StringIO())) as bar:
        rows = Rows(bar, {"cards": 3, "booklet": 1})
        assert not any(task.visible for task in bar.tasks)
        rows.begin("cards")
        rows.advance("cards")
        cards, booklet = bar.tasks
        assert (cards.visible, cards.completed, cards.total) == (True, 1, 3)
        rows.begin("booklet")
        assert (booklet.visible, booklet.total) == (True, None)
        rows.advance("booklet")
        assert booklet.finished


def test_a_board_on_a_big_card(tmp_path: Path) -> None:
    """As docs/printing.md says: each fills a page."""
    options = ("--kind", "board", "-m", "sheets", "-o", tmp_path)
    for paper, card in (("a4", "190x265"), ("letter", "190x255")):
        made = arsia("mars", "hellas-elysium", *options, "--paper", paper, "--card", card)
        assert (made.exit_code, "warning" in made.output) == (0, False)
        assert len(PdfReader(tmp_path / "cards.pdf").pages) == 3
