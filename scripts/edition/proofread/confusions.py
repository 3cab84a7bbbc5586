"""Which letters scanned print is misread as, and the words that a misread word may have been.

The weights are ours: the lower, the more alike two letters look in print. The confusions found in the book
that `cadogan-24` is from are in the table; the rest follows from the shapes of Cyrillic type.
"""

from __future__ import annotations

from collections.abc import Iterator

DEAREST = 1.4
"""A word further away than that is another word."""
ANY_LETTER = 1.2
"""The weight of a letter that is lost, added or replaced without looking alike."""

TWINS = 0.4
"""The weight of letters that are taken for each other most readily."""
SHORT = 4
"""Words of so many letters have neighbours by mere chance."""

_ALIKE = {
    TWINS: "н=п н=и п=и ып>ьш тш>пп ыо>ью ьг>ы іь>ѣ ии=ш иш=пи",
    0.6: "ш=щ е=с с=о ъ=ь й=и ц=п л=п ѣ=ъ ѣ=е г=і н=я ы=м іо=ю ьі=ы іі=й лі=м",
    0.8: "т=г л=д м=т б=т в=н к=н а=о о=е з=э ж=к х=к р=г ч=н ѳ=о ѳ=е я=л ф=ѳ 3=з 0=о 6=б 1=і l=і",
}


def _table() -> dict[str, list[tuple[str, float]]]:
    table: dict[str, list[tuple[str, float]]] = {}
    for weight, pairs in _ALIKE.items():
        for pair in pairs.split():
            one_way = ">" in pair
            read, meant = pair.split(">" if one_way else "=")
            table.setdefault(read, []).append((meant, weight))
            if not one_way:
                table.setdefault(meant, []).append((read, weight))
    return table


ALIKE = _table()
"""What was read → what may have been meant, with the weight."""
_LONGEST = max(map(len, ALIKE))
_LETTERS = "абвгдежзиійклмнопрстуфхцчшщъыьѣэюяѳё"


def look_alikes(word: str) -> Iterator[tuple[str, float]]:
    """Lower-case words that look like this one but for one place, with the weight of the difference."""
    for start in range(len(word)):
        for end in range(start + 1, min(start + _LONGEST, len(word)) + 1):
            for meant, weight in ALIKE.get(word[start:end], ()):
                yield word[:start] + meant + word[end:], weight


def neighbours(word: str) -> Iterator[tuple[str, float]]:
    """Words one letter away, whatever the letter."""
    for place in range(len(word) + 1):
        for letter in _LETTERS:
            yield word[:place] + letter + word[place:], ANY_LETTER
            if place < len(word) and letter != word[place]:
                yield word[:place] + letter + word[place + 1 :], ANY_LETTER
        if place < len(word):
            yield word[:place] + word[place + 1 :], ANY_LETTER


def readings(word: str) -> dict[str, float]:
    """All words that this one may be a misreading of: two confusions at most, or one letter of any kind."""
    found: dict[str, float] = {}

    def offer(candidate: str, weight: float) -> None:
        if candidate != word and weight <= DEAREST and weight < found.get(candidate, 2 * DEAREST):
            found[candidate] = weight

    for once, weight in look_alikes(word):
        offer(once, weight)
        for twice, second in look_alikes(once):
            offer(twice, weight + second)
    if len(word) > SHORT:  # of a short word everything is a neighbour
        for candidate, weight in neighbours(word):
            offer(candidate, weight)
    return found
