"""kolodets: a modern text, mended by marked corrections alone."""

from pathlib import Path

import pytest
from edition.witness import Witness, load

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def witness() -> Witness:
    return load("kolodets")


@pytest.fixture(scope="module")
def raw() -> str:
    return (ROOT / "sources" / "kolodets" / "raw.txt").read_bytes().decode()


def test_every_clause_begins_where_the_dossier_says(witness: Witness, raw: str) -> None:
    rows = [
        row.split("\t") for row in (ROOT / "tests/data/clauses/kolodets.tsv").read_text("utf-8").splitlines()
    ]
    assert [clause.clause for clause in witness.clauses()] == [name for name, _, _ in rows]
    for name, line, beginning in rows:
        clause = witness.clause(name)
        text = clause.text("raw").removeprefix("Правила игры. ")
        assert text.startswith(beginning)
        assert text in raw.splitlines()[int(line) - 1]


def test_the_clauses_cover_every_paragraph_of_the_rules(witness: Witness) -> None:
    for division in witness.divisions:
        for block in division.blocks:
            if block.kind == "paragraph":
                assert all(segment.clause for segment in block.segments)


def test_modern_text_is_shown_as_corrected_with_no_step_of_the_reform(witness: Witness) -> None:
    assert witness.language == "ru-luna1918"
    assert all(token.modern == token.corrected and not token.steps for token in witness.tokens())


def test_spaces_for_centring_are_corrections_and_leave_the_headings_clean(witness: Witness, raw: str) -> None:
    assert raw.count("\u00a0") == 137
    removed = [token for token in witness.tokens() if "\u00a0" in token.raw]
    assert sum(token.raw.count("\u00a0") for token in removed) == 137
    assert all(token.corrected == "" and token.corrections[0].type == "typography" for token in removed)
    head = witness.division("pravila").head
    assert head is not None
    assert head.segments[0].text() == "Колодец"
    assert witness.division("pravila").blocks[0].segments[0].text() == "Вариант 1 (36 карт)"


def test_dashes_are_mended_systematically_and_hyphens_inside_words_stay(witness: Witness, raw: str) -> None:
    dashes = [token for token in witness.tokens() if token.systematic]
    assert {token.raw for token in dashes} == {"-"}
    assert {token.corrected for token in dashes} == {"—"}
    hyphenated = [token.corrected for token in witness.tokens() if "-" in token.corrected]
    assert hyphenated == ["какой-то", "какой-то"]
    assert raw.count("-") == len(dashes) + len(hyphenated) == 47


def test_the_marked_corrections_are_few_and_conservative(witness: Witness) -> None:
    marked = [
        (correction.type, correction.sic, correction.corr)
        for token in witness.tokens()
        for correction in token.corrections
        if correction.sic.strip("\u00a0 ") or correction.corr
    ]
    assert marked == [
        ("typography", "", " "),
        ("print", "В начале", "Вначале"),
        ("typography", '"', "«"),
        ("typography", '"', "»"),
        ("print", "", ","),
    ]
    text = "".join(token.corrected for token in witness.tokens())
    assert "углы квадрата 1 — 2 — 3 — 4, пользуясь" in text
    # style, terms and ё belong to the author
    for kept in ("способна к игре", "порядок убывания масти", "фундамент масти", "кладется", "т. е. может"):
        assert kept in text


def test_blank_lines_and_the_missing_line_end_of_the_last_line_are_kept(witness: Witness, raw: str) -> None:
    rebuilt = "".join(token.raw for token in witness.tokens())
    assert rebuilt == raw
    assert not rebuilt.endswith("\n")
    assert "\n\n" in rebuilt


def test_the_text_can_be_withdrawn_by_one_switch(witness: Witness, tmp_path: Path) -> None:
    assert witness.header.withdrawable
    assert not witness.header.withdrawn
    folder = tmp_path / "kolodets"
    folder.mkdir()
    edition = (ROOT / "sources/kolodets/edition.xml").read_text("utf-8")
    switched = edition.replace('<revisionDesc status="published">', '<revisionDesc status="withdrawn">')
    (folder / "edition.xml").write_text(switched, "utf-8")
    assert load("kolodets", tmp_path).header.withdrawn
