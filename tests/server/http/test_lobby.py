"""Tables before and beside play: people, seats, invitations, start, talk, substitutes, rematch."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.hosting import Host
from tests.server.clients import API, Guest, asked_of, play_on, reach, seated, table_of

pytestmark = pytest.mark.anyio


async def test_a_guest_renames_keeps_an_account_and_comes_back_on_another_device(host: Host) -> None:
    async with Guest(host.address, "Raymond") as raymond:
        session = await raymond.get("/session")
        assert session["player"]["name"] == "Raymond"
        assert session["player"]["account"] is False
        id_ = session["player"]["id"]
        assert (await raymond.web.patch("/session", json={"name": "Count Raymond"})).status_code == 200
        login = {"login": f"ray{id_[:6]}", "password": "tiberias1187"}
        await raymond.post("/account", login)
        assert await raymond.fault("POST", "/account", login) in ("has-account", "login-taken")
        elsewhere = Guest(host.address, "")
        assert await elsewhere.fault("POST", "/login", {**login, "password": "wrong password"}) == "wrong-password"
        assert await elsewhere.fault("POST", "/login", {**login, "login": "nobody-here"}) == "wrong-password"
        back = await elsewhere.post("/login", login)
        assert back["player"] == {"id": id_, "name": "Count Raymond", "account": True, "administrator": False}
        await elsewhere.web.delete("/session")
        assert (await elsewhere.get("/session"))["player"] is None
        assert (await raymond.get("/session"))["player"]["id"] == id_
        await elsewhere.web.aclose()


async def test_a_program_plays_with_a_token(host: Host) -> None:
    async with Guest(host.address, "Maker") as maker:
        made = await maker.post("/tokens", {"label": "my bot", "scopes": ["play", "manage"]})
        assert [one["label"] for one in await maker.get("/tokens")] == ["my bot"]
        program = Guest(host.address, "", Authorization=f"Bearer {made['token']}")
        me = await program.get("/session")
        assert me == await maker.get("/session")
        await program.web.delete(f"/tokens/{made['id']}")
        assert (await program.get("/session"))["player"] is None
        assert await maker.fault("DELETE", f"/tokens/{made['id']}") == "no-such-token"
        await program.web.aclose()


async def test_the_cookie_is_out_of_reach_for_scripts(host: Host) -> None:
    fresh = Guest(host.address, "Eve")
    answer = await fresh.web.post("/session", json={"name": "Eve"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    await fresh.web.aclose()


async def test_games_words_and_rules_come_in_three_languages(host: Host) -> None:
    async with Guest(host.address, "Reader") as reader:
        games = {game["name"]: game for game in await reader.get("/games")}
        assert games["jerusalem"]["most_seats"] == 4
        assert "greedy" in games["jerusalem"]["bots"]
        assert {"name", "choices", "default", "rule", "by_edition"} == set(games["jerusalem"]["options"][0])
        words = [await reader.get(f"/games/jerusalem/words/{lang}") for lang in ("en", "it", "de")]
        assert len(set(words)) == 3
        assert all("game-title" in text for text in words)
        rules = [await reader.get("/games/jerusalem/rules", lang=lang) for lang in ("en", "it", "de")]
        assert rules[0][0]["id"] == rules[1][0]["id"]
        assert rules[0][0]["text"] != rules[1][0]["text"] != rules[2][0]["text"]
        german = {rule["id"]: rule for rule in rules[2]}["mercenaries.price"]
        assert german["question"] == "Wie viele man kaufen darf, wird nicht gesagt."
        assert german["ruling"].startswith("So viele, wie man bezahlen kann")
        assert await reader.fault("GET", "/games/chess/rules") == "no-such-game"
        assert await reader.fault("GET", "/games/jerusalem/words/la") == "no-such-language"


async def test_a_table_learns_the_words_of_what_is_played_and_no_others(host: Host) -> None:
    async with Guest(host.address, "Reader") as reader:
        path = "/games/fief/words/en"
        everything, base = await reader.get(path), await reader.get(path, modules="")
        relics = await reader.get(path, modules="relics,whist")
        assert "\nfield-saladin = " in everything
        assert "\nfield-saladin = " not in base
        assert [("\nmove-take-relic = " in words) for words in (everything, base, relics)] == [True, False, True]
        assert all("\nprompt-" in words and "\n#" not in words for words in (everything, base, relics))


async def test_a_table_says_what_its_options_bring_in_and_rules_what_they_are_of(host: Host) -> None:
    async with Guest(host.address, "Reader") as reader:
        wish = {"game": "fief", "seats": [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]}
        assert (await reader.post("/tables", wish))["modules"] == []
        table = await reader.post("/tables", {**wish, "options": {"relics": "yes"}})
        assert table["modules"] == ["relics"]
        modules = {rule["id"]: rule["module"] for rule in await reader.get("/games/fief/rules")}
        assert modules["relic.setup"] == "relics"
        assert modules["king.vp"] == ""


async def test_a_table_fills_and_starts_by_itself_when_all_are_ready(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann, Guest(host.address, "Bob") as bob:
        seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = await ann.post("/tables", {"game": "jerusalem", "seats": seats, "options": {"edition": "de"}})
        path = f"/tables/{table['id']}"
        assert table["owner"] is True
        assert table["options"]["edition"] == "de"
        assert table["options"]["baron_squires"] == "area"
        assert table["id"] in [one["id"] for one in await bob.get("/tables", state="waiting", game="jerusalem")]
        assert table["id"] not in [one["id"] for one in await bob.get("/tables", mine="1")]
        assert await bob.fault("POST", f"{path}/start") == "not-your-table"
        assert await ann.fault("POST", f"{path}/start") == "seats-free"
        assert await bob.fault("POST", f"{path}/seats/0/take", {}) == "seat-taken"
        assert await bob.fault("POST", f"{path}/seats/7/take", {}) == "no-such-seat"
        async with ann.listening(table["id"], 0) as chair:
            state = await chair.until("state")
            assert state["view"] is None
            assert (await chair.play("pass"))["code"] == "not-started"
            await bob.post(f"{path}/seats/1/take")
            assert (await chair.until("table"))["table"]["seats"][1]["name"] == "Bob"
            await bob.post(f"{path}/seats/1/ready", {"ready": True})
            info = await ann.post(f"{path}/seats/0/ready", {"ready": True})
            assert info["state"] == "playing"
            state = await chair.until("state")
            assert state["view"]["game"] == "jerusalem"
        assert await ann.fault("POST", f"{path}/seats/0/ready", {"ready": False}) == "already-started"
        assert table["id"] in [one["id"] for one in await bob.get("/tables", mine="1", state="playing")]


async def test_private_tables_are_for_the_invited(host: Host) -> None:
    async with (
        Guest(host.address, "Ann") as ann,
        Guest(host.address, "Bob") as bob,
        Guest(host.address, "Eve") as eve,
    ):
        wish = {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}], "visibility": "private"}
        table = await ann.post("/tables", wish)
        path = f"/tables/{table['id']}"
        invited = await ann.post(f"{path}/seats/1/invite")
        assert (await ann.post(f"{path}/seats/1/invite")) == invited
        assert invited["invitation"] in invited["url"]
        assert table["id"] not in [one["id"] for one in await bob.get("/tables")]
        assert await eve.fault("GET", path) == "no-such-table"
        assert await eve.fault("POST", f"{path}/seats/1/take", {"invitation": "guess"}) == "no-such-table"
        assert (await bob.get(path, invitation=invited["invitation"]))["id"] == table["id"]
        await bob.post(f"{path}/seats/1/take", {"invitation": invited["invitation"]})
        assert (await bob.get(path))["seats"][1]["mine"] is True
        async with eve.listening(table["id"], "spectator") as stranger:
            assert (await stranger.hear())["code"] == "no-such-table"
        linked = await ann.post("/tables", {**wish, "visibility": "link"})
        assert linked["id"] not in [one["id"] for one in await eve.get("/tables")]
        assert (await eve.post(f"/tables/{linked['id']}/seats/1/take"))["seats"][1]["mine"] is True


async def test_the_owner_gives_seats_to_bots_and_takes_them_away(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann, Guest(host.address, "Bob") as bob:
        table = await ann.post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]})
        path = f"/tables/{table['id']}"
        await bob.post(f"{path}/seats/1/take")
        async with bob.listening(table["id"], 1) as chair:
            await chair.until("state")
            assert await bob.fault("PATCH", f"{path}/seats/0", {"kind": "bot"}) == "not-your-table"
            await ann.web.patch(f"{path}/seats/1", json={"kind": "bot", "bot": "random"})
            assert (await chair.until("error"))["code"] == "not-your-seat"
        info = await ann.get(path)
        assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("bot", "random")
        assert await ann.fault("PATCH", f"{path}/seats/1", {"kind": "bot", "bot": "hal"}) == "no-such-bot"
        await ann.post(f"{path}/seats/0/leave")
        assert await ann.fault("GET", path) == "no-such-table"


async def test_bad_settings_are_refused_with_a_reason(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann:
        for wish, code in (
            ({"game": "chess", "seats": [{"kind": "me"}]}, "no-such-game"),
            ({"game": "jerusalem", "seats": [{"kind": "me"}]}, "bad-setting"),
            ({"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "options": {"edition": "fr"}}, "bad-setting"),
            ({"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "options": {"first_opener": "3"}}, "bad-setting"),
            ({"game": "jerusalem", "seats": [{"kind": "king"}] * 2}, "malformed"),
            ({"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "surprise": 1}, "malformed"),
            ({"game": "jerusalem", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, "no-such-bot"),
        ):
            assert await ann.fault("POST", "/tables", wish) == code, wish
        italian = Guest(host.address, "", **{"Accept-Language": "it-IT,it;q=0.9"})
        answer = await italian.web.post("/tables", json={})
        assert answer.json()["error"]["text"] == "Prima scegli un nome."
        await italian.web.aclose()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"templar": "yes"}, "fief has no option 'templar'; it has turn_limit"),
        ({"crusades": "Yes"}, "the option crusades of fief cannot be 'Yes'; it is one of no, yes"),
        ({"politics": "yes", "coward": "brave"}, "the option coward of fief cannot be 'brave'; it is one of"),
    ],
)
async def test_an_expansion_that_does_not_exist_is_refused_with_a_sentence_and_no_table_is_made(
    host: Host, options: dict[str, str], said: str
) -> None:
    async with Guest(host.address, "Ann") as ann:
        wish = {"game": "fief", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3], "options": options}
        answer = await ann.web.post("/tables", json=wish)
        assert answer.status_code == 400
        assert said in answer.json()["error"]["text"]
        assert await ann.get("/tables", mine="1") == []


async def test_talk_at_the_table_and_among_spectators(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        eve = await stack.enter_async_context(Guest(host.address, "Eve"))
        watching = await stack.enter_async_context(eve.listening(table, "spectator"))
        assert (await watching.until("state"))["moves"] == []
        await chairs[0].say("talk", text="Deus  vult\u202e!\n")
        for one in (*chairs, watching):
            said = await one.until("talk")
            assert (said["from"], said["seat"], said["room"]) == ("P0", 0, "table")
            assert said["text"] == "Deus vult !"
        await watching.say("talk", text="Seat 1 has the marshal's card")
        assert (await watching.until("talk"))["room"] == "spectators"
        await chairs[0].say("talk", text="Next")
        assert (await chairs[1].until("talk"))["text"] == "Next"
        late = await stack.enter_async_context(people[1].listening(table, 1))
        assert [said["text"] for said in (await late.until("state"))["talk"]] == ["Deus vult !", "Next"]
        await watching.say("play", sequence=0, moves=["pass"])
        assert (await watching.until("error"))["code"] == "spectators-only-watch"
        await chairs[0].say("talk", text="\u200b \n")
        assert (await chairs[0].until("error"))["code"] == "bad-text"


async def test_those_who_wait_talk_and_find_it_again_at_the_table(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann, Guest(host.address, "Bob") as bob:
        seats = [{"kind": "me"}, {"kind": "person"}]
        table = await ann.post("/tables", {"game": "jerusalem", "seats": seats})
        path = f"/tables/{table['id']}"
        async with ann.listening(table["id"], 0) as waiting, bob.listening(table["id"], "spectator") as looking:
            await looking.until("state")
            await waiting.say("talk", text="Who plays?")
            assert (await looking.until("talk"))["text"] == "Who plays?"
            await bob.post(f"{path}/seats/1/take")
            async with bob.listening(table["id"], 1) as seated:
                assert [said["text"] for said in (await seated.until("state"))["talk"]] == ["Who plays?"]
                await seated.say("talk", text="I do.")
                heard = await waiting.until(lambda message: message.get("text") == "I do.")
                assert (heard["from"], heard["seat"], heard["room"]) == ("Bob", 1, "table")
                for at, one in enumerate((ann, bob)):
                    await one.post(f"{path}/seats/{at}/ready", {"ready": True})
        async with ann.listening(table["id"], 0) as playing:
            begun = await playing.until("state")
            assert begun["view"] is not None
            assert [said["text"] for said in begun["talk"]] == ["Who plays?", "I do."]


async def test_a_bot_plays_for_whoever_left_until_they_return(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        seat, chair = asked_of(chairs)
        other = 1 - seat
        path = f"/tables/{table}/seats/{seat}"
        info = await people[seat].post(f"{path}/leave")
        assert info["seats"][seat]["substitute"] is True
        await chairs[other].reach(1)
        id_ = await chair.say("play", sequence=0, moves=["pass"])
        assert (await chair.until(lambda message: message.get("id") == id_))["code"] == "seat-left"
        assert await people[other].fault("POST", f"{path}/return") == "not-your-seat"
        info = await people[seat].post(f"{path}/return")
        assert info["seats"][seat]["substitute"] is False
        await asyncio.sleep(0.3)
        await chair.say("refresh")
        await chair.until("state")
        await chairs[other].say("refresh")
        await chairs[other].until("state")
        before = chair.state["sequence"]
        await play_on(chairs, random.Random(8), 6)
        assert chair.state["sequence"] == before + 6


async def test_a_rematch_seats_the_same_people(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        assert await people[0].fault("POST", f"/tables/{table}/rematch") == "not-finished"
        await play_on(chairs, random.Random(11))
        await chairs[1].until(lambda message: message["type"] == "table" and message["table"]["result"])
        fresh = await people[1].post(f"/tables/{table}/rematch")
        assert (await people[0].post(f"/tables/{table}/rematch"))["id"] == fresh["id"]
        assert (await chairs[0].until(lambda m: m["type"] == "table" and m["table"]["rematch"]))["table"][
            "rematch"
        ] == fresh["id"]
        assert [seat["name"] for seat in fresh["seats"]] == ["P0", "P1"]
        assert fresh["options"] == (await people[0].get(f"/tables/{table}"))["options"]
        for seat, person in enumerate(people):
            info = await person.post(f"/tables/{fresh['id']}/seats/{seat}/ready", {"ready": True})
        assert info["state"] == "playing"
        over = await people[0].get(f"/tables/{table}/at/5", seat="1")
        assert over["view"]["seat"] == 1


async def test_people_hear_where_they_are_awaited_and_that_the_lobby_changed(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        news: list[Any] = []
        for person in people:
            address = f"{host.address.replace('http', 'ws')}{API}/live"
            socket = await stack.enter_async_context(connect(address, additional_headers={"Cookie": person.cookie}))
            news.append(socket)
        seat, chair = asked_of(chairs)

        async def heard(at: int, kind: str) -> Any:
            while True:
                async with asyncio.timeout(10):
                    message = json.loads(await news[at].recv())
                if message["type"] == kind:
                    return message

        assert (await heard(seat, "awaited"))["tables"] == [table]
        assert (await heard(1 - seat, "awaited"))["tables"] == []
        await chair.play(next(move for move in chair.state["moves"] if move.endswith(" 1")))
        assert (await heard(1 - seat, "awaited"))["tables"] == [table]
        assert (await heard(seat, "awaited"))["tables"] == []
        await table_of([people[0]], bots=1)
        await heard(1, "lobby")
        await news[0].send(json.dumps({"type": "ping", "id": "7"}))
        assert (await heard(0, "pong"))["id"] == "7"
        await reach(chairs, 1)


async def test_a_table_is_made_with_its_clock_and_its_default_for_windows(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann:
        wish = {"game": "fief", "seats": [{"kind": "me"}] * 3}
        plain = await ann.post("/tables", wish)
        assert (plain["windows"], plain["clock"], plain["addressed"]) == ("ask", None, [])
        for bad in ({"windows": "sometimes"}, {"clock": 9}, {"clock": "long"}, {"clock": 8 * 24 * 3600}):
            assert await ann.fault("POST", "/tables", {**wish, **bad}) == "malformed"
        timed = await ann.post("/tables", {**wish, "windows": "unconcerned", "clock": 60})
        assert (timed["windows"], timed["clock"]) == ("unconcerned", 60)
        await ann.post(f"/tables/{timed['id']}/start")
        async with ann.listening(timed["id"], 0) as chair:
            state = await chair.until("state")
        (asked,) = state["view"]["asked"]
        assert 0 < state["clock"]["seats"][str(asked)] <= state["clock"]["limit"] == 60_000
        assert set(state["unconcerned"]) == set(state["standing"])
        assert state["standing"]["MarkersPlaced"] == "pass"


async def test_a_game_names_its_offers_its_replies_and_its_windows(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann:
        games = {game["name"]: game for game in await ann.get("/games")}
    fief = games["fief"]
    assert {"address", "send", "talk", "leave-talk", "assassinate"} <= set(fief["offers"])
    assert not {"vote", "buy", "pass"} & set(fief["offers"])
    assert fief["replies"] == ["accept-deal", "decline-deal"]
    assert fief["windows"]["BeforeIncome"] == "pass"
    assert (games["jerusalem"]["offers"], games["jerusalem"]["replies"], games["jerusalem"]["windows"]) == ([], [], {})
