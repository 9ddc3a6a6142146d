"""How long the start takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshot_desktop.ui.bench.startup import start_up, starts


def test_both_windows_tell_when_they_are_there(home: Path) -> None:
    bare, ours = starts(1)
    assert all(one.wall > 0 and one.processor > 0 for one in (*bare, *ours))


def test_nothing_of_the_current_folder_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "foreign.py").write_text("raise SystemExit('it runs')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    start_up("try:\n    import foreign\nexcept ImportError:\n    print(0, 0)")
