"""What people say of the areas of a board: what is printed there, what they are kept for, the edge,
rows.

In: nothing. Out: `GROUNDS` and, of declarations, `DECLARED`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.mistakes.rows.bricks import THING, Rows, article, one

_AREA = r"(?:areas?|spaces?|hex(?:es)?|spots?)"


_EDGE = (
    r"(?:at|on|along|by) the (?:outer )?(?:edge|border|rim)"
    r"(?: of (?:the )?(?:game ?board|board|map|planet|mars))?\b"
)


_SIGNS = r"(?:placement )?bonus(?: icon)?(?:es|s)?\b"


_REGARDLESS = r"(?:ignoring|disregarding|regardless of|without|despite)"
_OXYGEN = r"(?:raise|raising|increase|increasing) (?:the )?oxygen(?: level)? (?:by )?(?:1|one)"


_ONE = (
    r"(?:an?|any|your|one of your|another)(?: other)? (?:[^\W\d]\S* )?"
    r"(?:tile|city|cities|greenery|greeneries|ocean)s?(?: of (?:an opponent|any player))?"
)

_LAID = r"(?:[^\W\d]\S* )?(?:tiles?|city|cities|greenery|greeneries|oceans?)"
_BOARD = r"(?:from|off) (?:the )?(?:game ?board|board|map|mars)"
_OFF = rf"(?:removed|destroyed|taken off|lifted)(?: {_BOARD})?"


def _taken_off(said: re.Match[str]) -> str:
    """`when your city is removed`: by anyone."""
    mine = said[1].startswith(("your", "one of your")) or bool(said[3])
    det = "your" if mine else said[1]
    what = re.sub(r"ies\b", "y", re.sub(r"(?<=tile)s\b", "", said[2]))
    return f"when anyone removes {'a' if det == 'any' else det} {what}{said[4] or ''}"


_CHANGE = r"(?:swap|switch|exchange|change)"
_PLACES = r"(?: the)? (?:places?|positions?|locations?|areas?|spots?) of"
_TILE = rf"(?:an?|any|your|one of your|another) {_LAID}(?: of (?:an opponent|any player)| in play)?"


_SEA = r"(?:an? |each |all |your )?oceans?(?: tiles?)?"
_BESIDE = r"(?: (?:adjacent|next) to (?P<near>[^:,]*?))?"
_MORE = r"more|extra|additional"


def _gives(said: re.Match[str]) -> str:
    """`oceans next to this tile give 3 M€`, `give 1 more`."""
    near = f" adjacent to {said['near']}" if said["near"] else ""
    more = " more" * any(said[part] for part in ("an", "more", "late"))
    what = said["what"] or "megacredits".removesuffix("s" * (said["number"] == "1"))
    return f"effect: ocean bonus{near} is {said['number']} {what}{more}"


_ROW_TILE = (
    r"(?:(?:an?|any|your|another|this) )?[^\W\d]\S*(?: of (?:an opponent|any player)| in play)?"
)
_NTH = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth"
_NTHS = _NTH.split("|")


def _same_row(said: re.Match[str]) -> str:
    """`in the same row as it`, `as your city`."""
    if said[1] in ("it", "that tile", "that one", "the tile"):
        return "in its row"
    return f"in a row with {said[1]}"


def _nth_row(said: re.Match[str]) -> str:
    """`row C`, by the letter that it has on the board."""
    nth = "abcdefghj".index(said[1].lower())
    return f"the {_NTHS[nth] if nth else 'top'} row"


_OTHERS = r"(?: of (?:an opponent|any player|another player)| in play)?"
_MARKED = rf"(?:an?|any|your|another|one of your) {_LAID}{_OTHERS}"
_MARKER = r"(?:one|1|an?|your|one of your)(?: own)? (?:player )?(?:markers?|cubes?)"
_DOES_IT = r"(?:places|plays|gains|raises|spends|loses|uses|passes|trades|draws)\b"


def _one_by_one(said: re.Match[str]) -> str:
    """`remove 2 cities of an opponent`: one after the other."""
    one = re.sub(r"ies$", "y", re.sub(r"(?<!ie)s$", "", said[2]))
    return " then ".join([f"remove 1 {one}{said[3]}"] * int(said[1]))


def _owners(said: re.Match[str]) -> str:
    """`exchange this tile for one of an opponent`: each becomes the other's."""
    mine = "this tile" if said[1] == "this" else f"a {said[2]} of the owner of this card"
    theirs = said[3] or ("tile" if said[1] == "this" else said[2])
    return f"claim a {theirs} of an opponent then that player: claim {mine}"


