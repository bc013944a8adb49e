/* account.h - rows of accounts, and the tries that limits count. Knows no passwords, only their hashes. */
#ifndef QUAD_STORE_ACCOUNT_H
#define QUAD_STORE_ACCOUNT_H
#include "base/secret.h"
#include "store/pg.h"

/* Who stands behind an account: somebody not registered, a person, a program of theirs (of two kinds), a bot of the
 * arena's, a crowd. */
enum account_kind {
    ACCOUNT_GUEST,
    ACCOUNT_HUMAN,
    ACCOUNT_ENGINE,
    ACCOUNT_LLM,
    ACCOUNT_BUILTIN,
    ACCOUNT_CROWD
};
/* The kind with that word of the database; any other word is a bug, so none of a request may come here. */
enum account_kind account_kind(const char *word);

struct account_row {
    int64_t id, created_at;
    const char *public_id, *name, *kind, *password_hash,
        *settings; /* password_hash NULL for guests and bots */
};

/* Insert an account under a fresh public id; *ret_taken instead when the key is somebody's already. */
bool account_insert(struct ctx *c, struct pg *db, const struct account_row *row, const char *name_key,
                    bool *ret_taken, struct account_row *ret) must_check;
/* Who may sign in under a key: *ret_found false when nobody. */
bool account_by_name(struct ctx *c, struct pg *db, const char *name_key, bool *ret_found,
                     struct account_row *ret) must_check;
/* By number; FAULT_NOT_FOUND when deleted. hold: until the transaction ends nobody else is in account_hold for it
 * (queued; the row itself stays free: sql/lock_order); lock: hold, then read. */
bool account_by_id(struct ctx *c, struct pg *db, int64_t id, struct account_row *ret) must_check;
void account_hold(struct ctx *c, struct pg *db, int64_t id);
bool account_lock(struct ctx *c, struct pg *db, int64_t id, struct account_row *ret) must_check;
/* The account of a built-in bot; FAULT_NOT_FOUND before `quad migrate` ran. */
bool account_of_bot(struct ctx *c, struct pg *db, const char *game, const char *bot,
                    struct account_row *ret) must_check;

/* A guest becomes a human with that name, in its seats too; *ret_taken instead when the key is somebody's
 * already (the transaction is then broken). */
bool account_upgrade(struct ctx *c, struct pg *db, int64_t id, const char *name, const char *name_key,
                     const char *password_hash, bool *ret_taken) must_check;
/* Queue: who has registered is shown on leaderboards from now on. After its old session, as the order of locks wants
 * it. */
void account_show(struct ctx *c, struct pg *db, int64_t id);
/* Queue a new password hash. */
void account_set_password(struct ctx *c, struct pg *db, int64_t id, const char *password_hash);
/* Merge into the settings (JSON text of an object; null takes a key away); *ret_large instead when they grow over
 * the table's limit. */
bool account_merge_settings(struct ctx *c, struct pg *db, int64_t id, const char *settings,
                            bool *ret_large) must_check;
/* The operator answers for the person with that key, or no longer: *ret_found false when no registered person is
 * called so, else their name. */
bool account_trust(struct ctx *c, struct pg *db, const char *name_key, bool trusted, bool *ret_found,
                   const char **ret_name) must_check;
/* Queue the end, in the order of locks: neutral name here and in every seat, no password, no settings, no table,
 * session or token; a program's label stays. */
void account_end(struct ctx *c, struct pg *db, const struct account_row *row);
/* The public ids of the running matches an account sits in. */
bool account_live_matches(struct ctx *c, struct pg *db, int64_t id, const char ***ret_matches,
                          int *ret_count) must_check;

struct program_row {
    int64_t created_at;
    const char *public_id, *name, *kind, *model; /* model NULL: not said */
};
/* Insert a program of an owner under a fresh public id; *ret_taken instead when the key is somebody's already. */
bool program_insert(struct ctx *c, struct pg *db, int64_t owner, const struct program_row *row,
                    const char *name_key, bool *ret_taken, struct program_row *ret) must_check;
/* How many programs an owner has, and how many were made within a day (gone ones too). */
bool programs_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count,
                    int64_t *ret_fresh) must_check;
bool programs_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct program_row **ret,
                 int *ret_count) must_check;
/* One of an owner's programs by public id or name key: *ret_found false when there is none. */
bool program_of(struct ctx *c, struct pg *db, int64_t owner, const char *public_id, const char *name_key,
                bool *ret_found, struct account_row *ret) must_check;
/* Is it an account of a program, by its kind? */
bool account_is_program(const char *kind);
/* Queue: a built-in bot's account is there and bears that title. */
void account_keep_bot(struct ctx *c, struct pg *db, const char *game, const char *bot, const char *title);

/* Count a try under a key unless `max` were counted since `since`: *ret_oldest is 0, or, when it was too
 * many, the moment of the oldest one that stands in the way. Inside a transaction. */
bool attempt_count(struct ctx *c, struct pg *db, const char *key, int max, int64_t since,
                   int64_t *ret_oldest) must_check;
/* Queue: take back the try counted at c->now; forget all tries of a key. */
void attempt_drop(struct ctx *c, struct pg *db, const char *key);
void attempt_forget(struct ctx *c, struct pg *db, const char *key);
#endif
