"""Proofs tell what they saw, fail when they must, and never pass for what could not be tried."""

import importlib.metadata
from collections.abc import Iterator
from pathlib import Path

import pytest

import dev
from recipes import claims, empty_venvs, facts, twice
from recipes.proof import NotHere, Outcome, Proof, Verdict, attempt, prove, summary
from recipes.work import Tool


def seen() -> Iterator[str]:
    yield "One was seen."


def broken() -> Iterator[str]:
    yield "This much was seen."
    raise dev.Problem("Then it broke.")


def untried() -> Iterator[str]:
    raise NotHere("There is no chroot here.")
    yield ""


@pytest.mark.parametrize(
    ("how", "verdict", "told"),
    [
        (seen, Verdict.SHOWN, "One was seen.\n"),
        (broken, Verdict.FAILED, "This much was seen.\nThen it broke.\n"),
        (untried, Verdict.NOT_HERE, "There is no chroot here.\n"),
    ],
)
def test_each_ends_in_its_own_way(
    how: object, verdict: Verdict, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = attempt(Proof("It works", how))  # type: ignore[arg-type]
    assert (outcome.claim, outcome.verdict) == ("It works", verdict)
    assert capsys.readouterr().out == f"\n=== It works\n{told}"


def test_a_proof_that_breaks_by_itself_is_a_failure_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def crash() -> Iterator[str]:
        raise OSError("No room is left.")
        yield ""

    assert prove([Proof("It works", crash), Proof("Good", seen)]) == 1
    told = capsys.readouterr().out
    assert "No room is left." in told
    assert "One was seen." in told


def test_without_its_tools_it_is_not_tried(capsys: pytest.CaptureFixture[str]) -> None:
    tools = (Tool("bigshot-nothing", "it"),)
    outcome = attempt(Proof("It works", lambda: pytest.fail("it was tried"), tools))
    assert outcome.verdict is Verdict.NOT_HERE
    assert "There is no bigshot-nothing (Debian: it) on this machine." in capsys.readouterr().out


def test_the_summary_counts_what_was_not_tried() -> None:
    outcomes = [
        Outcome("One", Verdict.SHOWN, 1.25),
        Outcome("Two", Verdict.NOT_HERE, 0.0),
        Outcome("Three", Verdict.FAILED, 100.0),
    ]
    assert summary(outcomes).splitlines() == [
        "shown        1.2 s  One",
        "not here     0.0 s  Two",
        "FAILED     100.0 s  Three",
        "Proofs: 1 shown, 1 failed, 1 cannot be tried on this machine.",
    ]


def test_one_failure_spoils_the_whole_but_keeps_nothing_from_being_tried(
    capsys: pytest.CaptureFixture[str],
) -> None:
    good, bad, odd = Proof("Good", seen), Proof("Bad", broken), Proof("Odd", untried)
    assert prove([good, odd]) == 0
    assert prove([bad, good]) == 1
    assert "One was seen." in capsys.readouterr().out.rpartition("=== Good")[2]


def test_what_was_shown_is_not_tried_again_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("recipes.proof.KEPT", tmp_path / "shown")
    tried: list[str] = []
    state = ["first"]

    def attempted() -> Iterator[str]:
        tried.append(state[0])
        yield f"{state[0]} was seen."

    proof = Proof("It works", attempted, depends=lambda: state[0])
    for _ in range(2):
        assert attempt(proof).verdict is Verdict.SHOWN
    assert tried == ["first"]
    assert capsys.readouterr().out.count("first was seen.") == 2
    state[0] = "second"
    assert attempt(proof).verdict is Verdict.SHOWN
    assert tried == ["first", "second"]
    assert attempt(Proof("Another", attempted, depends=lambda: state[0])).verdict is Verdict.SHOWN
    assert len(tried) == 3, "another claim is another proof"


def test_what_failed_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("recipes.proof.KEPT", tmp_path / "shown")
    proof = Proof("It works", broken, depends=lambda: "the same")
    assert attempt(proof).verdict is attempt(proof).verdict is Verdict.FAILED
    assert not list(tmp_path.rglob("*.txt"))


def test_what_changed_meanwhile_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("recipes.proof.KEPT", tmp_path / "shown")
    state = ["before"]

    def changing() -> Iterator[str]:
        state[0] = "after"
        yield "Something was seen."

    proof = Proof("It works", changing, depends=lambda: state[0])
    assert attempt(proof).verdict is Verdict.SHOWN
    assert not list(tmp_path.rglob("*.txt"))
    attempt(proof)
    assert len(list(tmp_path.rglob("*.txt"))) == 1


@pytest.mark.parametrize(
    ("file", "hang_on_it"),
    [
        ("bigshot_desktop/new.py", (True, True, True)),
        ("dev.py", (True, True, True)),
        ("CHANGELOG.md", (True, True, True)),
        ("tests/table/test_new.py", (False, True, True)),
        ("docs/new.md", (False, True, True)),
        ("packaging/README.md", (False, True, True)),
        ("packaging/recipes/new.py", (True, True, True)),
        (".github/workflows/new.yml", (False, True, True)),
    ],
)
def test_what_is_kept_hangs_on_all_that_it_was_made_of(
    file: str, hang_on_it: tuple[bool, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text("one", encoding="utf-8")
    monkeypatch.setattr(facts, "ROOT", tmp_path)
    monkeypatch.setattr(twice, "sources", lambda: [file])
    monkeypatch.setattr(claims, "machine", lambda: "this machine")
    prints = (claims.packages, claims.everything, claims.two_builds)
    before = [one() for one in prints]
    (tmp_path / file).write_text("another", encoding="utf-8")
    assert tuple(one() != was for one, was in zip(prints, before, strict=True)) == hang_on_it


def test_what_runs_the_tests_is_asked_for_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twice, "sources", list)
    monkeypatch.setattr(claims, "machine", lambda: "this machine")
    told = set()
    for version in ("9.0", "9.1"):
        monkeypatch.setattr(importlib.metadata, "version", lambda _, version=version: version)
        told.add(claims.tests())
    assert len(told) == 2


def test_another_python_is_another_try_of_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twice, "sources", list)
    monkeypatch.setattr(claims, "machine", lambda: "this machine")
    told = set()
    for path in (None, Path("one"), Path("another")):
        monkeypatch.setattr(empty_venvs, "python", lambda _, path=path: path)
        monkeypatch.setattr(empty_venvs, "perform", lambda program, *_: f"Python of {program}")
        told.add(claims.wheel_on("3.12"))
    assert len(told) == 3


def test_hashes_are_told_of_builds_of_this_time_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twice, "sources", list)
    monkeypatch.setattr(claims, "machine", lambda: "this machine")
    told = set()
    for time in (1, 2):
        monkeypatch.setattr(facts, "epoch", lambda time=time: time)
        told.add(claims.two_builds())
    assert len(told) == 2
