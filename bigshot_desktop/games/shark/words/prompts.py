"""Who must do what in Shark, in one sentence or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.words.events import face
from bigshot_desktop.games.shark.words.names import a_building
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _how_many_dice(narrator: Narrator, facts: Facts) -> str:
    return "" if facts["colour_die"] else "one"


def _what_can_be_traded(narrator: Narrator, facts: Facts) -> str:
    """Before or after the roll; whether anything can be bought, perhaps for what is sold, or sold at least."""
    occasion = "first" if facts["occasion"] == 1 else "second"
    if any(facts["buyable"]) or (facts["allowance"] and any(facts["sellable"])):
        return occasion
    return f"{occasion}.sell" if any(facts["sellable"]) else f"{occasion}.done"


def _who_may_build(narrator: Narrator, facts: Facts) -> str:
    """What the colour die shows, and whether there is a choice between companies."""
    shown = face(narrator, facts)
    several = sum(1 for squares in facts["squares"] if squares) > 1
    if shown == "company" or several:
        return shown
    return "fewest.one" if shown == "fewest" else "only"


def only_building(narrator: Narrator, facts: Facts) -> str:
    """A building of the one company that has a square: a red building."""
    company = next(index for index, squares in enumerate(facts["squares"]) if squares)
    return a_building("company")(narrator, {"company": company})


PROMPTS: Final = Sentences(
    "SharkPrompt",
    {
        #: What a player must do now: an invitation, the player's name first
        "roll-dice": QT_TRANSLATE_NOOP("SharkPrompt", "{roller}: roll the dice."),
        "roll-dice.one": QT_TRANSLATE_NOOP("SharkPrompt", "{roller}: roll the die."),
        "choose-share": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: choose a company for your first share."
        ),
        #: Before the roll
        "trade.first": QT_TRANSLATE_NOOP("SharkPrompt", "{player}: trade if you like, then roll."),
        "trade.first.sell": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: sell shares if you like, then roll."
        ),
        "trade.first.done": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: nothing is left to trade, so roll."
        ),
        #: After the placement
        "trade.second": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: trade if you like, then end the turn."
        ),
        "trade.second.sell": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: sell shares if you like, then end the turn."
        ),
        "trade.second.done": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: nothing is left to trade, so end the turn."
        ),
        #: "Anna: place a red building in Asia."
        "place-building.company": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: place {rolled_building} {in_zone}."
        ),
        #: The colour die shows white
        "place-building.white": QT_TRANSLATE_NOOP(
            "SharkPrompt",
            "{player}: White lets you choose the company; place its building {in_zone}.",
        ),
        "place-building.black": QT_TRANSLATE_NOOP(
            "SharkPrompt",
            "{player}: Black lets you choose the company; place its building {in_zone}.",
        ),
        #: There is no colour die
        "place-building.no-die": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: choose the company and place its building {in_zone}."
        ),
        #: The player may choose, but only one company finds a square
        "place-building.only": QT_TRANSLATE_NOOP(
            "SharkPrompt",
            "{player}: place {only_building} {in_zone}; no other company finds a square there.",
        ),
        #: A variant: black stands for the company with the fewest buildings on the map; there are several
        "place-building.fewest": QT_TRANSLATE_NOOP(
            "SharkPrompt",
            "{player}: Black lets you choose a company with the fewest buildings on the map; place "
            "its building {in_zone}.",
        ),
        #: The same, and only one company can be meant
        "place-building.fewest.one": QT_TRANSLATE_NOOP(
            "SharkPrompt",
            "{player}: place {only_building} {in_zone}. Black stands for the company with the "
            "fewest buildings on the map.",
        ),
        #: {rest} is a sum of money
        "cover-loss": QT_TRANSLATE_NOOP(
            "SharkPrompt", "{player}: sell shares at half their value to cover {rest}."
        ),
    },
    variants={
        "roll-dice": _how_many_dice,
        "trade": _what_can_be_traded,
        "place-building": _who_may_build,
    },
)
