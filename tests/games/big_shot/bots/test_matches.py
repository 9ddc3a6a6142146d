"""Whole matches of Big Shot's bots: legal, the same again, with reasons that add up, and better than chance."""

from itertools import islice
from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import SECONDS, make_bot
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.bots import terms
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.table.simulation import Fixture, Thought, fixtures, play_on, seated
from bigshot_desktop.table.thinker import sight_of
from tests.games.big_shot.bots.tables import GAME, LEVELS, new_match

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (3, {}),
    (2, {}),
    (4, {"hidden_money": "yes", "loans": "before", "overbids": "table-game"}),
    (3, {"hidden_money": "yes", "overbids": "table-round"}),
)


@pytest.fixture(autouse=True)
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots do depends on the clock only where time runs out; here it does not."""
    for level in LEVELS:
        monkeypatch.setitem(SECONDS, level, 600.0)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_plays_whole_matches(level: str, players: int, options: dict[str, str]) -> None:
    match = new_match((level,) * players, seed=2, **options)
    for _ in play_on(match):
        assert not GAME.audit(match.state)
    assert match.result is not None
    assert match.result.winners


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_searches_at_every_kind_of_table(level: str, players: int, options: dict[str, str]) -> None:
    """The searching level plays the first round against quick ones."""
    match = new_match((level, *["easy"] * (players - 1)), seed=3, **options)
    for _ in play_on(match):
        if match.state.round > 1:
            break
    assert not GAME.audit(match.state)
    assert match.state.round == 2


@pytest.mark.parametrize(
    ("level", "number"), [("easy", 50), ("medium", 50), ("hard", 30), ("expert", 10)]
)
def test_reasons_add_up_and_the_chosen_is_best(level: str, number: int) -> None:
    thoughts: list[Thought] = []
    match = new_match((level, "easy", "easy", "easy"), seed=4)
    for _ in play_on(match, on_thought=thoughts.append):
        if sum(1 for thought in thoughts if thought.seat == 0) >= number:
            break
    own = [thought.choice for thought in thoughts if thought.seat == 0 and thought.choice.effort]
    assert len(own) > number / 2
    for choice in own:
        listed = (choice.chosen, *choice.alternatives)
        assert len({prospect.action for prospect in listed}) == len(listed) <= 4
        for prospect in listed:
            told = sum(t.amount for t in prospect.terms)
            assert prospect.expected - choice.now == pytest.approx(told, abs=1e-6)
            assert 0.0 <= choice.now <= 1.0
            assert {term.code for term in prospect.terms} <= set(terms.CODES)
        if not choice.slip:
            assert choice.chosen.expected >= max(p.expected for p in listed)


def test_easy_errs_and_says_so() -> None:
    thoughts: list[Thought] = []
    for _ in play_on(new_match(("easy",) * 4, seed=5), on_thought=thoughts.append):
        pass
    slips = [thought.choice for thought in thoughts if thought.choice.slip]
    assert slips
    for choice in slips:
        assert choice.alternatives[0].expected >= choice.chosen.expected


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_match_again(level: str) -> None:
    def actions() -> list[object]:
        match = new_match((level, "easy", "easy"), seed=6)
        return [step.action for step in islice(play_on(match), 20)]

    assert actions() == actions()


def test_a_bot_used_for_another_match_is_not_confused() -> None:
    bots = [make_bot("big-shot", "medium") for _ in range(4)]
    list(islice(play_on(new_match(seed=7), bots), 50))
    used = [step.action for step in islice(play_on(new_match(seed=8), bots), 60)]
    fresh = [step.action for step in islice(play_on(new_match(seed=8)), 60)]
    assert used == fresh


def test_never_bids_more_than_it_has() -> None:
    def check(thought: Thought) -> None:
        asked = thought.sight.observation.decision
        if isinstance(asked, Speak) and hasattr(thought.choice.action, "amount"):
            seen = thought.sight.observation
            purse = seen.setup.deal.colours[seen.seat][0]
            assert thought.choice.action.amount <= seen.cash[purse]

    match = new_match(("medium", "easy", "medium", "easy"), seed=9, overbids="table-game")
    assert len(list(play_on(match, on_thought=check))) > 100


def test_the_ledger_follows_every_purse() -> None:
    match = new_match(("random",) * 4, seed=10, hidden_money="yes")
    ledger = Ledger(match.setup)
    for step in play_on(match):
        for event in step.seen_by(EVERYONE):
            ledger.note(event)
        assert ledger.cash == match.state.cash


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_beats_random_players(level: str) -> None:
    won = 0
    for fixture in fixtures(Fixture("big-shot", (level, "random", "random", "random"), (), 1), 6):
        match = seated(fixture)
        for _ in play_on(match):
            pass
        assert match.result is not None
        won += 0 in match.result.winners
    assert won >= 5


def test_expert_beats_random_players() -> None:
    match = new_match(("expert", "random"), seed=12)
    for _ in play_on(match):
        pass
    assert match.result is not None
    assert match.result.winners == (0,)


def test_what_was_thought_before_changes_no_answer() -> None:
    """Also where it looks ahead: the prices of before are not mixed with those of after."""
    match = new_match(("expert", "easy", "easy", "easy"), seed=6)
    asked = 0
    for _ in play_on(match):
        if asked == 8 or match.result is not None:
            break
        if 0 not in match.to_act or match.state.round < 13:
            continue
        if not isinstance(GAME.decision(match.state, 0), Speak):
            continue
        asked += 1
        bot, sight = make_bot("big-shot", "expert"), sight_of(match, 0)
        first = bot.choose(sight, Random(1), Budget(600.0))
        again = bot.choose(sight, Random(1), Budget(600.0))
        assert (first.chosen, first.alternatives) == (again.chosen, again.alternatives)
    assert asked == 8
