"""Fair dice: what the seal of a match proves, and how the dice of this match and of all matches came out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.engine.match_counts import roll_counts
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.dice_seal import check_dice, is_dealt_from_seed
from bigshot_desktop.table.evenness import chance_of_such
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.played_matches import COUNTS, PlayedMatch
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import Columns
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.sheet_page import Card, SheetPage
from bigshot_desktop.ui.pages.shelf_progress import ShelfProgress
from bigshot_desktop.ui.widgets.bar_chart import BarChart, Bars
from bigshot_desktop.ui.widgets.page_buttons import Button

FEW_ROLLS: Final = 12
"""Fewer tell nothing."""
_NARROWEST: Final = 40
"""Letters that a chart beside another must have room for."""


def grouped(code: str) -> str:
    """A long code in groups of eight that can be read aloud."""
    return " ".join(code[start : start + 8] for start in range(0, len(code), 8))


class DieBox(Retranslated, QWidget):
    """The chart of a die, and how likely it is."""

    def __init__(self, game: str, die: str, faces: Sequence[int], counts: Sequence[int]) -> None:
        super().__init__()
        self._game, self._die, self._faces, self._counts = game, die, faces, counts
        self._chance = chance_of_such(counts)
        self._title = PlainLabel(wordWrap=True)
        self._title.setProperty("kind", "chosen")
        self.chart = BarChart()
        self.told = PlainLabel(wordWrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        column.addWidget(self.chart)
        column.addWidget(self.told)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        narrator = language.narrator().about(self._game)
        title = self.tr("{game}: {die}").format(
            game=ENTRIES[self._game].title, die=narrator.count(self._die)
        )
        self._title.setText(title)
        self.chart.show_bars(
            Bars(
                title,
                tuple(narrator.face(self._die, face) for face in self._faces),
                tuple(self._counts),
                sum(self._counts) / len(self._counts),
            )
        )
        self.told.setText(self._how_likely())

    def _how_likely(self) -> str:
        """How many fair dice come out at least so unevenly, in a sentence or two."""
        rolls = sum(self._counts)
        if rolls < FEW_ROLLS:
            told = self.tr("Rolls: {number}. That is too few to tell anything.")
        elif self._chance >= 0.05:
            told = self.tr(
                "Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven "
                "as this one: nothing unusual."
            )
        elif self._chance >= 0.01:
            told = self.tr(
                "Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven "
                "as this one: unusual, but of many runs some always are."
            )
        else:
            told = self.tr(
                "Rolls: {number}. Of 100 such runs of fair dice, fewer than one is as uneven as this "
                "one. That is rare; if it stays so over many matches, these dice are not fair."
            )
        share = QLocale().toString(max(1, round(100 * self._chance)))
        return told.format(number=QLocale().toString(rolls), share=share)


class DiceCard(Card):
    """The charts of some dice, beside each other where there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.none = self.add_text()
        self.boxes: list[DieBox] = []
        self._columns = Columns(gap=24)
        self.column.addLayout(self._columns)

    def show_counts(self, game: str, counts: Mapping[str, Sequence[int]]) -> None:
        """Adds the dice of a game, those that were rolled at all."""
        for die in COUNTS[game].dice if game in COUNTS else ():
            tally = counts.get(die.name, ())
            if sum(tally):
                box = DieBox(game, die.name, die.faces, tally)
                self._columns.addWidget(box)
                self.boxes.append(box)
        self._columns.set_narrowest(self.fontMetrics().averageCharWidth() * _NARROWEST)


