"""The state of a game: plain numbers in flat lists, bit masks, tuples. Nothing here has behaviour.

In: indices handed out by `runtime.state.layout`. Out: `State.clone()` copies it in microseconds;
the saved game is these slots. Sets of cards and of areas are bit masks by card or area index.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from struct import unpack
from typing import Any, Final, NamedTuple

# Where the numbers of the game stand in `State.g`; levels and supplies follow from LEVELS on.
RNG, GENERATION, PHASE, ACTIVE, FIRST, ACTIONS, PASSED, GROUPS, CURSOR, TRIGGERED = range(10)
START = 10  # the production of everything that the game begins with
ROUND = "round"
"""What `State.more` has the seat under that a round began with, once another has become first."""
STILL = 11  # 1: parameters do not move any more
LAST = 12  # 1: the generation being played is the last; 2: and what was to be reached alone is
LEVELS = 13

Entry = tuple[Any, ...]
"""A pool entry: (operation, player, card, X, it, that, group, waits for group).

`it` is what was just mentioned: an area, a tuple of cards, or the one and the other as a pair;
`that` is (player, subject, detail) of the event that set off a trigger. Parts of one `then` step
share a group; what follows waits until the pool holds no entry of that group; what an arrow pays
for waits for minus the group, and then goes first. What a step brings by itself has minus its
group: it is waited for, and what it mentions is nothing to what follows."""

Listener = tuple[int, int, int]
"""Who hears an event: (player, card, trigger)."""
Listeners = tuple[Listener, ...]

OP, WHO, CARD, X, IT, THAT, GROUP, WAITS = range(8)
DOER, SUBJECT, DETAIL, CHOSEN, AS_OF = range(5)
"""Of `that`."""

Ask = tuple[str, int, Entry | None, tuple[Any, ...]]
"""A pending decision: (kind, player, the entry that asks or None for the ruleset, options)."""

KIND: Final = 0
DECIDER: Final = 1
ASKING: Final = 2
OPTIONS: Final = 3

ROW, FULL = -1, -2
"""Where cards lie that lie on no area: in a row, or out of it, with all seats taken."""

MASK64 = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
"""By how much the word of splitmix64 grows."""

FEW = 7
"""So many bits are found one by one; where there are more, eight at once."""


def entry_of(
    op: int,
    who: int,
    card: int = -1,
    x: int = 0,
    it: Any = None,
    that: Any = None,
    group: int = 0,
    waits: int = 0,
) -> Entry:
    """A pool entry, of no card and waiting for nothing unless that is said."""
    return (op, who, card, x, it, that, group, waits)


class State:
    """Lists by player: `p` numbers (see `Layout`), `hand`, `play`, `played_events` card masks,
    `own` and `kept` (marked) area masks, `rules` active continuous effects (ids, sorted).

    `tiles`: area mask by kind of tile; `full`: areas that carry a tile; `atop`: (tile, area,
    player), whose is what lies on tiles or blocks an area; `given`: (area, mask of the resources
    that the tile last placed there gave), where triggers hear of it; `heard`: (trigger, player)
    pairs, those that hear once in a generation and have; `site`: card -> area of its
    tile; `held`: resources by card; `used`: cards whose action was used; `used_by`:
    (card, player) pairs, the same of cards whose action every player has; `spent`: cards that did
    what they can do once in the game; `first_actions`: cards
    whose first action is due; `deck`/`top`: cards in order and how many are gone; `turned_over`:
    cards turned over; `listening`: for each kind of event those that hear it;
    `claimed`/`funded`: (card, player) pairs; `solo`: one player, whose opponent is neutral and has
    enough of everything; `done`: the game is over; `dead`: a trial met a mandatory effect that
    cannot be done; `obtained`: (card, resource) pairs, which of the resources printed under its
    tile a card has raised; `more`: what each extension of the ruleset remembers, by its name, and
    replaced whole; `log`: linked (earlier,
    item) pairs; `source`: the card whose effect is being done, for the log; `trial`: a clone of the
    search for legal orders, which writes no log, and `unseen` the players to whom hidden cards have
    come in it; `temporary_tags`: (player, tag's field, how many, until the end of which period);
    `strict`: every order is asked for; `stacked`: (card, the card that it lies on); `aside`: cards
    of kinds that are not in the deck, each kind a pile of its own; `laid`: (card, area, `ROW` or
    `FULL`, whether it lies open) of those laid out, lower ones first; `seated`: (card, player)
    pairs, the seats taken on such cards; `settled`: (card, number of what it remembers, see
    `graph.to_remember`; a player is -1 minus the seat); `extra_actions`: (player, how many
    actions he may take at once); `opening`: by player, cards to open the game with; `played`:
    (player, card) pairs, what has been played in this resolution; `face_up`: an event may lie so
    before somebody, until the action ends.
    """

    __slots__ = (
        "aside",
        "ask",
        "atop",
        "claimed",
        "dead",
        "deck",
        "discard",
        "done",
        "extra_actions",
        "face_up",
        "first_actions",
        "full",
        "funded",
        "g",
        "given",
        "hand",
        "heard",
        "held",
        "kept",
        "laid",
        "listening",
        "log",
        "more",
        "obtained",
        "offers",
        "opening",
        "own",
        "p",
        "play",
        "played",
        "played_events",
        "pool",
        "rules",
        "seated",
        "seats",
        "settled",
        "site",
        "solo",
        "source",
        "spent",
        "stacked",
        "strict",
        "temporary_tags",
        "tiles",
        "top",
        "trial",
        "turned_over",
        "unseen",
        "used",
        "used_by",
    )

    g: list[int]
    p: list[list[int]]
    hand: list[int]
    play: list[int]
    played_events: list[int]
    own: list[int]
    kept: list[int]
    given: tuple[tuple[int, int], ...]
    heard: tuple[tuple[int, int], ...]
    used_by: tuple[tuple[int, int], ...]
    atop: tuple[tuple[int, int, int], ...]
    tiles: list[int]
    held: list[int]
    rules: list[tuple[int, ...]]
    listening: list[Listeners]
    offers: list[tuple[int, ...]]
    opening: list[tuple[int, ...]]
    site: dict[int, int]
    temporary_tags: tuple[tuple[int, int, int, str], ...]
    pool: list[Entry]
    ask: Ask | None
    deck: tuple[int, ...]
    stacked: tuple[tuple[int, int], ...]
    aside: tuple[int, ...]
    laid: tuple[tuple[int, int, int], ...]
    seated: tuple[tuple[int, int], ...]
    settled: tuple[tuple[int, int], ...]
    extra_actions: tuple[tuple[int, int], ...]
    played: tuple[tuple[int, int], ...]
    obtained: tuple[tuple[int, int], ...]
    claimed: tuple[tuple[int, int], ...]
    funded: tuple[tuple[int, int], ...]
    seats: range
    log: Any
    more: dict[str, Any]
    top: int
    discard: int
    turned_over: int
    full: int
    used: int
    spent: int
    first_actions: int
    face_up: bool
    done: bool
    dead: bool
    solo: bool
    trial: bool
    unseen: int
    source: int
    strict: bool

    def clone(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.g = self.g[:]
        new.p = [numbers[:] for numbers in self.p]
        new.hand = self.hand[:]
        new.play = self.play[:]
        new.played_events = self.played_events[:]
        new.own = self.own[:]
        new.kept = self.kept[:]
        new.atop = self.atop
        new.given = self.given
        new.heard = self.heard
        new.used_by = self.used_by
        new.tiles = self.tiles[:]
        new.held = self.held[:]
        new.rules = self.rules[:]
        new.listening = self.listening[:]
        new.offers = self.offers[:]
        new.obtained = self.obtained
        new.opening = self.opening[:]
        new.site = self.site.copy()
        new.temporary_tags = self.temporary_tags
        new.pool = self.pool[:]
        new.ask = self.ask
        new.deck = self.deck
        new.stacked = self.stacked
        new.aside = self.aside
        new.laid = self.laid
        new.seated = self.seated
        new.settled = self.settled
        new.extra_actions = self.extra_actions
        new.played = self.played
        new.claimed = self.claimed
        new.funded = self.funded
        new.seats = self.seats
        new.log = self.log
        new.more = self.more
        new.top = self.top
        new.discard = self.discard
        new.turned_over = self.turned_over
        new.full = self.full
        new.used = self.used
        new.spent = self.spent
        new.first_actions = self.first_actions
        new.face_up = self.face_up
        new.done = self.done
        new.dead = self.dead
        new.trial = self.trial
        new.unseen = self.unseen
        new.source = self.source
        new.solo = self.solo
        new.strict = self.strict
        return new


def area_of(it: Any) -> int | None:
    """The area just mentioned, if any was."""
    if isinstance(it, tuple):
        it = it[0] if len(it) > 1 and isinstance(it[1], tuple) else None
    return it if it is None or it >= 0 else None


def cards_of(it: Any) -> tuple[int, ...]:
    """The cards just mentioned."""
    if not isinstance(it, tuple):
        return ()
    return it[1] if len(it) > 1 and isinstance(it[1], tuple) else it


def them_of(it: Any) -> tuple[int, ...]:
    """The cards last mentioned together, whichever of them has been mentioned since."""
    if not _tells_them(it):
        return ()
    them: tuple[int, ...] = it[1] if it[2] is None else it[2]
    return them


def _tells_them(it: Any) -> bool:
    """Whether it says which cards were mentioned together, beside an area and the last cards."""
    return isinstance(it, tuple) and len(it) == 3 and isinstance(it[1], tuple)


def mentioned(before: Any, it: Any) -> Any:
    """What has been mentioned with one thing more: the last area, the last cards, and those that
    were mentioned together, `None` where these are the last."""
    if isinstance(it, tuple):
        area = area_of(before)
        if _tells_them(before):
            return (-1 if area is None else area, it, them_of(before))
        return it if area is None else (area, it)
    if _tells_them(before):
        return (it, *before[1:])
    cards = cards_of(before)
    return (it, cards) if cards else it


def together(before: Any, cards: tuple[int, ...]) -> Any:
    """The same with cards that are mentioned together."""
    area = area_of(before)
    return (-1 if area is None else area, cards, None)


def one_more(before: Any, card: int) -> Any:
    """The same with one card more beside the last."""
    it = (*cards_of(before), card)
    if _tells_them(before):
        return (before[0], it, before[2])
    return mentioned(before, it)


class Counted(NamedTuple):
    """The cards whose uses are counted: those whose action every player has, and how often in a
    generation it is there, where that is not once."""

    cards: int
    each: int
    often: Mapping[int, int]


def used_up(state: State, who: int, counted: Counted) -> int:
    """The cards whose action the player has no more in this generation."""
    if not counted.cards:
        return state.used
    used = state.used & ~counted.cards
    for card in {card for card, _ in state.used_by}:
        each = counted.each >> card & 1
        times = sum(one == card and (not each or seat == who) for one, seat in state.used_by)
        used |= (times >= counted.often.get(card, 1)) << card
    return used


def use_action(state: State, who: int, card: int, counted: Counted) -> None:
    """The player has used the action of the card in this generation."""
    state.used |= 1 << card
    if counted.cards >> card & 1:
        state.used_by += ((card, who),)


def random_below(state: State, bound: int) -> int:
    """A number in range(bound), from splitmix64, whose one word lives in the state."""
    word = state.g[RNG] = (state.g[RNG] + GAMMA) & MASK64
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK64
    return ((word ^ (word >> 31)) * bound) >> 64


def forget_chance(state: State) -> None:
    """Another chance than there will be, for who tries what may come; of what is forgotten already
    another one still."""
    state.g[RNG] = (state.g[RNG] * 5 + GAMMA) & MASK64


def shuffled(state: State, items: list[int]) -> list[int]:
    """The items in a random order (Fisher and Yates)."""
    bound = len(items)
    for word in _random_words(state, bound - 1) if bound > 1 else ():
        other = word * bound >> 64  # as `random_below` does
        bound -= 1
        items[bound], items[other] = items[other], items[bound]
    return items


def _random_words(state: State, count: int) -> tuple[int, ...]:
    """The next words of splitmix64, worked out side by side in one large number: each in the lower
    half of 128 bits, where the product of two words has room."""
    ones, rising, low = _side_by_side(count)
    seed = state.g[RNG]
    state.g[RNG] = (seed + GAMMA * count) & MASK64
    words = (seed * ones + GAMMA * rising) & low
    words = ((words ^ (words >> 30)) & low) * 0xBF58476D1CE4E5B9 & low
    words = ((words ^ (words >> 27)) & low) * 0x94D049BB133111EB & low
    words ^= words >> 31
    return unpack(f"<{2 * count}Q", words.to_bytes(16 * count, "little"))[::2]


@lru_cache(maxsize=1024)
def _side_by_side(count: int) -> tuple[int, int, int]:
    """So many times 1; 1, 2, 3 …; so many times all bits of a word."""
    places = range(0, 128 * count, 128)
    ones = sum(1 << at for at in places)
    return ones, sum(n << at for n, at in enumerate(places, 1)), ones * MASK64


def bits(mask: int) -> list[int]:
    """The indices set in a mask, in rising order."""
    found: list[int] = []
    if mask.bit_count() > FEW:
        count = (mask.bit_length() + 7) >> 3
        while len(_BITS_OF) < count:
            _BITS_OF.append(_bits_of_bytes(len(_BITS_OF) << 3))
        for of, byte in zip(_BITS_OF, mask.to_bytes(count, "little"), strict=False):
            if byte:
                found += of[byte]
        return found
    while mask:  # from the highest, which takes no negative number
        found.append(high := mask.bit_length() - 1)
        mask ^= 1 << high
    found.reverse()
    return found


_BITS_OF: list[list[tuple[int, ...]]] = []
"""By the place of a byte in a mask and its value, the indices set there; made as far as they are
asked for."""


def _bits_of_bytes(first: int) -> list[tuple[int, ...]]:
    """For a byte whose lowest bit has that index."""
    found: list[tuple[int, ...]] = [()]
    for index in range(first, first + 8):
        found += [(*lower, index) for lower in found]
    return found
