"""The language server, asked through its protocol as an editor asks it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types as t
from pygls.lsp.client import LanguageClient

from arsia.service.colours import SORTS

CARDS = """set mine "Mine"
  uses base

tag moss, also mosses
card resource spore

active 001 "Moss Garden"
  cost 8
  tags moss, plant
  holds spore
  action: add 1 spore here
  vp 1 per 2 spores here

automated 002 "Warm Stones"
  cost 9
  requires temperature -20
  gain 1 plant per 2 moss tags
"""
TESTS = """scenario "Moss grows"
  players red, blue
  given red has "Moss Garden" in play
  when red uses "Moss Garden"
  then red has 1 spore on "Moss Garden"
"""
ELSEWHERE = "../other/cards.mars"


class Client:
    """An editor with one set open. Places are given by the words that stand there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.editor = LanguageClient("a test", "1")
        self.found: dict[str, list[t.Diagnostic]] = {}
        self.said: list[str] = []
        self.editor.feature(t.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda p: self._publish(p))
        self.editor.feature(t.WINDOW_SHOW_MESSAGE)(lambda p: self.said.append(p.message))
        self.texts: dict[str, str] = {}
        self._version = 0

    def start(self) -> None:
        self.wait(self.editor.start_io(sys.executable, "-m", "arsia", "serve", "--stdio"))
        self.wait(self.editor.initialize_async(t.InitializeParams(t.ClientCapabilities())))
        self.editor.initialized(t.InitializedParams())

    def stop(self) -> None:
        self.wait(self.editor.shutdown_async(None))
        self.editor.exit(None)
        self.wait(self.editor.stop())
        self.loop.close()

    def wait(self, what: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(what, 120))

    def _publish(self, params: t.PublishDiagnosticsParams) -> None:
        self.found[params.uri] = [*params.diagnostics]

    def uri(self, name: str) -> str:
        return (self.folder / name).resolve().as_uri()

    def open(self, name: str) -> None:
        text = (self.folder / name).read_text("utf-8")
        item = t.TextDocumentItem(self.uri(name), "mars", 0, text)
        self.texts[name] = text
        self.editor.text_document_did_open(t.DidOpenTextDocumentParams(item))

    def type(self, name: str, text: str) -> list[t.Diagnostic]:
        """The messages once the text is this."""
        self._version += 1
        self.texts[name] = text
        self.found.pop(self.uri(name), None)
        self._put(name, text)
        self._listen()
        return self.found.get(self.uri(name), [])

    def _put(self, name: str, text: str) -> None:
        document = t.VersionedTextDocumentIdentifier(self._version, self.uri(name))
        change = t.TextDocumentContentChangeWholeDocument(text)
        self.editor.text_document_did_change(t.DidChangeTextDocumentParams(document, [change]))

    def _listen(self) -> None:
        """Only news are sent, so another document has some too: with them come all others."""
        odd = self._version % 2
        self._put(ELSEWHERE, 'set other "Other"\n' + "x\n" * odd)
        self.until(lambda: bool(self.found.get(self.uri(ELSEWHERE))) == odd)
        self.ask("text_document_document_symbol", t.DocumentSymbolParams, ELSEWHERE)

    def until(self, holds: Callable[[], bool]) -> None:
        async def waiting() -> None:
            while not holds():
                await asyncio.sleep(0.005)

        self.wait(waiting())

    def actions(self, place: t.Range, context: t.CodeActionContext) -> Any:
        return self.ask(
            "text_document_code_action", t.CodeActionParams, "cards.mars", place, context
        )

    def at(self, name: str, words: str, within: int = 0) -> t.Position:
        """In UTF-16 units."""
        before = self.texts[name][: self.texts[name].index(words) + within]
        line = before.rpartition("\n")[2]
        return t.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)

    def ask(self, what: str, params: Any, name: str, *more: Any, **named: Any) -> Any:
        document = t.TextDocumentIdentifier(self.uri(name))
        asked = params(text_document=document, **named) if named else params(document, *more)
        return self.wait(getattr(self.editor, f"{what}_async")(asked))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    client = Client(tmp_path_factory.mktemp("sets") / "mine")
    client.folder.mkdir()
    (client.folder / "cards.mars").write_text(CARDS, "utf-8")
    (client.folder / "tests.mars").write_text(TESTS, "utf-8")
    (client.folder / ELSEWHERE).parent.mkdir()
    (client.folder / ELSEWHERE).write_text("", "utf-8")
    client.start()
    client.open("cards.mars")
    client.open(ELSEWHERE)
    yield client
    client.stop()


@pytest.fixture
def client(served: Client) -> Client:
    """With the text as it was."""
    served.type("cards.mars", CARDS)
    return served


