# Two commands are enough to know: `make play` and `make test`. Each does all of its own set-up.
.DEFAULT_GOAL := help
# Where `make dev` finds the server.
SERVER ?= http://127.0.0.1:8321
.PHONY: help setup tools play dev test test-python test-web test-training check lint lint-python lint-web format web app docs wasm protocol lesson previews screenshots measure-web measure-terminal goldens snapshots browser firefox tmux terminal-games packages versions lock faults load clean

BIN := .venv/bin
PLAY := .venv/play.stamp
ALL := .venv/all.stamp
WEB := .stamps/web
CLIENT := .stamps/client
RUNTIME := .stamps/runtime
APP := .stamps/app
WEB_SOURCES := $(shell find web src/wildcards/locales -type f -not -path '*/node_modules/*' -not -path 'web/dist*' -not -path 'web/pyodide/*' -not -path 'web/tests/*' -not -name '*.py*' 2>/dev/null)
# Not the rooms that no browser has.
PYTHON_IN_BROWSER := web/src/local/service.js $(wildcard web/pyodide/*.*) $(shell find src/wildcards -name '*.py' -not -path '*/server/*' -not -path '*/cli/*' -not -path '*/terminal/*')

ONE_AT_A_TIME = $(shell command -v flock >/dev/null 2>&1 && echo flock $@.lock)
# For two cores: some tests mostly wait.
WORKERS ?= 3
# Where Python may not keep what it has compiled, every process that the tests start compiles everything it imports again.
unexport PYTHONDONTWRITEBYTECODE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play on this machine, in the browser
	@$(MAKE) --no-print-directory --jobs=2 web
	@$(BIN)/wildcards

test: test-web test-python ## run all tests, browser client included

test-python: setup app browser tmux ## run the Python tests alone (WORKERS=3 at a time)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-web: $(PLAY) ## run the browser client's unit tests alone
	$(BIN)/python hatch_build.py npm test

check: lint test ## everything CI runs: linters, types, import contracts, tests

lint: lint-python lint-web docs ## all linters and type checkers; the documentation, built strictly

lint-python: setup ## ruff, mypy, the import contracts and the dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src

lint-web: $(PLAY) ## ESLint with the import contracts, Prettier and svelte-check
	$(BIN)/python hatch_build.py npm run lint
	$(BIN)/python hatch_build.py npm run check

format: setup ## format the Python files
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

setup: $(ALL) ## create .venv with all extras and tools

$(PLAY): pyproject.toml requirements.lock scripts/setup.sh
	@sh scripts/setup.sh play

$(ALL): pyproject.toml requirements.lock scripts/setup.sh
	@sh scripts/setup.sh all

tools: $(PLAY) ## install what the browser client is built and checked with
	$(BIN)/python hatch_build.py npm --version

dev: setup ## the browser client with hot reload, against a running server (SERVER=http://127.0.0.1:8321)
	SERVER=$(SERVER) $(BIN)/python hatch_build.py npm run dev

web: $(WEB) ## build the browser client into web/dist, with the Python that plays without a server

$(WEB): $(CLIENT) $(RUNTIME)
	@$(ONE_AT_A_TIME) $(BIN)/python hatch_build.py web
	@touch $(WEB)

$(CLIENT): $(PLAY) hatch_build.py $(WEB_SOURCES)
	@mkdir -p .stamps
	@$(ONE_AT_A_TIME) $(BIN)/python hatch_build.py client
	@touch $(CLIENT)

$(RUNTIME): $(PLAY) hatch_build.py $(PYTHON_IN_BROWSER)
	@mkdir -p .stamps
	@$(ONE_AT_A_TIME) $(BIN)/python hatch_build.py runtime
	@touch $(RUNTIME)

app: $(APP) ## write dist/app: the whole game as static files for any web host, without a server

$(APP): $(WEB)
	@$(ONE_AT_A_TIME) $(BIN)/python hatch_build.py app
	@touch $(APP)

wasm: setup ## translate the rules into the WebAssembly module of the package, optimised by Binaryen
	$(BIN)/python hatch_build.py wasm

protocol: setup ## regenerate the browser's types and the message reference
	$(BIN)/python -m wildcards.protocol.generate

goldens: setup ## regenerate the golden games in tests/goldens
	$(BIN)/python -m tests.goldens.playthrough

snapshots: setup ## regenerate the terminal's screens in tests/terminal/app/snapshots
	$(BIN)/python -m tests.terminal.app.snapshots

docs: setup ## build the documentation as a site into dist/docs, strictly; `wildcards` shows it under /docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --nitpicky --doctree-dir .stamps/doctrees docs dist/docs

lesson: setup ## regenerate the lesson and the examples of the rules page
	$(BIN)/python web/scripts/make_lesson.py

previews: setup ## regenerate the questions and answers that the browser's previews are tested against
	$(BIN)/python web/scripts/make_previews.py

screenshots: setup web browser ## write every screen in every size, theme and language to screenshots/
	$(BIN)/python scripts/screenshots.py

measure-web: setup app browser ## measure the browser client: bytes, slow phone, clicks, frames, Lighthouse; and without a server
	$(BIN)/python scripts/measure_web.py

measure-terminal: setup ## measure how soon the terminal asks its first question (TRIES=10)
	TRIES=$(or $(TRIES),10) $(BIN)/python scripts/measure_terminal.py

firefox: setup app ## play without a server in Firefox, where it is installed (Debian: firefox-esr)
	BROWSER=firefox $(BIN)/pytest tests/journeys/test_alone.py tests/journeys/test_alone_in_trouble.py tests/journeys/test_installed.py -k "not can_be_installed"

browser: setup ## find or install the Chromium that the tests drive
	@sh scripts/browser.sh

tmux: ## find or install the tmux in which the tests play
	@sh scripts/tmux.sh

terminal-games: setup web browser tmux ## whole games in a real terminal, alone and with a browser, in each of the five languages
	EACH_LANGUAGE=1 $(BIN)/pytest tests/terminal/test_in_tmux.py tests/journeys/test_terminal.py

packages: docs ## build wheel and source archive into dist/ and check them as an index would
	rm -f dist/*.whl dist/*.tar.gz
	$(BIN)/python -m build
	$(BIN)/twine check --strict dist/*.whl dist/*.tar.gz

versions: setup ## try the package on PYTHON with locked and with the lowest versions
	$(or $(PYTHON),$(BIN)/python) scripts/check_versions.py
	$(or $(PYTHON),$(BIN)/python) scripts/check_versions.py --lowest

lock: ## regenerate requirements.lock from pyproject.toml (UPGRADE=1: with the newest versions)
	@sh scripts/lock.sh

test-training: setup ## check how the master learns, and MaskablePPO; adds PyTorch and sb3-contrib to .venv first
	$(BIN)/uv pip install --quiet --python $(BIN)/python torch sb3-contrib || $(BIN)/python -m pip install --quiet torch sb3-contrib
	$(BIN)/pytest tests/lab/training_checks.py

faults: setup app browser ## kill, cut off, fill up and fuzz the server at full size (hours)
	$(BIN)/python -m tests.faults.kills --jobs 2 --games 10000 --kills 1000
	$(BIN)/python -m tests.faults.kills --jobs 2 --games 10000 --kills 1000 --postgres
	$(BIN)/python -m tests.faults.kills --postgres --nodes 2 --games 1000 --kills 200 --drops 200
	$(BIN)/python -m tests.faults.browser_kills --kills 1000
	$(BIN)/python -m tests.faults.disk --times 20
	$(BIN)/python -m tests.faults.race --clients 1000
	$(BIN)/python -m tests.faults.mishaps
	$(BIN)/python -m tests.faults.capacity --nodes 2
	$(BIN)/python -m tests.faults.capacity --nodes 4
	$(BIN)/python -m tests.faults.upgrade --tables 8 --moves 200
	$(BIN)/python -m tests.faults.shares --tables 60 --actions 500000 --rematches 500 --refused 72000
	$(BIN)/python -m tests.faults.fuzz --messages 100000
	$(BIN)/python -m tests.faults.fuzz_inside --jobs 2 --messages 5000000

load: setup ## 1,000 tables with 4,000 connections for ten minutes, then 10,000 idle connections
	$(BIN)/python -m tests.faults.load --tables 1000 --seconds 600 --rate 350 --idle 10000

clean: ## remove .venv, caches and everything built
	rm -rf .venv .stamps dist build web/dist web/node_modules web/*/node_modules
	rm -f src/wildcards/engine/webassembly/*.wasm
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .schemathesis
