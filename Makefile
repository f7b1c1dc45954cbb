# Everything is done by make, from a fresh clone on: `make help` says what there is.

# The one line to change when something else should greet the player.
PLAY := .venv/bin/outremer serve --open

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# Nothing of the caller's environment may redirect the interpreter, and nothing may ask a question nobody can answer.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
export DEBIAN_FRONTEND := noninteractive
export PIP_NO_INPUT := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python's installer trusts the machine's own certificates; so shall Node's.
export NODE_USE_SYSTEM_CA := 1
export CHROMIUM ?= /usr/bin/chromium

PIP := .venv/bin/python -m pip --quiet
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm
STAMPS := .venv/stamps

.PHONY: help
help:  ## what you are reading
	@echo 'Outremer: four medieval board games. Start with `make play`; everything else is optional.'
	@echo
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## */\1	/' | while IFS='	' read -r target words; do \
		printf '  make %-12s %s\n' "$$target" "$$words"; done
	@echo
	@echo 'Nothing is installed outside .venv, except Debian packages that are missing (python3-venv, chromium).'

# ---------------------------------------------------------------------------------------------------------------- play

.PHONY: play
play: install  ## install what is needed and play
	@$(PLAY)

# ------------------------------------------------------------------------------------------------------------- install

.PHONY: install web compile
install: $(STAMPS)/package web $(STAMPS)/compiled  ## put everything into .venv (nothing happens when nothing changed)

# $(call debian_needs,TEST,PACKAGES,PURPOSE): when TEST fails, root installs the Debian PACKAGES; others read how to.
define debian_needs
	@if ! { $(1); } >/dev/null 2>&1; then \
		line='apt-get update && apt-get install -y $(2)'; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing $(2) ($(3))."; \
			eval "$$line" </dev/null; \
		else \
			echo "$(3) needs $(2), which is missing here. Run this as root, then make again:" >&2; \
			echo "    $$line" >&2; \
			exit 1; \
		fi; \
	fi
endef

# The first interpreter that the locks are made for; `make PYTHON=/path/to/python3.12` chooses another.
FITS := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	if $$python -c '$(FITS)' >/dev/null 2>&1; then command -v $$python; break; fi; done)

# A .venv that was moved, or whose interpreter is gone, is made anew.
ifneq ($(shell test -x .venv/bin/python && cat $(STAMPS)/venv 2>/dev/null),$(CURDIR))
.PHONY: $(STAMPS)/venv
endif

.PHONY: check-python
check-python:
	@if ! '$(PYTHON)' -c '$(FITS)' 2>/dev/null; then \
		echo 'Outremer needs Python 3.11, 3.12 or 3.13 as python3; or name one: make PYTHON=/path/to/python3.12' >&2; \
		exit 1; \
	fi

$(STAMPS)/venv:
	@$(MAKE) check-python
	$(call debian_needs,'$(PYTHON)' -c 'import ensurepip',python3-venv,Python's environment)
	@echo 'Making .venv with $(PYTHON).'
	@'$(PYTHON)' -m venv --clear .venv
	@mkdir -p $(STAMPS)
	@echo '$(CURDIR)' > $@

$(STAMPS)/locked: requirements/dev.txt $(STAMPS)/venv
	@echo 'Installing the locked Python packages and Node (a minute or two).'
	@$(PIP) install --require-hashes -r $< </dev/null
	@touch $@

$(STAMPS)/package: pyproject.toml $(STAMPS)/locked
	@echo 'Installing Outremer into .venv.'
	@$(PIP) install --no-deps --no-build-isolation --editable . </dev/null
	@touch $@

# The browser client: built when web/ has a locked one, by the Node of the locked wheel, never from the machine's.
ifneq ($(wildcard web/package-lock.json),)
PAGE := src/outremer/server/static/index.html
WEB_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name dist -o -name coverage \) -prune -o -print)

web: $(PAGE)  ## build the browser client

web/node_modules/.installed: web/package.json web/package-lock.json $(STAMPS)/locked
	@echo 'Installing the locked packages of the browser client.'
	@cd web && $(NPM) ci --loglevel=error </dev/null
	@touch $@

$(PAGE): web/node_modules/.installed $(WEB_SOURCES)
	@echo 'Building the browser client.'
	@cd web && $(NPM) run --silent build </dev/null
	@touch -c $@
endif

