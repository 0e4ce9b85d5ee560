# English, the language of the card sets themselves: names of vocabulary are as they are declared.

## What stands on printed cards beside their text

language-name = English

kind-automated = automated
kind-active = active
kind-event = event
kind-corporation = corporation
kind-prelude = prelude
kind-standard-project = standard project
kind-conversion = conversion
kind-milestone = milestone
kind-award = award
kind-colony = colony
kind-party = party
kind-global-event = global event
kind-factory = factory
kind-module = module
kind-project = project
kind-rule = rule
kind-board = board
kind-card = card

resource_any = { $number ->
    [one] resource of any kind
   *[many] resources of any kind
 }
holds = holds { $thing }
holds-sentence = Holds { $thing }.
replaces = takes the place of the older “{ $name }”
only-on-board = only on the board { $board }
kind-lies = { $place ->
    [row] { $count } of them lie face up in a row, which is filled from their pile
    [open] they lie face up on areas
    [seats] { $count } of them lie in a row; to take a seat on one, for its cost, is an action, and each has { $seats }
   *[areas] they lie face down on areas
 }
kind-dealt = each player is dealt { $dealt } at set-up{ $kept ->
    [0] { "" }
   *[other] { " " }and keeps { $kept }
 }
kind-played = { $when ->
    [turn] to play one that you keep is an action
    [phase] each player plays one that is kept in the { $phase }
    [taken] one that you take is played at once
   *[dealt] they are played after the corporations
 }
deck-title = Decks: { $set }
deck-without = not dealt: { $names }
deck-without-many = { $count } cards of other sets are not dealt
milestones = Milestones
awards = Awards
off-planet = Off the planet

## Reference

cards-title = Cards
reference-title = Card reference
column-number = No.
column-name = Name
column-cost = Cost
column-tags = Tags
column-needs = Requires
column-text = Text
column-points = Points

## Summary

summary-title = Icons and rules
group-resource = Resources
group-held = Resources on cards
group-tag = Tags
group-tile = Tiles
group-terrain = Areas
group-parameter = Global parameters
group-counter = Player tracks
group-sign = Signs
rules-title = Numbers of the rules
standing-title = Rules of the sets
red-frame = Red frame: of any player
production-box = Brown box: production
asterisk = Asterisk: the text says more
arrow-means = Red arrow: pay what is left of it to get what is right of it
colon-means = Colon: whenever this happens, that follows
max-means = max: at most; otherwise requirements are at least

rule-actions = number of actions a turn
rule-research-cards = number of research cards

## Icons

title-any-player = any player: { $thing }
title-any-resource = any resource
title-any-tag = any tag
title-any-tile = any tile
title-tag = { $name } tag
title-terrain = { $name } area
title-production = production
title-most = most
title-second-most = second most
title-fewest = fewest
title-seat = seat
title-marker = marker
title-player = player
title-generation = generation
title-game = game
title-milestone = milestone
title-award = award
title-opponents = opponents
title-first = 1st player
title-party = party
title-global-event = global event
title-ruling = ruling party
title-dominant = dominant party
title-pass = pass
title-bonus = placement bonus
sign-colony = colony
sign-colony-tile = colony tile
sign-colony-track = colony track
sign-colony-bonus = colony bonus
sign-trade = trade
sign-party = party
sign-delegate = delegate
sign-leader = leader
title-requirements = requirements
title-lobby = lobby
sign-chairman = chairman
sign-arrow = to get
sign-look = look at
sign-shield = protected
sign-players = each player
sign-player = one player
sign-card = card

## Gallery

search = Search
search-hint = Name, text or number
filter-set = Set
filter-kind = Kind
filter-tag = Tag
filter-cost = Cost
filter-all = all
cost-from = from
cost-to = to
reset = Reset
shown = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
none-shown = No card fits.
keys-hint = Arrow keys move from card to card, / searches, Escape clears.

## Rules of vocabulary

number-range = { $low } to { $high }
parameter-range = { $step ->
    [1] from { $low } to { $high }
   *[other] from { $low } to { $high } in steps of { $step }
 }
parameter-step = at each step { $effect }
parameter-moment = at { $at }: { $effect }
tile-placed = place it { $where }
tile-otherwise = (if there is none: { $where })
tile-counts-as = it counts as { AN($tile) } too, and is not one of their supply
tile-lies = { $how ->
    [stacks] it lies on other tiles, which stay what they are
   *[blocks] no tile can be placed where it is, and it is none to others
 }
tile-beside = placing a tile next to it gives { $thing }
tile-neighbours = whoever places a tile next to it: { $effect }
tile-rent = when another player places a tile next to it, its owner: { $effect }
tile-supply = { $count } in the supply
rules-worth = worth { $worth } when paying for { $tags } cards
rules-becomes = what is left becomes { $thing } in the production phase
rules-least = production may go down to { $least }
rules-apart = no standard resource, never produced
rules-most = nobody has more than { $most }
rules-safe = cannot be taken from its player

## ---- text of cards -----------------------------------------------------------------------
# What is empty leaves no blank behind. $number: `one` or `many`, where no figure stands beside.

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-long-and = { $head }, and { $last }
list-long-or = { $head }, or { $last }
word-and = and
word-or = or
stem-before = { $stem }

## People

person-you = you
person-any = any player
person-all = any player
person-opponent = an opponent
person-opponents = an opponent
person-that = that player
person-owner = its owner
person-victim = whoever it was taken from
person-nobody = nobody
person-first = the first player
person-holder = this card's owner
person-chosen = the chosen player
person-some = a player
person-none-all = no player
person-none-opponents = no opponent
person-another = another player
person-each-all = each player
person-each-opponents = each opponent
person-who = who

people-you = you
people-any = any player
people-opponent = an opponent
people-all = each player
people-opponents = each opponent
people-that = that player
people-owner = its owner
people-victim = whoever it was taken from
people-nobody = nobody
people-first = the first player
people-holder = this card's owner
people-chosen = the chosen player
decides = { $who } decides for you: { $what }
people-ranked = the players with the { $of ->
    [track] { $rank ->
        [most] highest
        [second-most] second highest
       *[fewest] lowest
     }
   *[things] { $rank ->
        [most] most
        [second-most] second most
       *[fewest] fewest
     }
 } { $things }

owner-you = {""}
owner-any = any player's
owner-all = all players'
owner-opponent = an opponent's
owner-opponents = opponents'
owner-each-all = each player's
owner-each-opponents = each opponent's
owner-that = that player's
owner-owner = its owner's
owner-victim = the former owner's
owner-nobody = {""}
owner-first = the first player's
owner-holder = this card's owner's
owner-chosen = the chosen player's
your = your

possessed-you = you own
possessed-own = of their own
possessed-any = of any player
possessed-all = {""}
possessed-opponent = of an opponent
possessed-opponents = of an opponent
possessed-each-opponents = of each opponent
possessed-that = of that player
possessed-owner = of its owner
possessed-victim = of its former owner
possessed-nobody = that nobody owns
possessed-first = of the first player
possessed-holder = of this card's owner
possessed-chosen = of the chosen player
of-opponents = of opponents
of-you = of yours
of-all = of all players

