"""How far a match of Big Shot is, and who is ahead, as far as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.material import N_FIELDS
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.words.sentences import Sentences, leaders_of

if TYPE_CHECKING:
    from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation

PROGRESS: Final = Sentences(
    "BigShotProgress",
    {
        #: Players hide their money
        "hidden": QT_TRANSLATE_NOOP("BigShotProgress", "Round {number} of {most}"),
        #: {leaders} is one player
        "one": QT_TRANSLATE_NOOP(
            "BigShotProgress", "Round {number} of {most} · {leaders} is ahead with {ahead}"
        ),
        #: {leaders} are several players
        "several": QT_TRANSLATE_NOOP(
            "BigShotProgress", "Round {number} of {most} · {leaders} are tied with {ahead}"
        ),
    },
)


def progress_of(seen: BigShotObservation) -> tuple[str, dict[str, Any]]:
    """The code of the sentence, and its facts."""
    facts: dict[str, Any] = {"number": max(1, seen.round), "most": N_FIELDS}
    sums = [
        wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours)
        for colours in seen.setup.deal.colours
    ]
    known = [one for one in sums if one is not None]
    if len(known) < len(sums):
        return "hidden", facts
    code, ahead = leaders_of(known)
    return code, {**facts, **ahead}
