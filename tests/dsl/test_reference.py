"""The reference pages say what grammar, compiler and catalogue know, no more, no less."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner

import runtime.driving.messages  # noqa: F401  (all messages are known)
from arsia.cli import main
from arsia.mistakes.report import without
from compiler.messages.never import NEVER_IN_PLAY
from compiler.names.kinds import KINDS
from dsl.lexicon.verbs import amounts, table
from dsl.lexicon.words import RESERVED, VERBS
from dsl.messages.diagnostics import catalogue_markdown, render
from tests.bundled import load_text
from tests.generated import COMMAND, Generated

DOCS = Path(__file__).parent.parent.parent / "docs"
LANGUAGE = (DOCS / "language.md").read_text("utf-8")
BLOCKS = re.findall(r"```mars\n(.*?)```", LANGUAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.split("\n")[0] for block in BLOCKS])
def test_every_example_compiles(block: str) -> None:
    loaded = load_text(block, uses=("base",), name="example")
    found = [d for d in loaded.diagnostics if d.span.file == "example"]
    found = [d for d in found if not d.tells(NEVER_IN_PLAY)]  # an example is no whole game
    assert render(found, loaded.sources) == ""


def rows(heading: str) -> list[list[str]]:
    """The cells of every table row under a heading, without the heads."""
    section = LANGUAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.split("\n") if line.startswith("| ")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def test_reserved_words(generated: Generated) -> None:
    wanted = "\n\n".join(map(wrapped, (RESERVED - {*VERBS}, VERBS)))
    generated.part("docs/language.md", "words", wanted)


def wrapped(words: Iterable[str]) -> str:
    whole = (f"`{word}`".replace(" ", "\0") for word in sorted(words))
    return textwrap.fill(" ".join(whole), 110).replace("\0", " ")


def test_table_of_verbs(generated: Generated) -> None:
    generated.part("docs/language.md", "verbs", table())


def test_table_of_amounts(generated: Generated) -> None:
    generated.part("docs/language.md", "amounts", amounts())


def test_tables_of_kinds() -> None:
    found = {}
    for row in rows("Headers"):
        kind = row[0].strip("`")
        if row[0] != "kind":  # the head of the table
            found[kind] = set(re.findall(r"`([^`]+)`", row[2]))
    assert set(found) == set(KINDS)
    for kind, row in KINDS.items():
        assert found[kind] == set(row.words_of_properties) or kind == "event", kind


def test_diagnostics_page_is_the_catalogue(generated: Generated) -> None:
    """What was measured stands behind it; all cards take a minute, so only who renews does it."""
    page = generated.path("docs/diagnostics.md")
    if generated.renewed:
        page.write_text(catalogue_markdown(), "utf-8")
        assert CliRunner().invoke(main, ["measure", "--write", str(page)]).exit_code == 0
    assert without(page.read_text("utf-8")) == catalogue_markdown(), COMMAND
