"""Sets are found, read and joined; what cannot be read is a message, never an exception."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.read.load import Loaded, load, load_text
from compiler.read.places import bundled_sets
from tests.bundled import bundle
from tests.effort import FULL

CARD = 'event 001 "Example"\n  cost 1\n'


def codes(loaded: Loaded) -> list[str]:
    return [found.code for found in loaded.diagnostics]


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", bundled_sets())
def test_bundled_sets_are_clean(name):
    """With the scenarios of all of them where everything is tried; `arsia check` does it too."""
    loaded = load([name]) if FULL else bundle(name)
    assert codes(loaded) == []
    assert loaded.library.sets[-1].id == name


def test_a_folder_is_read_with_all_below_and_what_it_uses(tmp_path):
    folder = write(
        tmp_path / "fan",
        {
            "set.mars": 'set fan "Fan"\n  uses mars\n',
            "cards/b.mars": 'event 002 "B"\n  cost 1\n',
            "cards/a.mars": 'event 001 "A"\n  cost 1\n',
        },
    )
    loaded = load([folder])
    assert codes(loaded) == []
    assert [s.id for s in loaded.library.sets] == ["mars", "fan"]
    assert [c.id for c in loaded.library.cards if c.set == "fan"] == ["a", "b"]


def test_a_single_file_is_a_set(tmp_path):
    write(tmp_path, {"fan.mars": 'set fan "Fan"\n  uses mars\n\n' + CARD})
    loaded = load([tmp_path / "fan.mars"])
    assert codes(loaded) == []
    assert [c.name for c in loaded.library.cards if c.set == "fan"] == ["Example"]


def test_a_sibling_folder_is_used_before_a_bundled_set(tmp_path):
    write(tmp_path, {"one/s.mars": 'set one "One"\n  uses mars\n\ntag moon\n'})
    write(
        tmp_path, {"two/s.mars": 'set two "Two"\n  uses one\n\n' + CARD + "  tags moon\n  vp 1\n"}
    )
    loaded = load([tmp_path / "two"])
    assert codes(loaded) == []
    assert [s.id for s in loaded.library.sets] == ["mars", "one", "two"]


def test_sets_are_loaded_once(tmp_path):
    assert load(["mars", "mars"]).library == load(["mars"]).library


@pytest.mark.parametrize("name", ["bse", "no/such/folder", Path("nowhere")])
def test_unknown_set(name):
    assert codes(load([name])) == ["E3001"]


def test_unknown_set_has_a_suggestion():
    assert load(["bse"]).diagnostics[0].suggestion == "base"


def test_other_encodings_are_refused(tmp_path):
    folder = write(tmp_path / "fan", {"set.mars": 'set fan "Fan"\n  uses mars\n'})
    (folder / "cards.mars").write_bytes('event 001 "Ã–l"\n'.encode("utf-16"))
    assert codes(load([folder])) == ["E3002"]


def test_what_is_no_file_of_cards_is_said_so_once(tmp_path):
    text = "Dear friends,\nhere are the rules.\nPlay as usual.\nThen count points.\nHave fun!\n"
    files = {"s.mars": 'set fan "Fan"\n  uses mars\n', "letter.mars": text}
    assert codes(load([write(tmp_path / "fan", files)])) == ["E3016"]


def test_a_file_of_cards_of_a_kind_of_its_own_is_one_with_a_mistake_too(tmp_path):
    leaders = "".join(f'leader "L{n}"\n  once: gain 1 plant\n' for n in range(6))
    files = {
        "s.mars": 'set fan "Fan"\n  uses mars\n\nkind leader\n',
        "leaders.mars": leaders + "  gain 1 plant and heat\n",
    }
    assert "E3016" not in codes(load([write(tmp_path / "fan", files)]))


def test_a_folder_named_like_a_file_is_refused(tmp_path):
    folder = write(tmp_path / "fan", {"set.mars": 'set fan "Fan"\n  uses mars\n'})
    (folder / "cards.mars").mkdir()
    assert codes(load([folder])) == ["E3002"]


def test_two_sets_in_a_folder(tmp_path):
    folder = write(tmp_path, {"a.mars": 'set one "A"\n', "b.mars": 'set two "B"\n'})
    [found] = load([folder]).diagnostics
    assert (found.code, found.cure) == ("E3004", None)


def test_the_folder_around_two_sets(tmp_path):
    sets = {"one/a.mars": 'set one "A"\n', "two/b.mars": 'set two "B"\n'}
    [found] = load([write(tmp_path, sets)]).diagnostics
    assert found.code == "E3004"
    assert found.cure is not None
    assert f"name `{tmp_path / 'one'}` or `{tmp_path / 'two'}`" in found.cure


def test_a_set_named_like_one_it_uses(tmp_path):
    folder = write(tmp_path / "fan", {"set.mars": 'set mars "Mine"\n  uses mars\n'})
    assert codes(load([folder])) == ["E3006"]


def test_two_sets_of_one_name(tmp_path):
    one = write(tmp_path / "one", {"set.mars": 'set fan "One"\n  uses mars\n'})
    two = write(tmp_path / "two", {"set.mars": 'set fan "Two"\n  uses mars\n'})
    assert codes(load([one, two])) == ["E3005"]


def test_a_circle_of_sets(tmp_path):
    write(tmp_path, {"one/s.mars": 'set one "One"\n  uses two\n'})
    write(tmp_path, {"two/s.mars": 'set two "Two"\n  uses one\n'})
    loaded = load([tmp_path / "one"])
    assert codes(loaded) == ["E3006"]
    assert "one uses two uses one" in loaded.diagnostics[0].message


def test_a_text_is_a_set_of_its_own():
    library = load_text("tag moon\n\n" + CARD + "  tags moon\n  vp 1\n").library
    assert [c.tags for c in library.cards if c.name == "Example"] == [("moon",)]


def test_a_faulty_card_is_left_out_and_the_others_are_there():
    loaded = load_text(CARD + '\nevent 002 "Faulty"\n  cost 1\n  gain 2 titanum\n')
    assert codes(loaded) == ["E1010"]
    assert [c.name for c in loaded.library.cards if c.set == "text"] == ["Example"]


def test_a_shared_name_gets_the_set_in_front():
    loaded = load_text('event 001 "Greenery"\n  cost 1\n')
    assert loaded.library.cards[-1].id == "text-greenery"


def test_sets_may_use_each_other_in_a_long_chain(tmp_path: Path) -> None:
    last = 600
    for n in range(last + 1):
        (tmp_path / f"s{n}").mkdir()
        used = "mars" if n == last else f"s{n + 1}"
        (tmp_path / f"s{n}" / "set.mars").write_text(f'set s{n} "S"\n  uses {used}\n')
    loaded = load([tmp_path / "s0"])
    assert not loaded.diagnostics
    assert [one.id for one in loaded.library.sets][:2] == ["mars", f"s{last}"]
    (tmp_path / f"s{last}" / "set.mars").write_text(f'set s{last} "S"\n  uses s0\n')
    (circle,) = load([tmp_path / "s0"]).errors
    assert circle.message.endswith(f"s0 uses s1 uses … uses s{last} uses s0")
