"""Facts of scenarios: what is so before, and what must be so then.

In: the states that a line lists. Out: `Fact`s of the graph. Numbers are exact here: `blue has 1
plant` fails with two; a card in a zone or a tile on an area is there or not.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, cast

from compiler import graph
from compiler.graph import (
    AreaSet,
    CardSet,
    Compare,
    Fact,
    Measure,
    Score,
    Status,
    TileSet,
)
from compiler.lower.phrases.laid import lies
from compiler.lower.phrases.levels import check_level
from compiler.lower.phrases.measures import measure
from compiler.lower.phrases.nouns import (
    hear_words,
    noun,
    own_kind,
    structural,
)
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, bound_of, by, unowned, value_of
from compiler.lower.phrases.selectors import card_set, zone_of
from compiler.lower.scenes.colony_facts import colony_fact
from compiler.lower.scenes.named import (
    TARGETS,
    area_named,
    card_id,
    face_named,
    host_named,
    is_name,
    lacks_quotes,
    player_named,
    target_named,
)
from compiler.messages.meaning import AMOUNT_MISSING
from compiler.messages.names import NAME_MISSING
from compiler.messages.scenarios import (
    NO_ACTION_OF_PLAYERS,
    NOT_TO_BE_GIVEN,
    WHOSE,
)
from compiler.names.folding import fold
from compiler.names.maps import labels
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text
from dsl.reading.source import NOWHERE, Span
from dsl.syntax import nodes
from dsl.syntax.nodes import (
    And,
    Begins,
    Has,
    HasDone,
    Is,
    Stated,
    Stating,
    Thing,
    Word,
)

_Done = Literal["passed", "used", "claimed", "funded"]

_DONE: dict[str, _Done] = {"pass": "passed", "use": "used", "claim": "claimed", "fund": "funded"}

_TAKEN: dict[str, _Done] = {"milestone": "claimed", "award": "funded"}
"""What one has of them is what one has done."""

_PARTIES: dict[str, graph.StatusKind] = {"ruling party": "ruling", "dominant party": "dominant"}
_TIMES: dict[str, graph.StatusKind] = {
    "distant": "distant",
    "coming": "coming",
    "current": "current",
}

_PLACES_OF_ALL = ("deck", "discard", "market", *graph.LAID_OUT)
"""What lies there is nobody's."""


