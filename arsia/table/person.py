"""A person at the table: shows the game, the hand and the options, and asks.

In: a game at a decision of the person's. Out: the index of the option chosen, as bots give it.
`Left` is raised when the person quits.

What a person decides in one go is asked on a copy of the game, so that answers can be taken back as
long as nothing has come of them; then they are given one after another.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import click
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from arsia.table import standing, table
from compiler.face.terminal import show_face
from compiler.graph import Card
from dsl.messages.diagnostics import near
from runtime.driving.game import Game, Refused
from runtime.state.layout import DECK_KINDS
from runtime.state.state import RNG
from runtime.telling.decision import Decision
from runtime.telling.obstacles import OF_KIND
from runtime.telling.outlook import notes, of_card

HELP = """\
a number, or words of one option   choose it (several numbers: buy these cards)
back   take the last answer back, as long as nothing has come of it
b    the board and all players
p    all cards in play, with what they hold and say
h    your cards, each with its face
c NAME   a card's face, and why it cannot be played or used now
l    what happened so far
q    leave the game"""
WHOLE = ("menu", "share", "site")
"""Decisions before which the whole table is shown."""
NEW_CARDS = ("corporation", "draft", "buy", "take", "prelude")
"""Decisions among cards that the person sees for the first time."""
INDENT = 5
MANY = 12
"""More options are set in columns."""


class Left(Exception):
    """The person left the game."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person will answer to a decision, known by its kind and options."""

    kind: str
    ids: tuple[str, ...]
    index: int


