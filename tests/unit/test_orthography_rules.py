"""Each rule by its own examples, by what it must leave alone, and by the 120 pairs of the brief."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from edition.orthography import fold, modernise_text, modernise_token, modernise_word, rules
from edition.orthography.lexicon import entries
from edition.orthography.registry import Rule

DATA = Path(__file__).resolve().parent.parent / "data" / "orthography"
# ё that the old form doesn't prove: shown with `yo` only.
SHOWN_WITH_YO_ONLY = {"Ѳедоръ", "трехъэтажный", "чернаго", "разсчетливый"}


def dev_pairs() -> list[tuple[str, str]]:
    with (DATA / "dev_tokens.tsv").open(encoding="utf-8", newline="") as table:
        return [
            (row["old"], row["new"].replace("если бы", "если\u00a0бы"))
            for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]


def involved(old: str, *, yo: bool) -> set[str]:
    result = modernise_word(old, yo=yo)
    kept = {flag.removeprefix("kept:") for flag in result.flags if flag.startswith("kept:")}
    return {step.rule for step in result.steps} | kept


EXAMPLES = [(rule, old, modern) for rule in rules().values() for old, modern in rule.examples]
NEVER = [(rule, old, modern) for rule in rules().values() for old, modern in rule.never]


@pytest.mark.parametrize(("rule", "old", "modern"), EXAMPLES, ids=lambda value: getattr(value, "id", value))
def test_a_rule_has_its_part_in_each_of_its_examples(rule: Rule, old: str, modern: str) -> None:
    yo = rule.id == "YO-SHOW"
    assert modernise_text(old, yo=yo) == modern
    if not rule.id.startswith("KEEP"):
        assert rule.id in involved(old, yo=yo)


@pytest.mark.parametrize(("rule", "old", "modern"), NEVER, ids=lambda value: getattr(value, "id", value))
def test_a_rule_leaves_alone_what_is_not_its_matter(rule: Rule, old: str, modern: str) -> None:
    yo = rule.id == "YO-SHOW"
    assert modernise_text(old, yo=yo) == modern
    assert rule.id not in involved(old, yo=yo)


@pytest.mark.parametrize(("old", "modern"), dev_pairs())
def test_the_pair_holds_exactly_with_yo(old: str, modern: str) -> None:
    assert modernise_text(old, yo=True) == modern


@pytest.mark.parametrize(("old", "modern"), dev_pairs())
def test_the_pair_holds_by_default_and_yo_is_shown_where_the_old_form_proves_it(
    old: str, modern: str
) -> None:
    shown = modernise_text(old)
    assert fold(shown) == fold(modern)
    assert (shown == modern) == (old not in SHOWN_WITH_YO_ONLY)


def test_all_pairs_of_the_brief_are_there() -> None:
    assert len(dev_pairs()) == 120


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.example)
def test_each_row_of_the_word_table_is_true_and_needed(entry: object) -> None:
    old, _, modern = entry.example.partition("→")  # type: ignore[attr-defined]
    result = modernise_word(old)
    assert result.modern == modern
    assert "LEX" in {step.rule for step in result.steps}
    assert entry.reason  # type: ignore[attr-defined]


def test_items_of_the_decree_stand_only_where_they_were_verified() -> None:
    items = {rule.id: rule.decree_item for rule in rules().values() if rule.decree_item}
    assert items == {
        "YAT": 1,
        "FITA": 2,
        "ER": 3,
        "ER-SEP": 3,
        "ER-INNER": 3,
        "I": 4,
        "I-DIAER": 4,
        "I-LATIN": 4,
        "YO": 5,
        "YO-SHOW": 5,
        "PREF-ZS": 6,
        "GEN-AGO": 7,
        "GEN-AGO-HUSH": 7,
        "GEN-YAGO": 7,
    }


def test_each_rule_tells_a_reader_what_it_does() -> None:
    for rule in rules().values():
        assert rule.layer == "orthography"
        assert rule.change
        assert rule.sentence.endswith(".")
        assert rule.history.count(".") >= 2
        assert rule.examples


@pytest.mark.parametrize(
    ("old", "modern", "flag"),
    [
        ("большаго", "большего", "GEN-AGO-HUSH"),
        ("меньшаго", "меньшего", "GEN-AGO-HUSH"),
        ("карія", "карие", "PL-IYA"),
        ("Карія", "Кария", "PL-IYA"),
        ("вездесущія", "вездесущие", "PL-IYA"),
        ("Божія", "Божия", "PL-IYA"),
        ("звѣзды", "звезды", "YAT-YO"),
        ("гнѣзда", "гнезда", "YAT-YO"),
        ("пресвятыя", "пресвятыя", "PL-YYA"),
        ("что-бы", "что\u00a0бы", "HYPH-SPLIT"),
        ("то-же", "то\u00a0же", "HYPH-SPLIT"),
        ("Живаго", "Живаго", "GEN-AGO"),
        ("разкрякался", "раскрякался", "PREF-ZS"),
        ("ІІ", "II", "I-ROMAN"),
        ("бурдымскаго", "бурдымского", "GEN-AGO"),
        ("Исаія", "Исаия", "PL-IYA"),
    ],
)
def test_what_only_a_person_can_decide_is_flagged(old: str, modern: str, flag: str) -> None:
    form, _, flags = modernise_token(old)
    assert form == modern
    assert f"unsure:{flag}" in flags


@pytest.mark.parametrize("old", ["внѣшнія", "картъ", "линія", "разсказъ", "все", "чернаго", "уже", "II"])
def test_a_sure_word_is_not_flagged_as_unsure(old: str) -> None:
    assert not [flag for flag in modernise_token(old)[2] if flag.startswith("unsure:")]


def test_the_same_letters_are_a_name_or_a_word_by_their_case() -> None:
    assert modernise_token("живаго")[0] == "живого"
    assert modernise_token("Живаго")[0] == "Живаго"
    assert modernise_token("Батыя")[0] == "Батыя"


def test_a_prefix_counts_when_an_ending_is_looked_up() -> None:
    form, steps, flags = modernise_token("безсвязныя")
    assert form == "бессвязные"
    assert [step.rule for step in steps] == ["PL-YYA", "PREF-ZS"]
    assert flags == ()


@pytest.mark.parametrize(
    ("old", "modern"),
    [
        ("БЕЗСВЯЗНЫЯ", "БЕССВЯЗНЫЕ"),
        ("НЬЮ-ІОРКЪ", "НЬЮ-ЙОРК"),
        ("ОДНѢХЪ", "ОДНИХ"),
        ("ПрЕкРаСнЫя", "ПрЕкРаСнЫе"),
        ("Разсказъ", "Рассказ"),
        ("КТО-ЖЕ", "КТО\u00a0ЖЕ"),
        ("Все-таки", "Всё-таки"),
        ("Ъ", "Ъ"),
        ("20-ыя", "20-ые"),
        ("прекра́сныя", "прекра́сные"),
        ("кар\u00adтъ", "кар\u00adт"),
        ("д’Артаньянъ", "д’Артаньян"),
    ],
)
def test_case_marks_and_parts_are_kept(old: str, modern: str) -> None:
    assert modernise_token(old)[0] == modern


def test_yo_never_stands_for_yat_outside_its_list() -> None:
    assert modernise_word("сѣлъ", yo=True).modern == "сел"
    assert modernise_word("звѣзды", yo=True).modern == "звезды"
    assert modernise_word("всѣ", yo=True).modern == "все"


def test_a_step_of_the_former_rules_is_named_in_order() -> None:
    form, steps, _ = modernise_token("внѣшнія")
    assert form == "внешние"
    assert [(step.rule, step.before, step.after) for step in steps] == [
        ("YAT", "внѣшнія", "внешнія"),
        ("I", "внешнія", "внешния"),
        ("PL-IYA", "внешния", "внешние"),
    ]
