# Deutsche Namen der Begriffe von Cornucopia.

state_connected = verbunden

element_carbon-dioxide = Kohlendioxid
element_heat = Wärme
element_light = Licht
element_nitrogen = Stickstoff
element_oxygen = Sauerstoff
element_phosphorus = Phosphor
element_potassium = Kalium
element_water = Wasser
