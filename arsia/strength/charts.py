"""The pictures of the report, as specifications of Vega-Lite.

In: figures. Out: what Altair makes of them, as plain data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt

from arsia.strength.figures import Figures, Standing
from arsia.strength.games import Rows
from runtime.state.layout import DECK_KINDS

Chart = dict[str, Any]

RUST, GOLD, SAND, INK, BLUE = "#b4441f", "#d9a441", "#cbb89a", "#3a2416", "#2d6a8a"
MOST = 30
"""So many cards a picture with a row for each shows."""
NAMED = 12
"""So many dots have their names beside them."""
MANY = 100
"""Of a card that is played so often it is told well when it is; others are paler."""
LONG, TALL = 0.14, 0.035
"""What a name takes of the picture's width and height."""
WIDE = 760


def _made(chart: Any) -> Chart:
    """With the looks of the page."""
    made: Chart = (
        chart.configure(font="Libertinus Serif", background="transparent")
        .configure_axis(
            labelFontSize=13,
            titleFontSize=14,
            titleFontWeight="normal",
            gridColor="#e4d8c4",
            domainColor="#a08a6c",
            tickColor="#a08a6c",
            labelColor=INK,
            titleColor=INK,
            labelLimit=220,
        )
        .configure_legend(
            orient="top",
            labelFontSize=13,
            titleFontSize=13,
            labelColor=INK,
            titleColor=INK,
            symbolOpacity=1,  # else as pale as the palest of what is drawn so
        )
        .configure_view(stroke=None)
        .to_dict()
    )
    return made


def _data(rows: Rows) -> Any:
    return alt.Data(values=rows)


def effects(figures: Figures, own: Sequence[Standing]) -> Chart:
    """Cost against effect: the set among all cards that were played."""
    mine = {one.card.id for one in own}
    rows = [
        {
            "card": one.card.name,
            "cost": one.card.cost,
            "effect": round(one.early.points, 2),
            "low": round(one.early.points - 2 * one.early.error, 2),
            "high": round(one.early.points + 2 * one.early.error, 2),
            "kind": one.card.kind,
            "whose": "this set" if one.card.id in mine else "other sets",
        }
        for one in figures.cards.values()
        if one.early is not None and one.card.kind in DECK_KINDS
    ]
    several = len({row["whose"] for row in rows}) > 1
    by = ("whose", ["this set", "other sets"], [RUST, SAND])
    if not several:
        by = ("kind", ["automated", "active", "event"], ["#3f7d4a", BLUE, RUST])
    field, domain, colours = by
    points = alt.Chart(_data(rows)).encode(
        x=alt.X("cost:Q", title="cost, M€", scale=alt.Scale(domainMin=0)),
        color=alt.Color(f"{field}:N", title=None, scale=alt.Scale(domain=domain, range=colours)),
        tooltip=["card:N", "cost:Q", "effect:Q", "low:Q", "high:Q"],
    )
    dots = points.mark_circle(size=90, opacity=0.85, stroke="white", strokeWidth=0.6).encode(
        y=alt.Y("effect:Q", title="points ahead to whom it came early")
    )
    layers = [alt.Chart(_data([{"y": 0}])).mark_rule(color="#a08a6c").encode(y="y:Q")]
    if several and len(own) <= MOST:
        bars = points.mark_rule(opacity=0.5).encode(y="low:Q", y2="high:Q")
        layers.append(bars.transform_filter("datum.whose == 'this set'"))
    names = (
        alt.Chart(_data(_named(rows, several)))
        .mark_text(align="left", dx=8, dy=-2, fontSize=12, color=INK)
        .encode(x="cost:Q", y="effect:Q", text="card:N")
    )
    return _made(alt.layer(*layers, dots, names).properties(width=WIDE, height=420))


def _named(rows: Rows, several: bool) -> Rows:
    """Those that have their names beside them: the own ones, or the outermost; where two names
    would lie on each other, the outer one's."""
    mine = [row for row in rows if row["whose"] == "this set"] if several else rows
    low, top = ("low", "high") if several else ("effect", "effect")
    costs = [row["cost"] for row in rows] or [0]
    ends = [row[end] for row in mine for end in (low, top)] or [0]
    wide, high = max(costs) - min(costs), max(ends) - min(ends)
    found: Rows = []
    for row in sorted(mine, key=lambda row: -abs(row["effect"]))[:NAMED]:
        if not any(
            abs(row["cost"] - one["cost"]) < LONG * wide
            and abs(row["effect"] - one["effect"]) < TALL * high
            for one in found
        ):
            found.append(row)
    return found


def costs(own: Sequence[Standing]) -> Chart | None:
    """Cost and fair cost, of those that are furthest apart."""
    known = [one for one in own if one.fair is not None]
    known.sort(key=lambda one: -abs(_away(one)))
    rows = [
        {
            "card": one.card.name,
            "cost": one.card.cost,
            "fair": max(0.0, round(one.fair[0], 1)),
            "low": max(0.0, round(one.fair[0] - 2 * one.fair[1], 1)),
            "high": max(0.0, round(one.fair[0] + 2 * one.fair[1], 1)),
            "what": _judged(one),
            "away": round(_away(one), 1),
        }
        for one in known[:MOST]
        if one.fair is not None
    ]
    if not rows:
        return None
    y = alt.Y("card:N", title=None, sort=alt.EncodingSortField("away", order="descending"))
    colour = alt.Color(
        "what:N",
        title=None,
        scale=alt.Scale(domain=["too cheap", "too dear", "not sure"], range=[RUST, BLUE, SAND]),
    )
    base = alt.Chart(_data(rows)).encode(
        y=y, tooltip=["card:N", "cost:Q", "fair:Q", "low:Q", "high:Q"]
    )
    interval = base.mark_rule(strokeWidth=5, opacity=0.3).encode(
        x=alt.X("low:Q", title="M€"), x2="high:Q", color=colour
    )
    fair = base.mark_circle(size=110, opacity=1).encode(x="fair:Q", color=colour)
    printed = base.mark_tick(thickness=3, size=15, color=INK).encode(x="cost:Q")
    return _made(
        alt.layer(interval, fair, printed).properties(width=WIDE - 180, height={"step": 21})
    )


