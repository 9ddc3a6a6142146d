"""The sounds of the table: heard where there is a device; where there is none, not even a complaint is."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from PySide6.QtCore import QObject, QtMsgType, QUrl, Signal, qInstallMessageHandler, qWarning

from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import sounds
from bigshot_desktop.ui.look.sounds import NAMES, Sounds


class Effect(QObject):
    """A ``QSoundEffect`` that remembers what it was told."""

    made: list[Effect]

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.made.append(self)
        self.played = 0
        self.volume = 1.0
        self.name = ""

    def setSource(self, source: QUrl) -> None:
        assert source.isLocalFile()
        self.name = source.fileName()

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.played += 1


class Devices(QObject):
    """The ``QMediaDevices`` of a computer with as many loudspeakers as the test says."""

    audioOutputsChanged = Signal()  # noqa: N815  Qt's name
    outputs: list[str]
    asked: int

    @classmethod
    def audioOutputs(cls) -> list[str]:
        cls.asked += 1
        qWarning("PulseAudioService: pa_context_connect() failed")
        return cls.outputs


@pytest.fixture
def loudspeaker(monkeypatch: pytest.MonkeyPatch, qapp: object) -> type[Devices]:
    """A computer that can play."""
    Effect.made, Devices.outputs, Devices.asked = [], ["loudspeaker"], 0
    module = ModuleType("PySide6.QtMultimedia")
    vars(module).update(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    return Devices


@pytest.fixture
def no_multimedia(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    """A computer without that part of Qt, or without the libraries that it needs."""
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)


def played() -> dict[str, int]:
    return {effect.name: effect.played for effect in Effect.made if effect.played}


def test_every_sound_has_its_file() -> None:
    assert {file.stem for file in (paths.resources() / "sounds").iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_heard(name: str, loudspeaker: type[Devices]) -> None:
    table = Sounds()
    table.play(name)
    table.play(name)
    assert played() == {f"{name}.wav": 2}
    assert len(Effect.made) == 1


def test_a_computer_that_can_play_gives_no_reason_why_not(loudspeaker: type[Devices]) -> None:
    table = Sounds()
    assert table.available
    assert table.why_not == ""


def test_nothing_is_loaded_before_it_is_needed(loudspeaker: type[Devices]) -> None:
    table = Sounds()
    table.set_enabled(False)
    table.set_volume(30)
    table.prepare()
    table.play("dice")
    assert loudspeaker.asked == 0
    assert Effect.made == []


def test_what_is_prepared_is_not_loaded_again(loudspeaker: type[Devices]) -> None:
    table = Sounds()
    table.prepare()
    assert [effect.name for effect in Effect.made] == [f"{name}.wav" for name in NAMES]
    assert played() == {}
    table.play("coin")
    assert played() == {"coin.wav": 1}
    assert len(Effect.made) == len(NAMES)
    assert loudspeaker.asked == 1


def test_sound_can_be_switched_off_and_on(loudspeaker: type[Devices]) -> None:
    table = Sounds()
    table.play("cube")
    table.set_enabled(False)
    table.play("cube")
    table.set_enabled(True)
    table.play("gavel")
    assert played() == {"cube.wav": 1, "gavel.wav": 1}


@pytest.mark.parametrize(
    ("volume", "gain"), [(100, 1.0), (50, 0.25), (1, 0.0001), (140, 1.0), (10, 0.01)]
)
def test_the_volume_is_as_it_is_heard(volume: int, gain: float, loudspeaker: type[Devices]) -> None:
    table = Sounds()
    table.play("turn")
    table.set_volume(volume)
    table.play("end")
    assert [effect.volume for effect in Effect.made] == [pytest.approx(gain)] * 2


@pytest.mark.parametrize("volume", [0, -5])
def test_without_volume_nothing_is_played(volume: int, loudspeaker: type[Devices]) -> None:
    table = Sounds()
    table.set_volume(volume)
    table.play("sold")
    assert played() == {}


def test_without_a_device_it_is_silent(loudspeaker: type[Devices]) -> None:
    loudspeaker.outputs = []
    table = Sounds()
    table.prepare()
    table.play("dice")
    assert not table.available
    assert table.why_not == "no-device"
    assert Effect.made == []
    assert loudspeaker.asked == 1


def test_without_multimedia_it_is_silent(no_multimedia: None) -> None:
    table = Sounds()
    table.prepare()
    table.play("dice")
    assert not table.available
    assert table.why_not == "no-multimedia"


def test_headphones_that_come_later_are_heard(loudspeaker: type[Devices]) -> None:
    loudspeaker.outputs = []
    table = Sounds()
    assert not table.available
    loudspeaker.outputs = ["headphones"]
    (devices,) = table.findChildren(Devices)
    devices.audioOutputsChanged.emit()
    assert table.available
    table.play("coin")
    assert played() == {"coin.wav": 1}


def test_another_device_gets_its_own_sounds(loudspeaker: type[Devices]) -> None:
    """Those made for the old one stay with it."""
    table = Sounds()
    table.play("coin")
    (devices,) = table.findChildren(Devices)
    devices.audioOutputsChanged.emit()
    table.play("coin")
    assert [effect.played for effect in Effect.made] == [1, 1]
    assert table.findChildren(Devices) == [devices]


def test_qt_does_not_complain_about_missing_sound_and_about_the_rest_it_does(
    loudspeaker: type[Devices],
) -> None:
    heard: list[str] = []

    def hear(kind: QtMsgType, context: object, message: str) -> None:
        heard.append(message)

    before = qInstallMessageHandler(hear)
    try:
        assert Sounds().available
        qWarning("something else")
    finally:
        qInstallMessageHandler(before)
    assert heard == ["something else"]


def test_the_real_thing_never_fails(qapp: object) -> None:
    """Whatever this computer has."""
    table = Sounds()
    assert table.why_not in {"", sounds.NO_MULTIMEDIA, sounds.NO_DEVICE}
    assert table.available == (table.why_not == "")
    table.set_volume(1)
    table.prepare()
