# Wie man sagt, was de.ftl sagt: der Stil des gedruckten Spiels und seine üblichen Abwandlungen. Es
# wird gelesen und nie geschrieben. Attribute sind andere Fassungen einer Meldung von de.ftl; was
# keine dort ist, sagt mehreres zugleich, und `compiler/reading/meanings` weiß, was.

## Schreibweisen, Zahlen, Aufzählungen, Personen

spellings =
    .a = terraforming-wert > TW
    .b = terraformingwert > TW
    .c = terraform-wert > TW
    .d = tf-wert > TW
    .e = tfw > TW
    .f = tr > TW
    .g = megacredits > M€
    .h = mega-credits > M€
    .i = megacredit > M€
    .j = mc > M€
    .k = m$ > M€
    .l = siegpunkte > SP
    .m = siegpunkt > SP
    .n = sauerstoffgehalt > sauerstoff
    .o = sauerstoffwert > sauerstoff
    .p = o2 > sauerstoff
    .q = zwei > 2
    .r = drei > 3
    .s = vier > 4
    .t = fünf > 5
    .u = sechs > 6
    .v = sieben > 7
    .w = acht > 8
    .x = neun > 9
    .y = zehn > 10
    .z = prod. > produktion
    .aa = prod > produktion
    .ab = temp. > temperatur
    .ac = min. > mindestens
    .ad = max. > höchstens
    .ae = mind. > mindestens
    .af = höchst. > höchstens
    .ag = min > mindestens
    .ah = max > höchstens
    .ai = maximal > höchstens
    .aj = minimal > mindestens
    .ak = inkl. > inklusive
    .al = einschließlich > inklusive
    .am = → > ->
    .an = => > ->
    .ao = mitspieler > gegner
    .ap = mitspielers > gegners
    .aq = mitspielern > gegnern
    .ar = gegenspieler > gegner
    .as = gegenspielers > gegners
    .at = schritt > stufe
    .au = schritte > stufen
    .av = schritten > stufen
    .ax = ozeane > ozean-plättchen
    .ay = ozean > ozean-plättchen
    .az = städte > stadt-plättchen
    .ba = stadt > stadt-plättchen
    .bb = grad > °c
    .ereignisse = ereignisse > ereignis-karten
    .ereignissen = ereignissen > ereignis-karten
    .bc = tags > symbole
    .bd = tag > symbol
    .be = schwebstoff > schwebekörper
    .bf = schwebstoffe > schwebekörper
    .bg = schwebestoffe > schwebekörper
    .bh = schweber > schwebekörper
    .bi = sämtliche > alle
compounds =
    .a = produktion
    .b = symbol
    .c = symbole
    .d = symbolen
    .e = plättchen
    .f = feld
    .g = felder
    .h = karte
    .i = karten
    .j = tag
    .k = tags
    .l = voraussetzungen
back =
    .a = davon
    .b = sie
    .c = es
    .d = den rest
    .e = der rest
    .f = die übrigen
    .g = diese
    .h = dann
    .i = danach
    .j = stattdessen
    .k = die anderen
    .l = dort
anybodys =
    .a = aller Spieler
    .b = jedes Spielers
    .c = eines beliebigen Spielers
    .d = irgendeines Spielers
addressed =
    .a = du
    .b = dir
    .c = dein
    .d = deine
    .e = deiner
    .f = deinen
itself =
    .a = diese karte
    .b = dieser karte
    .c = diese generation
    .d = dieser generation
    .e = dieses plättchen
remarks =
    .a = tw
    .b = deiner wahl
    .c = nach deiner wahl
    .d = grundkosten
    .e = basiskosten
list-and =
    .a = { $head }, { $last }
    .b = { $head } sowie { $last }
    .c = { $head } & { $last }
    .d = { $head }; { $last }
list-or =
    .a = { $head } / { $last }
    .b = { $head }, oder { $last }
one-of-it = { $a ->
    [eine] eine { $noun }
    [einen] einen { $noun }
    [einer] einer { $noun }
   *[ein] ein { $noun }
 }
steps-by = { $steps }
steps =
    .a = Schritt
    .b = Schritte
for-each =
    .a = für jede { $thing }
    .b = für jedes { $thing }
    .c = für jeden { $thing }
    .d = je { $thing }
    .e = pro ausliegendem { $thing }
    .f = / { $thing }
for-every =
    .a = pro { $each } { $things }
    .b = je { $each } { $things }
    .c = für jeweils { $each } { $things }
    .d = für alle { $each } { $things }
    .e = / { $each } { $things }
# of what is counted, or of what is got
at-most-in-all =
    .a = (höchstens { $most })
    .b = , höchstens { $most }
    .c = höchstens { $most }
    .d = , aber höchstens { $most }
    .e = (maximal { $most })
    .f = , maximal { $most }
    .g = maximal { $most }
    .h = (max { $most })
    .i = , max { $most }
    .j = , bis zu { $most }
counts-itself =
    .a = { $text } (inklusive dieser)
    .b = { $text } (inklusive diesem)
    .c = { $text }, inklusive dieser
    .d = { $text }, inklusive diesem
    .e = { $text }, inklusive dieser Karte
    .f = { $text } (inklusive dieser Karte)
    .g = { $text } inklusive dieser Karte
    .h = { $text }, auch dieses
    .i = { $text } (inklusive dieses)
    .j = { $text } (inklusive diese)
    .k = { $text } (inklusive dieses Symbols)
    .l = { $text }, inklusive dieses
    .m = { $text } (auch dieses)
hears-itself =
    .a = { $text } (inklusive dieser)
    .b = { $text } (inklusive diesem)
    .c = { $text }, inklusive dieser
    .d = { $text }, inklusive diesem
    .e = { $text } (auch dieses)
    .f = { $text }, inklusive dieser Karte
    .g = { $text }, auch diese
person-any =
    .a = { $role ->
        [from] einem Spieler
       *[subject] ein Spieler
     }
    .b = { $role ->
        [from] einem Spieler deiner Wahl
       *[subject] ein Spieler deiner Wahl
     }
    .c = { $role ->
        [from] einem beliebigen anderen Spieler
       *[subject] ein beliebiger anderer Spieler
     }
person-all =
    .a = irgendein Spieler
    .b = jemand
    .c = ein Spieler
person-opponent =
    .a = { $role ->
        [from] einem anderen Spieler
       *[subject] ein anderer Spieler
     }
    .b = { $role ->
        [from] einem beliebigen Gegner
       *[subject] ein beliebiger Gegner
     }
people-opponents =
    .a = alle Gegner
    .b = jeder andere Spieler
    .c = alle anderen Spieler
    .d = deine Gegner
people-all =
    .a = alle Spieler
    .b = alle
possessed-you =
    .a = das du besitzt
    .b = die du besitzt
    .c = , das du besitzt
    .d = , die du besitzt
    .e = von dir
had-you =
    .a = { $things }, das du hast
    .b = { $things }, die du hast
    .c = { $things }, den du hast
    .d = { $things }, das du besitzt
    .e = { $things }, die du besitzt
    .f = deiner { $things }
    .g = { $things } in deinem Besitz
    .h = { $things } von dir
    .i = { $things } die du hast
    .j = { $things } das du hast
    .k = eigene { $things }
    .l = eigenes { $things }
    .m = eigener { $things }
