"""`maskenball watch`: bots play, and somebody watches."""

from __future__ import annotations

from maskenball.bots.bot import number_decided
from maskenball.core.game import Game, Viewer
from maskenball.phrases.phrases import Phrases
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.screen import DIM, Screen
from maskenball.terminal.seating import Seating


def run(game: Game, seating: Seating, viewer: Viewer, phrases: Phrases, screen: Screen) -> None:
    """Tell a game of bots from its opening to its end."""
    screen.say(phrases.say("watch-title"), DIM)
    screen.say(seating.told(game.names, phrases))
    book = Notebook(game, viewer, phrases)
    screen.say_all(book.opening)
    screen.tell(book.untold())
    while (decision := game.decision()) is not None:
        name = game.names[decision.person]
        screen.passing(phrases.say("play-thinking", person=name))
        bot = seating.bot(game.title, name, screen, phrases)
        answer = number_decided(bot, game.view(decision.person))
        screen.passing("")
        game.play(decision.person, answer)
        book.hear()
        screen.tell(book.untold())
    screen.say()
    screen.say(phrases.say("play-seed", seed=seating.seed), DIM)
