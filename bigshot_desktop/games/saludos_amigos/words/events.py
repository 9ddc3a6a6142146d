"""What happened in Saludos Amigos, told. What only one player may know is told about that player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.rules.material import LAST_JOURNALIST, LAST_PROJECT
from bigshot_desktop.games.saludos_amigos.words.names import how_many_cards, how_many_members
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _is_last_project(narrator: Narrator, facts: Facts) -> str:
    return "last" if facts["completed"] == LAST_PROJECT else ""


def _is_last_journalist(narrator: Narrator, facts: Facts) -> str:
    return "last" if facts["journalists"] == LAST_JOURNALIST else ""


def has_to_pay(narrator: Narrator, facts: Facts) -> str:
    return "" if facts["steps"] else "poor"


def _who_won(narrator: Narrator, facts: Facts) -> str:
    coalition, opposition = facts["coalition"], facts["opposition"]
    return (
        "coalition"
        if coalition > opposition
        else "tie"
        if coalition == opposition
        else "opposition"
    )


EVENTS: Final = Sentences(
    "SaludosEvent",
    {
        # the bag
        #: "Anna draws from the bag: Stadium, section 2 of 5, worth 7 million."
        "section-placed": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "{player} draws from the bag: {project}, section {sections} of {value}, worth {worth}.",
        ),
        "project-completed": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "{project}: complete! That is project number {completed}; number {last_project} ends the match.",
        ),
        "project-completed.last": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{project}: complete! Project number {completed} ends the match."
        ),
        "bag-passed": QT_TRANSLATE_NOOP("SaludosEvent", "The bag goes to {player}."),
        "bag-passed-on": QT_TRANSLATE_NOOP("SaludosEvent", "The bag goes to {player}."),
        "journalist-drawn": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "{player} draws a journalist! Every card above the smallest hand ({smallest}) costs a "
            "million.",
        ),
        "stepped-back": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} has a hand of {cards}, loses {loss} and is at {money}."
        ),
        "stepped-back.poor": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} has a hand of {cards}, but nothing to lose."
        ),
        "journalist-returned": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The journalist goes back into the bag."
        ),
        "journalist-stayed": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The journalist stays on the board: the next one ends the match."
        ),
        "journalist-stayed.last": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The second journalist is on the board: the match ends without a bonus."
        ),
        # strength
        #: {dice} and {strengths} are lists: "Anna (4), Bea (3)"
        "dice-rolled": QT_TRANSLATE_NOOP(
            "SaludosEvent", "Everybody rolls: {dice}. Strengths: {strengths}."
        ),
        "card-discarded": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} discards a councillor to roll again. Left in hand: {cards}."
        ),
        "own-card-discarded": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: the discarded councillor has value {card}."
        ),
        "rolled-again": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} rolls a {pips} and now has strength {strength}."
        ),
        "rolls-ended": QT_TRANSLATE_NOOP("SaludosEvent", "{player} rolls no more."),
        "strengths-fixed": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The strengths are fixed: {strengths}. Let the negotiation begin!"
        ),
        # negotiation
        "offer-made.alone": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} offers to stand alone with {height}."
        ),
        #: {split} is a list of millions and players: "4 for Anna, 3 for Bea"
        "offer-made.together": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "{player} offers a coalition of {height} with {partners}. In millions: {split}.",
        ),
        "offer-replaced": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} drops the open offer ({split}) for a new one."
        ),
        "offer-withdrawn": QT_TRANSLATE_NOOP("SaludosEvent", "{player} withdraws the offer."),
        #: {proposer} is the player who made the offer
        "offer-accepted": QT_TRANSLATE_NOOP("SaludosEvent", "{player} says yes to {proposer}."),
        "offer-declined": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} says no to {proposer}: the offer is off."
        ),
        "offer-stands.alone": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The mug moves to {height}: {player} stands alone."
        ),
        "offer-stands.together": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "Agreed! The mug moves to {height}. The coalition, in millions: {split}.",
        ),
        "offer-lapsed": QT_TRANSLATE_NOOP("SaludosEvent", "The open offer from {player} lapses."),
        "said-done": QT_TRANSLATE_NOOP("SaludosEvent", "{player} is done negotiating."),
        "done-taken-back": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} is back in the negotiation."
        ),
        "negotiation-closed.alone": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The negotiation is over: {member} stands alone at {height}."
        ),
        "negotiation-closed.together": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "The negotiation is over: a coalition at {height}. In millions: {split}.",
        ),
        "nobody-offered": QT_TRANSLATE_NOOP(
            "SaludosEvent", "No offer stands: nobody is paid, and everyone draws a councillor."
        ),
        # council
        "council-called": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "{player} calls the council and pushes a card forward. Left in hand: {cards}.",
        ),
        "council-not-called": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} does not call the council."
        ),
        "own-card-pushed": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: the councillor pushed forward has value {card}."
        ),
        "own-card-added": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: the councillor pushed forward has value {card}."
        ),
        "biscuit-placed": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The biscuit goes to {height}, the strength of the whole opposition."
        ),
        "council-attended": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "{player} attends the council and pushes a card forward. Left in hand: {cards}.",
        ),
        "stayed-out": QT_TRANSLATE_NOOP("SaludosEvent", "{player} stays out of the council."),
        "council-opened": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "The council meets. In millions, the coalition: {split}; the opposition: {counter}.",
        ),
        "split-proposed": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} proposes another split, in millions: {split}."
        ),
        "split-accepted": QT_TRANSLATE_NOOP("SaludosEvent", "{player} says yes to {proposer}."),
        "split-declined": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} says no to {proposer}: the split stays as it is."
        ),
        "split-settled": QT_TRANSLATE_NOOP(
            "SaludosEvent", "Agreed! The new split, in millions: {split}."
        ),
        "talk-ended": QT_TRANSLATE_NOOP("SaludosEvent", "{player} has nothing more to propose."),
        "talk-resumed": QT_TRANSLATE_NOOP(
            "SaludosEvent", "With the new split {player} may propose again."
        ),
        "cards-chosen": QT_TRANSLATE_NOOP("SaludosEvent", "{player} has chosen, face down."),
        "own-cards-chosen.none": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: no councillor was chosen."
        ),
        "own-cards-chosen.one": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: a councillor of value {only_card} was chosen."
        ),
        #: {sum_of} is a sum of values: "3 + 2 = 5"
        "own-cards-chosen.several": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: the chosen councillors make {sum_of}."
        ),
        "cards-shown.none": QT_TRANSLATE_NOOP("SaludosEvent", "{player} shows no councillor."),
        "cards-shown.one": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} shows a councillor of value {only_card}."
        ),
        "cards-shown.several": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} shows councillors: {sum_of}."
        ),
        "council-decided.coalition": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "The coalition wins by {coalition} to {opposition}. In millions: {split}.",
        ),
        "council-decided.tie": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "A tie, {coalition} to {opposition}: the coalition wins. In millions: {split}.",
        ),
        "council-decided.opposition": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "The opposition wins by {opposition} to {coalition}! In millions: {split}.",
        ),
        "cards-used": QT_TRANSLATE_NOOP(
            "SaludosEvent", "Councillors discarded after the council: {number}."
        ),
        # pay and cards
        "share-paid": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} gets {amount} and is at {money}."
        ),
        "card-drawn": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} draws a councillor. Now in hand: {cards}."
        ),
        "own-card-drawn": QT_TRANSLATE_NOOP(
            "SaludosEvent", "For {player} only: the new councillor has value {card}."
        ),
        "deck-reshuffled": QT_TRANSLATE_NOOP(
            "SaludosEvent", "The discards are shuffled into the deck. Cards in the deck: {deck}."
        ),
        "nobody-draws": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "Cards in the deck: {deck}, needed: {entitled}. Nobody draws a councillor.",
        ),
        # the end
        "hand-shown.none": QT_TRANSLATE_NOOP("SaludosEvent", "{player} shows no councillor."),
        "hand-shown.one": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} shows a councillor of value {only_card}."
        ),
        "hand-shown.several": QT_TRANSLATE_NOOP(
            "SaludosEvent", "{player} shows councillors: {sum_of}."
        ),
        "bonus-paid": QT_TRANSLATE_NOOP(
            "SaludosEvent",
            "Nobody has stronger councillors: {player} gets a bonus of {amount} and is at {money}.",
        ),
    },
    variants={
        "project-completed": _is_last_project,
        "journalist-stayed": _is_last_journalist,
        "stepped-back": has_to_pay,
        "offer-made": how_many_members,
        "offer-stands": how_many_members,
        "negotiation-closed": how_many_members,
        "own-cards-chosen": how_many_cards,
        "cards-shown": how_many_cards,
        "hand-shown": how_many_cards,
        "council-decided": _who_won,
    },
)
