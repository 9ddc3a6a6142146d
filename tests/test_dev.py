"""dev.py: what it decides, without letting it install anything."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from bigshot_desktop.games import ENTRIES
from dev import Check, Order, Outcome, Problem
from tests.every import for_every
from tests.quick import QUICK

LIBRARIES = {need.name: need for need in dev.LIBRARIES}
GLIB = LIBRARIES["libglib-2.0.so.0"]
GTHREAD = LIBRARIES["libgthread-2.0.so.0"]
EGL = LIBRARIES["libEGL.so.1"]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands dev.py would have run, all of them successful."""
    made: list[list[str]] = []

    def succeed(command: list[str], env: dict[str, str] | None = None) -> int:
        made.append(list(command))
        return 0

    monkeypatch.setattr(dev, "call", succeed)
    return made


# --- the file itself -----------------------------------------------------------------------------


def test_python_3_9_can_read_it() -> None:
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 9))


def test_it_needs_the_standard_library_only() -> None:
    tree = ast.parse(Path(dev.__file__).read_text(encoding="utf-8"))
    imported = {
        alias.name for n in ast.walk(tree) if isinstance(n, ast.Import) for alias in n.names
    }
    imported |= {n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


# --- the command line ----------------------------------------------------------------------------


@for_every(
    ("argv", "order"),
    [
        (["run"], Order("run", True, ())),
        (["run", "simulate", "--seed", "7"], Order("run", True, ("simulate", "--seed", "7"))),
        (["run", "--help"], Order("run", True, ("--help",))),
        (["run", "--no-apt", "bench"], Order("run", False, ("bench",))),
        (["run", "bench", "--no-apt"], Order("run", True, ("bench", "--no-apt"))),
        (["--no-apt", "test"], Order("test", False, ())),
        (["test", "--no-apt", "--", "-k", "auction"], Order("test", False, ("-k", "auction"))),
        (["run", "replay", "--", "-m"], Order("run", True, ("replay", "--", "-m"))),
        (["test", "--", "--", "x"], Order("test", True, ("--", "x"))),
        (["test", "--quick"], Order("test", True, (), quick=True)),
        (["test", "--quick", "--no-apt", "--", "-x"], Order("test", False, ("-x",), quick=True)),
        (["test", "--", "--quick"], Order("test", True, ("--quick",))),
        (["run", "--quick"], Order("run", True, ("--quick",))),
        (["check", "--no-apt"], Order("check", False, ())),
        (["package", "--no-apt", "deb"], Order("package", False, ("deb",))),
        (["fuzz", "--minutes", "1"], Order("fuzz", True, ("--minutes", "1"))),
        (["fuzz", "--no-apt", "--help"], Order("fuzz", False, ("--help",))),
    ],
)
def test_arguments_of_others_are_passed_on(argv: list[str], order: Order) -> None:
    assert dev.parse(argv) == order


@pytest.mark.parametrize("argv", [[], ["fly"], ["check", "-k", "auction"], ["check", "--quick"]])
def test_an_order_that_makes_no_sense_is_refused(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        dev.parse(argv)
    assert refused.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python3 dev.py ")


def test_an_old_python_is_told_so() -> None:
    assert dev.too_old((3, 11)) is None
    assert dev.too_old((3, 13)) is None
    sentence = "Big Shot Desktop needs Python 3.11 or newer, and this is Python 3.9."
    assert dev.too_old((3, 9)) == sentence


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (Problem("Do this."), 1, "dev.py: Do this.\n"),
        (OSError(28, "No space left on device"), 1, "dev.py: The system refused: No space left"),
        (PermissionError(13, "Permission denied", ".venv"), 1, "Permission denied (.venv).\n"),
        (KeyboardInterrupt(), 130, "dev.py: Stopped.\n"),
    ],
)
def test_every_failure_is_a_sentence(
    error: BaseException,
    code: int,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(order: Order) -> int:
        raise error

    monkeypatch.setattr(dev, "carry_out", fail)
    assert dev.main(["test"]) == code
    assert sentence in capsys.readouterr().err


# --- what the system must provide ----------------------------------------------------------------


def test_a_library_is_there_when_the_linker_finds_it() -> None:
    assert not dev.loads("libbigshot-is-not-a-library.so.7")
    if sys.platform.startswith("linux"):
        assert dev.loads("libc.so.6")


def test_a_font_is_a_file_anywhere_below_the_folders(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert not dev.has_font([str(tmp_path), str(nowhere)])
    (tmp_path / "truetype" / "dejavu").mkdir(parents=True)
    (tmp_path / "truetype" / "dejavu" / "README").touch()
    assert not dev.has_font([str(tmp_path)])
    (tmp_path / "truetype" / "dejavu" / "DejaVuSans.TTF").touch()
    assert dev.has_font([str(nowhere), str(tmp_path)])


def test_only_what_is_not_found_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "loads", lambda library: library not in {"libEGL.so.1", "libGL.so.1"})
    monkeypatch.setattr(dev, "has_font", lambda: False)
    monkeypatch.setattr(dev, "has_ensurepip", lambda: True)
    assert [need.name for need in dev.missing_needs()] == ["libEGL.so.1", "libGL.so.1", "a font"]


def test_elsewhere_than_on_linux_only_ensurepip_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(dev, "loads", lambda library: False)
    monkeypatch.setattr(dev, "has_ensurepip", lambda: False)
    assert dev.missing_needs() == [dev.ENSUREPIP]


# --- apt -----------------------------------------------------------------------------------------


def test_packages_go_by_the_newest_name_that_apt_knows() -> None:
    needs = [GLIB, GTHREAD, EGL]
    assert dev.packages_for(needs, {"libglib2.0-0", "libegl1"}) == ["libglib2.0-0", "libegl1"]
    assert dev.packages_for(needs, {"libglib2.0-0t64", "libglib2.0-0", "libegl1"}) == [
        "libglib2.0-0t64",
        "libegl1",
    ]
    assert dev.packages_for(needs, set()) == ["libglib2.0-0", "libegl1"]


def test_root_needs_no_sudo_and_nobody_is_asked_without_a_terminal() -> None:
    assert dev.root_prefix(root=True, sudo=True, terminal=True) == []
    assert dev.root_prefix(root=False, sudo=True, terminal=True) == ["sudo"]
    assert dev.root_prefix(root=False, sudo=True, terminal=False) == ["sudo", "-n"]
    assert dev.root_prefix(root=False, sudo=False, terminal=True) is None


def verbs(calls: list[list[str]]) -> list[str]:
    """What apt-get was told to do, in order."""
    return [word for command in calls for word in command if word in {"update", "install"}]


def test_lists_are_renewed_only_when_a_package_is_unknown(
    monkeypatch: pytest.MonkeyPatch, calls: list[list[str]]
) -> None:
    monkeypatch.setattr(dev, "known_to_apt", lambda names: {"libegl1"})
    dev.install_with_apt([EGL], ["sudo"])
    assert verbs(calls) == ["install"]
    assert calls[0][:4] == ["sudo", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    assert calls[0][-3:] == ["--yes", "--no-install-recommends", "libegl1"]

    calls.clear()
    dev.install_with_apt([EGL, GLIB], [])
    assert verbs(calls) == ["update", "install"]


def test_a_failed_installation_is_tried_again_with_new_lists(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[list[str]] = []

    def fail_without_new_lists(command: list[str]) -> int:
        new_lists = "update" in verbs(calls)
        calls.append(command)
        return 0 if new_lists or "update" in command else 100

    monkeypatch.setattr(dev, "known_to_apt", lambda names: {"libegl1"})
    monkeypatch.setattr(dev, "call", fail_without_new_lists)
    dev.install_with_apt([EGL], [])
    assert verbs(calls) == ["install", "update", "install"]


def test_when_apt_cannot_the_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "known_to_apt", lambda names: {"libegl1"})
    monkeypatch.setattr(dev, "call", lambda command: 100)
    with pytest.raises(Problem, match=r"by hand.*: libegl1$"):
        dev.install_with_apt([EGL], [])


@pytest.fixture
def debian_without_egl(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian that lacks one library, where only root may install and nobody is root."""
    monkeypatch.setattr(dev, "known_to_apt", lambda names: {"libegl1"})
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)


@pytest.mark.usefixtures("debian_without_egl")
def test_without_root_the_command_for_root_is_told(calls: list[list[str]]) -> None:
    with pytest.raises(Problem, match=r"apt-get install --no-install-recommends libegl1$"):
        dev.provide_system_packages(lambda: [EGL], use_apt=True)
    assert calls == []


@pytest.mark.usefixtures("debian_without_egl")
def test_with_no_apt_it_tells_and_goes_on(
    calls: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    dev.provide_system_packages(lambda: [EGL], use_apt=False)
    assert calls == []
    told = capsys.readouterr().out
    assert "lacks libEGL.so.1;" in told
    assert told.endswith("apt-get install --no-install-recommends libegl1\n")


@pytest.mark.usefixtures("debian_without_egl")
def test_other_systems_are_told_the_library_and_it_goes_on(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    dev.provide_system_packages(lambda: [EGL], use_apt=True)
    assert calls == []
    assert "lacks libEGL.so.1;" in capsys.readouterr().out


# --- the virtual environment ---------------------------------------------------------------------


def test_an_environment_works_when_it_is_complete_and_of_this_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    assert not dev.venv_works()

    subprocess.run([sys.executable, "-m", "venv", "--without-pip", dev.VENV], check=True)
    (tmp_path / "venv" / dev.COMPLETE).touch()
    assert not dev.venv_works(), "it has no pip"

    site = next((tmp_path / "venv").glob("[lL]ib*/**/site-packages"))
    (site / "pip.py").touch()
    assert dev.venv_works()

    (tmp_path / "venv" / dev.COMPLETE).unlink()
    assert not dev.venv_works(), "its making was interrupted"
    (tmp_path / "venv" / dev.COMPLETE).touch()

    with monkeypatch.context() as later:
        later.setattr(dev, "python_version", lambda: "cpython 3.99")
        assert not dev.venv_works(), "it is another Python's"

    dev.venv_program("python").unlink()
    assert not dev.venv_works(), "its Python is gone"


def test_without_ensurepip_no_environment_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "has_ensurepip", lambda: False)
    with pytest.raises(Problem, match=r"has no ensurepip; install it .*-venv\), then try again\.$"):
        dev.make_venv()


def test_the_reason_is_the_last_line_that_says_something() -> None:
    assert dev.last_line("Traceback\n  File\nOSError: disk full\n\n") == "OSError: disk full"
    assert dev.last_line("") == ""


def test_the_fingerprint_follows_sources_place_and_python(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    before = dev.fingerprint(tmp_path, "cpython 3.11")
    (tmp_path / "README.md").write_text("Hello", encoding="utf-8")
    assert dev.fingerprint(tmp_path, "cpython 3.11") == before

    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "pyproject.toml").write_text("[project]", encoding="utf-8")
    others = {
        dev.fingerprint(tmp_path, "cpython 3.12"),
        dev.fingerprint(tmp_path / "elsewhere", "cpython 3.11"),
    }
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    others.add(dev.fingerprint(tmp_path, "cpython 3.11"))
    (tmp_path / "hatch_build.py").write_text("pass", encoding="utf-8")
    others.add(dev.fingerprint(tmp_path, "cpython 3.11"))
    assert len(others | {before}) == 5


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project and its environment's folder somewhere else."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    (tmp_path / ".venv").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    return tmp_path


def test_the_project_is_installed_when_something_changed_and_only_then(
    environment: Path, calls: list[list[str]]
) -> None:
    dev.install_project()
    dev.install_project()
    assert len(calls) == 1
    assert calls[0][-2:] == ["--editable", f"{environment}[dev]"]

    (environment / "pyproject.toml").write_text("[project]\nname = 'x'", encoding="utf-8")
    dev.install_project()
    assert len(calls) == 2


def test_a_failed_installation_is_not_taken_for_a_complete_one(
    environment: Path, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.install_project()
    (environment / "pyproject.toml").write_text("[project]\nname = 'x'", encoding="utf-8")
    with monkeypatch.context() as broken:
        broken.setattr(dev, "call", lambda command: 1)
        with pytest.raises(Problem, match="pip could not install"):
            dev.install_project()
    (environment / "pyproject.toml").write_text("[project]", encoding="utf-8")
    dev.install_project()
    assert len(calls) == 2


# --- run, check and test -------------------------------------------------------------------------


def test_checks_come_in_order_and_the_tests_last() -> None:
    everything = [*dev.checks(), dev.tests(["-k", "auction"], quick=False)]
    assert [check.name for check in everything] == [
        "ruff check",
        "ruff format",
        "mypy",
        "import contracts",
        "rules coverage",
        "pytest",
    ]
    assert everything[-1].command[-2:] == ["-k", "auction"]
    ours = [
        one.command[:2] for one in everything if one.command[0] == str(dev.venv_program("python"))
    ]
    assert ours == [dev.venv_python()] * 5


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs dev.py would have given way to."""
    commands: list[list[str]] = []
    monkeypatch.setattr(dev, "set_up", lambda *, use_apt: None)

    def give_way(command: list[str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(dev, "give_way", give_way)
    return commands


def test_the_program_starts_with_a_safe_path(started: list[list[str]]) -> None:
    """The current folder is the user's, and none of ours: Python is to import nothing from there."""
    assert dev.carry_out(Order("run", True, ("demo",))) == 0
    assert started == [[str(dev.venv_program("python")), "-P", "-m", "bigshot_desktop", "demo"]]


def test_fuzzing_is_left_to_its_script(started: list[list[str]]) -> None:
    assert dev.carry_out(Order("fuzz", True, ("--minutes", "1"))) == 0
    script = dev.ROOT / "scripts" / "fuzz.py"
    assert script.is_file()
    assert started == [dev.venv_python(str(script), "--minutes", "1")]


def test_a_failure_stops_nothing_and_is_told_at_the_end(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def python(program: str) -> list[str]:
        return [sys.executable, "-c", program]

    code = dev.perform_all(
        [
            Check("first", python("import os; print(os.environ['QT_QPA_PLATFORM'])")),
            Check("second", python("raise SystemExit(3)")),
            Check("third", ["no-such-program"]),
            Check("fourth", python("print('still here')")),
        ]
    )
    told = capfd.readouterr().out
    assert code == 1
    assert "=== first\noffscreen\n" in told
    assert "=== fourth\nstill here\n" in told
    assert told.endswith("Failed: second, third.\n")


def test_when_all_is_well_the_summary_says_so() -> None:
    outcomes = [Outcome("ruff check", True, 0.04), Outcome("pytest", True, 12.34)]
    assert dev.summary(outcomes).splitlines() == [
        "ruff check        passed     0.0 s",
        "pytest            passed    12.3 s",
        "Everything passed.",
    ]


def test_the_quick_tests_are_those_of_the_rules_and_a_match_of_each_game_in_the_window() -> None:
    assert dev.tests(["-x"], quick=True).command[-5:] == [*dev.QUICK, "-x"]
    assert dev.QUICK[0] not in dev.tests([], quick=False).command[4:]
    for package in (entry.package.rpartition(".")[2] for entry in ENTRIES.values()):
        folder = dev.ROOT / "tests" / "games" / package
        assert QUICK.match(f"tests/games/{package}/rules/test_setup.py")
        assert list((folder / "rules").glob("test_*.py")), package
        window = [
            file.read_text(encoding="utf-8") for file in (folder / "window").glob("test_*.py")
        ]
        assert any("marks=pytest.mark.quick" in text for text in window), package
    assert QUICK.match("tests/engine/test_game.py")
    assert not QUICK.match("tests/games/shark/window/test_keys.py")


@pytest.mark.parametrize(("processors", "processes"), [(2, "3"), (None, "2")])
def test_while_one_test_waits_another_works(
    processors: int | None, processes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    command = dev.tests(["-n", "7"], quick=False).command
    assert command[command.index("-n") + 1] == processes
    assert command[-2:] == ["-n", "7"], "what is asked for comes last, and counts"
