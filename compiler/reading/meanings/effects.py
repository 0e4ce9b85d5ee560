"""What verbs do.

In: imperative phrases, as `compiler.text.effects` makes them. Out: rules for effects of the graph.
Each verb is of a kind of its own, `verb:gain`, and once more without its first word, `rest:gain`:
neighbours of one verb share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, get_args

from compiler.graph import (
    Add,
    ChoosePlayer,
    Discard,
    Event,
    Every,
    ExchangeHands,
    ExchangeOwn,
    ExchangeProduction,
    ExchangeStock,
    Gain,
    GainAny,
    GainTag,
    Happened,
    Leaf,
    Lose,
    Lowest,
    Mark,
    OneOf,
    Pay,
    Per,
    Printed,
    Produce,
    Raise,
    Remove,
    Spend,
    That,
    TileSet,
    changed,
)
from compiler.graph.fields import node_name
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.nouns import listed
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Build, Grammar, Part
from compiler.text.effects import EFFECTS
from compiler.text.words import ONE_KIND, Words

NOUNS = (
    *("resource", "printed", "any-resource", "of-choice", "steps", "tags-one", "plain-card"),
    *("card-noun", "each-card", "delegate-any", "money-less", "points", "laid", "put", "those"),
    "colony-built",
    "one-kind",
)
"""What there can be so much of."""


FAR = (
    *("lose", "give", "discard", "increase", "decrease", "remove", "remove-each", "steal"),
    *("move", "reveal-by-chance"),
)
"""Verbs of which may be done as much as can be."""


def effects(g: Grammar, words: Words) -> None:
    standard = tuple(kind.id for kind in words.resources.values() if kind.standard)
    _nouns(g, standard)
    _resources(g, words, standard)
    _tracks(g, standard)
    _others(g, standard)
    _plain_verbs(g)


def verb(g: Grammar, message: str, build: Build, **holes: str) -> None:
    """A phrase that begins with its verb, or, behind `to` and `may` in some languages, ends so."""
    g.say(f"verb:{message}", message, build, **holes)
    g.same("leaf", (f"verb:{message}",))
    g.say("infinitive", f"infinitive-{message}", build, **holes, zu="to")


def _plain_verbs(g: Grammar) -> None:
    """Verbs that are written by `compiler.text.writer.plainly` are read the same way: what their
    fields hold stands in the message of their name."""
    for kind in get_args(Leaf):
        if kind not in EFFECTS:
            verb(g, node_name(kind), _plainly(kind), **PLAIN)


PLAIN = {
    "card": "a-card",
    "tile": "a-tile",
    "delegate": "a-delegate",
    "thing": "stuff",
    "amount": "whole",
}


def _plainly(kind: Any) -> Build:
    names = [one.name for one in fields(kind)]

    def build(
        card: Any = None, tile: Any = None, delegate: Any = None, thing: Any = None, amount: Any = 1
    ) -> Any:
        resource, much = thing or ("", 1 if amount == "one" else amount)
        told = {"tiles": tile, "delegates": delegate, "resource": resource, "amount": much}
        told["cards"] = None if card is None else in_play(card)
        return kind(**{name: told[name] for name in names if name in told})

    return build


def shared(g: Grammar, messages: Iterable[str]) -> None:
    """Neighbours of one verb, that say it once: kinds `group:and`, `group:or`."""
    for message in messages:
        kind, rest = f"verb:{message}", f"rest:{message}"
        for rules in (g.kinds[kind].by_letter.values(),):
            for rule in [one for many in rules for one in many]:
                first, *others = rule.symbols
                if isinstance(first, Part):
                    continue
                _, _, left = first.partition(" ")
                symbols = (left, *others) if left else tuple(others)
                g.add(rest, symbols, rule.build, rule.fixed)
        for word in ("and", "or"):
            head = f"{kind}:{word}:head"
            g.join(head, f"{{one:{kind}}}", lambda one: (one,))
            g.join(head, f"{{others:{head}}}, {{one:{rest}}}", _beside)
            for before in (head, f"{kind}:{word}"):
                g.say(
                    f"{kind}:{word}",
                    f"list-{word}",
                    lambda head, last: _beside(head, last),
                    head=before,
                    last=rest,
                )
            g.same(f"group:{word}", (f"{kind}:{word}",))


def _beside(others: Any, one: Any) -> Any:
    """What is said behind the last is said of all: `remove 3 plants and 2 heat from an opponent`
    takes nothing of one's own."""
    mine = {isinstance(part, Remove) and part.whose == "you" for part in (*others, one)}
    return (*others, one) if len(mine) == 1 else None