had-all =
    .a = { $things } auf dem Mars
    .b = { $things } auf dem Spielplan
    .c = { $things } aller Spieler
had-opponents =
    .a = { $things } deiner Gegner
    .b = { $things } aller Gegner
production-of =
    .a = deine eigene { $stem }-Produktion
    .b = die { $stem }-Produktion { $owner }
    .c = { $stem }-Produktion { $owner }
production-of-any = { $how ->
    [eine] eine beliebige { $stem }-Produktion
   *[any] beliebige { $stem }-Produktion
 }

## Was gezählt wird, wo etwas liegt

tag-a =
    .a = 1 { $noun }
    .b = ein beliebiges { $noun }
tile-a =
    .a = 1 { $noun }
    .b = ein beliebiges { $noun }
    .c = einem { $noun }
    .d = das { $noun }
    .e = einen { $noun }
    .f = eine { $noun }
card-a =
    .a = 1 { $noun }
    .b = 1 deiner { $noun }
    .c = eine beliebige { $noun }
    .d = einer beliebigen { $noun }
    .e = ein { $noun }
    .f = einen { $noun }
card-another =
    .a = eine beliebige andere { $noun }
    .b = 1 andere { $noun }
card-with-tags =
    .a = { $stem }-{ $noun }
    .b = { $noun } mit einem { $stem }-Symbol
    .c = { $noun } mit { $stem }-Symbolen
cards-tagged = { $cards } mit { $stem }-Symbol
cards-in-hand =
    .a = aus der Hand
    .b = aus deiner Hand
    .c = auf deiner Hand
    .d = von deiner Hand
cards-cost-min =
    .a = mit Grundkosten von { $money } oder mehr
    .b = mit Kosten von { $money } oder mehr
    .c = mit Grundkosten von mindestens { $money }
    .d = , die { $money } oder mehr kostet
    .e = , die mindestens { $money } kostet
held-here = { $where ->
    [here] { $things } hier
    [on] { $things } hierauf
   *[it] { $things } darauf
 }
beside =
    .a = neben { $tiles }
    .b = benachbart zu { $tiles }
    .c = angrenzend zu { $tiles }
beside-both = { $how ->
    [next] neben { $tiles }
    [between] zwischen { $tiles }
   *[plain] angrenzend an { $tiles }
 }
beside-none =
    .d = , aber nicht neben ein anderes { $tiles }
    .e = , aber nicht neben einem anderen { $tiles }
    .f = nicht neben ein anderes { $tiles }
    .g = nicht neben einem anderen { $tiles }
    .a = neben keinem anderen { $tiles }
    .b = angrenzend an kein { $tiles }
    .c = nicht angrenzend an { $tiles }
area-with-any-bonuses =
    .a = mit { $count } oder mehr Boni
    .b = mit { $bound ->
        [exactly] genau
        [max] höchstens
       *[min] mindestens
     } { $count } Platzierungsboni
    .c = mit { $count } Boni
area-edge =
    .a = am Spielplanrand
    .b = am Rand des Spielfelds
on-area =
    .a = { $going ->
        [yes] auf einem { $area }
       *[no] auf ein { $area }
     }
placed-freely =
    .a = , ohne die Platzierungsregeln zu beachten
    .b = (ohne Beachtung der Platzierungsregeln)
    .c = ohne Beachtung der Platzierungsregeln
    .d = , die Platzierungsregeln gelten nicht

this-cards-tile =
    .a = diesem Plättchen
tiles-yours = { $how ->
    [eigenes] eigenes { $tiles }
    [eigener] eigener { $tiles }
    [deiner] deiner { $tiles }
    [eigenen] eigenen { $tiles }
    [deine] deine { $tiles }
   *[eigene] eigene { $tiles }
 }
tile-this-one = { $how ->
    [dieses] dieses { $tile }
   *[diesem] diesem { $tile }
 }
card-anybodys =
    .a = { $which ->
       *[any] { $role ->
            [from] einer beliebigen { $noun }
           *[object] eine beliebige { $noun }
         }
     }
card-of-kind =
    .a = { $kind ->
       *[event] { $number ->
            [one] Ereignis
           *[many] Ereignisse
         }
     }
generations =
    .a = { $number ->
        [one] Generation
       *[many] Generationen
     }
kinds-both = { $how ->
    [sorte] Sorte Ressourcen
    [typ] Ressourcentyp
    [verschiedene] verschiedene Ressourcenart
   *[art] Ressourcenart
 }, die du hast

## Voraussetzungen

count =
    .a = { $bound ->
        [min] { $thing } oder mehr
        [least] { $thing } oder mehr
       *[max] { $thing } oder weniger
     }
    .b = { $bound ->
        [min] mindestens { $thing }
        [least] wenigstens { $thing }
       *[max] nicht mehr als { $thing }
     }
count-some =
    .a = ein { $thing }
    .b = mindestens ein { $thing }
need-level =
    .a = { $value } { $track }{ $bound ->
        [min] {""}
       *[max] {" "}oder weniger
     }
    .b = { $bound ->
        [min] mindestens
       *[max] höchstens
     } { $value } { $track }
    .c = { $track } { $value }{ $bound ->
        [min] {" "}oder mehr
       *[max] {" "}oder weniger
     }
    .d = { $track } { $value }{ $bound ->
        [min] {" "}oder höher
       *[max] {" "}oder niedriger
     }
    .e = { $value } { $track } oder { $bound ->
        [min] mehr
       *[max] weniger
     }
    .f = { $track } von { $bound ->
        [min] mindestens
       *[max] höchstens
     } { $value }
    .g = { $track } { $value }{ $bound ->
        [min] {" "}oder wärmer
       *[max] {" "}oder kälter
     }
    .h = { $track } { $value }
    .i = { $value }{ $bound ->
        [min] {" "}oder mehr
       *[max] {" "}oder weniger
     } { $track }
    .j = { $track } von { $value }{ $bound ->
        [min] {" "}oder mehr
       *[max] {" "}oder weniger
     }
    .k = eine { $track } von { $value }{ $bound ->
        [min] {" "}oder wärmer
       *[max] {" "}oder kälter
     }
    .l = eine { $track } von { $bound ->
        [min] mindestens
       *[max] höchstens
     } { $value }
    .m = einen { $track } von { $bound ->
        [min] mindestens
       *[max] höchstens
     } { $value }
need-bare-level = { $bound ->
    [warmer] { $level } oder wärmer
    [least] { $level } oder mehr
    [higher] { $level } oder höher
    [least-short] mindestens { $level }
    [bare] { $level }
    [colder] { $level } oder kälter
    [lower] { $level } oder niedriger
    [max-short] höchstens { $level }
   *[most] { $level } oder weniger
 }
must-be = { $track } muss { $least ->
    [min] mindestens
    [max] höchstens
   *[none] {""}
 } { $value } { $bound ->
    [bare] {""}
    [min] oder mehr
    [warmer] oder wärmer
    [higher] oder höher
    [max] oder weniger
    [colder] oder kälter
   *[lower] oder niedriger
 } { $be ->
    [sein] sein
   *[betragen] betragen
 }
