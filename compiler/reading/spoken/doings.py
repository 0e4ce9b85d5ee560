"""What people say that cards do in one sentence, and Arsia in several parts.

In: the messages of `compiler/text/wordings`, as `common` reads them. Out: rules for effects.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    Add,
    CardSet,
    Chosen,
    Claim,
    Discard,
    Draw,
    Gain,
    Look,
    Lose,
    May,
    OneOf,
    Pay,
    Pays,
    Place,
    Produce,
    Raise,
    Remove,
    Spend,
    Take,
    Then,
    Unordered,
    UseAction,
    When,
    with_leaves,
)
from compiler.reading.meanings.effects import add_for_each
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words

THIS = CardSet("this")


def common_effects(g: Grammar, words: Words) -> None:
    _resources(g, words)
    _cards(g)
    _structure(g, words)


# ---- resources and production --------------------------------------------------------------------


def _resources(g: Grammar, words: Words) -> None:
    listed(g, "mades", "made")
    g.say("made-several", "production-of", _productions, stem="stems:resource:and", owner="owner")
    g.same("mades-each", ("mades:and", "several"))
    g.say("several", "production-of", _productions, stem="stems:resource:and", owner="owner")
    for message, down in (("increase-each", False), ("decrease-each", True)):
        for kind, said in (("leaf", message), ("infinitive", f"infinitive-{message}")):
            g.say(kind, said, _each(down), tracks="mades-each", steps="so-many-steps")
    g.say(
        "leaf",
        "decrease-and-own",
        _and_own,
        track="made",
        steps="so-many-steps",
        more="so-many-steps",
    )
    g.say("leaf", "produced-signed", _signed, number="whole", track="made")
    g.say("leaf", "produced-after", _signed, track="made", number="whole")
    g.say("leaf", "raised-signed", _raised, count="whole", track="counter")
    for much in ("figure", "so-many-steps"):
        g.say("so-many-steps", "steps-by", lambda steps: steps, steps=much)
    g.say("leaf", "produced-plain", _produced, number="whole", track="made")
    g.join("signed", "{track:made-bare} {number:whole}", lambda track, number: (track, number))
    g.join("signed", "{number:whole} {track:made-bare}", lambda track, number: (track, number))
    g.same("made-named", ("stem:resource", "resource"))
    g.join("made-bare", "{stem:made-named}", lambda stem: (stem, "you"))
    listed(g, "all-signed", "signed")
    g.join("signed-both", "{one:signed} / {two:signed}", lambda one, two: (one, two))
    for both in ("all-signed:and", "signed-both"):
        g.say("all", "production-box", _production_box, things=both)
    g.say(
        "leaf",
        "gain-track",
        lambda count, track: Raise(track, count),
        count="count",
        track="counter",
    )
    g.say(
        "leaf",
        "gain-track-for-each",
        lambda count, track, per: Raise(track, replace(per, times=count)),
        count="whole",
        track="counter",
        per="per",
    )
    g.say("leaf", "raise-plain", lambda track: Raise(track, 1), track="track")
    listed(g, "stuffs", "any-stuff")
    g.say(
        "one-of-kinds",
        "one-of-it",
        lambda noun: tuple((one, 1) for one in noun) if len(noun) > 1 else None,
        noun="resources:or",
    )
    for things in ("stuffs:or", "one-of-kinds"):
        g.say("leaf", "add-several", _add_one_of, things=things, card="a-card")
    g.say(
        "leaf",
        "add-here-for-each",
        lambda thing, per: add_for_each(thing, THIS, per),
        thing="any-stuff",
        per="per",
    )
    g.say(
        "leaf",
        "add-figure",
        lambda figure, card: Add("", figure, in_play(card)),
        figure="figure",
        card="a-card",
    )
    g.say(
        "leaf",
        "add-signed",
        _add,
        thing="stuff",
        card="a-card",
    )
    g.say("leaf", "add-here", lambda thing: _add(thing, THIS), thing="any-stuff")
    g.say("leaf", "remove-choice", _remove_one_of, things="stuffs:or", source="source")
    g.say(
        "leaf",
        "remove-first",
        _remove_first,
        thing="any-stuff",
        source="source",
        things="stuffs:or",
    )
    g.say(
        "payment", "remove-here", lambda thing: Spend(thing[0], thing[1], THIS), thing="any-stuff"
    )
    g.say("payment", "remove-own", _spends_own(words), thing="any-stuff")
    g.say("pays", "sell-each", _sells, noun="resource", thing="stuff")
    g.say("pays", "remove-and-add", _remove_and_add, thing="stuff", source="source", card="a-card")
    g.same("payment", ("verb:spend", "verb:spend-from", "verb:pay", "verb:pay-using"))
    g.same("leaf", ("payment",))
    g.join("given-up", "{thing:stuff}", lambda thing: Spend(*thing))
    g.same("given-up", ("payment", "step"))
    g.join("had-for-it", "{things:stuffs:and}", _gained)
    g.same("had-for-it", ("effect",))
    g.say("pays", "arrow", lambda cost, gain: Pays(cost, gain), cost="given-up", gain="had-for-it")
    g.say("pays", "paid-for", _paid_for, cost="given-up", gain="had-for-it")
    g.say(
        "pays",
        "turn-into",
        lambda thing, gain: Pays(Spend(*thing), _gained(gain)),
        thing="any-stuff",
        gain="stuffs:and",
    )
    g.join("raised-for-it", "{count:whole} {track:counter}", _raised)
    g.join("raised-for-it", "{number:whole} {track:made}", _signed)
    g.say(
        "pays",
        "turn-into",
        lambda thing, gain: Pays(Spend(*thing), gain),
        thing="any-stuff",
        gain="raised-for-it",
    )
    g.say("pays", "spend-and", lambda cost, gain: Pays(cost, gain), cost="payment", gain="step")
    g.say("pays", "spend-and-gain", _pays_for, cost="payment", gain="stuffs:and")
    g.say("choice", "gain-either", _gain_one_of, things="stuffs:or")
    g.say("event-things", "one-of-it", lambda noun: (noun, "each"), noun="resources:or")
    g.say(
        "choice",
        "gain-or",
        lambda thing, what: OneOf((Gain(thing[0], thing[1]), what)),
        thing="stuff",
        what="step",
    )


def _spends_own(words: Words) -> Build:
    """`remove 2 microbes to …`: what lies on cards is taken from this one."""

    def build(thing: Any) -> Any:
        kind = words.resources.get(str(thing[0]))
        on_cards = kind is not None and kind.kept == "card"
        return Spend(thing[0], thing[1], THIS) if on_cards else None

    return build


def _sells(noun: str, thing: Any) -> Any:
    """`Sell any number of titanium for 4 M€ each.`"""
    got, times = thing[0], thing[1]
    return Pays(Spend(noun, Chosen()), Gain(got, Chosen(times))) if isinstance(times, int) else None


def _productions(stem: Any, owner: Any = "you") -> Any:
    return tuple((one, owner) for one in stem) if len(stem) > 1 else None


def _each(down: bool) -> Build:
    def build(tracks: Any, steps: Any) -> Any:
        if len(tracks) < 2:
            return None
        return Unordered(tuple(Produce(track, steps, down, whose) for track, whose in tracks))

    return build


def _and_own(track: Any, steps: Any, more: Any) -> Any:
    resource, whose = track
    return Unordered((Produce(resource, steps, True, whose), Produce(resource, more)))


def _add(thing: Any, card: Any) -> Any:
    return Add(thing[0], thing[1], in_play(card))


def _signed(number: int, track: Any) -> Any:
    """`-1 any plant production`."""
    resource, whose = track
    return Produce(resource, abs(number), number < 0, whose) if number else None


def _raised(count: int, track: str) -> Any:
    """`+2 TR`."""
    return Raise(track, abs(count), count < 0) if count else None


def _produced(number: int, track: Any, how: str) -> Any:
    """`gain 1 plant production`."""
    resource, whose = track
    return Produce(resource, number, how in ("lose", "spend"), whose) if number > 0 else None


def _production_box(things: Any) -> Any:
    """`Production: energy -1, M€ +2`."""
    made = tuple(_signed(number, track) for track, number in things)
    return None if None in made else made[0] if len(made) == 1 else Unordered(made)


def _gain_one_of(things: Any) -> Any:
    gains = tuple(Gain(*thing[:2]) for thing in things)
    return OneOf(gains) if len(gains) > 1 else None


def _add_one_of(things: Any, card: Any) -> Any:
    adds = tuple(_add(thing, card) for thing in things)
    return OneOf(adds) if len(adds) > 1 else None


def _remove_one_of(things: Any, source: Any, how: str) -> Any:
    told = dict(source)
    if len(told) != len(source) or len(things) < 2:
        return None
    steal, up_to = how.startswith(("steal", "take")), how in ("remove", "steal")
    up_to = up_to and told.get("whose") not in ("all", "opponents")
    if not told.get("cards") and told.get("whose") == "you":
        return None
    blank = Remove("", 0, up_to=up_to, steal=steal, **told)
    return OneOf(tuple(replace(blank, resource=one[0], amount=one[1]) for one in things))


def _remove_first(thing: Any, source: Any, things: Any, how: str) -> Any:
    return _remove_one_of((thing, *things), source, how)


def _remove_and_add(thing: Any, source: Any, card: Any) -> Any:
    told = dict(source)
    return Pays(replace(Remove(thing[0], thing[1]), **told), _add(thing, card))


def _pays_for(cost: Any, gain: Any) -> Any:
    return Pays(cost, _gained(gain))


def _paid_for(cost: Any, gain: Any) -> Any:
    """`Lose 1 TR for 10 M€`: what is given up; in `fund an award for 5 M€` that is a price."""
    lost = isinstance(cost, Spend | Pay | Discard | Lose | Remove) or getattr(cost, "down", False)
    return Pays(cost, gain) if lost else None


def _gained(things: Any) -> Any:
    gains = tuple(Gain(*thing[:2]) for thing in things)
    return gains[0] if len(gains) == 1 else Unordered(gains)


# ---- cards ---------------------------------------------------------------------------------------


def _cards(g: Grammar) -> None:
    g.say("and-rest", "take-and-rest", lambda: "")
    g.say("verb:draw-until", "draw-such", _draw, cards="such-cards", left="and-rest")
    for message in ("look-and-buy", "buy-or-leave"):
        g.say("leaf", message, lambda: Then((Look(1), May(Take(1, buy=True)))))
    g.say("then", "draw-and-toss", _all_but, cards="some-cards", tossed="whole")
    g.say(
        "leaf",
        "take-and-discard",
        lambda cards: Take(cards[0], False, cards[1]),
        cards="of-them",
        count="whole",
    )
    g.say("such-by-tag", "cards-by-tag", _by_tag, tags="so-many:tags-one")
    g.say("verb:draw-until", "draw-such", _draw, cards="such-by-tag", left="and-rest")
    g.same("kept-count", ("whole",))
    g.say("kept-count", "kept-one", lambda: 1)
    for message in ("draw-and-keep", "draw-then-keep", "draw-and-keep-plainly", "look-and-keep"):
        g.say(
            "then",
            message,
            lambda cards, kept: Then((Look(cards[0]), Take(kept))),
            cards="some-cards",
            kept="kept-count",
            left="whole",
        )
    g.say("draw-more", "draw-so-many", lambda count: Draw(count), count="count")
    g.say("leaf", "use-used-action", lambda: UseAction(in_play(CardSet(used=True))))
    # a marker on somebody's tile makes it nobody else's
    marked = lambda tile, how: Claim(tile) if tile.whose == "nobody" else None  # noqa: E731
    g.say("verb:claim", "claim-marked", marked, tile="one-tile")
    g.say("leaf", "claim-only", lambda claim: claim, claim="verb:claim")
    g.say("leaf", "place-marker", lambda area: Place("marker", area), area="on-area")


def _all_but(cards: Any, tossed: int) -> Any:
    """`Draw 4 cards and discard 2 of them`: the others are kept."""
    seen, _ = cards
    kept = seen - tossed if isinstance(seen, int) else 0
    return Then((Look(seen), Take(kept))) if kept > 0 else None


def _by_tag(tags: Any) -> Any:
    amount, tag = tags
    return amount, CardSet(tags=(tag,))


def _draw(cards: Any) -> Any:
    amount, such = cards
    return None if such == CardSet() else Draw(amount, such)


# ---- effects held together -----------------------------------------------------------------------


def _structure(g: Grammar, words: Words) -> None:
    currency = words.currency
    g.same("paid", ("verb:pay",))
    g.join(
        "paid",
        "{one:verb:spend}",
        lambda one: Pay(one.amount) if one.resource == currency and one.source is None else None,
    )
    for more in ("leaf", "draw-more"):
        g.say(
            "leaf",
            "or-rather",
            lambda first, more, condition: When(condition, more, first),
            first="leaf",
            more=more,
            condition="clause",
        )
    g.say(
        "effect",
        "or-instead",
        lambda first, more, condition: When(condition, more, first),
        first="step",
        more="step",
        condition="clause",
    )
    g.say(
        "pays",
        "paid-with",
        _paid_with,
        cost="paid",
        gain="step",
        using="resources:and",
        card="a-card",
    )
    g.say("pays", "paid-with-this", _paid_with, cost="paid", gain="step", using="resources:and")
    g.say("effect", "disregarding", _disregarding, what="step")
    g.say("no-bonus", "without-bonus", lambda: "dry")  # hundreds of ways, tried where it begins
    g.join("effect", "{what:step}{dry:no-bonus}", _dry)
    for what in ("leaf", "all"):
        g.say("atom", "you-do", lambda what: what, what=what)
    g.say(
        "atom", "may-choose", lambda what, how: May(what) if how == "may" else what, what="choice"
    )
    for more in ("so-many-steps", "figure"):
        g.say(
            "leaf",
            "or-if",
            _or_if,
            track="made",
            steps="so-many-steps",
            more=more,
            condition="clause",
        )


def _paid_with(cost: Any, gain: Any, using: Any) -> Any:
    return Pays(replace(cost, using=using), gain)


def _disregarding(what: Any) -> Any:
    """What is placed is placed freely."""
    freely = with_leaves(
        what, lambda leaf: replace(leaf, free=True) if isinstance(leaf, Place) else leaf
    )
    return freely if freely != what else None


def _dry(what: Any) -> Any:
    """`Place a city tile. You do not collect the placement bonus.`"""
    dry = with_leaves(
        what, lambda leaf: replace(leaf, dry=True) if isinstance(leaf, Place) else leaf
    )
    return dry if dry != what else None


def _or_if(track: Any, steps: Any, more: Any, condition: Any) -> Any:
    resource, whose = track
    return When(
        condition, Produce(resource, more, False, whose), Produce(resource, steps, False, whose)
    )
