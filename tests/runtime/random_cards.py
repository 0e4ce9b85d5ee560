"""Cards that nobody would print: random effects in the card language, to break the engine with.

In: a seed. Out: the text of a set of such cards. Cards that the checker refuses are left out.
"""

from __future__ import annotations

from functools import cache
from random import Random

from compiler.graph import Library
from runtime.games.playable import Playable
from tests.bundled import load_text

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
TAGS = ("building", "space", "science", "power", "earth", "jovian", "plant", "microbe", "animal")
HELD = ("animal", "microbe", "science")
PLACES = (
    "ocean",
    "city",
    "greenery",
    "city adjacent to 2 cities in play",
    "greenery on an ocean area",
    "ocean on land",
    "marker on a non-reserved area",
    "2 oceans",
)


class Writer:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def resource(self) -> str:
        return self.rng.choice(RESOURCES)

    def leaf(self) -> str:
        rng = self.rng
        n, r = rng.choice((1, 1, 2, 3, 6)), self.resource()
        one = r.rstrip("s")
        held = rng.choice(HELD)
        onto = rng.choice(("here", "a card", "another card", "that card"))
        return rng.choice(
            (
                f"gain {n} {r}",
                f"gain 1 {one} per {rng.choice(TAGS)} tag",
                f"lose {n} {r}",
                f"spend {n} {r}",
                f"pay {n} with steel",
                f"production +{n} {one}",
                f"production -{n} {one}",
                f"production -1 {one} of any player",
                f"production +1 {one} per 2 {rng.choice(TAGS)} tags",
                f"raise {rng.choice(('temperature', 'oxygen', 'rating'))} {rng.choice((1, 2))}",
                "lower rating 1",
                f"place {rng.choice(PLACES)}",
                "place this tile",
                "place this tile adjacent to no tile",
                f"add {n} {held} {'here' if onto == 'here' else 'to ' + onto}",
                f"add 1 resource to {rng.choice(('a card', 'that card'))}",
                f"remove up to {n} {r} from any player",
                f"remove {n} {r} from any player",
                f"steal up to {n} {r} from any player",
                f"remove 1 {held} from any card",
                f"remove up to 2 {held} from any card",
                f"spend 1 {held} from a card",
                f"draw {rng.choice((1, 2))} cards",
                f"draw 1 {rng.choice(TAGS)} card",
                "look at 2 cards then take 1 of them",
                "look at 1 card then may buy it",
                f"reveal 1 card then if it has a {rng.choice(TAGS)} tag: {'gain 2 steel'}",
                f"discard {rng.choice((1, 2))} cards",
                "copy the production box of a building card",
                "double the resources on a card",
                "use the action of a card used this generation",
                f"play 1 card from hand for {rng.choice((3, 8))} less",
                "fund an award for free",
            )
        )

    def effect(self, depth: int = 2) -> str:
        rng = self.rng
        if depth == 0 or rng.random() < 0.35:
            return self.leaf()
        one, two = self.effect(depth - 1), self.effect(depth - 1)
        match rng.randrange(9):
            case 0 | 1 | 2:
                return f"({one}), ({two})"
            case 3:
                return f"({one}) then ({two})"
            case 4 | 5:
                return f"({one}) or ({two})"
            case 6:
                return f"(may {one})"
            case 7:
                return f"({one}) -> ({two})"
            case _:
                tag = rng.choice(TAGS)
                return f"(if {rng.choice((1, 2))} {tag} tags: {one} otherwise {two})"

    def trigger(self) -> str:
        rng = self.rng
        event = rng.choice(
            (
                f"you play a {rng.choice(TAGS)} tag",
                f"anyone plays a {rng.choice(TAGS)} tag",
                "you play an event",
                f"anyone places a {rng.choice(('city', 'greenery'))}",
                "anyone places an ocean",
                "you place a tile",
                "an opponent places a tile",
                "you gain 1 production",
                "you raise temperature",
                "anyone raises oxygen",
                f"you add 1 {rng.choice(HELD)} to a card",
                "you use a standard project",
            )
        )
        return f"when {event}: {self.effect(1)}"

    def card(self, number: int) -> str:
        rng = self.rng
        kind = rng.choice(("automated", "active", "active", "event"))
        lines = [f'{kind} Z{number} "Thing {number}"', f"  cost {rng.choice((0, 1, 3, 8, 14))}"]
        lines.append(f"  tags {', '.join(rng.sample(TAGS, rng.choice((1, 1, 2))))}")
        if kind != "event" and rng.random() < 0.6:
            lines.append(f"  holds {rng.choice(HELD)}")
        if rng.random() < 0.3:
            lines.append(f"  requires {rng.choice(('1', '2'))} {rng.choice(TAGS)} tags")
        lines += [f"  {self.effect()}" for _ in range(rng.choice((0, 1, 1, 2, 3)))]
        if kind == "active":
            lines += [f"  action: {self.effect()}" for _ in range(rng.choice((0, 1, 2)))]
            lines += [f"  {self.trigger()}" for _ in range(rng.choice((0, 1, 1, 2)))]
            if rng.random() < 0.1:
                lines.append("  effect: you may spend heat as megacredits")
        return "\n".join(lines) + "\n"


def random_set(seed: int, cards: int) -> str:
    """A set on top of Corporate Era; without what the checker refuses."""
    writer = Writer(seed)
    made = [writer.card(number) for number in range(cards)]
    while True:
        head = 'set things "Things"\n  uses corporate-era, hellas-elysium\n'
        text = "\n".join([head, *made])
        faults = {d.span.line for d in load_text(text).diagnostics if d.severity == "error"}
        if not faults:
            return text
        kept, line = [], head.count("\n") + 2
        for one in made:
            size = one.count("\n") + 1
            if not faults & set(range(line, line + size)):
                kept.append(one)
            line += size
        assert len(kept) < len(made)
        made = kept


def random_library(seed: int, cards: int = 60) -> Library:
    return load_text(random_set(seed, cards)).library


@cache
def strange_engine(seed: int) -> Playable:
    """Of 45 of them; several files of tests play them."""
    made = Playable(random_library(seed, 45))
    compile(made.program.source, "<generated>", "exec")  # also what no game calls
    return made
