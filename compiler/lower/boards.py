"""Boards: the drawn rows become areas with their neighbours.

In: a `board` declaration. Out: a `Board` of the graph. A cell is a terrain's sign followed by the
letters of the printed bonuses. Rows are those of a hexagonal map: each is one cell longer or
shorter than the row above.
"""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.graph import AreaPlace, Board
from compiler.lower.phrases.scope import Scope, by
from compiler.messages.meaning import ROWS_DO_NOT_FIT
from compiler.messages.names import CONTENT_MISSING, PROPERTY_MISSHAPEN, SIGN_TAKEN, UNKNOWN_NAME
from compiler.names.folding import fold
from compiler.names.maps import DRAWN, ROWS, Cell, called, drawn, label, lies_beside, signs_of
from compiler.names.numbers import ON_BOARDS
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties, property_text
from dsl.syntax.nodes import Listed, Map, Property, Thing, Word


def board(scope: Scope, symbol: Symbol) -> Board:
    declaration = symbol.declaration
    areas: list[AreaPlace] = []
    for line in declaration.lines:
        if isinstance(line, Map):
            areas = _areas(scope, line)
    if not areas:
        scope.fault(CONTENT_MISSING, declaration.header, kind="board", what="its rows")
    found: dict[str, tuple[str, ...]] = dict.fromkeys(ON_BOARDS, ())
    for line in declaration.lines:
        match line:
            case Property(word="name"):
                areas = _name(scope, areas, line)
            case Property(word="region"):
                areas = _region(scope, areas, line)
            case Property(word="milestones" | "awards" as word):
                found[word] += named_cards(scope, line)
            case _:
                pass
    return Board(
        symbol.id,
        symbol.set,
        declaration.name or symbol.name,
        tuple(_beside(symbol.id, area) for area in areas) if lies_beside(symbol) else tuple(areas),
        found["milestones"],
        found["awards"],
        by(declaration.header),
    )


def _beside(board_id: str, area: AreaPlace) -> AreaPlace:
    """The area of a board beside, called so that it is no area of another one."""
    near = tuple(called(board_id, one) for one in area.neighbours)
    at = called(board_id, area.label)
    return replace(area, label=at, neighbours=near, board=False, beside=board_id)


# ---- rows ---------------------------------------------------------------------------------------


def _areas(scope: Scope, line: Map) -> list[AreaPlace]:
    signs = signs_of(scope.words)
    areas = []
    rows = line.rows[: len(ROWS)]
    if rows != line.rows:
        scope.fault(ROWS_DO_NOT_FIT, line.span, f"there are letters for {len(ROWS)} rows")
    for row, cells in enumerate(rows):
        if row and abs(len(cells) - len(rows[row - 1])) != 1:
            cure = "a row has one area more, or one fewer, than the row above it: "
            cure += f"row {row} has {len(rows[row - 1])}, row {row + 1} has {len(cells)}"
            scope.fault(ROWS_DO_NOT_FIT, line.span, cure)
        for column, cell in enumerate(cells):
            at = label((row, column))
            place = _cell(scope, line, signs, cell, at)
            near = tuple(map(label, neighbours(rows, (row, column))))
            areas.append(replace(place, label=at, neighbours=near))
    return areas


_NO_TERRAIN = re.compile(r'[\w\s"#(:,/]')
"""What no area of a map can begin with: letters are bonuses, the others mean something else."""


def check_sign(scope: Scope, symbol: Symbol) -> None:
    """`drawn`: one sign, which is no letter for a terrain, and which nothing before has."""
    line = properties(symbol.declaration).get("drawn") if symbol.kind in DRAWN else None
    sign = property_text(symbol.declaration, "drawn")
    if line is None or not sign:
        return
    wanted = (
        "a sign that is no letter, such as `=` or `%`" if symbol.kind == "terrain" else "a letter"
    )
    if len(sign) != 1 or (symbol.kind == "terrain" and _NO_TERRAIN.match(sign)):
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="drawn", wanted=wanted)
    having = (one for one in drawn(scope.words) if property_text(one.declaration, "drawn") == sign)
    first = next(having, symbol)
    if (first.kind, first.id) != (symbol.kind, symbol.id):
        place = f"{first.span.file}:{first.span.line}"
        scope.fault(SIGN_TAKEN, line.span, sign=sign, name=first.name, place=place)


