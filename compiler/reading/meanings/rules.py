"""Continuous effects.

In: sentences, as `compiler.text.rules` makes them. Out: rules for `rule`, and for `next-card`,
which says itself how long it holds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from compiler.graph import (
    OWN_NUMBERS,
    AwardScores,
    Ban,
    CardSet,
    Counts,
    CountsAs,
    CountsTags,
    Discount,
    Event,
    EventKind,
    EventTags,
    Exchangeable,
    Ignored,
    KeptTiles,
    Override,
    Pays,
    Per,
    Place,
    PlayFrom,
    Policy,
    Protect,
    SharedAction,
    Siting,
    Spend,
    SpendAs,
    TagsAs,
    TileSet,
    Tolerance,
    Worth,
    of_whom,
)
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words


def rules(g: Grammar, words: Words) -> None:
    projects = tuple(card.id for card in words.cards.values() if card.kind == "standard-project")
    g.say("cheap", "standard-projects", lambda: (("projects", projects),))
    g.say("cheap", "the-project", lambda name: (("projects", (name,)),), name="project-name")
    for goal in ("milestone", "award"):
        g.say("cheap", f"goals-{goal}", _goal(goal))
    g.join("cheap", "{cards:cards}", lambda cards: (("cards", cards),))
    g.say("cheap", "cards-of-both", _of_both, stem="stems:tag:and")
    listed(g, "cheaps", "cheap")
    g.same("maybe-per", ("per", "nothing"))
    g.say(
        "discount",
        "cost-less",
        lambda what, money, way="less", per="": times(cheaper(what, money), way, per),
        what="cheaps:and",
        money="money",
        per="maybe-per",
    )
    g.say(
        "discount",
        "cost-less-for-tags",
        lambda cards, money, way, tag: times(
            per_tag(Discount(money, replace(cards, tags=tag))), way
        ),
        cards="cards",
        money="money",
        tag="tags-noun",
    )
    for amount in ("whole", "so-many:resource"):
        holes = {"name": "name:conversion", "amount": amount, "per": "maybe-per"}
        g.say("discount", "conversion-needs-less", _needs_less, **holes)
    g.say(
        "discount",
        "party-costs-less",
        _parties_cheaper(words),
        money="money",
        parties="parties:and",
        per="maybe-per",
    )
    listed(g, "discounts", "discount")
    g.say("rule", "ignored", _ignored, tracks="tracks:and", cards="maybe-cards")
    g.join("rule", "{parts:discounts:and}", _discounts)
    g.say(
        "next-card",
        "next-card-costs",
        lambda card, money, way, per, how: times(Discount(money, card), way, per),
        card="cards",
        money="money",
        per="maybe-per",
    )
    g.say(
        "rule",
        "worth-more",
        lambda thing, money, cards="", per="": Worth(thing, money, per or None, cards or None),
        thing="resource",
        money="money",
        cards="maybe-cards",
        per="maybe-per",
    )
    missed = {"steps": "whole", "cards": "maybe-cards", "per": "maybe-per"}
    g.say("rule", "tolerance", _missed, tracks="tracks:and", **missed)
    g.say("rule", "tolerance-global", _missed, **missed)
    g.say("rule", "tolerance-about", _missed, about="asked", **missed)
    g.say("rule", "ignored-about", _ignored, about="asked", cards="maybe-cards")
    g.join("asked", "{what:counting}", lambda what: of_whom(what, "you"))
    g.say("rule", "tolerance-tags", partial(_missed, tags=True), **missed)
    g.say(
        "as-value",
        "each-as",
        lambda value, instead: (instead, value),
        value="whole",
        instead="resource",
    )
    g.join("as-value", "{instead:resource}", lambda instead: (instead, 1))
    g.say("here", "cards-in-here", lambda: "here")
    g.same("maybe-here", ("here", "nothing"))
    listed(g, "projects", "project-name")
    g.join(
        "project-cards",
        "{names:projects:or}",
        lambda names: CardSet(kinds=("standard-project",), names=names),
    )
    g.same("paid-for", ("card-noun", "project-cards"))
    g.say("for-cards", "for-cards", lambda cards: cards, cards="paid-for")
    g.same("maybe-cards", ("for-cards", "nothing"))
    g.say(
        "rule",
        "spend-as",
        spend_as,
        things="resource",
        where="maybe-here",
        value="as-value",
        cards="maybe-cards",
    )
    g.say("rule", "not-chosen", lambda: Protect(of="choice"))
    g.say("rule", "protect", _protect, things="kept")
    g.say(
        "kept",
        "kept-production",
        lambda stem=(): ("production", stem),
        stem="stems:resource:or",
    )
    g.join("kept", "{names:resources:or}", lambda names: ("resources", names))
    g.join("kept", "{some:some-resources}", lambda some: ("resources", ()))
    for rule in OWN_NUMBERS:
        for value in ("whole", "money"):
            hole = {"money" if value == "money" else "value": value}
            g.say("rule", f"override-{rule}", _another_number(rule), **hole)
            g.say("rule", f"override-{rule}-more", _so_much_more(rule), per="maybe-per", **hole)
    g.say(
        "rule",
        "counts-as",
        lambda things, tags: CountsAs(things, *tags) if len(tags) == 1 else None,
        things="resources:and",
        tags="tags-noun",
    )
    more = {"more": "whole", "per": "maybe-per"}
    g.say("rule", "counts-more", _counts, track="counter", **more)
    g.say("rule", "counts-tags", _counts_tags, tags="tags-noun", **more)
    g.say("scored-award", "the-award", lambda name: name, name="name:award")
    listed(g, "scored-awards", "scored-award")
    g.say("every-award", "goals-award", lambda: ())
    g.same("scored", ("scored-awards:and", "every-award"))
    g.say("rule", "award-scores", _award_scores, awards="scored", **more)
    g.say(
        "rule",
        "tags-as",
        lambda tags, others: TagsAs(tags, others[0]) if tags and len(others) == 1 else None,
        tags="tags-noun",
        others="tags-noun",
    )
    g.say("rule", "event-tags", lambda tags: EventTags(tags), tags="tags-noun")
    become = {"thing": "resource", "into": "resource"}
    g.say("rule", "exchangeable", lambda thing, into: Exchangeable(thing), **become)
    g.say(
        "rule",
        "exchangeable-but",
        lambda kept, thing, into: Exchangeable(thing, kept) if kept > 0 else None,
        kept="whole",
        **become,
    )
    g.same("sited", ("on-area", "nothing"))
    g.say(
        "rule",
        "site-more",
        _sited,
        tiles="tile-noun",
        area="sited",
        free="maybe-free",
    )
    g.say("rule", "site-barred", _barred, tiles="tile-noun", area="sited")
    _bans(g)
    _conversions(g, words)
    g.say("rule", "policy", _policy, parties="parties:and")
    g.say("rule", "shared-action", lambda: SharedAction())
    g.say("rule", "shared-action-each", lambda: SharedAction(each=True))
    g.say("rule", "kept-tiles", lambda tiles: KeptTiles(tiles), tiles="tile-noun")
    g.say("rule", "play-from", lambda cards: PlayFrom(cards), cards="card-noun")


def _counts(track: str, more: int, per: Any = "") -> Any:
    return Counts(track, more, per or None)


def _counts_tags(tags: Any, more: int, per: Any = "") -> Any:
    return CountsTags(tags[0], more, per or None) if len(tags) == 1 else None


def _award_scores(awards: Any, more: int, per: Any = "") -> Any:
    return AwardScores(more, awards, per or None)


def _bans(g: Grammar) -> None:
    """What may not be done."""
    bans: dict[str, tuple[str, Callable[[Any], Event]]] = {
        "play": ("card-noun", lambda cards: Event("play-card", cards=_some(cards))),
        "act": ("card-noun", lambda cards: Event("project", cards=replace(cards, zone="play"))),
    }
    for what, (kind, event) in bans.items():
        g.say("rule", f"ban-{what}", _banned(event), thing=kind)
    g.say("banned-project", "the-project", lambda name: name, name="project-name")
    listed(g, "banned-projects", "banned-project")
    g.say("banned-conversions", "conversions", lambda: ())
    g.same("banned-conversions", ("conversions:or",))
    g.say("delegates-placed", "delegates-placed", _in_parties, parties="parties:or")
    deeds: dict[EventKind, tuple[str, Callable[[Any], Event]]] = {
        "raise": ("track", lambda track: Event("raise", parameter=track)),
        "lower": ("track", lambda track: Event("lower", parameter=track)),
        "project": ("banned-projects:or", lambda names: Event("project", cards=_named(names))),
        "convert": (
            "banned-conversions",
            lambda names: Event("convert", cards=_named(names, "conversion")),
        ),
        "add": ("banned-things", lambda names: Event("add", resources=names)),
        "gain": ("banned-things", lambda names: Event("gain", resources=names)),
        "produce": ("kept-production", lambda names: Event("produce", resources=names)),
        "delegate": (
            "delegates-placed",
            lambda names: Event("delegate", cards=CardSet(names=names) if names else None),
        ),
    }
    g.same("banned-things", ("resources:or",))
    g.join("banned-things", "{some:some-resources}", lambda some: ())
    g.say("kept-production", "kept-production", lambda stem=(): stem, stem="stems:resource:or")
    for verb, (kind, event) in deeds.items():
        g.say("rule", "ban-do", _banned_deed(verb, event), thing=kind)
    g.say("rule", "ban-do", _banned_here, thing="banned-things")
    goals: dict[str, EventKind] = {"projects": "project"}
    goals |= {"claim": "claim", "fund": "fund", "colony": "colony", "trade": "trade"}
    g.say(
        "rule",
        "ban-goal",
        lambda whose, kind: Ban(Event(goals[kind], who=whose)) if kind in goals else None,
    )


def _conversions(g: Grammar, words: Words) -> None:
    """`placing a greenery costs 7 plants instead of 8`: conversions by what they are for."""
    for card in words.cards.values():
        for ability in card.abilities if card.kind == "conversion" else ():
            match ability.effect:
                case Pays(Spend(str(thing), int(cost), None), Place(str(tile))):
                    kind = f"converted:{card.id}"
                    named = words.tiles[tile]
                    for many in (False, True):
                        g.word(f"{kind}:thing", words.resource(thing, many), thing)
                        g.word(f"{kind}:tiles", words.tile(tile, many), tile)
                    for name in (named.name, named.plural):
                        g.word(f"{kind}:tiles", name, tile)
                    g.say(f"{kind}:tile", "tile-a", lambda noun: noun, noun=f"{kind}:tiles")
                    holes = {"thing": f"{kind}:thing", "tile": f"{kind}:tile"}
                    holes |= {"tiles": f"{kind}:tiles", "count": "whole", "older": "whole"}
                    g.say("rule", "conversion-cheaper", _fewer(card.id), **holes)
                    g.say("rule", "conversion-instead", _instead(card.id, cost), **holes)


def _fewer(name: str) -> Build:
    return lambda count: Discount(count, conversions=(name,)) if count > 0 else None


def _instead(name: str, cost: int) -> Build:
    def build(count: int, older: int = cost) -> Any:
        less = cost - count
        return Discount(less, conversions=(name,)) if older == cost and less > 0 else None

    return build


def _banned(event: Callable[[Any], Event]) -> Build:
    return lambda whose, thing: Ban(replace(event(thing), who=whose))


def _in_parties(where: str, parties: Any = ()) -> Any:
    return parties if (where == "some") == bool(parties) else None


def _banned_deed(kind: EventKind, event: Callable[[Any], Event]) -> Build:
    return lambda whose, verb, thing: (
        Ban(replace(event(thing), who=whose)) if verb == kind else None
    )


def _banned_here(whose: Any, verb: str, thing: Any) -> Any:
    here = Event("add", whose, CardSet(reference="this"), resources=thing)
    return Ban(here) if verb == "add-here" else None


def _named(names: tuple[str, ...], kind: str = "standard-project") -> CardSet:
    return CardSet(kinds=(kind,), names=names)


def _some(cards: Any) -> Any:
    return None if cards == CardSet() else cards


def _sited(tiles: Any, area: Any, free: str) -> Any:
    return Siting(tiles.tiles, area or None, free != "") if _are_kinds(tiles) else None


def _barred(whose: Any, tiles: Any, area: Any) -> Any:
    if not _are_kinds(tiles):
        return None
    return Siting(tiles.tiles, area or None, whose=whose, barred=True)


def _are_kinds(tiles: TileSet) -> bool:
    """Whether nothing is said of them but their kinds."""
    return tiles == TileSet(tiles.tiles)


def _parties_cheaper(words: Words) -> Build:
    every = words.every_party
    return lambda money, way, per, parties=every: times(Discount(money, parties=parties), way, per)


def _needs_less(name: str, amount: Any, way: str = "less", per: Any = "") -> Any:
    """So much less, or so much of one resource."""
    count, of = amount if isinstance(amount, tuple) else (amount, "")
    less = Discount(count, conversions=(name,), resource=of) if isinstance(count, int) else None
    return less and times(less, way, per)


def times(less: Any, way: str, per: Any = "") -> Any:
    """So much less, or more, for each of what is counted."""
    if way == "more":
        less = replace(less, amount=-less.amount)
    if per and per != Per(per.measure, 1, per.each, per.most):
        return None
    return replace(less, per=per.measure, each=per.each, most=per.most) if per else less


def _missed(steps: Any, cards: Any = "", per: Any = "", tracks: Any = (), **more: Any) -> Any:
    return Tolerance(_steps(steps), tracks, per or None, cards or None, **more)


def _ignored(which: str = "", tracks: Any = (), cards: Any = "", **more: Any) -> Any:
    return Ignored(tracks, which == "every", which == "tags", cards or None, **more)


def _policy(how: str, which: str = "named", parties: Any = ()) -> Any:
    return Policy(parties, how == "ignored") if bool(parties) == (which != "ruling") else None


def _of_both(stem: Any) -> Any:
    """`Earth and Jovian cards cost less`: each that is one or the other."""
    return (("cards", CardSet(tags=stem)),) if len(stem) > 1 else None


def _steps(steps: Any) -> int:
    return 1 if steps == "one" else int(steps)


def _another_number(rule: str) -> Build:
    return lambda value=0, money=0: Override(rule, value or money)


def _so_much_more(rule: str) -> Build:
    def build(way: str, value: int = 0, money: int = 0, per: Any = "") -> Any:
        count = value or money
        return Override(rule, -count if way == "less" else count, True, per or None)

    return build


def spend_as(things: Any, where: str, value: Any, cards: Any) -> Any:
    instead, worth = value
    return SpendAs(things, instead, worth, cards or None, where != "")


def _goal(goal: Any) -> Build:
    return lambda: (("goals", (goal,)),)


def cheaper(what: Any, money: int) -> Any:
    told: dict[str, Any] = {}
    for part in what:
        for name, value in part:
            if name == "cards" and name in told:
                return None
            told[name] = value if name == "cards" else (*told.get(name, ()), *value)
    return Discount(money, **told)


def per_tag(made: Any) -> Any:
    """Who plays a card with two such tags plays such a tag twice."""
    return replace(made, per_tag=True) if made and made.cards and made.cards.tags else None


def _discounts(parts: Any) -> Any:
    """What costs less by the same number is one discount."""
    first, *others = parts
    for other in others:
        if replace(other, conversions=()) != replace(first, conversions=()):
            return None
        first = replace(first, conversions=(*first.conversions, *other.conversions))
    return first


def _protect(things: Any, of: str, half: str) -> Any:
    kind, names = things
    return Protect(names, of, half == "yes") if kind == of else None  # type: ignore[arg-type]
