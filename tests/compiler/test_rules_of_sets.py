"""Rules that nobody holds: what is refused in them, where they may live, which phases there are."""

from __future__ import annotations

import pytest

from compiler import graph as g
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.text.reference import standing
from tests.bundled import load_text


def codes(text: str) -> list[str]:
    return [one.code for one in load_text(text, uses=("base",)).diagnostics]


def rule(line: str) -> str:
    return f'rule "Example"\n  {line}\n'


@pytest.mark.parametrize(
    "line",
    [
        "when anyone places a city: that player: gain 1 plant",
        "when anyone places a city: (the owner: gain 1 plant), (each player: gain 1 heat)",
        "when temperature reaches -4: each player: gain 1 plant",
        "at set-up: if oxygen 5%: each player: lose 1 heat otherwise each player: draw 1 card",
        "at action phase: nobody: raise temperature 1",
        "at action phase: the first player: nobody: raise temperature 1 or place ocean",
        "at set-up: the players with the fewest plants: may gain 1 plant",
        "effect: space cards cost 1 less if 3 space tags",
        "each player: vp 1 per 2 cities",
        "when anyone places a city: if that player has 3 plants: that player: gain 1 plant",
        "when anyone places a city: if that player is the first player: that player: gain 1 plant",
        "when anyone places a city: if that player played an event this generation: "
        "that player: gain 1 plant",
    ],
)
def test_each_line_names_its_players(line: str) -> None:
    assert codes(rule(line)) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("vp 2", "E2061"),
        ("each opponent: vp 2", "E2061"),
        ("when you place a city: gain 1 plant", "E0038"),
        ("when your rating reaches 25: gain 1 plant", "E2061"),
        ("when anyone places a city: gain 1 plant", "E2061"),
        ("when an opponent places a city: that player: gain 1 plant", "E2061"),
        ("when anyone removes your plants: that player: gain 1 plant", "E2061"),
        ("when anyone places a city adjacent to your city: that player: gain 1 plant", "E2061"),
        ("at action phase: place ocean", "E2061"),
        ("at action phase: nobody: raise temperature 1 or raise oxygen 1", "E2061"),
        ("at action phase: if 3 plants: each player: gain 1 plant", "E2061"),
        (
            "at action phase: if you raised rating this game: each player: gain 1 heat",
            "E2061",
        ),
        ("at action phase: each opponent: gain 1 plant", "E2061"),
        ("at action phase: if you are the first player: each player: gain 1 plant", "E2061"),
        (
            "when anyone places a city: if that player removed your plants this generation: "
            "that player: gain 1 plant",
            "E2061",
        ),
        (
            "when anyone places a city: if that player has more plants than you: "
            "that player: gain 1 plant",
            "E2061",
        ),
        ("at action phase: each opponent with the most plants: gain 1 plant", "E2061"),
        ("at action phase: an opponent: gain 1 plant", "E2061"),
        ("at action phase: each player: place this tile", "E2033"),
        ("each player: vp 1 per ocean adjacent to this tile", "E2033"),
        ("effect: you may spend animals here as 2 megacredits", "E2010"),
        ("effect this generation: space cards cost 1 less", "E2006"),
        ("at lunch phase: each player: gain 1 plant", "E2035"),
        ("at game begin: each player: gain 1 plant", "E2006"),
        ("gain 1 plant", "E1024"),
        ("action: gain 1 plant", "E1025"),
        ("when anyone places a city: that player: nobody: gain 1 plant", "E2060"),
        ("when temperature reaches 3: each player: gain 1 plant", "E2004"),
        ("when your temperature reaches 4: each player: gain 1 plant", "E2006"),
        ("when rating reaches 20: each player: gain 1 plant", "E2004"),
    ],
)
def test_what_says_not_whose_it_is(line: str, code: str) -> None:
    assert code in codes(rule(line))


