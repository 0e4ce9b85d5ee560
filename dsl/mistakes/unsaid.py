"""What the language has no way to say, and what is nearest.

In: nothing. Out: `NOT_SAID`, rows: a pattern in small letters, of which all or what is `here` does
not fit, and the cure; `NOT_MEANT`, the same of lines that can be read and mean nothing there.
"""

from __future__ import annotations

import re

from dsl.mistakes.unclear import YOU_THERE, YOURS_THERE

_YOURS = (
    "what others do with what is yours is heard by that card itself, `when an opponent uses this "
    "card`; of others their own are meant, `when an opponent plays a card`; in what they do yours "
    "is `a card of the owner of this card`"
)
_TEAMS = (
    r"\b(?P<here>(?:your )?(?:team[- ]?mates?|ally|allies))\b",
    "there are no teams: every other player is an opponent; one who stays the same is chosen by a "
    "line of its own, `choose an opponent`, and is `the chosen opponent` then",
)
_LUCK = (
    r"^given (?P<here>(?:chance|luck|(?:the |a )?(?:coin|die|dice)) [^\W\d]\w*)(?<!has)",
    "what chance brings is an answer, indented under the act: `chance answers gain 2 plants`",
)
_BEFORE = (
    r"(?P<here>\b(?:the |your )?(?:previous|last|preceding)(?: \S+)? card)"
    r"(?= (?:that )?(?:you |anyone |an opponent )?played\b|$)",
    "which card came before is not remembered; how many were played is: `if you played 2 events "
    "this generation: …`",
)

_GOALS = (
    r"\b(?P<here>(?:draw|choose|put|bring|create) (?:(?:up to )?\d+|an?|one|another)? ?(?:new|"
    r"random|other|more|extra|additional|unused)? ?(?:milestone|award)s?)\b(?! point)",
    "none joins while the game goes on: those of the board, and what the `game` names with "
    "`milestones` and `awards`, are there from the beginning; `claim a milestone for 2 less` and "
    "`fund an award for free` are of these",
)

_WORTH = (
    r"(?P<here>\b(?:(?:its|their) (?:full |monetary |M€ )?(?:worth|values?)"
    r"|(?:monetary|money|M€|MC|megacredit) values?)\b[^:,]*)",
    "what a resource is worth when it pays is not counted; so much for each is said as a number: "
    "`spend X steel max 3 -> gain 2X megacredits`",
)
_LAST_SEAT = (
    r"\b(?:takes?|fills?) (?P<here>the (?:last|final) seats?\b[^:]*)",
    "what the last seat brings stands on that card itself, behind `full`; where seats are taken "
    "each of them is heard",
)
_SET_OF_A_CARD = (
    r"(?P<here>\b(?:of|from) (?:the |any )?(?:(?:\S+ )?(?:expansion|set|module|deck of)|"
    r"(?:base game|promos?))\b[^:,]*)",
    "which set a card comes from is not asked: which are meant is said by what is printed on them, "
    "`draw 1 card with a party requirement`",
)
_COPIED = (
    r"\bcopy (?:the |its )?production box(?:es)? (?P<here>(?:and|plus|,) [^:]*)",
    "what is copied is the production box, `copy the production box of a plant card`, or all that "
    "a card does at once, `copy the immediate effects of a plant card`",
)

_TOP_OF_DISCARDS = (
    r"(?P<here>\b(?:the )?(?:top|last|uppermost) (?:(?:\d+|X) )?cards? (?:of|from|in) "
    r"(?:the |your )?(?:discards|discard pile|discarded cards))",
    "in the discards no card is the top one, so that chance chooses there: `look at 4 random cards "
    "from the discards`, `move 1 random card from the discards to hand`",
)
_NOT_SPENT = (
    r"\b(?:you )?(?P<here>(?:do not|don't|need not|needn't|never) (?:have to )?(?:spend|pay))\b",
    "what a card spends is a line of that card, which nothing leaves out; what costs less in money "
    "is said by `effect: space cards cost 2 less`",
)

