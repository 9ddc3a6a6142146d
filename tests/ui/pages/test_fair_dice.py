"""The page on fair dice: what it proves of a match, and when it tells the seed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import GAMES
from bigshot_desktop.table import paths
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.match_request import MatchRequest, deal_request
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.storage import make_folder
from bigshot_desktop.ui.pages.fair_dice import DieBox, FairDicePage, grouped
from tests.table.matches import go_on
from tests.ui.app.marked_language import said, spoken_otherwise, unmarked

CLICK = Qt.MouseButton.LeftButton


def a_match(
    game: str = "shark", steps: int | None = None, seed: int | None = None, word: str = ""
) -> Match:
    seats = tuple(Seat(name) for name in "ABCDEFG"[: GAMES[game].info.players[0]])
    match = deal_request(MatchRequest(game, seats, seed=seed, word=word))
    rng = Random(1)
    while match.to_act and match.length != steps:
        go_on(match, rng)
    return match


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))


def page_of(qtbot: QtBot, match: Match | None, *, over: bool = False) -> FairDicePage:
    page = FairDicePage(match, over=over)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(page.progress.isHidden)
    return page


def test_while_a_match_is_played_the_seal_is_shown_and_the_seed_is_not(qtbot: QtBot) -> None:
    match = a_match(steps=30, word="lighthouse")
    assert match.seal
    page = page_of(qtbot, match)
    told = "\n".join(said(page))
    assert grouped(match.seal.commitment) in told
    assert "lighthouse" in told
    assert str(match.seed) not in told
    assert match.seal.salt[:8] not in told
    assert "told when the match is over" in told


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_seed_is_told_and_checked(qtbot: QtBot, game: str) -> None:
    match = a_match(game)
    assert match.seal
    page = page_of(qtbot, match, over=True)
    told = "\n".join(said(page))
    assert str(match.seed) in told
    assert grouped(match.seal.salt) in told
    assert "Checked: this is the seed that was sealed" in told
    assert "The deal, too, came from the seed." in told
    assert page.here.boxes
    qtbot.mouseClick(page.copy, CLICK)
    assert str(match.seed) in QGuiApplication.clipboard().text()


def test_a_match_with_a_chosen_seed_says_that_it_is_not_secret(qtbot: QtBot) -> None:
    page = page_of(qtbot, a_match(seed=7, steps=10))
    told = "\n".join(said(page))
    assert "has no seal" in told
    assert "Seed: 7" in told
    assert page.copy.isHidden()


def test_it_counts_the_dice_of_all_match_files(qtbot: QtBot) -> None:
    folder = make_folder(paths.matches())
    counts = [0] * 6
    for number in range(3):
        match = a_match("big-shot", seed=number)
        save_match(match, folder / f"{number}.bigshot")
        for action in match.actions:
            if action.seat < 0:
                counts[action.pips - 1] += 1
    page = page_of(qtbot, None)
    assert [box.chart.bars.values for box in page.everywhere.boxes] == [tuple(counts)]
    assert page.here.isHidden()
    assert paths.played_matches_file().is_file()


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((1, 0, 2, 0, 0, 0), "too few"),
        ((20, 21, 19, 20, 22, 18), "nothing unusual"),
        ((42, 24, 22, 28, 18, 30), "unusual, but"),
        ((60, 10, 10, 10, 10, 10), "fewer than one"),
    ],
)
def test_it_says_how_likely_such_dice_are(qtbot: QtBot, counts: tuple[int, ...], told: str) -> None:
    box = DieBox("big-shot", "die", (1, 2, 3, 4, 5, 6), counts)
    qtbot.addWidget(box)
    assert told in box.told.text()


def test_escape_and_the_button_lead_back(qtbot: QtBot) -> None:
    page = page_of(qtbot, None)
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        qtbot.mouseClick(page.back, CLICK)


def test_a_change_of_language_reaches_everything(qtbot: QtBot) -> None:
    match = a_match("shark")
    page = page_of(qtbot, match, over=True)
    with spoken_otherwise():
        assert unmarked(page) == set()
