"""A person at the table: shows the game, the hand and the options, and asks.

In: a game at a decision of the person's. Out: the index of the option chosen, as bots give it.
`Left` is raised when the person quits.
"""

from __future__ import annotations

from random import Random

import click
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from arsia.table import table
from compiler.face.terminal import show_face
from compiler.graph import Card
from dsl.messages.diagnostics import near
from runtime.driving.game import Game, Refused
from runtime.state.layout import DECK_KINDS
from runtime.telling.decision import Decision
from runtime.telling.obstacles import OF_KIND

HELP = """\
a number, or words of one option   choose it
b    the board and all players
h    your cards, each with its face
c NAME   a card's face, and why it cannot be played or used now
l    what happened so far
q    leave the game"""
WHOLE = ("menu", "share", "site")
"""Decisions before which the whole table is shown."""
NEW_CARDS = ("corporation", "draft", "buy", "take")
"""Decisions among cards that the person sees for the first time."""
INDENT = 5
MANY = 12
"""More options are set in columns."""


class Left(Exception):
    """The person left the game."""


class Person:
    """Remembers how much of the log has been shown, and which cards."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.told = 0
        self.seen: set[str] = set()

    def __call__(self, game: Game, rng: Random) -> int:
        decision = game.decision
        assert decision is not None
        self._tell(game, decision.player)
        if decision.kind in WHOLE:
            self.console.print(table.whole(game))
            if game.state.hand[decision.player]:
                self.console.print(self._hand(game, decision.player))
        if decision.kind == "share":
            faces = (game.program.library.cards[card] for card in decision.values[0])
            self.console.print(*(show_face(game.program.library, card) for card in faces))
        self._offer(game, decision)
        while True:
            index = self._read(game, decision)
            if index is not None and self._is_taken(game, index):
                return index

    # ---- showing --------------------------------------------------------------------------------

    def _tell(self, game: Game, player: int) -> None:
        lines = game.told(player)
        for line in lines[self.told :]:
            self.console.print(line, markup=False, style="dim")
        self.told = len(lines)

    def _hand(self, game: Game, player: int) -> Text:
        play, index = game.engine.play, game.program.layout.card
        cards = game.at_hand(player)
        prices = [play.price(game.state, player, index[c.id], kind_of(c)) for c in cards]
        names = [f"{card.name} {price}" for card, price in zip(cards, prices, strict=True)]
        return Text("hand: ", "bold").append(", ".join(names))

    def _offer(self, game: Game, decision: Decision) -> None:
        """The options; where they are cards not seen before, with all that the cards say."""
        self.console.print(Text(f"{decision.name}: {decision.question}", "bold"))
        lines = [Text(f"{o.index + 1:>3}  {o.text}") for o in decision.options]
        if decision.kind in NEW_CARDS:
            cards = {f"card {card.id}": card for card in game.program.library.cards}
            for option, line in zip(decision.options, lines, strict=True):
                self.console.print(line)
                if option.id in cards and option.id not in self.seen:
                    self.seen.add(option.id)
                    said = Text(gist(game, cards[option.id]), "dim")
                    self.console.print(Padding(said, (0, 0, 0, INDENT)))
        elif len(lines) > MANY:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                self.console.print(line)

    # ---- asking ---------------------------------------------------------------------------------

    def _read(self, game: Game, decision: Decision) -> int | None:
        """The option meant; None when something else was asked for or nothing understood."""
        said = click.prompt("number, or ? for help", prompt_suffix=" > ").strip()
        match said.lower().split(maxsplit=1):
            case ["?" | "help"]:
                self.console.print(HELP, markup=False)
            case ["q" | "quit"]:
                raise Left
            case ["b"]:
                self.console.print(table.whole(game))
            case ["l"]:
                self.console.print("\n".join(game.told(decision.player)), markup=False)
            case ["h"]:
                for card in game.at_hand(decision.player):
                    self.console.print(show_face(game.program.library, card))
            case ["c", name]:
                self._card(game, decision.player, name)
            case _:
                return self._meant(decision, said)
        return None

    def _meant(self, decision: Decision, said: str) -> int | None:
        if said.isdecimal():
            if 1 <= int(said) <= len(decision):
                return int(said) - 1
            self.console.print(f"there are options 1 to {len(decision)}")
            return None
        fits = [o.index for o in decision.options if said.lower() in o.text.lower()]
        if len(fits) == 1:
            return fits[0]
        self.console.print(f"{'several options' if fits else 'no option'} with {said!r}")
        return None

    def _is_taken(self, game: Game, index: int) -> bool:
        """Whether the game takes the answer; says why not."""
        try:
            game.clone().choose(index)
        except Refused as refusal:
            self.console.print(f"that cannot be done: {refusal}", markup=False)
            return False
        return True

    def _card(self, game: Game, player: int, name: str) -> None:
        cards = {card.name.lower(): card for card in game.program.library.cards}
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
            self.console.print(f"cannot be {DONE[what]} now: {reason}", markup=False)
        if not reasons:
            self.console.print(f"can be {DONE[what]} now", markup=False)


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
