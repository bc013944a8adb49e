/* words.h - enums of columns that hold one of a few words: each is read here, and the rest of the server compares no
 * text. The words are those of the schema's checks, and most of them are shown in views too. */
#ifndef QUAD_STORE_WORDS_H
#define QUAD_STORE_WORDS_H
#include "store/pg.h"

/* Who an account is: a guest, a registered person, a person's program (two kinds), a built-in bot, a crowd that votes. 0 has
 * no word: no account. */
enum account_kind {
    ACCOUNT_UNREAD,
    ACCOUNT_GUEST,
    ACCOUNT_HUMAN,
    ACCOUNT_ENGINE,
    ACCOUNT_LLM,
    ACCOUNT_BUILTIN,
    ACCOUNT_CROWD
};
enum purpose {
    PURPOSE_PLAY,
    PURPOSE_PUZZLE,
    PURPOSE_EXPERIMENT,
    PURPOSE_SELF_TEST,
    PURPOSE_ENDLESS,
    PURPOSE_CHALLENGE
};
/* The status of a match. */
enum match_status { STATUS_LIVE, STATUS_PAUSED, STATUS_FINISHED, STATUS_QUARANTINED };
/* What spectators see, as chosen in the lobby. 0 has no word: a row that was read without the column shows nothing. */
enum spectators { WATCH_UNREAD, WATCH_OPEN, WATCH_DELAYED, WATCH_PUBLIC, WATCH_NONE };
/* Whom the players of a match can write to: everyone or some seats, only everyone, nobody. 0 has no word, and means
 * nobody. */
enum press { PRESS_UNREAD, PRESS_ALL, PRESS_PUBLIC, PRESS_NONE };
enum clock_mode { CLOCK_LIVE, CLOCK_CORRESPONDENCE, CLOCK_BUDGET, CLOCK_UNTIMED };
/* A row of match_event: an event of the fold, with the numbers of `enum event_kind`, or an entry of the platform. */
enum entry_kind {
    ENTRY_TURN,
    ENTRY_ACT,
    ENTRY_STAGE_END,
    ENTRY_FLAG,
    ENTRY_RESIGN,
    ENTRY_DRAW,
    ENTRY_ABANDON,
    ENTRY_TAKEBACK, /* the match went back to an earlier turn */
    ENTRY_NOTE      /* a line for the log only */
};
enum offer_kind { OFFER_DRAW, OFFER_TRUCE, OFFER_RESUME, OFFER_TAKEBACK, OFFER_CANCEL };
enum offer_status { OFFER_OPEN, OFFER_ACCEPTED, OFFER_DECLINED, OFFER_LAPSED };
enum lobby_status { LOBBY_IS_OPEN, LOBBY_IS_STARTED, LOBBY_IS_CANCELLED };
/* Whose games a leaderboard ranks. */
enum rating_pool { POOL_ALL, POOL_HUMANS, POOL_PROGRAMS };
/* Whether a program plays in a league, and why it no longer does. */
enum league_status { LEAGUE_IN, LEAGUE_WITHDRAWN };
enum league_reason { LEAGUE_LEFT, LEAGUE_TIME, LEAGUE_ILLEGAL, LEAGUE_SILENCE };
enum experiment_status { EXPERIMENT_DRAFT, EXPERIMENT_RUNNING, EXPERIMENT_CLOSED };
/* How far a participant of an experiment is. The first ones are stored, the view participant_state finds the others. */
enum part_state {
    PART_SCREENED_OUT,
    PART_TIMED_OUT,
    PART_LEFT,
    PART_WITHDRAWN,
    PART_ERASED,
    PART_UNPAIRED,     /* waited for a partner in vain */
    PART_PARTNER_LEFT, /* released, because the partner has left */
    PART_COMPLETE,
    PART_PLAYING,
    PART_GONE
};
enum letter_kind { LETTER_CONFIRM, LETTER_DIGEST, LETTER_FACTOR_REMOVED };
enum { LETTER_KIND_COUNT = LETTER_FACTOR_REMOVED + 1 };
enum endpoint_kind { ENDPOINT_PUSH, ENDPOINT_WEBHOOK };
/* What an account is in a club; and how people join one. */
enum club_state { CLUB_NONE, CLUB_OWNER, CLUB_OFFICER, CLUB_MEMBER, CLUB_ASKED, CLUB_INVITED, CLUB_BANNED };
enum club_joining { CLUB_OPEN, CLUB_BY_REQUEST, CLUB_BY_INVITATION };
/* What the server speaks in mail, feeds and notifications: the folders of frontend/locales. */
enum language { LANGUAGE_EN, LANGUAGE_DE };

