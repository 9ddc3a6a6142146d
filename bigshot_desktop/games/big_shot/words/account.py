"""Fortunes in Big Shot: how money is written, what made up a total, and who could not win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.words.names import two_purses
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


MONEY: Final = Sentences(
    "BigShotMoney",
    {
        #: A sum of money: {number} whole millions of dollars
        "sum": QT_TRANSLATE_NOOP("BigShotMoney", "${number}M"),
        #: A debt or a loss: {number} whole millions of dollars
        "debt": QT_TRANSLATE_NOOP("BigShotMoney", "−${number}M"),
    },
)


def _times(narrator: Narrator, facts: Facts) -> str:
    """How often a park counts the district, and whether its colour must be named."""
    times = {1: "once", 2: "twice"}.get(facts["times"], "more")
    return f"{times}.{purse}" if (purse := two_purses(narrator, facts)) else times


LINES: Final = Sentences(
    "BigShotLine",
    {
        #: A line of the final account; its amount stands beside it
        "district.once": QT_TRANSLATE_NOOP("BigShotLine", "{district}"),
        "district.twice": QT_TRANSLATE_NOOP("BigShotLine", "{district}, doubled by the park"),
        "district.more": QT_TRANSLATE_NOOP("BigShotLine", "{district}, × {times} with both parks"),
        "district.once.purse": QT_TRANSLATE_NOOP("BigShotLine", "{district} ({colour})"),
        "district.twice.purse": QT_TRANSLATE_NOOP(
            "BigShotLine", "{district} ({colour}), doubled by the park"
        ),
        "district.more.purse": QT_TRANSLATE_NOOP(
            "BigShotLine", "{district} ({colour}), × {times} with both parks"
        ),
        "cash": QT_TRANSLATE_NOOP("BigShotLine", "Cash"),
        "cash.purse": QT_TRANSLATE_NOOP("BigShotLine", "Cash ({colour})"),
        #: "Loans, 2 × $10M"
        "loans": QT_TRANSLATE_NOOP("BigShotLine", "Loans, {number} × {debt}"),
        "loans.purse": QT_TRANSLATE_NOOP("BigShotLine", "Loans ({colour}), {number} × {debt}"),
    },
    variants={"district": _times, "cash": two_purses, "loans": two_purses},
)

STANDINGS: Final = Sentences(
    "BigShotStanding",
    {
        #: Fewer than two districts (with each colour, if there are two): the fortune does not count
        "unqualified": QT_TRANSLATE_NOOP(
            "BigShotStanding", "{rank}. {player}: {total}, but too few districts to win"
        ),
        #: Below the place and the total of somebody who could not win
        "short": QT_TRANSLATE_NOOP("BigShotStanding", "too few districts"),
    },
)
