"""The languages of the program: the one list of them. Each has its texts in ``i18n/bigshot_<code>.ts``."""

from __future__ import annotations

from typing import Final

SOURCE: Final = "en"
"""The language that the texts of the program are written in; its file has only what depends on a number."""

LANGUAGES: Final = {SOURCE: "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
"""What each language calls itself, by its code, in the order in which they are offered."""
