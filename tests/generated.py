"""The files that are made and not written; `pytest -m generated --update-goldens` makes all anew.

In: paths from the root of the repository, and what the file should hold now. Out: an assertion that
it does, or the file. The difference is read like any other change.
"""

from __future__ import annotations

from pathlib import Path

from arsia.files import write

ROOT = Path(__file__).parent.parent
FILES = (
    "README.md",  # the game in it
    "docs/coverage.md",
    "docs/diagnostics.md",
    "docs/journey.md",  # its pieces
    "docs/language.md",  # between marks
    "docs/strength.md",  # between marks
    "editors/vscode/syntaxes/mars.tmLanguage.json",
    "grammar/card.schema.json",
    "grammar/effect-graph.schema.json",
    "tests/goldens/faces.txt",
    "tests/goldens/pictures/*.png",
    "tests/goldens/text-de.txt",
    "tests/goldens/text.txt",
)
COMMAND = "pytest -m generated --update-goldens"


class Generated:
    """`renewed`: whether the files are to be made anew rather than compared."""

    def __init__(self, renewed: bool) -> None:
        self.renewed = renewed

    def __call__(self, name: str, text: str) -> None:
        """The file must hold this text."""
        path = self.path(name)
        if self.renewed:
            write(path, text)
        assert path.is_file(), f"there is no {name}: {COMMAND}"
        assert text == path.read_text("utf-8"), f"{name} has changed: {COMMAND}"

    def part(self, name: str, mark: str, text: str) -> None:
        """What stands between `<!-- mark -->` and `<!-- end of mark -->` must be this text."""
        page = self.path(name).read_text("utf-8")
        first, last = f"<!-- {mark} -->\n\n", f"\n\n<!-- end of {mark} -->"
        before, rest = page.split(first)
        self(name, f"{before}{first}{text}{last}{rest.split(last)[1]}")

    def path(self, name: str) -> Path:
        """Where the file is; its folder is there. For what is compared in another way."""
        assert any(Path(name).match(known) for known in FILES), f"name it in {__name__}: {name}"
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path
