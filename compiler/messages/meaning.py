"""The messages about meaning (x2xxx): what can be read and is not right."""

from __future__ import annotations

from compiler.messages.examples import active, colony, event, party
from dsl.messages.record import message

AMOUNT_MISSING = message(
    "E2001",
    "`{word}` without a number",
    "How much is always said, also when it is one.",
    event("gain plants"),
    event("gain 1 plant"),
)

AMOUNT_DOES_NOT_FIT = message(
    "E2002",
    "this number does not go with `{verb}`",
    "The verb says the direction, so there is no sign; some verbs take no number.",
    event("gain +2 plants"),
    event("gain 2 plants"),
)

NO_AMOUNT = message(
    "E2003",
    "{number} is no amount",
    "Amounts are 1 or more. At least 0 of something is always so, and none of it is `no`.",
    event("gain 0 plants"),
    event("gain 1 plant"),
)

LEVEL_NOT_ON_TRACK = message(
    "E2004",
    "{what} is never {value}",
    "A level that its track does not have can never be reached.",
    event("vp 1", "requires oxygen 20%"),
    event("vp 1", "requires oxygen 12%"),
)

OBJECT_MISSING = message(
    "E2005",
    "`{verb}` does not say {wanted}",
    "Every verb needs the thing it acts on.",
    event("gain"),
    event("gain 1 plant"),
)

NO_MEANING_HERE = message(
    "E2006",
    "this has no meaning here",
    "It can be read, but nothing that it says fits this place; nothing is left out silently.",
    event("gain 2 plants in play"),
    event("gain 2 plants"),
)

ROLE_DOES_NOT_FIT = message(
    "E2007",
    "`{word} …` does not go with this verb",
    "Each verb has its own `from`, `to`, `for`, `as`, `ignoring`.",
    event("gain 2 plants from any player"),
    event("steal 2 plants from any player"),
)

NO_MEANING_YET = message(
    "E2008",
    "{what} has no meaning yet",
    "The language can say it, but the game engine has nothing that it would do.",
    event("reach 1 card"),
    event("draw 1 card"),
)

NOT_HELD_HERE = message(
    "E2010",
    "this card does not hold {resource}",
    "`here` is this card, and resources are put only on cards that hold them.",
    active("action: add 1 animal here"),
    active("holds animal", "action: add 1 animal here"),
)

SAME_CHOICE_TWICE = message(
    "E2011",
    "the same choice twice",
    "A choice is between different things.",
    event("gain 1 plant or gain 1 plant"),
    event("gain 1 plant or gain 1 steel"),
)

ONLY_OWN_CARDS = message(
    "W2012",
    "resources are added only to cards of your own, and spent only from them",
    "The printed “any card” means any of your cards when something is added or spent.",
    event("add 2 microbes to any card"),
    event("add 2 microbes to a card"),
)

WHERE_MISSING = message(
    "E2013",
    "`{verb}` does not say where",
    "Resources are on this card (`here`), on another card, or belong to a player.",
    event("add 2 microbes"),
    event("add 2 microbes to a card"),
)

THAT_MEANS_NOTHING = message(
    "E2014",
    "nothing has happened that `{word}` could mean",
    "`that` points to what set off a trigger.",
    event("add 2 microbes to that card"),
    active("when you play a microbe tag: add 2 microbes to that card"),
)

NOT_CLEAR_WHICH = message(
    "E2047",
    "it is not clear which is meant by `{word}`",
    "`it` is the one that was mentioned last, `them` are those that were shown or drawn together.",
    event("reveal 4 cards then gain 1 megacredit per its cost"),
    event("reveal 4 cards then take 1 of them then gain 1 megacredit per its cost"),
)

NOT_IN_PERCENT = message(
    "E2015",
    "{what} is not counted in %",
    "Levels are written as printed on the track.",
    event("vp 1", "requires temperature 4%"),
    event("vp 1", "requires temperature 4"),
)

SINCE_WHEN = message(
    "E2016",
    "since when?",
    "What has happened is asked for a time.",
    active("action: if you raised rating: gain 1 plant"),
    active("action: if you raised rating this generation: gain 1 plant"),
)

WHICH_ONE = message(
    "E2017",
    "which one?",
    "`/` means either where things are recognised; who is to choose is asked with `or`.",
    event("gain 1 plant/steel"),
    event("gain 1 plant or gain 1 steel"),
)