had-in-play = { $things } you have in play
had-you = { $things } you have
had-any = { $things } any player has
had-all = { $things } in play
had-opponent = { $things } an opponent has
had-opponents = { $things } opponents have
had-that = { $things } that player has
had-owner = { $things } its owner has
had-victim = { $things } its former owner has
had-nobody = { $things }
had-first = { $things } the first player has
had-holder = { $things } this card's owner has
had-chosen = { $things } the chosen player has

## What is counted

steps = { $number ->
    [one] step
   *[many] steps
 }
resources-of-choice = { $kind ->
    [different] different
   *[free] {""}
 } { $number ->
    [one] resource
   *[many] resources
 } of your choice
resources = { $number ->
    [one] resource
   *[many] resources
 }
points = VP
points-of = { $owner } VP
victory-of = { $owner } victory
percent = { $value }%
the-board = the board
in-play = in play

production-of = { $owner } { $stem } production
production-of-that = { $owner } production of that resource
production-all = { $owner } production of all resources together
production-lowest = { $owner } lowest production
production-highest = { $owner } highest production
production-increased = { $owner } increased { $number ->
    [one] production
   *[many] productions
 }
among = among { $names }
track-of = { $owner } { $track }
steps-of = { $number ->
    [one] step
   *[many] steps
 } of { $track }
tags = { $stem } { $number ->
    [one] tag
   *[many] tags
 }
tags-plain = { $number ->
    [one] tag
   *[many] tags
 }
signs = { $stem } { $number ->
    [one] bonus
   *[many] bonuses
 }
signs-plain = { $number ->
    [one] bonus
   *[many] bonuses
 }
signs-on = { $signs } on { $areas }
signs-under = { $signs } under { $tiles }
signs-under-known = { $signs } under { $tile ->
    [it] it
   *[this] this tile
 }
tile-kinds = { $number ->
    [one] kind
   *[many] kinds
 } of { $tiles } (each special tile is one)
grouped = { $tiles } in { $shape ->
    [row] the row with most of them
    [line] the longest straight line of them
   *[group] the largest group of them
 }
groups = { $number ->
    [one] group
   *[many] groups
 } of { $least ->
    [1] {""}
   *[other] at least { $least }
 } { $tiles } that lie together { $least ->
    [1] (one alone is a group too)
   *[other] {""}
 }
tags-different = different { $tags }
tag-a = { AN($noun) }
tag-on = { $tag } on { $card }
held-on = { $things } on { $where }
held-single = { $things } on a single { $card }

highest = the { $rank ->
    [most] highest
   *[fewest] lowest
 } { $track }
most = the { $rank ->
    [most] most
   *[fewest] fewest
 } { $things }
most-stock = the { $rank ->
    [most] most
   *[fewest] fewest
 } { $things }
amount = { $count } { $number ->
    [one] { $one }
   *[other] { $many }
 }
amount-most = { $text } (X is at most { $most })
amount-up-to = { $text } (X is at most { $most }, and may be none)
ceiling-more = { $count }, plus { $change }
ceiling-less = { $count }, minus { $change }
kinds = { $number ->
    [one] kind
   *[many] kinds
 } of resources { $of ->
    [production] in production
    [cards] on cards
    [stock] in stock
   *[both] in stock and on cards
 } { $owner }
extreme = { $number ->
    [one] step
   *[many] steps
 } of the { $which } of { $things }
extreme-track = the { $which } of { $things }
difference = { $first } minus { $less }
its-cost = { $money } of { $of ->
    [several] their
   *[one] its
 } printed cost
its-points = VP on { $of ->
    [several] them
   *[one] it
 }
by-chance = { $cards } at random
amount-all = all { $many }
amount-all-except = all { $many } except { $kept }
amount-less = { $text } (minus { $less })
amount-more = { $text } (plus { $more })
counts-itself = { $text }, including this
hears-itself = { $text }, including this
for-each = for each { $thing }
for-every = for every { $each } { $things }
of-x = of X
counting-at-most = (counting at most { $most })
plus = plus { $total }
minus = minus { $total }
beyond = { $count ->
    [1] beyond the first
   *[other] beyond the first { $count }
 }
tags-on-them = { $tags } on them
tags-on-one = { $tags } on it
tags-on-it = { $tags } on that card
tags-in-hand = { $tags } on cards in hand
tags-alike = { $tags } of one kind
tags-on-their-cards = { $tags } on cards
tags-on-cards = { $tags } on { $owner } cards
need-less = { $need } (minus { $less })
completed = completed { $number ->
    [one] global parameter
   *[many] global parameters
 }
markers = { $number ->
    [one] marker
   *[many] markers
 } { $owner } on { $where }
seats = { $number ->
    [one] seat
   *[many] seats
 } { $owner } on this card
seats-on = { $number ->
    [one] seat
   *[many] seats
 } { $owner } on { $where }
deeds = { $things } { $who } { $done ->
    [play] played
    [place] placed
    [gain] gained
    [raise] raised
    [add] added to cards
    [add-here] added to this card
    [remove] removed from other players
    [lift] removed
    [use] used
    [trade] traded
    [discard] discarded
    [draw] drew
    [buy] bought
    [spend] spent
    [claim] claimed
    [fund] funded
    [pass] passed
    [reveal] turned face up
    [look] looked at
    [hide] turned face down
    [take] took
    [shift] moved
   *[lose] lost
 } { $period }
deeds-of-theirs = { $things } { $done ->
    [play] played
    [place] placed
    [gain] gained
    [raise] raised
    [add] added to cards
    [add-here] added to this card
    [remove] removed from other players
    [lift] removed
    [use] used
    [trade] traded
    [discard] discarded
    [draw] drawn
    [buy] bought
    [spend] spent
    [claim] claimed
    [fund] funded
    [pass] passed
    [reveal] turned face up
    [look] looked at
    [hide] turned face down
    [take] taken
    [shift] moved
   *[lose] lost
 } { $period }
deed-projects = standard { $number ->
    [one] project
   *[many] projects
 }
deed-projects-costing = { $projects } with a cost of { $money } or more
deed-actions = { $number ->
    [one] action
   *[many] actions
 } of { $cards }
a-seat = a seat on { $card }
deed-seats = { $number ->
    [one] seat
   *[many] seats
 } on { $card }
a-goal-claim = a milestone
a-goal-fund = an award
deed-claim = { $number ->
    [one] milestone
   *[many] milestones
 }
deed-fund = { $number ->
    [one] award
   *[many] awards
 }
deed-convert = { $number ->
    [one] conversion
   *[many] conversions
 }
deed-times = { $number ->
    [one] time
   *[many] times
 }
