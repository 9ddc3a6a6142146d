"""Delivery: rank by rank, one piece of news after the other, and nobody is kept alive or left out by it."""

from __future__ import annotations

import gc
import weakref
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bigshot_desktop.ui.play.dispatch import Announcement, Dispatch, Rank


@pytest.fixture
def news() -> Announcement[int]:
    return Announcement(Dispatch())


def test_ranks_come_one_after_the_other_whenever_they_subscribed(news: Announcement[int]) -> None:
    ranks = [rank for rank in Rank for _ in range(3)]
    Random(1).shuffle(ranks)
    heard: list[tuple[Rank, int]] = []
    for number, rank in enumerate(ranks):
        news.subscribe(rank, lambda _, one=(rank, number): heard.append(one))  # type: ignore[misc]
    news.deliver(7)
    assert heard == sorted((rank, number) for number, rank in enumerate(ranks))


def test_announcements_that_belong_together_reach_a_rank_together() -> None:
    dispatch, heard = Dispatch(), list[str]()
    first, second = Announcement[str](dispatch), Announcement[str](dispatch)
    second.subscribe(Rank.MODELS, lambda text: heard.append(f"models {text}"))
    second.subscribe(Rank.STAGE, lambda text: heard.append(f"stage {text}"))
    first.subscribe(Rank.STAGE, lambda text: heard.append(f"stage {text}"))
    first.subscribe(Rank.LOG, lambda text: heard.append(f"log {text}"))
    dispatch.deliver((first, "a"), (second, "b"))
    assert heard == ["models b", "log a", "stage a", "stage b"]


def test_what_is_done_because_of_it_waits_for_the_last_listener() -> None:
    dispatch, heard = Dispatch(), list[str]()
    news = Announcement[int](dispatch)

    def want(number: int) -> None:
        if number < 3:
            dispatch.afterwards(lambda: news.deliver(number + 1))
            dispatch.afterwards(lambda: heard.append(f"after {number}"))

    news.subscribe(Rank.VIEWER, want)
    news.subscribe(Rank.SOUNDS, lambda number: heard.append(f"late {number}"))
    dispatch.afterwards(lambda: heard.append("at once"))
    news.deliver(1)
    assert heard == ["at once", "late 1", "late 2", "after 1", "late 3", "after 2"]
    assert not dispatch.delivering


def test_who_subscribes_during_a_delivery_hears_of_the_next(news: Announcement[int]) -> None:
    heard: list[int] = []
    news.subscribe(Rank.VIEWER, lambda _: news.subscribe(Rank.SOUNDS, heard.append))
    news.deliver(1)
    assert heard == []
    news.deliver(2)
    assert heard == [2]


class Listener(QObject):
    """Keeps what it hears."""

    def __init__(self, news: Announcement[int]) -> None:
        super().__init__()
        self.heard: list[int] = []
        news.subscribe(Rank.MODELS, self.hear)

    def hear(self, number: int) -> None:
        self.heard.append(number)


def test_nobody_is_kept_alive(qapp: object, news: Announcement[int]) -> None:
    listener = Listener(news)
    news.deliver(1)
    assert listener.heard == [1]
    gone = weakref.ref(listener)
    del listener
    gc.collect()
    assert gone() is None
    news.deliver(2)
    assert news.listeners() == []


def test_what_qt_has_deleted_hears_nothing(qapp: object, news: Announcement[int]) -> None:
    listeners = [Listener(news) for _ in range(3)]
    delete(listeners[0])
    news.subscribe(Rank.VIEWER, lambda _: delete(listeners[1]))  # in the middle of a delivery
    news.deliver(1)
    assert [one.heard for one in listeners] == [[], [], [1]]


def test_who_has_heard_enough_is_called_no_more(news: Announcement[int]) -> None:
    heard: list[int] = []
    news.subscribe(Rank.LOG, heard.append)
    news.deliver(1)
    news.unsubscribe(heard.append)
    news.deliver(2)
    assert heard == [1]


def test_a_fault_is_reported_and_keeps_nothing_from_the_others(qtbot: QtBot) -> None:
    dispatch, heard = Dispatch(), list[int]()
    news = Announcement[int](dispatch)

    def fail(_: int) -> None:
        dispatch.afterwards(lambda: 1 // 0)
        dispatch.afterwards(lambda: heard.append(0))
        raise ValueError

    news.subscribe(Rank.VIEWER, fail)
    news.subscribe(Rank.LOG, heard.append)
    with capture_exceptions() as faults:
        news.deliver(1)
    assert heard == [1, 0]
    assert [fault[0] for fault in faults] == [ValueError, ZeroDivisionError]
