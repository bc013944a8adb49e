/* provider_sign_in.h - accounts of people who sign in with the site's provider (provider.h). An account is linked to a person
 * of the provider by issuer and subject, never by a name or an address, which can be given to somebody else.
 *
 * All functions use transactions of their own: call them with none open. */
#ifndef QUAD_PROVIDER_SIGN_IN_H
#define QUAD_PROVIDER_SIGN_IN_H
#include "platform/account/passkey.h"
#include "platform/account/provider.h"

/* A visitor in a browser. */
struct provider_visit {
    const struct visitor *visitor;
    const char *browser;      /* the cookie that keeps browsers apart */
    const char *redirect_uri; /* where the provider sends the browser back to */
    bool links;               /* to link the account that is signed in, not to sign in */
};

/* Where to send the browser, {"address"}. Calls the provider. FAULT_PROVIDER_OFF, FAULT_PROVIDER_DOWN,
 * FAULT_TOO_MANY_REQUESTS (provider.address), FAULT_UNAUTHENTICATED (to link without an account). */
bool provider_begin(struct ctx *c, struct pg *db, const struct provider_visit *visit,
                    json_object **ret) must_check;

struct provider_answer {
    const char *state, *code;
    const char *issuer; /* NULL: it was not sent */
};
enum provider_want { WANTS_NOTHING, WANTS_NAME, WANTS_CODE, WANTS_PROOF };
struct provider_outcome {
    enum provider_want wants; /* NOTHING: signed in */
    struct entrance entrance; /* NOTHING */
    const char *ticket;       /* else: for provider_finish (NAME, CODE) or provider_link (PROOF) */
    const char *name;         /* CODE: of the account; else as the provider says it, or "" */
};
/* The browser came back; visit->links is found out from the state. Calls the provider. A person of the provider who has an
 * account is signed in, and the visitor's old session ends; one with a second factor has to give its code.
 * FAULT_PROVIDER_STATE, FAULT_PROVIDER_WRONG, FAULT_PROVIDER_DOWN, FAULT_PROVIDER_UNLINKED (signed in with an account,
 * and the provider's person has none), FAULT_PROVIDER_LINKED (to link), FAULT_TOO_MANY_REQUESTS (provider.pace,
 * provider.all: too many codes that the provider refused, of this network or of everybody). */
bool provider_return(struct ctx *c, struct pg *db, struct provider_visit *visit,
                     const struct provider_answer *answer, struct provider_outcome *ret) must_check;

/* Make an account of that name, or sign in with the code of the second factor: one of them is NULL. A guest keeps account
 * and games. FAULT_PROVIDER_STATE, FAULT_PROVIDER_LINKED, those of account_register except of passwords, and those of
 * second_factor_pass. */
bool provider_finish(struct ctx *c, struct pg *db, const struct provider_visit *visit, const char *ticket,
                     const char *name, const char *second_code, struct entrance *ret) must_check;

/* Link the visitor's account. FAULT_PROVIDER_STATE, FAULT_PROVIDER_LINKED, and those of passkey_prove. */
bool provider_link(struct ctx *c, struct pg *db, const struct provider_visit *visit, const char *ticket,
                   const struct passkey_site *site, const struct passkey_proof *proof) must_check;
/* Remove the link. FAULT_NOT_FOUND; FAULT_ONLY_WAY_IN: the account has no password; those of passkey_prove. */
bool provider_unlink(struct ctx *c, struct pg *db, const struct visitor *visitor,
                     const struct passkey_site *site, const struct passkey_proof *proof) must_check;
/* {"name","linked_at","used_at","has_password"}: the provider's name and when the account was linked, null for none of
 * each. */
bool provider_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
#endif
