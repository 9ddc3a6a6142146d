"""What can be chosen before a match of Big Shot."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

OPTIONS: Final = Sentences(
    "BigShotOption",
    {
        "hidden-money": QT_TRANSLATE_NOOP("BigShotOption", "Hidden money"),
        "hidden-money.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "Is everyone’s money hidden from the others?"
        ),
        #: Hidden money
        "hidden-money=no": QT_TRANSLATE_NOOP("BigShotOption", "No"),
        "hidden-money=no.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "All the money lies open on the table."
        ),
        #: Hidden money
        "hidden-money=yes": QT_TRANSLATE_NOOP("BigShotOption", "Yes"),
        "hidden-money=yes.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "Players see their own money only; a good memory knows the rest."
        ),
        "loans": QT_TRANSLATE_NOOP("BigShotOption", "Loans"),
        "loans.why": QT_TRANSLATE_NOOP("BigShotOption", "When does the bank lend money?"),
        #: Loans
        "loans=during": QT_TRANSLATE_NOOP("BigShotOption", "During the auction"),
        "loans=during.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "Once a round, whenever it is the player’s turn to bid."
        ),
        #: Loans
        "loans=before": QT_TRANSLATE_NOOP("BigShotOption", "Before the auction"),
        "loans=before.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "Everyone decides in turn before the first bid; after that, no loans."
        ),
        "overbids": QT_TRANSLATE_NOOP("BigShotOption", "Bids above one’s cash"),
        "overbids.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "May players bid more than they can pay?"
        ),
        #: Bids above one’s cash
        "overbids=strict": QT_TRANSLATE_NOOP("BigShotOption", "Refused"),
        "overbids=strict.why": QT_TRANSLATE_NOOP(
            "BigShotOption", "Nobody can bid more than the cash in hand."
        ),
        #: Bids above one’s cash
        "overbids=table-round": QT_TRANSLATE_NOOP(
            "BigShotOption", "Allowed, then checked for the round"
        ),
        "overbids=table-round.why": QT_TRANSLATE_NOOP(
            "BigShotOption",
            "Whoever wins and cannot pay shows all their money, the auction starts again, and their "
            "bids are checked for the rest of the round.",
        ),
        #: Bids above one’s cash
        "overbids=table-game": QT_TRANSLATE_NOOP(
            "BigShotOption", "Allowed, then checked for the match"
        ),
        "overbids=table-game.why": QT_TRANSLATE_NOOP(
            "BigShotOption",
            "Whoever wins and cannot pay shows all their money, the auction starts again, and from "
            "then on their money lies open and their bids are checked.",
        ),
    },
)
