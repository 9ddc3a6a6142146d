"""Saludos Amigos at the table: the village, its offers, the panels of talk and council, and what they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.bots.saludos_amigos import suggesting
from bigshot_desktop.bots.saludos_amigos.manners import SaludosManners
from bigshot_desktop.rules.game import CHANCE, EVERYONE, Decision, Event
from bigshot_desktop.rules.saludos_amigos import events
from bigshot_desktop.rules.saludos_amigos.actions import Accept, Commit, DrawCards, DrawTile
from bigshot_desktop.rules.saludos_amigos.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    DealCards,
    Negotiate,
    ReachIntoBag,
    RollAgain,
    RollDice,
    SettleSplit,
)
from bigshot_desktop.ui.boards.saludos_amigos.village import VillageScene
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.history import Fortunes
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.models.remarks import Remarks
from bigshot_desktop.ui.models.saludos_amigos.hand import HandModel
from bigshot_desktop.ui.models.saludos_amigos.offers import OffersModel, Role
from bigshot_desktop.ui.models.saludos_amigos.pieces import piece_of
from bigshot_desktop.ui.models.saludos_amigos.players import SaludosPlayers
from bigshot_desktop.ui.models.saludos_amigos.projects import ProjectsModel
from bigshot_desktop.ui.models.saludos_amigos.standings import StandingsModel
from bigshot_desktop.ui.models.saludos_amigos.wealth import WealthModel, fortunes
from bigshot_desktop.ui.open_turns import Chatter
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.panels.panel import Panel
from bigshot_desktop.ui.panels.saludos_amigos.bag import BagPanel
from bigshot_desktop.ui.panels.saludos_amigos.negotiating import NegotiationPanel
from bigshot_desktop.ui.panels.saludos_amigos.pushing import PushPanel
from bigshot_desktop.ui.panels.saludos_amigos.rerolling import RerollPanel
from bigshot_desktop.ui.panels.saludos_amigos.sealing import SealPanel
from bigshot_desktop.ui.panels.saludos_amigos.settling import SettlePanel
from bigshot_desktop.ui.tables.game_table import GameTable
from bigshot_desktop.ui.tables.kit import Twin
from bigshot_desktop.ui.talk_clock import TalkClock
from bigshot_desktop.ui.turns import Phase

_RULES: Final[dict[type[Decision], str]] = {
    ReachIntoBag: "SA-05",
    RollDice: "SA-07",
    DealCards: "SA-21",
    RollAgain: "SA-08",
    Negotiate: "SA-11",
    ConsiderCall: "SA-13",
    ConsiderAttending: "SA-15",
    SettleSplit: "SA-16",
    ChooseCards: "SA-17",
}

_SOUNDS: Final[dict[type[Event], str]] = {
    events.SectionPlaced: "cube",
    events.JournalistDrawn: "press",
    events.DiceRolled: "dice",
    events.RolledAgain: "dice",
    events.OfferStands: "mug",
    events.CouncilCalled: "council",
    events.CardsChosen: "cards",
    events.CouncilDecided: "gavel",
    events.SharePaid: "coin",
    events.BonusPaid: "coin",
    events.MatchEnded: "end",
}

_CHAPTERS: Final[dict[type[Event], str]] = {
    events.SectionPlaced: "tile",
    events.JournalistDrawn: "journalist",
    events.DiceRolled: "dice",
    events.OfferMade: "offer",
    events.OfferStands: "stands",
    events.CouncilCalled: "council",
    events.CardsShown: "reveal",
    events.SharePaid: "paid",
}

_NOTABLE: Final = (
    events.SectionPlaced,
    events.ProjectCompleted,
    events.JournalistDrawn,
    events.OfferStands,
    events.NobodyOffered,
    events.CouncilCalled,
    events.CouncilDecided,
    events.SharePaid,
)

_WEIGHTY: Final = (
    events.CouncilDecided,
    events.OfferStands,
    events.CouncilCalled,
    events.NobodyOffered,
    events.ProjectCompleted,
    events.SectionPlaced,
    events.JournalistDrawn,
)
"""What matters of a step, the most first; else it is what somebody said."""


class SaludosTable(GameTable):
    """All that a match of Saludos Amigos is shown and played with."""

    sounds = _SOUNDS
    rules = _RULES
    chapters = _CHAPTERS
    notable = _NOTABLE
    standings = StandingsModel
    piece_of = staticmethod(piece_of)
    endings = (events.ProjectCompleted, events.JournalistStayed)
    on_board = (ReachIntoBag,)
    secrets = True

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge, pace)
        suggesting.prepare()
        self.clock = TalkClock(self)
        self.remarks = Remarks(bridge)
        self.chatter = Chatter(SaludosManners(), self.clock, self.remarks)
        self.players = PlayersModel(bridge, SaludosPlayers(self.remarks))
        self.projects = ProjectsModel(bridge)
        self.offers = OffersModel(bridge)
        self.hand = HandModel(bridge)
        self.scene = VillageScene(bridge, self.projects, self.offers, self.hand, pace)
        self.stage = self.scene
        self.twins = (
            Twin(
                lambda: QCoreApplication.translate("SaludosTable", "Offers"),
                self.offers,
                take=self._agree,
            ),
            Twin(lambda: QCoreApplication.translate("SaludosTable", "Projects"), self.projects),
            Twin(lambda: QCoreApplication.translate("SaludosTable", "Your cards"), self.hand),
        )
        pushing = PushPanel()
        negotiating = NegotiationPanel(self.clock, self.remarks)
        settling = SettlePanel(self.clock, self.remarks)
        panels: dict[type[Decision], Panel] = {
            ReachIntoBag: BagPanel(),
            RollAgain: RerollPanel(self.clock),
            Negotiate: negotiating,
            ConsiderCall: pushing,
            ConsiderAttending: pushing,
            SettleSplit: settling,
            ChooseCards: SealPanel(),
        }
        parts = (self.players, self.projects, self.offers, self.hand, self.scene)
        self.take_up(panels, parts)
        self.scene.die_clicked.connect(self.roll_wanted)
        for panel in (negotiating, settling):
            self.scene.slip_clicked.connect(panel.point_at)
        self._seat = EVERYONE

    def roller(self, state: Any) -> int:
        """Who holds the bag draws from it; dice and cards need nobody."""
        decision = self.bridge.match.game.decision(state, CHANCE)
        return decision.holder if isinstance(decision, ReachIntoBag) else EVERYONE

    def enter(self, phase: Phase, seat: int) -> None:
        self._seat = seat if phase is Phase.DECIDING else EVERYONE
        self.scene.set_die_armed(phase is Phase.ROLLING)

    def suspense(self, chance: Any, seat: int) -> str:
        voice = self.bridge.voice
        if isinstance(chance, ReachIntoBag | DrawTile):
            holder = chance.holder if isinstance(chance, ReachIntoBag) else seat
            return voice.phrase("drawing", player=voice.player(holder))
        if isinstance(chance, DealCards | DrawCards):
            return voice.phrase("dealing")
        if isinstance(chance, Commit):
            return voice.phrase("revealing")
        return voice.phrase("all-rolling")

    def headline(self, happened: Sequence[Event]) -> Event | None:
        weighty = (event for kind in _WEIGHTY for event in happened if isinstance(event, kind))
        return next(iter((*weighty, *happened[:1])), None)

    def fortunes(self) -> Fortunes:
        return fortunes(WealthModel(self.bridge))

    def point_out(self, action: Any) -> None:
        """Offers are shown where they are made."""

    def _agree(self, row: int) -> None:
        """Says yes to an open offer, for whoever speaks."""
        proposer = self.offers.fact(row, Role.PROPOSER)
        if self.offers.answerable(row, self._seat):
            self.wanted.emit(Accept(self._seat, proposer))