def _judged(one: Standing) -> str:
    """Nothing, where the cost is among those that may be fair."""
    assert one.fair is not None
    if abs(_away(one)) <= 2 * one.fair[1]:
        return "not sure"
    return "too cheap" if _away(one) > 0 else "too dear"


def _away(one: Standing) -> float:
    """By how much it should cost more."""
    return one.fair[0] - (one.card.cost or 0) if one.fair is not None else 0.0


def played(rows: Rows, own: Sequence[Standing]) -> Chart | None:
    """In which generation cards are played."""
    often = sorted((one for one in own if one.use.plays), key=lambda one: -one.use.plays)[:MOST]
    names = {one.card.id: one for one in often}
    cells = [
        {
            "card": names[row["card"]].card.name,
            "generation": row["generation"],
            "plays": names[row["card"]].use.plays,
            "share": round(row["times"] / names[row["card"]].use.plays, 4),
            "when": names[row["card"]].use.when,
        }
        for row in rows
        if row["card"] in names
    ]
    if not cells:
        return None
    return _made(
        alt.Chart(_data(cells))
        .mark_rect(cornerRadius=2)
        .encode(
            x=alt.X("generation:O", title="generation", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("card:N", title=None, sort=alt.EncodingSortField("when")),
            color=alt.Color(
                "share:Q",
                title="share of its plays",
                legend=alt.Legend(format="%"),
                scale=alt.Scale(range=["#f6ecda", GOLD, RUST, "#54200f"]),
            ),
            opacity=alt.Opacity(
                "plays:Q",
                title="times played",
                scale=alt.Scale(type="log", domain=[1, MANY], range=[0.1, 1], clamp=True),
                legend=alt.Legend(values=[1, 5, 20, MANY], symbolFillColor=RUST),
            ),
            tooltip=["card:N", "generation:O", alt.Tooltip("share:Q", format=".0%"), "plays:Q"],
        )
        .properties(width=WIDE - 260, height={"step": 21})
    )


def lengths(rows: Rows) -> Chart:
    return _made(
        alt.Chart(_data(rows))
        .mark_bar(color=RUST, cornerRadiusEnd=3)
        .encode(
            x=alt.X("generations:O", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("games:Q"),
            tooltip=["generations:O", "games:Q"],
        )
        .properties(width=360, height=220)
    )


def totals(rows: Rows) -> Chart:
    return _made(
        alt.Chart(_data(rows))
        .mark_area(opacity=0.6, interpolate="monotone")
        .encode(
            x=alt.X("points:Q"),
            y=alt.Y("seats:Q", title="players", stack=None),
            color=alt.Color(
                "who:N",
                title=None,
                scale=alt.Scale(domain=["winners", "others"], range=[RUST, GOLD]),
            ),
            tooltip=["points:Q", "who:N", "seats:Q"],
        )
        .properties(width=360, height=220)
    )


def sources(rows: Rows) -> Chart:
    rows = [{**row, "points": round(row["points"], 1)} for row in rows]
    return _made(
        alt.Chart(_data(rows))
        .mark_bar(color=GOLD, cornerRadiusEnd=3)
        .encode(
            y=alt.Y("source:N", title=None, sort="-x"),
            x=alt.X("points:Q", title="points of a player in the mean"),
            tooltip=["source:N", "points:Q"],
        )
        .properties(width=350, height=220)
    )


def levels(rows: Rows, figures: Figures) -> Chart:
    """Each parameter's way, from its start to its end."""
    kinds = {kind.id: kind for kind in figures.library.parameters}

    def part(row: dict[str, Any], which: str) -> float:
        kind = kinds[row["parameter"]]
        return float(round((row[which] - kind.start) / ((kind.highest - kind.start) or 1), 3))

    parts = [
        {
            "generation": row["generation"],
            "parameter": kinds[row["parameter"]].name,
            **{which: part(row, which) for which in ("mean", "low", "high")},
        }
        for row in rows
    ]
    base = alt.Chart(_data(parts)).encode(
        x=alt.X("generation:Q", title="generation", axis=alt.Axis(tickMinStep=1)),
        color=alt.Color(
            "parameter:N", title=None, scale=alt.Scale(range=[RUST, BLUE, "#3f7d4a", GOLD, INK])
        ),
    )
    band = base.mark_area(opacity=0.18).encode(
        y=alt.Y("low:Q", title="part of its way", axis=alt.Axis(format="%")), y2="high:Q"
    )
    line = base.mark_line(strokeWidth=2.5).encode(
        y="mean:Q", tooltip=["parameter:N", "generation:Q", alt.Tooltip("mean:Q", format=".0%")]
    )
    return _made(alt.layer(band, line).properties(width=350, height=220))
