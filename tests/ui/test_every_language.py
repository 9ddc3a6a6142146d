"""A walk through the tables in every language: no text is cut, and none is left untranslated."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSize, QTranslator

from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.match.curtain import Curtain
from bigshot_desktop.ui.match.log_row import LogDelegate
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.match.why import WhyBox
from tests.ui import photographer
from tests.ui.fixtures import clear_away
from tests.ui.geometry import flaws, settle
from tests.ui.photographer import TOURS, Photographer
from tests.ui.positions import sit_at
from tests.ui.translators import Longest, Pseudo, untranslated
from tests.ui.window_texts import Ink, words
from tests.words.languages import TRANSLATED

SMALL, USUAL, HUGE = QSize(800, 600), QSize(1280, 800), QSize(3840, 2160)
LEAST = QSize(1024, 640)
"""The smallest window in which all of the board is meant to be seen."""


@pytest.fixture(autouse=True)
def texts_of_now(
    undressed: None, home: Path, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The texts are those of now; when all is over the program looks and writes numbers as before."""
    before = QLocale()
    monkeypatch.setattr(language, "folder", lambda: texts)
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def lines_of_one_height(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in areas that scroll is not looked over: the hundreds of lines of a log need not be measured for it."""
    monkeypatch.setattr(LogDelegate, "height", lambda log, index: 24)


FIRST, *OTHERS = TRANSLATED
LONGEST, SECRET = Longest(), Pseudo()


def walk(tour: Photographer, *, only_tables: bool = False) -> Iterator[tuple[str, MainWindow]]:
    """Every page, with nothing left of the one before; and nothing of the window at the end."""
    window = tour.window
    size = window.size()
    try:
        for page in tour.pages(only_tables=only_tables):
            clear_away()
            window.setUpdatesEnabled(False)  # to measure it nobody has to see it
            yield page, window
            assert window.size() == size
    finally:
        window.remembers = False
        window.close()
        window.preferences.language_switch.switch_to("en")
        window.deleteLater()
        clear_away()


@pytest.fixture
def begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is laid in the same language, and no other table hears of it."""

    def sit(window: MainWindow, match: Match) -> TablePage:
        window.matches.leave_table()
        clear_away()
        window.preferences.language_switch.switch_to(FIRST)
        return sit_at(window, match)

    monkeypatch.setattr(photographer, "sit_at", sit)


def clipped(window: MainWindow) -> list[str]:
    """What is wrong with a page in the language of now."""
    settle(window)
    return flaws(window, Curtain, WhyBox)


def clipped_in_each(window: MainWindow) -> dict[str, list[str]]:
    """What is wrong with a page in each language; it changes while the page is open."""
    language_switch = window.preferences.language_switch
    if language_switch.code != FIRST:
        language_switch.switch_to(FIRST)
    found = {FIRST: clipped(window)}
    for code in OTHERS:
        assert language_switch.switch_to(code)
        found[code] = clipped(window)
    return {code: wrong for code, wrong in found.items() if wrong}


@contextmanager
def said_by(translator: QTranslator) -> Iterator[None]:
    """The page is said so, and stays so until it hears of the next language: to hear of one takes its time."""
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def clipped_at(window: MainWindow, *sizes: QSize) -> list[str]:
    """What is wrong with a page at other sizes, if everything were said in the longest words."""
    before, found = window.size(), []
    with said_by(LONGEST):
        for size in sizes:
            window.resize(size)
            found += clipped(window)
            assert window.size() == size
    window.resize(before)
    return found


def unsaid(window: MainWindow, ink: Ink) -> dict[str, str]:
    """What of a page is not translated, whatever it shows or could show."""
    with said_by(SECRET):
        settle(window)
        ink.painted.clear()
        window.setUpdatesEnabled(True)
        window.grab()
        window.setUpdatesEnabled(False)
        scenes = [window.table.game_table.scene] if window.table else []
        told = [*words(window, *scenes), *(("painted", text) for text in ink.painted)]
    return untranslated(told)


def tour_of(folder: Path, game: str, size: QSize, kinds: str, **look: Any) -> Photographer:
    return Photographer(folder, game=game, size=size.toTuple(), kinds=kinds, **look)


def pages_of(game: str) -> tuple[str, ...]:
    return ("home", "new-match", *TOURS[game])


@pytest.mark.usefixtures("begins_anew")
@pytest.mark.parametrize(
    ("game", "kinds", "smaller"),
    [
        ("big-shot", "hbbb", (SMALL,)),
        ("shark", "hbbbbb", (SMALL,)),
        ("saludos-amigos", "hbbbbbb", ()),
    ],
)
def test_every_page_in_every_language(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    kinds: str,
    smaller: tuple[QSize, ...],
) -> None:
    """With as many at the table as can be, in letters of the usual size."""
    ink = Ink(monkeypatch)
    found = {
        page: (clipped_in_each(window), clipped_at(window, *smaller), unsaid(window, ink))
        for page, window in walk(tour_of(tmp_path, game, LEAST, kinds, language=FIRST))
    }
    assert found == dict.fromkeys(pages_of(game), ({}, [], {}))


LARGE: Final = QSize(1600, 1000)
"""In letters twice as large it has a little less room for them than the usual window in those half as large again."""
OTHER_SIZES = {
    "big-shot": (((LEAST, LARGE, HUGE), 200), ((USUAL,), 150)),
    "shark": (((LEAST, LARGE), 200),),
    "saludos-amigos": (((LEAST, LARGE, SMALL * 2), 200),),
}
"""Sizes of the window, each with a size of the letters.

What counts is how much room there is for the letters, and another size of the window is sooner had than of them.
"""


@pytest.mark.parametrize("game", OTHER_SIZES)
def test_every_table_in_the_longest_words_at_other_sizes(tmp_path: Path, game: str) -> None:
    """The same match each time, so bots think about it once. Other pages: see app/test_windows_fit.py."""
    found = {}
    for sizes, text_size in OTHER_SIZES[game]:
        tour = tour_of(tmp_path, game, sizes[0], "hbbb", text_size=text_size)
        for page, window in walk(tour, only_tables=True):
            if sizes[0] == LEAST:
                assert boards_share(window) >= 0.3, (page, boards_share(window))
            found[page, text_size] = clipped_at(window, *sizes)
    assert found == {(page, size): [] for _, size in OTHER_SIZES[game] for page in TOURS[game]}


def boards_share(window: MainWindow) -> float:
    """The part of the window's height that the board has."""
    settle(window)
    assert window.table is not None
    return window.table.centre.height() / window.height()


@pytest.mark.parametrize("game", TOURS)
def test_the_board_has_nearly_half_of_a_small_window_in_large_letters(
    tmp_path: Path, game: str
) -> None:
    """In every phase, in German; in twice as large letters it has three tenths, see above."""
    tour = tour_of(tmp_path, game, LEAST, "hbbb", text_size=150, language="de")
    shares = {page: boards_share(window) for page, window in walk(tour, only_tables=True)}
    assert {page: share for page, share in shares.items() if share < 0.45} == {}
    assert len(shares) == len(TOURS[game])


def test_every_page_for_two_in_the_largest_letters(tmp_path: Path) -> None:
    """In French, whose texts are the longest there."""
    tour = tour_of(tmp_path, "big-shot", LEAST, "hb", text_size=200, language="fr")
    found = {}
    for page, window in walk(tour):
        assert window.preferences.language_switch.code == "fr"
        found[page] = clipped(window)
    assert found == {page: [] for page in pages_of("big-shot")}
