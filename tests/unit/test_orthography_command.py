"""`python -m edition modernise`, as a person runs it."""

from __future__ import annotations

import subprocess
import sys

import pytest


def modernise(received: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "edition", "modernise", *options],
        input=received,
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("received", "printed"),
    [
        ("Пасьянсъ\tвновь\r\n\r\nне  раскладывается[11].", "Пасьянс\tвновь\r\n\r\nне  раскладывается[11]."),
        ("съ\n", "с\n"),
        ("съ", "с"),
        ("", ""),
        ("\ufeffСъ\u00a0мастью\u2028объ\x0c", "\ufeffС\u00a0мастью\u2028об\x0c"),
    ],
)
def test_only_words_change(received: str, printed: str) -> None:
    done = modernise(received.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == printed


def test_explain_prints_one_word_a_line_with_its_steps_and_flags() -> None:
    done = modernise("Внѣшнія карты, большаго линія".encode(), "--explain")
    assert done.stdout.decode() == (
        "Внѣшнія\tВнешние\tYAT:Внѣшнія→Внешнія I:Внешнія→Внешния PL-IYA:Внешния→Внешние\t\n"
        "карты\tкарты\t\t\n"
        "большаго\tбольшего\tGEN-AGO-HUSH:большаго→большего\tunsure:GEN-AGO-HUSH\n"
        "линія\tлиния\tI:линія→линия\tkept:IYA-NOUN\n"
    )


def test_yo_shows_what_is_certain() -> None:
    assert modernise("чернаго все звѣзды".encode(), "--yo").stdout.decode() == "чёрного всё звезды"


def test_bytes_that_are_not_utf8_are_refused_in_one_line() -> None:
    done = modernise("съ\nдо".encode() + b"\xff")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == "Строка 2: это не UTF-8. Перекодируйте текст и повторите.\n"
