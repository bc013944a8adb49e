/* account.h - rows of accounts, and the attempts that limits count. Stores hashes of passwords, never passwords. */
#ifndef QUAD_STORE_ACCOUNT_H
#define QUAD_STORE_ACCOUNT_H
#include "base/secret.h"
#include "store/pg.h"
#include "store/words.h"

struct account_row {
    int64_t id, created_at;
    const char *public_id, *name, *settings;
    enum account_kind kind;
    const char *language; /* a word of `enum language`; NULL: not chosen */
};

/* Insert an account under a new public id, without a password when password_hash is NULL; sets *ret_taken instead when the
 * name key is taken. */
bool account_insert(struct ctx *c, struct pg *db, const struct account_row *row, const char *name_key,
                    const char *password_hash, bool *ret_taken, struct account_row *ret) must_check;
/* The account that can sign in under a name key: *ret_found false when there is none. */
bool account_by_name(struct ctx *c, struct pg *db, const char *name_key, bool *ret_found,
                     struct account_row *ret) must_check;
/* An account by row id; FAULT_NOT_FOUND when deleted. hold: queue an advisory lock on it until the transaction ends
 * (the row itself stays unlocked: sql/lock_order); lock: hold, then read. */
bool account_by_id(struct ctx *c, struct pg *db, int64_t id, struct account_row *ret) must_check;
void account_hold(struct ctx *c, struct pg *db, int64_t id);
bool account_lock(struct ctx *c, struct pg *db, int64_t id, struct account_row *ret) must_check;
/* The account of a built-in bot; FAULT_NOT_FOUND before `quad migrate` ran. */
bool account_of_bot(struct ctx *c, struct pg *db, const char *game, const char *bot,
                    struct account_row *ret) must_check;

/* Turn a guest into a registered person with that name, also in its seats; sets *ret_taken instead when the name key is
 * taken (the transaction is then aborted). */
bool account_upgrade(struct ctx *c, struct pg *db, int64_t id, const char *name, const char *name_key,
                     const char *password_hash, bool *ret_taken) must_check;
/* Queue: show a newly registered account on leaderboards. Must follow the end of its old session because of the lock
 * order. */
void account_show(struct ctx *c, struct pg *db, int64_t id);
/* The hash of an account's password; *ret NULL: it has none (guests and bots), or there is no such account. Only the API's
 * role can read it. */
bool account_password_hash(struct ctx *c, struct pg *db, int64_t id, const char **ret) must_check;
/* Queue a new password hash. */
void account_set_password(struct ctx *c, struct pg *db, int64_t id, const char *password_hash);
/* Queue: the language of mail, feeds and notifications. */
void account_language_put(struct ctx *c, struct pg *db, int64_t id, enum language language);
struct settings_change {  /* JSON texts of objects */
    const char *settings; /* replace what is there, key by key; null removes a key */
    const char *were;     /* what must be there before, null being nothing; NULL: anything */
};
enum settings_merged { SETTINGS_MERGED, SETTINGS_OTHERS, SETTINGS_LARGE, SETTINGS_FAILED };
/* Merge into the settings. Nothing is changed when the stored values differ from `were` (SETTINGS_OTHERS, returns
 * true) or when the result would exceed the table's limit (SETTINGS_LARGE, returns false). */
bool account_merge_settings(struct ctx *c, struct pg *db, int64_t id, const struct settings_change *change,
                            enum settings_merged *ret) must_check;
/* Set whether the operator trusts the person with that name key: *ret_found false when there is no such registered
 * person, else *ret_name is their name. */
bool account_trust(struct ctx *c, struct pg *db, const char *name_key, bool trusted, bool *ret_found,
                   const char **ret_name) must_check;
/* Queue: cancel an account's open lobbies and those to which a friend has invited it, and free its seats in those of others; it stops looking for an opponent.
 * `rated`: only in rated ones. */
void account_leave_lobbies(struct ctx *c, struct pg *db, int64_t id, bool rated);
/* Queue closing the account, in lock order: a neutral name here and in every seat; password, settings, open lobbies,
 * sessions and tokens go; its clubs pass to others; a program's label stays. Tables of seasons show the neutral name. */
void account_end(struct ctx *c, struct pg *db, const struct account_row *row);
/* The public ids of the running matches an account sits in. */
bool account_live_matches(struct ctx *c, struct pg *db, int64_t id, const char ***ret_matches,
                          int *ret_count) must_check;

struct program_row {
    int64_t created_at;
    const char *public_id, *name, *model; /* model NULL: not given */
    enum account_kind kind;
    int people_games; /* how many games at once people can begin with it, and as many blind ones */
};
/* Insert a program of an owner under a new public id; sets *ret_taken instead when the name key is taken. */
bool program_insert(struct ctx *c, struct pg *db, int64_t owner, const struct program_row *row,
                    const char *name_key, bool *ret_taken, struct program_row *ret) must_check;
/* The number of an owner's programs, and of those created within a day (including deleted ones). */
bool programs_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count,
                    int64_t *ret_fresh) must_check;
bool programs_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct program_row **ret,
                 int *ret_count) must_check;
/* One of an owner's programs by public id or name key: *ret_found false when there is none. */
bool program_of(struct ctx *c, struct pg *db, int64_t owner, const char *public_id, const char *name_key,
                bool *ret_found, struct account_row *ret) must_check;
/* How many games at once people can begin with a language model of the owner; *ret_found false when there is none. */
bool program_let(struct ctx *c, struct pg *db, int64_t owner, const char *public_id, int64_t games,
                 bool *ret_found, struct program_row *ret) must_check;
/* Queue: make sure that a built-in bot's account exists and has that title. */
void account_keep_bot(struct ctx *c, struct pg *db, const char *game, const char *bot, const char *title);

/* Count an attempt under a key unless `max` were counted in the last `seconds`, by the database's clock, since nodes can
 * differ: *ret_age is -1, or, when the limit is reached, the age in microseconds of the oldest attempt that still
 * counts. Inside a transaction. */
bool attempt_count(struct ctx *c, struct pg *db, const char *key, int max, int seconds,
                   int64_t *ret_age) must_check;
/* Queue: take back the newest attempt of a key; delete all of them. */
void attempt_drop(struct ctx *c, struct pg *db, const char *key);
void attempt_forget(struct ctx *c, struct pg *db, const char *key);
#endif
