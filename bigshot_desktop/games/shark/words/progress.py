"""How far a match of Shark is: it ends with a value at the top or with a company that has built everything (SH-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH, TOP_VALUE
from bigshot_desktop.games.shark.rules.scoring import wealth
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.games.shark.rules.observation import SharkObservation
    from bigshot_desktop.words.narrator import Narrator


def _foremost(facts: Facts) -> list[int]:
    """The companies with the highest value."""
    values = facts["values"]
    return [company for company, value in enumerate(values) if value == max(values)]


def _how_many(narrator: Narrator, facts: Facts) -> str:
    return "" if len(_foremost(facts)) < 3 else "many"


PROGRESS: Final = Sentences(
    "SharkProgress",
    {
        "turn": QT_TRANSLATE_NOOP("SharkProgress", "Turn {turn_number}"),
        #: The match ends when a company reaches {top_value}: "Value: Blue and Red 7 of 15" if these are the best
        "value": QT_TRANSLATE_NOOP(
            "SharkProgress", "Value: {foremost} {highest_value} of {top_value}"
        ),
        #: Three or four companies are level
        "value.many": QT_TRANSLATE_NOOP(
            "SharkProgress", "Highest value: {highest_value} of {top_value}"
        ),
        #: The match ends when a company has no building left; of all companies, the one with the fewest
        "buildings": QT_TRANSLATE_NOOP("SharkProgress", "Buildings left: {fewest_left}"),
    },
    variants={"value": _how_many},
)


def foremost(narrator: Narrator, facts: Facts) -> str:
    return narrator.listing(narrator.name("company", company) for company in _foremost(facts))


def highest_value(narrator: Narrator, facts: Facts) -> str:
    return str(max(facts["values"]))


def top_value(narrator: Narrator, facts: Facts) -> str:
    return str(TOP_VALUE)


def fewest_left(narrator: Narrator, facts: Facts) -> str:
    return str(BUILDINGS_EACH - max(facts["used"]))


def wealth_of(seen: SharkObservation) -> list[int]:
    """Cash and shares at today's values."""
    return [wealth(seen.values, seen.cash, seen.shares, seat) for seat in range(len(seen.cash))]
