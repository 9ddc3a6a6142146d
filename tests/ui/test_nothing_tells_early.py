"""Nothing on the screen tells how a climax ends before the board has shown it.

The clock of the board is driven, so that every moment can be looked at without waiting for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QAbstractItemView, QWidget

from bigshot_desktop.engine.game import CHANCE, Event
from bigshot_desktop.games.big_shot.rules import events as big_shot
from bigshot_desktop.games.big_shot.window.table import BigShotTable
from bigshot_desktop.games.saludos_amigos.rules import events as saludos
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.state import SEALING
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.players import a_match
from tests.ui.positions import EXPERT, sit_at, until

COUNCILS: Final = 20
AUCTIONS: Final = 20
SPEEDS: Final = ("normal", "slow", "fast", "off")
FRAME: Final = 100
"""Milliseconds between two looks; each moment at which a motion begins or something is told is looked at too."""

Told = dict[str, str]


@pytest.fixture
def paints() -> bool:
    return False


# --- what is to be seen --------------------------------------------------------------------------


class Onlooker:
    """Reads all that a table says: texts of widgets, rows of lists, and everything on the board that is not hidden."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self._named = [
            (f"{number} {type(widget).__name__}", widget)
            for number, widget in enumerate([table, *table.findChildren(QWidget)])
            if hasattr(widget, "text") or widget.accessibleName() or widget.accessibleDescription()
        ]
        self._lists = table.findChildren(QAbstractItemView)
        cards = table.sidebar.cards.cards
        self._cards = [(f"seat {number}", card) for number, card in enumerate(cards)]

    def around(self) -> Told:
        """What is read around the board."""
        told = {name: _said(widget) for name, widget in self._named if widget.isVisible()}
        told |= {name: repr(card._content) for name, card in self._cards}
        for view in self._lists:
            if view.isVisible() and (model := view.model()) is not None:
                rows = model.rowCount()
                told[type(view).__name__] = f"{rows} {model.index(rows - 1, 0).data()}"
        told["title"] = self.table.window().windowTitle()
        return told

    def seats(self) -> list[str]:
        """What the cards of the seats tell."""
        return [repr(card._content) for _, card in self._cards]

    def board(self) -> list[str]:
        """What is seen on the board."""
        items = self.table.game_table.scene.items()
        return sorted(f"{type(item).__name__} {_drawn(item)}" for item in items if item.isVisible())


