"""What people say in the place of a label or a property, and of actions: how often a line may be
used, what is paid and how much less (halves, odd prices, prices of two parts), and what a card
gives up of itself.

In: nothing. Out: `OPENINGS`, `PAID` and `PRICED`, rows: a pattern, and what it means.
Those of how often come before all others, whose patterns begin with a line's label as the language
has it.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DOES
from dsl.mistakes.rows.bricks import GOODS, MONEY, THING, THIRD, VERB, Rows

_ACTION = r"(?:(?:as |use )?(?:an?|this|your) )?action"
_ONCE = r"(?:only )?(?:once|1x|one time)"
_GAME = rf"(?:{_ONCE} (?:per|a|each|every|in the|during the) game|opg|OPG)"
_GENERATION = rf"{_ONCE} (?:per|a|each|every) generation"
_STOP = r" ?[:,.] ?"


def _rows_of(often: str, label: str) -> Rows:
    """`OFTEN, as an action: …`, `action (OFTEN): …`, `action: OFTEN: …`, `OFTEN: …`."""
    return (
        (rf"^\(?{often}\)?,? {_ACTION}{_STOP}(?=\S)", label),
        (rf"^{_ACTION}{_STOP}\(?{often}\)?(?:{_STOP}| )(?=\S)", label),
        (rf"^{_ACTION},? \(?{often}\)?{_STOP}(?=\S)", label),
        (rf"^\(?{often}\)?(?:{_STOP}| )(?=\S)(?!when |at |you may use )", label),
    )


OPENINGS: Rows = (
    *_rows_of(_GAME, "once: "),
    *_rows_of(_GENERATION, "action: "),
    (rf"^once(?:{_STOP}|,? ){_ACTION}{_STOP}(?=\S)", "once: "),
    (rf"^{_ACTION} ?\(once\){_STOP}(?=\S)", "once: "),
    (rf"^as an action{_STOP}(?=\S)", "action: "),
)

_LESS = r"(?:less|reduced by|lowered by|but)"


def _bounded(said: re.Match[str]) -> str:
    """`an event with cost over 20`."""
    least = said[1] in ("over", "above", "more than", "greater than", "higher than")
    return f"with cost {'min' if least else 'max'} {int(said[2]) + (1 if least else -1)}"


def _laid_here(said: re.Match[str]) -> str:
    """`move up to 3 heat to here`: it is spent, and added to the card."""
    some = said[1] if said[1].isdigit() or said[1].startswith("up") else "X"
    return f"spend {some} {said[2]} -> add {some if some.isdigit() else 'X'} {said[2]} here"


def _cheaper(said: re.Match[str]) -> str:
    """`when you use a standard project, you pay 3 less`."""
    which = f"the {said[1]} standard project costs" if said[1] else "standard projects cost"
    return f"effect: {which} {said[2]} less"


def _costing(said: re.Match[str]) -> str:
    """`play a card from hand for free if it costs 10 or less`: which card is told by its cost."""
    bound = "max" if said[5] in ("less", "lower", "fewer") else "min"
    return f"{said[1]} with cost {bound} {said[4]}{said[2]}{said[3]}"


def _unless(said: re.Match[str]) -> str:
    """`an opponent loses 4 plants unless they have a city`."""
    return f"{said[1]}: if no {said[4]}: {DOES[said[2]]} {said[3]}"


PAID: Rows = (
    (r"\b(?:take|do|perform) (?:another|an additional|an extra) action\b", "take 1 action"),
    (
        r"\b(?:return|take|put|move) (?:(?:all|each) (?:of )?your(?: played)? events"
        r"|every event you (?:have )?played)(?: back)?(?: (?:in)?to (?:your )?hand)?(?=$|,| then)",
        "move all events from the event pile to hand",
    ),
    (
        r"^(?:effect: )?(?:(?:in|during) the research phase,? (?:you )?"
        r"(?:draw|see|are dealt|look at)|you (?:draw|see|are dealt|look at)) "
        r"(an?|one|\d+) (?:more|additional|extra) cards?"
        r"(?: (?:in|during|at) (?:the )?research(?: phase)?)?$",
        lambda m: f"effect: research cards is {m[1] if m[1].isdecimal() else 1} more",
    ),
    (
        r"^(?:effect: )?when(?:ever)? (?:you )?us(?:e|ing) (?:a|any|the (\"[^\"]*\")) "
        rf"standard projects?,? (?:you )?pay (\d+){MONEY} less(?: for it)?$",
        _cheaper,
    ),
    (
        r"\buse (?:the )?(?:standard project )(\"[^\"]*\")(?= for| ignoring|$)",
        r"use the \1 standard project",
    ),
    (
        r"\bwhen you (?:gain|get|receive) (?:an? )?"
        r"(?:placement bonus(?:es)? (?:of|with) (?:an? )?([^\W\d]+?)s?"
        r"|([^\W\d]+?)s? (?:as|from) (?:an? )?placement bonus(?:es)?)(?=:)",
        lambda m: f"when you place a tile on an area with a {m[1] or m[2]} bonus",
    ),
    (
        r"\b(place (?:a|any) tile) on an? ([^\W\d]+(?: or [^\W\d]+)?) (?:placement )?bonus(?=:)",
        lambda m: f"{m[1]} on an area with a {m[2].replace(' or ', '/')} bonus",
    ),
    (
        rf"^((?:an|any) (?:opponent|player)) ({THIRD}|{VERB}) ([^,:]+?),? unless "
        r"(?:they|he|she|that (?:player|opponent)) (?:have|has|owns?|controls?) (?:an?|any) "
        r"([^,:]+)$",
        _unless,
    ),
    (
        r"^((?:action: )?)choose an opponent[:,.]? (?:and |then )?"
        r"(?=[^:]*\b(?:that (?:player|opponent)|them)\b)",
        r"\1choose an opponent then ",
    ),
    (
        rf"\bmove up to (\d+) {GOODS} from (a card|here|this card) to "
        r"(another card|here|this card|a card)$",
        r"spend up to \1 \2 from \3 -> add X \2 to \4",
    ),
    (
        r"\bplace an? (?:neutral|unowned) (greenery|city)\b(?: tile)?(?! on)",
        r"place \1 ignoring bonuses",
    ),
    (
        r"\braise (?:the|any|one) parameter of your choice (?:by )?(\d+)(?: steps?)?\b",
        r"raise a parameter \1",
    ),
    (
        r"\b(?:take|get|have) (?:an?|1|one) (?:more|extra|additional) action"
        r"(?: (?:this|on this|in this) turn)?(?: (?:at once|immediately|now))?$",
        "take 1 action",
    ),
    (r"\bon an area (?:adjacent|next) to (?=an? \w+|your |any |another )", "adjacent to "),
    (
        rf"\b((?:play|use|discard|copy) (?:an?|1) (?:[^\W\d]\S* )*?card)((?: (?:from|of) [^:,]*?)?)"
        rf"((?: for free)?),? (?:if|that|which) (?:it costs?|its cost is|costs?) (\d+){MONEY} or "
        r"(less|lower|fewer|more|higher)(?= for free$|$| ->|,)",
        _costing,
    ),
    (
        r"\b(look at the hand of an opponent|reveal the hand of an opponent)(?:,| and| then|[.])+ "
        r"(?:steal|take|draw|keep) (an?|1|one|\d+|up to \d+) (?:[^\W\d]\S* )?cards?"
        r"(?: from (?:it|them|that hand)| of them)?$",
        lambda m: f"{m[1]} then take {'1' if m[2][0] in 'ao' else m[2]} of them",
    ),
    (
        r"\bplay (?:a tag|any tag|a card with a tag) (?:(?:that )?you (?:don't|do not|did not"
        r"|didn't|have not) (?:have|had)(?: yet| before| already| in play)*|for the first time)",
        "play a new tag",
    ),
    (
        r"\bwith (?:an? )?(?:printed |basic )?cost (?:of )?(over|above|(?:more|greater|higher) than"
        rf"|under|below|(?:less|lower) than) (\d+){MONEY}",
        _bounded,
    ),
    (r"\bwhen you gain an? delegate\b", "when you place a delegate"),
    (
        r"\b(per|an?|each) opponent (with|who has) (fewer|more) "
        r"([^\W\d]\S*(?: (?:tags|production))?)(?=$|[:,])",
        r"\1 opponent with \3 \4 than you",
    ),
    (r"\bmove one of your (cit|greener)ies\b", r"move your \1y"),
    (r"\bmove one of your ([^\W\d]+?)s\b", r"move your \1"),
    (
        r"^(?:everyone|everybody|each player|all players) (?:may|can) ([^:,>]+?) by paying (\d+)"
        rf"{MONEY}$",
        r"each player: may pay \2 -> \1",
    ),
    (rf"\bchooses? and (?={THIRD} |{VERB} )", ""),
    (
        r"\blook at (?:an opponent's hand|the hand of an opponent),? (?:and|then) discard "
        r"(?:an?|1|one) cards? (?:from it|of them|from (?:that|the) hand)$",
        "look at the hand of an opponent then move 1 card from the hand of that player to the "
        "discards",
    ),
    (
        rf"\b(?:move|put|store) (X|any number of|up to \d+|\d+) (?:of )?(?:your )?{GOODS} "
        r"(?:to here|onto this card|on this card|here)$",
        _laid_here,
    ),
    (
        rf"\b(?:move|convert|turn|change) up to (\d+) {GOODS} (?:to|into) (?!here$){GOODS}$",
        r"spend up to \1 \2 -> gain X \3",
    ),
    (
        r"\b(gain (?:an?|1) \S+ tag) (?:until|to) the end of (?:the|this) generation\b",
        r"\1 this generation",
    ),
    (r"\bclaim an? (?:unowned|ownerless) (\S+)\b", r"claim 1 \1 without owner"),
    (
        rf"\bpay (\d+){MONEY},? {_LESS} (\d+){MONEY} (?:less )?(?:per|for (?:each|every)) "
        r"([^:,>]+?)(?: (?:that )?you (?:have|own))?(?:,? to(?= )|,? ?->)",
        r"pay \1 minus \2 per \3 ->",
    ),
    (
        r"\b(?<!when you )(?<!ever you )((?:use|play|fund|claim) [^:,]*?),? "
        r"(?:paying|(?:which|that|it) costs|costing) "
        rf"(\d+){MONEY} less\b",
        r"\1 for \2 less",
    ),
    (r"\bfor (?:that|as|so) much less\b", "for X less"),
    (r"\bplay (?:an?|1|one) project(?: card)?\b(?!s)", "play 1 card"),
    (
        rf"\bexchange (?:X|any (?:number|amount) of|as (?:many|much)) {GOODS} (?:for|into) "
        rf"(?:as (?:many|much) |the same (?:number|amount) of |X )?{GOODS}$",
        r"spend X \1 -> gain X \2",
    ),
    (
        rf"\b(?:remove|spend|discard) (?:all|any number of) ([^\W\d]+?)s? (?:from )?here,? "
        rf"(?:and|to|then|->),? gain (\d+) {GOODS} (?:for each|per each|each)"
        r"(?: (?:one )?(?:removed|spent|of them))?$",
        r"spend X \1s here -> gain \2X \3",
    ),
    (r"\bper (?:point|level|step)s? of influence\b", "per influence"),
    (r"\bper card with (?:any )?resources? on (?:it|them)\b", "per card with 1 resource"),
    (
        rf"^action: (?:flip|turn)(?: over)? this card(?: over| face[ -]?down)*,?"
        rf" ?(?:to|and|->|:|then) (?={VERB})",
        "once: ",
    ),
    (
        r"\breturn this card to (?:your |the )?hand\b",
        "move this card to hand",
    ),
    (
        r"\bdraw (?:an?|1) card at random from the discards\b",
        "move 1 random card from the discards to hand",
    ),
)


# ---- prices ------------------------------------------------------------------------------------

_HALF = (
    r"(?:half(?: of)?(?: its| their| the| your)?(?: printed| normal| usual| full)? (?:price|costs?)"
    r"|50% (?:off|less)|half off)(?:,? ?\(?rounded up\)?)?"
)
_BOUGHT = r"(?:play|use|fund|claim) [^:,>]+?"
_CARDS = r"((?:[^\W\d]\S* )?(?:cards|events)|standard projects)"
_AT_MOST = (
    r",? ?\(?(?:up to(?: a (?:maximum|total) of)?|max(?:imum)?(?: of)?|at most|to a maximum of)"
)


def _limited(said: re.Match[str]) -> str:
    """`2 less per city, up to 6 less`: what is counted has the limit."""
    each, most = int(said[2]), int(said[4])
    if not each or most % each or most == each:
        return said[0]
    return f"{said[1]}{said[2]} less per {said[3]} max {most // each}"


def _in_two(said: re.Match[str]) -> str:
    """`for 2 less per science tag and 5 less if 3 earth tags`."""
    counted = f"{said[2]} per {said[3]}" if said[3] else said[2]
    plain = f"{said[2]} less per {said[3]}" if said[3] else f"{said[2]} less"
    if said[4] == "or" or not said[3]:
        more = int(said[5]) + (int(said[2]) if said[4] == "and" else 0)
        both = f"for {more} less"
        if said[3]:
            return said[0]
    else:
        both = f"for {said[5]} less plus {counted}"
    return f"if {said[6]}: {said[1]} {both} otherwise {said[1]} for {plain}"


def _level(said: re.Match[str]) -> str:
    """`raise heat production to the level of energy production`: by as much as that is higher."""
    return f"production +1 {said[1]} per {said[2]} production minus {said[1]} production"


def _set(said: re.Match[str]) -> str:
    """`set heat production to energy production`: up, or down, by what is between them."""
    down = f"-1 {said[1]} per {said[1]} production minus {said[2]} production"
    return f"{_level(said)}, {down}"


_TO = r"(?:(?:up )?to(?: be)?|equal to|to equal|to match|until it (?:is equal to|equals|matches))"
_AS = r"(?: the (?:same )?(?:level|value|amount|height) (?:of|as))?(?: the| your)*"

_FREE = r"(?:without paying (?:its|the) cost|ignoring (?:its|the) cost|at no cost|paying nothing)"
_OFF = (
    rf"(?:reducing its cost by (\d+){MONEY}"
    rf"|(?:and )?its cost is (?:reduced|lowered) by (\d+){MONEY}"
    rf"|with its cost (?:reduced|lowered) by (\d+){MONEY})"
)


def _off(said: re.Match[str]) -> str:
    return f"{said[1]} for {said[2] or said[3] or said[4]} less"


def _more_than(said: re.Match[str]) -> str:
    """`cards that cost more than 20`."""
    bound, more = ("max", -1) if said[2] == "less" else ("min", 1)
    return f"{said[1]} with cost {bound} {int(said[3]) + more}"


def _when_played(said: re.Match[str]) -> str:
    """`when you play a space card, you pay 1 less for each tag it has`."""
    often = re.sub(
        r"^,? ?(?:per|for each|for every) tags? (?:it has|on (?:it|that card))$",
        " per tag on it",
        said[4],
    )
    return f"effect: {said[1] or ''}cards cost {said[2]} {said[3]}{often}"


PRICED: Rows = (
    (
        r"^(?:effect: )?when(?:ever)? (?:you )?play(?:ing)? (?:an? |your )"
        rf"((?:[^\W\d]\S* )?)cards?,? "
        rf"(?:you (?:may )?pay|it costs(?: you)?) (\d+){MONEY} (less|more)(?: for it)?"
        r"((?:,? (?:per|for each|for every) [^:,]+)?)$",
        _when_played,
    ),
    (rf"^(.*\b{_BOUGHT}),? {_FREE}$", r"\1 for free"),
    (rf"^(?!(?:effect: )?when(?:ever)? [^:]*$)(.*\b{_BOUGHT}),? {_OFF}$", _off),
    (r"\b(cards?|events?) (?:that|which) costs? (more|less) than (\d+)(?: M€)?", _more_than),
    (
        r"\bcards with more than (one|two|1|2) tags?\b",
        lambda m: f"cards with {2 if m[1] in ('one', '1') else 3} tags",
    ),
    (
        rf"^(?:effect: )?(?:your |all )?opponents (?:must )?pay (\d+){MONEY} (more|less) "
        rf"(?:for|to play) {_CARDS}$",
        r"effect: each opponent: \3 cost \1 \2",
    ),
    (
        r"^(?:the|your) next ((?:[^\W\d]\S* )?card)(?: you play)?(?: this generation)? "
        rf"(?:costs? |is |is at |costs? you )(?:{_HALF}|half(?: as much)?)$",
        r"next \1 this generation: it costs 1 less per 2 of its cost",
    ),
    (
        r"^(?:the|your) next ((?:[^\W\d]\S* )?card)(?: you play)?(?: this generation)? "
        r"(?:is free|costs nothing|is played for free)(?: of charge)?$",
        r"next \1 this generation: it costs 1 less per its cost",
    ),
    (
        rf"^(next [^:]+ this generation: it costs) (?:{_HALF}|half(?: as much)?)$",
        r"\1 1 less per 2 of its cost",
    ),
    (
        rf"^effect: (milestones|awards) and (awards|milestones) cost (\d+){MONEY} (less|more)$",
        r"effect: \1, \2 cost \3 \4",
    ),
    (
        rf"^effect: {_CARDS} cost (\d+){MONEY} (less|more)(?: for(?: the rest of)?)? "
        r"this generation$",
        r"effect this generation: \1 cost \2 \3",
    ),
    (
        r"^effect: (heat|energy|plants|steel|titanium) (?:may|can) be used to pay for "
        rf"{_CARDS}$",
        r"effect: you may spend \1 as megacredits on \2",
    ),
    (rf"\b({_BOUGHT}) (?:for|at) {_HALF}(?=$|[:,]| ignoring)", r"\1 for half price"),
    (
        rf"^effect: {_CARDS} (?:cost|are|cost you|are at|can be played (?:for|at)) "
        rf"(?:{_HALF}|half(?: as much)?)(?: of)?$",
        r"effect: \1 cost 1 less per 2 of its cost",
    ),
    (r"\bwith (?:an? )?(odd|even)(?:-numbered)?(?: printed| basic)? costs?\b", r"with cost \1"),
    (
        r"\b(cards?|events?) (?:whose|of which the)(?: printed| basic)? costs? (?:is|are) (?:an )?"
        r"(odd|even)(?: numbers?)?",
        r"\1 with cost \2",
    ),
    (r"\b(an? )?(odd|even)[- ]cost(?:ed|ing)? (cards?|events?)\b", r"\1\3 with cost \2"),
    (
        r"\bif (?:its|the)(?: printed| basic)? cost (?:is )?(?:an )?(odd|even)(?: number)?"
        r"(?: number| amount of M€)?",
        r"if it has cost \1",
    ),
    (r"\b(if|per(?: \d+ of)?) its (?:printed|basic|base|original) cost\b", r"\1 its cost"),
    (r"\b(if its cost) is (?=\d|min |max |at least |at most |exactly )", r"\1 "),
    (
        rf"^effect: {_CARDS} cost (\d+){MONEY} less,? (?:plus|and)(?: an additional| another)? "
        rf"(\d+){MONEY} less((?:,? per|,? for (?:each|every)) .+)$",
        r"effect: \1 cost \2 less, \1 cost \3 less\4",
    ),
    (
        rf"^(play [^:,>]+?) for (\d+){MONEY} less(?: (?:per|for each|for every) ([^:,]+?))?,? "
        rf"(and|or)(?: an? additional| another)? (\d+){MONEY} less if (?:you have )?([^:,]+)$",
        _in_two,
    ),
    (
        rf"(\b(?:for|cost|costs) )(\d+){MONEY} less per ([^:,()]+?){_AT_MOST} "
        rf"(\d+){MONEY} less\)?$",
        _limited,
    ),
    (rf"\b({_BOUGHT}) for (?:up to|at least) (\d+){MONEY} less\b", r"\1 for \2 less"),
    (rf"^((?:action: |once: )?)({_BOUGHT}) for (\d+){MONEY} more$", r"\1pay \3 -> \2"),
    (
        r"^effect: (?:global )?requirements of (?!cards\b)([^:,]+?) (?:are|is) "
        r"(?:eased|relaxed|reduced|lowered|softened) by (\d+)(?: steps?)?$",
        r"effect: global requirements of \1 are within \2 steps",
    ),
    (
        r"^effect: requirements of ([^:,]+?) are (within \d+ steps?)",
        r"effect: global requirements of \1 are \2",
    ),
    (
        rf"^(?:raise|increase) (?:your )?{THING} production {_TO}{_AS} {THING} production$",
        _level,
    ),
    (
        rf"^(?:set|make|change) (?:your )?{THING} production {_TO}{_AS} {THING} production$",
        _set,
    ),
    (
        r"\bper (city|greenery|ocean|tile|colony)(?: tile)? (?:other than|except|besides|but) "
        r"(?:yours|your own|your (?:cities|greeneries|oceans|tiles|colonies))(?=$|[:,])",
        r"per \1 of opponents",
    ),
    (
        r"^each opponent: lose (\d+) ([^\W\d]\S*?),? (?:and )?you gain "
        r"(?:that much|as much|that many|all of (?:it|them)|it|them)$",
        r"each opponent: lose \1 \2 to the owner of this card",
    ),
    (
        r"^each opponent loses (\d+) ([^\W\d]\S*?),? (?:and )?you gain "
        r"(?:that much|as much|that many|all of (?:it|them)|it|them)\.?$",
        r"each opponent: lose \1 \2 to the owner of this card",
    ),
)
