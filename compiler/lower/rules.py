"""Continuous effects: what changes the rules for a player while it holds.

In: `effect:` lines of the syntax tree. Out: abilities with a continuous rule, one for each subject
of the line.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeGuard

from compiler import graph
from compiler.graph import Ability, Continuous
from compiler.lower.phrases.areas import tile_set
from compiler.lower.phrases.conditions import condition
from compiler.lower.phrases.delegates import parties_of
from compiler.lower.phrases.nouns import (
    hear_words,
    in_front,
    is_tile,
    named,
    noun,
    only,
    plain,
    structural,
)
from compiler.lower.phrases.rights import rights
from compiler.lower.phrases.scope import (
    HELD_BY_NOBODY,
    Bag,
    Scope,
    by,
    positive,
    value_of,
    whose,
)
from compiler.lower.verbs.prices import cost, ignored, so_much, within, worth
from compiler.messages.meaning import AMOUNT_MISSING, ROLE_DOES_NOT_FIT
from compiler.messages.names import UNKNOWN_NAME
from compiler.names.written import plain_text, properties
from dsl.syntax.nodes import (
    Alternatives,
    Change,
    It,
    Listed,
    Right,
    Rule,
    Thing,
    Who,
)

_SPANS: dict[str, graph.Span] = {
    "effect": "always",
    "effect this generation": "generation",
    "next card this generation": "next-card",
    "next": "next",
}


def rule_abilities(scope: Scope, node: Rule) -> list[Ability]:
    """The abilities of one line, in the order of what it changes and of its subjects."""
    held = condition(scope, node.condition) if node.condition is not None else None
    times = _how_many(scope, node.about) if node.about is not None else 1
    if node.about is not None and _is_any_card(node.about):
        scope.hear(*node.about.words[0].words, node.about.filters[0])
        node = replace(node, scope="next card this generation", about=None)
    if node.about is not None:
        rules = _next(scope, node, replace(node.about, number=None))
    else:
        _check_it(scope, node)
        rules = [rule for one in node.rules for rule in _changed(scope, one)]
    span, of_tiles = _SPANS[node.scope], (graph.Siting, graph.KeptTiles, graph.Ban)
    if span == "next-card" and any(isinstance(one, of_tiles) for one in rules):
        cure = "for a while it is `effect this generation: you may place …`"
        scope.unclear(node.span, cure)
    if span == "next-card" and any(isinstance(one, graph.AwardScores) for one in rules):
        scope.unclear(node.span, "no card is scored for awards: `effect: award scores are 2 more`")
    if held is not None and any(isinstance(one, graph.TagsAs | graph.EventTags) for one in rules):
        cure = "without a condition: `microbe tags count as plant tags`, "
        scope.unclear(node.span, cure + "`tags of events count as your tags`")
    if any(isinstance(one, graph.Policy) for one in rules):
        _check_policy(scope, node, rules, span)
    if node.condition is not None and held is not None and scope.kind in HELD_BY_NOBODY:
        whom = (getattr(getattr(one, "event", one), "who", "") for one in rules)
        of_all = "all" in (*whom, *(getattr(one, "whose", "") for one in rules))
        if of_all and _speaks_of_you(held):
            cure = "each of whom it is true, and no other: `you may not …`"
            scope.unclear(node.condition.span, cure)
    whose = _whose(scope, node.who) if node.who is not None else "you"
    return [
        Ability(
            "effect", rule=rule, span=span, times=times, condition=held, whose=whose, by=rule.by
        )
        for rule in rules
    ]


def _check_policy(scope: Scope, node: Rule, rules: list[Continuous], span: graph.Span) -> None:
    """A policy is in force for a whole action phase, or from when on something says so."""
    cure = ""
    if node.condition is not None:
        way = "ignored" if any(getattr(one, "ignored", False) for one in rules) else "active"
        cure = "it holds for whole action phases; asked when one begins: `at action phase: if …: "
        cure += f"effect this generation: the policy of … is {way}`"
    elif span not in ("always", "generation"):
        cure = "for a while it is `effect this generation: the policy of … is ignored`"
    elif scope.kind == "party":
        cure = "a party says itself what its policy is; a card or a rule says for whom it is none"
    if cure:
        scope.unclear(node.span, cure)


def _speaks_of_you(held: graph.Condition) -> bool:
    return any(
        "you" in (getattr(part, "whose", ""), getattr(part, "who", "")) for part in graph.walk(held)
    )


def _how_many(scope: Scope, about: Thing) -> int:
    """`next 2 cards`: so many of them, one after the other."""
    if about.number is None:
        return 1
    scope.hear(about.number)
    return positive(scope, about.number)


def _is_any_card(about: Thing) -> bool:
    """`next 2 cards this generation`, of which more can be said than of `next 2 space cards`."""
    filters = [one.word for one in about.filters]
    words = [plain(words) for words in about.words]
    return words in (["card"], ["cards"]) and filters == ["this generation"]


def _check_it(scope: Scope, node: Rule) -> None:
    """`it` is the next card, whose cost is that of nothing else."""
    changes = [one for one in node.rules if isinstance(one, Change)]
    of_the_next = node.scope == "next card this generation"
    for change, subject in ((one, subject) for one in changes for subject in one.subjects):
        is_it = isinstance(subject.thing, It)
        if is_it and not of_the_next:
            cure = "which cards? `it` is that of `next card this generation: it costs 8 less`"
            scope.unclear(subject.span, cure)
        elif of_the_next and change.verb == "cost" and not is_it:
            cure = "which one is said in front: `next space card this generation: it costs 4 less`"
            scope.unclear(subject.span, cure)


def _next(scope: Scope, node: Rule, about: Thing) -> list[Continuous]:
    """`next space card this generation: it costs 4 less`: the first thing that fits uses it up."""
    bag = Bag(scope, about.filters)
    if bag.take("this generation") is None:
        scope.unclear(about.span, "it ends: `next space card this generation: it costs 4 less`")
    thing = replace(about, filters=tuple(bag.rest))
    change = node.rules[0]
    costs = isinstance(change, Change) and change.verb == "cost" and len(node.rules) == 1
    if not isinstance(change, Change) or not costs or not isinstance(change.subjects[0].thing, It):
        cure = "of some cards only what the next one costs: `it costs 4 less`; all else is that of "
        scope.unclear(node.span, cure + "`next card this generation: requirements are ignored`")
        return []
    scope.hear(change.subjects[0].thing)
    made = cost(scope, change, Listed(thing, span=about.span))
    if not isinstance(made, graph.Discount):
        return []
    if made.per_tag or (made.cards is not None and not made.cards.is_printed()):
        cure = "a card by what is printed on it, a standard project, a conversion, a milestone"
        scope.unclear(about.span, cure)
    return [made]


def _whose(scope: Scope, who: Who) -> graph.Whose:
    """`each player`, `each opponent`; of what nobody holds the effects are everybody's anyway."""
    scope.hear(who)
    meant = whose(scope, replace(who, filters=(), doing=None))
    if who.filters or who.doing is not None:
        scope.unclear(who.span, "a condition stands behind: `each opponent: … if 2 cities`")
    nobodys = scope.kind in HELD_BY_NOBODY
    if meant not in ("all", "opponents") or (nobodys and meant != "all"):
        cure = "`effect: …` is " + ("everybody's" if nobodys else "yours, `each player`")
        scope.unclear(who.span, cure + ("" if nobodys else " or `each opponent` stands before it"))
    return "you" if nobodys else meant


