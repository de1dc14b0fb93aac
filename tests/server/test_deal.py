"""The deal: promised by the server and every device, provable afterwards; whatever is changed in a record is noticed.

What attackers try with promises and reveals is tested in test_dealing_together.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from maskenball.cli import main
from maskenball.core.chance import shuffled
from maskenball.core.replay import Replay
from maskenball.server import commands as c, consequences, deal, entries as e
from maskenball.server.options import Options
from maskenball.server.showing import Showing, invitation
from maskenball.server.table import Table
from tests.masquerade.agreement import block_of, random_deck
from tests.played import table as position
from tests.server.alone import Alone, Dummies, do, table_of, timeless
from tools.house import PATIENCE, inside

OWN = "[mask.alchemist]\nname = { en = 'Alchemist' }\nbank = true\npower = '''\ntake(1, bank)\ntake_all(court)\n'''\n"
KINDS: dict[str, dict[str, Any]] = {
    "mascarade": {},
    "with two players": {"players": 2},
    "second edition": {"edition": 2, "players": 8},
    "a scenario by name": {"scenario": "1e-2014", "players": 7},
    "masks of one's choice": {"scenario": "judge, king,\n queen, witch, bishop , fool"},
    "home-made masks": {"scenario": "judge, king, queen, witch, bishop, alchemist", "block": OWN},
    "accidents": {"accidents": True},
    "the host chose who begins": {"first": 3},
    "masquerade": {"game": "masquerade", "players": 5},
    "masquerade, own deck": {"game": "masquerade", "players": 4, "block": "own"},
}


def played(kind: str, bots: tuple[int, ...] = (2,), salted: bool = True) -> Table:
    """A table at which a game was played to its end by chance."""
    given = dict(KINDS[kind])
    if given.get("block") == "own":
        given["block"] = next(filter(None, (block_of(random_deck(Random(f"deck {k}"))) for k in range(99))))
    options = Options(**given)
    secret = sha256(kind.encode()).hexdigest()
    table = Table("table", e.Opened(options=options, join="join", watch="watch", secret=secret))
    for seat in range(options.players):
        if seat in bots:
            table.apply(e.Botted(seat=seat, name=f"Bot {seat}"))
        else:
            table.apply(e.Seated(seat=seat, name=f"Guest {seat}", token=f"token {seat}"))
    brought(table, {seat: salt_of(seat) for seat in table.people} if salted else {})
    if table.phase == "memorising":
        table.apply(e.Begun())
    chance = Random(kind)
    while table.phase != "over":
        assert table.game is not None
        table.apply(e.Answered(person=table.asked.person if table.asked else 0, answer=_any(table, chance)))
    return table


def salt_of(seat: int) -> str:
    """The salt of somebody's device."""
    return f"a-pinch-of-salt-from-seat-{seat}"


def brought(table: Table, salts: dict[int, str], unrevealed: Collection[int] = ()) -> None:
    """Devices promise their salts and reveal them, but for some; the cards are dealt."""
    for seat, salt in salts.items():
        do(table, seat, c.Promise(f"promise {seat}", table.commitment, deal.fingerprint(salt)))
    do(table, table.host, c.Start("start"))
    for seat in salts.keys() - set(unrevealed):
        do(table, seat, c.Reveal(f"reveal {seat}", salts[seat]))
    if table.phase == "shuffling":
        table.apply(consequences.dealt(table, table.names()))


def _any(table: Table, chance: Random) -> str:
    assert table.game is not None
    return table.game.text(chance.choice(table.game.legal()))


def wrong(sheet: str) -> list[str]:
    """What a check finds in a score sheet."""
    return deal.check(Replay(sheet).finish())


def header(sheet: str, name: str) -> str:
    """The value of a header."""
    return sheet.partition(f'[{name} "')[2].partition('"')[0]


def with_header(sheet: str, name: str, value: str) -> str:
    """The same sheet with another value."""
    old = f'[{name} "{header(sheet, name)}"]'
    assert sheet.count(old) == 1
    return sheet.replace(old, f'[{name} "{value}"]')


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_of_every_kind_of_game_can_be_checked(kind: str) -> None:
    table = played(kind)
    sheet = table.record()
    assert wrong(sheet) == []
    assert header(sheet, "Commitment") == sha256(table.secret.encode()).hexdigest()
    assert table.record() == sheet, "asked twice, told twice"


def test_the_seed_is_made_of_the_secret_and_everybodys_salt_in_the_order_of_seats() -> None:
    """Written down once more, as anybody could with any program: this is what the promise is."""
    table = played("masquerade")
    salts = [salt_of(seat) if seat != 2 else "" for seat in range(5)]
    assert table.salts == tuple(salts)
    assert table.promises == tuple(sha256(salt.encode()).hexdigest() if salt else "" for salt in salts)
    seed = sha256("\n".join([table.secret, *salts]).encode()).hexdigest()
    assert deal.seed_of(table.secret, salts) == seed
    assert all(deal.seed_of(table.secret, other) != seed for other in permutations(salts) if list(other) != salts)
    assert deal.seed_of(table.secret[:-1] + "x", salts) != seed
    for seat in range(5):
        changed = [salt + "x" if k == seat else salt for k, salt in enumerate(salts)]
        assert deal.seed_of(table.secret, changed) != seed
    assert shuffled(range(36), seed) == shuffled(range(36), seed) != shuffled(range(36), seed[::-1])


