# Deutsche Namen der Begriffe. `.stem` steht vor dem Bindestrich einer Zusammensetzung, `.object` ist
# der Name als Ziel einer Tätigkeit, `.theirs` als Ziel der Tätigkeit anderer, die jeder eine eigene haben.

resource_megacredit = M€
resource_steel = Stahl
resource_titanium = Titan
resource_plant = { $number ->
    [one] Pflanze
   *[many] Pflanzen
 }
    .stem = Pflanzen
resource_energy = Energie
resource_heat = Wärme
resource_card = { $number ->
    [one] Karte
   *[many] Karten
 }
    .stem = Karten
resource_animal = { $number ->
    [one] Tier
   *[many] Tiere
 }
    .stem = Tier
resource_microbe = { $number ->
    [one] Mikrobe
   *[many] Mikroben
 }
    .stem = Mikroben
resource_science = Wissenschaft
    .stem = Wissenschafts
resource_fighter = { $number ->
    [one] Jäger
   *[many] Jäger
 }

tag_building = Gebäude
tag_space = Weltraum
tag_science = Wissenschaft
    .stem = Wissenschafts
tag_power = Energie
tag_earth = Erde
    .stem = Erd
tag_jovian = Jupiter
tag_plant = Pflanzen
tag_microbe = Mikroben
tag_animal = Tiere
    .stem = Tier
tag_city = Stadt

terrain_land = Land
terrain_ocean = Ozean
terrain_volcanic = Vulkan
terrain_reserved = Sonder

tile_ocean = Ozean
tile_greenery = Grünflächen
tile_city = Stadt
tile_special = Sonder
tile_marker = Markierungs-Plättchen

track_rating = TW
    .object = deinen TW
    .theirs = den TW
track_temperature = Temperatur
    .object = die Temperatur
track_oxygen = Sauerstoff
    .object = den Sauerstoff
track_ocean = Ozeane
    .object = die Ozeane
unit_ocean = { $number ->
    [one] Ozean
   *[many] Ozeane
 }

card_sell-patents = Patente verkaufen
card_power-plant = Kraftwerk
card_asteroid = Asteroid
card_aquifer = Grundwasser
card_greenery = Grünfläche
card_city = Stadt
card_buffer-gas = Puffergas
card_convert-plants = Pflanzen umwandeln
card_convert-heat = Wärme umwandeln
card_terraformer = Terraformer
card_mayor = Bürgermeister
card_gardener = Gärtner
card_builder = Baumeister
card_planner = Planer
card_landlord = Landbesitzer
card_banker = Bankier
card_scientist = Wissenschaftler
card_thermalist = Thermiker
card_miner = Bergmann

state_tr = ein Spiel um 63 TW
