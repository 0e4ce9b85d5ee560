"""Longer turns of phrase, most of which stand on printed cards.

In: nothing. Out: `LONGER`, rows to be applied before those of `turns`, which say words otherwise
that belong to these.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DID, DONE, one_of
from dsl.mistakes.rows.bricks import LEVEL, MONEY, THIRD, VERB, Rows


def _happens(said: re.Match[str]) -> str:
    """`when any city tile is placed`."""
    does = "plays" if "play" in said[2] else "places"
    return f"when anyone {does} {'an' if said[1][0] in 'aeiou' else 'a'} {said[1]}"


def _discarded(said: re.Match[str]) -> str:
    """`draw 3 cards, discard 1`."""
    return f"{said[1]} then discard {said[2]} card{'' if said[2] == '1' else 's'}"


def _reduced(said: re.Match[str]) -> str:
    """`max 5, reduced by influence`."""
    return (f" max {said[1]}" if said[1] else "") + " minus influence"


def _costs(said: re.Match[str]) -> str:
    """`it costs 10 or more`."""
    return f"if its cost {'max ' if said[2] == 'less' else ''}{said[1]}"


def _did(said: re.Match[str]) -> str:
    """`if you have placed a city`."""
    verb = DONE[said[2]]
    return f"{said[1]} you {next(past for past, base in DID.items() if base == verb)}"


_MOST = r"or (?:more|higher|greater|warmer|above|less|lower|fewer|colder|below)"
_ASKED = (
    rf"(?!{VERB}|(?:cost|vp|tags|holds|start|requires|track|range|step)\b)(?:[^\W\d]\S* )?"
    rf"(?=(?:max |min )?-?\d+(?:%| ?°| C\b| {_MOST}\b)[^:]*$|\d+ [^\W\d]\S* tags?$)"
)
"""What is printed above a picture, as the whole of a line: `max 5%`, `-10 °C or warmer`."""

LONGER: Rows = (
    # corporations and preludes
    (r"^(?:effect: )?(?:you )?(?:start|begin)s?(?: the game)? with ", "start "),
    (r"^(?:start|effect: you have) \+?(\d+) ([^\W\d]\S*) production$", r"production +\1 \2"),
    (r"^effect: you have (?=\d+ [^\W\d]\S*(?: production)?$)", "start "),
    (r"^(start [^+]*?) and (?=\d)", r"\1, "),
    (
        r"^start ([^+]*?), (?:production )?\+?(\d+) (\S+) production$",
        r"start \1\n  production +\2 \3",
    ),
    (r"^(?:as )?your first action[,:]? ", "first action: "),
    (r"^this (?:corporation|card) has (?:an? )?(\S+) tag$", r"tags \1"),
    # when something happens
    (
        r"^when (you play|anyone plays|an opponent plays) a card[,:] if (?:it|that card) is "
        r"(an? [^:,]*)[:,] ?",
        r"when \1 \2: ",
    ),
    (r",? (?:and )?\(?including (?:this|itself)(?: card| one)?\)?(?=[,:]|$)", ""),
    (r",? \(?(?:with )?this (?:card |one )?included\)?(?=[,:]|$)", ""),
    (
        rf"^(when [^:,]*), (?:(?:then|you|first) )+(may )?(?:first )?(?={VERB}|increase|decrease)",
        r"\1: \2",
    ),
    (rf"^(when [^:,]* (?:is|are) \S+), (?={VERB}|increase|decrease)", r"\1: "),
    (rf"^(when [^:,]* or (?:more|less)), (?=(?:may )?{VERB})", r"\1: "),
    (
        r"^when (?:an? |any |another )?(.+?)(?: tile| card)? (?:is|are) (placed|built"
        r"|played|put into play)"
        r"(?=[,:])",
        _happens,
    ),
    (
        r"^when (?:an? |any )?(?!you |anyone )([^\W\d]+(?: tag)?)(?: tile| card)? "
        r"(placed|built|played)(?=[,:])",
        _happens,
    ),
    (r"^when you or (?:any|an|another) (?:other )?(?:player|opponent)s? ", "when anyone "),
    (r"\bpay for (?:an? |the )(?=(?:\S+ )?(?:standard )?project\b)", "use a "),
    (r"^(when (?:you|anyone|an opponent)) pays? for a card\b", r"\1 play a card"),
    (
        r"^when (you|anyone|an opponent) (?:increases?|raises?) (?:(?:your|any|the)"
        r" )?((?:\S+ )?)production\b",
        lambda m: f"when {m[1]} gain{'' if m[1] == 'you' else 's'} {m[2]}production",
    ),
    (
        r"^when your ((?:\S+ )?)production (?:increases|rises|goes up|is raised)\b",
        r"when you gain \1production",
    ),
    (
        r"^(when .*?\bplays? (?:a|an) )([^\W\d]+), ([^\W\d]+),? or (?:an? )?([^\W\d]+)(?= tag)",
        r"\1\2/\3/\4",
    ),
    (
        r"^(when .*?\bplays? (?:a|an) )([^\W\d]+) or (?!(?:an?|you|anyone) )([^\W\d]+)(?= tag)",
        r"\1\2/\3",
    ),
    (r"\b(?:get|gain|play) a new (?:type|kind) of tag(?: in play)?", "play a new tag"),
    (
        r"^when (you|anyone) (?:gains?|gets?) an? ([^\W\d]+) or ([^\W\d]+)(?: placement)? bonus",
        r"when placing gives \1 \2/\3",
    ),
    (r"\b([^\W\d]+) or ([^\W\d]+)(?: placement)? bonus", r"\1/\2 bonus"),
    (
        r"^(?:(?:at|in|during|on)(?: the)?(?: end of)?(?: the| each| every)? production(?: phase)?"
        rf"|(?:each|every) generation)(?:[,:] ?| (?=(?:you )?(?:may )?{VERB}\b))",
        "at production phase: ",
    ),
    (r"^during(?: the)? (research|action)(?: phase)?[,:] ?", r"at \1 phase: "),
    # what is asked
    (r"^(?:max(?:imum)?|at most) (?=-?\d+%? [^\W\d]|[^\W\d]\S* -?\d+%?$)", "requires max "),
    (r"^(?:min(?:imum)?|at least) (?=-?\d+%? [^\W\d]|[^\W\d]\S* -?\d+%?$)", "requires "),
    (r"^(requires|if) max ([^\W\d]\S*) (?=-?\d)", r"\1 \2 max "),
    # prices, and what holds while the card is in play
    (r"^(effect: [^:]* cost \d+(?: [^\W\d]\S*)? less) for you$", r"\1"),
    (
        r"^effect: it costs you (\d+)\S* less to play (.*?)(?: cards?)?$",
        r"effect: \2 cards cost \1 less",
    ),
    (
        rf"^effect: (?:when you play (?:a card|cards),? )?(?:you )?pay (\d+){MONEY} less for it$",
        r"effect: cards cost \1 less",
    ),
    (
        rf"^effect: (?:when you play a card, )(?:you )?pay (\d+){MONEY} less(?: for it)?$",
        r"effect: cards cost \1 less",
    ),
    (
        rf"^effect: (?:you (?:buy|may buy) cards for|cards cost) (\d+){MONEY}(?: to buy)?$",
        r"effect: card price is \1",
    ),
    (
        r"^effect: (?:you have )?\+(\d+) influence$|^effect: influence \+(\d+)$",
        lambda m: f"effect: influence is {m[1] or m[2]} more",
    ),
    (
        r"^effect: when you (?:play|pay for) (?:an? )?([^,:]* )?cards?, (.* worth .*)$",
        lambda m: f"effect: {m[2]} on {m[1] or ''}cards",
    ),
    (
        r"^(effect: .*?)\b([^\W\d]+)(?: resources| cubes) (?:is|are) (?:each )?worth\b",
        r"\1\2 is worth",
    ),
    (
        r"^effect: (?:your |each )?([^\W\d]+) and (?:your )?([^\W\d]+) (?:is|are)"
        r" (?:each )?worth\b",
        r"effect: \1, \2 are worth",
    ),
    (
        r"^effect: (?:your )?([^\W\d]+), ([^\W\d]+),? and (?:your )?([^\W\d]+)"
        r" ((?:cannot|can't|may not) be )",
        r"effect: \1/\2/\3 \4",
    ),
    (
        r"^(effect: opponents may not remove your [^\W\d]+), ([^\W\d]+),? (?:and|or) ([^\W\d]+)$",
        r"\1/\2/\3",
    ),
    (
        r"^(effect: .*?\b(?:your )?[^\W\d]+) (?:and|or) ([^\W\d]+)(?= (?:cannot|can't"
        r"|may not) be )",
        r"\1/\2",
    ),
    (r"^(effect: opponents may not remove your [^\W\d]+) (?:and|or) ([^\W\d]+)$", r"\1/\2"),
    (r"\bbe (removed|stolen|taken) by (?:other players|anyone|opponents)$", r"be \1"),
    (
        r"^(effect|next card this generation): (?:you (?:may|can) play cards with )?(?:your )?"
        r"(?:[^\W\d]+, .*|global |the )requirements(?: are)? (?:\+ ?/ ?- ?|± ?|\+ ?or ?- ?|"
        r"\+\d+ ?(?:or|/) ?-|within )(\d+)(?: steps?)?(?:,? your choice.*)?$",
        r"\1: global requirements are within \2 steps",
    ),
    (
        rf"^((?:once|action|when [^:]*): )?(?:the |your )?next card(?: (?:that )?you play)?"
        rf"(?: this generation)?:? (?:it )?costs? (\d+){MONEY} less$",
        r"\1next card this generation: it costs \2 less",
    ),
    (
        r"^(?:the )?next card(?: (?:that )?you play)?(?: this generation)?:? (?:is"
        r"|has) \+(\d+) or -\d+.*$",
        r"next card this generation: global requirements are within \1 steps",
    ),
    (
        r"^effect: (.*?) (?:may|can) be (?:used|spent) as (\d+ )?(\S+?)(?: each)?"
        r" (?:when playing|when you play|for|on) (.*)$",
        lambda m: f"effect: you may spend {m[1]} as {m[2] or ''}{m[3]} on {m[4]}",
    ),
    (r"^effect: (?=(?:when|whenever|each time) )", ""),
    (r"\bterraform(?:ing)? (?=rating\b)", ""),
    (r"\b(cards?) with (\d+) or more tags\b", r"\1 with \2 tags"),
    (r"\b(cards?) with (\d+) or fewer tags\b", r"\1 with max \2 tags"),
    (r"\b(per [^:,]+?) (?:of yours|of your own)\b", r"\1"),
    # what must be so
    (rf"^(?={_ASKED})", "requires "),
    (r"^(requires (?:max |min )?-?\d+) ?° ?C\b", r"\1 C"),
    (r"^requires that ", "requires "),
    (rf"\b(if|requires) you have {one_of(DONE)}", _did),
    (r"\b(if|requires) (?:you have )?the lowest (?!.*,)(?!production\b)", r"\1 the fewest "),
    (
        r"^(?:effect: )?if ([^:,]*?) at (?:the )?(end|start|beginning) of (?:an?|the|each|every) "
        r"generation[,:] ",
        lambda m: f"at {'production' if m[2] == 'end' else 'research'} phase: if {m[1]}: ",
    ),
    (r"\b(if|requires) (?:you have )?the highest (?!.*,)(?!production\b)", r"\1 the most "),
    (
        r"\bif it is (?:placed )?(?:adjacent|next) to (?:an? |any )?([^\W\d]+)[,:]",
        r"if 1 \1 adjacent to it:",
    ),
    (rf"\bif its cost is (\d+){MONEY} or (more|less)", _costs),
    (rf"\bif it (?:costs|has (?:a )?(?:printed )?cost of) (\d+){MONEY} or (more|less)", _costs),
    (
        r"\b(if it has (?:an? |\d+ )[^\W\d]+) or (?:an? )?([^\W\d]+ tag)",
        r"\1/\2",
    ),
    (r"\b(requires|if) (?:any player|someone|anyone) (?:has|owns) ([^:,]+)", r"\1 \2 in play"),
    (
        r"\b(if|while) (?:that|the chosen) party (?:rules|is (?:the )?ruling(?: party)?)",
        "if the chosen party",
    ),
    (
        r"\b(requires|if) (?:that )?(?:the )?(?:ruling )?([^\W\d][\w-]*)(?: party)? rules?(?=:|$)",
        r"\1 \2",
    ),
    (
        r"\b(requires|if) (?:the )?ruling (?:party )?([^\W\d][\w-]*)(?=:|$)",
        r"\1 \2",
    ),
    (
        r"\b(requires|if) (?:that )?(?:the )?([^\W\d][\w-]*)(?: party)?(?: (?:are"
        r"|is))? ruling(?: or .*you have (?:2|two) delegates.*)?(?=:|$)",
        r"\1 \2",
    ),
    (r"\b(requires|if)(?: you are)?(?: the| a)? chairman\b", r"\1 the chairman"),
    (
        r"\b(requires|if) (?:you (?:have|are) )?(?:an? |1 )?(?:party )?leader"
        r"(?: of (?:a|any) party)?\b",
        r"\1 1 party leader",
    ),
    (r"(?<!may not )\b((?:raise|lower|lowere)[ds]?|place) your (?=[^\W\d]+(?:[ :,]|$))", r"\1 "),
    (r"\b(requires|if) (?:you (?:have|own) )?(exactly \d)", r"\1 \2"),
    (
        r"\b(requires|if) (?:you (?:have|own) )?(\d+) ([^:,]+?) exactly(?=[:,]|$)",
        r"\1 exactly \2 \3",
    ),
    (r"\b(requires|if) (?:your |the )?(\S+)(?: is)? exactly (-?\d+%?)", r"\1 \2 exactly \3"),
    (
        r"\b(requires|if) (?:you (?:have|own) )?(?:between )?(\d+) (?:to|and) (\d+) ([^:,]+)",
        r"\1 \2 \4 and max \3 \4",
    ),
    (r"\b(requires|if) (\S+) (-?\d+%?) to (-?\d+%?)", r"\1 \2 \3 and \2 max \4"),
    (
        r"\b(requires|if) (?:you (?:have|own) )?(?:fewer|less) than (\d+) ",
        lambda m: f"{m[1]} max {int(m[2]) - 1} ",
    ),
    (
        r"\b(requires|if) (?:you (?:have|own) )?more than (\d+) ",
        lambda m: f"{m[1]} {int(m[2]) + 1} ",
    ),
    (r"\b(requires|if) (?:the )?(\S+) (?:is )?at least (-?\d+%?)", r"\1 \2 \3"),
    (r"\b(requires|if) (?:the )?(\S+) (?:is )?at most (-?\d+%?)", r"\1 \2 max \3"),
    (
        r"\b(requires|if) (?:the |an? )?(?:generation(?: number)? is (odd|even)"
        r"|(odd|even)(?:-numbered)? generation)",
        lambda m: f"{m[1]} {m[2] or m[3]} generation",
    ),
    (r"\b(requires|if) (\S+) (?:is )?between (-?\d+%?) and (-?\d+%?)", r"\1 \2 \3 and \2 max \4"),
    (r"^requires ([^\W\d]\S*) or ([^\W\d]\S*) ((?:max )?-?\d+%?)$", r"requires \1 \3 or \2 \3"),
    (r"^requires (?:you have )?(?:an? )?([^\W\d]\S* production)$", r"requires 1 \1"),
    (r"^(requires|if) (?:an? |the )?([^\W\d]\S*(?: rating)?) of (?:at least )?(?=\d)", r"\1 \2 "),
    (r"(\d+ \S+) (?:have been|has been|are|were) placed(?=[,:]|$)", r"\1"),
    # points, milestones, awards
    (r"^(-?\d+) ?(?:VPs?|vps?|victory points?|points?)\b", r"vp \1"),
    (r"^(?:victory points?|points?|VPs?):? (?=-?\d)", "vp "),
    (r"^(vp -?\d+) (?:VPs?|points?)\b", r"\1"),
    (
        r"^(vp [^:]*\bif) you have (?:one or more|at least one|at least (\d+)|(\d+))"
        r" ([^:]*?)(?: resources?)?(?= here|$)",
        lambda m: f"{m[1]} {m[2] or m[3] or 1} {m[4]}",
    ),
    (r"\bper adjacent ([^\W\d]+)$", r"per \1 adjacent to it"),
    (
        r"^(?:has|have|having|owning|own|(?:the )?player with)(?: the)? (most|fewest) "
        rf"(?!.*:|.* {THIRD})(.*?)(?: wins)?$",
        r"\1 \2",
    ),
    (
        r"^(?:(?:has|have|having|owning|own|(?:the )?player with) )?(?:the )?(?:least|lowest) "
        rf"(?!.*:|.* {THIRD})(.*?)(?: wins)?$",
        r"fewest \1",
    ),
    (r"^(most [^\W\d]+)(?: resources)? and ([^\W\d]+) resources$", r"\1 plus \2"),
    (r"^(?:having|have|owning|own) (?:at least )?(?=\d|an? )", "requires "),
    # tiles
    (
        r"^(?:(?:may|can|must|is)(?: only)? be |is )?(?:only )?(?:placed|place)"
        r" (?:only )?on (?:an? )?([^\W\d]\S*?)(?: areas?)?(?: only)?$",
        r"areas \1",
    ),
    (r"^(?:when (?:placed|placing)(?: it)?:|(?:placement )?bonus) (?:gain )?(?=\d)", "gain "),
    (r"^(gain .*?) when (?:it is )?placed$", r"\1"),
    (
        r",? (?:disregarding|ignoring)(?: all)?(?: the)?(?: normal)? placement"
        r" (?:restrictions|rules|requirements)",
        " ignoring placement rules",
    ),
    (
        r"\badjacent to (?:at least )?(\d+) other ([^:,]*?)$",
        r"adjacent to \1 \2 in play",
    ),
    (r"\bwith no adjacent ([^\W\d]+)", r"adjacent to no \1"),
    # colonies
    (r"\bcolony tile(?= tracks?\b)", "colony"),
    (
        r"\b(raise|increase|lower|decrease) (?:any|one|a) (colony track)(?: by)? (\d+)(?: steps?)?",
        lambda m: f"{LEVEL[m[1]]} a {m[2]} {m[3]}",
    ),
    (r"\bmay (?:first )?increase (that colony track) (\d+)(?: steps?)?", r"may raise \1 \2"),
    (r"\bbuilds (?=(?:an? |1 )?colon)", "places "),
    (r"\bbuild (?=(?:an? |1 )?colon)", "place "),
    (
        r"^(place a colony),? (?:even if you already have one(?: there)?|(?:and )?you"
        r" may place it where you already have one)$",
        r"\1 ignoring your colonies",
    ),
    (r"\badd (?:a|1)(?: new)? colony tile(?: to the game)?", "place a colony tile"),
    (r"\btrade (?:for free|with (?:any|a) colony(?: tile)?(?: for free)?)$", "trade"),
    (r"\b(trade with [^:,]+) for free$", r"\1"),
    (
        r"\b((?:trades?|traded) with) (?:one of )?your colon(?:y|ies)\b",
        r"\1 a colony tile with your colony",
    ),
    (
        r"\b((?:trades?|traded) with) (?:one of an opponent's colonies|an opponent's colony)",
        r"\1 a colony tile with a colony of an opponent",
    ),
    (
        r"\b(colony tile) (?:where|on which) you (?:already )?have a colony\b",
        r"\1 with your colony",
    ),
    (r"\b(colony tile)(?: that)? you have a colony on\b", r"\1 with your colony"),
    (
        r"\b(colony tile) (?:where|on which) (?:an opponent|another player) has a colony\b",
        r"\1 with a colony of an opponent",
    ),
    (r"\b(colony tile) (?:where|on which) you have no colony\b", r"\1 without your colony"),
    (r"\bgain (?:the|a) colony bonus of one of your colonies\b", "gain 1 colony bonus"),
    (r"\bgain one of your colony bonuses\b", "gain 1 colony bonus"),
    (
        r"(place a colony[^:,]*? then) gain (?:its colony|the(?: colony)?) bonus"
        r"(?: of (?:that|the) colony)?\b",
        r"\1 gain 1 colony bonus of it",
    ),
    (
        r"\b(?:gain|get|raise) (?:a|(\d+)) (?:trade )?fleets?\b",
        lambda m: f"raise fleet {m[1] or 1}",
    ),
    (r"\bgain (?:each|all) (?:of )?your colony(?: tile)? bonus(?:es)?", "gain all colony bonuses"),
    (r"^(?:build|placement)(?: bonus)?: ", "build: "),
    (r"^trade (?:bonus|income): ", "trade: "),
    (r"^colony bonus: ", "colony: "),
    # parties, delegates, global events
    (r"^(?:(?:ruling )?policy|effect): (?=when )", ""),
    (r"^(?:ruling )?policy: (?=(?:pay|spend) )", "action: "),
    (r"^(?:ruling )?policy: ", "effect: "),
    (r"^ruling bonus: ", "bonus: "),
    (r"\b(delegates?) in(?:to)? (?:one|the same|any one) party", r"\1 in a party"),
    (r"\b(?:send|put) (?:a|an|1) delegates? (?:to|in|into) ", "place 1 delegate in "),
    (
        r"\b(?:exchange|replace) (?:the )?(neutral )?chairman (?:with|by|for) "
        r"(?:an?|1|one|(?:(?:1|one)(?: of)? )?your)(?: own)? delegates?(?: of yours)?",
        lambda m: (
            "exchange the neutral chairman for your delegate" if m[1] else "become the chairman"
        ),
    ),
    (
        r"\bexchange (?:a|1) (neutral [^,]*?delegate) (?:with|for|by) (?:one of"
        r" )?your (?:own )?delegates?",
        r"exchange a \1 for your delegate",
    ),
    (r"\((max \d+)\)(?=.*influence)", r"\1"),
    (r"(?:,? max\.? (\d+))?,? reduced by (?:your )?influence$", _reduced),
    (r"\b(max \d+),? (?:and|plus) influence$", r"\1 plus influence"),
    # the deck
    (r"\bsearch (?:the (?:draw )?deck )?for (?:an?|(\d+)) ", lambda m: f"draw {m[1] or 1} "),
    (r"\buntil you have (?:revealed|found|drawn) ", "until you reveal "),
    (
        r"\b(draw \d+ [^\W\d]+ cards)[,.]?(?: and| then)? (?:take|keep|put|add) (?:them|those|these"
        r"|both)(?: cards)?(?: (?:in)?to (?:your )?hand)?(?:[,.]? (?:and |then )?discard (?:all )?"
        r"(?:the )?(?:rest|others?|other cards))?$",
        r"\1",
    ),
    (r"\b(draw \d+ cards?)(?:,| and| then)+ discard (\d+)$", _discarded),
    (r"\b(draw|reveal) (\d+) ([^\W\d]+) tag cards\b", r"\1 \2 \3 cards"),
    (
        r"(\blook at .*?\bcards?\b.*?)(?:,| and|, then| then)* (?:you may |either |may )?buy it(?:"
        r" or discard it)?$",
        r"\1 then may buy it",
    ),
    (
        r"\bdraw (\d+) (preludes|corporations),?(?: and| then)? (play|keep) (?:one"
        r"|1)(?: of them)?$",
        r"look at \1 \2 then play 1 of them",
    ),
    (
        r"\b(?:use|reuse) (?:a|the|an)(?: (?:blue|active|action))? ?card(?:'s)?(?:"
        r" action)?(?: (?:that )?(?:has|have)?"
        r"(?: already)?(?: been)? used this generation)?$",
        "use the action of a card used this generation",
    ),
    (
        r"\b(?:put|place) (\d+) ((?:\S+ )?cards?) from (?:your )?hand (?:on|onto"
        r"|under)(?: here| this(?: card)?)",
        r"move \1 \2 from hand to here",
    ),
    (
        r"\b(?:take|return)(?: back)? (?:an?|1|one) (?:played )?event(?: card)?"
        r"(?: (?:that )?you (?:have )?played)?(?:"
        r" back)?(?: from [^:,]*?)?(?: (?:in)?to (?:your )?hand)?$",
        "move 1 event from the event pile to hand",
    ),
    (r"^(tags (?:.*, )?[^\W\d]+) ([^\W\d]+)(?=,|$)", r"\1, \2"),
    (r"\bdiscard (this card|it)\b", r"move \1 to the discards"),
    (r"\bdelegates from your reserve\b", "delegates from the reserve"),
)
