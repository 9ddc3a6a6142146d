"""At every width, text size and length of words, nothing in the action bar is cut or lies over something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.games.big_shot.window.panels.paying import PayPanel
from bigshot_desktop.games.big_shot.window.panels.placing import PlacingPanel
from bigshot_desktop.games.saludos_amigos.rules.actions import Done, Ready
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.saludos_amigos.window.panels.pushing import PushPanel
from bigshot_desktop.games.saludos_amigos.window.panels.rerolling import RerollPanel
from bigshot_desktop.games.saludos_amigos.window.panels.sealing import SealPanel
from bigshot_desktop.games.saludos_amigos.window.panels.settling import SettlePanel
from bigshot_desktop.games.shark.window.panels.covering import CoverPanel
from bigshot_desktop.games.shark.window.panels.placing import BuildingPanel
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import fonts, style, theme
from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk_clock import TalkClock
from tests.games.big_shot.rules.positions import Table
from tests.games.saludos_amigos.rules.positions import Table as SaludosTable
from tests.games.saludos_amigos.rules.positions import called, council, sealing
from tests.games.saludos_amigos.window.panels.questions import saludos_bridge
from tests.games.saludos_amigos.window.panels.talks import talk_bridge
from tests.games.shark.rules.market_positions import MAP, owing, trading
from tests.games.shark.rules.positions import WHITE
from tests.games.shark.rules.positions import Table as SharkTable
from tests.ui.fixtures import clear_away
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.match.panel_questions import ask, bridge_of, shark_bridge

LONG_NAMES = ("Wilhelmina von der Tann", "Maximiliane-Charlotte", "Bartholomäus Zwingli", "Bo")


def named(table: Table | SharkTable) -> Bridge:
    return renamed(shark_bridge(table) if isinstance(table, SharkTable) else bridge_of(table))


def renamed(bridge: Bridge) -> Bridge:
    match = bridge.match
    match.seats = tuple(Seat(name) for name in LONG_NAMES[: len(match.seats)])
    return bridge


def rolled(players: int = 4, **options: Any) -> Table:
    table = Table(players, **options)
    table.roll()
    return table


def an_auction() -> tuple[Panel, Bridge]:
    table = rolled()
    table.do(Bid(1, 3), Pass(2))
    return AuctionPanel(PlayerRequests()), named(table)


def an_auction_for_two() -> tuple[Panel, Bridge]:
    return AuctionPanel(PlayerRequests()), named(rolled(2))


def a_bluff() -> tuple[Panel, Bridge]:
    table = rolled(3, overbids="table-round")
    table.do(Bid(1, 40))
    return AuctionPanel(PlayerRequests()), named(table)


def a_loan() -> tuple[Panel, Bridge]:
    return LoanPanel(PlayerRequests()), named(rolled(3, loans="before"))


def a_payment() -> tuple[Panel, Bridge]:
    table = rolled(2)
    table.do(Borrow(1, 3), Bid(1, 4), Pass(0))
    return PayPanel(PlayerRequests()), named(table)


def a_placement() -> tuple[Panel, Bridge]:
    table = rolled(3)
    table.let_all_pass()
    bridge = named(table)
    panel = PlacingPanel(PlayerRequests(), Placement(bridge))
    asked: Any = bridge.decision(0)
    panel.placement.offer(asked.cubes, [asked.districts] * 4)
    panel.placement.point(6)
    return panel, bridge


def a_roll() -> tuple[Panel, Bridge]:
    return RollPanel(PlayerRequests()), named(Table(3))


def a_show() -> tuple[Panel, Bridge]:
    return WatchPanel(PlayerRequests()), named(rolled(3))


def a_trade() -> tuple[Panel, Bridge]:
    return TradePanel(PlayerRequests()), named(trading(cash=999, shares=(12, 0, 2, 3), occasion=2))


def a_forced_sale() -> tuple[Panel, Bridge]:
    return CoverPanel(PlayerRequests()), named(owing(29, (16, 15, 17, 2)))


def a_building() -> tuple[Panel, Bridge]:
    table = SharkTable.drawn(MAP, shares=((4, 0, 2, 0), (5, 0, 0, 0), (0, 6, 0, 0), (1, 0, 0, 0)))
    table.roll(1, WHITE)
    bridge = named(table)
    panel = BuildingPanel(PlayerRequests(), Placement(bridge))
    asked: Any = bridge.decision(0)
    panel.placement.offer([1, 1, 1, 1], asked.squares)
    return panel, bridge


def another_roll(viewer: int = 0) -> tuple[Panel, Bridge]:
    clock, table = TalkClock(), SaludosTable(4)
    table.tile(6)
    table.roll(3, 4, 6, 1)
    table.do(Ready(1), Ready(2), Ready(3))
    clock.announce(1, 4000)
    clock.limit_time(60)
    return RerollPanel(PlayerRequests(), clock), renamed(saludos_bridge(table, "hhhh", viewer))


def another_roll_behind_the_curtain() -> tuple[Panel, Bridge]:
    return another_roll(EVERYONE)


def a_councillor() -> tuple[Panel, Bridge]:
    table = called()
    return PushPanel(PlayerRequests()), renamed(saludos_bridge(table, "hhhh", table.acting[0]))


def sealed_cards() -> tuple[Panel, Bridge]:
    table = sealing()
    for seat in table.acting[:-1]:
        table.commit(seat)
    return SealPanel(PlayerRequests()), renamed(saludos_bridge(table, "hhhh", table.acting[0]))


def a_negotiation() -> tuple[Panel, Bridge]:
    """All others are done, one offer stands, one was refused, and two wait for an answer."""
    table = SaludosTable(4).negotiate(6, 3, 5, 2, 6)
    table.agree({1: 4, 2: 3})
    table.offer(0, {0: 5, 3: 2})
    table.decline(0, 3)
    table.offer(1, {1: 3, 0: 4})
    table.offer(3, {3: 2, 0: 3, 2: 2})
    table.accept(3, 2)
    table.do(Done(1), Done(2), Done(3))
    return _talk(NegotiationPanel, table)


def a_split() -> tuple[Panel, Bridge]:
    table = council()
    table.do(*(Ready(seat) for seat in table.acting if seat))
    table.propose(0, {0: 5, 1: 2})
    table.decline(0, 1)
    return _talk(SettlePanel, table)


def _talk(
    kind: type[NegotiationPanel] | type[SettlePanel], table: SaludosTable
) -> tuple[Panel, Bridge]:
    clock, bridge = TalkClock(), renamed(talk_bridge(table))
    clock.limit_time(60)
    return kind(PlayerRequests(), clock, Remarks(bridge)), bridge


@pytest.fixture(params=["as it is", "long words"])
def words(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """English, and a language that needs more room."""
    long = LongWords()
    if request.param == "long words":
        QCoreApplication.installTranslator(long)
    yield request.param
    QCoreApplication.removeTranslator(long)


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """Everything in the program's own clothes, in the text size that the test wants."""
    plain, palette = qapp.font(), qapp.palette()

    def dress(percent: int) -> None:
        fonts.install()
        fonts.set_text_size(percent)
        style.apply(qapp)

    yield dress
    fonts.set_text_size(100)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(plain)


