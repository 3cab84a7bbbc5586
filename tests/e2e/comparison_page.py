"""What the tests of the comparison share: its parts, and how a reader measures where he is."""

from __future__ import annotations

from playwright.sync_api import Page

GAME = "games/krepost-1/"
WIDE = "compare/krepost-1/"
MODERN = "games/kolodets-36/"
SOURCE = "sources/cadogan-24/text/"
COMPARISON = "[data-comparison]"
OLD, NEW = ".clause-old", ".clause-new"
PANEL = ".explanation"


def row(clause: str) -> str:
    """The row of a clause of «Крѣпость» by its number in the id, `7` or `I.c`."""
    return f'[data-clause="cadogan-24.krepost.{clause}"]'


def word(old: str) -> str:
    """The words of the old column with that corrected form."""
    return f'{OLD} .word[data-old="{old}"]'


def top_of(page: Page, selector: str) -> float:
    """The distance of an element from the top of the window, in CSS pixels."""
    top: float = page.locator(selector).first.evaluate("each => each.getBoundingClientRect().top")
    return top


def scroll_to(page: Page, selector: str, top: int) -> None:
    """Scroll so that the element stands `top` pixels below the window's edge."""
    page.locator(selector).first.evaluate(
        "(each, top) => scrollBy({top: each.getBoundingClientRect().top - top, behavior: 'instant'})", top
    )


def clause_in_sight(page: Page) -> str:
    """The id of the first clause or reading that begins in the window, below what sticks to its top."""
    clause: str = page.evaluate(
        """() => { const bar = document.querySelector(".comparison-bar");
             const { top, bottom } = bar.getBoundingClientRect();
             const covered = getComputedStyle(bar).position === "sticky" && top <= 1 ? bottom : 0;
             return [...document.querySelectorAll("[data-comparison] [data-clause]")].find(each =>
               each.getBoundingClientRect().top >= covered).dataset.clause; }"""
    )
    return clause


KEYS = {"с": "KeyC", "н": "KeyY", "р": "KeyH"}
"""The places of the views' keys by their Russian letters."""


def press(page: Page, letter: str) -> None:
    """Press the key of a Russian letter, as a Russian keyboard does: its letter and its place."""
    page.evaluate(
        """([key, code]) => (document.activeElement ?? document.body).dispatchEvent(
             new KeyboardEvent("keydown", {key, code, bubbles: true, cancelable: true}))""",
        [letter, KEYS[letter]],
    )
