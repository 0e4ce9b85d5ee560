"""Each construct of the grammar: a line, and the nodes it is read as."""

from __future__ import annotations

import pytest

from dsl.reading.source import Source, normalise
from dsl.syntax import nodes as n
from dsl.syntax.parser import parse
from tests.dsl.building import card, do, filters, listed, number, quoted, thing

YOU, ANYONE = n.Who("you"), n.Who("anyone")
RED = thing("red")
GAIN_PLANT = do("gain", thing("plant", 1))
DRAW_CARD = do("draw", thing("card", 1))

LINES: list[tuple[str, n.Line]] = [
    # ---- properties
    ("cost 14", n.Property("cost", listed(thing("", 14)))),
    ("tags city, building", n.Property("tags", listed(thing("city"), thing("building")))),
    ("reserves", n.Property("reserves")),
    ("vp -1", n.Property("vp", listed(thing("", number(1, "-"))))),
    (
        "vp 1 per 2 animals here",
        n.Property("vp", listed(thing("", 1, ("per", thing("animals", 2)), "here"))),
    ),
    (
        "vp 3 if 1 science here",
        n.Property("vp", listed(thing("", 3)), n.Is(thing("science", 1, "here"))),
    ),
    (
        "range -30 to 8, step 2",
        n.Property(
            "range",
            (
                n.Listed(thing("", number(30, "-")), (n.Role("to", thing("", 8)),)),
                n.Listed(thing("step", None, ("", number(2)))),
            ),
        ),
    ),
    (
        'name "Tharsis Tholus" B2',
        n.Property(
            "name",
            listed(
                n.Thing(
                    words=(
                        n.Alternatives((n.Word("Tharsis Tholus", quoted=True),)),
                        n.Alternatives((n.Word("B2"),)),
                    )
                )
            ),
        ),
    ),
    (
        "areas land adjacent to your tile, land",
        n.Property(
            "areas",
            listed(thing("land", None, ("adjacent to", thing("your tile"))), thing("land")),
        ),
    ),
    (
        "requires oxygen max 6%, 2 power tags",
        n.Requires(
            (
                n.Is(thing("oxygen", None, ("", number(6, bound="max", percent=True)))),
                n.Is(thing("power tags", 2)),
            )
        ),
    ),
    (
        "requires chairman or 2 delegates",
        n.Requires((n.Or((n.Is(thing("chairman")), n.Is(thing("delegates", 2)))),)),
    ),
    # ---- effects
    ("gain 1 plant", n.Immediate(GAIN_PLANT)),
    ("place ocean", n.Immediate(do("place", thing("ocean")))),
    (
        "raise temperature 1",
        n.Immediate(do("raise", thing("temperature", None, ("", number(1))))),
    ),
    (
        "production -1 energy, +2 heat",
        n.Immediate(
            n.All(
                (
                    do("production", thing("energy", number(1, "-"))),
                    do("production", thing("heat", number(2, "+"))),
                )
            )
        ),
    ),
    (
        "remove up to 3 plants from any player",
        n.Immediate(
            do("remove", thing("plants", number(3, bound="up to")), from_=n.Who("any player"))
        ),
    ),
    (
        "action: spend 1 plant or 1 steel -> gain 7 megacredits",
        n.Ability(
            "action",
            n.Paid(
                n.Choice((do("spend", thing("plant", 1)), do("spend", thing("steel", 1)))),
                do("gain", thing("megacredits", 7)),
            ),
        ),
    ),
    (
        "gain 1 plant or (gain 1 plant, draw 1 card)",
        n.Immediate(n.Choice((GAIN_PLANT, n.All((GAIN_PLANT, DRAW_CARD))))),
    ),
    (
        "gain 1 plant then draw 1 card then may buy it",
        n.Immediate(n.Sequence((GAIN_PLANT, DRAW_CARD, n.May(do("buy", n.It()))))),
    ),
    (
        "look at 3 cards then take 1 of them",
        n.Immediate(
            n.Sequence(
                (do("look at", thing("cards", 3)), do("take", thing("", 1, ("of", n.It("them")))))
            )
        ),
    ),
    (
        "discard X cards -> gain 3X megacredits",
        n.Immediate(
            n.Paid(
                do("discard", thing("cards", n.Number(None, times_x=True))),
                do("gain", thing("megacredits", n.Number(3, times_x=True))),
            )
        ),
    ),
    (
        "place ocean then may remove 4 megacredits from the owner of a tile adjacent to it",
        n.Immediate(
            n.Sequence(
                (
                    do("place", thing("ocean")),
                    n.May(
                        do(
                            "remove",
                            thing("megacredits", 4),
                            from_=n.Who(
                                "the owner",
                                filters(("of", thing("a tile")), ("adjacent to", n.It())),
                            ),
                        )
                    ),
                )
            )
        ),
    ),
    (
        "steal 3 steel from any player who removed your plants this generation",
        n.Immediate(
            do(
                "steal",
                thing("steel", 3),
                from_=n.Who(
                    "any player",
                    doing=n.Happening(
                        None, "remove", thing("your plants", None, "this generation")
                    ),
                ),
            )
        ),
    ),
    (
        "action: move 1 space/building card from hand to here then add 2 resources to it",
        n.Ability(
            "action",
            n.Sequence(
                (
                    do("move", thing("space/building card", 1), from_=thing("hand"), to=n.Here()),
                    do("add", thing("resources", 2), to=n.It()),
                )
            ),
        ),
    ),
    (
        "if 3 plant tags: gain 1 plant otherwise draw 1 card",
        n.Immediate(n.If(n.Is(thing("plant tags", 3)), GAIN_PLANT, DRAW_CARD)),
    ),
    (
        "action: if you raised rating this generation: pay 3 -> raise rating 1",
        n.Ability(
            "action",
            n.If(
                n.Happening(YOU, "raise", thing("rating", None, "this generation")),
                n.Paid(
                    do("pay", thing("", 3)), do("raise", thing("rating", None, ("", number(1))))
                ),
            ),
        ),
    ),
    (
        "if you did not raise rating this generation: gain 1 plant",
        n.Immediate(
            n.If(
                n.Happening(YOU, "raise", thing("rating", None, "this generation"), negated=True),
                GAIN_PLANT,
            )
        ),
    ),
    (
        "repeatedly spend 1 heat -> gain 1 plant",
        n.Immediate(n.Repeatedly(n.Paid(do("spend", thing("heat", 1)), GAIN_PLANT))),
    ),
    ("each opponent: draw 1 card", n.Immediate(n.Each(n.Who("each opponent"), DRAW_CARD))),
    (
        "the players with the most cities: draw 1 card",
        n.Immediate(n.Each(n.Who("the players with the most", rank=thing("cities")), DRAW_CARD)),
    ),
    (
        "reveal 1 card then if it has a microbe tag: gain 1 plant",
        n.Immediate(
            n.Sequence(
                (
                    do("reveal", thing("card", 1)),
                    n.If(n.Has(n.It(), thing("a microbe tag")), GAIN_PLANT),
                )
            )
        ),
    ),
    # ---- abilities
    ("first action: draw 1 card", n.Ability("first action", DRAW_CARD)),
    ("beside for the  owner: draw 1 card", n.Ability("beside for the owner", DRAW_CARD)),
    (
        "when anyone places a city on mars: gain 1 plant",
        n.Trigger(
            (n.Happening(ANYONE, "place", thing("a city", None, ("on", thing("mars")))),),
            GAIN_PLANT,
        ),
    ),
    (
        "when you play a plant/animal tag or place a city: draw 1 card",
        n.Trigger(
            (
                n.Happening(YOU, "play", thing("a plant/animal tag")),
                n.Happening(None, "place", thing("a city")),
            ),
            DRAW_CARD,
        ),
    ),
    ("at 0: gain 1 plant", n.Moment(thing("", 0), GAIN_PLANT)),
    ("at each step: gain 1 plant", n.Moment(thing("each step"), GAIN_PLANT)),
    ("at production phase: gain 1 plant", n.Moment(thing("production phase"), GAIN_PLANT)),
    (
        "effect: power cards cost 3 less",
        n.Rule("effect", (n.Change(listed(thing("power cards")), "cost", thing("", 3, "less")),)),
    ),
    (
        "effect: titanium is worth 1 more",
        n.Rule("effect", (n.Change(listed(thing("titanium")), "is worth", thing("", 1, "more")),)),
    ),
    (
        "next card this generation: requirements are within 2 steps",
        n.Rule(
            "next card this generation",
            (n.Change(listed(thing("requirements")), "is within", thing("steps", 2)),),
        ),
    ),
    (
        "effect: you may spend heat as megacredits",
        n.Rule(
            "effect",
            (n.Right(YOU, True, "spend", thing("heat"), (n.Role("as", thing("megacredits")),)),),
        ),
    ),
    (
        "effect: opponents may not remove your plants if chairman",
        n.Rule(
            "effect",
            (n.Right(n.Who("opponents"), False, "remove", thing("your plants")),),
            n.Is(thing("chairman")),
        ),
    ),
    (
        "each player: vp -1 per city",
        n.Scoped(
            n.Who("each player"),
            n.Property("vp", listed(thing("", number(1, "-"), ("per", thing("city"))))),
        ),
    ),
    ("rows  # drawn\n    .ss  ~c  # top\n   ^  .", n.Map(((".ss", "~c"), ("^", ".")))),
    # ---- scenarios
    (
        'given red has 3 plants, temperature -12, red has "Pets" in hand',
        n.Given(
            (
                n.Has(RED, thing("plants", 3)),
                n.Is(thing("temperature", None, ("", number(12, "-")))),
                n.Has(RED, quoted("Pets", ("in", thing("hand")))),
            )
        ),
    ),
    (
        "given red has -5 megacredit production, blue has city at C4",
        n.Given(
            (
                n.Has(RED, thing("megacredit production", number(5, "-"))),
                n.Has(thing("blue"), thing("city", None, ("at", thing("C4")))),
            )
        ),
    ),
    (
        'when red plays "Pets"\n    answers ocean at A2, "Capital, or so"\n    answers 2 plants',
        n.When(
            n.Happening(n.Word("red"), "play", quoted("Pets")),
            (n.Word("ocean at A2"), n.Word("Capital, or so", quoted=True), n.Word("2 plants")),
        ),
    ),
    ("when red passes", n.When(n.Happening(n.Word("red"), "pass"))),
    ("when the generation ends", n.When(n.Happening(n.Word("the generation"), "end"))),
    ("then red has 24 rating", n.Then((n.Has(RED, thing("rating", 24)),))),
    ("then oxygen 3%", n.Then((n.Is(thing("oxygen", None, ("", number(3, percent=True)))),))),
    (
        "then red has 24 rating, 3 plants",
        n.Then((n.Has(RED, thing("rating", 24)), n.Is(thing("plants", 3)))),
    ),
    ('then red has used "Pets"', n.Then((n.HasDone(RED, "use", quoted("Pets")),))),
    ("then red has passed", n.Then((n.HasDone(RED, "pass"),))),
    (
        'given the deck begins with "Pets", "Ants"',
        n.Given(
            (
                n.Begins(
                    n.Thing((n.Word("the"),), None, thing("deck").words),
                    "begin",
                    n.Filter("with", quoted("Pets")),
                ),
                n.Is(quoted("Ants")),
            )
        ),
    ),
    ("then it is red's turn", n.Then((n.Stated(n.It("it"), thing("red's turn")),))),
    (
        "then game is not over",
        n.Then((n.Stated(thing("game"), thing("over"), True),)),
    ),
    ("blue answers anything", n.Replies(n.Word("blue"), (n.Word("anything"),))),
    (
        'when red passes\n    answers 1\n    blue answers "Ants", 2 plants',
        n.When(
            n.Happening(n.Word("red"), "pass"),
            (n.Word("1"),),
            (n.Replies(n.Word("blue"), (n.Word("Ants", quoted=True), n.Word("2 plants"))),),
        ),
    ),
    ('then it is refused: "2 tags"', n.Refused("2 tags")),
    ("then it is refused", n.Refused()),
    ('then red may choose "blue"', n.Offered(n.Word("red"), True, "blue")),
    ("then red may not choose city at C4", n.Offered(n.Word("red"), False, "city at C4")),
]


