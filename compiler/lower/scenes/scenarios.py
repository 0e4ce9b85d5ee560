"""Scenarios: a position, what somebody does, and what must hold then.

In: a `scenario` declaration. Out: a `Scenario` of the graph, its lines in the order written.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

from compiler import graph
from compiler.graph import (
    SOURCES,
    Act,
    Expect,
    Fact,
    Step,
)
from compiler.lower.phrases.nouns import hear_words, noun, only, vocabulary_kinds
from compiler.lower.phrases.scope import NOTHING, Scope, by, value_of
from compiler.lower.scenes.facts import FactReader
from compiler.lower.scenes.named import TARGETS, player_named, target_named
from compiler.messages.meaning import ROLE_DOES_NOT_FIT
from compiler.messages.names import NAME_MISSING
from compiler.messages.scenarios import (
    ANSWERS_TO_NOTHING,
    GIVEN_TOO_LATE,
    NO_ACTION_OF_PLAYERS,
    UNKNOWN_PLAYER,
)
from compiler.names.folding import fold, singulars
from compiler.names.maps import lies_beside
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text, sets_named
from dsl.syntax import nodes
from dsl.syntax.nodes import (
    Given,
    Property,
    Thing,
    When,
    Word,
)

_KNOWN = ("players", "board", "source", "skipped", "needs")


def scenario(scope: Scope, symbol: Symbol) -> graph.Scenario:
    declaration = symbol.declaration
    known = {line.word: line for line in declaration.lines if isinstance(line, Property)}
    players = tuple(_players(scope, known["players"])) if "players" in known else ()
    scope = replace(scope, players=players)
    reader = Reader(scope)
    given: list[Fact] = []
    steps: list[Step] = []
    careless: list[str] = []
    for line in declaration.lines:
        match line:
            case Given():
                if steps:
                    scope.fault(GIVEN_TOO_LATE, line.span)
                given += reader.given(line.states)
            case nodes.Replies():
                careless.append(reader.careless(line))
            case _:
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
        SOURCES.join(_texts(known["source"])) if "source" in known else "",
        tuple(careless),
        ", ".join(_texts(known["skipped"])) if "skipped" in known else "",
        tuple(name for name, _ in sets_named(declaration, "needs")),
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
    wanted = ("card name", "milestone", "award", "area")
    if scope.words.find(text, vocabulary_kinds(wanted, scope.words.own_kinds)):
        return text
    return _NAME_OR_WORD.sub(lambda found: _own_name(scope, found.group()), text)


def _own_name(scope: Scope, word: str) -> str:
    symbol = scope.words.find(word, _SPOKEN) if word[0] != '"' else None
    if symbol is None or {*singulars(word)} & {symbol.id, *map(fold, (symbol.name, symbol.plural))}:
        return word
    return symbol.id


def _players(scope: Scope, line: Property) -> list[str]:
    """Names of one word each, by which lines can call them."""
    several = [one.thing for one in line.things if isinstance(one.thing, Thing)]
    for thing in (one for one in several if len(one.words) > 1):
        names = ", ".join(word.words[0].text for word in thing.words)
        scope.unclear(thing.span, f"players are parted by commas: `{names}`", instead=names)
    apart = any(len(one.words) > 1 for one in several)
    players = " ".join(_texts(line)).split() if apart else _texts(line)
    if graph.CHANCE in map(fold, players):
        scope.unclear(line.span, "chance is nobody's name: `chance answers …` is what it brings")
    return players


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
    name = only(scope, found, line.span)
    board = scope.words.find(name, ("board",))
    if board is not None and lies_beside(board):
        scope.unclear(line.span, "it lies beside every board; name the one that is played on")
    return name


_RUNS = {"begin": ("game",), "end": ("generation", "production", "research")}
"""What runs by itself: `when the game begins`, `when the generation ends`."""


class Reader(FactReader):
    """Reads the lines in order."""

    def steps(self, line: nodes.Line) -> list[Step]:
        place = by(line.span)
        match line:
            case When():
                return [self.act(line)]
            case nodes.Then(states=states):
                return list(self.facts(states))
            case nodes.Refused(why=why):
                return [Expect("refused", said(self.scope, why or ""), by=place)]
            case nodes.Offered(who=who, allowed=allowed, text=text):
                what: graph.Expected = "offered" if allowed else "not-offered"
                return [
                    Expect(what, said(self.scope, text), player_named(self.scope, who), by=place)
                ]
            case _:
                return []

    def careless(self, line: nodes.Replies) -> str:
        """`blue answers anything`: the only answer that may stand outside of an act."""
        self.scope.hear(*line.answers)
        if [fold(answer.text) for answer in line.answers] != [graph.ANYTHING]:
            self.scope.fault(ANSWERS_TO_NOTHING, line.span)
        return player_named(self.scope, line.who)

    def act(self, line: When) -> Act:
        event = line.event
        place = by(line.span)
        answers = self._answers(line.answers)
        replies = tuple(
            graph.Replies(self._answering(one.who), self._answers(one.answers))
            for one in line.replies
        )
        thing = event.thing if isinstance(event.thing, Thing) else None
        if event.would:
            self.scope.unclear(event.span, "only cards say what would happen")
        for role in event.roles:
            self.scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
        runs = event.who.text.split()[-1] if event.who is not None else ""
        if runs in _RUNS.get(event.verb, ()):
            self.scope.hear(cast(Word, event.who))
            return Act("", event.verb, runs, answers, replies, place)
        player = NOTHING
        if isinstance(event.who, Word):
            player = player_named(self.scope, event.who)
        else:
            self.scope.fault(
                UNKNOWN_PLAYER, event.span, word=event.who.text if event.who else "nobody"
            )
        kinds = TARGETS.get(event.verb)
        turn = event.verb == "end" and thing is not None and plain_text(thing) == "turn"
        if kinds is None and event.verb != "pass" and not turn:
            known = ", ".join([*TARGETS, "pass"])
            cure = (
                f"what players do: {known}, `end the turn`; or `when the game begins`, `when "
                "production ends`, `when research ends`, `when the generation ends`"
            )
            self.scope.fault(NO_ACTION_OF_PLAYERS, event.span, cure, verb=event.verb)
        target = ""
        if kinds is not None and thing is not None:
            target = target_named(self.scope, thing, kinds)
        elif turn and thing is not None:
            hear_words(self.scope, thing.words)
            target = "turn"
        elif kinds is not None:
            self.scope.fault(NAME_MISSING, event.span, wanted=f"what to {event.verb}")
        return Act(player, event.verb, target, answers, replies, place)

    def _answering(self, who: Word) -> str:
        """A player, or chance, which is none."""
        if fold(who.text) != graph.CHANCE:
            return player_named(self.scope, who, "; what nobody chooses `chance answers`")
        self.scope.hear(who)
        return graph.CHANCE

    def _answers(self, answers: tuple[Word, ...]) -> tuple[str, ...]:
        self.scope.hear(*answers)
        return tuple(said(self.scope, answer.text) for answer in answers)
