"""What people say, and what is printed on cards, as rows: a pattern, and what it means.

In: nothing. Out: `TURNS`, to be applied one after the other to lines that are no language.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DID, DOES
from dsl.mistakes.rows.bricks import LEVEL, MONEY, SIGN, THIRD, VERB, Rows
from dsl.mistakes.rows.given import COUNTED_AS

_N = r"(\d+|X)"
_UNIT = r"(?: [^\W\d]\S*)?"
_OTHERS = r"(?:(?:the )?other players|your opponents|the opponents|the other player)"
_DECK = r"(?: (?:of|from|on|off)(?: the top of)?(?: the| your)? (?:draw )?(?:deck|pile))"
_RED = " of any player"
_EVERY = r"\d+|second|third|fourth|fifth"
_BASE = DID | {"taken": "remove"}
_DOING = {
    "playing": "play",
    "placing": "place",
    "raising": "raise",
    "gaining": "gain",
    "using": "use",
    "discarding": "discard",
    "trading": "trade",
}
_COST = r"(?:costing|(?:with|of)(?: a| printed| basic)*(?: cost)?(?: of)?|that costs?|worth)"


def _boxed(said: re.Match[str]) -> str:
    """`gain 1 energy production`."""
    of = "of " * (said[3] == "one")
    return f"production {SIGN[said[1]]}{said[2]} {of}{said[3]}"


def _who(player: str, said: str) -> str:
    """`he loses`: `that player: lose`."""
    verb = said.split()[-1]
    may = "may " if " may " in f" {said} " else ""
    return f"{player}: {may}{DOES.get(verb, verb)}"


def _range(said: re.Match[str]) -> str:
    """`gain 1-3 plants`: one of so many."""
    verb, least, most, what = said.groups()
    if not int(least) < int(most) < int(least) + 4:
        return said[0]
    return " or ".join(f"{verb} {n} {what}" for n in range(int(least), int(most) + 1))


def _done_too(said: re.Match[str]) -> str:
    """`when you place a greenery or city: …`: the verb holds for both, and so does the article."""
    a = ""
    if re.search(rf"{re.escape(said[2])} an? [^:]* or $", said[1]) and not re.match(
        r"an? ", said[3]
    ):
        a = "an " if said[3][:1] in "aeiou" else "a "
    return f"{said[1]}{said[2]} {a}"


TURNS: Rows = (
    # who
    (r"\bthe (players?) with (?=most |fewest )", r"the \1 with the "),
    (
        rf"\b(?:all|every|each)(?: the)? other players?:? ({THIRD}|{VERB})",
        lambda m: f"each opponent: {DOES.get(m[1], m[1])}",
    ),
    (
        rf"\b(?:all|every|each)(?: the)? (opponent|player)s? ({THIRD}|{VERB})(?!:)",
        lambda m: f"each {m[1]}: {DOES.get(m[2], m[2])}",
    ),
    (
        rf"\bevery(?:one|body) ({THIRD})",
        lambda m: f"each player: {DOES.get(m[1], m[1])}",
    ),
    (
        rf"\bthe (players?) with (?:the )?(most|fewest) ([^:]+?) ({THIRD})(?=[^:]*$)",
        lambda m: f"the {m[1]} with the {m[2]} {m[3]}: {DOES.get(m[4], m[4])}",
    ),
    (rf"(^|(?<!effect): )you (may |can )?({VERB})(?=[^:]*$)", r"\1\2\3"),
    (r"(^|: )can (?=[^:]*$)", r"\1may "),
    (r"\bany other player\b", "another player"),
    (r"\b(from|of) (?:someone|somebody) else\b", r"\1 another player"),
    (r"\b(from|of) (?:someone|somebody|anybody)\b", r"\1 any player"),
    (
        r"^((?:action: )?)(?:all|every|each)(?: of)?(?: the| your)?(?: other)? opponents?:",
        r"\1each opponent:",
    ),
    (r"^((?:action: )?)(?:all |every |the )?other players?:", r"\1each opponent:"),
    (r"^((?:action: )?)(?:every|all) players?:", r"\1each player:"),
    (r"^((?:action: )?each (?:player|opponent)) (?=may )", r"\1: "),
    (r"^((?:action: )?)(?:target|choose an?) (player|opponent):", r"\1any \2:"),
    # what is counted
    *COUNTED_AS,
    (r"\b(gain|lose) (\d+) ([^\W\d]\S*), (\d+)(?: more)? per\b", r"\1 \2 \3, \4 \3 per"),
    (r"\b(discard [^:]*?cards?) from (?:your )?hand\b", r"\1"),
    (r"\b(in|from) your hand\b", r"\1 hand"),
    (r"\beach of your cards\b", "each card"),
    (r"\b(to|on|from) this(?=$|,|:| (?:->|or|then)\b)", r"\1 this card"),
    (r"\b(vp|VP) (-?\d+) ?/ ?(?=\w)", r"vp \2 per "),
    (r"(?<![\w-])(?:VP|VPs|points?) (?=-?\d)", "vp "),
    (r"\bblue (cards?)\b", r"active \1"),
    (r"\bgreen (cards?)\b", r"automated \1"),
    (r"\bred card(s?)\b", r"event\1"),
    (r"\ba (?=(?:active|automated) card\b|event\b)", "an "),
    (r"\badjacent to this(?: card)?$", "adjacent to this tile"),
    (r"(?<= )- (?=\d)", "-"),
    (
        r"\b(?:spend|lose|pay|discard) all (?:your )?(?!cards\b)([^\W\d]\S*?)"
        r"(?: ->|,? then|,? and|,| to) "
        r"gain (?:X|that (?:much|many)|as (?:much|many)|the same amount of) ([^\W\d]\S*)$",
        r"gain 1 \2 per \1 then lose all \1",
    ),
    # passing, and what comes again
    (
        r"\bwhen you (?:(?:are|were) the first(?: player)? to pass|pass first|first pass)\b"
        r"(?: in (?:a|the|this|each) generation)?(?:[:,](?= ))?",
        "when you pass: if no opponent passed this generation:",
    ),
    (
        r"\bif (?:nobody(?: else)?|no one(?: else)?|no other player) (?:has )?(?=passed\b)",
        "if no opponent ",
    ),
    (r"\b(if no (?:opponent|player)) has (?=passed\b)", r"\1 "),
    (r"\b(opponent|player) who (?:has|have) (?=passed\b)", r"\1 who "),
    (
        r"\b(opponent|player) who (?:has|have) not (?:yet )?passed(?: yet)?\b",
        r"\1 who did not pass",
    ),
    (r"\b((?:opponent|player) who (?:passed|did not pass))(?=$|:)", r"\1 this generation"),
    (
        r"\b(gain \d+ [^\W\d]\S*|draw \d+ cards?) per (opponent|player) (who .*)$",
        r"each \2 \3: the owner of this card: \1",
    ),
    (r"\b(if no (?:opponent|player) passed)(?: yet)?(?=:|$)", r"\1 this generation"),
    (
        rf"^(at (?:the )?\S+ phase)(?: of|,? in)? (every (?:{_EVERY}) generations?):",
        r"\1: if \2:",
    ),
    (rf"^(every (?:{_EVERY}) generations?)[:,] ?", r"at production phase: if \1: "),
    (
        r"\bif (?:(?:the )?generation(?: number)? is (?:exactly )?|(?:it is )?exactly generation )"
        r"(\d+)(?=:)",
        r"if generation exactly \1",
    ),
    # to and from others
    (
        r"\b((?:each|an|any) (?:opponent|player)\b[^:]*: .*?\blose [^,:]*?) to (?:you|me)\b",
        r"\1 to the owner of this card",
    ),
    (
        r"\b(each opponent|each player|an opponent|any opponent|that player):? (?:gives?|pays?) "
        r"(?:you|me) (\d+ [^\W\d]\S*)",
        r"\1: lose \2 to the owner of this card",
    ),
    (
        r"^(when an(?:yone|(?:other)? (?:opponent|player)) .*?): (?:they|he or she|he|she)"
        r" (?:must )?(?:pays?|gives?) (?:you|me) (\d+ [^\W\d]\S*)$",
        r"\1: that player: lose \2 to the owner of this card",
    ),
    (
        r"^when (?:there are |you have )?(\d+) ([^\W\d]+?)(s?) (?:here|on this card): ",
        r"when you add 1 \2 to this card: if \1 \2\3 here: ",
    ),
    (
        r"\blook at (an|any|another|that) (opponent|player)'s (?:hand|cards)\b",
        r"look at the hand of \1 \2",
    ),
    (
        r"\b(?:move|take|gain) (\d+ [^\W\d]\S*) from (?:here|this card)"
        r"(?: to (?:your|the) (?:stock|supply))?$",
        r"spend \1 here -> gain \1",
    ),
    (r"^holds any(?: kind(?: of)?)?(?: resources?)?$", "holds any resource"),
    (
        r"\bplace (?!.* ignoring bonuses$)(.*?),? (?:without|with no|ignoring)"
        r"(?: its| the| any| getting)*(?: placement)? bonus(?:es)?$",
        r"place \1 ignoring placement bonuses",
    ),
    (
        r"\bplace ([^,]*?),?(?: but)? (?:without|do not|don't|does not) (?:rais|increas)(?:ing|e)"
        r" (?:the )?(?:oxygen|temperature)(?: level)?(?= then\b|[,)]|$)",
        r"place \1 ignoring tile effects",
    ),
    (r"\bthis card's owner\b|\bthe card's owner\b|\bthe card owner\b", "the owner of this card"),
    # how much
    (rf"\b(gain) {_N} ([^\W\d][^\s,]*) production\b", _boxed),
    (
        rf"\b(gain|lose) {_N} productions?(?: steps?)?"
        r"(?: of (?:your|their|its|any) choice)?(?=$|[,:])",
        lambda said: f"production {SIGN[said[1]]}{said[2]} of one standard resource",
    ),
    (
        r"^requires (\d+) (?:production of|of) any (?:one |single )?(?:standard )?"
        r"(?:resource|production)$",
        r"requires highest production \1",
    ),
    (rf"\b(gain) {_N} production of ([^\W\d]\S*)", _boxed),
    (
        r"\b(increase|raise|decrease|reduce|lower) ((?:your |the |any )?)([^\W\d]\S*) production"
        rf"(?: by)? {_N}(?: steps?)?\b",
        lambda m: f"production {SIGN[m[1]]}{m[4]} {m[3]}{_RED if m[2] == 'any ' else ''}",
    ),
    (r"\b(?:gain|get) (?=production [+-])", ""),
    (
        r"\b(production [^:]*?)(?<! of)(?<! with) (?:from )?"
        r"(?=(?:any|an|each|another) (?:player|opponent)\b)",
        r"\1 of ",
    ),
    (r"\bfrom (an?|another|any) (?:other )?(player|opponent)'s cards?\b", r"from a card of \1 \2"),
    (
        rf"(\b(?:{VERB}|for) )?\b(?:at least|no (?:fewer|less) than|(?<!to )a minimum of) (\d+)",
        lambda m: m[0] if m[1] else m[2],  # what is done so often has no such bound
    ),
    (r"\b(?:at most|no more than|a maximum of) (\d+)", r"max \1"),
    (r"\b(requires(?: .*)?) (\d+)\+(?= )", r"\1 \2"),
    (
        rf"\b(card|cards) {_COST} (\d+){MONEY} or (?:more|higher|above)\b",
        r"\1 with cost min \2",
    ),
    (
        rf"\b(card|cards) {_COST} (\d+){MONEY} or (?:less|lower|fewer|below)\b",
        r"\1 with cost max \2",
    ),
    (rf"\b(card|cards) {_COST} (?:at least|min) (\d+){MONEY}", r"\1 with cost min \2"),
    (rf"\b(card|cards) {_COST} (?:at most|max) (\d+){MONEY}", r"\1 with cost max \2"),
    (
        r"(?<!you )\b(draw|discard|look at|reveal|take|buy) one (?=[\w/ ]*\bcard\b)",
        r"\1 1 ",
    ),
    (r"(?<!may not )(?<!nobody may )\b(draw|discard) (?=cards?$)", r"\1 1 "),
    (r"\b(gain|lose|spend|add|steal|remove) one (?!card\b)", r"\1 1 "),
    (
        rf"\b(raise|lower|increase|decrease) (?:your |the )?([^\W\d]\S*)(?: by)? {_N} steps?\b",
        lambda m: f"{LEVEL[m[1]]} {m[2]} {m[3]}",
    ),
    (
        rf"\b(raise|lower|increase|decrease) (?:your |the )?([^\W\d]\S*) by {_N}\b",
        lambda m: f"{LEVEL[m[1]]} {m[2]} {m[3]}",
    ),
    (r"\bplace (?:an? )?([^\W\d]\S*) twice$", r"place 2 \1"),
    (
        r"\b(?:exchange|convert|change|turn|trade) (\d+ [^\W\d]\S*) (?:for|into|to) "
        r"(\d+ [^\W\d]\S*)$",
        r"spend \1 -> gain \2",
    ),
    (r"\bsell (?:a|1) card for (\d+)", r"discard 1 card -> gain \1"),
    (r"\btake (?:an?|1) (?:extra|additional|more|further) action$", "take 1 action"),
    (r"\btake (\d+) (?:extra|additional|more|further) actions$", r"take \1 actions"),
    (r"\b(?:take|have) (?:another|an? (?:extra|additional|further)) turn$", "take 2 actions"),
    (r"\b(gain|draw|add) (\d+) ?(?:[-–]|to|or) ?(\d+) ([^\W\d]\S*(?: here)?)$", _range),
    # the deck
    (
        rf"\b(look at|draw|reveal|take)(?: the)?(?: top)? {_N}(?: more)? cards?{_DECK}",
        r"\1 \2 cards",
    ),
    (r"\b(look at|draw|reveal) (?:the )?top (\d+) cards?\b", r"\1 \2 cards"),
    (rf"\b(look at|draw|reveal) the top card{_DECK}?", r"\1 1 card"),
    (
        rf"\b(?:draw|reveal)(?: cards?){_DECK}? until (?:you (?:have|find|get|reveal|draw) )?{_N} "
        r"(?!.* in hand)(.+?)(?: (?:are|is|have been) (?:found|revealed|drawn))?$",
        r"draw \1 \2",
    ),
    (
        rf"\bdraw {_N} cards?(?:,| and| then)+ (?:keep|take) {_N}(?: of them)?"
        rf"(?:(?:,| and| then)* discard .*)?$",
        r"look at \1 cards then take \2 of them",
    ),
    (
        r"(\blook at (?!.*then may take ).*?)(?:,| and|, then)? (?:(?:and|then) )?(keep|take|buy) "
        rf"(up to )?{_N}(?: of them| cards?)?(?: in(?:to)? (?:your )?hand)?"
        r"(?:(?:,| and| then)* discard (?:the )?(?:other|rest|remaining).*)?"
        r"(?=$| then that player:)",
        lambda m: f"{m[1]} then {'take' if m[2] == 'keep' else m[2]} {m[3] or ''}{m[4]} of them",
    ),
    (r"\b(look at|reveal)\b(?!.*\btake it\b)(.*?)\bplay (?:it|that card)\b", r"\1\2play 1 of them"),
    # who
    (
        r"\btake (\d+|X) (?!of\b)(\w\S*) from (?:every|all) (opponent|player)s?\b",
        r"steal \1 \2 from each \3",
    ),
    (
        r"\btake (\d+|X) (?!of\b)(?!cards?\b)(\w\S*) from (?=(?:an|any|each|another)\b)",
        r"steal \1 \2 from ",
    ),
    (r"\b(from|of|to) every (opponent|player)\b", r"\1 each \2"),
    (r"\b(from|of|to) all opponents\b", r"\1 each opponent"),
    (rf"\b(?:he|she|they) (?:may )?(?:{THIRD}|{VERB})", lambda m: _who("that player", m[0])),
    (
        rf"\b(?:(?:that|any|each|another) (?:player|opponent)|an opponent|the owner) {THIRD}"
        rf"(?=[^:]*$)",
        lambda m: _who(" ".join(m[0].split()[:-1]), m[0]),
    ),
    (rf"\b{_OTHERS}\b(?= may)", "opponents"),
    # events
    (
        r"^(?:effect: )?(?:whenever|each time|every time|after|as soon as|if) "
        rf"((?:you|anyone|an opponent) (?:{VERB}|{THIRD})[^:,]*)(?:[:,]|$)",
        r"when \1:",
    ),
    (
        r"^((?:once per (?:generation|game) )?"
        r"when (?:you|anyone|an opponent|a(?:ny|nother) player) (?:[^:]* or )?"
        rf"({VERB}|{THIRD}) "
        rf"[^:]*? or )(?!{VERB}|{THIRD}|you |anyone |an opponent |a(?:ny|nother) player )"
        r"(?=([^:]*):)",
        _done_too,
    ),
    (r"^when (?:someone|somebody|everyone|everybody) ", "when anyone "),
    (
        rf"^when (?!placing gives)({'|'.join(_DOING)}) ",
        lambda m: f"when you {_DOING[m[1]]} ",
    ),
    (r"^when your ([^\W\d]\S*) (?:increases|rises|goes up|is raised)\b", r"when you raise \1"),
    (r"^when (?:the )?([^\W\d]\S*) (?:increases|rises|goes up)\b", r"when anyone raises \1"),
    (r",? \(?including (?:this|itself)(?: card| one)?\)?(?=[,:]|$)", ""),
    # standing rules
    (
        r"^(?:effect: )?when you play an? ([^,]*?)(?: card| tag)?, (?:you )?pay (\d+)\S*"
        rf"{MONEY} less(?: for it)?$",
        r"effect: \1 cards cost \2 less",
    ),
    (
        rf"\b(?:you )?pay (\d+){MONEY} less (?:for|when playing|when you play) "
        r"(?!.* during )(?:an? )?(.*?)(?: cards?)?$",
        r"\2 cards cost \1 less",
    ),
    (r"\bplaying (?:an? )?(.*?)(?: cards?)? costs?\b", r"\1 cards cost"),
    (r"\b((?:is|are) worth \d+)(?: [^\W\d]\S*)? extra\b", r"\1 more"),
    (rf"^(effect: .*?) (?:is|are) (\d+){MONEY} cheaper$", r"\1 cost \2 less"),
    (rf"^effect: -(\d+){MONEY} (?:on|for) (.*?)(?: cards?)?$", r"effect: \2 cards cost \1 less"),
    (r"^this generation[:,] ?(?=.* (?:costs?|worth|requirements) )", "effect this generation: "),
    (r"^effect: (?:all|each|every|your)(?: your)? (?=[^:]* (?:costs?|is|are) )", "effect: "),
    (
        r"^effect: (?:your )?(.*?) (?:cannot|can't|can not|may not) be (\w+)"
        r"(?: by opponents| from you)?$",
        lambda m: f"effect: opponents may not {_BASE.get(m[2], m[2])} your {m[1]}",
    ),
    (r"^(effect: .*?)\b(?:cannot|can't|can not)\b", r"\1may not"),
    (
        r"^effect: (?:your )?([^\W\d]\S*) (?:may|can) be (?:used|spent) as ",
        r"effect: you may spend \1 as ",
    ),
    (r"^(effect: .*?)\byou can\b", r"\1you may"),
    (r"^(effect: .*?\bmay) use\b(?=.* as )", r"\1 spend"),
    (
        r"\b(requirements are) (?:\+ ?/ ?- ?|± ?|\+ or - |within )(\d+)(?: steps?)?$",
        r"\1 within \2 steps",
    ),
    (
        r"\b(if|requires) (?:you have )?(more|fewer) ([^\W\d]\S*(?: tags)?) than (?:each|every|all"
        r"|any)(?: (?:of your|other))? (?:opponents?|players?)\b",
        lambda m: (
            f"{m[1]} each opponent has {'fewer' if m[2] == 'more' else 'more'} {m[3]} than you"
        ),
    ),
    (
        r"\bmore ([^\W\d]\S*) than (?:an|another) opponent\b",
        r"an opponent has fewer \1 than you",
    ),
    (
        r"\bfewer ([^\W\d]\S*) than (?:an|another) opponent\b",
        r"an opponent has more \1 than you",
    ),
    # what is asked
    (r"(?:<=|≤) ?(?=-?\d)", "max "),
    (r"(?:>=|≥) ?(?=-?\d)", ""),
    (
        r"^(?=\w+ .*[^\W\d]{2})((?:requires(?! -?\d)|given|then|(?:action: )?if)\b.*\d)"
        r"(?: ?°(?: ?C\b)?| C\b)",
        r"\1",
    ),
    (r"\b(if|requires) (?:the )?(?!X )([^\W\d]\S*) (?:is|of)(?: at)? (?=max|-?\d)", r"\1 \2 "),
    (r"(-?\d+%?) ([^\W\d]\S*) or (?:less|fewer)\b", r"max \1 \2"),
    (r"(-?\d+%?) ([^\W\d]\S*) or more\b", r"\1 \2"),
    (r"\b(cost|vp) (\d+) or (?:more|higher|above)\b", r"\1 min \2"),
    (r"(?<=[\d%]) or (?:more|higher|greater|warmer|above)\b", ""),
    (r"(-?\d+%?) or (?:less|lower(?! [^\W\d]\S* \d)|fewer|colder|below)\b", r"max \1"),
    (r"^requires (?:that )?(?:you )?(?:to )?(?:have|own) ", "requires "),
    (r"\bif you (?:have|own) (?=[^:]*:)", "if "),
    (
        rf"^((?:action: |once: )?)({VERB} [^:]+?),? (?:but )?(?:only )?(?:if|when) "
        r"(?:you (?:have|own) )?(?!you\b|it\b|that\b|X\b)([^:]+)$",
        r"\1if \3: \2",
    ),
    (r"^requires tags?:? ([^\W\d]\S*)$", r"requires 1 \1 tag"),
    # headers of lines
    (r"^[Aa]ktion:", "action:"),
    (r"^[Ee]ffekt:", "effect:"),
    (r"^cost:? (\d+) ?[^\W\d]\S*$", r"cost \1"),
    (r"^tag:? (?=[^:]*$)", "tags "),
    (r"^(tags .*) and ", r"\1, "),
    # costs and places
    (
        r"\b((?:play|use|fund|claim) [^:]*?),? (?:at|with) (?:a )?"
        r"(?:discount|cost(?= \d+ less))(?: of)? (\d+)(?: less)?\b",
        r"\1 for \2 less",
    ),
    (r"\bnext to\b", "adjacent to"),
    (r"^((?:action: )?)choose(?: one| 1)?: (.*)$", lambda m: m[1] + re.sub(" ?; ?", " or ", m[2])),
    (r"^((?:action: )?)either (?=.* or )", r"\1"),
    (r"(?<![^\W_])x (?=[^\W\d])", "X "),
    (
        r"((?:^|: | or |\bmay )(?:pay|spend|remove|discard|lower|production -)\b[^:>→]*?) to "
        rf"(?={VERB}|production )",
        r"\1 -> ",
    ),
    (
        r"^((?:action|once): (?:add|gain|draw|place|raise|production) [^>]*? or )"
        r"((?:remove|spend|pay|discard) [^>]*? -> .*)$",
        r"\1(\2)",
    ),
    (
        rf"\b(pay \d+){MONEY} \((.+?) (?:may|can) (?:also )?be used\)",
        r"\1 with \2",
    ),
    (
        r"^(action|once): (\d+ [^\W\d][^:>→]*?) ?(?:->|→|=>|=|:) ?(?=\d)",
        r"\1: spend \2 -> gain ",
    ),
    (rf"^(action|once): (\d+ [^\W\d]\S*) ?: ?(?={VERB}\b)", r"\1: spend \2 -> "),
    (rf"^(action|once): (\d+) ?(?:->|→|=>|=|:) ?(?={VERB}\b)", r"\1: pay \2 -> "),
    (r"^areas? (?:on )?(?:an? )?areas? reserved for (?:an? |the )?(\w+)$", r"areas \1"),
    (r"^areas? reserved for (?:an? |the )?(\w+)$", r"areas \1"),
    (r"\bareas? reserved for (?:an? |the )?(\w+?)s?(?=$|:|,)", r"\1 area"),
    (r"\bnot adjacent to(?: an?| any| another)?(?: other)?\b(?! your)", "adjacent to no"),
    # which
    (r"\bthat (?:holds?|has|have) no\b", "without"),
    (r"\bthat (?:is|are) not\b", "other than"),
    (r"\bthat (?:may|can|could) (?:hold|have|carry)\b", "that can hold"),
    # joints
    (r"\b(draw [^:]*?)(?:,| and)+ (?:then )?(?=discard )", r"\1 then "),
    (rf"^((?:action: |when [^:]*: )?if [^:]*?),? then (?={VERB})", r"\1: "),
    (
        r"^((?:(?:action|once|when|at)\b[^:]*: )?if [^:]*:.*?)[,;] (?:otherwise|else|if not),? "
        rf"(?={VERB})",
        r"\1 otherwise ",
    ),
    (rf",? and ({THIRD}) (?=\d|an? )", lambda m: f", {DOES[m[1]]} "),
    (r",? then\b", " then"),
    (r"\b(place (?:an? )?(?=[^\W\d])(?:(?!adjacent to)[^:])*?) and (?=an? )", r"\1, place "),
    (rf"(\b{VERB} \d+ [^:]*?),? (?:and|AND|und) (?=\d+ [^\W\d])", r"\1, "),
    (rf"(?<!:),? and (?:then )?(?={VERB}|[+-]\d)", ", "),
)
