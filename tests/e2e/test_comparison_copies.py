"""What a reader takes away: a clean text, a clause's address and citation, a report of a misprint."""

from __future__ import annotations

import datetime as dt
import json
import re

import pytest
import rasklad
import rispy
from edition import witness as editions
from edition.pages.rows import game_text
from playwright.sync_api import Page, expect

from tests.e2e.comparison_page import GAME, MODERN, SOURCE, WIDE, row

CLAUSE = "cadogan-24.krepost.7"
DIALOG = "dialog[open]"


@pytest.fixture
def reader(page: Page, site_url: str) -> Page:
    """A page that may use the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site_url)
    return page


def clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize("address", [GAME, WIDE])
@pytest.mark.parametrize(("column", "form"), [("old", "corrected"), ("new", "modern")])
def test_either_text_is_copied_whole_and_clean(
    reader: Page, site_url: str, address: str, column: str, form: str
) -> None:
    reader.goto(f"{site_url}/{address}")
    reader.locator(f'[data-copy="{column}"]').click()
    expect(reader.locator(".reading-status")).to_have_text("Скопировано")
    expect(reader.locator(f'[data-copy="{column}"]')).to_have_attribute("data-copied", "true")
    paragraphs: list[str] = []
    for one in game_text("krepost-1").rows:
        text = spaced("".join(getattr(token, form) for token in one.tokens if token.kind != "mark"))
        if one.begins:
            paragraphs.append(text)
        else:
            paragraphs[-1] += f" {text}"
    copied = clipboard(reader)
    assert copied == "\n".join(paragraphs)
    assert "[12]" not in copied
    assert "\u00a0" not in copied


def test_a_modern_text_is_copied_as_the_source_has_it_and_as_we_print_it(reader: Page, site_url: str) -> None:
    reader.goto(f"{site_url}/{MODERN}")
    assert reader.get_by_role("button", name="Скопировать текст источника").count() == 1
    reader.get_by_role("button", name="Скопировать текст в нашей подаче").click()
    ours = clipboard(reader)
    reader.get_by_role("button", name="Скопировать текст источника").click()
    received = clipboard(reader)
    assert "Правила игры. Вначале" in ours
    assert "Правила игры. В начале" in received


def test_a_clause_gives_its_address_and_its_citation_in_four_forms(reader: Page, site_url: str) -> None:
    reader.goto(f"{site_url}/{WIDE}?view=new&hide=ocr")
    reader.get_by_role("button", name="Пункт 7: ссылка, цитата, опечатка").click()
    dialog = reader.locator(DIALOG)
    expect(dialog.get_by_role("heading", name="Пункт 7")).to_be_visible()
    address = f"{site_url}/{GAME}#{CLAUSE}"
    dialog.get_by_role("button", name="Скопировать адрес").click()
    expect(dialog.locator("[role=status]")).to_have_text("Скопировано")
    assert clipboard(reader) == address
    header = editions.load("cadogan-24").header
    edition = header.revisions[0].when
    today = dt.datetime.now(tz=dt.UTC).astimezone().date()
    dialog.get_by_role("button", name="Скопировать ссылку").click()
    assert clipboard(reader) == (
        f"Крѣпость, п. 7 : по источнику «{header.title}». – Текст : электронный // "
        "Расклад : старинные правила пасьянсов : [сайт]. – "
        f"Редакция от {'.'.join(reversed(edition.split('-')))}. – "
        f"URL: {address} (дата обращения: {today:%d.%m.%Y})."
    ).replace("п. 7", "п.\u00a07")
    dialog.get_by_role("button", name="Скопировать BibTeX").click()
    entry = clipboard(reader)
    assert entry.startswith("@misc{rasklad-cadogan-24-krepost-7,\n  title = {{Крѣпость, п.~7}},\n")
    assert f"url = {{{address}}}" in entry
    assert f"urldate = {{{today:%Y-%m-%d}}}" in entry
    assert f"редакция от {edition}}}" in entry
    assert entry.count("{") == entry.count("}")
    dialog.get_by_role("button", name="Скопировать RIS").click()
    (read,) = rispy.loads(ris := clipboard(reader))
    assert (read["title"], read["urls"]) == ("Крѣпость, п.\u00a07", [address])
    assert f"Y2  - {today:%Y/%m/%d}/" in ris
    dialog.get_by_role("button", name="Скопировать CSL-JSON").click()
    (item,) = json.loads(csl := clipboard(reader))
    assert (item["title"], item["URL"]) == ("Крѣпость, п.\u00a07", address)
    assert item["id"] == "rasklad-cadogan-24-krepost-7"
    assert item["accessed"] == {"raw": f"{today:%Y-%m-%d}"}
    assert not re.search(r"\{(clause|url|key|accessed)\}", entry + ris + csl)


def test_a_misprint_is_reported_with_ids_both_readings_and_the_received_line(
    reader: Page, site_url: str
) -> None:
    reader.goto(f"{site_url}/{GAME}")
    button = reader.locator(f"{row('I.b')} .clause-tools")
    button.focus()
    reader.keyboard.press("Enter")
    field = reader.get_by_label("Сообщить об опечатке")
    field.press("Home")
    said = field.input_value()
    segment = editions.load("cadogan-24").clause("cadogan-24.krepost.I.b")
    line = segment.tokens[0].id.split(".")[0].removeprefix("l")
    assert "Пункт: cadogan-24.krepost.I.b" in said
    assert f"Страница: {site_url}/{GAME}#cadogan-24.krepost.I.b" in said
    assert f"Читается: {segment.text('corrected')}" in said
    assert f"Рядом: {segment.text('modern')}" in said
    assert f"В файле источника, строка {line}: {segment.text('raw')}" in said
    assert "норъ" in said, "the received text has the scanner's error"
    field.evaluate("field => field.setSelectionRange(12, 12)")
    reader.keyboard.type("лишняя запятая")
    reader.locator(DIALOG).get_by_role("button", name="Скопировать сообщение").click()
    assert clipboard(reader).startswith("Что не так: лишняя запятая\n")
    reader.keyboard.press("Escape")
    expect(reader.locator(DIALOG)).to_have_count(0)
    expect(button).to_be_focused()


def test_a_configured_form_is_linked_with_its_places_filled_in(new_page: Page, site_url: str) -> None:
    form = "https://forms.example/new?title={clause}&amp;was={raw}&amp;is={corrected}&amp;at={page}"

    def with_form(route: object) -> None:
        response = route.fetch()  # type: ignore[attr-defined]
        body = response.text().replace(
            '<meta name="viewport"', f'<meta name="report-url" content="{form}"><meta name="viewport"'
        )
        route.fulfill(response=response, body=body)  # type: ignore[attr-defined]

    new_page.route(f"**/{GAME}", with_form)
    new_page.goto(f"{site_url}/{GAME}")
    new_page.locator(f"{row('I.b')} .clause-tools").click()
    link = new_page.locator(DIALOG).get_by_role("link", name="Открыть форму")
    filled = new_page.evaluate(
        "address => Object.fromEntries(new URL(address).searchParams)", link.get_attribute("href")
    )
    segment = editions.load("cadogan-24").clause("cadogan-24.krepost.I.b")
    assert filled == {
        "title": "cadogan-24.krepost.I.b",
        "was": segment.text("raw"),
        "is": segment.text("corrected"),
        "at": f"{site_url}/{GAME}#cadogan-24.krepost.I.b",
    }


def test_without_a_form_no_dead_link_is_offered(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(f"{row('7')} .clause-tools").click()
    expect(page.locator(DIALOG)).to_be_visible()
    assert page.locator(f"{DIALOG} a").count() == 0


@pytest.mark.parametrize("address", [GAME, MODERN, WIDE, SOURCE])
def test_every_clause_has_its_tools(page: Page, site_url: str, address: str) -> None:
    page.goto(f"{site_url}/{address}")
    clauses = page.locator(".clause-row[data-clause]")
    assert clauses.count() > 10
    assert page.locator(".clause-row[data-clause] .clause-tools").count() == clauses.count()


def test_on_a_phone_the_dialog_fits_and_its_targets_are_for_fingers(phone_page: Page, site_url: str) -> None:
    phone_page.goto(f"{site_url}/{GAME}")
    button = phone_page.locator(f"{row('7')} .clause-tools")
    box = button.bounding_box()
    assert box
    assert box["width"] >= 40
    assert box["height"] >= 40
    button.tap()
    dialog = phone_page.locator(DIALOG)
    size = dialog.bounding_box()
    assert size
    assert size["x"] >= 0
    assert size["x"] + size["width"] <= 390
    assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
    for each in dialog.get_by_role("button").all():
        target = each.bounding_box()
        assert target
        assert target["height"] >= 44


def test_the_page_without_scripts_has_the_form_of_a_citation(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    cited = page.locator(".citation .cite").inner_text()
    first = rasklad.game("krepost-1").law[0]
    assert first in cited
    assert "Текст : электронный // Расклад" in cited
    assert "@misc{rasklad-cadogan-24-krepost-i-a" in page.locator(".citation .bibtex pre").text_content()  # type: ignore[operator]
