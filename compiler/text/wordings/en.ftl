# How people say what en.ftl says: the house style of the printed game, and its usual variants.
# They are read and never written. Attributes are other wordings of a message of en.ftl; messages
# without one there say several things at once, and `compiler/reading/meanings/common.py` knows what.

## Spelling, numbers, lists, people

spellings =
    .a = terraforming rating > TR
    .b = terraform rating > TR
    .c = megacredits > M€
    .d = megacredit > M€
    .e = mc > M€
    .f = m$ > M€
    .g = oxygen level > oxygen
    .h = no one > nobody
    .i = one > 1
    .j = two > 2
    .k = three > 3
    .l = four > 4
    .m = five > 5
    .n = six > 6
    .o = seven > 7
    .p = eight > 8
    .q = nine > 9
    .r = ten > 10
    .s = including 1 > including one
    .t = this 1 > this one
    .u = 2nd > 2
    .v = 3rd > 3
    .w = 4th > 4
    .o2 = o2 > oxygen
    .temp = temp > temperature
    .x = trade fleets > fleet
    .y = trade fleet > fleet
    .z = incl. > including
    .arrow = → > ->
    .double-arrow = => > ->
    .min = min. > min
    .max = max. > max

list-and =
    .a = { $head }, and { $last }
    .b = { $head } & { $last }
    .c = { $head }, { $last }
back =
    .a = it
    .b = this
    .c = that
    .d = them
    .e = these
    .f = those
    .g = there
    .h = they
    .i = the rest
    .j = the other
    .k = the others
    .l = instead
    .m = note

list-or =
    .a = { $head }, or { $last }
    .b = { $head } / { $last }
stem-before =
    .a = { AN($stem) }
a-stem = { AN($stem) }
    .a = your { $stem }
one-of-it = { AN($noun) }
all-of-it = { $how ->
    [any-number] any number of { $noun }
    [any-amount] any amount of { $noun }
    [that] that amount of { $noun }
    [same] the same number of { $noun }
   *[many] that many { $noun }
 }
times-of-it = { $how ->
    [double] double amount of { $noun }
    [double-that] double that amount of { $noun }
    [twice] twice that amount of { $noun }
    [triple] triple amount of { $noun }
   *[triple-that] triple that amount of { $noun }
 }
for-each =
    .a = per { $thing }
    .b = for every { $thing }
    .c = per each { $thing }
    .d = from each { $thing }
    .e = for each of { $thing }
    .f = / { $thing }
for-every =
    .a = per { $each } { $things }
    .b = for each { $each } { $things }
    .c = / { $each } { $things }
counting-at-most =
    .a = (max { $most })
    .b = , max { $most }
    .c = max { $most }
owner-you =
    .a = their
    .b = its
owner-any =
    .a = any
    .b = an opponent's
    .c = another player's
person-all =
    .a = anyone
    .b = a player
person-any =
    .a = any other player
    .b = a player
    .c = another player
people-opponents =
    .a = all opponents
    .b = opponents
    .c = each other player
    .d = all other players
people-all =
    .a = all players
    .b = everyone
had-you =
    .a = { $things } that you have
    .b = { $things } you own
    .c = of your { $things }
    .d = your { $things }
    .e = { $things } you have in play
had-opponents =
    .a = { $things } your opponents have
    .b = { $things } of your opponents
had-all =
    .a = { $things } on the board
possessed-you =
    .a = you have
    .b = of yours
    .c = that you own
counts-itself =
    .a = { $text }, including this one
    .b = { $text } including this
    .c = { $text }, including this tag
    .d = { $text }, including this card
    .e = { $text }, including these
hears-itself =
    .a = { $text } including this
    .b = { $text }, including these
    .c = { $text } including these
    .d = { $text }, including this card
    .e = { $text }, including this one
points =
    .a = victory point
    .b = victory points
    .c = additional VP
    .d = VPs
    .e = point
    .f = points
steps =
    .a = steps each
    .b = step each

## What is counted

tags =
    .a = { AN($stem) } tag
    .b = { $stem }-tag
tags-plain =
    .a = kind of tag
completed =
    .a = completed terraforming { $number ->
        [one] parameter
       *[many] parameters
     }
kinds-plain = different { $how ->
    [types] types
   *[kinds] kinds
 } of resources
