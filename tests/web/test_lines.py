"""Phones sleep, servers restart, people open two tabs: nothing is lost, and it is said calmly."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, WebSocketRoute, expect

from maskenball.server.showing import PROTOCOL
from tests.web.conftest import PHONE, Welcome
from tests.web.guest import Guest, play_on
from tests.web.test_games import sheet_of
from tools.house import Running, started


def until_contest(guest: Guest, others: list[Guest], chance: Random) -> None:
    """Play until everybody waits for this guest's answer in a contest."""
    for _ in range(2000):
        if guest.tray.locator(".plans .button:enabled").count():
            return
        if guest.is_over:
            raise AssertionError("there was no contest in this game")
        if not sum(one.acts(chance) for one in [guest, *others]):
            guest.page.wait_for_timeout(30)
    raise AssertionError("no contest came")


def test_a_phone_that_loses_its_line_in_a_contest_is_back_at_the_same_question(welcome: Welcome) -> None:
    host = welcome("Anna", size=PHONE).opens(players=4)
    other = welcome("Ben").joins(host)
    host.deals()
    chance = Random(3)
    until_contest(host, [other], chance)
    asked = host.tray.get_by_role("heading").inner_text()
    host.page.context.set_offline(True)
    host.page.evaluate("window.dispatchEvent(new Event('offline'))")
    host.page.wait_for_timeout(300)
    host.page.context.set_offline(False)
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(host.tray.get_by_role("heading")).to_have_text(asked)
    play_on([host, other], chance)
    assert sheet_of(host).finish().over


def test_a_phone_that_slept_while_the_others_played_on_is_asked_when_it_wakes(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4)
    phone = welcome("Ben", size=PHONE).joins(host)
    host.deals()
    chance = Random(8)
    for guest in (host, phone):
        assert guest.acts(chance)
    while not host.tray.locator("button.main, button.act").count():
        if not phone.acts(chance):
            host.page.wait_for_timeout(30)
    lid = phone.page.context.new_cdp_session(phone.page)
    lid.send("Page.setWebLifecycleState", {"state": "frozen"})
    before = host.tray.inner_text()
    for _ in range(20):  # the others play until they must wait for the phone
        if not host.acts(chance):
            host.page.wait_for_timeout(50)
    assert host.tray.inner_text() != before
    expect(host.tray.get_by_role("heading")).to_contain_text("Ben")
    lid.send("Page.setWebLifecycleState", {"state": "active"})
    expect(phone.tray.get_by_role("button").first).to_be_visible()
    play_on([host, phone], chance)
    assert sheet_of(phone).finish().over and not host.faults and not phone.faults


def test_a_page_that_is_loaded_again_has_its_seat(welcome: Welcome) -> None:
    host = welcome("Anna").opens()
    host.deals()
    host.page.reload()
    expect(host.button("Ready")).to_be_visible()
    assert host.acts(Random(1))
    host.page.reload()
    expect(host.tray).to_be_visible()
    expect(host.page.get_by_text("Anna (you)")).to_be_visible()


def test_the_server_restarts_in_mid_game(chromium: Browser, tmp_path: Path) -> None:
    running = started(tmp_path / "tables.db")
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script("localStorage.setItem('maskenball-motion', 'quick')")
    again: Running | None = None
    try:
        host = Guest(context.new_page(), running.address, "Anna").opens()
        host.deals()
        chance = Random(9)
        for _ in range(40):
            host.acts(chance)
            host.page.wait_for_timeout(20)
        port = int(running.address.rsplit(":", 1)[1])
        running.kill()
        expect(host.page.get_by_text("The connection is lost")).to_be_visible()
        again = started(tmp_path / "tables.db", port=port)
        expect(host.page.get_by_text("The connection is lost")).to_be_hidden()
        play_on([host], chance)
        assert sheet_of(host).finish().over
    finally:
        context.close()
        running.close()
        if again is not None:
            again.close()


