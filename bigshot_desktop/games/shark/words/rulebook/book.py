"""The rulebook of Shark, told to players from the first share to the last variant."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.words.rulebook.chains import CHAINS
from bigshot_desktop.games.shark.words.rulebook.displacement import DISPLACEMENT
from bigshot_desktop.games.shark.words.rulebook.ending import ENDING
from bigshot_desktop.games.shark.words.rulebook.material import MATERIAL
from bigshot_desktop.games.shark.words.rulebook.ruin import RUIN
from bigshot_desktop.games.shark.words.rulebook.turn import TURN
from bigshot_desktop.games.shark.words.rulebook.variants import VARIANTS
from bigshot_desktop.words.rulebook import Rulebook, edition, text

BOOK: Final = Rulebook(
    "shark",
    "SharkRulebook",
    (
        text(
            QT_TRANSLATE_NOOP(
                "SharkRulebook",
                "Four companies put up their buildings all over the world, and you work for all of "
                "them: whoever places a building earns a bonus. But the big money is in shares. "
                "Buy those of a company that is about to grow, and sell before it is swallowed.",
            )
        ),
        text(
            QT_TRANSLATE_NOOP(
                "SharkRulebook",
                "On your turn you may trade, then you roll the dice, place one building and may "
                "trade again. Buildings of one colour that touch form chains, and the longer the "
                "chains, the more a company is worth. Its shareholders gain when it rises. When a "
                "larger chain drives a smaller one off the map, the shareholders of the smaller one "
                "pay.",
            )
        ),
        text(
            QT_TRANSLATE_NOOP(
                "SharkRulebook",
                "The match ends when a company reaches the value of 15 or has used its last "
                "building. Then cash and shares are added up, and the richest player wins.",
            )
        ),
        edition(
            QT_TRANSLATE_NOOP(
                "SharkRulebook",
                "This book tells the rules of Jean Vanaise’s game after its French edition of 1991, for 2 "
                "to 6 players, in our own words. Where that edition contradicts itself or leaves "
                "something open, we say so.",
            )
        ),
    ),
    (MATERIAL, TURN, CHAINS, DISPLACEMENT, RUIN, ENDING, VARIANTS),
)
