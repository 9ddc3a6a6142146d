"""What packages say of the program is what the program says of itself."""

import subprocess
from pathlib import Path

import pytest

import dev
from bigshot_desktop import __version__
from bigshot_desktop.games import GAMES
from bigshot_desktop.ui.app.application import make_application
from recipes import facts


def test_they_are_those_of_the_program() -> None:
    assert __version__ == facts.VERSION
    assert sorted(facts.GAMES) == sorted(GAMES)
    assert facts.project()["name"] == facts.NAME
    assert facts.homepage().startswith("https://")


def test_the_window_bears_the_id_of_the_packages(qapp: object) -> None:
    app = make_application()
    assert app.desktopFileName() == facts.APP_ID
    assert app.applicationDisplayName() == facts.TITLE


def test_the_time_is_the_one_that_is_given() -> None:
    assert facts.epoch({"SOURCE_DATE_EPOCH": "1700000000"}) == 1_700_000_000


def test_a_time_that_is_none_is_refused() -> None:
    with pytest.raises(dev.Problem, match="SOURCE_DATE_EPOCH counts seconds"):
        facts.epoch({"SOURCE_DATE_EPOCH": "yesterday"})


@pytest.mark.parametrize("given", [{}, {"SOURCE_DATE_EPOCH": ""}])
def test_else_it_is_that_of_the_last_commit(
    given: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(facts, "ROOT", tmp_path)
    assert facts.epoch(given) == 1_580_601_600, "no repository"
    with monkeypatch.context() as nowhere:
        nowhere.setenv("PATH", str(tmp_path))
        assert facts.epoch(given) == 1_580_601_600, "no git"
    git = ["git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@b"]
    subprocess.run([*git, "init", "-q"], check=True)
    commit = [*git, "commit", "-q", "--allow-empty", "-m", "One"]
    date = "2026-01-02T03:04:05Z"
    subprocess.run(
        commit, check=True, env={"GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date, "HOME": "/"}
    )
    assert facts.epoch(given) == 1_767_323_045
