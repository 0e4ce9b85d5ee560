# Deutsche Namen dessen, was die Kolonien mitbringen.

resource_floater = { $number ->
    [one] Schwebekörper
   *[many] Schwebekörper
 }
resource_camp = { $number ->
    [one] Lager
   *[many] Lager
 }
track_fleet = Handelsflotten
    .object = deine Handelsflotten
    .theirs = ihre Handelsflotten

rule-fleets = Handelsflotten
rule-colony-tiles = Kolonieplättchen bei 1 bis 5 Spielern
rule-solo-colony-tiles = Kolonieplättchen, mit denen man allein spielt
rule-colonies-per-tile = Kolonien je Plättchen
rule-solo-production-less = M€-Produktion weniger, wenn man allein spielt

card_build-colony = Kolonie bauen
card_trade = Handel
card_callisto = Kallisto
card_ganymede = Ganymed
card_enceladus = Enceladus
