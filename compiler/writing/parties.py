"""Colony tiles and delegates as they stand in card text.

In: sets of the graph. Out: their words.
"""

from __future__ import annotations

from compiler.graph import ColonySet, DelegateSet, Whose
from compiler.writing.names import Names, article, of_whom


def delegates(names: Names, one: DelegateSet, many: bool) -> str:
    """Without article: `neutral non-leader delegate`, `leaders in play`."""
    noun = {"leader": "party leader", "chairman": "chairman"}.get(one.post, "delegate")
    words = ["neutral"] if one.whose == "nobody" else []
    words += ["non-leader"] if one.post == "non-leader" else []
    text = " ".join([*words, noun + "s" * many])
    if one.whose == "all":
        text += " in play"
    elif one.whose not in ("you", "nobody"):
        text += of_whom(one.whose)
    if one.post == "reserve":
        return f"{text} in reserve"
    if one.standing:
        return f"{text} in the {one.standing} party"
    return text + (f" in {names.either('party', one.parties)}" if one.parties else "")


def colony_tile(names: Names, tiles: ColonySet) -> str:
    """`a colony tile with your colony`, `"Vesta"`, `it`."""
    if tiles.names:
        return "/".join(map(names.card, tiles.names))
    if tiles.at:
        return {"it": "it", "other": "another colony tile"}.get(tiles.at, "that colony tile")
    if tiles.whose is None:
        return "a colony tile"
    joined = "without" if tiles.without else "with"
    return f"a colony tile {joined} {_COLONY[tiles.whose]}"


_COLONY: dict[Whose, str] = {
    "you": "your colony",
    "opponents": "a colony of an opponent",
    "all": "any colony",
}


def a_delegate(names: Names, one: DelegateSet) -> str:
    """One, chosen: `a leader`, `your delegate`."""
    if one.whose == "you":
        return f"your {delegates(names, one, many=False)}"
    bare = delegates(names, one, many=False).replace(" in play", "", 1)
    return f"the {bare}" if one.post == "chairman" else article(bare)
