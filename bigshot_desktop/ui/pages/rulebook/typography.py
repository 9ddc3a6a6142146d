"""How a rulebook is set: its colours, and its letters and distances in proportion to one size."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFont, QFontInfo, QTextBlockFormat, QTextCharFormat

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.theme import Theme, current

MEASURE: Final = 31.5
"""The widest line in sizes of the text: some 75 letters."""
NATURAL: Final = 16.0
"""The size of the text beside which pictures have their natural size."""
_READING: Final = 1.33
"""The text of a book in sizes of that of a window."""
_SIGN: Final = re.compile(r"([\d)M]?) ([+−×=/]) (?=[$(]?\d)")
"""A sign of a sum, with the end of what is before it if that is a figure."""
_LAST: Final = re.compile(r" (?=\d+[.)]*$)")
"""Before a figure that ends a text."""
_STUCK: Final = "\N{NO-BREAK SPACE}"
_PROPORTIONAL: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


@dataclass(frozen=True, slots=True)
class Typography:
    """Colours, and the size of the text in the units of what it is set for: pixels, or dots on paper."""

    theme: Theme
    em: float
    leading: int = 142
    """The height of a line in per cent of that of its letters."""
    air: float = 1.0
    """How much of the distances between paragraphs is left."""

    @classmethod
    def for_screen(cls) -> Typography:
        """As the player likes to read now."""
        return cls(current(), QFontInfo(fonts.text(_READING)).pixelSize())

    def face(
        self, size: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal, *, title: bool = False
    ) -> QFont:
        """Letters in sizes of the text."""
        font = fonts.title() if title else fonts.text(weight=weight)
        font.setPixelSize(max(1, round(self.em * size)))
        return font

    def letters(
        self,
        colour: str = "ink",
        size: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        title: bool = False,
    ) -> QTextCharFormat:
        """How letters of a colour of the theme look."""
        letters = QTextCharFormat()
        letters.setFont(self.face(size, weight, title=title))
        letters.setForeground(getattr(self.theme, colour))
        return letters

    def paragraph(
        self, above: float, below: float, left: float = 0.0, right: float = 0.0
    ) -> QTextBlockFormat:
        """The distances around a paragraph, in sizes of the text."""
        shape = QTextBlockFormat()
        shape.setLineHeight(self.leading, _PROPORTIONAL)
        shape.setTopMargin(above * self.air * self.em)
        shape.setBottomMargin(below * self.air * self.em)
        shape.setLeftMargin(left * self.em)
        shape.setRightMargin(right * self.em)
        return shape


def unbroken(text: str) -> str:
    """A text whose sums stay on one line, and whose last figure does not stand alone on its own."""

    def held(sign: re.Match[str]) -> str:
        return f"{sign[1]}{_STUCK if sign[1] else ' '}{sign[2]}{_STUCK}"

    return _LAST.sub(_STUCK, _SIGN.sub(held, text))