PAID_IN_MONEY_ONLY = message(
    "E2018",
    "one pays with megacredits only",
    "`pay` is for the currency of the game, `spend` for everything else.",
    active("action: pay 3 heat -> gain 1 plant"),
    active("action: spend 3 heat -> gain 1 plant"),
)

ROWS_DO_NOT_FIT = message(
    "E2019",
    "the rows of this map do not fit together",
    "On a map of hexagons each row is one area longer or shorter than the row above.",
    'board small "Small"\n  rows\n    . . .\n    . . .\n',
    'board small "Small"\n  rows\n    . . .\n     . .\n',
)

SEEN_FOR_NOTHING = message(
    "W2053",
    "nobody takes any of what is looked at here: all of it is discarded",
    "What is looked at and not taken goes to the discards, unless it is put elsewhere.",
    active("action: look at 3 cards"),
    active("action: look at 3 cards then move them to the deck"),
)

ACTIVE_WITHOUT_ACTION = message(
    "W2020",
    "an active card with neither action nor effect",
    "Blue cards are used again or change something while they lie there.",
    active("gain 1 plant"),
    active("action: gain 1 plant"),
)

KEEPS_NO_EFFECTS = message(
    "E2021",
    "{kind} with an action or a lasting effect",
    "Its effects would never be used: only active cards and corporations keep their effects.",
    'automated 001 "Example"\n  cost 1\n  action: gain 1 plant\n',
    'active 001 "Example"\n  cost 1\n  action: gain 1 plant\n',
)

EVENT_HOLDS_NOTHING = message(
    "E2022",
    "an event does not stay in play and holds nothing",
    "Played events lie face down.",
    event("holds animal"),
    active("holds animal"),
)

PLURAL_WITHOUT_NUMBER = message(
    "W2023",
    "several {word}, but how many?",
    "A plural without a number often means that the number was forgotten.",
    event("gain 1 plant per power tags"),
    event("gain 1 plant per 2 power tags"),
)

COUNTED_ON_ALL_CARDS = message(
    "W2024",
    "this counts {word} on all your cards",
    "What lies on the card itself is `here`.",
    active("holds fighter", "action: add 1 fighter here", "vp 1 per fighter"),
    active("holds fighter", "action: add 1 fighter here", "vp 1 per fighter here"),
)

PERHAPS_A_TAG = message(
    "W2099",
    "`{word}` is the resource here, and no tag",
    "Each part of what is required says by itself what it asks for.",
    event("requires 1 plant and 2 animal tags", "draw 1 card"),
    event("requires 1 plant tag, 2 animal tags", "draw 1 card"),
)

ONCE_FOR_EACH = message(
    "W2048",
    "`{track}` is one track for all, and moves once for each player here",
    "What `each player:` says is done by every player, one after the other.",
    event("each player: lose 1 plant, lower temperature 1"),
    event("each player: lose 1 plant", "lower temperature 1"),
)

ALL_OR_NOTHING = message(
    "W2100",
    "who has less does nothing of this",
    "What one of several players cannot do in full lapses for that player; what is lost is lost as "
    "far as there is so much.",
    event("each opponent: discard 2 cards"),
    event("each opponent: lose 2 cards"),
)

ARTICLE_MISSING = message(
    "E2025",
    "which {thing}?",
    "One says `a card`, `another card`, `any card`, `that card`.",
    event("add 2 microbes to card"),
    event("add 2 microbes to a card"),
)

TAG_OR_RESOURCE = message(
    "E2026",
    "`{word}` may be tags or resources on cards",
    "Both are called so; where it can be either, one says which.",
    event("vp 1", "requires 2 science"),
    event("vp 1", "requires 2 science tags"),
)

SAID_TWICE = message(
    "E2027",
    "`{word}` is said twice",
    "Once is enough, and perhaps something else was meant.",
    active("effect: space space cards cost 2 less"),
    active("effect: space cards cost 2 less"),
)

NOTHING_PAID = message(
    "E2028",
    "nothing is paid left of this arrow",
    "The red arrow means: pay the left side, in full, and then get the right side. What is given "
    "up pays, and what is taken on, as a burden may be; not what is only drawn or looked at.",
    active("action: gain 1 plant -> spend 3 heat"),
    active("action: spend 3 heat -> gain 1 plant"),
)

