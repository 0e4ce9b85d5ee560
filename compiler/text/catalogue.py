"""What is said in which language: Fluent messages by language.

In: a language, and folders of sets that may bring messages of their own (`de.ftl`). Out: a
`Catalogue`, asked for messages by id. What a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from compiler.text.marks import plain
from dsl.reading.files import content, decoded
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


FUNCTIONS: dict[str, Any] = {"AN": _with_article}
"""What messages may call."""


class CatalogueError(Exception):
    """A message that is not there, or that cannot be formatted: a fault of the catalogue, which may
    be that of a set."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """Messages of one language, then of English. `own` is asked for names of vocabulary, which
    have no English besides what is declared."""

    language: str
    bundles: tuple[FluentBundle, ...]

    def say(self, message: str, **arguments: Any) -> str:
        for bundle in self.bundles:
            if bundle.has_message(message):
                return _formatted(bundle, message, arguments)
        raise CatalogueError(f"no message {message!r}")

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)

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


def _formatted(bundle: FluentBundle, message: str, arguments: dict[str, Any]) -> str:
    return _said(bundle, message, bundle.get_message(message).value, arguments)


def _said(bundle: FluentBundle, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
    assert pattern is not None, message
    try:
        text, errors = bundle.format_pattern(pattern, arguments)
    except RecursionError:
        raise CatalogueError(f"{message}: it refers to itself") from None
    if errors:
        raise CatalogueError(f"{message}: {errors[0]}")
    return str(text)


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
    bundle = _bundle(language, texts)
    if language == ENGLISH:
        return Catalogue(language, (bundle,))
    return Catalogue(language, (bundle, english().bundles[0]))


@cache
def english() -> Catalogue:
    return catalogue()


def _bundle(language: str, texts: Iterable[str]) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in texts:
        bundle.add_resource(_resource(text))
    return bundle


@lru_cache(16)
def _resource(text: str) -> Any:
    return FluentResource(text)


def _text(language: str) -> str:
    return (_folder() / f"{language}.ftl").read_text("utf-8")


def _folder() -> Traversable:
    return files("compiler.text") / "locale"
