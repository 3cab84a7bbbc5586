"""Links to plays: whatever was played can be sent and opened; whatever was mangled is answered in words."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from rasklad import deal, from_text, game, games, legal_moves, links, play, to_text
from rasklad.position import Position
from rasklad.session import handle

from tests.engine.support import CHOICES

choices = st.sampled_from(CHOICES)
deals = st.integers(0, 999_999_999)
steps = st.lists(st.integers(0, 10_000), max_size=40)
#: What a link is written with, and what a careless hand adds to it.
SIGNS = "1/dp0123456789=,.-_:;!+~ACDHJKQRSF%#> \u00a0ё"


def walked(position: Position, picks: list[int]) -> Position:
    for pick in picks:
        moves = legal_moves(position)
        if not moves:
            break
        position = play(position, moves[pick % len(moves)])
    return position


@settings(deadline=None, max_examples=60, derandomize=True)
@given(choices, deals, steps, steps)
def test_every_play_goes_through_its_link(
    choice: tuple[str, dict[str, str]], number: int, before: list[int], after: list[int]
) -> None:
    declared = game(choice[0])
    middle = walked(deal(declared, number, choice[1]), before)
    written = from_text(declared, to_text(middle), choice[1])
    for position in (middle, walked(written, after)):
        again = links.follow(declared, links.write(position))
        assert again == position
        assert links.write(again) == links.write(position)
        answer = json.loads(
            handle(json.dumps({"verb": "open", "board": "l", "game": choice[0], "link": links.write(again)}))
        )
        assert answer["position"] == to_text(position, masked=True)
        assert answer["link"] == links.write(position)


def mangled(link: str, random: Random) -> str:
    """The link with up to four signs changed, added, doubled or lost."""
    signs = list(link)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(signs) + 1)
        match random.randrange(4):
            case 0:
                signs[at : at + 1] = random.choice(SIGNS)
            case 1:
                signs.insert(at, random.choice(SIGNS))
            case 2:
                del signs[at : at + random.randint(1, 5)]
            case _:
                signs[at:at] = signs[at : at + random.randint(1, 12)]
    return "".join(signs)


def test_thousands_of_mangled_links_are_opened_or_answered_in_words() -> None:
    random = Random(20_261_130)  # noqa: S311  (repeatable)
    opened = refused = 0
    for game_id, readings in CHOICES:
        position = walked(deal(game(game_id), 5, readings), [random.randrange(99) for _ in range(6)])
        written = from_text(game(game_id), to_text(position), readings)
        for whole in (links.write(position), links.write(written)):
            for _ in range(10):
                link = mangled(whole, random)
                request = {"verb": "open", "board": "m", "game": game_id, "link": link}
                answer = json.loads(handle(json.dumps(request)))
                if "error" in answer:
                    refused += 1
                    assert answer["error"].endswith(".")
                    assert answer["error"][0].isupper()
                else:
                    opened += 1
                    assert answer["game"] == game_id
    assert refused > 2000
    assert opened > 5
    assert set(games()) == {game_id for game_id, _ in CHOICES}