# ---- numbers of the rules that change -----------------------------------------------------------


def _changed(scope: Scope, node: Change | Right) -> list[Continuous]:
    if isinstance(node, Right):
        return rights(scope, node)
    found: list[Continuous] = []
    for subject in node.subjects:
        for role in subject.roles:
            scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
        rule = _CHANGES[node.verb](scope, node, subject)
        if rule is not None:
            found.append(rule)
    return found


def _policy(scope: Scope, node: Change, thing: Thing) -> Continuous | None:
    """`the policy of greens is active`, `the policy of reds/greens is ignored`, `the policy of the
    ruling party is ignored`; `the greens policy`."""
    *front, last = thing.words
    hear_words(scope, (last, *node.thing.words))
    scope.says(thing, "the")
    Bag(scope, node.thing.filters).close()
    how = plain_text(node.thing)
    bag = Bag(scope, thing.filters)
    of = bag.take("of")
    bag.close()
    parties, standing = parties_of(scope, of) if of is not None else ((), "")
    if len(front) == 1 and of is None:
        parties = named(scope, front[0], ("party",))
    ignored = how == "ignored"
    if not scope.words.named(("party",)):
        scope.unclear(thing.span, "no set that is used here has parties")
    elif how not in ("active", "ignored") or node.thing.number is not None:
        cure = "`the policy of … is active`, whoever rules, or `is ignored`"
        scope.unclear(node.thing.span, cure)
    elif not parties and not (ignored and standing == "ruling"):
        cure = "of which party? `the policy of greens is active`, by the name of a party"
        scope.unclear(thing.span, cure + "; `the policy of the ruling party is ignored`")
    return graph.Policy(parties, ignored, by(node.span))


_OWN = ", ".join(f"`{number.replace('-', ' ')}`" for number in graph.OWN_NUMBERS)
_PRICE = "for example `card price is 1`"


