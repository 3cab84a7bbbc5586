"""`edition lint --fix` on a real edition with errors put into it: the file as received never changes."""

from __future__ import annotations

import hashlib
import random
import re
import shutil
from pathlib import Path

import pytest
from edition.checks import check
from edition.checks.register import REGISTER, register_line
from edition.lint import lint
from edition.lint.fixing import fix
from edition.witness import load, rebuilt_raw

SOURCES = Path(__file__).resolve().parents[2] / "sources"
# a word that has a ъ to lose
WORD = re.compile(r"(?<=\s)[а-яѣі]{4,}ъ(?=[\s,.;])")


def damaged(sources: Path, chance: random.Random) -> int:
    """Take the ъ from six words, as if the file had been received so. Returns how many."""
    shutil.copytree(SOURCES / "cadogan-24", sources / "cadogan-24")
    edition = sources / "cadogan-24" / "edition.xml"
    lines = edition.read_text("utf-8").split("\n")
    start = next(number for number, line in enumerate(lines) if "<body>" in line)
    plain = [n for n in range(start, len(lines)) if "<" not in lines[n] and WORD.search(lines[n])]
    # not inside a note or a reconstruction: those are ours, in the new orthography, without a final ъ
    chosen = chance.sample(plain, 6)
    for number in chosen:
        lines[number] = WORD.sub(lambda match: match[0][:-1], lines[number], count=1)
    edition.write_text("\n".join(lines), "utf-8")
    raw = rebuilt_raw("cadogan-24", sources).encode()
    (edition.parent / "raw.txt").write_bytes(raw)
    text = edition.read_text("utf-8")
    old = re.search('<idno type="sha256">([0-9a-f]+)', text)
    assert old is not None
    edition.write_text(text.replace(old[1], hashlib.sha256(raw).hexdigest()), "utf-8")
    entries = [register_line(clause) for clause in load("cadogan-24", sources).clauses()]
    kept = [register_line(one) for one in load("cadogan-24", sources).statements()]
    (edition.parent / REGISTER).write_text("\n".join([*entries, *kept, ""]), "utf-8")
    return len(chosen)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_mended_is_marked_and_nothing_else_changes(seed: int, tmp_path: Path) -> None:
    errors = damaged(tmp_path, random.Random(seed))  # noqa: S311 — a sample, not a secret
    assert check("cadogan-24", tmp_path) == []
    raw = rebuilt_raw("cadogan-24", tmp_path)
    found = {fault.line for fault, remark in lint("cadogan-24", tmp_path) if remark.number == "О-003"}
    assert len(found) == errors
    mended = fix("cadogan-24", tmp_path)
    assert rebuilt_raw("cadogan-24", tmp_path) == raw
    assert check("cadogan-24", tmp_path) == []
    sound = load("cadogan-24", SOURCES)
    now = load("cadogan-24", tmp_path)
    left = len(lint("cadogan-24", tmp_path))
    # a word that stands twice on its line is left to the editor
    assert len(mended) >= errors - 1
    if not left:
        assert [token.corrected for token in now.tokens()] == [token.corrected for token in sound.tokens()]
    (tmp_path / "cadogan-24" / "raw.txt").write_text(raw, "utf-8")
    assert len(fix("cadogan-24", tmp_path)) == 0
