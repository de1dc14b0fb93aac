"""`maskenball play`: people at one keyboard, bots in the other seats.

With one person everything is told to them as it happens. With several, the screen is public: it tells what everybody
may know. Whoever is asked is called first, sees what is theirs, answers, and then nothing of it is left behind.
"""

from __future__ import annotations

import errno
import os
import shlex
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from maskenball.bots.bot import number_decided
from maskenball.core.game import Decision
from maskenball.core.kit import kit_of
from maskenball.phrases.phrases import Phrases
from maskenball.terminal import board
from maskenball.terminal.keyboard import Keyboard, NoMoreInput
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.prompt import Prompt, Quit
from maskenball.terminal.refusing import printable, reason
from maskenball.terminal.saving import Kept
from maskenball.terminal.screen import DIM, QUESTION, WARNING, Screen

SECRETS = ("look", "peek", "see", "turn-up")
"""Events that may show somebody something that the others do not see."""


class Signalled(BaseException):
    """A signal has come that ends the program."""

    def __init__(self, number: int) -> None:
        self.number = number


class Play:
    """One game at one keyboard."""

    def __init__(self, kept: Kept, phrases: Phrases, screen: Screen, keyboard: Keyboard) -> None:
        self.kept, self.game, self.seating = kept, kept.game, kept.seating
        self.phrases, self.screen, self.keyboard = phrases, screen, keyboard
        self.public = Notebook(self.game, None, phrases)
        people = [self.game.names.index(name) for name in self.seating.people]
        self.books = {person: Notebook(self.game, person, phrases) for person in people}
        self.is_shared = len(people) > 1
        self.shown = self.public if self.is_shared else self.books[people[0]]
        """Whose notebook is read out while nobody at the keyboard is asked."""
        self.prompt = Prompt(kept, self.public, phrases, screen, keyboard)
        self._is_warned = False

    def run(self) -> None:
        """Play to the end; raises Quit or NoMoreInput when somebody stops before."""
        for path, error in self.kept.skipped:
            why = reason(error, self.phrases)
            self.screen.say(self.phrases.say("play-skipped", file=printable(str(path)), why=why), WARNING)
        if self._catch_up():
            if self.game.over:
                self._was_over()
                return
            self.screen.say(self.phrases.say("play-resumed", number=len(self.game.history) + 1))
            self._warn_if_not_cleared()
        else:
            self._begin()
        while (decision := self.game.decision()) is not None:
            if decision.person in self.books:
                self._person(decision)
            else:
                self._bot(decision.person)
        self._end()

    def _catch_up(self) -> bool:
        """Hear everything that a saved game has behind it; whether there was anything."""
        for decision in self.kept.catch_up():
            self._hear(*decision)
        resumed = bool(self.game.history)
        if resumed and not self.is_shared:
            (book,) = self.books.values()
            book.untold()
            self.screen.say_all(book.since_answer())
        self.public.untold()
        return resumed

    def _begin(self) -> None:
        """The table, and in Mascarade the deal, which disappears again."""
        say = self.phrases.say
        memorised = kit_of(self.game.title).is_memorised
        if memorised:
            self.screen.page()
        self.screen.say(say("play-welcome" if self.kept.is_safe else "play-welcome-unsaved"))
        self.screen.say()
        self._tell_deal()
        if memorised:
            self.keyboard.forget()
            self.prompt.enter(say("play-memorise"), self._tell_deal)
            self.screen.page_away()
            if self.is_shared:
                self.screen.clear()
        self.screen.say(self.seating.told(self.game.names, self.phrases))
        self._warn_if_not_saved()
        memory = self.seating.memory
        level, about = say(f"memory-{memory}"), say(f"memory-{memory}", "about")
        self.screen.say(say("play-memory", level=level, about=about), DIM)
        if self.prompt.has_accidents:
            self.screen.say(say("play-peek-hint", peek=self.prompt.peek_text), DIM)
        self._warn_if_not_cleared()
        self.screen.tell(self.shown.untold())

    def _tell_deal(self) -> None:
        """The table before the first turn: so short that the largest one fits a small screen."""
        self.screen.say_all(self.shown.opening)
        self.screen.say()

    def _warn_if_not_cleared(self) -> None:
        if self.is_shared and self.screen.is_terminal and not self.screen.can_clear:
            self.screen.say(self.phrases.say("play-cannot-clear"), WARNING)

    def _hear(self, person: int, kind: str) -> None:
        """Let everybody hear about the decision that was just taken."""
        if person in self.books:
            self.books[person].answered(kind)
        for book in (self.public, *self.books.values()):
            book.hear()

    def _take(self, decision: Decision, answer: int) -> None:
        """Carry an answer out; it is saved before anything is told."""
        self.kept.play(decision.person, answer)
        self._hear(decision.person, decision.kind)
        self._warn_if_not_saved()

    def _warn_if_not_saved(self) -> None:
        """Once; and again when it could be saved in between."""
        failure = self.kept.failure
        if failure is not None and not self._is_warned:
            why, file = failure.strerror or str(failure), self.kept.path or failure.filename
            self.screen.say(self.phrases.say("play-cannot-save", file=printable(str(file)), why=why), WARNING)
        self._is_warned = failure is not None

    def _bot(self, person: int) -> None:
        name = self.game.names[person]
        self.screen.passing(self.phrases.say("play-thinking", person=name))
        bot = self.seating.bot(self.game.title, name, self.screen, self.phrases)
        answer = number_decided(bot, self.game.view(person))
        self.screen.passing("")
        decision = self.game.decision()
        assert decision is not None
        self._take(decision, answer)
        self.screen.tell(self.shown.untold())

    def _person(self, decision: Decision | None) -> None:
        assert decision is not None
        book = self.books[decision.person]
        if self.is_shared:
            self._hand_over(book)
        while decision is not None and decision.person == book.viewer:
            self._ask(book, decision)
            decision = self.game.decision()
        if self.is_shared:
            self._hide(book)
            self.screen.tell(self.public.untold())

    def _ask(self, book: Notebook, decision: Decision) -> None:
        """One question and its answer; what it brings is told at once."""
        self.screen.say()
        if decision.kind in ("turn", "choose", "play", "action"):
            board.show(self.screen, book)
        answer = self.prompt.answer(book)
        if self.seating.memory == "strict" and decision.kind in ("turn", "play"):
            self.screen.clear()
        self._take(decision, answer)
        self.screen.tell(book.untold(), paced=False)

    def _hand_over(self, book: Notebook) -> None:
        """Call the person who is asked, and show nothing of theirs before they are there."""
        say = self.phrases.say
        self.screen.say()
        self.screen.say(say("play-hand-over", person=book.name), QUESTION)
        self.keyboard.forget()
        self.prompt.enter(say("play-hand-over-ready", person=book.name))
        self.screen.clear()
        lines = book.since_answer()
        if any(lines):
            self.screen.say(say("play-since"), DIM)
            self.screen.say_all(lines)
        book.untold()

    def _hide(self, book: Notebook) -> None:
        """Let the person finish reading what only they may see, then clear it all away."""
        mine, all_see = (self.game.message(viewer)["events"] for viewer in (book.viewer, None))
        if any(own != seen and own["event"] in SECRETS for own, seen in zip(mine, all_see, strict=True)):
            self.keyboard.forget()
            self.prompt.enter(self.phrases.say("play-hand-over-done", person=book.name))
        self.screen.clear()

    def _end(self) -> None:
        say, result = self.phrases.say, self.game.result()
        assert result is not None
        self.screen.tell(self.shown.untold())
        if not self.is_shared and result.winners:
            (person,) = self.books
            self.screen.say(say("play-wins-you" if person in result.winners else "play-wins-not"), QUESTION)
        self.screen.say()
        if self.seating.seed:
            self.screen.say(say("play-seed", seed=self.seating.seed), DIM)
        self._is_warned = False
        self._warn_if_not_saved()
        self._tell_file()

    def _was_over(self) -> None:
        """A game that was over already."""
        self.screen.say(self.phrases.say("play-resumed-over"))
        self._tell_file()

    def _tell_file(self) -> None:
        if self.kept.is_safe:
            self.screen.say(self.phrases.say("play-over-saved", file=typed(self.kept.path)), whole=True)


