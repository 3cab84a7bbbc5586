"""The search field: either spelling and any case find the page and the clause; nonsense finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.conftest import DESK, PHONE, ROOT

WORDS = ROOT / "tests/data/search"
PAIRS = [line.split("\t") for line in (WORDS / "pairs.tsv").read_text("utf-8").splitlines()[1:]]
NONSENSE = (WORDS / "nonsense.txt").read_text("utf-8").split()
AXE = ROOT / "node_modules/axe-core/axe.min.js"


def ask(page: Page, query: str) -> Locator:
    """Type a query and wait for its answer: the options of the list."""
    field = page.locator("[data-search-field]")
    field.fill(query)
    page.wait_for_function(
        "query => document.querySelector('[data-search-field]').dataset.answered === query", arg=query
    )
    return page.locator("[data-search-results] [role=option]")


def pages_found(page: Page, query: str, site_url: str) -> list[str]:
    """The addresses of the pages that a query finds, the best first, relative to the site's root."""
    ask(page, query)
    links = page.locator("[data-search-results] .found-page")
    return [
        link.removeprefix("/").removeprefix(f"{site_url}/") or "./"
        for link in links.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    ]


def test_each_word_in_either_spelling_finds_its_page_among_the_first_three(page: Page, site_url: str) -> None:
    assert len(PAIRS) >= 60
    page.goto(f"{site_url}/")
    page.keyboard.press("/")
    misses = []
    for old, modern, expected, _note in PAIRS:
        for query in dict.fromkeys((old, modern)):
            found = pages_found(page, query, site_url)[:3]
            if not set(found) & set(expected.split(" ")):
                misses.append(f"{query}: {found}, expected one of {expected}")
    assert not misses, "\n".join(misses)


def test_nonsense_finds_nothing_and_the_live_region_says_so(page: Page, site_url: str) -> None:
    assert len(NONSENSE) >= 10
    page.goto(f"{site_url}/")
    page.keyboard.press("/")
    status = page.locator("[data-search-status]")
    for word in NONSENSE:
        assert pages_found(page, word, site_url) == []
        assert status.inner_text() == f"Ничего не найдено: слова «{word}» нет ни в одном тексте."
    assert pages_found(page, "крѣпость абракадабра", site_url) == []


def test_a_result_shows_both_spellings_and_leads_to_the_clause(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/sources/")
    page.keyboard.press("/")
    options = ask(page, "внѣшними картами обѣихъ группъ")
    clause = options.filter(has=page.locator("[lang=ru-petr1708]")).first
    assert clause.locator("[lang=ru-petr1708] mark").all_inner_texts() == [
        "внѣшними",
        "картами",
        "обѣихъ",
        "группъ",
    ]
    assert clause.locator(".found-new mark").all_inner_texts() == ["внешними", "картами", "обеих", "групп"]
    address = clause.get_attribute("href")
    assert address == "/games/krepost-1/#cadogan-24.krepost.7"
    clause.click()
    page.wait_for_url(f"{site_url}{address}")
    assert page.locator(":target").get_attribute("data-clause") == "cadogan-24.krepost.7"


def test_a_clause_of_a_modern_source_is_named_with_its_game(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/")
    page.keyboard.press("/")
    clause = ask(page, "базовый ряд").filter(has=page.locator(".found-clause")).first
    assert clause.locator(".found-clause").inner_text().startswith("п.\u00a0")
    assert "\u241f" not in clause.inner_text()
    assert len(clause.locator(".found-clause").inner_text()) < len("п. XVIII, а")


def test_marks_stand_on_the_same_words_in_both_spellings_though_one_word_became_two(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}/")
    page.keyboard.press("/")
    for query in ("дорожку", "внѣшней", "тузовъ"):
        for option in ask(page, query).filter(has=page.locator(".found-old")).all():
            old = option.locator(".found-old mark").count()
            assert old == option.locator(".found-new mark").count() > 0


def test_the_keyboard_alone_finds_chooses_and_goes(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/")
    page.keyboard.press("/")
    field = page.locator("[data-search-field]")
    assert field.evaluate("field => field === document.activeElement")
    options = ask(page, "дорожкѣ")
    assert field.get_attribute("aria-expanded") == "true"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen = options.nth(1)
    assert chosen.get_attribute("aria-selected") == "true"
    assert field.get_attribute("aria-activedescendant") == chosen.get_attribute("id")
    page.keyboard.press("ArrowUp")
    assert chosen.get_attribute("aria-selected") == "false"
    page.keyboard.press("Escape")
    assert page.locator("[data-search-found]").is_hidden()
    assert field.get_attribute("aria-expanded") == "false"
    assert field.input_value() == "дорожкѣ", "the first Escape closes the list alone"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    address = options.nth(1).get_attribute("href")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site_url}{address}")


def test_a_clause_of_the_same_page_is_gone_to_and_the_list_closes(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/games/krepost-1/")
    page.keyboard.press("/")
    option = ask(page, "посрединѣ").filter(has=page.locator(".found-old")).first
    option.click()
    assert page.url == f"{site_url}/games/krepost-1/#cadogan-24.krepost.3"
    assert page.locator("[data-search-found]").is_hidden()


def test_the_search_key_stays_a_sign_in_other_fields(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/games/krepost-1/")
    number = page.locator("[data-deal-number]")
    number.focus()
    page.keyboard.press("/")
    assert number.evaluate("field => field === document.activeElement")


def test_nothing_of_the_search_but_its_opener_is_fetched_before_it_is_used(page: Page, site_url: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"{site_url}/games/krepost-1/", wait_until="networkidle")
    search = [url for url in fetched if "search" in url or "pagefind" in url]
    assert search == [f"{site_url}/assets/rasklad/search.mjs"]
    page.keyboard.press("/")
    ask(page, "туз")
    assert any(url.endswith("assets/pagefind/pagefind.js") for url in fetched)


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_the_list_has_the_width_of_the_page_and_targets_of_44_px(
    phone_page: Page, site_url: str, width: int
) -> None:
    phone_page.set_viewport_size({"width": width, "height": 640})
    phone_page.goto(f"{site_url}/")
    phone_page.locator("[data-search-field]").tap()
    options = ask(phone_page, "тузомъ")
    assert options.count() > 3
    assert phone_page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = [option.bounding_box() for option in options.all()]
    assert all(box is not None and box["height"] >= 44 for box in boxes)
    assert all(box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    address = options.first.get_attribute("href")
    options.first.tap()
    phone_page.wait_for_url(f"{site_url}{address}")


def test_without_a_script_there_is_no_dead_field(browser: Browser, site_url: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site_url}/")
    assert page.locator("[data-search-field]").is_hidden()
    context.close()


def test_when_the_index_cannot_be_fetched_a_sentence_says_so_and_the_next_try_works(
    new_page: Page, site_url: str
) -> None:
    new_page.route("**/pagefind.js", lambda route: route.abort())
    new_page.goto(f"{site_url}/")
    new_page.keyboard.press("/")
    new_page.locator("[data-search-field]").fill("туз")
    status = new_page.locator("[data-search-status]")
    status.filter(has_text="Поиск не загрузился.").wait_for()
    assert status.is_visible()
    new_page.unroute("**/pagefind.js")
    assert ask(new_page, "тузы").count() > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1440", "390"])
def test_axe_finds_no_violation_in_the_open_list(
    browser: Browser, site: Path, site_url: str, size: dict[str, int], scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    page.goto(f"{site_url}/")
    page.keyboard.press("/")
    ask(page, "тузъ")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    context.close()
    assert found["passes"], f"axe looked at nothing of {site}"
    assert not [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]]