_AT_RANDOM = (
    r"\b(?:a|one|1|any) (?P<here>random (?:city|greenery|ocean|tile|area|space|hex|party|parameter|"
    r"resource|tag|award|milestone|colony))\b",
    "chance chooses a player or cards: `a random opponent: lose 1 plant`, `discard 1 random card`; "
    "else one of what is listed, `by chance: gain 1 steel or gain 1 heat`, or a number, `by chance "
    "1 to 6: gain X plants`",
)
_MORE_TAGS = (
    r"^effect : .*\bcards?\b[^:,]* (?P<here>(?:have|has|having|gets?|gains?|counts? as "
    r"having|also has|also have) (?:an?|one|1|\d+)? ?(?:additional|extra|more|other)? ?"
    r"[^:,]*\btags?)\b",
    "a card has the tags that are printed on it; a tag of one's own is had by `gain 1 space tag`, "
    "and kinds of tags count more, or as others, by `effect: space tags are 1 more per power tag`, "
    "`effect: microbe tags count as plant tags`",
)
_TIES = (
    r"(?P<here>\b(?:win|wins|winning|break|breaks) (?:all )?(?:the )?ties?\b)",
    "who ties shares the rank, and nothing breaks a tie; to count as having more where an award is "
    "scored is `effect: award scores are 1 more`",
)
_NEIGHBOURS = (
    r"(?P<here>\b(?:player|opponent|neighbou?r)s? (?:on|to) (?:the|your|their|his) "
    r"(?:left|right))\b",
    "who sits where is not told; a player is chosen, `move 1 card from hand to an opponent`, or "
    "all do it, `each opponent: …`",
)

