"""What people say of where tiles may be placed, of actions for all and of who holds a post.

In: nothing. Out: `POSTS`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import IN_WORDS
from dsl.mistakes.rows.bricks import GOODS, MONEY, Rows, article

_RULES = r"(?:the )?(?:normal |usual |all )?placement (?:restrictions|rules|requirements)"
_FREE = rf"(?:anywhere|freely|on any area|(?:ignoring|regardless of|without) {_RULES})"
_ANYBODY = (
    r"(?:any player|anyone|everyone|each player|all players|(?:your )?opponents|any opponent"
    r"|an opponent|other players|another player|every player)"
)
_SHARED = "effect: opponents may use the action of this card"
_ONCE_EACH = (
    r",? (?:each )?(?:once|(?:1|one) time)(?: each)?(?: (?:per|each|every|a|in each) generation)?"
)
_END = r"(top|bottom)(?: of (?:the|your) (?:draw )?(?:deck|pile))?(?: in any order)?"
_TILES = r"(?:your |all )?([^:,]+?)"


_NUMBERS = "|".join(IN_WORDS[1:5])
_SEVERAL = rf"(?P<many>all|each|every|(?:up to )?(?:[2-9]|{_NUMBERS}))(?: of)?"
_USED = (
    r"(?:,? (?:that )?(?:(?:you )?(?:has|have|'ve|was|were)? ?(?:already )?(?:been )?"
    r"|you (?:already )?)used(?: already)? this generation)"
)
_AGAIN = r"(?: (?:again|once more|a second time)(?: this generation)?)"
_BLUE = r"(?:(?:your|the|other|blue|active|action|card) )*"


def _used_again(said: re.Match[str]) -> str:
    """`use up to 2 actions on your cards again`: of so many cards, used already or not."""
    many = said["many"].removeprefix("up to ")
    used = " used this generation" * bool(said["used"] or said["again"] or said["re"])
    if not many[0].isdigit() and many not in IN_WORDS:
        return f"use the action of each card{used}"
    number = many if many.isdigit() else str(IN_WORDS.index(many) + 1)
    most = "up to " * said["many"].startswith("up to ")
    return f"use the actions of {most}{number} cards{used}"


def _free(said: re.Match[str]) -> str:
    return f"{said[1]}: you may place {_either(said[2])} ignoring placement rules"


def _there(said: re.Match[str]) -> str:
    who = "nobody may" if "not" in said[3] else "you may"
    return f"{said[1]}: {who} place {_either(said[2])} {said[4]}"


def _either(tiles: str) -> str:
    """`cities and greeneries`: the one or the other."""
    return re.sub(r" (?:and|or) (?:your )?", "/", tiles)


def _onto_deck(said: re.Match[str]) -> str:
    """`put the rest on the bottom of the deck`."""
    which = said[1] if said[1] in ("it", "them") else "them"
    which = f"{said[1].split()[0]} of them" if said[1][0].isdigit() else which
    return f"move {which} to the {'bottom of the ' * (said[2] == 'bottom')}deck"


def _party(said: str) -> str:
    return "a party" if said.split()[-1] in ("party", "choice") else said


def _new_party(said: re.Match[str]) -> str:
    """`greens becomes the ruling party`."""
    return f"{said[1]}exchange the {said[3]} party for {_party(said[2])}"


def _an(said: str) -> str:
    return f"{'an' if said[0] in 'aeiou' else 'a'} {said}"


def _digit(said: str) -> str:
    return said if said.isdigit() else str(1 + IN_WORDS.index(said))


def _scored(said: re.Match[str]) -> str:
    """`1 VP per 3 cards in hand`."""
    return f"vp {said[1] or 1} "


_TRADE = r"trade with"
_COLONIES = r"(?:different )?(?:colonies|colony tiles)"
_ANY_PARTIES = r"(?:any (?:number of )?|one or more |different or the same )parties"


def _one_by_one(said: re.Match[str]) -> str:
    """`place 3 delegates in up to 3 parties`: each wherever one likes."""
    many = int(said[1])
    if said[2] is not None and int(said[2]) != many:
        return said[0]
    return " then ".join(["place 1 delegate in a party"] * many)


def _trades(said: re.Match[str]) -> str:
    """`trade with 2 colonies`: one after the other, where a fleet has not gone yet."""
    return " then ".join([f"{'may ' * bool(said[1])}trade"] * int(said[2]))


POSTS: Rows = (
    (
        rf"\b(?:(?P<re>re-?use|repeat)|use){_AGAIN}? {_SEVERAL} {_BLUE}"
        rf"(?:actions?(?: (?:of|on|from) (?:each |all )?{_BLUE}cards?)?|action cards?)"
        rf"(?P<used>{_USED}?)(?P<again>{_AGAIN}?)$",
        _used_again,
    ),
    (
        rf"\b(?:(?P<re>re-?use|repeat)|use) (?:the|your) actions? (?:of|on) {_SEVERAL} "
        rf"{_BLUE}cards?(?P<used>{_USED}?)(?P<again>{_AGAIN}?)$",
        _used_again,
    ),
    (
        r"^track (?=\d+(?: ?[ /–-] ?\d+)+$)(.*)$",
        lambda m: f"track {', '.join(re.findall(r'[0-9]+', m[1]))}",
    ),
    (rf"\b{_TRADE} (up to )?([23]) {_COLONIES}$", _trades),
    (
        r"\bplace ([2-5]) delegates in (?:up to ([2-5]) (?:different )?parties"
        rf"|{_ANY_PARTIES})$",
        _one_by_one,
    ),
    (r"\bper colony tile with your colony\b", "per colony"),
    (
        r"\bplace (an?|1) colony,? (?:which |and it )?(?:may be |it may be |also |even )"
        r"(?:placed )?(?:on a (?:colony )?tile )?(?:if|where) you (?:already )?have "
        r"(?:a colony|one)(?: already)?(?: there)?$",
        r"place \1 colony ignoring your colonies",
    ),
    (
        r"^(when (?:you|anyone|an opponent)) (?:get|receive|collect|take|gain)(s?) "
        r"(?:(?:an?|the|any|your) )?(colony bonus)(?:es)?(?=:| or )",
        r"\1 gain\2 a \3",
    ),
    (
        rf"^(?:effect: )?when you trade[:,]? (?:you )?pay (\d+){MONEY} less(?: for it)?$",
        r"effect: trading costs \1 less",
    ),
    (
        r"\b(?:your )?(?:trades|trading)(?: fleets)? (?:for|with|by|using|paid (?:for|in|with)) "
        rf"{GOODS} costs? (\d+)(?: \1)? (less|more)\b",
        r"trading costs \2 \1 \3",
    ),
    (
        rf"\bcosts (\d+) (less|more) {GOODS}(?=$| if |,)",
        r"costs \1 \3 \2",
    ),
    (
        rf"^action: (place (?:a|1|\d+) (?:neutral )?delegates?(?: in [^:,]*)?) for (\d+){MONEY}$",
        lambda said: (
            f"action: pay {said[2]} -> {said[1]}" + " in a party" * (" in " not in said[1])
        ),
    ),
    (
        r"\b(?:move|raise|increase) (?:a|one|1|any) colony (?:marker|track)s? (\d+)"
        r"(?: steps?)?(?: up)?$",
        r"raise a colony track \1",
    ),
    (
        rf"\byou pay (\d+){MONEY} less for (?:each |every |all )?(?:a )?cards? with (\d+)"
        r"(?: or more)? tags$",
        r"cards with \2 tags cost \1 less",
    ),
    (
        r"^(?:effect: )?at (?:the end of the game|game end)[:,]? (?:you )?(?:get|gain|score) "
        r"(?=(?:an? |\d+ )(?:vp|VP|victory points?)\b)",
        "",
    ),
    (r"^(?:an? |(\d+) )(?:vp|VP|victory points?) (?=(?:per|for (?:each|every))\b)", _scored),
    (
        r"\blook at (?:the top card of the deck|1 card)(?:, | and |, then | then )"
        r"(?:keep|take) it or discard it$",
        "look at 1 card then may take 1 of them",
    ),
    (
        r"\b(?:draw|look at) (\d+) cards(?:, | and |, then | then )(?:keep|take) "
        r"(?:those|all|the ones|all cards|any)(?: of them)? with an? ([^\W\d]\S*) tag"
        r"(?:,? (?:and )?discard the (?:rest|others?))?$",
        r"look at \1 cards then take all \2 cards of them",
    ),
    (
        r"\bdraw (\d+ [^\W\d]\S* cards?|[^\W\d]\S* card), (?:take|keep) (?:them|it|these|those)$",
        r"draw \1",
    ),
    # colonies, parties, awards
    (r"^trade: (gain|draw) (?!\d|X\b|an?\b|all\b)([^\W\d]\S*)$", r"trade: \1 X \2"),
    (r"^(?:when built|on build(?:ing)?|build bonus)[,:] (?=\S)", "build: "),
    (r"^policy: (?=(?:action|when|effect|conversion)\b)", ""),
    (r"^the (most|fewest) (?=[^\W\d][^:,]*$)", r"\1 "),
    (r"^(?:the )?number of (?=[^\W\d][^:,]*$)", "most "),
    # where
    (r"\b(from|to|in|of|into) (?:the |your )?discard pile\b", r"\1 the discards"),
    (
        r"\b(?:replay|play again|play once more) (?:an?|1|one) (?:of your )?(?:played )?events?\b",
        "play 1 event from the event pile",
    ),
    (
        r"\b(?:trigger|repeat|duplicate|gain|copy|apply) the production(?: box| bonus)? of "
        r"(?:one of your (\S+ )?cards|(?:a|another) (\S+ )?card)(?: again| once more)?\b",
        lambda m: f"copy the production box of {article((m[1] or m[2] or '') + 'card')}",
    ),
    (
        r"\b(place [^,:]*?) (?:anywhere|on any area)(?: on mars)?"
        r"(?=,? (?:ignoring|disregarding)[^,:]* placement)",
        r"\1",
    ),
    (
        r"\b(?:adjacent|next) to (?:at least one|one or more) ([^\W\d]+)",
        lambda m: f"adjacent to {_an(m[1])}",
    ),
    (
        r"\b(place [^:]*?)(?:adjacent|next) to (?:both )?((?:an?|any|your|\d+) [^:,]*?) and "
        r"(?:(?:adjacent|next) to )?"
        r"(?=(?:an?|any|your|\d+) \S+(?:$|[,.]| then\b| and (?:an?|your|\d+) ))",
        r"\1adjacent to \2 adjacent to ",
    ),
    (
        r"\b(areas?|spaces?|hex|spot) (?:with no|without(?: a| an| any)?|that (?:has|have) no)"
        r"(?: printed| placement)* bonus(?:es)?\b",
        r"\1 without a bonus",
    ),
    (r"\b(place [^:]*?) on (?:a|any) (?:space|hex|spot)\b", r"\1 on an area"),
    (r"\b(?:one|1) of (?:those|these|the) cards\b", "1 of them"),
    (
        r"^(-?\d+ (?:VPs?|vp|points?|victory points?)) at (?:the )?(?:end of the game|game end) "
        r"(?=if|for|per)",
        r"\1 ",
    ),
    (
        r"^requires (?:that )?[Mm]ars (?:has|to have) (?:at least )?(\d+) ([^\W\d][\w-]*)"
        r"(?: tiles?)?$",
        r"requires \1 \2 in play on mars",
    ),
    (r"\b(take \d+ actions) in a row\b", r"\1"),
    (
        r"\btake all (?:the |of the )?([^\W\d][\w-]*) (?:of|from) (?:one|an?|1|any) "
        r"(opponent|player)\b",
        lambda m: f"steal all {m[1]} from {'an opponent' if m[2] == 'opponent' else 'any player'}",
    ),
    (
        r"\b(?:(?:face-down|hidden) )?"
        r"(?!(?:an?|the|any|each|this|that|one|no|your|player|delegate) )([^\W\d]{3,}) "
        r"tokens?(?=$|[,:]| (?:on|in|under|adjacent|next|then|from|of)\b)",
        r"\1",
    ),
    (r"\b(place|take|look at|reveal) one (?=[^\W\d])(?!of\b)", r"\1 1 "),
    (
        r"^(?:effect: )?(?:the )?requirements (?:of|on|for) (?:your )?([^:,]*?) "
        r"(?:may|can) be ignored$",
        r"effect: requirements of \1 are ignored",
    ),
    (r"\byou (?:may|can) build (?=cit|greener|tile|ocean)", "you may place "),
    (
        r"^(?:effect: )?(?:each|every) ([^\W\d][^:,]*?) (?:that )?you (place|play|draw|discard)"
        r"((?: next to| adjacent to| on| with)[^:,]*?)? gives you (?=\d)",
        lambda m: f"when you {m[2]} {_an(m[1])}{m[3] or ''}: gain ",
    ),
    (
        r"^(?:the )?next ([^\W\d][^:,]*?) (?:that )?you (place|play) this generation gives you "
        r"(?=\d)",
        lambda m: f"next time this generation you {m[2]} {_an(m[1])}: gain ",
    ),
    (r"\bplace (?:a|one|1|your) delegate$", "place 1 delegate in a party"),
    (r"\bplace (\d+) delegates$", r"place \1 delegates in a party"),
    (
        r"\breplace (?!the (?:neutral )?chairman|.* delegate)((?:any |an? |your )?[^,:]*?) "
        r"(?:with|by) (?=an? )",
        r"exchange \1 for ",
    ),
    (
        r"\btake (an?|1|one|\d+) (\S+ )?(cards?) from the discards"
        r"(?: (?:in)?to (?:your )?hand)?$",
        lambda m: (
            f"move {m[1] if m[1].isdigit() else 1} {m[2] or ''}{m[3]} from the discards to hand"
        ),
    ),
    (
        r"\badjacent to (two|three|2|3) (?:of )?your (?=\S)",
        lambda m: f"adjacent to {_digit(m[1])} ",
    ),
    (
        r"\b((?:requires|if) \d+ [^\W\d]+) (?:adjacent|next) to (?:each other|one another)\b",
        r"\1 in a group",
    ),
    (
        r"\b(?:per|for each|for every) (\d+ )?(?:of )?your (?=(?:cit|greener|tile)\S* )",
        lambda m: f"per {m[1] or ''}",
    ),
    (
        r"\b(adjacent|next) to (an|any|another) (opponent|player)'s ([^\W\d]+)",
        r"\1 to a \4 of \2 \3",
    ),
    (
        r"\b(cities|greeneries|oceans|colonies) (?:adjacent|next) to yours(?=:|$)",
        r"\1 adjacent to your \1",
    ),
    (r"\b(adjacent|next) to yours(?=:|$)", r"\1 to your tile"),
    # where tiles may go
    (rf"^(effect[^:]*): {_TILES} (?:may|can) be (?:placed|built) {_FREE}$", _free),
    (rf"^(effect[^:]*): you (?:may|can) (?:place|build) {_TILES} {_FREE}$", _free),
    (
        rf"^(effect[^:]*): {_TILES} (?:need not|(?:do not|don't) (?:need|have) to) be "
        r"(?:placed )?(?:adjacent|next) to .*$",
        _free,
    ),
    (
        rf"^(effect[^:]*): (?:you (?:may|can) )?(?:ignore|disregard) {_RULES}"
        r"(?: (?:of|for|when placing) (?:your )?([^:]+))?$",
        lambda m: f"{m[1]}: you may place {_either(m[2] or 'tiles')} ignoring placement rules",
    ),
    (
        rf"^(effect[^:]*): {_RULES} are ignored$",
        r"\1: you may place tiles ignoring placement rules",
    ),
    (
        rf"^(effect[^:]*): {_TILES} (may|can|may not|cannot|can not|can't) be (?:placed|built) "
        r"(?=adjacent|next|beside|on|in)(.*)$",
        _there,
    ),
    (
        r"^(effect[^:]*: (?:you|nobody|opponents) may (?:not )?place .*) (?:next to|beside) ",
        r"\1 adjacent to ",
    ),
    (
        r"^(effect[^:]*: (?:you|nobody|opponents) may (?:not )?place .* adjacent to) "
        r"other (cit|greener)ies\b",
        r"\1 any \2y",
    ),
    (
        r"^(effect[^:]*: (?:you|nobody|opponents) may (?:not )?place .* adjacent to) other ",
        r"\1 ",
    ),
    (
        r"^(effect[^:]*): (?:opponents|other players|nobody) (?:may not|cannot|can't|can not|may) "
        r"(?:remove|replace|move|exchange|destroy)"
        r"(?:(?:, | or |/)(?:or )?(?:remove|replace|move|exchange|destroy))* "
        r"your ([^:]*(?:tile|cit|greener|ocean)[^:]*)$",
        r"\1: opponents may not remove your \2",
    ),
    (
        r"^(effect[^:]*): your ([^:]*(?:tile|cit|greener|ocean)[^:]*?) (?:may not|cannot|can't) be"
        r" (?:removed|moved|replaced|exchanged).*$",
        r"\1: opponents may not remove your \2",
    ),
    (r"^(vp .*\badjacent to) it\b", r"\1 this tile"),
    # actions that others may use too
    (
        rf"^(?:effect: )?{_ANYBODY} (?:may|can)(?: also)? use (?:this|the|this card's) "
        r"(?:actions?|card)(?: of this card)?(?: too| as well)?$",
        _SHARED,
    ),
    (
        rf"^(?:effect: )?{_ANYBODY} (?:may|can)(?: also)?(?: each)? use (?:this|the|this card's) "
        rf"(?:actions?|card)(?: of this card)?(?: too| as well)?{_ONCE_EACH}$",
        rf"{_SHARED} once each",
    ),
    (rf"^(?:effect: )?this action (?:may|can) (?:also )?be used by {_ANYBODY}$", _SHARED),
    (
        rf"^(?:effect: )?this action (?:may|can) (?:also )?be used by {_ANYBODY}{_ONCE_EACH}$",
        rf"{_SHARED} once each",
    ),
    (
        r"\b(when (?:\w+ )+uses?) (?:the action of this card|this action|this card's action)"
        r"(?= or |:|$)",
        r"\1 this card",
    ),
    # cards that were looked at
    (
        r"\b(?:put|place|move|return) "
        r"(it|them|(?:the )?(?:rest|others|other cards?)|\d+(?: of them)?)"
        rf"(?: back)? (?:on|at|to|onto|under|in)(?: to)? (?:the )?{_END}",
        _onto_deck,
    ),
    (
        r"\bper ([^:,]+?) tags? (?:(?:on|among) (?:them|those|the cards)|of (?:those|the cards))\b",
        r"per \1 tag of them",
    ),
    (r"\bper ([^:,]+? cards?) (?:among|on) (?:them|those)\b", r"per \1 of them"),
    (r"\b(uses?) (?:an|the) action (?:on|of) (an? [^:,]*?card)\b", r"\1 the action of \2"),
    # who holds a post
    (
        r"\b(?:take|gain|get) the (?:first player|start player|starting player) "
        r"(?:marker|token)(?= next generation|$|,| then)",
        "become the first player",
    ),
    (
        r"\byou (?:become|are) the (?:first|start|starting) player(?= next generation|$|,| then)",
        "become the first player",
    ),
    (r"\bbecome (?:the )?(?:start|starting|first) player(?= |$|,)", "become the first player"),
    (
        r"^(|.*(?:: |-> |then ))become the first player (?:in |for |of )?(?:the )?next generation$",
        r"\1at next research phase: become the first player",
    ),
    (
        r"^(|.*(?:: |-> |then ))you become (?:the )?chairman$",
        r"\1become the chairman",
    ),
    (
        r"^(|(?!when ).*(?:: |-> |then ))(?:make )?(?:the )?([^\W\d][\w-]*|a party)"
        r"(?: of your choice)? "
        r"(?:becomes? |is )?(?:the )?(?:new )?(ruling|dominant)(?: party)?$",
        _new_party,
    ),
    (
        r"\b(?:change|replace|set) the (ruling|dominant) party (?:to|with|by|into) (?:the )?"
        r"([^\W\d][\w-]*|any party|another party|a party of your choice)$",
        lambda m: f"exchange the {m[1]} party for {_party(m[2])}",
    ),
    (
        r"\bplace (?:all|every one) of (?:your )?delegates",
        "place all delegates",
    ),
    (r"^(|.*(?:: |-> |then |, ))the chairman: ", r"\1each player with the chairman: "),
    (
        r"^(|.*(?:: |-> |then |, ))the (?:party )?leader of (?:the )?([^\W\d][\w-]*): ",
        r"\1each player with 1 party leader in \2: ",
    ),
    (r"\b(player|opponent) with (?:an? |1 )?party leader\b", r"\1 with 1 party leader"),
    (
        r"\b(?:each player|everyone) (?:with|who has)(?: the)? (most|fewest) ",
        r"the players with the \1 ",
    ),
)
