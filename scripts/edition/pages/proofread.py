"""How often each clause was read for errors, when and against what: from the edition's own readings."""

from __future__ import annotations

from rasklad.clauses import short_label

from edition.pages.figures_in_words import day
from edition.pages.markup import clause_link, counted, text, typeset
from edition.witness import Proofreading, Segment, Witness


def said_of(reading: Proofreading) -> str:
    """«30 ноября 2026 года. Первая вычитка: … По чему читано: «Файл, как получен: …».», plain."""
    against = f" По\u00a0чему читано: «{reading.against}»." if reading.against else ""
    return f"{day(reading.when)}. {reading.text}{against}"


def proofreading_html(witness: Witness) -> str:
    """The section of a source's record: its readings, and the clauses that went through each set of them."""
    readings = witness.header.proofreadings
    if not readings or witness.header.withdrawn:
        return ""
    told = "".join(f"<li>{typeset(said_of(reading))}</li>" for reading in readings)
    groups: dict[tuple[Proofreading, ...], list[Segment]] = {}
    for clause in witness.clauses():
        groups.setdefault(clause.proofread, []).append(clause)
    folded = "".join(_group(witness, clauses, len(through)) for through, clauses in groups.items())
    return f'<h2 id="proofreading">Вычитка</h2><ol class="readings-for-errors">{told}</ol>{folded}'


def _group(witness: Witness, clauses: list[Segment], times: int) -> str:
    sections = []
    for division in witness.divisions:
        inside = {one.clause for one in division.segments}
        links = ", ".join(
            clause_link(one.clause, short_label(one.clause), page="text/")
            for one in clauses
            if one.clause and one.clause in inside
        )
        if links:
            head = division.head
            name = "".join(token.corrected for token in head.tokens).strip() if head else ""
            sections.append(f"<p>{text(name) or 'Заглавие утрачено'}: {links}</p>")
    said = f"{counted(len(clauses), 'пункт вычитан', 'пункта вычитаны', 'пунктов вычитано')} {_times(times)}"
    return f'<details class="rule-use"><summary>{typeset(said)}</summary>{"".join(sections)}</details>'


def _times(number: int) -> str:
    return {1: "один раз", 2: "дважды", 3: "трижды"}.get(number) or counted(number, "раз", "раза", "раз")
