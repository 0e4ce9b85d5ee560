# Deutsch. Zusammensetzungen mit Bindestrich (Stadt-Plättchen, Jupiter-Symbol) haben das Geschlecht
# ihres letzten Teils; so passt jeder Satz zu jedem neuen Wort. Tätigkeiten beginnen mit dem Verb.

## Was auf Karten neben dem Text steht

language-name = Deutsch

kind-automated = automatisch
kind-active = aktiv
kind-event = Ereignis
kind-corporation = Konzern
kind-prelude = Prelude
kind-standard-project = Standardprojekt
kind-conversion = Umwandlung
kind-milestone = Meilenstein
kind-award = Auszeichnung
kind-colony = Kolonie
kind-party = Partei
kind-global-event = globales Ereignis
kind-factory = Fabrik
kind-module = Modul
kind-project = Projekt
kind-rule = Regel
kind-board = Spielplan
kind-card = Karte

sign_max = max
sign_or = oder
sign_keep = behalte
sign_buy = kaufe
sign_steal = stiehl
sign_copy = kopiere
sign_move = lege
sign_use = benutze
sign_play = spiele
sign_no = kein
sign_VP = SP

resource_any = { $number ->
    [one] Ressource beliebiger Art
   *[many] Ressourcen beliebiger Art
 }
holds = für { $thing }
holds-sentence = Für { $thing }.
replaces = ersetzt die ältere Karte „{ $name }“
only-on-board = nur auf dem Spielplan { $board }
kind-lies = { $place ->
    [row] { $count } davon liegen offen in einer Reihe, die vom Stapel ergänzt wird
    [open] sie liegen offen auf Feldern
    [seats] { $count } davon liegen in einer Reihe; einen Platz darauf zu nehmen, für ihre Kosten, ist eine Aktion, jede hat { $seats }
   *[areas] sie liegen verdeckt auf Feldern
 }
kind-dealt = jeder Spieler bekommt beim Aufbau { $dealt }{ $kept ->
    [0] { "" }
   *[other] { " " }und behält { $kept }
 }
kind-played = { $when ->
    [turn] eine behaltene auszuspielen ist eine Aktion
    [phase] in der { $phase } spielt jeder Spieler eine behaltene aus
    [taken] eine genommene wird sofort ausgespielt
   *[dealt] sie werden nach den Konzernen ausgespielt
 }
deck-title = Stapel: { $set }
deck-without = nicht ausgeteilt: { $names }
deck-without-many = { $count } Karten anderer Sets werden nicht ausgeteilt
milestones = Meilensteine
awards = Auszeichnungen
off-planet = Abseits des Planeten

## Nachschlagen

cards-title = Karten
reference-title = Kartenverzeichnis
column-number = Nr.
column-name = Name
column-cost = Kosten
column-tags = Symbole
column-needs = Voraussetzung
column-text = Text
column-points = Punkte

## Übersicht

summary-title = Zeichen und Regeln
group-resource = Ressourcen
group-held = Ressourcen auf Karten
group-tag = Symbole
group-tile = Plättchen
group-terrain = Felder
group-parameter = Globale Parameter
group-counter = Leisten der Spieler
group-sign = Zeichen
rules-title = Zahlen der Regeln
standing-title = Regeln der Sets
red-frame = Roter Rahmen: eines beliebigen Spielers
production-box = Brauner Kasten: Produktion
asterisk = Stern: der Text sagt mehr
arrow-means = Roter Pfeil: bezahle, was links steht, und erhalte, was rechts steht
colon-means = Doppelpunkt: immer wenn dies geschieht, folgt jenes
max-means = max: höchstens; sonst sind Voraussetzungen Mindestwerte

rule-players = Spieler
rule-starting-corporations = Konzerne zur Auswahl
rule-starting-cards = Karten zu Beginn
rule-starting-production = Produktion zu Beginn
rule-research-cards = Karten der Forschungsphase
rule-card-price = Preis einer Karte
rule-claimed-milestones = Meilensteine je Spiel
rule-milestone-points = Punkte eines Meilensteins
rule-award-costs = Kosten der Auszeichnungen
rule-award-points = Punkte der Auszeichnungen
rule-actions = Aktionen je Zug
rule-solo-rating = TW zu Beginn, allein
rule-solo-generations = Generationen, allein
rule-solo-goal = Ziel eines Spiels um TW, allein

## Zeichen

title-any-player = eines beliebigen Spielers: { $thing }
title-any-resource = beliebige Ressource
title-any-tag = beliebiges Symbol
title-any-tile = beliebiges Plättchen
title-tag = { $name }-Symbol
title-terrain = { $name }-Feld
title-production = Produktion
title-most = die meisten
title-second-most = die zweitmeisten
title-fewest = die wenigsten
title-seat = Platz
title-marker = Marker
title-player = Spieler
title-generation = Generation
title-game = Spiel
title-milestone = Meilenstein
title-award = Auszeichnung
title-opponents = Gegner
title-first = Startspieler
title-party = Partei
title-global-event = globales Ereignis
title-ruling = regierende Partei
title-dominant = dominante Partei
title-pass = passen
title-bonus = Platzierungsbonus
sign-colony = Kolonie
sign-colony-tile = Kolonieplättchen
sign-colony-track = Kolonieleiste
sign-colony-bonus = Koloniebonus
sign-trade = Handel
sign-party = Partei
sign-delegate = Delegierter
sign-leader = Parteivorsitz
title-requirements = Voraussetzungen
title-lobby = Lobby
sign-chairman = Vorsitz
sign-arrow = dafür
sign-look = ansehen
sign-shield = geschützt
sign-players = jeder Spieler
sign-player = ein Spieler
sign-card = Karte

## Galerie

search = Suche
search-hint = Name, Text oder Nummer
filter-set = Set
filter-kind = Art
filter-tag = Symbol
filter-cost = Kosten
filter-all = alle
cost-from = von
cost-to = bis
reset = Zurücksetzen
shown = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
none-shown = Keine Karte passt.
keys-hint = Pfeiltasten gehen von Karte zu Karte, / sucht, Escape setzt zurück.

## Regeln der Begriffe

number-range = { $low } bis { $high }
parameter-range = { $step ->
    [1] von { $low } bis { $high }
   *[other] von { $low } bis { $high } in Schritten von { $step }
 }
parameter-step = bei jedem Schritt: { $effect }
parameter-moment = bei { $at }: { $effect }
tile-placed = platziere es { $where }
tile-otherwise = (falls es keines gibt: { $where })
tile-counts-as = es zählt auch als { $tile } und gehört nicht zu deren Vorrat
tile-lies = { $how ->
    [stacks] es liegt auf anderen Plättchen, die bleiben, was sie sind
   *[blocks] wo es liegt, kann kein Plättchen liegen, und für andere ist es keines
 }
tile-beside = wer ein Plättchen daneben legt, erhält { $thing }
tile-neighbours = wer ein Plättchen daneben legt: { $effect }
tile-rent = legt jemand anderes ein Plättchen daneben, sein Besitzer: { $effect }
tile-supply = { $count } im Vorrat
rules-worth = beim Bezahlen von Karten mit { $tags }-Symbol { $worth } wert
rules-becomes = was übrig ist, wird in der Produktionsphase zu { $thing }
rules-least = Produktion bis hinunter auf { $least }
rules-apart = kein Standardrohstoff, wird nie produziert
rules-most = niemand hat mehr als { $most }
rules-safe = kann niemandem genommen werden

## ---- Text der Karten --------------------------------------------------------------------

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-long-and = { $head }, und { $last }
list-long-or = { $head }, oder { $last }
word-and = und
word-or = oder
stem-before = { $stem }-

## Personen

person-you = { $role ->
    [from] dir
   *[subject] du
 }
person-any = { $role ->
    [object] einen beliebigen Spieler
    [from] einem beliebigen Spieler
   *[subject] ein beliebiger Spieler
 }
person-all = { $role ->
    [from] einem beliebigen Spieler
   *[subject] ein beliebiger Spieler
 }
person-opponent = { $role ->
    [object] einen Gegner
    [from] einem Gegner
   *[subject] ein Gegner
 }
person-opponents = { $role ->
    [from] einem Gegner
   *[subject] ein Gegner
 }
person-that = { $role ->
    [from] jenem Spieler
   *[subject] jener Spieler
 }
person-owner = { $role ->
    [from] dem Besitzer
   *[subject] der Besitzer
 }
person-victim = { $role ->
    [from] dem, der es hatte,
   *[subject] der, der es hatte
 }
person-nobody = { $role ->
    [from] niemandem
   *[subject] niemand
 }
person-first = { $role ->
    [from] dem Startspieler
   *[subject] der Startspieler
 }
person-holder = { $role ->
    [from] dem Besitzer dieser Karte
   *[subject] der Besitzer dieser Karte
 }
person-chosen = { $role ->
    [object] den gewählten Spieler
    [from] dem gewählten Spieler
   *[subject] der gewählte Spieler
 }
