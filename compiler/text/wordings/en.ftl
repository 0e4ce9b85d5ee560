# How people say what en.ftl says: the house style of the printed game, and its usual variants.
# They are read and never written. Attributes are other wordings of a message of en.ftl; messages
# without one there say several things at once, and `compiler/reading/spoken/common.py` knows what.

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
    .ai = temp. > temperature
    .temp = temp > temperature
    .x = trade fleets > fleet
    .y = trade fleet > fleet
    .z = incl. > including
    .arrow = → > ->
    .double-arrow = => > ->
    .min = min. > min
    .max = max. > max
    .aa = mega credits > M€
    .ab = mega credit > M€
    .ac = mega-credits > M€
    .ad = mcs > M€
    .ae = m€s > M€
    .ag = prod. > production
    .af = prod > production
    .ah = prods > productions
    .aj = eleven > 11
    .ak = twelve > 12
    .al = fifteen > 15
    .am = twenty > 20
    .an = terraform ratings > TR
    .ao = terraforming ratings > TR
    .ap = terraformation rating > TR
    .as = incl > including
    .at = w/ > with
    .au = w/o > without
    .aw = req. > requires
    .av = req > requires
    .ax = v.p. > VP
    .ay = ⇒ > ->
    .az = ➜ > ->
    .ba = ➔ > ->
    .bb = ⟶ > ->
    .bc = --> > ->
    .bd = ==> > ->
    .be = on the map > on mars
    .bf = on the planet > on mars
    .bg = megacredit production > M€ production
    .bh = percent > %
    .aq = plus or minus > +/-
    .ar = can't > cannot
    .bi = other players > opponents
    .bj = other players' > opponents'
    .bk = that opponent > that player
    .bm = is currently > is
    .bn = currently have > have
    .bo = now have > have
    .xa = twice per > 2 times per
    .xb = twice each > 2 times each
    .xc = twice a > 2 times a
    .xd = that opponent's > that player's
    .xe = thrice per > 3 times per

list-and =
    .a = { $head }, and { $last }
    .b = { $head } & { $last }
    .c = { $head }, { $last }
    .d = { $head }; { $last }
    .e = { $head }; and { $last }
    .f = { $head } plus { $last }
    .g = { $head } + { $last }
    .h = { $head } as well as { $last }
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
    .n = then
    .o = afterwards
    .p = otherwise
    .q = the card
    .r = the cards
    .s = you choose

choose-tile =
    .a = select { $tile }
    .b = pick { $tile }
anybodys =
    .a = any
    .b = anyone
    .c = anybody
    .d = all players
    .e = every player
    .f = each player
addressed =
    .a = you
    .b = your
    .c = yours
    .d = yourself

begins-they =
    .a = they

turning-or =
    .a = or you
    .b = or else you

turning-and =
    .a = and you
    .b = then you
    .c = while you

itself =
    .a = this card
    .b = this generation
    .c = this tile
    .d = that can hold
    .e = that holds
    .f = requires that
    .g = that you have
    .h = that you own
    .i = that has
    .j = that have
    .k = including this
    .l = the rest of this generation
    .m = the rest of the generation

remarks =
    .a = tr
    .b = your choice
    .c = base cost
    .d = printed cost
    .e = basic cost
    .f = on mars
    .g = m€
    .h = you choose
    .i = you choose which
    .j = regardless of owner
    .k = minimum 0
    .l = min 0
    .m = to a minimum of 0

list-or =
    .a = { $head }, or { $last }
    .b = { $head } / { $last }
    .c = { $head } or else { $last }
stem-before =
    .a = { AN($stem) }
a-stem = { AN($stem) }
    .a = your { $stem }
one-of-it = { AN($noun) }
    .a = an additional { $noun }
    .b = an extra { $noun }
    .c = another { $noun }
all-of-it = { $how ->
    [any-number] any number of { $noun }
    [any-amount] any amount of { $noun }
    [more] 1 or more { $noun }
    [like] as many { $noun } as you like
    [want] as many { $noun } as you want
    [that] that amount of { $noun }
    [that-much] that much { $noun }
    [same] the same number of { $noun }
    [same-amount] the same amount of { $noun }
    [equal] an equal amount of { $noun }
   *[many] that many { $noun }
 }
times-of-it = { $how ->
    [double] double amount of { $noun }
    [double-that] double that amount of { $noun }
    [twice] twice that amount of { $noun }
    [twice-many] twice that many { $noun }
    [twice-much] twice that much { $noun }
    [double-many] double that many { $noun }
    [triple] triple amount of { $noun }
   *[triple-that] triple that amount of { $noun }
 }
for-each =
    .a = per { $thing }
    .b = for every { $thing }
    .c = per each { $thing }
    .d = for each of { $thing }
    .e = / { $thing }
    .f = equal to the number of { $thing }
    .g = for each and every { $thing }
    .h = times the number of { $thing }
    .i = x the number of { $thing }
for-every =
    .a = per { $each } { $things }
    .b = for each { $each } { $things }
    .c = / { $each } { $things }
# of what is counted, or of what is got
at-most-in-all =
    .a = (max { $most })
    .b = , max { $most }
    .c = max { $most }
    .d = , up to { $most }
    .e = , to a maximum of { $most }
    .f = to a maximum of { $most }
    .g = , maximum { $most }
    .h = , up to a maximum of { $most }
    .i = up to a maximum of { $most }
    .j = (maximum { $most })
    .k = (up to { $most })
    .l = , at most { $most }
    .m = up to { $most }
    .n = , but no more than { $most }
    .o = , but at most { $most }
    .p = , no more than { $most }
    .q = (at most { $most })
    .r = (maximum of { $most })
    .s = , to at most { $most }
    .t = to at most { $most }
    .u = , but not more than { $most }
    .v = , not more than { $most }
    .w = (no more than { $most })
    .x = (but no more than { $most })
    .y = but no more than { $most }
owner-you =
    .b = its
    .c = yours
    .d = your own
owner-any =
    .a = any
owner-opponent =
    .a = any opponent's
    .b = 1 opponent's
    .c = another player's
    .d = 1 other player's
person-all =
    .a = anyone
    .b = a player
person-any =
    .b = a player
    .d = any 1 player
    .e = any one player
    .f = 1 player
    .g = a player of your choice
people-that =
    .a = they
people-opponents =
    .a = all opponents
    .b = opponents
    .c = each other player
    .d = all other players
    .e = every opponent
    .f = every other player
    .g = your opponents
    .h = all your opponents
    .i = opponents each
    .j = your opponents each
    .k = all opponents each
    .l = all players except you
    .m = every player except you
    .n = each player except you
    .o = all players but you
    .p = everyone else
    .q = everybody else
    .r = everyone except you
people-all =
    .a = all players
    .b = everyone
    .c = every player
    .d = players
    .e = every player, starting with you,
    .f = each player, starting with you,
    .g = all players, starting with you,
    .h = starting with you, each player
    .i = starting with you, every player
    .j = everybody
had-you =
    .a = { $things } that you have
    .b = { $things } you own
    .c = of your { $things }
    .d = your { $things }
    .e = { $things } you have in play
    .f = { $things } you have played
    .g = { $things } in your possession
    .h = { $things } you control
had-opponents =
    .a = { $things } your opponents have
    .b = { $things } of your opponents
had-all =
    .a = { $things } on the board
    .b = { $things } on mars
    .c = { $things } anywhere
    .d = { $things } in play (all players)
    .e = all players' { $things }
    .f = { $things } among all players
    .g = { $things } all players have
    .h = { $things } of all players
possessed-you =
    .a = you have
    .b = of yours
    .c = that you own
    .d = you control
    .e = in your possession
counts-itself =
    .a = { $text }, including this one
    .b = { $text } including this
    .c = { $text }, including this tag
    .d = { $text }, including this card
    .e = { $text }, including these
    .f = { $text } (including this)
    .g = { $text } (including this card)
    .h = { $text } (including this one)
    .i = { $text } (including this tag)
    .j = { $text } including this one
    .k = { $text } including this tag
    .l = { $text } including this card
    .m = { $text } (including these)
hears-itself =
    .a = { $text } including this
    .b = { $text }, including these
    .c = { $text } including these
    .d = { $text }, including this card
    .e = { $text }, including this one
    .f = { $text } (including this)
    .g = { $text } including this one
    .h = { $text } including this card
    .i = { $text } (including this one)
    .j = { $text } (including these)
points =
    .a = victory point
    .b = victory points
    .c = additional VP
    .d = VPs
    .e = point
    .f = points
    .g = victory pts
    .h = pts
    .i = pt
    .j = VP(s)
    .k = victory point(s)
steps =
    .a = steps each
    .b = step each

## What is counted

tags =
    .a = { AN($stem) } tag
    .b = { $stem }-tag
tags-plain =
    .a = kind of tag
tags-on-one =
    .a = { $tags } printed on it
    .b = { $tags } of it
tags-on-it =
    .a = { $tags } on it
    .b = { $tags } on the card
    .c = { $tags } it has
    .d = { $tags } that card has
    .e = { $tags } printed on it
    .f = { $tags } of it
    .g = { $tags } of that card
    .h = { $tags } on the played card
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
    .b = on the board
events-ever = { $how ->
    [all] { $cards } ever played by all players
   *[you] { $cards } you have played
 }
colonies =
    .a = colony tiles
beside =
    .a = next to { $tiles }
    .b = , adjacent to { $tiles }
    .c = adjacent to any { $tiles }
    .d = bordering { $tiles }
    .e = touching { $tiles }
    .f = beside { $tiles }
    .raa = that is next to { $tiles }
    .rab = that is adjacent to { $tiles }
    .rac = that are next to { $tiles }
    .rad = that are adjacent to { $tiles }
    .rae = which is next to { $tiles }
    .raf = which is adjacent to { $tiles }
beside-not = { $how ->
    [is] that is not adjacent to { $tiles }
    [are] that are not adjacent to { $tiles }
    [is-next] that is not next to { $tiles }
    [are-next] that are not next to { $tiles }
    [next] not next to { $tiles }
   *[plain] not adjacent to { $tiles }
 }
beside-both = { $how ->
    [next] next to { $tiles }
    [next-both] next to both { $tiles }
    [both] adjacent to both { $tiles }
    [that] that is adjacent to { $tiles }
    [that-both] that is adjacent to both { $tiles }
    [that-next] that is next to { $tiles }
    [between] between { $tiles }
   *[plain] adjacent to { $tiles }
 }
beside-none =
    .ha = that has no adjacent { $tiles }
    .hb = with no adjacent { $tiles }
    .hc = that has no { $tiles } adjacent to it
    .hd = with no { $tiles } adjacent to it
    .a = next to no { $tiles }
    .b = next to no other { $tiles }
    .c = adjacent to no other { $tiles }
    .raa = that is not next to any { $tiles }
    .rab = that is not next to any other { $tiles }
    .rac = that is not adjacent to any { $tiles }
    .rad = that is not adjacent to any other { $tiles }
    .rae = not next to any { $tiles }
    .raf = not next to any other { $tiles }
    .rag = not adjacent to any { $tiles }
    .rah = not adjacent to any other { $tiles }
    .rai = which is not adjacent to any other { $tiles }
    .raj = which is not next to any other { $tiles }
