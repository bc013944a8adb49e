/* words.c - see words.h. Each list is in the order of its enum, from the first value that has a word. */
#include "store/words.h"
#include <string.h>

static const char *const ACCOUNT_KINDS[] = {"guest", "human", "engine", "llm", "builtin", "crowd", NULL};
static const char *const PURPOSES[] = {"play",    "puzzle",    "experiment", "self_test",
                                       "endless", "challenge", NULL};
static const char *const STATUSES[] = {"live", "paused", "finished", "quarantined", NULL};
static const char *const SPECTATORS[] = {"open", "delayed", "public", "none", NULL};
static const char *const PRESS[] = {"all", "public", "none", NULL};
static const char *const CLOCK_MODES[] = {"live", "correspondence", "budget", "untimed", NULL};
static const char *const ENTRY_KINDS[] = {"turn", "act",     "stage_end", "flag", "resign",
                                          "draw", "abandon", "takeback",  "note", NULL};
static const char *const OFFER_KINDS[] = {"draw", "truce", "resume", "takeback", "cancel", NULL};
static const char *const OFFER_STATUSES[] = {"open", "accepted", "declined", "lapsed", NULL};
static const char *const LOBBY_STATUSES[] = {"open", "started", "cancelled", NULL};
static const char *const RATING_POOLS[] = {"all", "humans", "programs", NULL};
static const char *const LEAGUE_STATUSES[] = {"in", "withdrawn", NULL};
static const char *const LEAGUE_REASONS[] = {"left", "time", "illegal", "silence", NULL};
static const char *const EXPERIMENT_STATUSES[] = {"draft", "running", "closed", NULL};
static const char *const PART_STATES[] = {
    "screened_out", "timed_out", "left",    "withdrawn", "erased", "unpaired",
    "partner_left", "complete",  "playing", "gone",      NULL};
static const char *const LETTER_KINDS[] = {"confirm", "digest", "factor_removed", NULL};
static const char *const ENDPOINT_KINDS[] = {"push", "webhook", NULL};
static const char *const CLUB_STATES[] = {"none",  "owner",   "officer", "member",
                                          "asked", "invited", "banned",  NULL};
static const char *const CLUB_JOININGS[] = {"open", "request", "invitation", NULL};
static const char *const LANGUAGES[] = {"en", "de", NULL};

#define READS(name, first, list)                                                \
    enum name name##_read(const struct rows *rows, int row, const char *column) \
    {                                                                           \
        return rows_word(rows, row, column, list) + (int)(first);               \
    }
#define NAMES(name, first, list)                  \
    const char *name##_name(enum name value)      \
    {                                             \
        must((int)value >= (int)(first));         \
        return (list)[(int)value - (int)(first)]; \
    }
#define WORDS_OF(name, first, list) READS(name, first, list) NAMES(name, first, list)
#define FINDS(name, first, list)                        \
    bool name##_find(const char *word, enum name(*ret)) \
    {                                                   \
        int i = word_index(word, list);                 \
        if (i >= 0) *ret = i + (int)(first);            \
        return i >= 0;                                  \
    }

/* The index of the word in the list, -1 when it is none of them. */
static int word_index(const char *word, const char *const *list)
{
    for (int i = 0; list[i]; i++)
        if (strcmp(word, list[i]) == 0) return i;
    return -1;
}

WORDS_OF(account_kind, ACCOUNT_GUEST, ACCOUNT_KINDS)
FINDS(account_kind, ACCOUNT_GUEST, ACCOUNT_KINDS)
WORDS_OF(purpose, PURPOSE_PLAY, PURPOSES)
WORDS_OF(match_status, STATUS_LIVE, STATUSES)
WORDS_OF(spectators, WATCH_OPEN, SPECTATORS)
FINDS(spectators, WATCH_OPEN, SPECTATORS)
WORDS_OF(press, PRESS_ALL, PRESS)
FINDS(press, PRESS_ALL, PRESS)
WORDS_OF(clock_mode, CLOCK_LIVE, CLOCK_MODES)
FINDS(clock_mode, CLOCK_LIVE, CLOCK_MODES)
WORDS_OF(entry_kind, ENTRY_TURN, ENTRY_KINDS)
WORDS_OF(offer_kind, OFFER_DRAW, OFFER_KINDS)
WORDS_OF(offer_status, OFFER_OPEN, OFFER_STATUSES)
WORDS_OF(lobby_status, LOBBY_IS_OPEN, LOBBY_STATUSES)
WORDS_OF(rating_pool, POOL_ALL, RATING_POOLS)
FINDS(rating_pool, POOL_ALL, RATING_POOLS)
WORDS_OF(league_status, LEAGUE_IN, LEAGUE_STATUSES)
NAMES(league_reason, LEAGUE_LEFT, LEAGUE_REASONS)
WORDS_OF(experiment_status, EXPERIMENT_DRAFT, EXPERIMENT_STATUSES)
FINDS(experiment_status, EXPERIMENT_DRAFT, EXPERIMENT_STATUSES)
WORDS_OF(part_state, PART_SCREENED_OUT, PART_STATES)
WORDS_OF(letter_kind, LETTER_CONFIRM, LETTER_KINDS)
NAMES(endpoint_kind, ENDPOINT_PUSH, ENDPOINT_KINDS)
WORDS_OF(club_state, CLUB_NONE, CLUB_STATES)
FINDS(club_state, CLUB_NONE, CLUB_STATES)
WORDS_OF(club_joining, CLUB_OPEN, CLUB_JOININGS)
FINDS(club_joining, CLUB_OPEN, CLUB_JOININGS)
WORDS_OF(language, LANGUAGE_EN, LANGUAGES)
FINDS(language, LANGUAGE_EN, LANGUAGES)
