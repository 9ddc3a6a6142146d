"""Makes the sounds of the table: resources/sounds/*.wav, computed here from sines and seeded noise.

    .venv/bin/python scripts/make_sounds.py            # writes them
    .venv/bin/python scripts/make_sounds.py --check    # exit 1 if a file is not what would be written

44.1 kHz, 16 bits, one channel. The sines of two computers can differ in the last bit, so that a sample may be rounded
the other way: files are compared by their samples, and one step of 32 767 is no difference.
"""

from __future__ import annotations

import argparse
import cmath
import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "sounds"

RATE: Final = 44_100
FULL: Final = 32_767
TOLERANCE: Final = 1
"""By how much a sample may differ between two computers."""
FADE_IN: Final = 0.0008
FADE_OUT: Final = 0.03

Samples = list[float]


# --- building blocks ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a struck thing rings."""

    pitch: float
    loudness: float
    decay: float
    """Seconds until it has fallen to about a third."""


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def add(target: Samples, sound: Sequence[float], at: float, loudness: float = 1.0) -> None:
    """Mixes a sound in; what would stick out at the end is cut off."""
    start = round(at * RATE)
    for index, sample in enumerate(sound[: len(target) - start], start):
        target[index] += loudness * sample


def struck(modes: Iterable[Mode], seconds: float, attack: float = 0.0006) -> Samples:
    """Something hit: its modes, all starting at once and dying away."""
    sound = silence(seconds)
    for mode in modes:
        turning = cmath.exp(complex(-1 / mode.decay, math.tau * mode.pitch) / RATE)
        rising = math.exp(-1 / (attack * RATE))
        swinging, missing = complex(mode.loudness), 1.0
        for index in range(len(sound)):
            sound[index] += (1.0 - missing) * swinging.imag
            swinging *= turning
            missing *= rising
    fall = len(sound) // 5
    return [sample * _ramp((len(sound) - index) / fall) for index, sample in enumerate(sound)]


def noise(chance: Random, seconds: float, pitch: float, width: float, decay: float) -> Samples:
    """A dying hiss around a pitch, ``width`` octaves wide: the moment in which two things touch."""
    angle = math.tau * pitch / RATE
    spread = math.sin(angle) * math.sinh(math.log(2) / 2 * width * angle / math.sin(angle))
    gain = spread / (1 + spread)
    first = -2 * math.cos(angle) / (1 + spread)
    second = (1 - spread) / (1 + spread)
    sound = silence(seconds)
    x1 = x2 = y1 = y2 = 0.0
    for index in range(len(sound)):
        time = index / RATE
        x = (2 * chance.random() - 1) * math.exp(-time / decay)
        y = gain * (x - x2) - first * y1 - second * y2
        x1, x2, y1, y2 = x, x1, y, y1
        sound[index] = y
    return sound


def in_a_room(dry: Sequence[float], wet: float, size: float = 1.0, echo: float = 0.62) -> Samples:
    """The sound with the echoes of a small panelled room."""
    echoes = [0.0] * len(dry)
    for delay in (0.0231, 0.0277, 0.0311, 0.0353):
        lag = round(delay * size * RATE)
        comb = list(dry)
        soft = 0.0
        for index in range(lag, len(comb)):
            soft += 0.45 * (comb[index - lag] - soft)  # walls swallow the treble
            comb[index] += echo * soft
            echoes[index] += comb[index - lag] / 4
    for delay in (0.0049, 0.0017):
        lag = round(delay * RATE)
        through = [0.0] * len(dry)
        for index, sample in enumerate(echoes):
            earlier = through[index - lag] if index >= lag else 0.0
            before = echoes[index - lag] if index >= lag else 0.0
            through[index] = -0.6 * sample + before + 0.6 * earlier
        echoes = through
    return [sample + wet * echo for sample, echo in zip(dry, echoes, strict=True)]


def finished(sound: Sequence[float], peak: float) -> list[int]:
    """Without a click at either end, as loud as it should be (``peak`` in dBFS), in whole numbers."""
    rise, fall = round(FADE_IN * RATE), round(FADE_OUT * RATE)
    shaped = [
        sample * _ramp(index / rise) * _ramp((len(sound) - 1 - index) / fall)
        for index, sample in enumerate(sound)
    ]
    loudest = max(abs(sample) for sample in shaped)
    factor = 10 ** (peak / 20) * FULL / loudest
    return [round(sample * factor) for sample in shaped]


def _ramp(part: float) -> float:
    return 1.0 if part >= 1 else 0.5 - 0.5 * math.cos(math.pi * part)


# --- the sounds -----------------------------------------------------------------------------------


