"""Messages as an editor shows them: what is wrong, what to do, and the ways to have it done.

In: diagnostics. Out: their text, what stands behind them, and fixes, each of which mends the fault
by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dsl.messages.diagnostics import Diagnostic, Edit
from runtime.driving.messages import CATALOGUE


@dataclass(frozen=True, slots=True)
class Fix:
    """`likely`: it is what was probably meant."""

    title: str
    edit: Edit
    likely: bool


def told(one: Diagnostic) -> str:
    """The message with what was meant and what to do, a line each."""
    lines = [one.message]
    if one.suggestion is not None:
        also = f" or `{one.also}`" if one.also is not None else ""
        lines.append(f"did you mean `{one.suggestion}`{also}?")
    if one.cure is not None:
        lines.append(one.cure)
    return "\n".join(lines)


def explained(code: str) -> str:
    """What stands behind a message, with a wrong and a right example, as Markdown; empty for an
    unknown code."""
    one = CATALOGUE.get(code)
    if one is None:
        return ""
    wrong, right = (f"```mars\n{text.rstrip()}\n```" for text in (one.bad, one.good))
    return f"**{one.code}** {one.why}\n\nWrong:\n\n{wrong}\n\nRight:\n\n{right}"


def fixes(one: Diagnostic) -> Iterator[Fix]:
    suggested = [text for text in (one.suggestion, one.also) if text is not None]
    for index, edit in enumerate(one.edits):
        if index < len(suggested):
            yield Fix(f"Change to `{suggested[index]}`", edit, likely=index == 0)
        else:
            yield Fix(_title(one, edit), edit, likely=not suggested and not edit.begins)


def _title(one: Diagnostic, edit: Edit) -> str:
    text = edit.text.strip()
    if edit.begins:
        return f"Begin a line `{text}`"
    if one.cure is not None:
        return one.cure[:1].upper() + one.cure[1:]
    if not edit.text:
        return "Leave it out"
    return f"Write `{text}`" if text else "Indent"
