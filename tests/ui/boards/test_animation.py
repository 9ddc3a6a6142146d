"""Acts in time: in order, overlapping, hurried and dropped."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.boards.animation import AnimationPlayer, Show, Timeline
from bigshot_desktop.ui.look.pace import Pace


class Diary:
    """Who was seen, and when."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, float]] = []

    def of(self, name: str) -> Show:
        return lambda share: self.entries.append((name, share))

    def shares(self, name: str) -> list[float]:
        return [share for one, share in self.entries if one == name]


def test_acts_follow_each_other_in_the_players_pace() -> None:
    timeline = Timeline(Pace("slow"))
    first = timeline.add(100, lambda _: None)
    timeline.pause(50)
    second = timeline.add(200, lambda _: None)
    beside = timeline.add(1000, lambda _: None, after=first, lag=10)
    assert (first.start, first.length) == (0, 180)
    assert second.start == 270
    assert beside.start == 18
    assert timeline.end == 18 + 1800


def test_every_moment_is_shown_once_it_has_begun(qtbot: QtBot) -> None:
    diary, timeline, player = Diary(), Timeline(Pace("fast")), AnimationPlayer()
    timeline.add(60, diary.of("one"))
    timeline.add(60, diary.of("two"), begin=lambda: diary.entries.append(("begin", 0)), eased=True)
    with qtbot.waitSignal(player.finished):
        player.play(timeline)
        assert player.running
    assert not player.running
    one, two = diary.shares("one"), diary.shares("two")
    assert one == sorted(one)
    assert two == sorted(two)
    assert one[-1] == two[-1] == 1.0
    names = [name for name, _ in diary.entries]
    assert names.count("begin") == 1
    assert names.index("begin") == names.index("two") - 1
    assert names.index("two") > names.index("one")


def test_hurried_it_ends_at_once_and_in_order(qtbot: QtBot) -> None:
    diary, timeline, player = Diary(), Timeline(Pace("slow")), AnimationPlayer()
    for name in ("one", "two", "three"):
        timeline.add(5000, diary.of(name))
    player.play(timeline)
    diary.entries.clear()
    with qtbot.waitSignal(player.finished, timeout=0, raising=False) as blocker:
        player.finish()
    assert blocker.signal_triggered
    assert diary.entries == [("one", 1.0), ("two", 1.0), ("three", 1.0)]
    player.finish()
    assert len(diary.entries) == 3


def test_dropped_it_is_never_heard_of_again(qtbot: QtBot) -> None:
    diary, timeline, player = Diary(), Timeline(Pace("fast")), AnimationPlayer()
    timeline.add(20, diary.of("one"))
    player.play(timeline)
    player.drop()
    before = list(diary.entries)
    with qtbot.assertNotEmitted(player.finished, wait=60):
        pass
    assert diary.entries == before
    assert not player.running


@pytest.mark.parametrize("lengths", [(100, 400), (400, 100), (300, 300)])
def test_the_clock_of_an_earlier_performance_shows_nothing(
    qtbot: QtBot, lengths: tuple[int, int]
) -> None:
    """A second performance begins at its beginning, however long the first was."""
    player = AnimationPlayer()
    for length in lengths:
        diary, timeline = Diary(), Timeline(Pace("normal"))
        timeline.add(length, diary.of("act"))
        player.play(timeline)
        assert all(share < 0.5 for share in diary.shares("act"))
        player.finish()