parties-where = { $number ->
    [one] party
   *[many] parties
 } where you have { $how ->
    [least] at least 1 delegate
    [some] delegates
   *[one] a delegate
 }
held-here = { $where ->
    [here] { $things } here
   *[it] { $things } on it
 }
adjacent-tiles = adjacent { $tiles }
in-play =
    .a = on Mars and elsewhere
events-ever = { $how ->
    [all] { $cards } ever played by all players
   *[you] { $cards } you have played
 }
colonies =
    .a = colony tiles
beside =
    .a = next to { $tiles }
    .b = , adjacent to { $tiles }
beside-none =
    .a = next to no { $tiles }
    .b = next to no other { $tiles }
    .c = adjacent to no other { $tiles }
beside-some =
    .a = adjacent to { $bound ->
        [exactly] exactly
        [max] at most
       *[min] at least
     } { $count } other { $tiles }
tile-a =
    .a = any { $noun }
    .b = the { $noun }
    .c = 1 { $noun }
    .d = another { $noun }
one-of-your =
    .a = another of your { $tiles }
    .b = your { $tiles }
tile-of-yours = { $how ->
    [another] another of your { $tiles }
    [one] one of your { $tiles }
    [your] your { $tiles }
   *[any] any of your { $tiles }
 }
tile-this-one = this { $tile }
this-cards-tile =
    .a = this tile
    .b = the tile
    .c = a special tile
area-with-bonus =
    .a = with { AN($stem) } placement bonus
area-kept = { $yes ->
    [yes] that is reserved
   *[no] that is not reserved
 }
    .a = { $yes ->
        [yes] , reserved
       *[no] , not reserved
     }
area-plain-reserved = { $yes ->
    [yes] on a reserved area
   *[no] on a non-reserved area
 }
area-for-terrain = { $yes ->
    [yes] on an area reserved for { $terrain }
   *[no] on an area not reserved for { $terrain }
 }
on-the-place = { $how ->
    [reserved] on the reserved area
    [reserved-named] on its reserved area
   *[space] in space
 }
on-area =
    .a = on any { $area }
on-named =
    .a = on either { $names }
placed-freely =
    .a = , disregarding normal placement restrictions
    .b = disregarding normal placement restrictions
    .c = , ignoring normal placement restrictions
    .d = ignoring placement restrictions
    .e = , ignoring placement rules
    .f = ignoring placement rules
    .g = , regardless of adjacent cities
    .h = regardless of adjacent cities
    .i = , regardless of placement rules
    .j = regardless of placement rules
disregarding = { $what }. { $how ->
    [disregard] disregard normal placement restrictions
    [for-this] disregard normal placement restrictions for this
    [ignore] ignore placement restrictions
   *[rules] ignore placement rules
 }

## Cards

card-of-kind =
    .a = { $kind ->
       *[other] { $number ->
            [one] { $name } card
           *[many] { $name } cards
         }
     }
card-a =
    .a = any { $noun }
    .b = 1 { $noun }
    .c = 1 of your { $noun }
card-this =
    .a = it
    .b = this
card-that =
    .a = the card
card-anybodys =
    .a = { $which ->
        [other] another player's { $noun }
       *[any] any player's { $noun }
     }
cards-that-hold =
    .a = that holds { $things }
    .b = with { $things }
cards-for-resource = { $things } { $cards }
cards-in-hand =
    .a = from hand
    .b = from your hand
    .c = in your hand
cards-cost-min =
    .a = with a basic cost of { $money } or more
    .b = costing { $money } or more
    .c = that costs { $money } or more
    .d = with a printed cost of { $money } or more
cards-cost-max =
    .a = costing { $money } or less
    .b = with a basic cost of { $money } or less
cards-have-tags =
    .a = { $yes ->
        [yes] with tags
       *[no] with no tags
     }
cards-that-show =
    .a = with { AN($stem) } icon on it
cards-tagged = { $how ->
    [a] { $cards } with { AN($stem) } tag
    [on-them] { $cards } with { $stem } tags on them
    [on-it] { $cards } with { AN($stem) } tag on it
   *[the] { $cards } with { $stem } tags
 }
cards-of-tag = { $stem }-tag { $cards }
cards-not-negative = with a non-negative VP icon
cards-by-tag = { $tags }
cards-requirements =
    .a = { $yes ->
        [yes] with a requirement
       *[no] without a requirement
     }
