"""The table that serves every game that brings none of its own: its facts, its players, and its actions in words."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar, Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.codec import kind_of
from bigshot_desktop.engine.game import Decision, Event
from bigshot_desktop.ui.boards.plain_board import PlainScene
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.actions_panel import ActionsPanel
from bigshot_desktop.ui.match.game_table import BoardTable, GameTable
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.models.plain_game import FactsModel, LinesAccount, PlainPlayers
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.models.round_actions import begins_round
from bigshot_desktop.ui.models.standings import AccountModel
from bigshot_desktop.ui.play.bridge import Bridge

_SOUNDS: Final = {"die-rolled": "dice", "dice-rolled": "dice", "match-ended": "end"}
"""By the kind of the event."""


class _Roll(Decision):
    """Stands for every decision of nature that a player rolls for."""


class PlainTable(GameTable):
    """Needs nothing but rules whose actions can be listed, and words for them and for the facts."""

    standings: ClassVar[type[AccountModel]] = LinesAccount

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge, pace)
        self.secrets = has_secrets(bridge)
        self.facts = FactsModel(bridge)
        describer = PlainPlayers(bridge)
        self.players = PlayersModel(bridge, describer)
        self.scene = PlainScene(bridge, self.facts, describer, pace)
        self.stage = self.scene
        self.board_tables = (
            BoardTable(
                lambda: QCoreApplication.translate("PlainTable", "On the table"), self.facts
            ),
        )
        panels: dict[type[Decision], Panel] = {
            Decision: ActionsPanel(self.requests),
            _Roll: RollPanel(self.requests),
        }
        self.register_parts(panels, (self.players, self.facts, self.scene))

    def panel(self, decision: Decision) -> Panel:
        return self._panels[_Roll if hasattr(decision, "roller") else Decision]

    def sound(self, event: Event) -> str:
        return _SOUNDS.get(kind_of(type(event)), "")

    def is_notable(self, event: Event) -> bool:
        return not begins_round(event)


def has_secrets(bridge: Bridge) -> bool:
    """Whether the players of a match see different things from its first position on.

    A game whose secrets come up later needs a table of its own that says so.
    """
    match = bridge.match
    first = match.game.initial(match.setup)
    sights = [match.game.observe(first, seat) for seat in range(len(match.seats))]
    return any(_known(sight) != _known(sights[0]) for sight in sights[1:])


def _known(observation: Any) -> list[Any]:
    """All but whose observation it is, and what is asked of them."""
    names = (field.name for field in fields(observation))
    return [getattr(observation, name) for name in names if name not in ("seat", "decision")]
