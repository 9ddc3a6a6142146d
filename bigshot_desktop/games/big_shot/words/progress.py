"""How far a match of Big Shot is, and what counts for winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.material import N_FIELDS
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
    from bigshot_desktop.words.narrator import Narrator


def _which_round(narrator: Narrator, facts: Facts) -> str:
    if not facts["round"]:
        return "none"
    return "last" if facts["round"] == N_FIELDS else ""


PROGRESS: Final = Sentences(
    "BigShotProgress",
    {
        "round": QT_TRANSLATE_NOOP("BigShotProgress", "Round {round} of {rounds}"),
        "round.last": QT_TRANSLATE_NOOP("BigShotProgress", "Last round: {round} of {rounds}"),
        #: It is rolled who begins
        "round.none": QT_TRANSLATE_NOOP("BigShotProgress", "Before round 1 of {rounds}"),
    },
    variants={"round": _which_round},
)


def wealth_of(seen: BigShotObservation) -> list[int | None]:
    """Money and districts less debts; unknown where money is hidden."""
    return [
        wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours)
        for colours in seen.setup.deal.colours
    ]