a-project-costing =
    .a = a standard project with a basic cost of { $money } or more

## Requirements

count =
    .a = { $bound ->
        [min] { $thing }
        [least] { $thing }
       *[max] max { $thing }
     }
    .b = { $bound ->
        [min] { $thing } or more
        [least] { $thing } or more
       *[max] { $thing } or less
     }
    .c = { $bound ->
        [min] at least { $thing }
        [least] minimum { $thing }
       *[max] no more than { $thing }
     }
    .d = { $bound ->
        [min] min { $thing }
        [least] min { $thing }
       *[max] max { $thing }
     }
count-bounded = { $bound ->
    [more] { $value } or more { $things }
    [fewer] { $value } or fewer { $things }
   *[less] { $value } or less { $things }
 }
count-some =
    .a = any { $thing }
    .b = 1 { $thing }
count-none =
    .a = no { $things }
who-has =
    .a = with { $things }
    .b = with { $things } in play
need-level =
    .a = { $value } { $track }{ $bound ->
        [min] {""}
       *[max] {" "}or less
     }
    .b = { $track } { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     }
    .c = { $bound ->
        [min] min
       *[max] max
     } { $value } { $track }
    .d = { $track } { $bound ->
        [min] min
       *[max] max
     } { $value }
    .e = { $value }{ $bound ->
        [min] {" "}or higher
       *[max] {" "}or lower
     } { $track }
    .f = { $track } { $value }
    .g = { $value } on the { $track } track
need-bare-level = { $bound ->
    [min] { $level } or warmer
    [least] { $level } or more
    [higher] { $level } or higher
    [least-short] min { $level }
    [bare] { $level }
    [max] { $level } or colder
    [lower] { $level } or lower
    [max-short] max { $level }
   *[most] { $level } or less
 }
need-track =
    .a = { AN($track) } of { $bound ->
        [min] { $value } or more
       *[max] { $value } or less
     }
    .b = { $track } { $bound ->
        [min] { $value }
       *[max] max { $value }
     }
    .c = { $value } { $track }
    .d = at least { $value } { $track }
need-rules =
    .c = that { $party } rule or that you have 2 delegates there
    .a = that { $party } is ruling or that you have 2 delegates there
    .b = that { $party } are ruling or that you have 2 delegates there
clause-chairman =
    .a = { $neutral ->
        [yes] the sitting chairman { $yes ->
            [yes] is
           *[no] is not
         } neutral
       *[no] you { $yes ->
            [yes] are
           *[no] are not
         } chairman
     }
requires-what =
    .a = requires { $needs } to play
    .d = it must be { $needs }
    .e = it must be { $needs } to play
    .g = requirement: { $needs }
    .h = requires that { $needs }
    .i = requires: { $needs }
    .b = needs { $needs }
    .c = needs { $needs } to play
requires-bounded = { $bound ->
    [min] min { $needs }
   *[max] max { $needs }
 }
must-be = { $track } must be { $value }{ $bound ->
    [bare] {""}
    [min] {" "}or more
    [warmer] {" "}or warmer
    [higher] {" "}or higher
    [max] {" "}or less
    [colder] {" "}or colder
   *[lower] {" "}or lower
 }
requires-you-have = { $how ->
    [that] requires that you have { $needs }
    [own] requires that you own { $needs }
    [you] requires you have { $needs }
    [to] requires you to have { $needs }
   *[must] you must have { $needs }
 }
requires-tags = requires { $stem } tags
requires-and-does = requires { $needs } and that you { $what }
requires-that-you = requires that you { $what }
need-that =
    .a = { $clause }
clause-have =
    .a = { $who } have { $things }
clause-card-has =
    .a = there are { $things } on { $card }
    .b = there is { $things } on { $card }
if-here = you have { $thing } on { $card }
happened-to-track = { $how ->
    [raised] your { $track } was raised
    [increased] your { $track } was increased
   *[have] you have raised your { $track }
 } { $period }

## Events

when =
    .a = when { $events }, { $text }
    .b = whenever { $events }, { $text }
    .c = each time { $events }, { $text }
    .d = after { $events }, { $text }
    .e = every time { $events }, { $text }
    .f = whenever { $events }: { $text }
    .g = each time { $events }: { $text }
    .h = if { $events }, { $text }
event-play =
    .a = { $tense ->
        [past] { $who } have played
        [not] { $who } have not played
       *[now] { $person ->
            [you] playing
           *[other] { $who } play
         }
     } { $thing } { $period }