need-track =
    .a = { $track } { $bound ->
        [min] { $value }
       *[max] höchstens { $value }
     }
    .b = { $track } von { $bound ->
        [min] mindestens
       *[max] höchstens
     } { $value }
requires-what =
    .a = benötigt { $needs }
    .b = erfordert { $needs }
    .e = nur spielbar mit { $needs }
    .f = braucht { $needs }
    .g = voraussetzungen: { $needs }
    .h = { $needs } erforderlich
    .i = { $needs } benötigt
    .j = bedingung: { $needs }
    .k = setzt { $needs } voraus
    .l = verlangt { $needs }
requires-bounded = { $bound ->
    [min] mindestens { $needs }
   *[max] höchstens { $needs }
 }
requires-you-have = { $how ->
    [so-1] du brauchst { $needs }
    [so-2] du benötigst { $needs }
    [must] du musst { $needs } haben
    [own] du musst { $needs } besitzen
   *[dass] benötigt, dass du { $needs } hast
 }
clause-have =
    .a = du mindestens { $things } hast
    .b = du { $things } besitzt

## Ereignisse

when =
    .a = wenn { $events }, { $text }
    .b = immer wenn { $events }, { $text }
    .c = jedes mal, wenn { $events }, { $text }
    .d = immer, wenn { $events }, { $text }
    .e = sobald { $events }, { $text }
    .f = nachdem { $events }, { $text }
    .g = immer wenn { $events }: { $text }
    .h = jedes mal wenn { $events }, { $text }
    .i = jedesmal wenn { $events }, { $text }
    .j = falls { $events }, { $text }
    .k = { $text }, wenn { $events }
    .l = { $text }, immer wenn { $events }
    .m = { $text }, sobald { $events }
event-play =
    .a = { $who } { $thing } { $tense ->
        [past] ausgespielt
        [not] nicht ausgespielt
       *[now] { $person ->
            [you] ausspielst
           *[other] ausspielt
         }
     } { $period }
    .b = { $who } { $thing } { $tense ->
        [past] ausgespielt
        [not] nicht ausgespielt
       *[now] { $person ->
            [you] ausgespielt hast
           *[other] ausgespielt hat
         }
     } { $period }
    .c = { $who } { $thing } { $tense ->
        [past] gespielt
        [not] nicht gespielt
       *[now] { $person ->
            [you] gespielt hast
           *[other] gespielt hat
         }
     } { $period }
event-place =
    .c = { $who } { $thing } { $tense ->
        [past] platziert
        [not] nicht platziert
       *[now] { $person ->
            [you] platziert hast
           *[other] platziert hat
         }
     } { $period }
    .a = { $who } { $thing } { $tense ->
        [past] gelegt
        [not] nicht gelegt
       *[now] { $person ->
            [you] legst
           *[other] legt
         }
     } { $period }
    .b = { $who } { $thing } { $tense ->
        [past] gebaut
        [not] nicht gebaut
       *[now] { $person ->
            [you] baust
           *[other] baut
         }
     } { $period }
is-placed = { $thing } { $how ->
    [gelegt] gelegt wird
    [gebaut] gebaut wird
   *[platziert] platziert wird
 }
is-played = { $thing } { $how ->
    [aus] ausgespielt wird
   *[gespielt] gespielt wird
 }
is-raised = { $track } { $each ->
    [yes] um 1 Stufe
   *[no] {""}
 } erhöht wird

## Effekte

gain =
    .a = du erhältst { $thing }
    .b = erhältst du { $thing }
    .c = bekomme { $thing }
    .d = du bekommst { $thing }
    .e = bekommst du { $thing }
    .f = nimm { $thing }
    .g = erhalte sofort { $thing }
    .h = gewinne { $thing }
    .i = + { $thing }
gain-any =
    .a = du erhältst { $things }
    .b = erhältst du { $things }
lose =
    .a = du verlierst { $thing }
    .b = verliert { $thing }
    .c = verlieren { $thing }
    .d = verlierst du { $thing }
spend =
    .a = gib { $thing } aus
    .b = zahle { $thing }
    .c = verwende { $thing }
    .d = gib { $thing } ab
    .e = nutze { $thing }
    .f = wirf { $thing } ab
    .g = verbrauche { $thing }
pay =
    .a = zahle { $thing }
    .b = gib { $thing } aus
pay-using =
    .a = zahle { $thing } ({ $using } darf verwendet werden)
    .b = bezahle { $thing } ({ $using } darf verwendet werden)
    .c = zahle { $thing } (du darfst { $using } verwenden)
    .d = bezahle { $thing } (du darfst { $using } verwenden)
    .e = gib { $thing } aus ({ $using } darf verwendet werden)
spend-from =
    .a = gib { $thing } von { $source } aus
    .b = entferne { $thing } von { $source }
    .c = zahle { $thing } von { $source }
    .d = verwende { $thing } von { $source }
    .e = verbrauche { $thing } von { $source }
increase =
    .a = steigere { $track } um { $steps }
    .b = erhöhe { $track } um jeweils { $steps }
    .c = { $track } steigt um { $steps }
    .d = { $track } + { $steps }
    .e = erhöht { $track } um { $steps }
decrease =
    .a = verringere { $track } um { $steps }
    .b = reduziere { $track } um { $steps }
    .c = { $track } sinkt um { $steps }
    .d = vermindere { $track } um { $steps }
raise =
    .a = steigere { $track } um { $steps }
    .b = hebe { $track } um { $steps } an
    .c = { $track } steigt um { $steps }
lower =
    .a = verringere { $track } um { $steps }
    .b = reduziere { $track } um { $steps }
your-track = { $how ->
    [deinen] deinen { $track }
    [deine] deine { $track }
    [den] den { $track }
    [der] der { $track }
   *[die] die { $track }
 }
produced-signed = { $number } { $track }
produced-after = { $track } { $number }
produced-colon = { $track }: { $steps }
produced-for-each = { $track } { $number } { $per }
raised-signed = { $count } { $track }
raised-plainly = { $track } { $number }
production-box = produktion: { $things }
increase-each = { $how ->
    [je] erhöhe { $tracks } um je { $steps }
    [jeweils] erhöhe { $tracks } um jeweils { $steps }
   *[um] erhöhe { $tracks } um { $steps }
 }
decrease-each = { $how ->
    [je] senke { $tracks } um je { $steps }
    [jeweils] senke { $tracks } um jeweils { $steps }
   *[um] senke { $tracks } um { $steps }
 }
taken-from-any = senke { $track } um { $steps } und erhöhe deine eigene um { $more }
raise-by-value = erhöhe { $track } um { $value }
gain-track = { $how ->
    [you] du erhältst { $count } { $track }
   *[gain] erhalte { $count } { $track }
 }
lose-track = verliere { $count } { $track }
arrow = { $cost } -> { $gain }
spend-and = { $how ->
    [comma] { $cost }, { $gain }
   *[und] { $cost } und { $gain }
 }
turn-into = { $how ->
    [um] wandle { $thing } in { $gain } um
   *[tausche] tausche { $thing } gegen { $gain }
 }
spend-to = { $how ->
    [comma] { $cost }, um { $gain }
   *[bare] { $cost } um { $gain }
 }
