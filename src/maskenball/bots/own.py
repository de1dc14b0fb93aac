"""Bots of one's own, named on a command line: FILE.py:CLASS or MODULE:CLASS."""

from __future__ import annotations

import inspect
import pickle
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from maskenball.bots.bot import Bot, is_player
from maskenball.bots.ladder import BOTS


def with_own(names: Iterable[str]) -> dict[str, type[Bot]]:
    """The bots of the house, and those of one's own among some names; raises ValueError."""
    return BOTS | {name: _loaded(name) for name in names if ":" in name}


def _loaded(name: str) -> type[Bot]:
    place, _, wanted = name.rpartition(":")
    file = Path(place).resolve() if place.endswith(".py") else None
    if file is not None and not file.is_file():
        raise ValueError(f"{name}: there is no file {place}")
    sys.path.append(str(file.parent if file else Path.cwd()))  # the processes that play look there, too
    try:
        module = import_module(file.stem if file else place)
    except (Exception, SystemExit) as error:
        raise ValueError(f"{name} cannot be loaded: {type(error).__name__}: {error}") from error
    if file is not None and Path(getattr(module, "__file__", None) or "").resolve() != file:
        raise ValueError(f"{name}: a module {file.stem} is there already, give the file another name")
    bot = getattr(module, wanted, None)
    if not (inspect.isclass(bot) and issubclass(bot, Bot)) or inspect.isabstract(bot) or not is_player(bot):
        raise ValueError(f"{name}: {wanted} is not a bot; derive a class from maskenball.Bot and give it decide()")
    try:
        bot(0)
        pickle.dumps(bot)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise ValueError(f"{name}: must be a top-level class, callable with a seed ({why})") from error
    return bot
