"""What people say of what may not be done, by whom and for how long.

In: nothing. Out: `FORBIDDEN`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DONE, one_of
from dsl.mistakes.rows.bricks import Rows, one

_NOT = r"(?:may not|cannot|can't|can not|must not|are not allowed to|is not allowed to)"
_ALL = r"(?:(?:the |all )?players|no one|no player|nobody|everybody|everyone|anyone|all players)"
_THEY = r"(?:(?:your |all |the |other )?(?:opponents|other players)|no opponent)"
_WHO = rf"(you|{_ALL}|{_THEY})"
_A_WHILE = (
    r"(?:,? (?:for |during )?"
    r"(this generation|(?:until )?the (?:end|rest) of (?:the|this) generation))"
)
_BEGIN = (
    r"^(|(?:action|once|first action|full|when|at|if)\b.*(?:: |-> |then )|[^:]* then )"
    r"(?<!effect: )(?<!effect this generation: )"
)
_DONE = {
    "played": "play",
    "used": "use",
    "placed": "place",
    "built": "place",
    "raised": "raise",
    "increased": "raise",
    "claimed": "claim",
    "funded": "fund",
}


def _said(said: re.Match[str]) -> str:
    """`players cannot play events this generation`."""
    before, who, what, while_ = said[1] or "", said[2], said[3], said[4]
    span = "effect this generation" if while_ else "effect"
    return f"{before}{span}: {_may(who)} {what}"


def _in_effect(said: re.Match[str]) -> str:
    """`effect: players cannot play events`, perhaps for a while."""
    span = "effect this generation" if said[4] else said[1]
    return f"{span}: {_may(said[2])} {said[3]}"


def _may(who: str) -> str:
    if re.fullmatch(_THEY, who):
        return "opponents may not"
    return "you may not" if who == "you" else "nobody may"


def _one_of_them(said: re.Match[str]) -> str:
    """`choose an opponent. That opponent may not play events this generation`."""
    who = "any player" if "player" in (said[1] or said[2] or said[3]) else "an opponent"
    return f"{who}: effect this generation: you may not {said[4]}"


def _so_often(said: re.Match[str]) -> str:
    """`opponents may not play more than 2 events per generation`."""
    who, number = _may(said[1]), {"one": "1", "two": "2"}.get(said[3], said[3])
    whose = {"opponents may not": "each opponent: ", "nobody may": "each player: "}.get(who, "")
    many = said[4] if said[4].endswith("s") else re.sub(r"ys$", "ies", f"{said[4]}s")
    done = next(form for form, verb in _DONE.items() if verb == said[2])
    much = f"{number} {one(many) if number == '1' else many}"
    return f"effect: {whose}you may not {said[2]} {many} if {much} {done} this generation"


def _passive(said: re.Match[str]) -> str:
    """`temperature cannot be raised this generation`."""
    span = "effect this generation" if said[4] else said[1] or "effect"
    who = "opponents may not" if said[5] else "nobody may"
    return f"{span}: {who} {_DONE[said[3]]} {said[2]}"


def _only_once(said: re.Match[str]) -> str:
    """`each player may place only 1 city each generation`."""
    who = "you" if said[1] == "you" else "each player: you"
    things = re.sub("ys$", "ies", f"{said[3]}s")
    kept = f"effect: {who} may not {said[2]} {things} if you {_DID_IT[said[2]]} a {said[3]}"
    return f"{kept} this generation"


_DID = rf"(?:you|that player|an opponent) (?:{one_of(DONE)[1:]}"
_DID_IT = {"place": "placed", "play": "played", "use": "used"}
_NO_ONE = "no player|no one|nobody"
_EACH = r"(?:each|every|per|a|in a|in each) generation"
_UNASKED = rf"(?:(?! (?:if|unless) [^,:]*?{_DID}).)*?"


_OWN_TILE = (
    r"(?:one of your|your|their|his|(?:its|their|the) owner's|an?)(?: own)? "
    r"(tile|city|greenery)(?:s|ies)?"
)


def _only_beside(said: re.Match[str]) -> str:
    """`cities must be placed adjacent to your tile`: not where none of them lies next to it."""
    everybody = bool(said[1]) or "owner" in said[0] or said[2] not in (None, "you", "your")
    each = "each player: " if everybody else ""
    return f"effect: {each}you may not place {said[3]} adjacent to no {said[4]} of you"


FORBIDDEN: Rows = (
    (
        r"^effect: (each player: )?(?:(you|each player|everyone|everybody|all players|players) )?"
        r"(?:must (?:always )?place|may only place|can only place) (tiles|cities|greeneries) "
        rf"(?:adjacent|next) to {_OWN_TILE}$",
        _only_beside,
    ),
    (
        rf"^effect: (each player: )(?:(you) )?place (tiles|cities|greeneries) "
        rf"(?:adjacent|next) to {_OWN_TILE}$",
        _only_beside,
    ),
    (
        r"^effect: (each player: )?(?:(you|each player|everyone|everybody|all players|players) )?"
        r"(?:may|can) place (tiles|cities|greeneries) only "
        rf"(?:adjacent|next) to {_OWN_TILE}$",
        _only_beside,
    ),
    (
        r"^effect: (each player: )?(?:(your) )?(tiles|cities|greeneries) "
        r"(?:must|may only|can only) (?:be|lie|be placed|be built) "
        rf"(?:adjacent|next) to {_OWN_TILE}$",
        _only_beside,
    ),
    (
        r"^effect: (each player: )?(?:(you) )?may not place (tiles|cities|greeneries) unless "
        rf"(?:(?:they|it) (?:are|is) )?(?:adjacent|next) to {_OWN_TILE}$",
        _only_beside,
    ),
    # where a tile goes, under its declaration
    (
        r"^(?:beside|(?:must |may only |can only )?be placed (?:adjacent|next) to"
        r"|placed (?:adjacent|next) to) (?:one of )?your(?: own)? (tile|city|greenery)(?:s|ies)?$",
        r"areas land adjacent to your \1",
    ),
    (r"^(areas (?:[^\W\d]\w* )?)beside (?=(?:your|any|an?|no) )", r"\1adjacent to "),
    (r"^(areas [^\W\d]\w*) ?, ?(?=adjacent to )", r"\1 "),
    (
        r"\b(?:on an? (?:area|space) )?(adjacent|next) to no (?:own )?(tile|city|greenery) "
        r"(?:of yours|of your own|of their own|of theirs)\b",
        r"\1 to no \2 of you",
    ),
    (
        rf"^(?:effect: )?{_WHO} {_NOT} (play|use|place|claim|fund) more than (\d+|one|two) "
        r"([^:,]+?) (?:per|each|every|a|in (?:each|every|a|the same)) generation$",
        _so_often,
    ),
    (
        rf"^(?:choose (an opponent|any opponent|a player|any player)[.,:;] ?(?:then )?"
        rf"(?:that (?:opponent|player)|they|he|she)|(an opponent|a player) of your choice"
        rf"|(an opponent)) {_NOT} ([^:]+?){_A_WHILE}\.?$",
        _one_of_them,
    ),
    (  # `if you placed a city this generation` says since when, not how long
        rf"^(effect[^:]*: {_WHO} {_NOT} .*? (?:if|unless) [^,:]*?{_DID} )(?:1|one) (?=[^,:]*$)",
        r"\1a ",
    ),
    (rf"^(effect[^:]*): {_WHO} {_NOT} ({_UNASKED}){_A_WHILE}?$", _in_effect),
    (
        rf"^(effect[^:]*): ({_NO_ONE}) (?:may|can) ({_UNASKED}){_A_WHILE}?$",
        _in_effect,
    ),
    (rf"{_BEGIN}{_WHO} {_NOT} ({_UNASKED}){_A_WHILE}?$", _said),
    (rf"{_BEGIN}({_NO_ONE}) (?:may|can) ({_UNASKED}){_A_WHILE}?$", _said),
    (
        rf"^(?:effect: )?(you|{_ALL}|each player) (?:may|can) (?:only )?(place|play|use) "
        rf"(?:only |max |at most |up to |no more than )(?:1|one|an?) (.*?) {_EACH}$",
        _only_once,
    ),
    (
        rf"^(?:effect: )?your ((?:\S+ )?production)s? {_NOT} be (?:decreased|lowered|reduced)"
        rf"(?: by (?:{_THEY}|others|anyone else|another player|an opponent))?$",
        r"effect: opponents may not lower your \1",
    ),
    (
        rf"^(?:(effect[^:]*): )?your ([^\W\d]\S*) {_NOT} be (?:lowered|decreased|reduced)"
        rf"(?: by (?:{_THEY}|others|anyone|anyone else|another player|an opponent))?({_A_WHILE})?$",
        lambda said: (
            f"{'effect this generation' if said[3] else said[1] or 'effect'}: "
            f"you may not lower {said[2]}"
        ),
    ),
    (
        rf"^(?:(effect[^:]*): )?you {_NOT} lose (?:any )?(?:your )?(rating|TR)$",
        lambda said: f"{said[1] or 'effect'}: you may not lower {said[2]}",
    ),
    (
        rf"^(?:(effect[^:]*): )?(?:the )?([^:,]+?) {_NOT} be ({'|'.join(_DONE)})"
        rf"{_A_WHILE}?(?: by ({_THEY}))?$",
        _passive,
    ),
    (
        r"((?:may not|nobody may) use )(?:blue |active )?card actions$",
        r"\1actions of cards",
    ),
    (r"((?:may not|nobody may) use )(?:the |any )?actions? (?:on|from) ", r"\1actions of "),
    (r"((?:may not|nobody may) use )(?:the |any )?actions$", r"\1actions of cards"),
    (r"((?:may not|nobody may) (?:play|use|place|claim|fund)) (?:any|new|more) ", r"\1 "),
    (r"((?:may not|nobody may)) build (?=cit|greener|ocean|tile|colon)", r"\1 place "),
    (r"((?:may not|nobody may)) increase (?:the )?", r"\1 raise "),
    (r"((?:may not|nobody may) raise) (?:their |any |your )(?=(?:\w+ )?production\b)", r"\1 "),
    (
        r"((?:may not|nobody may)) (?:put|place) ([\w/]+) on(?:to)? (?:their |any )?cards$",
        r"\1 add \2",
    ),
    (r"((?:may not|nobody may)) (?:send|assign) (?:any )?delegates$", r"\1 place delegates"),
    (
        r"((?:may not|nobody may) use) (?:the )?((?:[A-Z][\w-]*)(?: [A-Z][\w-]*)*)"
        r"(?: standard)? project$",
        r'\1 the "\2" standard project',
    ),
    (r"((?:may not|nobody may) (?:raise|lower)) (?:the )", r"\1 "),
    (
        r"\b(?:you may not|opponents may not|nobody may) lower your (?!production\b)"
        r"([^\W\d]\S*)(?=$| if |,)",
        r"you may not lower \1",
    ),
)

# ---- what is heard, and what things cost --------------------------------------------------------
