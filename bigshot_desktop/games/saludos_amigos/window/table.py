"""Saludos Amigos at the table: the village, its offers, the panels of talk and council, and what they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QTimer

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Decision, Event
from bigshot_desktop.games.saludos_amigos.bots import suggesting
from bigshot_desktop.games.saludos_amigos.bots.manners import SaludosManners
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Discard,
    DrawCards,
    DrawTile,
    Offer,
    Propose,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
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
from bigshot_desktop.games.saludos_amigos.rules.material import LAST_PROJECT, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.outcome import foregone
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
)
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.models.betrayals import betrayals
from bigshot_desktop.games.saludos_amigos.window.models.hand import HandModel
from bigshot_desktop.games.saludos_amigos.window.models.offers import OffersModel
from bigshot_desktop.games.saludos_amigos.window.models.pieces import piece_of
from bigshot_desktop.games.saludos_amigos.window.models.players import SaludosPlayers
from bigshot_desktop.games.saludos_amigos.window.models.projects import ProjectsModel
from bigshot_desktop.games.saludos_amigos.window.models.standings import StandingsModel
from bigshot_desktop.games.saludos_amigos.window.models.wealth import WealthModel, wealth_chart
from bigshot_desktop.games.saludos_amigos.window.panels.bag import BagPanel
from bigshot_desktop.games.saludos_amigos.window.panels.cards import HandPanel
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.saludos_amigos.window.panels.pushing import PushPanel
from bigshot_desktop.games.saludos_amigos.window.panels.rerolling import RerollPanel
from bigshot_desktop.games.saludos_amigos.window.panels.sealing import SealPanel
from bigshot_desktop.games.saludos_amigos.window.panels.settling import SettlePanel
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.game_table import BoardTable, GameTable
from bigshot_desktop.ui.match.match_story import StoryLine, deal_line
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.models.history import HistoryChart, HistoryModel
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk import TalkParts
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.play.turns import Phase

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
    events.MatchEnded,
)

_WEIGHTY: Final = (
    events.MatchEnded,
    events.CouncilDecided,
    events.OfferStands,
    events.CouncilCalled,
    events.NobodyOffered,
    events.ProjectCompleted,
    events.SectionPlaced,
    events.JournalistDrawn,
)
"""What matters of a step, the most first; else it is what somebody said."""


_GROUPS: Final[dict[type[Event], str]] = {
    **dict.fromkeys(
        (
            events.DiceRolled,
            events.CardDiscarded,
            events.OwnCardDiscarded,
            events.RolledAgain,
            events.RollsEnded,
            events.StrengthsFixed,
        ),
        "strength",
    ),
    **dict.fromkeys(
        (
            events.OfferMade,
            events.OfferReplaced,
            events.OfferWithdrawn,
            events.OfferAccepted,
            events.OfferDeclined,
            events.OfferStands,
            events.OfferLapsed,
            events.SaidDone,
            events.DoneTakenBack,
            events.NegotiationClosed,
            events.NobodyOffered,
        ),
        "negotiation",
    ),
    **dict.fromkeys(
        (
            events.SplitProposed,
            events.SplitAccepted,
            events.SplitDeclined,
            events.SplitSettled,
            events.TalkEnded,
            events.TalkResumed,
            events.CardsChosen,
            events.OwnCardsChosen,
            events.CardsShown,
            events.CouncilDecided,
        ),
        "council",
    ),
}
_DECISIVE: Final = (events.CouncilDecided, events.OfferStands, events.JournalistDrawn)
_TALKS: Final = {
    STRENGTH: "reroll",
    REROLL: "reroll",
    NEGOTIATION: "negotiation",
    CALL: "call",
    ATTENDANCE: "call",
    TALK: "talk",
    SEALING: "sealing",
}
"""The parts of a turn in which people are asked something, each in a panel of its own."""
_OF_COUNCIL: Final = (ConsiderCall, ConsiderAttending, ChooseCards)
"""What people are asked about cards for a council."""
_PICTURE: Final = 300
"""Milliseconds after which the first picture of the table is seen: what takes a while can wait until then."""


class SaludosTable(GameTable):
    """All that a match of Saludos Amigos is shown and played with."""

    sounds = _SOUNDS
    rules = _RULES
    chapters = _CHAPTERS
    notable = _NOTABLE
    groups = _GROUPS
    standings = StandingsModel
    piece_of = staticmethod(piece_of)
    climaxes = (events.SharePaid, events.MatchEnded)
    trifles = (events.SaidDone, events.RollsEnded, events.TalkEnded)
    endings = (events.ProjectCompleted, events.JournalistStayed)
    on_board = (ReachIntoBag,)
    secrets = True

    scene: VillageScene

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge, pace)
        self.clock = TalkClock(self)
        self.remarks = Remarks(bridge)
        self.talk = TalkParts(SaludosManners(), self.clock)
        self.players = PlayersModel(bridge, SaludosPlayers(self.remarks))
        self.projects = ProjectsModel(bridge)
        self.offers = OffersModel(bridge)
        self.hand = HandModel(bridge)
        self.scene = VillageScene(bridge, self.projects, self.offers, self.hand, pace)
        self.stage = self.scene
        self.board_tables = (
            BoardTable(
                lambda: QCoreApplication.translate("SaludosTable", "Offers"),
                self.offers,
                take=self._agree,
            ),
            BoardTable(
                lambda: QCoreApplication.translate("SaludosTable", "Projects"), self.projects
            ),
            BoardTable(lambda: QCoreApplication.translate("SaludosTable", "Your cards"), self.hand),
        )
        parts = (self.players, self.projects, self.offers, self.hand, self.scene)
        self.register_parts({ReachIntoBag: BagPanel(self.requests)}, parts)
        self.scene.die_clicked.connect(self.requests.roll)
        self.scene.card_clicked.connect(self._take_card)
        self._seat = EVERYONE
        self._later = QTimer(self, singleShot=True, interval=_PICTURE)
        self._later.timeout.connect(suggesting.prepare)
        self._later.start()

    def make_panel(self, kind: type[Decision]) -> Panel:
        """All but the first panel are made when they are needed: together they take as long as the whole table."""
        if kind is RollAgain:
            return RerollPanel(self.requests, self.clock)
        if kind is ChooseCards:
            sealing = SealPanel(self.requests)
            sealing.picked.connect(self.scene.hand.pick)
            return sealing
        if kind in (ConsiderCall, ConsiderAttending):
            pushing = PushPanel(self.requests)
            self._panels[ConsiderCall] = self._panels[ConsiderAttending] = pushing
            return pushing
        talking = NegotiationPanel if kind is Negotiate else SettlePanel
        panel = talking(self.requests, self.clock, self.remarks)
        self.scene.slip_clicked.connect(panel.point_at)
        return panel

    def _take_card(self, value: int) -> None:
        """A card in the hand was clicked: the panel that asks for one takes it."""
        if self._seat != EVERYONE:
            panel = self.panel(self.bridge.decision(self._seat))
            if isinstance(panel, HandPanel):
                panel.take_card(value)

    def roller(self, state: Any) -> int:
        """Who holds the bag draws from it; dice and cards need nobody."""
        decision = self.bridge.match.game.decision(state, CHANCE)
        return decision.holder if isinstance(decision, ReachIntoBag) else EVERYONE

    def enter(self, phase: Phase, seat: int) -> None:
        self._seat = seat if phase is Phase.DECIDING else EVERYONE
        self.scene.set_die_armed(phase is Phase.ROLLING)
        asked = self.bridge.decision(seat) if phase is Phase.DECIDING else None
        chooses = isinstance(asked, RollAgain | ConsiderCall | ConsiderAttending | ChooseCards)
        self.scene.hand.arm(chooses and self.bridge.viewer == seat)
        if not isinstance(asked, ChooseCards):
            self.scene.hand.pick(())

    def suspense(self, chance: Any, seat: int) -> str:
        narrator = self.bridge.narrator
        if isinstance(chance, ReachIntoBag | DrawTile):
            holder = chance.holder if isinstance(chance, ReachIntoBag) else seat
            return narrator.phrase("drawing", player=narrator.player(holder))
        if isinstance(chance, DealCards | DrawCards):
            return narrator.phrase("dealing")
        if isinstance(chance, Commit):
            return narrator.phrase("revealing")
        return narrator.phrase("all-rolling")

    def stretch(self) -> Stretch | None:
        """What is asked of one after the other in the same panel, or of all at once."""
        seen = self.bridge.observation
        if seen.phase not in _TALKS or not self.bridge.humans:
            return None
        return _TALKS[seen.phase], seen.turn

    def standing_panel(self) -> Panel | None:
        """Whether to call the council, or to attend it, is asked of one opponent after the other."""
        seen = self.bridge.observation
        outside = any(not seen.coalition >> one & 1 for one in self.bridge.humans)
        if not outside or seen.phase not in (CALL, ATTENDANCE):
            return None
        return self.panel_of(ConsiderCall)

    def lapsing(self) -> str:
        """What nobody has an answer to lapses with it; what was agreed stands."""
        narrator, offers = self.bridge.narrator, self.bridge.observation.offers
        players = [narrator.player(seat) for seat, shares in enumerate(offers) if shares]
        return narrator.listing(players) if players else ""

    def goes_on_looking(self, action: Any) -> bool:
        """Whoever gives up a card may give up another one as soon as the die lies."""
        return isinstance(action, Discard)

    def on_stage(self) -> bool:
        """The cards of a council are turned over, large; of what was chosen nothing is on the bar any more."""
        match = self.bridge.match
        shown = match.step(match.length).events if match.length else ()
        return any(isinstance(event, events.CardsShown) for event in shown)

    def curtain_reason(self, decision: Decision) -> str:
        looks = QCoreApplication.translate(
            "Curtain", "You look at your cards, and nobody else may see them."
        )
        if isinstance(decision, ChooseCards):
            looks = QCoreApplication.translate(
                "Curtain", "You choose the councillors you play, and nobody else may see them."
            )
        return " ".join(filter(None, (self._why_council(decision), looks)))

    def _why_council(self, decision: Decision) -> str:
        """What a council is about, or would be, and who wants it; nothing where none is asked about."""
        if not isinstance(decision, _OF_COUNCIL):
            return ""
        narrator, seen = self.bridge.narrator, self.bridge.observation
        coalition = narrator.listing(map(narrator.player, SEATS_IN[seen.coalition]))
        if isinstance(decision, ConsiderCall):
            #: {players} is the coalition: one player or several
            told = QCoreApplication.translate(
                "Curtain", "You may call the council against the coalition ({players})."
            )
            return told.format(players=coalition)
        #: {caller} is a player; {players} is the coalition: one player or several
        told = QCoreApplication.translate(
            "Curtain",
            "{caller} has called the council: it decides whether the coalition ({players}) holds.",
        )
        return told.format(caller=narrator.player(seen.attending[0]), players=coalition)

    def also_asked(self, seat: int) -> str:
        if not isinstance(self.bridge.decision(seat), _OF_COUNCIL):
            return ""
        told = foregone(self.bridge.observation, seat)
        return self.bridge.narrator.outcome(told) if told else ""

    def headline(self, happened: Sequence[Event]) -> Event | None:
        weighty = (event for kind in _WEIGHTY for event in happened if isinstance(event, kind))
        return next(iter((*weighty, *happened[:1])), None)

    def sum_up(self, seat: int, happened: Sequence[Event]) -> list[str]:
        """What a player was paid or lost, then what was decided, then all else that is worth telling."""
        own = (events.SharePaid, events.SteppedBack, events.BonusPaid)
        told = [event for event in happened if isinstance(event, (*own, *self.notable))]

        def weight(event: Event) -> int:
            if getattr(event, "seat", EVERYONE) == seat and isinstance(event, own):
                return 0
            shares = getattr(event, "shares", ())
            return 1 if shares and shares[seat] else 2 if isinstance(event, _DECISIVE) else 3

        ranked = sorted(told, key=weight)
        return [self.bridge.narrator.event(event) for event in ranked]

    def best_deal(self, history: HistoryModel) -> StoryLine | None:
        """The largest share that somebody got of a project; the bonus of the end is none."""
        paid = [
            (event.amount, step.number, event.seat)
            for step in self.bridge.match.steps
            for event in step.events
            if isinstance(event, events.SharePaid)
        ]
        if not paid:
            return None
        amount, number, seat = max(paid, key=lambda one: (one[0], -one[1], one[2]))  # the first
        return deal_line(self.bridge, history, history.row_at(number - 1) + 1, seat, amount)

    def story_lines(self) -> Sequence[StoryLine]:
        """Who left a coalition that stood, and how often."""
        narrator, left = self.bridge.narrator, betrayals(self.bridge.match)
        if not left:
            text = QCoreApplication.translate("SaludosTable", "Nobody left a coalition.")
            return (StoryLine("speech", text),)
        #: A player and how often they left a coalition, in a list: "Anna (2), Bea (1)"
        one = QCoreApplication.translate("SaludosTable", "{player} ({number})")
        listed = narrator.row(
            one.format(player=narrator.player(seat), number=number) for seat, number in left
        )
        #: {list} is a list of players and numbers: "Anna (2), Bea (1)"
        text = QCoreApplication.translate("SaludosTable", "Coalitions betrayed: {list}.")
        return (StoryLine("speech", text.format(list=listed)),)

    @property
    def is_last(self) -> bool:
        return bool(self.bridge.observation.completed >= LAST_PROJECT - 1)

    def wealth_chart(self, bridge: Bridge | None = None) -> HistoryChart:
        return wealth_chart(WealthModel(bridge or self.bridge))

    def beside_hint(self, hint: Choice) -> str:
        """Why a quick offer in the bar is another one: it is there to be accepted, the hint to win with."""
        panel, action = self._panels.get(Negotiate), hint.action
        if not isinstance(panel, NegotiationPanel) or not isinstance(action, Offer):
            return ""
        likely = panel.likely
        if not likely or likely == action.shares:
            return ""
        #: {kind} is what stands on the button of a quick offer: "Likely to be accepted"
        told = QCoreApplication.translate(
            "SaludosTable",
            "The quick offer “{kind}” is another one: it goes by how likely the others are to say "
            "yes, this hint by the chance to win the match.",
        )
        return told.format(kind=panel.kind_of_likely)

    def show_plan(self, plan: Sequence[Any]) -> None:
        """An offer or a proposal as the slip that it will be."""
        offers = [action for action in plan if isinstance(action, Offer | Propose)]
        self.scene.plan_slip(
            offers[0].seat if offers else EVERYONE, offers[0].shares if offers else ()
        )

    def _agree(self, row: int) -> None:
        """Says yes to an open offer, for whoever speaks."""
        offer = self.offers.row(row)
        if offer.waits_for(self._seat):
            self.requests.action.emit(Accept(self._seat, offer.proposer))
