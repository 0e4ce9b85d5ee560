"""What holds effects together, in words: and, then, or, to, may, if.

In: structure nodes. Out: phrases composed of their parts'. One function per class, in `STRUCTURE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from itertools import groupby
from typing import Any, Literal

from compiler.graph import (
    Add,
    ChooseOne,
    Chosen,
    Decides,
    Each,
    Effect,
    Event,
    Gain,
    Grant,
    Later,
    Look,
    Lose,
    Lot,
    May,
    OneOf,
    Otherwise,
    Pays,
    Place,
    Produce,
    Raise,
    Ranked,
    Remove,
    Repeatedly,
    Shown,
    SomeOf,
    Spend,
    Then,
    Unordered,
    When,
)
from compiler.text.amounts import of_what, rivalled
from compiler.text.conditions import clause, who
from compiler.text.dealing import choice_of, left_of
from compiler.text.events import any_of, phase_name
from compiler.text.rules import rule_text
from compiler.text.words import ONE_KIND
from compiler.text.writer import Several, Writer


def _is_plain(effect: Effect) -> bool:
    """True where a following effect of the same verb can go without repeating it."""
    match effect:
        case Remove(whose="all" | "opponents"):  # which say more behind
            return False
        case (
            Spend(source=None)
            | Gain(resource=str())
            | Add(every=False)
            | Remove(every=False)
            | Produce(resource=str(), far=False)
            | Raise(bare=False)
        ):
            amount = effect.steps if isinstance(effect, Raise) else effect.amount
            return isinstance(amount, int | Chosen)
        case Place():
            odd = effect.free or effect.bare or effect.dry or effect.still
            return effect.area is None and not odd
    return False


def _is_of_you(effect: Effect) -> bool:
    """Whether it is not said whose it is, which would seem to be said by what stands behind it:
    `remove 3 plants and 2 heat from an opponent`."""
    return isinstance(effect, Remove) and effect.cards is None and effect.whose in (None, "you")


def merged(
    writer: Writer,
    parts: Iterable[Effect],
    word: Literal["and", "or"] = "and",
    bracketed: Callable[[Effect], bool] = lambda _: False,
) -> list[str]:
    """The phrases of the parts; neighbours with one verb share it: `gain 2 plants and 1 steel`.
    The verb is the first word, as imperatives have it. Some parts stand in brackets."""
    told: tuple[Any, ...] = tuple(parts)
    if any(isinstance(part, Produce) and part.whose != "you" for part in told):
        writer = replace(writer, stress=True)
    if word == "and":
        told = tuple(one for run in _runs(writer, told) for one in run)
    groups: list[list[str]] = []
    last: tuple[type, str, bool] | None = None
    for part in told:
        if isinstance(part, Together):
            groups.append([_together(writer, part)])
            last = None
            continue
        phrase = _phrase(writer, part, bracketed(part))
        verb, _, rest = phrase.partition(" ")
        key = (type(part), verb, _is_of_you(part)) if _is_plain(part) else None
        if key is not None and key == last:
            groups[-1].append(rest)
        else:
            groups.append([phrase])
        last = key
    return [writer.words.joined(group, word) for group in groups]


@dataclass(frozen=True, slots=True)
class Together:
    """Neighbours of which everything but the thing is said once."""

    parts: tuple[Any, ...]


def _runs(writer: Writer, parts: Iterable[Effect]) -> Iterator[Iterable[Any]]:
    """Neighbours that say the same of different things, as one."""
    for key, run in groupby(parts, _shared):
        several = tuple(run)
        every = _is_of_every_kind(writer, several)
        apart = key is None or len(several) == 1 or not (every or key[0] != "plain")
        yield several if apart else (Together(several),)


ONE_PERSON = ("that", "owner", "victim", "chosen", "holder", "first")


def _shared(part: Effect) -> tuple[Any, ...] | None:
    """What neighbours share so that it need be said once; `plain` where each says little else. Two
    that are taken from `an opponent` are of different ones, it may be."""
    match part:
        case Remove(str(), int() | Chosen(most=None) | Shown(), whose, None, every=False) if (
            part.resource and whose in (*ONE_PERSON, "all", "opponents")
        ):
            return "take", part.steal, whose, part.players, part.owning
        case Lose(str(), int() | Chosen(most=None) | Shown(), to) if to in (None, *ONE_PERSON):
            return "lose", to
        case Produce(str(), int(), down, whose):
            return ("made" if part.far else "plain"), Produce, down, whose, part.far
        case Gain(str(), int()) | Spend(str(), int(), None):
            return "plain", type(part)
    return None


def _is_of_every_kind(writer: Writer, parts: tuple[Any, ...]) -> bool:
    """`1 of each standard resource`"""
    kinds = writer.words.standard_resources
    told = [getattr(one, "resource", "") for one in parts]
    alike = len({getattr(one, "amount", "") for one in parts}) == 1
    plain = not any(isinstance(one, Produce) and one.whose != "you" for one in parts)
    return len(told) == len(kinds) > 1 and {*told} == {*kinds} and alike and plain


def _together(writer: Writer, node: Together) -> str:
    first = node.parts[0]
    every = _is_of_every_kind(writer, node.parts)
    if not isinstance(first, Produce):
        up_to = getattr(first, "up_to", False)
        things = tuple(
            (one.resource, one.amount, getattr(one, "up_to", False)) for one in node.parts
        )
        named = Several(things, every and not any(fewer for _, _, fewer in things))
        plain = replace(first, up_to=False) if up_to else first
        return writer.phrase(replace(plain, resource=named))
    if every:
        down = "down" if first.down else "up"
        text = writer.say("produce-of-each", down=down, steps=writer.steps(first.amount))
    else:
        told = [writer.phrase(replace(one, far=False)) for one in node.parts]
        told[1:] = [one.partition(" ")[2] for one in told[1:]]
        text = writer.words.joined(told)
    return writer.as_far(first.amount, text) if first.far else text


def _is_compound(effect: Effect) -> bool:
    return isinstance(effect, Unordered | Then | OneOf | SomeOf | When | Pays | Otherwise)


def _is_open(effect: Effect) -> bool:
    """Whether all that followed would be taken to belong to it: `you may …`, `if …, …`."""
    match effect:
        case May() | Each() | Decides() | Ranked() | Repeatedly() | When() | Pays() | Otherwise():
            return True
        case Grant() | Later() | SomeOf() | ChooseOne() | Lot() | OneOf(chance=True):
            return True
        case Then(parts) | OneOf(parts):
            return _is_open(parts[-1])
        case Unordered(parts):
            return any(_is_choice(part) or _is_open(part) for part in parts)
    return False


def _is_choice(effect: Effect) -> bool:
    """Whether somebody chooses one of its parts, which chance does not."""
    return isinstance(effect, OneOf) and not effect.chance


def _ends_with_if(effect: Effect) -> bool:
    """Whether an `otherwise` behind it would be taken to belong to an `if` in it."""
    match effect:
        case When():
            return True
        case Then(parts) | OneOf(parts) | Unordered(parts):
            return any(map(_ends_with_if, parts))
        case May(body) | Repeatedly(body) | Each(_, body) | Decides(_, body) | Ranked(body=body):
            return _ends_with_if(body)
        case Later(_, body) | ChooseOne(body) | Lot(body=body):
            return _ends_with_if(body)
        case Pays(_, last) | Otherwise(_, last):
            return _ends_with_if(last)
    return False


def _is_long_choice(effect: Effect) -> bool:
    return isinstance(effect, OneOf) and any(map(_is_compound, effect.parts))


def _phrase(writer: Writer, effect: Effect, bracketed: bool) -> str:
    """In brackets where who reads from left to right would take it, or what follows, to be a part
    of something else."""
    text = writer.phrase(effect)
    return f"({text})" if bracketed else text


def _unordered(writer: Writer, node: Unordered) -> str:
    """Choices come last, and before them what would take the others in."""
    choices = [
        part
        for part in node.parts
        if isinstance(part, OneOf) and _is_choice(part) and not _of_one_kind(writer, part)
    ]
    others = sorted((part for part in node.parts if part not in choices), key=_is_open)
    last = [*others, *choices][-1]

    def bracketed(part: Effect) -> bool:
        return isinstance(part, Then | Pays | Otherwise) or (part is not last and _is_open(part))

    phrases = merged(writer, others, bracketed=bracketed)
    phrases += [writer.say("either", choice=writer.phrase(part)) for part in choices]
    if len(phrases) > 1 and any(_is_long(writer, phrase) for phrase in phrases[:-1]):
        return writer.say("list-long-and", head=", ".join(phrases[:-1]), last=phrases[-1])
    return writer.words.joined(phrases)


def _is_long(writer: Writer, phrase: str) -> bool:
    signs = (writer.say("word-and"), writer.say("word-or"))
    return ", " in phrase or any(f" {sign} " in phrase for sign in signs)


def _then(writer: Writer, node: Then) -> str:
    phrases, left = [], left_of(node.parts)
    for part in node.parts:
        inner = isinstance(part, Then | Otherwise) or _is_long_choice(part)
        open_ = part is not node.parts[-1] and _is_open(part)
        phrase = _phrase(writer, part, inner or open_)
        if isinstance(part, Look):
            if left in ("it", "them"):
                phrase = writer.say("rest", text=phrase, left=left)
            writer = replace(writer, single=part.amount == 1)
        phrases.append(phrase)
    text = chained(writer, "then", phrases)
    if left in ("", "it", "them"):
        return text
    if left == "some" and not _is_open(node.parts[-1]):
        left = "rest"
    return writer.say("rest", text=text, left=left)


def chained(writer: Writer, message: str, phrases: Iterable[str]) -> str:
    """One after the other, the message between each and the next."""
    return reduce(lambda head, last: writer.say(message, head=head, last=last), phrases)


def _of_one_kind(writer: Writer, node: OneOf) -> str:
    """`steal 3 standard resources of one kind from any player`; empty for any other choice."""
    first: Any = node.parts[0]
    kinds = writer.words.standard_resources
    match first:
        case Remove(cards=None) | Gain(str()) | Spend(str(), source=None) | Lose(str(), to=None):
            named: Any = replace(first, resource=ONE_KIND)
        case Produce(str(), whose="you", far=False):
            named = None
        case _:
            return ""
    alike = tuple(replace(first, resource=kind) for kind in kinds)
    if node.chance or len(kinds) < 2 or node.parts != alike:
        return ""
    if named is not None:
        return writer.phrase(named)
    down, steps = "down" if first.down else "up", writer.steps(first.amount)
    return writer.say("produce-of-one", down=down, steps=steps)


def _one_of(writer: Writer, node: OneOf) -> str:
    if one_kind := _of_one_kind(writer, node):
        return one_kind

    def bracketed(part: Effect) -> bool:
        inner = isinstance(part, OneOf | Otherwise | Then)
        return inner or (_is_open(part) and (several or part is not node.parts[-1]))

    several = any(_is_open(part) for part in node.parts[:-1])  # all of them look alike

    phrases = merged(writer, node.parts, "or", bracketed)
    if any(_is_compound(part) for part in node.parts):
        choice = chained(writer, "list-long-or", phrases)
    else:
        choice = writer.words.joined(phrases, "or")
    return writer.say("left-to-chance", choice=choice) if node.chance else choice


def _some_of(writer: Writer, node: SomeOf) -> str:
    phrases = [_phrase(writer, part, _is_compound(part) or _is_open(part)) for part in node.parts]
    what = chained(writer, "list-some", phrases)
    return writer.say("some-of-fewer" if node.fewer else "some-of", count=node.count, what=what)


def _lot(writer: Writer, node: Lot) -> str:
    what = writer.phrase(node.body)
    return writer.say("lot", least=str(node.least), most=str(node.most), what=what)


def _choose_one(writer: Writer, node: ChooseOne) -> str:
    message, among = choice_of(writer, node)
    return writer.say(f"choose-{message}", what=writer.phrase(node.body), **among)


def _pays(writer: Writer, node: Pays) -> str:
    inner = isinstance(node.cost, Then) or _is_open(node.cost) or _is_long_choice(node.cost)
    cost, gain = _phrase(writer, node.cost, inner), writer.phrase(node.gain)
    if _is_open(node.gain) and not _is_joined(node.gain) and not _is_done(node.gain):
        return writer.say("pays-for", cost=cost, gain=gain)
    if isinstance(node.gain, OneOf) and _is_choice(node.gain):
        gain = gain if _of_one_kind(writer, node.gain) else writer.say("either", choice=gain)
    return writer.say("pays", cost=cost, gain=gain)


def _is_joined(effect: Effect) -> bool:
    return isinstance(effect, Unordered | Then | Pays) or _is_choice(effect)


def _is_done(effect: Effect) -> bool:
    """Whether it begins with what its player does, to which `to` may lead."""
    return isinstance(effect, SomeOf | ChooseOne | Lot) or (
        isinstance(effect, OneOf) and effect.chance
    )


def _may(writer: Writer, node: May) -> str:
    return writer.say("may", what=writer.phrase(node.body))


def _repeatedly(writer: Writer, node: Repeatedly) -> str:
    return writer.say("repeatedly", what=writer.phrase(node.body))


def _each(writer: Writer, node: Each) -> str:
    people = writer.say(f"people-{node.who}")
    writer = replace(writer, words=writer.words.under(node.who))
    if node.players is not None:
        people = f"{people} {who(writer.words, node.players)}".replace(" ,", ",")
    return f"{people}: {writer.phrase(node.body)}"


def _decides(writer: Writer, node: Decides) -> str:
    people = writer.say(f"people-{node.who}")
    return writer.say("decides", who=people, what=writer.phrase(node.body))


def _ranked(writer: Writer, node: Ranked) -> str:
    things = rivalled(replace(writer.words, described=True), node.measure)
    of = of_what(node.measure)
    rank = node.rank.replace(" ", "-")
    people = writer.say("people-ranked", rank=rank, of=of, things=things)
    return f"{people}: {replace(writer, words=writer.words.under('all')).phrase(node.body)}"


def _when(writer: Writer, node: When) -> str:
    condition = clause(writer.words, node.condition)
    yes = _phrase(writer, node.yes, node.no is not None and _ends_with_if(node.yes))
    text = writer.say("if", condition=condition, yes=yes)
    if node.no is None:
        return text
    return writer.say("otherwise", text=text, no=writer.phrase(node.no))


def _grant(writer: Writer, node: Grant) -> str:
    return rule_text(writer.words, node.rule, node.span, node.times)


def _later(writer: Writer, node: Later) -> str:
    text = writer.phrase(node.body)
    match node.events:
        case (Event("phase", phase=phase),) if node.lasts == "once":
            return writer.say("in-next-phase", phase=phase_name(writer.words, phase), text=text)
        case heard:
            would = "-would" if any(one.would for one in heard) else ""
            message = f"later{would}-{node.lasts.replace(' ', '-')}"
            return writer.say(message, events=any_of(writer.words, heard, later=True), text=text)


def _otherwise(writer: Writer, node: Otherwise) -> str:
    first = _phrase(writer, node.first, _is_open(node.first))
    return writer.say("or-else", first=first, instead=writer.phrase(node.instead))


STRUCTURE: dict[type, Callable[[Writer, Any], str]] = {
    Unordered: _unordered,
    Then: _then,
    OneOf: _one_of,
    SomeOf: _some_of,
    ChooseOne: _choose_one,
    Lot: _lot,
    Pays: _pays,
    May: _may,
    Repeatedly: _repeatedly,
    Each: _each,
    Decides: _decides,
    Ranked: _ranked,
    When: _when,
    Otherwise: _otherwise,
    Grant: _grant,
    Later: _later,
}
