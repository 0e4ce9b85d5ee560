"""`arsia test`: runs the scenarios of some sets and shows how each failed one differs."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby

import click

from arsia.cli import FOUND
from arsia.sets import Read, Sets, any_sets_argument, counted, left_out, playable, show
from compiler.graph import Scenario
from compiler.read import kept
from compiler.read.broken import without_broken
from compiler.read.loaded import Loaded
from dsl.messages.diagnostics import Diagnostic
from runtime.driving.blanks import for_scenarios
from runtime.driving.lacking import needed
from runtime.driving.scenario import Outcome, run
from runtime.games.playable import Playable

Failure = tuple[Scenario, Outcome]


@click.command("test")
@any_sets_argument
@click.option("-k", "word", metavar="WORD", default="", help="Only scenarios with WORD in them.")
def command(sets: Sets, word: str) -> int:
    """Run the scenarios, the tests of SETs."""
    number, failed = tested(sets, word)
    if not number:
        if word:
            raise click.UsageError(f"no scenario has {word!r} in it")
        click.echo("no scenarios in these sets")
    return FOUND if failed else 0


def tested(sets: Sets, word: str) -> tuple[int, int]:
    """Runs the scenarios and shows the failures; how many there were and how many failed. Each set
    is tested with those it uses, what needs more sets with these, and no others: an expansion
    beside it may change the rules."""
    started = time.perf_counter()
    number = failed = skipped = 0
    mistaken: dict[str, None] = {}
    for loaded, scenarios in _games(sets, word, mistaken):
        if scenarios:
            program = playable(for_scenarios(loaded.library, loaded.named))
            played = {card.id for card in program.library.cards}
            left = {c.id: f"“{c.name}”" for c in loaded.library.cards if c.id not in played}
            able = [one for one in scenarios if not needed(one, left)]
            failures = [*failing(program, able), *_unable(scenarios, left)]
            for failure in failures:
                click.echo(described(*failure))
            for scenario in scenarios:
                if scenario.skipped and needed(scenario, left):
                    click.echo(f"not run: “{scenario.name}” at {scenario.by}: {scenario.skipped}")
                    skipped += 1
            number, failed = number + len(scenarios), failed + len(failures)
    meant = [line for line in mistaken if word.lower() in line.lower()]
    for line in meant:
        click.secho(f"not run: {line}", fg="red")
    number, failed = number + len(meant), failed + len(meant)
    if number:
        click.echo(closing(number, failed, time.perf_counter() - started, skipped))
    return number, failed


def _games(
    sets: Sets, word: str, mistaken: dict[str, None]
) -> Iterator[tuple[Loaded, list[Scenario]]]:
    """Each set alone, and with every group of sets that something of it needs; and those of its
    scenarios that can be run there and could not before. The others are `mistaken`."""
    told = set[Diagnostic]()
    for one in sets:
        alone = _sound((one,), kept.to_play, mistaken, told)
        seen = set[str]()
        for beside in ((), *alone.needs):
            read = partial(kept.to_play, beside=beside)
            loaded = _sound((one,), read, mistaken, told) if beside else alone
            new = [scenario for scenario in selected(loaded, word) if scenario.by not in seen]
            seen.update(scenario.by for scenario in new)
            yield loaded, new


def _sound(sets: Sets, read: Read, mistaken: dict[str, None], told: set[Diagnostic]) -> Loaded:
    """Without the cards that have mistakes, and the scenarios that have some or speak of them. With
    mistakes elsewhere no scenario is run."""
    loaded = read(sets)
    if not loaded.errors:
        return loaded
    show(loaded.sources, [one for one in loaded.errors if one not in told])
    told.update(loaded.errors)
    spared = without_broken(loaded)
    if spared is None:
        click.echo(
            "no scenario was run: what is wrong here is more than single cards and scenarios",
            err=True,
        )
        click.get_current_context().exit(FOUND)
    left_out(spared.names)
    mistaken |= dict.fromkeys(spared.scenarios)
    return spared.loaded


def _unable(scenarios: Iterable[Scenario], left: Mapping[str, str]) -> Iterator[Failure]:
    """Those that cannot be run and do not say so, and those that say so and can."""
    for one in scenarios:
        lacking = needed(one, left)
        if bool(lacking) != bool(one.skipped):
            names = ", ".join(left[card] for card in sorted(lacking))
            why = f'cannot be run: the engine does not play {names}; say why with `skipped "…"`'
            if one.skipped:
                why = "says that it cannot be run, and it can: leave `skipped` out"
            yield one, Outcome(one.name, False, (f"{one.by}: {why}",), ())


def selected(loaded: Loaded, word: str) -> list[Scenario]:
    """Those of the sets named, not of the sets they use; WORD may be of the name or the source."""
    return [
        one
        for one in loaded.library.scenarios
        if one.set in loaded.named
        and (one.steps or not one.skipped)
        and word.lower() in f"{one.set} {one.name} {one.source}".lower()
    ]


def failing(program: Playable, scenarios: Sequence[Scenario]) -> Iterator[Failure]:
    """Runs them all, a line of dots for each file."""
    for file, group in groupby(scenarios, key=file_of):
        click.echo(f"{file} ", nl=False)
        for scenario in group:
            outcome = _outcome(program, scenario)
            click.secho("." if outcome.ok else "F", nl=False, fg="green" if outcome.ok else "red")
            if not outcome.ok:
                yield scenario, outcome
        click.echo()


def _outcome(program: Playable, scenario: Scenario) -> Outcome:
    try:
        return run(program, scenario)
    except Exception as error:
        error.add_note(f"in the scenario {scenario.name!r} at {scenario.by}")
        raise


def file_of(scenario: Scenario) -> str:
    return scenario.by.rpartition(":")[0] or scenario.set


def described(scenario: Scenario, outcome: Outcome) -> str:
    title = click.style(f"FAILED {scenario.name}", fg="red", bold=True)
    lines = [f"\n{title}", f"  at {scenario.by}"]
    if scenario.source:
        lines.append(f"  source: {scenario.source}")
    lines += [f"  {line}" for failure in outcome.failures for line in failure.splitlines()]
    if outcome.log:
        lines.append("  what happened:")
        lines += [f"    {line}" for line in outcome.log]
    return "\n".join(lines)


def closing(number: int, failed: int, seconds: float, skipped: int = 0) -> str:
    result = f"{number - failed - skipped} passed"
    result = f"{failed} failed, {result}" if failed else result
    result += f", {skipped} not run" if skipped else ""
    text = f"\n{counted(number, 'scenario')}: {result} in {seconds:.2f} s"
    return click.style(text, fg="red" if failed else "green")