Maker = Callable[[], tuple[Panel, Bridge]]
BIG_SHOT = (
    *(an_auction, an_auction_for_two, a_bluff, a_loan),
    *(a_payment, a_placement, a_roll, a_show),
)
SALUDOS_AMIGOS = (another_roll, another_roll_behind_the_curtain, a_councillor, sealed_cards)
SIZES = ((1920, 100), (1024, 75), (1024, 100), (1024, 200), (500, 200))


SEEN: Final[tuple[tuple[Maker, int, int], ...]] = (
    *((make, *size) for make in BIG_SHOT for size in SIZES),
    *((make, *size) for make in (a_trade, a_forced_sale) for size in SIZES[2:]),
    (a_building, 1024, 200),
    *((make, 1024, percent) for make in SALUDOS_AMIGOS for percent in (100, 200)),
    *((a_negotiation, *size) for size in SIZES[2:]),
    (a_split, 1024, 200),
)
"""What is looked at, in which width and with letters of which size."""


@pytest.mark.parametrize("percent", sorted({percent for _, _, percent in SEEN}))
@pytest.mark.usefixtures("words")
def test_nothing_is_cut(qapp: QApplication, dressed: Callable[[int], None], percent: int) -> None:
    """The program is styled once for all panels, and each is laid out once for all widths."""
    dressed(percent)
    widths: dict[Maker, list[int]] = {}
    for make, width, size in SEEN:
        if size == percent:
            widths.setdefault(make, []).append(width)
    found = {make.__name__: cut(make, widths[make]) for make in widths}
    assert {name: flawed for name, flawed in found.items() if flawed} == {}


