"""All that is said in and about Saludos Amigos."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.games.saludos_amigos.rules.material import LAST_PROJECT
from bigshot_desktop.games.saludos_amigos.words import advice, names, progress, prompts, remarks
from bigshot_desktop.games.saludos_amigos.words.account import LINES, MONEY
from bigshot_desktop.games.saludos_amigos.words.actions import ACTIONS
from bigshot_desktop.games.saludos_amigos.words.counts import COUNTS
from bigshot_desktop.games.saludos_amigos.words.deeds import DEEDS
from bigshot_desktop.games.saludos_amigos.words.events import EVENTS
from bigshot_desktop.games.saludos_amigos.words.options import OPTIONS
from bigshot_desktop.games.saludos_amigos.words.outcomes import OUTCOMES
from bigshot_desktop.games.saludos_amigos.words.reasons import REASONS
from bigshot_desktop.games.saludos_amigos.words.refusals import REFUSALS
from bigshot_desktop.games.saludos_amigos.words.voices import VOICES, spare_tone_of, tone_of
from bigshot_desktop.words.sentences import Words, counted, money, named, seat, seats

SALUDOS_AMIGOS: Final = Words(
    events=EVENTS,
    deeds=DEEDS,
    actions=ACTIONS,
    reasons=REASONS,
    advice=advice.ADVICE,
    remarks=remarks.REMARKS,
    voices=VOICES,
    tone_of=tone_of,
    spare_tone_of=spare_tone_of,
    prompts=prompts.PROMPTS,
    progress=progress.PROGRESS,
    wealth_of=progress.wealth_of,
    outcomes=OUTCOMES,
    refusals=REFUSALS,
    lines=LINES,
    options=OPTIONS,
    money=MONEY,
    counts=COUNTS,
    names={"project": names.project},
    values={
        "project": named("project", "value"),
        "proposer": seat("proposer"),
        "holder": seat("holder"),
        "askers": prompts.askers,
        "opener": prompts.opener,
        "attending": seats("attending"),
        "partner": seat("partner"),
        "rival": seat("rival"),
        "member": names.member,
        "partners": names.partners,
        "split": names.split("shares"),
        "counter": names.split("counter"),
        "dice": names.strengths("dice"),
        "strengths": names.strengths("strengths"),
        "sum_of": names.sum_of,
        "only_card": names.only_card,
        "told_split": advice.told_split,
        "told_cards": advice.told_cards,
        "askers_told": advice.askers,
        "odds": advice.odds,
        "other_odds": advice.other_odds,
        "kept": money("kept"),
        "worth": money("worth"),
        "million": money("million"),
        "money": money("money"),
        "loss": money("steps"),
        "share": money("share"),
        "sum": money("sum"),
        "theirs_sum": money("theirs"),
        "lead": money("lead"),
        "rest": money("rest"),
        "excess": lambda narrator, facts: narrator.money(-facts["rest"]),
        "least_height": lambda narrator, facts: str(facts["mug"] + 1),
        "least_share": lambda narrator, facts: narrator.money(1),
        "turn_number": progress.turn_number,
        "sections_left": progress.sections_left,
        "last_journalist": progress.last_journalist,
        "last_project": lambda narrator, facts: str(LAST_PROJECT),
        "starter": lambda narrator, facts: narrator.player(int(facts["value"])),
        "starter_number": counted("seat"),
    },
)
