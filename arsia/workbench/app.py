"""The workbench as a page asks it: files of the set, drafts, and a socket with its language server.

In: requests that the guard has let through. Out: answers; docs/workbench.md has their forms. All
of it runs in one loop, so that no two change a file at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

import click
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from arsia.preview.faces import Json
from arsia.preview.watch import fingerprint
from arsia.server.wire import uri_of
from arsia.workbench.beginning import Unclear, begun, heading, kinds, uses
from arsia.workbench.folder import Conflict, Folder, Held, Unfit
from arsia.workbench.guard import Door, Guard, broken, failed, failure, text_in, text_or_none, told
from arsia.workbench.kept import Draft, Kept
from arsia.workbench.playing import Unready, played
from arsia.workbench.printing import Prints, Unprintable
from arsia.workbench.reading import Reading, Unsound
from arsia.workbench.socket import Page
from arsia.workbench.studying import Study, Unstudied, study_in
from compiler.printing.gallery import card_style
from compiler.text.catalogue import ENGLISH, catalogue, languages
from dsl.reading.files import reason

Answer = Callable[[Request], Any]

LOOK = 0.3
"""Seconds between two looks whether something was changed outside."""

STATIC = Path(str(files("arsia.workbench") / "static"))


@dataclass(frozen=True, slots=True)
class Opened:
    root: Path
    folder: Folder
    kept: Kept
    reading: Reading
    study: Study

    @property
    def texts(self) -> dict[Path, str]:
        """What is not saved, by the path of the file."""
        return {self.folder.path(one.name): one.text for one in self.kept.drafts()}


class Workbench:
    """`home`: the folder of a set, or one in which sets are and are begun."""

    def __init__(self, home: Path, door: Door) -> None:
        self.home, self.door = home, door
        self.prints = Prints()
        self._pages: set[Page] = set()
        self._opened: Opened | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._working = asyncio.Lock()  # two that take long would only hinder each other
        if any(home.glob("*.mars")):
            self._open(home)

    def _open(self, root: Path) -> None:
        kept = Kept(root)
        study = Study((root, self.home), self._study_goes_on)
        self._opened = Opened(root, Folder(root), kept, Reading(root), study)
        kept.keep_address(self.door.port, self.door.token)

    @property
    def opened(self) -> Opened:
        """Raises HTTPException where there is no set yet."""
        if self._opened is None:
            raise HTTPException(404, "there is no set yet: begin one")
        return self._opened

    def app(self) -> ASGIApp:
        made = Starlette(
            routes=self.routes(),
            exception_handlers={HTTPException: failed, Exception: broken},
            lifespan=self._running,
        )
        return Guard(made, self.door)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/", self._page),
            Route("/faces.css", self._styles),
            Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
            WebSocketRoute("/lsp", self._socket),
            Route("/api/set", self._of(self._set)),
            Route("/api/begin", self._of(self._begin), methods=["POST"]),
            Route("/api/open", self._of(self._choose), methods=["POST"]),
            Route("/api/files", self._of(self._listed)),
            Route("/api/files/{name:path}", self._of(self._read), methods=["GET"]),
            Route("/api/files/{name:path}", self._of(self._save), methods=["PUT"]),
            Route("/api/files/{name:path}", self._of(self._delete), methods=["DELETE"]),
            Route("/api/rename", self._of(self._rename), methods=["POST"]),
            Route("/api/drafts/{name:path}", self._of(self._keep), methods=["PUT"]),
            Route("/api/drafts/{name:path}", self._of(self._drop), methods=["DELETE"]),
            Route("/api/print", self._of(self._print), methods=["POST"]),
            Route("/api/prints/{which}/{name}", self._printed),
            Route("/api/play", self._of(self._play), methods=["POST"]),
            Route("/api/study", self._of(self._study), methods=["GET"]),
            Route("/api/study", self._of(self._begin_study), methods=["POST"]),
            Route("/api/study", self._of(self._stop_study), methods=["DELETE"]),
        ]

    def _of(self, answer: Answer) -> Callable[[Request], Any]:
        """What goes wrong, in words and with its number."""

        async def answered(request: Request) -> Response:
            try:
                return JSONResponse(await answer(request))
            except (Unfit, Unclear, Unsound, Unprintable, Unready, Unstudied) as why:
                return failure(400, str(why))
            except Conflict as found:
                return failure(409, str(found), **_held(found.held))
            except UnicodeEncodeError:
                return failure(400, "the text holds signs that are no letters")
            except (FileNotFoundError, NotADirectoryError):
                return failure(404, "there is no such file")
            except click.ClickException as error:
                return failure(400, error.message)
            except OSError as error:
                return failure(400, reason(error)[0])

        return answered

    # ---- the page

    async def _page(self, request: Request) -> Response:
        return FileResponse(STATIC / "index.html")

    async def _styles(self, request: Request) -> Response:
        return Response(card_style(), media_type="text/css", headers={"Cache-Control": "no-cache"})

    async def _socket(self, socket: WebSocket) -> None:
        if self._opened is None:
            await socket.close(1008)
            return
        await socket.accept()
        page = Page(self._opened.root, socket)
        self._pages.add(page)
        try:
            await page.serve()
        finally:
            self._pages.discard(page)

    # ---- the set and its files

    async def _set(self, request: Request) -> Json:
        return await run_in_threadpool(self._told)

    def _told(self) -> Json:
        if self._opened is None:
            return {
                "begun": False,
                "folder": str(self.home),
                "arsia": version("arsia"),
                "choices": {
                    "uses": [*uses()],
                    "sets": [{"id": one.name, "name": heading(one)[1]} for one in self._beside()],
                },
            }
        root = self._opened.root
        name, called = heading(root)
        return {
            "begun": True,
            "id": name,
            "name": called,
            "folder": str(root),
            "uri": uri_of(root),
            "languages": [
                {"id": one, "name": catalogue(one).say("language-name")} for one in languages()
            ],
            "kinds": kinds([root]),
            "arsia": version("arsia"),
            "study": study_in([root, self.home]) is not None,
            "files": self._files(),
        }

    def _beside(self) -> list[Path]:
        """The sets in the folder."""
        there = sorted(self.home.iterdir()) if self.home.is_dir() else []
        folders = [one for one in there if one.is_dir() and not one.is_symlink()]
        return [one for one in folders if one.name[0] != "." and any(one.glob("*.mars"))]

    async def _begin(self, request: Request) -> Json:
        said = await told(request)
        first, uses = said.get("first"), said.get("uses")
        if self._opened is not None:
            raise Unclear("there is a set already")
        if not isinstance(first, dict) or not isinstance(uses, list):
            raise Unclear("`first` is a card, and `uses` a list of sets")
        kind, card = text_in(first, "kind"), text_in(first, "name")
        name, text = begun(text_in(said, "name"), map(str, uses), kind, card)
        is_new = not self.home.is_dir() or not any(self.home.iterdir())
        root = self.home if is_new else self.home / name
        if root.exists() and not is_new:
            raise Unclear(f"there is a folder “{name}” already: choose another name")
        Folder(root).save("set.mars", text, None)
        self._open(root)
        return await run_in_threadpool(self._told)

    async def _choose(self, request: Request) -> Json:
        wanted = text_in(await told(request), "set")
        found = next((one for one in self._beside() if one.name == wanted), None)
        if self._opened is not None or found is None:
            raise Unclear(f"there is no set “{wanted}” to be opened")
        there = await run_in_threadpool(Kept(found).open_at)
        if there is not None:
            raise Unclear(f"“{wanted}” is open already at {there.address}")
        self._open(found)
        return await run_in_threadpool(self._told)

    def _files(self) -> list[Json]:
        names = [*self.opened.folder.names()]
        drafts = {draft.name for draft in self.opened.kept.drafts()}
        return [
            {
                "name": name,
                "uri": uri_of(self.opened.folder.path(name)),
                "version": self.opened.folder.version(name) if name in names else None,
                "draft": name in drafts,
            }
            for name in sorted({*names, *drafts})
        ]

    async def _listed(self, request: Request) -> Json:
        return {"files": self._files()}

    async def _read(self, request: Request) -> Json:
        name = _name(request)
        path = self.opened.folder.path(name)
        draft = self.opened.kept.draft(name)
        try:
            held: Held | None = self.opened.folder.read(name)
        except FileNotFoundError:
            if draft is None:
                raise
            held = None
        kept = {"text": draft.text, "base": draft.base} if draft is not None else None
        return {"name": name, "uri": uri_of(path), **_held(held), "draft": kept}

    async def _save(self, request: Request) -> Json:
        said = await told(request)
        name, text = _name(request), text_in(said, "text")
        saved = self.opened.folder.save(name, text, text_or_none(said, "version"))
        self.opened.kept.drop(name)
        await self._tell()
        return {"version": saved}

    async def _delete(self, request: Request) -> Json:
        name = _name(request)
        self.opened.folder.delete(name, request.query_params.get("version", ""))
        self.opened.kept.drop(name)
        await self._tell()
        return {}

    async def _rename(self, request: Request) -> Json:
        said = await told(request)
        name, to = text_in(said, "name"), text_in(said, "to")
        seen = text_in(said, "version")
        self.opened.folder.rename(name, to, seen)
        if (draft := self.opened.kept.draft(name)) is not None:
            self.opened.kept.put(Draft(to, draft.text, draft.base))
            self.opened.kept.drop(name)
        await self._tell()
        return {"name": to, "uri": uri_of(self.opened.folder.path(to)), "version": seen}

    async def _keep(self, request: Request) -> Json:
        said = await told(request)
        name = _name(request)
        self.opened.folder.path(name)
        text = text_in(said, "text")
        text.encode("utf-8")
        self.opened.kept.put(Draft(name, text, text_or_none(said, "base")))
        return {}

    async def _drop(self, request: Request) -> Json:
        self.opened.kept.drop(_name(request))
        return {}

    # ---- what is made of the set

    async def _print(self, request: Request) -> Json:
        said = await told(request)
        opened = self.opened

        def work() -> Json:
            loaded, left = opened.reading.sound(opened.texts)
            return self.prints.make(loaded, said) | {"left_out": left}

        async with self._working:
            return await run_in_threadpool(work)

    async def _printed(self, request: Request) -> Response:
        found = self.prints.place(request.path_params["which"], request.path_params["name"])
        if found is None:
            raise HTTPException(404, "that was printed too long ago: print again")
        how = "attachment" if request.query_params.get("download") else "inline"
        return FileResponse(found, filename=found.name, content_disposition_type=how)

    async def _play(self, request: Request) -> Json:
        said = await told(request)
        opened = self.opened
        players, seed = said.get("players", 2), said.get("seed", 1)
        if type(players) is not int or type(seed) is not int or not 1 <= players <= 5:
            raise Unready("`players` are 1 to 5, and `seed` is a number")

        def work() -> Json:
            loaded, left = opened.reading.sound(opened.texts)
            return played(loaded, players, seed) | {"left_out": left}

        async with self._working:
            return await run_in_threadpool(work)

    async def _study(self, request: Request) -> Json:
        opened = self.opened
        language = request.query_params.get("language", ENGLISH)
        if language not in languages():
            raise Unstudied(f"a language is one of {', '.join(languages())}")

        def work() -> Json:
            loaded, _ = opened.reading.sound(opened.texts)
            return opened.study.told(loaded, catalogue(language))

        async with self._working:
            return await run_in_threadpool(work)

    async def _begin_study(self, request: Request) -> Json:
        opened = self.opened

        def work() -> None:
            opened.study.begin(opened.reading.sound(opened.texts)[0])

        async with self._working:
            await run_in_threadpool(work)
        return {}

    async def _stop_study(self, request: Request) -> Json:
        self.opened.study.stop()
        return {}

    def _study_goes_on(self) -> None:
        """Told in the thread that makes it."""
        going = self.opened.study.going
        told = {"done": going.done, "of": going.of} if going is not None else None
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._tell_all, "arsia/study", {"going": told})

    def _tell_all(self, name: str, params: Json) -> None:
        for page in self._pages:
            page.notify(name, params)

    # ---- what is changed outside

    @asynccontextmanager
    async def _running(self, app: Starlette) -> AsyncIterator[None]:
        self._loop = asyncio.get_running_loop()
        watching = asyncio.create_task(self._watch())
        yield
        watching.cancel()
        if self._opened is not None:
            self._opened.study.stop()

    async def _watch(self) -> None:
        last = None
        while True:
            await asyncio.sleep(LOOK)
            if self._opened is not None:
                now = await run_in_threadpool(fingerprint, [self._opened.root])
                if now != last and last is not None:
                    await self._tell()
                last = now

    async def _tell(self) -> None:
        """All pages, that files are other than they were."""
        files = {"files": self._files()}
        for page in self._pages:
            page.outside()
            page.notify("arsia/files", files)


def _name(request: Request) -> str:
    return str(request.path_params["name"])


def _held(held: Held | None) -> Mapping[str, str | None]:
    if held is None:
        return {"text": None, "version": None}
    return {"text": held.text, "version": held.version}
