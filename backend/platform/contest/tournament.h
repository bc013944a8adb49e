/* tournament.h - tournaments: many matches between everybody who has entered, paired by rounds or, in an arena, as players
 * become free. A host creates one; the clock daemon starts it, pairs, starts matches and records results, each step in one
 * transaction under the lock of the tournament's row (tournament_step.c), so that it goes on wherever a process was killed.
 * Points are halves. Functions that change something run inside the caller's transaction. */
#ifndef QUAD_TOURNAMENT_H
#define QUAD_TOURNAMENT_H
#include "platform/model/terms.h"
#include "platform/read/feed.h"
#include "store/tournament.h"

struct tournament_wish {    /* as sent; NULL and 0: not given */
    struct lobby_wish play; /* what is played, with the demands on entrants */
    const char *name, *format, *entrants, *team[2];
    const char *club, *rival; /* public ids: whose members enter; whose members are the second team */
    const char *every;        /* of the site's own: how often it is held, a word of the schedule */
    const char *remote;       /* the address of the person who asks; NULL for the site's own */
    int64_t rounds, games_each, minutes, min_players, max_players, late_rounds, no_show_seconds, min_age_days;
    int64_t starts_at; /* microseconds since 1970 */
    bool when_full;
};
/* Read the body of a request, or the wish of a schedule. FAULT_BAD_REQUEST, FAULT_UNKNOWN_MEMBER. */
bool tournament_wish_read(struct ctx *c, json_object *body, struct tournament_wish *ret) must_check;
/* Create a tournament; host 0: the site. What tournament_club.h says for one of a club; FAULT_BAD_ROUNDS, FAULT_BAD_CLOCK, FAULT_BAD_SEATS, FAULT_TOO_MANY_REQUESTS, and
 * what terms_settle fails with. Returns it like tournament_show. */
bool tournament_make(struct ctx *c, struct pg *db, int64_t host, const struct tournament_wish *wish,
                     json_object **ret) must_check;
/* A tournament as an account sees it (0: not signed in), with its entries and those of its programs in `mine`. */
bool tournament_show(struct ctx *c, struct pg *db, const char *id, int64_t account,
                     json_object **ret) must_check;

struct tournament_search {
    const char *game, *status, *cursor;
    const char *club; /* public id; NULL: of all */
    int64_t account;
    bool mine;
    int limit;
};
/* {"items","next"}, newest first. FAULT_BAD_CURSOR, FAULT_BAD_REQUEST. */
bool tournament_list(struct ctx *c, struct pg *db, const struct tournament_search *search,
                     json_object **ret) must_check;

struct tournament_change {
    const char *status, *name;
    bool says_starts_at;
    int64_t starts_at, max_players; /* 0: none, not given */
};
bool tournament_change_read(struct ctx *c, json_object *body, struct tournament_change *ret) must_check;
/* What its host changes, or an officer of its club (tournament_club_runs). FAULT_FORBIDDEN, FAULT_TOURNAMENT_STARTED,
 * FAULT_TOURNAMENT_OVER, FAULT_TOO_FEW_PLAYERS. */
bool tournament_alter(struct ctx *c, struct pg *db, const char *id, int64_t account,
                      const struct tournament_change *change, json_object **ret) must_check;

struct entry_wish {
    const char *tournament;
    int64_t account;
    const char *program,
        *bot; /* a program of the account, or a built-in bot, which only who runs it can enter; NULL */
    int team; /* -1: not given */
};
/* Enter, or go to the waiting list. FAULT_ENTRIES_CLOSED, FAULT_CLUB_MEMBERS_ONLY, FAULT_TOURNAMENT_OVER, FAULT_ENTRANTS_ONLY,
 * FAULT_ACCOUNT_TOO_YOUNG, FAULT_NOT_FOUND for somebody else's program, and what admission_check fails with. */
bool tournament_enter(struct ctx *c, struct pg *db, const struct entry_wish *wish,
                      json_object **ret) must_check;
/* Withdraw; nothing happens without an entry. */
bool tournament_withdraw(struct ctx *c, struct pg *db, const struct entry_wish *wish) must_check;

/* Standings and a round, as openapi.yaml has them. FAULT_NOT_FOUND for a round that has not been paired. */
bool tournament_standings(struct ctx *c, struct pg *db, const char *id, json_object **ret) must_check;
bool tournament_round(struct ctx *c, struct pg *db, const char *id, int round, json_object **ret) must_check;
/* What the page of a tournament shows to everybody: {"tournament","standings","round"}, the newest round or null. */
bool tournament_live(struct ctx *c, struct pg *db, const char *id, json_object **ret) must_check;
/* The whole tournament: JSON, or a text of comma-separated standings or in FIDE's TRF16. FAULT_BAD_REQUEST where TRF does
 * not fit. */
bool tournament_export(struct ctx *c, struct pg *db, const char *id, json_object **ret) must_check;
bool tournament_csv(struct ctx *c, struct pg *db, const char *id, const char **ret) must_check;
bool tournament_trf(struct ctx *c, struct pg *db, const char *id, const char **ret) must_check;

/* What has happened in it, as a feed or, as a calendar, its start. FAULT_NOT_FOUND. */
bool tournament_feed(struct ctx *c, struct pg *db, const char *id, enum feed_kind kind,
                     const struct feed_reader *reader, const char **ret_text,
                     const char **ret_tag) must_check;

/* For the clock daemon: tournaments with something to do (their `public_id`), and one step of one of them. */
bool tournaments_due(struct ctx *c, struct pg *db, struct rows **ret) must_check;
bool tournament_step(struct ctx *c, struct pg *db, const char *id) must_check;
/* For the clock daemon: announce the site's own tournaments, each when the one before has started. */
bool tournament_keep_schedule(struct ctx *c, struct pg *db) must_check;
#endif
