"""What lies before the players, and how they stand for milestones and awards.

In: a game. Out: things that rich prints, a line for each player, milestone and award.
"""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from arsia.table.exhibits import Listed
from arsia.table.table import colour_of
from compiler.graph import Card
from runtime.driving.game import Game
from runtime.state.state import bits
from runtime.telling.outlook import Standing, said, standings

INDENT = 2


def ranks(game: Game) -> Group:
    """`Mayor (3): Ann 1, Bob 3 · …`; who has claimed or funded one stands behind it. Alone there
    are none (FAQ, "What official game variants are there?")."""
    lines = []
    for kind in () if game.state.solo else ("milestone", "award"):
        shown = [_rank(game, standing) for standing in standings(game, kind)]
        if shown:
            lines.append(Listed(shown, f"{kind}s: "))
    return Group(*lines)


def _rank(game: Game, standing: Standing) -> str:
    name = game.program.library.cards[standing.card].name
    needed = "" if standing.needed is None else f" ({standing.needed})"
    owner = f", taken by {game.players[standing.owner]}" if standing.owner >= 0 else ""
    return f"{name}{needed}: {said(game, standing)}{owner}"


def in_force(game: Game, wordy: bool = False) -> Group:
    """The rules that nobody holds, by name, or each with what it says."""
    rules = [_card(game, index) for index in game.program.in_force]
    if not wordy:
        names = ", ".join(card.name for card in rules)
        return Group(Text("rules: ", "bold").append(names, "not bold"))
    shown: list[Text | Padding] = [Text("Rules", "bold")]
    for card in rules:
        said = game.engine.texts.card(card)
        text = " ".join(filter(None, (*said.lines, said.points)))
        shown.append(Padding(Text(card.name).append(f"  {text}", "dim"), (0, 0, 0, INDENT)))
    return Group(*shown)


def played(game: Game) -> Group:
    """The cards before each player, with what lies on them; those of events are only counted."""
    return Group(*(_row(game, w) for w in game.state.seats if _shown(game, w)))


def _shown(game: Game, who: int) -> int:
    """Without what faces a player to be used: that is drawn with the table."""
    return game.state.play[who] & ~game.rules.at_hand(game.state, who)


def _row(game: Game, who: int) -> Text:
    cards = ", ".join(_named(game, index) for index in bits(_shown(game, who)))
    events = game.state.played_events[who].bit_count()
    more = f"; {events} event{'s' if events != 1 else ''}" if events else ""
    text = Text(f"{game.players[who]}: ", f"bold {colour_of(who, game.players[who])}")
    return text.append(cards + more, "not bold default")


def told(game: Game) -> Group:
    """The same, each card on a line of its own with what it says."""
    shown: list[Text | Padding] = []
    for w in game.state.seats:
        name = game.players[w]
        shown.append(Text(name, f"bold {colour_of(w, name)}"))
        for index in bits(game.state.play[w] | game.state.played_events[w]):
            line = Text(_named(game, index))
            lines = game.engine.texts.card(_card(game, index)).lines
            shown.append(Padding(line.append(f"  {' '.join(lines)}", "dim"), (0, 0, 0, INDENT)))
    return Group(*shown)


def _card(game: Game, index: int) -> Card:
    return game.engine.printed.cards[index]


def _named(game: Game, index: int) -> str:
    """`Decomposers (3 microbes)`; a card whose action has been used says so, or that
    it is turned over, or what it hears once in the game has been."""
    count, kind = game.state.held[index], game.program.tables.held_kind[index]
    notes = []
    if count:
        node = game.program.library.resources[kind] if kind >= 0 else None
        name = "resources" if node is None else node.name if count == 1 else node.plural
        notes.append(f"{count} {name}")
    if game.state.used >> index & 1:
        notes.append("used")
    if game.state.spent >> index & 1:
        notes.append("turned over")
    if _is_used_up(game, index):
        notes.append("used up")
    return _card(game, index).name + (f" ({', '.join(notes)})" if notes else "")


def _is_used_up(game: Game, index: int) -> bool:
    """Whether a trigger of the card that hears once in the game has been set off."""
    linked, heard = game.engine.linked, [number for number, _ in game.state.heard]
    triggers = (linked.triggers[number] for _, number in linked.cards[index].triggers)
    return any(one.ever and heard.count(one.once) >= one.times for one in triggers)
