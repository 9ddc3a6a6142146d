"""What can be chosen before a match of Saludos Amigos."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

OPTIONS: Final = Sentences(
    "SaludosOption",
    {
        "starter": QT_TRANSLATE_NOOP("SaludosOption", "The bag at the start"),
        "starter.why": QT_TRANSLATE_NOOP("SaludosOption", "Who has the bag first?"),
        #: The bag at the start
        "starter=random": QT_TRANSLATE_NOOP("SaludosOption", "By chance"),
        "starter=random.why": QT_TRANSLATE_NOOP("SaludosOption", "Chance decides who has the bag."),
        #: The bag at the start: a player
        "starter=": QT_TRANSLATE_NOOP("SaludosOption", "{starter}"),
        "starter=.why": QT_TRANSLATE_NOOP("SaludosOption", "{starter} has the bag first."),
    },
)
