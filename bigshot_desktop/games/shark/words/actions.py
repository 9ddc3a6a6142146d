"""What can be done in Shark, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.rules.actions import Buy, Sell
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.words.sentences import Facts, Sentences

ACTIONS: Final = Sentences(
    "SharkAction",
    {
        #: What a player could do, in a list or on a button: "Begin with a red share"
        "take-share": QT_TRANSLATE_NOOP("SharkAction", "Begin with {a_share}"),
        #: "Buy 3 red shares"
        "buy": QT_TRANSLATE_NOOP("SharkAction", "Buy {some_shares}"),
        "sell": QT_TRANSLATE_NOOP("SharkAction", "Sell {some_shares}"),
        "end-trading": QT_TRANSLATE_NOOP("SharkAction", "Trade no more"),
        #: A trade of several companies in a list: "Sell 1 red share and buy 2 blue shares"
        "swap": QT_TRANSLATE_NOOP("SharkAction", "Sell {sold} and buy {bought}"),
        "buy-several": QT_TRANSLATE_NOOP("SharkAction", "Buy {bought}"),
        "sell-several": QT_TRANSLATE_NOOP("SharkAction", "Sell {sold}"),
        #: "Place a red building on square D7"
        "place": QT_TRANSLATE_NOOP("SharkAction", "Place {a_building} on square {square}"),
        #: To cover a loss: "Hand over 2 red shares and 1 blue share"
        "sell-off": QT_TRANSLATE_NOOP("SharkAction", "Hand over {all_shares}"),
    },
)


def trade_of(deals: Sequence[Any]) -> tuple[str, Facts]:
    """A trade of several deals: its sentence, and the shares that are sold and bought in it."""
    sold, bought = [0] * N_COMPANIES, [0] * N_COMPANIES
    for deal in deals:
        if isinstance(deal, Buy):
            bought[deal.company] += deal.number
        elif isinstance(deal, Sell):
            sold[deal.company] += deal.number
    facts = {"sold": ",".join(map(str, sold)), "bought": ",".join(map(str, bought))}
    if any(sold) and any(bought):
        return "swap", facts
    return "buy-several" if any(bought) else "sell-several", facts
