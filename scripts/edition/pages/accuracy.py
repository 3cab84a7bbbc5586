"""How well the modernisation does: the figures that `python scripts/bench.py orthography` wrote down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from edition import orthography
from edition import witness as editions
from edition.pages.errors import PageError
from edition.pages.figures_in_words import day, percent, whole
from edition.pages.library import witness_of
from edition.pages.markup import counted, language, text
from edition.pages.rows import OLD

FIGURES: Final = Path(orthography.__file__).parent / "data" / "accuracy.json"
TABLES: Final = {
    "dev_tokens": "на которых правила отлаживали",
    "pairs": "написаны отдельно, с ловушками каждого правила",
}
KEYS: Final = {"date", "other", "tables", "modern"}
AGAIN: Final = "Измерьте снова: python scripts/bench.py orthography."
DOUBTS: Final = ("unsure", "unlisted")
"""What the flags of a doubtful word begin with; the other flags say that a rule left a word alone."""


def accuracy_html(_root: str) -> str:
    """The table of measured accuracy, and how many words of our texts are doubtful."""
    figures = read_figures()
    tables, modern = figures["tables"], figures["modern"]
    rows = "".join(
        f'<tr><th scope="row">{text(TABLES[name])}</th><td>{whole(one["pairs"])}</td>'
        f"<td>{_share(one['right'], one['pairs'])}</td><td>{_share(one['exact'], one['pairs'])}</td>"
        f"<td>{_share(one['other'], one['pairs'])}</td></tr>"
        for name, one in tables.items()
    )
    heads = ("Пары слов", "Пар", "Верно", "Верно и\u00a0с\u00a0«ё»", figures["other"])
    head = "".join(f'<th scope="col">{text(name)}</th>' for name in heads)
    return (
        '<div class="odds-table" role="region" aria-label="Точность" tabindex="0"><table class="statistics">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        f"<p>Обратная проверка: {_modern(modern['forms'], modern['changed'])}. "
        f"Измерено {day(figures['date'])}.</p><p>{_doubtful()}</p>"
    )


def read_figures(file: Path = FIGURES) -> dict[str, Any]:
    """The figures as written down. Raises PageError if the file is missing or damaged."""
    try:
        figures: dict[str, Any] = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise PageError(f"{file.name}: чисел о точности не прочесть ({fault}). {AGAIN}") from fault
    if set(figures) != KEYS or set(figures["tables"]) != set(TABLES):
        raise PageError(f"{file.name}: числа о точности не те, каких ждёт страница. {AGAIN}")
    return figures


def _share(right: int, pairs: int) -> str:
    return f"{whole(right)} ({percent(right / pairs)})"


def _modern(forms: int, changed: int) -> str:
    said = f"из {whole(forms)} форм современного словаря, взятых наугад, правила"
    if changed == 0:
        return f"{said} не\u00a0изменили ни\u00a0одной"
    return f"{said} изменили {whole(changed)}"


def doubtful_words() -> dict[str, list[str]]:
    """Siglum → the words of the old text that are flagged as doubtful, each once, in order."""
    found = {}
    for siglum in editions.sigla():
        witness = witness_of(siglum)
        if witness.language == OLD and not witness.header.withdrawn:
            flagged = [one.corrected for one in witness.tokens() if any(map(_is_doubt, one.flags))]
            found[siglum] = list(dict.fromkeys(flagged))
    return found


def _is_doubt(flag: str) -> bool:
    return flag.partition(":")[0] in DOUBTS


def _doubtful() -> str:
    doubtful = [word for words in doubtful_words().values() for word in words]
    if not doubtful:
        return "В\u00a0наших старых текстах сомнительных слов нет: каждое изменено или оставлено уверенно."
    words = ", ".join(language(OLD, text(word)) for word in doubtful)
    number = counted(len(doubtful), "слово", "слова", "слов")
    return f"В\u00a0наших старых текстах сомнительно {number}: {words}."
