"""`arsia measure`: how many seeded mistakes the checker finds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click

from arsia.cli import FOUND
from arsia.files import write
from arsia.mistakes.kinds import KINDS, LEGAL, Kind
from arsia.mistakes.measure import Tally, measure
from arsia.mistakes.report import marked, put, section
from arsia.mistakes.words import measure_texts, report
from arsia.sets import Sets, jobs_option, sets_argument
from compiler.read.gather import read_sets
from compiler.read.load import load
from compiler.read.workbench import Workbench
from compiler.text import Texts


@click.command("measure")
@sets_argument
@jobs_option
@click.option("--seed", default=1, show_default=True, help="Which mistakes are made.")
@click.option("--kind", default="", help="Only kinds of mistake with these words.")
@click.option("--texts", "words", is_flag=True, help="Change meanings under the printed text.")
@click.option("--missed", is_flag=True, help="Show every mistake that is not found.")
@click.option("--write", "page", type=click.Path(path_type=Path), help="Put the report in a page.")
@click.option("--check", "known", type=click.Path(path_type=Path), help="Exit 1 if it changed.")
def command(
    sets: Sets,
    jobs: int,
    seed: int,
    kind: str,
    words: bool,
    missed: bool,
    page: Path | None,
    known: Path | None,
) -> int:
    """Seed mistakes of many kinds into every card of SETs, or of all bundled ones, one at a time,
    and count how many the checker finds, where, and with which suggestion."""
    bench = Workbench(read_sets(sets))
    if words:
        changed = measure_texts(bench, Texts(load(sets).library), seed, jobs=jobs)
        text = marked(report(changed))
        misses = [f"{one.place}: {one.title}: {one.words}" for one in changed if not one.told]
    else:
        found = measure(bench, _chosen(KINDS, kind), seed, jobs=jobs)
        legal = measure(bench, _chosen(LEGAL, kind), seed, jobs=jobs)
        text, misses = section(found, legal), [*_missed(found)]
    if page is not None:
        write(page, put(page.read_text("utf-8"), text))
    elif known is None or missed:
        click.echo(text, nl=False)
    for line in misses if missed else ():
        click.echo(line)
    if known is not None and text not in known.read_text("utf-8"):
        click.echo(f"{known}: the figures changed; write them with --write {known}")
        return FOUND
    return 0


def _chosen(kinds: Iterable[Kind], words: str) -> list[Kind]:
    return [kind for kind in kinds if words in kind.title]


def _missed(tallies: Sequence[Tally]) -> Iterator[str]:
    for tally in tallies:
        for trial in tally.missed:
            place = f"{trial.piece.declaration.span.file}:{trial.piece.first}"
            yield f"{place}: {tally.kind.title}: {trial.seed.was}"
