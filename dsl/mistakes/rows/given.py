"""What people say of how much of something is given.

In: nothing. Out: `COUNTED_AS`, `MUCH`, rows: a pattern, and what it means, to be applied
one after the other to lines that are no language.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DOES
from dsl.mistakes.rows.bricks import GOODS, SIGN, THIRD, VERB, Rows, one


def _plus(said: re.Match[str]) -> str:
    """`gain 1 heat per city plus 2`, where what is here stands with its thing."""
    here, role = (said[4], "") if said[4] == " here" else ("", said[4])
    return f"{said[1]} {said[6]} {said[3]}{here} plus {said[2]} per {said[5]}{role}"


def _moved(said: re.Match[str]) -> str:
    """`remove one of your cities and place it on another area`."""
    many = said[1]
    one = f"{many[:-3]}y" if many.endswith("ies") else many.removesuffix("s")
    return f"move {'an' if one[0] in 'aeiou' else 'a'} {one}"


_WHO = r"(?:each|every|any|an?|another) (?:player|opponent)|opponents|players"
_ONE_OTHER = r"(?:an|any) opponent"


def _converted(said: re.Match[str]) -> str:
    return f'when you use "Convert {said[1].capitalize()}": '


def _pioneer(said: re.Match[str]) -> str:
    """`the first player to place a city gains …`."""
    what = f"{said[1]} {said[2]}"
    return (
        f"when anyone places {what}: if exactly 1 {said[2]} in play: "
        f"that player: {DOES.get(said[3], said[3])} "
    )


def _exactly(said: re.Match[str]) -> str:
    """`discard 1 card, draw that many cards`."""
    return f"{said[1]}{said[2]} {said[3].removesuffix('s') if said[2] == '1' else said[3]}"


def _stolen(said: re.Match[str]) -> str:
    many = said[1] if said[1].isdigit() else "1"
    return f"move {many} random card{'s' * (many != '1')} from the hand of {said[2]} to hand"


_NTH = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5}
_CEILING = (
    r"(?:(?:,? \(|, )max\.?|,? \(?(?:but )?(?:max\.|(?:up to )?(?:an? )?max(?:imum)?(?: of|\. of)|"
    r"(?:up )?to (?:an? )?max(?:imum)?(?: of)?|up to|maximum|at most|no more than|not more than|"
    r"limit(?:ed to)?))"
)


def _capped(said: re.Match[str]) -> str:
    """`gain 1 plant per 2 cities, max 3`: the limit of what is got is one of what is counted,
    but for one that cannot be what is got."""
    times, each, most = int(said[1]), int(said[3] or 1), int(said[5])
    if most % times and said[6]:
        return said[0]
    limit = most if most % times else most // times * each
    so_many = f"{each} " if said[3] else ""
    return f"{times}{said[2]} per {so_many}{said[4]} max {limit}"


COUNTED_AS: Rows = (
    (r"\bper (?:the )?(?:current )?generation number\b", "per generation"),
    (r"\b((?:cit(?:y|ies)|greener(?:y|ies)|oceans?|tiles?)) on the board\b", r"\1 in play"),
    (r"\bpro (?=[^\W\d])", "per "),
    (r"\b(?:icon|symbol)(s?)\b", r"tag\1"),
    (r"\b(\d+|X) (?:project|new|more|additional) (cards?)\b", r"\1 \2"),
    (r"\b(per .+?)(?: that)? (?:you have|you own|you control)(?: in play)?(?![^,]* played)", r"\1"),
    (r"\b(per .+?)(?: that)? you(?: have)? played\b", r"\1 played"),
    (r"\b(per .+?) (?:that )?(?:your|the) opponents (?:have|own|control)\b", r"\1 of opponents"),
    (r"\bof (?:your|the|all) opponents\b", "of opponents"),
    (
        rf"(\d+)( [^,:]*?|) per (?:(\d+) )?([^,:]*?){_CEILING} (\d+)"
        r"(\2| steps?| in all| in total| altogether)?\)?(?=$|[,:])",
        _capped,
    ),
    (
        r"\b(\d+) ([^\W\d]+?)(s?),? (?:and|plus) (?:an? )?(\d+)"
        r"(?: more| additional| extra)?(?: \2s?)? (?:per|for (?:each|every))\b",
        r"\1 \2\3 plus \4 per",
    ),
)
"""How often something is given: rows among those of `turns`."""


PRINTED: Rows = (
    (
        r"\b(\d+|X|an?|each|per) ([^\W\d]\S*) (?:cubes?|tokens?|counters?)(?=$|,| (?!at|from|row))",
        r"\1 \2",
    ),
    (
        r"^(vp -?\d+ per [^:,]*?|\d+ VPs? (?:per|for each) [^:,]*?) (?:left|remaining)"
        r"(?: here| on this card)?$",
        r"\1 here",
    ),
    (
        rf"^the first player (?:to place|who places) (an?) ([^\W\d]\S*)(?: tile)?"
        rf"(?: on [^\W\d]\S*)? ({THIRD}) ",
        _pioneer,
    ),
    (
        r"\b(increase|raise|decrease|reduce|lower) (?:your )?([^\W\d]\S*) or "
        r"(?:your )?([^\W\d]\S*) "
        r"production(?: by)? (\d+)(?: steps?)?$",
        lambda m: f"production {SIGN[m[1]]}{m[4]} {m[2]} or {SIGN[m[1]]}{m[4]} {m[3]}",
    ),
    (
        r"\b(?:each|every) (?!generation)([^\W\d]\S*?)(y?) costs (?:you )?(\d+)(?: \S+)? "
        r"(less|more)(?: for every(?:body|one))?$",
        lambda m: f"{m[1]}{'ies' if m[2] else 's'} cost {m[3]} {m[4]}",
    ),
    (
        r"\b(?:convert|turn|exchange) all (?:of )?(?:your )?([^\W\d]\S*) (?:in)?"
        r"(?:to|for) ([^\W\d]\S*)$",
        r"gain 1 \2 per \1 then lose all \1",
    ),
    (r"\bbetween (?:two|2) ([^\W\d]\S*)", r"adjacent to 2 \1 in play"),
    (
        r"^at (?:the )?end of generation (\d+)[,:] ",
        r"at production phase: if generation exactly \1: ",
    ),
    (
        r"^at (?:the )?(?:start|beginning) of generation (\d+)[,:] ",
        r"at research phase: if generation exactly \1: ",
    ),
    (
        r"^(?:effect: )?from generation (\d+) on(?:wards?)?,? ([^:]* costs? [^:]*(?:less|more))$",
        r"effect: \2 if generation \1",
    ),
    (
        r"^(?:before|at the (?:start|beginning) of) "
        r"(?:each|every|the) (research|production|action) phase[,:] ",
        r"at \1 phase: ",
    ),
    (r"^when you (?:take|find|get) this(?: card| token| tile)?[,:] ", ""),
    (
        r"\bgive (?:an?|one|1) card(?: from "
        r"(?:your )?hand)? to (?=an opponent|another player|that player)",
        "move 1 card from hand to ",
    ),
    (
        r"^(?:effect: )?([^:,]*? cards|standard projects|cards) (?:are )?(\d+)(?: \S+)? cheaper$",
        r"effect: \1 cost \2 less",
    ),
    (
        r"^(?:effect: )?([^\W\d]\S*) is (\d+)(?: \S+)? more (?:worth|valuable)$",
        r"effect: \1 is worth \2 more",
    ),
    (
        r"^(?:effect: )?(?:nobody|no one|no player|no other player)(?: "
        r"(?:but|except|other than) you)? (?:may|can) (?=place )(?=.*\bthis tile$)",
        "effect: opponents may not ",
    ),
    (r"^at (?:the )?start,? (?=(?:each|every|all) players?\b)", "at set-up: "),
    (r"\b(?:gets|receives) (?=\d|an? )", "gains "),
)
"""As cards print it."""

MUCH: Rows = (
    (
        r"^(?:effect: )?(?:your |all )*([^\W\d]\S*) tags "
        r"(?:also count as|count as|are also|are considered|are treated as) ([^\W\d]\S*) tags"
        r"(?:,? (?:too|as well))?$",
        r"effect: \1 tags count as \2 tags",
    ),
    (
        r"\b(?:choose|pick|name) (?:a|one|1) (?:standard )?resource(?::|,| then) "
        r"(gain|lose|steal|remove|production [+-]) ?(\d+) (?:of )?(?:it|that resource|that type)\b",
        lambda m: f"{m[1]}{'' if m[1][-1] in '+-' else ' '}{m[2]} of one standard resource",
    ),
    (rf"((?:^|: |\bor |\bmay |\())(\d+) (?:megacredits?|M€|MC|mc) -> (?={VERB})", r"\1pay \2 -> "),
    (rf"((?:^|: |\bor |\bmay |\())(\d+) ([^\W\d]\S*) -> (?={VERB})", r"\1spend \2 \3 -> "),
    (
        r"\b(lose|spend) (\d+) production of (?:each|every)(?: standard)? resource",
        r"\1 \2 of each production",
    ),
    (r"\b(\d+) (?:standard )?resources? of each (?:kind|type)\b", r"\1 of each standard resource"),
    (
        r"\b(raise|increase|lower|decrease) (?:each|all|every) (?:of your )?productions?(?: by)? "
        r"(\d+)(?: steps?)?$",
        lambda m: f"production {SIGN[m[1]]}{m[2]} of each standard resource",
    ),
    (
        r"^(effect[^:]*): ([^:]*? (?:cost|costs|is|are) [^:,]*?) and "
        r"([^:,]*? (?:cost|costs|is|are) [^:,]*)$",
        r"\1: \2, \3",
    ),
    (
        r"\b(gain|lose|draw|add|steal|remove|spend) (\d+) ([^\W\d]\S*)"
        r"( (?:to|from) [^:,>]*?| here|) (?:for each|for every|per) ([^:,>]+?) plus (\d+)$",
        _plus,
    ),
    (
        r"\b(add \d+ [^\W\d]\S*) (to [^:,>]*?) ((?:plus |minus )\d+ )?"
        r"(?:for each|for every|per) ([^:,>]+)$",
        lambda found: f"{found[1]} {found[3] or ''}per {found[4]} {found[2]}",
    ),
    (
        r"\bdecrease (?:any|an opponent's) (\S+) production (\d+)(?: steps?)?,? and "
        r"(?:increase|raise) (?:yours|your own)(?: production)? (\d+)(?: steps?)?$",
        r"production -\2 \1 of any player, production +\3 \1",
    ),
    (
        r"\b(play 1 (?:\S+ )?card) from hand (for free|for \d+ less) (with cost (?:min|max) \d+)$",
        r"\1 \3 from hand \2",
    ),
    (r"\b(take|keep|buy) one(?= card\b|[,.]| and\b|$)", r"\1 1"),
    (r",? and give (?:them|him|her|it) (\d+ [^\W\d]\S*)$", r" then that player: gain \1"),
    (
        r"\b(?:remove|take) one of your ([^\W\d]+) and place it (?:on another area|elsewhere)$",
        _moved,
    ),
    (r"\bany (?:amount|number) of (?!them\b)", "X "),
    (
        r"\b((?:spend|discard|pay|draw|place|reveal) (\d+) [^:,>]*?(?: ->|,? then|,? and|,)"
        r" [^:,]*?)\bthat (?:amount|many|number)(?: of)? ([^\W\d]+)",
        _exactly,
    ),
    (r"\bthat (?:amount|many|number)(?: of)? ", "X "),
    (
        r"\b(if|requires) (?:it is |we are )?(?:at least )?(?:in )?(?:the )?generation (\d+)"
        r"(?: (?:or|and) (?:later|higher|above|after|more|on))?(?=$|[:,]| and )",
        r"\1 generation \2",
    ),
    (
        r"\b(if|requires) (?:it is )?(?:in )?generation (\d+) or (?:earlier|before|below|sooner)\b",
        r"\1 generation max \2",
    ),
    (r"^if (generation (?:max |exactly )?\d+), ", r"if \1: "),
    (
        r"\b(?:steal|take) (\d+|an?) (?:random )?cards? (?:at random )?from (?:the hand of )?"
        r"((?:an|any) opponent|(?:another|any) player)(?:'s hand)?(?: at random)?$",
        _stolen,
    ),
    (
        rf"^when you play (?:your|the) ({'|'.join(_NTH)}) card "
        r"(?:(?:in |of )?(?:a|each)|per|this) generation[:,] ",
        lambda said: (
            f"when you play a card: if you played exactly {_NTH[said[1]]} cards this generation: "
        ),
    ),
    (
        r"\b((raise|lower) [^\W\d]\S* \d+(?:, [^\W\d]\S* \d+)*) and ([^\W\d]\S* \d+)(?=$|,| then)",
        r"\1, \3",
    ),
    (r"\b(raise|lower) ([^\W\d]\S*) and ([^\W\d]\S*) (\d+)(?=$|,| then)", r"\1 \2 \4, \3 \4"),
    (r"\bremove any (\d+) ([^\W\d]+)(?=$|,| and| then)", r"remove \1 \2 from any player"),
    (r"^(\d+ [^\W\d]\S*)(?= and |, )(?!.*\bproduction\b)", r"gain \1"),
    (
        r"\b(look at \d+ cards?)(?:,? then|,? and|,) (?:keep|take|choose|pick) (up to )?(\d+)"
        r"(?: of them| cards?)?( with (?!cost)[^:,]*?)?(?: (?:in|into|to)(?: your)? hand)?"
        r"(?=$|,|,? then)",
        r"\1 then take \2\3 of them\4",
    ),
    (r"\b(take [^:,]*?)(?:, then|, and|,| and) (?=move them to the)", r"\1 then "),
    (
        r"(\blook at [^:]* of them[^,:]*?)(?:,| then|,? and) (?:discard|put away) the "
        r"(?:rest|others?|other cards?)$",
        r"\1",
    ),
    (r"\b(to|on) any (?:one )?of your (?:own )?cards?\b", r"\1 a card"),
    (
        r"^most (?:combined )?([^\W\d]\S*) and ([^\W\d]\S*) production(?: combined)?$",
        r"most \1 production plus \2 production",
    ),
    (r"^((?:most|fewest) (?:\S+ )?tags) in play$", r"\1"),
    (
        r"^(?:effect: )?(?:your )?([^\W\d]\S*) requirements are (\d+) (steps?) "
        r"(?:more lenient|easier|looser|less strict)(?: for you)?$",
        r"effect: \1 requirements are within \2 \3",
    ),
    (
        r"\bthe player(?:s|\(s\))? with (?:the )?(highest|lowest|least) ([^:,]+?) "
        rf"({THIRD}|{VERB}) (?=[^:]*$)",
        lambda m: (
            f"the players with the {'most' if m[1] == 'highest' else 'fewest'} "
            f"{m[2]}: {DOES.get(m[3], m[3])} "
        ),
    ),
    (
        r"^(?:effect: )?you pay (\d+)(?: \S+)? less for (standard projects|milestones|awards)$",
        r"effect: \2 cost \1 less",
    ),
    (
        rf"\b({VERB}) (\d+) (plus|minus) (?:the )?(?:(?:number|amount) of )?"
        r"(?:(\d+) (?:per|for each) )?([^\W\d][\w-]*?)(?: number|( tags?))? "
        rf"(?!tags?\b){GOODS}(?! (?:per|plus|minus)\b)",
        lambda m: f"{m[1]} {m[2]} {m[7]} {m[3]} {m[4] or 1} per {m[5]}{m[6] or ''}",
    ),
    (
        rf"\b({VERB}) as (?:many|much) ([^\W\d]\S*) as (?:you have |there are )"
        r"([^:,>]+?)(?=$|,| then\b)",
        lambda m: f"{m[1]} 1 {one(m[2])} per {m[3]}",
    ),
    (r"\b(an?|one|another|each) ((?:\S+ )?cards?) of yours\b", r"\1 \2"),
    (r"\b(?:(?:an?|one|1) )?([^\W\d]\S*) of yours\b", r"your \1"),
    (
        r"^(?:effect: )?([^\W\d]\S*) may you (?:use|spend) (?:like|as) ([^\W\d]\S*)$",
        r"effect: you may spend \1 as \2",
    ),
    (r"^(effect: you may (?:spend|use) [^\W\d]\S*) like (?=[^\W\d]\S*$)", r"\1 as "),
    (rf"\b({_WHO}) (?:who (?:has|have)|with) (?:zero|0|not? any) ", r"\1 with no "),
    (rf"\b({_WHO}) (?:that|which) (?:has|have|owns?) ", r"\1 with "),
    (rf"\b({_WHO}) without (?:an? |any )?(?!\d)(?=[^\W\d])", r"\1 with no "),
    (
        rf"(^|: |-> |then )((?:each|every) (?:player|opponent) with [^:,]*?) ({THIRD}) (?=[^:]*$)",
        lambda m: f"{m[1]}{m[2]}: {DOES.get(m[3], m[3])} ",
    ),
    (
        r"\b(place [^:,>]*?) on (?:top of )?(?:one of )?(your|any) ([^\W\d][\w-]*)(?=$|,| then)",
        r"\1 on an area with \2 \3",
    ),
    (
        rf"\b(look at the hand of {_ONE_OTHER})(?:,? then|,? and|,) discard "
        r"(\d+|X|up to \d+)((?: [^\W\d]\S*)? cards?)? of (?:them|those|it)$",
        lambda m: (
            f"{m[1]} then move {m[2]}{m[3] or ' card'} from the hand of that player to the discards"
        ),
    ),
    (r"^(effect[^:]*): the ([^\W\d]\S*) project costs\b", r"\1: the \2 standard project costs"),
    (
        r"^(effect[^:]*): (?:converting|turning|exchanging) (plants|heat)"
        r"(?: (?:in)?to [^\W\d]\S*)? costs (\d+)(?: (?:heat|plants?))? (less|more)",
        lambda m: f'{m[1]}: the "Convert {m[2].capitalize()}" conversion costs {m[3]} {m[4]}',
    ),
    (
        r"^(effect[^:]*): (trad)ing costs\b",
        lambda m: f'{m[1]}: the "{m[2].capitalize()}e" conversion costs',
    ),
    (r"^(effect[^:]*): (?:an )?opponents'? cards cost\b", r"\1: each opponent: cards cost"),
    (r"^(effect[^:]*): cards of (?:an )?opponents? cost\b", r"\1: each opponent: cards cost"),
    (r"^(effect[^:]*): (?:you )?(?:may |can )?use ([^\W\d]\S* as )", r"\1: you may spend \2"),
    (r"\b(per (?:\d+ )?[^\W\d]\S*(?: [^\W\d]\S*)?) (?:above|over|past) (\d+)\b", r"\1 beyond \2"),
    (r"\b(per (?:\d+ )?)opponent's ([^\W\d]\S*)", r"\1\2 of opponents"),
    (r"\bthe richest players?:? ", "the players with the most megacredits: "),
    (r"\bthe poorest players?:? ", "the players with the fewest megacredits: "),
    (
        r"\b(?:exchange|swap|convert|turn) (\d+) ([^\W\d]\S*) production (?:for|into|to) (\d+) "
        r"([^\W\d]\S*) production$",
        r"production -\1 \2 -> production +\3 \4",
    ),
    (r"\bspend (\d+) (?:of )?(?:any|one) resource(?= ->)", r"spend \1 standard resource"),
    (
        r"\bproduction ([+-]\d+) (?:of )?(?:any(?:thing|(?: one)?(?: standard)? resource)?"
        r"|anything|resource of your choice)(?=$|,| ->| or)",
        r"production \1 of one standard resource",
    ),
    (
        r"\bproduction ([+-]\d+) (?:your )?(lowest|highest) production\b",
        r"production \1 of your \2 production",
    ),
    (r"\bset (?:your )?([^\W\d]\S*) to (?:0|zero)\b", r"lose all \1"),
    (r"\byour own (?=[^\W\d])", "your "),
    (r"\braise ([^\W\d]\S*) or ([^\W\d]\S*) (\d+)$", r"raise \1 \3 or raise \2 \3"),
    (
        r"\bmove (\d+) ([^\W\d]\S*) from (?:here|this card) to (?=another card\b|a card\b)",
        r"spend \1 \2 here -> add \1 \2 to ",
    ),
    (r"\b(?:flip|turn over|uncover) (?:over )?(?=\d+ cards?\b)", "reveal "),
    (
        r"\b(reveal \d+ cards?), (if it (?:has|is) [^:,]*?)[:,]? (?=[a-z]+ \d)(?![^:]*:)",
        r"\1 then \2: ",
    ),
    (r"\bon all (?:of )?(?:your )?cards\b", "on cards"),
    (r"\b(?:copy|repeat) the action of (?=another card\b|an? )", "use the action of "),
    (r"\buse another card's action\b", "use the action of another card"),
    (r"^(?:your )?([^\W\d]\S*) production \+?(\d+)(?: steps?)?$", r"production +\2 \1"),
    (r"^([+-]) ?(\d+) ([^\W\d]\S*) production$", r"production \1\2 \3"),
    (r"\bproduction ([+-]) (?=\d)", r"production \1"),
    (r"\b(gain [^:]*?)(?:,| and) (\d+) ([^\W\d]\S*) production\b", r"\1, production +\2 \3"),
    (
        r"\b(raise|increase|lower|decrease) (?:your )?lowest production(?: by)? (\d+)(?: steps?)?",
        lambda m: f"production {SIGN[m[1]]}{m[2]} of your lowest production",
    ),
    (
        r"\b(?:remove|spend) (\d+) (\S+) from any (?:other )?card (?:and|to|,|then)+"
        r" (?:add|put) (?:it|them) (?:here|(?:to|on) this(?: card)?)$",
        r"remove \1 \2 from any card -> add \1 \2 here",
    ),
    (
        rf"^((?:once per generation )?when [^:,]*?), (?=then|you|may|also)(?:then )?"
        rf"(?:you )?(may )?(?:also )?({VERB}) ",
        r"\1: \2\3 ",
    ),
    (r"^at (production|research|action) phase: if ([^:,]*), (?=[a-z]+ )", r"at \1 phase: if \2: "),
    (rf"^((?:action|once|full): )if ([^:,]*), ({VERB}) ", r"\1if \2: \3 "),
    (r"(: if )you have (?=(?:max |min )?\d)", r"\1"),
    (r"^when you convert (plants|heat)(?: (?:in)?to (?:an? )?[^\W\d]\S*?)?[:,] ?", _converted),
    (
        r"^(?:effect: )?(?:your )?(?:opponents|each opponent) pays? you (\d+)(?: \S+)? "
        rf"(?:when|whenever|each time)(?: that player:| they) ({VERB}) (.*)$",
        lambda m: (
            f"when an opponent {m[2]}s {m[3]}: that player: lose {m[1]} megacredits to the"
            " owner of this card"
        ),
    ),
    (
        r"(?<!conversion )(?<!conversions )\b((?:costs?|worth) \d+) "
        r"(?:MC|M€|M\$|credits?|megacredits?) (less|more)\b",
        r"\1 \2",
    ),
)
