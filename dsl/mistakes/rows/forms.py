"""Words in the form in which they are meant, for the tables of what people say.

In: words as they were said. Out: the same, or others that mean it.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import DID, DOES, DONE, IN_WORDS, VERBS

_THIRD = {base: form for form, base in DOES.items() if form != base}
_DID = {base: form for form, base in DID.items()}
_DONE = {base: form for form, base in DONE.items()}
_BASE = DID | DONE | {"built": "place", "increased": "raise"}
_SIGN = dict.fromkeys(("increase", "raise", "gain"), "+")
_LEVEL = {"increase": "raise", "decrease": "lower"}
_NUMBER = (
    dict.fromkeys(("", "a", "an"), "1")
    | {word: str(number) for number, word in enumerate(IN_WORDS, 1)}
    | {"half": "2", "third": "3", "second": "2", "fourth": "4", "fifth": "5"}
    | {"twice": "2"}
    | {"10%": "10", "20%": "5", "25%": "4", "50%": "2"}
    | {"2nd": "2", "3rd": "3", "4th": "4", "5th": "5"}
)


def one(goods: str) -> str:
    """`plant` of `plants`, `colony` of `colonies`, `science tag` of `science tags`."""
    return re.sub(r"(?<=\w\w)(?<!u)s$", "", re.sub(r"(?<=\w\w)ies$", "y", goods))


def many(goods: str) -> str:
    """`cities` of `city`."""
    return goods if goods.endswith("s") else re.sub("ys$", "ies", f"{goods}s")


def a(noun: str) -> str:
    """`a city`, `an ocean`."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def number(said: str) -> str:
    """In digits; what is not said is one."""
    return _NUMBER.get(said.lower(), said)


def after(number: str) -> str:
    return str(int(number) + 1)


def before(number: str) -> str:
    return str(int(number) - 1)


def below(count: str) -> str:
    """`max 2` of `3`, `no` of `a`."""
    least = int(count) if count.isdecimal() else 1
    return f"max {least - 1}" if least > 1 else "no"


def does(verb: str) -> str:
    """`lose` of `loses`."""
    return DOES.get(verb, verb)


def third(verb: str) -> str:
    """`loses` of `lose`."""
    return _THIRD.get(verb, verb)


def base(verb: str) -> str:
    """`place` of `placed`."""
    return _BASE.get(verb, verb)


def did(verb: str) -> str:
    """`drew` of `draw`."""
    return _DID[verb]


def done(verb: str) -> str:
    """`drawn` of `draw`."""
    return _DONE[verb]


def doing(verb: str) -> str:
    """`place` of `placing`."""
    stem = verb.removesuffix("ing")
    return stem if stem in VERBS else f"{stem}e"


def s(who: str) -> str:
    """What the verb of somebody ends with."""
    return "" if who == "you" else "s"


def sign(verb: str) -> str:
    """Of production that changes so."""
    return _SIGN.get(verb.lower(), "-")


def level(verb: str) -> str:
    """What is done with a track."""
    return _LEVEL.get(verb, verb)


def title(name: str) -> str:
    return name.capitalize()


def either(nouns: str) -> str:
    """`cities and greeneries`: the one or the other."""
    return re.sub(r", (?:(?:and|or) )?| (?:and|or) (?:your )?", "/", nouns)


def choice(effects: str) -> str:
    return re.sub(" ?; ?", " or ", effects)


def listed(levels: str) -> str:
    return ", ".join(re.findall("[0-9]+", levels))


def listing(names: str) -> str:
    """`plant, animal` of `plant and animal`."""
    return re.sub(r",? (?:and|or) |, ?|/", ", ", names)


def numbers(said: str) -> str:
    """`8, 14` of `8,14` and `8 14`."""
    return ", ".join(re.findall("[0-9]+", said))


def goods(said: str) -> str:
    """Money by its name."""
    return "megacredits" if said.lower() in ("m€", "mc", "money", "credits") else said


def given(effects: str) -> str:
    """`gain 2 plants` of `2 plants`; cards are drawn, production has a sign; else as it is."""
    said = re.sub(r"^(?:gains?|gets?|receives?) (?=[0-9])", "", effects)
    found = re.fullmatch(r"\+? ?([0-9]+) (\S+)( production)?((?: per .*)?)", said)
    if found is None:
        return effects
    many, what, brown, per = found.groups()
    if brown:
        return f"production +{many} {what}{per}"
    if what in ("card", "cards"):
        return f"draw {many} {what}{per}"
    return f"raise rating {many}{per}" if what in ("TR", "rating") else f"gain {many} {what}{per}"
