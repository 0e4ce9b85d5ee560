"""What verbs of colonies and of parties do, which colony tiles are meant,
and which delegates.

In: phrases as `compiler.text.effects` and its neighbours make them. Out: rules for effects, events
and measures of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    BuildColony,
    CardSet,
    ChangeParty,
    Colonies,
    ColonyBonuses,
    ColonySet,
    DelegateSet,
    Event,
    ExchangeEvent,
    MoveColony,
    Per,
    PlaceDelegates,
    RecallFleet,
    RemoveColony,
    Trade,
    TradeIncome,
)
from compiler.reading.meanings.effects import verb
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Build, Grammar

_ANY = ColonySet()


def expansions(g: Grammar) -> None:
    _which_delegates(g)
    _colony_tiles(g)
    _colonies(g)
    g.say("global-event", "global-event", lambda time: time)
    verb(g, "replace-event", lambda event: ExchangeEvent(event), event="global-event")
    verb(g, "swap-events", _swapped, event="global-event", other="global-event")
    verb(g, "change-party", _change, parties="parties:or")
    g.say("done:lead", "led-party", _led, parties="parties:or")
    verb(g, "place-delegates", _delegates, delegates="so-many:delegate-any", parties="parties:or")
    g.join("leaf", "{placed:verb:place-delegates} {per:per}", _delegates_per)


# ---- colony tiles -------------------------------------------------------------------------------


def _colony_tiles(g: Grammar) -> None:
    """One of them; None where it is any."""
    listed(g, "colony-names", "name:colony")
    g.say("colony-tile", "colony-tile", _tile, names="colony-names:or")
    g.say("each-colony-tile", "colony-tile", _each, names="colony-names:or")
    g.say("done:colony", "a-colony", lambda: Event("colony"))
    g.say(
        "done:colony",
        "a-colony-on",
        lambda tile: Event("colony", colonies=_known(tile)),
        tile="colony-tile",
    )
    g.say("done:colony-bonus", "a-colony-bonus", lambda: Event("colony-bonus"))
    with_tile = lambda times, tile: replace(times, colonies=_known(tile))  # noqa: E731
    times = {"times": "deed:trade", "tile": "colony-tile"}
    g.say("deed:trade", "deed-times-with", with_tile, **times)
    bonus_of = lambda tile: Event("colony-bonus", colonies=_known(tile))  # noqa: E731
    g.say("done:colony-bonus", "a-colony-bonus-of", bonus_of, tile="colony-tile")
    g.word("done:trade", "", Event("trade"))
    g.say(
        "done:trade",
        "with-colony",
        lambda tile: Event("trade", colonies=_known(tile)),
        tile="colony-tile",
    )
    g.say("colony-noun", "colonies", lambda: "")
    g.say("everywhere", "in-play", lambda: "all")
    g.same("whose-things", ("everywhere", "possessed"))
    g.join("colonies", "{noun:colony-noun} {whose:whose-things}", lambda noun, whose: whose)
    g.join("colonies", "{noun:colony-noun}", lambda noun: "you")
    g.join("thing", "{whose:colonies}", lambda whose: Colonies(whose))
    g.say(
        "thing",
        "colonies-on",
        lambda colonies, tile: Colonies(colonies, _known(tile)),
        colonies="colonies",
        tile="colony-tile",
    )


def _tile(which: str, whose: Any = "", names: Any = ()) -> Any:
    match which:
        case "any":
            return _ANY
        case "named":
            return ColonySet(names)
        case "it" | "other" | "that" as at:
            return ColonySet(at=at)
        case "each" | "each-with" | "each-without":
            return None
        case _:
            return ColonySet(whose=whose, without=which == "without")


def _each(which: str, whose: Any = "") -> Any:
    if not which.startswith("each"):
        return None
    return ColonySet(whose=whose, without=which == "each-without") if whose else _ANY


def _known(tile: ColonySet) -> ColonySet | None:
    return None if tile == _ANY else tile


# ---- verbs --------------------------------------------------------------------------------------


def _colonies(g: Grammar) -> None:
    verb(g, "trade", lambda tile=_ANY: Trade(_known(tile)), tile="colony-tile")
    g.say("any-trade", "trade", lambda tile=_ANY: Trade(_known(tile)), tile="colony-tile")
    g.say(
        "any-trade", "trade", lambda tile: Trade(_known(tile), every=True), tile="each-colony-tile"
    )
    g.say("leaf", "trade-freely", lambda text: replace(text, freely=True), text="any-trade")
    g.say("colony-built", "colony-built", _several, tile="colony-tile")
    g.say("colonies-built", "colony-built", _one, tile="colony-tile")
    g.join("colonies-built", "{so:so-many:colony-built}", lambda so: so)
    verb(g, "new-colony", _built, colonies="colonies-built")
    g.say("verb:place", "new-colony", _built, colonies="colonies-built")
    verb(g, "remove-colony", _removed, owner="possessed", tile="colony-tile")
    verb(g, "recall-fleet", lambda tile=_ANY: RecallFleet(_known(tile)), tile="colony-tile")
    verb(g, "colony-bonuses", ColonyBonuses)
    verb(g, "trade-income", lambda tile=_ANY: TradeIncome(_known(tile)), tile="colony-tile")
    verb(g, "trade-income", lambda tile: TradeIncome(_known(tile), True), tile="each-colony-tile")
    verb(g, "colony-bonuses-of", _bonuses, tile="colony-tile")
    g.say("colony-track", "colony-track", lambda which: (which, None))
    g.say(
        "colony-track",
        "colony-track-of",
        lambda tile: ("a", tile) if _known(tile) else None,
        tile="colony-tile",
    )
    g.say(
        "colony-track",
        "colony-track-of",
        lambda tile: ("each", tile) if _known(tile) else None,
        tile="each-colony-tile",
    )
    g.join("plain-steps", "{so:so-many-steps}", lambda so: so if isinstance(so, int) else None)
    verb(
        g,
        "colony-track-far",
        lambda track, way: MoveColony(None, way == "lower", track[0], track[1]),
        track="colony-track",
    )
    for message, down in (("raise", False), ("lower", True)):
        g.say(
            f"verb:{message}",
            message,
            _move_colony(down),
            track="colony-track",
            steps="plain-steps",
        )


def _several(number: str, where: str, tile: Any = _ANY) -> Any:
    """Behind a number; the tile, if any is named."""
    return None if number == "a" else (_known(tile) if where != "any" else None,)


def _one(number: str, where: str, tile: Any = _ANY) -> Any:
    return (1, (_known(tile) if where == "there" else None,)) if number == "a" else None


def _built(again: str, colonies: Any) -> Any:
    amount, (on,) = colonies
    return BuildColony(again in ("yes", "both"), on, amount, again in ("full", "both"))


def _removed(owner: Any, where: str, tile: Any = _ANY) -> Any:
    return RemoveColony(owner, _known(tile) if where == "there" else None)


def _bonuses(many: str, where: str, tile: Any = _ANY) -> Any:
    if many == "all" and where == "any":
        return None
    return ColonyBonuses(many == "one", _known(tile) if where == "there" else None)


def _move_colony(down: bool) -> Build:
    return lambda track, steps: MoveColony(steps, down, track[0], track[1])


# ---- delegates ----------------------------------------------------------------------------------


def _led(named: str, parties: Any = ()) -> Any:
    return Event("lead", cards=CardSet(names=parties) if named == "yes" else None)


def _swapped(event: Any, other: Any) -> Any:
    return ExchangeEvent(event, other) if event != other else None


def _change(which: str, standing: Any, parties: Any = ()) -> Any:
    return ChangeParty(standing, parties if which == "these" else ())


def _delegates_per(placed: Any, per: Any) -> Any:
    counted = isinstance(placed.amount, Per)
    return None if counted else replace(placed, amount=replace(per, times=placed.amount))


def _delegates(lobby: str, where: str = "any", delegates: Any = (1, ""), parties: Any = ()) -> Any:
    first, _, rest = where.partition("-")
    spread: Any = first if first in ("each", "different") else ""
    where = rest if spread else where
    standing: Any = where if where in ("ruling", "dominant") else ""
    not_standing: Any = where.removeprefix("not-") if where.startswith("not-") else ""
    into, but = (parties, ()) if where != "other" else ((), parties)
    neutral = delegates[1] == "yes"
    return PlaceDelegates(
        delegates[0], lobby == "yes", into, standing, neutral, but, not_standing, spread
    )


# ---- delegates -----------------------------------------------------------------------------------


def _which_delegates(g: Grammar) -> None:
    """Delegates, and which parties they are in."""
    listed(g, "parties", "name:party")
    g.say("delegates", "delegates", _delegate)
    g.join("delegates-of", "{one:delegates} {whose:possessed}", _of_theirs)
    for kind, owned in (("delegate-noun", "delegates"), ("delegate-theirs", "delegates-of")):
        g.say(kind, "delegates-in", _in_parties, delegates=owned, parties="parties:or")
        g.say(kind, "delegates-standing", _in_standing, delegates=owned)
        g.same(kind, (owned,))
        g.say("a-delegate", "delegate-a", lambda noun: noun, noun=kind)
    g.say("a-delegate", "delegate-yours", _yours, noun="delegate-noun", delegates="delegate-noun")


def _in_parties(delegates: Any, parties: Any) -> Any:
    return replace(delegates, parties=parties)


def _in_standing(delegates: Any, standing: Any) -> Any:
    return replace(delegates, standing=standing)


def _of_theirs(one: Any, whose: Any) -> Any:
    return replace(one, whose=whose) if one.whose == "all" else None


def _yours(noun: Any = None, delegates: Any = None) -> Any:
    return replace(noun or delegates, whose="you")


def _delegate(neutral: str, post: str) -> Any:
    return DelegateSet("" if post == "any" else post, "nobody" if neutral == "yes" else "all")  # type: ignore[arg-type]
