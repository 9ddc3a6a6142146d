"""The drawing of the house in docs/architecture.md is true to the import contracts."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "draw_house.py"
TEXT = "{http://www.w3.org/2000/svg}text"


def check(root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "scripts" / "draw_house.py"), "--check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_drawing_is_what_the_contracts_say() -> None:
    assert check(ROOT).returncode == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('    "boards",\n    "models",\n', '    "models",\n    "boards",\n'),
        ('layers = ["window", "words", "bots", "rules"]', 'layers = ["window", "words", "rules"]'),
    ],
)
def test_a_contract_that_changes_makes_it_stale(tmp_path: Path, before: str, after: str) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "scripts")
    shutil.copytree(ROOT / "docs" / "pictures", tmp_path / "docs" / "pictures")
    for entry in (ROOT / "bigshot_desktop" / "games").glob("*/__init__.py"):
        folder = tmp_path / "bigshot_desktop" / "games" / entry.parent.name
        folder.mkdir(parents=True)
        shutil.copy(entry, folder)
    contracts = (ROOT / "pyproject.toml").read_text("utf-8")
    (tmp_path / "pyproject.toml").write_text(contracts, "utf-8")
    assert check(tmp_path).returncode == 0
    assert contracts.count(before) == 1
    (tmp_path / "pyproject.toml").write_text(contracts.replace(before, after), "utf-8")
    stale = check(tmp_path)
    assert stale.returncode == 1
    assert "is stale" in stale.stdout


def test_every_part_is_named_in_it() -> None:
    drawn = {one.text for one in ET.parse(ROOT / "docs" / "pictures" / "house.svg").iter(TEXT)}
    package = ROOT / "bigshot_desktop"
    parts = {path.parent.name for path in package.glob("*/__init__.py")}
    rooms = {path.parent.name for path in (package / "ui").glob("*/__init__.py")}
    games = {path.parent.name for path in (package / "games").glob("*/__init__.py")}
    assert parts | rooms | games <= drawn
