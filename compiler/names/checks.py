"""Checks of meaning that need no graph: what a declaration may and must contain.

In: a declaration and the row of its kind. Out: diagnostics. What only shows when names are resolved
(wrong kinds of thing, levels out of range, missing amounts) is found by the lowering.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from compiler.messages.meaning import (
    ACTIVE_WITHOUT_ACTION,
    EVENT_HOLDS_NOTHING,
    KEEPS_NO_EFFECTS,
    NO_MEANING_HERE,
)
from compiler.messages.names import (
    CARD_NUMBER_TAKEN,
    PROPERTY_MISSHAPEN,
    PROPERTY_MISSING,
    PROPERTY_TWICE,
    SIGNS_NOT_PRINTED,
    UNKNOWN_PROPERTY,
)
from compiler.messages.never import CARD_DOES_NOTHING
from compiler.messages.scenarios import EXPECTS_NOTHING
from compiler.names.kinds import KINDS, Kind, is_flag, kind_of
from compiler.names.labels import NOT_BLUE, check_lines
from compiler.names.letters import unprinted
from compiler.names.vocabulary import Vocabulary
from compiler.names.written import plain_text, properties, texts_of
from dsl.lexicon.verbs import FRAMES, PRODUCTION
from dsl.lexicon.words import DOES
from dsl.messages.diagnostics import Diagnostic, Edit, near, report
from dsl.messages.syntax import SAID_OTHERWISE, SIGN_MISSING, VERB_MISSING
from dsl.mistakes.habits import BROWN_BOX, SAID
from dsl.syntax import nodes
from dsl.syntax.nodes import Declaration, Property, Thing


def check_declaration(declaration: Declaration, kind: Kind, words: Vocabulary) -> list[Diagnostic]:
    """Everything that is wrong with the lines as lines, in their order."""
    found: list[Diagnostic] = []
    if kind.words == "scenario":
        found += _scenario(declaration)
    elif signs := unprinted(declaration.name or ""):
        header, name = declaration.header, declaration.name
        found.append(report(SIGNS_NOT_PRINTED, header, name=name, signs=signs))
    found += _properties(declaration, kind, words)
    found += check_lines(declaration, kind)
    if not declaration.partial:
        found += _missing(declaration, kind)
        found += _card(declaration, kind)
    return found


# ---- properties ---------------------------------------------------------------------------------


def _properties(declaration: Declaration, kind: Kind, words: Vocabulary) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    for line in (*declaration.notes, *declaration.lines):
        if not isinstance(line, Property):
            continue
        word = line.word.lower()
        known = word in kind.words_of_properties
        if not known and word in _SIGNED:
            cure, number = f"for example `{FRAMES[word].example}`", _number_of(line)
            signed = (f"+{number.value}", f"-{number.value}") if number is not None else None
            at = number.span if number is not None else None
            yield report(SIGN_MISSING, line.span, cure, signed, at)
        elif not known:
            yield (
                _uncounted(line, kind, words)
                or _no_verb(line, words)
                or _unknown_property(line, kind)
            )
        elif _OF_ONE.get(word, word) in seen and word not in _REPEATED:
            either = None if word in seen else "it is either `most` or `fewest`"
            yield report(PROPERTY_TWICE, line.span, either, word=word)
        elif not line.things and word != "cost" and not is_flag(kind, word):
            yield report(PROPERTY_MISSHAPEN, line.span, word=word, wanted="something after it")
        elif line.things and is_flag(kind, word):
            yield report(PROPERTY_MISSHAPEN, line.span, word=word, wanted="nothing after it")
        seen.add(_OF_ONE.get(word, word))
        roles = [role for listed in line.things for role in listed.roles if known]
        for role in roles if word not in ("range", "players") else ():
            yield report(NO_MEANING_HERE, role.span, f"`{word}` is not followed by `{role.word}`")
        for place in _places(line) if known and word not in ("lies", "played") else ():
            yield report(NO_MEANING_HERE, place.span, f"`{word}` is not followed by `{place.word}`")


def _places(line: Property) -> Iterator[nodes.Filter]:
    """What stands right behind the word and says where or how: `cost on 3`."""
    for listed in line.things:
        thing = listed.thing
        if isinstance(thing, Thing) and not thing.words and not thing.number and not thing.dets:
            yield from thing.filters[:1]


_REPEATED = ("vp", "name", "region", "cost", "without", "only", "text")
_SIGNED = {verb for verb, frame in FRAMES.items() if frame.amount == "signed"}
"""Without a sign these are no verbs, so that their line looks like a property."""


def _unknown_property(line: Property, kind: Kind) -> Diagnostic:
    """A word that begins no line of this kind; perhaps a slip, perhaps it belongs elsewhere."""
    candidates = [*kind.words_of_properties, *FRAMES, "requires", *kind.lines]
    owners = [row.words for row in KINDS.values() if line.word in row.words_of_properties]
    declares = line.word in KINDS
    meant = SAID.get(line.word)
    if meant is None and not owners and not declares:
        meant = near(line.word, candidates)
    if "most" in kind.words_of_properties:
        meant = _COUNTED.get(line.word, meant)
    if line.word == "start" and kind.card is not None and "effect" in kind.lines:
        meant = "gain"  # what another card than a corporation brings
    cure = None
    said = [plain_text(listed.thing) for listed in line.things if isinstance(listed.thing, Thing)]
    if any(PRODUCTION in text.split() for text in said):
        meant, cure = None, BROWN_BOX
    elif owners and "effect" in kind.lines and said[:1] == ["cost"]:
        meant = f"effect: {line.word}"
    elif line.word == "rows" and "rows" in kind.lines:
        meant, cure = None, "each area below begins with the sign of its terrain, and letters of "
        cure += "bonuses may follow: `.ss ~p .`; other signs are declared"
    elif line.word == "cost" and kind.words not in KINDS:
        cure = "only a kind with `seats 3` has a cost; else pays who takes one, `pay 3 -> take 1 "
        cure += "boon from the row`"
    elif meant is None and declares and not owners:
        cure = f"`{line.word}` begins a declaration of its own, which stands at the margin"
    elif meant is None and owners:
        cure = f"`{line.word}` belongs to: {', '.join(owners)}"
        if "tile" in owners and kind.card is not None:
            cure += "; declare one with this line, `tile NAME`, and place that: `place NAME`"
    elif meant is None:
        known = ", ".join(kind.words_of_properties) or "no properties"
        cure = f"{kind.spoken} may have: {known}"
        cure += "; or an effect: `gain …`, `place …`" if "effect" in kind.lines else ""
    told = {"word": line.word, "kind": kind.spoken}
    verb = next(iter(" ".join(said).split()), "").lower()
    if kind.words == "scenario" and verb in DOES:
        cure, at = "what somebody does stands behind `when`", line.span.start(0)
        return report(UNKNOWN_PROPERTY, line.span, cure, None, at, "when ", **told)
    at = line.span.start(len(line.word))
    return report(UNKNOWN_PROPERTY, line.span, cure, meant, at, **told)


_COUNTED = dict.fromkeys(("count", "counts", "counted", "highest"), "most")
"""What people say where players are compared."""


def _uncounted(line: Property, kind: Kind, words: Vocabulary) -> Diagnostic | None:
    """`cards in hand`, of an award: what is counted, without `most`."""
    counted = ("resource", "card resource", "tile", "tag", "counter")
    known = line.word in ("cards", "tiles", "resources", "colonies", "delegates")
    if "most" not in kind.words_of_properties or not (known or words.find(line.word, counted)):
        return None
    at = line.span.start(len(line.word))
    return report(SAID_OTHERWISE, line.span, None, f"most {line.word}", at)


def _no_verb(line: Property, words: Vocabulary) -> Diagnostic | None:
    """`ocean`, `temperature 1`: a thing, but nothing is done with it."""
    symbol = words.find(line.word, ("resource", "tile", "parameter", "counter", "card resource"))
    if symbol is None or not _is_plain(line):
        return None
    verbs = [verb for verb, frame in FRAMES.items() if symbol.kind in frame.things]
    match symbol.kind:
        case "resource":
            thing = f"{_number(line)}{line.word}"
        case "card resource":
            thing = f"{_number(line)}{line.word} …"
        case "tile":
            thing, verbs = symbol.word, ["place"]
        case _:
            thing = f"{symbol.word} 1"
    shown = [f"`{verb} {thing}`" for verb in verbs[:3]]
    cure = f"for example {', '.join(shown)}"
    return report(VERB_MISSING, line.span, cure, word=line.word)


def _number(line: Property) -> str:
    """`3 ` of `plants 3`, or any, as an effect has one."""
    number = _number_of(line)
    return f"{number.value if number is not None and number.value else 2} "


def _number_of(line: Property) -> nodes.Number | None:
    thing = line.things[0].thing if line.things else None
    return thing.number if isinstance(thing, nodes.Thing) else None


def _is_plain(line: Property) -> bool:
    return line.condition is None and len(line.things) < 2


def _missing(declaration: Declaration, kind: Kind) -> Iterator[Diagnostic]:
    known = {
        line.word for line in (*declaration.notes, *declaration.lines) if isinstance(line, Property)
    }
    known |= {_OF_ONE.get(word, word) for word in known}
    slips = {
        SAID.get(word)
        or _COUNTED.get(word)
        or _OF_ONE.get(found := near(word, (*kind.needs, *_OF_ONE)) or "", found)
        for word in known
        if word not in kind.words_of_properties
    }
    for word in kind.needs:
        if word not in known and word not in slips:
            header = declaration.header
            form, *begin = _FORMS.get(f"{kind.words} {word}") or _FORMS.get(word, (word,))
            edits = tuple(Edit(header.end(), f"\n  {text}", begins=True) for text in begin)
            cure = f"add a line `{form}`"
            told = report(PROPERTY_MISSING, header, cure, kind=kind.words, word=word)
            yield replace(told, edits=edits)


_FORMS: dict[str, tuple[str, ...]] = {
    "cost": ("cost …", "cost 10"),
    "start": ("start … megacredits", "start 42 megacredits"),
    "range": ("range … to …", "range 0 to 14"),
    "most": ("most …", "most tiles"),
    "drawn": ('drawn "…"', 'drawn "x"'),
    "terrain drawn": ('drawn "…"', 'drawn "="'),
    "players": ("players …, …", "players red, blue"),
}
"""Properties, or those of a kind: what is to be written, and text to start from."""

_OF_ONE = {"fewest": "most"}
"""Properties that stand instead of another."""

# ---- cards --------------------------------------------------------------------------------------


def _card(declaration: Declaration, kind: Kind) -> Iterator[Diagnostic]:
    if kind.words not in ("automated", "active", "event"):
        return
    blue = [line for line in declaration.lines if _is_blue(line)]
    holds = [
        line for line in declaration.lines if isinstance(line, Property) and line.word == "holds"
    ]
    if kind.words == "active" and not blue and not holds:
        cure = "a card with immediate effects only is `automated` or `event`; what is done every"
        cure += " generation stands behind `action:`"
        yield report(ACTIVE_WITHOUT_ACTION, declaration.header, cure, name=declaration.name)
    if kind.words in NOT_BLUE:
        for line in blue:
            if isinstance(line, nodes.Ability) and line.label not in kind.lines:
                continue  # which has been said
            cure = "write `active` for a card with actions or effects"
            at = meant = None
            if isinstance(line, nodes.Moment) and plain_text(line.at).endswith("phase"):
                cure += "; what happens once is told of the next: `at next production phase: …`"
                at, meant = line.span.start(2), "at next" if kind.words == "event" else None
            yield report(KEEPS_NO_EFFECTS, line.span, cure, None, at, meant, kind=kind.spoken)
        for line in holds if kind.words == "event" else ():
            yield report(
                EVENT_HOLDS_NOTHING, line.span, "only cards that stay in play can hold something"
            )


def _does_something(line: nodes.Line, words: Vocabulary) -> bool:
    """Anything but what it costs, needs and is; a wild tag is there to be another one."""
    if not isinstance(line, Property):
        return not isinstance(line, nodes.Requires)
    tags = (words.find(word, ("tag",)) for word in texts_of(line) if line.word == "tags")
    wild = any("wild" in properties(tag.declaration) for tag in tags if tag is not None)
    return wild or line.word in ("vp", "holds")


def check_use(declaration: Declaration, kind: Kind, words: Vocabulary) -> Iterator[Diagnostic]:
    """A card that was written in full, without mistakes, and does nothing."""
    cards = ("automated", "active", "event", "prelude")
    written = any(not _is_cost(line) for line in declaration.lines)
    idle = not any(_does_something(line, words) for line in declaration.lines)
    if kind.words in cards and written and idle and not declaration.partial:
        yield report(CARD_DOES_NOTHING, declaration.header)


def _is_cost(line: nodes.Line) -> bool:
    return isinstance(line, Property) and line.word == "cost"


def _is_blue(line: nodes.Line) -> bool:
    """Actions and lasting effects; what an event leaves for the next card is not."""
    if isinstance(line, nodes.Rule):
        return line.scope == "effect"
    return isinstance(line, nodes.Ability | nodes.Trigger | nodes.Moment)


def _scenario(declaration: Declaration) -> Iterator[Diagnostic]:
    checks = [
        line
        for line in declaration.lines
        if isinstance(line, nodes.Then | nodes.Refused | nodes.Offered)
    ]
    if not checks and not declaration.partial and not _is_note(declaration):
        yield report(
            EXPECTS_NOTHING, declaration.header, "add a line `then …`", name=declaration.name
        )


def _is_note(declaration: Declaration) -> bool:
    """A ruling that nothing in these sets can show, with the reason."""
    words = [line.word if isinstance(line, Property) else "" for line in declaration.lines]
    return sorted(words) == ["players", "skipped", "source"]


# ---- all sets together --------------------------------------------------------------------------


def check_numbers(
    declarations: Iterable[tuple[str, Declaration]], is_known: Callable[[Declaration], object]
) -> Iterator[Diagnostic]:
    """Two cards of a set with one number, unless they are ends of one face; the set's identifier
    stands beside each declaration."""
    seen: dict[tuple[str, str], list[Declaration]] = {}
    for set_id, declaration in declarations:
        number = declaration.number
        if not number or is_known(declaration) is None:
            continue
        before = seen.setdefault((set_id, number), [])
        before.append(declaration)
        if len(before) == 1:
            continue
        kind = kind_of(declaration)
        if len(before) > (kind[0].ends if kind is not None else 1):
            place = f"{before[0].header.file}:{before[0].header.line}"
            yield report(CARD_NUMBER_TAKEN, declaration.header, number=number, place=place)