# The compiled engine: an extra for speed. Whatever goes wrong here costs one sentence, never the installation.
ENGINE := $(wildcard src/outremer/engine.py)
ENGINE_SOURCES := $(ENGINE) $(shell find $(addprefix src/outremer/,kernel games table bots server) -name '*.py' 2>/dev/null)

compile: $(STAMPS)/package  ## build the compiled engine, where a C compiler is present
	@:
ifneq ($(ENGINE),)
	@.venv/bin/python -W ignore::RuntimeWarning:runpy -m outremer.engine build \
		|| echo 'The compiled engine could not be built: the plain one runs, slower.'
endif

$(STAMPS)/compiled: $(STAMPS)/package $(ENGINE_SOURCES)
	@$(MAKE) compile
	@touch $@

# ---------------------------------------------------------------------------------------------------------------- test

TYPES := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/python scripts/web_types.py

.PHONY: test proof training faults pictures mutants lint format types chromium
test: install chromium  ## run every test; `make test-engine`, -server, -browser, -rest run one part
	@.venv/bin/python scripts/run_tests.py

test-browser test-rest: chromium
test-%: install
	@.venv/bin/python scripts/run_tests.py $*

proof: install chromium  ## play a game of Fief in Chromium to its very end, which takes longer than a test may
	@.venv/bin/python -m pytest tests/browser/proof_fief.py

training: install $(STAMPS)/training  ## let MaskablePPO learn at the Gymnasium door; installs PyTorch, which takes gigabytes
	@.venv/bin/python -m pytest tests/doors/proof_training.py

$(STAMPS)/training: requirements/training.txt $(STAMPS)/package
	@echo 'Installing what learns at the Gymnasium door (PyTorch, some gigabytes).'
	@$(PIP) install --require-hashes -r $< </dev/null
	@touch $@

faults: install  ## ten minutes of faults at four servers on one PostgreSQL; ARGS='--kills 1000': one on SQLite is killed
	@.venv/bin/python -m tests.server.faults $(ARGS)

pictures: install chromium  ## every main screen at three widths, two looks, three languages, into artefacts/browser
	@ALL_PICTURES=1 .venv/bin/python -m pytest tests/browser/test_pictures.py

chromium:
	$(call debian_needs,test -x '$(CHROMIUM)',chromium,Testing in a real browser)

# The tool is tried on a small package first. The same seed draws the same mutants; a run that was stopped goes on.
GAME ?= jerusalem
N ?= $(if $(filter fief,$(GAME)),150,300)
SEED ?= 11

mutants: install $(STAMPS)/mutants  ## break rules of GAME=jerusalem in N=300 places, one at a time: do its tests notice?
	@.venv/bin/python -m pytest -q tests/setup/proof_mutants.py
	@.venv/bin/python -m scripts.mutants $(GAME) --number $(N) --seed $(SEED)

$(STAMPS)/mutants: requirements/mutants.txt $(STAMPS)/package
	@echo 'Installing what breaks rules on purpose.'
	@$(PIP) install --require-hashes -r $< </dev/null
	@touch $@

lint: install  ## check style and types
	@.venv/bin/ruff check
	@.venv/bin/ruff format --check
	@.venv/bin/mypy
	@$(TYPES) --check
	@cd web && for check in lint format:check check; do $(NPM) run --silent $$check </dev/null; done

format: install  ## put the code into its one format
	@.venv/bin/ruff check --fix
	@.venv/bin/ruff format
	@cd web && $(NPM) run --silent format </dev/null

types: install  ## write the browser's types of the protocol, after the server's have changed
	@$(TYPES)

# --------------------------------------------------------------------------------------------------------------- speed

