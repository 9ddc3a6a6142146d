"""What a player of Shark did last, in a few words: on their card, where their name stands already."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.words.events import face
from bigshot_desktop.words.sentences import Sentences

DEEDS: Final = Sentences(
    "SharkDeed",
    {
        #: What somebody did, on their card
        "share-taken": QT_TRANSLATE_NOOP("SharkDeed", "Began with {a_share}"),
        "shares-bought": QT_TRANSLATE_NOOP("SharkDeed", "Bought {some_shares}"),
        "shares-sold": QT_TRANSLATE_NOOP("SharkDeed", "Sold {some_shares}"),
        #: The die for the zone and the company: "Rolled 3 and Red"
        "dice-rolled.company": QT_TRANSLATE_NOOP("SharkDeed", "Rolled {zone_number} and {face}"),
        "dice-rolled.white": QT_TRANSLATE_NOOP("SharkDeed", "Rolled {zone_number} and White"),
        "dice-rolled.black": QT_TRANSLATE_NOOP("SharkDeed", "Rolled {zone_number} and Black"),
        "dice-rolled.fewest": QT_TRANSLATE_NOOP("SharkDeed", "Rolled {zone_number} and Black"),
        "dice-rolled.no-die": QT_TRANSLATE_NOOP("SharkDeed", "Rolled {zone_number}"),
        #: "Built: a red building on D7"
        "building-placed": QT_TRANSLATE_NOOP("SharkDeed", "Built {a_building} on {square}"),
        "loss-due": QT_TRANSLATE_NOOP("SharkDeed", "Had to pay {amount}"),
        "shares-sold-off": QT_TRANSLATE_NOOP("SharkDeed", "Handed over {all_shares}"),
        "ruined": QT_TRANSLATE_NOOP("SharkDeed", "Lost everything and is out"),
    },
    variants={"dice-rolled": face},
)
