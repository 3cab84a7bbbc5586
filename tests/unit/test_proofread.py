"""The proof-reader's assistant: what it finds in the files as received, and what it leaves in peace."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest
from edition.proofread import DETECTORS, of_raw, of_witness, review
from edition.proofread.confusions import readings
from edition.witness import load, sigla

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "sources"
CORRECTIONS = ROOT / "tests" / "data" / "orthography" / "ocr_corrections.tsv"


def received(siglum: str) -> str:
    return (SOURCES / siglum / "raw.txt").read_bytes().decode()


def proposals(text: str) -> list[tuple[str, str, str]]:
    return [(one.found, one.proposed, one.detector) for one in review(of_raw(text))]


def test_all_errors_of_the_old_source_are_found_and_nothing_else() -> None:
    with CORRECTIONS.open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    known = {
        # the sign that a proposal names is the run alone, and a bracket isn't in a word
        (row["line"], row["wrong"].lstrip("(").replace("двойки,.", ",."), row["right"].lstrip("("))
        for row in rows
        if row["line"] != "*"
    }
    found = {(str(one.line), one.found, one.proposed) for one in review(of_raw(received("cadogan-24")))}
    assert len(known) == 13
    expected = {(line, wrong, right.replace("двойки,", ",")) for line, wrong, right in known}
    assert found == expected | {("3", "ђ", "ѣ")}


@pytest.mark.parametrize(
    ("siglum", "places"),
    [
        ("kolodets", set()),
        ("uvlekatelnye", set()),
        ("shedevr", {"ШедеврДля", "об", "Назовет", "Разобран", "Можно", "буковой", "КрепостьДля"}),
    ],
)
def test_in_the_other_files_nothing_is_doubted_but_what_the_edition_corrects(
    siglum: str, places: set[str]
) -> None:
    assert {one.found for one in review(of_raw(received(siglum)))} == places


@pytest.mark.parametrize("siglum", sigla(SOURCES))
def test_the_editions_as_they_stand_raise_no_doubt(siglum: str) -> None:
    assert review(of_witness(load(siglum, SOURCES))) == []


@pytest.mark.parametrize(
    ("text", "found", "proposed", "detector"),
    [
        ("Карты раскладываютъ на двѣ грутшы.", "грутшы", "группы", "dictionary"),
        ("для нродолженія игры", "нродолженія", "продолженія", "dictionary"),
        ("карты на кладываются рядомъ", "на кладываются", "накладываются", "join"),
        ("это правило; другое правило; пра вило третье", "пра вило", "правило", "join"),
        ("четверка треФЪ и валетъ", "треФЪ", "трефъ", "shape"),
        ("начиная съ двойки,. на третье", ",.", ",", "shape"),
        ("Пасьянс ШедеврДля игры", "ШедеврДля", "Шедевр Для", "shape"),
        ("карты карты кладут", "карты карты", "карты", "shape"),
        ("кладутъ карты , тузы", " ,", ",", "shape"),
        ("восемь карт и 1О рядов", "1О", "1О", None),
        ("Всѣ карты вотъ онѣ у стол", "стол", "столъ", "spelling"),
        ("Всѣ игры Кадогрына вотъ у Кадогрын", "Кадогрын", "Кадогрынъ", "spelling"),
        ("Всѣ карты этой колоды и линии", "линии", "линіи", "spelling"),
        ("до тѣхъ поръ; до тѣхъ поръ; до тѣхъ норъ; въ поръ", "норъ", "поръ", "repetition"),
        ("Тузы составляютъ карты н если можно", "н", "и", "dictionary"),
        ("по прави-ламъ каждаго пасьянса", "прави-ламъ", "правиламъ", "join"),
        ("Маръяжъ. Когда карта", "Маръяжъ", "Марьяжъ", "dictionary"),
        ("употреблена въ діьло", "діьло", "дѣло", "dictionary"),
        ("болђе или менђе", "ђ", "ѣ", "sign"),
        ("кoлода и карта", "кoлода", "колода", "sign"),
    ],
)
def test_each_detector_finds_its_kind(text: str, found: str, proposed: str, detector: str | None) -> None:
    expected = [] if detector is None else [(found, proposed, detector)]
    assert proposals(text) == expected
    assert detector is None or detector in DETECTORS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Кладутъ на рядъ, по томъ, за тѣмъ и съ ними.",  # «нарядъ», «потомъ», «затѣмъ» are words, too
        "Пасьянсъ «Крѣпость» и марьяжъ.",
        "См. стр. 12 и т. д., въ 2-хъ рядахъ [12].",
        "Глава II. Въ 1-й рядъ[5] кладутъ XIX картъ.",
        "Д’Артаньянъ и Нью-Іоркъ: изъ-за карты, во-первыхъ…",
        "пятиэтажный домъ; семиугольникъ; пріѣхать",
        "Всѣ тузы.\nОсновныя карты берутся во время игры.\nВъ рядъ.",
        "Нью-Іоркъ, контръ-адмиралъ, а б в — буквы",
    ],
)
def test_a_sound_text_raises_no_doubt(text: str) -> None:
    assert proposals(text) == []


def test_nearer_letters_weigh_less() -> None:
    found = readings("норъ")
    assert found["поръ"] < found["воръ"]
    assert "норъ" not in found


def test_a_doubt_shows_its_line_and_context() -> None:
    (one,) = review(of_raw("Тузы.\nРаскладываютъ картъ рядами на двѣ грутшы, подобно тому какъ\n"))
    assert (one.line, one.before, one.after) == (
        2,
        "картъ рядами на двѣ ",
        ", подобно тому какъ",
    )


def proofread(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "edition", "proofread", *arguments],
        capture_output=True,
        check=False,
        text=True,
    )


def test_the_command_lists_places_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "new.txt"
    file.write_text("Карты раскладываютъ на двѣ грутшы.\n", "utf-8")
    done = proofread("--raw", str(file))
    assert done.returncode == 0
    assert done.stdout == (
        "строка 1: Карты раскладываютъ на двѣ >грутшы<.\n"
        "    грутшы → группы · словарь, уверенность высокая: слова «грутшы» в словаре нет, "
        "похожее «группы» есть\n"
        "Мест для проверки: 1. Ничего не изменено.\n"
    )
    assert file.read_text("utf-8") == "Карты раскладываютъ на двѣ грутшы.\n"


def test_the_table_has_a_heading_and_a_row_for_each_place() -> None:
    done = proofread("--raw", str(SOURCES / "shedevr" / "raw.txt"), "--format", "tsv")
    rows = list(csv.DictReader(done.stdout.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))
    assert len(rows) == 7
    assert all(all(row[column] for column in ("строка", "стоит", "причина")) for row in rows)


def test_an_edition_is_read_as_corrected() -> None:
    assert proofread("cadogan-24").stdout == "Сомнений нет.\n"


@pytest.mark.parametrize("arguments", [["nope"], ["--raw", "nope.txt"]])
def test_what_is_not_there_is_refused_in_one_line(arguments: list[str]) -> None:
    done = proofread(*arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nope" in done.stderr
