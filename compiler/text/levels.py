"""Values of parameters in words.

In: a parameter and a value. Out: the value in its printed unit.
"""

from __future__ import annotations

from compiler.text.words import Words


def level(words: Words, parameter: str, value: int) -> str:
    """A value of a parameter in its printed unit: `8%`, `-12 °C`, `3 oceans`."""
    kind = words.parameters.get(parameter)
    unit = kind.unit if kind else ""
    if unit == "%":
        return words.say("percent", value=str(value))
    if counts_things(words, parameter):
        return f"{value} {words.unit(parameter, many=value != 1)}"
    return f"{value} {unit}".strip()


def counts_things(words: Words, parameter: str) -> bool:
    """True for a parameter whose unit is a word, so that one says `3 oceans` and not a level."""
    kind = words.parameters.get(parameter)
    return kind is not None and len(kind.unit) > 2 and kind.unit.replace(" ", "").isalpha()
