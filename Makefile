# `make test`, `make run`: each does all the set-up it needs, once.
PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet install --require-hashes
UV := .venv/bin/python -m uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet

# What is wrong with the Python is said in one sentence before anything is made; a .venv that can't be used is removed.
USABLE := import sys, pip; sys.exit(sys.version_info < (3, 11))
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
TOO_OLD = Cairn needs Python 3.11 or later, and $(PYTHON) says: $$($(PYTHON) --version 2>&1 | tail -n 1). Name another: make PYTHON=python3.12
NO_VENV = $(PYTHON) lacks its module venv; on Debian: apt install python3-venv

.PHONY: run test check bench drill axe gallery golden site mutants opponent-tables verify-puzzles format lock backup clean help

help:            ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

run: .venv/run.done      ## start Cairn: on Discord with a token in .env, else in your browser
	@$(PY) -m bot

test: .venv/dev.done     ## all tests
	@env -u PYTHONDONTWRITEBYTECODE $(PY) -m pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

check: .venv/dev.done    ## style, types, the arrows between packages, file and function size
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@MYPYPATH=template $(PY) -m mypy --package cairn_heaps
	@.venv/bin/lint-imports
	@$(PY) -m tools.sizes

bench: .venv/bench.done  ## measure: rules, pictures, the log, the whole bot
	@$(PY) -m tools.bench

drill: .venv/dev.done    ## outages, suspends, kills and storms, each beside its limit: some 8 minutes
	@$(PY) -m tools.drill

axe: .venv/dev.done      ## what axe-core finds in the page: fetched with npm into var/axe, where tests find it
	@mkdir -p var/axe && cd var/axe && tar -xzf "$$(npm pack --silent axe-core@4.14.1)"
	@$(PY) -m pytest -q tests/browser/test_everybody.py

gallery: .venv/run.done  ## paint every game in every look into var/gallery
	@$(PY) -m tools.gallery

site: .venv/site.done    ## write the site from docs/ into var/site, with recaps; refuse broken links (CAIRN_SOURCE=… links to the code)
	@rm -rf var/site
	@.venv/site/bin/python -m sphinx --fail-on-warning --keep-going --quiet -c tools/site docs var/site

golden: .venv/dev.done   ## make the golden files anew: look at what changed before you commit it
	@$(PY) -m tools.golden

opponent-tables: .venv/run.done  ## solve L-Calculus anew: some minutes of one core
	@$(PY) -m tools.opponents.l_calculus_tables

mutants: .venv/dev.done  ## plant 400 small faults and name those that no test notices: hours
	@$(PY) -m tools.mutants

verify-puzzles: .venv/run.done  ## search every shipped puzzle again: some minutes of one core
	@$(PY) -m tools.puzzles.verify

format: .venv/dev.done   ## put the code in the house's shape
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

lock: .venv/dev.done     ## resolve the pinned versions anew (needs uv in .venv)
	@$(PY) -m pip install --quiet uv
	@$(UV) pyproject.toml --output-file requirements/run.lock
	@$(UV) pyproject.toml --extra postgresql --constraint requirements/run.lock --output-file requirements/postgresql.lock
	@$(UV) pyproject.toml --extra metrics --constraint requirements/run.lock --output-file requirements/metrics.lock
	@$(UV) pyproject.toml --extra postgresql --extra metrics --group dev --constraint requirements/postgresql.lock --constraint requirements/metrics.lock --output-file requirements/dev.lock
	@$(UV) pyproject.toml --group bench --constraint requirements/dev.lock --output-file requirements/bench.lock
	@$(UV) pyproject.toml --group site --constraint requirements/dev.lock --output-file requirements/site.lock

backup: .venv/run.done   ## copy the database into var/backups, also while the bot runs (DATABASE=… if it is elsewhere)
	@mkdir -p var/backups
	@$(PY) -m data backup $(or $(DATABASE),var/cairn.sqlite3) var/backups/cairn-$$(date -u +%Y%m%d-%H%M%S).sqlite3

clean:           ## forget the environment and the caches (never var/)
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/run.done: requirements/run.lock
	@$(PY) -c '$(USABLE)' >/dev/null 2>&1 || rm -rf .venv
	@test -d .venv || $(PYTHON) -c '$(NEW_ENOUGH)' >/dev/null 2>&1 || { echo "$(TOO_OLD)"; exit 1; }
	@test -d .venv || $(PYTHON) -c 'import ensurepip, venv' >/dev/null 2>&1 || { echo "$(NO_VENV)"; exit 1; }
	@echo "Setting up, once: a Python environment in .venv, with $$(sed -n 's/==.*//p' requirements/run.lock | paste -sd' ')."
	@test -d .venv || $(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }
	@$(PIP) -r requirements/run.lock
	@touch $@

.venv/dev.done: .venv/run.done requirements/dev.lock pyproject.toml
	@$(PIP) -r requirements/dev.lock
	@$(PY) -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/bench.done: .venv/dev.done requirements/bench.lock
	@$(PIP) -r requirements/bench.lock
	@touch $@

# In an environment of its own: some of Sphinx's libraries change what mypy sees of discord.py.
.venv/site.done: .venv/run.done requirements/site.lock
	@$(PY) -m venv .venv/site
	@.venv/site/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/site.lock
	@touch $@
