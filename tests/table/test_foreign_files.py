"""Nothing foreign runs: files that are called like our modules lie around the program, and none is imported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bigshot_desktop.bots import worker
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.safe_path import safe_path
from tests.fresh_interpreter import ROOT, modules_after
from tests.table.thinker_workers import LONG, big_shot

MARKER = "foreign-code-ran"
FOREIGN = f"""
import os
with open({MARKER!r} if not os.environ.get("MARKER") else os.environ["MARKER"], "a") as marker:
    marker.write(__file__ + "\\n")
raise ImportError(__file__)
"""

ENTRY = """
import sys
from bigshot_desktop.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
"""What pip writes for the command ``bigshot-desktop``."""

ASKING = """
import json, sys
from pathlib import Path
from bigshot_desktop.table.match_file import load_match
from bigshot_desktop.table.thinker import Thinker
if __name__ == "__main__":
    match = load_match(Path(sys.argv[1]))
    with Thinker(game="big-shot") as thinker:
        answer = thinker.decide(match, match.to_act[0])
        action = match.game.write_action(answer.choice.action)
        print(json.dumps([action, answer.fault and answer.fault.code]))
"""


SIMULATE = ("simulate", "big-shot", "--seats", "random,random", "--matches", "6")


def tell_modules(connection: Connection) -> None:
    """What a worker has in memory once it is ready."""
    worker._prepared_maker(None)
    connection.send([*sys.modules])


@pytest.fixture(scope="module")
def modules() -> list[str]:
    """The modules of a real worker, and what Python itself looks for when it starts."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=tell_modules, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    assert ours.poll(LONG)
    found: list[str] = ours.recv()
    process.join()
    process.close()
    ours.close()
    assert {"multiprocessing.spawn", "bigshot_desktop.games.shark.bots"} <= set(found)
    more = ("runpy", "sitecustomize", "usercustomize", "multiprocessing.resource_tracker")
    return [*found, *more, "concurrent.futures.process", "tqdm", "appdirs", "argparse"]


def plant(folder: Path, modules: list[str]) -> Path:
    """Puts a file for each module into a folder, and a game beside: each leaves a mark when it is run."""
    folder.mkdir()
    for name in {name.partition(".")[0] for name in modules} - {"__main__", "__mp_main__"}:
        (folder / f"{name}.py").write_text(FOREIGN, encoding="utf-8")
    game = folder / "bigshot_desktop" / "games" / "foreign"
    game.mkdir(parents=True)
    (game / "__init__.py").write_text(FOREIGN, encoding="utf-8")
    return folder


class Surroundings:
    """A program in a folder of its own, started in a folder full of foreign files."""

    def __init__(self, place: Path, modules: list[str]) -> None:
        self.place = place
        self.current = plant(place / "current", modules)
        self.home = plant(place / "home", modules)
        self.documents = plant(place / "documents", modules)
        self.marker = place / MARKER
        (place / "bin").mkdir()

    def run(self, *command: str) -> str:
        """What a command prints that is started in the foreign folder."""
        changes = {"HOME": self.home, "USERPROFILE": self.home, "MARKER": self.marker}
        changes |= {"BIGSHOT_HOME": self.place / "ours", "PYTHONPATH": ROOT}
        finished = subprocess.run(
            command,
            cwd=self.current,
            env=os.environ | {name: str(value) for name, value in changes.items()},
            capture_output=True,
            encoding="utf-8",
            timeout=3 * LONG,
            check=False,
        )
        assert self.marks == []
        assert finished.returncode == 0, finished.stderr
        return finished.stdout

    def run_script(self, text: str, *arguments: str) -> str:
        """The same with a script, as a command that was installed is one."""
        script = self.place / "bin" / "script"
        script.write_text(text, encoding="utf-8")
        return self.run(sys.executable, str(script), *arguments)

    @property
    def marks(self) -> list[str]:
        return self.marker.read_text("utf-8").splitlines() if self.marker.exists() else []


@pytest.fixture
def around(tmp_path: Path, modules: list[str]) -> Surroundings:
    return Surroundings(tmp_path, modules)


def test_foreign_files_do_leave_a_mark(around: Surroundings) -> None:
    """Else the other tests would show nothing."""
    with pytest.raises(AssertionError):
        around.run(sys.executable, "-c", "import random")
    assert around.marks == [str(around.current / "random.py")]


def test_a_worker_imports_none_and_answers(around: Surroundings) -> None:
    match = big_shot()
    path = around.documents / "evening.bigshot"
    save_match(match, path)
    action, fault = json.loads(around.run_script(ASKING, str(path)))
    assert fault is None
    assert match.game.check(match.state, match.game.read_action(action)) is None


@pytest.mark.parametrize(
    "arguments",
    [
        (*SIMULATE, "--out", "matches"),
        ("arena", "big-shot", "--seats", "random,easy", "--matches", "2"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_nor_do_the_processes_of_a_command(
    around: Surroundings, arguments: tuple[str, ...]
) -> None:
    assert around.run_script(ENTRY, *arguments, "--jobs", "2")
    assert len(list((around.current / "matches").glob("*.bigshot"))) in (0, 6)


def test_nor_does_the_module_with_a_safe_path(around: Surroundings) -> None:
    assert around.run(sys.executable, "-P", "-m", "bigshot_desktop", *SIMULATE, "--jobs", "2")


def test_nor_does_the_module_without_one_once_it_has_begun(around: Surroundings) -> None:
    """Before that Python itself looks into the current folder, and nobody can keep it from that but ``-P``."""
    for name in modules_after("import runpy, pkgutil, __future__, typing, bigshot_desktop"):
        (around.current / f"{name}.py").unlink(missing_ok=True)
    assert (around.current / "multiprocessing.py").exists()
    assert around.run(sys.executable, "-m", "bigshot_desktop", *SIMULATE, "--jobs", "2")


def test_others_start_their_processes_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the window opens may be written in Python and need its path."""
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    with safe_path():
        assert os.environ["PYTHONSAFEPATH"] == "1"
    assert os.environ["PYTHONSAFEPATH"] == ""
    program = "import sys; print(sys.flags.safe_path)"
    found = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert found.strip() == "False"
