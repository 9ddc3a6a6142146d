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


@pytest.mark.parametrize("what", windows_tests.LEFT_OUT)
def test_what_is_left_out_of_the_tests_exists_and_belongs_to_a_part(what: str) -> None:
    name, _, test = what.partition("::")
    file = facts.ROOT / name
    assert file.is_file()
    assert f"def {test}(" in file.read_text(encoding="utf-8") or not test
    assert windows_tests.part_of(what) in windows_tests.PARTS


def test_every_test_of_a_part_belongs_to_that_part_alone() -> None:
    found: list[Path] = []
    for part, folders in windows_tests.PARTS.items():
        others = [facts.ROOT / folder for folder in windows_tests.elsewhere(part)]
        found += [
            file
            for folder in folders
            for file in (facts.ROOT / folder).rglob("test_*.py")
            if not any(file.is_relative_to(other) for other in others)
        ]
    tests = facts.ROOT / "tests"
    wanted = {
        file
        for folder in ("bots", "cli", "engine", "games", "table", "ui", "words")
        for file in (tests / folder).rglob("test_*.py")
    }
    assert len(found) == len(set(found))
    assert set(found) == wanted


class PaperWine(Wine):
    """Says what pytest says, without running it."""

    said = ""

    def run(self, *command: str | Path, **_: object) -> str:
        return self.said

    def stop_all(self) -> None:
        pass


@pytest.mark.parametrize(
    ("last", "fails"),
    [
        ("3 passed, 1 skipped in 4.00s", False),
        ("1 failed, 3 passed in 4.00s", True),
        ("3 passed, 1 error in 4.00s", True),
        ("no tests ran in 0.01s", True),
    ],
)
def test_a_part_with_a_failure_is_a_problem(
    last: str, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_tests, "furnish", lambda: Path("python.exe"))
    monkeypatch.setattr(windows_tests, "Wine", PaperWine)
    reason = "SKIPPED [1] tests/table/test_fuzz.py:16: needs POSIX"
    monkeypatch.setattr(PaperWine, "said", f"...\n{reason}\n{last}\n")
    if fails:
        with pytest.raises(dev.Problem):
            list(windows_tests.show("the table"))
        return
    first, skipped, *rest = windows_tests.show("the table")
    assert first.startswith("3 passed, 1 skipped there, ")
    assert skipped == "Skipped: tests/table/test_fuzz.py:16: needs POSIX"
    assert len(rest) == len(windows_tests.left_out("the table")) > 0
