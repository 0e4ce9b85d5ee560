"""Where cards lie on paper: as many as fit, marks where one cuts, backs behind their fronts."""

from __future__ import annotations

import pytest

from compiler.printing.paper import (
    CARD_SIZES,
    EDGE,
    PAPERS,
    Paging,
    PaperError,
    Sheet,
    grid_of,
    sheets,
)


@pytest.mark.parametrize(
    ("paging", "columns", "rows", "width"),
    [
        (Paging(), 3, 3, 210),
        (Paging("letter"), 3, 3, 215.9),
        (Paging(bleed=3), 4, 2, 297),  # sideways more of them fit
        (Paging(card=CARD_SIZES["mini"]), 4, 4, 210),
        (Paging(card=CARD_SIZES["tarot"]), 2, 2, 210),
        (Paging(gutter=6), 4, 2, 297),
    ],
)
def test_as_many_as_fit(paging: Paging, columns: int, rows: int, width: float) -> None:
    grid = grid_of(paging)
    assert (grid.columns, grid.rows, grid.width) == (columns, rows, width)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("card", CARD_SIZES)
@pytest.mark.parametrize("bleed", [0, 3])
def test_everything_lies_within_what_printers_reach(paper: str, card: str, bleed: float) -> None:
    paging = Paging(paper, CARD_SIZES[card], bleed)  # type: ignore[arg-type]
    wide, high = paging.card
    (sheet, *_) = sheets(paging, 4)
    for slot in sheet.slots:
        assert slot.x - bleed >= EDGE - 0.001
        assert slot.y - bleed >= EDGE - 0.001
        assert slot.x + wide + bleed <= sheet.width - EDGE + 0.001
        assert slot.y + high + bleed <= sheet.height - EDGE + 0.001
    for x1, y1, x2, y2 in sheet.marks:
        assert 0 <= x1 <= x2 <= sheet.width
        assert 0 <= y1 <= y2 <= sheet.height


def test_marks_stand_at_every_cut_and_never_on_a_card() -> None:
    (sheet,) = sheets(Paging(), 9)
    assert len(sheet.marks) == 2 * 4 + 2 * 4
    (parted,) = sheets(Paging(gutter=2, card=(60, 84)), 9)
    assert len(parted.marks) == 2 * 6 + 2 * 6
    assert sheets(Paging(marks=False), 9)[0].marks == ()


def behind(front: Sheet, back: Sheet, upright_axis: bool) -> bool:
    """Whether each back lies behind its front when the paper is turned about that axis."""
    wide, high = Paging().card
    places = {slot.card: (slot.x, slot.y) for slot in back.slots}
    return all(
        places[slot.card]
        == pytest.approx(
            (front.width - slot.x - wide, slot.y)
            if upright_axis
            else (slot.x, front.height - slot.y - high)
        )
        for slot in front.slots
    )


def test_backs_lie_behind_their_fronts() -> None:
    front, back = sheets(Paging(backs="long"), 7)
    assert behind(front, back, upright_axis=True)
    assert (back.back, back.turned, back.marks) == (True, False, ())
    front, back = sheets(Paging(backs="short"), 7)
    assert behind(front, back, upright_axis=False)
    assert back.turned


def test_on_paper_that_lies_sideways_the_long_edge_is_level() -> None:
    front, back = sheets(Paging(backs="long", bleed=3), 3)
    assert front.width > front.height
    assert behind(front, back, upright_axis=False)


def test_the_offset_moves_backs_only() -> None:
    plain = sheets(Paging(backs="long"), 2)
    moved = sheets(Paging(backs="long", offset=(1.5, -2)), 2)
    assert moved[0] == plain[0]
    pairs = zip(plain[1].slots, moved[1].slots, strict=True)
    assert all((b.x - a.x, b.y - a.y) == pytest.approx((1.5, -2)) for a, b in pairs)


@pytest.mark.parametrize("card", [(10.0, 10.0), (250.0, 400.0), (30.0, 90.0)])
def test_what_is_no_card_is_refused(card: tuple[float, float]) -> None:
    with pytest.raises(PaperError):
        sheets(Paging(card=card), 1)
