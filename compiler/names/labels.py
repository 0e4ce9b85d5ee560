"""Lines under a declaration whose kind has no such lines.

In: a declaration and the row of its kind. Out: diagnostics, with what would be said there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler.messages.names import LABEL_OF_OTHER_KINDS, LINE_OF_OTHER_KINDS
from compiler.names.kinds import Kind
from dsl.messages.diagnostics import Diagnostic, near, report
from dsl.syntax import nodes
from dsl.syntax.nodes import Declaration

_LABELS = (
    *("action", "once", "full", "first action", "build", "trade", "colony", "bonus", "beside"),
    "conversion",
    "beside for the owner",
)
NOT_BLUE = ("automated", "event")
"""Kinds of cards that are not used again."""


def check_lines(declaration: Declaration, kind: Kind) -> Iterator[Diagnostic]:
    """Lines that this kind of declaration does not have, and what they should have been."""
    for line in declaration.lines:
        label = _line_kind(line)
        if label is None or label in kind.lines:
            continue
        if isinstance(line, nodes.Ability):
            yield _label(line, kind)
        else:
            cure = _instead(kind) if label in ("effect", "scoped") else None
            verb = getattr(getattr(line, "effect", None), "verb", "")
            meant = near(verb, kind.words_of_properties) if verb else None
            label_only = meant is None and label == "effect" and "action" in kind.lines
            yield report(
                LINE_OF_OTHER_KINDS,
                line.span,
                cure,
                meant,
                line.span.start(0 if label_only else len(verb)),
                "action: " if label_only else None,
                what=_WHAT.get(label, label),
                kind=kind.spoken,
            )


def _instead(kind: Kind) -> str | None:
    """What a plain effect should have been in a kind that has none."""
    if "action" in kind.lines:
        return "write `action: …`"
    if kind.words == "phase":
        return 'what is done in it stands in a rule of the set: `rule "Night"`, `at night phase: …`'
    return "say when: `at set-up: …`, `when anyone …: …`" if kind.card == "rule" else None


_WHAT = {
    "effect": "a plain effect",
    "when": "a trigger `when …:`",
    "at": "a moment `at …:`",
    "rule": "a continuous effect `effect: …`",
    "requires": "a line `requires …`",
    "scoped": "a property for others",
    "rows": "rows of a map",
    "scenario": "a line of a scenario",
}


def _line_kind(line: nodes.Line) -> str | None:
    match line:
        case nodes.Property():
            return None
        case nodes.Ability(label=label):
            return label
        case nodes.Immediate():
            return "effect"
        case nodes.Trigger():
            return "when"
        case nodes.Moment():
            return "at"
        case nodes.Rule():
            return "rule"
        case nodes.Requires():
            return "requires"
        case nodes.Scoped():
            return "scoped"
        case nodes.Map():
            return "rows"
        case _:
            return "scenario"


_LINES = {"when": "`when …: …`", "at": "`at … phase: …`", "rule": "`effect: …`"}


_OTHERWISE = dict.fromkeys(
    ("else", "otherwise", "if not"), "it stands on the line of its `if`: `if …: … otherwise …`"
)
_ANYBODYS = "what anybody may do is a `standard project`, or a `conversion`"
_ELSEWHERE = {
    ("rule", "action"): _ANYBODYS,
    ("rule", "once"): _ANYBODYS,
    (
        "standard project",
        "action",
    ): "its price is `cost 14`, and what it brings a line without label",
}


def _label(line: nodes.Ability, kind: Kind) -> Diagnostic:
    labels = [word for word in kind.lines if word in _LABELS]
    at = line.span.start(len(line.label))
    if line.label in _AT_ONCE and "effect" in kind.lines:
        at = replace(at, end_column=line.effect.span.column)
        return report(
            LABEL_OF_OTHER_KINDS,
            line.span,
            "what happens when the card is played stands on a line without label",
            at=at,
            instead="",
            label=line.label,
            kind=kind.spoken,
        )
    lines = [_LINES[word] for word in kind.lines if word in _LINES]
    if (
        where := _OTHERWISE.get(line.label) or _ELSEWHERE.get((kind.words, line.label))
    ) is not None:
        return report(LABEL_OF_OTHER_KINDS, line.span, where, label=line.label, kind=kind.spoken)
    if kind.words in NOT_BLUE:
        labels, lines = [], []  # which are refused there
    bonus = "colony" if line.label in ("bonus", "owners", "colony bonus") else None
    meant = (
        bonus
        if bonus in labels
        else near(line.label, [one for one in (*labels, "effect", "action") if one != line.label])
    )
    told = labels or lines or ["plain effects, without a label"]
    players = ["`each player: …`", "`any opponent: …`"] if "effect" in kind.lines else []
    known = ", ".join([*told, *players])
    cure = None if meant else f"{kind.spoken} may have: {known}"
    return report(
        LABEL_OF_OTHER_KINDS, line.span, cure, meant, at, label=line.label, kind=kind.spoken
    )


_AT_ONCE = ("choose", "either", "immediate", "immediately", "play", "played", "now", "when played")
"""What stands on other people's cards before what happens once."""
