"""The table for everybody: three languages, keyboard alone, a phone, words instead of a drawing, and looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Dialog, Route, expect

from tests.browser import stillness
from tests.browser.conftest import Welcome
from tests.browser.driving import choose, places_squires, play_until, reach_placement, settled, table_against_bots
from tests.browser.house import PHONE
from tests.browser.moments import sit_down
from tests.games.jerusalem.position import position

THUMB = 44  # pixels


def test_three_languages_without_a_reload(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    reach_placement(anna)
    anna.page.evaluate("window.same = true")
    for language, area, done, log in (
        ("it", "Mercato", "Ho finito", "Cronaca"),
        ("de", "Markt", "Fertig", "Chronik"),
        ("en", "Market", "Done", "Log"),
    ):
        anna.page.locator("header select").select_option(language)
        expect(anna.page.locator("[data-pieces=market-large] .name")).to_have_text(area)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.get_by_role("tab", name=log)).to_be_visible()
        expect(anna.page.locator("[data-move=end]")).to_have_text(done)
        assert "undefined" not in anna.page.locator("body").inner_text()
        anna.picture(f"language-{language}")
    assert anna.page.evaluate("window.same") is True


def test_a_turn_by_keyboard_alone(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    keys = anna.page.keyboard
    # The auction and the cards: the digits press the choices of the prompt, Tab and Enter the cards of the screen.
    for _ in range(120):
        if places_squires(anna.page)():
            break
        if anna.page.locator(".prompt.asked [data-move]:not(:disabled)").count() > 0:
            keys.press(str(min(9, anna.page.locator(".prompt [data-move]").count())))
        elif anna.page.locator(".screen [data-move]").count() > 0:
            anna.page.locator(".screen [data-move]").first.focus()
            keys.press("Enter")
        anna.page.wait_for_timeout(120)
    assert places_squires(anna.page)()
    settled(anna.page)

    anna.page.locator("body").press("Tab")
    for _ in range(40):
        if anna.page.evaluate("document.activeElement?.dataset?.area"):
            break
        keys.press("Tab")
    squires = anna.page.locator(".screen .counts b").first
    count = int(squires.inner_text())
    start = anna.page.evaluate("document.activeElement.dataset.area")
    keys.press("ArrowUp")
    assert anna.page.evaluate("document.activeElement.dataset.area") != start
    keys.press("n")
    assert anna.page.evaluate("document.activeElement.dataset.area").startswith("nobility")
    keys.press("?")
    expect(anna.page.locator(".about, .refused").first).to_be_visible()
    while anna.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
        keys.press("m")
    keys.press("Enter")
    expect(squires).to_have_text(str(count - 1))
    assert anna.page.evaluate("document.activeElement.dataset.area") is not None
    keys.press("u")
    expect(squires).to_have_text(str(count))
    keys.press("Escape")
    buttons = anna.page.locator(".prompt [data-move]")
    keys.press(str(buttons.count()))
    expect(anna.page.locator(".prompt.asked [data-move=end]")).to_have_count(0)


def test_a_phone_has_everything_in_reach_of_a_thumb(person: Welcome) -> None:
    anna = person("Anna", PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table_against_bots(anna)
    reach_placement(anna)
    prompt = anna.page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] > PHONE["height"] * 0.45
    assert prompt["y"] + prompt["height"] <= PHONE["height"] + 1
    for target in anna.page.locator(".area.free, .prompt button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB - 1, target.get_attribute("data-area") or target.inner_text()
    squires = anna.page.locator(".screen .counts b").first
    count = int(squires.inner_text())
    anna.page.locator(".area.free").first.tap()
    expect(squires).to_have_text(str(count - 1))
    anna.page.get_by_role("button", name="Closer").tap()
    expect(anna.page.get_by_role("button", name="Whole city")).to_be_visible()


def test_a_turn_on_the_text_board(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    anna.page.get_by_role("tab", name="Options").click()
    anna.page.get_by_role("checkbox", name="Text board").check()
    play_until([anna], lambda: anna.page.locator(".prompt select").count() > 0)
    settled(anna.page)
    log = anna.page.get_by_role("tab", name="Log")
    log.click()
    stillness.watch(anna.page, ".text")
    for button in anna.page.locator(".prompt .choices button").all():
        button.hover()
    assert len(stillness.places(anna.page)) == 1
    areas = anna.page.locator(".prompt select").first
    chosen = areas.locator("option").last
    words = chosen.inner_text()
    areas.select_option(chosen.get_attribute("value"))
    areas.locator("xpath=following-sibling::button").click()
    settled(anna.page)
    expect(anna.page.locator(".log li").last).to_contain_text(words.split(" in the ")[-1].split(" from ")[-1][:8])


def test_what_is_explained_leaves_what_can_be_chosen_in_sight(person: Welcome) -> None:
    """In two rows, the first of which is pointed at."""
    page = sit_down(person("Anna"), position("auction"))
    page.locator("header select").select_option("de")
    expect(page.locator(".prompt h2")).to_contain_text("das erste Gebot")
    page.locator(".prompt .choices button").first.hover()
    expect(page.locator(".notes .about")).to_be_visible()
    first, last = (page.locator(".prompt .choices button").nth(at).bounding_box() for at in (0, -1))
    told = page.locator(".notes").bounding_box()
    assert first
    assert last
    assert told
    assert first["y"] + first["height"] < last["y"]
    assert last["y"] + last["height"] <= told["y"]
    assert told["height"] > 18


def test_other_games_are_played_in_words(person: Welcome) -> None:
    anna = person("Anna")
    games = anna.page.evaluate("fetch('/api/v1/games').then(answer => answer.json())")
    for game in games:
        anna.visit(f"/new?game={game['name']}")
        expect(anna.page.locator(".wishes select").nth(1)).to_be_visible()
        for at in range(1, anna.page.locator(".wishes select").count()):
            anna.page.locator(".wishes select").nth(at).select_option("random")
        anna.page.locator("form button.primary").click()
        anna.page.get_by_role("button", name="I am ready").click()
        expect(anna.page.locator(".table .prompt")).to_be_visible()
        anna.page.get_by_role("tab", name="Options").click()
        expect(anna.page.get_by_role("region", name="Options")).to_be_visible()
        words_instead = anna.page.get_by_role("checkbox", name="Text board")
        if words_instead.count() > 0:
            words_instead.check()
        expect(anna.page.locator(".text h2")).to_be_visible()
        clicks = 0
        for _ in range(300):
            clicks += choose(anna) is not None
            anna.page.wait_for_timeout(20)
            if clicks >= 12:
                break
        assert clicks >= 12, game["name"]
        anna.picture(f"text-{game['name']}")


# What of the replay a phone does not show whole, between the board and the tabs of its pages.
WITHIN_REACH = """
() => {
  const board = document.querySelector('.map svg').getBoundingClientRect();
  const prompt = document.querySelector('.prompt-place').getBoundingClientRect();
  const tabs = document.querySelector('[role=tablist] #page-tab-board').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.prompt button, .prompt select, .prompt input')];
  const hidden = parts.filter(part => {
    const box = part.getBoundingClientRect();
    return box.top < prompt.top || box.bottom > tabs.top + 1 || box.height < 40 || box.right > innerWidth;
  });
  const cut = board.bottom > prompt.top + 1 ? ['the board'] : [];
  return [...cut, ...hidden.map(part => part.ariaLabel ?? part.outerHTML), ...(parts.length < 8 ? ['all'] : [])];
}
"""


def test_looking_back_step_by_step_and_by_a_link(person: Welcome) -> None:
    anna = person("Anna")
    table = table_against_bots(anna)
    reach_placement(anna)
    anna.page.locator(".area.free").first.click()
    settled(anna.page)
    now = anna.page.locator(".map").inner_text()
    anna.page.get_by_role("tab", name="Replay").click()
    anna.page.get_by_role("button", name="One step back").click()
    expect(anna.page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    expect(anna.page.locator(".area.free")).to_have_count(0)
    anna.picture("table-replay")
    anna.page.get_by_role("button", name="To the start").click()
    expect(anna.page.get_by_text("Position 0 of")).to_be_visible()
    expect(anna.page.locator(".pieces .count")).to_have_count(0)
    anna.page.get_by_role("radio", name="turn").click()
    anna.page.get_by_role("button", name="One step forward").click()
    expect(anna.page.get_by_text("Position 0 of")).to_have_count(0)
    position = anna.page.get_by_text(re.compile(r"^Position \d+ of")).inner_text()
    anna.page.locator(".replay summary").click()
    anna.page.get_by_label("Seen by").select_option("spectator")
    expect(anna.page.locator(".screen")).to_have_count(0)
    expect(anna.page.get_by_text(re.compile(r"^Position \d+ of"))).to_have_text(position)
    anna.page.get_by_role("button", name="Back to the game").click()
    expect(anna.page.locator(".prompt.asked")).to_be_visible()
    assert anna.page.locator(".map").inner_text() == now

    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    assert "jerusalem" in download.value.path().read_text(encoding="utf-8")

    bruno = person("Bruno", PHONE)
    on_their_way: list[Route] = []

    def hold(request: Route) -> None:
        on_their_way.append(request)

    bruno.page.route("**/chronicle?*", hold)
    with bruno.page.expect_request("**/chronicle?*"):
        bruno.visit(f"/table/{table}?at=2")
    board = bruno.page.locator("#page-tab-board")
    expect(board).to_have_attribute("aria-selected", "true")  # whoever follows a link sees the board, however it comes
    for request in on_their_way:
        request.continue_()
    expect(bruno.page.get_by_text("Position 2 of").first).to_be_visible()
    expect(board).to_have_attribute("aria-selected", "true")
    expect(bruno.page.locator(".prompt .controls")).to_be_visible()
    assert bruno.page.evaluate(WITHIN_REACH) == []
    prompt = bruno.page.locator(".prompt")
    prompt.get_by_label("Step by").select_option("round")
    prompt.get_by_role("button", name="One step forward").click()
    expect(prompt.get_by_text("Position 2 of")).to_have_count(0)
    prompt.get_by_role("button", name="Back to the game").click()
    expect(bruno.page.get_by_text("You are watching.")).to_be_visible()


def test_what_happened_since_one_was_here(person: Welcome) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = table_against_bots(anna)
    bruno.visit(f"/table/{table}")
    expect(bruno.page.locator(".log li").first).to_be_visible()
    bruno.visit("/")
    reach_placement(anna)
    bruno.visit(f"/table/{table}")
    expect(bruno.page.locator(".since")).to_be_visible()
    bruno.page.get_by_role("button", name="Step through it").click()
    expect(bruno.page.get_by_text("You are looking at an earlier position.")).to_be_visible()


def test_what_is_found_in_the_rules_is_in_sight(person: Welcome) -> None:
    """Also for whoever looks for it from the end of them, since the field comes along."""
    anna = person("Anna")
    anna.visit("/rules/council")
    page = anna.page
    rules, found = page.locator(".rule"), page.get_by_role("status")
    expect(rules.nth(50)).to_be_attached()
    search = page.get_by_role("searchbox")
    for words in ("nobility", "council"):
        search.fill("")
        rules.last.scroll_into_view_if_needed()
        search.fill(words)
        expect(found).to_be_in_viewport()
        expect(rules.first).to_be_in_viewport()
        expect(rules.first).to_contain_text(re.compile(words, re.IGNORECASE))
    search.fill("zeppelin")
    expect(rules).to_have_count(0)
    expect(found).to_be_in_viewport()


def test_what_is_found_beside_a_table_is_in_sight(person: Welcome) -> None:
    """What is asked now, which fills the drawer, makes room for it."""
    page = sit_down(person("Anna"), position("auction"))
    page.get_by_role("tab", name="Rules").click()
    drawer = page.locator(".rules")
    found, now = drawer.get_by_role("status"), drawer.locator(".now")
    expect(now).to_be_visible()
    drawer.locator("summary").first.click()
    drawer.hover()
    page.mouse.wheel(0, 150)
    page.wait_for_function("() => document.querySelector('.rules').scrollTop > 100")
    drawer.get_by_role("searchbox").fill("baron")
    expect(now).to_have_count(0)
    expect(found).to_be_in_viewport(ratio=1)
    expect(drawer.locator(".rule").first).to_be_in_viewport()
    top, first = drawer.locator(".search").bounding_box(), found.bounding_box()
    assert top
    assert first
    assert first["y"] >= top["y"] + top["height"] - 1


def test_talk_reaches_the_others(person: Welcome) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = table_against_bots(anna)
    carla = person("Carla")
    for somebody in (bruno, carla):
        somebody.visit(f"/table/{table}")
        somebody.page.get_by_role("tab", name="Talk").click()
    bruno.page.get_by_label("Say something").fill("The market is dear today.")
    bruno.page.keyboard.press("Enter")
    expect(carla.page.get_by_text("The market is dear today.")).to_be_visible()
    anna.page.get_by_role("tab", name="Talk").click()
    expect(anna.page.get_by_text("The market is dear today.")).to_have_count(0)


def test_script_and_direction_marks_are_shown_as_text(person: Welcome) -> None:
    evil, carla = person("<img src=x onerror=alert(1)>"), person("Carla")
    renamed = {"name": "<img src=x onerror=alert(1)>\u202e\u2066"}
    evil.page.request.patch(f"{evil.house.address}/api/v1/session", data=renamed)
    dialogs: list[str] = []

    def opened(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    carla.page.on("dialog", opened)
    table = table_against_bots(evil)
    evil.page.get_by_role("tab", name="Talk").click()
    evil.page.get_by_label("Say something").fill("<script>alert(2)</script> \u202eyadot\u202c raed")
    evil.page.keyboard.press("Enter")
    carla.visit(f"/table/{table}")
    expect(carla.page.locator(".name").filter(has_text="<img src=x onerror=alert(1)>")).to_be_visible()
    carla.page.get_by_role("tab", name="Talk").click()
    line = carla.page.locator(".talk li").last
    expect(line).to_contain_text("<script>alert(2)</script> yadot raed")
    expect(line).to_contain_text("guest")
    assert carla.page.locator("main img, main script").count() == 0
    assert not {"\u202e", "\u202c", "\u2066"} & set(carla.page.locator("main").inner_text())
    assert dialogs == []


def test_a_name_from_right_to_left_turns_nothing_round_that_stands_beside_it(person: Welcome) -> None:
    """Neither the time behind it in the talk, nor a figure in a sentence that begins with it."""
    saladin, carla = person("صلاح الدين"), person("Carla")
    table = table_against_bots(saladin)
    saladin.page.get_by_role("tab", name="Talk").click()
    saladin.page.get_by_label("Say something").fill("7 קרובות")
    saladin.page.keyboard.press("Enter")
    line = saladin.page.locator(".talk li").last
    expect(line).to_contain_text("صلاح")
    name, time, text = (line.locator(one).bounding_box() for one in ("b", "time", "span > bdi"))
    assert name is not None
    assert time is not None
    assert text is not None
    assert name["x"] + name["width"] <= time["x"], "who said it stands before when"
    assert abs(text["x"] - name["x"]) < 2
    carla.visit(f"/table/{table}")
    sentence = carla.page.evaluate(MEASURED, carla.page.locator(".seats .name").first.inner_text().split("\n")[0])
    assert sentence["name"] < sentence["figure"]


# Where a name and the figure behind it stand in a sentence, in the order in which they are read.
MEASURED = """(name) => {
  const place = document.body.appendChild(document.createElement('p'));
  place.textContent = `${name} 12`;
  const at = (start, end) => {
    const range = document.createRange();
    range.setStart(place.firstChild, start);
    range.setEnd(place.firstChild, end);
    return range.getBoundingClientRect().x;
  };
  return {name: at(0, name.length), figure: at(name.length + 1, name.length + 3)};
}"""


def test_moves_are_animated_unless_that_is_unwanted(person: Welcome) -> None:
    anna = person("Anna", reduced_motion="no-preference")
    table_against_bots(anna)
    reach_placement(anna)
    flights = anna.page.locator(".flights > g")
    anna.page.wait_for_timeout(700)
    expect(flights).to_have_count(0)
    watch = """() => new Promise(seen => {
        const watcher = new MutationObserver(() => seen(document.querySelectorAll('.flights > g').length));
        watcher.observe(document.querySelector('.flights'), {childList: true});
        document.querySelector('.area.free').dispatchEvent(new MouseEvent('click', {bubbles: true}));
        setTimeout(() => seen(0), 1500);
    })"""
    assert anna.page.evaluate(watch) == 1
    expect(flights).to_have_count(0)
    anna.visit("/settings")
    anna.page.get_by_label("none").check()
    anna.page.go_back()
    expect(anna.page.locator(".area.free").first).to_be_visible()
    settled(anna.page)
    assert anna.page.evaluate(watch) == 0
