"""What a player of Big Shot did last, in a few words: on their card, where their name stands already."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.words.names import two_purses
from bigshot_desktop.words.sentences import Sentences

DEEDS: Final = Sentences(
    "BigShotDeed",
    {
        #: What somebody did, on their card: "Rolled 6 to see who begins"
        "lead-rolled": QT_TRANSLATE_NOOP("BigShotDeed", "Rolled {pips}"),
        "broker-moved": QT_TRANSLATE_NOOP("BigShotDeed", "Rolled {pips}: field {field}"),
        #: {amount} is what the loan pays out
        "loan-taken": QT_TRANSLATE_NOOP("BigShotDeed", "Loan: {amount}"),
        "loan-taken.purse": QT_TRANSLATE_NOOP("BigShotDeed", "Loan for {colour}: {amount}"),
        "loan-declined": QT_TRANSLATE_NOOP("BigShotDeed", "No loan"),
        "bid-made": QT_TRANSLATE_NOOP("BigShotDeed", "Bid: {amount}"),
        "passed": QT_TRANSLATE_NOOP("BigShotDeed", "Passed"),
        "overbid": QT_TRANSLATE_NOOP("BigShotDeed", "Cannot pay {amount}"),
        "money-shown": QT_TRANSLATE_NOOP("BigShotDeed", "Showed all money: {cash}"),
        "lot-won": QT_TRANSLATE_NOOP("BigShotDeed", "Won the auction: {amount}"),
        "lot-won.purse": QT_TRANSLATE_NOOP(
            "BigShotDeed", "Won the auction: {amount} from {colour}"
        ),
        "lot-free": QT_TRANSLATE_NOOP("BigShotDeed", "Got the cubes for nothing"),
        #: {colour} of a cube, and where it went
        "cube-placed": QT_TRANSLATE_NOOP("BigShotDeed", "{colour}: {district}"),
        "round-began": QT_TRANSLATE_NOOP("BigShotDeed", "Leads round {round}"),
    },
    variants={"loan-taken": two_purses, "lot-won": two_purses},
)
