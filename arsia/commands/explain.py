"""`arsia explain`: what a message means, from the catalogue."""

from __future__ import annotations

import textwrap

import click

from dsl.messages.diagnostics import Message, near
from runtime.driving.messages import CATALOGUE


@click.command("explain")
@click.argument("code", required=False)
def command(code: str | None) -> None:
    """Say what a message means, with an example.

    CODE is the code in the message; without it all messages are listed."""
    if code is None:
        for one in sorted(CATALOGUE.values(), key=lambda one: (one.code[1:], one.code)):
            click.echo(f"{one.code}  {one.text}")
        return
    if code.upper() not in CATALOGUE:
        meant = near(code, CATALOGUE)
        hint = f" Did you mean {meant}?" if meant else " `arsia explain` lists them all."
        raise click.UsageError(f"no message has the code {code!r}.{hint}")
    click.echo(explained(CATALOGUE[code.upper()]))


def explained(message: Message) -> str:
    return "\n".join(
        [
            f"{message.code} ({message.severity}): {message.text}",
            "",
            *textwrap.wrap(message.why, 80),
            "",
            "Wrong:",
            "",
            textwrap.indent(message.bad.rstrip(), "    "),
            "",
            "Right:",
            "",
            textwrap.indent(message.good.rstrip(), "    "),
        ]
    )
