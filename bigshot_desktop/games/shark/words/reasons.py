"""What changes a chance to win, as Shark's bots tell it, by the codes of their terms."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

REASONS: Final = Sentences(
    "SharkReason",
    {
        #: A part of what changes the chance to win, in a list; how much it does so stands beside it
        "wealth": QT_TRANSLATE_NOOP("SharkReason", "Own wealth ({sum_before}, then {sum_after})"),
        "cash": QT_TRANSLATE_NOOP("SharkReason", "Cash at hand ({sum_before}, then {sum_after})"),
        "shares": QT_TRANSLATE_NOOP("SharkReason", "The shares held"),
        "growth": QT_TRANSLATE_NOOP("SharkReason", "Room to grow for the shares held"),
        "risk": QT_TRANSLATE_NOOP(
            "SharkReason", "Danger of falls (one building could cost up to {cost})"
        ),
        #: Whose turn is next, who may still buy, how much of the match is left
        "course": QT_TRANSLATE_NOOP("SharkReason", "Turn order and time left"),
        "rival": QT_TRANSLATE_NOOP(
            "SharkReason", "Position of {player} (wealth {sum_before}, then {sum_after})"
        ),
        "ruin": QT_TRANSLATE_NOOP("SharkReason", "{player} is ruined"),
        "own-roll": QT_TRANSLATE_NOOP("SharkReason", "The coming roll of the dice"),
        #: Of the other players, until it is the bot's turn again
        "round": QT_TRANSLATE_NOOP("SharkReason", "The others' next turns"),
        "final": QT_TRANSLATE_NOOP("SharkReason", "The match ends"),
    },
)