event-add =
    .a = { $who } { $tense ->
        [past] gained
        [not] did not gain
       *[now] { $person ->
            [you] gain
           *[other] gains
         }
     } { $thing } { $period }
event-use =
    .a = { $who } { $tense ->
        [past] have used
        [not] have not used
       *[now] pay for
     } { $thing } { $period }
is-placed = { $thing } is placed
is-placed-there = { $thing } is placed { $where }
event-playing = playing { $thing }
a-colony =
    .a = any colony
is-played = { $how ->
    [played] { $thing } is played
   *[put] { $thing } is put into play
 }
is-raised = { $track } is { $how ->
    [raised] raised
    [increased] increased
   *[terraformed] terraformed
 } { $each ->
    [yes] 1 step
   *[no] {""}
 }
event-raise =
    .a = { $who } { $tense ->
        [past] got
        [not] did not get
       *[now] get
     } { $thing } so far { $period }
tag-new =
    .a = a new type of tag in play
during = during { $how ->
    [the] the { $phase } phase
   *[bare] { $phase } phase
 }, { $text }
tag-a =
    .a = any { $noun }
    .b = 1 { $noun }
card-or-project = { $how ->
    [pay] you pay for a card or standard project with a basic cost of { $money } or more
   *[play] you play a card or standard project with a basic cost of { $money } or more
 }

## Effects

gain =
    .a = get { $thing }
    .b = receive { $thing }
    .c = also gain { $thing }
    .d = take { $thing }
    .e = gains { $thing }
gain-any =
    .a = gain { $things }
resources-of-choice =
    .a = { $kind ->
        [different] different standard
       *[free] standard
     } { $number ->
        [one] resource
       *[many] resources
     }
    .b = { $kind ->
        [different] different standard
       *[free] standard
     } { $number ->
        [one] resource
       *[many] resources
     } of your choice
spend =
    .a = pay { $thing }
    .b = lose { $thing }
lose =
    .a = lose { $thing }
    .b = loses { $thing }
pay-using =
    .a = pay { $thing }. { $using } may be used
    .b = spend { $thing }. { $using } may be used
    .c = spend { $thing } ({ $using } may be used)
increase =
    .a = raise { $track } { $steps }
    .b = increase { $steps } { $track }
decrease =
    .a = reduce { $track } { $steps }
    .b = lower { $track } { $steps }
raise =
    .a = increase { $track } { $steps }
    .b = raise { $steps } { $track }
lower =
    .a = decrease { $track } { $steps }
    .b = reduce { $track } { $steps }
your-track = { $how ->
    [your] your { $track }
    [the] the { $track }
    [track] the { $track } track
   *[level] { $track } level
 }
produced-signed = { $number } { $track }
produced-after = { $track } { $number }
raised-signed = { $count } { $track }
steps-by = by { $steps }
arrow = { $cost } -> { $gain }
turn-into = { $how ->
    [turn] turn { $thing } into { $gain }
    [convert] convert { $thing } into { $gain }
    [exchange] exchange { $thing } for { $gain }
   *[trade] trade { $thing } for { $gain }
 }
produced-plain = { $how ->
    [gain] gain { $number } { $track }
    [get] get { $number } { $track }
    [lose] lose { $number } { $track }
   *[spend] spend { $number } { $track }
 }
production-box = production: { $things }
increase-each = { $up ->
    [increase] increase { $tracks } { $steps }
   *[raise] raise { $tracks } { $steps }
 }
decrease-each = { $down ->
    [decrease] decrease { $tracks } { $steps }
   *[reduce] reduce { $tracks } { $steps }
 }
decrease-and-own = decrease { $track } { $steps } and increase your own { $more }
production-of =
    .a = your own { $stem } production
production-of-that =
    .a = that production
    .b = the production of that resource
    .c = your production of that resource
production-lowest =
    .a = (1 of) { $owner } lowest production
    .b = 1 of { $owner } lowest productions
raise-plain = { $how ->
    [raise] raise { $track }
   *[increase] increase { $track }
 }
step-for = { $how ->
    [bare] step
   *[a] a step
 }
add =
    .a = put { $thing } on { $card }
    .b = place { $thing } on { $card }
    .c = add { $thing } on { $card }
    .d = gain { $thing } to { $card }
