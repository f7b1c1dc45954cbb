"""Whatever is wrong gets one sentence that says what is allowed, exit status 2, and costs nothing."""

import json
import re
from pathlib import Path

import pytest

import outremer as engine
from tests.cli.terminal import outremer


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play nowhere", "there is no game 'nowhere'; the games are akkon"),
        ("play", "which game? outremer play GAME"),
        ("dance", "invalid choice: 'dance'"),
        ("play jerusalem --seats you", "jerusalem is for 2 to 4 players, not 1"),
        ("play jerusalem --seats you,you,you,you,you", "jerusalem is for 2 to 4 players, not 5"),
        ("play jerusalem --seats you,elf", "there is no player 'elf'; a seat is you, random, greedy"),
        ("play jerusalem --names A,B", "4 different names are needed, not 'A,B'"),
        ("play jerusalem --edition fr", "the option edition of jerusalem cannot be 'fr'; it is one of it, de"),
        ("play jerusalem --option colour=red", "jerusalem has no option 'colour'; it has edition"),
        ("play jerusalem --option edition", "--option is written name=value, not 'edition'"),
        ("play jerusalem --option edition=it --option edition=de", "--option edition is given twice"),
        ("play jerusalem --option first_opener=3 --seats you,random", "first_opener names seat 3"),
        ("play jerusalem --lang fr", "there is no language 'fr'; the languages are en, it, de"),
        ("play jerusalem --data nowhere.toml", "nowhere.toml cannot be read: No such file or directory"),
        ("play fief --option templar=yes", "fief has no option 'templar'; it has turn_limit"),
        ("play fief --option crusades=maybe", "the option crusades of fief cannot be 'maybe'; it is one of no, yes"),
        ("fuzz fief --option tactic=yes", "fief has no option 'tactic'; it has turn_limit"),
        ("play --resume nowhere.json", "nowhere.json cannot be read: No such file or directory"),
        ("replay nowhere.record", "nowhere.record cannot be read: No such file or directory"),
        ("analyse nowhere.record", "nowhere.record cannot be read: No such file or directory"),
        ("rules", "the following arguments are required: GAME; `outremer rules --help` explains"),
        ("rules nowhere", "there is no game 'nowhere'"),
        ("rules jerusalem elephant", "no rule of jerusalem has all of 'elephant'"),
        ("ledger nowhere", "there is no game 'nowhere'"),
        ("ledger jerusalem --prove none", "'none' is no whole number from 1 on"),
        ("ledger jerusalem --tests nowhere", "there is no folder nowhere"),
        ("fuzz nowhere", "there is no game 'nowhere'"),
        ("fuzz jerusalem --games 0", "'0' is no whole number from 1 on"),
        ("fuzz jerusalem --full --states 9", "'9' is no range of states; write FIRST-LAST, such as 100-150"),
        ("fuzz jerusalem --from .", "there is no saved table (*.json) in"),
        ("fuzz jerusalem --seats 9", "jerusalem is for 2 to 4 players, not 9"),
        ("fuzz jerusalem --option edition=fr", "it is one of it, de"),
        ("bench nowhere", "there is no game 'nowhere'"),
        ("arena nowhere", "there is no game 'nowhere'"),
        ("arena jerusalem --bots elf,greedy", "there is no bot 'elf'; the bots are random, greedy"),
        ("arena jerusalem --bots greedy:depth=1,random", "the bot greedy takes no settings; write 'greedy'"),
        ("arena jerusalem --bots greedy,", "there is no bot ''"),
        ("arena jerusalem --bots greedy", "jerusalem is for 2 to 4 players, not 1"),
        ("arena jerusalem --option edition=fr", "it is one of it, de"),
        ("arena jerusalem --cluster tcp://127.0.0.1:9", "no Dask scheduler answers at tcp://127.0.0.1:9"),
        ("arena jerusalem --cluster somewhere", "'somewhere' is no address of a Dask scheduler; write one such as"),
        ("arena jerusalem --cluster http://127.0.0.1:9", "write one such as tcp://HOST:8786"),
        ("arena jerusalem --cluster=", "'' is no address of a Dask scheduler"),
        ("arena jerusalem --report README.md/r.html", "r.html cannot be written: what should be its folder is none"),
        ("balance jerusalem --out README.md", "jerusalem.md cannot be written: what should be its folder is none"),
        (
            "ladder jerusalem --add greedy,random --file README.md/l.toml",
            "l.toml cannot be written: what should be its folder is none",
        ),
        ("arena jerusalem --resume .", "'.' is no name of a file"),
        ("balance jerusalem --bots elf", "there is no bot 'elf'"),
        ("balance jerusalem --bots greedy,greedy", "one run of usual games for each bot"),
        ("balance jerusalem --seats 9", "jerusalem is for 2 to 4 players, not 9"),
        ("balance jerusalem --from nowhere.parquet", "nowhere.parquet cannot be read: No such file or directory"),
        ("ladder jerusalem --file no.toml", "there is no ladder in no.toml yet; --add A,B begins one"),
        ("ladder jerusalem --file no.toml --add greedy", "a ladder begins with two different bots at least"),
        ("ladder jerusalem --file no.toml --add greedy,elf", "there is no bot 'elf'"),
        ("arena jerusalem --workers 0", "'0' is no whole number from 1 on"),
        ("arena jerusalem --seconds soon", "'soon' is no number of seconds above 0"),
        (
            "arena jerusalem --bots greedy,random --seconds 1",
            "none of greedy, random thinks for a time that can be set",
        ),
        ("arena jerusalem --out a.parquet --resume a.parquet", "not allowed with argument --out"),
    ],
)
def test_one_sentence_and_exit_status_2(tmp_path: Path, line: str, said: str) -> None:
    done = outremer(tmp_path, *line.split(), status=2)
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert not list(tmp_path.rglob("*.json"))