add =
    .a = platziere { $thing } auf { $card }
    .b = legst du { $thing } auf { $card }
    .c = du legst { $thing } auf { $card }
    .d = füge { $thing } zu { $card } hinzu
    .e = füge { $card } { $thing } hinzu
    .g = fügst du { $card } { $thing } hinzu
    .f = erhalte { $thing } auf { $card }
add-here = { $how ->
    [hierher] lege { $thing } hierher
    [hier] lege { $thing } hier ab
    [darauf] lege { $thing } hierauf
   *[fuege] füge hier { $thing } hinzu
 }
remove =
    .a = entfernt { $thing } { $source }
from =
    .a = bei { $source }
    .b = aus dem Vorrat von { $source }
remove-here = { $how ->
    [von-hier] entferne { $thing } von hier
    [hier] entferne hier { $thing }
    [zahle] zahle { $thing } von hier
   *[gib] gib { $thing } von hier aus
 }
place =
    .a = lege { $tile } { $area } { $free }
    .b = baue { $tile } { $area } { $free }
    .c = setze { $tile } { $area } { $free }
    .d = platzierst du { $tile } { $area } { $free }
draw =
    .a = du ziehst { $cards }
    .b = ziehst du { $cards }
    .c = nimm { $cards } vom Stapel
    .d = ziehe { $cards } vom Stapel
    .e = zieht { $cards }
look =
    .a = sieh dir { $number ->
        [one] die oberste Karte
       *[other] die obersten { $cards }
     } vom Stapel an
    .b = schaue dir { $number ->
        [one] die oberste Karte
       *[other] die obersten { $cards }
     } des Stapels an
    .c = schau dir { $number ->
        [one] die oberste Karte
       *[other] die obersten { $cards }
     } des Stapels an
draw-and-keep = { $draw ->
    [stop] ziehe { $cards }.
    [comma] ziehe { $cards },
   *[and] ziehe { $cards } und
 } behalte { $kept } { $davon ->
    [davon] davon
   *[bare] {""}
 } { $rest ->
    [rest] und wirf den rest ab
    [others] und wirf die übrigen ab
   *[none] {""}
 }
reveal-hand =
    .a = zeige { $cards } von deiner Hand vor
    .b = zeige { $cards } aus deiner Hand vor
    .c = zeige { $cards } aus deiner Hand
discard =
    .a = lege { $cards } ab
    .b = wirft { $cards } ab
    .c = wirf { $cards } von deiner Hand ab
    .d = wirf { $cards } aus der Hand ab
each-does = { $people } { $what }
then =
    .a = { $head }, dann { $last }
    .b = { $head }. dann { $last }
    .c = { $head } und dann { $last }
    .d = { $head }, danach { $last }
    .e = { $head }. danach { $last }
    .xa = { $head }; dann { $last }
either =
    .a = entweder { $choice }
    .b = wähle eins: { $choice }
    .c = wähle eines: { $choice }
may =
    .a = optional: { $what }
    .b = falls du möchtest, { $what }
may-do = { $how ->
    [darfst] du darfst { $what }
    [darfst-du] darfst du { $what }
    [kannst-du] kannst du { $what }
   *[kannst] du kannst { $what }
 }
if =
    .a = falls { $condition }, { $yes }
if-behind = { $word ->
    [wenn] { $yes }, wenn { $condition }
   *[falls] { $yes }, falls { $condition }
 }
otherwise =
    .a = { $text }, sonst { $no }
    .b = { $text }, ansonsten { $no }
    .c = { $text }. sonst { $no }
    .d = { $text }. ansonsten { $no }
    .e = { $text }; ansonsten { $no }
infinitive-gain = { $thing } { $zu } erhalten
infinitive-gain-all = { $things } { $zu } erhalten
may-spend-to = { $how ->
    [darfst] du darfst { $cost }, um { $gain }
    [kannst] du kannst { $cost }, um { $gain }
    [darfst-du] darfst du { $cost }, um { $gain }
   *[kannst-du] kannst du { $cost }, um { $gain }
 }
infinitive-draw = { $cards } { $zu } ziehen
infinitive-increase = { $track } um { $steps } { $zu } erhöhen
infinitive-decrease = { $track } um { $steps } { $zu } senken
infinitive-raise = { $track } um { $steps } { $zu } erhöhen
infinitive-place = { $tile } { $area } { $free } { $zu } { $how ->
    [legen] legen
    [bauen] bauen
   *[platzieren] platzieren
 }
infinitive-add = { $thing } auf { $card } { $zu } { $how ->
    [platzieren] platzieren
   *[legen] legen
 }
infinitive-spend = { $thing } { $how ->
    [aus] { $zu } ausgeben
    [zahlen] { $zu } zahlen
    [verbrauchen] { $zu } verbrauchen
    [auszugeben] auszugeben
   *[bezahlen] { $zu } bezahlen
 }
infinitive-remove = { $thing } { $source } { $zu } entfernen

## Dauerhafte Effekte

cost-less =
    .a = { $what } { $number ->
        [one] kostet
       *[many] kosten
     } dich { $money } weniger
    .b = deine { $what } kosten { $money } weniger
    .c = { $what } sind { $money } billiger
    .d = alle { $what } kosten { $money } weniger
    .e = alle { $what } kosten dich { $money } weniger
    .f = du zahlst { $money } weniger für { $what }
    .g = zahle { $money } weniger für { $what }
    .h = du bezahlst { $money } weniger für { $what }
pay-less = { $how ->
    [aus] wenn du { $what } ausspielst, zahlst du { $money } weniger
    [aus-dafuer] wenn du { $what } ausspielst, zahlst du dafür { $money } weniger
    [dafuer] wenn du { $what } spielst, zahlst du dafür { $money } weniger
    [kostet] wenn du { $what } spielst, kostet sie { $money } weniger
    [bezahlst] wenn du { $what } spielst, bezahlst du { $money } weniger
   *[zahlst] wenn du { $what } spielst, zahlst du { $money } weniger
 }
pay-less-for-tag = { $how ->
    [aus] wenn du { $what } ausspielst, zahlst du { $money } weniger
   *[zahlst] wenn du { $what } spielst, zahlst du { $money } weniger
 }
worth-more =
    .a = { $thing } ist { $money } mehr wert
    .b = dein { $thing } ist { $money } mehr wert
    .c = jedes { $thing } ist { $money } mehr wert
    .d = { $thing } ist 1 zusätzlichen { $money } wert
    .e = jeder { $thing } ist { $money } mehr wert
    .xa = { $thing } ist { $money } mehr wert { $per }
    .xb = dein { $thing } ist { $money } mehr wert { $per }
    .xc = dein { $thing } ist je { $money } mehr wert { $per }
spend-as =
    .a = du darfst { $things } { $where } als { $value } { $cards } verwenden
    .b = du kannst { $things } { $where } als { $value } { $cards } verwenden
    .c = du darfst { $things } { $where } als { $value } { $cards } benutzen
    .d = du kannst { $things } { $where } als { $value } { $cards } ausgeben
protect =
    .a = { $half ->
        [yes] Gegner entfernen nur die Hälfte deiner { $of ->
            [production] { $things }
           *[resources] { $things }
         }
       *[no] Gegner können deine { $things } nicht { $of ->
            [production] senken
           *[resources] entfernen
         }
     }