deed-times-with = { $times } with { $tile }
any-production = any production
any-parameter = any global parameter
taken-milestone = claimed { $number ->
    [one] milestone
   *[many] milestones
 }
taken-award = funded { $number ->
    [one] award
   *[many] awards
 }
generations = { $number ->
    [one] generation
   *[many] generations
 } so far
generation-number = the number of the generation
empty-areas = empty { $areas }
colonies = { $number ->
    [one] colony
   *[many] colonies
 }
colonies-on = { $colonies } on { $tile }
parties-with = { $number ->
    [one] party
   *[many] parties
 } with { $delegate }

## Cards

card-noun = { $number ->
    [one] card
   *[many] cards
 }
card-of-kind = { $kind ->
    [automated] automated { $number ->
        [one] card
       *[many] cards
     }
    [active] active { $number ->
        [one] card
       *[many] cards
     }
   *[other] { $number ->
        [one] { $name }
       *[many] { $names }
     }
 }
card-with-chosen = { $noun } with the chosen tag
card-with-tags = { $stem } { $noun }
card-this = this card
card-that = that card
card-it = it
card-a = { AN($noun) }
card-another = another { $noun }
card-anybodys = { $which ->
    [other] any other { $noun }
   *[any] any { $noun }
 }
card-of = { AN($noun) } { $owner }
cards-but-this = other { $cards }
cards-yours = your { $cards }

cards-that-hold = that can hold { $things }
cards-that-show = with { AN($stem) } icon
cards-with-resources = with at least { $count ->
    [one] 1 resource
   *[other] { $count } resources
 } on it
cards-max-resources = with { $count ->
    [0] no resources
    [one] at most 1 resource
   *[other] at most { $count } resources
} on it
cards-without-tag = without { AN($stem) } tag
cards-other-than = other than { $cards }
cards-that-place = { $yes ->
    [yes] with { AN($noun) }
   *[no] without { AN($noun) }
 }
cards-cost = with a cost of exactly { $money }
cards-marked = with { $count ->
    [one] a marker
   *[other] at least { $count } markers
 } { $owner }
cards-seated = with { $count ->
    [one] a seat
   *[other] at least { $count } seats
 } { $owner }
cards-cost-min = with a cost of { $money } or more
cards-cost-max = with a cost of { $money } or less
cards-cost-odd = { $yes ->
    [yes] with an odd cost
   *[no] with an even cost
 }
cards-points-min = with at least { $count } VP
cards-requirements = { $yes ->
    [yes] with requirements
   *[no] without requirements
 }
cards-global-requirements = { $yes ->
    [yes] with a global requirement
   *[no] without a global requirement
 }
cards-bound-any = { $yes ->
    [yes] with a
   *[no] without a
 } { $bound ->
    [max] maximum
   *[min] minimum
 } requirement
cards-bound-tracks = { $yes ->
    [yes] with a
   *[no] without a
 } { $bound ->
    [max] maximum
   *[min] minimum
 } { $tracks } requirement
cards-bound-global = { $yes ->
    [yes] with a
   *[no] without a
 } { $bound ->
    [max] maximum
   *[min] minimum
 } global requirement
cards-bound-tag = { $yes ->
    [yes] with a
   *[no] without a
 } { $bound ->
    [max] maximum
   *[min] minimum
 } tag requirement
cards-asking = { $yes ->
    [yes] with { AN($tracks) } requirement
   *[no] without { AN($tracks) } requirement
 }
cards-asking-tags = { $yes ->
    [yes] with a tag requirement
   *[no] without a tag requirement
 }
cards-asking-parties = { $yes ->
    [yes] with a party requirement
   *[no] without a party requirement
 }
cards-have-tags = { $yes ->
    [yes] with a tag
   *[no] without tags
 }
cards-tags = with exactly { $count ->
    [one] 1 tag
   *[other] { $count } tags
 }
cards-tags-min = with at least { $count ->
    [one] 1 tag
   *[other] { $count } tags
 }
cards-tags-max = with at most { $count ->
    [one] 1 tag
   *[other] { $count } tags
 }
cards-used = { $yes ->
    [yes] whose action has been used this generation
   *[no] whose action has not been used this generation
 }
cards-in-hand = in hand
cards-in-deck = in the deck
cards-in-discard = in the discard pile
cards-in-events = in the event pile
cards-in-market = in the market
cards-in-here = on this card
cards-in-row = in the row
cards-in-them = among them
cards-under = under { $tile ->
    [this] this tile
   *[it] it
 }
cards-played = { $whose ->
    [you] played
    [own] played
    [opponents] that opponents played
    [that] that that player played
    [owner] that its owner played
    [victim] that its former owner played
    [first] that the first player played
    [holder] that this card's owner played
    [chosen] that the chosen player played
   *[other] that anybody played
 }

## Tiles and areas

tile-name = { $number ->
    [one] { $stem } tile
   *[many] { $stem } tiles
 }
tiles = { $number ->
    [one] tile
   *[many] tiles
 }
piece-name = { $number ->
    [one] { $stem } { $piece }
   *[many] { $stem } { $piece }s
 }
pieces = { $number ->
    [one] { $piece }
   *[many] { $piece }s
 }
tile-a = { AN($noun) }
tile-but = other than { AN($noun) }
tile-it = it
tile-this = this tile
piece-this = this { $piece }
piece-it = it
one-of-your = one of your { $tiles }
beside = adjacent to { $tiles }
beside-none = adjacent to no { $tiles }
beside-some = adjacent to { $bound ->
    [exactly] exactly
    [max] at most
   *[min] at least
 } { $count } { $tiles }
on-named = on { $names }
on-area = on { AN($area) }
area-where-it-lay = { $going ->
    [yes] on its area
   *[no] on its area
 }
area-of-it = its area
areas = { $stem } { $number ->
    [one] area
   *[many] areas
 }
areas-plain = { $number ->
    [one] area
   *[many] areas
 }
area-with-bonus = with { AN($stem) } bonus
area-with-bonuses = with { $bound ->
    [exactly] exactly
    [max] at most
   *[min] at least
 } { $count } { $stem } { $number ->
    [one] bonus
   *[many] bonuses
 }
area-with-any-bonuses = with { $bound ->
    [exactly] exactly
    [max] at most
   *[min] at least
 } { $count } { $number ->
    [one] bonus
   *[many] bonuses
 }
area-edge = at the edge of the board
in-rows = in { $rows } of the board
in-row-of = in the same row as { $tile }
row = the { $nth ->
    [2] second row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [3] third row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [4] fourth row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [5] fifth row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [6] sixth row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [7] seventh row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [8] eighth row from the { $end ->
        [top] top
       *[bottom] bottom
     }
    [9] ninth row from the { $end ->
        [top] top
       *[bottom] bottom
     }
   *[1] { $end ->
        [top] top
       *[bottom] bottom
     } row
 }
rows-outer = the { $count } { $end ->
    [top] top
   *[bottom] bottom
 } rows
area-prints = { $yes ->
    [yes] with a bonus
   *[no] without a bonus
 }
