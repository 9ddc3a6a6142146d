"""Whatever is done to a draft, it adds up, everyone in it gets something, and the rules take it."""

from __future__ import annotations

from random import Random

from bigshot_desktop.games.saludos_amigos.rules.actions import Offer, Propose
from bigshot_desktop.games.saludos_amigos.window.panels.drafts import OfferDraft, SplitDraft
from tests.games.saludos_amigos.rules.positions import GAME, council
from tests.games.saludos_amigos.window.panels.talks import negotiation


def nudge(draft: SplitDraft, seat: int, rng: Random) -> None:
    """A million more or less for somebody."""
    draft.put(seat, draft.shares[seat] + rng.choice((-1, 1)))


def change(draft: OfferDraft, rng: Random) -> None:
    """What a player may do: take somebody in or out, or change a share."""
    seat = rng.randrange(7)
    if rng.random() < 0.3:
        draft.toggle(seat)
    else:
        nudge(draft, seat, rng)


def test_who_drafts_it_has_the_rest() -> None:
    draft = OfferDraft(7, 0, (6, 8, 5, 9))
    assert (draft.shares, draft.height) == ((7, 0, 0, 0), 6)
    draft.toggle(1)
    assert (draft.shares, draft.height) == ((3, 4, 0, 0), 14)
    draft.put(1, 3)
    draft.put(3, 1)
    assert (draft.shares, draft.rest, draft.members) == ((3, 3, 0, 1), 3, (0, 1, 3))
    draft.toggle(1)
    draft.put(3, 0)
    assert draft.shares == (7, 0, 0, 0)
    assert not draft.is_changed


def test_nobody_gets_what_is_not_there() -> None:
    draft = OfferDraft(7, 0, (6, 8, 5, 9))
    draft.put(1, 99)
    assert draft.shares == (1, 6, 0, 0)
    draft.put(2, 1)
    draft.put(0, 5)
    assert draft.shares == (1, 6, 0, 0)


def test_who_joins_last_gets_a_million_of_another() -> None:
    draft = OfferDraft(3, 0, (6, 8, 5, 9))
    draft.put(1, 2)
    draft.toggle(2)
    assert draft.shares == (1, 1, 1, 0)
    assert not draft.can_join
    draft.toggle(3)
    draft.toggle(0)
    assert draft.shares == (1, 1, 1, 0)


def test_a_side_of_the_council_stays_together() -> None:
    draft = SplitDraft(2, (3, 0, 4, 0))
    draft.put(0, 0)
    draft.put(1, 1)
    assert draft.shares == (1, 0, 6, 0)
    draft.put(0, 9)
    assert draft.shares == (6, 0, 1, 0)


def test_any_draft_can_be_offered_if_it_is_high_enough() -> None:
    rng, table = Random(7), negotiation(7)
    table.agree({1: 3, 2: 4})
    strengths, tried = table.strengths, set()
    for _ in range(60):
        draft = OfferDraft(7, 0, strengths)
        for _ in range(rng.randint(0, 9)):
            change(draft, rng)
        assert min(draft.shares) >= 0
        assert draft.shares[0] >= 1
        action = draft.action()
        refusal = GAME.check(table.state, action)
        assert action == Offer(0, draft.shares)
        assert (refusal is None) == (draft.height > table.state.mug)
        tried.add(refusal is None)
    assert tried == {True, False}


def test_any_draft_can_be_proposed_if_it_is_another() -> None:
    rng, table = Random(8), council(5, {0: 2, 2: 2, 3: 3})
    for _ in range(40):
        draft = SplitDraft(2, table.state.shares)
        for _ in range(rng.randint(0, 6)):
            nudge(draft, rng.randrange(5), rng)
        assert draft.action() == Propose(2, draft.shares)
        assert (GAME.check(table.state, draft.action()) is None) == draft.is_changed
