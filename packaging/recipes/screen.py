"""A screen that nobody sits at: windows open on it as on any other, and pictures of it can be taken."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import dev
from recipes.proof import NotHere
from recipes.work import Tool, perform

TOOLS: Final = (
    Tool("Xvfb", "xvfb"),
    Tool("xdotool", "xdotool"),
    Tool("import", "imagemagick"),
)
SIZE: Final = "1440x900x24"
PATIENCE: Final = 120.0
"""Seconds in which a window must be there."""


@contextmanager
def screen() -> Iterator[str]:
    """Opens a screen; its name is what DISPLAY is to be."""
    reading, writing = os.pipe()
    # Clients in a chroot reach it by its abstract socket, which lies in no folder.
    options = ["-screen", "0", SIZE, "-ac", "-nolisten", "tcp"]
    # Else it would begin anew whenever a window is closed, and refuse the next one meanwhile.
    command = ["Xvfb", "-displayfd", str(writing), *options, "-noreset"]
    with subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            if not number:
                raise NotHere("Xvfb could not open a screen on this machine.")
            yield f":{number}"
        finally:
            server.terminate()


def wait_for_window(display: str, title: str) -> str:
    """The number of a window with this title, as soon as it can be seen."""
    end = time.monotonic() + PATIENCE
    search = ("xdotool", "search", "--onlyvisible", "--name", title)
    while time.monotonic() < end:
        try:
            return perform(*search, DISPLAY=display).split()[0]
        except dev.Problem:  # none yet
            time.sleep(0.2)
    raise dev.Problem(f"No window “{title}” was to be seen for {PATIENCE:.0f} seconds.")


def windows(display: str, title: str) -> list[str]:
    """The numbers of all windows with this title that can be seen."""
    try:
        return perform(
            "xdotool", "search", "--onlyvisible", "--name", title, DISPLAY=display
        ).split()
    except dev.Problem:  # none
        return []


def photograph(display: str, target: Path) -> None:
    """Takes a picture of the whole screen."""
    target.parent.mkdir(parents=True, exist_ok=True)
    perform("import", "-window", "root", target, DISPLAY=display)


def close_window(display: str, window: str) -> None:
    """Closes a window as a player does, with its key, and waits until it is gone."""
    perform("xdotool", "windowfocus", window, "key", "ctrl+q", DISPLAY=display)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            perform("xdotool", "getwindowname", window, DISPLAY=display)
        except dev.Problem:  # it is gone
            return
        time.sleep(0.2)
    raise dev.Problem(f"The window was still there {PATIENCE:.0f} seconds after Ctrl+Q.")
