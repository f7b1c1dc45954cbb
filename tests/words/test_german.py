"""German: one noun for a thing, quotation marks, whole sentences, and cases that agree once a blank is filled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import outremer
from outremer.kernel.lexicon import Move
from outremer.table.table import Event
from outremer.words import SHARED, Words

WEB = Path(__file__).parents[2] / "web" / "src"
FRAME = [*(SHARED / "de").glob("*.ftl"), WEB / "words" / "de.ftl"]
FILES = {
    "frame": FRAME,
    **{
        name: [*(outremer.game(name).folder / "text" / "de").glob("*.ftl"), WEB / "games" / name / "words" / "de.ftl"]
        for name in outremer.games()
    },
}
ENGLISH = r"(?<![-\w])(the|and|of|with|your|you|this|that|from|which|has|have|squire|bezant|permit)(?![-\w])"
EVERYWHERE = {
    r"Gebot\w* (auf .{0,20})?eröffne|eröffne\w* (das|ein) Gebot": "a bid is made, not opened: abgeben",
    r"Regelheft": "Spielregel",
    r"Niederschrift": "Mitschrift, as the button says that fetches it",
    r"[Ss]tehende\w* Antwort": "feste Antwort",
    r"von hinter de": "aus dem Vorrat hinter dem Sichtschirm",
    r"Empfohlen:": "a ruling says what is played, not what somebody recommends",
}
OUT_OF_USE = {
    "frame": {
        r"Aufzeichnung": "Mitschrift, as the button says that fetches it",
        r"\bgierig": "what a bot is called in German says how it plays, not that it is greedy",
        r"\b(?:Spielb|B)rett\b|(?<!-)\bPl[aä]ne?\b": "Spielplan",
        r"Keine Hinweise mehr|mit Hinweisen": "a note is an Erklärung, a hint is a Hinweis",
    },
    "jerusalem": {
        r"Zugfolge|Zugreihenfolge": "the rulebook says Spielerreihenfolge",
        r"Bisant|Byzantiner|Silberling": "the rulebook says Silberstück",
        r"Sektor|Stadtviertel": "the rulebook says Machtzentrum",
        r"\bMarschall|Konnetabel|Konstabler": "the rulebook's offices are Feldmarschall and Hauptmann",
        r"Turmpunkt|Siegpunkt": "the rulebook says Prestigepunkt",
        r"Charakterkarte|Personenkarte": "the rulebook says Amt and Ämterkarte",
        r"\bRundenanzeige|\bKalender": "the rulebook says Spielrundenanzeige",
        r"\b[Ss]perr(?:e|en|st|t)\b|gesperrt": "a Baron blocks: blockieren",
        r"\b[Ww]irb\b|\bwarb(?:st|en)?\b|\b[Aa]nwerben\b|angeworben": "mercenaries are hired: anheuern",
        r"\bPlan\b": "Spielplan",
    },
    "akkon": {
        r"Städtekarte": "Stadtkarte, as the German game has it",
        r"\bverleg(e|t|en)\b": "a Templar is moved: versetzen",
        r"(?<!dir einen Templer )(?<!dir zwei Templer )\bleiht\b(?! dir)": "lends or borrows? verleiht, or leiht dir",
        r"\bLagers?\b": "Heerlager, as the German game has it",
        r"Merkmal": "Eigenschaft",
        r"\bAuktion(?:en)?\b": "Bietphase, as the rules have it",
        r"\b(?:vor|zurück)an\b|\bbringt dich um\b": "on a track one moves up and back: vorrücken, zurückgehen",
        r"[Ii]m Angebot": "a card liegt aus",
    },
    "council": {
        r"\bHügeln?\b|\bBergen?\b": "Hügelland and Gebirge",
        r"[Ss]chnelle\w* Aktion": "Schnellaktion",
        r"Emporium": "Handelshaus",
        r"acht Karten|die Karte, die in der Spielregel": "a map is a Landkarte, a card is a Karte",
        r"Belohnungen des Königs": "Königspreise",
        r"\bGeschäft": "Handelshaus",
        r"Gehilfen ein\b|\beingestellt\b|\beinstellen\b|heuer": "assistants are hired: anwerben",
        r"\bverbraucht": "a permit that has been built with is benutzt",
    },
    "fief": {
        r"Waffenruhe": "Waffenstillstand",
        r"Glückskarte": "Schicksalskarte",
        r"Lehenstitel": "Lehnstitel",
        r"Kardinalshut": "Kardinalsbirett",
        r"\bUnheil": "Katastrophe",
        r"Belagerungsgerät": "Belagerungsmaschine",
        r"Zugfolge": "Zugreihenfolge",
        r"\bBurg(?:en)?\b": "Festung",
        r"\bBewaffnete": "Truppen",
        r"\b(?:[Jj]eder|[Nn]ächsten|Dieser|Ein|[Dd]er erste) Zug\b": "what all play through is a Runde",
        r"\b(?:[Jj]edes|[Dd]ieses) Jahr\b": "what all play through is a Runde",
        r"blutige\w* Dolch": "blutiges Messer",
        r"\bEinkünfte": "Einkommen",
        r"Ehe (von .{0,40})?(zu )?(ge)?br[eo]chen": "who breaks a marriage in German commits adultery: beenden",
    },
}
WRONG_CASES = {
    "jerusalem": r"\b([Ee]in (Knappe|Prestigepunkt)\b|[Ee]inen (Silberst|Knappe\b))",
    "akkon": r"\b([Bb]eim (Glaube|Macht)\b|[Bb]ei der (Gold|Glaube|Ansehen)|[Dd]en (Turkopole|Sergeant)\b)",
    "council": r"\b(Rat|Baugenehmigung(en)?) (der (Hügel|Gebirge|König)|des (Küste|Gebirge\b|König\b))|Karte in Joker",
    "fief": r"\b[Ee]inen (Fußsoldat|Bogenschütze)\b|auf niemand\b|Den König der",
}


class Read(Visitor):
    """What a text says outside its blanks, and which of its sentences end with a colon and a blank."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.cut: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for at, element in enumerate(node.elements):
            if isinstance(element, ast.TextElement):
                self.said.append(element.value)
                if element.value.endswith(": ") and self._ends_with_a_blank(node.elements[at + 1 :]):
                    self.cut.append(element.value)
        self.generic_visit(node)

    def _ends_with_a_blank(self, rest: list[ast.TextElement | ast.Placeable]) -> bool:
        if not rest or not isinstance(rest[0], ast.Placeable):
            return False
        after = "".join(each.value for each in rest[1:] if isinstance(each, ast.TextElement))
        return isinstance(rest[0].expression, ast.VariableReference) and after in ("", ".")


