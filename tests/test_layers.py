"""The import direction as a table: text -> syntax tree -> graph -> engine -> command line.

Layers are the top folders, rooms the folders in them. Imports for types and inside functions count
like all others.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# layer: the layers it may import besides itself
LAYERS = {
    "dsl": set(),
    "compiler": {"dsl"},
    "runtime": {"dsl", "compiler"},
    "arsia": {"dsl", "compiler", "runtime"},
}

# room: the rooms of its own layer that it may import, besides itself
ROOMS = {
    "dsl": {
        "reading": set(),
        "messages": {"reading"},
        "lexicon": {"messages"},
        "mistakes.rows": {"lexicon"},
        "mistakes": {"lexicon", "messages", "mistakes.rows"},
        "syntax.nodes": {"reading"},
        "syntax": {"lexicon", "messages", "mistakes", "reading", "syntax.nodes"},
    },
    "compiler": {
        "messages": set(),
        "graph": set(),
        "footprint": {"graph"},
        "names": {"graph", "messages"},
        "lower.phrases": {"graph", "messages", "names"},
        "lower.verbs": {"graph", "messages", "names", "lower.phrases"},
        "lower.scenes": {"graph", "messages", "names", "lower.phrases"},
        "lower": {"graph", "messages", "names", "lower.phrases", "lower.verbs", "lower.scenes"},
        "meaning": {"graph", "messages"},
        "document": {"graph"},
        "read": {
            *("advice", "document", "graph", "lower", "meaning", "messages", "names"),
            *("reading", "writing"),
        },
        "text": {"graph"},
        "reading.parsing": {"text"},
        "reading.meanings": {"graph", "text", "reading.parsing"},
        "reading.spoken": {"graph", "text", "reading.parsing", "reading.meanings"},
        "reading": {
            *("graph", "messages", "text", "reading.parsing", "reading.meanings"),
            "reading.spoken",
        },
        "advice": {
            *("graph", "lower", "meaning", "messages", "names", "reading", "reading.meanings"),
            *("text", "writing"),
        },
        "icons": {"graph", "text"},
        "writing": {"graph", "names"},
        "picture": {"footprint", "graph", "meaning", "writing"},
        "face": {"graph", "icons", "text"},
        "printing.parts": {"face", "graph", "icons", "text"},
        "printing": {"face", "graph", "icons", "names", "printing.parts", "text"},
    },
    "runtime": {
        "state": set(),
        "program.writing": {"state"},
        "program.verbs": {"state", "program.writing"},
        "program": {"state", "program.writing", "program.verbs"},
        "engine.base": {"state", "program"},
        "engine.resolving": {"state", "program", "engine.base"},
        "engine": {"state", "program", "program.writing", "engine.base", "engine.resolving"},
        "games.base": {"state", "program.writing", "engine", "engine.base"},
        "games.mars": {"state", "program.writing", "engine", "engine.base", "games.base"},
        "games.tiny": {"state", "program.writing", "engine", "games.base"},
        "games.food": {
            *("state", "program.writing", "games.base"),
            *("engine", "engine.base", "engine.resolving"),
        },
        "games.turmoil": {
            *("state", "program", "program.verbs", "program.writing", "games.base"),
            *("engine", "engine.base"),
        },
        "games.colonies": {
            *("state", "program.verbs", "program.writing", "games.base"),
            *("engine", "engine.base", "engine.resolving"),
        },
        "games": {
            *("program", "program.writing", "engine"),
            *(
                "games.base",
                "games.mars",
                "games.tiny",
                "games.food",
                "games.colonies",
                "games.turmoil",
            ),
        },
        "telling": {"state", "engine", "games.base", "games"},
        "driving": {
            *("state", "program", "program.writing", "engine", "engine.base", "games", "telling"),
        },
        "bots": {"state", "games", "telling", "driving", "bots.planner", "bots.rounds"},
        "bots.rounds": {"state", "games", "games.base", "driving"},
        "bots.planner": {
            *("state", "program", "engine", "games", "driving"),
        },
    },
    "arsia": {
        "": set(),
        "mistakes": set(),
        "preview": set(),
        "table": set(),
        "service": set(),
        "server": {"service"},
        "workbench": {"", "preview", "server", "service", "strength", "study"},
        "study": set(),
        "strength": {"study"},
        "commands": {
            "",
            "mistakes",
            "preview",
            "server",
            "service",
            "strength",
            "study",
            "table",
            "workbench",
        },
    },
}
FILES = 15
"""So many modules a room holds at most; the commands stand side by side, one a file."""
LINES = 450
"""So many lines a file has at most: who needs more has two subjects."""

# library: the modules, with all below them, that may import it
LIBRARIES = {
    "lark": ("dsl",),
    "jsonschema": ("compiler",),
    "referencing": ("compiler",),
    "typst": ("compiler.printing",),
    "jinja2": ("arsia.strength", "compiler.printing"),
    "markupsafe": ("arsia.strength", "compiler.printing"),
    "fluent": ("compiler.text",),
    "rich": ("arsia", "compiler.face.terminal"),
    "click": ("arsia",),
    "starlette": ("arsia.workbench",),
    "uvicorn": ("arsia.workbench",),
    "pygls": ("arsia.server", "arsia.workbench.socket"),
    "lsprotocol": ("arsia.server",),
    "duckdb": ("arsia.study",),
    "numpy": ("arsia.strength",),
    "altair": ("arsia.strength",),
    "vl_convert": ("arsia.strength",),
    "distributed": ("arsia.study",),
}

# readers of the graph: what they say or do never comes from the syntax tree
GRAPH_READERS = (
    "compiler.document.codec",
    "compiler.text",
    "compiler.face.terminal",
    "compiler.printing",
    "runtime",
)
MESSAGES = ("dsl.messages", "dsl.reading.files")
SAFE = (
    "dsl.reading.drawings",
    "dsl.reading.pictures",
    "dsl.reading.records",
    "dsl.reading.signs",
)  # none of them knows the syntax tree


@cache
def modules() -> list[Path]:
    return sorted(path for layer in LAYERS for path in (ROOT / layer).rglob("*.py"))


@cache
def name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def import_nodes(path: Path) -> list[ast.Import | ast.ImportFrom]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]


def imports(path: Path) -> Iterator[str]:
    """Full names of imported modules; `from a import b` may mean either, so it gives both."""
    for node in import_nodes(path):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom():
                pytest.fail(f"{name(path)}: relative import; write the full name")


def is_below(module: str, parents: tuple[str, ...]) -> bool:
    return any(module == parent or module.startswith(parent + ".") for parent in parents)


def test_imports_go_one_way() -> None:
    for path in modules():
        goes_one_way(path, name(path))


def goes_one_way(path: Path, here: str) -> None:
    layer = here.split(".")[0]
    for module in imports(path):
        top = module.split(".")[0]
        if top in LAYERS:
            assert top == layer or top in LAYERS[layer], f"{here} imports {module}"
        elif top not in sys.stdlib_module_names:
            assert top in LIBRARIES, f"{here} imports {top}, which is not a declared dependency"
            assert is_below(here, LIBRARIES[top]), f"{here} imports {top}"
        if is_below(here, GRAPH_READERS) and top == "dsl":
            assert is_below(module, MESSAGES + SAFE), f"{here} imports {module}"


OURS = {name(one) for one in modules()}


def inner(path: Path) -> Iterator[str]:
    """The modules of ours that a module imports: of a package, the module in it that is named."""
    for node in import_nodes(path):
        match node:
            case ast.Import(names=names):
                found = {alias.name for alias in names}
            case ast.ImportFrom(module=str(module), names=names):
                full = {f"{module}.{alias.name}" for alias in names}
                found = {one if one in OURS else module for one in full}
            case _:
                continue
        yield from found & OURS - {name(path)}


def room(path: Path) -> tuple[str, str]:
    """The layer and the room that a module is in."""
    layer, *inside = path.relative_to(ROOT).parent.parts
    return layer, ".".join(inside)


def test_rooms_go_one_way() -> None:
    paths = {name(path): path for path in modules()}
    for here, path in paths.items():
        layer, mine = room(path)
        for module in inner(path):
            other, theirs = room(paths[module])
            if other == layer and theirs != mine:
                assert mine in ROOMS[layer], f"{layer}.{mine}: a room that the table lacks"
                assert theirs in ROOMS[layer][mine], f"{here} imports {module}"


def test_no_circle() -> None:
    """Neither among rooms nor among modules."""
    for rooms in ROOMS.values():
        TopologicalSorter(rooms).prepare()
    TopologicalSorter({name(path): {*inner(path)} for path in modules()}).prepare()


@pytest.mark.parametrize("layer", ROOMS)
def test_a_room_says_what_it_is_for_and_is_not_crowded(layer: str) -> None:
    for folder in {path.parent for path in modules() if room(path)[0] == layer}:
        code = ast.parse((folder / "__init__.py").read_text("utf-8"))
        assert ast.get_docstring(code), f"{folder}: what is it for?"
        if folder.name != "commands":
            assert len([*folder.glob("[!_]*.py")]) <= FILES, f"{folder}: make another room"


def test_no_file_is_long() -> None:
    files = [*modules(), *(ROOT / "tests").rglob("*.py"), *(ROOT / "benchmarks").glob("*.py")]
    lines = {path: path.read_text("utf-8").count("\n") for path in files}
    assert not {str(path) for path, count in lines.items() if count > LINES}


@pytest.mark.parametrize("folder", ["grammar", "cardsets"])
def test_content_holds_no_python(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        code = ast.parse(path.read_text("utf-8")).body
        assert path.name == "__init__.py", f"{path}: content is data"
        assert all(isinstance(node, ast.Expr) for node in code), f"{path}: only a docstring"


def test_the_architecture_page_names_every_module() -> None:
    """A module by itself, or the folder that it is in."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"`(?:\w+[./])?(\w+)(?:\.py|/)?`", page))
    lost = [
        str(path.relative_to(ROOT))
        for layer in LAYERS
        for path in (ROOT / layer).rglob("*.py")
        if not path.stem.startswith("__")
        and not named & {path.stem, *path.relative_to(ROOT / layer).parts[:-1]}
    ]
    assert lost == []
