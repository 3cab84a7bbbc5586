"""Running text in pieces, with nothing lost; letter case and marks put back."""

from __future__ import annotations

import pytest
from edition.orthography import split_words, words_with_offsets
from edition.orthography.casing import carry


def test_a_line_is_cut_into_words_spaces_punctuation_and_marks() -> None:
    assert split_words("карты[12], изъ-за I.\r\n") == [
        ("word", "карты"),
        ("mark", "[12]"),
        ("punctuation", ","),
        ("space", " "),
        ("word", "изъ-за"),
        ("space", " "),
        ("word", "I"),
        ("punctuation", "."),
        ("space", "\r\n"),
    ]


@pytest.mark.parametrize(
    "word", ["1-го", "за́мокъ", "какой-нибудь", "д’Артаньянъ", "кар\u00adтъ", "Нью‑Іоркъ"]
)
def test_a_word_is_one_piece(word: str) -> None:
    assert split_words(word) == [("word", word)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("т.-е.", ["т", "е"]),
        ("_карта_", ["карта"]),
        ("—такъ", ["такъ"]),
        ("«Часы»", ["Часы"]),
        ("карта-", ["карта"]),
    ],
)
def test_signs_at_the_edge_are_not_in_the_word(text: str, words: list[str]) -> None:
    assert [piece for kind, piece in split_words(text) if kind == "word"] == words


def test_offsets_point_into_the_text() -> None:
    text = "Тузы, если\nони [5]"
    assert all(text.startswith(piece, offset) for _, piece, offset in words_with_offsets(text))


def test_an_empty_text_has_no_pieces() -> None:
    assert split_words("") == []


@pytest.mark.parametrize(
    ("part", "letters", "result"),
    [
        ("Разсказъ", "рассказ", "Рассказ"),
        ("РАЗСКАЗЪ", "рассказ", "РАССКАЗ"),
        ("рАзсказъ", "рассказ", "рАссказ"),
        ("за́мокъ", "замок", "за́мок"),
        ("ЗА́МОКЪ", "замок", "ЗА́МОК"),
        ("Ѣ", "е", "Е"),
    ],
)
def test_case_and_stress_are_carried_over(part: str, letters: str, result: str) -> None:
    assert carry(part, letters) == result
