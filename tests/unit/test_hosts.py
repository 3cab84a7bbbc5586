"""What the site carries for its hosts, and the nginx configuration, say the same rules."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import brotli
import pytest
from building.redirects import Redirect
from compress import LEAST, compress
from deploying.hosts import apache, netlify_headers, netlify_redirects, nginx_redirects, write_host_files
from deploying.rules import CACHING, COMPRESSED, SECURITY, TYPES

from tests.conftest import ROOT

NGINX = (ROOT / "scripts/deploying/nginx.conf").read_text("utf-8")
MOVED = Redirect("games/old/", "games/a/#a.1", "2026-12-01", "renamed")


def test_nginx_sends_the_headers_and_types_of_the_rules() -> None:
    told = dict(re.findall(r'add_header (\S+) "([^"]*)" always;', NGINX))
    assert told == SECURITY
    types = re.search(r"types \{(.*?)\}", NGINX, re.DOTALL)
    assert types
    listed = {end: kind for kind, ends in re.findall(r"(\S+)\s+([\w ]+);", types[1]) for end in ends.split()}
    assert {end: kind.partition(";")[0] for end, kind in TYPES.items()}.items() <= listed.items()
    zipped = re.search(r"gzip_types ([^;]*);", NGINX)
    assert zipped
    wanted = {TYPES[end].partition(";")[0] for end in COMPRESSED} - {"text/html"}  # that one is always zipped
    assert set(zipped[1].split()) == wanted


def test_nginx_caches_by_the_rules() -> None:
    patterns = re.findall(r'(~\^\S+)\s+"(public[^"]*)";', NGINX)
    for path, value in CACHING:
        example = f"/{path.replace('*', 'x')}"
        assert [told for pattern, told in patterns if re.search(pattern[1:], example)] == [value], path


def test_redirects_in_each_hosts_form() -> None:
    assert netlify_redirects([MOVED]) == ("/games/old/ /games/a/#a.1 301\n/games/old /games/a/#a.1 301\n")
    pattern, target = nginx_redirects([MOVED]).rstrip(";\n").split(" ")
    assert target == "/games/a/#a.1"
    for address, found in {"/games/old": True, "/games/old/": True, "/games/older/": False}.items():
        assert bool(re.search(pattern.removeprefix("~"), address)) is found
    assert "RedirectMatch 301 ^(.*)/games/old/?$ $1/games/a/#a.1" in apache([MOVED])


def test_only_whole_pages_are_redirected_by_hosts(tmp_path: Path) -> None:
    write_host_files(tmp_path, [MOVED, Redirect("games/old/#x", "games/b/", "2026-12-01", "renamed")])
    assert {path.name for path in tmp_path.iterdir()} == {
        "_headers", "_redirects", "_redirects.map", ".htaccess", ".nojekyll",
    }  # fmt: skip
    assert "games/b/" not in "".join(path.read_text("utf-8") for path in tmp_path.iterdir())


def test_netlify_gets_every_header_and_every_caching_rule() -> None:
    told = netlify_headers()
    assert told.startswith("/*\n")
    assert all(f"  {name}: {value}\n" in told for name, value in SECURITY.items())
    assert all(f"/{path}\n  Cache-Control: {value}\n" in told for path, value in CACHING)


def test_compressed_copies_hold_the_file_and_go_with_it(tmp_path: Path) -> None:
    page, small, font = tmp_path / "index.html", tmp_path / "small.html", tmp_path / "a.woff2"
    page.write_text("<p>крѣпость " * LEAST, "utf-8")
    small.write_text("<p>", "utf-8")
    font.write_bytes(b"x" * 2 * LEAST)
    files, whole, best = compress(tmp_path)
    assert (files, whole) == (1, page.stat().st_size)
    copies = tmp_path / "index.html.br", tmp_path / "index.html.gz"
    assert brotli.decompress(copies[0].read_bytes()) == page.read_bytes()
    assert gzip.decompress(copies[1].read_bytes()) == page.read_bytes()
    assert best == copies[0].stat().st_size < whole / 10
    assert {path.name for path in tmp_path.iterdir()} == {
        "index.html", "small.html", "a.woff2", "index.html.br", "index.html.gz",
    }  # fmt: skip
    first = [copy.read_bytes() for copy in copies]
    compress(tmp_path)
    assert [copy.read_bytes() for copy in copies] == first
    page.unlink()
    compress(tmp_path)
    assert not any(copy.exists() for copy in copies)


@pytest.mark.parametrize("name", ["_headers", "_redirects", "_redirects.map", ".htaccess", ".nojekyll"])
def test_the_built_site_carries_the_file(site: Path, name: str) -> None:
    assert (site / name).is_file()