DATA = {
    "income = 3": "income",
    "[income.palace]\nlarge = { points = 4 }\nsmall = { points": "not TOML",
    "[income.palace]\nlarge = { points = 1 }\nsmall = { points = 2 }": "line 1: income.palace: the large area pays",
    "[income.palace]\nlarge = { points = 4 }\nsmall = { horses = 2 }": "line 3: income.palace.small.horses",
    "[income.palace]\nlarge = { points = -4 }\nsmall = { points = 2 }": "line 2: income.palace.large.points: must be",
    "[income.castle]\nlarge = { points = 4 }\nsmall = { points = 2 }": "line 1: income.castle: there is no such sector",
    "[income.palace]\nlarge = { points = 4 }": "line 1: income.palace: needs exactly the two tables",
    "[income.market]\nlarge = { bezants = 9 }\nsmall = { bezants = 2 }": "line 1: income.market: the rulebook prints",
    "towers = " + "9" * 6_000: "not TOML: a number in it has thousands of digits",
    "towers = " + "[" * 100_000: "not TOML: its brackets are nested too deep",
    "".join(
        f"[income.{sector}]\nlarge = {{ bezants = 20 }}\nsmall = {{ bezants = 20 }}\n"
        for sector in ("palace", "nobility")
    ): "line 1: income: all areas together pay",
    "# nothing yet\n": "replaces nothing",
    "[income]": "replaces nothing",
    "[towers]\nfloors = 9": "line 1: towers: there is no such table; only the table 'income' can be replaced",
    "[income.palace]\nlarge = { points = 4 }\nsmall = 2026-01-01": "line 3: income.palace.small: must be a word or",
    "a" + ".a" * 3_000 + " = 1": "an owner's data must not be nested so deep",
}


@pytest.mark.parametrize("text", DATA, ids=DATA.values())
def test_a_data_file_that_does_not_fit_is_named_with_its_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "printed.toml"
    file.write_text(text)
    done = outremer(tmp_path, "play", "jerusalem", "--data", file, status=2)
    assert DATA[text] in done.stderr
    assert str(file) in done.stderr
    assert done.stderr.count("\n") == 1


