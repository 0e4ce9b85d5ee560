"""The command line: the group of commands and the guard around them.

In: the arguments. Out: an exit code: 0 all well, 1 something was found (diagnostics, a failed
scenario), 2 misuse, 3 an error of Arsia's own, 130 stopped by Ctrl-C. Each command is a module of
`arsia.commands`, imported when it is called, and returns its exit code.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import click

from arsia import stopping
from arsia.screen import open_streams
from compiler.read.memory import no_collection
from dsl.reading.signs import shown

COMMANDS = (
    *("check", "build", "test", "coverage", "play", "show", "print", "preview"),
    *("workbench", "fmt", "explain", "graph", "convert", "draft", "pack", "serve"),
    *("measure", "demo", "study", "strength", "tune"),
)
"""In the order of the help page; `arsia.commands.NAME` holds the command in `command`."""

FOUND, MISUSE, BROKEN, STOPPED = 1, 2, 3, 130
LEFT_OUT = "arsia left out"
"""In `Context.meta` where a command has gone on without a card that has mistakes."""


class Commands(click.Group):
    """A group whose commands are imported when asked for, and that never shows a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        with no_collection():
            return cast(click.Command, import_module(f"arsia.commands.{name}").command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each command says of itself, without importing it."""
        limit = formatter.width - 6 - max(map(len, COMMANDS))
        said = (click.Command(name, help=_said(name)) for name in COMMANDS)
        rows = [(str(one.name), one.get_short_help_str(limit)) for one in said]
        with formatter.section("Commands"):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"No such command {args[0]!r}.{_meant(args[0])}")
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        given = sys.argv[1:] if args is None else list(args)

        def run() -> object:
            return super(Commands, self).main(
                given, prog_name, complete_var, standalone_mode=False, **extra
            )

        if not standalone_mode:
            return run()
        sys.exit(_guarded(run, given))


_BEGINNING = (
    " `arsia workbench` begins a set in the browser; without it a set is a folder with a file "
    '`set.mars`, whose first lines are `set moon "My Moon"` and, indented, `uses base`.'
)
_CALLED = {
    **dict.fromkeys(("new", "init", "create", "begin", "start", "make"), _BEGINNING),
    **dict.fromkeys(("validate", "lint", "verify", "compile"), "check"),
    **dict.fromkeys(("run", "simulate", "game", "bots"), "play"),
    **dict.fromkeys(("tests", "scenarios", "scenario"), "test"),
    **dict.fromkeys(("format", "tidy"), "fmt"),
    **dict.fromkeys(("pdf", "cards", "render"), "print"),
    **dict.fromkeys(("export", "import", "json", "csv"), "convert"),
    **dict.fromkeys(("zip", "share", "publish", "bundle"), "pack"),
    **dict.fromkeys(("edit", "editor", "gui", "web"), "workbench"),
    **dict.fromkeys(("view", "display", "card"), "show"),
    "help": " `arsia --help` lists all commands, `arsia COMMAND --help` says more of one.",
}
"""What other programs call it: a command of ours, or what is told."""


def _meant(word: str) -> str:
    """What was meant by a command that there is not; the name of a folder is perhaps a set."""
    from dsl.messages.diagnostics import near

    called = _CALLED.get(word.lower(), "")
    if called.startswith(" "):
        return called
    meant = near(word, COMMANDS) or called
    if not meant and Path(word).is_dir():
        return f" Did you mean `arsia check {word}`?"
    return f" Did you mean {meant!r}?" if meant else ""


def _said(name: str) -> str:
    """The text of a command, as it stands in its module."""
    import ast
    from pathlib import Path

    text = (Path(__file__).parent / "commands" / f"{name}.py").read_text("utf-8")
    made = (node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef))
    return next((ast.get_docstring(node) or "" for node in made if node.name == "command"), "")


def _guarded(run: Callable[[], object], given: Sequence[str]) -> int:
    """The exit code of `run`; whatever it raises becomes a message."""
    open_streams()
    try:
        code = run()
    except click.Abort:
        click.echo("", err=True)  # the prompt of the shell is not to stand behind a question
        return STOPPED
    except Exception as error:  # noqa: BLE001 - the one place where the unexpected is shown
        if stopping.heard or _is_stop(error):
            return STOPPED
        if isinstance(error, click.ClickException):
            error.show()
            return MISUSE
        if "--debug" in given:
            import traceback

            traceback.print_exc()
        else:
            click.echo(_apology(error, given), err=True)
        return MISUSE if isinstance(error, OSError) else BROKEN
    return code if isinstance(code, int) else 0


def _is_stop(error: BaseException | None) -> bool:
    """Whether Ctrl-C is behind it: what happens while a class is made, Python wraps."""
    if error is None or isinstance(error, KeyboardInterrupt):
        return error is not None
    return _is_stop(error.__cause__) or _is_stop(error.__context__)


def _apology(error: Exception, given: Sequence[str]) -> str:
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return shown(f"arsia: {where}{error.strerror or error}")
    what = " ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
    what = shown(what.splitlines()[0])
    return (
        f"arsia: an error of Arsia's own, not of your cards: {what}\n"
        f"Please report it with what `arsia --debug {' '.join(given)}` prints."
    )


START = """\
Cards of Terraforming Mars and its kin, written in plain words.

  arsia workbench        opens a page in the browser: begin a set there, or go on with one
  arsia workbench SET    opens the set in that folder

`arsia --help` lists all commands."""


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="arsia", message="arsia %(version)s")
@click.option("--debug", is_flag=True, help="Show the traceback of an error of Arsia's own.")
def main(debug: bool) -> None:
    """Cards of Terraforming Mars and its kin: written, checked, tested, played and printed.

    A SET is a folder of .mars files of your own (`arsia check my-cards`), or the name of a bundled
    set (`arsia check base`). With no SET the files of the current folder are meant; where there are
    none, all bundled sets.
    """
    if os.environ.get("NO_COLOR"):
        click.get_current_context().color = False
    if click.get_current_context().invoked_subcommand is None:
        click.echo(START)


@main.result_callback()
@click.pass_context
def _ended(ctx: click.Context, code: int | None, debug: bool) -> int:
    """The exit code of the command."""
    return code or (FOUND if ctx.meta.get(LEFT_OUT) else 0)
