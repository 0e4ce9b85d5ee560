"""Effects of two and three clauses that speak of each other are printed and read back.

Every beginning with every end, and some with something done in between. `ARSIA_FULL=1` tries many
more.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from compiler.read.load import Loaded
from compiler.reading.reader import Reader
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from tests.combinations.play import PLACES, cards_of, checked, sound
from tests.combinations.test_random_lines import is_read
from tests.combinations.test_words import USES
from tests.effort import some

BEGINNINGS = """\
look at 3 cards
reveal 2 cards
reveal 1 card
look at 4 random cards from the discards
reveal 2 random cards from the discards
reveal 1 random card from the hand of an opponent
look at the hand of an opponent
reveal 1 card from hand
draw 2 cards
draw 1 science card
look at 2 preludes
discard 1 card
discard 1 random card
move 1 random card from the discards to hand
move 1 event from the event pile to hand
move 1 event from the event pile of an opponent to hand
play 1 card from hand for 5 less
play 1 card from hand for free
play 1 event from the event pile
play 1 event from the event pile of an opponent
play 1 event from the event pile of any player for free
play 1 card from the discards
play 1 prelude from the pile
place 1 marker on a card of an opponent
add 1 microbe to a card
add 1 microbe to another card
remove 1 animal from a card of an opponent
use the action of another card
copy the production box of a card
place city
place ocean
place a tile
move a city
remove 1 greenery
place a colony
trade
remove 1 colony of an opponent
raise a colony track 1
place 1 delegate in a party
remove 1 delegate of an opponent
take 1 find adjacent to your tile
draw 1 find
look at 2 finds adjacent to your tile
steal 2 plants from an opponent
steal 2 plants from any player
remove 3 plants from any player
lose 1 plant to an opponent
any opponent: lose 1 plant
each opponent: lose 1 plant
raise temperature 1
claim a greenery
choose an opponent
production -1 steel of an opponent
exchange hands with an opponent
gain 1 standard resource
use 1 standard project
double the resources on a card
(each opponent: reveal 1 card from hand)
(an opponent: reveal 1 card from hand)
(each player: discard 1 card)
take 1 seat on a venture
gain the income of a colony tile
gain all colony bonuses
"""
BETWEEN = """\
take 1 of them
may take 1 of them
buy up to 2 of them
may buy 1 of them
play 1 of them
may play 1 of them
play 1 of them for 3 less
play 1 of them for free
may play 1 of them ignoring requirements
discard 1 of them
move 1 of them to the bottom of the deck
take it
play it
may play it
buy it
move it to the event pile of that player
move it to here
discard it
take all of them
"""
ENDS = """\
gain 1 heat per its cost
gain 1 heat per 5 of its cost
gain 1 heat per 3 of their cost
lose 1 heat per 5 of its cost
gain heat equal to its cost
if its cost 10: gain 1 plant
if it has a science tag: gain 1 plant
if it has a science tag: gain 1 plant otherwise gain 1 heat
if 2 of them have a science tag: gain 1 plant
gain 1 plant per science tag on it
gain 1 plant per tag on it
gain 1 plant per science tag on them
gain 1 heat per microbe on it
gain 1 plant per requirement
that player: gain 1 megacredit
that player: draw 1 card
that player: gain 1 heat per 5 of its cost
the owner of that tile: gain 1 heat
gain 1 megacredit per 4 of their cost max 5
pay 1 per 5 of its cost
gain all bonuses under it
gain 1 plant per city adjacent to it
place greenery adjacent to it
gain the income of it
gain 1 colony bonus of it
use the action of it
use its action
add 1 microbe to it
discard 1 card
raise temperature 1
gain 1 plant
gain 1 of that resource
production +1 of that resource
if that party is dominant: gain 1 plant
raise the colony track of it 1
gain 1 megacredit per colony on it
each opponent: lose 1 plant
may discard 1 card
"""
JOINED = ("{0} then {1}", "{0} then {2} then {1}", "{0} then ({2} -> {1})", "{0} -> {2} then {1}")


@cache
def clean() -> Loaded:
    rng = Random(41)
    beginnings, between, ends = (text.splitlines() for text in (BEGINNINGS, BETWEEN, ENDS))
    lines = {}
    for _ in range(some(12_000, 900)):
        parts = rng.choice(beginnings), rng.choice(ends), rng.choice(between)
        lines[rng.choice(JOINED).format(*parts)] = None
    loaded = sound(checked(PLACES["immediate"], lines, uses=USES)[0])
    assert len(cards_of(loaded)) > len(lines) / 20
    return loaded


@pytest.mark.parametrize("language", languages())
def test_clauses_that_speak_of_each_other_are_read_back(language: str) -> None:
    loaded = clean()
    said = catalogue(language, loaded.folders)
    texts, reader = Texts(loaded.library, said), Reader(loaded.library, said)
    told = [
        (card, texts.on(card).effect(one.effect))
        for card in cards_of(loaded)
        for one in card.abilities
        if one.effect is not None
    ]
    unread = [words for card, words in told if not is_read(reader, texts, card, words)]
    assert not unread, "\n".join(unread)
