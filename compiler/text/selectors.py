"""Selectors in words: which cards, tiles and areas are meant.

In: `CardSet`, `TileSet`, `AreaSet`. Out: noun phrases. What is one's own is said only where
it would otherwise be unclear.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler.graph import (
    THE_CHOSEN,
    AreaSet,
    Beside,
    CardSet,
    ColonySet,
    DelegateSet,
    TileSet,
    asks_only,
)
from compiler.text.words import Role, Words


def number_of(many: bool) -> str:
    """How messages are told one from several where no figure stands with the noun."""
    return "many" if many else "one"


def tags_noun(words: Words, tags: Iterable[str], many: bool, different: bool = False) -> str:
    """`plant or animal tags`, `different tags`, `different plant or animal tags`."""
    stem = words.stems("tag", tags)
    said = words.say("tags" if stem else "tags-plain", stem=stem, number=number_of(many))
    return words.say("tags-different", tags=said, number=number_of(many)) if different else said


def _kind_nouns(words: Words, cards: CardSet, many: bool, role: Role) -> str:
    """The kinds as nouns, with the tags in front: `space event`, `building cards`."""
    number = number_of(many)
    nouns = [
        words.say(
            "card-of-kind",
            kind=kind,
            name=words.kind(kind),
            names=words.kind(kind, many=True),
            number=number,
            role=role,
        )
        for kind in cards.kinds
    ] or [words.say("card-noun", number=number)]
    noun = words.joined(nouns, "or")
    if not cards.tags:
        return noun
    if cards.tags == (THE_CHOSEN,) and THE_CHOSEN not in words.tags:
        return words.say("card-with-chosen", noun=noun)
    return words.say("card-with-tags", stem=words.stems("tag", cards.tags), noun=noun)


def _yes_no(words: Words, value: bool | None, message: str) -> list[str]:
    return [] if value is None else [words.say(message, yes="yes" if value else "no")]


def card_filters(words: Words, cards: CardSet) -> list[str]:
    """What stands behind the noun, each ready to follow it: `with requirements`."""
    say = words.say
    parts: list[str] = []
    if cards.holds:
        held = words.joined((words.resource(h) for h in cards.holds), "or")
        parts.append(say("cards-that-hold", things=held))
    if cards.shows:
        parts.append(say("cards-that-show", stem=words.stems("resource", cards.shows)))
    if cards.resources:
        parts.append(say("cards-with-resources", count=cards.resources))
    if cards.resources_max is not None:
        parts.append(say("cards-max-resources", count=cards.resources_max))
    for tiles, yes in ((cards.places, "yes"), (cards.places_no, "no")):
        if tiles:
            named = words.joined((words.tile(tile) for tile in tiles), "or")
            parts.append(say("cards-that-place", noun=named, yes=yes))
    low, high = cards.cost_min, cards.cost_max
    if low is not None and low == high:
        parts.append(say("cards-cost", money=words.money(low)))
    else:
        parts += [say("cards-cost-min", money=words.money(low))] if low is not None else []
        parts += [say("cards-cost-max", money=words.money(high))] if high is not None else []
    parts += _yes_no(words, cards.cost_odd, "cards-cost-odd")
    if cards.points_min is not None:
        parts.append(say("cards-points-min", count=str(cards.points_min)))
    parts += _yes_no(words, cards.has_requirements, "cards-requirements")
    if not cards.asks_bound:
        parts += _yes_no(words, cards.global_requirements, "cards-global-requirements")
    parts += _asking(words, cards)
    parts += _yes_no(words, cards.has_tags, "cards-have-tags")
    if cards.tags_min and cards.tags_min == cards.tags_max:
        parts.append(say("cards-tags", count=cards.tags_min))
    else:
        parts += [say("cards-tags-min", count=cards.tags_min)] if cards.tags_min else []
        most = cards.tags_max
        parts += [say("cards-tags-max", count=most)] if most is not None else []
    parts += _yes_no(words, cards.used, "cards-used")
    if cards.marked is not None:
        said = "cards-seated" if words.have_seats(cards) else "cards-marked"
        parts.append(say(said, owner=words.possessed(cards.marked), count=cards.marks))
    parts += [_exception(words, one) for one in cards.none_of]
    return parts


def _asking(words: Words, cards: CardSet, yes: str = "yes") -> list[str]:
    """`with an oxygen requirement`."""
    parts: list[str] = []
    if cards.asks_bound:
        named = cards.asks_of or ("tracks" if cards.asks else "")
        about = named or ("global" if cards.global_requirements else "any")
        tracks = words.joined(map(words.track, cards.asks), "or")
        return [words.say(f"cards-bound-{about}", tracks=tracks, yes=yes, bound=cards.asks_bound)]
    if cards.asks:
        tracks = words.joined(map(words.track, cards.asks), "or")
        parts.append(words.say("cards-asking", tracks=tracks, yes=yes))
    if cards.asks_of:
        of = "cards-asking-tags" if cards.asks_of == "tag" else "cards-asking-parties"
        parts.append(words.say(of, yes=yes))
    return parts


def _exception(words: Words, cards: CardSet) -> str:
    """`without an earth tag`, `without tag requirements`, `other than events`."""
    if asks_only(cards):
        return " ".join(_asking(words, cards, "no"))
    if cards.tags and cards == CardSet(tags=cards.tags):
        return words.say("cards-without-tag", stem=words.stems("tag", cards.tags))
    return words.say("cards-other-than", cards=card_noun(words, cards, many=True))


def place_of_cards(words: Words, cards: CardSet) -> str:
    """Where such cards lie: `in hand`; empty for those in play of one's own."""
    match cards.zone:
        case "hand" | "deck" | "discard" | "market" | "here" | "row" | "them":
            return words.say(f"cards-in-{cards.zone}")
        case "areas":
            area = cards.on or AreaSet(empty=False)
            if area.holding and area.holding.at:
                return words.say("cards-under", tile=area.holding.at)
            return on_area(words, area, occupied=True)
        case "events" if cards.kinds != ("event",):
            return words.say("cards-in-events")
        case "events":
            own = words.described and cards.whose == "you"
            return words.say("cards-played", whose="own" if own else cards.whose)
        case "play" if cards.whose == "all":
            return words.say("in-play")
    return ""


