"""How bots say what could be done, what they did, and why."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, only
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games.big_shot.bots import terms as big_shot_terms
from bigshot_desktop.games.big_shot.rules import actions as big_shot
from bigshot_desktop.games.saludos_amigos.bots import terms as saludos_terms
from bigshot_desktop.games.saludos_amigos.rules import actions as saludos
from bigshot_desktop.games.shark.bots import terms as shark_terms
from bigshot_desktop.games.shark.rules import actions as shark
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import WORDS
from tests.every import for_every
from tests.games.big_shot.words import samples as city
from tests.games.big_shot.words.samples import GRAND_HOTEL, NORTH_PARK, RED, YELLOW
from tests.games.saludos_amigos.words import samples as town
from tests.games.shark.words import samples as world
from tests.words.languages import is_well_formed, voice_in
from tests.words.samples.sample_set import NAMES

SETUPS = {
    "big-shot": city.setup_for(4),
    "shark": world.setup_for(4),
    "saludos-amigos": town.setup_for(4),
}


def table(game: str, language: str = "en") -> Narrator:
    return voice_in(language).at(game, SETUPS[game], NAMES[:4])


def table_of_two(language: str = "en") -> Narrator:
    return voice_in(language).at("big-shot", city.setup_for(2), NAMES[:2])


# --- actions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "phrase"),
    [
        ((), "Sell 1 red share"),
        ((shark.Sell(0, 0, 1),), "Sell 1 red share"),
        (
            (shark.Sell(0, 0, 1), shark.Buy(0, 1, 2), shark.Buy(0, 3, 1)),
            "Sell 1 red share and buy 2 blue shares and 1 yellow share",
        ),
        ((shark.Sell(0, 0, 1), shark.Sell(0, 1, 2)), "Sell 1 red share and 2 blue shares"),
        ((shark.Buy(0, 0, 1), shark.Buy(0, 2, 3)), "Buy 1 red share and 3 green shares"),
    ],
)
def test_a_trade_is_named_whole(steps: tuple[Any, ...], phrase: str) -> None:
    prospect = Prospect(shark.Sell(0, 0, 1), 0.32, steps=steps)
    assert table("shark").weighed(prospect) == phrase
    assert table("shark").prospect(prospect) == f"{phrase}: 32%"
    for language in LANGUAGES:
        assert is_well_formed(table("shark", language).prospect(prospect))


@for_every(
    ("game", "action", "phrase"),
    [
        ("big-shot", big_shot.Bid(0, 7), "Bid $7M"),
        ("big-shot", big_shot.Pass(0), "Pass"),
        ("big-shot", big_shot.Borrow(0, RED), "Take a loan"),
        ("big-shot", big_shot.Decline(0), "Take no loan"),
        (
            "big-shot",
            big_shot.Place(0, RED, GRAND_HOTEL),
            "Place a red cube in the Grand Hotel",
        ),
        ("shark", shark.TakeShare(0, world.RED), "Begin with a red share"),
        ("shark", shark.Buy(0, world.RED, 3), "Buy 3 red shares"),
        ("shark", shark.Sell(0, world.BLUE, 1), "Sell 1 blue share"),
        ("shark", shark.EndTrading(0), "Trade no more"),
        ("shark", shark.Place(0, world.RED, world.D7), "Place a red building on square D7"),
        (
            "shark",
            shark.SellOff(0, (2, 1, 0, 0)),
            "Hand over 2 red shares and 1 blue share",
        ),
        ("saludos-amigos", saludos.Discard(0, 1), "Discard a 1 and roll again"),
        ("saludos-amigos", saludos.Offer(0, (7, 0, 0, 0)), "Make an offer alone"),
        (
            "saludos-amigos",
            saludos.Offer(0, (4, 3, 0, 0)),
            "Offer 4 for Anna, 3 for Bea (in millions)",
        ),
        ("saludos-amigos", saludos.Accept(0, 1), "Say yes to Bea"),
        ("saludos-amigos", saludos.Done(0), "Stop negotiating"),
        ("saludos-amigos", saludos.Push(0, 2), "Push a 2 forward for the council"),
        ("saludos-amigos", saludos.Commit(0, (0, 0, 0)), "Play no councillor"),
        ("saludos-amigos", saludos.Commit(0, (0, 0, 1)), "Play a councillor of value 3"),
        ("saludos-amigos", saludos.Commit(0, (1, 0, 1)), "Play councillors worth 3 + 1 = 4"),
    ],
)
def test_actions(game: str, action: Any, phrase: str) -> None:
    assert table(game).action(action) == phrase


def test_with_two_players_a_loan_and_a_payment_name_the_colour() -> None:
    assert table_of_two().action(big_shot.Borrow(0, RED)) == "Take a loan for Red"
    assert table_of_two().action(big_shot.Pay(0, YELLOW)) == "Let Yellow pay"


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("de", "Einen roten Stein ins Grand Hotel legen"),
        ("fr", "Placer un pion rouge au Grand Hôtel"),
        ("it", "Piazza un cubetto rosso al Grand Hotel"),
    ],
)
def test_a_placement_in_other_languages(language: str, phrase: str) -> None:
    action = big_shot.Place(0, RED, GRAND_HOTEL)
    assert table("big-shot", language).action(action) == phrase


def test_nature_does_not_choose() -> None:
    with pytest.raises(KeyError, match="roll"):
        table("big-shot").action(big_shot.Roll(CHANCE, 4))


# --- reasons -------------------------------------------------------------------------------------


@for_every(
    ("game", "term", "line"),
    [
        (
            "big-shot",
            Term.of(big_shot_terms.DISTRICT_COMPLETED, 0.136, district=GRAND_HOTEL, colour=RED),
            "Completes the Grand Hotel: +13.6%",
        ),
        (
            "big-shot",
            Term.of(big_shot_terms.DOUBLING, 0.09, district=NORTH_PARK, colour=RED),
            "Doubling by North Park: +9%",
        ),
        (
            "big-shot",
            Term.of(big_shot_terms.DOUBLING, 0.09, district=1, colour=RED),
            "A park doubles Mill Row: +9%",
        ),
        (
            "big-shot",
            Term.of(big_shot_terms.BLOCKING, 0.025, district=10, colour=YELLOW, seat=1),
            "Blocks Bea from the Docks: +2.5%",
        ),
        (
            "big-shot",
            Term.of(big_shot_terms.LOAN_COST, -0.03, colour=RED, number=3),
            "Cost of loan number 3: −3%",
        ),
        (
            "big-shot",
            Term.of(big_shot_terms.MONEY_KEPT, 0.004),
            "Money for later auctions: +0.4%",
        ),
        ("big-shot", Term.of(big_shot_terms.FORESIGHT, 0.01, rounds=2), "Thinking ahead: +1%"),
        (
            "shark",
            Term.of(shark_terms.WEALTH, 0.12, before=48, after=55),
            "Own wealth (48,000 FT, then 55,000 FT): +12%",
        ),
        (
            "shark",
            Term.of(shark_terms.RIVAL, -0.022, seat=1, before=60, after=72),
            "Position of Bea (wealth 60,000 FT, then 72,000 FT): −2.2%",
        ),
        (
            "shark",
            Term.of(shark_terms.RISK, -0.017, cost=12),
            "Danger of falls (one building could cost up to 12,000 FT): −1.7%",
        ),
        (
            "saludos-amigos",
            Term.of(saludos_terms.SHARE, 0.04, million=4, worth=7, height=10, without=6),
            "Own share, 4 million of 7 million: +4%",
        ),
        (
            "saludos-amigos",
            Term.of(saludos_terms.LEFT_OUT, -0.01, million=7, mug=10),
            "Being left out while others share 7 million: −1%",
        ),
    ],
)
def test_terms(game: str, term: Term, line: str) -> None:
    assert table(game).term(term) == line
    assert line.startswith(f"{table(game).reason(term)}: ")


def test_with_two_players_a_reason_names_the_colour() -> None:
    term = Term.of(big_shot_terms.PROSPECTS, 0.046, district=GRAND_HOTEL, colour=YELLOW)
    assert table_of_two().reason(term) == "Prospects for the Grand Hotel (Yellow)"


def test_without_a_table_a_park_is_any_park() -> None:
    term = Term.of(big_shot_terms.DOUBLING, 0.09, district=NORTH_PARK, colour=RED)
    assert Narrator().about("big-shot").reason(term) == "Doubling by a park"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Macht Bea das Grand Hotel streitig: +3,1\u00a0%"),
        ("fr", "Dispute le Grand Hôtel à Bea\u00a0: +3,1\u00a0%"),
        ("it", "Ostacola Bea nella corsa per il Grand Hotel: +3,1%"),
    ],
)
def test_a_reason_in_other_languages(language: str, line: str) -> None:
    term = Term.of(big_shot_terms.BLOCKING, 0.031, district=GRAND_HOTEL, colour=YELLOW, seat=1)
    assert table("big-shot", language).term(term) == line


# --- what is expected ----------------------------------------------------------------------------


def test_a_chance_is_told_in_hundredths() -> None:
    assert [Narrator().chance(one) for one in (0.0, 0.344, 0.996, 1.0)] == [
        "0%",
        "34%",
        "100%",
        "100%",
    ]


def test_a_change_of_chances_has_a_sign() -> None:
    changes = [Narrator().change(one) for one in (0.1423, 0.008, 0.0004, -0.0004, -0.01, -0.0558)]
    assert changes == ["+14.2%", "+0.8%", "±0%", "±0%", "−1%", "−5.6%"]


def test_what_is_gained_in_shark_has_a_sign() -> None:
    narrator = Narrator().about("shark")
    assert [narrator.gain(one) for one in (14, 0, -1)] == ["+14,000 FT", "±0 FT", "−1,000 FT"]


BIDS = [
    Prospect(
        big_shot.Bid(0, 7),
        0.35,
        (
            Term.of(big_shot_terms.DISTRICT_COMPLETED, 0.12, district=GRAND_HOTEL, colour=RED),
            Term.of(big_shot_terms.PRICE, -0.07, price=7),
            Term.of(big_shot_terms.REST, 0.0),
        ),
    ),
    Prospect(big_shot.Bid(0, 6), 0.33, (Term.of(big_shot_terms.REST, 0.03),)),
    Prospect(big_shot.Pass(0), 0.29, (Term.of(big_shot_terms.REST, -0.01),)),
]


def test_a_choice_is_explained_line_by_line() -> None:
    narrator = table("big-shot")
    assert narrator.prospect(BIDS[0]) == "Bid $7M: 35%"
    assert narrator.explanation(Choice(BIDS[0], (BIDS[1], BIDS[2]))) == [
        "Bid $7M: 35%",
        "Completes the Grand Hotel: +12%",
        "Price of the cubes ($7M): −7%",
        "Alternative: Bid $6M, 33%",
        "Alternative: Pass, 29%",
    ]


def test_what_lies_face_down_is_not_told() -> None:
    left_out = Term.of(saludos_terms.LEFT_OUT, -0.023, million=7, mug=10)
    choice = Choice(Prospect(saludos.Push(0, 0), 0.2, (left_out,)), veiled=True)
    assert table("saludos-amigos").explanation(choice) == [
        "Push a card forward for the council",
        "Being left out while others share 7 million: −2.3%",
        "The other reasons lie face down.",
    ]


def test_a_slip_is_owned_up_to() -> None:
    choice = Choice(BIDS[2], (BIDS[0],), slip=True)
    assert table("big-shot").explanation(choice) == [
        "Pass: 29%",
        "Many small things together: −1%",
        "Alternative: Bid $7M, 35%",
        "A slip on purpose: bots of this level make such mistakes.",
    ]


def test_where_nothing_was_weighed_there_is_no_figure() -> None:
    assert table("big-shot").explanation(only(big_shot.Pass(0))) == [
        "Pass",
        "No alternative was weighed.",
    ]


def test_there_is_no_remark_on_an_ordinary_choice() -> None:
    assert Narrator().remark(Choice(BIDS[0], (BIDS[1],))) == ""


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Random", "Easy", "Medium", "Hard", "Expert"]),
        ("de", ["Zufällig", "Leicht", "Mittel", "Schwer", "Experte"]),
        ("fr", ["Au hasard", "Facile", "Moyen", "Difficile", "Expert"]),
        ("it", ["A caso", "Facile", "Medio", "Difficile", "Esperto"]),
    ],
)
def test_levels(language: str, names: list[str]) -> None:
    narrator = voice_in(language)
    levels = ("random", "easy", "medium", "hard", "expert")
    assert [narrator.level(level).name for level in levels] == names


# --- real decisions ------------------------------------------------------------------------------

DECISIONS = 60


@pytest.mark.parametrize("game", WORDS)
def test_what_bots_decide_can_be_told(game: str) -> None:
    """Every term comes with the facts that its words ask for."""
    match = seated(Fixture(game, ("easy", "medium", "easy", "medium"), (), seed=5))
    thoughts: list[Thought] = []
    for _ in islice(play_on(match, on_thought=thoughts.append), DECISIONS):
        pass
    assert thoughts
    names = [seat.name for seat in match.seats]
    for language in LANGUAGES:
        narrator = voice_in(language).at(game, match.setup, names)
        for thought in thoughts:
            told = narrator.explanation(thought.choice)
            for prospect in thought.choice.alternatives:
                told += map(narrator.term, prospect.terms)
            assert [line for line in told if not is_well_formed(line)] == []
