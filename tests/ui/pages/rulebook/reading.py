"""What the rulebook window shows, and how it is searched, for tests."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.pages.rulebook.contents_model import Role
from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.words.rulebook import RULEBOOKS
from bigshot_desktop.words.rulebook_search import Search, words_of


def current(window: RulebookWindow) -> str:
    """The rule of the current row of the contents."""
    index = window.contents.currentIndex()
    return str(index.data(Role.RULE)) if index.isValid() else "none"


def listed(window: RulebookWindow) -> list[str]:
    """The rules in the contents."""
    return [row.rule for row in window.model.rows if not row.is_chapter]


def listed_in(game: str, words: str) -> tuple[str, ...]:
    """What is found in a book."""
    return Search(RULEBOOKS[game]).rules(words_of(words))


def look_for(qtbot: QtBot, window: RulebookWindow, words: str) -> None:
    window.search.setFocus()
    window.search.clear()
    qtbot.keyClicks(window.search, words)
