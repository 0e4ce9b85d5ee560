"""What an effect mentions: who is `that player` behind it, and which cards are `it` or `them`.

In: nodes of the graph. Out: what lowering, the rules of meaning and the engine all ask of them.
"""

from __future__ import annotations

from compiler.graph.dealing import (
    CopyEffects,
    CopyProduction,
    Discard,
    Double,
    Draw,
    Hide,
    Look,
    Mark,
    MoveCards,
    Peek,
    PlayCard,
    Take,
    UseAction,
)
from compiler.graph.effects import Each
from compiler.graph.expansions import ExchangeDelegate, RemoveColony, RemoveDelegate
from compiler.graph.leaves import (
    Add,
    ChoosePlayer,
    ChooseTile,
    Claim,
    ExchangeHands,
    ExchangeProduction,
    ExchangeStock,
    ExchangeTile,
    Lay,
    Lose,
    MoveTile,
    Place,
    Produce,
    Remove,
    RemoveTile,
    Spend,
    SwapTiles,
)
from compiler.graph.selectors import AreaSet, CardSet, TileSet
from compiler.graph.things import Every


def chooses_player(node: object) -> bool:
    """Whether one player is chosen for it, whom what follows may call `that player`."""
    match node:
        case Remove(cards=CardSet(whose="any" | "opponents"), amount=amount, every=every):
            return not isinstance(amount, Every) and not every
        case Add(to=CardSet(whose="any" | "opponents"), every=False, cards=1):
            return True
        case Remove(whose=whose):
            return whose in ("any", "opponent")
        case Peek():  # whose hand was seen, of whom what is taken is taken
            return True
        case MoveCards(1, CardSet(zone="them"), "hand", "you", up_to=False):
            return True  # out of whose hand it comes
        case MoveCards(cards=CardSet(zone="hand" | "events", whose="any" | "opponent")):
            return True
        case PlayCard(CardSet(zone="events", whose="any" | "opponent")):
            return True
        case Look(cards=CardSet(zone="hand", whose=whose)):
            return whose in ("any", "opponent")
        case MoveCards(cards=CardSet(zone="play", whose="any" | "opponents"), to="play"):
            return True
        case CopyProduction(cards, 1) | CopyEffects(cards) | UseAction(cards):
            return cards.whose in ("any", "opponents") and not cards.reference
        case (
            Produce(whose=whose)
            | ExchangeProduction(whose=whose)
            | ExchangeStock(whose=whose)
            | ExchangeHands(whose=whose)
            | ChoosePlayer(whose)
            | MoveCards(whose=whose)
            | RemoveColony(whose=whose)
            | Lose(to=whose)
        ):
            return whose in ("any", "opponent")
        case Each(who):
            return who in ("any", "opponent")
        case (
            RemoveTile(TileSet(whose=whose))
            | MoveTile(TileSet(whose=whose))
            | ExchangeTile(TileSet(whose=whose))
            | Claim(TileSet(whose=whose))
            | ChooseTile(TileSet(whose=whose))
        ):
            return whose not in ("you", "nobody")
        case RemoveDelegate(delegates) | ExchangeDelegate(delegates):
            return delegates.whose in ("any", "opponents")
        case SwapTiles(tiles, others):
            return any(one.whose not in ("you", "nobody") for one in (tiles, others))
        case _:
            return False


def mentions_a_card(node: object) -> bool:
    """Whether a card is `it` behind this, another one than what was `it` before."""
    match node:
        case Draw() | Look():
            return True
        case Take(cards=cards) | Discard(cards=cards):
            return cards is None or not cards.reference
        case MoveCards(cards=cards) | PlayCard(cards=cards):
            return not cards.reference
        case _:
            picked = picked_from(node)
            return picked is not None and not picked.reference and not picks_several(node)


def lay_somewhere(node: object) -> bool:
    """Whether one card is meant that lies on an area, which then is `it` as well."""
    match node:
        case (
            Look(1, cards=CardSet(zone="areas"))
            | Hide(1, CardSet(zone="areas"))
            | Take(1, cards=CardSet(zone="areas"))
            | MoveCards(1, CardSet(zone="areas"))
        ):
            return True
        case _:
            return False


def mentions_a_place(node: object) -> bool:
    """Whether a tile, or an area, is `it` behind this."""
    match node:
        case Lay(every=every):
            return not every
        case Place() | MoveTile() | ExchangeTile() | SwapTiles() | RemoveTile() | Claim():
            return True
        case ChooseTile() | MoveCards(area=AreaSet()):
            return True
        case _:
            return lay_somewhere(node)


def picked_from(node: object) -> CardSet | None:
    """The cards of which this picks some, in play, for what it does to them."""
    match node:
        case Spend(source=cards) | Remove(cards=cards) | Add(to=cards) | Double(cards):
            pass
        case UseAction(cards) | CopyProduction(cards) | CopyEffects(cards):
            pass
        case Mark(cards=cards, down=False):
            pass
        case _:
            return None
    return cards


def picks_several(node: object) -> bool:
    """Whether it does so to more than one."""
    match node:
        case Add(every=every, cards=count):
            return every or count != 1
        case Remove(every=every):
            return every
        case UseAction(count=count) | CopyProduction(count=count):
            return count != 1
        case _:
            return False


def comes_to_hand(node: object) -> bool:
    """Whether what is `it` behind this lies in one's hand."""
    match node:
        case Draw() | Take(cards=None):
            return True
        case Take(cards=cards):
            return cards is not None and not cards.reference
        case MoveCards(to="hand", whose="you"):
            return True
        case _:
            return False


def shows_a_hand(node: object) -> bool:
    """Whether cards are shown that stay in hand."""
    return isinstance(node, Look) and node.cards is not None and node.cards.zone == "hand"


def speaks_of_them(node: object) -> bool:
    """Whether it says something of cards that came together."""
    return getattr(node, "zone", "") == "them" or getattr(node, "printed", "") == "shown"


def are_together(node: Discard | MoveCards) -> bool:
    """Whether those that are put away or moved are `them` afterwards: they are several, and not
    some of those that have been until then."""
    cards = node.cards
    known = cards is not None and (cards.reference or cards.zone in ("table", "them"))
    return node.amount != 1 and not known
