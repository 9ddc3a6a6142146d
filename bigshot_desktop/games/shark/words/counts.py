"""About what is counted in matches of Shark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.words.names import COMPANY
from bigshot_desktop.words.sentences import Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator

COUNTS: Final = Sentences(
    "SharkCounts",
    {
        "zone-die": QT_TRANSLATE_NOOP("SharkCounts", "The die of the zones"),
        "colour-die": QT_TRANSLATE_NOOP("SharkCounts", "The colour die"),
        #: A face of the colour die
        "colour-die=0": QT_TRANSLATE_NOOP("SharkCounts", "Red"),
        "colour-die=1": QT_TRANSLATE_NOOP("SharkCounts", "Blue"),
        "colour-die=2": QT_TRANSLATE_NOOP("SharkCounts", "Green"),
        "colour-die=3": QT_TRANSLATE_NOOP("SharkCounts", "Yellow"),
        "colour-die=4": QT_TRANSLATE_NOOP("SharkCounts", "White"),
        "colour-die=5": QT_TRANSLATE_NOOP("SharkCounts", "Black"),
        #: A heading, above the companies whose shares somebody likes to buy
        "likings": QT_TRANSLATE_NOOP("SharkCounts", "Favourite companies"),
        #: The head of a column of numbers
        "times": QT_TRANSLATE_NOOP("SharkCounts", "Shares bought"),
    },
)


def company(narrator: Narrator, name: str) -> str:
    """A company by its name in the rules."""
    return COMPANY.text(name, narrator.translate)
