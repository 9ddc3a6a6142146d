"""Settings, and files of settings that are not what they should be."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import (
    Settings,
    load_settings,
    read_settings,
    save_choices,
    save_settings,
)
from tests.every import for_every
from tests.fresh_interpreter import modules_after

CHOSEN = Settings(
    language="fr",
    theme="dark",
    animation_speed="off",
    bot_pause=0,
    sound=False,
    text_size=150,
    talk_pause=20,
    sand_glass=30,
    coach="practised",
    player_names=("Zoë 👩‍🚀", "Łukasz"),
    window="AdnQywADAAA=",
)


NOT_NEEDED = ("bigshot_desktop.engine.", "bigshot_desktop.games", "bigshot_desktop.bots", "PySide6")
NEEDED = {"bigshot_desktop.engine.languages", "bigshot_desktop.engine.light_record"}
"""The list of languages and the form of a record, and nothing else that games share."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_what_is_saved_is_loaded(path: Path) -> None:
    save_settings(CHOSEN, path)
    assert load_settings(path) == (CHOSEN, ())
    assert list(path.parent.iterdir()) == [path]


def test_two_windows_do_not_undo_each_others_choices(path: Path) -> None:
    both = Settings(theme="dark")
    save_settings(both, path)
    save_choices(both.changed(language="fr"), both, path)
    save_choices(both.changed(window="AAAA"), both, path)
    assert read_settings(path) == (Settings(theme="dark", language="fr", window="AAAA"), ())


@pytest.mark.parametrize("there", [None, b"", b'{"theme": 3}'])
def test_where_no_settings_are_left_all_are_written(path: Path, there: bytes | None) -> None:
    if there is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(there)
    mine = Settings(theme="dark")
    save_choices(mine.changed(language="fr"), mine, path)
    assert read_settings(path) == (Settings(theme="dark", language="fr"), ())


def test_looking_at_them_changes_nothing(path: Path) -> None:
    path.parent.mkdir()
    for data in (b"", b"\xff", b"[" * 60_000, b'{"theme": "dark", "language": 7}'):
        path.write_bytes(data)
        settings, problems = read_settings(path)
        assert settings == (Settings(theme="dark") if b"dark" in data else Settings())
        assert len(problems) == 1
        assert path.read_bytes() == data
        assert list(path.parent.iterdir()) == [path]


def test_reading_them_imports_no_game_and_no_contract_of_one(path: Path) -> None:
    """The first picture of the window waits for it."""
    save_settings(CHOSEN, path)
    program = f"""
from pathlib import Path
from bigshot_desktop.table.settings import read_settings
assert read_settings(Path({str(path)!r}))[0].player_names
"""
    loaded = modules_after(program) - NEEDED
    assert not [name for name in loaded if name.startswith(NOT_NEEDED)]


def test_a_first_start_has_defaults_and_no_problem(path: Path) -> None:
    assert load_settings(path) == (Settings(), ())
    assert not path.parent.exists()


@for_every(
    ("name", "value"),
    [
        ("language", "xx"),
        ("text_size", 10_000),
        ("volume", -1),
        ("sound", 1),
        ("theme", None),
        ("bot_pause", 301),
        ("bot_pause", True),
        ("confirm_roll", "yes"),
        ("talk_pause", 21),
        ("sand_glass", 45),
        ("coach", "master"),
        ("player_names", "Anna"),
        ("player_names", ["Anna"] * 8),
        ("player_names", ["Anna", 7]),
        ("player_names", [" "]),
        ("player_names", ["x" * 41]),
        ("player_names", ["two\nlines"]),
        ("window", "A" * 4001),
        ("window", "not base64!"),
        ("window", "AAAA\n"),
    ],
)
def test_a_choice_there_is_not_is_refused(name: str, value: object) -> None:
    choices: dict[str, Any] = {name: value}
    with pytest.raises(Problem) as caught:
        Settings(**choices)
    assert (caught.value.code, caught.value.facts) == ("bad-setting", {"name": name})
    with pytest.raises(Problem):
        Settings().changed(**choices)


def test_several_faults_in_one_choice_are_one_problem(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"player_names": ["", "Anna", 3], "volume": 10}), "utf-8")
    settings, problems = load_settings(path)
    assert settings == Settings(volume=10)
    assert [problem.facts["name"] for problem in problems] == ["player_names"]


def test_single_wrong_choices_fall_back_one_by_one(path: Path) -> None:
    save_settings(CHOSEN, path)
    data = {**json.loads(path.read_bytes()), "theme": "pink", "volume": "loud", "unknown": [1]}
    written = json.dumps(data).encode()
    path.write_bytes(written)
    settings, problems = load_settings(path)
    assert settings == CHOSEN.changed(theme="system", volume=Settings().volume)
    assert [(p.code, p.facts["name"]) for p in problems] == [
        ("bad-setting", "theme"),
        ("bad-setting", "volume"),
    ]
    assert path.with_name("settings.json.bad").read_bytes() == written
    assert load_settings(path) == (settings, ())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff\xfe", "not-utf8"),
        (b'{"text_size": 1e2}', "bad-number"),
        (b'{"text_size": NaN}', "bad-number"),
        (b'{"sound": true, "sound": false}', "duplicate-key"),
        (b"[" * 60_000, "nested-too-deep"),
        (b"[]", "malformed"),
        (b" " * 70_000, "file-too-large"),
    ],
)
def test_a_broken_file_is_kept_aside_and_told_once(data: bytes, code: str, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert [problem.code for problem in problems] == [code]
    assert path.with_name("settings.json.bad").read_bytes() == data
    assert load_settings(path) == (Settings(), ())


def test_what_cannot_be_read_is_left_where_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.mkdir(parents=True)
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert [problem.code for problem in problems] == ["not-a-file"]
    assert list(path.parent.iterdir()) == [path]
    path.rmdir()
    save_settings(CHOSEN, path)

    def denied(*_: object) -> int:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(os, "open", denied)
    settings, problems = load_settings(path)
    monkeypatch.undo()
    assert settings == Settings()
    assert [problem.code for problem in problems] == ["permission-denied"]
    assert load_settings(path) == (CHOSEN, ())


def test_a_folder_that_cannot_be_written_to_does_not_keep_the_program_from_starting(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"{")

    def denied(*_: object) -> Path:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(Path, "replace", denied)
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert [problem.code for problem in problems] == ["not-json"]
    assert path.read_bytes() == b"{"
