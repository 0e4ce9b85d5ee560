"""The messages about documents made elsewhere, and of text that is to be made of them."""

from __future__ import annotations

from dsl.messages.record import message

NO_JSON = message(
    "E3010",
    "this is no JSON: {reason}",
    "A document is JSON text in UTF-8, as `arsia build` and `arsia convert` write it.",
    '{"version": 1, "uses": ["mars"], "cards": [}\n',
    '{"version": 1, "uses": ["mars"], "cards": []}\n',
)

OUTSIDE_SCHEMA = message(
    "E3011",
    "{path}: {reason}",
    "A graph or card document fits its schema, grammar/effect-graph.schema.json or "
    "grammar/card.schema.json.",
    '{"version": 1, "uses": "mars", "cards": []}\n',
    '{"version": 1, "uses": ["mars"], "cards": []}\n',
)


_STEEL = (
    '{"is": "compare", "measure": {"is": "stock", "resources": ["steel"]}, "bound": "min", '
    '"value": 1}'
)


def _card(identifier: str, more: str = "") -> str:
    """A document of one card."""
    plain = '"set": "s", "kind": "event", "name": "A", "cost": 1, "points": [{"amount": 1}]'
    card = f'{{"id": "{identifier}", {plain}{more}}}'
    return f'{{"version": 1, "uses": ["mars"], "cards": [{card}]}}\n'


UNSOUND_DOCUMENT = message(
    "E3012",
    "{path}: {reason}",
    "Everything that a document names is declared in it or in a set that it uses, and every "
    "node says something that can be done.",
    _card("a", ', "tags": ["moon"]'),
    _card("a", ', "tags": ["space"]'),
)

NO_WORDS_FOR = message(
    "E3013",
    "the language has no words for {what}",
    "A document holds what card text can hold and no more, so that nothing goes round the checker.",
    _card("a", f', "requirements": [{{"is": "not", "part": {_STEEL}}}]'),
    _card("a", f', "requirements": [{_STEEL}]'),
)

OTHERWISE_WRITTEN = message(
    "E3015",
    "the card text for this means something else: {what}",
    "A card of a document is the very card that its text stands for: written as `arsia convert` "
    "writes it, it compiles to the same graph.",
    _card("b"),
    _card("a"),
)
