"""Who is waited for, who is in the auction, and with which bid."""

from __future__ import annotations

from random import Random

from bigshot_desktop.rules.big_shot.actions import Bid, Pass
from bigshot_desktop.rules.big_shot.state import AUCTION
from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.players import BigShotPlayers, PlayerLine, Purse
from bigshot_desktop.ui.models.players import PlayersModel, Role
from tests.ui.models.course import KINDS, Kind, column, course, play_on


def made(kind: Kind) -> tuple[Bridge, PlayersModel]:
    bridge = kind.bridge()
    return bridge, PlayersModel(bridge, BigShotPlayers())


def test_a_player_before_the_first_roll() -> None:
    bridge = KINDS[2].bridge()
    piece = ("red", "yellow", "white", "black")[bridge.match.setup.deal.colours[1][0]]
    assert BigShotPlayers().line(bridge.observation, 1) == PlayerLine(
        pieces=(piece,),
        purses=(Purse(piece, 10, 0),),
        districts=(),
        wealth=10,
        leads=False,
        acts=False,
        in_auction=None,
        bid=None,
        shown=True,
    )
    assert BigShotPlayers().line(bridge.observation, 0).acts, "the first to roll for the lead"


def test_the_table_waits_for_one_player(qapp: object) -> None:
    bridge, model = made(KINDS[2])
    for _ in course(bridge, seed=4, back=False):
        acting = [seat for seat, line in enumerate(column(model, 0, Role.LINE)) if line.acts]
        match bridge.match.to_act:
            case ():
                assert acting == []
            case (seat,) if seat == CHANCE:
                assert acting == [bridge.decision(CHANCE).roller]  # type: ignore[attr-defined]
            case (seat,):
                assert acting == [seat]


def test_bids_are_those_of_this_auction(qapp: object) -> None:
    bridge, model = made(KINDS[2])
    rng = Random(1)
    while bridge.observation.phase != AUCTION:
        play_on(bridge, rng)
    first, second, third, last = ((bridge.match.to_act[0] + step) % 4 for step in range(4))

    def lines() -> list[tuple[bool | None, int | None]]:
        told = column(model, 0, Role.LINE)
        return [(told[seat].in_auction, told[seat].bid) for seat in (first, second, third, last)]

    assert lines() == [(True, None)] * 4
    bridge.submit(Bid(first, 2))
    bridge.submit(Bid(second, 5))
    bridge.submit(Pass(third))
    assert lines() == [(True, 2), (True, 5), (False, None), (True, None)]
    bridge.submit(Pass(last))
    bridge.submit(Bid(first, 6))
    assert lines() == [(True, 6), (True, 5), (False, None), (False, None)]
    assert bridge.undo()
    assert lines()[0] == (True, 2)
    bridge.submit(Pass(first))
    assert lines() == [(None, None)] * 4


def test_an_overbid_wipes_the_bids_away(qapp: object) -> None:
    bridge, model = made(Kind("hhh", (("overbids", "table-round"),)))
    rng = Random(1)
    while bridge.observation.phase != AUCTION:
        play_on(bridge, rng)
    first, second, third = ((bridge.match.to_act[0] + step) % 3 for step in range(3))
    for action in (Bid(first, 3), Bid(second, 40), Pass(third), Pass(first)):
        bridge.submit(action)
    told = column(model, 0, Role.LINE)
    assert [told[seat].bid for seat in (first, second, third)] == [None] * 3
    assert [told[seat].in_auction for seat in (first, second, third)] == [True] * 3
