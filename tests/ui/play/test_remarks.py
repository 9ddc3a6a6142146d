"""What bots say belongs to a step: it is found by it, by its seat, and goes with it."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.rules.actions import Done
from bigshot_desktop.table.match_request import MatchRequest, bot_seats, deal_request
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from tests.ui.models.model_checks import SALUDOS, play_on
from tests.ui.players import a_choice


def test_words_are_found_by_step_and_by_seat_until_they_are_taken_back(qtbot: QtBot) -> None:
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    while bridge.match.length < 9:
        play_on(bridge, rng)
    remarks = Remarks(bridge)
    content = [Term.of(sayings.CONTENT, 0.0, way=0, held=held) for held in (3, 4)]
    for number, term in zip((5, 8), content, strict=True):
        bridge.choices[number] = replace(a_choice(Done(1)), saying=term)
    bridge.choices[9] = a_choice(Done(2))  # without a word
    first, second = "3 for me. I have nothing to add.", "So be it. Another coffee, please!"
    assert [remarks.at(number) for number in (5, 8, 9)] == [first, second, ""]
    assert (remarks.of(1), remarks.of(1, since=8), remarks.of(2)) == (second, "", "")
    bridge.match.free_undo = True
    while bridge.match.length > 7:
        assert bridge.undo()
    assert (remarks.of(1), remarks.at(8)) == (first, "")


CODES = (
    (sayings.AGREED, {"proposer": 0, "million": 3}),
    (sayings.TOO_LITTLE, {"proposer": 0, "million": 2, "price": 5}),
    (sayings.TOO_LITTLE, {"proposer": 0, "million": 2, "price": 0}),
    (sayings.HANDSHAKE, {"partner": 0, "share": 3, "million": 3}),
    (sayings.CONTENT, {"held": 3}),
    (sayings.GOOD_DIE, {"die": 6}),
    (sayings.WHIM, {"proposer": 0, "million": 2, "price": 0}),
)


def talkative(seats: int = 4) -> Bridge:
    """A match of four characters who say the same few things over and over."""
    match = deal_request(MatchRequest("saludos-amigos", bot_seats(3, seats, "hard"), seed=3))
    bridge, rng = Bridge(Referee(match)), Random(1)
    while bridge.match.length < 120:
        play_on(bridge, rng)
    for number in range(1, 121):
        code, facts = CODES[number % len(CODES)]
        term = Term.of(code, 0.0, way=number * 7, **facts)
        bridge.choices[number] = replace(a_choice(Done(number % seats)), saying=term)
    return bridge


def test_nobody_says_the_same_line_twice_in_a_match(qtbot: QtBot) -> None:
    remarks = Remarks(talkative())
    lines = [line for number in range(1, 121) if (line := remarks.at(number))]
    assert len(lines) == len({*lines}) > 30
    assert len(lines) < 120  # who has no other words left says nothing


def test_nobody_takes_the_words_of_another_with_other_numbers(qtbot: QtBot) -> None:
    """What all bots share belongs to who said it first; others have a line of their own for it, or say nothing."""
    bridge = talkative()
    bridge.choices.clear()
    remarks, said = Remarks(bridge), []
    for number in range(1, 13):
        term = Term.of(sayings.PATIENCE, 0.0, way=number, cards=1 + number)
        bridge.choices[number] = replace(a_choice(Done(number % 4)), saying=term)
        said.append((number % 4, remarks.at(number)))
    shared = bridge.narrator.words.remarks.texts["patience"]
    assert len({seat for seat, line in said if same(shared, line)}) == 1
    speaking = {seat for seat, line in said if line}
    assert speaking == {0, 1, 2, 3}
    lines = [line for _, line in said if line]
    assert len(lines) == len({*lines})


def test_characters_speak_in_their_own_way_first(qtbot: QtBot) -> None:
    bridge = talkative()
    remarks = Remarks(bridge)
    own = {seat.character for seat in bridge.match.seats}
    voices = bridge.narrator.words.voices
    said: set[str] = set()
    for number in range(1, 15):  # each code twice: there are own words for all but one of them
        line = remarks.at(number)
        key = next((key for key in voices.texts if same(voices.texts[key], line)), "")
        said.add(key.partition(".")[0])
        assert not key or key.startswith(bridge.match.seats[number % 4].character)
    assert own <= said


def same(template: str, line: str) -> bool:
    """Whether a line is made of a template."""
    parts = re.split(r"\{\w+\}", template)
    return re.fullmatch(".*".join(map(re.escape, parts)), line) is not None


def test_lines_are_the_same_whoever_asks_when(qtbot: QtBot) -> None:
    """The log, a bubble and an offer tell the same; so does the same match after it was left and gone on with."""
    bridge = talkative()
    one, other = Remarks(bridge), Remarks(bridge)
    last = one.at(120)
    in_order = [other.at(number) for number in range(1, 121)]
    assert [one.at(number) for number in range(1, 121)] == in_order
    assert in_order[-1] == last


def test_words_that_were_kept_are_told_and_such_as_nobody_can_say_are_not(qtbot: QtBot) -> None:
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    while bridge.match.length < 9:
        play_on(bridge, rng)
    remarks, kept = Remarks(bridge), Term.of(sayings.CONTENT, 0.0, way=0, held=3)
    seat = bridge.match.step(5).action.seat
    bridge.match.sayings = {5: kept, 6: Term("nonsense", 0.0), 7: Term(sayings.TOO_LITTLE, 0.0)}
    assert remarks.at(5) == bridge.narrator.saying(kept, seat)
    assert (remarks.at(6), remarks.at(7)) == ("", "")
    assert set(bridge.sayings) == {5}


def test_words_are_the_same_wherever_in_a_match_one_looks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a replay they are chosen for the whole match, once, also for a seat that is looked at in the middle of it."""
    played = talkative()
    match, in_play = played.match, Remarks(played)
    match.sayings = {
        number: choice.saying
        for number, choice in played.choices.items()
        if choice.saying is not None and match.step(number).action.seat >= 0
    }
    played.choices.clear()
    lines = [in_play.at(number) for number in range(1, 121)]
    replay = ReplayBridge(match)
    remarks, chosen = Remarks(replay), list[int]()
    choose = Remarks._choose

    def noted(self: Remarks, number: int) -> None:
        chosen.append(number)
        choose(self, number)

    monkeypatch.setattr(Remarks, "_choose", noted)
    for position in (120, 3, 60, 119, 0, 120):
        replay.go_to(position)
        for seat in range(4):
            own = [n for n in match.sayings if n <= position and match.step(n).action.seat == seat]
            assert remarks.of(seat) == (lines[own[-1] - 1] if own else "")
    assert len(chosen) == len({*chosen})
