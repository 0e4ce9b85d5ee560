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
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TextIO
from weakref import WeakKeyDictionary

from compiler.document.codec import dumps
from dsl.reading.files import content
from dsl.reading.signs import shown_json
from runtime.driving.game import Game, Refused
from runtime.driving.plausible import misfit
from runtime.games.playable import Playable
from runtime.state.log import items
from runtime.state.state import State

VERSION = 1
SAVED_AS = {
    "temporary_tags": "lent",
    "extra_actions": "due",
    "stacked": "lying",
    "first_actions": "first",
    "turned_over": "table",
    "played_events": "events",
}
"""Parts of the state that saved games of this version call otherwise."""
WHERE_USED = ("spent", "laid", "seated", "settled", "atop", "given", "heard", "used_by")
"""Parts of the state that are kept where there is something in them."""
TORN = "the last line was cut off and has been dropped"


class Unreadable(ValueError):
    """A saved game that cannot be continued; the message says why and what to do."""


_digests: WeakKeyDictionary[Playable, str] = WeakKeyDictionary()


def digest(engine: Playable) -> str:
    """Sixteen hexadecimal digits that change when the rules, the cards or the board do; where their
    text stands and what scenarios say does not matter."""
    if engine not in _digests:
        text = dumps(replace(engine.library, scenarios=()), places=False)
        text += engine.layout.board.id
        _digests[engine] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return _digests[engine]


# ---- set-up and answers ------------------------------------------------------------------------


class Recorder:
    """Writes a game's answers as they are given; each line is on disk before `choose` returns."""

    def __init__(self, game: Game, path: Path, more: dict[str, Any] | None = None) -> None:
        """Begin a new file, in a new folder if need be; `more` goes into its first line. Raises
        FileExistsError rather than writing over a game."""
        self.game, self.path = game, path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: TextIO = path.open("x", encoding="utf-8")
        self._write({**header(game), **({"more": more} if more else {})})

    @classmethod
    def resume(cls, game: Game, path: Path) -> Recorder:
        """Go on with a file that `replay` has read."""
        recorder = cls.__new__(cls)
        recorder.game, recorder.path = game, path
        recorder.file = path.open("a", encoding="utf-8")
        if game.finished and "over" not in _lines(path)[0][-1]:
            recorder._close_off()
        return recorder

    def choose(self, answer: int | str) -> None:
        """Answer the game's decision and record it. Raises `Refused` like `Game.choose`."""
        decision = self.game.decision
        if decision is None:
            raise Refused("nothing is to be decided")
        self.game.choose(answer)
        chosen = answer if isinstance(answer, str) else decision.ids[answer]
        self._write({"player": decision.name, "choose": chosen})
        if self.game.finished:
            self._close_off()

    def _close_off(self) -> None:
        """The last line of a game that is over."""
        points = {
            name: row["total"]
            for name, row in zip(self.game.players, self.game.scores(), strict=True)
        }
        winners = [self.game.players[seat] for seat in self.game.winners()]
        self._write({"over": {"points": points, "winners": winners}})

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def header(game: Game) -> dict[str, Any]:
    """The first line of a saved game."""
    return {
        "arsia": VERSION,
        "library": digest(game.engine),
        "sets": [one.id for one in game.program.library.sets],
        "board": game.program.layout.board.id,
        "players": list(game.players),
        "seed": _portable(game.seed),
        "options": game.options,
    }


def header_of(path: Path) -> dict[str, Any]:
    """The first line of a saved game. Raises `Unreadable`."""
    header: dict[str, Any] = _lines(path)[0][0]
    _of_this_version(header)
    _hold(header, "setup", "this is not a saved game: line 1")
    return {**header, "seed": _unfolded(header["seed"])}


def replay(
    engine: Playable, path: Path, before: Callable[[Game], object] = lambda _: None
) -> tuple[Game, list[str]]:
    """The game as far as the file goes, and notes: a last line that was cut off is dropped and
    taken out of the file, so that the game can go on. `before` sees the game at every decision that
    has been answered. Raises `Unreadable`."""
    header = header_of(path)
    _of_these_cards(header, engine)
    (_, *answers), torn = _lines(path)
    try:
        game = Game(engine, header["players"], header["seed"], **header["options"])
    except (KeyError, TypeError, ValueError) as fault:
        raise Unreadable(f"line 1 does not set up a game: {fault}") from None
    for number, line in enumerate(answers, start=2):
        if isinstance(line, dict) and "over" in line and game.finished:
            continue
        _hold(line, "answer", f"line {number} is no answer")
        before(game)
        _play_again(game, line, number)
    if torn:
        os.truncate(path, path.stat().st_size - torn)
    return game, [TORN] if torn else []


def _play_again(game: Game, line: dict[str, str], number: int) -> None:
    try:
        if game.decision is not None and game.decision.name != line["player"]:
            raise Refused(f"{game.decision.name} is asked there, not {line['player']}")
        game.choose(line["choose"])
    except Refused as fault:
        raise Unreadable(f"line {number} is no answer to what is asked there: {fault}") from None


def _lines(path: Path) -> tuple[list[Any], int]:
    """The whole lines, and how many bytes of one cut off come after them."""
    whole, _, torn = content(path, 64_000_000).rpartition(b"\n")
    try:
        lines = (
            [json.loads(line) for line in shown_json(whole.decode()).split("\n")] if whole else []
        )
    except (ValueError, RecursionError):  # depth, numbers of thousands of digits
        raise Unreadable("this is not a saved game: a line is not JSON") from None
    if not lines:
        state = "its first line was cut off" if torn else "it is empty"
        raise Unreadable(f"this is not a saved game: {state}; nothing of a game was kept")
    return lines, len(torn)


