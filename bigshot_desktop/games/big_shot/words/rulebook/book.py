"""The rulebook of Big Shot, whole."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.words.rulebook.beginning import BEGINNING
from bigshot_desktop.games.big_shot.words.rulebook.districts import DISTRICTS
from bigshot_desktop.games.big_shot.words.rulebook.ending import ENDING
from bigshot_desktop.games.big_shot.words.rulebook.expert import EXPERT_GAME
from bigshot_desktop.games.big_shot.words.rulebook.loans import LOANS
from bigshot_desktop.games.big_shot.words.rulebook.material import MATERIAL
from bigshot_desktop.games.big_shot.words.rulebook.players import THREE_PLAYERS, TWO_PLAYERS
from bigshot_desktop.games.big_shot.words.rulebook.round import ROUND
from bigshot_desktop.words.rulebook import Rulebook, edition, text

BOOK: Final = Rulebook(
    "big-shot",
    "BigShotRulebook",
    (
        text(
            QT_TRANSLATE_NOOP(
                "BigShotRulebook",
                "The 1920s: building fever has taken hold of the city. As a speculator you want its best districts, "
                "and you win them with cubes of your colour.",
            )
        ),
        text(
            QT_TRANSLATE_NOOP(
                "BigShotRulebook",
                "The match lasts 18 rounds. In each, the broker stops on a field, and the four cubes "
                "there are auctioned. Whoever bids most places them in the districts, rivals’ cubes "
                "as well as their own. The seventh cube decides a district: most cubes win it, but "
                "colours that tie cancel out.",
            )
        ),
        text(
            QT_TRANSLATE_NOOP(
                "BigShotRulebook",
                "If your cash runs out, the bank lends you more, on worse terms each time. In the "
                "end you count cash and districts, less your debts. The greatest wealth wins, if its "
                "owner has at least two districts.",
            )
        ),
        edition(
            QT_TRANSLATE_NOOP(
                "BigShotRulebook",
                "This book tells the rules of Alex Randolph’s game of 2001, for 2 to 4 players, in our "
                "own words. Where its German, French and Italian editions differ or leave something "
                "open, we say so.",
            )
        ),
    ),
    (
        MATERIAL,
        BEGINNING,
        ROUND,
        DISTRICTS,
        LOANS,
        ENDING,
        THREE_PLAYERS,
        TWO_PLAYERS,
        EXPERT_GAME,
    ),
)
