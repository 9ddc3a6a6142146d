"""Files made to hurt: each is refused, and at once."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bigshot_desktop.table.match_file import MOST_BYTES, load_match
from bigshot_desktop.table.problems import Problem
from tests.table.forged_files import content_of, sealed
from tests.table.matches import TWO

LIMIT = 1.0
"""Seconds. The slowest case takes a fifth of it."""
TRIES = 3
"""A busy machine makes everything slower for a while, and nothing quicker: the quickest try counts."""


def _filled(unit: bytes, first: bytes = b"[", last: bytes = b"0]") -> bytes:
    return first + unit * ((MOST_BYTES - len(first) - len(last)) // len(unit)) + last


def _with(**changes: object) -> bytes:
    return sealed({**content_of(TWO.match()), **changes})


BYTES: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "deep lists": lambda: b"[" * MOST_BYTES,
    "deep objects": lambda: b'{"a":' * (MOST_BYTES // 5),
    "deep and closed": lambda: b"[" * 500_000 + b"]" * 500_000,
    "deep inside": lambda: b'{"format": "bigshot-match", "version": 1, "x": ' + b"[" * 10**6,
    "many lists": lambda: _filled(b"[],"),
    "many numbers": lambda: _filled(b"1,"),
    "many keys": lambda: b"{" + b",".join(b'"%d":1' % n for n in range(80_000)) + b"}",
    "one key": lambda: _filled(b'"a":1,', b"{", b'"a":1}'),
    "ten thousand digits": lambda: b'{"seed": ' + b"1" * 10_000 + b"}",
    "a million digits": lambda: b"9" * MOST_BYTES,
    "great exponent": lambda: b'{"seed": 1e' + b"9" * 9999 + b"}",
    "not a number": lambda: b'{"seed": NaN}',
    "infinity": lambda: b'{"seed": -Infinity}',
    "fraction": lambda: b'{"seed": 1.5}',
    "not text": lambda: bytes(range(256)),
    "zeros": lambda: bytes(MOST_BYTES),
    "spaces": lambda: b" " * MOST_BYTES,
    "bools for numbers": lambda: _with(actions=[{"kind": "roll", "seat": -1, "pips": True}]),
    "text for numbers": lambda: _with(actions=[{"kind": "roll", "seat": -1, "pips": "1"}]),
    "great numbers": lambda: _with(actions=[{"kind": "roll", "seat": -1, "pips": 10**15}]),
    "illegal action": lambda: _with(actions=[{"kind": "pass", "seat": 0}]),
    "many actions": lambda: _with(actions=[{"kind": "roll", "seat": -1, "pips": 1}] * 20_000),
    "many nothings": lambda: _with(actions=[0] * 300_000),
    "dice for ever": lambda: _with(
        actions=[{"kind": "roll", "seat": -1, "pips": 1}] * 11_000, result={}
    ),
    "many seats": lambda: _with(seats=[{}] * 200_000),
    "many options": lambda: _with(options={str(n): 0 for n in range(80_000)}),
    "many strangers": lambda: _with(**{str(n): 0 for n in range(80_000)}),
    "unknown game": lambda: _with(game="../../etc"),
    "newer version": lambda: _with(version=10**15),
}


@pytest.mark.parametrize("name", BYTES)
def test_hostile_bytes_are_refused_at_once(name: str, tmp_path: Path) -> None:
    data = BYTES[name]()
    assert len(data) <= MOST_BYTES, "refused for its size, not for what it is"
    path = tmp_path / "match"
    path.write_bytes(data)
    assert any(_seconds_to_refuse(path) < LIMIT for _ in range(TRIES))


def _seconds_to_refuse(path: Path) -> float:
    started = time.process_time()
    with pytest.raises(Problem) as caught:
        load_match(path)
    took = time.process_time() - started
    assert len(str(caught.value)) < 1000
    return took


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_hostile_paths_are_refused_at_once(tmp_path: Path) -> None:
    sparse = tmp_path / "sparse"
    with sparse.open("wb") as file:
        file.truncate(1 << 30)
    os.mkfifo(tmp_path / "pipe")
    for path, code in [
        (sparse, "file-too-large"),
        (tmp_path / "pipe", "not-a-file"),
        (Path("/dev/zero"), "not-a-file"),
        (tmp_path, "not-a-file"),
        (tmp_path / "none", "file-missing"),
    ]:
        started = time.monotonic()
        with pytest.raises(Problem) as caught:
            load_match(path)
        assert time.monotonic() - started < LIMIT
        assert caught.value.code == code
