"""Whether a document fits a schema, told at a glance.

In: JSON values and a schema that has definitions of its own. Out: True where the value is sure to
fit. False says nothing: that it may not, or that the schema says what is not known here. What does
not fit, and why, is told by `jsonschema`, which takes eight times as long.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Json = Any
Fits = Callable[[Json, Json, dict[str, Json], dict[str, Json]], bool]
"""A value, what a word of the schema says, all that it says, and the definitions."""

DEFINED = "#/$defs/"


def fits(value: Json, schema: dict[str, Json], defined: dict[str, Json]) -> bool:
    for word, said in schema.items():
        if word not in _SAY_NOTHING:
            told = _WORDS.get(word)
            if told is None or not told(value, said, schema, defined):
                return False
    return True


def _is_of(value: Json, kind: Json, *_: object) -> bool:
    return bool(_KINDS.get(type(value)) == kind)


def _is_one_of(value: Json, options: Json, *_: object) -> bool:
    """`1` is not `true`, though Python says so."""
    return any(type(one) is type(value) and one == value for one in options)


def _has(value: Json, names: Json, *_: object) -> bool:
    return not isinstance(value, dict) or all(name in value for name in names)


def _with(value: Json, known: Json, schema: Json, defined: Json) -> bool:
    return not isinstance(value, dict) or all(
        fits(one, known[name], defined) for name, one in value.items() if name in known
    )


def _besides(value: Json, others: Json, schema: Json, defined: Json) -> bool:
    if not isinstance(value, dict):
        return True
    more = [one for name, one in value.items() if name not in schema.get("properties", {})]
    if isinstance(others, bool):
        return others or not more
    return all(fits(one, others, defined) for one in more)


def _each(value: Json, each: Json, schema: Json, defined: Json) -> bool:
    if not isinstance(value, list) or not isinstance(each, dict):
        return not isinstance(value, list)
    return all(fits(one, each, defined) for one in value[len(schema.get("prefixItems", ())) :])


def _first(value: Json, firsts: Json, schema: Json, defined: Json) -> bool:
    if not isinstance(value, list):
        return True
    return all(fits(one, each, defined) for one, each in zip(value, firsts, strict=False))


def _any(value: Json, options: Json, schema: Json, defined: Json) -> bool:
    """A node is held only against the class that it says it is."""
    if isinstance(value, dict) and "is" in value:
        reference = f"{DEFINED}{value['is']}"
        options = [one for one in options if one.get("$ref") == reference] or options
    return any(fits(value, one, defined) for one in options)


def _defined(value: Json, name: Json, schema: Json, defined: Json) -> bool:
    found = defined.get(name.removeprefix(DEFINED))
    return found is not None and fits(value, found, defined)


_KINDS: dict[type, str] = {
    **{str: "string", int: "integer", bool: "boolean", type(None): "null"},
    **{list: "array", dict: "object"},
}
_SAY_NOTHING = {"description", "default", "title", "$schema", "$id", "$defs"}
_WORDS: dict[str, Fits] = {
    "type": _is_of,
    "const": lambda value, said, *_: type(value) is type(said) and value == said,
    "enum": _is_one_of,
    "required": _has,
    "properties": _with,
    "additionalProperties": _besides,
    "items": _each,
    "prefixItems": _first,
    "minItems": lambda value, least, *_: not isinstance(value, list) or len(value) >= least,
    "maxItems": lambda value, most, *_: not isinstance(value, list) or len(value) <= most,
    "minLength": lambda value, least, *_: not isinstance(value, str) or len(value) >= least,
    "minimum": lambda value, least, *_: not isinstance(value, int | float) or value >= least,
    "pattern": lambda value, said, *_: not isinstance(value, str) or bool(re.search(said, value)),
    "anyOf": _any,
    "$ref": _defined,
}
