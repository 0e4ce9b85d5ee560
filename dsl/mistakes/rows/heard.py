"""What people say of what is heard: when, how often, of how much at once; of things that something
happens to, of what is paid, and of cards revealed until one is found.

In: nothing. Out: `HEARD`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DID, DOES, DONE
from dsl.mistakes.rows.bricks import MONEY, THING, THIRD, VERB, Rows, article, one

_COMES = r"\b(?P<when>when (?:you|anyone|an opponent) (?:gain|spend|lose|add|remove)s?)"


def _at_once(said: re.Match[str]) -> str:
    """`when you gain 3 or more plants at once`."""
    known = said.groupdict()
    return f"{said['when']} min {known.get('more') or said['some']} {said['what']}"


_BY = r"(you|an opponent|any opponent|anyone|any player|another player)"


_UNTIL = r"(?:reveal|draw) cards until (?:you (?:reveal|draw|find|get|have) )?"


_AND = r"(?:[,.]? (?:and |then )?(?:take|keep|draw) (?:it|that card)(?: into (?:your )?hand)?)?"


_REST = r"(?:[,.]? (?:and |then )?discard (?:all )?(?:the )?(?:rest|others?|other cards))?"


_MONEY = r"(?: (?:M€|MC|megacredits?))?"


_THIRD = {base: form for form, base in DOES.items() if form != base}


_BASE = {**DID, **DONE}


def _active(said: re.Match[str]) -> str:
    """`when temperature is raised by an opponent`."""
    base = _BASE.get(said[2])
    if base is None:
        return said[0]
    return f"when {said[3]} {base if said[3] == 'you' else _THIRD[base]} {said[1]}"


def _plays_it(said: re.Match[str]) -> str:
    """`when you gain a space tag`."""
    return f"{said[1]} play{'' if said[1] == 'when you' else 's'} {said[2]}"


def _by_anyone(said: re.Match[str]) -> str:
    """`when a microbe is added to any card`."""
    base = _BASE.get(said[3], "raise")
    what = article(said[2]) if said[1] else said[2]
    return f"when anyone {_THIRD[base]} {what}{said[4].replace(' any ', ' a ')}"


_YOURS = r"(?:your |their |its |his )?"


def _either_way(said: re.Match[str]) -> str:
    """`change the temperature by 1 step up or down`."""
    many = said[2] or said[3] or "1"
    return f"raise {said[1]} {many} or lower {said[1]} {many}"


def _for_each(said: re.Match[str]) -> str:
    """`spend any amount of heat to gain 2 plants for each`."""
    many = "" if said[2] == "1" else said[2]
    return f"spend X {said[1]} -> gain {many}X {said[3]}"


def _one_for_one(said: re.Match[str]) -> str:
    one = said[1].removesuffix("s")
    return f"gain 1 {one} per {one}"


def _takes(said: re.Match[str]) -> str:
    return f"when {said[1]} use{'s' * (said[1] != 'you')} "


def _beyond(said: re.Match[str]) -> str:
    """`if temperature is below 0`: what is no level of the track is told as the next one."""
    level = int(said[4])
    if said[3] in ("below", "under", "lower than", "colder than", "less than"):
        return f"{said[2]} max {level - 1}"
    return f"{said[2]} {level + 1}"


_GENERATION = r"(?:each|every|the|this|a|per) generation"


def _bought(said: re.Match[str]) -> str:
    """`draw 5 cards, buy up to 2`, which are looked at."""
    many = said[2] or said[1]
    return f"look at {said[1]} cards then buy up to {many} of them"


HEARD: Rows = (
    # all of something is given up, which is counted before
    (
        r"\b(?:spend|lose) all (?:your )?((?!cards?\b)[^\W\d][\w-]*) (?:->|then) "
        r"gain (\d*)X ([^\W\d]\S*)$",
        lambda m: f"gain {m[2] or 1} {m[3]} per {one(m[1])} then lose all {m[1]}",
    ),
    (
        r"\b(?:spend|lose|remove) all (?:the )?([^\W\d][\w-]*) here (?:->|then) "
        r"gain (\d*)X ([^\W\d]\S*)$",
        lambda m: f"gain {m[2] or 1} {m[3]} per {one(m[1])} here then remove all {m[1]} here",
    ),
    (
        r"\b(?:draw|look at) (?:the top )?(\d+) cards(?: from the deck)?(?:,? then|,? and|,|:) "
        r"(?:you )?(?:may |can )?buy (?:up to (\d+)|any number|any|as many as you like)"
        r"(?: of (?:them|those))?"
        r"(?:(?:,? and|,? then|,) discard (?:the (?:rest|others?|other cards)|all others))?$",
        _bought,
    ),
    (
        r"^(?:effect: )?(?:for )?(?:each|every) ([\w-]+(?:(?:/| or |, )[\w-]+)*) tag (?:that )?"
        r"you play(?:,? \(?including (?:this|these)(?: one| tags?)?\.?\)?)?[,:]? (?:you )?",
        lambda m: f"when you play {article(re.sub(', | or ', '/', m[1]))} tag: ",
    ),
    (
        r"^((?:once|action): )?(?:effect )?this generation[,:]? (?:you (?:may|can) )?ignore "
        r"(?:all |the )?((?:global |temperature |oxygen |ocean |tag )?)requirements?$",
        r"\1effect this generation: \2requirements are ignored",
    ),
    (
        r"\bincrease (?:all|each)(?: of)?(?: your)? productions? (\d+)(?: steps?)?$",
        r"production +\1 of each standard resource",
    ),
    (
        r"\b(gain|draw) (?:X )?([^\W\d]+?)s?,? (?:where X is|equal to)(?: the)?(?: number of the)?"
        r"(?: current)? generation(?: number)?$",
        r"\1 1 \2 per generation",
    ),
    (
        r"\b(gain|draw) (\d+ [^\W\d]\S*),? or,? if ([^,:]+), (?:gain |draw )?(\d+) (\S+)"
        r"(?: instead)?$",
        r"if \3: \1 \4 \5 otherwise \1 \2",
    ),
    (
        r"^when (?:(an? |any )|the )?([^\W\d]\S*(?: tag)?) (?:is|are|gets) "
        r"(raised|increased|added|removed|gained|lost|spent|drawn|discarded|claimed|funded)"
        r"((?: (?:to|from|on|in) (?!your\b)[^:,]*)?)(?=:)",
        _by_anyone,
    ),
    (r"^(when (?:you|anyone|an opponent)) (?:gain|get)s? (an? [^\W\d]\S* tag)(?=:)", _plays_it),
    (
        r"^(when (?:you|anyone|an opponent)) (take|perform|do|use)(s?) (?:an action|the action)"
        r"(?: (?:on|of) (an? (?:\S+ )?card))?(?=:)",
        lambda m: f"{m[1]} use{m[3]} the action of {m[4] or 'a card'}",
    ),
    (r"^(when (?:you|anyone|an opponent)) pay(s?) with (?!a\b)([^\W\d]\S*)(?=:)", r"\1 spend\2 \3"),
    (r"^(when [^:]*) on a (?:placement )?bonus(?=:)", r"\1 on an area with a bonus"),
    (
        r"^when you (?:get|gain|receive|take|collect) (?:an? |the )?placement bonus(?:es)?(?=:)",
        "when you place a tile on an area with a bonus",
    ),
    (r"^when (?:all players|everyone|everybody) (?:has|have) passed(?=:)", "at production phase"),
    (
        r"^when you become (?:the )?first player(?=: )",
        "at research phase: if you are the first player",
    ),
    (r"^when you reach (\d+) (?:terraform )?rating(?=:)", r"when your rating reaches \1"),
    (r"^when (?:your )?rating (?:is|gets to) (\d+)(?=:)", r"when your rating reaches \1"),
    (r"^when the ruling party changes(?=:)", "when a party becomes the ruling party"),
    (
        r"^at (?:the )?(?:start of )?generation (\d+): ",
        r"at research phase: if generation exactly \1: ",
    ),
    (
        r"^(when [^:]* plays? an? [^:]*: .*?)\breturn (?:it|that card) to (?:your |the )?hand$",
        r"\1move that card to hand",
    ),
    (
        r"^(when [^:]* plays? an? [^:]*: .*?)\bput (?:it|that card) (?:under|on|onto) this card$",
        r"\1move that card to here",
    ),
    (
        r"^when you (?:pass first|are (?:the )?first (?:player )?to pass)[:,] ",
        "when you pass: if no opponent passed this generation: ",
    ),
    (
        r"^(when .*), (?:but |up to |at most |max(?:imum)? |only )*once "
        r"(?:per|each|a|every) generation$",
        r"once per generation \1",
    ),
    (
        rf"\bwhen (?:you|your)\b (?:place|build) (?:a tile )?(?:adjacent|next) to an ocean[:,] "
        rf"gain (\d+) (?:more|additional|extra) ?({THING})?$",
        lambda said: (
            "when you place a tile adjacent to an ocean: gain "
            f"{said[1]} {said[2] or 'megacredits'} per ocean adjacent to it"
        ),
    ),
    (
        rf"{_COMES} (?:at least (?P<some>\d+)|(?P<more>\d+) or more) (?P<what>(?!tags?\b)[^:,]+?)"
        r"(?: at once| at a time)?(?=:| or )",
        _at_once,
    ),
    (
        rf"{_COMES} (?P<some>\d+) (?P<what>[^\W\d]\S*) or more(?: at once| at a time)?(?=:)",
        _at_once,
    ),
    (
        r"\b(when (?:you|anyone|an opponent) raises? [^\W\d]\S*)"
        r" (?:at least (\d+)(?: steps)?|(\d+) (?:steps )?or more(?: steps)?)(?: at once)?(?=:)",
        lambda said: f"{said[1]} min {said[2] or said[3]}",
    ),
    (
        rf"^(?:effect: )?discount (?:of )?(\d+){MONEY} (?:on|for) (?:all )?(.*cards.*)$",
        r"effect: \2 cost \1 less",
    ),
    (
        r"\b(cards?) (?:that|which) (?:has|have) (?=(?:an? )?(?:\S+ ){0,3}requirements?\b)",
        r"\1 with ",
    ),
    (
        r"\b(cards?) (?:that|which) requires? (?:an? |some )?([^\W\d]+)(?=:| costs?\b|$)",
        r"\1 with \2 requirements",
    ),
    (
        r"\b(?:an? )?(requirements?) (?:on|about|for) (?:the )?([^\W\d]+)(?=:| costs?\b|$)",
        r"\2 \1",
    ),
    (r"\bglobal parameter (?=requirements?\b)", "global "),
    # how often, how long, how much
    (
        r"^((?:action|once|when [^:]*): )?this generation,? you may (?=place )",
        r"\1effect this generation: you may ",
    ),
    (r"^at the (?:start|beginning) of the game[,:] ", ""),
    (
        r"^effect: you (?:start|begin) (?:each|every) generation with (\d+) "
        r"(?:extra |additional |more )?(\S+)$",
        r"at research phase: gain \1 \2",
    ),
    (
        r"^effect: (?:each(?: of)? )?your (.+?)s? (?:is|are)(?: each)? worth (\d+) "
        r"(?:extra |additional |more )?(?:VPs?|vp|points?|victory points?)(?: each)?$",
        r"vp \2 per \1",
    ),
    (
        rf"\b(?:pay|spend) (\d+){MONEY},? (?:reduced by|minus) (\d+){MONEY} "
        r"(?:for each|for every|per) ([^,:]+?),? (?:to|->) ",
        r"pay \1 minus \2 per \3 -> ",
    ),
    (
        r"\b((?:requires|if) )(?:the )?([^\W\d][\w-]*) (?:is )?"
        r"(below|under|lower than|colder than|less than|above|over|higher than|warmer than) "
        r"(-?\d+)(?: ?°?C\b|%)?",
        lambda m: m[1] + _beyond(m),
    ),
    (r"\b(lower \S+ \d+(?: steps?)?),? without (?:chang|low|affect|reduc)[^,:]*$", r"\1"),
    (
        r"\brequires (?:a |some )?production of (\d+) (?:in|of) (?:every|each|all) resources?$",
        r"requires lowest production \1",
    ),
    (r"\bmoney\b", "megacredits"),
    (r"^(?:the )?(?:highest|greatest|largest|biggest) (?!.*:)(?=\S)", "most "),
    (r"^until the end of (?:this|the) generation,? ", "effect this generation: "),
    (r"\bper generation (?:passed|played|that has passed|so far)\b", "per generation"),
    (
        rf"\b(?:spend|pay) (?:any (?:amount|number) of|X) {_YOURS}{THING}(?: ->|,? to| and) gain "
        r"(\d+) ([^\W\d]\S*) (?:for|per) (?:each|each one|each of them|each \S+|each \S+ spent)$",
        _for_each,
    ),
    (
        r"\breveal (\d+ cards)(?:,| and|, then| then) (?:buy|take) (?:a|one|1)(?: of them)? for "
        rf"(\d+){MONEY}$",
        r"reveal \1 then may pay \2 -> take 1 of them",
    ),
    (
        rf"\b(?:change|move|adjust|shift) (?:the )?{THING}(?: track)? (?:"
        r"(?:by )?(\d+) steps? (?:up|upwards) or (?:down|downwards)"
        r"|up or down(?: by)?(?: (\d+) steps?)?)",
        _either_way,
    ),
    (rf"\bdouble (?:all )?your {THING}$", _one_for_one),
    (
        r"\buse (?:the|an) action of (?:a|another|any) card again$",
        "use the action of a card used this generation",
    ),
    (r"^(effect[^:]*: opponents may not) steal (?=your )", r"\1 remove "),
    (
        rf"^effect: (?:other players|(?:your )?opponents|each opponent|an opponent) pays? you (\d+)"
        rf"{MONEY} when (?:they|he or she|he|she) ((?:{VERB}|{THIRD})) (.*)$",
        lambda m: (
            f"when an opponent {_THIRD.get(m[2], m[2])} {m[3]}: "
            f"that player: lose {m[1]} megacredits to the owner of this card"
        ),
    ),
    (
        r"^when you (?:gain|get) ([^\W\d]+)(?: or ([^\W\d]+))? "
        r"from (?:placing )?(?:a |the )?(?:tiles?|placement bonus(?:es)?)[,:] ",
        lambda m: f"when placing gives you {m[1]}{'/' + m[2] if m[2] else ''}: ",
    ),
    (r"^(when placing gives you .*: gain 1) more$", r"\1 of that resource"),
    (
        r"^when placing gives you (?:an? |1 )?cards?[,:] ",
        "when you place a tile on an area with a card bonus: ",
    ),
    (r"\b(?:you )?(?:get|gain|receive) (\d+ [^\W\d][^\s,:]*) back\b", r"gain \1"),
    (
        r"^when your (TR|rating) (?:increases|is raised|goes up)[,:] ",
        r"when you raise \1: ",
    ),
    (
        r"^when (you raises? [^\W\d]\S*): (gain|lose|add|draw) (.*?) "
        r"(?:for each|for every|per) step$",
        r"when \1 1: \2 \3",
    ),
    (
        r"\bwhen you are (?:the )?first (?:player |one )?(?:to pass|who passes)"
        r"(?: in a generation)?: ",
        "when you pass: if no opponent passed this generation: ",
    ),
    (
        r"\bwhen you (?:gain|get|increase) (?:a |1 )?(?:rating|TR)(?=:| or )",
        "when you raise rating",
    ),
    (
        r"\bwhen (?:your |you have your )((?:\w+ )?production) (?:is |goes |gets )?"
        r"(?:lowered|reduced|decreased|down)(?=:| or )",
        r"when you lose \1",
    ),
    (
        r"\bwhen (?:any )?resources? (?:is|are) removed from (?:one of )?your cards?(?=:| or )",
        "when an opponent removes your resources",
    ),
    (
        r"^(?:effect: )?when (you|anyone|an opponent) (plays?|places?|uses?) (?:your|their|the) "
        rf"first ([^:,]*?) (?:of |in |during )?{_GENERATION}: ?",
        lambda m: f"once per generation when {m[1]} {m[2]} {article(m[3])}: ",
    ),
    (
        r"^(?:effect: )?(?:for |when you play )?the first ([^:,]*?) (?:that )?you (play|place|use) "
        rf"(?:of |in |during )?{_GENERATION}[:,] ?",
        lambda m: f"once per generation when you {m[2]} {article(m[1])}: ",
    ),
    (
        r"^when (?:anyone|someone|somebody|(?:an|any) opponent|another player) "
        r"(?:attacks|harms|hurts|damages) you(?=:| or )",
        "when an opponent removes your resources/production",
    ),
    (
        r"^when (?:anyone|someone|somebody|(?:an|any) opponent|another player) "
        r"(?:steals|takes|removes)(?: anything| something)? from you(?=:| or )",
        "when an opponent removes your resources",
    ),
    (
        r"^when you (sell) (?:patents|cards|a patent)(?=:| or )",
        lambda m: f'when you use "{m[1].capitalize()} Patents"',
    ),
    (r"^when (you|anyone|an opponent) (?:takes?|buys?) (?=a standard project)", _takes),
    (
        r"^(?:when you pass: )?if you (?:are|were) (?:the )?first(?: player| one)?(?: to pass)?"
        r"(?: this generation)?: ?",
        "when you pass: if no opponent passed this generation: ",
    ),
    (r"^when you (discard|draw)(?=:| or )", r"when you \1 a card"),
    (
        r"^(?:when (?:a|the|each|every|this) generation (?:ends|is over)"
        r"|at (?:the )?(?:generation end|end of (?:a )?generation))[:,] ?",
        "at production phase: ",
    ),
    (
        r"^at (?:the )?(?:generation start|(?:start|beginning) of (?:a )?generation)[:,] ?",
        "at research phase: ",
    ),
    (
        r"^when an? ([^\W\d]\S*) (?:is|gets) (?:added|put|placed) "
        r"(?:(?:to|on) this card|here)(?=:| or )",
        r"when you add 1 \1 here",
    ),
    (r"^when you (?:gain|get|receive) an? ([^\W\d]\S*)(?=:)", r"when you add 1 \1 to a card"),
    (rf"\bwhen (?:the )?([^:,]+?) (?:is|are) (\w+) by {_BY}(?=:| or |$)", _active),
    (
        r"\b(when (?:an|any) opponent) (?:takes|steals|removes) (?:your )?"
        r"(resources?|plants|animals|microbes|heat|energy|steel|titanium) from you(?=:| or )",
        r"\1 removes your \2",
    ),
    (
        rf"\bwhen you (?:pay|spend) (\d+){_MONEY} or more (?:for|on) a card(?=:| or )",
        r"when you play a card with cost min \1",
    ),
    (rf"\b{_UNTIL}(?:a|an|1) card with an? ([\w-]+) tag{_AND}{_REST}$", r"draw 1 \1 card"),
    (rf"\b{_UNTIL}(?:a|an|1) ([\w-]+ card|event){_AND}{_REST}$", r"draw 1 \1"),
    # what things cost
    (
        r"\bcards (?:that|which|who) cost (\d+)(?: M€| MC)? or more(?= cost)",
        r"cards with cost min \1",
    ),
    (
        r"\b(\w+ cards|cards|standard projects|milestones|awards) cost "
        rf"(?:your |the |all )?opponents (\d+){_MONEY} (more|less)$",
        r"each opponent: \1 cost \2 \3",
    ),
    (
        r"^(?:effect: )?when you play an? ((?:[\w-]+ )?)card,? (?:you )?pay "
        rf"(\d+){_MONEY} less(?: for it)?((?: per .*)?)$",
        r"effect: \1cards cost \2 less\3",
    ),
    (r"\bmilestones are free\b", "milestones cost 8 less"),
    (r"\bawards are free\b", "awards cost 20 less"),
    (
        rf"^(?:effect: )?(?:each |all )?([\w-]+?)s? here (?:is|are) worth (\d+){_MONEY}(?: each)?"
        r" (?:when (?:you )?play(?:ing)?|for|on|toward[s]?) (?:an? )?(.*?cards?)$",
        r"effect: you may spend \1s here as \2 megacredits on \3",
    ),
    (
        r"^(?:effect: )?(?:you )?(?:may|can) use ([\w-]+?s?) (?:from |on )?(?:here|this card) "
        rf"to pay for ((?:[^\W\d]\S* )?cards),? (?:each )?(?:is |being )?worth (\d+){_MONEY}"
        r"(?: each)?$",
        r"effect: you may spend \1 here as \3 megacredits on \2",
    ),
    (
        rf"^(?:effect: )?(?:you )?(?:may|can) pay for ((?:[^\W\d]\S* )?cards) with ([\w-]+?s?) "
        rf"(?:from |on )?(?:here|this card),? (?:each )?(?:is |being )?worth (\d+){_MONEY}"
        r"(?: each)?$",
        r"effect: you may spend \2 here as \3 megacredits on \1",
    ),
    (
        rf"^(?:effect: )?(?:your )?([\w-]+?s?) (?:here|on this card) (?:may|can) be "
        rf"(?:used|spent) as (\d+){_MONEY}(?: each)? (?:for|on|towards?|when playing) "
        r"((?:[^\W\d]\S* )?cards)$",
        r"effect: you may spend \1 here as \2 megacredits on \3",
    ),
    (r"\badjacent to (city|greenery)(?= |$|,)(?! area)", r"adjacent to a \1"),
    (r"\badjacent to ocean(?= |$|,)(?! area)", "adjacent to an ocean"),
)
