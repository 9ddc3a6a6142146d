"""What an offer would come to, before it is made."""

from __future__ import annotations

from bigshot_desktop.rules.saludos_amigos.outcome import Prospective, prospective
from tests.rules.saludos_amigos.positions import Table


def test_it_tells_heights_and_what_is_left_to_share_out() -> None:
    """SA-09: the height is the sum of the members' strengths. Three cards each: strengths 9, 8, 4, 4."""
    seen = Table().negotiate(6, 6, 5, 1, 1).seen()
    assert prospective(seen, 0, (5, 1, 0, 0)) == Prospective(
        seat=0, shares=(5, 1, 0, 0), height=17, mug=0, worth=7, rest=1, opposition=8
    )
    assert prospective(seen, 0, (7, 1, 0, 0)).rest == -1


def test_who_offers_belongs_to_it() -> None:
    """SA-11: one can only put forward an offer one belongs to."""
    seen = Table().negotiate(6, 6, 5, 1, 1).seen()
    assert prospective(seen, 0, (0, 0, 7, 0)).height == 13


def test_it_beats_only_what_is_lower() -> None:
    """SA-09: an offer must be higher than the mug."""
    table = Table().negotiate(6, 6, 5, 1, 1)
    table.agree({2: 4, 3: 3})
    seen = table.seen()
    assert seen.mug == 8
    assert prospective(seen, 0, (7, 0, 0, 0)).beats
    assert not prospective(seen, 1, (0, 7, 0, 0)).beats
