"""Acts in time: in order, overlapping, hurried and dropped."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.boards.performance import Performance, Script, Show
from bigshot_desktop.ui.pace import Pace


class Diary:
    """Who was seen, and when."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, float]] = []

    def of(self, name: str) -> Show:
        return lambda share: self.entries.append((name, share))

    def shares(self, name: str) -> list[float]:
        return [share for one, share in self.entries if one == name]


def test_acts_follow_each_other_in_the_players_pace() -> None:
    script = Script(Pace("slow"))
    first = script.act(100, lambda _: None)
    script.rest(50)
    second = script.act(200, lambda _: None)
    beside = script.act(1000, lambda _: None, after=first, lag=10)
    assert (first.start, first.length) == (0, 180)
    assert second.start == 270
    assert beside.start == 18
    assert script.end == 18 + 1800


def test_every_moment_is_shown_once_it_has_begun(qtbot: QtBot) -> None:
    diary, script, performance = Diary(), Script(Pace("fast")), Performance()
    script.act(60, diary.of("one"))
    script.act(60, diary.of("two"), begin=lambda: diary.entries.append(("begin", 0)), eased=True)
    with qtbot.waitSignal(performance.finished):
        performance.play(script)
        assert performance.running
    assert not performance.running
    one, two = diary.shares("one"), diary.shares("two")
    assert one == sorted(one)
    assert two == sorted(two)
    assert one[-1] == two[-1] == 1.0
    names = [name for name, _ in diary.entries]
    assert names.count("begin") == 1
    assert names.index("begin") == names.index("two") - 1
    assert names.index("two") > names.index("one")


def test_hurried_it_ends_at_once_and_in_order(qtbot: QtBot) -> None:
    diary, script, performance = Diary(), Script(Pace("slow")), Performance()
    for name in ("one", "two", "three"):
        script.act(5000, diary.of(name))
    performance.play(script)
    diary.entries.clear()
    with qtbot.waitSignal(performance.finished, timeout=0, raising=False) as blocker:
        performance.finish()
    assert blocker.signal_triggered
    assert diary.entries == [("one", 1.0), ("two", 1.0), ("three", 1.0)]
    performance.finish()
    assert len(diary.entries) == 3


def test_dropped_it_is_never_heard_of_again(qtbot: QtBot) -> None:
    diary, script, performance = Diary(), Script(Pace("fast")), Performance()
    script.act(20, diary.of("one"))
    performance.play(script)
    performance.drop()
    before = list(diary.entries)
    with qtbot.assertNotEmitted(performance.finished, wait=60):
        pass
    assert diary.entries == before
    assert not performance.running


@pytest.mark.parametrize("lengths", [(100, 400), (400, 100), (300, 300)])
def test_the_clock_of_an_earlier_performance_shows_nothing(
    qtbot: QtBot, lengths: tuple[int, int]
) -> None:
    """A second performance begins at its beginning, however long the first was."""
    performance = Performance()
    for length in lengths:
        diary, script = Diary(), Script(Pace("normal"))
        script.act(length, diary.of("act"))
        performance.play(script)
        assert all(share < 0.5 for share in diary.shares("act"))
        performance.finish()