@pytest.mark.parametrize(("line", "expected"), LINES, ids=[line for line, _ in LINES])
def test_line(line: str, expected: n.Line) -> None:
    assert card(line) == expected


HEADERS = [
    ('event 009 "Asteroid"', n.Declaration((n.Word("event"),), "009", "Asteroid")),
    ('prelude P06 "Double"', n.Declaration((n.Word("prelude"),), "P06", "Double")),
    ('event Pf56 "Double"', n.Declaration((n.Word("event"),), "Pf56", "Double")),
    ('event B11a "Double"', n.Declaration((n.Word("event"),), "B11a", "Double")),
    ('event CORP-05 "Double"', n.Declaration((n.Word("event"),), "CORP-05", "Double")),
    ('event 2xB-C1 "Double"', n.Declaration((n.Word("event"),), "2xB-C1", "Double")),
    ("resource CO2", n.Declaration((n.Word("resource"), n.Word("CO2")), None, None)),
    ("resource He3", n.Declaration((n.Word("resource"), n.Word("He3")), None, None)),
    ("tag moon", n.Declaration((n.Word("tag"), n.Word("moon")))),
    (
        'standard project "City"',
        n.Declaration((n.Word("standard"), n.Word("project")), name="City"),
    ),
    (
        'resource megacredit "M€", also MC, production min -5, worth 2 on building cards, kept',
        n.Declaration(
            (n.Word("resource"), n.Word("megacredit")),
            name="M€",
            notes=(
                n.Property("also", listed(thing("MC"))),
                n.Property("production", listed(thing("", number(5, "-", "min")))),
                n.Property("worth", listed(thing("", 2, ("on", thing("building cards"))))),
                n.Property("kept"),
            ),
        ),
    ),
]


@pytest.mark.parametrize(("text", "expected"), HEADERS, ids=[text for text, _ in HEADERS])
def test_header(text: str, expected: n.Declaration) -> None:
    file, found = parse(Source("test.mars", normalise(text)))
    assert not found
    assert file.declarations == (expected,)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gain 2 plants", "gain   2    plants   # comment"),
        ("production -2 heat", "production \u22122 heat"),
        ("spend 1 heat -> gain 1 plant", "spend 1 heat → gain 1 plant"),
        ('copy "A"', "copy “A”"),
        ('source "about “this” one"', 'source  "about “this” one"'),
        ("gain 1 plant", "(gain 1 plant)"),
        ("gain 1 plant or 2 heat", "gain 1 plant or gain 2 heat"),
    ],
)
def test_same_meaning(one: str, other: str) -> None:
    assert card(one) == card(other)


def test_curly_quotes_inside_straight_ones_are_kept() -> None:
    line = card('source "about “this” one"')
    assert isinstance(line, n.Property)
    assert line.things[0].thing == quoted("about “this” one")