def _said(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    told = text() if callable(text) else ""
    return f"{told} {widget.accessibleName()} {widget.accessibleDescription()} {widget.toolTip()}"


def _drawn(item: Any) -> str:
    at = item.scenePos()
    known = ("text", "detail", "figure", "glow", "number", "face_up", "cards", "length", "members")
    facts = [getattr(item, name, None) for name in known]
    where = f"{at.x():.1f} {at.y():.1f} {item.rotation():.1f} {item.scale():.2f}"
    return f"{where} {item.opacity():.2f} {facts!r}"


def frames(table: TablePage) -> Iterator[None]:
    """Every moment of what is being shown, one after the other; it ends before it settles."""
    player = table.game_table.scene._player
    assert player.running
    clock = player._clock
    clock.pause()
    told = [motion.start for motion in player._motions if not motion.length]
    times = {*range(1, clock.duration(), FRAME), *(max(1, round(time) - 1) for time in told)}
    for time in sorted(times):
        clock.setCurrentTime(time)
        yield


def finish(table: TablePage) -> None:
    """Shows the rest at once."""
    player = table.game_table.scene._player
    player._clock.resume()
    player.finish()
    assert not table.bridge.in_suspense


class Listener:
    """What the board says it has shown."""

    def __init__(self, table: TablePage) -> None:
        self.reached: list[Event] = []
        table.game_table.scene.reached.connect(self.reached.append)

    def has_seen(self, kinds: tuple[type[Event], ...]) -> bool:
        return any(isinstance(event, kinds) for event in self.reached)


# --- councils ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Council:
    """A match in which only these have yet to choose their cards."""

    match: Match
    last: int
    """The bot whose cards turn over after all others."""
    closing: int
    """Who chooses after all others: a person, if several play and one of them is in the council."""

    def choose(self, table: TablePage, cards: tuple[int, ...]) -> None:
        """The bot takes these cards, and the council decides."""
        assert table.bridge.submit(Commit(self.last, cards))
        if self.closing != self.last:
            if table.turns.phase is Phase.SHOWING:
                table.game_table.scene._player.finish()
            table.turns.arrive()
            assert table.bridge.viewer == self.closing

    def close(self, table: TablePage) -> None:
        if self.closing != self.last:
            assert table.bridge.submit(Commit(self.closing, (0, 0, 0)))


def councils(kinds: str, seed: int) -> Iterator[Council]:
    """The councils of a match."""
    match = until(a_match(kinds, seed, game="saludos-amigos"), lambda _: False, seed)
    for step in match.steps:
        if not any(isinstance(event, saludos.CouncilDecided) for event in step.events):
            continue
        first = step.number
        while isinstance(match.step(first - 1).action, Commit):
            first -= 1
        before = match.before(first)
        row = [seat for seat in before.state.attending if before.state.cards[seat]]
        if before.state.phase != SEALING or not row or kinds[row[-1]] == "h":
            continue  # people know their own cards
        people = [seat for seat in before.to_act if kinds[seat] == "h"]
        closing = people[-1] if people and kinds.count("h") > 1 else row[-1]
        rng = Random(seed)
        for seat in [seat for seat in before.to_act if seat not in (row[-1], closing)]:
            before.play(before.game.sample(before.state, seat, rng))
        yield Council(before, row[-1], closing)


def all_councils() -> Iterator[Council]:
    for seed in range(1, 40):
        yield from islice(councils(("hbbbb", "hhbbb")[seed % 2], seed), 3)


def test_nothing_tells_how_a_council_ends_before_the_last_cards_do(window: MainWindow) -> None:
    """Whatever was chosen, the screen is the same until those cards turn over.

    From there on, and until the verdict stands, nothing around the board changes.
    """
    decided, closed_by_people = set(), 0
    for number, council in enumerate(islice(all_councils(), COUNCILS)):
        match = council.match
        table = sit_at(window, match)
        match.free_undo = True
        closed_by_people += council.closing != council.last
        table.pace.speed, table.pace.bot_pause = SPEEDS[number % len(SPEEDS)], 100
        hand = counts(match.state.hands[council.last])
        look, films = Onlooker(table), []
        for cards in ((0,) * len(hand), hand):
            films.append(_film(look, council, cards))
            finish(table)
            decided |= {
                event.coalition >= event.opposition
                for event in match.step(match.length).events
                if isinstance(event, saludos.CouncilDecided)
            }
            if not sum(cards):
                assert table.bridge.undo(council.last)
        for one, other in zip(*films, strict=True):
            assert one[0] == other[0], _compared(one[0], other[0])
            assert one[1] == other[1], set(one[1]) ^ set(other[1])
    assert number == COUNCILS - 1
    assert decided == {True, False}
    assert closed_by_people >= 5


def _film(look: Onlooker, council: Council, cards: tuple[int, ...]) -> list[tuple[Told, list[str]]]:
    """All that is seen of a council until the cards of the last player turn over."""
    table = look.table
    scene, listener = table.game_table.scene, Listener(table)
    assert isinstance(scene, VillageScene)
    before = look.seats()
    council.choose(table, cards)
    council.close(table)
    whole, film = look.around(), list[tuple[Told, list[str]]]()
    if council.closing == council.last:
        assert look.seats() == before
    for _ in frames(table):
        around = look.around()
        if listener.has_seen((saludos.CouncilDecided,)):
            assert scene.climax.plaque.isVisible()
            return film
        assert not scene.climax.plaque.isVisible()
        assert around == whole, _compared(whole, around)
        if not scene.council.ballots._turned.get(council.last):
            film.append((around, look.board()))
    raise AssertionError("the board never told how it ended")


# --- auctions ------------------------------------------------------------------------------------

EVERY: Final = 5
"""Of so many auctions one is looked at from the roll on."""
ENDS: Final = (big_shot.LotWon, big_shot.LotFree)


def auctions() -> Iterator[Match]:
    """Matches after an auction, from several deals, with open and with hidden money."""
    for seed in range(1, 40):
        options = EXPERT if seed % 3 == 0 else {}
        kinds = ("hbbb", "hhb")[seed % 2]
        match = until(a_match(kinds, seed, **options), lambda _: False, seed)
        ended = [
            step.number
            for step in match.steps
            if any(isinstance(event, ENDS) for event in step.events)
        ]
        rng = Random(seed)
        for number in sorted(rng.sample(ended, 2)):
            yield match.before(number + 1)


def test_nothing_tells_how_an_auction_ends_before_the_hammer_falls(window: MainWindow) -> None:
    """Where the broker stops, and who wins the lot: seats and log know it when the board has shown it."""
    for number, after in enumerate(islice(auctions(), AUCTIONS)):
        rolled = max(
            step.number
            for step in after.steps
            if any(isinstance(event, big_shot.BrokerMoved) for event in step.events)
        )
        last = after.step(after.length)
        _check_step(window, after.before(last.number), last, ENDS, number)
        if number % EVERY == 0:
            roll = after.step(rolled)
            _check_step(window, after.before(rolled), roll, (big_shot.BrokerMoved,), number)
    assert number == AUCTIONS - 1


def _check_step(
    window: MainWindow, match: Match, step: Step, kinds: tuple[type[Event], ...], number: int
) -> None:
    """Until the board has shown such an event, neither seats nor log nor bar tell of it."""
    table = sit_at(window, match)
    table.pace.speed, table.pace.bot_pause = SPEEDS[number % 3], 100
    look, listener = Onlooker(table), Listener(table)
    before = look.around()
    seats = {name: text for name, text in before.items() if name.startswith("seat")}
    rows = table.log.rowCount()
    if step.action.seat == CHANCE:
        assert table.bridge.draw()
    else:
        assert table.bridge.submit(step.action)
    (outcome,) = [event for event in step.events if isinstance(event, kinds)]
    sentence = table.bridge.narrator.event(outcome)
    for _ in frames(table):
        if listener.has_seen(kinds):
            break
        around = look.around()
        assert {name: around[name] for name in seats} == seats
        assert table.log.rowCount() == rows
        assert not [name for name, text in around.items() if sentence in text]
    finish(table)
    assert listener.has_seen(kinds)
    assert table.log.rowCount() > rows
    assert any(sentence in entry.text for entry in table.log.entries[rows:])


def _compared(one: Told, other: Told) -> list[str]:
    """Where two readings differ."""
    names = sorted(one.keys() | other.keys())
    return [
        f"{name}: {one.get(name)} – {other.get(name)}"
        for name in names
        if one.get(name) != other.get(name)
    ]


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("big-shot", "hbbb"),
        ("shark", "hbb"),
        ("saludos-amigos", "hbbbb"),
    ],
)
def test_nothing_contradicts_who_has_won(
    window: MainWindow, game: str, kinds: str, speed: str
) -> None:
    """When the last banner comes up, seats and bar have taken in all that led to it."""
    match = until(a_match(kinds, 3, game=game), lambda _: False, 3)
    last = match.step(match.length)
    table = sit_at(window, match.before(last.number))
    table.pace.speed, table.pace.bot_pause = speed, 100
    look, listener = Onlooker(table), Listener(table)
    before = look.seats()
    assert table.bridge.draw() if last.action.seat == CHANCE else table.bridge.submit(last.action)
    ended = (type(last.events[-1]),)
    at_the_verdict: list[tuple[object, ...]] = []
    if table.game_table.scene._player.running:
        for _ in frames(table):
            if not listener.has_seen(ended):
                assert look.seats() == before
                continue
            at_the_verdict.append(
                (
                    look.seats(),
                    table.whereabouts.told,
                    table.whereabouts.is_last,
                    table.log.rowCount(),
                )
            )
        assert at_the_verdict or speed == "off"
        finish(table)
    assert table.turns.phase is Phase.OVER
    told, rows = table.whereabouts.told, table.log.rowCount()
    assert set(map(repr, at_the_verdict)) <= {repr((look.seats(), told, False, rows))}


