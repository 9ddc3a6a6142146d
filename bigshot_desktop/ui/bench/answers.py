"""How soon bots answer a person, seen from the person's click to the picture of the answer."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from PySide6.QtWidgets import QApplication

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.clicks import PATIENCE, Pictures, press
from bigshot_desktop.ui.bench.session import SETTLING, get_up, sit_down, wait, wait_until
from bigshot_desktop.ui.bench.station import Click, Station, on_button
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.turns import Phase

THINKING: Final = tuple(level for level in LEVELS if level != "random")


def answers(
    window: MainWindow, station: Station, number: int, settling: float = SETTLING
) -> dict[str, list[float]]:
    """The times until bots answered, by their level: a person asks, hears one answer, and asks again."""
    return {level: _answers_of(window, station, level, number, settling) for level in THINKING}


def _answers_of(
    window: MainWindow, station: Station, level: str, number: int, settling: float
) -> list[float]:
    pictures, times = Pictures(window), list[float]()
    while len(times) < number:
        table = sit_down(window, station.among(level))
        wait(settling)  # until the bots' process is there
        while len(times) < number and table.turns.phase is not Phase.OVER:
            if click := _wait_for_word(table, station):
                times.append(_answer_to(click, table, station, pictures))
    get_up(window)
    pictures.stop()
    return times


def _wait_for_word(table: TablePage, station: Station) -> Click | None:
    """Goes on until the person has something to ask; meanwhile it does whatever comes first, and nobody pauses."""
    table.pace.bot_pause = 0
    while table.turns.phase not in (Phase.DECIDING, Phase.ROLLING):
        if table.turns.phase is Phase.OVER:
            return None
        table.pace.hurry()
        QApplication.processEvents()
    QApplication.processEvents()
    panel = table.bar.panel
    assert panel is not None
    if click := station.asking(panel, table):
        table.pace.bot_pause = 100  # as most people have it
        return click
    press(on_button("other", panel.default_focus()))
    QApplication.processEvents()
    return None


def _answer_to(click: Click, table: TablePage, station: Station, pictures: Pictures) -> float:
    """Milliseconds until the first bot's answer to a click is on the screen."""
    heard: list[Step] = []
    asker = table.turns.seat
    table.bridge.stepped.subscribe(Rank.SOUNDS, heard.append)
    began = perf_counter()
    press(click)
    if not wait_until(
        lambda: any(station.is_answer(step.action, asker) for step in heard), PATIENCE
    ):
        raise TimeoutError("nobody answered")
    pictures.next()
    table.bridge.stepped.unsubscribe(heard.append)
    return (perf_counter() - began) * 1000
