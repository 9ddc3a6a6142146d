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
    assert told.startswith("big-shot: 12 decisions, 0 stand-ins, 100.0 % as on an idle machine, ")
