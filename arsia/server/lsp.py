"""The language server: what editors ask, and what the service says.

In: requests and notifications of the protocol. Out: answers, and messages a moment after a change.
Documents are sent as a whole, so that nobody has to agree on what a line is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from arsia.server.wire import (
    columns,
    location,
    path_of,
    range_of,
    seen,
    text_edits,
    uri_of,
    workspace_edit,
)
from arsia.service import names
from arsia.service.colours import SORTS, colours
from arsia.service.mended import mended
from arsia.service.messages import Fix, explained, fixes, told
from arsia.service.names import Unnamable
from arsia.service.offers import offers
from arsia.service.outline import headings
from arsia.service.project import Project
from arsia.service.service import Service
from arsia.service.telling import meaning
from arsia.service.telling import told as told_of
from arsia.service.trials import begun, new_card, trials, tried
from dsl.messages.diagnostics import Diagnostic, Edit
from dsl.reading.source import Source, normalise
from dsl.syntax.format import format_source

RUN = "arsia.runScenario"
"""The command that runs the scenario at a line of a document."""

SOON = 0.03
"""Seconds after a change until it is looked at: what is typed at once is looked at once."""

PAUSE = 0.4
"""Seconds without a mistake typed before printed sentences are read for the first time, which takes
a second or two to begin with."""

FOLLOWED = 60
"""Of so many messages of a file what is suggested is followed to its end while one types."""

_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "note": types.DiagnosticSeverity.Information,
}

_SORTS = {
    "name": types.CompletionItemKind.Variable,
    "verb": types.CompletionItemKind.Function,
    "property": types.CompletionItemKind.Property,
    "kind": types.CompletionItemKind.Class,
    "word": types.CompletionItemKind.Keyword,
}


def server() -> LanguageServer:
    """A server for one editor."""
    return Editor().server


def _marked(answer: Callable[[Any], object]) -> Callable[[Any], object]:
    """A function, which pygls can put its marks on, unlike on a method."""
    return lambda params: answer(params)


_OPTIONS: dict[str, Any] = {
    types.TEXT_DOCUMENT_COMPLETION: types.CompletionOptions(trigger_characters=['"']),
    types.TEXT_DOCUMENT_RENAME: types.RenameOptions(prepare_provider=True),
    types.TEXT_DOCUMENT_CODE_ACTION: types.CodeActionOptions(
        code_action_kinds=[
            types.CodeActionKind.QuickFix,
            types.CodeActionKind.Refactor,
            types.CodeActionKind.SourceFixAll,
        ]
    ),
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: types.SemanticTokensLegend([*SORTS], []),
}


class Editor:
    """One editor, and what is open in it. `root`: the folder of the set, where that is known from
    the first; `compiled` is told of every set whose messages have just been sent."""

    def __init__(
        self, root: Path | None = None, compiled: Callable[[Project], None] = lambda _: None
    ) -> None:
        self.server = LanguageServer(
            "arsia", version("arsia"), text_document_sync_kind=types.TextDocumentSyncKind.Full
        )
        self.server.command(RUN)(lambda uri, line: self.run(uri, line))
        for feature, answer in self.features().items():
            self.server.feature(feature, _OPTIONS.get(feature))(_marked(answer))
        self.service = Service(root)
        self._compiled = compiled
        self._shown: dict[Path, tuple[Diagnostic, ...]] = {}
        self._written: set[Path] = set()
        self._waiting: asyncio.TimerHandle | None = None
        self._pausing: asyncio.TimerHandle | None = None
        self._reads = False

    def features(self) -> dict[str, Callable[[Any], object]]:
        return {
            types.INITIALIZED: self.begun,
            types.TEXT_DOCUMENT_DID_OPEN: self.opened,
            types.TEXT_DOCUMENT_DID_CHANGE: self.changed,
            types.TEXT_DOCUMENT_DID_CLOSE: self.closed,
            types.TEXT_DOCUMENT_DID_SAVE: self.outside,
            types.WORKSPACE_DID_CHANGE_WATCHED_FILES: self.outside,
            types.TEXT_DOCUMENT_CODE_ACTION: self.actions,
            types.TEXT_DOCUMENT_COMPLETION: self.completion,
            types.TEXT_DOCUMENT_HOVER: self.hover,
            types.TEXT_DOCUMENT_DEFINITION: self.definition,
            types.TEXT_DOCUMENT_REFERENCES: self.references,
            types.TEXT_DOCUMENT_PREPARE_RENAME: self.nameable,
            types.TEXT_DOCUMENT_RENAME: self.rename,
            types.TEXT_DOCUMENT_FORMATTING: self.formatted,
            types.TEXT_DOCUMENT_DOCUMENT_SYMBOL: self.outline,
            types.TEXT_DOCUMENT_FOLDING_RANGE: self.folds,
            types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: self.colours,
            types.TEXT_DOCUMENT_CODE_LENS: self.lenses,
        }

    # ---- what changes

    def begun(self, params: object) -> None:
        if self.service.root is not None:
            self.service.project(self.service.root)
            self._soon()

    def opened(self, params: types.DidOpenTextDocumentParams) -> None:
        path = path_of(params.text_document.uri)
        self.service.put(path, params.text_document.text)
        self.service.project(path)
        self._soon()

    def changed(self, params: types.DidChangeTextDocumentParams) -> None:
        uri = params.text_document.uri
        document = self.server.workspace.get_text_document(uri)
        self.service.put(path_of(uri), document.source)
        self._written.add(path_of(uri))
        self._soon()

    def closed(self, params: types.DidCloseTextDocumentParams) -> None:
        self.service.drop(path_of(params.text_document.uri))
        self._soon()

    def outside(self, params: object) -> None:
        self.service.refresh()
        self._soon()

    def _soon(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = asyncio.get_running_loop().call_later(SOON, self._publish)

    def _publish(self) -> None:
        """What is other than before is sent, and of a text that was written in all: what is deleted
        and written again has lost its marks in the editor."""
        self._waiting = None
        written, self._written = self._written, set()
        for project in self.service.news():
            for path, found in project.found.items():
                told = self._told(project, path, found)
                if path in written or self._shown.get(path, ()) != told:
                    self._shown[path] = told
                    self._send(project, path, told)
            self._compiled(project)

    def _told(
        self, project: Project, path: Path, found: tuple[Diagnostic, ...]
    ) -> tuple[Diagnostic, ...]:
        """The messages as `arsia check` has them: at once where it takes no time, and for the first
        time when one pauses."""
        if len(found) > FOLLOWED or all(one.severity != "error" for one in found):
            return found
        if self._reads:
            return project.followed(found, path)
        if self._pausing is not None:
            self._pausing.cancel()
        self._pausing = asyncio.get_running_loop().call_later(PAUSE, self._read)
        return found

    def _read(self) -> None:
        self._reads = True
        self.service.refresh()
        self._publish()

    def _send(self, project: Project, path: Path, found: tuple[Diagnostic, ...]) -> None:
        try:
            sent = [_diagnostic(project, path, one) for one in found]
        except OSError:  # deleted this moment: the next look tells of it
            return
        self.server.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri_of(path), sent)
        )

    # ---- messages

    def actions(self, params: types.CodeActionParams) -> list[types.CodeAction]:
        path, project = self._at(params)
        if types.CodeActionKind.SourceFixAll in (params.context.only or ()):  # not while one types
            return [*self._whole(project, path)]
        first, _ = seen(project, path, params.range.start)
        last, _ = seen(project, path, params.range.end)
        found = [
            one
            for one in project.found.get(path, ())
            if one.span.line <= last and one.span.end_line >= first
        ]
        shown = {one.span.line: one for one in reversed(self._shown.get(path, ()))}
        told = [(one, shown.get(one.span.line, one)) for one in project.followed(found, path)]
        made = [_action(project, path, about, fix) for one, about in told for fix in fixes(one)]
        return [*made, *self._beginnings(project, path, first)]

    def _whole(self, project: Project, path: Path) -> Iterator[types.CodeAction]:
        """Everything in the file that has one cure."""
        if path in (made := mended(project.root, self.service.texts)):
            before, after = made[path]
            yield types.CodeAction(
                "Mend what has one cure",
                types.CodeActionKind.SourceFixAll,
                edit=types.WorkspaceEdit(changes={uri_of(path): [_instead(before, after)]}),
            )

    def _beginnings(self, project: Project, path: Path, line: int) -> Iterator[types.CodeAction]:
        """Text to start from."""
        state = project.state(path, line)
        scenario, card = begun(state, path, line), new_card(state, path, line)
        if scenario is not None:
            title = f"Write a scenario for “{scenario[0].name}”"
            yield _refactoring(project, path, title, scenario[1])
        if card is not None:
            yield _refactoring(project, path, "A new card below", card)

    def hover(self, params: types.HoverParams) -> types.Hover | None:
        path, project = self._at(params)
        line, column = seen(project, path, params.position)
        here = [one for one in project.found.get(path, ()) if _is_at(one, line, column)]
        found = told_of(project, path, line, column)
        parts = [explained(one.code) for one in here]
        parts += [found.text] if found is not None else []
        if not any(parts):
            return None
        span = here[0].span if here else found.span if found is not None else None
        text = _markdown("\n\n---\n\n".join(parts))
        return types.Hover(text, range_of(project, path, span) if span is not None else None)

    # ---- names

    def completion(self, params: types.CompletionParams) -> list[types.CompletionItem]:
        path, project = self._at(params)
        line, column = seen(project, path, params.position)
        return [
            types.CompletionItem(
                one.text.strip(),
                kind=_SORTS[one.sort],
                detail=one.detail or None,
                sort_text=f"{number:05}",
                documentation=_markdown(meaning(one.text)) if one.sort == "verb" else None,
                text_edit=types.TextEdit(range_of(project, path, one.span), one.text),
            )
            for number, one in enumerate(offers(project, path, line, column))
        ]

    def definition(self, params: types.DefinitionParams) -> types.Location | None:
        path, project = self._at(params)
        line, column = seen(project, path, params.position)
        state = project.state(path, line)
        use = names.named(state, path, line, column)
        if use is None:
            return None
        span = names.declaration(state, use.symbol)
        home = state.path(span)
        return location(project, home, span) if home is not None else None

    def references(self, params: types.ReferenceParams) -> list[types.Location]:
        path, project = self._at(params)
        line, column = seen(project, path, params.position)
        state = project.state(path, line)
        use = names.named(state, path, line, column)
        if use is None:
            return []
        found = names.everywhere(project, use.symbol)
        if not params.context.include_declaration:
            own = names.declaration(state, use.symbol)
            found = {
                path: {s: u for s, u in uses.items() if s != own} for path, uses in found.items()
            }
        return [location(project, home, span) for home, uses in found.items() for span in uses]

    def nameable(self, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | None:
        path, project = self._at(params)
        line, column = seen(project, path, params.position)
        use = names.named(project.state(path, line), path, line, column)
        if use is None:
            return None
        return types.PrepareRenamePlaceholder(range_of(project, path, use.span), use.symbol.name)

    def rename(self, params: types.RenameParams) -> types.WorkspaceEdit | None:
        path, project = self._at(params)
        line, column = seen(project, path, params.position)
        state = project.state(path, line)
        use = names.named(state, path, line, column)
        if use is None:
            return None
        try:
            edits = names.renamed(project, state, use.symbol, params.new_name)
            return workspace_edit(project, edits)
        except Unnamable as reason:
            self.server.window_show_message(
                types.ShowMessageParams(types.MessageType.Warning, str(reason))
            )
            return None

    # ---- the text as a whole

    def formatted(self, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        path, project = self._at(params)
        text = project.text(path)
        made = format_source(Source(path.name, normalise(text)))
        if made == text:
            return []
        return [_instead(text, made)]

    def outline(self, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        path, project = self._at(params)
        return [
            types.DocumentSymbol(
                one.name,
                types.SymbolKind.Class if one.is_card else types.SymbolKind.Constant,
                range_of(project, path, one.span),
                range_of(project, path, one.header),
                one.detail,
            )
            for one in headings(project.states[0], path)
        ]

    def folds(self, params: types.FoldingRangeParams) -> list[types.FoldingRange]:
        path, project = self._at(params)
        return [
            types.FoldingRange(one.span.line - 1, one.span.end_line - 1)
            for one in headings(project.states[0], path)
            if one.span.end_line > one.span.line
        ]

    def colours(self, params: types.SemanticTokensParams) -> types.SemanticTokens:
        """As the protocol wants it: five numbers a word, the place counted from the word before."""
        path, project = self._at(params)
        text = project.text(path)
        places = columns(text)
        data: list[int] = []
        line = start = 0
        for one in colours(normalise(text)):
            number, first = places.place(one.line, one.column)
            _, end = places.place(one.line, one.end)
            data += [number - line, first - (start if number == line else 0), end - first]
            data += [SORTS.index(one.sort), 0]
            line, start = number, first
        return types.SemanticTokens(data)

    # ---- scenarios

    def lenses(self, params: types.CodeLensParams) -> list[types.CodeLens]:
        path, project = self._at(params)
        uri = params.text_document.uri
        return [
            types.CodeLens(
                range_of(project, path, one.span),
                types.Command("Run this scenario", RUN, arguments=[uri, one.span.line]),
            )
            for one in trials(project.states[0], path)
        ]

    def run(self, uri: str, line: int) -> dict[str, Any] | None:
        """What came of the scenario: whether all held, what did not, and what happened."""
        path = path_of(uri)
        outcome = tried(self.service.project(path), path, line)
        if outcome is None:
            return None
        sort = types.MessageType.Info if outcome.ok else types.MessageType.Error
        text = f"“{outcome.name}” {'passed' if outcome.ok else 'failed'}"
        said = "\n".join([text, *outcome.failures])
        self.server.window_show_message(types.ShowMessageParams(sort, said))
        return {"ok": outcome.ok, "failures": [*outcome.failures], "log": [*outcome.log]}

    def _at(self, params: Any) -> tuple[Path, Project]:
        path = path_of(params.text_document.uri)
        return path, self.service.project(path)


def _markdown(text: str) -> types.MarkupContent:
    return types.MarkupContent(types.MarkupKind.Markdown, text)


def _is_at(one: Diagnostic, line: int, column: int) -> bool:
    first = (one.span.line, one.span.column)
    return first <= (line, column) <= (one.span.end_line, one.span.end_column)


def _diagnostic(project: Project, path: Path, one: Diagnostic) -> types.Diagnostic:
    return types.Diagnostic(
        range_of(project, path, one.span),
        told(one),
        severity=_SEVERITIES[one.severity],
        code=one.code,
        source="arsia",
    )


def _refactoring(project: Project, path: Path, title: str, edit: Edit) -> types.CodeAction:
    changes = {uri_of(path): text_edits(project, path, [edit])}
    kind = types.CodeActionKind.Refactor
    return types.CodeAction(title, kind, edit=types.WorkspaceEdit(changes=changes))


def _instead(before: str, after: str) -> types.TextEdit:
    """The whole text of a file for another one."""
    end = types.Position(*columns(before).end)
    return types.TextEdit(types.Range(types.Position(0, 0), end), after)


def _action(project: Project, path: Path, one: Diagnostic, fix: Fix) -> types.CodeAction:
    return types.CodeAction(
        fix.title,
        types.CodeActionKind.QuickFix,
        diagnostics=[_diagnostic(project, path, one)],
        is_preferred=fix.likely,
        edit=types.WorkspaceEdit(changes={uri_of(path): text_edits(project, path, [fix.edit])}),
    )
