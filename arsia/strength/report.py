"""The report: one page of HTML that needs nothing besides itself.

In: figures, the study that they are from, and which cards are one's own. Out: the page: pictures
drawn by Vega, and each card with its face beside its figures. What the page may run is only what
is in it; expressions of the pictures are interpreted, so that nothing has to be evaluated.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Collection, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import vl_convert
from jinja2 import Environment, FunctionLoader
from markupsafe import Markup

from arsia.strength import charts, games, table
from arsia.strength.compare import Comparison
from arsia.strength.figures import Figures, Standing
from arsia.study.store import Store
from compiler.printing.gallery import Gallery, card_script, card_style
from compiler.printing.parts.data import Data
from compiler.text import Texts
from runtime.state.layout import DECK_KINDS


def page(
    figures: Figures,
    store: Store,
    sets: Collection[str],
    title: str,
    agreement: Sequence[str] = (),
    comparison: Comparison | None = None,
) -> str:
    """`sets`: whose cards are looked at; the others of the games are what they are beside."""
    own = [one for one in figures.cards.values() if one.card.set in sets]
    own.sort(key=lambda one: (one.early is None, -(one.early.points if one.early else 0)))
    deck = [one for one in own if one.card.kind in DECK_KINDS]
    drawn = _drawn(figures, store, deck)
    gallery = Gallery(Data(figures.library, Texts(figures.library)))
    faces = gallery.cards(gallery.faces(one.card for one in own))
    css = card_style() + _text("report.css")
    js = _script(drawn)
    return (
        Environment(loader=FunctionLoader(_text), autoescape=True, trim_blocks=True)
        .get_template("report.html.j2")
        .render(
            title=title,
            policy=_policy(css, js),
            css=Markup(css),
            js=Markup(js),
            symbols=Markup(gallery.symbols()),
            facts=_facts(figures, store),
            drawn=drawn,
            several=len(deck) < sum(one.card.kind in DECK_KINDS for one in figures.cards.values()),
            outstanding=[_entry(one, figures) for one in own if one.stands_out is not None],
            cards=[
                {**_entry(one, figures), "face": Markup(face)}
                for one, face in zip(own, faces.values(), strict=True)
            ],
            goals=_goals(figures),
            agreement=agreement,
            changes=[] if comparison is None else _changes(comparison),
            games=None if comparison is None else comparison,
        )
    )


def _drawn(figures: Figures, store: Store, deck: list[Standing]) -> dict[str, charts.Chart]:
    """The pictures by the ids of their places."""
    plan = figures.plan
    made = {
        "effects": charts.effects(figures, deck),
        "costs": charts.costs(deck),
        "played": charts.played(games.played(store, plan), deck),
        "lengths": charts.lengths(games.lengths(store, plan)),
        "totals": charts.totals(games.totals(store, plan)),
        "levels": charts.levels(games.levels(store, plan), figures),
        "sources": charts.sources(games.sources(store, plan)),
    }
    return {name: chart for name, chart in made.items() if chart is not None}


def _facts(figures: Figures, store: Store) -> list[tuple[str, str]]:
    """The numbers at the top, and what they are."""
    early, _ = figures.units
    ((length,),) = store.rows(
        "SELECT avg(generations) FROM games WHERE plan = ? AND finished", figures.plan
    )
    ((best,),) = store.rows(
        "SELECT avg(total) FROM seats JOIN games USING (plan, seed) "
        "WHERE plan = ? AND finished AND won",
        figures.plan,
    )
    facts = [
        (f"{figures.games:,}", f"games of {table.players(figures)}"),
        (f"{length:.1f}", "generations, in the mean"),
        (f"{best:.0f}", "points of a winner, in the mean"),
    ]
    if early.known:
        facts.append(
            (f"{early.points:.2f} ± {early.error:.2f}", "points for 1 M€ at the beginning")
        )
    if figures.reliability is not None:
        facts.append((f"{figures.reliability:.2f}", "reliability of the early effects"))
    return facts


def _entry(one: Standing, figures: Figures) -> dict[str, Any]:
    use, (unit, later) = one.use, figures.units
    numbers = [
        (
            "fair cost",
            "" if one.fair is None else f"{table.fair(one)} M€",
        ),
        ("early", _effect(table.effect(one.early), table.money(one.early, unit))),
        ("late", _effect(table.effect(one.late), table.money(one.late, later))),
        ("kept or bought", table.percent(use.taken)),
        ("played", table.percent(use.played)),
        ("in generation", "" if use.when is None else f"{use.when:.1f}"),
        ("scored", "" if use.scored is None else f"{use.scored:.1f} VP"),
        ("won when played", table.percent(use.won)),
    ]
    return {
        "name": one.card.name,
        "numbers": [(name, text) for name, text in numbers if text],
        "out": one.stands_out,
        "why": one.why,
    }


def _effect(points: str, money: str) -> str:
    return points and f"{points} points" + (f", {money} M€" if money else "")


def _goals(figures: Figures) -> list[tuple[str, tuple[str, ...]]]:
    names = {card.id: card.name for card in figures.library.cards}
    return [
        (
            names[card],
            (
                table.percent(goal.taken),
                "" if goal.when is None else f"{goal.when:.1f}",
                table.percent(goal.won),
                "" if goal.mine is None else f"{goal.mine:.1f}",
            ),
        )
        for card, goal in sorted(figures.goals.items(), key=lambda pair: -pair[1].taken)
    ]


def _changes(of: Comparison) -> list[tuple[str, str]]:
    return [(one.card.name, table.said(one, of.unit)) for one in of.changes]


def _script(drawn: dict[str, charts.Chart]) -> str:
    """Vega, the pictures, and what puts them in their places."""
    pictures = json.dumps(drawn, ensure_ascii=True).replace("<", "\\u003c")
    bundle = vl_convert.javascript_bundle().replace("</script", "<\\/script")
    return f"{bundle}\nconst PICTURES = {pictures};\n{card_script()}{_text('report.js')}"


def _policy(css: str, js: str) -> str:
    """What the page may do: run this script, use this style sheet, ask nobody anything."""
    return (
        f"default-src 'none'; script-src {_digest(js)}; style-src-elem {_digest(css)};"
        " style-src-attr 'unsafe-inline'; font-src data:; img-src data:;"
        " base-uri 'none'; form-action 'none'"
    )


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def _text(name: str) -> str:
    return (files("arsia.strength") / "web" / name).read_text("utf-8")
