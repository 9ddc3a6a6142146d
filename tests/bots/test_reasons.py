"""How reasons are put together."""

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, best_of, only


def test_the_best_is_chosen_and_the_next_three_are_told() -> None:
    choice = best_of(
        [Prospect(name, worth) for name, worth in zip("abcdef", (1, 5, 3, 5, 2, 4), strict=True)], 6
    )
    assert choice.action == "b"
    assert [prospect.action for prospect in choice.alternatives] == ["d", "f", "c"]
    assert choice.effort == 6
    assert not choice.slip


def test_without_a_choice_there_is_nothing_to_tell() -> None:
    assert only("x") == Choice(Prospect("x"))
    assert only("x").effort == 0


def test_a_term_has_facts() -> None:
    assert Term.of("doubling", 3.5, district=4) == Term("doubling", 3.5, (("district", 4),))
