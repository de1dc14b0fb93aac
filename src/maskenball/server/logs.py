"""Logs: one JSON object in a line. Nothing secret is put into them: ids of tables, never codes, tokens or cards."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    """A record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def begin(level: str) -> None:
    """Write logs to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")  # it tells of itself at every start
