"""A verb as it is used, held against its row of `dsl.lexicon.verbs`.

In: a `Do` of the syntax tree. Out: a `Call` with its amount, its thing whose filters are still to
be understood, and its roles; what does not fit the frame is reported.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.graph import Amount, CardSet
from compiler.lower.phrases.delegates import POSTS
from compiler.lower.phrases.levels import levels, plain_amount
from compiler.lower.phrases.measures import (
    amount,
    changed_amount,
    per_amount,
    up_to,
)
from compiler.lower.phrases.nouns import (
    Noun,
    check_articles,
    hear_words,
    limiting,
    noun,
    phrase,
    structural,
)
from compiler.lower.phrases.scope import Bag, Scope, by, dets, positive
from compiler.messages.meaning import (
    AMOUNT_DOES_NOT_FIT,
    AMOUNT_MISSING,
    NO_AMOUNT,
    OBJECT_MISSING,
    ROLE_DOES_NOT_FIT,
    WORD_DOES_NOT_FIT,
)
from compiler.messages.names import NO_PLAYER, WRONG_KIND_OF_NAME
from compiler.names.written import plain_text
from dsl.lexicon.verbs import FRAMES, Verb
from dsl.lexicon.words import VERBS
from dsl.messages.diagnostics import nearest
from dsl.messages.syntax import DOES_NOT_FIT, SIGN_MISSING
from dsl.reading.records import dataclass
from dsl.reading.source import around
from dsl.syntax.nodes import AnyThing, Do, It, Number, Role, Thing, Who


@dataclass(frozen=True, slots=True)
class Call:
    """A verb as it is used: its thing with the filters still to be understood, and its roles."""

    scope: Scope
    node: Do
    frame: Verb
    thing: Thing
    bag: Bag
    amount: Amount

    @property
    def by(self) -> str:
        return by(self.node.span)

    def role(self, word: str) -> AnyThing | None:
        role = next((role for role in self.node.roles if role.word == word), None)
        self.scope.hear(role)
        return _player(self.scope, role.thing) if role is not None else None

    def here(self) -> CardSet | None:
        """This card, when `here` is said."""
        return CardSet(reference="this") if self.bag.take("here") else None

    def noun(self) -> Noun | None:
        if _is_track(self):
            return None
        return noun(self.scope, self.thing, self.frame.things)


_STEPPED = {"gain": "raise", "lose": "lower", "spend": "lower", "production": "raise"}


def _is_track(call: Call) -> bool:
    """`gain 1 TR`: what goes in steps, said as of a stock."""
    scope, thing, step = call.scope, call.thing, _STEPPED.get(call.node.verb)
    number, words = thing.number, [word for words in thing.words for word in words.words]
    if step is None or number is None or len(words) != 1:
        return False
    word, kinds = words[0], tuple(scope.words.by_kind)
    track = scope.words.find(word.text, ("counter", "parameter"))
    stock = scope.words.find(word.text, ("resource", "card resource", "tag"))
    if track is None or stock is not None or track.id == scope.rule_text("influence"):
        return False
    cure, at = "it goes in steps", around(call.node.span.start(0), word.span)
    step = "lower" if number.signed == "-" else step
    many = f"{number.value or ''}X" if number.times_x else str(number.value)
    kind = phrase((track.kind,))
    fitting = phrase(tuple(one for one in call.frame.things if one in kinds))
    scope.fault(
        WRONG_KIND_OF_NAME,
        word.span,
        cure,
        f"{step} {word.text} {many}",
        at,
        word=word.text,
        kind=kind,
        wanted=fitting,
    )
    return True


def _player(scope: Scope, thing: AnyThing) -> AnyThing:
    """`from opponent`, which lacks its `any`."""
    text = plain_text(thing) if isinstance(thing, Thing) and not thing.dets else ""
    if text not in ("opponent", "player"):
        return thing
    cure = "`any opponent`, `each opponent`, `any player`"
    scope.fault(NO_PLAYER, thing.span, cure, f"any {text}", word=text)
    return Who(f"any {text}", span=thing.span)


def call_of(scope: Scope, node: Do, frame: Verb) -> Call | None:
    """The call, or None when the verb has nothing to act on."""
    node = _said_behind_a_place(scope, node)
    _check_roles(scope, node, frame)
    thing = _thing(scope, node, frame)
    if thing is None:
        return None
    check_articles(scope, thing)
    if frame.amount == "needed" and thing.number is None and {"a", "an"} & dets(thing):
        thing = replace(thing, number=Number(1, span=thing.span))
    if _is_misspelt_verb(scope, thing):
        return None
    bag = Bag(scope, thing.filters)
    return Call(scope, node, frame, thing, bag, _amount(scope, node, frame, thing, bag))


def _said_behind_a_place(scope: Scope, node: Do) -> Do:
    """`play 1 card from hand with a space tag`: what is said of the cards may stand behind where
    they are."""
    thing = node.thing
    for role in node.roles:
        place = role.thing
        if role.word != "from" or not isinstance(thing, Thing) or not isinstance(place, Thing):
            continue
        found = structural(place)
        words = [one.word for one in place.filters]
        of_cards = next((i for i, word in enumerate(words) if word in _OF_CARDS), None)
        if found is not None and found[0] in _PLACES and of_cards is not None:
            scope.hear(role, place)
            bare_place = replace(place, filters=place.filters[:of_cards])
            thing = replace(thing, filters=(*thing.filters, *place.filters[of_cards:]))
            there = replace(role, thing=bare_place)
            roles = tuple(there if one is role else one for one in node.roles)
            return replace(node, thing=thing, roles=roles)
    return node


_PLACES = ("hand", "pile", "discard", "deck")
_OF_CARDS = ("with", "without", "other than", "that can hold")


def bare(call: Call) -> bool:
    """Whether it is said `ignoring bonuses`, which is understood then; of a track nothing else is
    left out."""
    moves = call.node.verb in ("raise", "lower")
    if moves and (less := call.bag.take("without")) is not None:
        call.scope.hear(less.thing)
        cure = "what its step brings comes with it; of a parameter nobody gets anything of it by "
        call.scope.unclear(less.span, f"{cure}`raise oxygen 1 ignoring bonuses`")
    role = call.role("ignoring")
    if not isinstance(role, Thing) or plain_text(role) not in ("bonus", "bonuses"):
        return False
    call.scope.hear(role.words[0].words[0])
    return True


def _thing(scope: Scope, node: Do, frame: Verb) -> Thing | None:
    match node.thing:
        case Thing(words=(), number=None, filters=(_, *_)) if not (frame.alone or dets(node.thing)):
            pass  # `place on an area`
        case Thing() as thing:
            return thing
        case It(filters=filters, span=span) as it if "card" in frame.things:
            scope.hear(it)
            return Thing(filters=filters, span=span)  # the cards looked at
        case Who(text=text) as who if frame.verb == "become" and text.lower() == "the first player":
            scope.hear(who)
            return Thing(span=who.span)
        case None if frame.alone:
            return Thing(span=node.span)
        case _:
            pass
    wanted = "an amount" if not frame.things else f"what to {node.verb}"
    cure = f"for example `{frame.example}`"
    scope.fault(OBJECT_MISSING, node.span, cure, verb=node.verb, wanted=wanted)
    return None


def _is_misspelt_verb(scope: Scope, thing: Thing) -> bool:
    """`gain 1 steel, raiise oxygen 1`, which reads like more of the same verb."""
    word = thing.words[0].words[0] if len(thing.words) > 1 and thing.number is None else None
    if word is None or word.quoted or scope.words.find(word, tuple(scope.words.by_kind)):
        return False
    meant = nearest(word.text, VERBS)
    if meant:
        scope.fault(DOES_NOT_FIT, word.span, None, meant, word=word.text)
    return bool(meant)


def is_a_hand(node: Do) -> bool:
    """`look at the hand of an opponent`: all of it."""
    thing = node.thing
    return node.verb == "look at" and isinstance(thing, Thing) and structural(thing) == ("hand", ())


def _check_roles(scope: Scope, node: Do, frame: Verb) -> None:
    for role in node.roles:
        if role.word not in frame.roles and role is not to_its_end(node):
            roles = " and ".join(f"`{word}`" for word in frame.roles)
            if role.word == "for" and isinstance(role.thing, Thing) and "each" in dets(role.thing):
                scope.fault(
                    ROLE_DOES_NOT_FIT, role.span, "counting is `per`: `per city`", word=role.word
                )
                continue
            cure = f"`{node.verb}` takes {roles}" if roles else f"for example `{frame.example}`"
            scope.fault(ROLE_DOES_NOT_FIT, role.span, cure, word=role.word)


def _amount(scope: Scope, node: Do, frame: Verb, thing: Thing, bag: Bag) -> Amount:
    """The amount as the frame wants it; 1 stands in for one that is missing."""
    number = thing.number
    if frame.amount == "level":
        return _steps(scope, node, frame, thing, bag)
    _check_words(scope, node, frame, thing, bag)
    found = amount(scope, thing, bag)
    if number is not None and number.signed and frame.amount != "signed":
        scope.fault(
            AMOUNT_DOES_NOT_FIT,
            number.span,
            f"for example `{frame.example}`",
            at=number.span.start(1),
            instead="" if number.signed == "+" else None,  # less than nothing may mean a loss
            verb=node.verb,
        )
    if frame.amount == "signed":
        scope.hear_in(number, "sign")
    if frame.amount == "signed" and number is not None and not number.signed:
        scope.fault(SIGN_MISSING, number.span, None, (f"+{number.value}", f"-{number.value}"))
    if frame.amount in ("needed", "signed") and found is None:
        if isinstance(node.thing, It) or is_a_hand(node) or is_income(thing):
            return 1
        scope.fault(AMOUNT_MISSING, thing.span, _how_much(scope, thing, bag, frame), word=node.verb)
    if frame.amount == "none" and found is not None:
        scope.fault(
            AMOUNT_DOES_NOT_FIT, thing.span, f"for example `{frame.example}`", verb=node.verb
        )
    if number is not None and number.value == 0:
        scope.fault(NO_AMOUNT, number.span, number=0)
    if number is not None and number.bound == "up to" and node.verb in _GIVEN:
        return up_to(scope, thing, 1 if found is None else found)
    return 1 if found is None else found


_GIVEN = ("spend", "pay", "discard")
"""Of what is given up, `up to` is an X that more can be said of."""


def _check_words(scope: Scope, node: Do, frame: Verb, thing: Thing, bag: Bag) -> None:
    """`all`, `up to`, `max` and `min` stand only where the verb takes them."""
    number = thing.number
    bound = number.bound if number is not None else ""
    every = number is None and "all" in dets(thing) and not is_about_bonuses(thing)
    word = "all" if every else bound
    span = thing.span if number is None else number.span
    if number is not None and word in frame.words and number.times_x:
        cure = f"`{word} 3`, or `X`: the player chooses it"
        scope.fault(WORD_DOES_NOT_FIT, span, cure, verb=node.verb, word=word)
    if not word or word in frame.words:
        return
    takers = [f"`{verb}`" for verb, row in FRAMES.items() if word in row.words]
    per = next((filter_ for filter_ in bag.rest if filter_.word == "per"), None)
    if number is not None and per is not None:
        counted = plain_text(per.thing) if isinstance(per.thing, Thing) else "…"
        example = f"{node.verb} 1 {plain_text(thing)} per {counted} max {number.value}"
        cure = f"a limit stands behind what is counted: `{example}`"
    elif not thing.words and (alone := limiting(thing)) is not None:
        cure = alone
    elif not takers or node.verb == "lose":
        cure = f"leave out `{word}`"
    else:
        cure = f"it goes with {', '.join(takers[:-1])} and {takers[-1]}"
    scope.fault(WORD_DOES_NOT_FIT, span, cure, verb=node.verb, word=word)
    scope.hear_in(number, "bound")


def said_up_to(call: Call) -> bool:
    """Whether the player may stop before there are so many."""
    number = call.thing.number
    found = number is not None and number.bound == "up to"
    call.scope.hear_in(number, *["bound"] * found)
    return found


def is_about_bonuses(thing: Thing) -> bool:
    """`all bonuses under it`, which are as many as there are."""
    found = structural(thing)
    return found is not None and found[0] == "bonus"


def is_income(thing: Thing) -> bool:
    """`the income of a colony tile`, which is as much as its track shows."""
    return structural(thing) == ("income", ())


def _how_much(scope: Scope, thing: Thing, bag: Bag, frame: Verb) -> str:
    """How to say the amount that is missing, or that stands at a wrong place."""
    behind = bag.take_number()
    if behind is not None:
        name = " ".join(words.words[0].text for words in thing.words)
        many = "X" if behind.value is None else behind.value
        sign = "+" if frame.amount == "signed" else ""
        more = " …" if frame.roles else ""
        track = scope.words.find(name, ("counter", "parameter"))
        if track is not None and track.id == scope.rule_text("influence"):
            return f"`effect: {name} is {many} more`"
        if track is not None:
            return f"it goes in steps: `raise {name} {many}`"
        return f"the number comes first: `{frame.verb} {sign}{many} {name}{more}`"
    if any(len(words.words[0].text) == 1 for words in thing.words[:-1]):
        return "a number that the player chooses is a capital `X`"
    name = " ".join(words.words[0].text for words in thing.words)
    if "tile" in frame.things and scope.words.find(name, ("tile",)) is not None:
        whose = " …" if thing.filters else " of any player" if "any" in dets(thing) else ""
        return f"one is said too: `{frame.verb} 1 {name}{whose}`"
    last = (structural(thing) or ("", ()))[0]
    if frame.verb == "remove" and last in (*POSTS, "colony"):
        whose = "you" if "your" in dets(thing) else "any player" if "any" in dets(thing) else ""
        return f"one is said too: `remove 1 {name} of {whose or 'an opponent'}`"
    return f"for example `{frame.example}`"


def _check_percent(scope: Scope, node: Do, thing: Thing, number: Number) -> None:
    """`raise venus 2%`, which is one step."""
    name = thing.words[0].words[0].text if thing.words else ""
    symbol = scope.words.find(name, ("parameter",))
    span = levels(symbol.declaration) if symbol is not None else None
    step = span[2] if span is not None else 1
    value = number.value or 0
    cure = f"it goes in steps, each of {step}%" if span is not None else "it goes in steps"
    fits = not value % step
    instead = str(value // step) if fits else None
    scope.fault(AMOUNT_DOES_NOT_FIT, number.span, cure, instead, verb=node.verb)


def to_its_end(node: Do) -> Role | None:
    """`raise a colony track to its maximum`: what says so."""
    track = structural(node.thing) if isinstance(node.thing, Thing) else None
    if track is None or track[0] != "track" or node.verb not in _ENDS:
        return None
    for role in node.roles:
        if role.word == "to" and isinstance(role.thing, Thing):
            if plain_text(role.thing) == _ENDS[node.verb] and dets(role.thing) == {"its"}:
                return role
    return None


_ENDS = {"raise": "maximum", "lower": "minimum"}


def _steps(scope: Scope, node: Do, frame: Verb, thing: Thing, bag: Bag) -> Amount:
    """`raise temperature 2`, `raise rating 1 per 2 jovian tags`, `… 4 minus 1 per city`."""
    number = bag.take_number() or thing.number
    if number is None and (end := to_its_end(node)) is not None:
        scope.hear(end)
        if isinstance(end.thing, Thing):
            scope.says(end.thing, "its")
            hear_words(scope, end.thing.words)
        return 1
    changed = changed_amount(scope, number, bag) if number is not None else None
    per = bag.take_with_rest("per")
    scope.hear(number)
    if number is None:
        name = thing.words[0].words[0].text if thing.words else "…"
        colony = (structural(thing) or ("",))[0] == "track"
        name = "a colony track" if colony else name
        if bag.take("by") is not None:
            cure = f"without `by`: `{node.verb} {name} 1`"
            scope.fault(AMOUNT_MISSING, thing.span, cure, word=node.verb)
            return 1
        cure = f"how many steps? for example `{node.verb} {name} 1`"
        for role in node.roles if node.verb == "raise" else ():
            there = role.thing.number if isinstance(role.thing, Thing) else None
            if role.word == "to" and there is None and not colony:
                cure += f"; as many as there are, or more, go to its end: `raise {name} 20`"
            elif role.word == "to" and there is not None and not there.signed:
                cure += f"; from wherever it is `raise {name} {there.value} minus 1 per {name}`"
        scope.fault(AMOUNT_MISSING, thing.span, cure, word=node.verb)
        return 1
    if number.percent:
        _check_percent(scope, node, thing, number)
    elif number.signed:
        scope.fault(
            AMOUNT_DOES_NOT_FIT, number.span, f"for example `{frame.example}`", verb=node.verb
        )
    steps = abs(positive(scope, number))
    if per is not None:
        return per_amount(scope, per, steps)
    if changed is not None:
        return changed
    return plain_amount(scope, number)
