"""What the lobby and the lessons get over the wire."""

from __future__ import annotations

import pytest

import outremer
from tests.hosting import Host
from tests.server.clients import Guest

pytestmark = pytest.mark.anyio


async def test_a_list_of_games_needs_few_words(host: Host) -> None:
    async with Guest(host.address, "Anna") as anna:
        for lang, title in (("en", "The Council of Four"), ("it", "Consiglio dei Quattro")):
            said = await anna.get(f"/words/{lang}")
            assert set(said) == set(outremer.games())
            assert f"game-title = {title}\n" in said["council"]
            assert "seat-0 = " in said["council"]
            assert "option-edition-it = " in said["jerusalem"]
            assert "prompt-" not in "".join(said.values())
        assert await anna.fault("GET", "/words/la") == "no-such-language"