_GAINED = (
    r"\bgain (?:all |all the |all of the |the |each )?(?:placement )?bonus(?:es)?(?: printed)?"
)
_FROM = r" (?:(?:of|on|from|under|given by) )?"
_EVERY = r"(?:(?:all|each|every)(?: of)?(?: the)? |the )?"
_SPACES = r"(?:areas|spaces|hexes)"
_SPACE = r"(?:area|space|hex)(?: of your choice)?"
_NEXT = r"(?:adjacent|next|neighbou?ring) to"
_COUNTED = r"\b((?:per|most|requires|if) (?:\d+ )?(?:(?!placement)[^\W\d][\w/]* )?)"
_MINE = r"your (tiles|cities|greeneries)"


def _beside_it(said: re.Match[str]) -> str:
    tile = f"{'any ' if said[2] or said[4] else ''}{said[3]}"
    per = "most" if said[1] == "most" else "per"
    return f"{per} {tile} minus {tile} on {said[5]}"


GROUNDS: Rows = (
    (
        r"\bgain all (?:the )?(?!colony|placement|card)([^\W\d]\w*?)s?(?: placement)? bonuses "
        r"(?:under|on) (this tile|it|your (?:tiles|cities|greeneries))(?=$|,| then)",
        r"gain 1 \1 per \1 bonus under \2",
    ),
    (rf"{_GAINED} (?:on|of) (this tile|it)(?=$|,| then)", r"gain all bonuses under \1"),
    # what is printed under tiles, and next to them
    (
        rf"{_GAINED}{_FROM}(?:an?|one|1) {_SPACE} (?:under|with|below) one of {_MINE}(?=$|,| then)",
        lambda m: f"gain all bonuses under {article(one(m[1]))}",
    ),
    (
        rf"{_GAINED}{_FROM}{_EVERY}(?:{_SPACES} (?:under|with|below|of) )?{_EVERY}{_MINE}"
        r"(?=$|,| then)",
        lambda m: f"gain all bonuses under each {one(m[1])}",
    ),
    (
        rf"{_GAINED}{_FROM}(?:an?|one|1) {_SPACE} {_NEXT} (?=\S)",
        "gain all bonuses on an area adjacent to ",
    ),
    (
        rf"{_GAINED}{_FROM}(?:an?|one|1) (?:adjacent|neighbou?ring) {_SPACE}(?=$|,| then)",
        "gain all bonuses on an area adjacent to this tile",
    ),
    (
        rf"{_GAINED}{_FROM}{_EVERY}(?:{_SPACES}|area|space) {_NEXT} (?=\S)",
        "gain all bonuses on each area adjacent to ",
    ),
    (rf"{_GAINED} {_NEXT} (?=\S)", "gain all bonuses on each area adjacent to "),
    (
        rf"{_GAINED}{_FROM}{_EVERY}(?:adjacent|neighbou?ring) (?:{_SPACES}|area|space)"
        r"(?=$|,| then)",
        "gain all bonuses on each area adjacent to this tile",
    ),
    (
        r"\b(per (?:\d+ )?)([^\W\d][\w/]*) (?:symbol|icon|sign)s? (?:printed )?(?:under|on) "
        r"(this tile|it|your (?:tiles|cities|greeneries))(?=$|[:,]| then)",
        r"\1\2 bonus under \3",
    ),
    (
        rf"{_COUNTED}(?:placement )?(bonus(?:es)?)"
        r"(?: that (?:is|are))?(?: printed)? (?:on|under|of|covered by) "
        rf"(?:(?:all |the )?{_SPACES} (?:with|under|of) )?(?:all )?"
        r"(this tile|it|your (?:tiles|cities|greeneries))(?=$|[:,]| then)",
        r"\1\2 under \3",
    ),
    (
        rf"{_COUNTED}(?:placement )?(bonus(?:es)?)"
        r"(?: that (?:is|are))?(?: printed)? "
        r"(?=(?:on|under) (?:an?|any|this|your|it) )",
        r"\1\2 ",
    ),
    (
        r"^when (you|anyone|an opponent|another player|any player) "
        r"(?:collect|gain|get|receive|take)s? (?:an?|the) ((?:(?!colony )[^\W\d][\w/]* )??)"
        rf"(?:placement )?bonus(?:es)?{_FROM}"
        rf"(?:(?:an?|any) )?(?:{_SPACE} )?{_NEXT} ([^:,]+?)(?=:| or )",
        lambda m: (
            f"when {m[1]} place{'' if m[1] == 'you' else 's'} a tile on an area with "
            f"{article(m[2] + 'bonus')} adjacent to {m[3]}"
        ),
    ),
    # kinds of tiles
    (r"\bdifferent (?:types|kinds|sorts) of tiles?\b", "different tiles"),
    (r"\bdifferent tile (?:types|kinds)\b", "different tiles"),
    (
        r"\b(per|for each|for every) (?:different )?(?:type|kind|sort) of tiles?\b",
        "per different tile",
    ),
    (r"\b(per|for each|for every) (?:different )?tile (?:type|kind)\b", "per different tile"),
    (r"\b(requires|if) tiles of (\d+) (?:different )?(?:types|kinds)\b", r"\1 \2 different tiles"),
    (r"\b(\d+|most) (?:types|kinds|sorts) of tiles\b", r"\1 different tiles"),
    (
        rf"^when (an?) ({_LAID}) (?:is|gets|has been) placed (?:adjacent|next) to ([^:]*)(?=:)",
        r"when anyone places \1 \2 adjacent to \3",
    ),
    # markers lie on areas; what this card has placed is `this tile`; several tiles, one by one
    (
        rf"\b(?:place|put) {_MARKER} on (an?) (?:opponent's|other player's) ({_LAID})$",
        r"place marker on an area with a \2 of an opponent",
    ),
    (rf"\b(?:place|put) {_MARKER} on ({_MARKED})$", r"place marker on an area with \1"),
    (
        rf"\b({_LAID}{_OTHERS}) (with|marked with) (your|a|any) (?:player )?(?:marker|cube)\b",
        r"\1 on an area with \3 marker",
    ),
    (
        rf"^when the owner of (?:an? |any )?({_LAID}) (?:on an area )?with your (?:marker|cube) "
        rf"({_DOES_IT}[^:]*): (.*)$",
        r"when an opponent \2: if that player has a \1 on an area with your marker: \3",
    ),
    (
        rf"^(when [^:]*?)\b(?:adjacent|next) to (?:that|the placed) {_LAID}(?=:| or )",
        r"\1adjacent to this tile",
    ),
    (
        rf"^((?:action|vp|effect)\b.*?)\b(?:adjacent|next) to (?:that|the placed) {_LAID}$",
        r"\1adjacent to this tile",
    ),
    (
        r"\bremove ([23]) ((?:city|cities|greenery|greeneries|oceans?|tiles?)(?: tiles)?)"
        rf"({_OTHERS})$",
        _one_by_one,
    ),
    # whose two tiles are
    (
        rf"\b(?:swap|switch|exchange) (?:the )?(?:owners?|ownership) of (your|an?|this) ({_LAID}) "
        rf"(?:and|with) an? ({_LAID}) of an opponent$",
        _owners,
    ),
    (
        rf"\b(?:swap|switch|exchange|trade) (your|this) ({_LAID}) for "
        rf"(?:an? ({_LAID})|one) of an opponent$",
        _owners,
    ),
    (rf"\b(?:in|on) (?:the same row(?: of the board)? as|the row of) ({_ROW_TILE})", _same_row),
    (
        r"\b(?:(?:all )?(?:in|on) (?:the same|a single|the same single) row)(?: of the board)?$",
        "in one row",
    ),
    (r"\bin one row of the board\b", "in one row"),
    (r"\bin (?:a|one) straight line\b", "in a line"),
    (r"\bthe (?:top ?most|uppermost|highest|first|northernmost) row\b", "the top row"),
    (r"\bthe (?:bottom ?most|lowermost|lowest|last|southernmost) row\b", "the bottom row"),
    (rf"\bthe ({_NTH}) row (?:from|counted from) (?:the )?top\b", r"the \1 row"),
    (rf"\bthe ({_NTH}) row (?:from|counted from) (?:the )?bottom\b", r"the \1 bottom row"),
    (r"\bthe (?:second|2nd)[- ](?:to[- ])?(?:last|lowest) row\b", "the second bottom row"),
    (r"\b((?:top|bottom) rows?) of (?:the (?:game ?board|board|map|planet)|mars)\b", r"\1"),
    (r"(?<=\bon )(?:the )?row ([A-HJ])\b", _nth_row),
    (r"(?<=\bin )(?:the )?row ([A-HJ])\b", _nth_row),
    (
        rf"^(?:effect: )?{_SEA}{_BESIDE} (?:give|bring|pay)s?(?: you)? (?P<an>an (?:{_MORE}) )?"
        rf"(?P<number>\d+)(?P<more> (?:{_MORE}))?(?: (?P<what>(?!{_MORE})[^\W\d]\S*))?"
        rf"(?P<late> (?:{_MORE}))?$",
        _gives,
    ),
    (
        r"^(effect[^:]*: )(\w+ bonus) (is .*?) (adjacent to [^:,]*)$",
        r"\1\2 \4 \3",
    ),
    (rf"\b{_CHANGE}{_PLACES} ({_TILE}) (?:and|with) ({_TILE})$", r"exchange \1 with \2"),
    (rf"\b(?:swap|switch) ({_TILE}) (?:and|with|for) ({_TILE})$", r"exchange \1 with \2"),
    (
        rf"^(may )?(?:let )?({_TILE}) and ({_TILE}) (?:change|swap|switch|exchange)(?: their)? "
        r"(?:places|positions)$",
        r"\1exchange \2 with \3",
    ),
    (
        rf"\b(?:take over|take control of|capture|conquer|steal) (an? {_LAID}) "
        r"(?:of|from) (an opponent|any player)$",
        r"claim \1 of \2",
    ),
    (
        rf"^when (one of your|your|an?|any|this|the)(?: own)? ({_LAID})( of yours| you own)? "
        rf"(?:is|are|gets|has been) {_OFF}((?: (?:adjacent to|next to|on) [^:]*)?)(?=:| or )",
        _taken_off,
    ),
    (
        rf"^(when (?:you|anyone|an opponent)) (remove|destroy)(s?) (an?|your|this) ({_LAID}) "
        rf"{_BOARD}(?=:| or )",
        r"\1 remove\3 \4 \5",
    ),
    (
        rf"^when you lose (?:an?|your|one of your) ((?!\S+ production){_LAID})(?=:)",
        r"when anyone removes your \1",
    ),
    (rf"\b(?:choose|select|pick) ({_ONE})(?:[:,]| and)(?: then)? (?=\S)", r"choose \1 then "),
    # what comes into the place of a tile is exchanged for it
    (
        r"\bremove (?:1|an?|one) ([^:,>]*?),? (?:and|then)(?: then)? (you may |may )?(?:place|put) "
        r"(?:(?:1|an?|one) )?([^:,>]*?) (?:on it|there|in (?:its|that) place|instead(?: of it)?"
        r"|on (?:that|its|the same) (?:area|space|hex))$",
        lambda m: f"{'may ' if m[2] else ''}exchange {article(m[1])} for {article(m[3])}",
    ),
    # what a tile brings by itself is not said again
    (rf"\b(place (?:an?|1|one) greenery[^:,]*?),? and {_OXYGEN}(?: step)?\b", r"\1"),
    (r"^(?!effect)(.*\bplace [^:,>]*?) for free(?=$|,| then\b)", r"\1"),
    (
        rf"\b(place [^:,]*?),? {_REGARDLESS} (?:all |any |the |its |normal |usual )*"
        r"(?:placement )?(?:rules?|restrictions?)(?=$|,| then\b)",
        r"\1 ignoring placement rules",
    ),
    (r"\b(place [^:,]*? )(?:adjacent|next) to no other tiles?\b", r"\1adjacent to no tile"),
    (
        rf"\bon (?:an? )?(?:land )?{_AREA} (?:that (?:is|are) )?(?:not|nowhere) reserved\b",
        "on a non-reserved land area",
    ),
    (
        rf"\b(per|no|\d+) ((?:empty |[^\W\d]\S* )?){_AREA} (?:that (?:is|are) )?{_EDGE}",
        r"\1 \2edge area",
    ),
    (
        rf"\b(?:on )?(?:an? )?(?:{_AREA} )?(?:(?:that|which) (?:is|are|lies?) )?{_EDGE}",
        "on an edge area",
    ),
    (
        rf"\b({_AREA}) (?:with|that has) (?:at least |min )?(\d+)(?: or more)? "
        r"placement bonus(?:es)?\b",
        r"\1 with \2 bonuses",
    ),
    (rf"\b({_AREA}) (?:with|that has) (?:at least |min )(\d+) {_SIGNS}", r"\1 with \2 bonuses"),
    (rf"\b({_AREA}) (?:with|that has) (\d+) or more {_SIGNS}", r"\1 with \2 bonuses"),
    (
        rf"\b({_AREA}) (?:with|that has) "
        rf"(?:several|multiple|at least two|two or more|more than (?:one|1)) {_SIGNS}",
        r"\1 with 2 bonuses",
    ),
    (
        rf"\b({_AREA}) (?:with|that has) exactly (\d+) placement (bonus(?:es)?)\b",
        r"\1 with exactly \2 \3",
    ),
    (  # what lies beside the board, as `per city minus city on mars`
        rf"\b(per|for each|for every|most) (any |)([^\W\d]\S*)(?: tiles?)?( in play|)"
        r"(?: (?:that|which) (?:is|are|lies?))?(?: not on| outside(?: of)?| off)(?: the)? "
        rf"{THING}(?=$|,| then| max )",
        _beside_it,
    ),
)