def card_noun(words: Words, cards: CardSet, many: bool = False, role: Role = "object") -> str:
    """Without an article: `science card with requirements`."""
    if cards.reference:
        return words.say(f"card-{cards.reference}", role=role)
    if cards.names:
        noun = words.joined((words.card(name) for name in cards.names), "or")
    else:
        noun = _kind_nouns(words, cards, many, role)
    parts = [noun, *card_filters(words, cards), place_of_cards(words, cards)]
    return " ".join(part for part in parts if part)


def card_is(words: Words, cards: CardSet, negated: bool) -> str:
    """`it has a science tag and is an event`"""
    card = card_noun(words, replace(cards, reference=cards.reference or "it"), role="subject")
    yes = "no" if negated else "yes"
    parts: list[str] = []
    if cards.tags:
        parts.append(words.say("card-has-tag", stem=words.stems("tag", cards.tags), yes=yes))
    if cards.kinds:
        kinds = words.joined(
            (words.say("a-kind", kind=k, name=words.kind(k)) for k in cards.kinds), "or"
        )
        parts.append(words.say("card-is", what=kinds, yes=yes))
    filters = card_filters(words, replace(cards, tags=(), kinds=()))
    if filters:
        parts.append(words.say("card-is-one", filters=" ".join(filters), yes=yes))
    what = words.joined(parts, "or" if negated else "and")
    return words.say("clause-card", card=card, what=what)


def cards_counted(words: Words, cards: CardSet, many: bool, role: Role = "object") -> str:
    """All such cards, of which the card that speaks may be none: `other space cards`."""
    noun = card_noun(words, cards, many, role)
    return words.say("cards-but-this", cards=noun) if cards.other else noun


def a_card(words: Words, cards: CardSet, role: Role = "object") -> str:
    """One such card, with its article: `another card`, `any card`, `a building card`."""
    noun = card_noun(words, cards, role=role)
    if cards.reference or cards.names:
        return noun
    which = "other" if cards.other else "any"
    told = cards.zone == "events" and cards.kinds == ("event",)  # whose, by who played it
    if cards.whose == "any" and not told:
        return words.say("card-anybodys", noun=noun, which=which, role=role)
    theirs = cards.whose in ("opponents", "that", "owner", "victim", "first", "holder", "chosen")
    theirs = theirs and not told
    owner = words.possessed(cards.whose) if theirs else ""
    if cards.other:
        return f"{words.say('card-another', noun=noun, role=role)} {owner}".strip()
    if theirs:
        return words.say("card-of", noun=noun, owner=owner, role=role)
    return words.say("card-a", noun=noun, role=role)