def errors(found: list[t.Diagnostic]) -> list[t.Diagnostic]:
    return [one for one in found if one.severity == t.DiagnosticSeverity.Error]


def changed(text: str, edits: list[t.TextEdit]) -> str:
    """The text with the edits, which are in units of ASCII."""
    lines = text.split("\n")
    for one in sorted(
        edits, key=lambda entry: (entry.range.start.line, entry.range.start.character)
    )[::-1]:
        first, last = one.range.start, one.range.end
        new = lines[first.line][: first.character] + one.new_text
        lines[first.line : last.line + 1] = (new + lines[last.line][last.character :]).split("\n")
    return "\n".join(lines)


def test_messages_while_one_types_and_what_mends_them(client: Client) -> None:
    (one,) = errors(client.type("cards.mars", CARDS.replace("1 plant per", "1 plnt per")))
    assert (one.code, one.range.start) == ("E1010", client.at("cards.mars", "plnt"))
    assert "did you mean `plant`?" in one.message
    context = t.CodeActionContext([one])
    actions = client.actions(one.range, context)
    assert [one.title for one in actions if one.kind == "quickfix"] == ["Change to `plant`"]
    edits = actions[0].edit.changes[client.uri("cards.mars")]
    assert changed(client.texts["cards.mars"], edits) == CARDS
    assert errors(client.type("cards.mars", CARDS)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "title"),
    [
        ("  action: add", "action: add", "Indent it by two spaces"),
        ('Stones"\n  cost 9', 'Stones"', "Begin a line `cost 10`"),
        (
            "  cost 9",
            "  cost 9\n  Increase your energy production 1 step.",
            "Change to `production +1 energy`",
        ),
    ],
)
def test_a_click_mends_what_is_no_word(client: Client, right: str, wrong: str, title: str) -> None:
    (one,) = errors(client.type("cards.mars", CARDS.replace(right, wrong)))
    actions = client.actions(one.range, t.CodeActionContext([one]))
    action = next(action for action in actions if action.title == title)
    edits = action.edit.changes[client.uri("cards.mars")]
    text = changed(client.texts["cards.mars"], edits)
    assert errors(client.type("cards.mars", text)) == []


def test_a_fix_is_of_the_message_that_is_shown(client: Client) -> None:
    """Also of so many that no suggestion is followed while one types."""
    wrong = (f'\nevent "E{n}"\n  cost 1\n  gain 1 plnt for each city\n' for n in range(70))
    shown = errors(client.type("cards.mars", CARDS + "".join(wrong)))
    actions = client.actions(shown[0].range, t.CodeActionContext([shown[0]]))
    about = [one.diagnostics for one in actions if one.kind == "quickfix"]
    assert {one[0] in shown for one in about} == {True}


def test_all_of_a_file_is_mended_at_once(client: Client) -> None:
    wrong = CARDS.replace("1 plant per", "1 plnt per").replace("  cost 9", "  cots 9")
    found = errors(client.type("cards.mars", wrong))
    only = t.CodeActionContext(found, only=[t.CodeActionKind.SourceFixAll])
    whole = t.Range(t.Position(0, 0), t.Position(99, 0))
    (action,) = client.actions(whole, only)
    edits = action.edit.changes[client.uri("cards.mars")]
    assert changed(wrong, edits) == CARDS
    client.type("cards.mars", CARDS)
    assert not client.actions(whole, only)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("E2200", "Gain 2 plants for every 2 moss tags you have."),
        ("N2203", "Sprout a plant for every 2 moss tags you have."),
    ],
)
def test_a_click_mends_the_printed_text(client: Client, code: str, words: str) -> None:
    """A mismatch, and what is not understood, is marked at its words, and the nearest wording is
    offered."""
    text = CARDS.replace("  gain 1 plant per", f'  text "{words}"\n  gain 1 plant per')
    found = client.type("cards.mars", text)
    (one,) = [one for one in found if str(one.code).startswith(code[:3])]
    start = client.at("cards.mars", words)
    assert (one.code, one.range.start) == (code, start)
    assert one.range.end == t.Position(start.line, start.character + len(words))
    actions = client.actions(one.range, t.CodeActionContext([one]))
    edits = next(one for one in actions if one.kind == "quickfix").edit.changes
    mended = changed(client.texts["cards.mars"], edits[client.uri("cards.mars")])
    assert "Gain 1 plant for every 2 moss tags you have." in mended
    assert errors(client.type("cards.mars", mended)) == []


