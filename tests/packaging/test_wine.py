"""The Windows in a folder: paths are found in it, and its environment is its own."""

from pathlib import Path

import pytest

import dev
from recipes import facts, on_windows, windows_tests
from recipes.wine import STAND_INS, Wine, wait_until


def test_paths_of_its_drive_are_found(tmp_path: Path) -> None:
    machine = Wine(tmp_path)
    found = machine.place(r"C:\\Spiele für Große\\Big Shot\\a.exe")
    assert found == tmp_path / "drive_c" / "Spiele für Große" / "Big Shot" / "a.exe"
    assert on_windows.unix(Path("/tmp/a b")) == r"Z:\tmp\a b"


def test_without_a_display_none_is_handed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    machine = Wine(tmp_path)
    assert "DISPLAY" not in machine.environment()
    assert machine.environment(":9")["DISPLAY"] == ":9"
    assert machine.environment()["WINEPREFIX"] == str(tmp_path)


def test_variables_for_qt_are_set_inside(tmp_path: Path) -> None:
    words = Wine(tmp_path).with_variables({"QT_QPA_PLATFORM": "offscreen"}, "a.exe", "demo")
    assert words == ["cmd", "/c", "set QT_QPA_PLATFORM=offscreen&&a.exe demo"]


def test_what_does_not_come_is_a_problem() -> None:
    with pytest.raises(dev.Problem, match="nothing had come"):
        list(wait_until("nothing had come", 0.0))


def test_stand_ins_are_there_and_in_no_package() -> None:
    for name in STAND_INS:
        assert (facts.PACKAGING / "windows" / "wine" / f"{name}.c").is_file()


def test_what_is_left_out_of_the_tests_exists_and_has_a_reason() -> None:
    for name, why in windows_tests.LEFT_OUT.items():
        assert (facts.ROOT / name).is_file()
        assert why
    files = [
        file for part in ("cli", "table") for file in (facts.ROOT / "tests" / part).glob("*.py")
    ]
    texts = "".join(file.read_text(encoding="utf-8") for file in files)
    for name in windows_tests.WITHOUT:
        assert f"def {name}(" in texts, name
