"""The Flatpak asks for little, fetches nothing while it is built, and is collected for the Python it will have."""

import re
from itertools import pairwise
from pathlib import Path

from recipes import facts, flatpak

TEXT = flatpak.MANIFEST.read_text(encoding="utf-8")


def entry(name: str) -> str:
    """The value of an entry at the manifest's top level."""
    found = re.search(rf"^{name}: '?([^'\n]+)'?$", TEXT, re.MULTILINE)
    assert found, name
    return found[1]


def items(name: str) -> list[str]:
    """The items of a list at the manifest's top level."""
    found = re.search(rf"^{name}:\n((?:  - .+\n)+)", TEXT, re.MULTILINE)
    assert found, name
    return re.findall(r"  - (.+)\n", found[1])


def after(command: list[str], option: str) -> list[str]:
    """The values given with an option."""
    return [value for word, value in pairwise(command) if word == option]


def test_the_manifest_is_that_of_the_program() -> None:
    assert flatpak.MANIFEST.stem == entry("id") == facts.APP_ID
    assert entry("command") == facts.NAME
    assert entry("sdk") == entry("runtime").replace("Platform", "Sdk")


def test_the_program_gets_a_window_and_sound_and_nothing_else() -> None:
    assert items("finish-args") == [
        "--share=ipc",
        "--socket=fallback-x11",
        "--socket=wayland",
        "--socket=pulseaudio",
        "--device=dri",
    ]


def test_nothing_is_fetched_while_pip_installs() -> None:
    (install,) = re.findall(r"pip3 install (.+?) bigshot-desktop\n", TEXT, re.DOTALL)
    assert {"--no-index", "--find-links=wheels"} <= set(install.split())
    assert "--share=network" not in TEXT


def test_what_comes_from_elsewhere_is_known_by_its_hash() -> None:
    assert TEXT.count("url: ") == len(re.findall(r"sha256: [0-9a-f]{64}\n", TEXT)) == 1


def test_the_folders_that_the_manifest_names_are_those_that_are_collected() -> None:
    assert re.findall(r"path: (\S+)", TEXT) == ["wheels", "usr"]


def test_manifest_and_recipe_agree_on_the_python() -> None:
    """The manifest cannot say it in a field, so its comment is held to it."""
    assert f"Its Python is {flatpak.RUNTIME_PYTHON};" in TEXT


def test_wheels_are_collected_for_the_runtime_and_by_the_constraints() -> None:
    command = flatpak.download(Path("wanted.txt"), Path("wheels"), machine="aarch64")
    assert after(command, "--python-version") == ["3.13"]
    assert after(command, "--abi") == ["cp313", "abi3", "none"]
    assert after(command, "--requirement") == ["wanted.txt"]
    assert "--require-hashes" in command
    assert after(command, "--only-binary") == [":all:"]
    assert all(tag.endswith("_aarch64") for tag in after(command, "--platform"))


def test_what_is_built_becomes_one_file() -> None:
    build, pack = flatpak.builds(Path("work"), Path("out.flatpak"))
    assert build[-1] == str(Path("work") / flatpak.MANIFEST.name)
    assert f"--repo={Path('work') / 'repo'}" in build
    assert pack == ["flatpak", "build-bundle", str(Path("work/repo")), "out.flatpak", facts.APP_ID]
