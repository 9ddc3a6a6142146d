"""A full disk: the old file stays, nothing is left behind, the match waits until there is room."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("file systems and limits as on Linux", allow_module_level=True)

ROOT = Path(__file__).parents[2]
SCENARIO = [sys.executable, "-W", "error", "-m", "tests.table.full_disk"]
MOUNTED = 'mount -t tmpfs -o size=64k tmpfs "$1" && folder="$1" && shift && exec "$@" "$folder"'


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=120
    )


def test_on_a_small_disk_of_its_own(tmp_path: Path) -> None:
    """In a mount namespace of its own: nobody else sees the disk, and it goes with its process."""
    unshare = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    try:
        trial = run(*unshare, "sh", "-c", MOUNTED, "sh", str(tmp_path), "true")
    except FileNotFoundError:
        pytest.skip("no `unshare` to make a small disk with")
    if trial.returncode:
        pytest.skip(f"a small disk cannot be made here: {trial.stderr.strip()}")
    ran = run(*unshare, "sh", "-c", MOUNTED, "sh", str(tmp_path), *SCENARIO, "tmpfs")
    assert (ran.stdout, ran.returncode) == ("shown\n", 0), ran.stderr
    assert not list(tmp_path.iterdir())


def test_under_a_limit_on_the_size_of_files(tmp_path: Path) -> None:
    """Here a line gets half written before the rest of it fails."""
    ran = run(*SCENARIO, "limit", str(tmp_path))
    assert (ran.stdout, ran.returncode) == ("shown\n", 0), ran.stderr
