"""A match in a few sentences: where people came, and what made it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import Result, Standing
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Done, Offer
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.games.saludos_amigos.window.models.betrayals import betrayals
from bigshot_desktop.ui.match.match_story import StoryLine, places, story
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.match.end_sheets import played
from tests.ui.play.open_tables import at


class Figures(HistoryModel):
    """A history that a test has made up."""

    def __init__(self, bridge: Bridge, *lines: Sequence[int]) -> None:
        self._lines = lines
        super().__init__(bridge)

    def finished(self, state: object) -> int:
        return 0

    def figures(self, state: object) -> tuple[int, ...]:
        return tuple(line[0] for line in self._lines)

    def line(self, column: int) -> tuple[int, ...]:
        return tuple(self._lines[column])

    def doer(self, row: int) -> int:
        """Each part belongs to whoever gained most in it."""
        return max(range(len(self._lines)), key=lambda seat: self._gain(seat, row))

    def _gain(self, seat: int, row: int) -> int:
        return self._lines[seat][row] - self._lines[seat][row - 1]

    def part(self, number: int) -> str:
        return f"Round {number}"


@pytest.fixture
def bridge(qapp: QApplication) -> Bridge:
    """Anna, a person, and three bots, of whom Carl wins."""
    return played("hbbb")


def winner_of(bridge: Bridge) -> int:
    result = bridge.match.result
    assert result is not None
    (winner,) = result.winners
    return winner


def told(bridge: Bridge, *lines: Sequence[int], more: Sequence[StoryLine] = ()) -> list[str]:
    return [line.text for line in story(bridge, Figures(bridge, *lines), more)]


def test_the_best_deal_the_turning_point_and_the_hardest_blow(bridge: Bridge) -> None:
    winner = winner_of(bridge)
    name = bridge.narrator.player(winner)
    others = [seat for seat in range(4) if seat != winner]
    lines = {winner: (10, 5, 20, 25), others[0]: (10, 30, 8, 9), others[1]: (10, 10, 10, 10)}
    best = bridge.narrator.player(others[0])
    assert told(bridge, *(lines.get(seat, (0, 0, 0, 0)) for seat in range(4))) == [
        f"Round 1, the best deal: {best} gains $20M.",
        f"Round 2, the turning point: {name} goes ahead and stays ahead.",
        f"Round 2, the hardest blow: {best} loses $22M.",
    ]


def test_who_was_never_behind_led_from_first_to_last(bridge: Bridge) -> None:
    winner = winner_of(bridge)
    lines = [(1, 2 + 5 * (seat == winner), 3 + 9 * (seat == winner)) for seat in range(4)]
    name = bridge.narrator.player(winner)
    assert f"{name} was ahead from first to last." in told(bridge, *lines)


def test_where_the_winner_was_not_the_richest_there_is_no_turning_point(bridge: Bridge) -> None:
    winner = winner_of(bridge)
    lines = [(1, 1, 1 if seat == winner else 2) for seat in range(4)]
    assert not [text for text in told(bridge, *lines) if "turning" in text or "ahead" in text]


def test_what_the_game_tells_comes_before_the_hardest_blow(bridge: Bridge) -> None:
    winner = winner_of(bridge)
    lines = [(5, 9, 20 if seat == winner else 3) for seat in range(4)]
    own = StoryLine("speech", "Nobody left a coalition.")
    texts = told(bridge, *lines, more=[own])
    assert len(texts) == 3
    assert texts[-1] == own.text


@pytest.mark.parametrize(
    ("totals", "winners", "sentences"),
    [
        ((40, 30, 20, 10), (0,), ["Anna wins by $10M over Bea."]),
        ((30, 40, 20, 10), (1,), ["Anna: second, $10M behind Bea."]),
        ((10, 40, 30, 20), (1,), ["Anna: fourth, $30M behind Bea."]),
        ((40, 30, 20, 10), (1,), ["Anna comes second."]),  # richer, but without enough districts
        ((40, 40, 20, 10), (0, 1), []),
    ],
)
def test_ones_own_place_in_words(
    bridge: Bridge, totals: tuple[int, ...], winners: tuple[int, ...], sentences: list[str]
) -> None:
    order = sorted(range(4), key=lambda seat: (seat not in winners, -totals[seat]))
    standings = tuple(
        Standing(seat, 1 if seat in winners else place, totals[seat], True, ())
        for place, seat in enumerate(order, 1)
    )
    assert places(bridge, Result(standings, winners)) == sentences


def test_who_goes_over_and_leaves_somebody_behind_betrays(qapp: QApplication) -> None:
    match = at(NEGOTIATION, "hbbb")
    worth = match.state.worth
    assert worth >= 3

    def offer(proposer: int, *others: int) -> None:
        shares = [0] * 4
        for seat in (proposer, *others):
            shares[seat] = 1
        shares[proposer] += worth - sum(shares)
        match.play(Offer(proposer, tuple(shares)))
        for seat in others:
            match.play(Accept(seat, proposer))

    offer(0, 1)
    assert betrayals(match) == []
    before = match.length
    offer(2, 1, 3)
    if match.state.coalition != 0b1110:
        pytest.fail(f"the offer does not stand: {match.steps_after(before)}")
    assert betrayals(match) == [(1, 1)], "the one who is in both has left the first behind"
    for seat in list(match.to_act):
        match.play(Done(seat))
    assert betrayals(match) == [(1, 1)]


def test_who_is_rich_in_vain_is_told_of_with_the_places(bridge: Bridge) -> None:
    """As it was seen: somebody with less stands higher, and only the smallest letters said why."""
    standings = tuple(
        Standing(seat, rank, total, qualified, ())
        for rank, (seat, total, qualified) in enumerate(
            [(1, 48, True), (2, -13, True), (3, 21, False), (0, 3, False)], 1
        )
    )
    result = Result(standings, (1,))
    assert places(bridge, result)[0] == (
        f"3. {bridge.narrator.player(3)}: $21M, but too few districts to win."
    )
    assert bridge.narrator.shortfall(standings[2]) == "too few districts"
    assert bridge.narrator.shortfall(standings[0]) == ""
