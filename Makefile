# Quadrivium. `make run` starts the whole arena, `make test` proves it; `make help` lists the rest.
#
# Everything built lands in $(BUILD). BUILD=elsewhere keeps a second build beside the first (that is how the sanitized one is
# made); SANITIZE=1 builds with the address and undefined-behaviour sanitizers. Paths inside are relative, so the checkout may
# live in a folder with blanks in its name; BUILD itself may not have any.

BUILD ?= build
SANITIZE ?=
CC = gcc
SHELL = /bin/bash
.SHELLFLAGS = -eu -o pipefail -c
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := build

# One short line per step; V=1 shows the commands.
Q := $(if $(V),,@)
say = @printf '  %-5s %s\n' $(1) '$(2)'

# ---- what there is ------------------------------------------------------------------------------------------------------
GAME_QUAD_C := $(wildcard backend/games/*/quad_*.c) # commands of the command line that a game brings
LIBRARY_C := $(filter-out $(GAME_QUAD_C),$(wildcard backend/base/*.c backend/games/*.c backend/games/*/*.c backend/store/*.c \
               backend/platform/*/*.c backend/web/*.c))
MAIN_C    := $(wildcard backend/main/*.c) $(GAME_QUAD_C)
PYTHON_C  := $(wildcard backend/python/*.c)
HEADERS   := $(wildcard backend/*/*.h backend/*/*/*.h)
TEST_ALL  := $(shell find tests/unit tests/games -name '*.c' 2>/dev/null | LC_ALL=C sort)
TEST_MAIN := $(if $(TEST_ALL),$(shell grep -lw '^TEST_MAIN' $(TEST_ALL)))
TEST_TOOL := tests/games/two_worlds.c # a program that a test calls
TEST_HELP := $(filter-out $(TEST_MAIN) $(TEST_TOOL),$(TEST_ALL))

# main/: quad*.c is the command line, api*.c the workers, waiterd*.c the long polls, clockd*.c the clock, botd*.c the bots, gif.c draws
# animations; the rest serves all.
QUAD_C   := $(filter backend/main/quad%,$(MAIN_C)) $(GAME_QUAD_C)
API_C    := $(filter backend/main/api%,$(MAIN_C))
WAITER_C := $(filter backend/main/waiterd%,$(MAIN_C))
CLOCK_C  := $(filter backend/main/clockd%,$(MAIN_C))
BOT_C    := $(filter backend/main/botd%,$(MAIN_C))
GIF_C    := $(filter backend/main/gif%,$(MAIN_C))
SHARED_C := $(filter-out $(QUAD_C) $(API_C) $(WAITER_C) $(CLOCK_C) $(BOT_C) $(GIF_C),$(MAIN_C))

PROGRAMS := $(if $(filter %/quad.c,$(QUAD_C)),$(BUILD)/quad) $(if $(API_C),$(BUILD)/quad-api) \
            $(if $(WAITER_C),$(BUILD)/quad-waiter) $(if $(CLOCK_C),$(BUILD)/quad-clock) $(if $(BOT_C),$(BUILD)/quad-bot) \
            $(if $(GIF_C),$(BUILD)/quad-gif)
TESTS    := $(patsubst tests/%.c,$(BUILD)/tests/%,$(TEST_MAIN) $(TEST_TOOL))

object = $(patsubst %.c,$(BUILD)/obj/%.o,$(1))

