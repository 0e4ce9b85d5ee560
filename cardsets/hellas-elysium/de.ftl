# Deutsche Namen dessen, was nur auf diesen Spielplänen ist.

area_the-four-bottom-rows = den vier untersten Reihen
area_the-two-bottom-rows = den zwei untersten Reihen
area_south-pole = dem Südpol

card_generalist = Generalist
card_specialist = Spezialist
card_ecologist = Ökologe
card_tycoon = Tycoon
card_legend = Legende
card_celebrity = Berühmtheit
card_industrialist = Industrieller
card_desert-settler = Wüstensiedler
card_estate-dealer = Grundstückshändler
card_benefactor = Wohltäter
card_diversifier = Vielseitiger
card_tactician = Taktiker
card_polar-explorer = Polarforscher
card_energizer = Energieversorger
card_rim-settler = Randsiedler
card_cultivator = Kultivierer
card_magnate = Magnat
card_space-baron = Weltraumbaron
card_excentric = Exzentriker
card_contractor = Bauunternehmer
