# lint.mk - every linter over what it knows, each a target of this file. `make lint` makes all, `make test` QUICK, `make test-long` all again
# (tests/checks/lint.sh). What was found clean leaves a stamp in $(BUILD)/lint, and is looked at again when something that the linter reads has
# changed: for clang-tidy the file, its headers, the flags it is compiled with or .clang-tidy; for the others any of their files, or which they
# are; for all of them this file.

BUILD ?= build
# One name for each stamp, whichever way BUILD is written.
override BUILD := $(shell realpath -m --relative-to=. '$(BUILD)')
LINT := $(BUILD)/lint
SHELL = /bin/bash
.SHELLFLAGS = -eu -o pipefail -c
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.DEFAULT_GOAL := all
.DELETE_ON_ERROR:

# Files that git knows, or would add; without those just deleted.
listed = $(wildcard $(shell git ls-files -co --exclude-standard $(1)))
C        := $(or $(call listed,'backend/*.c' 'tests/*.c'),$(error git lists no C files: this is no checkout, or another user's (git config safe.directory)))
HEADERS  := $(call listed,'backend/*.[hd]*' 'tests/*.[hd]*')
SCRIPTS  := $(call listed,'*.sh' .ci/run)
PAGE     := $(call listed,'frontend/*.js' 'frontend/*.mjs' 'frontend/*.ts' frontend/package-lock.json)
TESTS_JS := $(call listed,'tests/*.js' 'tests/*.mjs' tests/package-lock.json)
TIDY     := $(C:%=$(LINT)/tidy/%)

# Which files a set has is a file too, rewritten when that changes: one that was deleted is a prerequisite no more, and would leave its stamp clean.
define NOTE_SET
ifneq ($$(strip $$(file <$(LINT)/$(1).files)),$$(sort $$($(1))))
$$(shell mkdir -p $(LINT))$$(file >$(LINT)/$(1).files,$$(sort $$($(1))))
endif
$(LINT)/$(1).files: ;
endef
$(foreach set,C HEADERS SCRIPTS PAGE TESTS_JS,$(eval $(call NOTE_SET,$(set))))

QUICK := format shell functions
ALL   := format shell tidy cppcheck eslint types assertions

all: $(ALL)
quick: $(QUICK)
tidy: $(TIDY)
$(filter-out tidy,$(sort $(QUICK) $(ALL))): %: $(LINT)/%
.PHONY: all quick tidy $(QUICK) $(ALL)

# A stamp is as old as the beginning: what changes while a linter reads is read again. `make -s` says nothing.
begin = @mkdir -p $(@D) && touch $@.new $(if $(findstring s,$(firstword -$(MAKEFLAGS))),,&& printf '  lint  %s\n' '$(@:$(LINT)/%=%)')
stamp = @mv $@.new $@

# What the compiler was given, as far as it decides what the code says. (banned.h is read with it, but bans nothing here.)
FLAGS := $(filter-out -D_FORTIFY_SOURCE%,$(filter -std% -pthread -D% -I%,$(file <$(BUILD)/flags)))
flags_of = $(FLAGS) $(if $(filter tests/%,$(1)),-Itests -I$(dir $(1)),-include base/banned.h)
# It also counts what it does not show, and names every file after one with an error.
uncounted = 2> >(grep -vE ' generated\.$$|^Error while processing ' >&2)

# The headers of a file are noted each time it is read.
$(TIDY): $(LINT)/tidy/%: % .clang-tidy tests/.clang-tidy $(BUILD)/flags deploy/lint.mk
	$(begin)
	@gcc $(call flags_of,$<) -D__clang_analyzer__ -MM -MP -MT $@ -MF $@.d $<
	@clang-tidy --quiet $< -- $(call flags_of,$<) $(uncounted)
	$(stamp)
-include $(TIDY:%=%.d)

# Length and complexity of the backend's functions, in one process: what of clang-tidy is quick. `tidy` has it too.
$(LINT)/functions: $(filter backend/%,$(C) $(HEADERS)) .clang-tidy $(BUILD)/flags $(LINT)/C.files $(LINT)/HEADERS.files deploy/lint.mk
	$(begin)
	@clang-tidy --quiet '--checks=-*,readability-function-*' $(filter %.c,$^) -- $(call flags_of,backend/) $(uncounted)
	$(stamp)

$(LINT)/format: $(C) $(filter %.h,$(HEADERS)) .clang-format $(LINT)/C.files $(LINT)/HEADERS.files deploy/lint.mk
	$(begin)
	@clang-format --dry-run --Werror --ferror-limit=1 $(filter %.c %.h,$^)
	$(stamp)

# It remembers by itself which files it has read; for what it then says across files, an address that is passed on is a use.
$(LINT)/cppcheck: $(filter backend/%,$(C) $(HEADERS)) $(LINT)/C.files $(LINT)/HEADERS.files deploy/lint.mk
	$(begin)
	@mkdir -p $(LINT)/cppcheck-files
	@cppcheck --quiet --std=c11 --error-exitcode=1 --enable=warning,performance,portability --inline-suppr \
	    --suppress=missingIncludeSystem --suppress=unknownMacro --suppress=varFuncNullUB --suppress=returnDanglingLifetime \
	    --suppress=preprocessorErrorDirective --suppress=ctuuninitvar -Ibackend -I$(BUILD)/gen \
	    --cppcheck-build-dir=$(LINT)/cppcheck-files -j "$$(nproc)" backend
	$(stamp)

$(LINT)/shell: $(SCRIPTS) $(LINT)/SCRIPTS.files deploy/lint.mk
	$(begin)
	@shellcheck -x $(SCRIPTS)
	$(stamp)

$(LINT)/eslint: $(PAGE) frontend/package.json $(LINT)/PAGE.files deploy/lint.mk
	$(begin)
	@npm --prefix frontend run --silent lint
	$(stamp)

$(LINT)/types: $(PAGE) frontend/openapi.yaml frontend/jsconfig.json frontend/package.json $(LINT)/PAGE.files deploy/lint.mk
	$(begin)
	@npm --prefix frontend run --silent types
	$(stamp)

$(LINT)/assertions: $(TESTS_JS) deploy/check-assertions.mjs $(LINT)/TESTS_JS.files deploy/lint.mk
	$(begin)
	@node deploy/check-assertions.mjs
	$(stamp)
