"""Whether the player has asked the system for less motion."""

from __future__ import annotations

import shutil
import subprocess
import sys
from configparser import ConfigParser, Error
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QGuiApplication

_PATIENCE: Final = 0.5
"""Seconds that the system may take to answer."""
_ANIMATES: Final = 0x1042
"""What Windows calls SPI_GETCLIENTAREAANIMATION."""


def wants_less() -> bool:
    """What the system says, as far as Qt or we know how to ask it; a system that says nothing wants what there is."""
    hints = QGuiApplication.styleHints()
    accessibility: Any = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(accessibility, "motionPreference", None)
    if preference is not None:  # a Qt that knows
        return str(preference()).endswith("ReducedMotion")
    if sys.platform == "win32":
        return _windows_wants_less()
    if sys.platform == "darwin":
        asked = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
        return _answer(asked) == "1"
    asked = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
    return _plasma_wants_less() or _answer(asked) == "false"


def _answer(command: tuple[str, ...]) -> str:
    """What a program of the system says in a word."""
    if shutil.which(command[0]) is None:
        return ""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def _plasma_wants_less(config: Path | None = None) -> bool:
    """KDE keeps how long animations last as a factor."""
    read = ConfigParser(strict=False, interpolation=None)
    try:
        read.read(config or Path.home() / ".config" / "kdeglobals", encoding="utf-8")
        return read.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (Error, ValueError, OSError, RuntimeError):
        return False


def _windows_wants_less() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    user32: Any = getattr(ctypes, "windll").user32  # noqa: B009  there on Windows alone
    user32.SystemParametersInfoW(_ANIMATES, 0, ctypes.byref(animates), 0)
    return not animates.value
