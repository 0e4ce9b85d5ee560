"""Advice is checked as cards are: what a message offers is applied."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from compiler.messages.never import NEVER_IN_PLAY
from compiler.read.load import Loaded
from dsl.messages.diagnostics import applied
from runtime.driving.messages import CATALOGUE
from tests.arsia.support import offered
from tests.bundled import load_text

HEADERS = {
    "event": 'event 001 "Example"\n  cost 10\n  ',
    "automated": 'automated 001 "Example"\n  cost 10\n  ',
    "active": 'active 001 "Example"\n  cost 10\n  holds microbe\n  action: add 1 microbe here\n  ',
    "corporation": 'corporation 001 "Example"\n  ',
    "award": 'award "Example"\n  ',
    "": "",
}

HOLDER = 'active 001 "Example"\n  cost 10\n  holds animal\n  action: add 1 animal here\n  '

PRESSURE = 'parameter pressure "%", range 0 to 60, step 5\n\nevent 1 "A"\n  cost 1\n  '

# kind of card, what somebody wrote, what the advice makes of it
POOR = (
    ("event", "raise temperature 4°", "raise temperature 2"),
    ("event", "raise temperature 2 degrees", "raise temperature 1"),
    ("event", "gain 1 plant per opponent's city", "gain 1 plant per city of opponents"),
    (
        "event",
        "increase energy production 1 step",
        "production +1 energy",
    ),
    (
        "event",
        "decrease your energy production 2 steps",
        "production -2 energy",
    ),
    (
        "",
        'corporation 1 "A"\n  start 4 heat, production +1 heat',
        'corporation 1 "A"\n  start 4 heat\n  production +1 heat',
    ),
    (
        "event",
        "remove 2 plants from opponent",
        "remove 2 plants from any opponent",
    ),
    (
        "active",
        "when opponent places a city: gain 1 plant",
        "when an opponent places a city: gain 1 plant",
    ),
    (
        "active",
        "when a jovian tag is played: gain 1 plant",
        "when anyone plays a jovian tag: gain 1 plant",
    ),
    (
        "active",
        "action: production -1 energy: gain 3 megacredits",
        "action: production -1 energy -> gain 3 megacredits",
    ),
    (
        "",
        f"{PRESSURE}raise pressure 10%",
        f"{PRESSURE}raise pressure 2",
    ),
    (
        "active",
        "when any city is placed: gain 1 plant",
        "when anyone places a city: gain 1 plant",
    ),
    (
        "active",
        "when oxygen is raised: gain 1 plant",
        "when anyone raises oxygen: gain 1 plant",
    ),
    (
        "active",
        "at end of generation: gain 1 plant",
        "at production phase: gain 1 plant",
    ),
    (
        "active",
        "at the end of each generation: gain 1 plant",
        "at production phase: gain 1 plant",
    ),
    (
        "event",
        "place a city not adjacent to a city",
        "place a city adjacent to no city",
    ),
    (
        "active",
        "at the end of the game: gain 1 plant",
        "at game end: gain 1 plant",
    ),
    (
        "award",
        "the most TR",
        "most TR",
    ),
    ("award", "the fewest cities", "fewest cities"),
    ("award", "player with the fewest cities wins", "fewest cities"),
    ("award", "the lowest heat production", "fewest heat production"),
    ("award", "least heat", "fewest heat"),
    (
        "active",
        "action: spend 1 energy: gain 1 plant",
        "action: spend 1 energy -> gain 1 plant",
    ),
    (
        "active",
        "when you play a card with cost 20 or more: gain 1 plant",
        "when you play a card with cost min 20: gain 1 plant",
    ),
    (
        "event",
        "gain 1 plant per card with cost 20 or less",
        "gain 1 plant per card with cost max 20",
    ),
    (
        "event",
        "requires oxygen 7% or less\n  gain 1 plant",
        "requires oxygen max 7%\n  gain 1 plant",
    ),
    (
        "event",
        "gain 1 plant but lose 1 heat",
        "gain 1 plant, lose 1 heat",
    ),
    (
        "automated",
        "choose: gain 1 plant or gain 2 heat",
        "gain 1 plant or gain 2 heat",
    ),
    (
        "automated",
        "choose 1: gain 1 plant or gain 2 heat",
        "gain 1 plant or gain 2 heat",
    ),
    (
        "event",
        "gain 1 plant per different tag in play",
        "gain 1 plant per different tag of all players",
    ),
    (
        "automated",
        "decrease any heat production 1 step and increase your steel production 2 steps",
        "production -1 heat of any player, production +2 steel",
    ),
    (
        "event",
        "each opponent loses 2 plants",
        "each opponent: lose 2 plants",
    ),
    (
        "event",
        "each opponent: loses 2 plants",
        "each opponent: lose 2 plants",
    ),
    (
        "event",
        "gain ² plants",
        "gain 2 plants",
    ),
    (
        "event",
        "gain ٣ plants",
        "gain 3 plants",
    ),
    (
        "",
        "game terraforming-mars\n  solo-generations ²",
        "game terraforming-mars\n  solo-generations 2",
    ),
    ("active", "once per game: gain 1 plant", "once: gain 1 plant"),
    (
        "event",
        "-10 C or warmer\n  gain 1 plant",
        "requires temperature -10\n  gain 1 plant",
    ),
    (
        "event",
        "-10°C or colder\n  gain 1 plant",
        "requires temperature max -10\n  gain 1 plant",
    ),
    ("event", "tags event\n  gain 1 plant", "\n  gain 1 plant"),
)


# what is only told, since it could be meant in several ways: kind of card, line, what is said
TOLD = (
    ("active", "counter depth", "begins a declaration of its own"),
    (
        "event",
        "production +1 of each resource that is 0",
        "`if no energy production: production +1",
    ),
    ("event", "raise oxygen 1 without rating", "ignoring bonuses`"),
    ("active", "effect: the policy of reds counts twice", "the policy of greens is active`"),
    ("event", "each opponent: if 2 cities: you gain 1 plant", "`the owner of this card: draw 1"),
    ("event", "each opponent: may lose 1 plant then you gain 1 plant", "`the owner of this card:"),
    ("event", "Each opponent: you gain 1 plant.", "`the owner of this card: draw 1"),
    ("active", "effect: this tile counts as a city", "`tile dome-city`"),
    ("active", "when you place a city: gain 1 vp", "`vp 1 per marker here`"),
    ("event", "gain 1 plant\n  or draw 2 cards", "`gain 2 plants or draw 1 card`"),
    ("active", "action: gain 1 heat\n  or\n  action: gain 1 plant", "two `action:` lines"),
    ("event", "gain max 4 plants per city", "per city max 4`"),
    ("event", "gain up to 4 plants per city", "per city max 4`"),
    ("active", "action: reveal 1 card then if a card is an event: gain 1 heat", "it is an event"),
    ("event", "place 1 tile", "the name of a tile"),
    ("automated", "gain 1 plant per other plant tag", "`per building tag beyond 1`"),
    (
        "automated",
        "Increase your steel production 1 step for every 2 building tags, excluding this.",
        "not understood: “excluding this”; what is before it: `production +1 steel per 2 building",
    ),
    (
        "event",
        "Draw 4 cards and give one of them to an opponent.",
        "not understood: “and give one of them to an opponent”; what is before it: `draw 4 cards`",
    ),
    ("active", "Effect: When you fold a city, gain 2 M€.", "a verb is missing before `fold`"),
    ("event", "Steal 2 plants from an opponent's hidden box.", "`a card of an opponent`"),
    ("event", "place 1 active on an area", "the name of a tile"),
    ("active", "this card cannot hold more than 5 microbes", "nobody may add animals here if"),
    (
        "active",
        "gain 2 plants instead: gain 3 heat",
        "`when you would gain 1 heat: gain 1 megacredit`",
    ),
    ("active", "the first time each player plays an event: gain 1 heat", "`next time anyone plays"),
    ("active", "when you move a city: gain 1 heat", "is placed where it goes: `when anyone places"),
    ("active", "when anyone exchanges a tile: gain 1 heat", "the place of another is placed there"),
    ("event", "exchange rating with an opponent", "`exchange plants with an opponent`"),
    ("event", "steal 1 of each standard resource from any player", "to the owner of this card`"),
    ("active", "at the start of the generation: gain 1 plant", "`at research phase: …`"),
    ("event", "take the top card of the discards", "no card is the top one"),
    ("active", "effect: you do not spend steel for space cards", "is a line of that card"),
    ("active", "action: spend X steel -> gain X megacredits per its worth", "is not counted"),
    ("active", "when you take the last seat on a venture: gain 1 heat", "behind `full`"),
    ("event", "draw 1 card from the lost expansion", "by what is printed on them"),
    (
        "event",
        "copy the production box and the plants of a plant card",
        "`copy the immediate effects",
    ),
    ("event", "if as many plants as heat: gain 1 steel", "`no fewer plants than heat`"),
    (
        "event",
        "gain 1 steel and 1 titanium per city",
        "`gain 1 steel per city, gain 1 titanium per city`, or `gain 1 steel, gain 1 titanium per ",
    ),
)


@cache
def example(text: str) -> Loaded:
    return load_text(text, name="example")


def compiled(kind: str, lines: str) -> Loaded:
    return example(f"{HEADERS[kind]}{lines}\n")


def advised(text: str) -> Iterator[str]:
    """The text with the first message mended in each of the ways that it offers."""
    first = next((d for d in example(text).diagnostics if offered(d)), None)
    yield from (applied(text, edit) for edit in offered(first)) if first is not None else ()


@pytest.mark.parametrize(("kind", "poor", "meant"), POOR, ids=[line for _, line, _ in POOR])
def test_following_the_advice_makes_what_was_meant(kind: str, poor: str, meant: str) -> None:
    wanted = compiled(kind, meant)
    assert not wanted.errors
    made = [example(text) for text in advised(f"{HEADERS[kind]}{poor}\n")]
    assert not [d for d in made[0].diagnostics if not d.tells(NEVER_IN_PLAY)]
    assert made[0].library == wanted.library


@pytest.mark.parametrize(("kind", "line", "said"), TOLD, ids=[line for _, line, _ in TOLD])
def test_what_to_write_is_told(kind: str, line: str, said: str) -> None:
    first = compiled(kind, line).diagnostics[0]
    assert said in f"{first.message} {first.cure}"
    assert first.edits == ()


PRINTED = (
    (
        "active",
        "Effect: Opponents can't remove plants or animals from you.",
        "effect: opponents may not remove your plants/animals",
    ),
    (
        "active",
        "Effect: When you convert plants into a greenery, gain 2 M€.",
        'when you use "Convert Plants": gain 2 M€',
    ),
    (
        "active",
        "Effect: Requirements of your event cards may be ignored.",
        "effect: requirements of event cards are ignored",
    ),
    ("automated", "Requires that Mars has at least 4 cities.", "requires 4 cities in play on mars"),
    (
        "automated",
        "1 VP for each of your cities that is not adjacent to an ocean.",
        "vp 1 per city adjacent to no ocean",
    ),
    (
        "automated",
        "Increase your energy production 2 steps, or 3 if you have a power tag.",
        "if 1 power tag: production +3 energy otherwise production +2 energy",
    ),
)


@pytest.mark.parametrize(("kind", "line", "meant"), PRINTED)
def test_a_printed_sentence_is_told_as_a_line(kind: str, line: str, meant: str) -> None:
    assert compiled(kind, line).diagnostics[0].suggestion == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Action: Spend 2 energy to draw a card.", "action: spend 2 energy -> draw 1 card"),
        ("whenever you play a city tag: gain 1 plant", "when you play a city tag: gain 1 plant"),
    ],
)
def test_what_is_wrong_besides_is_told_beside_the_suggestion(line: str, meant: str) -> None:
    first = compiled("automated", line).diagnostics[0]
    assert first.suggestion == meant
    assert first.cure is not None
    assert first.cure.startswith("that is not all: an automated card with an action")
    assert "write `active`" in first.cure


TEXTS = [one for one in CATALOGUE.values() if not one.bad.startswith(("(", "{"))]


@pytest.mark.parametrize("message", TEXTS, ids=lambda message: message.code)
def test_following_the_advice_makes_the_good_example(message) -> None:  # type: ignore[no-untyped-def]
    """One of the ways; examples of the text stage may lack more, and do so after it as well."""
    good = example(message.good)
    made = [example(text) for text in advised(message.bad)]
    if made:
        assert any(told(one) == told(good) and one.library == good.library for one in made)


def told(loaded: Loaded) -> list[str]:
    return [one.code for one in loaded.diagnostics]
