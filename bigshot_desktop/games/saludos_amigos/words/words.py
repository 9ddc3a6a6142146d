"""All that is said in and about Saludos Amigos."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.rules.saludos_amigos.material import LAST_PROJECT
from bigshot_desktop.words.saludos_amigos import names, prompts, remarks
from bigshot_desktop.words.saludos_amigos.account import LINES, MONEY
from bigshot_desktop.words.saludos_amigos.actions import ACTIONS
from bigshot_desktop.words.saludos_amigos.events import EVENTS
from bigshot_desktop.words.saludos_amigos.options import OPTIONS
from bigshot_desktop.words.saludos_amigos.outcomes import OUTCOMES
from bigshot_desktop.words.saludos_amigos.reasons import REASONS
from bigshot_desktop.words.saludos_amigos.refusals import REFUSALS
from bigshot_desktop.words.sentences import Words, counted, money, named, seat, seats

SALUDOS_AMIGOS: Final = Words(
    title=BOXES["saludos-amigos"].title,
    events=EVENTS,
    actions=ACTIONS,
    reasons=REASONS,
    remarks=remarks.REMARKS,
    prompts=prompts.PROMPTS,
    outcomes=OUTCOMES,
    refusals=REFUSALS,
    lines=LINES,
    options=OPTIONS,
    money=MONEY,
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
        "worth": money("worth"),
        "million": money("million"),
        "money": money("money"),
        "loss": money("steps"),
        "share": money("share"),
        "sum": money("sum"),
        "theirs_sum": money("theirs"),
        "lead": money("lead"),
        "rest": money("rest"),
        "excess": lambda voice, facts: voice.money(-facts["rest"]),
        "least_height": lambda voice, facts: str(facts["mug"] + 1),
        "least_share": lambda voice, facts: voice.money(1),
        "last_project": lambda voice, facts: str(LAST_PROJECT),
        "starter": lambda voice, facts: voice.player(int(facts["value"])),
        "starter_number": counted("seat"),
    },
)
