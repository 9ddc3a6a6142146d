"""Why something is not allowed in Big Shot, and what is wrong with its files."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences, by_rule

REFUSALS: Final = Sentences(
    "BigShotRefusal",
    {
        "not-now.BS-09": QT_TRANSLATE_NOOP("BigShotRefusal", "Not now: the die decides who leads."),
        "not-now.BS-10": QT_TRANSLATE_NOOP("BigShotRefusal", "Not now: the die moves the broker."),
        "not-now.BS-11": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Not now: this is the auction. Bid or pass."
        ),
        "not-now.BS-15": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Not now: first place the cubes from the auction."
        ),
        "not-now.BS-42": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Not now: first choose the colour that pays."
        ),
        "not-now.BS-51": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Not now: before the auction everyone takes a loan or goes without."
        ),
        "bid-too-low": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "{amount} is not enough: the next bid is at least {lowest}."
        ),
        "bid-above-cash.BS-14": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "With {cash} in cash, a bid of {amount} is too high. Bid less, pass, or first take "
            "a loan if the bank still lends.",
        ),
        "bid-above-cash.BS-42": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "The fuller purse holds {cash}: a bid of {amount} is too high, for one purse pays "
            "alone.",
        ),
        "bid-above-cash.BS-52": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "After the overbid every bid is checked: with {cash} in cash, {amount} is too much.",
        ),
        "bid-above-all": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Nobody can ever own more than {highest}: {amount} is too much."
        ),
        "not-your-purse.BS-08": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Players borrow for their own colour only."
        ),
        "not-your-purse.BS-40": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Players borrow and pay with their own two colours only."
        ),
        "loan-this-round.BS-20": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "One loan per round is the limit."
        ),
        "loan-this-round.BS-41": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "{colour} already has a loan this round: one per colour is the limit."
        ),
        "loan-tenth": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "{loans} loans are the limit: the next would pay nothing."
        ),
        "loan-tokens": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "The bank has no loan tokens left: nobody can borrow any more."
        ),
        "loan-before-auction": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "In this match there are no loans once the auction has begun."
        ),
        "loan-before-speaking": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "Too late for a loan: with two players it comes before one’s first bid or pass.",
        ),
        "purse-too-small": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "This purse holds {cash} and cannot pay {amount}. The other one must."
        ),
        "no-such-cube": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "{colour}: no such cube is left to place."
        ),
        "no-such-district": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "The city has no district number {district_number}."
        ),
        "district-sold": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Already sold: no more cubes {in_district}."
        ),
        "expert-for-two": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "“{option}” belongs to the expert game, which takes three or four players.",
        ),
        "cubes-of-colour": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "{colour}: there must be {cubes_per_colour} cubes of each colour, not {number}.",
        ),
        "lot-of-field": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Field {field} must hold {lot_size} cubes of two colours or more."
        ),
        "broker-field": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "The broker stands on one of the fields 1 to {fields}; there is no field {field}.",
        ),
        "colours-dealt.BS-08": QT_TRANSLATE_NOOP(
            "BigShotRefusal", "Each player needs one colour that no other player has."
        ),
        "colours-dealt.BS-40": QT_TRANSLATE_NOOP(
            "BigShotRefusal",
            "Each of the two players needs two colours that the other does not have.",
        ),
    },
    variants={
        "not-now": by_rule,
        "bid-above-cash": by_rule,
        "not-your-purse": by_rule,
        "loan-this-round": by_rule,
        "colours-dealt": by_rule,
    },
)

MALFORMED: Final = Sentences(
    "BigShotMalformed",
    {
        #: {where} is a place in a data file, such as districts[3].doubles
        "parks": QT_TRANSLATE_NOOP(
            "BigShotMalformed", "{where}: the city must have parks, {number} in all."
        ),
        "some-districts": QT_TRANSLATE_NOOP(
            "BigShotMalformed", "{where}: a park must double at least one district."
        ),
        "valued-district": QT_TRANSLATE_NOOP(
            "BigShotMalformed", "{where}: a park can only double districts that have a value."
        ),
    },
)
