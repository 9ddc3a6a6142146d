"""How the English voice sounds in Big Shot, and how it takes other names, numbers and money."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bigshot_desktop
from bigshot_desktop.engine.game import CHANCE, Decision, Event, Line, Malformed, Refusal, Standing
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games.big_shot.rules import decisions as asked
from bigshot_desktop.games.big_shot.rules import events as happened
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import english, plain
from tests.every import for_every
from tests.games.big_shot.words import samples
from tests.games.big_shot.words.samples import BLACK, GRAND_HOTEL, RED, WHITE, YELLOW
from tests.games.shark.words.samples import setup_for as shark_setup
from tests.words.languages import voice_in
from tests.words.samples.sample_set import NAMES


def table_of(players: int, narrator: Narrator | None = None) -> Narrator:
    setup = samples.setup_for(players)
    return (narrator or Narrator()).at("big-shot", setup, NAMES[:players])


@for_every(
    ("event", "sentence"),
    [
        (happened.BidMade(0, 4), "Anna bids $4M."),
        (happened.LeadTied((0, 1, 3)), "A tie: Anna, Bea and Dan roll again."),
        (happened.RoundBegan(3, 1), "Round 3 of 18: Bea leads."),
        (
            happened.BrokerMoved(2, 2, (17, 0), (1, 0, 2, 1)),
            "Carl rolls a 2; the broker stops on field 1. Up for auction: 2 white, 1 red, 1 black.",
        ),
        (
            happened.LoanTaken(0, RED, 3, 7),
            "Anna takes loan number 3: $7M now, $10M to repay at the end.",
        ),
        (happened.LotWon(0, 4, RED), "Anna wins the auction for $4M."),
        (
            happened.CubePlaced(0, BLACK, GRAND_HOTEL, (2, 0, 0, 1)),
            "Anna places a black cube in the Grand Hotel (now 2 red, 1 black).",
        ),
        (
            happened.DistrictSold(GRAND_HOTEL, WHITE, (3, 3, 1, 0)),
            (
                "Sold! Red and Yellow cancel out; White (Carl) takes the Grand Hotel "
                "with a single cube."
            ),
        ),
        (
            happened.DistrictSold(GRAND_HOTEL, RED, (4, 2, 1, 0)),
            "Sold! Red (Anna) takes the Grand Hotel with the most cubes.",
        ),
        (
            happened.DistrictDecided(GRAND_HOTEL, BLACK, (0, 0, 0, 1)),
            "Black (Dan) takes the Grand Hotel unopposed: 1 black.",
        ),
        (
            happened.DistrictDecided(GRAND_HOTEL, -1, (2, 2, 0, 0)),
            "Nobody takes the Grand Hotel: the cubes cancel out (2 red, 2 yellow).",
        ),
        (
            happened.DistrictDecided(GRAND_HOTEL, -1, (0, 0, 0, 0)),
            "Nobody takes the Grand Hotel: not a single cube went there.",
        ),
        (happened.MatchEnded((1,)), "The match is over: Bea wins!"),
        (happened.MatchEnded((1, 2)), "The match is over: Bea and Carl share the win!"),
        (
            happened.MatchEnded(()),
            "The match is over, and nobody wins: no player owns enough districts.",
        ),
    ],
)
def test_events_of_four(event: Event, sentence: str) -> None:
    assert table_of(4).event(event) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            happened.LoanTaken(0, YELLOW, 1, 9),
            "Anna takes loan number 1 for Yellow: $9M now, $10M to repay at the end.",
        ),
        (happened.LotWon(1, 5, BLACK), "Bea wins the auction; Black pays $5M."),
        (
            happened.DistrictSold(GRAND_HOTEL, WHITE, (3, 3, 1, 0)),
            (
                "Sold! Red and Yellow cancel out; White (Bea) takes the Grand Hotel "
                "with a single cube."
            ),
        ),
    ],
)
def test_with_two_players_the_colour_is_named(event: Event, sentence: str) -> None:
    assert table_of(2).event(event) == sentence


@for_every(
    ("decision", "seat", "sentence"),
    [
        (asked.RollDie(1, for_lead=True), CHANCE, "Bea: roll the die for the lead."),
        (asked.RollDie(1, for_lead=False), CHANCE, "Bea: roll the die to move the broker."),
        (
            asked.ConsiderLoan((RED,)),
            0,
            "Anna: take a loan before the auction, or go without.",
        ),
        (asked.Speak(1, 10, (RED,)), 0, "Anna: bid $1M or more, or pass."),
        (asked.Speak(1, 1, ()), 0, "Anna: bid $1M or pass."),
        (asked.Speak(5, 10, ()), 0, "Anna: raise to $5M or more, or pass."),
        (asked.Speak(10, 10, ()), 0, "Anna: raise to $10M or pass."),
        (
            asked.Speak(11, 10, (RED,)),
            0,
            "Anna: too little cash for $11M; take a loan first, or pass.",
        ),
        (asked.Speak(11, 10, ()), 0, "Anna: no higher bid is possible, so pass."),
        (asked.Speak(56, 55, (RED,)), 0, "Anna: no higher bid is possible, so pass."),
        (asked.ChoosePurse(4, (RED, YELLOW)), 0, "Anna: choose the colour that pays $4M."),
        (
            asked.PlaceCube((1, 0, 2, 1), (0,)),
            0,
            "Anna: place the cubes from the auction (2 white, 1 red, 1 black).",
        ),
        (asked.PlaceCube((1, 0, 0, 0), (0,)), 0, "Anna: place the last cube (1 red)."),
    ],
)
def test_prompts(decision: Decision, seat: int, sentence: str) -> None:
    assert table_of(4).prompt(decision, seat) == sentence


def test_every_outcome_has_its_sentence() -> None:
    narrator = table_of(4)
    assert [narrator.outcome(outcome) for outcome in samples.OUTCOMES] == [
        "Sold: Red (Anna) gets the Grand Hotel with the most cubes ($21M).",
        (
            "Sold: Red and Yellow cancel out, and White (Carl) gets the Grand Hotel "
            "with a single cube ($21M)."
        ),
        (
            "Sold: Red, Yellow and White cancel out, and Black (Dan) gets the Grand Hotel "
            "with a single cube ($22M with a park)."
        ),
        "Red (Anna) goes ahead in the Grand Hotel ($21M).",
        "Red (Anna) stays ahead in the Grand Hotel ($44M with both parks).",
        "Red and Yellow cancel out: White (Carl) is ahead in the Grand Hotel ($21M).",
        "Red and Yellow cancel out: nobody is ahead in the Grand Hotel.",
        "Sold: Red (Anna) gets North Park with the most cubes (a park).",
        "Sold: Red (Anna) gets North Park with the most cubes (a park that doubles $19M).",
        "Red (Anna) is ahead in the Grand Hotel ($21M).",
        "Red (Anna) owns the Grand Hotel ($21M).",
        "No cube has been placed in the Grand Hotel yet.",
        "Nobody owns the Grand Hotel.",
        "2 yellow more, and Yellow (Bea) is ahead.",
        "1 yellow more: a tie, and nobody gets the district.",
        "1 of another colour: a tie, and nobody gets the district.",
        "3 of another colour: a tie, and nobody gets the district.",
        "1 yellow, 1 white more, and White (Carl) is ahead.",
        "Nothing that is still to come can turn it.",
    ]


def test_the_fourth_colour_of_three_players_is_nobodys() -> None:
    event = happened.DistrictSold(GRAND_HOTEL, BLACK, (1, 1, 1, 4))
    assert table_of(3).event(event) == (
        "Sold! Black (nobody’s) takes the Grand Hotel with the most cubes."
    )


def test_a_district_of_an_unknown_city_is_called_as_its_maker_wrote_it() -> None:
    event = happened.CubePlaced(0, RED, 0, (1, 0, 0, 0))
    setup = samples.own_city()
    narrator = Narrator().at("big-shot", setup, NAMES)
    assert narrator.name("district", 0) == "Soho"
    assert narrator.event(event) == "Anna places a red cube in Soho (now 1 red)."
    german = voice_in("de").at("big-shot", setup, NAMES)
    assert german.event(event) == "Anna legt einen roten Stein ins Viertel Soho (jetzt 1 roter)."


def test_braces_in_a_name_are_only_a_name() -> None:
    narrator = Narrator().at("big-shot", samples.setup_for(2), ["{cash}", "{0.names}"])
    assert narrator.event(happened.Passed(0)) == "{cash} passes."
    assert narrator.event(happened.Passed(1)) == "{0.names} passes."


def test_a_deed_is_told_in_few_words_where_the_name_stands_already() -> None:
    narrator = table_of(4)
    assert narrator.deed(happened.BidMade(0, 4)) == "Bid: $4M"
    assert narrator.deed(happened.LeadRolled(0, 6)) == "Rolled 6"
    tied = happened.LeadTied((0, 1))
    assert narrator.deed(tied) == narrator.event(tied)


def test_without_a_table_players_and_districts_have_numbers() -> None:
    narrator = Narrator().about("big-shot")
    assert narrator.event(happened.BidMade(1, 4)) == "Player 2 bids $4M."
    assert narrator.name("district", 5) == "District 6"
    assert narrator.refusal(Refusal.of("district-sold", "BS-19", district=5)) == (
        "Already sold: no more cubes in district 6."
    )
    assert narrator.name("colour", RED) == "Red"


@for_every(
    ("refusal", "sentence"),
    [
        (
            Refusal.of("bid-too-low", "BS-11", amount=3, lowest=4),
            "$3M is not enough: the next bid is at least $4M.",
        ),
        (
            Refusal.of("bid-above-cash", "BS-42", amount=12, cash=10),
            "The fuller purse holds $10M: a bid of $12M is too high, for one purse pays alone.",
        ),
        (
            Refusal.of("not-your-turn", "BS-11", seat=0, turn=1),
            "It is Bea’s turn, not Anna’s.",
        ),
        (Refusal.of("not-your-turn", "BS-10", seat=0, turn=-1), "The die must be rolled first."),
        (
            Refusal.of("district-sold", "BS-19", district=GRAND_HOTEL),
            "Already sold: no more cubes in the Grand Hotel.",
        ),
        (
            Refusal.of("players", "BS-01", players=7, least=2, most=4),
            "This game is for 2 to 4 players, not for 7.",
        ),
        (
            Refusal.of("expert-for-two", "BS-50", option="hidden-money"),
            "“Hidden money” belongs to the expert game, which takes three or four players.",
        ),
    ],
)
def test_refusals(refusal: Refusal, sentence: str) -> None:
    assert table_of(4).refusal(refusal) == sentence


def test_a_refusal_can_name_its_rule() -> None:
    refusal = Refusal.of("loan-this-round", "BS-20")
    assert table_of(4).cited(refusal) == "One loan per round is the limit. (BS-20)"


def test_a_refusal_is_understood_without_knowing_the_game() -> None:
    refusal = Refusal.of("loan-this-round", "BS-41", colour=YELLOW)
    assert Narrator().refusal(refusal) == (
        "Yellow already has a loan this round: one per colour is the limit."
    )


def test_a_refusal_of_another_game_is_understood_at_a_table() -> None:
    refusal = Refusal.of("district-sold", "BS-19", district=5)
    shark = Narrator().at("shark", shark_setup(2), NAMES[:2])
    assert shark.refusal(refusal) == "Already sold: no more cubes in district 6."


@for_every(
    ("where", "expected", "sentence"),
    [
        ("squares", "squares-of-zone:3:20", "squares: zone 3 must have 20 squares."),
        ("lots[3]", "numbers:4", "lots[3]: this must be a list of whole numbers, 4 in all."),
        ("city.id", "text", "city.id: this must be a text."),
        ("districts[2].value", "between:1:99", "districts[2].value: this must be from 1 to 99."),
        ("districts", "parks:2", "districts: the city must have parks, 2 in all."),
        ("", "object", "At the top: this must be a set of named entries."),
    ],
)
def test_malformed_data(where: str, expected: str, sentence: str) -> None:
    assert Narrator().malformed(Malformed(where, expected)) == sentence


def test_a_problem_tells_its_reason() -> None:
    refusal = Refusal.of("bid-too-low", "BS-11", amount=3, lowest=4)
    assert Narrator().problem(Problem.refused("illegal-action", refusal, number=17)) == (
        "Action 17 of this match breaks rule BS-11. "
        "$3M is not enough: the next bid is at least $4M."
    )
    assert Narrator().problem(Problem("malformed", where="lots", expected="entries:18")) == (
        "This file does not contain what it should. "
        "lots: this must be a list of entries, 18 in all."
    )


def test_a_problem_without_a_reason_does_without() -> None:
    assert Narrator().problem(Problem("bad-board", game="big-shot", board="city")) == (
        "The board “city” of Big Shot cannot be used."
    )


def test_a_problem_tells_a_size_in_kilobytes() -> None:
    assert Narrator().problem(Problem("file-too-large", path="a.bigshot", most=4 << 20)) == (
        "“a.bigshot” is too large: 4096 KB is the limit."
    )


def test_accounts() -> None:
    narrator = table_of(4)
    line = Line.of("district", 42, district=GRAND_HOTEL, times=2, colour=RED)
    assert narrator.item(line) == "Grand Hotel, doubled by the park"
    assert narrator.line(line) == "Grand Hotel, doubled by the park: $42M"
    loans = Line.of("loans", -20, colour=RED, number=2)
    assert narrator.line(loans) == "Loans, 2 × $10M: −$20M"
    assert table_of(2).line(loans) == "Loans (Red), 2 × $10M: −$20M"
    assert narrator.standing(Standing(0, 1, 42, True, (line,))) == "1. Anna: $42M"
    assert narrator.standing(Standing(1, 2, -20, False, (loans,))) == (
        "2. Bea: −$20M, but too few districts to win"
    )


def test_options() -> None:
    narrator = Narrator().about("big-shot")
    assert narrator.option("hidden-money").name == "Hidden money"
    assert narrator.option_value("loans", "before") == (
        "Before the auction",
        "Everyone decides in turn before the first bid; after that, no loans.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_hides_the_money(language: str) -> None:
    """The question asks for what “Yes” brings, in the word that the option has for a name."""
    name, question = voice_in(language).about("big-shot").option("hidden-money")
    hidden = {"en": "hidden", "de": "verdeckt", "fr": "caché", "it": "nascosto"}[language]
    assert [hidden in text.casefold() for text in (name, question)] == [True, True]


@pytest.mark.parametrize(
    ("game", "amounts"),
    [
        ("big-shot", ["$0M", "$1M", "$4M", "$1,200M", "−$10M"]),
        ("shark", ["0 FT", "1,000 FT", "4,000 FT", "1,200,000 FT", "−10,000 FT"]),
        ("saludos-amigos", ["0 million", "1 million", "4 million", "1,200 million", "−10 million"]),
    ],
)
def test_each_game_has_its_own_money(game: str, amounts: list[str]) -> None:
    narrator = Narrator().about(game)
    assert [narrator.money(amount) for amount in (0, 1, 4, 1200, -10)] == amounts


def test_without_a_game_money_is_a_number() -> None:
    assert (Narrator().money(4), Narrator().money(-1200)) == ("4", "−1,200")


def test_numbers_are_written_as_it_is_told_to() -> None:
    narrator = table_of(4, Narrator(english, lambda number: f"<{number}>"))
    assert narrator.event(happened.BidMade(0, 4)) == "Anna bids $<4>M."
    french = voice_in("fr").about("shark")
    assert french.money(12) == "12\u202f000\u00a0FT"


@pytest.mark.parametrize(
    ("language", "lost", "won"),
    [
        (
            "de",
            "Verkauft! Rot und Gelb heben sich auf;",
            "Weiß (Carl) holt sich das Grand Hotel mit einem einzigen Stein.",
        ),
        (
            "fr",
            "Vendu\u202f! Rouge et Jaune se neutralisent\u202f;",
            "Blanc (Carl) remporte le Grand Hôtel avec un seul pion.",
        ),
        (
            "it",
            "Venduto! Rosso e Giallo si annullano;",
            "il Bianco (Carl) si aggiudica il Grand Hotel con un solo cubetto.",
        ),
    ],
)
def test_other_languages(language: str, lost: str, won: str) -> None:
    event = happened.DistrictSold(GRAND_HOTEL, WHITE, (3, 3, 1, 0))
    assert table_of(4, voice_in(language)).event(event) == f"{lost} {won}"


def test_texts_from_files_are_made_harmless() -> None:
    refusal = Refusal.of("unknown-option", "BS-01", option="\x1b[2J" + "x" * 500 + "\n")
    sentence = Narrator().refusal(refusal)
    assert "\x1b" not in sentence
    assert "\n" not in sentence
    assert len(sentence) < 120
    assert plain("Soho") == "Soho"


def test_an_unknown_code_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-code"):
        Narrator().about("big-shot").refusal(Refusal.of("no-such-code", "BS-01"))


def test_words_know_the_rules_problems_and_reasons_only() -> None:
    folder = Path(bigshot_desktop.__file__).parent / "words"
    known = (
        "bigshot_desktop.engine",
        "bigshot_desktop.games",
        "bigshot_desktop.words",
        "bigshot_desktop.table.problems",
        "bigshot_desktop.bots.reasons",
    )
    imported = {
        node.module or ""
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
    }
    own = {module for module in imported if module.startswith("bigshot_desktop")}
    assert own
    assert {module for module in own if not module.startswith(known)} == set()
