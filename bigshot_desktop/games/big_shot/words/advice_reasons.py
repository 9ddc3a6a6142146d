"""The reasons in a hint, each a sentence after a colon, by the codes of ``bots/claims.py``."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

REASONS: Final = {
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
    "why-takes-lone-park.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} you take {the_district} at once, which doubles what {mine} wins beside it",
    ),
    #: {cancelling} is a list of colours that cancel each other out: "Red and Yellow"; {mine} is a colour
    "why-takes-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} "
        "wins the district, which counts {added}",
    ),
    "why-takes-park-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} "
        "wins the park, which adds {added} by doubling",
    ),
    "why-takes-lone-park-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} "
        "wins the park",
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
    "why-leads-from-by": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} you take the lead {at_district} from {rival}, {own} to {next}",
    ),
    "why-leads-from-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and you lead there with a single "
        "cube of {mine} instead of {rival}",
    ),
    "why-leads": QT_TRANSLATE_NOOP("BigShotAdvice", "with {part} you lead {at_district}"),
    "why-leads-by": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} you lead {own} to {next} {at_district}",
    ),
    "why-leads-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and you lead there with a single "
        "cube of {mine}",
    ),
    "why-ahead": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "with {part} you lead {own} to {next} {at_district}"
    ),
    #: {mine} is one of the player's two colours; the other has cubes there, too
    "why-ahead-with": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, {mine} leads {at_district} with {own}; the foremost colour that is not "
        "yours has {next}",
    ),
    "why-spoils": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "with {part}, {winner_there} gets {the_district}, and not {rival}"
    ),
    "why-spoils-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the "
        "district with a single cube, and not {rival}",
    ),
    #: {winner_there} and {rival} are the two colours of {player}
    "why-shifts": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, {winner_there} gets {the_district}, and not {rival}, and {player} needs "
        "two districts with each colour",
    ),
    "why-shifts-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the "
        "district, and not {rival}; {player} needs two districts with each colour",
    ),
    "why-settles": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, {mine} gets {the_district}, which is yours in any case, and not {other}",
    ),
    "why-sets-up": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, you then need just {a_missing_cube} more to win {the_district}",
    ),
    "why-sets-up-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, you then need just {a_missing_cube} more to win {the_district}: {cancelling} "
        "cancel out then, and a single cube of {mine} wins",
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
    "why-keeps": QT_TRANSLATE_NOOP("BigShotAdvice", "with {part} you lead {at_district} as before"),
    #: {mine} and {other} are the player's own two colours
    "why-keeps-other": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, {mine} leads {at_district} instead of {other}, and both are yours",
    ),
    "why-chases": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, {mine} has {own} {at_district}, and {rival} leads with {most}",
    ),
    "why-chases-cancel": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part} you lead {at_district} as soon as {a_missing_cube} comes there, because "
        "{cancelling} then cancel out",
    ),
    "why-level": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "with {part} you are there, too, and nobody leads {at_district}"
    ),
    "why-gives": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "with {part}, {winner_there} gets {the_district}"
    ),
    "why-loses": QT_TRANSLATE_NOOP("BigShotAdvice", "with {part}, your lead {at_district} is gone"),
    "why-lets-lead": QT_TRANSLATE_NOOP("BigShotAdvice", "with {part}, {rival} leads {at_district}"),
    "why-seals": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "with {part}, {rival} has {the_district} for certain",
    ),
    "why-nothing": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "{rival} leads {at_district} already, so {part} will change little there",
    ),
    "why-nothing-nobody": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "{part} will help nobody there: no colour leads {at_district} then"
    ),
    "why-yours": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "no harm is done with {part} {at_district}, which is yours in any case"
    ),
    "why-decided": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "no harm is done with {part} {at_district}, which {rival} has for certain",
    ),
    "why-decided-both": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "little harm is done with {part} {at_district}, which {player} has for certain with one "
        "colour or the other",
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
    "why-denies-leading": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "otherwise {player} could take the lead {at_district} with these cubes",
    ),
    "why-better": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "that is better than leaving the cubes to {player}"
    ),
}
