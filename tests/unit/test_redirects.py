"""Redirects are data held against the site; published addresses are never lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from building.addresses import addresses, anchors, lost, published, record
from building.policy import with_policy
from building.redirects import (
    Redirect,
    RedirectError,
    check_redirects,
    is_redirect_page,
    read_redirects,
    redirect_page,
    write_redirects,
)

from tests.conftest import ROOT

PRESENT = frozenset({"", "games/a/", "games/a/#a.1", "games/a/#a.2", "games/b/", "games/b/#b.1"})


def redirect(source: str, target: str) -> Redirect:
    return Redirect(source, target, "2026-12-01", "renamed")


def toml(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "redirects.toml"
    file.write_text(text, "utf-8")
    return file


def test_an_entry_is_read(tmp_path: Path) -> None:
    text = '[[redirect]]\nfrom = "games/old/#a.1"\nto = "games/a/#a.2"\nsince = 2026-12-01\nwhy = "renamed"\n'
    assert read_redirects(toml(tmp_path, text)) == (redirect("games/old/#a.1", "games/a/#a.2"),)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[redirect", "redirects.toml"),
        ('[[redirect]]\nfrom = "a/"\nto = "b/"\nwhy = "x"\n', "redirect 1 must have"),
        ('[[redirect]]\nfrom = "/a/"\nto = "b/"\nsince = 1\nwhy = "x"\n', "«/a/» is no address"),
        ('[[redirect]]\nfrom = "a"\nto = "b/"\nsince = 1\nwhy = "x"\n', "«a» is no address"),
        ('[[redirect]]\nfrom = "a/"\nto = "https://e.org/"\nsince = 1\nwhy = "x"\n', "is no address"),
        ('[[redirect]]\nfrom = "a/"\nto = "b/"\nsince = 1\nwhy = " "\n', "redirect 1 must have"),
    ],
)
def test_a_faulty_entry_is_refused(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(RedirectError, match=told):
        read_redirects(toml(tmp_path, text))


@pytest.mark.parametrize(
    ("redirects", "told"),
    [
        ([redirect("games/old/", "games/no/")], "there is no «games/no/»"),
        ([redirect("games/old/", "games/a/#a.9")], "there is no «games/a/#a.9»"),
        ([redirect("games/a/", "games/b/")], "there is such a page"),
        ([redirect("games/a/#a.9", "games/b/")], "leave its id on the page"),
        ([redirect("games/old/#x", "games/b/")], "must be redirected too"),
        ([redirect("games/old/", "games/a/"), redirect("games/old/", "games/b/")], "it stands twice"),
        ([redirect("games/old/", "games/older/"), redirect("games/older/", "games/a/")], "name the end"),
        ([redirect("games/old/", "games/older/"), redirect("games/older/", "games/old/")], "name the end"),
        ([redirect("games/old/", "games/old/")], "name the end"),
    ],
)
def test_what_leads_nowhere_or_round_is_refused(redirects: list[Redirect], told: str) -> None:
    with pytest.raises(RedirectError, match=told):
        check_redirects(redirects, PRESENT)


def test_good_redirects_pass() -> None:
    check_redirects(
        [redirect("games/old/", "games/a/#a.1"), redirect("games/old/#x", "games/b/#b.1")], PRESENT
    )


def test_the_page_at_an_old_address_leads_on_without_a_script() -> None:
    page = redirect_page(redirect("x/old/", "games/a/#a.1"), [], "")
    assert '<meta http-equiv="refresh" content="0; url=../../games/a/#a.1">' in page
    assert '<link rel="canonical" href="../../games/a/">' in page
    assert '<a href="../../games/a/#a.1">' in page
    assert '<meta name="robots" content="noindex">' in page
    assert is_redirect_page(page)
    assert "'sha256-" in with_policy(page, "x/old/index.html")
    known = redirect_page(redirect("x/old/", ""), [], "https://e.org/sub/")
    assert '<link rel="canonical" href="https://e.org/sub/">' in known


def test_addresses_are_recorded_and_none_is_dropped(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "games/a").mkdir(parents=True)
    (site / "data").mkdir()
    (site / "index.html").write_text("<p>", "utf-8")
    (site / "data/a.tei.xml").write_text("<TEI/>", "utf-8")
    page = '<h2 id="facts">x</h2><p class="r" data-clause="a.1" lang="ru" id="a.1">x</p>'
    (site / "games/a/index.html").write_text(page, "utf-8")
    write_redirects(site, [redirect("games/old/", "games/a/")], "")
    assert addresses(site) == {"games/a/", "games/a/#a.1", "data/a.tei.xml"}
    assert anchors(site) == {"", "games/a/", "games/a/#a.1", "games/a/#facts"}
    file = tmp_path / "published.txt"
    assert record(file, site) == addresses(site)
    (site / "games/a/index.html").write_text("<p>", "utf-8")
    assert not record(file, site)
    assert published(file) == {"games/a/", "games/a/#a.1", "data/a.tei.xml"}
    assert lost(published(file), addresses(site), []) == ["games/a/#a.1"]


def test_a_redirected_page_keeps_the_clauses_that_its_target_has() -> None:
    moved = redirect("games/old/", "games/a/")
    recorded = ["games/old/", "games/old/#a.1", "games/old/#z", "games/gone/", "games/b/#b.1"]
    assert lost(recorded, PRESENT, [moved]) == ["games/gone/", "games/old/#z"]
    assert lost(recorded, PRESENT, [moved, redirect("games/old/#z", "games/b/")]) == ["games/gone/"]


def test_every_published_address_is_still_there(site: Path) -> None:
    command: list[str | Path] = [sys.executable, ROOT / "scripts/addresses.py", "--check", "--site", site]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert len(published(ROOT / "docs/addresses.txt")) > 1000
