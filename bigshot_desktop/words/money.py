"""Sums of money, in whole millions of dollars."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bigshot_desktop.words.marks import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences, Translate, english

Money = Callable[[int], str]
"""How a sum is written."""

MONEY: Final = Sentences(
    "Money",
    {
        #: A sum of money: {number} whole millions of dollars
        "sum": QT_TRANSLATE_NOOP("Money", "${number}M"),
        #: A debt or a loss: {number} whole millions of dollars
        "debt": QT_TRANSLATE_NOOP("Money", "-${number}M"),
    },
)


def money_in(translate: Translate, number: Callable[[int], str] = str) -> Money:
    """Sums in a language; the window writes their numbers with its locale."""

    def write(amount: int) -> str:
        text = MONEY.text("debt" if amount < 0 else "sum", translate)
        return text.format(number=number(abs(amount)))

    return write


dollars: Final = money_in(english)
"""Sums in English: $4M, -$10M."""
