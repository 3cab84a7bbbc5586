"""Begin a source: ``make new-source SIGLUM=… RAW=file TITLE="…"``; see docs/contributing/sources.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from scaffolding.refusal import RefusedError
from scaffolding.source import NewSource, plan_source

ROOT = Path(__file__).resolve().parent.parent

NEXT = """
Что дальше (подробно: docs/contributing/sources.md):
  1. Впишите сведения там, где стоит «ЗАГОТОВКА»: их перечисляет
       .venv/bin/python scripts/unfinished.py
  2. Вычитайте текст; места, где буква сомнительна, выпишет
       .venv/bin/python -m edition proofread {siglum}
  3. Разделите его на пункты (seg) и впишите их обозначения в clauses.txt:
       .venv/bin/python -m edition check {siglum} --enter
  4. Когда и python -m edition lint {siglum} молчит, смените status="draft" на "published".
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Write the scaffold. Returns 0, or 2 if nothing was written."""
    parser = argparse.ArgumentParser(
        prog="python scripts/new_source.py", description="Начать новый источник."
    )
    parser.add_argument("siglum", metavar="СИГЛ")
    parser.add_argument("raw", metavar="ФАЙЛ", type=Path)
    parser.add_argument("--title", default="", help="заглавие")
    parser.add_argument("--section", default="pravila", help="раздел, латиницей (pravila)")
    parser.add_argument("--orthography", default="", help="old или new; без этого видно по буквам")
    parser.add_argument("--rights", default="restricted", help="restricted (чужой текст) или free")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    chosen = parser.parse_args(argv)
    asked = NewSource(
        siglum=chosen.siglum,
        raw=chosen.raw,
        title=chosen.title,
        section=chosen.section,
        orthography=chosen.orthography,
        rights=chosen.rights,
        when=datetime.now(UTC).date(),
    )
    try:
        plan = plan_source(chosen.root, asked)
        plan.write()
    except RefusedError as error:
        print(error, file=sys.stderr)
        return 2
    print(*plan.told("новый   ", "дополнен"), sep="\n")
    print(NEXT.format(siglum=asked.siglum), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
