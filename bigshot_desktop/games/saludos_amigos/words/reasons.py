"""What the expectations of Saludos Amigos' bots are made of, by the codes of their terms."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

REASONS: Final = Sentences(
    "SaludosReason",
    {
        # money
        #: A part of what a bot expects, in a list; its amount stands beside it
        "share": QT_TRANSLATE_NOOP("SaludosReason", "Own share, {million} of {worth}"),
        "leader": QT_TRANSLATE_NOOP(
            "SaludosReason", "{player}, the closest to winning, gets {million}"
        ),
        "rivals": QT_TRANSLATE_NOOP("SaludosReason", "The other rivals get {million}"),
        "left-out": QT_TRANSLATE_NOOP(
            "SaludosReason", "Being left out while others share {million}"
        ),
        #: The chance to win counts already what the turn is likely to bring; this is what one gives up of it
        "otherwise": QT_TRANSLATE_NOOP("SaludosReason", "What the turn promised until now"),
        # cards
        #: {cards} is how many, {points} is the sum of their values
        "cards": QT_TRANSLATE_NOOP(
            "SaludosReason", "Councillors spent ({cards}, worth {points} in all)"
        ),
        #: {chance} is a percentage
        "council": QT_TRANSLATE_NOOP(
            "SaludosReason", "A council that the opposition wins ({chance}%)"
        ),
        "strength": QT_TRANSLATE_NOOP(
            "SaludosReason", "Strength after another roll (now {strength})"
        ),
        #: In the council: {million} is the own share with another split, {held} the one there is
        "new-split": QT_TRANSLATE_NOOP(
            "SaludosReason", "Another split, own share {million} (until now {held})"
        ),
        # what others will do
        #: {chance} is a percentage: how likely it is that all accept
        "refusal": QT_TRANSLATE_NOOP(
            "SaludosReason", "{player} may refuse {million} (agreement {chance}%)"
        ),
        #: {chance} is a percentage: how likely it is that others outbid or overthrow the coalition
        "fall": QT_TRANSLATE_NOOP(
            "SaludosReason", "The coalition may not last ({chance}%), {mug} against {biscuit}"
        ),
        #: What the rest of the negotiation may bring, while no coalition stands
        "talk": QT_TRANSLATE_NOOP("SaludosReason", "What the others may still agree on"),
        "deal": QT_TRANSLATE_NOOP("SaludosReason", "Rather a deal than none"),
    },
)
