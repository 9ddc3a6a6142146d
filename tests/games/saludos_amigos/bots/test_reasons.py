"""Reasons: the terms add up, the chosen is the best of those listed, and errors on purpose are marked."""

from __future__ import annotations

from itertools import islice

import pytest

from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES
from bigshot_desktop.games.saludos_amigos.bots.terms import ALL
from tests.games.saludos_amigos.bots.table import LEVELS, moments


@pytest.mark.parametrize("level", LEVELS)
def test_terms_add_up_and_the_chosen_is_the_best_listed(level: str) -> None:
    weighed = 0
    for moment in islice(moments([level] * 4, seed=21), 110):
        choice = moment.choice
        for prospect in (choice.chosen, *choice.alternatives):
            total = sum(term.amount for term in prospect.terms)
            assert prospect.expected == pytest.approx(choice.now + total, abs=1e-9)
            assert {term.code for term in prospect.terms} <= set(ALL)
        assert len(choice.alternatives) <= MOST_ALTERNATIVES
        listed = [prospect.expected for prospect in choice.alternatives]
        if choice.slip:
            assert choice.chosen.expected < listed[0]
        else:
            assert all(choice.chosen.expected >= expected for expected in listed)
        weighed += bool(listed)
    assert weighed >= 50


def test_only_the_easy_level_errs_on_purpose() -> None:
    slips = {
        level: sum(moment.choice.slip for moment in islice(moments([level] * 4, seed=22), 150))
        for level in ("easy", "medium", "expert")
    }
    assert slips["easy"] > 0
    assert slips["medium"] == slips["expert"] == 0


def test_an_offer_tells_what_it_pays_and_whom_it_needs() -> None:
    for moment in moments(["medium"] * 4, seed=23):
        offer = moment.choice.action
        if type(offer).__name__ == "Offer" and sum(map(bool, offer.shares)) > 1:
            facts = {term.code: dict(term.facts) for term in moment.choice.chosen.terms}
            strengths = moment.state.strengths
            height = sum(strengths[seat] for seat, share in enumerate(offer.shares) if share)
            assert facts["share"] == {
                "million": offer.shares[moment.seat],
                "worth": moment.state.worth,
                "height": height,
                "without": height - strengths[moment.seat],
            }
            assert offer.shares[facts["refusal"]["seat"]] == facts["refusal"]["million"]
            return
    raise AssertionError("no offer in a whole match")
