"""What is suggested for a line that is refused is taken: it is not refused again.

Unless the message says what else is wrong. Lines are those of `test_words` and
`test_words_elsewhere` with a word more, another or one less. `ARSIA_FULL=1` tries many more.
"""

from __future__ import annotations

from random import Random

from compiler.advice.held import NOT_ALL
from compiler.advice.mending import LINES
from dsl.messages.diagnostics import Diagnostic, applied
from tests.combinations.changed import changed, lessened, phrases
from tests.combinations.homes import HEAD, Home, checked, lines
from tests.combinations.play import told_of
from tests.combinations.random_lines import line
from tests.combinations.test_words import examples
from tests.effort import some

CARDS = (
    Home('active "Card {n}"\n  cost 3\n  holds microbe\n  {line}\n', ("<line>",)),
    Home('event "Card {n}"\n  cost 3\n  {line}\n', ("<effect>", "requires <condition>")),
)
MANY = some(3000, 300)
FIRST = 10_000
"""The number of the first declaration, which stands in no line."""
Told = tuple[Home, str]


def bases(rng: Random) -> list[Told]:
    """Lines that are not refused."""
    made = [(CARDS[one.startswith("requires ")], one) for one in examples()]
    for home in CARDS:
        made += [(home, line(rng, rng.choice(home.ways))) for _ in range(some(1000, 60))]
    made += lines(rng, some(2000, 120))
    broken = checked(made)[1]
    return [one for n, one in enumerate(made) if not broken[n]]


def refused(rng: Random) -> list[Told]:
    """Lines with a word more, another or one less that are refused."""
    clean = bases(rng)
    behind = phrases(base for _, base in clean)
    made = {}
    for _ in range(MANY):
        home, base = rng.choice(clean)
        one = lessened(rng, base) if rng.random() < 0.3 else changed(rng, base, behind)
        if one.text.strip():
            made[home, one.text.strip()] = None
    broken = checked([*made])[1]
    return [one for n, one in enumerate(made) if broken[n]]


def taken(told: list[Told]) -> list[tuple[Diagnostic, str, list[Diagnostic]]]:
    """Each message with a suggestion, the declaration as that has it, and what else is wrong."""
    texts = [home.text.format(n=FIRST + n, line=text) + "\n" for n, (home, text) in enumerate(told)]
    about = told_of(HEAD, texts, advised=True)[1]
    found: list[tuple[Diagnostic, str, list[Diagnostic]]] = []
    above = HEAD.count("\n")
    for n, text in enumerate(texts):
        wrong = [one for one in about[n] if one.severity == "error"]
        for one in wrong:
            others = [other for other in wrong if other is not one]
            for edit in () if NOT_ALL in (one.cure or "") else one.edits:
                if not edit.begins and edit.span.line > above:
                    made = applied("\n" * above + text, edit)[above:]
                    found.append((one, made.replace(str(FIRST + n), "{n}"), others))
        above += text.count("\n")
    return found


def test_what_is_suggested_is_not_refused() -> None:
    told = refused(Random(37))
    found = [one for n in range(0, len(told), LINES) for one in taken(told[n : n + LINES])]
    assert found
    texts = [text.replace("{n}", str(FIRST + n)) for n, (_, text, _) in enumerate(found)]
    about = told_of(HEAD, texts)[1]
    wrong = []
    for n, (one, text, others) in enumerate(found):
        known = {other.message for other in others}
        new = [again.message for again in about[n] if again.severity == "error"]
        if not {*new} <= known:
            wrong.append(f"{one.message}: {text.splitlines()[-2:]} {new}")
    assert not wrong, "\n".join(wrong)
