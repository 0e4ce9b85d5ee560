"""A document, or some sheets of it, set by a process of its own: what Typst has laid out, more than
a megabyte a card, it keeps until the process ends.

It is run as a program: FOLDER TEMPLATE OUTPUT TAGGED INPUTS, of which the last are JSON. Out: the
PDF in the folder, and on the output what did not fit.
"""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import typst


def main(folder: str, template: str, output: str, tagged: str, inputs: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has begun it ends it
    root, given = Path(folder), json.loads(inputs)
    compiler = typst.Compiler(
        root / template, root=root, ignore_system_fonts=True, sys_inputs=given
    )
    made = compiler.compile(format="pdf", timestamp=0, pdf_tags=json.loads(tagged))
    assert isinstance(made, bytes)
    (root / output).write_bytes(made)
    sys.stdout.buffer.write(compiler.query("<overflow>", field="value").encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
