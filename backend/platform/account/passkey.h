/* passkey.h - passkeys (Web Authentication, level 2): keys of a person's devices that sign in without name and password.
 * The device has verified the person by a PIN or their body, so a passkey is enough where the password asks for a second
 * factor.
 *
 * All functions except passkey_rename use transactions of their own: call them with none open. */
#ifndef QUAD_PASSKEY_H
#define QUAD_PASSKEY_H
#include "platform/account/account.h"

enum { PASSKEYS_MAX = 10, PASSKEY_NAME_MAX = 60 };

/* The site that a passkey belongs to: "https://arena.example.org:8443" as browsers write an origin, and its host. */
struct passkey_site {
    const char *origin, *rp_id;
};

/* What the browser got of an authenticator, all as base64url. */
struct passkey_answer {
    const char *id, *client_data, *authenticator_data, *signature, *user_handle;
};
struct passkey_making {
    const char *name; /* for its owner's list */
    const char *client_data, *authenticator_data;
};

/* Who acts is the owner: the password, with a code where there is a second factor, or one of the passkeys. */
struct passkey_proof {
    const char *password, *second_code;  /* second_code: NULL when none was given */
    const struct passkey_answer *answer; /* NULL: the password */
};

/* What an authenticator needs to sign in, or to prove who acts, for this session (0: nobody's):
 * {"challenge","rp_id","expires_in"}. */
bool passkey_ask(struct ctx *c, struct pg *db, const struct passkey_site *site, int64_t session,
                 json_object **ret) must_check;
/* Sign in; the visitor's old session ends. FAULT_PASSKEY_UNKNOWN, FAULT_PASSKEY_CHALLENGE (expired, used, or another
 * session's), FAULT_PASSKEY_WRONG for all that does not fit, a counter that went back included;
 * FAULT_TOO_MANY_REQUESTS (passkey.address). */
bool passkey_sign_in(struct ctx *c, struct pg *db, const struct visitor *visitor,
                     const struct passkey_site *site, const struct passkey_answer *answer,
                     struct entrance *ret) must_check;
/* Check the proof, and use it up. FAULT_WRONG_PASSWORD, FAULT_FORBIDDEN (an account without a password), those of
 * second_factor_pass and of passkey_sign_in; FAULT_PASSKEY_WRONG also for another account's. */
bool passkey_prove(struct ctx *c, struct pg *db, const struct visitor *visitor,
                   const struct passkey_site *site, const struct passkey_proof *proof) must_check;

/* The following are in passkey_setup.c. */

/* What an authenticator needs to create a passkey: {"challenge","rp_id","rp_name","user","algorithms","exclude","expires_in"}.
 * The challenge is the proof that the owner asked. FAULT_PASSKEYS_FULL, and those of passkey_prove. */
bool passkey_begin(struct ctx *c, struct pg *db, const struct visitor *visitor,
                   const struct passkey_site *site, const struct passkey_proof *proof,
                   json_object **ret) must_check;
/* Add it: {"id","name","created_at","used_at"}. FAULT_BAD_REQUEST (the name), FAULT_PASSKEY_WRONG,
 * FAULT_PASSKEY_CHALLENGE, FAULT_PASSKEY_KNOWN, FAULT_PASSKEYS_FULL. */
bool passkey_add(struct ctx *c, struct pg *db, const struct visitor *visitor, const struct passkey_site *site,
                 const struct passkey_making *making, json_object **ret) must_check;
/* {"items":[{"id","name","created_at","used_at"}],"next":null}. */
bool passkey_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list) must_check;
/* Inside a transaction. FAULT_BAD_REQUEST, FAULT_NOT_FOUND. */
bool passkey_rename(struct ctx *c, struct pg *db, int64_t account, const char *public_id, const char *name,
                    json_object **ret) must_check;
/* FAULT_NOT_FOUND, and those of passkey_prove. */
bool passkey_remove(struct ctx *c, struct pg *db, const struct visitor *visitor,
                    const struct passkey_site *site, const struct passkey_proof *proof,
                    const char *public_id) must_check;
#endif
