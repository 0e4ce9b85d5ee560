"""`arsia workbench`: a set written in the browser, with its cards beside it."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import click

from compiler.read.places import bundled


@click.command("workbench")
@click.argument("folder", type=click.Path(path_type=Path), default=Path(), metavar="[SET]")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="0: that of the last time.")
@click.option("--open/--no-open", "opened", default=True, help="Open the browser.")
def command(folder: Path, port: int, opened: bool) -> int:
    """Write the set in a folder in the browser, and see its cards.

    SET is the folder of a set; one that is empty, or not there, becomes a new set, and in any other
    folder a set can be begun, or one of those in it opened. Only this machine can see the page.
    Ctrl-C ends it; what was not saved is there again the next time. Where the folder is
    open already, that page is shown."""
    from arsia.workbench.app import Workbench
    from arsia.workbench.kept import Kept
    from arsia.workbench.running import Running, served

    home = _home(folder)
    kept = Kept(home)
    before, token = kept.address()
    if (there := kept.open_at()) is not None:
        click.echo(f"{home.name} is open already at {there.address}")
        if opened:
            webbrowser.open(there.address)
        return 0
    running = None
    for each in (port,) if port else (before, 0):
        try:
            running = Running(lambda door: Workbench(home, door).app(), each, token)
            break
        except OSError as error:
            if each == port:
                raise click.UsageError(f"port {each}: {error.strerror or error}") from error
    assert running is not None
    kept.keep_address(running.door.port, token)
    return served(running, home.name, opened)


def _home(folder: Path) -> Path:
    if folder.is_file():
        raise click.UsageError(f"{str(folder)!r} is a file; name the folder that it is in")
    if not folder.exists() and bundled(str(folder)) is not None:
        seen = f"`arsia preview {folder}` shows it"
        raise click.UsageError(f"{str(folder)!r} comes with Arsia and stays as it is; {seen}")
    return folder.resolve()
