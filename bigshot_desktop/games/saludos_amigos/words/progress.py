"""How far a match of Saludos Amigos is, and who is ahead on the money track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.rules.material import LAST_PROJECT
from bigshot_desktop.words.sentences import Sentences, leaders_of

if TYPE_CHECKING:
    from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

PROGRESS: Final = Sentences(
    "SaludosProgress",
    {
        #: {built} projects are complete; the match ends with number {most}. {leaders} is one player
        "one": QT_TRANSLATE_NOOP(
            "SaludosProgress",
            "Turn {number}, {built} of {most} projects · {leaders} is ahead with {ahead}",
        ),
        #: {leaders} are several players
        "several": QT_TRANSLATE_NOOP(
            "SaludosProgress",
            "Turn {number}, {built} of {most} projects · {leaders} are tied with {ahead}",
        ),
    },
)


def progress_of(seen: SaludosObservation) -> tuple[str, dict[str, Any]]:
    """The code of the sentence, and its facts."""
    code, ahead = leaders_of(seen.money)
    facts = {"number": max(1, seen.turn), "built": seen.completed, "most": LAST_PROJECT}
    return code, {**facts, **ahead}
