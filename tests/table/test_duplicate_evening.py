"""The same deal for several tables: what they share, how far they are, and who did better."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.duplicate_evening import (
    MOST_EVENINGS,
    Evening,
    Evenings,
    compare,
    deal,
    read_evenings,
    save_evenings,
    states,
)
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.played_matches import played_matches
from bigshot_desktop.table.seats import Seat
from tests.table.matches import go_on

BOT = Seat("Otto", "bot", "hard", "otto")


def an_evening(game: str = "big-shot", *tables: str) -> Evening:
    bots = (BOT,) * (GAMES[game].info.players[0] - 1)
    named = tuple((Seat(name), *bots) for name in tables or ("Anna", "Bea", "Cleo"))
    return Evening("2026-11-17", game, 4711, named)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def finish(match: Match, how: str) -> None:
    rng = Random(how)
    while match.to_act:
        go_on(match, rng)


@pytest.mark.parametrize("game", GAMES)
def test_all_tables_have_the_same_deal_and_each_its_own_seal(game: str) -> None:
    evening = an_evening(game)
    matches = [deal(evening, number) for number in range(3)]
    assert len({str(match.game.write_setup(match.setup)) for match in matches}) == 1
    seals = {match.seal.commitment for match in matches if match.seal}
    assert len(seals) == 3
    assert [match.seats for match in matches] == list(evening.tables)


def test_all_tables_have_the_same_dice_whatever_they_do() -> None:
    evening = an_evening()
    rolls = []
    for number in range(2):
        match = deal(evening, number)
        finish(match, f"table {number}")
        rolls.append([one.pips for one in match.actions if one.seat == CHANCE])
    shorter = min(map(len, rolls))
    assert shorter > 10
    assert rolls[0][:shorter] == rolls[1][:shorter]


def test_which_tables_play_and_have_played_is_read_off_the_shelf() -> None:
    evening = an_evening()
    assert [state[1:] for state in states(evening, [], [])] == [(None, False, None)] * 3
    over, open_one = deal(evening, 0), deal(evening, 1)
    journal = shelf.begin(over)
    finish(over, "over")
    shelf.put_away(over, journal)
    left = shelf.begin(open_one)
    left.close()
    found = states(evening, shelf.open_matches(), played_matches())
    assert found[0].match is not None
    assert found[0].match.players[0].name == "Anna"
    assert (found[1].journal, found[1].match) == (left.path, None)
    assert found[2][1:] == (None, False, None)
    other = replace(evening, seed=5)
    assert all(state[1:] == (None, False, None) for state in states(other, [], played_matches()))


def test_of_a_table_that_played_twice_the_first_counts() -> None:
    evening = an_evening()
    for how in ("first", "second"):
        match = deal(evening, 0)
        finish(match, how)
        shelf.put_away(match, shelf.begin(match))
    first = min(played_matches(), key=lambda match: match.when)
    assert states(evening, [], played_matches())[0].match == first


def test_everybody_is_compared_with_those_in_the_same_seat() -> None:
    evening = an_evening()
    for number in range(3):
        match = deal(evening, number)
        finish(match, f"table {number}")
        shelf.put_away(match, shelf.begin(match))
    found = states(evening, [], played_matches())
    rows = compare(found)
    assert {row.name for row in rows} == {"Anna", "Bea", "Cleo"}
    assert sum(row.ahead for row in rows) == pytest.approx(0)
    assert [row.ahead for row in rows] == sorted((row.ahead for row in rows), reverse=True)
    totals = {row.name: row.total for row in rows}
    best = max(totals, key=lambda name: totals[name])
    assert totals[rows[0].name] == totals[best]


def test_evenings_come_back_from_their_file_and_the_oldest_give_way() -> None:
    evenings = Evenings()
    for number in range(MOST_EVENINGS + 3):
        evenings = evenings.begun(replace(an_evening(), seed=number))
    path = paths.evenings_file()
    save_evenings(evenings, path)
    assert read_evenings(path) == (evenings, None)
    assert len(evenings.evenings) == MOST_EVENINGS
    latest = evenings.evenings[0]
    assert latest.seed == MOST_EVENINGS + 2
    assert latest not in evenings.without(latest).evenings
    if os.name != "nt":  # there the folder of a user is closed to others
        assert path.stat().st_mode & 0o077 == 0  # it has seeds that players must not know


@pytest.mark.parametrize("content", [b"", b"{}", b'{"evenings": [1]}', b'{"evenings": 3}'])
def test_a_file_that_cannot_be_read_is_kept(content: bytes) -> None:
    path = paths.evenings_file()
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    evenings, problem = read_evenings(path)
    assert (evenings, problem is None) == (Evenings(), False)
    save_evenings(Evenings((an_evening(),)), path)
    assert path.with_name("evenings.json.bad").read_bytes() == content


def test_an_evening_of_a_game_that_is_not_there_is_not_shown() -> None:
    save_evenings(Evenings((replace(an_evening(), game="chess"),)), paths.evenings_file())
    assert read_evenings(paths.evenings_file()) == (Evenings(), None)
