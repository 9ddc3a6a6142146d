"""What a player of Saludos Amigos did last, in a few words: on their card, where their name stands already."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.words.events import has_to_pay
from bigshot_desktop.games.saludos_amigos.words.names import how_many_cards, how_many_members
from bigshot_desktop.words.sentences import Sentences

DEEDS: Final = Sentences(
    "SaludosDeed",
    {
        #: What somebody did, on their card: the section drawn from the bag, and what it is worth
        "section-placed": QT_TRANSLATE_NOOP("SaludosDeed", "{project}: worth {worth}"),
        "journalist-drawn": QT_TRANSLATE_NOOP("SaludosDeed", "Drew a journalist"),
        "card-discarded": QT_TRANSLATE_NOOP("SaludosDeed", "Discarded a councillor"),
        "rolled-again": QT_TRANSLATE_NOOP("SaludosDeed", "Rolled {pips}: strength {strength}"),
        "rolls-ended": QT_TRANSLATE_NOOP("SaludosDeed", "Rolls no more"),
        #: {height} is the strength of the coalition
        "offer-made.alone": QT_TRANSLATE_NOOP("SaludosDeed", "Offers {height} alone"),
        "offer-made.together": QT_TRANSLATE_NOOP("SaludosDeed", "Offers {height} with {partners}"),
        "offer-withdrawn": QT_TRANSLATE_NOOP("SaludosDeed", "Withdrew the offer"),
        "offer-accepted": QT_TRANSLATE_NOOP("SaludosDeed", "Yes to {proposer}"),
        "offer-declined": QT_TRANSLATE_NOOP("SaludosDeed", "No to {proposer}"),
        #: The mug and the strength to which it moves
        "offer-stands": QT_TRANSLATE_NOOP("SaludosDeed", "Mug at {height}"),
        "said-done": QT_TRANSLATE_NOOP("SaludosDeed", "Done negotiating"),
        "done-taken-back": QT_TRANSLATE_NOOP("SaludosDeed", "Negotiates again"),
        "council-called": QT_TRANSLATE_NOOP("SaludosDeed", "Called the council"),
        "council-not-called": QT_TRANSLATE_NOOP("SaludosDeed", "Did not call the council"),
        "council-attended": QT_TRANSLATE_NOOP("SaludosDeed", "Attends the council"),
        "stayed-out": QT_TRANSLATE_NOOP("SaludosDeed", "Stays out of the council"),
        "split-proposed": QT_TRANSLATE_NOOP("SaludosDeed", "Proposes another split"),
        "split-accepted": QT_TRANSLATE_NOOP("SaludosDeed", "Yes to {proposer}"),
        "split-declined": QT_TRANSLATE_NOOP("SaludosDeed", "No to {proposer}"),
        "talk-ended": QT_TRANSLATE_NOOP("SaludosDeed", "Nothing more to propose"),
        "cards-chosen": QT_TRANSLATE_NOOP("SaludosDeed", "Has chosen, face down"),
        "share-paid": QT_TRANSLATE_NOOP("SaludosDeed", "Got {amount}"),
        "stepped-back": QT_TRANSLATE_NOOP("SaludosDeed", "Lost {loss}"),
        "stepped-back.poor": QT_TRANSLATE_NOOP("SaludosDeed", "Nothing to lose"),
        #: What was shown: "3 + 2 = 5"
        "cards-shown.none": QT_TRANSLATE_NOOP("SaludosDeed", "No councillor"),
        "cards-shown.one": QT_TRANSLATE_NOOP("SaludosDeed", "Councillor: {only_card}"),
        "cards-shown.several": QT_TRANSLATE_NOOP("SaludosDeed", "Councillors: {sum_of}"),
        "hand-shown.none": QT_TRANSLATE_NOOP("SaludosDeed", "No councillor"),
        "hand-shown.one": QT_TRANSLATE_NOOP("SaludosDeed", "Councillor: {only_card}"),
        "hand-shown.several": QT_TRANSLATE_NOOP("SaludosDeed", "Councillors: {sum_of}"),
        "bonus-paid": QT_TRANSLATE_NOOP("SaludosDeed", "Bonus: {amount}"),
        "card-drawn": QT_TRANSLATE_NOOP("SaludosDeed", "Drew a councillor"),
    },
    variants={
        "offer-made": how_many_members,
        "stepped-back": has_to_pay,
        "cards-shown": how_many_cards,
        "hand-shown": how_many_cards,
    },
)
