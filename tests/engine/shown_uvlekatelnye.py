"""Worked positions of Косынка, Короли, Основание and the two-pack Колодец."""

from __future__ import annotations

KOSYNKA = (
    "R1: 8S; R2: #2S 9H; R3: #2C #3C 10C; R5: #4C QD; R6: #5C 7D 6C; R7: #8C KS; FS: AS; FH: AH 2H; "
    "stock: #5S #5H #5D #6S #6H #6D; waste: 4D JH 3H"
)
KOROLI = (
    "R1: 9D 3C; R2: QC JD; R3: 8C 4S; R4: 9S 6H; R5: KH 2D; R6: 5S; R7: KC 10S; F1: AS; F2: AH; F3: AD; "
    "F4: AC; F5: AS; F6: AH; F7: AD 2C; F8: AC 2H 3D 4D 5C"
)
OSNOVANIE = "R1: KS 4D 9C 2H 7S; R2: 8H 6D; R3: QC; R4: KH; R5: AC 2D; R6: 5S; stock: #3C #4C; hole: 6C"
KOLODETS_3 = (
    "FS: KS; FH: KH QH; FD: KD; FC: KC QC JC; workW: KS; workN: 5D; workE: 10C; workS: AH; "
    "wallW: JH; wallN: 9S; wallE: QS; wallS: 6D; packet1: 7C; packet2: QD; packet3: 6S; packet4: AC; "
    "packet5: 3H; stock: #2S"
)
BARRED = {"limits": "barred"}
#: The right working place is empty, and so is its wall; the upper one has its wall still.
WITHOUT_A_WALL = "workW: 9H; workN: 5D; workS: JC; wallN: 9S 4H; packet1: 2S 8D; stock: #3S"
