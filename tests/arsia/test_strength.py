"""The strength of cards: what was planted in invented games is found, and nothing else."""

from __future__ import annotations

import re
from csv import DictReader
from dataclasses import replace
from html import unescape
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from arsia.strength import table
from arsia.strength.agreement import agreement
from arsia.strength.compare import Unlike, compare
from arsia.strength.design import between
from arsia.strength.figures import FEW, Figures, figures
from arsia.strength.report import page
from arsia.strength.ridge import fit, moments
from arsia.strength.sheet import csv_of
from arsia.study.store import Store
from compiler.graph import Card
from runtime.bots.record import LATE, Plan, Rows
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS
from tests.arsia.support import arsia
from tests.browser import Browser, missing
from tests.runtime.support import bundled

UNIT, LATE_UNIT = 0.6, 0.4
PLAY = 3.0
"""Points of a play that costs what it should."""
SPOILT = (14.0, -12.0, 10.0)
"""By so many M€ the first three cards are too cheap."""
GAMES = 900


class Invented:
    """Games that were never played, with the cards of a set: `excess`: by how many M€ a card is too
    cheap."""

    def __init__(self, engine: Playable, seed: int = 1) -> None:
        self.plan, self.random = Plan(engine), Random(seed)
        deck = [card for card in engine.library.cards if card.kind in DECK_KINDS]
        self.deck = deck
        self.excess = {card.id: self.random.gauss(0, 3) for card in deck}
        self.excess |= dict(zip((card.id for card in deck), SPOILT, strict=False))
        self.share = {card.id: self.random.uniform(0.3, 1) for card in deck}
        self.share |= {card.id: 0.8 for card in deck[: len(SPOILT)]}
        corporations = [card for card in engine.library.cards if card.kind == "corporation"]
        self.corporations = {card.id: self.random.gauss(0, 4) for card in corporations}

    def game(self, seed: int) -> Rows:
        random = self.random
        rows: dict[str, list[Any]] = {name: [] for name in ("points", "goals", "stands", "levels")}
        rows["games"] = [(seed, 10, 300, True)]
        rows["seats"], rows["cards"] = [], []
        deck = random.sample(self.deck, len(self.deck))
        corporations = random.sample([*self.corporations], 2)
        totals = []
        for seat in (0, 1):
            early, late = random.randint(0, 16), random.randint(0, 16)
            total = random.gauss(80, 3) + UNIT * early + LATE_UNIT * late
            total += self.corporations[corporations[seat]]
            rows["cards"].append((seat, corporations[seat], "dealt", 0, 0, 1, 0))
            mine = deck[seat::2]
            for at, count in ((0, 10), *((n, 4) for n in range(2, 9))):
                for card in mine[:count]:
                    played = random.random() < self.share[card.id]
                    total += played * self.worth(card, at)
                    came = "offered" if at else "dealt"
                    when = max(at, 1) if played else None
                    rows["cards"].append((seat, card.id, came, at, at if played else None, when, 1))
                mine = mine[count:]
            totals.append(round(total))
            rows["seats"].append((seat, "planner", early, late, totals[-1], False))
        rows["seats"] = [(*row[:5], row[4] == max(totals)) for row in rows["seats"]]
        return rows

    def worth(self, card: Card, at: int) -> float:
        """Of a play."""
        unit = UNIT * (LATE_UNIT / UNIT) ** min(1, (max(at, 1) - 1) / (LATE - 1))
        return (PLAY + self.excess[card.id] * unit) * (1.0 if at < LATE else 0.5)

    def study(self, path: Path, games: int = GAMES) -> Store:
        store = Store(path)
        store.begin(self.plan)
        store.add(self.plan.id, [self.game(seed) for seed in range(games)])
        return store


@pytest.fixture(scope="module")
def invented() -> Invented:
    return Invented(bundled("base"))


@pytest.fixture(scope="module")
def store(invented: Invented, tmp_path_factory: pytest.TempPathFactory) -> Store:
    return invented.study(tmp_path_factory.mktemp("strength") / "study.duckdb")


@pytest.fixture(scope="module")
def found(invented: Invented, store: Store) -> Figures:
    return figures(store, invented.plan.id)


# ---- the estimator ------------------------------------------------------------------------------


def test_what_money_is_worth_is_found(found: Figures) -> None:
    for unit, truth in zip(found.units, (UNIT, LATE_UNIT), strict=True):
        assert abs(unit.points - truth) < 3 * unit.error
        assert unit.error < 0.08


def test_effects_are_found_and_their_errors_are_what_they_say(
    invented: Invented, found: Figures
) -> None:
    """Against the average card, which brings something too."""
    truth = np.array([invented.share[c.id] * invented.worth(c, 1) for c in invented.deck])
    effects = [found.cards[card.id].early for card in invented.deck]
    points = np.array([one.points for one in effects if one is not None])
    errors = np.array([one.error for one in effects if one is not None])
    assert len(points) == len(truth)
    assert np.corrcoef(points, truth)[0, 1] > 0.85
    off = (points - (truth - truth.mean())) / errors
    assert 0.5 < float((off**2).mean()) < 1.6
    assert found.reliability is not None
    assert found.reliability > 0.7


