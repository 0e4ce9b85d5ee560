"""Continuous effects in words.

In: a `Continuous` and its span. Out: a sentence's worth of text without capital and full stop. One
function per class, in `RULES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    AwardScores,
    Ban,
    BesideWorth,
    CardSet,
    Continuous,
    Counts,
    CountsAs,
    CountsTags,
    Discount,
    Event,
    EventTags,
    Exchangeable,
    Ignored,
    KeptTiles,
    Measure,
    Override,
    Per,
    PlayFrom,
    Policy,
    Protect,
    SharedAction,
    Siting,
    Span,
    SpendAs,
    TagsAs,
    TileSet,
    Tolerance,
    Worth,
    of_whom,
)
from compiler.text.amounts import for_each, noun, quantity
from compiler.text.selectors import a_tile, card_noun, on_area, tags_noun, tile_noun
from compiler.text.words import Words


def _next_cards(words: Words, rule: Discount, cards: CardSet, times: int) -> str:
    """What several cards, the next of their kind, cost."""
    money, way = words.money(abs(rule.amount)), "more" if rule.amount < 0 else "less"
    noun = card_noun(words, replace(cards, zone=""), many=True, role="subject")
    per = _per(words, rule.counted())
    number = str(times)
    said = {"money": money, "way": way, "per": per, "how": _how(words, cards)}
    return words.say("next-cards-cost", number=number, cards=noun, **said)


def _how(words: Words, cards: CardSet) -> str:
    """They are played, or seats are taken on them."""
    return "seat" if words.have_seats(cards) else "play"


def _discount(words: Words, rule: Discount, span: Span) -> str:
    money, way = words.money(abs(rule.amount)), "more" if rule.amount < 0 else "less"
    per = _per(words, rule.counted())
    texts: list[str] = []
    subjects = _projects(words, rule.projects)
    if rule.cards is not None and rule.per_tag:
        texts.append(_per_tag(words, rule.cards, money, way))
    elif rule.cards is not None and span.startswith("next"):
        noun = card_noun(words, replace(rule.cards, zone=""), role="subject")
        how = _how(words, rule.cards)
        texts.append(
            words.say("next-card-costs", card=noun, money=money, way=way, per=per, how=how)
        )
    elif rule.cards is not None:
        subjects.insert(0, card_noun(words, _unplaced(rule.cards), many=True, role="subject"))
    subjects += [words.say(f"goals-{goal}") for goal in rule.goals]
    if subjects:
        number = "one" if len(subjects) == len(rule.projects) == 1 else "many"
        what = words.joined(subjects)
        texts.append(
            words.say("cost-less", what=what, money=money, number=number, way=way, per=per)
        )
    amount = str(abs(rule.amount))
    if rule.resource:
        forms = (words.resource(rule.resource, many) for many in (False, True))
        amount = quantity(words, abs(rule.amount), *forms)
    texts += [
        words.say("conversion-needs-less", name=words.card(c), amount=amount, way=way, per=per)
        for c in rule.conversions
    ]
    if rule.parties:
        parties = words.joined(words.party(one, "of") for one in rule.parties)
        every = {*rule.parties} == {*words.every_party}
        which = "all" if every else "chosen" if rule.parties == (THE_CHOSEN,) else "these"
        texts.append(
            words.say(
                "party-costs-less", which=which, parties=parties, money=money, way=way, per=per
            )
        )
    return words.joined(texts)


def _per(words: Words, counted: Per | None) -> str:
    return for_each(words, counted) if counted is not None else ""


def _projects(words: Words, projects: tuple[str, ...]) -> list[str]:
    """Each by its name, or all that there are in one."""
    known = {card.id for card in words.cards.values() if card.kind == "standard-project"}
    if len(known) > 1 and known <= set(projects):
        return [words.say("standard-projects")]
    return [words.say("the-project", name=words.card(p)) for p in projects]


def _per_tag(words: Words, cards: CardSet, money: str, way: str) -> str:
    noun = card_noun(words, replace(cards, zone="", tags=()), many=True, role="subject")
    tag = tags_noun(words, cards.tags, many=False)
    return words.say("cost-less-for-tags", cards=noun, money=money, way=way, tag=tag)


def _worth(words: Words, rule: Worth, span: Span) -> str:
    thing = words.resource(rule.resource, many=False)
    money, per = words.money(rule.more), _per(words, rule.per)
    cards = _for_cards(words, rule.cards)
    return words.say("worth-more", thing=thing, money=money, cards=cards, per=per)


def _for_cards(words: Words, cards: CardSet | None) -> str:
    """What is paid for; nothing where it is all."""
    return words.say("for-cards", cards=card_noun(words, cards, many=True)) if cards else ""


def _tolerance(words: Words, rule: Tolerance, span: Span) -> str:
    tracks = words.joined(words.track(p) for p in rule.parameters)
    message = "tolerance" if tracks else "tolerance-tags" if rule.tags else "tolerance-global"
    cards, per = _for_cards(words, rule.cards), _per(words, rule.per)
    more = {"steps": rule.steps, "cards": cards, "per": per}
    if rule.about is not None:
        return words.say("tolerance-about", about=_about(words, rule.about), **more)
    return words.say(message, tracks=tracks, **more)


def _about(words: Words, about: Measure) -> str:
    """What requirements ask for, whoever has it."""
    return noun(words, of_whom(about, "all"))


def _ignored(words: Words, rule: Ignored, span: Span) -> str:
    tracks = words.joined(words.track(p) for p in rule.parameters)
    which = "every" if rule.every else "these" if tracks else "tags" if rule.tags else "global"
    cards = _for_cards(words, rule.cards)
    if rule.about is not None:
        return words.say("ignored-about", about=_about(words, rule.about), cards=cards)
    return words.say("ignored", tracks=tracks, which=which, cards=cards)


def _spend_as(words: Words, rule: SpendAs, span: Span) -> str:
    instead = words.resource(rule.instead, many=rule.value != 1)
    value = words.say("each-as", value=str(rule.value), instead=instead)
    worth = words.resources[rule.resource].worth  # on some cards, which would be thought of
    return words.say(
        "spend-as",
        things=words.resource(rule.resource),
        where=words.say("cards-in-here") if rule.here else "",
        value=instead if rule.value == 1 and not worth else value,
        cards=_for_cards(words, rule.cards),
    )


def _protect(words: Words, rule: Protect, span: Span) -> str:
    half = "yes" if rule.half else "no"
    if rule.of == "choice":
        return words.say("not-chosen")
    if rule.of == "production":
        stem = words.stems("resource", rule.resources) if rule.resources else ""
        things = words.say("kept-production", stem=stem, all="no" if stem else "yes")
    elif rule.resources:
        things = words.joined((words.resource(r) for r in rule.resources), "or")
    else:
        things = words.say("resources", number="many")
    return words.say("protect", things=things, of=rule.of, half=half)


def _override(words: Words, rule: Override, span: Span) -> str:
    value, way = abs(rule.value), "less" if rule.value < 0 else "more"
    per = _per(words, rule.per)
    number = "one" if value == 1 else "many"
    form = {"value": str(value), "money": words.money(value), "number": number}
    message = f"override-{rule.rule}-more" if rule.added else f"override-{rule.rule}"
    return words.say(message, way=way, per=per, **form)


def _play_from(words: Words, rule: PlayFrom, span: Span) -> str:
    return words.say("play-from", cards=card_noun(words, rule.cards, many=True))


def _counts_as(words: Words, rule: CountsAs, span: Span) -> str:
    things = words.joined(words.resource(r) for r in rule.resources)
    return words.say("counts-as", things=things, tags=tags_noun(words, (rule.tag,), many=True))


def _exchangeable(words: Words, rule: Exchangeable, span: Span) -> str:
    kind = words.resources.get(rule.resource)
    into = words.resource(kind.becomes) if kind is not None else ""
    thing = words.resource(rule.resource)
    if rule.kept is None:
        return words.say("exchangeable", thing=thing, into=into)
    thing = words.resource(rule.resource, rule.kept != 1)
    return words.say("exchangeable-but", kept=str(rule.kept), thing=thing, into=into)


def _unplaced(cards: CardSet) -> CardSet:
    """Without the zone that goes without saying."""
    return cards if cards.zone == "here" else replace(cards, zone="")


def _counts(words: Words, rule: Counts, span: Span) -> str:
    track, per = words.track(rule.counter), _per(words, rule.per)
    return words.say("counts-more", track=track, more=str(rule.more), per=per)


def _counts_tags(words: Words, rule: CountsTags, span: Span) -> str:
    tags, per = tags_noun(words, (rule.tag,), many=True), _per(words, rule.per)
    return words.say("counts-tags", tags=tags, more=str(rule.more), per=per)


def _award_scores(words: Words, rule: AwardScores, span: Span) -> str:
    named = words.joined(words.say("the-award", name=words.card(one)) for one in rule.awards)
    awards, per = named or words.say("goals-award"), _per(words, rule.per)
    return words.say("award-scores", awards=awards, more=str(rule.more), per=per)


def _tags_as(words: Words, rule: TagsAs, span: Span) -> str:
    tags, as_ = (tags_noun(words, kinds, many=True) for kinds in (rule.tags, (rule.tag,)))
    return words.say("tags-as", tags=tags, others=as_)


def _event_tags(words: Words, rule: EventTags, span: Span) -> str:
    return words.say("event-tags", tags=tags_noun(words, rule.tags, many=True))


def _beside_worth(words: Words, rule: BesideWorth, span: Span) -> str:
    names = words.resource(rule.resource, many=False), words.resource(rule.resource)
    thing = quantity(words, rule.amount, *names)
    message = "beside-more" if rule.added else "beside-worth"
    if rule.tiles is None:
        return words.say(message, tile=words.tile(rule.tile), thing=thing)
    return words.say(f"{message}-some", tile=a_tile(words, rule.tiles, "from"), thing=thing)


def _siting(words: Words, rule: Siting, span: Span) -> str:
    area = on_area(words, rule.area, occupied=rule.barred) if rule.area is not None else ""
    free = words.say("placed-freely") if rule.free else ""
    tiles = tile_noun(words, TileSet(rule.tiles), many=True)
    if rule.barred:
        return words.say("site-barred", whose=rule.whose, tiles=tiles, area=area)
    return words.say("site-more", tiles=tiles, area=area, free=free)


def _kept_tiles(words: Words, rule: KeptTiles, span: Span) -> str:
    return words.say("kept-tiles", tiles=tile_noun(words, rule.tiles, many=True))


def _ban(words: Words, rule: Ban, span: Span) -> str:
    event, cards = rule.event, rule.event.cards or CardSet()
    if event.kind == "play-card":
        what, thing = "play", card_noun(words, cards, many=True)
    elif event.kind in _DONE:
        verb = "add-here" if event.kind == "add" and cards.reference else event.kind
        thing = _DONE[event.kind](words, event)
        return words.say("ban-do", whose=event.who, verb=verb, thing=thing)
    elif cards.zone == "play":
        what, thing = "act", card_noun(words, replace(cards, zone=""), many=True, role="from")
    elif event.kind == "project" and cards.names:
        named = (words.say("the-project", name=words.card(name)) for name in cards.names)
        thing = words.joined(named, "or")
        return words.say("ban-do", whose=event.who, verb="project", thing=thing)
    else:
        kind = "projects" if event.kind == "project" else event.kind
        return words.say("ban-goal", whose=event.who, kind=kind)
    return words.say(f"ban-{what}", whose=event.who, thing=thing)


def _things(words: Words, event: Event) -> str:
    named = words.joined((words.resource(name) for name in event.resources), "or")
    return named or words.say("resources", number="many")


def _production(words: Words, event: Event) -> str:
    stem = words.stems("resource", event.resources) if event.resources else ""
    return words.say("kept-production", stem=stem, all="no" if stem else "yes")


def _sent(words: Words, event: Event) -> str:
    names = event.cards.names if event.cards is not None else ()
    parties = words.parties(names, "from")
    return words.say("delegates-placed", parties=parties, where="some" if names else "any")


def _converted(words: Words, event: Event) -> str:
    names = event.cards.names if event.cards is not None else ()
    return words.joined(map(words.card, names), "or") or words.say("conversions")


_DONE: dict[str, Callable[[Words, Event], str]] = {
    **dict.fromkeys(
        ("raise", "lower"), lambda words, event: words.own_track(event.parameter, event.who)
    ),
    "convert": _converted,
    "add": _things,
    "gain": _things,
    "produce": _production,
    "delegate": _sent,
}
"""What may not be done, by the kind of event."""


def _shared_action(words: Words, rule: SharedAction, span: Span) -> str:
    return words.say("shared-action-each" if rule.each else "shared-action")


def _policy(words: Words, rule: Policy, span: Span) -> str:
    which = ("ruling", "named", "these")[min(len(rule.parties), 2)]
    which = "chosen" if rule.parties == (THE_CHOSEN,) else which
    how = "ignored" if rule.ignored else "active"
    parties = words.joined((words.party(one, "of") for one in rule.parties), "and")
    return words.say("policy", parties=parties, which=which, how=how)


RULES: dict[type, Callable[[Words, Any, Span], str]] = {
    Discount: _discount,
    Worth: _worth,
    Tolerance: _tolerance,
    Ignored: _ignored,
    SpendAs: _spend_as,
    Protect: _protect,
    Override: _override,
    PlayFrom: _play_from,
    CountsAs: _counts_as,
    Counts: _counts,
    CountsTags: _counts_tags,
    AwardScores: _award_scores,
    TagsAs: _tags_as,
    EventTags: _event_tags,
    BesideWorth: _beside_worth,
    Exchangeable: _exchangeable,
    Siting: _siting,
    KeptTiles: _kept_tiles,
    Ban: _ban,
    SharedAction: _shared_action,
    Policy: _policy,
}


def rule_text(words: Words, rule: Continuous, span: Span, times: int = 1) -> str:
    if times > 1 and isinstance(rule, Discount) and rule.cards is not None:
        return _next_cards(words, rule, rule.cards, times)
    text = RULES[type(rule)](words, rule, span)
    if times > 1:
        message = "for-next-cards" if span == "next-card" else "for-next-times"
        return words.say(message, number=str(times), text=text)
    if span == "generation":
        return words.say("this-generation", text=text)
    if span == "next-card" and not isinstance(rule, Discount):
        return words.say("for-next-card", text=text)
    if span == "next" and not (isinstance(rule, Discount) and rule.cards is not None):
        return words.say("for-next", text=text)
    return text
