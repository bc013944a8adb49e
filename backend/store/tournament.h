/* tournament.h - rows of tournaments, their entries, rounds and games. Knows no game. Texts are borrowed from the answers,
 * so they live in the pool; times are microseconds since 1970, 0 for none. */
#ifndef QUAD_STORE_TOURNAMENT_H
#define QUAD_STORE_TOURNAMENT_H
#include "store/pg.h"
#include "store/words.h"

enum { TOURNAMENT_SEATS = 11 };
enum tournament_format {
    FORMAT_SWISS,
    FORMAT_ROUND_ROBIN,
    FORMAT_ARENA,
    FORMAT_KNOCKOUT,
    FORMAT_TEAM,
    FORMATS
};
enum tournament_status {
    TOURNAMENT_OPEN,
    TOURNAMENT_RUNNING,
    TOURNAMENT_FINISHED,
    TOURNAMENT_CANCELLED,
    TOURNAMENT_STATUSES
};
enum entrants { ENTRANTS_PEOPLE, ENTRANTS_PROGRAMS, ENTRANTS_ALL, ENTRANTS_KINDS };
enum entry_status { ENTRY_IN, ENTRY_WAITING, ENTRY_WITHDRAWN };
enum tgame_state { TGAME_PAIRED, TGAME_PLAYING, TGAME_FINISHED, TGAME_FORFEITED, TGAME_BYE };
/* The words for them, in the table and in answers; each list ends with NULL. */
extern const char *const FORMAT_WORDS[], *const TOURNAMENT_STATUS_WORDS[], *const ENTRANTS_WORDS[],
                                                                               *const TGAME_STATE_WORDS[];

struct tournament_row {
    int64_t id, host; /* host 0: the site */
    const char *public_id, *name, *game, *variant, *options, *clock,
        *absence; /* the last three are JSON texts */
    enum spectators spectators;
    enum press press;
    const char *team[2], *host_name, *reason; /* NULL: none */
    int64_t club, rival; /* whose members enter, and whose members are the second team; 0: none */
    const char *club_id, *club_name, *rival_id, *rival_name; /* NULL: none, or one that is not shown */
    bool rival_agreed;
    const char *every,
        *day; /* of the site's own: how often it is held, and the day it starts; NULL: another one */
    enum tournament_format format;
    enum tournament_status status;
    enum entrants entrants;
    int delay_turns, seats, rounds, games_each, minutes; /* rounds, minutes 0: none */
    int min_players, max_players, late_rounds, no_show_seconds;
    int range_from, range_to, min_reliability, min_age_days; /* 0: not required */
    bool rated, private, when_full;
    int round, players, waiting; /* players, waiting: those who can play, until it is over */
    int64_t starts_at, created_at, started_at, ends_at, finished_at, now;
};
/* A tournament; FAULT_NOT_FOUND. lock: hold it until the transaction ends, then read. */
bool tournament_row_find(struct ctx *c, struct pg *db, const char *public_id,
                         struct tournament_row *ret) must_check;
bool tournament_row_lock(struct ctx *c, struct pg *db, const char *public_id,
                         struct tournament_row *ret) must_check;
/* Insert one from `row`: all but what the database sets. */
bool tournament_row_insert(struct ctx *c, struct pg *db, const struct tournament_row *row) must_check;
/* Read the tournament of a row of TOURNAMENT_FIND or TOURNAMENTS_LIST. */
struct tournament_row tournament_row_read(const struct rows *rows, int i);
/* How many tournaments of an account are not over. */
bool tournament_rows_hosted(struct ctx *c, struct pg *db, int64_t account, int *ret_count) must_check;

/* Everything below is queued and needs the lock of the tournament. */
void tournament_row_amend(struct ctx *c, struct pg *db, const struct tournament_row *row);
/* The other club plays. */
void tournament_row_agree(struct ctx *c, struct pg *db, int64_t id);
void tournament_row_look(struct ctx *c, struct pg *db, int64_t id, int64_t at); /* 0: not by itself */
void tournament_row_look_now(struct ctx *c, struct pg *db, int64_t id);
void tournament_row_begin(struct ctx *c, struct pg *db, int64_t id, int rounds);
void tournament_row_end(struct ctx *c, struct pg *db, int64_t id, enum tournament_status status,
                        const char *reason);
void tournament_row_turn(struct ctx *c, struct pg *db, int64_t id, int round);

struct entry_row {
    int64_t account, owner, free_at, n;
    const char *name;
    enum account_kind kind;
    enum entry_status status;
    int number, team, rating; /* number 0: none yet; team -1: none */
    bool gone; /* cannot play: the account was deleted, closed or let play only unrated games */
};
/* Everybody who has entered, by starting number, then by entering. Not queued. */
bool entry_rows(struct ctx *c, struct pg *db, int64_t id, struct entry_row **ret, int *ret_count) must_check;
void entry_row_put(struct ctx *c, struct pg *db, int64_t id, const struct entry_row *entry);
void entry_row_drop(struct ctx *c, struct pg *db, int64_t id, int64_t account);
void entry_row_mark(struct ctx *c, struct pg *db, int64_t id, int64_t account, enum entry_status status);
/* The players with these starting numbers wait for a game from now on. */
void entry_rows_free(struct ctx *c, struct pg *db, int64_t id, const int64_t *numbers, int count);
/* Give starting numbers to all who are in. */
void entry_rows_number(struct ctx *c, struct pg *db, int64_t id);

struct round_row {
    int round;
    int64_t paired_at, finished_at;
};
bool round_rows(struct ctx *c, struct pg *db, int64_t id, struct round_row **ret, int *ret_count) must_check;
void round_row_put(struct ctx *c, struct pg *db, int64_t id, int round);
void round_row_end(struct ctx *c, struct pg *db, int64_t id, int round);

struct tgame_row { /* a game, or a bye */
    int round, board, leg, seats;
    enum tgame_state state;
    int64_t player[TOURNAMENT_SEATS], score[TOURNAMENT_SEATS],
        place[TOURNAMENT_SEATS]; /* player: starting number */
    bool placed;                 /* the match is over: `place` is known, the result not yet recorded */
    uint32_t forfeits, owed;     /* bits of seats */
    const char *match;           /* NULL: none */
    bool match_live, match_held; /* held: in quarantine */
    int events;
    uint32_t owes, handed_in;
    int64_t turn_started, no_show_at;
};
/* Games of a round, or of all (0), by round and board. Not queued. */
bool tgame_rows(struct ctx *c, struct pg *db, int64_t id, int round, struct tgame_row **ret,
                int *ret_count) must_check;
void tgame_row_put(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game);
void tgame_row_start(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game, int64_t match,
                     int no_show_seconds);
void tgame_row_end(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game);
/* Add seats that did not show up; look at the game again at `at`, 0: no more. */
void tgame_row_forfeit(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game, uint32_t seats,
                       int64_t at);

/* Lock the rows of the schedule whose next tournament is to be announced: name, title, wish, next_at (its start). Not
 * queued. Then set, queued, when that one starts. */
bool tournament_schedule_due(struct ctx *c, struct pg *db, struct rows **ret) must_check;
void tournament_schedule_set(struct ctx *c, struct pg *db, const char *name, int64_t next_at);
#endif
