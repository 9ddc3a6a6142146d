"""What this program is, who may do what with it, and what it is made with."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop import __version__
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.home import NAME
from bigshot_desktop.ui.widgets.ornament import Ornament
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.scroll_dialog import ScrollDialog


class AboutDialog(Retranslated, ScrollDialog):
    """The about box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = PlainLabel(NAME)
        name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        fonts.set_scaled_font(name, partial(fonts.title, 2.0))
        self._version = PlainLabel()
        self._version.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._version.setProperty("kind", "caption")
        self._paragraphs = [PlainLabel(wordWrap=True) for _ in range(5)]
        self.qt = Button("quiet")
        self.ok = Button("primary")
        column = self.body.column
        for widget in (name, self._version, Ornament(), *self._paragraphs):
            column.addWidget(widget)
        column.addStretch(1)
        self.buttons.addWidget(self.qt)
        self.buttons.addWidget(self.ok)
        self.qt.clicked.connect(QApplication.aboutQt)
        self.ok.clicked.connect(self.accept)
        self.retranslate()
        self.ok.setFocus()

    @property
    def text(self) -> str:
        """All that it tells, a paragraph a line."""
        return "\n".join(paragraph.text() for paragraph in self._paragraphs)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Big Shot Desktop"))
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        what, unofficial, licence, letters, qt = self._paragraphs
        what.setText(
            self.tr(
                "Three board games for your desktop: alone against bots, or with family and "
                "friends around one screen."
            )
        )
        unofficial.setText(
            self.tr(
                "This is an unofficial adaptation. It has no connection with the authors or the "
                "publishers of the board games; all its texts, boards and pictures are its own."
            )
        )
        licence.setText(
            self.tr(
                "It is free software under the MIT licence: use it, change it and pass it on. "
                "It comes without any warranty."
            )
        )
        letters.setText(
            self.tr(
                "Its letters are Barlow and Big Shot Deco, an adaptation of Josefin Sans; both come "
                "under the SIL Open Font License 1.1."
            )
        )
        qt.setText(
            self.tr(
                "It uses Qt {version} and PySide6 under the GNU Lesser General Public License, "
                "version 3. They are separate, unchanged libraries, and you may replace them with "
                "your own."
            ).format(version=qVersion())
        )
        self.qt.set_text(self.tr("About Qt"))
        self.ok.set_text(self.tr("Close"))
