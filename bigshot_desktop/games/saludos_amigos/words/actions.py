"""What can be done in Saludos Amigos, in a few words.

Some actions mean one thing in the negotiation and another in the council; their words fit both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.words.names import how_many_cards, how_many_members
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _which_card(narrator: Narrator, facts: Facts) -> str:
    return "" if facts["card"] else "face-down"


def _which_cards(narrator: Narrator, facts: Facts) -> str:
    return how_many_cards(narrator, facts) if facts["cards"] else "face-down"


ACTIONS: Final = Sentences(
    "SaludosAction",
    {
        #: What a player could do, in a list or on a button; {card} is 1, 2 or 3
        "discard": QT_TRANSLATE_NOOP("SaludosAction", "Discard a {card} and roll again"),
        #: The same, when it is not to be seen which card
        "discard.face-down": QT_TRANSLATE_NOOP("SaludosAction", "Discard a card and roll again"),
        #: No more rolls, or no more proposals in the council
        "ready": QT_TRANSLATE_NOOP("SaludosAction", "Ready"),
        "offer.alone": QT_TRANSLATE_NOOP("SaludosAction", "Make an offer alone"),
        #: {split} is a list of millions and players: "4 for Anna, 3 for Bea"
        "offer.together": QT_TRANSLATE_NOOP("SaludosAction", "Offer {split} (in millions)"),
        "withdraw": QT_TRANSLATE_NOOP("SaludosAction", "Withdraw the offer"),
        #: {proposer} made an offer, or proposed a split in the council
        "accept": QT_TRANSLATE_NOOP("SaludosAction", "Say yes to {proposer}"),
        "decline": QT_TRANSLATE_NOOP("SaludosAction", "Say no to {proposer}"),
        "done": QT_TRANSLATE_NOOP("SaludosAction", "Stop negotiating"),
        #: Calls the council, or attends it
        "push": QT_TRANSLATE_NOOP("SaludosAction", "Push a {card} forward for the council"),
        "push.face-down": QT_TRANSLATE_NOOP("SaludosAction", "Push a card forward for the council"),
        #: Does not call the council, or does not attend it
        "stay-out": QT_TRANSLATE_NOOP("SaludosAction", "Push no card forward for the council"),
        "propose": QT_TRANSLATE_NOOP("SaludosAction", "Propose {split} (in millions)"),
        #: It is not to be seen which councillors, nor how many
        "commit.face-down": QT_TRANSLATE_NOOP("SaludosAction", "Choose councillors face down"),
        "commit.none": QT_TRANSLATE_NOOP("SaludosAction", "Play no councillor"),
        "commit.one": QT_TRANSLATE_NOOP("SaludosAction", "Play a councillor of value {only_card}"),
        #: {sum_of} is a sum of values: "3 + 2 = 5"
        "commit.several": QT_TRANSLATE_NOOP("SaludosAction", "Play councillors worth {sum_of}"),
    },
    variants={
        "discard": _which_card,
        "offer": how_many_members,
        "push": _which_card,
        "commit": _which_cards,
    },
)
