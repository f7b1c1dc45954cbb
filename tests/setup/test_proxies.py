"""The configurations of docs/hosting.md, cut out of the page and run: each proxy passes on what it must.

Only what names a place is changed: ports, folders, and a certificate that is made here.
"""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect
from websockets.typing import Origin

from outremer.server.limits import RATES
from tests import hosting
from tests.hosting import free_port, running, sqlite
from tests.server.clients import API
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
SITE = "games.example.org"
ALONE, FIRST, SECOND = "127.0.0.1:8029", "127.0.0.1:8031", "127.0.0.1:8032"
GUESTS = int(RATES["guests"][1])  # that an address may make at once
START_SECONDS = 30.0


class Proxy(NamedTuple):
    program: str
    package: str
    command: list[str]  # in a folder with its configuration in `conf`
    mark: str  # that only its configurations have
    fitted: Callable[[str, int], str]  # a configuration that listens at this port


def fitted_for_caddy(text: str, port: int) -> str:
    here = f"{SITE}:{port} {{\n    tls cert.pem key.pem"
    return "{\n    admin off\n    auto_https off\n}\n" + text.replace(f"{SITE} {{", here)


def fitted_for_nginx(text: str, port: int) -> str:
    """Some of the page's stand beside the lines about TLS that another one shows."""
    told = ("listen 443 ssl http2;", f"server_name {SITE};")
    for line in told:
        text = text.replace(line, "")
    listening = told[0].replace("443", f"127.0.0.1:{port}")
    tls = f"{listening} {told[1]} ssl_certificate cert.pem; ssl_certificate_key key.pem;"
    folders = " ".join(f"{kind}_temp_path {kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    http = text.replace("server {\n    location", f"server {{\n    {tls}\n    location")
    http = re.sub(r"server \{\n\s+\n\s+\n", f"server {{\n    {tls}\n", http)
    head = "daemon off; pid pid; error_log stderr; events {}"
    return f"{head}\nhttp {{ access_log off; {folders}\n{http}\n}}\n"


def fitted_for_haproxy(text: str, port: int) -> str:
    return text.replace("bind :443", f"bind 127.0.0.1:{port}").replace("/etc/haproxy/games.pem", "both.pem")


PROXIES = [
    Proxy("caddy", "caddy", ["run", "--config", "conf", "--adapter", "caddyfile"], "reverse_proxy", fitted_for_caddy),
    Proxy("nginx", "nginx-light", ["-p", ".", "-c", "conf"], "proxy_pass", fitted_for_nginx),
    Proxy("haproxy", "haproxy", ["-db", "-f", "conf"], "frontend", fitted_for_haproxy),
]


def blocks() -> list[str]:
    """What the page shows indented: the lines of a program's files, or what is typed."""
    found = re.findall(r"(?:^(?: {4}.*)?\n)+", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [textwrap.dedent(one).strip() + "\n" for one in found if one.strip()]


SHOWN = [(proxy, text) for proxy in PROXIES for text in blocks() if proxy.mark in text]


def test_the_page_shows_each_proxy_before_several_servers_and_two_before_one() -> None:
    assert [(proxy.program, ALONE in text, FIRST in text and SECOND in text) for proxy, text in SHOWN] == [
        ("caddy", True, False),
        ("caddy", False, True),
        ("nginx", True, False),
        ("nginx", False, True),
        ("haproxy", False, True),
    ]


@pytest.fixture(scope="module")
def servers() -> Iterator[list[str]]:
    """Two on one PostgreSQL, with their limits on."""
    origin = ("--origin", f"https://{SITE}")
    with running_postgres() as url, running(url, *origin) as one, running(url, *origin) as two:
        yield [host.address.removeprefix("http://") for host in (one, two)]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one for the site, signed by itself."""
    folder = tmp_path_factory.mktemp("certificate")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, SITE)])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(SITE)]), critical=False)
        .sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.PEM)
    )
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    secret = key.private_bytes(serialization.Encoding.PEM, *plain)
    for file, data in (("cert.pem", made), ("key.pem", secret), ("both.pem", made + secret)):
        (folder / file).write_bytes(data)
    return folder


@contextmanager
def proxied(proxy: Proxy, text: str, folder: Path) -> Iterator[int]:
    """The proxy with this configuration, until it is no longer needed; its port."""
    program = shutil.which(proxy.program)
    if program is None:
        pytest.skip(f"{proxy.program} is not here: apt-get install --no-install-recommends {proxy.package}")
    port = free_port()
    (folder / "conf").write_text(proxy.fitted(text, port))
    kept = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log, subprocess.Popen(
        [program, *proxy.command], cwd=folder, env=kept, stdin=subprocess.DEVNULL, stdout=log, stderr=log
    ) as process:  # fmt: skip
        try:
            deadline = time.monotonic() + START_SECONDS
            while not listens(port):
                assert process.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < deadline, (folder / "log").read_text()
                time.sleep(0.05)
            yield port
        finally:
            process.terminate()


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 0.5).close()
    except OSError:
        return False
    return True


class Outside:
    """Browsers elsewhere, by TLS: each at an address of its own, as far as this machine has several."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(certificate / "cert.pem"))

    def browser(self, address: str) -> httpx.Client:
        """It says that it comes from elsewhere, which nobody must believe."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        headers = {"Host": SITE, "X-Forwarded-For": "203.0.113.7", "Origin": f"https://{SITE}"}
        return httpx.Client(base_url=f"https://127.0.0.1:{self.port}{API}", transport=transport, headers=headers)


def entered(browser: httpx.Client) -> httpx.Response:
    browser.cookies.clear()
    named = {"sni_hostname": SITE}
    return browser.post("/session", json={"name": "Ann"}, extensions=named)


@pytest.mark.parametrize(
    ("proxy", "text", "number"),
    [(*shown, number) for number, shown in enumerate(SHOWN)],
    ids=[f"{proxy.program}-{'one' if ALONE in text else 'several'}" for proxy, text in SHOWN],
)
async def test_a_proxy_passes_on_requests_websockets_and_who_asks(
    proxy: Proxy, text: str, number: int, servers: list[str], certificate: Path, tmp_path: Path
) -> None:
    shutil.copytree(certificate, tmp_path, dirs_exist_ok=True)
    for place, server in ((ALONE, servers[0]), (FIRST, servers[0]), (SECOND, servers[1])):
        text = text.replace(place, server)
    with proxied(proxy, text, tmp_path) as port:
        outside = Outside(port, certificate)
        with outside.browser(f"127.0.{number + 1}.1") as ann, outside.browser(f"127.0.{number + 1}.2") as bob:
            answer = entered(ann)
            assert answer.status_code == 200, answer.text
            assert "Secure" in answer.headers["set-cookie"]
            assert answer.headers["strict-transport-security"]
            await hears_news(outside, f"outremer={answer.cookies['outremer']}")
            statuses = [entered(ann).status_code for _ in range(3 * GUESTS)]
            assert set(statuses) == {200, 429}
            assert entered(bob).status_code == 200


def test_a_proxy_elsewhere_is_believed_where_the_server_is_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(hosting.ENVIRONMENT, "FORWARDED_ALLOW_IPS", "127.1.0.0/24")
    with running(sqlite(tmp_path), "--origin", f"https://{SITE}") as server:
        for address, shared in (("127.1.0.7", False), ("127.2.0.7", True)):
            transport = httpx.HTTPTransport(local_address=address)
            with httpx.Client(base_url=server.address + API, transport=transport, headers={"Host": SITE}) as proxy:
                statuses = [passed_on(proxy, "198.51.100.1") for _ in range(2 * GUESTS)]
                assert set(statuses) == {200, 429}
                assert passed_on(proxy, "198.51.100.2") == (429 if shared else 200)


def passed_on(proxy: httpx.Client, address: str) -> int:
    proxy.cookies.clear()
    forwarded = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    return proxy.post("/session", json={"name": "Ann"}, headers=forwarded).status_code


async def hears_news(outside: Outside, cookie: str) -> None:
    address, origin, headers = f"wss://{SITE}{API}/live", Origin(f"https://{SITE}"), {"Cookie": cookie}
    async with connect(
        address, host="127.0.0.1", port=outside.port, ssl=outside.trust, origin=origin, additional_headers=headers
    ) as opened:
        assert '"awaited"' in str(await opened.recv())
