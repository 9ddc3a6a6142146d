"""A home to measure in, and time that passes."""

from __future__ import annotations

import os
from pathlib import Path

from bigshot_desktop.table import paths
from bigshot_desktop.ui.bench.session import a_home
from tests.ui.fixtures import WindowMaker


def test_nothing_of_the_players_own_is_touched(open_window: WindowMaker, home: Path) -> None:
    with a_home():
        assert os.environ[paths.HOME_VARIABLE] != str(home)
        assert paths.settings_file().is_file()
        folder = paths.config().parent
    assert os.environ[paths.HOME_VARIABLE] == str(home)
    assert not folder.exists()
