"""О-001 … О-010: letters that the orthography of the text doesn't allow where they stand."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from edition.lint.remarks import Mend, Remark
from edition.lint.text import Word
from edition.orthography import dictionary, fold
from edition.orthography.casing import bare, is_capitals
from edition.proofread.shapes import with_decimal_i, with_hard_sign
from edition.proofread.signs import FOREIGN, mended
from edition.proofread.spelling import is_word, wants_decimal_i, wants_hard_sign
from edition.witness import Witness

_CYRILLIC = re.compile("[\u0400-\u04ff-]+")
_LONE_LATIN = re.compile("[aceopxyikABEHKOPT]")
_ABBREVIATION = 5  # letters before a full stop
# «міръ» (the world) alone has і before a consonant
_WRONG_I = re.compile("(?<!^м)(?<!^всем)(?<!^прим)і(?![аеёиоуыэюяѣійѵ])")
_WRONG_HARD_SIGN = re.compile("[аеёийоуыэюяѣіьъ]ъ")
_OLD_LETTER = re.compile(r"[ѣіѳѵ]|(?<=\w)ъ$")
_SOFT_AFTER_HUSH = re.compile("[жчшщ]ь$")
# two words each, told apart by ѣ and е (or by і and и) alone
_PAIRS = frozenset(
    fold(pair)
    for pair in (
        "все",
        "чемъ",
        "немъ",
        "міръ",
        "ѣсть",
        "вести",
        "лечу",
        "пренія",
        "вѣденіе",
        "осѣлъ",
        "смѣло",
    )
)


def check_letters(words: Iterable[Word], witness: Witness) -> Iterator[Remark]:
    """Each word by itself: О-001 … О-006, О-008 … О-010."""
    mapped = {entry.received: entry.corrected for entry in witness.header.characters}
    for word in words:
        if word.is_accepted:
            continue
        yield from _foreign(word, mapped)
        if _CYRILLIC.fullmatch(word.text):
            yield from _old(word) if word.old else _new(word)
            yield from _case(word)


def check_consistency(words: Iterable[Word]) -> Iterator[Remark]:
    """О-007: one word, two spellings. The rarer one is doubted, or both if they are as rare."""
    spellings: dict[str, Counter[str]] = defaultdict(Counter)
    places: dict[str, list[Word]] = defaultdict(list)
    for word in words:
        if word.old and _CYRILLIC.fullmatch(word.text):
            lower = bare(word.text).letters
            spellings[fold(lower)][lower] += 1
            places[lower].append(word)
    for key, forms in spellings.items():
        if len(forms) == 1 or key in _PAIRS:
            continue
        (usual, most), *others = forms.most_common()
        for form, times in others if most > others[0][1] else forms.most_common():
            other = usual if form != usual else others[0][0]
            for word in places[form]:
                if not word.is_accepted:
                    message = f"«{word.text}», а в том же тексте «{other}» (×{forms[other]}; здесь ×{times})"
                    yield Remark(word.line, "О-007", word.text, message)


def _foreign(word: Word, mapped: dict[str, str]) -> Iterator[Remark]:
    text = word.text
    for letter in sorted(set(text) & set(FOREIGN)):
        if not word.old and letter == "ї":
            continue
        ours = FOREIGN[letter]
        mend = Mend("letters", text, mended(text)) if mapped.get(letter) == ours else None
        yield Remark(word.line, "О-001", text, f"«{letter}» вместо «{ours}» в слове «{text}»", mend)
    latin = re.search("[A-Za-z]", text) and re.search("[\u0400-\u04ff]", text)
    if latin or _LONE_LATIN.fullmatch(text):
        shown = "".join(f"[{sign}]" if sign.isascii() and sign.isalpha() else sign for sign in text)
        new = mended(text)
        sure = latin and is_word(new, old=word.old)
        mend = Mend("correction", text, new, reason="латинская буква вместо русской") if sure else None
        yield Remark(word.line, "О-002", text, f"латинская буква в слове «{shown}»", mend)


def _old(word: Word) -> Iterator[Remark]:
    text, letters = word.text, bare(word.text).letters
    abbreviated = word.after == "." and len(text) <= _ABBREVIATION
    if wants_hard_sign(text) and not abbreviated:
        yield _spelling(word, "О-003", f"«{text}»: на конце согласная без «ъ»", with_hard_sign(text))
    if wants_decimal_i(text):
        yield _spelling(word, "О-004", f"«{text}»: перед гласной пишут «і»", with_decimal_i(text))
    if len(letters) > 1 and _WRONG_I.search(letters):
        yield Remark(word.line, "О-005", text, f"«{text}»: «і» стоит не перед гласной")
    if _WRONG_HARD_SIGN.search(letters):
        yield Remark(word.line, "О-006", text, f"«{text}»: «ъ» стоит не после согласной")


def _spelling(word: Word, number: str, message: str, new: str) -> Remark:
    reason = "потерян «ъ»" if number == "О-003" else "«и» вместо «і»"
    mend = Mend("correction", word.text, new, reason=reason) if is_word(new, old=True) else None
    return Remark(word.line, number, word.text, message, mend)


def _new(word: Word) -> Iterator[Remark]:
    letters = bare(word.text).letters
    if _OLD_LETTER.search(letters):
        yield Remark(
            word.line, "О-008", word.text, f"«{word.text}»: старая буква, а текст в новой орфографии"
        )
    if _SOFT_AFTER_HUSH.search(letters) and not dictionary.is_known(letters):
        if dictionary.is_known(letters[:-1]):
            message = f"«{word.text}»: лишний мягкий знак, есть «{letters[:-1]}»"
            yield Remark(word.line, "О-010", word.text, message)
    elif (
        re.search("[жчшщ]$", letters)
        and not dictionary.is_known(letters)
        and dictionary.is_known(letters + "ь")
    ):
        message = f"«{word.text}»: нет мягкого знака, есть «{letters}ь»"
        yield Remark(word.line, "О-010", word.text, message)


def _case(word: Word) -> Iterator[Remark]:
    text = word.text
    for part in text.split("-"):
        if not (part.islower() or is_capitals(part) or part[1:].islower() or len(part) <= 1):
            mend = None
            if "-" not in text and is_word(text.lower(), old=word.old):
                new = text.lower() if text[0].islower() else text.capitalize()
                mend = Mend("correction", text, new, reason="прописные внутри слова")
            yield Remark(word.line, "О-009", text, f"«{text}»: прописные внутри слова", mend)
            return
