"""Who must do what in Big Shot, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.material import MOST_MONEY
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _what_for(narrator: Narrator, facts: Facts) -> str:
    """What the die decides."""
    return "lead" if facts["for_lead"] else "broker"


def _what_can_be_said(narrator: Narrator, facts: Facts) -> str:
    """Whether a bid is possible, the first or a higher one, and of more than one amount; or only after a loan."""
    lowest, highest = facts["lowest"], facts["highest"]
    if highest < lowest:
        return "loan" if facts["purses"] and lowest <= MOST_MONEY else "pass"
    kind = "first" if lowest == 1 else "raise"
    return kind if highest > lowest else f"{kind}.only"


def _how_many(narrator: Narrator, facts: Facts) -> str:
    return "" if sum(facts["cubes"]) > 1 else "last"


PROMPTS: Final = Sentences(
    "BigShotPrompt",
    {
        #: What a player must do now: an invitation, the player's name first
        "roll-die.lead": QT_TRANSLATE_NOOP("BigShotPrompt", "{roller}: roll the die for the lead."),
        "roll-die.broker": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{roller}: roll the die to move the broker."
        ),
        "consider-loan": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: take a loan before the auction, or go without."
        ),
        #: {lowest} is an amount of money
        "speak.first": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: bid {lowest} or more, or pass."
        ),
        "speak.first.only": QT_TRANSLATE_NOOP("BigShotPrompt", "{player}: bid {lowest} or pass."),
        "speak.raise": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: raise to {lowest} or more, or pass."
        ),
        "speak.raise.only": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: raise to {lowest} or pass."
        ),
        #: There is not enough cash for a bid
        "speak.loan": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: too little cash for {lowest}; take a loan first, or pass."
        ),
        "speak.pass": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: no higher bid is possible, so pass."
        ),
        "choose-purse": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: choose the colour that pays {amount}."
        ),
        #: {cubes} is a list of cubes such as "2 red, 1 black"
        "place-cube": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: place the cubes from the auction ({cubes})."
        ),
        "place-cube.last": QT_TRANSLATE_NOOP(
            "BigShotPrompt", "{player}: place the last cube ({cubes})."
        ),
    },
    variants={
        "roll-die": _what_for,
        "speak": _what_can_be_said,
        "place-cube": _how_many,
    },
)
