"""cadogan-24: the facts that the edition must keep."""

import csv
from pathlib import Path

import pytest
from edition.witness import Token, Witness, load

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"


@pytest.fixture(scope="module")
def witness() -> Witness:
    return load("cadogan-24")


@pytest.fixture(scope="module")
def raw() -> str:
    return (ROOT / "sources" / "cadogan-24" / "raw.txt").read_bytes().decode()


def corrected_tokens(witness: Witness) -> list[Token]:
    return [token for token in witness.tokens() if token.corrections]


def test_the_raw_file_has_753_words_and_the_corrected_text_751(witness: Witness, raw: str) -> None:
    corrected = "".join(token.corrected for token in witness.tokens())
    assert (len(raw.split()), len(corrected.split())) == (753, 751)
    assert raw.count("\n") == corrected.count("\n") == 30


def test_the_modern_text_has_as_many_words_on_every_line_as_the_corrected_one(witness: Witness) -> None:
    corrected = "".join(token.corrected for token in witness.tokens()).splitlines()
    modern = "".join(token.modern for token in witness.tokens()).splitlines()
    assert [len(line.split()) for line in corrected] == [len(line.split()) for line in modern]


def test_all_68_damaged_yats_are_systematic_corrections_of_67_words(witness: Witness, raw: str) -> None:
    damaged = [token for token in witness.tokens() if token.systematic]
    assert raw.count("ђ") == sum(token.raw.count("ђ") for token in damaged) == 68
    assert len(damaged) == 67
    assert {(entry.type, entry.rule) for token in damaged for entry in token.systematic} == {("ocr", "1")}
    assert [token.corrected for token in damaged if "Ѣ" in token.corrected] == ["КРѢПОСТЬ"]
    assert "ђ" not in "".join(token.corrected for token in witness.tokens())