gain-track = gain { $count } { $track }
add-several = add { $things } to { $card }
add-figure = add { $figure } to { $card }
add-signed = { $thing } to { $card }
add-here = { $how ->
    [here] add { $thing } here
    [put] put { $thing } here
    [place] place { $thing } here
   *[gain] gain { $thing } here
 }
add-here-for-each = { $how ->
    [here] add { $thing } here { $per }
    [put] put { $thing } here { $per }
   *[place] place { $thing } here { $per }
 }
remove-choice = { $how ->
    [remove] remove up to { $things } { $source }
   *[steal] steal up to { $things } { $source }
 }
remove-first = { $how ->
    [remove] remove up to { $thing } { $source }, or { $things }
   *[steal] steal up to { $thing } { $source }, or { $things }
 }
remove-here = { $how ->
    [remove] remove { $thing } here
    [discard] discard { $thing } here
    [spend] spend { $thing } here
    [from-here] spend { $thing } from here
   *[remove-from-here] remove { $thing } from here
 }
remove-and-add = remove { $thing } { $source } and add it to { $card }
up-to =
    .a = as many as { $thing }
draw =
    .a = take { $cards } from the deck
    .b = draw { $cards } from the deck
    .c = gain { $cards }
    .d = get { $cards }
    .e = draws { $cards }
draw-such = { $how ->
    [draw] draw { $cards }
    [from] reveal cards from the deck until you have revealed { $cards }
    [reveal] reveal cards until you reveal { $cards }
   *[revealed] reveal cards until you have revealed { $cards }
 }{ $rest ->
    [hand] . take them into hand and discard the rest
    [your] . take them into your hand and discard the rest
    [comma] . take them into your hand, discard the rest
    [those] . take those into hand and discard the rest
    [it] . take it and discard the rest
   *[none] {""}
 }
look =
    .a = look at the top { $number ->
        [one] card
       *[other] { $cards }
     } from the deck
    .b = look at the top { $number ->
        [one] card
       *[other] { $cards }
     }
    .c = look at the top { $number ->
        [one] card
       *[other] { $cards }
     } of the draw deck
reveal =
    .a = reveal the top { $number ->
        [one] card
       *[other] { $cards }
     } of the draw deck
    .b = reveal the top { $number ->
        [one] card
       *[other] { $cards }
     }
    .c = reveal and discard the top { $number ->
        [one] card
       *[other] { $cards }
     } of the deck
look-and-buy = { $how ->
    [either] look at the top card and either buy it or discard it
    [of-deck] look at the top card of the deck and either buy it or discard it
   *[from-deck] look at the top card from the deck and either buy it or discard it
 }
draw-and-keep = draw { $cards }. { $how ->
    [keep] keep { $kept } and discard { $rest ->
        [rest] the rest
       *[others] the others
     }
    [of-them] keep { $kept } of them and discard { $rest ->
        [rest] the rest
       *[others] the others
     }
    [take] take { $kept } into hand and discard { $rest ->
        [rest] the rest
       *[others] the others
     }
   *[your-hand] take { $kept } into your hand and discard { $rest ->
        [rest] the rest
       *[others] the others
     }
 }
draw-then-keep = draw { $cards }, { $how ->
    [keep] keep { $kept }
    [of-them] keep { $kept } of them
   *[then] then keep { $kept }
 }
look-and-keep = look at the top { $cards }{ $deck ->
    [deck] {" "}of the deck
   *[bare] {""}
 }{ $then ->
    [comma] ,
    [and] {" "}and
   *[stop] .
 } { $how ->
    [keep] keep { $kept }
    [of-them] keep { $kept } of them
   *[take] take { $kept } into hand
 }
draw-so-many = draw { $count }
use-used-action = { $how ->
    [blue] use a blue card action that has already been used this generation
    [card] use a card action that has already been used this generation
    [blue-used] use a blue card action that has been used this generation
   *[card-used] use a card action that has been used this generation
 }
take-and-discard = take { $cards } into { $hand ->
    [your] your hand
   *[hand] hand
 } and discard { $rest ->
    [rest] the rest
    [others] the others
   *[other] the other { $count }
 }
discard =
    .a = discard { $cards } from hand
    .b = discard { $cards } from your hand
copy-production =
    .a = duplicate only the production box of { $card }
    .b = copy the production box of { $card }
    .c = duplicate the production box of { $card }
