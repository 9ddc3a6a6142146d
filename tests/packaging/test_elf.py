"""Programs and libraries are found by their first bytes."""

from pathlib import Path

from recipes.elf import programs


def test_they_are_found_whatever_they_are_called(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "one.so").write_bytes(b"\x7fELF and more")
    (tmp_path / "two").write_bytes(b"\x7fELF")
    (tmp_path / "three.so").write_bytes(b"GROUP ( libc.so.6 )")
    (tmp_path / "four").touch()
    (tmp_path / "five.so").symlink_to("lib/one.so")
    assert list(programs(tmp_path)) == [tmp_path / "lib" / "one.so", tmp_path / "two"]
