"""How the characters talk who usually play at the level hard: Hazel, Chester, Dolores."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

LINES: Final = {
    #: Hazel, a gardener, speaks
    "hazel.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Water it a little more, {proposer}: {price}, and it will bloom."
    ),
    "hazel.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A fair seed, {proposer}, but I do not plant below {price}."
    ),
    "hazel.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "Weeds, {proposer}. I pull them out."),
    "hazel.yes.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{million}: a modest harvest, but a safe one. Yes."
    ),
    "hazel.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "This has good roots, {proposer}. Agreed."),
    "hazel.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I have to be transplanted, {partner}. Nothing personal."
    ),
    "hazel.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "The sunny corner of the bed is yours, {partner}: {share}."
    ),
    "hazel.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Let us grow something together, {partner}. {share} for you."
    ),
    "hazel.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "Sown is sown. Now we wait for rain."),
    "hazel.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}! My sunflowers are not taller."),
    "hazel.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Slugs again."),
    "hazel.call.0": QT_TRANSLATE_NOOP("SaludosVoice", "Time to prune. I call the council."),
    "hazel.stay.0": QT_TRANSLATE_NOOP("SaludosVoice", "Let it grow wild for once."),
    #: Chester, a trumpeter, speaks
    "chester.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "You are a little flat, {proposer}. Play it in {price}."
    ),
    "chester.price.1": QT_TRANSLATE_NOOP("SaludosVoice", "Nice tune. The solo costs {price}."),
    "chester.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "Wrong band, {proposer}."),
    "chester.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}. That swings."),
    "chester.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "I hear you, {proposer}. Count me in."),
    "chester.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "New key, {partner}. You will hear me from over there."
    ),
    "chester.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A duet, {partner}? {share} for you, and you take the melody."
    ),
    "chester.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "One, two, {partner}, {share}. Come in on the beat."
    ),
    "chester.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "I rest for sixteen bars."),
    "chester.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. High note, and clean."),
    "chester.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. We call that the blues."),
    "chester.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Open up the town hall. We need the big stage."
    ),
    "chester.stay.0": QT_TRANSLATE_NOOP("SaludosVoice", "I will listen to this one from the bar."),
    #: Dolores, a retired teacher, speaks
    "dolores.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Not quite, {proposer}. The right answer is {price}."
    ),
    "dolores.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Careless work. Do it again, with {price} for me."
    ),
    "dolores.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "Off the subject, {proposer}. Sit down."),
    "dolores.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}. Very good. See, you can do it."),
    "dolores.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "Full marks, {proposer}."),
    "dolores.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I change schools, {partner}. Your report is in the drawer."
    ),
    "dolores.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Pay attention, {partner}: {share} for you. Questions?"
    ),
    "dolores.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A little test, {partner}: is {share} more than nothing?"
    ),
    "dolores.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "Books closed. The lesson is over."),
    "dolores.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Diligence pays."),
    "dolores.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Unsatisfactory."),
    "dolores.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "That needs a conference. To the town hall, in pairs."
    ),
    "dolores.stay.0": QT_TRANSLATE_NOOP("SaludosVoice", "I have marking to do."),
}