person-some = ein Spieler
person-none-all = kein Spieler
person-none-opponents = kein Gegner
person-another = einem anderen Spieler
person-each-all = jedem Spieler
person-each-opponents = jedem Gegner
person-who = , der

people-you = du
people-any = ein beliebiger Spieler
people-opponent = ein Gegner
people-all = jeder Spieler
people-opponents = jeder Gegner
people-that = jener Spieler
people-owner = der Besitzer
people-victim = der, der es hatte
people-nobody = niemand
people-first = der Startspieler
people-holder = der Besitzer dieser Karte
people-chosen = der gewählte Spieler
decides = { $who } entscheidet für dich: { $what }
people-ranked = wer am { $of ->
    [track] { $rank ->
        [most] höchsten
        [second-most] zweithöchsten
       *[fewest] niedrigsten
     } steht ({ $things })
   *[things] { $rank ->
        [most] meisten
        [second-most] zweitmeisten
       *[fewest] wenigsten
     } { $things } hat
 }

owner-you = {""}
owner-any = eines beliebigen Spielers
owner-all = aller Spieler
owner-opponent = eines Gegners
owner-opponents = der Gegner
owner-each-all = jedes Spielers
owner-each-opponents = jedes Gegners
owner-that = jenes Spielers
owner-owner = des Besitzers
owner-victim = des früheren Besitzers
owner-nobody = {""}
owner-first = des Startspielers
owner-holder = des Besitzers dieser Karte
owner-chosen = des gewählten Spielers
your = deine

possessed-you = in deinem Besitz
possessed-own = in eigenem Besitz
possessed-any = eines beliebigen Spielers
possessed-all = {""}
possessed-opponent = eines Gegners
possessed-opponents = eines Gegners
possessed-each-opponents = jedes Gegners
possessed-that = jenes Spielers
possessed-owner = des Besitzers
possessed-victim = des früheren Besitzers
possessed-nobody = ohne Besitzer
possessed-first = des Startspielers
possessed-holder = des Besitzers dieser Karte
possessed-chosen = des gewählten Spielers
of-opponents = deiner Gegner
of-you = von dir
of-all = aller Spieler

had-in-play = { $things } bei dir im Spiel
had-you = { $things } bei dir
had-any = { $things } bei einem beliebigen Spieler
had-all = { $things } im Spiel
had-opponent = { $things } bei einem Gegner
had-opponents = { $things } bei deinen Gegnern
had-that = { $things } bei jenem Spieler
had-owner = { $things } beim Besitzer
had-victim = { $things } beim früheren Besitzer
had-nobody = { $things }
had-first = { $things } beim Startspieler
had-holder = { $things } beim Besitzer dieser Karte
had-chosen = { $things } beim gewählten Spieler

## Was gezählt wird

steps = { $number ->
    [one] Stufe
   *[many] Stufen
 }
resources-of-choice = { $kind ->
    [different] verschiedene
   *[free] {""}
 } { $number ->
    [one] Ressource deiner Wahl
   *[many] Ressourcen deiner Wahl
 }
resources = { $number ->
    [one] Ressource
   *[many] Ressourcen
 }
points = SP
points-of = SP { $owner }
victory-of = Sieg { $owner }
percent = { $value }{"\u00A0"}%
the-board = Spielplan
in-play = im Spiel

production-of = { $whose ->
    [own] deine { $stem }-Produktion
    [theirs] die { $stem }-Produktion { $owner }
   *[other] { $stem }-Produktion { $owner }
 }
production-of-that = { $whose ->
    [own] deine Produktion dieser Ressource
    [theirs] die Produktion dieser Ressource { $owner }
   *[other] Produktion dieser Ressource { $owner }
 }
production-all = Produktion aller Ressourcen zusammen { $owner }
production-lowest = { $whose ->
    [own] deine niedrigste Produktion
    [theirs] die niedrigste Produktion { $owner }
   *[other] niedrigste Produktion { $owner }
 }
production-highest = { $whose ->
    [own] deine höchste Produktion
    [theirs] die höchste Produktion { $owner }
   *[other] höchste Produktion { $owner }
 }
production-increased = { $number ->
    [one] erhöhte Produktion { $owner }
   *[many] erhöhte Produktionen { $owner }
 }
among = unter { $names }
track-of = { $track } { $owner }
steps-of = { $number ->
    [one] Stufe
   *[many] Stufen
 } { $track }
tags = { $number ->
    [one] { $stem }-Symbol
   *[many] { $stem }-Symbole
 }
tags-plain = { $number ->
    [one] Symbol
   *[many] Symbole
 }
signs = { $number ->
    [one] { $stem }-Bonus
   *[many] { $stem }-Boni
 }
signs-plain = { $number ->
    [one] Bonus
   *[many] Boni
 }
signs-on = { $signs } der { $areas }
signs-under = { $signs } unter { $tiles }
signs-under-known = { $signs } auf { $tile ->
    [it] seinem Feld
   *[this] dem Feld dieses Plättchens
 }
tile-kinds = { $number ->
    [one] Art
   *[many] Arten
 } von { $tiles } (jedes besondere ist eine)
grouped = { $tiles } in der { $shape ->
    [row] Reihe mit den meisten davon
    [line] längsten geraden Linie davon
   *[group] größten Gruppe davon
 }
groups = { $number ->
    [one] Gruppe
   *[many] Gruppen
 } von { $least ->
    [1] {""}
   *[other] mindestens { $least }
 } benachbarten { $tiles } { $least ->
    [1] (ein einzelnes ist auch eine)
   *[other] {""}
 }
tags-different = { $number ->
    [one] unterschiedliches
   *[many] unterschiedliche
 } { $tags }
tag-a = ein { $noun }
tag-on = { $tag } auf { $card }
held-on = { $things } auf { $where }
held-single = { $things } auf einer einzigen { $card }

highest = { $of ->
    [production] die { $rank ->
        [most] höchste
       *[fewest] niedrigste
     } { $track }
   *[track] den { $rank ->
        [most] höchsten
       *[fewest] niedrigsten
     } { $track }
 }
most = die { $rank ->
    [most] größte
   *[fewest] kleinste
 } Anzahl ({ $things })
most-stock = den { $rank ->
    [most] größten
   *[fewest] kleinsten
 } Vorrat an { $things }
amount = { $count } { $number ->
    [one] { $one }
   *[other] { $many }
 }
amount-most = { $text } (X ist höchstens { $most })
amount-up-to = { $text } (X ist höchstens { $most } und darf null sein)
ceiling-more = { $count }, plus { $change }
ceiling-less = { $count }, minus { $change }
kinds = { $number ->
    [one] Art
   *[many] Arten
 } von Ressourcen { $of ->
    [production] in der Produktion
    [cards] auf Karten
    [stock] im Vorrat
   *[both] im Vorrat und auf Karten
 } { $owner }
extreme-track = der { $which ->
    [highest] höchste
   *[lowest] niedrigste
 } Wert von { $things }
extreme = { $number ->
    [one] Stufe
   *[many] Stufen
 } des { $which ->
    [highest] höchsten
   *[lowest] niedrigsten
 } Werts von { $things }
difference = { $first } minus { $less }
its-cost = { $money } { $of ->
    [several] ihrer
   *[one] der
 } aufgedruckten Kosten
its-points = SP { $of ->
    [several] auf ihnen
   *[one] darauf
 }
by-chance = zufällig { $cards }
amount-all = alle { $many }
amount-all-except = alle { $many } außer { $kept }
amount-less = { $text } (minus { $less })
amount-more = { $text } (plus { $more })
counts-itself = { $text } (diese Karte zählt mit)
hears-itself = { $text }, auch mit dieser Karte
for-each = pro { $thing }
for-every = für je { $each } { $things }
of-x = von X
counting-at-most = (höchstens { $most } werden gezählt)
plus = plus { $total }
minus = minus { $total }
beyond = über { $count } hinaus
tags-on-them = { $tags } auf ihnen
tags-on-one = { $tags } darauf
tags-on-it = { $tags } auf jener Karte
tags-in-hand = { $tags } auf Handkarten
tags-alike = { $tags } einer Art
tags-on-their-cards = { $tags } auf Karten
tags-on-cards = { $tags } auf { $whose ->
    [you] deinen Karten
   *[other] Karten { $owner }
 }
need-less = { $need } (minus { $less })
completed = { $number ->
    [one] abgeschlossenen globalen Parameter
   *[many] abgeschlossene globale Parameter
 }
markers = { $number ->
    [one] Marker
   *[many] Marker
 } { $owner } auf { $where }
seats = { $number ->
    [one] Platz
   *[many] Plätze
 } { $owner } auf dieser Karte
seats-on = { $number ->
    [one] Platz
   *[many] Plätze
 } { $owner } auf { $where }
