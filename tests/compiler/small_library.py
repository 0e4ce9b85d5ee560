"""A small vocabulary built by hand, so that texts and faces are tested without the compiler."""

from __future__ import annotations

from compiler.graph import (
    Card,
    CounterKind,
    Library,
    ParameterKind,
    ResourceKind,
    TagKind,
    TerrainKind,
    TileKind,
)


def _resource(name: str, **rest: object) -> ResourceKind:
    many = {"megacredit": "M€", "plant": "plants", "animal": "animals", "microbe": "microbes"}
    called = "M€" if name == "megacredit" else name
    return ResourceKind(name, called, many.get(name, name), **rest)  # type: ignore[arg-type]


LIBRARY = Library(
    rules=(("currency", "megacredit"), ("rating", "rating")),
    resources=(
        _resource("megacredit", least=-5, symbol="M€"),
        _resource("steel", worth=2, on_tags=("building",)),
        _resource("titanium", worth=3, on_tags=("space",)),
        _resource("plant"),
        _resource("energy", becomes="heat"),
        _resource("heat"),
        _resource("animal", kept="card"),
        _resource("microbe", kept="card"),
        _resource("science", kept="card"),
        _resource("floater", kept="card"),
    ),
    tags=tuple(
        TagKind(tag, tag)
        for tag in ("building", "space", "science", "power", "earth", "plant", "microbe", "animal")
    ),
    terrains=(TerrainKind("land", "land", "."), TerrainKind("ocean", "ocean", "~")),
    tiles=(
        TileKind("ocean", "ocean", "oceans", owned=False, supply=9),
        TileKind("greenery", "greenery", "greeneries"),
        TileKind("city", "city", "cities"),
        TileKind("special", "special tile", "special tiles"),
        TileKind("marker", "marker", "markers", covers=False),
    ),
    parameters=(
        ParameterKind("temperature", "temperature", "°C", -30, 8, 2, -30),
        ParameterKind("oxygen", "oxygen", "%", 0, 14),
        ParameterKind("ocean", "oceans", "oceans", 0, 9),
    ),
    counters=(CounterKind("rating", "TR", 20, points=True),),
    cards=(
        Card("power-plant", "mars", "standard-project", "Power Plant", cost=11),
        Card("greenery", "mars", "conversion", "Greenery"),
    ),
)
