"""Twice the cards are twice the work. Calls are counted, which no busy machine changes;
lines are looked at for work that a single call does."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from compiler.names.folding import fold, look, singulars, slug
from compiler.read.load import load_text
from dsl.reading import source
from dsl.syntax import lexer

PLAIN = 'automated G{0} "Card {0}"\n  cost {0}\n  tags space\n  gain 1 plant\n'
FORMS: dict[str, str] = {
    "plain": PLAIN,
    "triggers": 'active G{0} "Card {0}"\n  cost 1\n  when you gain plants: gain 1 heat\n',
    "names of their own": 'tag t{0}\n\nautomated G{0} "Card {0}"\n  cost 1\n  tags t{0}\n'
    "  gain 1 plant\n",
    "unknown names": PLAIN.replace("plant", "plamt"),
    "mistakes of form": PLAIN.replace("gain 1", "gain 1 (1"),
    "one name for all": PLAIN.replace('"Card {0}"', '"Card"'),
    "tests": PLAIN + '\nscenario "S {0}"\n  players red, blue\n  given red has "Card {0}" in hand\n'
    '  when red plays "Card {0}"\n  then red has 1 plant\n',
}


def calls(do: Callable[[], object]) -> int:
    """How many functions are called, those written in C too."""
    count = 0

    def seen(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        do()
    finally:
        sys.setprofile(before)
    return count


def work(form: str, many: int) -> int:
    text = "\n".join(form.format(number) for number in range(many))
    for remembered in (fold, look, singulars, slug):
        remembered.cache_clear()
    return calls(lambda: load_text(text))


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_work_grows_with_the_cards(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexer, "ENOUGH", 1)  # the states of the lexer are warm at once
    work(form, 2)  # what is only done once
    few, some, more = (work(form, many) for many in (10, 20, 40))
    assert more - some < 2.2 * (some - few)


def test_a_file_is_cut_into_lines_once_for_all_its_messages() -> None:
    source._lines.cache_clear()
    text = "\n".join(FORMS["unknown names"].format(number) for number in range(50))
    assert len(load_text(text).diagnostics) == 50
    assert source._lines.cache_info().misses < 5
