"""The messages of the text stage (E0xxx)."""

from __future__ import annotations

from dsl.messages.record import message


def _card(*lines: str) -> str:
    header = 'active 001 "Example"\n'
    return header + "".join(f"  {line}\n" for line in lines)


UNKNOWN_BEGINNING = message(
    "E0001",
    "no line begins with `{word}`",
    "A line begins with a word that says what it is: a property (`cost`, `tags`), a label "
    "(`action:`), a verb (`gain`, `place`) or a word like `when`, `if`, `requires`.",
    _card("remvoe 1 animal from any card -> add 1 animal here"),
    _card("remove 1 animal from any card -> add 1 animal here"),
)

OPEN_QUOTE = message(
    "E0002",
    "this quote is never closed",
    "Names and texts stand between two quotes on one line.",
    'active 001 "Example\n  cost 3\n',
    'active 001 "Example"\n  cost 3\n',
)

STRAY_SIGN = message(
    "E0003",
    "`{text}` means nothing here",
    'The signs of the language are `,` `:` `->` `/` `( )` and `" "`; `#` begins a comment.',
    _card("gain 1 plant; draw 1 card"),
    _card("gain 1 plant, draw 1 card"),
)

BEFORE_ANY_DECLARATION = message(
    "E0004",
    "this line stands before any declaration",
    "An indented line belongs to the declaration above it, such as a card; the first line of a "
    "file is not indented.",
    "  cost 3\n",
    'active 001 "Example"\n  cost 3\n',
)

NOT_INDENTED = message(
    "E0005",
    "this line of a card is not indented",
    "A declaration begins at the left edge; its lines are indented by two spaces.",
    'active 001 "Example"\ngain 2 plants\n',
    'active 001 "Example"\n  gain 2 plants\n',
)

KIND_NOT_FIRST = message(
    "E0006",
    "a declaration begins with its kind",
    "First comes what it is (`active`, `event`, `corporation`, `tag` …), then the number of a "
    "card, then its name in quotes.",
    '001 active "Example"\n  cost 3\n',
    'active 001 "Example"\n  cost 3\n',
)

NAME_WITHOUT_QUOTES = message(
    "E0007",
    "the name of a card stands in quotes",
    "Without quotes a name of several words could not be told from the words around it.",
    "active 001 Example\n  cost 3\n",
    'active 001 "Example"\n  cost 3\n',
)

COMMA_MISSING = message(
    "E0008",
    "`,` is missing before `{word}`",
    "Things, facts and properties that stand side by side are separated by commas.",
    'resource gas "Gas" worth 2\n',
    'resource gas "Gas", worth 2\n',
)

UNEVEN_INDENTATION = message(
    "E0009",
    "this line is indented like no line before it",
    "The lines of a declaration stand at one depth.",
    'active 001 "Example"\n    cost 3\n  gain 1 plant\n',
    'active 001 "Example"\n  cost 3\n  gain 1 plant\n',
)

NOTHING_STANDS_UNDER = message(
    "E0010",
    "nothing can stand under the line above",
    "Only a declaration has lines under it, and in a scenario `when` has its `answers`.",
    'active 001 "Example"\n  cost 3\n    gain 1 plant\n',
    'active 001 "Example"\n  cost 3\n  gain 1 plant\n',
)

OPEN_BRACKET = message(
    "E0011",
    "this bracket is never closed",
    "Brackets hold together effects that belong together; each `(` needs its `)` on the line.",
    _card("gain 1 plant or (gain 1 heat, draw 1 card"),
    _card("gain 1 plant or (gain 1 heat, draw 1 card)"),
)

BRACKET_NEVER_OPENED = message(
    "E0012",
    "this bracket was never opened",
    "Brackets hold together effects that belong together; each `)` needs its `(` before it.",
    _card("gain 1 plant or gain 1 heat)"),
    _card("gain 1 plant or gain 1 heat"),
)

COLON_MISSING = message(
    "E0013",
    "`:` is missing before `{word}`",
    "A colon stands between what starts an effect (`action`, `when …`, `if …`, `each player`) "
    "and the effect.",
    _card("when you play a science tag, draw 1 card"),
    _card("when you play a science tag: draw 1 card"),
)

ARROW_MISSING = message(
    "E0014",
    "`->` is missing before `{word}`",
    "The red arrow stands between what is paid and what is got.",
    _card("action: spend 3 energy raise oxygen 1"),
    _card("action: spend 3 energy -> raise oxygen 1"),
)

JOINT_MISSING = message(
    "E0015",
    "`,`, `or` or `then` is missing before `{word}`",
    "Between two effects a word says how they belong together: `,` both, `or` one of them, "
    "`then` in this order.",
    _card("gain 1 plant draw 1 card"),
    _card("gain 1 plant, draw 1 card"),
)

MIXED_JOINTS = message(
    "E0016",
    "`,` and `or` are mixed",
    "`a, b or c` could mean two things; brackets say which.",
    _card("gain 1 plant, draw 1 card or gain 2 heat"),
    _card("gain 1 plant, (draw 1 card or gain 2 heat)"),
)

VERB_MISSING = message(
    "E0017",
    "a verb is missing before `{word}`",
    "An effect says what is done: `gain`, `spend`, `place`, `production` and so on.",
    _card("action: 2 plants"),
    _card("action: gain 2 plants"),
)

ANSWER_MISSING = message(
    "E0018",
    "an answer is missing",
    "Answers are separated by commas, one for every question, in the order asked.",
    'scenario "Example"\n  when red plays "Example"\n    answers A1,, A2\n',
    'scenario "Example"\n  when red plays "Example"\n    answers A1, A2\n',
)

