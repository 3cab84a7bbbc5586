"""A newcomer's way through the site, by mouse at a desk and by finger on a phone.

First page → catalogue → a facet → a game → a step of the recorded game → a move of his own → its clause →
the old spelling → the source → back to where he was.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
import rasklad
from edition.witness import load
from playwright.sync_api import Locator, Page, expect

from tests.conftest import DESK, PHONE
from tests.e2e.board_page import BOOT_MS

GAME = "krepost-1"
SIGLUM = "cadogan-24"


@dataclass
class Reader:
    """Someone who sees the site for the first time and only does what the page offers."""

    page: Page
    fingers: bool

    def touch(self, target: Locator) -> None:
        expect(target).to_be_visible()
        if self.fingers:
            target.tap()
        else:
            target.click()

    def sees(self, text: str | re.Pattern[str], where: str = "h1") -> None:
        expect(self.page.locator(where).first).to_contain_text(text)
        expect(self.page.locator(where).first).to_be_in_viewport()


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def reader(request: pytest.FixtureRequest) -> Reader:
    fingers = request.param is PHONE
    return Reader(request.getfixturevalue("phone_page" if fingers else "page"), fingers)


def test_a_newcomer_finds_a_game_plays_a_move_reads_its_clause_and_the_source(
    reader: Reader, site_url: str
) -> None:
    page = reader.page
    game = rasklad.game(GAME)

    page.goto(f"{site_url}/")
    reader.sees("Старинные правила пасьянсов")
    reader.touch(page.locator("nav.sections").get_by_role("link", name="Игры", exact=True))

    narrow_to_one_pack(reader)
    narrowed = page.url
    reader.touch(page.locator(f'[data-game="{GAME}"] h2 a'))

    reader.sees(game.names.ru)
    assert page.url.startswith(f"{site_url}/games/{GAME}/")

    step_once(reader)
    clause = play_second_move(reader)
    follow_its_clause(reader, clause)
    read_the_old_spelling(reader, clause)
    reading = page.url

    reader.touch(page.locator(f'main a[href="../../sources/{SIGLUM}/"]').first)
    reader.sees("Двадцать четыре")
    assert page.url == f"{site_url}/sources/{SIGLUM}/"

    page.go_back()
    assert page.url == reading
    expect(page.locator("[data-comparison]")).to_have_attribute("data-view", "old")
    while page.url != narrowed:
        page.go_back()
    expect(page.locator(f'[data-game="{GAME}"]')).to_be_visible()
    expect(page.locator('input[data-facet="decks"][value="1"]')).to_be_checked()


def narrow_to_one_pack(reader: Reader) -> None:
    """In the catalogue all games are seen; the facet leaves those of one pack, and the count says so."""
    page = reader.page
    games = [rasklad.game(name) for name in rasklad.games()]
    of_one_pack = {game.id for game in games if game.deck.packs == 1}
    cards = page.locator("[data-game]:not([hidden])")
    expect(cards).to_have_count(len(games))
    box = page.locator('input[data-facet="decks"][value="1"]')
    if not box.is_visible():
        reader.touch(page.locator("[data-catalogue-form] summary").first)
    reader.touch(box)
    expect(cards).to_have_count(len(of_one_pack))
    assert {card.get_attribute("data-game") for card in cards.all()} == of_one_pack
    expect(page.locator("[data-catalogue-count]")).to_contain_text(
        re.compile(rf"^{len(of_one_pack)}\s[а-я]+\sиз\s{len(games)}")
    )


def step_once(reader: Reader) -> None:
    """The recorded game's first move: the card lies on its foundation, sentence and clauses say why."""
    page = reader.page
    first = rasklad.play(rasklad.deal(rasklad.game(GAME), rasklad.game(GAME).demonstration), recorded(0))
    reader.touch(page.locator('[data-step="on"]'))
    expect(page.locator("[data-step-number]")).to_have_text(
        f"ход\u00a01 из\u00a0{len(rasklad.game(GAME).recorded)}"
    )
    expect(page.locator("[data-status]")).to_contain_text("Ход\u00a01:")
    assert first.move
    assert set(lit(page)) == set(first.move.clauses)
    target = recorded(0).partition(">")[2]
    expect(page.locator(f'[data-place="{target}"] .card')).to_have_count(len(first.pile(target)))


def play_second_move(reader: Reader) -> str:
    """From there on the reader plays himself, the record's next move; returns the clause that permits it."""
    page = reader.page
    source, target = recorded(1).split(">")
    reader.touch(page.get_by_role("button", name="Играть отсюда"))
    expect(page.locator("rasklad-board")).to_have_attribute("state", "ready", timeout=BOOT_MS)
    reader.touch(page.locator(f'[data-place="{source}"] .top'))
    place = page.locator(f'[data-place="{target}"][data-target]')
    expect(place).to_be_visible()
    clauses = (place.get_attribute("data-clauses") or "").split()
    position = rasklad.deal(rasklad.game(GAME), rasklad.game(GAME).demonstration)
    position = rasklad.play(position, recorded(0))
    (permitted,) = (move for move in rasklad.legal_moves(position) if str(move) == recorded(1))
    assert set(clauses) == set(permitted.clauses)
    reader.touch(page.locator(f'[data-place="{target}"] .top'))
    expect(page.locator("[data-history] li")).to_have_count(2)
    return clauses[0]


def follow_its_clause(reader: Reader, clause: str) -> None:
    """The move's sentence names its clause; the number leads to the text of it."""
    page = reader.page
    reference = page.locator(f'[data-status] a[href$="#{clause}"]').first
    reader.touch(reference)
    expect(page.locator(f'[data-clause="{clause}"]').first).to_be_in_viewport()
    assert page.url.endswith(f"#{clause}")


def read_the_old_spelling(reader: Reader, clause: str) -> None:
    """The switch leaves the old text, word for word the edition's; a changed word says what changed it."""
    page = reader.page
    reader.touch(page.locator('[data-view-switch] [data-view="old"]'))
    row = page.locator(f'[data-clause="{clause}"]')
    expect(row.locator(".clause-new")).to_be_hidden()
    shown = " ".join(row.locator(".clause-old").inner_text().split())
    assert shown == old_text(clause)
    assert re.search("[ѣіъ]", shown)
    changed = row.locator(".clause-old .word:has(.changed, .dropped)").first
    reader.touch(changed)
    expect(page.locator(".explanation")).to_be_visible()
    expect(page.locator(".explanation")).to_contain_text(changed.get_attribute("data-new") or "?")
    page.keyboard.press("Escape")


def recorded(number: int) -> str:
    """A move of the recorded game."""
    return str(rasklad.game(GAME).recorded[number])


def lit(page: Page) -> list[str]:
    """The clauses that are lit as permitting."""
    rows = page.locator('[data-lit="permits"]')
    return [row.get_attribute("data-clause") or "" for row in rows.all()]


def old_text(clause: str) -> str:
    """The clause as the edition corrects it."""
    witness = load(SIGLUM)
    (segment,) = (one for one in witness.segments() if one.clause == clause)
    return " ".join("".join(token.corrected for token in segment.tokens).split())
