"""A sentence read by a grammar: everything that it can mean.

In: the `Openings` of a grammar, the kind of what is looked for, and a text as `grammar.fold` gives
it. Out: the different meanings. It is the method of Earley, straight on the letters of the text:
where things begin and end is found out together, so compounds need no cutting beforehand. Readings
that mean the same are one, which is what keeps them few.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from compiler.reading.parsing.grammar import Glued, Part, Rule
from compiler.reading.parsing.opening import Openings

MOST = 12_000
"""So many steps at most: a text that needs more is not understood."""


@dataclass(slots=True)
class Chart:
    openings: Openings
    text: str
    values: dict[Hashable, int] = field(default_factory=dict)
    known: list[Hashable] = field(default_factory=list)
    waiting: dict[tuple[int, str], list[tuple[Rule, int, int, tuple[int, ...]]]] = field(
        default_factory=dict
    )
    done: dict[tuple[int, str], dict[tuple[int, int], None]] = field(default_factory=dict)
    agenda: list[list[tuple[Rule, int, int, tuple[int, ...]]]] = field(default_factory=list)
    seen: set[tuple[int, int, int, int, tuple[int, ...]]] = field(default_factory=set)
    begins: dict[int, int] = field(default_factory=dict)
    steps: int = 0

    def read(self, kind: str) -> tuple[Hashable, ...]:
        """What the whole text can mean as something of this kind."""
        self.agenda = [[] for _ in range(len(self.text) + 1)]
        self._predict(0, kind)
        for place in range(len(self.text) + 1):
            waiting = self.agenda[place]
            while waiting:
                self.steps += 1
                if self.steps > MOST:
                    return ()
                self._step(place, *waiting.pop())
        found = self.done.get((0, kind), {})
        return tuple(self.known[value] for end, value in found if end == len(self.text))

    @property
    def reached(self) -> int:
        """How far some reading came."""
        return max(place for place, _ in self.waiting)

    def _step(self, place: int, rule: Rule, dot: int, start: int, held: tuple[int, ...]) -> None:
        """A rule that has come so far: it is complete, or waits for its next part."""
        if dot == len(rule.symbols):
            self._complete(rule, start, place, held)
            return
        part = rule.symbols[dot]
        assert isinstance(part, Part)
        self.waiting.setdefault((place, part.kind), []).append((rule, dot, start, held))
        self._predict(place, part.kind)
        for end, value in tuple(self.done.get((place, part.kind), ())):
            self._advance(rule, dot + 1, start, (*held, value), end)

    def _predict(self, place: int, kind: str) -> None:
        key = (place, kind)
        if key in self.done:
            return
        self.done[key] = {}
        grammar = self.openings.grammar
        scanner = grammar.scanners.get(kind)
        if scanner is not None:
            found = scanner(self.text, place)
            if found is not None:
                self.done[key][self._blank(found[0]), self._number(found[1])] = None
            return
        rules = grammar.kinds.get(kind)
        if rules is None:
            return
        if place < len(self.text):
            for rule in rules.by_letter.get(self.text[place], ()):
                self._advance(rule, 0, place, (), place)
        for rule in rules.others:
            self._advance(rule, 0, place, (), place)

    def _advance(self, rule: Rule, dot: int, start: int, held: tuple[int, ...], place: int) -> None:
        """On over the texts that come next, if they are there."""
        symbols = rule.symbols
        while dot < len(symbols) and isinstance(text := symbols[dot], str):
            if not self.text.startswith(text, place):
                return
            place += len(text)
            within = text[-1].isalpha() and self.text[place : place + 1].isalpha()
            if within and not isinstance(text, Glued):
                return
            place = self._blank(place)
            dot += 1
        if dot < len(symbols):
            part = symbols[dot]
            assert isinstance(part, Part)
            if not self.openings.bits.get(part.kind, 0) & self._begins(place):
                return
        key = (id(rule), dot, start, place, held)
        if key not in self.seen:
            self.seen.add(key)
            self.agenda[place].append((rule, dot, start, held))

    def _complete(self, rule: Rule, start: int, end: int, held: tuple[int, ...]) -> None:
        given = {
            part.name: self.known[value]
            for part, value in zip(rule.parts, held, strict=True)
            if part.name
        }
        meaning = rule.build(**given, **{k: v for k, v in rule.fixed if k not in given})
        if meaning is None:
            return
        found = self.done.setdefault((start, rule.kind), {})
        value = (end, self._number(meaning))
        if value in found:
            return
        found[value] = None
        for waiting, dot, first, before in tuple(self.waiting.get((start, rule.kind), ())):
            self._advance(waiting, dot + 1, first, (*before, value[1]), end)

    def _begins(self, place: int) -> int:
        found = self.begins.get(place)
        if found is None:
            found = self.begins[place] = self.openings.at(self.text, place)
        return found

    def _number(self, meaning: Hashable) -> int:
        number = self.values.get(meaning)
        if number is None:
            number = self.values[meaning] = len(self.known)
            self.known.append(meaning)
        return number

    def _blank(self, place: int) -> int:
        return place + 1 if self.text[place : place + 1] == " " else place
