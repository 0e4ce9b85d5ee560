"""Parse tree to syntax nodes: one method per rule of `grammar/mars.lark`, named like it.

In: the tree of one declaration. Out: nodes of `dsl.nodes` with exact spans, and what shows only
here as diagnostics in `Builder.found`. Letter case, plurals and meaning are the compiler's matter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from lark import Token, Transformer, v_args
from lark.tree import Meta

from dsl import nodes as n
from dsl.diagnostics import Diagnostic, report
from dsl.source import Span, around
from dsl.words import BASES, RULE_VERBS

Child = object
_THINGS = (n.Thing, n.Who, n.It, n.Here)
_EFFECTS = (n.Do, n.All, n.Choice, n.Sequence, n.Paid, n.May, n.Repeatedly, n.Each, n.If)
_CONDITIONS = (n.Is, n.Has, n.Happening, n.And, n.Or)


class Builder(Transformer[Token, n.File]):
    """`before` is how many lines of the file stand before the text that was parsed."""

    def __init__(self, file: str, before: int) -> None:
        super().__init__()
        self._file = file
        self._before = before
        self.found: list[Diagnostic] = []

    def span(self, place: Meta | Token) -> Span:
        """The place of a tree or token in its file."""
        line, end = cast(int, place.line), cast(int, place.end_line)
        return Span(
            self._file,
            line + self._before,
            cast(int, place.column),
            end + self._before,
            cast(int, place.end_column),
        )

    # ---- declarations ---------------------------------------------------------------------------

    @v_args(meta=True)
    def start(self, meta: Meta, children: list[Child]) -> n.File:
        declarations = tuple(_all(children, n.Declaration))
        return n.File(declarations, span=self.span(meta))

    def declaration(self, children: list[Child]) -> n.Declaration:
        head = cast(n.Declaration, children[0])
        lines = cast("tuple[n.Line, ...]", tuple(children[1:]))
        span = around(head.header, lines[-1].span if lines else head.header)
        return replace(head, lines=lines, span=span)

    @v_args(meta=True)
    def header(self, meta: Meta, children: list[Child]) -> n.Declaration:
        words = tuple(self._word(token) for token in _tokens(children, "NAME"))
        name = next((_unquoted(token) for token in _tokens(children, "STRING")), None)
        number = next((str(token) for token in _tokens(children, "CODE")), None)
        notes = tuple(_all(children, n.Property))
        span = self.span(meta)
        return n.Declaration(words, number, name, notes, span=span, header=span)

    @v_args(meta=True)
    def note(self, meta: Meta, children: list[Child]) -> n.Property:
        return n.Property(str(children[0]), tuple(_all(children, n.Listed)), span=self.span(meta))

    # ---- lines ----------------------------------------------------------------------------------

    @v_args(meta=True)
    def property(self, meta: Meta, children: list[Child]) -> n.Property:
        condition = next(iter(_all(children, *_CONDITIONS)), None)
        things = tuple(_all(children, n.Listed))
        return n.Property(str(children[0]), things, condition, span=self.span(meta))

    @v_args(meta=True)
    def requires(self, meta: Meta, children: list[Child]) -> n.Requires:
        return n.Requires(tuple(_all(children, *_CONDITIONS)), span=self.span(meta))

    @v_args(meta=True)
    def immediate(self, meta: Meta, children: list[Child]) -> n.Immediate:
        return n.Immediate(_effect(children), span=self.span(meta))

    @v_args(meta=True)
    def ability(self, meta: Meta, children: list[Child]) -> n.Ability:
        return n.Ability(_text(children[0]), _effect(children), span=self.span(meta))

    @v_args(meta=True)
    def trigger(self, meta: Meta, children: list[Child]) -> n.Trigger:
        events = tuple(_all(children, n.Happening))
        return n.Trigger(events, _effect(children), span=self.span(meta))

    @v_args(meta=True)
    def moment(self, meta: Meta, children: list[Child]) -> n.Moment:
        return n.Moment(_noun(children), _effect(children), span=self.span(meta))

    @v_args(meta=True)
    def rule(self, meta: Meta, children: list[Child]) -> n.Rule:
        rule = _one(children, n.Change, n.Right)
        condition = next(iter(_all(children, *_CONDITIONS)), None)
        return n.Rule(_text(children[0]), rule, condition, span=self.span(meta))

    @v_args(meta=True)
    def change(self, meta: Meta, children: list[Child]) -> n.Change:
        verb = RULE_VERBS[_text(_tokens(children, "IS")[0])]
        subjects = tuple(_all(children, n.Listed))
        return n.Change(subjects, verb, _noun(children), span=self.span(meta))

    @v_args(meta=True)
    def right(self, meta: Meta, children: list[Child]) -> n.Right:
        who = self._player(_tokens(children, "WHO")[0])
        verb = BASES[_text(_tokens(children, "VERB")[0])]
        allowed = not _tokens(children, "MAY_NOT")
        return n.Right(who, allowed, verb, _thing(children), _roles(children), span=self.span(meta))

    @v_args(meta=True)
    def scoped(self, meta: Meta, children: list[Child]) -> n.Scoped:
        who = self._player(cast(Token, children[0]))
        return n.Scoped(who, cast(n.Property, children[1]), span=self.span(meta))

    def map(self, children: list[Child]) -> n.Map:
        token = cast(Token, children[0])
        rows = (line.split("#")[0].split() for line in token.split("\n")[1:])
        return n.Map(tuple(tuple(row) for row in rows if row), span=self.span(token))

    # ---- effects --------------------------------------------------------------------------------

    @v_args(meta=True)
    def sequence(self, meta: Meta, children: list[Child]) -> n.Sequence:
        return n.Sequence(tuple(_all(children, *_EFFECTS)), span=self.span(meta))

    @v_args(meta=True)
    def paid(self, meta: Meta, children: list[Child]) -> n.Paid:
        cost, gain = _all(children, *_EFFECTS)
        return n.Paid(cost, gain, span=self.span(meta))

    @v_args(meta=True)
    def all(self, meta: Meta, children: list[Child]) -> n.All:
        return n.All(self._parts(children), span=self.span(meta))

    @v_args(meta=True)
    def choice(self, meta: Meta, children: list[Child]) -> n.Choice:
        return n.Choice(self._parts(children), span=self.span(meta))

    def group(self, children: list[Child]) -> n.Effect:
        return _effect(children)

    @v_args(meta=True)
    def do(self, meta: Meta, children: list[Child]) -> n.Do:
        verb = BASES[_text(children[0])]
        return n.Do(verb, _thing(children), _roles(children), span=self.span(meta))

    @v_args(meta=True)
    def same(self, meta: Meta, children: list[Child]) -> n.Do:
        return n.Do("", _thing(children), _roles(children), span=self.span(meta))

    def _parts(self, children: list[Child]) -> tuple[n.Effect, ...]:
        """The parts of a list, each without a verb given the one before it."""
        parts: list[n.Effect] = []
        verb = ""
        for part in _all(children, *_EFFECTS):
            if isinstance(part, n.Do) and part.verb:
                verb = part.verb
            elif isinstance(part, n.Do) and verb:
                part = n.Do(verb, part.thing, part.roles, span=part.span)
            elif isinstance(part, n.Do):
                self.found.append(report("E0017", part.span))
            parts.append(part)
        return tuple(parts)

    @v_args(meta=True)
    def may(self, meta: Meta, children: list[Child]) -> n.May:
        return n.May(_effect(children), span=self.span(meta))

    @v_args(meta=True)
    def repeatedly(self, meta: Meta, children: list[Child]) -> n.Repeatedly:
        return n.Repeatedly(_effect(children), span=self.span(meta))

    @v_args(meta=True)
    def each(self, meta: Meta, children: list[Child]) -> n.Each:
        head = children[0]
        who = self._player(head) if isinstance(head, Token) else cast(n.Who, head)
        return n.Each(who, _effect(children), span=self.span(meta))

    @v_args(meta=True)
    def conditional(self, meta: Meta, children: list[Child]) -> n.If:
        yes, *no = _all(children, *_EFFECTS)
        condition = _one(children, *_CONDITIONS)
        return n.If(condition, yes, no[0] if no else None, span=self.span(meta))

    # ---- events and conditions ------------------------------------------------------------------

    @v_args(meta=True)
    def event(self, meta: Meta, children: list[Child]) -> n.Happening:
        players = _tokens(children, "WHO")
        actors = _all(children, n.Word)
        who = self._player(players[0]) if players else actors[0] if actors else None
        verb = BASES[_text(_tokens(children, "DOES")[0])]
        return n.Happening(who, verb, _thing(children), _roles(children), span=self.span(meta))

    @v_args(meta=True)
    def actor(self, meta: Meta, children: list[Child]) -> n.Word:
        return n.Word(" ".join(_text(token) for token in children), span=self.span(meta))

    def both(self, children: list[Child]) -> n.And:
        parts = tuple(_all(children, *_CONDITIONS))
        return n.And(parts, span=around(parts[0].span, parts[-1].span))

    def either(self, children: list[Child]) -> n.Or:
        parts = tuple(_all(children, *_CONDITIONS))
        return n.Or(parts, span=around(parts[0].span, parts[-1].span))

    @v_args(meta=True)
    def there(self, meta: Meta, children: list[Child]) -> n.Is:
        return n.Is(_noun(children), span=self.span(meta))

    @v_args(meta=True)
    def has(self, meta: Meta, children: list[Child]) -> n.Has:
        subject, thing = _all(children, *_THINGS)
        return n.Has(subject, thing, span=self.span(meta))

    @v_args(meta=True)
    def happened(self, meta: Meta, children: list[Child]) -> n.Happening:
        """In the past tense: `you raised rating`, `you did not raise rating`."""
        subject = cast(Token, children[0])
        who = self._player(subject) if subject.type == "WHO" else self._word(subject)
        verb = BASES[_text(_tokens(children, "DID", "VERB")[0])]
        negated = bool(_tokens(children, "DID_NOT"))
        return n.Happening(
            who, verb, _thing(children), _roles(children), negated, span=self.span(meta)
        )

    # ---- things ---------------------------------------------------------------------------------

    @v_args(meta=True)
    def listed(self, meta: Meta, children: list[Child]) -> n.Listed:
        return n.Listed(_one(children, *_THINGS), _roles(children), span=self.span(meta))

    @v_args(meta=True)
    def noun(self, meta: Meta, children: list[Child]) -> n.Thing:
        return n.Thing(
            tuple(self._word(token) for token in _tokens(children, "DET")),
            next(iter(_all(children, n.Number)), None),
            tuple(_all(children, n.Alternatives)),
            tuple(_all(children, n.Filter)),
            span=self.span(meta),
        )

    @v_args(meta=True)
    def number(self, meta: Meta, children: list[Child]) -> n.Number:
        text = str(children[-1])
        sign = text[0] if text[0] in "+-" else "" if text[0].isalnum() else "-"
        digits = re.search(r"\d+", text)
        return n.Number(
            int(digits.group()) if digits else None,
            times_x="X" in text,
            signed=sign,
            percent=text.endswith("%"),
            bound=_text(children[0]) if len(children) > 1 else "",
            span=self.span(meta),
        )

    @v_args(meta=True)
    def word(self, meta: Meta, children: list[Child]) -> n.Alternatives:
        words = tuple(self._word(cast(Token, token)) for token in children)
        return n.Alternatives(words, span=self.span(meta))

    @v_args(meta=True)
    def filter(self, meta: Meta, children: list[Child]) -> n.Filter:
        """`with 2 plants`, or a bare `here`, or a bare number."""
        word = _text(children[0]) if isinstance(children[0], Token) else ""
        thing = next(iter(_all(children, n.Number, *_THINGS)), None)
        return n.Filter(word, thing, span=self.span(meta))

    @v_args(meta=True)
    def role(self, meta: Meta, children: list[Child]) -> n.Role:
        return n.Role(_text(children[0]), _one(children, *_THINGS), span=self.span(meta))

    @v_args(meta=True)
    def here(self, meta: Meta, children: list[Child]) -> n.Here:
        return n.Here(span=self.span(meta))

    @v_args(meta=True)
    def it(self, meta: Meta, children: list[Child]) -> n.It:
        return n.It(_text(children[0]), span=self.span(meta))

    @v_args(meta=True)
    def who(self, meta: Meta, children: list[Child]) -> n.Who:
        doing = None
        if verbs := _tokens(children, "DID"):
            thing = _noun(children)
            span = around(self.span(verbs[0]), thing.span)
            doing = n.Happening(None, BASES[_text(verbs[0])], thing, span=span)
        filters = tuple(_all(children, n.Filter))
        return n.Who(_text(children[0]), filters, doing, span=self.span(meta))

    @v_args(meta=True)
    def ranked(self, meta: Meta, children: list[Child]) -> n.Who:
        return n.Who(_text(children[0]), rank=_noun(children), span=self.span(meta))

    # ---- scenarios ------------------------------------------------------------------------------

    @v_args(meta=True)
    def given(self, meta: Meta, children: list[Child]) -> n.Given:
        return n.Given(tuple(_all(children, *_CONDITIONS)), span=self.span(meta))

    def when(self, children: list[Child]) -> n.When:
        event = _one(children, n.Happening)
        answers = tuple(
            answer for token in _tokens(children, "ANSWERS") for answer in self._answers(token)
        )
        start = self.span(_tokens(children, "WHEN")[0])
        end = answers[-1].span if answers else event.span
        return n.When(event, answers, span=around(start, end))

    def _answers(self, token: Token) -> list[n.Word]:
        """The answers of a line; commas within quotes belong to the answer."""
        found = []
        place = self.span(token)
        start = len("answers")
        for match in re.finditer(r'(?:"[^"]*"|[^",])*(,|$)', token[start:]):
            text = match.group().removesuffix(",")
            column = place.column + start + match.start() + len(text) - len(text.lstrip())
            end = max(column + len(text.strip()), column + 1)
            span = Span(self._file, place.line, column, place.line, end)
            if text.strip():
                found.append(_quotable(text.strip(), span))
            elif match.group() or not found:
                self.found.append(report("E0018", span))
        return found

    @v_args(meta=True)
    def then(self, meta: Meta, children: list[Child]) -> n.Then:
        return n.Then(_one(children, *_CONDITIONS), span=self.span(meta))

    @v_args(meta=True)
    def refused(self, meta: Meta, children: list[Child]) -> n.Refused:
        why = next((_unquoted(token) for token in _tokens(children, "STRING")), None)
        return n.Refused(why, span=self.span(meta))

    @v_args(meta=True)
    def offered(self, meta: Meta, children: list[Child]) -> n.Offered:
        who = self._word(_tokens(children, "NAME")[0])
        text = _tokens(children, "CHOOSE")[0].removeprefix("choose").strip()
        span = self.span(meta)
        if not text:
            self.found.append(report("E0018", span))
        allowed = not _tokens(children, "MAY_NOT")
        return n.Offered(who, allowed, _quotable(text, span).text, span=span)

    # ---- tokens ---------------------------------------------------------------------------------

    def _word(self, token: Token) -> n.Word:
        if token.type == "STRING":
            return n.Word(_unquoted(token), quoted=True, span=self.span(token))
        return n.Word(_text(token), span=self.span(token))

    def _player(self, token: Token) -> n.Who:
        return n.Who(_text(token), span=self.span(token))


def _text(token: Child) -> str:
    """A word or phrase with single spaces."""
    return " ".join(str(token).split())


def _unquoted(token: Token) -> str:
    return token[1:-1]


def _quotable(text: str, span: Span) -> n.Word:
    """Source text; one that is a quoted name as a whole loses its quotes."""
    quoted = len(text) > 1 and text[0] == text[-1] == '"' and text.count('"') == 2
    return n.Word(text[1:-1] if quoted else _text(text), quoted, span=span)


def _all(children: Sequence[Child], *kinds: type) -> list[Any]:
    return [child for child in children if isinstance(child, kinds)]


def _one(children: Sequence[Child], *kinds: type) -> Any:
    return _all(children, *kinds)[0]


def _tokens(children: Sequence[Child], *types: str) -> list[Token]:
    return [child for child in children if isinstance(child, Token) and child.type in types]


def _effect(children: Sequence[Child]) -> n.Effect:
    return cast(n.Effect, _one(children, *_EFFECTS))


def _noun(children: Sequence[Child]) -> n.Thing:
    return cast(n.Thing, _one(children, n.Thing))


def _thing(children: Sequence[Child]) -> n.AnyThing | None:
    return next(iter(_all(children, *_THINGS)), None)


def _roles(children: Sequence[Child]) -> tuple[n.Role, ...]:
    return tuple(_all(children, n.Role))
