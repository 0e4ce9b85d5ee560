"""What a rule says without saying whose it is: nobody holds it.

In: a card of the kind `rule`. Out: faults. In its continuous effects, and behind `each player:`
and its like, `you` is whoever is concerned.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import NO_MEANING_HERE, WHOSE_UNSAID
from compiler.messages.never import NEVER_ON_THIS_CARD

NAMED = (
    "name the players: `each player: …`, `that player: …`, `the first player: …`, and the others "
    "`that player: each opponent: …`; "
    "what is asked of one stands behind: `that player: if …: …`"
)
_ANYONE = "`when anyone …: that player: …`"
_ANY_TILE = "`a city` is one's own; `any city`, `any tile` are anybody's"
_NOBODYS = ("all", "nobody")
_RELATIVE = ("you", "opponent", "opponents")
_ITS_OWN = "anything of its own, for nobody holds a rule"


def check_seats(card: g.Card) -> Iterator[Fault]:
    """A card on which players take seats is nobody's either, and its points are everybody's."""
    for points in card.points:
        if points.whose != "all":
            yield Fault(WHOSE_UNSAID, points.by, "for example `each player: vp 1 per seat here`")


_SEATS = (g.Discount, g.Ignored, g.Tolerance, g.SpendAs, g.Worth, g.Seats, g.TakeSeat)
"""What can be said of cards on which players take seats."""


def check_seated(library: g.Library, card: g.Card) -> Iterator[Fault]:
    """Such cards are not played, not held and not in play."""
    for part in (*card.requirements, *card.abilities, *card.points):
        meant = {
            id(one) for node in g.walk(part) if isinstance(node, _SEATS) for one in g.walk(node)
        }
        meant |= {
            id(one.cards) for one in g.walk(part) if isinstance(one, g.Event) and one.kind == "take"
        }
        counted = [one.cards for one in g.walk(part) if isinstance(one, g.Cards)]
        meant |= {id(one) for one in counted if one.marked is not None}
        for one in g.walk(part):
            if isinstance(one, g.CardSet) and id(one) not in meant and g.means_seats(library, one):
                on = f"on {_seated(library, one)}"
                cure = "players take seats on them, each as an action, or by an effect: "
                cure += f"`take 1 seat {on}`; counted are seats: `1 per seat {on}`, and heard: "
                cure += f"`when you take a seat {on}`"
                yield Fault(NO_MEANING_HERE, getattr(part, "by", ""), cure)
                break


def _seated(library: g.Library, cards: g.CardSet) -> str:
    """Such a card, by its kind or its name."""
    kind = next((kind.id for kind in library.kinds if kind.id in cards.kinds), "")
    named = {card.id: card.name for card in library.cards if card.id in cards.names}
    return f"a {kind}" if kind else f'"{next(iter(named.values()), "")}"'


def check_rule(card: g.Card) -> Iterator[Fault]:
    for ability in card.abilities:
        if somebodys := [one for one in ability.events if _is_somebodys(one)]:
            others = all(one.who in _NOBODYS and _says_you(one.tiles) for one in somebodys)
            yield Fault(WHOSE_UNSAID, ability.by, _ANY_TILE if others else _ANYONE)
        elif ability.effect is not None:
            for by in unsaid(ability.effect, ability.by):
                yield Fault(WHOSE_UNSAID, by or ability.by, NAMED)
        if ability.span != "always":
            yield Fault(NO_MEANING_HERE, ability.by, "a rule always holds: `effect: …`")
        if any(map(_is_about_itself, g.walk(ability))):
            yield Fault(NEVER_ON_THIS_CARD, ability.by, None, {"what": _ITS_OWN})
    for points in card.points:
        if points.whose != "all":
            yield Fault(WHOSE_UNSAID, points.by, "for example `each player: vp 1 per 2 cities`")
        if any(map(_is_about_itself, g.walk(points))):
            yield Fault(NEVER_ON_THIS_CARD, points.by, None, {"what": _ITS_OWN})


def _is_somebodys(event: g.Event) -> bool:
    """Whether it asks for somebody's relation to the rule's player, who is not there."""
    built = event.colonies is not None and event.colonies.whose in _RELATIVE
    return event.who in _RELATIVE or event.of in _RELATIVE or _says_you(event.tiles) or built


def unsaid(effect: g.Effect, outer: str) -> Iterator[str]:
    """Where something is said of a player who is not there."""
    by = getattr(effect, "by", "") or outer
    match effect:
        case g.Each("you" | "opponent" | "opponents" | "any"):  # of whom, or who chooses
            yield by
        case g.Each(players=players) if any(map(_is_rival, g.walk(players))):
            yield by
        case g.Each() | g.Ranked() | g.Raise(steps=int(), bare=True):
            pass
        case g.Lay(every=True) if not _says_you(effect):
            pass
        case g.Unordered(parts) | g.Then(parts):
            for part in parts:
                yield from unsaid(part, by)
        case g.When(condition, yes, no):
            if _says_you(condition):
                yield getattr(condition, "by", "") or by
            yield from unsaid(yes, by)
            yield from unsaid(no, by) if no is not None else ()
        case _:
            yield by


def _says_you(part: object) -> bool:
    theirs: set[int] = set()  # what is asked of a player who is named is about that player
    for node in g.walk(part):
        match node:
            case _ if id(node) in theirs:
                pass
            case g.Of(whose, asked):
                if whose in _RELATIVE or any(map(_is_rival, g.walk(asked))):
                    return True
                theirs.update(map(id, g.walk(asked)))
            case g.Event(who="you") | g.Leads() | g.InState() | g.IsFirst():
                return True
            case g.CardSet(zone=zone, reference=reference):
                if zone in ("play", "hand", "events") and not reference and _is_relative(node):
                    return True
            case _ if _is_relative(node):
                return True
    return False


def _is_rival(node: object) -> bool:
    match node:
        case g.Against(rival=rival) | g.Leads(rivals=rival):
            return rival
        case g.Event(of=of):
            return of == "owner"
        case _:
            return False


def _is_relative(node: object) -> bool:
    return getattr(node, "whose", "") in _RELATIVE


def _is_about_itself(node: object) -> bool:
    match node:
        case g.CardSet(zone="here") | g.MoveCards(to="here") | g.SpendAs(here=True):
            return True
        case g.Place(tile=""):
            return True
        case _:
            names = ("reference", "at", "near")
            return any(getattr(node, name, "") == "this" for name in names)
