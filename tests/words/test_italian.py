"""What a machine can see of the Italian texts: one kind of apostrophe, the rulebooks' own nouns, no English left."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import outremer
from outremer.words import SHARED

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web" / "src"
# Who is told of may be anybody: of a woman one does not say "è arretrato". What is hers may well be.
PERSON = (
    r"(?<!di )(?<!da )(?<!a )\{ \$(?:seat|name|player|other|leader|by|to|[a-d]-player|lord)\ \}(?: \(\{ \$seat \}\))?"
)
MASCULINE = re.compile(PERSON + r" (?:è|era|sarà) (?:stato |già |ora |di nuovo )*\w+(?:ato|uto|ito|sto|rso|tto)\b")
ENGLISH = re.compile(r"(?<![\w-])(?:the|of|and|with|is|are|was|your|you|this|that|from|has|have|not|for|by)(?![\w-])")

# What a text must not say, and what the rulebook says instead.
EVERYWHERE = {
    r"che preferisc": "a tua scelta, a sua scelta",
    r"\ba piacere\b": "a tua scelta, a sua scelta",
    r"\b[Pp]ront[oa]\b": "dare il via libera, which anybody can have done",
}
NOUNS = {
    "": {
        r"\b[Aa]ccount\b": "profilo",
        r"\b[Aa]vidamente\b": "what a bot is called in Italian says how it plays, not that it is greedy",
        r"\bsi vede da tutti\b": "tutti lo vedono",
        r"\b[Mm]omenti di passaggio\b": "domande intermedie",
    },
    "jerusalem": {
        r"\b[Oo]ffert|\b[Oo]ffr|offerent": "puntata, puntare: a bid",
        r"\b[Tt]ogli|\b[Tt]olt[oaie]\b|\b[Tt]olgon": "rimuovere",
        r"\b[Aa]bbatt|\b[Cc]onged": "rimuovere",
        r"\b[Rr]iscuot|\b[Rr]iscoss|\b[Ii]ncass": "raccogliere le rendite",
        r"\b[Aa]ssold": "acquistare mercenari",
        r"\b[Qq]uartier": "settore",
        r"\bdel re\b|\bIl re\b": "il Re",
        r"\b[Ii]ngaggi|\b[Aa]ssum": "acquistare mercenari",
        r"\b(?:a|di|in) Jerusalem\b": "the city is Gerusalemme, the game is Jerusalem",
    },
    "akkon": {
        r"(?<![\w.-])[Rr]ound\b(?!-)": "turno: what others call a round",
        r"\b[Aa]rretr|\bscend[aeio]|\bscender": "indietreggiare",
        r"\bsal[aei]\b|\bsalir|\bsalgon": "avanzare",
        r"\b[Pp]untat|\b[Pp]unta(?:re|no)?\b": "offerta, offrire: a bid",
        r"\bcavalier[ei]\b": "Cavaliere, as on the Templars",
        r"\bspazi\b": "casella",
        r"in offerta|in palio|carta visibile": "esposta",
        r"\bcampo\b": "porto",
        r"\bMett|\bmett(?:i|e|ono|ere)\b(?! in prova| alla prova)": "piazzare a Templar, posare one that pays",
    },
    "council": {
        r"premio della città": "ricompensa: of a city; premio is the king's",
        r"\b[Cc]ompra": "acquistare",
        r"\brende(?:re)? (?:1|un) aiutant|\brendono 3 aiutant|aiutante reso": "restituire",
        r"\bdisc[oh]i?\b(?! indicator)": "indicatore",
        r"\b[Aa]ssum|\b[Aa]ssunt": "ingaggiare",
        r"\b[Bb]otteg": "emporio",
    },
    "fief": {
        r"dei nobili|della fortuna": "mazzo Signori, mazzo Sorte",
        r"\b[Cc]alamit": "disastro",
        r"\b[Dd]iocesi": "vescovato",
        r"\b[Ee]sercit": "armata",
        r"\b[Dd]ecim[ae]": "tassa della Chiesa",
        r"\b[Bb]andi(?:re|ta|rla)\b": "chiamare alla crociata",
        r"Dottore|[Cc]appello|[Cc]olloqui": "Medico Arabo, berretta, conversazione privata",
        r"tratt[oi] nobiliar": "nobile tratto",
        r"\b[Dd]am[ae]\b": "Signora",
        r"(?<!-)\bsignor[ei]\b": "Signore, as on the cards",
        r"\b[Rr]ound\b": "giro di dadi",
        r"\b[Rr]occafort|\b[Cc]astell": "fortezza",
        r"\b[Uu]omini d’arme": "truppe",
        r"\bcavalier[ei]\b|\bfant[ei]\b": "Cavaliere, Fante, as on the troops",
        r"(?<!-)\b(?:mercenario?|arcier[ei]|bombardier[ei])\b": "Mercenario, Arciere, Bombardiere, as on the troops",
        r"\b[Cc]ompra": "acquistare",
        r"\b[Mm]arce\b|\bsi marcia\b|\b(?:la|tua|una) marcia\b": "movimento",
        r"\bquest’anno\b": "questo turno",
        r"\bposa(?:no|re)?\b": "piazzare a marker",
    },
}


def files(game: str) -> list[Path]:
    """What a game says in Italian, at the table and in the browser; without a game what the house says."""
    if game:
        folder = outremer.game(game).folder / "text" / "it"
        return [*sorted(folder.glob("*.ftl")), WEB / "games" / game / "words" / "it.ftl"]
    return [*sorted((SHARED / "it").glob("*.ftl")), WEB / "words" / "it.ftl"]


HOUSES = ["", *outremer.games()]


def texts(game: str) -> Iterator[tuple[str, str]]:
    """Every id and its text, as it stands in the file."""
    for file in files(game):
        content = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                yield f"{file.name} {entry.id.name}", content[entry.value.span.start : entry.value.span.end]


def found(game: str, pattern: str) -> list[str]:
    return [f"{place}: {text}" for place, text in texts(game) if re.search(pattern, text)]


def said(game: str, pattern: str) -> list[str]:
    """As `found`, but names of arguments are nobody's words."""
    argument = re.compile(r"\$[\w-]+")
    return [f"{place}: {text}" for place, text in texts(game) if re.search(pattern, argument.sub("", text))]


@pytest.mark.parametrize("game", HOUSES)
def test_there_is_one_kind_of_apostrophe_and_one_of_quotation_mark(game: str) -> None:
    assert len(list(texts(game))) > 100
    assert found(game, r"['`´“”„‚‘]") == []
    assert found(game, r"(?:^|[ (])’[^’]+’(?:[ .,;:?)]|$)") == []  # an apostrophe is no quotation mark


@pytest.mark.parametrize("game", HOUSES)
def test_nobody_is_taken_for_a_man(game: str) -> None:
    assert found(game, MASCULINE.pattern) == []


@pytest.mark.parametrize("game", HOUSES)
def test_texts_keep_to_the_nouns_of_the_rulebook(game: str) -> None:
    for pattern, instead in {**EVERYWHERE, **NOUNS.get(game, {})}.items():
        # A question may quote the very word that a rulebook wavers about.
        slips = [line for line in said(game, pattern) if " question-" not in line]
        assert slips == [], f"say rather: {instead}"


@pytest.mark.parametrize("game", HOUSES)
def test_no_english_is_left(game: str) -> None:
    assert said(game, ENGLISH.pattern) == []
