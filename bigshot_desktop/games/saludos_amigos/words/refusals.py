"""Why something is not allowed in Saludos Amigos."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.rules.material import JOURNALIST, PROJECTS
from bigshot_desktop.words.sentences import Facts, Sentences, by_rule

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _whose_turn(narrator: Narrator, facts: Facts) -> str:
    """Whether chance is waited for, or came out of turn; else it is the turn of others."""
    if facts["turn"] == CHANCE:
        return f"first.{facts['rule']}"
    return "no-chance" if facts["seat"] == CHANCE else str(facts["rule"])


def _which_tile(narrator: Narrator, facts: Facts) -> str:
    value = facts["value"]
    return "journalist" if value == JOURNALIST else "project" if value in PROJECTS else ""


def _too_many(narrator: Narrator, facts: Facts) -> str:
    """Whether several cards are chosen at once (SA-17)."""
    return "several" if facts["rule"] == "SA-17" else ""


REFUSALS: Final = Sentences(
    "SaludosRefusal",
    {
        # whose turn it is
        "not-your-turn.first.SA-05": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "First a tile must be drawn from the bag."
        ),
        "not-your-turn.first.SA-07": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "First everybody must roll."
        ),
        "not-your-turn.first.SA-08": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "First the die must be rolled again."
        ),
        "not-your-turn.first.SA-21": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "First the councillors must be drawn."
        ),
        "not-your-turn.no-chance": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Nothing is rolled or drawn now: the players decide."
        ),
        "not-your-turn.SA-08": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} must wait: others may still roll again."
        ),
        "not-your-turn.SA-11": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} must wait: others are still negotiating."
        ),
        "not-your-turn.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} must wait: in the council others discuss the split."
        ),
        "not-your-turn.SA-17": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} must wait: others are choosing their councillors."
        ),
        "not-now.SA-05": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: first a tile is drawn from the bag."
        ),
        "not-now.SA-07": QT_TRANSLATE_NOOP("SaludosRefusal", "Not now: first everybody rolls."),
        "not-now.SA-08": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: discard a card to roll again, or be ready."
        ),
        "not-now.SA-11": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: this is the negotiation. Offer, answer or be done."
        ),
        "not-now.SA-13": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: call the council with a card, or let it be."
        ),
        "not-now.SA-15": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: attend the council with a card, or stay out."
        ),
        "not-now.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "Not now: the council discusses the split. Propose, answer or be ready.",
        ),
        "not-now.SA-17": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: choose councillors to play, or none."
        ),
        "not-now.SA-21": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Not now: first the councillors are drawn."
        ),
        "said-ready.SA-08": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} rolls no more, and that is final."
        ),
        "said-ready.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} proposes no more until there is a new split."
        ),
        "said-done": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "{player} is done negotiating until a new offer asks or the mug moves.",
        ),
        # bag, dice and deck
        "tile-not-in-bag.project": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{project}: no section of it is left in the bag."
        ),
        "tile-not-in-bag.journalist": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "No journalist is left in the bag."
        ),
        "tile-not-in-bag": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "The bag has no tile of value {value}."
        ),
        "dice-number.SA-07": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Everybody rolls: there must be {needed} dice, not {number}."
        ),
        "dice-number.SA-08": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Only one die is rolled again, not {number}."
        ),
        "cards-number": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "Councillors to draw: {needed}, not {number}."
        ),
        "card-not-in-deck": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "The deck has no councillor of value {card} left."
        ),
        "not-your-card": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "There is no councillor of value {card} in this hand."
        ),
        "not-your-card.several": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "There are not so many councillors of value {card} in this hand."
        ),
        # offers and splits
        "shares-number": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "A split has a number for each of the {needed} players, not {number}."
        ),
        "share-too-small.SA-09": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "{player} cannot get {share}: whoever joins gets at least {least_share}.",
        ),
        "share-too-small.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "{player} cannot get {share}: everyone on this side gets at least {least_share}.",
        ),
        "split-sum": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "This split adds up to {sum}, but there is {worth} to split."
        ),
        "not-a-member.SA-11": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} has no part in this offer."
        ),
        "not-a-member.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} does not belong to this side of the council."
        ),
        "offer-too-low": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "An offer of {height} is too low: the mug stands at {mug}."
        ),
        "offer-limit": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{most} offers are the limit until the mug moves."
        ),
        "offer-repeated": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "This offer was declined: it has to wait until the mug moves."
        ),
        #: {proposer} is a player
        "no-offer.SA-11": QT_TRANSLATE_NOOP("SaludosRefusal", "{proposer} has no open offer."),
        "no-offer.SA-16": QT_TRANSLATE_NOOP("SaludosRefusal", "{proposer} has no open proposal."),
        "own-offer.SA-11": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "The answer to an offer comes from the others."
        ),
        "own-offer.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "The answer to a proposal comes from the others."
        ),
        "already-agreed.SA-11": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{proposer} has that yes already."
        ),
        "already-agreed.SA-16": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{proposer} has that yes already, and in the council it is final."
        ),
        # council
        "council-full": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "The council is full: no more than {most} can attend, as each must get a million.",
        ),
        "proposal-open": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{proposer} has an open proposal: it needs its answers first."
        ),
        "proposal-limit": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{most} proposals each are the limit in a council."
        ),
        "split-stands": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "This split stands already: only another one can be proposed."
        ),
        "choice-form": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "A choice says how many councillors of 1, of 2 and of 3 are played."
        ),
        "already-chosen": QT_TRANSLATE_NOOP(
            "SaludosRefusal", "{player} has chosen already, and that is final."
        ),
        # set-up
        "no-such-starter": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "There is no player {starter_number} for the bag: {players_given} are playing.",
        ),
        "another-starter": QT_TRANSLATE_NOOP(
            "SaludosRefusal",
            "{player} has the bag first here, but another player was chosen for it.",
        ),
    },
    variants={
        "not-your-turn": _whose_turn,
        "not-now": by_rule,
        "said-ready": by_rule,
        "tile-not-in-bag": _which_tile,
        "dice-number": by_rule,
        "not-your-card": _too_many,
        "share-too-small": by_rule,
        "not-a-member": by_rule,
        "no-offer": by_rule,
        "own-offer": by_rule,
        "already-agreed": by_rule,
    },
)
