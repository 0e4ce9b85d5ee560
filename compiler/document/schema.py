"""The JSON Schemas (2020-12) of the effect graph and of card documents, made from its classes.

In: the classes of `compiler.graph` and what `compiler.document.described` says of their fields;
documents. Out: the schemas, and what in a document does not fit them, with its path.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Literal, get_args, get_origin

import jsonschema

from compiler.document.codec import (
    Json,
    forward,
    is_card_document,
    is_union,
    options_of,
)
from compiler.document.described import MEANINGS
from compiler.graph import VERSION, Card, Library
from compiler.graph.fields import hints_of, meaning, node_name
from dsl.reading.records import dataclass

GRAPH_ID = "effect-graph.schema.json"
CARD_ID = "card.schema.json"


@cache
def _schema() -> dict[str, Json]:
    """Every class is a definition with its docstring, every field described."""
    defs: dict[str, Json] = {}
    _define(Library, defs)
    library = defs.pop(node_name(Library))
    library["properties"]["version"] = _VERSION
    library["required"] = ["version"]
    return _root(GRAPH_ID, "Effect graph of card sets", library, defs)


@cache
def _card_schema() -> dict[str, Json]:
    defs: dict[str, Json] = {}
    _define(Card, defs)
    cards = {"type": "array", "items": {"$ref": f"#/$defs/{node_name(Card)}"}}
    uses = {"type": "array", "items": {"type": "string"}}
    document = {
        "type": "object",
        "description": "Cards as data, with the sets whose vocabulary they use.",
        "properties": {
            "$schema": {"type": "string", "description": "Where this schema is, for editors."},
            "version": _VERSION,
            "uses": uses | {"description": "Names of sets: resources, tags and tiles are theirs."},
            "cards": cards | {"description": "The cards, in any order."},
        },
        "required": ["version", "uses", "cards"],
        "additionalProperties": False,
    }
    return _root(CARD_ID, "Cards as data", document, defs)


_VERSION = {"const": VERSION, "description": "The version of this form."}


def _root(name: str, title: str, body: dict[str, Json], defs: dict[str, Json]) -> dict[str, Json]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": name,
        "title": title,
        **body,
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def _define(kind: type, defs: dict[str, Json]) -> None:
    name = node_name(kind)
    if name in defs:
        return
    defs[name] = {}
    hints = hints_of(kind)
    properties = {
        field.name: _describe(hints[field.name], defs) | _described(kind, field.name)
        for field in fields(kind)
    }
    required = [f.name for f in fields(kind) if f.default is MISSING]
    defs[name] = {
        "type": "object",
        "description": _description(kind),
        "properties": {"is": {"const": name}, **properties},
        "required": required,
        "additionalProperties": False,
    }
    if not required:
        del defs[name]["required"]


def _described(kind: type, field: str) -> dict[str, Json]:
    text = meaning(kind, field) or MEANINGS.get(field)
    return {"description": text} if text else {}


def _description(kind: type) -> str:
    text = kind.__doc__ or ""
    own = not text.startswith(f"{kind.__name__}(")  # what dataclasses write by themselves
    return " ".join(text.split()) if own else kind.__name__


def _describe(hint: object, defs: dict[str, Json]) -> Json:
    several = is_union(hint)
    options = [_describe_one(option, several, defs) for option in options_of(hint)]
    return options[0] if len(options) == 1 else {"anyOf": options}


def _describe_one(option: object, several: bool, defs: dict[str, Json]) -> Json:
    if get_origin(option) is Literal:
        return {"enum": list(get_args(option))}
    if get_origin(option) is tuple:
        return _describe_tuple(get_args(option), defs)
    if isinstance(option, type) and is_dataclass(option):
        _define(option, defs)
        reference: dict[str, Json] = {"$ref": f"#/$defs/{node_name(option)}"}
        return {**reference, "required": ["is"]} if several else reference
    assert isinstance(option, type)
    return {"type": {str: "string", int: "integer", bool: "boolean", type(None): "null"}[option]}


def _describe_tuple(args: tuple[object, ...], defs: dict[str, Json]) -> Json:
    if len(args) == 2 and args[1] is Ellipsis:
        return {"type": "array", "items": _describe(forward(args[0]), defs)}
    items = [_describe(forward(arg), defs) for arg in args]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


@dataclass(frozen=True, slots=True)
class Misfit:
    """Something that does not fit the schema; `path` are keys and indices from the root."""

    path: tuple[str | int, ...]
    message: str

    def __str__(self) -> str:
        return f"{'/'.join(map(str, self.path)) or 'document'}: {self.message}"[:300]


def misfits(document: Json) -> list[Misfit]:
    """All that is wrong with a graph or card document; empty when it fits its schema."""
    return misfits_of(document, _card_schema() if is_card_document(document) else _schema())


def misfits_of(document: Json, schema: dict[str, Json]) -> list[Misfit]:
    """The same for another schema."""
    validator = _Validator(schema)
    faults = map(_innermost, validator.iter_errors(document))
    return [Misfit(tuple(fault.absolute_path), fault.message) for fault in faults]


def validate(document: Json) -> list[str]:
    """What is wrong with a document, one message per fault; empty when it fits the schema."""
    return [str(one) for one in misfits(document)]


def _is_whole(_: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _any_of(
    validator: jsonschema.Draft202012Validator, options: list[Json], value: Json, schema: Json
) -> Iterator[jsonschema.ValidationError]:
    """As the standard has it; a node is held only against the class that it says it is, which
    spares trying all of them at each depth."""
    if isinstance(value, dict) and "is" in value:
        reference = f"#/$defs/{value['is']}"
        for index, option in enumerate(options):
            if option.get("$ref") == reference:
                if faults := [*validator.descend(value, option, schema_path=index)]:
                    yield jsonschema.ValidationError(f"{value!r} fits no class", context=faults)
                return
    yield from _ANY_OF(validator, options, value, schema)


_ANY_OF = jsonschema.Draft202012Validator.VALIDATORS["anyOf"]
_Validator = jsonschema.validators.extend(  # type: ignore[no-untyped-call]
    jsonschema.Draft202012Validator,
    {"anyOf": _any_of},
    type_checker=jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole),
)
"""To JSON Schema `2.0` is an integer; to Python it is another kind of number."""


def _innermost(fault: jsonschema.ValidationError) -> jsonschema.ValidationError:
    """The fault within the class that the node says it is, rather than that no class fits."""
    wrong = {e.schema_path[0] for e in fault.context or () if _is_other_class(e)}
    inner = [e for e in fault.context or () if e.schema_path[0] not in wrong]
    return _innermost(inner[0]) if inner else fault


def _is_other_class(fault: jsonschema.ValidationError) -> bool:
    path = list(fault.relative_schema_path)
    return path[-1] in ("type", "const") and len(fault.relative_path) <= 1 and "const" in path[-1:]


def schema_text() -> str:
    """The schema as the file `grammar/effect-graph.schema.json` holds it."""
    return json.dumps(_schema(), ensure_ascii=False, indent=1) + "\n"


def card_schema_text() -> str:
    """The schema as the file `grammar/card.schema.json` holds it."""
    return json.dumps(_card_schema(), ensure_ascii=False, indent=1) + "\n"