# ---- how it is compiled -------------------------------------------------------------------------------------------------
PACKAGES := fcgi json-c liboath libpq libsodium libutf8proc
WARN     := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror -Wno-format-zero-length
CPPFLAGS := -D_GNU_SOURCE -Ibackend -I$(BUILD)/gen $(shell pkg-config --cflags $(PACKAGES) 2>/dev/null)
LIBS     := $(shell pkg-config --libs $(PACKAGES) 2>/dev/null) -lcsv -lm -lrt -pthread
# Passkeys bring libraries of devices and cards with them, sign-in with a provider those of HTTP and JOSE: only programs that call them load them.
LIBS     += -Wl,--push-state,--as-needed $(shell pkg-config --libs libfido2 libcurl 2>/dev/null) -lcjose -Wl,--pop-state
CURL_LIBS := $(shell pkg-config --libs libcurl libcrypto 2>/dev/null)
STATES   := -std=gnu17 -ffp-contract=off -fPIC -fvisibility=hidden -pthread -fno-strict-aliasing $(WARN)
ifeq ($(SANITIZE),)
# -g1: functions and lines for stacks, in two thirds of the time; EXTRA_CFLAGS=-g adds variables for a debugger.
# tests/checks/hardening.sh reads the rest from the programs. Control-flow protection is what the processor has: CET or BTI.
CONTROL_FLOW := $(if $(filter x86_64% i686%,$(shell $(CC) -dumpmachine)),-fcf-protection=full,$(if $(filter aarch64%,$(shell $(CC) -dumpmachine)),-mbranch-protection=standard))
CFLAGS   := -O2 -g1 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong -fstack-clash-protection $(CONTROL_FLOW)
API_LIBS := -ljemalloc # also for tests, a sixth faster with it; the sanitizers bring an allocator of their own
LDFLAGS  := -pie -Wl,-z,relro,-z,now,-z,noexecstack
else
CFLAGS   := -O1 -g1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all -Wno-maybe-uninitialized
LDFLAGS  := -pie -fsanitize=address,undefined $(if $(shell command -v ld.gold),-fuse-ld=gold) # a third of the time
endif
CFLAGS   += $(EXTRA_CFLAGS)
LDFLAGS  += $(EXTRA_LDFLAGS)

# ---- generated sources --------------------------------------------------------------------------------------------------
SCHEMAS := $(wildcard backend/games/*/*.schema.json)
schema_inc = $(foreach s,$(1),$(BUILD)/gen/$(notdir $(patsubst %/,%,$(dir $(s))))_$(patsubst %.json,%.inc,$(notdir $(s))))
RULES := $(wildcard backend/games/*/RULES.md)
rules_inc = $(foreach r,$(1),$(BUILD)/gen/$(notdir $(patsubst %/,%,$(dir $(r))))_RULES.inc)
LADDERS := $(wildcard backend/games/*/ladder)
ladder_inc = $(foreach l,$(1),$(BUILD)/gen/$(notdir $(patsubst %/,%,$(dir $(l))))_ladder.inc)
TACTICS := $(wildcard backend/games/*/tactics.ndjson)
tactics_inc = $(foreach t,$(1),$(BUILD)/gen/$(notdir $(patsubst %/,%,$(dir $(t))))_tactics.inc)
QUERIES := $(wildcard sql/queries/*.sql)
FAULTS  := backend/base/fault.def $(sort $(wildcard backend/games/*/fault.def))
GEN     := $(BUILD)/gen/fault_list.def $(BUILD)/gen/queries.def $(call schema_inc,$(SCHEMAS)) $(call rules_inc,$(RULES)) \
           $(call ladder_inc,$(LADDERS)) $(call tactics_inc,$(TACTICS)) $(BUILD)/gen/wording.def

build: build-programs openapi page ## build the programs and the page (the default)

$(BUILD)/gen/fault_list.def: $(FAULTS) deploy/gen-faults.awk
	@mkdir -p $(@D)
	$(call say,gen,$@)
	$(Q)awk -f deploy/gen-faults.awk $(FAULTS) > $@

$(BUILD)/gen/queries.def: $(QUERIES) sql/lock_order deploy/gen-queries.awk
	@mkdir -p $(@D)
	$(call say,gen,$@)
	$(Q)awk -f deploy/gen-queries.awk $(QUERIES) /dev/null > $@

