"""Whether a picture can be drawn; strangers make them, so whoever sets the cards is asked.

In: the name of a file and its bytes. Out: whether Typst decodes it.
"""

from __future__ import annotations

import tempfile
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=512)
def is_drawn(name: str, content: bytes) -> bool:
    import typst  # where something is printed, and not whenever a face is shown

    with tempfile.TemporaryDirectory(prefix="arsia-") as folder:
        file, page = Path(folder) / Path(name).name, Path(folder) / "page.typ"
        file.write_bytes(content)
        page.write_text(f'#set page(width: 2cm, height: 2cm)\n#image("{file.name}", width: 1cm)')
        try:
            typst.compile(page, format="png", ppi=10, ignore_system_fonts=True)
        except RuntimeError:
            return False
    return True
