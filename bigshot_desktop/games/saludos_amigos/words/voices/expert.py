"""How the characters talk who usually play at the level expert: Vivian, Otto, Clyde."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

LINES: Final = {
    #: Vivian, a lawyer, speaks
    "vivian.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "My client asks for {price}. My client is me."
    ),
    "vivian.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Paragraph one, {proposer}: nothing below {price}."
    ),
    "vivian.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "Dismissed, {proposer}. With costs."),
    "vivian.yes.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{million}. I sign, initialled on every page."
    ),
    "vivian.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "No objection, {proposer}."),
    "vivian.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I make use of my right of withdrawal, {partner}."
    ),
    "vivian.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A settlement, {partner}: {share}, without admission of guilt."
    ),
    "vivian.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Read it at your leisure, {partner}. Clause three says {share}."
    ),
    "vivian.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "I rest my case."),
    "vivian.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Let the record show it."),
    "vivian.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. I shall appeal."),
    "vivian.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "We shall see each other before the council."
    ),
    "vivian.stay.0": QT_TRANSLATE_NOOP("SaludosVoice", "I decline to testify."),
    #: Otto, a professor of mathematics, speaks
    "otto.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Solve for me, {proposer}: the result is {price}."
    ),
    "otto.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A slip in the second line, {proposer}. It should read {price}."
    ),
    "otto.never.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "This has no solution, {proposer}. I have proved it."
    ),
    "otto.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}. Which was to be demonstrated."),
    "otto.yes.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Correct to the last digit, {proposer}. I agree."
    ),
    "otto.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice",
        "{million} is greater than {held}, {partner}. That is not betrayal, that is arithmetic.",
    ),
    "otto.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "By my reckoning, {partner}, your share is {share}."
    ),
    "otto.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Let {partner} have {share}. The rest follows."
    ),
    "otto.done.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "The sum is zero on both sides. I put down my chalk."
    ),
    "otto.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Above the mean."),
    "otto.bad-die.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A {die}. Somebody has to be below the mean."
    ),
    "otto.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A hypothesis must be tested. To the council."
    ),
    "otto.stay.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "The outcome is known to me. I need not watch."
    ),
    #: Clyde, a gambler, speaks
    "clyde.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I see you, {proposer}, and raise to {price}."
    ),
    "clyde.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Your left eye twitched, {proposer}. You have {price} for me."
    ),
    "clyde.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "I fold, {proposer}. Keep your chips."),
    "clyde.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}. I call."),
    "clyde.yes.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "You are not bluffing, {proposer}. That is new. Agreed."
    ),
    "clyde.betray.0": QT_TRANSLATE_NOOP("SaludosVoice", "Never marry your first cards, {partner}."),
    "clyde.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A sure thing, {partner}: {share}, and no questions."
    ),
    "clyde.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Your move, {partner}. {share} is on the table."
    ),
    "clyde.done.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "The best players know when to leave the table."
    ),
    "clyde.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. I did not even blow on it."),
    "clyde.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. The ace is elsewhere."),
    "clyde.call.0": QT_TRANSLATE_NOOP("SaludosVoice", "Show me your cards, amigos."),
    "clyde.stay.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Too rich for me. I watch your faces instead."
    ),
}