claim =
    .a = place your marker on { $tile }
claim-only = { $claim }. only you may place a tile there
place-marker = place { $how ->
    [your] your marker
   *[a] a marker
 } { $area }
trade =
    .a = trade for free
    .b = trade with a colony tile
new-colony =
    .a = place a colony{ $again ->
        [yes] . may be placed where you already have a colony
       *[no] {""}
     }
    .b = place a colony{ $again ->
        [yes] . may be placed on a colony tile where you already have a colony
       *[no] {""}
     }
    .c = place a colony{ $again ->
        [yes] , even where you already have one
       *[no] {""}
     }
    .d = place 1 colony { $again ->
        [yes] (also where you have one already)
       *[no] {""}
     }
add-colony =
    .a = put an additional colony tile of your choice into play
colony-bonuses =
    .a = gain all your colony bonuses
colony-track =
    .c = { $which ->
        [a] 1 colony tile track
        [another] another colony track
       *[that] that colony track
     }
    .a = { $which ->
        [a] any colony tile track
        [another] another colony tile track
       *[that] that colony tile track
     }
    .b = { $which ->
        [a] a colony tile track
        [another] another colony tile track
       *[that] that track
     }
place-delegates =
    .a = { $lobby ->
        [yes] place your lobby delegate in { $where ->
            [there] { $parties }
           *[any] any party
         }
       *[no] place { $delegates } in { $where ->
            [there] { $parties }
           *[any] any party
         }
     }
    .b = { $lobby ->
        [yes] add your lobby delegate to { $where ->
            [there] { $parties }
           *[any] any party
         }
       *[no] add { $delegates } to { $where ->
            [there] { $parties }
           *[any] any party
         }
     }
    .c = { $lobby ->
        [yes] place the lobby delegate in { $where ->
            [there] { $parties }
           *[any] a party
         }
       *[no] place { $delegates } in { $where ->
            [there] { $parties }
           *[any] a party
         }
     }
    .d = { $lobby ->
        [yes] place the lobby delegate in 1 party
       *[no] place { $delegates } in 1 party
     }
delegates =
    .a = { $neutral ->
        [yes] neutral
       *[no] {""}
     } { $post ->
        [leader] party { $number ->
            [one] leader
           *[many] leaders
         }
        [non-leader] non-leader { $number ->
            [one] delegate
           *[many] delegates
         }
        [chairman] chairman
       *[any] { $number ->
            [one] delegate
           *[many] delegates
         }
     }
delegate-a =
    .a = any { $noun }
    .b = 1 { $noun }
exchange-delegate =
    .a = exchange { $delegate } with 1 of your own from the reserve
play-card =
    .a = play { $card } { $ignoring } { $price }
for-less =
    .a = , reducing its cost by { $money }
    .b = reducing its cost by { $money }
    .c = , paying { $money } less for it
ignoring-global =
    .a = , ignoring global requirements
    .b = ignoring global requirements

## Effects held together

pays =
    .a = { $cost }: { $gain }
    .b = { $cost } in order to { $gain }
paid-with = { $cost } to { $gain }. { $using } may be used{ $as ->
    [were] {" "}as if you were playing { $card }
    [if] {" "}as if playing { $card }
   *[plain] {""}
 }
paid-with-this = { $cost } to { $gain } ({ $using } may be used{ $for ->
    [this] {" "}to pay for this
   *[plain] {""}
 })
as-far =
    .a = { $text } or as far as possible
as-much =
    .a = { $text } or as much as possible
    .b = { $text }, or as much as possible
each-does = { $people } { $what }
spend-and = { $cost } and { $gain }
spend-and-gain = { $cost } to gain { $gain }
then =
    .a = { $head } and then { $last }
    .b = { $head }; then { $last }
    .c = { $head } then { $last }
or-if = increase { $track } { $steps }, or { $more } if { $condition }
or-rather = { $first }, or { $more } if { $condition }
gain-or = { $how ->
    [either] gain either { $thing }, or to { $what }
    [comma] gain { $thing }, or to { $what }
   *[or] gain { $thing } or to { $what }
 }
gain-either = gain either { $things }
either =
    .a = either { $choice }
may =
    .a = may { $what }
    .b = you may first { $what }
you-do = { $how ->
    [you] you { $what }
    [must] you must { $what }
    [also] also { $what }
    [you-also] you also { $what }
   *[they] they { $what }
 }