deeds = { $things } ({ $period } von { $whom } { $done ->
    [play] gespielt
    [place] platziert
    [gain] erhalten
    [raise] erhöht
    [add] auf Karten gelegt
    [add-here] auf diese Karte gelegt
    [remove] anderen Spielern genommen
    [lift] entfernt
    [use] benutzt
    [trade] gehandelt
    [discard] abgeworfen
    [draw] gezogen
    [buy] gekauft
    [spend] ausgegeben
    [claim] beansprucht
    [fund] finanziert
    [pass] gepasst
    [reveal] aufgedeckt
    [look] angesehen
    [hide] verdeckt
    [take] genommen
    [shift] versetzt
   *[lose] verloren
 })
deeds-of-theirs = { $things } ({ $period } { $done ->
    [play] gespielt
    [place] platziert
    [gain] erhalten
    [raise] erhöht
    [add] auf Karten gelegt
    [add-here] auf diese Karte gelegt
    [remove] anderen Spielern genommen
    [lift] entfernt
    [use] benutzt
    [trade] gehandelt
    [discard] abgeworfen
    [draw] gezogen
    [buy] gekauft
    [spend] ausgegeben
    [claim] beansprucht
    [fund] finanziert
    [pass] gepasst
    [reveal] aufgedeckt
    [look] angesehen
    [hide] verdeckt
    [take] genommen
    [shift] versetzt
   *[lose] verloren
 })
deed-projects = { $number ->
    [one] Standardprojekt
   *[many] Standardprojekte
 }
deed-projects-costing = { $projects } für mindestens { $money }
deed-actions = { $number ->
    [one] Aktion
   *[many] Aktionen
 } von { $cards }
a-seat = einen Platz auf { $card }
deed-seats = { $number ->
    [one] Platz
   *[many] Plätze
 } auf { $card }
a-goal-claim = einen Meilenstein
a-goal-fund = eine Auszeichnung
deed-claim = { $number ->
    [one] Meilenstein
   *[many] Meilensteine
 }
deed-fund = { $number ->
    [one] Auszeichnung
   *[many] Auszeichnungen
 }
deed-convert = { $number ->
    [one] Umwandlung
   *[many] Umwandlungen
 }
deed-times = { $number ->
    [one] Mal
   *[many] Mal
 }
deed-times-with = { $times } mit { $tile }
any-production = aller Produktionen
any-parameter = aller globalen Parameter
taken-milestone = { $number ->
    [one] beanspruchten Meilenstein
   *[many] beanspruchte Meilensteine
 }
taken-award = { $number ->
    [one] finanzierte Auszeichnung
   *[many] finanzierte Auszeichnungen
 }
generations = { $number ->
    [one] begonnene Generation
   *[many] begonnene Generationen
 }
generation-number = Nummer der Generation
empty-areas = { $number ->
    [one] freies { $areas }
   *[many] freie { $areas }
 }
colonies = { $number ->
    [one] Kolonie
   *[many] Kolonien
 }
colonies-on = { $colonies } auf { $tile }
parties-with = { $number ->
    [one] Partei
   *[many] Parteien
 } mit { $delegate }

## Karten

card-noun = { $number ->
    [one] Karte
   *[many] Karten
 }
card-of-kind = { $kind ->
    [automated] { $number ->
        [one] { $role ->
            [from] automatischen Karte
           *[object] automatische Karte
         }
       *[many] automatische Karten
     }
    [active] { $number ->
        [one] { $role ->
            [from] aktiven Karte
           *[object] aktive Karte
         }
       *[many] aktive Karten
     }
    [standard-project] { $number ->
        [one] Standardprojekt
       *[many] Standardprojekte
     }
   *[other] { $number ->
        [one] { $name }-Karte
       *[many] { $name }-Karten
     }
 }
card-with-chosen = { $noun } mit dem Wunsch-Symbol
card-with-tags = { $noun } mit { $stem }-Symbol
card-this = { $role ->
    [from] dieser Karte
   *[object] diese Karte
 }
card-that = { $role ->
    [from] jener Karte
   *[object] jene Karte
 }
card-it = { $role ->
    [from] ihr
   *[object] sie
 }
card-a = { $role ->
    [from] einer { $noun }
   *[object] eine { $noun }
 }
card-another = { $role ->
    [from] einer anderen { $noun }
   *[object] eine andere { $noun }
 }
card-anybodys = { $which ->
    [other] { $role ->
        [from] einer anderen { $noun } eines beliebigen Spielers
       *[object] eine andere { $noun } eines beliebigen Spielers
     }
   *[any] { $role ->
        [from] einer { $noun } eines beliebigen Spielers
       *[object] eine { $noun } eines beliebigen Spielers
     }
 }
cards-but-this = { $cards } außer dieser
cards-yours = deinen { $cards }
card-of = { $role ->
    [from] einer { $noun } { $owner }
   *[object] eine { $noun } { $owner }
 }

cards-that-hold = für { $things }
cards-that-show = mit { $stem }-Zeichen
cards-with-resources = mit mindestens { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
 } darauf
cards-max-resources = { $count ->
    [0] ohne Ressourcen
    [one] mit höchstens 1 Ressource
   *[other] mit höchstens { $count } Ressourcen
} darauf
cards-without-tag = ohne { $stem }-Symbol
cards-other-than = außer { $cards }
cards-that-place = { $yes ->
    [yes] mit { $noun }
   *[no] ohne { $noun }
 }
cards-cost = mit Kosten von genau { $money }
cards-marked = mit { $count ->
    [one] einem Marker
   *[other] mindestens { $count } Markern
 } { $owner }
cards-seated = mit { $count ->
    [one] einem Platz
   *[other] mindestens { $count } Plätzen
 } { $owner }
cards-cost-min = mit Kosten von mindestens { $money }
cards-cost-max = mit Kosten von höchstens { $money }
cards-cost-odd = { $yes ->
    [yes] mit ungeraden Kosten
   *[no] mit geraden Kosten
 }
cards-points-min = mit mindestens { $count } SP
cards-requirements = { $yes ->
    [yes] mit Voraussetzung
   *[no] ohne Voraussetzung
 }
cards-global-requirements = { $yes ->
    [yes] mit globaler Voraussetzung
   *[no] ohne globale Voraussetzung
 }
cards-bound-any = { $yes ->
    [yes] mit
   *[no] ohne
 } { $bound ->
    [max] Maximalvoraussetzung
   *[min] Mindestvoraussetzung
 }
cards-bound-tracks = { $yes ->
    [yes] mit
   *[no] ohne
 } { $bound ->
    [max] Maximalvoraussetzung
   *[min] Mindestvoraussetzung
 } für { $tracks }
cards-bound-global = { $yes ->
    [yes] mit globaler
   *[no] ohne globale
 } { $bound ->
    [max] Maximalvoraussetzung
   *[min] Mindestvoraussetzung
 }
cards-bound-tag = { $yes ->
    [yes] mit
   *[no] ohne
 } { $bound ->
    [max] Maximalvoraussetzung
   *[min] Mindestvoraussetzung
 } an Symbolen
cards-asking = { $yes ->
    [yes] mit Voraussetzung für { $tracks }
   *[no] ohne Voraussetzung für { $tracks }
 }
cards-asking-tags = { $yes ->
    [yes] mit Voraussetzung an Symbolen
   *[no] ohne Voraussetzung an Symbolen
 }
cards-asking-parties = { $yes ->
    [yes] mit Voraussetzung an eine Partei
   *[no] ohne Voraussetzung an eine Partei
 }
cards-have-tags = { $yes ->
    [yes] mit Symbol
   *[no] ohne Symbole
 }
cards-tags = mit genau { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbolen
 }
cards-tags-min = mit mindestens { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbolen
 }
cards-tags-max = mit höchstens { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbolen
 }
cards-used = { $yes ->
    [yes] , deren Aktion in dieser Generation benutzt wurde
   *[no] , deren Aktion in dieser Generation noch nicht benutzt wurde
 }
cards-in-hand = auf der Hand
cards-in-deck = im Stapel
cards-in-discard = im Ablagestapel
cards-in-events = im Ereignisstapel
cards-in-market = auf dem Markt
cards-in-here = auf dieser Karte
cards-in-row = in der Reihe
cards-in-them = darunter
cards-under = { $tile ->
    [this] unter diesem Plättchen
   *[it] unter jenem Plättchen
 }
cards-played = { $whose ->
    [you] aus deinem Ereignisstapel
    [own] aus dem eigenen Ereignisstapel
    [opponents] aus den Ereignisstapeln deiner Gegner
    [that] aus dem Ereignisstapel jenes Spielers
    [owner] aus dem Ereignisstapel des Besitzers
    [victim] aus dem Ereignisstapel des früheren Besitzers
    [first] aus dem Ereignisstapel des Startspielers
    [holder] aus dem Ereignisstapel des Besitzers dieser Karte
    [chosen] aus dem Ereignisstapel des gewählten Spielers
   *[other] aus irgendeinem Ereignisstapel
 }

## Plättchen und Felder

tile-name = { $stem }-Plättchen
tiles = Plättchen
piece-name = { $stem }-{ $piece }
pieces = { $piece }
tile-a = { $role ->
    [from] einem { $noun }
   *[object] ein { $noun }
 }
