"""What a hint says in Big Shot, by the codes of ``bots/advising.py`` and ``bots/claims.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.words.names import a_cube, some_cubes, two_purses, with_owner
from bigshot_desktop.words.sentences import Facts, Sentences, Value

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def part(narrator: Narrator, facts: Facts) -> str:
    """The cubes that go to one district: 2 black and 1 yellow."""
    return narrator.listing(some_cubes(narrator, counts(facts["part"])))


def a_missing_cube(narrator: Narrator, facts: Facts) -> str:
    """The cube that is still needed: a red cube."""
    return a_cube(narrator, {"colour": facts["missing"]})


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
        #: {less} is less than {sum}
        "borrow-reach": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "{colour} then holds {sum}; with the loan for {other}, that one would hold only {less}.",
        ),
        "borrow-dearer": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "A loan for {other} would bring only {less}."
        ),
        "borrow-purses": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Then {colour} holds {sum}, and {other} {rest}."
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
            "Pass: at {lowest} or more your chance to win is greater without these cubes. "
            "The best you could do with them: {why}.",
        ),
        "pass-even": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: at {lowest} your chance to win is about the same with these cubes as without.",
        ),
        "pass-even-why": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: at {lowest} your chance to win is about the same with these cubes as without. "
            "The best you could do with them: {why}.",
        ),
        "pass-dear": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Pass: at {lowest} or more your chance to win is greater without these cubes.",
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
            "If you pass and {player} gets the cubes, {player} can take {the_district} at once.",
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
        "pass-gives": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "If you pass, {player} gets the cubes for {price}."
        ),
        "pass-leaves": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "If you pass, {player} is likely to have the cubes for {price}."
        ),
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
            "Let {colour} pay: {left} is left to it then, while {other} would have nothing left.",
        ),
        #: {spent} is less than {left}
        "pay-thin": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Let {colour} pay: {left} is left to it then, while {other} would have only {spent} left.",
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
        "place-safe": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: nobody can take the district from you any more.",
        ),
        #: {rival} is a colour and whose it is: "Red (Anna)"
        "place-leads-from": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: you lead there, and no longer {rival}."
        ),
        "place-leads": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: you lead there with it."
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
        "place-gives": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {winner_there} gets the district, "
            "but no other place that was weighed is better for you.",
        ),
        "place-ends-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}: {rival} no longer leads there."
        ),
        #: {a_missing_cube} is a cube of some colour
        "place-sets-up": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: with {a_missing_cube} more the district is yours.",
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
            "Place {a_cube} {in_district}: your lead there is gone, "
            "but no other place that was weighed is better for you.",
        ),
        "place-nothing": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} leads there already, and no other place that was "
            "weighed is better for you.",
        ),
        "place-nothing-nobody": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: even with it nobody leads there, and no other place that "
            "was weighed is better for you.",
        ),
        "place-lets-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {rival} leads there with it, but no other place that was "
            "weighed is better for you.",
        ),
        "place-decided": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "Place {a_cube} {in_district}: {winner_there} gets the district whatever comes, "
            "so the cube does no harm there.",
        ),
        #: Some colours have more cubes in the district, but as many as each other (they cancel); {own} are cubes
        "cancels": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "The colours with more cubes {at_district} are level and cancel each other, "
            "so {winner_there} is first with {own}.",
        ),
        #: {number} cubes of the plan go to this district; {why} is what they do together
        "place-first": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "Place {a_cube} {in_district}, the first of {number}: {why}."
        ),
        "place-then": QT_TRANSLATE_NOOP("BigShotAdvice", "Then the other cubes: {why}."),
        "place-instead": QT_TRANSLATE_NOOP("BigShotAdvice", "The next best is weaker: {why}."),
        #: Said against a cube that the player has in mind
        "your-cube": QT_TRANSLATE_NOOP("BigShotAdvice", "What your cube does: {why}."),
        # reasons
        #: A sentence after a colon. {part} are cubes: "2 black and 1 yellow"
        "why-takes": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, you take {the_district} at once, and it counts {added}"
        ),
        "why-takes-park": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, you take {the_district} at once, which adds {added} by doubling",
        ),
        "why-takes-lone-park": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, you take {the_district} at once, which doubles what you win beside it",
        ),
        "why-safe": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, nobody can take {the_district} from you any more"
        ),
        "why-leads-from": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, you take the lead {at_district} from {rival}"
        ),
        "why-leads": QT_TRANSLATE_NOOP("BigShotAdvice", "with {part}, you lead {at_district}"),
        "why-ahead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, you lead {own} to {next} {at_district}"
        ),
        "why-spoils": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {winner_there} takes {the_district} at once, and not {rival}",
        ),
        "why-sets-up": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, you need only {a_missing_cube} more to take {the_district}",
        ),
        "why-ends-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, {rival} no longer leads {at_district}"
        ),
        "why-keeps": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, you lead {at_district} as before"
        ),
        "why-chases": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, you have {own} {at_district}, and {rival} leads with {most}",
        ),
        "why-level": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "with {part}, you are there, too, and nobody leads {at_district}"
        ),
        "why-gives": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {winner_there} gets {the_district}, "
            "but no other place that was weighed is better for you",
        ),
        "why-loses": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, your lead {at_district} is gone, "
            "but no other place that was weighed is better for you",
        ),
        "why-lets-lead": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "with {part}, {rival} leads {at_district}, "
            "but no other place that was weighed is better for you",
        ),
        "why-decided": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "{winner_there} gets {the_district} whatever comes, so {part} do no harm there",
        ),
        "why-nothing": QT_TRANSLATE_NOOP(
            "BigShotAdvice",
            "{rival} leads {at_district} already, so {part} change little there",
        ),
        "why-nothing-nobody": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "{part} help nobody there: no colour leads {at_district} then"
        ),
        "why-better": QT_TRANSLATE_NOOP(
            "BigShotAdvice", "that is better than to leave the cubes to {player}"
        ),
    },
    variants={"borrow": two_purses, "borrow-made": two_purses},
)