def test_a_message_says_what_stands_behind_it(client: Client) -> None:
    client.type("cards.mars", CARDS.replace("1 plant per", "1 plnt per"))
    place = client.at("cards.mars", "plnt")
    told = client.ask("text_document_hover", t.HoverParams, "cards.mars", place)
    assert "Wrong:" in told.contents.value
    assert "Right:" in told.contents.value


def test_places_are_in_units_of_the_protocol(client: Client) -> None:
    """Tabs are two columns here, signs without width none, others one or two units."""
    text = CARDS.replace("  gain 1 plant", "\tga\u200bin 1 plnt").replace("Warm", "\U0001f31e Warm")
    found = {one.code: one.range for one in client.type("cards.mars", text)}
    assert found["E1010"].start == client.at("cards.mars", "plnt")
    assert found["E1010"].end == client.at("cards.mars", "plnt", 4)
    place = client.at("cards.mars", "moss tags", 1)
    (home,) = [client.ask("text_document_definition", t.DefinitionParams, "cards.mars", place)]
    assert home.range.start == client.at("cards.mars", "moss, also")


@pytest.mark.parametrize(
    ("words", "within", "told"),
    [
        ("Moss Garden", 3, "Action: add 1 spore to this card."),
        ("action: add", 9, "**add**"),
        ("gain 1 plant", 0, "Gain 1 plant for every 2 moss tags you have."),
        ("tags moss", 6, "tag **moss**, of the set mine"),
        ("requires temperature", 12, "parameter **temperature**, of the set mars"),
    ],
)
def test_what_is_under_the_mouse(client: Client, words: str, within: int, told: str) -> None:
    place = client.at("cards.mars", words, within)
    found = client.ask("text_document_hover", t.HoverParams, "cards.mars", place)
    assert told in found.contents.value


NEW = """
active 003 "New"
  cost 3
"""
SCENARIO = """
scenario "New"
  players red, blue
"""


def test_what_is_deleted_and_written_again_is_told_again(client: Client) -> None:
    """Editors have taken the marks away with the text."""
    text = f"{CARDS}{NEW}  qq\n"
    assert client.type("cards.mars", text)
    assert client.type("cards.mars", text)


@pytest.mark.parametrize(
    ("above", "line", "first"),
    [
        (NEW, "  gain 2 pl", ["megacredits", "steel", "titanium", "plants", "energy", "heat"]),
        (NEW, "  gain 1 ", ["megacredit", "steel", "titanium", "plant"]),
        (NEW, "  tags ", ["moss", "building", "space"]),
        (NEW, "  add 1 ", ["spore", "animal", "microbe"]),
        (NEW, '  add 1 spore to "', ['"Warm Stones"', '"Moss Garden"', '"New"']),
        (NEW, "  place a city adjacent to ", ["ocean", "greenery", "city"]),
        (NEW, "  when you play a ", ["moss", "building"]),
        (NEW, "  ", ["tags", "action:", "requires"]),
        ("", "ev", ["active", "area", "automated"]),
        ("", 'event 009 "Late", needs ', ["base", "colonies"]),
        (SCENARIO, "  when red claims ", ['"Terraformer"', '"Mayor"']),
        (SCENARIO, '  given red has "', ['"Warm Stones"', '"Moss Garden"']),
        (SCENARIO, "  board ", ["tharsis"]),
    ],
)
def test_what_may_stand_at_a_place(client: Client, above: str, line: str, first: list[str]) -> None:
    """Names come first, those of the set itself before others; words of the language follow."""
    text = f"{CARDS}{above}{line}"
    client.type("cards.mars", text)
    row, _, column = text.rpartition("\n")
    place = t.Position(row.count("\n") + 1, len(column))
    found = client.ask("text_document_completion", t.CompletionParams, "cards.mars", place)
    labels = [one.label for one in sorted(found, key=lambda one: one.sort_text)]
    assert labels[: len(first)] == first
    begun = len(line.split(" ")[-1])
    assert {one.text_edit.range.start.character for one in found} == {len(line) - begun}


def test_only_what_fits_is_offered(client: Client) -> None:
    text = CARDS.replace("add 1 spore here", "add 1 ")
    client.type("cards.mars", text)
    place = client.at("cards.mars", "add 1 ", 6)
    found = client.ask("text_document_completion", t.CompletionParams, "cards.mars", place)
    names = {one.label for one in found if one.kind == t.CompletionItemKind.Variable}
    assert names == {"spore", "animal", "microbe", "fighter", "science"}


def test_names_lead_to_where_they_are_declared(client: Client) -> None:
    place = client.at("cards.mars", "moss tags", 1)
    home = client.ask("text_document_definition", t.DefinitionParams, "cards.mars", place)
    assert home.range.start == client.at("cards.mars", "moss, also")
    place = client.at("cards.mars", "moss, plant", 8)
    home = client.ask("text_document_definition", t.DefinitionParams, "cards.mars", place)
    assert "/cardsets/mars/" in home.uri


