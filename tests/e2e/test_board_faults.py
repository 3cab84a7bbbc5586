"""The engine doesn't come, dies or falls silent: words, a button, and the play goes on where it was."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.board_page import BoardPage
from tests.e2e.faulty_server import bad_line

TEXT_STAYS = '[data-clause="cadogan-24.krepost.7"] .clause-old'


#: All that the engine is made of, in the order in which a start can fail for want of it.
FILES = (
    "worker.mjs",
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "*stdlib*.zip",  # every other start takes npm's own
    "engine-*.zip",
    "krepost-1.zip",
)


@pytest.mark.parametrize("fault", ["missing", "cut"])
def test_files_that_do_not_come_whole_are_told_and_trying_again_works(
    new_page: Page, site: Path, fault: str
) -> None:
    with bad_line(site) as line:
        board = BoardPage(new_page, line.address, "krepost-1")
        dealt = board.shown()
        setattr(line, fault, FILES[0])
        board.take("R7")
        for file in FILES:
            setattr(line, fault, file)
            if file != FILES[0]:
                board.touch(board.action("retry"))
            board.wait_for("failed")
            expect(board.status).to_contain_text("Не удалось загрузить движок")
            assert board.shown() == dealt, file
            expect(new_page.locator(TEXT_STAYS)).to_be_visible()
        line.mend()
        board.touch(board.action("retry"))
        board.wait_for("ready")
        expect(board.card("QS")).to_have_attribute("aria-pressed", "true")  # the touch that woke it


def test_the_files_of_the_test_are_all_that_the_engine_fetches(new_page: Page, site_url: str) -> None:
    board = BoardPage(new_page, site_url, "krepost-1")
    board.start()
    fetched = {url.rpartition("/")[2] for url in board.property("files")}
    assert len(fetched) == len(FILES)
    assert all(any(fnmatch(name, file) for file in FILES) for name in fetched), fetched


def test_a_slow_file_shows_how_much_has_come_and_the_page_stays_alive(new_page: Page, site: Path) -> None:
    with bad_line(site) as line:
        board = BoardPage(new_page, line.address, "krepost-1")
        line.held = "pyodide.asm.wasm"
        board.take("R7")
        bar = new_page.locator("[data-progress] progress")
        new_page.wait_for_function(
            "() => { const bar = document.querySelector('[data-progress] progress');"
            " return bar !== null && bar.checkVisibility() && bar.value > bar.max * 0.3; }"
        )
        assert bar.evaluate("bar => bar.value < bar.max")
        expect(new_page.locator("[data-progress]")).to_contain_text(re.compile(r"\d,\d из\s\d+,\d\sМБ"))
        expect(board.status).to_contain_text("Загружается Python")
        expect(new_page.locator(TEXT_STAYS)).to_be_visible()
        # Meanwhile the recorded game can be looked at.
        board.touch(new_page.locator('[data-step="on"]'))
        expect(new_page.locator("[data-step-number]")).to_contain_text("ход\u00a01 из")
        board.touch(new_page.locator('[data-step="back"]'))
        board.take("R7")
        line.mend()
        board.wait_for("ready")
        expect(new_page.locator("[data-progress]")).to_be_hidden()
        expect(board.card("QS")).to_have_attribute("aria-pressed", "true")


def test_a_refused_compilation_is_told(new_page: Page, site_url: str) -> None:
    """As under a policy without 'wasm-unsafe-eval': WebAssembly is there and refuses every module."""
    refusing = (
        "WebAssembly.instantiateStreaming = WebAssembly.instantiate = WebAssembly.compileStreaming = "
        "WebAssembly.compile = async () => { throw new WebAssembly.CompileError('refused'); };"
    )

    def refuse(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=refusing + response.text())

    new_page.context.route("**/worker.mjs", refuse)
    board = BoardPage(new_page, site_url, "krepost-1")
    board.touch(board.action("start"))
    board.wait_for("failed")
    expect(board.status).to_contain_text("Не удалось загрузить движок")


@pytest.mark.parametrize("give_up", [True, False], ids=["by the reader", "in the end"])
def test_a_file_that_hangs_is_given_up(new_page: Page, site_url: str, *, give_up: bool) -> None:
    def hang(route: Route) -> None:
        """Neither answer nor refuse."""

    new_page.clock.install()
    new_page.context.route("**/pyodide.asm.wasm", hang)
    board = BoardPage(new_page, site_url, "krepost-1")
    board.take("R7")
    expect(board.status).to_contain_text("Загружается Python")
    new_page.clock.fast_forward("00:21")
    expect(board.status).to_contain_text("дольше обычного")
    if not give_up:
        new_page.clock.fast_forward("01:01")
        board.wait_for("failed")
        expect(board.status).to_contain_text(re.compile(r"не\sотвечает"))
    new_page.context.unroute("**/pyodide.asm.wasm")
    board.touch(board.action("retry"))
    board.wait_for("ready")
    expect(board.card("QS")).to_have_attribute("aria-pressed", "true")


def lose_the_worker(page: Page, how: str) -> None:
    (worker,) = page.workers
    worker.evaluate(how)


CRASH = "() => { setTimeout(() => { throw new Error('crashed on purpose'); }); }"


def test_a_crashed_worker_is_started_anew_and_the_play_survives(new_page: Page, site_url: str) -> None:
    board = BoardPage(new_page, site_url, "krepost-1")
    board.play("R7>R8")
    board.play("R10>FS")
    board.touch(board.action("undo"))
    before = (board.shown(), board.property("position"))
    with new_page.expect_worker():
        lose_the_worker(new_page, CRASH)
    board.wait_for("ready")
    assert (board.shown(), board.property("position")) == before
    lose_the_worker(new_page, CRASH)  # the second time in a minute it waits for the reader
    board.wait_for("failed")
    expect(board.status).to_contain_text("Движок остановился")
    assert board.shown() == before[0]
    board.touch(board.action("retry"))
    board.wait_for("ready")
    assert (board.shown(), board.property("position")) == before
    expect(new_page.locator("[data-history] li")).to_have_count(1)
    board.touch(board.action("redo"))
    expect(new_page.locator("[data-history] li")).to_have_count(2)


def test_a_silent_worker_is_told_and_the_play_survives(new_page: Page, site_url: str) -> None:
    new_page.clock.install()
    board = BoardPage(new_page, site_url, "krepost-1")
    board.play("R7>R8")
    before = board.shown()
    lose_the_worker(new_page, "() => self.close()")
    board.take("R5")  # the two of clubs has no move: the engine is asked why
    with new_page.expect_worker():
        new_page.clock.fast_forward("00:11")
    board.wait_for("ready")
    assert board.shown() == before
