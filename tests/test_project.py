"""The project's promises about itself: what imports what, how it is set up, what it runs on."""

import ast
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
from tests.every import for_every

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


@for_every("package", ["engine", "games", "bots", "table", "words", "cli", "__main__"])
def test_everything_but_the_window_is_imported_without_qt(package: str) -> None:
    assert not packages_after(f"import bigshot_desktop.{package}") & {"PySide6", "shiboken6"}


@pytest.mark.parametrize("package", ["engine", "games", "bots"])
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
    commands = [line for line in script if line.startswith("python3 ")]
    assert commands[0] == "python3 dev.py test"
    assert commands[1].startswith("python3 dev.py fuzz --minutes 1 --seed ")
    assert commands[2:] == ["python3 dev.py package prove"]


@for_every(
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


# --- what tests import ----------------------------------------------------------------------------

TESTED_SCRIPTS = {"tests/test_translations.py": "scripts.update_translations"}
"""Tests of scripts that do not lie in tests/scripts."""


def imported(file: Path) -> set[str]:
    """The modules that a file imports from, and what it imports, as in ``a.b`` and ``a.b.c``."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def test_helpers_are_no_tests_and_scripts_are_only_imported_by_their_own_tests() -> None:
    """What tests share lies in modules of its own; fixtures come through pytest, which finds them by name."""
    wrong = []
    for file in sorted((ROOT / "tests").rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        script = TESTED_SCRIPTS.get(name, f"scripts.{file.stem.removeprefix('test_')}")
        for module in imported(file):
            first, *path = module.split(".")
            is_test = first == "tests" and any(
                part == "conftest" or part.startswith("test_") for part in path
            )
            is_script = first == "scripts" and path and not module.startswith(script)
            if is_test or is_script:
                wrong.append(f"{name} imports {module}")
    assert wrong == []


NAMED_FILE = re.compile(r"`([\w.<>/-]+/[\w.<>-]+\.(?:py|json|md|svg|toml|yml|txt))`")
"""A path in a document, from the root of the repository or of the package."""


def test_files_named_in_the_documents_exist() -> None:
    pebbles = ROOT / "tests/fourth_game/bigshot_desktop/games/pebbles"
    roots = (ROOT, ROOT / "bigshot_desktop", pebbles)
    missing = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("packaging/*.md"))
        for name in NAMED_FILE.findall(page.read_text("utf-8"))
        for path in (name.replace("<game>", "big_shot"),)
        if not any((root / path).exists() for root in (*roots, page.parent))
    ]
    assert missing == []