area-reserved = { $yes ->
    [yes] reserved { $areas }
   *[no] non-reserved { $areas }
 }
area-holding = with { $tile }
area-lying = with { AN($name) }
on-each-area = on each { $area }
area-any = (with or without a tile)
on-planet = on { $planet }
off-board = off { $planet }
on-beside = on { $board }

## Delegates

delegates = { $neutral ->
    [yes] neutral
   *[no] {""}
 } { $post ->
    [leader] party { $number ->
        [one] leader
       *[many] leaders
     }
    [chairman] chairman
    [reserve] { $number ->
        [one] delegate
       *[many] delegates
     } in reserve
    [non-leader] { $number ->
        [one] delegate who leads no party
       *[many] delegates who lead no party
     }
   *[any] { $number ->
        [one] delegate
       *[many] delegates
     }
 }
delegates-standing = { $delegates } in the { $standing ->
    [ruling] ruling
   *[dominant] dominant
 } party
delegates-in = { $delegates } in { $parties }
delegate-a = { $unique ->
    [yes] the { $noun }
   *[no] { AN($noun) }
 }
delegate-yours = one of your { $delegates }

## Conditions

count = { $bound ->
    [min] { $thing }
    [least] at least { $thing }
    [max] at most { $thing }
   *[exactly] exactly { $thing }
 }
count-together = { $thing } together
count-some = { AN($thing) }
count-none = no { $things }
need-that = that { $clause }
need-level = { $track } at { $bound ->
    [min] { $value } or more
    [max] { $value } or less
   *[exactly] exactly { $value }
 }
need-track = { $track } of { $bound ->
    [min] { $value } or more
    [max] { $value } or less
   *[exactly] exactly { $value }
 }
need-generation = generation { $value }{ $bound ->
    [min] {" "}or later
    [max] {" "}or earlier
   *[exactly] {""}
 }
clause-generation = it is generation { $value }{ $bound ->
    [min] {" "}or later
    [max] {" "}or earlier
   *[exactly] {""}
 }
clause-x = X is { $bound ->
    [min] { $value } or more
    [max] { $value } or less
   *[exactly] exactly { $value }
 }
clause-cost = { $of ->
    [several] their printed cost together
   *[one] its printed cost
 } is { $bound ->
    [min] { $value } { $money } or more
    [max] { $value } { $money } or less
   *[exactly] exactly { $value } { $money }
 }
clause-points = { $of ->
    [several] they are together
   *[one] it is
 } worth { $bound ->
    [min] { $value } VP or more
    [max] { $value } VP or less
   *[exactly] exactly { $value } VP
 }
clause-own = you own { $things }
clause-there-are = there { $number ->
    [one] is
   *[other] are
 } { $things }
clause-is = { $track } is { $bound ->
    [min] { $value } or more
    [max] { $value } or less
   *[exactly] exactly { $value }
 }
clause-card-has = { $card } has { $things }
clause-have-in-play = you have { $things } in play
clause-have = { $person ->
    [you] { $who } have { $things }
    [all] there are { $things } in play
    [opponents] opponents have { $things }
   *[other] { $who } has { $things }
 }
clause-card = { $card } { $what }
clause-completed = { $which ->
    [chosen] the chosen parameter
   *[named] { $track }
 } is { $yes ->
    [yes] completed
   *[no] not completed
 }
clause-state = { $yes ->
    [yes] { $state }
   *[no] not { $state }
 }
clause-settled = the chosen { $kind ->
    [tag] tag
    [party] party
    [parameter] parameter
   *[resource] resource
 } is { $yes ->
    [yes] { "" }
   *[no] not
 } { $what }
clause-recurring = the number of the generation { $yes ->
    [yes] is
   *[no] is not
 } a multiple of { $every }
clause-parity = the number of the generation is { $yes ->
    [yes] even
   *[no] odd
 }
clause-leads = you { $yes ->
    [yes] have
   *[no] do not have
 } the { $of ->
    [track] { $rank ->
        [most] highest
        [second-most] second highest
       *[fewest] lowest
     }
   *[things] { $rank ->
        [most] most
        [second-most] second most
       *[fewest] fewest
     }
 } { $things }
clause-phase = it is { $yes ->
    [yes] the
   *[no] not the
 } { $phase }
clause-first = you { $yes ->
    [yes] are
   *[no] are not
 } the first player
clause-chairman = { $neutral ->
    [yes] the chairman { $yes ->
        [yes] is
       *[no] is not
     } neutral
   *[no] you { $yes ->
        [yes] are
       *[no] are not
     } the chairman
 }
clause-rules = the ruling party { $yes ->
    [yes] is { $party } or you have 2 delegates there
   *[no] is not { $party } and you do not have 2 delegates there
 }
need-rules = that the ruling party is { $party } or that you have 2 delegates there
card-has-tag = { $yes ->
    [yes] has { AN($stem) } tag
   *[no] does not have { AN($stem) } tag
 }
a-kind = { AN($name) }
card-is = { $yes ->
    [yes] is { $what }
   *[no] is not { $what }
 }
card-is-one = { $yes ->
    [yes] is a card { $filters }
   *[no] is not a card { $filters }
 }
period-game = in this game
period-generation = this generation
period-action = this action
who-has = who has { $things }
who-leads = who has the { $of ->
    [track] { $rank ->
        [most] highest
        [second-most] second highest
       *[fewest] lowest
     }
   *[things] { $rank ->
        [most] most
        [second-most] second most
       *[fewest] fewest
     }
 } { $things }{ $among ->
    [others] { " " }of all opponents
   *[all] { "" }
 }
who-against = who has { $yes ->
    [yes] { "" }
   *[no] no { "" }
 }{ $rank } { $things } than { $than }
clause-against = you { $yes ->
    [yes] have
   *[no] do not have
 } { $rank } { $things } than { $than }
clause-of = { $person } is { $yes ->
    [yes] one
   *[no] not one
 } { $who }
clause-every = each { $whose ->
    [any] player
   *[opponent] opponent
 } is one { $who }
clause-each = each { $whose ->
    [any] player
   *[opponent] opponent
 } { $what }
clause-some = there is { $yes ->
    [yes] { $whose ->
        [any] a player
       *[opponent] an opponent
     }
   *[no] no { $whose ->
        [any] player
       *[opponent] opponent
     }
 } { $who }
rival-you = you
players-all = { $number ->
    [one] player
   *[many] players
 }
players-opponents = { $number ->
    [one] opponent
   *[many] opponents
 }
for-whom = for whom { $clause }
who-is = who { $yes ->
    [yes] is
   *[no] is not
 } the { $post ->
    [first] first player
   *[chairman] chairman
 }

## Events

event-play = { $who } { $tense ->
    [past] played
    [not] did not play
   *[now] { $person ->
        [you] play
       *[other] plays
     }
 } { $thing } { $period }
