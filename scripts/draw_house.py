"""Draw the house: the parts of the program and the direction of their imports, from the contracts in pyproject.toml.

    python scripts/draw_house.py            write docs/pictures/house.svg
    python scripts/draw_house.py --check    exit with 1 if the drawing is not true to the contracts any more

A layer may import what stands below it. The drawing has no arrows between layers for that reason; it has one where
shared code reaches a game, because that goes through the game's entry and not through an import.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PICTURE = Path("docs", "pictures", "house.svg")
PACKAGE = "bigshot_desktop"

WHAT = {
    "__main__": "the command bigshot-desktop",
    "ui": "everything Qt, in rooms",
    "cli": "tell, simulate, replay, arena …",
    "words": "codes into sentences; what a rulebook is",
    "table": "one match without Qt: log, referee, journal, files, bots' processes",
    "bots": "what a bot is, levels, the worker's side",
    "engine": "the contract every game fulfils, its entry, records as data",
    "bench": "how quick the window is",
    "app": "from nothing to the window",
    "pages": "home, new match, rulebook, settings …",
    "match": "the table page: bar, seats, log, guide",
    "boards": "what scenes share",
    "models": "what is seen of a match, as Qt models",
    "play": "what happens, in one order; turns, talk",
    "widgets": "buttons, fields, charts",
    "look": "theme, fonts, layouts, sounds, language",
    "window": "table, board, panels, models, guide",
    "rules": "what the game is: standard library only",
}
"""What is in a part, in a few words; a part of a game that has the name of a shared one is told in ``IN_A_GAME``."""

IN_A_GAME = {"words": "sentences, prompts, rulebook", "bots": "how it is judged and played"}

WIDTH, HEIGHT = 1000, 760
INK, SOFT, LINE = "#1F2A33", "#565F66", "#7D5A1B"
PAPER, CARD, SUNKEN, BRASS = "#F6EFE2", "#FFFBF3", "#ECE2CF", "#D3A44C"
FONT = "Barlow, 'DejaVu Sans', sans-serif"


def layers_in(contracts: Sequence[dict[str, Any]], container: str) -> list[list[str]]:
    """The layers of a container, top first; those side by side in one."""
    for contract in contracts:
        if contract["type"] == "layers" and contract["containers"] == [container]:
            return [[one.strip() for one in layer.split("|")] for layer in contract["layers"]]
    raise KeyError(container)


def box(x: float, y: float, wide: float, high: float, fill: str, edge: str = LINE) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="6" '
        f'fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    )


def text(x: float, y: float, words: str, size: int, colour: str = INK, more: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size}" fill="{colour}"'
        f"{more}>{escape(words)}</text>"
    )


def part(x: float, y: float, wide: float, high: float, name: str, what: str) -> Iterator[str]:
    """A part of the program: its name, and below it what it holds."""
    yield box(x, y, wide, high, CARD)
    yield text(x + 12, y + 20, name, 15, INK, ' font-weight="600"')
    yield text(x + 12, y + 37, what, 11, SOFT)


def stack(
    x: float, y: float, wide: float, high: float, layers: Sequence[Sequence[str]], inside: str
) -> Iterator[str]:
    """Layers one below the other; what may not import each other stands side by side."""
    gap = 8.0
    for number, names in enumerate(layers):
        each = (wide - gap * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            what = IN_A_GAME.get(name, WHAT[name]) if inside == "game" else WHAT[name]
            yield from part(
                x + place * (each + gap), y + number * (high + gap), each, high, name, what
            )


def drawing(contracts: Sequence[dict[str, Any]], games: Sequence[str]) -> str:
    """The whole drawing as SVG."""
    shared = layers_in(contracts, PACKAGE)
    rooms = layers_in(contracts, f"{PACKAGE}.ui")
    parts = layers_in(contracts, f"{PACKAGE}.games.*")
    title = "The parts of Big Shot Desktop; each may import only what stands below it"
    label = f'aria-label="{title}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" {label}>',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        text(30, 40, "Shared parts", 18, LINE, ' font-weight="700"'),
        text(30, 60, "Imports point downwards only.", 12, SOFT),
        *stack(30, 76, 440, 46, shared, "house"),
        box(500, 20, 470, 420, SUNKEN),
        text(520, 48, "ui", 18, LINE, ' font-weight="700"'),
        text(546, 48, "its rooms, in the same way", 12, SOFT),
        *_rooms(rooms),
        box(30, 470, 940, 260, SUNKEN),
        text(50, 498, "games", 18, LINE, ' font-weight="700"'),
        text(128, 498, "each one folder, found by its ENTRY; none knows another", 12, SOFT),
    ]
    each = (940 - 40 - 16 * (len(games) - 1)) / len(games)
    for number, game in enumerate(games):
        x = 50 + number * (each + 16)
        lines.append(text(x, 522, game, 14, INK, ' font-weight="600"'))
        lines += stack(x, 530, each, 42, parts, "game")
    lines += [
        f'<path d="M 250 452 V 466" stroke="{BRASS}" stroke-width="3" fill="none"/>',
        f'<path d="M 243 458 L 250 468 L 257 458" stroke="{BRASS}" stroke-width="3" fill="none"/>',
        text(266, 461, "only through the entry: rules, bots, words, window", 12, LINE),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _rooms(rooms: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rooms of the window, in less height than the shared parts have."""
    high = 36.0
    for number, (name,) in enumerate(rooms):
        y = 60 + number * (high + 5)
        yield box(520, y, 430, high, CARD)
        yield text(532, y + 23, name, 14, INK, ' font-weight="600"')
        yield text(620, y + 23, WHAT[name], 12, SOFT)


def picture_of(root: Path) -> str:
    """The drawing as the project is now."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    games = sorted(path.parent.name for path in (root / PACKAGE / "games").glob("*/__init__.py"))
    return drawing(settings["tool"]["importlinter"]["contracts"], games)


def main() -> int:
    """Write the drawing, or say whether it is true."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    wanted = picture_of(ROOT)
    if parser.parse_args().check:
        if (ROOT / PICTURE).read_text("utf-8") == wanted:
            return 0
        print(f"{PICTURE} is stale: run scripts/draw_house.py.")
        return 1
    (ROOT / PICTURE).write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
