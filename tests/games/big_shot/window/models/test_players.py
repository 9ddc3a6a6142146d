"""Who is waited for, and who is in the auction."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.games.big_shot.rules.state import AUCTION
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers, PlayerFacts, Purse
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import KINDS, Kind, course, facts_of, play_on


def made(kind: Kind) -> tuple[Bridge, PlayersModel]:
    bridge = kind.bridge()
    return bridge, PlayersModel(bridge, BigShotPlayers())


def test_a_player_before_the_first_roll() -> None:
    bridge = KINDS[2].bridge()
    piece = ("red", "yellow", "white", "black")[bridge.match.setup.deal.colours[1][0]]
    assert BigShotPlayers().facts(bridge.observation, 1) == PlayerFacts(
        pieces=(piece,),
        purses=(Purse(piece, 10, 0),),
        districts=(),
        counts=(),
        wealth=10,
        leads=False,
        acts=False,
        in_auction=None,
    )
    assert BigShotPlayers().facts(bridge.observation, 0).acts, "the first to roll for the lead"


@pytest.mark.rule("BS-24")
def test_a_card_shows_what_a_district_counts_with_its_parks() -> None:
    bridge = KINDS[2].bridge()
    seen, narrator = bridge.observation, bridge.narrator
    city = seen.setup.board
    (park, block), *_ = ((d, one) for d, one in enumerate(city.districts) if one.is_park)
    near = block.touches[0]
    far = next(
        d
        for d, one in enumerate(city.districts)
        if not one.is_park and not any(d in other.touches for other in city.districts)
    )
    (colour,) = seen.setup.deal.colours[1]
    owners = [colour if d in (park, near, far) else -1 for d in range(len(city.districts))]
    facts = BigShotPlayers().facts(replace(seen, owners=tuple(owners)), 1)
    shown = dict(zip(facts.districts, facts.status(narrator, seen.setup).holdings, strict=True))
    assert shown[park].text == "×2"
    assert shown[near].text == str(2 * city.districts[near].value)
    assert shown[far].text == str(city.districts[far].value)


def test_the_table_waits_for_one_player(qapp: object) -> None:
    bridge, model = made(KINDS[2])
    for _ in course(bridge, seed=4, back=False):
        acting = [seat for seat, line in enumerate(facts_of(model)) if line.acts]
        match bridge.match.to_act:
            case ():
                assert acting == []
            case (seat,) if seat == CHANCE:
                assert acting == [bridge.decision(CHANCE).roller]  # type: ignore[attr-defined]
            case (seat,):
                assert acting == [seat]


def test_who_passes_is_out_of_this_auction(qapp: object) -> None:
    bridge, model = made(KINDS[2])
    rng = Random(1)
    while bridge.observation.phase != AUCTION:
        play_on(bridge, rng)
    first, second, third, last = ((bridge.match.to_act[0] + step) % 4 for step in range(4))

    def bidding() -> list[bool | None]:
        facts = facts_of(model)
        return [facts[seat].in_auction for seat in (first, second, third, last)]

    assert bidding() == [True] * 4
    bridge.submit(Bid(first, 2))
    bridge.submit(Bid(second, 5))
    bridge.submit(Pass(third))
    assert bidding() == [True, True, False, True]
    bridge.submit(Pass(last))
    bridge.submit(Bid(first, 6))
    assert bidding() == [True, True, False, False]
    assert bridge.undo()
    assert bidding() == [True, True, False, False]
    bridge.submit(Pass(first))
    assert bidding() == [None] * 4


def test_an_overbid_brings_everybody_back(qapp: object) -> None:
    bridge, model = made(Kind("hhh", (("overbids", "table-round"),)))
    rng = Random(1)
    while bridge.observation.phase != AUCTION:
        play_on(bridge, rng)
    first, second, third = ((bridge.match.to_act[0] + step) % 3 for step in range(3))
    for action in (Bid(first, 3), Bid(second, 40), Pass(third), Pass(first)):
        bridge.submit(action)
    told = facts_of(model)
    assert [told[seat].in_auction for seat in (first, second, third)] == [True] * 3
