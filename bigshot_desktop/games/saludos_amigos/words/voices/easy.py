"""How the characters talk who usually play at the level easy: Mabel, Gus, Opal."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

LINES: Final = {
    #: Mabel, an old lady who bakes, speaks to others at the table
    "mabel.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "For {price} I even bake you a cake, {proposer}."
    ),
    "mabel.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "That is half a slice, {proposer}. The whole one is {price}."
    ),
    "mabel.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "No, {proposer}, this dough will not rise."),
    "mabel.yes.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{million}? That buys flour for a month. Agreed."
    ),
    "mabel.yes.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Come here, {proposer}, that calls for a biscuit."
    ),
    "mabel.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Do not be cross, {partner}. You still get the biggest slice of cake."
    ),
    "mabel.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{share} for you, {partner}, fresh from the oven."
    ),
    "mabel.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Sit down, {partner}, have a coffee and {share}."
    ),
    "mabel.done.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I have had enough, thank you. It was delicious."
    ),
    "mabel.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}! As round as a good bun."),
    "mabel.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Well, crumbs are bread too."),
    "mabel.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Coats on, everybody. We are going to the council."
    ),
    "mabel.stay.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "You go ahead, dears. My bread is in the oven."
    ),
    #: Gus, a young mechanic, always glad, speaks
    "gus.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "So close, {proposer}! Make it {price} and I am in!"
    ),
    "gus.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Nice try, {proposer}! It runs on {price}, not on less."
    ),
    "gus.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "Ha! Good one, {proposer}! But no."),
    "gus.yes.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{million}! This is the best day of my life, {proposer}!"
    ),
    "gus.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "Deal! I would have done it for the fun of it."),
    "gus.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Oh no, {partner}, that was you! Sorry! {million} is {million}!"
    ),
    "gus.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "You and me, {partner}! {share} for you! What a team!"
    ),
    "gus.offer.1": QT_TRANSLATE_NOOP("SaludosVoice", "Hop on, {partner}: {share}, and we are off!"),
    "gus.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "I am happy! I am always happy!"),
    "gus.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}! Did you see that? A {die}!"),
    "gus.bad-die.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A {die}! It could have been less! Well, hardly."
    ),
    "gus.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A council! I love councils! Who has the biscuits?"
    ),
    "gus.stay.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I will hold your jackets! Good luck, everybody!"
    ),
    #: Opal, a woman who reads the stars, speaks
    "opal.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "The stars say {price}, {proposer}. I only read them aloud."
    ),
    "opal.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I see a cloud before this offer. {price} would blow it away."
    ),
    "opal.never.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Saturn is against it, {proposer}, and so am I."
    ),
    "opal.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}: I dreamed of this number. Yes."),
    "opal.yes.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "It was written long ago, {proposer}. I agree."
    ),
    "opal.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Our stars part here, {partner}. Do not blame me, blame Mars."
    ),
    "opal.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I see {share} in your palm, {partner}. Shall I look closer?"
    ),
    "opal.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Last night the moon whispered: {share} for {partner}."
    ),
    "opal.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "All is as it must be. I close my eyes."),
    "opal.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. I felt it in my ring finger."),
    "opal.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Even the night has its use."),
    "opal.call.0": QT_TRANSLATE_NOOP("SaludosVoice", "The council was in my cards this morning."),
    "opal.stay.0": QT_TRANSLATE_NOOP("SaludosVoice", "Not tonight. The moon is on the wrong side."),
}