DOES_NOT_FIT = message(
    "E0019",
    "`{word}` does not fit here",
    "A word of the language that is misspelt is no longer one.",
    _card("add 1 animal here form any card"),
    _card("add 1 animal here from any card"),
)

RESERVED_WORD = message(
    "E0020",
    "`{word}` is a word of the language and cannot be a name",
    "Words of the language are never part of a name, so that a misplaced one is noticed.",
    "tag trade\n",
    "tag trading\n",
)

THING_MISSING = message(
    "E0021",
    "something is missing after `{word}`",
    "`from`, `to`, `of`, `with`, `per` and their like need a thing after them.",
    _card("vp 1 per"),
    _card("vp 1 per city"),
)

EFFECT_MISSING = message(
    "E0022",
    "an effect is missing after `{word}`",
    "After `:`, `->`, `then`, `or` and `may` something happens.",
    _card("action: spend 1 energy ->"),
    _card("action: spend 1 energy -> gain 1 heat"),
)

NUMBER_MISSING = message(
    "E0023",
    "a number is missing after `{word}`",
    "`up to`, `max` and `min` limit a number.",
    _card("remove up to plants from any player"),
    _card("remove up to 3 plants from any player"),
)

EVENT_VERB_MISSING = message(
    "E0024",
    "a verb is missing before `{word}`",
    "An event says who does what: `when you play a card`, `when anyone places a city`.",
    _card("when a city: gain 2 plants"),
    _card("when you place a city: gain 2 plants"),
)

NEEDLESS_COLON = message(
    "E0025",
    "`:` does not fit here",
    "A colon stands only after what starts an effect, such as `action`, `when …`, `if …`.",
    _card("gain 2 plants: draw 1 card"),
    _card("gain 2 plants, draw 1 card"),
)

CONDITION_BEHIND = message(
    "E0026",
    "the condition of an effect comes first",
    "`if …:` stands before the effect it belongs to, so that both are read in order.",
    _card("gain 2 plants if 3 plant tags"),
    _card("if 3 plant tags: gain 2 plants"),
)

ONLY_ANSWERS_UNDER_WHEN = message(
    "E0027",
    "only `answers` stand under `when`",
    "Under `when` are the answers of the players to what they are asked, and of chance.",
    'scenario "Example"\n  when red plays "Example"\n    gain 2 plants\n',
    'scenario "Example"\n  when red plays "Example"\n    answers 2 plants\n',
)

OTHER_EXPECTED = message(
    "E0028",
    "`{word}` stands where {fitting} is expected",
    "The line was understood up to here.",
    _card("effect: cards cost here"),
    _card("effect: cards here cost 1 less"),
)

LINE_UNFINISHED = message(
    "E0029",
    "the line ends where {fitting} is expected",
    "The line was understood, but it is not complete.",
    _card("effect: power cards"),
    _card("effect: power cards cost 3 less"),
)

LINE_TOO_LONG = message(
    "E0030",
    "this line is too long",
    "A line has at most 600 characters; no card needs more.",
    _card("gain 1 plant" + ", gain 1 plant" * 50),
    _card("gain 51 plants"),
)

BRACKETS_TOO_DEEP = message(
    "E0031",
    "brackets stand too deep in one another",
    "At most eight brackets can be open at once.",
    _card("(" * 9 + "gain 1 plant" + ")" * 9),
    _card("gain 1 plant"),
)

ONLY_AT_BEGINNING = message(
    "E0032",
    "`{word}` stands only at the beginning of a line",
    "`when`, `given`, `requires` and `answers` say what the whole line is.",
    _card("oxygen requires 3%"),
    _card("requires oxygen 3%"),
)

WORD_MISSING = message(
    "E0033",
    "`{missing}` is missing before `{word}`",
    "Events begin with `when`; a changed number `is worth` or `is within`; a scenario says "
    "`it is refused`, `may choose`.",
    _card("anyone places a city: gain 1 plant"),
    _card("when anyone places a city: gain 1 plant"),
)

WORD_TWICE = message(
    "E0034",
    "`{word}` stands here twice",
    "Once is enough, and perhaps something else was meant.",
    _card("action: spend spend 1 energy -> gain 1 heat"),
    _card("action: spend 1 energy -> gain 1 heat"),
)

NUMBER_IN_WORDS = message(
    "E0035",
    "`{word}`: numbers are written in digits",
    "A word in the place of a number would be taken for a name.",
    _card("gain two plants"),
    _card("gain 2 plants"),
)

NUMBER_TOO_LARGE = message(
    "E0036",
    "{word} is more than any card needs",
    "Numbers go up to 999999, so that a slip of the hand is noticed.",
    _card("gain 1000000 megacredits"),
    _card("gain 10 megacredits"),
)

SIGN_MISSING = message(
    "E0037",
    "production changes have a sign",
    "The brown box of the card: `production +2 energy` or `production -1 energy`.",
    _card("action: production 1 energy"),
    _card("action: production +1 energy"),
)

SAID_OTHERWISE = message(
    "E0038",
    "this is said otherwise",
    "What printed cards say in many ways, the language says in one; what is suggested means the "
    "same. The reference has all forms.",
    _card("when you play a city tag: gain 1 plant for each plant tag you have"),
    _card("when you play a city tag: gain 1 plant per plant tag"),
)

STANDS_IN_BRACKETS = message(
    "E0039",
    "what begins with `{word}` stands in ( ) here",
    "`may`, `if`, `each player:`, what holds for this generation and their like go on to the end "
    "of the line or bracket. Before something else, behind `if` and among what is to be chosen, "
    "brackets say where that is.",
    _card("action: effect this generation: cards cost 1 less, draw 1 card"),
    _card("action: (effect this generation: cards cost 1 less), draw 1 card"),
)
