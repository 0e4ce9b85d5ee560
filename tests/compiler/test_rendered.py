"""Rendered cards against pictures on file: the same within what smoothing may change."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from compiler.printing import Data, pieces_of, print_cards, selected
from compiler.printing.parts.select import Selection
from compiler.text import Texts
from tests.bundled import bundle
from tests.generated import COMMAND, Generated

CARDS = (
    "Predators",
    "Mining Rights",
    "Nitrogen-Rich Asteroid",
    "Tharsis Republic",
    "Mayor",
    "Hellas",
)
TOLERANCE = 3.0
"""Mean difference of a colour channel, of 255."""


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    loaded = bundle("corporate-era", "hellas-elysium")
    wanted = Selection(names=CARDS)
    pieces = selected(pieces_of(loaded.library), wanted)
    folder = tmp_path_factory.mktemp("cards")
    data = Data(loaded.library, Texts(loaded.library))
    paths = print_cards(data, pieces, folder, "png", resolution=60)
    return {path.name: path for path in paths if isinstance(path, Path)}


def test_cards_look_as_they_did(rendered: dict[str, Path], generated: Generated) -> None:
    assert len(rendered) == len(CARDS)
    for name, path in rendered.items():
        kept = generated.path(f"tests/goldens/pictures/{name}")
        if generated.renewed:
            kept.write_bytes(path.read_bytes())
        with Image.open(path) as now, Image.open(kept) as then:
            assert now.size == then.size, name
            difference = ImageChops.difference(now.convert("RGB"), then.convert("RGB"))
        means = ImageStat.Stat(difference).mean
        assert max(means) < TOLERANCE, f"{name}: {means}; look at it, then {COMMAND}"


def test_the_tolerance_sees_what_matters(rendered: dict[str, Path]) -> None:
    first, second, *_ = rendered.values()
    with Image.open(first) as one, Image.open(second) as other:
        difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) > 5 * TOLERANCE
