"""Which golden games of Shark there are, and what makes each of them the one its name says."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    BuildingsUsedUp,
    ChainRemoved,
    DiceRolled,
    LastPlayerLeft,
    PlacementSkipped,
    Ruined,
    SharesBought,
    SharesSold,
    SharesSoldOff,
    ShareTaken,
    TopReached,
    TurnBegan,
    ValueChanged,
)
from tests.games.shark.rules.players import play
from tests.games.shark.rules.positions import BLACK, GAME, NO_DIE, WHITE
from tests.golden.collection import Collection, Played, Wanted

# --- how a game can end ---------------------------------------------------------------------------


def one_winner(played: Played) -> bool:
    return len(played.result.winners) == 1


def ends_at_15(played: Played) -> bool:
    return bool(played.of(TopReached)) and not played.of(BuildingsUsedUp) and one_winner(played)


def ends_with_18(played: Played) -> bool:
    return bool(played.of(BuildingsUsedUp)) and not played.of(TopReached) and one_winner(played)


def ends_with_one_player(played: Played) -> bool:
    ended = played.of(TopReached) + played.of(BuildingsUsedUp)
    return bool(played.of(LastPlayerLeft)) and not ended


def is_shared(played: Played) -> bool:
    return len(played.result.winners) > 1 and played.result.standings[0].total > 0


# --- what can happen in one -----------------------------------------------------------------------


def ruins_two_and_goes_on(played: Played) -> bool:
    """Two were ruined by different buildings, others played on, and the ranks tell who was first."""
    ruined = [event.seat for event in played.of(Ruined)]
    return (
        len(ruined) == 2
        and not played.of(LastPlayerLeft)
        and [one.seat for one in played.result.standings[-2:]] == ruined[::-1]
        and any(isinstance(event, TurnBegan) for event in _between(played, ruined))
    )


def _between(played: Played, seats: list[int]) -> list[Event]:
    """The events between two ruins."""
    first, last = (
        next(n for n, e in enumerate(played.events) if isinstance(e, Ruined) and e.seat == seat)
        for seat in seats
    )
    return list(played.events[first:last])


def two_choose_for_one_building(played: Played) -> bool:
    """Two debtors had a choice after the same building, another paid with the only shares there were."""
    chosen = sum(isinstance(action, SellOff) for action in played.actions)
    return (
        any(isinstance(a, SellOff) and isinstance(b, SellOff) for a, b in pairwise(played.actions))
        and len(played.of(SharesSoldOff)) > chosen
        and any(event.change for event in played.of(SharesSoldOff))
    )


def has_it_all(played: Played) -> bool:
    """Chains were removed, shares bought and sold, and a roll had no square."""
    return (
        ends_with_18(played)
        and len(played.of(ChainRemoved)) > 3
        and len(played.of(SharesSold)) > 9
        and bool(played.of(PlacementSkipped))
    )


def skips(played: Played) -> bool:
    return len(played.of(PlacementSkipped)) > 2 and one_winner(played)


def chooses_shares(played: Played) -> bool:
    return len({event.company for event in played.of(ShareTaken)}) > 1 and one_winner(played)


def buys_ten_in_a_turn(played: Played) -> bool:
    bought = most = 0
    for event in played.events:
        if isinstance(event, TurnBegan):
            bought = 0
        elif isinstance(event, SharesBought):
            bought += event.number
            most = max(most, bought)
    return most == 10


def lowers_itself(played: Played) -> bool:
    """A building earned nothing because its chain was long, and one lowered its own company's value."""
    long = lowered = False
    events = played.events
    for event, after in pairwise(events):
        if isinstance(event, BuildingPlaced) and event.size > 7:
            if isinstance(after, ValueChanged) and after.company == event.company:
                lowered = lowered or after.new < after.old
            elif not isinstance(after, BonusPaid):
                long = True
    return long and lowered


def black_leaves_a_choice(played: Played) -> bool:
    """Black and white were rolled, and both led to buildings of several companies."""
    companies: dict[int, set[int]] = {}
    rolled = NO_DIE
    for event in played.events:
        if isinstance(event, DiceRolled):
            rolled = event.colour
        elif isinstance(event, BuildingPlaced):
            companies.setdefault(rolled, set()).add(event.company)
    return len(companies.get(BLACK, ())) > 2 and len(companies.get(WHITE, ())) > 2


def rolls_one_die(played: Played) -> bool:
    return all(event.colour == NO_DIE for event in played.of(DiceRolled)) and one_winner(played)


GOLDEN: Final = Collection(
    GAME,
    (
        Wanted("company-at-15", ends_at_15, manner="builder"),
        Wanted("colour-used-up", ends_with_18),
        Wanted("one-player-left", ends_with_one_player, players=2, manner="bold"),
        Wanted("one-of-three-left", ends_with_one_player, players=3, manner="bold"),
        Wanted("shared-win", is_shared),
        Wanted("two-ruined", ruins_two_and_goes_on, players=5, manner="bold"),
        Wanted("forced-sales", two_choose_for_one_building, players=5, manner="bold"),
        Wanted("skipped-placements", skips),
        Wanted("two-players", has_it_all, players=2),
        Wanted("three-players", has_it_all, players=3),
        Wanted("four-players", has_it_all),
        Wanted("five-players", has_it_all, players=5),
        Wanted("six-players", has_it_all, players=6),
        Wanted("chosen-shares", chooses_shares, options={"start-share": "chosen"}),
        Wanted(
            "five-on-each-occasion",
            buys_ten_in_a_turn,
            options={"buy-limit": "per-occasion"},
        ),
        Wanted("variant-1", lowers_itself, options={"variant-1": "yes"}, manner="builder"),
        Wanted("variant-2", black_leaves_a_choice, options={"variant-2": "yes"}),
        Wanted("variant-3", rolls_one_die, options={"variant-3": "yes"}),
        Wanted(
            "variants-1-and-2",
            lambda played: lowers_itself(played) and black_leaves_a_choice(played),
            players=3,
            options={"variant-1": "yes", "variant-2": "yes"},
            manner="builder",
        ),
        Wanted(
            "variants-1-and-3",
            lambda played: lowers_itself(played) and rolls_one_die(played),
            players=3,
            options={"variant-1": "yes", "variant-3": "yes", "buy-limit": "per-occasion"},
            manner="builder",
        ),
    ),
    play,
)
