"""The plain count that the statistics are compared with."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.make_match_files import check, make, plain_count


def test_the_statistics_count_what_the_plain_count_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "files"
    make(folder, 12)
    plain = plain_count(folder)
    assert sum(plain["played"].values()) >= 12
    assert all(plain.values())
    assert check(folder, plain) == 0
    assert "are those of the plain count" in capsys.readouterr().out


def test_a_number_that_is_another_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "files"
    make(folder, 3)
    plain = plain_count(folder)
    key = next(iter(plain["faces"]))
    plain["faces"][key] += 1
    assert check(folder, plain) == 1
    assert f"faces {key}" in capsys.readouterr().out
