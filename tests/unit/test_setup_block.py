"""How a deal is laid, as the page says it: nouns and stages of the declarations, words of the script."""

from __future__ import annotations

import json
import re

import pytest
import rasklad
from edition.pages.setup import nouns_of, setup_html

from tests.conftest import ROOT
from tests.unit.test_board import run_node

GAMES = rasklad.games()
SAID = {
    "krepost-1": ["В колоде 52 карты", "10 рядов по 5–6 карт", "Пока без карт: 4 основания"],
    "kosynka": [
        "В колоде 52 карты",
        "7 стопок по 1–7 карт",
        "Колода: 24 карты",
        "Пока без карт: 4 основания",
    ],
    "sultan": [
        "В колоде 104 карты",
        "8 оснований по 1 карте, султан: 1 карта",
        "8 мест дивана по 1 карте",
        "Колода: 87 карт",
    ],
    "monte-karlo": ["В колоде 52 карты", "20 мест по 1 карте", "Стопка: 32 карты"],
}


def block_of(game_id: str) -> dict[str, object]:
    game = rasklad.game(game_id)
    found = re.fullmatch(
        r'<script type="application/json" data-setup>(.*)</script>', setup_html(game, game.demonstration)
    )
    assert found
    block: dict[str, object] = json.loads(found[1])
    return block


@pytest.fixture(scope="module")
def said() -> dict[str, list[str]]:
    """The words of each stage of each game's demonstration, as the script makes them."""
    pages = {
        game: {**block_of(game), "spoken": {place.id: place.spoken for place in rasklad.game(game).places}}
        for game in GAMES
    }
    program = """
      import { readFileSync } from "node:fs";
      const { setupOf } = await import(process.argv[1]);
      const { stageWords } = await import(process.argv[2]);
      const { speak } = await import(process.argv[3]);
      const { russian } = await import(process.argv[4]);
      const words = ({ stages, nouns, spoken }) => {
        const named = Object.entries(nouns).flatMap(([forms, places]) => {
          const all = forms.split("|");
          const noun = { ru: all.slice(0, 3), en: all.slice(3) };
          return places.split(" ").map((place) => [place, noun]);
        });
        speak(russian(new Map(Object.entries(spoken).map(([place, name]) => [place, { name, role: "" }]))));
        const setup = setupOf(stages, { nouns: new Map(named), places: Object.keys(spoken) });
        return stages.map((_, at) => stageWords({ setup, at, auto: false }));
      };
      const pages = Object.entries(JSON.parse(readFileSync(0, "utf8")));
      console.log(JSON.stringify(Object.fromEntries(pages.map(([game, page]) => [game, words(page)]))));
    """
    names = ("src/setup.ts", "src/setup_words.ts", "messages/language.ts", "messages/ru/board.ts")
    modules = [(ROOT / "playable/board" / name).as_uri() for name in names]
    result = run_node("--input-type=module", "--eval", program, *modules, stdin=json.dumps(pages))
    assert result.returncode == 0, result.stderr
    words: dict[str, list[str]] = json.loads(result.stdout.replace("\u00a0", " "))
    return words


@pytest.mark.parametrize("game_id", SAID)
def test_each_stage_counts_its_places_and_cards_by_their_nouns(
    said: dict[str, list[str]], game_id: str
) -> None:
    assert said[game_id] == SAID[game_id]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_has_a_noun_and_every_stage_short_russian_words(
    said: dict[str, list[str]], game_id: str
) -> None:
    named = [place for places in nouns_of(rasklad.game(game_id)).values() for place in places.split(" ")]
    assert sorted(named) == sorted(place.id for place in rasklad.game(game_id).places)
    for words in said[game_id]:
        assert re.fullmatch(r"(?:\d|[А-ЯЁ])[а-яё\d –:,]+", words), words
        assert len(words) < 100, words


def test_the_block_is_small() -> None:
    assert max(len(json.dumps(block_of(game), ensure_ascii=False)) for game in GAMES) < 1_500
