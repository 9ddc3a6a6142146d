"""Which golden games of Big Shot there are, and what makes each of them the one its name says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from bigshot_desktop.engine.game import AnyGame, Result, Standing
from bigshot_desktop.games.big_shot.rules.actions import Pay
from bigshot_desktop.games.big_shot.rules.events import (
    DistrictDecided,
    DistrictSold,
    LoanDeclined,
    LoanTaken,
    LotFree,
    LotWon,
    MoneyShown,
    Overbid,
    RoundBegan,
)
from tests.engine.configurations import board_data
from tests.games.big_shot.rules.players import GAME, play
from tests.golden.collection import Collection, Played, Wanted


def with_a_district_between_the_parks(game: AnyGame) -> Any:
    """The usual city, but its richest district touches both parks."""
    data = json.loads(board_data(game.info.id, game.info.boards[0]))
    data["id"] = "city-with-a-district-between-the-parks"
    for district in data["districts"]:
        if "doubles" in district:
            district["doubles"].append("grand-hotel")
    return game.read_board(data)


# --- how a game can end ---------------------------------------------------------------------------


def number_of_districts(standing: Standing) -> int:
    return sum(line.code == "district" for line in standing.lines)


def best_district(standing: Standing) -> int:
    return max((line.amount for line in standing.lines if line.code == "district"), default=0)


def has_one_clear_winner(result: Result) -> bool:
    first, second, *_ = result.standings
    return (
        result.winners == (first.seat,)
        and first.total > max(0, second.total)
        and all(one.qualified for one in result.standings)
    )


def is_shared(result: Result) -> bool:
    return len(result.winners) > 1


def has_no_winner(result: Result) -> bool:
    return not result.winners and not any(one.qualified for one in result.standings)


def is_won_with_debts(result: Result) -> bool:
    return len(result.winners) == 1 and result.standings[0].total < 0


def is_won_by_number_of_districts(result: Result) -> bool:
    first, second, *_ = result.standings
    return (
        result.winners == (first.seat,)
        and second.qualified
        and first.total == second.total
        and number_of_districts(first) > number_of_districts(second)
        and best_district(first) < best_district(second)
    )


def is_won_by_best_district(result: Result) -> bool:
    first, second, *_ = result.standings
    return (
        result.winners == (first.seat,)
        and second.qualified
        and first.total == second.total
        and number_of_districts(first) == number_of_districts(second)
        and best_district(first) > best_district(second)
    )


def is_not_won_by_the_richest(result: Result) -> bool:
    richest = max(result.standings, key=lambda one: one.total)
    return (
        len(result.winners) == 1
        and not richest.qualified
        and richest.total > result.standings[0].total
    )


def has_a_quadrupled_district(result: Result) -> bool:
    return any(
        dict(line.facts)["times"] == 4
        for one in result.standings
        for line in one.lines
        if line.code == "district"
    )


# --- what can happen in one -----------------------------------------------------------------------


def cancels_and_sells(played: Played) -> bool:
    """Districts were sold by majority and by cancelling, decided for a colour and for nobody; lots free and paid."""
    sold = played.of(DistrictSold)
    decided = played.of(DistrictDecided)
    return (
        any(event.cubes[event.colour] == max(event.cubes) for event in sold)
        and any(event.cubes[event.colour] < max(event.cubes) for event in sold)
        and any(event.colour < 0 for event in decided)
        and any(event.colour >= 0 for event in decided)
        and bool(played.of(LotFree))
        and bool(played.of(LotWon))
        and bool(played.of(LoanTaken))
    )


def chooses_purses(played: Played) -> bool:
    """Both players chose a purse, and somebody took a loan for both colours in one round."""
    payers = {action.seat for action in played.actions if isinstance(action, Pay)}
    both = False
    taken: set[tuple[int, int]] = set()
    for event in played.events:
        if isinstance(event, RoundBegan):
            taken.clear()
        elif isinstance(event, LoanTaken):
            both = both or any(seat == event.seat for seat, _ in taken)
            taken.add((event.seat, event.colour))
    return both and payers == {0, 1}


def fourth_colour_owns(played: Played) -> bool:
    dealt = {colour for own in played.setup.deal.colours for colour in own}
    return any(
        event.colour >= 0 and event.colour not in dealt for event in played.of(DistrictSold)
    ) and cancels_and_sells(played)


def shows_money_at_the_end(played: Played) -> bool:
    return len(played.of(MoneyShown)) == played.setup.players and bool(played.of(LoanTaken))


def asks_for_loans_first(played: Played) -> bool:
    return len(played.of(LoanDeclined)) > 9 and len(played.of(LoanTaken)) > 9


def overbids_in_two_rounds(played: Played) -> bool:
    """The same seat overbid in two rounds: it was checked for the first round only."""
    seats = [event.seat for event in played.of(Overbid)]
    return any(seats.count(seat) > 1 for seat in set(seats)) and len(played.of(LotWon)) > 9


def overbids_once_each(played: Played) -> bool:
    """Several overbid, each once: they were checked for the rest of the game."""
    seats = [event.seat for event in played.of(Overbid)]
    return len(seats) > 1 and len(set(seats)) == len(seats) and len(played.of(LotWon)) > 9


def uses_every_expert_rule(played: Played) -> bool:
    return (
        overbids_once_each(played)
        and asks_for_loans_first(played)
        and len(played.of(MoneyShown)) == played.setup.players + len(played.of(Overbid))
    )


def ends(
    how: Callable[[Result], bool], shows: Callable[[Played], bool] = lambda played: True
) -> Callable[[Played], bool]:
    """A game that ends so, and shows that."""
    return lambda played: how(played.result) and shows(played)


GOLDEN: Final = Collection(
    GAME,
    (
        Wanted("single-winner", ends(has_one_clear_winner)),
        Wanted("shared-win", ends(is_shared)),
        Wanted("nobody-qualifies", ends(has_no_winner), manner="levelling"),
        Wanted("winner-with-negative-wealth", ends(is_won_with_debts), manner="wild"),
        Wanted("tie-broken-by-number-of-districts", ends(is_won_by_number_of_districts)),
        Wanted("tie-broken-by-best-district", ends(is_won_by_best_district)),
        Wanted("richest-player-not-qualified", ends(is_not_won_by_the_richest)),
        Wanted("two-players", ends(has_one_clear_winner, chooses_purses), players=2),
        Wanted("three-players", ends(has_one_clear_winner, fourth_colour_owns), players=3),
        Wanted("four-players", ends(has_one_clear_winner, cancels_and_sells)),
        Wanted(
            "hidden-money",
            ends(has_one_clear_winner, shows_money_at_the_end),
            options={"hidden-money": "yes"},
        ),
        Wanted(
            "loans-before-the-auction",
            ends(has_one_clear_winner, asks_for_loans_first),
            options={"loans": "before"},
        ),
        Wanted(
            "overbids-checked-for-the-round",
            ends(has_one_clear_winner, overbids_in_two_rounds),
            options={"overbids": "table-round"},
        ),
        Wanted(
            "overbids-checked-for-the-game",
            ends(has_one_clear_winner, overbids_once_each),
            options={"overbids": "table-game"},
        ),
        Wanted(
            "all-expert-options",
            ends(has_one_clear_winner, uses_every_expert_rule),
            players=3,
            options={"hidden-money": "yes", "loans": "before", "overbids": "table-game"},
        ),
        Wanted(
            "district-between-both-parks",
            ends(has_a_quadrupled_district),
            board=with_a_district_between_the_parks,
        ),
    ),
    play,
)
