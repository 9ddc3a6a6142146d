"""One attack: changed files, one after the other, until the time is over; what breaks something is kept."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.table.fuzz import kinds
from tests.table.fuzz.judge import judge
from tests.table.fuzz.kinds import EXTENSIONS, KINDS, changed, to_bytes
from tests.table.fuzz.mutations import at, random_path

CORPUS: Final = Path(__file__).resolve().parents[1] / "corpus"
"""Small files that once broke something, or that lead where few others do."""
MOST_KEPT: Final = 400
"""Files of a kind that led somewhere new, to be changed further."""
_SHARES: Final = {"match": 35, "journal": 30, "settings": 8, "board": 7, "moves": 20}
"""Of a hundred changed files."""


@dataclass(slots=True)
class Failure:
    """A file that broke something."""

    kind: str
    data: bytes
    number: int
    trace: str

    @property
    def name(self) -> str:
        """A file name that says what it is: by its hash, so that the same file is kept once."""
        extension = next(one for one, kind in EXTENSIONS.items() if kind == self.kind)
        return f"{sha256(self.data).hexdigest()[:16]}{extension}"

    @property
    def reason(self) -> str:
        """The last line of the traceback, and where it came from: the same for the same fault."""
        lines = [line.strip() for line in self.trace.splitlines()]
        place = [line for line in lines if line.startswith("File ")][-1]
        said = "".join(char for char in lines[-1] if not char.isdigit())
        return f"{said[:200]} ({place})"


@dataclass(slots=True)
class Tally:
    """What an attack came to."""

    tried: Counter[str] = field(default_factory=Counter)
    accepted: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    slowest: float = 0.0


class Campaign:
    """An attack with a seed: the same seed makes the same files, as long as the readers answer the same."""

    def __init__(self, seed: int, only: Sequence[str] = KINDS) -> None:
        self.seed = seed
        self.tally = Tally()
        self._only = tuple(only)
        self._pool: dict[str, list[Any]] = _seeds(Random(f"{seed}/seeds"))
        self._seen: set[tuple[str, str]] = set()

    def run(self, goes_on: Callable[[], bool]) -> Tally:
        """Tries one file after the other while it shall go on."""
        number = 0
        while goes_on():
            self.attempt(number)
            number += 1
        return self.tally

    def attempt(self, number: int) -> None:
        """Makes the file with this number and tries it."""
        rng = Random(f"{self.seed}/{number}")
        weights = [_SHARES[kind] for kind in self._only]
        kind = rng.choices(self._only, weights)[0]
        pool = self._pool[kind]
        content = changed(kind, rng.choice(pool), rng, lambda: self._piece(kind, rng))
        try:
            data = to_bytes(kind, content, rng)
        except (RecursionError, UnicodeEncodeError):
            return  # the attacker's own tools failed
        started = time.process_time()
        outcome = try_file(kind, data, number)
        self.tally.slowest = max(self.tally.slowest, time.process_time() - started)
        self.tally.tried[kind] += 1
        if isinstance(outcome, Failure):
            if outcome.reason not in {one.reason for one in self.tally.failures}:
                self.tally.failures.append(outcome)
            return
        self.tally.accepted[kind] += outcome.startswith("accepted")
        self.tally.outcomes[kind, outcome] += 1
        if (kind, outcome) not in self._seen and len(data) < 100_000:
            self._seen.add((kind, outcome))
            pool.append(content)
            if len(pool) > MOST_KEPT:
                pool.pop(rng.randrange(len(pool)))

    def _piece(self, kind: str, rng: Random) -> Any:
        """Something out of another file of the kind."""
        other = rng.choice(self._pool[kind])
        return at(other, random_path(other, rng))


def try_file(kind: str, data: bytes, number: int = 0) -> str | Failure:
    """What becomes of a file, or how it broke something."""
    try:
        return judge(kind, data)
    except Exception:
        return Failure(kind, data, number, traceback.format_exc())


def kind_of(path: Path) -> str:
    """What a file of a corpus is, by its name; raises :class:`ValueError`."""
    if path.suffix not in EXTENSIONS:
        raise ValueError(f"{path.name}: the name must end with one of {', '.join(EXTENSIONS)}")
    return EXTENSIONS[path.suffix]


def corpus() -> list[Path]:
    """The files that are kept."""
    return sorted(path for path in CORPUS.iterdir() if path.suffix in EXTENSIONS)


def _seeds(rng: Random) -> dict[str, list[Any]]:
    """Honest files of every kind, most of them short so that many can be tried."""
    pool: dict[str, list[Any]] = {kind: [] for kind in KINDS}
    pool["settings"].append(kinds.settings_content())
    pool["board"] += kinds.boards()
    for whole in kinds.golden_contents():
        actions = len(whole["actions"])
        pool["match"].append(whole)
        for length in (0, rng.randrange(1, 12), rng.randrange(1, actions)):
            beginning = kinds.beginning(whole, length)
            pool["match"].append(beginning)
            pool["journal"].append(kinds.journal_content(beginning))
            pool["moves"].append(kinds.moves_content(whole, length))
        for _ in range(6):
            pool["moves"].append(kinds.moves_content(whole, rng.randrange(actions)))
    return pool
