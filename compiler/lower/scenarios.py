"""Scenarios: a position, what somebody does, and what must hold then.

In: a `scenario` declaration. Out: a `Scenario` of the graph, its lines in the order written.
Numbers are exact here: `blue has 1 plant` fails with two; a card in a zone or a tile on an area is
there or not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from compiler import graph
from compiler.graph import Act, AreaSet, CardSet, Compare, Expect, Fact, Measure, Step, TileSet
from compiler.lower.boards import labels
from compiler.lower.phrases.areas import unowned
from compiler.lower.phrases.conditions import bound_of
from compiler.lower.phrases.levels import check_level
from compiler.lower.phrases.measures import measure
from compiler.lower.phrases.nouns import (
    LAID_WORDS,
    hear_words,
    noun,
    structural,
    unknown,
    vocabulary_kinds,
)
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, by, value_of
from compiler.lower.phrases.selectors import card_set, zone_of
from compiler.messages.meaning import AMOUNT_MISSING, ROLE_DOES_NOT_FIT
from compiler.messages.names import NAME_MISSING, UNKNOWN_NAME
from compiler.messages.scenarios import NO_ACTION_OF_PLAYERS, UNKNOWN_PLAYER
from compiler.names.folding import fold, singulars
from compiler.names.vocabulary import Symbol, plain_text
from dsl.messages.diagnostics import near
from dsl.messages.syntax import NAME_WITHOUT_QUOTES
from dsl.syntax import nodes
from dsl.syntax.nodes import And, Condition, Given, Has, Is, Property, Thing, When, Word

_KNOWN = ("players", "board", "source")


def scenario(scope: Scope, symbol: Symbol) -> graph.Scenario:
    declaration = symbol.declaration
    known = {line.word: line for line in declaration.lines if isinstance(line, Property)}
    players = tuple(_texts(known["players"])) if "players" in known else ()
    scope = replace(scope, players=players)
    reader = Reader(scope)
    given: list[Fact] = []
    steps: list[Step] = []
    for line in declaration.lines:
        if isinstance(line, Given):
            given += [fact for node in line.conditions for fact in reader.facts(node)]
        else:
            steps += reader.steps(line)
    others = tuple(
        (word, ", ".join(_texts(line))) for word, line in known.items() if word not in _KNOWN
    )
    return graph.Scenario(
        symbol.name,
        symbol.set,
        players,
        _board(scope, known.get("board")),
        others,
        ", ".join(_texts(known["source"])) if "source" in known else "",
        tuple(given),
        tuple(steps),
        by(declaration.header),
    )


_SPOKEN = ("resource", "card resource", "tag", "tile", "parameter", "counter", "terrain")
"""What may be called by another name of it where somebody speaks."""

_NAME_OR_WORD = re.compile(r'"[^"]*"|[^\W\d_][\w€-]*')


def said(scope: Scope, text: str) -> str:
    """What a player or the game says, in the names that the game itself uses: `2 MC` is `2
    megacredits`. What stands in quotes, or is the name of something as a whole, stays."""
    if scope.words.find(text, vocabulary_kinds(("card name", "milestone", "award", "area"))):
        return text
    return _NAME_OR_WORD.sub(lambda found: _own_name(scope, found.group()), text)


def _own_name(scope: Scope, word: str) -> str:
    symbol = scope.words.find(word, _SPOKEN) if word[0] != '"' else None
    if symbol is None or {*singulars(word)} & {symbol.id, *map(fold, (symbol.name, symbol.plural))}:
        return word
    return symbol.id


def _texts(line: Property) -> list[str]:
    texts = []
    for listed in line.things:
        if isinstance(listed.thing, Thing):
            number = listed.thing.number
            start = [str(value_of(number))] if number is not None else []
            texts.append(" ".join([*start, plain_text(listed.thing)]).strip())
    return texts


def _board(scope: Scope, line: Property | None) -> str:
    if line is None or not line.things or not isinstance(line.things[0].thing, Thing):
        return ""
    found = noun(scope, line.things[0].thing, ("board",))
    return found.ids[0] if found is not None else ""


@dataclass(slots=True)
class Reader:
    """Reads the lines in order; `subject` is who or what the last `has` spoke of."""

    scope: Scope
    subject: str = ""
    zone: str = ""

    def steps(self, line: nodes.Line) -> list[Step]:
        place = by(line.span)
        match line:
            case When():
                return [self.act(line)]
            case nodes.Then(condition=node):
                return list(self.facts(node))
            case nodes.Refused(why=why):
                return [Expect("refused", said(self.scope, why or ""), by=place)]
            case nodes.Offered(who=who, allowed=allowed, text=text):
                what: graph.Expected = "offered" if allowed else "not-offered"
                return [Expect(what, said(self.scope, text), self.player(who), by=place)]
            case _:
                return []

    # ---- facts ----------------------------------------------------------------------------------

    def facts(self, node: Condition) -> list[Fact]:
        match node:
            case And(parts=parts):
                return [fact for part in parts for fact in self.facts(part)]
            case Has(subject=Thing() as subject, thing=thing):
                self._remember(subject)
                return [self._fact(thing, thing.filters)]
            case Is(thing=thing):
                return [self._fact(thing, thing.filters, bare=True)]
            case _:
                cure = "for example `blue has 3 plants`, `temperature -12`, `3 oceans`"
                self.scope.unclear(node.span, cure)
                return []

    def _remember(self, subject: Thing) -> None:
        text = plain_text(subject)
        found = structural(subject)
        self.zone = ""
        Bag(self.scope, subject.filters).close()
        if found is not None and found[0] in ("deck", "discard", "pile", "market"):
            self.subject, self.zone = "", zone_of(self.scope, subject)
        else:
            word = subject.words[0].words[0] if subject.words else Word(text, span=subject.span)
            self.subject = self.player(word)

    def player(self, word: Word) -> str:
        name = fold(word.text)
        self.scope.hear(word)
        if self.scope.players and name not in self.scope.players:
            meant = near(name, self.scope.players)
            cure = f"players are {', '.join(self.scope.players)}" if meant is None else None
            self.scope.fault(UNKNOWN_PLAYER, word.span, cure, meant, word=word.text)
        return name

    def _fact(self, thing: Thing, filters: tuple[nodes.Filter, ...], bare: bool = False) -> Fact:
        place = by(thing.span)
        bag = Bag(self.scope, filters)
        if _is_name(thing):
            face = self._face(thing.words[0].words[0])
            counted: Measure = graph.Cards(self._where(face, bag))
            bag.close()
            return Fact(self.subject, _there(self.scope, counted, thing), place)
        at = bag.take("at")
        if at is not None and isinstance(at.thing, Thing):
            return self._tile(thing, at.thing, bag)
        level = bag.take_number()
        rest = replace(thing, filters=tuple(bag.rest))
        counted = self._measure(rest, level is not None)
        player = "" if isinstance(counted, graph.Level) or _nobodys(counted) else self.subject
        if isinstance(counted, graph.Score) and counted.won:
            return Fact(player, _there(self.scope, counted, thing), place)
        number = level or thing.number
        self.scope.hear_in(number, "bound", "sign")
        if number is None and not self.scope.says(thing, "no"):
            self.scope.fault(
                AMOUNT_MISSING, thing.span, "for example `3 plants`", word=plain_text(thing)
            )
        value = value_of(number) if number is not None else 0
        if isinstance(counted, graph.Level) and number is not None:
            check_level(self.scope, counted.parameter, number, value)
        bound = bound_of(number) if number is not None and number.bound else "exactly"
        return Fact(player, Compare(counted, bound, value, by=place), place)

    def _measure(self, thing: Thing, level: bool) -> Measure:
        """What is counted; cards without a place are those in the zone spoken of."""
        counted = measure(self.scope, replace(thing, number=None), level)
        if isinstance(counted, graph.Cards) and self.zone:
            return graph.Cards(replace(counted.cards, zone=self.zone))
        return counted

    def _face(self, word: Word) -> str:
        """The card, milestone or award that is named."""
        kinds = ("card name", "milestone", "award")
        symbol = self.scope.words.find(word.text, vocabulary_kinds(kinds))
        self.scope.hear(word)
        if symbol is None:
            unknown(self.scope, word, kinds)
        return symbol.id if symbol is not None else NOTHING

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
        name = plain_text(at)
        Bag(self.scope, at.filters).close()
        hear_words(self.scope, at.words)
        area = self.scope.words.find(name, ("area",))
        if area is None:
            self._check_label(at, name)
            name = name.upper()
        else:
            name = area.name
        found = noun(self.scope, thing, ("tile",))
        words = found.words if found is not None else ()
        ids = found.ids if found is not None else (NOTHING,)
        hear_words(self.scope, words)
        for front in words:
            ids += tuple(
                s.id for w in front.words if (s := self.scope.words.find(w.text, ("tile",)))
            )
        nobody = unowned(self.scope, ids) or not self.subject
        on = AreaSet(names=(name,), empty=False)
        tiles = TileSet(ids, "all" if nobody else "you", on=on)
        player = "" if nobody else self.subject
        place = by(thing.span)
        return Fact(player, _there(self.scope, graph.Tiles(tiles), thing), place)

    def _check_label(self, at: Thing, name: str) -> None:
        if name.upper() not in labels(self.scope.words):
            meant = self.scope.words.suggest(name, ("area",))
            cure = "an area is its row's letter and place (`C4`) or its name in quotes"
            self.scope.fault(UNKNOWN_NAME, at.span, cure, meant, word=name, wanted="an area")

    def _hear(self, filter_: nodes.Filter) -> str:
        """The words of a filter, which are taken as written."""
        if not isinstance(filter_.thing, Thing):
            return ""
        hear_words(self.scope, filter_.thing.words)
        return plain_text(filter_.thing)

    # ---- acts -----------------------------------------------------------------------------------

    def act(self, line: When) -> Act:
        event = line.event
        place = by(line.span)
        answers = tuple(said(self.scope, answer.text) for answer in line.answers)
        self.scope.hear(*line.answers)
        thing = event.thing if isinstance(event.thing, Thing) else None
        runs = _RUNS.get(event.verb)
        for role in event.roles:
            self.scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
        if runs is not None and event.who is not None and event.who.text.split()[-1:] == [runs]:
            self.scope.hear(event.who)
            return Act("", event.verb, runs, answers, place)
        player = NOTHING
        if isinstance(event.who, Word):
            player = self.player(event.who)
        else:
            self.scope.fault(
                UNKNOWN_PLAYER, event.span, word=event.who.text if event.who else "nobody"
            )
        kinds = _TARGETS.get(event.verb)
        if kinds is None and event.verb not in ("pass", "place"):
            known = ", ".join([*_TARGETS, "place", "pass"])
            cure = (
                f"what players do: {known}; or `when the game begins`, `when the generation ends`"
            )
            self.scope.fault(NO_ACTION_OF_PLAYERS, event.span, cure, verb=event.verb)
        target = ""
        if kinds is not None and thing is not None:
            target = self._target(thing, kinds)
        elif event.verb == "place" and thing is not None:
            target = _source(self.scope, thing)
        elif kinds is not None:
            self.scope.fault(NAME_MISSING, event.span, wanted=f"what to {event.verb}")
        return Act(player, event.verb, target, answers, place)

    def _target(self, thing: Thing, kinds: tuple[str, ...]) -> str:
        """The card named: `"Rock"`, `the "Well" standard project`, `the action of "Smelter"`."""
        bag = Bag(self.scope, thing.filters)
        found = structural(thing)
        if found is not None and found[0] == "action":
            of = bag.take("of")
            hear_words(self.scope, thing.words)
            if of is not None and isinstance(of.thing, Thing):
                cards = card_set(self.scope, of.thing)
                return cards.names[0] if cards.names else NOTHING
        bag.close()
        if found is not None and found[1]:
            hear_words(self.scope, thing.words[len(found[1]) :])
            kinds = (found[0],) if found[0] in ("standard project", "conversion") else kinds
            thing = replace(thing, words=found[1], filters=())
        word = thing.words[-1].words[0] if thing.words else Word("", span=thing.span)
        symbol = self.scope.words.find(word.text, vocabulary_kinds(kinds))
        self.scope.hear(word)
        if len(thing.words) > 1 and not word.quoted:
            name = " ".join(words.words[0].text for words in thing.words)
            self.scope.fault(NAME_WITHOUT_QUOTES, thing.span, f'write "{name}"')
        elif symbol is None:
            unknown(self.scope, word, kinds)
        return symbol.id if symbol is not None else NOTHING


_RUNS = {"begin": "game", "end": "generation"}
"""What runs by itself: `when the game begins`, `when the generation ends`."""

_TARGETS = {
    "play": ("card name",),
    "use": ("standard project", "conversion", "card name"),
    "buy": LAID_WORDS,
    "claim": ("milestone",),
    "fund": ("award",),
}


def _is_top(filter_: nodes.Filter) -> bool:
    """`"Rock" on top of the deck`."""
    return isinstance(filter_.thing, Thing) and plain_text(filter_.thing) == "top"


def _is_deck(filter_: nodes.Filter) -> bool:
    return isinstance(filter_.thing, Thing) and plain_text(filter_.thing) == "deck"


def _is_name(thing: Thing) -> bool:
    """A name in quotes alone: a card."""
    return len(thing.words) == 1 and thing.words[0].words[0].quoted


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


def _source(scope: Scope, thing: Thing) -> str:
    """`city at C4`."""
    parts = [plain_text(thing)]
    hear_words(scope, thing.words)
    for filter_ in thing.filters:
        if isinstance(filter_.thing, Thing):
            scope.hear(filter_)
            hear_words(scope, filter_.thing.words)
            parts += [filter_.word, plain_text(filter_.thing)]
    return " ".join(part for part in parts if part)