def _cell(scope: Scope, line: Map, signs: dict[str, Symbol], cell: str, at: str) -> AreaPlace:
    bonus = []
    tags = []
    terrain = ""
    kept = False
    for index, sign in enumerate(cell):
        symbol = signs.get(sign)
        wanted = "the sign of a terrain" if index == 0 else "the letter of a bonus"
        if symbol is None or (symbol.kind == "terrain") != (index == 0):
            known = ", ".join(s for s in signs if (signs[s].kind == "terrain") == (index == 0))
            cure = f"it is in {at}, `{cell}`; known here: {known}; `drawn` declares another"
            scope.fault(UNKNOWN_NAME, line.span, cure, word=sign, wanted=wanted)
        elif index == 0:
            terrain = symbol.id
            kept = any(note.word == "kept" for note in symbol.declaration.notes)
        elif symbol.kind == "tag":
            tags.append(symbol.id)
        else:
            bonus.append(symbol.id)
    return AreaPlace("", terrain, tuple(bonus), reserved=kept, tags=tuple(tags))


def neighbours(rows: tuple[tuple[str, ...], ...], at: Cell) -> list[Cell]:
    """The cells around a cell, in the order of labels."""
    row, column = at
    found = []
    for other in (row - 1, row, row + 1):
        if not 0 <= other < len(rows):
            continue
        if other == row:
            columns = [column - 1, column + 1]
        elif len(rows[other]) > len(rows[row]):
            columns = [column, column + 1]
        else:
            columns = [column - 1, column]
        found += [(other, c) for c in columns if 0 <= c < len(rows[other])]
    return found


# ---- names --------------------------------------------------------------------------------------


def _name(scope: Scope, areas: list[AreaPlace], line: Property) -> list[AreaPlace]:
    """`name "Tharsis Tholus" B2`."""
    for listed in line.things:
        words = _words(listed)
        at = words[1].text.upper() if len(words) == 2 else ""
        index = next((i for i, area in enumerate(areas) if area.label == at), None)
        if index is None:
            cure = 'for example `name "Tharsis Tholus" B2`, after the rows'
            scope.fault(
                PROPERTY_MISSHAPEN, listed.span, cure, word="name", wanted="a name and an area"
            )
            continue
        areas = [*areas[:index], replace(areas[index], name=words[0].text), *areas[index + 1 :]]
    return areas


def outside(symbol: Symbol) -> AreaPlace:
    """`area "Far Moon"`: a place for one tile off the planet, kept for who names it."""
    return AreaPlace(symbol.name, "", name=symbol.name, reserved=True, board=False)


def _region(scope: Scope, areas: list[AreaPlace], line: Property) -> list[AreaPlace]:
    """`region "the two bottom rows" H, J`: a name for rows or single areas."""
    words = [word for listed in line.things for word in _words(listed)]
    name, parts = (words[0].text, words[1:]) if words else ("", [])
    wanted = {part.text.upper() for part in parts}
    known = {area.label for area in areas} | {area.label[:1] for area in areas}
    if not wanted or not wanted <= known:
        scope.fault(
            PROPERTY_MISSHAPEN,
            line.span,
            _region_help(areas, sorted(wanted - known)),
            word="region",
            wanted="a name, then rows or areas",
        )
        return areas
    return [
        replace(area, regions=(*area.regions, name))
        if {area.label, area.label[:1]} & wanted
        else area
        for area in areas
    ]


def _region_help(areas: list[AreaPlace], unknown: list[str]) -> str:
    if not unknown:
        return 'for example `region "the two bottom rows" H, J`, after the rows'
    rows = ", ".join(dict.fromkeys(area.label[:1] for area in areas))
    return f"the board has no {' and no '.join(unknown)}; its rows are {rows}"


def _words(listed: Listed) -> list[Word]:
    thing = listed.thing
    return [w.words[0] for w in thing.words] if isinstance(thing, Thing) else []


def named_cards(scope: Scope, line: Property) -> tuple[str, ...]:
    """The milestones or awards after the word of that name."""
    kind = line.word.removesuffix("s")
    ids = []
    for listed in line.things:
        words = _words(listed)
        name = " ".join(word.text for word in words)
        symbol = scope.words.find(name, (kind,), exact=True)
        if symbol is None:
            meant = scope.words.suggest(fold(name), (kind,))
            scope.fault(UNKNOWN_NAME, listed.span, None, meant, word=name, wanted=f"a {kind}")
        else:
            ids.append(symbol.id)
    return tuple(ids)