def test_the_last_tab_wins_and_the_first_says_so(welcome: Welcome) -> None:
    host = welcome("Anna").opens()
    second = Guest(host.page.context.new_page(), host.address, "Anna").go(f"/t/{host.code}")
    expect(second.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
    expect(host.page.get_by_text("another tab")).to_be_visible()
    host.button("Play here instead").click()
    expect(second.page.get_by_text("another tab")).to_be_visible()
    expect(host.page.get_by_text("another tab")).to_be_hidden()


def test_a_spectator_watches_and_a_rematch_keeps_the_seats(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4)
    link = host.page.get_by_label("Who has this link can watch, and sees no secret.").input_value()
    other = welcome("Ben").joins(host)
    watcher = welcome("").go("/" + link.split("/", 3)[3])
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    host.deals()
    expect(watcher.page.get_by_role("list", name="The table")).to_be_visible()
    assert not watcher.acts(Random(1))
    play_on([host, other], Random(4))
    expect(watcher.tray.get_by_role("link", name="Score sheet")).to_be_visible()
    host.button("Once more, one seat on").click()
    expect(other.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
    seats = other.page.locator("ol li")
    expect(seats.nth(1)).to_contain_text("Anna")
    expect(seats.nth(2)).to_contain_text("Ben")
    host.deals()
    expect(watcher.page.get_by_text(re.compile("Remember who is who"))).to_be_visible()


TOLD_WITHIN = 10_000
"""Milliseconds after which a line that died without a word is told."""
KEPT = """() => {
    const table = document.querySelector("main.game");
    window.kept = new Set();
    const said = () => (table.isConnected ? table.querySelector("[role=list], ul, ol").innerText : "(gone)");
    const note = () => window.kept.add(said());
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes from now on everything that the ring says."""


class Swallower:
    """Stands between a page and its server, and may let nothing through without closing anything."""

    def __init__(self, guest: Guest) -> None:
        self.is_dead = False
        guest.page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda told: None if self.is_dead else server.send(told))
        server.on_message(lambda told: None if self.is_dead else page.send(told))


def test_a_line_that_dies_without_a_word_is_told_and_comes_back_without_a_flash(welcome: Welcome) -> None:
    host = welcome("Anna")
    host.page.clock.install()
    between = Swallower(host)
    host.opens(players=4)
    host.deals()
    host.acts(Random(2))
    expect(host.tray.locator("ul.rows button").first).to_be_visible()
    asked = host.tray.get_by_role("heading").inner_text()
    host.page.evaluate(KEPT)
    lost = host.page.get_by_text("The connection is lost")
    host.page.clock.run_for(3 * TOLD_WITHIN)
    expect(lost).to_be_hidden()  # it is asked, and answers
    between.is_dead = True
    host.page.clock.run_for(TOLD_WITHIN)
    expect(lost).to_be_visible()
    expect(host.tray.get_by_role("heading")).to_have_text(asked)
    host.page.clock.run_for(TOLD_WITHIN)  # whose greeting nobody hears either
    expect(lost).to_be_visible()
    between.is_dead = False
    host.page.clock.run_for(3 * TOLD_WITHIN)
    expect(lost).to_be_hidden()
    expect(host.tray.get_by_role("heading")).to_have_text(asked)
    assert len(host.page.evaluate("() => [...window.kept]")) == 1
    assert host.acts(Random(3)) and not host.faults


def test_a_page_that_is_older_than_the_server_asks_to_be_loaded_anew(welcome: Welcome) -> None:
    host = welcome("Anna")

    def newer(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(str(told).replace(f'"protocol":{PROTOCOL}', '"protocol":999')))

    host.page.route_web_socket("**/socket", newer)
    host.opens(players=4)
    expect(host.page.get_by_text(host.say("notice-outdated"))).to_be_visible()
    host.page.unroute_all()
    with host.page.expect_navigation():
        host.button(host.say("house-reload")).click()
    host._is_seated()


def test_the_table_is_not_drawn_anew_when_somebody_comes_or_goes(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4)
    other = welcome("Ben").joins(host)
    host.deals()
    host.page.locator("main.game").evaluate("table => (table.dataset.kept = 'yes')")
    other.page.goto("about:blank")
    expect(host.page.get_by_text(host.say("table-away")).first).to_be_visible()
    assert host.page.locator("main.game").get_attribute("data-kept") == "yes"


def test_a_turn_is_headed_by_one_line_of_the_log(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4)
    host.deals()
    log = host.page.locator(".log li")
    expect(log.filter(has_text="preparation")).to_have_count(1)
    expect(host.page.locator(".log li.turn").filter(has_text="preparation")).to_have_count(0)
    expect(host.page.locator(".log li.turn")).to_have_count(1)