# ---- resources -----------------------------------------------------------------------------------


def _nouns(g: Grammar, standard: tuple[str, ...]) -> None:
    g.say("of-choice", "resources-of-choice", lambda kind: (standard, kind))
    g.join("of-choice", "{of:of-choice} {names:among-or}", lambda of, names: (names, of[1]))
    g.say("among-or", "among", lambda names: names, names="resources:or")
    g.say("any-resource", "resources", lambda: "")
    g.say("steps", "steps", lambda: "")
    g.say("plain-card", "card-noun", lambda: "")
    g.say("points", "points", lambda: "")
    g.say("tags-one", "tags", lambda stem: stem[0] if len(stem) == 1 else None, stem="stems:tag:or")
    g.same("printed-one", ("resource",))
    g.say("printed-one", "card-noun", lambda: "card")
    listed(g, "printed-ones", "printed-one")
    g.join("printed", "{names:printed-ones:or}", lambda names: names)
    g.join("laid", "{kind:kind-noun}", lambda kind: kind)
    g.say(
        "delegate-any",
        "delegates",
        lambda neutral, post: neutral if post == "any" else None,
    )
    g.say("money-less", "money-less", lambda money: "", money="currency")


def _resources(g: Grammar, words: Words, standard: tuple[str, ...]) -> None:
    """Kind `stuff`: a pair of the resource and how much of it."""
    g.join("stuff", "{so:so-many:resource}", lambda so: (so[1], so[0]))
    g.say("stuff", "of-that", lambda figure: (That(), figure), figure="figure")
    g.say(
        "stuff",
        "as-printed",
        lambda thing, tile: (Printed(thing[1], tile), thing[0]),
        thing="so-many:printed",
    )
    g.say("stuff", "of-lowest", lambda figure, of: (Lowest(standard, of), figure), figure="figure")
    g.join("some-stuff", "{so:so-many:any-resource}", lambda so: (so[1], so[0]))
    g.same("any-stuff", ("stuff", "some-stuff"))
    verb(g, "gain", lambda thing: Gain(*thing), thing="stuff")
    verb(g, "gain-any", _gain_any, things="so-many:of-choice")
    verb(g, "lose", lambda thing: Lose(*thing), thing="stuff")
    verb(
        g, "give", lambda thing, whom: Lose(thing[0], thing[1], whom), thing="stuff", whom="person"
    )
    g.same(
        "far-verb",
        (f"verb:{far}" for far in FAR),
    )
    for message in ("as-far", "as-much", "as-many"):
        g.say("leaf", message, as_far, text="far-verb")
    verb(g, "spend", lambda thing: Spend(*thing), thing="any-stuff")
    verb(
        g,
        "spend-from",
        lambda thing, source: Spend(thing[0], thing[1], in_play(source)),
        thing="any-stuff",
        source="a-card",
    )
    verb(g, "pay", lambda thing: _pay(words, thing), thing="stuff")
    verb(
        g,
        "pay-using",
        lambda thing, using: _pay(words, thing, using),
        thing="stuff",
        using="resources:and",
    )


def _gain_any(things: Any) -> Any:
    amount, (resources, kind) = things
    return GainAny(resources, amount, kind == "different")


def as_far(text: Any) -> Any:
    if isinstance(text, Remove) and text.cards is not None and text.cards.reference == "this":
        return None if text.up_to else replace(text, every=True)
    return replace(text, far=True) if isinstance(text, Produce | Discard) else text