NUMBER_BEHIND = message(
    "E2029",
    "the number stands in front of `{word}`",
    "Only the level of a track stands behind its name: `oxygen 6%`, but `3 plants`.",
    event("vp 1", "requires plants 3"),
    event("vp 1", "requires 3 plants"),
)

CHOSEN_FOR_NOTHING = message(
    "E2096",
    "nothing is said of what is chosen here",
    "What a card remembers is what its other lines call chosen.",
    active("choose a tag", "action: gain 1 plant"),
    active("choose a tag", "when you play a chosen tag: gain 1 plant"),
)

COST_BEHIND_EFFECT = message(
    "E2036",
    "this cost stands behind its effect",
    "What is paid stands left of the red arrow, so that nobody gets something without paying.",
    active("action: gain 2 plants then spend all heat except 1"),
    active("action: spend all heat except 1 -> gain 2 plants"),
)

WORD_DOES_NOT_FIT = message(
    "E2045",
    "`{verb}` takes no `{word}`",
    "`all` is as much as there is, so it goes with what takes something away; with `up to` the "
    "player may leave some of it.",
    event("gain all plants"),
    event("lose all plants"),
)

X_WITHOUT_LIMIT = message(
    "E2046",
    "nothing limits this X",
    "The player chooses X, so something must be there as often: what is spent, paid, discarded, "
    "removed or moved.",
    active("action: gain X plants"),
    active("action: spend X heat -> gain X plants"),
)

PLURAL_GUESSED = message(
    "N2050",
    "in texts it will be called {plural}",
    "Words get an s in the plural. What has no plural, or another one, says so where it is "
    "declared.",
    "card resource helium\n\n" + event("add 2 helium to a card"),
    "card resource helium, plural helium\n\n" + event("add 2 helium to a card"),
)

RAISED_BY_TILE = message(
    "N2051",
    "a {tile} raises {track} itself: with this it rises once more",
    "What placing a tile brings is not said again, though cards print it: `place greenery` is "
    "“place a greenery tile and raise oxygen 1 step”.",
    event("place greenery, raise oxygen 1"),
    event("place greenery"),
)

NO_PRODUCTION = message(
    "E2080",
    "{resource} has no production",
    "A resource that is declared `apart` is none of the standard ones, and nothing produces it.",
    "resource lamp, apart\n\n" + event("production +1 lamp"),
    "resource lamp, apart\n\n" + event("gain 1 lamp"),
)

WHOSE_UNSAID = message(
    "E2061",
    "this does not say whose it is",
    "Nobody holds a rule, so that nothing in it is yours: each line names its players.",
    'rule "Rent"\n  when anyone places a city: gain 1 plant\n',
    'rule "Rent"\n  when anyone places a city: that player: gain 1 plant\n',
)

MIXED_TRACK = message(
    "E2090",
    "the track of a colony shows numbers, or resources, and not both",
    "A number is the X of what a trade brings, a resource is `that resource`: a line has one.",
    colony("track 0, plant, 2", "trade: gain X plants"),
    colony("track 0, 1, 2", "trade: gain X plants"),
)

NOT_ON_TRACK = message(
    "E2091",
    "the track shows no {what}",
    "What a trade brings follows from what the track shows at the marker.",
    colony("track plant, heat", "trade: gain X plants"),
    colony("track plant, heat", "trade: gain 1 of that resource"),
)

GAME_WITHOUT_NUMBERS = message(
    "E2094",
    "parties need of the game: {what}",
    "How many delegates there are, which party rules first and which counter is the influence is "
    "said once, with the game.",
    'party builders "Builders"\n  bonus: gain 1 steel\n',
    party("bonus: gain 1 steel"),
)

COUNTED_TRACK = message(
    "E2095",
    "influence is counted from delegates and cannot be raised or lowered",
    "It follows from who is chairman and who has delegates in the dominant party; a card can make "
    "it more while it is in play.",
    party("bonus: gain 1 steel") + "\n" + event("raise influence 1"),
    party("bonus: gain 1 steel") + '\nactive "Example"\n  cost 1\n  effect: influence is 1 more\n',
)
