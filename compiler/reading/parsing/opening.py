"""What can begin where: most kinds of things cannot begin at most words, and are not tried there.

In: the rules of a grammar. Out: `Openings`, which tell for a place of a text the kinds that may
begin there, by what stands there alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from compiler.reading.parsing.grammar import Grammar, Part, Rule, Scanner


@dataclass(slots=True)
class Openings:
    """A kind is a bit, and several are one number: `bits`. `texts`: by their first letter, each
    with the kinds that may begin with it; `scanned`: the same of what a scanner reads; `silent`:
    the kinds of which nothing need be said."""

    grammar: Grammar
    bits: dict[str, int]
    silent: int = 0
    texts: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    scanned: list[tuple[Scanner, int]] = field(default_factory=list)

    @classmethod
    def of(cls, grammar: Grammar) -> Openings:
        rules = [rule for known in grammar.kinds.values() for rule in known.all]
        parts = {part.kind for rule in rules for part in rule.parts}
        kinds = dict.fromkeys([*grammar.kinds, *grammar.scanners, *sorted(parts)])
        silent = _silent(rules)
        made = cls(grammar, {kind: 1 << at for at, kind in enumerate(kinds)})
        made.silent = made._number(silent)
        begun: dict[str | Part, set[str]] = {}
        for rule in rules:
            for symbol in _first(rule, silent):
                begun.setdefault(symbol, set()).add(rule.kind)
        for symbol in begun:
            if isinstance(symbol, str):
                number = made._number(_reached(begun, symbol))
                made.texts.setdefault(symbol[0], []).append((symbol, number))
        for kind, scanner in grammar.scanners.items():
            made.scanned.append((scanner, made._number(_reached(begun, Part(kind, "")) | {kind})))
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

    def _number(self, kinds: Iterable[str]) -> int:
        return sum(self.bits[kind] for kind in kinds)


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
    """What the rule may begin with: a text, or a part, without its name."""
    for symbol in rule.symbols:
        if isinstance(symbol, str):
            yield symbol
            return
        yield Part(symbol.kind, "")
        if symbol.kind not in silent:
            return


def _reached(begun: dict[str | Part, set[str]], symbol: str | Part) -> set[str]:
    """The kinds that may begin with it, and those that may begin with one of these."""
    found: set[str] = set()
    waiting = [symbol]
    while waiting:
        more = begun.get(waiting.pop(), set()) - found
        found |= more
        waiting += [Part(kind, "") for kind in more]
    return found
