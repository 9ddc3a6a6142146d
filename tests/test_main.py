"""What the program does with what stands behind its name."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from bigshot_desktop import __main__ as program


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """How the window was opened, on a computer with a display."""
    how: list[dict[str, Any]] = []

    def open_window(self: program.Window, **more: Any) -> int:
        how.append(more)
        return 0

    monkeypatch.setattr(program.Window, "has_display", lambda self: True)
    monkeypatch.setattr(program.Window, "open", open_window)
    return how


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["bigshot-desktop", *arguments])
    return program.main()


def test_with_nothing_the_window_opens(
    monkeypatch: pytest.MonkeyPatch, opened: list[dict[str, Any]]
) -> None:
    assert run(monkeypatch) == 0
    assert opened == [{}]


@pytest.mark.parametrize("name", ["evening.bigshot", "EVENING.BIGSHOT", "gone/evening.bigshot"])
def test_a_match_file_is_opened_even_if_it_is_gone(
    name: str, monkeypatch: pytest.MonkeyPatch, opened: list[dict[str, Any]]
) -> None:
    """The window says then that it is gone; who clicked on an icon sees no terminal."""
    assert run(monkeypatch, name) == 0
    assert opened == [{"file": Path(name)}]


def test_a_file_of_any_other_name_is_opened_too(
    monkeypatch: pytest.MonkeyPatch, opened: list[dict[str, Any]], tmp_path: Path
) -> None:
    file = tmp_path / "evening"
    file.touch()
    assert run(monkeypatch, str(file)) == 0
    assert opened == [{"file": file}]


def test_what_is_no_file_is_a_command(
    monkeypatch: pytest.MonkeyPatch,
    opened: list[dict[str, Any]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as refused:
        run(monkeypatch, "dance")
    assert refused.value.code == 2
    assert "dance" in capsys.readouterr().err
    assert opened == []
