"""Short ways to write nodes of the syntax tree in tests, and to parse one line."""

from __future__ import annotations

from dsl.reading.source import Source, normalise
from dsl.syntax import nodes as n
from dsl.syntax.parser import parse


def number(value: int | None, signed: str = "", bound: str = "", **more: bool) -> n.Number:
    return n.Number(value, signed=signed, bound=bound, **more)


def filters(*given: tuple[str, n.Thing | n.Who | n.It | n.Number] | str) -> tuple[n.Filter, ...]:
    return tuple(n.Filter(f) if isinstance(f, str) else n.Filter(*f) for f in given)


def thing(text: str = "", amount: n.Number | int | None = None, *narrowed: object) -> n.Thing:
    """`thing("any plant/heat", 3, "here")`: determiners are told by the language's list."""
    dets, words = [], []
    for word in text.split():
        if word in {"a", "any", "your", "that", "each", "the", "no", "another", "this"}:
            dets.append(n.Word(word))
        else:
            words.append(n.Alternatives(tuple(n.Word(part) for part in word.split("/"))))
    if isinstance(amount, int):
        amount = number(amount)
    return n.Thing(tuple(dets), amount, tuple(words), filters(*narrowed))  # type: ignore[arg-type]


def quoted(text: str, *narrowed: object) -> n.Thing:
    words = (n.Alternatives((n.Word(text, quoted=True),)),)
    return n.Thing(words=words, filters=filters(*narrowed))  # type: ignore[arg-type]


def do(verb: str, what: n.AnyThing | None = None, **roles: n.AnyThing) -> n.Do:
    return n.Do(verb, what, tuple(n.Role(who.strip("_"), t) for who, t in roles.items()))


def listed(*things: n.AnyThing) -> tuple[n.Listed, ...]:
    return tuple(n.Listed(one) for one in things)


def card(line: str) -> n.Line:
    """The one line of a card, read without a mistake."""
    file, found = parse(Source("test.mars", normalise(f'active 001 "Example"\n  {line}\n')))
    assert not found
    (declaration,) = file.declarations
    (result,) = declaration.lines
    return result
