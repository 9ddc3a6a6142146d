"""The board of Saludos Amigos: what is seen there of a match, and what can be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Signal

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.material import N_TILES, PROJECTS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    DRAW,
    NEGOTIATION,
    OVER,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
    UNCHOSEN,
)
from bigshot_desktop.games.saludos_amigos.window.board import plan
from bigshot_desktop.games.saludos_amigos.window.board.backdrop import Backdrop
from bigshot_desktop.games.saludos_amigos.window.board.bag import BagItem, JournalistItem
from bigshot_desktop.games.saludos_amigos.window.board.council import (
    CouncilItem,
    CouncilMember,
    Side,
    proposal_spot,
)
from bigshot_desktop.games.saludos_amigos.window.board.counter import (
    BiscuitItem,
    CounterItem,
    MugItem,
    length_for,
)
from bigshot_desktop.games.saludos_amigos.window.board.event_animator import EventAnimator
from bigshot_desktop.games.saludos_amigos.window.board.flights import Flights
from bigshot_desktop.games.saludos_amigos.window.board.hand import HandItem, PileItem
from bigshot_desktop.games.saludos_amigos.window.board.moving_items import MovingItems
from bigshot_desktop.games.saludos_amigos.window.board.news import marks_of
from bigshot_desktop.games.saludos_amigos.window.board.road import Road
from bigshot_desktop.games.saludos_amigos.window.board.sections import (
    FlagItem,
    SectionItem,
    WorthItem,
    worth_spot,
)
from bigshot_desktop.games.saludos_amigos.window.board.slips import PLANNED, Slip, Slips, spread
from bigshot_desktop.games.saludos_amigos.window.board.tray import SeatDieItem
from bigshot_desktop.games.saludos_amigos.window.board.verdicts import verdict
from bigshot_desktop.games.saludos_amigos.window.models import projects as of_project
from bigshot_desktop.games.saludos_amigos.window.models.hand import HandModel
from bigshot_desktop.games.saludos_amigos.window.models.offers import Column, OffersModel
from bigshot_desktop.games.saludos_amigos.window.models.projects import ProjectsModel
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.boards.change_marks import Mark
from bigshot_desktop.ui.boards.floating_tags import Tags
from bigshot_desktop.ui.boards.verdict import Climax
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank


class VillageScene(BoardScene):
    """The village, the road of money around it, the café counter and the council."""

    slip_clicked = Signal(int)
    """The open offer or proposal of a seat was clicked."""
    card_clicked = Signal(int)
    """A card of this value in the viewer's hand was clicked."""

    _backdrop: Backdrop

    def __init__(
        self,
        bridge: Bridge,
        projects: ProjectsModel,
        offers: OffersModel,
        hand: HandModel,
        pace: Pace,
    ) -> None:
        super().__init__(bridge, pace)
        self._projects, self._offers, self._hand_model = projects, offers, hand
        self._planned: Slip | None = None
        """An offer that a hint speaks of."""
        self.setSceneRect(plan.SIZE)
        self._build()
        bridge.viewed.subscribe(Rank.STAGE, self._look_again)
        self.retranslate()
        self.settle()

    def _build(self) -> None:
        players = self.bridge.match.setup.players
        self._backdrop = Backdrop()
        self.sections = {
            (project, number): SectionItem(project, number)
            for project in PROJECTS
            for number in range(project)
        }
        self.flags = {project: FlagItem(project) for project in PROJECTS}
        self.worth = WorthItem()
        self.counter, self.mug, self.biscuit = CounterItem(), MugItem(), BiscuitItem()
        self.hand = HandItem(self.card_clicked.emit)
        self.council = CouncilItem()
        self.dice = [SeatDieItem(seat, players) for seat in range(players)]
        self.bag = BagItem(self.die_clicked.emit)
        self.deck = PileItem(plan.DECK)
        self.discards = PileItem(plan.DISCARDS, untidy=True)
        self.press = [JournalistItem(number) for number in range(len(plan.PRESS))]
        for item in (
            *self.sections.values(),
            *self.flags.values(),
            self.worth,
            self.counter,
            self.mug,
            self.biscuit,
            self.hand,
            self.council,
            *self.dice,
            self.bag,
            self.deck,
            self.discards,
            *self.press,
        ):
            self.addItem(item)
        self.road = Road(self, players)
        self.slips = Slips(self, self.slip_clicked.emit)
        self.tags, self.flights = Tags(self), Flights(self)
        self.climax = Climax(self, plan.SHADE)
        self._event_animator = EventAnimator(
            MovingItems(
                sections=self.sections,
                flags=self.flags,
                worth=self.worth,
                road=self.road,
                counter=self.counter,
                mug=self.mug,
                biscuit=self.biscuit,
                slips=self.slips,
                hand=self.hand,
                council=self.council,
                dice=self.dice,
                bag=self.bag,
                press=self.press,
                tags=self.tags,
                flights=self.flights,
                climax=self.climax,
            ),
            self._price,
            self._show_council,
            partial(verdict, self.bridge.narrator),
        )

    def changes(self, happened: Sequence[Event]) -> list[Mark]:
        return marks_of(happened, self)

    @property
    def name_strips(self) -> list[QRectF]:
        """Where the names of the projects stand."""
        return [strip for _, strip in self._backdrop.name_strips().values()]

    # --- what is there ---------------------------------------------------------------------------

    def show_table(self) -> None:
        seen: SaludosObservation = self.bridge.observation
        self.tags.sweep()
        self.flights.sweep()
        self.climax.sweep()
        self._show_projects()
        self.road.show(seen.money)
        self._show_counter(seen)
        self._show_dice(seen)
        self._show_council()
        self._show_slips(seen)
        self._show_hand()
        self.bag.hold(N_TILES - sum(seen.sections) - seen.journalists, seen.holder)
        self.deck.count(seen.deck)
        self.discards.count(seen.discards)
        for item in self.press:
            item.setVisible(item.number < seen.journalists)
            item.setOpacity(1.0)

    def _show_projects(self) -> None:
        for project in self._projects.rows:
            for number in range(project.size):
                self.sections[project.size, number].rise(1.0)
                self.sections[project.size, number].setVisible(number < project.built)
            self.flags[project.size].plant(project.complete)
            if project.now:
                spot = worth_spot(project.size, project.built - 1)
                self.worth.show_worth(project.now, self._price(project.now), spot)
        self.worth.setVisible(any(project.now for project in self._projects.rows))

    def _price(self, millions: int) -> str:
        return self.tr("{millions} M").format(millions=millions)

    def _show_counter(self, seen: SaludosObservation) -> None:
        players = len(seen.money)
        mug, biscuit = self.heights
        length = length_for(max(5 * players + 10, sum(seen.strengths), mug, biscuit))
        self.counter.stretch(length)
        opposition = (1 << players) - 1 & ~seen.coalition
        for vessel, height, members in (
            (self.mug, mug, seen.coalition),
            (self.biscuit, biscuit, opposition if biscuit else 0),
        ):
            vessel.light(0.0)
            vessel.gather(members)
            vessel.stretch(length)
            vessel.slide(height)
        self.biscuit.setVisible(bool(seen.biscuit))

    @property
    def heights(self) -> tuple[int, int]:
        """Where mug and biscuit stand: after a council where its cards have taken them, as long as the turn lasts."""
        seen: SaludosObservation = self.bridge.observation
        step = self.bridge.match.last_step
        if seen.phase == DRAW and step:
            for event in step.events:
                if isinstance(event, events.CouncilDecided):
                    return event.coalition, event.opposition
        return seen.mug, seen.biscuit

    def _show_dice(self, seen: SaludosObservation) -> None:
        for seat, item in enumerate(self.dice):
            item.show_die(seen.dice[seat])
            item.show_strength(seen.strengths[seat])
            item.show_ready(bool(seen.ready >> seat & 1))

    def _show_council(self) -> None:
        seen: SaludosObservation = self.bridge.observation
        meets, shown = ATTENDANCE <= seen.phase <= SEALING, seen.phase == OVER and bool(seen.bonus)
        if shown:
            self.council.show_totals(None)
            self.council.show_hands([counts(hand or 0) for hand in seen.hands])
        elif meets:
            chooses = seen.phase == SEALING
            asked = [bool(seen.coalition >> slip.proposer & 1) for slip in self._open_slips()]
            taken = (chooses or True in asked, chooses or False in asked)
            self.council.sit(*_sides(seen), asked=taken)
            self.council.show_totals((seen.mug, seen.biscuit) if chooses else None)
        self.council.stand_out(0.0)
        self.council.setOpacity(1.0)
        self.council.setVisible(meets or shown)

    def _open_slips(self) -> Iterator[Slip]:
        return (slip for slip in self._all_slips() if slip.open)

    def _all_slips(self) -> Iterator[Slip]:
        for offer in self._offers.rows:
            yield Slip(
                offer.kind,
                offer.proposer,
                offer.shares,
                offer.height,
                offer.waiting,
                offer.waits_for(self.bridge.viewer),
            )

    def plan_slip(self, seat: int, shares: tuple[int, ...]) -> None:
        """Shows the slip of an offer that somebody might make; nobody: that goes."""
        before, self._planned = self._planned, None
        if shares:
            seen: SaludosObservation = self.bridge.observation
            inside = [one for one, share in enumerate(shares) if share]
            height = sum(seen.strengths[one] for one in inside)
            waiting = sum(1 << one for one in inside if one != seat)
            self._planned = Slip(PLANNED, seat, shares, height, waiting, asks=True)
        if self._planned != before and not self._player.running:
            self._show_slips(self.bridge.observation)

    def talked_about(self) -> list[QRectF]:
        """The section drawn last with its worth, the dice, and while everybody talks the offers on the plaza."""
        seen: SaludosObservation = self.bridge.observation
        talks, rolls = seen.phase in (NEGOTIATION, TALK), seen.phase in (STRENGTH, REROLL)
        dice = [die.sceneBoundingRect() for die in self.dice] if talks or rolls else []
        return [*self.newest_section(), *([plan.PLAZA] if talks else ()), *dice]

    def newest_section(self) -> list[QRectF]:
        """The section drawn last, and what it is worth, as long as that is not paid."""
        seen: SaludosObservation = self.bridge.observation
        if not seen.worth:
            return []
        section = self.sections[seen.tile, seen.sections[seen.tile - 1] - 1]
        return [section.sceneBoundingRect() | self.worth.sceneBoundingRect()]

    def pointed_out(self) -> list[QRectF]:
        found = super().pointed_out()
        planned = self._planned and self.slips.items.get(self._planned.key)
        if planned:
            found.append(planned.sceneBoundingRect())
        return found

    def _show_slips(self, seen: SaludosObservation) -> None:
        """On the plaza; in the council each at the row of its side, which tells what stands by itself."""
        planned = [self._planned] if self._planned else []
        if not self.council.isVisible():
            self.slips.show([*self._all_slips(), *planned], spread)
            return
        slips = [*self._open_slips(), *planned]
        self.slips.show(
            slips,
            lambda index, _: proposal_spot(0 if seen.coalition >> slips[index].proposer & 1 else 1),
        )

    def _show_hand(self) -> None:
        rows = self._hand_model.rows
        self.hand.hold(tuple(row.value for row in rows for _ in range(row.number)))

    def _look_again(self, _: int) -> None:
        """Somebody else looks: nothing of the former viewer's cards may be seen any longer, whatever moves."""
        self.flights.sweep()
        self._show_hand()
        if not self._player.running:
            self._show_slips(self.bridge.observation)

    # --- what can be clicked ---------------------------------------------------------------------

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click on the bag draws a tile: it glows."""
        self.bag.arm(armed)
        self.show_cursor()

    def clickable(self, at: QPointF) -> bool:
        if self.bag.armed and self.bag.contains(self.bag.mapFromScene(at)):
            return True
        if self.hand.armed and self.hand.value_at(at):
            return True
        slip = self.slips.at(at)
        return slip is not None and slip.clickable

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        narrator = self.bridge.narrator
        self._backdrop.names = tuple(narrator.name("project", project) for project in PROJECTS)
        if self.worth.worth:
            self.worth.show_worth(self.worth.worth, self._price(self.worth.worth), self.worth.pos())
            self.worth.setVisible(bool(self.bridge.observation.worth))
        self.repaint()

    def about(self, at: QPointF) -> str:
        slip = self.slips.at(at)
        if slip is not None:
            return self._about_offer(slip.key)
        if value := self.hand.value_at(at):
            return self.tr("A councillor of value {value}").format(value=value)
        seen: SaludosObservation = self.bridge.observation
        for item, text in (
            (self.bag, self._about_bag()),
            (self.deck, self.tr("Councillors in the deck: {number}").format(number=seen.deck)),
            (self.discards, self.tr("Discarded: {number}").format(number=seen.discards)),
        ):
            if item.contains(item.mapFromScene(at)):
                return text
        for marker in self.road.markers:
            if marker.contains(marker.mapFromScene(at)):
                return self._about_player(marker.seat, seen)
        for die in self.dice:
            if die.contains(die.mapFromScene(at)):
                return self._about_strength(die.seat, seen)
        return self._about_place(at, seen)

    def _about_place(self, at: QPointF, seen: SaludosObservation) -> str:
        for row, project in enumerate(PROJECTS):
            if plan.SITES[project].contains(at):
                return self._about_project(row)
        if self.council.isVisible() and plan.PLAZA.contains(at):
            above = at.y() < plan.PLAZA.center().y()
            return self._about_offer(("standing" if above else "counter", -1))
        if plan.KIOSK.contains(at):
            return self.tr("Journalists who stay: {number}").format(number=seen.journalists)
        if plan.COUNTER.contains(at):
            return self._about_counter(seen)
        return ""

    def _about_bag(self) -> str:
        if self.bag.armed:
            return self.tr("Click to draw a tile")
        text = self.tr("Tiles in the bag: {number}. It is with {player}.")
        return text.format(
            number=self.bag.tiles, player=self.bridge.narrator.player(self.bag.holder)
        )

    def _about_offer(self, key: tuple[str, int]) -> str:
        """As the table of offers has it."""
        for row, offer in enumerate(self._offers.rows):
            if (offer.kind, offer.proposer) == key:
                title, split, height, answers = (
                    self._offers.index(row, column).data() for column in Column
                )
                text = self.tr("{offer}: {split}. Strength {height}.")
                if key[1] >= 0:
                    text = self.tr("{offer}: {split}. Strength {height}. {answers}.")
                return text.format(offer=title, split=split, height=height, answers=answers)
        return ""

    def _about_project(self, row: int) -> str:
        column = of_project.Column
        text = self.tr("{project}, sections: {sections}. {state}.")
        return text.format(
            project=self._projects.index(row, column.PROJECT).data(),
            sections=self._projects.index(row, column.SECTIONS).data(),
            state=self._projects.index(row, column.STATE).data(),
        )

    def _about_player(self, seat: int, seen: SaludosObservation) -> str:
        narrator = self.bridge.narrator
        text = self.tr("{player} has {money}")
        return text.format(player=narrator.player(seat), money=narrator.money(seen.money[seat]))

    def _about_strength(self, seat: int, seen: SaludosObservation) -> str:
        text = self.tr("{player}: die {die}, cards {cards}, strength {strength}")
        return text.format(
            player=self.bridge.narrator.player(seat),
            die=seen.dice[seat] or "–",
            cards=seen.cards[seat],
            strength=seen.strengths[seat] or "–",
        )

    def _about_counter(self, seen: SaludosObservation) -> str:
        if seen.biscuit:
            text = self.tr(
                "The mug stands at the strength of the coalition, {mug}, the biscuit at that of the opposition, "
                "{biscuit}"
            )
            mug, biscuit = self.heights
            return text.format(mug=mug, biscuit=biscuit)
        if not seen.mug:
            return self.tr("The mug will stand at the strength of the coalition. There is none yet")
        text = self.tr(
            "The mug stands at the strength of the coalition, {mug}: who offers more can take its place"
        )
        return text.format(mug=seen.mug)


def _sides(seen: SaludosObservation) -> tuple[Side, Side]:
    """Who sits on each side of the council."""

    def member(seat: int, shares: tuple[int, ...]) -> CouncilMember:
        return CouncilMember(
            seat,
            shares[seat] if shares else 0,
            bool(seen.pushed[seat]),
            seen.sealed[seat] != UNCHOSEN,
        )

    return (
        tuple(member(seat, seen.shares) for seat in SEATS_IN[seen.coalition]),
        tuple(member(seat, seen.counter) for seat in seen.attending),
    )
