"""A drawing as text for other programs: Mermaid and DOT.

In: a `Drawing`. Out: text that `mermaid` and `dot` draw.
"""

from __future__ import annotations

from compiler.picture.drawing import Box, BoxKind, Drawing, Line, LineKind

# ---- Mermaid ------------------------------------------------------------------------------------

_SHAPES: dict[BoxKind, tuple[str, str]] = {
    "card": ("[[", "]]"),
    "when": ("([", "])"),
    "effect": ("[", "]"),
    "cost": ("[/", "/]"),
    "choice": ("{{", "}}"),
    "join": ("(", ")"),
    "rule": ("([", "])"),
    "points": (">", "]"),
}
_ARROWS: dict[LineKind, str] = {
    "has": "---",
    "part": "-->",
    "pays": "==>",
    "then": "-->",
    "order": "-.-",
    "sets off": "-.->",
}


def mermaid(picture: Drawing) -> str:
    """A flow chart from left to right."""
    lines = ["flowchart LR"]
    for box in picture.boxes:
        begin, end = _SHAPES[box.kind]
        lines.append(f'  {box.id}{begin}"{_mermaid_text(box)}"{end}:::{box.kind}')
    for line in picture.lines:
        text = f"|{_quoted(_label(line))}|" if _label(line) else ""
        lines.append(f"  {line.source} {_ARROWS[line.kind]}{text} {line.target}")
    lines += [f"  classDef {kind} {style}" for kind, style in _STYLES.items()]
    return "\n".join(lines) + "\n"


_STYLES = {
    "card": "fill:#7a3b1e,color:#fff,stroke:#7a3b1e",
    "when": "fill:#f2d8b8,stroke:#7a3b1e",
    "effect": "fill:#fff,stroke:#555",
    "cost": "fill:#fbe3e0,stroke:#c0392b",
    "choice": "fill:#e3edf7,stroke:#2c6fad",
    "join": "fill:#eee,stroke:#888",
    "rule": "fill:#e6f2e3,stroke:#3d8b37",
    "points": "fill:#fff7d6,stroke:#b8932a",
}


def _mermaid_text(box: Box) -> str:
    notes = "".join(f"<br/><small>{_escaped(note)}</small>" for note in box.notes)
    return _escaped(box.title) + notes


def _quoted(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    """Mermaid's own entities; `#` first, as it begins them."""
    for sign, entity in (("#", "#35;"), ('"', "#quot;"), ("<", "#lt;"), (">", "#gt;")):
        text = text.replace(sign, entity)
    return text


def _label(line: Line) -> str:
    return f"order: {line.label}" if line.kind == "order" else line.label


# ---- DOT ----------------------------------------------------------------------------------------

_DOT_SHAPES: dict[BoxKind, str] = {
    "card": "box3d",
    "when": "oval",
    "effect": "box",
    "cost": "parallelogram",
    "choice": "hexagon",
    "join": "plain",
    "rule": "oval",
    "points": "note",
}
_DOT_LINES: dict[LineKind, str] = {
    "has": "dir=none",
    "part": "",
    "pays": 'color="#c0392b", penwidth=2',
    "then": "",
    "order": "style=dotted, dir=none, constraint=false",
    "sets off": "style=dashed, constraint=false",
}


def dot(picture: Drawing) -> str:
    """A graph from left to right for Graphviz."""
    lines = ["digraph card {", "  rankdir=LR;", '  node [fontname="sans-serif", fontsize=11];']
    for box in picture.boxes:
        text = "\\n".join(map(_dot_text, (box.title, *box.notes)))
        lines.append(f'  {box.id} [shape={_DOT_SHAPES[box.kind]}, label="{text}"];')
    for line in picture.lines:
        text = f'label="{_dot_text(_label(line))}"' if _label(line) else ""
        attributes = ", ".join(part for part in (_DOT_LINES[line.kind], text) if part)
        ending = f" [{attributes}]" if attributes else ""
        lines.append(f"  {line.source} -> {line.target}{ending};")
    return "\n".join([*lines, "}"]) + "\n"


def _dot_text(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
