"""What can begin where: most kinds of things cannot begin at most words, and are not tried there.

In: the rules of a grammar. Out: `Openings`, which tell for a place of a text the kinds that may
begin there, by what stands there alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from compiler.reading.parsing.grammar import Grammar, Part, Rule, Scanner


@dataclass(slots=True)
class Openings:
    """A kind of which there is something is a bit, and several are one number: `bits`. `texts`: by
    their first letter, each with the kinds that may begin with it; `scanned`: the same of what a
    scanner reads; `silent`: the kinds of which nothing need be said."""

    grammar: Grammar
    bits: dict[str, int]
    silent: int = 0
    texts: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    scanned: list[tuple[Scanner, int]] = field(default_factory=list)

    @classmethod
    def of(cls, grammar: Grammar) -> Openings:
        others = [rule for known in grammar.kinds.values() for rule in known.others]
        kinds = dict.fromkeys([*grammar.kinds, *grammar.scanners])
        silent = _silent(others)
        made = cls(grammar, {kind: 1 << at for at, kind in enumerate(kinds)})
        made.silent = sum(made.bits[kind] for kind in silent)
        texts: dict[str, set[str]] = {}
        inside: dict[str, set[str]] = {}
        for kind, known in grammar.kinds.items():
            for alike in known.by_letter.values():
                for rule in alike:
                    texts.setdefault(str(rule.symbols[0]), set()).add(kind)
        for rule in others:
            for symbol in _first(rule, silent):
                if isinstance(symbol, str):
                    texts.setdefault(symbol, set()).add(rule.kind)
                elif symbol.kind in kinds:
                    inside.setdefault(symbol.kind, set()).add(rule.kind)
        reached = _reached(made.bits, inside)
        for text, begin in texts.items():
            number = reduce(or_, (reached[kind] for kind in begin))
            made.texts.setdefault(text[0], []).append((text, number))
        for kind, scanner in grammar.scanners.items():
            made.scanned.append((scanner, reached[kind]))
        return made

    def at(self, text: str, place: int) -> int:
        """The kinds that may begin here."""
        found = self.silent
        for words, kinds in self.texts.get(text[place : place + 1], ()):
            if text.startswith(words, place):
                found |= kinds
        for scanner, kinds in self.scanned:
            if scanner(text, place) is not None:
                found |= kinds
        return found


def _silent(rules: Sequence[Rule]) -> set[str]:
    """The kinds that can be nothing at all."""
    found: set[str] = set()
    while True:
        more = {
            rule.kind
            for rule in rules
            if all(isinstance(one, Part) and one.kind in found for one in rule.symbols)
        }
        if more <= found:
            return found
        found |= more


def _first(rule: Rule, silent: set[str]) -> Iterator[str | Part]:
    """What the rule may begin with."""
    for symbol in rule.symbols:
        yield symbol
        if isinstance(symbol, str) or symbol.kind not in silent:
            return


def _reached(bits: dict[str, int], begun: dict[str, set[str]]) -> dict[str, int]:
    """By kind: itself, the kinds that may begin with it, and those that may begin with one of
    these."""
    reached = dict(bits)
    more = True
    while more:
        more = False
        for kind, others in reversed(begun.items()):  # what begins with others is said after them
            known = reached[kind]
            for other in others:
                known |= reached[other]
            more = more or known != reached[kind]
            reached[kind] = known
    return reached
