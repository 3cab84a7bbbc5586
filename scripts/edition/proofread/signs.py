"""A letter of another alphabet that stands for one of ours, everywhere: «ђ» for «ѣ», Latin for Cyrillic."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from edition.orthography.casing import is_capitals
from edition.proofread.proposals import Proposal
from edition.proofread.running_text import RunningText

FOREIGN = {"ђ": "ѣ", "Ђ": "Ѣ", "ћ": "ѣ", "Ћ": "Ѣ", "є": "е", "ј": "і", "ї": "і", "ı": "і"}
_LOOK_ALIKE = str.maketrans("aceopxyikABEHKMOPCTXIgun", "асеорхуікАВЕНКМОРСТХІдип")
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_LATIN = re.compile("[A-Za-z]")


def mended(word: str) -> str:
    """The word with each foreign letter replaced by ours, as large as its neighbours."""
    changed = "".join(FOREIGN.get(letter, letter) for letter in word)
    if _CYRILLIC.search(changed) and _LATIN.search(changed):
        changed = changed.translate(_LOOK_ALIKE)
    around = "".join(letter for letter, old in zip(changed, word, strict=True) if letter == old)
    return changed.upper() if changed != word and is_capitals(around) else changed


def with_our_letters(text: RunningText) -> RunningText:
    """The text as the other detectors should see it."""
    return RunningText(
        tuple(
            replace(piece, text=mended(piece.text)) if piece.kind == "word" else piece
            for piece in text.pieces
        )
    )


def check_signs(text: RunningText) -> Iterator[Proposal]:
    """One proposal for each foreign letter, however often it stands there, and one for each exception."""
    places: dict[tuple[str, str], list[int]] = {}
    for index in text.words:
        word = text.pieces[index].text
        for letter, ours in zip(word, mended(word), strict=True):
            if letter != ours:
                places.setdefault((letter, ours), []).append(index)
    for (letter, ours), indices in places.items():
        first = indices[0]
        regular = FOREIGN.get(letter) == ours
        if regular and len(indices) > 1:
            reason = f"буквы «{letter}» в русском письме нет; она стоит вместо «{ours}», всего {len(indices)}"
            yield Proposal(text.pieces[first].line, first, letter, ours, "sign", reason, "high")
            continue
        for index in dict.fromkeys(indices):
            word = text.pieces[index].text
            reason = f"«{letter}» вместо «{ours}»: чужая буква"
            if ours == FOREIGN.get(letter, "").upper() != FOREIGN.get(letter):
                reason = f"«{letter}» вместо «{ours}»: слово набрано прописными"
            yield Proposal(text.pieces[index].line, index, word, mended(word), "sign", reason, "high")
