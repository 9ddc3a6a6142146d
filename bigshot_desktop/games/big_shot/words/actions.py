"""What can be done in Big Shot, in a few words."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.words.names import two_purses
from bigshot_desktop.words.sentences import Sentences

ACTIONS: Final = Sentences(
    "BigShotAction",
    {
        #: What a player could do, in a list or on a button
        "bid": QT_TRANSLATE_NOOP("BigShotAction", "Bid {amount}"),
        "pass": QT_TRANSLATE_NOOP("BigShotAction", "Pass"),
        "borrow": QT_TRANSLATE_NOOP("BigShotAction", "Take a loan"),
        "borrow.purse": QT_TRANSLATE_NOOP("BigShotAction", "Take a loan for {colour}"),
        "decline": QT_TRANSLATE_NOOP("BigShotAction", "Take no loan"),
        #: The purse of this colour pays what was bid
        "pay": QT_TRANSLATE_NOOP("BigShotAction", "Let {colour} pay"),
        #: "Place a red cube in the Grand Hotel"
        "place": QT_TRANSLATE_NOOP("BigShotAction", "Place {a_cube} {in_district}"),
    },
    variants={"borrow": two_purses},
)
