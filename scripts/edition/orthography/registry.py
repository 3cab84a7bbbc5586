"""The rules by id: what each does, in what order they apply, and what a reader is told of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from edition.orthography import closed_words, endings, hard_sign, letters, lexicon, particles, prefixes, yo
from edition.orthography.casing import Outcome, PartRule, by_parts
from edition.orthography.reference import REFERENCE
from edition.orthography.words import split_words

WordRule = Callable[[str], Outcome]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the new spelling.

    Attributes:
        id: permanent, used in steps, links and page anchors.
        decree_item: item of the decree of 23 December 1917, verified against its text; None if the
            decree doesn't speak of it or the item couldn't be verified.
        change: the change in signs, «ѣ → е».
        sentence: what the rule does, one Russian sentence.
        history: where it comes from, two Russian sentences.
        examples: pairs old → modern that the rule has a part in.
        never: words, in modern spelling where it differs, that the rule must leave alone.
        apply_to_word: the rule's function on one word; None for a decision to keep.
    """

    id: str
    decree_item: int | None
    change: str
    sentence: str
    history: str
    examples: tuple[tuple[str, str], ...]
    never: tuple[tuple[str, str], ...]
    apply_to_word: WordRule | None
    layer: Literal["orthography"] = "orthography"

    def outcome(self, form: str) -> Outcome:
        """The rule's function over the words in ``form``; punctuation and note marks stay."""
        if self.apply_to_word is None:
            return Outcome(form)
        pieces = split_words(form)
        if len(pieces) == 1:
            return self.apply_to_word(form) if pieces[0][0] == "word" else Outcome(form)
        result, flags = "", ()
        for kind, piece in pieces:
            if kind == "word":
                changed = self.apply_to_word(piece)
                result += changed.letters
                flags += changed.flags
            else:
                result += piece
        return Outcome(result, flags)

    def apply(self, form: str) -> str:
        """What the rule makes of ``form``: a step of this rule is ``before → apply(before)``."""
        return self.outcome(form).letters


def _parts(rule: PartRule) -> WordRule:
    return lambda form: by_parts(form, rule)


# In the order of application: the old form's secrets first, then ъ, letters, endings, single
# words and prefixes, at last the particles. Rules without a function record a decision to keep.
_FUNCTIONS: Mapping[str, WordRule | None] = MappingProxyType(
    {
        "COMPOSE": lambda form: Outcome(letters.compose(form)),
        "I-ROMAN": letters.roman,
        "YO": closed_words.proven_yo,
        "YAT-YO": _parts(closed_words.yat_yo),
        "I-SHORT": _parts(letters.short_i),
        "PRON-FEM": _parts(closed_words.feminine_pronoun),
        "PRON-EYA": _parts(closed_words.her),
        "IZHITSA-V": _parts(letters.izhitsa_v),
        "ER-SEP": None,
        "ER-Y": _parts(hard_sign.hard_sign_y),
        "ER-INNER": _parts(hard_sign.hard_sign_inner),
        "ER": _parts(hard_sign.hard_sign_final),
        "YAT": _parts(letters.yat),
        "I": _parts(letters.decimal_i),
        "I-DIAER": _parts(letters.i_with_dots),
        "I-LATIN": _parts(letters.latin_i),
        "FITA": _parts(letters.fita),
        "IZHITSA": _parts(letters.izhitsa),
        "GEN-AGO": _parts(endings.genitive_ago),
        "GEN-AGO-HUSH": _parts(endings.genitive_ago_after_hush),
        "GEN-YAGO": _parts(endings.genitive_yago),
        "PL-YYA": _parts(endings.plural_yya),
        "PL-IYA": _parts(endings.plural_iya),
        "IYA-NOUN": None,
        "LEX": _parts(lexicon.lexeme),
        "PREF-ZS": _parts(prefixes.prefix_zs),
        "LEX-SIB": _parts(lexicon.soft_after_hush),
        "HYPH-SPLIT": particles.detach,
        "YO-SHOW": _parts(yo.show_yo),
        "KEEP-MORPH": None,
        "KEEP": None,
    }
)


@lru_cache(maxsize=1)
def rules() -> Mapping[str, Rule]:
    """All rules by id, in the order in which they apply."""
    return MappingProxyType(
        {
            rule_id: Rule(
                id=rule_id,
                decree_item=REFERENCE[rule_id].decree_item,
                change=REFERENCE[rule_id].change,
                sentence=REFERENCE[rule_id].sentence,
                history=REFERENCE[rule_id].history,
                examples=REFERENCE[rule_id].examples,
                never=REFERENCE[rule_id].never,
                apply_to_word=function,
            )
            for rule_id, function in _FUNCTIONS.items()
        }
    )
