"""What is said in which language: Fluent messages by language.

In: a language, and folders of sets that may bring messages of their own (`de.ftl`). Out: a
`Catalogue`, asked for messages by id. What a language lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from compiler.text.marks import plain
from dsl.reading.files import content, decoded
from dsl.reading.records import dataclass
from dsl.reading.signs import shown

ENGLISH = "en"

_SPOKEN_VOWELS = ("8", "11", "18")
_SPOKEN_CONSONANTS = ("eu", "uni", "use", "one")


def _with_article(noun: Any) -> str:
    """`AN($noun)` in English messages: the noun with its indefinite article."""
    text = str(noun)
    said = plain(text)
    vowel = said[:1].lower() in "aeiou" and not said.startswith(_SPOKEN_CONSONANTS)
    return f"an {text}" if vowel or said.startswith(_SPOKEN_VOWELS) else f"a {text}"


def _with_none(noun: Any) -> str:
    """`KEIN($noun)` in German ones: `keine Karte`, `keinerlei Pflanzen`; of what is known it is not
    so, `das Projekt nicht`."""
    text = str(noun)
    said = plain(text)
    if said.startswith("ein"):
        return f"k{text}"
    return f"keinerlei {text}" if said[:1].isupper() else f"{text} nicht".strip()


FUNCTIONS: dict[str, Any] = {"AN": _with_article, "KEIN": _with_none}
"""What messages may call."""
GLUED = "\u2060"
NONE = "<none>"
NONE_WORDS = (f"k{GLUED}", "keinerlei", "kein", "keine", "keinen")
"""What may stand for `NONE`; what is glued to what follows is of one word with it."""
ARTICLES = {"AN": ((" a ", ""), (" an ", "")), "KEIN": ((NONE, ""), ("", " nicht "))}
"""What these may put before a noun, and behind it."""


MESSAGES = 8192
"""So many are kept as what they can say: those of all languages together."""


_BEGINS = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""A message or a term; whatever follows it up to the next one belongs to it."""
_REFERS = re.compile(r"[{(,:]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""What may be the name of another one."""


class CatalogueError(Exception):
    """A message that is not there, or that cannot be formatted: a fault of the catalogue, which may
    be that of a set."""


@dataclass(frozen=True, slots=True)
class Hole:
    """Where an argument of a message stands. `article`: with what a function puts around it."""

    name: str
    article: str = ""


@dataclass(frozen=True, slots=True)
class Wording:
    """One of the texts of a message: `pieces` in their order, and which variant it is, as pairs of
    the argument that chooses and the name of the variant."""

    pieces: tuple[str | Hole, ...]
    variant: tuple[tuple[str, str], ...] = ()


class Bundle(FluentBundle):
    """`written`: the messages as they stand there, which are read without being made ready to be
    said. Each is parsed when somebody first asks for it, with what it refers to: that takes a tenth
    of a second for all of a language, and few commands say more than some of them."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self.written: dict[str, ast.Message] = {}
        self._waiting: dict[str, str] = {}
        for text in texts:
            found = [*_BEGINS.finditer(text)]
            ends = [*(one.start() for one in found[1:]), len(text)]
            for one, end in zip(found, ends, strict=True):
                # What is said twice counts the first time that it can be parsed.
                before = self._waiting.get(one[1], "")
                self._waiting[one[1]] = f"{before}{text[one.start() : end]}\n"

    def has_message(self, message_id: str) -> bool:
        if message_id in self._waiting:
            self._parse(message_id)
        return super().has_message(message_id)

    def _parse(self, name: str) -> None:
        """The entry, and all that it refers to; what others ask for meanwhile is there or waits."""
        found: dict[str, str] = {}
        asked = [name]
        while asked:
            text = self._waiting.get(one := asked.pop())
            if text is not None and one not in found:
                found[one] = text
                asked += _REFERS.findall(text)
        for one, text in found.items():
            self.add_resource(_resource(text))
            self._waiting.pop(one, None)

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        super().add_resource(resource, allow_overrides)
        for one in resource.body:
            if isinstance(one, ast.Message):
                self.written.setdefault(one.id.name, one)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Messages of one language, then of English. `own` is asked for names of vocabulary, which
    have no English besides what is declared."""

    language: str
    bundles: tuple[Bundle, ...]

    def say(self, message: str, **arguments: Any) -> str:
        for bundle in self.bundles:
            if bundle.has_message(message):
                return _formatted(bundle, message, **arguments)
        raise CatalogueError(f"no message {message!r}")

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)

    def wordings(self, message: str) -> tuple[Wording, ...]:
        """Every text that `say` can make of a message, with holes for its arguments: the message
        read backwards. Empty for one that is not there."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                return _texts(bundle, message)
        return ()

    def others(self, message: str) -> tuple[Wording, ...]:
        """The texts that stand in the attributes of a message: other wordings."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                return _other_texts(bundle, message)
        return ()

    def name(self, message: str, **arguments: Any) -> str | None:
        """A name of vocabulary, which may be missing. `tag_plant.stem` is its stem, for compounds;
        a name without one has the same for both."""
        name, _, attribute = message.partition(".")
        if not self.has(name):
            return None
        for bundle in self.bundles:
            if bundle.has_message(name):
                given = bundle.get_message(name)
                if attribute in given.attributes:
                    return _said(bundle, message, given.attributes[attribute], arguments)
        return self.say(name, **arguments)


