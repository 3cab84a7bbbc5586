"""Words decided by their old form alone, before any letter changes: closed lists, word for word."""

from __future__ import annotations

import re

from edition.orthography.casing import HYPHENS, Bare, Outcome, by_parts

# The old spelling tells «все» (= всё) from «всѣ» (= все), «чемъ» (о чём) from «чѣмъ» (чем):
# the ё is proven as long as the old form is in view, and only then.
_PROVEN_YO = {
    "чемъ": "чёмъ",
    "немъ": "нёмъ",
    "всемъ": "всёмъ",
    "причемъ": "причёмъ",
    "почемъ": "почёмъ",
    "нипочемъ": "нипочёмъ",
}
_ALL = re.compile(
    f"все(?=$|[{HYPHENS}](?:таки|же|жъ|ж|то|ли|ль|бы|бъ|б|равно|еще|ещё)$)",
    re.IGNORECASE,
)

# ѣ read as ё: the whole list that grammars of the time give. The forms are written out where other
# forms of the word keep е («звѣзда», «цвѣла»).
_YAT_YO = re.compile(
    "^(?P<head>(?:созв|зв))ѣ(?=зд(?:ъ|амъ|ами|ахъ|очк[аиуѣ]|очкой|очкою|очекъ|очный|ный)$)"
    "|^гнѣ(?=зд(?:ъ|амъ|ами|ахъ|ышк[оаиу]|ышко[мй]ъ?)$)"
    "|^сѣ(?=дл(?:амъ|ами|ахъ)$|делъ$)"
    "|(?:^об|^изоб|^пріоб|^преоб)рѣ(?=лъ$)"
    "|^(?:рас|от|за|про|пере|до|по|об|с)?цвѣ(?=лъ$)"
    "|^(?:не)?надѣ(?=ван(?:ъ|а|о|ы|ный|ная|ное|ныя|ные|ную|наго|ныхъ|нымъ|ной|номъ|ному|ными|ною)$)"
    "|^(?:не)?запечатлѣ(?=н(?:ъ|ный|ная|ное|ныя|ные|ную|наго|ныхъ|нымъ|ной|номъ|ному|ными|ною)$)"
    "|^смѣ(?=т(?:к[аиуѣ]|кой|кою|окъ|ками|камъ|кахъ)$)"
)
# Plural «звёзды», genitive singular «звезды»: one old form, only the sentence tells.
_YAT_YO_OPEN = frozenset({"звѣзды", "гнѣзда", "сѣдла", "созвѣзды"})

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
    pieces = _ALL.match(form)
    if pieces:
        letter = "Ё" if form[:3].isupper() else "ё"
        return Outcome(form[:2] + letter + form[3:])
    return by_parts(form, lambda word: Outcome(_PROVEN_YO.get(word.letters, word.letters)))


def yat_yo(word: Bare) -> Outcome:
    if "ѣ" not in word.letters:
        return Outcome(word.letters)
    if word.letters in _YAT_YO_OPEN:
        return Outcome(word.letters, ("unsure:YAT-YO",))
    return Outcome(_YAT_YO.sub(lambda match: match[0][:-1] + "ё", word.letters))


def feminine_pronoun(word: Bare) -> Outcome:
    return Outcome(_FEMININE.get(word.letters, word.letters))


def her(word: Bare) -> Outcome:
    return Outcome(_HER.get(word.letters, word.letters))