def test_secrets_do_not_repeat_and_cannot_be_guessed() -> None:
    secrets = {deal.new_secret() for _ in range(1000)}
    assert len(secrets) == 1000 and {len(secret) for secret in secrets} == {64}


def test_the_promise_stands_before_anybody_else_sits_down_and_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            host = await server.client.open("Anna", players=4)
            promised = (await server.client.get(f"/api/invitation/{host.join}"))["commitment"]
            guests = [await server.client.join(host.join, f"Guest {k}") for k in range(3)]
            async with server.client.line(host) as line, server.client.line(guests[0]) as other:
                await line.command("start")
                live = await server.hall.find(join=host.join)
                assert {line.snapshot["table"]["commitment"], other.snapshot["table"]["commitment"]} == {promised}
                assert (
                    live.table.secret not in str(line.snapshot)
                    and sha256(live.table.secret.encode()).hexdigest() == promised
                )

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("kind", ["mascarade", "masquerade"])
def test_secret_and_salts_are_told_when_it_is_over_and_never_before(kind: str) -> None:
    done = played(kind)
    told_before: list[str] = []
    table = Table("table", e.Opened(options=Options(**KINDS[kind]), join="join", watch="watch", secret=done.secret))
    for seat, chair in enumerate(done.seats):
        table.apply(e.Seated(seat=seat, name=chair.name, token=f"token {seat}"))
        told_before += _everything(table)
    for seat in table.people:
        do(table, seat, c.Promise(f"promise {seat}", table.commitment, deal.fingerprint(salt_of(seat))))
    do(table, 0, c.Start("start"))
    for seat in table.people:
        do(table, seat, c.Reveal(f"reveal {seat}", salt_of(seat)))
        told_before += _everything(table)
    table.apply(consequences.dealt(table, table.names()))
    chance = Random(kind)
    while table.phase != "over":
        told_before += _everything(table)
        if table.phase == "memorising":
            table.apply(e.Begun())
        table.apply(e.Answered(person=table.asked.person if table.asked else 0, answer=_any(table, chance)))
    assert not [told for told in told_before if table.secret in told or "a-pinch-of" in told]
    assert all(table.secret in told and salt_of(3) in told for told in _everything(table)[:-1])
    assert wrong(table.record()) == []


def _everything(table: Table) -> list[str]:
    """What everybody could be told now; the invitation comes last."""
    showing = Showing(table, set)
    viewers = [*range(len(table.seats)), None]
    return [showing.snapshot(viewer).decode() for viewer in viewers] + [str(invitation(table))]


@pytest.mark.parametrize("salt", ["", "a" * 21, "a b" * 9, "a,b" * 9, 'a"b' * 9, "a" * 22 + "\n", "ä" * 22, "x" * 65])
def test_no_salt_breaks_the_record_can_be_guessed_or_means_two_things(salt: str) -> None:
    """A salt stands between commas in a header, and between line feeds in the seed."""
    with pytest.raises(msgspec.ValidationError):
        c.decode(msgspec.json.encode({"t": "reveal", "c": "c", "salt": salt}))


