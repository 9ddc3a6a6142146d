"""Work is done once, however many ask for it, and may be begun before anybody does."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

import dev
from recipes.begun import Begun
from recipes.proof import Proof, Verdict, attempt, prove
from recipes.work import Tool


def test_it_is_done_once_for_all_who_ask() -> None:
    done: list[int] = []
    ready = Event()

    @Begun
    def work() -> int:
        assert ready.wait(10)
        done.append(1)
        return 7

    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(work) for _ in range(4)]
        ready.set()
        assert [one.result(10) for one in asked] == [7] * 4
    assert work() == 7
    assert done == [1]


def test_all_who_ask_hear_why_it_failed() -> None:
    done: list[int] = []

    @Begun
    def work() -> int:
        done.append(1)
        raise dev.Problem("There is no compiler.")

    for _ in range(2):
        with pytest.raises(dev.Problem, match="There is no compiler"):
            work()
    assert done == [1]


def test_proofs_have_their_work_begun_before_the_first_is_tried() -> None:
    begun = Event()

    @Begun
    def work() -> int:
        begun.set()
        return 7

    def wait() -> Iterator[str]:
        assert begun.wait(10)
        yield "The work of the next was begun."

    def look() -> Iterator[str]:
        yield f"{work()} was seen."

    assert prove([Proof("First", wait), Proof("Second", look, begins=(work,))]) == 0


def test_nothing_is_begun_for_what_will_not_be_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("recipes.proof.KEPT", tmp_path)

    @Begun
    def work() -> int:
        pytest.fail("it was done in vain")

    def seen() -> Iterator[str]:
        yield "It was seen."

    kept = Proof("Kept", seen, depends=lambda: "the same", begins=(work,))
    assert attempt(kept).verdict is Verdict.SHOWN
    lacking = Proof("Lacking", seen, (Tool("bigshot-nothing", "it"),), begins=(work,))
    assert prove([kept, lacking]) == 0
    with pytest.raises(pytest.fail.Exception):
        work()
