"""Printed references: sheets, single cards, booklet, summary, gallery, table-top deck.

In: a library and some of its cards. Out: files, each written whole or not at all, and a warning for
each card whose text did not fit at the smallest legible size (it is then printed smaller, never cut
off).
"""

from compiler.printing.booklet import print_booklet, print_summary
from compiler.printing.delegates import delegates_with, print_delegates
from compiler.printing.ends import print_ends, split_ends
from compiler.printing.gallery import Gallery, print_gallery
from compiler.printing.lacking import lacking
from compiler.printing.paper import CARD_SIZES, PAPERS, Paging, PaperError
from compiler.printing.parts.data import Data, Shelf
from compiler.printing.parts.select import Piece, Selection, kind_of, pieces_of, selected
from compiler.printing.setting import PrintWarning, Warnings
from compiler.printing.sheets import overflows, print_cards, print_sheets
from compiler.printing.tabletop import print_deck
from compiler.printing.tiles import print_tiles, split
from compiler.printing.tokens import print_tokens, split_tokens
from compiler.printing.whole import write_whole

__all__ = [
    "CARD_SIZES",
    "PAPERS",
    "Data",
    "Gallery",
    "Paging",
    "PaperError",
    "Piece",
    "PrintWarning",
    "Selection",
    "Shelf",
    "Warnings",
    "delegates_with",
    "kind_of",
    "lacking",
    "overflows",
    "pieces_of",
    "print_booklet",
    "print_cards",
    "print_deck",
    "print_delegates",
    "print_ends",
    "print_gallery",
    "print_sheets",
    "print_summary",
    "print_tiles",
    "print_tokens",
    "selected",
    "split",
    "split_ends",
    "split_tokens",
    "write_whole",
]
