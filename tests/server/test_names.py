"""Names that the eye takes for one another count as one."""

from __future__ import annotations

import unicodedata

import pytest
from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # it has no types

from outremer.server.names import UNSEEN, shape_of


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Saladin", "SаIadin"),  # with a Cyrillic letter, and a capital I
        ("Conrad", "C\u05e1nrad"),  # a Hebrew samekh
        ("\u06a9\u0645\u0627\u0644", "\u0643\u0645\u0627\u0644"),  # as Persians and as Arabs write it
        ("Bohemond", "B\u0647hem\u0665nd"),  # an Arabic letter and a figure
        ("mine", "rnine"),
        ("\u0908", "\u0930\u094d\u0907"),  # one letter of Devanagari, and three
    ],
)
def test_letters_of_other_scripts_make_no_other_name(name: str, other: str) -> None:
    assert shape_of(name) == shape_of(other)


def test_names_that_nobody_confuses_stay_apart() -> None:
    names = ("Conrad", "Konrad", "Saladin", "كمال", "جمال", "סער", "Ανδρόνικος")
    assert len({shape_of(name) for name in names}) == len(names)


def test_whatever_the_list_of_unicode_calls_alike_has_one_shape() -> None:
    pairs = [(sign, one["c"]) for sign, alike in confusables_data.items() for one in alike]
    plain = [tuple(each.strip(UNSEEN) for each in pair) for pair in pairs]
    # Nobody's name holds a sign that falls apart: what it falls into is what is compared.
    lasting = [pair for pair in plain if all(unicodedata.normalize("NFD", each) == each for each in pair)]
    assert len(lasting) > 10_000
    assert [(a, b) for a, b in lasting if shape_of(a) != shape_of(b)] == []
