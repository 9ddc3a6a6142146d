"""The arena: everybody on every seat with the same luck, and an honest count of wins and seconds."""

from random import Random

import pytest

from bigshot_desktop.bots import levels
from bigshot_desktop.bots.bot import Bot, Budget, Sight
from bigshot_desktop.bots.game_bots import GameBots
from bigshot_desktop.bots.reasons import Choice, Prospect
from bigshot_desktop.games import GAMES
from bigshot_desktop.table import arena
from bigshot_desktop.table.arena import (
    Bout,
    Contestant,
    Lineup,
    Played,
    Tally,
    Thinking,
    bouts,
    play_bout,
    seat_bout,
)
from bigshot_desktop.table.simulation import Broken, Thought
from tests.every import for_every

EASY, RANDOM = Contestant("easy", "easy"), Contestant("random", "random")
LINEUP = Lineup("big-shot", (EASY, RANDOM, RANDOM, RANDOM), (), seed=3)


def test_every_deal_is_played_with_everybody_on_every_seat() -> None:
    played = list(bouts(LINEUP, 8))
    assert [bout.deal for bout in played] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [bout.seating.index(EASY) for bout in played] == [0, 1, 2, 3] * 2
    assert len({bout.seed for bout in played}) == 2
    setups = {seat_bout(bout).setup.deal for bout in played[:4]}
    assert len(setups) == 1


def test_everybody_keeps_their_neighbours() -> None:
    names = "abcd"
    lineup = Lineup("big-shot", tuple(Contestant(name, "random") for name in names), (), seed=1)
    for bout in bouts(lineup, 4):
        order = "".join(who.name for who in bout.seating)
        assert order in names + names


def test_a_deal_is_never_left_half_played() -> None:
    assert len(list(bouts(LINEUP, 1))) == 4
    assert len(list(bouts(LINEUP, 5))) == 8
    assert len(list(bouts(LINEUP, 8))) == 8


@for_every(
    ("winners", "shares"),
    [
        ((0,), {"easy": 1.0, "random": 0.0}),
        ((2,), {"easy": 0.0, "random": 1 / 3}),
        ((0, 1), {"easy": 0.5, "random": 0.5 / 3}),
        ((1, 2, 3), {"easy": 0.0, "random": 1 / 3}),
        ((), {"easy": 0.0, "random": 0.0}),
    ],
    ids=["won", "lost", "shared", "shared-by-others", "nobody"],
)
def test_a_win_is_shared_out(winners: tuple[int, ...], shares: dict[str, float]) -> None:
    assert arena.shares(LINEUP.contestants, winners) == pytest.approx(shares)


def _played(share: float) -> Played:
    return Played({"easy": share, "random": (1 - share) / 3}, {"easy": Thinking()}, decisions=10)


def test_a_tally_counts_whole_deals() -> None:
    tally = Tally(LINEUP)
    for share in (1, 0, 1, 0, 1, 1, 1, 0, 1):
        tally.add(_played(share))
    assert tally.matches == 9
    assert tally.decisions == 90
    assert tally.blocks["easy"] == [0.5, 0.75]
    seen, low, high = tally.share("easy")
    assert seen == 0.625
    assert low < seen < high
    assert tally.share("random")[0] == pytest.approx((1 - 0.625) / 3)


def test_only_what_was_thought_about_is_timed_and_everything_late_is_counted() -> None:
    thinking = Thinking()
    sight = Sight(None, None)
    thinking.add(Thought(0, sight, Choice(Prospect(None), effort=5), 0.02), 0.03)
    thinking.add(Thought(0, sight, Choice(Prospect(None), effort=7), 0.04), 0.03)
    thinking.add(Thought(0, sight, Choice(Prospect(None)), 0.001), 0.03)
    thinking.add(Thought(0, sight, Choice(Prospect(None)), 0.05), 0.03)
    assert list(thinking.seconds) == [0.02, 0.04]
    assert thinking.effort == 12
    assert thinking.late == 2


def test_the_same_bout_goes_the_same_way_again() -> None:
    bout = Bout(LINEUP, 1)
    one, two = play_bout(bout), play_bout(bout)
    assert one.shares == two.shares
    assert one.decisions == two.decisions
    assert {name: of.effort for name, of in one.thinking.items()} == {
        name: of.effort for name, of in two.thinking.items()
    }


class Cheat:
    """Acts for somebody else."""

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        game, seen = GAMES["big-shot"], sight.observation
        action = game.sample(game.guess(seen, rng), seen.seat, rng)
        return Choice(Prospect(type(action)((seen.seat + 1) % 4, *_rest(action))))


def _rest(action: object) -> list[object]:
    return [getattr(action, name) for name in action.__slots__ if name != "seat"]  # type: ignore[attr-defined]


def test_what_the_rules_refuse_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "make_bot", lambda *_: Cheat())
    with pytest.raises(Broken):
        play_bout(Bout(LINEUP, 0))


def test_other_weights_are_played_by(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    crew = levels.BOTS["big-shot"]

    def bot(weights: object) -> Bot:
        given.append(weights)
        return crew.bot(crew.weights["easy"])

    others = {"big-shot": GameBots(bot, crew.memory, crew.weights)}
    monkeypatch.setattr(levels, "BOTS", others)
    other = {"a": 1}
    new = Contestant("easy@file", "easy", other)
    play_bout(Bout(Lineup("big-shot", (new, RANDOM, RANDOM, RANDOM), (), seed=3), 0))
    assert given == [other]
