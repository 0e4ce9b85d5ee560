"""What people say of what others do about what has happened, of whose tiles lie beside, and of one
amount or another by a condition.

In: nothing. Out: `OTHERS`, rows: a pattern, and what it means. They come before those of who does
something, which look at a verb with whoever stands before it.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DOES
from dsl.mistakes.rows.bricks import GOODS, LABEL, MONEY, THIRD, VERB, Rows, one

_THEY = r"(?:they|he or she|she or he|he|she|that (?:player|opponent)|the opponent)"
_HEARD = r"(when(?:ever)? (?!you\b)[^:,]*)"
_BESIDE = (
    r"when(?:ever)? you place (?:an? |your )?([^:,]*?) (?:adjacent|next) to (?:"
    r"(?:an?|any|another) (?:opponent|player)'s ([^\W\d]+)"
    r"|(?:an?|any|one of the) ([^\W\d]+?)(?:s)? of (?:an?|any|another) (?:opponent|player))"
)
_PASSED = r"(?:has|have) (?:already )?passed(?: already)?(?: this generation)?(?=[,:]|$)"
_ALSO = re.compile(r"^(.*?)(?:,? then|,? and|,) you:? (?:also )?(.*)$")
_PAID = re.compile(rf"^(?:pay|give|lose) (?:you )?(\d+)({MONEY})(?: to you| from you)?$")


def _deed(verb: str, rest: str) -> str:
    """`pays you 1 M€`, `loses 1 plant`: as a verb says it; what is paid to you is lost to you."""
    said = f"{DOES.get(verb, verb)} {rest}"
    paid = _PAID.match(said)
    if paid is None or not ("you" in rest.split() or verb in ("pay", "pays")):
        return said
    return f"lose {paid[1]}{paid[2] or ' megacredits'} to the owner of this card"


def _they_do(said: re.Match[str]) -> str:
    """`when an opponent places a city, he loses 1 M€ and you gain 1 M€`."""
    also = _ALSO.match(said[3])
    if also is None:
        return f"{said[1]}: that player: {_deed(said[2], said[3])}"
    return f"{said[1]}: (that player: {_deed(said[2], also[1])}), {also[2]}"


def _neighbour_does(said: re.Match[str]) -> str:
    """`when you place a city next to an opponent's tile, that opponent loses 2 M€`."""
    beside = f"each opponent with a {said[2] or said[3]} adjacent to it"
    return f"when you place a {said[1]}: {beside}: {_deed(said[4], said[5])}"


_REACHING = re.compile(
    r"((?:(?:each|any|an|another|that) (?:player|opponent)|the (?:owner|first player)|if [^:,]*):"
    r" [^,]*)"
)


def _in_brackets(said: re.Match[str]) -> str:
    """`choose one of: A, each player: B, C`: what would reach to the end ends where it is one of
    several."""
    *parts, last = re.split(r", (?![^(]*\))", said[2])
    held = [f"({part})" if _REACHING.fullmatch(part) else part for part in parts]
    return f"{said[1]}{', '.join([*held, last])}"


OR_SO_MANY = (
    rf"(^|: |-> | to )((?:(?!lose|pay|spend){VERB}) )((?:up to |\+)?)(\d+)( [^:>]*?)?,? or "
    rf"(?:{VERB} )?(?:up to |\+)?(\d+)( [^\s,:]+)?(?: instead)?,? "
    r"if (?:you have |it (?=ha[sd]\b))?([^,:]+)$"
)
_OR_AS_HIGH = (
    r"(^|: |-> | to )((?:raise|lower) \S+ )()(?:by )?(\d+)()(?: steps?)?,? "
    r"or (?:by )?(\d+)( steps?)?(?: instead)?,? if (?:you have |it (?=ha[sd]\b))?([^,:]+)$"
)


def _by_condition(said: re.Match[str]) -> str:
    """`gain 5 heat, or 8 heat if you have 4 plant tags`: one of them, by the condition."""
    before, verb, sign, less, rest, more, again, held = said.groups(default="")
    same = one(again.strip())
    if same not in ("", "step", *map(one, rest.split())):
        return said[0]  # something else can be chosen
    others = rest if same in ("", "step") else re.sub(r"^ \S+", again, rest)
    either = f"{verb}{sign}{more}{others}", f"{verb}{sign}{less}{rest}"
    held = re.sub("^ha[sd] ", "it has ", held)
    return f"{before.replace(' to ', ' -> ')}if {held}: {' otherwise '.join(either)}"


_DECK = r"(?: (?:from|of) (?:the )?(?:top of the )?(?:draw )?(?:deck|pile))?"
_INTO_HAND = (
    r"(?:[.,]? (?:and |then )*(?i:take|put|add|draw|keep) "
    r"(?:it|them|that card|those cards|this card)(?: (?:in)?to (?:your )?hand)?)?"
)
_AFTERWARDS = (
    r"(?:[.,]? (?:and |then )*(?i:(?:re)?shuffle) "
    r"(?:the )?(?:draw )?(?:deck|rest|others?)(?: back)?)?"
    r"(?:[.,]? (?:and |then )*(?i:discard) (?:all )?(?:the )?(?:rest|others?|other cards))?"
)


_ANEW = r"(?: (?:again|once more|a second time|an additional time))"
_USED = r"(?:,? (?:even )?if it (?:was|has|had)(?: already)?(?: been)? used)?(?: this generation)?"


OTHERS: Rows = (
    (
        rf"^{LABEL}(lower|raise|discard|lose) ([^:,]*?) of (each|every) "
        r"(opponent|player|other player)$",
        lambda m: f"{m[1] or ''}each {m[5].replace('other player', 'opponent')}: {m[2]} {m[3]}",
    ),
    (
        rf"^{LABEL}lose (\d+ [^:,]*?) (?:of|from) ((?:any|an|another) (?:player|opponent))$",
        lambda m: f"{m[1] or ''}remove {m[2]} from {m[3]}",
    ),
    (
        r"^when (?:the )?([^\W\d]+) (?:is (?:at )?|= ?|at )?(-?\d+ ?%?)(?= ?:)",
        r"when \1 reaches \2",
    ),
    (
        r"^when your ([^\W\d]+ )?production "
        r"(?:decreases|goes down|is (?:lowered|decreased|reduced))\b",
        lambda m: f"when you lose {m[1] or ''}production",
    ),
    (rf"^{LABEL}gain (?:half|1/2)(?: of)?(?: your)? ([^\W\d]+)$", r"\1gain 1 \2 per 2 \2"),
    (r"\badd (\d+ [^\W\d]+) to all (?:your |my |of your )?cards$", r"add \1 to each card"),
    (
        r"\b(on|to|of) (?:an? |the )?area with (\d+|an?) "
        r"(plant|steel|titanium|card|heat|energy)s?$",
        lambda m: f"{m[1]} an area with {m[2]} {m[3]} bonus{'es' * (m[2] not in ('a', 'an', '1'))}",
    ),
    (OR_SO_MANY, _by_condition),
    (_OR_AS_HIGH, _by_condition),
    (
        r"(?i:\bsearch (?:the )?(?:draw |project )?(?:deck|pile) for|"
        r"\b(?:discard|draw|reveal|turn over) "
        rf"cards{_DECK} until (?:you )?(?:find|reveal|draw|get|have)) (?:an?|one|1|(\d+)) "
        rf"(?!.* in hand)([^.,]+?){_INTO_HAND}{_AFTERWARDS}$",
        lambda m: f"draw {m[1] or 1} {m[2]}",
    ),
    (
        r"(?i:\b(?:use|perform|take|repeat)) (?:the action (?:of|on) )?(?:one|1|any one|an?)"
        r"(?: of your)? (?:action cards?|active cards?|(?:blue )?card(?: action)?s?|actions?)"
        rf"(?:{_ANEW}{_USED}| this generation{_ANEW})$",
        "use the action of a card used this generation",
    ),
    (
        r"(?i:\b(?:return|take|put)) (?:one|1|an?)(?: of your)?( played)? event(?: card)?s?"
        r"( of yours| you (?:have )?played| from your event pile)? (?:back )?(?:in)?to "
        r"(?:your )?hand\b",
        "move 1 event from the event pile to hand",
    ),
    (
        r"(?i:\b(?:name|pick|choose)) a tag[.,] (?i:each|every|all) "
        rf"(player|opponent)s?:? ({THIRD}|{VERB}) ([^.]*?) (?:per|for each) (?:such|that) tags?"
        r"(?: (?:they|he or she) (?:have|has|own|owns))?$",
        lambda m: f"choose a tag: each {m[1]}: {DOES.get(m[2], m[2])} {m[3]} per chosen tag",
    ),
    (
        r"\b(gain|produce|lose|spend) (\d+) (?:of )?(?:any (?:one|single)|one) (?:type of )?"
        r"standard resources?(?: of (?:your choice|one (?:type|kind)))?\b",
        r"\1 \2 of one standard resource",
    ),
    (
        r"(?i:\b(?:place|put|tuck)) (?:an?|1|one) card from (?:your )?hand "
        r"(?:under|beneath|below|on) this(?: card| one)?\b",
        "move 1 card from hand to here",
    ),
    (
        r"(?i:\b(?:increase|raise)) (?:your )?([^\W\d]\S*) production (?:by|equal to) the number "
        r"of ([^.,:]+?)(?: (?:that )?you (?:have|own|control))?(?=$|[.,:])",
        lambda m: f"production +1 {m[1]} per {one(m[2])}",
    ),
    (
        rf"^(?i:any |the |all )?(?:other players|opponents|players) pay you (\d+){MONEY} "
        r"(?:when|if|for) (?:(?:they|he or she) )?plac(?:e|ing)(?: a)?(?: tiles?)? "
        r"(?:next|adjacent) to (this tile|your [^.,:]+)$",
        lambda m: (
            f"when an opponent places a tile adjacent to {m[2]}: that player: lose {m[1]} "
            "megacredits to the owner of this card"
        ),
    ),
    (
        r"(?i:\b(?:remove|destroy|demolish)) (?:one|1) of your(?: own)? "
        r"(cit|greener)(?:y|ies)(?: tiles?)?(?: (?:from (?:the board|mars)|to the supply))?\b"
        r"(?!,? (?:and |then )*place)",
        r"remove 1 \1y",
    ),
    (
        r"\b(?:steal|move|take) (\d+) ([^\W\d]\S*) from (?:an?|any) ((?:\S+ )?card) of "
        r"(?:an opponent|another (?:player|opponent)|opponents|any (?P<any>player))"
        r"(?: (?:and (?:add|put|place) (?:it|them) )?(?:(?:to|onto|on) )?(?:here|this card))?$",
        lambda m: (
            f"remove {m[1]} {m[2]} from a {m[3]} of {'any player' if m['any'] else 'an opponent'} "
            f"then add {m[1]} {m[2]} here"
        ),
    ),
    (r"\b((?:choose )?(?:one|1|\d+|up to \d+) of: )(.*: .*)$", _in_brackets),
    (rf"^{_BESIDE}[,:] (?:{_THEY}|the owner):? ({VERB}|{THIRD}) ([^:]*)$", _neighbour_does),
    (
        rf"^{_BESIDE}[,:] steal (\d+ ?)([^\W\d][^\s,]*) from (?:{_THEY}|them|him|her|the owner)$",
        lambda m: (
            f"when you place a {m[1]}: each opponent with a {m[2] or m[3]} adjacent to it: "
            f"lose {m[4]}{m[5]} to the owner of this card"
        ),
    ),
    (rf"^{_HEARD}, {_THEY}:? ({VERB}|{THIRD}) ([^:]*)$", _they_do),
    (rf"^{_HEARD}: {_THEY} ({VERB}|{THIRD}) ([^:]*)$", _they_do),
    (rf"^{_HEARD}: {_THEY}: (pay|give) (\d+{MONEY} to you|you \d+{MONEY})$", _they_do),
    (
        r"^(when(?:ever)? you (?:remove|steal) [^:,]* (?:of|from) (?:an?|any|another) "
        rf"(?:opponent|player))[,:] {_THEY}:? ({VERB}|{THIRD}) ([^:]*)$",
        lambda m: f"{m[1]}: the owner: {_deed(m[2], m[3])}",
    ),
    (
        rf"\b(if|unless) (?:each|every) (other player|opponent|player) {_PASSED}",
        lambda m: f"{m[1]} each {m[2].replace('other player', 'opponent')} passed this generation",
    ),
    (
        r"\bif (?:(?:all|all of) (?:the |your )?(?:other players|opponents)|everybody else"
        rf"|everyone else) {_PASSED}",
        "if each opponent passed this generation",
    ),
    (
        r"\b(steal|remove) (?:up to )?(\d+ [^\W\d][^\s,]*) (?:of|from) the (?:player|opponent)s? "
        r"with the (most|fewest) ([^\W\d][^\s,]*(?: production)?)$",
        lambda m: (
            f"the players with the {m[3]} {m[4]}: lose {m[2]}"
            + " to the owner of this card" * (m[1] == "steal")
        ),
    ),
    (
        r"\bchoose (?:an opponent|a player|any player)[.,;:] (?i:you both)(?: each)? "
        rf"({VERB} [^:.]*)$",
        r"\1, an opponent: \1",
    ),
    (
        r"\b(?:each|every) (player|opponent) (?:that|who) (?:has|have)(?: not|n't) passed(?: yet)?"
        rf"(?: this generation)?:? ({THIRD}|{VERB}) ",
        lambda m: f"each {m[1]} who did not pass this generation: {DOES.get(m[2], m[2])} ",
    ),
    (
        rf"^(?:all|each|every) (player|opponent)s? ({VERB}|{THIRD}) ([^:]*?),? unless "
        r"(?:they|he or she) (?:have|has|own|owns) (?:an? |at least (?:1|one) |any )"
        r"([^\W\d]+?)(?: tiles?)?$",
        lambda m: f"each {m[1]} with no {m[4]}: {DOES.get(m[2], m[2])} {m[3]}",
    ),
    (
        r"^(?!each .* if (?:that player|they|he|she)\b)"
        r"((?:action|once|when\b[^:]*|at\b[^:]*|(?:each|an|any|that) (?:player|opponent)[^:]*): )"
        rf"({VERB} (?:(?! if | then |->)[^:,])*) (?:only )?if (?!X\b)([^:,]+)$",
        r"\1if \3: \2",
    ),
    (
        r"\b(reveal (?:1|a) random card from (?:your |the )?hand(?: of [^,:>]*?)?)"
        r"(?: then|,|,? and)( may)? discard (?:it|that card)\b",
        r"\1 then\2 move it to the discards",
    ),
    (  # it stays there until it is taken
        r"\b((?:reveal|look at) (?:1|a) random card from the hand of (?:an opponent|another player|"
        r"any opponent))(?: then|,|,? and)(?: (may|you may))? play it\b",
        lambda m: f"{m[1]} then take it then {'may ' * bool(m[2])}play it",
    ),
    (
        r"\b(?:decrease|lower|reduce) the ([^\W\d]\S*) production of (?:each|every|all) "
        r"(player|opponent)s?(?: by)? (\d+)(?: steps?)?$",
        r"production -\3 \1 of each \2",
    ),
    # whose tiles lie beside
    (
        r"\b(adjacent|next) to (?:at least )?(?:one|1) of your ([^\W\d]+?)( tiles|(?<=ie)s|s)\b",
        lambda m: f"{m[1]} to your {re.sub('ie$', 'y', m[2])}",
    ),
    (
        r"^(?:all|each|every)(?: of the)? (player|opponent)s? (with [^:,]*?) "
        r"(?:raises?|increases?) their (?:TR|terraform(?:ing)? rating|rating)(?: by)? (\d+)"
        r"(?: steps?)?$",
        r"each \1 \2: raise rating \3",
    ),
    # a sentence of its own says who it is
    (
        r"\bchoose (an opponent|a player|any player)[.] (?i:that (?:player|opponent)) ",
        r"choose \1, that player ",
    ),
)
"""Of others after what has happened."""

HELD: Rows = (
    (
        r"\b(if|requires) there is (?:an?|(no)|any) (player|opponent) (?:who|that) (?:has|have) ",
        lambda m: f"{m[1]} {m[2] or ('a' if m[3] == 'player' else 'an')} {m[3]} has ",
    ),
    (r"^this card costs (?=\d+(?: \S+)? (?:less|more)\b)", "cost "),
    (r"^effect: you may always (?=[^\W\d])", "effect: you may "),
    (
        r"^(?:effect: )?when(?:ever)? (?:an?|any|the) (?:global )?(parameter|[^\W\d]+) "
        r"(?:is (?:maxed(?: out)?|completed|full)|reaches (?:its )?max(?:imum)?)\b",
        lambda m: f"when {'a ' * (m[1] == 'parameter')}{m[1]} reaches its maximum",
    ),
    (
        rf"^effect: you (?:never|cannot|can't|do not|don't) lose (?:any )?{GOODS} (?:because of|to|"
        r"through|by) (?:your |the )?(?:other players|opponents|others)$",
        r"effect: opponents may not remove your \1",
    ),
    (
        r"^(?:effect: )?if you (?:are|were) (?:the )?first (?:player )?to pass"
        r"(?: this generation)?[,:] ",
        "when you pass: if no opponent passed this generation: ",
    ),
    (
        r"(?i:\bchoose (?:a|one of your) tiles?(?: (?:that )?you own| of yours)?)[.,] (?:then )?"
        r"(?i:gain) (?:its|the) (?:placement )?bonus(?:es)?(?: again)?$",
        "gain all bonuses under a tile",
    ),
    (
        r"(?i:\b(place (?:an? |1 )?[^\W\d]+))[.,] (?i:then )?(?i:place) "
        r"(?=[^.,]* (?:next|adjacent) to)"
        r"([^.,]*?) (?:next|adjacent) to that [^\W\d]+$",
        r"\1 then place \2 adjacent to it",
    ),
    (
        r"(?i:\bsteal) (\d+ [^\W\d]\S*) from the players? (?:with|who has) the highest "
        r"(?:TR|rating)$",
        r"the players with the most rating: lose \1 to the owner of this card",
    ),
    (
        rf"(?i:\bspend) up to (\d+) {GOODS} (?:to|->) gain (\d+) {GOODS} "
        r"(?:for each|each|per)(?: (?:one|spent))?$",
        lambda m: f"spend X {m[2]} max {m[1]} -> gain {m[3] if m[3] != '1' else ''}X {m[4]}",
    ),
    (
        rf"(?i:\bpay) any (?:amount|number) of {GOODS} (?:to|->) gain "
        rf"(?:as|that) (?:many|much) {GOODS}$",
        r"pay X -> gain X \2",
    ),
    (
        r"(?i:\bif) (temperature|oxygen|venus) ([^:,]+)[,:] raise it (\d+)(?: steps?)?[,;]? "
        r"(?i:otherwise|else),? raise it (\d+)(?: steps?)?$",
        r"if \1 \2: raise \1 \3 otherwise raise \1 \4",
    ),
    (
        rf"^effect: (.+ costs? \d+{MONEY} (?:less|more)),? (?:if|while|as long as) you "
        r"(?:have|own|control) (?:at least )?(\d+|an?|no) ([^,:]+)$",
        lambda m: f"effect: {m[1]} if {'1' if m[2] in ('a', 'an') else m[2]} {m[3]}",
    ),
    (
        r"^effect: (?:if|while|as long as) you (?:have|own|control) (?:at least )?(\d+|an?|no) "
        rf"([^,:]+), (.+ costs? \d+{MONEY} (?:less|more))$",
        lambda m: f"effect: {m[3]} if {'1' if m[1] in ('a', 'an') else m[1]} {m[2]}",
    ),
    (
        r"\b((?:take|buy) \d+ of them) then discard (?:\d+ of them|the (?:rest|others?))"
        r"(?=$|[,:]| then)",
        r"\1",
    ),
    (
        r"(?:,| then| and) (?:put|return|place) the (?:rest|others?|other cards) back"
        r"(?: on (?:the )?top(?: of the deck)?)?$",
        " then move them to the deck",
    ),
    (r"^((?:[^:>]*: )?)((?!place\b)[^\W\d]\S* [^:,>]+) twice$", r"\1\2 then \2"),
    (
        r"\b(raise|lower) ([^\W\d][^\s/]*)/([^\W\d][^\s/]*) (\d+)(?: steps?)?(?=$|[,:]| then)",
        r"\1 \2 \4 or \1 \3 \4",
    ),
    (
        r"\b(raise|lower) (?:1|one) (?:global )?parameter(?: (\d+|one))?(?: steps?)?"
        r"(?=$|[,:]| then)",
        lambda m: f"{m[1]} a parameter {m[2] if m[2] and m[2].isdigit() else 1}",
    ),
)
"""What holds while one has something, the rest that goes back, and what is done twice."""
