# English, the language of the card sets themselves: names of vocabulary are as they are declared.

## What stands on printed cards beside their text

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
kind-board = board
kind-card = card

holds = holds { $thing }
holds-sentence = Holds { $thing }.
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
red-frame = Red frame: of any player
production-box = Brown box: production
asterisk = Asterisk: the text says more
arrow-means = Red arrow: pay what is left of it to get what is right of it
colon-means = Colon: whenever this happens, that follows
max-means = max: at most; otherwise requirements are at least

## Icons

title-any-player = any player: { $thing }
title-any-resource = any resource
title-any-tag = any tag
title-any-tile = any tile
title-tag = { $name } tag
title-terrain = { $name } area
title-production = production
sign-arrow = to get
sign-look = look at
sign-shield = protected
sign-players = each player
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
requires = Requires

## Rules of vocabulary

parameter-range = { $step ->
    [1] from { $low } to { $high }
   *[other] from { $low } to { $high } in steps of { $step }
 }
parameter-step = at each step { $effect }
parameter-moment = at { $at }: { $effect }
tile-placed = place it { $where }
tile-otherwise = (if there is none: { $where })
tile-beside = placing a tile next to it gives { $thing }
tile-supply = { $count } in the supply
resource-worth = worth { $worth } when paying for { $tags } cards
resource-becomes = what is left becomes { $thing } in the production phase
resource-least = production may go down to { $least }