CITY_CARDS = (engine.game("akkon").folder / "data" / "cards.toml").read_text(encoding="utf-8")
LAST = CITY_CARDS.count("\n")
LAST_BUT_ONE = CITY_CARDS[: CITY_CARDS.rindex("[[card]]", 0, CITY_CARDS.rindex("[[card]]"))].count("\n") + 1
PRINTED_TRACK = (engine.game("fief").folder / "data" / "overseas.toml").read_text(encoding="utf-8")
TRACK = PRINTED_TRACK[PRINTED_TRACK.index("[[objective]]") : PRINTED_TRACK.index("[elsewhere]")]
OTHER_DATA = {
    ("akkon", "card = 5"): "line 1: card: must be a list of 72 [[card]] entries",
    ("akkon", CITY_CARDS.replace("cost = 1", "cost = 7", 1)): "line 30: card 1 (tyre): cost must be 1, 2 or 3, not 7",
    (
        "akkon",
        CITY_CARDS.replace('city = "jaffa"', 'city = "tyre"', 1),
    ): "line 132: card 13 (tyre): is one too many; tyre has 12 cards, not 13",
    ("akkon", CITY_CARDS + "known = 3\n"): "card 72 (akkon): known must be a list of words, not 3",
    (
        "akkon",
        CITY_CARDS + "colour = 1979-05-27\n",
    ): f"line {LAST + 1}: card[71].colour: must be a word or a whole number",
    (
        "akkon",
        CITY_CARDS.replace("cost = 3", "cost = 1.5", 1),
    ): "line 90: card[6].cost: must be a word or a whole number",
    ("akkon", "card = [\n{ city = 'tyre' },\n{ city = 'rome' },\n]"): "line 2: card 1 (tyre): kind must be one of",
    ("akkon", "card = [\n{ city = 1 },\n{ city = 1.5 },\n]"): "line 3: card[1].city: must be a word or a whole number",
    ("akkon", "[[card]]\ncity = [1]"): "line 2: card 1 ([1]): city must be one of tyre",
    ("akkon", "[[deck]]\ncity = 'tyre'"): "line 1: deck: there is no such field",
    ("akkon", "# my copy\n[income.palace]\nlarge = { points = 4 }"): "line 2: income: there is no such field",
    (
        "akkon",
        CITY_CARDS[: CITY_CARDS.rindex("[[card]]")],
    ): f"line {LAST_BUT_ONE}: card 71 (akkon): is the last of akkon, which must have 12 cards, not 11",
    ("akkon", ""): "replaces nothing",
    ("council", "[permits]\ncoins = 5"): "council takes no data file",
    ("fief", "[fortune]\nharvest = 5\ntax = 21"): "line 3: fortune.tax: must be a whole number from 0 to 20, not 21",
    ("fief", "[fortune]\n'tax' = true"): "line 2: fortune.tax: must be a whole number from 0 to 20, not True",
    ("fief", "fortune = 5"): "line 1: fortune: must be a table, [fortune], not 5",
    ("fief", "[[fortune]]\ntax = 3"): "line 1: fortune: must be a table, [fortune], not [{'tax': 3}]",
    ("fief", "[disasters]\nflood = 1"): "line 2: disasters.flood: there is no such card; an owner's list has famine",
    ("fief", "[die]\nfaces = [1, 2, 3]"): "line 2: die.faces: must be the hits on the six faces",
    (
        "fief",
        "[die]\nfaces = [1, 2, 3, 4, 5, 7]",
    ): "line 2: die.faces[5]: must be a whole number from 0 to 6",
    ("fief", "[prices]\nknight = 1"): "line 1: prices: the rulebook prints the prices",
    ("fief", "[die]\nfaces = [1, 1, 1, 1, 1, 1]\n[map]\nroads = 3"): "line 3: map: there is no such table",
    ("fief", "[family]\nfootmen = 2"): "line 2: family.footmen: a family has 2 in all, so it cannot begin with 3",
    ("fief", "[stock]\nstrongholds = 5"): "line 2: stock.strongholds: must be a whole number from 6 to 24, not 5",
    ("fief", "[disasters]\nrain = 20\nplague = 20\nfamine = 20"): "line 1: disasters: there are 107 cards in all",
    (
        "fief",
        TRACK.replace("order = 2\n", "order = 1\n"),
    ): "line 14: objective[1].order: 1 is that of objective[0] already",
    ("fief", TRACK.replace('"caravan"', '"sack"')): "line 1: objective: there must be a caravan among them",
    (
        "fief",
        TRACK.replace('kind = "sack"', 'kind = "title"', 1),
    ): "line 23: objective[2].kind: there are 5 state titles, edessa, jerusalem, tripoli, antioch, cyprus; aleppo",
    ("fief", "[fortune]\nsource = 1.5"): "line 2: fortune.source: must be a word or a whole number, not 1.5",
}


@pytest.mark.parametrize(("game", "text"), OTHER_DATA, ids=OTHER_DATA.values())
def test_the_data_of_every_game_is_refused_by_its_line(tmp_path: Path, game: str, text: str) -> None:
    file = tmp_path / "printed.toml"
    file.write_text(text)
    done = outremer(tmp_path, "play", game, "--data", file, status=2)
    assert OTHER_DATA[game, text] in done.stderr
    assert str(file) in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_list_that_the_help_of_play_shows_as_an_example_is_accepted(tmp_path: Path) -> None:
    shown = outremer(tmp_path, "play", "--help").stdout
    ((game, name),) = re.findall(r"src/outremer/games/(\w+)/data/([\w.]+)", shown)
    outremer(tmp_path, "play", game, "--data", engine.game(game).folder / "data" / name)


