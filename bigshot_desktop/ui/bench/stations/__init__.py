"""What is measured of each game: the match on the table, what the expert thinks about, and where people click."""

from __future__ import annotations

from bigshot_desktop.ui.bench.stations.station import Station


def station_of(game: str) -> Station:
    """How a game is measured."""
    from bigshot_desktop.ui.bench.stations.big_shot import BigShotStation
    from bigshot_desktop.ui.bench.stations.saludos_amigos import SaludosStation
    from bigshot_desktop.ui.bench.stations.shark import SharkStation

    stations: dict[str, type[Station]] = {
        "big-shot": BigShotStation,
        "shark": SharkStation,
        "saludos-amigos": SaludosStation,
    }
    return stations[game]()
