"""What people say of the first time in a generation, of what is dearer for others, and for a while;
of what is so many on a card, of markers, and of the actions of others; of what is counted.

In: nothing. Out: `COUNTED` and `LASTING`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DOES, IN_WORDS
from dsl.mistakes.rows.bricks import GOODS, MONEY, THIRD, VERB, Rows

_EACH = r"(?:each|every|a|in each|in a|per) generation"
_ONCE = rf"(?:once {_EACH}|the first time {_EACH})"
_GAME = r"(?:once )?(?:per|each|a|in a|in the|this) game"
_WHO = r"(?:you|anyone|an opponent|any player|each player)"
_THEY = r"(?:your |all |the )?opponents"
_CARDS = r"((?:\S+ )*?cards?)"
_SO_MUCH = r"(\d+)(?: \S+)? (more|less)"
_A_WHILE = (
    r"(?:for |during )?(?:this generation"
    r"|(?:until )?(?:the )?(?:end|rest) of (?:(?:the|this) )?generation)"
)

_PAYS = (
    r"(?:for|towards?|when (?:you )?(?:play|pay for|playing|paying for|buy|buying|build)"
    r"|when used (?:for|on))"
)

_AT_END = r"(?:at|by) (?:the )?(?:end of (?:the )?game|game end)"
_SOME_VP = r"(?:you )?(?:gain |gets? )?(?:vp (\d+)|(\d+) ?(?:VPs?|vps?|victory points?))"

_NEXT = r"(?:(?:at|in|during|on)(?: the)? )?(?:(?:start|beginning) of (?:the )?)?(?:the )?next"
_THIS = r"(?:this|the) generation"


def _fewer(count: str, things: str) -> str:
    """`unless you have 3 cities`, `unless you have a city`."""
    many = int(count) if count.isdecimal() else 1
    return f"if max {many - 1} {things}" if many > 1 else f"if no {things}"


_SEVERAL = (
    rf"(?:your |the )?next ({'|'.join(('[2-9]', *IN_WORDS[1:]))}) "
    r"((?:\S+ )*?(?:cards|events|projects|conversions|milestones|awards))"
    r"(?: (?:that )?you (?:play|use|claim|fund))?(?: this generation)?(?: that you play)?"
)
"""The next of them, so many."""


def _of_several(match: re.Match[str]) -> str:
    """`next 2 cards this generation: `, whatever number is said in words."""
    number = match[1]
    number = number if number.isdigit() else str(IN_WORDS.index(number) + 1)
    return f"next {number} {match[2]} this generation: "


def _they_cost(match: re.Match[str]) -> str:
    return f"{_of_several(match)}they cost {match[3]} {match[4]}"


def _are_within(match: re.Match[str]) -> str:
    return f"{_of_several(match)}global requirements are within {match[3]} steps"


def _are_ignored(match: re.Match[str]) -> str:
    return f"{_of_several(match)}{match[3] or ''}requirements are ignored"


def _ignored_for(match: re.Match[str]) -> str:
    several = re.search(_SEVERAL, match[0])
    return f"{_of_several(several) if several else ''}{match['which']}requirements are ignored"


_PAYEE = r"(?:an|any) opponent|that player|the owner of this card"
COUNTED: Rows = (
    (
        rf"\b{_SEVERAL}[:,]? (?:(?:they|it|each) )?(?:each )?costs? (?:you )?(\d+){MONEY} "
        r"(less|more)(?: each)?$",
        _they_cost,
    ),
    (
        rf"\b{_SEVERAL}[:,]? (?:are|have) \+(\d+) or -\d+.*$",
        _are_within,
    ),
    (
        rf"\b{_SEVERAL}:?,? (?:they )?(?:may |can )?ignore (?:all |the |their |its )?"
        r"((?:\S+ )?)requirements$",
        _are_ignored,
    ),
    (
        r"\b(?:you may |you can )?ignore (?:all |the |any )?(?P<which>(?:\S+ )?)requirements "
        rf"(?:for|of|on|when (?:you )?play(?:ing)?) {_SEVERAL}$",
        _ignored_for,
    ),
    (r"^(?:effect: )?(?:whenever|each time|every time) (?=[^:]*(?:, |: |$))", "when "),
    (
        rf"\bpay (\d+){MONEY} to ({_PAYEE}) ->",
        r"pay \1, (\2: gain \1 megacredits) ->",
    ),
    (
        rf"\b(?:spend|give|lose) (\d+ [^\W\d]\S*) to ({_PAYEE}) ->",
        r"spend \1, (\2: gain \1) ->",
    ),
    (r"\bon (?:(?:a|any|one|1) |any (?:one|1) )single (?=(?:[^\W\d]\S* )?card\b)", "on a "),
    (r"\bon (?:any )?(?:one|1) (?=(?:[^\W\d]\S* )?card\b)", "on a "),
    (r"\bspend (\d+ [^\W\d]\S*) to (?=(?:an|any|that) (?:opponent|player)\b)", r"lose \1 to "),
    (r"\b(?:all|each) (?:of )?your opponents (?!may)", "each opponent "),
    (r"\bgain (\d+) plus X ([^\W\d]\S*)", r"gain X \2, gain \1 \2"),
    (r"\bgain that (?:many|much) ([^\W\d]\S*) plus (\d+)$", r"gain X \1, gain \2 \1"),
    (r"\bin their hands?\b", "in hand"),
    (r"\braise (?:your )?([^\W\d]\S*) (?=per \d|for (?:each|every) )", r"raise \1 1 "),
    (
        r"^((?:trade|build|colony|bonus): )\+(\d+|X) ([^\W\d]\S*) production$",
        r"\1production +\2 \3",
    ),
    (r"^((?:trade|build|colony|bonus): )(?=(?:\d+|X) (?!.*\bproduction\b))", r"\1gain "),
    (r"^effect: at (?:the )?(?=(?:end|start|beginning) of )", "at the "),
    (
        r"^(action: |once: |)for (?:each|every) ([^:,]+), ([^:,]+?)((?:, max \d+)?)$",
        r"\1\3 per \2\4",
    ),
    (r",? \(?rounded down\)?$|,? if possible$", ""),
    (r",? (?:right now|now|immediately|at once)$", ""),
    (r"^at the end of (?:each|every) generation[,:] (?:if you have )", "at production phase: if "),
    (r"^at the end of (?:each|every) generation[,:] ", "at production phase: "),
    (
        r"\bto one of (?:your|their|his|her|his or her) (?:own )?cards\b",
        "to a card",
    ),
    (r"\btake two (?=(?:more|extra|additional) actions)", "take 2 "),
    (
        rf"^(each (?:player|opponent)) ({THIRD}) ([^:,]*?) unless (?:they|he|she) "
        r"(?:have|has|owns?) (?:an? )?([^:,]+)$",
        lambda m: f"{m[1]} with no {m[4]}: {DOES.get(m[2], m[2])} {m[3]}",
    ),
    (
        r"^(?:at (?:the )?(?:end of the game|game end)[,:] )?(?:(?:each|every) )?(\d+ )?([^\W\d]\S*"
        r"(?: here| on this card)) (?:counts?(?: as)?|is worth|are worth|scores?|gives?) "
        r"(\d+) (?:VPs?|vp|points?|victory points?)(?: at (?:the )?(?:end of the game|game end))?$",
        r"vp \3 per \1\2",
    ),
    (
        r"^(?!effect)([^\W\d]\S*) is worth (\d+)(?: M€)? (?:extra|more)(?: M€)?(?: for you)?"
        r"(?: if (?:you (?:own|have) )?(?:at least )?([^:,]+))?$",
        lambda m: f"effect: {m[1]} is worth {m[2]} more" + (f" if {m[3]}" if m[3] else ""),
    ),
    (r"\b(?:a )?(?:higher|greater|larger) ([^\W\d]\S*(?: production)?) than\b", r"more \1 than"),
    (r"\b(?:a )?(?:lower|less|smaller) ([^\W\d]\S*(?: production)?) than\b", r"fewer \1 than"),
    (
        r"^((?:[^:]*: )?)((?:(?!\bthen\b)[^:,])*?),? unless (?:you (?:have|own) )?"
        r"(?:at least )?(\d+|an?|any) ([^:,]+)$",
        lambda m: f"{m[1]}{_fewer(m[3], m[4])}: {m[2]}",
    ),
    (
        r"^unless (?:you (?:have|own) )?(?:at least )?(\d+|an?|any) ([^:,]+)[:,] ",
        lambda m: f"{_fewer(m[1], m[2])}: ",
    ),
    (
        r"\bif you (?:do not|don't) (?:have|own) (?:at least )?(\d+|an?|any) ([^:,]+)[:,] ",
        lambda m: f"{_fewer(m[1], m[2])}: ",
    ),
    (
        rf"^{_AT_END}:?,? if (?:you have )?([^:,]+?)[:,] {_SOME_VP}$",
        lambda m: f"vp {m[2] or m[3]} if {m[1]}",
    ),
    (
        rf"^if (?:you have )?([^:,]+?) {_AT_END}[:,] {_SOME_VP}$",
        lambda m: f"vp {m[2] or m[3]} if {m[1]}",
    ),
    (
        r"^vp (-?\d+) if you (?:do not|don't) (?:have|own|control) (?:at least )?(\d+|an?|any) "
        r"([^:,]+)$",
        lambda m: f"vp {m[1]} {_fewer(m[2], m[3])}",
    ),
    (r"\bif you (?:have|own|control) no (?=[^\W\d])", "if no "),
    (
        r"\bif (you|that player|an opponent) (?:have|has)(?: not|n't)(?: yet)? passed(?: yet)?"
        r"(?=$|[:,])",
        r"if \1 did not pass this generation",
    ),
    (r"^requires (?!chairman$)([^\W\d]+(?: tag)?)$", r"requires 1 \1"),
    (
        r"^vp (?:equal to|is) (?:the number of |your )?([^\W\d]+?(?<!ie))s?\b",
        r"vp 1 per \1",
    ),
    (r"^vp half (?:of )?(?:the (?:number|amount) of |your )?(?=\S)", "vp 1 per 2 "),
    (
        r"\b(requires|if) (\d+) tags of (?:the )?(?:types? )?([^\W\d]+) (?:or|and/or) ([^\W\d]+)$",
        r"\1 \2 \3/\4 tags",
    ),
    (r"\b((?:lose|spend|discard|remove) all) your (?=\S)", r"\1 "),
    (r"\bbuild an? colony for free\b", "place a colony"),
    (r"^(when (?:anyone|an opponent)) builds an? colony[,:] ", r"\1 places a colony: "),
    (
        r"\bplace 2 (cit|greener)ies (?:next|adjacent) to each other$",
        r"place 1 \1y then place 1 \1y adjacent to it",
    ),
    (r"\b(add \d+ ([^\W\d]+?)s? to each) (?:of )?your \2 cards$", r"\1 card"),
    (r"\b(production [+-]\d+) of each(?= ->|,|$)", r"\1 of each standard resource"),
    (r"\bif X (?:is |>= ?)?(?:at least )?(\d+)(?: or more)\b", r"if X \1"),
    (r"\bif X (?:is at least|>=) ?(\d+)", r"if X \1"),
    (r"\bif X (?:is at most|<=) ?(\d+)", r"if X max \1"),
    (r"\bif X is (\d+) or (?:less|fewer)\b", r"if X max \1"),
    (r"\bif X (?:is|=) (\d+)", r"if X exactly \1"),
    (r"\bwith (?:vp|VP|victory points?)(?! ?(?:min|max|exactly|\d))", "with vp min 0"),
    (r"\b(?:total|combined) production\b|\bproduction of all resources\b", "production"),
    (
        rf"\bmost {GOODS} (?:plus|and) {GOODS} (?:plus|and) {GOODS} tags$",
        r"most \1 tags plus \2 tags plus \3 tags",
    ),
    (rf"\bmost {GOODS} (?:plus|and) {GOODS} tags$", r"most \1 tags plus \2 tags"),
    (
        r"\b(\w+ all) (?:except|but) (\d+) ((?:[^\W\d][\w-]* )?[^\W\d][\w-]*)"
        r"(?=$|,|\)| (?:->|then|or|from|in|otherwise)\b| ->)",
        r"\1 \3 except \2",
    ),
    (  # what is said of an X stands behind what it is chosen for
        rf"(\bX\b.*(?:->|\bthen) )({VERB} [^:]+?),? (?:but )?(?:only )?if (X [^:]+)$",
        r"\1if \3: \2",
    ),
    (
        r"\blose (\d+|X) production of (?!(?:one|each|any|all)\b)([^\W\d]\S*)",
        r"lose \1 \2 production",
    ),
)

LASTING: Rows = (
    (
        r"^(?:your |the )?next ((?:[^\W\d]+ )?(?:card|event|standard project))"
        rf"(?: (?:that )?you (?:play|use|buy))?( {_THIS})?(?:: it|,? it|:)? costs? (?:you )?(\d+)"
        rf"{MONEY} (less|more)( {_THIS})?$",
        r"next \1 this generation: it costs \3 \4",
    ),
    (r"^until (?:the )?(?:next|the following) generation[:,]? ", "effect this generation: "),
    (
        r"^effect: (?:research |drawn |bought )cards cost (?:you )?(?:only )?(\d+)"
        rf"{MONEY}(?: each)?(?: to (?:buy|keep))?$",
        r"effect: card price is \1",
    ),
    (
        r"^effect: (?:(?:placing|tiles placed) (?:next|adjacent) to )?(?:adjacent )?oceans? "
        rf"gives? (?:you )?(\d+)(?: (?:more|extra|additional){MONEY}|{MONEY} (?:more|extra))$",
        r"effect: ocean bonus is \1 M€ more",
    ),
    (
        r"^effect: you (?:may|can) play cards from (?:the |your )?discards?(?: pile)?$",
        "effect: you may play cards in the discards as cards in hand",
    ),
    (
        r"^effect: (?:each |every |all )?((?:[^\W\d]+ )?cards?|events?|standard projects?) costs? "
        rf"(?:your |all |the )?(?:opponents?|other players) (\d+){MONEY} (more|less)(?: to play)?$",
        lambda m: f"effect: each opponent: {m[1].removesuffix('s')}s cost {m[2]} {m[3]}",
    ),
    (
        r"\badd (\d+) ([^\W\d]+) (?:here|to this card) or (?:to )?(another|a|any)( other)? card$",
        lambda m: f"add {m[1]} {m[2]} here or add {m[1]} {m[2]} to another card",
    ),
    (
        r"\bgain (\d+) influence (?:for )?this generation$",
        r"effect this generation: influence is \1 more",
    ),
    (
        rf"^(effect: .*\bworth \d+(?: [^\W\d]\S*)? (?:more|extra)) {_PAYS} (?:an? )?(\S+ )?cards?$",
        lambda m: f"{m[1]} on {m[2] or ''}cards",
    ),
    (
        rf"^(effect: .*\bworth \d+(?: [^\W\d]\S*)? (?:more|extra)) {_PAYS} (?:an? )?(events?)$",
        r"\1 on events",
    ),
    # what is so many on a card, half of a cost, markers, the actions of others
    (
        r"^when(?:ever)? this card (?:has|holds|reaches) (\d+)(?: or more)? "
        r"([^\W\d]+?)(s?)(?: on it)?: ",
        r"when you add 1 \2 to this card: if \1 \2\3 here: ",
    ),
    (
        r"\bplace (?:one|1|an?) (?:of your )?(?:player )?(?:cubes?|markers?)"
        r"(?= on an? [^,:>]*\barea\b)",
        "place marker",
    ),
    (r"\bplace (?:one|1|a) (?:of your )?(?:player )?cubes?(?= here| on )", "place 1 marker"),
    (
        r"\b(?:copy|use|repeat|perform) (?:an |the )?action (?:from|of|on) (?:an? )?"
        r"(?:(?:another |other )?(?:opponent|player)'s (?:blue |active )?card"
        r"|card of (?:an opponent|another player))",
        "use the action of a card of an opponent",
    ),
    (
        r"\bset your ([^\W\d]\S*) production to (?:0|zero)(?:,? and|,? then|,| ->) gain (\d+) "
        r"([^\W\d]\S*) (?:for|per) each(?: step)?(?: lost)?$",
        r"gain \2 \3 per \1 production then lose all \1 production",
    ),
    (r"\bset your ([^\W\d]\S*) production to (?:0|zero)\b", r"lose all \1 production"),
    (r"\beffect this generation: when ", "this generation when "),
    (
        rf"^(?:effect )?{_NEXT} generation[:,] ?(?=[^:>]* (?:costs?|is|are) [^:>]*$)",
        "at next research phase: effect this generation: ",
    ),
    (r"^effect (?:this game|until (?:the )?end of (?:the )?game): ", "effect: "),
    (rf"^{_THIS}: when ", "this generation when "),
    (rf"(^|: |-> |then ){_NEXT} generation[,:] ?", r"\1at next research phase: "),
    (
        rf"(^|: |-> |then ){_NEXT} (production|research|action)(?: phase)?[,:] ?",
        r"\1at next \2 phase: ",
    ),
    (r"^at the end of the generation[,:] ?", "at production phase: "),  # an event has it once
    (rf"(^|: |-> |then )at the end of {_THIS}[,:] ?", r"\1at next production phase: "),
    (
        rf"(^|: |-> |then )(?:(?:until|for|during) )?(?:the (?:end|rest) of )?{_THIS},? "
        r"(?:when|whenever|each time|every time) ",
        r"\1this generation when ",
    ),
    (r"^effect this generation: when ([^:,]*?)[:,] ?", r"this generation when \1: "),
    (rf"^when ([^:,]*?) {_THIS}[:,] ?", r"this generation when \1: "),
    (
        rf"(?:the )?next time (?:that )?([^:,]*?) {_THIS}[:,] ?",
        r"next time this generation \1: ",
    ),
    (rf"(?:the )?next time (?:that )?(?!this generation)({_WHO} [^:,]*?)[:,] ?", r"next time \1: "),
    (rf"(^|: )when ({_WHO}) next ([^:,]*?)[:,] ?", r"\1next time \2 \3: "),
    (rf"^(?:effect: )?{_ONCE}[:,]? (?:that |when )?({_WHO} )", r"once per generation when \1"),
    (
        rf"^(?:effect: )?(?:{_EACH},? )the first time (?:that )?({_WHO} [^:,]*?)[:,] ",
        r"once per generation when \1: ",
    ),
    (
        rf"^(?:effect: )?the first time (?:that )?({_WHO} [^:,]*?) {_EACH}[:,] ",
        r"once per generation when \1: ",
    ),
    (
        rf"^(?:effect: )?when ({_WHO}) first ([^:,]*?) {_EACH}[:,] ",
        r"once per generation when \1 \2: ",
    ),
    (
        rf"^(?:effect: )?(?:the )?first time (?:that )?you have (\d+ {GOODS} tags?)"
        r"(?: in play)?[:,] ",
        lambda m: f"once per game when you play a {m[1].split()[1]} tag: if {m[1]}: ",
    ),
    (
        r"^(?:effect: )?(?:the )?first time (?:that )?you have (\d+) cit(?:y|ies)[:,] ",
        r"once per game when you place a city: if \1 cities: ",
    ),
    (
        rf"^(?:effect: )?(?:{_GAME},? )?(?:the )?first time (?:{_GAME} )?(?:that )?({_WHO} [^:,]*?)"
        rf"(?: {_GAME})?[:,] ",
        r"once per game when \1: ",
    ),
    (
        rf"^(?:effect: )?(?:{_GAME}|once)[:,]? (?:that |when )({_WHO} )",
        r"once per game when \1",
    ),
    (
        rf"^(?:effect: )?when ({_WHO}) first ([^:,]*?)(?: {_GAME})?[:,] ",
        r"once per game when \1 \2: ",
    ),
    (
        rf"^(?:effect: )?when ([^:,]*?)(?: for the first time(?: {_GAME})?|,? {_GAME})[:,] ",
        r"once per game when \1: ",
    ),
    (
        rf"^(?:effect: )?when ([^:,]*?)(?: for the first time {_EACH}|,? {_ONCE})[:,] ",
        r"once per generation when \1: ",
    ),
    (
        rf"^(effect[^:]*): {_CARDS} costs? {_SO_MUCH} for {_THEY}$",
        r"\1: each opponent: \2 cost \3 \4",
    ),
    (
        rf"^(effect[^:]*): {_CARDS} costs? {_THEY} {_SO_MUCH}$",
        r"\1: each opponent: \2 cost \3 \4",
    ),
    (
        rf"^(effect[^:]*): {_THEY} pay {_SO_MUCH} for {_CARDS}$",
        r"\1: each opponent: \4 cost \2 \3",
    ),
    (
        rf"^(effect[^:]*): {_THEY}' {_CARDS} cost {_SO_MUCH}$",
        r"\1: each opponent: \2 cost \3 \4",
    ),
    (
        r"^(?:effect: )?(?:(?:the|your) )?first ((?:[^\W\d]\S* )?card|event)"
        rf"(?: (?:that )?you play)?(?: of)? {_EACH} costs? (?:you )?(\d+)(?: \S+)? less$",
        r"at action phase: next \1 this generation: it costs \2 less",
    ),
    (
        r"^(?:effect: )?(?:you (?:may|can) )?keep (?:your )?(?:unspent |all )?energy"
        r"(?: (?:at|in|during) (?:the )?production(?: phase)?)?$",
        r"effect: you may exchange energy for heat at production phase",
    ),
    (
        r"\bdraw (?:cards )?(?:until you have|up to) (\d+)(?: cards)?(?: in hand)?$",
        r"draw \1 cards minus 1 per card in hand",
    ),
    (
        rf"^(|.*(?:: |-> |then )){_A_WHILE}[,:]? (?=(?:each \w+: )?[^:]* (?:costs?|is|are) [^:]*$)",
        r"\1effect this generation: ",
    ),
    (
        rf"^(|.*(?:: |-> |then ))([^:>]* (?:costs?|is|are) [^:>]*?),? {_A_WHILE}$",
        r"\1effect this generation: \2",
    ),
)

# ---- what a card remembers, and what it makes easier
