"""The cap of a key beside what the key does."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.key_cap import KeyCap


def test_a_key_beside_what_it_goes_to(qtbot: QtBot) -> None:
    caps = [KeyCap(key) for key in ("1", "2")]
    for cap in caps:
        qtbot.addWidget(cap)
        cap.resize(cap.sizeHint())
    assert caps[0].sizeHint() == caps[1].sizeHint()
    looks = [cap.grab().toImage() for cap in caps]
    caps[0].setEnabled(False)
    assert looks[0] != looks[1]
    assert caps[0].grab().toImage() != looks[0]
