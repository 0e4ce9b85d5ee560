"""The messages of the compiler: names and kinds (E1xxx), meaning (E2xxx), sets (E3xxx), scenarios.

One record per code with an example that gives it and one that does not; a test holds every record
to that. Examples are compiled as a set that uses the bundled rules.
"""

from __future__ import annotations

from dsl.diagnostics import Rule, register


def _event(*lines: str) -> str:
    return "\n  ".join(['event 001 "Example"', "cost 10", *lines]) + "\n"


def _active(*lines: str) -> str:
    return "\n  ".join(['active 001 "Example"', "cost 10", *lines]) + "\n"


def _scenario(*lines: str) -> str:
    return "\n  ".join(['scenario "Example"', "players red, blue", *lines]) + "\n"


NAMES = (
    Rule(
        "E1001",
        "error",
        "nothing can be declared as `{word}`",
        "A declaration begins with its kind: `event`, `active`, `corporation`, `tag`, `resource` …",
        'evnt 001 "Example"\n  cost 10\n',
        'event 001 "Example"\n  cost 10\n',
    ),
    Rule(
        "E1002",
        "error",
        "this {kind} has no name: it needs {what}",
        "Cards are found by the name in quotes, vocabulary by its word.",
        "event 001\n  cost 10\n",
        'event 001 "Example"\n  cost 10\n',
    ),
    Rule(
        "E1003",
        "error",
        "`{word}` is one word too many in the header of a {kind}",
        "After the kind stand the number and the name in quotes.",
        "event asteroid\n  cost 10\n",
        'event "Asteroid"\n  cost 10\n',
    ),
    Rule(
        "E1004",
        "error",
        "a {kind} named `{name}` is declared already, at {place}",
        "A name means one thing in all sets that are loaded together.",
        "tag moon\n\ntag moon\n",
        "tag moon\n\ntag comet\n",
    ),
    Rule(
        "E1005",
        "error",
        "card number {number} is taken already, at {place}",
        "The cards of a set have numbers of their own.",
        'event 001 "One"\n  cost 1\n\nevent 001 "Two"\n  cost 1\n',
        'event 001 "One"\n  cost 1\n\nevent 002 "Two"\n  cost 1\n',
    ),
    Rule(
        "E1010",
        "error",
        "`{word}` is not known; here stands {wanted}",
        "Every resource, tag, tile, parameter and card is declared by a set that is used.",
        _event("gain 2 titanum"),
        _event("gain 2 titanium"),
    ),
    Rule(
        "E1011",
        "error",
        "`{word}` is a {kind}; here stands {wanted}",
        "The name is known, but not as something that fits this place.",
        _event("gain 2 cities"),
        _event("gain 2 plants"),
    ),
    Rule(
        "E1012",
        "error",
        "here stands {wanted}, and it is missing",
        "Without it the line does not say what is meant.",
        _event("gain 2"),
        _event("gain 2 plants"),
    ),
    Rule(
        "E1013",
        "error",
        "`{word}` in front of `{noun}` has no meaning",
        "Only words that narrow the noun stand in front of it.",
        _event("gain 2 shiny plants"),
        _event("gain 2 plants"),
    ),
    Rule(
        "E1014",
        "error",
        "`{word}` is no place for cards",
        "Cards are in hand, in play, in the deck, in the discard pile or in the event pile.",
        _event("gain 1 megacredit per card in pocket"),
        _event("gain 1 megacredit per card in hand"),
    ),
    Rule(
        "E1015",
        "error",
        "`{word}` is no player",
        "On a card players are named by what they are: you, anyone, an opponent.",
        _active("when red places a city: gain 1 plant"),
        _active("when anyone places a city: gain 1 plant"),
    ),
    Rule(
        "E1020",
        "error",
        "a {kind} has no property `{word}`",
        "Each kind of declaration has its own properties.",
        _event("csot 3"),
        _event("tags space"),
    ),
    Rule(
        "E1021",
        "error",
        "`{word}` stands here a second time",
        "A property is given once; several things of a kind are separated by commas.",
        _event("tags space", "tags earth"),
        _event("tags space, earth"),
    ),
    Rule(
        "E1022",
        "error",
        "this {kind} has no `{word}`",
        "It is needed: a card that costs nothing says `cost 0`.",
        'event 001 "Example"\n  gain 2 plants\n',
        _event("gain 2 plants"),
    ),
    Rule(
        "E1023",
        "error",
        "after `{word}` stands {wanted}",
        "The property is understood only in this form.",
        'event 001 "Example"\n  cost plants\n',
        'event 001 "Example"\n  cost 8\n',
    ),
    Rule(
        "E1024",
        "error",
        "a {kind} cannot have {what}",
        "It would never do anything there.",
        "tag moon\n  gain 1 plant\n",
        "tag moon\n",
    ),
    Rule(
        "E1025",
        "error",
        "a {kind} has no lines `{label}: …`",
        "The label says when the effects happen, and each kind has its own.",
        _active("acton: gain 1 plant"),
        _active("action: gain 1 plant"),
    ),
    Rule(
        "E1026",
        "error",
        "this {kind} lacks {what}",
        "Without it the declaration means nothing.",
        'bonus gift, drawn "g"\n',
        'bonus gift, drawn "g"\n  draw 1 card\n',
    ),
)

