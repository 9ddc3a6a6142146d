"""Matches without animations or pauses: everybody hears of every step, in one order, before the next one."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.shark.rules.actions import EndTrading
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.sounds import Sounds
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase, Turns
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import until

WAITING = (Phase.DECIDING, Phase.ROLLING, Phase.CALLING, Phase.OVER)


class Heard(NamedTuple):
    """What one listener heard."""

    news: str
    number: int
    rank: Rank
    when: str
    length: int
    """Of the match, at that moment."""


EVERYBODY: Final = [(rank, when) for rank in Rank for when in ("early", "late")]


class Recorder:
    """Listeners of every rank, some that were there before the table was laid and some that came last."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.begun = bridge.match.length
        self.heard: list[Heard] = []
        self.subscribe("early")

    def subscribe(self, when: str) -> None:
        for rank in reversed(Rank):
            self._subscribe(rank, when)

    def _subscribe(self, rank: Rank, when: str) -> None:
        def hear(news: str, number: int) -> None:
            length = self.bridge.match.length
            assert news == "rewound" or number == length, "the next step was taken too early"
            self.heard.append(Heard(news, number, rank, when, length))

        self.bridge.stepped.subscribe(rank, lambda step: hear("step", step.number))
        self.bridge.revealed.subscribe(rank, lambda step: hear("revealed", step.number))
        self.bridge.rewound.subscribe(rank, lambda length: hear("rewound", length))

    def check(self) -> None:
        """Each step or undo reached everybody, rank by rank, before there was another one."""
        heard = self.heard
        length = self.begun
        while heard:
            news = ("rewound",) if heard[0].news == "rewound" else ("step", "revealed")
            size = len(news) * len(EVERYBODY)
            delivery, heard = heard[:size], heard[size:]
            (number,) = {one.number for one in delivery}
            for kind in news:
                assert [(one.rank, one.when) for one in delivery if one.news == kind] == EVERYBODY
            assert number == length + 1 if news[0] == "step" else number <= length
            (length,) = {one.length for one in delivery}
        assert length == self.bridge.match.length


def act(turns: Turns, rng: Random) -> bool:
    """What a person does who does anything; whether several things were wanted in one go."""
    match = turns.bridge.match
    if turns.phase is Phase.ROLLING:
        turns.roll()
    elif turns.phase is Phase.CALLING:
        turns.arrive()
    elif isinstance(turns.bridge.decision(turns.seat), Trade) and rng.random() < 0.7:
        turns.decide(Orders((EndTrading(turns.seat),), roll=True))
        return True
    else:
        turns.decide(match.game.sample(match.state, turns.seat, rng))
    return False


@pytest.mark.parametrize(
    ("game", "kinds", "begun"),
    [("big-shot", "hbh", 100), ("shark", "hb", 0), ("saludos-amigos", "hbbb", 260)],
)
def test_everybody_hears_the_same_in_the_same_order(
    qtbot: QtBot, game: str, kinds: str, begun: int
) -> None:
    """To the end of a match; one is played from its first step on, the others go on when half of it is over."""
    secrets = {"hidden_money": "yes"} if game == "big-shot" else {}
    match = until(a_match(kinds, 3, game=game, **secrets), lambda match: match.length >= begun)
    bridge = Bridge(Referee(match))
    recorder, rng = Recorder(bridge), Random(5)
    pace, sounds = Pace("off"), Sounds()
    pace.bot_pause = 0
    sounds.set_enabled(False)
    page = TablePage(bridge, InstantBots(), pace, sounds)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    recorder.subscribe("late")
    turns, orders, undone = page.turns, 0, 0
    bridge.match.free_undo = True
    page.start()
    while turns.phase is not Phase.OVER:
        qtbot.waitUntil(lambda: turns.phase in WAITING, timeout=20_000)
        undoable = turns.phase is Phase.DECIDING and turns.undo_seat is not None
        if undoable and rng.random() < (0.05 if undone else 0.5):
            undone += turns.undo() + (rng.random() < 0.5 and turns.redo())
        elif turns.phase is not Phase.OVER:
            orders += act(turns, rng)
    assert undone
    assert (game == "shark") == bool(orders)
    recorder.check()
    page.stop()
