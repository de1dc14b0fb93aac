# Maskenball. `make` prints this help.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3

.DEFAULT_GOAL := help
.PHONY: help run test check fix bench soak record docs lock clean

help: ## this help
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

# The environment: pinned packages with hashes, then this project itself.
$(VENV)/.ready: requirements/dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Maskenball needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	@echo "Setting up (once, a minute or two, about 1 GB): packages go to $(VENV)"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

run: $(VENV)/.ready ## serve tables: prints the link, and a code for phones in the same house
	$(BIN)/maskenball serve --lan

test: check ## everything: checks, then all tests
	$(BIN)/maskenball warm-up
	$(BIN)/python -m pytest -n auto

check: $(VENV)/.ready ## style, strict types, import layers, phrases in five languages
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-cache | tail -n 2
	$(BIN)/python -m tests.phrases.check

fix: $(VENV)/.ready ## put style in order
	-$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

bench: $(VENV)/.ready ## measure speed (ratios and ranges, never a test)
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.compare
	$(BIN)/python -m benchmarks.adapters

soak: $(VENV)/.ready ## long campaigns: second opinion, two-world secrecy, bots in large numbers (hours)
	$(BIN)/python -m tests.soak
	$(BIN)/python -m benchmarks.bots secrecy
	$(BIN)/python -m benchmarks.bots endurance

record: $(VENV)/.ready ## write the golden games anew (then read the difference)
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.adapters.test_open_spiel
	$(BIN)/python -m tests.terminal.sessions

docs: $(VENV)/.ready ## write the generated pages of docs/ anew
	$(BIN)/python -m tests.rule_table
	$(BIN)/python -m tests.lab.layouts
	$(BIN)/python -m tests.phrases.proof

lock: ## pin all packages anew with hashes (needs uv)
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
	  --extra dev --extra lab --extra postgresql --extra research pyproject.toml -o requirements/dev.lock

clean: ## remove the environment
	rm -rf $(VENV)
