"""Suggestions that do not hold: the line that one of them makes is refused as well.

In: a message, its line, and how to see what is wrong with a line in its place. Out: the message
with those suggestions that hold; where none does, and the fault is elsewhere, with the first of
them and what is wrong then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from compiler.advice.lines import changed_in, edited
from dsl.messages.diagnostics import Diagnostic, Edit
from dsl.messages.syntax import SAID_OTHERWISE

Faults = Callable[[Sequence[str]], Sequence[Diagnostic]]
"""What is wrong with these lines in the place of one."""
NOT_ALL = "that is not all"


def holding(one: Diagnostic, text: str, others: Sequence[Diagnostic], faults: Faults) -> Diagnostic:
    """The message about the line `text`, about which there are `others` besides: these are left
    when it is heeded."""
    if is_not_all(one):
        return one
    if any(edit.text == "" for edit in one.edits):
        one = replace(one, edits=tuple(_closed(edit, text, one) for edit in one.edits))
    left = [_left(edit, one, text, others, faults) for edit in one.edits]
    if not any(left):
        return one
    suggested = [words for words in (one.suggestion, one.also) if words is not None]
    ways = [n for n, wrong in enumerate(left) if not wrong]
    if ways and (not suggested or ways[0] < len(suggested)):
        meant = [words for n, words in enumerate(suggested) if n in ways]
        first, also = (*meant, None, None)[:2]
        edits = tuple(one.edits[n] for n in ways)
        return replace(one, suggestion=first, also=also, edits=edits)
    wrong, edit = left[0][0], one.edits[0]
    back = wrong.code[1] == "0" != one.code[1]  # the line could be read before
    own = not wrong.edits and _is_its_own(wrong, edit, text)
    if suggested and (back or own):
        cure = one.cure
        if one.tells(SAID_OTHERWISE):  # which says nothing else
            cure = f"not `{suggested[0]}`: {_told(wrong)}"
        return replace(one, cure=cure, suggestion=None, also=None, edits=())
    told = f"{one.cure}; {NOT_ALL}: {_told(wrong)}" if one.cure else f"{NOT_ALL}: {_told(wrong)}"
    return replace(one, cure=told, suggestion=one.suggestion, also=None, edits=(edit,))


def not_all(one: Diagnostic, left: Sequence[Diagnostic]) -> Diagnostic:
    return replace(one, cure=f"{NOT_ALL}: {_told(left[0])}")


def is_not_all(one: Diagnostic) -> bool:
    return (one.cure or "").startswith(NOT_ALL)


def _told(one: Diagnostic) -> str:
    meant = f", `{one.suggestion}`" if one.suggestion else ""
    return f"{one.message}{meant}; {one.cure}" if one.cure else f"{one.message}{meant}"


def _closed(edit: Edit, text: str, one: Diagnostic) -> Edit:
    """Where words are left out, with one of the spaces beside them."""
    span = edit.span
    beside = text[span.column - 2 : span.column - 1] + text[span.end_column - 1 : span.end_column]
    if edit.text or not span.line == span.end_line == one.span.line or beside != "  ":
        return edit
    return replace(edit, span=replace(span, end_column=span.end_column + 1))


def _left(
    edit: Edit, one: Diagnostic, text: str, others: Sequence[Diagnostic], faults: Faults
) -> Sequence[Diagnostic]:
    """What is wrong when this is done, that had not been told."""
    if edit.begins or not edit.span.line == edit.span.end_line == one.span.line:
        return ()
    known = [(other.code, other.message) for other in others]
    new = []
    for wrong in faults(edited(text, edit).split("\n")):
        if (wrong.code, wrong.message) in known:
            known.remove((wrong.code, wrong.message))
        else:
            new.append(wrong)
    return new


def _is_its_own(wrong: Diagnostic, edit: Edit, text: str) -> bool:
    """Whether it is about the words that are suggested, or what stands right behind them."""
    begin, end = changed_in(text, edited(text, edit))
    return begin <= wrong.span.column - 1 <= end + 1