def tile_noun(words: Words, tiles: TileSet, many: bool = False, counting: bool = False) -> str:
    """Without an article. `counting`: `in play` unless something else narrows them."""
    if tiles.at:
        return words.the_tile("this" if tiles.at == "this" else "it")
    names = [words.tile(tile, many) for tile in tiles.tiles]
    parts = [words.joined(names, "or") if names else words.tiles_noun(many)]
    parts.append(words.together(tiles.whose) if counting else words.possessed(tiles.whose))
    if tiles.on:
        parts.append(on_area(words, tiles.on, occupied=True))
    if tiles.neighbours is not None:
        parts.append(_beside(words, tiles.neighbours))
    if tiles.but:  # whose they are and where stands before: it is not said of the exception
        others = words.joined((words.tile(tile) for tile in tiles.but), "or")
        parts.append(words.say("tile-but", noun=others))
    if counting and tiles.whose == "all" and not tiles.on and not tiles.neighbours:
        parts.append(words.say("in-play"))
    return " ".join(part for part in parts if part)


def a_tile(words: Words, tiles: TileSet, role: Role = "object") -> str:
    noun = tile_noun(words, tiles)
    return noun if tiles.at else words.say("tile-a", noun=noun, role=role)


def _beside(words: Words, beside: Beside) -> str:
    if beside.most == 0:
        return words.say("beside-none", tiles=_neighbour(words, beside))
    if beside.most is None and beside.least <= 1:
        one = _neighbour(words, beside)
        areas = beside.areas
        known = beside.tiles.at if areas is None else areas.names or areas.at
        one = one if known else words.say("tile-a", noun=one, role="object")
        return words.say("beside", tiles=one)
    bound, count = _bounds(beside.least, beside.most)
    tiles = _neighbour(words, beside, many=count != 1)
    return words.say("beside-some", bound=bound, count=str(count), tiles=tiles)


def _bounds(least: int, most: int | None) -> tuple[str, int]:
    if most is None:
        return "min", least
    return ("exactly" if least == most else "max"), most


def _neighbour(words: Words, beside: Beside, many: bool = False) -> str:
    """Without an article: `city tile you own`, `empty ocean areas`."""
    if beside.areas is None:
        return tile_noun(words, beside.tiles, many)
    noun = area_noun(words, beside.areas, many)
    empty = beside.areas.empty
    return words.say("empty-areas", areas=noun, number=number_of(many)) if empty else noun


def on_area(words: Words, area: AreaSet, occupied: bool = False) -> str:
    """Where a tile is or goes: `on a land area`, `adjacent to a city tile`, `on Mars`. `occupied`:
    the tile stands there already."""
    if area.names:
        return _on_named(words, area.names)
    if area.regions and area == AreaSet(regions=area.regions, empty=area.empty):
        return _on_named(words, area.regions)
    if area.at and area == AreaSet(at=area.at, empty=area.empty):
        return words.say("area-where-it-lay", going="no" if occupied else "yes")
    if area.holding and area.holding.at and area == AreaSet(holding=area.holding, empty=False):
        return words.say("on-named", names=a_tile(words, area.holding))
    plain = (
        not area.holding
        and not area.lying
        and not area.terrains
        and not (area.bonus or area.bonus_least or area.edge)
        and area.bonus_most is None
        and area.prints is None
        and not area.regions
        and area.reserved is None
        and (occupied or not (area.rows or area.row_of))  # into a row or in it: nouns tell
    )
    where = _area_filters(words, area, occupied)
    if plain and where:
        return where
    going = "no" if occupied else "yes"
    return f"{words.say('on-area', area=_area(words, area), going=going)} {where}".strip()


def _on_named(words: Words, names: Iterable[str]) -> str:
    return words.say("on-named", names=words.joined(map(words.place, names), "or"))


def on_each(words: Words, area: AreaSet) -> str:
    """`on each land area`."""
    where = _area_filters(words, area, occupied=False)
    return f"{words.say('on-each-area', area=_area(words, area))} {where}".strip()


def area_noun(words: Words, area: AreaSet, many: bool = False) -> str:
    """Without an article: `land areas adjacent to a city tile`."""
    if area.names:
        return words.joined(map(words.place, area.names), "or")
    if area.at:
        return words.say("area-of-it")
    noun = _area(words, area, many)
    return f"{noun} {_area_filters(words, area, occupied=True)}".strip()