@pytest.mark.parametrize("promise", ["", "f" * 63, "F" * 64, "f" * 65, "f" * 64 + "\n", "g" * 64, "," * 64])
def test_a_promise_is_a_sha256_and_nothing_else(promise: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        c.decode(msgspec.json.encode({"t": "promise", "c": "c", "commitment": "f" * 64, "promise": promise}))


def test_every_game_at_a_table_has_a_promise_of_its_own() -> None:
    table = played("mascarade")
    first = table.commitment
    do(table, 0, c.Rematch("again"))
    assert table.commitment != first and "secret" not in str(Showing(table, set).snapshot(0))
    assert not any(table.promises) and not any(chair.salt for chair in table.seats)


def _other_hex(value: str) -> str:
    return ("1" if value[0] == "0" else "0") + value[1:]


def _swapped_cards(value: str) -> str:
    cards = value.split(", ")
    at = next(k for k, card in enumerate(cards) if card != cards[0])
    cards[0], cards[at] = cards[at], cards[0]
    return ", ".join(cards)


TAMPERED: dict[str, tuple[str, Callable[[str], str]]] = {
    "another commitment": ("Commitment", _other_hex),
    "another secret": ("Secret", _other_hex),
    "no secret": ("Secret", lambda value: ""),
    "another salt": ("Salts", lambda value: "x" + value),
    "salts in another order": ("Salts", lambda value: ",".join(reversed(value.split(",")))),
    "a salt too few": ("Salts", lambda value: value.rpartition(",")[0]),
    "a salt too many": ("Salts", lambda value: f"{value},more"),
    "no salts": ("Salts", lambda value: ""),
    "a salt held back": ("Salts", lambda value: value.partition(",")[2].join((",", ""))),
    "another promise": ("Promises", _other_hex),
    "a promise too few": ("Promises", lambda value: value.rpartition(",")[0]),
    "a promise too many": ("Promises", lambda value: f"{value},{'0' * 64}"),
    "a promise that was never made": ("Promises", lambda value: value.replace(",,", f",{'0' * 64},")),
    "a promise unmade": ("Promises", lambda value: value.partition(",")[2].join((",", ""))),
    "no promises": ("Promises", lambda value: ""),
    "another scenario": ("Dealt", lambda value: "judge, king, queen, witch, bishop, fool"),
    "a scenario that does not exist": ("Dealt", lambda value: "carnival"),
    "a scenario for another table": ("Dealt", lambda value: "judge, king"),
    "something added": ("Dealt", lambda value: f"{value}; and more"),
    "other cards": ("Deal", _swapped_cards),
    "other coins": ("Coins", lambda value: value.replace("6", "7", 1)),
    "other preparation": ("Preparation", lambda value: "0"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_in_a_record_of_mascarade_is_noticed(what: str) -> None:
    name, change = TAMPERED[what]
    sheet = _beginning(played("mascarade").record())
    assert wrong(sheet) == []
    assert wrong(with_header(sheet, name, change(header(sheet, name))))


def test_another_first_turn_is_noticed_unless_the_host_chose_it() -> None:
    sheet = _beginning(played("mascarade").record())
    other = next(f"Guest {seat}" for seat in (0, 1) if f"Guest {seat}" != header(sheet, "First"))
    found = wrong(with_header(sheet, "First", other))
    assert found and other in found[0]
    chosen = _beginning(played("the host chose who begins").record())
    assert header(chosen, "First") == "Guest 3" and wrong(chosen) == []
    assert wrong(with_header(chosen, "Dealt", "standard"))


def test_other_hands_are_noticed() -> None:
    sheet = _beginning(played("masquerade").record())
    hands = header(sheet, "Hands").split(", ")
    assert wrong(sheet) == []
    for k in range(4):
        other = hands[:]
        other[k], other[k + 1] = other[k + 1], other[k]
        assert wrong(with_header(sheet, "Hands", ", ".join(other)))


@pytest.mark.parametrize("name", deal.HEADERS)
def test_a_header_that_is_missing_is_named(name: str) -> None:
    sheet = played("mascarade").record()
    assert wrong(without(sheet, name)) == [f"the header [{name}] is missing"]


def test_a_record_of_another_place_has_nothing_to_check() -> None:
    assert len(wrong(position("king, queen, judge, witch").sheet())) == len(deal.HEADERS)


def without(sheet: str, name: str) -> str:
    """The same sheet without a header."""
    return "".join(line for line in sheet.splitlines(True) if not line.startswith(f"[{name} "))


def _beginning(sheet: str) -> str:
    """Without the decisions: other cards would make most of them illegal, and that is noticed anyway."""
    return sheet.partition("\n\n")[0] + "\n\n"


def verified(path: Path) -> tuple[int, str]:
    """What `maskenball verify` says, and whether it is content."""
    result = CliRunner().invoke(main, ["verify", str(path)])
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result.exit_code, result.output


@pytest.mark.parametrize("kind", KINDS)
def test_verify_is_content_with_a_good_record(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "good.ball"
    path.write_text(played(kind).record(), encoding="utf-8")
    code, said = verified(path)
    assert code == 0 and "Proven to each of Guest 0, Guest 1" in said and "Never proven" in said
    assert "Guest 2" not in said and "not revealed" not in said


@pytest.mark.parametrize("what", TAMPERED)
def test_verify_refuses_what_was_tampered_with(what: str, tmp_path: Path) -> None:
    name, change = TAMPERED[what]
    sheet = played("mascarade").record()
    for text in (sheet, _beginning(sheet)):
        path = tmp_path / "bad.ball"
        path.write_text(with_header(text, name, change(header(text, name))), encoding="utf-8")
        code, said = verified(path)
        assert code == 1 and said.strip() and "roven" not in said


def test_verify_refuses_other_decisions_that_are_not_legal(tmp_path: Path) -> None:
    path = tmp_path / "bad.ball"
    path.write_text(played("mascarade").record() + "Guest-0: pass\n", encoding="utf-8")
    assert verified(path)[0] == 1


def test_a_bots_dice_are_as_secret_as_the_deal() -> None:
    """Bots draw by chance whether they swap: whoever knew their seed would know it too."""
    seeds: list[str] = []

    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        seeds.append(seed)
        return int(view.legal[0])

    async def run(secret: str) -> None:
        table = table_of(position("king, queen, judge, witch"), bots={0: "steady"})
        table.secret = secret
        alone = Alone(table, Dummies(decide))
        await asyncio.sleep(10)
        assert len(seeds) >= 1 and secret not in str(alone.snapshot(None)) + str(alone.snapshot(1))

    timeless(run("one secret"))
    timeless(run("another secret"))
    assert seeds[0] != seeds[-1], "the seed can be worked out from what everybody knows"
