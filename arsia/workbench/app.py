"""The workbench as a page asks it: files of the set, drafts, and a socket with its language server.

In: requests that the guard has let through. Out: answers; docs/workbench.md has their forms. All
of it runs in one loop, so that no two change a file at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
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
from arsia.workbench.folder import Conflict, Folder, Held, Unfit
from arsia.workbench.guard import Door, Guard, broken, failed, failure, text_in, text_or_none, told
from arsia.workbench.kept import Draft, Kept
from arsia.workbench.socket import Page
from compiler.printing.gallery import card_style
from compiler.read.load import load
from compiler.text.catalogue import catalogue, languages
from dsl.reading.files import reason

LOOK = 0.3
"""Seconds between two looks whether something was changed outside."""

STATIC = Path(str(files("arsia.workbench") / "static"))

Answer = Callable[[Request], Any]


class Workbench:
    def __init__(self, root: Path, door: Door, kept: Kept) -> None:
        self.root, self.door, self.kept = root, door, kept
        self.folder = Folder(root)
        self._pages: set[Page] = set()

    def app(self) -> ASGIApp:
        made = Starlette(
            routes=self._routes(),
            exception_handlers={HTTPException: failed, Exception: broken},
            lifespan=self._running,
        )
        return Guard(made, self.door)

    def _routes(self) -> list[BaseRoute]:
        return [
            Route("/", self._page),
            Route("/faces.css", self._styles),
            Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
            WebSocketRoute("/lsp", self._socket),
            Route("/api/set", self._of(self._set)),
            Route("/api/files", self._of(self._listed)),
            Route("/api/files/{name:path}", self._of(self._read), methods=["GET"]),
            Route("/api/files/{name:path}", self._of(self._save), methods=["PUT"]),
            Route("/api/files/{name:path}", self._of(self._delete), methods=["DELETE"]),
            Route("/api/rename", self._of(self._rename), methods=["POST"]),
            Route("/api/drafts/{name:path}", self._of(self._keep), methods=["PUT"]),
            Route("/api/drafts/{name:path}", self._of(self._drop), methods=["DELETE"]),
        ]

    def _of(self, answer: Answer) -> Callable[[Request], Any]:
        """What goes wrong with files, in words and with its number."""

        async def answered(request: Request) -> Response:
            try:
                return JSONResponse(await answer(request))
            except Unfit as why:
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
        await socket.accept()
        page = Page(self.root, socket)
        self._pages.add(page)
        try:
            await page.serve()
        finally:
            self._pages.discard(page)

    # ---- the set and its files

    async def _set(self, request: Request) -> Json:
        loaded = await run_in_threadpool(load, [self.root])
        mine = next((one for one in loaded.library.sets if one.id in loaded.named), None)
        return {
            "begun": True,
            "id": mine.id if mine is not None else "",
            "name": mine.name if mine is not None else self.root.name,
            "folder": str(self.root),
            "uri": uri_of(self.root),
            "languages": [
                {"id": one, "name": catalogue(one).say("language-name")} for one in languages()
            ],
            "arsia": version("arsia"),
            "study": False,
            "files": self._files(),
        }

    def _files(self) -> list[Json]:
        names = [*self.folder.names()]
        drafts = {draft.name for draft in self.kept.drafts()}
        return [
            {
                "name": name,
                "uri": uri_of(self.folder.path(name)),
                "version": self.folder.version(name) if name in names else None,
                "draft": name in drafts,
            }
            for name in sorted({*names, *drafts})
        ]

    async def _listed(self, request: Request) -> Json:
        return {"files": self._files()}

    async def _read(self, request: Request) -> Json:
        name = _name(request)
        path = self.folder.path(name)
        draft = self.kept.draft(name)
        try:
            held: Held | None = self.folder.read(name)
        except FileNotFoundError:
            if draft is None:
                raise
            held = None
        kept = {"text": draft.text, "base": draft.base} if draft is not None else None
        return {"name": name, "uri": uri_of(path), **_held(held), "draft": kept}

    async def _save(self, request: Request) -> Json:
        said = await told(request)
        name, text = _name(request), text_in(said, "text")
        saved = self.folder.save(name, text, text_or_none(said, "version"))
        self.kept.drop(name)
        await self._tell()
        return {"version": saved}

    async def _delete(self, request: Request) -> Json:
        name = _name(request)
        self.folder.delete(name, request.query_params.get("version", ""))
        self.kept.drop(name)
        await self._tell()
        return {}

    async def _rename(self, request: Request) -> Json:
        said = await told(request)
        name, to = text_in(said, "name"), text_in(said, "to")
        seen = text_in(said, "version")
        self.folder.rename(name, to, seen)
        if (draft := self.kept.draft(name)) is not None:
            self.kept.put(Draft(to, draft.text, draft.base))
            self.kept.drop(name)
        await self._tell()
        return {"name": to, "uri": uri_of(self.folder.path(to)), "version": seen}

    async def _keep(self, request: Request) -> Json:
        said = await told(request)
        name = _name(request)
        self.folder.path(name)
        text = text_in(said, "text")
        text.encode("utf-8")
        self.kept.put(Draft(name, text, text_or_none(said, "base")))
        return {}

    async def _drop(self, request: Request) -> Json:
        self.kept.drop(_name(request))
        return {}

    # ---- what is changed outside

    @asynccontextmanager
    async def _running(self, app: Starlette) -> AsyncIterator[None]:
        watching = asyncio.create_task(self._watch())
        yield
        watching.cancel()

    async def _watch(self) -> None:
        last = fingerprint([self.root])
        while True:
            await asyncio.sleep(LOOK)
            now = await run_in_threadpool(fingerprint, [self.root])
            if now != last:
                last = now
                await self._tell()

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