def read(name: str) -> dict[str, Read]:
    found = {}
    for file in FILES[name]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[f"{file.name}: {entry.id.name}"] = reading = Read()
                reading.visit(entry)
    assert found
    return found


@pytest.fixture(params=FILES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_quotation_marks_are_german_and_close(name: str) -> None:
    for message, text in read(name).items():
        said = "".join(text.said)
        assert not re.search(r"[\"'”«»‚‘`]", said), message
        assert said.count("„") == said.count("“"), message


def test_no_english_is_left(name: str) -> None:
    assert {message for message, text in read(name).items() if re.search(ENGLISH, " ".join(text.said))} == set()


def test_each_thing_has_one_noun(name: str) -> None:
    texts = read(name)
    for pattern, reason in (EVERYWHERE | OUT_OF_USE[name]).items():
        assert {message for message, text in texts.items() if re.search(pattern, " ".join(text.said))} == set(), reason


def test_no_sentence_is_cut_by_a_colon(name: str) -> None:
    told = re.compile(r"(move|event|prompt)-")
    assert {message for message, text in read(name).items() if text.cut and told.search(message)} == set()


@pytest.mark.parametrize("name", outremer.games())
def test_every_move_agrees_in_case(name: str) -> None:
    words = Words(name, "de", strict=True)
    lexicon = words.game.lexicon
    slip = re.compile(WRONG_CASES[name])
    assert [said for number in range(len(lexicon)) if slip.search(said := words.move(lexicon.say(number)))] == []


@pytest.mark.parametrize(
    ("squires", "bezants", "points", "income"),
    [
        (1, 0, 0, "einen Knappen"),
        (0, 1, 0, "ein Silberstück"),
        (0, 0, 1, "einen Prestigepunkt"),
        (2, 4, 0, "2 Knappen und 4 Silberstücke"),
        (0, 2, 3, "2 Silberstücke und 3 Prestigepunkte"),
        (3, 0, 1, "3 Knappen und einen Prestigepunkt"),
        (1, 2, 3, "einen Knappen, 2 Silberstücke und 3 Prestigepunkte"),
    ],
)
def test_what_an_area_brings_is_told_in_a_sentence(squires: int, bezants: int, points: int, income: str) -> None:
    words = Words("jerusalem", "de", strict=True)
    brought = {"squires": squires, "bezants": bezants, "points": points}
    told = words.event(Event("earned", {"seat": 0, "area": "market-large", **brought}))
    assert told == f"Das Gebiet Markt (groß) brachte Rot {income} ein."
    assert words.event(Event("collected", {"seat": 0, **brought})) == f"Rot nahm insgesamt {income} ein."


@pytest.mark.parametrize(
    ("game", "event", "arguments", "told"),
    [
        (
            "akkon",
            "advanced",
            {"seat": 0, "steps": 2, "reached": 7, "track": "faith"},
            "beim Glauben um 2 Felder auf 7",
        ),
        ("akkon", "fell", {"seat": 0, "steps": 1, "reached": 0, "track": "power"}, "bei der Macht um ein Feld auf 0"),
        ("akkon", "privilege", {"seat": 0, "track": "reputation"}, "führt beim Ansehen allein"),
        ("council", "bonus-tile", {"seat": 0, "group": "hills"}, "das Bonusplättchen des Hügellands"),
        ("council", "bonus-tile", {"seat": 0, "group": "iron"}, "das Bonusplättchen der Eisenstädte"),
        ("council", "drew", {"seat": 0, "card": "wild"}, "zog einen Joker"),
        ("council", "drew", {"seat": 0, "card": "white"}, "zog eine Karte in Weiß"),
        ("fief", "troop-lost", {"seat": 0, "village": "blaye", "troop": "footman"}, "einen Fußsoldaten verloren"),
        ("fief", "disaster-over", {"card": "rain", "see": "see-blaye"}, "Im Bistum Blaye ist der Starkregen vorbei"),
    ],
)
def test_what_happened_agrees_in_case(game: str, event: str, arguments: dict[str, int | str], told: str) -> None:
    assert told in Words(game, "de", strict=True).event(Event(event, arguments))


def test_a_bid_is_made() -> None:
    words = Words("jerusalem", "de", strict=True)
    assert words.move(Move("open", "admiral", 3)) == "Für das Amt Admiral ein Gebot von 3 abgeben"
