"""`--fix`: the few mends that take nothing away. What was received stays in the edition, marked.

A mend is made only where the place is beyond doubt (the word stands once on its line, outside of other
corrections), the file as received is given back as before, and `edition check` finds nothing new.
"""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

from edition.checks import check
from edition.checks.register import REGISTER, register_line
from edition.lint.remarks import Mend, Remark
from edition.lint.running import lint
from edition.witness import DEFAULT_SOURCES, EditionError, load, rebuilt_raw
from edition.witness.loading import edition_path

# what isn't plain text of the source on a line: tags, and everything inside corrections and notes
_NOT_TEXT = re.compile(
    r"<(sic|corr|note|desc)\b.*?(?:</\1>|$)"  # from the tag on, or to the end of the line
    r"|^(?:(?!<(?:sic|corr|note|desc)\b).)*?</(?:sic|corr|note|desc)>"  # what began on a line before
    r"|<[^>]*>"
)


def fix(siglum: str, sources: Path = DEFAULT_SOURCES) -> list[Remark]:
    """Mend what can be mended in edition.xml, and in the register that quotes it; returns what was mended.

    Raises:
        UnknownWitnessError, EditionError: as `lint`.
    """
    path = edition_path(siglum, sources)
    mended: list[Remark] = []
    with TemporaryDirectory() as folder:
        trial = Path(folder)
        shutil.copytree(path.parent, trial / siglum)
        file = edition_path(siglum, trial)
        hopeless: set[Remark] = set()
        while True:
            waiting = (one for _, one in lint(siglum, trial) if one.mend and one not in hopeless)
            remark = next(waiting, None)
            if remark is None:
                break
            if _try(siglum, trial, remark):
                mended.append(remark)
            else:
                hopeless.add(remark)
        if mended:
            for name in (file.name, REGISTER):
                if (file.parent / name).exists():
                    shutil.copyfile(file.parent / name, path.parent / name)
    return mended


def _try(siglum: str, sources: Path, remark: Remark) -> bool:
    """Make one mend if the edition stays as sound as it was; otherwise leave the file as it is."""
    file = edition_path(siglum, sources)
    before = file.read_bytes()
    register = _register(siglum, sources)
    entered = file.with_name(REGISTER).read_bytes() if file.with_name(REGISTER).exists() else None
    faults = _faults(siglum, sources)
    raw = rebuilt_raw(siglum, sources)
    text = _changed(before.decode("utf-8"), remark, _rule(siglum, sources, remark.mend))
    if text is None:
        return False
    file.write_bytes(text.encode("utf-8"))
    try:
        _enter(file.with_name(REGISTER), register, _register(siglum, sources))
        sound = rebuilt_raw(siglum, sources) == raw and not _faults(siglum, sources) - faults
    except EditionError:
        sound = False
    if not sound:
        file.write_bytes(before)
        if entered is not None:
            file.with_name(REGISTER).write_bytes(entered)
    return sound


def _register(siglum: str, sources: Path) -> dict[str, str]:
    """The line of the register for each clause: it quotes the first words, and one of them may be mended."""
    return {clause.clause or "": register_line(clause) for clause in load(siglum, sources).clauses()}


def _enter(file: Path, old: dict[str, str], new: dict[str, str]) -> None:
    if file.exists() and old != new:
        renewed = {old[clause]: new[clause] for clause in old if clause in new}
        lines = file.read_text("utf-8").split("\n")
        file.write_text("\n".join(renewed.get(line, line) for line in lines), "utf-8")


def _faults(siglum: str, sources: Path) -> Counter[str]:
    """The faults by number and text: lines may move."""
    return Counter(f"{fault.number} {fault.message}" for fault in check(siglum, sources))


def _rule(siglum: str, sources: Path, mend: Mend | None) -> str | None:
    """The editorial rule that the edition quotes for most corrections of this type; None if for none."""
    witness = load(siglum, sources)
    quoted = Counter(
        correction.rule
        for token in witness.tokens()
        for correction in token.corrections
        if mend and correction.type == mend.type
    )
    ids = {rule.number: rule.id for rule in witness.header.rules}
    return next((ids[number] for number, _ in quoted.most_common() if number in ids), None)


def _changed(text: str, remark: Remark, rule: str | None) -> str | None:
    mend = remark.mend
    if mend is None or (mend.kind == "correction" and rule is None):
        return None
    lines = text.split("\n")
    line = lines[remark.line - 1]
    place = _place(line, mend.found)
    if place is None:
        return None
    new = mend.new
    if mend.kind == "correction":
        new = (
            f"<choice><sic>{escape(mend.found)}</sic>"
            f'<corr type="{mend.type}" cert="medium" ana="#{rule}">{escape(mend.new)}'
            f"<note>{escape(mend.reason)}</note></corr></choice>"
        )
    lines[remark.line - 1] = line[:place] + new + line[place + len(mend.found) :]
    return "\n".join(lines)


def _place(line: str, found: str) -> int | None:
    """Where the word or sign stands on the line as text; a word only if it stands there once."""
    blank = _NOT_TEXT.sub(lambda match: "\0" * len(match[0]), line)
    edge = r"[\w\u0300\u0301]" if found[0].isalnum() else r"\S" if found == "-" else "(?!)"
    places = [match.start() for match in re.finditer(f"(?<!{edge}){re.escape(found)}(?!{edge})", blank)]
    if not places or (len(places) > 1 and found[0].isalnum()):
        return None
    return places[0]
