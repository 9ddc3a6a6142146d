"""``demo`` asks for the window, with a screen or without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli import PaperWindow, main


def test_with_a_screen_the_window_opens_at_the_speed_of_the_settings() -> None:
    window = PaperWindow()
    assert main(["demo", "--seed", "7", "--level", "hard"], window) == 0
    (how,) = window.opened
    assert how == {
        "demo": True,
        "game": "big-shot",
        "level": "hard",
        "seed": 7,
        "speed": "",
        "shots": None,
        "language": "",
    }


def test_without_a_screen_there_are_pictures_and_no_waiting(
    capsys: pytest.CaptureFixture[str],
) -> None:
    window = PaperWindow(display=False)
    assert main(["demo"], window) == 0
    (how,) = window.opened
    assert how["speed"] == "off"
    assert how["shots"].is_dir()
    told = capsys.readouterr().out
    assert "There is no display" in told
    assert str(how["shots"]) in told
    how["shots"].rmdir()


def test_pictures_go_where_they_are_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = PaperWindow()
    assert main(["demo", "--shots", str(tmp_path / "deep" / "er"), "--speed", "fast"], window) == 0
    assert window.opened[0]["shots"] == tmp_path / "deep" / "er"
    assert window.opened[0]["speed"] == "fast"
    assert (tmp_path / "deep" / "er").is_dir()
    assert str(tmp_path) in capsys.readouterr().out


def test_a_failure_is_passed_on_and_promises_no_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--shots", str(tmp_path)], PaperWindow(code=1)) == 1
    assert "pictures" not in capsys.readouterr().out


def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    window = PaperWindow()
    assert main(["demo", "--language", "it", "--shots", str(tmp_path)], window) == 0
    assert window.opened[0]["language"] == "it"
