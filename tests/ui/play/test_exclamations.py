"""What bots call out at climaxes: few words, each of them once in a match, and the same whoever looks."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.characters import CHARACTERS
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.game_table import make_table
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.exclamations import Exclamations
from bigshot_desktop.words.exclamations import BLOW, EXCLAMATIONS, LINES, TRIUMPH
from tests.ui.quick_choices import deed


def played(game: str, seed: int) -> Match:
    """A whole match of one person and three characters."""
    bots = (Seat(name, "bot", "easy") for name in ("Mabel", "Rufus", "Otto"))
    match = new_match(GAMES[game], (Seat("Anna"), *bots), {}, seed)
    rng = Random(seed)
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(deed(match, rng.choice(match.to_act), rng))
    return match


def called(match: Match) -> dict[int, tuple[int, str]]:
    bridge = Bridge(Referee(match))
    table = make_table(bridge, Pace("off"))
    exclamations = Exclamations(bridge, table.occasions)
    found = {number: exclamations.at(number) for number in range(1, match.length + 1)}
    table.clear()
    return {number: one for number, one in found.items() if one is not None}


@pytest.mark.parametrize(("game", "least"), [("big-shot", 3), ("shark", 2)])
def test_few_words_and_nobodys_twice(qapp: QApplication, game: str, least: int) -> None:
    for seed in (1, 2, 3):
        match = played(game, seed)
        words = called(match)
        texts = [text for _, text in words.values()]
        assert least <= len(texts) <= 2 * LINES * 3
        assert len(set(texts)) == len(texts)
        assert all(match.seats[seat].kind == "bot" for seat, _ in words.values())
        assert called(match) == words


def test_where_bots_talk_nobody_calls_out(qapp: QApplication) -> None:
    assert called(played("saludos-amigos", 1)) == {}


def test_what_is_taken_back_was_never_called_out(qapp: QApplication) -> None:
    match = played("shark", 1)
    bridge = Bridge(Referee(match))
    table = make_table(bridge, Pace("off"))
    exclamations = Exclamations(bridge, table.occasions)
    words = called(match)
    last = max(words)
    assert exclamations.at(last) == words[last]
    exclamations._forget(last - 1)
    assert exclamations.at(last) == words[last], "the line is free again"
    table.clear()


def test_every_character_has_a_line_for_each_occasion() -> None:
    wanted = {
        f"{character}.{kind}.{line}"
        for character in CHARACTERS
        for kind in (TRIUMPH, BLOW)
        for line in range(LINES)
    }
    assert set(EXCLAMATIONS.texts) == wanted
    assert len(set(EXCLAMATIONS.texts.values())) == len(wanted)
