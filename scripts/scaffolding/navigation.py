"""New lines in mkdocs.yml's navigation, and in the list of sources; each beside its like."""

from __future__ import annotations

import json
import re

from scaffolding.refusal import RefusedError

_PLAIN = re.compile(r"[\w«»][\w «»—-]*")


def with_page(config: str, kind: str, title: str, path: str) -> str:
    """The text of mkdocs.yml with one more page, after the last whose path is of that ``kind``.

    ``kind`` is a regular expression for the whole path.

    Raises:
        RefusedError: the page is named already, or no page of that kind is.
    """
    lines = config.split("\n")
    entry = re.compile(rf"^( +- )(.+): ({kind})\s*$")
    last, indent = None, ""
    for number, line in enumerate(lines):
        if line.rstrip().endswith(f": {path}"):
            raise RefusedError(f"Страница {path} уже названа в mkdocs.yml: дайте другое имя.")
        found = entry.match(line)
        if found and not found[3].endswith("index.md"):
            last, indent = number, found[1]
    if last is None:
        raise RefusedError(f"В mkdocs.yml нет ни одной страницы вида {kind}: впишите {path} сами.")
    lines.insert(last + 1, f"{indent}{_quoted(title)}: {path}")
    return "\n".join(lines)


def _quoted(title: str) -> str:
    return title if _PLAIN.fullmatch(title) else json.dumps(title, ensure_ascii=False)


def with_source(index: str, siglum: str, title: str) -> str:
    """The page of all sources with a section for one more, before the page's last section."""
    section = (
        f"## {title}\n\n"
        "ЗАГОТОВКА: два предложения — что это за текст и что от него осталось.\n\n"
        f"[Весь текст]({siglum}/text.md) · [Запись об источнике и все исправления]({siglum}.md)\n\n"
    )
    start = index.rfind("\n## ") + 1
    return f"{index[:start]}{section}{index[start:]}" if start else f"{index.rstrip()}\n\n{section}"
