"""What holds of every word and text: steps chain, case and everything between words is kept."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise

import pymorphy3
from edition.orthography import fold, modernise_text, modernise_word, rules, split_words
from hypothesis import given
from hypothesis import strategies as st

OLD_LETTERS = "абвгдежзиійклмнопрстуфхцчшщъыьѣэюяѳѵёї"
ENDINGS = ["аго", "яго", "ыя", "ія", "іяся", "агося", "ъ", "ь", "ѣ", "ія", "ею", ""]
PREFIXES = ["без", "раз", "воз", "из", "чрез", "не", "об", "съ", ""]

old_words = st.builds(
    lambda prefix, stem, ending: (prefix + stem + ending) or "ъ",
    st.sampled_from(PREFIXES),
    st.text(OLD_LETTERS, max_size=8),
    st.sampled_from(ENDINGS),
)
cased_words = st.builds(
    lambda word, case: case(word),
    old_words,
    st.sampled_from([str.lower, str.capitalize, str.upper, str.swapcase]),
)
tokens = st.lists(cased_words, min_size=1, max_size=3).map("-".join)
texts = st.text(
    st.sampled_from([*"аѣъіяокшщго", *"АѢЪІ", *" \n\r\t.,-—[]()5Iv'’_", "\u0301", "\u00a0", "\u00ad"])
)


@lru_cache(maxsize=1)
def dictionary_sample() -> list[str]:
    """2,000 forms of the modern dictionary, the same each time."""
    forms = sorted(
        {entry[0] for entry in pymorphy3.MorphAnalyzer(lang="ru").dictionary.iter_known_words("по")}
    )
    return random.Random(24).sample(forms, 2000)  # noqa: S311 — a sample, not a secret


@given(tokens)
def test_steps_lead_from_the_old_form_to_the_modern_one(token: str) -> None:
    modern, steps, _ = modernise_word(token, yo=True)
    forms = [token, *(step.after for step in steps)]
    assert forms[-1] == modern
    assert [step.before for step in steps] == forms[:-1]
    assert all(before != after for before, after in pairwise(forms))


@given(tokens)
def test_each_step_is_the_named_rules_own_work(token: str) -> None:
    for step in modernise_word(token, yo=True).steps:
        assert rules()[step.rule].apply(step.before) == step.after


@given(old_words)
def test_capitals_give_capitals_and_a_title_a_title(word: str) -> None:
    assert modernise_word(word.upper()).modern.isupper() or not word.upper().isupper()
    titled = modernise_word(word.capitalize()).modern
    assert titled[:1] == titled[:1].upper()
    assert titled[1:] == titled[1:].lower()


@given(tokens)
def test_no_old_letter_survives(token: str) -> None:
    assert not set("ѣіѳѵї") & set(modernise_word(token).modern.lower())


@given(tokens)
def test_a_modernised_word_stays_as_it_is(token: str) -> None:
    """Up to ё: «всѣ» gives «все», and «все» alone would read as the old «все», that is «всё»."""
    once = modernise_word(token)
    if not any(flag.startswith("unsure:") for flag in once.flags):
        assert fold(modernise_word(once.modern).modern) == fold(once.modern)


@given(st.sampled_from(dictionary_sample()))
def test_a_modern_word_of_the_dictionary_stays_as_it_is(word: str) -> None:
    assert fold(modernise_word(word).modern) == fold(word)


@given(texts)
def test_everything_between_the_words_is_kept(text: str) -> None:
    old, new = split_words(text), split_words(modernise_text(text))
    assert "".join(piece for _, piece in old) == text
    between = [piece for kind, piece in old if kind != "word"]
    assert between == [piece for kind, piece in new if kind != "word"]


@given(texts)
def test_a_line_has_as_many_tokens_as_before(text: str) -> None:
    for old, new in zip(text.split("\n"), modernise_text(text).split("\n"), strict=True):
        assert len(old.split(" ")) == len(new.split(" "))
