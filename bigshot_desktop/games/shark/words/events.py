"""What happened in Shark, told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.rules.material import BLACK, NO_DIE, WHITE
from bigshot_desktop.games.shark.rules.setup import VARIANT_2
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _occasion(narrator: Narrator, facts: Facts) -> str:
    return "first" if facts["occasion"] == 1 else "second"


def face(narrator: Narrator, facts: Facts) -> str:
    """What the colour die shows; black may have a meaning of its own (SH-31)."""
    if (
        facts["colour"] == BLACK
        and narrator.setup
        and narrator.setup.option(VARIANT_2.name) == "yes"
    ):
        return "fewest"
    return {WHITE: "white", BLACK: "black", NO_DIE: "no-die"}.get(facts["colour"], "company")


def _who_may_build(narrator: Narrator, facts: Facts) -> str:
    """Whether one company had no square, or none of several."""
    shown = face(narrator, facts)
    return shown if shown in ("company", "fewest") else "any"


def size(narrator: Narrator, facts: Facts) -> str:
    """Whether a building has company of its own colour."""
    number: int = facts["size"] if "size" in facts else len(facts["squares"])
    return "chain" if number > 1 else "alone"


def direction(narrator: Narrator, facts: Facts) -> str:
    """Where a value goes."""
    return "rose" if facts["new"] > facts["old"] else "fell"


def _how_many_fell(narrator: Narrator, facts: Facts) -> str:
    return "one" if sum(1 for loss in facts["losses"] if loss) == 1 else "several"


def _rest(narrator: Narrator, facts: Facts) -> str:
    return "rest" if facts["rest"] else ""


def _change(narrator: Narrator, facts: Facts) -> str:
    return "change" if facts["change"] else ""


EVENTS: Final = Sentences(
    "SharkEvent",
    {
        "share-taken": QT_TRANSLATE_NOOP("SharkEvent", "{player} begins with {a_share}."),
        "turn-began": QT_TRANSLATE_NOOP("SharkEvent", "Turn {turn_number}: {player}."),
        #: "Anna buys 3 red shares for 12,000 FT."
        "shares-bought": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} buys {some_shares} for {amount}."
        ),
        "shares-sold": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} sells {some_shares} for {amount}."
        ),
        "trading-ended.first": QT_TRANSLATE_NOOP("SharkEvent", "{player} reaches for the dice."),
        "trading-ended.second": QT_TRANSLATE_NOOP("SharkEvent", "{player} ends the turn."),
        #: "Anna rolls a 3 and Red: a building in Asia."
        "dice-rolled.company": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} rolls a {zone_number} and {face}: a building {in_zone}."
        ),
        "dice-rolled.white": QT_TRANSLATE_NOOP(
            "SharkEvent",
            "{player} rolls a {zone_number} and White: a building {in_zone} for any company.",
        ),
        "dice-rolled.black": QT_TRANSLATE_NOOP(
            "SharkEvent",
            "{player} rolls a {zone_number} and Black: a building {in_zone} for any company.",
        ),
        "dice-rolled.fewest": QT_TRANSLATE_NOOP(
            "SharkEvent",
            "{player} rolls a {zone_number} and Black: a building {in_zone} for a company with the "
            "fewest on the map.",
        ),
        "dice-rolled.no-die": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} rolls a {zone_number}: a building {in_zone} for any company."
        ),
        "placement-skipped.company": QT_TRANSLATE_NOOP(
            "SharkEvent", "{face} finds no square {in_zone}: the turn ends."
        ),
        "placement-skipped.fewest": QT_TRANSLATE_NOOP(
            "SharkEvent",
            "There is no square {in_zone} for a company with the fewest buildings: the turn ends.",
        ),
        "placement-skipped.any": QT_TRANSLATE_NOOP(
            "SharkEvent", "No company finds a square {in_zone}: the turn ends."
        ),
        #: "Anna places a red building on square D7. It stands alone."
        "building-placed.alone": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} places {a_building} on square {square}. It stands alone."
        ),
        "building-placed.chain": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} places {a_building} on square {square}: a chain of {size}."
        ),
        "chain-removed.alone": QT_TRANSLATE_NOOP(
            "SharkEvent", "{company} loses a lone building: the larger chain drives it off the map."
        ),
        #: {chain} is the number of its buildings
        "chain-removed.chain": QT_TRANSLATE_NOOP(
            "SharkEvent",
            "{company} loses a chain of {chain}: the larger chain drives it off the map.",
        ),
        "value-changed.rose": QT_TRANSLATE_NOOP(
            "SharkEvent", "{company} rises from {old} to {new}."
        ),
        "value-changed.fell": QT_TRANSLATE_NOOP(
            "SharkEvent", "{company} falls from {old} to {new}."
        ),
        "bonus-paid": QT_TRANSLATE_NOOP("SharkEvent", "{player} gets a bonus of {amount}."),
        #: "Anna earns 6,000 FT on 3 red shares."
        "gain-paid": QT_TRANSLATE_NOOP("SharkEvent", "{player} earns {amount} on {some_shares}."),
        "loss-due.one": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} owes the bank {amount} for {loser}."
        ),
        #: {losses} is a list of companies and sums: "Red 4,000 FT, Blue 6,000 FT"
        "loss-due.several": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} owes the bank {amount}: {losses}."
        ),
        "loss-paid": QT_TRANSLATE_NOOP("SharkEvent", "{player} pays {amount}."),
        "loss-paid.rest": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} pays {amount} and still owes {rest}."
        ),
        #: "Bea hands over 2 red shares and 1 blue share for 7,000 FT, half their value."
        "shares-sold-off": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} hands over {all_shares} for {proceeds}, half the value."
        ),
        "shares-sold-off.change": QT_TRANSLATE_NOOP(
            "SharkEvent",
            "{player} hands over {all_shares} for {proceeds}, half the value, and gets {change} "
            "back.",
        ),
        "ruined": QT_TRANSLATE_NOOP(
            "SharkEvent", "{player} cannot pay the last {rest}, loses everything and is out."
        ),
        "top-reached": QT_TRANSLATE_NOOP(
            "SharkEvent", "{company} reaches {value}, the top of the scale: the match ends."
        ),
        "buildings-used-up": QT_TRANSLATE_NOOP(
            "SharkEvent", "{company} has used its last building: the match ends."
        ),
        "last-player-left": QT_TRANSLATE_NOOP(
            "SharkEvent", "Everyone else is ruined: {player} is the last one left."
        ),
    },
    variants={
        "trading-ended": _occasion,
        "dice-rolled": face,
        "placement-skipped": _who_may_build,
        "building-placed": size,
        "chain-removed": size,
        "value-changed": direction,
        "loss-due": _how_many_fell,
        "loss-paid": _rest,
        "shares-sold-off": _change,
    },
)
