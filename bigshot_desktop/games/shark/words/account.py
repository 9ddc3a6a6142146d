"""Fortunes in Shark: how money is written, what made up a total, and who is out."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

UNIT: Final = 1000
"""Amounts are thousands of FT; they are written in full, as on the bank notes: 4,000 FT."""

MONEY: Final = Sentences(
    "SharkMoney",
    {
        #: A sum of money, such as 12,000 FT (FT is the money of the game)
        "sum": QT_TRANSLATE_NOOP("SharkMoney", "{number} FT"),
        #: A debt or a loss
        "debt": QT_TRANSLATE_NOOP("SharkMoney", "−{number} FT"),
        #: What somebody gains
        "gain": QT_TRANSLATE_NOOP("SharkMoney", "+{number} FT"),
        #: What somebody loses
        "loss": QT_TRANSLATE_NOOP("SharkMoney", "−{number} FT"),
        #: Neither gained nor lost; {number} is 0
        "even": QT_TRANSLATE_NOOP("SharkMoney", "±{number} FT"),
    },
)

LINES: Final = Sentences(
    "SharkLine",
    {
        #: A line of the final account; its amount stands beside it
        "cash": QT_TRANSLATE_NOOP("SharkLine", "Cash"),
        #: "3 red shares at 4,000 FT"
        "shares": QT_TRANSLATE_NOOP("SharkLine", "{some_shares} at {price_each}"),
        "ruined": QT_TRANSLATE_NOOP("SharkLine", "Ruined"),
    },
)

STANDINGS: Final = Sentences(
    "SharkStanding",
    {
        #: A player who could not pay and had to leave the match
        "unqualified": QT_TRANSLATE_NOOP("SharkStanding", "{rank}. {player}: ruined"),
    },
)