def _is(scope: Scope, node: Change, subject: Listed) -> Continuous | None:
    """`card price is 1`, `card price is 1 less`: a number of the game; `influence is 1 more`;
    `ocean bonus is 3 megacredits`."""
    thing = subject.thing
    if not isinstance(thing, Thing) or not thing.words:
        scope.unclear(subject.span)
        return None
    if scope.says(thing, "no"):
        scope.unclear(thing.span, "leave out `no`")
    added = any(filter_.word in ("more", "less") for filter_ in node.thing.filters)
    text = "-".join(w.words[0].text for w in thing.words)
    symbol = scope.words.find(text, ("number",))
    said = structural(replace(thing, filters=()))
    if [plain(words) for words in thing.words[-2:]] in (["award", "score"], ["award", "scores"]):
        return _award_scores(scope, node, thing)
    if added and said is not None and said[0] == "bonus":
        return _beside(scope, node, thing, said[1], added=True)
    if added and (symbol is None or symbol.id not in graph.OWN_NUMBERS):
        return _more(scope, node, thing)
    if plain(thing.words[-1]) == "policy":
        return _policy(scope, node, thing)
    if [plain(words) for words in node.thing.words] == ["ignored"]:
        return ignored(scope, node, thing)
    if said is not None and said[0] == "bonus" and node.thing.words:
        return _beside(scope, node, thing, said[1])
    if added:
        value, per = so_much(scope, node, ("less", "more"), _PRICE)
    else:
        Bag(scope, node.thing.filters).close()
        scope.hear(node.thing.number)
        value, per = value_of(node.thing.number) if node.thing.number is not None else 0, None
    Bag(scope, thing.filters).close()
    hear_words(scope, thing.words)
    if symbol is None:
        meant = scope.words.suggest(text, ("number",))
        cure = None if meant else f"each player's own are {_OWN}"
        scope.fault(UNKNOWN_NAME, thing.span, cure, meant, word=text, wanted="a number of the game")
        return None
    if node.thing.number is None:
        scope.fault(AMOUNT_MISSING, node.thing.span, _PRICE, word="is")
        return None
    if symbol.id not in graph.OWN_NUMBERS:
        scope.unclear(thing.span, f"it is the same for everybody; each player's own are {_OWN}")
    return graph.Override(symbol.id, value, added, per, by(node.span))


def _more(scope: Scope, node: Change, thing: Thing) -> Continuous | None:
    """`influence is 1 more`: a track of every player; `space tags are 1 more per power tag`."""
    Bag(scope, thing.filters).close()
    if (said := structural(thing)) is not None and said[0] == "tag":
        return _more_tags(scope, node, thing)
    found = noun(scope, thing, ("counter",))
    more, per = so_much(scope, node, ("more",), "for example `influence is 1 more`")
    if found is None:
        return None
    return graph.Counts(only(scope, found, thing.span), more, per, by(node.span))


def _more_tags(scope: Scope, node: Change, thing: Thing) -> Continuous | None:
    scope.says(thing, "your")
    found = noun(scope, thing, ("tag",))
    tags = in_front(scope, found, ("tag",)) if found is not None else ()
    more, per = so_much(scope, node, ("more",), "for example `space tags are 1 more per city`")
    if len(tags) != 1 or _are_wild(scope, tags):
        scope.unclear(thing.span, "of one kind: `space tags are 1 more per power tag`")
        return None
    return graph.CountsTags(tags[0], more, per, by(node.span))


def _award_scores(scope: Scope, node: Change, thing: Thing) -> graph.AwardScores:
    """`award scores are 2 more`, `"…" award score is 1 more per city`."""
    scope.says(thing, "your", "the")
    Bag(scope, thing.filters).close()
    *front, award, score = thing.words
    hear_words(scope, (award, score))
    awards = named(scope, front[0], ("award",)) if len(front) == 1 else ()
    example = 'for example `award scores are 2 more`, `"…" award score is 1 more per city`'
    if len(front) > 1:
        scope.unclear(thing.span, example)
    more, per = so_much(scope, node, ("more",), example)
    return graph.AwardScores(more, awards, per, by(node.span))