# The sentences that the server says by itself, from the catalogues of the page, and what Fluent makes of them, for a test.
$(BUILD)/gen/wording.def: $(wildcard frontend/locales/*/*.ftl) frontend/vendor/fluent.js deploy/gen-wording.mjs
	@mkdir -p $(@D)
	$(call say,gen,$@)
	$(Q)node deploy/gen-wording.mjs $@ $(BUILD)/gen/wording_table.def $(BUILD)/gen/wording_expected.def

# A schema becomes one C string per line of JSON; blanks at the line's edges say nothing.
define SCHEMA_RULE
$(call schema_inc,$(1)): $(1)
	@mkdir -p $$(@D)
	$$(call say,gen,$$@)
	$$(Q)sed -e 's/^[[:space:]]*//; s/[[:space:]]*$$$$//; /^$$$$/d' -e 's/\\/\\\\/g; s/"/\\"/g; s/.*/"&"/' $$< > $$@
endef
$(foreach s,$(SCHEMAS),$(eval $(call SCHEMA_RULE,$(s))))

# The rules in words, every line as it stands.
define RULES_RULE
$(call rules_inc,$(1)): $(1)
	@mkdir -p $$(@D)
	$$(call say,gen,$$@)
	$$(Q)sed -e 's/\\/\\\\/g; s/"/\\"/g; s/.*/"&\\n"/' $$< > $$@
endef
$(foreach r,$(RULES),$(eval $(call RULES_RULE,$(r))))

# Tactics of a game, every line as it stands.
define TACTICS_RULE
$(call tactics_inc,$(1)): $(1)
	@mkdir -p $$(@D)
	$$(call say,gen,$$@)
	$$(Q)sed -e 's/\\/\\\\/g; s/"/\\"/g; s/.*/"&\\n"/' $$< > $$@
endef
$(foreach t,$(TACTICS),$(eval $(call TACTICS_RULE,$(t))))

# Levels of a game: ladder/NN_id.txt becomes {"id", "text"}, in the order of the numbers.
define LADDER_RULE
$(call ladder_inc,$(1)): $(1) $(wildcard $(1)/*.txt)
	@mkdir -p $$(@D)
	$$(call say,gen,$$@)
	$$(Q)for level in $(1)/*.txt; do id=$$$${level##*/}; id=$$$${id#*_}; printf '{"%s",\n' "$$$${id%.txt}"; \
	    sed -e 's/\\/\\\\/g; s/"/\\"/g; s/.*/"&\\n"/' "$$$$level"; echo '},'; done > $$@
endef
$(foreach l,$(LADDERS),$(eval $(call LADDER_RULE,$(l))))

$(BUILD)/openapi.json: frontend/openapi.yaml deploy/openapi-json.mjs tests/node_modules/.installed
	@mkdir -p $(@D)
	$(call say,gen,$@)
	$(Q)node deploy/openapi-json.mjs frontend/openapi.yaml $@

# ---- objects, archive, programs -----------------------------------------------------------------------------------------
# Objects are compiled anew when what they are compiled with has changed.
FLAGS_NOW := $(CC) $(STATES) $(CPPFLAGS) $(CFLAGS)
ifneq ($(strip $(file <$(BUILD)/flags)),$(strip $(FLAGS_NOW)))
$(shell mkdir -p $(BUILD))$(file >$(BUILD)/flags,$(FLAGS_NOW))
endif
$(BUILD)/flags: ;

$(BUILD)/obj/backend/%.o: backend/%.c $(BUILD)/flags | $(GEN)
	@mkdir -p $(@D)
	$(call say,cc,$<)
	$(Q)$(CC) $(STATES) $(CPPFLAGS) $(CFLAGS) $(BEFORE_BAN) -include base/banned.h -MMD -MP -c $< -o $@

# Checks of a unit test compute little: optimizing them costs more than it saves.
$(BUILD)/obj/tests/unit/%.o: CFLAGS += $(if $(SANITIZE),-O0)
$(BUILD)/obj/tests/%.o: tests/%.c $(BUILD)/flags | $(GEN)
	@mkdir -p $(@D)
	$(call say,cc,$<)
	$(Q)$(CC) $(STATES) $(CPPFLAGS) -Itests -I$(<D) $(CFLAGS) -MMD -MP -c $< -o $@

$(BUILD)/libquad.a: $(call object,$(LIBRARY_C))
	$(call say,ar,$@)
	@rm -f $@
	$(Q)ar rcs $@ $^

$(BUILD)/libtesting.a: $(call object,$(TEST_HELP))
	$(call say,ar,$@)
	@rm -f $@
	$(Q)ar rcs $@ $^

$(BUILD)/quad: $(call object,$(QUAD_C) $(SHARED_C))
$(BUILD)/quad-api: $(call object,$(API_C) $(SHARED_C))
$(BUILD)/quad-waiter: $(call object,$(WAITER_C) $(SHARED_C))
$(BUILD)/quad-clock: $(call object,$(CLOCK_C) $(SHARED_C))
$(BUILD)/quad-bot: $(call object,$(BOT_C) $(SHARED_C))
$(BUILD)/quad $(BUILD)/quad-api $(BUILD)/quad-waiter $(BUILD)/quad-clock $(BUILD)/quad-bot: $(BUILD)/libquad.a
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS) $(filter %.o,$^) $(BUILD)/libquad.a $(LIBS) $(if $(filter %-api %/quad,$@),$(API_LIBS)) $(if $(filter %-clock %/quad,$@),$(CURL_LIBS)) -o $@

# It has no library that it does not call.
$(BUILD)/quad-gif: $(call object,$(GIF_C)) $(BUILD)/libquad.a
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS) $^ -Wl,--as-needed -lgif $(shell pkg-config --libs libpng 2>/dev/null) $(LIBS) -o $@

