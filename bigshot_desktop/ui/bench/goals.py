"""The goals of the window's speed: each is judged once, and told in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import median, quantiles
from typing import Final, NamedTuple

SLACK: Final = 1.25
"""A goal that is missed by no more than a quarter is told, but does not fail the run: machines differ."""
BUSY: Final = 1.3
"""Where a window takes so many times longer by the clock than on the processor, others are at work on the machine."""


class Took(NamedTuple):
    """How long something took, in milliseconds."""

    wall: float
    """By the clock."""
    processor: float
    """Of the processor, in this process. It hardly depends on what else the machine does."""


class Verdict(Enum):
    """What came of a goal."""

    MET = "met"
    CLOSE = "missed by less than a quarter"
    MISSED = "MISSED"


@dataclass(frozen=True, slots=True)
class Judged:
    """A figure beside its goal."""

    what: str
    value: float
    goal: float
    unit: str

    @property
    def verdict(self) -> Verdict:
        if self.value <= self.goal:
            return Verdict.MET
        return Verdict.CLOSE if self.value <= self.goal * SLACK else Verdict.MISSED

    def __str__(self) -> str:
        figures = f"{self.value:.4g} {self.unit}, goal: at most {self.goal:.4g}"
        return f"{self.verdict.value}: {self.what} ({figures})."


class Goals:
    """All goals of a run."""

    def __init__(self) -> None:
        self.judged: list[Judged] = []
        self.left_out: list[str] = []
        self.busy = False
        """Whether others are at work on the machine: then what counts is the time of the processor."""

    def judge(self, what: str, value: float, goal: float, unit: str = "ms") -> None:
        """Something was measured."""
        self.judged.append(Judged(what, value, goal, unit))

    def judge_times(self, what: str, times: Sequence[Took], goal: float) -> None:
        """95 of 100 times must not be longer."""
        if len(times) < 2:
            self.leave_out(f"{what}: too few to tell.")
        elif self.busy:
            late = p95([one.processor for one in times])
            self.judge(f"{what}, processor time of 95 in 100", late, goal)
        else:
            self.judge(f"{what}, 95 in 100", p95([one.wall for one in times]), goal)

    def leave_out(self, why: str) -> None:
        """Something could not be judged, told in a sentence."""
        self.left_out.append(why)

    def tell(self) -> int:
        """A sentence for each goal; the exit code."""
        print("\nGoals")
        if self.busy:
            print("  The machine is busy: where it can be, the time of the processor is judged.")
        for one in self.judged:
            print(f"  {one}")
        for why in self.left_out:
            print(f"  not judged: {why}")
        missed = [one for one in self.judged if one.verdict is Verdict.MISSED]
        if missed:
            print(f"{len(missed)} of {len(self.judged)} goals are missed by more than a quarter.")
        return 1 if missed else 0


def p95(times: Sequence[float]) -> float:
    """What 95 of 100 do not exceed."""
    return quantiles(times, n=20, method="inclusive")[-1]


def is_busy(bare: Sequence[Took]) -> bool:
    """Whether others are at work, by how long bare windows took."""
    return median(one.wall for one in bare) > BUSY * median(one.processor for one in bare)
