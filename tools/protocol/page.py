"""docs/protocol.md: what is generated on it (`make docs` writes it). The rest of the page is written by hand.

Every block stands between `<!-- generated: NAME -->` and `<!-- end -->`. Examples come from a real game on a real
server (example_game.py), tables from the types and numbers of the server.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import msgspec

from maskenball import games
from maskenball.server import commands as c, deal, requests as r
from maskenball.server.app import STATUSES
from maskenball.server.limits import Limits
from maskenball.server.openapi import document
from maskenball.server.options import Options
from maskenball.server.refusals import SENTENCES
from tools.protocol.example_game import PEOPLE, ExampleGame, Line, Lines, played
from tools.protocol.recalled import memory_table

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"
BLOCK = re.compile(r"<!-- generated: (.+?) -->\n.*?<!-- end -->", re.DOTALL)
WIDTH = 118
MOST_SHOWN = 6
"""Longer lists of objects are shown by their first two."""
LONGEST_TEXT = 100
MOST_LINES = 16
A_LOT = 1_000_000_000
NO_LINE_FEED = r"(?!\n)"
PHASES = ("gathering", "shuffling", "memorising", "playing", "over")

OPTIONS = {
    "game": "Which game, by its name in the catalogue.",
    "edition": "Mascarade: which printing.",
    "scenario": "Mascarade: a scenario of the catalogue, or masks separated by commas; empty: the usual one.",
    "deck": "Masquerade: a deck of the catalogue.",
    "block": "TOML of home-made masks, or of a deck of one's own.",
    "accidents": "Mascarade: looks outside the own turn (rule A2.2).",
    "players": "How many seats.",
    "memory": "How much may be read again.",
    "clock": "Seconds for a decision; 0: no clock.",
    "deal_seconds": "Mascarade: seconds for looking at the deal; 0: until everybody present is ready.",
    "pace": "How long everybody looks at what happened, and how fast bots answer.",
    "contest": "`lodged`: answers can be given in advance. `live`: everybody answers when asked.",
    "chat": "Whether people may say something.",
    "first": "The seat of the first turn; -1: drawn with the deal.",
}
BODIES = {
    "name": "What others call you; empty: a guest.",
    "options": "What is played.",
    "join": "The code of the link.",
    "token": "A random one of your own: a request that is sent again takes no second seat.",
    "seat": "Where you would like to sit; else at the first empty seat.",
}
LIMITS = {
    "frame": "bytes in one frame of the socket",
    "body": "bytes in one HTTP request",
    "frames_per_second": "frames a second on one socket, in the long run",
    "frames_at_once": "... and at once",
    "requests_per_second": "HTTP requests and new sockets a second from one address, in the long run",
    "requests_at_once": "... and at once",
    "tables_per_hour": "tables opened in an hour from one address, in the long run",
    "tables_at_once": "... and at once",
    "stored_per_hour": "bytes stored in an hour for one address, moves not counted, in the long run",
    "stored_at_once": "... and at once",
    "connections": "connections, whatever they have said or not said yet",
    "connections_per_address": "connections from one address; a web server in front may have more",
    "head_seconds": "seconds until the head of a request is there",
    "body_seconds": "... and then its body",
    "answer_seconds": "... and until the answer is read",
    "sockets": "open sockets",
    "sockets_per_address": "open sockets from one address",
    "watchers_per_table": "spectators of one table",
    "outbox": "bytes that may wait for a reader who is too slow, beyond the first message",
    "hello_seconds": "seconds until the first frame",
    "ping_seconds": "seconds between two pings of the server",
    "silence_seconds": "seconds without any answer to one of them before the line is closed",
    "strikes": "frames that are not understood, or too many, before the line is closed",
}


def shortened(told: Any) -> Any:
    """The same with long lists and texts cut."""
    if isinstance(told, dict):
        kept = {key: shortened(value) for key, value in told.items()}
        if len(kept) > MOST_SHOWN and all(key.isdigit() for key in kept):
            return dict(list(kept.items())[:2]) | {"…": f"{len(kept) - 2} more"}
        return kept
    if isinstance(told, list):
        kept_items = [shortened(value) for value in told]
        if len(kept_items) > MOST_SHOWN and isinstance(kept_items[0], dict):
            return [*kept_items[:2], f"… {len(kept_items) - 2} more"]
        return kept_items
    return f"{told[:LONGEST_TEXT]}…" if isinstance(told, str) and len(told) > LONGEST_TEXT else told


def brief(message: Any) -> Any:
    """A message beside its command: what matters there. Whole ones stand under the messages."""
    kept = {"snapshot": ("t", "n"), "table": ("t", "n"), "happened": ("t", "n", "game", "seq", "events")}
    keys = kept.get(message.get("t", "")) if isinstance(message, dict) else None
    return message if keys is None else {key: message[key] for key in keys} | {"…": "…"}


def pretty(told: Any, depth: int = 0, before: int = 0) -> str:
    """JSON in lines that are not too long, filled as far as they go."""
    line = json.dumps(told, ensure_ascii=False).replace('"…": "…"', "…")
    if len(line) + before <= WIDTH or not isinstance(told, dict | list):
        return line
    pad = "  " * (depth + 1)
    if isinstance(told, dict):
        named = [(f"{json.dumps(key, ensure_ascii=False)}: ", value) for key, value in told.items()]
    else:
        named = [("", value) for value in told]
    lines = [""]
    for at, (name, value) in enumerate(named):
        item = (
            "…"
            if value == "…"
            else name + pretty(value, depth + 1, len(pad) + len(name) + 1) + ("," if at < len(named) - 1 else "")
        )
        if "\n" not in item and lines[-1] and len(pad) + len(lines[-1]) + 1 + len(item) <= WIDTH:
            lines[-1] += f" {item}"
        else:
            lines.append(item)
    opening, closing = "{}" if isinstance(told, dict) else "[]"
    return f"{opening}\n" + "\n".join(pad + line for line in lines if line) + f"\n{'  ' * depth}{closing}"


def fenced(text: str, language: str = "") -> str:
    """A block of code."""
    return f"```{language}\n{text.rstrip()}\n```\n"


def shown(lines: Lines, told: Callable[[Any], Any] = shortened) -> str:
    """What went over a socket."""
    parts = [f"{line.way} {pretty(told(line.told), before=2)}" for line in lines]
    return fenced("\n".join(parts))


def shown_http(lines: Lines) -> str:
    """A request and its answer."""
    parts = [line.told if isinstance(line.told, str) else pretty(shortened(line.told)) for line in lines]
    if isinstance(lines[-1].told, str):
        parts[-1] = "\n".join([*parts[-1].splitlines()[:MOST_LINES], "…"])
    return fenced("\n".join(parts))


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def table(heads: tuple[str, ...], rows: list[str]) -> str:
    """A table."""
    return "\n".join([row(*heads), "|" + "---|" * len(heads), *rows]) + "\n"


# -- tables from the code ---------------------------------------------------------------------------------------------


def holds(schema: dict[str, Any]) -> str:
    """What a field may hold, told from its JSON schema."""
    if "anyOf" in schema:
        return " or ".join(holds(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    if "$ref" in schema:
        return "the [options](#options)"
    kind = schema.get("type")
    if kind == "integer":
        most = schema.get("maximum", schema.get("exclusiveMaximum", 0) - 1)
        return f"number, {schema['minimum']} {f'to {most}' if most < A_LOT else 'or more'}"
    if "pattern" in schema:
        return f"text like `{schema['pattern'].replace(NO_LINE_FEED, '').strip('^$')}`"
    if kind == "string":
        return f"text, up to {schema['maxLength']} signs" if "maxLength" in schema else "text"
    if kind == "array":
        return f"list of up to {schema['maxItems']} of: {holds(schema['items'])}"
    return {"boolean": "true or false", "null": "null"}[str(kind)]


def schema_of(kind: type) -> dict[str, Any]:
    """The JSON schema of a type."""
    _, found = msgspec.json.schema_components([kind], ref_template="{name}")
    schema: dict[str, Any] = found[kind.__name__]
    return schema


def fields_of(kind: type, meanings: dict[str, str] | None = None) -> str:
    """A table of the fields of a type, with what each holds, and what it is if it is left out."""
    schema = schema_of(kind)
    rows = []
    for name, held in schema["properties"].items():
        if name in ("t", "c"):
            continue
        usual = "must be there" if name in schema.get("required", ()) else f"`{json.dumps(held.get('default', {}))}`"
        rows.append(row(f"`{name}`", *([] if meanings is None else [meanings[name]]), holds(held), usual))
    return table(("field", *([] if meanings is None else ["meaning"]), "holds", "left out"), rows) if rows else ""


def frames() -> dict[str, type]:
    """Every frame that a client may send, by its `t`."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(c.AnyFrame)}