MEANING = (
    Rule(
        "E2001",
        "error",
        "`{word}` without a number",
        "How much is always said, also when it is one.",
        _event("gain plants"),
        _event("gain 1 plant"),
    ),
    Rule(
        "E2002",
        "error",
        "this number does not go with `{verb}`",
        "The verb says the direction, so there is no sign; some verbs take no number.",
        _event("gain +2 plants"),
        _event("gain 2 plants"),
    ),
    Rule(
        "E2003",
        "error",
        "{number} is no amount",
        "Amounts are 1 or more.",
        _event("gain 0 plants"),
        _event("gain 1 plant"),
    ),
    Rule(
        "E2004",
        "error",
        "{what} is never {value}",
        "A level that its track does not have can never be reached.",
        _event("requires oxygen 20%"),
        _event("requires oxygen 12%"),
    ),
    Rule(
        "E2005",
        "error",
        "`{verb}` does not say {wanted}",
        "Every verb needs the thing it acts on.",
        _event("gain"),
        _event("gain 1 plant"),
    ),
    Rule(
        "E2006",
        "error",
        "this has no meaning here",
        "It can be read, but nothing that it says fits this place; nothing is left out silently.",
        _event("gain 2 plants in play"),
        _event("gain 2 plants"),
    ),
    Rule(
        "E2007",
        "error",
        "`{word} …` does not go with this verb",
        "Each verb has its own `from`, `to`, `for`, `as`, `ignoring`.",
        _event("gain 2 plants from any player"),
        _event("steal 2 plants from any player"),
    ),
    Rule(
        "E2008",
        "error",
        "{what} has no meaning yet",
        "The language can say it, but the game engine has nothing that it would do.",
        _event("choose 1 card"),
        _event("draw 1 card"),
    ),
    Rule(
        "E2009",
        "error",
        "production changes have a sign",
        "The brown box of the card: `production +2 energy` or `production -1 energy`.",
        _event("production 1 energy"),
        _event("production +1 energy"),
    ),
    Rule(
        "E2010",
        "error",
        "this card does not hold {resource}",
        "`here` is this card, and resources are put only on cards that hold them.",
        _active("action: add 1 animal here"),
        _active("holds animal", "action: add 1 animal here"),
    ),
    Rule(
        "E2011",
        "error",
        "the same choice twice",
        "A choice is between different things.",
        _event("gain 1 plant or gain 1 plant"),
        _event("gain 1 plant or gain 1 steel"),
    ),
    Rule(
        "W2012",
        "warning",
        "resources are added only to cards of your own",
        "The printed “any card” means any of your cards when something is added.",
        _event("add 2 microbes to any card"),
        _event("add 2 microbes to a card"),
    ),
    Rule(
        "E2013",
        "error",
        "`{verb}` does not say where",
        "Resources are on this card (`here`), on another card, or belong to a player.",
        _event("add 2 microbes"),
        _event("add 2 microbes to a card"),
    ),
    Rule(
        "E2014",
        "error",
        "nothing has happened that `{word}` could mean",
        "`that` points to what set off a trigger.",
        _event("add 2 microbes to that card"),
        _active("when you play a microbe tag: add 2 microbes to that card"),
    ),
    Rule(
        "E2015",
        "error",
        "{what} is not counted in %",
        "Levels are written as printed on the track.",
        _event("requires temperature 4%"),
        _event("requires temperature 4"),
    ),
    Rule(
        "E2016",
        "error",
        "since when?",
        "What has happened is asked for a time.",
        _active("action: if you raised rating: gain 1 plant"),
        _active("action: if you raised rating this generation: gain 1 plant"),
    ),
    Rule(
        "E2017",
        "error",
        "which one?",
        "`/` means either where things are recognised; who is to choose is asked with `or`.",
        _event("gain 1 plant/steel"),
        _event("gain 1 plant or gain 1 steel"),
    ),
    Rule(
        "E2018",
        "error",
        "one pays with megacredits only",
        "`pay` is for the currency of the game, `spend` for everything else.",
        _active("action: pay 3 heat -> gain 1 plant"),
        _active("action: spend 3 heat -> gain 1 plant"),
    ),
    Rule(
        "E2019",
        "error",
        "the rows of this map do not fit together",
        "On a map of hexagons each row is one area longer or shorter than the row above.",
        'board small "Small"\n  rows\n    . . .\n    . . .\n',
        'board small "Small"\n  rows\n    . . .\n     . .\n',
    ),
    Rule(
        "W2020",
        "warning",
        "an active card with neither action nor effect",
        "Blue cards are used again or change something while they lie there.",
        _active("gain 1 plant"),
        _active("action: gain 1 plant"),
    ),
    Rule(
        "E2021",
        "error",
        "an {kind} card with an action or a lasting effect",
        "Its effects would never be used: only active cards and corporations keep their effects.",
        'automated 001 "Example"\n  cost 1\n  action: gain 1 plant\n',
        'active 001 "Example"\n  cost 1\n  action: gain 1 plant\n',
    ),
    Rule(
        "E2022",
        "error",
        "an event does not stay in play and holds nothing",
        "Played events lie face down.",
        _event("holds animal"),
        _active("holds animal"),
    ),
)

