/* passkey.c - signing in and proving who acts with a passkey: see passkey.h. */
#include "platform/account/passkey.h"
#include "base/log.h"
#include "platform/account/passkey_challenge.h"
#include "platform/account/second_factor.h"
#include "platform/account/session.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/session.h"
#include <string.h>

enum { TEN_MINUTES = 600 };

/* A passkey whose signature was found right, and what its use needs to be noted. */
struct use {
    const struct visitor *visitor;
    struct passkey_holder holder;
    uint32_t counter;
    unsigned char nonce[PASSKEY_NONCE];
    struct entrance *entrance;
};

static struct limit address_limit(void)
{
    return limit_configured("passkey.address", "QUADRIVIUM_LIMIT_SIGN_INS", 600, TEN_MINUTES);
}

static bool unknown(struct ctx *c)
{
    return fail(c, FAULT_PASSKEY_UNKNOWN, "no account here has this passkey");
}

static bool wrong(struct ctx *c, const char *what) { return fail(c, FAULT_PASSKEY_WRONG, "%s", what); }

bool passkey_ask(struct ctx *c, struct pg *db, const struct passkey_site *site, int64_t session,
                 json_object **ret)
{
    const char *challenge;
    if (!passkey_challenge_make(c, db, PASSKEY_IS_USED, session, &challenge)) return false;
    json_object *o = json_new_object(c);
    json_add_text(o, "challenge", challenge);
    json_add_text(o, "rp_id", site->rp_id);
    json_add_int(o, "expires_in", PASSKEY_CHALLENGE_SECONDS);
    *ret = o;
    return true;
}

/* Verifying */

/* At most `max` bytes; length 0 when the text is not base64url, or longer. */
static struct webauthn_bytes bytes_of(struct ctx *c, const char *text, size_t max)
{
    unsigned char *bytes = pool_take(c->pool, max);
    return (struct webauthn_bytes){bytes, secret_base64url(text, strlen(text), bytes, max)};
}

static bool is_handle_of(struct ctx *c, const struct passkey_holder *holder, const char *user_handle)
{
    char *own = pool_take(c->pool, SECRET_BASE64(PUBLIC_ID));
    secret_to_base64url(holder->account_id, strlen(holder->account_id), own);
    return strcmp(own, user_handle) == 0;
}

/* Find the passkey of an answer, and check all that the database does not decide. */
static bool verify(struct ctx *c, struct pg *db, const struct passkey_site *site,
                   const struct passkey_answer *answer, struct use *use)
{
    struct webauthn_bytes id = bytes_of(c, answer->id, WEBAUTHN_ID);
    struct webauthn_bytes client_data = bytes_of(c, answer->client_data, WEBAUTHN_DATA);
    struct webauthn_bytes data = bytes_of(c, answer->authenticator_data, WEBAUTHN_DATA);
    struct webauthn_bytes signature = bytes_of(c, answer->signature, WEBAUTHN_SIGNATURE);
    bool found;
    if (!id.length || !client_data.length || !data.length || !signature.length)
        return wrong(c, "the passkey's answer cannot be read");
    if (!passkey_find(c, db, id, &found, &use->holder)) return false;
    if (!found) return unknown(c);
    if (!is_handle_of(c, &use->holder, answer->user_handle))
        return wrong(c, "the passkey is of another account");
    if (!passkey_challenge_check(c, db, site, PASSKEY_IS_USED, use->visitor->session, client_data,
                                 use->nonce))
        return false;
    return webauthn_verify(site->rp_id, use->holder.algorithm, use->holder.key, data, client_data, signature,
                           &use->counter) ||
           wrong(c, "the signature is wrong, for another site, or the device did not verify you");
}

/* Under the lock of the account. */
static bool note(struct ctx *c, struct pg *db, const struct use *use)
{
    bool found, fits;
    if (!passkey_challenge_spend(c, db, use->nonce) ||
        !passkey_row_used(c, db, use->holder.id, use->counter, &found, &fits))
        return false;
    if (!found) return unknown(c);
    if (fits) return true;
    log_line(LOG_WARNING, "passkey_counter_fell", "\"passkey\":%lld,\"counter\":%lu",
             (long long)use->holder.id, (unsigned long)use->counter);
    return wrong(c, "the counter of the passkey went back: it may have been copied; delete it");
}

/* Signing in */

static bool sign_in_body(struct ctx *c, struct pg *db, void *thing)
{
    struct use *use = thing;
    const struct visitor *visitor = use->visitor;
    struct limit by_address = address_limit();
    struct account_row row;
    if (!account_lock(c, db, use->holder.account, &row) || !note(c, db, use)) return false;
    limit_uncount(c, db, &by_address, limit_address(c, visitor->remote));
    if (visitor->session) {
        session_end(c, db, visitor->session);
        wake_revoke(c);
    }
    use->entrance->account = account_facts_of(&row);
    return session_begin(c, db, row.id, visitor->user_agent, use->entrance->token);
}

bool passkey_sign_in(struct ctx *c, struct pg *db, const struct visitor *visitor,
                     const struct passkey_site *site, const struct passkey_answer *answer,
                     struct entrance *ret)
{
    struct limit by_address = address_limit();
    struct use use = {.visitor = visitor, .entrance = ret};
    return limit_count(c, db, &by_address, limit_address(c, visitor->remote)) &&
           verify(c, db, site, answer, &use) && transact(c, db, sign_in_body, &use);
}

/* Proving who acts */

static bool prove_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct use *use = thing;
    struct limit by_address = address_limit();
    struct account_row row;
    if (!account_lock_own(c, db, use->visitor, &row) || !note(c, db, use)) return false;
    limit_uncount(c, db, &by_address, limit_address(c, use->visitor->remote));
    return pg_flush(c, db);
}

static bool prove_by_passkey(struct ctx *c, struct pg *db, const struct visitor *visitor,
                             const struct passkey_site *site, const struct passkey_answer *answer)
{
    struct limit by_address = address_limit();
    struct use use = {.visitor = visitor};
    if (!limit_count(c, db, &by_address, limit_address(c, visitor->remote)) ||
        !verify(c, db, site, answer, &use))
        return false;
    if (use.holder.account != visitor->account) return wrong(c, "the passkey is of another account");
    return transact(c, db, prove_body, &use);
}

struct coded {
    const struct visitor *visitor;
    const char *code;
};

static bool code_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct coded *coded = thing;
    struct account_row row;
    if (!account_lock_own(c, db, coded->visitor, &row) || !second_factor_pass(c, db, row.id, coded->code))
        return false;
    second_factor_forget(c, db, row.id);
    return pg_flush(c, db);
}

bool passkey_prove(struct ctx *c, struct pg *db, const struct visitor *visitor,
                   const struct passkey_site *site, const struct passkey_proof *proof)
{
    struct coded coded = {visitor, proof->second_code};
    if (proof->answer) return prove_by_passkey(c, db, visitor, site, proof->answer);
    return account_check_password(c, db, visitor, proof->password) &&
           second_factor_try(c, db, visitor->account, coded.code) && transact(c, db, code_body, &coded);
}