@dataclass(slots=True)
class FactReader:
    """`subject` and `zone` are whom or what the line spoke of last; `place` is where it is read."""

    scope: Scope
    subject: str = ""
    zone: str = ""
    place: Span = NOWHERE

    def given(self, states: Iterable[Stating]) -> Iterator[Fact]:
        """Facts that can be made so: one number each, and nothing that only play can bring."""
        for fact in self.facts(states):
            match fact.condition:
                case Compare(Score()) | Status("over" | "points") | Status("turn", value=0):
                    self.scope.fault(NOT_TO_BE_GIVEN, self.place)
                case Compare(counted, "min" | "max") if not _is_there(counted):
                    self.scope.fault(NOT_TO_BE_GIVEN, self.place)
            yield fact

    def facts(self, states: Iterable[Stating]) -> Iterator[Fact]:
        """What a line lists; who or what is spoken of holds until somebody else is named."""
        self.subject, self.zone = "", ""
        row = deque(_placed([part for state in states for part in _parts(state)]))
        while row:
            state = row.popleft()
            self.place = state.span
            match state:
                case Has(subject=Thing() as subject, thing=thing):
                    self._remember(subject)
                    yield from self._fact(thing)
                case Is(thing=thing):
                    yield from self._fact(thing)
                case HasDone(subject=Thing() as subject):
                    self._remember(subject)
                    yield self._done(state)
                    while row and self.subject and _names(row[0]) and state.thing is not None:
                        named = cast(Is, row.popleft())
                        yield self._done(replace(state, thing=named.thing, span=named.span))
                case Begins():
                    names = [state.filter.thing]
                    while row and _names(row[0]):
                        names.append(cast(Is, row.popleft()).thing)
                    yield self._begins(state, names)
                case Stated():
                    yield from self._stated(state)
                case _:
                    self._unclear(state.span)

    def _unclear(self, span: Span) -> None:
        cure = "for example `blue has 3 plants`, `temperature -12`, `3 oceans`"
        self.scope.unclear(span, cure)

    def _done(self, state: HasDone) -> Fact:
        """`red has used "Rock"`, `red has claimed "Best"`, `red has passed`."""
        what = _DONE.get(state.verb)
        if what is None or (state.thing is None) != (state.verb == "pass") or not self.subject:
            cure = "what players have done: `has used`, `has claimed`, `has funded`, `has passed`"
            self.scope.fault(NO_ACTION_OF_PLAYERS, state.span, cure, verb=state.verb)
            return Fact(self.subject, Status("passed"), by(state.span))
        cards = (target_named(self.scope, state.thing, TARGETS[state.verb]),) if state.thing else ()
        return Fact(self.subject, Status(what, cards), by(state.span))

    def _begins(self, state: Begins, names: Sequence[object]) -> Fact:
        """`the deck begins with "Rock", "Well"`: what lies on top, in this order."""
        self._remember(state.subject)
        found = [one for one in names if isinstance(one, Thing) and is_name(one)]
        if state.verb != "begin" or state.filter.word != "with" or self.zone != "deck":
            self._unclear(state.span)
        if len(found) < len(names):
            self.scope.fault(NAME_MISSING, state.span, wanted="a card in quotes")
        self.scope.hear(state.filter)
        cards = tuple(card_id(face_named(self.scope, one.words[0].words[0])) for one in found)
        return Fact("", Status("begins", cards), by(state.span))

    def _stated(self, state: Stated) -> Iterator[Fact]:
        """`the game is over`, `it is red's turn`."""
        value, thing = 0 if state.negated else 1, state.thing
        words = [one.words[0] for one in thing.words] if isinstance(thing, Thing) else []
        texts = [fold(word.text) for word in words] if state.verb == "is" else []
        self.scope.hear(*words)
        Bag(self.scope, thing.filters if isinstance(thing, Thing) else ()).close()
        fact = self._in_parliament(state, texts, value)
        if fact is not None:
            yield fact
            return
        if isinstance(state.subject, Thing):
            hear_words(self.scope, state.subject.words)
            if plain_text(state.subject) == "game" and texts == ["over"]:
                yield Fact("", Status("over", value=value), by(state.span))
                return
        elif isinstance(state.subject, nodes.It) and texts[1:] == ["turn"]:
            self.scope.hear(state.subject)
            name = replace(words[0], text=re.sub("'s?$", "", texts[0]))
            yield Fact(player_named(self.scope, name), Status("turn", value=value), by(state.span))
            return
        cure = "the game may be `over` or `not over`, and it is somebody's turn: `it is red's turn`"
        self.scope.unclear(state.span, cure)

    def _in_parliament(self, state: Stated, texts: list[str], value: int) -> Fact | None:
        """`the ruling party is greens`, `red is chairman`, `"Rock" is the current event`."""
        subject, place = state.subject, by(state.span)
        if not isinstance(subject, Thing) or not subject.words:
            return None
        text = plain_text(subject)
        if text in _PARTIES and isinstance(state.thing, Thing) and state.thing.words:
            hear_words(self.scope, subject.words)
            party = face_named(self.scope, state.thing.words[0].words[0], ("party",))
            return Fact("", Status(_PARTIES[text], (card_id(party),), value=value), place)
        if texts == ["chairman"]:
            word = subject.words[0].words[0]
            return Fact(player_named(self.scope, word), Status("chairman", value=value), place)
        if is_name(subject) and texts and texts[0] in _TIMES and texts[1:] in ([], ["event"]):
            event = face_named(self.scope, subject.words[0].words[0], ("global event",))
            return Fact("", Status(_TIMES[texts[0]], (card_id(event),), value=value), place)
        return None

    def _remember(self, subject: Thing) -> None:
        text = plain_text(subject)
        found = structural(subject)
        self.zone = ""
        Bag(self.scope, subject.filters).close()
        if found is not None and found[0] in ("deck", "discard", "pile", "market"):
            self.subject, self.zone = "", zone_of(self.scope, subject)
        else:
            word = subject.words[0].words[0] if subject.words else Word(text, span=subject.span)
            self.subject = player_named(self.scope, word)

    def _fact(self, thing: Thing) -> Iterator[Fact]:
        place = by(thing.span)
        bag = Bag(self.scope, thing.filters)
        if is_name(thing):
            yield from self._card(thing, bag)
            return
        if (fact := colony_fact(self.scope, self.subject, thing, bag)) is not None:
            bag.close()
            yield fact
            return
        if structural(thing) == ("card", ()) and host_named(self.scope, bag):
            self.scope.unclear(thing.span, 'by their names: `red has "Rock", "Best" on "Well"`')
        at = bag.take("at")
        if at is not None and isinstance(at.thing, Thing):
            own = own_kind(self.scope, thing)
            yield self._tile(thing, at.thing, bag) if own is None else self._lying(thing, at.thing)
            return
        level = bag.take_number()
        rest = bag.left(thing)
        if level is not None and level.value is not None and plain_text(thing) == "generation":
            hear_words(self.scope, thing.words)
            yield Fact("", Status("generation", value=level.value), place)
            return
        if (part := _part_of_score(thing)) is not None:
            yield self._points(thing, part)
            return
        counted = self._measure(rest, level is not None)
        if isinstance(counted, graph.Seats) and counted.cards is not None:  # whosever card it is
            counted = replace(counted, cards=replace(counted.cards, zone=""))
        if isinstance(counted, graph.Delegates) and counted.delegates.whose == "nobody":
            self.subject = ""
        player = "" if isinstance(counted, graph.Level) or _nobodys(counted) else self.subject
        if not player and _is_somebodys(counted):
            who = next(iter(self.scope.players), "red")
            cure = f"for example `given {who} has 3 plants`"
            self.scope.fault(WHOSE, thing.span, cure, word=plain_text(thing))
        if isinstance(counted, Score) and counted.won:
            yield Fact(player, _there(self.scope, counted, thing), place)
            return
        number = level or thing.number
        self.scope.hear_in(number, "bound", "sign")
        if number is None and not self.scope.says(thing, "no"):
            cure, word = "for example `3 plants`", plain_text(thing)
            if not lacks_quotes(self.scope, thing):
                self.scope.fault(AMOUNT_MISSING, thing.span, cure, word=word)
        value = value_of(number) if number is not None else 0
        match counted:
            case graph.Level(name) | graph.Counter(name) if number is not None:
                check_level(self.scope, name, number, value)
        bound = bound_of(number) if number is not None and number.bound else "exactly"
        yield Fact(player, Compare(counted, bound, value, by=place), place)

    def _points(self, thing: Thing, part: Word) -> Fact:
        """`red has 5 milestone points`: one part of the score."""
        number = thing.number
        hear_words(self.scope, thing.words)
        self.scope.hear_in(number, "sign")
        if number is None or number.bound or number.value is None or not self.subject:
            self.scope.fault(WHOSE, thing.span, word=plain_text(thing))
        points = Status("points", part=fold(part.text), value=value_of(number) if number else 0)
        return Fact(self.subject, points, by(thing.span))

    def _card(self, thing: Thing, bag: Bag) -> Iterator[Fact]:
        """`"Rock" in hand`, `"Best"`, `"Rock" on "Well"`, `"Well" at H6`: where the card is."""
        place = by(thing.span)
        symbol = face_named(self.scope, thing.words[0].words[0])
        card, host = card_id(symbol), host_named(self.scope, bag)
        cards = self._where(card, bag)
        bag.close()
        if cards.at and self._lies(symbol):
            on = AreaSet(names=(cards.at.upper(),), empty=False)
            cards = CardSet(zone="areas", names=cards.names, on=on)
        held = _there(self.scope, graph.Cards(cards), thing)
        kind = symbol.kind if symbol is not None else ""
        taken = _TAKEN.get(kind)
        if kind == "event" and cards.zone == "play" and not host:
            self.scope.unclear(thing.span, "events that were played are `in the event pile`")
        if cards.zone in _PLACES_OF_ALL:
            yield Fact("", held, place)
        elif not self.subject:
            self.scope.fault(WHOSE, thing.span, word=plain_text(thing))
        elif host:
            lies_there = int(held.bound == "min")
            yield Fact(self.subject, Status("under", (card, host), value=lies_there), place)
        elif taken is not None and cards.zone == "play":
            there = 0 if held.bound == "max" else 1
            yield Fact(self.subject, Status(taken, (card,), value=there), place)
        elif cards.at and (area := labels(self.scope.words).get(cards.at)):
            yield Fact(
                self.subject, replace(held, measure=graph.Cards(replace(cards, at=""))), place
            )
            yield Fact(self.subject, Status("tile", (card,), area), place)
        else:
            yield Fact(self.subject, held, place)

    def _lies(self, symbol: Symbol | None) -> bool:
        """Whether such a card lies on areas."""
        kind = self.scope.words.find(symbol.kind, ("kind",)) if symbol is not None else None
        return kind is not None and lies(kind) == "areas"

    def _lying(self, thing: Thing, at: Thing) -> Fact:
        """`find at C4`, `no find at C4`."""
        on = AreaSet(names=(area_named(self.scope, at),), empty=False)
        cards = card_set(self.scope, replace(thing, filters=(), number=None))
        there = replace(cards, zone="areas", on=on)
        return Fact("", _there(self.scope, graph.Cards(there), thing), by(thing.span))

    def _measure(self, thing: Thing, level: bool) -> Measure:
        """What is counted; cards without a place are those in the zone spoken of."""
        counted = measure(self.scope, replace(thing, number=None), level)
        if isinstance(counted, graph.Cards) and self.zone:
            return graph.Cards(replace(counted.cards, zone=self.zone))
        return counted

    def _where(self, face: str, bag: Bag) -> CardSet:
        zone = self.zone or "play"
        if bag.take("in play"):
            zone = "play"
        if (top := bag.take("on", _is_top)) is not None:
            self._hear(top)
            if (of := bag.take("of", _is_deck)) is not None:
                self._hear(of)
            zone = "deck"
        in_ = bag.take("in")
        if in_ is not None and isinstance(in_.thing, Thing):
            zone = zone_of(self.scope, in_.thing)
        at = bag.take("at")
        place = self._hear(at) if at is not None else ""
        return CardSet(zone=zone, names=(face,), at=fold(place))

    def _tile(self, thing: Thing, at: Thing, bag: Bag) -> Fact:
        """`blue has city at C4`, `ocean at A2`, `no city at C4`."""
        bag.close()
        name = area_named(self.scope, at)
        found = noun(self.scope, thing, ("tile",))
        words = found.words if found is not None else ()
        ids = found.ids if found is not None else (NOTHING,)
        hear_words(self.scope, words)
        for front in words:
            ids += tuple(s.id for w in front.words if (s := self.scope.words.find(w, ("tile",))))
        nobody = unowned(self.scope, ids) or not self.subject
        on = AreaSet(names=(name,), empty=False)
        tiles = TileSet(ids, "all" if nobody else "you", on=on)
        player = "" if nobody else self.subject
        place = by(thing.span)
        return Fact(player, _there(self.scope, graph.Tiles(tiles), thing), place)

    def _hear(self, filter_: nodes.Filter) -> str:
        """The words of a filter, which are taken as written."""
        if not isinstance(filter_.thing, Thing):
            return ""
        hear_words(self.scope, filter_.thing.words)
        return plain_text(filter_.thing)


