"""`arsia check`: every mistake in some sets, with its place and what was meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from arsia.cli import FOUND
from arsia.files import write
from arsia.sets import Sets, any_sets_argument, counted, show
from compiler.read.kept import Checked, checked
from compiler.read.places import BUNDLED, as_called, by_game
from dsl.reading.signs import shown

if TYPE_CHECKING:
    from compiler.read.loaded import Loaded
    from dsl.messages.diagnostics import Diagnostic


@click.command("check")
@any_sets_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option(
    "--fix",
    is_flag=True,
    help="First write what is suggested wherever that is all, and show each line.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github"]),
    default="text",
    help="For people, for programs, or as annotations of a GitHub workflow.",
)
def command(sets: Sets, strict: bool, fix: bool, form: str) -> int:
    """Show every mistake in SETs. A SET may also be a .json file: a card document or an effect
    graph made elsewhere.

    The exit code is 0 when there is none, 1 when there is one, 2 for misuse.
    """
    documents = [one for one in sets if isinstance(one, Path) and one.suffix == ".json"]
    others = [one for one in sets if one not in documents]
    if fix:
        own = [one for one in others if isinstance(one, Path) and as_called(one) == one]
        _fix(own, aside=form != "text")
    games = [checked(game, unplayable, ("runtime",)) for game in by_game(others)]
    if documents:
        games.append(_together([*games[-1:], *map(_document, documents)]))
        del games[-2:-1]
    found = tuple(one for game in games for one in game.diagnostics)
    if form == "text":
        for game in games:
            show(game.sources, game.diagnostics, err=False)
            click.echo(summary(game))
    else:
        from dsl.messages.reports import as_github, as_json

        text = as_json(found) + "\n" if form == "json" else as_github(found)
        click.echo(text, nl=False)
    grave = {"error", "warning"} if strict else {"error"}
    return FOUND if any(one.severity in grave for one in found) else 0


def _fix(own: Sequence[Path], aside: bool) -> None:
    """Write what has one cure in sets of one's own, and show it; `aside`, where what is told of
    mistakes is for programs."""
    if not own:
        raise click.UsageError("only sets of your own can be changed: name a folder or a file")
    from arsia.service.mended import changes, mended

    written: dict[Path, tuple[str, str]] = {}
    for one in own:
        written |= mended(one)
    number = 0
    for path, (before, after) in written.items():
        write(path, after)
        for line, was, now in changes(before, after):
            number += 1
            click.echo(f"{shown(_near(path))}:{line}", err=aside)
            for sign, texts, colour in (("-", was, "red"), ("+", now, "green")):
                for text in texts:
                    click.secho(f"  {sign} {shown(text.strip())}", fg=colour, err=aside)
    click.echo(f"{counted(number, 'place')} mended\n", err=aside)


def _near(path: Path) -> str:
    """As seen from the folder that the command is given in, where it is below that."""
    here = Path.cwd().resolve()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def unplayable(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """What compiles, and the engine cannot play yet; asked where there are no errors."""
    if loaded.errors:
        return ()
    from compiler.meaning.faults import placed
    from runtime.driving.lacking import faults, unreached

    found = (*faults(loaded.library, _settled(loaded)), *unreached(loaded.library))
    return tuple(placed(loaded.sources, fault) for fault in found)


def _settled(loaded: Loaded) -> frozenset[str]:
    """The bundled sets that are only used: all their cards can be played. A set that is only a text
    is the last, and lies nowhere."""
    pairs = zip(loaded.library.sets, loaded.folders, strict=False)
    bundled = {one.id for one, folder in pairs if folder.is_relative_to(BUNDLED)}
    return frozenset(bundled - {*loaded.named})


def _document(path: Path) -> Checked:
    from compiler.read.examine import examine

    found = examine(path)
    return Checked(found.diagnostics, found.sources, 1, frozenset(card.id for card in found.cards))


def _together(parts: Sequence[Checked]) -> Checked:
    return Checked(
        tuple(one for part in parts for one in part.diagnostics),
        {name: source for part in parts for name, source in part.sources.items()},
        sum(part.files for part in parts),
        frozenset[str]().union(*(part.cards for part in parts)),
    )


def summary(found: Checked) -> str:
    """`4 files checked, 89 cards: no mistakes`, without the sets that those named build on."""
    numbers = Counter(one.severity for one in found.diagnostics)
    parts = [counted(numbers[word], word) for word in ("error", "warning", "note") if numbers[word]]
    text = f"{counted(found.files, 'file')} checked"
    if found.cards:
        text += f", {counted(len(found.cards), 'card')}"
    return f"{text}: {', '.join(parts) if parts else 'no mistakes'}"
