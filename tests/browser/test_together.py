"""Several people at one table: together, offline, after a restart, twice at once."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Player
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Running, running, wait_for
from tidetable.games import GAMES


def sit_down(visitors: list[Visitor], game: str) -> str:
    """The first makes the table, the others open their links."""
    first, *others = visitors
    seats = ["me", *("link" for _ in others)]
    table = first.make_table(game, *seats, name="Ann", options={"first_player": 1})
    first.go(f"/table/{table}")
    for number, visitor in enumerate(others, 1):
        visitor.accept(first.links[str(number)], f"Friend {number}")
        visitor.page.wait_for_url("**/table/" + table)  # the secret has left the address
    for visitor in visitors:
        visitor.page.locator(".frame").wait_for()
    return table


def test_a_friend_is_asked_for_a_name_once(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server), Visitor(browser, server, PHONE)
    for known in (False, True):
        table = ann.make_table("azul", "me", "link", name="Ann")
        if known:
            ben.go(ann.links["1"])
        else:
            ben.accept(ann.links["1"], "Ben")
        ben.page.locator(".frame").wait_for()
        assert [seat["name"] for seat in ann.ask("GET", f"/api/tables/{table}")["seats"]] == [
            "Ann",
            "Ben",
        ]
    ann.close()
    ben.close()


def steps(visitors: list[Visitor]) -> set[str | None]:
    """How far each of them sees the game."""
    return {visitor.page.locator(".frame").get_attribute("data-step") for visitor in visitors}


def one_step(visitors: list[Visitor]) -> bool:
    return len(steps(visitors)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_two_play_and_one_looks_on(server: Running, browser: Browser, game: str) -> None:
    ann, ben, onlooker = (Visitor(browser, server) for _ in range(3))
    table = sit_down([ann, ben], game)
    onlooker.go(f"/table/{table}")
    onlooker.page.locator(".frame").wait_for()
    players = Player(ann.page, 1), Player(ben.page, 2)
    for _ in range(6):
        wait_for(lambda: any(player.look()[1] for player in players))
        next(player for player in players if player.look()[1]).play_turn()
    wait_for(lambda: one_step([ann, ben, onlooker]))
    assert onlooker.page.locator(".board [data-move]").count() == 0
    for visitor in (ann, ben, onlooker):
        visitor.close()


def test_who_is_offline_moves_and_comes_back(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server), Visitor(browser, server)
    sit_down([ann, ben], "azul")
    player = Player(ann.page)
    wait_for(lambda: player.look()[1])
    before = steps([ben])
    ann.context.set_offline(True)
    for _ in range(2):  # a tile and a line
        player.tap(player.look()[2])
    expect(ann.page.locator(".says.trouble")).to_be_visible()
    assert steps([ben]) == before
    ann.context.set_offline(False)
    wait_for(lambda: steps([ben]) != before and one_step([ann, ben]))
    expect(ann.page.locator(".says.trouble")).to_have_count(0)
    Player(ben.page).play_turn()
    wait_for(lambda: one_step([ann, ben]))
    ann.close()
    ben.close()


def test_a_double_tap_is_one_move(server: Running, browser: Browser) -> None:
    ann, ben = Visitor(browser, server), Visitor(browser, server)
    table = sit_down([ann, ben], "azul")
    wait_for(lambda: Player(ann.page).look()[1])
    ann.page.locator(".board [data-take]:visible").first.click()
    ann.page.locator(".board [data-move]:visible").first.dblclick()
    wait_for(lambda: Player(ben.page).look()[1])
    history = ann.ask("GET", f"/api/tables/{table}/history?after=0")
    assert [told["seat"] for told in history if told["what"] == "move"] == [0]
    ann.close()
    ben.close()


def test_a_stale_tab_changes_nothing_and_is_told(server: Running, browser: Browser) -> None:
    ann = Visitor(browser, server)
    table = ann.make_table("azul", "me", "bot:beginner", options={"first_player": 1})
    ann.go(f"/table/{table}")
    view = ann.ask("GET", f"/api/tables/{table}")
    event = {"steps": [], "table": view}
    stale = ann.new_page()
    # It hears of this position and then nothing more.
    stale.route(
        "**/events*",
        lambda route: route.fulfill(
            content_type="text/event-stream",
            body=f"id: {view['step']}.0\nevent: table\ndata: {json.dumps(event)}\n\n",
        ),
    )
    stale.goto(ann.page.url)
    late = Player(stale, 4)
    wait_for(lambda: late.look()[2])
    Player(ann.page, 3).play_turn()
    wait_for(lambda: Player(ann.page).look()[1])
    for _ in range(2):
        late.tap(late.look()[2])
    expect(stale.get_by_role("alert")).to_contain_text("Something has happened")
    wait_for(lambda: stale.locator(".frame").get_attribute("data-step") in steps([ann]))
    history = ann.ask("GET", f"/api/tables/{table}/history?after=0")
    assert [told["seat"] for told in history if told["what"] == "move"] == [0, 1]
    ann.close()


def test_four_phones(server: Running, browser: Browser) -> None:
    visitors = [Visitor(browser, server, PHONE) for _ in range(4)]
    sit_down(visitors, "maui")
    players = [Player(visitor.page, seed) for seed, visitor in enumerate(visitors)]
    for _ in range(5):
        wait_for(lambda: any(player.look()[1] for player in players))
        next(player for player in players if player.look()[1]).play_turn()
    wait_for(lambda: one_step(visitors))
    for visitor in visitors:
        visitor.close()


def test_the_server_is_restarted_in_the_middle(tmp_path: Path, browser: Browser) -> None:
    with running(tmp_path / "data", "--no-limits") as server:
        ann, ben = Visitor(browser, server), Visitor(browser, server)
        sit_down([ann, ben], "sea-salt-paper")
        Player(ann.page).play_turn()
        server.kill()
        expect(ann.page.locator(".says.trouble")).to_be_visible()
        # What is loaded later does not come; the page stays until there is a server again.
        ann.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
        ann.page.wait_for_timeout(500)
        expect(ann.page.locator(".says.trouble")).to_be_visible()
        server.start()
        expect(ann.page.locator(".says.trouble")).to_have_count(0, timeout=60_000)
        wait_for(lambda: one_step([ann, ben]))
        before = steps([ann])
        wait_for(lambda: any(Player(visitor.page).look()[1] for visitor in (ann, ben)))
        mover = next(v for v in (ann, ben) if Player(v.page).look()[1])
        Player(mover.page).play_turn()
        wait_for(lambda: steps([ann]) != before and one_step([ann, ben]))
        for visitor in (ann, ben):
            # What was being loaded when the server ended came with the page, which loaded again.
            visitor.problems = [one for one in visitor.problems if "Unable to preload" not in one]
            visitor.close()


def test_one_device_for_two_with_a_curtain(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    visitor.go("/new/sea-salt-paper")
    page = visitor.page
    page.get_by_role("button", name="3", exact=True).click()
    page.locator("li select").first.select_option("here")  # and the third is a bot
    page.locator("form .end .strong").click()
    curtain = page.locator(".curtain")
    turn_of = curtain.locator("h1", has_text="it is your turn")  # the bot may be first
    names = []
    for turn in range(3):
        names.append(turn_of.inner_text())
        assert page.locator(".board").count() == 0  # nothing of anybody's hand is in the page
        curtain.locator("button").click()
        player = Player(page, turn)
        for _ in range(400):
            if curtain.count():
                break
            player.tap_if_live()
            page.wait_for_timeout(50)
    assert names[0] == names[2] != names[1]
    page.reload()  # whoever comes by sees no hand
    curtain.wait_for()
    assert page.locator(".board").count() == 0
    visitor.close()


def test_at_one_device_a_move_is_taken_back_by_who_made_it(
    server: Running, browser: Browser
) -> None:
    visitor = Visitor(browser, server)
    visitor.go("/new/azul")
    page = visitor.page
    page.locator("li select").first.select_option("here")
    page.locator("form .end .strong").click()
    page.locator(".says.mine").wait_for()
    table = page.url.rpartition("/")[2]

    def shown() -> object:
        return visitor.ask("GET", f"/api/tables/{table}")["shown"]

    before = shown()
    Player(page).play_turn()
    assert shown() != before
    page.get_by_role("button", name="Undo").click()
    wait_for(lambda: shown() == before)
    visitor.close()
