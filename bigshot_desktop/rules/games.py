"""The games there are, by id."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.rules.big_shot.game import BigShot
from bigshot_desktop.rules.game import AnyGame
from bigshot_desktop.rules.saludos_amigos.game import SaludosAmigos
from bigshot_desktop.rules.shark.game import Shark

GAMES: Final[dict[str, AnyGame]] = {
    game.info.id: game for game in (BigShot(), Shark(), SaludosAmigos())
}
