"""The project's promises about itself: what imports what, how it is set up, what it runs on."""

import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bigshot_desktop

ROOT = Path(__file__).resolve().parent.parent


def run_python(program: str) -> str:
    """What a program prints in an interpreter of its own, without a display."""
    finished = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def packages_after(statement: str) -> set[str]:
    """The top-level packages in memory once a fresh interpreter has run a statement."""
    loaded = json.loads(
        run_python(f"{statement}\nimport json, sys\nprint(json.dumps([*sys.modules]))")
    )
    return {name.partition(".")[0] for name in loaded}


@pytest.mark.parametrize("package", ["rules", "bots", "table", "words", "cli", "__main__"])
def test_everything_but_the_window_is_imported_without_qt(package: str) -> None:
    assert not packages_after(f"import bigshot_desktop.{package}") & {"PySide6", "shiboken6"}


@pytest.mark.parametrize("package", ["rules", "bots"])
def test_rules_and_bots_need_the_standard_library_only(package: str) -> None:
    loaded = packages_after(f"import bigshot_desktop.{package}") - packages_after("pass")
    assert loaded - sys.stdlib_module_names == {"bigshot_desktop"}


def test_the_installed_version_is_the_one_in_the_package() -> None:
    assert importlib.metadata.version("bigshot-desktop") == bigshot_desktop.__version__


def test_the_command_starts_the_program() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="bigshot-desktop")
    assert command.value == "bigshot_desktop.__main__:main"


def shell_commands(markdown: str) -> list[str]:
    """The lines of a page's shell blocks, in order, without comments."""
    blocks = re.findall(r"^```sh\n(.*?)^```", markdown, flags=re.DOTALL | re.MULTILINE)
    lines = (line.partition("#")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line]


def test_the_readme_begins_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert shell_commands(readme)[:2] == ["python3 dev.py run", "python3 dev.py test"]


def test_ci_runs_what_the_readme_tells_contributors_to_run() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert script[0] == "#!/usr/bin/env bash"
    assert "set -euo pipefail" in script
    assert script[-2:] == ["python3 dev.py test", "python3 dev.py package prove"]


@pytest.mark.parametrize(
    ("python", "pyside", "accepted"),
    [
        ("3.11", "6.12.0", False),
        ("3.11", "6.11.3", True),
        ("3.11", "6.12.1", True),
        ("3.12", "6.12.0", True),
        ("3.13", "6.12.0", True),
        ("3.13", "6.7.3", False),
    ],
)
def test_pyside_is_allowed_where_it_keeps_count_of_none(
    python: str, pyside: str, accepted: bool
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = [Requirement(text) for text in project["dependencies"]]
    (requirement,) = (
        requirement
        for requirement in requirements
        if requirement.name == "PySide6-Essentials"
        and (requirement.marker is None or requirement.marker.evaluate({"python_version": python}))
    )
    assert requirement.specifier.contains(pyside) is accepted


COUNT_NONE = """
import sys
from PySide6.QtCore import QCoreApplication

application = QCoreApplication([])
application.processEvents()
before = sys.getrefcount(None)
for _ in range(1000):
    application.processEvents()
print(sys.getrefcount(None) - before)
"""


def test_qt_calls_leave_the_count_of_none_level() -> None:
    """PySide6 6.12.0 on Python 3.11 loses one with every call and dies when none is left."""
    assert abs(int(run_python(COUNT_NONE))) < 10
