"""How the characters talk who usually play at the level medium: Stella, Archie, Rufus."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

LINES: Final = {
    #: Stella, an actress, speaks
    "stella.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "For {price} I play the part, {proposer}. Not for less."
    ),
    "stella.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Darling, such a fee? My name on the poster costs {price}."
    ),
    "stella.never.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I have never played in such a tragedy, {proposer}, and I never will."
    ),
    "stella.yes.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{million}, and the audience in tears. I accept!"
    ),
    "stella.yes.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{proposer}, you have written me a wonderful scene."
    ),
    "stella.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{partner}, our film is over. The next one pays {million}."
    ),
    "stella.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "The second lead is yours, {partner}: {share}, and flowers."
    ),
    "stella.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Lights, camera, {partner}: {share} for you!"
    ),
    "stella.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "Curtain! I take my bow."),
    "stella.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}! Applause, please."),
    "stella.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. The critics will be cruel."),
    "stella.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "To the town hall! Make way for the leading lady!"
    ),
    "stella.stay.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I only appear in premieres. Do tell me how it ends."
    ),
    #: Archie, a young reporter, speaks
    "archie.price.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Headline: {proposer} pays {price}! Otherwise there is no story."
    ),
    "archie.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "My source says you can go up to {price}, {proposer}. True?"
    ),
    "archie.never.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "No comment, {proposer}. And that is my comment."
    ),
    "archie.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}, on the record. Agreed."),
    "archie.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "Stop the presses: I agree with {proposer}!"),
    "archie.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Correction of yesterday’s edition, {partner}: I leave you for {million}."
    ),
    "archie.offer.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "An exclusive for you, {partner}: {share}."
    ),
    "archie.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Tell our readers, {partner}: would you take {share}?"
    ),
    "archie.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "Deadline! My text is in."),
    "archie.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}! That goes on page one."),
    "archie.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Page twelve, at the bottom."),
    "archie.call.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "A council? I would not miss that for any price."
    ),
    "archie.stay.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "I report from outside. Shout if something happens."
    ),
    #: Rufus, a fisherman of few words, speaks
    "rufus.price.0": QT_TRANSLATE_NOOP("SaludosVoice", "{price}. Then I cast off."),
    "rufus.price.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Small fish, {proposer}. Come back with {price}."
    ),
    "rufus.never.0": QT_TRANSLATE_NOOP("SaludosVoice", "Foul weather, {proposer}. I stay in port."),
    "rufus.yes.0": QT_TRANSLATE_NOOP("SaludosVoice", "{million}. Good catch."),
    "rufus.yes.1": QT_TRANSLATE_NOOP("SaludosVoice", "Aye, {proposer}."),
    "rufus.betray.0": QT_TRANSLATE_NOOP(
        "SaludosVoice", "Sorry, {partner}. The tide takes me elsewhere."
    ),
    "rufus.offer.0": QT_TRANSLATE_NOOP("SaludosVoice", "Come aboard, {partner}. {share}."),
    "rufus.offer.1": QT_TRANSLATE_NOOP(
        "SaludosVoice", "{share}, {partner}. The net is full enough for two."
    ),
    "rufus.done.0": QT_TRANSLATE_NOOP("SaludosVoice", "Anchor down."),
    "rufus.good-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. Fair wind."),
    "rufus.bad-die.0": QT_TRANSLATE_NOOP("SaludosVoice", "A {die}. An old boot on the hook."),
    "rufus.call.0": QT_TRANSLATE_NOOP("SaludosVoice", "All aboard for the council."),
    "rufus.stay.0": QT_TRANSLATE_NOOP("SaludosVoice", "I mend my nets meanwhile."),
}
