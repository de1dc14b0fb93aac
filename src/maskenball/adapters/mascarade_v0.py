"""Mascarade as a PettingZoo environment, version 0; what is what: `maskenball.adapters.pettingzoo`."""

from __future__ import annotations

from typing import Any

from maskenball.adapters.pettingzoo import TableEnv, wrapped


def env(**kwargs: Any) -> Any:
    """A table with the usual wrappers."""
    return wrapped(raw_env(**kwargs))


def raw_env(**kwargs: Any) -> TableEnv:
    """A table without wrappers; the keywords are those of `TableEnv`."""
    return TableEnv("mascarade", **kwargs)
