"""What people say of what others do about what has happened, and of whose tiles lie beside.

In: nothing. Out: `OTHERS`, rows: a pattern, and what it means. They come before those of who does
something, which look at a verb with whoever stands before it.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DOES
from dsl.mistakes.rows.bricks import MONEY, THIRD, VERB, Rows

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


OTHERS: Rows = (
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