## Fähigkeiten und Karten

label-action =
    .a = aktion (einmal pro generation)
    .b = aktiv
label-effect =
    .a = dauereffekt
    .b = wirkung
    .c = passiv
label-first-action =
    .a = als erste aktion
    .b = deine erste aktion
    .c = startaktion
first-does = { $how ->
    [als] als erste aktion { $effect }
   *[deine] deine erste aktion: { $effect }
 }
start-held = { $how ->
    [here] { $things } hier
   *[on] { $things } auf dieser karte
 }
start-with =
    .a = du beginnst mit { $things }
    .b = du startest mit { $things }
    .c = starte mit { $things }
    .d = startkapital: { $things }
    .e = start: { $things }
    .f = du erhältst zu beginn { $things }
points =
    .a = Punkt
    .b = Punkte
    .c = Siegpunkt
    .d = Siegpunkte
worth-points = { $how ->
    [worth] diese karte ist { $points } wert
    [bringt] diese karte bringt { $points }
    [ende] am spielende: { $points }
    [am-ende] am ende des spiels: { $points }
    [erhalte] erhalte { $points }
   *[du] du erhältst { $points }
 }
each-worth = { $jedes ->
    [jedes] jedes { $thing }
    [jede] jede { $thing }
   *[jeder] jeder { $thing }
 } { $where ->
    [hier] hier
    [on] auf dieser karte
   *[none] {""}
 } ist { $points } wert
protected =
    .a = { $things } können nicht von dieser Karte entfernt werden
    .b = { $things } dürfen nicht von dieser Karte entfernt werden
    .c = { $things } auf dieser Karte können nicht entfernt werden
    .xa = { $things } auf dieser karte können nicht entfernt werden
    .xb = { $things } hier dürfen nicht entfernt werden
    .xc = gegner dürfen { $things } auf dieser karte nicht entfernen
count-bounded = { $bound ->
    [more] { $value } oder mehr { $things }
    [fewer] { $value } oder weniger { $things }
   *[less] höchstens { $value } { $things }
 }
random-card = { $how ->
    [eine] eine zufällige karte
   *[one] 1 zufällige karte
 }
requires-each-tag = { $how ->
    [symbole] benötigt { $tags }-symbole
    [voraus] voraussetzung: { $tags }-symbol
    [voraus-e] voraussetzung: { $tags }-symbole
   *[symbol] benötigt { $tags }-symbol
 }
look-and-keep = { $look ->
    [sieh] sieh dir die obersten { $cards } des Stapels an
    [schau] schau dir die obersten { $cards } des Stapels an
    [schaue] schaue dir die obersten { $cards } des Stapels an
    [karten] sieh dir { $cards } an
   *[vom] sieh dir die obersten { $cards } vom Stapel an
 }{ $then ->
    [comma] ,
    [and] {" "}und
   *[stop] .
 } { $take ->
    [behalte] behalte
   *[nimm] nimm
 } { $kept } { $davon ->
    [davon] davon
   *[none] {""}
 } { $hand ->
    [hand] auf die Hand
    [deine] auf deine Hand
   *[none] {""}
 } { $rest ->
    [rest] und wirf den Rest ab
    [others] und wirf die anderen ab
    [uebrigen] und wirf die übrigen ab
   *[none] {""}
 }
kept-one = { $how ->
    [eine] eine
   *[one] 1 karte
 }
fillers =
    .a = sofort
    .b = zusätzlich
    .c = zusätzliche
    .d = zusätzlichen
    .e = zusätzliches
    .f = außerdem
    .g = insgesamt
    .h = auch
    .i = weitere
    .j = weiteres
loosely =
    .a = wälder > grünflächen-plättchen
    .b = wald > grünflächen-plättchen
    .c = credits > M€
    .d = hexfeld > feld
    .e = opponenten > gegner
    .xa = können > dürfen
    .xb = kann > darf
generation-research = { $when ->
    [start] zu Beginn jeder Generation: { $text }
    [beginn] zu Beginn jeder Generation { $text }
    [anfang] am Anfang jeder Generation: { $text }
   *[start-der] zu Beginn der Generation: { $text }
 }
generation-production = { $when ->
    [ende] am Ende jeder Generation: { $text }
    [phase] in jeder Produktionsphase: { $text }
    [phase-comma] in jeder Produktionsphase { $text }
    [ende-jeder] am Ende jeder Generation { $text }
   *[ende-der] am Ende der Generation: { $text }
 }
if-possible = { $how ->
    [comma] { $what }, falls möglich
    [wenn] { $what }, wenn möglich
   *[behind] { $what } falls möglich
 }
infinitive-add-to = { $card } { $thing } hinzuzufügen
infinitive-raise-by-value = { $the ->
    [die] die { $track }
    [den] den { $track }
   *[bare] { $track }
 } um { $value } zu erhöhen
infinitive-increase-each = { $tracks } um { $each ->
    [je] je { $steps }
    [jeweils] jeweils { $steps }
   *[um] { $steps }
 } zu erhöhen
for-each-first = { $per }{ $comma ->
    [yes] ,
   *[no] {""}
 } { $what }
sell-cards = verkaufe { $how ->
    [viele] beliebig viele Karten
    [hand] beliebig viele Karten aus der Hand
    [deiner] beliebig viele Karten aus deiner Hand
   *[anzahl] eine beliebige Anzahl Karten
 } für je { $thing }
gain-under = { $gain ->
    [du] du erhältst
   *[erhalte] erhalte
 } alle Platzierungsboni unter { $your ->
    [eigenen] eigenen
    [all] allen deinen
   *[deinen] deinen
 } { $tiles }
removed-for-each = entferne alle { $noun } { $from ->
    [hier] von hier
   *[karte] von dieser karte
 }{ $and ->
    [und] {" "}und erhalte { $thing }
    [stop] . erhalte { $thing }
   *[um] , um { $thing }
 } { $each ->
    [jedes] für jedes entfernte { $noun }
    [jede] für jede entfernte { $noun }
    [jeden] für jeden entfernten { $noun }
    [pro] pro { $noun }
   *[je] je { $noun }
 }{ $zu ->
    [erhalten] {" "}zu erhalten
   *[none] {""}
 }
begins-they =
    .a = er
place-delegates =
    .a = { $lobby ->
       *[no] setze { $delegates } in { $where ->
            [there] { $parties }
           *[any] eine beliebige Partei
         }
     }
    .b = { $lobby ->
       *[no] setze { $delegates } in { $where ->
            [there] { $parties }
           *[any] eine Partei
         }
     }
    .c = { $lobby ->
       *[no] platziere { $delegates } in { $where ->
            [there] { $parties }
           *[any] eine beliebige Partei
         }
     }

## Würfel, deren Augenzahl X in dem ist, was folgt

left-to-chance =
    .a = wirf eine Münze: { $choice }
    .b = der Zufall entscheidet: { $choice }
    .xa = zufällig: { $choice }
    .xb = per zufall: { $choice }
    .xc = der zufall bestimmt: { $choice }
nothing =
    .a = nichts passiert
    .b = nichts geschieht
