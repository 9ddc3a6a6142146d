"""The player's wish for less motion is heard on every kind of desktop, and silence is no wish."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.preferences import Preferences
from bigshot_desktop.ui.look import reduced_motion


@pytest.fixture
def plain_system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A Linux whose Qt knows nothing of motion, with a home of its own and no programs."""
    monkeypatch.setattr(QGuiApplication, "styleHints", object)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def answering(monkeypatch: pytest.MonkeyPatch, said: str) -> list[Any]:
    asked: list[Any] = []

    def run(command: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0, said, "")

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    return asked


def test_a_system_that_says_nothing_wants_what_there_is(plain_system: Path) -> None:
    assert not reduced_motion.wants_less()


@pytest.mark.parametrize(("said", "less"), [("false\n", True), ("true\n", False), ("", False)])
def test_gnome(plain_system: Path, monkeypatch: pytest.MonkeyPatch, said: str, less: bool) -> None:
    asked = answering(monkeypatch, said)
    assert reduced_motion.wants_less() is less
    assert asked[0][0] == "gsettings"


@pytest.mark.parametrize(("said", "less"), [("1\n", True), ("0\n", False), ("", False)])
def test_macos(plain_system: Path, monkeypatch: pytest.MonkeyPatch, said: str, less: bool) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    answering(monkeypatch, said)
    assert reduced_motion.wants_less() is less


@pytest.mark.parametrize(
    ("written", "less"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=1\n", False),
        ("[KDE]\nAnimationDurationFactor=much\n", False),
        ("no sections at all", False),
    ],
)
def test_plasma(plain_system: Path, written: str, less: bool) -> None:
    (plain_system / ".config").mkdir()
    (plain_system / ".config" / "kdeglobals").write_text(written, encoding="utf-8")
    assert reduced_motion.wants_less() is less


def test_a_program_that_does_not_answer_is_not_waited_for(
    plain_system: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(command: tuple[str, ...], timeout: float, **_: object) -> None:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", hang)
    assert not reduced_motion.wants_less()


def test_a_qt_that_knows_is_asked_first(
    plain_system: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Knows:
        def accessibility(self) -> Any:
            return self

        def motionPreference(self) -> str:
            return "MotionPreference.ReducedMotion"

    monkeypatch.setattr(QGuiApplication, "styleHints", Knows)
    assert reduced_motion.wants_less()


@pytest.mark.parametrize(("less", "speed"), [(True, "off"), (False, "normal")])
def test_the_system_decides_where_the_player_leaves_it_to_it(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch, less: bool, speed: str
) -> None:
    monkeypatch.setattr(reduced_motion, "wants_less", lambda: less)
    preferences = Preferences(qapp)
    preferences.apply(Settings())
    assert preferences.pace.speed == speed
    preferences.apply(Settings(animation_speed="slow"))
    assert preferences.pace.speed == "slow"
