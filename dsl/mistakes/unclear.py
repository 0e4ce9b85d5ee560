"""What may be meant in several ways, so that nothing is suggested for it as if it meant one.

In: a line. Out: where it is not clear, and what it may mean.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import VERBS, one_of

VERB = one_of(VERBS).replace("(", "(?:", 1)

_SO_MANY = r"[+-]?\d+ [^\W\d][^\s,:]*"
_SHARED = re.compile(
    rf"\b(gain|lose|production) ({_SO_MANY}(?: ?, {_SO_MANY})*)(?: ?,)? and ({_SO_MANY}) "
    r"(?:for each|for every|per) ([^,:>]+?)(?=$| ?[,:.]| ->| then)",
    re.IGNORECASE,
)


def shared(text: str) -> tuple[re.Match[str], str, str] | None:
    """`gain 1 steel, 1 titanium and 1 plant per city`, where it is not clear of which of them there
    are so many: as it is for each of them, and for the last alone."""
    if (said := _SHARED.search(text)) is None:
        return None
    verb, last, counted = said[1].lower(), said[3], said[4]
    others = re.split(r" ?, ", said[2])
    kinds = {re.sub("s$", "", one.split()[1]) for one in (*others, last)}
    if len(kinds) <= len(others):
        return None
    of_all = ", ".join(f"{verb} {one} per {counted}" for one in (*others, last))
    return said, of_all, f"{verb} {', '.join(others)}, {verb} {last} per {counted}"


_BEHIND = re.compile(
    rf"^(?P<label>[^:]*: )?(?P<first>{VERB} (?:(?! or | if )[^:])*?)"
    rf"(?P<joint> ?,(?: and)?| and|(?<!,) or) (?P<last>{VERB} (?:(?! or | if |->)[^:,])*?)(?: ?,)? "
    r"(?:only )?(?P<here>if) (?:you (?:have|own) )?(?!(?:you|it|that|they|he|she|X)\b)"
    r"(?P<held>(?:(?! if | then | otherwise )[^:,])+)$",
    re.IGNORECASE,
)


def behind(text: str) -> tuple[re.Match[str], str, str] | None:
    """`gain 2 plants, draw 1 card if 3 power tags`, where it is not clear of which of them that is
    the condition: as it is of both, and of the last alone."""
    if (said := _BEHIND.search(text)) is None:
        return None
    label, first, joint, last, _, held = said.groups(default="")
    label, first = label.replace(" :", ":"), re.sub(" (?:, and|,|and)(?= )", ",", first)
    joined = f"{first} or" if joint == " or" else f"{first},"
    return said, f"{label}if {held}: {joined} {last}", f"{label}{joined} (if {held}: {last})"


OPEN = re.compile(
    r"(?:^|: |-> |, )(?:lose|gain|draw|add|remove|place|raise|production) \+?\d+ "
    r"(?:or more\b|\S+ or more\b)",
    re.IGNORECASE,
)
"""`lose 2 plants or more`: how many is not said."""

YOU_THERE = re.compile(
    r"(?:^|: *|-> *|, *|\b(?:then|or|and|otherwise|may) +)\(? ?"
    r"(?:(?:each|every|all|an?|any|another|that|the)(?: other)? (?:opponents?|players?)\b"
    r"(?![^:]* decides)[^:]*|the owner(?! of this card)) ?:(?:[^:]*(?::|\bthen\b|\bor\b))?"
    rf" (?P<here>you) (?:may )?{VERB}\b",
    re.IGNORECASE,
)
"""`each opponent: if 2 cities: you gain 1 plant`: that may be who does it and whose card it is."""

_DONE_BY_OTHERS = (
    r"(?:once per \S+ )?(?:when(?:ever)? )?(?:opponents|anyone|someone"
    r"|(?:an?|any|another|each|every|all|that|the chosen)(?: other)? (?:opponent|player)s?)"
    r"(?: ?:| (?:uses?|plays?|discards?|draws?|buys?|adds?|puts?)\b)[^:,]*\b"
)
_YOUR_CARDS = r"(?:one|1|any|another|each|all) of your (?:\S+ )?cards?\b"
YOURS_THERE = re.compile(rf"(?:^ *|: ?){_DONE_BY_OTHERS}(?P<here>{_YOUR_CARDS})", re.IGNORECASE)
"""`when an opponent uses one of your cards`: they are of whose card it is, not of who does it."""

OF_YOU = re.compile(
    r"^(?:each|every|all|an?|any)(?: other)? (?:opponent|player)s? [^\W\d]+ "
    r"[^:]*\b(?:per|for each|for every|if) [^:]*\byou (?:have|own|control)\b"
    r"|^(?:choose (?:an?|any) (?:opponent|player)[.,:;] that (?:opponent|player)"
    r"|(?:each|every|all|an?|any)(?: other)? (?:opponent|player)s?) [^:]*?[,;.] ?"
    rf"(?:and |then )?you (?:also )?{VERB}\b"
    r"|^.*\b(?:opponent|player)s?\b.*\b(?:per|for each|for every) (?:\d+ )?(?:of )?your\b"
    rf"|^.*{YOU_THERE.pattern}|^(?:.*: ?)?{_DONE_BY_OTHERS}{_YOUR_CARDS}",
    re.IGNORECASE,
)
"""`Each opponent gains 1 M€ for each plant you have`, `Each opponent loses 1 M€; you gain 1 M€`:
`you` are whose card it is, and not of whom it is said; behind a colon it is who does it."""
