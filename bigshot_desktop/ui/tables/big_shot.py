"""Big Shot at the table: city and auction ring, its panels, and what they share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from bigshot_desktop.rules.big_shot import events
from bigshot_desktop.rules.big_shot.actions import Place
from bigshot_desktop.rules.big_shot.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.rules.big_shot.material import COLOURS, N_COLOURS
from bigshot_desktop.rules.big_shot.state import BigShotState
from bigshot_desktop.rules.game import CHANCE, EVERYONE, Decision, Event
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.boards.big_shot.city import CityScene
from bigshot_desktop.ui.boards.line_chart import Series
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.districts import DistrictsModel
from bigshot_desktop.ui.models.big_shot.lots import LotsModel
from bigshot_desktop.ui.models.big_shot.players import describe
from bigshot_desktop.ui.models.big_shot.wealth import wealth_by_round
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
from bigshot_desktop.ui.panels.big_shot.loans import LoanPanel
from bigshot_desktop.ui.panels.big_shot.paying import PayPanel
from bigshot_desktop.ui.panels.big_shot.placing import PlacingPanel
from bigshot_desktop.ui.panels.panel import Panel
from bigshot_desktop.ui.panels.rolling import RollPanel
from bigshot_desktop.ui.tables.kit import Leaf, Overlay, Twin
from bigshot_desktop.ui.turns import Phase

_SOUNDS: Final[dict[type[Event], str]] = {
    events.LeadRolled: "dice",
    events.BrokerMoved: "dice",
    events.LoanTaken: "coin",
    events.LotWon: "gavel",
    events.LotFree: "gavel",
    events.CubePlaced: "cube",
    events.DistrictSold: "sold",
    events.MatchEnded: "end",
}

_CHAPTERS: Final[dict[type[Event], str]] = {
    events.LeadRolled: "lead",
    events.BrokerMoved: "broker",
    events.BidMade: "auction",
    events.LotWon: "won",
    events.CubePlaced: "placing",
    events.DistrictSold: "sold",
}

_NOTABLE: Final = (
    events.BrokerMoved,
    events.LoanTaken,
    events.Overbid,
    events.LotWon,
    events.LotFree,
    events.DistrictSold,
)


class BigShotTable(QObject):
    """All that a match of Big Shot is shown and played with."""

    wanted = Signal(object)
    roll_wanted = Signal()

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge)
        self.bridge, self.pace = bridge, pace
        self.secrets = bridge.match.setup.option("hidden-money") == "yes"
        self.placement = Placement(self)
        self.players = PlayersModel(bridge, describe)
        self.districts = DistrictsModel(bridge, self.placement)
        self.lots = LotsModel(bridge)
        self.scene = CityScene(bridge, self.districts, self.lots, self.placement, pace)
        self.stage = self.scene
        self.twins = (
            Twin(
                lambda: QCoreApplication.translate("BigShotTable", "Districts"),
                self.districts,
                self.placement.point,
                self.placement.put,
            ),
            Twin(lambda: QCoreApplication.translate("BigShotTable", "Auction fields"), self.lots),
        )
        self.leaves: tuple[Leaf, ...] = ()
        self.overlays: tuple[Overlay, ...] = ()
        self.on_board = (Decision,)
        self._panels: dict[type[Decision], Panel] = {
            RollDie: RollPanel(),
            ConsiderLoan: LoanPanel(),
            Speak: AuctionPanel(),
            ChoosePurse: PayPanel(),
            PlaceCube: PlacingPanel(self.placement),
        }
        for panel in self._panels.values():
            panel.wanted.connect(self.wanted)
            panel.roll_wanted.connect(self.roll_wanted)
        self.scene.die_clicked.connect(self.roll_wanted)
        self.placement.wanted.connect(self._place)
        self._seat = EVERYONE

    def roller(self, state: BigShotState) -> int:
        """Who rolls the die: the leader, or whose turn it is to roll for the lead."""
        decision = self.bridge.match.game.decision(state, CHANCE)
        return decision.roller if isinstance(decision, RollDie) else EVERYONE

    def panel(self, decision: Decision) -> Panel:
        return self._panels[type(decision)]

    def enter(self, phase: Phase, seat: int) -> None:
        self._seat = seat
        self.scene.set_die_armed(phase is Phase.ROLLING)
        asked = self.bridge.decision(seat) if phase is Phase.DECIDING else None
        if isinstance(asked, PlaceCube):
            self.placement.offer(asked.cubes, [asked.districts] * N_COLOURS)
        elif phase is not Phase.SHOWING or not self.pace.still:
            self.placement.withdraw()  # what is over at once may be followed by the next cube

    def sound(self, event: Event) -> str:
        return _SOUNDS.get(type(event), "")

    def chapter(self, event: Event) -> str:
        return _CHAPTERS.get(type(event), "")

    def is_notable(self, event: Event) -> bool:
        return isinstance(event, _NOTABLE)

    def fortunes(self, match: Match) -> list[Series]:
        """Each player's wealth, round by round."""
        rounds = wealth_by_round(match)
        return [
            Series(
                player.name,
                COLOURS[match.setup.deal.colours[seat][0]],
                tuple(row[seat] for row in rounds),
            )
            for seat, player in enumerate(match.seats)
        ]

    def retranslate(self) -> None:
        for part in (self.players, self.districts, self.lots, self.scene):
            part.retranslate()

    def clear(self) -> None:
        for panel in self._panels.values():
            panel.deleteLater()

    def _place(self, colour: int, district: int) -> None:
        self.wanted.emit(Place(self._seat, colour, district))
