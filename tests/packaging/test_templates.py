"""Templates are filled completely or not at all."""

import pytest

from recipes.templates import WrongFields, fill
from tests.every import for_every


def test_fields_are_filled_wherever_they_stand() -> None:
    assert fill("@NAME@ @VERSION@, by @NAME@", name="shot", version="1.0") == "shot 1.0, by shot"


def test_fields_can_be_given_as_they_are_written() -> None:
    assert fill("@APP_ID@", APP_ID="io.example") == "io.example"


def test_a_field_without_a_value_is_refused_by_name() -> None:
    with pytest.raises(WrongFields, match="@VERSION@"):
        fill("@NAME@ @VERSION@", name="shot")


def test_a_value_without_a_field_is_refused_by_name() -> None:
    with pytest.raises(WrongFields, match="@VERSION@"):
        fill("@NAME@", name="shot", version="1.0")


def test_what_is_filled_in_is_left_alone() -> None:
    assert fill("@A@ @B@", a="@B@", b=r"\1") == r"@B@ \1"


@for_every("text", ["somebody@example.org", "16x16@2", "@lower@", "@ A @", "50 @"])
def test_other_at_signs_are_no_fields(text: str) -> None:
    assert fill(text) == text
