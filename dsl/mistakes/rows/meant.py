"""What is meant by turns of phrase, where more is to be known than what was kept of them.

In: what was found of a pattern. Out: how the language says it.
"""

from __future__ import annotations

import re

from dsl.lexicon.words import IN_WORDS
from dsl.mistakes.rows.forms import a, base, does, number, one, third

Said = re.Match[str]

# ---- who does it, and to whom --------------------------------------------------------------------

_ALSO = re.compile(r"^(.*?)(?:,? then|,? and|,) you:? (?:also )?(.*)$")
_PAID = re.compile(
    r"^(?:pay|give|lose) (?:you )?(\d+)((?: (?!to|from)[^\W\d]\S*)?)(?: to you| from you)?$"
)


def _deed(verb: str, rest: str) -> str:
    """`pays you 1 M€`, `loses 1 plant`: as a verb says it; what is paid to you is lost to you."""
    said = f"{does(verb)} {rest}"
    paid = _PAID.match(said)
    if paid is None or not ("you" in rest.split() or verb in ("pay", "pays")):
        return said
    return f"lose {paid[1]}{paid[2] or ' megacredits'} to the owner of this card"


def they_do(said: Said) -> str:
    """`when an opponent places a city, he loses 1 M€ and you gain 1 M€`."""
    also = _ALSO.match(said[3])
    if also is None:
        return f"{said[1]}: that player: {_deed(said[2], said[3])}"
    return f"{said[1]}: (that player: {_deed(said[2], also[1])}), {also[2]}"


def owner_does(said: Said) -> str:
    return f"{said[1]}: the owner: {_deed(said[2], said[3])}"


def neighbour_does(said: Said) -> str:
    """`when you place a city next to an opponent's tile, that opponent loses 2 M€`."""
    beside = f"each opponent with a {said[2] or said[3]} adjacent to it"
    return f"when you place a {said[1]}: {beside}: {_deed(said[4], said[5])}"


def by_anyone(said: Said) -> str:
    """`when a microbe is added to any card`."""
    what = a(said[2]) if said[1] else said[2]
    return f"when anyone {third(base(said[3]))} {what}{said[4].replace(' any ', ' a ')}"


_MONEYS = r"(?i:megacredits?|mc|m€|money|credits?)"


def to_each(said: Said) -> str:
    """`pay 3 to each opponent`: so much for each of them must be there."""
    label, many, what, rest = said.groups(default="")
    thing = what if what and not re.fullmatch(_MONEYS, what) else ""
    paid = f"spend {many} {thing}" if thing else f"pay {many}"
    given = f"each opponent: gain {many} {thing or 'megacredits'}"
    return f"{label}{paid} per opponent -> " + (f"({given}), {rest}" if rest else given)


def only_beside(said: Said) -> str:
    """`cities must be placed adjacent to your tile`: not where none of them lies next to it."""
    everybody = bool(said[1]) or "owner" in said[0] or said[2] not in (None, "you", "your")
    each = "each player: " if everybody else ""
    return f"effect: {each}you may not place {said[3]} adjacent to no {said[4]} of you"


# ---- choices and conditions ----------------------------------------------------------------------

_REACHING = re.compile(
    r"((?:(?:each|any|an|another|that) (?:player|opponent)|the (?:owner|first player)|if [^:,]*):"
    r" [^,]*)"
)


def in_brackets(said: Said) -> str:
    """`choose one of: A, each player: B, C`: what would reach to the end ends where it is one of
    several."""
    *parts, last = re.split(r", (?![^(]*\))", said[2])
    held = [f"({part})" if _REACHING.fullmatch(part) else part for part in parts]
    return f"{said[1]}{', '.join([*held, last])}"


def by_condition(said: Said) -> str:
    """`gain 5 heat, or 8 heat if you have 4 plant tags`: one of them, by the condition."""
    before, verb, sign, less, rest, more, again, held = said.groups(default="")
    same = one(again.strip())
    if same not in ("", "step", *map(one, rest.split())):
        return said[0]  # something else can be chosen
    others = rest if same in ("", "step") else re.sub(r"^ \S+", again, rest)
    either = f"{verb}{sign}{more}{others}", f"{verb}{sign}{less}{rest}"
    held = re.sub("^ha[sd] ", "it has ", held)
    return f"{before.replace(' to ', ' -> ')}if {held}: {' otherwise '.join(either)}"


def between(said: Said) -> str:
    """`gain 1-3 plants`: one of so many."""
    verb, least, most, what = said.groups()
    if not int(least) < int(most) < int(least) + 4:
        return said[0]
    return " or ".join(f"{verb} {n} {what}" for n in range(int(least), int(most) + 1))


