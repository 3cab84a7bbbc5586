"""The check of the Russian: what it finds, what it lets pass, what its list of words must be like."""

from __future__ import annotations

from pathlib import Path

import pytest
from spelling.check import idle_entries, misspelled, typeset_wrongly, without_yo
from spelling.own_words import OwnWord, WordListError, own_words
from spelling.passages import LEFT_OUT, SEAM, Passage, passages_of_page
from spelling.speller import Speller
from spelling.strings import spoken_passages
from spelling.words import words_of


class Terse(Speller):
    """Suggests nothing: looking for suggestions takes a second a word."""

    def suggestions(self, word: str) -> list[str]:
        return [word]


@pytest.fixture(scope="module")
def speller() -> Speller:
    return Terse()


def said(text: str, language: str = "ru") -> list[Passage]:
    return [Passage("/page/", language, text)]


def unknown(speller: Speller, text: str, language: str = "ru") -> list[str]:
    return [fault.says.split("«")[1].split("»")[0] for fault in misspelled(said(text, language), speller)]


def test_a_misspelling_is_named_with_its_page_context_and_what_was_meant() -> None:
    (fault,) = misspelled(said("На каждом рисунаке видно, как лежат карты."), Speller())
    assert fault.where == "/page/"
    assert "«рисунаке»" in fault.says
    assert "рисунке" in fault.says
    assert "каждом [рисунаке] видно" in fault.context


def test_the_same_misspelling_is_reported_once_with_the_number_of_places(speller: Speller) -> None:
    (fault,) = misspelled([*said("Две картыы."), *said("Ещё картыы.")], speller)
    assert fault.places == 2
    assert "мест: 2" in str(fault)


@pytest.mark.parametrize(
    "right",
    [
        "За́мок и ещё пол‑листа, из-за 36-карточной колоды",
        "1-й, 2-я, 20-х, 5-го",
        "т. е., и т. д., п. 4",
        "«Крѣпость» восходящимъ порядкомъ",  # checked by its modern form
        "решателем, сиглом, тузового",  # our words, declined
        "«ъ» на конце, окончание «-аго»",
        "приставка без- и окончание -ия",
        "слово «грутшы» прочитано как «группы»",  # cited from a source
        f"{LEFT_OUT}ами карт{LEFT_OUT}",  # pieces about a value
    ],
)
def test_what_is_right_passes(speller: Speller, right: str) -> None:
    assert unknown(speller, right) == []


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        ("5-ый ряд", ["5-ый"]),
        ("грутшы карт", ["грутшы"]),  # the source's misreading, used as if it were a word
        ("рядамъи", ["рядамъи"]),
        ("ы карты", ["ы"]),
        ("дорожкаа и тальон", ["дорожкаа", "тальон"]),
    ],
)
def test_what_is_wrong_does_not_pass(speller: Speller, wrong: str, found: list[str]) -> None:
    assert unknown(speller, wrong) == found


def test_the_old_text_itself_is_not_asked(speller: Speller) -> None:
    assert unknown(speller, "грутшы", "ru-petr1708") == []
    assert unknown(speller, "грутшы", "ru-luna1918") == ["грутшы"]


def test_yo_is_wanted_in_our_text_and_not_in_citations() -> None:
    (fault,) = without_yo(said("Положите ее: «положить ее нельзя»."))
    assert fault.says == "«ее»: нужно «её»"
    assert fault.places == 1
    assert not list(without_yo(said("правило «положить ее нельзя»")))
    assert not list(without_yo(said("положить ее нельзя", "ru-luna1918")))
    assert not list(without_yo(said("все карты"))), "«все» and «всё» are two words"


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ('игра "Крепость"', "Т-001"),
        ("карта - туз", "Т-002"),
        ("карта — туз", "Т-003"),
        ("карта—туз", "Т-004"),
        ("и так далее...", "Т-005"),
        ("два\u00a0 пробела", "Т-006"),
        ("карта , туз", "Т-007"),
        ("« карта»", "Т-008"),
        ("карта,туз", "Т-009"),
        ("кaрта", "Т-010"),
        ("сходится 83 %", "Т-011"),
        ("строки 5-7", "Т-012"),
        ("«карта", "Т-013"),
    ],
)
def test_each_rule_of_typography_finds_its_fault(wrong: str, rule: str) -> None:
    assert [fault.says.split()[0] for fault in typeset_wrongly(said(wrong))] == [rule]


def test_well_set_text_has_no_fault() -> None:
    text = f"«Крепость»\u00a0— пасьянс, 83\u00a0% раскладов, 10–12 раз… №\u00a05{SEAM}I, в{SEAM}"
    assert not list(typeset_wrongly(said(text)))


def test_a_page_is_read_as_a_reader_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(
        '<!doctype html><html lang="ru"><head><title>Заголовок</title>'
        '<meta name="description" content="Описание"><script>скрипт</script></head>'
        '<p>кар<i class="changed">т</i>ы <code>код</code> <a>один</a><a>два</a>'
        '<span lang="en">words</span> <s>чтеніе</s><button aria-label="Закрыть"></button></p></html>',
        "utf-8",
    )
    passages = passages_of_page(file, "/page/")
    words = [word.spelling for passage in passages for word in words_of(passage)]
    assert sorted(words) == sorted(["Заголовок", "Описание", "карты", "один", "два", "Закрыть"])
    assert {passage.text for passage in passages if passage.language == "en"} == {"words"}


def test_sentences_of_the_board_and_of_the_engine_are_read() -> None:
    passages = list(spoken_passages())
    places = {passage.where.rpartition(":")[0] for passage in passages}
    assert "playable/board/messages/ru/solver.ts" in places
    assert "playable/board/messages/ru/labels.json" in places
    assert "playable/rasklad/games/krepost_1.py" in places
    assert any(LEFT_OUT in passage.text for passage in passages), "values set in leave gaps"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("решатель\tтермин\t—", "четыре столбца"),
        ("решатель\tвещь\t—\tпочему", "вида «вещь» нет"),
        ("яма\tслово\t—\tа\nбык\tслово\t—\tб", "по алфавиту"),
    ],
)
def test_a_bad_line_of_the_list_is_refused_with_its_number(tmp_path: Path, line: str, complaint: str) -> None:
    file = tmp_path / "words.tsv"
    file.write_text(f"# слово\n{line}\n", "utf-8")
    with pytest.raises(WordListError, match=complaint) as refused:
        own_words(file)
    assert f"words.tsv:{line.count(chr(10)) + 2}" in str(refused.value)


def test_a_model_that_the_dictionary_lacks_is_refused() -> None:
    with pytest.raises(ValueError, match="образца «абвабв» в словаре нет"):
        Speller((OwnWord("решатель", "термин", "абвабв", "почему", 1),))


def test_lines_of_the_list_that_help_nobody_are_named() -> None:
    own = (
        OwnWord("карта", "слово", "", "есть в словаре", 1),
        OwnWord("решатель", "термин", "предатель", "нигде нет", 2),
        OwnWord("сигл", "термин", "план", "есть", 3),
    )
    says = [fault.says for fault in idle_entries(said("сиглом"), Speller(own))]
    assert says == [
        "«карта» есть в словаре: уберите строку",
        "слова «решатель» больше нигде нет: уберите строку",
    ]
