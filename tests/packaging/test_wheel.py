"""Wheel and sdist are built by hatchling, into the folder that is asked for."""

import sys
from pathlib import Path

import pytest

from recipes import facts, wheel


def test_each_is_asked_of_hatchling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def perform(*command: object) -> str:
        asked.append(command)
        return f"some words\n{tmp_path}/made-{command[5]}.file\n"

    monkeypatch.setattr(wheel, "perform", perform)
    folder = tmp_path / "deep" / "er"
    assert wheel.build(folder, "wheel", "sdist") == [
        folder / "made-wheel.file",
        folder / "made-sdist.file",
    ]
    assert folder.is_dir()
    build = (sys.executable, "-m", "hatchling", "build", "-t")
    assert asked == [(*build, "wheel", "-d", folder), (*build, "sdist", "-d", folder)]


def test_an_sdist_has_what_packagers_need() -> None:
    import tomllib

    text = (facts.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    targets = tomllib.loads(text)["tool"]["hatch"]["build"]["targets"]
    assert {"packaging", "tests", "dev.py", "LICENSE"} <= set(targets["sdist"]["only-include"])