NOT_SAID = (
    _MORE_TAGS,
    _TIES,
    _NEIGHBOURS,
    _TOP_OF_DISCARDS,
    _NOT_SPENT,
    _WORTH,
    _LAST_SEAT,
    _SET_OF_A_CARD,
    _COPIED,
    (
        r"(?P<here>\b(?:exactly )?as (?:many|much) [^:,]*? as\b)",
        "at least as many is `no fewer plants than heat`, at most as many `no more plants than "
        "heat`, and exactly as many both: `no fewer plants than heat and no more plants than heat`",
    ),
    (
        r"(?P<here>\b(?:(?:can|may) be|is) (?:used|taken|done|activated) "
        r"(?:twice|(?:\d+|two|three) times))\b",
        "how often an action is there stands in the place of `action: …`: `2 times per generation: "
        "gain 1 heat`",
    ),
    (
        r"(?P<here>\b(?:(?:selling|sold) patents|patents sell|cards? (?:in (?:your )?hand )?sells?"
        r"|cards you sell)\b)",
        "what a sold card brings is said where it is heard: `when you discard a card: gain 1 "
        "megacredit` hears each that is sold, or discarded otherwise",
    ),
    (
        r"(?P<here>\b(?:rating (?:does not|doesn't) (?:give|bring)|no income from rating))\b",
        "what rating brings is the same for all; it is taken again with `at production phase: lose "
        "1 megacredit per rating`",
    ),
    (
        r"^when you use an? (?:card )?action (?P<here>(?:that|which) (?:spends|uses|costs))\b",
        "what is spent is heard: `when you spend energy: gain 1 megacredit`",
    ),
    (
        r"^(?P<here>this card costs?|pay) (?:\d+ \S+ |you )?(?:less|\d+ less|1 \S+ less)\b",
        "what it costs itself is said where its cost is: `cost 14 minus 1 per jovian tag`",
    ),
    (
        r"\b(?:lose|gain|draw|add|remove|place|raise) \d+ (?:\S+ )?(?P<here>or more)\b",
        "how many is said, or chosen: `spend X plants -> gain X heat`, `remove up to 4 plants from "
        "any player`",
    ),
    (
        r"^then (?!it |he |she |that |each |the )\S+ (?P<here>gets|gains|receives|draws|loses) ",
        "what somebody has then is told, not what came or went: `then red has 5 plants`, `then red "
        "has 2 cards in hand`",
    ),
    (
        r"^when (?!anyone |nobody )\S+ (?:plays|uses|buys|claims|funds) "
        r'"[^"]*" (?P<here>,|and\b|then\b)',
        "each act has a line of its own, `when red plays …`, `when red uses …`; what is chosen in "
        "it stands below, indented: `answers D4`",
    ),
    (
        r"^when .*: (?:.* )?(?:if|while) (?P<here>that party)\b",
        "which party it is, is said where it is heard: `when anyone places a delegate in the "
        "ruling party`, `in greens`",
    ),
    (
        YOU_THERE.pattern,
        "who does it is not named again, `each opponent: if 2 cities: draw 1 card`; whose card it "
        "is does it with `the owner of this card: draw 1 card`",
    ),
    (YOURS_THERE.pattern, _YOURS),
    (
        r"^(?:when|whenever) (?P<here>you (?:have|own)) "
        r"(?:no|an?|\d+|at least|max|min|more|fewer|less)\b",
        "what is the case is asked when something happens, `when you gain 1 plant: if 10 plants: "
        "gain 1 heat`, or once in each generation, `at production phase: if no cards in hand: draw "
        "1 card`",
    ),
    (
        r"\b(?:would(?! (?:gain|lose|draw|add|raise|remove)\b)|instead)\b",
        "what comes in the place of what would be gained, lost, drawn, added, raised or removed is "
        "said by a line of its own, `when you would gain 1 heat: gain 1 megacredit`; what is "
        "chosen by `or`, `gain 2 plants or gain 4 heat`",
    ),
    (
        r"^effect : .*\b(?:tags?(?: icons?)? (?:of|on) .*\bevents?|event tags?|events'? tags"
        r"|events)(?: you (?:have )?played)? (?P<here>(?:still )?counts?)\b",
        "tags of events that have been played: `effect: tags of events count as your tags`, or of "
        "some kinds, `space/earth tags of events`",
    ),
    (
        r"\b(?:last|final) generation\b",
        "which is the last is known when it ends: `at game end: …`, or `if 3 completed "
        "parameters`; who plays alone knows its number, `if generation 14`",
    ),
    (
        r"\b(?:players?|opponents?|neighbou?rs?)(?: who sits?)? (?:on|to|at) "
        r"(?:your|the|his|her|their|its) (?:left|right)\b|\bneighbou?r(?:ing)? players?\b",
        "who sits where no card asks: one whom you choose is `any opponent: …`, all of them "
        "`each opponent: …`",
    ),
    _TEAMS,
    (
        r"\b(?:auction(?:s|ed)?|bids?|bidding|bidders?)\b",
        "nobody bids: who has most of something is told, `the players with the most heat: …`, and "
        "what each may pay, `each player: may pay 5 -> draw 1 card`",
    ),
    (
        r"\bcosts? [^:]*\b(?:(?:not|never|no) (?:less|lower|below|under)(?: than)?|"
        r"to a minimum of|minimum(?: of)?)(?: cost of)? \d+",
        "a price is never below zero; what is cheaper by itself has a floor on a line of its own: "
        "`cost 10 minus 1 per city`, `cost min 4`",
    ),
    (
        r"\b(?:does not|do not|doesn't|is not|are not) (?:become|turn|converted|turned)\b",
        "what becomes something else in the production phase may be kept: `effect: you may "
        "exchange energy for heat at production phase`, `all energy except up to 4`",
    ),
    (
        r"\bhold (?:more than|at most|up to|no more than|a maximum of)\b",
        "a card holds whatever is put there; say when no more may be added, `effect: nobody may "
        "add animals here if 5 animals here`, or what adds: `action: if max 4 animals here: add 1 "
        "animal here`",
    ),
    (
        r"\bfirst time (?:each|every|any|a|another) (?:player|opponent)\b",
        "of each player only a rule of the set hears the first time, `once per generation when "
        "anyone plays a science tag: that player: …`; of all together `next time anyone plays a "
        "science tag: …`",
    ),
    (
        r"\b(?:this tile|cities|city|greener(?:y|ies)|oceans?|tiles?) (?:also )?counts? as "
        r"(?!.*\btags?\b)|\bplace [^:]*\b(?:which|that|and)(?: also)? counts? as ",
        "which tile counts as another is said where it is declared, `tile dome-city`, with the "
        "line `counts as city`; the card places it: `place dome-city`",
    ),
    (
        r"\bpolic(?:y|ies) of\b|\b\S+ policy\b",
        "of a policy it is said for whom it holds: `effect: the policy of greens is active`, "
        "whoever rules, or `is ignored`; for everybody another one holds by `exchange the ruling "
        "party for a party`",
    ),
    (
        r"\b(?:resources?|productions?)\b[^:]*\b(?:that|which|where)\b[^:]*"
        r"\b(?:0|zero|none|not produced?|do not produce|don't produce)\b"
        r"|\beach resource (?:that )?you (?:do not|don't) produce\b",
        "each is asked by itself, on a line of its own: `if no energy production: production +1 "
        "energy`",
    ),
    (
        r"\braise [^,:]*(?: without|,? but)\b[^:]*\b(?:rating|tr)\b",
        "who raises a parameter gets what its step brings; `raise oxygen 1 ignoring bonuses` "
        "brings nothing to anybody, nor do its marks",
    ),
    (
        r"\b(?:random (?:players|opponents)|(?:players|opponents)(?: chosen)? at random)\b",
        "chance chooses one player at a time: `a random opponent: lose 1 plant`; it may choose the "
        "same one again",
    ),
    _LUCK,
    _GOALS,
    (
        r"^when(?:ever)? [^:]*?(?P<here>\b(?:do|does) not|\b(?:don|doesn)'t)\b",
        "nothing is heard of what is not done; whether it was, is asked later: `at production "
        "phase: if you did not raise rating this generation: gain 1 heat`",
    ),
    (
        r"\brequirements? (?:that |which )?(?P<here>(?:is|are|was|were) (?:not|un)[ -]?met)\b",
        "whether a requirement was met is not asked; of cards that have one it is said `when you "
        "play a card with global requirements`",
    ),
    _BEFORE,
    (
        r"\bskip (?:the |a |an |this |next )*[^:,]*phase\b",
        "no phase is left out; what somebody may not do in it is said: `effect this generation: "
        "you may not use standard projects`",
    ),
)

