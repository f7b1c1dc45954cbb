"""The ledger is read with care, and joined with what code and tests cite."""

from pathlib import Path
from textwrap import dedent

import pytest

from outremer.proof.ledger import BadLedger, Coverage, Ledger, cited_by_code, cited_by_tests

LEDGER = """\
# a ledger
[[rule]]
id = "auction.opener"
text = "The first player opens the auction."
source = "ASTA"

[[rule]]
id = "auction.no-pass"
kind = "variant"
editions = ["it", "de"]
text = "The opener must not pass."
source = "ASTA"
question = "May the opener pass in the last round?"
ruling = "No: the book says never."
option = "last-pass"

[[rule]]
id = "component.barons"
kind = "component"
text = "Four barons."
source = "INHALT"

[[rule]]
id = "auction.example"
kind = "example"
text = "Ada opens with two."
source = "ASTA"
"""


def read(tmp_path: Path, text: str) -> Ledger:
    path = tmp_path / "rules.toml"
    path.write_text(text)
    return Ledger.read(path)


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(dedent(text))


def test_entries_keep_their_order_their_fields_and_their_line(tmp_path: Path) -> None:
    ledger = read(tmp_path, LEDGER)
    assert ledger.ids() == ("auction.opener", "auction.no-pass", "component.barons", "auction.example")
    assert ledger["auction.opener"].kind == "rule"
    assert ledger["auction.opener"].line == 2
    entry = ledger["auction.no-pass"]
    assert (entry.editions, entry.option, entry.line) == (("it", "de"), "last-pass", 7)
    assert "auction.opener" in ledger
    assert "auction.closer" not in ledger
    assert len(ledger) == 4


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        ('\n[[rule]]\nid = "auction.opener"\ntext = "x"\nsource = "y"\n', "'auction.opener' stands in line 2 already"),
        ('\n[[rule]]\nid = "a.b"\ntext = "x"\nsource = "y"\ncolour = "z"\n', "(a.b): there is no field 'colour'"),
        ('\n[[rule]]\nid = "a.b"\nsource = "y"\n', "(a.b): text is missing"),
        ('\n[[rule]]\ntext = "x"\nsource = "y"\n', "line 29: id is missing"),
        ('\n[[rule]]\nid = "a.b"\ntext = 3\nsource = "y"\n', "(a.b): text must be a text"),
        ('\n[[rule]]\nid = "a.b"\ntext = "x"\nsource = "y"\nkind = "hint"\n', "kind must be one of rule, variant"),
        ('\n[[rule]]\nid = "a.b"\ntext = "x"\nsource = "y"\neditions = "it"\n', "editions must be a list of texts"),
        ('\n[[rule]]\nid = "Auction"\ntext = "x"\nsource = "y"\n', "(Auction): an id is two or more words"),
        ("\n[rules]\n", "nothing else, not 'rules'"),
        ('\n[[rule]]\nid = "a.b\n', "line 30"),
    ],
)
def test_a_faulty_ledger_is_refused_with_the_entry_named(tmp_path: Path, fault: str, named: str) -> None:
    with pytest.raises(BadLedger) as refusal:
        read(tmp_path, LEDGER + fault)
    assert named in str(refusal.value)
    assert "rules.toml" in str(refusal.value)


def test_search_wants_all_words_and_puts_ids_first(tmp_path: Path) -> None:
    ledger = read(tmp_path, LEDGER)
    assert [entry.id for entry in ledger.search("OPENER")] == ["auction.opener", "auction.no-pass"]
    assert [entry.id for entry in ledger.search("opener never")] == ["auction.no-pass"]
    assert ledger.search("camel") == []


def test_code_cites_in_docstrings_comments_strings_and_data(tmp_path: Path) -> None:
    ledger = read(tmp_path, LEDGER)
    code = tmp_path / "game"
    write(
        code,
        "auction.py",
        '''\
        """The auction. [auction.opener]

        Not `[quoted.thing]`, not names[auction.opener], not [0.5].
        """
        PLAIN = "not a citation: [other.thing]"
        FILE = "auction.toml"


        class Sale:
            rule = "auction.no-pass"
            wrong = "auction.no-such"  # [camel.count]
        ''',
    )
    write(code, "box.toml", 'barons = 4  # [component.barons]\nname = "[not.cited]"\n')
    cited = cited_by_code(code, ledger)
    assert set(cited) == {"auction.opener", "auction.no-pass", "auction.no-such", "camel.count", "component.barons"}
    assert [place.line for place in cited["auction.opener"]] == [1]
    assert str(cited["component.barons"][0]).endswith("box.toml:1")


def test_tests_cite_through_the_marker(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    write(
        tests,
        "test_auction.py",
        """\
        import pytest

        @pytest.mark.rule("auction.opener", "auction.no-pass")
        def test_it(): ...

        class TestMore:
            @pytest.mark.rule("auction.example")
            def test_that(self): ...

        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("auction.nothing"))])
        def test_each(n): ...
        """,
    )
    cited = cited_by_tests(tests)
    assert {rule: places[0].test for rule, places in cited.items()} == {
        "auction.opener": "test_it",
        "auction.no-pass": "test_it",
        "auction.example": "TestMore::test_that",
        "auction.nothing": "test_each",
    }
    assert str(cited["auction.example"][0]).endswith("test_auction.py::TestMore::test_that")
    write(tests, "test_clever.py", "import pytest\nIDS = ['a.b']\n@pytest.mark.rule(*IDS)\ndef test_it(): ...\n")
    with pytest.raises(BadLedger, match="line 3: the ids of a rule mark must be written out"):
        cited_by_tests(tests)


def test_the_join_names_every_gap(tmp_path: Path) -> None:
    ledger = read(tmp_path, LEDGER)
    write(tmp_path / "game", "auction.py", '"""[auction.opener] [camel.count]"""\n')
    write(tmp_path / "tests", "test_it.py", 'import pytest\n@pytest.mark.rule("auction.opener")\ndef test_it(): ...\n')
    covered = Coverage(ledger, cited_by_code(tmp_path / "game", ledger), cited_by_tests(tmp_path / "tests"))
    assert covered.without_code() == ["auction.no-pass", "component.barons"]
    assert covered.without_test() == ["auction.no-pass", "auction.example"]
    assert [rule for rule, _ in covered.unknown()] == ["camel.count"]
    assert not covered.is_whole()

    write(tmp_path / "game", "auction.py", '"""[auction.opener] [auction.no-pass]"""\n')
    marks = '"auction.opener", "auction.no-pass", "auction.example", "component.barons"'
    write(tmp_path / "tests", "test_it.py", f"import pytest\n@pytest.mark.rule({marks})\ndef test_it(): ...\n")
    covered = Coverage(ledger, cited_by_code(tmp_path / "game", ledger), cited_by_tests(tmp_path / "tests"))
    assert covered.is_whole()
