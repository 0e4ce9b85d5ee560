"""What a person prints on a card, in both languages, beside the lines that do it: it is read, it
agrees, and of lines that do something else it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.read.load import load

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
