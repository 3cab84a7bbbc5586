"""The built site under Debian's nginx with our configuration, asked as a browser asks: `make test-nginx`."""

from __future__ import annotations

import gzip
import http.client
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import brotli
import pytest
from building.redirects import read_redirects
from compress import compress
from deploying.rules import CACHING, SECURITY, TYPES
from find_nginx import BROTLI, NONE_TO_BE_HAD, find_nginx
from playwright.sync_api import Browser

from tests.conftest import ROOT, Watch
from tests.e2e.board_page import BoardPage

pytestmark = pytest.mark.nginx
CONFIGURATION = ROOT / "scripts/deploying/nginx.conf"
STARTS_WITHIN = 10
"""Seconds."""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Server:
    site: Path
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request(
            "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
        )
        answer = connection.getresponse()
        told = Answer(
            answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        )
        connection.close()
        return told


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def configuration(site: Path, port: int, folder: Path) -> str:
    """Our file with its three lines changed, inside the least that nginx needs around it."""
    ours = CONFIGURATION.read_text("utf-8")
    changed, count = re.subn(r"/srv/rasklad", str(site), ours)
    assert count == 2, (
        "the configuration names the site's folder in another number of lines than its head says"
    )
    changed, count = re.subn(r"listen 80;", f"listen 127.0.0.1:{port};", changed)
    assert count == 1
    if BROTLI.exists():
        changed, count = re.subn(r"# brotli_static on;", "brotli_static on;", changed)
        assert count == 1
    return f"""{f"load_module {BROTLI};" if BROTLI.exists() else ""}
daemon off;
{"user root;" if os.geteuid() == 0 else ""}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{changed}
}}
"""


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    program = find_nginx()
    if program is None:
        pytest.skip(NONE_TO_BE_HAD)
    folder = tmp_path_factory.mktemp("nginx")
    copy = folder / "site"
    shutil.copytree(site, copy)
    compress(copy)
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(copy, port, folder), "utf-8")
    process = subprocess.Popen([program, "-c", file, "-p", folder], stderr=subprocess.PIPE, text=True)
    try:
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        assert process.poll() is None, process.stderr and process.stderr.read()
        yield Server(copy, port)
    finally:
        process.terminate()
        process.wait(10)
        if process.stderr:
            process.stderr.close()


def served_files(site: Path) -> list[str]:
    """One file of each kind, and every page."""
    files = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*")) if path.is_file()]
    kinds = {path.rsplit(".", 1)[-1]: path for path in files if not path.startswith((".", "_"))}
    return [path for kind, path in kinds.items() if kind in TYPES and kind != "html"]


def test_each_kind_of_file_has_its_type(server: Server) -> None:
    files = served_files(server.site)
    assert {"wasm", "mjs", "json", "zip", "woff2", "svg"} <= {path.rsplit(".", 1)[-1] for path in files}
    for path in files:
        answer = server.ask(f"/{path}")
        assert answer.status == 200, path
        assert answer.headers["content-type"] == TYPES[path.rsplit(".", 1)[-1]], path
    page = server.ask("/games/krepost-1/")
    assert (page.status, page.headers["content-type"]) == (200, TYPES["html"])


def test_pages_scripts_and_wasm_are_compressed(server: Server) -> None:
    for path in ("games/krepost-1/", "assets/rasklad/board.mjs", "assets/pyodide/pyodide.asm.wasm"):
        file = server.site / path / ("index.html" if path.endswith("/") else "")
        whole = file.read_bytes()
        zipped = server.ask(f"/{path}", Accept_Encoding="gzip")
        assert zipped.headers["content-encoding"] == "gzip"
        assert gzip.decompress(zipped.body) == whole
        assert "accept-encoding" in zipped.headers["vary"].lower()
        if BROTLI.exists():
            best = server.ask(f"/{path}", Accept_Encoding="gzip, br")
            assert best.headers["content-encoding"] == "br"
            assert brotli.decompress(best.body) == whole
            assert len(best.body) < len(zipped.body)
        plain = server.ask(f"/{path}")
        assert "content-encoding" not in plain.headers
        assert plain.body == whole


def test_what_is_compressed_in_itself_is_sent_as_it_is(server: Server) -> None:
    for path in (
        next(server.site.glob("assets/pagefind/fragment/*")),
        next(server.site.glob("assets/site/fonts/*.woff2")),
    ):
        answer = server.ask(f"/{path.relative_to(server.site)}", Accept_Encoding="gzip, br")
        assert "content-encoding" not in answer.headers
        assert answer.body == path.read_bytes()


def test_only_what_is_named_by_its_content_is_kept_for_ever(server: Server) -> None:
    site = server.site
    told = {
        path: server.ask(f"/{path}").headers["cache-control"]
        for path in (file.relative_to(site).as_posix() for file in sorted(site.rglob("*")) if file.is_file())
        if not path.startswith((".", "_")) and not path.endswith((".br", ".gz", "404.html"))
    }
    for pattern, value in CACHING:
        start = pattern.removesuffix("*")
        found = [path for path in told if path.startswith(start)]
        assert found, f"no file under {pattern}: the rule is about nothing"
        assert {told[path] for path in found} == {value}, pattern
    asked = [
        path for path in told if not any(path.startswith(pattern.removesuffix("*")) for pattern, _ in CACHING)
    ]
    assert {told[path] for path in asked} == {"no-cache"}
    assert "service-worker.js" in asked
    for page in ("/games/krepost-1/", "/data/"):
        assert server.ask(page).headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again(server: Server) -> None:
    first = server.ask("/games/krepost-1/")
    again = server.ask("/games/krepost-1/", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/games/krepost-1/", "/assets/rasklad/board.mjs", "/no/such/page/"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.ask(path).headers
    assert {name: headers.get(name.lower()) for name in SECURITY} == SECURITY


def test_pages_carry_the_policy_of_their_scripts(server: Server) -> None:
    body = server.ask("/games/krepost-1/").body.decode()
    assert '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';' in body


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/games/nowhere/",
        "/games/krepost-1/x/y/z",
        "/assets/",
        "/_headers",
        "/.htaccess",
        "/_redirects.map",
    ],
)
def test_what_is_not_there_gets_the_page_for_it(server: Server, path: str) -> None:
    answer = server.ask(path)
    assert answer.status == 404
    assert "Такой страницы нет" in answer.body.decode()
    assert answer.headers["content-type"] == TYPES["html"]


def test_a_page_without_its_slash_is_sent_to_it(server: Server) -> None:
    answer = server.ask("/games/krepost-1")
    assert (answer.status, answer.headers["location"]) == (301, "/games/krepost-1/")


def test_redirects_are_the_hosts_own(server: Server) -> None:
    pages = [entry for entry in read_redirects(ROOT / "docs/redirects.toml") if "#" not in entry.source]
    assert pages
    for page in pages:
        for source in (page.source, page.source.removesuffix("/")):
            answer = server.ask(f"/{source}")
            assert (answer.status, answer.headers["location"]) == (301, f"/{page.target}")
        assert server.ask(f"/{page.target}").status == 200


def test_a_board_starts_and_the_missing_page_searches(server: Server, browser: Browser) -> None:
    page = browser.new_context(locale="ru-RU").new_page()
    page.set_default_timeout(60_000)
    watch = Watch(page, server.address)
    BoardPage(page, server.address, "krepost-1").start()
    assert not watch.faults
    page.goto(f"{server.address}/no/such/page/")
    page.get_by_role("searchbox").fill("крѣпость")
    page.locator("[data-search-found] a").first.wait_for()
    assert [fault for fault in watch.faults if "404" not in fault] == []
    page.context.close()
