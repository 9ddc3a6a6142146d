"""The file with the names of the statistics."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshot_desktop.table.people import People, read_people, save_people


def test_it_comes_back_from_its_file(tmp_path: Path) -> None:
    people = People().renamed("Bea", "Beatrice").without("Otto")
    path = tmp_path / "config" / "people.json"
    assert read_people(path) == (People(), None)
    save_people(people, path)
    assert read_people(path) == (people, None)


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b'{"names": {}}', b'{"names": {"a": ""}, "removed": []}', b'{"names": 1}'],
)
def test_a_file_that_cannot_be_read_is_kept_beside_the_new_one(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "people.json"
    path.write_bytes(content)
    people, problem = read_people(path)
    assert people == People()
    assert problem is not None
    save_people(People().without("Otto"), path)
    assert path.with_name("people.json.bad").read_bytes() == content
    assert read_people(path) == (People(removed=("Otto",)), None)
