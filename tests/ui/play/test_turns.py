"""The course of a match: who is waited for, in which order, and what interrupts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.big_shot.rules.decisions import RollDie
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Roll, Sell
from bigshot_desktop.games.shark.rules.decisions import RollDice, Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase, Turns
from tests.ui.faulty_disk import FullDisk
from tests.ui.players import EmptyStage, InstantBots, a_match


class Table:
    """A table without a window."""

    def __init__(self, match: Match, *, still: bool = True, prompt: bool = True) -> None:
        self.stage = EmptyStage(prompt=prompt)
        self.bots = InstantBots()
        self.pace = Pace("off" if still else "fast")
        self.pace.bot_pause = 0
        self.bridge = Bridge(Referee(match))
        self.phases: list[tuple[Phase, int]] = []
        self.turns = Turns(
            self.bridge,
            self.bots,  # type: ignore[arg-type]
            self.pace,
            self.stage,
            secrets=dict(match.setup.options).get("hidden-money") == "yes",
            roller=self._roller,
        )
        self.turns.changed.connect(self._note)

    def _roller(self, state: Any) -> int:
        decision = self.bridge.match.game.decision(state, CHANCE)
        assert isinstance(decision, RollDie | RollDice)
        return decision.roller

    def _note(self) -> None:
        self.phases.append((self.turns.phase, self.turns.seat))


WAITING = (Phase.DECIDING, Phase.ROLLING, Phase.CALLING, Phase.HELD, Phase.OVER)


def until_asked(qtbot: QtBot, turns: Turns) -> Phase:
    qtbot.waitUntil(lambda: turns.phase in WAITING, timeout=20_000)
    return turns.phase


def act(turns: Turns, rng: Random) -> None:
    """What a person does who does anything."""
    match = turns.bridge.match
    if turns.phase is Phase.ROLLING:
        turns.roll()
    elif turns.phase is Phase.CALLING:
        turns.arrive()
    else:
        turns.decide(match.game.sample(match.state, turns.seat, rng))


def until(qtbot: QtBot, turns: Turns, there: Callable[[], bool], seed: int = 3) -> None:
    rng = Random(seed)
    while not (until_asked(qtbot, turns) is Phase.OVER or there()):
        act(turns, rng)


@pytest.mark.parametrize("kinds", ["hb", "hbb", "hbhb", "bbbb", "hhhh"])
@pytest.mark.parametrize("still", [True, False])
def test_a_match_comes_to_its_end(qtbot: QtBot, kinds: str, still: bool) -> None:
    table = Table(a_match(kinds), still=still)
    table.turns.start()
    until(qtbot, table.turns, lambda: False)
    assert table.bridge.match.result is not None
    assert table.turns.phase is Phase.OVER
    decided = {seat for phase, seat in table.phases if phase is Phase.DECIDING}
    assert decided == {seat for seat, kind in enumerate(kinds) if kind == "h"}
    performed = len(table.stage.performed)
    assert performed == (0 if still else table.bridge.match.length)


def test_nothing_goes_on_before_it_was_shown(qtbot: QtBot) -> None:
    table = Table(a_match("bbbb"), still=False, prompt=False)
    table.turns.start()
    qtbot.waitUntil(lambda: len(table.stage.performed) == 1)
    assert table.turns.phase is Phase.SHOWING
    assert table.bridge.match.length == 1
    table.stage.settled.emit()
    qtbot.waitUntil(lambda: len(table.stage.performed) == 2)


def test_nothing_goes_on_after_the_table_was_left_in_the_middle(qtbot: QtBot) -> None:
    table = Table(a_match("bbbb"), still=False, prompt=False)
    table.turns.start()
    qtbot.waitUntil(lambda: len(table.stage.performed) == 1)
    asked = len(table.bots.asked)
    table.turns.stop()
    table.stage.settled.emit()
    assert (len(table.bots.asked), table.bridge.match.length) == (asked, 1)


def test_who_rushes_is_shown_nothing_until_somebody_is_asked(qtbot: QtBot) -> None:
    table = Table(a_match("hbbb"), still=False)
    table.pace.bot_pause = 300  # a match would take minutes
    turns = table.turns
    turns.start()
    qtbot.waitUntil(lambda: turns.phase in (Phase.THINKING, Phase.ROLLING))
    if turns.phase is Phase.ROLLING:
        turns.roll()
        qtbot.waitUntil(lambda: turns.phase is Phase.THINKING)
    shown = len(table.stage.performed)
    turns.rush()
    assert until_asked(qtbot, turns) in (Phase.DECIDING, Phase.ROLLING)
    assert len(table.stage.performed) == shown
    assert not turns.rushing


def test_an_action_out_of_turn_is_not_even_asked_about(qtbot: QtBot) -> None:
    table = Table(a_match("hbbb"))
    table.turns.start()
    until(qtbot, table.turns, lambda: table.turns.phase is Phase.DECIDING)
    match = table.bridge.match
    action = match.game.sample(match.state, table.turns.seat, Random(1))
    before = match.length
    table.turns.decide(type(action)(**{**_fields(action), "seat": 3}))
    assert match.length == before
    table.turns.decide(action)
    assert match.length > before


def _fields(action: Any) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__slots__}


def test_undo_goes_back_to_the_players_last_decision(qtbot: QtBot) -> None:
    table = Table(a_match("hhbb", seed=4))
    turns, match = table.turns, table.bridge.match
    turns.start()
    until(qtbot, turns, lambda: turns.undo_seat is not None and turns.phase is Phase.DECIDING)
    seat = turns.undo_seat
    steps = match.steps
    assert turns.undo()
    assert until_asked(qtbot, turns) is Phase.DECIDING
    assert turns.seat == seat
    assert match.steps == steps[: match.length]
    assert all(step.action.seat != seat for step in steps[match.length + 1 :])
    assert turns.redo()
    assert match.steps == steps
    assert until_asked(qtbot, turns) is Phase.DECIDING


def test_an_undo_forgets_the_bot_that_was_thinking(qtbot: QtBot) -> None:
    table = Table(a_match("hbbb", seed=2))
    turns = table.turns
    turns.start()
    rng = Random(1)
    table.bots.held = True
    while True:
        qtbot.waitUntil(lambda: turns.phase in WAITING or table.bots.waiting)
        if table.bots.waiting and turns.undo_seat == 0:
            break
        table.bots.deliver() if table.bots.waiting else act(turns, rng)
    assert turns.undo()
    assert turns.phase is Phase.DECIDING
    length = table.bridge.match.length
    table.bots.deliver()
    assert table.bridge.match.length == length


def test_the_curtain_falls_between_two_players_with_secrets(qtbot: QtBot) -> None:
    table = Table(a_match("hhb", hidden_money="yes"))
    turns, bridge = table.turns, table.bridge
    turns.start()
    assert bridge.viewer == EVERYONE
    rng = Random(2)
    called = []
    while until_asked(qtbot, turns) is not Phase.OVER:
        if turns.phase is Phase.CALLING:
            assert bridge.viewer == EVERYONE
            called.append(turns.seat)
        if turns.phase is Phase.DECIDING:
            assert bridge.viewer == turns.seat
        act(turns, rng)
    assert {0, 1} == set(called)
    decided = [seat for phase, seat in table.phases if phase is Phase.DECIDING]
    assert len(called) < len(decided)  # who goes on is not called again


def test_nobody_sees_a_secret_while_others_look_on(qtbot: QtBot) -> None:
    table = Table(a_match("hhb", hidden_money="yes"), still=False)
    turns, bridge = table.turns, table.bridge
    looked: set[tuple[Phase, bool]] = set()

    def look() -> None:
        going_on = bridge.match.to_act == (bridge.viewer,)
        secret = bridge.viewer != EVERYONE and not going_on
        looked.add((turns.phase, secret))

    turns.changed.connect(look)
    turns.start()
    until(qtbot, turns, lambda: False)
    assert {phase for phase, secret in looked if secret} == set()
    assert {Phase.SHOWING, Phase.THINKING, Phase.ROLLING} <= {phase for phase, _ in looked}


@pytest.mark.parametrize(("kinds", "secret"), [("hbb", "yes"), ("hhb", "no")])
def test_there_is_no_curtain_where_there_is_nothing_to_hide(
    qtbot: QtBot, kinds: str, secret: str
) -> None:
    table = Table(a_match(kinds, hidden_money=secret))
    table.turns.start()
    until(qtbot, table.turns, lambda: False)
    assert Phase.CALLING not in {phase for phase, _ in table.phases}


def test_a_full_disk_holds_the_match_until_the_player_has_decided(qtbot: QtBot) -> None:
    table = Table(a_match("hbbb"))
    turns, bridge = table.turns, table.bridge
    turns.start()
    until(qtbot, turns, lambda: turns.phase is Phase.DECIDING)
    bridge.referee.journal = FullDisk()  # type: ignore[assignment]
    act(turns, Random(1))
    assert turns.phase is Phase.HELD
    length = bridge.match.length
    turns.resume()
    assert turns.phase is Phase.HELD
    assert bridge.match.length == length
    bridge.referee.journal = None
    turns.resume()  # what the player wanted is done now
    assert bridge.match.length > length
    assert bridge.match.actions[length].seat == 0
    until_asked(qtbot, turns)


def test_hints_come_from_the_strongest(qtbot: QtBot) -> None:
    table = Table(a_match("hbbb"))
    turns = table.turns
    turns.start()
    until(qtbot, turns, lambda: turns.phase is Phase.DECIDING)
    with qtbot.waitSignal(turns.hinted) as told:
        turns.ask_hint()
    assert table.bots.asked[-1] == (0, "expert")
    assert told.args[0].action.seat == 0
    assert turns.phase is Phase.DECIDING


def test_bots_reasons_are_kept_and_can_be_had_again(qtbot: QtBot) -> None:
    table = Table(a_match("hbbb"))
    turns = table.turns
    turns.start()
    until(qtbot, turns, lambda: bool(table.bridge.choices) and turns.phase is Phase.DECIDING)
    number, choice = max(table.bridge.choices.items())
    with qtbot.waitSignal(turns.explained) as told:
        turns.ask_why(number)
    assert told.args == [number, choice]
    table.bridge.choices.clear()  # as after the match was continued
    asked = len(table.bots.asked)
    with qtbot.waitSignal(turns.explained) as told:
        turns.ask_why(number)
    assert told.args[0] == number
    seat = table.bridge.match.steps[number - 1].action.seat
    assert table.bots.asked[asked:] == [(seat, ""), (seat, "expert")], "then what it did to all"


def test_hurrying_ends_the_pause_of_a_bot(qtbot: QtBot) -> None:
    table = Table(a_match("bbbb"))
    table.pace.bot_pause = 1_000_000  # an hour: nobody waits for its end
    table.turns.start()
    length = table.bridge.match.length
    for _ in range(4):
        before = table.bridge.match.length

        def further(before: int = before) -> bool:
            table.pace.hurry()
            return table.bridge.match.length > before

        qtbot.waitUntil(further)
    assert table.bridge.match.length > length + 3


# --- what bots are asked -------------------------------------------------------------------------


def asked() -> tuple[Table, list[Answer]]:
    """A question whose answer has not come yet, and where it will be received."""
    table, received = Table(a_match("bbbb")), list[Answer]()
    table.bots.held = True
    while table.bridge.match.to_act == (CHANCE,):
        table.bridge.draw()
    table.turns.asking.ask(table.bridge.match, table.bridge.match.to_act[0], received.append)
    return table, received


def test_an_answer_is_received_once(qtbot: QtBot) -> None:
    table, received = asked()
    answer = table.bots._answer
    table.bots.deliver()
    assert received == [answer]
    table.bots.answered.emit(answer)
    assert len(received) == 1


def test_nobody_receives_an_answer_to_an_earlier_question(qtbot: QtBot) -> None:
    table, received = asked()
    assert table.bots._answer is not None
    table.bots.answered.emit(replace(table.bots._answer, ticket=table.bots._ticket - 1))
    assert not received
    table.bots.deliver()
    assert len(received) == 1


def test_what_is_dropped_is_thought_about_no_more(qtbot: QtBot) -> None:
    table, received = asked()
    answer = table.bots._answer
    table.turns._drop_question()
    assert not table.bots.waiting
    table.bots.answered.emit(answer)
    assert not received


# --- several actions in one go -------------------------------------------------------------------


def trading(qtbot: QtBot, table: Table, *, least: int) -> Trade:
    """Plays on until a person can sell and can buy so many shares before the dice are rolled."""
    turns, found = table.turns, []

    def there() -> bool:
        if turns.phase is not Phase.DECIDING:
            return False
        asked = table.bridge.decision(turns.seat)
        if not isinstance(asked, Trade) or asked.occasion == 2:
            return False
        if max(asked.buyable) >= least and max(asked.sellable):
            found.append(asked)
        return bool(found)

    turns.start()
    until(qtbot, turns, there)
    return found[0]


def orders_for(asked: Trade, seat: int, *, roll: bool) -> Orders:
    sold, bought = (
        asked.sellable.index(max(asked.sellable)),
        asked.buyable.index(max(asked.buyable)),
    )
    actions = (Sell(seat, sold, 1), Buy(seat, bought, 1), EndTrading(seat))
    return Orders(actions, roll)


@pytest.mark.parametrize("still", [True, False])
@pytest.mark.parametrize("roll", [True, False])
def test_orders_are_carried_out_one_after_the_other(qtbot: QtBot, still: bool, roll: bool) -> None:
    table = Table(a_match("hbb", game="shark"), still=still)
    asked = trading(qtbot, table, least=1)
    turns, length = table.turns, table.bridge.match.length
    table.phases.clear()
    orders = orders_for(asked, turns.seat, roll=roll)
    turns.decide(orders)
    qtbot.waitUntil(lambda: table.bridge.match.length >= length + 3 + roll)
    taken = table.bridge.match.actions[length:]
    assert taken[:3] == orders.actions
    if roll:
        assert isinstance(taken[3], Roll)
        assert Phase.ROLLING not in {phase for phase, _ in table.phases}
    else:
        assert until_asked(qtbot, turns) is Phase.ROLLING
        assert table.bridge.match.length == length + 3


def test_a_refusal_ends_the_orders(qtbot: QtBot) -> None:
    table = Table(a_match("hbb", game="shark"))
    asked = trading(qtbot, table, least=1)
    turns, length = table.turns, table.bridge.match.length
    good = orders_for(asked, turns.seat, roll=True)
    sale, _, end = good.actions
    turns.decide(Orders((sale, Buy(turns.seat, 0, 6), end), roll=True))
    assert until_asked(qtbot, turns) is Phase.DECIDING
    assert table.bridge.match.actions[length:] == (sale,)


def test_an_undo_ends_the_orders(qtbot: QtBot) -> None:
    table = Table(a_match("hbb", game="shark"), still=False, prompt=False)
    table.stage.prompt = True
    asked = trading(qtbot, table, least=1)
    turns, length = table.turns, table.bridge.match.length
    table.stage.prompt = False
    turns.decide(orders_for(asked, turns.seat, roll=True))
    assert turns.phase is Phase.SHOWING
    assert turns.undo()
    assert (turns.phase, table.bridge.match.length) == (Phase.DECIDING, length)
    table.stage.settled.emit()
    assert table.bridge.match.length == length


def test_orders_wait_for_a_full_disk(qtbot: QtBot) -> None:
    table = Table(a_match("hbb", game="shark"))
    asked = trading(qtbot, table, least=1)
    turns, length = table.turns, table.bridge.match.length
    orders = orders_for(asked, turns.seat, roll=False)
    table.bridge.referee.journal = FullDisk()  # type: ignore[assignment]
    turns.decide(orders)
    assert turns.phase is Phase.HELD
    table.bridge.referee.journal = None
    turns.resume()
    assert table.bridge.match.actions[length : length + 3] == orders.actions


def test_orders_are_undone_and_redone_as_one(qtbot: QtBot) -> None:
    table = Table(a_match("hbb", game="shark"))
    asked = trading(qtbot, table, least=1)
    turns, length = table.turns, table.bridge.match.length
    sale, purchase, _ = orders_for(asked, turns.seat, roll=False).actions
    turns.decide(Orders((sale, purchase)))
    assert table.bridge.match.length == length + 2
    assert turns.undo()
    assert (turns.phase, table.bridge.match.length) == (Phase.DECIDING, length)
    assert turns.redo()
    assert table.bridge.match.actions[length:] == (sale, purchase)
    assert turns.undo()
    turns.decide(sale)  # another course: what was bundled is no more
    turns.decide(purchase)
    assert turns.undo()
    assert table.bridge.match.actions[length:] == (sale,)


# --- forced moves --------------------------------------------------------------------------------


def is_forced(table: Table) -> bool:
    """Whether the person who is asked can do one thing only."""
    match = table.bridge.match
    possible = match.game.legal(match.state, table.turns.seat)
    return possible is not None and len(possible) == 1


def forced_steps(match: Match) -> list[int]:
    """The steps of the person that were the only ones possible."""
    return [
        step.number
        for step in match.steps
        if step.action.seat == 0
        and len(match.game.legal(match.before(step.number).state, 0) or ()) == 1
    ]


@pytest.mark.parametrize("game", ["big-shot", "shark"])
def test_forced_moves_are_made_without_a_click_if_wished(qtbot: QtBot, game: str) -> None:
    table = Table(a_match("hbb", 5, game=game))
    table.turns.rolls_itself = table.turns.makes_forced_moves = True
    asked_in_vain = []
    table.turns.changed.connect(
        lambda: (
            asked_in_vain.append(table.bridge.match.length)
            if table.turns.phase is Phase.DECIDING and is_forced(table)
            else None
        )
    )
    table.turns.start()
    until(qtbot, table.turns, lambda: len(forced_steps(table.bridge.match)) >= 2)
    assert len(forced_steps(table.bridge.match)) >= 2
    assert asked_in_vain == []


def test_forced_moves_are_asked_for_by_default_and_after_an_undo(qtbot: QtBot) -> None:
    """Who takes a forced move back is asked for it, or could never get behind it."""
    table = Table(a_match("hbb", 5))
    table.turns.rolls_itself = True
    table.turns.start()
    until(qtbot, table.turns, lambda: is_forced(table))
    assert is_forced(table)
    table.turns.makes_forced_moves = True
    table.bridge.match.free_undo = True
    act(table.turns, Random(3))
    until_asked(qtbot, table.turns)
    length = table.bridge.match.length
    while table.bridge.match.length >= length or not is_forced(table):
        length = table.bridge.match.length
        assert table.turns.undo()
        assert until_asked(qtbot, table.turns) is Phase.DECIDING
    assert table.bridge.match.length < length
