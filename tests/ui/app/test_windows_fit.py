"""Every page and dialog at every size in every language: nothing is cut off, squeezed or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.look import fonts, style
from bigshot_desktop.ui.look.language import LanguageSwitch
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.ui.app.every_window import MAKERS
from tests.ui.fixtures import clear_away
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.translators import spoken
from tests.words.languages import TRANSLATED

LONG: Final = "long words"
SIZES: Final = {
    100: ((1024, 640, LANGUAGES), (800, 600, (LONG,))),
    200: ((1024, 640, (LONG,)), (1707, 1067, TRANSLATED)),
}
"""By the size of the text, in hundredths: how large a window is, and the languages in which it is looked at.

What counts is how much room there is for the text: so the last has as much as 1280×800 at 150.
"""


@pytest.fixture
def dressed(qapp: QApplication, undressed: None, home: Path) -> Callable[[int], None]:
    """Puts the program in its clothes, in a text size."""

    def dress(percent: int) -> None:
        make_application()
        fonts.set_text_size(percent)
        style.apply(qapp)

    return dress


@pytest.fixture
def language_switch(texts: Path) -> Iterator[LanguageSwitch]:
    """Speaks English again at the end, and numbers are written as before."""
    before = QLocale()
    language_switch = LanguageSwitch(texts)
    yield language_switch
    language_switch.switch_to("en")
    language_switch.deleteLater()
    QLocale.setDefault(before)


def flaws_of(window: QWidget, width: int) -> list[str]:
    """What is wrong with a window, and with the pages that scroll in it."""
    settle(window)
    wrong = flaws(window)
    if window.width() > width:
        wrong.append(f"it cannot be narrower than {window.width()}")
    for area in window.findChildren(ScrollPage):
        wrong += flaws(area.page)
        if area.page.width() > area.viewport().width():
            wrong.append(f"its page is {area.page.width()} wide")
    return wrong


def found(
    window: QWidget, percent: int, language_switch: LanguageSwitch
) -> dict[tuple[int, str], list[str]]:
    """What is wrong with a window, by its width and language; both change while it is open."""
    window.show()
    wrong = {}
    for width, height, languages in SIZES[percent]:
        window.setUpdatesEnabled(True)
        window.resize(width, height)
        window.setFocus()
        settle(window)
        window.setUpdatesEnabled(False)  # to measure it nobody has to see it
        for code in languages:
            assert language_switch.switch_to(code if code in LANGUAGES else "en")
            with spoken(LongWords()) if code == LONG else nullcontext():
                wrong[width, code] = flaws_of(window, width)
    window.close()
    window.deleteLater()
    clear_away()  # it would hear of every language of the windows that follow
    return {where: flaws for where, flaws in wrong.items() if flaws}


@pytest.mark.parametrize("percent", SIZES)
def test_nothing_is_cut_off(
    dressed: Callable[[int], None], language_switch: LanguageSwitch, percent: int
) -> None:
    dressed(percent)
    wrong = {name: found(make(), percent, language_switch) for name, make in MAKERS.items()}
    assert {name: flaws for name, flaws in wrong.items() if flaws} == {}
