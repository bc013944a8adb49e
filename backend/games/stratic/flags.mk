# Tests with the sanitizers spend most of their time on Stratic in these: with -O2 its bots take a seventh less of the processor.
ifneq ($(SANITIZE),)
$(patsubst %,$(BUILD)/obj/backend/games/stratic/%.o,moves check make evaluate position): CFLAGS += -O2
endif
