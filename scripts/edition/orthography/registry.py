"""The rules by id: what each does, in what order they apply, and what a reader is told of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from edition.orthography import closed_words, endings, hard_sign, letters, lexicon, particles, prefixes, yo
from edition.orthography.casing import HYPHENS, Outcome, PartRule, by_parts
from edition.orthography.reference import references
from edition.orthography.words import split_words

WordRule = Callable[[str], Outcome]


class _Function(NamedTuple):
    """A rule's function, and the letters without which it has nothing to do (None: no such letters)."""

    apply: WordRule | None
    needs: str | None


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
        trigger: matches every form that the function could change; None if that can't be told by letters.
    """

    id: str
    decree_item: int | None
    change: str
    sentence: str
    history: str
    examples: tuple[tuple[str, str], ...]
    never: tuple[tuple[str, str], ...]
    apply_to_word: WordRule | None
    trigger: re.Pattern[str] | None = None
    layer: Literal["orthography"] = "orthography"

    def outcome(self, form: str) -> Outcome:
        """The rule's function over the words in ``form``; punctuation and note marks stay."""
        if self.apply_to_word is None or (self.trigger and not self.trigger.search(form)):
            return Outcome(form)
        if form.isalpha():  # one word, as most forms are
            return self.apply_to_word(form)
        pieces = split_words(form)
        if len(pieces) == 1:
            return self.apply_to_word(form) if pieces[0][0] == "word" else Outcome(form)
        result = ""
        flags: tuple[str, ...] = ()
        for kind, piece in pieces:
            if kind == "word":
                changed = self.apply_to_word(piece)
                result += changed.letters
                flags += changed.flags
            else:
                result += piece
        return Outcome(result, flags)

    def apply(self, form: str) -> str:
        """Apply the rule: a step of this rule leads from ``before`` to ``apply(before)``."""
        return self.outcome(form).letters


def _parts(rule: PartRule) -> WordRule:
    return lambda form: by_parts(form, rule)


# In the order of application: the old form's secrets first, then ъ, letters, endings, single
# words and prefixes, at last the particles. Rules without a function record a decision to keep.
_FUNCTIONS: Mapping[str, _Function] = MappingProxyType(
    {
        "COMPOSE": _Function(lambda form: Outcome(letters.compose(form)), "\u0306\u0308\u030f"),
        "I-ROMAN": _Function(letters.roman, "І"),
        "YO": _Function(closed_words.proven_yo, "е"),
        "YAT-YO": _Function(_parts(closed_words.yat_yo), "ѣ"),
        "I-SHORT": _Function(_parts(letters.short_i), "і"),
        "PRON-FEM": _Function(_parts(closed_words.feminine_pronoun), "ѣ"),
        "PRON-EYA": _Function(_parts(closed_words.her), "я"),
        "IZHITSA-V": _Function(_parts(letters.izhitsa_v), "ѵ"),
        "ER-SEP": _Function(None, None),
        "ER-Y": _Function(_parts(hard_sign.hard_sign_y), "ъ"),
        "ER-INNER": _Function(_parts(hard_sign.hard_sign_inner), "ъ"),
        "ER": _Function(_parts(hard_sign.hard_sign_final), "ъ"),
        "YAT": _Function(_parts(letters.yat), "ѣ"),
        "I": _Function(_parts(letters.decimal_i), "і"),
        "I-DIAER": _Function(_parts(letters.i_with_dots), "ї"),
        "I-LATIN": _Function(_parts(letters.latin_i), "iï"),
        "FITA": _Function(_parts(letters.fita), "ѳ"),
        "IZHITSA": _Function(_parts(letters.izhitsa), "ѵѷ"),
        "GEN-AGO": _Function(_parts(endings.genitive_ago), "г"),
        "GEN-AGO-HUSH": _Function(_parts(endings.genitive_ago_after_hush), "г"),
        "GEN-YAGO": _Function(_parts(endings.genitive_yago), "г"),
        "PL-YYA": _Function(_parts(endings.plural_yya), "ы"),
        "PL-IYA": _Function(_parts(endings.plural_iya), "я"),
        "IYA-NOUN": _Function(None, None),
        "LEX": _Function(_parts(lexicon.lexeme), None),
        "PREF-ZS": _Function(_parts(prefixes.prefix_zs), "з"),
        "LEX-SIB": _Function(_parts(lexicon.soft_after_hush), "ь"),
        "HYPH-SPLIT": _Function(particles.detach, HYPHENS),
        "YO-SHOW": _Function(_parts(yo.show_yo), "е"),
        "KEEP-MORPH": _Function(None, None),
        "KEEP": _Function(None, None),
    }
)


def _trigger(needs: str | None) -> re.Pattern[str] | None:
    return re.compile(f"[{re.escape(needs + needs.upper())}]") if needs else None


@lru_cache(maxsize=1)
def rules() -> Mapping[str, Rule]:
    """All rules by id, in the order in which they apply."""
    told = references()
    return MappingProxyType(
        {
            rule_id: Rule(
                id=rule_id,
                **told[rule_id]._asdict(),
                apply_to_word=function.apply,
                trigger=_trigger(function.needs),
            )
            for rule_id, function in _FUNCTIONS.items()
        }
    )
