# Deutsche Namen dessen, was die Promokarten mitbringen.

resource_disease = { $number ->
    [one] Krankheit
   *[many] Krankheiten
 }
resource_graphene = Graphen
resource_hydroelectric = Wasserkraft
tile_nomad = Nomaden-Plättchen
tile_cathedral = Kathedralen-Plättchen