def dice() -> list[int]:
    """A die rattles over the table and settles."""
    chance = Random(18)
    sound = silence(0.72)
    hits: list[tuple[float, float]] = []
    time = 0.004
    while time < 0.40:
        hits.append((time, 0.55 + 0.45 * chance.random()))
        time += 0.028 + 0.034 * chance.random() + 0.06 * time
    hits += [(0.455, 0.62), (0.530, 0.42), (0.578, 0.26), (0.606, 0.15)]
    for time, loudness in hits:
        pitch = 1750 * (0.88 + 0.3 * chance.random())
        knock = struck(
            [
                Mode(pitch, 0.55, 0.010),
                Mode(pitch * 1.83, 0.30, 0.006),
                Mode(pitch * 2.71, 0.14, 0.004),
                Mode(410 + 60 * chance.random(), 0.50, 0.022),
            ],
            0.11,
            attack=0.0003,
        )
        add(knock, noise(chance, 0.02, 3200, 1.4, 0.0025), 0.0, 0.8)
        add(sound, knock, time, loudness)
    return finished(in_a_room(sound, 0.14, 0.7), -6.0)


def cube() -> list[int]:
    """A wooden cube is put down."""
    sound = struck(
        [
            Mode(545, 0.60, 0.020),
            Mode(905, 1.00, 0.016),
            Mode(1490, 0.42, 0.010),
            Mode(2360, 0.16, 0.006),
        ],
        0.13,
        attack=0.0004,
    )
    add(sound, noise(Random(72), 0.02, 2100, 1.6, 0.0022), 0.0, 0.7)
    return finished(in_a_room(sound, 0.08, 0.6), -8.0)


def gavel() -> list[int]:
    """Two knocks of the auctioneer's gavel."""
    chance = Random(13)
    sound = silence(0.62)
    for time, loudness in ((0.002, 0.82), (0.205, 1.0)):
        knock = struck(
            [
                Mode(168, 0.70, 0.050),
                Mode(296, 1.00, 0.042),
                Mode(478, 0.62, 0.030),
                Mode(812, 0.40, 0.020),
                Mode(1390, 0.20, 0.011),
            ],
            0.35,
            attack=0.0005,
        )
        add(knock, noise(chance, 0.03, 1500, 2.0, 0.004), 0.0, 0.9)
        add(sound, knock, time, loudness)
    return finished(in_a_room(sound, 0.30), -4.0)


def sold() -> list[int]:
    """The stamp comes down, and the bell on the desk answers."""
    chance = Random(7)
    sound = silence(0.68)
    thump = struck(
        [Mode(74, 1.00, 0.060), Mode(121, 0.70, 0.040), Mode(233, 0.35, 0.022)], 0.3, attack=0.001
    )
    add(thump, noise(chance, 0.09, 480, 2.2, 0.014), 0.0, 1.3)
    add(sound, thump, 0.002)
    bell = struck(
        [
            Mode(2093.0, 1.00, 0.190),
            Mode(2099.5, 0.35, 0.160),
            Mode(4186.0 * 1.003, 0.30, 0.085),
            Mode(2093.0 * 2.76, 0.26, 0.060),
            Mode(2093.0 * 5.40, 0.06, 0.020),
        ],
        0.56,
        attack=0.0012,
    )
    add(sound, bell, 0.115, 0.34)
    return finished(in_a_room(sound, 0.22), -5.0)


def coin() -> list[int]:
    """A coin falls onto others."""
    chance = Random(10)
    sound = silence(0.36)
    for time, pitch, loudness in (
        (0.001, 3320.0, 0.75),
        (0.062, 3890.0, 1.0),
        (0.121, 3560.0, 0.3),
    ):
        ring = struck(
            [
                Mode(pitch, 1.00, 0.070),
                Mode(pitch * 1.006, 0.45, 0.062),
                Mode(pitch * 1.53, 0.50, 0.042),
                Mode(pitch * 2.09, 0.24, 0.026),
                Mode(pitch * 2.94, 0.10, 0.014),
            ],
            0.36,
            attack=0.0005,
        )
        add(ring, noise(chance, 0.01, 6500, 1.2, 0.0015), 0.0, 0.35)
        add(sound, ring, time, loudness)
    return finished(in_a_room(sound, 0.10, 0.7), -9.0)


def turn() -> list[int]:
    """Two soft notes: it is your turn."""
    sound = silence(0.92)
    for time, pitch, loudness in ((0.0, 587.33, 0.8), (0.155, 783.99, 1.0)):
        note = struck(
            [
                Mode(pitch, 1.00, 0.230),
                Mode(pitch * 1.0018, 0.30, 0.230),
                Mode(pitch * 2.0, 0.12, 0.120),
                Mode(pitch * 3.984, 0.14, 0.050),
            ],
            0.77,
            attack=0.004,
        )
        add(sound, note, time, loudness)
    return finished(in_a_room(sound, 0.26), -9.0)


