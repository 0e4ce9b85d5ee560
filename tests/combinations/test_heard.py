"""Every verb as an event, done by you, by an opponent, by anyone, and forbidden: it is heard, or is
refused with words that help (docs/language.md, events and continuous effects). No row is missing.
"""

from __future__ import annotations

from dsl.lexicon.verbs import PRODUCTION, ROWS
from tests.bundled import load_text

HEARD = {
    "play": "a science tag",
    "place": "a city",
    "gain": "1 plant",
    "raise": "temperature",
    "spend": "heat",
    "lose": "plants",
    "add": "1 animal to a card",
    "remove": "plants",
    "use": "a standard project",
    "trade": "",
    "draw": "a card",
    "buy": "a card",
    "discard": "a card",
    "claim": "a milestone",
    "fund": "an award",
    "pass": "",
    "become": "the chairman",
}
"""What can be heard, with a thing."""

FORBIDDEN = {
    "play": "events",
    "place": "cities",
    "gain": "plants",
    "raise": "temperature",
    "add": "animals",
    "use": "standard projects",
    "trade": "",
    "claim": "milestones",
    "fund": "awards",
}
"""What can be forbidden, with a thing; what is kept is said of things (`your plants`)."""

KEPT = {"remove": "your plants", "lower": "your production"}
COUNTED = {
    "play": "science tag",
    "place": "city",
    "gain": "plant",
    "raise": "temperature step",
    "spend": "heat",
    "lose": "plant",
    "add": "animal",
    "remove": "plant",
    "use": "standard project",
    "trade": "time",
    "draw": "card",
    "buy": "card",
    "discard": "card",
}
"""What is counted of what was done."""
VERBS = [row for row in ROWS if row.verb != PRODUCTION and row.verb not in ("reach", "give")]


def _lines() -> dict[str, bool]:
    """Every line, and whether it means something."""
    found = {}
    for row in VERBS:
        thing = HEARD.get(row.verb, "a card")
        for who, verb in (("you", row.verb), ("an opponent", row.third), ("anyone", row.third)):
            found[f"when {who} {verb} {thing}".rstrip() + ": gain 1 heat"] = row.verb in HEARD
        kept = FORBIDDEN.get(row.verb, KEPT.get(row.verb, "cards"))
        for who in ("you", "an opponent", "that player") if row.past else ():
            counted = f"1 heat per {COUNTED.get(row.verb, 'card')} {who} {row.past} this generation"
            trigger = "when anyone places a city: " if who == "that player" else ""
            found[f"{trigger}gain {counted}"] = row.verb in COUNTED
        allowed = row.verb in FORBIDDEN or row.verb in KEPT
        found[f"effect: opponents may not {row.verb} {kept}".rstrip()] = allowed
    return found


def test_each_is_heard_or_refused_with_a_cure() -> None:
    lines = _lines()
    text = "".join(f'active "Card {n}"\n  cost 1\n  {line}\n\n' for n, line in enumerate(lines))
    errors = load_text(text, ("turmoil", "colonies")).errors
    wrong = {(error.span.line - 3) // 4: error for error in reversed(errors)}
    for n, (line, right) in enumerate(lines.items()):
        assert (n not in wrong) == right, (line, wrong.get(n))
        if not right:
            assert wrong[n].cure or wrong[n].suggestion, (line, wrong[n])
