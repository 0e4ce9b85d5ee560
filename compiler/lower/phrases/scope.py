"""What every step of lowering needs: the names, the card it stands on, and where messages go.

In: made per declaration by `compiler.lower.library`. Out: `Scope`, which reports faults, and `Bag`,
the filters of one thing, each of which must be understood by somebody: what is left over is
reported, never dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import takewhile
from operator import is_

from compiler.graph import Bound, Whose
from compiler.messages.meaning import NO_AMOUNT, NO_MEANING_HERE, THAT_MEANS_NOTHING
from compiler.names.vocabulary import Vocabulary
from compiler.names.written import property_text
from dsl.lexicon.words import EACH
from dsl.messages.diagnostics import Diagnostic, Message, nearest, report
from dsl.reading.source import NOWHERE, Span
from dsl.syntax.nodes import Filter, Number, Thing, Who

NOTHING = "?"
"""Stands for what could not be resolved; a message has been given, so the graph is not used."""


@dataclass(frozen=True, slots=True)
class Scope:
    """`kind`: the declaration's, under its `header`. `holds`: the card resource that this card
    holds. `trigger`: after `when`. `owner`: whose things are meant. `players`: those of a scenario.
    `shown`: X is what a track shows. `looked`: cards were, and can be taken; `on_table`: they came
    from a deck or pile; `in_hand`: in the hand of these; `drawn`: they came into hand; `several`:
    more than one; `lying`: of this kind, where they lie. `lay`: one lay on an area. `peeked`: so
    has the hand of `that player`. `removed`: what set off the trigger was, from its owner.
    `placed`: a tile was, whose owner can be meant; `placing`: by `you`. `about`: what the trigger
    is about, a `card`, `resource`, `colony` traded with or `colony tile` built on, which `that`
    points to; `heard_card`: one that `comes` or is `there`. `chosen`: a player was, `that player`;
    `picked`: a card was, than which another is meant. `doer`: who set it off. `instead`: of
    something. `acting`: it is an action. `described`: of players. `remembers`: the card remembers
    what is chosen; `standing_in`: this is read in its place; `chooses`: it remembers a player;
    `for_line`: this is chosen for it. `since`: another card is `it`. `heard`: meant."""

    words: Vocabulary
    found: list[Diagnostic] = field(compare=False)
    kind: str = ""
    header: Span = NOWHERE
    holds: str = ""
    trigger: bool = False
    owner: Whose = "you"
    players: tuple[str, ...] = ()
    shown: bool = False
    looked: bool = False
    on_table: bool = False
    in_hand: Whose | None = None
    drawn: bool = False
    several: bool = False
    lying: str = ""
    lay: bool = False
    peeked: bool = False
    removed: bool = False
    placed: bool = False
    placing: bool = False
    about: str = ""
    since: bool = False
    heard_card: str = ""
    chosen: bool = False
    picked: bool = False
    doer: str = ""
    instead: bool = False
    acting: bool = False
    described: bool = False
    remembers: bool = False
    standing_in: str = ""
    chooses: bool = False
    for_line: str = ""
    heard: set[int] = field(default_factory=set, compare=False)
    heard_in: set[tuple[int, str]] = field(default_factory=set, compare=False)

    def hear(self, *parts: object) -> None:
        """These parts of the syntax tree have a meaning; what nobody hears is reported."""
        self.heard.update(map(id, parts))

    def hear_in(self, number: Number | None, *parts: str) -> None:
        """The same for the `bound`, the `sign`, the `percent` or the `X` of a number."""
        if number is not None:
            self.hear(number)
            self.heard_in.update((id(number), part) for part in parts)

    def says(self, thing: Thing, *words: str) -> bool:
        """Whether one of these articles stands there; who asks gives it a meaning."""
        self.hear(*(found := [det for det in thing.dets if det.text.lower() in words]))
        return bool(found)

    def fault(
        self,
        message: Message,
        span: Span,
        cure: str | None = None,
        suggestion: str | tuple[str, ...] | None = None,
        at: Span | None = None,
        instead: str | None = None,
        **params: object,
    ) -> None:
        self.found.append(report(message, span, cure, suggestion, at, instead, **params))

    def unclear(
        self,
        span: Span,
        cure: str | None = None,
        at: Span | None = None,
        instead: str | None = None,
    ) -> None:
        """The form is readable, but has no meaning at this place."""
        self.fault(NO_MEANING_HERE, span, cure, at=at, instead=instead)

    def rule_text(self, rule: str) -> str:
        """The text of a property of the game, or empty."""
        symbol = self.words.find(rule, ("number",))
        return property_text(symbol.declaration, rule) if symbol else ""

    def after(self, trigger: bool) -> Scope:
        return replace(self, trigger=trigger)


def by(span: Span) -> str:
    """The place of a graph node: `file:line`."""
    return f"{span.file}:{span.line}" if span.line else span.file


def value_of(number: Number) -> int:
    """The written value with its sign; 0 for a bare X."""
    value = number.value or 0
    return -abs(value) if number.signed == "-" else value


def bound_of(number: Number) -> Bound:
    if number.bound == "exactly":
        return "exactly"
    return "max" if number.bound in ("max", "up to") else "min"


def check_some(scope: Scope, number: Number | None, none: str = "max 0", least: int = 0) -> None:
    """At least none of something is always so: who writes it means `none`, in place of the number.
    `least`: what there is where there is none, of a track its lower end."""
    if number is None or number.value is None or number.times_x:
        return
    if value_of(number) == least and bound_of(number) == "min":
        cure = f"at least {least} is always so; write `{none}{' …' if none == 'no' else ''}`"
        scope.fault(NO_AMOUNT, number.span, cure, at=number.span, instead=none, number=least)


def how_many(scope: Scope, number: Number | None, none: str = "no") -> tuple[int, int | None]:
    """At least and at most: one, where no number is said; `none` says that there is none."""
    check_some(scope, number, none)
    if number is None:
        return 1, None
    scope.hear_in(number, "bound" if number.bound != "min" else "")
    value = value_of(number)
    bounds = {"max": (0, value), "up to": (0, value), "exactly": (value, value)}
    return bounds.get(number.bound, (value, None))


def positive(scope: Scope, number: Number) -> int:
    """The written value, which must be 1 or more where something is changed by it."""
    if number.value == 0:
        scope.fault(NO_AMOUNT, number.span, number=0)
    return value_of(number)


_POINTING = ("them", "it", "hand", "play", "opponents", "player", "anyone", "everyone", "you")
"""What a filter can point to that is no noun, for suggestions."""


_BOUNDS = {
    "least": "at least needs no word: `oxygen 7%`",
    "most": "at most is `max`: `oxygen max 7%`",
}


class Bag:
    """The filters of a thing, to be taken out one by one as they are understood."""

    def __init__(self, scope: Scope, filters: Iterable[Filter]) -> None:
        self.scope = scope
        self.rest = list(filters)

    def take(
        self, word: str, fits: Callable[[Filter], bool] = lambda _filter: True
    ) -> Filter | None:
        """The first filter of this word that fits, taken out."""
        for index, filter_ in enumerate(self.rest):
            if filter_.word == word and fits(filter_) and not self._is_of_cards(index):
                return self._out(index)
        return None

    def _is_of_cards(self, index: int) -> bool:
        """The number of `with cost min 20`, as long as nobody has asked for the `with`."""
        before = self.rest[index - 1] if index else None
        return before is not None and before.word == "with" and not self.rest[index].word

    def left(self, thing: Thing) -> Thing:
        """The thing with the filters that nobody has taken; itself where these are all it has, as
        of most things, which have none."""
        if len(self.rest) == len(thing.filters) and all(map(is_, self.rest, thing.filters)):
            return thing
        return replace(thing, filters=tuple(self.rest))

    def _out(self, index: int) -> Filter:
        filter_ = self.rest.pop(index)
        self.scope.hear(filter_, filter_.thing if isinstance(filter_.thing, Number) else None)
        return filter_

    def take_number(self, *bounds: str) -> Number | None:
        """The bare number (`oxygen 11%`, `oceans max 3`), of these bounds if any are named; not one
        that says how high the cost or the points in front of it are."""
        before: Filter | None = None
        for index, filter_ in enumerate(self.rest):
            number = filter_.thing
            fits = isinstance(number, Number) and (not bounds or number.bound in bounds)
            if filter_.word == "" and fits and not _is_numbered(before):
                found = self._out(index).thing
                return found if isinstance(found, Number) else None
            before = filter_
        return None

    def take_with_rest(self, word: str) -> Thing | None:
        """A thing and every filter behind it, which are its own: what stands after `per`."""
        for index, filter_ in enumerate(self.rest):
            if filter_.word == word and isinstance(filter_.thing, Thing):
                own = tuple(self.rest[index + 1 :])
                self.scope.hear(filter_)
                del self.rest[index:]
                return replace(filter_.thing, filters=filter_.thing.filters + own)
        return None

    def take_to(self, word: str) -> Thing | None:
        """A thing and the filters behind it, up to the next of the same word."""
        for index, filter_ in enumerate(self.rest):
            if filter_.word == word and isinstance(filter_.thing, Thing):
                own = list(takewhile(lambda f: f.word != word, self.rest[index + 1 :]))
                self.scope.hear(filter_)
                del self.rest[index : index + 1 + len(own)]
                return replace(filter_.thing, filters=(*filter_.thing.filters, *own))
        return None

    def take_each(self, word: str) -> Iterator[Thing]:
        """Each such thing, with what stands behind it up to the next; what lies on an area, or in a
        row, `with` a tile is one."""
        while (found := self.take_to(word)) is not None:
            while found.filters and _is_ground(found.filters[-1]):
                if (more := self.take_to(word)) is None:
                    break
                behind = Filter(word, replace(more, filters=()), more.span)
                self.scope.hear(behind)
                found = replace(found, filters=(*found.filters, behind, *more.filters))
            yield found

    def take_near(self, word: str) -> Filter | None:
        """A filter, with the `in play` or `of …` right behind it, which belongs to its thing; of an
        area what is printed there or lies there, and whose that is."""
        for index, filter_ in enumerate(self.rest):
            if filter_.word != word:
                continue
            self._out(index)
            thing = filter_.thing
            if not isinstance(thing, Thing) or "this" in dets(thing):
                return filter_
            area = _is_area(thing)
            own: tuple[str, ...] = ("with",) if area else ("in play", "of")
            if area and word == "on":
                own = ("with", "adjacent to")
            while index < len(self.rest) and (
                self.rest[index].word in own
                or (area and _is_without_bonus(self.rest[index]))
                or ("with" in own and _is_of_held(thing.filters[-1:], self.rest[index]))
            ):
                thing = replace(thing, filters=(*thing.filters, self.rest.pop(index)))
            return replace(filter_, thing=thing)
        return None

    def close(self) -> None:
        """Report what nobody understood."""
        for filter_ in self.rest:
            thing = filter_.thing
            words = thing.words if isinstance(thing, Thing) else ()
            word = words[-1].words[0].text if words else ""
            meant = nearest(word, _POINTING) if word not in _POINTING else None
            first = words[0].words[0].text if words else ""
            cure = _BOUNDS.get(first) if filter_.word == "at" else None
            cure = _WITHOUT.get(word.lower()) if filter_.word == "without" else cure
            self.scope.fault(NO_MEANING_HERE, filter_.span, cure, None if cure else meant)
        self.rest.clear()


def _is_ground(filter_: Filter) -> bool:
    """`on an area`, `in a row`: what it is with may be said of it."""
    thing = filter_.thing
    last = thing.words[-1].words[0].text if isinstance(thing, Thing) and thing.words else ""
    return last.lower() in ("area", "areas", "row") and filter_.word in ("on", "in")


_WITHOUT = {
    "marker": "no tile goes where somebody else's marker lies: leave it out",
    "tile": "an area without a tile is `an empty area`",
}


def _is_of_held(before: tuple[Filter, ...], filter_: Filter) -> bool:
    """`on an area with a marker of an opponent`, `adjacent to 2 cities in play`: whose what lies
    there is."""
    match [one.word for one in before], filter_.word:
        case (["with"], "of") | (["adjacent to"], "of" | "in play"):
            return True
    return False


def _is_without_bonus(filter_: Filter) -> bool:
    """`an area without a bonus`; a tile there may be `without owner`."""
    thing = filter_.thing
    last = thing.words[-1].words[0].text if isinstance(thing, Thing) and thing.words else ""
    return filter_.word == "without" and last.lower() in ("bonus", "bonuses")


def _is_numbered(filter_: Filter | None) -> bool:
    """`with cost`, `with vp`: the number behind it is its own."""
    if filter_ is None or filter_.word != "with" or not isinstance(filter_.thing, Thing):
        return False
    thing = filter_.thing
    last = thing.words[-1].words[0].text.lower() if thing.words else ""
    return last in ("cost", "vp") and thing.number is None and not thing.filters


def _is_area(thing: Thing) -> bool:
    """`on an area with …`: the noun of the language, to which what follows belongs."""
    return bool(thing.words) and thing.words[-1].words[0].text.lower() in ("area", "areas")


def dets(thing: Thing) -> frozenset[str]:
    return frozenset(det.text.lower() for det in thing.dets)


def is_this(scope: Scope, thing: Thing) -> bool:
    return scope.says(thing, "this")


_WORDS: dict[Whose, tuple[str, ...]] = {
    "you": ("you", "your"),
    "any": ("anyone", "any player", "a player"),
    "all": ("everyone", "each player", "all players"),
    "opponent": ("an opponent", "any opponent", "another player"),
    "opponents": ("opponents", "each opponent"),
    "that": ("that player", "that opponent"),
    "owner": ("the owner",),
    "first": ("the first player",),
    "holder": ("the owner of this card",),
    "chosen": ("the chosen player", "the chosen opponent"),
}
OWNERS = {word: meant for meant, words in _WORDS.items() for word in words}
BY_LOT: dict[str, Whose] = {"a random player": "any", "a random opponent": "opponent"}
"""Whom chance chooses, where something is done."""


CAN_BE_CHOSEN = (
    "`choose a tag`, `choose a plant/microbe tag`, `choose a standard resource`, `choose a party`, "
    "`choose a parameter`"
)
NOTHING_CHOSEN = f"what has been chosen? on a line of its own: {CAN_BE_CHOSEN}"

HELD_BY_NOBODY = (
    *("rule", "game", "board", "tag", "tile", "parameter", "counter", "bonus", "colony", "party"),
    *("global event", "standard project", "conversion", "milestone", "award", "factory", "project"),
)
"""Kinds of declarations that lie before no player while their lines are done."""


def whose(scope: Scope, who: Who) -> Whose:
    """Which player the words mean; players described further are refused here."""
    owner = OWNERS.get(who.text.lower())
    scope.hear(who)
    for filter_ in who.filters:
        scope.unclear(filter_.span)
    if who.doing is not None or who.rank is not None or owner is None:
        lot = f"chance chooses whom something is done to: `choose {who.text} then …`, who is then "
        scope.unclear(who.span, f"{lot}`that player`" if who.text.lower() in BY_LOT else None)
        return "you"
    if owner == "that" and not (scope.trigger or scope.chosen):
        cure = "`that` is who set off a `when …:`, or who was chosen before: `steal 2 plants from "
        cure += "an opponent then that player: …`"
        cure = "whom the card remembers" if scope.chooses else cure
        instead = "the chosen player" if scope.chooses else None
        scope.fault(THAT_MEANS_NOTHING, who.span, cure, instead, word=who.text)
    if owner == "that" and scope.trigger and not scope.chosen:
        _check_doer(scope, who)
    if owner == "owner" and not (scope.removed or scope.placed):
        cure = "it is whose tile has been placed, or from whom something was removed"
        if scope.kind == "tile":
            cure = "the owner of this tile, where another player places next to it, is told to act "
            cure += "by a line of its own: `beside for the owner: …`"
        scope.fault(THAT_MEANS_NOTHING, who.span, cure, word=who.text)
    if owner == "owner" and scope.placing and not scope.removed:
        cure = "the owner of what you place is you; of what lies beside it: `each opponent with a "
        cure += "city adjacent to it: gain 1 megacredit`, and whose it is: `when anyone places a "
        cure += "tile adjacent to your city: gain 1 megacredit`"
        scope.unclear(who.span, cure)
    if owner == "holder" and scope.kind in HELD_BY_NOBODY:
        cure = "nobody holds this: name players as `each player`, `that player`, `the first player`"
        scope.fault(THAT_MEANS_NOTHING, who.span, cure, word=who.text)
    if owner == "chosen" and not scope.chooses:
        cure = "who is chosen when the card is played, on a line of its own: `choose an opponent`"
        cure = "who was chosen on the same line is `that player`" if scope.chosen else cure
        instead = "that player" if scope.chosen else None
        scope.fault(THAT_MEANS_NOTHING, who.span, cure, instead, word=who.text)
    return "victim" if owner == "owner" and scope.removed else owner


def _check_doer(scope: Scope, who: Who) -> None:
    """`that player`, who set off the trigger, is somebody else, and `that opponent` always."""
    if scope.doer == "you":
        cure = "who does it is you"
        if scope.removed:
            cure += "; from whom something was removed is `the owner`"
        elif scope.placing:
            cure += "; of what lies beside it: `each opponent with a tile adjacent to it: lose 1 "
            cure += "heat`"
        scope.unclear(who.span, cure)
    elif "opponent" in who.text.lower() and scope.doer != "opponents":
        scope.unclear(who.span, "who does it may be you: `that player`, or `when an opponent …`")


def some(scope: Scope, who: Who) -> Whose:
    """The player or players of whose things one is chosen; `each` is no word for that."""
    meant = whose(scope, who)
    if who.text.lower() in EACH:
        scope.unclear(who.span, "one is chosen: `of any player`, `of an opponent`")
    return "opponents" if meant == "opponent" else meant


def unowned(scope: Scope, ids: tuple[str, ...]) -> bool:
    """All of these tiles are nobody's, so that nobody's are meant when nothing is said."""
    symbols = [scope.words.find(i, ("tile",)) for i in ids]
    return bool(ids) and all(
        s is not None and property_text(s.declaration, "owner") == "nobody" for s in symbols
    )
