"""Words decided by their old form alone, before any letter changes: closed lists, word for word."""

from __future__ import annotations

import re

from edition.orthography import dictionary
from edition.orthography.casing import HYPHENS, Bare, Outcome, bare, by_parts, carry
from edition.orthography.letters import LETTERS

# The old spelling tells «все» (= всё) from «всѣ» (= все), «чемъ» (о чём) from «чѣмъ» (чем):
# the ё is proven as long as the old form is in view, and only then.
_PROVEN_YO = {
    "чемъ": "чёмъ",
    "немъ": "нёмъ",
    "всемъ": "всёмъ",
    "причемъ": "причёмъ",
    "почемъ": "почёмъ",
    "нипочемъ": "нипочёмъ",
    # with ѣ they would be forms of «ѣсть»: «подъѣмъ», «заѣмъ»
    "подъемъ": "подъёмъ",
    "объемъ": "объёмъ",
    "съемъ": "съёмъ",
    "заемъ": "заёмъ",
    "наемъ": "наёмъ",
    # «сѣлъ», «осѣлъ», «мѣлъ», «смѣлъ», «слѣзъ» are other words
    "селъ": "сёлъ",
    "оселъ": "осёлъ",
    "мелъ": "мёлъ",
    "смелъ": "смёлъ",
    "слезъ": "слёзъ",
    "семъ": "сёмъ",
}
_ALL = re.compile(f"все(?=$|[{HYPHENS}](?:таки|же|жъ|ж|то|ли|ль|бы|бъ|б|равно|еще|ещё)$)")

# ѣ read as ё: the whole list that grammars of the time give. The forms are written out where other
# forms of the word keep е («звѣзда», «цвѣла»).
_YAT_YO = re.compile(
    "звѣ(?=зд(?:н|очк|очек|(?:ъ|амъ|ами|ахъ)$))"
    "|^гнѣ(?=зд(?:ышк|(?:ъ|амъ|ами|ахъ)$))"
    "|^сѣ(?=дл(?:амъ|ами|ахъ)$|делъ$)"
    "|^о?сѣ(?=дл(?:ан|ыва))"
    "|(?:^|об|изоб|пріоб)рѣ(?=лъ$)"
    "|(?:^|ра[сз]|от|за|про|пере|до|по|об)цвѣ(?=лъ$)"
    "|надѣ(?=ван)"
    "|запечатлѣ(?=н(?:ъ|н[аоыі].*)$)"
    "|^смѣ(?=т(?:к|окъ))"
    "|^вѣ(?=ш(?:к|екъ))"
    "|^издѣ(?=в(?:к|окъ))"
)
# Plural «звёзды», genitive singular «звезды»: one old form, only the sentence tells.
_YAT_YO_OPEN = frozenset({"звѣзды", "гнѣзда", "сѣдла"})

_FEMININE = {
    "онѣ": "они",
    "однѣ": "одни",
    "однѣхъ": "однихъ",
    "однѣмъ": "однимъ",
    "однѣми": "одними",
}
_HER = {"ея": "её", "нея": "неё"}


def proven_yo(form: str) -> Outcome:
    """«Все» of the old spelling is «всё», «о чемъ» is «о чём»; «все-российскій» is no such word."""
    whole = bare(form)
    if _ALL.match(whole.letters):
        return Outcome(carry(form, "всё" + whole.letters[len("все") :]))
    return by_parts(form, _proven_in_part)


def _proven_in_part(word: Bare) -> Outcome:
    letters = word.letters
    if letters.endswith("ье") and _is_nominative_alone(letters):
        return Outcome(letters[:-1] + "ё")
    return Outcome(_PROVEN_YO.get(letters, letters))


def _is_nominative_alone(letters: str) -> bool:
    """«Ружье» is «ружьё»: «о ружьѣ» has ѣ. «Счастье» has no ё in any case."""
    found = dictionary.readings(letters.translate(LETTERS))
    with_yo = [reading for reading in found if reading.spelling.endswith("ё")]
    without = [reading for reading in found if not reading.spelling.endswith("ё")]
    return bool(with_yo) and all("loct" in reading.grammemes for reading in without)


def yat_yo(word: Bare) -> Outcome:
    """«Расцвѣлъ» → «расцвёлъ»; «звѣзды», plural or genitive, is flagged and left to YAT."""
    if "ѣ" not in word.letters:
        return Outcome(word.letters)
    if word.letters in _YAT_YO_OPEN:
        return Outcome(word.letters, ("unsure:YAT-YO",))
    return Outcome(_YAT_YO.sub(lambda match: match[0][:-1] + "ё", word.letters))


def feminine_pronoun(word: Bare) -> Outcome:
    """«Онѣ» → «они», «однѣхъ» → «однихъ»; whole words only."""
    return Outcome(_FEMININE.get(word.letters, word.letters))


def her(word: Bare) -> Outcome:
    """«Ея» → «её», «нея» → «неё»; whole words only."""
    return Outcome(_HER.get(word.letters, word.letters))
