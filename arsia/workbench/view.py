"""The view alone: the gallery of some sets, shown anew whenever a file is saved.

In: a `Site`. Out: the page at `/`, and at `/events` a stream of what changes of it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from arsia.preview.faces import Json
from arsia.preview.site import Site
from arsia.preview.watch import PAUSE, fingerprint
from arsia.workbench.guard import Door, Guard, broken, failed

PATIENCE = 10.0
"""Seconds after which a silent stream gives a sign of life, so that closed ones end."""

_POLICY = {"Content-Security-Policy": "frame-ancestors 'none'"}  # the page has more to say itself


class View:
    def __init__(self, site: Site, door: Door) -> None:
        self.site, self.door = site, door
        self._last: Json = site.update()
        self._news = asyncio.Condition()

    def app(self) -> ASGIApp:
        made = Starlette(
            routes=[Route("/", self._page), Route("/events", self._events)],
            exception_handlers={HTTPException: failed, Exception: broken},
            lifespan=self._running,
        )
        return Guard(made, self.door)

    async def _page(self, request: Request) -> Response:
        return HTMLResponse(self.site.page(), headers=_POLICY)

    async def _events(self, request: Request) -> Response:
        given = request.headers.get("last-event-id") or request.query_params.get("version", "")
        version = int(given) if re.fullmatch("[0-9]{1,9}", given) else 0
        return StreamingResponse(self._stream(version), media_type="text/event-stream")

    async def _stream(self, version: int) -> AsyncIterator[str]:
        yield ": here\n\n"
        while True:
            change = await self.after(version)
            if change is None:
                yield ": still here\n\n"
                continue
            version = change["version"]
            yield f"id: {version}\ndata: {json.dumps(change)}\n\n"

    async def after(self, version: int) -> Json | None:
        """What came after a version, waiting for it; None when nothing comes for a while."""
        faces = self.site.faces
        async with self._news:
            try:
                await asyncio.wait_for(
                    self._news.wait_for(lambda: faces.version != version), PATIENCE
                )
            except TimeoutError:
                return None
            if faces.version == version + 1:
                return self._last
            return {"reload": True, "version": faces.version}

    # ---- what changes

    @asynccontextmanager
    async def _running(self, app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work()) for work in (self._watch, self._fit)]
        yield
        for task in tasks:
            task.cancel()

    async def _watch(self) -> None:
        last = fingerprint(self._places())
        while True:
            await asyncio.sleep(PAUSE)
            now = await run_in_threadpool(fingerprint, self._places())
            if now != last:
                last = now
                await self.show(self.site.update)

    def _places(self) -> list[Path]:
        named = [Path(one) for one in self.site.sets if isinstance(one, Path)]
        return [*named, *self.site.folders]

    async def _fit(self) -> None:
        fitting = self.site.faces.fitting
        while True:
            if fitting.is_done:
                await asyncio.sleep(0.2)
            elif await run_in_threadpool(fitting.step):
                await self.show(self.site.faces.fitted)

    async def show(self, change: Callable[[], Json]) -> None:
        """A fault of ours is shown; all else stays, and the next save tries again."""
        async with self._news:
            try:
                self._last = change()
            except Exception as error:  # noqa: BLE001 - shown
                self._last = self.site.faces.unreadable(f"{type(error).__name__}: {error}")
            self._news.notify_all()
