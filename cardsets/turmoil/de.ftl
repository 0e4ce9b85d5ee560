# Deutsche Namen dessen, was Turmoil mitbringt.

tag_venus = Venus
tag_wild = Joker
resource_floater = { $number ->
    [one] Schwebekörper
   *[many] Schwebekörper
 }
resource_preservation = { $number ->
    [one] Naturschutz
   *[many] Naturschutz
 }
track_influence = Einfluss

card_mars-first = Mars zuerst
card_kelvinists = Kelvinisten
card_reds = Rote
card_greens = Grüne
card_unity = Einheit
card_scientists = Wissenschaftler
card_lobbying = Lobbyarbeit
card_posts = Ämter
card_turmoil-terraformer = Terraformer

rule-delegates = Delegierte je Spieler
rule-neutral-delegates = neutrale Delegierte
rule-influence = Einfluss
rule-first-government = erste Regierung
