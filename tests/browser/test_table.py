"""What one does at a table beside moving: be told why not, take back, confirm, talk, learn."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Player
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Running, wait_for
from tidetable.games import GAMES, rules_of

TILE = ".board [data-take]:not([aria-disabled=true]):visible"
LINE = ".board [data-move]:visible"
LOUD = ("pair", "stop", "last-chance")  # what ends a round or lays cards


def sit_with_bot(visitor: Visitor, game: str = "azul", query: str = "") -> str:
    """At a table with a bot, on my turn, which is the first."""
    options, customs = {"first_player": 1}, {"hints": True}
    table = visitor.make_table(game, "me", "bot:beginner", options=options, customs=customs)
    visitor.go(f"/table/{table}{query}")
    visitor.page.locator(".says.mine").wait_for()
    return table


def moves_made(visitor: Visitor, table: str) -> int:
    history = visitor.ask("GET", f"/api/tables/{table}/history?after=0")
    return sum(told["what"] == "move" and told["seat"] == 0 for told in history)


def take_and_place(page: Page) -> None:
    page.locator(TILE).first.click()
    page.locator(LINE).first.click()


def test_an_impossible_line_says_why_and_opens_its_rule(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table = sit_with_bot(visitor)
    page = visitor.page
    # A line that holds one pattern refuses another. A display has four tiles: line 5 is not full.
    page.locator(TILE).first.click()
    page.locator(".board [data-line='5'][data-move]").click()
    wait_for(lambda: Player(page).look()[1] and moves_made(visitor, table) == 1)
    for tile in page.locator(TILE).all():
        tile.click()
        closed = page.locator(".board [data-line='5'][aria-disabled=true]")
        if closed.count():
            closed.click(force=True)  # it says that it is not enabled, and means it
            break
        page.keyboard.press("Escape")
    tip = page.get_by_role("alert")
    expect(tip).to_contain_text("a line holds one pattern only")
    tip.get_by_role("button", name="Rule AZ-3.3").click()
    expect(page.locator("dialog .wanted")).to_contain_text("one pattern only")
    assert moves_made(visitor, table) == 1
    visitor.close()


def test_escape_and_a_second_tap_let_go(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table = sit_with_bot(visitor)
    page = visitor.page
    for key in ("Escape", ""):
        page.locator(TILE).first.click()
        expect(page.locator(LINE).first).to_be_visible()
        if key:
            page.keyboard.press(key)
        else:
            page.locator(TILE).first.click()
        expect(page.locator(LINE)).to_have_count(0)
    assert moves_made(visitor, table) == 0
    visitor.close()


def test_a_move_can_be_confirmed_first(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server, confirm="on")
    table = sit_with_bot(visitor)
    take_and_place(visitor.page)
    confirm = visitor.page.locator(".confirm")
    expect(confirm).to_be_visible()
    assert moves_made(visitor, table) == 0
    confirm.click()
    wait_for(lambda: moves_made(visitor, table) == 1)
    visitor.close()


def test_a_countdown_sends_by_itself(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server, confirm="countdown")
    table = sit_with_bot(visitor)
    take_and_place(visitor.page)
    expect(visitor.page.locator(".confirm.counting")).to_be_visible()
    assert moves_made(visitor, table) == 0
    wait_for(lambda: moves_made(visitor, table) == 1)
    visitor.close()


def test_what_waits_to_be_confirmed_has_room_on_a_phone(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server, PHONE, "uk", confirm="on")
    sit_with_bot(visitor, "sea-salt-paper")
    visitor.page.locator("[data-move='take:1']").click()
    box = visitor.page.locator(".confirm").bounding_box()
    assert box
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["width"] > 150
    assert box["height"] >= 44
    visitor.close()


def test_a_move_is_typed_as_the_log_writes_it(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table = sit_with_bot(visitor)
    page = visitor.page
    move = visitor.ask("GET", f"/api/tables/{table}")["legal"][0]
    for text in ("nonsense", move.lower()):
        page.keyboard.press("m")
        page.get_by_role("dialog").get_by_role("combobox").fill(text)
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        if text == "nonsense":
            expect(page.get_by_role("alert")).to_contain_text("nonsense")
    wait_for(lambda: moves_made(visitor, table) == 1)
    expect(page.locator(".log code").last).to_have_text(move)
    visitor.close()


def test_a_move_is_taken_back(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server), Visitor(browser, server)
    table = ann.make_table("azul", "me", "link", options={"first_player": 1})
    ann.go(f"/table/{table}")
    ben.accept(ann.links["1"], "Ben")
    ann.page.locator(".says.mine").wait_for()
    before = ann.ask("GET", f"/api/tables/{table}")["shown"]
    take_and_place(ann.page)
    wait_for(lambda: ann.ask("GET", f"/api/tables/{table}")["shown"] != before)
    ann.page.locator(".says.mine").wait_for(state="detached")
    ann.page.keyboard.press("u")
    wait_for(lambda: ann.ask("GET", f"/api/tables/{table}")["shown"] == before)
    ann.page.locator(".says.mine").wait_for()
    ann.close()
    ben.close()


def test_people_talk_each_in_their_language(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server), Visitor(browser, server, language="uk")
    table = ann.make_table("maui", "me", "link", name="Ann")
    ann.go(f"/table/{table}")
    ben.accept(ann.links["1"], "Ben")
    for visitor in (ann, ben):
        visitor.page.locator(".frame").wait_for()
        visitor.page.locator("[data-sheet=talk]").click()
    ann.page.get_by_role("button", name="Good luck!").click()
    expect(ann.page.get_by_role("dialog").get_by_role("log")).to_contain_text("Ann Good luck!")
    expect(ben.page.get_by_role("dialog").get_by_role("log")).to_contain_text("Ann")
    assert "Good luck" not in ben.page.get_by_role("dialog").get_by_role("log").inner_text()
    ann.close()
    ben.close()


def test_what_was_missed_is_told(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server), Visitor(browser, server)
    table = ann.make_table("azul", "me", "link", options={"first_player": 1}, name="Ann")
    ann.go(f"/table/{table}")
    ben.accept(ann.links["1"], "Ben")
    ann.page.locator(".says.mine").wait_for()
    take_and_place(ann.page)
    ann.page.locator(".says.mine").wait_for(state="detached")
    ann.go("/")
    Player(ben.page).play_turn()
    ann.go(f"/table/{table}")
    missed = ann.page.locator(".missed")
    expect(missed).to_contain_text("took")
    missed.get_by_role("button").click()
    expect(missed).to_have_count(0)
    ann.close()
    ben.close()


def test_what_was_missed_is_played_before_my_eyes(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server, speed="fast"), Visitor(browser, server)
    table = ann.make_table("azul", "me", "link", "bot:beginner", options={"first_player": 1})
    ann.go(f"/table/{table}")
    ben.accept(ann.links["1"], "Ben")
    ann.page.locator(".says.mine").wait_for()
    take_and_place(ann.page)
    ann.page.locator(".says.mine").wait_for(state="detached")
    ann.go("/")
    before = ann.ask("GET", f"/api/tables/{table}")["step"]
    Player(ben.page).play_turn()
    wait_for(lambda: ann.ask("GET", f"/api/tables/{table}")["legal"])
    ann.go(f"/table/{table}")
    frame = ann.page.locator(".frame")
    frame.wait_for()
    first = int(frame.get_attribute("data-step") or "0")
    newest = ann.ask("GET", f"/api/tables/{table}")["step"]
    assert before < first < newest  # after Ben's move, before the bot's
    ann.page.locator(".missed").get_by_role("button").click()
    expect(frame).to_have_attribute("data-step", str(newest))
    expect(ann.page.locator(".says.mine")).to_be_visible()
    ann.close()
    ben.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_introduction_goes_along_with_the_first_moves(
    server: Running, browser: Browser, game: str
) -> None:
    visitor = Visitor(browser, server)
    visitor.go("/")
    article = visitor.page.locator("article", has_text=rules_of(game).title)
    article.get_by_role("button", name="Introduction").click()
    coach = visitor.page.locator(".coach")
    expect(coach).to_contain_text("1/")
    Player(visitor.page).play_turn()
    expect(coach).not_to_contain_text("1/")
    while coach.get_by_role("button", name="Next").count():
        coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="Done").click()
    expect(coach).to_have_count(0)
    visitor.close()


def test_a_hint_has_its_reasons(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    sit_with_bot(visitor)
    visitor.page.keyboard.press("h")
    hints = visitor.page.locator(".hints li")
    expect(hints.first).to_contain_text("%")
    visitor.close()


def test_whoever_wants_no_motion_sees_none(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server, speed="normal")
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.add_init_script(
        "const animate = Element.prototype.animate; window.moved = 0;"
        "Element.prototype.animate = function (...all) { window.moved++;"
        " return animate.apply(this, all); }"
    )
    sit_with_bot(visitor)
    Player(visitor.page).play_turn()
    assert visitor.page.evaluate("window.moved") == 0
    visitor.page.emulate_media(reduced_motion="no-preference")
    wait_for(lambda: Player(visitor.page).look()[1])
    Player(visitor.page).play_turn()
    wait_for(lambda: visitor.page.evaluate("window.moved") > 0)
    visitor.close()


@pytest.mark.parametrize("by", ["a tap", "a key"])
def test_motion_is_finished_by(server: Running, browser: Browser, by: str) -> None:
    visitor = Visitor(browser, server, speed="normal")
    visitor.page.add_init_script(  # so slow that nobody would wait for it
        "const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (frames, timing) {"
        " return animate.call(this, frames, { ...timing, duration: 3500 }); }"
    )
    sit_with_bot(visitor)
    take_and_place(visitor.page)
    visitor.page.locator(".layer > *").first.wait_for()
    visitor.page.evaluate(
        "document.querySelectorAll('.layer > *').forEach((one) => (one.id = 'old'))"
    )
    if by == "a tap":
        visitor.page.mouse.click(700, 8)  # where nothing lies
    else:
        visitor.page.keyboard.press("Space")
    expect(visitor.page.locator(".layer > #old")).to_have_count(0, timeout=1500)
    visitor.close()


def test_a_pair_that_is_held_shows_its_copies(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    page = visitor.page
    for _ in range(60):  # until three cards make two pairs
        table = sit_with_bot(visitor, "sea-salt-paper")
        if has_two_ways(visitor, table):
            break
    kinds = page.locator(".chips [title*='Hold']")
    before = kinds.count()
    kinds.first.hover()
    page.mouse.down()
    expect(page.locator(".says")).to_contain_text("they count anyway")
    page.mouse.up()
    expect(kinds).to_have_count(0)  # each copy stands for itself
    assert page.locator(".chips .pair").count() > 1
    page.keyboard.press("Escape")
    expect(kinds).to_have_count(before)
    visitor.close()


def has_two_ways(visitor: Visitor, table: str) -> bool:
    """Play at random until a pair can be laid in two ways, or the first round is over."""
    held = visitor.page.locator(".chips .live[title*='Hold']")
    for turn in range(60):
        if held.count():
            return True
        view = visitor.ask("GET", f"/api/tables/{table}")
        if view["status"] == "over" or view["shown"]["round_number"] > 1:
            return False
        if view["legal"]:
            calm = [move for move in view["legal"] if move.partition(":")[0] not in LOUD]
            move = {"seat": view["you"], "after": view["step"], "move_id": str(turn)}
            move["moves"] = [(calm or view["legal"])[0]]
            visitor.ask("POST", f"/api/tables/{table}/moves", move)
        visitor.page.wait_for_timeout(40)
    return False


def test_the_market_is_seen_from_another_beach(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    sit_with_bot(visitor, "maui")
    visitor.page.locator(".foe .look").click()
    towels = visitor.page.get_by_role("dialog").locator("li")
    expect(towels).to_have_count(6)
    expect(towels.first).to_contain_text("+")
    visitor.close()


def test_a_listener_hears_what_happens(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table = sit_with_bot(visitor)
    page = visitor.page
    says = page.locator(".says")
    expect(says).to_contain_text("Your turn")
    page.locator(TILE).first.click()
    expect(says).to_contain_text("choose a line")
    page.locator(LINE).first.click()
    heard = page.locator(".frame > [role=log]")
    expect(heard).to_contain_text("took")
    wait_for(lambda: Player(page).look()[1] and moves_made(visitor, table) == 1)  # the bot's too
    expect(heard.locator("p")).to_have_count(2)  # each in a line of its own
    page.keyboard.press("s")
    expect(page.locator(".frame > .unseen[role=status]")).to_contain_text(":")
    visitor.close()
