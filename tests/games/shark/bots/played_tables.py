"""Tables of Shark played on by the rules: a building, and every roll and building after it."""

from __future__ import annotations

from typing import Any, Final

from bigshot_desktop.games import GAMES
from bigshot_desktop.games.shark.rules.actions import EndTrading, Place, Roll
from bigshot_desktop.games.shark.rules.chains import open_squares
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.events import ChainRemoved, Ruined
from bigshot_desktop.games.shark.rules.material import ZONES, squares_in
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.settlement import worth_of
from bigshot_desktop.games.shark.rules.state import OVER, PLACING, ROLLING, SharkState
from bigshot_desktop.games.shark.rules.threats import threats

GAME: Final = GAMES["shark"]


class Built:
    """The table after a building, once everybody has paid."""

    def __init__(self, state: SharkState, action: Place) -> None:
        self.before, self.state, self.action = state, state.copy(), action
        self.removed: list[tuple[int, int]] = []
        self.ruined: list[int] = []
        assert GAME.check(self.state, action) is None
        GAME.apply(self.state, action, self._note)
        self.gains = [new - old for new, old in zip(self.state.cash, state.cash, strict=True)]
        """Before anybody has handed over shares."""
        settle_all(self.state, self._note)

    def _note(self, event: Any) -> None:
        if isinstance(event, ChainRemoved):
            self.removed.append((event.company, len(event.squares)))
        if isinstance(event, Ruined):
            self.ruined.append(event.seat)

    def loss(self, seat: int) -> int:
        """What falls cost a seat (SH-17)."""
        falls = [max(0, a - b) for a, b in zip(self.before.values, self.state.values, strict=True)]
        return worth_of(held(self.before, seat), falls)

    def rise(self, seat: int) -> int:
        """What the rise of the company brings a seat, the bonus included (SH-13, SH-14)."""
        c = self.action.company
        old, new = self.before.values[c], self.state.values[c]
        gain = max(0, new - old) * held(self.before, seat)[c]
        if seat != self.action.seat:
            return gain
        alone = new <= old and new - old == 0 and self.size == 1
        return gain + (new if new > old else 1 if alone else 0)

    @property
    def size(self) -> int:
        chains = self.state.chains[self.action.company]
        return next(one.bit_count() for one in chains if one >> self.action.square & 1)

    def total(self, seat: int) -> int:
        loss = self.loss(seat) if seat != self.action.seat else 0
        return self.rise(seat) - loss

    def best_neighbour(self) -> int:
        """The highest value of the company after one more building beside this one, by building it."""
        company, seat = self.action.company, self.action.seat
        beside = self.state.terms.world.touching[self.action.square]
        values = []
        for zone in ZONES:
            for square in squares_in(open_squares(self.state, company, zone) & beside):
                new = self.state.copy()
                new.phase, new.acting, new.active = PLACING, (seat,), seat
                GAME.apply(new, Place(seat, company, square))
                values.append(new.values[company])
        return max(values)

    def highest_next(self) -> int:
        """The same, where perhaps nothing can be built beside this one."""
        try:
            return self.best_neighbour()
        except ValueError:
            return int(self.state.values[self.action.company])

    def risks(self, company: int) -> list[float]:
        """That the dice let somebody take a chain of a company, for each of its chains."""
        if self.state.phase == OVER:
            return []
        found = threats(GAME.observe(self.state, self.action.seat), self.action.seat)
        return [float(one.chance) * 100 for one in found if one.company == company]

    def risk(self) -> float:
        """That the dice let somebody take the chain of the building."""
        if self.state.phase == OVER:
            return 0.0
        seat = self.action.seat
        found = threats(GAME.observe(self.state, seat), seat)
        return next(float(one.chance) for one in found if self.action.square in one.squares)


def held(state: SharkState, seat: int) -> tuple[int, ...]:
    return tuple(state.shares[4 * seat : 4 * seat + 4])


def wealth(state: SharkState, seat: int) -> int:
    return state.cash[seat] + worth_of(held(state, seat), state.values)


Played = list[tuple[SharkState, list[Built]]]
LATEST: Final[list[tuple[SharkState, Played]]] = []
"""The tables that were played on last."""


def next_buildings(table: SharkState) -> Played:
    """Every roll on a table, and every building that it allows, played."""
    for known, played in LATEST:
        if known is table:
            return played
    ended = table.copy()
    settle_all(ended)
    while ended.phase != ROLLING:
        GAME.apply(ended, EndTrading(ended.acting[0]))
    found: Played = []
    known_buildings: dict[Place, Built] = {}  # the colour that was rolled changes nothing for them
    for roll in rolls(ended):
        state = ended.copy()
        GAME.apply(state, Roll(roll.seat, roll.zone, roll.colour))
        if state.phase == PLACING:
            (builder,) = state.acting
            legal = GAME.legal(state, builder) or ()
            for one in legal:
                if one not in known_buildings:
                    known_buildings[one] = Built(state, one)
            found.append((state, [known_buildings[one] for one in legal]))
    LATEST[:] = [*LATEST[-1:], (table, found)]
    return found


def ways_on(table: SharkState, company: int) -> int:
    """With how many rolls on a table the next building can raise a company."""
    return sum(
        any(
            one.state.values[company] > before.values[company]
            for one in buildings
            if one.action.company == company
        )
        for before, buildings in next_buildings(table)
    )


def ending(state: SharkState) -> int:
    """With how many rolls the next building can bring a company to 15, or use up its buildings (SH-21)."""
    return sum(
        any(max(one.state.values) == 15 or max(one.state.used) == 18 for one in buildings)
        for _, buildings in next_buildings(state)
    )
