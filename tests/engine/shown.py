"""Worked positions of the later games. That no rule is idle is shown by playable/positions."""

from __future__ import annotations

#: Расчетъ: the worked position of the dossier.
WORKED_RASCHET = (
    "B1: AS 2S 3S 4S 5S; B2: 2H 4H 6S 8S 10S; B3: 3H 6D 9H QS; B4: 4D 8H; "
    "T1: KS 6H; T2: JD 2C; T4: 9S KD; waste: QH; stock: #AC"
)
#: Султанъ: the worked position; D1 is filled from the talon once its four has gone.
WORKED_SULTAN = (
    "FCa: KC AC 2C 3C; FCb: KC; FSa: KS AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS; FSb: KS AS 2S 3S 4S 5S 6S 7S; "
    "FDa: KD; FDb: KD AD 2D 3D 4D 5D 6D; FHk: KH; FHa: AH 2H 3H 4H; sultan: KH; D1: 4C; D2: AH; D3: 9S; "
    "D4: QD; D5: 5H; D6: 7D; D7: 2C; D8: AC; waste: JC 10S AD; stock: #3H #5C"
)
#: Часы: the worked position; cards that the dossier leaves open are such as don't matter.
WORKED_CHASY = (
    "H9: 2C 3C 4C; H10: 3H; H11: 4S; H12: 5D; H1: 6C 7C 8C 9C 10C JC QC KC; H2: 7H; H3: 8S; "
    "H4: 9D; H5: 10C; H6: JH; H7: QS; H8: KD AD 2D 3D 4D 5D 6D 7D 8D; P1: 2S 6S AC; P2: 3S 10H 5C; "
    "P3: 5S 8H 4H; P4: 6S 2H 5H; P5: 2S JS 9H; P6: 7S 9S; P7: 3S QD 10S; P8: 5S KS 9D; "
    "P9: 10D 8H KH; P10: JS QD AH; P12: 7S 10D JD; waste: 6H QH; stock: #10H #3H #KS #AS #AS"
)


def grid(text: str) -> str:
    """Return the position of a grid written row by row, ``-`` for an empty place."""
    return "; ".join(
        f"C{row}{column}: {card}"
        for row, line in enumerate(text.split("/"), start=1)
        for column, card in enumerate(line.split(), start=1)
        if card != "-"
    )


#: Монте-Карло: the worked position.
WORKED_MONTE_KARLO = (
    grid("5S 9H KD 2C 2H/9C 5H 3D KS JC/4H 8S 3C QD 10H/4D JD 6H 10S AS") + "; stock: #7D #8D"
)
#: Лабиринт: the worked position.
WORKED_LABIRINT = "FS: AS 2S 3S 4S; FH: AH; FD: AD 2D; FC: AC 2C 3C 4C 5C 6C; " + grid(
    "5S - QH 7C/9H 3D JH 8C/2H KC 4D -/- 8S JS -/- 10D 9C -/- 6S 3H -"
)
#: Two rows are dealt, the two of spades fits.
ROWS_LABIRINT = (
    "FS: AS; FH: AH; FD: AD; FC: AC; "
    + grid("9C 8C 2S 6C 5C 4C 3S KC/9D 8D 7D 6D 5D 4D 3D -")
    + "; stock: #QH #JH #10H #9H #8H #7H #6H #5H #QS"
)
#: All is dealt and nothing fits: the two of spades is blocked.
GRACE_LABIRINT = "FS: AS; FH: AH; FD: AD; FC: AC; " + grid("9C 8C/7C KS/6C KH/4S 2S/5H 3S/9D 8D")
DEALING_LABIRINT = "FS: AS; FH: AH; FD: AD; FC: AC; stock: #7D #KD #3S #2S #9C"
#: Четырнадцать: the worked positions: pairs; no pair, the hand out; four cards that nothing helps.
WORKED_CHETYRNADTSAT = (
    grid("10H 2C 4C 9S KD/7S JS 6D 5H 2H/QC 3H 8D 7D AC/4D 5C 6S JD 9H/AS 9C KC 3D 8C")
    + "; stock: #7D #8D #2S"
)
BLOCKED_CHETYRNADTSAT = "C11: 8S; C14: 10D; C31: 4S; C34: 6H; C22: AD; C55: KH"
FOUR_CHETYRNADTSAT = "C11: 8S; C22: 6H; C34: 10D; C55: 4S"
