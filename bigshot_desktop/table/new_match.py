"""A new match from what was chosen: game, seats, options, board and seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bigshot_desktop.engine.game import AnyGame, Options
from bigshot_desktop.table.boards import load_board
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat


def new_match(
    game: AnyGame,
    seats: Sequence[Seat],
    options: Options,
    seed: int,
    *,
    board_id: str | None = None,
    free_undo: bool = False,
) -> Match:
    """Deals a match. The same choices and the same seed give the same deal, and the same luck after it."""
    players = len(seats)
    if refusal := game.check_options(players, options):
        raise Problem.refused("options-refused", refusal)
    if board_id is None:
        board_id = game.info.boards[0] if game.info.boards else ""
    setup = game.deal(players, options, load_board(game, board_id), Random(f"{seed}/deal"))
    return Match(game, setup, seats, seed, free_undo=free_undo)


def rematch(match: Match, seed: int) -> Match:
    """Deals another match for the same people, with the same options and board; they keep colours that are theirs."""
    game, old = match.game, match.setup
    setup = game.deal(old.players, dict(old.options), old.board, Random(f"{seed}/deal"))
    colours = getattr(old.deal, "colours", None)
    if colours is not None:
        kept = replace(setup, deal=replace(setup.deal, colours=colours))
        setup = setup if game.check_setup(kept) else kept
    return Match(game, setup, match.seats, seed, free_undo=match.free_undo)
