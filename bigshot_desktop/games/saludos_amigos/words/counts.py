"""About what is counted in matches of Saludos Amigos."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

COUNTS: Final = Sentences(
    "SaludosCounts",
    {
        "die": QT_TRANSLATE_NOOP("SaludosCounts", "The dice"),
        #: A heading, above those with whom somebody is often in a coalition
        "likings": QT_TRANSLATE_NOOP("SaludosCounts", "Favourite partners"),
        #: The head of a column of numbers
        "times": QT_TRANSLATE_NOOP("SaludosCounts", "Coalitions"),
    },
)