def _area(words: Words, area: AreaSet, many: bool = False) -> str:
    stem = words.stems("terrain", area.terrains)
    noun = words.say("areas" if stem else "areas-plain", stem=stem, number=number_of(many))
    if area.reserved is not None:
        yes = "yes" if area.reserved else "no"
        noun = words.say("area-reserved", areas=noun, yes=yes)
    parts = [noun]
    if area.holding:
        parts.append(words.say("area-holding", tile=a_tile(words, area.holding, "from")))
    parts += [words.say("area-lying", kind=k, name=words.kind(k)) for k in area.lying]
    parts += _bonuses(words, area)
    parts += _yes_no(words, area.prints, "area-prints")
    parts += [words.say("area-edge")] if area.edge else []
    if area.regions:
        parts.append(_on_named(words, area.regions))
    return " ".join(parts)


def _bonuses(words: Words, area: AreaSet) -> list[str]:
    """`with a steel or titanium bonus`, `with at least 2 bonuses`."""
    stem, most = words.stems("resource", area.bonus), area.bonus_most
    if most is None and not area.bonus_least:
        return [words.say("area-with-bonus", stem=stem)] if stem else []
    bound, count = _bounds(area.bonus_least, most)
    number, message = number_of(count != 1), f"area-with{'' if stem else '-any'}-bonuses"
    return [words.say(message, stem=stem, bound=bound, count=str(count), number=number)]


def _area_filters(words: Words, area: AreaSet, occupied: bool) -> str:
    parts: list[str] = []
    near = [_beside(words, beside) for beside in area.beside]
    if area.near:
        near.append(words.say("beside", tiles=words.the_tile(area.near)))
    if near:
        parts.append(words.joined(near))
    if area.rows:
        parts.append(words.say("in-rows", rows=_rows(words, area.rows)))
    if area.row_of:
        parts.append(words.say("in-row-of", tile=a_tile(words, area.row_of)))
    if area.board is not None:
        parts.append(words.say("on-planet" if area.board else "off-board", planet=words.home))
    if area.boards:
        on = words.joined(map(words.board, area.boards), "or")
        parts.append(words.say("on-beside", board=on))
    if not area.empty and not occupied and not area.holding:
        parts.append(words.say("area-any"))
    return " ".join(parts)


def _rows(words: Words, rows: tuple[int, ...]) -> str:
    """`the top row`, `the second row from the bottom`, `the 2 top rows`."""
    sign = 1 if rows[0] > 0 else -1
    if len(rows) > 1 and rows == tuple(sign * (nth + 1) for nth in range(len(rows))):
        end = "top" if sign > 0 else "bottom"
        return words.say("rows-outer", count=str(len(rows)), end=end)
    ends = (("top" if row > 0 else "bottom", abs(row)) for row in rows)
    return words.joined((words.say("row", nth=nth, end=end) for end, nth in ends), "or")


def delegate_noun(words: Words, delegates: DelegateSet, many: bool = False, owner: str = "") -> str:
    """Without an article: `neutral delegates`, `party leader`; `owner`: whose, as it is said behind
    them and before where they are."""
    noun = words.say(
        "delegates",
        post=delegates.post or "any",
        number=number_of(many),
        neutral="yes" if delegates.whose == "nobody" else "no",
    )
    noun = f"{noun} {owner}".strip()
    if delegates.standing:
        return words.say("delegates-standing", delegates=noun, standing=delegates.standing)
    if not delegates.parties:
        return noun
    parties = words.parties(delegates.parties, "from")
    return words.say("delegates-in", delegates=noun, parties=parties)


def colony_tile(words: Words, tiles: ColonySet | None, *, each: bool = False) -> str:
    """One of these tiles, where it is spoken of: `a colony tile where you have a colony`; or each
    of them."""
    if tiles is None or tiles == ColonySet():
        return words.say("colony-tile", which="each" if each else "any", names="", whose="")
    names = words.joined(map(words.card, tiles.names), "or")
    which = "named" if tiles.names else tiles.at or ("without" if tiles.without else "with")
    key = f"each-{which}" if each else which
    return words.say("colony-tile", which=key, names=names, whose=tiles.whose or "")


def a_delegate(words: Words, delegates: DelegateSet, role: Role = "object") -> str:
    """One of them: `a neutral delegate`, `one of your delegates`."""
    if delegates.whose == "you" and delegates.post != "chairman":
        one, many = (delegate_noun(words, delegates, many) for many in (False, True))
        return words.say("delegate-yours", noun=one, delegates=many, role=role)
    owner = "" if delegates.whose in ("all", "nobody") else words.possessed(delegates.whose)
    noun = delegate_noun(words, delegates, owner=owner)
    unique = "yes" if delegates.post == "chairman" else "no"
    return words.say("delegate-a", noun=noun, unique=unique, role=role)
