"""The browser's files: built by Vite, named by their hashes, sent compressed where they lie compressed beside."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"  # icons, which keep their names
# Only our own files run and load; nobody may show us in a frame.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
# What a browser obeys only in what it shows by itself; with every file it would cost a first load 15,000 bytes.
SHOWN_HEADERS = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# An answer of the API is read by programs; opened by itself, it may load nothing and lie in no frame.
DATA_HEADERS = {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}
# Where the page finds its own way; the router of web/src reads the same first words, and a test compares them.
PAGES = ("", "new", "table", "learn", "rules", "account", "settings", "house")
NEED_MORE = ("table",)  # which is no page without an id behind it
PARTS = ("text/javascript", "text/css", "font/woff2")  # of a page, which says for all of them what they may do
DATA = ("application/json", "text/plain")


def headers_for(kind: str) -> dict[str, str]:
    """The cautious headers of an answer with this content type; what we do not know is taken for a page."""
    if kind.startswith(PARTS):
        return HEADERS
    return {**HEADERS, **(DATA_HEADERS if kind.startswith(DATA) else SHOWN_HEADERS)}


NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Outremer</title>
<h1>Outremer</h1>
<p>The server runs, but the browser client is not built yet.
Build it with <code>make web</code> and load this page again.</p>
<p>Programs can play already: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> says how.</p>
</html>
"""


def _is_page(path: str) -> bool:
    first, *more = [part for part in path.split("/") if part] or [""]
    return first in PAGES and (bool(more) or first not in NEED_MORE)


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def page(self, request: Request) -> Response:
        """A file, or the page that finds its own way; elsewhere it says that it found none, to programs by a 404."""
        wanted = request.path_params.get("path", "")
        file = self._file(wanted)
        if file is not None:
            return self._sent(request, file)
        if "." in wanted.rpartition("/")[2]:
            return Response(status_code=404)
        page = self._file("index.html")
        status = 200 if _is_page(wanted) else 404
        return HTMLResponse(NOT_BUILT, status) if page is None else self._sent(request, page, status)

    def _file(self, wanted: str) -> Path | None:
        if not wanted or "\0" in wanted:
            return None
        try:
            file = (self.folder / wanted).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:  # a name that is too long for any file
            return None

    def _sent(self, request: Request, file: Path, status: int = 200) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        is_named_by_hash = "assets" in file.relative_to(self.folder).parts[:-1]
        kept = FOR_EVER if is_named_by_hash else "no-cache" if file.suffix == ".html" else FOR_A_DAY
        headers = {"vary": "accept-encoding", "cache-control": kept}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        for encoding, ending in ENCODINGS.items():
            packed = file.with_name(file.name + ending)
            if encoding in accepted and packed.is_file():
                headers["content-encoding"] = encoding
                file = packed
                break
        if status != 200:
            headers["cache-control"] = "no-store"
        if is_named_by_hash or status != 200:  # small, and nobody asks whether it is still the same: no date, no tag
            return Response(file.read_bytes(), status, headers, kind)
        return FileResponse(file, headers=headers, media_type=kind)