die = einen { $sides ->
    [long] sechsseitigen würfel
    [figure] 6-seitigen würfel
    [six] w6
   *[none] würfel
 }
die-of = { $how ->
    [wide] einen { $sides }-seitigen würfel
   *[short] einen w{ $sides }
 }
roll = { $roll ->
    [roll] würfle mit { $die }
    [roll-it] würfle { $die }
   *[throw] wirf { $die }
 }{ $then ->
    [and] {" "}und
    [comma] , und
    [stop] .
    [semi] ;
    [then] ; dann:
   *[colon] :
 } { $what }
roll-plainly = würfle{ $with ->
    [die] {" "}mit einem würfel
    [die-six] {" "}mit einem sechsseitigen würfel
    [w] {" "}mit 1w6
    [once] {" "}einmal
   *[none] {""}
 }{ $then ->
    [and] {" "}und
    [comma] , und
    [stop] .
    [semi] ;
   *[colon] :
 } { $what }
rolled-of-it = { $how ->
    [many] so viele { $noun }
    [much] so viel { $noun }
    [shown] so viele { $noun }, wie der würfel zeigt
    [much-shown] so viel { $noun }, wie der würfel zeigt
    [it] so viele { $noun }, wie er zeigt
    [rolled] so viele { $noun }, wie du gewürfelt hast
    [pips] so viele { $noun } wie augen
    [number] { $noun } in höhe der augenzahl
    [result] { $noun } in höhe des ergebnisses
    [result-of] { $noun } in höhe deines wurfs
    [accordingly] entsprechend viele { $noun }
   *[accord] entsprechend viel { $noun }
 }
gain-rolled = erhalte 1w6 { $noun }
die-shown = 1w6
per-pip = { $how ->
    [each] für jedes auge
    [each-it] für jedes gewürfelte auge
    [per-it] pro gewürfeltem auge
   *[per] pro auge
 }
rolled-least = { $who ->
    [it] du { $value } oder mehr würfelst
    [a] du eine { $value } oder höher würfelst
    [at] du mindestens { $value } würfelst
   *[least] du mindestens eine { $value } würfelst
 }
rolled-most = { $who ->
    [it] du { $value } oder weniger würfelst
    [a] du eine { $value } oder niedriger würfelst
    [at] du höchstens { $value } würfelst
   *[most] du höchstens eine { $value } würfelst
 }
rolled-just = { $who ->
    [it] du { $value } würfelst
   *[a] du eine { $value } würfelst
 }
rolled-or = { $who ->
    [it] du { $value } oder { $other } würfelst
   *[a] du eine { $value } oder { $other } würfelst
 }
at-roll-least = bei { $how ->
    [a] einer { $value } oder mehr
    [higher] einer { $value } oder höher
    [least] mindestens { $value }
    [plus] { $value }+
   *[more] { $value } oder mehr
 }
at-roll-most = bei { $how ->
    [a] einer { $value } oder weniger
    [most] höchstens { $value }
   *[less] { $value } oder weniger
 }
at-roll = bei { $how ->
    [a] einer { $value }
   *[plain] { $value }
 }
at-roll-or = bei { $how ->
    [a] einer { $value } oder { $other }
   *[plain] { $value } oder { $other }
 }
at-roll-range = bei { $value }{ $other }
on-a-roll = { $condition }{ $then ->
    [colon] :
    [comma] ,
   *[bare] {""}
 } { $what }
coin = wirf eine münze{ $on ->
    [on] . bei kopf { $heads }. bei zahl { $tails }
    [colon] . bei kopf: { $heads }. bei zahl: { $tails }
    [comma] . bei kopf { $heads }, bei zahl { $tails }
    [otherwise] . bei kopf { $heads }, sonst { $tails }
   *[plain] . kopf: { $heads }. zahl: { $tails }
 }
coin-heads = wirf eine münze. { $on ->
    [on] bei kopf { $heads }
    [colon] bei kopf: { $heads }
   *[plain] kopf: { $heads }
 }

## Einer, den der Zufall wählt

random-opponent = { $how ->
    [chosen] einem zufällig gewählten Gegner
    [who] ein zufällig gewählter Gegner
    [subject] ein zufälliger Gegner
   *[plain] einem zufälligen Gegner
 }
random-player = { $how ->
    [chosen] einem zufällig gewählten Spieler
    [who] ein zufällig gewählter Spieler
    [subject] ein zufälliger Spieler
   *[plain] einem zufälligen Spieler
 }

## Von jeder Ressource so viel

of-each-standard =
    .a = { $figure } von jeder standardressource
    .b = je { $figure } von jeder standardressource
    .c = { $figure } jeder standardressource
    .d = { $figure } von jeder ressource
    .e = je { $figure } jeder ressource
    .f = { $figure } von allen standardressourcen
produce-of-each = { $down ->
    [down] { $how ->
        [all] senke alle deine Produktionen
       *[every] verringere alle deine Produktionen
     }
   *[up] { $how ->
        [all-up] erhöhe alle deine Produktionen
       *[every-up] steigere alle deine Produktionen
     }
 } um { $each ->
    [je] je { $steps }
    [jeweils] jeweils { $steps }
   *[um] { $steps }
 }

## Wie weit Voraussetzungen verfehlt werden dürfen

eased-tracks = { $whose ->
    [deine] deine
    [die] die
    [alle] alle
   *[none] {""}
 } Voraussetzungen { $fuer ->
    [an] an
    [bei] bei
   *[fuer] für
 } { $tracks }
    .a = die voraussetzungen deiner karten für { $tracks }
    .b = voraussetzungen deiner karten für { $tracks }
    .c = { $tracks }voraussetzungen
    .d = deine { $tracks }voraussetzungen
    .e = { $tracks }-voraussetzungen
    .f = deine { $tracks }-voraussetzungen
    .g = { $tracks }-voraussetzungen deiner karten
    .h = { $tracks }voraussetzungen deiner karten
eased-global = { $whose ->
    [deine] deine globalen
    [die] die globalen
    [alle] alle globalen
   *[none] globale
 } { $was ->
    [parameter] parameter-voraussetzungen
   *[plain] voraussetzungen
 }
    .a = globale voraussetzungen deiner karten
    .b = die globalen voraussetzungen deiner karten
eased-tags = { $whose ->
    [deine] deine
    [die] die
   *[none] {""}
 } { $was ->
    [an] voraussetzungen an symbolen
    [fuer] voraussetzungen für symbole
    [dash] symbol-voraussetzungen
   *[one] symbolvoraussetzungen
 }
eased-tag = voraussetzungen { $an ->
    [an] an
   *[fuer] für
 } { $stem }{ $symbol ->
    [dash] -symbolen
    [ak] -symbole
   *[plain] symbole
 }
    .a = { $stem }-symbol-voraussetzungen
eased-tiles = voraussetzungen { $an ->
    [an] an
   *[fuer] für
 } { $tiles }
eased-about = voraussetzungen { $an ->
    [an] an
   *[fuer] für
 } { $about }
of-some-cards = { $von ->
    [von] von
   *[bei] bei
 } { $cards }
so-many-tags = { $number } { $tag ->
    [tag] symbol
   *[tags] symbole
 }
more-or-less = { $first } oder { $last }
    .a = { $first } / { $last }
    .b = { $first }/{ $last }
