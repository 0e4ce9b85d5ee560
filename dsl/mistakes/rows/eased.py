"""What people say of what a card remembers, of bonuses, tags and actions that are more, and of
requirements that are less.

In: nothing. Out: `EASED`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.mistakes.rows.bricks import GOODS, MONEY, VERB, Rows, article, one

_PLAYED = (
    r"(?:(?:when|as|after)(?:ever)? (?:you play(?: it| this(?: card)?)?|(?:it is )?played"
    r"|playing(?: this(?: card)?)?))"
)


_A_KIND = (
    r"(?:an?|any|one|1|which) (?:(?:type|kind) of |of the )?"
    r"((?:standard )?resources?|tags?|(?:political )?party|(?:global )?parameter)"
    r"(?: types?| kinds?)?"
)


_HOLDS = r"(?:may |can )?(?:only )?(?:hold|have|keep) (?:at most|max|up to|no more than)"


_TAKES = r"(?:take|have|get|may take)"


_ON_TURN = r"(?:per|each|every|in each|on your) turn"


_CHOSEN = r"(?:chosen|named|selected|picked)"


_CHOOSE = r"(?:choose|name|pick|declare|select)"


def _remembered(said: re.Match[str]) -> str:
    what = said[1].split()[-1].removesuffix("s")
    return f"choose a {'standard ' * (what == 'resource')}{what}"


_CARD = r"((?:an? )?(?:[^\W\d]\S* )?cards?)"
_WITH = r"(?:at least |min )?(?:an? |any )?((?:\d+ )?(?!tags?\b)[^\W\d][\w-]*)"


_SOMEBODY = r"(an opponent|any opponent|another player|any player|a player)"


_EVERYBODY = r"(everyone|everybody|all players|each player|every player)"
_EACH_OTHER = r"(?:your |all )?opponents|each opponent|all other players"
_OFF = rf"(?:it costs?(?: you)?|you (?:may )?pay) (\d+){MONEY} (less|more)(?: for it)?"
_ITEM = rf"(?!{VERB}\b|the\b|your\b)[^\W\d][\w-]*"


def _counted(said: re.Match[str]) -> str:
    """`per city and greenery`, `per earth tag, venus tag and colony`, `per earth, mars tag`."""
    *items, last = re.split(r",? and |, ", said[2])
    if re.search(r" tags?$", last) and not any(" " in one for one in items):
        items = [f"{one} tag" for one in items]
    items = [re.sub(r" tiles?$", "", one) for one in (*items, last)]
    tags = [one.split()[0] for one in items if re.search(r" tags?$", one)]
    others = [one for one in items if not re.search(r" tags?$", one)]
    joined = [f"{'/'.join(tags)} tag{'s' * bool(said[1])}"] if tags else []
    return f"per {said[1] or ''}{' plus '.join((*joined, *others))}"


def _for_whom(said: re.Match[str]) -> str:
    """`effect: space cards cost 1 less for everyone`."""
    return f"effect: {'each player' if said[2] else 'each opponent'}: {said[1]}"


def _off_a_tag(said: re.Match[str]) -> str:
    """`when you play a science tag, you pay 2 less`, `… 1 less per science tag`."""
    what = f"{said[1]} {'cards cost' if said[4] else 'tags cost'}"
    return f"effect: {what} {said[2]} {said[3]}{said[4] or ''}"


def _spent_as(said: re.Match[str]) -> str:
    """`science here is worth 2 on standard projects`, `when you use a standard project, …`."""
    on = said[5] or (f"{said[1]}s" if said[1] else "")
    what = f"{said[2]} here as {said[3]}{said[4] or ' megacredits'}"
    return f"effect: you may spend {what}{f' on {on}' if on else ''}"


EASED: Rows = (
    (r"\bper (?:steps? (?:of|on|in) |level of )(?:the )?(?=[^\W\d])", "per "),
    (
        rf"\bper (\d+ )?((?:{_ITEM}(?: tags?| tiles?)?,? )*(?:{_ITEM}(?: tags?| tiles?)?)"
        rf"(?:,? and|,) {_ITEM}(?: tags?| tiles?)?)(?=$|[,:]| ->| in play\b)",
        _counted,
    ),
    (
        rf"^effect: (.+ costs? \d+{MONEY} (?:less|more)) for (?:{_EVERYBODY}|{_EACH_OTHER})$",
        _for_whom,
    ),
    (
        rf"^(?:effect: )?when(?:ever)? you (?:use|pay for) (?:the )?(\"[^\"]+\")"
        rf"(?: standard)? project,? {_OFF}$",
        r"effect: the \1 standard project costs \2 \3",
    ),
    (
        rf"^(?:effect: )?when(?:ever)? you play an? (\S+) tag[,:] {_OFF}((?: per [^:,]+)?)$",
        _off_a_tag,
    ),
    (
        r"^effect: you have (?:an? )?(?:\+ ?)?(\d+)?(?: more| additional| extra)? influence"
        r"(?: more)?$",
        lambda m: f"effect: influence is {m[1] or 1} more",
    ),
    (r"\bwith (?:only|just|precisely|no more and no less than) (\d+ tags?)\b", r"with exactly \1"),
    (
        rf"^(?:effect: )?when(?:ever)? you buy (?:a )?cards?(?: to (?:your )?hand)?[,:] {_OFF}$",
        r"effect: card price is \1 \2",
    ),
    (
        rf"^effect: you pay (\d+){MONEY} (less|more) for cards (?:that )?you buy$"
        rf"|^effect: (?:the )?cards (?:you buy|bought)(?: to (?:your )?hand)? cost(?: you)? "
        rf"(\d+){MONEY} (less|more)$",
        lambda m: f"effect: card price is {m[1] or m[3]} {m[2] or m[4]}",
    ),
    (
        rf"^effect: (?:when(?:ever)? you (?:use|play|pay for) an? ([^,:]+?), )?{GOODS} "
        r"(?:here|on this card) (?:may be (?:spent|used) as|(?:is|are) worth|counts? as) (\d+)"
        r"((?: [^\W\d]\S*)?)(?: each)?(?: (?:on|for) (.+))?$",
        _spent_as,
    ),
    (
        r"\btake (?:1|an?) (\S+) on (an? (?:\S+ )?area)((?: adjacent to [^,:]*?)?) then place "
        r"(?:a |1 |your )?marker (?:there|on (?:it|that area))$",
        r"place marker on \2 with a \1\3 then take 1 \1 under it",
    ),
    (
        rf"^effect: (?:opponents (?:may not|cannot|can't) remove (?:your )?{GOODS} "
        r"(?:here|(?:from|on) (?:here|this card))|"
        rf"(?:the |your )?{GOODS} (?:here|on this card) (?:may not|cannot|can't) be removed"
        r"(?: by (?:opponents|others))?)$",
        "protected",
    ),
    (
        r"\bon (?:top of )?(?:an? |the )?existing (an? |any |your )?([\w-]+?)(?: tiles?)?"
        r"(?=$|[,:]| ->| then)",
        lambda m: f"on an area with {m[1] or article(m[2]).split()[0] + ' '}{m[2]}",
    ),
    (
        r"\bon top of (an? |any |your )?([\w-]+?)(?: tiles?)?(?=$|[,:]| ->| then)",
        lambda m: f"on an area with {m[1] or article(m[2]).split()[0] + ' '}{m[2]}",
    ),
    (r"\buse(s?) an? (?:blue )?card action\b", r"use\1 the action of a card"),
    (r"^at (?:the )?(?:game end|end of (?:the )?game)[:,] (vp \d.*)$", r"\1"),
    (
        r"\b(pay (?:\d+|X)) with (steel|titanium) (?:and|or|and/or) (steel|titanium)\b",
        r"\1 with \2/\3",
    ),
    (r"\bwhere (?:your marker is|you have (?:a|your) marker)\b", "on an area with your marker"),
    (r"\bplace ((?:a |1 |your )?marker) (?:there|on that area)\b", r"place marker on it"),
    (
        r"\b(gain|production|draw|add|raise|lose) \+?X ([^,:]*?),? where X is (?:the number of )?"
        r"(?=[^\W\d])",
        lambda m: f"{m[1]} {'+' if m[1] == 'production' else ''}1 {one(m[2])} per ",
    ),
    (
        r"\b(?:gain|increase|raise) (?:your )?([^\W\d]\S*) production (?:equal to|by) "
        r"(?=the lowest )",
        r"production +1 \1 per ",
    ),
    (
        r"\bif (?:your )?([^\W\d]\S*) production was (?:raised|increased)(?: this generation)?"
        r"(?=[:,]|$)",
        r"if you raised \1 production this generation",
    ),
    (
        r"\bto (?:all|each) (?:of )?(?:your )?cards? that (?:can )?(?:collects?|holds?) "
        r"[^\W\d]\S*(?=$|[,:]| then)",
        "to each card",
    ),
    (
        r"\bif ([\w-]+) is (lower|less|higher|greater|more) than ([\w-]+)(?=[:,])",
        lambda m: f"if {'fewer' if m[2] in ('lower', 'less') else 'more'} {m[1]} than {m[3]}",
    ),
    (
        r"\b(choose an? [^:]*?tag: (?:[^:]*[,:] )?if )(?:it is|it's|the tag is|the chosen one is"
        r"|you chose|you choose|you have chosen) (?:an? |the )?(?!event)([^\W\d][\w-]*)(?: tag)?"
        r"(?=:| and | or )",
        r"\1that tag is \2",
    ),
    (
        r"\b(choose an? [^:]*?tag: (?:[^:]*[,:] )?if )(?!it |that )([^\W\d][\w-]*)(?: tag)?"
        r"(?: (?:is|was|has been) chosen)?(?=:)",
        r"\1that tag is \2",
    ),
    # what an X is at most, and what is counted for it
    (
        r"\b((?:spend|pay|discard|remove) X [^\W\d][\w-]*(?: here)?),? "
        r"\(?(?:(?:where |and )?X is |to )?"
        r"(?:(?:at )?max|at most|up to|no more than|a maximum of) (\d+) ?(plus|minus|\+) ?"
        r"(\d+ (?:per|for each|for every) [^)>,]+?)\)?(?=$| ->| then)",
        lambda m: f"{m[1]} max {m[2]} {'plus' if m[3] == '+' else m[3]} {m[4]}",
    ),
    (
        r"\b(spend|pay|discard) up to (\d+) (plus|minus) (\d+) (?:per|for each) "
        r"([^,:>]+?) ([^\W\d][\w-]*)(?=$| ->| then)(?<! tag)(?<! tags)",
        r"\1 up to \2 \6 \3 \4 per \5",
    ),
    (
        r"\b(1 [^\W\d][\w-]*) per ([^\W\d][^,:>]*?),? (?:max|up to|but at most|at most) 1 per "
        r"([^,:>]+)$",
        r"\1 per the lowest of \2, \3",
    ),
    (
        rf"^effect: (.*?\bcost) (\d+){MONEY} less (?:plus|and) (\d+){MONEY}(?: less)? "
        r"(?:per|for each|for every) (.+)$",
        r"effect: \1 \2 less, \1 \3 less per \4",
    ),
    (
        r"\b(requires|if) (?:a total of )?(\d+) "
        r"((?:[^\W\d]\S*, )*[^\W\d]\S*),? and ([^\W\d]\S*) tags\b",
        lambda m: f"{m[1]} {m[2]} {'/'.join((*m[3].split(', '), m[4]))} tags",
    ),
    (
        r"\b(requires|if) (\d+) ([^\W\d]\S*)(,| and) (\d+) ([^\W\d]\S*) (tags?)(?=$|[:,])",
        lambda m: f"{m[1]} {m[2]} {m[3]} tag{'s' * (m[2] != '1')}{m[4]} {m[5]} {m[6]} {m[7]}",
    ),
    (
        r"\bof the (?:standard )?resource (?:of which |that |which )?you have (?:the )?"
        r"(?:least|fewest)(?: of)?$",
        "of your lowest resource",
    ),
    (rf"\b(?:the |your |that )?{_CHOSEN} (opponent|player)\b", r"the chosen \1"),
    (rf"^{_CHOOSE} {_SOMEBODY}(?:,? {_PLAYED}| for this card)?\.?$", r"choose \1"),
    (rf"^{_PLAYED}[,:]? {_CHOOSE} {_SOMEBODY}\.?$", r"choose \1"),
    # what a card is paid with: it has been spent in the same action
    (
        rf"^(?:effect: )?when(?:ever)? you (?:pay for|play) {_CARD} (?:paid |paying |and pay )?"
        rf"(?:with|using) {_WITH}: ",
        r"when you play \1: if you spent \2 this action: ",
    ),
    (
        rf"^(?:effect: )?when(?:ever)? you (?:spend|use|pay) {_WITH} (?:on|for|to play|to pay for"
        rf"|when playing|playing) {_CARD}: ",
        r"when you play \2: if you spent \1 this action: ",
    ),
    (
        r"^(?:effect: )?(?:your |the )?((?:global |[^\W\d]+ )?)requirements are (?:"
        r"(\d+)(?: steps?)? (?:looser|easier|lower|more lenient)"
        r"|(?:\+ ?/ ?-|\+-|± ?|(?:eased|relaxed|loosened) by )(\d+)(?: steps?)?"
        r"(?:,? your choice.*)?)$",
        lambda m: f"effect: {m[1] or 'global '}requirements are within {m[2] or m[3]} steps",
    ),
    (
        r"^effect: ((?:[^\W\d]\S* )?cards) (?:you play )?cost(?: you)? (\d+)(?: \S+)? less "
        r"(?:for each|for every|per) tag (?:they have|on them)$",
        r"effect: \1 cost \2 less per tag on it",
    ),
    (r"^effect: (milestones|awards) cost you (\d+)(?: \S+)? less$", r"effect: \1 cost \2 less"),
    (
        rf"^effect: (?:buying (?:a )?cards?|cards you buy) costs?(?: you)? (\d+){MONEY}"
        r"( more| less)?(?: each)?$"
        rf"|^effect: cards cost(?: you)? (\d+){MONEY}( more| less)? to buy$"
        rf"|^effect: you pay (\d+){MONEY}( more| less)? (?:for (?:each|every|a)|per|to buy an?) "
        r"card(?: (?:that )?you buy)?(?: (?:in|during)(?: the)? research(?: phase)?)?$",
        lambda m: f"effect: card price is {m[1] or m[3] or m[5]}{m[2] or m[4] or m[6] or ''}",
    ),
    (
        r"^effect: you draw (\d+) cards in (?:the )?research(?: phase)?$",
        r"effect: research cards is \1",
    ),
    (
        r"^effect: you (?:may |can )?(?:only )?(?:take|have) (?:only )?(\d+) actions?"
        r" (?:per|each|on each|on your) turn$",
        r"effect: actions is \1",
    ),
    (
        r"^effect: your ([^\W\d]+) (?:is|are) protected(?: from opponents)?$",
        r"effect: opponents may not remove your \1",
    ),
    (
        r"^effect: (?:each|every) (?:opponent|other player) pays (\d+)(?: \S+)? more for "
        r"((?:[^\W\d]\S* )?cards)$",
        r"effect: each opponent: \2 cost \1 more",
    ),
    (
        r"^effect: (?:your |each |every )?(cit|greener)(?:y|ies)(?: tiles?)? (?:is|are) worth "
        r"(\d+) (?:more |additional |extra )?(?:vp|VP|victory points?)(?: more| extra)?$",
        r"vp \2 per \1y",
    ),
    (
        r"^(?:effect: )?(?:when|whenever|if) you (?:have to )?pay for a card with (?:a )?"
        r"requirements?,? (?:you )?pay (\d+)(?: \S+)? less$",
        r"effect: cards with requirements cost \1 less",
    ),
    (r"^(?:when|as soon as) the game (?:begins|starts)[:,] ", ""),
    (
        r"^(?:every|each) generation,? (?=(?:you )?(?:may|can) )",
        "at production phase: ",
    ),
    (r"\bignoring (?:its|their|the|all|any) ((?:\S+ )?requirements?)\b", r"ignoring \1"),
    (r"\bignoring requirement\b", "ignoring requirements"),
    (
        r"\b(play [^:,]*?),? (ignoring [^:,]*?requirements),? (?:and )?"
        r"(for (?:free|\d+(?: [^\W\d]\S*)? less))$",
        r"\1 \3 \2",
    ),
    (r"\b(play [^:,]*?), (?=(?:ignoring|for) )", r"\1 "),
    (
        r"^(?:effect: )?when(?:ever)? you (fund an award|claim a milestone)[,:] (?:you )?"
        rf"pay (\d+){MONEY} less(?: for it)?$",
        lambda m: f"effect: {'awards' if 'award' in m[1] else 'milestones'} cost {m[2]} less",
    ),
    (
        r"(\bplay [^:,]*?)(?:,| and)? ignoring (?:its |the )?requirements(?:,| and|, and)? "
        rf"paying (\d+){MONEY} less$",
        r"\1 for \2 less ignoring requirements",
    ),
    (
        r"^(?:effect: )?(?:after|when) you pay for a card with (?=(?:a )?(?:base |printed )?cost)",
        "when you play a card with ",
    ),
    (r"\bwith (?:a )?(?:base|printed) cost of (\d+)", r"with cost \1"),
    (r"\b(?:with|of) (?:an? )?(max|min|exactly)(?:imum)? cost (?:of )?(\d+)", r"with cost \1 \2"),
    (
        r"\bdraw (\d+) cards,? (?:then|and) discard all (?:cards )?without (?:an? )?([^\W\d]+) "
        r"tags?(?: of them)?$",
        r"look at \1 cards then take all \2 cards of them",
    ),
    (
        r"\b(?:return|take|take back|move) up to (\d+) (?:of your )?(?:played )?events?"
        r"(?: you have played)? (?:back )?(?:to|into) (?:your )?hand(?=$| ?,| then)",
        r"move up to \1 events from the event pile to hand",
    ),
    (
        r"\bdifferent (?:resource types|(?:types|kinds) of (?:standard )?resources?)\b",
        "different resources",
    ),
    (
        r"\b(max|except|plus|minus|discard down to) (\d+) plus ([^\W\d][\w-]*)$",
        r"\1 \2 plus 1 per \3",
    ),
    (
        r"\bexchange up to (\d+) (?:of your )?([^\W\d]\w*) for the same (?:number|amount) of "
        r"([^\W\d]\w*)$",
        r"spend up to \1 \2 -> gain X \3",
    ),
    (
        r"\b(?:move|return|take|put) (an?|1|one) ([^,:]*?)(?: you have)?(?: from in| from| in) play"
        r" (?:back )?(?:to|into) (?:your )?hand$",
        r"move 1 \2 to hand",
    ),
    (
        r"\bmove (\d+ [^,:]*?) from in play (?:back )?(?:to|into) (?:your )?hand$",
        r"move \1 to hand",
    ),
    (
        r"^(?:effect: )?you start (?:the game )?with (\d+) (?:extra|additional|more) cards$",
        r"draw \1 cards",
    ),
    (r"\bgain X ([^\W\d]\S*) plus (\d+)$", r"gain \2 \1 plus 1 per X"),
    (
        r"\b(?:per|for each|for every)(?: of)? their ([^\W\d]+?)( tiles|ies|s)\b",
        lambda m: f"per {m[1]}{'y' * (m[2] == 'ies')}",
    ),
    (r"^(?=(?:(?:[^\W\d][\w/]* )?requirements|cards) (?:are|of|cost)\b[^:]*$)", "effect: "),
    (
        r",? (?:regardless of|disregarding|irrespective of|without regard (?:to|for)|ignoring) "
        r"(?:all |any |the |normal |usual )*(?:placement|placing) "
        r"(?:restrictions?|rules?|requirements?)$",
        r" ignoring placement rules",
    ),
    (rf"^{_PLAYED}[,:]? ?{_CHOOSE} {_A_KIND}[.;,]?$", _remembered),
    (
        rf"^{_CHOOSE} {_A_KIND}(?:,? (?:{_PLAYED}|for this card|on this card))?[.;,]?$",
        _remembered,
    ),
    (
        r"\b(\d+|X) (?:of )?(?:resources?|units) of (?:the|that) "
        rf"{_CHOSEN} (?:type|kind|resource)\b",
        r"\1 chosen resources",
    ),
    (
        rf"\b(?:per|every|each) (tag) of (?:the|that) {_CHOSEN} (?:type|kind)\b",
        r"per chosen \1",
    ),
    (r"\b(?:named|selected|picked|declared) (tags?|resources?|party|parameter)\b", r"chosen \1"),
    (
        rf"\bthe (party|parameter) (?:that )?(?:you (?:have )?)?(?:{_CHOSEN}|chose|named)\b",
        r"the chosen \1",
    ),
    (r"\bof the (tag|resource) (?:chosen|named|selected)\b", r"of the chosen \1"),
    (
        r"^effect: (?:the |your )?(\S+) (?:adjacency |placement )?bonus(?:es)? "
        r"(?:is|are|gives?) (\d+)(?: M€| MC| megacredits?)? (?:more|extra|higher)$",
        r"effect: \1 bonus is \2 M€ more",
    ),
    (
        r"^(?:effect: )?(?:each|every one|all) of your (\S+) tags counts? (?:as two|twice|double)$",
        r"effect: \1 tags are 1 more per \1 tag",
    ),
    (
        r"^(?:effect: )?(?:you have|you are considered to have|count as having) (\d+) "
        r"(?:more|additional|extra) (\S+) tags?$",
        r"effect: \2 tags are \1 more",
    ),
    (rf"^(?:effect: )?you {_TAKES} (\d+) actions {_ON_TURN}$", r"effect: actions is \1"),
    (
        rf"^(?:effect: )?you {_TAKES} (?:an?|1|one) (?:extra|additional|more) action {_ON_TURN}$",
        r"effect: actions is 1 more",
    ),
    (
        r"^(?:effect: )?(?:you may |you can )?ignore (?:all |the |any )?((?:\S+ )?requirements)"
        r"(?: (?:when|while) (?:you )?play(?:ing)? (?:your )?cards| of (?:your )?cards)?$",
        r"effect: \1 are ignored",
    ),
    (
        r"^(?:effect: )?(?:you may |you can )?ignore (?:all |the |any )?((?:\S+ )?requirements)"
        r"(?: (?:when|while) (?:you )?play(?:ing)?(?: an?)?| of(?: your)?) (\S+) cards?$",
        r"effect: \1 of \2 cards are ignored",
    ),
    (
        r"^(?:effect: )?(\S+) cards (?:ignore|have no|can be played without|need no) "
        r"((?:\S+ )?requirements)$",
        r"effect: \2 of \1 cards are ignored",
    ),
    (
        r"^(?:you may |you can )?ignore (?:all |the |any )?((?:\S+ )?requirements) "
        r"(?:when|while) (?:you )?play(?:ing)? (?:your |the )?next card(?: this generation)?$",
        r"next card this generation: \1 are ignored",
    ),
    (r"^(?:the )?first time (?:that )?([^:,]* reach(?:es)? -?\d+%?)[:,] ?", r"when \1: "),
    (r"^when ([^:,]*?) first (reach(?:es)? -?\d+%?)[:,] ?", r"when \1 \2: "),
    (
        rf"^(?:effect: )?(?:you {_HOLDS} (\d+) cards(?: in hand)?"
        r"|(?:your )?(?:hand limit|(?:max(?:imum)? )?hand size)(?: is| of)? (\d+)(?: cards)?)$",
        lambda m: f"at production phase: discard all cards except {m[1] or m[2]}",
    ),
    (
        rf"^(?:effect: )?(?:players|each player|all players|everybody) {_HOLDS} (\d+) cards"
        r"(?: in hand)?$",
        r"at production phase: each player: discard all cards except \1",
    ),
)
