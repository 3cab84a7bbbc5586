"""The exports: lossless on the table alone, valid, documented, the same bytes every time."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import rasklad
from edition import witness as editions
from edition.exports import (
    ARCHIVE,
    CHECKSUMS,
    FORMATS,
    SCHEMAS,
    archive_bytes,
    export_all,
    game_files,
    read_tokens,
    rebuilt,
    source_files,
)
from edition.exports.tokens import TokenRow, tokens_table
from edition.orthography import rules
from edition.witness import Segment, Token
from lxml import etree

from tests.conftest import ROOT
from tests.unit.json_schema import faults

SOURCES = ROOT / "sources"
SIGLA = editions.sigla(SOURCES)
GAMES = rasklad.games()
TEI_ALL = os.environ.get("TEI_ALL_RNG")


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return export_all(SOURCES)


def table(files: dict[str, bytes], path: str) -> tuple[TokenRow, ...]:
    return read_tokens(files[path].decode())


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_file_as_received_is_rebuilt_byte_for_byte_from_the_table_alone(
    files: dict[str, bytes], siglum: str
) -> None:
    rows = table(files, f"{siglum}/{siglum}.tokens.tsv")
    assert rebuilt(rows, "raw").encode() == (SOURCES / siglum / "raw.txt").read_bytes()


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_corrected_and_the_modern_text_are_rebuilt_from_the_table_alone(
    files: dict[str, bytes], siglum: str
) -> None:
    witness = editions.load(siglum, SOURCES)
    rows = table(files, f"{siglum}/{siglum}.tokens.tsv")
    assert rebuilt(rows, "corrected") == "".join(token.corrected for token in witness.tokens())
    assert rebuilt(rows, "modern").encode() == files[f"{siglum}/{siglum}.new.txt"]
    old = witness.language == "ru-petr1708"
    own = rebuilt(rows, "corrected") if old else rebuilt(rows, "raw")
    assert own.encode() == files[f"{siglum}/{siglum}.old.txt"]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_holds_for_a_game(files: dict[str, bytes], game_id: str) -> None:
    game = rasklad.game(game_id)
    rows = table(files, f"games/{game_id}/{game_id}.tokens.tsv")
    assert rebuilt(rows, "modern").encode() == files[f"games/{game_id}/{game_id}.new.txt"]
    assert rebuilt(rows, "raw") in (SOURCES / game.witness / "raw.txt").read_bytes().decode()
    witness = editions.load(game.witness, SOURCES)
    for clause in game.law:
        if clause in {segment.clause for segment in witness.clauses()}:
            own = [row for row in rows if row.clause == clause]
            assert rebuilt(own, "modern").strip() == witness.clause(clause).text("modern")


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_steps_in_the_table_lead_from_the_corrected_form_to_the_modern_one(
    files: dict[str, bytes], siglum: str
) -> None:
    known = set(rules())
    for row in table(files, f"{siglum}/{siglum}.tokens.tsv"):
        form = row.corrected
        for rule, before, after in row.steps:
            assert rule in known
            assert before == form
            form = after
        assert form == row.modern, row
        assert tuple(rule for rule, _, _ in row.steps) == row.rules


def test_tabs_line_breaks_and_backslashes_survive_the_table() -> None:
    forms = ("\t", "\n", "\r", "\\", "\\n", "a\\\tb", "\u00a0", "")
    tokens = tuple(Token(f"l1.t{at}", "space", form, form, form, ((0, 0),)) for at, form in enumerate(forms))
    written = tokens_table([Segment(None, "paragraph", None, tokens)])
    assert [row.raw for row in read_tokens(written)] == list(forms)


def test_a_damaged_table_is_refused_with_its_line() -> None:
    with pytest.raises(ValueError, match="not a table of tokens"):
        read_tokens("token\traw\n")
    good = tokens_table([])
    with pytest.raises(ValueError, match="line 2: 3 cells instead of 10"):
        read_tokens(good + "l1.t1\ta\tb\n")


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_tei_of_a_source_is_the_edition_itself(files: dict[str, bytes], siglum: str) -> None:
    assert files[f"{siglum}/{siglum}.tei.xml"] == (SOURCES / siglum / "edition.xml").read_bytes()


def test_every_tei_file_is_valid_by_the_exported_schema(files: dict[str, bytes]) -> None:
    schema = etree.RelaxNG(etree.fromstring(files["edition.rng"]))
    checked = [path for path in files if path.endswith(".tei.xml")]
    assert len(checked) == len(SIGLA) + len(GAMES)
    for path in checked:
        schema.assertValid(etree.fromstring(files[path]))


@pytest.mark.skipif(not TEI_ALL, reason="TEI All is not here: set TEI_ALL_RNG to its RELAX NG")
def test_every_tei_file_is_valid_by_all_of_tei(files: dict[str, bytes]) -> None:
    schema = etree.RelaxNG(etree.parse(str(TEI_ALL)))
    for path, data in files.items():
        if path.endswith(".tei.xml"):
            schema.assertValid(etree.fromstring(data))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_tei_of_a_game_has_its_divisions_and_no_other(files: dict[str, bytes], game_id: str) -> None:
    root = etree.fromstring(files[f"games/{game_id}/{game_id}.tei.xml"])
    identifier = "{http://www.w3.org/XML/1998/namespace}id"
    sections = {
        element.get(identifier, "")
        for element in root.iterfind(".//{*}body/{*}div")
        if element.get(identifier)
    }
    law = {".".join(clause.split(".")[:2]) for clause in rasklad.game(game_id).law}
    assert sections == law


def test_every_file_of_clauses_is_as_its_schema_says(files: dict[str, bytes]) -> None:
    schema = json.loads(files["clauses.schema.json"])
    checked = [path for path in files if path.endswith(".clauses.json")]
    assert len(checked) == len(SIGLA) + len(GAMES)
    for path in checked:
        assert faults(json.loads(files[path]), schema, schema) == [], path
        assert (Path(path).parent / json.loads(files[path])["$schema"]).as_posix().endswith("schema.json")


def test_the_schema_is_no_formality(files: dict[str, bytes]) -> None:
    schema = json.loads(files["clauses.schema.json"])
    data = json.loads(files["games/krepost-1/krepost-1.clauses.json"])
    data["clauses"][0]["kind"] = "joke"
    data["readings"][0]["extra"] = 1
    del data["source"]["siglum"]
    assert len(faults(data, schema, schema)) >= 3


def test_the_clauses_of_a_game_are_its_law_with_the_rules_that_execute_it(files: dict[str, bytes]) -> None:
    game = rasklad.game("krepost-1")
    data = json.loads(files["games/krepost-1/krepost-1.clauses.json"])
    assert [clause["id"] for clause in data["clauses"]] == list(game.law)
    by_clause = game.coverage().by_clause
    assert all(tuple(clause["executed_by"]) == by_clause[clause["id"]] for clause in data["clauses"])
    first = data["clauses"][0]
    assert first["raw"] == "I. Только однђ внђшнія карты каждой группы годны для игры"
    assert first["modern"] == "I. Только одни внешние карты каждой группы годны для игры"


def test_the_archive_has_everything_and_its_checksums_are_right(files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(io.BytesIO(files[ARCHIVE])) as archive:
        assert archive.testzip() is None
        inside = {name.removeprefix("rasklad-data/"): archive.read(name) for name in archive.namelist()}
    sums = inside.pop(CHECKSUMS).decode()
    assert inside == {path: data for path, data in files.items() if path not in {ARCHIVE, CHECKSUMS}}
    wanted = [f"{hashlib.sha256(data).hexdigest()}  {path}" for path, data in sorted(inside.items())]
    assert sums.splitlines() == wanted
    outside = files[CHECKSUMS].decode()
    assert f"{hashlib.sha256(files[ARCHIVE]).hexdigest()}  {ARCHIVE}\n" in outside


def test_the_archive_is_the_same_bytes_whatever_the_order_and_the_day(files: dict[str, bytes]) -> None:
    plain = {path: data for path, data in files.items() if path not in {ARCHIVE, CHECKSUMS}}
    assert archive_bytes(dict(reversed(plain.items()))) == files[ARCHIVE]


def test_the_command_writes_one_source_with_its_games(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "edition", "export", "cadogan-24", "--out", str(tmp_path)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert {f"cadogan-24/cadogan-24.{one.suffix}" for one in FORMATS} <= written
    assert {f"games/krepost-1/krepost-1.{one.suffix}" for one in FORMATS} <= written
    assert not any("kolodets" in path for path in written)


def test_an_unknown_source_is_refused_with_the_list_of_known_ones(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "edition", "export", "nosuch", "--out", str(tmp_path)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr.startswith("Нет источника «nosuch». Есть: ")
    assert not any(tmp_path.iterdir())


def test_a_withdrawn_source_has_no_files_and_its_games_keep_ids_kinds_and_readings(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "sources")
    withdraw(tmp_path / "sources" / "kolodets" / "edition.xml")
    witness = editions.load("kolodets", tmp_path / "sources")
    assert source_files(witness, tmp_path / "sources") == {}
    files = game_files(rasklad.game("kolodets-36"), witness, tmp_path / "sources")
    assert list(files) == ["games/kolodets-36/kolodets-36.clauses.json"]
    data = json.loads(files["games/kolodets-36/kolodets-36.clauses.json"])
    assert [clause["id"] for clause in data["clauses"]] == list(rasklad.game("kolodets-36").law)
    assert not {"raw", "corrected", "modern", "corrections"} & {key for one in data["clauses"] for key in one}
    assert len(data["readings"]) == len(rasklad.game("kolodets-36").readings)
    assert data["source"]["withdrawn"] is True
    schema = json.loads((ROOT / "scripts/edition/exports/schema/clauses.schema.json").read_text("utf-8"))
    assert faults(data, schema, schema) == []


def withdraw(edition: Path) -> None:
    """Turn the one switch of a source."""
    text = edition.read_text("utf-8")
    changed, times = re.subn(r'<revisionDesc status="\w+">', '<revisionDesc status="withdrawn">', text)
    assert times == 1
    edition.write_text(changed, "utf-8")


def test_the_page_about_the_data_describes_every_column_and_every_format() -> None:
    page = (ROOT / "docs/data.md").read_text("utf-8")
    for column in tokens_table([]).strip().split("\t"):
        assert f"| `{column}` |" in page
    for one in FORMATS:
        assert f"`.{one.suffix}`" in page
    for schema in SCHEMAS:
        assert f"`{schema}`" in page