.PHONY: peers bench
NPM_PEERS := $(patsubst %/package-lock.json,%/node_modules/.installed,$(wildcard benchmarks/*/package-lock.json))

peers: $(STAMPS)/peers $(NPM_PEERS)  ## install the engines and servers that benchmarks are measured beside

$(STAMPS)/peers: requirements/peers.txt $(STAMPS)/package
	@echo 'Installing the Python peers.'
	@$(PIP) install --require-hashes -r $< </dev/null
	@touch $@

benchmarks/%/node_modules/.installed: benchmarks/%/package-lock.json $(STAMPS)/locked
	@echo 'Installing the npm peers of benchmarks/$*.'
	@cd benchmarks/$* && $(NPM) ci --loglevel=error </dev/null
	@touch $@

bench: install  ## run every benchmark (after `make peers`)
	@status=0; \
	for benchmark in $(patsubst benchmarks/%.py,benchmarks.%,$(wildcard benchmarks/*.py)); do \
		echo "== $$benchmark"; \
		.venv/bin/python -m "$$benchmark" || status=$$?; \
	done; \
	exit $$status

# What the pages in docs/studies rest on: for all four games less than an hour of one core. Games of Fief are long, and medium
# thinks: fewer are played of both. Of varied games there are so many that no number of players is too rare to say anything
# about: half of them are by the usual options, and those of up to four numbers of players.
GREEDY_GAMES := $(if $(filter fief,$(GAME)),120,600)
GREEDY_VARIED := 600
MEDIUM := $(if $(filter fief,$(GAME)),medium:iterations=5,medium:iterations=10)
MEDIUM_GAMES := $(if $(filter fief,$(GAME)),60,80)
MEDIUM_VARIED := 240
KEPT := build/studies/$(GAME)
ARENA := .venv/bin/outremer arena $(GAME)

.PHONY: balance
balance: install  ## play GAME=jerusalem by greedy and by medium bots, and write docs/studies/jerusalem.md
	@rm -rf $(KEPT) && mkdir -p $(KEPT)
	@$(ARENA) --games $(GREEDY_GAMES) --bots greedy,greedy,greedy,greedy --out $(KEPT)/greedy.parquet
	@$(ARENA) --games $(GREEDY_VARIED) --bots greedy --varied --out $(KEPT)/greedy-varied.parquet
	@$(ARENA) --games $(MEDIUM_GAMES) --bots $(MEDIUM),$(MEDIUM),$(MEDIUM),$(MEDIUM) --out $(KEPT)/medium.parquet
	@$(ARENA) --games $(MEDIUM_VARIED) --bots $(MEDIUM) --varied --out $(KEPT)/medium-varied.parquet
	@.venv/bin/outremer balance $(GAME) --made-by 'make balance GAME=$(GAME)' \
		$(foreach run,greedy greedy-varied medium medium-varied,--from $(KEPT)/$(run).parquet)

# The pools that docs/studies keeps: random, greedy and easy begin each, then the levels are rated among whoever is there. All
# four are less than half an hour of one core.
THINKS := $(if $(filter fief,$(GAME)),10,60)
THINKS_HARD := $(if $(filter fief,$(GAME)),30,180)
BEGINNING := $(if $(filter fief,$(GAME)),60,120)
JOINING := $(if $(filter fief,$(GAME)),30,60)
POOL := build/ladders/$(GAME).toml
LADDER := .venv/bin/outremer ladder $(GAME) --file $(POOL)

.PHONY: ladder
ladder: install  ## rate the bots of GAME=jerusalem anew, and write docs/studies/ladder-jerusalem.toml
	@rm -f $(POOL)
	@$(LADDER) --add random,greedy,easy --games $(BEGINNING) --seed 1
	@$(LADDER) --add medium:iterations=$(THINKS) --games $(JOINING) --seed 1
	@$(LADDER) --add hard:iterations=$(THINKS_HARD) --games $(JOINING) --seed 1
	@cp $(POOL) docs/studies/ladder-$(GAME).toml

# --------------------------------------------------------------------------------------------------------------- locks

.PHONY: lock clean
# Without the machine's own settings, so that a lock holds the public registry's hashes and nobody's addresses.
UV_COMPILE := .venv/bin/uv --no-config --system-certs pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links $(UPGRADE)

lock: $(STAMPS)/locked  ## lock what pyproject.toml, requirements/*.in and package.json ask for (UPGRADE=--upgrade: newest)
	@$(UV_COMPILE) pyproject.toml -o requirements/run.txt
	@$(UV_COMPILE) requirements/dev.in -o requirements/dev.txt
	@$(UV_COMPILE) requirements/peers.in -o requirements/peers.txt
	@$(UV_COMPILE) requirements/mutants.in -o requirements/mutants.txt
	@$(UV_COMPILE) requirements/training.in -o requirements/training.txt
	@for folder in $(patsubst %/package.json,%,$(wildcard web/package.json benchmarks/*/package.json)); do \
		(cd "$$folder" && $(NPM) install --package-lock-only --loglevel=error </dev/null); done

# ---------------------------------------------------------------------------------------------------------------- wheel

.PHONY: wheel
wheel: install  ## a wheel with the page in it, and one with the compiled engine, each tried in an empty environment
	@.venv/bin/python scripts/wheels.py

clean:  ## remove everything that make made
	rm -rf .venv build dist artefacts src/outremer/server/static web/node_modules benchmarks/*/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
