"""All sources alike: what every edition of ours must be able to say of itself."""

import re
from pathlib import Path

import pytest
from edition.checks.register import register_line
from edition.witness import Statement, Witness, load, sigla
from edition.witness.kinds import KINDS
from rasklad.clauses import short_label

ROOT = Path(__file__).resolve().parents[2]
SIGLA = sigla()
# the four sources that the archive began with; of a later one only what holds for every edition is asked
OLD_LETTERS = re.compile("[ѣѢіІѳѲѵѴ]|[бвгджзклмнпрстфхцчшщ]ъ(?!\\w)")
CLAUSES = {"cadogan-24": 64, "kolodets": 24, "shedevr": 68, "uvlekatelnye": 39}
RESTORED = {
    "cadogan-24.chasy": 12,
    "cadogan-24.raschet": 8,
    "shedevr.favoritka": 4,
    "uvlekatelnye.kolodets": 14,
    "uvlekatelnye.osnovanie": 10,
}


@pytest.fixture(scope="module")
def witnesses() -> dict[str, Witness]:
    return {siglum: load(siglum) for siglum in SIGLA}


@pytest.fixture(params=SIGLA)
def witness(request: pytest.FixtureRequest, witnesses: dict[str, Witness]) -> Witness:
    return witnesses[request.param]


def raw_lines(siglum: str) -> list[str]:
    return (ROOT / "sources" / siglum / "raw.txt").read_bytes().decode().split("\n")


def statements() -> list[Statement]:
    return [statement for siglum in SIGLA for statement in load(siglum).statements()]


def test_the_four_first_sources_are_here_with_all_their_clauses(witnesses: dict[str, Witness]) -> None:
    assert {siglum: len(witnesses[siglum].clauses()) for siglum in CLAUSES} == CLAUSES


def test_a_clause_stands_where_the_dossiers_say(witnesses: dict[str, Witness]) -> None:
    rows = [
        row.split("\t") for row in (ROOT / "tests/data/clauses/anchors.tsv").read_text("utf-8").splitlines()
    ]
    assert len(rows) == 167
    for name, line, words in rows:
        siglum = name.partition(".")[0]
        clause = witnesses[siglum].clause(name)
        assert words in clause.text() or words in clause.text("raw"), name
        assert clause.text("raw") in raw_lines(siglum)[int(line) - 1], name


def test_a_paragraph_of_a_game_is_cut_into_clauses_without_a_rest(witness: Witness) -> None:
    for division in witness.divisions:
        for block in division.blocks:
            if block.kind == "paragraph":
                assert all(segment.clause for segment in block.segments)
            else:
                assert not any(segment.clause for segment in block.segments)


def test_numbers_of_clauses_run_on_in_each_section(witness: Witness) -> None:
    for division in witness.divisions:
        tails = [clause.clause.split(".", 2)[2] for clause in division.segments if clause.clause]
        arabic = [int(tail) for tail in tails if tail.isdecimal()]
        first = arabic[0] if arabic else 1
        assert arabic == list(range(first, first + len(arabic)))
        assert first == (21 if division.id == "kolodets.variant2" else 1)


def test_every_clause_has_a_kind_and_tells_its_proof_readings(witness: Witness) -> None:
    for clause in witness.clauses():
        assert clause.kind in KINDS
        assert clause.proofread
        assert len(set(clause.proofread)) == len(clause.proofread)
        for reading in clause.proofread:
            assert reading in witness.header.proofreadings
            assert reading.when >= "2026-11-30"
            assert reading.against.startswith("Файл, как получен")
            assert reading.text
    read = {len(clause.proofread) for clause in witness.clauses()}
    if witness.siglum in CLAUSES:
        assert read == ({2} if witness.siglum in {"cadogan-24", "kolodets"} else {1})


def test_the_history_of_the_edition_and_its_proof_readings_are_told_apart(witness: Witness) -> None:
    assert witness.header.revisions
    told = {revision.text for revision in witness.header.revisions}
    assert not told & {reading.text for reading in witness.header.proofreadings}


def test_every_correction_has_a_reason_a_certainty_and_a_declared_rule(witness: Witness) -> None:
    numbers = {rule.number for rule in witness.header.rules}
    for token in witness.tokens():
        for correction in (*token.corrections, *token.systematic):
            assert correction.type in {"ocr", "print", "typography"}
            assert correction.cert in {"high", "medium", "low"}
            assert correction.reason
            assert correction.rule in numbers


