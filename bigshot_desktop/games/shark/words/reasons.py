"""What the expectations of Shark's bots are made of, by the codes of their terms."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

REASONS: Final = Sentences(
    "SharkReason",
    {
        # a building
        #: A part of what a bot expects, in a list; its amount stands beside it
        "bonus": QT_TRANSLATE_NOOP("SharkReason", "Bonus for {a_building}"),
        #: "Gain on 3 red shares (value +2)"
        "dividends": QT_TRANSLATE_NOOP("SharkReason", "Gain on {these_shares} (value +{rise})"),
        "rival-dividends": QT_TRANSLATE_NOOP(
            "SharkReason", "{player} gains on {these_shares} (value +{rise})"
        ),
        "own-fall": QT_TRANSLATE_NOOP("SharkReason", "Loss on {these_shares} (value −{fall})"),
        "damage": QT_TRANSLATE_NOOP("SharkReason", "The fall of {company} costs {player} money"),
        "ruin": QT_TRANSLATE_NOOP("SharkReason", "The fall of {company} ruins {player}"),
        # what may follow
        #: {chance} is a percentage
        "risk": QT_TRANSLATE_NOOP("SharkReason", "Risk of a fall for {these_shares} ({chance}%)"),
        "growth": QT_TRANSLATE_NOOP("SharkReason", "Possible growth for {these_shares}"),
        #: Until the bot has its next turn
        "rival-round": QT_TRANSLATE_NOOP("SharkReason", "{player} may gain in the meantime"),
        "prospects": QT_TRANSLATE_NOOP("SharkReason", "Prospects of {company} until the end"),
        "cash": QT_TRANSLATE_NOOP("SharkReason", "Cash for later"),
        "chances": QT_TRANSLATE_NOOP("SharkReason", "Next purchase of shares ({company})"),
        "final": QT_TRANSLATE_NOOP("SharkReason", "The match ends"),
        # deals
        #: The bot buys and sells nothing
        "no-deal": QT_TRANSLATE_NOOP("SharkReason", "No deal"),
        "price": QT_TRANSLATE_NOOP("SharkReason", "Price for {these_shares}"),
        "bought": QT_TRANSLATE_NOOP("SharkReason", "Value received ({these_shares})"),
        "proceeds": QT_TRANSLATE_NOOP("SharkReason", "Proceeds for {these_shares}"),
        "sold": QT_TRANSLATE_NOOP("SharkReason", "Value given away ({these_shares})"),
        "own-roll": QT_TRANSLATE_NOOP("SharkReason", "The next building to place"),
        #: Shares that must be handed over for half their value, for want of cash
        "shortage": QT_TRANSLATE_NOOP("SharkReason", "Danger of forced sales"),
        "half-price": QT_TRANSLATE_NOOP("SharkReason", "{these_shares} for half the value"),
        "start": QT_TRANSLATE_NOOP("SharkReason", "Expectations of {company}"),
    },
)
