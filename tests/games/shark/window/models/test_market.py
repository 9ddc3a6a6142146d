"""The table of companies says what can be seen of them."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bigshot_desktop.games.shark.window.models.market import Column, Company, MarketModel
from bigshot_desktop.ui.models.observation_table import DESCRIBED, ROW, SPOKEN
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.shark.window.models.spoken import check_spoken
from tests.ui.models.model_checks import SHARK, Kind, Watch, column, course, headings


def check_facts(bridge: Bridge, model: MarketModel) -> None:
    """Every fact of every row, against what is seen."""
    seen = bridge.observation
    for row in range(4):
        sizes = sorted((chain.bit_count() for chain in seen.chains[row]), reverse=True)
        company = model.row(row)
        left, bank = 18 - seen.used[row], 60 - sum(seen.shares[row::4])
        assert company == Company(seen.values[row], left, tuple(sizes), bank)
        assert company.built == seen.built[row].bit_count()
        texts = [model.index(row, place).data() for place in range(1, model.columnCount())]
        chains = ", ".join(map(str, sizes)) or "–"
        value, built = str(company.value), str(company.built)
        assert texts == [value, built, str(left), chains, str(bank)]


@pytest.mark.parametrize("kind", SHARK, ids=str)
def test_every_fact_is_right_after_every_step(kind: Kind, qapp: object) -> None:
    bridge = kind.bridge()
    model = MarketModel(bridge)
    check_spoken(model)
    check_facts(bridge, model)
    for _ in course(bridge, seed=2):
        check_facts(bridge, model)
    check_spoken(model)


def test_exactly_what_changed_is_told(qapp: object, qtmodeltester: Any) -> None:
    bridge = SHARK[4].bridge()
    model = MarketModel(bridge)
    watch = Watch(model, (ROW,))
    changes = [watch.check_cells() for _ in islice(course(bridge, seed=2), 150)]
    rows = [{row for row, _, _ in changed} for changed in changes]
    assert set(map(len, rows)) == {0, 1, 2}, (
        "nothing, a trade or a placement, and what it drives off"
    )
    qtmodeltester.check(model)


def test_the_texts_of_a_new_match(qapp: object) -> None:
    model = MarketModel(SHARK[1].bridge())  # nobody has a share yet
    assert headings(model) == [
        "Company",
        "Value",
        "Buildings on the map",
        "Buildings left",
        "Chains",
        "Shares in the bank",
    ]
    assert column(model, Column.COMPANY) == ["● Red", "■ Blue", "◆ Green", "▲ Yellow"]
    first = [model.index(0, place).data() for place in range(1, model.columnCount())]
    assert first == ["0", "0", "18", "–", "60"]


def test_those_who_listen_hear_what_a_share_costs(qapp: object) -> None:
    bridge = SHARK[0].bridge()
    model = MarketModel(bridge)
    assert column(model, Column.COMPANY, SPOKEN) == ["Red", "Blue", "Green", "Yellow"]
    assert column(model, Column.VALUE, DESCRIBED) == ["No shares are traded at value 0"] * 4
    assert column(model, Column.CHAINS, SPOKEN) == ["None"] * 4
    for _ in course(bridge, seed=4, back=False):
        if model.row(1).value == 4:
            break
    price = bridge.narrator.money(4)
    assert model.index(1, Column.VALUE).data(DESCRIBED) == f"A share costs {price}"
