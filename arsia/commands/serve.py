"""`arsia serve`: the language server for editors."""

from __future__ import annotations

import click


@click.command("serve")
@click.option("--stdio", is_flag=True, help="Over standard input and output, as editors want it.")
def command(stdio: bool) -> int:
    """Answer an editor that speaks the language server protocol.

    Editors start this themselves; docs/editors.md says what to tell them."""
    from arsia.server.lsp import server

    if not stdio:
        raise click.UsageError("say how: `arsia serve --stdio`")
    server().start_io()
    return 0
