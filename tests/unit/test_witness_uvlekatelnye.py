"""uvlekatelnye: a fragment that begins and ends in the middle of a game."""

from pathlib import Path

import pytest
from edition.witness import Witness, load

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def witness() -> Witness:
    return load("uvlekatelnye")


def test_the_file_has_seventeen_lines_and_no_line_end_after_the_last(witness: Witness) -> None:
    raw = (ROOT / "sources/uvlekatelnye/raw.txt").read_bytes().decode()
    assert "".join(token.raw for token in witness.tokens()) == raw
    assert (raw.count("\n"), len(raw.split())) == (16, 462)
    assert raw.endswith("и оставляют")


def test_the_one_correction_gives_back_a_lost_letter(witness: Witness) -> None:
    marked = [
        (token.id.partition(".")[0], one.type, one.cert, one.sic, one.corr)
        for token in witness.tokens()
        for one in token.corrections
    ]
    assert marked == [("l11", "ocr", "high", "по", "под")]
    assert not any(token.systematic for token in witness.tokens())


def test_style_and_the_short_dash_belong_to_the_source_and_stay(witness: Witness) -> None:
    text = "".join(token.corrected for token in witness.tokens())
    assert text.count("–") == 7
    assert "—" not in text
    for kept in (
        "собирают тузы",
        "из стопок в стопку",
        "на соседнюю стопку",
        "в соседнем от нее верхнем ряду",
    ):
        assert kept in text
    noted = {token.corrected for token in witness.tokens() if token.notes}
    assert {"соседнюю", "стопок", "туз", "горизонтально", "ряду", "ряда"} <= noted
    assert all(not token.corrections for token in witness.tokens() if token.notes)


def test_each_game_is_a_section_with_its_heading_and_its_caption(witness: Witness) -> None:
    found = {}
    for division in witness.divisions:
        head = division.head.segments[0].text() if division.head else None
        captions = [block.segments[0].text() for block in division.blocks if block.kind == "caption"]
        found[division.id.partition(".")[2]] = (division.type, head, captions)
    assert found == {
        "kolodets": ("game", None, ["Рис. 8. «Колодец»"]),
        "kosynka": ("game", "«Косынка»", ["Рис. 9. «Косынка»"]),
        "koroli": ("game", "«Короли»", ["Рис. 10. «Короли»"]),
        "labirint": ("game", "«Лабиринт»", []),
        "montekarlo": ("game", "«Монте-Карло»", ["Рис. 11. «Монте-Карло»"]),
        "osnovanie": ("game", "«Основание»", []),
    }


def test_what_is_lost_is_shown_as_lost(witness: Witness) -> None:
    gaps = {
        division.id.partition(".")[2]: [gap.reason for gap in division.gaps] for division in witness.divisions
    }
    assert gaps == {
        "kolodets": ["excerpt", "lost"],
        "kosynka": ["lost"],
        "koroli": ["lost"],
        "labirint": [],
        "montekarlo": ["lost"],
        "osnovanie": ["excerpt"],
    }
    assert witness.division("kolodets").gap_before
    assert witness.division("osnovanie").gap_after


def test_the_well_of_other_sources_is_never_given_out_as_the_books(witness: Witness) -> None:
    well = witness.division("kolodets").reconstruction
    assert well is not None
    assert "не правила этой книги" in well.introduction
    assert {statement.certainty for statement in well.statements} == {"low"}
    assert len([clause for clause in witness.segments_of("kolodets") if clause.clause]) == 1
