"""What people say of who does something, and what they say in short, by signs.

In: nothing. Out: `DOERS` and `SHORT`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DOES
from dsl.mistakes.rows.bricks import MONEY, THING, THIRD, VERB, Rows


def _leads(said: re.Match[str]) -> str:
    """`if you are the leader of the ruling party`."""
    where = f"the {said[1]} party" if said[1] else said[2]
    return f"{said[0].split()[0]} 1 party leader in {where}"


def _apart(said: re.Match[str]) -> str:
    """`each player: draw 1 card, you: draw 1 card`: the second is nobody else's."""
    joint = " then" if "then" in said[3] else ","
    return f"{said[1] or ''}({said[2]}){joint} {said[4]}"


def _paid_to_you(said: re.Match[str]) -> str:
    """`an opponent: pay 8 to you`: what is paid must be there."""
    paid = f"pay {said[2]} then the owner of this card: gain {said[2]} megacredits"
    return f"{said[1]}({paid}){said[3]}"


_LABEL = r"((?:action|once|first action|build|trade|colony|when\b[^:]*|at\b[^:]*): )?"


_MANY = r"(?:each|every|all) (?:players?|opponents?)(?: (?:with|who)\b[^:]*)?"


_ONE = r"(?:that player|(?:an|any) opponent|any player|another player)(?: chooses)?"


_JOINED = r"(,? then|, and|,| and)"


_STANDS = r"(?:the )?(ruling|dominant)(?: party)?"


_EVERYBODY = {"opponents": "each opponent", "players": "each player"}


def _completed(said: re.Match[str]) -> str:
    """`if temperature is maxed out`."""
    the = "the " * said[2].startswith("chosen ")
    return f"{said[1]} {the}{said[2]} is{said[3] or ''} completed"


