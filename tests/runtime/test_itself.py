"""A face says `including this` exactly where the engine counts the card, or lets it hear itself."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.text import Texts
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import for_scenarios, load_text

CARDS = {
    "its tag is heard": ("active", "tags science", "when you play a science tag", ""),
    "another tag is not": ("active", "tags earth", "when you play a science tag", ""),
    "whoever plays it": ("active", "tags earth", "when any player plays an earth tag", ""),
    "an opponent's is not": (
        "active", "tags earth", "when an opponent plays an earth tag", ""),
    "it is dear": ("active", "", "when you play a card with cost min 20", ""),
    "it is too cheap": ("active", "", "when you play a card with cost min 30", ""),
    "it is no event": ("active", "", "when you play an event", ""),
    "its tile is heard": ("active", "place a city", "when you place a city", "D3"),
    "another tile is not": ("active", "place a city", "when you place a greenery", "D3"),
    "its step is heard": (
        "active", "raise oxygen 1", "when any player raises oxygen", ""),
    "what waits hears no tag of it": (
        "event", "tags science", "this generation when you play a science tag", ""),
    "nor a new one": (
        "active", "tags science", "this generation when you play a new tag", ""),
    "its tag counts": ("automated", "tags science", "gain 5 heat per science tag", ""),
    "other tags do not": ("automated", "tags science", "gain 5 heat per earth tag", ""),
    "an event is there, too": ("event", "tags science", "gain 5 heat per science tag", ""),
    "if it has tags enough": (
        "automated", "tags science", "if 1 science tag", ""),
}  # fmt: skip


def text(name: str, kind: str, first: str, second: str, answer: str) -> str:
    """The card of this name, and a scenario of the same that plays it."""
    second += "" if "gain" in second else ": gain 5 heat"
    lines = "".join(f"  {line}\n" for line in (first, second) if line)
    answers = f"\n    answers {answer}" if answer else ""
    return f'''{kind} "{name}"
  cost 25
{lines}
scenario "{name}"
  players red, blue
  given red has 90 MC and "{name}" in hand
  when red plays "{name}"{answers}
  then red has 5 heat
'''


@cache
def program() -> Playable:
    loaded = load_text("\n".join(text(name, *card) for name, card in CARDS.items()), ("base",))
    assert loaded.errors == ()
    return for_scenarios(loaded.library)


@pytest.mark.parametrize("name", CARDS)
def test_the_face_and_the_engine_agree(name: str) -> None:
    library = program().library
    (it,) = [one for one in library.cards if one.name == name]
    (scenario,) = [one for one in library.scenarios if one.name == name]
    outcome = run(program(), scenario)
    told = " ".join(Texts(library).card(it).lines)
    assert ("including this" in told) == outcome.ok, (told, outcome)


OPPONENTS = {
    "each opponent: gain 1 heat per science tag":
        "Each opponent: gain 1 heat for each science tag you have.",
    "each opponent: if 2 science tags: gain 1 heat":
        "Each opponent: if you have 2 science tags, gain 1 heat.",
    "each opponent with 2 science tags: gain 1 heat":
        "Each opponent who has 2 science tags: gain 1 heat.",
    "each opponent: gain 1 heat per science tag of all players":
        "Each opponent: gain 1 heat for each science tag in play, including this.",
    "each opponent: the owner of this card: gain 1 heat per science tag":
        "Each opponent: this card's owner: gain 1 heat for each science tag you have, "
        "including this.",
}  # fmt: skip


@pytest.mark.parametrize("line", OPPONENTS)
def test_an_opponent_has_none_of_the_tags_of_the_card(line: str) -> None:
    text = f'automated 901 "It"\n  cost 1\n  tags science\n  {line}\n'
    library = load_text(text, ("base",)).library
    (it,) = [one for one in library.cards if one.number == "901"]
    assert Texts(library).card(it).lines == (OPPONENTS[line],)


def test_an_opponent_has_no_points_of_its_tags() -> None:
    text = """automated 901 "It"
  cost 1
  tags science
  vp 1 per science tag
  each opponent: vp 1 per 2 science tags
"""
    library = load_text(text, ("base",)).library
    (it,) = [one for one in library.cards if one.number == "901"]
    assert Texts(library).card(it).points == (
        "1 VP for each science tag you have, including this. "
        "Each opponent: 1 VP for every 2 science tags you have."
    )


def test_a_requirement_does_not_count_what_is_not_in_play() -> None:
    text = (
        'automated 901 "It"\n  cost 1\n  tags science\n  requires 3 science tags\n  gain 1 plant\n'
    )
    library = load_text(text, ("base",)).library
    (it,) = [one for one in library.cards if one.number == "901"]
    assert Texts(library).card(it).requirement == "Requires 3 science tags."


def test_points_of_an_event_are_counted_without_it() -> None:
    text = 'event 901 "It"\n  cost 1\n  tags jovian\n  vp 1 per jovian tag\n'
    library = load_text(text, ("base",)).library
    (it,) = [one for one in library.cards if one.number == "901"]
    assert Texts(library).card(it).points == "1 VP for each jovian tag you have."