tile-but = außer einem { $noun }
tile-it = dieses Plättchen
tile-this = dieses Plättchen
piece-this = dieses { $piece }
piece-it = dieses { $piece }
one-of-your = eines deiner { $tiles }
beside = angrenzend an { $tiles }
beside-none = ohne angrenzendes { $tiles }
beside-some = angrenzend an { $bound ->
    [exactly] genau
    [max] höchstens
   *[min] mindestens
 } { $count } { $tiles }
on-named = auf { $names }
area-where-it-lay = { $going ->
    [yes] auf dieses Feld
   *[no] auf diesem Feld
 }
area-of-it = dieses Feld
on-area = { $going ->
    [yes] auf ein { $area }
   *[no] auf einem { $area }
 }
areas = { $number ->
    [one] { $stem }-Feld
   *[many] { $stem }-Felder
 }
areas-plain = { $number ->
    [one] Feld
   *[many] Felder
 }
area-with-bonus = mit { $stem }-Bonus
area-with-bonuses = mit { $bound ->
    [exactly] genau
    [max] höchstens
   *[min] mindestens
 } { $count } { $number ->
    [one] { $stem }-Bonus
   *[many] { $stem }-Boni
 }
area-with-any-bonuses = mit { $bound ->
    [exactly] genau
    [max] höchstens
   *[min] mindestens
 } { $count } { $number ->
    [one] Bonus
   *[many] Boni
 }
area-edge = am Rand des Spielplans
in-rows = in { $rows }
in-row-of = in derselben Reihe wie { $tile }
row = der { $nth ->
    [2] zweiten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [3] dritten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [4] vierten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [5] fünften Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [6] sechsten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [7] siebten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [8] achten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
    [9] neunten Reihe von { $end ->
        [top] oben
       *[bottom] unten
     }
   *[1] { $end ->
        [top] obersten
       *[bottom] untersten
     } Reihe
 }
rows-outer = den { $count } { $end ->
    [top] obersten
   *[bottom] untersten
 } Reihen
area-prints = { $yes ->
    [yes] mit Bonus
   *[no] ohne Bonus
 }
area-reserved = { $areas } { $yes ->
    [yes] mit Reservierung
   *[no] ohne Reservierung
 }
area-holding = mit { $tile }
area-lying = mit einer { $name }-Karte
on-each-area = auf jedes { $area }
area-any = (mit oder ohne Plättchen)
on-planet = auf dem { $planet }
off-board = abseits des { $planet }
on-beside = auf { $board }

## Delegierte

delegates = { $neutral ->
    [yes] { $number ->
        [one] neutralen
       *[many] neutrale
     }
   *[no] {""}
 } { $post ->
    [leader] { $number ->
        [one] Parteivorsitz
       *[many] Parteivorsitze
     }
    [chairman] Vorsitzenden
    [reserve] { $number ->
        [one] Delegierten
       *[many] Delegierte
     } in der Reserve
    [non-leader] { $number ->
        [one] Delegierten ohne Parteivorsitz
       *[many] Delegierte ohne Parteivorsitz
     }
   *[any] { $number ->
        [one] Delegierten
       *[many] Delegierte
     }
 }
delegates-standing = { $delegates } in der { $standing ->
    [ruling] regierenden
   *[dominant] dominanten
 } Partei
delegates-in = { $delegates } bei { $parties }
delegate-a = { $unique ->
    [yes] den { $noun }
   *[no] { $role ->
        [from] einem { $noun }
       *[object] einen { $noun }
     }
 }
delegate-yours = { $role ->
    [from] einem eigenen { $noun }
   *[object] einen eigenen { $noun }
 }

## Bedingungen

count = { $bound ->
    [min] { $thing }
    [least] mindestens { $thing }
    [max] höchstens { $thing }
   *[exactly] genau { $thing }
 }
count-together = { $thing } zusammen
count-some = 1 { $thing }
count-none = { $of ->
    [stock] 0
   *[things] keine
 } { $things }
need-that = dass { $clause }
need-level = { $track } { $bound ->
    [min] mindestens
    [max] höchstens
   *[exactly] genau
 } { $value }
need-track = { $track } { $bound ->
    [min] mindestens
    [max] höchstens
   *[exactly] genau
 } { $value }
need-generation = Generation { $value }{ $bound ->
    [min] {" "}oder später
    [max] {" "}oder früher
   *[exactly] {""}
 }
clause-generation = es Generation { $value }{ $bound ->
    [min] {" "}oder später
    [max] {" "}oder früher
   *[exactly] {""}
 } ist
clause-x = X { $bound ->
    [min] mindestens
    [max] höchstens
   *[exactly] genau
 } { $value } ist
clause-cost = { $of ->
    [several] ihre aufgedruckten Kosten zusammen
   *[one] seine aufgedruckten Kosten
 } { $bound ->
    [min] mindestens
    [max] höchstens
   *[exactly] genau
 } { $value } { $money } betragen
clause-points = { $of ->
    [several] sie zusammen
   *[one] sie
 } { $bound ->
    [min] mindestens
    [max] höchstens
   *[exactly] genau
 } { $value } SP { $of ->
    [several] wert sind
   *[one] wert ist
 }
clause-own = du { $things } besitzt
clause-there-are = es { $things } gibt
clause-is = { $track } { $bound ->
    [min] mindestens
    [max] höchstens
   *[exactly] genau
 } { $value } beträgt
clause-card-has = { $card } { $things } hat
clause-have-in-play = du { $things } im Spiel hast
clause-have = { $person ->
    [you] { $who } { $things } hast
    [all] es { $things } im Spiel gibt
    [opponents] deine Gegner { $things } haben
   *[other] { $who } { $things } hat
 }
clause-card = { $card } { $what }
clause-completed = { $which ->
    [chosen] beim Wunschparameter
   *[named] bei { $track }
 } der Höchstwert { $yes ->
    [yes] erreicht
   *[no] nicht erreicht
 } ist
clause-state = { $yes ->
    [yes] „{ $state }“ gilt
   *[no] „{ $state }“ nicht gilt
 }
clause-settled = { $kind ->
    [tag] das Wunschsymbol
    [party] die Wunschpartei
    [parameter] der Wunschparameter
   *[resource] die Wunschressource
 } { $yes ->
    [yes] { "" }
   *[no] nicht
 } { $what } ist
clause-recurring = die Nummer der Generation { $yes ->
    [yes] durch { $every } teilbar
   *[no] nicht durch { $every } teilbar
 } ist
clause-parity = die Nummer der Generation { $yes ->
    [yes] gerade
   *[no] ungerade
 } ist
clause-leads = du { $yes ->
    [yes] { "" }
   *[no] nicht
 } { $of ->
    [track] am { $rank ->
        [most] höchsten
        [second-most] zweithöchsten
       *[fewest] niedrigsten
     } stehst ({ $things })
   *[things] am { $rank ->
        [most] meisten
        [second-most] zweitmeisten
       *[fewest] wenigsten
     } { $things } hast
 }
clause-phase = die { $phase } { $yes ->
    [yes] läuft
   *[no] nicht läuft
 }
clause-first = du { $yes ->
    [yes] Startspieler bist
   *[no] nicht Startspieler bist
 }
clause-chairman = { $neutral ->
    [yes] der Vorsitz { $yes ->
        [yes] neutral ist
       *[no] nicht neutral ist
     }
   *[no] du { $yes ->
        [yes] den Vorsitz hast
       *[no] den Vorsitz nicht hast
     }
 }
clause-rules = { $named ->
    [no] { $party }
   *[yes] die Partei { $party }
 } { $yes ->
    [yes] regiert oder du dort 2 Delegierte hast
   *[no] nicht regiert und du dort keine 2 Delegierten hast
 }
need-rules = dass { $named ->
    [no] { $party }
   *[yes] die Partei { $party }
 } regiert oder du dort 2 Delegierte hast
card-has-tag = { $yes ->
    [yes] ein { $stem }-Symbol hat
   *[no] kein { $stem }-Symbol hat
 }
a-kind = { $kind ->
    [automated] automatische Karte
    [active] aktive Karte
   *[other] { $name }-Karte
 }
card-is = { $yes ->
    [yes] eine { $what } ist
   *[no] keine { $what } ist
 }
card-is-one = { $yes ->
    [yes] eine Karte { $filters } ist
   *[no] keine Karte { $filters } ist
 }
period-game = in diesem Spiel
period-generation = in dieser Generation
period-action = in dieser Aktion
who-has = , der { $things } hat
who-leads = , der { $among ->
    [others] unter allen Gegnern { "" }
   *[all] { "" }
 }{ $of ->
    [track] am { $rank ->
        [most] höchsten
        [second-most] zweithöchsten
       *[fewest] niedrigsten
     } steht ({ $things })
   *[things] am { $rank ->
        [most] meisten
        [second-most] zweitmeisten
       *[fewest] wenigsten
     } { $things } hat
 }
who-against = , der { $yes ->
    [yes] { "" }
   *[no] nicht { "" }
 }{ $rank ->
    [more] mehr
   *[fewer] weniger
 } { $things } hat als { $than }
