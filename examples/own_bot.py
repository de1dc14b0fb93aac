"""A bot of your own at an online table: python examples/own_bot.py http://localhost:8642/t/wn7ndgja Rosa"""

import sys

import maskenball

LIKED = ("announce king", "announce queen", "pass", "keep", "look")


class Hopeful(maskenball.Bot):
    """Announces what pays, believes everybody, lets cards lie; whatever else is asked: the first answer."""

    def decide(self, view: maskenball.View) -> str:
        texts = [option.text for option in view.options]
        return next((text for text in LIKED if text in texts), texts[0])


if __name__ == "__main__":
    link, name = sys.argv[1:]
    end = maskenball.sit(link, Hopeful, name)
    print(f"{', '.join(end.winners) or 'Nobody'} won. {end.sheet}")
