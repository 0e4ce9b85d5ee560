"""What people say of what a card remembers, of bonuses, tags and actions that are more, and of
requirements that are less.

In: nothing. Out: `EASED`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.mistakes.rows.bricks import MONEY, Rows

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


EASED: Rows = (
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
        r"|your (?:hand limit|maximum hand size) is (\d+)(?: cards)?)$",
        lambda m: f"at production phase: discard all cards except {m[1] or m[2]}",
    ),
    (
        rf"^(?:effect: )?(?:players|each player|all players|everybody) {_HOLDS} (\d+) cards"
        r"(?: in hand)?$",
        r"at production phase: each player: discard all cards except \1",
    ),
)
