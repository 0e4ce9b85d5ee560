"""Text from the effect graph, in the terms of the printed game and in our own words.

In: a `Library`, nodes of its graph, and a catalogue of messages in some language (English unless
given). Out: strings: phrases (lower case, no full stop) for single nodes, sentences for abilities
and cards. Nothing here reads anything but the graph, so the text says what the runtime does. The
modules say which message is meant and with what; words and their order are the catalogue's.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from itertools import groupby
from typing import Any

from compiler.graph import (
    OF_TOKENS,
    Ability,
    Amount,
    Card,
    Condition,
    Continuous,
    Effect,
    Event,
    Library,
    Measure,
    Points,
    Produce,
    Span,
    Unordered,
    Whose,
    both,
)
from compiler.text.amounts import counted, most_of, quantity, so_much_less
from compiler.text.catalogue import Catalogue, english
from compiler.text.conditions import clause, is_clause, need, who
from compiler.text.effects import EFFECTS
from compiler.text.events import any_of, happening
from compiler.text.rules import rule_text
from compiler.text.structure import merged
from compiler.text.words import Words, counts_things, level, readable, sentence
from compiler.text.writer import Writer
from dsl.reading.records import dataclass

__all__ = ["CardText", "Texts", "flat", "is_immediate"]


@dataclass(frozen=True, slots=True)
class CardText:
    """`requirement` and `points` are empty when the card has none; `lines` one per ability."""

    requirement: str
    lines: tuple[str, ...]
    points: str


class Texts:
    """The text of one library in one language; with `marks` where an icon can stand for a name."""

    def __init__(
        self, library: Library, catalogue: Catalogue | None = None, marks: bool = False
    ) -> None:
        self.catalogue = catalogue or english()
        self.library = library
        self.words = Words.of(library, self.catalogue, marks)
        self._full = Writer(self.words, EFFECTS)

    def on(self, card: Card, whose: Whose = "you") -> Texts:
        """The texts that stand on a card, which may speak of the card itself. `whose`: who is
        `you` in them."""
        made = copy(self)
        made.words = replace(self.words, on=card).under(whose)
        made._full = replace(self._full, words=made.words)
        return made

    def say(self, message: str, **arguments: Any) -> str:
        """A message of the catalogue."""
        return self.words.say(message, **arguments)

    def called(self, family: str, identifier: str) -> str:
        """What something is called that the program knows by an identifier, as kinds of cards."""
        message = f"{family}-{identifier}"
        if family == "kind" and identifier in self.words.kinds:
            return self.words.kind(identifier)
        return self.say(message) if self.catalogue.has(message) else readable(identifier)

    # ---- single nodes

    def effect(self, effect: Effect) -> str:
        """`increase energy production 1 step`."""
        return self._full.phrase(effect)

    def condition(self, condition: Condition) -> str:
        """A clause that follows `if`: `you have 3 plant tags`."""
        return clause(self.words, condition)

    def need(self, condition: Condition) -> str:
        """What a requirement asks for, without the verb: `3 plant tags`, `at most 3 oceans`."""
        return need(replace(self.words, on=None), condition)

    def measure(self, measure: Measure) -> str:
        """What is counted: `building tags you have`."""
        return counted(self.words, measure)

    def event(self, event: Event) -> str:
        """A clause that follows `when`: `you play a science tag`."""
        return happening(self.words, event)

    def amount(self, amount: Amount, one: str = "", many: str = "") -> str:
        """So much of something: `2`, `X`, `1 plant for each city tile in play`."""
        return quantity(self.words, amount, one, many or one).strip()

    def rule(self, continuous: Continuous, span: Span = "always", times: int = 1) -> str:
        return rule_text(self.words, continuous, span, times)

    # ---- abilities and cards

    def ability(self, ability: Ability) -> str:
        """One or more sentences, with the label that the box of a card stands for."""
        if ability.rule is not None:
            text = self.rule(ability.rule, ability.span, ability.times)
            if ability.whose != "you":
                text = f"{self.say(f'people-{ability.whose}')}: {text}"
            if ability.condition is not None:
                text = self.say("said-if", text=text, condition=self.condition(ability.condition))
            return sentence(text if ability.span != "always" else self._headed("effect", text))
        if ability.effect is None:
            return ""
        if ability.label == "play":
            return self.sentences((ability.effect,))
        shown = bool(ability.events) and all(one.kind in OF_TOKENS for one in ability.events)
        text = replace(self._full, single=shown).phrase(ability.effect)
        if ability.condition is not None:
            text = self.say("if", condition=self.condition(ability.condition), yes=text)
        match ability.label:
            case "trigger":
                would = "-would" if any(event.would for event in ability.events) else ""
                first = {"": "", "generation": "-first", "game": "-ever"}[ability.once]
                message = f"when{would}{first}"
                rule = self.words.on is not None and self.words.on.kind == "rule"
                events = any_of(self.words, ability.events)
                apart = "yes" if rule else "no"
                parts: dict[str, str | int] = {"events": events, "text": text, "apart": apart}
                parts |= {"times": ability.times} if first else {}
                return sentence(self.say(message, **parts))
            case "action" if ability.times > 1:
                text = self.say("often-action", times=ability.times, text=text)
            case "moment" if ability.at is not None:
                return sentence(f"{self.say('at', value=str(ability.at))}: {text}")
            case "moment":
                return sentence(f"{self.say('at-each-step')}: {text}")
        return sentence(self._headed(ability.label, text))

    def _headed(self, label: str, text: str) -> str:
        return f"{self.say(f'label-{label}')}: {text}"

    def sentences(self, effects: Iterable[Effect]) -> str:
        """Immediate effects: productions share a sentence, so do neighbours of one verb."""
        groups: list[list[Effect]] = []
        for effect in flat(effects):
            last = groups[-1][-1] if groups else None
            both_produce = isinstance(effect, Produce) and isinstance(last, Produce)
            if last and (both_produce or len(merged(self._full, (last, effect))) == 1):
                groups[-1].append(effect)
            else:
                groups.append([effect])
        return " ".join(sentence(self.words.joined(merged(self._full, group))) for group in groups)

    def needs(self, card: Card) -> str:
        """What is required, as a phrase: `2 science tags`; what is so stands behind what is there,
        which would be read as a part of it."""
        needs = (self.need(c) for c in sorted(card.requirements, key=is_clause))
        return self.words.joined(needs) if card.requirements else ""

    def requirement(self, card: Card) -> str:
        """`Requires 2 science tags.`; empty when there is none."""
        if not card.requirements:
            return ""
        return sentence(self.say("requires-what", needs=self.needs(card)))

    def points(self, card: Card) -> str:
        """`1 VP for every 2 animals on this card`; empty when there are none."""
        turned_over = card.kind == "event"  # when points are counted
        said: list[str] = []
        own_first = sorted(card.points, key=lambda points: points.whose != "you")
        for (whose, held), group in groupby(own_first, _of_whom):
            texts = self if turned_over else self.on(card, whose)
            text = self.words.joined(texts.point(points) for points in group)
            people = self.say(f"people-{whose}") if whose != "you" else ""
            for one in held:
                people = f"{people} {who(self.words, one)}".replace(" ,", ",")
            said.append(f"{people}: {text}" if people else text)
        if len(said) > 1:  # what stands behind whose points they are would be theirs
            return " ".join(sentence(one) for one in said).removesuffix(".")
        return self.words.joined(said)

    def point(self, points: Points) -> str:
        name = self.say("points")
        text = quantity(self.words, points.amount, name, name)
        if points.negative:
            text = f"-{text}"
        others = both(*points.held()[1])
        if others is not None:
            text = self.say("said-if", text=text, condition=self.condition(others))
        return text

    def card(self, card: Card) -> CardText:
        """Start and immediate effects first, then the abilities in their order."""
        texts = self.on(card)
        others = tuple(texts.ability(a) for a in card.abilities if not is_immediate(a))
        before, after = self.plain_lines(card)[:3], self.plain_lines(card)[3:]
        lines = tuple(filter(None, (*before, *others, *after)))
        return CardText(self.requirement(card), lines, sentence(self.points(card)))

    def plain_lines(self, card: Card) -> tuple[str, ...]:
        """What stands outside of the boxes: cost, start and immediate effects; then award,
        protection, wild tags and what the kind adds. Each may be empty."""
        plays = [a.effect for a in card.abilities if is_immediate(a) and a.effect is not None]
        return (
            self._cost(card),
            self._start(card),
            self.on(card).sentences(plays),
            self._award(card),
            self._protected(card),
            self._wild(card),
            *(self._field(name, values) for name, values in card.fields),
            sentence(self.say("replaces", name=card.replaces)) if card.replaces else "",
            self._on_board(card.board),
        )

    def _cost(self, card: Card) -> str:
        if card.cheaper == 0:
            return ""
        text = so_much_less(self.words, card.cheaper)
        if not card.cost_min:
            return sentence(self.words.say("costs-less", text=text))
        least = self.words.money(card.cost_min)
        return sentence(self.words.say("costs-less-least", text=text, least=least))

    def _field(self, name: str, values: Iterable[int | str]) -> str:
        if name == "opens":
            things = self.words.joined((self.words.resource(str(v)) for v in values), "or")
            return sentence(self.say("field-opens", things=things))
        said = ", ".join(self._value(str(value)) for value in values)
        return sentence(f"{self.called('field', name)}: {said}")

    def _value(self, value: str) -> str:
        words = self.words
        if value in words.resources:
            return words.resource(value, many=False)
        if value in words.tags:
            return words.tag(value)
        if value in words.elements:
            return words.element(value)
        if value in words.parameters:
            return words.track(value)
        return words.card(value) if value in words.cards else readable(value)

    def level(self, parameter: str, value: int) -> str:
        """A value of a parameter in its printed unit: `8%`, `3 oceans`."""
        return level(self.words, parameter, value)

    def counts_things(self, parameter: str) -> bool:
        """Whether the parameter counts something, as oceans, rather than being a level."""
        return counts_things(self.words, parameter)

    def _on_board(self, board: str) -> str:
        """Of a rule that is in force on one of the main boards only."""
        if board not in self.words.maps:
            return ""
        return sentence(self.say("only-on-board", board=self.words.board(board)))

    def _start(self, card: Card) -> str:
        names = (
            quantity(self.words, n, self.words.resource(r, False), self.words.resource(r))
            for r, n in card.start
        )
        things = self.words.joined(names)
        start = sentence(self.say("start-with", things=things)) if card.start else ""
        free = sentence(self.say("beginner")) if card.beginner else ""
        return f"{start} {free}".strip()

    def _award(self, card: Card) -> str:
        if card.measure is None:
            return ""
        return sentence(self.say("award-for", most=most_of(self.words, card.measure, card.fewest)))

    def _protected(self, card: Card) -> str:
        if not card.protected:
            return ""
        things = self.words.resource(card.holds) if card.holds else ""
        return sentence(
            self.say("protected", things=things or self.say("resources", number="many"))
        )

    def _wild(self, card: Card) -> str:
        tags = self.words.tags
        wild = any(tag in tags and tags[tag].wild for tag in card.tags)
        return sentence(self.say("wild-tag")) if wild else ""


def is_immediate(ability: Ability) -> bool:
    return ability.label == "play" and ability.rule is None


def flat(effects: Iterable[Effect]) -> Iterable[Effect]:
    """The effects without the brackets of unordered ones."""
    for effect in effects:
        if isinstance(effect, Unordered):
            yield from flat(effect.parts)
        else:
            yield effect


def _of_whom(points: Points) -> tuple[Whose, tuple[Condition, ...]]:
    """Of which players, and what is said of them that is held against its player."""
    return points.whose, points.held()[0]