DECLARED: Rows = (
    (
        r"^(?:range|(?:goes )?from|levels?|scale|steps|values)?:? ?(-?\d+) ?"
        r"(?:-|–|\.\.+|…|until|to) ?(-?\d+)$",
        r"range \1 to \2",
    ),
    (r"^(?:only|must be|may only be placed) on (?:an? |the )?([^\W\d]\S*) areas?$", r"areas \1"),
    (
        r"^(?:starting |start )?(?:money|cash|capital|M€):? (\d+)(?: M€| MC| megacredits)?$",
        r"start \1 megacredits",
    ),
    (r"^areas (?:adjacent|next) to (?=\S)", "areas land adjacent to "),
    (
        r"^(?:place(?:d)? |must be (?:placed )?|only )?(?:adjacent|next) to (?:an? |any )?(?!your )"
        r"([^\W\d]\S*)(?: tiles?)?$",
        r"areas land adjacent to any \1",
    ),
    (r"^(?:track|levels?):? (\d+(?: \d+)+)$", lambda m: f"track {m[1].replace(' ', ', ')}"),
    (r"^(?:bonus (?:at )?|on |when (?:it )?reach(?:es|ing) )?(-?\d+) ?%?: (?=\S)", r"at \1: "),
    (
        r"^(?:(?:each|every) step|(?:when )?rais(?:ing|ed)(?: it)?)(?: gives?)?:? (?:you )?"
        r"(?:\+ ?)?(?:(\d+) (?:TR|rating)|(?:TR|rating) (?:\+ ?)?(\d+))"
        r"(?: (?:per|each|for each) step)?$",
        lambda m: f"at each step: raise rating {m[1] or m[2]}",
    ),
    (
        r"^(?!at |when |effect)([^:]+) at the (end|start|beginning) of (?:each|every) "
        r"generation$",
        lambda m: f"at {'production' if m[2] == 'end' else 'research'} phase: {m[1]}",
    ),
)
"""Of what is declared: where tiles go, how tracks run."""
