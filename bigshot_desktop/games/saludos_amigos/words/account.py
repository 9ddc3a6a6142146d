"""The money track of Saludos Amigos: how its millions are written, and what led there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _how_many(narrator: Narrator, facts: Facts) -> str:
    return {0: "none", 1: "one"}.get(abs(facts["amount"]), "")


MONEY: Final = Sentences(
    "SaludosMoney",
    {
        #: A sum of money in words, as three texts, as languages differ about 0, 1 and more
        "sum.none": QT_TRANSLATE_NOOP("SaludosMoney", "0 million"),
        "sum.one": QT_TRANSLATE_NOOP("SaludosMoney", "1 million"),
        #: {number} is 2 or more
        "sum": QT_TRANSLATE_NOOP("SaludosMoney", "{number} million"),
        #: A loss
        "debt.one": QT_TRANSLATE_NOOP("SaludosMoney", "−1 million"),
        #: A loss; {number} is 2 or more
        "debt": QT_TRANSLATE_NOOP("SaludosMoney", "−{number} million"),
    },
    variants=dict.fromkeys(("sum", "debt"), _how_many),
)

LINES: Final = Sentences(
    "SaludosLine",
    {
        #: A line of the final account; its amount stands beside it
        "shares": QT_TRANSLATE_NOOP("SaludosLine", "Shares of building projects"),
        "journalists": QT_TRANSLATE_NOOP("SaludosLine", "Lost to the journalists"),
        "bonus": QT_TRANSLATE_NOOP("SaludosLine", "Bonus for the strongest councillors"),
    },
)
