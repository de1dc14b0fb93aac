"""The prompt: an answer is asked for until one is given; commands are carried out meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from maskenball.games.game import Refusal, Refused
from maskenball.games.sheet import Malformed, read
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.telling import Lines
from maskenball.phrases.telling_mascarade import MascaradeTeller
from maskenball.terminal import helper, rules
from maskenball.terminal.keyboard import Keyboard
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.options import Options
from maskenball.terminal.saving import Kept
from maskenball.terminal.screen import WARNING, Screen

COMMANDS = ("help", "log", "table", "notes", "rules", "save", "quit")
"""Those that every table has, in the order in which they are explained."""

LONGEST_ECHO = 60


class Quit(Exception):
    """Somebody wants to stop."""


class Prompt:
    """Asks the people at the keyboard."""

    def __init__(self, kept: Kept, public: Notebook, phrases: Phrases, screen: Screen, keyboard: Keyboard) -> None:
        self.kept, self.game, self.public = kept, kept.game, public
        self.phrases, self.screen, self.keyboard = phrases, screen, keyboard
        self.notebook = public
        """Whose turn it is to type; the public one while nobody's secrets may be shown."""
        self.options: Options | None = None
        self.has_accidents = "accidents" in public.teller.start.get("options", ())
        self._asking = phrases.say("play-your-number")
        """Said at the first question only."""
        self._commands: dict[str, Callable[[str], Lines]] = {
            "?": self._help, "help": self._help, "log": self._log, "table": self._table, "notes": self._notes,
            "note": self._note, "rules": self._rules, "save": self._save, "quit": self._quit, "helper": self._helper,
        }  # fmt: skip

    def answer(self, book: Notebook) -> int:
        """What somebody answers to the question before them: one that the rules take."""
        self.notebook, self.options = book, Options(book.teller)
        self.screen.options(self.options.listed(self.screen.width))
        while True:
            asking, self._asking = self._asking, ""
            found = self._understood(book, self.keyboard.line(asking))
            if found is not None:
                self.notebook, self.options = self.public, None
                return found

    def enter(self, asking: str) -> None:
        """Wait for Enter, with the commands that show nothing secret."""
        while True:
            line = self.keyboard.line(asking)
            if not line or not self._commanded(line):
                return

    def _understood(self, book: Notebook, line: str) -> int | None:
        assert self.options is not None
        choices = self.options.choices
        if not line or self._commanded(line):
            return None
        if line.isdecimal():
            if len(line) < 6 and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1].answer
            self._warn(self.phrases.say("play-not-a-number", number=_short(line), last=len(choices)))
            return None
        assert isinstance(book.viewer, int)
        try:
            tokens = read(f"x: {line}").lines[0].tokens
            answer = self.game.answer(book.viewer, self.game.parse(tokens))
        except (Malformed, ValueError):
            self._warn(self.phrases.say("play-not-understood", text=_short(line), last=len(choices)))
            return None
        except Refused as refused:
            self._refuse(book, refused.refusal)
            return None
        refusal = self.game.refusal(book.viewer, answer)
        if refusal is not None:
            self._refuse(book, refusal)
        return answer if refusal is None else None

    def _refuse(self, book: Notebook, refusal: Refusal) -> None:
        self._warn(self.phrases.refusal(refusal.code, refusal.rule, **book.teller.refusal_facts()))

    def _warn(self, sentence: str) -> None:
        self.screen.say(sentence, WARNING)

    def _commanded(self, line: str) -> bool:
        """Whether a line was a command; then it is done."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        secret = self.options is None and word.casefold() in ("notes", "note", "helper")
        if command is None or secret:
            return False
        self.screen.say_all(command(rest.strip()))
        return True

    def _help(self, rest: str) -> Lines:
        lines = []
        if self.options is not None:
            lines = [self.phrases.say("play-help-title"), *self.options.explained()]
        lines.append(self.phrases.say("play-commands-title"))
        extra = (["helper"] if self.kept.seating.memory == "helper" else []) + (["peek"] if self.has_accidents else [])
        told = [self.phrases.say(f"play-command-{name}").replace("`", "") for name in (*COMMANDS, *extra)]
        return [*lines, *(f"  {line}" for line in told)]

    def _log(self, rest: str) -> Lines:
        memory, book = self.kept.seating.memory, self.notebook
        if memory == "strict":
            lines, title = book.since_turn() if book is not self.public else [], "play-log-strict"
        else:
            lines, title = book.lines if memory == "helper" else self.public.lines, "play-log-title"
        if not any(lines):
            return [self.phrases.say("play-nothing-yet")]
        return [self.phrases.say(title), *lines[lines[0] == "" :]]

    def _table(self, rest: str) -> Lines:
        return [self.phrases.say("play-table-title"), *self.notebook.teller.table()]

    def _notes(self, rest: str) -> Lines:
        memory = self.kept.seating.memory
        if memory not in ("notes", "helper"):
            level = self.phrases.say(f"memory-{memory}")
            hidden = [self.phrases.say("play-deal-hidden")] if self._is_mascarade() else []
            return [self.phrases.say("play-notes-off", level=level), *hidden]
        lines = [self.phrases.say("play-deal-title"), *self.public.opening[1:]] if self._is_mascarade() else []
        own = [note for note in self.kept.notes if note.person == self.notebook.name]
        if not own:
            return [*lines, self.phrases.say("play-notes-none")]
        return [*lines, self.phrases.say("play-notes-title"), *(f"  {note.text}" for note in own)]

    def _is_mascarade(self) -> bool:
        return isinstance(self.public.teller, MascaradeTeller)

    def _note(self, rest: str) -> Lines:
        if self.kept.seating.memory not in ("notes", "helper"):
            return self._notes("")
        if not rest:
            return [self.phrases.say("play-notes-none")]
        self.kept.note(self.notebook.name, rest)
        return [self.phrases.say("play-notes-taken")]

    def _helper(self, rest: str) -> Lines:
        if self.kept.seating.memory != "helper":
            return [self.phrases.say("play-helper-off")]
        helper.show(self.screen, self.notebook)
        return []

    def _rules(self, rest: str) -> Lines:
        teller, title = self.public.teller, self.game.title
        edition = int(teller.start.get("edition", 1))
        own = teller.own_masks if isinstance(teller, MascaradeTeller) else {}
        if not rest:
            lines = rules.whole(self.phrases, title, edition, teller.start.get("deal"))
            return lines + [f"  {self._own_mask(id)}" for id in own]
        for id in own:
            if rest.casefold() in (id, self.phrases.home_made_name(id, own[id]).casefold()):
                return [self._own_mask(id)]
        return rules.one(self.phrases, title, edition, rest) or [
            self.phrases.say("play-mask-unknown", text=_short(rest))
        ]

    def _own_mask(self, id: str) -> str:
        teller = self.public.teller
        assert isinstance(teller, MascaradeTeller)
        return self.phrases.say("play-mask-line", mask=teller.mask(id)["mask"], power=teller.what_it_does(id))

    def _save(self, rest: str) -> Lines:
        path = Path(rest).expanduser() if rest else self.kept.path
        if path is None:
            return [self.phrases.say("play-command-save")]
        try:
            self.kept.save_to(path)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            return [self.phrases.say("play-cannot-save", file=_short(str(path)), why=why)]
        return [self.phrases.say("play-saved", file=str(path))]

    def _quit(self, rest: str) -> Lines:
        raise Quit


def _short(text: str) -> str:
    """What somebody typed, as it is told back to them."""
    shown = "".join(c if c.isprintable() else "?" for c in text)
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"
