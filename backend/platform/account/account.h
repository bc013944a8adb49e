/* account.h - guests and registered people: signing in and up, and the rules for names. Closing an account is in
 * match/leave.h.
 *
 * Functions marked "own transactions" must be called with none open: they hash passwords, which no lock should wait
 * for, and count attempts, which must stay counted when the rest is refused. */
#ifndef QUAD_ACCOUNT_H
#define QUAD_ACCOUNT_H
#include "base/json.h"
#include "base/secret.h"
#include "store/words.h"

struct pg;

struct visitor { /* the sender of the request: all 0 for nobody; else one of session and access token is */
    int64_t account, session, token;
    const char *remote, *user_agent;
};

struct account_facts {
    int64_t id, created_at;
    const char *public_id, *name, *settings;
    enum account_kind kind;
    const char *language; /* a word of `enum language`; NULL: not chosen */
};

struct account_row;
/* What is shown of a row; its texts are borrowed. */
struct account_facts account_facts_of(const struct account_row *row);
/* {"id", "name", "kind"}, as everybody may see an account. */
json_object *account_json(struct ctx *c, const struct account_facts *facts);

struct entrance {
    struct account_facts account;
    char token[TOKEN_TEXT];   /* of the new session; empty: the old one stays */
    const char *access_token; /* in place of a session; NULL: none */
};

/* Check a name: 2 to 24 letters, digits, _ - . and single blanks, of one script, not reserved. Returns the name to show
 * (NFC) and the key that must be unique. FAULT_BAD_NAME. */
bool name_settle(struct ctx *c, const char *name, const char **ret_name, const char **ret_key) must_check;

/* Create a guest with a generated name; a visitor who is signed in keeps their account. `apart`: create one in any case,
 * who is not signed in but has an access token (token_of_guest): for one more player at the visitor's device. Own
 * transactions. */
bool guest_enter(struct ctx *c, struct pg *db, const struct visitor *visitor, bool apart,
                 struct entrance *ret) must_check;
/* Register; a guest keeps their account and games and gets the name. FAULT_NAME_TAKEN,
 * FAULT_ALREADY_REGISTERED, FAULT_BAD_NAME, FAULT_WEAK_PASSWORD. Own transactions. */
bool account_register(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name,
                      const char *password, struct entrance *ret) must_check;
/* The same without a password, for somebody whom another proof admits: `note` stores it for the account, within the
 * transaction, by rows that come behind the account's and before those of sessions in sql/lock_order. */
struct account_proof {
    bool (*note)(struct ctx *c, struct pg *db, int64_t account, void *thing);
    void *thing;
};
bool account_register_proven(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name,
                             const struct account_proof *proof, struct entrance *ret) must_check;
/* Sign in; the visitor's old session ends. `second_code`: of the second factor, NULL when none was given.
 * FAULT_BAD_CREDENTIALS, the same for a wrong name; with the right password those of second_factor_pass. Own
 * transactions. */
bool account_sign_in(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name,
                     const char *password, const char *second_code, struct entrance *ret) must_check;
/* Set a new password; every session ends, and a new one replaces the visitor's. FAULT_WRONG_PASSWORD, and
 * the fault of account_lock_own. Own transactions. */
bool account_change_password(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *old,
                             const char *fresh, struct entrance *ret) must_check;

/* Set the first password of a person who signs in without one; sessions as above. It needs no proof but a session that
 * began within ten minutes: FAULT_SIGN_IN_AGAIN. FAULT_BAD_REQUEST when there is a password. Own transactions. */
bool account_first_password(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *fresh,
                            struct entrance *ret) must_check;

/* Check the visitor's password. FAULT_WRONG_PASSWORD, FAULT_FORBIDDEN for an account without one. Own transactions. */
bool account_check_password(struct ctx *c, struct pg *db, const struct visitor *visitor,
                            const char *password) must_check;

/* Check that the visitor's session began within ten minutes: the proof of a person without a password.
 * FAULT_SIGN_IN_AGAIN. */
bool account_check_fresh(struct ctx *c, struct pg *db, const struct visitor *visitor) must_check;

/* Hold the visitor's account until the transaction ends, and read it, for what stays when the session ends: a token, a
 * passkey, a second factor. A recovery or a new password ends sessions under the same lock, and a request that waited for
 * it is too late: FAULT_UNAUTHENTICATED. So is one with a token that no longer speaks alone for its account. */
bool account_lock_own(struct ctx *c, struct pg *db, const struct visitor *visitor,
                      struct account_row *ret) must_check;

/* The visitor's own account. */
bool account_read(struct ctx *c, struct pg *db, int64_t account, struct account_facts *ret) must_check;
/* Merge into the settings key by key, null removing a key: at most 16 KiB as text. `were` can be NULL; else each of its
 * keys must have that value (null: none) before, or nothing changes: FAULT_SETTINGS_CHANGED. Inside a transaction. */
bool account_change_settings(struct ctx *c, struct pg *db, int64_t account, json_object *settings,
                             json_object *were) must_check;
/* Choose the language of mail, feeds and notifications, a tag such as "de". FAULT_BAD_REQUEST for one that the server
 * does not speak. Inside a transaction. */
bool account_change_language(struct ctx *c, struct pg *db, int64_t account, const char *tag) must_check;
#endif
