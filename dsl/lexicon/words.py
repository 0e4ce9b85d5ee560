"""The words of the language, and the grammar's terminals made from them.

Every word that the grammar knows stands here once; everything else is vocabulary, which card sets
declare. Out: `VERBS` and `RESERVED` for messages and the reference, `terminals()` for the parser.
"""

from __future__ import annotations

from collections.abc import Iterable

from dsl.lexicon.verbs import PRODUCTION, ROWS

DETERMINERS = (
    *("a", "an", "the", "any", "another", "your", "that", "those", "this"),
    *("each", "every", "all", "no", "more", "fewer", "its", "their"),
)
ROLES = ("from", "to", "as", "for", "into", "ignoring")
FILTERS = (
    *("of", "on", "in", "at", "with", "without", "by", "per", "plus", "minus"),
    *("adjacent to", "under", "beyond", "except", "than", "other than", "that can hold"),
)
PERIODS = tuple(f"this {word}" for word in ("generation", "action", "turn", "phase", "game"))
PLAYERS = (
    *("you", "anyone", "everyone", "nobody", "opponents", "all players", "the owner"),
    *("no player", "no opponent", "the owner of this card"),
    *("the chosen player", "the chosen opponent", "a random player", "a random opponent"),
    *(f"{which} player" for which in ("any", "each", "that", "an", "a", "another", "the first")),
    *(f"{which} opponent" for which in ("any", "each", "that", "an", "another")),
)
RANKS = tuple(
    f"the {players} with the {rank}"
    for players in ("players", "player")
    for rank in ("most", "second most", "fewest")
)
SCOPES = ("effect this generation", "effect", "next card this generation")
LATER = {  # how long what is to be heard is waited for
    "next time": "once",
    "the next time": "once",
    "next time this generation": "once this generation",
    "this generation when": "this generation",
}
EACH = ("each player", "all players", "everyone", "each opponent")
"""Words for several players of whom none is chosen."""
ONCE = {"once per generation": "generation", "once per game": "game"}
"""In which a trigger is heard once."""
RULE_VERBS = {  # how a continuous effect changes a number, plural forms folded in
    "costs": "cost",
    "cost": "cost",
    "is worth": "is worth",
    "are worth": "is worth",
    "counts as": "counts as",
    "count as": "counts as",
    "is within": "is within",
    "are within": "is within",
    "is": "is",
    "are": "is",
}

KEYWORDS = {  # terminal: its words
    "DET": DETERMINERS,
    "ROLE": ROLES,
    "FILTER": FILTERS,
    "BOUND": ("max", "min", "exactly"),
    "UP_TO": ("up to",),
    "LESS": ("less", "more"),
    "HERE": ("here",),
    "WHERE": ("on", "in", "at", "as"),
    "WITHOUT": ("without",),
    "THEN": ("then",),
    "OR": ("or",),
    "AND": ("and",),
    "MAY": ("may",),
    "WOULD": ("would",),
    "IF": ("if",),
    "OTHERWISE": ("otherwise",),
    "REPEATEDLY": ("repeatedly",),
    "NOTHING": ("nothing",),
    "WHEN": ("when",),
    "AT": ("at",),
    "WHICH": ("who",),
    "HAS": ("has", "have"),
    "REQUIRES": ("requires",),
    "GIVEN": ("given",),
    "NOT": ("not",),
    "THEY": ("they",),
}
PHRASES = {  # terminal: its words; they win over the single words they begin with
    "WHO": PLAYERS,
    "IT": ("it", "them"),
    "PERIOD": (*PERIODS, "once each"),
    "IN_PLAY": ("in play", "unused"),
    "MAY_NOT": ("may not",),
    "DID_NOT": ("did not",),
    "IS": tuple(RULE_VERBS),
    "PLACING": ("placing gives",),
    "DECIDES": ("decides for you",),
    "BY_CHANCE": ("by chance",),
    "ONCE": tuple(ONCE),
    "AT_NEXT": ("at next", "at the next"),
    "NEXT_TIME": tuple(LATER),
}

# ---- verbs --------------------------------------------------------------------------------------

_WORDS = tuple(sorted((row for row in ROWS if row.verb != PRODUCTION), key=lambda row: row.verb))
VERBS = tuple(row.verb for row in _WORDS)
"""Base forms, which are reserved; `production` is not among them."""
DOES = {form: row.verb for row in _WORDS for form in (row.verb, row.third)}
DID = {row.past: row.verb for row in _WORDS}
DONE = {
    row.participle: row.verb for row in _WORDS if row.example and row.participle not in DOES
}  # `chosen` stands before a noun
BASES = DOES | DID | DONE | {PRODUCTION: PRODUCTION}
"""Every form of every verb: its base form."""

