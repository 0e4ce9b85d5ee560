"""The committee for people: options, the log, what lies on the table.

In: the committee and plain data of decisions and of the log. Out: texts in the words of the card
language, ids, exhibits.
"""

from __future__ import annotations

from typing import Any

from runtime.games.base.extension import Cell, Exhibit, Names
from runtime.games.turmoil.committee import Committee
from runtime.games.turmoil.parliament import NEUTRAL, TIMES, VACANT, Parliament
from runtime.state.state import State


class Shown:
    def __init__(self, committee: Committee) -> None:
        self.committee = committee
        self.cards = committee.program.library.cards

    # ---- decisions and the log ------------------------------------------------------------------

    def option(self, names: Names, kind: str, value: Any) -> str:
        if kind == "party":
            return names.card(value)
        party, seat, post = value
        whose = names.player(seat)
        if party < 0:
            return f"{whose}: the chairman"
        post = "leader" if post == "leader" else "delegate"
        return f"{whose}: {post} in {names.card(party)}"

    def identify(self, kind: str, value: Any) -> str:
        if kind == "party":
            return f"party {self.cards[value].id}"
        party, seat, post = value
        where = self.cards[party].id if party >= 0 else "committee"
        return f"delegate {where} {seat} {post}"

    def told(self, names: Names, what: str, name: str, subject: Any, count: int) -> str:
        match what:
            case "turmoil":
                return "Turmoil"
            case "event":
                return f"{names.card(subject)} happens"
            case "turned":
                return f"{names.card(subject)} is announced"
            case "government":
                return f"{names.card(subject)} comes to rule"
            case "dominant":
                return f"{names.card(subject)} becomes dominant"
            case "chairman":
                return f"{name} is chairman"
            case "delegate":
                sent = "a delegate" if count == 1 else f"{count} delegates"
                return f"  {name} places {sent} in {names.card(subject)}"
            case "recall" | "replace":
                party, seat = subject
                verb = "removes" if what == "recall" else "replaces"
                there = f"a delegate of {names.player(seat)} in {names.card(party)}"
                return f"  {name} {verb} {there if party >= 0 else 'the chairman'}"
            case _:
                return ""

    # ---- on the table ---------------------------------------------------------------------------

    def exhibits(self, state: State, players: tuple[str, ...]) -> list[Exhibit]:
        """The parties clockwise, then the events."""
        now = self.committee.parliament(state)
        whose = (*players, "neutral")
        cells = [Cell(card, note=self._party(now, n, whose)) for card, n in self._numbered()]
        half = (len(cells) + 1) // 2
        rows = [(*cells[:half],), (*cells[half:], *[None] * (2 * half - len(cells)))]
        shown = [Exhibit(f"committee, chairman {whose[now.chairman]}", -1, tuple(rows))]
        events = [one for one in zip(now.events, TIMES, strict=True) if one[0] >= 0]
        if events:
            row = tuple(Cell(card, note=name) for card, name in events)
            shown.append(Exhibit("global events", -1, (row,)))
        return shown

    def _numbered(self) -> list[tuple[int, int]]:
        return list(self.committee.number.items())

    def _party(self, now: Parliament, party: int, whose: tuple[str, ...]) -> str:
        """`rules, dominant: red 2 (leader), neutral 1`."""
        posts = [
            word
            for word, one in (("rules", now.ruling), ("dominant", now.dominant))
            if one == party
        ]
        counts = now.delegates[party]
        seats = [*range(len(counts) - 1), NEUTRAL]
        there = [
            f"{whose[seat]} {counts[seat]}{' (leader)' * (now.leaders[party] == seat)}"
            for seat in seats
            if counts[seat]
        ]
        assert bool(there) == (now.leaders[party] != VACANT)
        return ": ".join(filter(None, (", ".join(posts), ", ".join(there))))