eased-by = { $what } { $how ->
    [missed] dürfen um { $much } verfehlt werden
    [missed-up] dürfen um bis zu { $much } verfehlt werden
    [most] dürfen um höchstens { $much } verfehlt werden
    [vary] dürfen um { $much } abweichen
    [vary-up] dürfen um bis zu { $much } abweichen
    [high] dürfen { $much } höher oder niedriger sein
    [low] dürfen { $much } zu hoch oder zu niedrig sein
    [by-high] dürfen um { $much } höher oder niedriger sein
    [over] dürfen um { $much } über- oder unterschritten werden
    [over-up] dürfen um bis zu { $much } über- oder unterschritten werden
    [count] gelten als { $much } höher oder niedriger
    [plus-are] sind +/- { $much }
    [within] sind um +/- { $much } verschoben
   *[plus] +/- { $much }
 } { $per }{ $choice ->
    [each] , jeweils nach deiner wahl
    [choice] , nach deiner wahl
   *[none] {""}
 }
eased-within = { $what } { $are ->
    [sind] sind
    [gelten] gelten als
    [duerfen] dürfen
   *[none] {""}
 } { $much } { $per }{ $choice ->
    [each] , jeweils nach deiner wahl
    [choice] , nach deiner wahl
    [sein] {" "}sein
   *[none] {""}
 }

## Was nur gilt, solange etwas so ist, und was nicht mitgezählt wird

while = { $how ->
    [solange] solange
    [immer] immer wenn
    [sobald] sobald
    [falls] falls
   *[wenn] wenn
 } { $condition }, { $text }
    .a = { $text }, solange { $condition }
    .b = { $text }, falls { $condition }
    .c = { $text }, sobald { $condition }
    .d = { $text }, immer wenn { $condition }
cost-less-behind = { $number ->
    [one] kostet
   *[many] kosten
 } { $dich ->
    [dich] dich
   *[none] {""}
 } { $what } { $money } { $way ->
    [more] mehr
   *[less] weniger
 } { $per }
track-had = { $track }, { $have ->
    [besitzt] den du besitzt
   *[hast] den du hast
 }
    .a = deines { $track }
    .b = punkte deines { $track }
    .c = schritte deines { $track }
    .d = stufen deines { $track }
tiles-but = nicht-{ $noun } { $tiles }
tile-but =
    .a = (ohne { $noun })
    .b = ohne { $noun }
    .c = (außer { $noun })
    .d = außer { $noun }
    .e = , außer { $noun }
    .f = ausgenommen { $noun }
    .g = (ausgenommen { $noun })
    .h = , ausgenommen { $noun }
    .i = (mit ausnahme von { $noun })
    .j = mit ausnahme von { $noun }
    .k = , mit ausnahme von { $noun }
    .l = (nicht { $noun })
    .m = , das kein { $noun } ist
    .n = , die keine { $noun } sind
    .o = ({ $noun } ausgenommen)
    .p = ({ $noun } zählen nicht)
    .q = , ohne { $noun }
cards-other-than =
    .a = (ohne { $cards })
    .b = ohne { $cards }
    .c = (außer { $cards })
    .d = außer { $cards }
    .e = , außer { $cards }
    .f = ausgenommen { $cards }
    .g = (ausgenommen { $cards })
    .h = , ausgenommen { $cards }
    .i = (mit ausnahme von { $cards })
    .j = mit ausnahme von { $cards }
    .k = , die kein { $cards } ist
    .l = , die keine { $cards } ist
    .m = , die keine { $cards } sind
    .n = ({ $cards } ausgenommen)

## Was mit Karten geschieht, die man gesehen hat, und was benutzt wurde

cards-used =
    .a = { $yes ->
        [yes] mit in dieser Generation benutzter Aktion
       *[no] mit in dieser Generation noch nicht benutzter Aktion
     }
    .b = { $yes ->
        [yes] , deren Aktion du in dieser Generation benutzt hast
       *[no] , deren Aktion du in dieser Generation nicht benutzt hast
     }
    .c = { $yes ->
        [yes] , deren Aktion du in dieser Generation schon benutzt hast
       *[no] , deren Aktion du in dieser Generation noch nicht benutzt hast
     }
    .d = { $yes ->
        [yes] , die in dieser Generation benutzt wurde
       *[no] , die in dieser Generation noch nicht benutzt wurde
     }
area-where-it-lay =
    .a = dorthin, wo es lag
    .b = dorthin
    .c = an seine Stelle
rest =
    .a = { $text } und wirf den rest ab
    .b = { $text }, und wirf den rest ab
    .c = { $text }. wirf den rest ab
    .d = { $text }. der rest wird abgeworfen
    .e = { $text }. wirf die übrigen ab
    .f = { $text }. wirf die anderen ab
    .g = { $text }, sonst wirf sie ab
    .h = { $text } oder wirf sie ab
    .i = { $text } und wirf sie ab

exchange-hands =
    .xa = tausche deine hand mit { $whom }
    .xb = tausche die handkarten mit { $whom }
    .xc = tausche deine handkarten mit { $whom }
    .xd = tausche die hände mit { $whom }
swap-stocks =
    .xa = tausche deine { $one } gegen deine { $other }
    .xb = vertausche deine { $one } und deine { $other }
    .xc = vertausche deine { $one } mit deinen { $other }
    .xd = tausche alle { $one } gegen alle { $other }
swap-stock =
    .xa = tausche deine { $noun } mit { $whom }
    .xb = vertausche deine { $noun } mit { $whom }
mark =
    .xa = { $down ->
        [yes] nimm einen marker von { $card }
       *[no] lege einen marker auf { $card }
     }
    .xb = { $down ->
        [yes] entferne einen deiner marker von { $card }
       *[no] platziere einen deiner marker auf { $card }
     }
    .xc = { $down ->
        [yes] nimm deinen marker von { $card }
       *[no] lege deinen marker auf { $card }
     }
marked-yours =
    .xa = mit deinem marker
    .xb = mit einem deiner marker
    .xc = auf der dein marker liegt
    .xd = mit deinem marker darauf
markers-yours-here =
    .xa = deiner marker hier
    .xb = deiner marker auf dieser karte
    .xc = eigene marker auf dieser karte
    .xd = eigenen marker auf dieser karte
    .xe = marker von dir auf dieser karte
seats-here =
    .xa = platz hier
    .xb = plätze hier
    .xc = eigenen platz auf dieser karte
    .xd = platz auf dieser karte
at-game-end =
    .xa = am ende des spiels { $text }
    .xb = am spielende { $text }
    .xc = bei spielende { $text }
    .xd = am ende des spiels: { $text }
at-set-up =
    .xa = beim spielaufbau { $text }
    .xb = zu spielbeginn { $text }
    .xc = beim aufbau { $text }
    .xd = zu beginn des spiels { $text }
next-generation =
    .xa = zu beginn der nächsten generation { $text }
    .xb = am anfang der nächsten generation { $text }
    .xc = in der nächsten generation { $text }
    .xd = zu beginn der nächsten generation: { $text }
in-next-phase =
    .xa = in der nächsten { $phase } { $text }
    .xb = in der nächsten { $phase }, { $text }