/* Read the word of a column that is not null; an unknown word is a bug. */
enum account_kind account_kind_read(const struct rows *rows, int row, const char *column);
enum purpose purpose_read(const struct rows *rows, int row, const char *column);
enum match_status match_status_read(const struct rows *rows, int row, const char *column);
enum spectators spectators_read(const struct rows *rows, int row, const char *column);
enum press press_read(const struct rows *rows, int row, const char *column);
enum clock_mode clock_mode_read(const struct rows *rows, int row, const char *column);
enum entry_kind entry_kind_read(const struct rows *rows, int row, const char *column);
enum offer_kind offer_kind_read(const struct rows *rows, int row, const char *column);
enum offer_status offer_status_read(const struct rows *rows, int row, const char *column);
enum lobby_status lobby_status_read(const struct rows *rows, int row, const char *column);
enum rating_pool rating_pool_read(const struct rows *rows, int row, const char *column);
enum league_status league_status_read(const struct rows *rows, int row, const char *column);
enum experiment_status experiment_status_read(const struct rows *rows, int row, const char *column);
enum part_state part_state_read(const struct rows *rows, int row, const char *column);
enum letter_kind letter_kind_read(const struct rows *rows, int row, const char *column);
enum club_state club_state_read(const struct rows *rows, int row, const char *column);
enum club_joining club_joining_read(const struct rows *rows, int row, const char *column);
enum language language_read(const struct rows *rows, int row, const char *column);

/* The word, a static text. */
const char *account_kind_name(enum account_kind kind);
const char *purpose_name(enum purpose purpose);
const char *match_status_name(enum match_status status);
const char *spectators_name(enum spectators spectators);
const char *press_name(enum press press);
const char *clock_mode_name(enum clock_mode mode);
const char *entry_kind_name(enum entry_kind kind);
const char *offer_kind_name(enum offer_kind kind);
const char *offer_status_name(enum offer_status status);
const char *lobby_status_name(enum lobby_status status);
const char *rating_pool_name(enum rating_pool pool);
const char *league_status_name(enum league_status status);
const char *league_reason_name(enum league_reason reason);
const char *experiment_status_name(enum experiment_status status);
const char *part_state_name(enum part_state state);
const char *letter_kind_name(enum letter_kind kind);
const char *endpoint_kind_name(enum endpoint_kind kind);
const char *club_state_name(enum club_state state);
const char *club_joining_name(enum club_joining joining);
const char *language_name(enum language language);

/* Find a word that a client has sent, or one in JSON; false when it is none of them. */
bool account_kind_find(const char *word, enum account_kind *ret);
bool spectators_find(const char *word, enum spectators *ret);
bool press_find(const char *word, enum press *ret);
bool clock_mode_find(const char *word, enum clock_mode *ret);
bool rating_pool_find(const char *word, enum rating_pool *ret);
bool experiment_status_find(const char *word, enum experiment_status *ret);
bool club_state_find(const char *word, enum club_state *ret);
bool club_joining_find(const char *word, enum club_joining *ret);
bool language_find(const char *word, enum language *ret);

/* A guest or a registered person. */
static inline bool account_is_person(enum account_kind kind)
{
    return kind == ACCOUNT_GUEST || kind == ACCOUNT_HUMAN;
}
/* A program that a person owns. */
static inline bool account_is_program(enum account_kind kind)
{
    return kind == ACCOUNT_ENGINE || kind == ACCOUNT_LLM;
}
#endif