def test_the_bar_tells_whose_district_is_seen_to_be_given_away(window: MainWindow) -> None:
    """In the final account of Big Shot; it says there that this is what it is."""
    match = until(a_match("hbbb", 3), lambda _: False, 3)
    last = match.step(match.length)
    decided = [
        one for one in last.events if isinstance(one, big_shot.DistrictDecided) and any(one.cubes)
    ]
    assert decided
    table = sit_at(window, match.before(last.number))
    table.pace.speed, table.pace.bot_pause = "normal", 100
    assert table.bridge.submit(last.action)
    told = dict.fromkeys(table.bar.prompt.text() for _ in frames(table))
    narrator = table.bridge.narrator
    account = [f"Final account: {narrator.event(one)}" for one in decided]
    assert [one for one in told if one.startswith("Final account: ")] == account
    finish(table)


def test_a_won_auction_leaves_nobody_else_in(window: MainWindow) -> None:
    """When the hammer has fallen, whoever has just passed is out, in the bar and at the seat."""
    won, match = next(
        (step, after.before(step.number))
        for after in auctions()
        for step in after.steps
        if isinstance(step.events[-1], big_shot.LotWon) and step.action.seat != 0
    )
    table = sit_at(window, match)
    assert isinstance(table.game_table, BigShotTable)
    chips = table.game_table._auction.state.chips
    table.pace.speed, table.pace.bot_pause = "normal", 100
    (outcome,) = [event for event in won.events if isinstance(event, big_shot.LotWon)]
    passed, winner = won.action.seat, outcome.seat
    assert not chips[passed].out
    listener = Listener(table)
    assert table.bridge.submit(won.action)
    for _ in frames(table):
        if listener.has_seen(ENDS):
            break
        assert not chips[passed].out
    assert [seat for seat, chip in enumerate(chips) if chip.isVisible() and not chip.out] == [
        winner
    ]
    assert not any(chip.strong for chip in chips)
    assert not table.game_table.players.card(passed).status.acts
    finish(table)
