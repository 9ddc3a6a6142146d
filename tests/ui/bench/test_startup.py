"""How long the start takes."""

from __future__ import annotations

from pathlib import Path

from bigshot_desktop.ui.bench.startup import starts


def test_both_windows_tell_when_they_are_there(home: Path) -> None:
    bare, ours = starts(1)
    assert all(one.wall > 0 and one.processor > 0 for one in (*bare, *ours))
