# Two commands are enough to know: `make play` and `make test`. Each does all of its own set-up.
.DEFAULT_GOAL := help
.PHONY: help setup play test check lint lock clean

BIN := .venv/bin
SETUP := .venv/setup.stamp

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(SETUP) ## make .venv with everything in it

$(SETUP): pyproject.toml requirements.lock scripts/setup.sh src/wildcards/__init__.py
	@sh scripts/setup.sh

play: setup ## play on this machine
	@$(BIN)/wildcards play

test: setup ## run all tests
	@$(BIN)/pytest -n 2

check: lint test ## all that CI runs: linters, types, import contracts, tests

lint: setup ## ruff, mypy and the import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lock: ## make requirements.lock anew from pyproject.toml
	@sh scripts/lock.sh

clean: ## remove .venv, caches and everything built
	rm -rf .venv .stamps dist build web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
