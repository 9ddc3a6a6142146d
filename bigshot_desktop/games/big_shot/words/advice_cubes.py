"""What a hint says of cubes that are bought, by the codes of ``bots/cube_advice.py`` and ``bots/claims.py``."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

CUBES: Final = {
    # which purse pays
    "pay-more": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Let {colour} pay: without a loan your next bid can then go up to {limit}, otherwise only "
        "to {less}.",
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
    #: {rest} is what {other} has; {less} is the higher bid that would be possible the other way
    "pay-spares-less": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Let {colour} pay: then both colours can still bid, with {left} and {rest}. If {other} "
        "paid, a bid without a loan could go up to {less}, but {other} would have nothing left.",
    ),
    "pay-thin-less": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Let {colour} pay: then each of your colours still has {at_least} or more. If {other} paid, a "
        "bid without a loan could go up to {less}, but {other} would have only {spent} left.",
    ),
    "pay-equal": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Let {colour} pay: {other} holds as much, and without a loan your next bid can go up to "
        "{limit} either way.",
    ),
    #: Both hold as much; {less} is less than {pays}
    "pay-equal-loan": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Let {colour} pay: both hold as much, but the next loan for {other} brings {pays}, for "
        "{colour} only {less}.",
    ),
    "pay-last": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Let {colour} pay: no more bids will come, and in the end the money of both colours is "
        "added up.",
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
    "place-ahead-with": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {mine} leads there with {own}; the foremost colour that is "
        "not yours has {next}.",
    ),
    "place-keeps": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: you lead there as before; the cube must go somewhere, and "
        "no place is better.",
    ),
    #: {mine} and {other} are the player's own two colours
    "place-keeps-other": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {mine} leads there then instead of {other}, and both are "
        "yours; the cube must go somewhere, and no place is better.",
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
    #: {winner_there} and {rival} are the two colours of {player}
    "place-shifts": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}. "
        "{player} needs two districts with each colour.",
    ),
    "place-shifts-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the "
        "district with a single cube, and not {rival}. {player} needs two districts with each "
        "colour.",
    ),
    "place-settles": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: the district is yours in any case, and now {mine} gets "
        "it, and not {other}.",
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
        "Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district.",
    ),
    "place-sets-up-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the "
        "district, because {cancelling} then cancel out and a single cube of {mine} wins.",
    ),
    "place-chases": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {mine} then has {own} there, and {rival} leads with {most}.",
    ),
    "place-chases-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: if {a_missing_cube} comes there later, {cancelling} "
        "cancel out, and you lead with a single cube of {mine}.",
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
    "place-seals": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {rival} then has the district for certain, but the cube "
        "must go somewhere, and no place is better.",
    ),
    "place-seals-aloof": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {rival} then has the district for certain, but you have "
        "no cube of yours there to lose by it.",
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
    "place-decided-both": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Place {a_cube} {in_district}: {player} has the district for certain, with one colour "
        "or the other, so the cube does little harm there.",
    ),
    #: Why cubes that do the player no good go to this place; {rival} is a colour and whose it is
    "place-shuts": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "{rival} can then no longer win there.",
    ),
    #: The chance to win was better before the round; {price} is what the player paid for the cubes
    "place-paid": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Before this round your chance to win was better: the {price} that you paid cost you more "
        "than the cubes bring.",
    ),
    #: The same where it would be lower still if the player had passed instead of paying
    "place-paid-less": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Before this round your chance to win was better; had you left the cubes to others at "
        "that price, it would be lower still.",
    ),
    #: The same where to pass would have come to as much
    "place-paid-even": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Before this round your chance to win was better; had you left the cubes to others at "
        "that price, it would be as low as now.",
    ),
    "place-slows": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "To lead there, {rival} then needs {most} more cubes instead of {own}.",
    ),
    "place-elsewhere": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "In an empty district {rival} would take the lead with it.",
    ),
    "place-small": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "The harm is small there: the district counts only {added}.",
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
    "place-idle": QT_TRANSLATE_NOOP("BigShotAdvice", "The next best does less for you: {why}."),
    #: In the last round; {player} is somebody else
    "place-final": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "No more cubes will come: this way you win with {sum} in the end. With the next best, "
        "{player} would win with {rest}.",
    ),
    #: Said against a cube that the player has in mind
    "your-cube": QT_TRANSLATE_NOOP("BigShotAdvice", "What your cube does: {why}."),
}
