"""Proofs: what is claimed of the packages is tried on them, and what cannot be tried here is said plainly."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import dev


class NotHere(Exception):
    """Why something cannot be shown on this machine; says nothing about the packages."""


class Verdict(StrEnum):
    """What came of a proof."""

    SHOWN = "shown"
    FAILED = "FAILED"
    NOT_HERE = "not here"


@dataclass(frozen=True)
class Proof:
    """Something claimed, and how it is shown: the try returns what was seen, or raises Problem or NotHere."""

    claim: str
    attempt: Callable[[], Sequence[str]]


@dataclass(frozen=True)
class Outcome:
    """What was seen."""

    claim: str
    verdict: Verdict
    seen: tuple[str, ...]
    seconds: float


def attempt(proof: Proof) -> Outcome:
    """Tries one and tells what was seen; its failure is no reason not to try the others."""
    print(f"\n=== {proof.claim}", flush=True)
    start = time.monotonic()
    try:
        verdict, seen = Verdict.SHOWN, tuple(proof.attempt())
    except NotHere as why:
        verdict, seen = Verdict.NOT_HERE, (str(why),)
    except dev.Problem as problem:
        verdict, seen = Verdict.FAILED, (str(problem),)
    for line in seen:
        print(line, flush=True)
    return Outcome(proof.claim, verdict, seen, time.monotonic() - start)


def summary(outcomes: Sequence[Outcome]) -> str:
    """A line for each, and a last one that also counts what was not shown."""
    lines = [f"{one.verdict:<9}{one.seconds:7.1f} s  {one.claim}" for one in outcomes]
    counts = {
        verdict: sum(one.verdict is verdict for one in outcomes) for verdict in Verdict
    }
    lines.append(
        f"Proofs: {counts[Verdict.SHOWN]} shown, {counts[Verdict.FAILED]} failed, "
        f"{counts[Verdict.NOT_HERE]} cannot be tried on this machine."
    )
    return "\n".join(lines)


def prove(proofs: Sequence[Proof]) -> int:
    """Tries all; the exit code tells of any that failed."""
    outcomes = [attempt(proof) for proof in proofs]
    print(f"\n=== summary\n{summary(outcomes)}", flush=True)
    return int(any(one.verdict is Verdict.FAILED for one in outcomes))
