"""What bots are asked: only the answer to the last question is heard, and only while somebody waits for it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.questions import Questions
from tests.ui.players import InstantBots, a_choice, a_match


def asked(bots: InstantBots) -> tuple[Questions, list[Answer]]:
    """A question whose answer has not come yet, and where it will be heard."""
    heard: list[Answer] = []
    questions = Questions(bots)  # type: ignore[arg-type]
    match = a_match("hbbb", game="saludos-amigos")
    match.draw()
    match.draw()
    questions.ask(match, 1, heard.append)
    return questions, heard


def test_an_answer_is_heard_once(qtbot: QtBot) -> None:
    bots = InstantBots()
    bots.held = True
    questions, heard = asked(bots)
    assert bots.waiting
    answer = bots._answer
    bots.deliver()
    assert heard == [answer]
    bots.answered.emit(answer)
    assert len(heard) == 1
    questions.drop()


def test_nobody_hears_an_answer_to_an_earlier_question(qtbot: QtBot) -> None:
    bots = InstantBots()
    bots.held = True
    _, heard = asked(bots)
    late = Answer(bots._ticket - 1, 1, a_choice(None))
    bots.answered.emit(late)
    assert not heard
    bots.deliver()
    assert len(heard) == 1


def test_what_is_dropped_is_thought_about_no_more(qtbot: QtBot) -> None:
    bots = InstantBots()
    bots.held = True
    questions, heard = asked(bots)
    answer = bots._answer
    questions.drop()
    assert not bots.waiting
    bots.answered.emit(answer)
    assert not heard
