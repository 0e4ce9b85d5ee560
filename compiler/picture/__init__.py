"""Pictures of cards: what happens when, what is paid for what, what is chosen, and what it touches.

In: a card and its library. Out: a `Drawing`, and from it Mermaid or DOT text, or an SVG of its own.
"""

from __future__ import annotations

from compiler.picture.draw import drawing
from compiler.picture.drawing import Drawing
from compiler.picture.svg import svg
from compiler.picture.texts import dot, mermaid

__all__ = ["Drawing", "dot", "drawing", "mermaid", "svg"]
