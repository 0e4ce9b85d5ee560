"""How long people wait for commands: `python benchmarks/waiting.py`.

Prints processor time, time by the clock and memory at most, of each command with nothing kept, with
what Arsia comes with kept and no more, and with everything kept (medians). An Arsia that was
installed as a wheel has what is bundled compiled from the beginning: `--arsia PATH` measures the
command there. `own` is a set of twenty cards on top of `base`. Modules count as compiled, as they
are after the first time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from check import generated

NOTHING, OWN, ALL = "nothing", "no own set", "everything"
COMMANDS = (
    (("--help",), ALL),
    (("check",), NOTHING),
    (("check",), ALL),
    (("check", "own"), NOTHING),
    (("check", "own"), OWN),
    (("check", "own"), ALL),
    (("play", "--seed", "3"), NOTHING),
    (("play", "--seed", "3"), ALL),
    (("demo", "--output", "demo"), ALL),
)
"""What is called, and what of it is kept from before."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=5, help="each is measured so often")
    options.add_argument("--arsia", default="", help="the command, where it is not of this Python")
    options.add_argument("--only", default="", help="commands that begin so")
    given = options.parse_args()
    arsia = [given.arsia] if given.arsia else [sys.executable, "-m", "arsia"]
    print(f"{'':<24}{'kept':<14}{'processor':>10}{'clock':>8}{'MB':>6}")
    for command, kept in COMMANDS:
        if " ".join(command).startswith(given.only):
            found = measured([*arsia, *command], kept, given.times)
            processor, clock, memory = map(median, zip(*found, strict=True))
            print(f"{' '.join(command):<24}{kept:<14}{processor:>10.2f}{clock:>8.2f}{memory:>6.0f}")


def measured(command: Sequence[str], kept: str, times: int) -> list[tuple[float, float, float]]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "own").mkdir()
        text = f'set own "Own"\n  uses base\n\n{generated(20)}'
        (folder / "own" / "cards.mars").write_text(text, "utf-8")
        cache = folder / "cache"
        found = [spent(command, folder, cache)]
        for _ in range(times):
            for path in cache.glob("*"):
                if kept == NOTHING or (kept == OWN and not path.name.startswith("grammar-")):
                    path.unlink()
            found.append(spent(command, folder, cache))
    return found[1:]


def spent(command: Sequence[str], folder: Path, cache: Path) -> tuple[float, float, float]:
    """Seconds of processor time and by the clock, and megabytes."""
    environment = {**os.environ, "ARSIA_CACHE": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter()
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, f"{command} ended with {process.returncode}"
    clock = time.perf_counter() - start
    return usage.ru_utime + usage.ru_stime, clock, usage.ru_maxrss / 1024


if __name__ == "__main__":
    main()
