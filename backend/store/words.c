/* words.c - see words.h. Each list is in the order of its enum, from the first value that has a word. */
#include "store/words.h"
#include <string.h>

static const char *const ACCOUNT_KINDS[] = {"guest", "human", "engine", "llm", "builtin", "crowd", NULL};
static const char *const PURPOSES[] = {"play", "puzzle", "experiment", "self_test", "endless", NULL};
static const char *const STATUSES[] = {"live", "paused", "finished", "quarantined", NULL};
static const char *const SPECTATORS[] = {"open", "delayed", "public", "none", NULL};
static const char *const PRESS[] = {"all", "public", "none", NULL};
static const char *const CLOCK_MODES[] = {"live", "correspondence", "budget", "untimed", NULL};
static const char *const ENTRY_KINDS[] = {"turn", "act",     "stage_end", "flag", "resign",
                                          "draw", "abandon", "takeback",  "note", NULL};
static const char *const OFFER_KINDS[] = {"draw", "truce", "resume", "takeback", "cancel", NULL};
static const char *const OFFER_STATUSES[] = {"open", "accepted", "declined", "lapsed", NULL};

#define WORDS_OF(name, first, list)                                             \
    enum name name##_read(const struct rows *rows, int row, const char *column) \
    {                                                                           \
        return (enum name)(rows_word(rows, row, column, list) + (int)(first));  \
    }                                                                           \
    const char *name##_name(enum name value)                                    \
    {                                                                           \
        must((int)value >= (int)(first));                                       \
        return (list)[(int)value - (int)(first)];                               \
    }

WORDS_OF(account_kind, ACCOUNT_GUEST, ACCOUNT_KINDS)
WORDS_OF(purpose, PURPOSE_PLAY, PURPOSES)
WORDS_OF(match_status, STATUS_LIVE, STATUSES)
WORDS_OF(spectators, WATCH_OPEN, SPECTATORS)
WORDS_OF(press, PRESS_ALL, PRESS)
WORDS_OF(clock_mode, CLOCK_LIVE, CLOCK_MODES)
WORDS_OF(entry_kind, ENTRY_TURN, ENTRY_KINDS)
WORDS_OF(offer_kind, OFFER_DRAW, OFFER_KINDS)
WORDS_OF(offer_status, OFFER_OPEN, OFFER_STATUSES)

/* The index of the word in the list, -1 when it is none of them. */
static int word_index(const char *word, const char *const *list)
{
    for (int i = 0; list[i]; i++)
        if (strcmp(word, list[i]) == 0) return i;
    return -1;
}

bool account_kind_find(const char *word, enum account_kind *ret)
{
    int i = word_index(word, ACCOUNT_KINDS);
    if (i >= 0) *ret = (enum account_kind)(i + ACCOUNT_GUEST);
    return i >= 0;
}

bool spectators_find(const char *word, enum spectators *ret)
{
    int i = word_index(word, SPECTATORS);
    if (i >= 0) *ret = (enum spectators)(i + WATCH_OPEN);
    return i >= 0;
}

bool press_find(const char *word, enum press *ret)
{
    int i = word_index(word, PRESS);
    if (i >= 0) *ret = (enum press)(i + PRESS_ALL);
    return i >= 0;
}

bool clock_mode_find(const char *word, enum clock_mode *ret)
{
    int i = word_index(word, CLOCK_MODES);
    if (i >= 0) *ret = (enum clock_mode)i;
    return i >= 0;
}
