"""Several tests as one function, without a call for each.

In: tests `(S, e)`, most of them functions of generated source, and what they are asked about. Out:
one function that says the same. What a test says is written in the generated source alone: here its
lines are put where the call would stand, with the entry known. What is not a plain expression there
is called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import indent
from types import FunctionType
from typing import Any

from runtime.engine.base.late import code_of, made_late
from runtime.engine.base.linking import Linked
from runtime.engine.base.shapes import Opener, Option, Test
from runtime.state.state import WHO, Entry

_PLAIN = re.compile(r"def \w+\(S, e(?:, slack=\(\))?\):\n((?:    \w+ = .+\n)*)    return (.+)\n\s*")
_OF_ENTRY = re.compile(r"(\w+) = e\[(\d)\]")
_OF_OTHERS = re.compile(r"\bABLE\[(\d+)\]\(S, e\)")
_BINDS = re.compile(r"\blambda\b|\bfor\b")
"""What binds names of its own, as lines that stand together must not."""

DEEP = 3
"""How far one operation is written out within another."""


class Fused:
    def __init__(self, linked: Linked) -> None:
        self.linked = linked
        self._written: dict[str, tuple[tuple[str, ...], str] | None] = {}

    def every(self, tests: Sequence[Test], entry: Entry) -> Test:
        """Whether all hold, of this entry; at least one."""
        if len(tests) == 1:
            return tests[0]

        def make() -> FunctionType:
            called: dict[str, Test] = {}
            body = self._if_all(tests, entry, "return True", called)
            return self._function(f"w = {entry[WHO]}\n{body}\nreturn False", "S, e", called)

        return made_late("every", self.linked.scope, make)

    def opener(
        self,
        offers: Iterable[tuple[int, Option, Test | None, Entry]],
        tested: Iterable[Sequence[Test]],
    ) -> Opener:
        """Of offers of one seat, each with its bit, and what each is tested by; those of a kind
        that are none of the mask are passed over together."""
        called: dict[str, Test] = {}
        lines, who, free = [], 0, 0
        for _, group in groupby(zip(offers, tested, strict=True), lambda one: one[0][1][0]):
            among, alike = 0, []
            for (bit, _, _, entry), tests in group:
                if tests:
                    who, among = entry[WHO], among | bit
                    asked = self._if_all(tests, entry, f"found |= {bit}", called)
                    alike += [f"if mask & {bit}:", indent(asked, "    ")]
                else:
                    free |= bit
            if among:
                lines += [f"if mask & {among}:", indent("\n".join(alike), "    ")]
        body = "\n".join([f"w = {who}", f"found = mask & {free}", *lines, "return found"])
        return self._function(body, "S, mask", called)

    def _if_all(
        self, tests: Sequence[Test], entry: Entry, then: str, called: dict[str, Test]
    ) -> str:
        """The statement that does it where all hold; `called`: the tests that are called."""
        lines = then
        for test in reversed(tests):
            name = getattr(test, "__name__", "")
            known = getattr(test, "__globals__", None) is self.linked.scope and self._of(name)
            if known:
                settings, asked = known
                before = [_OF_ENTRY.sub(lambda of: _settled(of, entry), one) for one in settings]
                before = [one for one in before if not one.startswith("w = ")]
            else:
                name = f"t{len(called)}"
                called[name] = test
                before, asked = [], f"{name}(S, {entry!r})"
            asked = re.sub(r"\be\b(?!\[)", repr(entry), asked) if known else asked
            lines = "\n".join([*before, f"if {asked}:", indent(lines, "    ")])
        return lines

    def _of(self, name: str, deep: int = DEEP) -> tuple[tuple[str, ...], str] | None:
        """The settings and the expression of a plain function; None of any other."""
        if name not in self._written:
            found = _PLAIN.fullmatch(self.linked.sources.get(name, ""))
            plain = found is not None and not _BINDS.search(found[0])
            self._written[name] = None
            if found is not None and plain:
                settings = [*found[1].replace("    ", "").splitlines()]
                asked = found[2]
                for one in {*_OF_OTHERS.findall(asked)} if deep else ():
                    inner = self._of(f"able_{one}", deep - 1)
                    if inner is not None and all(map(_OF_ENTRY.fullmatch, inner[0])):
                        settings += [line for line in inner[0] if line not in settings]
                        asked = asked.replace(f"ABLE[{one}](S, e)", f"({inner[1]})")
                self._written[name] = (*settings,), asked
        return self._written[name]

    def _function(self, body: str, takes: str, called: dict[str, Test]) -> FunctionType:
        if body.count("S.p[w]") > 1:
            body = "P = S.p[w]\n" + body.replace("S.p[w]", "P")
            body = re.sub(r"\A(P = .*\n)(w = .*\n)", r"\2\1", body)
        given = "".join(f", {name}={name}" for name in called)
        made: dict[str, Any] = {**called}
        source = f"def fused({takes}{given}):\n{indent(body, '    ')}\n"
        exec(code_of(source, "<generated, fused>"), self.linked.scope, made)
        function = made["fused"]
        assert isinstance(function, FunctionType)
        return function


def _settled(of: re.Match[str], entry: Entry) -> str:
    return f"{of[1]} = {entry[int(of[2])]!r}"