def _pay(words: Words, thing: Any, using: Any = ()) -> Any:
    which, amount = thing
    return Pay(amount, using) if which == words.currency else None


def _tracks(g: Grammar, standard: tuple[str, ...]) -> None:
    g.join("so-many-steps", "{so:so-many:steps}", lambda so: so[0])
    for kind in ("owner", "each-owner"):
        g.say("made", "production-of", _made, stem="stems:resource:or", owner=kind)
        g.say("made", "production-of-that", lambda owner="you": (That(), owner), owner=kind)
    g.say(
        "made",
        "as-printed",
        lambda thing, tile: (Printed(thing[2], tile), thing[1]),
        thing="made-several",
    )
    g.say(
        "made-several",
        "production-of",
        lambda stem, owner="you": ("", owner, stem),
        stem="stems:resource:or",
        owner="owner",
    )
    g.say("made", "production-lowest", lambda owner="you": (Lowest(standard), owner), owner="owner")
    for message, down in (("increase", False), ("decrease", True)):
        verb(g, message, _produce(down), track="made", steps="so-many-steps")
    verb(g, "exchange-production", _exchange, track="made", whom="person")
    verb(g, "exchange-stock", _exchange_stock, thing="stuff", whom="person")
    verb(g, "exchange-hands", lambda whom="opponent": ExchangeHands(whom), whom="person")
    verb(g, "exchange-own", _exchange_made, one="made", other="made")
    verb(g, "exchange-own", _exchange_stocks, one="stuff", other="stuff")
    g.join("some-player", "{whom:person}", lambda whom: (whom, None))
    g.join("some-player", "{whom:person} {who:who}", lambda whom, who: (whom, who))
    verb(g, "choose-player", _choose_player, whom="some-player")
    for message, down in (("raise", False), ("lower", True)):
        verb(g, message, _raise(down), track="track", steps="so-many-steps")


def _choose_player(whom: Any, chance: str, kept: str = "") -> Any:
    among, players = whom
    if among not in ("any", "opponent"):
        return None
    return ChoosePlayer(among, kept == "yes", chance == "yes", players)


def _made(stem: Any, owner: Any = "you", whose: str = "") -> Any:
    return (stem[0], owner) if len(stem) == 1 else None


def _produce(down: bool) -> Build:
    return lambda track, steps: Produce(track[0], steps, down, track[1])


def _exchange(track: Any, whom: Any) -> Any:
    return ExchangeProduction(track[0], whom) if track[1] == "you" else None


def _exchange_stock(thing: Any, whom: Any) -> Any:
    return ExchangeStock(thing[0], whom) if thing[1] == Every() else None


def _exchange_made(one: Any, other: Any) -> Any:
    mine = one[1] == other[1] == "you"
    return ExchangeOwn(one[0], other[0], production=True) if mine else None


def _exchange_stocks(one: Any, other: Any) -> Any:
    return ExchangeOwn(one[0], other[0]) if one[1] == other[1] == Every() else None


def _raise(down: bool) -> Build:
    return lambda track, steps: Raise(track, steps, down)


# ---- resources on cards --------------------------------------------------------------------------


def add_for_each(thing: Any, card: Any, per: Any) -> Any:
    resource, amount = thing
    if isinstance(amount, Per):
        return None
    return Add(resource, replace(per, times=amount), in_play(card))


