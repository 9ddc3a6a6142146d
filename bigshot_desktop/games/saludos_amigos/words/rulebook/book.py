"""The rulebook of Saludos Amigos, told to players from the first tile to the last million."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.words.rulebook.council import COUNCIL
from bigshot_desktop.games.saludos_amigos.words.rulebook.ending import ENDING
from bigshot_desktop.games.saludos_amigos.words.rulebook.material import MATERIAL, SETUP
from bigshot_desktop.games.saludos_amigos.words.rulebook.negotiation import NEGOTIATION
from bigshot_desktop.games.saludos_amigos.words.rulebook.pay import JOURNALISTS, PAY
from bigshot_desktop.games.saludos_amigos.words.rulebook.turn import STRENGTH, TURN
from bigshot_desktop.words.rulebook import Rulebook, edition, text

BOOK: Final = Rulebook(
    "saludos-amigos",
    "SaludosRulebook",
    (
        text(
            QT_TRANSLATE_NOOP(
                "SaludosRulebook",
                "A village builds: a fountain, a library, a market hall, a swimming pool, a "
                "stadium and a purification plant. Each section brings millions, for those who "
                "agree in time on how to share them.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "SaludosRulebook",
                "A turn begins with a tile from the bag. Everybody rolls for strength, and then "
                "all negotiate at once. The strongest coalition gets the money, unless the "
                "others call the council and outvote it with their councillors. Whoever is not "
                "paid draws another councillor: a defeat today makes you stronger tomorrow.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "SaludosRulebook",
                "When the fourth project is complete, or when the second journalist stays on "
                "the board, the match ends. Whoever is then furthest on the money track wins.",
            ),
        ),
        edition(
            QT_TRANSLATE_NOOP(
                "SaludosRulebook",
                "This book follows the French rules of Peter Lewe’s game of 1996, for 4 to 7 "
                "players, in our own words. We know no other edition. There everyone talks "
                "freely; where we had to turn talk into moves, we say so.",
            ),
        ),
    ),
    (
        MATERIAL,
        SETUP,
        TURN,
        STRENGTH,
        NEGOTIATION,
        COUNCIL,
        PAY,
        JOURNALISTS,
        ENDING,
    ),
)
