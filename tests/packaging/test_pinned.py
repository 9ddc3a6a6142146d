"""Everything that goes into packages is pinned with the hashes of its files, and pip is told to insist on them."""

from pathlib import Path

import pytest

import dev
from recipes import pinned


def test_everything_is_pinned_with_hashes() -> None:
    found = pinned.pins()
    named = {*pinned.PROGRAM_ON_WINDOWS, *pinned.BUNDLER, *pinned.SCHEMAS}
    named |= {pinned.COMPILER, pinned.PYTHON_TO_TRY}
    assert named <= found.keys()
    for pin in found.values():
        assert len(set(pin.hashes)) == len(pin.hashes) > 0, pin.name
    assert len(found["PySide6-Essentials"].hashes) >= 3, "Linux, Windows and macOS"


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_each_system_s_bundle_is_made_of_what_is_pinned(system: str) -> None:
    wanted = pinned.for_the_bundle(system)
    assert set(wanted) <= pinned.pins().keys()
    assert ("macholib" in wanted) is (system == "darwin")
    assert ("colorama" in wanted) is (system == "win32")


@pytest.mark.parametrize("line", ["tqdm==4.0", "tqdm>=4.0 --hash=sha256:00", "tqdm"])
def test_what_has_no_hash_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "constraints.txt"
    file.write_text(f"# All:\n{line}\n", encoding="utf-8")
    with pytest.raises(dev.Problem, match="without a hash"):
        pinned.pins(file)


def test_pip_reads_the_requirements_that_are_written(tmp_path: Path) -> None:
    file = pinned.requirements(["tqdm"], tmp_path / "some" / "requirements.txt")
    pin = pinned.pins()["tqdm"]
    assert (
        file.read_text(encoding="utf-8") == f"tqdm=={pin.version} --hash=sha256:{pin.hashes[0]}\n"
    )
    assert "--require-hashes" in pinned.HASHED
    assert "--no-deps" in pinned.HASHED