@lru_cache(MESSAGES, typed=True)
def _formatted(bundle: Bundle, message: str, /, **arguments: Any) -> str:
    """Cards say the same again and again: `2 plants`."""
    return _said(bundle, message, bundle.get_message(message).value, arguments)


def _said(bundle: Bundle, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
    assert pattern is not None, message
    try:
        text, errors = bundle.format_pattern(pattern, arguments)
    except RecursionError:
        raise CatalogueError(f"{message}: it refers to itself") from None
    if errors:
        raise CatalogueError(f"{message}: {errors[0]}")
    return str(text)


@lru_cache(MESSAGES)
def _texts(bundle: Bundle, message: str) -> tuple[Wording, ...]:
    value = bundle.written[message].value
    return () if value is None else tuple(dict.fromkeys(_wordings(value)))


@lru_cache(MESSAGES)
def _other_texts(bundle: Bundle, message: str) -> tuple[Wording, ...]:
    given = bundle.written[message].attributes
    return tuple(dict.fromkeys(one for other in given for one in _wordings(other.value)))


def _wordings(pattern: Any) -> Iterator[Wording]:
    """What a pattern can say: one text for every choice of its variants."""
    keys: dict[str, list[str]] = {}
    for chooser, key in _variants(pattern):
        keys.setdefault(chooser, []).append(key)
    for chosen in product(*map(dict.fromkeys, keys.values())):
        variant = dict(zip(keys, chosen, strict=True))
        asked: dict[str, str] = {}
        pieces = tuple(_pieces(pattern, variant, asked))
        yield Wording(pieces, tuple(asked.items()))


def _variants(node: Any) -> Iterator[tuple[str, str]]:
    """The arguments that choose, with the names of the variants."""
    match node:
        case ast.Pattern(elements=elements):
            for one in elements:
                yield from _variants(one)
        case ast.Placeable(expression=inner):
            yield from _variants(inner)
        case ast.SelectExpression(selector=selector, variants=variants):
            for variant in variants:
                yield _name(selector), _key(variant)
                yield from _variants(variant.value)


def _name(reference: Any) -> str:
    return str(reference.id.name)


def _key(variant: Any) -> str:
    return str(getattr(variant.key, "name", None) or variant.key.value)


def _pieces(node: Any, variant: dict[str, str], asked: dict[str, str]) -> Iterator[str | Hole]:
    """What stands there by that choice of variants; which of them were asked for is noted."""
    match node:
        case ast.Pattern(elements=elements):
            for one in elements:
                yield from _pieces(one, variant, asked)
        case ast.StringLiteral():
            yield str(node.parse()["value"])
        case ast.TextElement(value=value):
            yield value
        case ast.Placeable(expression=inner):
            yield from _pieces(inner, variant, asked)
        case ast.VariableReference(id=name):
            yield Hole(name.name)
        case ast.FunctionReference(id=name, arguments=arguments):
            yield Hole(_name(arguments.positional[0]), article=name.name)
        case ast.SelectExpression(selector=selector, variants=variants):
            chooser = _name(selector)
            key = asked[chooser] = variant[chooser]
            other = next(one for one in variants if one.default)
            chosen = next((one for one in variants if _key(one) == key), other)
            yield from _pieces(chosen.value, variant, asked)


def languages() -> tuple[str, ...]:
    """Those that come with the program, English first."""
    names = {entry.name.removesuffix(".ftl") for entry in _folder().iterdir() if entry.is_file()}
    return (ENGLISH, *sorted(names - {ENGLISH}))


def catalogue(language: str = ENGLISH, folders: Iterable[Path] = ()) -> Catalogue:
    """The messages of the program, and those of `folders`, where `LANGUAGE.ftl` lies in them."""
    texts = [_text(language)] if language in languages() else []
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            texts.append(shown(decoded(content(path)).replace("\r\n", "\n")))
    bundle = _bundle(language, tuple(texts))
    if language == ENGLISH:
        return Catalogue(language, (bundle,))
    return Catalogue(language, (bundle, english().bundles[0]))


@cache
def wordings(language: str) -> Catalogue | None:
    """How people say in the language what its messages say, which is read and never written: a
    message may have further ones in its attributes. None where nothing is known of that."""
    place = files("compiler.text") / "wordings" / f"{language}.ftl"
    if not place.is_file():
        return None
    return Catalogue(language, (_bundle(language, (place.read_text("utf-8"),)),))


@cache
def english() -> Catalogue:
    return catalogue()


@lru_cache(16)
def _bundle(language: str, texts: tuple[str, ...]) -> Bundle:
    return Bundle(language, texts)


@lru_cache(MESSAGES)
def _resource(text: str) -> Any:
    return FluentResource(text)


def _text(language: str) -> str:
    return (_folder() / f"{language}.ftl").read_text("utf-8")


def _folder() -> Traversable:
    return files("compiler.text") / "locale"
