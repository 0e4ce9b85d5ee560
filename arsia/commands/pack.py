"""`arsia pack`: a set as one file, to share."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.files import write
from arsia.packs import SUFFIX, BadPack, files, packed
from arsia.sets import counted, one_set, sound
from compiler.read.places import bundled


@click.command("pack")
@click.argument("folder", metavar="SET")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help=f"Where to; else the name of the set with {SUFFIX}.",
)
def command(folder: str, output: Path | None) -> None:
    """Put a SET into one file to share.

    The file holds its card files and drawings, with the sets beside it that it uses. Every command
    takes it as a SET."""
    named = one_set(folder)
    place = bundled(named) if isinstance(named, str) else named
    if place is None or not place.is_dir():
        raise click.BadParameter(f"{folder!r} is not the folder of a set")
    sound((named,))
    cards = sum(path.suffix == ".mars" for path in files(place))
    try:
        data = packed(place)
    except BadPack as error:
        raise click.BadParameter(f"{folder!r} cannot be packed: {error}") from None
    output = output or Path(place.resolve().name + SUFFIX)
    if output.suffix != SUFFIX:
        raise click.BadParameter(f"the name of a pack ends in {SUFFIX}: {output.stem}{SUFFIX}")
    write(output, data)
    click.echo(f"{output}: {counted(cards, 'card file')}, {len(data):,} bytes")