STRUCTURE = tuple(
    sorted(
        {word for words in KEYWORDS.values() for word in words}
        | {"answers", "anyone", "everyone", "nobody", "opponents", "you", "it", "them", "they"}
        | {"is", "are", "not"}
    )
)
RESERVED = frozenset(STRUCTURE) | frozenset(VERBS)
"""What may never be part of a name."""


# ---- terminals ----------------------------------------------------------------------------------

_END = r"(?![\w-])"
RENT = "beside +for +the +owner"
"""The one label of more than two words, and of words that mean something elsewhere."""
CHOSEN = "((standard +)?resource|(global +)?parameter|party)"
"""What is chosen for a line, but for a tag, which may be one of some."""
COUNTS = rf"counts +as{_END}"
"""The one property of two words; behind a thing it begins a rule."""
EXTREME = "(lowest|highest)"
_SIGN = "[+\\-\u2212\u2013]"  # hyphen, minus, dash: pasted text has all three
SIGNED = rf"{PRODUCTION}(?= +{_SIGN}\w|{_SIGN}[0-9X])"
"""`production +1`, and not `production-line`, which is a name."""
_WORD = r"[^\W\d_][\w'’€-]*"
CARD_NUMBER = r"(?=[A-Za-z-]*[0-9])[A-Z0-9][A-Za-z0-9]*(-[A-Za-z0-9]+)*"
"""What may be printed as one, before the name in quotes."""
_TEXT = r'("[^"\n]*"|[^"#\n])*'
IN_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Numbers as people write them; the language has digits."""


def one_of(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first."""
    ordered = sorted(words, key=lambda word: (-len(word), word))
    return "(" + "|".join(word.replace(" ", " +") for word in ordered) + ")" + _END


def terminals() -> str:
    """The terminal definitions that complete `grammar/mars.lark`. The number is the priority."""
    reserved = one_of(RESERVED)
    name = rf"(?!{reserved}|{SIGNED}){_WORD}"
    either = rf"{name}( *\/ *{name})+"
    patterns = {
        "SCOPE.4": rf"{one_of(SCOPES)}(?= *:)",
        "RANK.4": one_of(RANKS),
        "REFUSED.4": one_of(["it is refused"]),
        **{f"{terminal}.3": one_of(words) for terminal, words in PHRASES.items()},
        "NEXT.2": rf"next{_END}",
        "LABEL.3": rf"((?!{one_of(STRUCTURE)}){_WORD}|{name} +{name}|{RENT})(?= *:)",
        "ANSWERS.3": rf"answers{_END}{_TEXT}",
        "EXTREME.4": rf"(the +)?{EXTREME} +of +{name}( +{name})*( *, *{name}( +{name})*)+",
        "_ONE_OF.4": r"(choose +)?(one|1) +of(?= *:)|choose +(one|1)(?= *:)",
        "SOME_OF.4": r"(choose +)?(up +to +[1-9]|[2-9]) +of(?= *:)",
        "LOT.4": r"by +chance +[0-9]+ +to +[0-9]+(?= *:)",
        "OFTEN.4": rf"([2-9]|[1-9][0-9]) +times +per +(generation|game){_END}",
        "CHOOSE_ONE.4": rf"choose +((an?|1|one) +(({either} +)?tag|{CHOSEN})|{either})(?= *:)",
        "CHOOSES.3": r"chooses?(?= *:)",
        "CHOOSE.3": rf"choose{_END}{_TEXT}",
        "MAP.3": r'rows *(#[^\n]*)?((\n *(#[^\n]*)?)*\n +[^\s\w"#(:,\/][^\n]*)+',
        "CODE.3": (rf'([0-9]+|{CARD_NUMBER}(?= +")){_END}(?!%)'),
        **{f"{terminal}.2": one_of(words) for terminal, words in KEYWORDS.items()},
        "VERB.2": one_of(VERBS),
        "DOES.2": one_of(DOES),
        "DID.3": one_of(DID),
        "DONE.2": one_of(DONE),
        "PRODUCTION.2": SIGNED,
        "NUMBER.2": rf"{_SIGN}?([0-9]+X?|X)%?{_END}",
        "NAME.1": rf"{COUNTS}|{name}",
        "STRING.1": r'"[^"\n]*"',
    }
    return "".join(f"{terminal}: /{pattern}/\n" for terminal, pattern in patterns.items())
