"""`maskenball play`: people at one keyboard, bots in the other seats.

With one person everything is told to them as it happens. With several, the screen is public: it tells what everybody
may know. Whoever is asked is called first, sees what is theirs, answers, and then nothing of it is left behind.
"""

from __future__ import annotations

import errno
import os
import signal
from contextlib import suppress
from types import FrameType

from maskenball.games.game import Decision
from maskenball.phrases.phrases import Phrases
from maskenball.terminal import board
from maskenball.terminal.keyboard import Keyboard, NoMoreInput
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.prompt import Prompt, Quit
from maskenball.terminal.saving import Kept
from maskenball.terminal.screen import DIM, QUESTION, WARNING, Screen

SECRETS = ("look", "peek", "see", "turn-up")
"""Events that may show somebody something that the others do not see."""


class Stopped(BaseException):
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

    def run(self) -> None:
        """Play to the end; raises Quit or NoMoreInput when somebody stops before."""
        if self._catch_up():
            self.screen.say(self.phrases.say("play-resumed", number=len(self.game.history) + 1))
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
        self.kept.save()
        if resumed and not self.is_shared:
            (book,) = self.books.values()
            book.untold()
            self.screen.say_all(book.since_answer())
        self.public.untold()
        return resumed

    def _begin(self) -> None:
        """The table, and in Mascarade the deal, which disappears again."""
        say = self.phrases.say
        memorised = self.game.title == "mascarade"
        if memorised:
            self.screen.page()
        self.screen.say(say("play-welcome"))
        self.screen.say(self.seating.told(self.game.names, self.phrases))
        self.screen.say()
        self.screen.say_all((self.public if self.is_shared else self.shown).opening)
        if memorised:
            self.screen.say()
            self.keyboard.forget()
            self.prompt.enter(say("play-memorise"))
            self.screen.page_away()
            if self.is_shared:
                self.screen.clear()
        self._warn_if_not_saved()
        memory = self.seating.memory
        level, about = say(f"memory-{memory}"), say(f"memory-{memory}", "about")
        self.screen.say(say("play-memory", level=level, about=about), DIM)
        if self.prompt.has_accidents:
            self.screen.say(say("play-peek-hint"), DIM)
        if self.is_shared and self.screen.is_terminal and not self.screen.can_clear:
            self.screen.say(say("play-cannot-clear"), WARNING)
        self.screen.tell(self.shown.untold())

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
        failure = self.kept.failure
        if failure is not None:
            why, file = failure.strerror or str(failure), self.kept.path or failure.filename
            self.screen.say(self.phrases.say("play-cannot-save", file=str(file), why=why), WARNING)

    def _bot(self, person: int) -> None:
        name = self.game.names[person]
        self.screen.passing(self.phrases.say("play-thinking", person=name))
        bot = self.seating.bot(self.game.title, name, self.screen, self.phrases)
        answer = bot.decide(self.game.view(person))
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
        self.screen.say(book.teller.question(), QUESTION)
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
        if self.kept.path is not None:
            self.screen.say(say("play-over-saved", file=str(self.kept.path)))


def run(kept: Kept, phrases: Phrases, screen: Screen) -> int:
    """Play; returns the exit status. Whatever ends it, the game is kept."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _stop)
    try:
        return _played(kept, phrases, screen)
    except Stopped as stopped:  # in the middle of saying goodbye
        return 128 + stopped.number


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
    except Stopped as stopped:
        why, status = "play-interrupted", 128 + stopped.number
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        _terminal_is_gone()
        return 128 + int(signal.SIGHUP)
    with suppress(OSError):
        screen.page_away()
        if len(kept.seating.people) > 1:
            screen.clear()
        screen.say()
        if why:
            screen.say(phrases.say(why))
        if kept.path is not None and kept.failure is None:
            screen.say(phrases.say("play-go-on", file=str(kept.path)))
        screen.out.flush()
    return status


def _stop(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)
    if number == getattr(signal, "SIGHUP", None):
        _terminal_is_gone()
    raise Stopped(number)


def _terminal_is_gone() -> None:
    """What is still said goes nowhere, and does not fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
