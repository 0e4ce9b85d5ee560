# Deutsche Namen der Begriffe von TINYforming Mars.

piece_cube = Klötzchen

tag_energy = Energie
tag_production = Produktion
    .stem = Produktions
tag_nature = Natur
tag_science = Wissenschaft
    .stem = Wissenschafts
tag_space = Weltraum

resource_credit = { $number ->
    [one] Credit
   *[many] Credits
 }
    .stem = Credit
resource_heat = Wärme-Klötzchen
    .stem = Wärme
resource_nature-token = Natur-Marker
resource_production-token = Produktions-Marker
resource_science-token = Wissenschafts-Marker

terrain_land = Land
terrain_water = Wasser

tile_heat = Wärme
tile_greenery = Grünflächen
tile_water = Wasser
tile_city = Stadt

track_heat = Wärme
    .object = die Wärme
track_greenery = Grünflächen
    .object = die Grünflächen
track_water = Wasser
    .object = das Wasser
unit_heat = Wärme-Klötzchen
unit_greenery = Grünflächen-Klötzchen
unit_water = Wasser-Klötzchen

area_the-centre-row = der mittleren Reihe
area_the-south-row = der südlichen Reihe

card_sell-patent = Patent verkaufen
card_build-city = Stadt bauen
card_import-water = Wasser importieren
card_greenhouses = Gewächshäuser
card_energy-farms = Energiefarmen

rule-start-credits = Credits zu Beginn
rule-credit-limit = Credits höchstens
rule-projects = Projekte in der Auslage
rule-standard-projects = Standardprojekte je Generation
rule-used-up = Projekte, die eine Generation verbraucht
