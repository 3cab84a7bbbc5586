"""``play``: a deal played in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad import phrases
from rasklad.cards import is_face_down, russian_text
from rasklad.clauses import short_label
from rasklad.commands.arguments import add_game, dealt
from rasklad.commands.moves import listing
from rasklad.errors import RaskladError
from rasklad.verbs import legal_moves, play, undo, why_not

if TYPE_CHECKING:
    import argparse

    from rasklad.position import Position

HELP: Final = "играть в терминале"
HINT: Final = "Номер хода или «откуда>куда»; о — отменить, в — вернуть, х — выйти."
UNDO: Final = ("о", "u", "undo")
REDO: Final = ("в", "r", "redo")
QUIT: Final = ("х", "q", "quit")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a game and a deal."""
    add_game(parser)
    parser.add_argument("deal", metavar="РАСКЛАД", help="номер от 0 до 999 999 999")


def run(chosen: argparse.Namespace) -> int:
    """Play until the player leaves or the input ends."""
    position = dealt(chosen, chosen.deal)
    undone: list[str] = []
    print(HINT)
    _show(position)
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            return 0
        if answer.lower() in QUIT:
            return 0
        try:
            moved = _step(position, answer, undone)
        except RaskladError as error:
            print(f"{str(error)[:1].upper()}{str(error)[1:]}. {HINT}")
            continue
        if moved is not position:
            position = moved
            _show(position)


def _step(position: Position, answer: str, undone: list[str]) -> Position:
    """Return the position after the player's answer, the same one if nothing moved."""
    if answer.lower() in UNDO:
        former = undo(position)
        undone.append(str(position.move))
        return former
    if answer.lower() in REDO:
        if undone:
            return play(position, undone.pop())
        print("Возвращать нечего.")
        return position
    moves = legal_moves(position)
    if answer.isdecimal():
        number = int(answer)
        if not 1 <= number <= len(moves):
            print(f"Хода №\u00a0{number} нет; их {len(moves)}.")
            return position
        answer = str(moves[number - 1])
    refusal = why_not(position, answer)
    if refusal or answer.partition(">")[2].partition(":")[0] == "":
        print(
            _refused(refusal.say, refusal.reason, refusal.clauses)
            if refusal
            else "Взять можно. Куда положить?"
        )
        return position
    undone.clear()
    return play(position, answer)


def _refused(say: str, reason: str, clauses: tuple[str, ...]) -> str:
    cited = "; ".join(short_label(clause) for clause in clauses)
    return f"{say} — п.\u00a0{cited}. {reason}" if cited else f"{say}. {reason}"


def _show(position: Position) -> None:
    print()
    for place, pile in zip(position.engine.places, position.piles, strict=True):
        hidden = sum(map(is_face_down, pile))
        cards = " ".join(russian_text(card) for card in pile if not is_face_down(card))
        closed = f"закрытых карт: {hidden} " if hidden else ""
        print(f"  {place.id:<6} {place.label:<10} {closed}{cards}".rstrip())
    _, sentence, clauses = phrases.state(position)
    if sentence:
        print(f"{sentence} (п.\u00a0{'; '.join(short_label(clause) for clause in clauses)})")
    else:
        print(listing(position))