class FairDicePage(SheetPage):
    """The page, about a match or about fair dice as such."""

    def __init__(
        self, match: Match | None = None, parent: QWidget | None = None, *, over: bool = False
    ) -> None:
        """``over``: the end of the match has been shown, so that the seed may be told."""
        super().__init__(parent)
        self._match, self._over = match, over
        self._check = check_dice(match) if match and over else None
        self._dealt = bool(match and self._over and is_dealt_from_seed(match))
        self._seal = Card()
        self.seal_lines = [self._seal.add_text() for _ in range(4)]
        for line in self.seal_lines:
            line.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.copy = Button("", "save")
        self._seal.column.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        self.here, self.everywhere = DiceCard(), DiceCard()
        self._about = Card()
        self._paragraphs = [self._about.add_text() for _ in range(4)]
        self.progress = ShelfProgress()
        self.everywhere.column.insertWidget(1, self.progress)
        for card in (self._seal, self.here, self._about, self.everywhere):
            self.body.column.addWidget(card)
        self.body.column.addStretch(1)
        self._seal.setVisible(match is not None)
        self.here.setVisible(match is not None)
        self.copy.setVisible(match is not None and match.seal is not None)
        if match is not None:
            game = match.game.info.id
            if game in COUNTS:
                rolls = [
                    match.game.write_action(step.action)
                    for step in match.steps
                    if step.action.seat == CHANCE
                ]
                self.here.show_counts(game, roll_counts(COUNTS[game].dice, rolls))
        self.copy.clicked.connect(self._copy)
        self.progress.done.connect(self.show_matches)
        self.retranslate()
        self.progress.start()

    def show_matches(self, matches: Sequence[PlayedMatch]) -> None:
        """The dice of all these matches."""
        for game in ENTRIES:
            total: dict[str, list[int]] = {}
            for match in matches:
                if match.game == game:
                    for die, counts in match.dice.items():
                        before = total.get(die, [0] * len(counts))
                        total[die] = [one + more for one, more in zip(before, counts, strict=True)]
            self.everywhere.show_counts(game, total)
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(line.text() for line in self.seal_lines))

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Fair dice"))
        self._seal.heading.setText(self.tr("The seal of this match"))
        self.copy.set_text(self.tr("Copy"), self.tr("Copy all this, to keep it or to check it"))
        for line, text in zip(self.seal_lines, self._told_of_seal(), strict=True):
            line.setText(text)
            line.setHidden(not text)
        self.here.heading.setText(self.tr("The dice of this match so far"))
        if self._over:
            self.here.heading.setText(self.tr("The dice of this match"))
        self.here.none.setText(self.tr("Nothing has been rolled yet."))
        self.here.none.setHidden(bool(self.here.boxes))
        self.everywhere.heading.setText(self.tr("The dice of all match files"))
        self.everywhere.none.setText(self._told_of_all())
        self._about.heading.setText(self.tr("Why you can trust the dice"))
        for label, text in zip(self._paragraphs, self._explained(), strict=True):
            label.setText(text)

    def _told_of_all(self) -> str:
        """What the charts of all match files show, or why there is none."""
        if self.everywhere.boxes:
            return self.tr("The line is where all would be if each came up equally often.")
        if self.progress.busy:
            return self.tr("The dice of all match files are being counted.")
        return self.tr(
            "There is no match file with dice yet. A match counts once it is over and has been put away."
        )

    def _explained(self) -> tuple[str, ...]:
        return (
            self.tr(
                "Before the first die is rolled, the program draws a large number by chance, the seed. "
                "All dice and draws of the match follow from it."
            ),
            self.tr(
                "It keeps the seed to itself and shows its seal: 64 digits and letters, worked out from "
                "the seed, the set-up and, if you like, a word of yours. Nobody can find the seed from "
                "the seal, and nobody can find a second seed that has the same seal. Write the seal "
                "down, or take a picture of it."
            ),
            self.tr(
                "When the match is over, the seed is told. Now everybody can see that it is the one that "
                "was sealed, and that every die came from it: neither the program nor a player has "
                "changed anything in between. The program checks it whenever a match is opened, and "
                "refuses a file that was changed."
            ),
            self.tr(
                "A seed that somebody chose, and a deal that is played again, were known before. Then "
                "there is no seal, and the dice are not secret. Bots never know the seed."
            ),
        )

    def _told_of_seal(self) -> tuple[str, str, str, str]:
        """The lines about the seal of the match."""
        match = self._match
        if match is None:
            return "", "", "", ""
        if match.seal is None:
            return (
                self.tr(
                    "This match has no seal: its seed was chosen, its deal was played before, or its "
                    "file is older than seals. Whoever knows the seed can find out the dice, so they "
                    "are not secret."
                ),
                self.tr("Seed: {seed}").format(seed=match.seed),
                "",
                "",
            )
        seal = self.tr("Seal: {seal}").format(seal=grouped(match.seal.commitment))
        word = self.tr("Your word: {word}").format(word=match.seal.word) if match.seal.word else ""
        if not self._over:
            return seal, word, self.tr("The seed is told when the match is over."), self._before()
        check = self._check
        assert check is not None
        told = self.tr(
            "Checked: this is the seed that was sealed. Every die and every draw came from it, {number} in all."
        ).format(number=QLocale().toString(check.draws))
        if not check.proven:
            told = self.tr("The check failed: this match is not as it was sealed.")
        elif match.seal.after:
            told = self.tr(
                "Checked: this is the seed that was sealed, and all dice and draws since then came "
                "from it."
            )
        seed = self.tr("Seed: {seed}, salt: {salt}").format(
            seed=match.seed, salt=grouped(match.seal.salt)
        )
        return "\n".join(filter(None, (seal, word))), seed, told, self._before() or self._deal()

    def _before(self) -> str:
        """What the seal does not reach back to."""
        after = self._match.seal.after if self._match and self._match.seal else 0
        if not after:
            return ""
        return self.tr(
            "This match was taken up from a file. Actions before the seal was made: {number}."
        ).format(number=QLocale().toString(after))

    def _deal(self) -> str:
        if self._dealt:
            return self.tr("The deal, too, came from the seed.")
        return self.tr(
            "What was chosen before the match, such as colours, does not come from the seed; the seal covers it too."
        )
