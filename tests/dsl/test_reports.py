"""Messages for machines say all that a person is told."""

from __future__ import annotations

import json

from dsl.messages.diagnostics import report
from dsl.messages.reports import as_github, as_json
from dsl.messages.syntax import DOES_NOT_FIT, NEEDLESS_COLON, STRAY_SIGN
from dsl.reading.source import Span

FOUND = (
    report(DOES_NOT_FIT, Span("a,b.mars", 3, 5, 3, 9), None, ("from", "for"), word="form"),
    report(STRAY_SIGN, Span("c.mars", 1, 1, 2, 4), "use 50%", text=";"),
    report(NEEDLESS_COLON, Span("c.mars", 0, 0, 0, 0)),
)


def test_json() -> None:
    first, second, third = json.loads(as_json(FOUND))
    assert first == {
        "file": "a,b.mars",
        "line": 3,
        "column": 5,
        "end_line": 3,
        "end_column": 9,
        "severity": "error",
        "code": "E0019",
        "message": "`form` does not fit here",
        "suggestions": ["from", "for"],
        "help": None,
        "edits": [
            {"line": 3, "column": 5, "end_line": 3, "end_column": 9, "text": text}
            for text in ("from", "for")
        ],
    }
    assert (second["suggestions"], second["help"]) == ([], "use 50%")
    assert third["line"] == 0


def test_annotations() -> None:
    first, second, third = as_github(FOUND).splitlines()
    assert first == (
        "::error file=a%2Cb.mars,line=3,endLine=3,col=5,endColumn=9,title=error E0019"
        "::`form` does not fit here%0Adid you mean `from` or `for`?"
    )
    assert second.endswith("::`;` means nothing here%0Ahelp: use 50%25")
    assert "endLine=2,title" in second
    assert third == "::error file=c.mars,title=error E0025::`:` does not fit here"
