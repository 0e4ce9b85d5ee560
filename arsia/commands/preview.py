"""`arsia preview`: the gallery in the browser while cards are being written."""

from __future__ import annotations

import webbrowser

import click

from arsia.preview.server import Preview
from arsia.preview.site import Site
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
    try:
        preview = Preview(Site(sets, language), port)
    except OSError as error:
        raise click.UsageError(f"port {port}: {error.strerror or error}") from error
    preview.start()
    click.echo(f"{counted(len(preview.site.cards), 'card')} at {preview.address} (Ctrl-C ends it)")
    if opened:
        webbrowser.open(preview.address)
    try:
        preview.wait()
    except KeyboardInterrupt:
        click.echo("")
    finally:
        preview.stop()
    return 0