event-place = { $who } { $tense ->
    [past] placed
    [not] did not place
   *[now] { $person ->
        [you] place
       *[other] places
     }
 } { $thing } { $period }
at-once = { $thing } at once
steps-at-once = { $track } at least { $steps } { $steps ->
    [1] step
   *[other] steps
 } at once
event-given = placing a tile gives { $whom } { $thing }
event-gain = { $who } { $tense ->
    [past] gained
    [not] did not gain
    [would] would gain
   *[now] { $person ->
        [you] gain
       *[other] gains
     }
 } { $thing } { $period }
event-increase = { $who } { $tense ->
    [past] increased
    [not] did not increase
    [would] would increase
   *[now] { $person ->
        [you] increase
       *[other] increases
     }
 } { $thing } { $period }
event-raise = { $who } { $tense ->
    [past] raised
    [not] did not raise
    [would] would raise
   *[now] { $person ->
        [you] raise
       *[other] raises
     }
 } { $thing } { $period }
its-end = its maximum
event-reach = { $whose ->
    [table] { $track } reaches { $level }
    [you] your { $track } reaches { $level }
   *[all] the { $track } of a player reaches { $level }
 } for the first time
event-add = { $who } { $tense ->
    [past] added
    [not] did not add
    [would] would add
   *[now] { $person ->
        [you] add
       *[other] adds
     }
 } { $thing } { $period }
event-remove = { $who } { $tense ->
    [past] removed
    [not] did not remove
    [would] would remove
   *[now] { $person ->
        [you] remove
       *[other] removes
     }
 } { $thing } { $period }
event-use = { $who } { $tense ->
    [past] used
    [not] did not use
   *[now] { $person ->
        [you] use
       *[other] uses
     }
 } { $thing } { $period }
event-convert = { $who } { $tense ->
    [past] converted
    [not] did not convert
   *[now] { $person ->
        [you] convert
       *[other] converts
     }
 } { $thing } { $period }
event-begin-turn = { $who } { $tense ->
    [past] began
    [not] did not begin
   *[now] { $person ->
        [you] begin
       *[other] begins
     }
 } a turn { $period }
event-end-turn = { $who } { $tense ->
    [past] ended
    [not] did not end
   *[now] { $person ->
        [you] end
       *[other] ends
     }
 } a turn { $period }
event-pass = { $who } { $tense ->
    [past] passed
    [not] did not pass
   *[now] { $person ->
        [you] pass
       *[other] passes
     }
 } { $thing } { $period }
phase-place = { $place ->
    [before] before the { $phase }
   *[after] after the { $phase }
 } of each generation
phase-called = { $phase } phase
event-trade = { $who } { $tense ->
    [past] traded
    [not] did not trade
   *[now] { $person ->
        [you] trade
       *[other] trades
     }
 } { $thing } { $period }
event-discard = { $who } { $tense ->
    [past] discarded
    [not] did not discard
   *[now] { $person ->
        [you] discard
       *[other] discards
     }
 } { $thing } { $period }
event-draw = { $who } { $tense ->
    [past] drew
    [not] did not draw
    [would] would draw
   *[now] { $person ->
        [you] draw
       *[other] draws
     }
 } { $thing } { $period }
event-buy = { $who } { $tense ->
    [past] bought
    [not] did not buy
   *[now] { $person ->
        [you] buy
       *[other] buys
     }
 } { $thing } { $period }
event-reveal = { $who } { $tense ->
    [past] turned
    [not] did not turn
   *[now] { $person ->
        [you] turn
       *[other] turns
     }
 } { $thing } face up { $period }
event-look = { $who } { $tense ->
    [past] looked at
    [not] did not look at
   *[now] { $person ->
        [you] look at
       *[other] looks at
     }
 } { $thing } { $period }
event-hide = { $who } { $tense ->
    [past] turned
    [not] did not turn
   *[now] { $person ->
        [you] turn
       *[other] turns
     }
 } { $thing } face down { $period }
event-take = { $who } { $tense ->
    [past] took
    [not] did not take
   *[now] { $person ->
        [you] take
       *[other] takes
     }
 } { $thing } { $period }
event-shift = { $who } { $tense ->
    [past] moved
    [not] did not move
   *[now] { $person ->
        [you] move
       *[other] moves
     }
 } { $thing } { $period }
event-claim = { $who } { $tense ->
    [past] claimed
    [not] did not claim
   *[now] { $person ->
        [you] claim
       *[other] claims
     }
 } { $thing } { $period }
event-fund = { $who } { $tense ->
    [past] funded
    [not] did not fund
   *[now] { $person ->
        [you] fund
       *[other] funds
     }
 } { $thing } { $period }
event-spend = { $who } { $tense ->
    [past] spent
    [not] did not spend
   *[now] { $person ->
        [you] spend
       *[other] spends
     }
 } { $thing } { $period }
event-lose = { $who } { $tense ->
    [past] lost
    [not] did not lose
    [would] would lose
   *[now] { $person ->
        [you] lose
       *[other] loses
     }
 } { $thing } { $period }
event-chair = { $who } { $tense ->
    [past] became
    [not] did not become
   *[now] { $person ->
        [you] become
       *[other] becomes
     }
 } the chairman { $period }
event-lead = { $who } { $tense ->
    [past] became
    [not] did not become
   *[now] { $person ->
        [you] become
       *[other] becomes
     }
 } the leader of { $thing } { $period }
led-party = { $named ->
    [yes] { $parties }
   *[no] a party
 }
event-party = { $named ->
    [yes] { $party }
   *[no] a party
 } becomes { $which ->
    [dominant] dominant
   *[ruling] the ruling party
 }
a-colony = a colony
a-colony-on = a colony on { $tile }
with-colony = with { $tile }
a-colony-bonus = a colony bonus
a-colony-bonus-of = a colony bonus of { $tile }
tag-new = a tag of a kind that is new to { $who ->
    [you] you
   *[other] that player
 }
event-set-up = the game has been set up
event-game-end = the game ends
moment-set-up = set-up
moment-game-end = end of the game
event-produced = everybody has { $tense ->
    [not] not produced
   *[other] produced
 } { $period }
event-phase = the { $phase } phase { $tense ->
    [past] has begun
    [not] has not begun
   *[now] begins
 } { $period }
a-production = a production
a-global-parameter = a global parameter
some-track = { $track } { $each ->
    [yes] 1 step
   *[no] {""}
 }
things-to = { $things } to { $card }
things-from = { $things } from { $source }
whatever-is-taken = resources or production
a-project = a standard project
a-project-costing = a standard project that costs { $money } or more
an-action = the action of { $card }
a-project-this = this card
a-project-named = "{ $name }"
at-full-price = { $project } at full price

## Effects: the verb stands first

