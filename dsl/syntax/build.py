"""Grammar to syntax nodes: one method per rule of `grammar/mars.lark`, named like it.

In: what the parts of a rule have become. Out: nodes of `dsl.syntax.nodes` with exact spans, and
what shows only here as diagnostics in `Builder.found`. Letter case, plurals and meaning are the
compiler's matter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from lark import Token

from dsl.lexicon.words import BASES, EACH, LATER, ONCE, RULE_VERBS
from dsl.messages.diagnostics import report
from dsl.messages.syntax import ANSWER_MISSING, VERB_MISSING
from dsl.reading.source import Span, around
from dsl.syntax import nodes as n
from dsl.syntax.build_things import (
    CONDITIONS,
    THINGS,
    Child,
    Things,
    every,
    one,
    phrase,
    the_noun,
    the_roles,
    the_thing,
    tokens,
    unquoted,
)

_EFFECTS = (
    *(n.Do, n.All, n.Choice, n.ChooseOne, n.Lot, n.Sequence, n.Paid),
    *(n.May, n.Repeatedly, n.Each, n.If, n.Fallback, n.Rule, n.Later),
    n.Nothing,
)

_STATES = (*CONDITIONS, n.HasDone, n.Begins)


class Builder(Things):
    """Lines, effects and whole declarations."""

    # ---- declarations ---------------------------------------------------------------------------

    def start(self, children: list[Child]) -> tuple[n.Declaration, ...]:
        return tuple(every(children, n.Declaration))

    def declaration(self, children: list[Child]) -> n.Declaration:
        head = cast(n.Declaration, children[0])
        lines = cast("tuple[n.Line, ...]", tuple(children[1:]))
        span = around(head.header, lines[-1].span if lines else head.header)
        return replace(head, lines=lines, span=span)

    def header(self, children: list[Child]) -> n.Declaration:
        words = tuple(self.a_word(token) for token in tokens(children, "NAME"))
        name = next((unquoted(token) for token in tokens(children, "STRING")), None)
        number = next((str(token) for token in tokens(children, "CODE")), None)
        notes = tuple(every(children, n.Property))
        span = self.span(children)
        return n.Declaration(words, number, name, notes, span=span, header=span)

    def note(self, children: list[Child]) -> n.Property:
        return n.Property(
            phrase(children[0]), tuple(every(children, n.Listed)), span=self.span(children)
        )

    # ---- lines ----------------------------------------------------------------------------------

    def property(self, children: list[Child]) -> n.Property:
        condition = next(iter(every(children, *CONDITIONS)), None)
        things = tuple(every(children, n.Listed))
        return n.Property(phrase(children[0]), things, condition, span=self.span(children))

    def requires(self, children: list[Child]) -> n.Requires:
        return n.Requires(tuple(every(children, *CONDITIONS)), span=self.span(children))

    def immediate(self, children: list[Child]) -> n.Immediate | n.Rule:
        """A continuous effect that stands alone is a line of its own."""
        match _effect(children):
            case n.Rule() as rule:
                return rule
            case n.Each(n.Who(filters=(), doing=None, rank=None) as who, n.Rule() as rule) if (
                rule.scope == "effect" or who.text.lower() in (*EACH, "opponents")
            ):
                return replace(rule, who=rule.who or who, span=self.span(children))
            case effect:
                return n.Immediate(effect, span=self.span(children))

    def ability(self, children: list[Child]) -> n.Ability:
        if often := tokens(children, "OFTEN"):
            times, period = _often(often[0])
            span = self.span(children)
            return n.Ability("action", _effect(children), times, period, span=span)
        return n.Ability(phrase(children[0]), _effect(children), span=self.span(children))

    def trigger(self, children: list[Child]) -> n.Trigger:
        events = tuple(every(children, n.Happening))
        once = [ONCE[phrase(token)] for token in tokens(children, "ONCE")]
        times, period = next(map(_often, tokens(children, "OFTEN")), (1, (once or [""])[0]))
        return n.Trigger(events, _effect(children), period, times, span=self.span(children))

    def moment(self, children: list[Child]) -> n.Moment:
        verb = next((BASES[phrase(token)] for token in tokens(children, "DOES")), "")
        return n.Moment(the_noun(children), _effect(children), verb, span=self.span(children))

    def later(self, children: list[Child]) -> n.Later:
        events = tuple(every(children, n.Happening))
        lasts = [LATER[phrase(token)] for token in tokens(children, "NEXT_TIME")]
        at = None if lasts else the_noun(children)
        return n.Later(
            events, (lasts or ["once"])[0], _effect(children), at, span=self.span(children)
        )

    def rule(self, children: list[Child]) -> n.Rule:
        rules = tuple(every(children, n.Change, n.Right))
        condition = next(iter(every(children, *CONDITIONS)), None)
        who = next(iter(every(children, n.Who)), None)
        about = the_noun(children[1:2]) if tokens(children, "NEXT") else None
        return n.Rule(phrase(children[0]), rules, condition, who, about, span=self.span(children))

    def change(self, children: list[Child]) -> n.Change:
        verb = RULE_VERBS[phrase(tokens(children, "IS")[0])]
        subjects = tuple(every(children, n.Listed))
        return n.Change(subjects, verb, the_noun(children), span=self.span(children))

    def right(self, children: list[Child]) -> n.Right:
        who = self.a_player(tokens(children, "WHO")[0])
        verb = BASES[phrase(tokens(children, "VERB")[0])]
        allowed = not tokens(children, "MAY_NOT")
        return n.Right(
            who, allowed, verb, the_thing(children), the_roles(children), span=self.span(children)
        )

    def scoped(self, children: list[Child]) -> n.Scoped:
        return n.Scoped(
            cast(n.Who, children[0]), cast(n.Property, children[1]), span=self.span(children)
        )

    def map(self, children: list[Child]) -> n.Map:
        token = cast(Token, children[0])
        rows = (line.split("#")[0].split() for line in token.split("\n")[1:])
        return n.Map(tuple(tuple(row) for row in rows if row), span=self.place(token))

    # ---- effects --------------------------------------------------------------------------------

    def sequence(self, children: list[Child]) -> n.Sequence:
        return n.Sequence(tuple(every(children, *_EFFECTS)), span=self.span(children))

    def paid(self, children: list[Child]) -> n.Paid:
        cost, gain = every(children, *_EFFECTS)
        return n.Paid(cost, gain, span=self.span(children))

    def all(self, children: list[Child]) -> n.All:
        return n.All(self._parts(children), span=self.span(children))

    def choice(self, children: list[Child]) -> n.Choice:
        parts, several = self._parts(children), tokens(children, "SOME_OF")
        if not several:
            chance = bool(tokens(children, "BY_CHANCE"))
            return n.Choice(parts, chance=chance, span=self.span(children))
        words = several[0].lower().split()
        return n.Choice(parts, int(words[-2]), "up" in words, span=self.span(children))

    def choose_one(self, children: list[Child]) -> n.ChooseOne:
        said = tokens(children, "CHOOSE_ONE")[0]
        _, *parts = re.finditer(r"[^\s/]+", said)
        what = parts[-1][0].lower() if parts[0][0].lower() in ("a", "an", "1", "one") else ""
        names = (parts[1:-1] if what == "tag" else ()) if what else parts
        among = tuple(self.a_word(_part_of(said, *one.span())) for one in names)
        return n.ChooseOne(_effect(children), what, among, span=self.span(children))

    def lot(self, children: list[Child]) -> n.Lot:
        least, most = map(int, re.findall("[0-9]+", tokens(children, "LOT")[0]))
        return n.Lot(least, most, _effect(children), span=self.span(children))

    def group(self, children: list[Child]) -> n.Effect:
        return replace(_effect(children), span=self.span(children))

    def do(self, children: list[Child]) -> n.Do:
        verb = BASES[phrase(children[0])]
        return n.Do(verb, the_thing(children), the_roles(children), span=self.span(children))

    def same(self, children: list[Child]) -> n.Do:
        return n.Do("", the_thing(children), the_roles(children), span=self.span(children))

    def _parts(self, children: list[Child]) -> tuple[n.Effect, ...]:
        """The parts of a list, each without a verb given the one before it."""
        parts: list[n.Effect] = []
        verb = ""
        for part in every(children, *_EFFECTS):
            if isinstance(part, n.Do) and part.verb:
                verb = part.verb
            elif isinstance(part, n.Do) and verb:
                part = n.Do(verb, part.thing, part.roles, span=part.span)
            elif isinstance(part, n.Do):
                self.found.append(report(VERB_MISSING, part.span, word=_first_word(part.thing)))
            parts.append(part)
        return tuple(parts)

    def may(self, children: list[Child]) -> n.May:
        return n.May(_effect(children), span=self.span(children))

    def nothing(self, children: list[Child]) -> n.Nothing:
        return n.Nothing(span=self.span(children))

    def repeatedly(self, children: list[Child]) -> n.Repeatedly:
        return n.Repeatedly(_effect(children), span=self.span(children))

    def each(self, children: list[Child]) -> n.Each:
        decides = bool(tokens(children, "DECIDES"))
        who = cast(n.Who, children[0])
        return n.Each(who, _effect(children), decides, span=self.span(children))

    def conditional(self, children: list[Child]) -> n.If:
        yes, *no = every(children, *_EFFECTS)
        condition = one(children, *CONDITIONS)
        return n.If(condition, yes, no[0] if no else None, span=self.span(children))

    def fallback(self, children: list[Child]) -> n.Fallback:
        first, instead = every(children, *_EFFECTS)
        return n.Fallback(first, instead, span=self.span(children))

    # ---- scenarios ------------------------------------------------------------------------------

    def given(self, children: list[Child]) -> n.Given:
        return n.Given(tuple(every(children, *_STATES)), span=self.span(children))

    def has_done(self, children: list[Child]) -> n.HasDone:
        subject, *thing = every(children, *THINGS)
        verb = BASES[phrase(tokens(children, "DID")[0])]
        done = cast(n.Thing, thing[0]) if thing else None
        return n.HasDone(subject, verb, done, span=self.span(children))

    def begins(self, children: list[Child]) -> n.Begins:
        verb = BASES[phrase(tokens(children, "DOES")[0])]
        filter_ = one(children, n.Filter)
        return n.Begins(the_noun(children), verb, filter_, span=self.span(children))

    def when(self, children: list[Child]) -> n.When:
        event = one(children, n.Happening)
        answers = tuple(
            answer for token in tokens(children, "ANSWERS") for answer in self._answers(token)
        )
        replies = tuple(every(children, n.Replies))
        start = self.place(tokens(children, "WHEN")[0])
        ends = [event.span, *(one.span for one in (*answers, *replies))]
        end = max(ends, key=lambda span: span.end_line)
        return n.When(event, answers, replies, span=around(start, end))

    def replies(self, children: list[Child]) -> n.Replies:
        name, answers = (cast(Token, child) for child in children)
        found = tuple(self._answers(answers))
        return n.Replies(self.a_word(name), found, span=self.span(children))

    def _answers(self, token: Token) -> list[n.Word]:
        """The answers of a line; commas within quotes belong to the answer."""
        found = []
        place = self.place(token)
        start = len("answers")
        for match in re.finditer(r'(?:"[^"]*"|[^",])*(,|$)', token[start:]):
            text = match.group().removesuffix(",")
            column = place.column + start + match.start() + len(text) - len(text.lstrip())
            end = max(column + len(text.strip()), column + 1)
            span = Span(self._file, place.line, column, place.line, end)
            if text.strip():
                found.append(_quotable(text.strip(), span))
            elif match.group() or not found:
                self.found.append(report(ANSWER_MISSING, span))
        return found

    def then(self, children: list[Child]) -> n.Then:
        return n.Then(tuple(every(children, *_STATES)), span=self.span(children))

    def refused(self, children: list[Child]) -> n.Refused:
        why = next((unquoted(token) for token in tokens(children, "STRING")), None)
        return n.Refused(why, span=self.span(children))

    def offered(self, children: list[Child]) -> n.Offered:
        who = self.a_word(tokens(children, "NAME")[0])
        text = tokens(children, "CHOOSE")[0].removeprefix("choose").strip()
        span = self.span(children)
        if not text:
            self.found.append(report(ANSWER_MISSING, span))
        allowed = not tokens(children, "MAY_NOT")
        return n.Offered(who, allowed, _quotable(text, span).text, span=span)


def _part_of(token: Token, start: int, end: int) -> Token:
    """A word of a token that has several, on one line."""
    at, line, column = token.start_pos or 0, token.line or 0, token.column or 0
    places = (at + start, line, column + start, line, column + end, at + end)
    return Token(token.type, token[start:end], *places)


def _first_word(thing: n.AnyThing | None) -> str:
    match thing:
        case n.Thing(number=n.Number(value=value)):
            return "X" if value is None else str(value)
        case n.Thing(words=(first, *_)):
            return first.words[0].text
        case _:
            return "it"


def _quotable(text: str, span: Span) -> n.Word:
    """Source text; one that is a quoted name as a whole loses its quotes."""
    quoted = len(text) > 1 and text[0] == text[-1] == '"' and text.count('"') == 2
    return n.Word(text[1:-1] if quoted else phrase(text), quoted, span=span)


def _often(token: Token) -> tuple[int, str]:
    """`2 times per generation`"""
    words = phrase(token).split()
    return int(words[0]), words[-1]


def _effect(children: Sequence[Child]) -> n.Effect:
    return cast(n.Effect, one(children, *_EFFECTS))
