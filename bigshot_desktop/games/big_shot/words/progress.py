"""How far a match of Big Shot is, and what counts for winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.material import N_COLOURS, N_FIELDS
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.games.big_shot.words.names import colour
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
    from bigshot_desktop.words.narrator import Narrator

_NEW: Final = 3
"""For so many rounds it is told that a colour belongs to nobody."""


def _which_round(narrator: Narrator, facts: Facts) -> str:
    if not facts["round"]:
        return "none"
    return "last" if facts["round"] == N_FIELDS else ""


def _nobodys(facts: Facts) -> int:
    """The colour that belongs to nobody in a match of three (BS-30), or −1."""
    owned = {one for colours in facts["setup"].deal.colours for one in colours}
    return next((one for one in range(N_COLOURS) if one not in owned), -1)


def _at_the_beginning(narrator: Narrator, facts: Facts) -> str:
    """Whether it is told that a colour belongs to nobody: in the first rounds, where there is one."""
    return "" if facts["round"] <= _NEW and _nobodys(facts) >= 0 else "known"


def nobodys(narrator: Narrator, facts: Facts) -> str:
    """Its name."""
    return colour(narrator, _nobodys(facts))


PROGRESS: Final = Sentences(
    "BigShotProgress",
    {
        "round": QT_TRANSLATE_NOOP("BigShotProgress", "Round {round} of {rounds}"),
        "round.last": QT_TRANSLATE_NOOP("BigShotProgress", "Last round: {round} of {rounds}"),
        #: It is rolled who begins
        "round.none": QT_TRANSLATE_NOOP("BigShotProgress", "Before round 1 of {rounds}"),
        #: In a match of three, beside the round; {nobodys} is a colour: "White belongs to nobody"
        "nobodys": QT_TRANSLATE_NOOP("BigShotProgress", "{nobodys} belongs to nobody"),
    },
    variants={"round": _which_round, "nobodys": _at_the_beginning},
)


def wealth_of(seen: BigShotObservation) -> list[int | None]:
    """Money and districts less debts; unknown where money is hidden."""
    return [
        wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours)
        for colours in seen.setup.deal.colours
    ]
