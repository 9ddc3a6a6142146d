"""The first look at the settings takes what is good and never stops the window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigshot_desktop.table.first_look import FirstLook, first_look
from bigshot_desktop.table.settings import Settings, save_settings


def test_it_sees_what_the_settings_say(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(
        Settings(language="de", theme="dark", palette="high-contrast", text_size=150), path
    )
    assert first_look(path) == FirstLook("de", "dark", "high-contrast", 150)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        b"[]",
        b"\xff\xfe",
        b"[" * 100_000,
        json.dumps({"language": "xx", "theme": 3, "palette": None, "text_size": 9000}).encode(),
        json.dumps({"text_size": True, "window": "ü", "language": ["de"]}).encode(),
    ],
)
def test_what_is_wrong_is_as_if_nothing_was_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert first_look(path) == FirstLook()


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    assert first_look(tmp_path / "nowhere" / "settings.json") == FirstLook()
    assert first_look(tmp_path) == FirstLook()


def test_the_good_survives_the_bad(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "dark", "language": 7}), encoding="utf-8")
    assert first_look(path) == FirstLook(theme="dark")
