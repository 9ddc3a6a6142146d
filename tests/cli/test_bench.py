"""``bench``: every figure is there, as a table and as JSON. How large they are is for people to judge."""

import json

import pytest

from bigshot_desktop.cli import bench
from bigshot_desktop.games import ENTRIES, GAMES
from tests.cli import PaperWindow, main


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little work, as nothing here depends on precision."""
    monkeypatch.setattr(bench, "PLAYOUTS", 3)
    monkeypatch.setattr(bench, "COPIES", 50)
    monkeypatch.setattr(bench, "PEER_MATCHES", 1)


def test_every_game_is_measured_beside_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--peers", "--rounds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    figures = {(one["game"], one["what"]): one for one in report["figures"]}
    peer = figures["python-chess", "random moves"]["median"]
    for game in GAMES:
        sample = figures[game, "actions, sample"]
        assert sample["least"] <= sample["median"] <= sample["most"]
        assert sample["times_peer"] == pytest.approx(sample["median"] / peer)
        assert sample["goal"] == ENTRIES[game].speed_goals["sample"]
        assert figures[game, "playouts, sample"]["median"] < sample["median"]
        assert figures[game, "players' decisions, sample"]["median"] < sample["median"]
        assert figures[game, "copy of a state"]["median"] > 0
        assert figures[game, "search in the rulebook"]["goal"] == bench.SEARCH_GOAL
    advice = figures["saludos-amigos", "quick offers suggested"]
    assert advice["median"] > 0
    assert (advice["unit"], advice["goal"]) == ("µs", 5000)


def test_the_table_names_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:2] == ["game", "what"]
    for game in GAMES:
        assert sum(line.startswith(game) for line in lines) >= 4
    assert not any("python-chess" in line for line in lines)


def test_a_missing_peer_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", {"chess": None}.get)
    assert main(["bench", "--peers", "--rounds", "1"]) == 2
    assert "pip install chess" in capsys.readouterr().err


def test_one_game_is_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1", "--game", "shark", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {one["game"] for one in report["figures"]} == {"shark"}


def test_bench_ui_measures_the_window_with_every_game_that_has_a_table() -> None:
    window = PaperWindow()
    assert main(["bench", "ui", "--rounds", "3"], window) == 0
    assert main(["bench", "ui", "--rounds", "2", "--game", "shark", "--evening"], window) == 0
    assert window.measured == [(3, tuple(ENTRIES), False), (2, ("shark",), True)]
