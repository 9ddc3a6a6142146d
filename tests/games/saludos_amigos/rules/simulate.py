"""Many matches, each action checked and each state audited: ``-m tests.games.saludos_amigos.rules.simulate 5000``.

Also ``--leaks 200``: so many matches beside their guesses, to see that no seat learns what it may not know.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from random import Random

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.events import CouncilDecided
from tests.games.saludos_amigos.rules.leaks import leaks
from tests.games.saludos_amigos.rules.players import PLAYERS, play
from tests.games.saludos_amigos.rules.positions import GAME


def simulate(matches: int, manners: list[str]) -> None:
    """Plays so many matches, shared evenly among manners and numbers of players, and tells what happened."""
    groups = [(manner, players) for manner in manners for players in GAME.info.players]
    for manner, players in groups:
        number = max(1, matches // len(groups))
        seen: Counter[str] = Counter()
        lengths, turns = [], []
        for match in range(number):
            rng = Random(f"{manner}/{players}/{match}")
            setup = GAME.deal(players, {}, None, rng)
            state, actions, events = play(setup, PLAYERS[manner], rng, audited=True)
            lengths.append(sum(action.seat != CHANCE for action in actions))
            turns.append(state.turn)
            seen.update(type(event).__name__ for event in events)
            seen["lost"] += sum(
                event.opposition > event.coalition
                for event in events
                if isinstance(event, CouncilDecided)
            )
            result = GAME.result(state)
            assert result is not None
            seen["fourth project" if state.bonus else "second journalist"] += 1
            seen["tied bonus"] += state.bonus.bit_count() > 1
            seen["shared win"] += len(result.winners) > 1
        negotiations = seen["StrengthsFixed"]
        sys.stdout.write(
            f"{manner}, {players} players: {number} matches, decisions {min(lengths)} – "
            f"{statistics.median(lengths):.0f} – {max(lengths)}, tiles {statistics.median(turns):.0f}"
            f" (most {max(turns)}); ends: fourth project {seen['fourth project']} (tied bonus "
            f"{seen['tied bonus']}), second journalist {seen['second journalist']}; shared wins "
            f"{seen['shared win']}; of {negotiations} negotiations {seen['NobodyOffered']} without "
            f"offer, {seen['CouncilCalled']} councils ({seen['lost']} won by the opposition); "
            f"{seen['DeckReshuffled']} reshuffles, {seen['NobodyDraws']} times nobody draws\n"
        )
        sys.stdout.flush()


def look_for_leaks(matches: int) -> None:
    """Plays so many matches beside their guesses."""
    compared = 0
    for match in range(matches):
        players = GAME.info.players[match % 4]
        rng = Random(f"leaks {match}")
        setup = GAME.deal(players, {}, None, rng)
        seat = rng.choice([*range(players), EVERYONE])
        manner = list(PLAYERS)[match // 4 % len(PLAYERS)]
        found, number = leaks(setup, seat, PLAYERS[manner], rng)
        assert found == [], (match, seat, found[:3])
        compared += number
    sys.stdout.write(f"No leak in {matches} matches, {compared} actions compared.\n")


def main() -> None:
    """Reads what is wanted from the command line."""
    parser = argparse.ArgumentParser(description="Simulate Saludos Amigos.")
    parser.add_argument("matches", type=int, nargs="?", default=0)
    parser.add_argument("--leaks", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--manner", choices=PLAYERS, action="append")
    wanted = parser.parse_args()
    if wanted.matches:
        simulate(wanted.matches, wanted.manner or list(PLAYERS))
    if wanted.leaks:
        look_for_leaks(wanted.leaks)


if __name__ == "__main__":
    main()
