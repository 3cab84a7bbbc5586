"""A token as HTML, in the old column and in the new one: marks on the letters, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from edition.orthography import modernise_word
from edition.pages.letters import Run, marked_letters
from edition.pages.markup import text
from edition.pages.terms import NO_TERMS, MarkedTerms
from edition.witness import Token

NOTE_TITLE = "Знак сноски; её текст в источнике не сохранился"


def old_words(tokens: Sequence[Token], terms: MarkedTerms = NO_TERMS) -> str:
    """The old column of a witness in the old orthography: the corrected text, marked."""
    return _line(tokens, _old_word, terms, main=True).strip()


def new_words(tokens: Sequence[Token], terms: MarkedTerms = NO_TERMS) -> str:
    """The new column: the modern text. A note's mark stands in the old column only."""
    return _bound(_line(tokens, _new_word, terms, main=False))


def received_words(tokens: Sequence[Token], terms: MarkedTerms = NO_TERMS) -> str:
    """The left column of a modern witness: the text as received."""
    return _line(tokens, _received_word, terms, main=False).strip()


def mended_words(tokens: Sequence[Token], terms: MarkedTerms = NO_TERMS) -> str:
    """The right column of a modern witness: the text as the edition gives it."""
    return _bound(_line(tokens, _mended_word, terms, main=True))


def _line(
    tokens: Sequence[Token], word: Callable[[Token, bool], str], terms: MarkedTerms, *, main: bool
) -> str:
    """All tokens of a column, each by `word`, which is told whether the word may be a stop of the Tab key."""
    linked = terms.linked_places()
    pieces = [word(token, place not in linked) for place, token in enumerate(tokens)]
    return terms.joined(pieces, stops=main)


def _bound(line: str) -> str:
    """No line of our presentation begins with a dash, and «т. е.» is not torn."""
    return line.strip().replace(" —", "\u00a0—").replace("т. е.", "т.\u00a0е.")


def _old_word(token: Token, stop: bool) -> str:
    if token.kind == "mark":
        return f'<sup class="note-mark" title="{NOTE_TITLE}">{text(token.corrected)}</sup>'
    if token.kind == "space":
        return " " if token.corrected else ""
    old, _ = marked_letters(token.corrected, token.steps)
    return _span(token, _letters(old), main=True, stop=stop)


def _new_word(token: Token, stop: bool) -> str:
    if token.kind == "mark":
        return ""
    if token.kind == "space":
        return " " if token.modern else ""
    _, new = marked_letters(token.corrected, token.steps)
    return _span(token, _letters(new, yo_places(token)), main=False, stop=stop, corrections=False)


def _received_word(token: Token, stop: bool) -> str:
    return _mended(token, token.raw, main=not token.corrected.strip(), stop=stop)


def _mended_word(token: Token, stop: bool) -> str:
    return _mended(token, token.corrected, main=True, stop=stop)


def _mended(token: Token, shown: str, *, main: bool, stop: bool) -> str:
    if shown.isspace():
        return " "
    letters = _letters([(shown, "")], yo_places(token) if shown == token.modern else frozenset())
    return _span(token, letters, main=main, stop=stop) if token.corrections else letters


def yo_places(token: Token) -> frozenset[int]:
    """Which letters «е» of the modern form are «ё» for certain, though the text doesn't show it."""
    if token.kind != "word" or "е" not in token.modern.lower():
        return frozenset()
    shown = modernise_word(token.corrected, yo=True).modern
    if len(shown) != len(token.modern):
        return frozenset()
    pairs = enumerate(zip(token.modern, shown, strict=True))
    return frozenset(place for place, (plain, dotted) in pairs if plain + dotted in {"её", "ЕЁ"})


def _letters(runs: Iterable[Run], yo: frozenset[int] = frozenset()) -> str:
    html, place = "", 0
    for run, mark in runs:
        inside = "".join(
            f'<i class="yo">{letter}</i>' if place + index in yo else text(letter)
            for index, letter in enumerate(run)
        )
        html += f'<i class="{mark}">{inside}</i>' if mark else inside
        place += len(run)
    return html


def word_id(token: Token, code: str) -> str:
    """The id of a marked word on a page; empty if no word of the page shows the change (a space, say)."""
    shown = token.corrected if code == "ru-petr1708" else token.corrected.strip() or token.raw.strip()
    marked = bool(token.steps or token.corrections) and token.kind not in {"space", "mark"}
    return token.id if marked and shown else ""


def _span(token: Token, content: str, *, main: bool, stop: bool, corrections: bool = True) -> str:
    """The element of a changed word; in one of its two columns, the main one, it has its id.

    There it is a stop of the Tab key, unless what it stands in is one.
    """
    mended = token.corrections if corrections else ()
    if not (token.steps or mended) or not content:
        return content
    attributes = [f'class="{"word corrected" if mended else "word"}"']
    if main:
        attributes.append(f'tabindex="0" id="{token.id}"' if stop else f'id="{token.id}"')
    if token.steps:
        steps = " ".join(step.rule for step in token.steps)
        attributes.append(
            f'data-steps="{steps}" data-old="{text(token.corrected)}" data-new="{text(token.modern)}"'
        )
    if mended:
        kinds = " ".join(dict.fromkeys(correction.type for correction in mended))
        sic = " ".join(correction.sic for correction in mended)
        numbers = " ".join(dict.fromkeys(correction.rule for correction in mended if correction.rule))
        attributes.append(
            f"{'' if all(one.cert == 'high' for one in mended) else 'data-unsure '}"
            f'data-rule="{text(numbers)}" data-correction="{kinds}" data-sic="{text(sic)}" '
            f'data-corr="{text(token.corrected)}" '
            f'data-reason="{text("; ".join(correction.reason for correction in mended))}"'
        )
    return f"<span {' '.join(attributes)}>{content}</span>"
