"""`arsia preview`: the gallery in the browser while cards are being written."""

from __future__ import annotations

import click

from arsia.sets import Sets, counted, sets_argument
from compiler.text.catalogue import ENGLISH, languages


@click.command("preview")
@sets_argument
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="0: any that is free.")
@click.option("--open/--no-open", "opened", default=True, help="Open the browser.")
@click.option("--language", type=click.Choice(languages()), default=ENGLISH, show_default=True)
def command(sets: Sets, port: int, opened: bool, language: str) -> int:
    """Show cards in the browser while they are written.

    They are shown anew whenever a file is saved. Only this machine can see the page. Ctrl-C ends
    it."""
    from arsia.preview.faces import Faces
    from arsia.preview.site import Site
    from arsia.workbench.running import Running, served
    from arsia.workbench.view import View

    site = Site(sets, Faces(language))
    try:
        running = Running(lambda door: View(site, door).app(), port)
    except OSError as error:
        raise click.UsageError(f"port {port}: {error.strerror or error}") from error
    return served(running, counted(len(site.faces.cards), "card"), opened)
