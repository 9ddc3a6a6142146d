"""Files that macOS hands to the program are opened, whenever they come.

There can be one application in a process, and the tests have theirs: this one gets a process of its own.
"""

import json
import os
import subprocess
import sys

PROGRAM = """
import json
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from bigshot_desktop.ui.app.application import make_application

app = make_application()
opened = []
def hand(name):
    app.sendEvent(app, QFileOpenEvent(name) if name else QFileOpenEvent(QUrl("https://example.org/a")))

hand("/matches/before.bigshot")
early = list(opened)
app.hand_files_to(lambda file: opened.append(file.as_posix()))
handed = list(opened)
hand("/matches/later.bigshot")
hand("")
app.sendEvent(app, QEvent(QEvent.Type.ApplicationActivate))
print(json.dumps([early, handed, opened]))
"""


def test_files_that_are_handed_over_are_opened_as_soon_as_somebody_opens_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    early, handed, opened = json.loads(done.stdout)
    assert early == []
    assert handed == ["/matches/before.bigshot"]
    assert opened == ["/matches/before.bigshot", "/matches/later.bigshot"]
