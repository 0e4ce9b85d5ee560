"""The committee: who has delegates where, who leads, which party is dominant.

In: a `Parliament`, which never changes. Out: another one, after a delegate has come, gone or been
exchanged, or after a new government. Parties are numbers in clockwise order, the order in which
they are declared; a player is a seat, the neutral player is -1. Source: FAQ, "What is the dominant
party?", "How is the party leader decided, and how does it change hands?", "What if I run out of
delegates?".
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub
from typing import NamedTuple

NEUTRAL, VACANT = -1, -2
"""The seat of the neutral player, and what stands for nobody where a party has no leader."""

TIMES = ("distant", "coming", "current")

Counts = tuple[int, ...]
"""By seat, the neutral player's at the end, which is where index -1 finds it."""


NAME = "turmoil"
"""What `State.more` has it under."""


class Parliament(NamedTuple):
    """`delegates` by party, those of the leader included, and `leaders`; `reserve`; `lobby`: 1 for
    a delegate who stands there, 0 for none; `chairman`: a seat, who is of no party; `ruling` and
    `dominant`: parties; the cards `distant`, `coming` and `current`, -1 for none; the other events
    in the `deck` and the `discards`; `acted`: (seat, card of a party, way to act) of
    the actions that are used up."""

    delegates: tuple[Counts, ...]
    leaders: tuple[int, ...]
    reserve: Counts
    lobby: Counts
    chairman: int
    ruling: int
    dominant: int
    distant: int = -1
    coming: int = -1
    current: int = -1
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    acted: tuple[tuple[int, int, int], ...] = ()

    # ---- looking --------------------------------------------------------------------------------

    def at_hand(self, seat: int) -> int:
        """How many delegates the player can still place: to cards the lobby is reserve."""
        return self.reserve[seat] + (self.lobby[seat] if seat >= 0 else 0)

    def seated(self, party: int, seat: int, post: str = "") -> int:
        """How many delegates of that post (any, `leader`, `non-leader`) the player has in a
        party."""
        leads = int(self.leaders[party] == seat)
        if post == "leader":
            return leads
        return self.delegates[party][seat] - (leads if post == "non-leader" else 0)

    def influence(self, seat: int) -> int:
        """One for the chairman, one for the leader of the dominant party, one for whoever has
        others in it."""
        leads = self.leaders[self.dominant] == seat
        others = self.delegates[self.dominant][seat] > leads
        return (self.chairman == seat) + leads + others

    def fits(self, parties: int, players: int, events: set[int]) -> bool:
        """Whether it can be the parliament of so many parties and players, with these events."""
        seats, cards = range(-1, players), {*self.deck, *self.discards, *self.events} - {-1}
        rows = (*self.delegates, self.reserve)
        return (
            len(self.delegates) == len(self.leaders) == parties
            and all(len(row) == players + 1 and min(row) >= 0 for row in rows)
            and len(self.lobby) == players
            and set(self.lobby) <= {0, 1}
            and self.chairman in seats
            and set(self.leaders) <= {*seats, VACANT}
            and {self.ruling, self.dominant} <= set(range(parties))
            and cards <= events
            and all(seat in seats for seat, *_ in self.acted)
        )

    # ---- delegates come and go ------------------------------------------------------------------

    def placed(self, party: int, seat: int, count: int = 1, lobby: bool = False) -> Parliament:
        """So many delegates of the player enter a party: out of the reserve, then out of the
        lobby, or first out of the lobby. What there is not is not placed."""
        count = min(count, self.at_hand(seat))
        if count <= 0:
            return self
        waiting = self.lobby[seat] if seat >= 0 else 0
        out = min(waiting, count) if lobby else max(0, count - self.reserve[seat])
        counts, leader = _more(self.delegates[party], seat, count), self.leaders[party]
        leads = self._leading(counts, leader)
        exceeds = sum(counts) > self._size(self.dominant)
        return Parliament(  # which takes half as long as to replace the fields
            _with(self.delegates, party, counts),
            self.leaders if leads == leader else _with(self.leaders, party, leads),
            _more(self.reserve, seat, out - count),
            _more(self.lobby, seat, -out) if out else self.lobby,
            self.chairman,
            self.ruling,
            party if exceeds else self.dominant,
            self.distant,
            self.coming,
            self.current,
            self.deck,
            self.discards,
            self.acted,
        )

    def removed(self, party: int, seat: int, turn: int, leader: bool = False) -> Parliament:
        """A delegate goes back to its reserve, the leader where that is said. Ties for who leads
        now are decided from `turn` on, the player who acts."""
        new = self._replace(
            delegates=_with(self.delegates, party, _more(self.delegates[party], seat, -1)),
            leaders=_with(self.leaders, party, VACANT) if leader else self.leaders,
            reserve=_more(self.reserve, seat, 1),
        )
        return new._followed(party, turn)._overtaken()

    def exchanged(
        self, party: int, seat: int, mine: int, turn: int, leader: bool = False
    ) -> Parliament:
        """A delegate goes back to its reserve and one of `mine` takes the place, at once."""
        counts = _more(_more(self.delegates[party], seat, -1), mine, 1)
        took = self._taken(mine)
        new = took._replace(
            delegates=_with(self.delegates, party, counts),
            leaders=_with(self.leaders, party, mine) if leader else self.leaders,
            reserve=_more(took.reserve, seat, 1),
        )
        return new._followed(party, turn)

    def chaired(self, seat: int) -> Parliament:
        """One of the player's delegates is chairman instead of the one who was."""
        took = self._taken(seat)
        return took._replace(reserve=_more(took.reserve, self.chairman, 1), chairman=seat)

    def _taken(self, seat: int) -> Parliament:
        """A delegate out of the reserve, or else out of the lobby."""
        if self.reserve[seat]:
            return self._replace(reserve=_more(self.reserve, seat, -1))
        return self._replace(lobby=_more(self.lobby, seat, -1))

    def gathered(self, party: int, seat: int, count: int) -> Parliament:
        """The player has so many in a party, as far as there are so many."""
        more = count - self.seated(party, seat)
        new = self.placed(party, seat, more)
        for _ in range(-more):
            new = new.removed(party, seat, max(seat, 0))
        return new

    # ---- events ---------------------------------------------------------------------------------

    def scheduled(self, event: int, time: str) -> Parliament:
        """An event takes the place of another one, which goes under the deck."""
        before = self.events[TIMES.index(time)]
        deck = tuple(one for one in self.deck if one != event)
        discards = tuple(one for one in self.discards if one != event)
        back = (before,) if before not in (-1, event) else ()
        distant, coming, current = (
            event if name == time else -1 if there == event else there
            for name, there in zip(TIMES, self.events, strict=True)
        )
        return self._replace(
            distant=distant,
            coming=coming,
            current=current,
            deck=(*deck, *back),
            discards=discards,
        )

    @property
    def events(self) -> tuple[int, int, int]:
        """Distant, coming, current."""
        return self.distant, self.coming, self.current

    # ---- who leads ------------------------------------------------------------------------------

    def _leading(self, counts: Counts, leader: int) -> int:
        """The first to come leads; after that, whoever has more than the leader."""
        most = max(counts)
        if leader != VACANT and counts[leader] >= most:
            return leader
        return next(seat for seat in self._in_turn(0) if counts[seat] == most)

    def _followed(self, party: int, turn: int) -> Parliament:
        """After a loss: who has most, the player who acts first, then in turn order, the neutral
        player last."""
        counts, leader = self.delegates[party], self.leaders[party]
        most = max(counts)
        if leader != VACANT and counts[leader] >= most > 0:
            return self
        leads = (seat for seat in self._in_turn(turn) if most and counts[seat] == most)
        return self._replace(leaders=_with(self.leaders, party, next(leads, VACANT)))

    def _in_turn(self, first: int) -> Iterable[int]:
        players = len(self.lobby)
        return (*((first + i) % players for i in range(players)), NEUTRAL)

    # ---- which party is dominant ----------------------------------------------------------------

    def _size(self, party: int) -> int:
        return sum(self.delegates[party])

    def _overtaken(self) -> Parliament:
        """After a loss another party may have more; of several the next one clockwise."""
        largest = _largest(self.delegates, self.dominant)
        if self._size(self.dominant) >= self._size(largest):
            return self
        return self._replace(dominant=largest)

    # ---- a new government -----------------------------------------------------------------------

    def governed(self) -> Parliament:
        """The dominant party rules: its leader is chairman, all its other delegates and the old
        chairman go back, and the party that has most now is dominant, of several the next one
        clockwise from the one that rules."""
        party = self.dominant
        counts, leader = self.delegates[party], self.leaders[party]
        reserve = tuple(map(sum, zip(self.reserve, counts, strict=True)))
        chairman = NEUTRAL if leader == VACANT else leader
        delegates = _with(self.delegates, party, (0,) * len(counts))
        return self._replace(
            delegates=delegates,
            leaders=_with(self.leaders, party, VACANT),
            reserve=_more(_more(reserve, self.chairman, 1), chairman, -1),
            chairman=chairman,
            ruling=party,
            dominant=_largest(delegates, party),
            acted=(),
        )

    def lobbied(self) -> Parliament:
        """Whoever has none in the lobby puts one there, if the reserve has any."""
        coming = tuple(
            [int(not there and self.reserve[seat] > 0) for seat, there in enumerate(self.lobby)]
        )
        return self._replace(
            lobby=tuple(map(sum, zip(self.lobby, coming, strict=True))),
            reserve=tuple(map(sub, self.reserve, (*coming, 0))),
        )


def assembled(parties: int, players: int, each: int, neutral: int, ruling: int) -> Parliament:
    """Before the first event is turned: one delegate of each player in the lobby, a neutral
    chairman, nobody in any party."""
    return Parliament(
        delegates=((0,) * (players + 1),) * parties,
        leaders=(VACANT,) * parties,
        reserve=((each - 1),) * players + (neutral - 1,),
        lobby=(1,) * players,
        chairman=NEUTRAL,
        ruling=ruling,
        dominant=ruling,
    )


def _largest(delegates: tuple[Counts, ...], party: int) -> int:
    """The party that has most delegates, of several the next one clockwise."""
    sizes = [sum(counts) for counts in delegates]
    most, ring = max(sizes), len(sizes)
    return next(one for i in range(1, ring + 1) if sizes[one := (party + i) % ring] == most)


def _with(row: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    index %= len(row)
    return (*row[:index], value, *row[index + 1 :])


def _more(counts: Counts, seat: int, count: int) -> Counts:
    return _with(counts, seat, counts[seat] + count)


RESERVE, LOBBY = Parliament._fields.index("reserve"), Parliament._fields.index("lobby")
