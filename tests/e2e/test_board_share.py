"""«Поделиться»: link, record and picture of a play, as a reader takes them away."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import rasklad
from playwright.sync_api import Browser, Locator, Page, expect
from rasklad import links
from rasklad.cards import card_text
from rasklad.record import record

from tests.conftest import ROOT
from tests.e2e.board_page import BOOT_MS, BoardPage

AXE = ROOT / "node_modules/axe-core/axe.min.js"
MOVES = ("R10>FS", "R7>R8")
#: How many colours a bitmap has.
COLOURS = """async data => {
  const image = new Image();
  image.src = "data:image/png;base64," + data;
  await image.decode();
  const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
  drawing.drawImage(image, 0, 0);
  return new Set(new Uint32Array(drawing.getImageData(0, 0, image.width, image.height).data.buffer)).size;
}"""
SVG = "{http://www.w3.org/2000/svg}"


def position() -> rasklad.Position:
    reached = rasklad.deal(rasklad.game("krepost-1"), 195259)
    for move in MOVES:
        reached = rasklad.play(reached, move)
    return reached


def shared(page: Page, site_url: str, *, moves: tuple[str, ...] = MOVES) -> tuple[BoardPage, Locator]:
    """A board on which these moves were made, and its dialog, open."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site_url)
    board = BoardPage(page, site_url, "krepost-1")
    for move in moves:
        board.play(move)
    board.action("share").click()
    dialog = page.get_by_role("dialog", name="Поделиться")
    expect(dialog).to_be_visible(timeout=BOOT_MS)
    return board, dialog


def clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_record_and_link_are_the_engines_and_the_link_opens_the_play_in_a_fresh_profile(
    page: Page, site_url: str, browser: Browser
) -> None:
    board, dialog = shared(page, site_url)
    expect(dialog.get_by_label("Запись партии")).to_have_value(record(position()))
    dialog.get_by_role("button", name="Скопировать запись").click()
    expect(dialog.get_by_role("status")).to_have_text("Скопировано")
    assert clipboard(page) == record(position())
    dialog.get_by_role("button", name="Скопировать ссылку").click()
    expect(dialog.locator('[data-copies="share-link"]')).to_have_attribute("data-copied", "true")
    address = clipboard(page)
    assert address == f"{site_url}/games/krepost-1/#play-{links.write(position())}"
    laid = board.shown()
    fresh = browser.new_context()
    try:
        other = fresh.new_page()
        other.goto(address)
        expect(other.locator("[data-history] li")).to_have_count(len(MOVES), timeout=BOOT_MS)
        expect(other.locator("[data-status]")).to_contain_text("Открыта партия по")
        there = other.locator("[data-place]").evaluate_all(
            "piles => piles.map(p => [...p.querySelectorAll('.card')].map(card => card.dataset.card ?? '#'))"
        )
        assert there == list(laid.values())
    finally:
        fresh.close()


def test_where_the_browser_does_not_copy_the_field_is_left_selected(page: Page, site_url: str) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = () => false"
    )
    _, dialog = shared(page, site_url, moves=())
    dialog.get_by_role("button", name="Скопировать ссылку").click()
    expect(dialog.get_by_role("status")).to_contain_text("выделите текст сами")
    field = dialog.get_by_label("Ссылка на партию")
    expect(field).to_be_focused()
    whole: bool = field.evaluate("field => field.selectionEnd - field.selectionStart === field.value.length")
    assert whole


def test_the_picture_is_saved_as_a_drawing_that_needs_nothing_else_and_as_a_bitmap(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    board, dialog = shared(page, site_url)
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Сохранить SVG").click()
    assert saved.value.suggested_filename == "krepost-1-195259-2.svg"
    saved.value.save_as(tmp_path / "position.svg")
    text = (tmp_path / "position.svg").read_text("utf-8")
    assert not re.search(r"var\(|light-dark|https?://(?!www\.w3\.org)|style=", text)
    drawing = ET.fromstring(text)  # noqa: S314  (our own file)
    names = [use.get("href", "") for use in drawing.findall(f"{SVG}use")]
    cards = [name[3:].removesuffix("-covered") for name in names if name.startswith("#c-")]
    assert sorted(cards) == sorted(card for pile in board.shown().values() for card in pile)
    assert drawing.findtext(f"{SVG}title") == "Крѣпость / Крепость · Расклад №\u00a0195\u00a0259 · ход\u00a02"
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Сохранить PNG").click()
    expect(dialog.get_by_role("status")).to_have_text("Рисунок сохранён")
    assert saved.value.suggested_filename == "krepost-1-195259-2.png"
    saved.value.save_as(tmp_path / "position.png")
    data = (tmp_path / "position.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert abs(width - 2 * float(drawing.get("width", 0))) <= 2
    assert abs(height - 2 * float(drawing.get("height", 0))) <= 2
    # It is no empty sheet.
    colours: int = page.evaluate(COLOURS, base64.b64encode(data).decode())
    assert colours > 50


def test_the_dialog_works_by_keyboard_and_has_no_fault(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.action("share").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Поделиться")
    expect(dialog).to_be_visible(timeout=BOOT_MS)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate("axe.run().then(found => found.violations.map(one => one.id))") == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(board.action("share")).to_be_focused()


def test_while_the_recorded_game_is_shown_that_is_shared(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    for _ in range(3):
        board.action("step").and_(page.locator('[data-step="on"]')).click()
    board.action("share").click()
    dialog = page.get_by_role("dialog", name="Поделиться")
    expect(dialog).to_be_visible(timeout=BOOT_MS)
    line = ".".join(move.replace(">", "-") for move in rasklad.game("krepost-1").recorded[:3])
    field = dialog.get_by_label("Ссылка на партию")
    expect(field).to_have_value(re.compile(rf"#play-1/d195259//{re.escape(line)}$"))
    page.keyboard.press("Escape")
    expect(board.element).to_have_attribute("data-recorded", "")


def test_hidden_cards_stay_hidden_in_the_picture(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    board.action("share").click()
    dialog = page.get_by_role("dialog", name="Поделиться")
    expect(dialog).to_be_visible(timeout=BOOT_MS)
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Сохранить SVG").click()
    drawing = Path(saved.value.path()).read_text("utf-8")
    stock = rasklad.deal(rasklad.game("kolodets-36"), 174).pile("stock")
    for card in stock:
        assert f'"#c-{card_text(card & 63)}"' not in drawing
