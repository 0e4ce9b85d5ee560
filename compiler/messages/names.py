"""The messages about names and kinds (E1xxx): what is declared and named, what stands where."""

from __future__ import annotations

from compiler.messages.examples import active, event
from dsl.messages.record import message

UNKNOWN_KIND = message(
    "E1001",
    "nothing can be declared as `{word}`",
    "A declaration begins with its kind: `event`, `active`, `corporation`, `tag`, `resource` …",
    'evnt 001 "Example"\n  cost 10\n',
    'event 001 "Example"\n  cost 10\n',
)

DECLARATION_WITHOUT_NAME = message(
    "E1002",
    "this {kind} has no name: it needs {what}",
    "Cards are found by the name in quotes, vocabulary by its word.",
    "event 001\n  cost 10\n",
    'event 001 "Example"\n  cost 10\n',
)

HEADER_WORD_TOO_MANY = message(
    "E1003",
    "`{word}` is one word too many in the header of {kind}",
    "After the kind stand the number and the name in quotes.",
    "event rock\n  cost 10\n",
    'event "Rock"\n  cost 10\n',
)

NAME_TAKEN = message(
    "E1004",
    "{kind} named `{name}` is declared already, at {place}",
    "A name means one thing in all sets that are loaded together; vocabulary that two sets declare "
    "word for word the same is one thing.",
    "tag moon\n\ntag moon\n",
    "tag moon\n\ntag comet\n",
)

CARD_NUMBER_TAKEN = message(
    "E1005",
    "card number {number} is taken already, at {place}",
    "The cards of a set have numbers of their own.",
    'event 001 "One"\n  cost 1\n\nevent 001 "Two"\n  cost 1\n',
    'event 001 "One"\n  cost 1\n\nevent 002 "Two"\n  cost 1\n',
)

SIGN_TAKEN = message(
    "E1006",
    "`{sign}` is drawn for {name} already, at {place}",
    "A sign on a board means one thing.",
    'terrain lake, drawn "="\n\nterrain marsh, drawn "="\n',
    'terrain lake, drawn "="\n\nterrain marsh, drawn "%"\n',
)

LOOKS_THE_SAME = message(
    "W1007",
    "{name} can hardly be told from {other}, at {place}",
    "Each is found by its own name, but readers and players will take one for the other.",
    'event 001 "Red Dust"\n  cost 1\n  gain 1 plant\n\n'
    'event 002 "Red-Dust"\n  cost 1\n  gain 1 heat\n',
    'event 001 "Red Dust"\n  cost 1\n  gain 1 plant\n\n'
    'event 002 "Red Sand"\n  cost 1\n  gain 1 heat\n',
)

UNKNOWN_NAME = message(
    "E1010",
    "`{word}` is not known; {wanted} belongs here",
    "Every resource, tag, tile, parameter and card is declared by a set that is used.",
    event("gain 2 titanum"),
    event("gain 2 titanium"),
)

WRONG_KIND_OF_NAME = message(
    "E1011",
    "`{word}` is {kind}; {wanted} belongs here",
    "The name is known, but not as something that fits this place.",
    event("gain 2 cities"),
    event("gain 2 plants"),
)

NAME_MISSING = message(
    "E1012",
    "{wanted} is missing here",
    "Without it the line does not say what is meant.",
    event("gain 2"),
    event("gain 2 plants"),
)

MEANINGLESS_IN_FRONT = message(
    "E1013",
    "`{word}` in front of `{noun}` has no meaning",
    "Only words that narrow the noun stand in front of it.",
    event("gain 2 shiny plants"),
    event("gain 2 plants"),
)

NO_PLACE_FOR_CARDS = message(
    "E1014",
    "`{word}` is no place for cards",
    "Cards are in hand, in play, in the deck, in the discards or in the event pile.",
    event("gain 1 megacredit per card in pocket"),
    event("gain 1 megacredit per card in hand"),
)

NO_PLAYER = message(
    "E1015",
    "`{word}` is no player",
    "On a card players are named by what they are: you, anyone, an opponent.",
    active("when red places a city: gain 1 plant"),
    active("when anyone places a city: gain 1 plant"),
)

TAG_MISSING = message(
    "E1016",
    "`tag` is missing after `{word}`",
    "Tags, resources and tiles may share a name, and only the tag is followed by `tag`.",
    event("vp 1", "requires 2 power"),
    event("vp 1", "requires 2 power tags"),
)

UNKNOWN_PROPERTY = message(
    "E1020",
    "{kind} has no property `{word}`",
    "Each kind of declaration has its own properties.",
    'event 001 "Example"\n  csot 3\n  vp 1\n',
    'event 001 "Example"\n  cost 3\n  vp 1\n',
)

PROPERTY_TWICE = message(
    "E1021",
    "`{word}` stands here a second time",
    "A property is given once; several things of a kind are separated by commas.",
    event("tags space", "tags earth", "vp 1"),
    event("tags space, earth", "vp 1"),
)

PROPERTY_MISSING = message(
    "E1022",
    "this {kind} has no `{word}`",
    "It is needed: a card that costs nothing says `cost 0`.",
    'event 001 "Example"\n  gain 2 plants\n',
    event("gain 2 plants"),
)

PROPERTY_MISSHAPEN = message(
    "E1023",
    "`{word}` needs {wanted}",
    "The property is understood only in this form.",
    'event 001 "Example"\n  cost plants\n',
    'event 001 "Example"\n  cost 8\n',
)

LINE_OF_OTHER_KINDS = message(
    "E1024",
    "{kind} cannot have {what}",
    "It would never do anything there.",
    "tag moon\n  gain 1 plant\n",
    "tag moon\n",
)

LABEL_OF_OTHER_KINDS = message(
    "E1025",
    "{kind} has no lines `{label}: …`",
    "The label says when the effects happen, and each kind has its own.",
    active("acton: gain 1 plant"),
    active("action: gain 1 plant"),
)

CONTENT_MISSING = message(
    "E1026",
    "this {kind} lacks {what}",
    "Without it the declaration means nothing.",
    'bonus gift, drawn "g"\n',
    'bonus gift, drawn "g"\n  draw 1 card\n',
)

SIGNS_NOT_PRINTED = message(
    "W1040",
    "`{name}` is printed with empty boxes: the fonts have no {signs}",
    "The printed cards know Latin, Greek and Cyrillic letters and many signs; in the browser the "
    "fonts of the system help out.",
    'event 001 "冰"\n  cost 3\n  gain 1 plant\n',
    'event 001 "Ice"\n  cost 3\n  gain 1 plant\n',
)

SAID_OF = {
    "card resource": "it lies on cards: `add 1 {0} here`, `spend 1 {0} here`",
    "tile": "a tile is placed: `place {0}`",
    "cards": "cards are drawn: `draw 2 cards`, on a line of its own",
    "kind": "it is a card: `draw 1 {0}`; one that lies there is taken, `take 1 {0} of an opponent`",
    "area": "where one lies is `an area with a {0}`",
}
"""How one speaks of what was taken for a resource, or for an `area`, by its kind."""
