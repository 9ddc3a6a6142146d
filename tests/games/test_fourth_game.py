"""A game is one folder: a fourth one on Python's path is played, replayed, simulated and told like the others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bigshot_desktop.__main__ import Window
from bigshot_desktop.cli import main
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table import paths
from bigshot_desktop.table.match_file import load_match
from bigshot_desktop.table.played_matches import played_matches
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.boards.plain_board import PlainScene
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.match.actions_panel import ActionsPanel
from bigshot_desktop.ui.match.plain_table import PlainTable
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.pages.title_plate import TitlePlate
from bigshot_desktop.ui.play.turns import Phase
from tests.engine.configurations import Configuration
from tests.fresh_interpreter import ROOT
from tests.games.conformance import OF_A_CONFIGURATION, OF_A_GAME
from tests.games.fourth_game import FOLDER, PACKAGE
from tests.ui.fixtures import WindowMaker
from tests.ui.input import Keyboard, Mouse, panel_of
from tests.ui.positions import finished, sit_at
from tests.ui.window_matches import HANDS, log_of, play, sit, wait

GAME: Final = "pebbles"
OURS: Final = ["big-shot", "shark", "saludos-amigos"]

fourth = pytest.mark.usefixtures("fourth_game")
"""With the fourth game beside the others."""


# --- found, and gone again ------------------------------------------------------------------------


@fourth
def test_a_folder_on_the_path_is_all_it_takes() -> None:
    assert list(ENTRIES) == [*OURS, GAME]
    assert list(GAMES) == [*OURS, GAME]
    assert GAMES[GAME].info.players == ENTRIES[GAME].players


def test_no_other_test_sees_it() -> None:
    assert list(ENTRIES) == OURS
    assert not [name for name in sys.modules if name.startswith(PACKAGE)]
    assert find_spec("bigshot_desktop.games.pebbles") is None


# --- what holds for every game --------------------------------------------------------------------

MINE: Final = [Configuration(GAME, players, ()) for players in (2, 3, 4)]


@fourth
@pytest.mark.parametrize("configuration", MINE, ids=lambda one: str(one.players))
def test_what_every_configuration_owes_the_contract(configuration: Configuration) -> None:
    for holds in OF_A_CONFIGURATION:
        holds(configuration)


@fourth
def test_what_every_game_owes_the_contract() -> None:
    for holds in OF_A_GAME:
        holds(GAMES[GAME], MINE)


# --- the pages ------------------------------------------------------------------------------------


@fourth
def test_it_is_on_the_home_page_without_what_it_does_not_have(window: MainWindow) -> None:
    assert [card.game for card in window.home.cards] == [*OURS, GAME]
    card = window.home.cards[-1]
    assert isinstance(card.cover, TitlePlate)
    assert card.play.isVisible()
    assert not card.learn.isVisible()
    assert card.play.leads
    assert all(other.learn.leads for other in window.home.cards[:-1])


@fourth
def test_one_click_plays_against_random_bots(qtbot: QtBot, window: MainWindow) -> None:
    Mouse().click(window.home.cards[-1].play)
    assert window.table is not None
    assert wait(qtbot, window.table) in (Phase.ROLLING, Phase.DECIDING)
    assert [seat.level for seat in window.table.bridge.match.seats] == ["", *["random"] * 3]


@fourth
def test_only_random_bots_are_offered_and_no_variants(window: MainWindow) -> None:
    Mouse().click(window.home.cards[-1].new)
    page = window.new_match
    assert page is not None
    assert [page.rows[1].level.itemText(place) for place in range(page.rows[1].level.count())] == [
        "Random"
    ]
    assert page.rows[1].chosen_level == "random"
    assert not page.variants.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.table is not None
    page.set_game("big-shot")
    assert page.rows[1].chosen_level == "medium"
    assert not page.variants.isHidden()


@fourth
def test_the_rulebooks_leave_it_out(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hb", game=GAME)
    wait(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert window.rulebook is not None
    assert window.rulebook.game == "big-shot"
    assert [button.text() for button in window.rulebook.games.buttons] == [
        ENTRIES[game].title for game in OURS
    ]


# --- the table ------------------------------------------------------------------------------------


@fourth
@pytest.mark.parametrize(
    ("kinds", "way"), [("hbbb", "mouse"), ("hh", "keyboard"), ("hhb", "mouse")]
)
def test_a_match_from_the_first_roll_to_the_final_account(
    qtbot: QtBot, window: MainWindow, way: str, kinds: str
) -> None:
    table = sit(window, kinds, game=GAME)
    play(qtbot, table, HANDS[way]())
    match, result = table.bridge.match, table.bridge.match.result
    assert result is not None
    assert log_of(table) == [event for step in match.steps for event in step.events]
    sheet = table.end_sheet
    assert sheet is not None
    assert sheet.isVisible()
    assert sheet.story is None
    account = sheet.account.model()
    heads = [account.headerData(row, Qt.Orientation.Vertical) for row in range(account.rowCount())]
    assert heads == ["Pebbles", "The last pebble", "Total", "Place"]
    best = result.standings[0]
    cells = [account.index(row, 0).data() for row in range(account.rowCount())]
    assert cells[-2:] == [str(best.total), "1"]
    assert sum(match.state.taken) == match.setup.deal.heap


@fourth
def test_bots_in_a_process_of_their_own(qtbot: QtBot, real: MainWindow) -> None:
    hands = Mouse()
    hands.click(real.home.cards[-1].play)
    table = real.table
    assert table is not None
    play(qtbot, table, hands, steps=10)
    assert table.bridge.match.length >= 10
    assert real.matches.runner is not None
    assert real.matches.runner.thinker.failures == 0
    assert real.matches.runner.thinker.warm_up(timeout=20)


@fourth
def test_undo_and_redo(qtbot: QtBot, window: MainWindow) -> None:
    table, hands = sit(window, "hh", game=GAME), Keyboard()
    play(qtbot, table, hands, steps=4)
    steps = table.bridge.match.steps
    assert table.turns.phase is Phase.ROLLING
    hands.command(table, "undo")
    assert table.bridge.match.steps == steps[:-1]
    assert wait(qtbot, table) is Phase.DECIDING
    assert board_of(table).facts[1] == ("The die shows", str(steps[-2].action.pips))
    hands.command(table, "redo")
    assert table.bridge.match.steps == steps
    assert board_of(table).facts[1] == ("The die shows", "–")


@fourth
def test_save_a_copy_close_and_continue(
    qtbot: QtBot, open_window: WindowMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    table, hands = sit(first, "hb", game=GAME), Mouse()
    play(qtbot, table, hands, steps=12)
    actions, phase = table.bridge.match.actions, table.turns.phase
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    hands.command(table, "save")
    assert load_match(target.with_name("copy.bigshot")).actions == actions
    first.close()
    second = open_window()
    (button,) = second.home.matches.buttons
    hands.click(button)
    again = second.table
    assert again is not None
    assert wait(qtbot, again) is phase
    assert again.bridge.match.actions == actions
    play(qtbot, again, hands)
    assert again.bridge.match.result is not None
    second.go_home()
    (match,) = played_matches()
    assert (match.game, match.finished) == (GAME, True)


def board_of(table: TablePage) -> Any:
    """What is written on the board."""
    scene = table.game_table.scene
    assert isinstance(scene, PlainScene)
    return scene.sheet


@fourth
def test_board_and_tables_say_the_same(qtbot: QtBot, window: MainWindow) -> None:
    table, keys = sit(window, "hh", game=GAME), Keyboard()
    play(qtbot, table, keys, steps=7)
    state = table.bridge.match.state
    sheet = board_of(table)
    assert sheet.title == "Pebbles"
    turn = table.bridge.narrator.player(state.turn)
    told = (
        ("Pebbles in the heap", str(state.heap)),
        ("The die shows", str(state.pips) if state.pips else "–"),
        ("Turn", turn),
    )
    assert sheet.facts == told
    assert sheet.heads == ("Pebbles",)
    assert [(name, *figures) for name, figures, _ in sheet.players] == [
        ("Anna", str(state.taken[0])),
        ("Bea", str(state.taken[1])),
    ]
    assert [name for name, _, waited_for in sheet.players if waited_for] == [turn]
    keys.press(Qt.Key.Key_F6)
    assert table.centre.on_board_tables
    facts, players = (view.model() for view in table.board_tables.views)
    assert told == tuple(
        tuple(facts.index(row, column).data() for column in (0, 1)) for row in range(3)
    )
    assert [players.index(row, 1).data() for row in (0, 1)] == list(map(str, state.taken))
    play(qtbot, table, keys, steps=table.bridge.match.length + 4)  # from there too
    assert table.centre.on_board_tables


@fourth
def test_its_models_are_sound(window: MainWindow, qtmodeltester: ModelTester) -> None:
    table = sit_at(window, finished("hbb", game=GAME))
    kit = table.game_table
    assert isinstance(kit, PlainTable)
    assert table.end_sheet is not None
    for model in (kit.facts, kit.players, table.log, table.end_sheet.account.model()):
        qtmodeltester.check(model)


@fourth
def test_nobody_gives_hints_or_guides_and_bots_say_that_they_did_not_think(
    qtbot: QtBot, window: MainWindow
) -> None:
    table, keys = sit(window, "hb", game=GAME), Keyboard()
    play(qtbot, table, keys, steps=5)
    for name in ("hint", "guide"):
        assert not table.commands.command(name).isVisible()
    keys.press("h")
    keys.press(Qt.Key.Key_F2)
    assert not table.why.isVisible()
    assert table.guide_runner is None
    with qtbot.waitSignal(table.turns.explained):
        keys.command(table, "why")
    assert table.why.isVisible()
    assert not table.game_table.secrets


@fourth
def test_what_is_against_the_rules_is_refused_in_the_games_words(
    qtbot: QtBot, window: MainWindow
) -> None:
    table, hands = sit(window, "hh", game=GAME), Mouse()
    while wait(qtbot, table) is not Phase.DECIDING:
        hands.roll(table)
    legal = panel_of(table, ActionsPanel)._actions
    table.turns.decide(type(legal[0])(legal[0].seat, 7))
    assert table.bar.refusal.text() == f"You may take up to {len(legal)}, not 7."
    assert not table.bar.rule.isVisible()  # there is no rulebook to lead to


@fourth
def test_the_shared_words_are_in_the_players_language(
    qtbot: QtBot, open_window: WindowMaker, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "folder", lambda: texts)
    before = QLocale()
    window = open_window()
    table = sit(window, "hh", game=GAME)
    assert wait(qtbot, table) is Phase.ROLLING
    window.preferences.set_language("de")
    QApplication.processEvents()
    assert table.bar.panel is not None
    assert table.bar.panel.default_focus().accessibleName() == "Würfeln"
    assert table.board_tables.tabText(0) == "Auf dem Tisch"
    play(qtbot, table, Keyboard())
    assert table.end_sheet is not None
    assert table.end_sheet.banner.title.text().startswith("Die Partie ist ")
    window.preferences.set_language("en")
    QLocale.setDefault(before)


@fourth
def test_many_actions_scroll_and_all_are_within_reach(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With rules that list more than one may do."""
    rules: Any = sys.modules[type(GAMES[GAME]).__module__]

    legal = rules.Pebbles.legal

    def listing(self: Any, state: Any, seat: int) -> list[Any]:
        if seat == CHANCE:
            rolls: list[Any] = legal(self, state, seat)
            return rolls
        return [rules.Take(seat, number) for number in range(1, 61)]

    monkeypatch.setattr(rules.Pebbles, "legal", listing)
    table, mouse, keys = sit(window, "hh", game=GAME), Mouse(), Keyboard()
    assert wait(qtbot, table) is Phase.ROLLING
    table.turns.roll()
    assert wait(qtbot, table) is Phase.DECIDING
    panel = panel_of(table, ActionsPanel)
    QApplication.processEvents()
    buttons = [button for button in panel.buttons if button.isVisible()]
    assert [button.text() for button in buttons] == [f"Take {number}" for number in range(1, 61)]
    assert panel.height() < 5 * buttons[0].height()
    assert table.bar.height() < window.height() // 2
    assert not buttons[-1].visibleRegion().contains(buttons[-1].rect().center())
    assert QApplication.focusWidget() is buttons[0]
    keys.press("0")
    assert (
        table.bar.refusal.text() == f"You may take up to {table.bridge.match.state.pips}, not 10."
    )
    keys.tab_to(buttons[-1])
    assert buttons[-1].visibleRegion().contains(buttons[-1].rect().center())
    mouse.turn_wheel(panel._area.viewport(), 100)
    mouse.click(buttons[0])
    assert table.bridge.match.length == 2


