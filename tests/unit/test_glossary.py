"""The glossary: its file, the recognition of terms in either spelling, the concordance, its page."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import lxml.html
import pytest
import rasklad
from edition import witness as editions
from edition.exports.glossary import glossary_json
from edition.glossary import CardFigure, GlossaryError, Occurrence, Recogniser, Term, Use, concordance, read
from edition.orthography import modernise_token
from edition.orthography.dictionary import lexemes
from edition.orthography.words import split_words
from edition.pages import glossary as glossary_page
from edition.pages.glossary import glossary_parts
from edition.pages.keyword import keyword_line
from edition.witness import Token

from tests.conftest import ROOT


def term(*words: str, **more: tuple[str, ...]) -> Term:
    plain = Term(id=words[0].split()[0], ru=words[0], en="x", fr="x", says="Слово.", words=words)
    return dataclasses.replace(plain, **more)  # type: ignore[arg-type]  # the lists of a term alone


def tokens(old: str) -> tuple[Token, ...]:
    """A text in the old spelling as tokens of an edition."""
    made = []
    for kind, piece in split_words(old):
        modern, steps, flags = modernise_token(piece) if kind == "word" else (piece, (), ())
        made.append(Token("l1.t1", kind, piece, piece, modern, ((0, 0),), steps=steps, flags=flags))
    return tuple(made)


def found(text: str, *terms: Term, clause: str = "kniga.igra.1") -> list[str]:
    """The uses in a text of the old spelling, as it spells them."""
    pieces = tokens(text)
    uses = Recogniser(terms).in_clause(pieces, clause)
    return ["".join(token.corrected for token in pieces[use.start : use.end]) for use in uses]


@pytest.mark.parametrize(
    ("words", "text", "expected"),
    [
        # every case and number, from the dictionary form
        ("талон", "изъ талона въ талонъ", ["талона", "талонъ"]),
        # fleeting vowels
        ("дорожка", "отъ этихъ дорожекъ", ["дорожекъ"]),
        ("колодец", "карта колодца", ["колодца"]),
        # old letters and old endings
        ("внешняя карта", "однѣ внѣшнія карты", ["внѣшнія карты"]),
        ("пустое место", "закрываютъ пустыя мѣста", ["пустыя мѣста"]),
        ("основание", "на второе основаніе", ["основаніе"]),
        # short forms of adjectives and participles
        ("годна для игры", "карты годны для игры", ["годны для игры"]),
        ("перевернуть", "ряды перевернуты", ["перевернуты"]),
        # ё and е are one letter
        ("пасьянс сошёлся", "пасьянсъ сошелся", ["пасьянсъ сошелся"]),
        # a capital letter begins a sentence, not another word
        ("талон", "Талонъ берутъ", ["Талонъ"]),
    ],
)
def test_a_term_is_found_in_whatever_form_it_stands(words: str, text: str, expected: list[str]) -> None:
    assert found(text, term(words)) == expected


def test_a_phrase_may_be_parted_by_quotation_marks_and_by_nothing_else() -> None:
    central = term("центральный ряд")
    assert found("восемь «центральныхъ» рядовъ", central) == ["центральныхъ» рядовъ"]
    assert found("центральный, рядъ", central) == []
    assert found("центральный (рядъ)", central) == []
    assert found("центральный новый рядъ", central) == []


def test_the_longest_phrase_is_taken_and_no_word_belongs_to_two_terms() -> None:
    row, base = term("ряд"), term("базовый ряд")
    assert found("въ базовый рядъ и рядъ", row, base) == ["базовый рядъ", "рядъ"]
    assert found("рядъ базовый", row, base) == ["рядъ"]


def test_an_exception_holds_for_its_exact_words_alone() -> None:
    row = term("ряд", excepted=("лежат рядом",))
    assert found("карты лежатъ рядомъ", row) == []
    assert found("надъ рядомъ", row) == ["рядомъ"]


@pytest.mark.parametrize(
    ("restriction", "clause", "expected"),
    [
        ({"only": ("kniga",)}, "kniga.igra.1", True),
        ({"only": ("kniga.igra",)}, "kniga.drugaya.1", False),
        ({"only": ("kniga.igra.1",)}, "kniga.igra.12", False),
        ({"only": ("kniga",)}, "knigapervaya.igra.1", False),
        ({"never": ("kniga.igra",)}, "kniga.igra.1", False),
        ({"only": ("kniga",), "never": ("kniga.igra.2",)}, "kniga.igra.1", True),
    ],
)
def test_a_word_means_this_only_where_it_is_said_to(
    restriction: dict[str, tuple[str, ...]], clause: str, expected: bool
) -> None:
    assert bool(found("диванъ", term("диван", **restriction), clause=clause)) is expected


def test_what_the_edition_deletes_is_no_word_of_the_text() -> None:
    pieces = list(tokens("талонъ"))
    pieces[0] = Token("l1.t1", "word", "талонъ", "", "", ((0, 6),))
    assert Recogniser([term("талон")]).in_clause(pieces, "kniga.igra.1") == ()


def test_the_concordance_has_every_word_of_a_term_that_stands_in_the_clauses() -> None:
    """Told apart by a plain search: each word of the clauses that may be a form of a term's one word."""
    told = concordance()
    single = {
        word: each
        for each in told.terms
        for word in each.words
        if " " not in word and not each.excepted and not each.only and not each.never
    }
    assert len(single) > 20
    covered = {
        (use.clause, place)
        for uses in told.uses.values()
        for use in uses
        for one in use.occurrences
        for place in range(one.start, one.end)
    }
    missed = [
        (segment.clause, token.modern)
        for siglum in editions.sigla()
        for segment in editions.load(siglum).clauses()
        for place, token in enumerate(segment.tokens)
        if token.kind == "word" and token.corrected and lexemes(token.modern.lower()) & single.keys()
        if (segment.clause, place) not in covered
    ]
    assert missed == []


