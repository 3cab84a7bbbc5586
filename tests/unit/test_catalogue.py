"""The catalogue: every answer is computed, every game has its card, names lead to their games."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any

import lxml.html
import pytest
import rasklad
from edition import witness as editions
from edition.brief import brief_of
from edition.pages.catalogue import facets as catalogue_facets
from edition.pages.catalogue.damage import damage
from edition.pages.catalogue.facet import Facet, Value
from edition.pages.catalogue.facets import BANDS, FACETS, answers, figures, values_of
from edition.pages.catalogue.form import EXAMPLES, examples_of, form_html
from edition.pages.catalogue.listing import catalogue_html
from edition.pages.catalogue.names import Name, names_index_html, names_of
from edition.pages.catalogue.odds_line import odds_html
from edition.pages.catalogue.rule_facets import QUESTIONS, value_id
from edition.pages.catalogue.sentence import sentence
from edition.pages.errors import PageError
from rasklad.game import Game

from tests.unit.test_board import run_node

GAMES = tuple(rasklad.game(game_id) for game_id in rasklad.games())
RULES = [facet for facet in FACETS if facet.rule]


def parsed(html: str) -> Any:  # noqa: ANN401 (lxml's own types know less than we do)
    """The element."""
    return lxml.html.fromstring(html)


def of(facet: str, value: str) -> set[str]:
    """The games with that answer."""
    return {game.id for game in GAMES if facet in answers(game) and answers(game)[facet].id == value}


def test_facets_say_what_the_sources_and_rules_say() -> None:
    assert of("decks", "2") == {"chasy", "chetyrnadtsat", "sultan", "kolodets-3", "koroli"}
    assert of("cards", "36") == {"kolodets-36"}
    assert of("redeals", "yes") == {"sultan", "kolodets-3", "kosynka"}
    assert of("visible", "part") == {"kosynka"}
    assert {"krepost-1", "koroli", "labirint"} <= of("visible", "all")
    assert "monte-karlo" in of("visible", "table")
    assert of("spelling", "old") == of("year", "1918") == of("source", "cadogan-24")
    assert of("text", "damaged") == {"chasy", "raschet", "kolodets-3", "osnovanie", "favoritka"}
    assert "sultan" in of("choice", "forced")
    assert "sultan" in of("length", "long")
    assert of("family", "осажденный-замок") == {"krepost-1", "koroli"}


def test_rules_can_be_searched_as_readers_say_them() -> None:
    by_words = {words: set.intersection(*(of(*one) for one in chosen)) for words, chosen in EXAMPLES}
    assert by_words["по масти вниз"] == {"chasy"}
    assert by_words["тузы сразу на столе"] == {"labirint", "koroli", "shedevr"}
    assert by_words["пустое место — только королю"] == {"kosynka"}


@pytest.mark.parametrize("facet", RULES, ids=lambda facet: facet.id)
def test_a_facet_of_the_rules_answers_with_the_statements_own_words(facet: Facet) -> None:
    key, _ = QUESTIONS[facet.id]
    for game in GAMES:
        said = {one.key: one for one in brief_of(game)}.get(key)
        value = answers(game).get(facet.id)
        assert (said is None) == (value is None)
        if said and value:
            assert value.label
            assert value.label in said.short


def test_ids_of_values_fit_an_address_and_tell_values_apart() -> None:
    for facet in FACETS:
        values = values_of(facet, GAMES)
        assert len({value.label for value in values}) == len({value.id for value in values}) == len(values)
        assert all(re.fullmatch(r"[\w-]+", value.id) for value in values), facet.id
    assert value_id(("rank or group", 12)) == "rank-or-group-12"
    assert value_id((4, ("withdrawn", 0)), "foundations.first") == "withdrawn-0"
    assert value_id(("withdrawn", (1, 2, 3, 4))) == "withdrawn-4-cards"


def test_two_answers_with_one_id_stop_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    alike = {game.id: {"made": Value(0, game.names.ru, "same")} for game in GAMES}
    monkeypatch.setattr(catalogue_facets, "answers", lambda game: alike[game.id])
    with pytest.raises(PageError, match=r"same.*игра"):
        values_of(Facet("made", "Выдумка", lambda _: None), GAMES)


def test_a_band_of_odds_holds_the_whole_interval_or_says_that_it_is_not_clear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bands = {name: (least, most) for name, _, least, most in BANDS}
    for game in GAMES:
        found, value = figures(game), answers(game)["odds"].id
        assert found is not None
        limits = found.bounds()
        fitting = [
            name for name, (least, most) in bands.items() if least <= limits.low and limits.high <= most
        ]
        assert value == (fitting[0] if fitting else "unclear")
    monkeypatch.setattr(catalogue_facets, "figures", lambda _: None)
    odds = next(facet for facet in FACETS if facet.id == "odds")
    choice = next(facet for facet in FACETS if facet.id == "choice")
    assert (odds.answer(GAMES[0]) or Value(0, "", "")).id == "none"
    assert choice.answer(GAMES[0]) is None


def test_an_undecided_share_is_said_to_be_at_least_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    known = figures(rasklad.game("krepost-1"))
    assert known is not None
    for unknown in (0, 250):
        made = replace(known, first=1, last=1000, solved=500, unsolvable=500 - unknown, unknown=unknown)
        monkeypatch.setattr("edition.pages.catalogue.odds_line.figures", lambda _, made=made: made)
        html = odds_html(GAMES[0])
        assert "50,0\u00a0%" in html
        assert ("не\u00a0меньше" in html) == bool(unknown)
        assert ('class="least"' in html) == bool(unknown)
        assert "1000\u00a0раскладов" in html
    monkeypatch.setattr("edition.pages.catalogue.odds_line.figures", lambda _: None)
    assert "не измерено" in odds_html(GAMES[0])


def test_every_game_has_one_card_with_its_names_figure_sentence_and_answers() -> None:
    page = parsed(catalogue_html("./"))
    cards = {card.get("data-game"): card for card in page.iter("li") if card.get("data-game")}
    assert set(cards) == set(rasklad.games())
    for game in GAMES:
        card = cards[game.id]
        words = " ".join(card.text_content().split())
        assert (game.names.old or game.names.ru) in words
        assert game.names.ru in words
        assert card.find(".//svg[@role='img']") is not None
        assert card.find(".//h2/a").get("href") == f"./{game.id}/"
        told = dict(pair.split("=", 1) for pair in card.get("data-answers").split(" "))
        assert told == {name: value.id for name, value in answers(game).items()}
        called = json.loads(unescape(card.get("data-names")))
        assert called == list(dict.fromkeys([*(name.name for name in names_of(game)), game.family]))
    order = [editions.load(rasklad.game(game_id).witness).language for game_id in cards]
    assert order == sorted(order, reverse=True), "old texts first"


def test_the_form_is_hidden_without_a_script_and_counts_every_answer() -> None:
    form = parsed(form_html(GAMES))
    assert form.get("hidden") is not None
    boxes = list(form.iter("input"))
    for facet in FACETS:
        values = values_of(facet, GAMES)
        shown = [box.get("value") for box in boxes if box.get("data-facet") == facet.id]
        assert shown in ([], [value.id for value in values])
        if not shown:
            assert len(values) <= 1
    assert (
        next(box for box in boxes if (box.get("data-facet"), box.get("value")) == ("decks", "1")) is not None
    )


def test_an_example_that_no_game_answers_is_not_shown() -> None:
    assert len(examples_of(GAMES)) == len(EXAMPLES)
    assert "по масти вниз" not in dict(examples_of((rasklad.game("monte-karlo"),)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_told_in_one_sentence(game: Game) -> None:
    said = sentence(game)
    assert said.startswith(("Одна колода", "Две колоды"))
    assert said.count(".") == 1
    assert said.endswith(".")
    assert len(said) < 140


def test_damage_is_told_where_the_edition_has_a_gap() -> None:
    assert damage(rasklad.game("krepost-1")) == ""
    assert damage(rasklad.game("chasy")) == "начало утрачено, восстановлено"
    assert damage(rasklad.game("raschet")) == "конец утрачен, восстановлен"


def test_the_index_has_every_name_of_every_game_with_its_source_in_alphabetical_order() -> None:
    index = parsed(names_index_html("../"))
    leads = {
        (entry.find("b").text_content(), link.get("href"), " ".join(link.getnext().text_content().split()))
        for entry in index.iterfind(".//ul[@class='name-list']/li")
        for link in entry.iter("a")
    }
    for game in GAMES:
        for name in names_of(game):
            assert (name.name, f"../{game.id}/", name.source) in leads
    letters = [heading.text for heading in index.iter("h2")]
    assert letters == sorted(letters, key=lambda letter: (not "А" <= letter <= "Я", letter))
    assert len(letters) == len(set(letters))
    # Articles are passed over; either spelling stands under one letter.
    assert {name.letter for name in names_of(rasklad.game("krepost-1"))} == {"К", "F"}


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        *(("The Labyrinth", "L"), ("Labyrinth", "L"), ("Labyrinthe", "L"), ("Les Quatorze", "Q")),
        *(("Le Calcul", "C"), ("La Forteresse", "F"), ("L’Horloge", "H"), ("L'Horloge", "H")),
        *(("Thérèse", "T"), ("Lesage", "L"), ("Лабиринт", "Л"), ("Расчётъ", "Р")),
    ],
)
def test_only_a_whole_article_is_passed_over(name: str, letter: str) -> None:
    assert Name(name, "fr", "", GAMES[0]).letter == letter


def test_the_field_of_names_finds_every_game_by_each_of_its_names() -> None:
    games = [
        {"id": game.id, "answers": [], "names": [name.name for name in names_of(game)]} for game in GAMES
    ]
    asked = [(name, game["id"]) for game in games for name in game["names"]]
    program = (
        'import { nameFound } from "./playable/board/src/catalogue/state.ts";'
        f"const games = {json.dumps(games)}; const asked = {json.dumps(asked)};"
        "console.log(JSON.stringify(asked.filter(([name, id]) => "
        "!games.some(game => game.id === id && nameFound(game, name.toUpperCase()) !== null))));"
    )
    result = run_node("--input-type=module", "--eval", program)
    assert result.returncode == 0, result.stderr
    assert len(asked) > 50
    assert json.loads(result.stdout) == []
