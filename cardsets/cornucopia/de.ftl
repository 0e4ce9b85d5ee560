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

rule-market-modules = Module in der Auslage
rule-drafted-modules = Module zur Wahl
rule-module-actions = Modul-Aktionen je Generation
rule-solo-generations-less = Generationen weniger, allein
