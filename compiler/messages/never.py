"""The messages about what never comes to anything (x2xxx): what is well said and cannot happen."""

from __future__ import annotations

from compiler.messages.examples import active, board, event
from dsl.messages.record import message

SAME_FOR_EVERYBODY = message(
    "E2030",
    "{what} is the same for everybody",
    "Players are compared, and an award is, by something of which one has more than another.",
    'award "Example"\n  most temperature\n',
    'award "Example"\n  most heat\n\n' + board("awards"),
)

CARD_DOES_NOTHING = message(
    "W2031",
    "this card does nothing",
    "It has no effect, no action and no points; perhaps a line was lost.",
    event("tags space"),
    event("tags space", "gain 1 plant"),
)

NEVER_MET = message(
    "E2032",
    "this can never be met",
    "Requirements that contradict each other, or ask for more than there is, keep the card in "
    "hand for ever.",
    event("requires oxygen 8%, oxygen max 4%", "vp 1"),
    event("requires oxygen 4%, oxygen max 8%", "vp 1"),
)

NEVER_ON_THIS_CARD = message(
    "E2033",
    "this card never has {what}",
    "`this tile` is the one that the card places, `here` the cards that it moves onto itself, and "
    "what is protected lies on a card that holds something.",
    event("gain 1 plant", "vp 1 per ocean adjacent to this tile"),
    event("place this tile", "vp 1 per ocean adjacent to this tile"),
)

GOES_ON_FOR_EVER = message(
    "E2034",
    "{names} would go on for ever",
    "A trigger whose effect sets it off again, directly or through others, never ends.",
    active("when you gain plants: gain 1 plant"),
    active("when you gain plants: may gain 1 plant"),
)

NEVER_HAPPENS = message(
    "E2035",
    "there is never {what}",
    "A trigger waits for something that some effect, card or phase of the game brings about.",
    active("at lunch phase: gain 1 plant"),
    active("at production phase: gain 1 plant"),
)

TAG_NEVER_USED = message(
    "N2040",
    "nothing looks at the tag {tag}",
    "Cards carry it, but no requirement, trigger, discount or count is about it.",
    'tag moon\n\nevent 001 "Example"\n  cost 10\n  tags moon\n  gain 1 plant\n',
    'tag moon\n\nevent 001 "Example"\n  cost 10\n  tags moon\n  gain 1 plant per moon tag\n',
)

NO_AREA_FOR_TILE = message(
    "W2041",
    "no board has an area for the tile {tile}",
    "A tile goes only where its own rule finds an area.",
    'terrain lake, drawn "="\n\ntile dam\n  areas lake\n',
    'terrain lake, drawn "="\n\ntile dam\n  areas lake, ocean\n',
)

NEVER_CHEAPER = message(
    "W2042",
    "{what} never cost less",
    "A discount is for cards that are paid for, and that there are.",
    active("effect: corporation cards cost 2 less"),
    active("effect: event cards cost 2 less"),
)

NEVER_FILLED = message(
    "W2043",
    "nothing ever puts {resource} on this card",
    "What counts or takes resources here never does anything.",
    "card resource gas\n\n" + active("holds gas", "action: spend 1 gas here -> gain 1 plant"),
    "card resource gas\n\n"
    + active(
        "holds gas",
        "action: add 1 gas here",
        "action: spend 1 gas here -> gain 1 plant",
    ),
)

NOTHING_LEFT = message(
    "W2047",
    "nothing is left that this could count",
    "What stands behind an arrow or `then` is counted when what stands before it has been done.",
    event("spend all heat then gain 1 plant per 2 heat"),
    event("spend X heat then gain X plants"),
)

NEVER_TAKEN = message(
    "E2081",
    "nobody may take {resource} from a player",
    "The resource is declared `kept`: only its own player spends or loses it.",
    "resource lamp, apart, kept\n\n" + event("remove 1 lamp from any player"),
    "resource lamp, apart\n\n" + event("remove 1 lamp from any player"),
)

NEVER_IN_PLAY = message(
    "N2044",
    "{name} never comes into play: {why}",
    "It is declared, shown and printed, and no game with these sets has it.",
    'milestone "Example"\n  requires 3 cities\n',
    'milestone "Example"\n  requires 3 cities\n\n' + board("milestones"),
)

NOTHING_FOR_NOBODY = message(
    "E2060",
    "nobody can move parameters and place tiles, and nothing else",
    "What nobody does changes the table only; all else needs a player.",
    event("nobody: gain 2 plants"),
    event("nobody: raise temperature 1 or raise oxygen 1"),
)

MARK_FOR_NOBODY = message(
    "W2049",
    "this mark comes only where a player reaches it, and nobody raises {track} too",
    "What nobody raises brings nothing, nor do its marks, also where they name their players.",
    'parameter dust "d", range 0 to 9\n  at 2: each player: gain 3 plants\n\n'
    'rule "Wind"\n  at production phase: nobody: raise dust 1\n',
    'parameter dust "d", range 0 to 9\n\nrule "Wind"\n  at production phase: nobody: raise dust 1\n'
    "  when dust reaches 2: each player: gain 3 plants\n",
)

OWNED_BY_NOBODY = message(
    "E2062",
    "nobody owns {what}",
    "Such tiles belong to nobody when they are placed, and no card of these sets claims one: there "
    "are none of a player.",
    event("place greenery adjacent to your ocean"),
    event("place greenery adjacent to an ocean"),
)
