"""How far a match of Saludos Amigos is: it ends with the fourth project or the second journalist (SA-26, SA-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.rules.material import (
    LAST_JOURNALIST,
    LAST_PROJECT,
    PROJECTS,
)
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
    from bigshot_desktop.words.narrator import Narrator


def _how_near(narrator: Narrator, facts: Facts) -> str:
    goes_on = facts["journalists"] < LAST_JOURNALIST
    return "next" if goes_on and facts["completed"] == LAST_PROJECT - 1 else ""


def _how_far(narrator: Narrator, facts: Facts) -> str:
    return "" if facts["turn"] else "none"


PROGRESS: Final = Sentences(
    "SaludosProgress",
    {
        "turn": QT_TRANSLATE_NOOP("SaludosProgress", "Turn {turn_number}"),
        #: Nobody has reached into the bag yet
        "turn.none": QT_TRANSLATE_NOOP("SaludosProgress", "Before the first turn"),
        "projects": QT_TRANSLATE_NOOP("SaludosProgress", "Projects: {completed} of {last_project}"),
        #: Three projects are complete
        "projects.next": QT_TRANSLATE_NOOP("SaludosProgress", "The next project ends the match"),
        #: Journalists who stay on the board; the last one ends the match
        "journalists": QT_TRANSLATE_NOOP(
            "SaludosProgress", "Journalists: {journalists} of {last_journalist}"
        ),
        #: Of all projects together
        "sections": QT_TRANSLATE_NOOP("SaludosProgress", "Sections left: {sections_left}"),
    },
    variants={"turn": _how_far, "projects": _how_near},
)


def turn_number(narrator: Narrator, facts: Facts) -> str:
    return str(facts["turn"])


def sections_left(narrator: Narrator, facts: Facts) -> str:
    return str(sum(PROJECTS) - sum(facts["sections"]))


def last_journalist(narrator: Narrator, facts: Facts) -> str:
    return str(LAST_JOURNALIST)


def wealth_of(seen: SaludosObservation) -> tuple[int, ...]:
    """The money on the track."""
    return seen.money
