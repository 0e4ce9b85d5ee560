"""What lies ready for editors: colours made from the language, snippets that are right."""

from __future__ import annotations

import json
import re

import pytest

from editors.textmate import text
from tests.bundled import load_text
from tests.generated import ROOT, Generated

SNIPPETS = json.loads((ROOT / "editors" / "vscode" / "snippets.json").read_text("utf-8"))
FILLED = {"set": "", "active": "draw 1 card", "scenario": "red has 0 heat"}
"""What is written where the cursor stays."""


def test_colours_are_those_of_the_words(generated: Generated) -> None:
    generated("editors/vscode/syntaxes/mars.tmLanguage.json", text())


@pytest.mark.parametrize("name", SNIPPETS)
def test_snippets_have_no_mistakes(name: str) -> None:
    """With what stands in them already; the scenario is about the card of the same name."""
    one = SNIPPETS[name]
    body = re.sub(r"\$\{\d+:([^}]*)\}", r"\1", "\n".join(one["body"]))
    body = body.replace("$0", FILLED.get(one["prefix"], "gain 1 plant"))
    card = 'event 001 "Name"\n  cost 10\n  gain 1 plant\n\n' if one["prefix"] == "scenario" else ""
    assert load_text(f"{card}{body}\n", ("base",)).errors == ()
