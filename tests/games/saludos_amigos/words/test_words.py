"""How the words of Saludos Amigos sound."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event, Line, Refusal
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.rules import events as happened
from bigshot_desktop.words.narrator import Narrator
from tests.every import for_every
from tests.games.saludos_amigos.words.samples import (
    ALONE,
    COUNTER,
    DECISIONS,
    OUTCOMES,
    STADIUM,
    TOGETHER,
    setup_for,
)
from tests.words.languages import voice_in
from tests.words.samples.sample_set import NAMES


def table(narrator: Narrator | None = None) -> Narrator:
    return (narrator or Narrator()).at("saludos-amigos", setup_for(4), NAMES[:4])


@for_every(
    ("event", "sentence"),
    [
        (
            happened.SectionPlaced(0, STADIUM, 2, 7),
            "Anna draws from the bag: Stadium, section 2 of 5, worth 7 million.",
        ),
        (
            happened.ProjectCompleted(STADIUM, 2),
            "Stadium: complete! That is project number 2; number 4 ends the match.",
        ),
        (
            happened.ProjectCompleted(1, 4),
            "Fountain: complete! Project number 4 ends the match.",
        ),
        (
            happened.SteppedBack(0, 6, 3, 1),
            "Anna has a hand of 6, loses 3 million and is at 1 million.",
        ),
        (happened.SteppedBack(0, 6, 0, 0), "Anna has a hand of 6, but nothing to lose."),
        (
            happened.DiceRolled((3, 1, 6, 2), (6, 4, 9, 5)),
            (
                "Everybody rolls: Anna (3), Bea (1), Carl (6), Dan (2). "
                "Strengths: Anna (6), Bea (4), Carl (9), Dan (5)."
            ),
        ),
        (happened.OfferMade(0, ALONE, 9), "Anna offers to stand alone with 9."),
        (
            happened.OfferMade(1, (2, 3, 2, 0), 18),
            "Bea offers a coalition of 18 with Anna and Carl. In millions: 2 for Anna, 3 for Bea, 2 for Carl.",
        ),
        (happened.OfferDeclined(1, 0), "Bea says no to Anna: the offer is off."),
        (
            happened.OfferStands(0, TOGETHER, 15),
            "Agreed! The mug moves to 15. The coalition, in millions: 4 for Anna, 3 for Bea.",
        ),
        (happened.OfferStands(0, ALONE, 9), "The mug moves to 9: Anna stands alone."),
        (
            happened.NegotiationClosed((0, 7, 0, 0), 9),
            "The negotiation is over: Bea stands alone at 9.",
        ),
        (
            happened.CouncilOpened(TOGETHER, COUNTER),
            (
                "The council meets. In millions, the coalition: 4 for Anna, 3 for Bea; "
                "the opposition: 4 for Carl, 3 for Dan."
            ),
        ),
        (happened.CardsShown(0, (1, 1, 2), 9), "Anna shows councillors: 3 + 3 + 2 + 1 = 9."),
        (happened.CardsShown(0, (0, 0, 1), 3), "Anna shows a councillor of value 3."),
        (happened.CardsShown(0, (0, 0, 0), 0), "Anna shows no councillor."),
        (
            happened.CouncilDecided(30, 34, COUNTER),
            "The opposition wins by 34 to 30! In millions: 4 for Carl, 3 for Dan.",
        ),
        (
            happened.CouncilDecided(30, 30, TOGETHER),
            "A tie, 30 to 30: the coalition wins. In millions: 4 for Anna, 3 for Bea.",
        ),
        (happened.SharePaid(0, 1, 12), "Anna gets 1 million and is at 12 million."),
        (happened.MatchEnded((0, 3)), "The match is over: Anna and Dan share the win!"),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert table().event(event) == sentence


@pytest.mark.parametrize(
    ("public", "secret"),
    [
        (
            (
                happened.CardDrawn(2, 5),
                "Carl draws a councillor. Now in hand: 5.",
            ),
            (
                happened.OwnCardDrawn(2, 3),
                "For Carl only: the new councillor has value 3.",
            ),
        ),
        (
            (
                happened.CardDiscarded(0, 2),
                "Anna discards a councillor to roll again. Left in hand: 2.",
            ),
            (
                happened.OwnCardDiscarded(0, 1),
                "For Anna only: the discarded councillor has value 1.",
            ),
        ),
        (
            (
                happened.CouncilCalled(2, 4),
                "Carl calls the council and pushes a card forward. Left in hand: 4.",
            ),
            (
                happened.OwnCardPushed(2, 1),
                "For Carl only: the councillor pushed forward has value 1.",
            ),
        ),
        (
            (happened.CardsChosen(0), "Anna has chosen, face down."),
            (
                happened.OwnCardsChosen(0, (1, 0, 1)),
                "For Anna only: the chosen councillors make 3 + 1 = 4.",
            ),
        ),
    ],
)
def test_a_secret_says_whose_it_is(
    public: tuple[Event, str], secret: tuple[happened.Secret, str]
) -> None:
    for event, sentence in (public, secret):
        assert table().event(event) == sentence
    assert secret[0].audience == secret[0].seat


@for_every(
    ("refusal", "sentence"),
    [
        (
            Refusal.of("split-sum", "SA-09", sum=6, worth=7),
            "This split adds up to 6 million, but there is 7 million to split.",
        ),
        (
            Refusal.of("share-too-small", "SA-16", seat=1, share=0),
            "Bea cannot get 0 million: everyone on this side gets at least 1 million.",
        ),
        (
            Refusal.of("tile-not-in-bag", "SA-05", value=1),
            "Fountain: no section of it is left in the bag.",
        ),
        (Refusal.of("die", "SA-03", pips=7), "The die shows 1 to 6, never 7."),
        (
            Refusal.of("no-such-starter", "SA-04", seat=6, players=4),
            "There is no player 7 for the bag: 4 are playing.",
        ),
    ],
)
def test_refusals(refusal: Refusal, sentence: str) -> None:
    assert table().refusal(refusal) == sentence


@for_every(
    ("rule", "seat", "turn", "sentence"),
    [
        ("SA-05", 0, CHANCE, "First a tile must be drawn from the bag."),
        ("SA-07", 0, CHANCE, "First everybody must roll."),
        ("SA-08", 0, CHANCE, "First the die must be rolled again."),
        ("SA-21", 0, CHANCE, "First the councillors must be drawn."),
        ("SA-11", CHANCE, 0, "Nothing is rolled or drawn now: the players decide."),
        ("SA-08", 0, 1, "Anna must wait: others may still roll again."),
        ("SA-11", 0, 1, "Anna must wait: others are still negotiating."),
        ("SA-13", 0, 1, "It is Bea’s turn, not Anna’s."),
        ("SA-15", 0, 1, "It is Bea’s turn, not Anna’s."),
        ("SA-16", 0, 1, "Anna must wait: in the council others discuss the split."),
        ("SA-17", 0, 1, "Anna must wait: others are choosing their councillors."),
    ],
)
def test_whose_turn_it_is(rule: str, seat: int, turn: int, sentence: str) -> None:
    refusal = Refusal.of("not-your-turn", rule, seat=seat, turn=turn)
    assert table().refusal(refusal) == sentence


def test_prompts() -> None:
    narrator = table()
    assert [narrator.prompt(decision, seat) for decision, seat in DECISIONS] == [
        "Anna: draw from the bag.",
        "Everybody rolls.",
        "Carl rolls again.",
        "A councillor each: Carl and Dan.",
        "Anna: discard a card to roll again, or keep your 3.",
        "Anna: 7 million to share out. Make an offer, or be done.",
        "Anna: 7 million to share out. Make an offer, or be done. Offers left: 1.",
        "Anna: 7 million to share out. Beat the mug at 10, or be done.",
        "Anna: 7 million to share out. Beat the mug at 10, or be done. Offers left: 2.",
        "Anna: the coalition pays you 4 million. Be done, or offer a stronger one: above 10.",
        "Anna: the coalition pays you 4 million. Be done, or offer a stronger one: above 10. Offers left: 2.",
        "Anna: you have no offer left until the mug moves.",
        "Anna: your offer is open. Wait for the answers, or withdraw it.",
        "Anna: you have agreed. Wait for the others, or think again.",
        "Anna: Bea waits for your answer.",
        "Anna: Bea and Carl wait for your answer.",
        "Anna: call the council with a card, or let it be.",
        "Anna: attend the council with a card, or stay out. Already there: Bea and Dan.",
        "Anna: propose another split, or say that you are ready.",
        "Anna: you have no proposal left. Say that you are ready.",
        "Anna: wait for the answers to the open proposal.",
        "Anna: Bea proposes another split and waits for your answer.",
        "Anna: choose the councillors you play, or none.",
    ]


def test_an_offer_is_judged_while_it_is_made_up() -> None:
    narrator = table()
    assert [narrator.outcome(outcome) for outcome in OUTCOMES] == [
        "Strength 10. The others have 14.",
        "Strength 17 beats the mug at 14. The others have 9.",
        "Strength 14 is not enough: 15 would beat the mug.",
        "Strength 26, and nobody is left out.",
        "Strength 17. Still to be shared out: 2 million.",
        "Strength 17. Shared out too much: 1 million.",
        "Whatever is shown, the coalition wins: it has 23, the opposition 21 at the most.",
        "Whatever is shown, the opposition wins: it has 21 at the least, the coalition 20 at the most.",
    ]


@for_every(
    ("code", "facts", "sentence"),
    [
        (
            sayings.NEEDED,
            {"price": 9, "without": 14, "way": 0},
            "9 is my price: without me you reach 14.",
        ),
        (
            sayings.NEEDED,
            {"price": 9, "without": 14, "way": 4},
            "Count again, Bea: 14 without me. I come for 9.",
        ),
        (
            sayings.NEEDED,
            {"price": 0, "without": 14, "way": 4},
            "Without me you reach 14. Keep that in mind, Bea.",
        ),
        (
            sayings.TRAITOR,
            {"held": 4, "partner": 2, "way": 0},
            "Sorry, Carl: 5 million is more than 4.",
        ),
        (sayings.NEW_SPLIT, {"held": 4}, "5 million instead of 4? How kind of you, Bea."),
        (sayings.OLD_SPLIT, {"held": 5}, "I keep my 5, Bea."),
    ],
)
def test_sayings(code: str, facts: dict[str, int], sentence: str) -> None:
    saying = Term.of(code, 0.0, proposer=1, million=5, **facts)
    assert table().saying(saying, 0) == sentence


def test_accounts() -> None:
    assert table().line(Line.of("shares", 21)) == "Shares of building projects: 21 million"
    assert table().line(Line.of("journalists", -1)) == "Lost to the journalists: −1 million"


def test_the_first_bag_is_offered_by_name() -> None:
    assert table().option_value("starter", "random").name == "By chance"
    assert table().option_value("starter", "1") == ("Bea", "Bea has the bag first.")
    assert Narrator().about("saludos-amigos").option_value("starter", "6").name == "Player 7"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Anna bekommt 1\u00a0Million und steht bei 12\u00a0Millionen."),
        ("fr", "Anna reçoit 1\u00a0million et avance à 12\u00a0millions."),
        ("it", "Anna riceve 1\u00a0milione e sale a 12\u00a0milioni."),
    ],
)
def test_millions_have_their_plural(language: str, sentence: str) -> None:
    assert table(voice_in(language)).event(happened.SharePaid(0, 1, 12)) == sentence


def test_nothing_more_is_said_to_end_a_match_that_is_over() -> None:
    """Three projects are complete, and the second journalist has ended it."""
    game = GAMES["saludos-amigos"]
    seen = replace(game.observe(game.initial(setup_for(4)), EVERYONE), completed=3)
    warning = "The next project ends the match"
    assert warning in table().progress(replace(seen, journalists=1))
    assert warning not in table().progress(replace(seen, journalists=2))


def test_no_turn_has_the_number_0() -> None:
    game = GAMES["saludos-amigos"]
    seen = game.observe(game.initial(setup_for(4)), EVERYONE)
    assert table().progress(seen)[0] == "Before the first turn"
    assert table().progress(replace(seen, turn=1))[0] == "Turn 1"
