"""The effect graph as JSON, and its schema; both made from the classes of `compiler.graph`.

In: a `Library`, or a JSON document. Out: the other, equal. A node is an object; where the type
allows several classes its `is` says which one (`{"is": "gain", "resource": "plant", "amount": 2}`).
What has its default value is left out. Fields stand in the order of the class, so that a diff reads
like a change to a card.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

import jsonschema

from compiler import graph
from compiler.graph import VERSION, Library

Json = Any
SCHEMA_ID = "effect-graph.schema.json"


class DocumentError(ValueError):
    """The document is of another version, or is no library; the message says where."""


# ---- writing ------------------------------------------------------------------------------------


def to_json(library: Library, places: bool = True) -> dict[str, Json]:
    """The document; without `places` the source places (`by`) are left out."""
    document = _write(library, Library, places)
    return {"version": library.version, **document}


def dumps(library: Library, places: bool = True) -> str:
    """The document as text, the same bytes for equal libraries with equal places."""
    return json.dumps(to_json(library, places), ensure_ascii=False, indent=1) + "\n"


def _write(value: object, hint: object, places: bool) -> Json:
    if isinstance(value, tuple):
        hints = _element_hints(_tuple_hint(hint), len(value))
        return [_write(v, h, places) for v, h in zip(value, hints, strict=True)]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    kind = type(value)
    written: dict[str, Json] = {"is": node_name(kind)} if _is_union(hint) else {}
    for field in fields(value):
        content = getattr(value, field.name)
        if _is_default(field, content) or (field.name == "by" and not places):
            continue
        written[field.name] = _write(content, _hints(kind)[field.name], places)
    return written


def _is_default(field: Field[Any], content: object) -> bool:
    return field.default is not MISSING and field.default == content


# ---- reading ------------------------------------------------------------------------------------


def from_json(document: Mapping[str, Json]) -> Library:
    """The library of a document. Raises DocumentError, also for another version."""
    version = document.get("version") if isinstance(document, Mapping) else None
    if version != VERSION:
        raise DocumentError(
            f"this document has version {version}, and version {VERSION} is needed: build it anew"
        )
    library = _read(document, Library, "library")
    assert isinstance(library, Library)
    return library


def _read(value: Json, hint: object, where: str) -> object:
    hint = _resolved(hint)
    classes = _classes(hint)
    if isinstance(value, Mapping):
        return _read_node(value, classes, where)
    if isinstance(value, list):
        several = _tuple_hint(hint)
        hints = _element_hints(several, len(value)) if several is not None else ()
        if len(hints) != len(value):
            raise DocumentError(f"{where}: no list of {len(value)} belongs here")
        pairs = enumerate(zip(value, hints, strict=True))
        return tuple(_read(v, h, f"{where}[{i}]") for i, (v, h) in pairs)
    if not _is_scalar(value, hint):
        raise DocumentError(f"{where}: {value!r} does not belong here")
    return value


def _read_node(value: Mapping[str, Json], classes: tuple[type, ...], where: str) -> object:
    by_name = {node_name(kind): kind for kind in classes}
    kind = classes[0] if len(classes) == 1 else by_name.get(str(value.get("is")))
    if kind is None:
        raise DocumentError(f"{where}: `is` must be one of {', '.join(by_name) or 'none'}")
    hints = _hints(kind)
    names = {field.name for field in fields(kind)}
    for name in value:
        if name not in names and name != "is":
            raise DocumentError(f"{where}: a {node_name(kind)} has no field {name}")
    content = {
        name: _read(value[name], hints[name], f"{where}.{name}") for name in names if name in value
    }
    try:
        made: object = kind(**content)
    except TypeError as error:
        raise DocumentError(f"{where}: {error}") from None
    return made


def _is_scalar(value: Json, hint: object) -> bool:
    """Whether a plain JSON value is one of the values that the type allows."""
    for option in _options(hint):
        if get_origin(option) is Literal and value in get_args(option):
            return True
        if option is type(None) and value is None:
            return True
        if isinstance(option, type) and type(value) is option:
            return True
    return False


# ---- types --------------------------------------------------------------------------------------


@cache
def _hints(kind: type) -> dict[str, object]:
    return typing.get_type_hints(kind, vars(graph))


def _resolved(hint: object) -> object:
    return getattr(graph, hint) if isinstance(hint, str) else hint


def _options(hint: object) -> tuple[object, ...]:
    """The alternatives of a union, flat; of another type itself."""
    hint = _resolved(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(option for part in get_args(hint) for option in _options(_forward(part)))
    return (hint,)


def _forward(hint: object) -> object:
    return getattr(graph, hint.__forward_arg__) if isinstance(hint, typing.ForwardRef) else hint


def _classes(hint: object) -> tuple[type, ...]:
    return tuple(o for o in _options(hint) if isinstance(o, type) and is_dataclass(o))


def _is_union(hint: object) -> bool:
    return len(_classes(hint)) > 1


def _tuple_hint(hint: object) -> object | None:
    return next((o for o in _options(hint) if get_origin(o) is tuple), None)


def _element_hints(hint: object, count: int) -> tuple[object, ...]:
    """The types of the elements: `tuple[X, ...]` has any number, others as many as they say."""
    args = get_args(hint)
    if len(args) == 2 and args[1] is Ellipsis:
        return (args[0],) * count
    return args


@cache
def node_name(kind: type) -> str:
    """`UseAction` is written `use-action`."""
    name = kind.__name__
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


# ---- the schema ---------------------------------------------------------------------------------


@cache
def _schema() -> dict[str, Json]:
    defs: dict[str, Json] = {}
    _define(Library, defs)
    library = defs.pop(node_name(Library))
    library["properties"]["version"] = {"const": VERSION}
    library["required"] = ["version"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": SCHEMA_ID,
        "title": "Effect graph of card sets",
        **library,
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def schema() -> dict[str, Json]:
    """The JSON Schema (2020-12) of the document, every class a definition with its docstring."""
    return json.loads(json.dumps(_schema()))  # type: ignore[no-any-return]


def _define(kind: type, defs: dict[str, Json]) -> None:
    name = node_name(kind)
    if name in defs:
        return
    defs[name] = {}
    hints = _hints(kind)
    properties = {field.name: _describe(hints[field.name], defs) for field in fields(kind)}
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


def _description(kind: type) -> str:
    text = kind.__doc__ or ""
    own = not text.startswith(f"{kind.__name__}(")  # what dataclasses write by themselves
    return " ".join(text.split()) if own else kind.__name__


def _describe(hint: object, defs: dict[str, Json]) -> Json:
    several = _is_union(hint)
    options = [_describe_one(option, several, defs) for option in _options(hint)]
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
        return {"type": "array", "items": _describe(_forward(args[0]), defs)}
    items = [_describe(_forward(arg), defs) for arg in args]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


def validate(document: Json) -> list[str]:
    """What is wrong with a document, one message per fault; empty when it fits the schema."""
    validator = jsonschema.Draft202012Validator(_schema())
    messages = []
    for fault in map(_innermost, validator.iter_errors(document)):
        path = "/".join(str(step) for step in fault.absolute_path)
        messages.append(f"{path or 'document'}: {fault.message}"[:300])
    return messages


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
