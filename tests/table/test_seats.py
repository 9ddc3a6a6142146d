"""Who may sit at the table."""

from __future__ import annotations

from typing import Any

import pytest

from bigshot_desktop.engine.game import Malformed
from bigshot_desktop.table.names import LONGEST_NAME
from bigshot_desktop.table.seats import Seat
from tests.every import for_every


@for_every("name", ["A", "x" * LONGEST_NAME, "Zoë", "नेहा", "👩‍🚀", 'O\'Neil "Joe"'])
def test_names_people_have(name: str) -> None:
    assert Seat(name) == Seat(name, "human", "")


@for_every(
    ("seat", "where"),
    [
        (("", "human", ""), "name"),
        (("   ", "human", ""), "name"),
        (("x" * (LONGEST_NAME + 1), "human", ""), "name"),
        (("a\nb", "human", ""), "name"),
        (("a\x00", "human", ""), "name"),
        (("a\ud800", "human", ""), "name"),
        (("a\u2028b", "human", ""), "name"),
        (("\u202eanna", "human", ""), "name"),
        (("Anna", "dog", ""), "kind"),
        (("Anna", "human", "quick"), "level"),
        (("Bot", "bot", ""), "level"),
        (("Bot", "bot", "../quick"), "level"),
        (("Bot", "bot", "q" * 25), "level"),
    ],
)
def test_what_could_not_be_shown_or_saved_is_refused(seat: tuple[Any, ...], where: str) -> None:
    with pytest.raises(Malformed) as caught:
        Seat(*seat)
    assert caught.value.where == where
