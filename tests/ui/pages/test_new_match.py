"""The page on which a match is put together."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QStandardItemModel
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.games.big_shot.rules.deal_choices import DealChoices
from bigshot_desktop.games.big_shot.window.setup import BigShotSetup
from bigshot_desktop.table.characters import CHARACTERS, character_of
from bigshot_desktop.table.groups import Groups, TableSetup
from bigshot_desktop.table.match import MOST_SEED
from bigshot_desktop.table.match_request import MatchRequest, deal_request, usual_name
from bigshot_desktop.table.names import LONGEST_NAME
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.pages.character_picker import CharacterPicker
from bigshot_desktop.ui.pages.colour_swatches import ColourSwatches
from bigshot_desktop.ui.pages.new_match import NewMatchPage
from bigshot_desktop.ui.pages.seat_editor import OFFERED
from tests.ui.app.marked_language import said, show, spoken_otherwise, stops, unmarked
from tests.ui.geometry import settle

CLICK = Qt.MouseButton.LeftButton
EXPERT = {"hidden-money": "yes", "loans": "before", "overbids": "table-game"}
PLAIN = {"hidden-money": "no", "loans": "during", "overbids": "strict"}


@pytest.fixture
def page(qtbot: QtBot) -> NewMatchPage:
    page = NewMatchPage()
    page.set_names(["Anna", "Bea"])
    page.set_game("big-shot")
    show(qtbot, page)
    return page


def play_with(qtbot: QtBot, page: NewMatchPage, number: int) -> None:
    assert page.form is not None
    qtbot.mouseClick(page.form.players.button(str(number)), CLICK)


def choose(page: NewMatchPage, name: str, value: str) -> None:
    """As a player does it: with the keys."""
    (box,) = (box for box in page.options if box.option.name == name)
    place = box.option.values.index(value)
    box.box.setCurrentIndex(place)
    box.box.activated.emit(place)


def retype(qtbot: QtBot, page: NewMatchPage, seat: int, name: str) -> None:
    edit = page.rows[seat].name
    edit.selectAll()
    if name:
        qtbot.keyClicks(edit, name)
    else:
        qtbot.keyClick(edit, Qt.Key.Key_Delete)


def recolour(qtbot: QtBot, swatches: ColourSwatches, colour: int) -> None:
    qtbot.mouseClick(swatches.button(str(colour)), CLICK)


def unfold(page: NewMatchPage) -> None:
    """Opens what is folded away at first."""
    page.variants.set_open(True)
    page.more.set_open(True)


def pick(qtbot: QtBot, page: NewMatchPage, seat: int, character: str) -> None:
    """Chooses somebody from the sheet of all characters."""
    qtbot.mouseClick(page.rows[seat].portrait, CLICK)
    picker = page.findChild(CharacterPicker)
    assert picker is not None
    assert picker.isVisible()
    qtbot.mouseClick(picker.buttons[character], CLICK)
    assert not picker.isVisible()


def extra(page: NewMatchPage) -> BigShotSetup:
    """What Big Shot adds."""
    assert page.form is not None
    assert isinstance(page.form.setup, BigShotSetup)
    return page.form.setup


def dealt(qtbot: QtBot, page: NewMatchPage) -> MatchRequest:
    """What a click on the button asks for."""
    with qtbot.waitSignal(page.begin_wanted) as told:
        qtbot.mouseClick(page.deal, CLICK)
    match_request = told.args[0]
    assert isinstance(match_request, MatchRequest)
    return match_request


# --- who plays -----------------------------------------------------------------------------------


def test_the_default_is_one_person_against_three_bots(qtbot: QtBot, page: NewMatchPage) -> None:
    match_request = dealt(qtbot, page)
    assert match_request.game == "big-shot"
    assert match_request.seats[0] == Seat("Anna")
    assert [(seat.kind, seat.level) for seat in match_request.seats[1:]] == [("bot", "medium")] * 3
    characters = {character_of(seat) for seat in match_request.seats[1:]}
    assert characters == {one for one in CHARACTERS.values() if one.level == "medium"}
    assert match_request.options == PLAIN
    assert match_request.fixed is None
    assert match_request.seed is None  # a secret one is drawn when it is dealt


@pytest.mark.parametrize("number", [2, 3, 4])
def test_so_many_play_as_were_asked_for(qtbot: QtBot, page: NewMatchPage, number: int) -> None:
    play_with(qtbot, page, number)
    assert [row.isVisible() for row in page.rows] == [seat < number for seat in range(4)]
    match = deal_request(dealt(qtbot, page))
    assert len(match.seats) == number


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("number", [2, 3, 4])
def test_no_word_of_a_seat_is_cut(
    qtbot: QtBot, page: NewMatchPage, number: int, size: tuple[int, int]
) -> None:
    """It said "Perso" and "Mediun" where three had places beside each other and half of the page was empty."""
    page.resize(*size)
    play_with(qtbot, page, number)
    settle(page)
    for row in page.rows[:number]:
        assert row.kind.width() >= row.kind.sizeHint().width()
        assert row.level.width() >= row.level.sizeHint().width()


def test_people_and_bots_change_places(qtbot: QtBot, page: NewMatchPage) -> None:
    first, second = page.rows[:2]
    bot = second.name.text()
    qtbot.mouseClick(second.kind.button("human"), CLICK)
    assert second.name.text() == "Bea"
    assert second.level.isHidden()
    qtbot.mouseClick(first.kind.button("bot"), CLICK)
    assert first.level.isVisible()
    match_request = dealt(qtbot, page)
    assert [seat.kind for seat in match_request.seats] == ["bot", "human", "bot", "bot"]
    assert match_request.seats[1] == Seat("Bea")
    qtbot.mouseClick(second.kind.button("bot"), CLICK)
    assert second.name.text() == bot


def test_a_name_that_was_typed_stays(qtbot: QtBot, page: NewMatchPage) -> None:
    retype(qtbot, page, 1, "Zora")
    qtbot.mouseClick(page.rows[1].kind.button("human"), CLICK)
    assert dealt(qtbot, page).seats[1] == Seat("Zora")
    page.set_names(["Carl", "Dora"])
    assert dealt(qtbot, page).seats[:2] == (Seat("Carl"), Seat("Zora"))


def test_every_level_can_be_chosen(qtbot: QtBot, page: NewMatchPage) -> None:
    for place, level in enumerate(OFFERED):
        page.rows[2].level.setCurrentIndex(place)
        assert dealt(qtbot, page).seats[2].level == level
        label = language.narrator().level(level)
        tip = page.rows[2].level.itemData(place, Qt.ItemDataRole.ToolTipRole)
        assert (page.rows[2].level.itemText(place), tip) == label


def test_who_plays_without_a_known_name_is_called_you(qtbot: QtBot) -> None:
    page = NewMatchPage()
    page.set_game("big-shot")
    show(qtbot, page)
    for row in page.rows[1:]:
        row.seat_as("human")
    names = [seat.name for seat in dealt(qtbot, page).seats]
    assert names == [usual_name(), "Player 2", "Player 3", "Player 4"]


# --- what is wrong -------------------------------------------------------------------------------


def test_an_empty_name_is_refused_with_a_sentence(qtbot: QtBot, page: NewMatchPage) -> None:
    retype(qtbot, page, 1, "")
    assert page.match_request() is None
    assert "Player 2: this must be a name of at most 40 ordinary characters." in said(page)
    with qtbot.assertNotEmitted(page.begin_wanted):
        qtbot.mouseClick(page.deal, CLICK)
    assert page.rows[1].name.hasFocus()
    retype(qtbot, page, 1, "Bea")
    assert dealt(qtbot, page).seats[1].name == "Bea"


def test_two_players_of_one_name_are_refused(qtbot: QtBot, page: NewMatchPage) -> None:
    retype(qtbot, page, 3, "Anna")
    assert "Two players are called Anna. Give one another name." in said(page)
    with qtbot.assertNotEmitted(page.begin_wanted):
        qtbot.mouseClick(page.deal, CLICK)
    assert page.rows[3].name.hasFocus()
    play_with(qtbot, page, 3)
    assert page.match_request() is not None


def test_a_name_is_never_too_long(qtbot: QtBot, page: NewMatchPage) -> None:
    retype(qtbot, page, 0, "N" * (LONGEST_NAME + 5))
    assert dealt(qtbot, page).seats[0].name == "N" * LONGEST_NAME


def test_a_seed_that_is_none_is_refused(qtbot: QtBot, page: NewMatchPage) -> None:
    for seed in ("-1", "1.5", "abc", "٣", str(MOST_SEED + 1)):
        page.seed.setText("1")
        page.deal.setFocus()
        assert not any(text.startswith("The seed is a whole number") for text in said(page))
        page.seed.setText(seed)
        assert any(text.startswith("The seed is a whole number") for text in said(page)), seed
        with qtbot.assertNotEmitted(page.begin_wanted):
            qtbot.mouseClick(page.deal, CLICK)
        assert page.seed.hasFocus(), seed


# --- characters ----------------------------------------------------------------------------------


def test_a_character_sits_down_at_its_own_level(qtbot: QtBot, page: NewMatchPage) -> None:
    pick(qtbot, page, 1, "otto")
    assert page.rows[1].portrait.hasFocus()
    assert dealt(qtbot, page).seats[1] == Seat("Otto", "bot", "expert", "otto")


def test_who_plays_at_another_level_says_so(qtbot: QtBot, page: NewMatchPage) -> None:
    pick(qtbot, page, 1, "otto")
    assert "Usual level: Expert." not in " ".join(said(page))
    page.rows[1].level.setCurrentIndex(OFFERED.index("easy"))
    assert dealt(qtbot, page).seats[1] == Seat("Otto", "bot", "easy", "otto")
    assert "Usual level: Expert." in " ".join(said(page))


def test_nobody_sits_in_two_seats(qtbot: QtBot, page: NewMatchPage) -> None:
    """Whoever is called from another seat changes places with the one who sat there, and keeps its level."""
    first, second = (page.rows[seat].character for seat in (1, 2))
    assert first
    assert second
    page.rows[1].level.setCurrentIndex(OFFERED.index("hard"))
    pick(qtbot, page, 2, first.id)
    assert [page.rows[seat].character for seat in (1, 2)] == [second, first]
    assert [one.level for one in dealt(qtbot, page).seats[1:3]] == ["hard", first.level]


def test_a_bot_keeps_the_name_it_was_given(qtbot: QtBot, page: NewMatchPage) -> None:
    retype(qtbot, page, 1, "Uncle Bob")
    pick(qtbot, page, 1, "clyde")
    assert dealt(qtbot, page).seats[1] == Seat("Uncle Bob", "bot", "expert", "clyde")


def test_keys_go_from_character_to_character(qtbot: QtBot, page: NewMatchPage) -> None:
    qtbot.mouseClick(page.rows[1].portrait, CLICK)
    picker = page.findChild(CharacterPicker)
    assert picker is not None
    now = page.rows[1].character
    assert now
    names = [*CHARACTERS]
    with qtbot.waitSignal(picker.picked) as told:
        qtbot.keyClick(picker.buttons[now.id], Qt.Key.Key_Down)
        below = names[names.index(now.id) + 3]
        assert narrator_said(picker, below)
        qtbot.keyClick(picker.buttons[below], Qt.Key.Key_Return)
    assert told.args == [CHARACTERS[below]]


def narrator_said(picker: CharacterPicker, character: str) -> bool:
    """Whether the sheet tells what a character is like."""
    return any(language.narrator().character(character) in text for text in said(picker))


# --- tables that are laid again ------------------------------------------------------------------


def test_a_group_is_kept_with_its_people_games_and_variants(
    qtbot: QtBot, page: NewMatchPage
) -> None:
    kept: list[Groups] = []
    page.groups_changed.connect(kept.append)
    play_with(qtbot, page, 3)
    qtbot.mouseClick(page.rows[1].kind.button("human"), CLICK)
    retype(qtbot, page, 1, "Oma")
    choose(page, "hidden-money", "yes")
    qtbot.mouseClick(page.group_row.keep, CLICK)
    qtbot.keyClicks(page.group_row.name, "Sunday with Oma")
    qtbot.keyClick(page.group_row.name, Qt.Key.Key_Return)
    group = kept[-1].group("Sunday with Oma")
    assert group is not None
    assert [seat.name for seat in group.games["big-shot"].seats[:2]] == ["Anna", "Oma"]
    assert group.games["big-shot"].options["hidden-money"] == "yes"

    fresh = NewMatchPage()
    fresh.set_groups(kept[-1])
    fresh.set_game("shark")
    show(qtbot, fresh)
    qtbot.mouseClick(fresh.group_row.groups["Sunday with Oma"], CLICK)
    shark = dealt(qtbot, fresh)
    assert [seat.name for seat in shark.seats[:2]] == ["Anna", "Oma"]
    assert len(shark.seats) == 3
    fresh.set_game("big-shot")  # they are still at the table
    again = dealt(qtbot, fresh)
    assert again.seats == group.games["big-shot"].seats
    assert again.options["hidden-money"] == "yes"


def test_the_table_of_last_time_is_laid_again(qtbot: QtBot, page: NewMatchPage) -> None:
    pick(qtbot, page, 1, "otto")
    play_with(qtbot, page, 3)
    choose(page, "loans", "before")
    recolour(qtbot, page.rows[0].colours[0], 2)
    first = dealt(qtbot, page)
    fresh = NewMatchPage()
    fresh.set_groups(page.groups)
    fresh.set_game("big-shot")
    show(qtbot, fresh)
    second = dealt(qtbot, fresh)
    assert (second.seats, second.options, second.fixed) == (
        first.seats,
        first.options,
        first.fixed,
    )


def test_a_group_can_be_forgotten(qtbot: QtBot, page: NewMatchPage) -> None:
    seats = (Seat("Anna"), Seat("Oma"))
    page.set_groups(Groups().saved("big-shot", TableSetup(seats), "Sunday"))
    assert not page.group_row.forget.isVisible()
    qtbot.mouseClick(page.group_row.groups["Sunday"], CLICK)
    assert dealt(qtbot, page).seats == seats
    qtbot.mouseClick(page.group_row.forget, CLICK)
    assert page.groups.named == ()
    assert not page.group_row.groups


def test_a_group_without_a_name_is_not_kept(qtbot: QtBot, page: NewMatchPage) -> None:
    with qtbot.assertNotEmitted(page.groups_changed):
        qtbot.mouseClick(page.group_row.keep, CLICK)
        qtbot.keyClicks(page.group_row.name, "   ")
        qtbot.keyClick(page.group_row.name, Qt.Key.Key_Return)
        assert not page.group_row.save.isEnabled()
        qtbot.keyClick(page.group_row.name, Qt.Key.Key_Escape)
    assert page.group_row.keep.isVisible()


# --- variants ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [3, 4])
def test_variants_are_part_of_the_wish(qtbot: QtBot, page: NewMatchPage, number: int) -> None:
    play_with(qtbot, page, number)
    for name, value in EXPERT.items():
        choose(page, name, value)
        assert language.narrator().about("big-shot").option_value(name, value).why in said(page)
    match_request = dealt(qtbot, page)
    assert match_request.options == EXPERT
    assert dict(deal_request(match_request).setup.options) == EXPERT


def test_folded_variants_say_whether_they_are_played(page: NewMatchPage) -> None:
    page.set_game("shark")
    assert "Variant III: no colour die – off" in said(page)
    choose(page, "variant-3", "yes")
    assert "Variant III: no colour die – on" in said(page)


def test_two_players_are_told_why_there_are_no_variants(qtbot: QtBot, page: NewMatchPage) -> None:
    for name, value in EXPERT.items():
        choose(page, name, value)
    play_with(qtbot, page, 2)
    for box in page.options:
        assert not box.box.isEnabled()
        refusal = GAMES["big-shot"].check_options(2, {box.option.name: EXPERT[box.option.name]})
        assert refusal is not None
        assert language.narrator().refusal(refusal) in said(box)
        model = box.box.model()
        assert isinstance(model, QStandardItemModel)
        offered = [model.item(place).isEnabled() for place in range(model.rowCount())]
        assert offered == [True] + [False] * (len(offered) - 1)
    assert dealt(qtbot, page).options == PLAIN
    play_with(qtbot, page, 4)
    assert dealt(qtbot, page).options == EXPERT


SHARK = dict.fromkeys(("variant-1", "variant-2", "variant-3"), "no") | {
    "start-share": "dealt",
    "buy-limit": "per-turn",
}


@pytest.mark.rule("SH-30", "SH-32")
def test_sharks_variants_are_offered_only_in_the_combinations_that_are_allowed(
    qtbot: QtBot, page: NewMatchPage
) -> None:
    page.set_game("shark")
    play_with(qtbot, page, 6)
    boxes = {box.option.name: box for box in page.options}
    assert dealt(qtbot, page).options == SHARK
    for chosen in product(*(box.option.values for box in page.options)):
        wanted = dict(zip(boxes, chosen, strict=True))
        allowed = GAMES["shark"].check_options(6, wanted) is None
        for name in boxes:  # back to the defaults: each step of it is allowed
            choose(page, name, SHARK[name])
        for name, value in wanted.items():
            if boxes[name].box.isEnabled():
                choose(page, name, value)
        match_request = page.match_request()
        assert match_request is not None
        assert (match_request.options == wanted) is allowed
        assert GAMES["shark"].check_options(6, match_request.options) is None
    choose(page, "variant-3", "no")
    choose(page, "variant-2", "yes")
    refused = boxes["variant-3"]
    assert not refused.box.isEnabled()
    refusal = GAMES["shark"].check_options(6, {"variant-2": "yes", "variant-3": "yes"})
    assert refusal is not None
    assert language.narrator().about("shark").refusal(refusal) in said(refused)


@pytest.mark.rule("SA-04")
def test_who_has_the_bag_first_is_one_of_those_who_play(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_game("saludos-amigos")
    (bag,) = page.options
    offered = cast(QListView, bag.box.view())
    retype(qtbot, page, 3, "Zora")
    assert [offered.isRowHidden(place) for place in range(8)] == [False] * 5 + [True] * 3
    names = [bag.box.itemText(place) for place in range(5)]
    assert names == ["By chance", *(row.name.text() for row in page.rows[:4])]
    choose(page, "starter", "3")
    assert "Zora has the bag first." in said(bag)
    assert deal_request(dealt(qtbot, page)).setup.deal.starter == 3
    play_with(qtbot, page, 7)
    assert not any(offered.isRowHidden(place) for place in range(8))
    choose(page, "starter", "6")
    play_with(qtbot, page, 4)
    assert dealt(qtbot, page).options == {"starter": "random"}


# --- the deal ------------------------------------------------------------------------------------


def test_colours_and_broker_can_be_fixed(qtbot: QtBot, page: NewMatchPage) -> None:
    recolour(qtbot, page.rows[0].colours[0], 3)
    recolour(qtbot, page.rows[2].colours[0], 0)
    extra(page).broker.setCurrentIndex(18)
    match_request = dealt(qtbot, page)
    assert match_request.fixed == DealChoices(17, ((3,), (), (0,), ()))
    deal = deal_request(match_request).setup.deal
    assert (deal.colours[0], deal.colours[2], deal.broker) == ((3,), (0,), 17)


def test_two_players_choose_two_colours_each(qtbot: QtBot, page: NewMatchPage) -> None:
    play_with(qtbot, page, 2)
    first, second = page.rows[:2]
    assert [box.isVisible() for box in first.colours] == [True, True]
    recolour(qtbot, first.colours[0], 1)
    recolour(qtbot, first.colours[1], 3)
    recolour(qtbot, second.colours[1], 0)
    match_request = dealt(qtbot, page)
    assert match_request.fixed == DealChoices(colours=((1, 3), (0,)))
    assert deal_request(match_request).setup.deal.colours == ((1, 3), (0, 2))
    play_with(qtbot, page, 3)
    assert [box.isVisible() for box in first.colours] == [True, False]
    assert dealt(qtbot, page).fixed == DealChoices(colours=((1,), (), ()))


def test_no_two_seats_have_the_same_colour(qtbot: QtBot, page: NewMatchPage) -> None:
    """Whoever had the colour gets the one that came free."""
    boxes = [row.colours[0] for row in page.rows]
    recolour(qtbot, boxes[0], 0)
    recolour(qtbot, boxes[1], 1)
    recolour(qtbot, boxes[0], 1)
    assert [box.colour for box in boxes] == [1, 0, None, None]
    recolour(qtbot, boxes[3], 1)
    assert [box.colour for box in boxes] == [None, 0, None, 1]


def test_the_seed_can_be_typed_drawn_and_copied(qtbot: QtBot, page: NewMatchPage) -> None:
    page.seed.selectAll()
    qtbot.keyClicks(page.seed, "4711")
    assert dealt(qtbot, page).seed == 4711
    qtbot.mouseClick(page.copy, CLICK)
    assert QGuiApplication.clipboard().text() == "4711"
    seeds = set()
    for _ in range(3):
        qtbot.mouseClick(page.reseed, CLICK)
        seeds.add(dealt(qtbot, page).seed)
    assert len(seeds | {4711}) > 2


def test_dice_are_secret_unless_a_seed_is_chosen_and_the_page_says_so(
    qtbot: QtBot, page: NewMatchPage
) -> None:
    page.more.set_open(True)
    qtbot.keyClicks(page.word, "lighthouse")
    match_request = dealt(qtbot, page)
    assert (match_request.seed, match_request.word) == (None, "lighthouse")
    assert any("drawn in secret" in text for text in said(page))
    assert not page.copy.isEnabled()
    qtbot.mouseClick(page.reseed, CLICK)
    assert any("they are not secret" in text for text in said(page))
    assert not any("drawn in secret" in text for text in said(page))
    assert not page.word.isEnabled()
    page.seed.clear()
    page.word.setText("half \u202e turned")
    with qtbot.assertNotEmitted(page.begin_wanted):
        qtbot.mouseClick(page.deal, CLICK)
    assert page.word.hasFocus()


def test_the_next_match_has_another_seed_and_the_same_table(
    qtbot: QtBot, page: NewMatchPage
) -> None:
    play_with(qtbot, page, 3)
    page.draw_seed()
    retype(qtbot, page, 1, "Zora")
    before = dealt(qtbot, page)
    page.set_game("big-shot")
    after = dealt(qtbot, page)
    assert after.seats == before.seats
    assert (before.seed is None, after.seed) == (False, None)


@pytest.mark.parametrize("game", ENTRIES)
def test_the_page_is_made_for_any_game(qtbot: QtBot, page: NewMatchPage, game: str) -> None:
    page.set_game(game)
    QApplication.processEvents()
    match_request = dealt(qtbot, page)
    assert match_request.game == game
    assert deal_request(match_request).game is GAMES[game]
    assert page.form is not None
    unfold(page)
    assert page.form.setup.isVisible() is (game == "big-shot")
    assert any(row.colours for row in page.rows) is (game == "big-shot")


@pytest.mark.parametrize(("game", "number"), [("shark", 6), ("saludos-amigos", 7)])
def test_the_most_seats_fit_on_a_small_screen_each_with_its_sign(
    qtbot: QtBot, page: NewMatchPage, game: str, number: int
) -> None:
    page.resize(1024, 640)
    page.set_game(game)
    play_with(qtbot, page, number)
    assert sum(row.isVisible() for row in page.rows) == number

    def all_are_in_sight() -> bool:
        rows = [row.mapTo(page, row.rect().bottomRight()).y() for row in page.rows]
        return max(rows) < page.deal.mapTo(page, QPoint()).y()

    qtbot.waitUntil(all_are_in_sight)
    looks = {bytes(row.portrait.grab().toImage().bits()) for row in page.rows}
    assert len(looks) == number


# --- keys, names, language -----------------------------------------------------------------------


def test_enter_deals_and_escape_goes_back(qtbot: QtBot, page: NewMatchPage) -> None:
    page.more.set_open(True)
    for widget in (page.rows[0].name, page.seed, page.rows[1].level, page.deal):
        with qtbot.waitSignal(page.begin_wanted):
            qtbot.keyClick(widget, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.cancelled):
        qtbot.keyClick(page.rows[0].name, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.cancelled):
        qtbot.mouseClick(page.back, CLICK)


def test_enter_on_another_button_presses_that(qtbot: QtBot, page: NewMatchPage) -> None:
    page.more.set_open(True)
    before = page.seed.text()
    with qtbot.assertNotEmitted(page.begin_wanted):
        qtbot.keyClick(page.reseed, Qt.Key.Key_Return)
    assert page.seed.text() != before


def test_tab_reaches_everything_and_everything_has_a_name(qtbot: QtBot, page: NewMatchPage) -> None:
    unfold(page)
    page.setFocus()
    assert page.deal.hasFocus()
    assert page.word in stops(qtbot)
    page.draw_seed()
    page.setFocus()
    reached = stops(qtbot)
    assert all(widget.accessibleName() for widget in reached)
    for row in page.rows:
        assert row.name in reached
        assert {*row.colours[0].buttons} & {*reached}
        assert (row.portrait in reached) is not row.is_human
        assert row.level.isHidden() or row.level in reached
    for widget in (page.seed, page.reseed, page.copy, extra(page).broker, page.back, page.deal):
        assert widget in reached
    assert {box.box for box in page.options} <= {*reached}


def test_tab_still_reaches_everything_after_another_game(qtbot: QtBot, page: NewMatchPage) -> None:
    for game in ("shark", "big-shot", "shark"):
        page.set_game(game)
    play_with(qtbot, page, 6)
    unfold(page)
    page.draw_seed()
    QApplication.processEvents()
    page.setFocus()
    reached = stops(qtbot)
    wanted: list[QWidget] = [row.name for row in page.rows]
    wanted += [box.box for box in page.options]
    wanted += [page.seed, page.reseed, page.copy, page.back, page.deal]
    assert [widget for widget in reached if widget in wanted] == wanted


def test_a_change_of_language_reaches_everything(qtbot: QtBot, page: NewMatchPage) -> None:
    names = {row.name.text() for row in page.rows}
    with spoken_otherwise():
        assert unmarked(page, *names) == set()
        play_with(qtbot, page, 2)
        assert unmarked(page, *names) == set()
    assert "How many play?" in said(page)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
def test_opening_the_variants_moves_nothing_aside(
    page: NewMatchPage, size: tuple[int, int]
) -> None:
    """Also where a scroll bar comes with them."""
    page.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    before = page.variants.mapTo(page, QPoint()).x(), page.variants.width()
    page.variants.set_open(True)
    for _ in range(3):
        QApplication.processEvents()
    assert (page.variants.mapTo(page, QPoint()).x(), page.variants.width()) == before


@pytest.mark.parametrize("game", ["shark", "big-shot"])
def test_the_page_begins_at_its_top_with_its_folds_closed(page: NewMatchPage, game: str) -> None:
    """… whatever somebody opened and scrolled to when it was there before."""
    page.resize(700, 400)
    for fold in (page.variants, page.more):
        fold.set_open(True)
    settle(page)
    bar = page._area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    page.set_game(game)
    settle(page)
    assert bar.value() == 0
    assert not page.variants.is_open
    assert not page.more.is_open


def test_who_takes_a_bots_seat_is_asked_for_a_name_and_nothing_moves(
    qtbot: QtBot, page: NewMatchPage
) -> None:
    row = page.rows[1]
    places = [row.name.geometry(), *(one.geometry() for one in row.colours)]
    qtbot.mouseClick(row.kind.button("human"), CLICK)
    QApplication.processEvents()
    assert row.name.selectedText() == row.name.text() != ""
    assert [row.name.geometry(), *(one.geometry() for one in row.colours)] == places