def done_too(said: Said) -> str:
    """`when you place a greenery or city: …`: the verb holds for both, and so does the article."""
    the_same = re.search(rf"{re.escape(said[2])} an? [^:]* or $", said[1])
    if the_same and not re.match("an? ", said[3]):
        return f"{said[1]}{said[2]} {a(said[3]).split()[0]} "
    return f"{said[1]}{said[2]} "


# ---- how much ------------------------------------------------------------------------------------


def exactly(said: Said) -> str:
    """`discard 1 card, draw that many cards`."""
    return f"{said[1]}{said[2]} {said[3].removesuffix('s') if said[2] == '1' else said[3]}"


def more_than_x(said: Said) -> str:
    """`X plus 1 plants`, `X minus 1 plants`."""
    if said[1] in ("+", "plus"):
        return f"{said[2]} {one(said[3]) if said[2] == '1' else said[3]} plus 1 per X"
    return f"1 {one(said[3])} per X beyond {said[2]}"


def capped(said: Said) -> str:
    """`gain 1 plant per 2 cities, max 3`: the limit of what is got is one of what is counted,
    but for one that cannot be what is got."""
    times, each, most = int(said[1]), int(said[3] or 1), int(said[5])
    if most % times and said[6]:
        return said[0]
    limit = most if most % times else most // times * each
    so_many = f"{each} " if said[3] else ""
    return f"{times}{said[2]} per {so_many}{said[4]} max {limit}"


def limited(said: Said) -> str:
    """`2 less per city, up to 6 less`: what is counted has the limit."""
    each, most = int(said[2]), int(said[4])
    if not each or most % each or most == each:
        return said[0]
    return f"{said[1]}{said[2]} less per {said[3]} max {most // each}"


def in_two(said: Said) -> str:
    """`for 2 less per science tag and 5 less if 3 earth tags`."""
    counted = f"{said[2]} per {said[3]}" if said[3] else said[2]
    plain = f"{said[2]} less per {said[3]}" if said[3] else f"{said[2]} less"
    if said[4] == "or" or not said[3]:
        more = int(said[5]) + (int(said[2]) if said[4] == "and" else 0)
        both = f"for {more} less"
        if said[3]:
            return said[0]
    else:
        both = f"for {said[5]} less plus {counted}"
    return f"if {said[6]}: {said[1]} {both} otherwise {said[1]} for {plain}"


def counted(said: Said) -> str:
    """`per city and greenery`, `per earth tag, venus tag and colony`, `per earth, mars tag`."""
    *items, last = re.split(r",? and |, ", said[2])
    if re.search(r" tags?$", last) and not any(" " in one for one in items):
        items = [f"{one} tag" for one in items]
    items = [re.sub(r" tiles?$", "", one) for one in (*items, last)]
    tags = [one.split()[0] for one in items if re.search(r" tags?$", one)]
    others = [one for one in items if not re.search(r" tags?$", one)]
    joined = [f"{'/'.join(tags)} tag{'s' * bool(said[1])}"] if tags else []
    return f"per {said[1] or ''}{' plus '.join((*joined, *others))}"


def lowest(said: Said) -> str:
    """`per set of plant, animal and microbe tags`."""
    names = [re.sub(r"^an? ", "", one) for one in re.split(r",? and |, ", said[2]) if one]
    noun = " tags" if said[3] else ""
    return f"{said[1]}the lowest of " + ", ".join(f"{name}{noun}" for name in names)


# ---- one after the other -------------------------------------------------------------------------


def delegates(said: Said) -> str:
    """`place 3 delegates in up to 3 parties`: each wherever one likes."""
    many = int(said[1])
    if said[2] is not None and int(said[2]) != many:
        return said[0]
    return " then ".join(["place 1 delegate in a party"] * many)


def trades(said: Said) -> str:
    """`trade with 2 colonies`: one after the other, where a fleet has not gone yet."""
    return " then ".join([f"{'may ' * bool(said[1])}trade"] * int(said[2]))


def removed(said: Said) -> str:
    """`remove 2 cities of an opponent`: one after the other."""
    return " then ".join([f"remove 1 {one(said[2])}{said[3]}"] * int(said[1]))


def played(said: Said) -> str:
    """`play 2 building cards from hand`: one after the other."""
    if not 1 < int(said[3]) < 5:
        return said[0]
    one = f"{'may ' * bool(said[1] or said[2])}play 1 {said[4]}card{said[5]}"
    return " then ".join([one] * int(said[3]))


# ---- cards, and the board ------------------------------------------------------------------------


