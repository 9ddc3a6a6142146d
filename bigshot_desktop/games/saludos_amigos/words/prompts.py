"""Who must do what in Saludos Amigos, in one sentence or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _who_rolls(narrator: Narrator, facts: Facts) -> str:
    return "again" if len(facts["seats"]) == 1 else ""


def _what_to_say(narrator: Narrator, facts: Facts) -> str:
    """Who waits for an answer; else whether an offer is open, possible, and against what."""
    if facts["asks"]:
        return "asked" if len(facts["asks"]) == 1 else "asked.several"
    if facts["own"]:
        return "open"
    if facts["agreed"]:
        return "agreed"
    if not facts["left"]:
        return "none-left"
    few = ".few" if facts["left"] < MOST_OFFERS else ""  # with all of them left nobody counts
    return ("member" if facts["share"] else "beat" if facts["mug"] else "first") + few


def _how_to_split(narrator: Narrator, facts: Facts) -> str:
    if facts["asked"]:
        return "asked"
    return "open" if facts["open"] else "" if facts["left"] else "none-left"


def askers(narrator: Narrator, facts: Facts) -> str:
    """Who waits for an answer: Bea and Carl."""
    return narrator.listing([narrator.player(proposer) for proposer, _ in facts["asks"]])


def opener(narrator: Narrator, facts: Facts) -> str:
    """Whose proposal is open in the council."""
    return narrator.player(facts["open"][0])


PROMPTS: Final = Sentences(
    "SaludosPrompt",
    {
        #: What a player must do now: an invitation, the player's name first
        "reach-into-bag": QT_TRANSLATE_NOOP("SaludosPrompt", "{holder}: draw from the bag."),
        "roll-dice": QT_TRANSLATE_NOOP("SaludosPrompt", "Everybody rolls."),
        #: {players} is a single player
        "roll-dice.again": QT_TRANSLATE_NOOP("SaludosPrompt", "{players} rolls again."),
        #: {players} is one player or several
        "deal-cards": QT_TRANSLATE_NOOP("SaludosPrompt", "A councillor each: {players}."),
        "roll-again": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: discard a card to roll again, or keep your {die}."
        ),
        # negotiation
        #: {askers} is a single player
        "negotiate.asked": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: {askers} waits for your answer."
        ),
        #: {askers} is a list of players
        "negotiate.asked.several": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: {askers} wait for your answer."
        ),
        #: The player's own offer is open
        "negotiate.open": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: your offer is open. Wait for the answers, or withdraw it."
        ),
        #: The player has said yes to an offer, and others have not yet
        "negotiate.agreed": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: you have agreed. Wait for the others, or think again."
        ),
        "negotiate.none-left": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: you have no offer left until the mug moves."
        ),
        #: {worth} is a sum of money
        "negotiate.first": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: {worth} to share out. Make an offer, or be done."
        ),
        "negotiate.beat": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: {worth} to share out. Beat the mug at {mug}, or be done."
        ),
        #: The player is in the coalition that stands; {share} is a sum of money
        "negotiate.member": QT_TRANSLATE_NOOP(
            "SaludosPrompt",
            "{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}.",
        ),
        #: {share} is a sum of money, {left} a number
        "negotiate.member.few": QT_TRANSLATE_NOOP(
            "SaludosPrompt",
            "{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}. "
            "Offers left: {left}.",
        ),
        #: {worth} is a sum of money, {left} a number
        "negotiate.first.few": QT_TRANSLATE_NOOP(
            "SaludosPrompt",
            "{player}: {worth} to share out. Make an offer, or be done. Offers left: {left}.",
        ),
        "negotiate.beat.few": QT_TRANSLATE_NOOP(
            "SaludosPrompt",
            "{player}: {worth} to share out. Beat the mug at {mug}, or be done. Offers left: {left}.",
        ),
        # council
        "consider-call": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: call the council with a card, or let it be."
        ),
        "consider-attending": QT_TRANSLATE_NOOP(
            "SaludosPrompt",
            "{player}: attend the council with a card, or stay out. Already there: {attending}.",
        ),
        "settle-split": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: propose another split, or say that you are ready."
        ),
        #: {opener} is a player
        "settle-split.asked": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: {opener} proposes another split and waits for your answer."
        ),
        "settle-split.open": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: wait for the answers to the open proposal."
        ),
        "settle-split.none-left": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: you have no proposal left. Say that you are ready."
        ),
        "choose-cards": QT_TRANSLATE_NOOP(
            "SaludosPrompt", "{player}: choose the councillors you play, or none."
        ),
    },
    variants={
        "roll-dice": _who_rolls,
        "negotiate": _what_to_say,
        "settle-split": _how_to_split,
    },
)