def test_corporations_are_found(invented: Invented, found: Figures) -> None:
    pairs = [
        (effect.points, truth)
        for one, truth in invented.corporations.items()
        if (effect := found.cards[one].early) is not None
    ]
    assert len(pairs) == len(invented.corporations)
    assert np.corrcoef(np.array(pairs).T)[0, 1] > 0.85


def test_what_is_spoilt_stands_out_and_its_fair_cost_is_near(
    invented: Invented, found: Figures
) -> None:
    for card, excess in zip(invented.deck, SPOILT, strict=False):
        fair = found.cards[card.id].fair
        assert fair is not None
        cost, error = fair
        assert abs(cost - ((card.cost or 0) + excess)) < 3 * error
        assert error < 6
    ranks = sorted(
        (one.card.id for one in found.cards.values() if one.fair is not None),
        key=lambda one: -_excess(found, one),
    )
    first, worst, third = (card.id for card in invented.deck[:3])
    assert {first, third} <= {*ranks[:5]}
    assert worst in ranks[-3:]


def test_a_set_of_ones_own_is_held_to_the_bundled_cards(tmp_path: Path) -> None:
    """A third of the deck is 12 M€ too cheap: those cards should all cost so much more, and the
    others what they cost."""
    library = bundled("base").library
    deck = [card for card in library.cards if card.kind in DECK_KINDS]
    own = {card.id for card in deck[::3]}
    cards = (replace(one, set="own") if one.id in own else one for one in library.cards)
    invented = Invented(Playable(replace(library, cards=tuple(cards))))
    invented.excess = {card.id: 12.0 * (card.id in own) for card in deck}
    with invented.study(tmp_path / "own") as store:
        found = figures(store, invented.plan.id)
    for mine, truth, near in ((True, 12, 4), (False, 0, 2)):
        off = [
            one.fair[0] - (one.card.cost or 0)
            for one in found.cards.values()
            if one.fair and (one.card.id in own) is mine
        ]
        assert abs(sum(off) / len(off) - truth) < near


def _excess(found: Figures, card: str) -> float:
    one = found.cards[card]
    assert one.fair is not None
    return one.fair[0] - (one.card.cost or 0)


def test_there_is_no_figure_without_ground(invented: Invented, tmp_path: Path) -> None:
    with invented.study(tmp_path / "few", 20) as few:
        found = figures(few, invented.plan.id)
    assert not any(one.early or one.fair or one.stands_out for one in found.cards.values())
    reasons = {reason for one in found.cards.values() for reason, _ in one.why}
    assert f"no early effect, for it came by chance to fewer than {FEW} players" in reasons


def test_shrinkage_is_as_strong_as_the_data_ask_for() -> None:
    random = np.random.default_rng(3)
    truth = random.normal(0, 2, 60)
    x = random.normal(size=(400, 60))
    y = x @ truth + random.normal(0, 10, 400)
    found = fit(moments(x, y), np.zeros(60, int))
    assert 1.4 < found.spread[0] < 2.7
    assert 9 < found.noise < 11
    plain = np.linalg.lstsq(x, y, rcond=None)[0]
    assert ((found.values - truth) ** 2).mean() < ((plain - truth) ** 2).mean()
    few = fit(moments(np.repeat(x[:2], 2, axis=1), np.zeros(2)), np.repeat([-1, 0], 60))
    assert np.isfinite(few.values).all()
    nothing = fit(moments(x, random.normal(0, 10, 400)), np.zeros(60, int))
    assert nothing.spread[0] < 0.7


def test_seats_are_compared_at_right_angles() -> None:
    for players in (2, 3, 5):
        rows = between(players)
        assert np.allclose(rows @ rows.T, np.eye(players - 1))
        assert np.allclose(rows.sum(axis=1), 0)


# ---- two versions -------------------------------------------------------------------------------


def test_a_change_is_found_and_what_has_not_changed_is_none(
    invented: Invented, store: Store, tmp_path: Path
) -> None:
    """A card costs 10 M€ less than before."""
    engine = bundled("base")
    target = invented.deck[5]
    library = replace(
        engine.library,
        cards=tuple(
            replace(card, cost=(card.cost or 0) + 10) if card.id == target.id else card
            for card in engine.library.cards
        ),
    )
    older = Invented(Playable(library))
    older.excess = {**invented.excess, target.id: invented.excess[target.id] - 10}
    older.share, older.corporations = invented.share, invented.corporations
    with older.study(tmp_path / "older") as before:
        made = compare((store, invented.plan.id), (before, older.plan.id))
        (change,) = made.changes
        assert change.card.id == target.id
        assert change.points is not None
        assert change.error is not None
        truth = invented.share[target.id] * 10 * 0.55
        assert abs(change.points - truth) < 3 * change.error
        assert change.sure
        assert "stronger by" in "\n".join(table.difference(made))
        again = compare((store, invented.plan.id), (store, invented.plan.id))
        assert again.changes == ()
        other = Plan(engine, 3)
        store.begin(other)
        with pytest.raises(Unlike, match="players"):
            compare((store, invented.plan.id), (store, other.id))


