"""The games there are, by id. None is imported before it is asked for."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.rules.game import AnyGame
from bigshot_desktop.rules.on_demand import OnDemand


def _big_shot() -> AnyGame:
    from bigshot_desktop.rules.big_shot.game import BigShot

    return BigShot()


def _shark() -> AnyGame:
    from bigshot_desktop.rules.shark.game import Shark

    return Shark()


def _saludos_amigos() -> AnyGame:
    from bigshot_desktop.rules.saludos_amigos.game import SaludosAmigos

    return SaludosAmigos()


GAMES: Final = OnDemand[AnyGame](
    {"big-shot": _big_shot, "shark": _shark, "saludos-amigos": _saludos_amigos}
)
