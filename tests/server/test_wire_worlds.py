"""Two worlds on the wire: whoever may not tell them apart gets the very same bytes; seeded leaks are caught."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.aims import SCRIPTS, aim
from tests.server.wire_leaks import MEMORY, WORLDS
from tests.server.wire_script import PATHS, Script
from tests.server.wire_worlds import run, script_number, scripts_of
from tests.worlds import Leak

EACH_PART = 8


@pytest.mark.parametrize("part", range(4))
def test_nobody_can_tell_two_worlds_apart_by_what_a_server_sends(part: int, tmp_path: Path) -> None:
    found = run(tmp_path / "tables.db", scripts_of(f"part {part}", EACH_PART))
    assert sum(len(pair.script.fooled) for pair in found) > 30, "hardly any world really differed"
    assert sum(pair.compared for pair in found) > 1000, "hardly anything was compared"


HELD = (
    "decisions by themselves", "secret order", "secret note", "secret answer", "secret nonsense", "secret lodge pass",
    "secret lodge claim", "secret lodge if-nobody", "secret lodge if-somebody", "secret lodge None",
    "coming back at strict", "coming back at log", "coming back at notes", "coming back at helper",
    "answer", "say", "note", "lodge", "order", "more-time", "beliefs", *PATHS,
)  # fmt: skip


def test_the_scripts_hold_what_could_leak() -> None:
    census: Counter[str] = Counter()
    for part in range(4):
        for script in scripts_of(f"part {part}", EACH_PART):
            _count(script, census)
    assert not [what for what in HELD if census[what] < 5], census


def _count(script: Script, census: Counter[str]) -> None:
    """What happens in a script while there is somebody to fool."""
    for world in (0, 1):
        census["decisions by themselves"] += len(script.by_itself[world])
        for acts in script.secret[world].values():
            for act in acts:
                census[f"secret {act.told['t']} {act.told.get('plan', '')}".rstrip()] += 1
    for acts in script.public.values():
        for act in acts:
            if act.what == "hello":
                census[f"coming back at {script.options.memory}"] += 1
            else:
                census[act.told["path" if act.what == "get" else "t"]] += 1


@pytest.mark.parametrize("name", WORLDS)
def test_a_seeded_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = script_number(
        "leak", aim("wire", name)
    )  # made before anything leaks: the wire must show it, not the rules
    WORLDS[name](monkeypatch)
    with pytest.raises(Leak):
        run(tmp_path / "aimed.db", [script])
        monkeypatch.undo()
        scripts = scripts_of("leak", SCRIPTS)
        WORLDS[name](monkeypatch)
        run(tmp_path / "tables.db", scripts)


def test_there_are_at_least_thirty_kinds_of_leaks() -> None:
    assert len(WORLDS) + len(MEMORY) >= 30
