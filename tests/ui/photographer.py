"""Plays matches and stops at every page of the window that a player sees, for pictures and for measuring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, Decision
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.events import DistrictSold
from bigshot_desktop.games.big_shot.rules.majority import SIZE
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, PlaceBuilding, Trade
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.outcome import placing
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.table import paths
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.settings import Settings, save_settings
from bigshot_desktop.ui.app.application import open_window
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.input import panel_of
from tests.ui.players import InstantBots, SoundBots, a_match
from tests.ui.positions import sit_at
from tests.ui.quick_choices import QuickBots

FIRST: Final = 0
"""The seat of the person."""
EARLY: Final = {"big-shot": 60, "shark": 110, "saludos-amigos": 90}
"""Actions before the first picture of the table, so that there is something on it."""
SEEDS: Final = {"big-shot": 11, "shark": 101, "saludos-amigos": 45}
"""Matches in which all of it comes."""
_CHOICES: Final[dict[tuple[str, int, str], dict[int, Choice]]] = {}
"""What bots have chosen in matches that were played already, by the number of the step: they would choose it again."""


class Photographer:
    """Goes through all pages of the window."""

    def __init__(
        self,
        folder: Path,
        *,
        game: str = "big-shot",
        size: tuple[int, int] = (1440, 900),
        theme: str = "light",
        text_size: int = 100,
        language: str = "en",
        seed: int = 0,
        kinds: str = "hbbb",
    ) -> None:
        self.folder, self.game = folder, game
        seed = seed or SEEDS[game]
        self.match = a_match(kinds, seed, game=game)
        settings: dict[str, Any] = {
            "theme": theme,
            "text_size": text_size,
            "language": language,
            "animation_speed": "off",
            "bot_pause": 0,
            "sound": False,
            "player_names": ("Anna",),
        }
        save_settings(Settings(**settings), paths.settings_file())
        self.app, self.window = open_window()
        self._bots: InstantBots = QuickBots() if game == "shark" else SoundBots()
        self._bots.held = True  # nobody speaks while a picture is taken
        self._choices = _CHOICES.setdefault((game, seed, kinds), {})
        self.window.matches.runner = self._bots  # type: ignore[assignment]
        self.window.resize(*size)

    def take_all(self) -> list[Path]:
        """A picture of each page, in the folder."""
        taken = []
        for page in self.pages():
            path = self.folder / f"{page}.png"
            self.window.grab().save(str(path))
            taken.append(path)
        return taken

    def pages(self, *, only_tables: bool = False) -> Iterator[str]:
        """Comes to each page in turn; if wanted only to those of a match."""
        window = self.window
        window.show()
        self._rest()
        QTest.mouseMove(window, window.rect().bottomRight())  # out of the way
        self._rest()
        if not only_tables:
            yield "home"
            window.choose_match(self.game)
            self._rest()
            yield "new-match"
        for page, come in TOURS[self.game].items():
            come(self)
            self._rest()
            yield page
        window.remembers = False
        window.close()

    # --- Big Shot --------------------------------------------------------------------------------

    def _auction(self) -> None:
        self._play(lambda: self._is_under_way and self._asks(Speak))

    def _cube(self) -> None:
        """Holds the cube over the fullest district, where most is to be said."""
        placement = self._play(lambda: self._asks(PlaceCube)).game_table.placement  # type: ignore[attr-defined]
        piles = self.match.state.piles
        placement.point(max(placement.places, key=lambda district: SIZE[piles[district]]))

    def _sold(self) -> None:
        sold = self._count_sold()
        self._play(lambda: self._count_sold() > sold and self._asks(Decision))

    def _count_sold(self) -> int:
        told = (event for step in self.match.steps for event in step.events)
        return sum(isinstance(event, DistrictSold) for event in told)

    # --- Shark -----------------------------------------------------------------------------------

    def _trading(self) -> None:
        """With something noted down that is sold, and something that is bought for it."""
        table = self._play(lambda: self._is_under_way and self._asks(Trade))
        strips = panel_of(table, TradePanel).strips.strips
        sold = next(strip for strip in strips if strip.less.isEnabled())
        sold.less.click()
        bought = [strip for strip in strips if strip is not sold and strip.more.isEnabled()]
        for strip in bought[:1]:
            strip.more.click()

    def _building(self) -> None:
        """Holds the building over the square where it drives most off the map."""
        table = self._play(
            lambda: self._asks(PlaceBuilding) and any(map(self._victims, self._open))
        )
        table.game_table.placement.point(max(self._open, key=self._victims))  # type: ignore[attr-defined]

    @property
    def _hand(self) -> int:
        """The first company that may build."""
        return next(company for company, spots in enumerate(self.match.state.spots) if spots)

    @property
    def _open(self) -> tuple[int, ...]:
        return squares_in(self.match.state.spots[self._hand])

    def _victims(self, square: int) -> int:
        seen = self.match.game.observe(self.match.state, FIRST)
        return len(placing(seen, self._hand, square).victims)

    def _threats(self) -> None:
        self._play(lambda: self._asks(Trade)).commands.command("threat").trigger()

    def _stocks(self) -> None:
        table = self.window.table
        assert table is not None
        table.commands.command("stock").trigger()

    def _forced_sale(self) -> None:
        self._play(lambda: self._asks(CoverLoss))
        assert self.match.to_act, "nobody owed more than they had"

    # --- Saludos Amigos --------------------------------------------------------------------------

    def _rolling_again(self) -> None:
        self._play(lambda: self._is_under_way and self._asks(RollAgain))

    def _offering(self) -> None:
        """With an offer to three that beats the one that stands."""
        table = self._play(lambda: bool(self.match.state.mug) and self._asks(Negotiate))
        panel = panel_of(table, NegotiationPanel)
        if not panel.members.isVisible():
            panel.build.click()
        strong = sorted(range(1, len(self.match.seats)), key=self._strength, reverse=True)
        for seat in strong[:2]:
            panel.members.tiles[seat].head.click()

    def _answering(self) -> None:
        """The person and others are asked."""

        def asked() -> bool:
            open_offers = [shares for shares in self.match.state.offers if shares]
            return len(open_offers) > 1 and self._is_asked

        self._play(lambda: self._asks(Negotiate) and asked())

    def _calling(self) -> None:
        self._play(lambda: self._asks(ConsiderCall) or self._asks(ConsiderAttending))

    def _settling(self) -> None:
        self._play(lambda: self._asks(SettleSplit))

    def _sealing(self) -> None:
        self._play(lambda: self.match.to_act == (FIRST,) and self._asks(ChooseCards))

    def _strength(self, seat: int) -> int:
        strength: int = self.match.state.strengths[seat]
        return strength

    @property
    def _is_asked(self) -> bool:
        return any(waiting >> FIRST & 1 for waiting in self.match.state.waiting)

    # --- any game --------------------------------------------------------------------------------

    def _end(self) -> None:
        self._play(lambda: False)

    @property
    def _is_under_way(self) -> bool:
        return self.match.length > EARLY[self.game]

    def _asks(self, kind: type) -> bool:
        """Whether the person at the table is asked such a thing."""
        if FIRST not in self.match.to_act:
            return False
        return isinstance(self.match.game.decision(self.match.state, FIRST), kind)

    def _play(self, there: Callable[[], bool]) -> TablePage:
        """Plays with the rules alone until it is there, or over, everybody as the bots do; then all is laid out."""
        match = self.match
        while match.to_act and not there():
            seat = self._next_seat()
            if seat == CHANCE:
                match.draw()
            else:
                match.play(self._choose(seat).action)
        laid_out = Match(match.game, match.setup, match.seats, match.seed)
        for action in match.actions:
            laid_out.play(action)
        table = sit_at(self.window, laid_out)
        self._remind(table)
        return table

    def _choose(self, seat: int) -> Choice:
        """What the bots would do there; in the same match always the same."""
        number = self.match.length + 1
        if number not in self._choices:
            self._choices[number] = self._bots.choose(self.match, seat)
        return self._choices[number]

    def _remind(self, table: TablePage) -> None:
        """What bots have said is heard again."""
        for number, choice in self._choices.items():
            if number <= self.match.length:
                table.bridge.choices[number] = choice
        if table.game_table.talk is not None and table.bar.panel is not None:
            table.bar.panel.retranslate()

    def _next_seat(self) -> int:
        """Any of those who may speak; where nobody hears the others, the person is the last to be asked."""
        match = self.match
        seats = match.to_act
        if len(seats) > 1 and match.game.decision(match.state, seats[0]).sealed:
            seats = tuple(seat for seat in seats if seat != FIRST)
        return Random(match.length).choice(seats)

    def _rest(self) -> None:
        """Until nothing is left to happen by itself."""
        for _ in range(6):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


TOURS: Final[dict[str, dict[str, Callable[[Photographer], None]]]] = {
    "big-shot": {
        "auction": Photographer._auction,
        "placing": Photographer._cube,
        "sold": Photographer._sold,
        "end-sheet": Photographer._end,
    },
    "shark": {
        "trading": Photographer._trading,
        "placing": Photographer._building,
        "threats": Photographer._threats,
        "stocks": Photographer._stocks,
        "forced-sale": Photographer._forced_sale,
        "end-sheet": Photographer._end,
    },
    "saludos-amigos": {
        "rolling-again": Photographer._rolling_again,
        "offering": Photographer._offering,
        "answering": Photographer._answering,
        "calling": Photographer._calling,
        "settling": Photographer._settling,
        "sealing": Photographer._sealing,
        "end-sheet": Photographer._end,
    },
}
"""What is seen of each game once it has begun, and how one comes there."""