def end() -> list[int]:
    """A flourish of muted brass: the match is over."""
    sound = silence(1.64)
    run = ((0.0, 392.00), (0.135, 523.25), (0.27, 659.26))
    for time, pitch in run:
        add(sound, brass(pitch, 0.15), time, 0.62)
        add(sound, brass(pitch / 2, 0.15), time, 0.30)
    for pitch, loudness in ((261.63, 0.50), (523.25, 0.42), (659.26, 0.42), (783.99, 0.62)):
        add(sound, brass(pitch, 0.86), 0.43, loudness)
    return finished(in_a_room(sound, 0.34, 1.25, 0.70), -5.0)


def fall() -> list[int]:
    """Towers give way: stones tumble, ever fewer, and the ground answers."""
    chance = Random(15)
    sound = silence(0.78)
    ground = struck(
        [Mode(58, 1.00, 0.120), Mode(93, 0.60, 0.080), Mode(141, 0.30, 0.050)], 0.6, attack=0.004
    )
    add(ground, noise(chance, 0.30, 260, 2.4, 0.070), 0.0, 1.2)
    add(sound, ground, 0.02, 0.9)
    time = 0.004
    while time < 0.52:
        pitch = 620 * (0.7 + 0.7 * chance.random())
        stone = struck(
            [Mode(pitch, 0.60, 0.014), Mode(pitch * 1.71, 0.30, 0.009), Mode(190, 0.40, 0.030)],
            0.12,
            attack=0.0006,
        )
        add(stone, noise(chance, 0.03, 1400, 1.8, 0.006), 0.0, 0.8)
        add(sound, stone, time, (0.45 + 0.4 * chance.random()) * (1 - time))
        time += 0.022 + 0.03 * chance.random() + 0.10 * time
    return finished(in_a_room(sound, 0.28), -5.0)


def ruin() -> list[int]:
    """Three muted notes down: somebody has to leave the table."""
    sound = silence(1.30)
    for time, pitch, length in ((0.0, 392.00, 0.17), (0.21, 349.23, 0.17), (0.42, 277.18, 0.66)):
        add(sound, brass(pitch, length), time, 0.55)
        add(sound, brass(pitch / 2, length), time, 0.35)
    return finished(in_a_room(sound, 0.34, 1.25, 0.70), -7.0)


def cards() -> list[int]:
    """Three cards are dealt: each slides off the deck and snaps onto the table."""
    chance = Random(56)
    sound = silence(0.46)
    for time, loudness in ((0.004, 0.85), (0.135, 1.0), (0.262, 0.9)):
        slide = noise(chance, 0.10, 3600, 1.8, 0.040)
        swell = len(slide) // 2
        card = [2.5 * sample * min(1.0, index / swell) for index, sample in enumerate(slide)]
        snap = struck([Mode(330, 0.50, 0.012), Mode(720, 0.30, 0.007)], 0.06, attack=0.0006)
        add(snap, noise(chance, 0.05, 2400, 2.2, 0.006), 0.0, 1.6)
        add(card, snap, 0.048)
        add(sound, card, time, loudness * (0.92 + 0.16 * chance.random()))
    return finished(in_a_room(sound, 0.12, 0.7), -7.0)


def mug() -> list[int]:
    """A full mug slides along the counter and is set down."""
    chance = Random(9)
    sound = silence(0.52)
    slide = noise(chance, 0.24, 620, 1.6, 0.30)
    rough = [
        sample * math.sin(math.pi * index / len(slide)) * (0.8 + 0.2 * chance.random())
        for index, sample in enumerate(slide)
    ]
    add(sound, rough, 0.0, 1.3)
    thud = struck(
        [
            Mode(142, 1.00, 0.036),
            Mode(251, 0.55, 0.024),
            Mode(1180, 0.30, 0.060),
            Mode(2390, 0.16, 0.046),
            Mode(3710, 0.07, 0.028),
        ],
        0.30,
        attack=0.0007,
    )
    add(thud, noise(chance, 0.03, 900, 2.0, 0.005), 0.0, 0.9)
    add(sound, thud, 0.205)
    return finished(in_a_room(sound, 0.16, 0.8), -7.0)


def council() -> list[int]:
    """The bell of the town hall, twice: the council meets."""
    sound = silence(1.50)
    for time, pitch, loudness in ((0.0, 523.25, 0.85), (0.34, 440.00, 1.0)):
        bell = struck(
            [
                Mode(pitch * 0.5, 0.45, 0.420),
                Mode(pitch, 1.00, 0.300),
                Mode(pitch * 1.003, 0.40, 0.280),
                Mode(pitch * 1.19, 0.42, 0.240),
                Mode(pitch * 1.50, 0.24, 0.190),
                Mode(pitch * 2.01, 0.36, 0.150),
                Mode(pitch * 2.98, 0.14, 0.080),
                Mode(pitch * 4.13, 0.07, 0.040),
            ],
            1.15,
            attack=0.0016,
        )
        add(sound, bell, time, loudness)
    return finished(in_a_room(sound, 0.38, 1.4, 0.72), -7.0)