def test_bots_that_see_the_same_agree(found: Figures) -> None:
    shared, cards = agreement(found, found)
    assert shared == pytest.approx(1)
    assert cards == len([one for one in found.cards.values() if one.late])


def test_the_table_holds_what_is_known(found: Figures) -> None:
    rows = [*DictReader(StringIO(csv_of(found, {"base"})))]
    assert [row["card"] for row in rows] == [*found.cards]
    for row in rows:
        one = found.cards[row["card"]]
        assert one.early is not None
        assert float(row["early"]) == pytest.approx(one.early.points, abs=1e-4)
        assert (row["fair_cost"] == "") == (one.fair is None)


# ---- what is shown ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def report(found: Figures, store: Store) -> str:
    return page(found, store, {"base"}, "The strength of <these>", ["they agree"])


def test_the_page_needs_nothing_besides_itself(report: str) -> None:
    assert "default-src 'none'" in unescape(report)
    assert "The strength of &lt;these&gt;" in report
    assert "they agree" in report
    outside = ("src=", "<link", "@import", "url(http")
    assert not any(word in report.split("<script>")[0] for word in outside)


@pytest.mark.skipif(bool(missing), reason=missing)
def test_the_pictures_are_drawn_as_the_page_may(
    found: Figures, report: str, chromium: Browser, tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    path.write_text(report, "utf-8")
    with chromium.beside(path.as_uri()):
        chromium.until("document.body.classList.contains('drawn')")
        drawn = chromium.value("document.querySelectorAll('figure svg').length")
        assert drawn == chromium.value("document.querySelectorAll('figure').length")
        cards = chromium.value("document.querySelectorAll('#cards > article').length")
        assert cards == len(found.cards)
        name = next(iter(found.cards.values())).card.name
        chromium.value(f"search.value = {name!r}; search.dispatchEvent(new Event('input'))")
        left = "document.querySelectorAll('#cards > article:not([hidden])').length"
        assert chromium.value(left) == 1


def test_the_gallery_says_it_below_each_card(invented: Invented, tmp_path: Path) -> None:
    study, order = tmp_path / "study.duckdb", ("print", "base", "--make", "gallery")
    with invented.study(study, 200):
        pass
    where = ("--study", study, "--output", tmp_path, "--language", "de")
    assert arsia(*order, *where).exit_code == 0
    page = (tmp_path / "index.html").read_text("utf-8")
    lists = re.findall(r'<div class="noted">.*?<ul>(.*?)</ul>', page, re.DOTALL)
    notes = [unescape(one) for one in lists]
    assert len(notes) >= len(invented.deck)
    assert all("Punkte" in one or "zu selten" in one for one in notes)
    assert any(re.search(r"fairer Preis \d+ ± \d+ M€.*[+−]\d+,\d ± \d+,\d M€", x) for x in notes)
    assert "Aus 200 Partien" in page
    assert "has no games" in arsia("print", "tinyforming", *order[2:], "--study", study).output


def test_the_command(tmp_path: Path) -> None:
    """One game of either version: too few for any figure, and it says so."""
    card = 'set own "Own"\n  uses base\n\nautomated 1 "Own"\n  cost {}\n  gain 1 heat\n'
    for name, cost in (("new", 1), ("old", 9)):
        (tmp_path / f"{name}.mars").write_text(card.format(cost))
    html, sheet, own = (tmp_path / name for name in ("report.html", "figures.csv", "own.json"))
    own.write_text('{"kind": "arsia corrections 1", "sets": {"own": {"Own": 4.5}, "base": {}}}')
    options = ("--study", tmp_path / "study", "--jobs", 1, "--games", 1, "--html", html)
    options = (*options, "--csv", sheet, "--learned", own)
    told = arsia("strength", tmp_path / "new.mars", *options, "--against", tmp_path / "old.mars")
    assert told.exit_code == 0, told.output
    assert "games: 1 before and 1 now" in told.output
    assert "1 games of 2 players by planner" in told.output
    assert "what 1 M€ is worth is not known" in told.output
    assert sheet.read_text("utf-8").splitlines()[0].startswith("card,name,set,kind,cost,fair_cost")
    assert "What the change did" in html.read_text("utf-8")
    with Store(tmp_path / "study") as store:
        known = [plan["corrections"]["planner"] for plan in store.plans().values()]
    assert [list(each.values()) for each in known] == [[4.5], [4.5]]