SETS = (
    Rule(
        "E3001",
        "error",
        "there is no set `{name}`",
        "A set is a bundled one, a folder beside the set that uses it, or a path.",
        'set fan "Fan cards"\n  uses marz\n',
        'set fan "Fan cards"\n  uses mars\n',
    ),
    Rule(
        "E3002",
        "error",
        "this file cannot be read: {reason}",
        "Card files are text in UTF-8.",
        "(a file in another encoding)\n",
        "(the same file saved as UTF-8)\n",
    ),
    Rule(
        "E3003",
        "error",
        "there is no set in {place}",
        "One of the files of a folder says which set it is and which sets it uses.",
        'event 001 "Example"\n  cost 1\n',
        'set fan "Fan cards"\n  uses mars\n\nevent 001 "Example"\n  cost 1\n',
    ),
    Rule(
        "E3004",
        "error",
        "this set is declared a second time, first at {place}",
        "A folder holds one set; its other files belong to it without saying so.",
        '(two files of a folder: `set fan "Fan cards"` and `set more "More cards"`)\n',
        "(one of them only)\n",
    ),
    Rule(
        "E3005",
        "error",
        "two sets are called {name}",
        "Cards are found by set and name.",
        '(a folder with `set base "Mine"` that uses `base`)\n',
        '(a folder with `set mine "Mine"` that uses `base`)\n',
    ),
    Rule(
        "E3006",
        "error",
        "sets use each other in a circle: {chain}",
        "A set can only build on sets that do not need it.",
        "(`set one` uses `two`, `set two` uses `one`)\n",
        "(`set two` uses `one`)\n",
    ),
)

SCENARIOS = (
    Rule(
        "E4001",
        "error",
        "no player of this scenario is called `{word}`",
        "The line `players` names everybody who takes part.",
        _scenario("given green has 3 plants", "then red has 0 plants"),
        _scenario("given blue has 3 plants", "then red has 0 plants"),
    ),
    Rule(
        "E4002",
        "error",
        "a player does not `{verb}` in a scenario",
        "What a player does is one of the actions of the game; what follows is up to the cards.",
        _scenario("when red gains 3 plants", "then red has 3 plants"),
        _scenario("when red passes", "then red has 0 plants"),
    ),
    Rule(
        "E4003",
        "error",
        "this scenario expects nothing",
        "A test without an expectation can never fail.",
        _scenario("given red has 3 plants"),
        _scenario("given red has 3 plants", "then red has 3 plants"),
    ),
)

RULES: tuple[Rule, ...] = (*NAMES, *MEANING, *SETS, *SCENARIOS)

register(RULES)