def test_every_use_is_of_a_clause_and_of_the_games_that_it_is_law_for() -> None:
    told = concordance()
    for uses in told.uses.values():
        assert len({use.clause for use in uses}) == len(uses)
        for use in uses:
            assert use.games == tuple(one for one in rasklad.games() if use.clause in rasklad.game(one).law)
            assert all(one.end <= len(use.segment.tokens) for one in use.occurrences)


def test_a_term_without_a_use_is_of_the_field_and_no_other_is() -> None:
    told = concordance()
    assert {each.id for each in told.terms if each.field} == {
        name for name, uses in told.uses.items() if not uses
    }
    assert len(told.terms) - sum(each.field for each in told.terms) >= 40


GOLDEN = ROOT / "tests/golden/concordance"


@pytest.mark.parametrize("name", ["maryazh", "podval", "tsentralnyj-ryad", "osnovanie-masti", "dorozhka"])
def test_the_concordance_is_as_a_person_has_read_it(name: str) -> None:
    lines = [
        f"{use.clause}\t{re.sub('</?b>', '|', keyword_line(use.segment.tokens, one, 'corrected'))}"
        f"\t{re.sub('</?b>', '|', keyword_line(use.segment.tokens, one, 'modern'))}"
        for use in concordance().uses[name]
        for one in use.occurrences
    ]
    assert lines == (GOLDEN / f"{name}.tsv").read_text("utf-8").splitlines()


def test_a_line_of_the_concordance_leaves_words_whole_and_says_where_it_was_cut() -> None:
    pieces = tokens("Однѣ двѣ три четыре пять шесть семь восемь девять десять талонъ одиннадцать")
    (use,) = Recogniser([term("талон")]).in_clause(pieces, "kniga.igra.1")
    assert keyword_line(pieces, use, "modern") == (
        "…четыре пять шесть семь восемь девять десять <b>талон</b> одиннадцать"
    )


def entries() -> dict[str, lxml.html.HtmlElement]:
    parts = glossary_parts("../")
    heads = {index: part.attributes["id"] for index, part in enumerate(parts) if part.tag == "h3"}
    return {
        name: lxml.html.fromstring(f"<div>{parts[index + 1].html}</div>") for index, name in heads.items()
    }


def words_of(use: Use, one: Occurrence, form: str) -> str:
    return " ".join(
        "".join(getattr(token, form) for token in use.segment.tokens[one.start : one.end]).split()
    )


def test_the_page_has_every_term_by_the_alphabet_with_its_clauses_in_both_spellings() -> None:
    shown = entries()
    told = concordance()
    assert set(shown) == {each.id for each in told.terms}
    by_id = {each.id: each.ru.replace("ё", "е").replace(" ", "") for each in told.terms}
    assert [by_id[name] for name in shown] == sorted(by_id.values())
    for name, html in shown.items():
        links = [link.get("href").split("#")[1] for link in html.iter("a") if "clause-ref" in link.classes]
        assert links == [use.clause for use in told.uses[name]]
        lines = [
            (line.get("lang"), line.find("b").text_content())
            for line in html.iter("span")
            if "kwic" in line.classes
        ]
        expected = [
            (code, words_of(use, one, form))
            for use in told.uses[name]
            for one in use.occurrences
            for form, code in (("corrected", "ru-petr1708"), ("modern", "ru-luna1918"))
            if code == "ru-luna1918" or use.witness.language == "ru-petr1708"
        ]
        assert lines == expected


