"""The effect graph of a card as boxes and lines.

In: a card and its library. Out: a `Drawing`. The words in the boxes are those of the card text;
what an effect touches is its footprint.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import combinations

from compiler import graph as g
from compiler.footprint.atoms import Atoms, Footprint
from compiler.footprint.effects import footprint
from compiler.meaning.events import raises
from compiler.picture.drawing import Box, BoxKind, Drawing, Line, LineKind
from compiler.writing.cards import label, points_text, requirement_text
from compiler.writing.conditions import condition
from compiler.writing.effects import effect
from compiler.writing.leaves import leaf
from compiler.writing.measures import counted
from compiler.writing.names import Names, Unwritable, player


def drawing(library: g.Library, card: g.Card) -> Drawing:
    pen = _Pen(library, Names.of(library))
    root = pen.box("card", card.name)
    if card.requirements:
        needs = pen.say(lambda n: requirement_text(n, card.requirements))
        pen.line(root, pen.box("points", needs), "has")
    heads = [(ability, _ability(pen, root, ability)) for ability in card.abilities]
    for points in card.points:
        made = pen.say(lambda n, points=points: points_text(n, points))  # type: ignore[misc]
        pen.line(root, pen.box("points", made), "has")
    _triggers(pen, heads)
    return Drawing(tuple(pen.boxes), tuple(pen.lines))


@dataclass(slots=True)
class _Pen:
    library: g.Library
    names: Names
    boxes: list[Box] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    leaves: list[tuple[str, g.Effect]] = field(default_factory=list)

    def box(self, kind: BoxKind, title: str, notes: tuple[str, ...] = ()) -> str:
        name = f"n{len(self.boxes)}"
        self.boxes.append(Box(name, kind, title, notes))
        return name

    def line(self, source: str, target: str, kind: LineKind, text: str = "") -> None:
        self.lines.append(Line(source, target, kind, text))

    def say(self, words: Callable[[Names], str]) -> str:
        """In card text; where the language has no words, what it lacks words for."""
        try:
            return words(self.names)
        except Unwritable as lacking:
            return str(lacking)


# ---- abilities and effects ----------------------------------------------------------------------


def _ability(pen: _Pen, root: str, ability: g.Ability) -> str:
    kind: BoxKind = "rule" if ability.rule is not None else "when"
    head = pen.box(kind, pen.say(lambda n: label(n, ability)))
    pen.line(root, head, "has")
    if ability.effect is not None:
        pen.line(head, _effect(pen, ability.effect), "part")
    return head


def _how_many(choice: g.OneOf | g.SomeOf) -> str:
    if isinstance(choice, g.OneOf):
        return "one by chance" if choice.chance else "choose one"
    return f"choose {'up to ' * choice.fewer}{choice.count}"


def _effect(pen: _Pen, one: g.Effect, cost: bool = False) -> str:
    """The box of an effect, with all that belongs to it below."""
    match one:
        case g.Unordered(parts):
            return _pool(pen, parts, cost)
        case g.Then(parts):
            return _sequence(pen, parts, cost)
        case g.OneOf(parts) | g.SomeOf(parts):
            head = pen.box("choice", _how_many(one))
            for part in parts:
                pen.line(head, _effect(pen, part, cost), "part")
            return head
        case g.Pays(paid, gain):
            head = _effect(pen, paid, cost=True)
            pen.line(_last(pen, head), _effect(pen, gain), "pays", "->")
            return head
        case g.ChooseOne(body):
            return _under(pen, "choice", f"choose a {one.family.what}", body)
        case g.Lot(body=body):
            return _under(pen, "choice", f"X by chance, {one.least} to {one.most}", body)
        case g.May(body):
            return _under(pen, "choice", "may", body)
        case g.Repeatedly(body):
            return _under(pen, "choice", "as often as you like", body)
        case g.Each(who, body):
            return _under(pen, "join", pen.say(lambda _: player(who)), body)
        case g.Decides(who, body):
            return _under(pen, "choice", pen.say(lambda _: f"{player(who)} decides"), body)
        case g.Ranked(rank, measure, body):
            most = pen.say(lambda n: counted(n, measure, many=True))
            return _under(pen, "join", f"the players with the {rank} {most}", body)
        case g.When(held, yes, no):
            head = pen.box("choice", f"if {pen.say(lambda n: condition(n, held))}")
            pen.line(head, _effect(pen, yes), "part", "yes")
            if no is not None:
                pen.line(head, _effect(pen, no), "part", "otherwise")
            return head
        case g.Otherwise(first, instead):
            head = pen.box("choice", "if it can be done")
            pen.line(head, _effect(pen, first), "part", "yes")
            pen.line(head, _effect(pen, instead), "part", "otherwise")
            return head
        case g.Later(body=body):
            title = pen.say(lambda n: effect(n, replace(one, body=g.Draw(1))).partition(":")[0])
            return _under(pen, "choice", title, body)
        case g.Grant():
            return pen.box("rule", pen.say(lambda n: effect(n, one)))
        case _:
            notes = _notes(footprint(one, pen.library))
            name = pen.box("cost" if cost else "effect", pen.say(lambda n: leaf(n, one)), notes)
            pen.leaves.append((name, one))
            return name


def _under(pen: _Pen, kind: BoxKind, title: str, body: g.Effect) -> str:
    head = pen.box(kind, title)
    pen.line(head, _effect(pen, body), "part")
    return head


def _pool(pen: _Pen, parts: tuple[g.Effect, ...], cost: bool) -> str:
    head = pen.box("join", "in any order")
    made = [(part, _effect(pen, part, cost)) for part in parts]
    for _, name in made:
        pen.line(head, name, "part")
    for (first, one), (second, other) in combinations(made, 2):
        shared = _touch(footprint(first, pen.library), footprint(second, pen.library))
        if shared:
            pen.line(one, other, "order", ", ".join(sorted(shared)))
    return head


def _sequence(pen: _Pen, parts: tuple[g.Effect, ...], cost: bool) -> str:
    """Each part hangs below the one before it."""
    head = _effect(pen, parts[0], cost)
    last = _last(pen, head)
    for part in parts[1:]:
        name = _effect(pen, part)
        pen.line(last, name, "then", "then")
        last = _last(pen, name)
    return head


def _last(pen: _Pen, head: str) -> str:
    """Where what comes after a box hangs: at the end of its own chain of `then` and `->`."""
    while (after := _following(pen, head)) is not None:
        head = after
    return head


def _following(pen: _Pen, head: str) -> str | None:
    return next(
        (li.target for li in pen.lines if li.source == head and li.kind in ("then", "pays")), None
    )


# ---- what they touch ----------------------------------------------------------------------------


def _notes(one: Footprint) -> tuple[str, ...]:
    """What it changes, reads and raises, in the words of the footprint."""
    said = (
        ("changes", _listed(one.changes)),
        ("reads", _listed(one.reads - one.changes)),
        ("raises", ", ".join(sorted(one.raises))),
    )
    return tuple(f"{verb} {what}" for verb, what in said if what)


_WHOSE = {"own": "", "others": " of others", "all": " of anybody"}
_SHARED = ("map", "deck", "level", "anything", "table")


def _listed(atoms: Atoms) -> str:
    return ", ".join(
        sorted(what + ("" if what.startswith(_SHARED) else _WHOSE[scope]) for what, scope in atoms)
    )


def _touch(one: Footprint, other: Footprint) -> frozenset[str]:
    """What makes it matter which of two comes first, for one player."""
    pairs = (
        (one.changes, other.reads | other.needs),
        (other.changes, one.reads | one.needs),
        (one.writes, other.changes),
        (other.writes, one.changes),
    )
    return frozenset(what for a, b in pairs for what in _meeting(a, b))


def _meeting(one: Atoms, other: Atoms) -> frozenset[str]:
    return frozenset(
        what
        for what, scope in one
        for name, theirs in other
        if what == name and _same(scope, theirs)
    )


def _same(one: str, other: str) -> bool:
    return "all" in (one, other) or one == other


# ---- triggers -----------------------------------------------------------------------------------


def _triggers(pen: _Pen, heads: list[tuple[g.Ability, str]]) -> None:
    """Which effects of the card are heard by its own triggers."""
    for ability, head in heads:
        for name, one in pen.leaves:
            if any(_heard(one, event) for event in ability.events):
                pen.line(name, head, "sets off")


def _heard(one: g.Effect, event: g.Event) -> bool:
    if isinstance(one, g.Place) and event.kind == "place" and event.who != "opponents":
        return event.tiles is None or not event.tiles.tiles or one.tile in event.tiles.tiles
    if isinstance(one, g.Raise) and event.kind == "raise" and one.track == event.parameter:
        return event.who != "opponents"
    if event.who == "opponents" or not isinstance(one, g.Leaf):
        return False
    return raises(one, event, same_card=True)
