"""The figures beside their goals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bigshot_desktop.ui.bench import report
from bigshot_desktop.ui.bench.evening import Levels
from bigshot_desktop.ui.bench.goals import Goals, Took, Verdict
from bigshot_desktop.ui.bench.platforms import PLATFORM
from bigshot_desktop.ui.bench.report import (
    measure,
    tell_answers,
    tell_clicks,
    tell_frames,
    tell_hints,
    tell_levels,
    tell_openings,
    tell_starts,
)


def took(*times: float, processor: float | None = None) -> list[Took]:
    return [Took(time, time if processor is None else processor) for time in times]


def verdicts(goals: Goals) -> list[Verdict]:
    return [one.verdict for one in goals.judged]


def test_the_figures_are_told_beside_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    goals = Goals()
    tell_starts(took(100.0, 110.0), took(150.0, 165.0), goals)
    tell_openings("Shark", took(300.0, 310.0), goals)
    tell_frames("Shark", [16.0] * 19 + [120.0], 40.0, goals)
    tell_clicks("Shark", {"square": took(10.0, 12.0), "share": took(20.0)}, goals)
    tell_hints("Shark", [100.0, 310.0], goals)
    tell_answers("Shark", {"expert": [400.0, 900.0]}, goals)
    told = capsys.readouterr().out
    assert "1.50" in told
    assert "20 intervals" in told
    assert "over 100: 1" in told
    assert "square to picture, 2 times" in told
    assert "too few to tell" in told
    assert "a hint, 2 times" in told
    assert "answer, expert, 2 times" in told
    assert [one.goal for one in goals.judged] == [1.5, 400.0, 20.0, 100.0, 50.0, 300.0, 1000.0]
    assert goals.left_out == ["Shark: share to picture: too few to tell."]


def test_a_goal_that_is_missed_by_more_than_a_quarter_fails_the_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    goals = Goals()
    tell_clicks("Shark", {"share": took(50.0, 50.0), "trade": took(62.0, 62.0)}, goals)
    assert verdicts(goals) == [Verdict.MET, Verdict.CLOSE]
    assert goals.tell() == 0
    tell_clicks("Shark", {"square": took(63.0, 63.0)}, goals)
    assert goals.tell() == 1
    told = capsys.readouterr().out
    assert "met: Shark: share to picture" in told
    assert "missed by less than a quarter: Shark: trade to picture" in told
    assert "MISSED: Shark: square to picture, 95 in 100 (63 ms, goal: at most 50)." in told
    assert "1 of 3 goals are missed by more than a quarter." in told


def test_on_a_busy_machine_the_time_of_the_processor_is_judged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    goals = Goals()
    goals.busy = True
    tell_starts(took(100.0, processor=50.0), took(300.0, processor=60.0), goals)
    tell_clicks("Shark", {"square": took(90.0, 90.0, processor=20.0)}, goals)
    tell_frames("Shark", [16.0, 120.0], 40.0, goals)
    tell_hints("Shark", [4000.0, 4000.0], goals)
    tell_answers("Shark", {"expert": [4000.0, 4000.0]}, goals)
    assert verdicts(goals) == [Verdict.MET, Verdict.MET]
    assert len(goals.left_out) == 3
    assert goals.tell() == 0
    assert "The machine is busy" in capsys.readouterr().out


def test_what_grows_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    goals = Goals()
    seen = {"megabytes": [90.0, 100.0, 100.2, 100.4], "widgets": [7.0, 7.0, 8.0, 9.0]}
    levels = Levels(seen, number=4)
    tell_levels("matches", levels, 0.3, goals)
    assert verdicts(goals) == [Verdict.MET, Verdict.MISSED]
    assert "4 matches: first, last, growth each time" in capsys.readouterr().out


def test_without_a_platform_every_one_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []

    def run(arguments: Sequence[str]) -> int:
        asked.append(arguments)
        return 1

    monkeypatch.delenv(PLATFORM, raising=False)
    monkeypatch.setattr(report, "on_every_platform", run)
    assert measure(3, ["big-shot", "shark"]) == 1
    assert measure(3, ["shark"], evening=True) == 1
    assert asked == [["--rounds", "3"], ["--rounds", "3", "--game", "shark", "--evening"]]
