"""Parts of rules to syntax nodes, the small ones: things, conditions, events.

In: tokens, and the nodes made of the rules within. Out: nodes of `dsl.syntax.nodes` with exact
spans. `dsl.syntax.build` does the same for lines and effects; here too is what both need to look
among parts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from lark import Token

from dsl.lexicon.spot import plain_digits
from dsl.lexicon.words import BASES, EXTREME, IN_WORDS, RULE_VERBS
from dsl.messages.diagnostics import Diagnostic, report
from dsl.messages.syntax import NUMBER_IN_WORDS, NUMBER_TOO_LARGE, WORD_TWICE
from dsl.reading.source import Span, around
from dsl.syntax import nodes as n

Child = object
THINGS = (n.Thing, n.Who, n.It, n.Here)
LARGEST = 999_999
"""More than any amount; what is larger is a slip."""
CONDITIONS = (n.Is, n.Has, n.Happening, n.Stated, n.And, n.Or)


_OF_ANOTHER = ("adjacent to", "plus", "minus", "than")
"""Behind these stands another thing, of which the same may be said."""


class Things:
    """Called while the text is parsed, the parts of a rule before the rule."""

    def __init__(self) -> None:
        self.begin("", 0)

    def begin(self, file: str, before: int) -> None:
        """`before` is how many lines of the file stand before the text that is parsed next."""
        self._file = file
        self._before = before
        self.found: list[Diagnostic] = []

    def place(self, child: Any) -> Span:
        """The place of a token or node in its file."""
        token: Any = child if isinstance(child, Token) else None
        if token is None:
            return cast(Span, child.span)
        line, end = token.line + self._before, token.end_line + self._before
        return Span(self._file, line, token.column, end, token.end_column)

    def span(self, children: Sequence[Any]) -> Span:
        """From the beginning of the first to the end of the last. Made for nearly every node: what
        lies in between is no place of its own."""
        first, last = children[0], children[-1]
        start: Any = first if isinstance(first, Token) else first.span
        end: Any = last if isinstance(last, Token) else last.span
        line = start.line + self._before if start is first else start.line
        end_line = end.end_line + self._before if end is last else end.end_line
        return Span(self._file, line, start.column, end_line, end.end_column)

    # ---- events and conditions ------------------------------------------------------------------

    def event(self, children: list[Child]) -> n.Happening:
        players = tokens(children, "WHO")
        actors = every(children, n.Word)
        who = self.a_player(players[0]) if players else actors[0] if actors else None
        does = tokens(children, "DOES")
        verb = BASES[phrase(does[0])] if does else n.GIVEN
        would = bool(tokens(children, "WOULD"))
        thing, roles = the_thing(children), the_roles(children)
        return n.Happening(who, verb, thing, roles, would=would, span=self.span(children))

    def actor(self, children: list[Child]) -> n.Word:
        return n.Word(" ".join(phrase(token) for token in children), span=self.span(children))

    def both(self, children: list[Child]) -> n.And:
        parts = tuple(every(children, *CONDITIONS))
        return n.And(parts, span=around(parts[0].span, parts[-1].span))

    def either(self, children: list[Child]) -> n.Or:
        parts = tuple(every(children, *CONDITIONS))
        return n.Or(parts, span=around(parts[0].span, parts[-1].span))

    def there(self, children: list[Child]) -> n.Is:
        return n.Is(the_noun(children), span=self.span(children))

    def has(self, children: list[Child]) -> n.Has:
        subject, thing = every(children, *THINGS)
        return n.Has(subject, thing, span=self.span(children))

    def stated(self, children: list[Child]) -> n.Stated:
        subject, thing = every(children, *THINGS)
        verb = RULE_VERBS[phrase(tokens(children, "IS")[0])]
        negated = bool(tokens(children, "NOT"))
        return n.Stated(subject, thing, negated, verb, span=self.span(children))

    def happened(self, children: list[Child]) -> n.Happening:
        """In the past tense: `you raised rating`, `you did not raise rating`."""
        subject = cast(Token, children[0])
        who = self.a_player(subject) if subject.type == "WHO" else self.a_word(subject)
        verb = BASES[phrase(tokens(children, "DID", "VERB")[0])]
        negated = bool(tokens(children, "DID_NOT"))
        return n.Happening(
            who, verb, the_thing(children), the_roles(children), negated, span=self.span(children)
        )

    # ---- things ---------------------------------------------------------------------------------

    def listed(self, children: list[Child]) -> n.Listed:
        return n.Listed(one(children, *THINGS), the_roles(children), span=self.span(children))

    def _extreme(self, token: Token) -> n.Thing:
        """`the lowest of depth, warmth`: a word with what it is chosen among."""
        span, text = self.place(token), str(token)

        def at(first: int, last: int) -> Span:
            return replace(span, column=span.column + first, end_column=span.column + last)

        def words(match: re.Match[str]) -> tuple[n.Alternatives, ...]:
            parts = re.finditer(r"\S+", match[0])
            places = ((p[0], at(match.start() + p.start(), match.start() + p.end())) for p in parts)
            return tuple(n.Alternatives((n.Word(t, span=s),), span=s) for t, s in places)

        head = re.search(EXTREME, text)
        assert head is not None
        which = at(head.start(), head.end())
        first = re.compile(r"\bof +").search(text)
        assert first is not None
        filters = tuple(
            n.Filter("of", n.Thing(words=words(part), span=at(*part.span())), span=at(*part.span()))
            for part in re.compile(r"[^ ,][^,]*").finditer(text, first.end())
        )
        word = n.Word(head[0], span=which)
        return n.Thing(words=(n.Alternatives((word,), span=which),), filters=filters, span=span)

    def placed(self, children: list[Child]) -> n.Listed:
        """What only says where or how: a thing without words."""
        span = self.span(children)
        return n.Listed(n.Thing(filters=tuple(every(children, n.Filter)), span=span), span=span)

    def noun(self, children: list[Child]) -> n.Thing:
        if listed := tokens(children, "EXTREME"):
            thing = self._extreme(listed[0])
            behind = (*thing.filters, *every(children, n.Filter))
            return replace(thing, filters=behind, span=self.span(children))
        number = next(iter(every(children, n.Number)), None)
        words = tuple(every(children, n.Alternatives))
        filters = tuple(every(children, n.Filter))
        more = len(words) > 1 or bool(filters)
        if number is None and words and more and (spelt := self._spelt(words[0])) is not None:
            number, words = spelt, words[1:]
        self._check_twice(number, filters)
        dets = tuple(self.a_word(token) for token in tokens(children, "DET"))
        return n.Thing(dets, number, words, filters, span=self.span(children))

    def _spelt(self, words: n.Alternatives) -> n.Number | None:
        """A number in letters: told, and taken for the number."""
        word = words.words[0]
        if not word.quoted and len(words.words) == 1 and (told := plain_digits(word.text)):
            return n.Number(int(told), span=word.span)  # which has been told
        if word.quoted or len(words.words) > 1 or word.text.lower() not in IN_WORDS:
            return None
        value = IN_WORDS.index(word.text.lower()) + 1
        self.found.append(report(NUMBER_IN_WORDS, word.span, None, str(value), word=word.text))
        return n.Number(value, span=word.span)

    def _check_twice(self, number: n.Number | None, filters: tuple[n.Filter, ...]) -> None:
        """`1 1 plant`, `animals here here`."""
        per = next((i for i, f in enumerate(filters) if f.word == "per"), len(filters))
        for some in (filters[:per], filters[per:]):  # `1 animal here per 2 animals here`
            self._check_each_once(number, some)

    def _check_each_once(self, number: n.Number | None, filters: tuple[n.Filter, ...]) -> None:
        before: list[n.Filter] = []
        for one_ in filters:
            if not (one_.thing is None or isinstance(one_.thing, n.Number)):
                before = [] if one_.word in _OF_ANOTHER else before
                continue
            before.append(one_)
            if one_ in before[:-1] or (number is not None and one_.thing == number):
                shown = one_.word
                if isinstance(one_.thing, n.Number):
                    shown = str(one_.thing.value)
                self.found.append(report(WORD_TWICE, one_.span, instead="", word=shown))

    def number(self, children: list[Child]) -> n.Number:
        text = str(children[-1])
        sign = text[0] if text[0] in "+-" else "" if text[0].isalnum() else "-"
        digits = re.search("[0-9]+", text)
        value = int(digits.group()) if digits else None
        if value is not None and value > LARGEST:
            self.found.append(report(NUMBER_TOO_LARGE, self.span(children), word=text))
            value = LARGEST
        return n.Number(
            value,
            times_x="X" in text,
            signed=sign,
            percent=text.endswith("%"),
            bound=phrase(children[0]) if len(children) > 1 else "",
            span=self.span(children),
        )

    def word(self, children: list[Child]) -> n.Alternatives:
        words = tuple(self.a_word(cast(Token, token)) for token in children)
        return n.Alternatives(words, span=self.span(children))

    def filter(self, children: list[Child]) -> n.Filter:
        """`with 2 plants`, or a bare `here`, or a bare number."""
        word = phrase(children[0]) if isinstance(children[0], Token) else ""
        thing = next(iter(every(children, n.Number, *THINGS)), None)
        if word in ("of", "in") and isinstance(thing, n.Thing) and thing.number is not None:
            self._allow_one(thing.number)
        return n.Filter(word, thing, span=self.span(children))

    def deed(self, children: list[Child]) -> n.Filter:
        """`event you played`: what somebody did with the thing in front of it."""
        player, did = cast(list[Token], children)
        done = n.Happening(None, BASES[phrase(did)], span=self.place(did))
        who = replace(self.a_player(player), doing=done)
        return n.Filter(f"{who.text} {phrase(did)}", who, span=self.span(children))

    def _allow_one(self, number: n.Number) -> None:
        """`3 of one standard resource`, `3 tiles in one row` are how it is said."""
        if number.value == 1:
            told = [d for d in self.found if d.span == number.span and d.tells(NUMBER_IN_WORDS)]
            self.found = [d for d in self.found if d not in told]

    def role(self, children: list[Child]) -> n.Role:
        return n.Role(phrase(children[0]), one(children, *THINGS), span=self.span(children))

    def here(self, children: list[Child]) -> n.Here:
        return n.Here(span=self.span(children))

    def it(self, children: list[Child]) -> n.It:
        return n.It(phrase(children[0]), span=self.span(children))

    def they(self, children: list[Child]) -> n.Listed:
        return n.Listed(self.it(children), span=self.span(children))

    def who(self, children: list[Child]) -> n.Who:
        doing = None
        if verbs := tokens(children, "DID", "VERB"):
            thing = next(iter(every(children, n.Thing)), None)
            span = self.place(verbs[0])
            span = span if thing is None else around(span, thing.span)
            negated, verb = bool(tokens(children, "DID_NOT")), BASES[phrase(verbs[0])]
            doing = n.Happening(None, verb, thing, negated=negated, span=span)
        filters = tuple(every(children, n.Filter))
        return n.Who(phrase(children[0]), filters, doing, span=self.span(children))

    def ranked(self, children: list[Child]) -> n.Who:
        return n.Who(phrase(children[0]), rank=the_noun(children), span=self.span(children))

    # ---- tokens ---------------------------------------------------------------------------------

    def a_word(self, token: Token) -> n.Word:
        if token.type == "STRING":
            return n.Word(unquoted(token), quoted=True, span=self.place(token))
        word = n.Word(phrase(token), span=self.place(token))
        if not word.text.isascii() and word.text[0].isnumeric():
            meant = plain_digits(word.text)
            self.found.append(report(NUMBER_IN_WORDS, word.span, None, meant, word=word.text))
        return word

    def a_player(self, token: Token) -> n.Who:
        return n.Who(phrase(token), span=self.place(token))


# ---- looking among children ---------------------------------------------------------------------


def phrase(token: Child) -> str:
    """A word or phrase with single spaces."""
    return " ".join(str(token).split())


def unquoted(token: Token) -> str:
    return token[1:-1]


def every(children: Sequence[Child], *kinds: type) -> list[Any]:
    return [child for child in children if isinstance(child, kinds)]


def one(children: Sequence[Child], *kinds: type) -> Any:
    return every(children, *kinds)[0]


def tokens(children: Sequence[Child], *types: str) -> list[Token]:
    return [child for child in children if isinstance(child, Token) and child.type in types]


def the_noun(children: Sequence[Child]) -> n.Thing:
    return cast(n.Thing, one(children, n.Thing))


def the_thing(children: Sequence[Child]) -> n.AnyThing | None:
    return next(iter(every(children, *THINGS)), None)


def the_roles(children: Sequence[Child]) -> tuple[n.Role, ...]:
    return tuple(every(children, n.Role))
