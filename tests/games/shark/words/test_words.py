"""How the words of Shark sound."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event, Line, Refusal, Standing
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.shark.rules import events as happened
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding
from bigshot_desktop.games.shark.rules.material import BLACK, COMPANIES, NO_DIE, WHITE
from bigshot_desktop.games.shark.words.names import chain_at, letters
from bigshot_desktop.games.shark.words.outcomes import odds
from bigshot_desktop.words.narrator import Narrator
from tests.every import for_every
from tests.games.shark.words.samples import (
    AFRICA,
    ASIA,
    BLUE,
    D7,
    DECISIONS,
    GREEN,
    OUTCOMES,
    RED,
    own_world,
    setup_for,
)
from tests.words.languages import voice_in
from tests.words.samples.sample_set import NAMES


def test_a_chain_in_danger_is_told_from_the_others_of_its_company() -> None:
    assert chain_at(table(), RED, D7, 3) == "the red chain on square D7"
    assert chain_at(table(), BLUE, D7, 1) == "the lone blue building on square D7"
    german = table(voice_in("de"))
    assert chain_at(german, RED, D7, 3) == "die rote Kette auf Feld D7"


def table(narrator: Narrator | None = None, **options: str) -> Narrator:
    return (narrator or Narrator()).at("shark", setup_for(4, **options), NAMES[:4])


@for_every(
    ("event", "sentence"),
    [
        (happened.ShareTaken(0, RED), "Anna begins with a red share."),
        (happened.TurnBegan(12, 1), "Turn 12: Bea."),
        (happened.SharesBought(0, RED, 3, 12), "Anna buys 3 red shares for 12,000 FT."),
        (happened.SharesSold(0, BLUE, 1, 4), "Anna sells 1 blue share for 4,000 FT."),
        (happened.TradingEnded(0, 1), "Anna reaches for the dice."),
        (happened.TradingEnded(0, 2), "Anna ends the turn."),
        (happened.DiceRolled(0, ASIA, RED), "Anna rolls a 3 and Red: a building in Asia."),
        (
            happened.DiceRolled(0, AFRICA, WHITE),
            "Anna rolls a 5 and White: a building in Africa for any company.",
        ),
        (
            happened.DiceRolled(0, AFRICA, BLACK),
            "Anna rolls a 5 and Black: a building in Africa for any company.",
        ),
        (
            happened.DiceRolled(0, ASIA, NO_DIE),
            "Anna rolls a 3: a building in Asia for any company.",
        ),
        (happened.PlacementSkipped(0, ASIA, RED), "Red finds no square in Asia: the turn ends."),
        (
            happened.PlacementSkipped(0, ASIA, WHITE),
            "No company finds a square in Asia: the turn ends.",
        ),
        (
            happened.BuildingPlaced(0, RED, D7, 1),
            "Anna places a red building on square D7. It stands alone.",
        ),
        (
            happened.BuildingPlaced(0, RED, D7, 5),
            "Anna places a red building on square D7: a chain of 5.",
        ),
        (
            happened.ChainRemoved(BLUE, (4, 5)),
            "Blue loses a chain of 2: the larger chain drives it off the map.",
        ),
        (happened.ValueChanged(RED, 3, 5), "Red rises from 3 to 5."),
        (happened.ValueChanged(BLUE, 2, 0), "Blue falls from 2 to 0."),
        (happened.GainPaid(1, RED, 5, 10), "Bea earns 10,000 FT on 5 red shares."),
        (happened.LossDue(1, (0, 10, 0, 0), 10), "Bea owes the bank 10,000 FT for Blue."),
        (
            happened.LossDue(1, (4, 6, 0, 0), 10),
            "Bea owes the bank 10,000 FT: Red 4,000 FT, Blue 6,000 FT.",
        ),
        (happened.LossPaid(1, 4, 6), "Bea pays 4,000 FT and still owes 6,000 FT."),
        (
            happened.SharesSoldOff(1, (2, 1, 0, 0), 6, 7, 1),
            (
                "Bea hands over 2 red shares and 1 blue share for 7,000 FT, half the value, "
                "and gets 1,000 FT back."
            ),
        ),
        (
            happened.Ruined(1, (0, 1, 0, 0), 3),
            "Bea cannot pay the last 3,000 FT, loses everything and is out.",
        ),
        (
            happened.TopReached(GREEN, 15),
            "Green reaches 15, the top of the scale: the match ends.",
        ),
        (happened.MatchEnded((2,)), "The match is over: Carl wins!"),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert table().event(event) == sentence


def test_black_has_its_own_meaning_in_variant_two() -> None:
    narrator = table(variant_2="yes")
    assert narrator.event(happened.DiceRolled(0, ASIA, BLACK)) == (
        "Anna rolls a 3 and Black: a building in Asia for a company with the fewest on the map."
    )
    assert narrator.event(happened.PlacementSkipped(0, ASIA, BLACK)) == (
        "There is no square in Asia for a company with the fewest buildings: the turn ends."
    )
    assert narrator.event(happened.DiceRolled(0, ASIA, WHITE)) == (
        "Anna rolls a 3 and White: a building in Asia for any company."
    )


def test_prompts() -> None:
    narrator = table()
    assert [narrator.prompt(decision, seat) for decision, seat in DECISIONS] == [
        "Anna: roll the dice.",
        "Anna: roll the die.",
        "Anna: choose a company for your first share.",
        "Anna: trade if you like, then roll.",
        "Anna: sell shares if you like, then roll.",
        "Anna: nothing is left to trade, so roll.",
        "Anna: trade if you like, then end the turn.",
        "Anna: sell shares if you like, then end the turn.",
        "Anna: nothing is left to trade, so end the turn.",
        "Anna: place a red building in Asia.",
        "Anna: White lets you choose the company; place its building in Asia.",
        "Anna: Black lets you choose the company; place its building in Asia.",
        "Anna: choose the company and place its building in Asia.",
        *["Anna: place a blue building in Asia; no other company finds a square there."] * 3,
        "Bea: sell shares at half their value to cover 6,000 FT.",
    ]


def test_black_asks_for_something_else_in_variant_two() -> None:
    narrator = table(variant_2="yes")
    several = PlaceBuilding(ASIA, BLACK, ((), (D7,), (D7,), ()))
    assert narrator.prompt(several, 0) == (
        "Anna: Black lets you choose a company with the fewest buildings on the map; "
        "place its building in Asia."
    )
    assert narrator.prompt(replace(several, squares=((), (D7,), (), ())), 0) == (
        "Anna: place a blue building in Asia. Black stands for the company with the fewest "
        "buildings on the map."
    )


def test_every_outcome_has_its_sentence() -> None:
    narrator = table()
    assert [narrator.outcome(outcome) for outcome in OUTCOMES] == [
        "Red rises from 3 to 5; bonus 5,000 FT.",
        "The building stands alone, Red stays at 3; bonus 1,000 FT.",
        "Red stays at 7; no bonus.",
        "Chains join, Red falls from 9 to 7; no bonus.",
        "Red rises from 3 to 5; bonus 5,000 FT. The match ends.",
        "The building stands alone, Red stays at 3; bonus 1,000 FT. The match ends.",
        "Red stays at 7; no bonus. The match ends.",
        "Chains join, Red falls from 9 to 7; no bonus. The match ends.",
        "Red rises from 3 to 5.",
        "Blue falls from 5 to 3.",
        *(f"Drives a lone {colour} building off the map." for colour in COMPANIES),
        *(f"Drives a chain of 3 {colour} buildings off the map." for colour in COMPANIES),
        "Anna: +9,000 FT.",
        "Anna: +9,000 FT in cash, +13,000 FT in all, shares included.",
        "Bea: −10,000 FT in cash, −20,000 FT in all, shares included.",
        "Bea: −4,000 FT in shares.",
        "Bea: ±0 FT.",
        "Bea: −10,000 FT in cash, must sell shares, −24,000 FT in all, shares included.",
        "Bea: −10,000 FT, and is ruined.",
        (
            "Driven off the map before your next turn: chance 31%. Red would fall by 4, and you "
            "would pay 12,000 FT."
        ),
        "Driven off the map before your next turn: chance 31%. Red would fall by 4.",
        "Driven off the map before your next turn: chance 100%. Red would keep its value.",
        "Driven off the map before your next turn: chance <1%. Red would keep its value.",
        "Driven off the map before your next turn: chance >99%. Red would keep its value.",
        "Safe: before your next turn no roll can drive this chain off the map.",
    ]


@for_every(
    ("chance", "text"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 10**9), "<1%"),
        (Fraction(99, 10_000), "<1%"),
        (Fraction(1, 100), "1%"),
        (Fraction(1, 36), "3%"),
        (Fraction(1, 2), "50%"),
        (Fraction(99, 100), "99%"),
        (Fraction(991, 1000), ">99%"),
        (1 - Fraction(1, 10**9), ">99%"),
        (Fraction(1), "100%"),
    ],
)
def test_only_what_is_sure_has_no_chance_or_every_chance(chance: Fraction, text: str) -> None:
    assert odds(table(), chance) == text


@for_every(
    ("refusal", "sentence"),
    [
        (Refusal.of("not-your-turn", "SH-09", seat=0, turn=-1), "The dice must be rolled first."),
        (
            Refusal.of("not-your-turn", "SH-10", seat=CHANCE, turn=1),
            "The dice are not rolled now: it is Bea’s turn.",
        ),
        (Refusal.of("not-your-turn", "SH-10", seat=0, turn=1), "It is Bea’s turn, not Anna’s."),
        (Refusal.of("no-such-company", "SH-02", company=4), "There is no company number 5."),
        (
            Refusal.of("no-such-company", "SH-02", company=2),
            "A number of shares is needed for each of the 4 companies.",
        ),
        (
            Refusal.of("above-cash", "SH-19", price=12, cash=3),
            "With 3,000 FT in cash, 12,000 FT is too much: the bank gives no credit.",
        ),
        (
            Refusal.of("wrong-zone", "SH-09", square=D7, zone=AFRICA, rolled=ASIA),
            "Square D7 lies in Africa, but the building belongs in Asia.",
        ),
        (
            Refusal.of("wrong-company", "SH-09", company=BLUE, colour=RED),
            "The colour die shows Red: Blue cannot build now.",
        ),
        (
            Refusal.of("covers-too-little", "SH-18", covers=3, rest=4),
            "These shares cover only 3,000 FT, and the loss is still 4,000 FT.",
        ),
        (
            Refusal.of("options-exclude", "SH-32", option="variant-2", other="variant-3"),
            (
                "“Variant II: Black for the smallest” and “Variant III: no colour die” "
                "exclude each other."
            ),
        ),
        (
            Refusal.of("shares-dealt", "SH-05", number=4),
            "Each of the 4 players must be dealt one share of a company.",
        ),
        (
            Refusal.of("shares-dealt", "SH-05", number=0),
            "In this match the first shares are chosen: none can be dealt.",
        ),
    ],
)
def test_refusals(refusal: Refusal, sentence: str) -> None:
    assert table().refusal(refusal) == sentence


def test_accounts() -> None:
    shares = Line.of("shares", 12, company=RED, number=3, value=4)
    assert table().line(shares) == "3 red shares at 4,000 FT: 12,000 FT"
    assert table().line(Line.of("cash", 31)) == "Cash: 31,000 FT"
    assert table().standing(Standing(0, 1, 43, True, ())) == "1. Anna: 43,000 FT"
    assert table().standing(Standing(1, 4, 0, False, ())) == "4. Bea: ruined"


def test_squares_are_named_by_column_and_row() -> None:
    narrator = table()
    assert [narrator.name("square", square) for square in (0, 11, 12, 119)] == [
        "A1",
        "L1",
        "A2",
        "L10",
    ]
    assert [letters(column) for column in (25, 26, 51, 52, 119)] == ["Z", "AA", "AZ", "BA", "DP"]
    assert Narrator().about("shark").name("square", 0) == "1"


def test_zones_of_another_map_are_called_as_its_maker_wrote_it() -> None:
    event = happened.DiceRolled(0, 1, RED)
    world = own_world()
    assert Narrator().at("shark", world, NAMES).name("zone", 1) == "Atlantis"
    assert Narrator().at("shark", world, NAMES).event(event) == (
        "Anna rolls a 1 and Red: a building in Atlantis."
    )
    assert voice_in("fr").at("shark", world, NAMES).event(event) == (
        "Anna fait 1 et Rouge\u00a0: un immeuble dans la zone Atlantis."
    )
    assert Narrator().about("shark").name("zone", 3) == "Zone 3"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Bea gibt 2 rote Aktien und 1 blaue Aktie zum halben Wert ab, für 7.000\u00a0FT."),
        (
            "fr",
            (
                "Bea cède 2 actions rouges et 1 action bleue pour la moitié de la valeur, "
                "soit 7\u202f000\u00a0FT."
            ),
        ),
        ("it", "Bea cede 2 azioni rosse e 1 azione blu a metà valore, per 7.000\u00a0FT."),
    ],
)
def test_other_languages(language: str, sentence: str) -> None:
    event = happened.SharesSoldOff(1, (2, 1, 0, 0), 7, 7, 0)
    assert table(voice_in(language)).event(event) == sentence


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((3, 7, 0, 1), "Value: Blue 7 of 15"),
        ((7, 7, 0, 1), "Value: Red and Blue 7 of 15"),
        ((0, 0, 0, 0), "Highest value: 0 of 15"),
    ],
)
def test_progress_names_the_company(values: tuple[int, ...], told: str) -> None:
    game = GAMES["shark"]
    seen = game.observe(game.initial(setup_for(3)), EVERYONE)
    progress = (
        Narrator().at("shark", setup_for(3), NAMES[:3]).progress(replace(seen, values=values))
    )
    assert told in progress
