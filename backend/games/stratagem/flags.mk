# A turn is resolved by the hundred thousand when bots think: a tenth faster than with -O2.
ifeq ($(SANITIZE),)
$(BUILD)/obj/backend/games/stratagem/%.o: CFLAGS += -O3
endif
