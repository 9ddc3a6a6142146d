"""Open talk in the window: people decide while bots speak, and nobody is cut off, hurried or spied on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    Offer,
)
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, SEALING, STRENGTH
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.turns import NOBODY, Phase
from tests.ui.play.open_tables import LONG, Policy, Table, at, silent, split
from tests.ui.players import a_match


def offering(match: Match, seat: int) -> Any:
    """A bot that offers something to the next one, once."""
    state = match.state
    if state.phase != NEGOTIATION or any(state.made) or state.waiting[seat]:
        return silent(match, seat)
    return Offer(seat, split(match, seat, seat % 3 + 1))


def negotiation(kinds: str, policy: Policy | None, **more: Any) -> Table:
    table = Table(at(NEGOTIATION, kinds), policy, **more)
    table.turns.talk.pause_for_people = LONG
    table.turns.start()
    return table


@pytest.mark.parametrize(("kinds", "still"), [("hbbb", True), ("hhbbh", False), ("bbbb", True)])
def test_a_match_comes_to_its_end(qtbot: QtBot, kinds: str, still: bool) -> None:
    table = Table(a_match(kinds, 3, game="saludos-amigos"), still=still)
    turns, match, rng = table.turns, table.match, Random(2)
    turns.start()
    while turns.phase is not Phase.OVER:
        if turns.phase is Phase.CALLING:
            turns.arrive()
        elif turns.phase is Phase.DECIDING:
            turns.decide(match.game.sample(match.state, turns.seat, rng))
        length = match.length
        if turns.phase not in (Phase.CALLING, Phase.DECIDING, Phase.OVER):
            qtbot.waitUntil(
                lambda before=length: (  # type: ignore[misc]
                    match.length > before
                    or turns.phase in (Phase.CALLING, Phase.DECIDING, Phase.OVER)
                )
            )
    assert match.result is not None
    decided = {seat for phase, seat in table.phases if phase is Phase.DECIDING}
    assert decided == {seat for seat, kind in enumerate(kinds) if kind == "h"}


def test_bots_take_nothing_out_of_a_persons_hands(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    with qtbot.waitSignals([table.turns.renewed] * 3):
        pass
    assert table.phases == [(Phase.DECIDING, 0)]
    assert table.match.to_act == (0,)
    assert {type(step.action) for step in table.match.steps[-3:]} == {Done}


def test_bots_come_up_with_something_only_when_people_had_the_time(qtbot: QtBot) -> None:
    table = negotiation("hbbb", offering)
    length = table.match.length
    qtbot.waitUntil(lambda: table.clock.next_speaker == 1)
    assert table.match.length == length
    assert table.clock.pause == LONG
    table.turns.talk.pause_for_people = 1
    table.turns.talk.restart_pause()  # the pause begins anew
    qtbot.waitUntil(lambda: any(isinstance(s.action, Offer) for s in table.match.steps))
    assert table.clock.next_speaker == NOBODY


def test_once_people_have_finished_it_is_known_which_bot_is_about_to_speak(qtbot: QtBot) -> None:
    table = negotiation("hbbb", offering)
    qtbot.waitUntil(lambda: table.clock.next_speaker == 1)
    table.pace.bot_pause = LONG
    table.turns.decide(Done(0))
    qtbot.waitUntil(lambda: table.turns.phase is Phase.THINKING)
    assert table.turns.seat == 1


def test_people_see_which_bot_is_waited_for(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    table.bots.held = True  # before the first answer
    slow = table.turns.asking._patience
    qtbot.waitUntil(lambda: table.bots.waiting)
    assert table.clock.next_speaker == NOBODY
    slow.timeout.emit()
    assert table.clock.next_speaker == table.bots.asked[-1][0] == 1
    assert (table.turns.phase, table.turns.seat) == (Phase.DECIDING, 0)
    table.bots.deliver()
    assert table.clock.next_speaker == NOBODY
    table.turns.ask_hint()
    slow.timeout.emit()
    assert table.clock.next_speaker == NOBODY, "a hint is for the person who asked for it"


def test_who_hurries_lets_bots_speak(qtbot: QtBot) -> None:
    table = negotiation("hbbb", offering)
    qtbot.waitUntil(lambda: table.clock.next_speaker == 1)
    table.pace.hurry()
    qtbot.waitUntil(lambda: any(isinstance(s.action, Offer) for s in table.match.steps))


def test_a_bot_answers_a_person_without_waiting(qtbot: QtBot) -> None:
    def refusing(match: Match, seat: int) -> Any:
        return Done(seat)

    table = negotiation("hbbb", refusing)
    table.turns.decide(Offer(0, split(table.match, 0, 2)))
    qtbot.waitUntil(lambda: Decline(2, 0) in table.match.actions)
    assert any(choice.saying for choice in table.bridge.choices.values())  # with words
    assert table.turns.phase is Phase.DECIDING


def test_no_bot_closes_while_a_persons_offer_is_open(qtbot: QtBot) -> None:
    answers: list[int] = []

    def agreeing(match: Match, seat: int) -> Any:
        if match.state.waiting[0] >> seat & 1:
            answers.append(seat)
            return Accept(seat, 0)
        return Done(seat)

    table = negotiation("hbbb", agreeing)
    table.bots.held = True
    table.turns.decide(Offer(0, split(table.match, 0, 2)))
    table.turns.decide(Done(0))
    table.bots.held = False
    table.bots.deliver()
    qtbot.waitUntil(lambda: Accept(2, 0) in table.match.actions)
    steps = table.match.actions
    offered = steps.index(Offer(0, table.match.state.shares))
    between = steps[offered + 1 : steps.index(Accept(2, 0))]
    assert [action for action in between if action.seat != 0] == []
    assert set(answers) == {2}


def test_any_person_may_act_and_another_may_take_the_word(qtbot: QtBot) -> None:
    table = negotiation("hhbb", silent)
    turns = table.turns
    assert turns.speakers == (0, 1)
    assert turns.seat == 0
    turns.decide(Offer(1, split(table.match, 1, 0)))
    assert table.match.state.offers[1]
    turns.speak_for(1)
    assert (turns.phase, turns.seat) == (Phase.DECIDING, 1)
    turns.speak_for(2)  # a bot
    assert turns.seat == 1
    turns.decide(Accept(0, 1))
    assert table.match.state.coalition == 0b11


def test_the_word_goes_to_the_person_who_is_asked(qtbot: QtBot) -> None:
    match = at(NEGOTIATION, "hbhb")
    match.play(Offer(1, split(match, 1, 2)))
    table = Table(match, silent)
    table.turns.start()
    assert table.turns.seat == 2


def test_who_looks_at_their_cards_is_called_and_bots_wait(qtbot: QtBot) -> None:
    table = Table(at(STRENGTH, "hhbb"), silent)
    turns, bridge = table.turns, table.bridge
    turns.start()
    assert bridge.viewer == EVERYONE
    turns.look_at_secrets()
    assert (turns.phase, turns.seat) == (Phase.CALLING, 0)
    asked = len(table.bots.asked)
    turns.arrive()
    assert (turns.phase, bridge.viewer) == (Phase.DECIDING, 0)
    QCoreApplication.processEvents()
    assert len(table.bots.asked) == asked
    turns.stop_looking()
    assert bridge.viewer == EVERYONE
    qtbot.waitUntil(lambda: table.match.to_act == (0, 1))


def test_who_wanted_to_look_at_cards_can_do_without(qtbot: QtBot) -> None:
    table = Table(at(STRENGTH, "hhbb"), silent)
    turns, bridge = table.turns, table.bridge
    turns.start()
    turns.speak_for(1)
    turns.look_at_secrets()
    assert turns.called_by_wish
    turns.turn_away()
    assert (turns.phase, turns.seat, bridge.viewer) == (Phase.DECIDING, 1, EVERYONE)
    qtbot.waitUntil(lambda: table.match.to_act == (0, 1))  # bots go on


def test_whom_the_game_waits_for_cannot_turn_away() -> None:
    table = Table(at(STRENGTH, "hhbb"), silent)
    table.turns.start()
    table.turns._enter(Phase.CALLING, 0)
    table.turns.turn_away()
    assert table.turns.phase is Phase.CALLING


def test_who_acts_behind_the_curtain_is_seen_by_nobody_after(qtbot: QtBot) -> None:
    table = Table(at(STRENGTH, "hhbb"), silent)
    turns = table.turns
    turns.start()
    turns.look_at_secrets()
    turns.arrive()
    turns.decide(Discard(0, 1))
    assert table.bridge.viewer == EVERYONE
    assert turns.phase is Phase.DECIDING


def test_a_person_alone_needs_no_curtain(qtbot: QtBot) -> None:
    table = Table(at(STRENGTH, "hbbb"), silent)
    table.turns.start()
    table.turns.look_at_secrets()
    assert (table.turns.phase, table.bridge.viewer) == (Phase.DECIDING, 0)


def test_a_die_in_the_air_comes_down_before_anything_else(qtbot: QtBot) -> None:
    table = Table(at(STRENGTH, "hbbb"), silent, still=False)
    table.bots.held = True
    table.stage.prompt = False
    table.turns.start()
    table.turns.decide(Discard(0, 1))
    assert table.match.to_act == (CHANCE,)
    assert table.turns.phase is Phase.DECIDING
    table.turns.decide(Discard(0, 2))
    assert [type(action).__name__ for action in table.match.actions[-3:]] == [
        "Discard",
        "Roll",
        "Discard",
    ]


def test_when_the_time_is_up_everybody_is_done(qtbot: QtBot) -> None:
    table = Table(at(NEGOTIATION, "hhbb"), offering)
    table.turns.talk.pause_for_people = LONG
    table.turns.talk.time_limit = 30
    table.turns.start()
    assert table.clock.time_limit == 30
    table.turns.decide(Offer(0, split(table.match, 0, 1)))
    table.clock._limit.setInterval(1)
    qtbot.waitUntil(lambda: table.match.state.phase != NEGOTIATION)
    assert [action for action in table.match.actions if isinstance(action, Done)] == [
        Done(seat) for seat in range(4)
    ]
    assert table.clock.time_limit == 0


def test_a_hint_interrupts_bots_only_for_a_moment(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    table.bots.held = True
    table.turns.ask_hint()
    assert table.bots.asked[-1] == (0, "expert")
    table.bots.held = False
    with qtbot.waitSignal(table.turns.hinted):
        table.bots.deliver()
    qtbot.waitUntil(lambda: table.match.to_act == (0,))


def test_bots_that_are_held_wait_until_they_may_speak_again(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    table.turns.hold_bots("guide", True)
    length = table.match.length
    QCoreApplication.processEvents()
    assert table.match.length == length
    assert not table.turns.talk._waiting.isActive()
    table.turns.hold_bots("guide", False)
    qtbot.waitUntil(lambda: table.match.to_act == (0,))


def test_no_sand_runs_while_a_text_keeps_bots_silent() -> None:
    """A hint that stood open cost people their time, and the bots said nothing."""
    table = Table(at(NEGOTIATION, "hhbb"), offering)
    table.turns.talk.time_limit = 30
    table.turns.start()
    assert table.clock._limit.isActive()
    table.turns.hold_bots("hint", True)
    assert not table.clock._limit.isActive()
    assert table.clock.time_left > 0
    table.turns.hold_bots("hint", False)
    assert table.clock._limit.isActive()


def test_held_bots_go_on_when_no_person_has_anything_left_to_say(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    table.turns.hold_bots("guide", True)
    table.turns.decide(Done(0))
    qtbot.waitUntil(lambda: table.match.state.phase != NEGOTIATION)


def test_what_is_refused_stops_nobody(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    with qtbot.waitSignal(table.bridge.refused):
        table.turns.decide(Accept(0, 3))
    qtbot.waitUntil(lambda: table.match.to_act == (0,))


def test_an_undo_takes_back_what_bots_said_to_it(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent)
    length = table.match.length
    qtbot.waitUntil(lambda: table.match.to_act == (0,))
    table.turns.decide(Offer(0, split(table.match, 0, 2)))
    qtbot.waitUntil(lambda: Decline(2, 0) in table.match.actions)
    assert table.turns.undo_seat == 0
    assert table.turns.undo()
    assert table.match.length == length + 3  # bots had been done before
    assert table.turns.phase is Phase.DECIDING
    assert not table.remarks.of(2, since=length + 3)


def test_nothing_is_said_after_the_table_was_left(qtbot: QtBot) -> None:
    table = negotiation("hbbb", offering)
    qtbot.waitUntil(lambda: table.clock.next_speaker == 1)
    table.turns.stop()
    assert table.clock.next_speaker == NOBODY
    assert not table.turns.talk._waiting.isActive()


def test_a_hint_comes_though_what_bots_said_is_still_being_shown(qtbot: QtBot) -> None:
    table = negotiation("hbbb", silent, still=False)
    table.stage.prompt = False
    qtbot.waitUntil(lambda: len(table.stage.performed) == 1)
    table.bots.held = True
    table.turns.ask_hint()
    table.stage.settled.emit()
    assert table.bots.asked[-1] == (0, "expert")
    with qtbot.waitSignal(table.turns.hinted):
        table.bots.deliver()
    assert table.bots.asked[-1] != (0, "expert")  # and bots go on


def test_nobody_is_asked_anything_while_a_die_is_in_the_air(qtbot: QtBot) -> None:
    def in_the_air() -> Table:
        table = Table(at(STRENGTH, "hhbb"), silent, still=False)
        table.bots.held = True
        table.stage.prompt = False
        table.turns.start()
        table.turns.decide(Discard(0, 1))
        assert table.match.to_act == (CHANCE,)
        return table

    looking, speaking, hinted = in_the_air(), in_the_air(), in_the_air()
    looking.turns.look_at_secrets()
    assert looking.turns.phase is Phase.CALLING
    speaking.turns.speak_for(1)
    assert (speaking.turns.phase, speaking.turns.seat) == (Phase.DECIDING, 1)
    hinted.turns.ask_hint()
    assert hinted.bots.asked[-1] == (0, "expert")
    for table in (looking, speaking, hinted):
        assert set(table.match.to_act) >= {0, 1}


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[Table], pytest.MonkeyPatch]:
    """Lets nothing be written down at a table, until it is undone."""

    def fill(table: Table) -> pytest.MonkeyPatch:
        def full(action: Any) -> Any:
            raise Problem("disk-full", path="journal")

        monkeypatch.setattr(table.bridge.referee, "submit", full)
        return monkeypatch

    return fill


Fill = Callable[[Table], pytest.MonkeyPatch]


def test_the_time_that_is_up_waits_until_all_is_written_down(qtbot: QtBot, full_disk: Fill) -> None:
    table = Table(at(NEGOTIATION, "hhbb"), silent)
    table.bots.held = True
    table.turns.talk.time_limit = 30
    table.turns.start()
    offer = Offer(0, split(table.match, 0, 1))
    disk = full_disk(table)
    table.turns.decide(offer)
    assert table.turns.phase is Phase.HELD
    with (
        qtbot.waitSignal(table.clock.time_up),
        qtbot.assertNotEmitted(table.bridge.troubled, wait=400),
    ):
        table.clock._limit.setInterval(1)
    disk.undo()
    table.turns.resume()
    assert table.last == offer
    qtbot.waitUntil(lambda: table.match.state.phase != NEGOTIATION)


def test_who_is_about_to_speak_waits_until_all_is_written_down(
    qtbot: QtBot, full_disk: Fill
) -> None:
    table = negotiation("hbbb", offering)
    qtbot.waitUntil(lambda: table.clock.next_speaker == 1)
    disk = full_disk(table)
    table.turns.decide(Done(0))
    assert table.turns.phase is Phase.HELD
    assert table.clock.next_speaker == NOBODY
    assert not table.turns.talk._waiting.isActive()
    disk.undo()
    table.turns.resume()
    assert table.last == Done(0)
    qtbot.waitUntil(lambda: any(isinstance(one, Offer) for one in table.match.actions))


def test_whoever_is_told_of_the_talk_knows_who_may_speak(qtbot: QtBot) -> None:
    table = Table(at(NEGOTIATION, "hhbb"), silent)
    told: list[tuple[int, ...]] = []
    table.turns.changed.connect(lambda: told.append(table.turns.speakers))
    table.turns.start()
    assert told == [(0, 1)]


# --- suspense ------------------------------------------------------------------------------------


def sealed(kinds: str) -> Match:
    """A match in which only the cards of the first seat are waited for."""
    rng = Random(3)
    for seed in range(1, 60):
        match = a_match(kinds, seed, game="saludos-amigos")
        while match.to_act and not (match.state.phase == SEALING and match.to_act == (0,)):
            if match.to_act == (CHANCE,):
                match.draw()
            else:
                seats = [seat for seat in match.to_act if seat] or match.to_act
                seat = rng.choice(seats)
                match.play(match.game.sample(match.state, seat, rng))
        if match.to_act:
            return match
    raise AssertionError("no council met")


def test_what_came_to_light_is_told_when_it_has_been_seen(qtbot: QtBot) -> None:
    table = Table(sealed("hbbb"), still=False)
    table.stage.prompt = False
    table.turns.start()
    table.turns.decide(Commit(0, (0, 0, 0)))
    assert table.bridge.revealed_length == table.match.length - 1
    told: list[int] = []
    table.bridge.revealed.subscribe(Rank.LOG, lambda step: told.append(step.number))
    length = table.match.length
    table.stage.settled.emit()
    assert told[:1] == [length]


@pytest.mark.parametrize(("pause", "shown"), [(100, True), (0, False)])
def test_what_came_to_light_stays_in_sight_although_nothing_moves(
    qtbot: QtBot, pause: int, shown: bool
) -> None:
    table = Table(sealed("hbbb"))
    table.pace.bot_pause = pause
    table.turns.start()
    table.turns.decide(Commit(0, (0, 0, 0)))
    assert bool(table.stage.performed) == shown


# --- time to read --------------------------------------------------------------------------------

SAID = "Count again, Carl: 16 without me. I come for 2, and not for a million less."


def at_usual_speed(kinds: str, policy: Policy) -> Table:
    """A negotiation in which bots have words for whatever they do."""
    table = Table(at(NEGOTIATION, kinds), policy)
    steps = table.match.length
    table.turns.said = lambda number: SAID if number > steps else ""
    table.turns.talk.pause_for_people = LONG
    table.pace.speed, table.pace.bot_pause = "normal", 100
    table.turns.start()
    return table


def test_what_a_bot_says_can_be_read_before_the_next_one_speaks(qtbot: QtBot) -> None:
    table = at_usual_speed("bbbb", offering)
    reading = table.turns.talk._reading
    assert reading.isActive()
    assert reading.interval() == table.pace.pause()
    for spoken in range(1, 4):
        before = table.match.length
        table.pace.hurry()
        qtbot.waitUntil(lambda before=before: table.match.length > before and reading.isActive())  # type: ignore[misc]
        assert table.match.length == before + 1, spoken
        assert reading.interval() > 2 * table.pace.pause()


def test_an_answer_to_a_person_waits_until_another_answer_has_been_read(qtbot: QtBot) -> None:
    def agreeing(match: Match, seat: int) -> Any:
        return Accept(seat, 0) if match.state.waiting[0] >> seat & 1 else Done(seat)

    table = at_usual_speed("hbbb", agreeing)
    table.turns.said = lambda number: SAID if table.match.step(number).action.seat else ""
    table.turns.decide(Offer(0, split(table.match, 0, 2, 3)))
    qtbot.waitUntil(lambda: type(table.last) is Accept)  # at once: nothing else is to be read
    qtbot.waitUntil(table.turns.talk._reading.isActive)
    assert table.turns.talk._reading.interval() > 2 * table.pace.pause()


def test_what_was_said_last_is_read_before_the_dice_roll(qtbot: QtBot) -> None:
    """… and before bots are asked that do not talk; nobody waits for words that a person has hurried."""
    table = at_usual_speed("bbbb", silent)
    turns = table.turns
    while table.match.state.phase == NEGOTIATION:
        before = table.match.length
        table.pace.hurry()
        qtbot.waitUntil(lambda before=before: table.match.length > before)  # type: ignore[misc]
    qtbot.waitUntil(turns._pause.isActive)
    assert turns._pause.interval() > 2 * table.pace.pause()
    table.pace.hurry()
    assert turns._pause.interval() == turns.unread == 0
