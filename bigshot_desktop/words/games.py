"""The words of the games, by id. None are imported before they are asked for. A new game joins here."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.rules.on_demand import OnDemand
from bigshot_desktop.words.sentences import Words


def _big_shot() -> Words:
    from bigshot_desktop.words.big_shot.words import BIG_SHOT

    return BIG_SHOT


def _shark() -> Words:
    from bigshot_desktop.words.shark.words import SHARK

    return SHARK


def _saludos_amigos() -> Words:
    from bigshot_desktop.words.saludos_amigos.words import SALUDOS_AMIGOS

    return SALUDOS_AMIGOS


WORDS: Final = OnDemand[Words](
    {"big-shot": _big_shot, "shark": _shark, "saludos-amigos": _saludos_amigos}
)
