# Maskenball. `make` prints this help.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3

.DEFAULT_GOAL := help
.PHONY: help run web quick test test-all chromium check fix bench soak record docs shots lock clean

help: ## this help
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

# The environment: pinned packages with hashes, then this project itself. To play takes less than to develop.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Maskenball needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run-ready: requirements/run.lock pyproject.toml | $(VENV)/bin/python
	@echo "Setting up to play (once, about a minute): packages go to $(VENV)"
	$(INSTALL) --require-hashes -r requirements/run.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready: requirements/test.lock pyproject.toml | $(VENV)/bin/python
	@echo "Setting up to develop (once, about a minute, 0.9 GB on disk): packages go to $(VENV)"
	$(INSTALL) --require-hashes -r requirements/test.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.run-ready

# All of it: the libraries of our adapters, notebooks, PostgreSQL.
$(VENV)/.all-ready: requirements/dev.lock pyproject.toml | $(VENV)/bin/python
	@echo "Setting up to test and measure everything (once, a minute or two, about 1.5 GB on disk): packages go to $(VENV)"
	$(INSTALL) --require-hashes -r requirements/dev.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.ready $(VENV)/.run-ready

# The browser client, built with the Node that is among the packages.
CLIENT := src/maskenball/web/.stamp
CLIENT_SOURCES := $(shell find web/src web/public src/maskenball/phrases src/maskenball/games -type f ! -name '*.py*') \
  web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js web/tsconfig.json

$(CLIENT): $(CLIENT_SOURCES) hatch_build.py | $(VENV)/.run-ready
	$(BIN)/python hatch_build.py
	@touch $@

run: $(VENV)/.run-ready $(CLIENT) ## serve tables: prints the link, and a code for phones in the same house
	@$(BIN)/maskenball serve --lan

web: $(CLIENT) ## build the browser client

quick: $(VENV)/.ready ## rules, score sheets, phrases: seconds
	$(BIN)/python -m pytest -n auto --tier quick tests/mascarade tests/masquerade tests/phrases tests/test_*.py

test: check $(CLIENT) chromium ## checks, then what a change usually breaks, whole games in a real browser too: minutes
	$(BIN)/python -m pytest -n auto --tier usual

test-all: $(VENV)/.all-ready check $(CLIENT) chromium ## everything: adapters, PostgreSQL, crashes, leaks, every browser test
	$(BIN)/maskenball warm-up
	$(BIN)/python -m pytest -n auto

# Debian's chromium for the browser tests, when it is missing and we may install it.
chromium:
	@command -v chromium >/dev/null || (apt-get update -q && apt-get install -y -q --no-install-recommends chromium) \
	  || echo "chromium is missing and could not be installed: the browser tests will say so"

check: $(VENV)/.ready ## style, strict types, import layers, phrases in five languages
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --no-error-summary
	@told=$$($(BIN)/lint-imports --no-cache --no-logo) || { echo "$$told"; exit 1; }
	$(BIN)/python -m tools.phrases.check
	$(BIN)/python -m web.check

fix: $(VENV)/.ready ## put style in order
	-$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

bench: $(VENV)/.all-ready ## measure speed (ratios and ranges, never a test)
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.compare
	$(BIN)/python -m benchmarks.adapters
	$(BIN)/python -m benchmarks.server_load --write
	$(BIN)/python -m benchmarks.browser --write

soak: $(VENV)/.all-ready ## long campaigns: second opinion, two-world secrecy, bots in large numbers (hours)
	$(BIN)/python -m tests.soak
	$(BIN)/python -m benchmarks.bots secrecy
	$(BIN)/python -m benchmarks.bots endurance
	$(BIN)/python -m tests.server.wire_worlds --pairs 20000
	$(BIN)/python -m tests.server.timing --samples 10000
	MASKENBALL_SOAK=1 $(BIN)/python -m pytest -n auto tests/web/test_one_screen.py tests/web/test_tricks.py
	$(BIN)/python -m benchmarks.stage --write
	$(BIN)/python -m benchmarks.server_soak kills --write
	$(BIN)/python -m benchmarks.server_soak kills-postgresql --write
	$(BIN)/python -m benchmarks.server_soak idle --write
	$(BIN)/python -m benchmarks.server_soak hostile --write
	$(BIN)/python -m benchmarks.server_soak bots --write
	$(BIN)/python -m benchmarks.server_soak mixed --write
	$(BIN)/python -m benchmarks.server_soak proxy --write
	$(BIN)/python -m benchmarks.server_soak archive --write

record: $(VENV)/.all-ready ## write the golden games, and where seeded leaks show, anew (then read the difference)
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.aims
	$(BIN)/python -m tests.adapters.test_open_spiel
	$(BIN)/python -m tests.terminal.sessions

docs: $(VENV)/.ready ## write the generated pages of docs/ anew
	$(BIN)/python -m tools.rule_table
	$(BIN)/python -m tools.layouts
	$(BIN)/python -m tools.phrases.proof
	$(BIN)/python -m tools.protocol.page

PIN = uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11

shots: $(VENV)/.ready $(CLIENT) chromium ## take the pictures of docs/screens anew
	$(BIN)/python -m tests.web.shots

lock: ## pin all packages anew with hashes (needs uv)
	$(PIN) --all-extras pyproject.toml -o requirements/dev.lock
	$(PIN) --extra build --extra test -c requirements/dev.lock pyproject.toml -o requirements/test.lock
	$(PIN) --extra build --extra compiled -c requirements/dev.lock pyproject.toml -o requirements/run.lock

clean: ## remove the environment
	rm -rf $(VENV)
