"""The content security policy and the swap of folders."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from building.folders import replacing
from building.policy import PolicyError, inline_hash, with_policy

PAGE = (
    '<!doctype html><html><head><meta charset="utf-8"><title>т</title>{head}</head><body>{body}</body></html>'
)


def test_the_policy_stands_right_after_the_character_set() -> None:
    page = with_policy(PAGE.format(head="", body=""), "index.html")
    assert (
        '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        in page
    )


def test_nothing_foreign_and_nothing_inline_is_allowed_without_its_hash() -> None:
    page = with_policy(PAGE.format(head="", body="<script src='a.js'></script>"), "index.html")
    assert "script-src 'self' 'wasm-unsafe-eval';" in page
    assert "unsafe-inline" not in page
    assert "http:" not in page.split("http-equiv")[1]


def test_an_inline_script_is_allowed_by_the_hash_of_exactly_its_text() -> None:
    # echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    assert inline_hash("alert(1)") == "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
    page = with_policy(PAGE.format(head="<script>alert(1)</script>", body=""), "index.html")
    assert inline_hash("alert(1)") in page


def test_a_sheet_in_the_head_is_allowed_by_its_hash_and_styles_in_the_text_are_not() -> None:
    page = with_policy(PAGE.format(head="<style>alert(1)</style>", body=""), "index.html")
    assert f"style-src 'self' {inline_hash('alert(1)')};" in page
    assert "script-src 'self' 'wasm-unsafe-eval';" in page


def test_a_data_block_needs_no_hash() -> None:
    page = with_policy(PAGE.format(head='<script type="application/json">{"a":1}</script>', body=""), "x")
    assert "sha256" not in page


@pytest.mark.parametrize(
    "body",
    [
        '<p style="color:red">a</p>',
        '<p onclick="f()">a</p>',
        "<style>p{}</style>",
        '<b>a</b><p title="b>c" onclick="f()">d</p>',
        "<p title='b>c' onclick=f()>d</p><p>e</p>",
        '<p title="b>c<d"\nonclick=f()>e</p><p>g</p>',
    ],
)
def test_what_the_policy_would_refuse_stops_the_build_and_is_named(body: str) -> None:
    with pytest.raises(PolicyError, match=r"games/x/index\.html: .* at line 1"):
        with_policy(PAGE.format(head="", body=body), "games/x/index.html")


def test_text_that_looks_like_a_handler_is_text() -> None:
    page = with_policy(PAGE.format(head="", body="<pre>x = f(onto=1,\n  style=2)</pre>"), "index.html")
    assert "onto=1" in page


def test_a_page_without_a_place_for_the_policy_is_refused() -> None:
    with pytest.raises(PolicyError, match="exactly one"):
        with_policy("<html></html>", "index.html")


def test_a_finished_folder_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for text in ("first", "second"):
        with replacing(site) as fresh:
            (fresh / "index.html").write_text(text)
        assert (site / "index.html").read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_failed_build_leaves_the_old_folder_as_it_was(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("old")
    with (  # noqa: PT012 (the fault must come from inside the block)
        pytest.raises(subprocess.SubprocessError),
        replacing(site) as fresh,
    ):
        (fresh / "index.html").write_text("half")
        raise subprocess.SubprocessError
    assert (site / "index.html").read_text() == "old"


ROOT = Path(__file__).resolve().parents[2]


def test_a_damaged_edition_stops_the_build_and_leaves_the_previous_site(tmp_path: Path) -> None:
    sources, site = tmp_path / "sources", tmp_path / "site"
    shutil.copytree(ROOT / "sources", sources)
    site.mkdir()
    (site / "index.html").write_text("previous")
    edition = sources / "cadogan-24/edition.xml"
    text = edition.read_text("utf-8")
    damaged = text.replace('ana="#advice"', 'ana="#nosuch"', 1)
    assert damaged != text
    edition.write_text(damaged, "utf-8")
    line = 1 + damaged[: damaged.index("#nosuch")].count("\n")
    result = subprocess.run(
        [sys.executable, "scripts/build.py", "--sources", sources, "--site", site],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert re.search(rf"cadogan-24/edition\.xml:{line}: E-\d+ .+: .+", result.stdout), result.stdout
    assert "Traceback" not in result.stdout + result.stderr
    assert "The previous one is as it was" in result.stderr
    assert [path.name for path in site.iterdir()] == ["index.html"]
    assert (site / "index.html").read_text() == "previous"
