"""Proofs: what is claimed of the packages is tried on them, and what cannot be tried here is said plainly."""

from __future__ import annotations

import hashlib
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import dev
from recipes import facts
from recipes.begun import Begun
from recipes.work import Tool

KEPT: Final = facts.BUILD / "shown"
"""Where it is kept what long proofs showed; like everything there it may be deleted, and then they are tried again."""


class NotHere(Exception):
    """Why something cannot be shown on this machine; says nothing about the packages."""


class Verdict(StrEnum):
    """What came of a proof."""

    SHOWN = "shown"
    FAILED = "FAILED"
    NOT_HERE = "not here"


@dataclass(frozen=True)
class Proof:
    """Something claimed, and how it is shown: the try tells what is seen, or raises Problem or NotHere."""

    claim: str
    attempt: Callable[[], Iterable[str]]
    tools: tuple[Tool, ...] = ()
    """Without which it cannot be tried."""
    depends: Callable[[], str] | None = None
    """A fingerprint of all that it depends on: what was shown once is not tried again until that changes."""
    begins: tuple[Begun[Any], ...] = ()
    """Work whose results it looks at, to be done while proofs before it are tried."""


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    claim: str
    verdict: Verdict
    seconds: float


def attempt(proof: Proof) -> Outcome:
    """Tries one and tells what was seen; its failure is no reason not to try the others."""
    print(f"\n=== {proof.claim}", flush=True)
    start = time.monotonic()
    verdict = Verdict.SHOWN
    try:
        insist(proof.tools)
        kept = kept_lines(proof)
        if kept is not None and kept.is_file():
            print("Nothing has changed since this was shown:", flush=True)
            print(kept.read_text(encoding="utf-8"), end="", flush=True)
            return Outcome(proof.claim, verdict, time.monotonic() - start)
        seen = []
        for line in proof.attempt():
            print(line, flush=True)
            seen.append(line)
        # What was changed meanwhile was shown neither as it was nor as it is.
        if kept is not None and kept == kept_lines(proof):
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text("".join(f"{line}\n" for line in seen), encoding="utf-8")
    except NotHere as why:
        verdict = Verdict.NOT_HERE
        print(why, flush=True)
    except dev.Problem as problem:
        verdict = Verdict.FAILED
        print(problem, flush=True)
    except Exception:  # a proof that breaks has shown nothing, and must not take the others with it
        verdict = Verdict.FAILED
        print(traceback.format_exc(), flush=True)
    return Outcome(proof.claim, verdict, time.monotonic() - start)


def kept_lines(proof: Proof) -> Path | None:
    """Where it is kept what a proof showed, if it may be kept."""
    if proof.depends is None:
        return None
    key = hashlib.sha256(f"{proof.claim}\n{proof.depends()}".encode()).hexdigest()
    return KEPT / f"{key}.txt"


def insist(tools: Iterable[Tool]) -> None:
    missing = [f"{tool.program} (Debian: {tool.package})" for tool in tools if not tool.is_there]
    if missing:
        raise NotHere(f"There is no {', '.join(missing)} on this machine.")


def summary(outcomes: Sequence[Outcome]) -> str:
    """A line for each, and a last one that also counts what was not shown."""
    lines = [f"{one.verdict:<9}{one.seconds:7.1f} s  {one.claim}" for one in outcomes]
    counts = {verdict: sum(one.verdict is verdict for one in outcomes) for verdict in Verdict}
    lines.append(
        f"Proofs: {counts[Verdict.SHOWN]} shown, {counts[Verdict.FAILED]} failed, "
        f"{counts[Verdict.NOT_HERE]} cannot be tried on this machine."
    )
    return "\n".join(lines)


def begin(proof: Proof) -> None:
    """Has done meanwhile what will be looked at, if it will."""
    if not proof.begins or not all(tool.is_there for tool in proof.tools):
        return
    kept = kept_lines(proof)
    if kept is None or not kept.is_file():
        for work in proof.begins:
            work.begin()


def prove(proofs: Sequence[Proof]) -> int:
    """Tries all; the exit code tells of any that failed."""
    for proof in proofs:
        begin(proof)
    outcomes = [attempt(proof) for proof in proofs]
    print(f"\n=== summary\n{summary(outcomes)}", flush=True)
    return int(any(one.verdict is Verdict.FAILED for one in outcomes))
