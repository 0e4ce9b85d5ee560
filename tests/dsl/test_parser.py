"""One parser serves every thread."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from dsl.reading.source import Source
from dsl.syntax.parser import parse


def test_threads_do_not_meet() -> None:
    texts = [f'event {n} "{n}"\n  gain {n} plants\n  gian {n}\n' * 20 for n in range(1, 9)]
    sources = [Source(f"{number}.mars", text) for number, text in enumerate(texts)]
    one_by_one = [parse(source) for source in sources]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(parse, sources))
    finally:
        sys.setswitchinterval(before)
    assert together == one_by_one
    assert [repr(found) for _, found in together] == [repr(found) for _, found in one_by_one]
