"""``replay``: a match file in words, verified, or refused with a sentence."""

import json
from pathlib import Path

import pytest

from bigshot_desktop.table.match_digest import trace
from bigshot_desktop.table.match_file import checksum, save_match
from bigshot_desktop.table.match_request import MatchRequest, deal_request
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.simulation import Fixture, play_on, seated
from tests.cli import main


@pytest.fixture
def finished(tmp_path: Path) -> tuple[Path, str]:
    """A saved match and its trace."""
    match = seated(Fixture("big-shot", ("random",) * 3, (("hidden-money", "yes"),), seed=5))
    for _ in play_on(match):
        pass
    path = tmp_path / "match.bigshot"
    save_match(match, path)
    return path, trace(match)


def test_a_match_is_told_from_the_first_roll_to_the_account(
    capsys: pytest.CaptureFixture[str], finished: tuple[Path, str]
) -> None:
    path, _ = finished
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].lstrip().startswith("1  Random 1 rolls")
    assert sum("Round 18" in line for line in lines) == 1
    account = lines[lines.index("") :]
    assert sum(line.startswith("      ") for line in account) >= 3
    for name in ("Random 1", "Random 2", "Random 3"):
        assert any(name in line for line in account)


def test_verify_confirms_every_action_and_the_result(
    capsys: pytest.CaptureFixture[str], finished: tuple[Path, str]
) -> None:
    path, expected = finished
    assert main(["replay", str(path), "--verify"]) == 0
    out = capsys.readouterr().out
    assert "the result is confirmed" in out
    assert expected in out


def test_verify_says_when_a_match_is_not_finished(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = seated(Fixture("big-shot", ("random",) * 2, (), seed=5))
    for step in play_on(match):
        if step.number == 20:
            break
    path = tmp_path / "open.bigshot"
    save_match(match, path)
    assert main(["replay", str(path), "--verify"]) == 0
    assert "not finished" in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.endswith("\nThe match is not finished.\n")


def test_a_damaged_file_is_a_sentence(
    capsys: pytest.CaptureFixture[str], finished: tuple[Path, str]
) -> None:
    path, _ = finished
    path.write_bytes(path.read_bytes().replace(b'"amount":', b'"amound":', 1))
    assert main(["replay", str(path), "--verify"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"bigshot-desktop: {path}: ")
    assert captured.err.count("\n") == 1


def test_a_missing_file_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["replay", str(tmp_path / "nothing.bigshot")]) == 1
    assert "nothing.bigshot" in capsys.readouterr().err


def test_verify_tells_the_seed_that_was_sealed_and_refuses_other_dice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seats = tuple(Seat(f"Bot {number}", "bot", "random") for number in (1, 2))
    match = deal_request(MatchRequest("big-shot", seats, word="lighthouse"))
    for _ in play_on(match):
        pass
    path = tmp_path / "match.bigshot"
    save_match(match, path)
    assert main(["replay", str(path), "--verify"]) == 0
    out = capsys.readouterr().out
    assert match.seal
    assert f"The seal {match.seal.commitment} holds" in out
    assert f"seed {match.seed}" in out
    assert "lighthouse" in out
    content = json.loads(path.read_text(encoding="utf-8"))
    del content["checksum"]
    content["actions"][0]["pips"] = content["actions"][0]["pips"] % 6 + 1
    content["checksum"] = checksum(content)
    path.write_text(json.dumps(content), encoding="utf-8")
    assert main(["replay", str(path), "--verify"]) != 0
    assert "is not what its sealed seed gives" in capsys.readouterr().err


def test_verify_says_when_a_seed_was_not_secret(
    capsys: pytest.CaptureFixture[str], finished: tuple[Path, str]
) -> None:
    assert main(["replay", str(finished[0]), "--verify"]) == 0
    assert "was not sealed" in capsys.readouterr().out
