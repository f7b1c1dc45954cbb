"""The browser's files: found, cached by their hashes, compressed, and never anything else."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from outremer.server.http.static import NEED_MORE, PAGES, Site

pytestmark = pytest.mark.anyio


class Browser:
    """Asks the site without a socket in between."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=[Route("/{path:path}", Site(folder).page)])

    async def get(self, path: str, encoding: str = "identity") -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://here") as web,
            web.stream("GET", path, headers={"accept-encoding": encoding}) as answer,
        ):
            answer.extensions["raw"] = b"".join([part async for part in answer.aiter_raw()])
            return answer

    async def text(self, path: str) -> str:
        raw: bytes = (await self.get(path)).extensions["raw"]
        return raw.decode()


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the page</title>")
    (static / "assets" / "app-1a2b.js").write_text("play()")
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"packed by brotli")
    (static / "assets" / "app-1a2b.js.gz").write_bytes(b"packed by gzip")
    (tmp_path / "secret.txt").write_text("the seed")
    return Browser(static)


async def test_the_page_finds_its_own_way_and_files_are_themselves(browser: Browser) -> None:
    for path in ("/", "/table/abc", "/rules/jerusalem"):
        assert "the page" in await browser.text(path)
        assert (await browser.get(path)).headers["cache-control"] == "no-cache"
    assert await browser.text("/assets/app-1a2b.js") == "play()"
    answer = await browser.get("/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert (await browser.get("/assets/gone.js")).status_code == 404


async def test_compressed_files_are_sent_to_those_who_read_them(browser: Browser) -> None:
    for encoding in ("br", "gzip"):
        answer = await browser.get("/assets/app-1a2b.js", encoding)
        assert answer.headers["content-encoding"] == encoding
        assert answer.extensions["raw"].startswith(b"packed by")


async def test_nothing_beside_the_folder_is_sent(browser: Browser) -> None:
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/x%00.html"):
        assert "the seed" not in await browser.text(path)


async def test_where_the_page_has_no_way_it_is_shown_and_programs_read_a_404(browser: Browser) -> None:
    for path in ("/livez", "/admin.php", "/wp-login", "/table", "/table/", "/tables/abc", "/New"):
        assert (await browser.get(path)).status_code == 404
    assert "the page" in await browser.text("/wp-login")
    missing = (await browser.get("/wp-login")).headers  # it may be a page in a moment, after an update
    assert missing["cache-control"] == "no-store"
    assert not {"etag", "last-modified"} & missing.keys()
    for first in PAGES:
        assert (await browser.get(f"/{first}/abc" if first else "/")).status_code == 200


def test_the_server_knows_exactly_the_ways_of_the_pages_router() -> None:
    router = (Path(__file__).parents[3] / "web" / "src" / "router.svelte.ts").read_text()
    body = router.partition("switch (first)")[2].partition("default:")[0]
    assert tuple(re.findall(r'case "(\w*)":', body)) == PAGES
    assert tuple(re.findall(r'case "(\w*)":\s+if \(!second\) return { name: "missing" }', body)) == NEED_MORE


async def test_a_name_that_is_too_long_for_a_file_is_no_file(browser: Browser) -> None:
    assert (await browser.get("/" + "a" * 300)).status_code == 404
    assert (await browser.get("/" + "a/" * 3000 + "x.js")).status_code == 404


async def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    assert "make web" in await Browser(tmp_path / "none").text("/")
