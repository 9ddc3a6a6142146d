"""A match in a few sentences, for its end: who came where, the best deal, the hardest blow and the turning point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Result, Standing
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.ui.play.bridge import Bridge

_PLACES: Final[dict[int, Callable[[], str]]] = {
    2: lambda: QCoreApplication.translate("MatchStory", "{player} comes second."),
    3: lambda: QCoreApplication.translate("MatchStory", "{player} comes third."),
    4: lambda: QCoreApplication.translate("MatchStory", "{player} comes fourth."),
    5: lambda: QCoreApplication.translate("MatchStory", "{player} comes fifth."),
    6: lambda: QCoreApplication.translate("MatchStory", "{player} comes sixth."),
    7: lambda: QCoreApplication.translate("MatchStory", "{player} comes seventh."),
}
_BEHIND: Final[dict[int, Callable[[], str]]] = {
    2: lambda: QCoreApplication.translate("MatchStory", "{player}: second, {gap} behind {winner}."),
    3: lambda: QCoreApplication.translate("MatchStory", "{player}: third, {gap} behind {winner}."),
    4: lambda: QCoreApplication.translate("MatchStory", "{player}: fourth, {gap} behind {winner}."),
    5: lambda: QCoreApplication.translate("MatchStory", "{player}: fifth, {gap} behind {winner}."),
    6: lambda: QCoreApplication.translate("MatchStory", "{player}: sixth, {gap} behind {winner}."),
    7: lambda: QCoreApplication.translate(
        "MatchStory", "{player}: seventh, {gap} behind {winner}."
    ),
}
"""The same where the winner has more, and how much."""
MOST: Final = 3
"""So many lines make a story."""


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A sentence of a story, and the icon that stands before it."""

    icon: str
    text: str


def places(bridge: Bridge, result: Result) -> list[str]:
    """Where the people at the table came, in words, and how far from the winner; and who is rich in vain."""
    told = []
    for standing in result.standings:
        if standing in in_vain(result):
            told.append(f"{bridge.narrator.standing(standing)}.")
        elif bridge.is_human(standing.seat):
            told += _place(bridge, result, standing)
    return told


def in_vain(result: Result) -> list[Standing]:
    """Those who cannot win, though they have more than somebody who comes before them."""
    return [
        one
        for one in result.standings
        if not one.qualified
        and any(before.rank < one.rank and before.total < one.total for before in result.standings)
    ]


def _place(bridge: Bridge, result: Result, standing: Standing) -> list[str]:
    narrator, player = bridge.narrator, bridge.narrator.player(standing.seat)
    others = [one for one in result.standings if one.seat != standing.seat]
    if standing.seat in result.winners:
        nearest = min(others, key=lambda one: one.rank)
        ahead = standing.total - nearest.total
        if len(result.winners) > 1 or ahead <= 0:
            return []  # who has won is told anyway
        text = QCoreApplication.translate("MatchStory", "{player} wins by {gap} over {other}.")
        other = narrator.player(nearest.seat)
        return [text.format(player=player, gap=narrator.money(ahead), other=other)]
    if standing.rank not in _PLACES:
        return []
    winner = next((one for one in others if one.seat in result.winners), None)
    if winner is None or winner.total <= standing.total:
        return [_PLACES[standing.rank]().format(player=player)]
    gap = narrator.money(winner.total - standing.total)
    text = _BEHIND[standing.rank]()
    return [text.format(player=player, gap=gap, winner=narrator.player(winner.seat))]


def shared_total(bridge: Bridge, result: Result) -> str:
    """What those who share the win have in common, in words; nothing where nobody does."""
    totals = {one.total for one in result.standings if one.seat in result.winners}
    if len(result.winners) < 2 or len(totals) != 1:
        return ""
    #: {players} are those who share the win: "Anna and Bea"
    text = QCoreApplication.translate(
        "MatchStory", "{players} have the same total, {sum}, and share the win."
    )
    narrator = bridge.narrator
    players = narrator.listing(map(narrator.player, result.winners))
    return text.format(players=players, sum=narrator.money(totals.pop()))


def story(
    bridge: Bridge,
    history: HistoryModel | None,
    more: Sequence[StoryLine] = (),
    best_deal: Callable[[HistoryModel], StoryLine | None] | None = None,
) -> list[StoryLine]:
    """What made the match: the game's own lines, and what the history of everybody's wealth tells.

    ``best_deal`` finds it where a game knows better what a deal is.
    """
    if history is None:
        return list(more)[:MOST]
    lines = [history.line(seat) for seat in range(len(bridge.match.seats))]
    best = best_deal(history) if best_deal else own_turn_deal(bridge, history)
    told = [best, _turning_point(bridge, history, lines), *more]
    if history.has_blows:
        told.append(_hardest_blow(bridge, history, lines))
    told.append(_longest_lead(bridge, lines))
    return [one for one in told if one is not None][:MOST]


