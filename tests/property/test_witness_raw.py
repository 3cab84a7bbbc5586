"""Law 1: the edition gives the raw file back, letter by letter, and every form comes from the one before."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from edition.witness import Witness, load, rebuilt_raw, sigla
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

SOURCES = Path(__file__).resolve().parents[2] / "sources"
SIGLA = sigla(SOURCES)
OURS = re.compile(
    r'<!--.*?-->|<div type="reconstruction".*?</div>|<(corr|note|desc)\b.*?</\1>|<[^>]*>', re.DOTALL
)
LETTER = re.compile("[А-Яа-яІі]")


def raw_of(siglum: str) -> str:
    return (SOURCES / siglum / "raw.txt").read_bytes().decode()


def letters_of_the_source(edition: str) -> list[int]:
    """Where in edition.xml stand the letters that the source has: not in tags, corrections, notes."""
    blanked = OURS.sub(lambda match: " " * len(match.group()), edition)
    start = edition.index("<body>")
    return [match.start() for match in LETTER.finditer(blanked, start)]


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_command_prints_every_byte_of_the_raw_file_that_is_deleted(siglum: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCES / siglum, tmp_path / siglum)
    (tmp_path / siglum / "raw.txt").unlink()
    command = [sys.executable, "-m", "edition", "raw", siglum, "--sources", str(tmp_path)]
    printed = subprocess.run(command, capture_output=True, check=True)
    assert printed.stdout == (SOURCES / siglum / "raw.txt").read_bytes()
    assert printed.stderr == b""


@pytest.mark.parametrize("siglum", SIGLA)
def test_no_attribute_comment_or_note_holds_a_line_of_the_source(siglum: str) -> None:
    edition = (SOURCES / siglum / "edition.xml").read_text("utf-8")
    outside_text = "\n".join(match.group() for match in OURS.finditer(edition))
    for line in raw_of(siglum).splitlines():
        for half in (line[: len(line) // 2].strip(), line[len(line) // 2 :].strip()):
            # shorter ones are names of games, which notes must be free to name
            assert len(half) < 12 or half not in outside_text


@pytest.mark.parametrize("siglum", SIGLA)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_letter_changed_in_the_edition_changes_that_letter_alone(
    siglum: str,
    tmp_path: Path,
    data: st.DataObject,
) -> None:
    edition = (SOURCES / siglum / "edition.xml").read_text("utf-8")
    place = data.draw(st.sampled_from(letters_of_the_source(edition)))
    other = data.draw(st.sampled_from([letter for letter in "щЩжю" if letter != edition[place]]))
    (tmp_path / siglum).mkdir(exist_ok=True)
    changed = edition[:place] + other + edition[place + 1 :]
    (tmp_path / siglum / "edition.xml").write_text(changed, "utf-8")
    before, after = raw_of(siglum), rebuilt_raw(siglum, tmp_path)
    differing = [index for index, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert [after[index] for index in differing] == [other]


@pytest.mark.parametrize("siglum", SIGLA)
def test_every_letter_of_the_source_stands_in_the_text_of_the_edition(siglum: str) -> None:
    edition = (SOURCES / siglum / "edition.xml").read_text("utf-8")
    assert len(letters_of_the_source(edition)) >= len(LETTER.findall(raw_of(siglum)))


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_raw_forms_of_all_tokens_joined_are_the_raw_file(siglum: str) -> None:
    assert "".join(token.raw for token in load(siglum).tokens()) == raw_of(siglum)


@pytest.mark.parametrize("siglum", SIGLA)
def test_what_we_restored_leaves_no_trace_in_the_text(siglum: str, tmp_path: Path) -> None:
    edition = (SOURCES / siglum / "edition.xml").read_text("utf-8")
    without = re.sub(r'<div type="reconstruction".*?</div>', "", edition, flags=re.DOTALL)
    (tmp_path / siglum).mkdir()
    (tmp_path / siglum / "edition.xml").write_text(without, "utf-8")
    with_it, without_it = load(siglum), load(siglum, tmp_path)
    assert not without_it.statements()

    def forms(witness: Witness) -> list[tuple[object, ...]]:
        return [(one.id, one.raw, one.corrected, one.modern, one.spans) for one in witness.tokens()]

    assert forms(with_it) == forms(without_it)


@pytest.mark.parametrize("siglum", SIGLA)
def test_spans_point_at_the_tokens_own_characters_and_cover_the_file(siglum: str) -> None:
    raw, covered = raw_of(siglum), 0
    for token in load(siglum).tokens():
        assert token.spans[0][0] == covered
        start, end = token.spans[0][0], token.spans[-1][1]
        assert raw[start:end] == token.raw
        if len(token.spans) > 1:
            assert [raw[a:b] for a, b in token.spans] == token.raw.split()
        covered = end
    assert covered == len(raw)


@pytest.mark.parametrize("siglum", SIGLA)
def test_corrections_undone_give_the_raw_form_back(siglum: str) -> None:
    for token in load(siglum).tokens():
        form = token.corrected
        for correction in (*token.corrections, *token.systematic):
            assert form == correction.corr
            form = correction.sic
        assert form == token.raw


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_steps_applied_to_the_corrected_form_give_the_modern_one(siglum: str) -> None:
    changed = 0
    for token in load(siglum).tokens():
        form = token.corrected
        for step in token.steps:
            assert step.before == form
            assert step.after != form
            form = step.after
        assert form == token.modern
        changed += token.modern != token.corrected
    assert (changed > 0) == (siglum == "cadogan-24")


@pytest.mark.parametrize("siglum", SIGLA)
def test_token_ids_are_unique_and_say_the_line(siglum: str) -> None:
    raw = raw_of(siglum)
    tokens = list(load(siglum).tokens())
    assert len({token.id for token in tokens}) == len(tokens)
    for token in tokens:
        line = raw.count("\n", 0, token.spans[0][0]) + 1
        assert token.id.startswith(f"l{line}.t")
