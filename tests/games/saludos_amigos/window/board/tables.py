"""A village with a match behind it, for tests that look at it."""

from __future__ import annotations

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.events import CouncilDecided
from bigshot_desktop.games.saludos_amigos.rules.material import N_TILES, PROJECTS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import cards_in
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    DRAW,
    NEGOTIATION,
    OVER,
    SEALING,
    UNCHOSEN,
)
from bigshot_desktop.games.saludos_amigos.window.board.counter import place
from bigshot_desktop.games.saludos_amigos.window.board.plan import standing
from bigshot_desktop.games.saludos_amigos.window.board.slips import Slip, SlipItem
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.models.hand import HandModel
from bigshot_desktop.games.saludos_amigos.window.models.offers import OffersModel
from bigshot_desktop.games.saludos_amigos.window.models.projects import ProjectsModel
from tests.ui.boards.tables import AnyTable
from tests.ui.models.model_checks import SALUDOS, Kind


class Village(AnyTable[VillageScene]):
    """A table of Saludos Amigos."""

    def __init__(
        self,
        kind: Kind | None = None,
        seed: int = 1,
        speed: str = "normal",
        viewer: int = 0,
    ) -> None:
        super().__init__(kind or SALUDOS[0], seed, speed, viewer)

    def lay(self) -> None:
        self.projects = ProjectsModel(self.bridge)
        self.offers = OffersModel(self.bridge)
        self.hand = HandModel(self.bridge)
        self.scene = VillageScene(self.bridge, self.projects, self.offers, self.hand, self.pace)

    @property
    def seen(self) -> SaludosObservation:
        seen: SaludosObservation = self.bridge.observation
        return seen

    def phase(self, phase: int) -> None:
        """On to a phase, the table as it is then."""
        while self.seen.phase != phase:
            self.step()
        self.scene.settle()

    # --- what is seen ----------------------------------------------------------------------------

    def check(self) -> None:
        """What is seen is there, and what is there is seen, in its place."""
        self._check_projects()
        self._check_road()
        self._check_counter()
        self._check_plaza()
        seen, scene = self.seen, self.scene
        assert [die.face for die in scene.dice] == list(seen.dice)
        assert [die.strength for die in scene.dice] == list(seen.strengths)
        assert [die.ready for die in scene.dice] == [
            bool(seen.ready >> seat & 1) for seat in range(len(seen.dice))
        ]
        assert (scene.deck.number, scene.discards.number) == (seen.deck, seen.discards)
        left = N_TILES - sum(seen.sections) - seen.journalists
        assert (scene.bag.tiles, scene.bag.holder) == (left, seen.holder)
        assert [item.isVisible() for item in scene.press] == [
            number < seen.journalists for number in range(2)
        ]
        assert scene.hand.cards == self.held()
        assert not any(flight.isVisible() for flight in scene.flights.items)
        assert not scene.tags.seen

    def held(self) -> tuple[int, ...]:
        """The viewer's cards that lie nowhere on the table."""
        seen = self.seen
        pack = None if seen.seat == EVERYONE else seen.hands[seen.seat]
        if pack is None:
            return ()
        chosen = seen.sealed[seen.seat]
        return cards_in(pack if chosen == UNCHOSEN else pack - chosen)

    def _check_projects(self) -> None:
        seen, scene = self.seen, self.scene
        for project, built in zip(PROJECTS, seen.sections, strict=True):
            for number in range(project):
                section = scene.sections[project, number]
                assert section.isVisible() == (number < built)
                assert section.risen
            flag = scene.flags[project]
            assert flag.isVisible() == (built == project)
        assert scene.worth.isVisible() == bool(seen.worth)
        if seen.worth:
            assert scene.worth.worth == seen.worth
            assert str(seen.worth) in scene.worth.text
            assert (scene.worth.scale(), scene.worth.opacity()) == (1.0, 1.0)

    def _check_road(self) -> None:
        money = self.seen.money
        for seat, marker in enumerate(self.scene.road.markers):
            here = [one for one, other in enumerate(money) if (other - money[seat]) % 50 == 0]
            at, reach = standing(money[seat], here.index(seat), len(here))
            assert (marker.pos(), marker.reach, marker.laps) == (at, reach, money[seat] // 50)

    def _check_counter(self) -> None:
        seen, scene = self.seen, self.scene
        everyone = (1 << len(seen.money)) - 1
        length = scene.counter.length
        mug, biscuit = self._heights()
        assert length >= max(mug, biscuit, sum(seen.strengths))
        assert (scene.mug.figure, scene.mug.members) == (mug, seen.coalition)
        assert scene.mug.x() == place(mug, length)
        assert scene.biscuit.isVisible() == bool(seen.biscuit)
        if seen.biscuit:
            assert scene.biscuit.figure == biscuit
            assert scene.biscuit.members == everyone & ~seen.coalition
            assert scene.biscuit.x() == place(biscuit, length)
        assert not scene.mug.glow
        assert not scene.biscuit.glow

    def _heights(self) -> tuple[int, int]:
        """Of mug and biscuit; a council's cards count until the turn is over."""
        events = self.steps[-1].events if self.steps and self.seen.phase == DRAW else ()
        councils = [event for event in events if isinstance(event, CouncilDecided)]
        if councils:
            return councils[0].coalition, councils[0].opposition
        return self.seen.mug, self.seen.biscuit

    def _check_plaza(self) -> None:
        seen, scene = self.seen, self.scene
        meets = ATTENDANCE <= seen.phase <= SEALING
        ends = seen.phase == OVER and bool(seen.bonus)
        assert scene.council.isVisible() == (meets or ends)
        if ends:
            hands = {seat: cards_in(hand or 0) for seat, hand in enumerate(seen.hands)}
            assert scene.council.ballots.face_up == hands
        if meets:
            sides = (SEATS_IN[seen.coalition], seen.attending)
            assert tuple(
                tuple(delegate.seat for delegate in side) for side in scene.council.sides
            ) == tuple(sides)
            for delegate in (*scene.council.sides[0], *scene.council.sides[1]):
                assert delegate.pushed == bool(seen.pushed[delegate.seat])
                assert delegate.sealed == (seen.sealed[delegate.seat] != UNCHOSEN)
            assert not scene.council.ballots.face_up
        shown = {item.slip for item in scene.slips.items.values() if item.isVisible()}
        assert shown == set(self._slips())
        visible = [one for one in scene.items() if isinstance(one, SlipItem) and one.isVisible()]
        assert len(visible) == len(shown)
        assert all(item.opacity() == 1 and not item.rotation() for item in visible)

    def _slips(self) -> list[Slip]:
        """Those that ought to lie there, read off the observation."""
        seen = self.seen
        if not NEGOTIATION <= seen.phase <= SEALING:
            return []
        talks = seen.phase >= ATTENDANCE
        slips = [] if talks or not seen.shares else [Slip("standing", -1, seen.shares, seen.mug, 0)]
        for seat, shares in enumerate(seen.offers):
            if shares:
                height = sum(seen.strengths[one] for one, share in enumerate(shares) if share)
                if talks:
                    height = seen.mug if seen.coalition >> seat & 1 else seen.biscuit
                kind = "proposal" if talks else "offer"
                asks = seen.seat != EVERYONE and bool(seen.waiting[seat] >> seen.seat & 1)
                slips.append(Slip(kind, seat, shares, height, seen.waiting[seat], asks))
        return slips
