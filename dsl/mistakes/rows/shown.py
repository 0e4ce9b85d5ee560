"""What people say of cards that have just been shown, drawn or discarded, of what goes from one
place or player to another, and of points for sets of things.

In: nothing. Out: `SHOWN` and `HANDED`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.mistakes.rows.bricks import GOODS, LABEL, VERB, Rows, one

_JOINT = r"(?:,? then|,? and|,)"
_THOSE = (
    r"(?:(?:that (?:were|was|are) )?(?:revealed|drawn|discarded|shown|looked at)(?: this way)?"
    r"|(?:on|of|among|in) (?:them|those(?: cards)?|the (?:revealed|drawn|discarded) cards))"
)

_ON_IT = (
    r"(?:(?:it|(?:that )?(?:the|that|this) card) has"
    r"|(?:on|of) (?:the )?(?:played|that) card|printed on it)"
)


def _others(said: re.Match[str]) -> str:
    """`draw 4 cards then discard 2 of them`: the others are taken."""
    kept = int(said[1]) - int(said[2])
    return f"look at {said[1]} cards then take {kept} of them" if kept > 0 else said[0]


def _lowest(said: re.Match[str]) -> str:
    """`per set of plant, animal and microbe tags`."""
    names = [re.sub(r"^an? ", "", one) for one in re.split(r",? and |, ", said[2]) if one]
    noun = " tags" if said[3] else ""
    return f"{said[1]}the lowest of " + ", ".join(f"{name}{noun}" for name in names)


def _played(said: re.Match[str]) -> str:
    """`play 2 building cards from hand`: one after the other."""
    if not 1 < int(said[3]) < 5:
        return said[0]
    one = f"{'may ' * bool(said[1] or said[2])}play 1 {said[4]}card{said[5]}"
    return " then ".join([one] * int(said[3]))


def _beyond(said: re.Match[str]) -> str:
    """`with more than 5 tags`, `with fewer than 3 cities`."""
    number = int(said[3])
    if said[2] in ("fewer", "less"):
        return f"{said[1]} max {number - 1} " if number else said[0]
    return f"{said[1]} {number + 1} "


def _removed(said: re.Match[str]) -> str:
    """`remove up to 3 plants from any player then gain 1 heat per plant removed`."""
    times = "" if said[5] == "1" else said[5]
    return f"{said[1]} X {said[3]} max {said[2]}{said[4]} then gain {times}X {said[6]}"


_ONE_OTHER = r"(an opponent|any opponent|another player|that (?:player|opponent))"
_GONE = r"(?:lost|spent|removed|discarded|paid|given up)(?: this way)?"

_AT_ONCE = r"(?:immediately|at once|right away|directly|straight away)"
_COUNTED = r" (?:per|for (?:each|every)) (?:(?!ignor)[^:.,>])+"
_PLAYS_IT = (
    r"\b((?:draw|look at|reveal) [^:.;,>]*?)(?:[.,;:]|,? and|,? then|,? and then) "
    rf"(you |they )?(may |can )?(?:{_AT_ONCE} )?"
    rf"play (it|that card|the card|one|1|one of them|1 of them)(?: {_AT_ONCE})?"
    r"((?:,? (?:without paying(?: its cost| for it)?|for free"
    r"|(?:for|paying) \d+(?: \S+)? (?:less|fewer)(?: (?!per\b|for\b)\S+)?"
    rf"(?:{_COUNTED})?"
    r"|(?:at a discount of|(?:by )?reducing its cost by) \d+(?: (?!per\b|for\b)\S+)?"
    rf"(?:{_COUNTED})?"
    r"|(?:and )?ignor(?:e|ing) [^:.,>]*))*)\.?$"
)


def _plays_it(said: re.Match[str]) -> str:
    """`draw a card. you may play it for 5 less`, `reveal a card and play it immediately`."""
    which = "1 of them" if said[4].startswith(("one", "1")) else "it"
    told = said[5]
    less = re.search(r"\d+", told.split("ignor")[0])
    price = " for free" if re.search(r"without paying|for free", told) else ""
    if less and not price:
        per = re.search(_COUNTED, told)
        price = f" for {less[0]} less{per[0].rstrip() if per else ''}"
    about = re.search(
        r"ignor(?:e|ing) (?:all |any |its |the |their )*((?:\S+ )?requirements)", told
    )
    ignoring = f" ignoring {about[1]}" if about else ""
    return f"{said[1]} then {'may ' * bool(said[3])}play {which}{price}{ignoring}"


SHOWN: Rows = (
    (
        r"\b(?:exchange|swap|switch|trade) (?:your |the )?([^\W\d]\S*) production (?:with|for) "
        rf"(?:(?:the |that |your )?(?:\1 )?(?:production )?of )?{_ONE_OTHER}"
        r"(?:'s(?: \1)?(?: production)?)?$",
        r"exchange \1 production with \2",
    ),
    (
        r"\b(?:exchange|swap|switch|trade) (?:your |the )?(?:hands?(?: of cards)?"
        r"|(?:all )?(?:of )?(?:your )?cards (?:in|from) (?:your )?hand) (?:with|for) "
        rf"(?:(?:the (?:hand|cards in hand)|those|that) of )?{_ONE_OTHER}(?:'s hand)?"
        r"(?=$|,| then)",
        r"exchange hands with \1",
    ),
    (
        r"\b(?:exchange|swap|switch) (?:all )?(?:of )?(?:your |the )?([^\W\d]\S*) (?:with|for) "
        rf"(?:(?:all )?(?:the |that |those |your )?(?:\1 )?of )?{_ONE_OTHER}"
        r"(?:'s(?: \1)?)?(?=$|,| then)",
        r"exchange \1 with \2",
    ),
    (
        r"\b(remove [^:,]+?) from (?:all|every)(?: of)?(?: (?:of )?your)?(?: own)? "
        r"((?:[^\W\d]\S* )?)cards?\b",
        r"\1 from each \2card",
    ),
    (r"\b(may )?play (up to )?(\d) ((?:[^\W\d]\S* )?)cards((?: from hand)?(?: .*)?)$", _played),
    (r"\b(with|has|have) (more|over|fewer|less) (?:than )?(\d+) ", _beyond),
    (
        r"\bdiscard (?:cards |(?:your )?hand )?(?:down )?(?:to|until (?:you|they) have)"
        r" (\d+)(?: cards?)?(?: left)?(?: (?:in|from) (?:your |their )?hand)?(?=$|,| then)",
        r"discard all cards except \1",
    ),
    (
        r"\bdiscard (?:(?:your|all|the) (?:whole |entire )?hand"
        r"|all (?:of )?(?:your )?cards(?: in| from)?(?: your)?(?: hand)?)(?=$|,| then| and| ->)",
        "discard all cards",
    ),
    (
        r"\bdiscard (?:X|any number of) cards(?: ->|,? then|,? and|,) draw "
        r"(?:that many|as many|the same (?:number|amount)(?: of)?)(?: (?:new )?cards)?$",
        "discard X cards then draw X cards",
    ),
    (
        r"\b(discard all cards(?: except \d+)?)(?: ->|,? then|,? and|,) draw "
        r"(?:X|that many|as many|the same (?:number|amount)(?: of)?)(?: (?:new )?cards)?$",
        r"\1 then draw 1 card per card of them",
    ),
    (
        rf"\b(?:lose|spend) all (?:your )?([^\W\d]\S*?)(?:,? then| ->|,|:) "
        rf"(?!.* \1 .*per )([^:,>]*) per ((?:\d+ )?(?!production)[^\W\d]\S*) {_GONE}$",
        r"\2 per \3 then lose all \1",  # counted while it is there
    ),
    (
        r"\b(?:lose|spend) all (?:your )?([^\W\d]\S*?)(?:,? then| ->|,|:) ([^:,>]*) per (\d+) "
        r"(?:spent|lost)$",
        r"\2 per \3 \1 then lose all \1",
    ),
    (
        r"\blose all (?:your )?([^\W\d]\S*) production(?:,? then|,) (?!.* \1 .*per )([^:,>]*) per "
        rf"(\d+ )?(?:step|production|step of production|\1 production) {_GONE}$",
        lambda m: f"{m[2]} per {m[3] or ''}{m[1]} production then lose all {m[1]} production",
    ),
    (
        r"\b(discard all cards)(?: ->|,? then|,) gain (?:X|that (?:much|many)|as (?:much|many)) "
        r"([^\W\d]\S*)$",
        r"\1 then gain 1 \2 per card of them",
    ),
    (
        rf"\b(remove) up to (\d+) ([^\W\d]\S*)( from [^:,>]*?)(?: then| ->|,) gain (\d+) "
        rf"([^\W\d]\S*) per [^\W\d]\S* {_GONE}$",
        _removed,
    ),
    (r"\b(requires|if) (\d+) of (?:each|every) production\b", r"\1 lowest production \2"),
    (
        r"\b(tags?) of (?:the|a|your) (?:same|single|most common) (?:kind|type|sort|tag)\b",
        r"\1 of one kind",
    ),
    (
        r"\b(tags?) of (?:the|a) (?:kind|type|sort|tag) (?:that )?you have (?:the )?most(?: of)?\b",
        r"\1 of one kind",
    ),
    (r"\b(\d+) of (?:the same|(?:your )?most common) tag\b", r"\1 tags of one kind"),
    (r"\b(per|most) (?:of )?(?:your )?most common tag\b", r"\1 tag of one kind"),
    (
        r"\b(requires|if) (?:you have )?tags of (\d+) different (?:kinds|types|sorts)\b",
        r"\1 \2 different tags",
    ),
    (
        r"\b(place \S+) (?:on any(?: empty| free)? (?:area|space|hex)|anywhere)(?: on mars)?"
        r"(?=$|,| then)",
        r"\1 ignoring placement rules",
    ),
    (
        r"\b(remove \d+ (?:tile|city|greenery))(?: tile)? of your choice"
        r"(?: from (?:mars|the board))?",
        r"\1 of any player",
    ),
    (r"\bsell (\d+|X|up to \d+) ((?:\S+ )?cards?)\b(?= ->| then|,|$)", r"discard \1 \2"),
    (
        r"\bproduction ([+-]\d+) of (?:any (?:one )?(?:standard )?resource|your choice"
        r"|(?:a|one|1) (?:standard )?resource of your choice|any production)(?=$|,| then)",
        r"production \1 of one standard resource",
    ),
    (
        rf"^((?:.*: )?(?:may )?)\(?({VERB} [^:>()]*? -> [^:>()]*?),? or "
        rf"({VERB} [^:>()]*? -> [^:>()]*)\)?$",
        r"\1(\2) or (\3)",
    ),
    (
        r"(\+?)X ([^\s,]+),? (?:where X is|equal to) half(?: of)? (?:the number of )?(?:your )?"
        r"([^,:]+)$",
        r"\g<1>1 \2 per 2 \3",
    ),
    (
        r"(\+?)X ([^\s,]+),? (?:where X is|equal to) the number of (?:your )?([^,:]+)$",
        r"\g<1>1 \2 per \3",
    ),
    (
        r"^(effect[^:]*: )([^\W\d]\S*) (?:is|are) worth (?:1|one) (?:megacredits?|M€|MC) "
        r"(?:for|on|when playing|when paying for) (?:an? )?(\S+) cards?$",
        r"\1you may spend \2 as megacredits on \3 cards",
    ),
    (
        r"^(when (?:you|anyone|an opponent)) (?:takes?|finds?|picks? up|collects?) (an? \S+)(?=:)",
        lambda m: f"{m[1]} play{'' if m[1] == 'when you' else 's'} {m[2]}",
    ),
    (
        r"\b(each (?:opponent|player)(?: (?:with|who) [^:]*)?: [^:]*?) "
        r"(?:of|by) that (?:player|opponent)(?=$|,| max)",
        r"\1",
    ),
    (r"\b(?:for|per) (?:each|every)(?: of)?\b(?! (?:player|opponent)s?:)", "per"),
    (
        rf"(^|: |, |-> |then )({VERB} (?:(?! then )[^:,>])*?) (?:at|in|during) (?:the )?(?:next )?"
        r"(production|research|action) phase$",
        r"\1at next \3 phase: \2",
    ),
    (
        r"\bper ([^\W\d]+), ([^\W\d]+),? (?:and|or) ([^\W\d]+) tags?(?=$|,)",
        r"per \1/\2/\3 tag",
    ),
    (
        r"\bif it (?:is|lies) (?:adjacent|next) to (?:your |an? |another )?([^\W\d]+)(?=:)",
        r"if 1 \1 adjacent to it",
    ),
    (r"\b(per )(?:set|pair) of (?:an? )?([^:]*? and [^:]*?)(?: (tag)s?)?$", _lowest),
    (r"\bper pair of (?=\S)", "per 2 "),
    (
        r"\b(?:give|pay) (\d+) ([^\W\d]\S*) to (an opponent|another player|that player)",
        r"lose \1 \2 to \3",
    ),
    (r"\b(?:give|pay) (an opponent|another player|that player) (\d+ [^\W\d]\S*)", r"lose \2 to \1"),
    (r"\bpay (\d+) to (an opponent|another player|that player)", r"lose \1 megacredits to \2"),
    (
        r"\b(?:exchange|convert|trade) (\d+ [^\W\d]\S*) (?:for|into) (\d+ [^\W\d]\S*) or "
        r"(?:exchange |convert |trade )?(\d+ [^\W\d]\S*) (?:for|into) (\d+ [^\W\d]\S*)$",
        r"(spend \1 -> gain \2) or (spend \3 -> gain \4)",
    ),
    (
        r"\bmove (\d+) ([^\W\d]\S*) from (another card|a card) (?:to )?(?:here|this card)$",
        r"spend \1 \2 from \3 -> add \1 \2 here",
    ),
    (
        r"\bmove (\d+) ([^\W\d]\S*) from any card (?:to )?(?:here|this card)$",
        r"remove \1 \2 from any card -> add \1 \2 here",
    ),
    (
        r"\b(?:put|tuck|place|slide) (?:an?|1|one) ((?:\S+ )?card)(?: from (?:your )?hand)? "
        r"(?:under|beneath|below) (?:here|this(?: card)?)$",
        r"move 1 \1 from hand to here",
    ),
    (r"\bper card (?:tucked )?under this card$", "per card here"),
    (
        rf"{_JOINT}* discard (?:(?:all )?the )?(?:rest|others?|other cards?|remaining(?: cards?)?)"
        r"(?: of them)?(?=$|,)",
        "",
    ),
    (r"\b(?:draw|look at|reveal) (\d+) cards?(?:,? then|,? and|,) discard (\d+) of them", _others),
    (
        rf"(\breveal \d+ cards?\b.*?)(?<!->){_JOINT}? (?:keep|take) (\d+|X)(?: of them| cards?)?"
        r"(?: in(?:to)? (?:your )?hand)?$",
        r"\1 then take \2 of them",
    ),
    (rf"\b(per (?:\d+ )?[^:,>]*?) {_THOSE}(?=$|[,:]| then\b| max\b)", r"\1 of them"),
    (
        r"(^when (?:you|anyone|an opponent) plays? [^:]+:.* per (?:\d+ )?(?:[^ :,]+ )?tags?) "
        rf"{_ON_IT}(?=$|[,:]| then\b)",
        r"\1 of it",
    ),
    (r"\bif they have (\d+) ([^:]+?)(?=:)", r"if \1 \2 of them"),
    (
        r"\bif (\d+|none|no) of (?:them|those(?: cards)?) (?:are|is) (?:an? )?([^:]+?)(?=:)",
        lambda m: f"if {'no' if m[1] == 'none' else m[1]} {m[2]} of them",
    ),
    (r"\bif none of them (?:has|have) (?:an? )?(\S+) tags?(?=:)", r"if no \1 tags of them"),
    (
        r"\b(look at 1 card) then (?:you )?may discard it$",
        r"\1 then may move it to the deck",
    ),
    (
        r"\b(reveal|look at) (?:an?|1) (?:card at random|random card) (?:from|of|in) "
        r"(?:an?|any|another) (?:opponent|player)'s hand\b",
        "reveal 1 random card from the hand of an opponent",
    ),
    (
        r"\b(discard all cards)(?: ->|,? then|,) draw "
        r"(?:X|that many|as many|the same number of) cards",
        r"\1 then draw 1 card per card of them",
    ),
    (r"\b(take|discard) (?:each|all) of them\b", r"\1 all cards of them"),
    (r"\bif (?:they have|(?:one|any) of them has) (an? \S+ tag)(?=:)", r"if 1 of them has \1"),
    (r"\breveal a random card\b", "reveal 1 random card"),
    (
        r"\bdiscard (?:an?|1) random card from the hand of (an|any) opponent$",
        r"\1 opponent: discard 1 random card",
    ),
)


_FROM = r"((?:an|any|each) (?:player|opponent)|another player|that player)"
_SO_MANY = r"(?:that many|as many|that much|the same (?:number|amount)(?: of)?)"


def _to_each(said: re.Match[str]) -> str:
    """`pay 3 to each opponent`: so much for each of them must be there."""
    label, many, what, rest = said.groups(default="")
    thing = what if what and not re.fullmatch(_MONEYS, what) else ""
    paid = f"spend {many} {thing}" if thing else f"pay {many}"
    given = f"each opponent: gain {many} {thing or 'megacredits'}"
    return f"{label}{paid} per opponent -> " + (f"({given}), {rest}" if rest else given)


_MONEYS = r"(?i:megacredits?|mc|m€|money|credits?)"


_SILENT = {"rais": "raise", "los": "lose"}

HANDED: Rows = (
    (_PLAYS_IT, _plays_it),
    # one for another
    (
        rf"^(?:effect: )?when(?:ever)? you (?:would )?lose {GOODS}[,:] (?:you )?(lose|gain) "
        rf"(?:{_SO_MANY} )?{GOODS} instead$",
        lambda m: f"when you would lose 1 {one(m[1])}: {m[2]} 1 {one(m[3])}",
    ),
    (
        rf"^(?:effect: )?when(?:ever)? (anyone|an opponent) would (?:remove|steal|take) "
        rf"(?:(?:any of )?your )?{GOODS}(?: from you)?[,:] (?:you )?(lose|gain) {_SO_MANY} {GOODS}"
        r"(?: instead)?$",
        lambda m: f"when {m[1]} would remove 1 {one(m[2])} from you: {m[3]} 1 {one(m[4])}",
    ),
    (
        rf"^(?:effect: )?(?=.*\b(?:would|instead)\b)when(?:ever)? "
        rf"(you|anyone|an opponent) (?:would )?gains? {GOODS}[,:] "
        rf"(?:(?:you|they|that player:?) )?gains? {_SO_MANY} {GOODS}(?: instead)?$",
        lambda m: (
            f"when {m[1]} would gain 1 {one(m[2])}: "
            f"{'' if m[1] == 'you' else 'that player: '}gain 1 {one(m[3])}"
        ),
    ),
    (
        rf"^(?:effect: )?(?:you )?gain {GOODS} instead of {GOODS}$",
        lambda m: f"when you would gain 1 {one(m[2])}: gain 1 {one(m[1])}",
    ),
    (
        r"^(?:effect: )?instead of (gain|draw|add|rais|los)ing (?:the )?([^:,]+)[,:] "
        r"(?:you )?(.+?)$",
        lambda m: f"when you would {_SILENT.get(m[1], m[1])} {m[2]}: {m[3]}",
    ),
    (
        r"^(?:effect: )?when(?:ever)? (you|anyone|an opponent) would ([^:,]+)[,:] (?:instead,? )?"
        r"(?:you )?(.+?)(?:,? instead)?$",
        r"when \1 would \2: \3",
    ),
    # where tiles lie, and what is printed there
    (r"\b(requires|if) (cit|greener)(?:y|ies) adjacent to ", r"\1 a \2y adjacent to "),
    (
        r"\b(place (?:an? )?(?:greenery|city)(?: tile)?),? (?:without|ignoring|disregarding|"
        r"regardless of) (?:the |its |all |any |normal |usual )*adjacency"
        r" (?:rules?|restrictions?|requirements?)$",
        r"\1 on a land area ignoring placement rules",
    ),
    (
        r"\b(place [^:]*?),? (?:it|they) (?:need not|does not have to|doesn't have to) be "
        r"(?:adjacent|next) to your(?: other)? tiles$",
        r"\1 on a land area ignoring placement rules",
    ),
    (
        r"\b(?:increase|raise) (?:the|your) production of the resource printed (?:on|under) "
        r"(?:the|this) tile(?:'s area)?(?: (?:by )?1(?: step)?)?$",
        "production +1 of a steel/titanium/plant bonus under this tile",
    ),
    (
        r"\b(place [^:,]*?)(?: then|,? and|,) gain (double )?(?:the|its|those) "
        r"(?:placement )?bonus(?:es)?(?: of (?:that|the) area)?(?(2)| (?:again|twice|once more))$",
        r"\1 then gain all bonuses under it",
    ),
    (
        r"\bgain the placement bonus(?:es)? (?:of an area with|of|under|from) "
        r"(?:one of your (?:(cit|greener)ies|([^\W\d]+?)s|([^\W\d]+) tiles)"
        r"|(?:a|your) ([^\W\d]*[^\W\ds])(?: tile)?)$",
        lambda m: f"gain all bonuses under a {m[1] + 'y' if m[1] else m[2] or m[3] or m[4]}",
    ),
    # what goes from one player to another
    (
        rf"^{LABEL}(?:pay|give) (\d+)(?: {GOODS})? to (?:each|every) (?:opponent|other player)"
        r"(?: -> (.+))?$",
        _to_each,
    ),
    (
        rf"^{LABEL}(?:pay|give) (?:each|every) (?:opponent|other player) (\d+)(?: {GOODS})?()$",
        _to_each,
    ),
    (
        rf"^{LABEL}(?:each|every) (?:opponent|other player):? pays? you (\d+)"
        rf"(?: {_MONEYS})?$",
        lambda m: f"{m[1] or ''}each opponent: lose {m[2]} megacredits to the owner of this card",
    ),
    (
        rf"\bsteal (up to )?(\d+)(?: of any| standard| of any standard)? resources?"
        rf"(?: of (?:any|one|the same) (?:type|kind))?(?: from {_FROM})?$",
        lambda m: f"steal {m[1] or ''}{m[2]} of one standard resource from {m[3] or 'any player'}",
    ),
    (
        rf"\bremove (up to )?(\d+) (?:standard )?resources"
        rf"(?: of (?:any|one|the same) (?:type|kind))? from {_FROM}$",
        r"remove \1\2 of one standard resource from \3",
    ),
    (
        rf"\bremove ((?:up to )?\d+) {GOODS} from {_FROM},?(?: and| then)? (?:you )?gain "
        rf"(?:{_SO_MANY} \2|what (?:that player|they) lost|them|it|those \2|these \2)$",
        r"steal \1 \2 from \3",
    ),
    (
        rf"\b(?:each|every) (?:opponent|other player):? loses? (\d+) {GOODS},?(?: and| then)? "
        rf"(?:you|the owner of this card):? gains? (?:{_SO_MANY} \2|what they lost|them)$",
        r"steal \1 \2 from each opponent",
    ),
    (
        rf"\bremove up to (\d+) {GOODS} from {_FROM},?(?: and| then)? (?:you )?gain "
        rf"(?:{_SO_MANY}|X) {GOODS}$",
        r"may remove X \2 max \1 from \3 then gain X \4",
    ),
    (
        rf"\b(?:remove|steal) (\d+) {GOODS} from {_FROM},?(?: and| then)? (?:you )?gain "
        rf"(?:{_SO_MANY}|X) {GOODS}$",
        lambda m: m[0][: m[0].rindex(" gain ")].replace(" and", " then") + f" gain {m[1]} {m[4]}",
    ),
    (
        rf"^{LABEL}lose (\d+) {GOODS},?(?: and| then)? gain (?:{_SO_MANY}|X) {GOODS}$",
        r"\1gain 1 \4 per \3 max \2 then lose \2 \3",
    ),
)
"""What goes from one player to another, and so many of one for so many of another."""
