"""What was probably meant is found among many names without a long look at each."""

from __future__ import annotations

import random

import pytest

from dsl.messages import diagnostics
from dsl.messages.diagnostics import nearest


def test_few_of_many_names_are_looked_at_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, slips, rng = [], diagnostics._slips, random.Random(1)

    def counted(*args: object) -> int:
        looks.append(args)
        return slips(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(diagnostics, "_slips", counted)
    words = [
        "".join(rng.choices("abcdefghijklmnoprstuwy", k=rng.randint(5, 14))) for _ in range(3000)
    ]
    for word in words[:50]:
        swapped = word[0] + word[2] + word[1] + word[3:]
        assert word in nearest(swapped, words)
    assert len(looks) < 50 * len(words) / 20


@pytest.mark.parametrize("typed", ["Asteriod", "asterid", "Xsteroid", "Asteroids", "A steroid"])
def test_no_glance_leaves_out_what_is_near(typed: str) -> None:
    assert nearest(typed, ["Comet", "Asteroid", "Deimos Down"]) == ("Asteroid",)
