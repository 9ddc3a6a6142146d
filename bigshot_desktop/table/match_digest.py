"""A digest of everything that happened in a match: equal traces, equal positions after every action."""

from __future__ import annotations

import json
from hashlib import blake2b

from bigshot_desktop.engine.game import fingerprint
from bigshot_desktop.table.match import Match


def trace(match: Match) -> str:
    """Plays the log again from the set-up and digests the position after every action."""
    game = match.game
    setup = json.dumps([match.setup.options, game.write_setup(match.setup)], sort_keys=True)
    digest = blake2b(setup.encode(), digest_size=16)
    state = game.initial(match.setup)
    digest.update(fingerprint(state).encode())
    for step in match.steps:
        game.apply(state, step.action)
        digest.update(fingerprint(state).encode())
    return digest.hexdigest()