# The games as a library for other languages; it has the bots' loop of the command line. The sanitized build needs none: what it
# is made of is tested there as C.
PLAY_C = $(addprefix backend/main/quad_,play.c guest.c options.c tools.c)
$(BUILD)/libquad.so: $(call object,$(PYTHON_C) $(PLAY_C)) $(BUILD)/libquad.a backend/python/quad.map
	$(call say,link,$@)
	$(Q)$(CC) -shared $(filter-out -pie,$(LDFLAGS)) -Wl,--as-needed -Wl,--no-undefined -Wl,-soname,libquad.so \
	    -Wl,--version-script=backend/python/quad.map $(filter %.o %.a,$^) $(LIBS) -o $@

# A game may say how its own files are compiled.
include $(wildcard backend/games/*/flags.mk)

# A foreign header that has a banned word as a member is read before the ban.
$(BUILD)/obj/backend/main/clockd_mail.o $(BUILD)/obj/backend/main/clockd_http.o $(BUILD)/obj/backend/platform/runtime/fetch.o $(BUILD)/obj/backend/main/quad_doctor_network.o: BEFORE_BAN := -include curl/curl.h
$(BUILD)/obj/backend/main/clockd_push.o: BEFORE_BAN := -include openssl/evp.h
$(BUILD)/obj/backend/base/webauthn.o: BEFORE_BAN := -include fido/rs256.h -include fido/es256.h -include fido/eddsa.h
$(BUILD)/obj/backend/main/quad_doctor_machine.o: BEFORE_BAN := -include sys/timex.h

# A test program links the library and what its neighbours without a TEST_MAIN offer.
$(BUILD)/tests/%: $(BUILD)/obj/tests/%.o $(BUILD)/libquad.a $(BUILD)/libtesting.a
	@mkdir -p $(@D)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS) $(filter %.o,$^) $(BUILD)/libtesting.a $(BUILD)/libquad.a $(shell pkg-config --libs check) $(LIBS) $(API_LIBS) -o $@

$(BUILD)/tests/unit/python/test_quad: $(call object,$(PYTHON_C) $(PLAY_C))
$(BUILD)/tests/unit/main/test_clockd_push: $(call object,backend/main/clockd_push.c)
$(BUILD)/tests/unit/main/test_clockd_push: LIBS += -lcrypto
$(BUILD)/tests/unit/main/test_clockd_http: $(call object,backend/main/clockd_http.c)
$(BUILD)/tests/unit/main/test_clockd_http: LIBS += -lcurl

tests-build: $(TESTS)
# What `make test` needs, the sanitized build and the other at once: neither waits for the other's last file.
test-programs: build npm $(BUILD)/tests/games/conformance test-programs-sanitized
test-programs-sanitized: tests/node_modules/.installed
	+@$(MAKE) --no-print-directory BUILD=$(BUILD)/asan SANITIZE=1 build-programs tests-build openapi
build-programs: $(PROGRAMS) $(if $(SANITIZE),$(call object,$(PYTHON_C)),$(BUILD)/libquad.so)
gen: $(GEN)
openapi: $(if $(wildcard frontend/openapi.yaml),$(BUILD)/openapi.json)

# The page as nginx serves it; the sanitized build has the same.
PAGE = $(BUILD:%/asan=%)/page
page: $(PAGE)/index.html
$(PAGE)/index.html: deploy/page.mjs deploy/documents.mjs deploy/game-schemas.mjs deploy/gen-wording.mjs deploy/shell.mjs $(shell find frontend -name node_modules -prune -o -type f -print) \
    $(wildcard backend/games/*/RULES*.md) frontend/node_modules/.installed tests/node_modules/.installed
	$(call say,page,$(@D))
	$(Q)node deploy/page.mjs $(@D)