beside-some =
    .a = adjacent to { $bound ->
        [exactly] exactly
        [max] at most
       *[min] at least
     } { $count } other { $tiles }
    .b = next to { $bound ->
        [exactly] exactly
        [max] at most
       *[min] at least
     } { $count } { $tiles }
    .c = next to { $count } { $tiles }
    .d = adjacent to { $count } { $tiles }
    .e = next to { $count } other { $tiles }
    .f = adjacent to { $count } other { $tiles }
    .g = next to { $bound ->
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
    [figure] 1 of your { $tiles }
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
area-with-bonuses =
    .a = with { $count } or more { $stem } bonuses
    .b = with { $bound ->
        [exactly] exactly
        [max] at most
       *[min] at least
     } { $count } { $stem } placement bonuses
    .c = with { $count } { $stem } bonuses
area-with-any-bonuses =
    .a = with { $count } or more bonuses
    .b = with { $bound ->
        [exactly] exactly
        [max] at most
       *[min] at least
     } { $count } placement bonuses
    .c = with { $count } or more placement bonuses
    .d = with { $count } placement bonuses
    .e = with { $count } bonuses
area-edge =
    .a = on the edge of the board
    .b = at the edge of the map
    .c = on the edge of the map
    .d = along the edge of the board
    .e = that is on the edge of the board
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
    .b = on the { $area }
    .c = onto { AN($area) }
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
    .k = (ignore normal placement rules)
    .l = (ignoring normal placement rules)
    .m = (ignore placement rules)
    .n = (ignoring placement rules)
    .o = (ignore placement restrictions)
    .p = (ignoring placement restrictions)
    .q = ignoring normal placement rules
    .r = (regardless of placement rules)
    .s = (regardless of normal placement rules)
    .t = , ignoring normal placement rules
    .u = anywhere
    .v = , ignoring all placement rules
    .w = ignoring all placement rules
    .x = , ignoring restrictions
    .y = ignoring restrictions
    .z = anywhere, ignoring restrictions
    .aa = anywhere, ignoring placement restrictions
    .ab = anywhere ignoring placement restrictions
    .ac = anywhere, ignoring placement rules
    .ad = anywhere ignoring placement rules
    .ae = anywhere, disregarding placement restrictions
    .af = , ignoring placement restrictions
    .ag = , ignoring all placement restrictions
without-bonus = { $stop ->
    [stop] . you
    [but] , but you
    [do] . do
   *[but-do] , but do
 } { $how ->
    [not-get] do not get
    [not-gain] do not gain
    [not-collect] do not collect
    [not-receive] do not receive
    [not-take] do not take
    [get] get no
    [gain] gain no
    [collect] collect no
    [receive] receive no
    [does-get] not get
    [does-gain] not gain
    [does-collect] not collect
   *[does-take] not take
 } { $bonus ->
    [the] the placement bonus
    [its] its placement bonus
    [any] any placement bonus
    [anys] any placement bonuses
    [plain] placement bonus
   *[plains] placement bonuses
 }
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
    .b = { $kind ->
         [active] blue { $number ->
             [one] card
            *[many] cards
          }
         [automated] green { $number ->
             [one] card
            *[many] cards
          }
        *[event] red { $number ->
             [one] card
            *[many] cards
          }
      }
    .c = { $kind ->
       *[other] { $number ->
            [one] { $name } token
           *[many] { $name } tokens
         }
     }
    .d = { $kind ->
       *[other] { $number ->
            [one] face-down { $name } token
           *[many] face-down { $name } tokens
         }
     }
card-a =
    .a = any { $noun }
    .b = 1 { $noun }
    .c = 1 of your { $noun }
    .d = any of your { $noun }
card-this =
    .a = it
    .b = this
card-that =
    .a = the card
card-anybodys =
    .a = { $which ->
       *[any] any player's { $noun }
     }
cards-holding = { $how ->
    [holds] that holds { $things }
    [hold] that hold { $things }
    [has] that has { $things } on it
    [have] that have { $things } on them
    [with-it] with { $things } on it
    [with-them] with { $things } on them
   *[with] with { $things }
 }
cards-for-resource = { $things } { $cards }
cards-in-hand =
    .a = from hand
    .b = from your hand
    .c = in your hand
    .d = in your hand
    .e = from your hand
    .f = you have in hand
    .g = you have in your hand
cards-cost-min =
    .a = with a basic cost of { $money } or more
    .b = costing { $money } or more
    .c = that costs { $money } or more
    .d = with a printed cost of { $money } or more
    .e = that cost { $money } or more
    .f = with a cost of at least { $money }
    .g = with cost { $money } or more
    .h = with cost of { $money } or more
    .i = that cost at least { $money }
    .j = costing at least { $money }
    .k = with a base cost of { $money } or more
    .l = with a base cost of at least { $money }
    .m = with a printed cost of at least { $money }
cards-cost-max =
    .a = costing { $money } or less
    .b = with a basic cost of { $money } or less
    .c = that cost { $money } or less
    .d = with a cost of at most { $money }
    .e = with cost { $money } or less
    .f = costing at most { $money }
    .g = that cost at most { $money }
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
paid-project = a standard project{ $but ->
    [except] , except selling patents
    [but] {" "}except selling patents
    [other] {" "}other than selling patents
    [not] {" "}(not selling patents)
   *[excluding] {" "}(excluding selling patents)
 }

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
    .e = { $bound ->
         [min] at least { $thing }
         [least] at least { $thing }
        *[max] { $thing } or fewer
      }
    .f = { $bound ->
         [min] minimum { $thing }
         [least] minimum { $thing }
        *[max] maximum { $thing }
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
who-against = with { $yes ->
    [yes] {""}
   *[no] no{" "}
 }{ $rank } { $things } than { $than }
    .a = that has { $yes ->
        [yes] {""}
       *[no] no{" "}
     }{ $rank } { $things } than { $than }
    .b = having { $yes ->
        [yes] {""}
       *[no] no{" "}
     }{ $rank } { $things } than { $than }
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
    .h = { $track } { $value }{ $bound ->
        [min] {" "}or higher
       *[max] {" "}or lower
     }
    .i = { $track } at { $bound ->
        [min] or above
       *[max] or below
     } { $value }
    .j = { $bound ->
        [min] at least
       *[max] at most
     } { $value } { $track }
    .k = { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     } { $track }
    .l = { $track } at { $bound ->
        [min] least
       *[max] most
     } { $value }
    .m = { $track } of { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     }
    .n = { $track } of at { $bound ->
        [min] least
       *[max] most
     } { $value }
    .o = { $track } of { $value }{ $bound ->
        [min] {" "}or warmer
       *[max] {" "}or colder
     }
    .p = { $track } { $value }{ $bound ->
        [min] {" "}or warmer
       *[max] {" "}or colder
     }
    .q = { $track }: { $bound ->
        [min] min
       *[max] max
     } { $value }
    .r = { $bound ->
        [min] minimum
       *[max] maximum
     } { $value } { $track }
    .s = { $bound ->
        [min] minimum
       *[max] maximum
     } { $track } { $value }
    .t = { $track } { $bound ->
        [min] >=
       *[max] <=
     } { $value }
    .u = { $track } { $bound ->
        [min] ≥
       *[max] ≤
     } { $value }
    .v = { $track } of { $value }
    .w = { $value }{ $bound ->
        [min] +
       *[max] -
     } { $track }
    .x = { $bound ->
        [min] no less than
       *[max] no more than
     } { $value } { $track }
    .y = { $value } { $track } or { $bound ->
        [min] more
       *[max] less
     }
    .z = { $value } { $track } or { $bound ->
        [min] higher
       *[max] lower
     }
    .aa = { $track }: { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     }
    .ab = { $track }: { $value }{ $bound ->
        [min] {" "}or higher
       *[max] {" "}or lower
     }
need-bare-level = { $bound ->
    [warmer] { $level } or warmer
    [least] { $level } or more
    [higher] { $level } or higher
    [least-short] min { $level }
    [bare] { $level }
    [colder] { $level } or colder
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
    .e = { $track } { $bound ->
        [min] at least { $value }
       *[max] at most { $value }
     }
    .f = { $track } of at { $bound ->
        [min] least { $value }
       *[max] most { $value }
     }
    .g = { $track } { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     }
    .h = { $track } { $value }{ $bound ->
        [min] {" "}or higher
       *[max] {" "}or lower
     }
need-rules =
    .f = that { $party } are in power or that you have 2 delegates there
    .g = that { $party } is in power or that you have 2 delegates there
    .h = { $party } in power or 2 delegates there
    .c = that { $party } rule or that you have 2 delegates there
    .a = that { $party } is ruling or that you have 2 delegates there
    .b = that { $party } are ruling or that you have 2 delegates there
    .d = { $party } ruling or 2 delegates there
    .e = { $party } to be ruling or 2 delegates there
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
    .n = requirements: { $needs }
    .o = prerequisite: { $needs }
    .p = { $needs } required
    .q = { $needs } needed
    .s = can only be played with { $needs }
    .t = may only be played with { $needs }
    .u = play only with { $needs }
    .v = needed: { $needs }
    .w = only playable with { $needs }
    .z = playable with { $needs }
    .aa = playable only if { $needs }
    .ab = can only be played if { $needs }
    .ac = may only be played if { $needs }
    .ad = only play if { $needs }
    .ae = play only if { $needs }
    .af = can be played if { $needs }
    .ag = only playable if { $needs }
    .ah = playable if { $needs }
    .ai = { $needs } must be in play
    .aq = requires { $needs } in play
    .as = requires { $needs } to play this card
requires-bounded = { $bound ->
    [min] min { $needs }
    [least] minimum { $needs }
    [most] maximum { $needs }
   *[max] max { $needs }
 }
must-be = { $track } { $must ->
    [must] must be
    [should] should be
    [has] has to be
   *[need] needs to be
 } { $least ->
    [min] at least
    [max] at most
    [max-more] no more than
    [min-less] no less than
   *[none] {""}
 } { $value }{ $bound ->
    [bare] {""}
    [min] {" "}or more
    [warmer] {" "}or warmer
    [higher] {" "}or higher
    [max] {" "}or less
    [colder] {" "}or colder
   *[lower] {" "}or lower
 }
requires-you-have = { $how ->
    [so-1] you must own { $needs } to play this
    [so-2] you must own { $needs } to play this card
    [so-3] you must own { $needs } to play
    [so-4] you must have { $needs } to play this
    [so-5] you must have { $needs } to play
    [so-6] you need { $needs }
    [so-7] you need { $needs } to play
    [so-8] must have { $needs }
    [so-9] requires having { $needs }
    [so-10] requires owning { $needs }
    [so-11] can only be played if you have { $needs }
    [so-12] only playable if you have { $needs }
    [so-13] play only if you have { $needs }
    [so-14] you may only play this if you have { $needs }
    [so-15] you may only play this card if you have { $needs }
    [so-16] play this card only if you have { $needs }
    [so-17] this card can only be played if you have { $needs }
    [so-18] you can only play this card if you have { $needs }
    [so-19] you can only play this if you have { $needs }
    [so-20] only playable when you have { $needs }
    [so-21] you need { $needs } to play this card
    [so-22] you need { $needs } to play this
    [so-23] you must have { $needs } to play this card
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
    .i = { $text } whenever { $events }
    .j = { $text } when { $events }
    .k = { $text } each time { $events }
    .l = { $text } every time { $events }
    .m = { $text } after { $events }
    .n = when { $events }: { $text }
    .o = after { $events }: { $text }
    .p = for each time { $events }, { $text }
    .q = immediately after { $events }, { $text }
    .r = as { $events }, { $text }
    .s = every time { $events }: { $text }
    .t = when { $events } { $text }
    .u = whenever { $events } { $text }
    .v = each time { $events } { $text }
    .w = every time { $events } { $text }
    .x = after { $events } { $text }
when-first =
    .a = once per generation, when { $events }, { $text }
    .b = once each generation, when { $events }, { $text }
    .c = once per generation, whenever { $events }, { $text }
    .d = the first time each generation that { $events }, { $text }
    .e = the first time each generation { $events }, { $text }
    .f = the first time in each generation that { $events }, { $text }
    .g = the first time in each generation { $events }, { $text }
    .h = the first time every generation that { $events }, { $text }
    .i = the first time { $events } each generation, { $text }
    .j = the first time { $events } in each generation, { $text }
    .k = the first time { $events } in a generation, { $text }
    .l = the first time { $events } every generation, { $text }
    .m = each generation, the first time { $events }, { $text }
    .n = each generation, the first time that { $events }, { $text }
    .o = when { $events } for the first time in a generation, { $text }
    .p = when { $events } for the first time each generation, { $text }
    .q = { $text } the first time { $events } each generation
    .r = { $text } the first time { $events } in each generation
    .s = once a generation, when { $events }, { $text }
    .t = once each generation, the first time { $events }, { $text }
    .xa = { $times ->
        [one] once per generation
       *[other] up to { $times } times per generation
     }{ $apart ->
        [yes] {""} for each player
       *[no] {""}
     }, when { $events }, { $text }
    .xb = { $times ->
        [one] once each generation
       *[other] { $times } times per generation
     }, when { $events }, { $text }
    .xc = the first time { $events } each generation, { $text }
    .xd = the first time each generation that { $events }, { $text }
    .xe = the first time each generation { $events }, { $text }
when-ever =
    .a = once per game, when { $events }, { $text }
    .b = once in the game, when { $events }, { $text }
    .c = once during the game, when { $events }, { $text }
    .d = the first time in the game that { $events }, { $text }
    .e = the first time in the game { $events }, { $text }
    .f = the first time { $events } in the game, { $text }
    .g = once per game, the first time { $events }, { $text }
    .xa = { $times ->
        [one] once per game
       *[other] up to { $times } times per game
     }{ $apart ->
        [yes] {""} for each player
       *[no] {""}
     }, when { $events }, { $text }
    .xb = the first time { $events }, { $text }
    .xc = the first time { $events } this game, { $text }
    .xd = the first time { $events } in the game, { $text }
    .xe = the first time { $events } in this game, { $text }
    .xf = the first time this game that { $events }, { $text }
when-each-of-it = { $when ->
    [when] when
    [whenever] whenever
   *[each-time] each time
 } { $events }, { $text } { $each ->
    [per] per { $noun }
    [for-each] for each { $noun }
   *[for-every] for every { $noun }
 } { $done ->
    [spent] spent
    [gained] gained
    [lost] lost
    [that] you spend
    [removed] removed
    [removed-way] removed this way
   *[spent-way] spent this way
 }
event-play =
    .a = { $tense ->
        [past] { $who } have played
        [not] { $who } have not played
       *[now] { $person ->
            [you] playing
           *[other] { $who } play
         }
     } { $thing } { $period }
event-place =
    .a = { $who } { $tense ->
        [past] built
        [not] did not build
       *[now] { $person ->
            [you] build
           *[other] builds
         }
     } { $thing } { $period }
    .b = { $who } { $tense ->
        [past] sent
        [not] did not send
       *[now] { $person ->
            [you] send
           *[other] sends
         }
     } { $thing } { $period }
event-reach =
    .a = { $whose ->
        [table] { $track } reaches { $level }
        [you] your { $track } reaches { $level }
       *[all] a player's { $track } reaches { $level }
     }
    .b = { $whose ->
        [table] { $track } first reaches { $level }
        [you] your { $track } first reaches { $level }
       *[all] any player's { $track } reaches { $level }
     }
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
goal-is-taken = { $goal ->
    [any-milestone] any milestone is claimed
    [milestone] a milestone is claimed
    [any-award] any award is funded
   *[award] an award is funded
 }
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
    .b = { $who } { $tense ->
        [past] have gained
        [not] have not gained
       *[now] { $person ->
            [you] gain
           *[other] gains
         }
     } { $thing } { $period }
    .c = { $who } { $tense ->
        [past] have increased
        [not] have not increased
       *[now] { $person ->
            [you] increase
           *[other] increases
         }
     } { $thing } { $period }
    .d = { $who } { $tense ->
        [past] terraformed
        [not] did not terraform
       *[now] { $person ->
            [you] terraform
           *[other] terraforms
         }
     } { $thing } { $period }
tag-new =
    .a = a new type of tag in play
during = { $how ->
    [the] during the { $phase } phase
    [in] in the { $phase } phase
    [in-each] in each { $phase } phase
    [during-each] during each { $phase } phase
    [start] at the start of the { $phase } phase
    [beginning] at the beginning of the { $phase } phase
    [start-each] at the start of each { $phase } phase
    [beginning-each] at the beginning of each { $phase } phase
    [at-the] at the { $phase } phase
    [at-each] at each { $phase } phase
    [each] each { $phase } phase
    [start-every] at the start of every { $phase } phase
    [beginning-every] at the beginning of every { $phase } phase
   *[bare] during { $phase } phase
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
    .f = earn { $thing }
    .g = you get { $thing }
    .h = collect { $thing }
    .i = take { $thing } from the bank
    .j = gain an immediate { $thing }
    .k = immediately gain { $thing }
    .l = immediately receive { $thing }
    .m = get an extra { $thing }
    .n = gets { $thing }
    .o = receives { $thing }
    .p = gain a total of { $thing }
    .q = + { $thing }
    .r = earns { $thing }
    .s = gain an additional { $thing }
    .t = an additional { $thing }
    .u = gain an extra { $thing }
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
    .c = use { $thing }
    .d = discard { $thing }
    .e = give up { $thing }
    .f = spends { $thing }
lose =
    .a = lose { $thing }
    .b = loses { $thing }
    .c = discard { $thing }
    .d = discards { $thing }
    .e = give up { $thing }
    .f = gives up { $thing }
    .g = must lose { $thing }
pay-using =
    .a = pay { $thing }. { $using } may be used
    .b = spend { $thing }. { $using } may be used
    .c = spend { $thing } ({ $using } may be used)
increase =
    .a = raise { $track } { $steps }
    .b = increase { $steps } { $track }
    .c = { $track } goes up { $steps }
    .d = { $track } increases { $steps }
    .e = { $track } is increased { $steps }
    .f = { $track } rises { $steps }
    .g = increases { $track } { $steps }
    .h = gain { $steps } of { $track }
    .i = gain { $steps } { $track }
    .j = boost { $track } { $steps }
    .k = { $track } is raised { $steps }
    .l = { $track } + { $steps }
    .m = raises { $track } { $steps }
    .n = { $track }: + { $steps }
    .o = add { $steps } to { $track }
    .p = move { $track } up { $steps }
decrease =
    .a = reduce { $track } { $steps }
    .b = lower { $track } { $steps }
    .c = { $track } goes down { $steps }
    .d = { $track } decreases { $steps }
    .e = { $track } is decreased { $steps }
    .f = { $track } drops { $steps }
    .g = { $track } falls { $steps }
    .h = decreases { $track } { $steps }
    .i = lose { $steps } of { $track }
    .j = lose { $steps } { $track }
    .k = { $track } is reduced { $steps }
    .l = reduces { $track } { $steps }
    .m = { $track } is lowered { $steps }
    .n = move { $track } down { $steps }
raise =
    .a = increase { $track } { $steps }
    .b = raise { $steps } { $track }
    .c = { $track } goes up { $steps }
    .d = { $track } increases { $steps }
    .e = { $track } is raised { $steps }
    .f = { $track } is increased { $steps }
    .g = { $track } rises { $steps }
    .h = raises { $track } { $steps }
    .i = gain { $steps } of { $track }
    .j = { $steps } of { $track }
    .k = move { $track } up { $steps }
    .l = gain { $steps } { $track }
    .m = gain { $track } { $steps }
    .n = terraform { $track } { $steps }
lower =
    .a = decrease { $track } { $steps }
    .b = reduce { $track } { $steps }
    .c = { $track } goes down { $steps }
    .d = { $track } decreases { $steps }
    .e = { $track } is lowered { $steps }
    .f = { $track } is decreased { $steps }
    .g = { $track } falls { $steps }
    .h = { $track } drops { $steps }
    .i = lose { $steps } of { $track }
    .j = lose { $steps } { $track }
your-track = { $how ->
    [your] your { $track }
    [the] the { $track }
    [track] the { $track } track
   *[level] { $track } level
 }
    .a = the { $track } level
    .b = the { $track } scale
    .c = { $track } track
    .d = { $track } scale
    .e = the { $track } parameter
    .f = your { $track } level
produced-signed = { $number } { $track }
produced-after = { $track } { $number }
raised-signed = { $count } { $track }
steps-by = by { $steps }
arrow = { $cost } -> { $gain }
paid-for = { $cost } for { $gain }
cards-of-both = { $stem } cards
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
    .b = { $owner } { $stem }-production
    .c = { $owner } production of { $stem }
    .d = { $owner } { $stem } income
production-of-that =
    .a = that production
    .b = the production of that resource
    .c = your production of that resource
production-highest = { $owner } production of one resource
production-lowest =
    .a = (1 of) { $owner } lowest production
    .b = 1 of { $owner } lowest productions
    .c = the lowest of { $owner } productions
    .d = { $owner } lowest productions
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
    .e = place { $thing } onto { $card }
    .f = put { $thing } onto { $card }
    .g = add { $thing } onto { $card }
    .h = gain { $thing } on { $card }
    .i = get { $thing } on { $card }
    .j = adds { $thing } to { $card }
lose-track = { $how ->
    [lose] lose { $count } { $track }
    [spend] spend { $count } { $track }
    [pay] pay { $count } { $track }
   *[loses] loses { $count } { $track }
 }
gain-track = { $how ->
    [gains] gains { $count } { $track }
    [gain] gain { $count } { $track }
   *[get] get { $count } { $track }
 }
gain-track-for-each = { $how ->
    [gain] gain { $count } { $track } { $per }
    [get] get { $count } { $track } { $per }
   *[plus] +{ $count } { $track } { $per }
 }
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
    [plain] remove { $things } { $source }
    [take] take { $things } { $source }
    [steal-plain] steal { $things } { $source }
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
remove-own = { $how ->
    [remove] remove { $thing }
    [spend] spend { $thing }
   *[discard] discard { $thing }
 }
sell-each = { $how ->
    [sell] sell
    [spend] spend
    [exchange] exchange
    [convert] convert
   *[trade] trade
 } any { $much ->
    [amount] amount
   *[number] number
 } of { $noun } { $for ->
    [for] for
    [into] into
    [to-gain] to gain
   *[gain] and gain
 } { $thing } { $each ->
    [each] each
    [for-each] for each
    [per] per { $noun }
    [for-each-noun] for each { $noun }
    [for-each-spent] for each { $noun } spent
   *[apiece] apiece
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
    .f = draw { $cards } immediately
    .g = pick { $cards }
    .h = take { $cards }
draw-such = { $how ->
    [draw] draw { $cards }
    [from] reveal cards from the deck until you have revealed { $cards }
    [from-find] reveal cards from the deck until you find { $cards }
    [find] reveal cards until you find { $cards }
    [reveal] reveal cards until you reveal { $cards }
    [until] draw cards until you draw { $cards }
    [until-find] draw cards until you find { $cards }
    [from-reveal] reveal cards from the deck until you reveal { $cards }
    [from-draw] draw cards from the deck until you draw { $cards }
    [drawn] draw cards until you have drawn { $cards }
    [drawn-from] draw cards from the deck until you have drawn { $cards }
    [found] reveal cards until you have found { $cards }
   *[revealed] reveal cards until you have revealed { $cards }
 }{ $rest ->
    [rest] . { $left }
    [and] {" "}and { $left }
   *[none] {""}
 }
take-and-rest = { $take ->
    [take] take
    [keep] keep
    [put] put
   *[add] add
 } { $what ->
    [it] it
    [them] them
    [those] those
    [that] that card
   *[cards] those cards
 }{ $hand ->
    [hand] {" "}into hand
    [your] {" "}into your hand
    [to] {" "}to your hand
    [in] {" "}in hand
   *[none] {""}
 }{ $and ->
    [and] {" "}and
   *[comma] ,
 } discard the { $others ->
    [others] others
   *[rest] rest
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
    .d = look at the top { $number ->
        [one] card
       *[other] { $cards }
     } of the draw pile
    .e = look at the top { $number ->
        [one] card
       *[other] { $cards }
     } of the project deck
    .f = look at the next { $number ->
        [one] card
       *[other] { $cards }
     } from the deck
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
    .d = flip the top { $number ->
        [one] card
       *[other] { $cards }
     } of the deck
    .e = flip over the top { $number ->
        [one] card
       *[other] { $cards }
     } of the deck
    .f = reveal the top { $number ->
        [one] card
       *[other] { $cards }
     } of the draw pile
    .g = turn over the top { $number ->
        [one] card
       *[other] { $cards }
     } of the deck
    .h = reveal the top { $number ->
        [one] card
       *[other] { $cards }
     } from the deck
    .i = reveal { $number ->
        [one] a card
       *[other] { $cards }
     } from the deck
    .j = flip { $number ->
        [one] a card
       *[other] { $cards }
     } from the deck
    .k = turn over { $number ->
        [one] a card
       *[other] { $cards }
     } from the deck
    .l = flip { $number ->
        [one] the top card
       *[other] the top { $cards }
     }
    .m = flip over { $number ->
        [one] the top card
       *[other] the top { $cards }
     }
look-and-buy = { $how ->
    [either] look at the top card and either buy it or discard it
    [of-deck] look at the top card of the deck and either buy it or discard it
    [and-buy] look at the top card of the deck and buy or discard it
    [and-buy-bare] look at the top card and buy or discard it
   *[from-deck] look at the top card from the deck and either buy it or discard it
 }
draw-and-keep = draw { $cards }. { $how ->
    [keep] keep { $kept } and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
    [of-them] keep { $kept } of them and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
    [take-into] take { $kept } into hand, and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
    [take-of-them] take { $kept } of them into hand and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
    [take-some] take { $kept } of them into hand, and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
    [take] take { $kept } into hand and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
   *[your-hand] take { $kept } into your hand and discard { $rest ->
        [rest] the rest
        [other] the other
        [other-so-many] the other { $left }
       *[others] the others
     }
 }
draw-then-keep = draw { $cards }, { $how ->
    [keep] keep { $kept }
    [of-them] keep { $kept } of them
    [and] and keep { $kept }
    [only] but keep only { $kept }
   *[then] then keep { $kept }
 }{ $rest ->
    [rest] {" "}and discard the rest
    [others] {" "}and discard the others
    [other] {" "}and discard the other { $left }
   *[none] {""}
 }
draw-and-keep-plainly = draw { $cards } and { $how ->
    [only] keep only { $kept }
    [of-them] keep { $kept } of them
   *[keep] keep { $kept }
 }
look-and-keep = look at the top { $cards }{ $deck ->
    [pile] {" "}of the draw pile
    [deck] {" "}of the deck
    [from] {" "}from the deck
   *[bare] {""}
 }{ $then ->
    [semi] ;
    [comma] ,
    [and] {" "}and
   *[stop] .
 } { $how ->
    [keep] keep { $kept }
    [of-them] keep { $kept } of them
    [your] take { $kept } into your hand
    [of-them-hand] take { $kept } of them into your hand
    [put] put { $kept } into your hand
    [put-of] put { $kept } of them into your hand
    [add] add { $kept } to your hand
    [add-of] add { $kept } of them to your hand
    [put-in] put { $kept } in your hand
    [put-of-in] put { $kept } of them in your hand
   *[take] take { $kept } into hand
 }{ $rest ->
    [stop] ; discard the rest
    [comma] , discard the rest
    [rest] {" "}and discard the rest
    [others] {" "}and discard the others
    [other] {" "}and discard the other { $left }
   *[none] {""}
 }
draw-so-many = draw { $count }
use-used-action = { $how ->
    [blue] use a blue card action that has already been used this generation
    [card] use a card action that has already been used this generation
    [blue-used] use a blue card action that has been used this generation
    [blue-you] use a blue card action that you have already used this generation
    [blue-you-used] use a blue card action that you have used this generation
    [card-you] use a card action that you have already used this generation
    [already] use an action that has already been used this generation
    [again] use an action that you have already used this generation again
    [re] re-use a blue card action that you have used this generation
    [re-card] re-use the action of a blue card you have used this generation
    [re-has] re-use the action of a blue card that has been used this generation
    [again-of] use the action of a blue card again
    [again-card] use the action of a card again
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
reveal-hand =
    .a = reveal { $cards } from your hand
    .b = show { $cards } from hand
    .c = show { $cards } from your hand
    .d = reveals { $cards } from hand
    .e = reveals { $cards } from their hand
discard =
    .a = discard { $cards } from hand
    .b = discard { $cards } from your hand
    .c = discards { $cards }
    .d = discards { $cards } from hand
copy-production =
    .a = duplicate only the production box of { $card }
    .b = copy the production box of { $card }
    .c = duplicate the production box of { $card }
    .d = copy the production of { $card }
    .e = duplicate the production of { $card }
claim-marked = { $how ->
    [put] put your marker on { $tile }
   *[place] place your marker on { $tile }
 }
claim-only = { $claim }. only you may place a tile there
place-marker = place { $how ->
    [your] your marker
   *[a] a marker
 } { $area }
trade =
    .a = trade for free
    .b = trade with a colony tile
    .c = trade with any colony for free
    .d = trade with a colony for free
    .e = trade with a colony tile for free
    .f = trade with any colony tile for free
new-colony =
    .a = build { $colonies }{ $again ->
         [yes] , even where you already have one
        *[no] {""}
      }
    .b = place { $colonies }{ $again ->
         [yes] , ignoring the limit of 1 colony per colony tile
        *[no] {""}
      }
colony-again = { $verb ->
    [build] build
   *[place] place
 } a colony { $may }
colony-again-may = { $how ->
    [even] , even
    [also] , also
    [plain-even] even
    [stop] . may be placed
    [it] . it may be placed
    [it-be] . it may be
    [this] . this may be placed
    [this-colony] . this colony may be placed
    [can] . it can be placed
    [you] . you may place it
    [comma] , which may be placed
   *[which] , which may be
 } { $there }
colony-again-may-so = ({ $how ->
    [you] you may place it
    [may] may be placed
    [it] it may be placed
    [also] also
   *[even] even
 } { $there })
colony-again-there = { $where ->
    [tile] on a colony tile where
    [one-tile] on a tile where
    [if] even if
    [plain-if] if
    [there] there if
   *[plain] where
 } you { $have ->
    [has] have
   *[already] already have
 } { $one ->
    [colony] a colony
    [already] one already
   *[one] one
 }{ $there ->
    [there] {" "}there
   *[none] {""}
 }
add-colony =
    .a = put an additional colony tile of your choice into play
colonies-there = { $colonies } on { $where ->
    [that] that tile
    [colony] that colony
   *[tile] that colony tile
 }
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
    .d = { $which ->
        [a] the marker of any colony tile
        [each] the marker of every colony tile
        [another] the marker of another colony tile
       *[that] the marker of that colony tile
     }
    .e = { $which ->
        [a] the marker on any colony tile
        [each] the marker on each colony tile
        [another] the marker on another colony tile
       *[that] the marker on that colony tile
     }
    .f = { $which ->
        [a] the marker of a colony tile
        [each] the markers of all colony tiles
        [another] another colony tile's marker
       *[that] its track
     }
    .g = { $which ->
        [a] the marker of any colony
        [each] every colony track
        [another] the marker of another colony
       *[that] its marker
     }
    .h = { $which ->
        [a] the track of any colony tile
        [each] all colony tracks
        [another] the track of another colony tile
       *[that] the track of that colony tile
     }
    .i = { $which ->
        [a] any one colony tile track
        [another] another
       *[that] that colony's track
     }
    .j = { $which ->
        [a] the track of any colony
        [another] another one
       *[that] the track of that colony
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
    .e = { $lobby ->
       *[no] send { $delegates } to { $where ->
            [there] { $parties }
            [ruling] the ruling party
            [dominant] the dominant party
           *[any] a party
         }
     }
    .f = { $lobby ->
       *[no] send { $delegates } from { $reserve ->
            [your] your reserve
           *[the] the reserve
         } to { $where ->
            [there] { $parties }
            [ruling] the ruling party
            [dominant] the dominant party
           *[any] a party
         }
     }
    .g = { $lobby ->
       *[no] place { $delegates } from { $reserve ->
            [your] your reserve
           *[the] the reserve
         } in { $where ->
            [there] { $parties }
            [ruling] the ruling party
            [dominant] the dominant party
            [any] any party
           *[a] a party
         }
     }
    .h = { $lobby ->
       *[no] send { $delegates } to any party
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
    .b = replace { $delegate } with 1 of yours
    .c = replace { $delegate } with 1 of yours from the reserve
    .d = replace { $delegate } with 1 of your own
    .e = replace { $delegate } with 1 of your delegates
    .f = replace { $delegate } with 1 of your own from the reserve
    .g = exchange { $delegate } for 1 of your own
    .h = exchange { $delegate } for 1 of yours from the reserve
play-card =
    .a = play { $card } { $ignoring } { $price }
for-less =
    .a = , reducing its cost by { $money }
    .b = reducing its cost by { $money }
    .c = , paying { $money } less for it
    .d = . pay { $money } less for it
    .e = . you pay { $money } less for it
    .f = . it costs { $money } less
    .g = . it costs you { $money } less
    .h = and pay { $money } less for it
    .i = , and pay { $money } less for it
    .j = , for { $money } less
    .k = at a discount of { $money }
    .l = . its cost is reduced by { $money }
    .m = . reduce its cost by { $money }
    .n = paying { $money } less
    .o = , paying { $money } less
    .p = and paying { $money } less
    .q = with a discount of { $money }
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
paid-with-this = { $how ->
    [may] { $cost } to { $gain } ({ $using } may be used)
    [this] { $cost } to { $gain } ({ $using } may be used to pay for this)
    [can] { $cost } to { $gain } ({ $using } can be used)
    [you] { $cost } to { $gain } (you may use { $using })
    [you-can] { $cost } to { $gain } (you can use { $using })
    [you-first] { $cost } (you may use { $using }) to { $gain }
    [you-can-first] { $cost } (you can use { $using }) to { $gain }
    [pay-with] { $cost } (you may pay with { $using }) to { $gain }
    [can-first] { $cost } ({ $using } can be used) to { $gain }
    [with] { $cost } (with { $using }) to { $gain }
    [sentence] { $cost } to { $gain }. you may use { $using }
    [sentence-can] { $cost } to { $gain }. you can use { $using }
    [comma] { $cost } to { $gain }, { $using } may be used
    [payment] { $cost } to { $gain }, { $using } may be used as payment
    [sentence-payment] { $cost } to { $gain }. { $using } may be used as payment
    [comma-you] { $cost } to { $gain }, you may use { $using }
    [bracket-payment] { $cost } to { $gain } ({ $using } may be used as payment)
    [sentence-pay] { $cost } to { $gain }. you may pay with { $using }
   *[sentence-as] { $cost } to { $gain }. { $using } can be used
 }
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
    .d = { $head }, and then { $last }
    .e = { $head }. then { $last }
    .f = { $head }. then, { $last }
    .g = { $head }, after that { $last }
    .h = { $head }. afterwards { $last }
    .i = { $head }. after that, { $last }
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
    .b = choose either { $choice }
    .c = choose one: { $choice }
    .d = choose 1: { $choice }
    .e = choose: { $choice }
    .f = do either { $choice }
    .g = choose between: { $choice }
    .h = pick one: { $choice }
    .i = pick 1: { $choice }
    .k = choose 1 of the following: { $choice }
    .l = choose one of the following: { $choice }
    .m = choose 1 of these: { $choice }
    .n = do 1 of the following: { $choice }
    .o = you may choose 1: { $choice }
may =
    .a = may { $what }
    .b = you may first { $what }
    .c = optionally { $what }
    .d = you can { $what }
    .e = if you want, { $what }
    .f = you may choose to { $what }
    .g = at your option, { $what }
you-do = { $how ->
    [you] you { $what }
    [must] you must { $what }
    [also] also { $what }
   *[you-also] you also { $what }
 }
    .a = then { $what }
    .b = immediately { $what }
    .c = and { $what }
    .d = next, { $what }
    .g = { $what } now
    .h = { $what } immediately
    .i = { $what } at once
    .j = { $what } right away
may-choose = { $how ->
    [may] you may either { $what }
   *[either] either { $what }
 }

## Continuous effects

others-pay = { $how ->
    [for] { $people } pay { $money } { $way ->
        [more] more
       *[less] less
     } for { $what }
    [each] { $people } pays { $money } { $way ->
        [more] more
       *[less] less
     } for { $what }
    [must] { $people } must pay { $money } { $way ->
        [more] more
       *[less] less
     } for { $what }
    [playing] { $people } pay { $money } { $way ->
        [more] more
       *[less] less
     } when playing { $what }
    [to-play] { $people } pay { $money } { $way ->
        [more] more
       *[less] less
     } to play { $what }
    [them] { $what } cost { $people } { $money } { $way ->
        [more] more
       *[less] less
     }
    [one-behind] { $what } costs { $money } { $way ->
        [more] more
       *[less] less
     } for { $people }
   *[behind] { $what } cost { $money } { $way ->
        [more] more
       *[less] less
     } for { $people }
 }

pay-less = { $how ->
    [when] when you play { $what }, you pay { $money } less
    [for-it] when you play { $what }, you pay { $money } less for it
    [playing] when playing { $what }, you pay { $money } less for it
    [playing-bare] when playing { $what }, you pay { $money } less
   *[costs] when you play { $what }, it costs { $money } less
 }
less-for = { $how ->
    [you] you pay { $money } less for { $what }
   *[pay] pay { $money } less for { $what }
 }
pay-less-for-tag = { $how ->
    [when] when you play { $what }, you pay { $money } less
    [for-it] when you play { $what }, you pay { $money } less for it
    [playing] when playing { $what }, you pay { $money } less for it
   *[costs] when you play { $what }, it costs { $money } less
 }
the-project =
    .a = the standard project { $name }
    .b = the { $name } standard project
    .c = your standard project { $name }
    .d = your { $name } standard project
    .e = { $name } standard project
    .f = standard project { $name }
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
    .b = { $what } { $number ->
        [one] costs
       *[many] cost
     } { $money } less to play
    .c = { $what } { $number ->
        [one] is
       *[many] are
     } { $money } cheaper
    .d = your { $what } cost { $money } less
    .e = the cost of { $what } is reduced by { $money }
    .f = reduce the cost of { $what } by { $money }
    .g = you get a discount of { $money } on { $what }
    .h = { $money } discount on { $what }
    .i = { $money } discount for { $what }
    .j = a { $money } discount on { $what }
    .k = all { $what } cost { $money } less
    .l = all { $what } cost { $money } less to play
    .m = { $what } cost { $money } less to play {$per}
    .n = all { $what } cost you { $money } less
    .o = all your { $what } cost { $money } less
    .p = playing { $what } costs { $money } less
    .q = playing { $what } costs you { $money } less
    .r = you pay { $money } less when playing { $what }
    .s = you pay { $money } less when you play { $what }
    .t = pay { $money } less when playing { $what }
    .u = pay { $money } less when you play { $what }
    .v = discount of { $money } on { $what }
    .w = discount of { $money } for { $what }
    .x = { $what }: -{ $money }
    .y = { $what }: { $money } less
    .z = you have a discount of { $money } for { $what }
    .aa = -{ $money } on { $what }
    .ab = -{ $money } for { $what }
    .ac = discount of { $money } on all { $what }
    .ad = all { $what } are { $money } cheaper
    .ae = { $money } discount on all { $what }
    .af = a discount of { $money } on { $what }
    .ag = you have a discount of { $money } on { $what }
    .ah = { $what } cost { $money } less for you
    .ai = your { $what } cost { $money } less { $per }
    .aj = all your { $what } cost { $money } less { $per }
    .ak = all { $what } cost { $money } less { $per }
    .al = your { $what } cost { $money } less to play
    .am = your { $what } are { $money } cheaper
worth-more =
    .a = each { $thing } you have is worth { $money } extra
    .b = your { $thing } are each worth { $money } extra
    .c = each { $thing } is worth { $money } extra
    .d = { $thing } is worth { $money } more
    .e = your { $thing } are worth { $money } more
    .f = your { $thing } is worth { $money } extra
    .g = each { $thing } you have is worth { $money } more
    .h = your { $thing } are worth { $money } extra
    .i = your { $thing } is worth { $money } more
    .j = { $thing } are worth { $money } more
    .k = each of your { $thing } is worth { $money } more
    .l = { $thing } is worth { $money } extra
    .m = { $thing } are worth { $money } extra
    .n = the value of your { $thing } is increased by { $money }
    .o = your { $thing } resources are worth { $money } more
    .p = your { $thing } resources are worth { $money } extra
    .q = { $thing } is worth an additional { $money }
    .r = your { $thing } is worth an additional { $money }
    .s = { $thing } resources are worth { $money } more
    .t = your { $thing } resources are each worth { $money } more
    .u = your { $thing } resources are each worth { $money } extra
    .v = { $thing } resources are each worth { $money } more
    .w = your { $thing } is each worth { $money } more
    .x = your { $thing } is each worth { $money } extra
    .y = each of your { $thing } is worth { $money } extra
    .xa = { $thing } is worth { $money } more { $per }
    .xb = your { $thing } is worth { $money } more { $per }
    .xc = your { $thing } are worth { $money } more { $per }
    .xd = { $thing } are worth { $money } more { $per }
tolerance =
    .a = your { $tracks } requirements are within { $steps } steps
    .b = your { $tracks } requirements are +/- { $steps } steps
    .c = your { $tracks } requirements are +/- { $steps } steps, your choice in each case
    .d = { $tracks } requirements are +/- { $steps } steps
    .e = your { $tracks } requirements are +/- { $steps }
    .f = { $tracks } requirements are +/- { $steps }
tolerance-global =
    .a = your global requirements are +/- { $steps } steps
    .b = your global requirements are +/- { $steps } steps, your choice in each case
    .c = global requirements are +/- { $steps } steps
    .d = your global requirements are +/- { $steps }
    .e = global requirements are +/- { $steps }
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
    .d = you can use { $things } { $where } as { $value } { $cards }
    .e = you can spend { $things } { $where } as { $value } { $cards }
    .f = you may pay with { $things } { $where } as { $value } { $cards }
    .g = { $things } { $where } can be spent as { $value } { $cards }
    .h = { $things } { $where } may be spent as { $value } { $cards }
    .i = you may use your { $things } { $where } as { $value } { $cards }
    .j = your { $things } { $where } may be used as { $value } { $cards }
    .k = you may spend { $things } { $where } as if it were { $value } { $cards }
    .l = you may use { $things } { $where } as if it were { $value } { $cards }
    .m = you may spend { $things } { $where } as if they were { $value } { $cards }
    .n = you may use { $things } { $where } as if they were { $value } { $cards }
    .o = your { $things } { $where } can be used as { $value } { $cards }
    .p = you can use your { $things } { $where } as { $value } { $cards }
    .q = you may pay with { $things } { $where } as if it were { $value } { $cards }
spend-for = { $how ->
    [paying] when paying for { $card }
    [playing] when playing { $card }
    [paying-you] when you pay for { $card }
   *[play] when you play { $card }
 }, { $things } { $where } { $may ->
    [may] may be used as
   *[can] can be used as
 } { $value }
counts-more =
    .a = you have { $more } { $track }
    .b = you have { $more } additional { $track }
    .c = you have { $more } extra { $track }
    .d = gain { $more } { $track } as long as this card is in play
    .e = gain { $more } { $track } for as long as this card is in play
    .f = gain { $more } { $track } while this card is in play
    .g = you have +{ $more } { $track }
    .xa = your { $track } is { $more } higher { $per }
    .xb = your { $track } counts as { $more } more { $per }
    .xc = you have { $more } more { $track } { $per }
    .xd = +{ $more } { $track } { $per }
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
    .b = { $half ->
        [yes] opponents may only remove half of your { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] your { $of ->
            [production] { $things }
           *[resources] { $things }
         } may not be removed by opponents
     }
    .c = { $half ->
        [yes] opponents may remove only half of your { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] your { $of ->
            [production] { $things }
           *[resources] { $things }
         } cannot be removed by opponents
     }
    .d = { $half ->
        [yes] opponents can remove only half of your { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] opponents cannot { $of ->
            [production] lower
           *[resources] take
         } your { $things }
     }
    .e = { $half ->
        [yes] opponents cannot remove more than half of your { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] opponents cannot { $of ->
            [production] decrease your { $things }
           *[resources] remove { $things } from you
         }
     }
    .f = { $half ->
        [yes] opponents may not remove more than half of your { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] opponents may not { $of ->
            [production] decrease your { $things }
           *[resources] remove { $things } from you
         }
     }
protected =
    .a = { $things } may not be removed from this card
    .b = { $things } cannot be removed from this card
    .c = { $things } on this card cannot be removed
    .d = the { $things } on this card may not be removed
    .e = nobody can remove { $things } from this card
    .xa = { $things } here may not be removed
    .xb = { $things } here cannot be removed
    .xc = opponents may not remove { $things } from this card
    .xd = opponents may not remove { $things } here
    .xe = nobody may remove { $things } here
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
    .b = action (once per generation)
    .c = once per generation
    .d = blue action
    .e = actions
label-first-action =
    .a = as your first action
first-does = { $how ->
    [game] as your first action in the game, { $effect }
    [is] your first action is to { $effect }
    [is-must] your first action must be to { $effect }
    [must] as your first action, you must { $effect }
    [first-turn] for your first action, { $effect }
   *[plain] as your first action, { $effect }
 }
start-held = { $how ->
    [to] { $things } to this card
    [here] { $things } here
   *[on] { $things } on this card
 }
start-with =
    .a = you start with { $things }
    .b = starts with { $things }
    .c = begin with { $things }
    .d = you begin with { $things }
    .e = starting resources: { $things }
    .f = start: { $things }
    .g = starting: { $things }
    .h = your starting resources are { $things }
    .i = you start the game with { $things }
    .j = start the game with { $things }
    .k = you start with: { $things }
    .l = start with: { $things }
    .m = you receive { $things } at the start of the game
person-opponent =
    .a = any opponent
    .b = 1 opponent
    .c = an opponent of your choice
    .d = one other player
    .e = another player
    .f = any other player
otherwise =
    .a = { $text }, otherwise { $no }
    .b = { $text }. otherwise, { $no }
    .c = { $text }. otherwise { $no }
    .d = { $text }. if not, { $no }
    .e = { $text }, else { $no }
    .f = { $text }, or else { $no }
    .g = { $text }; else { $no }
    .h = { $text }, if not, { $no }
    .i = { $text }; otherwise, { $no }
if =
    .b = if { $condition }: { $yes }
    .c = if { $condition } then { $yes }
if-behind = { $comma ->
    [none] { $yes } if { $condition }
   *[comma] { $yes }, if { $condition }
 }
remove =
    .a = destroy { $thing } { $source }
    .b = remove { $thing } { $source }
    .c = kill { $thing } { $source }
    .d = discard { $thing } { $source }
    .e = removes { $thing } { $source }
steal =
    .a = take { $thing } { $source }
    .b = remove { $thing } { $source } and gain that many
    .c = remove { $thing } { $source } and gain that much
    .d = remove { $thing } { $source } and gain as many
    .e = remove { $thing } { $source } and gain them
    .f = remove { $thing } { $source } and gain the same amount
    .g = remove { $thing } { $source } and gain that amount
    .h = take { $thing } { $source } for yourself
from =
    .a = of { $source }
    .b = belonging to { $source }
place =
    .a = add { $tile } { $area } { $free }
    .b = put { $tile } { $area } { $free }
    .c = build { $tile } { $area } { $free }
    .d = lay { $tile } { $area } { $free }
    .e = place { $tile } on the board { $area } { $free }
    .f = place { $tile }, { $area } { $free }
label-effect =
    .a = ongoing
    .b = passive
    .c = ongoing effect
    .d = passive effect
    .e = permanent effect
    .f = trigger
    .g = triggered effect
    .h = effects
    .i = continuous effect

## Sentences turned round

worth-points = { $how ->
    [worth] worth { $points }
    [this] this card is worth { $points }
    [it-is] it is worth { $points }
    [it-gives] it gives { $points }
    [this-gives] this gives { $points }
    [it-scores] it scores { $points }
    [this-scores] this card scores { $points }
    [end-gain] at the end of the game, gain { $points }
    [end-score] at the end of the game, score { $points }
    [end-you] at the end of the game, you gain { $points }
    [this-tile] this tile is worth { $points }
    [this-tile-gives] this tile gives { $points }
    [the-tile-gives] the tile gives { $points }
    [gives-you] gives you { $points }
    [gives-bare] gives { $points }
    [provides] provides { $points }
    [gives] this card gives { $points }
    [plus] + { $points }
    [gain] gain { $points }
    [gain-end] gain { $points } at the end of the game
    [end] at the end of the game: { $points }
    [at-end] at game end, { $points }
    [game-end] at the end of the game, { $points }
    [final] end of game: { $points }
    [final-scoring] { $points } at the end of the game
    [during] during final scoring, { $points }
    [you] you get { $points }
    [you-score] you score { $points }
    [scores] scores { $points }
    [is-worth] is worth { $points }
    [named] victory points: { $points }
    [end-gain] at the end of the game, gain { $points }
    [end-score] at the end of the game, score { $points }
    [end-you] at the end of the game, you gain { $points }
    [end-you-score] at the end of the game, you score { $points }
    [end-worth] at the end of the game, this card is worth { $points }
   *[score] score { $points }
 }
figure-points = { $how ->
    [points] victory points: { $figure }
    [vps] VP: { $figure }
   *[vp] VP { $figure }
 }
each-worth = each { $thing } { $where ->
    [here] here
    [on] on this card
   *[none] {""}
 } is worth { $points }
once-in-a-game = { $how ->
    [per] once per game
    [in] once in the game
    [in-a] once in a game
   *[during] once during the game
 }, { $what }
once-a-generation = once per generation, { $what }
raise-by-value = { $how ->
    [raise] raise { $track } { $value }
    [raise-by] raise { $track } by { $value }
    [increase] increase { $track } { $value }
    [increase-by] increase { $track } by { $value }
    [goes-up] { $track } goes up { $value }
    [plus] +{ $value } { $track }
    [after] { $track } +{ $value }
   *[rises] { $track } rises by { $value }
 }
raised-plainly = { $track } { $number }
raised-steps = { $number } { $track } { $steps ->
    [one] step
    [many] steps
    [level] level
   *[levels] levels
 }
produced-steps = { $number } { $track } { $steps ->
    [one] step
   *[many] steps
 }
produced-colon = { $track }: { $steps }
taken-from-any = decrease { $track } { $steps } and increase { $whose ->
    [yours] yours
   *[own] your own
 } { $more }
pair = { $how ->
    [pair-of] for each pair of { $things }
    [per-pair] per pair of { $things }
    [pair-have] for each pair of { $things } you have
   *[two] for each set of 2 { $things }
 }
gain-equal = { $how ->
    [gain] gain { $noun } equal to the number of { $thing }
    [get] get { $noun } equal to the number of { $thing }
    [half] gain { $noun } equal to half your { $thing }
    [half-have] gain { $noun } equal to half the { $thing } you have
    [half-number] gain { $noun } equal to half the number of { $thing }
    [draw] draw { $noun } equal to the number of { $thing }
    [equal] gain an amount of { $noun } equal to the number of { $thing }
    [as-much] gain as much { $noun } as you have { $thing }
    [you-get] you get { $noun } equal to the number of { $thing }
    [you-gain] you gain { $noun } equal to the number of { $thing }
    [as-much-yours] gain as much { $noun } as your { $thing }
    [as-many-yours] gain as many { $noun } as your { $thing }
    [as-many-are] gain as many { $noun } as there are { $thing }
   *[as-many] gain as many { $noun } as you have { $thing }
 }
gained-plainly = { $things }
place-somewhere = { $tile }. { $it ->
    [must] it must be { $area }
    [place] place it { $area }
    [placed] it must be placed { $area }
    [must-place] it must be placed { $area }
    [must-go] it must go { $area }
   *[you-must] you must place it { $area }
 }
pay =
    .a = pays { $thing }
for-cards =
    .a = when paying for { $cards }
    .b = to pay for { $cards }
    .c = when playing { $cards }
    .d = when you play { $cards }
    .e = to play { $cards }
    .f = when you pay for { $cards }
    .g = towards { $cards }
    .h = on { $cards }
each-as =
    .a = { $value } { $instead } apiece
    .b = { $value } { $instead }
areas =
    .a = { $stem } { $number ->
        [one] space
       *[many] spaces
     }
    .b = { $stem } { $number ->
        [one] hex
       *[many] hexes
     }
areas-plain =
    .a = { $number ->
        [one] space
       *[many] spaces
     }
    .b = { $number ->
        [one] hex
       *[many] hexes
     }
loses-so-much = { $how ->
    [loses] { $whom } loses { $thing }
    [lose] { $whom } lose { $thing }
    [must-lose] { $whom } must lose { $thing }
    [discards] { $whom } discards { $thing }
    [must-discard] { $whom } must discard { $thing }
    [removes] { $whom } removes { $thing }
   *[must-remove] { $whom } must remove { $thing }
 }
requires-each-tag = { $how ->
    [needs] needs { $tags } tag
    [needs-more] needs { $tags } tags
    [more] requires { $tags } tags
   *[requires] requires { $tags } tag
 }
remove-from = { $how ->
    [take] take { $thing } from { $source }
   *[remove] remove { $thing } from { $source }
 }
card-another =
    .a = any other { $noun }
    .b = a different { $noun }
    .c = 1 other { $noun }
    .d = 1 of your other { $noun }
    .e = another of your { $noun }
    .f = any of your other { $noun }
    .g = another one of your { $noun }
clause-is =
    .e = { $track } is at { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     }
    .f = { $track } is at { $value }{ $bound ->
        [min] {" "}or higher
       *[max] {" "}or lower
     }
    .g = { $track } is at { $value }{ $bound ->
        [min] {" "}or warmer
       *[max] {" "}or colder
     }
    .h = { $track } is at { $bound ->
        [min] least
       *[max] most
     } { $value }
    .i = { $track } is { $value }{ $bound ->
        [min] {" "}or above
       *[max] {" "}or below
     }
    .a = { $track } is { $value }{ $bound ->
        [min] {" "}or more
       *[max] {" "}or less
     }
    .b = { $track } is { $value }{ $bound ->
        [min] {" "}or higher
       *[max] {" "}or lower
     }
    .c = { $track } is { $value }{ $bound ->
        [min] {" "}or warmer
       *[max] {" "}or colder
     }
    .d = { $track } is { $bound ->
        [min] at least
       *[max] at most
     } { $value }
produced-for-each = { $how ->
    [after] { $track } { $number } { $per }
   *[before] { $number } { $track } { $per }
 }
steps-of =
    .a = { $track } { $number ->
        [one] step
       *[many] steps
     } you have
    .b = { $track } { $number ->
        [one] step
       *[many] steps
     }
produced-together = { $how ->
    [gain] gain { $things } production
    [get] get { $things } production
   *[increase] increase { $things } production
 }
move-thing = { $how ->
    [onto] move { $thing } from { $source } onto { $card }
   *[to] move { $thing } from { $source } to { $card }
 }{ $alike ->
    [type] {" "}with the same resource type
    [kind] {" "}with the same kind of resource
    [of] {" "}of the same type
    [it] {" "}that can hold it
    [them] {" "}that can hold them
   *[none] {""}
 }
worth-each = { $how ->
    [each] { $things } are each worth { $money } more
    [extra] { $things } are each worth { $money } extra
    [plain-extra] { $things } are worth { $money } extra
    [yours] your { $things } are each worth { $money } more
   *[plain] { $things } are worth { $money } more
 }
cards-event-tag = { $how ->
    [a] { $cards } with an event tag
   *[tags] { $cards } with event tags
 }
gained-colon = { $thing }: { $number }
card-is-tagged = { $yes ->
    [yes] is { AN($stem) } card
   *[no] is not { AN($stem) } card
 }
spend-up-to = { $how ->
    [pay] pay up to { $most } { $noun }
   *[spend] spend up to { $most } { $noun }
 }
random-card = { $how ->
    [one] 1 random card
   *[a] a random card
 }
kept-one = 1 card
fillers =
    .a = immediately
    .b = also
    .c = additional
    .d = additionally
    .e = extra
    .f = in addition
    .g = a total of
    .h = in total
    .i = instantly
    .j = simply
    .k = right away
    .l = at once
    .m = please
    .n = from the supply
    .o = from the bank
    .p = from the general supply
    .q = to your supply
    .r = to your stock
    .s = from your supply
    .t = from your stock
    .u = token
    .v = tokens
    .w = of your choice
    .x = normally
    .y = unit of
    .z = units of
loosely =
    .a = credits > M€
    .b = credit > M€
    .c = forests > greenery tiles
    .d = forest > greenery tile
    .e = water tile > ocean tile
    .f = terraforming level > TR
    .g = rating > TR
    .h = terraforming points > TR
    .i = terraforming point > TR
    .j = space > area
    .k = spaces > areas
    .l = card icon > card
    .m = icon > tag
    .n = icons > tags
    .o = symbol > tag
    .p = symbols > tags
    .q = badge > tag
    .r = badges > tags
    .s = income > production
    .t = steps up > steps
    .u = step up > step
    .v = worth of resources > resources
    .w = project card > card
    .x = project cards > cards
    .y = globally > in play
    .z = on the table > in play
    .aa = in the game > in play
    .ab = resource cube > resource
    .ac = resource cubes > resources
    .ad = cubes > resources
    .ae = cube > resource
    .af = turn > action
    .ag = you have in play > you have
    .ah = you have got > you have
    .ai = you've played > you have
    .aj = you've > you have
    .ak = more cards > cards
    .al = more card > card
    .am = another card from the deck > a card
    .xa = cannot > may not
    .xb = must not > may not
owner-opponents =
    .a = opponent's
    .b = your opponents'
    .c = opponents
production-whose = { $the ->
    [the] the { $stem } production { $whose }
   *[bare] { $stem } production { $whose }
 }
is-placed-by = { $thing } is placed by { $who }
need-production = { $bound ->
    [min] { $value } { $track }
    [least] at least { $value } { $track }
    [steps] { $value } steps of { $track }
    [step] { $value } step of { $track }
    [of] { $track } of { $value }
    [of-least] { $track } of at least { $value }
    [min-short] min { $value } { $track }
    [more] { $value } or more { $track }
   *[max] at most { $value } { $track }
 }
or-instead = { $how ->
    [instead] { $first }. if { $condition }, { $more } instead
    [instead-first] { $first }. if { $condition }, instead { $more }
   *[comma] { $first }, or { $more } instead if { $condition }
 }
ignored =
    .a = { $which ->
         [every] ignore all requirements
         [global] ignore global requirements
        *[these] ignore { $tracks } requirements
      }
    .b = { $which ->
         [every] you may ignore all requirements
         [global] you may ignore global requirements
        *[these] you may ignore { $tracks } requirements
      }
    .c = { $which ->
         [every] you may ignore all requirements when playing cards
         [global] you may ignore global requirements when playing cards
        *[these] you may ignore { $tracks } requirements when playing cards
      }
    .d = { $which ->
         [every] ignore all requirements when playing cards
         [global] ignore global requirements when playing cards
        *[these] ignore { $tracks } requirements when playing cards
      }
    .e = { $which ->
         [every] when playing cards, ignore all requirements
         [global] when playing cards, ignore global requirements
        *[these] when playing cards, ignore { $tracks } requirements
      }
    .f = { $which ->
         [every] you may play cards ignoring all requirements
         [global] you may play cards ignoring global requirements
        *[these] you may play cards ignoring { $tracks } requirements
      }
ignoring-all =
    .a = , ignoring its requirements
    .b = , ignoring all requirements
    .c = ignoring all requirements
    .d = , ignoring requirements
    .e = ignoring requirements
    .f = , ignoring all its requirements
    .g = , ignoring any requirements
    .h = , regardless of its requirements
    .i = regardless of its requirements
    .j = without meeting its requirements
gain-as-high = { $how ->
    [gain] gain { $noun } equal to { $track }
    [get] get { $noun } equal to { $track }
    [amount] gain an amount of { $noun } equal to { $track }
    [as-many] gain as many { $noun } as { $track }
    [get-as-many] get as many { $noun } as { $track }
    [get-as-much] get as much { $noun } as { $track }
   *[as-much] gain as much { $noun } as { $track }
 }
produced-plain-each = { $how ->
    [gain] gain { $number } { $track } { $per }
    [get] get { $number } { $track } { $per }
   *[lose] lose { $number } { $track } { $per }
 }
buy-or-leave = { $deck ->
    [of] look at the top card of the deck
    [of-draw] look at the top card of the draw deck
    [from] look at the top card from the deck
    [look-card] look at 1 card
   *[bare] look at the top card
 }{ $stop ->
    [and] {" "}and
    [comma-then] , then
   *[stop] .
 } { $buy ->
    [may] you may buy it or discard it
    [may-that] you may buy that card or discard it
    [may-only] you may buy it
    [may-this] you may buy that card
    [may-either] you may either buy it or discard it
    [either] either buy it or discard it
   *[buy] buy it or discard it
 }
tags-cheaper = { $how ->
    [yours] your { $stem } tags cost { $money } less
    [all-yours] all your { $stem } tags cost { $money } less
    [all] all { $stem } tags cost { $money } less
    [you] { $stem } tags cost you { $money } less
   *[plain] { $stem } tags cost { $money } less
 }
    .xa = { $how ->
        [each] each { $stem } tag costs { $money } less
        [each-you] each { $stem } tag costs you { $money } less
       *[each-played] each { $stem } tag you play costs { $money } less
     }
chosen-does = choose { $people }. { $they ->
    [they] they
    [the] the player
    [the-chosen] the chosen player
   *[that] that player
 } { $must ->
    [must] must
    [has-to] has to
    [must-either] must either
    [either] either
   *[does] {""}
 } { $what }
each-does-each = { $people } { $what } each
each-who-does = { $people } { $who } { $what }
each-loses-all = { $people } { $verb ->
    [loses] loses
    [lose] lose
    [discards] discards
   *[discard] discard
 } all { $of ->
    [of] of their
   *[their] their
 } { $noun }
ranked-does = { $of ->
    [track] { $whom ->
        [player] the player
       *[players] the players
     } with the { $rank ->
        [most] highest
        [second-most] second highest
       *[fewest] lowest
     } { $things } { $what }
   *[things] { $whom ->
        [player] the player
        [each] each player
        [every] every player
        [all] all players
       *[players] the players
     } with the { $rank ->
        [most] { $number ->
            [highest] highest number of
           *[most] most
         }
        [second-most] second most
       *[fewest] { $number ->
            [highest] lowest number of
           *[most] fewest
         }
     } { $things } { $what }
 }
    .a = { $of ->
        [track] { $whom ->
            [each] each player who has the
            [every] every player who has the
            [they] the players who have the
            [each-with] each player with the
           *[the] the player who has the
         } { $rank ->
            [most] highest
            [second-most] second highest
           *[fewest] lowest
         } { $things } { $what }
       *[things] { $whom ->
            [each] each player who has the
            [every] every player who has the
            [they] the players who have the
            [each-with] each player with the
           *[the] the player who has the
         } { $rank ->
            [most] most
            [second-most] second most
           *[fewest] fewest
         } { $things } { $what }
     }
owner-theirs = their
possessed-theirs = { $they ->
    [own] they own
    [have] they have
    [control] they control
    [he-owns] he owns
    [he-has] he has
    [she-owns] she owns
    [they-own] that they own
    [he-or-she] he or she owns
   *[theirs] of theirs
 }
had-theirs = { $they ->
    [have] { $things } they have
    [own] { $things } they own
    [he-has] { $things } he has
    [he-owns] { $things } he owns
    [she-has] { $things } she has
    [she-owns] { $things } she owns
    [he-or-she] { $things } he or she has
    [that-own] { $things } that they own
    [that-have] { $things } that they have
    [of] of their { $things }
   *[their] their { $things }
 }
use-action =
    .a = copy the action of { $card }
    .b = use the action on { $card }
    .c = perform the action of { $card }
    .d = perform the action on { $card }
    .e = copy the action on { $card }
    .raa = use the action of { $card } as if it were yours
    .rab = use the action of { $card } as if it was yours
    .rac = use the action of { $card } as though it were yours
    .rad = use the action on { $card } as if it were yours
    .sa = use an action of { $card }
    .sb = use an action on { $card }
    .sc = use an action from { $card }
    .sd = use the action from { $card }
    .se = take an action of { $card }
    .sf = take the action of { $card }
    .sg = take an action on { $card }
    .sh = take the action on { $card }
    .si = take an action from { $card }
    .sj = take the action from { $card }
    .sk = perform an action of { $card }
    .sl = perform an action on { $card }
    .sm = perform an action from { $card }
    .sn = perform the action from { $card }
    .so = copy an action of { $card }
    .sp = copy an action on { $card }
    .sq = copy an action from { $card }
    .sr = copy the action from { $card }
event-trade =
    .a = { $who } { $tense ->
         [past] traded with a colony
         [not] did not trade with a colony
        *[now] { $person ->
             [you] trade
            *[other] trades
          } with a colony
      } { $period }
    .b = { $who } { $tense ->
         [past] traded with any colony
         [not] did not trade with any colony
        *[now] { $person ->
             [you] trade
            *[other] trades
          } with any colony
      } { $period }
when-each-step = { $when ->
    [when] when
    [whenever] whenever
   *[each-time] each time
 } { $events }, { $text } { $each ->
    [per] per step
    [for-each] for each step
   *[for-every] for every step
 }
remove-tile =
    .a = remove { $tile }
    .b = remove { $tile } from the board
    .c = remove { $tile } from mars
gain-of-one = { $how ->
    [one] gain { $count } of 1 standard resource
    [a] gain { $count } of a standard resource
    [any] gain { $count } of any standard resource
    [any-single] gain { $count } of any single standard resource
    [same-standard] gain { $count } of the same standard resource
    [same] gain { $count } of the same resource
    [identical] gain { $count } identical standard resources
    [choose] choose a standard resource. gain { $count } of it
    [choose-1] choose 1 standard resource. gain { $count } of it
    [type] gain { $count } standard resources of the same type
    [kind] gain { $count } standard resources of the same kind
    [one-type] gain { $count } standard resources of 1 type
   *[one-kind] gain { $count } standard resources of 1 kind
 }
of-each-standard =
    .a = { $figure } of every standard resource
    .b = { $figure } of each type of standard resource
    .c = { $figure } of each resource
    .d = { $figure } of every resource
    .e = { $figure } of each standard resource type
gain-of-each = get { $thing }
draw-and-toss = draw { $cards }{ $then ->
    [and] {" "}and
    [then] , then
    [and-then] {" "}and then
    [sentence-then] . then
   *[sentence] .
 } discard { $tossed } of them
person-each-opponents =
    .a = every other player
    .b = each other player
    .c = every opponent
    .d = all opponents
    .e = each of your opponents
add-each =
    .a = add { $thing } to every { $card }
    .b = put { $thing } on each { $card }
    .c = place { $thing } on each { $card }
    .d = add { $thing } to each of your { $card }
    .e = put { $thing } on each of your { $card }
    .f = place { $thing } on each of your { $card }
take-actions =
    .a = take { $amount ->
         [one] another action
        *[other] { $amount } more actions
      }
    .b = take { $amount ->
         [one] 1 more action
        *[other] { $amount } additional actions
      }
    .c = take { $amount ->
         [one] an extra action
        *[other] { $amount } extra actions
      }
    .d = take { $amount ->
         [one] an extra action
        *[other] { $amount } extra actions
      } this turn
    .e = take { $amount ->
         [one] an additional action
        *[other] { $amount } additional actions
      } this turn
    .f = take { $amount ->
         [one] another action
        *[other] { $amount } more actions
      } this turn
    .xa = take { $amount ->
        [one] 1 action
       *[other] { $amount } actions
     }
    .xb = take { $amount ->
        [one] 1 extra action
       *[other] { $amount } extra actions
     }
    .xc = take { $amount ->
        [one] 1 additional action
       *[other] { $amount } additional actions
     }
    .xd = take { $amount ->
        [one] 1 more action
       *[other] { $amount } more actions
     } now
tiles-yours = your { $tiles }
produce-of-one = { $down ->
    [up] { $how ->
        [increase-any] increase any production { $steps }
        [increase-own] increase 1 of your productions { $steps }
        [increase-any-own] increase any of your productions { $steps }
        [raise-any] raise any production { $steps }
        [of-any] increase your production of any resource { $steps }
       *[one] increase 1 production { $steps }
     }
   *[down] { $how ->
        [decrease-own] decrease 1 of your productions { $steps }
        [decrease-any-own] decrease any of your productions { $steps }
        [reduce-any-own] reduce any of your productions { $steps }
       *[reduce-own] reduce 1 of your productions { $steps }
     }
 }
produce-of-each = { $down ->
    [up] { $how ->
        [all] increase all your productions { $steps }
        [all-of] increase all of your productions { $steps }
       *[each] increase each of your productions { $steps }
     }
   *[down] { $how ->
        [all-down] decrease all your productions { $steps }
        [all-of-down] decrease all of your productions { $steps }
       *[each-down] decrease each of your productions { $steps }
     }
 }
raise-several = { $how ->
    [increase] increase { $tracks } { $steps }
   *[raise] raise { $tracks } { $steps }
 }
gain-one-track = { $how ->
    [get] get { AN($track) }
   *[gain] gain { AN($track) }
 }
may-if-you-do = { $do ->
    [do] you may { $cost }. if you do, { $gain }
    [so] you may { $cost }. if you do so, { $gain }
    [dash] you may { $cost }; if you do, { $gain }
   *[and] you may { $cost }, and if you do, { $gain }
 }
event-using = { $how ->
    [paying] paying for { $thing }
   *[using] using { $thing }
 }
spend-for-you = { $how ->
    [paying] when paying for { $card }
    [playing] when playing { $card }
    [paying-you] when you pay for { $card }
   *[play] when you play { $card }
 }, you { $may ->
    [may] may use { $things } { $where } as
    [can] can use { $things } { $where } as
    [may-spend] may spend { $things } { $where } as
   *[can-spend] can spend { $things } { $where } as
 } { $value }
conversion-cheaper = { $how ->
    [fewer] you need { $count } fewer { $thing } to place { $tile }
    [less] you need { $count } less { $thing } to place { $tile }
    [costs] placing { $tile } costs { $count } { $thing } less
    [costs-less] placing { $tile } costs { $count } less { $thing }
    [costs-fewer] placing { $tile } costs { $count } fewer { $thing }
    [tiles] { $tiles } cost { $count } fewer { $thing }
    [tiles-last] { $tiles } cost { $count } { $thing } less
    [tiles-less] { $tiles } cost { $count } less { $thing }
   *[your] your { $tiles } cost { $count } { $thing } less
 }
conversion-instead = { $how ->
    [tiles] { $tiles } cost { $count } { $thing } instead of { $older }
    [your] your { $tiles } cost { $count } { $thing } instead of { $older }
    [placing] placing { $tile } costs { $count } { $thing } instead of { $older }
    [need] you need only { $count } { $thing } to place { $tile }
    [only] you only need { $count } { $thing } to place { $tile }
    [only-make] you only need { $count } { $thing } to make { $tile }
    [pay] you may pay { $count } { $thing } instead of { $older } to place { $tile }
    [always] you may always pay { $count } { $thing }, instead of { $older }, to place { $tile }
   *[spend] you may spend { $count } { $thing } instead of { $older } to place { $tile }
 }
an-action =
    .a = an action on { $card }
    .b = the action on { $card }
    .c = an action of { $card }
    .d = an action from { $card }
generation-research = { $when ->
    [start] at the start of each generation
    [start-every] at the start of every generation
    [start-the] at the start of the generation
    [start-new] at the start of each new generation
    [beginning-every] at the beginning of every generation
   *[beginning] at the beginning of each generation
 }, { $text }
generation-production = { $when ->
    [end] at the end of each generation
    [end-every] at the end of every generation
    [during] during production
    [during-each] during each production phase
    [during-every] during every production phase
    [in-each] in each production phase
    [in-the] in the production phase
   *[end-the] at the end of the generation
 }, { $text }
if-possible = { $how ->
    [before] if possible, { $what }
    [comma] { $what }, if possible
    [able] { $what } if able
   *[behind] { $what } if possible
 }
gain-its-cost = { $how ->
    [equal] gain { $noun } equal to its cost
    [printed] gain { $noun } equal to its printed cost
    [in] gain its cost in { $noun }
    [half] gain { $noun } equal to half its cost
    [half-of] gain { $noun } equal to half of its cost
    [half-printed] gain { $noun } equal to half its printed cost
   *[half-in] gain half its cost in { $noun }
 }
card-theirs = { $how ->
    [one] one of their { $noun }
   *[of] a { $noun } of theirs
 }
lose-production = { $how ->
    [loses] loses { $count } { $stem } production
    [loses-steps] loses { $count } steps of { $stem } production
    [loses-step] loses { $count } step of { $stem } production
    [lose-step] lose { $count } step of { $stem } production
    [lose-steps] lose { $count } steps of { $stem } production
   *[lose] lose { $count } { $stem } production
 }
held-single =
    .a = { $things } on a { $card }
    .b = { $things } on 1 { $card }
    .c = { $things } on any 1 { $card }
    .d = { $things } on any one { $card }
    .e = { $things } on any single { $card }
this-generation =
    .a = for the rest of this generation, { $text }
    .b = for the rest of the generation, { $text }
    .c = for the remainder of this generation, { $text }
    .d = for the remainder of the generation, { $text }
    .e = during this generation, { $text }
    .f = until the end of this generation, { $text }
    .g = until the end of the generation, { $text }
    .h = { $text } for the rest of this generation
    .i = { $text } for the rest of the generation
    .j = { $text } for the remainder of this generation
    .k = { $text } this generation
    .l = { $text } during this generation
    .m = { $text } until the end of this generation
or-else =
    .a = { $first }. if you cannot, { $instead }
    .b = { $first }; if you cannot, { $instead }
    .c = { $first }. if you cannot do so, { $instead }
    .d = { $first }. if you are unable to, { $instead }
    .e = { $first }. if that is impossible, { $instead }
    .f = { $first }. if this is not possible, { $instead }
    .g = { $first }. if not possible, { $instead }
    .h = { $first }, or if you cannot, { $instead }
    .i = { $first } or, if you cannot, { $instead }
players-all =
    .a = { $number ->
        [one] player in the game
       *[many] players in the game
     }
    .b = { $number ->
        [one] participating player
       *[many] participating players
     }
award-by = { $number ->
    [one] award
   *[many] awards
 } { $how ->
    [funded] funded by { $who }
   *[have] { $who } have funded
 }
milestone-by = { $number ->
    [one] milestone
   *[many] milestones
 } { $how ->
    [claimed] claimed by { $who }
   *[have] { $who } have claimed
 }
card-of-opponent = { $how ->
    [an] an opponent's { $noun }
    [one] one opponent's { $noun }
    [player] another player's { $noun }
    [other] one other player's { $noun }
   *[any] any opponent's { $noun }
 }
clause-cost =
    .a = it costs { $bound ->
        [min] { $value } { $money } or more
        [max] { $value } { $money } or less
       *[exactly] exactly { $value } { $money }
     }
    .b = its cost is { $bound ->
        [min] { $value } { $money } or more
        [max] { $value } { $money } or less
       *[exactly] exactly { $value } { $money }
     }
    .c = it costs { $bound ->
        [min] at least { $value } { $money }
        [max] at most { $value } { $money }
       *[exactly] { $value } { $money }
     }
    .d = its cost is { $bound ->
        [min] at least { $value } { $money }
        [max] at most { $value } { $money }
       *[exactly] { $value } { $money }
     }
    .e = that card costs { $bound ->
        [min] { $value } { $money } or more
        [max] { $value } { $money } or less
       *[exactly] exactly { $value } { $money }
     }
each-may-pay = { $people } may { $cost } to { $gain }
each-scores = { $people } { $how ->
    [scores] scores
    [score] score
    [gets] gets
    [get] get
    [gains] gains
   *[gain] gain
 } { $points }
each-moves-own = { $people } { $way ->
    [raises] raises
    [increases] increases
    [lowers] lowers
   *[decreases] decreases
 } their { $track } { $steps }
each-may-raise = { $people } may { $cost } to { $way ->
    [raise] raise
   *[increase] increase
 } their { $track } { $steps }
gives-you = { $people } { $way ->
    [gives] gives
    [give] give
    [pays] pays
   *[must] must give
 } you { $thing }
gives-you-who = { $people } { $who } { $way ->
    [gives] gives
    [give] give
    [pays] pays
   *[must] must give
 } you { $thing }
take =
    .a = take { $cards } into your hand
    .f = draw { $cards }
    .b = take { $cards } into hand
    .c = put { $cards } into your hand
    .d = add { $cards } to your hand
    .e = keep { $cards }
it-card =
    .a = that card
    .b = the card
otherwise-discards = { $text }{ $how ->
    [stop-comma] . otherwise,
    [stop] . otherwise
    [comma] , otherwise
    [semi] ; otherwise
    [not] . if not,
   *[else] , else
 } { $what ->
    [it] discard it
   *[rest] discard the card
 }

## Sentences that go on

amount-all =
    .a = all your { $many }
    .b = all of your { $many }
card-with-chosen =
    .a = { $noun } with that tag
    .b = { $noun } of that tag
choose-tag =
    .a = choose a tag. { $what }
    .b = choose a tag, then { $what }
    .c = choose a type of tag. { $what }
    .d = name a tag. { $what }
    .xa = choose a kind of tag: { $what }
    .xb = choose a tag. { $what }
    .xc = choose a type of tag: { $what }
    .xd = choose a tag and { $what }
standard-projects =
    .a = standard projects, except selling patents
    .b = standard projects except selling patents
    .c = standard projects (except selling patents)
    .d = all standard projects
    .e = your standard projects
tags-as =
    .a = your { $tags } count as { $others }
    .b = { $tags } count as { $others } for you
    .c = your { $tags } also count as { $others }
    .d = { $tags } also count as { $others }
    .e = { $tags } count as { $others }
colony-bonuses-of =
    .a = gain { $many ->
        [one] the colony bonus of 1 of your colonies
       *[all] all your colony bonuses
     } { $where ->
        [there] on { $tile }
       *[any] {""}
     }
    .b = gain { $many ->
        [one] 1 of your colony bonuses
       *[all] all your colony bonuses
     } { $where ->
        [there] on { $tile }
       *[any] {""}
     }
given-done = { $done ->
    [spent] spent
    [discarded] discarded
    [lost] lost
    [paid] paid
    [sold] sold
    [removed] removed
    [given] given up
    [spend] you spend
    [discard] you discard
    [lose] you lose
    [pay] you pay
    [remove] you remove
    [you-spent] you spent
   *[you-discarded] you discarded
 }
given-way = { $done } { $way ->
    [this] this way
    [in] in this way
   *[none] {""}
 }
each-given = { $each ->
    [for-each] for each { $noun }
    [for-every] for every { $noun }
    [per] per { $noun }
    [for-each-many] for each { $count } { $noun }
    [for-every-many] for every { $count } { $noun }
   *[per-many] per { $count } { $noun }
 } { $way }
given-for-each = { $first }{ $join ->
    [to] {" "}to
    [and] {" "}and
    [comma] , and
    [semi] ;
    [then] , then
   *[stop] .
 } { $what } { $each }
unless = unless { $condition }, { $yes }
    .a = unless { $condition }: { $yes }
unless-behind = { $yes } unless { $condition }
    .a = { $yes }, unless { $condition }
    .b = { $yes } except if { $condition }
    .c = { $yes }, except if { $condition }
points-unless = { $text } unless { $condition }
    .a = { $text }, unless { $condition }
    .b = { $text } except if { $condition }
otherwise-it = { $join ->
    [semi] ; otherwise
    [semi-comma] ; otherwise,
    [comma] , otherwise
    [stop] . otherwise
    [stop-comma] . otherwise,
    [not] . if not,
   *[else] , else
 } { $way ->
    [up] { $verb ->
        [increase] increase it
       *[raise] raise it
     }
   *[down] { $verb ->
        [decrease] decrease it
       *[reduce] reduce it
     }
 } { $steps }
or-figure = { $first }{ $join ->
    [comma] , or { $more } if { $condition }
    [bracket] {" "}(or { $more } if { $condition })
    [bracket-instead] {" "}(or { $more } instead if { $condition })
    [bracket-if] {" "}({ $more } if { $condition })
    [bracket-if-instead] {" "}({ $more } instead if { $condition })
   *[instead] , or { $more } instead if { $condition }
 }
decrease-and-same = { $verb ->
    [decrease] decrease
   *[reduce] reduce
 } { $track } { $steps } and { $own ->
    [own] increase your own
   *[yours] increase yours
 } { $same ->
    [same-amount] by the same amount
    [same-number] by the same number of steps
    [number] the same number of steps
    [as-many] by as many steps
   *[amount] the same amount
 }
robs-each = { $whom ->
    [each] each opponent loses { $thing }
    [every] every opponent loses { $thing }
    [opponents] your opponents lose { $thing } each
    [all] all opponents lose { $thing } each
    [bare] opponents lose { $thing } each
   *[player] each other player loses { $thing }
 }{ $join ->
    [semi] ;
    [comma] ,
    [and] {" "}and
    [comma-and] , and
   *[stop] .
 } you gain { $same ->
    [many] that many
    [much] that much
    [amount] that amount
    [them] them
   *[same] the same amount
 }
spend-here-and = { $verb ->
    [spend] spend
   *[remove] remove
 } { $thing } { $where ->
    [here] here
    [from-here] from here
   *[from] from this card
 } and { $more }
spend-and-here = { $verb ->
    [spend] spend
   *[pay] pay
 } { $more } and { $thing } { $where ->
    [here] here
    [from-here] from here
   *[from] from this card
 }
by-paying = { $gain } by { $cost }
by-spending = { $way ->
    [spend] spending { $thing }
   *[pay] paying { $thing }
 }
by-discarding = discarding { $cards }
by-paying-money = { $way ->
    [pay] paying { $money }
   *[spend] spending { $money }
 }
look-and-buy-any = . { $how ->
    [buy] buy any number of them
    [may] you may buy any number of them
    [any] buy any of them
    [may-any] you may buy any of them
    [many] buy as many of them as you like
    [want] buy as many of them as you want
   *[may-many] you may buy as many of them as you like
 }
look-and-take-any = . { $how ->
    [take] take any number of them into your hand
    [keep] keep any number of them
    [take-hand] take any number of them into hand
    [may] you may keep any number of them
   *[add] add any number of them to your hand
 }{ $rest ->
    [rest] {" "}and discard the rest
    [others] {" "}and discard the others
   *[none] {""}
 }
look-and-keep-such = . { $how ->
    [keep] keep
    [take] take
    [put] put
   *[add] add
 } all { $cards }{ $hand ->
    [your] {" "}into your hand
    [hand] {" "}into hand
    [to] {" "}to your hand
   *[none] {""}
 }{ $rest ->
    [rest] {" "}and discard the rest
    [others] {" "}and discard the others
    [other] {" "}and discard the other cards
    [comma] , discard the rest
    [comma-others] , discard the others
    [stop] . discard the rest
    [stop-others] . discard the others
   *[none] {""}
 }
those-such = { $how ->
    [with] those with { AN($stem) } tag
    [that] those that have { AN($stem) } tag
   *[tags] those with { $stem } tags
 }
such-one = 1 with { AN($stem) } tag
peek-hand = look at { $owner } hand
otherwise-discards-and = { $text }{ $join ->
    [stop-comma] . otherwise,
    [stop] . otherwise
    [comma] , otherwise
    [semi] ; otherwise
    [semi-comma] ; otherwise,
    [not] . if not,
   *[else] , else
 } discard it and { $no }
projects-less = { $how ->
    [cost] standard projects cost { $money } less, except selling patents
    [cost-plain] standard projects cost { $money } less except selling patents
    [bracket] standard projects cost { $money } less (except selling patents)
    [you] standard projects cost you { $money } less, except selling patents
    [you-plain] standard projects cost you { $money } less except selling patents
   *[you-bracket] standard projects cost you { $money } less (except selling patents)
 }
each-may = { $people } may { $what }
shown-then-taken = { $join ->
    [and] {" "}and
    [then] , then
    [and-then] {" "}and then
    [comma] ,
   *[stop] .
 } { $how ->
    [keep] keep
    [choose] choose
   *[take] take
 } { $cards }{ $hand ->
    [your] {" "}into your hand
    [hand] {" "}into hand
    [from] {" "}from it
   *[none] {""}
 }
shown-then-taken-of = { $join ->
    [and] {" "}and
   *[stop] .
 } { $how ->
    [add] add
   *[put] put
 } { $cards }{ $hand ->
    [to] {" "}to your hand
    [your] {" "}into your hand
   *[hand] {" "}into hand
 }
discards-rest = discard the { $others ->
    [others] others
    [other] other cards
   *[rest] rest
 }
others-against = { $whose ->
    [opponent] { $yes ->
        [yes] { $who ->
            [an] an opponent has
            [any] any opponent has
           *[another] another player has
         }
       *[no] { $who ->
            [no] no opponent has
           *[other] no other player has
         }
     }
   *[any] { $yes ->
        [yes] any player has
       *[no] no player has
     }
 } { $rank } { $things } than { $than }
others-have = { $whose ->
    [opponent] { $yes ->
        [yes] { $who ->
            [an] an opponent has
            [any] any opponent has
           *[another] another player has
         }
       *[no] { $who ->
            [no] no opponent has
           *[other] no other player has
         }
     }
   *[any] { $yes ->
        [yes] any player has
       *[no] no player has
     }
 } { $things }
more-than-each = you { $own ->
    [own] own
   *[have] have
 } { $rank ->
    [more] more
   *[fewer] fewer
 } { $things } than { $whom ->
    [each] each opponent
    [every] every opponent
    [all] all opponents
    [your] all your opponents
    [any] any opponent
    [any-other] any other player
    [each-other] each other player
    [anyone] anyone else
    [anybody] anybody else
    [everyone] everyone else
    [everybody] everybody else
    [any-1] any one opponent
   *[every-other] every other player
 }
own-group = { $how ->
    [a] { $tiles } in a group
    [one] { $tiles } in 1 group
    [one-connected] { $tiles } in 1 connected group
    [connected-group] { $tiles } in a connected group
    [largest] { $tiles } in your largest group
    [connected] connected { $tiles }
   *[each] { $tiles } connected to each other
 }
it-lies-beside = it { $is ->
    [is] is
   *[placed] is placed
 } { $near ->
    [next] next to
   *[adjacent] adjacent to
 } { $tiles }
lose-production-each = { $how ->
    [loses] loses { $count } { $stem } production { $per }
    [loses-steps] loses { $count } steps of { $stem } production { $per }
   *[lose] lose { $count } { $stem } production { $per }
 }
play-and-rest = { $draw }{ $join ->
    [then] , then
    [and] {" "}and
   *[stop] .
 } { $play }{ $stop ->
    [and] {" "}and discard the
    [comma] , discard the
   *[stop] . discard the
 } { $rest ->
    [rest] rest
    [other] other cards
   *[others] others
 }
minus =
    .mb = , minus { $total }
    .mc = , reduced by { $total }
    .md = (reduced by { $total })
    .me = reduced by { $total }
    .mf = (minus { $total })
    .mg = , then reduced by { $total }
plus =
    .pb = , plus { $total }
    .pc = (plus { $total })
    .pd = , increased by { $total }
your-things = { $how ->
    [of] any of your { $things }
   *[your] your { $things }
 }
count-than = { $bound ->
    [fewer] fewer than { $thing }
    [less] less than { $thing }
   *[more] more than { $thing }
 }
track-than = { $bound ->
    [fewer] you have fewer than { $value } { $track }
    [less] you have less than { $value } { $track }
   *[more] you have more than { $value } { $track }
 }
level-than = { $track } is { $bound ->
    [less] less than
    [below] below
    [under] under
    [lower] lower than
    [colder] colder than
    [more] more than
    [above] above
    [over] over
    [warmer] warmer than
   *[higher] higher than
 } { $value }
amount-less =
    .a = { $text } minus { $less }
    .b = { $text }, reduced by { $less },
    .c = { $text } reduced by { $less }
    .d = { $text }, minus { $less },
    .e = { $text } (reduced by { $less })
    .xa = { $text }, minus { $less }
    .xb = { $text } minus { $less }
add-here-or = { $how ->
    [put] put
    [place] place
   *[add] add
 } { $thing } { $here ->
    [here] here
   *[card] to this card
 } or { $other ->
    [to] to { $card }
    [on] on { $card }
   *[plain] { $card }
 }
if-said = if { $condition }, { $text }
again-it = { $join ->
    [and] {" "}and,
    [comma] ,
    [semi] ;
   *[stop] .
 } if { $condition }, { $way ->
    [up] { $verb ->
        [raise] raise it
       *[increase] increase it
     }
   *[down] { $verb ->
        [lower] lower it
       *[decrease] decrease it
     }
 } { $much ->
    [additional] an additional step
    [one] 1 additional step
    [more] 1 more step
    [again] 1 step again
    [another] another step
    [extra] an extra step
   *[step] 1 step
 }
look-and-take-such = . { $how ->
    [keep] keep
    [put] put
    [add] add
   *[take] take
 } { $cards }{ $hand ->
    [your] {" "}into your hand
    [hand] {" "}into hand
    [to] {" "}to your hand
   *[none] {""}
 }{ $rest ->
    [rest] {" "}and discard the rest
    [others] {" "}and discard the others
    [other] {" "}and discard the other cards
    [comma] , discard the rest
    [stop] . discard the rest
    [stop-others] . discard the others
   *[none] {""}
 }
cards-with-held = { $how ->
    [with] with { $things } on it
    [with-them] with { $things } on them
    [that-has] that has { $things } on it
    [that-have] that have { $things } on them
    [has] that has { $things }
   *[have] that have { $things }
 }
others-cards = { $whose ->
    [your] your opponents'
    [opponents] opponents'
    [each] each opponent's
   *[their] an opponent's
 } { $what } cost { $them ->
    [them] them { $money }
   *[none] { $money }
 } { $way ->
    [more] more
   *[less] less
 }
place-together = { $how ->
    [lay] lay
   *[place] place
 } 2 { $tiles } { $near ->
    [next] next to each other
   *[adjacent] adjacent to each other
 }
shown-discarded = { $text }{ $how ->
    [stop] .
    [then] , then
    [stop-then] . then
   *[and] {" "}and
 } { $what ->
    [it] discard it
    [that] discard that card
    [revealed] discard the revealed card
    [passive] the revealed card is discarded
   *[card] discard the card
 }
tags-together = { $how ->
    [together] { $value } { $stem } tags together
    [in-total] { $value } { $stem } tags in total
    [combined] { $value } combined { $stem } tags
    [combined-behind] { $value } { $stem } tags combined
    [any] { $value } tags of any combination of { $stem }
   *[total] a total of { $value } { $stem } tags
 }
beside-yours = { $near ->
    [next] next to
   *[adjacent] adjacent to
 } { $which ->
    [any] any of yours
    [one] one of yours
    [figure] 1 of yours
    [own] your own
   *[yours] yours
 }
is-placed-of = { $whose ->
    [an] an opponent's
    [any] any opponent's
    [other] another player's
   *[bare] opponent's
 } { $tiles } is placed { $where }
gain-from = { $verb ->
    [get] get
    [receive] receive
   *[gain] gain
 } { $thing } from { $whom }
produce-plain = { $way ->
    [decrease] decrease { $track }
    [reduce] reduce { $track }
    [raise] raise { $track }
   *[increase] increase { $track }
 }
raise-either = { $how ->
    [either] raise either { $tracks } { $steps }
    [increase] increase { $tracks } { $steps }
   *[raise] raise { $tracks } { $steps }
 }
raise-either-plain = { $how ->
    [either] raise either { $tracks }
    [increase] increase { $tracks }
   *[raise] raise { $tracks }
 }
for-each-first = { $per }{ $comma ->
    [no] {""}
   *[yes] ,
 } { $what }
tag-by-tag = for { $each ->
    [every] every
   *[each] each
 } { $tags } you play{ $self ->
    [this] (including this)
    [these] (including these)
    [this-comma] , including this,
    [these-comma] , including these,
    [comma] ,
   *[none] {""}
 } { $text }
each-production = { $each ->
    [each-during] during each
    [every-during] during every
    [in-each] in each
    [in-every] in every
    [at-each] at each
    [every] every
    [in-the] in the
    [during-the] during the
   *[each] each
 } production phase
    .a = each time you produce
    .b = whenever you produce
    .c = at the end of each generation
    .d = at the end of every generation
moment-behind = { $text } { $again }
now-and-then = { $text } now and { $again }
    .a = { $text } now, and { $again }
and-more-then = { $text }{ $comma ->
    [yes] ,
   *[no] {""}
 } and { $more } more { $again }
    .a = { $text }{ $comma ->
        [yes] ,
       *[no] {""}
     } and then { $more } more { $again }
draw-and-keep-some = { $draw ->
    [draw] draw { $cards }
    [draw-top] draw the top { $cards } of the deck
    [look-bare] look at the top { $cards }
   *[look] look at the top { $cards } of the deck
 }{ $then ->
    [and] {" "}and
    [comma] ,
   *[stop] .
 } { $how ->
    [keep-most] keep at most { $kept }
    [take] take up to { $kept }
    [take-of] take up to { $kept } of them
    [keep] keep up to { $kept }
    [keep-of] keep up to { $kept } of them
   *[keep-most-of] keep at most { $kept } of them
 }{ $rest ->
    [rest] {" "}and discard the rest
    [comma] , discard the rest
    [stop] . discard the rest
   *[none] {""}
 }
cards-of-tags = { $stem } tag { $cards }
sell-cards = sell any number of { $how ->
    [hand] cards from hand
    [your-hand] cards from your hand
    [your] your cards
    [patents] patents
   *[cards] cards
 } for { $thing } { $each ->
    [apiece] apiece
    [per] per card
   *[each] each
 }
this-to-events = { $put ->
    [place] place
    [move] move
   *[put] put
 } this card{ $down ->
    [down] {" "}face down
    [face-down] {" "}face-down
   *[none] {""}
 } { $in ->
    [into] into
    [on] on
    [to] to
   *[in] in
 } { $whose ->
    [the] the
   *[your] your
 } { $pile ->
    [event] event pile
   *[events] events pile
 }
generation-now = { $how ->
    [current] current generation number
    [number] generation number
   *[played] generations played so far
 }
kinds-both = { $how ->
    [type] type of resource
    [different-type] different type of resource
    [kind] kind of resource
    [different-kind] different kind of resource
    [types] different resource types
    [plain] resource types
   *[resources] different resources
 } you have
kinds-cards = { $how ->
    [cards] type of resource on your cards
    [kind] kind of resource on your cards
    [different] different type of resource on your cards
    [non-standard-kind] kind of non-standard resource you have
   *[non-standard] type of non-standard resource you have
 }
kinds-stock = { $how ->
    [kind] kind of standard resource you have
    [different] different type of standard resource you have
   *[type] type of standard resource you have
 }
gain-under = { $gain ->
    [collect] collect
    [receive] receive
   *[gain] gain
 } { $all ->
    [all-the] all the
    [the] the
   *[all] all
 } { $bonuses ->
    [bonuses] bonuses
    [printed] printed bonuses
   *[placement] placement bonuses
 } { $where ->
    [below] below
    [covered] covered by
   *[under] under
 } { $your ->
    [all-your] all your
    [each] each of your
   *[your] your
 } { $tiles }
removed-for-each = { $verb ->
    [spend] spend
    [discard] discard
   *[remove] remove
 } all { $noun } { $from ->
    [from] from this card
    [from-here] from here
    [on] on this card
   *[here] here
 }{ $and ->
    [and] {" "}and
    [stop] .
   *[to] {" "}to
 } gain { $thing } { $each ->
    [removed] for each { $noun } removed
    [per-removed] per { $noun } removed
    [per] per { $noun }
    [for-each] for each { $noun }
    [this-way] for each { $noun } removed this way
   *[each] for each
 }
pay-less-per = { $how ->
    [when] when you play { $what }, you pay { $money } less
    [for-it] when you play { $what }, you pay { $money } less for it
    [playing] when playing { $what }, you pay { $money } less for it
    [playing-bare] when playing { $what }, you pay { $money } less
   *[costs] when you play { $what }, it costs { $money } less
 } { $per }
pays-project = { $how ->
    [you] you may use { $things } to pay for
    [you-for] you may use { $things } for
    [you-spend] you may spend { $things } on
    [pay-with] you may pay with { $things } for
    [for] { $things } may be used for
    [pay-for] { $things } may be used to pay for
   *[on] { $things } may be spent on
 } { $the ->
    [the] the
   *[your] your
 } { $name } standard project{ $as ->
    [building] {" "}as if you were playing a building card
   *[none] {""}
 }
project-cards = project { $number ->
    [one] card
   *[many] cards
 }
draw-shown = { $draw ->
    [take] take
   *[draw] draw
 } { $number ->
    [one] { AN($things) } card
   *[many] { $count } { $things } cards
 }
kinds-production = { $how ->
    [type] type of production you have
    [different] different type of production you have
    [step] different type of production you have at least 1 step of
    [resource] resource that you produce
   *[kind] kind of production you have
 }
generations =
    .a = { $number ->
        [one] generation
       *[many] generations
     }
    .b = { $number ->
        [one] generation played
       *[many] generations played
     }
generation-said = { $how ->
    [current] the current generation number
    [number] the generation number
    [bare] the current generation
   *[of] the number of the current generation
 }
produce-as-generation = { $way ->
    [raise] raise { $track } by
   *[increase] increase { $track } by
 } { $generation }
gain-as-generation = { $gain ->
    [get] get
    [amount] gain an amount of
   *[gain] gain
 } { $noun } equal to { $generation }
for-free =
    .a = without paying its cost
    .b = without paying for it
    .c = without paying the cost
    .d = at no cost
nothing =
    .a = nothing happens
    .xa = you do not
    .xb = you lose nothing
    .xc = this does not happen
    .xd = ignore it
left-to-chance =
    .a = flip a coin: { $choice }
    .b = toss a coin: { $choice }
    .c = at random: { $choice }
    .d = randomly choose: { $choice }
    .xa = at random, { $choice }
    .xb = randomly, { $choice }
    .xc = randomly { $choice }
    .xd = randomly either { $choice }
    .xe = let chance decide whether to { $choice }
each-counted-worth = { $how ->
    [end] at the end of the game, each { $thing }
   *[each] each { $thing }
 } is worth { $points }
double-held = double the { $noun } { $where ->
    [here] here
   *[on] on this card
 }
turn-all = { $verb ->
    [turn] turn
    [change] change
    [exchange] exchange
   *[convert] convert
 } { $all ->
    [all] all
    [all-of] all of your
    [all-the] all the
   *[your] all your
 } { $noun } { $into ->
    [to] to
    [for] for
   *[into] into
 } { $other }
turn-any = { $verb ->
    [turn] turn
    [change] change
    [exchange] exchange
   *[convert] convert
 } any { $much ->
    [number] number
   *[amount] amount
 } of { $noun } { $into ->
    [to] to
    [for] for
   *[into] into
 } { $other }
override-card-price =
    .a = you pay { $money } to buy a card
    .b = buying cards costs you { $money }
    .c = buying a card costs { $money }
    .d = buying cards to hand costs { $money }
    .e = when you buy a card, you pay { $money }
    .f = when you buy a card, pay { $money }
    .g = cards cost you { $money } to buy
    .h = you buy cards for { $money }
    .i = you buy cards for { $money } each
override-card-price-more =
    .a = you pay { $money } { $way ->
        [less] less
       *[more] more
     } to buy a card { $per }
    .b = when you buy a card, you pay { $money } { $way ->
        [less] less
       *[more] more
     } { $per }
    .c = when you buy a card, you pay { $money } { $way ->
        [less] less
       *[more] more
     } for it { $per }
    .d = buying cards costs { $money } { $way ->
        [less] less
       *[more] more
     } { $per }
    .e = cards cost { $money } { $way ->
        [less] less
       *[more] more
     } to buy { $per }
override-actions =
    .a = you take { $value } actions per turn
    .b = you may take { $value } actions per turn
    .c = you may take { $value } actions each turn
    .d = you have { $value } actions per turn
override-actions-more =
    .a = you may take { $value } { $way ->
        [less] fewer
       *[more] additional
     } { $number ->
        [one] action
       *[many] actions
     } each turn { $per }
    .b = you have { $value } { $way ->
        [less] fewer
       *[more] more
     } { $number ->
        [one] action
       *[many] actions
     } per turn { $per }
override-research-cards =
    .a = draw { $value } cards in each research phase
    .b = you draw { $value } cards in the research phase
    .c = draw { $value } cards during the research phase
override-research-cards-more =
    .a = draw { $value } { $way ->
        [less] fewer
       *[more] more
     } { $number ->
        [one] card
       *[many] cards
     } in the research phase { $per }
    .b = you draw { $value } additional { $way ->
       *[more] { $number ->
            [one] card
           *[many] cards
         }
     } in the research phase { $per }
    .c = draw { $value } additional { $way ->
       *[more] { $number ->
            [one] card
           *[many] cards
         }
     } during the research phase { $per }

## Dice, which bring a number that is X in what follows

die = { $a ->
    [the] the
    [any] 1
   *[a] a
 } { $sides ->
    [long] six-sided die
    [figure] 6-sided die
    [six] 6 sided die
    [short] d6
    [d1] 1d6
   *[none] die
 }
    .a = 1d6
    .b = d6
die-of = { $a ->
    [any] 1
   *[a] a
 } { $how ->
    [d] d{ $sides }
    [long] { $sides }-sided die
   *[sides] die with { $sides } sides
 }
roll = { $roll ->
    [throw] throw
    [you] you roll
    [rolls] rolls
   *[roll] roll
 } { $die }{ $then ->
    [and] {" "}and
    [and-then] {" "}and then
    [comma] , and
    [comma-then] , then
    [stop] .
    [stop-you] . you
    [semi] ;
   *[colon] :
 } { $what }
rolled-of-it = { $how ->
    [rolled] as many { $noun } as you rolled
    [number] as many { $noun } as the number rolled
    [result] as many { $noun } as the result
    [shown] as many { $noun } as shown
    [it] as many { $noun } as it shows
    [die] as many { $noun } as the die shows
    [pips] as many { $noun } as there are pips
    [equal] { $noun } equal to the result
    [roll] { $noun } equal to the roll
    [rolls] { $noun } equal to your roll
    [what] { $noun } equal to the number rolled
    [number-equal] a number of { $noun } equal to the result
    [number-rolled] a number of { $noun } equal to the number rolled
    [amount] an amount of { $noun } equal to the result
   *[that] that number of { $noun }
 }
gain-rolled = { $how ->
    [equal] gain { $noun } equal to { $die }
    [get] get as many { $noun } as { $die } shows
    [dice] gain { $die } { $noun }
   *[as] gain as many { $noun } as { $die } shows
 }
die-shown = { $a ->
    [roll-of] the roll of a die
    [result-of] the result of a die roll
    [roll] a die roll
    [one] the roll of 1 die
   *[a] a die
 }
rolled-least = { $who ->
    [it] it is
    [result] the result is
    [number] the number is
    [shows] the die shows
    [roll] the roll is
    [rolled] you rolled
   *[you] you roll
 } { $how ->
    [at] at least { $value }
    [at-a] at least a { $value }
    [higher] { $value } or higher
    [a-higher] a { $value } or higher
    [a-more] a { $value } or more
    [plus] { $value }+
   *[more] { $value } or more
 }
rolled-most = { $who ->
    [it] it is
    [result] the result is
    [number] the number is
    [shows] the die shows
    [roll] the roll is
    [rolled] you rolled
   *[you] you roll
 } { $how ->
    [at] at most { $value }
    [lower] { $value } or lower
    [a-lower] a { $value } or lower
    [a-less] a { $value } or less
   *[less] { $value } or less
 }
rolled-just = { $who ->
    [it] it is
    [result] the result is
    [number] the number is
    [shows] the die shows
    [roll] the roll is
    [rolled] you rolled
   *[you] you roll
 } { $how ->
    [a] a { $value }
    [an] an { $value }
   *[plain] { $value }
 }
rolled-or = { $who ->
    [result] the result is
    [number] the number is
    [shows] the die shows
    [rolled] you rolled
   *[you] you roll
 } { $how ->
    [a] a { $value } or { $other }
    [both] a { $value } or a { $other }
   *[plain] { $value } or { $other }
 }
at-roll-least = { $on ->
    [with] with
   *[on] on
 } { $how ->
    [a] a { $value } or higher
    [a-more] a { $value } or more
    [higher] { $value } or higher
    [plus] { $value }+
    [plus-a] a { $value }+
   *[more] { $value } or more
 }
at-roll-most = { $on ->
    [with] with
   *[on] on
 } { $how ->
    [a] a { $value } or lower
    [a-less] a { $value } or less
    [lower] { $value } or lower
   *[less] { $value } or less
 }
at-roll = { $on ->
    [with] with
   *[on] on
 } { $how ->
    [a] a { $value }
    [an] an { $value }
   *[plain] { $value }
 }
at-roll-or = { $on ->
    [with] with
   *[on] on
 } { $how ->
    [a] a { $value } or { $other }
    [both] a { $value } or a { $other }
   *[plain] { $value } or { $other }
 }
on-a-roll = { $condition }{ $then ->
    [colon] :
    [also] , also
    [you] , you
    [you-also] , you also
    [bare] {""}
   *[comma] ,
 } { $what }
at-roll-range = { $on ->
    [with] with
   *[on] on
 } { $how ->
    [a] a { $value }{ $other }
   *[plain] { $value }{ $other }
 }
per-pip = { $how ->
    [pip] for each pip
    [per] per pip
    [on-it] for each pip on it
    [on-die] for each pip on the die
    [rolled] for each pip rolled
    [point] for each point rolled
   *[times] times the result
 }
coin = { $toss ->
    [toss] toss
   *[flip] flip
 } a coin{ $on ->
    [on] . on heads, { $heads }. on tails, { $tails }
    [colon] : on heads, { $heads }; on tails, { $tails }
    [comma] . on heads, { $heads }, on tails, { $tails }
    [if] . if heads, { $heads }. if tails, { $tails }
    [if-it] . if it is heads, { $heads }. if it is tails, { $tails }
    [otherwise] . on heads, { $heads }; otherwise { $tails }
    [if-otherwise] . if heads, { $heads }, otherwise { $tails }
   *[plain] . heads: { $heads }. tails: { $tails }
 }
coin-heads = { $toss ->
    [toss] toss
   *[flip] flip
 } a coin{ $on ->
    [on] . on heads, { $heads }
    [colon] : on heads, { $heads }
    [if] . if heads, { $heads }
    [if-it] . if it is heads, { $heads }
   *[plain] . heads: { $heads }
 }

## One whom chance chooses

random-opponent = { $how ->
    [chosen] a randomly chosen opponent
    [selected] a randomly selected opponent
    [at] an opponent at random
    [chosen-at] an opponent chosen at random
    [other] a random other player
    [another] another random player
   *[plain] a random opponent
 }
random-player = { $how ->
    [chosen] a randomly chosen player
    [selected] a randomly selected player
    [at] a player at random
    [chosen-at] a player chosen at random
   *[plain] a random player
 }

## How far requirements may be missed

eased-tracks = { $whose ->
    [your] your
    [the] the
    [all] all
   *[none] {""}
 } { $tracks } { $number ->
    [one] requirement
   *[many] requirements
 }
    .a = requirements for { $tracks }
    .b = requirements of { $tracks }
    .c = your requirements for { $tracks }
    .d = requirements on { $tracks }
    .e = requirements concerning { $tracks }
    .f = requirements that ask for { $tracks }
    .g = { $tracks } requirements of your cards
    .h = { $tracks } requirements on your cards
    .i = the { $tracks } requirements of your cards
eased-global = { $whose ->
    [your] your
    [the] the
    [all] all
    [all-your] all your
   *[none] {""}
 } global { $number ->
    [parameters] parameter requirements
   *[plain] requirements
 }
    .a = global requirements of your cards
    .b = global requirements on your cards
    .c = the global requirements of your cards
    .d = global requirements of cards you play
eased-tags = { $whose ->
    [your] your
    [the] the
    [all] all
   *[none] {""}
 } tag requirements
    .a = tag requirements of your cards
    .b = tag requirements on your cards
    .c = requirements for tags
eased-tag = { $whose ->
    [your] your
    [the] the
   *[none] {""}
 } { $stem } tag requirements
    .a = requirements for { $stem } tags
    .b = { $stem } tag requirements of your cards
eased-tiles = { $whose ->
    [your] your
    [the] the
   *[none] {""}
 } { $tiles } requirements
    .a = requirements for { $tiles }
    .b = { $tiles } requirements of your cards
eased-about = requirements { $for ->
    [of] of
   *[for] for
 } { $about }
of-some-cards = { $of ->
    [on] on
    [when] when playing
   *[of] of
 } { $cards }
so-many-tags = { $number } { $tag ->
    [tag] tag
   *[tags] tags
 }
more-or-less = { $first } or { $last }
    .a = { $first } / { $last }
    .b = { $first }/{ $last }
    .c = either { $first } or { $last }
eased-by = { $what } { $how ->
    [missed] may be missed by
    [missed-up] may be missed by up to
    [missed-most] may be missed by at most
    [short] may fall short by
    [short-up] may fall short by up to
    [off] may be off by
    [off-up] may be off by up to
    [differ] may differ by up to
    [vary] may vary by up to
    [deviate] may deviate by up to
    [within] are within
    [met-within] need only be met within
    [plus-minus] are +/-
    [have] have a tolerance of
    [lenient] are eased by
   *[relaxed] are relaxed by
 } { $much } { $per }{ $choice ->
    [each] , your choice in each case
    [choice] , your choice
    [direction] {" "}in either direction
    [both] {" "}in both directions
   *[none] {""}
 }
    .a = { $what } may be { $much } { $way ->
        [high-low] too high or too low
        [above] above or below
        [off] off
        [higher] higher or lower
        [lower] lower or higher
        [more-less] more or less
        [early] too early or too late
       *[late] early or late
     } { $per }
    .b = { $what } count as { $much } { $way ->
        [higher] higher or lower
        [lower] lower or higher
       *[more] more or less
     } { $per }
    .c = { $what } are { $much } { $way ->
        [higher] higher or lower
        [lower] lower or higher
       *[more] more or less
     }{ $choice ->
        [each] , your choice in each case
        [choice] , your choice
        [wish] , as you wish
       *[none] {""}
     } { $per }
    .d = you may miss { $what } by { $up ->
        [up] up to
        [most] at most
       *[none] {""}
     } { $much } { $per }
eased-within = { $what } { $are ->
    [may] may be
    [count] count as
    [treated] are treated as
   *[are] are
 } { $much } { $per }{ $choice ->
    [each] , your choice in each case
    [choice] , your choice
    [wish] , as you wish
   *[none] {""}
 }

## What holds only while something does, and what is left out of a count

while = { $how ->
    [while] while
    [long] as long as
    [so-long] so long as
    [whenever] whenever
    [provided] provided that
    [once] once
   *[if] if
 } { $condition }, { $text }
    .a = { $text } while { $condition }
    .b = { $text } as long as { $condition }
    .c = { $text }, as long as { $condition }
    .d = { $text } provided that { $condition }
    .e = { $text } whenever { $condition }
    .f = { $text } once { $condition }
    .g = { $text }, if { $condition }
track-had = { $track } { $have ->
    [gained] you have gained
    [own] you own
   *[have] you have
 }
    .a = of your { $track }
    .b = points of { $track }
    .c = points of { $track } you have
    .d = points of your { $track }
    .e = steps of your { $track }
tiles-but = non-{ $noun } { $tiles }
cards-but = non-{ $left } { $cards }
tile-but =
    .a = (excluding { $noun })
    .b = excluding { $noun }
    .c = , excluding { $noun }
    .d = (except { $noun })
    .e = except { $noun }
    .f = except for { $noun }
    .g = (not counting { $noun })
    .h = not counting { $noun }
    .i = , not counting { $noun }
    .j = (not including { $noun })
    .k = not including { $noun }
    .l = (but not { $noun })
    .m = but not { $noun }
    .n = other than { $noun }
    .o = that are not { $noun }
    .p = (without { $noun })
    .q = (excl. { $noun })
    .r = (apart from { $noun })
    .s = apart from { $noun }
    .t = (other than { $noun })
    .u = besides { $noun }
    .v = that is not { AN($noun) }
cards-other-than =
    .a = (excluding { $cards })
    .b = excluding { $cards }
    .c = , excluding { $cards }
    .d = (except { $cards })
    .e = except { $cards }
    .f = except for { $cards }
    .g = (not counting { $cards })
    .h = not counting { $cards }
    .i = (not including { $cards })
    .j = not including { $cards }
    .k = (but not { $cards })
    .l = but not { $cards }
    .m = that are not { $cards }
    .n = that is not { AN($cards) }
    .o = (excl. { $cards })
    .p = apart from { $cards }
    .q = (other than { $cards })
clause-each =
    .a = every { $whose ->
        [any] player
       *[opponent] opponent
     } { $what }
    .b = each of { $whose ->
        [any] the players
       *[opponent] your opponents
     } { $what }

## What is done with cards that have been seen, and what has been used

cards-used =
    .a = { $yes ->
        [yes] with an action used this generation
       *[no] with no action used this generation
     }
    .b = { $yes ->
        [yes] whose action was used this generation
       *[no] whose action was not used this generation
     }
    .c = { $yes ->
        [yes] whose action you have used this generation
       *[no] whose action you have not used this generation
     }
    .d = { $yes ->
        [yes] whose action you have already used this generation
       *[no] whose action you have not yet used this generation
     }
    .e = { $yes ->
        [yes] that has been used this generation
       *[no] that has not been used this generation
     }
    .xa = { $yes ->
        [yes] you have already used this generation
       *[no] you have not yet used this generation
     }
    .xb = { $yes ->
        [yes] you have used this generation
       *[no] you have not used this generation
     }
    .xc = { $yes ->
        [yes] you already used this generation
       *[no] you did not use this generation
     }
    .xd = { $yes ->
        [yes] that you have used this generation
       *[no] that you have not used this generation
     }
area-where-it-lay =
    .a = where it lay
    .b = where it was
    .c = in its place
    .d = onto its area
    .e = there
rest =
    .a = { $text } and discard the rest
    .b = { $text }, and discard the rest
    .c = { $text }. discard the rest
    .d = { $text }. the rest are discarded
    .e = { $text }. the rest is discarded
    .f = { $text }. discard the others
    .g = { $text } (discard the others)
    .h = { $text } (the rest is discarded)
    .i = { $text }. otherwise, discard it
    .j = { $text }; otherwise discard it
    .k = { $text } or discard it
    .l = { $text } and discard it
    .m = { $text } and discard them

exchange-hands =
    .xa = swap hands with { $whom }
    .xb = exchange hands with { $whom }
    .xc = swap all cards in hand with { $whom }
    .xd = exchange your hand with { $whom }
    .xe = swap your hand with { $whom }
exchange-production =
    .xa = swap { $track } with { $whom }
    .xb = swap your { $track } with { $whom }
    .xc = exchange your { $track } with { $whom }
exchange-stock =
    .xa = swap { $thing } with { $whom }
swap-stock =
    .xa = exchange your { $noun } with { $whom }
    .xb = swap your { $noun } with { $whom }
    .xc = exchange all your { $noun } with { $whom }
    .xd = swap all your { $noun } with { $whom }
exchange-own =
    .xa = swap { $one } with { $other }
    .xb = exchange { $one } with { $other }
    .xc = exchange { $one } for { $other }
    .xd = exchange { $one } and { $other }
swap-stocks =
    .xa = swap your { $one } and { $other }
    .xb = swap your { $one } and your { $other }
    .xc = swap your { $one } with your { $other }
    .xd = exchange your { $one } with your { $other }
    .xe = exchange your { $one } for your { $other }
    .xf = exchange all your { $one } for all your { $other }
    .xg = swap all your { $one } and { $other }
mark =
    .xa = { $down ->
        [yes] remove 1 of your markers from { $card }
       *[no] place 1 of your markers on { $card }
     }
    .xb = { $down ->
        [yes] remove your marker from { $card }
       *[no] place your marker on { $card }
     }
    .xc = { $down ->
        [yes] remove a marker from { $card }
       *[no] place a marker on { $card }
     }
    .xd = { $down ->
        [yes] take your marker from { $card }
       *[no] put your marker on { $card }
     }
    .xe = { $down ->
        [yes] take a marker from { $card }
       *[no] put a marker on { $card }
     }
marked-yours =
    .xa = with your marker
    .xb = with 1 of your markers
    .xc = with your marker on it
    .xd = that has your marker
    .xe = marked by you
markers-yours-here =
    .xa = of your markers here
    .xb = your markers here
    .xc = of your markers on this card
    .xd = your markers on this card
    .xe = marker you have here
    .xf = markers you have here
seats-here =
    .xa = seat here
    .xb = seats here
    .xc = of your seats here
    .xd = seat they have here
    .xe = seats they have here
    .xf = seat on this card
    .xg = seat you have here
    .xh = seats you have here
on-tile =
    .xa = on { $tile }
    .xb = onto { $tile }
    .xc = on top of { $tile }
at-game-end =
    .xa = at the end of the game, { $text }
    .xb = at the end of the game: { $text }
    .xc = when the game ends, { $text }
    .xd = at game end, { $text }
at-set-up =
    .xa = during setup, { $text }
    .xb = during set-up, { $text }
    .xc = at setup, { $text }
    .xd = during the setup, { $text }
    .xe = after setup, { $text }
    .xf = when setting up, { $text }
next-generation =
    .xa = at the start of the next generation, { $text }
    .xb = at the beginning of the next generation, { $text }
    .xc = next generation, { $text }
    .xd = in the next generation, { $text }
    .xe = when the next generation begins, { $text }
in-next-phase =
    .xa = in the next { $phase }, { $text }
    .xb = during the next { $phase }, { $text }
    .xc = at the next { $phase }, { $text }
    .xd = during the next { $phase }: { $text }
nothing-placed =
    .xa = no { $tiles } { $was ->
        [were] were
        [has] has been
        [have] have been
       *[was] was
     } placed { $period }
completed-many =
    .xa = { $value } global { $number ->
        [one] parameter is
       *[many] parameters are
     } { $how ->
        [maxed] maxed
        [maxed-out] maxed out
        [full] at their maximum
        [finished] finished
       *[done] completed
     }
in-parity =
    .xa = in { $yes ->
        [yes] even
       *[no] odd
     } generations, { $text }
    .xb = in every { $yes ->
        [yes] even
       *[no] odd
     } generation, { $text }
    .xc = in { $yes ->
        [yes] an even
       *[no] an odd
     } generation, { $text }
clause-parity =
    .xa = it is an { $yes ->
        [yes] even
       *[no] odd
     } generation
    .xb = the generation is { $yes ->
        [yes] even
       *[no] odd
     }
    .xc = the current generation is { $yes ->
        [yes] even
       *[no] odd
     }
    .xd = the generation number is { $yes ->
        [yes] even
       *[no] odd
     }
often-action =
    .xa = { $times } times per generation: { $text }
    .xb = { $times } times per generation, { $text }
    .xc = up to { $times } times per generation, { $text }
    .xd = { $text }, up to { $times } times per generation
    .xe = { $text } (up to { $times } times per generation)
    .xf = { $text } ({ $times } times per generation)
    .xg = up to { $times } times each generation: { $text }
    .xh = { $times } times each generation: { $text }
when-would =
    .xa = when { $events }, { $text } instead
    .xb = whenever { $events }, { $text } instead
    .xc = if { $events }, { $text } instead
    .xd = when { $events }, instead { $text }
    .xe = if { $events }, instead { $text }
when-would-first =
    .xa = once per generation, when { $events }, { $text } instead
    .xb = once per generation, when { $events }, instead { $text }
    .xc = once per generation, if { $events }, { $text } instead
later-once =
    .xa = the next time { $events }, { $text }
    .xb = the next time { $events }: { $text }
    .xc = the next time that { $events }, { $text }
    .xd = when { $events } next, { $text }
later-once-this-generation =
    .xa = the next time { $events } this generation, { $text }
    .xb = the next time this generation { $events }, { $text }
    .xc = the next time this generation that { $events }, { $text }
later-this-generation =
    .xa = this generation, when { $events }, { $text }
    .xb = this generation, whenever { $events }, { $text }
    .xc = this generation, each time { $events }, { $text }
    .xd = for the rest of this generation, when { $events }, { $text }
    .xe = for the rest of the generation, when { $events }, { $text }
    .xf = for this generation, when { $events }, { $text }
    .xg = when { $events } this generation, { $text }
    .xh = whenever { $events } this generation, { $text }
choose-player =
    .xa = { $chance ->
        [yes] randomly choose
       *[no] choose
     } { $whom }{ $kept ->
       *[yes] {""}
     }
the-chosen-tag =
    .xa = the chosen tag
    .xb = that tag
    .xc = a tag of the chosen kind
    .xd = a tag of that kind
    .xe = the chosen kind of tag
tags-chosen =
    .xa = tags of the chosen kind
    .xb = tags of that kind
    .xc = tag of that kind
    .xd = tag of the chosen kind
    .xe = of that tag
    .xf = of the chosen tag
    .xg = of those tags
choose-tags =
    .xa = choose { $tags }: { $what }
    .xb = choose the tag { $tags }: { $what }
    .xc = choose one of these tags: { $tags }. { $what }
    .xd = choose { $tags }. { $what }
choose-and =
    .xa = choose { $whom } and { $what }
    .xb = choose { $whom }. { $what }
    .xc = choose { $whom }, then { $what }
some-of =
    .xa = choose { $count }: { $what }
    .xb = choose { $count } of the following: { $what }
    .xc = do { $count } of these: { $what }
    .xd = do { $count } of the following: { $what }
    .xe = choose { $count } of: { $what }
some-of-fewer =
    .xa = choose up to { $count }: { $what }
    .xb = choose up to { $count } of the following: { $what }
    .xc = do up to { $count } of these: { $what }
    .xd = do up to { $count } of the following: { $what }
list-some =
    .xa = { $head }; { $last }
    .xb = { $head }; or { $last }
    .xc = { $head }, { $last }
    .xd = { $head }, or { $last }
    .xe = { $head } or { $last }
    .xf = { $head }, and { $last }
    .xg = { $head } and { $last }
event-chair =
    .xa = { $who } { $tense ->
        [past] became
        [not] did not become
       *[now] { $person ->
            [you] become
           *[other] becomes
         }
     } chairman { $period }
event-party =
    .xa = { $named ->
        [yes] { $party }
       *[no] a party
     } become { $which ->
        [dominant] dominant
       *[ruling] the ruling party
     }
    .xb = { $named ->
        [yes] the { $party }
       *[no] any party
     } { $become ->
        [become] become
       *[becomes] becomes
     } { $which ->
        [dominant] dominant
       *[ruling] the ruling party
     }
    .xc = { $named ->
        [yes] the { $party } party
       *[no] some party
     } becomes { $which ->
        [dominant] dominant
       *[ruling] the ruling party
     }
add-to-up-to =
    .xa = add { $thing } to each of up to { $count } { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
    .xb = add { $thing } to up to { $count } different { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
    .xc = add { $thing } each to up to { $count } different { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
add-to-several =
    .xa = add { $thing } to each of { $count } { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
    .xb = add { $thing } to { $count } different { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
gain-bonuses =
    .xa = gain { $tile ->
        [it] its placement bonus
       *[this] the placement bonus of this tile
     }
    .xb = gain { $tile ->
        [it] its placement bonuses
       *[this] the placement bonuses under this tile
     }
move-tile-to =
    .xa = move { $tile } to an adjacent area{ $near ->
       *[yes] {""}
     }
    .xb = move { $tile } to an adjacent space{ $near ->
       *[yes] {""}
     }
    .xc = move { $tile } { $area }{ $near ->
       *[no] {""}
     }
    .xd = move { $tile } to an area adjacent to it{ $near ->
       *[yes] {""}
     }
swap-tiles =
    .xa = swap { $tile } with { $other }
    .xb = swap { $tile } and { $other }
    .xc = exchange { $tile } with { $other }
    .xd = switch { $tile } with { $other }
    .xe = swap the places of { $tile } and { $other }
    .xf = swap the positions of { $tile } and { $other }
grouped =
    .xa = { $tiles } in { $shape ->
        [row] the same row
        [line] a straight line
       *[group] a group
     }
    .xb = { $tiles } in { $shape ->
        [row] 1 row
        [line] a line
       *[group] 1 group
     }
    .xc = { $tiles } in { $shape ->
        [row] a row
        [line] 1 straight line
       *[group] a connected group
     }
    .xd = connected { $tiles }{ $shape ->
       *[group] {""}
     }
award-for =
    .xa = { $most }
    .xb = who has { $most }
    .xc = having { $most }
most =
    .xa = { $rank ->
        [most] most
       *[fewest] fewest
     } { $things }
most-stock =
    .xa = { $rank ->
        [most] most
       *[fewest] least
     } { $things }
tile-kinds =
    .xa = different kinds of { $tiles }
    .xb = different { $tiles }
    .xc = kinds of { $tiles }
    .xd = different types of { $tiles }
label-build =
    .xa = when you build here
    .xb = when you build a colony here
    .xc = build bonus
    .xd = when building here
label-colony =
    .xa = colony bonus
label-trade =
    .xa = trade income
    .xb = trade bonus
label-full =
    .xa = when the last seat is taken
    .xb = once all seats are taken
    .xc = when this card is full
of-lowest =
    .xa = { $figure } of { $of ->
        [stock] your lowest resource
       *[production] your lowest production
     }
    .xb = { $figure } of { $of ->
        [stock] your scarcest resource
       *[production] the resource with your lowest production
     }
kept-tiles =
    .xa = opponents may not remove { $tiles }
    .xb = { $tiles } may not be removed by opponents
    .xc = { $tiles } may not be removed
not-chosen =
    .xa = opponents may not choose you
    .xb = opponents may not target you
    .xc = you may not be chosen by opponents
decides =
    .xa = { $who } chooses for you: { $what }
    .xb = { $who } decides: { $what }
    .xc = { $who } chooses where you { $what }
    .xd = { $who } decides where you { $what }
become-first =
    .xa = become the first player
    .xb = you become the first player
    .xc = take the first player marker
    .xd = you become first player
    .xe = become first player
bare =
    .xa = { $text }; nobody gets the TR
    .xb = { $text }, but nobody gets the TR
    .xc = { $text } without raising your TR
    .xd = { $text } (without raising your TR)
    .xe = { $text } (nobody gets the TR)
    .xf = { $text }, without gaining TR
    .xg = { $text } (you do not gain TR)
amount-more =
    .xa = { $text }, plus { $more }
    .xb = { $text } plus { $more }
shared-action =
    .xa = 1 opponent per generation may use the action of this card
    .xb = 1 opponent each generation may use the action of this card
    .xc = opponents may use this action too (1 player per generation)
    .xd = opponents may use the action of this card
    .xe = opponents may also use the action of this card
event-tags =
    .xa = { $tags } of events count as your tags
    .xb = tags of events count as your tags
    .xc = the tags of your played events count
    .xd = the tags of events you have played count
    .xe = events you have played count their tags

person-chosen =
    .xa = that player
    .xb = the chosen opponent
people-chosen =
    .xa = that player
    .xb = the chosen opponent
owner-chosen =
    .xa = that player's
    .xb = the chosen opponent's
possessed-chosen =
    .xa = of that player
    .xb = of the chosen opponent
    .xc = that player has
    .xd = that player owns
    .xe = the chosen player has
had-chosen =
    .xa = { $things } that player has
    .xb = { $things } the chosen opponent has
    .xc = { $things } of that player
ban-goal =
    .xa = { $whose ->
       *[chosen] that player may not
     } { $kind ->
        [projects] use standard projects
        [claim] claim milestones
        [fund] fund awards
        [colony] place colonies
       *[trade] trade
     }
ban-play =
    .xa = { $whose ->
       *[chosen] that player may not
     } play { $thing }
use-up-to =
    .xa = use the actions of up to { $count } { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
use-several =
    .xa = use the actions of { $count } { $other ->
        [yes] other { $cards }
       *[no] { $cards }
     }
in-parities =
    .xa = in { $yes ->
        [yes] even
       *[no] odd
     } generations, { $text }; in { $yes ->
        [yes] odd
       *[no] even
     } generations, { $other }
    .xb = in { $yes ->
        [yes] even
       *[no] odd
     } generations, { $text }, in { $yes ->
        [yes] odd
       *[no] even
     } generations, { $other }
    .xc = in { $yes ->
        [yes] even
       *[no] odd
     } generations, { $text }. in { $yes ->
        [yes] odd
       *[no] even
     } generations, { $other }