def test_every_figure_says_what_it_shows() -> None:
    told = {each.id: each for each in read()}
    drawn = 0
    for name, html in entries().items():
        pictures = list(html.iter("svg"))
        assert len(pictures) == (told[name].figure is not None)
        for picture in pictures:
            drawn += 1
            assert picture.get("role") == "img"
            assert picture.get("aria-label")
            assert len(picture), "nothing is drawn"
            figure = told[name].figure
            plain = isinstance(figure, CardFigure) and "*" not in str(figure.piles)
            assert plain or any("picked" in (one.get("class") or "") for one in picture.iter())
    assert drawn > 50


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "glossary.toml"
    file.write_text(text, "utf-8")
    return file


ENTRY = '[talon]\nru = "талон"\nen = "talon"\nfr = "talon"\nsays = "Пачка."\nwords = ["талон"]\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (ENTRY + ENTRY, "это не TOML"),
        (ENTRY.replace('en = "talon"\n', ""), r":1: «talon»: нет поля en"),
        ("# словарь\n\n" + ENTRY + 'pole = "?"\n', r":3: «talon»: неизвестно поле pole"),
        (ENTRY.replace("[talon]", "[Талон]"), "это не TOML|строчными латинскими"),
        (ENTRY.replace('["талон"]', '"талон"'), "поле words — список слов"),
        (ENTRY.replace('"Пачка."', "1"), "поле says — слова в кавычках"),
        (ENTRY + 'field = "да"\n', "поле field — true или ничего"),
        (ENTRY + 'figure = { cards = "8S" }\n', "рисунок не понят"),
        ('ru = "талон"\n' + ENTRY, "слово стоит вне записи"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place_and_what_to_do(
    text: str, says: str, tmp_path: Path
) -> None:
    with pytest.raises(GlossaryError, match=says) as fault:
        read(written(tmp_path, text))
    assert str(fault.value).startswith(str(tmp_path))


def test_no_file_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(GlossaryError, match="нет файла словаря"):
        read(tmp_path / "glossary.toml")


def test_the_data_tell_what_the_page_tells_and_the_page_about_the_data_names_every_field() -> None:
    told = concordance()
    data = json.loads(glossary_json([editions.load(siglum) for siglum in editions.sigla()]))
    assert [one["id"] for one in data["terms"]] == sorted(each.id for each in told.terms)
    for one in data["terms"]:
        uses = told.uses[one["id"]]
        assert [use["clause"] for use in one["uses"]] == [use.clause for use in uses]
        assert [use["times"] for use in one["uses"]] == [len(use.occurrences) for use in uses]
    (talon,) = (one for one in data["terms"] if one["id"] == "talon")
    assert (talon["old"], talon["en"]) == ("талонъ", "talon")
    assert {"corrected": "талонѣ", "modern": "талоне"} in [
        word for use in talon["uses"] for word in use["words"]
    ]
    page = (ROOT / "docs/data.md").read_text("utf-8").partition("**Словарь**")[2].partition("\n\n")[0]
    fields = {field for one in data["terms"] for field in one} | {
        field for use in talon["uses"] for field in use
    }
    assert fields - set(re.findall(r"`(\w+)`", page)) == set()


def test_of_a_withdrawn_text_the_clauses_are_named_and_no_word_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken = [
        dataclasses.replace(one, header=dataclasses.replace(one.header, withdrawn=one.header.withdrawable))
        for one in map(editions.load, editions.sigla())
    ]
    data = json.loads(glossary_json(taken))
    (cellar,) = (one for one in data["terms"] if one["id"] == "podval")
    assert len(cellar["uses"]) == 4
    assert not any("words" in use for use in cellar["uses"])
    by_siglum = {one.siglum: one for one in taken}
    monkeypatch.setattr(glossary_page, "witness_of", by_siglum.__getitem__)
    shown = entries()["podval"]
    assert len([link for link in shown.iter("a") if "clause-ref" in link.classes]) == 4
    assert not [line for line in shown.iter("span") if "kwic" in line.classes]
