"""What the judge looks at."""

from bigshot_desktop.bots.bot import NoMemory, Sight
from bigshot_desktop.games.shark.bots.features import FEATURES, Table, model, rows
from bigshot_desktop.games.shark.bots.game_bots import BOTS
from bigshot_desktop.games.shark.bots.outlook import Outlook
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.rules.setup import INFO
from tests.games.shark.rules import positions
from tests.games.shark.rules.positions import BLUE, GREEN, RED, setup_of

NAMES = [feature.name for feature in FEATURES]
PICTURE = "rrrr.bbb....\n............\n............\n............\ngg.........."
SHARES = [(3, 0, 0, 0), (0, 5, 0, 0), (1, 1, 1, 0), (0, 0, 0, 0)]


def drawn(ruined: tuple[int, ...] = ()) -> positions.Table:
    return positions.Table.drawn(
        PICTURE, cash=[10, 20, 30, 0], shares=SHARES, trading=True, ruined=ruined
    )


def test_there_is_a_row_for_each_seat_and_a_number_for_each_feature() -> None:
    found = rows(Sight(drawn().seen(0), NoMemory()))
    assert [len(row) for row in found] == [len(FEATURES)] * 4
    assert len(set(NAMES)) == len(NAMES)


def test_all_see_the_same_since_nothing_is_hidden() -> None:
    table = drawn()
    assert rows(Sight(table.seen(0), NoMemory())) == rows(Sight(table.seen(2), NoMemory()))


def test_what_is_known_of_a_map_serves_every_deal_on_it() -> None:
    """What was worked out for the table as it is changes nothing in the rows of another deal."""
    position = Position.of(drawn().seen(0))
    outlook = Outlook(position.ground, position.odds)
    Table(position, outlook)
    traded = position.traded(0, (1, 0, 6, 0), 6, 1)
    assert outlook.known
    fresh = Outlook(position.ground, position.odds)
    assert Table(traded, outlook).rows() == Table(traded, fresh).rows()


def test_what_may_grow_and_fall_is_seen() -> None:
    """Red can swallow blue from zone 2, blue cannot swallow red."""
    position = Position.of(drawn().seen(0))
    outlook = Outlook(position.ground, position.odds)
    assert outlook.worst[BLUE] == 3
    assert outlook.worst[RED] == outlook.worst[GREEN] == 0
    assert outlook.fall[BLUE] == 3 * (1 / 36 + 2 / 36)
    assert outlook.room[RED] > 0
    assert outlook.end == 0


def test_the_ruined_have_nothing() -> None:
    table = drawn(ruined=(3,))
    row = rows(Sight(table.seen(0), NoMemory()))[3]
    assert [name for name, number in zip(NAMES, row, strict=True) if number] == ["ruined"]


def test_a_judge_ships_for_every_table() -> None:
    assert BOTS.judging is not None
    for players in INFO.players:
        for variant in ("no", "yes"):
            judge = BOTS.judging.judges[model(setup_of(players, variant_1=variant))]
            assert len(judge.linear) == len(FEATURES)
