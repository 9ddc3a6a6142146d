"""About what is counted in matches of Big Shot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.words.names import DISTRICT
from bigshot_desktop.words.sentences import Sentences, plain

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator

COUNTS: Final = Sentences(
    "BigShotCounts",
    {
        "die": QT_TRANSLATE_NOOP("BigShotCounts", "The die"),
        #: A heading, above the districts in which somebody likes to place cubes
        "likings": QT_TRANSLATE_NOOP("BigShotCounts", "Favourite districts"),
        #: The head of a column of numbers
        "times": QT_TRANSLATE_NOOP("BigShotCounts", "Cubes placed"),
    },
)


def district(narrator: Narrator, name: str) -> str:
    """A district by its name on the board."""
    key = name if name in DISTRICT.texts else "other"
    return DISTRICT.text(key, narrator.translate).format(name=plain(name))
