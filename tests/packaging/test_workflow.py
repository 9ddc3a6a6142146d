"""Continuous integration does what everybody can do: it calls dev.py, for targets that exist, with few rights."""

import re

import package
from recipes import claims, empty_venvs, facts

TEXT = (facts.ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
ASKED = re.findall(r"dev\.py package ([\w-]+)\n", TEXT) + re.findall(r"target: (\S+)", TEXT)


def test_every_target_that_is_asked_for_exists() -> None:
    assert {"wheel", "deb", "windows", "macos"} <= set(ASKED)
    assert set(ASKED) <= {*package.TARGETS, package.PROVE}


def test_steps_are_commands_of_the_project() -> None:
    """But for what makes a bare machine able to do them."""
    runs = re.findall(r"run: (.+)\n", TEXT)
    ours = [run for run in runs if run.startswith("python3 dev.py ")]
    assert [run.split()[0] for run in runs if run not in ours] == ["apt-get", "git"]
    assert "python3 dev.py test" in ours


def test_all_systems_and_all_pythons_of_the_project_are_tried() -> None:
    assert "system: [ubuntu-latest, windows-latest, macos-latest]" in TEXT
    (tried,) = re.findall(r"python: \[(.+)\]", TEXT)
    known = [
        version
        for classifier in facts.project()["classifiers"]
        if (version := classifier.rpartition(" :: ")[2]).startswith("3.")
    ]
    assert re.findall(r"'(.+?)'", tried) == known


def test_what_is_claimed_can_be_shown_there() -> None:
    """The clean Debian takes mounts, which a container has no right to by itself; the wheel takes all Pythons."""
    assert re.search(r"image: debian:\w+\n(?: +#.+\n)* +options: --privileged\n", TEXT)
    (words,) = re.findall(r"prove: (.+)\n", TEXT)
    (given,) = re.findall(r"python-version: \|\n((?: +[\d.]+\n)+)", TEXT)
    assert len(claims.about(words.split())) == len(empty_venvs.VERSIONS)
    assert tuple(given.split()) == empty_venvs.VERSIONS


def test_it_may_only_read() -> None:
    assert re.findall(r"permissions:\n((?:  .+\n)+)", TEXT) == ["  contents: read\n"]
    assert "secrets." not in TEXT
    assert "pull_request_target" not in TEXT
    assert TEXT.count("actions/checkout@") == TEXT.count("persist-credentials: false")


def test_actions_are_held_at_a_major_version() -> None:
    used = re.findall(r"uses: (\S+)", TEXT)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@v\d+", action), action
