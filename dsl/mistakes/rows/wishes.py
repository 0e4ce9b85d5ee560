"""What people say of choices, halves, neighbours and of what they count, in sentences of their own.

In: nothing. Out: `WISHES`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DID, DOES, IN_WORDS
from dsl.mistakes.rows.bricks import MONEY, SIGN, THING, THIRD, VERB, Rows, one

_YOURS = r"(?:the |your |their |its |his )?(?:number of )?(?:your )?"
_DID = "|".join(sorted(DID))
_PER = r"\b(?:per|for each|for every)"
_PASSED = {"player": "anyone", "opponent": "an opponent"}
_PAYS = "(?:gain|lose|spend|pay|steal)"


def _half_its_cost(said: re.Match[str]) -> str:
    """In the currency, where nothing is named."""
    what = said[1] or said[2]
    return f"gain 1 {what} per 2 of its cost" if what else "gain 1 megacredit per 2 of its cost"


def _half(said: re.Match[str]) -> str:
    """`lose half of your plants`: one of every two."""
    return f"lose 1 {said[1].removesuffix('s')} per 2 {said[1]}"


def _as_much(said: re.Match[str]) -> str:
    """`gain plants equal to your energy production`: one for each."""
    return f"{said[1]} 1 {said[2].removesuffix('s')} per {one(said[3])}"


def _cost_of_it(said: re.Match[str]) -> str:
    return f"{said[1]} 1 {said[2].removesuffix('s')} per its cost"


def _some(said: re.Match[str]) -> str:
    """`choose two of the following:`: in digits."""
    number = str(1 + IN_WORDS.index(said[2].lower())) if said[2].isalpha() else said[2]
    return f"{said[1] or ''}{number} of:"


def _conditional(said: re.Match[str]) -> str:
    """`raise oxygen 2 if 3 cities, otherwise raise oxygen 1`: the condition comes first."""
    return f"if {said[2]}: {said[1]}" + (f" otherwise {said[3]}" if said[3] else "")


def _every_one(said: re.Match[str]) -> str:
    """`look at 4 cards, buy any`: as many as there are."""
    return f"look at {said[1]} cards then {said[2]} up to {said[1]} of them"


def _more(said: re.Match[str]) -> str:
    """`gain 3 steel. If you have 3 cities, gain 2 more`: of the same."""
    return f"gain {said[1]} {said[2]} then if {said[3]}: gain {said[4]} {said[2]}"


def _of_player(said: re.Match[str]) -> str:
    """`decrease any opponent's heat production 2 steps`."""
    return f"production {SIGN[said[1].lower()]}{said[4] or 1} {said[3]} of {said[2]}"


def _bounded(said: re.Match[str]) -> str:
    """`a card with cost at least 20`, `if it costs at most 5`."""
    bound = "max" if said[2] in ("at most", "no more than", "maximum", "max", "<=") else "min"
    return f"{'if its cost' if said[1].startswith('if') else said[1]} {bound} {said[3]}"


def _doubled(said: re.Match[str]) -> str:
    return f"production +1 {said[1]} per {said[1]} production"


def _delegate_moved(said: re.Match[str]) -> str:
    """`move 1 delegate from reds to greens`: one goes and one comes."""
    where = f" in {said[1]}" if said[1] else ""
    into = said[2].replace("another", "a party")
    return f"remove 1 delegate of you{where} then place 1 delegate in {into}"


WISHES: Rows = (
    (r"^(?:on |at |during )?(?:the )?set-?up(?: of the game)?[:,] ?", "at set-up: "),
    (r"^once (?:per|each|a) (generation|game), (?=when )", r"once per \1 "),
    (r"\ball ([^\W\d]\S*) but (\d+)\b", r"all \1 except \2"),
    (r"\bX ?[*x×·] ?(\d+)(?= )|\b(\d+) ?[*x×·] ?X\b", lambda m: f"{m[1] or m[2]}X"),
    (r"\b(?:twice|double) X\b", "2X"),
    (
        rf"^whoever ({THIRD}) ([^:,]*?),? ({THIRD}) (?=[^:]*$)",
        lambda m: f"when anyone {m[1]} {m[2]}: that player: {DOES.get(m[3], m[3])} ",
    ),
    (
        r"\bsteal (\d+) ([^\W\d]\S*) production from "
        r"(any player|an opponent|any opponent|another player)$",
        r"production -\1 \2 of \3, +\1 \2",
    ),
    (
        r"\b(look at [^,:]*?hand[^,:]*?)(?:,? then|,? and|,) (?:steal|take) (?:a|one|1) cards?$",
        r"\1 then take 1 of them",
    ),
    (
        r"\bgain (\d+) ([^\W\d]\S*)[.;,] [Ii]f (?:you have )?([^,:]+)[,:] (?:gain )?"
        r"(?:another )?(\d+)(?: more| additional)$",
        _more,
    ),
    (
        r"^(decrease|reduce|lower|increase|raise) ((?:an|any) (?:opponent|player))'s "
        r"([^\W\d]\S*) production(?: (?:by )?(\d+))?(?: steps?)?$",
        _of_player,
    ),
    (
        r"^(?:choose|pick) (?:an?|any|one|1) (player|opponent)[.:;,]? (?:[Tt]hat|[Tt]his) "
        rf"(?:player|opponent) ({THIRD}) ",
        lambda m: f"{'an' if m[1] == 'opponent' else 'any'} {m[1]}: {DOES[m[2]]} ",
    ),
    (
        r"\b(raise|lower) (?:any(?: one| 1)?|one|1|a) (?:global )?parameter"
        r"(?: of your choice)?(?: (?:by )?(\d+)(?: steps?)?)(?: of your choice)?$",
        r"\1 a parameter \2",
    ),
    (
        r"\b(raise|lower) (?:all|every|each) (?:global )?parameters?(?: by)? (\d+)(?: steps?)?"
        r"(?: each)?$",
        r"\1 each parameter \2",
    ),
    (
        r"^((?:action: |once: |when [^:]+: )?)((?:each|any|an|that|the) [^:()]*: [^:()]+?)"
        r"(,| then)(?:,? and)? you: ",
        r"\1(\2)\3 ",
    ),
    (
        rf"\b(per(?: \d+)?|when you play an?|with an?|\d) {THING} or {THING} (tags?|cards)\b",
        r"\1 \2/\3 \4",
    ),
    (
        rf"^(effect(?: this generation)?: )(?:your |all )?{THING}(?: cards)? (?:and|or) {THING} "
        r"cards cost\b",
        r"\1\2/\3 cards cost",
    ),
    (
        rf"\bproduction ([+-]\d+) {THING} or (?!{VERB}\b){THING}(?=$| ->)",
        r"production \1 \2 or \1 \3",
    ),
    (
        rf"\badd (\d+) {THING} or (?:\1 )?(?!{VERB}\b){THING} to (?:an?|any) card\b",
        r"add \1 \2 to a card or \1 \3 to a card",
    ),
    (
        r"\b(gain|lose|draw) (?!all\b|X\b|up\b|any\b|an?\b|the\b)([^\W\d][\w-]*?)s? per (?=\S)",
        r"\1 1 \2 per ",
    ),
    (rf"^(when [^:,]+), (if [^:,]+)[:,] (?={VERB} )", r"\1: \2: "),
    (
        r"^(each (?:player|opponent)): ((?:(?! or )[^:,])+?) if (?:that player|they|he or she) "
        r"(?:has|have) ([^:,]+)$",
        r"\1 with \3: \2",
    ),
    (r"\ban event costing (\d+)\b", r"an event with cost \1"),
    (
        r"\b(place [^,:>]+?) then (?=[^\W\d][\w-]* (?:adjacent to|beside|on)\b)",
        r"\1 then place ",
    ),
    (
        r"\b(milestones?|awards?)(?: (?:that )?you(?: have|'ve)?)? (?:claimed|funded)\b"
        r"(?! this (?:generation|game))",
        r"\1",
    ),
    (r"\b(?:claimed|funded) (milestones?|awards?)\b", r"\1"),
    # who has passed, what has been turned into something
    (
        rf"{_PER} (player|opponent) (?:who|that) (?:has |have )?passed(?: this generation)?"
        r"(?=$|,)",
        lambda m: f"per time {_PASSED[m[1]]} passed this generation",
    ),
    (
        rf"{_PER} (?:time|conversion of) (?:you )?(?:convert(?:ed)? )?(plants|heat)(?: (?:in)?to "
        r"[^\W\d]\S*?)? (?=this (?:generation|game))",
        lambda m: f'per "Convert {m[1].capitalize()}" used ',
    ),
    (r"^at the end of the game[,:] (?=\S)", "at game end: "),
    (  # behind a cost a number alone is exactly so much
        r"\b(if it costs?|costs?|VP|vp)(?: of)? (at least|no less than|minimum|min|>=|at most"
        r"|no more than|maximum|max|<=) ?(\d+)\b",
        _bounded,
    ),
    (r"\b(draw an? \S+) with (?:at least )?(?:1|one) (\S+) tag\b", r"\1 with a \2 tag"),
    (rf"^effect: spend {THING} as (?=\S)", r"effect: you may spend \1 as "),
    (
        r"^(effect(?: this generation)?: )(?:your )?opponents' ([^:,]+ costs? )",
        r"\1each opponent: \2",
    ),
    (
        rf"\b(an|any) (opponent|player) of your choice:? ({THIRD}) ",
        lambda m: f"{m[1]} {m[2]}: {DOES[m[3]]} ",
    ),
    (
        r"^this generation[,:]? each ([^:,]+?) (?:that )?you (place|play) (?:gives?|brings?)"
        r"(?: you)? ",
        r"this generation when you \2 a \1: gain ",
    ),
    (
        rf"^(increase|raise|decrease|lower) (?:your )?{THING} production by (?:the|your) number "
        r"of ([^:,]+?)(ies|s)?(?: (?:that )?you (?:own|have))?$",
        lambda m: f"production {SIGN[m[1]]}1 {m[2]} per {m[3]}{'y' * (m[4] == 'ies')}",
    ),
    (
        r"^(each (?:player|opponent): )?discards? (?:your|their|his|her) (?:whole |entire )?hands?"
        r"(?:,| and|, then| then)+ draws? (\d+) cards?$",
        r"\1discard all cards then draw \2 cards",
    ),
    (
        r"^this generation,? opponents (?:can ?not|can't|may not) use (?:blue|active) card "
        r"actions$",
        "effect this generation: opponents may not use actions of active cards",
    ),
    (
        r"^action: ([^:]+?)(?:,| but)? (?:only once|(?:only )?once(?: per| in the| a)? game)$",
        r"once: \1",
    ),
    (
        rf"^effect: you (?:may|can) use {THING} (?:to pay )?(?:as (?:M€|MC|megacredits?) )?"
        r"(?:for|on|when (?:you )?play(?:ing)?) (?!\d)([^:,]+)$",
        r"effect: you may spend \1 as megacredits on \2",
    ),
    (
        rf"\b(?:trade|exchange|convert|turn) up to (\d+) {THING} (?:in)?(?:to|for) "
        rf"(?:as much )?{THING}$",
        r"spend up to \1 \2 -> gain X \3",
    ),
    (
        r"\blook at (?:the )?(?:top )?(?:1 )?card(?: of the (?:deck|draw pile))?[;,.] (?:you may )?"
        r"(?:either )?buy it(?:,? or (?:else )?discard it)?$",
        "look at 1 card then may buy it",
    ),
    (
        r"^(?:increase )?production(?::| \+)? ?(\d+)(?: steps?)? of "
        r"(?:your choice|any (?:type|kind))$",
        r"production +\1 of one standard resource",
    ),
    (
        r"\brequires (?:that )?you (?:to be|are) (?:the )?(chairman|first player)\b",
        r"requires the \1",
    ),
    (
        r"\bmove (?:an?|1|one|your)(?: of your)? delegates?(?: from (?!one)([\w-]+)(?: party)?)?"
        r"(?: from one(?: party)?)? to ((?:a |the )?[\w-]+|another)(?: party)?$",
        _delegate_moved,
    ),
    (
        r"\b(?:choose|pick|do|any) (up to )?(\d|two|three|four|five|six)"
        r"(?: options?| effects?| actions?)?(?: of)?(?: the following| these)?:",
        _some,
    ),
    (
        r"\b(up to )?(two|three|four|five|six|\d(?= of [^:]))(?: options?| effects?)? of"
        r"(?: the following| these)?:",
        _some,
    ),
    (
        r"\bdraw (\d+) cards?,? (?:and |then )?keep (\d+)(?: of them| cards?)?$",
        r"look at \1 cards then take \2 of them",
    ),
    (
        r"\b(claim a milestone|fund an award),? (?:at no cost|without (?:cost|paying(?: for it)?))",
        r"\1 for free",
    ),
    (
        rf"\b(claim a milestone|fund an award),? (?:paying|for|and pay) (\d+){MONEY} less\b",
        r"\1 for \2 less",
    ),
    (
        r"\b(claim a milestone(?: for free| for \d+ less)?),? (?:without (?:meeting|fulfilling) "
        r"|even if you do not meet |ignoring )(?:its|the|any|all) (?:conditions?|requirements?)",
        r"\1 ignoring requirements",
    ),
    (r"\bto an? (?:adjacent|neighbou?ring) area$", "to an area adjacent to it"),
    (
        r"^(?:your |the )?next card(?: (?:that )?you play)? this generation costs "
        rf"(\d+){MONEY} less",
        r"next card this generation: it costs \1 less",
    ),
    (
        r"^(?:effect(?: this generation)?: )?(?:your |the )?next "
        r"((?:\S+ )*?(?:card|event|project|conversion|milestone|award))"
        r"(?: (?:that )?you (?:play|use|claim|fund))?(?: this generation)?,? costs? "
        rf"(?:you )?(\d+){MONEY} (less|more)$",
        r"next \1 this generation: it costs \2 \3",
    ),
    (
        r"^(next card this generation: .*?),? (?:and )?ignor(?:e|es|ing) "
        r"(?:its |all )?requirements$",
        r"\1, requirements are ignored",
    ),
    (
        r"\buse (?:the action of )?an?(?:other)? (?:action card|action|card)(?: that)?"
        r"(?: you(?: have|'ve)?)?(?: already)? used this generation(?: again)?",
        "use the action of a card used this generation",
    ),
    (rf"\b(raise|lower) or (raise|lower) {THING} (\d+)", r"\1 \3 \4 or \2 \3 \4"),
    (r"\b(?:an|any) opponent's hand\b", "the hand of an opponent"),
    (
        r"\bgain (?:([^\W\d]\S*?)s? )?(?:equal to )?half (?:of )?its cost(?: in ([^\W\d]\S*?)s?)?$",
        _half_its_cost,
    ),
    (rf"\b(gain|draw) {THING} equal to its (?:printed )?cost\b", _cost_of_it),
    (rf"\b(gain|draw) {THING} equal to {_YOURS}([^,:>]+)$", _as_much),
    (rf"\blose half(?: of)? {_YOURS}{THING[:-1]}€?)(?:,? ?\(?rounded down\)?)?", _half),
    (r"\b(\d+) of your (?=(?:tiles|cities|greeneries)\b)", r"\1 "),
    (r"^when (?:the|a|each|every)(?: new)? generation (?:begins|starts)\b", "at research phase"),
    (
        rf"^effect: {THING} (?:is|are) worth 1 (M€|MC|megacredits?)(?: each)?$",
        r"effect: you may spend \1 as megacredits",
    ),
    (
        rf"^effect: {THING} (?:is|are) worth (\d+) (?:M€|MC|megacredits?)(?: each)?$",
        r"effect: you may spend \1 as \2 megacredits",
    ),
    (r"^(.*) chooses? one of: ", r"\1: one of: "),
    (r"\bchoose (?:a|any|one) (\S+/\S+ )?tag(?: then|,| and) ", r"choose a \1tag: "),
    (
        r"\bgain (?:an?|1|one|any) tag of (?:your choice|any kind)",
        "choose a tag: gain 1 chosen tag",
    ),
    (
        r"^((?:action|once|first action): )?(.*?)(?:a |any |one )?tag of your choice",
        r"\1choose a tag: \2that tag",
    ),
    (
        rf"^({VERB} [^:]*?)(?:,? but)?(?: only)? if (?!X\b)([^:,]+?)"
        rf"(?:[,;]? (?:otherwise|else),? ({VERB} [^:]*))?$",
        _conditional,
    ),
    (rf"\b({_PAYS}(?: up to)? (?:\d+|X|all)|production [+-]\d+) power\b(?! tag)", r"\1 energy"),
    (
        r"\blook at (?:the )?(?:top |first )?(\d+) cards(?: of the deck)?(?: and|,)(?: then)? "
        r"(buy|take|keep) any(?: number)?(?: of them)?$",
        _every_one,
    ),
    (r"\bdouble (?:your )?([^\W\d]\S*) production$", _doubled),
    (
        r"\bdiscard (?:any number of|X) cards(?: ->|,? then|,? and|,) (gain) (\d+) "
        rf"{THING} (?:for |per )(?:each|every|card)(?: (?:one|card|of them))*(?: discarded)?$",
        lambda m: f"discard X cards -> gain {'' if m[2] == '1' else m[2]}X {m[3]}",
    ),
    (r"\b(?:repeat|reuse) (?=the action of |an action )", "use "),
    (
        r"\bif (?:it|that card) is an? ([^\W\d]\S*) card[,:]? (?:you may )?(?:keep|take|draw) it"
        r"(?:[,;]?(?: otherwise| or else)? discard it)?$",
        r"if it has a \1 tag: take it",
    ),
    (r"\b(reveal (?:1|an?) card|look at (?:1|an?) card), (?=if (?:it|that card) )", r"\1 then "),
    (r"(?<=: )(?:draw|keep) it(?=$| otherwise)", "take it"),
    (
        rf"^effect: (?:your )?{THING}(?: tiles?)? (?:gives?|gains?|grants?) (?:you )?"
        r"(\d+ [^\W\d]\S*) when (?:they are |it is |you place (?:them|it)|being )?(?:placed)?$",
        r"when you place a \1: gain \2",
    ),
    (
        rf"^effect: {THING} (?:counts?|is treated|may be (?:used|spent)) as "
        r"(?:M€|MC|megacredits?)$",
        r"effect: you may spend \1 as megacredits",
    ),
    (r"\b(vp -?\d+ if|requires) (?:you have )?the most (?=\S)", r"\1 the most "),
    (r"\b(requires \d+ [^\W\d]\S*(?: tags)?) (?:owned by|of) you$", r"\1"),
    (r"\bon an? (?:non-ocean|dry) area\b", "on a land area"),
    (
        r"^at the (?:start|beginning) of (?:each|every)(?: new)? generation[,:] ",
        "at research phase: ",
    ),
    (
        r"^at the end of (?:each|every) generation[,:] |^at generation end: ",
        "at production phase: ",
    ),
    (r"\b(cards|projects) cost you (\d+)", r"\1 cost \2"),
    (
        rf"^(action: (?:spend|pay|remove|discard) [^,:>]+), (?={VERB})(?!.* -> )(?!spend|pay)",
        r"\1 -> ",
    ),
    (r"\b(discard|draw) one(?=$|,| then)", r"\1 1 card"),
    (
        rf"\b(?:convert|change|turn) (?:any (?:amount|number) of|X) {_YOURS}{THING} (?:in)?to "
        rf"{THING}$",
        r"spend X \1 -> gain X \2",
    ),
    (
        rf"\b(?:convert|change|turn) (\d+ )(?:of )?{_YOURS}{THING} (?:in)?to (\d+ ){THING}$",
        r"spend \1\2 -> gain \3\4",
    ),
    (
        r"\b(?:pick|choose) (?:a|one|1|any) (standard )?resource(?: and|,)(?: then)? gain (\d+) of "
        r"(?:it|that resource|that type|them)$",
        r"gain \2 of one \1resource",
    ),
    # what was done
    (
        rf"{_PER} (?:time|step) you (?:have )?(?:raised|increased) (?:the )?{THING}"
        r"(?: by)?(?: (?:1|an?|one) step)? (?=this (?:generation|game))",
        r"per \1 step you raised ",
    ),
    (
        rf"{_PER} time you (?:have )?(?!traded)({_DID}) (?:an? |1 )?([^:,]+?) "
        r"(?=this (?:generation|game))",
        r"per \2 you \1 ",
    ),
    (rf"{_PER} trade (?:you made )?(?=this (?:generation|game))", "per time you traded "),
    (
        rf"((?:{_PER}|\bif)(?: [^:,]+?)?) (you|an opponent|anyone) (?:have |has )?sold\b",
        r"\1 \2 discarded",
    ),
    (
        rf"((?:{_PER}|\bif)(?: [^:,]+?)?) (you|an opponent|anyone) (?:have |has )?built\b",
        r"\1 \2 placed",
    ),
    (rf"({_PER} [^:,]+?) your opponents (?=(?:{_DID})\b)", r"\1 an opponent "),
    (
        rf"\bif it (?:is|was) (?:your|the) second {THING}(?: (?:that )?you (?:have )?played)? "
        r"(?=this (?:generation|game))",
        r"if you played exactly 2 \1s ",
    ),
    (
        r"\bchoose (?:a|one|any) (?:global )?parameter(?::|,| then| and)+ "
        r"(raise|lower|increase) (?:it|that parameter)(?: by)? (\d+)(?: steps?)?",
        r"\1 a parameter \2",
    ),
    (
        r"\bchoose (?:a|one|any) party(?::|,| then| and)+ place (\d+) (delegates?) in "
        r"(?:it|that party)",
        r"place \1 \2 in a party",
    ),
    (
        rf"^(?:effect: )?(?:you (?:may|can) )?keep up to (\d+) (?:unspent |of your )?{THING}"
        r"(?: (?:at|in|during|when) .*| .*heat.*)?$",
        lambda m: (
            f"effect: you may exchange all {m[2]} except up to {m[1]} for heat at production phase"
        ),
    ),
)
