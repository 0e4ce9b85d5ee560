"""What is said once for a list: roles, and the one player whom they name.

In: parts of a list or of a sequence, of the syntax tree. Out: the same with what they lack; one of
whom several are taken is chosen first, and is `that player` for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from compiler.lower.phrases.scope import BY_LOT, OWNERS, Scope
from dsl.lexicon.verbs import FRAMES
from dsl.syntax.nodes import All, Do, Effect, Role, Sequence, Thing, Who

_CHOSEN = ("any", "opponent")
_TAKING = ("remove", "steal")


def shared(parts: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Roles that stand once for a list: `steal 2 steel or 3 megacredits from any player`, `lose 2
    steel, 3 plants to an opponent`.

    A part that lacks a role its verb needs takes those of the next part with the same verb; so does
    one whose verb is not repeated behind it."""
    done: list[Effect] = []
    for part in reversed(parts):
        later = done[-1] if done else None
        if isinstance(part, Do) and isinstance(later, Do) and part.verb == later.verb:
            frame = FRAMES.get(part.verb)
            needs = frame is not None and bool(frame.where) and not _here(part)
            if not part.roles and (needs or (_is_short(later) and _given_to(later) is not None)):
                part = replace(part, roles=later.roles)
        done.append(part)
    return tuple(reversed(done))


def _here(part: Do) -> bool:
    return isinstance(part.thing, Thing) and any(f.word == "here" for f in part.thing.filters)


def _is_short(part: Do) -> bool:
    """Whether its verb is that of the part before it: `lose 2 steel, 3 plants`."""
    return part.thing is not None and part.thing.span.start(0) == part.span.start(0)


def _given_to(part: Do) -> Who | None:
    found = (role.thing for role in part.roles if role.word == "to")
    return next((who for who in found if isinstance(who, Who)), None)


# ---- one player ---------------------------------------------------------------------------------


def with_one_player(scope: Scope, parts: tuple[Effect, ...]) -> Iterator[Effect]:
    """The parts of a list; those that share a player who is chosen are one part: `steal 2 steel, 3
    plants from an opponent`."""
    for _, group in groupby(shared(parts), key=_roles):
        run = (*group,)
        one = _role(run[0]) if len(run) > 1 else None
        if one is None:
            yield from run
        elif scope.trigger and scope.doer != "you":
            cure = "all from one player: `any opponent: lose 2 steel, 3 plants to the owner of "
            cure += "this card`; each by itself: `steal 2 steel from an opponent, steal 3 plants "
            scope.unclear(one.span, cure + "from an opponent`")
            yield from run
        else:
            both = All((*(_of_that(part, one) for part in run),), span=run[0].span)
            others = all(isinstance(part, Do) and _of_others(part) for part in run)
            yield Sequence((_choice(scope, one, others), both), span=run[0].span)


def of_one_player(scope: Scope, parts: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The parts of a sequence. Where all that comes then is taken from that player too, whoever has
    something of any of it can be chosen: `steal up to 2 steel from an opponent then steal up to 3
    plants from that player`."""
    first, *others = parts
    one = _role(first)
    thing = first.thing if isinstance(first, Do) else None
    if not _is_up_to(thing) or one is None:
        return parts
    if not all(_takes_from_that(part) for part in others):
        return parts
    return (_choice(scope, one, others=True), _of_that(first, one), *others)


def _takes_from_that(part: Effect) -> bool:
    if not isinstance(part, Do) or part.verb not in _TAKING:
        return False
    return any(isinstance(r.thing, Who) and _owner(r.thing) == "that" for r in part.roles)


def _roles(part: Effect) -> int:
    """The same for parts that share theirs."""
    return id(part.roles if isinstance(part, Do) and part.roles else part)


def _role(part: Effect) -> Role | None:
    """From whom, or to whom, where one player is chosen."""
    for role in part.roles if isinstance(part, Do) else ():
        if isinstance(role.thing, Who) and _owner(role.thing) in _CHOSEN:
            return role
    return None


def _owner(who: Who) -> str:
    text = who.text.lower()
    return OWNERS.get(text) or BY_LOT.get(text) or ""


def _is_up_to(thing: object) -> bool:
    return isinstance(thing, Thing) and thing.number is not None and thing.number.bound == "up to"


def _of_others(part: Do) -> bool:
    """Nobody steals from himself, nor takes what he may leave."""
    return part.verb == "steal" or _is_up_to(part.thing)


def _choice(scope: Scope, one: Role, others: bool) -> Do:
    scope.hear(one, one.thing)
    who = one.thing
    if others and isinstance(who, Who) and who.text.lower() not in BY_LOT:
        who = replace(who, text="an opponent")
    return Do("choose", who, span=one.span)


def _of_that(part: Effect, one: Role) -> Effect:
    if not isinstance(part, Do):
        return part
    that = replace(one, thing=Who("that player", span=one.thing.span))
    return replace(part, roles=tuple(that if role is one else role for role in part.roles))