def routes() -> str:
    """Every route of the HTTP side."""
    rows = []
    for path, does in document()["paths"].items():
        for method, told in does.items():
            if method != "parameters":
                rows.append(row(f"`{method.upper()} {path}`", told["summary"], ", ".join(told["responses"])))
    return table(("route", "what it does", "statuses"), rows)


def codes() -> str:
    """The refusals of the server."""
    rows = [row(f"`{code}`", sentence, STATUSES.get(code, "")) for code, sentence in sorted(SENTENCES.items())]
    return table(("code", "sentence", "over HTTP"), rows)


def calls(of: str, folder: Path) -> list[ast.Call]:
    """Every call of a function or class in the source."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == of]


def first_words(of: str, folder: Path) -> set[str]:
    """The first argument of every call, where it is a plain text."""
    given = [call.args[0] for call in calls(of, folder) if call.args]
    return {str(word.value) for word in given if isinstance(word, ast.Constant)}


def folder_of(package: Any) -> Path:
    """Where a package stands."""
    return Path(package.__path__[0])


def game_codes() -> str:
    """The refusals of the rules."""
    found: dict[str, set[str]] = {}
    for call in calls("Refusal", folder_of(games)):
        code, _, sentence = (ast.unparse(word) for word in call.args)
        found.setdefault(ast.literal_eval(code), set()).add(_in_words(sentence))
    return table(("code", "sentences"), [row(f"`{code}`", "; ".join(sorted(found[code]))) for code in sorted(found)])


def _in_words(sentence: str) -> str:
    return re.sub(r"\{[^}]*\}", "…", sentence).removeprefix("f").strip("'\"")


def limits() -> str:
    """The usual limits."""
    usual = Limits()
    rows = [row(f"{getattr(usual, field.name):,}".replace(",", " "), LIMITS[field.name]) for field in fields(Limits)]
    return table(("usually", "what"), rows)


def when(game: ExampleGame) -> str:
    """Which command may be given when."""
    rows = [row(f"`{name}`", *(who[phase] for phase in PHASES)) for name, who in game.when.items()]
    return table(("command", *PHASES), rows)


# -- the deal ---------------------------------------------------------------------------------------------------------


def sums(game: ExampleGame) -> str:
    """The deal of the example, checked with the tools of any system."""
    over = game.examples["over"][0].told["table"]
    secret, salts, names = over["secret"], over["salts"], " ".join(PEOPLE)
    seed = deal.seed_of(secret, salts)
    first = PEOPLE[deal.first_of(seed, len(PEOPLE))]
    sheet = str(game.examples["sheet"][-1].told)
    dealt = [line for line in sheet.splitlines() if line.startswith(('[Deal "', "[First"))]
    return fenced(
        "\n".join(
            [
                f"$ printf '%s' {secret} | sha256sum",
                f"{over['commitment']}  -",
                f"$ printf '%s' {salts[0]} | sha256sum",
                f"{over['promises'][0]}  -",
                f"$ printf '%s' '{secret}",
                *salts[:-1],
                f"{salts[-1]}' | sha256sum",
                f"{seed}  -",
                f"$ printf '%s' '{seed}/first",
                "0' | sha256sum | cut -c 1-8",
                sha256(f"{seed}/first\n0".encode()).hexdigest()[:8],
                f"$ maskenball deal {names} --first {first} --seed {seed} | grep -E 'Deal|First'",
                *dealt,
            ]
        ),
        "console",
    )


def program(game: ExampleGame) -> str:
    """The same as a program that needs nothing of ours."""
    over = game.examples["over"][0].told
    masks = game.examples["GET /api/catalogue"][-1].told["games"]["mascarade"]["offers"]["scenarios"][0]["masks"]["4"]
    return fenced(
        f'''
from hashlib import sha256


def words(seed):
    """Whole numbers of 32 bits without end: eight from each SHA-256 of the seed, a line feed and a counter."""
    counter = 0
    while True:
        digest = sha256(f"{{seed}}\\n{{counter}}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def below(n, stream):
    """From 0 to n - 1, each as likely as the others."""
    return next(word for word in stream if word < 2**32 - 2**32 % n) % n


secret = "{over["table"]["secret"]}"
# in the order of seats; empty for bots, and for those who promised nothing or did not reveal it
salts = [
    {f",{chr(10)}    ".join(json.dumps(salt) for salt in over["table"]["salts"])},
]
promises = [
    {f",{chr(10)}    ".join(json.dumps(promise) for promise in over["table"]["promises"])},
]
assert promises == [sha256(salt.encode()).hexdigest() if salt else "" for salt in salts]
assert sha256(secret.encode()).hexdigest() == "{over["table"]["commitment"]}"
seed = sha256("\\n".join([secret, *salts]).encode()).hexdigest()
assert below(4, words(f"{{seed}}/first")) == {over["start"]["first"]}  # the seat of the first turn

cards = {json.dumps(masks)}  # 1e-2013 for four
stream = words(seed)
for last in range(len(cards) - 1, 0, -1):
    other = below(last + 1, stream)
    cards[last], cards[other] = cards[other], cards[last]
assert cards == {json.dumps(over["start"]["deal"])}
'''.strip(),
        "python",
    )


# -- the page ---------------------------------------------------------------------------------------------------------


def command_block(name: str, game: ExampleGame) -> str:
    """A command: what it is for, its fields, and an example."""
    kind = frames()[name]
    sentence = " ".join((kind.__doc__ or "").split())
    parts = [f"{sentence}\n", fields_of(kind), shown(game.examples[f"command {name}"], brief)]
    return "\n".join(part for part in parts if part)


def heard(game: ExampleGame, example: str, kind: str) -> Lines:
    """The message of one kind in an example."""
    return [next(line for line in game.examples[example] if line.way == "←" and line.told["t"] == kind)]


def _staged(examples: dict[str, Lines]) -> Any:
    (told,) = [line.told for line in examples["hello, while something is shown"] if line.way == "←"]
    return told["stage"]


def blocks(game: ExampleGame) -> dict[str, str]:
    """Everything that is generated, by name."""
    e = game.examples
    mine = e["secret"][1].told
    others = next(told for _, told in game.heard if told["t"] == "happened" and told["n"] == mine["n"] and told != mine)
    found = {f"command {name}": command_block(name, game) for name in frames() if name not in ("hello", "ping")}
    found |= {f"http {name}": shown_http(e[name]) for name in e if name.startswith(("GET", "POST"))}
    found |= {f"http {name}": shown_http(e[name]) for name in ("invitation", "join", "join refused", "sheet", "replay")}
    found |= {
        "own bot": fenced((ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8"), "python"),
        "routes": routes(),
        "fields of POST /api/tables": fields_of(r.NewTable, BODIES),
        "fields of POST /api/join": fields_of(r.Joining, BODIES),
        "options": fields_of(Options, OPTIONS),
        "hello fields": fields_of(c.Hello),
        "hello": shown(e["hello"], brief),
        "hello of a spectator": shown(e["hello of a spectator"], brief),
        "hello again": shown(e["hello again"], brief),
        "ping": shown(e["ping"]),
        "when": when(game),
        "message snapshot": shown(heard(game, "hello again", "snapshot")),
        "message snapshot, over": shown(e["over"]),
        "message table": shown(heard(game, "command ready", "table")),
        "message happened": shown(e["the round went on"][1:2]),
        "message happened, secret": shown([e["secret"][1], Line("←", others)], brief),
        "message happened, shown": shown(e["looking"][:1]),
        "message asks": shown(e["looking"][1:]),
        "message snapshot, shown": fenced(pretty({"stage": _staged(e)})),
        "message said": shown(heard(game, "command say", "said")),
        "message done": shown(e["the same again"]),
        "message refused": shown([*e["refused by a rule"], *e["refused unplayable"]]),
        "message notice": shown([*e["notice"], *e["notice stopping"]]),
        "the round went on": shown([*e["pass"], *e["the round went on"]], brief),
        "codes": codes(),
        "game codes": game_codes(),
        "memory": memory_table(),
        "limits": limits(),
        "sums": sums(game),
        "program": program(game),
        "phrases": ", ".join(f"`{phrase}`" for phrase in c.PHRASES) + "\n",
    }
    return found


def page(game: ExampleGame) -> str:
    """docs/protocol.md with everything generated up to date."""
    found = blocks(game)
    text = PAGE.read_text(encoding="utf-8")
    return BLOCK.sub(lambda block: f"<!-- generated: {block[1]} -->\n{found[block[1]]}<!-- end -->", text)


if __name__ == "__main__":
    PAGE.write_text(page(played()), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