clause-against = du { $yes ->
    [yes] { "" }
   *[no] nicht
 } { $rank ->
    [more] mehr
   *[fewer] weniger
 } { $things } hast als { $than }
clause-of = { $person } { $yes ->
    [yes] jemand
   *[no] niemand
 } ist{ $who }
clause-every = jeder { $whose ->
    [any] Spieler
   *[opponent] Gegner
 } jemand ist{ $who }
clause-each = jeder { $whose ->
    [any] Spieler
   *[opponent] Gegner
 } { $what }
clause-some = es { $yes ->
    [yes] einen
   *[no] keinen
 } { $whose ->
    [any] Spieler
   *[opponent] Gegner
 } gibt{ $who }
rival-you = du
players-all = { $number ->
    [one] Spieler
   *[many] Spieler
 }
players-opponents = { $number ->
    [one] Gegner
   *[many] Gegner
 }
for-whom = , für den gilt, dass { $clause }
who-is = , der { $post ->
    [first] { $yes ->
        [yes] Startspieler ist
       *[no] nicht Startspieler ist
     }
   *[chairman] { $yes ->
        [yes] den Vorsitz hat
       *[no] den Vorsitz nicht hat
     }
 }

## Ereignisse: Nebensätze, das Verb steht am Ende

event-play = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] gespielt
    [not] gespielt
   *[now] { $person ->
        [you] spielst
       *[other] spielt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-place = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] platziert
    [not] platziert
   *[now] { $person ->
        [you] platzierst
       *[other] platziert
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
at-once = auf einmal { $thing }
steps-at-once = { $track } auf einmal um mindestens { $steps ->
    [1] einen Schritt
   *[other] { $steps } Schritte
 }
event-given = { $whom } das Legen eines Plättchens { $thing } bringt
event-gain = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] erhalten
    [not] erhalten
    [would] erhalten
   *[now] { $person ->
        [you] erhältst
       *[other] erhält
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-increase = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] erhöht
    [not] erhöht
    [would] erhöhen
   *[now] { $person ->
        [you] erhöhst
       *[other] erhöht
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-raise = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] erhöht
    [not] erhöht
    [would] erhöhen
   *[now] { $person ->
        [you] erhöhst
       *[other] erhöht
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
its-end = den Höchstwert
event-reach = { $whose ->
    [table] { $track } zum ersten Mal { $level }
    [you] du bei { $track } zum ersten Mal { $level }
   *[all] ein Spieler bei { $track } zum ersten Mal { $level }
 } erreich{ $whose ->
    [you] st
   *[all] t
 }
event-add = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] gelegt
    [not] gelegt
    [would] legen
   *[now] { $person ->
        [you] legst
       *[other] legt
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-remove = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] entfernt
    [not] entfernt
    [would] entfernen
   *[now] { $person ->
        [you] entfernst
       *[other] entfernt
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-use = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] benutzt
    [not] benutzt
   *[now] { $person ->
        [you] benutzt
       *[other] benutzt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-convert = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] umgewandelt
    [not] umgewandelt
   *[now] { $person ->
        [you] umwandelst
       *[other] umwandelt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-begin-turn = { $who } { $period } { $tense ->
    [not] keinen
   *[now] einen
 } Zug { $tense ->
    [past] begonnen
    [not] begonnen
   *[now] { $person ->
        [you] beginnst
       *[other] beginnt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-end-turn = { $who } { $period } { $tense ->
    [not] keinen
   *[now] einen
 } Zug { $tense ->
    [past] beendet
    [not] beendet
   *[now] { $person ->
        [you] beendest
       *[other] beendet
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-pass = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] gepasst
    [not] gepasst
   *[now] { $person ->
        [you] passt
       *[other] passt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
phase-place = { $place ->
    [before] vor der { $phase }
   *[after] nach der { $phase }
 } jeder Generation
phase-called = { $phase }-Phase
event-trade = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] gehandelt
    [not] gehandelt
   *[now] { $person ->
        [you] handelst
       *[other] handelt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-discard = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] abgeworfen
    [not] abgeworfen
   *[now] { $person ->
        [you] abwirfst
       *[other] abwirft
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-draw = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] gezogen
    [not] gezogen
    [would] ziehen
   *[now] { $person ->
        [you] ziehst
       *[other] zieht
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-buy = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] gekauft
    [not] gekauft
   *[now] { $person ->
        [you] kaufst
       *[other] kauft
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-reveal = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] aufgedeckt
    [not] aufgedeckt
   *[now] { $person ->
        [you] aufdeckst
       *[other] aufdeckt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-look = { $who } { $person ->
    [you] dir
   *[other] sich
 } { $period } { $thing } { $tense ->
    [past] angesehen
    [not] nicht angesehen
   *[now] { $person ->
        [you] ansiehst
       *[other] ansieht
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-hide = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] verdeckt
    [not] verdeckt
   *[now] { $person ->
        [you] verdeckst
       *[other] verdeckt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-take = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] genommen
    [not] genommen
   *[now] { $person ->
        [you] nimmst
       *[other] nimmt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-shift = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] versetzt
    [not] versetzt
   *[now] { $person ->
        [you] versetzt
       *[other] versetzt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-claim = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] beansprucht
    [not] beansprucht
   *[now] { $person ->
        [you] beanspruchst
       *[other] beansprucht
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-fund = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] finanziert
    [not] finanziert
   *[now] { $person ->
        [you] finanzierst
       *[other] finanziert
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-spend = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] ausgegeben
    [not] ausgegeben
   *[now] { $person ->
        [you] ausgibst
       *[other] ausgibt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-lose = { $who } { $period } { $tense ->
    [not] { KEIN($thing) }
   *[now] { $thing }
 } { $tense ->
    [past] verloren
    [not] verloren
    [would] verlieren
   *[now] { $person ->
        [you] verlierst
       *[other] verliert
     }
 } { $tense ->
    [now] {""}
    [would] { $person ->
        [you] würdest
       *[other] würde
     }
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
event-chair = { $who } { $period } Vorsitzender { $tense ->
    [past] geworden
    [not] nicht geworden
   *[now] { $person ->
        [you] wirst
       *[other] wird
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] bist
       *[other] ist
     }
 }
event-lead = { $who } { $period } den Vorsitz { $thing } { $tense ->
    [past] übernommen
    [not] nicht übernommen
   *[now] { $person ->
        [you] übernimmst
       *[other] übernimmt
     }
 } { $tense ->
    [now] {""}
   *[past] { $person ->
        [you] hast
       *[other] hat
     }
 }
led-party = { $named ->
    [yes] bei { $parties }
   *[no] in einer Partei
 }
event-party = { $named ->
    [yes] { $party }
   *[no] eine Partei
 } { $which ->
    [dominant] dominant wird
   *[ruling] an die Regierung kommt
 }
a-colony = eine Kolonie
a-colony-on = eine Kolonie auf { $tile }
with-colony = mit { $tile }
a-colony-bonus = einen Koloniebonus
a-colony-bonus-of = einen Koloniebonus von { $tile }
tag-new = ein Symbol einer Art, die { $who ->
    [you] du noch nicht hattest
   *[other] dieser Spieler noch nicht hatte
 },
event-set-up = das Spiel vorbereitet ist
event-game-end = das Spiel endet
moment-set-up = Spielvorbereitung
moment-game-end = Spielende
event-produced = alle { $period } { $tense ->
    [not] nicht produziert haben
   *[other] produziert haben
 }
event-phase = die { $phase }-Phase { $period } { $tense ->
    [past] begonnen hat
    [not] nicht begonnen hat
   *[now] beginnt
 }
phase-production = Produktions
phase-research = Forschungs
phase-action = Aktions
phase-solar = Solar
a-production = eine Produktion
a-global-parameter = einen globalen Parameter
some-track = { $track } { $each ->
    [yes] um 1 Stufe
   *[no] {""}
 }
things-to = { $things } auf { $card }
things-from = { $things } von { $source }
whatever-is-taken = Ressourcen oder Produktion
a-project = ein Standardprojekt
a-project-costing = ein Standardprojekt für mindestens { $money }
an-action = die Aktion { $card }
a-project-this = diese Karte
a-project-named = „{ $name }“
at-full-price = { $project } zum vollen Preis

## Effekte: das Verb steht vorn

gain = erhalte { $thing }
gain-any = erhalte { $things }
as-far = { $text } (oder so weit wie möglich)
dry = { $text } (das Feld und seine Nachbarn bringen dir nichts)
still = { $text } (was das Plättchen selbst bewirkt, entfällt)
bare = { $text } (niemand erhält, was das einbringt)
bare-owned = { $text } (niemandem gehört es und niemand erhält, was das einbringt)
as-much = { $text } (oder so viel, wie da ist)
as-many = { $text } (oder so viele, wie da sind)
lose = verliere { $thing }
give = gib { $whom } { $thing }
spend = bezahle { $thing }
spend-from = bezahle { $thing } von { $source }
pay = bezahle { $thing }
pay-using = bezahle { $thing } (auch mit { $using })
increase = erhöhe { $track } um { $steps }
decrease = senke { $track } um { $steps }
produce-of-each = { $down ->
    [down] senke jede deiner Produktionen
   *[up] erhöhe jede deiner Produktionen
 } um { $steps }
exchange-production = tausche { $track } mit { $whom }
exchange-stock = tausche { $thing } mit { $whom }
choose-player = wähle { $chance ->
    [yes] zufällig { $whom }
   *[no] { $whom }
 }{ $kept ->
    [yes] {" "}für diese Karte
   *[no] {""}
 }
choose-tile = wähle { $tile }
exchange-own = vertausche { $one } und { $other }
exchange-hands = tausche alle Handkarten mit { $whom }
raise = erhöhe { $track } um { $steps }
lower = senke { $track } um { $steps }
add = lege { $thing } auf { $card }
add-for-each = lege { $per } { $thing } auf { $card }
add-to-several = lege auf { $count } verschiedene { $other ->
    [yes] andere { $cards }
   *[no] { $cards }
} je { $thing }
add-to-up-to = lege auf bis zu { $count } verschiedene { $other ->
    [yes] andere { $cards }
   *[no] { $cards }
} je { $thing }
add-each = lege auf jede { $card } { $thing }
remove = entferne { $thing } { $source }
remove-each = entferne von jeder { $card } { $thing }
steal = stiehl { $thing } { $source }
up-to = bis zu { $thing }
from = von { $source }
who-owns = , der { $tile } besitzt
of-that = { $figure } dieser Ressource
produce-of-one = { $down ->
    [down] senke eine deiner Produktionen
   *[up] erhöhe eine deiner Produktionen
 } um { $steps }
of-each-standard = { $figure } von jeder Standard-Ressource
of-lowest = { $figure } { $of ->
    [stock] der Ressource, von der du am wenigsten hast
   *[production] einer Ressource mit niedrigster Produktion
 }
as-printed = { $thing } (wie unter { $tile ->
    [it] diesem
   *[this] diesem
 } Plättchen aufgedruckt)
place = platziere { $tile } { $area } { $free }
this-cards-tile = das Plättchen dieser Karte
tiles-each = { $tiles }, jedes
tiles-each-on = { $tiles }, jedes { $area }
tiles-each-for = { $tiles }, jedes { $area },
lay = lege { $cards } { $area }
hide = drehe { $cards } auf die verdeckte Seite
mark = { $down ->
    [yes] nimm einen deiner Marker von { $card }
   *[no] lege einen deiner Marker auf { $card }
 }
put-on-area = versetze { $cards } { $where } { $near ->
    [yes] angrenzend an den bisherigen Ort
   *[no] {""}
 }
move-tile = versetze { $tile } auf ein anderes Feld
move-tile-to = versetze { $tile } { $area } { $near ->
    [yes] angrenzend an den bisherigen Ort
   *[no] {""}
 }
exchange-tile = ersetze { $tile } durch { $new } (Regeln für das Platzieren gelten nicht)
swap-tiles = lass { $tile } und { $other } die Plätze tauschen (keines wird neu platziert)
gain-bonuses = erhalte, was das Platzieren { $tile ->
    [it] auf seinem Feld
   *[this] auf dem Feld dieses Plättchens
 } einbringt
gain-bonuses-under = wähle { $tile } und erhalte, was das Platzieren dort einbringt
gain-bonuses-under-each = erhalte für jedes { $tile }, was das Platzieren auf seinem Feld einbringt
gain-bonuses-on = { $each ->
    [yes] erhalte für jedes { $area }, was das Platzieren dort einbringt
   *[no] wähle ein { $area } und erhalte, was das Platzieren dort einbringt
 }
remove-tile = lege { $tile } in den Vorrat zurück
gain-tag = habe { $period ->
    [action] in dieser Aktion
    [game] bis zum Spielende
   *[generation] in dieser Generation
 } { $tags } mehr
placed-freely = (Regeln für das Platzieren gelten nicht)
draw = ziehe { $cards }
draw-until = decke Karten auf, bis { $cards } dabei { $number ->
    [one] ist
   *[many] sind
 }, nimm sie und wirf den Rest ab
look = sieh dir { $number ->
    [one] die oberste Karte des Stapels
    [some] { $cards } von oben vom Stapel
   *[other] die obersten { $cards } des Stapels
 } an
reveal = decke { $number ->
    [one] die oberste Karte des Stapels
    [some] { $cards } von oben vom Stapel
   *[other] die obersten { $cards } des Stapels
 } auf
look-pile = sieh dir { $cards } von ihrem Stapel an
reveal-pile = decke { $cards } von ihrem Stapel auf
look-hand = sieh dir { $cards } auf deiner Hand an
reveal-hand = zeige { $cards } aus der Hand vor
peek = sieh dir die Hand { $whom } an
look-areas = sieh dir { $cards } an
look-by-chance = sieh dir { $cards } an
reveal-by-chance = decke { $cards } auf
reveal-areas = decke { $cards } auf
take = nimm { $cards }
buy = kaufe { $cards }
it-card = sie
of-them = { $cards } davon
discard = wirf { $cards } ab
copy-production = führe den Produktionskasten { $card } noch einmal aus
copy-productions = führe die Produktionskästen von { $cards } noch einmal aus
copy-effects = führe die sofortigen Effekte { $card } noch einmal aus
move = lege { $cards } { $zone } { $owner }
hand-over = bringe { $cards } in den Besitz { $owner }
take-over = übernimm { $cards }
out-of-hand = { $cards } aus der Hand
out-of-events = { $cards } vom Ereignisstapel
out-of-whose-events = { $cards } vom Ereignisstapel { $owner }
out-of-row = { $cards } aus der Reihe
out-of-pile = { $cards } vom Stapel
out-of-discard = { $cards } vom Ablagestapel
out-of-a-hand = { $cards } aus der Hand { $owner }
into-here = auf diese Karte
into-hand = auf deine Hand
into-a-hand = auf die Hand
into-play = ins Spiel
into-events = auf den Ereignisstapel
into-discard = auf den Ablagestapel
into-deck = auf den Stapel
into-bottom = unter den Nachziehstapel
into-pile = unter den Stapel
into = in den Bereich „{ $zone }“
double = verdopple die Ressourcen auf { $card }
use-action = benutze die Aktion { $card }
use-several = benutze die Aktionen von { $count } verschiedenen { $other ->
    [yes] anderen { $cards }
   *[no] { $cards }
}
use-up-to = benutze die Aktionen von bis zu { $count } verschiedenen { $other ->
    [yes] anderen { $cards }
   *[no] { $cards }
}
use-each = benutze die Aktion jeder { $card }
use-project = benutze { $project } { $price }
nothing = nichts
pass = passe (du bist in dieser Generation nicht mehr am Zug)
become-first = werde Startspieler (nimm den Marker)
take-actions = führe sofort { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
 } aus
play-card = spiele { $card } { $price }{ $pause ->
    [yes] ,
   *[no] {""}
 } { $ignoring }
for-free = kostenlos
for-half = zum halben Preis (aufgerundet)
for-less = für { $thing }
ignoring-all = ohne ihre Voraussetzungen
ignoring-goal = ohne seine Voraussetzung
ignoring-tags = ohne ihre Voraussetzungen an Symbolen
ignoring-these = ohne ihre Voraussetzungen für { $tracks }
ignoring-global = ohne ihre globalen Voraussetzungen
fund = finanziere eine Auszeichnung { $price }
claim-milestone = beanspruche einen Meilenstein { $price } { $ignoring }
take-seat = nimm einen Platz auf { $card } { $price } { $ignoring }
claim = lege deinen Marker auf { $tile }, das damit dir gehört
colony-built = { $number ->
    [a] eine Kolonie
    [one] Kolonie
   *[many] Kolonien
 }{ $where ->
    [there] {" "}auf { $tile }
    [each] , jede auf { $tile }
    [for] , jede auf { $tile },
   *[any] {""}
 }
new-colony = baue { $colonies } { $again ->
    [yes] (auch dort, wo du schon eine hast)
    [full] (auch dort, wo kein Platz ist)
    [both] (auch dort, wo du schon eine hast oder kein Platz ist)
   *[no] {""}
 }
remove-colony = entferne eine Kolonie { $owner } { $where ->
    [there] auf { $tile }
   *[any] {""}
 }
add-colony = bringe ein weiteres Kolonieplättchen deiner Wahl ins Spiel
trade = handle mit { $tile }
recall-fleet = hole eine Handelsflotte von { $tile } zurück
trade-freely = { $text } (ohne ein Handelsschiff zu schicken, auch wo schon eines liegt)
trade-alone = { $text } (Gegner erhalten keine Kolonieboni)
colony-tile = { $which ->
    [named] { $names }
    [any] einer Kolonie
    [it] demselben Kolonieplättchen
    [other] einem anderen Kolonieplättchen
    [that] jenem Kolonieplättchen
    [without] einem Kolonieplättchen ohne { $whose ->
        [you] Kolonie von dir
        [opponents] gegnerische Kolonie
       *[all] Kolonie
     }
    [each] jedem Kolonieplättchen
    [each-without] jedem Kolonieplättchen ohne { $whose ->
        [you] Kolonie von dir
        [opponents] gegnerische Kolonie
       *[all] Kolonie
     }
    [each-with] jedem Kolonieplättchen mit { $whose ->
        [you] einer Kolonie von dir
        [opponents] einer gegnerischen Kolonie
       *[all] mindestens einer Kolonie
     }
   *[with] einem Kolonieplättchen mit { $whose ->
        [you] einer Kolonie von dir
        [opponents] einer gegnerischen Kolonie
       *[all] mindestens einer Kolonie
     }
 }
colony-track = die Leiste { $which ->
    [a] einer Kolonie
    [another] einer anderen Kolonie
    [each] jeder Kolonie
   *[that] jener Kolonie
 }
colony-track-of = die Leiste von { $tile }
colony-track-far = { $way ->
    [lower] senke
   *[raise] erhöhe
 } { $track } so weit es geht
colony-bonuses-of = erhalte { $many ->
    [one] einen deiner Kolonieboni
   *[all] alle deine Kolonieboni
 } { $where ->
    [there] auf { $tile }
   *[any] {""}
 }
colony-bonuses = erhalte den Koloniebonus jeder deiner Kolonien
trade-income = erhalte den Handelsertrag von { $tile }
place-delegates = { $lobby ->
    [yes] setze deinen Delegierten aus der Lobby { $where ->
        [other] in eine andere Partei als { $parties }
        [not-ruling] in eine andere Partei als die regierende
        [not-dominant] in eine andere Partei als die dominante
        [there] zu { $parties }
        [ruling] in die regierende Partei
        [dominant] in die dominante Partei
       *[any] in eine Partei
     }
   *[no] setze { $delegates } { $where ->
        [other] in eine andere Partei als { $parties }
        [not-ruling] in eine andere Partei als die regierende
        [not-dominant] in eine andere Partei als die dominante
        [there] zu { $parties }
        [ruling] in die regierende Partei
        [dominant] in die dominante Partei
        [each] in jede Partei
        [each-other] in jede andere Partei als { $parties }
        [each-not-ruling] in jede andere Partei als die regierende
        [each-not-dominant] in jede andere Partei als die dominante
        [different] in verschiedene Parteien
        [different-other] in verschiedene andere Parteien als { $parties }
        [different-not-ruling] in verschiedene andere Parteien als die regierende
        [different-not-dominant] in verschiedene andere Parteien als die dominante
       *[any] in eine Partei
     }
 }
remove-delegate = entferne { $delegate }
change-party = { $which ->
    [these] { $parties }
   *[any] eine Partei deiner Wahl
 } { $standing ->
    [dominant] wird dominant
   *[ruling] wird regierende Partei
 }
global-event = das { $time ->
    [distant] ferne
    [coming] kommende
   *[current] aktuelle
 } globale Ereignis
replace-event = ersetze { $event } durch das nächste vom Stapel
swap-events = vertausche { $event } und { $other }
exchange-delegate = ersetze { $delegate } durch einen deiner Delegierten aus der Reserve

## Was Effekte zusammenhält

either = wähle: { $choice }
left-to-chance = lass den Zufall entscheiden: { $choice }
choose-tag = wähle ein Symbol: { $what }
choose-tags = wähle eines der Symbole { $tags }: { $what }
choose-resource = wähle eine Standardressource: { $what }
choose-resources = wähle { $resources }: { $what }
choose-party = wähle eine Partei: { $what }
choose-parties = wähle { $parties }: { $what }
choose-parameter = wähle einen globalen Parameter: { $what }
choose-parameters = wähle { $parameters }: { $what }
chosen-tag = Wunsch
named-party = { $role ->
    [from] der Partei { $name }
    [object] die Partei { $name }
   *[subject] { $name }
 }
chosen-party = { $role ->
    [from] der Wunschpartei
    [of] der Wunschpartei
   *[subject] die Wunschpartei
 }
the-chosen-parameter = der Wunschparameter
chosen-parameter = { $role ->
    [object] den Wunschparameter
   *[subject] Wunschparameter
 }
chosen-resource = { $number ->
    [one] Wunschressource
   *[many] Wunschressourcen
 }
of-one-kind = { $number ->
    [one] Standardressource
   *[many] Standardressourcen einer Art
 }
settle-tag = wähle ein Symbol für diese Karte
settle-tags = wähle eines dieser Symbole für diese Karte: { $tags }
settle-resource = wähle eine Standardressource für diese Karte
settle-resources = wähle eine dieser Ressourcen für diese Karte: { $resources }
settle-party = wähle eine Partei für diese Karte
settle-parties = wähle eine dieser Parteien für diese Karte: { $parties }
settle-parameter = wähle einen globalen Parameter für diese Karte
settle-parameters = wähle einen dieser Parameter für diese Karte: { $parameters }
lot = bestimme X zufällig, von { $least } bis { $most }: { $what }
some-of = wähle { $count } davon: { $what }
some-of-fewer = wähle bis zu { $count } davon: { $what }
list-some = { $head } / { $last }
then = { $head }; dann: { $last }
rest = { $text } { $left ->
    [it] (und wirf sie ab)
    [them] (und wirf sie ab)
    [otherwise] (sonst wirf sie ab)
    [rest] und wirf den Rest ab
   *[some] (wirf den Rest ab)
 }
pays = { $cost }, dafür { $gain }
pays-for = { $cost }, und dafür: { $gain }
may = wenn du möchtest, { $what }
repeatedly = ein- oder mehrmals: { $what }
if = wenn { $condition }, { $yes }
otherwise = { $text }; sonst { $no }
or-else = { $first }; geht das nicht: { $instead }

## Dauerhafte Effekte

standard-projects = Standardprojekte
goals-milestone = Meilensteine
goals-award = Auszeichnungen
the-project = das Standardprojekt „{ $name }“
next-cards-cost = die nächsten { $number } { $cards }, { $how ->
    [seat] auf denen du in dieser Generation einen Platz nimmst,
   *[play] die du in dieser Generation spielst,
 } kosten je { $money } { $way ->
    [more] mehr
   *[less] weniger
 } { $per }
next-card-costs = die nächste { $card }, { $how ->
    [seat] auf der du in dieser Generation einen Platz nimmst,
   *[play] die du in dieser Generation spielst,
 } kostet { $money } { $way ->
    [more] mehr
   *[less] weniger
 } { $per }
cost-less = { $what } { $number ->
    [one] kostet
   *[many] kosten
 } { $money } { $way ->
    [more] mehr
   *[less] weniger
 } { $per }
cost-less-for-tags = { $cards } kosten { $money } { $way ->
    [more] mehr
   *[less] weniger
 } pro { $tag } darauf
conversion-needs-less = „{ $name }“ braucht { $amount } { $way ->
    [more] mehr
   *[less] weniger
 } { $per }
party-costs-less = { $which ->
    [all] Aktionen von Parteien kosten { $money }
    [chosen] die Aktion { $parties } kostet { $money }
   *[these] die Aktion der Partei { $parties } kostet { $money }
 } { $way ->
    [more] mehr
   *[less] weniger
 } { $per }
worth-more = { $thing } ist je { $money } mehr wert { $cards } { $per }
tolerance = Voraussetzungen für { $tracks } dürfen { $cards } um bis zu { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
 } verfehlt werden { $per }
ignored = { $which ->
    [every] Voraussetzungen
    [global] globale Voraussetzungen
    [tags] Voraussetzungen an Symbolen
   *[these] Voraussetzungen für { $tracks }
 } müssen { $cards } nicht erfüllt sein
tolerance-global = globale Voraussetzungen dürfen { $cards } um bis zu { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
 } verfehlt werden { $per }
tolerance-about = Voraussetzungen an { $about } dürfen { $cards } um bis zu { $steps } verfehlt werden { $per }
ignored-about = Voraussetzungen an { $about } müssen { $cards } nicht erfüllt sein
tolerance-tags = Voraussetzungen an Symbolen dürfen { $cards } um bis zu { $steps ->
    [one] 1 Symbol
   *[other] { $steps } Symbole
 } verfehlt werden { $per }
each-as = je { $value } { $instead }
spend-as = du darfst { $things } { $where } als { $value } { $cards } ausgeben
for-cards = für { $cards }
not-chosen = Gegner dürfen weder dich noch eine deiner Karten wählen, wo sie einen Spieler oder eine Karte wählen
protect = { $half ->
    [yes] wo Gegner deine { $things } { $of ->
        [production] senken
       *[resources] entfernen
    }, verlierst du nur die Hälfte (abgerundet)
   *[no] Gegner dürfen deine { $things } nicht { $of ->
        [production] senken
       *[resources] entfernen
    }
}
kept-production = { $all ->
    [yes] Produktion
   *[no] { $stem }-Produktion
}
override-card-price = eine Karte zu kaufen kostet dich { $money }
override-card-price-more = eine Karte zu kaufen kostet dich { $money } { $way ->
    [less] weniger
   *[more] mehr
 } { $per }
override-actions = du führst je Zug { $value } Aktionen aus
override-actions-more = du führst je Zug { $value } { $number ->
    [one] Aktion
   *[many] Aktionen
 } { $way ->
    [less] weniger
   *[more] mehr
 } aus { $per }
override-research-cards = du ziehst in jeder Forschungsphase { $value } Karten
override-research-cards-more = du ziehst in jeder Forschungsphase { $value } { $number ->
    [one] Karte
   *[many] Karten
 } { $way ->
    [less] weniger
   *[more] mehr
 } { $per }
counts-as = du darfst { $things } als { $tags } verwenden
counts-more = { $track } zählt für dich { $more } mehr { $per }
counts-tags = deine { $tags } zählen { $more } mehr { $per }
award-scores = bei { $awards } zählst du, als hättest du { $more } mehr { $per }
the-award = der Auszeichnung „{ $name }“
tags-as = deine { $tags } zählen auch als { $others }, wo sie gezählt oder verlangt werden, und wenn du eines spielst
event-tags = die { $tags } von Ereignissen, die du gespielt hast, zählen auch, wo Symbole gezählt oder verlangt werden
beside-more = ein Plättchen neben { $tile } zu legen bringt dir { $thing } mehr
beside-worth = ein Plättchen neben { $tile } zu legen bringt dir { $thing }
beside-more-some = ein Plättchen neben { $tile } zu legen bringt dir { $thing } mehr
beside-worth-some = ein Plättchen neben { $tile } zu legen bringt dir { $thing }
exchangeable-but = in der Produktionsphase darfst du bis zu { $kept } { $thing } behalten, und der Rest wird zu { $into }
exchangeable = in der Produktionsphase wandelst du so viel { $thing } in { $into } um, wie du möchtest
site-more = du darfst { $tiles } auch { $area } platzieren { $free }
site-barred = { $whose ->
    [you] du darfst keine { $tiles }
    [opponents] Gegner dürfen keine { $tiles }
    [chosen] der gewählte Spieler darf keine { $tiles }
   *[all] niemand darf { $tiles }
 } { $area } platzieren
ban-play = { $whose ->
    [you] du darfst keine
    [opponents] Gegner dürfen keine
    [chosen] der gewählte Spieler darf keine
   *[all] niemand darf
 } { $thing } spielen
ban-act = { $whose ->
    [you] du darfst keine
    [opponents] Gegner dürfen keine
    [chosen] der gewählte Spieler darf keine
   *[all] niemand darf
 } Aktionen von { $thing } benutzen
conversions = Umwandlungen
delegates-placed = { $where ->
    [some] Delegierte bei { $parties }
   *[any] Delegierte
}
ban-do = { $whose ->
    [you] du darfst
    [opponents] Gegner dürfen
    [chosen] der gewählte Spieler darf
   *[all] niemand darf
 } { $thing } { $whose ->
    [all] {""}
   *[some] nicht
 } { $verb ->
    [project] benutzen
    [convert] benutzen
    [add] auf Karten legen
    [add-here] auf diese Karte legen
    [gain] erhalten
    [produce] steigern
    [delegate] einsetzen
    [lower] senken
   *[raise] erhöhen
 }
ban-goal = { $whose ->
    [you] du darfst { $kind ->
        [trade] nicht
       *[goals] keine
    }
    [opponents] Gegner dürfen { $kind ->
        [trade] nicht
       *[goals] keine
    }
    [chosen] der gewählte Spieler darf { $kind ->
        [trade] nicht
       *[goals] keine
    }
   *[all] niemand darf
 } { $kind ->
    [projects] Standardprojekte benutzen
    [claim] Meilensteine beanspruchen
    [fund] Auszeichnungen finanzieren
    [colony] Kolonien errichten
   *[trade] handeln
 }
shared-action = Gegner dürfen die Aktion dieser Karte auch nutzen (in jeder Generation nur ein Spieler)
policy = { $how ->
    [ignored] die Politik { $which ->
        [ruling] der regierenden Partei
        [chosen] { $parties }
        [these] der Parteien { $parties }
       *[named] der Partei { $parties }
     } gilt nicht für dich
   *[active] die Politik { $which ->
        [chosen] { $parties }
        [these] der Parteien { $parties }
       *[named] der Partei { $parties }
     } gilt in der Aktionsphase für dich, wer auch immer regiert
 }
shared-action-each = Gegner dürfen die Aktion dieser Karte auch nutzen (jeder Spieler einmal in jeder Generation)
kept-tiles = Gegner dürfen { $tiles } nicht entfernen, verschieben oder tauschen
play-from = du darfst { $cards } spielen wie von der Hand
this-generation = in dieser Generation: { $text }
for-next = für das nächste Mal in dieser Generation: { $text }
for-next-card = für die nächste Karte, die du in dieser Generation spielst: { $text }
for-next-times = für die nächsten { $number } Male in dieser Generation: { $text }
for-next-cards = für die nächsten { $number } Karten, die du in dieser Generation spielst: { $text }

## Fähigkeiten und Karten

label-action = Aktion
often-action = bis zu { $times }-mal pro Generation: { $text }
label-once = einmal pro Spiel
label-full = wenn alle Plätze besetzt sind
label-first-action = erste Aktion
label-effect = Effekt
label-build = Bauen
label-trade = Handel
label-colony = Kolonie
label-bonus = Bonus
label-conversion = Aktion, beliebig oft
when = wenn { $events }: { $text }
in-next-phase = in der nächsten { $phase }: { $text }
later-once = das nächste Mal, wenn { $events }: { $text }
later-once-this-generation = das nächste Mal in dieser Generation, wenn { $events }: { $text }
later-this-generation = in dieser Generation, wenn { $events }: { $text }
later-would-once = das nächste Mal, wenn { $events }, stattdessen: { $text }
later-would-once-this-generation = das nächste Mal in dieser Generation, wenn { $events }, stattdessen: { $text }
later-would-this-generation = in dieser Generation, wenn { $events }, stattdessen: { $text }
when-would = wenn { $events }, stattdessen: { $text }
when-would-first = { $times ->
    [one] einmal pro Generation
   *[other] bis zu { $times }-mal pro Generation
 }{ $apart ->
    [yes] {""} je Spieler
   *[no] {""}
 }, wenn { $events }, stattdessen: { $text }
when-first = { $times ->
    [one] einmal pro Generation
   *[other] bis zu { $times }-mal pro Generation
 }{ $apart ->
    [yes] {""} je Spieler
   *[no] {""}
 }, wenn { $events }: { $text }
when-would-ever = { $times ->
    [one] einmal im Spiel
   *[other] bis zu { $times }-mal im Spiel
 }{ $apart ->
    [yes] {""} je Spieler
   *[no] {""}
 }, wenn { $events }, stattdessen: { $text }
when-ever = { $times ->
    [one] einmal im Spiel
   *[other] bis zu { $times }-mal im Spiel
 }{ $apart ->
    [yes] {""} je Spieler
   *[no] {""}
 }, wenn { $events }: { $text }
at = bei { $value }
at-each-step = bei jeder Stufe
requires-what = Voraussetzung: { $needs }
set-with = { $set } mit { $others }
said-if = { $text }, wenn { $condition }
money-less = { $money } weniger
costs-less = kostet { $text }
costs-less-least = kostet { $text }, aber mindestens { $least }
start-with = beginne mit { $things }
award-for = für { $most }
protected = { $things } auf dieser Karte dürfen nicht entfernt werden
wild-tag = das beliebige Symbol gilt in deinen Aktionen als eines deiner Wahl
beginner = alle Karten, die du zu Beginn erhältst, sind kostenlos

field-sides = Seiten
field-elements = Elemente
field-colour = Farbe
field-provides = liefert
field-track = Leiste
field-opens = ruht, bis eine Karte ins Spiel kommt, auf der { $things } liegen können
field-distant = fern
field-current = aktuell

## Wie stark eine Karte ist

study-fair = fairer Preis { NUMBER($cost, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } M€
study-no-fair = ein fairer Preis lässt sich nicht sagen
study-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
study-money = { $sign }{ NUMBER($money, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } M€
study-strong = stärker als ihresgleichen
study-weak = schwächer als ihresgleichen
study-few = sie kam nur { NUMBER($came) }-mal: zu selten für Zahlen
study-played = kam { NUMBER($came) }-mal, gespielt { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
study-changed = seit diesen Partien geändert
study-legend = Aus { NUMBER($games) } Partien von Bots. Punkte, und dasselbe in M€: wie weit vorn endet, zu wem die Karte früh kam, gegenüber einer mittleren Karte. Fairer Preis: mit ihm ist die Karte so viel wert wie andere. Was hinter ± steht, gilt in 95 von 100 Fällen.
