"""The prompt: an answer is asked for until one is given; commands are carried out meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from maskenball.core.game import Refusal, Refused
from maskenball.core.kit import kit_of
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.voice import Lines
from maskenball.terminal import helper, rules
from maskenball.terminal.answers import Answers
from maskenball.terminal.keyboard import Keyboard
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.refusing import printable, reason, refused, short
from maskenball.terminal.saving import Kept
from maskenball.terminal.screen import QUESTION, WARNING, Screen

COMMANDS = ("help", "log", "table", "notes", "rules", "save", "quit")
"""Those that every table has, in the order in which they are explained."""


OF_ONE_PERSON = ("notes", "note", "helper")
"""Those that nobody has while nobody's secrets may be shown."""

LONG = 3
"""After so many lines the question is asked again."""


class Quit(Exception):
    """Somebody wants to stop."""


class Prompt:
    """Asks the people at the keyboard."""

    def __init__(self, kept: Kept, public: Notebook, phrases: Phrases, screen: Screen, keyboard: Keyboard) -> None:
        self.kept, self.game, self.public = kept, kept.game, public
        self.phrases, self.screen, self.keyboard = phrases, screen, keyboard
        self.notebook = public
        """Whose turn it is to type; the public one while nobody's secrets may be shown."""
        self.answers: Answers | None = None
        self.has_accidents = "accidents" in public.voice.start.get("options", ())
        self._asking = phrases.say("play-your-number")
        """Said at the first question only."""
        self._commands: dict[str, Callable[[str], Lines]] = {
            "?": self._help, "help": self._help, "log": self._log, "table": self._table, "notes": self._notes,
            "note": self._note, "rules": self._rules, "save": self._save, "quit": self._quit, "helper": self._helper,
        }  # fmt: skip

    def answer(self, book: Notebook) -> int:
        """What somebody answers to the question before them: one that the rules take."""
        self.notebook, self.answers = book, Answers(book.voice, book.answers)
        self._ask(book, self.answers)
        while True:
            asking, self._asking = self._asking, ""
            found = self._understood(book, self.keyboard.line(asking))
            if found is not None:
                self.notebook, self.answers = self.public, None
                return found

    def _ask(self, book: Notebook, answers: Answers) -> None:
        self.screen.say(book.question(), QUESTION)
        self.screen.options(answers.listed(self.screen.width))

    def enter(self, asking: str, again: Callable[[], None] | None = None) -> None:
        """Wait for Enter, with the commands that show nothing secret; `again` shows anew what they push away."""
        while line := self.keyboard.line(asking):
            if not self._commanded(line):
                self._warn(self.phrases.say("play-only-enter"))
            elif again is not None:
                self.screen.say()
                again()

    def _understood(self, book: Notebook, line: str) -> int | None:
        assert self.answers is not None
        choices = self.answers.choices
        if not line:
            self._ask(book, self.answers)
            return None
        if self._commanded(line):
            return None
        if line.isdecimal():
            if len(line) < 6 and 1 <= int(line) <= len(choices):
                return self._said(book, choices[int(line) - 1].text, len(choices))
            self._warn(self.phrases.say("play-not-a-number", number=short(line), last=len(choices)))
            return None
        return self._said(book, self.answers.named(line) or line, len(choices))

    def _said(self, book: Notebook, line: str, last: int) -> int | None:
        """An answer as a score sheet has it, which the rules may refuse."""
        assert isinstance(book.viewer, int)
        try:
            answer = self.game.meant(book.viewer, line)
        except ValueError:
            self._warn(self.phrases.say("play-not-understood", text=short(line), last=last))
            return None
        except Refused as why:
            self._refuse(book, why.refusal)
            return None
        refusal = self.game.refusal(book.viewer, answer)
        if refusal is not None:
            self._refuse(book, refusal)
        return answer if refusal is None else None

    def _refuse(self, book: Notebook, refusal: Refusal) -> None:
        self._warn(book.voice.refusal(refusal.code, refusal.rule, book.latest["asked"]))

    def _warn(self, sentence: str) -> None:
        self.screen.say(sentence, WARNING)

    def _commanded(self, line: str) -> bool:
        """Whether a line was a command; then it is done."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command is None or (self.answers is None and word.casefold() in OF_ONE_PERSON):
            return False
        lines = command(rest.strip())
        self.screen.say_all(lines)
        if self.answers is not None and (len(lines) >= LONG or command == self._helper):
            self.screen.say()
            self.screen.say(self.notebook.question(), QUESTION)
        return True

    def _help(self, rest: str) -> Lines:
        lines = []
        if self.answers is not None:
            lines = [self.phrases.say("play-help-title"), *self.answers.explained()]
        lines.append(self.phrases.say("play-commands-title"))
        for name in self._commands_here():
            own = f"play-command-{name}-{self.game.title}"
            key = own if self.phrases.has(own) else f"play-command-{name}"
            given = {"peek": self.peek_text} if name == "peek" else {}
            lines.append("  " + self.phrases.say(key, **given).replace("`", ""))
        return lines

    def _commands_here(self) -> list[str]:
        """The commands that fit this table and this moment."""
        memory = self.kept.seating.memory
        extra = (["helper"] if memory == "helper" else []) + (["peek"] if self._may_peek() else [])
        without = ("notes", "helper", "peek") if self.answers is None else ()
        without = without if memory in ("notes", "helper") else (*without, "notes")
        return [name for name in (*COMMANDS, *extra) if name not in without]

    def _may_peek(self) -> bool:
        """Whether whoever is asked may look by accident: outside their own turn."""
        return isinstance(self.notebook.viewer, int) and bool(self.game.unasked(self.notebook.viewer))

    @property
    def peek_text(self) -> str:
        """How an accidental look is typed at this table."""
        return "peek" if self.public.voice.start.get("slots", 1) == 1 else "peek left"

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
        book = self.notebook
        lines = [self.phrases.say("play-table-title"), *book.board().table()]
        if book.latest["asked"] is not None and self.answers is None:
            lines.append("  " + book.voice.waiting(book.latest))
        return lines

    def _notes(self, rest: str) -> Lines:
        memory = self.kept.seating.memory
        if memory not in ("notes", "helper"):
            level = self.phrases.say(f"memory-{memory}")
            hidden = [self.phrases.say("play-deal-hidden")] if self._deal_is_open() else []
            return [self.phrases.say("play-notes-off", level=level), *hidden]
        lines = [self.phrases.say("play-deal-title"), *self.public.opening[1:]] if self._deal_is_open() else []
        own = [note for note in self.kept.notes if note.person == self.notebook.name]
        if not own:
            return [*lines, self.phrases.say("play-notes-none")]
        return [*lines, self.phrases.say("play-notes-title"), *(f"  {note.text}" for note in own)]

    def _deal_is_open(self) -> bool:
        """Whether everybody saw the deal."""
        return kit_of(self.game.title).is_memorised

    def _note(self, rest: str) -> Lines:
        if self.kept.seating.memory not in ("notes", "helper"):
            return self._notes("")
        if not rest:
            return [self.phrases.say("play-notes-none")]
        self.kept.note(self.notebook.name, rest)
        return [self.phrases.say("play-notes-taken")]

    def _helper(self, rest: str) -> Lines:
        if self.kept.seating.memory != "helper" or not kit_of(self.game.title).has("chances"):
            return [self.phrases.say("play-helper-off")]
        helper.show(self.screen, self.notebook)
        return []

    def _rules(self, rest: str) -> Lines:
        voice, title = self.public.voice, self.game.title
        edition, own = voice.edition, voice.own_masks
        if not rest:
            lines = rules.whole(self.phrases, title, edition, voice.start.get("deal"))
            return lines + [f"  {self._own_mask(id)}" for id in own]
        for id in own:
            if rest.casefold() in (id, self.phrases.home_made_name(id, own[id]).casefold()):
                return [self._own_mask(id)]
        return rules.one(self.phrases, title, edition, rest) or [
            self.phrases.say("play-mask-unknown", text=short(rest))
        ]

    def _own_mask(self, id: str) -> str:
        voice = self.public.voice
        return self.phrases.say("play-mask-line", mask=voice.mask(id)["mask"], power=voice.power(id))

    def _save(self, rest: str) -> Lines:
        wanted = rest or self.kept.path
        if wanted is None:
            return [self.phrases.say("play-command-save").replace("`", "")]
        try:
            path = _at_home(Path(wanted))
            self.kept.save_to(path)
        except (OSError, ValueError, Refused) as error:
            why = getattr(error, "strerror", None) or reason(error, self.phrases)
            return [self.phrases.say("play-cannot-save", file=short(str(wanted)), why=why)]
        return [self.phrases.say("play-saved", file=printable(str(path)))]

    def _quit(self, rest: str) -> Lines:
        raise Quit


def _at_home(path: Path) -> Path:
    """A path without the ~ of somebody's folder; raises Refused."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise refused("play-why-no-folder") from error
