"""English for selectors: which cards, tiles and areas are meant.

In: `CardSet`, `TileSet`, `AreaSet`. Out: noun phrases. What is one's own is said only where
it would otherwise be unclear.
"""

from __future__ import annotations

from compiler.graph import AreaSet, Beside, CardSet, TileSet, Whose
from compiler.text.words import Words, a, joined, readable, some

POSSESSED: dict[Whose, str] = {
    "you": "you own",
    "any": "of any player",
    "all": "",
    "opponents": "of an opponent",
    "that": "of that player",
    "owner": "of its owner",
    "nobody": "that nobody owns",
}

PERSON: dict[Whose, str] = {
    "you": "you",
    "any": "any player",
    "all": "any player",
    "opponents": "an opponent",
    "that": "that player",
    "owner": "its owner",
    "nobody": "nobody",
}

_REFERENCE = {"this": "this card", "that": "that card", "it": "it"}
_PLAIN_KINDS = ("automated", "active")


def _kind_nouns(words: Words, cards: CardSet, many: bool) -> str:
    """The kinds as nouns, with the tags in front: `space event`, `building cards`."""
    nouns = [
        f"{readable(kind)} card" if kind in _PLAIN_KINDS else readable(kind) for kind in cards.kinds
    ] or ["card"]
    ending = "s" if many else ""
    noun = joined((n + ending for n in nouns), "or")
    tags = joined((words.tag(tag) for tag in cards.tags), "or")
    return f"{tags} {noun}" if tags else noun


def _yes_no(value: bool | None, yes: str, no: str) -> list[str]:
    return [] if value is None else [yes if value else no]


def card_filters(words: Words, cards: CardSet) -> list[str]:
    """What stands behind the noun, each ready to follow it: `with requirements`."""
    parts: list[str] = []
    if cards.holds:
        held = joined((words.resource(h) for h in cards.holds), "or")
        parts.append(f"that can hold {held}")
    if cards.resources:
        parts.append(f"with at least {some(cards.resources, 'resource')} on it")
    if cards.cost_min is not None:
        parts.append(f"with a cost of {words.money(cards.cost_min)} or more")
    if cards.cost_max is not None:
        parts.append(f"with a cost of {words.money(cards.cost_max)} or less")
    if cards.points_min is not None:
        parts.append(f"with at least {cards.points_min} VP")
    parts += _yes_no(cards.has_requirements, "with requirements", "without requirements")
    parts += _yes_no(
        cards.global_requirements, "with a global requirement", "without a global requirement"
    )
    parts += _yes_no(cards.has_tags, "with a tag", "without tags")
    parts += _yes_no(
        cards.used,
        "whose action was used this generation",
        "whose action was not used this generation",
    )
    return parts


def place_of_cards(cards: CardSet) -> str:
    """Where such cards lie: `in hand`; empty for those in play of one's own."""
    match cards.zone:
        case "hand":
            return "in hand"
        case "deck":
            return "in the deck"
        case "discard":
            return "in the discard pile"
        case "market":
            return "in the market"
        case "events" if not cards.kinds:
            return "in the event pile"
        case "events":
            return "played" if cards.whose == "you" else "that anybody played"
        case "here":
            return "on this card"
        case "play" if cards.whose == "all":
            return "in play"
    return ""


def card_noun(words: Words, cards: CardSet, many: bool = False) -> str:
    """Without an article: `science card with requirements`."""
    if cards.reference:
        return _REFERENCE[cards.reference]
    if cards.names:
        return joined((words.card(name) for name in cards.names), "or")
    parts = [_kind_nouns(words, cards, many), *card_filters(words, cards), place_of_cards(cards)]
    return " ".join(part for part in parts if part)


