"""Keeps what bots said in an open match, so that it is still there when the match is gone on with.

What was said lies in a file beside the journal, a line for each saying. It is a comfort, not a record: what cannot be
written or read is merely not said again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.table.beside_journal import path_beside, remove_beside
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import SayingRecord, may_speak, plain_facts
from bigshot_desktop.table.storage import keep_private, problems_at, read_limited
from bigshot_desktop.table.strict_json import canonical, parse_json
from bigshot_desktop.table.typed_json import read_record

EXTENSION: Final = ".said"
MOST_BYTES: Final = 1 << 20

_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Said(SayingRecord):
    """A line of the file."""

    action: dict[str, Any]
    """What was done with these words: if the match has another action there by now, they were never said."""


def keep(journal: Path, match: Match, step: Step, saying: Term) -> None:
    """Writes down what was said with a step."""
    said = {
        "step": step.number,
        "action": match.game.write_action(step.action),
        "code": saying.code,
        "facts": plain_facts(saying),
    }
    path = path_beside(journal, EXTENSION)
    try:
        line = canonical(said) + b"\n"
        with problems_at(path), path.open("ab") as file:
            if not file.tell():
                keep_private(path)
            if file.tell() + len(line) <= MOST_BYTES:
                file.write(line)
    except (Problem, TypeError, ValueError) as problem:
        _LOG.warning("what was said is not kept: %s", problem)


def kept(journal: Path, match: Match) -> dict[int, Term]:
    """What was said in a match so far, by the number of the step; of what was said twice there, the last."""
    sayings: dict[int, Term] = {}
    for said in _lines(path_beside(journal, EXTENSION)):
        if may_speak(match, said.step):
            action = match.step(said.step).action
            if canonical(match.game.write_action(action)) == canonical(said.action):
                sayings[said.step] = Term(said.code, 0.0, tuple(said.facts.items()))
    return sayings


def forget(journal: Path) -> None:
    """The match is not open any more."""
    try:
        remove_beside(journal, EXTENSION)
    except Problem as problem:
        _LOG.warning("what was said is not forgotten: %s", problem)


def _lines(path: Path) -> Iterator[_Said]:
    """The lines that can be read."""
    with suppress(Problem, OSError):
        for line in read_limited(path, MOST_BYTES).splitlines():
            with suppress(Problem):
                yield read_record(_Said, parse_json(line))