nothing-placed =
    .xa = in dieser generation kein { $tiles } gelegt wurde
    .xb = in dieser generation kein { $tiles } platziert wurde
completed-many =
    .xa = { $value } globale parameter abgeschlossen sind
    .xb = { $value } globale parameter vollständig sind
in-parity =
    .xa = in { $yes ->
        [yes] geraden
       *[no] ungeraden
     } generationen { $text }
clause-parity =
    .xa = die generation { $yes ->
        [yes] gerade
       *[no] ungerade
     } ist
often-action =
    .xa = { $times } mal pro generation: { $text }
    .xb = { $times }-mal pro generation: { $text }
    .xc = { $times }x pro generation: { $text }
    .xd = bis zu { $times } mal pro generation: { $text }
    .xe = { $text } (bis zu { $times }-mal pro generation)
    .xf = { $times }-mal je generation: { $text }
when-first =
    .xa = einmal pro generation, wenn { $events }, { $text }
    .xb = das erste mal pro generation, wenn { $events }, { $text }
    .xc = wenn { $events } (einmal pro generation), { $text }
    .xd = bis zu { $times }-mal pro generation, wenn { $events }, { $text }
when-ever =
    .xa = einmal im spiel, wenn { $events }, { $text }
    .xb = das erste mal, wenn { $events }, { $text }
    .xc = einmal pro spiel, wenn { $events }, { $text }
    .xd = beim ersten mal, wenn { $events }, { $text }
when-would =
    .xa = wenn { $events }, { $text } stattdessen
    .xb = wenn { $events }, stattdessen { $text }
when-would-first =
    .xa = einmal pro generation, wenn { $events }, { $text } stattdessen
    .xb = einmal pro generation, wenn { $events }, stattdessen { $text }
later-once =
    .xa = das nächste mal, wenn { $events }, { $text }
    .xb = wenn { $events }, das nächste mal: { $text }
    .xc = beim nächsten mal, wenn { $events }, { $text }
later-this-generation =
    .xa = in dieser generation, wenn { $events }, { $text }
    .xb = in dieser generation: wenn { $events }, { $text }
    .xc = wenn { $events }, in dieser generation: { $text }
    .xd = in dieser generation, immer wenn { $events }, { $text }
choose-player =
    .xa = wähle { $chance ->
        [yes] zufällig { $whom }
       *[no] { $whom }
     }{ $kept ->
       *[yes] {""}
     }
the-chosen-tag =
    .xa = das gewählte symbol
    .xb = ein gewähltes symbol
    .xc = ein solches symbol
tags-chosen =
    .xa = gewählte symbole
    .xb = gewählten symbole
    .xc = symbole der gewählten art
    .xd = solche symbole
    .xe = gewähltes symbol
    .xf = solches symbol
person-chosen =
    .xa = jener spieler
    .xb = jenem spieler
    .xc = jenes spielers
    .xd = der gewählte gegner
    .xe = dem gewählten gegner
    .xf = des gewählten gegners
    .xg = dieser gegner
    .xh = diesem gegner
    .xi = dieses gegners
possessed-chosen =
    .xa = jenes spielers
    .xb = des gewählten gegners
    .xc = dieses gegners
some-of =
    .xa = wähle { $count }: { $what }
    .xb = wähle { $count } der folgenden: { $what }
    .xc = tue { $count } davon: { $what }
some-of-fewer =
    .xa = wähle bis zu { $count }: { $what }
    .xb = tue bis zu { $count } davon: { $what }
list-some =
    .xa = { $head }; { $last }
    .xb = { $head }, { $last }
    .xc = { $head } oder { $last }
    .xd = { $head }; oder { $last }
    .xe = { $head } und { $last }
choose-tags =
    .xa = wähle { $tags }: { $what }
choose-tag =
    .xa = wähle eine symbolart: { $what }
    .xb = wähle ein symbol. { $what }
move-tile-to =
    .xa = versetze { $tile } auf ein angrenzendes feld{ $near ->
       *[yes] {""}
     }
    .xb = verschiebe { $tile } auf ein angrenzendes feld{ $near ->
       *[yes] {""}
     }
swap-tiles =
    .xa = vertausche { $tile } mit { $other }
    .xb = vertausche { $tile } und { $other }
    .xc = tausche { $tile } mit { $other }
    .xd = tausche { $tile } gegen { $other }
award-for =
    .xa = { $most }
most =
    .xa = { $rank ->
        [most] die meisten
       *[fewest] die wenigsten
     } { $things }
    .xb = { $rank ->
        [most] meiste
       *[fewest] wenigste
     } { $things }
most-stock =
    .xa = { $rank ->
        [most] die meisten
       *[fewest] die wenigsten
     } { $things }
    .xb = { $rank ->
        [most] das meiste
       *[fewest] das wenigste
     } { $things }
    .xc = { $rank ->
        [most] die meiste
       *[fewest] die wenigste
     } { $things }
label-build =
    .xa = beim bau
    .xb = wenn du hier baust
label-colony =
    .xa = koloniebonus
label-full =
    .xa = wenn alle plätze belegt sind
    .xb = wenn der letzte platz besetzt wird
of-lowest =
    .xa = { $figure } { $of ->
        [stock] deiner niedrigsten ressource
       *[production] deiner niedrigsten produktion
     }
kept-tiles =
    .xa = gegner dürfen { $tiles } nicht entfernen
    .xb = gegner können { $tiles } nicht entfernen
not-chosen =
    .xa = gegner dürfen dich nicht wählen
    .xb = gegner können dich nicht wählen
counts-more =
    .xa = dein { $track } ist { $more } höher { $per }
    .xb = dein { $track } zählt { $more } mehr { $per }
decides =
    .xa = { $who } wählt für dich: { $what }
    .xb = { $who } entscheidet: { $what }
become-first =
    .xa = werde startspieler
    .xb = nimm den startspielermarker
    .xc = du wirst startspieler
take-actions =
    .xa = führe { $amount ->
        [one] 1 aktion
       *[other] { $amount } aktionen
     } aus
    .xb = führe { $amount ->
        [one] 1 zusätzliche aktion
       *[other] { $amount } zusätzliche aktionen
     } aus
    .xc = führe { $amount ->
        [one] 1 weitere aktion
       *[other] { $amount } weitere aktionen
     } aus
bare =
    .xa = { $text }; niemand erhält den tw
    .xb = { $text }, ohne deinen tw zu erhöhen
    .xc = { $text } (ohne deinen tw zu erhöhen)
    .xd = { $text } (niemand erhält tw)
amount-less =
    .xa = { $text }, minus { $less }
    .xb = { $text } minus { $less }
    .xc = { $text } abzüglich { $less }
amount-more =
    .xa = { $text }, plus { $more }
    .xb = { $text } plus { $more }
    .xc = { $text } zuzüglich { $more }
shared-action =
    .xa = ein gegner pro generation darf die aktion dieser karte nutzen
    .xb = gegner dürfen die aktion dieser karte nutzen (ein spieler pro generation)
    .xc = gegner dürfen die aktion dieser karte auch nutzen
event-party =
    .xa = { $named ->
        [yes] die partei { $party }
       *[no] eine partei
     } { $which ->
        [dominant] dominant
       *[ruling] regierende partei
     } wird