@fourth
def test_what_only_one_may_see_is_hidden_from_the_others(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With rules by which nobody knows what the others have taken."""
    rules: Any = sys.modules[type(GAMES[GAME]).__module__]
    observe = rules.Pebbles.observe

    def hiding(self: Any, state: Any, seat: int) -> Any:
        taken = [number if one == seat else -1 for one, number in enumerate(state.taken)]
        return replace(observe(self, state, seat), taken=tuple(taken))

    monkeypatch.setattr(rules.Pebbles, "observe", hiding)
    table, mouse = sit(window, "hh", game=GAME), Mouse()
    assert table.game_table.secrets
    while wait(qtbot, table) is not Phase.CALLING:
        mouse.roll(table)
    assert table.curtain.isVisible()
    assert [figures for _, figures, _ in board_of(table).players] == [("-1",), ("-1",)]
    mouse.arrive(table)
    shown = [figures for _, figures, _ in board_of(table).players]
    assert shown[table.turns.seat] == ("0",)
    assert shown[1 - table.turns.seat] == ("-1",)


# --- the command line -----------------------------------------------------------------------------


PROGRAM: Final = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from bigshot_desktop.__main__ import main

ends = []
for arguments in json.loads(sys.argv[1]):
    sys.argv[1:] = arguments
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as complaints:
        code = main()
    ends.append((code, out.getvalue(), complaints.getvalue()))
print(json.dumps(ends))
"""
"""Runs commands one after the other, and prints how each of them ended."""


def start(*program: str, home: Path) -> str:
    """What a program prints in a process of its own, with the game's folder on its path."""
    ended = subprocess.run(
        [sys.executable, *program],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": str(FOLDER),
            "QT_QPA_PLATFORM": "offscreen",
            paths.HOME_VARIABLE: str(home),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def run(*commands: list[str], home: Path) -> list[tuple[int, str, str]]:
    """For each command its exit code, what it prints, and what it complains of: all in one process."""
    ends = json.loads(start("-c", PROGRAM, json.dumps(commands), home=home))
    return [(code, out, complaints) for code, out, complaints in ends]


def test_it_is_told_measured_and_its_bots_compete(tmp_path: Path) -> None:
    told, competed, measured, window = run(
        ["tell", "--game", GAME, "--why"],
        ["arena", GAME, "--seats", "random,random", "--matches", "4", "--jobs", "1", "--json"],
        ["bench", "--game", GAME, "--rounds", "1", "--json"],
        ["bench", "ui", "--game", GAME],
        home=tmp_path,
    )
    assert [code for code, *_ in (told, competed, measured, window)] == [0, 0, 0, 2]
    assert "Random 1’s turn" in told[1]
    assert "The match is over: " in told[1]
    assert json.loads(competed[1])["matches"] == 4
    assert "pebbles does not say how its window is measured." in window[2]


def test_it_is_simulated_in_several_processes_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate = ["simulate", GAME, "--seats", "random,random,random", "--matches", "12"]
    out = [tmp_path / str(jobs) for jobs in (1, 2)]
    one, two = run(
        [*simulate, "--jobs", "1", "--json", "--out", str(out[0])],
        [*simulate, "--jobs", "2", "--json", "--out", str(out[1])],
        home=tmp_path,
    )
    assert [code for code, *_ in (one, two)] == [0, 0]
    assert json.loads(one[1]) == json.loads(two[1])
    file, *others = sorted(out[1].glob("*.bigshot"))
    assert len(others) == 11
    verified, replayed = run(
        ["replay", "--verify", str(file)], ["replay", str(file)], home=tmp_path
    )
    assert [code for code, *_ in (verified, replayed)] == [0, 0]
    assert "The match is over: " in replayed[1]
    assert main(["replay", str(file)], Window()) != 0  # without the folder, nobody knows the game
    assert "Traceback" not in capsys.readouterr().err


def test_it_is_shown(tmp_path: Path) -> None:
    shots = tmp_path / "shots"
    demo = ["demo", "--game", GAME, "--speed", "off", "--shots", str(shots)]
    start("-m", "bigshot_desktop", *demo, home=tmp_path)
    pictures = sorted(one.name for one in shots.iterdir())
    assert pictures == ["01-home.png", "02-new-match.png", "03-end.png"]
