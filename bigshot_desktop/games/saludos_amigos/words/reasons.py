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
        # cards
        #: "Councillors to draw (own hand +1, others +3)"
        "draw": QT_TRANSLATE_NOOP(
            "SaludosReason", "Councillors to draw (own hand +{cards}, others +{others})"
        ),
        #: {cards} is how many, {points} is the sum of their values
        "cards": QT_TRANSLATE_NOOP(
            "SaludosReason", "Councillors spent ({cards}, worth {points} in all)"
        ),
        "press": QT_TRANSLATE_NOOP("SaludosReason", "Journalists to come, with a hand of {cards}"),
        #: {chance} is a percentage
        "council": QT_TRANSLATE_NOOP(
            "SaludosReason", "A council that the opposition wins ({chance}%)"
        ),
        "council-cost": QT_TRANSLATE_NOOP(
            "SaludosReason", "Cards that a council may cost ({chance}%)"
        ),
        "strength": QT_TRANSLATE_NOOP(
            "SaludosReason", "Strength after another roll (now {strength})"
        ),
        # what others will do
        #: {chance} is a percentage: how likely it is that all accept
        "refusal": QT_TRANSLATE_NOOP(
            "SaludosReason", "{player} may refuse {million} (agreement {chance}%)"
        ),
        "outbid": QT_TRANSLATE_NOOP(
            "SaludosReason", "Another coalition may move the mug beyond {mug}"
        ),
    },
)
