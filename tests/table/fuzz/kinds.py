"""The kinds of files that are attacked: honest ones to begin with, and their bytes with every checksum right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.checksummed_lines import START, seal
from bigshot_desktop.table.dice_seal import sealed
from bigshot_desktop.table.file_formats import JOURNAL, MATCH_FILE, SILENT, VERSION
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import checksum
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.paths import resources
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import to_record
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.table.strict_json import parse_json
from tests.golden.files import read
from tests.table.fuzz.mutations import Donor, broken_bytes, mutated
from tests.table.matches import SEATS

GOLDEN: Final = Path(__file__).resolve().parents[2] / "golden"
KINDS: Final = ("match", "journal", "settings", "board", "moves")
"""``moves`` are actions to try at a position: the content of a match file, and a list of ``tries``."""
TRIES: Final = 60
"""Actions that are tried at a position."""
EXTENSIONS: Final = {
    MATCH_FILE.extension: "match",
    JOURNAL.extension: "journal",
    ".settings": "settings",
    ".board": "board",
    ".moves": "moves",
}
"""How the files of a corpus are named."""


@cache
def golden_contents() -> tuple[dict[str, Any], ...]:
    """The match file of every golden game, and one with sealed dice of each. Whoever changes one changes a copy."""
    return tuple(match_content(match) for match in (*_golden_matches(), *_sealed_matches()))


def _sealed_matches() -> Iterator[Match]:
    """A match of each game whose dice are sealed, played at random to its end."""
    for game in GAMES.values():
        dealt = new_match(game, SEATS[: game.info.players[0]], {}, 3)
        match, rng = sealed(dealt, "Grüße", seed=3, salt="0123456789abcdef" * 2), Random(3)
        while seats := match.to_act:
            if seats == (CHANCE,):
                match.draw()
            else:
                match.play(game.sample(match.state, rng.choice(seats), rng))
        bots = [step.number for step in match.steps if step.action.seat == 1]
        match.sayings = dict.fromkeys(bots[::5], Term.of("too-little", 0.0, price=3, way=1))
        yield match


def _golden_matches() -> Iterator[Match]:
    """Every golden game as a match at a table."""
    for path in sorted(GOLDEN.glob("*/*.json")):
        game = GAMES[path.parent.name]
        setup, actions, _ = read(game, path.read_text("utf-8"))
        match = Match(game, setup, SEATS[: setup.players], 1)
        for action in actions:
            match.play(action)
        yield match


def match_content(match: Match) -> dict[str, Any]:
    """What the file of a match says."""
    record = {"format": MATCH_FILE.name, "version": VERSION, **asdict(to_record(match))}
    return plain(record)  # type: ignore[no-any-return]


def beginning(content: dict[str, Any], length: int) -> dict[str, Any]:
    """The file of the same match after so many actions."""
    said = [one for one in content["sayings"] if one["step"] <= length]
    return {**content, "actions": content["actions"][:length], "result": None, "sayings": said}


def journal_content(content: dict[str, Any]) -> list[Any]:
    """The lines of a match's journal without their checksums, from its match file."""
    later = ("actions", "result", "sayings")
    opening = {key: value for key, value in content.items() if key not in later}
    opening |= {"format": JOURNAL.name, "version": SILENT}
    return [opening, *({"action": one} for one in content["actions"])]


def moves_content(content: dict[str, Any], length: int) -> dict[str, Any]:
    """The position after so many actions, and what was done there."""
    return {**beginning(content, length), "tries": content["actions"][length : length + 1]}


def settings_content() -> dict[str, Any]:
    """Settings with something in every field."""
    chosen = Settings(player_names=("Anna", "Zoë"), window="AdnQywADAAA=", language="de")
    return plain(chosen.values())  # type: ignore[no-any-return]


def boards() -> Iterator[Any]:
    """Every board that a game comes with."""
    for path in sorted((resources() / "boards").glob("*/*.json")):
        yield json.loads(path.read_text("utf-8"))


def plain(value: Any) -> Any:
    """As it comes out of a JSON reader: lists, not tuples."""
    return json.loads(json.dumps(value))


# --- bytes ---------------------------------------------------------------------------------------


def to_bytes(kind: str, content: Any, rng: Random) -> bytes:
    """A file with this content and right checksums; now and then with an accident after all."""
    match kind:
        case "match" if isinstance(content, dict):
            data = match_bytes(content, laid_out=rng.random() < 0.5)
        case "journal" if isinstance(content, list):
            data = journal_bytes(content, wrong=rng.randrange(500))
        case _:
            data = json.dumps(content).encode()
    return broken_bytes(data, rng) if rng.random() < 0.03 else data


def match_bytes(content: dict[str, Any], *, laid_out: bool = True) -> bytes:
    """A match file; laid out as the program does it, or all on one line."""
    rest = {key: value for key, value in content.items() if key != "checksum"}
    whole = {**rest, "checksum": checksum(rest)}
    if not laid_out:
        return json.dumps(whole).encode()
    entries = []
    for name, value in whole.items():
        text = json.dumps(value)
        if name == "actions" and isinstance(value, list):
            text = "[" + ",".join(f"\n    {json.dumps(one)}" for one in value) + "\n  ]"
        entries.append(f"{json.dumps(name)}: {text}")
    return ("{\n  " + ",\n  ".join(entries) + "\n}\n").encode()


def journal_bytes(lines: list[Any], wrong: int = -1) -> bytes:
    """A journal; the line with this number has a wrong checksum."""
    check, written = START, []
    for number, line in enumerate(lines):
        if isinstance(line, dict):
            text, check = seal({k: v for k, v in line.items() if k != "check"}, check)
            written.append(text if number != wrong else text.replace(b'"check":"', b'"check":"0'))
        else:
            written.append(json.dumps(line).encode() + b"\n")
    return b"".join(written)


# --- changes that know what a match is -----------------------------------------------------------


def changed(kind: str, content: Any, rng: Random, donor: Donor) -> Any:
    """A content with one change or a few, at places that matter for its kind."""
    if kind == "moves" and isinstance(content, dict) and content.get("tries"):
        first = content["tries"][0]
        tries = (mutated(first, rng, donor, changes=rng.choice((1, 1, 2))) for _ in range(TRIES))
        return {**content, "tries": [first, *filter(_is_strict, tries)]}
    if kind == "journal" and isinstance(content, list) and rng.random() < 0.4:
        content = list(content)
        for _ in range(rng.choice((1, 2, 5, 20))):
            what, number = rng.choice(("undo", "redo")), rng.choice((1, 1, 1, 2, 5, 40, 0, -1))
            content.insert(rng.randint(1, max(1, len(content))), {what: number})
        return content
    return mutated(content, rng, donor, changes=rng.choice((1, 1, 1, 2, 4)))


def _is_strict(value: Any) -> bool:
    """Whether it could be in a file that is read at all: one bad number would spoil all other tries."""
    try:
        parse_json(json.dumps({"tries": [value]}).encode())
    except Problem:
        return False
    return True
