"""Events that play events out of piles: in how many orders they could follow each other, nobody
waits for."""

from __future__ import annotations

from time import process_time

from tests.runtime.outcomes import of_text

EVENTS = 9
PLAYS = "play 1 event from the event pile of any player for free then gain {} plants"


def text(last: str, refused: str) -> str:
    """As many events in a pile, each of which plays another, and one that begins it."""
    acts = [f"Act {chr(65 + n)}" for n in range(EVENTS)]
    cards = [f'event Y{n} "{act}"\n  cost 0\n  {PLAYS.format(n + 1)}' for n, act in enumerate(acts)]
    given = [f'  given red has "{act}" in the event pile' for act in acts]
    return "\n\n".join(
        [
            *cards,
            f'event Z1 "Begin"\n  cost 0\n  {PLAYS.format(10)}',
            f'event Z2 "End"\n  cost 0\n  {last}',
            'scenario "chain"\n  players red, blue\n  given red has "Begin" in hand\n'
            '  given blue has "End" in the event pile\n'
            + "\n".join(given)
            + f'\n  when red plays "Begin"\n{refused}\n',
        ]
    )


def test_a_chain_that_comes_to_nothing_is_refused_soon() -> None:
    begun = process_time()
    (one,) = of_text(text("spend 50 plants", '  then it is refused: "pile"'))
    assert one.ok, one
    assert process_time() - begun < 30  # it was minutes
