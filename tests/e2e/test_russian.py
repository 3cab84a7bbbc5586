"""The Russian of the built site, of the board and of the commands: `make spell` finds nothing to mend."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from spelling.check import idle_entries, misspelled, passages, typeset_wrongly, without_yo
from spelling.passages import Passage
from spelling.speller import Speller


@pytest.fixture(scope="module")
def read(site: Path) -> list[Passage]:
    return passages(site)


def test_every_page_is_read_in_all_its_languages(site: Path, read: list[Passage]) -> None:
    pages = {"/" + str(file.relative_to(site)).removesuffix("index.html") for file in site.rglob("*.html")}
    assert pages <= {passage.where for passage in read}
    assert min(Counter(passage.language for passage in read)[one] for one in ("ru", "ru-luna1918")) > 500


def test_every_word_is_spelled_right_and_our_list_has_no_idle_line(read: list[Passage]) -> None:
    speller = Speller()
    faults = [*misspelled(read, speller), *idle_entries(read, speller)]
    assert not faults, "\n".join(map(str, faults))


def test_no_yo_is_missing_and_all_is_typeset(read: list[Passage]) -> None:
    faults = [*without_yo(read), *typeset_wrongly(read)]
    assert not faults, "\n".join(map(str, faults))
