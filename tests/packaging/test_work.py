"""Other programs work in the same surroundings everywhere, and their failures are sentences."""

import sys
from functools import partial
from pathlib import Path
from threading import Barrier

import pytest

import dev
from recipes import work
from recipes.work import (
    AT_ONCE,
    Library,
    Tool,
    perform,
    provide,
    same_everywhere,
    side_by_side,
    size,
)

NOWHERE = Tool("bigshot-is-no-such-tool", "no-such-package")


def test_what_a_program_prints_is_returned(tmp_path: Path) -> None:
    told = perform(sys.executable, "-c", "import os; print(os.getcwd())", folder=tmp_path)
    assert Path(told.strip()).resolve() == tmp_path.resolve()


def test_it_works_at_the_time_of_the_source_and_in_no_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    names = ("SOURCE_DATE_EPOCH", "PYTHONHASHSEED", "TZ", "LC_ALL")
    program = f"import os; print([os.environ[name] for name in {names}])"
    assert perform(sys.executable, "-c", program) == f"{['1700000000', '0', 'UTC', 'C.UTF-8']}\n"


def test_more_can_be_said_but_not_against_that() -> None:
    assert same_everywhere({"DISPLAY": ":7", "TZ": "Asia/Tokyo"})["DISPLAY"] == ":7"
    assert same_everywhere({"TZ": "Asia/Tokyo"})["TZ"] == "UTC"


def test_a_failure_tells_the_last_words() -> None:
    with pytest.raises(dev.Problem, match=r"failed with code 7. Its last words:\nalas$"):
        perform(sys.executable, "-c", "print('alas'); raise SystemExit(7)")


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(dev.Problem, match="There is no bigshot-is-no-such-tool"):
        perform(NOWHERE.program)


def test_tools_are_there_or_not() -> None:
    assert not NOWHERE.is_there
    assert not Library("libbigshot-is-not-a-library.so.7", "no-such-package").is_there
    if sys.platform.startswith("linux"):
        assert Tool("sh", "dash").is_there
        assert Library("libc.so.6", "libc6").is_there


def test_a_library_is_asked_for_by_both_of_its_names() -> None:
    need = dev.Need("libpython3.12.so.1.0", Library("", "libpython3.12").packages)
    assert dev.packages_for([need], {"libpython3.12t64"}) == ["libpython3.12t64"]
    assert dev.packages_for([need], {"libpython3.12"}) == ["libpython3.12"]


def test_what_is_missing_is_asked_of_apt_and_insisted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[dev.Need]] = []
    monkeypatch.setattr(
        dev, "provide_system_packages", lambda lacking, use_apt: asked.append(lacking())
    )
    with pytest.raises(dev.Problem, match=r"without bigshot-is-no-such-tool \(Debian: no-such-p"):
        provide([Tool(Path(sys.executable).name, "python3"), NOWHERE], use_apt=True)
    assert asked == [[dev.Need(NOWHERE.program, (NOWHERE.package,))]]
    provide([NOWHERE], use_apt=True, insist=False)


def test_what_root_alone_can_install_stops_only_who_insists(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(lacking: object, use_apt: bool) -> None:
        raise dev.Problem("Only root can.")

    monkeypatch.setattr(dev, "provide_system_packages", refuse)
    with pytest.raises(dev.Problem, match="Only root can"):
        provide([NOWHERE], use_apt=True)
    provide([NOWHERE], use_apt=True, insist=False)
    assert "Only root can." in capsys.readouterr().out


def test_a_size_is_that_of_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one").write_bytes(b"x" * 1_000_000)
    (tmp_path / "two").write_bytes(b"x" * 500_000)
    assert size(tmp_path) == 1_500_000
    work.made(tmp_path)
    assert capsys.readouterr().out.endswith(": 1.5 MB.\n")


def test_jobs_run_beside_each_other_and_tell_in_their_order() -> None:
    together = Barrier(AT_ONCE)

    def job(number: int) -> int:
        together.wait(timeout=60)
        return number

    numbers = range(2 * AT_ONCE)
    assert list(side_by_side(partial(job, number) for number in numbers)) == list(numbers)


def test_a_job_that_fails_fails_them_all() -> None:
    def job(number: int) -> int:
        if number == 1:
            raise dev.Problem("It does not work.")
        return number

    told = side_by_side(partial(job, number) for number in range(4))
    assert next(told) == 0
    with pytest.raises(dev.Problem, match="does not work"):
        next(told)
