# Deutsche Namen dessen, was die Promokarten mitbringen.

resource_disease = { $number ->
    [one] Krankheit
   *[many] Krankheiten
 }
resource_graphene = Graphen
resource_hydroelectric = Wasserkraft
tile_nomad = Nomaden
tile_cathedral = { $number ->
    [one] Kathedrale
   *[many] Kathedralen
 }
