"""The law of a new game: the clauses of a section of its witness, told by their kinds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

from edition.witness import Division, UnknownWitnessError, Witness, load
from edition.witness.kinds import KINDS, NOT_EXECUTED

from scaffolding.refusal import RefusedError

_SHOWN = 84
_PARTS = {"end": ("end", "goal")}
"""The part of a declaration → the kinds of clauses that it executes, where not its own alone."""


@dataclass(frozen=True)
class Clause:
    """A clause of the text, or a statement restored for it: its number in the section, kind and words."""

    number: str
    kind: str
    text: str


@dataclass(frozen=True)
class Section:
    """What a game is declared from. ``name`` is the heading in the modern orthography, ``old`` in the old."""

    id: str
    title: str
    clauses: tuple[Clause, ...]
    name: str
    old: str

    def numbers(self) -> str:
        """The arguments of ``law(…)``."""
        return ", ".join(one.number if one.number.isdecimal() else f'"{one.number}"' for one in self.clauses)

    def comments(self, part: str) -> str:
        """The clauses that a part of the declaration executes, as comments."""
        kinds = _PARTS.get(part, (part,))
        return "\n".join(
            f"    # {one.number}, {KINDS[one.kind]}: {shorten(one.text, _SHOWN, placeholder='…')}"
            for one in self.clauses
            if one.kind in kinds
        )

    def unexecuted(self) -> str:
        """The entries of clauses that nothing executes; each lacks its reason yet."""
        entries = [
            "    # ЗАГОТОВКА: why nothing executes it\n"
            f'    Unexecuted("{self.id}.{one.number}", "{one.kind}", ""),\n'
            for one in self.clauses
            if one.kind in NOT_EXECUTED
        ]
        return f"\n{''.join(entries)}" if entries else ""


def section_of(sources: Path, siglum: str, name: str) -> Section:
    """The section of that source.

    Raises:
        RefusedError: no such source or section, or it is not cut into clauses yet.
    """
    try:
        witness = load(siglum, sources)
    except UnknownWitnessError as error:
        raise RefusedError(f"{error} Новый заводит make new-source.") from error
    division = _division(witness, name)
    own = [(one.clause, one.kind, one.text("modern")) for one in division.segments if one.clause]
    if division.reconstruction:
        own += [(one.clause, one.kind, one.text) for one in division.reconstruction.statements]
    if not own:
        raise RefusedError(
            f"Раздел {division.id} не разделён на пункты, а закон игры — пункты: сначала разделите "
            "его (docs/contributing/sources.md)."
        )
    clauses = tuple(
        Clause(clause.split(".", 2)[2], kind, " ".join(text.split())) for clause, kind, text in own
    )
    modern, old = _headings(division)
    return Section(
        division.id,
        witness.short_title,
        clauses,
        modern,
        old if witness.language == "ru-petr1708" else "",
    )


def _division(witness: Witness, name: str) -> Division:
    sections = {one.id.partition(".")[2]: one for one in witness.divisions if one.type != "site"}
    if name in sections:
        return sections[name]
    if not name and len(sections) == 1:
        return next(iter(sections.values()))
    said = f"В источнике {witness.siglum} нет раздела «{name}»" if name else "Нужен раздел источника"
    raise RefusedError(f"{said}: SECTION=… Есть: {', '.join(sections)}.")


def _headings(division: Division) -> tuple[str, str]:
    if division.head is None:
        return "", ""
    tokens = [token for segment in division.head.segments for token in segment.tokens]
    return _name("".join(one.modern for one in tokens)), _name("".join(one.corrected for one in tokens))


def _name(heading: str) -> str:
    """«КРѢПОСТЬ.» as a name: Крѣпость."""
    name = " ".join(heading.split()).strip("«».:")
    return name.capitalize() if name.isupper() else name
