"""The wheel is tried on each Python that there is, and on which it is not is said."""

import sys
from pathlib import Path

import pytest

from recipes import empty_venvs
from recipes.proof import NotHere


def test_a_python_is_taken_if_it_runs_and_is_the_one() -> None:
    mine = "{}.{}".format(*sys.version_info)
    assert empty_venvs.works(Path(sys.executable), mine)
    assert not empty_venvs.works(Path(sys.executable), "2.7")
    assert not empty_venvs.works(Path("/nowhere/python"), mine)


def test_what_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"3.11": Path("/python3.11")}
    monkeypatch.setattr(empty_venvs, "python", there.get)
    monkeypatch.setattr(empty_venvs, "play", lambda version, path, wheel: [f"played on {version}"])
    assert list(empty_venvs.show(Path("a.whl"))) == [
        "played on 3.11",
        "Not shown, as it is not on this machine: Python 3.12, 3.13.",
    ]
    there.clear()
    with pytest.raises(NotHere, match=r"no Python 3\.11, 3\.12, 3\.13"):
        list(empty_venvs.show(Path("a.whl")))


def test_they_are_the_pythons_of_the_project() -> None:
    from recipes import facts

    known = tuple(
        version
        for classifier in facts.project()["classifiers"]
        if (version := classifier.rpartition(" :: ")[2]).startswith("3.")
    )
    assert known == empty_venvs.VERSIONS