class Person:
    """Remembers how much of the log has been shown, which cards, and answers still to be given."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.told = 0
        self.seen: set[str] = set()
        self.plan: list[Answer] = []

    def __call__(self, game: Game, rng: Random) -> int:
        decision = game.decision
        assert decision is not None
        if not self.plan or (self.plan[0].kind, self.plan[0].ids) != (decision.kind, decision.ids):
            self.plan = self._planned(game)
        return self.plan.pop(0).index

    def _planned(self, game: Game) -> list[Answer]:
        """Ask on, from this decision to where something would come of the answers."""
        seat = _asked(game).player
        plan: list[Answer] = []
        path = [(game, self.told, 0)]
        while True:
            here, self.told, answered = path[-1]
            del plan[answered:]
            chosen = self._ask(here, _asked(here), len(path) > 1)
            if not chosen:
                path.pop()
            for name in chosen:
                decision = _asked(here)
                if name not in decision.ids:
                    self.console.print(f"no longer possible: {name}")
                    break
                after = self._after(here, decision.ids.index(name))
                if after is None:
                    break
                plan.append(Answer(decision.kind, decision.ids, decision.ids.index(name)))
                if not _goes_on(here, after, seat):
                    return plan
                here = after
            if here is not path[-1][0] and chosen:
                path.append((here, self.told, len(plan)))

    def _after(self, game: Game, index: int) -> Game | None:
        """The game after the answer, as far as others decide at the same time; says why the game
        does not take it."""
        after = game.clone()
        try:
            seat = _asked(after).player
            after.choose(index)
            while after.decision and after.decision.player != seat and _secret(after):
                after.choose(0)  # whatever it is, the person does not see it
        except Refused as refusal:
            self.console.print(f"that cannot be done: {refusal}")
            return None
        return after

    # ---- showing --------------------------------------------------------------------------------

    def _tell(self, game: Game, player: int) -> None:
        lines = game.told(player)
        for line in lines[self.told :]:
            self.console.print(line, markup=False, style="dim")
        self.told = len(lines)

    def _show(self, game: Game, decision: Decision) -> None:
        """All that is in sight, and the question."""
        player = decision.player
        if decision.kind in WHOLE:
            self.console.print(table.whole(game))
            self.console.print(standing.ranks(game))
            if game.program.in_force:
                self.console.print(standing.in_force(game))
            self.console.print(standing.played(game))
        self._tell(game, player)
        if decision.kind in WHOLE and game.state.hand[player]:
            self.console.print(self._hand(game, player))
        if decision.kind == "share":
            faces = (game.engine.printed.cards[card] for card in decision.values[0])
            self.console.print(*(show_face(game.program.library, card) for card in faces))
        if decision.kind == "corporation":
            self._dealt(game, decision)
        self._offer(game, decision)

    def _dealt(self, game: Game, decision: Decision) -> None:
        """The cards to be chosen after the corporation, so that both can be chosen together."""
        state, player = game.state, decision.player
        cards = [card for card in (*state.opening[player], *state.offers[player]) if card >= 0]
        others = [game.engine.printed.cards[card] for card in cards if card not in decision.values]
        if others:
            self.console.print(Text("your cards, to be chosen after the corporation", "bold"))
        for card in others:
            self.console.print(Text(" " * INDENT + card.name))
            self._say(game, card)

    def _say(self, game: Game, card: Card) -> None:
        """What a card says, the first time that it is seen."""
        if card.id not in self.seen:
            self.seen.add(card.id)
            self.console.print(Padding(Text(gist(game, card), "dim"), (0, 0, 0, INDENT + 2)))

    def _hand(self, game: Game, player: int) -> Text:
        play, index = game.engine.play, game.program.layout.card
        cards = game.at_hand(player)
        prices = [play.price(game.state, player, index[c.id], kind_of(c)) for c in cards]
        names = [f"{card.name} {price}" for card, price in zip(cards, prices, strict=True)]
        return Text("hand: ", "bold").append(", ".join(names))

    def _offer(self, game: Game, decision: Decision) -> None:
        """The options, with what they come to now; where they are cards not seen before, with all
        that the cards say."""
        question = decision.question
        if decision.kind == "buy":
            words = game.engine.texts.words
            price, money = map(words.money, game.purse(decision.player))
            question += f", {price} each; you have {money}"
        self.console.print(Text(f"\n{decision.name}: {question}", "bold"))
        lines = []
        for option in decision.options:
            more = "; ".join(notes(game, decision, option.value))
            line = Text(f"{option.index + 1:>3}  {option.text}")
            lines.append(line.append(f"  ({more})", "dim") if more else line)
        if decision.kind in NEW_CARDS:
            cards = {f"card {card.id}": card for card in game.engine.printed.cards}
            for option, line in zip(decision.options, lines, strict=True):
                self.console.print(line)
                if option.id in cards:
                    self._say(game, cards[option.id])
        elif len(lines) > MANY:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                self.console.print(line)

    # ---- asking ---------------------------------------------------------------------------------

    def _ask(self, game: Game, decision: Decision, can_go_back: bool) -> list[str]:
        """The ids of the options chosen, one after another; none for going back."""
        self._show(game, decision)
        while True:
            said = click.prompt("number, or ? for help", prompt_suffix=" > ").strip()
            match said.lower().split(maxsplit=1):
                case ["?" | "help"]:
                    self.console.print(HELP)
                case ["q" | "quit"]:
                    raise Left
                case ["back"]:
                    if can_go_back:
                        return []
                    self.console.print("there is nothing to take back")
                case ["b"]:
                    self.console.print(table.whole(game))
                    self.console.print(standing.ranks(game))
                case ["p"]:
                    if game.program.in_force:
                        self.console.print(standing.in_force(game, wordy=True))
                    self.console.print(standing.told(game))
                case ["l"]:
                    self.console.print("\n".join(game.told(decision.player)))
                case ["h"]:
                    for card in game.at_hand(decision.player):
                        self.console.print(show_face(game.program.library, card))
                        self._now(game, decision.player, card)
                case ["c", name]:
                    self._card(game, decision.player, name)
                case _:
                    chosen = self._meant(decision, said)
                    if chosen:
                        return [decision.ids[index] for index in chosen]

    def _meant(self, decision: Decision, said: str) -> list[int]:
        """The options meant; several only of cards to buy. None when nothing is understood."""
        numbers = said.replace(",", " ").split()
        if numbers and all(number.isdecimal() for number in numbers):
            if len(numbers) > 1 and decision.kind != "buy":
                self.console.print("one at a time")
                return []
            if all(1 <= int(number) <= len(decision) for number in numbers):
                return list(dict.fromkeys(int(number) - 1 for number in numbers))
            self.console.print(f"there are options 1 to {len(decision)}")
            return []
        fits = [o.index for o in decision.options if said.lower() in o.text.lower()]
        if len(fits) == 1:
            return fits
        self.console.print(f"{'several options' if fits else 'no option'} with {said!r}")
        return []

    def _card(self, game: Game, player: int, name: str) -> None:
        cards = {card.name.lower(): card for card in game.engine.printed.cards}
        found = cards.get(name) or cards.get(near(name, cards) or "")
        if found is None:
            self.console.print(f"no card is called {name!r}")
            return
        self.console.print(show_face(game.program.library, found))
        what = what_for(game, found)
        if what is None:
            return
        reasons = game.why_not(player, what, found.id)
        for reason in reasons:
            self.console.print(f"cannot be {DONE[what]} now: {reason}")
        if not reasons:
            self.console.print(f"can be {DONE[what]} now")
        self._now(game, player, found)

    def _now(self, game: Game, player: int, card: Card) -> None:
        """What it would come to."""
        if (what := what_for(game, card)) in ("play", "project"):
            for note in of_card(game, player, game.program.layout.card[card.id], what):
                self.console.print(note)


def _asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def _secret(game: Game) -> bool:
    return game.rules.is_secret(game.state)


def _goes_on(before: Game, after: Game, seat: int) -> bool:
    """Whether the same person is asked again before anything has been turned over or is done."""
    next_ = after.decision
    return (
        next_ is not None
        and next_.player == seat
        and next_.kind != "menu"
        and _unseen(before) == _unseen(after)
    )


def _unseen(game: Game) -> tuple[object, ...]:
    """What changes whenever somebody gets to know more."""
    state = game.state
    return state.g[RNG], state.top, state.turned_over, state.aside, len(state.deck)


DONE = {
    "play": "played",
    "use": "used",
    "project": "used",
    "convert": "used",
    "claim": "claimed",
    "fund": "funded",
}
"""What can be done with cards, and the word for having done it."""


def gist(game: Game, card: Card) -> str:
    """What a card says, in a line: cost, tags, requirement, what it does, points."""
    texts = game.engine.texts
    said = texts.card(card)
    cost = (texts.words.money(card.cost),) if card.cost is not None else ()
    head = ", ".join((*cost, *(texts.words.tag(tag) for tag in card.tags)))
    parts = (f"{head}." if head else "", said.requirement, *said.lines, said.points)
    return " ".join(filter(None, parts))


def what_for(game: Game, card: Card) -> str | None:
    """What a turn may do with the card where it is; None for nothing."""
    index = game.program.layout.card[card.id]
    if card.kind in OF_KIND:
        return OF_KIND[card.kind]
    if any(mask >> index & 1 for mask in game.state.play) and card.kind != "project":
        return "use" if game.engine.linked.cards[index].ways else None
    if card.kind in DECK_KINDS:
        return "play"
    return "project" if game.rules.sells(index) else None


def kind_of(card: Card) -> str:
    """What is done with the card: `play`, or `project` for what is used where it lies."""
    return "project" if card.kind in ("project", "standard-project") else "play"