def _is_top(filter_: nodes.Filter) -> bool:
    """`"Rock" on top of the deck`."""
    return isinstance(filter_.thing, Thing) and plain_text(filter_.thing) == "top"


def _is_deck(filter_: nodes.Filter) -> bool:
    return isinstance(filter_.thing, Thing) and plain_text(filter_.thing) == "deck"


def _there(scope: Scope, counted: Measure, thing: Thing) -> Compare:
    """It is there, or with `no` it is not."""
    place = by(thing.span)
    scope.hear_in(thing.number, "bound")
    if scope.says(thing, "no"):
        return Compare(counted, "max", 0, by=place)
    least = value_of(thing.number) if thing.number is not None else 1
    return Compare(counted, "min", least, by=place)


def _nobodys(counted: Measure) -> bool:
    return isinstance(counted, graph.Tiles) and counted.tiles.whose == "all"


def _is_somebodys(counted: Measure) -> bool:
    """Whether it is for a player that it is counted."""
    shared = graph.Level | graph.Held | graph.Completed | graph.Generation
    if isinstance(counted, graph.Delegates):
        return counted.delegates.whose == "you"
    return not isinstance(counted, shared) and not (
        _nobodys(counted)
        or (isinstance(counted, graph.Cards) and counted.cards.zone in _PLACES_OF_ALL)
    )


