/* lobby.h - rows of lobbies and their seats. Knows no game. Texts are borrowed from the answers, so they
 * live in the pool. */
#ifndef QUAD_STORE_LOBBY_H
#define QUAD_STORE_LOBBY_H
#include "base/secret.h"
#include "store/words.h"

enum { LOBBY_SEATS = 16 };

struct lobby_seat_row {
    int64_t account;                 /* 0: the seat is free */
    const char *name, *bot, *choice; /* bot, choice NULL: none */
    enum account_kind kind;
    bool builtin;
};

struct lobby_row {
    enum lobby_status status;
    enum spectators spectators;
    enum press press;
    int64_t id, creator_id, created_at, rematch_of, fork_of; /* the last two 0: of none */
    int64_t invited; /* the friend that the last seat is for; 0: none, and in a list */
    const char *public_id, *game, *variant, *options, *clock, *absence; /* the last three are JSON texts */
    const char *seed, *creator, *match;                                 /* seed, match NULL: none */
    const char *join_url;    /* a link created just now, else NULL: only its hash is stored */
    int seats, delay_turns;  /* 0: spectators are not delayed */
    int rules_version;       /* of a rematch or fork: that of the match; 0: the newest, and in a list */
    int fork_turn;           /* of a fork: the turn of the match `fork_of` from which it continues */
    const char *forked_from; /* the public id of that match; NULL: of none */
    int range_from, range_to, min_reliability; /* points, points, percent; 0: not required */
    bool rated, private, shown; /* shown: the match will be public although the lobby is private */
    bool blind, ended;          /* nobody is told who plays until the match has ended */
    int model_after; /* of a new one: the seconds until a language model takes a seat; 0: none does */
    bool queued;     /* its creator is in the pairing queue */
    struct lobby_seat_row seat[LOBBY_SEATS];
};

/* A lobby with its seats; FAULT_NOT_FOUND. lock: hold it until the transaction ends, then read. */
bool lobby_find(struct ctx *c, struct pg *db, const char *public_id, struct lobby_row *ret) must_check;
bool lobby_lock(struct ctx *c, struct pg *db, const char *public_id, struct lobby_row *ret) must_check;
/* Public lobbies, newest first, of one game (NULL: all), older than the row id `before` (0: from the newest). */
bool lobbies_public(struct ctx *c, struct pg *db, bool open, const char *game, int64_t before, int limit,
                    struct lobby_row **ret, int *ret_count) must_check;
/* The row id for a cursor; *ret_number 0 when there is no such lobby. */
bool lobby_number(struct ctx *c, struct pg *db, const char *public_id, int64_t *ret_number) must_check;
/* The number of an account's open lobbies, and of those the public blind ones. */
bool lobbies_count_open(struct ctx *c, struct pg *db, int64_t creator, int *ret_count,
                        int *ret_blind) must_check;

/* Insert a lobby from `row` (all but id, creator's name, status, match and seats); *ret_id is its row id. */
bool lobby_insert(struct ctx *c, struct pg *db, const struct lobby_row *row, int64_t *ret_id) must_check;
/* Queue: take a seat; free a seat; move to another seat (choice NULL: unchanged). */
void lobby_seat_put(struct ctx *c, struct pg *db, int64_t lobby, int seat, const struct lobby_seat_row *who);
void lobby_seat_clear(struct ctx *c, struct pg *db, int64_t lobby, int seat);
void lobby_seat_move(struct ctx *c, struct pg *db, int64_t lobby, int from, int to, const char *choice);
/* Queue: draw the next moment at which a language model takes a seat. */
void lobby_model_again(struct ctx *c, struct pg *db, int64_t lobby, int seconds);
/* Queue: the creator waits at this public blind lobby; models come only while that is so. */
void lobby_attended(struct ctx *c, struct pg *db, int64_t lobby);
/* Queue: mark the lobby as started or as cancelled. */
void lobby_start(struct ctx *c, struct pg *db, int64_t lobby, int64_t match);
void lobby_cancel(struct ctx *c, struct pg *db, int64_t lobby);

struct lobby_taste {      /* which lobbies a player would join */
    int64_t since;        /* created since then */
    const char *not_with; /* accounts "{1,2}" that must not have a seat there */
    int rating;           /* the player's, in points */
};
/* Search for lobbies with the game, variant, options and clock of `like`. *ret_own: the public id of the creator's
 * own open lobby, or NULL; *ret_other: of the oldest suitable lobby of another player, locked for this transaction,
 * or NULL. */
bool lobby_meet(struct ctx *c, struct pg *db, const struct lobby_row *like, const struct lobby_taste *taste,
                const char **ret_own, const char **ret_other) must_check;
#endif
