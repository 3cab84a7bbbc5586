"""A play as a link: there, back, and what is wrong said part by part."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rasklad import BadLink, deal, game, games, links, to_text
from rasklad.session import handle

from tests.engine.support import CHOICES, WORKED_36, at, played, random_walk


def ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def opened(**request: object) -> dict[str, Any]:
    return ask(verb="open", board="link", game="krepost-1", **request)


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_a_link_leads_back_to_the_position_it_was_written_for(game_id: str, readings: dict[str, str]) -> None:
    *_, last = random_walk(game_id, 7, readings, 12)
    link = links.write(last)
    again = links.follow(game(game_id), link)
    assert again == last
    assert again.engine.choice == last.engine.choice
    assert again.deal == 7
    assert links.write(again) == link


@pytest.mark.parametrize("game_id", games())
def test_a_written_position_starts_a_play_as_a_deal_does(game_id: str) -> None:
    *_, middle = random_walk(game_id, 3, {}, 9)
    start = at(game_id, to_text(middle))
    link = links.write(start)
    assert link.startswith("1/p")
    assert set(link) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/_:;=!")
    assert links.follow(game(game_id), link) == middle
    assert links.follow(game(game_id), link).deal is None


def test_what_is_not_needed_is_left_out() -> None:
    krepost = deal(game("krepost-1"), 195259)
    assert links.write(krepost) == "1/d195259"
    assert links.write(played(krepost, "R10>FS", "R7>R8")) == "1/d195259//R10-FS.R7-R8"
    well = deal(game("kolodets-36"), 174, {"emptyPlace": "never", "turned": "must"})
    assert links.write(well) == "1/d174/emptyPlace=never"
    assert links.write(at("kolodets-36", WORKED_36)) == (
        "1/pR1:10H;R2:KD;R3:7C;R4:9H;R5:6S;F1:9S;open:AD;waste:QC"
    )
    assert links.write(at("krepost-2", "L1: 3S; direction=up")) == "1/pL1:3S;direction=up"


def test_a_link_that_a_messenger_has_escaped_is_read() -> None:
    position = links.follow(game("krepost-1"), "1%2FpR1%3AJS%3BR2%3AQS%2F%2fR1-R2")
    assert to_text(position) == "R2: QS JS"


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("", "ссылка на партию начинается с версии «1/», а здесь «»"),
        ("2/d1", "ссылка на партию начинается с версии «1/», а здесь «2»"),
        ("1", "ссылка на партию — это 1/расклад/чтения/ходы, а в этой частей 1"),
        ("1/d1///", "ссылка на партию — это 1/расклад/чтения/ходы, а в этой частей 5"),
        ("1/", "расклад в ссылке «» не читается"),
        ("1/d", "расклад в ссылке «d» не читается"),
        ("1/d01", "расклад в ссылке «d01» не читается"),
        ("1/d1000000000", "расклад в ссылке «d1000000000» не читается"),
        ("1/d١", "расклад в ссылке «d١» не читается"),
        ("1/pR1:1S", "расклад в ссылке: столбец 4: карты «1S» нет"),
        ("1/pR1:#QH", "расклад в ссылке «pR1:#QH» не читается"),
        ("1/d1/x", "чтения в ссылке: «x» — не «имя=вариант»"),
        ("1/d1/x=y", "чтения в ссылке: у игры kolodets-36 нет чтения «x»"),
        ("1/d1/turned=x", "чтения в ссылке: у чтения turned нет варианта «x»"),
        ("1/d1/turned=must,turned=must", "чтения в ссылке: turned названо дважды"),
        ("1/d1//R1>R2", "ходы в ссылке, ход 1: «R1>R2» — не ход"),
        ("1/d1//stock-open..", "ходы в ссылке, ход 2: «» — не ход"),
        ("1/d1//stock-R77", "ходы в ссылке, ход 1: места «R77» в игре kolodets-36 нет"),
        ("1/d1//stock-open.stock-open", "ходы в ссылке, ход 2: stock>open"),
        ("1/d1//" + "R1-R2." * 20_000, "ссылка на партию длиннее 100000 знаков"),
    ],
)
def test_what_is_wrong_with_a_link_is_said_part_by_part(link: str, says: str) -> None:
    with pytest.raises(BadLink) as refused:
        links.follow(game("kolodets-36"), link)
    assert str(refused.value).startswith(says)
    answer = ask(verb="open", board="bad", game="kolodets-36", link=link)
    assert list(answer) == ["error"]
    assert answer["error"].startswith(says[:1].upper() + says[1:])


def test_the_session_opens_a_link_and_tells_it() -> None:
    by_link = opened(link="1/d195259//R10-FS.R7-R8", at=1)
    assert by_link == opened(deal=195259, moves=["R10>FS", "R7>R8"], at=1)
    assert (by_link["link"], by_link["start"]) == ("1/d195259//R10-FS", None)
    assert ask(verb="redo", board="link")["link"] == "1/d195259//R10-FS.R7-R8"
    assert ask(verb="restart", board="link")["link"] == "1/d195259"


def test_a_position_is_a_start_of_its_own() -> None:
    start = "R1: JS; R2: QS"
    first = opened(position=start)
    assert (first["deal"], first["start"], first["link"]) == (None, start, "1/pR1:JS;R2:QS")
    after = ask(verb="play", board="link", move="R1>R2")
    assert (after["start"], after["link"]) == (start, "1/pR1:JS;R2:QS//R1-R2")
    assert opened(position=start, moves=["R1>R2"]) == opened(link=after["link"]) == after
    assert ask(verb="undo", board="link") == {**first, "redo": ["R1>R2"]}
    assert ask(verb="redo", board="link") == after
    assert ask(verb="restart", board="link") == {**first, "redo": ["R1>R2"]}
    assert ask(verb="undo", board="link")["error"].startswith("Отменять нечего")


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"link": 7}, "В запросе нет строки «link»."),
        ({"link": "1/d1", "deal": 1}, "Ссылка уже говорит, что открыть; deal с ней не передают."),
        ({"link": "1/d1", "readings": {}, "moves": []}, "Ссылка уже говорит, что открыть; readings, moves с"),
        ({"link": "1/d1", "at": 1}, "Сделано может быть от 0 до 0 ходов, а не 1."),
        ({"position": "R1: JS", "deal": 1}, "Открывают или расклад по номеру, или позицию, а не оба сразу."),
        ({"position": 7}, "В запросе нет строки «position»."),
        ({"position": "R1: XX"}, "Столбец 5: карты «XX» нет"),
    ],
)
def test_a_start_that_says_two_things_is_refused(request_: dict[str, object], says: str) -> None:
    answer = opened(**request_)
    assert set(answer) - {"column"} == {"error"}
    assert answer["error"].startswith(says)


def test_a_card_that_is_taken_on_at_once_is_not_looked_for_where_it_was_laid() -> None:
    """The divan's empty place takes the card just turned: the talon is empty again."""
    start = "FHk: KH; FHa: AH; sultan: KH; D1: 9S; D2: 9H; stock: #5C #7D"
    ask(verb="open", board="sultan", game="sultan", position=start)
    view = ask(verb="play", board="sultan", move="stock>waste")
    assert view["piles"]["waste"] == []
    assert view["history"][0]["card"] is None


@pytest.mark.parametrize("counter", ["dealt=47", "dealt=99"])
def test_a_written_deal_that_has_no_place_left_ends(counter: str) -> None:
    start = f"FS: AS; C68: 7S; stock: #9C #8C; {counter}"
    view = ask(verb="open", board="full", game="labirint", position=start)
    assert view["moves"] == []
    refused = ask(verb="play", board="full", move="deal")["refusal"]
    assert refused["reason"] == "Места на столе кончились."