def _of_this_version(header: Any) -> None:
    if not isinstance(header, dict) or "arsia" not in header:
        raise Unreadable("this is not a saved game: it names no version")
    if header["arsia"] != VERSION:
        raise Unreadable(
            f"the game was saved in format {header['arsia']}, this version reads format {VERSION}"
        )


def _of_these_cards(header: dict[str, Any], engine: Playable) -> None:
    if header["library"] != digest(engine):
        raise Unreadable(
            "the game was begun with other cards or another board: "
            f"sets {', '.join(header['sets'])}, board {header['board']}; "
            "sets of your own must be named again, as they were"
        )


# ---- the whole state ---------------------------------------------------------------------------


def to_document(game: Game) -> dict[str, Any]:
    """Everything about a game as JSON data, by the names of `State`'s slots. The log
    is its texts' data, oldest first."""
    state = game.state
    saved = sorted((SAVED_AS.get(slot, slot), slot) for slot in State.__slots__)
    left_out = ["log", "seats", "site", "trial", "unseen", "source", "dead", "face_up"]
    left_out += [slot for slot in WHERE_USED if not getattr(state, slot)]
    plain = {name: getattr(state, slot) for name, slot in saved if slot not in left_out}
    plain["site"] = sorted(state.site.items())
    plain["log"] = items(state)
    return {**header(game), "answered": game.answered, "state": _portable(plain)}


def from_document(engine: Playable, document: Any) -> Game:
    """The game that `to_document` wrote. Raises `Unreadable`."""
    _of_this_version(document)
    _hold(document, "document", "this is not a saved state")
    _of_these_cards(document, engine)
    try:
        document = _unfolded(document)
        game = Game(
            engine, document["players"], document["seed"], begin=False, **document["options"]
        )
    except (ValueError, RecursionError) as fault:
        raise Unreadable(f"this is not a saved state: {fault}") from None
    if (fault_ := engine.unseated(len(game.players))) is not None:
        raise Unreadable(f"this is not a saved state: {fault_}")
    game.answered = document["answered"]
    plain, state = document["state"], game.state
    slots = {saved: name for name, saved in SAVED_AS.items()}
    for name in sorted(plain.keys() - {"log", "site", "pool", "ask"}):
        slot = slots.get(name, name)
        fresh = getattr(state, slot)
        if name == "listening":  # kinds of events have been added, at the end
            plain[name] += [[]] * (len(fresh) - len(plain[name]))
        _alike(name, fresh, plain[name])
        setattr(state, slot, _restored(fresh, plain[name]))
    state.pool = [_tuples(entry) for entry in plain["pool"]]
    state.ask = None if plain["ask"] is None else _tuples(plain["ask"])
    state.site = dict(plain["site"])
    state.face_up = any(mask & game.program.tables.event_cards for mask in state.play)
    state.log = None
    for what in plain["log"]:
        item = _tuples(what)
        state.log = (state.log, item if len(item) == 5 else (*item, -1))  # as it was once
    if (part := misfit(game)) is not None:
        name = SAVED_AS.get(part, part)
        raise Unreadable(f"this is not a saved state: `{name}` speaks of what is not there")
    return game


def _alike(name: str, fresh: Any, kept: Any) -> None:
    """Lists that are as long in every game are. Raises `Unreadable`."""
    if not isinstance(fresh, list):
        return
    wrong = len(fresh) != len(kept) or any(
        isinstance(row, list) and len(row) != len(fresh[0]) for row in (kept if name == "p" else ())
    )
    if wrong:
        raise Unreadable(f"this is not a saved state: `{name}` is not as long as it must be")


# ---- plain data --------------------------------------------------------------------------------


@cache
def schema(part: str) -> dict[str, Any]:
    """The JSON Schema of a `setup` line, an `answer` line, or a `document`."""
    path = Path(__file__).resolve().parents[2] / "grammar" / "saved-game.schema.json"
    whole: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {"$schema": whole["$schema"], "$ref": f"#/$defs/{part}", "$defs": whole["$defs"]}


def _hold(value: Any, part: str, complaint: str) -> None:
    """Hold data against the schema. Raises `Unreadable`."""
    from compiler.document.schema import misfits_of  # who only plays reads no game again

    for fault in misfits_of(value, schema(part)):
        raise Unreadable(f"{complaint}: {fault}")


def _portable(value: Any) -> Any:
    """Plain JSON data. Other readers keep no more than 53 bits of a number: longer ones become
    strings."""
    match value:
        case dict():
            return {name: _portable(one) for name, one in value.items()}
        case list() | tuple():
            return [_portable(one) for one in value]
        case int() if abs(value) >= 1 << 53:
            return hex(value)
        case _:
            return value


def _unfolded(value: Any) -> Any:
    """The other way round."""
    match value:
        case dict():
            return {name: _unfolded(one) for name, one in value.items()}
        case list():
            return [_unfolded(one) for one in value]
        case str() if value.removeprefix("-").startswith("0x"):
            return int(value, 16)
        case _:
            return value


def _restored(like: Any, value: Any) -> Any:
    """JSON lists as the lists or tuples that the state has there."""
    if isinstance(like, tuple):
        return _tuples(value)
    if isinstance(like, dict):
        return {name: _tuples(one) for name, one in value.items()}
    if isinstance(like, list) and like and isinstance(like[0], tuple):
        return [_tuples(one) for one in value]
    return value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value
