"""Measures on each platform that a computer without a screen has: Qt's offscreen one, and an X server in memory."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from shutil import which
from typing import Final

PLATFORM: Final = "QT_QPA_PLATFORM"
_SERVER: Final = "Xvfb"
_SCREEN: Final = "1600x1000x24"


def on_every_platform(arguments: Sequence[str]) -> int:
    """Runs ``bench ui`` once for each platform, in a process of its own; the worst exit code."""
    codes = [_run("offscreen", arguments)]
    if which(_SERVER):
        with x_server() as display:
            codes.append(_run("xcb", arguments, display))
    else:
        print(f"\n{_SERVER} is not installed (apt-get install xvfb): measured offscreen alone.")
    return max(codes)


def _run(platform: str, arguments: Sequence[str], display: str | None = None) -> int:
    print(f"\n=== {platform}", flush=True)
    env = {**os.environ, PLATFORM: platform}
    if display:
        env["DISPLAY"] = display
    command = [sys.executable, "-P", "-m", "bigshot_desktop", "bench", "ui", *arguments]
    return subprocess.run(command, env=env, check=False).returncode


@contextmanager
def x_server() -> Iterator[str]:
    """An X server of our own; its display."""
    reading, writing = os.pipe()
    screen = ["-screen", "0", _SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(
        # Else it would begin anew whenever a window is closed, and refuse the next one meanwhile.
        [_SERVER, "-displayfd", str(writing), *screen, "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
