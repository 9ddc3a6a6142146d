"""What can happen to a running command: Ctrl-C, a worker that dies, an output that cannot take what is said."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

COMMAND = (sys.executable, "-m", "bigshot_desktop")
MANY = ("simulate", "big-shot", "--seats", "random,random", "--matches", "100000", "--jobs", "2")
ROOT = Path(__file__).parents[2]

linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc to find the workers")


def run(
    *arguments: str,
    encoding: str = "utf-8",
    stdout: int | IO[str] = subprocess.PIPE,
    command: tuple[str, ...] = COMMAND,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (*command, *arguments),
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding=encoding,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        cwd=ROOT,
        check=False,
    )


def workers_of(pid: int) -> list[int]:
    """The processes that play matches for another one."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_bytes()
            parent = (entry / "stat").read_text().rsplit(")", 1)[1].split()[1]
        except (OSError, IndexError):
            continue
        if int(parent) == pid and b"spawn_main" in command:
            found.append(int(entry.name))
    return found


def start(tmp_path: Path) -> subprocess.Popen[str]:
    """A simulation that has written its first matches, and that hears a Ctrl-C even if these tests do not."""
    folder = tmp_path / "matches"
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            (*COMMAND, *MANY, "--out", str(folder)),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    while not (folder.is_dir() and any(folder.glob("*.bigshot"))):
        assert process.poll() is None
        os.sched_yield()
    return process


@linux
def test_a_worker_that_dies_is_told_and_nothing_hangs(tmp_path: Path) -> None:
    with start(tmp_path) as process:
        workers = workers_of(process.pid)
        os.kill(workers[0], signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert out == ""
    assert "ended from outside" in err
    assert err.count("\n") == 1
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


@linux
def test_ctrl_c_stops_a_simulation_without_a_traceback(tmp_path: Path) -> None:
    with start(tmp_path) as process:
        workers = workers_of(process.pid)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "bigshot-desktop: Stopped.\n")
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


HASTY = """
import sys
from bigshot_desktop.__main__ import main
from bigshot_desktop.cli import bench
bench.PLAYOUTS, bench.COPIES = 3, 50
sys.exit(main())
"""
"""The program, but it measures little: what it says does not depend on that."""


@pytest.mark.parametrize(
    ("encoding", "arguments"),
    [
        ("ascii", ("bench", "--rounds", "1", "--game", "shark")),
        ("ascii", ("tell", "--seed", "3")),
        ("cp1252", ("tell", "--seed", "3")),
    ],
)
def test_every_terminal_can_take_what_is_said(encoding: str, arguments: tuple[str, ...]) -> None:
    ended = run(*arguments, encoding=encoding, command=(sys.executable, "-c", HASTY))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert len(ended.stdout.splitlines()) > 5


@linux
def test_an_output_that_is_full_is_a_sentence() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ended = run("tell", stdout=full)
    assert ended.returncode == 1
    assert ended.stderr.startswith("bigshot-desktop: The system refused: ")
    assert ended.stderr.count("\n") == 1


@linux
def test_a_closed_output_is_no_error() -> None:
    ended = subprocess.run(
        ["sh", "-c", '"$0" -m bigshot_desktop tell >&-', sys.executable],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
