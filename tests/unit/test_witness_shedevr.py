"""shedevr: glued headings and paragraphs, hyphens for dashes, letters misread."""

import re
from pathlib import Path

import pytest
from edition.witness import Witness, load

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def witness() -> Witness:
    return load("shedevr")


@pytest.fixture(scope="module")
def raw() -> str:
    return (ROOT / "sources/shedevr/raw.txt").read_bytes().decode()


def corrected(witness: Witness) -> str:
    return "".join(token.corrected for token in witness.tokens())


def test_the_file_has_fourteen_lines_and_no_line_end_after_the_last(witness: Witness, raw: str) -> None:
    assert "".join(token.raw for token in witness.tokens()) == raw
    assert (raw.count("\n"), len(raw.split())) == (13, 677)


def test_the_twelve_lost_line_breaks_are_restored_and_marked(witness: Witness, raw: str) -> None:
    glued = re.findall(r"[а-яё.](?=[А-ЯЁ])(?<!\s)", raw)
    breaks = [
        token for token in witness.tokens() if token.corrected == "\n" and token.corrections and not token.raw
    ]
    assert len(glued) == len(breaks) == 12
    assert {(one.type, one.cert) for token in breaks for one in token.corrections} == {("typography", "high")}
    text = corrected(witness)
    assert text.count("\n") == raw.count("\n") + 12
    assert "а. Шедевр\nДля игры" in text
    assert "в. Крепость\nДля игры" in text
    assert not re.search(r"\.[А-Я]|[а-я][А-Я]", text)


def test_dashes_are_mended_systematically_as_no_word_has_a_hyphen(witness: Witness, raw: str) -> None:
    dashes = [token for token in witness.tokens() if token.systematic]
    assert {(token.raw, token.corrected) for token in dashes} == {("-", "—")}
    assert len(dashes) == raw.count("-") == 19
    assert "-" not in corrected(witness)


def test_the_other_corrections_are_exactly_the_known_ones(witness: Witness) -> None:
    marked = [
        (token.id.partition(".")[0], one.type, one.sic, one.corr)
        for token in witness.tokens()
        for one in token.corrections
        if one.corr != "\n"
    ]
    second_dash = [("print", "", " "), ("print", "", "—")]
    assert marked == [
        ("l3", "ocr", "об", "от"),
        ("l3", "ocr", "", "."),
        ("l3", "ocr", "Назовет", "Назовем"),
        *(("l6", *one) for one in second_dash),
        ("l7", "ocr", "Разобран", "разобран"),
        ("l7", "ocr", "Можно", "можно"),
        ("l10", "typography", "•", "—"),
        ("l10", "print", "", ","),
        ("l13", "ocr", "буковой", "буквой"),
        *(("l13", *one) for one in second_dash),
        ("l14", "print", "", ","),
        *(("l14", *one) for one in second_dash),
    ]
    assert corrected(witness).count("в любом — восходящем или нисходящем — порядке") == 3


def test_style_belongs_to_the_author_and_is_noted_where_it_hinders(witness: Witness) -> None:
    text = corrected(witness)
    for kept in (
        "Популярный и сегодня, старинный",
        "то есть пока не будет",
        "Два соседа домоседа",
        "на схеме",
    ):
        assert kept in text
    noted = {token.corrected for token in witness.tokens() if token.notes}
    assert {"резерва", "пока", "раскладки", "основной", "домоседа"} <= noted


def test_both_games_plenniki_share_one_section(witness: Witness) -> None:
    clauses = [segment for segment in witness.segments_of("plenniki") if segment.clause]
    assert [clause.kind for clause in clauses] == ["option", "setup", "option", "setup", "setup"]


def test_lost_headings_and_figures_are_gaps(witness: Witness) -> None:
    gaps = {division.id.partition(".")[2]: len(division.gaps) for division in witness.divisions}
    assert gaps == {
        "semejstvo": 1,
        "shedevr": 1,
        "novyjdomosed": 0,
        "plenniki": 0,
        "favoritka": 2,
        "krepost": 1,
    }
    favoritka = witness.division("favoritka")
    assert favoritka.head is None
    assert favoritka.gap_before
    assert favoritka.reconstruction
    assert favoritka.reconstruction.statements[0].kind == "metadata"
    assert "«Фаворитка»" in favoritka.reconstruction.statements[0].text


def test_what_introduces_several_games_is_no_game(witness: Witness) -> None:
    entry = witness.divisions[0]
    assert (entry.type, entry.id) == ("entry", "shedevr.semejstvo")
    assert [segment.kind for segment in entry.segments] == ["description"]


def test_the_kinds_that_nothing_executes_are_few(witness: Witness) -> None:
    idle = {"description", "advice", "caption", "metadata"}
    assert [clause.clause for clause in witness.clauses() if clause.kind in idle] == [
        "shedevr.semejstvo.1",
        "shedevr.shedevr.6",
        "shedevr.shedevr.12",
        "shedevr.novyjdomosed.8",
        "shedevr.favoritka.11",
        "shedevr.krepost.9",
    ]
