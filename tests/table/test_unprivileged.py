"""Disks that cannot be written, met by a real user whom permissions bind, where the machine can make both."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("users and mounts as on Linux", allow_module_level=True)

ROOT = Path(__file__).parents[2]
FOLDER = Path("/srv")
"""Where everybody may go, unlike to the folders of tests."""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command that may mount disks: nobody else sees them, and they go with it."""
    return subprocess.run(
        ["unshare", "--mount", *command],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_player_without_privileges_loses_nothing_and_is_told_why() -> None:
    """Closed folders, a read-only disk, files of another user, a full disk: see ``unprivileged.py``."""
    if os.geteuid() != 0:
        pytest.skip("only root can become somebody else")
    try:
        trial = run("mount", "-t", "tmpfs", "tmpfs", str(FOLDER))
    except FileNotFoundError:
        pytest.skip("no `unshare` to make a small disk with")
    if trial.returncode:
        pytest.skip(f"a small disk cannot be made here: {trial.stderr.strip()}")
    command = (sys.executable, "-W", "error", "-m", "tests.table.unprivileged", str(FOLDER))
    ran = run(*command)
    assert (ran.stdout, ran.returncode) == ("shown\n", 0), ran.stderr
