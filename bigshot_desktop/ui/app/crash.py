"""When the program itself fails: it writes down what happened, tells the player, and goes on if it can."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from datetime import UTC, datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop import __version__
from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import make_folder, private_opener

_LOG: Final = logging.getLogger(__name__)
_MOST_BYTES: Final = 200_000


def crash_log() -> Path:
    """What was written down of crashes that left no chance to tell."""
    return paths.logs() / "crash.log"


class CrashGuard(QObject):
    """Catches what nobody else does, in slots, threads and the interpreter itself."""

    failed = Signal(str)
    """A report of what happened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file: IO[str] | None = None
        self._showing = False
        self.failed.connect(self.show_report, Qt.ConnectionType.QueuedConnection)

    def stop_on_failure(self) -> None:
        """Ends the program with an exit code instead of showing a dialog, for when nobody is there."""
        self.failed.disconnect(self.show_report)
        self.failed.connect(self._stop)

    def install(self) -> None:
        """From now on nothing fails silently."""
        sys.excepthook = self._excepthook
        threading.excepthook = lambda args: self._report(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        try:
            make_folder(paths.logs())
            _keep_log()
            self._file = open(crash_log(), "w", encoding="utf-8", opener=private_opener)  # noqa: SIM115
            faulthandler.enable(self._file)
        except (OSError, Problem):
            self._file = None  # a computer that lets us write nothing can still be played on

    def uninstall(self) -> None:
        """A good end: there is nothing to tell at the next start."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        if self._file:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def _excepthook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self._report(kind, error, trace)

    def _report(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        when = datetime.now(UTC).isoformat(timespec="seconds")
        report = f"bigshot-desktop {__version__}, {when}, {sys.platform}\n{text}"
        _LOG.error("%s", report)
        self.failed.emit(report)

    def _stop(self, report: str) -> None:
        sys.stderr.write(report)
        QApplication.exit(1)

    def show_report(self, report: str) -> None:
        """Shows a report in a dialog; only one at a time, however much fails."""
        if self._showing:
            return
        from bigshot_desktop.ui.app.crash_dialog import CrashDialog

        self._showing = True
        try:
            parent: QWidget | None = QApplication.activeWindow()
            CrashDialog(report, parent).exec()
        finally:
            self._showing = False


class _LogFile(RotatingFileHandler):
    """A log that its owner alone can read."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding=self.encoding, opener=private_opener)


def _keep_log() -> None:
    """What the program notes about itself goes to a file that never grows large, and nowhere else."""
    file = _LogFile(
        paths.logs() / "bigshot.log", maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8"
    )
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[file], force=True)
    logging.raiseExceptions = False  # a log that cannot be written is no reason to fail


def last_crash() -> str:
    """What the last run could not tell before it died; nothing if it ended well. Asked once, before the guard is on."""
    try:
        with crash_log().open(encoding="utf-8", errors="replace") as file:
            return file.read(_MOST_BYTES).strip()
    except OSError:
        return ""
