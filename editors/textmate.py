"""The colours of card text for editors that take TextMate grammars: `python editors/textmate.py`.

In: the words of the language and the kinds of declaration. Out: the grammar of the VS Code
extension, as JSON; a test holds the file to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from compiler.names.kinds import KINDS
from dsl.lexicon.words import DID, DOES, DONE, PHRASES, RANKS, SCOPES, STRUCTURE, VERBS

PLACE = Path(__file__).parent / "vscode" / "syntaxes" / "mars.tmLanguage.json"


def any_of(words: Iterable[str]) -> str:
    """A pattern for any of these as whole words, the longest first."""
    ordered = sorted(set(words), key=lambda word: (-len(word), word))
    return r"(?<![\w-])(?:" + "|".join(ordered).replace(" ", " +") + r")(?![\w-])"


def grammar() -> dict[str, object]:
    phrases = [word for words in PHRASES.values() for word in words]
    properties = [word for kind in KINDS.values() for word in kind.words_of_properties]
    lines = {line for kind in KINDS.values() for line in kind.lines}
    labels = lines - {"when", "at", "requires", "scoped", "rows", "scenario", "rule"}
    rules = [
        ("comment.line.number-sign", "#.*$"),
        ("string.quoted.double", r'"[^"\n]*"'),
        ("storage.type", "^" + any_of(KINDS)),
        ("variable.other.property", r"(?:(?<=^  )|(?<=, ))" + any_of(properties)),
        ("entity.name.label", any_of([*labels, *SCOPES]) + "(?= *:)"),
        ("support.function", any_of([*VERBS, *DOES, *DID, *DONE])),
        ("keyword.control", any_of([*STRUCTURE, *phrases, *RANKS, *SCOPES])),
        ("constant.numeric", r"(?<![\w-])[+\-\u2212\u2013]?(?:[0-9]+X?|X)%?(?![\w-])"),
        ("keyword.operator", "->|→"),
    ]
    return {
        "name": "Arsia",
        "scopeName": "source.mars",
        "fileTypes": ["mars"],
        "patterns": [{"name": f"{name}.mars", "match": pattern} for name, pattern in rules],
    }


def text() -> str:
    return json.dumps(grammar(), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    PLACE.write_text(text(), "utf-8")