def _steps(lines: Sequence[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """What each part of the match brought each player: so much, which part, and whose seat."""
    return [
        (line[part] - line[part - 1], part, seat)
        for seat, line in enumerate(lines)
        for part in range(1, len(line))
    ]


def own_turn_deal(bridge: Bridge, history: HistoryModel) -> StoryLine | None:
    """The most that somebody gained in a turn of their own: what others or the end brought is no deal of theirs."""
    lines = [history.line(seat) for seat in range(len(bridge.match.seats))]
    own = (step for step in _steps(lines) if history.doer(step[1]) == step[2])
    gain, part, seat = max(own, key=lambda step: (step[0], -step[1]), default=(0, 0, 0))
    return deal_line(bridge, history, part, seat, gain)


def deal_line(
    bridge: Bridge, history: HistoryModel, part: int, seat: int, gain: int
) -> StoryLine | None:
    """The best deal in words; none without a gain."""
    if gain <= 0:
        return None
    #: {part} is a part of the match: "Round 7"
    text = QCoreApplication.translate(
        "MatchStory", "{part}, the best deal: {player} gains {amount}."
    )
    return StoryLine("star", _filled(bridge, history, text, part, seat, gain))


def _hardest_blow(
    bridge: Bridge, history: HistoryModel, lines: Sequence[tuple[int, ...]]
) -> StoryLine | None:
    loss, part, seat = min(_steps(lines), default=(0, 0, 0))
    if loss >= 0:
        return None
    #: {part} is a part of the match: "Round 7"
    text = QCoreApplication.translate(
        "MatchStory", "{part}, the hardest blow: {player} loses {amount}."
    )
    return StoryLine("threat", _filled(bridge, history, text, part, seat, -loss))


def _turning_point(
    bridge: Bridge, history: HistoryModel, lines: Sequence[tuple[int, ...]]
) -> StoryLine | None:
    """From when on the winner was ahead of all others, or at least behind nobody."""
    result = bridge.match.result
    if result is None or len(result.winners) != 1:
        return None
    (seat,) = result.winners
    others = [line for other, line in enumerate(lines) if other != seat]
    last = len(lines[seat]) - 1
    first = _first_without(lines[seat], others, level=True)
    if first > last:  # no more than level with somebody in the end
        first = _first_without(lines[seat], others, level=False)
        if not 1 < first <= last:
            return None
        #: {part} is a part of the match: "Round 7"
        text = QCoreApplication.translate(
            "MatchStory",
            "{part}, the turning point: {player} catches up and is not overtaken any more.",
        )
        return StoryLine("chart", _filled(bridge, history, text, first, seat))
    if first <= 1:
        text = QCoreApplication.translate("MatchStory", "{player} was ahead from first to last.")
        return StoryLine("chart", text.format(player=bridge.narrator.player(seat)))
    #: {part} is a part of the match: "Round 7"
    text = QCoreApplication.translate(
        "MatchStory", "{part}, the turning point: {player} goes ahead and stays ahead."
    )
    return StoryLine("chart", _filled(bridge, history, text, first, seat))


def _first_without(own: tuple[int, ...], others: Sequence[tuple[int, ...]], *, level: bool) -> int:
    """The part from which on nobody else is ahead, by everybody's figures; with ``level`` nobody is as far, either."""
    behind = [
        part
        for part, mine in enumerate(own)
        if any(
            part < len(line) and (line[part] > mine or (level and line[part] == mine))
            for line in others
        )
    ]
    return behind[-1] + 1 if behind else 0


def _longest_lead(bridge: Bridge, lines: Sequence[tuple[int, ...]]) -> StoryLine | None:
    """Who was alone in front most often, and has not won."""
    result = bridge.match.result
    led = Counter[int]()
    for figures in zip(*lines, strict=False):
        if figures.count(max(figures)) == 1:
            led[figures.index(max(figures))] += 1
    if not led or result is None:
        return None
    ((seat, number),) = led.most_common(1)
    if seat in result.winners or number < 2:
        return None
    text = QCoreApplication.translate(
        "MatchStory", "{player} was in front for longest, and yet did not win."
    )
    return StoryLine("chart", text.format(player=bridge.narrator.player(seat)))


def _filled(
    bridge: Bridge, history: HistoryModel, text: str, part: int, seat: int, amount: int = 0
) -> str:
    narrator = bridge.narrator
    return text.format(
        part=history.part(part), player=narrator.player(seat), amount=narrator.money(amount)
    )