gain = gain { $thing }
gain-any = gain { $things }
as-far = { $text } (or as far as possible)
dry = { $text } (the area and its neighbors give you nothing)
still = { $text } (what the tile itself does is not done)
bare = { $text } (nobody gets what this brings)
bare-owned = { $text } (nobody owns it or gets what this brings)
as-much = { $text } (or as much as there is)
as-many = { $text } (or as many as there are)
lose = lose { $thing }
give = give { $thing } to { $whom }
spend = spend { $thing }
spend-from = spend { $thing } from { $source }
pay = pay { $thing }
pay-using = pay { $thing } ({ $using } may be used)
increase = increase { $track } { $steps }
decrease = decrease { $track } { $steps }
produce-of-each = { $down ->
    [down] decrease each of your productions
   *[up] increase each of your productions
 } { $steps }
exchange-production = exchange { $track } with { $whom }
exchange-stock = exchange { $thing } with { $whom }
choose-player = { $chance ->
    [yes] randomly choose
   *[no] choose
 } { $whom }{ $kept ->
    [yes] {" "}for this card
   *[no] {""}
 }
choose-tile = choose { $tile }
exchange-own = swap { $one } and { $other }
exchange-hands = exchange all cards in hand with { $whom }
raise = raise { $track } { $steps }
lower = lower { $track } { $steps }
add = add { $thing } to { $card }
add-for-each = add { $thing } to { $card } { $per }
add-to-several = add { $thing } to each of { $count } different { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}
add-to-up-to = add { $thing } to each of up to { $count } different { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}
add-each = add { $thing } to each { $card }
remove = remove { $thing } { $source }
remove-each = remove { $thing } from each { $card }
steal = steal { $thing } { $source }
up-to = up to { $thing }
from = from { $source }
who-owns = who owns { $tile }
of-that = { $figure } of that resource
produce-of-one = { $down ->
    [down] decrease one of your productions
   *[up] increase one of your productions
 } { $steps }
of-each-standard = { $figure } of each standard resource
of-lowest = { $figure } of { $of ->
    [stock] the resource you have least of
   *[production] a resource with the lowest production
 }
as-printed = { $thing } (as printed under { $tile ->
    [it] it
   *[this] this tile
 })
place = place { $tile } { $area } { $free }
this-cards-tile = this card's tile
tiles-each = { $tiles }, each
tiles-each-on = { $tiles }, each { $area }
tiles-each-for = { $tiles }, each { $area },
lay = place { $cards } { $area }
hide = turn { $cards } face down
mark = { $down ->
    [yes] take a marker of yours from { $card }
   *[no] place a marker of yours on { $card }
 }
put-on-area = move { $cards } and lay it down { $where } { $near ->
    [yes] adjacent to where it was
   *[no] {""}
 }
move-tile = move { $tile } to another area
move-tile-to = move { $tile } and place it { $area } { $near ->
    [yes] adjacent to where it was
   *[no] {""}
 }
exchange-tile = replace { $tile } by { $new } (placement rules do not apply)
swap-tiles = let { $tile } and { $other } change places (neither is placed anew)
gain-bonuses = gain what placing a tile gives { $tile ->
    [it] on its area
   *[this] on the area of this tile
 }
gain-bonuses-under = gain what placing a tile gives on the area of { $tile }
gain-bonuses-under-each = gain what placing a tile gives on the area of each { $tile }
gain-bonuses-on = gain what placing a tile gives on { $each ->
    [yes] each { $area }
   *[no] { AN($area) }
 }
remove-tile = return { $tile } to the supply
gain-tag = have { $tags } more { $period ->
    [game] for the rest of the game
    [action] this action
   *[generation] this generation
 }
placed-freely = (placement rules do not apply)
draw = draw { $cards }
draw-until = reveal cards until you find { $cards }, take { $number ->
    [one] it
   *[many] them
 } and discard the rest
look = look at { $number ->
    [one] the top card
    [some] { $cards } from the top
   *[other] the top { $cards }
 } of the deck
reveal = reveal { $number ->
    [one] the top card
    [some] { $cards } from the top
   *[other] the top { $cards }
 } of the deck
look-pile = look at { $cards } from their pile
reveal-pile = reveal { $cards } from their pile
look-hand = look at { $cards } in your hand
reveal-hand = reveal { $cards } from hand
peek = look at the hand { $whom }
look-areas = look at { $cards }
look-by-chance = look at { $cards }
reveal-by-chance = reveal { $cards }
reveal-areas = turn { $cards } face up
take = take { $cards }
buy = buy { $cards }
it-card = it
of-them = { $cards } of them
discard = discard { $cards }
copy-production = apply the production box of { $card } once more
copy-productions = apply the production boxes of { $cards } once more
copy-effects = apply the immediate effects of { $card } once more
move = move { $cards } { $zone } { $owner }
hand-over = give { $cards } to { $who }
take-over = take over { $cards }
out-of-hand = { $cards } from hand
out-of-events = { $cards } from the event pile
out-of-whose-events = { $cards } from the event pile { $owner }
out-of-row = { $cards } from the row
out-of-pile = { $cards } from the pile
out-of-discard = { $cards } from the discard pile
out-of-a-hand = { $cards } from the hand { $owner }
into-here = onto this card
into-hand = to your hand
into-a-hand = to the hand
into-play = into play
into-events = to the event pile
into-discard = to the discard pile
into-deck = onto the deck
into-bottom = under the deck
into-pile = under the pile
into = to the { $zone }
double = double the resources on { $card }
use-action = use the action of { $card }
use-several = use the actions of { $count } different { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}
use-up-to = use the actions of up to { $count } different { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}
use-each = use the action of each { $card }
use-project = use { $project } { $price }
nothing = nothing
pass = pass (no more turns this generation)
become-first = become the first player (take the marker)
take-actions = take { $amount ->
    [one] 1 action
   *[other] { $amount } actions
 } at once
play-card = play { $card } { $price }{ $pause ->
    [yes] ,
   *[no] {""}
 } { $ignoring }
for-free = for free
for-half = for half its price (rounded up)
for-less = for { $thing }
ignoring-all = ignoring its requirements
ignoring-goal = ignoring what it requires
ignoring-tags = ignoring its tag requirements
ignoring-these = ignoring its { $tracks } requirements
ignoring-global = ignoring its global requirements
fund = fund an award { $price }
claim-milestone = claim a milestone { $price } { $ignoring }
take-seat = take a seat on { $card } { $price } { $ignoring }
claim = put your marker on { $tile }, which becomes yours
colony-built = { $number ->
    [a] a colony
    [one] colony
   *[many] colonies
 }{ $where ->
    [there] {" "}on { $tile }
    [each] , each on { $tile }
    [for] , each on { $tile },
   *[any] {""}
 }
new-colony = place { $colonies } { $again ->
    [yes] (also where you have one already)
    [full] (also where there is no room)
    [both] (also where you have one already or there is no room)
   *[no] {""}
 }
remove-colony = remove a colony { $owner } { $where ->
    [there] on { $tile }
   *[any] {""}
 }
