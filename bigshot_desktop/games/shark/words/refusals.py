"""Why something is not allowed in Shark, and what is wrong with its files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.words.common import whose_roll
from bigshot_desktop.words.sentences import Facts, Sentences, by_rule

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _unknown_or_short(narrator: Narrator, facts: Facts) -> str:
    """Whether there is no such company, or a list of shares does not reach all of them."""
    return "short" if 0 <= facts["company"] < N_COMPANIES else ""


def _why_none_dealt(narrator: Narrator, facts: Facts) -> str:
    """The rule, and whether the first shares are chosen instead of dealt (SH-05)."""
    return f"{facts['rule']}" if facts["number"] else f"{facts['rule']}.none"


REFUSALS: Final = Sentences(
    "SharkRefusal",
    {
        "not-your-turn.roll-first": QT_TRANSLATE_NOOP(
            "SharkRefusal", "The dice must be rolled first."
        ),
        "not-your-turn.no-roll": QT_TRANSLATE_NOOP(
            "SharkRefusal", "The dice are not rolled now: it is {turn}’s turn."
        ),
        "not-now.SH-05": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Not now: first everyone chooses a share."
        ),
        "not-now.SH-06": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Not now: this is the time to trade. Buy, sell or go on."
        ),
        "not-now.SH-09": QT_TRANSLATE_NOOP("SharkRefusal", "Not now: first come the dice."),
        "not-now.SH-10": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Not now: first place the building on the map."
        ),
        "not-now.SH-18": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Not now: first choose the shares that cover the loss."
        ),
        "dice.SH-04": QT_TRANSLATE_NOOP(
            "SharkRefusal", "The dice show a zone from 1 to 6 and one of six colours, nothing else."
        ),
        "dice.SH-32": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Variant III has no colour die: only a zone from 1 to 6 is rolled."
        ),
        "no-such-company": QT_TRANSLATE_NOOP(
            "SharkRefusal", "There is no company number {company_number}."
        ),
        "no-such-company.short": QT_TRANSLATE_NOOP(
            "SharkRefusal", "A number of shares is needed for each of the {companies} companies."
        ),
        "no-such-number": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Shares are traded from 1 upwards: {number} makes no sense."
        ),
        "worth-nothing.SH-07": QT_TRANSLATE_NOOP(
            "SharkRefusal", "{company} stands at 0: for now its shares are not traded."
        ),
        "worth-nothing.SH-18": QT_TRANSLATE_NOOP(
            "SharkRefusal", "{company} stands at 0: its shares cover nothing."
        ),
        "buy-limit": QT_TRANSLATE_NOOP(
            "SharkRefusal",
            "That would be too many: the limit is {limit} shares. Left to buy: {left}.",
        ),
        "bank-short": QT_TRANSLATE_NOOP(
            "SharkRefusal", "The bank has too few of these shares: {number} wanted, {left} left."
        ),
        "above-cash": QT_TRANSLATE_NOOP(
            "SharkRefusal", "With {cash} in cash, {price} is too much: the bank gives no credit."
        ),
        "not-held": QT_TRANSLATE_NOOP(
            "SharkRefusal",
            "Nobody can sell more shares than they own. {company}, shares owned: {held}.",
        ),
        "no-such-square": QT_TRANSLATE_NOOP(
            "SharkRefusal", "The map has no square number {square_number}."
        ),
        "wrong-company.SH-09": QT_TRANSLATE_NOOP(
            "SharkRefusal", "The colour die shows {face}: {company} cannot build now."
        ),
        "wrong-company.SH-31": QT_TRANSLATE_NOOP(
            "SharkRefusal",
            "The colour die shows Black: {company} cannot build, others have fewer buildings on "
            "the map.",
        ),
        #: "Square D7 lies in Asia, but the building belongs in Africa."
        "wrong-zone": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Square {square} lies {in_zone}, but the building belongs {in_rolled}."
        ),
        "occupied": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Square {square} is taken: a building needs an empty one."
        ),
        #: {size} and {rival} are numbers of buildings
        "chain-too-small": QT_TRANSLATE_NOOP(
            "SharkRefusal",
            "On square {square} this would be a chain of {size} beside a rival chain of {rival}: it "
            "must be the larger one.",
        ),
        "covers-too-little": QT_TRANSLATE_NOOP(
            "SharkRefusal", "These shares cover only {covers}, and the loss is still {rest}."
        ),
        "covers-too-much": QT_TRANSLATE_NOOP(
            "SharkRefusal",
            "These shares cover {covers}; for {rest} one of them can stay.",
        ),
        "options-exclude.SH-30": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Variant I begins without shares: there is none to choose."
        ),
        "options-exclude.SH-32": QT_TRANSLATE_NOOP(
            "SharkRefusal", "“{option}” and “{other}” exclude each other."
        ),
        "banker": QT_TRANSLATE_NOOP("SharkRefusal", "The banker must be one of the players."),
        #: {number} is 2 to 6
        "shares-dealt.SH-05": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Each of the {number} players must be dealt one share of a company."
        ),
        "shares-dealt.SH-05.none": QT_TRANSLATE_NOOP(
            "SharkRefusal", "In this match the first shares are chosen: none can be dealt."
        ),
        "shares-dealt.SH-30.none": QT_TRANSLATE_NOOP(
            "SharkRefusal", "Variant I begins without shares: none can be dealt."
        ),
    },
    variants={
        "not-your-turn": whose_roll,
        "not-now": by_rule,
        "dice": by_rule,
        "no-such-company": _unknown_or_short,
        "worth-nothing": by_rule,
        "wrong-company": by_rule,
        "options-exclude": by_rule,
        "shares-dealt": _why_none_dealt,
    },
)

MALFORMED: Final = Sentences(
    "SharkMalformed",
    {
        #: {where} is a place in a data file, such as squares[3]
        "squares": QT_TRANSLATE_NOOP(
            "SharkMalformed", "{where}: rows and columns must make up a map of {number} squares."
        ),
        "zone-numbers": QT_TRANSLATE_NOOP(
            "SharkMalformed", "{where}: this must be a row of {number} zone numbers, each 1 to 6."
        ),
        #: {number} is the number of a zone, {most} how many squares it must have
        "squares-of-zone": QT_TRANSLATE_NOOP(
            "SharkMalformed", "{where}: zone {number} must have {most} squares."
        ),
    },
)
