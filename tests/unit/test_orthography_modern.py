"""Modern text in, the same text out: of the dictionary, and of the sources in the new orthography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from benchmarks.dictionary_sample import LETTERS, dictionary_sample, forms_of
from edition.orthography import fold, modernise_text, modernise_word
from edition.witness import load, sigla

SOURCES = Path(__file__).resolve().parents[2] / "sources"
MODERN = [siglum for siglum in sigla(SOURCES) if load(siglum, SOURCES).language == "ru-luna1918"]


_OLD = re.compile("безквартирн|жолт|прикащик|то-есть|живаго|случь|вездесущия|пология|кария|н?ея$")


def changed(forms: tuple[str, ...]) -> list[str]:
    return [form for form in forms if fold(modernise_word(form).modern) != fold(form)]


def test_of_twenty_thousand_forms_of_the_dictionary_at_most_one_changes() -> None:
    sample = dictionary_sample(20_000)
    assert len(set(sample)) == 20_000
    assert len(changed(sample)) <= 1, changed(sample)


@pytest.mark.slow
def test_of_the_whole_dictionary_no_more_changes_than_old_spellings_that_it_lists_too() -> None:
    """Three million forms: «прикащикъ» without its ъ is listed, and so are «безквартирный» and «то-есть».

    «Жолт», «живаго» and «случь» are names, written here in lower case; «вездесущия», «пология», «кария»
    are flagged.
    """
    differing = [form for letter in LETTERS for form in changed(forms_of(letter))]
    assert len(differing) < 50
    assert all(_OLD.match(form) for form in differing)


@pytest.mark.parametrize("siglum", MODERN)
def test_a_source_in_the_new_orthography_stays_as_it_is(siglum: str) -> None:
    received = (SOURCES / siglum / "raw.txt").read_bytes().decode()
    assert fold(modernise_text(received)) == fold(received)
    corrected = "".join(token.corrected for token in load(siglum, SOURCES).tokens())
    assert fold(modernise_text(corrected)) == fold(corrected)


def test_all_sources_but_one_are_in_the_new_orthography() -> None:
    assert set(sigla(SOURCES)) - set(MODERN) == {"cadogan-24"}
    assert MODERN