def next_times(said: Said) -> str:
    """`the next 2 times you place a city: draw 1 card`: what is done then waits for the next."""
    when, done = f"next time{' this generation' * bool(said[4])} {said[3]}", said[5]
    once = f"({done})" if re.search(r" or | then |->|^may ", done) else done
    waiting = f"{when}: {done}"
    for _ in range(int(number(said[2])) - 1):
        waiting = f"{when}: {once}, {waiting}"
    return f"{said[1]}{waiting}"


def others(said: Said) -> str:
    """`draw 4 cards then discard 2 of them`: the others are taken."""
    kept = int(said[1]) - int(said[2])
    return f"look at {said[1]} cards then take {kept} of them" if kept > 0 else said[0]


_COUNTED = r" (?:per|for (?:each|every)) (?:(?!ignor)[^:.,>])+"


def plays_it(said: Said) -> str:
    """`draw a card. you may play it for 5 less`, `reveal a card and play it immediately`."""
    which = "1 of them" if said[4].startswith(("one", "1")) else "it"
    told = said[5]
    less = re.search(r"\d+", told.split("ignor")[0])
    price = " for free" if re.search(r"without paying|for free", told) else ""
    if less and not price:
        per = re.search(_COUNTED, told)
        price = f" for {less[0]} less{per[0].rstrip() if per else ''}"
    about = re.search(
        r"ignor(?:e|ing) (?:all |any |its |the |their )*((?:\S+ )?requirements)", told
    )
    ignoring = f" ignoring {about[1]}" if about else ""
    return f"{said[1]} then {'may ' * bool(said[3])}play {which}{price}{ignoring}"


def used_again(said: Said) -> str:
    """`use up to 2 actions on your cards again`: of so many cards, used already or not."""
    many = said["many"].removeprefix("up to ")
    used = " used this generation" * bool(said["used"] or said["again"] or said["re"])
    if not many[0].isdigit() and many not in IN_WORDS:
        return f"use the action of each card{used}"
    most = "up to " * said["many"].startswith("up to ")
    return f"use the actions of {most}{number(many)} cards{used}"


_ROWS = ("top", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def nth_row(said: Said) -> str:
    """`row C`, by the letter that it has on the board."""
    return f"the {_ROWS['abcdefghj'.index(said[1].lower())]} row"


# ---- declarations --------------------------------------------------------------------------------


def ends(said: Said) -> str:
    """`min 0`, `start at 2`: where it begins; of its ends one line says both."""
    number = re.findall("-?[0-9]+", said[0])[-1]
    if re.search("start|begin|initial", said[0].split(" > ")[1]):
        return f"start {number}"
    return "! both ends of a track stand on one line: `range 0 to 20`"


def marked(said: Said) -> str:
    """`at 10: +1 heat production`."""
    number, many, what = [one for one in said.groups() if one is not None][-3:]
    at = number if number.startswith("at") else f"at {number}: "
    return f"{at}production +{many} {what}"


def map_drawn(said: Said) -> str:
    """`hexes 10`, `row 1: land, land`."""
    return (
        "! the areas of a board are drawn: `rows`, and below it, deeper, each row with a sign for "
        "each area, the sign of its terrain and the letters of what is printed there, `.ss ~p .`"
    )


def places(said: Said) -> str:
    """`track 0 to 6`."""
    first, last = int(said[1]), int(said[2])
    return f"track {', '.join(map(str, range(first, min(last, first + 20) + 1)))}"


def places_of(said: Said) -> str:
    """`track 1 card, 2 cards`: the numbers alone, where all are of the same."""
    numbers = re.findall("[0-9]+", said[0].split(" > ")[1])
    return f"track {', '.join(numbers)}"


def equals(said: Said) -> str:
    """`given temperature = -10`, `then red TR = 21`."""
    begins, what, number = said.groups()
    words = [one for one in what.split() if one not in ("of", "is")]
    if len(words) == 1:
        return f"{begins} {what} {number}"
    who = re.sub("'s$", "", words[-1] if words[0] in ("TR", "rating") else words[0])
    rest = [one for one in words if re.sub("'s$", "", one) != who]
    goods = " ".join("rating" if one == "TR" else one for one in rest)
    return f"{begins} {who} has {number} {goods}"


def given_level(said: Said) -> str:
    """`generation 3` by itself."""
    return f"given {said[0].split(' > ')[1]}"


def pictured(said: Said) -> str:
    """`image bird.png`: in quotes."""
    return f'picture "{said[0].split()[-1]}"'


def both(said: Said) -> str:
    """`player with the most steel and titanium`."""
    return f"most {' plus '.join(one for one in said.groups() if one)}"


def region(said: Said) -> str:
    """`region North: A`: its name in quotes."""
    return f'region "{said[1]}" {said[2]}'
