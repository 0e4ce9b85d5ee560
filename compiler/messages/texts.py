"""The messages about printed text (x22xx): what the words of a card and its lines say."""

from __future__ import annotations

from compiler.messages.examples import event
from dsl.messages.record import message

TEXT_DIFFERS = message(
    "E2200",
    "the text says: {says} The card says: {card}",
    "What is printed on a card and what it does are held against each other.",
    event('text "Gain 3 plants."', "gain 2 plants"),
    event('text "Gain 2 plants."', "gain 2 plants"),
)

TEXT_ADDS = message(
    "E2201",
    "the text says what no line of the card does: {says}",
    "What is printed on a card and what it does are held against each other.",
    event('text "Gain 2 plants. Raise your TR 1 step."', "gain 2 plants"),
    event('text "Gain 2 plants."', "gain 2 plants"),
)

TEXT_OMITS = message(
    "E2202",
    "the text does not say what the card does: {card}",
    "Who reads the card must learn all that it does.",
    event('text "Gain 2 plants."', "gain 2 plants", "raise oxygen 1"),
    event('text "Gain 2 plants. Raise oxygen 1 step."', "gain 2 plants", "raise oxygen 1"),
)

TEXT_NOT_UNDERSTOOD = message(
    "N2203",
    "not understood, so not checked: {words}",
    "Common wordings are understood; others may be right and cannot be checked.",
    event('text "Two plants sprout."', "gain 2 plants"),
    event('text "Gain 2 plants."', "gain 2 plants"),
)
