"""``simulate``: the same matches whatever the number of processes, and sentences for what cannot be played."""

import json
from pathlib import Path

import pytest

from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.auction import bid_limit
from bigshot_desktop.table.match_digest import trace
from bigshot_desktop.table.match_file import load_match
from tests.cli import main

FOUR = "random,random,random,random"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["simulate", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("random,random", ()),
        (FOUR, ("hidden-money=yes", "loans=before", "overbids=table-game")),
    ],
    ids=["two", "expert"],
)
def test_jobs_do_not_change_a_single_figure(
    capsys: pytest.CaptureFixture[str], seats: str, options: tuple[str, ...]
) -> None:
    chosen = [argument for option in options for argument in ("--option", option)]
    fixed = ("big-shot", "--seats", seats, "--matches", "12", "--seed", "7", "--json", *chosen)
    one = run(capsys, *fixed, "--jobs", "1")
    two = run(capsys, *fixed, "--jobs", "2")
    assert one == two
    report = json.loads(one[1])
    assert report["matches"] == len(report["results"]) == 12
    assert len({result["trace"] for result in report["results"]}) == 12


def test_another_seed_gives_other_matches(capsys: pytest.CaptureFixture[str]) -> None:
    fixed = ("big-shot", "--seats", FOUR, "--matches", "3", "--jobs", "1", "--json")
    traces = {
        json.loads(run(capsys, *fixed, "--seed", seed)[1])["trace"] for seed in ("1", "2", "3")
    }
    assert len(traces) == 3


def test_saved_matches_replay_to_the_positions_that_were_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "matches"
    fixed = ("big-shot", "--seats", FOUR, "--matches", "3", "--jobs", "1", "--json")
    report = json.loads(run(capsys, *fixed, "--out", str(folder))[1])
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"00000{n}.bigshot" for n in (1, 2, 3)]
    for file, result in zip(files, report["results"], strict=True):
        match = load_match(file)
        assert trace(match) == result["trace"]
        assert match.result is not None
        assert list(match.result.winners) == result["winners"]


def test_the_summary_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(
        capsys, "big-shot", "--seats", "random,random", "--matches", "5", "--jobs", "1"
    )
    assert code == 0
    assert err == ""  # no progress bar where there is no terminal
    assert "5 matches of big-shot" in out
    assert "seat 2" in out
    assert "seat 3" not in out


@pytest.mark.parametrize(
    ("code", "arguments", "said"),
    [
        (2, ("--seats", "random,genius"), "'genius'"),
        (1, ("--seats", "random"), "2 to 4"),
        (1, ("--seats", "random,random", "--option", "hidden-money=yes"), "three or four"),
        (1, ("--seats", FOUR, "--option", "gold=yes"), "gold"),
        (1, ("--seats", FOUR, "--option", "loans=never"), "never"),
        (2, ("--seats", FOUR, "--option", "loans"), "NAME=VALUE"),
        (2, ("--seats", FOUR, "--option", "loans=before", "--option", "loans=during"), "twice"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    code: int,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    folder = tmp_path / "never-made"
    found, out, err = run(capsys, "big-shot", *arguments, "--out", str(folder))
    assert (found, out) == (code, "")
    assert not folder.exists()
    assert said in err
    assert err.startswith("bigshot-desktop: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("matches", ["0", "-3", "1e9", "x", "9" * 5000])
def test_a_bad_number_is_a_usage_error(capsys: pytest.CaptureFixture[str], matches: str) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["simulate", "big-shot", "--seats", FOUR, f"--matches={matches}"])
    assert stop.value.code == 2
    assert "a whole number from 1 to" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code, out, err = run(capsys, "big-shot", "--seats", FOUR, "--out", str(blocked / "below"))
    assert (code, out) == (1, "")
    assert str(blocked) in err


def test_a_folder_with_matches_in_it_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    fixed = ("big-shot", "--seats", FOUR, "--matches", "1", "--jobs", "1", "--out", str(tmp_path))
    assert run(capsys, *fixed)[0] == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    code, out, err = run(capsys, *fixed, "--seed", "2")
    assert (code, out) == (2, "")
    assert str(tmp_path) in err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_no_path_is_not_the_folder_one_happens_to_be_in(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["simulate", "big-shot", "--seats", FOUR, "--out", ""])
    assert stop.value.code == 2
    assert "a path" in capsys.readouterr().err


def test_a_broken_rule_stops_the_simulation_and_names_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["big-shot"]
    monkeypatch.setattr(
        type(game),
        "audit",
        staticmethod(lambda state: ["cubes vanished"] if state.round == 3 else []),
    )
    code, out, err = run(capsys, "big-shot", "--seats", FOUR, "--matches", "2", "--jobs", "1")
    assert (code, out) == (1, "")
    assert "cubes vanished" in err
    assert "seed" in err


def test_a_bot_that_breaks_a_rule_stops_the_simulation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = bid_limit
    monkeypatch.setattr(
        "bigshot_desktop.games.big_shot.rules.checks.bid_limit",
        lambda state, seat: limit(state, seat) - 1,
    )
    code, _, err = run(capsys, "big-shot", "--seats", FOUR, "--matches", "5", "--jobs", "1")
    assert code == 1
    assert "bid-above-cash" in err
