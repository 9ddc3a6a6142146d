"""Two hundred processes killed while they play: no file unreadable, no acknowledged step lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bigshot_desktop.engine.game import fingerprint
from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.match_file import EXTENSION, load_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from tests.table.killed import SAVED, acknowledgements, match_of, steps

if sys.platform == "win32":
    pytest.skip("kill -9 and fork are not for Windows", allow_module_level=True)

ROOT = Path(__file__).parents[2]
GROUPS, EACH = 2, 100


@pytest.mark.parametrize("group", range(GROUPS))
def test_killed_while_playing(group: int, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.table.killed"]
    ran = subprocess.run(
        [*command, str(tmp_path), str(group * EACH), str(EACH)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    )
    told = [tuple(map(int, line.split())) for line in ran.stdout.splitlines()]
    assert [child for child, _ in told] == list(range(group * EACH, (group + 1) * EACH))
    for child, acknowledged in told:
        assert acknowledged == acknowledgements(child)
        check(tmp_path / f"{child}.journal", child, acknowledged)


def check(path: Path, child: int, acknowledged: int) -> None:
    """The files of a child that got at least so far; what it acknowledges first is the creation."""
    if not acknowledged and (not path.exists() or not path.stat().st_size):
        return
    journal, match, recovery = Journal.open(path)
    journal.close()
    assert recovery.problem is None
    written = path.read_bytes().count(b"\n")
    assert written >= acknowledged
    referee = Referee(match_of(child))
    again = steps(referee, child)
    saved = []
    for number in range(1, written):
        next(again)
        if number % SAVED == 0:
            saved.append(referee.match.steps)
    assert match.steps == referee.match.steps
    assert match.redoable == referee.match.redoable
    assert fingerprint(match.state) == fingerprint(referee.match.state)
    file = path.with_suffix(EXTENSION)
    if file.exists():
        assert load_match(file).steps in saved[-2:]
    else:
        assert len(saved) <= 1


HOLDER = """
import sys
from pathlib import Path
from bigshot_desktop.table.journal import Journal
Journal.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_killed_process_frees_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Journal.create(path, match_of(0)).close()
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(Problem) as caught:
            Journal.open(path)
        assert caught.value.code == "journal-locked"
        holder.kill()
        holder.wait()
    Journal.open(path)[0].close()
