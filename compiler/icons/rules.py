"""Icons for continuous effects.

In: a `Continuous`. Out: a row of items: cause, colon, result. One function per class, in `RULES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    AwardScores,
    Ban,
    BesideWorth,
    CardSet,
    Continuous,
    Counts,
    CountsAs,
    CountsTags,
    Discount,
    EventTags,
    Exchangeable,
    Ignored,
    KeptTiles,
    Override,
    Per,
    PlayFrom,
    Policy,
    Protect,
    SharedAction,
    Siting,
    SpendAs,
    TagsAs,
    TileSet,
    Tolerance,
    Worth,
)
from compiler.icons.conditions import event_row
from compiler.icons.effects import effect_row
from compiler.icons.items import (
    ARROW,
    COLON,
    SLASH,
    STAR,
    Drawer,
    Icon,
    Produced,
    Row,
    Sign,
    parted,
)
from compiler.icons.measures import amount_row, card_row, measure_row, tile_row, word


def rule_row(drawer: Drawer, rule: Continuous) -> Row:
    return RULES[type(rule)](drawer, rule)


def _discount(drawer: Drawer, rule: Discount) -> Row:
    rows = [card_row(drawer, rule.cards)] if rule.cards is not None else []
    rows += [(Icon("sign", "standard-project"),)] if rule.projects else []
    rows += [(Icon("sign", goal),) for goal in rule.goals]
    sign, per = "+" if rule.amount < 0 else "−", _per(drawer, rule.counted())
    if rule.conversions:
        converted = parted((_conversion(drawer, one) for one in rule.conversions), SLASH)
        of = (drawer.resource(rule.resource),) if rule.resource else ()
        return (*converted, COLON, Sign(f"{sign}{abs(rule.amount)}"), *of, *per)
    rows += [(word(drawer, "party"), STAR)] if rule.parties else []
    money = drawer.money(abs(rule.amount))
    return (*parted(rows, SLASH), COLON, Sign(sign), money, *per)


def _per(drawer: Drawer, counted: Per | None) -> Row:
    return amount_row(drawer, counted)[1] if counted is not None else ()


def _conversion(drawer: Drawer, which: str) -> Row:
    """What is given and got, or the name of one that is not known."""
    card = drawer.texts.words.cards.get(which)
    made = [a.effect for a in card.abilities if a.effect is not None] if card else []
    return effect_row(drawer, made[0]) if made else (Sign(drawer.texts.words.card(which)),)


def _worth(drawer: Drawer, rule: Worth) -> Row:
    money = drawer.money(rule.more)
    cards = (*card_row(drawer, rule.cards), COLON) if rule.cards else ()
    worth = (drawer.resource(rule.resource), COLON, Sign("+"), money)
    return (*cards, *worth, *_per(drawer, rule.per))


def _tolerance(drawer: Drawer, rule: Tolerance) -> Row:
    ids = rule.parameters or tuple(p.id for p in drawer.library.parameters)
    tracks = (Icon("parameter", p, "") for p in ids)
    about = drawer.tags(("",)) if rule.tags else tracks
    if rule.about is not None:
        about = measure_row(drawer, rule.about)
    only = (STAR,) if rule.cards is not None else ()
    return (*about, COLON, Sign(f"±{rule.steps}"), *_per(drawer, rule.per), *only)


def _ignored(drawer: Drawer, rule: Ignored) -> Row:
    only = (STAR,) if rule.cards is not None else ()
    if rule.about is not None:
        return (*measure_row(drawer, rule.about), COLON, Sign("±∞"), *only)
    if rule.tags:
        return (*drawer.tags(("",)), COLON, Sign("±∞"), *only)
    if rule.every:
        return (word(drawer, "requirements"), COLON, Sign("±∞"), *only)
    ids = rule.parameters or tuple(p.id for p in drawer.library.parameters)
    return (*(Icon("parameter", p, "") for p in ids), COLON, Sign("±∞"), *only)


def _spend_as(drawer: Drawer, rule: SpendAs) -> Row:
    cards = (*card_row(drawer, rule.cards), COLON) if rule.cards else ()
    return (
        *cards,
        drawer.resource(rule.resource),
        Sign("="),
        drawer.resource(rule.instead, str(rule.value)),
    )


def _protect(drawer: Drawer, rule: Protect) -> Row:
    if rule.of == "choice":
        return (Icon("sign", "shield"), word(drawer, "player"))
    kept = tuple(drawer.resource(r) for r in rule.resources) or (Icon("resource", "", "1"),)
    half = (Sign("½"),) if rule.half else ()
    return (
        Icon("sign", "shield"),
        *half,
        *((Produced((kept,)),) if rule.of == "production" else kept),
    )


def _override(drawer: Drawer, rule: Override) -> Row:
    sign = "" if not rule.added else "−" if rule.value < 0 else "+"
    text = f"{rule.rule.replace('-', ' ')} {sign}{abs(rule.value)}"
    return (Sign(text), *_per(drawer, rule.per))


def _play_from(drawer: Drawer, rule: PlayFrom) -> Row:
    return (Sign("play"), *card_row(drawer, rule.cards), STAR)


def _counts_as(drawer: Drawer, rule: CountsAs) -> Row:
    return (*drawer.resources(rule.resources), Sign("="), Icon("tag", rule.tag))


def _tags_as(drawer: Drawer, rule: TagsAs) -> Row:
    row: Row = ()
    for tag in rule.tags:
        row += (SLASH, Icon("tag", tag)) if row else (Icon("tag", tag),)
    return (*row, Sign("="), Icon("tag", rule.tag))


def _event_tags(drawer: Drawer, rule: EventTags) -> Row:
    events = card_row(drawer, CardSet(kinds=("event",)))
    return (*events, COLON, *drawer.tags(rule.tags or ("",), False))


def _counts(drawer: Drawer, rule: Counts) -> Row:
    return (drawer.track(rule.counter, ""), COLON, Sign(f"+{rule.more}"), *_per(drawer, rule.per))


def _counts_tags(drawer: Drawer, rule: CountsTags) -> Row:
    return (Icon("tag", rule.tag), COLON, Sign(f"+{rule.more}"), *_per(drawer, rule.per))


def _award_scores(drawer: Drawer, rule: AwardScores) -> Row:
    named = (Sign(drawer.texts.words.card(one)) for one in rule.awards)
    more = (COLON, Sign(f"+{rule.more}"), *_per(drawer, rule.per))
    return (Icon("sign", "award"), *named, *more)


def _beside_worth(drawer: Drawer, rule: BesideWorth) -> Row:
    more = (Sign("+"),) if rule.added else ()
    given = drawer.resource(rule.resource, str(rule.amount))
    kind: Row = (Icon("tile", rule.tile),)
    tile = kind if rule.tiles is None else tile_row(drawer, rule.tiles)
    return (*tile, COLON, *more, given)


def _exchangeable(drawer: Drawer, rule: Exchangeable) -> Row:
    kind = next(kind for kind in drawer.library.resources if kind.id == rule.resource)
    return (drawer.resource(rule.resource), ARROW, drawer.resource(kind.becomes), STAR)


def _siting(drawer: Drawer, rule: Siting) -> Row:
    tiles = tuple(Icon("tile", one) for one in rule.tiles) or tile_row(drawer, TileSet())
    return (*((Sign("no"),) if rule.barred else (Sign("+"),)), *tiles, STAR)


def _kept_tiles(drawer: Drawer, rule: KeptTiles) -> Row:
    return (Icon("sign", "shield"), *tile_row(drawer, rule.tiles))


def _ban(drawer: Drawer, rule: Ban) -> Row:
    what = {"claim": "milestone", "fund": "award"}.get(rule.event.kind)
    cards = rule.event.cards
    acting = cards if rule.event.kind == "project" and cards and cards.zone == "play" else None
    if what is not None:
        row: Row = (Icon("sign", what),)
    elif acting is not None:
        row = (*card_row(drawer, acting), COLON, ARROW)
    elif rule.event.kind == "convert" and cards is not None and cards.names:
        row = parted((_conversion(drawer, one) for one in cards.names), SLASH)
    elif rule.event.kind == "convert":
        row = (Sign(drawer.texts.say("conversions")),)
    else:
        row = event_row(drawer, replace(rule.event, who="you"))
    return (Sign("no"), *row)


def _shared_action(drawer: Drawer, rule: SharedAction) -> Row:
    return (word(drawer, "opponents"), COLON, ARROW, STAR)


def _policy(drawer: Drawer, rule: Policy) -> Row:
    rows = ((Sign(drawer.texts.words.party(one)),) for one in rule.parties)
    parties = parted(rows, SLASH) if rule.parties else (word(drawer, "party"), STAR)
    return (Sign("no"), *parties) if rule.ignored else (Sign("+"), *parties)


RULES: dict[type, Callable[[Drawer, Any], Row]] = {
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