-include $(patsubst %.o,%.d,$(call object,$(LIBRARY_C) $(MAIN_C) $(PYTHON_C) $(TEST_ALL)))

# ---- packages -----------------------------------------------------------------------------------------------------------
deps: ## install missing Debian packages (deploy/packages.txt)
	@deploy/deps.sh build run test backup cluster

# The lock file decides; the stamp lies in node_modules, so every build directory shares it.
NPM_CI = npm ci --ignore-scripts --no-update-notifier --no-audit --no-fund --loglevel=error
%/node_modules/.installed: %/package-lock.json
	$(call say,npm,$<)
	$(Q)cd $* && $(NPM_CI)
	@touch $@

# What openapi.yaml says as types for the page's modules (frontend/jsconfig.json). Only the type checker reads them, so they are not
# committed; they lie with what reads them, and every build directory shares them.
TYPES = frontend/node_modules/.types/openapi.d.ts
$(TYPES): frontend/openapi.yaml frontend/node_modules/.installed
	@mkdir -p $(@D)
	$(call say,gen,$@)
	$(Q)cd frontend && node_modules/.bin/openapi-typescript openapi.yaml -o $(@:frontend/%=%) >/dev/null

npm: tests/node_modules/.installed frontend/node_modules/.installed $(TYPES) ## install the npm packages of the lock files

# ---- the arena ----------------------------------------------------------------------------------------------------------
run: ## install, build and start the whole arena in the foreground (PORT=8080)
	@deploy/deps.sh build run
	@$(MAKE) --no-print-directory -j$(JOBS) build
	@QUADRIVIUM_BUILD=$(BUILD) exec deploy/stack.sh run

stop: ## stop the arena that runs in this checkout (or in QUADRIVIUM_HOME)
	@deploy/stack.sh stop

# ---- tests --------------------------------------------------------------------------------------------------------------
# C tests and the daemons under the API tests are the sanitized build. A target that installs packages builds in a make of its own afterwards, since
# prerequisites come before the recipe, and the compiler's flags are read from the packages.
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
SANE = $(MAKE) --no-print-directory -j$(JOBS) BUILD=$(BUILD)/asan SANITIZE=1
TEST = QUADRIVIUM_BUILD=$(BUILD) tests/run.sh

# One job more than processors: npm mostly waits for the registry.
test: ## everything: checks, unit, games, SQL, faces, stack, API, browser
	@deploy/deps.sh build run test python backup cluster lint
	@$(MAKE) --no-print-directory -j$$(($(JOBS) + 1)) test-programs
	@$(TEST) all

test-checks checks: ## floors, banned words, headers, function lengths, packages ...
	@deploy/deps.sh build test lint
	@$(MAKE) --no-print-directory -j$(JOBS) build-programs npm
	@$(TEST) checks
test-unit: ## C unit tests, sanitized
	@$(SANE) tests-build
	@$(TEST) unit
test-games: ## conformance, rules and golden games, sanitized
	@$(SANE) build-programs tests-build
	@$(MAKE) --no-print-directory -j$(JOBS) $(BUILD)/tests/games/conformance
	@$(TEST) games
test-sql check-sql: ## migrations, every query against the schema, tests/sql
	@$(SANE) build-programs
	@$(TEST) sql
test-faces: npm ## the games' faces under jsdom
	@$(TEST) faces
test-python: ## the Python package
	@deploy/deps.sh build test python
	@$(MAKE) --no-print-directory -j$(JOBS) build
	@$(TEST) python
test-stack: ## the supervisor: awkward paths, taken ports, kill -9; backups: restored, every match replayed; a cluster: failover, rolling restart
	@deploy/deps.sh build run test backup cluster
	@$(MAKE) --no-print-directory -j$(JOBS) build npm
	@$(TEST) stack
test-api: npm build-programs ## the HTTP interface against sanitized stacks
	@$(SANE) build-programs openapi page $(TEST_TOOL:%.c=$(BUILD)/asan/%)
	@$(TEST) api
test-browser: build npm ## real Chromium against the stack
	@$(TEST) browser