add-colony = put another colony tile of your choice into play
trade = trade with { $tile }
recall-fleet = take back a trade fleet from { $tile }
trade-freely = { $text } (without sending a trade fleet, even where one already is)
trade-alone = { $text } (opponents get no colony bonuses)
colony-tile = { $which ->
    [named] { $names }
    [any] a colony
    [it] the same colony tile
    [other] another colony tile
    [that] that colony tile
    [without] a colony tile where { $whose ->
        [you] you have no colony
        [opponents] no opponent has a colony
       *[all] nobody has a colony
     }
    [each] each colony tile
    [each-without] each colony tile where { $whose ->
        [you] you have no colony
        [opponents] no opponent has a colony
       *[all] nobody has a colony
     }
    [each-with] each colony tile where { $whose ->
        [you] you have a colony
        [opponents] an opponent has a colony
       *[all] somebody has a colony
     }
   *[with] a colony tile where { $whose ->
        [you] you have a colony
        [opponents] an opponent has a colony
       *[all] somebody has a colony
     }
 }
colony-track = the track of { $which ->
    [a] a colony
    [another] another colony
    [each] each colony
   *[that] that colony
 }
colony-track-of = the track of { $tile }
colony-track-far = { $way ->
    [lower] lower
   *[raise] raise
 } { $track } as far as it goes
colony-bonuses-of = gain { $many ->
    [one] one of your colony bonuses
   *[all] all your colony bonuses
 } { $where ->
    [there] on { $tile }
   *[any] {""}
 }
colony-bonuses = gain the colony bonus of each of your colonies
trade-income = gain the trade income of { $tile }
place-delegates = { $lobby ->
    [yes] place your delegate from the lobby in { $where ->
        [other] a party other than { $parties }
        [not-ruling] a party other than the ruling party
        [not-dominant] a party other than the dominant party
        [there] { $parties }
        [ruling] the ruling party
        [dominant] the dominant party
       *[any] a party
     }
   *[no] place { $delegates } in { $where ->
        [other] a party other than { $parties }
        [not-ruling] a party other than the ruling party
        [not-dominant] a party other than the dominant party
        [there] { $parties }
        [ruling] the ruling party
        [dominant] the dominant party
        [each] each party
        [each-other] each party other than { $parties }
        [each-not-ruling] each party other than the ruling party
        [each-not-dominant] each party other than the dominant party
        [different] different parties
        [different-other] different parties other than { $parties }
        [different-not-ruling] different parties other than the ruling party
        [different-not-dominant] different parties other than the dominant party
       *[any] one party
     }
 }
remove-delegate = remove { $delegate }
change-party = { $which ->
    [these] { $parties }
   *[any] a party of your choice
 } becomes { $standing ->
    [dominant] dominant
   *[ruling] the ruling party
 }
global-event = the { $time ->
    [distant] distant
    [coming] coming
   *[current] current
 } global event
replace-event = replace { $event } by the next one of the deck
swap-events = exchange { $event } with { $other }
exchange-delegate = replace { $delegate } by a delegate of yours from the reserve

## Effects held together

either = either { $choice }
left-to-chance = let chance decide: { $choice }
choose-tag = choose a tag: { $what }
choose-tags = choose one of the tags { $tags }: { $what }
choose-resource = choose a standard resource: { $what }
choose-resources = choose { $resources }: { $what }
choose-party = choose a party: { $what }
choose-parties = choose { $parties }: { $what }
choose-parameter = choose a global parameter: { $what }
choose-parameters = choose { $parameters }: { $what }
chosen-tag = chosen
named-party = { $name }
chosen-party = the chosen party
the-chosen-parameter = the chosen parameter
chosen-parameter = { $role ->
    [object] the chosen parameter
   *[subject] chosen parameter
 }
chosen-resource = { $number ->
    [one] chosen resource
   *[many] chosen resources
 }
of-one-kind = standard { $number ->
    [one] resource
   *[many] resources of one kind
 }
settle-tag = choose a tag for this card
settle-tags = choose one of these tags for this card: { $tags }
settle-resource = choose a standard resource for this card
settle-resources = choose one of these resources for this card: { $resources }
settle-party = choose a party for this card
settle-parties = choose one of these parties for this card: { $parties }
settle-parameter = choose a global parameter for this card
settle-parameters = choose one of these parameters for this card: { $parameters }
lot = determine X at random, from { $least } to { $most }: { $what }
some-of = choose { $count } of these: { $what }
some-of-fewer = choose up to { $count } of these: { $what }
list-some = { $head } / { $last }
then = { $head }, then { $last }
rest = { $text } { $left ->
    [it] (and discard it)
    [them] (and discard them)
    [otherwise] (otherwise discard it)
    [rest] and discard the rest
   *[some] (discard the rest)
 }
pays = { $cost } to { $gain }
pays-for = { $cost }, and for it { $gain }
may = you may { $what }
repeatedly = once or more, { $what }
if = if { $condition }, { $yes }
otherwise = { $text }; otherwise { $no }
or-else = { $first }; if that is impossible, { $instead }

## Continuous effects

standard-projects = standard projects
goals-milestone = milestones
goals-award = awards
the-project = the standard project "{ $name }"
next-cards-cost = the next { $number } { $cards } you { $how ->
    [seat] take a seat on
   *[play] play
 } this generation cost { $money } { $way ->
    [more] more
   *[less] less
 } each { $per }
next-card-costs = the next { $card } you { $how ->
    [seat] take a seat on
   *[play] play
 } this generation costs { $money } { $way ->
    [more] more
   *[less] less
 } { $per }
cost-less = { $what } { $number ->
    [one] costs
   *[many] cost
 } { $money } { $way ->
    [more] more
   *[less] less
 } { $per }
cost-less-for-tags = { $cards } cost { $money } { $way ->
    [more] more
   *[less] less
 } for each { $tag } on them
conversion-needs-less = "{ $name }" needs { $amount } { $way ->
    [more] more
   *[less] less
 } { $per }
party-costs-less = { $which ->
    [all] the actions of parties cost { $money }
    [chosen] the action of { $parties } costs { $money }
   *[these] the action of { $parties } costs { $money }
 } { $way ->
    [more] more
   *[less] less
 } { $per }
worth-more = each { $thing } is worth { $money } more { $cards } { $per }
tolerance = { $tracks } requirements may be missed by up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } { $cards } { $per }
ignored = { $which ->
    [every] requirements need not be met
    [global] global requirements need not be met
    [tags] tag requirements need not be met
   *[these] { $tracks } requirements need not be met
 } { $cards }
tolerance-global = global requirements may be missed by up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } { $cards } { $per }
tolerance-about = requirements of { $about } may be missed by up to { $steps } { $cards } { $per }
ignored-about = requirements of { $about } need not be met { $cards }
tolerance-tags = tag requirements may be missed by up to { $steps ->
    [one] 1 tag
   *[other] { $steps } tags
 } { $cards } { $per }
