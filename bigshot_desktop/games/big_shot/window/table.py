"""Big Shot at the table: city and auction ring, its panels, and what they share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import EVERYONE, Decision, Event, Refusal, Result
from bigshot_desktop.games.big_shot.bots.discretion import without_money
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.actions import Place
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.games.big_shot.rules.majority import SIZE
from bigshot_desktop.games.big_shot.rules.material import COLOURS, MOST_MONEY, N_COLOURS, N_FIELDS
from bigshot_desktop.games.big_shot.rules.state import AUCTION, PAYING, PLACING
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.models.districts import DistrictsModel
from bigshot_desktop.games.big_shot.window.models.lots import LotsModel
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers
from bigshot_desktop.games.big_shot.window.models.standings import StandingsModel
from bigshot_desktop.games.big_shot.window.models.wealth import WealthModel, wealth_chart
from bigshot_desktop.games.big_shot.window.occasions import occasions
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.games.big_shot.window.panels.paying import PayPanel
from bigshot_desktop.games.big_shot.window.panels.placing import PlacingPanel
from bigshot_desktop.games.big_shot.window.since_turn import placements, results_of, since_turn
from bigshot_desktop.games.big_shot.window.story import best_deal, lower_ties, tie_break
from bigshot_desktop.games.big_shot.words.names import in_district, some_cubes
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.plan_marks import PlanMark
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.game_table import BoardTable, GameTable
from bigshot_desktop.ui.match.match_story import StoryLine
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.models.history import HistoryChart, HistoryModel
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.exclamations import Occasion
from bigshot_desktop.ui.play.turns import Phase

_RULES: Final[dict[type[Decision], str]] = {
    RollDie: "BS-10",
    ConsiderLoan: "BS-51",
    Speak: "BS-11",
    ChoosePurse: "BS-42",
    PlaceCube: "BS-15",
}

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
    events.MatchEnded,
)


_GROUPS: Final[dict[type[Event], str]] = {
    **dict.fromkeys(
        (
            events.LoanTaken,
            events.LoanDeclined,
            events.BidMade,
            events.Passed,
            events.LotWon,
            events.LotFree,
        ),
        "auction",
    ),
    events.CubePlaced: "placing",
}


class BigShotTable(GameTable):
    """All that a match of Big Shot is shown and played with."""

    sounds = _SOUNDS
    rules = _RULES
    chapters = _CHAPTERS
    notable = _NOTABLE
    groups = _GROUPS
    climaxes = (
        events.LotWon,
        events.LotFree,
        events.DistrictSold,
        events.DistrictDecided,
        events.MatchEnded,
    )
    trifles = (events.LoanDeclined,)
    standings = StandingsModel
    piece_of = staticmethod(piece_of)

    scene: CityScene

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge, pace)
        self.secrets = bridge.match.setup.option("hidden-money") == "yes"
        self.placement = Placement(self)
        self.players = PlayersModel(bridge, BigShotPlayers())
        self.districts = DistrictsModel(bridge, self.placement)
        self.lots = LotsModel(bridge)
        self.scene = CityScene(bridge, self.districts, self.lots, self.placement, pace)
        self.stage = self.scene
        self.board_tables = (
            BoardTable(
                lambda: QCoreApplication.translate("BigShotTable", "Districts"),
                self.districts,
                self.placement.point,
                self.placement.put,
                self.placement.here_or_first,
            ),
            BoardTable(
                lambda: QCoreApplication.translate("BigShotTable", "Auction fields"), self.lots
            ),
        )
        self._auction = AuctionPanel(self.requests)
        panels: dict[type[Decision], Panel] = {
            RollDie: RollPanel(self.requests),
            ConsiderLoan: LoanPanel(self.requests),
            Speak: self._auction,
            ChoosePurse: PayPanel(self.requests),
            PlaceCube: PlacingPanel(self.requests, self.placement),
        }
        self.register_parts(panels, (self.players, self.districts, self.lots, self.scene))
        self.scene.die_clicked.connect(self.requests.roll)
        self.placement.wanted.connect(self._place)
        self.placement.refused.connect(self._place)  # the rules say why not
        self._seat = EVERYONE

    def enter(self, phase: Phase, seat: int) -> None:
        self._seat = seat
        self.scene.set_die_armed(phase is Phase.ROLLING)
        asked = self.bridge.decision(seat) if phase is Phase.DECIDING else None
        if isinstance(asked, PlaceCube):
            own = self.bridge.match.setup.deal.colours[seat]
            self.placement.offer(asked.cubes, [asked.districts] * N_COLOURS, own)
        elif phase is not Phase.SHOWING:
            self.placement.withdraw()
        elif not self.pace.still:  # what is over at once may be followed by the next cube
            self.placement.pause()

    def is_notable(self, event: Event) -> bool:
        """In the final account, too, the bar says what is seen of it."""
        if isinstance(event, events.DistrictDecided):
            return any(event.cubes)
        return super().is_notable(event)

    def stage_line(self, event: Event) -> str:
        told = super().stage_line(event)
        if isinstance(event, events.DistrictDecided):
            #: {sentence} tells who gets a district when the match is over
            told = QCoreApplication.translate("BigShotTable", "Final account: {sentence}").format(
                sentence=told
            )
        return told

    def fold_line(self, happened: Sequence[Event]) -> str:
        placed = [event for event in happened if isinstance(event, events.CubePlaced)]
        return " ".join(placements(self.bridge.narrator, placed))

    def sum_up(self, seat: int, happened: Sequence[Event]) -> list[str]:
        match, viewer = self.bridge.match, self.bridge.viewer
        last = next((step for step in match.steps_back() if step.action.seat == seat), None)
        if (
            last is not None and happened
        ):  # the auction may have been over with the player's own word
            happened = [*results_of(last.seen_by(viewer)), *happened]
        return since_turn(self.bridge.narrator, seat, match.setup.deal.colours[seat], happened)

    def occasions(self, step: Step) -> Iterator[Occasion]:
        return occasions(step, self.bridge.match.setup.deal.colours)

    def pieces_of(self, seats: Sequence[int]) -> Sequence[str]:
        dealt = self.bridge.match.setup.deal.colours
        return [COLOURS[colour] for seat in seats for colour in dealt[seat]]

    def beside_hint(self, hint: Choice) -> str:
        """Where the cubes of a lot would go once one has it: that is marked on the board."""
        narrator, parts = self.bridge.narrator, dict[int, list[int]]()
        for action in hint.aim:
            if isinstance(action, Place):
                parts.setdefault(action.district, [0] * N_COLOURS)[action.colour] += 1
        if not parts:
            return ""
        #: In a list of what goes where: {cubes} is "2 black and 1 yellow", {where} is "in the Docks"
        one = QCoreApplication.translate("BigShotTable", "{cubes} {where}")
        listed = narrator.row(
            one.format(
                cubes=narrator.listing(some_cubes(narrator, tuple(cubes))),
                where=in_district(narrator, {"district": district}),
            )
            for district, cubes in parts.items()
        )
        #: {places} is a list: "2 black and 1 yellow in the Docks, 1 red in South Park"
        told = QCoreApplication.translate(
            "BigShotTable",
            "The marks on the board show where these cubes would go: {places}.",
        )
        return told.format(places=listed)

    def stretch(self) -> Stretch | None:
        """An auction as a whole; then as long as a person pays or places."""
        seen = self.bridge.observation
        if seen.phase == AUCTION and self.bridge.humans:
            return "auction", seen.round
        if seen.phase in (PAYING, PLACING) and any(map(self.bridge.is_human, seen.acting)):
            return "paying" if seen.phase == PAYING else "placing", seen.round
        return None

    def standing_panel(self) -> Panel | None:
        """What is bid is seen from the first bid on."""
        auctions = self.bridge.observation.phase == AUCTION
        return self._auction if auctions and self.bridge.humans else None

    @property
    def is_last(self) -> bool:
        return bool(self.bridge.observation.round == N_FIELDS)

    def needs_secrets(self, decision: Decision) -> bool:
        """Bids, loans and cubes are seen by all, and there is no hidden money with two purses (BS-50)."""
        return False

    def question(self, seat: int) -> Decision:
        """In the open nobody learns from the bounds of a bid how much somebody has."""
        decision = super().question(seat)
        if isinstance(decision, Speak) and self._money_is_hidden(seat):
            return replace(decision, highest=max(decision.lowest, MOST_MONEY))
        return decision

    def refusal(self, refusal: Refusal) -> str:
        if refusal.code == "bid-above-cash" and self._money_is_hidden(self.bridge.match.to_act[0]):
            return QCoreApplication.translate(
                "BigShotTable",
                "The cash does not suffice for this bid. It is shown as long as the button is held; bid less, or pass.",
            )
        return super().refusal(refusal)

    def _money_is_hidden(self, seat: int) -> bool:
        """Whether who looks at the table does not see how much a player has."""
        colours = self.bridge.match.setup.deal.colours[seat] if seat >= 0 else ()
        return any(self.bridge.observation.cash[colour] is None for colour in colours)

    def discreet(self, choice: Choice) -> Choice:
        """Nor does a hint, a reason or the coach tell whoever looks on what is in a purse that they may not see."""
        told = super().discreet(choice)
        return without_money(told) if self._money_is_hidden(choice.action.seat) else told

    def hides_chances(self, seats: Iterable[int]) -> bool:
        """Not of a match that is over, wherever one looks at it: its turning points are told there, too."""
        over = self.bridge.all_of_it.match.result is not None
        return not over and any(map(self._money_is_hidden, seats))

    def wealth_chart(self, bridge: Bridge | None = None) -> HistoryChart:
        return wealth_chart(WealthModel(bridge or self.bridge))

    def best_deal(self, history: HistoryModel) -> StoryLine | None:
        return best_deal(self.bridge.narrator, self.bridge.match, history)

    def tie_break(self, result: Result) -> str:
        return tie_break(self.bridge.narrator, result)

    def lower_ties(self, result: Result) -> list[str]:
        return lower_ties(self.bridge.narrator, result)

    def point_out(self, action: Any) -> None:
        if isinstance(action, Place):
            self.placement.choose(action.colour)
            self.placement.point(action.district)

    def plan_marks(self, plan: Sequence[Any]) -> list[PlanMark]:
        """The cubes in their districts, on the places that are free there, in their order."""
        cubes = [action for action in plan if isinstance(action, Place)]
        lying = [SIZE[pile] for pile in self.bridge.observation.piles]
        marks = []
        for number, cube in enumerate(cubes, start=1):
            slot = self.scene.plan.blocks[cube.district].slot(lying[cube.district])
            marks.append(PlanMark(slot, (COLOURS[cube.colour],), number if len(cubes) > 1 else 0))
            lying[cube.district] += 1
        return marks

    def _place(self, colour: int, district: int) -> None:
        self.requests.action.emit(Place(self._seat, colour, district))