STAGES = """
game terraforming-mars
  at set-up: each player: gain 1 heat

tag cave
  when anyone plays a cave tag: that player: raise depth 1

tile shaft
  areas land
  each player: vp 1 per 2 shafts

counter depth
  effect: cave cards cost 1 less

parameter gloom, range 0 to 10, step 2, optional
  at 4: draw 1 card
  at research phase: the first player: nobody: raise gloom 1

board plateau "High Plateau"
  rows
      .s  ~
    .  .t  ~
  when anyone places a city: that player: gain 3 steel

automated 901 "Dig"
  cost 2
  tags cave
  place shaft
"""


def test_lines_under_what_sets_the_stage_are_a_rule() -> None:
    loaded = load_text(STAGES, uses=("base",))
    assert not loaded.diagnostics
    rules = {card.name: card for card in loaded.library.cards if card.kind == "rule"}
    assert [*rules] == ["Terraforming mars", "Cave", "Shaft", "Depth", "Gloom", "High Plateau"]
    assert {name: card.board for name, card in rules.items() if card.board} == {
        "High Plateau": "plateau"
    }
    gloom = next(one for one in loaded.library.parameters if one.id == "gloom")
    assert [moment.at for moment in gloom.moments] == [4]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Only on the board High Plateau."), ("de", "Nur auf dem Spielplan High Plateau.")],
)
def test_what_holds_on_one_board_says_so(language: str, said: str) -> None:
    loaded = load_text(STAGES, uses=("base",))
    texts = Texts(loaded.library, catalogue(language, loaded.folders))
    told = {card.name: texts.card(card).lines for card in loaded.library.cards}
    assert told["High Plateau"][-1] == said
    assert dict(standing(texts))["High Plateau"].endswith(said)
    assert said not in told["Cave"]


@pytest.mark.parametrize(
    ("words", "messages"),
    [
        ("When any player places a city tile: that player gains 1 heat. {}", []),
        ("When any player places a city tile: that player gains 1 heat.", ["E2202"]),
    ],
)
def test_its_own_words_say_so_too(words: str, messages: list[str]) -> None:
    text = f'text "{words.format("Only on the board Tharsis.")}"'
    line = "when anyone places a city: that player: gain 1 heat"
    assert codes(rule(f"board tharsis\n  {line}\n  {text}")) == messages


def test_phases_have_a_place() -> None:
    text = "phase council, after production\nphase dawn, before action\n"
    used = rule("at council phase: each player: gain 1 heat")
    used += '\nrule "Early"\n  at dawn phase: each player: gain 1 heat\n'
    loaded = load_text(text + "\n" + used, uses=("base",))
    assert not loaded.diagnostics
    assert loaded.library.phases == (
        g.PhaseKind("council", "council", "after", "production"),
        g.PhaseKind("dawn", "dawn", "before", "action"),
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("phase lunch\n", "E1026"),
        ("phase lunch, after tea\n", "E1023"),
        ("phase lunch, after production\n  before action\n", "E1026"),
        ("phase research, after production\n", "E1004"),
        ("phase lunch, after production\n", "N2044"),
    ],
)
def test_phases_that_are_not_right(text: str, code: str) -> None:
    assert code in codes(text)


def test_a_rule_is_not_played_and_hears_no_card_of_its_own() -> None:
    text = 'rule "Feast"\n  when anyone plays a card: that player: gain 1 plant\n'
    library = load_text(text, name="set").library
    rule = next(card for card in library.cards if card.name == "Feast")
    assert Texts(library).on(rule).card(rule).lines == (
        "When any player plays a card: that player: gain 1 plant.",
    )


@pytest.mark.parametrize("beside", ["adjacent to", "in a row with"])
def test_what_lies_beside_is_anybodys_where_that_is_said(beside: str) -> None:
    line = "when anyone places a tile {} {} city: that player: gain 1 plant"
    (found,) = load_text(rule(line.format(beside, "a")), uses=("base",)).diagnostics
    assert (found.code, "`any city`" in (found.cure or "")) == ("E2061", True)
    assert codes(rule(line.format(beside, "any"))) == []