DOERS: Rows = (
    (
        r"^(?:effect: )?when(?:ever)? you (?:would |must |have to )?(?:pay|spend) ([^\W\d]\w*)[,:] "
        r"(?:you )?(?:may|can) (?:instead )?(?:pay|spend|use) ([^\W\d]\S*)(?: instead)?$",
        r"effect: you may spend \2 as \1",
    ),
    (
        rf"^(?:effect: )?(?:each|an|any) (?:opponent|other player) (?:must |has to )?"
        rf"(?:pays? you (\d+){MONEY}|lose (\d+) megacredits to the owner of this card) "
        r"(?:when(?:ever)?|for|each time(?: they)?) (?:placing|they place|he places|place) "
        r"(an? [^:,]*?) (?:next|adjacent) to (?:(your [^:,]+?)|yours|any of yours|one of yours)$",
        lambda m: (
            f"when an opponent places {m[3]} adjacent to {m[4] or 'your tile'}: "
            f"steal {m[1] or m[2]} megacredit{'s' * ((m[1] or m[2]) != '1')} from that player"
        ),
    ),
    (
        r"^(once per generation when you gain (?:an? )?([^\W\d]\S*?)(s?)): gain (?:1|one) "
        r"(?:(?:more|additional|extra)(?: \2\3?)?|\2 more)$",
        r"\1: gain 1 \2",
    ),
    (
        r"\b((?:each|every) (?:player|opponent)):? chooses? (?:a|1|one) production,? "
        r"(?:and|then) (?:decreases?|lowers?|reduces?) it (?:by )?(\d+)(?: steps?)?$",
        r"\1: production -\2 of one standard resource",
    ),
    (
        r"\b(?:move|transfer) ((?:up to )?\d+ [^\W\d]\S*) "
        r"from (an opponent|any player|each opponent) to (?:you|yourself|your stock|your supply)$",
        r"steal \1 from \2",
    ),
    (r"\bcards? in (?:your |the )?(?:opponents'|opponent's) hands?\b", "card in hand of opponents"),
    (
        r"\b(if|requires) (?:that )?(?:the )?(?:global )?(?:parameter )?"
        r"((?:chosen )?[^\W\d][\w-]*) "
        r"(?:is|are|has been)( not)? "
        r"(?:maxed(?: out)?|completed?|full(?:y raised)?|at (?:its|the) max(?:imum)?(?: level)?)"
        r"(?=$|[:,])",
        _completed,
    ),
    (
        r"\b(if|requires) (?:that )?(?:the )?((?:chosen )?[^\W\d][\w-]*) has( not)? reached "
        r"(?:its|the) (?:max(?:imum)?(?: level)?|end)(?=$|[:,])",
        _completed,
    ),
    (
        r"\b(if|requires) (?:an?|any|one|1) (?:global )?parameter (?:is|has been) "
        r"(?:maxed(?: out)?|completed?|full)(?=$|[:,])",
        r"\1 1 completed parameter",
    ),
    (
        r"^((?:action|once|first action): )?for (?:each|every) ([^,:]*?)(?: you (?:own|have))?, "
        rf"each (?:opponent|other player):? (?:pays?|gives?) (?:you )?(\d+)({MONEY})(?: to you)?$",
        lambda m: f"{m[1] or ''}steal {m[3]}{m[4] or ' megacredits'} per {m[2]} from each opponent",
    ),
    (
        r"\b((?:an|each|any) (?:opponent|player)|opponents|all opponents|players|all players):? "
        r"discards? half (?:of )?(?:their|his or her|his|its) (?:cards|hand)(?: in hand)?"
        r"(?:,? rounded down)?$",
        lambda m: f"{_EVERYBODY.get(m[1].split()[-1], m[1])}: discard 1 card per 2 cards in hand",
    ),
    (
        r"(?:^|(?<=: )|(?<=, )|(?<=-> )|(?<=then ))(requires|if) "
        r"(?:that )?(?:you have )?more ([^:,]+?) than "
        r"(?:any|every|each|all)(?: other)? (?:player|opponent)s?\b",
        r"\1 each opponent has fewer \2 than you",
    ),
    (
        r"\b(per(?: \d+)?|for (?:each|every)(?: \d+)?) (?:your )?opponents?'s? "
        r"([^\W\d]\S*(?: tags?)?)",
        r"\1 \2 of opponents",
    ),
    (
        r"\b(areas?|spaces?|hex(?:es)?) (?:with no|without(?: an?| any)?) placement bonus(?:es)?\b",
        r"\1 without a bonus",
    ),
    (
        r"\b(areas?|spaces?|hex(?:es)?) (?:with|that has) (?:an? |any |at least (?:one|1) )?"
        r"placement bonus(?:es)?\b",
        r"\1 with a bonus",
    ),
    # parties, and who leads them
    (
        rf"\bin (?:a|any) party (?:except(?: for)?|but|(?:that|which) is not) {_STANDS}",
        r"in a party other than the \1 party",
    ),
    (
        r"\bin (?:a|any|another) non-(ruling|dominant) party\b",
        r"in a party other than the \1 party",
    ),
    (r"\bwhen(?:ever)? (?:a|1) delegate is placed in\b", "when anyone places a delegate in"),
    (
        r"\b(?:if |requires )(?:that )?(?:you are )?(?:an? |the |1 )?(?:party )?leader of "
        rf"(?:{_STANDS}|([^\W\d]+))(?=:|$)",
        _leads,
    ),
    (rf"\b(?:if|requires)(?: that)? you lead (?:{_STANDS}|([^\W\d]+))(?=:|$)", _leads),
    (r"\bper party (?:that )?you lead\b", "per party leader"),
    (r"\b(if|requires)(?: that)? you lead (?:an?|any|1|one) party\b", r"\1 1 party leader"),
    (r"\b(if|requires)(?: that)? you lead (\d+) parties\b", r"\1 \2 party leaders"),
    (
        r"\bwhen(?:ever)? you (?:become|gain|get) (?:an? |the )?(?:new )?(?:party )?leader(?:ship)?"
        r"(?: (?:of|in) (?:a|any) party)?(?=:| or )",
        "when you become the leader of a party",
    ),
    (
        r"\bwhen(?:ever)? you (?:gain|get|take|win) (?:the )?chairman(?:ship)?\b",
        "when you become the chairman",
    ),
    (
        r"\bwhen(?:ever)? (?:a|the) new government (?:is formed|forms|comes(?: to power)?)",
        "when a party becomes the ruling party",
    ),
    (
        r"\bplace (?:1|a|one) delegates? in(?:to)? (?:each of )?(\d+) (?:different )?parties\b",
        r"place \1 delegates in different parties",
    ),
    (
        r"\bplace (\d+) delegates,? (?:each )?in(?:to)? (?:a different party|separate parties)\b",
        r"place \1 delegates in different parties",
    ),
    # the end of a track
    (
        r"\bwhen(?:ever)? (?:the )?last ([^\W\d]+)(?: tile)? is placed\b",
        r"when \1 reaches its maximum",
    ),
    (
        r"\bwhen(?:ever)? (?:(an?) (?:global )?|the )?([^\W\d]+) "
        r"(?:is (?:maxed(?: out)?|completed?|full|at (?:its )?max(?:imum)?)"
        r"|reaches (?:the |its )?(?:max|end|last step|highest (?:value|level|step)))(?=:| or )",
        lambda m: f"when {m[1] + ' ' if m[1] else ''}{m[2]} reaches its maximum",
    ),
    (
        r"\b(when (?:anyone|you|an opponent)) (?:raises?|brings?|takes?) (?:the )?(an?(?= )|)"
        r"(?: global)? ?([^\W\d]+) to (?:its|the) "
        r"(?:max(?:imum)?|end|last step|highest (?:value|level|step))(?=:| or )",
        lambda m: f"when {m[2] + ' ' if m[2] else ''}{m[3]} reaches its maximum",
    ),
    # two things of one's own that change places
    (
        r"\b(?:exchange|swap|switch) (?:your |the )?([^\W\d]+)(?: production)? (?:and|for|with) "
        r"(?:your |the )?([^\W\d]+) productions?(?= ?(?:->|,|$))",
        r"exchange \1 production with \2 production",
    ),
    (
        r"\b(?:swap|switch) (?:all )?(?:your |the )?([^\W\d]+) (?:and|with) (?:all )?"
        r"(?:your |the )?([^\W\d]+)(?= ?(?:->|,|$))",
        r"exchange \1 with \2",
    ),
    # from each of the others
    (
        r"\b(?:steal|take) (?:1|a|one) (?:random )?card (?:at random )?from "
        r"(?:the hand of )?each opponent$",
        "each opponent: move 1 random card from hand to the hand of the owner of this card",
    ),
    (rf"\b(delegates?) (?:of|from) {_STANDS}", r"\1 in the \2 party"),
    (
        r"\bchoose (an opponent|a player|any player)[,:] (?:and |then )?(?=.*\bthat player)"
        r"(?!.*\bthat player(?::|'s| (?:has|loses|gains|pays|draws|places|discards|chooses)\b))",
        r"choose \1 then ",
    ),
    (r", but (?=\S)", ", "),
    (
        r"\b((?:reveal|look at) [^,:]*?cards?), (?:and |then )?(?:you )?may "
        r"(?=play|take|buy|discard)",
        r"\1 then may ",
    ),
    (r"\bper tag (?:of|with) that (?:type|kind)\b", "per that tag"),
    (
        r"\bchoose (an opponent|a player|any player)[,:]? (?:and |then )?"
        r"(?:that (?:player|opponent)|he or she|he|she|they)(:?) ",
        lambda m: f"{'any player' if m[1] == 'a player' else m[1]}{m[2]} ",
    ),
    # who does it
    (
        rf"^{_LABEL}you and (an opponent|each opponent|another player)(?: each)? ({VERB} [^:]*)$",
        r"\1\3, \2: \3",
    ),
    (
        r"\b((?:each|every|all|an|any|that) (?:opponent|player)s?):? (?:must|has to|have to) "
        rf"({VERB}) ",
        r"\1: \2 ",
    ),
    (
        rf"\b(?:remove|lose) (all|\d+) {THING} (?:of|from) the players? with the (most|fewest) "
        rf"{THING}$",
        r"the players with the \3 \4: lose \1 \2",
    ),
    (
        rf"^{_LABEL}({_MANY}(?:: | {THIRD} )[^:]*?){_JOINED} you:? (?:also )?({VERB} [^:]*)$",
        _apart,
    ),
    (
        rf"\b(?:each|every) (player|opponent) (with [^:]*?) ({THIRD}) (?=[^:]*$)",
        lambda m: f"each {m[1]} {m[2]}: {DOES[m[3]]} ",
    ),
    (
        rf"\b({_ONE}) ({THIRD}) ([^:]*?){_JOINED} you ({VERB} [^:]*)$",
        lambda m: f"({m[1]}: {DOES[m[2]]} {m[3]}){' then' if 'then' in m[4] else ','} {m[5]}",
    ),
    (
        rf"\b({_ONE}: (?:[^:]* or )?)pay (\d+){MONEY} to (?:you|me)((?: or [^:]*)?)$",
        _paid_to_you,
    ),
    (
        r"\b(add \d+ [^\W\d]\S*) to (an? [^,:]*?card) of (each (?:opponent|player))$",
        r"\3: \1 to \2",
    ),
    (r"\b(player|opponent) with (\d+) or more ", r"\1 with \2 "),
    (r"\b(player|opponent) with (\d+) or (?:less|fewer) ", r"\1 with max \2 "),
    (r"\b(exchange|replace) (?:one|1) of your (cit|greener)ies\b", r"\1 your \2y"),
    (
        rf"\b(?:discard|remove|lose) all (?:the )?{THING} (?:of|from) (?:all|each|every) "
        r"(player|opponent)s?$",
        r"each \2: lose all \1",
    ),
)
"""Of who does it, and of whom others choose."""

