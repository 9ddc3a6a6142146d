"""How far a match of Shark is, and who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.rules.scoring import wealth
from bigshot_desktop.words.sentences import Sentences, leaders_of

if TYPE_CHECKING:
    from bigshot_desktop.games.shark.rules.observation import SharkObservation

PROGRESS: Final = Sentences(
    "SharkProgress",
    {
        #: {leaders} is one player
        "one": QT_TRANSLATE_NOOP(
            "SharkProgress", "Turn {number} · {leaders} is ahead with {ahead}"
        ),
        #: {leaders} are several players
        "several": QT_TRANSLATE_NOOP(
            "SharkProgress", "Turn {number} · {leaders} are tied with {ahead}"
        ),
    },
)


def progress_of(seen: SharkObservation) -> tuple[str, dict[str, Any]]:
    """The code of the sentence, and its facts."""
    seats = range(len(seen.cash))
    code, ahead = leaders_of([wealth(seen.values, seen.cash, seen.shares, seat) for seat in seats])
    return code, {"number": max(1, seen.turn), **ahead}