def _beside(
    scope: Scope,
    node: Change,
    thing: Thing,
    front: tuple[Alternatives, ...],
    added: bool = False,
) -> Continuous | None:
    """`ocean bonus is 3 megacredits`: what placing next to such a tile gives; `1 megacredit more`:
    so much is `added`; `ocean bonus adjacent to your cities`: only of those that lie there."""
    tiles = named(scope, front[0], ("tile",)) if len(front) == 1 else ()
    hear_words(scope, thing.words)
    bag = Bag(scope, node.thing.filters)
    if added:
        bag.take("more")
    bag.close()
    scope.hear(node.thing.number)
    found = noun(scope, node.thing, ("resource",)) if node.thing.words else None
    if len(tiles) != 1 or found is None or node.thing.number is None:
        cure = "for example `ocean bonus is 3 megacredits`, `ocean bonus is 1 megacredit more`"
        scope.unclear(node.span, cure)
        return None
    amount, resource = positive(scope, node.thing.number), only(scope, found, node.thing.span)
    of = tile_set(scope, replace(thing, words=front), "all") if thing.filters else None
    return graph.BesideWorth(tiles[0], resource, amount, added, of, by(node.span))


def _counts(scope: Scope, node: Change, subject: Listed) -> Continuous | None:
    """`science-tokens count as energy tags`: where they can be spent as tags."""
    example = "for example `science-tokens count as energy tags`"
    if is_tile(scope, subject.thing) and (structural(node.thing) or ("",))[0] != "tag":
        cure = (
            "which tile counts as another is said where it is declared, `tile dome-city`, with the "
            "line `counts as city`; the card places it: `place dome-city`"
        )
        scope.unclear(subject.span, cure)
        return None
    Bag(scope, node.thing.filters).close()
    if _are_tags_of_events(subject.thing):
        return _tags_of_events(scope, node, subject.thing)
    instead = noun(scope, node.thing, ("tag",))
    tags = in_front(scope, instead, ("tag",)) if instead is not None else ()
    if not isinstance(subject.thing, Thing) or len(tags) != 1:
        scope.unclear(subject.span, example)
        return None
    if _are_wild(scope, tags):
        scope.unclear(node.thing.span, "a wild tag is any of them: name each on a line of its own")
        return None
    Bag(scope, subject.thing.filters).close()
    if (said := structural(subject.thing)) is not None and said[0] == "tag":
        return _tags_as(scope, node, subject.thing, tags[0])
    found = noun(scope, subject.thing, ("resource",))
    return graph.CountsAs(found.ids if found is not None else (), tags[0], by(node.span))


def _tags_as(scope: Scope, node: Change, thing: Thing, tag: str) -> Continuous | None:
    """`microbe tags count as plant tags`."""
    scope.says(thing, "your")
    found = noun(scope, thing, ("tag",))
    tags = in_front(scope, found, ("tag",)) if found is not None else ()
    if not tags or tag in tags or _are_wild(scope, tags):
        scope.unclear(thing.span, "other ones: `microbe tags count as plant tags`")
        return None
    return graph.TagsAs(tags, tag, by(node.span))


def _are_tags_of_events(thing: object) -> TypeGuard[Thing]:
    """`tags of events`, `space tags of events`, however it is said."""
    if not isinstance(thing, Thing) or (structural(thing) or ("",))[0] != "tag":
        return False
    others = [one.thing for one in thing.filters if one.word in ("of", "on")]
    if len(thing.words) > 1 and plain(thing.words[0]) in ("event", "events"):
        return True
    return any(isinstance(one, Thing) and _is_plainly(one, "events") for one in others)


def _is_plainly(thing: Thing, word: str) -> bool:
    return plain_text(thing).lower() == word and not thing.filters


def _tags_of_events(scope: Scope, node: Change, thing: Thing) -> Continuous | None:
    """`tags of events count as your tags`, `space/earth tags of events count as your tags`."""
    said = [one for one in thing.filters if one.word == "of"]
    of, as_ = [one.thing for one in said if isinstance(one.thing, Thing)], node.thing
    if (
        len(said) != 1
        or len(of) != 1
        or not scope.says(as_, "your")
        or not _is_plainly(as_, "tags")
    ):
        scope.unclear(node.span, "it is said so: `tags of events count as your tags`")
        return None
    scope.hear(*said)
    hear_words(scope, (*of[0].words, *as_.words, thing.words[-1]))
    Bag(scope, [one for one in thing.filters if one not in said]).close()
    front = replace(thing, filters=())
    found = noun(scope, front, ("tag",)) if len(thing.words) > 1 else None
    return graph.EventTags(
        in_front(scope, found, ("tag",)) if found is not None else (), by(node.span)
    )


def _are_wild(scope: Scope, tags: tuple[str, ...]) -> bool:
    """Whether one of them stands for any kind, and so is none that can count as another."""
    symbols = [scope.words.find(one, ("tag",)) for one in tags]
    return any(one is not None and "wild" in properties(one.declaration) for one in symbols)


_CHANGES: dict[str, Callable[[Scope, Change, Listed], Continuous | None]] = {
    "cost": cost,
    "is worth": worth,
    "is within": within,
    "is": _is,
    "counts as": _counts,
}
