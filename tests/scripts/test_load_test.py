"""The script that shows that bots keep their level: on few decisions of quick bots."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from scripts import load_test

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@pytest.fixture(autouse=True)
def as_in_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes import the main module again. The program's is light; that of pytest is not."""
    monkeypatch.setitem(sys.modules, "__main__", import_module("bigshot_desktop.__main__"))


def test_decisions_beside_a_busy_loop_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--matches", "1", "--decisions", "12", "--level", "medium"]
    load = ["--busy", "1", "--suspends", "1", "--seconds", "0.1"]
    load_test.main(["big-shot", *few, *load])
    told = capsys.readouterr().out
    alike = "0 other than on an idle machine (100.0 % the same), "
    assert told.startswith(f"big-shot: 12 decisions, 0 stand-ins, {alike}")


def test_a_run_that_was_broken_off_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--decisions", "2", "--level", "random", "--busy", "0"]
    load_test.main(["big-shot", "--matches", "3", "--first", "3", *few])
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("big-shot, matches 3 to 3 (load ")
    assert ": 2 decisions, 0 stand-ins, " in first
    assert last.startswith("big-shot: 2 decisions, ")
