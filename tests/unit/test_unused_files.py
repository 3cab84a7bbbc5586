"""What nothing asks for leaves the built site; what anything asks for stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from building.unused import remove_unused

FILES = {
    "index.html": '<style>a{}</style><link rel="icon" href="assets/site/icon.svg">'
    '<script type="module" src="assets/rasklad/search.mjs"></script><p>Стили лежат в theme.css.</p>',
    "games/x/index.html": '<style>b{background:url("../../assets/site/paper.png")}</style>'
    '<link rel="stylesheet" media="print" href="../../assets/site/print.css">',
    "service-worker.js": 'const kept = ["assets/site/late.css"];',
    "assets/site/icon.svg": "<svg/>",
    "assets/site/paper.png": "",
    "assets/site/print.css": "@import url(paged.css);",
    "assets/site/paged.css": "",
    "assets/site/late.css": "",
    "assets/site/theme.css": "a{}",
    "assets/site/fonts/OFL.txt": "the licence",
    "assets/rasklad/search.mjs": 'import("./panel.mjs")',
    "assets/rasklad/panel.mjs": 'link.href = new URL("search.css", import.meta.url)',
    "assets/rasklad/search.css": "",
    "assets/rasklad/board.css": "",
    "assets/stylesheets/main.1a2b.min.css": "/*# sourceMappingURL=main.1a2b.min.css.map */",
    "assets/stylesheets/main.1a2b.min.css.map": "",
    "assets/javascripts/lunr/min/lunr.ru.min.js": "",
    "assets/javascripts/LICENSE": "of lunr",
    "assets/rasklad/LICENSE": "of what stays",
    "assets/images/favicon.png": "",
    "assets/pagefind/pagefind.js": "",
    "data/games/x/x.css": "",
}


def test_what_no_page_no_script_and_no_worker_asks_for_goes(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    removed = remove_unused(tmp_path)
    assert removed == (
        "assets/images/favicon.png",
        "assets/javascripts/LICENSE",
        "assets/javascripts/lunr/min/lunr.ru.min.js",
        "assets/rasklad/board.css",
        "assets/site/theme.css",
        "assets/stylesheets/main.1a2b.min.css",
        "assets/stylesheets/main.1a2b.min.css.map",
    )
    left = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    assert left == set(FILES) - set(removed)
    assert not (tmp_path / "assets/javascripts").exists()
    assert remove_unused(tmp_path) == ()


@pytest.mark.parametrize("folder", ["stylesheets", "javascripts", "images"])
def test_the_built_site_has_none_of_the_stock_themes_files(site: Path, folder: str) -> None:
    assert not (site / "assets" / folder).exists()


def test_the_built_site_has_no_sheet_that_stands_in_its_pages(site: Path) -> None:
    sheets = {file.name for file in (site / "assets").rglob("*.css")}
    assert sheets == {"print.css", "search.css"}