def test_a_folder_is_no_data_file(tmp_path: Path) -> None:
    done = outremer(tmp_path, "play", "fief", "--data", tmp_path, status=2)
    assert f"{tmp_path} cannot be read: Is a directory" in done.stderr


def test_the_city_cards_of_an_owner_are_played(tmp_path: Path) -> None:
    file, save = tmp_path / "cards.toml", tmp_path / "game.json"
    file.write_text(CITY_CARDS.replace("cost = 1", "cost = 3", 1))
    assert "the 72 city cards" in outremer(tmp_path, "play", "akkon").stdout
    done = outremer(tmp_path, "play", "akkon", "--data", file, "--save", save)
    assert "reconstructed by us" not in done.stdout
    assert engine.load(json.loads(save.read_text())["table"]).kernel.world.rules.cost[0] == 3


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_our_own_list_of_city_cards_is_played_as_an_owners_is(tmp_path: Path, lang: str) -> None:
    """Whoever changes a few lines of it begins with the whole."""
    ours = engine.game("akkon").folder / "data" / "cards.toml"
    save = tmp_path / "game.json"
    done = outremer(tmp_path, "play", "akkon", "--lang", lang, "--data", ours, "--save", save)
    assert done.stderr == ""
    assert len(json.loads(save.read_text())["table"]["data"]["card"]) == 72
    outremer(tmp_path, "play", "--resume", save)


def test_at_the_start_it_is_said_how_many_city_cards_are_reconstructed(tmp_path: Path) -> None:
    said = {"en": "48 of the 72 city cards", "it": "48 delle 72 carte Città", "de": "48 der 72 Stadtkarten"}
    for lang, sentence in said.items():
        done = outremer(tmp_path, "play", "akkon", "--lang", lang, "--save", tmp_path / f"{lang}.json")
        assert sentence in " ".join(done.stdout.split())


def test_the_decks_and_the_die_of_an_owner_are_played_saved_and_replayed(tmp_path: Path) -> None:
    file, save, record = tmp_path / "printed.toml", tmp_path / "game.json", tmp_path / "game.record"
    file.write_text("[fortune]\nharvest = 4\nweather = 4\n[die]\nfaces = [1, 1, 1, 2, 2, 3]\n")
    done = outremer(tmp_path, "play", "fief", "--data", file, "--save", save)
    assert "reconstructed by us: how many proposals a phase has." in " ".join(done.stdout.split())
    table = engine.load(json.loads(save.read_text())["table"])
    box = table.kernel.world.rules.box
    assert (box.counts[20], box.faces) == (4, [1, 1, 1, 2, 2, 3])
    record.write_text(table.record())
    assert '"faces": [1, 1, 1, 2, 2, 3]' in table.record()
    assert engine.replay(table.record()).hash() == table.hash()
    outremer(tmp_path, "replay", record)


def test_what_is_ours_in_an_expansion_is_told_at_a_table_that_has_it(tmp_path: Path) -> None:
    told = {
        "crusades": "the objectives of a crusade",
        "templars": "how many Templar knights there are",
        "teutonic": "how many titles, walls and houses of the orders of knights there are",
    }
    for name, sentence in told.items():
        done = outremer(tmp_path, "play", "fief", "--option", f"{name}=yes", "--save", tmp_path / f"{name}.json")
        assert sentence in " ".join(done.stdout.split())
    done = outremer(tmp_path, "play", "fief", "--save", tmp_path / "base.json")
    assert not any(sentence in " ".join(done.stdout.split()) for sentence in told.values())


def test_a_data_file_that_fits_is_played(tmp_path: Path) -> None:
    file, save = tmp_path / "printed.toml", tmp_path / "game.json"
    file.write_text("[income.palace]\nlarge = { points = 3 }\nsmall = { points = 1 }\n")
    done = outremer(tmp_path, "play", "jerusalem", "--data", file, "--save", save)
    assert "reconstructed by us: Templars, Patriarchate, Nobility." in " ".join(done.stdout.split())
    table = engine.load(json.loads(save.read_text())["table"])
    assert table.view(0)["world"]["areas"][0]["pays"]["points"] == 3


def record() -> str:
    table = engine.new("jerusalem", seats=2, seed=1)
    while isinstance(table.need, engine.Ask):
        seat = table.need.seats[0]
        table.play(seat, table.moves(seat)[0])
    return table.record()


