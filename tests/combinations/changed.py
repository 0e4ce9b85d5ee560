"""Lines with a word more, another one, or one less.

In: lines. Out: `More`s, each with the line that it was; phrases that stand behind words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from dsl.lexicon.words import DETERMINERS, FILTERS, PERIODS, PLAYERS, ROLES

BEFORE = (
    *(*DETERMINERS, *PLAYERS, "up to", "max", "min", "exactly", "may", "X", "2X"),
    *("standard", "new", "different", "random", "neutral", "empty", "other", "edge", "chosen"),
)
"""What may stand before a word."""
ALONE = (*PERIODS, "here", "in play", "less", "more", "played", "used", "max 3", "beyond 1", "once")
"""What may stand behind one."""
_BEHIND = "|".join(sorted((*FILTERS, *ROLES), key=len, reverse=True))
_PHRASE = re.compile(rf"\b(?:{_BEHIND}) [^,:()]+?(?=$|[,:)]| (?:then|or|and|->|{_BEHIND}) )")
_TOKEN = re.compile(r'"[^"]*"|\S+')
_END = re.compile("[,:)]*$")
SILENT = {
    "a": "an article",
    "an": "an article",
    "the": "an article",
    "min": "a number asked for is `at least`",
    "your": "nothing said is yours",
    "of you": "nothing said is yours",
    "on an area": "a tile lies on one",
    "played": "a card in play has been played",
    "a player": "whoever does it is said once for several events",
    "anyone": "whoever does it is said once for several events",
    "you": "what was done without a player was done by you",
    "any": "`opponents may not play any events`",
    "megacredit": "what is paid is money",
    "in play": "what lies there is in play",
    "from hand": "cards are played from hand",
    "empty": "a tile is placed where none lies",
    "that can hold animals": "a card without animals can hold them",
    "of them": "what is taken is one of those that were shown",
}
"""Words that say what is so anyway, and why."""


SPARED = re.compile(
    r"(?:a|an|the|1|one|any|your|tiles?|cards?|areas?|steps?|production|resources?|conversions?"
    r"|standard project|boxes|choose|a card of|played|used|largest|longest|you|this generation"
    r"|with|and|of|,|different|copy|the top of"
    r"|spend|gain|raise|lower|lose|remove|place|draw|add|steal|use|play|exchange"
    r"|resources in"
    r"|from hand|from the row|of them|of you|in play|on cards|on your cards|on an area|to hand"
    r"|from (?:a|any) card|to (?:a|another) card|from (?:any player|an opponent))"
)
"""What may be missing, because what is left says it too: articles, the noun behind what tells it,
the verb that is not repeated and the role that stands behind the last of them."""


@dataclass(frozen=True)
class More:
    """A line with a word more, or with `less`, and the line that it was; no word where another has
    taken its place."""

    word: str
    text: str
    base: str
    less: bool = False

    def __str__(self) -> str:
        return f"`{self.word}` {'gone from' if self.less else 'in'} `{self.longer}`"

    @property
    def longer(self) -> str:
        return self.base if self.less else self.text

    @property
    def is_silent(self) -> bool:
        """Whether both say the same."""
        if not self.less:
            others = self.word == "different" and "use the actions of" in self.base  # they are
            again = self.word == "any player" and f" or {self.word} " in self.text  # who does it
            return others or again or self.word in SILENT
        gone = self.word.strip("(),: ")
        if f"choose a {gone} " in self.base and gone in ("standard", "global"):
            return True  # no others can be chosen
        return re.fullmatch(rf"(?:{SPARED.pattern}(?: {SPARED.pattern})*)?", gone) is not None


def phrases(lines: Iterable[str]) -> list[str]:
    """What stands behind `of`, `with`, `on` … in these lines, and what stands alone."""
    return sorted({*ALONE, *(words for one in lines for words in _PHRASE.findall(one))})


def changed(rng: Random, base: str, behind: Sequence[str]) -> More:
    """With a word before or behind one of its own, or with other players or numbers."""
    exchanged, others = rng.choice(_EXCHANGED)
    places = [*exchanged.finditer(base)]
    if places and rng.random() < 0.4:
        at = rng.choice(places)
        return More("", f"{base[: at.start()]}{rng.choice(others)}{base[at.end() :]}", base)
    words = _TOKEN.findall(base)
    n = rng.randrange(len(words))
    word = rng.choice(BEFORE if rng.random() < 0.5 else behind)
    bare = words[n].rstrip(",:)").lstrip("(")
    front, _, back = words[n].partition(bare or words[n])
    words[n] = front + (f"{word} {bare}" if word in BEFORE else f"{bare} {word}") + back
    return More(word, " ".join(words), base)


_EXCHANGED = (
    (re.compile(rf"\b(?:{'|'.join(sorted(PLAYERS, key=len, reverse=True))})\b"), PLAYERS),
    (
        re.compile(r"(?<![-+\w])(?:(?:up to |max )?(?:\d+|X|2X)|all|an?|any)\b"),
        (
            *("1", "3", "0", "X", "2X", "up to 2", "max 2", "exactly 2", "all", "all except 1"),
            *("1 per city", "2 minus 1 per city", "1 plus 1 per city"),
            *("no", "another", "any", "each", ""),
        ),
    ),
)


def lessened(rng: Random, base: str) -> More:
    """Without up to three words, or a phrase that stands behind one; `word` is what is gone."""
    found = [*_PHRASE.finditer(base)]
    if found and rng.random() < 0.5:
        at = rng.choice(found)
        rest = f"{base[: at.start()]}{base[at.end() :]}"
        return More(at[0], re.sub(r" +([,:)]|$)", r"\1", re.sub("  +", " ", rest)), base, True)
    words = _TOKEN.findall(base)
    many = min(rng.choice((1, 1, 1, 2, 3)), len(words) - 1)
    n = rng.randrange(len(words) - many + 1)
    gone, left = words[n : n + many], words[:n]
    end = _END.search(gone[-1])
    if left and end and end[0] and not left[-1].endswith((",", ":")):
        left[-1] += end[0]
    return More(" ".join(gone), " ".join((*left, *words[n + many :])), base, True)
