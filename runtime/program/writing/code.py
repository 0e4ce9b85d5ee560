"""What a verb or a structure node compiles to, and the frame of a generated function.

In: pieces of source text from `runtime.program.verbs`. Out: source
of three functions per operation: `run_K(S, e)`, `able_K(S, e)` and `take_K(S, e, o)`.
"""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING

from compiler import graph as g
from dsl.reading.records import dataclass
from runtime.program.writing.additions import Native
from runtime.state.layout import Ignoring, Saved
from runtime.state.state import CARD, GROUP, IT, THAT, WHO, X

if TYPE_CHECKING:
    from compiler.text import Texts

UNPACK = {"w": WHO, "c": CARD, "x": X, "it": IT, "that": THAT, "grp": GROUP}
"""What the parts of an entry are called in generated code."""

PURCHASE = 0
"""The operation that pays for a card, standard project, milestone or award, and then does it."""

Buying = tuple[str, Saved, Ignoring]
"""What is said with an operation that pays: what is bought, how much less it costs, ignoring."""

BUYING: Buying = ("buy", 0, False)
"""The same for a card bought."""

BROUGHT = "-abs(grp)"
"""The group of what a step brings by itself, see `runtime.state.state.Entry`."""

_EITHER = re.compile(r"2 if (.+) else ([01])")
_BRACKETS = re.compile(r"\([^()\[\]]*\)|\[[^()\[\]]*\]")
_CHOICE = re.compile(r"\b(if|else|lambda)\b")
"""Outside of all brackets, the parts of a level belong to others than they seem to."""


class Unplayable(Exception):
    """A construct that compiles but that this engine cannot execute yet. `what` names it in a
    designer's words, `by` is its line."""

    def __init__(self, what: str, by: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.by = by


def in_words(library: g.Library) -> Texts:
    """To say what cannot be played."""
    from compiler.text import Texts  # as much to import as the rest; hardly ever is something said

    return Texts(library)


class Lacking(Unplayable):
    """Cards that cannot be played, each with the first construct that is not known."""

    def __init__(self, cards: tuple[tuple[g.Card, Unplayable], ...]) -> None:
        super().__init__(", ".join(f"“{card.name}”" for card, _ in cards))
        self.cards = cards


@dataclass(frozen=True, slots=True)
class Code:
    """`run`: statements that do it, or ask by setting `S.ask`. `able`: an expression: 2 it does
    something, 1 it may be done and nothing happens, 0 it cannot be done. `take`: statements that go
    on with the chosen option `o`."""

    run: str
    able: str = "2"
    take: str = ""


def push(
    op: int | str,
    who: str = "w",
    card: str = "c",
    x: str = "x",
    it: str = "it",
    that: str = "that",
    group: str = "grp",
    waits: str = "0",
) -> str:
    """The statement that puts an operation into the pool."""
    return f"S.pool.append(({op}, {who}, {card}, {x}, {it}, {that}, {group}, {waits}))"


def do(op: int | str, card: str = "c", x: str = "x", it: str = "it", group: str = "grp") -> str:
    """The statement that runs an operation at once."""
    return f"RUN[{op}](S, ({op}, w, {card}, {x}, {it}, that, {group}, 0))"


def condition(able: str) -> tuple[str, bool]:
    """An expression that is true where this one is, empty where it always is; and whether the
    effect does something then, and not perhaps nothing."""
    found = _EITHER.fullmatch(able)
    asked = within = found[1] if found else ""
    while (outside := _BRACKETS.sub("", within)) != within:
        within = outside
    if found is None or _CHOICE.search(within):
        return able, able == "2"
    return (asked, True) if found[2] == "0" else ("", False)


def functions(op: int, code: Code | Native) -> str:
    """The source of an operation's functions; only the parts of the entry in use are unpacked."""
    if isinstance(code, Native):
        pairs = (("run", code.run), ("able", code.able), ("take", code.take))
        return "".join(f"{what}_{op} = {name}\n" for what, name in pairs if name)
    parts = [
        framed(f"run_{op}(S, e)", code.run),
        framed(f"able_{op}(S, e)", _body(code.able)),
    ]
    if code.take:
        parts.append(framed(f"take_{op}(S, e, o)", code.take))
    return "\n".join(parts)


def _body(able: str) -> str:
    return able if "\n" in able or able.startswith("return") else f"return {able}"


def framed(head: str, body: str) -> str:
    """The source of a function of an entry `e`, whose parts the body calls by their names."""
    body = textwrap.dedent(body).strip("\n")
    used = names_in(body)
    lines = [f"{name} = e[{at}]" for name, at in UNPACK.items() if name in used]
    return f"def {head}:\n" + textwrap.indent("\n".join([*lines, body]), "    ") + "\n"


def names_in(source: str) -> set[str]:
    """The names that a piece of source text mentions, attributes left out."""
    return set(re.findall(r"(?<![\w.])[a-z]+(?!\w)", source))
