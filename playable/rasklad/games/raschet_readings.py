"""The editor's readings of Расчетъ, in the order in which they stand on the page."""

from __future__ import annotations

from typing import Final

from rasklad.game import Reading

READINGS: Final = (
    Reading(
        id="raschet.R1",
        name="bases",
        after="cadogan-24.raschet.1",
        silent="Какой масти туз, двойку, тройку и четвёрку вынуть, не сказано.",
        choice="Любой: берут те, что первыми встретятся в стасованной колоде.",
        why="Масти здесь не соблюдаются (пункт I), так что для игры это безразлично, а из номера расклада "
        "всегда выходят одни и те же основания.",
    ),
    Reading(
        id="raschet.R2",
        name="final",
        after="cadogan-24.raschet.7",
        silent="Можно ли вернуть карту с основания, не сказано.",
        choice="Нельзя.",
        why="Карты берут из колоды и с верха пачек талона; об основаниях сказано только, чем они кончаются. "
        "Иначе карта переходила бы с основания на основание, и счёт ступеней потерял бы смысл.",
    ),
)
