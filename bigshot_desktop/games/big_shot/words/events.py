"""What happened in Big Shot, told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.words.names import rivals_of, two_purses
from bigshot_desktop.words.common import how_many_won
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _how_won(narrator: Narrator, facts: Facts) -> str:
    """How a district found its owner, or why it did not."""
    cubes, winner = facts["cubes"], facts["colour"]
    if winner < 0:
        return "tie" if any(cubes) else "empty"
    if rivals_of(cubes, winner):
        return "single"
    return "majority" if sum(cubes) > cubes[winner] else "unopposed"


EVENTS: Final = Sentences(
    "BigShotEvent",
    {
        "lead-rolled": QT_TRANSLATE_NOOP("BigShotEvent", "{player} rolls a {pips} for the lead."),
        "lead-tied": QT_TRANSLATE_NOOP("BigShotEvent", "A tie: {players} roll again."),
        "round-began": QT_TRANSLATE_NOOP(
            "BigShotEvent", "Round {round} of {rounds}: {player} leads."
        ),
        #: {lot} and {cubes} are lists of cubes such as "2 red, 1 black"
        "broker-moved": QT_TRANSLATE_NOOP(
            "BigShotEvent",
            "{player} rolls a {pips}; the broker stops on field {field}. Up for auction: {lot}.",
        ),
        #: {amount} is what the loan pays out, {debt} what it costs at the end
        "loan-taken": QT_TRANSLATE_NOOP(
            "BigShotEvent",
            "{player} takes loan number {number}: {amount} now, {debt} to repay at the end.",
        ),
        "loan-taken.purse": QT_TRANSLATE_NOOP(
            "BigShotEvent",
            "{player} takes loan number {number} for {colour}: {amount} now, {debt} to repay "
            "at the end.",
        ),
        "loan-declined": QT_TRANSLATE_NOOP("BigShotEvent", "{player} takes no loan."),
        "bid-made": QT_TRANSLATE_NOOP("BigShotEvent", "{player} bids {amount}."),
        "passed": QT_TRANSLATE_NOOP("BigShotEvent", "{player} passes."),
        "overbid": QT_TRANSLATE_NOOP(
            "BigShotEvent",
            "{player} cannot pay the winning bid of {amount}: the auction starts again.",
        ),
        "money-shown": QT_TRANSLATE_NOOP(
            "BigShotEvent", "{player} puts all the money on the table: {cash}."
        ),
        "lot-won": QT_TRANSLATE_NOOP("BigShotEvent", "{player} wins the auction for {amount}."),
        "lot-won.purse": QT_TRANSLATE_NOOP(
            "BigShotEvent", "{player} wins the auction; {colour} pays {amount}."
        ),
        "lot-free": QT_TRANSLATE_NOOP(
            "BigShotEvent", "Nobody bids: {player} takes the cubes for nothing."
        ),
        #: "Anna places a red cube in the Grand Hotel (now 2 red, 1 black)."
        "cube-placed": QT_TRANSLATE_NOOP(
            "BigShotEvent", "{player} places {a_cube} {in_district} (now {cubes})."
        ),
        #: {winner} is a colour and its owner: "White (Anna)"
        "district-sold.majority": QT_TRANSLATE_NOOP(
            "BigShotEvent", "Sold! {winner} takes {the_district} with the most cubes."
        ),
        "district-sold.unopposed": QT_TRANSLATE_NOOP(
            "BigShotEvent", "Sold! {winner} takes {the_district} unopposed."
        ),
        #: {rivals} is a list of colours: "Red and Yellow"
        "district-sold.single": QT_TRANSLATE_NOOP(
            "BigShotEvent",
            "Sold! {rivals} cancel out; {winner} takes {the_district} with a single cube.",
        ),
        "district-decided.majority": QT_TRANSLATE_NOOP(
            "BigShotEvent", "{winner} takes {the_district} with the most cubes: {cubes}."
        ),
        "district-decided.unopposed": QT_TRANSLATE_NOOP(
            "BigShotEvent", "{winner} takes {the_district} unopposed: {cubes}."
        ),
        "district-decided.single": QT_TRANSLATE_NOOP(
            "BigShotEvent", "{rivals} cancel out; {winner} takes {the_district} with a single cube."
        ),
        "district-decided.tie": QT_TRANSLATE_NOOP(
            "BigShotEvent", "Nobody takes {the_district}: the cubes cancel out ({cubes})."
        ),
        "district-decided.empty": QT_TRANSLATE_NOOP(
            "BigShotEvent", "Nobody takes {the_district}: not a single cube went there."
        ),
        "match-ended.nobody": QT_TRANSLATE_NOOP(
            "BigShotEvent", "The match is over, and nobody wins: no player owns enough districts."
        ),
    },
    variants={
        "loan-taken": two_purses,
        "lot-won": two_purses,
        "district-sold": _how_won,
        "district-decided": _how_won,
        "match-ended": how_many_won,
    },
)
