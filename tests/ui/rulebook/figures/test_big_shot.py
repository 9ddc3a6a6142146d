"""The pictures in the rulebook of Big Shot: all that the book names, and what they show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigshot_desktop.rules.big_shot.majority import WINNER, pile_of
from bigshot_desktop.ui import language
from bigshot_desktop.ui.rulebook.figures.big_shot import FIGURES, pictures
from bigshot_desktop.ui.rulebook.figures.big_shot.posed import RED, WHITE, Pose, city
from bigshot_desktop.ui.rulebook.figures.figure import figure_of
from bigshot_desktop.words.rulebooks import rulebook_of
from tests.ui.rulebook.figures.album import painted


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert sorted(rulebook_of("big-shot").figures) == sorted(FIGURES)


# --- what they show ------------------------------------------------------------------------------


def test_the_city_of_a_picture_is_the_one_that_was_wanted() -> None:
    pose = Pose(
        broker=7, offered=True, piles={10: (3, 3, 1, 0)}, owners={6: RED}, lots={7: (2, 1, 0, 1)}
    )
    with city(pose) as posed:
        scene = posed.scene
        assert scene.broker.pos() == scene.plan.plots[7].stand
        assert scene.fields[7].raised == 1
        assert [cube.colour for cube in scene.cubes.fields[7]] == [0, 0, 1, 3]
        assert scene.districts[10].standing.leader == WHITE
        assert scene.districts[10].standing.size == 7
        assert scene.signs[6].isVisible()
        assert scene.signs[6].owner == RED


def test_one_pose_leaves_nothing_of_the_one_before() -> None:
    with city(Pose(owners={6: RED}, piles={10: (1, 0, 0, 0)})) as posed:
        posed.stand(Pose())
        assert not posed.scene.signs[6].isVisible()
        assert posed.scene.districts[10].standing.size == 0


def test_the_three_endings_are_won_by_whom_the_picture_names() -> None:
    for winner, placed in pictures.ENDINGS:
        pile = tuple(cubes + placed.count(one) for one, cubes in enumerate(pictures.BEFORE))
        assert sum(pile) == 7
        assert WINNER[pile_of(pile)] == winner
        assert all(placed.count(one) <= cubes for one, cubes in enumerate(pictures.OFFERED))


def test_money_is_written_as_the_player_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture of the loans is another where money is written in another way."""
    before = painted(figure_of("big-shot", "loans"))
    foreign = replace(language.voice(), translate=lambda _, text: text.replace("$", "€"))
    monkeypatch.setattr(language, "voice", lambda: foreign)
    assert painted(figure_of("big-shot", "loans")) != before
