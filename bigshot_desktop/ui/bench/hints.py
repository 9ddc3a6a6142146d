"""How soon a hint is on the screen, from the person's key to the picture of its sentences."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.clicks import PATIENCE, Pictures, press
from bigshot_desktop.ui.bench.session import SETTLING, get_up, sit_down, wait, wait_until
from bigshot_desktop.ui.bench.station import Station, on_button
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase


def hints(
    window: MainWindow, station: Station, number: int, settling: float = SETTLING
) -> list[float]:
    """The times until hints were seen: a person among bots asks at every decision, and follows what is said."""
    pictures, times = Pictures(window), list[float]()
    while len(times) < number:
        table = sit_down(window, station.among("medium"))
        wait(settling)  # until the bots' process is there
        while len(times) < number and _wait_for_decision(table):
            if table.turns.phase is Phase.DECIDING and table.commands.command("hint").isEnabled():
                times.append(_hint(table, pictures))
                table.explanations.box.play.click()
                table.explanations.box.hide()
            else:
                panel = table.bar.panel
                assert panel is not None
                press(on_button("other", panel.default_focus()))
            QApplication.processEvents()
    get_up(window)
    pictures.stop()
    return times


def _wait_for_decision(table: TablePage) -> bool:
    """Goes on until the person is asked something and nothing else is under way; False if the match is over."""
    asked = (Phase.DECIDING, Phase.ROLLING)
    while True:
        while table.turns.phase not in asked:
            if table.turns.phase is Phase.OVER:
                return False
            table.pace.hurry()
            QApplication.processEvents()
        QApplication.processEvents()
        if table.turns.phase in asked:
            return True


def _hint(table: TablePage, pictures: Pictures) -> float:
    """Milliseconds until the sentences of a hint are on the screen. There is none of it before."""
    box = table.explanations.box
    assert not box.isVisible()
    began = perf_counter()
    table.commands.command("hint").trigger()
    if not wait_until(box.isVisible, PATIENCE):
        raise TimeoutError("no hint was given")
    pictures.next()
    return (perf_counter() - began) * 1000
