"""What is called `it` must be one card or tile, `that player` one player, and what is called `them`
cards that came together.

In: a card. Out: faults. `it` is the card, or the tile, mentioned last; `them` are those that were
last shown, drawn or put away together, also when one of them has been mentioned since.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, get_args

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.meaning.mentioned import COLONIES, all_are, mentions_a_place, says_a_place
from compiler.messages.meaning import NO_MEANING_HERE, NOT_CLEAR_WHICH, THAT_MEANS_NOTHING

Number = Literal["", "one", "several"]


class Known(NamedTuple):
    """`it`: whether one card was mentioned last, or several, or a colony tile (`colony`); `at`: the
    same of tiles, and `who` of players, of whom another one sets off the trigger (`doer`); `them`:
    there are cards that came together; `parted`: some of these, more than one, have been taken,
    moved or discarded; `apart`: several players have had cards that came together; `many`: so many
    of them there are at most, where that is known."""

    it: Number = ""
    at: Number = ""
    who: Number = ""
    doer: bool = False
    them: bool = False
    parted: bool = False
    apart: bool = False
    colony: bool = False
    many: int = 0


Found = list[tuple[object, str]]
"""What says it, and what is amiss: one of the keys of `_CURES`."""

_CURES = {
    "it": "which of them? of one that is taken first: `reveal 3 cards then take 1 of them then if "
    "it is an event: gain 1 plant`; of all of them: `gain 1 plant per event of them`, `per their "
    "cost`",
    "at": "which tile? the last of them where one is placed behind the other: `place ocean then "
    "place ocean then gain 1 plant per ocean adjacent to it`",
    "colony": "which colony tile? the one of which something was said just before: `draw 1 card "
    "then trade then raise the colony track of it 1`",
    "who": "whom? who was chosen last, where one is chosen behind the other; of who set off a "
    "trigger is spoken before another is chosen: `when an opponent plays an event: that player: "
    "gain 1 heat then steal 1 plant from any player`",
    "them": "of several that were shown, drawn or discarded before: `reveal 3 cards then gain 1 "
    "plant per event of them`; of one `per tag of it`, `per its cost`",
    "apart": "what each player draws, discards or shows of the deck others know nothing of; where "
    "somebody is to take of it, one shows for all: `reveal 1 card per player then take 1 of them`",
    "few": "there are not so many of them",
    "parted": "of all that were there, or of those taken? what is said of all stands before: "
    "`reveal 4 cards then gain 1 plant per event of them then take 2 of them`",
}


def check_together(card: g.Card) -> Iterator[Fault]:
    for ability in card.abilities:
        if ability.effect is None or not _says(ability.effect):
            continue
        found, _ = _through(ability.effect, _heard(ability.events))
        for by, what in dict.fromkeys(
            (getattr(part, "by", "") or ability.by, what) for part, what in found
        ):
            message = THAT_MEANS_NOTHING if what in ("them", "apart") else NOT_CLEAR_WHICH
            message = NO_MEANING_HERE if what == "few" else message
            word = {"who": "that player"} | dict.fromkeys(("them", "apart", "parted"), "them")
            yield Fault(message, by, _CURES[what], {"word": word.get(what, "it")})


def _heard(events: tuple[g.Event, ...]) -> Known:
    """What is known to who hears one of these."""
    card, tile = all_are(events, g.OF_CARDS), all_are(events, g.OF_GROUND)
    doer = any(one.who != "you" and one.kind != "phase" for one in events)
    return Known("one" if card else "", "one" if tile else "", "one" if doer else "", doer)


def _through(effect: g.Effect, known: Known) -> tuple[Found, Known]:
    """What is amiss in the effect, and what is known behind it."""
    match effect:
        case g.Then(parts):
            return _one_by_one(parts, known)
        case g.Pays(cost, gain):
            return _one_by_one((cost, gain), known)
        case g.Unordered(parts):
            found, ways = _each_alone(parts, known)
            return [*found, *_beside(parts, known)], _all_of(ways, parts)
        case g.OneOf(parts):
            found, ways = _each_alone(parts, known)
            return found, _either(ways)
        case g.Otherwise(first, instead):
            found, ways = _each_alone((first, instead), known)
            return found, _either(ways)
        case g.SomeOf(parts):
            found, ways = _each_alone(parts, known)
            return found, _either([known, *ways])
        case g.May(body):
            found, after = _through(body, known)
            return found, _either([known, after])
        case g.ChooseOne(body) | g.Lot(body=body):
            return _through(body, known)
        case g.Decides(who, body):
            found, after = _through(body, known)
            return [*_whom(effect, who, known), *found], after
        case g.Repeatedly(body):
            found, after = _through(body, known)
            return found, _all_of([after], (body, body))
        case g.Each(who, body) | g.Ranked(who, _, body):
            found, after = _through(body, known)
            found = [*_whom(effect, who, known), *found]
            brought = _through(body, Known())[1]
            if g.chooses_player(effect):
                after = after._replace(who="several") if brought.who else _chosen_player(after)
            if who not in ("all", "opponents", *get_args(g.Rank)):
                return found, after
            many = _all_of([after], (body, body))
            # of what they show all are meant, of what they draw or discard nobody's
            nodes = tuple(g.walk(body))
            shown = any(map(g.shows_a_hand, nodes)) and not any(map(g.speaks_of_them, nodes))
            many = many._replace(many=0)
            together = many._replace(them=shown, parted=False, apart=not shown)
            return found, together if brought.them else many
        case g.When(condition, yes, no):
            found, ways = _each_alone((yes,) if no is None else (yes, no), known)
            asked = [(condition, what) for what in _amiss(condition, known)]
            return [*asked, *found], _either(ways if no is not None else [known, *ways])
        case g.Later(events, body):
            return _through(body, _heard(events))[0], known
        case _:
            return [(effect, what) for what in _amiss(effect, known)], _behind(effect, known)


def _beside(parts: tuple[g.Effect, ...], known: Known) -> Found:
    """`when you play a card: draw 1 card, gain 1 plant per its cost`: who reads it takes `it` for
    the card drawn, which it is only behind `then`."""
    found: Found = []
    brought = Known()
    for part in parts:
        said = [what for what in _amiss(part, brought) if what in ("it", "at", "who")]
        if brought.it and any(map(_is_its_cost, g.walk(part))):
            said.append("it")
        found += [(part, what) for what in said]
        after = _through(part, Known())[1]
        brought = brought._replace(
            it="several" if after.it and known.it else brought.it,
            at="several" if after.at and known.at else brought.at,
            who="several" if after.who and known.who else brought.who,
        )
    return found


def _whom(effect: g.Effect, who: str, known: Known) -> Found:
    return [(effect, "who")] if who == "that" and known.who == "several" else []


def _chosen_player(known: Known) -> Known:
    """Who has set off the trigger stays `that player` beside him."""
    return known._replace(who="several" if known.doer else "one")


def _one_by_one(parts: tuple[g.Effect, ...], known: Known) -> tuple[Found, Known]:
    found: Found = []
    for part in parts:
        more, known = _through(part, known)
        found += more
    return found, known


def _each_alone(parts: tuple[g.Effect, ...], known: Known) -> tuple[Found, list[Known]]:
    made = [_through(part, known) for part in parts]
    return [one for found, _ in made for one in found], [after for _, after in made]


def _either(ways: list[Known]) -> Known:
    return Known(
        _most([one.it for one in ways]),
        _most([one.at for one in ways]),
        _most([one.who for one in ways]),
        any(one.doer for one in ways),
        any(one.them for one in ways),
        any(one.parted for one in ways),
        any(one.apart for one in ways),
        any(one.colony for one in ways),
        max(one.many for one in ways) if all(one.many for one in ways) else 0,
    )


def _all_of(ways: list[Known], parts: tuple[g.Effect, ...]) -> Known:
    """What is known when all of the parts have been done, in whatever order."""
    joined, brought = _either(ways), [_through(part, Known())[1] for part in parts]
    if sum(one.it != "" for one in brought) > 1:
        joined = joined._replace(it="several")
    if sum(one.at != "" for one in brought) > 1:
        joined = joined._replace(at="several")
    if sum(one.who != "" for one in brought) > 1:
        joined = joined._replace(who="several")
    return joined


def _most(found: list[Number]) -> Number:
    return "several" if "several" in found else "one" if "one" in found else ""


def _amiss(part: object, known: Known) -> Iterator[str]:
    nodes = tuple(g.walk(part))
    moved = isinstance(part, g.MoveTile) or (isinstance(part, g.MoveCards) and part.area)
    if known.at == "several" and not moved and says_a_place(part):
        yield "at"  # of what is moved `it` is where it was
    if known.who == "several" and any(g.is_about(one, "that") for one in nodes):
        yield "who"
    colony = any(map(_is_colony, nodes))
    if colony and (known.it == "several" or (known.it and not known.colony)):
        yield "colony"
    card = any(map(_is_it, nodes)) and not isinstance(part, g.Take)  # `take 1 of them` lying there
    if card and (known.it == "several" or known.colony):
        yield "it"
    lying = isinstance(part, g.Take) and part.cards is not None and part.cards.reference == "it"
    if (lying or any(map(_is_them, nodes))) and 0 < known.many < _out_of_them(part):
        yield "few"
    if not any(map(_is_them, nodes)):
        return
    if not known.them:
        yield "apart" if known.apart else "them"
    elif known.parted and not isinstance(part, g.Take | g.MoveCards):
        yield "parted"


def _out_of_them(part: object) -> int:
    """So many of the cards that came together."""
    match part:
        case g.Take(int(amount)) | g.Discard(int(amount)) | g.MoveCards(int(amount)):
            return amount
        case _:
            return 0


def _says(part: object) -> bool:
    return says_a_place(part) or any(
        _is_it(one)
        or _is_its_cost(one)
        or _is_them(one)
        or _is_colony(one)
        or g.is_about(one, "that")
        for one in g.walk(part)
    )


def _is_it(node: object) -> bool:
    return "it" in (getattr(node, "reference", ""), getattr(node, "printed", ""))


def _is_its_cost(node: object) -> bool:
    """Or its points, of the card that set off the trigger: it is called `it` here too."""
    return isinstance(node, g.Cost | g.CardPoints) and node.cards.reference == "that"


def _is_colony(node: object) -> bool:
    return isinstance(node, g.ColonySet) and node.at in ("it", "other")


def _is_them(node: object) -> bool:
    if isinstance(node, g.Take):
        return not g.is_laid_out(node.cards)
    return getattr(node, "zone", "") == "table" or g.speaks_of_them(node)


def _behind(leaf: object, known: Known) -> Known:
    """What is known when this has been done."""
    if mentions_a_place(leaf):
        many = isinstance(leaf, g.Place) and leaf.count != 1
        known = known._replace(at="several" if many else "one")
    if isinstance(leaf, g.ChoosePlayer) and leaf.chance:  # who is meant by what stands behind it
        return known._replace(who="one", doer=False)
    if g.chooses_player(leaf) and not (isinstance(leaf, g.Peek) and leaf.whose == "that"):
        known = _chosen_player(known)
    match leaf:
        case g.BuildColony(amount=amount):
            return known._replace(it="one" if amount == 1 else "several", colony=True)
        case g.MoveColony(which="each") | g.TradeIncome(every=True) | g.Trade(every=True):
            return known._replace(it="several", colony=True)
        case _ if isinstance(leaf, COLONIES):
            return known._replace(it="one", colony=True)
        case g.Look(amount, _, cards):
            of_one = cards is None or cards.whose not in ("all", "opponents")
            return _gathered(known, one=amount == 1 and of_one, many=amount if of_one else 0)
        case g.Draw(amount):
            return _gathered(known, one=amount == 1, many=amount)
        case g.Take(amount, cards=cards) if g.is_laid_out(cards):
            return (
                _gathered(known, one=False)
                if amount != 1
                else known._replace(it="one", colony=False)
            )
        case g.Discard() | g.MoveCards() if g.are_together(leaf):
            return _gathered(known, one=False)
        case g.Take(amount) | g.Discard(amount) | g.MoveCards(amount):
            one = amount == 1 and not getattr(leaf, "up_to", False)
            said = leaf.cards is not None and leaf.cards.reference
            return known if said else _some(known, one)
        case g.PlayCard(cards):
            return _chosen(cards, known)
        case _ if g.picks_several(leaf):
            return known._replace(it="several", colony=False)
        case _:
            picked = g.picked_from(leaf)
            return known if picked is None else _chosen(picked, known)


def _gathered(known: Known, *, one: bool, many: object = 0) -> Known:
    """Behind cards that come together, `many` of them where that is a number."""
    known = known._replace(it="one" if one else "several", them=True, parted=False, colony=False)
    return known._replace(many=many if isinstance(many, int) else 0)


def _some(known: Known, one: bool) -> Known:
    """Behind some of them, or one that is chosen besides."""
    if one:
        return known._replace(it="one", colony=False)
    return known._replace(it="several", parted=True, colony=False)


def _chosen(cards: g.CardSet, known: Known) -> Known:
    return known if cards.reference else known._replace(it="one", colony=False)
