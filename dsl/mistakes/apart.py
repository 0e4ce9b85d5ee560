"""Two things on one line that do not stand beside each other: one wants brackets, or its own line.

In: a line that cannot be read. Out: the ways to part them; who asks knows which can be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from dsl.lexicon.spot import Bit, bits, indent, uncommented

_JOINTS = (",", "or", "then")
_ENDS = (*_JOINTS, "->", "otherwise")
_REACHING = ("may", "repeatedly")
"""Words that reach to the end of the line without a colon."""
_LASTING = ("effect", "next")
_BEGIN = ("when", "at", "requires", "vp", "cost", "tags", "holds")
_LABELS = ("action", "once", "effect")
_ALONE = ("effect", "requires", "vp", "when", "cost", "tags", "holds")
"""Behind one of these an effect is no part of the same line."""
MOST = 12
"""So many ways are tried."""


@dataclass(frozen=True, slots=True)
class Held:
    """A line with brackets, around what begins with `word`; columns count from 1."""

    line: str
    word: str
    column: int
    end: int


def held(line: str) -> Iterator[Held]:
    """With brackets around what would reach to the end, the shortest first."""
    words, plain = bits(line), uncommented(line)
    tried = 0
    for start in _beginnings(words):
        colon = _next(words, start, (":",))
        for end in _stops(words, max(start, colon)):
            if tried == MOST:
                return
            tried += 1
            first, last = words[start].column, words[end - 1].end
            inside = plain[first - 1 : last - 1]
            told = (
                plain[first - 1 : words[colon].column - 1] if colon > start else words[start].word
            )
            yield Held(
                f"{plain[: first - 1]}({inside}){plain[last - 1 :]}".strip(), told, first, last
            )


def parted(line: str) -> Iterator[tuple[str, str, Bit, Bit]]:
    """The line in two where a comma stands between them, that comma, and what begins the other."""
    words, plain = bits(line), uncommented(line)
    for at, (joint, begins) in enumerate(pairwise(words)):
        later = begins.text in ("when", "at") and words[0].text in ("action", "once")
        unsaid = words[0].text == "when" and ":" not in [bit.text for bit in words[:at]]
        if joint.text != "," or later or unsaid or _depth(words[:at]):  # later: for a while
            continue
        label = words[at + 2 : at + 3] and words[at + 2].text == ":" and begins.text in _LABELS
        done = begins.kind == "verb" and words[0].text in _ALONE
        if label or begins.text in _BEGIN or done:
            left, right = plain[: joint.column - 1].strip(), plain[begins.column - 1 :].strip()
            yield left, right, joint, begins


def _beginnings(words: Sequence[Bit]) -> Iterator[int]:
    for at, bit in enumerate(words):
        lasting = bit.text in _LASTING and _colon_ahead(words, at) and words[at + 1].text != ":"
        among = at > 0 and words[at - 1].text in _JOINTS
        if lasting or (among and (bit.text in _REACHING or _colon_ahead(words, at))):
            yield at


def _colon_ahead(words: Sequence[Bit], at: int) -> bool:
    return 0 < _next(words, at, (":",)) < (_next(words, at, _JOINTS) or len(words))


def _next(words: Sequence[Bit], at: int, texts: Sequence[str]) -> int:
    """Where one of these stands next; 0 for nowhere."""
    return next((k for k in range(at + 1, len(words)) if words[k].text in texts), 0)


def _stops(words: Sequence[Bit], start: int) -> Iterator[int]:
    """Where what stands from here on in the same bracket may end."""
    depth = 0
    for at in range(start + 1, len(words)):
        text = words[at].text
        depth += (text == "(") - (text == ")")
        if depth < 0:
            yield at
            return
        if depth == 0 and text in _ENDS and at > start + 1:
            yield at
    yield len(words)


def _depth(words: Sequence[Bit]) -> int:
    return sum((bit.text == "(") - (bit.text == ")") for bit in words)


def whole(line: str) -> tuple[int, int]:
    """The columns of the line without what it is indented by."""
    return indent(line) + 1, len(uncommented(line)) + 1
