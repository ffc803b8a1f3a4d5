# make play   set up what is needed and open the games in the browser
# make test   set up what is needed and run every check
# make quick  the checks that need neither browser nor database nor other ways to compile
# make check  ruff and mypy only      make bench  measure      make format  tidy the code
# make docs   build the manual as a site, in site/      make docs-open  show it in the browser

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS := --numprocesses auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test quick browser database services check format bench docs docs-open clean

play: $(VENV)/.play
	@$(BIN)/cordee serve --open || [ $$? = 130 ]  # Ctrl-C keeps every game and is no error

test: check browser database services
	$(BIN)/python -m pytest $(WORKERS) --durations 25

quick: check
	$(BIN)/python -m pytest $(WORKERS) -m "not slow" --durations 25

browser: $(VENV)/.work
	@command -v chromium chromium-browser >/dev/null 2>&1 || $(BIN)/python -m cordee.testing.browser || { \
		if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq chromium; \
		else echo "The browser tests need Chromium. Install it: sudo apt install chromium"; exit 1; fi; }

database: $(VENV)/.work
	@$(BIN)/python -m cordee.testing.postgres || { \
		if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq postgresql; \
		else echo "The database tests need PostgreSQL. Install it: sudo apt install postgresql"; exit 1; fi; }

services:
	@PATH="$$PATH:/usr/sbin:/sbin"; missing=""; \
	for program in nginx logrotate sqlite3 curl openssl; do \
		command -v $$program >/dev/null || missing="$$missing $$program"; done; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq $$missing; \
	else echo "Without$$missing some of docs/deploy.md is not tried. Install: sudo apt install$$missing"; fi

check: $(VENV)/.work
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.work
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.bench
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.compile
	$(BIN)/python -m bench.bridges
	$(BIN)/python -m bench.web
	$(BIN)/python -m bench.history

docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@echo "The manual is in site/index.html; make docs-open shows it with its search."

docs-open: docs
	@$(BIN)/python -m manual.show || [ $$? = 130 ]

clean:
	rm -rf site $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --editable '.[web]'
	@touch $@

$(VENV)/.work: $(VENV)/.made pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/.play $(VENV)/.docs

$(VENV)/.docs: $(VENV)/.made pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --editable '.[docs]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.made pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --editable '.[bench]'
	@touch $@ $(VENV)/.play

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Cordée needs Python 3.11 or newer; '$(PYTHON)' is older or missing. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq python3-venv; \
		else echo "Python's venv module is missing. Install it: sudo apt install python3-venv"; exit 1; fi; }
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@