def test_references_are_found_in_scenarios_too(client: Client) -> None:
    place = client.at("cards.mars", "Moss Garden")
    found = client.ask(
        "text_document_references",
        t.ReferenceParams,
        "cards.mars",
        position=place,
        context=t.ReferenceContext(True),
    )
    files = [one.uri.rpartition("/")[2] for one in found]
    assert sorted(files) == ["cards.mars", *["tests.mars"] * 3]


def test_a_name_is_changed_everywhere(client: Client) -> None:
    place = client.at("cards.mars", "tag moss", 5)
    asked = t.RenameParams(
        t.TextDocumentIdentifier(client.uri("cards.mars")), place, new_name="lichen"
    )
    edit = client.wait(client.editor.text_document_rename_async(asked))
    text = changed(CARDS, edit.changes[client.uri("cards.mars")])
    assert text == CARDS.replace("moss", "lichen").replace("lichenes", "mosses")
    assert errors(client.type("cards.mars", text)) == []


@pytest.mark.parametrize(
    ("words", "within", "name", "why"),
    [
        ("plant per", 0, "grass", "comes with Arsia"),
        ("tag moss", 4, "gain", "`gain` is no name"),
        ("Warm", 0, 'Warm "Stones"', "holds no quote"),
        ("Warm", 0, "moss garden", "there is already “Moss Garden”"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    client: Client, words: str, within: int, name: str, why: str
) -> None:
    place = client.at("cards.mars", words, within)
    asked = t.RenameParams(t.TextDocumentIdentifier(client.uri("cards.mars")), place, new_name=name)
    assert client.wait(client.editor.text_document_rename_async(asked)) is None
    client.until(lambda: bool(client.said))
    assert why in client.said.pop()


def test_the_text_is_put_in_form(client: Client) -> None:
    text = CARDS.replace("  cost 8", "  cost   8").replace("\n\ntag", "\ntag")
    client.type("cards.mars", text)
    asked = t.FormattingOptions(2, True)
    edits = client.ask("text_document_formatting", t.DocumentFormattingParams, "cards.mars", asked)
    assert changed(text, edits) == CARDS


def test_outline_and_folds(client: Client) -> None:
    found = client.ask("text_document_document_symbol", t.DocumentSymbolParams, "cards.mars")
    assert [(one.name, one.detail) for one in found][3:] == [
        ("Moss Garden", "active 001"),
        ("Warm Stones", "automated 002"),
    ]
    folds = client.ask("text_document_folding_range", t.FoldingRangeParams, "cards.mars")
    assert [(one.start_line, one.end_line) for one in folds] == [(0, 1), (6, 11), (13, 16)]


def test_every_word_has_its_colour(client: Client) -> None:
    found = client.ask("text_document_semantic_tokens_full", t.SemanticTokensParams, "cards.mars")
    line = start = 0
    words = []
    lines = CARDS.split("\n")
    for at in range(0, len(found.data), 5):
        down, right, length, sort, _ = found.data[at : at + 5]
        start = right if down else start + right
        line += down
        words.append((lines[line][start : start + length], SORTS[sort]))
    assert words[:4] == [
        ("set", "type"),
        ('"Mine"', "string"),
        ("uses", "property"),
        ("tag", "type"),
    ]
    assert ("gain", "function") in words
    assert ("per", "keyword") in words


def test_a_scenario_is_run_from_its_line(client: Client) -> None:
    client.open("tests.mars")
    (lens,) = client.ask("text_document_code_lens", t.CodeLensParams, "tests.mars")
    command = t.ExecuteCommandParams(lens.command.command, lens.command.arguments)
    told = client.wait(client.editor.workspace_execute_command_async(command))
    assert told["ok"], told
    client.type("tests.mars", TESTS.replace("has 1 spore", "has 2 spores"))
    told = client.wait(client.editor.workspace_execute_command_async(command))
    assert not told["ok"]
    assert any("spore" in line for line in told["failures"])
    client.type("tests.mars", TESTS)


@pytest.mark.parametrize("words", ["Warm Stones", "Moss Garden"])
def test_text_to_start_from_has_no_mistakes(client: Client, words: str) -> None:
    place = client.at("cards.mars", words)
    span, context = t.Range(place, place), t.CodeActionContext([])
    actions = client.actions(span, context)
    assert [one.title for one in actions] == [
        f"Write a scenario for “{words}”",
        "A new card below",
    ]
    for action in actions:
        text = changed(CARDS, action.edit.changes[client.uri("cards.mars")])
        assert errors(client.type("cards.mars", text)) == []
