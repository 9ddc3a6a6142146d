"""The script that makes the sounds: the files are its own, they are gentle to ears, and a strange one is found."""

from __future__ import annotations

import struct
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import make_sounds
from scripts.make_sounds import FOLDER, FULL, RATE, SOUNDS, agree, finished, main, read, write
from tests.every import for_every

LENGTHS = {
    "dice": 0.72,
    "cube": 0.13,
    "gavel": 0.62,
    "sold": 0.68,
    "coin": 0.36,
    "turn": 0.92,
    "end": 1.64,
    "fall": 0.78,
    "ruin": 1.30,
    "cards": 0.46,
    "mug": 0.52,
    "council": 1.50,
    "press": 0.86,
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "sounds"
    assert main(["--into", str(folder)]) == 0
    return folder


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of its own, and but the shortest sound to make."""
    monkeypatch.setattr(make_sounds, "SOUNDS", {"cube": SOUNDS["cube"]})
    assert main(["--into", str(tmp_path)]) == 0
    return tmp_path


def test_the_files_are_what_the_script_makes(made: Path) -> None:
    assert sorted(file.name for file in made.iterdir()) == sorted(
        file.name for file in FOLDER.iterdir()
    )
    for file in made.iterdir():
        assert agree(read(file), read(FOLDER / file.name)), file.name


@for_every("name", SOUNDS)
def test_a_sound_is_short_small_and_gentle(name: str) -> None:
    file = FOLDER / f"{name}.wav"
    samples = read(file)
    assert len(samples) / RATE == pytest.approx(LENGTHS[name], abs=0.001)
    assert file.stat().st_size < 150_000
    assert 0.25 * FULL < max(map(abs, samples)) <= 10 ** (-3 / 20) * FULL


@for_every("name", SOUNDS)
def test_a_sound_begins_and_ends_without_a_click(name: str) -> None:
    samples = read(FOLDER / f"{name}.wav")
    quiet = FULL // 100
    assert max(map(abs, samples[:4])) < quiet
    assert max(map(abs, samples[-200:])) < quiet
    assert abs(sum(samples) / len(samples)) < quiet


def test_the_same_files_pass_the_check(few: Path) -> None:
    assert main(["--check", "--into", str(few)]) == 0


def test_the_last_bit_of_a_sine_is_no_difference(few: Path) -> None:
    write(few / "cube.wav", [sample + 1 for sample in read(few / "cube.wav")])
    assert main(["--check", "--into", str(few)]) == 0


def change_a_sample(file: Path) -> None:
    samples = read(file)
    samples[1000] += 2
    write(file, samples)


def cut_off(file: Path) -> None:
    write(file, read(file)[:-1])


def fill_with_something_else(file: Path) -> None:
    file.write_bytes(b"RIFF, but not really")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def halve_the_rate(file: Path) -> None:
    samples = read(file)
    with wave.open(str(file), "wb") as other:
        other.setnchannels(1)
        other.setsampwidth(2)
        other.setframerate(RATE // 2)
        other.writeframes(struct.pack(f"<{len(samples)}h", *samples))


@pytest.mark.parametrize(
    "spoil",
    [change_a_sample, cut_off, fill_with_something_else, empty, halve_the_rate, Path.unlink],
)
def test_a_strange_file_fails_the_check_by_name(
    spoil: Callable[[Path], None], few: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(few / "cube.wav")
    assert main(["--check", "--into", str(few)]) == 1
    assert capsys.readouterr().err == "cube.wav is not what make_sounds.py makes\n"


def test_a_finished_sound_is_as_loud_as_asked() -> None:
    samples = finished([1.0, -1.0] * RATE, -6.0)
    assert max(samples) == pytest.approx(10 ** (-6 / 20) * FULL, abs=1)
    assert (samples[0], samples[-1]) == (0, 0)
