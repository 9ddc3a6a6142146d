"""Weights that take over others."""

from typing import Any

import pytest

from bigshot_desktop.bots.game_bots import complete


def test_a_level_says_only_what_is_different() -> None:
    levels: dict[str, dict[str, Any]] = {
        "easy": {"like": "medium", "a": 9},
        "medium": {"like": "hard", "b": 5},
        "hard": {"a": 1, "b": 2},
    }
    assert complete(levels) == {
        "easy": {"a": 9, "b": 5},
        "medium": {"a": 1, "b": 5},
        "hard": {"a": 1, "b": 2},
    }
    assert levels["easy"] == {"like": "medium", "a": 9}


def test_it_must_be_like_one_that_is_there() -> None:
    with pytest.raises(KeyError):
        complete({"easy": {"like": "nobody"}})