test-long: ## tokens of brief views in 100 games, 10000 rule sets against brute force, 1000 games against each reference; lint, test-deb, test-cluster, test-slow
	@deploy/deps.sh build run test python backup cluster lint
	@$(MAKE) --no-print-directory -j$(JOBS) gen npm $(BUILD)/tests/games/conformance
	@$(SANE) build-programs openapi page tests-build
	@$(MAKE) --no-print-directory deb
	@bad=0; $(TEST) long deb cluster || bad=1; $(MAKE) --no-print-directory test-slow || bad=1; exit $$bad # a failure here hides none there
test-slow: build npm ## browser and API tests as on a busy machine, by three seeds (SLOW_SEEDS): answers are late, processes pause
	@$(SANE) build-programs openapi page $(TEST_TOOL:%.c=$(BUILD)/asan/%)
	@$(TEST) slow

# The rules give the same bytes whatever compiles them: GOLDEN_OF are the programs that compare bytes with committed files. Plain
# doubles need SSE on 32 bits; a kernel without 32-bit programs has them run by qemu. Of the 32-bit libraries only those that the rules call are
# installed: sections leave out what calls the others, and their headers are this machine's.
GOLDEN_OF = $(filter %golden %golden_playthrough %golden_random %corpus_episodes %/views %conformance,$(filter tests/games/%,$(TEST_MAIN:.c=)))
BUILDS    = clang-O0 gcc-O3 gcc-32
MAKE_clang-O0 = CC=clang CFLAGS=-O0 LDFLAGS=-pie
MAKE_gcc-O3   = CFLAGS=-O3 LDFLAGS=-pie
MAKE_gcc-32   = CFLAGS='-O2 -m32 -msse2 -mfpmath=sse -D_FILE_OFFSET_BITS=64 -D_TIME_BITS=64 -ffunction-sections -fdata-sections \
                -idirafter /usr/include/$(shell $(CC) -print-multiarch)' LDFLAGS='-m32 -pie -Wl,--gc-sections' \
                LIBS='-ljson-c -lsodium -lutf8proc -lcsv -lm -lrt -pthread' API_LIBS=
test-builds: ## golden games and 1000 random ones, built by clang -O0, by gcc -O3 and for 32 bits
	@deploy/deps.sh build test fuzz builds
	@$(foreach b,$(BUILDS),$(MAKE) --no-print-directory -j$(JOBS) BUILD=$(BUILD)/$(b) WARN= $(MAKE_$(b)) $(GOLDEN_OF:%=$(BUILD)/$(b)/%);)
	@GOLDEN_OF='$(GOLDEN_OF)' BUILDS='$(BUILDS)' $(TEST) builds
test-deb: npm deb ## the Debian package in a throw-away machine: installed, upgraded under running matches, restored, purged (root)
	@$(TEST) deb
test-cluster: ## etcd, Patroni, arenas and HAProxy in network namespaces, under one fault after the other
	@deploy/deps.sh build run test backup cluster
	@$(MAKE) --no-print-directory -j$(JOBS) build npm
	@$(TEST) cluster
schema: ## write sql/schema.sql from the migrations
	@$(SANE) build-programs
	@bash -c 'export sane=$(BUILD)/asan logs=$(BUILD); source tests/cluster.sh; trap cluster_stop EXIT; cluster_start; bash tests/check-sql.sh --write'
asan: ## build everything with the sanitizers into build/asan
	@$(SANE) build-programs tests-build

