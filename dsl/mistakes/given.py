"""What people say of how much of something is given, and in lines of scenarios.

In: nothing. Out: `MUCH` and `TOLD`, rows: a pattern, and what it means, to be applied one after the
other to lines that are no language.
"""

from __future__ import annotations

import re

from dsl.mistakes.bricks import SIGN, Rows


def _plus(said: re.Match[str]) -> str:
    """`gain 1 heat per city plus 2`, where what is here stands with its thing."""
    here, role = (said[4], "") if said[4] == " here" else ("", said[4])
    return f"{said[1]} {said[6]} {said[3]}{here} plus {said[2]} per {said[5]}{role}"


def _moved(said: re.Match[str]) -> str:
    """`remove one of your cities and place it on another area`."""
    many = said[1]
    one = f"{many[:-3]}y" if many.endswith("ies") else many.removesuffix("s")
    return f"move {'an' if one[0] in 'aeiou' else 'a'} {one}"


MUCH: Rows = (
    (
        r"\b(lose|spend) (\d+) production of (?:each|every)(?: standard)? resource",
        r"\1 \2 of each production",
    ),
    (r"\b(\d+) (?:standard )?resources? of each (?:kind|type)\b", r"\1 of each standard resource"),
    (
        r"\b(raise|increase|lower|decrease) (?:each|all|every) (?:of your )?productions?(?: by)? "
        r"(\d+)(?: steps?)?$",
        lambda m: f"production {SIGN[m[1]]}{m[2]} of each standard resource",
    ),
    (
        r"^(effect[^:]*): ([^:]*? (?:cost|costs|is|are) [^:,]*?) and "
        r"([^:,]*? (?:cost|costs|is|are) [^:,]*)$",
        r"\1: \2, \3",
    ),
    (
        r"\b(gain|lose|draw|add|steal|remove|spend) (\d+) ([^\W\d]\S*)"
        r"( (?:to|from) [^:,>]*?| here|) (?:for each|for every|per) ([^:,>]+?) plus (\d+)$",
        _plus,
    ),
    (
        r"\b(add \d+ [^\W\d]\S*) (to [^:,>]*?) ((?:plus |minus )\d+ )?"
        r"(?:for each|for every|per) ([^:,>]+)$",
        lambda found: f"{found[1]} {found[3] or ''}per {found[4]} {found[2]}",
    ),
    (
        r"\bdecrease (?:any|an opponent's) (\S+) production (\d+)(?: steps?)?,? and "
        r"(?:increase|raise) (?:yours|your own)(?: production)? (\d+)(?: steps?)?$",
        r"production -\2 \1 of any player, production +\3 \1",
    ),
    (
        r"\b(play 1 (?:\S+ )?card) from hand (for free|for \d+ less) (with cost (?:min|max) \d+)$",
        r"\1 \3 from hand \2",
    ),
    (r"\b(take|keep|buy) one(?= card\b|[,.]| and\b|$)", r"\1 1"),
    (r",? and give (?:them|him|her|it) (\d+ [^\W\d]\S*)$", r" then that player: gain \1"),
    (
        r"\b(?:remove|take) one of your ([^\W\d]+) and place it (?:on another area|elsewhere)$",
        _moved,
    ),
    (r"\bany (?:amount|number) of (?!them\b)", "X "),
    (r"\bthat (?:amount|many|number)(?: of)? ", "X "),
    (r"\bremove any (\d+) ([^\W\d]+)(?=$|,| and| then)", r"remove \1 \2 from any player"),
    (r"^(\d+ [^\W\d]\S*)(?= and |, )(?!.*\bproduction\b)", r"gain \1"),
    (r"^(?:your )?([^\W\d]\S*) production \+?(\d+)(?: steps?)?$", r"production +\2 \1"),
    (r"^([+-]) ?(\d+) ([^\W\d]\S*) production$", r"production \1\2 \3"),
    (r"\bproduction ([+-]) (?=\d)", r"production \1"),
    (r"\b(gain [^:]*?)(?:,| and) (\d+) ([^\W\d]\S*) production\b", r"\1, production +\2 \3"),
    (
        r"\b(raise|increase|lower|decrease) (?:your )?lowest production(?: by)? (\d+)(?: steps?)?",
        lambda m: f"production {SIGN[m[1]]}{m[2]} of your lowest production",
    ),
    (
        r"\b(?:remove|spend) (\d+) (\S+) from any (?:other )?card (?:and|to|,|then)+"
        r" (?:add|put) (?:it|them) (?:here|(?:to|on) this(?: card)?)$",
        r"remove \1 \2 from any card -> add \1 \2 here",
    ),
)

# Lines that begin with `given`, `when`, `then`.
TOLD: Rows = (
    (r"^expect ", "then "),
    (r"^when ([^\W\d]\S*) (?:takes|buys) (?:an?|1) seats? (?:on|in|of) ", r"when \1 uses "),
    (r"^(given|then) ([^\W\d]\S*)'s turn$", r"\1 it is \2's turn"),
    (r"^given ([^\W\d]\S*) (?:plays|goes|is|acts) first$", r"given it is \1's turn"),
    (r"^when it is (\S+)'s turn$", r"given it is \1's turn"),
    (r"^(given|then) (?:it is |the )?([^\W\d]\S*)(?: is(?: at)?)? (?=-?\d+%?$)", r"\1 \2 "),
    (r"^(given|then) there (?:is|are) (?:an? )?", r"\1 "),
    (
        r"^(given|then) (?:the )?ruling party(?: is|:)? (?:the )?(\S+)$",
        r"\1 the ruling party is \2",
    ),
    (
        r"^(given|then) (?:the )?(\S+) (?:are|is) (?:ruling|the ruling party)$",
        r"\1 the ruling party is \2",
    ),
    (r"^(given|then) (\S+) (?:owns|holds|now has|should have|has exactly|has now) ", r"\1 \2 has "),
    (r"^(given .* has )played (\".*\")$", r"\1\2 in play"),
    (r"^((?:given|then) \S+ has) (?:an? )([^\W\d]+) (?:on|at|in) (?=[A-Z]\d+\b)", r"\1 \2 at "),
    (r"^((?:given|then) \S+ has) a (colony|delegate) (?=on|in)", r"\1 1 \2 "),
    (r"^(when \S+ uses) (?:the )?(?:standard project|conversion) (?=\")", r"\1 "),
    (r"^(when \S+ uses) (?:the )?(\"[^\"]*\") (?:standard project|conversion)$", r"\1 \2"),
    (r"^when (?:the )?(?:next|new) generation (?:begins|starts)$", "when the generation ends"),
    (r"^when (?:the )?(production|research)(?: phase)?(?: ends| is over)?$", r"when \1 ends"),
    (r"^then (\S+) can (?:play|use) (\".*\")$", r"then \1 may choose \2"),
    (r"^then (\S+) (?:cannot|can't|can not) (?:play|use) (\".*\")$", r"then \1 may not choose \2"),
    (r"^then it (?:fails|is not allowed|is forbidden|is impossible)$", "then it is refused"),
    (r"^then (?:error:?|refused:?|it is refused because:?) (?=\")", "then it is refused: "),
    (
        r"^then (?:the winner is (\S+)|(\S+) (?:wins|has won|is the winner))$",
        lambda m: f"then {m[1] or m[2]} has victory",
    ),
)