def cut(make: Maker, widths: list[int]) -> dict[int, list[str]]:
    """What is wrong with the bar that shows a panel, by its width."""
    panel, bridge = make()
    (seat,) = bridge.match.to_act
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addStretch(1)
    bar = ActionBar()
    column.addWidget(bar)
    panel.ask(max(0, seat), bridge.decision(seat), bridge)
    bar.show_prompt(bridge.narrator.prompt(bridge.decision(seat), max(0, seat)))
    bar.show_panel(panel)
    told = [
        bridge.narrator.event(event) for step in bridge.match.steps[-1:] for event in step.events
    ]
    bar.show_since(lambda: told)
    bar.show_refusal("This sentence says in some detail why something may not be done just now.")
    found = {}
    for width in widths:
        page.resize(width, 1600)
        page.show()
        settle(page)
        if wrong := flaws(page):
            found[width] = wrong
    page.close()
    page.deleteLater()
    clear_away()
    return found


@pytest.mark.parametrize(
    "make",
    [
        *(an_auction, an_auction_for_two, a_bluff, a_placement, a_trade, a_building),
        *(another_roll_behind_the_curtain, a_councillor, sealed_cards),
        *(a_negotiation, a_split),
    ],
)
def test_the_bar_leaves_the_board_its_room(
    qtbot: QtBot, dressed: Callable[[int], None], make: Maker
) -> None:
    """In the smallest window it takes less than a quarter of the height; more where four people talk."""
    dressed(100)
    panel, bridge = make()
    (seat,) = bridge.match.to_act
    bar = ActionBar()
    qtbot.addWidget(bar)
    panel.ask(seat, bridge.decision(seat), bridge)
    bar.show_prompt(bridge.narrator.prompt(bridge.decision(seat), seat))
    bar.show_since(lambda: ["Something happened."])
    bar.show_panel(panel)
    bar.resize(1024, 150)
    bar.show()
    settle(bar)
    assert bar.heightForWidth(1024) < 640 * (0.42 if make in (a_negotiation, a_split) else 0.25)


@pytest.mark.parametrize("palette", ["standard", "high-contrast"])
@pytest.mark.parametrize("wish", ["light", "dark"])
def test_the_focus_on_a_box_can_be_seen(
    qtbot: QtBot, dressed: Callable[[int], None], wish: str, palette: str
) -> None:
    try:
        theme.theme_switch().choose(wish, palette)
        dressed(100)
        panel, bridge = a_placement()
        ask(qtbot, panel, bridge)
        box = panel.default_focus()
        looks = box.grab().toImage()
        box.clearFocus()
        assert box.grab().toImage() != looks
    finally:
        theme.theme_switch().choose("light")


@pytest.mark.parametrize("wish", ["light", "dark"])
def test_every_part_follows_the_theme(qtbot: QtBot, wish: str) -> None:
    """The same panel looks different in the other theme, without being asked anew."""
    panel, bridge = a_placement()
    area = QScrollArea(widgetResizable=True)
    qtbot.addWidget(area)
    area.setWidget(panel)
    panel.ask(0, bridge.decision(0), bridge)
    area.resize(900, 120)
    area.show()
    other = {"light": "dark", "dark": "light"}[wish]
    try:
        theme.theme_switch().choose(other)
        before = panel.outcome.grab().toImage()  # type: ignore[attr-defined]
        theme.theme_switch().choose(wish)
        settle(area)
        assert panel.outcome.grab().toImage() != before  # type: ignore[attr-defined]
    finally:
        theme.theme_switch().choose("light")
