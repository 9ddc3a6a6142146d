"""The pictures in the rulebook of Big Shot: all that the book names, and what they show."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.big_shot.rules.majority import WINNER, pile_of
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.figures import FIGURES, pictures, posed
from bigshot_desktop.games.big_shot.window.figures.posed import RED, WHITE, Pose, city
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.ui.pages.rulebook.album import painted

pytestmark = pytest.mark.usefixtures("light_print")


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert sorted(RULEBOOKS["big-shot"].figures) == sorted(FIGURES)


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


@pytest.mark.parametrize("name", FIGURES)
def test_nothing_that_is_written_is_cut_off(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A district says all or nothing: half a name at the edge would be read as one."""
    cut: list[str] = []

    def look_first(
        painter: QPainter,
        scene: CityScene,
        part: QRectF,
        place: QRectF,
        lit: QPainterPath | None = None,
    ) -> None:
        for district in scene.districts:
            block = district.block
            written = (block.title, block.tray, block.plate, block.badge)
            if district.isVisible() and any(
                box.intersects(part) and not part.contains(box) for box in written
            ):
                cut.append(block.name)

    monkeypatch.setattr(posed, "framed", look_first)
    painted(figure_of("big-shot", name))
    assert cut == []


def test_all_of_the_city_speaks_again_where_nothing_is_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posed, "framed", lambda *_: None)
    with city() as board:
        districts = board.scene.districts
        board.paint(QPainter(), QRectF(), QRectF(), pictures.GRAND_HOTEL)
        assert [one.number for one in districts if one.isVisible()] == [pictures.GRAND_HOTEL]
        board.paint(QPainter(), QRectF(), QRectF())
        assert all(one.isVisible() for one in districts)


def test_money_is_written_as_the_player_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture of the loans is another where money is written in another way."""
    before = painted(figure_of("big-shot", "loans"))
    foreign = replace(language.narrator(), translate=lambda _, text: text.replace("$", "€"))
    monkeypatch.setattr(language, "narrator", lambda: foreign)
    assert painted(figure_of("big-shot", "loans")) != before
