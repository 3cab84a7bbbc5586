"""Numbers as Russian writes them: shares, large numbers, dates, numbers of deals."""

from __future__ import annotations

from datetime import date

from edition.pages.markup import NO_BREAK, WORD_JOINER, counted

MONTHS = (
    "января",
    "февраля",
    "марта",
    "апреля",
    "мая",
    "июня",
    "июля",
    "августа",
    "сентября",
    "октября",
    "ноября",
    "декабря",
)
_GROUPED = 10_000


def whole(number: int) -> str:
    """«9999», «10 000»: digits in threes from five on."""
    return f"{number:,}".replace(",", NO_BREAK) if number >= _GROUPED else str(number)


def whole_counted(number: int, one: str, few: str, many: str) -> str:
    """«1 расклад», «9999 раскладов», «10 000 раскладов»: such a number with its noun in the right form."""
    return counted(number, one, few, many).replace(str(number), whole(number), 1)


def tenths(share: float) -> str:
    """A share in per cent without the sign: «20,2»; some are never written «0,0», nor most «100,0»."""
    shown = _tenths(share)
    if shown == "0,0":
        return "0" if share == 0 else "менее" + NO_BREAK + "0,1"
    if shown == "100,0":
        return "100" if share == 1 else "более" + NO_BREAK + "99,9"
    return shown


def percent(share: float) -> str:
    """«20,2 %»."""
    return f"{tenths(share)}{NO_BREAK}%"


def between(low: float, high: float) -> str:
    """An interval of shares: «19,5–21,0 %»; its ends are rounded, «0» and «100» are exact."""
    return f"{_end(low)}–{WORD_JOINER}{_end(high)}{NO_BREAK}%"


def day(iso: str) -> str:
    """«30 ноября 2026 года», of a date as ISO 8601 writes it."""
    when = date.fromisoformat(iso)
    return f"{when.day}{NO_BREAK}{MONTHS[when.month - 1]} {when.year}{NO_BREAK}года"


def _end(share: float) -> str:
    return f"{share * 100:.0f}" if share in (0, 1) else _tenths(share)


def _tenths(share: float) -> str:
    # A half is rounded up, as readers do; the float may lie a hair below it.
    return f"{share * 100 + 1e-9:.1f}".replace(".", ",")
