"""The messages about sets and their files (E3xxx)."""

from __future__ import annotations

from dsl.messages.record import message

UNKNOWN_SET = message(
    "E3001",
    "there is no set `{name}`",
    "A set is a bundled one, a folder beside the set that uses it, or a path.",
    'set fan "Fan cards"\n  uses marz\n',
    'set fan "Fan cards"\n  uses mars\n',
)

UNREADABLE_FILE = message(
    "E3002",
    "this file cannot be read: {reason}",
    "Card files are text in UTF-8.",
    "(a file in another encoding)\n",
    "(the same file saved as UTF-8)\n",
)

NO_SET_HERE = message(
    "E3003",
    "there is no set in {place}",
    "One of the files of a folder says which set it is and which sets it uses.",
    'event 001 "Example"\n  cost 1\n',
    'set fan "Fan cards"\n  uses mars\n\nevent 001 "Example"\n  cost 1\n',
)

SECOND_SET_IN_FOLDER = message(
    "E3004",
    "a second set in the same folder; the first is at {place}",
    "A folder holds one set; its other files belong to it without saying so. A second set has "
    "a folder of its own, beside the first.",
    '(two files of a folder: `set fan "Fan cards"` and `set more "More cards"`)\n',
    "(one of them only)\n",
)

TWO_SETS_OF_ONE_NAME = message(
    "E3005",
    "two sets are called {name}",
    "Cards are found by set and name.",
    '(a folder with `set base "My Set"` that uses `base`)\n',
    '(a folder with `set mine "My Set"` that uses `base`)\n',
)

SETS_IN_CIRCLE = message(
    "E3006",
    "sets use each other in a circle: {chain}",
    "A set can only build on sets that do not need it.",
    "(`set one` uses `two`, `set two` uses `one`)\n",
    "(`set two` uses `one`)\n",
)

UNREADABLE_DRAWING = message(
    "E3007",
    "cannot read the drawing `{path}`: {reason}",
    "`icon` names an SVG file, by its path from the file that says so.",
    'tag moon, icon "nowhere/moon.svg"\n',
    "tag moon\n",
)

UNUSABLE_DRAWING = message(
    "E3008",
    "`{path}` cannot be used as a drawing: {reason}",
    "A drawing is an SVG file of plain shapes with a `viewBox`; scripts, style sheets and what "
    "lies elsewhere have no place on a card.",
    '(`icon "moon.svg"`, a file with a script in it)\n',
    '(`icon "moon.svg"`, a file of plain shapes)\n',
)

ANOTHER_GAME = message(
    "E3009",
    "this is another game, {game}, than {other} at {place}",
    "Each game has a vocabulary and rules of its own; cards of one mean nothing in another.",
    'set fan "Fan cards"\n  uses mars\n\ngame chess "Chess"\n  players 2\n',
    'set fan "Fan cards"\n  uses mars\n\ngame terraforming-mars "Mars"\n  card-price 2\n',
)

USES_NO_SET = message(
    "E3014",
    "this set uses no other, so it has no resources, tags and tiles",
    "The words of the game come from the sets that are used; most sets say `uses base`.",
    '(a folder with cards and `set fan "Fan cards"`)\n',
    "(the same with a line `uses base` under it)\n",
)

NO_CARD_FILE = message(
    "E3016",
    "this is no file of cards",
    "Lines at the left edge begin declarations, such as `event` or `tag`; here hardly one does.",
    "(a letter, saved as `letter.mars`)\n",
    "(the letter as `letter.txt`)\n",
)
