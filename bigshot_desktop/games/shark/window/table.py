"""Shark at the table: world map and value scale, stock chart, its panels, and what they share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF

from bigshot_desktop.engine.game import EVERYONE, Decision, Event
from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.rules.actions import Buy, Place, Sell
from bigshot_desktop.games.shark.rules.decisions import (
    ChooseShare,
    CoverLoss,
    PlaceBuilding,
    RollDice,
    Trade,
)
from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.rules.outcome import Change, Effect
from bigshot_desktop.games.shark.rules.state import CHOOSING, OVER
from bigshot_desktop.games.shark.window.board.scale import PLATE
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.games.shark.window.models.chains import ChainsModel
from bigshot_desktop.games.shark.window.models.market import MarketModel
from bigshot_desktop.games.shark.window.models.pieces import piece_of
from bigshot_desktop.games.shark.window.models.players import SharkPlayers
from bigshot_desktop.games.shark.window.models.prices import PricesModel
from bigshot_desktop.games.shark.window.models.squares import SquaresModel
from bigshot_desktop.games.shark.window.models.standings import StandingsModel
from bigshot_desktop.games.shark.window.models.wealth import WealthModel, wealth_chart
from bigshot_desktop.games.shark.window.occasions import occasions
from bigshot_desktop.games.shark.window.panels.choosing import SharePanel
from bigshot_desktop.games.shark.window.panels.covering import CoverPanel
from bigshot_desktop.games.shark.window.panels.placing import BuildingPanel
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.games.shark.window.stock_page import StockPage
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.plan_marks import PlanMark
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.match.game_table import BoardTable, GameTable, Overlay, SidePage
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.models.history import HistoryChart
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.exclamations import Occasion
from bigshot_desktop.ui.play.turns import Phase

_RULES: Final[dict[type[Decision], str]] = {
    RollDice: "SH-09",
    ChooseShare: "SH-05",
    Trade: "SH-07",
    PlaceBuilding: "SH-10",
    CoverLoss: "SH-18",
}

_SOUNDS: Final[dict[type[Event], str]] = {
    events.SharesBought: "coin",
    events.SharesSold: "coin",
    events.DiceRolled: "dice",
    events.BuildingPlaced: "cube",
    events.ChainRemoved: "fall",
    events.BonusPaid: "coin",
    events.SharesSoldOff: "gavel",
    events.Ruined: "ruin",
    events.MatchEnded: "end",
}

_CHAPTERS: Final[dict[type[Event], str]] = {
    events.DiceRolled: "roll",
    events.BuildingPlaced: "building",
    events.ChainRemoved: "swallowed",
    events.SharesBought: "trade",
    events.SharesSoldOff: "forced-sale",
    events.Ruined: "ruin",
}


_WORST: Final = (events.MatchEnded, events.Ruined, events.PlacementSkipped, events.ChainRemoved)

_CLEAR: Final = 4.0
"""Between the deals of a plan and the prices beside which they are drawn."""


class SharkTable(GameTable):
    """All that a match of Shark is shown and played with."""

    sounds = _SOUNDS
    rules = _RULES
    chapters = _CHAPTERS
    standings = StandingsModel
    piece_of = staticmethod(piece_of)
    notable = _WORST
    groups = dict.fromkeys((events.SharesBought, events.SharesSold), "trade")
    climaxes = (events.BuildingPlaced, events.SharesSoldOff, events.Ruined, events.MatchEnded)
    trifles = (events.TradingEnded,)
    endings = (events.TopReached, events.BuildingsUsedUp, events.LastPlayerLeft)
    on_board = (RollDice, PlaceBuilding)
    secrets = False

    scene: WorldScene

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge, pace)
        self.placement = Placement(self)
        self.players = PlayersModel(bridge, SharkPlayers())
        self.market = MarketModel(bridge)
        self.squares = SquaresModel(bridge, self.placement)
        self.chains = ChainsModel(bridge)
        self.prices = PricesModel(bridge)
        self.scene = WorldScene(
            bridge, self.squares, self.market, self.chains, self.placement, pace
        )
        self.stage = self.scene
        self.board_tables = (
            BoardTable(
                lambda: QCoreApplication.translate("SharkTable", "Squares"),
                self.squares,
                self.placement.point,
                self.placement.put,
                self.placement.here_or_first,
            ),
            BoardTable(lambda: QCoreApplication.translate("SharkTable", "Companies"), self.market),
            BoardTable(lambda: QCoreApplication.translate("SharkTable", "Chains"), self.chains),
        )
        self.side_pages = (
            SidePage(
                "stock",
                lambda: QCoreApplication.translate("SharkTable", "Stock chart"),
                "F8",
                StockPage(bridge, self.prices),
            ),
        )
        self.overlays = (
            Overlay(
                "threat",
                lambda: QCoreApplication.translate("SharkTable", "Threats"),
                "F9",
                self.scene.show_threats,
            ),
        )
        self._trading = TradePanel(self.requests)
        panels: dict[type[Decision], Panel] = {
            RollDice: self._trading,
            ChooseShare: SharePanel(self.requests),
            Trade: self._trading,
            PlaceBuilding: BuildingPanel(self.requests, self.placement),
            CoverLoss: CoverPanel(self.requests),
        }
        parts = (self.players, self.market, self.squares, self.chains, self.prices, self.scene)
        self.register_parts(panels, parts)
        self.scene.die_clicked.connect(self._roll)
        self.placement.wanted.connect(self._place)
        self.placement.refused.connect(self._place)  # the rules say why not
        self._seat = EVERYONE
        self._trades = False

    def enter(self, phase: Phase, seat: int) -> None:
        self._seat = seat
        asked = self.bridge.decision(seat) if phase is Phase.DECIDING else None
        self._trades = isinstance(asked, Trade) and asked.occasion == 1
        self.scene.set_die_armed(phase is Phase.ROLLING or self._trades)
        if phase in (Phase.DECIDING, Phase.ROLLING):
            self.chains.look_from(seat)
        if isinstance(asked, PlaceBuilding):
            self.placement.offer([bool(some) for some in asked.squares], asked.squares)
        else:
            self.placement.withdraw()

    def stretch(self) -> Stretch | None:
        """A person's whole turn."""
        return ("turn", self.bridge.observation.turn) if self._persons_turn else None

    def standing_panel(self) -> Panel | None:
        """Who sees the dice roll sees what they hold and what it is worth."""
        return self._trading if self._persons_turn else None

    @property
    def _persons_turn(self) -> bool:
        seen = self.bridge.observation
        return seen.phase not in (CHOOSING, OVER) and self.bridge.is_human(seen.active)

    def is_out(self, seat: int) -> bool:
        return seat in self.bridge.observation.ruined

    def fold_line(self, happened: Sequence[Event]) -> str:
        """What somebody bought and sold in one go."""
        narrator, traded = self.bridge.narrator, Counter[int]()
        for event in happened:
            if isinstance(event, events.SharesBought):
                traded[event.company] += event.number
            elif isinstance(event, events.SharesSold):
                traded[event.company] -= event.number
        #: Shares of a company that somebody bought or sold, in a list: "Red +2, Blue −1"
        one = QCoreApplication.translate("SharkTable", "{company} {number}")
        listed = [
            one.format(
                company=narrator.name("company", company),
                number=f"{number:+}".replace("-", "−"),
            )
            for company, number in sorted(traded.items())
            if number
        ]
        if not listed:  # all that was bought was sold again
            return ""
        seat = getattr(happened[-1], "seat", EVERYONE)
        #: {shares} is a list of companies and numbers: "Red +2, Blue −1"
        text = QCoreApplication.translate("SharkTable", "{player} trades: {shares}.")
        return text.format(player=narrator.player(seat), shares=narrator.row(listed))

    def sum_up(self, seat: int, happened: Sequence[Event]) -> list[str]:
        """One's own money, where each company stands now, who is in trouble, and what was built."""
        narrator, told = self.bridge.narrator, []
        mine = [event for event in happened if getattr(event, "seat", EVERYONE) == seat]
        gain = sum(event.amount for event in mine if isinstance(event, events.GainPaid))
        loss = sum(event.amount for event in mine if isinstance(event, events.LossDue))
        if gain or loss:
            in_cash = Effect(seat, 0, gain, loss, short=False, ruined=False, wealth=gain - loss)
            told.append(narrator.outcome(in_cash))
        moves = [event for event in happened if isinstance(event, events.ValueChanged)]
        old = {move.company: move.old for move in reversed(moves)}
        new = {move.company: move.new for move in moves}
        told += [
            narrator.outcome(Change(company, old[company], new[company]))
            for company in sorted(new)
            if new[company] != old[company]
        ]
        for kinds in (
            (events.SharesSoldOff, events.Ruined),
            (events.ChainRemoved,),
            (events.BuildingPlaced, events.PlacementSkipped),
        ):
            told += [narrator.event(event) for event in happened if isinstance(event, kinds)]
        return told

    def occasions(self, step: Step) -> Iterator[Occasion]:
        return occasions(step)

    def point_out(self, action: Any) -> None:
        if isinstance(action, Place):
            self.placement.choose(action.company)
            self.placement.point(action.square)

    def plan_marks(self, plan: Sequence[Any]) -> list[PlanMark]:
        """Buildings on their squares, and shares beside the present prices of their companies, in their order."""
        steps = [action for action in plan if isinstance(action, Place | Buy | Sell)]
        board = self.scene.plan
        marks: list[PlanMark] = []
        for number, step in enumerate(steps, start=1):
            pieces, place = (COMPANIES[step.company],), number if len(steps) > 1 else 0
            if isinstance(step, Place):
                marks.append(PlanMark(board.square(step.square).center(), pieces, place))
                continue
            text = f"+{step.number}" if isinstance(step, Buy) else f"−{step.number}"
            marks.append(self._at_price(PlanMark(QPointF(), pieces, place, (text,)), step, marks))
        return marks

    def _at_price(self, mark: PlanMark, deal: Buy | Sell, others: Sequence[PlanMark]) -> PlanMark:
        """A mark of a deal as near to its company's price as it can be without covering one, or another mark."""
        lanes, plan = self.scene.lanes, self.scene.plan
        price, top, foot = lanes[deal.company].marker, plan.side.top(), plan.scale.bottom()
        taken = [box_around(lane.marker, *PLATE) for lane in lanes]
        taken += [other.box for other in others]
        away = range(int(PLATE[1]), int(plan.scale.height()))
        for place in (price + QPointF(0, way * far) for far in away for way in (-1, 1)):
            mark = replace(mark, place=place)
            box = mark.box.adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR)
            inside = top <= box.top() and box.bottom() <= foot + PLATE[1]
            if inside and not any(box.intersects(one) for one in taken):
                break
        return mark

    def headline(self, happened: Sequence[Event]) -> Event | None:
        """What is worst of it, else what the player did: values are seen to move."""
        worst = (event for kind in _WORST for event in happened if isinstance(event, kind))
        return next(iter((*worst, *happened[:1])), None)

    def wealth_chart(self, bridge: Bridge | None = None) -> HistoryChart:
        return wealth_chart(WealthModel(bridge or self.bridge))

    def _roll(self) -> None:
        """Who reaches for the dice while trading has traded."""
        if self._trades:
            self._trading.done.click()
        else:
            self.requests.roll.emit()

    def _place(self, company: int, square: int) -> None:
        self.requests.action.emit(Place(self._seat, company, square))