each-as = { $value } { $instead } each
spend-as = you may spend { $things } { $where } as { $value } { $cards }
for-cards = for { $cards }
not-chosen = opponents may not choose you, nor a card of yours, where they choose a player or a card
protect = { $half ->
    [yes] where opponents { $of ->
        [production] lower
       *[resources] remove
    } your { $things }, you lose only half (rounded down)
   *[no] opponents may not { $of ->
        [production] lower
       *[resources] remove
    } your { $things }
}
kept-production = { $all ->
    [yes] production
   *[no] { $stem } production
}
override-card-price = buying a card costs you { $money }
override-card-price-more = buying a card costs you { $money } { $way ->
    [less] less
   *[more] more
 } { $per }
override-actions = you may take { $value } actions a turn
override-actions-more = you may take { $value } { $number ->
    [one] action
   *[many] actions
 } { $way ->
    [less] less
   *[more] more
 } a turn { $per }
override-research-cards = you draw { $value } cards in each research phase
override-research-cards-more = you draw { $value } { $number ->
    [one] card
   *[many] cards
 } { $way ->
    [less] less
   *[more] more
 } in each research phase { $per }
counts-as = you may use { $things } as { $tags }
counts-more = your { $track } counts { $more } more { $per }
counts-tags = your { $tags } count { $more } more { $per }
award-scores = for { $awards }, you count as having { $more } more { $per }
the-award = the award "{ $name }"
tags-as = your { $tags } count as { $others } too where they are counted or required, and when you play one
event-tags = the { $tags } of events that you have played count too where tags are counted or required
beside-more = placing a tile next to { AN($tile) } gives you { $thing } more
beside-worth = placing a tile next to { AN($tile) } gives you { $thing }
beside-more-some = placing a tile next to { $tile } gives you { $thing } more
beside-worth-some = placing a tile next to { $tile } gives you { $thing }
exchangeable-but = in the production phase you may keep up to { $kept } { $thing }, and the rest turns into { $into }
exchangeable = in the production phase you turn as much { $thing } into { $into } as you like
site-more = you may also place { $tiles } { $area } { $free }
site-barred = { $whose ->
    [you] you may not
    [opponents] opponents may not
    [chosen] the chosen player may not
   *[all] nobody may
 } place { $tiles } { $area }
ban-play = { $whose ->
    [you] you may not
    [opponents] opponents may not
    [chosen] the chosen player may not
   *[all] nobody may
 } play { $thing }
ban-act = { $whose ->
    [you] you may not
    [opponents] opponents may not
    [chosen] the chosen player may not
   *[all] nobody may
 } use actions of { $thing }
conversions = conversions
delegates-placed = { $where ->
    [some] delegates in { $parties }
   *[any] delegates
}
ban-do = { $whose ->
    [you] you may not
    [opponents] opponents may not
    [chosen] the chosen player may not
   *[all] nobody may
 } { $verb ->
    [project] use { $thing }
    [convert] use { $thing }
    [add] put { $thing } on cards
    [add-here] put { $thing } on this card
    [gain] gain { $thing }
    [produce] increase { $thing }
    [delegate] place { $thing }
    [lower] lower { $thing }
   *[raise] raise { $thing }
 }
ban-goal = { $whose ->
    [you] you may not
    [opponents] opponents may not
    [chosen] the chosen player may not
   *[all] nobody may
 } { $kind ->
    [projects] use standard projects
    [claim] claim milestones
    [fund] fund awards
    [colony] place colonies
   *[trade] trade
 }
shared-action = opponents may use the action of this card too (one player in each generation)
policy = { $how ->
    [ignored] { $which ->
        [ruling] the policy of the ruling party does
        [these] the policies of { $parties } do
       *[named] the policy of { $parties } does
     } not hold for you
   *[active] { $which ->
        [these] the policies of { $parties } hold
       *[named] the policy of { $parties } holds
     } for you in the action phase, whichever party rules
 }
shared-action-each = opponents may use the action of this card too (each player once in each generation)
kept-tiles = opponents may not remove, move or exchange { $tiles }
play-from = you may play { $cards } as if they were in hand
this-generation = this generation, { $text }
for-next = for the next time this generation, { $text }
for-next-card = for the next card you play this generation, { $text }
for-next-times = for the next { $number } times this generation, { $text }
for-next-cards = for the next { $number } cards you play this generation, { $text }

## Abilities and cards

label-action = action
often-action = up to { $times } times per generation: { $text }
label-once = once per game
label-full = when all seats are taken
label-first-action = first action
label-effect = effect
label-build = build
label-trade = trade
field-opens = asleep until a card that can hold { $things } comes into play
label-colony = colony
label-bonus = bonus
label-conversion = action, as often as you like
when = when { $events }: { $text }
in-next-phase = in the next { $phase }: { $text }
later-once = the next time that { $events }: { $text }
later-once-this-generation = the next time in this generation that { $events }: { $text }
later-this-generation = in this generation, when { $events }: { $text }
later-would-once = the next time that { $events }, instead: { $text }
later-would-once-this-generation = the next time in this generation that { $events }, instead: { $text }
later-would-this-generation = in this generation, when { $events }, instead: { $text }
when-would = when { $events }, instead: { $text }
when-would-first = { $times ->
    [one] once per generation
   *[other] up to { $times } times per generation
 }{ $apart ->
    [yes] {""} for each player
   *[no] {""}
 }, when { $events }, instead: { $text }
when-first = { $times ->
    [one] once per generation
   *[other] up to { $times } times per generation
 }{ $apart ->
    [yes] {""} for each player
   *[no] {""}
 }, when { $events }: { $text }
when-would-ever = { $times ->
    [one] once per game
   *[other] up to { $times } times per game
 }{ $apart ->
    [yes] {""} for each player
   *[no] {""}
 }, when { $events }, instead: { $text }
when-ever = { $times ->
    [one] once per game
   *[other] up to { $times } times per game
 }{ $apart ->
    [yes] {""} for each player
   *[no] {""}
 }, when { $events }: { $text }
at = at { $value }
at-each-step = at each step
requires-what = requires { $needs }
set-with = { $set } with { $others }
said-if = { $text } if { $condition }
money-less = { $money } less
costs-less = costs { $text }
costs-less-least = costs { $text }, but at least { $least }
start-with = start with { $things }
award-for = for { $most }
protected = { $things } on this card may not be removed
wild-tag = its wild tag is any tag that you want in your actions
beginner = all the cards dealt to you at the start are yours for free

## How strong a card is

study-fair = fair cost { NUMBER($cost, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } M€
study-no-fair = no fair cost can be told
study-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
study-money = { $sign }{ NUMBER($money, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } M€
study-strong = stronger than its like
study-weak = weaker than its like
study-few = it came only { NUMBER($came) } times: too seldom for figures
study-played = came { NUMBER($came) } times, played { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
study-changed = changed since these games
study-legend = Out of { NUMBER($games) } games of bots. Points, and the same in M€: how far ahead a player ends to whom the card came early, against an average card. Fair cost: with it the card is worth as much as others. What stands behind ± holds in 95 of 100 cases.