def typed(path: Path | None) -> str:
    """A file as it is typed on a command line."""
    text = printable(str(path))
    return subprocess.list2cmdline([text]) if os.name == "nt" else shlex.quote(text)


def run(kept: Kept, phrases: Phrases, screen: Screen) -> int:
    """Play; returns the exit status. Whatever ends it, the game is kept."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _stop)
    try:
        return _played(kept, phrases, screen)
    except Signalled as stopped:  # in the middle of saying goodbye
        return 128 + stopped.number
    finally:
        kept.close()


def _played(kept: Kept, phrases: Phrases, screen: Screen) -> int:
    status = 0
    try:
        Play(kept, phrases, screen, Keyboard(screen)).run()
        screen.out.flush()
        return 0
    except Quit:
        why = ""
    except NoMoreInput:
        why = "play-no-more-input"
    except KeyboardInterrupt:
        why, status = "play-interrupted", 128 + signal.SIGINT
    except Signalled as stopped:
        why, status = "play-interrupted", 128 + stopped.number
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        _terminal_is_gone()
        why, status = "play-interrupted", 128 + int(signal.SIGHUP)
    with _undisturbed():
        kept.save_rest()
        _goodbye(kept, phrases, screen, why)
    return status


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C once more does not stop what is done here."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _goodbye(kept: Kept, phrases: Phrases, screen: Screen, why: str) -> None:
    """Why it ends here, and how it goes on; what is lost is not called safe."""
    if not kept.is_safe:
        why = "play-lost-since" if kept.is_partly_safe else "play-lost"
    with suppress(OSError):
        screen.page_away()
        if len(kept.seating.people) > 1:
            screen.clear()
        screen.say()
        if why:
            screen.say(phrases.say(why))
        if kept.is_partly_safe:
            screen.say(phrases.say("play-go-on", file=typed(kept.path)), whole=True)
        screen.out.flush()


def _stop(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)
    if number == getattr(signal, "SIGHUP", None):
        _terminal_is_gone()
    raise Signalled(number)


def _terminal_is_gone() -> None:
    """What is still said goes nowhere, and does not fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
