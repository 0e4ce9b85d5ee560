# Deutsche Namen dessen, was Venus Next mitbringt.

tag_venus = Venus
resource_floater = { $number ->
    [one] Schwebekörper
   *[many] Schwebekörper
 }
resource_asteroid = { $number ->
    [one] Asteroid
   *[many] Asteroiden
 }
    .stem = Asteroiden
track_venus = Venus

state_other-venus = die andere Seite des Venus-Spielplans
state_unaided = ohne Weltregierung
phase_solar = Sonnenphase

card_air-scrapping = Luftreinigung
card_air-scrapping-var = Luftreinigung (Variante)
card_hoverlord = Schwebefürst
card_venuphile = Venusliebhaber
card_world-government-terraforming = Terraforming der Weltregierung
