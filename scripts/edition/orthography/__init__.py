"""Orthography: texts in the spelling of before 1918, made modern, every change explained.

``modern`` is computed, never typed: a closed set of rules with permanent ids (``rules()``),
decided by letters, closed lists and a dictionary of modern forms. Morphology, words and
punctuation stay as the source has them.
"""

from edition.orthography.fold import fold
from edition.orthography.modernise import Modernised, modernise_token, modernise_word
from edition.orthography.registry import Rule, rules
from edition.orthography.text import ExplainedWord, explain_text, modernise_text
from edition.orthography.words import split_words, words_with_offsets
from edition.steps import Step

__all__ = [
    "ExplainedWord",
    "Modernised",
    "Rule",
    "Step",
    "explain_text",
    "fold",
    "modernise_text",
    "modernise_token",
    "modernise_word",
    "rules",
    "split_words",
    "words_with_offsets",
]
