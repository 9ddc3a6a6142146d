"""What a cube would do to a district in Big Shot, and how districts stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.outcome import turning
from bigshot_desktop.games.big_shot.words.names import colour, winner
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
    from bigshot_desktop.games.big_shot.rules.outcome import Outcome
    from bigshot_desktop.words.narrator import Narrator


def _what_happens(narrator: Narrator, facts: Facts) -> str:
    """Whether a district is sold, led, tied or empty, how, and whether a cube came in that changes it."""
    stands = facts["colour"] < 0
    if facts["winner"] < 0:
        if facts["decided"]:
            return "nobody"
        return "tie" if facts["size"] else "empty"
    if facts["decided"]:
        return "owned" if stands else "sold.single" if facts["cancelled"] else "sold"
    if facts["cancelled"]:
        return "leads.single"
    return "leads" if stands else "stays" if facts["led"] == facts["winner"] else "takes"


def _what_turns(narrator: Narrator, facts: Facts) -> str:
    """Whether anything can change who is ahead, and whether anybody would be then."""
    if not any(facts["cubes"]):
        return "never"
    if facts["winner"] >= 0:
        return ""
    return {0: "nobody", 1: "tie.one"}.get(facts["alike"], "tie")


OUTCOMES: Final = Sentences(
    "BigShotOutcome",
    {
        #: What a cube would do. {owner} is a colour and its owner: "White (Anna)"; {worth} is "$21M" or the like
        "outcome.sold": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "Sold: {owner} gets {the_district} with the most cubes ({worth})."
        ),
        #: {tied} is a list of colours: "Red and Yellow"
        "outcome.sold.single": QT_TRANSLATE_NOOP(
            "BigShotOutcome",
            "Sold: {tied} cancel out, and {owner} gets {the_district} with a single cube ({worth}).",
        ),
        #: {at_district} has the form of "Red is ahead in the Grand Hotel"
        "outcome.takes": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{owner} goes ahead {at_district} ({worth})."
        ),
        "outcome.stays": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{owner} stays ahead {at_district} ({worth})."
        ),
        "outcome.leads": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{owner} is ahead {at_district} ({worth})."
        ),
        "outcome.leads.single": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{tied} cancel out: {owner} is ahead {at_district} ({worth})."
        ),
        "outcome.tie": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{tied} cancel out: nobody is ahead {at_district}."
        ),
        #: {in_district} has the form of "Anna places a cube in the Grand Hotel"
        "outcome.empty": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "No cube has been placed {in_district} yet."
        ),
        "outcome.owned": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{owner} owns {the_district} ({worth})."
        ),
        "outcome.nobody": QT_TRANSLATE_NOOP("BigShotOutcome", "Nobody owns {the_district}."),
        #: What it takes to put another colour ahead: {cubes} is a list such as "2 red, 1 black"
        "turn": QT_TRANSLATE_NOOP("BigShotOutcome", "{cubes} more, and {owner} is ahead."),
        #: All colours cancel out then: "1 red more: a tie, …"
        "turn.nobody": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "{cubes} more: a tie, and nobody gets the district."
        ),
        #: One colour leads, and no other has cubes there
        "turn.tie.one": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "1 of another colour: a tie, and nobody gets the district."
        ),
        #: {alike} is 2 or 3
        "turn.tie": QT_TRANSLATE_NOOP(
            "BigShotOutcome",
            "{alike} of another colour: a tie, and nobody gets the district.",
        ),
        "turn.never": QT_TRANSLATE_NOOP(
            "BigShotOutcome", "Nothing that is still to come can turn it."
        ),
    },
    variants={"outcome": _what_happens, "turn": _what_turns},
)

WORTH: Final = Sentences(
    "BigShotWorth",
    {
        #: What a district is worth to a colour, in brackets: {amount} is a sum of money
        "once": QT_TRANSLATE_NOOP("BigShotWorth", "{amount}"),
        "twice": QT_TRANSLATE_NOOP("BigShotWorth", "{amount} with a park"),
        "more": QT_TRANSLATE_NOOP("BigShotWorth", "{amount} with both parks"),
        "park": QT_TRANSLATE_NOOP("BigShotWorth", "a park"),
        #: {amount} is the value of the colour's districts beside the park
        "park.doubles": QT_TRANSLATE_NOOP("BigShotWorth", "a park that doubles {amount}"),
    },
)


def owner(narrator: Narrator, facts: Facts) -> str:
    """The colour that is ahead or owns the district, and its player: White (Carl)."""
    return winner(narrator, {"colour": facts["winner"]})


def tied(narrator: Narrator, facts: Facts) -> str:
    """The colours that cancel each other out: Red and Yellow."""
    return narrator.listing([colour(narrator, rival) for rival in facts["cancelled"]])


def worth(narrator: Narrator, facts: Facts) -> str:
    """What a district is worth to who would own it."""
    if facts["park"]:
        key = "park.doubles" if facts["value"] else "park"
    else:
        key = {1: "once", 2: "twice"}.get(facts["times"], "more")
    return WORTH.text(key, narrator.translate).format(amount=narrator.money(facts["value"]))


def forecast(narrator: Narrator, seen: BigShotObservation, outcome: Outcome) -> str:
    """Who would be ahead, and what it takes to turn that: the same on the board, in its table and in the panel."""
    return " ".join(map(narrator.outcome, (outcome, *turning(seen, outcome))))