def a_card(words: Words, cards: CardSet) -> str:
    """One such card, with its article: `another card`, `any card`, `a building card`."""
    noun = card_noun(words, cards)
    if cards.reference or cards.names:
        return noun
    if cards.other and cards.whose == "any":
        return f"any other {noun}"
    if cards.other:
        return f"another {noun}"
    match cards.whose:
        case "any":
            return f"any {noun}"
        case "opponents":
            return f"{a(noun)} of an opponent"
        case "that" | "owner":
            return f"{a(noun)} {POSSESSED[cards.whose]}"
    return a(noun)


def tile_noun(words: Words, tiles: TileSet, many: bool = False, counting: bool = False) -> str:
    """Without an article. `counting`: `in play` unless something else narrows them."""
    if tiles.at:
        return "it" if tiles.at == "it" else "this tile"
    names = [words.tile(tile, many) for tile in tiles.tiles]
    parts = [joined(names, "or") if names else ("tiles" if many else "tile")]
    parts.append(POSSESSED[tiles.whose])
    if tiles.on:
        parts.append(on_area(words, tiles.on, occupied=True))
    if tiles.beside:
        parts.append(f"adjacent to {a_tile(words, tiles.beside)}")
    if counting and tiles.whose == "all" and not tiles.on and not tiles.beside:
        parts.append("in play")
    return " ".join(part for part in parts if part)


def a_tile(words: Words, tiles: TileSet) -> str:
    noun = tile_noun(words, tiles)
    return noun if tiles.at else a(noun)


def _beside(words: Words, beside: Beside) -> str:
    if beside.most == 0:
        return f"adjacent to no {tile_noun(words, beside.tiles)}"
    if beside.most is not None and beside.least == beside.most:
        count = f"exactly {beside.least}"
    elif beside.most is not None:
        count = f"at most {beside.most}"
    elif beside.least > 1:
        count = f"at least {beside.least}"
    else:
        return f"adjacent to {a_tile(words, beside.tiles)}"
    many = (beside.most or beside.least) != 1
    return f"adjacent to {count} {tile_noun(words, beside.tiles, many)}"


def on_area(words: Words, area: AreaSet, occupied: bool = False) -> str:
    """Where a tile is or goes: `on a land area`, `adjacent to a city tile`, `on Mars`. `occupied`:
    the tile stands there already."""
    if area.names:
        return f"on {joined(area.names, 'or')}"
    if area.regions and area == AreaSet(regions=area.regions, empty=area.empty):
        return f"on {joined(area.regions, 'or')}"
    plain = not area.terrains and not area.bonus and not area.regions and area.reserved is None
    where = _area_filters(words, area, occupied)
    return where if plain and where else f"on {a(_area(words, area))} {where}".strip()


def area_noun(words: Words, area: AreaSet, many: bool = False) -> str:
    """Without an article: `land areas adjacent to a city tile`."""
    if area.names:
        return joined(area.names, "or")
    noun = _area(words, area, many)
    return f"{noun} {_area_filters(words, area, occupied=True)}".strip()


def _area(words: Words, area: AreaSet, many: bool = False) -> str:
    terrains = joined((words.terrain(t) for t in area.terrains), "or")
    noun = "areas" if many else "area"
    parts = [f"{terrains} {noun}" if terrains else noun]
    if area.bonus:
        bonus = joined((words.resource(b, many=False) for b in area.bonus), "or")
        parts.append(f"with {a(bonus)} bonus")
    parts += _yes_no(area.reserved, "that is reserved", "that is not reserved")
    if area.regions:
        parts.append(f"on {joined(area.regions, 'or')}")
    return " ".join(parts)


def _area_filters(words: Words, area: AreaSet, occupied: bool) -> str:
    parts: list[str] = []
    parts += [_beside(words, beside) for beside in area.beside]
    if area.near:
        parts.append("adjacent to it" if area.near == "it" else "adjacent to this tile")
    parts += _yes_no(area.board, f"on {words.home}", f"off {words.home}")
    if not area.empty and not occupied:
        parts.append("(with or without a tile)")
    return " ".join(parts)
