"""What is kept of a workbench between two runs: its address, and text that is not saved.

In: the folder of a set. Out: files in a folder of the user's own (`$XDG_STATE_HOME`, else
`~/.local/state`; `%LOCALAPPDATA%` on Windows), never in the set, so that nobody takes them for
cards. The same address works again when the program is started anew; a draft is there until its
file is saved.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from arsia.files import write
from arsia.workbench.guard import HOST, Door, new_token


@dataclass(frozen=True, slots=True)
class Draft:
    """`base`: the version of the file that it was begun from, None for a new one."""

    name: str
    text: str
    base: str | None


class Kept:
    def __init__(self, root: Path) -> None:
        self.folder = _home() / hashlib.sha256(str(root).encode()).hexdigest()[:24]
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.folder.chmod(0o700)  # the token is in it

    # ---- the address

    def address(self) -> tuple[int, str]:
        """Port and token of the last time; port 0: any."""
        try:
            found = json.loads((self.folder / "address.json").read_text("utf-8"))
            port, token = int(found["port"]), str(found["token"])
        except (OSError, ValueError, KeyError, TypeError):
            return 0, new_token()
        return (port, token) if 1024 <= port <= 65535 and len(token) >= 32 else (0, new_token())

    def keep_address(self, port: int, token: str) -> None:
        write(self.folder / "address.json", json.dumps({"port": port, "token": token}))

    def open_at(self) -> Door | None:
        """Where the folder is open in a workbench that runs: who lets the token in has made it."""
        port, token = self.address()
        asked = HTTPConnection(HOST, port, timeout=2)
        try:
            asked.request("GET", "/", headers={"X-Arsia-Token": token})
            return Door(port, token) if asked.getresponse().status == 200 else None
        except (OSError, HTTPException):
            return None
        finally:
            asked.close()

    # ---- drafts

    def drafts(self) -> Iterator[Draft]:
        for path in sorted(self.folder.glob("draft-*.json")):
            if (draft := _draft(path)) is not None:
                yield draft

    def draft(self, name: str) -> Draft | None:
        return _draft(self._place(name))

    def put(self, draft: Draft) -> None:
        said = {"name": draft.name, "text": draft.text, "base": draft.base}
        write(self._place(draft.name), json.dumps(said))

    def drop(self, name: str) -> None:
        self._place(name).unlink(missing_ok=True)

    def _place(self, name: str) -> Path:
        return self.folder / f"draft-{hashlib.sha256(name.encode()).hexdigest()[:24]}.json"


def _draft(path: Path) -> Draft | None:
    """What cannot be read is none."""
    try:
        found = json.loads(path.read_text("utf-8"))
        base = found["base"]
        return Draft(str(found["name"]), str(found["text"]), None if base is None else str(base))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _home() -> Path:
    for home in (os.environ.get("XDG_STATE_HOME"), os.environ.get("LOCALAPPDATA")):
        if home and Path(home).is_absolute():
            return Path(home) / "arsia" / "workbench"
    return Path.home() / ".local" / "state" / "arsia" / "workbench"