WHOLE = record()
RECORDS = {
    "empty": ("", "line 1: a record begins with"),
    "truncated": (WHOLE[: len(WHOLE) // 2].rpartition("\n")[0] + "\n", "the record breaks off"),
    "no head": (WHOLE.replace("seats 2\n", ""), "the head must say seats"),
    "unknown game": (WHOLE.replace("game jerusalem", "game nowhere"), "line 2: there is no game 'nowhere'"),
    "another version": (WHOLE.replace("rules ", "rules 9"), "line 3: the record was played under version 9"),
    "unknown move": (WHOLE.replace(": end", ": dance", 1), "'dance' is no verb of jerusalem"),
    "unknown noun": (WHOLE.replace(": open marshal 0", ": open king 0", 1), "'open' cannot take 'king'"),
    "forbidden move": (WHOLE.replace(": open marshal 0", ": pass", 1), "is forbidden by [auction.open.no-pass]"),
    "another hash": (WHOLE[:-5] + "0000\n", "the record ends with the hash"),
}


@pytest.mark.parametrize("fault", RECORDS)
def test_a_corrupt_record_is_named_with_its_line(tmp_path: Path, fault: str) -> None:
    text, said = RECORDS[fault]
    file = tmp_path / "game.record"
    file.write_text(text)
    done = outremer(tmp_path, "replay", file, status=2)
    assert said in done.stderr
    assert "line " in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(bytes(range(256)))
    for line in (["replay", file], ["play", "--resume", file], ["play", "jerusalem", "--data", file]):
        assert f"{file} is not a text file" in outremer(tmp_path, *line, status=2).stderr


def test_a_seat_that_does_not_exist_cannot_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(WHOLE)
    assert (
        "there is no seat 2; the seats are 0 to 1" in outremer(tmp_path, "replay", file, "--seat", 2, status=2).stderr
    )


def broken(file: Path, *path: str, value: object) -> None:
    saved = json.loads(file.read_text())
    inner = saved
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    file.write_text(json.dumps(saved))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("players",), ["you"], "players: must name 4 seats, not 1"),
        (("players",), ["you", "elf", "you", "you"], "there is no player 'elf'"),
        (("names",), [1, 2, 3, 4], "names: must be a list of words"),
        (("lang",), 3, "lang: must be a word, not 3"),
        (("colours",), [], "colours: there is no such field; the fields are outremer game, players"),
        (("lang",), "fr", "there is no language 'fr'"),
        (("outremer game",), 99, "outremer game: must be 1, not 99"),
        (("table", "world", "round"), 77, "world.round: must be a whole number from 1 to 6, not 77"),
        (("table", "game"), "nowhere", "there is no game 'nowhere'"),
        (("table",), 3, "this is not a saved table"),
    ],
)
def test_a_kept_game_that_was_spoilt_is_refused_and_left_as_it_is(
    tmp_path: Path, path: tuple[str, ...], value: object, said: str
) -> None:
    file = tmp_path / "game.json"
    outremer(tmp_path, "play", "jerusalem", "--seed", "1", "--save", file)
    broken(file, *path, value=value)
    before = file.read_text()
    done = outremer(tmp_path, "play", "--resume", file, status=2)
    assert said in done.stderr
    assert file.read_text() == before


def test_a_kept_game_with_a_wild_number_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"outremer game": ' + "1" * 6_000 + "}")
    for line in (["play", "--resume", file], ["replay", file]):
        done = outremer(tmp_path, *line, status=2)
        assert f"{file} is not JSON: a number in it has thousands of digits" in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_new_game_overwrites_no_other(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("another game")
    done = outremer(tmp_path, "play", "jerusalem", "--save", file, status=2)
    assert f"{file} exists already" in done.stderr
    assert file.read_text() == "another game"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("no folder")
    done = outremer(tmp_path, "play", "jerusalem", "--save", place / "game.json", status=2)
    assert f"the game cannot be saved in {place / 'game.json'}: " in done.stderr


def test_what_a_resumed_game_has_settled_cannot_be_settled_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    outremer(tmp_path, "play", "jerusalem", "--save", file)
    done = outremer(tmp_path, "play", "--resume", file, "--edition", "de", status=2)
    assert "--edition settles a new game" in done.stderr
    assert (
        "holds a game of jerusalem, not of akkon"
        in outremer(tmp_path, "play", "akkon", "--resume", file, status=2).stderr
    )
