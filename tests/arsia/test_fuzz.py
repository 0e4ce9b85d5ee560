"""Whatever is written: no crash, no hang, no traceback, from the parser to the card written back.

`ARSIA_FUZZ=20000 pytest tests/arsia/test_fuzz.py` goes on for long; `ARSIA_FUZZ_SEED=7` elsewhere.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import compiler.read.examine
from arsia.cli import main
from arsia.commands.play import who_sat
from compiler.document.codec import cards_to_json, to_json
from compiler.graph import Library
from compiler.read.examine import examine
from compiler.read.gather import Reading, read_sets, read_text
from compiler.read.load import Loaded, compiled
from compiler.writing import Unwritable, card_text
from dsl.messages.diagnostics import render
from dsl.messages.reports import as_github, as_json
from dsl.reading.files import Unread, decoded
from dsl.reading.source import Source
from dsl.syntax.format import format_source
from dsl.syntax.parser import parse
from runtime.driving.game import Game
from runtime.driving.saves import Unreadable, from_document, header, header_of, replay, to_document
from runtime.telling.view import view
from tests.bundled import bundle
from tests.effort import some
from tests.mutations import ROUNDS, Json, spoilt, spoilt_document
from tests.runtime.support import bundled

ROOT = Path(__file__).parent.parent.parent
LONGEST = 3.0
"""Seconds of work that no piece of a file may take."""
FIRST = int(os.environ.get("ARSIA_FUZZ_SEED", "0")) * 1_000_000
SLICES = 5
slices = pytest.mark.parametrize("part", range(SLICES))


@cache
def texts() -> tuple[str, ...]:
    """All card text that there is."""
    places = [*(ROOT / "cardsets").rglob("*.mars"), ROOT / "tests" / "compiler" / "charter.mars"]
    return tuple(path.read_text("utf-8") for path in sorted(places))


def seeds(part: int, share: int = 1) -> range:
    return range(FIRST + part, FIRST + ROUNDS // share, SLICES)


@cache
def rules() -> Reading:
    return read_text("", ("mars",))


def checked(text: str) -> Loaded:
    """The text through everything that `arsia check` does; what it uses is read once."""
    reading = read_text(text, ())
    reading.sets = {**rules().sets, **reading.sets}
    reading.sources = {**rules().sources, **reading.sources}
    return compiled(reading)


def hold(seed: int, text: str) -> None:
    """Everything that is promised of any text."""
    began = time.process_time()
    loaded = checked(text)
    source = loaded.sources["<text>"]
    for one in loaded.diagnostics:
        rows = loaded.sources[one.span.file].text.count("\n") + 1
        assert 0 <= one.span.line <= rows, one
    render(loaded.diagnostics, loaded.sources)
    as_json(loaded.diagnostics)
    as_github(loaded.diagnostics)
    file, found = parse(source)
    formatted = Source(source.name, format_source(source))
    assert format_source(formatted) == formatted.text
    if not found:
        assert parse(formatted) == (file, ())
    took = time.process_time() - began
    assert took < LONGEST, f"{took:.1f} s"


@slices
def test_text(part: int) -> None:
    for seed in seeds(part):
        text = spoilt(texts(), Random(seed))
        try:
            hold(seed, text)
        except Exception as error:
            error.add_note(f"seed {seed}:\n{text[:3000]}")
            raise


def library() -> Library:
    return bundle("mars", tests=True).library


@cache
def documents() -> tuple[object, ...]:
    loaded = bundle("corporate-era", tests=True).library
    dice = Random(1)
    cards = dice.sample(loaded.cards, 40)
    lone = [cards_to_json([card], ["mars"]) for card in cards]
    graph = to_json(library())
    return (*lone, cards_to_json(cards[:6], ["mars"]), graph)


@slices
def test_documents(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler.read.examine, "read_sets", lambda sets: read_once(tuple(sets)))
    monkeypatch.setattr(compiler.read.examine, "compiled", compiled_once)
    for seed in seeds(part, 2):
        dice = Random(seed)
        text = spoilt_document(dice.choice(documents()), dice)
        path = tmp_path / "document.json"
        path.write_text(text, encoding="utf-8")
        try:
            document(path)
        except Exception as error:
            error.add_note(f"seed {seed}:\n{text[:3000]}")
            raise


@cache
def read_once(sets: tuple[str, ...]) -> Reading:
    return read_sets(sets)


KNOWN: dict[int, Loaded] = {}
"""What has been compiled, by what was read; that is kept too."""


def compiled_once(reading: Reading) -> Loaded:
    if id(reading) not in KNOWN:
        KNOWN[id(reading)] = compiled(reading)
    return KNOWN[id(reading)]


def document(path: Path) -> None:
    """A document that is right can be written as cards that mean the same."""
    began = time.process_time()
    examined = examine(path)
    render(examined.diagnostics, examined.sources)
    if not examined.errors:
        assert examined.library is not None
        for card in examined.cards:
            try:
                card_text(examined.library, card)
            except Unwritable:
                continue
    took = time.process_time() - began
    assert took < LONGEST, f"{took:.1f} s"


@pytest.mark.parametrize("command", ["check", "fmt --diff", "convert", "build -o o.json", "test"])
def test_commands(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "set.mars").write_text('set fan "Fan"\n  uses mars\n', encoding="utf-8")
    for seed in range(FIRST, FIRST + max(4, ROUNDS // 100)):
        text = spoilt(texts(), Random(seed))
        (tmp_path / "cards.mars").write_bytes(text.encode("utf-8", "surrogatepass"))
        words = [".", *command.split()[1:]]
        result = CliRunner().invoke(main, [command.split()[0], *words])
        assert result.exit_code in (0, 1, 2), (seed, result.output)
        assert "Traceback" not in result.output
        assert "Arsia's own" not in result.output


def test_converting_what_was_spoilt(tmp_path: Path) -> None:
    for seed in range(FIRST, FIRST + max(4, ROUNDS // 50)):
        dice = Random(seed)
        path = tmp_path / "cards.json"
        path.write_text(spoilt_document(documents()[dice.randrange(40)], dice), encoding="utf-8")
        result = CliRunner().invoke(main, ["convert", str(path)])
        assert result.exit_code in (0, 1), (seed, result.output)
        assert "Arsia's own" not in result.output


def test_deep_and_long_files() -> None:
    """Work grows with the text and no faster."""
    for unit in (
        'event 001 "A"\n  cost 1\n  gain 1 plant\n\n',
        'event 001 "A"\n',
        "x\n",
        "  gain 2 plants\n",
        '"',
        "(",
        "\n",
        "# note\n",
        "  (gain 1 plant or gain 2 plants)\n",
        '  when red plays "A"\n    answers a\n',
        "    gain 2\n  gain and\n",
    ):
        start = 'event 001 "A"\n  cost 1\n'
        few = some(200, 100)
        small, large = (_seconds(start + unit * times) for times in (few, 8 * few))
        assert large < 20 * small + few * 0.0015, (unit, small, large)


def _seconds(text: str) -> float:
    began = time.process_time()
    source = Source("long", text)
    parse(source)
    format_source(source)
    return time.process_time() - began


def test_what_is_no_text_is_refused() -> None:
    reasons = set()
    for seed in range(FIRST, FIRST + ROUNDS):
        data = Random(seed).randbytes(200)
        try:
            decoded(data)
        except Unread as refusal:
            reasons.add(refusal.strerror)
    assert reasons


# ---- saved games --------------------------------------------------------------------------------


@cache
def played() -> tuple[Game, tuple[Json, ...]]:
    """A game in its midst, and what is kept of it, line by line."""
    game = Game(bundled("base"), ("red", "blue"), seed=4)
    lines: list[Json] = [{**header(game), "more": {"bots": ["greedy", "random"], "people": []}}]
    dice = Random(4)
    for _ in range(60):
        assert game.decision is not None
        one = dice.choice(game.decision.ids)
        lines.append({"player": game.decision.name, "choose": one})
        game.choose(one)
    return game, tuple(lines)


@slices
def test_saved_games(part: int, tmp_path: Path) -> None:
    path = tmp_path / "game"
    for seed in seeds(part, 2):
        dice = Random(seed)
        lines = [json.dumps(line) for line in played()[1]]
        at = dice.choice((0, 0, dice.randrange(len(lines))))
        lines[at] = spoilt_document(played()[1][at], dice).replace("\n", " ")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        try:
            who_sat(header_of(path))
            replay(bundled("base"), path)
        except Unreadable:
            continue
        except Exception as error:
            error.add_note(f"seed {seed}, line {at + 1}: {lines[at][:1000]}")
            raise


@slices
def test_saved_states(part: int) -> None:
    """What is read can be told and asked; what cannot is refused."""
    whole = to_document(played()[0])
    for seed in seeds(part, 2):
        text = spoilt_document(whole, Random(seed))
        try:
            document = json.loads(text)
        except ValueError:
            continue
        try:
            game = from_document(bundled("base"), document)
            view(game, 0)
            assert game.decision is None or game.decision.to_json()
            if game.decision is not None:
                game.choose(0)
        except Unreadable:
            continue
        except Exception as error:
            error.add_note(f"seed {seed}: {[*differences(whole, document)][:3]}")
            raise


def differences(one: Json, other: Json, path: str = "") -> Iterator[str]:
    """Where two documents are not the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one.keys() | other.keys():
            yield from differences(one.get(name), other.get(name), f"{path}/{name}")
    elif one != other:
        yield f"{path}: {str(one)[:200]} -> {str(other)[:200]}"
