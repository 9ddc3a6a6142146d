"""``arena``: shares, intervals, decision times and a sequential test, and sentences for what cannot be played."""

import json
from pathlib import Path

import pytest

from bigshot_desktop.bots.levels import BOTS
from tests.cli import main

SEATS = "easy,random,random,random"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["arena", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_it_tells_shares_intervals_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "big-shot", "--seats", SEATS, "--matches", "8", "--jobs", "1")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("8 matches of big-shot, seed 1, ")
    assert lines[1] == "An equal share for each seat would be 25.0 %."
    assert [line.split()[0] for line in lines[2:]] == ["easy", "random"]
    for line in lines[2:]:
        for word in ("95 %", "p50", "p95", "max", "late", "positions/s"):
            assert word in line


def test_the_number_of_processes_does_not_change_who_wins(
    capsys: pytest.CaptureFixture[str],
) -> None:
    fixed = ("big-shot", "--seats", SEATS, "--matches", "8", "--seed", "5", "--json")
    reports = [json.loads(run(capsys, *fixed, "--jobs", jobs)[1]) for jobs in ("1", "2")]
    for key in ("seats", "options", "matches", "decisions", "equal_share"):
        assert reports[0][key] == reports[1][key]
    for name in ("easy", "random"):
        one, two = reports[0]["bots"][name], reports[1]["bots"][name]
        assert one["share"] == two["share"]
        assert one["interval"] == two["interval"]
        assert one["thought_about"] == two["thought_about"]
    seats = reports[0]["bots"]
    assert seats["easy"]["share"] + 3 * seats["random"]["share"] == pytest.approx(1)


def test_it_stops_when_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    fixed = ("big-shot", "--seats", SEATS, "--matches", "400", "--jobs", "1", "--json")
    report = json.loads(run(capsys, *fixed, "--sprt", "20")[1])
    assert report["matches"] < 400
    assert report["sprt"]["says"] == "better"
    assert report["sprt"]["ratio"] >= report["sprt"]["upper"]


def test_two_levels_may_have_different_weights(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(BOTS["big-shot"].weights), "utf-8")
    seats = f"easy@{file},easy,random,random"
    report = json.loads(
        run(capsys, "big-shot", "--seats", seats, "--matches", "4", "--jobs", "1", "--json")[1]
    )
    assert list(report["bots"]) == [f"easy@{file}", "easy", "random"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("big-shot", "--seats", "easy,grandmaster"), "There is no level 'grandmaster'."),
        (("big-shot", "--seats", "easy"), "2 to 4"),
        (("big-shot", "--seats", SEATS, "--option", "loans=never"), "loans"),
        (
            ("big-shot", "--seats", "easy@/nowhere/weights.json,easy"),
            str(Path("/nowhere/weights.json")),
        ),
    ],
    ids=["level", "players", "option", "file"],
)
def test_what_cannot_be_played_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code in (1, 2)
    assert out == ""
    assert err.startswith("bigshot-desktop: ")
    assert sentence in err


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"easy": 3}',
        '{"easy": {}}',
        '{"easy": {"like": "easy"}}',
        '{"easy": {"like": "nobody"}}',
        "\x00",
        '{"easy":',
    ],
)
def test_a_file_without_weights_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, "utf-8")
    code, _, err = run(capsys, "big-shot", "--seats", f"easy@{file},easy")
    assert code == 2
    assert str(file) in err
    assert "weights" in err