# ---- care ---------------------------------------------------------------------------------------------------------------
C_FILES = $(wildcard backend/*/*.[ch] backend/*/*/*.[ch]) $(shell find tests -name node_modules -prune -o -name '*.[ch]' -print)

lint: ## clang-format, clang-tidy, cppcheck, shellcheck, eslint, tsc, assertions that cannot fail: of what has changed
	@deploy/deps.sh build test lint
	@$(MAKE) --no-print-directory -j$(JOBS) gen npm
	@$(MAKE) --no-print-directory -k -Otarget -j$(JOBS) -f deploy/lint.mk
format: ## lay out all C files as .clang-format says
	@deploy/deps.sh lint
	clang-format -i $(C_FILES)
golden: build-programs ## write the golden games anew; the diff is the review
	@$(SANE) tests-build
	@for program in $(BUILD)/asan/tests/games/*golden* $(BUILD)/asan/tests/games/*/*golden*; do [ -x "$$program" ] || continue; \
	    QUADRIVIUM_GOLDEN=write CK_FORK=no "$$program"; done
	@git --no-pager diff --stat -- tests/games/*/golden

# Each tests/fuzz/NAME.c is one libFuzzer target with its committed corpus; what it finds lies in tests/fuzz/found.
FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/fuzz/%,$(wildcard tests/fuzz/*.c))
FUZZ_SECONDS ?= 30
# Counters of code that cannot be reached are cleared before every run all the same: a target of little code is linked with little.
FUZZ_C_rules := $(wildcard backend/base/*.c) $(addprefix backend/games/rulegame/,token.c parse.c parse_atom.c parse_expr.c print.c same.c \
    orders.c eval.c)
$(BUILD)/fuzz/%: tests/fuzz/%.c $(LIBRARY_C) $(HEADERS) | $(GEN)
	@mkdir -p $(@D)
	$(call say,fuzz,$@)
	$(Q)clang -std=gnu17 -g -O2 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(CPPFLAGS) \
	    -include base/banned.h $< $(or $(FUZZ_C_$*),$(LIBRARY_C)) $(LIBS) -o $@
fuzz: ## 30 s (FUZZ_SECONDS) of libFuzzer on every target of tests/fuzz
	@deploy/deps.sh build fuzz
	@$(MAKE) --no-print-directory $(FUZZERS)
	@for program in $(FUZZERS); do name=$${program##*/}; mkdir -p tests/fuzz/found/$$name; \
	    dict=tests/fuzz/$$name.dict; \
	    $$program -max_total_time=$(FUZZ_SECONDS) -max_len=8192 $$([ -f $$dict ] && echo -dict=$$dict) -artifact_prefix=tests/fuzz/found/$$name- -print_final_stats=1 \
	        tests/fuzz/found/$$name $$(ls -d tests/fuzz/corpus/$$name 2>/dev/null) 2>&1 | tail -n 12; done

fuzz-http: npm ## odd HTTP requests from everybody against the sanitized build (FUZZ_SECONDS=60, FUZZ_SEED)
	@$(SANE) build-programs openapi
	@QUADRIVIUM_BUILD=$(BUILD)/asan node tests/fuzz/http/main.mjs

cover: ## line coverage of the C tests in build/cover/index.html
	@deploy/deps.sh build test cover
	@$(MAKE) --no-print-directory -j$(JOBS) BUILD=$(BUILD)/cover EXTRA_CFLAGS='-O0 --coverage -U_FORTIFY_SOURCE' \
	    EXTRA_LDFLAGS=--coverage build-programs tests-build
	@find $(BUILD)/cover/obj -name '*.gcda' -delete
	@for program in $(TESTS:$(BUILD)/%=$(BUILD)/cover/%); do CK_FORK=no CK_VERBOSITY=minimal $$program || true; done
	@gcovr --root . --object-directory $(BUILD)/cover/obj --filter backend/ --html-details $(BUILD)/cover/index.html \
	    --print-summary

bench: ## measured ratios against the limits of this machine, as a table and as JSON
	@deploy/deps.sh build run test bench
	@$(MAKE) --no-print-directory -j$(JOBS) build npm
	@QUADRIVIUM_BUILD=$(BUILD) tests/load/bench.sh
soak: ## a night of tournaments, then an hour (SOAK_MINUTES) of players, attackers and faults; then every order and every match is looked at
	@deploy/deps.sh build run test
	@$(MAKE) --no-print-directory -j$(JOBS) build npm
	@QUADRIVIUM_BUILD=$(BUILD) node --test-reporter=spec tests/load/tournament_night.mjs
	@QUADRIVIUM_BUILD=$(BUILD) node tests/load/soak.mjs
league-hour: ## a league of programs and bots for an hour (LEAGUE_MINUTES), one of them killed; then its figures are recounted
	@deploy/deps.sh build run test
	@$(MAKE) --no-print-directory -j$(JOBS) build npm
	@QUADRIVIUM_BUILD=$(BUILD) node tests/load/league.mjs
