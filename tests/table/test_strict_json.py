"""JSON that is refused, and JSON that is not."""

from __future__ import annotations

import json
from contextlib import nullcontext, suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.strict_json import MOST_KEYS, MOST_LEVELS, canonical, parse_json
from tests.every import for_every

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=4)
    ),
    max_leaves=10,
)


@given(PLAIN)
def test_plain_values_come_back(value: object) -> None:
    assert parse_json(json.dumps(value, ensure_ascii=False).encode()) == value
    assert parse_json(canonical(value)) == value


@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_or_a_problem(data: bytes) -> None:
    with suppress(Problem):
        parse_json(data)


ALMOST = st.lists(
    st.sampled_from(
        [*'[]{}:,"0-', "1", "[]", '"a"', "null", "true", " ", "\n", "\t", "\v", "\ufeff"]
    ),
    max_size=8,
).map("".join)


def value_or_place(text: str) -> object:
    """What the standard library makes of a text, or where it finds something amiss."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        return {"line": error.lineno, "column": error.colno}


@given(ALMOST)
def test_the_standard_library_agrees(text: str) -> None:
    try:
        found = parse_json(text.encode())
    except Problem as problem:
        if problem.code != "not-json":  # a key twice
            return
        found = problem.facts
    assert found == value_or_place(text)


@for_every(
    ("data", "code", "facts"),
    [
        (b"", "not-json", {"line": 1, "column": 1}),
        (b'{\n "a": ]', "not-json", {"line": 2, "column": 7}),
        (b"[1] 2", "not-json", {"line": 1, "column": 5}),
        (b'"a\xff"', "not-utf8", {"byte": 2}),
        (b"[1.0]", "bad-number", {"number": "1.0"}),
        (b"1e3", "bad-number", {"number": "1e3"}),
        (b"NaN", "bad-number", {"number": "NaN"}),
        (b"-Infinity", "bad-number", {"number": "-Infinity"}),
        (b"12345678901234567", "bad-number", {"number": "12345678901234567"}),
        (b'{"a": {"b": 1, "c": 2, "b": 1}}', "duplicate-key", {"key": "b"}),
        (b'{"a": {}, "\\u0061": {}}', "duplicate-key", {"key": "a"}),
        (b'["\\ud800"]', "bad-text", {}),
        (b'{"\\udc00": 1}', "bad-text", {}),
    ],
)
def test_what_is_refused(data: bytes, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(Problem) as caught:
        parse_json(data)
    assert (caught.value.code, caught.value.facts) == (code, facts)


@pytest.mark.parametrize(("first", "last"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_depth_has_a_limit(first: bytes, last: bytes) -> None:
    parse_json(first * MOST_LEVELS + b"0" + last * MOST_LEVELS)
    for levels in (MOST_LEVELS + 1, 900, 100_000):
        with pytest.raises(Problem) as caught:
            parse_json(first * levels + b"0" + last * levels)
        assert caught.value.code == "nested-too-deep"


def test_the_number_of_keys_has_a_limit() -> None:
    for number, refused in [(MOST_KEYS, False), (MOST_KEYS + 1, True)]:
        data = json.dumps({str(key): key for key in range(number)}).encode()
        with pytest.raises(Problem, match="too-many-keys") if refused else nullcontext():
            parse_json(data)


def test_a_whole_emoji_written_as_two_escapes_is_one_character() -> None:
    assert parse_json(b'"\\ud83d\\ude00"') == "😀"


def test_the_canonical_text_is_the_same_whatever_the_order_and_the_alphabet() -> None:
    assert canonical({"b": [1, True, None], "a": "é"}) == b'{"a":"\\u00e9","b":[1,true,null]}'
