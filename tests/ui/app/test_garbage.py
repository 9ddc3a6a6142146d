"""What is left lying in cycles goes in the window's own thread, however much other threads make."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.app.garbage import GarbageCollector


class Cycle:
    """Goes only when somebody looks for garbage, and tells in which thread that was."""

    def __init__(self, gone: list[int]) -> None:
        self.gone, self.itself = gone, self

    def __del__(self) -> None:
        self.gone.append(get_ident())


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    collecting = gc.isenabled()
    owner = QObject()
    yield GarbageCollector(owner)
    if collecting:
        gc.enable()


def much() -> list[list[int]]:
    """More than Python makes before it looks for garbage, three times over."""
    return [[] for _ in range(3 * gc.get_threshold()[0])]


def test_other_threads_collect_nothing(collector: GarbageCollector) -> None:
    gone: list[int] = []
    kept: list[list[int]] = []
    Cycle(gone)
    busy = Thread(target=lambda: kept.extend(much()))
    busy.start()
    busy.join()
    assert not gone
    collector.look()
    assert gone == [get_ident()]


def test_little_is_not_looked_through(
    collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", looked.append)
    collector.look()
    assert not looked
    monkeypatch.setattr(gc, "get_count", lambda: (701, 11, 3))
    for oldest in (10, 0):  # 0: there is no limit
        monkeypatch.setattr(gc, "get_threshold", lambda oldest=oldest: (700, 10, oldest))
        collector.look()
    assert looked == [1, 1]


def test_the_program_has_one(qtbot: QtBot, qapp: QApplication) -> None:
    make_application()
    make_application()
    assert len(qapp.findChildren(GarbageCollector)) == 1
    assert not gc.isenabled()
