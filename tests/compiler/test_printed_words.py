"""What a person prints on a card, in both languages, beside the lines that do it: it is read, it
agrees, and of lines that do something else it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.face.face import face
from compiler.face.terminal import row_text
from compiler.read.load import load
from compiler.text import Texts
from tests.bundled import load_text

TABLE = """
= by chance 1 to 6: gain X plants
! by chance 1 to 4: gain X plants
en Roll a die and gain that many plants.
en Roll a six-sided die. Gain as many plants as you rolled.
en Gain 1d6 plants.
en Gain plants equal to the roll of a die.
de Würfle und erhalte so viele Pflanzen.
de Wirf einen Würfel. Erhalte so viele Pflanzen, wie er zeigt.
= by chance 1 to 4: gain X plants
! by chance 1 to 6: gain X plants
en Roll a d4: gain that many plants.
de Wirf einen W4 und erhalte so viele Pflanzen.
= by chance 1 to 6: gain 2X megacredits
! by chance 1 to 6: gain X megacredits
en Roll a die and gain 2 M€ for each pip.
en Roll a die. Gain twice that many M€.
= by chance 1 to 6: if X 4: gain 4 plants otherwise gain 2 plants
! by chance 1 to 6: if X 5: gain 4 plants otherwise gain 2 plants
en Roll a die. On a 1-3, gain 2 plants. On a 4-6, gain 4 plants.
en Roll a die. If you roll 4 or more, gain 4 plants, otherwise gain 2 plants.
de Würfle. Bei 1-3 erhalte 2 Pflanzen, bei 4-6 erhalte 4 Pflanzen.
= by chance 1 to 6: gain X plants then if X 6: draw 1 card
! by chance 1 to 6: gain X plants then if X 5: draw 1 card
en Roll a die. Gain that many plants. On a 6, also draw a card.
= each player: by chance 1 to 6: gain X heat
! by chance 1 to 6: gain X heat
en Each player rolls a die and gains that many heat.
= by chance: gain 4 plants or nothing
! gain 4 plants
en Flip a coin. Heads: gain 4 plants. Tails: nothing happens.
en Flip a coin. On heads, gain 4 plants.
de Wirf eine Münze. Bei Kopf erhalte 4 Pflanzen.
= steal 5 megacredits, 3 steel from an opponent
! steal 5 megacredits, 2 steel from an opponent
en Steal 5 M€ and 3 steel from an opponent.
de Stiehl 5 M€ und 3 Stahl von einem Gegner.
= steal 5 megacredits from an opponent, steal 3 steel from an opponent
! steal 5 megacredits from any player, steal 3 steel from any player
en Steal 5 M€ and 3 steel from an opponent.
= remove up to 2 plants, up to 3 heat from any player
! remove 2 plants, 3 heat from any player
en Remove up to 2 plants and up to 3 heat from any player.
de Entferne bis zu 2 Pflanzen und bis zu 3 Wärme von einem beliebigen Spieler.
= remove 2 plants, 3 heat, 1 steel from each opponent
! remove 2 plants, 3 heat, 1 steel from an opponent
en Remove 2 plants, 3 heat and 1 steel from each opponent.
= steal 2 plants from a random opponent
! steal 2 plants from an opponent
en Steal 2 plants from a random opponent.
en Steal 2 plants from an opponent chosen at random.
de Stiehl 2 Pflanzen von einem zufälligen Gegner.
= a random opponent: lose 2 plants
! an opponent: lose 2 plants
en A random opponent loses 2 plants.
de Ein zufälliger Gegner verliert 2 Pflanzen.
= gain 1 of each standard resource
! gain 2 of each standard resource
en Gain 1 of each standard resource.
de Erhalte je 1 von jeder Standardressource.
= production +1 of each resource
! gain 1 of each standard resource
en Increase each of your productions 1 step.
de Erhöhe alle deine Produktionen um je 1 Stufe.
= vp 1 per 3 rating
! vp 1 per 2 rating
en 1 VP per 3 TR you have.
en 1 VP for every 3 of your TR.
de 1 SP pro 3 TW, den du hast.
= gain 1 megacredit per tile other than an ocean
! gain 1 megacredit per tile
en Gain 1 M€ for each tile you own (excluding ocean tiles).
en Gain 1 M€ for each non-ocean tile you own.
en Gain 1 M€ for each tile you own, not counting oceans.
de Erhalte 1 M€ pro Plättchen in deinem Besitz (ohne Ozeane).
= effect: space cards cost 1 less if 3 animals here
! effect: space cards cost 1 less if 2 animals here
en Whenever this card has at least 3 animals, your space cards cost 1 M€ less.
en Effect: As long as this card has at least 3 animals, space cards cost 1 M€ less.
de Effekt: Solange diese Karte 3 Tiere hat, kosten Weltraumkarten 1 M€ weniger.
= vp 2 if 3 science tags
! vp 2 if 2 science tags
en If you have at least 3 science tags, 2 VP.
en 2 VP as long as you have 3 science tags.
= effect: temperature requirements are within 2 steps
! effect: temperature requirements are within 1 step
en Effect: Temperature requirements are +/- 4 °C.
en Effect: The temperature requirements of your cards are +2 or -2.
en Effect: Temperature requirements may be 2 steps higher or lower.
de Effekt: Temperaturvoraussetzungen +/- 2 Stufen.
de Effekt: Voraussetzungen für Temperatur sind +2 oder -2.
= effect: global requirements are within 2 steps
! effect: temperature requirements are within 2 steps
en Effect: Global requirements of your cards are +2 or -2 steps, your choice in each case.
de Effekt: Deine globalen Voraussetzungen sind +2 oder -2 Stufen.
= effect: science tag requirements are within 1
! effect: tag requirements are within 1
en Effect: Science tag requirements of your cards may be missed by 1.
de Effekt: Voraussetzungen für Wissenschaftssymbole dürfen um 1 Symbol verfehlt werden.
= effect: city requirements are within 1
! effect: greenery requirements are within 1
en Effect: City requirements of your cards may be missed by 1.
= if you bought no card this generation: gain 2 megacredits
! if you drew no card this generation: gain 2 megacredits
en If you did not buy a card this generation, gain 2 M€.
de Wenn du in dieser Generation keine Karte gekauft hast, erhalte 2 M€.
= if you gained no plants this generation: gain 2 megacredits
! if you gained no heat this generation: gain 2 megacredits
de Wenn du in dieser Generation keine Pflanzen erhalten hast, erhalte 2 M€.
= if each opponent has 2 cities: gain 2 megacredits
! if each player has 2 cities: gain 2 megacredits
en If each opponent has 2 city tiles, gain 2 M€.
en If every opponent has 2 city tiles, gain 2 M€.
de Wenn jeder Gegner 2 Stadtplättchen hat, erhalte 2 M€.
= action: pay 2 -> by chance 1 to 6: gain X megacredits
! action: pay 3 -> by chance 1 to 6: gain X megacredits
en Action: Pay 2 M€ to roll a die and gain that many M€.
en Action: Pay 2 M€, then roll a die and gain that many M€.
de Aktion: Bezahle 2 M€, dann würfle und erhalte so viele M€.
= exchange hands with an opponent
! exchange heat production with an opponent
en Swap hands with an opponent.
de Tausche deine Handkarten mit einem Gegner.
= exchange plants with heat
! exchange plants with steel
en Exchange your plants with your heat.
de Tausche deine Pflanzen gegen deine Wärme.
= action: place 1 marker on a card of an opponent
! action: place 1 marker here
en Action: Place one of your markers on a card of an opponent.
de Aktion: Lege deinen Marker auf eine Karte eines Gegners.
= when an opponent uses the action of a card with your marker: gain 2 megacredits
! when an opponent uses the action of a building card: gain 2 megacredits
en Effect: When an opponent uses the action of a card with your marker, gain 2 M€.
= vp 1 per 2 markers here
! vp 1 per 3 markers here
en 1 VP per 2 of your markers here.
de 1 SP pro 2 deiner Marker auf dieser Karte.
= at game end: raise rating 1 per city
! at game end: raise rating 1
en At the end of the game, raise your TR 1 step for each city you own.
de Am Ende des Spiels erhöhe deinen TW um 1 Stufe pro Stadtplättchen in deinem Besitz.
= at next research phase: draw 2 cards
! at next production phase: draw 2 cards
en At the start of the next generation, draw 2 cards.
de Zu Beginn der nächsten Generation ziehe 2 Karten.
= at production phase: if no player placed a city this generation: gain 2 heat
! at production phase: if no opponent placed a city this generation: gain 2 heat
en At the end of each generation, if no city was placed this generation, gain 2 heat.
= 2 times per generation: spend 1 energy -> gain 3 megacredits
! action: spend 1 energy -> gain 3 megacredits
en Action: Twice per generation: Spend 1 energy to gain 3 M€.
de Aktion: 2-mal pro Generation: bezahle 1 Energie, dafür erhalte 3 M€.
= once per game when you place an ocean: draw 2 cards
! once per generation when you place an ocean: draw 2 cards
en Effect: The first time you place an ocean this game, draw 2 cards.
de Effekt: Einmal im Spiel, wenn du ein Ozeanplättchen legst, ziehe 2 Karten.
= next time you place a city: gain 5 megacredits
! this generation when you place a city: gain 5 megacredits
en The next time you place a city, gain 5 M€.
de Das nächste Mal, wenn du ein Stadtplättchen legst, erhältst du 5 M€.
= this generation when you play a building tag: gain 1 steel
! when you play a building tag: gain 1 steel
en This generation, whenever you play a building tag, gain 1 steel.
= when you would gain 1 plant: gain 1 heat
! when you gain 1 plant: gain 1 heat
en Effect: When you would gain a plant, gain 1 heat instead.
= 2 of: gain 2 steel, gain 3 plants, draw 1 card
! choose up to 2 of: gain 2 steel, gain 3 plants, draw 1 card
en Choose two: gain 2 steel; gain 3 plants; draw a card.
de Wähle 2: erhalte 2 Stahl; erhalte 3 Pflanzen; ziehe 1 Karte.
= choose an earth/jovian tag: gain 1 megacredit per that tag
! choose a plant/jovian tag: gain 1 megacredit per that tag
en Choose Earth or Jovian: gain 1 M€ for each tag of that kind you have.
= choose an opponent then gain 1 heat per plant of that player
! choose an opponent then gain 1 heat per steel of that player
en Choose an opponent and gain 1 heat for each plant they have.
= action: if odd generation: gain 2 heat otherwise gain 1 plant
! action: if even generation: gain 2 heat otherwise gain 1 plant
en Action: In odd generations, gain 2 heat; in even generations, gain 1 plant.
= if 2 completed parameters: raise rating 1
! if 3 completed parameters: raise rating 1
en If 2 global parameters are completed, raise your TR 1 step.
de Wenn 2 globale Parameter abgeschlossen sind, erhöhe deinen TW um 1 Stufe.
= look at the hand of an opponent then take 1 of them
! look at the hand of an opponent then take 2 of them
en Look at the hand of an opponent, then take 1 of them.
= use the actions of up to 2 cards used this generation
! use the actions of 2 cards used this generation
en Use the actions of up to 2 cards you have already used this generation.
= exchange your city with a greenery of an opponent
! exchange your greenery with a city of an opponent
en Swap one of your cities with a greenery of an opponent.
de Vertausche eines deiner Stadtplättchen mit einem Grünflächenplättchen eines Gegners.
= gain 2 of your lowest resource
! gain 1 of your lowest resource
en Gain 2 of your lowest resource.
de Erhalte 2 deiner niedrigsten Ressource.
= gain 3 of one standard resource
! gain 3 standard resources
en Gain 3 standard resources of one kind.
de Erhalte 3 Standardressourcen einer Art.
= effect: opponents may not play events
! effect: nobody may play events
en Effect: Opponents cannot play events.
de Effekt: Gegner können keine Ereignisse spielen.
= effect: opponents may not remove your tiles
! effect: opponents may not remove your cities
en Effect: Opponents may not remove your tiles.
= effect: titanium is worth 1 more per 3 space tags
! effect: titanium is worth 1 more
en Effect: Titanium is worth 1 M€ more per 3 space tags you have.
de Effekt: Titan ist 1 M€ mehr wert pro 3 Weltraumsymbole, die du hast.
= become the first player
! take 2 actions
en Become the first player.
de Werde Startspieler.
= gain 4 plants minus 1 per city
! gain 4 plants
en Gain 4 plants, minus 1 per city you own.
de Erhalte 4 Pflanzen, minus 1 pro Stadtplättchen in deinem Besitz.
= look at 4 cards then take 2 of them
! look at 4 cards then take 1 of them
en Look at the top 4 cards of the deck, then take 2 of them and discard the rest.
de Sieh dir die obersten 4 Karten des Stapels an; dann nimm 2 davon und wirf den Rest ab.
= look at 1 card then may buy it
! look at 1 card then may take it
en Look at the top card of the deck, then you may buy it. Otherwise, discard it.
= by chance: gain 3 plants or nothing
! by chance: gain 3 plants or gain 3 heat
en At random, gain 3 plants, or nothing.
= if each opponent passed this generation: gain 2 megacredits
! if each opponent played an event this generation: gain 2 megacredits
en If each opponent passed this generation, gain 2 M€.
de Wenn jeder Gegner in dieser Generation gepasst hat, erhalte 2 M€.
"""


def rows() -> list[tuple[str, str, str, str]]:
    """Language, what is printed, the line that does it, and one that does not."""
    found, line, other = [], "", ""
    for row in TABLE.strip().splitlines():
        sign, _, rest = row.partition(" ")
        match sign:
            case "=":
                line, other = rest, ""
            case "!":
                other = rest
            case language:
                found.append((language, rest, line, other))
    return found


def _said(folder: Path, language: str, told: list[tuple[str, str]]) -> dict[str, set[str]]:
    """By what is printed, the messages about it."""
    lines = ['set example "Example"', "  uses base", f'  language "{language}"', ""]
    place: dict[int, str] = {}
    for number, (words, line) in enumerate(told):
        lines += [f'active {number:03} "Example {number}"', "  cost 1", "  holds animal"]
        lines += [f'  text "{words}"', f"  {line}", ""]
        place |= dict.fromkeys(range(len(lines) - 5, len(lines)), words)
    (folder / language).mkdir()
    (folder / language / "set.mars").write_text("\n".join(lines), "utf-8")
    found: dict[str, set[str]] = {words: set() for words, _ in told}
    for one in load([folder / language]).diagnostics:
        if one.code != "W2020":
            found[place[one.span.line]].add(f"{one.code} {one.message}")
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_printed_agrees(tmp_path: Path, language: str) -> None:
    told = [(words, line) for which, words, line, _ in rows() if which == language]
    assert {words: said for words, said in _said(tmp_path, language, told).items() if said} == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_printed_is_not_that_of_other_lines(tmp_path: Path, language: str) -> None:
    told = [(words, other) for which, words, _, other in rows() if which == language and other]
    assert [words for words, said in _said(tmp_path, language, told).items() if not said] == []


@pytest.mark.parametrize(
    ("line", "icons"),
    [
        ("2 times per generation: gain 1 heat", "2× generation: 1 heat"),
        ("once per game when you play an event: gain 1 heat", "1× game: event: 1 heat"),
        ("3 times per game when you play an event: gain 1 heat", "3× game: event: 1 heat"),
        ("action: gain 3 of one standard resource", "3 resource*"),
        ("action: next time you place a city: gain 5 heat", "<city tile>: 5 heat*"),
        ("action: if no cities: gain 1 heat", "no <city tile>: 1 heat"),
    ],
)
def test_icons_say_how_often_and_of_what(line: str, icons: str) -> None:
    made = load_text(f'active 001 "Example"\n  cost 1\n  {line}\n', ("base",))
    (panel,) = face(made.library, made.library.cards[-1]).panels
    assert row_text(Texts(made.library).words, panel.row).plain == icons


def test_the_icon_of_a_card_that_is_asked_for_is_its_name() -> None:
    made = load_text(
        'event 001 "Example"\n  cost 1\n  requires no "Comet"\n  gain 1 heat\n', ("base",)
    )
    drawn = face(made.library, made.library.cards[-1]).requirement
    assert row_text(Texts(made.library).words, drawn).plain == "no Comet"