NOT_MEANT = tuple(
    (re.compile(pattern, re.IGNORECASE), cure)
    for pattern, cure in (
        _TEAMS,
        _AT_RANDOM,
        _NEIGHBOURS,
        (
            r"(?P<here>\bwith [^:,]* in (?:its|their|the|his) (?:names?|titles?)\b)",
            "a part of a name is not asked for; which cards are meant is said by what is printed "
            'on them, `a space event`, or by their whole names, `when you play "A"/"B"`',
        ),
        (
            r"\bcosts? \d+ (?:\S+ )?less (?:per|for (?:each|every)) [^:,]*? "
            r"(?P<here>(?:per|for (?:each|every)) [^:,]*)",
            "what you have is not multiplied by what a card has; it is counted once for each card "
            "of a kind: `effect: science cards cost 1 less per plant tag`",
        ),
        _WORTH,
        _LAST_SEAT,
        _SET_OF_A_CARD,
        _COPIED,
        _TOP_OF_DISCARDS,
        _NOT_SPENT,
        _BEFORE,
        (
            r"\bwith (?P<here>unmet requirements?)\b",
            "whether a requirement was met is not asked; of cards that have one it is said `when "
            "you play a card with global requirements`",
        ),
        (
            r"(?P<here>\b(?:both|two|these|the 2) cards) (?:have|hold)\b",
            "cards are not compared; one by itself is asked, `if 3 animals on a card`, `if max 2 "
            "animals here`",
        ),
        (
            r"(?P<here>\b(?:exchange|swap|switch|trade) (?:up to )?(?:\d+|X|an?|one|your) cards?\b"
            r"[^:]*)",
            "cards change places in steps: `draw 1 card then move 1 card from hand to the top of "
            "the deck`, which may be the one just drawn; `move 1 random card from the hand of an "
            "opponent to hand then move 1 card from hand to that player`; for others `discard 1 "
            "card -> draw 1 card`",
        ),
        (YOURS_THERE.pattern, _YOURS),
        (
            r"\bwith an? (?P<here>tag (?:of|on|matching) .*\bcorporations?\b[^:,]*)",
            "what is printed on another card is not asked: which tags are meant is said, `when you "
            "play an earth/space card`, or chosen, `choose a tag`, `when you play a chosen tag`",
        ),
        (
            r"\bof (?:an?|any|another|each|that) (?:opponent|player) (?P<here>(?:with|without) .*)",
            "whose it is stands without more; who is described does it, `any opponent with 2 "
            "cities: reveal 1 card from hand`, and behind that is `that player`, `(any opponent "
            "with 2 cities: lose 1 heat) then look at the hand of that player`",
        ),
        (
            r"(?<!with )(?<!ha[sd] )(?<!have )\b(?P<here>cost (?:odd|even))\b",
            "of the card that is mentioned it is `if it has cost odd`, of some of several `if 2 of "
            "them have cost odd`; of cards in general `with cost odd`",
        ),
        (
            r"\bunder (?:this tile|it) (?P<here>(?:on|in) [^:,]+)",
            "where that tile lies is known: leave it out",
        ),
        (
            r"\bper (?P<here>(?:\S+ )?hands?\b.*)",
            "cards are counted, `per card in hand of opponents`, or players, `per opponent with 3 "
            "cards in hand`",
        ),
    )
)
