"""The marks on the letters of a changed word follow its steps."""

from __future__ import annotations

from itertools import pairwise

import pytest
from edition.pages.letters import BrokenStepsError, Run, marked_letters
from edition.steps import Step


def shown(runs: list[Run]) -> str:
    """Runs as one line: «внѣшн[ія]» with changed letters in [], dropped ones in ()."""
    frames = {"": "{}", "changed": "[{}]", "dropped": "({})"}
    return "".join(frames[mark].format(run) for run, mark in runs)


@pytest.mark.parametrize(
    ("chain", "old", "new"),
    [
        (["столъ", "стол"], "стол(ъ)", "стол"),
        (["внѣшнія", "внешнія", "внешние"], "вн[ѣ]шн[ія]", "вн[е]шн[ие]"),
        (["основныя", "основные"], "основны[я]", "основны[е]"),
        (["объихъ", "объих"], "объих(ъ)", "объих"),
        (["вѣнѣ", "вене"], "в[ѣ]н[ѣ]", "в[е]н[е]"),
        (["безполезный", "бесполезный"], "бе[з]полезный", "бе[с]полезный"),
        (["однѣ", "одни"], "одн[ѣ]", "одн[и]"),
        (["ея", "её"], "е[я]", "е[ё]"),
    ],
)
def test_only_the_letters_that_changed_are_marked(chain: list[str], old: str, new: str) -> None:
    steps = [Step("RULE", before, after) for before, after in pairwise(chain)]
    old_runs, new_runs = marked_letters(chain[0], steps)
    assert shown(old_runs) == old
    assert shown(new_runs) == new


def test_a_word_without_steps_has_no_marks() -> None:
    assert marked_letters("карты", []) == ([("карты", "")], [("карты", "")])


def test_a_letter_changed_twice_stays_marked_in_both_forms() -> None:
    old, new = marked_letters("аго", [Step("A", "аго", "ого"), Step("B", "ого", "ово")])
    assert shown(old) == "[аг]о"
    assert shown(new) == "[ов]о"


def test_steps_that_do_not_join_are_refused() -> None:
    with pytest.raises(BrokenStepsError, match="лѣсъ"):
        marked_letters("лѣсъ", [Step("A", "лесъ", "лес")])


def test_runs_joined_give_the_two_forms_back() -> None:
    steps = [Step("YAT", "всѣхъ", "всехъ"), Step("ER", "всехъ", "всех")]
    old, new = marked_letters("всѣхъ", steps)
    assert "".join(run for run, _ in old) == "всѣхъ"
    assert "".join(run for run, _ in new) == "всех"
