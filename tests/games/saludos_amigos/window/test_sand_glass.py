"""The sand-glass is in sight as long as it runs, whatever the window; when it has run out, everybody is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.rules.actions import Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.sand_glass import SandGlass
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.players import InstantBots
from tests.ui.positions import asked, sit_at
from tests.ui.quick_choices import wish


def talk(window: MainWindow, letters: int = 100, kinds: str = "hbbb") -> TablePage:
    """Bea offers something, and Anna has a minute."""
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    settings = window.preferences.settings
    window.matches.save_settings(settings.changed(sand_glass=60, text_size=letters))
    match = asked(Negotiate, kinds, game="saludos-amigos")
    match.play(Offer(1, (1, match.state.worth - 1, 0, 0)))
    return sit_at(window, match)


def glass_of(table: TablePage) -> SandGlass:
    """The one that is seen."""
    seen = [glass for glass in table.findChildren(SandGlass) if glass.isVisible()]
    assert len(seen) == 1
    return seen[0]


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
@pytest.mark.parametrize("letters", [100, 150])
@pytest.mark.parametrize("big", [False, True])
def test_it_is_in_sight_and_can_be_read(
    window: MainWindow, size: tuple[int, int], letters: int, big: bool
) -> None:
    table = talk(window, letters)
    window.resize(*size)
    table.commands.command("big-table").setChecked(big)
    QApplication.processEvents()
    glass = glass_of(table)
    place = QRect(glass.mapTo(table, glass.rect().topLeft()), glass.size())
    assert table.rect().contains(place)
    assert glass.width() >= glass.sizeHint().width()
    assert glass.height() >= 1.5 * table.fontMetrics().height()
    assert glass.time == "1:00"
    assert isinstance(table.turns, OpenTurns)
    clock = table.turns.talk.clock
    clock._limit.start(8000)
    clock.changed.emit()
    QApplication.processEvents()
    assert glass.warning == "At 0:00 open offers lapse: Bea"
    assert big or glass.width() > 2 * glass.sizeHint().width()
    if big:
        assert not glass.geometry().intersects(table.banner.back.geometry())
    else:
        assert not glass.geometry().intersects(table.bar.prompt.geometry())


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("kinds", ["hbbb", "hhhh"])
def test_that_it_has_run_out_is_told_at_once(qtbot: QtBot, window: MainWindow, kinds: str) -> None:
    """And until somebody here has decided something else."""
    table = talk(window, kinds=kinds)
    assert isinstance(table.turns, OpenTurns)
    talk_ = table.turns.talk
    with qtbot.waitSignal(talk_.clock.time_up):
        talk_.clock._limit.start(1)
    assert table.notice.text == "The sand-glass has run out: open offers lapse (Bea)."
    assert table.notice.calm
    qtbot.waitUntil(lambda: not talk_.time_is_up)
    assert table.notice.text, "the last words of the talk are nobody's decision"
    bots, turns = window.matches.runner, table.turns
    assert isinstance(bots, InstantBots)
    bots.held = False
    bots.deliver()
    go_on = {Phase.CALLING: turns.arrive, Phase.ROLLING: turns.roll}

    def asked_next() -> bool:
        go_on.get(turns.phase, lambda: None)()
        return turns.phase is Phase.DECIDING

    qtbot.waitUntil(asked_next)
    told: str = table.notice.text
    assert told
    turns.decide(wish(table.bridge.match, turns.seat, None))
    assert table.notice.text == ""
