"""What the expectations of Big Shot's bots are made of, by the codes of their terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.material import City
from bigshot_desktop.games.big_shot.words.names import two_purses
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _what_doubles(narrator: Narrator, facts: Facts) -> str:
    """Whether it is about a park or about a district beside one, and whether a colour is named."""
    if narrator.setup is None:
        return ""
    city: City = narrator.setup.board
    kind = "by" if city.districts[facts["district"]].is_park else "of"
    return f"{kind}.{purse}" if (purse := two_purses(narrator, facts)) else kind


REASONS: Final = Sentences(
    "BigShotReason",
    {
        #: A part of what a bot expects, in a list; its amount stands beside it
        "district-completed": QT_TRANSLATE_NOOP("BigShotReason", "Completes {the_district}"),
        "district-completed.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "{colour} completes {the_district}"
        ),
        #: "Prospects for the Grand Hotel": how likely it is to be won
        "prospects": QT_TRANSLATE_NOOP("BigShotReason", "Prospects for {the_district}"),
        "prospects.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "Prospects for {the_district} ({colour})"
        ),
        "doubling": QT_TRANSLATE_NOOP("BigShotReason", "Doubling by a park"),
        #: {the_district} is a park: "Doubling by North Park"
        "doubling.by": QT_TRANSLATE_NOOP("BigShotReason", "Doubling by {the_district}"),
        "doubling.by.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "Doubling by {the_district} ({colour})"
        ),
        "doubling.of": QT_TRANSLATE_NOOP("BigShotReason", "A park doubles {the_district}"),
        "doubling.of.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "A park doubles {the_district} ({colour})"
        ),
        #: "Blocks Bea from the Docks"
        "blocking": QT_TRANSLATE_NOOP("BigShotReason", "Blocks {player} from {the_district}"),
        "blocking.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "Blocks {player} from {the_district} ({colour})"
        ),
        "helping": QT_TRANSLATE_NOOP("BigShotReason", "Helps {player} to get {the_district}"),
        "helping.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "Helps {player} to get {the_district} ({colour})"
        ),
        "rival-completed": QT_TRANSLATE_NOOP("BigShotReason", "{player} takes {the_district}"),
        "rival-completed.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "{player} takes {the_district} ({colour})"
        ),
        #: With fewer than two districts nobody can win
        "qualifying": QT_TRANSLATE_NOOP("BigShotReason", "Districts needed to win"),
        "qualifying.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "Districts needed to win ({colour})"
        ),
        #: {price} is what they may cost
        "price": QT_TRANSLATE_NOOP("BigShotReason", "Price of the cubes ({price})"),
        "money-kept": QT_TRANSLATE_NOOP("BigShotReason", "Money for later auctions"),
        "loan-cost": QT_TRANSLATE_NOOP("BigShotReason", "Cost of loan number {number}"),
        "loan-cost.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "Cost of loan number {number} for {colour}"
        ),
        #: The bids that become possible with it
        "loan-allows": QT_TRANSLATE_NOOP("BigShotReason", "What loan number {number} allows"),
        "loan-allows.purse": QT_TRANSLATE_NOOP(
            "BigShotReason", "What loan number {number} allows {colour}"
        ),
        "other-cubes": QT_TRANSLATE_NOOP("BigShotReason", "The other cubes of the plan"),
        #: The chance to win counted already that these cubes would come
        "lot-gone": QT_TRANSLATE_NOOP("BigShotReason", "These cubes are no longer to come"),
        "final": QT_TRANSLATE_NOOP("BigShotReason", "The final account"),
        #: {price} is a guess
        "rival-pays": QT_TRANSLATE_NOOP(
            "BigShotReason", "{player} would pay {price} for the cubes"
        ),
    },
    variants={
        "district-completed": two_purses,
        "prospects": two_purses,
        "doubling": _what_doubles,
        "blocking": two_purses,
        "helping": two_purses,
        "rival-completed": two_purses,
        "qualifying": two_purses,
        "loan-cost": two_purses,
        "loan-allows": two_purses,
    },
)
