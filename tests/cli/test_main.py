"""The command line as a whole: matches told, the version, and an early end of the reader."""

import subprocess
import sys

import pytest

from bigshot_desktop import __version__
from bigshot_desktop.bots.levels import SECONDS
from bigshot_desktop.games import GAMES
from tests.cli import main


def test_the_tale_follows_its_seed_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for arguments in ([], ["--seed", "2"], ["--option", "loans=before"]):
        assert main(["tell", *arguments]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 3


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"bigshot-desktop {__version__}\n"


def test_an_unknown_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["dance"])
    assert stop.value.code == 2
    assert "dance" in capsys.readouterr().err


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = [sys.executable, "-m", "bigshot_desktop", "tell"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_tale_gives_reasons(
    capsys: pytest.CaptureFixture[str], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, "easy", 600.0)  # a busy machine must not end a thought early
    assert main(["tell", "--game", game, "--level", "easy"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert main(["tell", "--game", game, "--level", "easy", "--why"]) == 0
    explained = capsys.readouterr().out.splitlines()
    reasons = [line for line in explained if line.startswith("        · ")]
    assert [line for line in explained if line not in reasons] == told
    assert any("· Alternative: " in line for line in reasons)
    assert any("A slip on purpose" in line for line in reasons)
