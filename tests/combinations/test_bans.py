"""What may not be done: each deed, forbidden to each kind of player, for good and for a while. Who
is meant is refused it, and everybody else does it (docs/language.md, continuous effects)."""

from __future__ import annotations

from itertools import product

from runtime.driving.scenario import run
from tests.bundled import for_scenarios, load_text
from tests.effort import some

WHOSE = {
    "you may not": ("red",),
    "opponents may not": ("blue",),
    "nobody may": ("red", "blue"),
    "each opponent: you may not": ("blue",),
}
DEEDS = {  # what is done, what is given for it
    "play cards with cost even": ('plays "Shed"', '"Shed" in hand, '),
    "play building cards": ('plays "Shed"', '"Shed" in hand, '),
    "use standard projects": ('uses "Asteroid"', ""),
    "use actions of cards": ('uses "Mill"', '"Mill" in play, '),
    "place cities": ('uses "City"', ""),
    "claim milestones": ('claims "Terraformer"', "50 rating, "),
    "fund awards": ('funds "Banker"', ""),
    "raise temperature": ('plays "Warm Air"', '"Warm Air" in hand, '),
    'use the "Asteroid" standard project': ('uses "Asteroid"', ""),
    'use the "Convert Heat" conversion': ('uses "Convert Heat"', "8 heat, "),
    "use conversions": ('uses "Convert Heat"', "8 heat, "),
    "gain plants": ('plays "Garden"', '"Garden" in hand, '),
    "gain resources": ('plays "Garden"', '"Garden" in hand, '),
    "raise plant/heat production": ('plays "Field"', '"Field" in hand, '),
    "raise production": ('plays "Field"', '"Field" in hand, '),
    "add animals": ('plays "Zoo"', '"Zoo" in hand, '),
}
LAPSES = {  # what is done without it: what there is then, forbidden and not
    "raise temperature": ("temperature -30", "temperature -28"),
    **dict.fromkeys(
        ("gain plants", "gain resources"), ("{who} has 0 plants", "{who} has 3 plants")
    ),
    **dict.fromkeys(
        ("raise plant/heat production", "raise production"),
        ("{who} has 0 plant production", "{who} has 2 plant production"),
    ),
    "add animals": ('{who} has 0 animals on "Zoo"', '{who} has 2 animals on "Zoo"'),
}
SPANS = ("effect: ", "effect this generation: ")
CARDS = """automated "Shed"
  cost 10
  tags building
  gain 1 steel

active "Mill"
  cost 10
  action: gain 1 steel

automated "Warm Air"
  cost 1
  raise temperature 1

automated "Garden"
  cost 1
  gain 3 plants

automated "Field"
  cost 1
  production +2 plants

active "Zoo"
  cost 1
  holds animal
  add 2 animals here

"""
SAME = list(product(enumerate(SPANS), WHOSE, DEEDS))[:: some(1, 3)]


def text() -> str:
    parts = [CARDS]
    for n, ((lasts, span), whose, deed) in enumerate(SAME):
        line = f"{span}{whose} {deed}"
        named = line.replace('"', "")
        kind, given = ("event", "in hand") if lasts else ("active", "in play")
        before = f'  when red plays "Holder {n}"\n' if lasts else ""
        parts.append(f'{kind} "Holder {n}"\n  cost 0\n  {line}\n\n')
        for who in ("red", "blue"):
            act, own = DEEDS[deed]
            meant = who in WHOSE[whose]
            told = "  then it is refused" if meant else "  then generation 1"
            if deed in LAPSES:
                told = "  then " + LAPSES[deed][not meant].format(who=who)
            answers = "    answers G3\n" if deed == "place cities" and not meant else ""
            parts.append(
                f'scenario "{who}: {named}"\n  players red, blue\n'
                f'  given red has "Holder {n}" {given}, {who} has {own}50 megacredits\n'
                f"{before}  when {who} {act}\n{answers}{told}\n\n"
            )
    return "".join(parts)


def test_who_is_meant_is_refused() -> None:
    loaded = load_text(text(), uses=("corporate-era",), name="bans")
    assert loaded.errors == ()
    program = for_scenarios(loaded.library)
    own = [one for one in loaded.library.scenarios if one.by.startswith("bans:")]
    outcomes = {one.name: run(program, one) for one in own}
    assert {name: one.failures for name, one in outcomes.items() if not one.ok} == {}
    assert len(outcomes) == 2 * len(SAME)
