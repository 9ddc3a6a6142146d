"""What is heard at the table; on a computer that cannot play it, nothing, and nothing else happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, qInstallMessageHandler

from bigshot_desktop.table import paths

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

NAMES: Final = (
    *("dice", "cube", "gavel", "sold", "coin", "turn", "end"),
    *("fall", "ruin"),
    *("cards", "mug", "council", "press"),
)
"""Each is a file in resources/sounds."""

NO_MULTIMEDIA: Final = "no-multimedia"
NO_DEVICE: Final = "no-device"


class Sounds(QObject):
    """Plays the sounds, as loud as the player likes.

    Qt's sound takes long to load (0.2 s): ``prepare`` does it at a moment when nothing moves, else the first use does.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._enabled = True
        self._volume = 70
        self._why_not: str | None = None
        """None: not tried yet."""
        self._devices: QMediaDevices | None = None
        self._effects: dict[str, QSoundEffect] = {}

    @property
    def available(self) -> bool:
        """Whether this computer can play them."""
        return not self.why_not

    @property
    def why_not(self) -> str:
        """Why it cannot, as a code; empty: it can."""
        if self._why_not is None:
            self._why_not = self._open()
        return self._why_not

    def set_enabled(self, enabled: bool) -> None:
        self._enabled = enabled

    def set_volume(self, volume: int) -> None:
        """From 0 to 100, as loud as it is heard, not as electricity counts it."""
        self._volume = max(0, min(100, volume))
        for effect in self._effects.values():
            effect.setVolume(self._gain)

    def prepare(self) -> None:
        """Loads everything, if it will be heard."""
        if self._audible:
            for name in NAMES:
                self._effect(name)

    def play(self, name: str) -> None:
        """Lets it be heard, from its beginning if it is playing already."""
        if self._audible:
            self._effect(name).play()

    @property
    def _audible(self) -> bool:
        return self._enabled and self._volume > 0 and self.available

    @property
    def _gain(self) -> float:
        return (self._volume / 100) ** 2

    def _open(self) -> str:
        with _quiet():
            try:
                from PySide6.QtMultimedia import QMediaDevices
            except ImportError:
                return NO_MULTIMEDIA
            if self._devices is None:
                self._devices = QMediaDevices(self)
                self._devices.audioOutputsChanged.connect(self._look_again)
            return "" if QMediaDevices.audioOutputs() else NO_DEVICE

    def _look_again(self) -> None:
        """Headphones came or went: an effect stays with the device it was made for."""
        self._why_not = None
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects.clear()

    def _effect(self, name: str) -> QSoundEffect:
        if name not in self._effects:
            from PySide6.QtCore import QUrl
            from PySide6.QtMultimedia import QSoundEffect

            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(paths.resources() / "sounds" / f"{name}.wav")))
            effect.setVolume(self._gain)
            self._effects[name] = effect
        return self._effects[name]


@contextmanager
def _quiet() -> Iterator[None]:
    """Qt tells the console at length which sound systems it did not find; no player has asked."""
    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