def press() -> list[int]:
    """A typewriter: a run of keys, the bell at the end of the line, and the carriage."""
    chance = Random(24)
    sound = silence(0.86)
    time = 0.003
    for _ in range(6):
        pitch = 1320 * (0.92 + 0.16 * chance.random())
        key = struck(
            [
                Mode(pitch, 0.60, 0.008),
                Mode(pitch * 2.37, 0.35, 0.005),
                Mode(236, 0.55, 0.016),
            ],
            0.09,
            attack=0.0003,
        )
        add(key, noise(chance, 0.02, 4200, 1.8, 0.0025), 0.0, 1.0)
        add(sound, key, time, 0.75 + 0.25 * chance.random())
        time += 0.062 + 0.022 * chance.random()
    bell = struck(
        [Mode(2637.0, 1.00, 0.110), Mode(2645.0, 0.35, 0.100), Mode(7270.0, 0.16, 0.030)],
        0.40,
        attack=0.0008,
    )
    add(sound, bell, time + 0.01, 0.42)
    carriage = noise(chance, 0.20, 1700, 1.5, 0.15)
    add(sound, carriage, time + 0.10, 0.42)
    stop = struck([Mode(310, 0.80, 0.020), Mode(690, 0.45, 0.012)], 0.10, attack=0.0004)
    add(sound, stop, time + 0.275, 0.9)
    return finished(in_a_room(sound, 0.16, 0.8), -8.0)


def brass(pitch: float, seconds: float) -> Samples:
    """One note: the louder it is, the brighter; two players, never quite in tune, the vibrato coming late."""
    release = 0.09
    sound = silence(seconds + release)
    weights = [number**-0.35 for number in range(1, min(14, int(9000 / pitch)) + 1)]
    phases = [0.0, 0.0]
    for index in range(len(sound)):
        time = index / RATE
        swell = (1 - math.exp(-time / 0.018)) * (0.80 + 0.20 * math.exp(-time / 0.09))
        swell *= _ramp((seconds + release - time) / release)
        vibrato = 0.004 * _ramp(time / 0.5) * math.sin(math.tau * 5.2 * time)
        darkness = 0.28 + 0.85 * (1 - swell)
        fainter = math.exp(-darkness)
        for player, detune in enumerate((0.9988, 1.0012)):
            phases[player] += math.tau * pitch * detune * (1 + vibrato) / RATE
            turning = cmath.exp(1j * phases[player])
            overtone = turning * swell
            for weight in weights:
                sound[index] += weight * overtone.imag
                overtone *= turning * fainter
    return sound


SOUNDS: Final[dict[str, Callable[[], list[int]]]] = {
    "dice": dice,
    "cube": cube,
    "gavel": gavel,
    "sold": sold,
    "coin": coin,
    "turn": turn,
    "end": end,
    "fall": fall,
    "ruin": ruin,
    "cards": cards,
    "mug": mug,
    "council": council,
    "press": press,
}


# --- files ----------------------------------------------------------------------------------------


def write(path: Path, samples: Sequence[int]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def read(path: Path) -> list[int]:
    """The samples of a file; ``ValueError`` if it is no file of ours."""
    with wave.open(str(path), "rb") as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if shape != (1, 2, RATE):
            raise ValueError(f"{path.name} has another format")
        frames = file.readframes(file.getnframes())
    return list(struct.unpack(f"<{len(frames) // 2}h", frames))


def agree(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two sounds are the same but for the last bit of somebody's sines."""
    return len(one) == len(other) and all(
        abs(mine - yours) <= TOLERANCE for mine, yours in zip(one, other, strict=True)
    )


def differing(folder: Path) -> list[str]:
    """The names of the files that are missing or not what would be written."""
    wrong = []
    for name, make in SOUNDS.items():
        try:
            there = read(folder / f"{name}.wav")
        except (OSError, EOFError, ValueError, wave.Error):
            wrong.append(name)
            continue
        if not agree(there, make()):
            wrong.append(name)
    return wrong


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Makes the sounds of the table.")
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 on a difference")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of the files")
    options = parser.parse_args(arguments)
    if options.check:
        wrong = differing(options.into)
        for name in wrong:
            print(f"{name}.wav is not what make_sounds.py makes", file=sys.stderr)
        return 1 if wrong else 0
    options.into.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(options.into / f"{name}.wav", make())
    return 0


if __name__ == "__main__":
    sys.exit(main())
