"""What people say of how often a line may be used, before they say what it does.

In: nothing. Out: `OPENINGS`, rows: a pattern, and what it means. They come before all others, whose
patterns begin with a line's label as the language has it.
"""

from __future__ import annotations

from dsl.mistakes.rows.bricks import Rows

_ACTION = r"(?:(?:as |use )?(?:an?|this|your) )?action"
_ONCE = r"(?:only )?(?:once|1x|one time)"
_GAME = rf"(?:{_ONCE} (?:per|a|each|every|in the|during the) game|opg|OPG)"
_GENERATION = rf"{_ONCE} (?:per|a|each|every) generation"
_STOP = r" ?[:,.] ?"


def _rows_of(often: str, label: str) -> Rows:
    """`OFTEN, as an action: …`, `action (OFTEN): …`, `action: OFTEN: …`, `OFTEN: …`."""
    return (
        (rf"^\(?{often}\)?,? {_ACTION}{_STOP}(?=\S)", label),
        (rf"^{_ACTION}{_STOP}\(?{often}\)?(?:{_STOP}| )(?=\S)", label),
        (rf"^{_ACTION},? \(?{often}\)?{_STOP}(?=\S)", label),
        (rf"^\(?{often}\)?(?:{_STOP}| )(?=\S)(?!when |at |you may use )", label),
    )


OPENINGS: Rows = (
    *_rows_of(_GAME, "once: "),
    *_rows_of(_GENERATION, "action: "),
    (rf"^once(?:{_STOP}|,? ){_ACTION}{_STOP}(?=\S)", "once: "),
    (rf"^{_ACTION} ?\(once\){_STOP}(?=\S)", "once: "),
    (rf"^as an action{_STOP}(?=\S)", "action: "),
)
