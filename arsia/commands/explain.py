"""`arsia explain`: what a message means, from the catalogue."""

from __future__ import annotations

import textwrap

import click

import compiler.read.load  # noqa: F401 - importing it registers the messages of every stage
import runtime.driving.catalogue  # noqa: F401 - likewise
from dsl.messages.diagnostics import CATALOGUE, Rule, near


@click.command("explain")
@click.argument("code", required=False)
def command(code: str | None) -> None:
    """Say what a message means, with an example.

    CODE is the code in the message; without it all messages are listed."""
    if code is None:
        for rule in sorted(CATALOGUE.values(), key=lambda rule: (rule.code[1:], rule.code)):
            click.echo(f"{rule.code}  {rule.message}")
        return
    if code.upper() not in CATALOGUE:
        meant = near(code, CATALOGUE)
        hint = f" Did you mean {meant}?" if meant else " `arsia explain` lists them all."
        raise click.UsageError(f"no message has the code {code!r}.{hint}")
    click.echo(explained(CATALOGUE[code.upper()]))


def explained(rule: Rule) -> str:
    return "\n".join(
        [
            f"{rule.code} ({rule.severity}): {rule.message}",
            "",
            *textwrap.wrap(rule.why, 80),
            "",
            "Wrong:",
            "",
            textwrap.indent(rule.bad.rstrip(), "    "),
            "",
            "Right:",
            "",
            textwrap.indent(rule.good.rstrip(), "    "),
        ]
    )
