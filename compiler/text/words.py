"""The nouns of a library: what its declared vocabulary is called, one or many.

In: a `Library` and a catalogue. Out: `Words`, asked by every other module of this package.
Vocabulary that is not declared is called by its id, so that a text can be made for any graph.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal, Protocol, TypeVar

from compiler.graph import (
    THE_CHOSEN,
    Board,
    Card,
    CardSet,
    CounterKind,
    ElementKind,
    KindOfCard,
    Library,
    ParameterKind,
    ResourceKind,
    StateKind,
    TagKind,
    TerrainKind,
    TileKind,
    Whose,
    original,
)
from compiler.text.catalogue import Catalogue, english
from compiler.text.marks import MarkKind, capital, marked
from dsl.reading.records import dataclass


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


_T = TypeVar("_T", bound=_Identified)


def _by_id(kinds: Iterable[_T]) -> dict[str, _T]:
    return {kind.id: kind for kind in kinds}


Role = Literal["subject", "object", "theirs", "from", "of"]
"""What a noun is in its sentence, for languages that tell it apart: who does it, whom or what it is
done to (`theirs`: of a track, by others to their own), where something is taken from, what it is a
part of."""

ONE_KIND = "of one kind"
"""In the place of a resource: one of the standard resources, which is chosen."""


@dataclass(frozen=True, slots=True)
class Words:
    resources: Mapping[str, ResourceKind]
    tags: Mapping[str, TagKind]
    terrains: Mapping[str, TerrainKind]
    tiles: Mapping[str, TileKind]
    parameters: Mapping[str, ParameterKind]
    counters: Mapping[str, CounterKind]
    cards: Mapping[str, Card]
    states: Mapping[str, StateKind]
    elements: Mapping[str, ElementKind]
    kinds: Mapping[str, KindOfCard]
    boards: Mapping[str, Board]
    """Those that lie beside the main one."""

    maps: Mapping[str, Board]
    """The main ones."""

    currency: str
    planet: str
    piece: str
    """What tiles are called where a game does not call them tiles."""

    catalogue: Catalogue
    marks: bool = False
    """Whether names of what has an icon are marked in the text."""

    on: Card | None = None
    """The card on which the text stands, where that is in play."""

    away: bool = False
    """Whether `you` may be another than the card's owner, who has nothing of what is on it."""

    described: bool = False
    """Whether players are described, of whom each is `you`."""

    @classmethod
    def of(cls, library: Library, catalogue: Catalogue | None = None, marks: bool = False) -> Words:
        return cls(
            resources=_by_id(library.resources),
            tags=_by_id(library.tags),
            terrains=_by_id(library.terrains),
            tiles=_by_id(library.tiles),
            parameters=_by_id(library.parameters),
            counters=_by_id(library.counters),
            cards=_by_id(library.cards),
            states=_by_id(library.states),
            elements=_by_id(library.elements),
            kinds=_by_id(library.kinds),
            boards=_by_id(library.beside),
            maps=_by_id(library.boards),
            currency=str(dict(library.rules).get("currency", "")),
            planet=str(dict(library.rules).get("planet", "")),
            piece=readable(str(dict(library.rules).get("piece", ""))),
            catalogue=catalogue or english(),
            marks=marks,
        )

    def under(self, whose: Whose) -> Words:
        """The same where `you` is that player."""
        return self if whose == "you" else replace(self, away=whose != "holder")

    def say(self, message: str, **arguments: Any) -> str:
        """A message; where a part of it is empty no blank is left over."""
        text = self.catalogue.say(message, **arguments)
        while "  " in text:
            text = text.replace("  ", " ")
        return text.replace(" ,", ",").strip()

    def joined(self, parts: Iterable[str], word: Literal["and", "or"] = "and") -> str:
        """`a`, `a and b`, `a, b and c`."""
        *head, last = list(parts) or [""]
        return self.say(f"list-{word}", head=", ".join(head), last=last) if head else last

    @property
    def plain_tags(self) -> tuple[str, ...]:
        return tuple(which for which, kind in self.tags.items() if not kind.wild)

    @property
    def every_party(self) -> tuple[str, ...]:
        return tuple(which for which, card in self.cards.items() if card.kind == "party")

    @property
    def standard_resources(self) -> tuple[str, ...]:
        return tuple(which for which, kind in self.resources.items() if kind.standard)

    # ---- vocabulary: its names in the language, or as declared

    def _named(self, kind: MarkKind, which: str, name: str) -> str:
        """The name, with a mark where an icon can stand for it."""
        return marked(kind, which, name) if self.marks else name

    def resource(self, which: str, many: bool = True) -> str:
        known = which in self.resources
        name = self._resource(which, many)
        return self._named("resource", which, name) if known else name

    def _resource(self, which: str, many: bool) -> str:
        kind = self.resources.get(which)
        if kind is not None and which == self.currency and kind.symbol:
            return kind.symbol
        if kind is None and which == THE_CHOSEN:
            return self.say("chosen-resource", number="many" if many else "one")
        if which == ONE_KIND:
            return self.say("of-one-kind", number="many" if many else "one")
        name = self.catalogue.name(f"resource_{which}", number="many" if many else "one")
        if name is not None:
            return name
        if kind is None:
            return readable(which)
        return kind.plural if many and kind.plural else kind.name

    def money(self, amount: int | str) -> str:
        """`8 M€`, in the currency of the game."""
        if not self.currency:
            return f"{amount} money"
        return f"{amount} {self.resource(self.currency, many=amount != 1)}"

    def stems(self, family: str, ids: Iterable[str], word: Literal["and", "or"] = "or") -> str:
        """What stands before the noun of a compound: `plant or animal` before `tag`."""
        *others, last = [self._marked_stem(family, one) for one in ids] or [""]
        return self.joined((*(self.say("stem-before", stem=one) for one in others), last), word)

    def _marked_stem(self, family: str, which: str) -> str:
        stem = self._stem(family, which)
        match family:
            case "resource" if which in self.resources:
                return self._named("resource", which, stem)
            case "tag" if which in self.tags:
                return self._named("tag", which, stem)
        return stem

    def _stem(self, family: str, which: str) -> str:
        if family == "resource" and which == self.currency:
            return self._resource(which, many=False)
        if family == "tag" and which == THE_CHOSEN and which not in self.tags:
            return self.say("chosen-tag")
        if family == "resource" and which == THE_CHOSEN and which not in self.resources:
            return self._resource(which, many=False)
        stem = self.catalogue.name(f"{family}_{which}.stem", number="one")
        return stem if stem is not None else self._declared(family, which)

    def _declared(self, family: str, which: str) -> str:
        kinds: dict[str, Mapping[str, Any]] = {
            "resource": self.resources,
            "tag": self.tags,
            "tile": self.tiles,
            "terrain": self.terrains,
            "state": self.states,
            "element": self.elements,
            "card": self.cards,
        }
        kind = kinds[family].get(which)
        return str(kind.name) if kind is not None else readable(which)

    def _called(self, family: str, which: str) -> str:
        name = self.catalogue.name(f"{family}_{which}", number="one")
        return name if name is not None else self._declared(family, which)

    def tag(self, which: str) -> str:
        name = self._called("tag", which)
        return self._named("tag", which, name) if which in self.tags else name

    def terrain(self, which: str) -> str:
        return self._called("terrain", which)

    def tile(self, which: str, many: bool = False) -> str:
        """`city tile`; a name that says it is a tile already does not say so twice."""
        kind = self.tiles.get(which)
        if kind and not kind.covers:
            name = self.catalogue.name(f"tile_{which}", number="many" if many else "one")
            called = name if name is not None else kind.plural if many else kind.name
            return self._named("tile", which, called)
        number = "many" if many else "one"
        stem = self._stem("tile", which)
        if not self.piece:
            stem = stem.removesuffix(" tile")
        if kind:
            stem = self._named("tile", which, stem)
        if self.piece:
            return self.say("piece-name", stem=stem, piece=self._piece(), number=number)
        return self.say("tile-name", stem=stem, number=number)

    def tiles_noun(self, many: bool) -> str:
        """Tiles of whatever kind."""
        number = "many" if many else "one"
        if self.piece:
            return self.say("pieces", piece=self._piece(), number=number)
        return self.say("tiles", number=number)

    def the_tile(self, which: Literal["it", "this"]) -> str:
        """The one spoken of, or that of the card."""
        if self.piece:
            return self.say(f"piece-{which}", piece=self._piece())
        return self.say(f"tile-{which}")

    def _piece(self) -> str:
        return self.catalogue.name(f"piece_{self.piece}") or self.piece

    def track(self, which: str, role: Role = "subject") -> str:
        """A parameter or a player track, which goes by its symbol: `TR`."""
        known = which in self.counters or which in self.parameters
        name = self._track(which, role)
        return self._named("track", which, name) if known else name

    def own_track(self, which: str, whose: Whose) -> str:
        """A track that is raised by these players, each their own where each has one."""
        theirs = which in self.counters and whose != "you"
        return self.track(which, "theirs" if theirs else "object")

    def _track(self, which: str, role: Role) -> str:
        if which == THE_CHOSEN and which not in self.parameters and which not in self.counters:
            return self.say("chosen-parameter", role=role)
        name = self.catalogue.name(f"track_{which}.{role}")
        if name is not None:
            return name
        counter = self.counters.get(which)
        if counter is not None:
            return counter.symbol or counter.name
        kind = self.parameters.get(which)
        return kind.name if kind else readable(which)

    def unit(self, parameter: str, many: bool) -> str:
        """What a parameter counts that counts things: `oceans`."""
        unit = self.parameters[parameter].unit
        name = self.catalogue.name(f"unit_{parameter}", number="many" if many else "one")
        return self._named("track", parameter, name or (unit if many else unit.removesuffix("s")))

    @property
    def home(self) -> str:
        """What the board shows: `Mars`, or `the board`."""
        return readable(self.planet).title() if self.planet else self.say("the-board")

    def state(self, which: str) -> str:
        return self._called("state", which)

    def element(self, which: str) -> str:
        return self._called("element", which)

    def card(self, which: str) -> str:
        return self._called("card", original(which))

    def party(self, which: str, role: Role = "subject") -> str:
        chosen = which == THE_CHOSEN and which not in self.cards
        if chosen:
            return self.say("chosen-party", role=role)
        return self.say("named-party", role=role, name=self.card(which))

    def parties(self, which: Iterable[str], role: Role = "subject") -> str:
        """One or the other of them."""
        return self.joined((self.party(one, role) for one in which), "or")

    def kind(self, which: str, many: bool = False) -> str:
        """A kind of card, as a noun."""
        kind = self.kinds.get(which)
        if kind is None:
            name = self.say(f"kind-{which}")
            return f"{name}s" if many else name
        name_ = self.catalogue.name(f"kind_{which}", number="many" if many else "one")
        return name_ or (kind.plural if many else kind.name)

    def board(self, which: str) -> str:
        return self.catalogue.name(f"board_{which}") or {**self.maps, **self.boards}[which].name

    def place(self, name: str) -> str:
        """A named area or part of a board, or an area of a board beside by its label."""
        board, _, at = name.partition(" ")
        if board in self.boards:
            return f"{self.board(board)} {at}"
        identifier = re.sub(r"\W+", "-", name.lower()).strip("-")
        return self.catalogue.name(f"area_{identifier}") or name

    # ---- people

    def person(self, whose: Whose, role: Role = "subject") -> str:
        """`you`, `any player`."""
        return self.say(f"person-{whose}", role=role)

    def owner(self, whose: Whose) -> str:
        """With whose things it is; empty where they are one's own."""
        return self.say(f"owner-{whose}")

    def possessed(self, whose: Whose) -> str:
        """`you own`, `of any player`, behind the noun."""
        if whose == "you" and self.described:
            return self.say("possessed-own")
        return self.say(f"possessed-{whose}")

    def together(self, whose: Whose) -> str:
        """The same of what is counted: `of opponents`, of all of them."""
        return self.say("of-opponents") if whose == "opponents" else self.possessed(whose)

    def have_seats(self, cards: CardSet) -> bool:
        """Whether players take seats on these cards."""
        kinds = {*cards.kinds, *(self.cards[name].kind for name in cards.names)}
        known = [self.kinds.get(kind) for kind in kinds]
        return bool(known) and all(kind is not None and kind.seats for kind in known)

    def of_whom(self, whose: Whose) -> str:
        """The same, and `of all players`, where those of everybody are not said otherwise."""
        return self.say("of-all") if whose == "all" else self.together(whose)


def readable(identifier: str) -> str:
    """An identifier as words: `standard-project` -> `standard project`."""
    return identifier.replace("-", " ")


def sentence(phrase: str) -> str:
    """A phrase as a sentence: capital first, full stop last."""
    phrase = phrase.strip()
    if not phrase:
        return ""
    return capital(phrase) + ("" if phrase.endswith((".", "!")) else ".")


def level(words: Words, parameter: str, value: int) -> str:
    """A value of a parameter in its printed unit: `8%`, `-12 °C`, `3 oceans`."""
    kind = words.parameters.get(parameter)
    unit = kind.unit if kind else ""
    if unit == "%":
        return words.say("percent", value=str(value))
    if counts_things(words, parameter):
        return f"{value} {words.unit(parameter, many=value != 1)}"
    return f"{value} {unit}".strip()


def counts_things(words: Words, parameter: str) -> bool:
    """True for a parameter whose unit is a word, so that one says `3 oceans` and not a level."""
    kind = words.parameters.get(parameter)
    return kind is not None and len(kind.unit) > 2 and kind.unit.replace(" ", "").isalpha()
