"""Functions for continuous effects: whether they hold, which cards they let play, how much is off.

In: a continuous effect, of a card or given by what is done. Out: its number among the standing
effects of the builder's program.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.writing.builder import Builder
from runtime.program.writing.hearing import hears
from runtime.program.writing.standing import Standing
from runtime.state.layout import DECK_KINDS, card_kinds


def stand(builder: Builder, ability: g.Ability, card: int) -> int:
    """The number of the effect; `card` is where it stands, -1 for nowhere."""
    assert ability.rule is not None
    b, left = builder, -1
    if ability.times > 1:  # what holds for three is, after the first, what holds for two
        left = stand(b, replace(ability, times=ability.times - 1), card)
    number = len(b.standing)
    ends = _uses_up(b, ability.rule, ability.span)
    b.standing.append(Standing(ability.rule, ability.span, card, ability.whose, ends, left))
    if (often := _often(b, ability)) is not None:
        arguments = "S, w, c, x=0, it=None, that=None"
        b.conditional[number] = b.function(f"holds_{number}", arguments, often)
    match ability.rule:
        case g.PlayFrom(cards):
            b.play_from[number] = b.function(f"from_{number}", "S, w, c, it=None", b.x.cards(cards))
        case g.Siting() as rule:
            b.sites[number] = b.function(f"site_{number}", "S, w, c, t, it=None", _sites(b, rule))
        case g.BesideWorth(tiles=g.TileSet() as tiles):
            b.sites[number] = b.function(f"site_{number}", "S, w, c, t, it=None", b.x.tiles(tiles))
        case g.KeptTiles(tiles):
            b.sites[number] = b.function(f"site_{number}", "S, w, c, t, it=None", b.x.tiles(tiles))
        case g.Ban(event):
            arguments = "S, w, c, who, subject, detail, it=None"
            b.bans[number] = b.function(f"bans_{number}", arguments, hears(b.x, event))
        case g.Discount() as rule if rule.varies():
            counted = rule.counted()
            times = b.x.amount(counted) if counted is not None else "1"
            text = f"{rule.amount}*{times} if ({_priced(b, rule)}) & several(it) else 0"
            b.varying[number] = b.function(f"less_{number}", "S, w, c, it, that=None", text)
        case _:
            pass
    return number


def _often(builder: Builder, ability: g.Ability) -> str | None:
    """How often it holds: now and then, or so often as is counted; None where it is always once.
    What makes a track count for more counts tracks as they stand, or it would ask for itself."""
    x = builder.x.without_more() if isinstance(ability.rule, g.Counts | g.CountsTags) else builder.x
    counted = getattr(ability.rule, "per", None)
    times = x.amount(counted) if isinstance(counted, g.Per) else None
    if ability.condition is None:
        return times
    held = x.condition(ability.condition)
    return held if times is None else f"{times} if {held} else 0"


def _sites(builder: Builder, rule: g.Siting) -> str:
    """The areas where a tile of the kind `t` may be placed too, or may not be placed."""
    tiles = builder.library.tiles
    if rule.barred:
        kinds = builder.layout.kinds(rule.tiles)
        area = rule.area
        mask = "-1" if area is None else builder.x.areas_of(replace(area, empty=False))
        return f"{mask} if t in {kinds} else 0" if kinds else mask
    kinds = builder.layout.kinds(rule.tiles or tuple(kind.id for kind in tiles if kind.covers))
    places = {kind: tiles[kind].sites(rule.area, rule.free) for kind in kinds}
    masks = {kind: " or ".join(map(builder.x.areas_of, sites)) for kind, sites in places.items()}
    if rule.area is not None and not rule.area.empty:  # where one lies another one is none
        theirs = {kind: " & ~others(S, w)" * tiles[kind].covers for kind in masks}
        masks = {k: f"({mask}) & ~S.tiles[{k}]{theirs[k]}" for k, mask in masks.items()}
    return " ".join(f"({mask}) if t == {kind} else" for kind, mask in masks.items()) + " 0"


def _uses_up(builder: Builder, rule: g.Continuous, span: g.Span) -> int:
    """The next one of which cards ends it: of all that are played, or of those made cheaper."""
    cards = builder.library.cards
    if span == "next-card":
        laid = {one.id for one in builder.library.kinds if one.lies and not one.played}
        played = {*card_kinds(builder.library)} - laid
        return sum(1 << i for i, one in enumerate(cards) if one.kind in played)
    if span != "next" or not isinstance(rule, g.Discount):
        return 0
    return _named(builder, rule) | (0 if rule.cards is None else builder.layout.cards(rule.cards))


def _priced(builder: Builder, rule: g.Discount) -> str:
    """What it makes cheaper, as a mask."""
    mask = _named(builder, rule)
    if rule.cards is None:
        return str(mask)
    kinds = g.seated(builder.library) if g.means_seats(builder.library, rule.cards) else DECK_KINDS
    deck = builder.layout.cards(g.CardSet(kinds=(*sorted(kinds),)))
    return f"({builder.x.cards(rule.cards)}) & {deck} | {mask}"


def _named(builder: Builder, rule: g.Discount) -> int:
    """What it makes cheaper that is no card of the deck."""
    named = {*rule.projects, *rule.conversions, *rule.parties}
    every = enumerate(builder.library.cards)
    return sum(1 << i for i, one in every if one.id in named or one.kind in rule.goals)
