"""Wishes, and the matches dealt for them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

import pytest

from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.games.big_shot.rules.deal_choices import DealChoices
from bigshot_desktop.table.characters import CHARACTERS, character_of
from bigshot_desktop.table.match import MOST_SEED
from bigshot_desktop.table.match_request import (
    MOST_DRAWN_SEED,
    USUAL_NAME,
    MatchRequest,
    bot_seats,
    deal_request,
    new_seed,
    usual_name,
    usual_request,
)
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from tests.table.matches import BIG_SHOT, SEATS


def test_a_wish_that_fixes_nothing_is_the_plain_deal() -> None:
    options = {"hidden-money": "yes"}
    match = deal_request(MatchRequest("big-shot", SEATS[:3], options, 5), free_undo=True)
    plain = new_match(BIG_SHOT, SEATS[:3], options, 5)
    assert match.setup == plain.setup
    assert (match.seats, match.seed, match.free_undo) == (SEATS[:3], 5, True)


@pytest.mark.rule("BS-06")
@pytest.mark.parametrize("field", [0, 17])
def test_the_broker_starts_where_it_is_wished(field: int) -> None:
    match = deal_request(MatchRequest("big-shot", SEATS[:4], seed=1, fixed=DealChoices(field)))
    plain = new_match(BIG_SHOT, SEATS[:4], {}, 1)
    assert match.state.broker == field
    assert match.setup.deal.lots == plain.setup.deal.lots
    assert match.setup.deal.colours == plain.setup.deal.colours


@pytest.mark.rule("BS-06")
def test_the_broker_cannot_start_beside_the_ring() -> None:
    with pytest.raises(Problem) as caught:
        deal_request(MatchRequest("big-shot", SEATS[:4], fixed=DealChoices(18)))
    assert caught.value.facts == {"refusal": "broker-field", "rule": "BS-06"}


@pytest.mark.rule("BS-08")
def test_every_wish_for_colours_comes_true() -> None:
    for colours in permutations(range(4)):
        wanted = DealChoices(colours=tuple((one,) for one in colours))
        match_request = MatchRequest("big-shot", SEATS[:4], seed=3, fixed=wanted)
        assert deal_request(match_request).setup.deal.colours == wanted.colours


@pytest.mark.rule("BS-08")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("colour", range(4))
def test_who_loses_a_colour_to_a_wish_gets_the_wisher_s(players: int, colour: int) -> None:
    dealt = new_match(BIG_SHOT, SEATS[:players], {}, 2).setup.deal.colours
    wanted = ((colour,), *((),) * (players - 1))
    match = deal_request(
        MatchRequest("big-shot", SEATS[:players], seed=2, fixed=DealChoices(colours=wanted))
    )
    expected = tuple(
        (colour,) if seat == 0 else dealt[0] if own == (colour,) else own
        for seat, own in enumerate(dealt)
    )
    assert match.setup.deal.colours == expected


@pytest.mark.rule("BS-40")
def test_two_players_may_wish_for_two_colours() -> None:
    fixed = DealChoices(colours=((3, 1), ()))
    match = deal_request(MatchRequest("big-shot", SEATS[:2], seed=2, fixed=fixed))
    assert match.setup.deal.colours == ((1, 3), (0, 2))


@pytest.mark.rule("BS-08")
def test_no_two_seats_get_the_same_colour() -> None:
    with pytest.raises(Problem) as caught:
        deal_request(
            MatchRequest("big-shot", SEATS[:3], fixed=DealChoices(colours=((1,), (1,), ())))
        )
    assert caught.value.facts == {"refusal": "colours-dealt", "rule": "BS-08"}


@dataclass(frozen=True)
class Banker:
    """Somebody wants a certain player to be the banker."""

    seat: int

    def fit(self, deal: Any) -> Any:
        return replace(deal, banker=self.seat)


@pytest.mark.rule("SH-05")
@pytest.mark.parametrize("seat", range(4))
def test_what_is_fixed_is_so_and_the_rest_is_the_plain_deal(seat: int) -> None:
    match_request = MatchRequest("shark", SEATS[:4], seed=3, fixed=Banker(seat))
    match = deal_request(match_request, free_undo=True)
    plain = new_match(GAMES["shark"], SEATS[:4], {}, 3).setup
    assert match.setup == replace(plain, deal=replace(plain.deal, banker=seat))
    assert (match.seats, match.seed, match.free_undo) == (SEATS[:4], 3, True)


def test_a_fixed_deal_obeys_the_rules_too() -> None:
    with pytest.raises(Problem) as caught:
        deal_request(MatchRequest("shark", SEATS[:4], fixed=Banker(4)))
    assert caught.value.facts == {"refusal": "banker", "rule": "SH-05"}


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(Problem) as caught:
        deal_request(MatchRequest("big-shot", SEATS[:2], {"loans": "before"}))
    assert caught.value.code == "options-refused"


@pytest.mark.parametrize("game", ENTRIES)
def test_one_click_plays(game: str) -> None:
    match_request = usual_request(game, "Anna", 7)
    assert match_request.seats[0] == Seat("Anna")
    assert [(seat.kind, seat.level) for seat in match_request.seats[1:]] == [("bot", "medium")] * 3
    match = deal_request(match_request)
    assert match.game is GAMES[game]
    assert match.seed == 7


def test_bots_have_names_of_their_own() -> None:
    for seed in range(50):
        seats = bot_seats(seed, 6, "hard", {"Stella", "Gus"})
        assert len({*(seat.name for seat in seats), "Stella", "Gus"}) == 8
        assert {(seat.kind, seat.level) for seat in seats} == {("bot", "hard")}
        assert seats == bot_seats(seed, 6, "hard", {"Stella", "Gus"})
    assert bot_seats(1, 3, "easy") != bot_seats(2, 3, "easy")


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_bots_are_characters_who_usually_play_so(level: str) -> None:
    """Others are only asked when there are not enough of these."""
    three = bot_seats(5, 3, level)
    assert {character_of(seat) for seat in three} == {
        one for one in CHARACTERS.values() if one.level == level
    }
    assert {one.level for one in bot_seats(5, 7, level)} == {level}


def test_seeds_are_drawn_short_and_rarely_twice() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) > 90
    assert all(0 <= seed <= MOST_DRAWN_SEED < MOST_SEED for seed in seeds)


@pytest.mark.parametrize(
    ("user", "name"),
    [
        ("anna", "Anna"),
        ("anna.muster", "Anna Muster"),
        ("HOME\\bea", "Bea"),
        ("carl@example.org", "Carl"),
        ("root", USUAL_NAME),
        ("   ", USUAL_NAME),
        ("x" * 60, USUAL_NAME),
    ],
)
def test_the_usual_name_is_that_of_the_person_at_the_computer(
    user: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.table.match_request.getuser", lambda: user)
    assert usual_name() == name


def test_a_computer_that_knows_no_user_gives_a_name_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nobody() -> str:
        raise OSError("no user")

    monkeypatch.setattr("bigshot_desktop.table.match_request.getuser", nobody)
    assert usual_name() == USUAL_NAME
