"""`arsia print`: sheets to cut out, single cards, booklet, summary, gallery, table-top deck."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, get_args

import click

from arsia.extras import need
from arsia.files import cannot_write
from arsia.printer import FOLDERS, OUTPUTS, USUAL, Order, Output, files_of, make, number_in, titled
from arsia.screen import Rows, progress
from arsia.sets import Sets, sets_argument, usable
from compiler.graph import Library
from compiler.printing import (
    CARD_SIZES,
    PAPERS,
    Paging,
    PaperError,
    Piece,
    PrintWarning,
    Selection,
    kind_of,
    lacking,
    pieces_of,
    selected,
)
from compiler.printing.gallery import Notes
from compiler.printing.parts.select import Order as Sorting
from compiler.printing.sheets import CardFormat
from compiler.read.loaded import Loaded
from compiler.text.catalogue import ENGLISH, Catalogue, CatalogueError, catalogue, languages
from dsl.messages.diagnostics import near


class _Numbers(click.ParamType[Any]):
    """`63x88`, `0.5,-1`: two numbers in mm; or a name that stands for them."""

    def __init__(self, sign: str, named: dict[str, tuple[float, float]], example: str) -> None:
        self.name = example
        self._named = named
        self._pattern = re.compile(rf"(-?\d+(?:\.\d+)?){sign}(-?\d+(?:\.\d+)?)")

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[float, float]:
        if isinstance(value, tuple):
            return value
        if value.lower() in self._named:
            return self._named[value.lower()]
        match = self._pattern.fullmatch(value)
        if match is None:
            names = "".join(f"{name}, " for name in self._named)
            self.fail(f"{value!r} is not {names}{'or ' if names else ''}like {self.name}")
        return float(match[1]), float(match[2])


CARD = _Numbers("[xX×]", CARD_SIZES, "63x88")
OFFSET = _Numbers(",", {}, "0.5,-1")


@click.command("print")
@sets_argument
@click.option("-o", "--output", default="out", show_default=True, metavar="DIR")
@click.option(
    *("-m", "--make", "outputs"),
    type=click.Choice([*OUTPUTS, "all"]),
    multiple=True,
    help="What is made; may be given several times.  [default: sheets and booklet]",
)
@click.option("--kind", "kinds", multiple=True, metavar="KIND", help="Only such cards.")
@click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only cards with such a tag.")
@click.option("--number", "numbers", multiple=True, metavar="NUMBER", help="Only this card.")
@click.option("--name", "names", multiple=True, metavar="PATTERN", help='Such names: "*city*".')
@click.option("--sort", type=click.Choice(get_args(Sorting)), default="set", show_default=True)
@click.option("--copies", type=click.IntRange(1, 100), default=1, show_default=True)
@click.option(
    *("--paper", "--size", "paper"), type=click.Choice([*PAPERS]), default="a4", show_default=True
)
@click.option(
    *("--card",),
    type=CARD,
    default="poker",
    show_default=True,
    help=f"Size of a card in mm, or {', '.join(CARD_SIZES)}.",
)
@click.option(
    "--bleed", type=click.FloatRange(0, 10), default=0, metavar="MM", help="Past the cut."
)
@click.option(
    "--gutter", type=click.FloatRange(0, 30), default=0, metavar="MM", help="Between cards."
)
@click.option("--marks/--no-marks", default=True, help="Cut marks.")
@click.option(
    *("--backs",), type=click.Choice(["long", "short"]), help="Backs, the paper turned so."
)
@click.option("--offset", type=OFFSET, default="0,0", help="Of the backs: right, down, in mm.")
@click.option(
    *("--format", "form"),
    type=click.Choice(get_args(CardFormat)),
    default="pdf",
    show_default=True,
    help="Of single cards.",
)
@click.option("--resolution", type=click.IntRange(36, 1200), default=300, show_default=True)
@click.option("--address", default="", metavar="URL", help="Where the deck's images will be.")
@click.option(
    "--study",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Of the gallery: say how strong cards are, from a file of `arsia study`.",
)
@click.option("--language", type=click.Choice(languages()), default=ENGLISH, show_default=True)
def command(sets: Sets, output: str, outputs: Sequence[str], **given: Any) -> int:
    """Print the cards of SETs on sheets, and more.

    Into DIR come, as --make says: sheets to cut out (cards.pdf), one file for each card (cards/), a
    table (reference.pdf), icons and rules on one page (summary.pdf), a page for the browser
    (index.html), a deck for Tabletop Simulator (tabletop/)."""
    loaded = usable(sets)
    library = loaded.library
    mine = [piece for piece in pieces_of(library) if piece.set in loaded.named]
    selection = Selection(
        _known("kind", given["kinds"], {kind_of(piece) for piece in mine}),
        _known("tag", given["tags"], {tag.id for tag in library.tags}),
        given["numbers"],
        given["names"],
    )
    pieces = selected(mine, selection, given["sort"], given["copies"])
    if mine and not pieces:
        raise click.UsageError("no card is like that; leave out some of the selection")
    if not mine:
        click.echo("no cards in these sets")
        return 0
    words = catalogue(given["language"], loaded.folders)
    order = Order(
        library,
        pieces,
        Path(output),
        titled(library, pieces),
        _paging(given),
        given["form"],
        given["resolution"],
        given["address"],
        words,
        *(_strength(given["study"], loaded, words) if given["study"] is not None else ()),
    )
    wanted = tuple(name for name in OUTPUTS if name in outputs or "all" in outputs) or USUAL
    for warning in printed(order, wanted):
        click.echo(f"warning: {warning}", err=True)
    return 0


def _strength(study: Path, loaded: Loaded, words: Catalogue) -> tuple[Notes, str]:
    """What the gallery says below cards, and what that means."""
    need("strength")
    from arsia.strength.beside import cards_of, found, legend, lines
    from arsia.study.store import Store, Unusable

    try:
        with Store(study, read_only=True) as store:
            known = found(store, loaded)
    except Unusable as fault:
        raise click.UsageError(str(fault)) from None
    if known is None:
        raise click.UsageError(f"{study} has no games with these cards")
    now = cards_of(loaded)
    mine = [one for one in known.cards.values() if one.card.set in loaded.named]
    notes = {
        f"{kind_of(one.card)}-{one.card.id}": [*lines(one, known.units[0], now, words)]
        for one in mine
    }
    return notes, legend(known.games, words)


def _paging(given: dict[str, Any]) -> Paging:
    names = ("paper", "card", "bleed", "gutter", "marks", "backs", "offset")
    return Paging(*(given[name] for name in names))


def _known(what: str, given: Iterable[str], known: set[str]) -> tuple[str, ...]:
    """Identifiers, however they are written: `Standard Project` is `standard-project`."""
    found = tuple(re.sub(r"\W+", "-", one.strip().lower()) for one in given)
    for one, written in zip(found, given, strict=True):
        if one not in known:
            meant = near(one, known)
            hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(sorted(known))}"
            raise click.BadParameter(f"no {what} {written!r}; {hint}")
    return found


def printed(order: Order, outputs: Sequence[Output] = USUAL) -> list[PrintWarning]:
    """Makes the outputs, says which files there are, and gives the warnings."""
    on_paper = set(outputs) != {"gallery"}  # a browser has fonts of its own
    warnings = list(lacking(order.data, order.pieces)) if on_paper else []
    with progress() as bar:
        rows = Rows(bar, {output: files_of(order, output) for output in outputs})
        told: set[Path] = set()
        try:
            for output, made in make(order, outputs, rows.begin):
                if isinstance(made, PrintWarning):
                    warnings.append(made)
                    continue
                rows.advance(output)
                shown = made.parent if output in FOLDERS else made
                if shown not in told:
                    click.echo(f"{shown}: {number_in(order, shown)}")
                told.add(shown)
        except CatalogueError as error:
            language = order.catalogue.language
            raise click.ClickException(f"{language}.ftl of a set: {error}") from error
        except PaperError as error:
            raise click.UsageError(str(error)) from error
        except BrokenPipeError:  # nobody reads what is told any more
            raise
        except OSError as error:
            raise cannot_write(
                Path(error.filename2 or error.filename or order.folder), error
            ) from error
    return warnings


def everything(library: Library, folder: Path) -> Order:
    pieces: tuple[Piece, ...] = pieces_of(library)
    return Order(library, pieces, folder, titled(library, pieces))