def test_a_modern_text_is_shown_as_corrected_with_no_step_of_the_reform(witness: Witness) -> None:
    if witness.language == "ru-luna1918":
        assert all(token.modern == token.corrected and not token.steps for token in witness.tokens())
    else:
        assert any(token.steps for token in witness.tokens())


def test_the_header_is_complete(witness: Witness) -> None:
    header = witness.header
    for said in (
        header.title,
        header.edition,
        header.origin,
        header.extant,
        header.proofreading,
    ):
        assert said
    assert header.rights
    if witness.siglum in CLAUSES:
        assert header.lost
        assert header.withdrawable == (witness.language == "ru-luna1918")
    assert not header.withdrawn
    assert {"correction", "normalization", "punctuation", "segmentation"} <= {
        one.topic for one in header.rules
    }


@pytest.mark.parametrize("siglum", ["kolodets", "uvlekatelnye", "shedevr"])
def test_a_modern_text_is_withdrawn_by_one_switch(siglum: str, tmp_path: Path) -> None:
    edition = (ROOT / "sources" / siglum / "edition.xml").read_text("utf-8")
    switch = '<revisionDesc status="published">'
    assert edition.count(switch) == 1
    (tmp_path / siglum).mkdir()
    switched = edition.replace(switch, '<revisionDesc status="withdrawn">')
    (tmp_path / siglum / "edition.xml").write_text(switched, "utf-8")
    assert load(siglum, tmp_path).header.withdrawn


def test_where_a_text_is_lost_it_is_restored_apart_and_nowhere_else(witnesses: dict[str, Witness]) -> None:
    restored = {
        division.id: len(division.reconstruction.statements)
        for witness in witnesses.values()
        for division in witness.divisions
        if division.reconstruction
    }
    assert restored == RESTORED
    for section in restored:
        division = witnesses[section.partition(".")[0]].division(section)
        assert division.gap_before or division.gap_after, "nothing is restored where nothing is lost"


def test_what_we_restored_is_marked_as_ours(witness: Witness) -> None:
    for division in witness.divisions:
        if division.reconstruction:
            assert division.reconstruction.responsible == "rasklad"
            assert division.reconstruction.title
            assert division.reconstruction.introduction


@pytest.mark.parametrize("statement", statements(), ids=lambda one: one.clause)
def test_a_statement_is_ours_in_modern_russian_and_names_the_sources_of_its_fact(
    statement: Statement,
) -> None:
    text = " ".join((statement.text, *statement.grounds))
    assert statement.text.endswith(".")
    assert statement.kind in KINDS
    assert statement.certainty in {"high", "medium", "low"}
    assert statement.authorities
    assert all(authority.title and authority.description for authority in statement.authorities)
    assert not OLD_LETTERS.search(text)
    assert not re.search(r'["\']| - |–|\s\s|\s[,.;:]', text), "typography"
    assert not re.search(
        "(?i)четырех|трех|вперед|тройк[аи] и четверк|пятерк|шестерк|восьмерк|сошелся", text
    ), "ё"


def test_statements_are_numbered_on_and_labelled_in_russian(witness: Witness) -> None:
    for division in witness.divisions:
        listed = division.reconstruction.statements if division.reconstruction else ()
        assert [one.clause for one in listed] == [f"{division.id}.V{n}" for n in range(1, len(listed) + 1)]
        assert [short_label(one.clause) for one in listed] == [f"В{n}" for n in range(1, len(listed) + 1)]


def test_every_source_of_facts_is_used(witness: Witness) -> None:
    used = {authority.id for statement in witness.statements() for authority in statement.authorities}
    assert used == {authority.id for authority in witness.header.authorities}


def test_the_register_holds_every_clause_and_every_statement(witness: Witness) -> None:
    lines = (ROOT / "sources" / witness.siglum / "clauses.txt").read_text("utf-8").splitlines()
    expected = {register_line(one) for one in witness.citable()}
    assert {line for line in lines if not line.startswith("#")} == expected


def test_the_editors_table_of_clauses_names_each_with_its_kind(witnesses: dict[str, Witness]) -> None:
    """The table is about the sections that have a dossier."""
    page = (ROOT / "docs/contributing/clauses.md").read_text("utf-8")
    rows = re.findall(r"^\| [^|]+ \| `([^`]+)` \| (\S+) \|$", page, re.MULTILINE)
    sections = {".".join(clause.split(".")[:2]) for clause, _ in rows}
    assert {section.partition(".")[0] for section in sections} == set(CLAUSES)
    assert sorted(rows) == sorted(
        (one.clause, KINDS[one.kind])
        for witness in witnesses.values()
        for one in witness.citable()
        if ".".join((one.clause or "").split(".")[:2]) in sections
    )
