"""What a hint says in Big Shot, by the codes of ``bots/advising.py`` and ``bots/claims.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.words.names import (
    a_cube,
    colour,
    rivals_of,
    some_cubes,
    two_purses,
    with_owner,
)
from bigshot_desktop.words.sentences import Facts, Sentences, Value

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def part(narrator: Narrator, facts: Facts) -> str:
    """The cubes that go to one district: 2 black and 1 yellow."""
    return narrator.listing(some_cubes(narrator, counts(facts["part"])))


def a_missing_cube(narrator: Narrator, facts: Facts) -> str:
    """The cube that is still needed: a red cube."""
    return a_cube(narrator, {"colour": facts["missing"]})


def cancelling(narrator: Narrator, facts: Facts) -> str:
    """The colours that cancel each other out, so that one with fewer cubes wins: Red and Yellow (BS-18)."""
    outdone = rivals_of(counts(facts["cancel"]), facts["mine"])
    return narrator.listing([colour(narrator, one) for one in outdone])


def owned(fact: str) -> Value:
    """The colour that this fact is, and whose it is."""
    return lambda narrator, facts: with_owner(narrator, facts[fact])


ADVICE: Final = Sentences(
    "BigShotAdvice",
    {
        # in the auction
        #: {why} is a sentence of its own: "with 2 black and 1 yellow you take the Docks at once"
        "bid": QT_TRANSLATE_NOOP("BigShotAdvice", "Bid {amount}, and go up to {limit}: {why}."),
        "bid-once": QT_TRANSLATE_NOOP("BigShotAdvice", "Bid {amount}, but no more: {why}."),
        "bid-credit": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Bid {amount}, and go up to {limit}, with a loan if need be: {why}.",
        ),
        "borrow": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Take a loan of {pays} and go up to {limit}: {why}."
        ),
        "borrow.purse": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Take a loan of {pays} for {colour} and go up to {limit}: {why}."
        ),
        "borrow-once": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Take a loan of {pays}, then bid {limit} and no more: {why}."
        ),
        "borrow-once.purse": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Take a loan of {pays} for {colour}, then bid {limit} and no more: {why}.",
        ),
        #: {less} is less than {sum}
        "borrow-reach": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "With the loan {colour} holds {sum}; with a loan of its own, {other} would hold only "
            "{less}.",
        ),
        "borrow-dearer": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "A loan for {other} would bring only {less}."
        ),
        #: What is told to others of a bid
        "bid-made": QT_TRANSLATE_NOOP("BigShotAdvice", "Bid {amount}: {why}."),
        "borrow-made": QT_TRANSLATE_NOOP("BigShotAdvice", "Take a loan of {pays}: {why}."),
        "borrow-made.purse": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Take a loan of {pays} for {colour}: {why}."
        ),
        #: {pays} is less than {debt}
        "loan-cost": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "The loan brings {pays} now and costs {debt} at the end."
        ),
        "loan-cost.purse": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "The loan brings {pays} now and costs {debt} at the end; after your first word in "
            "this auction you cannot borrow any more.",
        ),
        "decline-enough": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Take no loan: with {cash} you can bid as far as you should."
        ),
        "decline-dear": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Take no loan: it brings {pays} now and costs {debt} at the end, "
            "and these cubes are not worth that.",
        ),
        "pass": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: {lowest} is too much for what these cubes could do. The best you could do "
            "with them: {why}.",
        ),
        "pass-even": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: a bid of {lowest} would not improve your chance to win."
        ),
        "pass-even-why": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: a bid of {lowest} would not improve your chance to win. The best you could do "
            "with the cubes: {why}.",
        ),
        "pass-lost": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: you can hardly win any more, and these cubes would not change that.",
        ),
        #: {player} is somebody else
        "pass-outbid": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: you can hardly win any more, because {player} is likely to outbid you for these "
            "cubes.",
        ),
        "pass-won": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: you are almost sure to win, even without these cubes."
        ),
        "pass-keep": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: in the rounds to come {lowest} will do more for you than these cubes now.",
        ),
        "pass-harm": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: a bid of {lowest} would lower your chance to win."
        ),
        "pass-dear": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: {lowest} is too much for what these cubes could do for you."
        ),
        "pass-idle": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: with these cubes you cannot take the lead in any district."
        ),
        "pass-broke": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: you cannot pay {lowest}, so nothing else is possible."
        ),
        "pass-unpayable": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Pass: {player} cannot pay {amount}, so the auction must start again."
        ),
        #: Said against a bid; {to_come} is 2 or more
        "bid-leaves": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "A bid of {lowest} would leave you {left} for the {to_come} rounds to come.",
        ),
        "bid-leaves-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "A bid of {lowest} would leave you {left} for the last round."
        ),
        "bid-leaves-all": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "A bid of {lowest} would take all your money."
        ),
        "bid-on-credit": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "To bid {lowest} you would need a loan: {pays} now, and {debt} to pay back at the end.",
        ),
        "rival-left": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "After paying {price}, {player} has {left} left."
        ),
        #: The player has two colours
        "rival-left-both": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "After paying {price}, {player} has {left} left with both colours together.",
        ),
        "rival-broke": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "After paying {price}, {player} has nothing left."
        ),
        #: Said of a bid that is advised; {to_come} is 2 or more
        "spends": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "At {lowest} you keep {left} for the {to_come} rounds to come."
        ),
        "spends-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "At {lowest} you keep {left} for the last round."
        ),
        "spends-all": QT_TRANSLATE_NOOP("BigShotAdvice", "{lowest} is all the money you have."),
        # what speaks against passing
        "pass-taken": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "If you pass and {player} gets the cubes, {player} can win {the_district} with them.",
        ),
        "pass-taken-yours": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "If you pass and {player} gets the cubes, {player} can take {the_district}, "
            "where you lead now.",
        ),
        "pass-safe": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "If you pass and {player} gets the cubes, {player} can make sure of {the_district}.",
        ),
        "pass-loses": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "If you pass and {player} gets the cubes, {player} can end your lead {at_district}.",
        ),
        "pass-leads": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "If you pass and {player} gets the cubes, {player} can take the lead {at_district}.",
        ),
        "pass-leaves": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "If you pass, {player} is likely to have the cubes for {price}."
        ),
        "pass-gives": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "If you pass, {player} gets the cubes for {price}."
        ),
        "pass-gives-free": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "If you pass, {player} gets the cubes for nothing."
        ),
        "qualifies": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "You then have the two districts that you need to win."
        ),
        "qualifies.purse": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "{colour} then has the two districts that each of your colours needs for you to win.",
        ),
        #: What is equally good, where all that was weighed comes to the same chance to win
        "even-lost": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "You can hardly win any more, so this choice changes little."
        ),
        "even-won": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "You are almost sure to win, so this choice changes little."
        ),
        "even-place": QT_TRANSLATE_NOOP("BigShotAdvice", "Other places are about as good."),
        "even-pay": QT_TRANSLATE_NOOP("BigShotAdvice", "Which colour pays hardly matters."),
        "even-loan": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Which of your colours takes the loan hardly matters."
        ),
        "even-pass": QT_TRANSLATE_NOOP("BigShotAdvice", "To pass would be about as good."),
        "best-use": QT_TRANSLATE_NOOP("BigShotAdvice", "The best you could do with them: {why}."),
        # which purse pays
        "pay-more": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Let {colour} pay: your next bid can then go up to {limit}, otherwise only to {less}.",
        ),
        "pay": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Let {colour} pay: then {colour} has {left} left, and {other} {rest}."
        ),
        "pay-spares": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Let {colour} pay: it then still has {left}; if {other} paid, {other} would have "
            "nothing left.",
        ),
        #: {spent} is less than {left}
        "pay-thin": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Let {colour} pay: it then still has {left}; if {other} paid, {other} would have "
            "only {spent} left.",
        ),
        "pay-equal": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Let {colour} pay: {other} holds as much, and your next bid can go up to {limit} "
            "either way.",
        ),
        # where a cube goes
        "place-takes": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: the district is yours at once and counts {added}.",
        ),
        "place-takes-park": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: the park is yours at once and adds {added} by doubling.",
        ),
        "place-takes-lone-park": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: the park is yours at once and will double "
            "every district you win beside it.",
        ),
        #: {cancelling} is a list of colours that cancel each other out: "Red and Yellow"; {mine} is a colour
        "place-takes-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {cancelling} cancel out, and you win the district "
            "with a single cube of {mine}: it counts {added}.",
        ),
        "place-takes-park-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a "
            "single cube of {mine}: it adds {added} by doubling.",
        ),
        "place-takes-lone-park-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a "
            "single cube of {mine}.",
        ),
        "place-takes-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: it is the last round, so with this cube the district "
            "is yours and counts {added}.",
        ),
        "place-takes-park-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: it is the last round, so with this cube the park is "
            "yours and adds {added} by doubling.",
        ),
        "place-takes-lone-park-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: it is the last round, so with this cube the park is "
            "yours: one district more.",
        ),
        "place-safe": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: nobody can take the district from you any more.",
        ),
        #: {rival} is a colour and whose it is: "Red (Anna)"
        "place-leads-from": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: you lead there instead of {rival}."
        ),
        "place-leads-from-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a "
            "single cube of {mine} instead of {rival}.",
        ),
        "place-leads": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: you lead there with it."
        ),
        "place-leads-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a "
            "single cube of {mine}.",
        ),
        "place-ahead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: you lead there {own} to {next}."
        ),
        "place-keeps": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: you lead there as before."
        ),
        #: {winner_there} is a colour and whose it is
        "place-spoils": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}.",
        ),
        "place-spoils-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the "
            "district with a single cube, and not {rival}.",
        ),
        "place-gives": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {winner_there} gets the district, but the cube must "
            "go somewhere, and no place is better.",
        ),
        "place-gives-aloof": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {winner_there} gets the district, but you have no "
            "cube of yours there to lose by it.",
        ),
        "place-ends-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {leader} leads there then, and no longer {rival}.",
        ),
        "place-ends-lead-nobody": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} no longer leads there, and nobody else does.",
        ),
        "place-ends-lead-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: in the end {rival} does not get the district, and "
            "nobody else does.",
        ),
        #: {a_missing_cube} is a cube of some colour
        "place-sets-up": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: after that you win the district with just "
            "{a_missing_cube}.",
        ),
        "place-sets-up-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: after that you win the district with just "
            "{a_missing_cube}, because {cancelling} then cancel out and a single cube of {mine} "
            "wins.",
        ),
        "place-chases": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: that makes {own} of yours there, "
            "and {rival} leads with {most}.",
        ),
        "place-level": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: nobody leads there then."
        ),
        "place-loses": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: your lead there is gone, but the cube must go somewhere, "
            "and no place is better.",
        ),
        "place-nothing": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} leads there as before, but the cube must go "
            "somewhere, and no place is better.",
        ),
        "place-nothing-aloof": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} leads there as before, but you have no cube "
            "of yours there to lose by it.",
        ),
        "place-nothing-nobody": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: nobody leads there then, but the cube must go somewhere, "
            "and no place is better.",
        ),
        "place-lets-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} leads there with it, but the cube must go "
            "somewhere, and no place is better.",
        ),
        "place-lets-lead-aloof": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} leads there with it, but you have no cube of "
            "yours there to lose by it.",
        ),
        "place-yours": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: the district is yours in any case, so the cube does "
            "no harm there.",
        ),
        "place-decided": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} has the district for certain, so the cube "
            "does no harm there.",
        ),
        #: {number} cubes of the plan go to this district; {why} is what they do together
        "place-first": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}, the first of {number}: {why}."
        ),
        "place-first-harm": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}, the first of {number}, because no place is better for "
            "them: {why}.",
        ),
        "place-then": QT_TRANSLATE_NOOP("BigShotAdvice", "Then the other cubes: {why}."),
        "place-instead": QT_TRANSLATE_NOOP("BigShotAdvice", "The next best is weaker: {why}."),
        "place-worse": QT_TRANSLATE_NOOP("BigShotAdvice", "The next best is worse: {why}."),
        #: Said against a cube that the player has in mind
        "your-cube": QT_TRANSLATE_NOOP("BigShotAdvice", "What your cube does: {why}."),
        # reasons
        #: A sentence after a colon. {part} are cubes: "2 black and 1 yellow"
        "why-takes": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part} you take {the_district} at once, and it counts {added}"
        ),
        "why-takes-park": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part} you take {the_district} at once, which adds {added} by doubling",
        ),
        "why-takes-lone-park": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part} you take {the_district} at once, which doubles what you win beside it",
        ),
        #: {cancelling} is a list of colours that cancel each other out: "Red and Yellow"; {mine} is a colour
        "why-takes-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {cancelling} cancel out, and you win {the_district} with a single cube "
            "of {mine}, which counts {added}",
        ),
        "why-takes-park-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {cancelling} cancel out, and you win {the_district} with a single cube "
            "of {mine}, which adds {added} by doubling",
        ),
        "why-takes-lone-park-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {cancelling} cancel out, and you win {the_district} with a single cube "
            "of {mine}",
        ),
        "why-takes-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "it is the last round, and with {part} {the_district} is yours and counts {added}",
        ),
        "why-takes-park-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "it is the last round, and with {part} {the_district} is yours and adds {added} by "
            "doubling",
        ),
        "why-takes-lone-park-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "it is the last round, and with {part} {the_district} is yours: one district more",
        ),
        "why-safe": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part} nobody can take {the_district} from you any more"
        ),
        "why-leads-from": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part} you take the lead {at_district} from {rival}"
        ),
        "why-leads-from-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {cancelling} cancel out, and a single cube of {mine} gives you the "
            "lead {at_district} instead of {rival}",
        ),
        "why-leads": QT_TRANSLATE_NOOP("BigShotAdvice", "with {part} you lead {at_district}"),
        "why-leads-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {cancelling} cancel out, and a single cube of {mine} gives you the "
            "lead {at_district}",
        ),
        "why-ahead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part} you lead {own} to {next} {at_district}"
        ),
        "why-spoils": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {winner_there} gets {the_district}, and not {rival}"
        ),
        "why-spoils-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {cancelling} cancel out, and {winner_there} gets {the_district} with a "
            "single cube, and not {rival}",
        ),
        "why-sets-up": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, you win {the_district} later with just {a_missing_cube}"
        ),
        "why-sets-up-cancel": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, you win {the_district} later with just {a_missing_cube}: {cancelling} "
            "then cancel out, and a single cube of {mine} wins",
        ),
        "why-ends-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {leader} leads {at_district}, and no longer {rival}"
        ),
        "why-ends-lead-nobody": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {rival} no longer leads {at_district}"
        ),
        "why-ends-lead-last": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {rival} does not get {the_district} in the end"
        ),
        "why-keeps": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part} you lead {at_district} as before"
        ),
        "why-chases": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part} you have {own} {at_district}, and {rival} leads with {most}",
        ),
        "why-level": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part} you are there, too, and nobody leads {at_district}"
        ),
        "why-gives": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {winner_there} gets {the_district}"
        ),
        "why-loses": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, your lead {at_district} is gone"
        ),
        "why-lets-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {rival} leads {at_district}"
        ),
        "why-nothing": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "{rival} leads {at_district} already, so {part} change little there",
        ),
        "why-nothing-nobody": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "{part} help nobody there: no colour leads {at_district} then"
        ),
        "why-yours": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "no harm is done with {part} {at_district}, which is yours in any case"
        ),
        "why-decided": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "no harm is done with {part} {at_district}, which {rival} has for certain",
        ),
        "why-denies": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "otherwise {player} could win {the_district} with these cubes"
        ),
        "why-denies-safe": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "otherwise {player} could make sure of {the_district} with these cubes"
        ),
        "why-denies-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "otherwise {player} could end your lead {at_district} with these cubes"
        ),
        "why-better": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "that is better than leaving the cubes to {player}"
        ),
    },
    variants={
        "borrow": two_purses,
        "borrow-once": two_purses,
        "borrow-made": two_purses,
        "loan-cost": two_purses,
        "qualifies": two_purses,
    },
)
