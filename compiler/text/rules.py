"""English for continuous effects.

In: a `Continuous` and its span. Out: a sentence's worth of text without capital and full stop. One
function per class, in `RULES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    CardSet,
    Continuous,
    CountsAs,
    Discount,
    Override,
    PlayFrom,
    Protect,
    Span,
    SpendAs,
    Tolerance,
    Worth,
)
from compiler.text.amounts import counted
from compiler.text.selectors import card_noun
from compiler.text.words import Words, joined, readable


def _discount(words: Words, rule: Discount, span: Span) -> str:
    money = words.money(rule.amount)
    texts: list[str] = []
    subjects = [f'the standard project "{words.card(p)}"' for p in rule.projects]
    if rule.cards is not None and rule.per_tag:
        texts.append(_per_tag(words, rule.cards, money))
    elif rule.cards is not None and span == "next-card":
        texts.append(f"{_next_card(words, rule.cards)} costs {money} less")
    elif rule.cards is not None:
        subjects.insert(0, card_noun(words, _unplaced(rule.cards), many=True))
    money_less = f"{money} less"
    if rule.per is not None:
        money_less += f" for each {counted(words, rule.per, many=False)}"
    if subjects:
        one = len(subjects) == 1 and bool(rule.projects)
        texts.append(f"{joined(subjects)} {'costs' if one else 'cost'} {money_less}")
    texts += [f'"{words.card(c)}" needs {rule.amount} less' for c in rule.conversions]
    return joined(texts)


def _per_tag(words: Words, cards: CardSet, money: str) -> str:
    tags = joined((words.tag(tag) for tag in cards.tags), "or")
    noun = card_noun(words, replace(cards, zone="", tags=()), many=True)
    return f"{noun} cost {money} less for each {f'{tags} ' if tags else ''}tag on them"


def _next_card(words: Words, cards: CardSet) -> str:
    return f"the next {card_noun(words, replace(cards, zone=''))} you play this generation"


def _worth(words: Words, rule: Worth, span: Span) -> str:
    return (
        f"each {words.resource(rule.resource, many=False)} is worth {words.money(rule.more)} more"
    )


def _tolerance(words: Words, rule: Tolerance, span: Span) -> str:
    names = joined(words.track(p) for p in rule.parameters) or "global"
    steps = "step" if rule.steps == 1 else "steps"
    return f"{names} requirements may be missed by up to {rule.steps} {steps}"


def _spend_as(words: Words, rule: SpendAs, span: Span) -> str:
    where = " on this card" if rule.here else ""
    instead = words.resource(rule.instead, many=rule.value != 1)
    value = f"{rule.value} {instead} each" if rule.value != 1 else instead
    cards = f" for {card_noun(words, rule.cards, many=True)}" if rule.cards else ""
    return f"you may spend {words.resource(rule.resource)}{where} as {value}{cards}"


def _protect(words: Words, rule: Protect, span: Span) -> str:
    names = joined((words.resource(r) for r in rule.resources), "or")
    return f"opponents may not remove your {names}"


def _override(words: Words, rule: Override, span: Span) -> str:
    return f"the {readable(rule.rule)} is {rule.value} for you"


def _play_from(words: Words, rule: PlayFrom, span: Span) -> str:
    return f"you may play {card_noun(words, rule.cards, many=True)} as if they were in hand"


def _counts_as(words: Words, rule: CountsAs, span: Span) -> str:
    names = joined((words.resource(r) for r in rule.resources), "and")
    return f"you may use {names} as {words.tag(rule.tag)} tags"


def _unplaced(cards: CardSet) -> CardSet:
    """Without the zone that goes without saying."""
    return cards if cards.zone == "here" else replace(cards, zone="")


RULES: dict[type, Callable[[Words, Any, Span], str]] = {
    Discount: _discount,
    Worth: _worth,
    Tolerance: _tolerance,
    SpendAs: _spend_as,
    Protect: _protect,
    Override: _override,
    PlayFrom: _play_from,
    CountsAs: _counts_as,
}


def rule_text(words: Words, rule: Continuous, span: Span) -> str:
    text = RULES[type(rule)](words, rule, span)
    if span == "generation":
        return f"this generation, {text}"
    if span == "next-card" and not isinstance(rule, Discount):
        return f"for the next card you play this generation, {text}"
    return text
