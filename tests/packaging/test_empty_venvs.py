"""The wheel is tried on each Python that there is, and on which it is not is said."""

import sys
from pathlib import Path

import pytest

import dev
from recipes import claims, empty_venvs, facts
from recipes.proof import NotHere


def test_a_python_is_taken_if_it_runs_and_is_the_one() -> None:
    mine = "{}.{}".format(*sys.version_info)
    assert empty_venvs.works(Path(sys.executable), mine)
    assert not empty_venvs.works(Path(sys.executable), "2.7")
    assert not empty_venvs.works(Path("/nowhere/python"), mine)


def test_each_python_that_is_not_there_is_a_claim_that_is_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = {"3.11": Path("/python3.11")}
    monkeypatch.setattr(empty_venvs, "python", there.get)
    monkeypatch.setattr(empty_venvs, "play", lambda version, path, wheel: [f"{wheel} on {version}"])
    assert list(empty_venvs.show("3.11", lambda: Path("a.whl"))) == ["a.whl on 3.11"]
    with pytest.raises(NotHere, match=r"no Python 3\.12"):
        list(empty_venvs.show("3.12", lambda: pytest.fail("nothing is built in vain")))
    told = [one.claim for one in claims.about(["empty environment"])]
    assert [claim.split()[-1] for claim in told] == list(empty_venvs.VERSIONS)


@pytest.mark.parametrize("pictures", [5, 6])
def test_too_few_pictures_are_a_failure(
    pictures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def perform(*command: object, **more: object) -> str:
        if "--shots" in command:
            shots = Path(str(command[-1]))
            shots.mkdir(parents=True)
            for number in range(pictures):
                (shots / f"{number}.png").touch()
        elif "venv" in command:
            Path(str(command[-1])).mkdir(parents=True)
        return ""

    monkeypatch.setattr(empty_venvs, "FOLDER", tmp_path)
    monkeypatch.setattr(empty_venvs, "perform", perform)
    played = empty_venvs.play("3.11", Path("python"), Path("a.whl"))
    if pictures == 6:
        assert len(list(played)) == len(facts.GAMES)
    else:
        with pytest.raises(dev.Problem, match=r"big-shot on Python 3\.11: 5 pictures only"):
            list(played)


def test_they_are_the_pythons_of_the_project() -> None:
    known = tuple(
        version
        for classifier in facts.project()["classifiers"]
        if (version := classifier.rpartition(" :: ")[2]).startswith("3.")
    )
    assert known == empty_venvs.VERSIONS