def test_the_other_corrections_are_exactly_the_twelve_known_ones(witness: Witness) -> None:
    with (DATA / "orthography" / "ocr_corrections.tsv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    known = [(row["line"], row["wrong"].lstrip("("), row["right"].lstrip("(")) for row in rows]
    known = [row for row in known if "ђ" not in row[1]]
    marked = [
        (token.id.partition(".")[0].removeprefix("l"), correction.sic, correction.corr)
        for token in corrected_tokens(witness)
        for correction in token.corrections
    ]
    # the file joins the comma of line 30 to its word
    marked = [("30", "двойки,.", "двойки,") if row == ("30", ",.", ",") else row for row in marked]
    assert sorted(marked) == sorted(known)
    assert len(marked) == 12


def test_every_correction_has_a_reason_a_certainty_and_a_rule_of_the_declaration(witness: Witness) -> None:
    numbers = {rule.number for rule in witness.header.rules}
    for token in corrected_tokens(witness):
        for correction in token.corrections:
            assert correction.type == "ocr", "without a facsimile the printer is blamed for nothing"
            assert correction.cert in {"high", "medium"}
            assert correction.reason
            assert correction.rule in numbers


def test_a_word_that_the_source_split_has_two_spans_and_one_modern_form(witness: Witness, raw: str) -> None:
    split = [token for token in witness.tokens() if len(token.spans) > 1]
    assert [token.corrected for token in split] == ["правило", "накладываются"]
    assert [[raw[start:end] for start, end in token.spans] for token in split] == [
        ["пра", "вило"],
        ["на", "кладываются"],
    ]


def test_the_clauses_of_krepost_are_cut_as_in_the_design(witness: Witness) -> None:
    rows = (DATA / "clauses" / "krepost.tsv").read_text("utf-8").splitlines()
    clauses = [segment for segment in witness.segments_of("krepost") if segment.clause]
    assert [(clause.clause, clause.text()) for clause in clauses] == [tuple(row.split("\t")) for row in rows]


KINDS = {
    "chasy": {"stock": ["2", "3", "6", "8", "10"], "move": ["1", "4", "5", "7", "9"]},
    "krepost": {
        "move": ["I.a", "I.b", "I.c", "II", "4", "5", "6", "7", "9", "12", "13"],
        "setup": ["1", "2", "3"],
        "advice": ["8", "10", "11"],
        "description": ["14"],
        "stock": ["15"],
    },
    "chetyrnadtsat": {
        "setup": ["1"],
        "move": ["2", "3", "4", "6", "7", "8"],
        "stock": ["5"],
        "goal": ["9"],
        "description": ["10"],
    },
    "sultan": {
        "move": ["I", "4", "5", "8"],
        "setup": ["1", "2", "3", "7"],
        "goal": ["6"],
        "stock": ["9", "10", "11", "12"],
    },
    "raschet": {
        "setup": ["I.a", "II.a", "1", "2"],
        "move": ["I.b", "II.c", "3", "4", "5", "6"],
        "stock": ["II.b"],
        "goal": ["7"],
    },
}


@pytest.mark.parametrize("section", KINDS)
def test_the_clauses_of_a_game_have_their_kinds_and_the_sources_own_numbers(
    section: str, witness: Witness
) -> None:
    kinds: dict[str, list[str]] = {}
    for clause in witness.segments_of(section):
        if clause.clause is not None:
            tail = clause.clause.removeprefix(f"cadogan-24.{section}.")
            kinds.setdefault(clause.kind, []).append(tail)
            assert clause.n == (tail.partition(".")[0] if tail[0] == "I" else None)
    assert kinds == KINDS[section]


def test_marks_headings_of_the_site_and_captions_are_typed_as_what_they_are(witness: Witness) -> None:
    marks = [token.raw for token in witness.tokens() if token.kind == "mark"]
    assert marks == ["[5]", "[11]", "[12]", "[13]"]
    site = witness.divisions[0]
    assert (site.type, [block.kind for block in site.blocks]) == ("site", ["metadata"])
    assert site.blocks[0].language == "ru-luna1918"
    captions = [
        block.segments[0].text("raw")
        for division in witness.divisions
        for block in division.blocks
        if block.kind == "caption"
    ]
    assert captions == ["Часы.", "Крђпость.", "Четырнадцать.", "Султанъ."]


def test_the_two_lost_parts_are_gaps_with_a_reason(witness: Witness) -> None:
    first, last = witness.division("chasy"), witness.division("raschet")
    assert first.gap_before is not None
    assert last.gap_after is not None
    assert first.gap_before.reason == last.gap_after.reason == "excerpt"
    ids = ["cadogan-24.chasy", "cadogan-24.raschet"]
    assert [one.id for one in witness.divisions if one.gap_before or one.gap_after] == ids
    assert [one.id for one in witness.divisions if one.reconstruction] == ids


def test_the_restored_head_of_chasy_counts_its_cards_right(witness: Witness) -> None:
    restored = witness.division("chasy").reconstruction
    assert restored is not None
    texts = {statement.clause.rpartition(".")[2]: statement.text for statement in restored.statements}
    assert "Двенадцать карт" in texts["V2"]
    assert 2 * 52 - 12 - 12 * 3 == 56
    assert "56 карт" in texts["V3"]
    # the four rules that the surviving text numbers in Roman
    assert [text.partition(".")[0] for text in texts.values() if text.startswith("Правило")] == [
        f"Правило {number}" for number in ("I", "II", "III", "IV")
    ]


def test_the_restored_intervals_of_raschet_are_each_a_whole_suit_that_ends_with_the_king(
    witness: Witness,
) -> None:
    names = "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король"
    ranks = names.split()
    restored = witness.division("raschet").reconstruction
    assert restored is not None
    for interval, number in ((2, "V3"), (3, "V4"), (4, "V5")):
        text = next(one.text for one in restored.statements if one.clause.endswith(number))
        order = [ranks.index(word) for word in text.partition(": ")[2].rstrip(".").split(", ")]
        assert order == [(interval * step - 1) % 13 for step in range(1, 14)]


def test_doubtful_readings_are_kept_and_noted(witness: Witness) -> None:
    noted = {token.corrected for token in witness.tokens() if token.notes}
    assert {"такъ", "какихъ", "со", "РАСЧЕТЪ"} <= noted
    assert all(not token.corrections for token in witness.tokens() if token.notes)


def test_the_header_says_what_a_reader_has_to_know(witness: Witness) -> None:
    header = witness.header
    assert header.title
    assert header.edition
    assert header.origin
    assert header.extant
    assert header.lost
    assert header.proofreading
    assert "общественн" in header.rights
    assert not header.withdrawable
    assert not header.withdrawn
    assert set(header.languages) == {"ru-petr1708", "ru-luna1918"}
    assert [rule.number for rule in header.rules] == [str(n) for n in range(1, len(header.rules) + 1)]
    assert header.revisions[0].when == "2026-11-30"
