"""The pictures in the rulebook of Saludos Amigos show what their captions say."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import cards_in
from bigshot_desktop.games.saludos_amigos.window import figures
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.figures import ANNA, FIGURES
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.theme import theme_switch
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.rulebook import RULEBOOKS, Kind
from tests.ui.pages.rulebook.album import colours_in
from tests.ui.pages.rulebook.album import painted as painted_figure

pytestmark = pytest.mark.usefixtures("light_print")

GAME = "saludos-amigos"
BOOK = RULEBOOKS[GAME]
SMALL = 0.2
"""Enough for what is behind a picture."""


def painted(name: str, scale: float = SMALL) -> QImage:
    return painted_figure(figure_of(GAME, name), scale)


class Seen(NamedTuple):
    """What was behind a picture."""

    table: SaludosObservation
    broken: list[str]


@pytest.fixture(scope="module")
def seen(light_print: None) -> dict[str, Seen]:
    """What is behind every picture, by its name."""
    found: dict[str, Seen] = {}

    class Witness(Bridge):
        def __init__(self, referee: Referee, viewer: int) -> None:
            super().__init__(referee, viewer)
            found[name] = Seen(self.observation, self.match.game.audit(self.match.state))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(figures, "Bridge", Witness)
        for name in FIGURES:
            painted(name)
    return found


def caption(name: str) -> str:
    (found,) = (part.text for one in BOOK.sections for part in one.parts if part.figure == name)
    return found


# --- all of them ---------------------------------------------------------------------------------


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert BOOK.figures == tuple(FIGURES)
    assert all(part.kind is not Kind.FIGURE for part in BOOK.introduction)


def test_pictures_show_positions_that_the_rules_allow(seen: dict[str, Seen]) -> None:
    assert {name: one.broken for name, one in seen.items()} == {name: [] for name in FIGURES}


def test_larger_paper_gets_a_sharper_picture() -> None:
    coarse, fine = painted("village", 0.5), painted("village", 1.0)
    assert coarse.scaled(fine.size()) != fine


def test_names_are_written_in_the_language_of_now(qapp: QApplication) -> None:
    class Shouting(QTranslator):
        def translate(self, context: str, text: str, *_: object) -> str:
            return f"{text}!!!" if context == "SaludosProject" else ""

        def isEmpty(self) -> bool:
            return False

    plain = painted("village", 1.0)
    translator = Shouting()
    qapp.installTranslator(translator)
    try:
        assert painted("village", 1.0) != plain
    finally:
        qapp.removeTranslator(translator)


# --- what they show ------------------------------------------------------------------------------


def test_the_village_has_missing_sections_and_complete_projects(seen: dict[str, Seen]) -> None:
    table = seen["village"].table
    sections = table.sections
    assert all(sections)
    assert [
        number for number, project in zip(sections, range(1, 7), strict=True) if number == project
    ]


def test_one_marker_has_been_around_once(seen: dict[str, Seen]) -> None:
    table = seen["money-track"].table
    assert max(table.money) // 50 == 1
    assert "a small 1" in caption("money-track")


def test_the_plate_says_what_the_sum_says(seen: dict[str, Seen]) -> None:
    table = seen["worth"].table
    assert (table.worth, table.sections[4 - 1]) == (4 + 2 + 1, 3)


def test_four_cards_and_a_three_make_seven(seen: dict[str, Seen]) -> None:
    table = seen["strength"].table
    assert cards_in(table.hands[ANNA] or 0) == (1, 1, 2, 3)
    assert (table.dice[ANNA], table.strengths[ANNA]) == (3, 7)
    assert "four cards and has rolled a 3: strength 7" in caption("strength")


def test_two_offers_lie_open(seen: dict[str, Seen]) -> None:
    table = seen["offers"].table
    assert len([shares for shares in table.offers if shares]) == 2
    assert all(sum(shares) == table.worth for shares in table.offers if shares)


@pytest.mark.parametrize("name", ["mug-and-biscuit", "council"])
def test_mug_and_biscuit_are_those_of_the_example(name: str, seen: dict[str, Seen]) -> None:
    table = seen[name].table
    assert (table.strengths, table.worth) == ((9, 10, 9, 8), 9)
    assert (table.mug, table.biscuit) == (19, 17)
    assert (table.shares, table.counter) == ((3, 6, 0, 0), (0, 0, 4, 5))
    assert (sum(table.cards), table.attending) == (17, (2, 3))


def test_the_council_ends_at_30_to_34(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int, int, int]] = []
    paint = figures._paint

    def look_first(
        painter: QPainter, scene: VillageScene, frames: tuple[figures.Frame, ...]
    ) -> None:
        hands = scene.council.ballots.face_up
        coalition, opposition = (
            sum(sum(hands[delegate.seat]) for delegate in side) for side in scene.council.sides
        )
        shown.append((coalition, opposition, scene.mug.figure, scene.biscuit.figure))
        paint(painter, scene, frames)

    monkeypatch.setattr(figures, "_paint", look_first)
    painted("council")
    assert shown == [(11, 17, 19 + 11, 17 + 17)]


def test_one_journalist_stays_beside_three_complete_projects(seen: dict[str, Seen]) -> None:
    table = seen["journalist"].table
    sections = table.sections
    assert sum(number == project for project, number in enumerate(sections, 1)) == 3
    assert table.journalists == 1


def test_figures_beside_a_picture_can_be_read_in_both_looks() -> None:
    for wish in ("light", "dark"):
        theme_switch().choose(wish)
        image = painted("worth", 1.0)
        assert theme.current().ink.rgb() in colours_in(image)
