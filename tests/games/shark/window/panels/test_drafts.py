"""What can be noted down can be carried out, and what could be kept of a forced sale is told."""

from __future__ import annotations

from random import Random

from bigshot_desktop.games.shark.rules.actions import Buy, Sell, SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, Trade
from bigshot_desktop.games.shark.rules.market import TradeBounds
from bigshot_desktop.games.shark.window.panels.drafts import Draft, SaleDraft, TradeDraft
from tests.games.shark.rules.market_positions import any_owing, any_trading, owing, trading
from tests.games.shark.rules.positions import GAME, Table


def draft_of(table: Table) -> TradeDraft:
    assert isinstance(table.asked(), Trade)
    return TradeDraft(TradeBounds.of(table.seen(), 0))


def sale_of(table: Table) -> SaleDraft:
    asked = table.asked()
    assert isinstance(asked, CoverLoss)
    return SaleDraft(asked)


def can_be_done(table: Table, draft: Draft) -> bool:
    state = table.state.copy()
    for action in draft.actions(table.turn):
        if GAME.check(state, action):
            return False
        GAME.apply(state, action)
    return True


def test_whatever_is_noted_down_can_be_done_and_nothing_else() -> None:
    """SH-03, SH-07, SH-08, SH-19: the bounds of a draft are those of the rules, position by position."""
    rng = Random(6)
    for _ in range(120):
        table = any_trading(rng)
        draft = draft_of(table)
        for _ in range(12):
            company = rng.randrange(4)
            draft.put(company, rng.randint(-60, 8))
            assert can_be_done(table, draft)
            for one in range(4):
                assert not can_be_done(table, draft.with_number(one, draft.most(one) + 1))
                if draft.values[one]:
                    least = draft.with_number(one, draft.least(one) - 1)
                    assert not can_be_done(table, least)


def test_the_limit_holds_for_all_companies_together() -> None:
    draft = draft_of(trading(cash=90))
    for company, number in ((0, 2), (1, 2), (2, 4)):
        draft.put(company, number)
    assert draft.numbers == [2, 2, 1, 0]
    assert draft.bought == 5


def test_selling_gives_no_right_to_buy_back() -> None:
    """SH-08: only what is bought counts, whatever is sold."""
    draft = draft_of(trading(cash=90, allowance=2))
    draft.put(0, -4)
    draft.put(1, 5)
    assert draft.numbers == [-4, 2, 0, 0]


def test_what_is_sold_pays_for_what_is_bought() -> None:
    draft = draft_of(trading(cash=5))
    draft.put(1, 3)
    assert draft.numbers == [0, 0, 0, 0]
    draft.put(0, -3)
    draft.put(1, 5)
    assert draft.numbers == [-3, 3, 0, 0]
    assert draft.cash_after == 5
    assert draft.actions(0) == (Sell(0, 0, 3), Buy(0, 1, 3))
    assert draft.most(0) == -3


def test_a_company_at_0_is_not_traded() -> None:
    draft = draft_of(trading(shares=(0, 0, 0, 3)))
    draft.put(3, 1)
    draft.put(3, -1)
    assert draft.is_empty


# --- forced sales --------------------------------------------------------------------------------


def test_what_can_be_kept_is_told() -> None:
    """SH-18: a choice must not contain a share it could do without."""
    draft = sale_of(owing(5))  # shares worth 9 or 10 are needed; Red and Blue 6, Green 3
    draft.put(0, 2)
    assert (draft.covers, draft.spare) == (6, None)
    draft.put(2, 1)
    assert draft.spare == (0, 1)
    draft.put(0, 4)
    assert draft.spare == (0, 3)
    draft.put(0, 1)
    assert draft.covers == 5
    assert draft.spare is None
    assert draft.actions(1) == (SellOff(1, (1, 0, 1, 0)),)


def test_a_share_can_be_kept_exactly_if_the_rules_say_so() -> None:
    rng = Random(19)
    for _ in range(150):
        table = any_owing(rng)
        draft = sale_of(table)
        for _ in range(8):
            draft.put(rng.randrange(4), rng.randint(0, 9))
            refusal = GAME.check(table.state, draft.actions(1)[0])
            too_much = refusal is not None and refusal.code == "covers-too-much"
            assert bool(draft.spare) == too_much
            if draft.spare:
                company, number = draft.spare
                fewer = draft.with_number(company, draft.numbers[company] - number)
                assert fewer.covers >= draft.rest
