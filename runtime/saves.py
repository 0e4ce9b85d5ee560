"""Saved games: the set-up and the answers, line by line; and the whole state as one document.

In: games. Out: a JSON-lines file that grows by one line per answer and survives being cut off
anywhere, and JSON documents that load into an equal game. Both name the format's version and a
digest of the library, so that a game is never continued with other cards than it was begun with.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from compiler.document import dumps
from runtime.game import Game, Refused
from runtime.ids import option_ids
from runtime.program import Program
from runtime.state import State

VERSION = 1


class Unreadable(ValueError):
    """A saved game that cannot be continued; the message says why and what to do."""


def digest(program: Program) -> str:
    """Sixteen hexadecimal digits that change when the library or the board does."""
    text = dumps(program.library) + program.layout.board.id
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ---- set-up and answers ------------------------------------------------------------------------


class Recorder:
    """Writes a game's answers as they are given; each line is on disk before `choose` returns."""

    def __init__(self, game: Game, path: Path, more: dict[str, Any] | None = None) -> None:
        """Begin a new file; `more` goes into its first line. Raises FileExistsError rather than
        writing over a game."""
        self.game = game
        self.file: TextIO = path.open("x", encoding="utf-8")
        self._write({**(more or {}), **_header(game)})

    @classmethod
    def resume(cls, game: Game, path: Path) -> Recorder:
        """Go on with a file that `replay` has read."""
        recorder = cls.__new__(cls)
        recorder.game = game
        recorder.file = path.open("a", encoding="utf-8")
        return recorder

    def choose(self, index: int | str) -> None:
        """Answer the game's decision and record it. Raises `Refused` like `Game.choose`."""
        decision = self.game.decision
        if decision is None:
            raise Refused("nothing is to be decided")
        ids = option_ids(self.game.program, decision.kind, decision.values)
        self.game.choose(index)
        chosen = index if isinstance(index, str) else ids[index]
        self._write({"player": decision.name, "choose": chosen})

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def _header(game: Game) -> dict[str, Any]:
    return {
        "arsia": VERSION,
        "library": digest(game.program),
        "sets": [one.id for one in game.program.library.sets],
        "board": game.program.layout.board.id,
        "players": list(game.players),
        "seed": game.seed,
        "options": game.options,
    }


def header_of(path: Path) -> dict[str, Any]:
    """The first line of a saved game. Raises `Unreadable`."""
    return _lines(path)[0][0]


def replay(
    program: Program, path: Path, before: Callable[[Game], object] = lambda _: None
) -> tuple[Game, list[str]]:
    """The game as far as the file goes, and notes: a last line that was cut off is dropped and
    taken out of the file, so that the game can go on. `before` sees the game at every decision that
    has been answered. Raises `Unreadable`."""
    lines, notes = _lines(path)
    header = lines[0]
    _check(header, program)
    try:
        game = Game(program, header["players"], header["seed"], **header["options"])
    except (KeyError, TypeError, ValueError) as fault:
        raise Unreadable(f"line 1 does not set up a game: {fault}") from None
    for number, line in enumerate(lines[1:], start=2):
        try:
            before(game)
            game.choose(line["choose"])
        except (Refused, KeyError, TypeError) as fault:
            raise Unreadable(
                f"line {number} is no answer to what is asked there: {fault}"
            ) from None
    return game, notes


def _lines(path: Path) -> tuple[list[dict[str, Any]], list[str]]:
    data = path.read_bytes()
    whole, _, torn = data.rpartition(b"\n")
    notes = []
    if torn:
        notes.append("the last line was cut off and has been dropped")
        with path.open("r+b") as file:
            file.truncate(len(data) - len(torn))
    try:
        lines = [json.loads(line) for line in whole.decode().split("\n")] if whole else []
    except ValueError:
        raise Unreadable("this is not a saved game: a line is not JSON") from None
    if not lines or not isinstance(lines[0], dict) or "arsia" not in lines[0]:
        raise Unreadable("this is not a saved game: its first line names no version")
    return lines, notes


def _check(header: dict[str, Any], program: Program) -> None:
    if header["arsia"] != VERSION:
        raise Unreadable(
            f"the game was saved in format {header['arsia']}, this version reads format {VERSION}"
        )
    if header["library"] != digest(program):
        raise Unreadable(
            "the game was begun with other cards or another board: "
            f"sets {', '.join(header.get('sets', []))}, board {header.get('board', '?')}"
        )


# ---- the whole state ---------------------------------------------------------------------------


def to_document(game: Game) -> dict[str, Any]:
    """Everything about a game as JSON data, by the names of `State`'s slots. The log
    is its texts' data, oldest first."""
    state = game.state
    log = []
    item = state.log
    while item is not None:
        item, what = item
        log.append(what)
    plain = {
        name: getattr(state, name)
        for name in State.__slots__
        if name not in ("log", "seats", "site", "trial", "dead")
    }
    plain["site"] = sorted(state.site.items())
    plain["log"] = log[::-1]
    return {**_header(game), "answered": game.answered, "state": json.loads(json.dumps(plain))}


def from_document(program: Program, document: dict[str, Any]) -> Game:
    """The game that `to_document` wrote. Raises `Unreadable`."""
    if not isinstance(document, dict) or "state" not in document or "arsia" not in document:
        raise Unreadable("this is not a saved state")
    _check(document, program)
    game = Game(program, document["players"], document["seed"], begin=False, **document["options"])
    game.answered = document["answered"]
    plain, state = document["state"], game.state
    for name in State.__slots__:
        if name in plain and name not in ("log", "site"):
            setattr(state, name, _restored(getattr(state, name), plain[name]))
    state.pool = [_tuples(entry) for entry in plain["pool"]]
    state.ask = None if plain["ask"] is None else _tuples(plain["ask"])
    state.site = dict(plain["site"])
    state.log = None
    for what in plain["log"]:
        state.log = (state.log, _tuples(what))
    return game


def _restored(like: Any, value: Any) -> Any:
    """JSON lists as the lists or tuples that the state has there."""
    if isinstance(like, tuple):
        return _tuples(value)
    if isinstance(like, list) and like and isinstance(like[0], tuple):
        return [_tuples(one) for one in value]
    return value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value