def _others(g: Grammar, standard: tuple[str, ...]) -> None:
    verb(
        g,
        "gain-tag",
        lambda tags, period: GainTag(tags[1], tags[0], period),
        tags="so-many:tags-one",
    )
    verb(
        g,
        "add",
        _add,
        thing="any-stuff",
        card="a-card",
    )
    verb(g, "add-for-each", add_for_each, thing="any-stuff", card="a-card", per="per")
    verb(g, "add-to-several", _add_several(False), thing="any-stuff", count="whole", cards="cards")
    verb(g, "add-to-up-to", _add_several(True), thing="any-stuff", count="whole", cards="cards")
    verb(
        g,
        "add-each",
        lambda thing, card: Add(thing[0], thing[1], in_play(card), every=True),
        thing="any-stuff",
        card="each-card",
    )
    g.same("each-card", ("cards-counted",))
    g.join(
        "each-card",
        "{cards:cards-counted} {whose:possessed}",
        lambda cards, whose: narrowed(cards, (("whose", whose),)),
    )
    g.join(
        "each-card",
        "{cards:cards-counted} {whose:possessed-each}",
        lambda cards, whose: narrowed(cards, (("whose", whose),)),
    )
    g.join("taken", "{thing:any-stuff}", lambda thing: (*thing, ""))
    g.say("taken", "up-to", lambda thing: (*thing, "up to"), thing="any-stuff")
    g.say("one-kind", "of-one-kind", lambda: ONE_KIND)
    g.join("of-one", "{so:so-many:one-kind}", lambda so: (so[1], so[0]))
    g.join("taken", "{thing:of-one}", lambda thing: (*thing, ""))
    g.say("taken", "up-to", lambda thing: (*thing, "up to"), thing="of-one")
    g.say("source", "from", lambda source: (("cards", in_play(source)),), source="a-card")
    g.say("source", "from", lambda source: (("whose", source),), source="one-person")
    g.say("source", "from", lambda source: (("whose", source),), source="each-person")
    g.say("whose-tile", "who-owns", lambda tile: (("owning", tile),), tile="a-tile")
    g.join("source", "{one:source} {more:whose-tile}", lambda one, more: (*one, *more))
    g.join("source", "{one:source} {who:who}", lambda one, who: (*one, ("players", who)))
    g.join("source", "", lambda: (("whose", "you"),))
    verb(g, "mark", _mark, card="a-card")
    for message, steal in (("remove", False), ("steal", True)):
        verb(g, message, removed(steal, standard), thing="taken", source="source")
    verb(
        g,
        "remove-each",
        lambda thing, card: Remove(thing[0], thing[1], cards=in_play(card), every=True),
        thing="any-stuff",
        card="each-card",
    )


def _mark(card: Any, down: str) -> Any:
    return Mark(in_play(card), down == "yes")


def _add(thing: Any, card: Any) -> Any:
    """`1 of that resource` is of the kind that was taken from a card before."""
    if isinstance(thing[0], That):
        return Add("", thing[1], replace(in_play(card), like_it=True))
    return Add(thing[0], thing[1], in_play(card))


def _add_several(fewer: bool) -> Build:
    def build(thing: Any, count: Any, cards: Any, other: str) -> Any:
        cards = narrowed(in_play(cards), (("other", True),) if other == "yes" else ())
        return Add(thing[0], thing[1], cards, cards=count, fewer=fewer)

    return build


def removed(steal: bool, standard: tuple[str, ...]) -> Build:
    def build(thing: Any, source: Any) -> Any:
        resource, amount, up_to = thing
        told = dict(source)
        if len(told) != len(source) or (steal and told == {"whose": "you"}):
            return None
        if "cards" in told and ("players" in told or "owning" in told):
            return None  # of a player it is said whose they are
        if isinstance(told.get("players"), Happened):
            told["players"] = changed(told["players"], _from_owner)
        fewer = up_to != "" and told.get("whose") not in ("all", "opponents")
        one = Remove(resource, amount, up_to=fewer, steal=steal, **told)
        if resource != ONE_KIND:
            return one
        kinds = tuple(replace(one, resource=kind) for kind in standard)
        return OneOf(kinds) if "cards" not in told else None

    return build


def _from_owner(node: Any) -> Any:
    """Of whom is asked who removed something of yours: you are `owner` there."""
    match node:
        case Event("remove", of="you"):
            return replace(node, of="owner")
        case Event("lift", tiles=TileSet(whose="you") as tiles):
            return replace(node, of="owner", tiles=replace(tiles, whose="all"))
        case _:
            return node