balance: build ## who wins among equal bots: Stratagem by civilization, corner and end (BALANCE_GAMES=6144), the others by seat
	@QUADRIVIUM_BUILD=$(BUILD) node tests/balance/seats.mjs
	@QUADRIVIUM_BUILD=$(BUILD) node tests/balance/stratagem.mjs
	@QUADRIVIUM_BUILD=$(BUILD) node tests/balance/levels.mjs
vendor: frontend/node_modules/.installed ## build frontend/vendor from its lock file
	cd frontend && npm run --silent vendor

# ---- the Python package -------------------------------------------------------------------------------------------------
PYTHON = $(BUILD)/python
DEBIAN_PYTHON = $(firstword $(wildcard /usr/bin/python3) python3)# the one that the packages of deploy/packages.txt belong to
PYTHON_FILES = $(shell find backend/python -name '*.py' -o -name 'pyproject.toml' -o -name 'quad.h' -o -name '*.txt' -o -name '*.json')
$(PYTHON)/.built: $(BUILD)/libquad.so $(PYTHON_FILES)
	$(call say,wheel,$(@D))
	@rm -rf $(@D) && mkdir -p $(@D)/source
	@cp -R backend/python/quadrivium backend/python/pyproject.toml $(@D)/source/
	@cp $(BUILD)/libquad.so backend/python/quad.h $(@D)/source/quadrivium/
	@find $(@D)/source -name __pycache__ -prune -exec rm -r {} +
	$(Q)cd $(@D)/source && $(DEBIAN_PYTHON) -c 'import sysconfig; from setuptools import build_meta as build; \
	    build.build_wheel("..", {"--build-option": ["--plat-name", sysconfig.get_platform()]})' > ../build.log 2>&1 || \
	    { tail -n 20 ../build.log >&2; exit 1; }
	@rm -rf $(@D)/source
	@cd $(@D) && $(DEBIAN_PYTHON) -m zipfile -e quadrivium-*.whl .
	@touch $@
python: ## build the wheel of the Python package, build/python/quadrivium-*.whl
	@deploy/deps.sh build python
	@$(MAKE) --no-print-directory -j$(JOBS) $(PYTHON)/.built
	@ls $(PYTHON)/*.whl
	@echo 'PYTHONPATH=$(PYTHON) python3 -m quadrivium.bench'
	@echo 'PYTHONPATH=$(PYTHON) python3 -m quadrivium.examples.learn'

# ---- the Debian package -------------------------------------------------------------------------------------------------
DEB = $(BUILD)/deb
$(DEB)/quad.1: deploy/man.sh $(BUILD)/quad
	@mkdir -p $(@D)
	$(call say,man,$@)
	$(Q)deploy/man.sh $(BUILD)/quad > $@

# Debian's tools want debian/ at the top of what they pack: a directory of links to this checkout has it there.
deb: ## build the Debian package, build/deb/quadrivium_*.deb
	@deploy/deps.sh build deb
	@$(MAKE) --no-print-directory -j$(JOBS) build
	@rm -rf $(DEB)/tree $(DEB)/*.deb && mkdir -p $(DEB)/tree
	@for entry in Makefile README.md backend frontend sql nginx tests deploy; do ln -s "$(CURDIR)/$$entry" $(DEB)/tree/; done
	@ln -s "$(abspath $(BUILD))" $(DEB)/tree/build
	@cp -R deploy/debian $(DEB)/tree/debian
	$(call say,deb,$(DEB))
	@cd $(DEB)/tree && dpkg-buildpackage -b -us -uc -d > ../build.log 2>&1 || { tail -n 30 ../build.log >&2; exit 1; }
	@ls $(DEB)/quadrivium_*.deb

help: ## this list
	@sed -n 's/^\([a-z][a-z -]*\):.*## /\1\t/p' Makefile | awk -F'\t' '{ sub(/^test-[a-z]* /, "", $$1); printf "  make %-14s %s\n", $$1, $$2 }'

clean: ## remove what was built
	rm -rf $(BUILD)

.PHONY: python deb soak league-hour fuzz-http test-programs test-programs-sanitized lint format golden fuzz cover bench balance vendor test test-checks checks test-unit test-games test-sql check-sql test-faces test-python test-stack test-api test-browser test-slow test-long test-deb test-cluster test-builds schema asan openapi run stop build build-programs tests-build gen deps npm help clean
.SECONDARY:
