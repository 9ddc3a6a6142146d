"""What can be done in Shark, in a few words."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

ACTIONS: Final = Sentences(
    "SharkAction",
    {
        #: What a player could do, in a list or on a button: "Begin with a red share"
        "take-share": QT_TRANSLATE_NOOP("SharkAction", "Begin with {a_share}"),
        #: "Buy 3 red shares"
        "buy": QT_TRANSLATE_NOOP("SharkAction", "Buy {some_shares}"),
        "sell": QT_TRANSLATE_NOOP("SharkAction", "Sell {some_shares}"),
        "end-trading": QT_TRANSLATE_NOOP("SharkAction", "Trade no more"),
        #: "Place a red building on square D7"
        "place": QT_TRANSLATE_NOOP("SharkAction", "Place {a_building} on square {square}"),
        #: To cover a loss: "Hand over 2 red shares and 1 blue share"
        "sell-off": QT_TRANSLATE_NOOP("SharkAction", "Hand over {all_shares}"),
    },
)
