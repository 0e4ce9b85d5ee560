"""What the wheel holds beside the files of the project: the bundled sets as they are compiled, so
that nobody waits for them the first time.

It is used as long as the sets and the code are the same as here (`compiler.read.kept`).
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Packed(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the code will change
        self.made = tempfile.TemporaryDirectory()
        os.environ["ARSIA_CACHE"] = self.made.name
        sys.path.insert(0, self.root)
        sys.dont_write_bytecode = True
        from arsia.commands.check import unplayable
        from compiler.read.kept import checked, load, to_play
        from compiler.read.places import FIRST_GAME, bundled_games

        for game in bundled_games():
            checked(game, unplayable, ("runtime",))
        for sets in (FIRST_GAME, *bundled_games()):
            load(sets)
            to_play(sets)
        for file in Path(self.made.name).iterdir():
            build_data["force_include"][str(file)] = f"dsl/reading/packed/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.made.cleanup()