may-choose = { $how ->
    [may] you may either { $what }
   *[either] either { $what }
 }

## Continuous effects

pay-less = { $how ->
    [when] when you play { $card }, you pay { $money } less
    [for-it] when you play { $card }, you pay { $money } less for it
    [playing] when playing { $card }, you pay { $money } less for it
    [playing-bare] when playing { $card }, you pay { $money } less
   *[costs] when you play { $card }, it costs { $money } less
 }
less-for = { $how ->
    [you] you pay { $money } less for { $cards }
   *[pay] pay { $money } less for { $cards }
 }
pay-less-for-tag = { $how ->
    [when] when you play { $tag }, you pay { $money } less
    [for-it] when you play { $tag }, you pay { $money } less for it
    [playing] when playing { $tag }, you pay { $money } less for it
   *[costs] when you play { $tag }, it costs { $money } less
 }
the-project =
    .a = the standard project { $name }
    .b = the { $name } standard project
conversion-needs-less =
    .a = when you { $name }, you pay { $amount } less resource for it
next-within = the next card you play this generation is { $steps } or { $more } steps in global requirements{ $choice ->
    [each] , your choice in each case
    [choice] , your choice
   *[none] {""}
 }
cost-less =
    .a = { $what } { $number ->
        [one] costs
       *[many] cost
     } you { $money } less { $per }
worth-more =
    .a = each { $thing } you have is worth { $money } extra
    .b = your { $thing } are each worth { $money } extra
    .c = each { $thing } is worth { $money } extra
    .d = { $thing } is worth { $money } more
    .e = your { $thing } are worth { $money } more
    .f = your { $thing } is worth { $money } extra
    .g = each { $thing } you have is worth { $money } more
    .h = your { $thing } are worth { $money } extra
tolerance =
    .a = your { $tracks } requirements are within { $steps } steps
    .b = your { $tracks } requirements are +/- { $steps } steps
    .c = your { $tracks } requirements are +/- { $steps } steps, your choice in each case
    .d = { $tracks } requirements are +/- { $steps } steps
tolerance-global =
    .a = your global requirements are +/- { $steps } steps
    .b = your global requirements are +/- { $steps } steps, your choice in each case
    .c = global requirements are +/- { $steps } steps
global-within = { $whose ->
    [your] your global requirements are { $steps } or { $more } steps
   *[bare] global requirements are { $steps } or { $more } steps
 }{ $choice ->
    [each] , your choice in each case
    [choice] , your choice
   *[none] {""}
 }
tracks-within = { $whose ->
    [your] your { $tracks } requirements are { $steps } or { $more } steps
   *[bare] { $tracks } requirements are { $steps } or { $more } steps
 }{ $choice ->
    [each] , your choice in each case
    [choice] , your choice
   *[none] {""}
 }
spend-as =
    .a = you may use { $things } { $where } as { $value } { $cards }
    .b = { $things } { $where } may be used as { $value } { $cards }
    .c = { $things } { $where } can be used as { $value } { $cards }
spend-for = { $how ->
    [paying] when paying for { $card }
    [playing] when playing { $card }
   *[play] when you play { $card }
 }, { $things } { $where } { $may ->
    [may] may be used as
   *[can] can be used as
 } { $value }
counts-more =
    .a = you have { $more } { $track }
protect =
    .a = { $half ->
        [yes] opponents remove only half of your { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] opponents cannot { $of ->
            [production] reduce
           *[resources] remove
         } your { $things }
     }
protected =
    .a = { $things } may not be removed from this card
    .b = { $things } cannot be removed from this card
    .c = { $things } on this card cannot be removed
    .d = the { $things } on this card may not be removed
    .e = nobody can remove { $things } from this card
beside-worth-instead = your bonus for placing { $how ->
    [to] adjacent to { $tile }
   *[next] next to { $tile }
 } is { $thing } instead of { $older }
wild-tag =
    .a = when you perform an action, the wild tag counts as any tag of your choice
    .b = after being played, when you perform an action, the wild tag counts as any tag of your choice

## Cards

label-action =
    .a = active
label-first-action =
    .a = as your first action
first-does = { $how ->
    [game] as your first action in the game, { $effect }
   *[plain] as your first action, { $effect }
 }
start-with =
    .a = you start with { $things }
    .b = starts with { $things }