def _is_there(counted: Measure) -> bool:
    """Whether it is something that is there or not, rather than a number."""
    match counted:
        case graph.Cards(cards):
            return bool(cards.names) or cards.on is not None
        case graph.Tiles(tiles):
            return tiles.on is not None
        case _:
            return False


def _part_of_score(thing: Thing) -> Word | None:
    """`milestone points`: the word before it."""
    words = [one.words[0] for one in thing.words]
    if len(words) == 2 and fold(words[1].text) in ("point", "points") and not thing.filters:
        return words[0]
    return None


def _parts(state: Stating) -> list[Stating]:
    """What `and` joins, apart."""
    parts = state.parts if isinstance(state, And) else ()
    return [one for part in parts for one in _parts(part)] or [state]


def _names(state: Stating) -> bool:
    """A name in quotes alone, without a place."""
    return isinstance(state, Is) and is_name(state.thing) and not state.thing.filters


def _placed(row: list[Stating]) -> list[Stating]:
    """Names in a row have the place of the last one: `"Rock", "Well" in hand`."""
    found: list[Stating] = []
    place: tuple[nodes.Filter, ...] = ()
    for state in reversed(row):
        if isinstance(state, Is | Has) and is_name(state.thing):
            place = state.thing.filters or place
            if place != state.thing.filters:
                state = replace(state, thing=replace(state.thing, filters=place))
        if not isinstance(state, Is) or not is_name(state.thing):
            place = ()
        found.append(state)
    return found[::-1]
