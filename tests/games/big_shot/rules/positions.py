"""A table to play Big Shot on in a test. Positions are reached by playing: each action is checked, each state audited.

The usual deal is even: every field holds one cube of each colour, seat 0 has red, seat 1 yellow, and so on. The broker
starts on the last field, so that rolling 1 in every round offers the fields 0, 1, 2 … in their order. Because a round
brings one cube of each colour, any final city with 18 cubes of each colour can be planned and then simply played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, TypeVar

from bigshot_desktop.engine.game import (
    CHANCE,
    EVERYONE,
    Decision,
    Event,
    Refusal,
    Result,
    Setup,
    Standing,
    fingerprint,
)
from bigshot_desktop.games.big_shot.rules.actions import (
    Bid,
    BigShotAction,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
    Roll,
)
from bigshot_desktop.games.big_shot.rules.decisions import ConsiderLoan, PlaceCube
from bigshot_desktop.games.big_shot.rules.game import BigShot
from bigshot_desktop.games.big_shot.rules.majority import counts, pile_of
from bigshot_desktop.games.big_shot.rules.material import City
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.setup import Deal
from bigshot_desktop.games.big_shot.rules.state import BigShotState
from tests.engine.configurations import board_data
from tests.games.big_shot.rules.reference import decided_for, piles

E = TypeVar("E", bound=Event)

GAME: Final = BigShot()
RED, YELLOW, WHITE, BLACK = range(4)

CITY_DATA: Final[dict[str, Any]] = json.loads(board_data("big-shot", "city"))
CITY: Final = GAME.read_board(CITY_DATA)
NAMES: Final = tuple(district.name for district in CITY.districts)

EVEN: Final = ((1, 1, 1, 1),) * 18
"""One cube of each colour on every field."""

ENDLESS: Final = 1_000
"""More actions than any test plays: rules that are broken must fail it, not hang it."""

Cubes = tuple[int, ...]
"""How many of each colour."""


def district(name: str) -> int:
    """The number of a district of the default city."""
    return NAMES.index(name)


def city_with(**doubles: Sequence[str]) -> City:
    """The default city with other districts beside its parks: ``city_with(north_park=["theatre"])``."""
    data = json.loads(json.dumps(CITY_DATA))
    for entry in data["districts"]:
        named = entry["name"].replace("-", "_")
        if named in doubles:
            entry["doubles"] = list(doubles[named])
    return GAME.read_board(data)


def lots_with(first: Mapping[int, Cubes]) -> tuple[Cubes, ...]:
    """Lots for all 18 fields: the wanted ones, and others that make up 18 cubes of each colour."""
    rest = [18 - sum(lot[colour] for lot in first.values()) for colour in range(4)]
    lots = dict(first)
    for field in (field for field in range(18) if field not in first):
        lot = [0, 0, 0, 0]
        for _ in range(4):
            # the commonest colour left that would not make it four of one
            colour = max((c for c in range(4) if lot[c] < 3), key=lambda c: (rest[c], -lot[c], -c))
            lot[colour] += 1
            rest[colour] -= 1
        lots[field] = tuple(lot)
    assert not any(rest), rest
    return tuple(lots[field] for field in range(18))


def setup_of(
    players: int = 4,
    *,
    lots: Iterable[Cubes] = EVEN,
    broker: int = 17,
    colours: Sequence[Sequence[int]] | None = None,
    city: City = CITY,
    **options: str,
) -> Setup:
    """A set-up by hand, options named with underscores: ``setup_of(3, hidden_money="yes")``."""
    if colours is None:
        colours = [(0, 1), (2, 3)] if players == 2 else [(seat,) for seat in range(players)]
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    deal = Deal(tuple(pile_of(lot) for lot in lots), broker, tuple(tuple(own) for own in colours))
    setup = Setup(players, tuple(GAME.info.complete(chosen).items()), city, deal)
    refusal = GAME.check_setup(setup)
    assert refusal is None, refusal
    return setup


class Table:
    """One match, played action by action. It begins when the lead has been rolled for (seat 0 by default)."""

    def __init__(
        self, players: int = 4, *, leader: int | None = 0, setup: Setup | None = None, **wishes: Any
    ) -> None:
        self.setup = setup or setup_of(players, **wishes)
        self.state: BigShotState = GAME.initial(self.setup)
        self.events: list[Event] = []
        self.actions: list[BigShotAction] = []
        if leader is not None:
            for seat in range(players):
                self.roll(6 if seat == leader else 1)

    # --- playing ---

    def do(self, *actions: BigShotAction) -> list[Event]:
        """Plays actions that must be allowed, and gives the events that followed."""
        before = len(self.events)
        for action in actions:
            refusal = GAME.check(self.state, action)
            assert refusal is None, f"{action} was refused: {refusal}"
            GAME.apply(self.state, action, self.events.append)
            self.actions.append(action)
            assert len(self.actions) < ENDLESS, "this match does not end"
            assert GAME.audit(self.state) == [], action
        return self.events[before:]

    def refusal(self, action: BigShotAction) -> Refusal:
        """Why an action is refused, which must leave everything as it was."""
        before = fingerprint(self.state)
        refusal = GAME.check(self.state, action)
        assert refusal is not None, f"{action} was allowed"
        assert fingerprint(self.state) == before
        return refusal

    def refused(self, action: BigShotAction) -> tuple[str, str]:
        """The code and the rule of a refusal."""
        refusal = self.refusal(action)
        return refusal.code, refusal.rule

    def roll(self, pips: int = 1) -> list[Event]:
        return self.do(Roll(CHANCE, pips))

    def let_all_pass(self) -> list[Event]:
        """Whoever is still asked wants no loan and passes, until the lot is won; the first of two purses pays."""
        before = len(self.events)
        while not isinstance(self.asked(), PlaceCube):
            seat = self.turn
            wanted: dict[str, BigShotAction] = {
                "ConsiderLoan": Decline(seat),
                "Speak": Pass(seat),
                "ChoosePurse": Pay(seat, self.setup.deal.colours[seat][0]),
            }
            self.do(wanted[type(self.asked()).__name__])
        return self.events[before:]

    def sell_lot(self, seat: int, price: int, *, borrow: bool = False) -> list[Event]:
        """An auction in which one seat bids (after a loan, if wanted) and all others pass."""
        before = len(self.events)
        while not isinstance(self.asked(), PlaceCube):
            at = self.turn
            colour = self.setup.deal.colours[at][0]
            if at == seat and borrow:
                self.do(Borrow(at, colour))
                borrow = False
            elif isinstance(self.asked(), ConsiderLoan):
                self.do(Decline(at))
            elif at == seat:
                self.do(Bid(at, price))
            else:
                self.do(Pass(at))
        assert self.turn == seat, "the leader got the lot: nobody bid"
        return self.events[before:]

    def place(self, *cubes: tuple[int, str]) -> list[Event]:
        """The winner of the lot places cubes, each into the district of that name."""
        return list(
            chain.from_iterable(
                self.do(Place(self.turn, colour, district(name))) for colour, name in cubes
            )
        )

    def scatter(self) -> list[Event]:
        """The winner places the rest of the lot where the fewest cubes lie, so that nothing is sold."""
        before = len(self.events)
        while not self.over and isinstance(asked := self.asked(), PlaceCube):
            colour = next(c for c, number in enumerate(asked.cubes) if number)
            where = min(asked.districts, key=lambda d: (sum(self.cubes_in(d)), d))
            self.do(Place(self.turn, colour, where))
        return self.events[before:]

    def pass_round(self) -> list[Event]:
        """A round in which nobody bids and nothing is sold."""
        before = len(self.events)
        self.roll()
        self.let_all_pass()
        self.scatter()
        return self.events[before:]

    def build(
        self,
        plan: Mapping[int, Cubes],
        money: Mapping[int, Sequence[BigShotAction]] | None = None,
    ) -> Table:
        """Plays an even deal from the first round to the end, so that these cubes lie in each district.

        ``money``: by round, how its auction begins; after that whoever is asked passes.
        """
        assert self.seen().round == 1
        assert [sum(pile[c] for pile in plan.values()) for c in range(4)] == [18] * 4
        ways = [
            [d for d, pile in sorted(plan.items()) for _ in range(pile[colour])]
            for colour in range(4)
        ]
        for number in range(18):
            self.roll()
            self.do(*(money or {}).get(number + 1, ()))
            self.let_all_pass()
            for colour in range(4):
                self.do(Place(self.turn, colour, ways[colour][number]))
        assert self.over
        return self

    # --- looking ---

    @property
    def over(self) -> bool:
        return GAME.to_act(self.state) == ()

    @property
    def turn(self) -> int:
        """The one seat that is to act."""
        (seat,) = GAME.to_act(self.state)
        return seat

    def asked(self) -> Decision:
        """What is asked of the seat that is to act."""
        return GAME.decision(self.state, self.turn)

    def seen(self, seat: int = EVERYONE) -> BigShotObservation:
        return GAME.observe(self.state, seat)

    def cash(self, colour: int) -> int:
        """What a purse holds, as its owner sees it."""
        seat = next((s for s, own in enumerate(self.setup.deal.colours) if colour in own), EVERYONE)
        cash = self.seen(seat).cash[colour]
        assert cash is not None
        return cash

    def cubes_in(self, district: int) -> Cubes:
        return counts(self.seen().piles[district])

    def owner(self, name: str) -> int:
        return self.seen().owners[district(name)]

    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    def standing(self, seat: int) -> Standing:
        return next(one for one in self.result().standings if one.seat == seat)

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


# --- planning a city ------------------------------------------------------------------------------


def city_owned(owners: Mapping[str, int], **fixed: Cubes) -> dict[int, Cubes]:
    """Cubes for all districts, 18 of each colour, so that these colours (and no others) own districts at the end.

    ``fixed``: what lies in some districts, by name with underscores. The winners are those of the reference.
    """
    wanted: list[tuple[int, tuple[Cubes, ...]]] = []
    plan: dict[int, Cubes] = {}
    left = [18, 18, 18, 18]
    for number, name in enumerate(NAMES):
        cubes = fixed.get(name.replace("-", "_"))
        if cubes is None:
            wanted.append((number, _piles_for(owners.get(name))))
        else:
            assert decided_for(cubes) == owners.get(name), name
            plan[number] = cubes
            left = [a - b for a, b in zip(left, cubes, strict=True)]
    wanted.sort(key=lambda entry: len(entry[1]))  # what can be filled in most ways comes last
    found = _fill(tuple(piles for _, piles in wanted), tuple(left), {})
    assert found is not None, f"no city is owned like this: {owners}"
    plan.update(zip((number for number, _ in wanted), found, strict=True))
    return plan


def city_holding(number: int, cubes: Cubes) -> dict[int, Cubes]:
    """Cubes for all districts, 18 of each colour, with a given pile in one of them; the owners do not matter."""
    left = [18 - n for n in cubes]
    plan = {number: cubes}
    others = [d for d in range(13) if d != number]
    loose = [colour for colour in range(4) for _ in range(left[colour])]
    for at, other in enumerate(others):
        mine = loose[at :: len(others)]
        plan[other] = tuple(mine.count(colour) for colour in range(4))
        assert sum(plan[other]) <= 7
    return plan


@cache
def _piles_for(colour: int | None) -> tuple[Cubes, ...]:
    """All piles of a district that a colour wins, or that nobody wins."""
    return tuple(pile for size in range(8) for pile in piles(size) if decided_for(pile) == colour)


def _fill(
    choices: tuple[tuple[Cubes, ...], ...], left: Cubes, dead: dict[tuple[int, Cubes], bool]
) -> list[Cubes] | None:
    """One of the choices for each district so that they add up to what is left; the most even ones are tried first."""
    if not choices:
        return [] if not any(left) else None
    room = sum(max(map(sum, some)) for some in choices)
    if sum(left) > room or (len(choices), left) in dead:
        return None
    share = [n / len(choices) for n in left]
    for pile in sorted(
        choices[0],
        key=lambda pile: (sum((n - s) ** 2 for n, s in zip(pile, share, strict=True)), pile),
    ):
        rest = tuple(n - m for n, m in zip(left, pile, strict=True))
        if min(rest) >= 0:
            found = _fill(choices[1:], rest, dead)
            if found is not None:
                return [pile, *found]
    dead[len(choices), left] = True
    return None
