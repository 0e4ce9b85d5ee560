"""What is counted, and how much, in card text.

In: measures and amounts of the graph. Out: nouns with their filters; an amount is what stands in
front of its thing and what stands behind it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.deeds import done
from compiler.writing.names import Names, Unwritable, of_whom
from compiler.writing.parties import a_delegate, colony_tile, delegates
from compiler.writing.selectors import (
    counted_area,
    one_card,
    signs,
    some_cards,
    tiles,
)

_SHAPES = {"group": "the largest group", "row": "one row", "line": "a line"}


def counted(names: Names, measure: g.Measure, many: bool) -> str:
    """The thing that is counted, without a number."""
    match measure:
        case g.Stock(resources, whose):
            return names.either("resource", resources, many) + of_whom(whose)
        case g.Production():
            return _production(names, measure, many) + of_whom(measure.whose)
        case g.Level(parameter):
            return names.noun("track", parameter, many)
        case g.Counter(counter, whose):
            return names.noun("track", counter) + of_whom(whose)
        case g.Tags():
            return _tags(names, measure, many)
        case g.Tiles(one):
            return _tiles(names, one, many)
        case g.Cards(cards):
            zone = "events" if cards.kinds == ("event",) else "play"
            zone = "" if cards.marked is not None and names.have_seats(cards) else zone
            return _cards(names, cards, zone, many)
        case g.Held(cards, resources, single):
            noun = (
                names.either("resource", resources, many) if resources else "resource" + "s" * many
            )
            return noun + (f" on {one_card(names, cards)}" if single else _on(names, cards))
        case g.Sum(parts):
            return " plus ".join(_part(names, part, many) for part in parts)
        case g.Difference(measure, less):
            if any(isinstance(part, g.Difference) for part in (measure, less)):
                raise Unwritable("a difference of differences")
            return f"{_part(names, measure, many)} minus {_part(names, less, many)}"
        case g.Kinds(of, whose):
            where = {"": "", "cards": " on cards"}.get(of, f" in {of}")
            return "different resource" + "s" * many + where + of_whom(whose)
        case g.Extreme(which, parts):
            if any(isinstance(part, g.Sum | g.Extreme) for part in parts):
                raise Unwritable(f"the {which} of sums")
            return f"the {which} of " + ", ".join(_listed(names, part) for part in parts)
        case g.ChosenX():
            return "X"
        case g.Cost(cards):
            return "their cost" if cards.zone else "its cost"
        case g.CardPoints(cards):
            return "their points" if cards.zone else "its points"
        case g.Score(whose, won):
            return ("victory" if won else "point" + "s" * many) + of_whom(whose)
        case g.Completed(parameter):
            if parameter:
                raise Unwritable("how often a parameter is completed")
            return "completed parameter" + "s" * many
        case g.Goals(what, whose):
            return what + "s" * many + (" in play" if whose == "all" else of_whom(whose))
        case g.Seats(whose, g.CardSet() as cards) if names.have_seats(cards):
            on = f" on {some_cards(names, cards)}"
            return "seat" + "s" * many + of_whom(whose) + on
        case g.Seats(whose, g.CardSet() as cards):
            return "marker" + "s" * many + of_whom(whose) + _on(names, cards)
        case g.Seats(whose):
            return "seat" + "s" * many + of_whom(whose) + " here"
        case g.Deeds():
            return done(names, measure, many)
        case g.Generation():
            return "generation" + "s" * many
        case g.Group(one, shape="kind"):
            return f"different {_tiles(names, one, many)}"
        case g.Group(one, 0, shape):
            return f"{_tiles(names, one, many)} in {_SHAPES[shape]}"
        case g.Group(one, least):
            number = f"{least} " if least > 1 else ""
            return f"group{'s' * many} of {number}{tiles(names, one, many=True)}"
        case g.Signs():
            return signs(names, measure, many)
        case g.Areas(one):
            return counted_area(names, one, many)
        case g.Colonies(whose, on):
            where = " in play" if whose == "all" else of_whom(whose)
            there = f" on {colony_tile(names, on)}" if on is not None else ""
            return ("colonies" if many else "colony") + where + there
        case g.Delegates(who):
            return delegates(names, who, many)
        case g.Players(whose, players):
            noun = "opponent" if whose == "opponents" else "player"  # several are said to act
            return noun + having(replace(names, described=True), players)
        case g.Parties(who):
            return f"{'parties' if many else 'party'} with {a_delegate(names, who)}"
        case _:
            assert_never(measure)


def _listed(names: Names, part: g.Measure) -> str:
    """In a list of names, which has no filters."""
    text = counted(names, part, many=True)
    if not all(sign.isalnum() or sign in " -'’" for sign in text) or " of " in f" {text} ":
        raise Unwritable("something in a list that needs more than a name")
    return text


def _part(names: Names, part: g.Measure, many: bool) -> str:
    """What is counted beside something else."""
    if isinstance(part, g.Deeds):
        return done(names, part, many, beside=True)
    return counted(names, part, many)


def _tags(names: Names, one: g.Tags, many: bool) -> str:
    words = ["different"] if one.different else []
    words += [names.either("tag", one.tags)] if one.tags else []
    if one.printed == "play" and one.whose != "you":
        raise Unwritable("tags printed on cards of others")
    said = " ".join([*words, "tag" + "s" * many]) + " of one kind" * one.alike
    if one.printed == "play":
        return f"{said} on {_your_cards(names)}"
    return said + (_PRINTED_ON[one.printed] if one.printed else of_whom(one.whose))


def _your_cards(names: Names) -> str:
    """What players have of whom that is said is their own."""
    return "cards" if names.described else "your cards"


_PRINTED_ON = {
    "hand": " in hand",
    "it": " of it",
    "shown": " of them",
    "that": " of that card",
}
"""Where such tags are printed."""


def _production(names: Names, one: g.Production, many: bool) -> str:
    words: list[str] = [one.how] if one.how else []
    if one.resources != names.standard_resources:
        words.append(names.either("resource", one.resources))
    plural = many and one.how == "increased"
    return " ".join([*words, "productions" if plural else "production"])


def _tiles(names: Names, one: g.TileSet, many: bool) -> str:
    """A tile with the name of a track is told from it by a place on the table."""
    text = tiles(names, one, many)
    if not set(one.tiles) & names.tracks or one.on is not None or one.neighbours is not None:
        return text
    if one.whose == "all":
        return f"{text} in play"
    noun = names.either("tile", one.tiles, many)
    return text.replace(noun, names.either("tile", one.tiles) + " tile" + "s" * many, 1)


def _cards(names: Names, cards: g.CardSet, zone: str, many: bool) -> str:
    if cards.zone == "events" and cards.kinds == ("event",):
        owner = {"all": " by anyone", "you": ""}.get(cards.whose)
        if owner is not None:
            return some_cards(names, _without_place(cards), "", many) + " played" + owner
    return some_cards(names, cards, zone, many)


def _without_place(cards: g.CardSet) -> g.CardSet:
    from dataclasses import replace

    return replace(cards, zone="", whose="you")


def _on(names: Names, cards: g.CardSet) -> str:
    if cards.reference == "this":
        return " here"
    if cards.reference:
        return f" on {one_card(names, cards)}"
    if cards == g.CardSet(zone="play"):
        return f" on {_your_cards(names)}"
    return f" on {some_cards(names, cards, 'play')}"


# ---- amounts ------------------------------------------------------------------------------------


def amount(names: Names, one: g.Amount) -> tuple[str, str]:
    """What stands in front of a thing (`1`, `X`, `all`) and behind it (` per 2 power tags`)."""
    match one:
        case int():
            return str(one), ""
        case g.Chosen(1, most, fewer) if most is not None:
            front, back = amount(names, most)
            return (f"up to {front}", back) if fewer else ("X", f" max {front}{back}")
        case g.Chosen(times, int(most)):
            return f"{times}X", f" max {times * most}"
        case g.Chosen(times, g.Per() as most):
            return f"{times}X", " max " + "".join(
                amount(names, replace(most, times=times * most.times))
            )
        case g.Chosen(_, most) if most is not None:
            raise Unwritable("a changed limit on a multiple of X")
        case g.Chosen(times) | g.Shown(times):
            return "X" if times == 1 else f"{times}X", ""
        case g.Every(0):
            return "all", ""
        case g.Every(int(but)):
            return "all", f" except {but}"
        case g.Every(g.More(least, plus)):
            front, back = amount(names, plus)
            return "all", f" except {least} plus {front}{back}"
        case g.Every(g.Per() as but):
            front, back = amount(names, but)
            return "all", f" except {front}{back}"
        case g.Every():
            raise Unwritable("all except what is counted")
        case g.Less(most, minus):
            front, back = amount(names, minus)
            return str(most), f" minus {front}{back}"
        case g.More(least, plus):
            front, back = amount(names, plus)
            return str(least), f" plus {front}{back}"
        case g.Per():
            return str(one.times), per(names, one)
        case _:
            assert_never(one)


def is_many(one: g.Amount) -> bool:
    """Whether its thing stands in the plural."""
    if isinstance(one, g.Less | g.More):
        return one.amount != 1
    return one.times != 1 if isinstance(one, g.Per) else one != 1


_TOLD = g.Cost | g.CardPoints | g.ChosenX
"""Numbers, of which so many are `2 of them`."""


def per(names: Names, one: g.Per) -> str:
    """` per 2 power tags max 5 plus … minus …`."""
    many = one.each != 1
    each = f"{one.each} " + "of " * isinstance(one.measure, _TOLD) if many else ""
    text = f" per {each}{counted(names, one.measure, many)}"
    if one.beyond:
        text += f" beyond {one.beyond}"
    if one.most is not None:
        text += f" max {one.most}"
    elif one.plus is not None:
        raise Unwritable("something more than is counted, without a limit")
    if one.plus is not None:
        text += f" plus {counted(names, one.plus, many=False)}"
    if one.minus is not None:
        text += f" minus {counted(names, one.minus, many=False)}"
    return text


# ---- comparisons --------------------------------------------------------------------------------


def compared(names: Names, one: g.Compare) -> str:
    """`oxygen max 6%`, `2 power tags`, `no energy`, `heat 6 minus 2 per science tag`."""
    text = _compared(names, one)
    if one.less == 0:
        return text
    front, back = amount(names, one.less)
    return f"{text} minus {front}{back}"


def _compared(names: Names, one: g.Compare) -> str:
    bound = "" if one.bound == "min" else f"{one.bound} "
    match one.measure:
        case g.Completed(parameter) if parameter:
            which = f"{'the ' * (parameter == g.THE_CHOSEN)}{names.noun('track', parameter)}"
            return f"{which} is {'not ' * (one.bound != 'min')}completed"
        case g.Level(parameter) if parameter in names.nouns["resource"]:
            return f"{names.noun('track', parameter)} {bound}{one.value}"
        case g.Level(parameter):
            sign = "%" if parameter in names.percent else ""
            if parameter in names.counted and not bound and one.value >= 0:
                return f"{one.value} {names.noun('track', parameter, one.value != 1)}"
            if parameter in names.counted:
                return f"{names.noun('track', parameter, many=True)} {bound}{one.value}"
            return f"{names.noun('track', parameter)} {bound}{one.value}{sign}"
        case (
            g.Counter()
            | g.Generation()
            | g.ChosenX()
            | g.Cost()
            | g.CardPoints()
            | g.Extreme()
            | g.Production(how="highest" | "lowest")
        ):
            return f"{counted(names, one.measure, many=False)} {bound}{one.value}"
        case g.Delegates(g.DelegateSet(post="chairman") as who) if (one.bound, one.value) == (
            "min",
            1,
        ):
            return f"the {delegates(names, who, many=False)}"
        case g.Tiles(which) if (one.bound, one.value) == ("max", 0) and _is_placed(which):
            whose: g.Whose = "you" if names.described else "all"
            return f"no {tiles(names, which, many=True, default=whose)}"
        case _ if one.bound == "max" and one.value == 0:
            return f"no {counted(names, one.measure, many=True)}"
        case _:
            return f"{bound}{one.value} {counted(names, one.measure, one.value != 1)}"


def _is_placed(tiles: g.TileSet) -> bool:
    """Of which `no` means nobody's, where no players are described."""
    return tiles.on is not None or tiles.neighbours is not None


def against(names: Names, one: g.Against, negated: bool = False) -> str:
    """`more plants than heat`, `no fewer cities than you`."""
    than = "you" if one.rival else counted(names, one.than, many=True)
    more = "no " * negated + ("fewer" if one.fewer else "more")
    return f"{more} {counted(names, one.measure, many=True)} than {than}"


def having(names: Names, players: g.Condition | None) -> str:
    """` with 2 cities`, ` with more plants than you`; empty for all."""
    match players:
        case None:
            return ""
        case g.Both(parts):
            return "".join(having(names, part) for part in parts)
        case g.Compare():
            return f" with {compared(names, players)}"
        case g.Against():
            return f" with {against(names, players)}"
        case g.Not(g.Against() as part):
            return f" with {against(names, part, negated=True)}"
        case g.Leads(rank, measure):
            return f" with the {rank} {counted(names, measure, many=True)}"
        case _:
            raise Unwritable("a player described so")
