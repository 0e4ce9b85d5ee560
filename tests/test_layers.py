"""The import direction as a table: text -> syntax tree -> graph -> engine -> command line."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
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

# library: the modules, with all below them, that may import it
LIBRARIES = {
    "lark": ("dsl",),
    "jsonschema": ("compiler",),
    "referencing": ("compiler",),
    "typst": ("compiler.printing",),
    "jinja2": ("compiler.printing",),
    "markupsafe": ("compiler.printing",),
    "fluent": ("compiler.text",),
    "rich": ("arsia", "compiler.terminal"),
    "click": ("arsia",),
}

# readers of the graph: what they say or do never comes from the syntax tree
GRAPH_READERS = (
    "compiler.document",
    "compiler.text",
    "compiler.terminal",
    "compiler.printing",
    "runtime",
)
MESSAGES = ("dsl.diagnostics", "dsl.files")  # neither knows the syntax tree


def modules() -> list[Path]:
    return sorted(path for layer in LAYERS for path in (ROOT / layer).rglob("*.py"))


def name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """Full names of imported modules; `from a import b` may mean either, so it gives both."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
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


@pytest.mark.parametrize("path", modules(), ids=name)
def test_imports_go_one_way(path: Path) -> None:
    here = name(path)
    layer = here.split(".")[0]
    for module in imports(path):
        top = module.split(".")[0]
        if top in LAYERS:
            assert top == layer or top in LAYERS[layer], f"{here} imports {module}"
        elif top not in sys.stdlib_module_names:
            assert top in LIBRARIES, f"{here} imports {top}, which is not a declared dependency"
            assert is_below(here, LIBRARIES[top]), f"{here} imports {top}"
        if is_below(here, GRAPH_READERS) and top == "dsl":
            assert is_below(module, MESSAGES), f"{here} imports {module}"


@pytest.mark.parametrize("folder", ["grammar", "cardsets"])
def test_content_holds_no_python(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        code = ast.parse(path.read_text("utf-8")).body
        assert path.name == "__init__.py", f"{path}: content is data"
        assert all(isinstance(node, ast.Expr) for node in code), f"{path}: only a docstring"


def test_the_architecture_page_names_every_module() -> None:
    """A module by itself, or the folder that it is in; `lower_…` are told together."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"`(?:\w+[./])?(\w+)(?:\.py|/)?`", page))
    lost = [
        str(path.relative_to(ROOT))
        for layer in LAYERS
        for path in (ROOT / layer).rglob("*.py")
        if not path.stem.startswith(("__", "lower_"))
        and not named & {path.stem, *path.relative_to(ROOT / layer).parts[:-1]}
    ]
    assert lost == []
