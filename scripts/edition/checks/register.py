"""The register of clause ids: an id that was published never vanishes and never gets another text.

`sources/<siglum>/clauses.txt` has a line for each id: the id, a tab, the clause's first words. The words
are there so that a renumbering, which keeps the set of ids whole, is seen all the same.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from edition.witness import EditionError, Fault, Segment, Statement, Witness
from edition.witness.loading import edition_path, witness_of
from edition.witness.tree import parse

REGISTER = "clauses.txt"
_WORDS = 4


def incipit(clause: Segment | Statement) -> str:
    """The first words of a clause, or of what we restored for one, as the register keeps them."""
    if isinstance(clause, Statement):
        words = re.findall(r"\w+", clause.text)
    else:
        words = [token.corrected for token in clause.tokens if token.kind == "word" and token.corrected]
    return " ".join(words[:_WORDS])


def register_line(clause: Segment | Statement) -> str:
    """The line of the register for a clause."""
    return f"{clause.clause}\t{incipit(clause)}"


def enter(siglum: str, sources: Path) -> list[str]:
    """Write the clauses that the register lacks at its end; return their ids. Nothing else is changed.

    Raises:
        UnknownWitnessError: no such source.
        EditionError: the edition or the register can't be read.
    """
    path = edition_path(siglum, sources)
    root = parse(path)
    if root.name != "TEI":
        return []
    file = path.parent / REGISTER
    try:
        before = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        message = "файла нет или он не читается: верните его из истории проекта"
        raise EditionError(Fault(file, 1, "E-101", message)) from None
    known = {line.partition("\t")[0] for line in before.splitlines()}
    new = [clause for clause in witness_of(siglum, root, path, None).citable() if clause.clause not in known]
    if new:
        ends = "" if not before or before.endswith("\n") else "\n"
        lines = "".join(f"{register_line(clause)}\n" for clause in new)
        file.write_text(f"{before}{ends}{lines}", "utf-8", newline="\n")
    return [clause.clause or "" for clause in new]


def check_register(path: Path, witness: Witness) -> Iterator[Fault]:
    """E-307 an id vanished, E-308 an id isn't entered, E-309 an id has another text. E-101, E-102."""
    file = path.parent / REGISTER
    clauses = {clause.clause: clause for clause in witness.citable()}
    try:
        lines = file.read_text("utf-8").splitlines() if clauses or file.exists() else []
    except OSError:
        yield Fault(file, 1, "E-101", "файла нет или он не читается: верните его из истории проекта")
        return
    except UnicodeDecodeError:
        yield Fault(file, 1, "E-102", "файл не в кодировке UTF-8: сохраните его в UTF-8")
        return
    entered: set[str] = set()
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, words = line.partition("\t")
        entered.add(name)
        clause = clauses.get(name)
        if clause is None:
            message = f"пункт «{name}» исчез из издания: обозначения постоянны, верните его"
            yield Fault(file, number, "E-307", message)
        elif incipit(clause) != words.strip():
            message = (
                f"пункт «{name}» начинался словами «{words.strip()}», а теперь «{incipit(clause)}»: "
                "обозначение не переходит к другому тексту; верните его, "
                "а если исправлено само слово, исправьте и здесь"
            )
            yield Fault(file, number, "E-309", message)
    for segment in clauses.values():
        if segment.clause not in entered:
            advice = f"допишите в конец строку «{register_line(segment)}»"
            message = f"пункта «{segment.clause}» нет в {REGISTER}: {advice}"
            yield Fault(path, segment.source_line, "E-308", message)