_TRACK = r"(temperature|oxygen|venus|TR|tr|rating)"


def _moved(said: re.Match[str]) -> str:
    """`oxygen +1`, `TR -2`."""
    track = said[2].lower().replace("tr", "TR")
    return f"{said[1]}{'raise' if said[3] == '+' else 'lower'} {track} {said[4]}"


def _cheaper(said: re.Match[str]) -> str:
    """`effect: space -2`, `effect: discount 2 on events`."""
    what = said[1].removesuffix("s")
    which = f"{what}s" if what in ("card", "event", "standard project") else f"{what} cards"
    return f"effect: {which} cost {said[2]} less"


SHORT: Rows = (
    (r"^(?:passive|ongoing|permanent|continuous): ", "effect: "),
    (r"^discount:? (?:on )?([^\W\d]+?)(?: cards?| tags?)? (\d+)(?: M€| MC)?$", r"effect: \1 -\2"),
    (r"^action:? ?\((\d+) ?(?:M€|MC)\):? (?=\S)", r"action: pay \1 -> "),
    (r"^(requires [^+]*\d ?%?)\+$", r"\1"),
    (r"^requires ([^\W\d]+) tags? ?[x×] ?(\d+)$", r"requires \2 \1 tags"),
    (r"^requires (max )?(-?\d+) ?° ?C?$", r"requires temperature \1\2"),
    (r"\b(?:costing|that costs|with cost|with a cost of) (\d+)(?: M€| MC)?\+", r"with cost min \1"),
    (r"^when I (?=[^\W\d])", "when you "),
    (rf"(^|: |-> |, )I (?={VERB} )", r"\1"),
    (rf"^when (?={VERB} )", "when you "),
    (
        rf"^when (anyone|an opponent|any player|another player) ({VERB}) ",
        lambda m: f"when {m[1]} {next((d for d, b in DOES.items() if b == m[2] != d), m[2])} ",
    ),
    (r"^(?:target|chosen|selected) (player|opponent)(?=:| )", r"any \1"),
    (r"\badd (?!all\b|half\b|as\b|up\b|an?\b)([^\W\d]+(?<!s))(?: here)?$", r"add 1 \1 here"),
    (r"(^|: |-> |, |\d )[tT]emp\.?(?= ?[+-]|$|,)", r"\1temperature"),
    (r"(^|: |-> |, |\d )[oO]2(?= ?[+-]|$|,)", r"\1oxygen"),
    (r"^A(?:ct)?: ", "action: "),
    (r"^(action: )-(\d+ [^\W\d]\S*?),? (?=\+)", r"\1spend \2 -> "),
    (r"^E(?:ff)?: (?!when)", "effect: "),
    (r"\b(an?|any|each|every|all|other) opps?\b", r"\1 opponent"),
    (r"^(when) opps? ", r"\1 an opponent "),
    (r"^opps\b", "opponents"),
    (
        r"^(when [^:,]*?\b(?:play|plays|draw|draws|discard|discards)) (event|card)(?=:)",
        lambda m: f"{m[1]} {'an' if m[2] == 'event' else 'a'} {m[2]}",
    ),
    (
        r"^(?:on|upon) (?=play|\S+ tag|\S+ played)(?:play(?:ing)? )?(?:an? )?([^\W\d]+)"
        r"(?: tag)?(?: played)?: ",
        lambda m: (
            f"when you play {'an' if m[1][0] in 'aeiou' else 'a'} "
            f"{m[1]}{'' if m[1] in ('event', 'card') else ' tag'}: "
        ),
    ),
    (r"(^|: |-> )(ocean|city|greenery)(?: tile)?s?(?: ?[x×] ?1)?$", r"\1place \2"),
    (
        r"(^|: |-> |, )(?:(\d+) (oceans|cities|greeneries)|(ocean|greenery|city) ?[x×] ?(\d+))"
        r"(?: tiles)?$",
        lambda m: f"{m[1]}place {m[2] or m[5]} {m[3] or re.sub('y$', 'ie', m[4]) + 's'}",
    ),
    (
        rf"(^|: |-> |, )([+-])(\d+) {_TRACK}(?: steps?)?(?=$|,)",
        lambda m: f"{m[1]}{m[4]} {m[2]}{m[3]}",
    ),
    (rf"(^|: |-> |, ){_TRACK} ?([+-]) ?(\d+)(?: steps?)?(?=$|,)", _moved),
    (r"(^|: |-> |, )(\d+) (?:TR|rating)$", r"\1raise TR \2"),
    (
        r"\b(?:look(?: at)?|draw) (\d+)(?: cards)?(?: and|,)? (?:keep|take) (\d+)$",
        r"look at \1 cards then take \2 of them",
    ),
    (
        r"(^|: |-> |, )draw(?: (\d+))?$",
        lambda m: f"{m[1]}draw {m[2] or 1} card{'s' * (m[2] not in (None, '1'))}",
    ),
    (r"(^|: |-> |, )(\d+|a) (cards?)$", lambda m: f"{m[1]}draw {m[2].replace('a', '1')} {m[3]}"),
    (r"(-> )card$", r"\1draw 1 card"),
    (
        r"^effect: (?:an? )?discount (?:of )?(\d+)(?: M€| MC)? (?:on|for) "
        r"((?:standard )?[^\W\d]+?)(?: cards?| tags?)?$",
        lambda m: f"effect: {m[2]} -{m[1]}",
    ),
    (
        r"^effect: (?!(?:titanium|steel|influence|rating|vp)\b)((?:standard )?[^\W\d]+?)"
        r"(?: cards?)? ?[-–] ?(\d+)(?: M€| MC)?$",
        _cheaper,
    ),
    (r"^effect: (titanium|steel) ?\+ ?(\d+)(?: M€| MC)?$", r"effect: \1 is worth \2 more"),
    (
        r"^(?:each|every|all) opponents?:? -(\d+) (?!.*\bprod)([^\W\d]\S*)$",
        r"each opponent: lose \1 \2",
    ),
    (r"^any(?: player)?:? -(\d+) (?!.*\bprod)([^\W\d]\S*)$", r"remove \1 \2 from any player"),
    (
        r"^any(?: player)?:? -(\d+) ([^\W\d]\S*) prod(?:uction)?$",
        r"production -\1 \2 of any player",
    ),
    (r"\b(steal|remove) (\d+ [^\W\d]\S*) any(?: player)?$", r"\1 \2 from any player"),
    (r"^vp 1/(\d+) (?:per )?([^\W\d][^:,]*)$", r"vp 1 per \1 \2"),
)
"""What is said in short, by signs and without verbs."""
