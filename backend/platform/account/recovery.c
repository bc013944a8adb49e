/* recovery.c - see recovery.h. */
#include "platform/account/recovery.h"
#include "base/text.h"
#include "platform/account/password.h"
#include "platform/account/recovery_code.h"
#include "platform/account/second_factor.h"
#include "platform/account/session.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/endpoint.h"
#include "store/feed.h"
#include "store/mail.h"
#include "store/passkey.h"
#include "store/provider.h"
#include "store/recovery.h"
#include "store/session.h"
#include "store/token.h"
#include <string.h>

enum { HOUR = 3600, TEN_MINUTES = 600, EXPORTS = 12, ADDRESS_TRUSTED_DAYS = 30 };

/* Making */

struct making {
    const struct visitor *visitor;
    const char *second_code;
    json_object *codes;
};

static bool make_body(struct ctx *c, struct pg *db, void *thing)
{
    struct making *making = thing;
    struct account_row row;
    if (!account_lock_own(c, db, making->visitor, &row) ||
        !second_factor_pass(c, db, row.id, making->second_code) ||
        !recovery_codes_renew(c, db, row.id, &making->codes))
        return false;
    second_factor_forget(c, db, row.id);
    return pg_flush(c, db);
}

bool recovery_make(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                   const char *second_code, json_object **ret_codes)
{
    struct making making = {.visitor = visitor, .second_code = second_code};
    if (!account_check_password(c, db, visitor, password) ||
        !second_factor_try(c, db, visitor->account, second_code) || !transact(c, db, make_body, &making))
        return false;
    *ret_codes = making.codes;
    return true;
}

bool recovery_left(struct ctx *c, struct pg *db, int64_t account, int64_t *ret_left)
{
    struct rows *r;
    if (!pg_one(c, db, &r, RECOVERY_COUNT, "i", account)) return false;
    *ret_left = rows_int(r, 0, "n");
    return true;
}

/* Using a link */

static bool bad_code(struct ctx *c)
{
    return fail(c, FAULT_BAD_CREDENTIALS, "the name or the code is wrong, or the code was already used");
}

struct using
{
    const struct visitor *visitor;
    const unsigned char *hash;
    const char *password_hash, *second_code;
    int64_t account;
    bool end_tokens;
    struct entrance *entrance;
};

/* With end_tokens nothing stays by which somebody else could come back or be told of the account, since what an intruder
 * added looks like the owner's. An address for mail that was confirmed long ago is the owner's. */
static void end_addresses(struct ctx *c, struct pg *db, int64_t account)
{
    endpoints_drop(c, db, account);
    mail_address_end_recent(c, db, account, ADDRESS_TRUSTED_DAYS);
}

static bool use_body(struct ctx *c, struct pg *db, void *thing)
{
    struct using *using = thing;
    struct account_row row;
    bool used;
    if (!account_lock(c, db, using->account, &row)) return false;
    account_set_password(c, db, row.id, using->password_hash);
    if (using->end_tokens && !feed_drop(c, db, row.id)) return false;
    if (!recovery_code_use(c, db, row.id, using->hash, &used)) return false;
    if (!used) return bad_code(c);
    if (!second_factor_pass(c, db, row.id, using->second_code)) return false;
    if (using->end_tokens) passkey_rows_end(c, db, row.id);
    if (using->end_tokens) provider_links_end(c, db, row.id);
    second_factor_forget(c, db, row.id);
    if (using->end_tokens) tokens_end(c, db, row.id);
    sessions_end_others(c, db, row.id, 0);
    wake_revoke(c);
    using->entrance->account = account_facts_of(&row);
    if (!session_begin(c, db, row.id, using->visitor->user_agent, using->entrance->token)) return false;
    if (using->end_tokens) end_addresses(c, db, row.id);
    return pg_flush(c, db);
}

static bool may_try(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name_key)
{
    struct limit by_name = {"recovery.account", 10, TEN_MINUTES};
    struct limit by_address = limit_configured("recovery.address", "QUADRIVIUM_LIMIT_SIGN_INS", 600,
                                               TEN_MINUTES);
    return limit_count(c, db, &by_name, name_key) &&
           limit_count(c, db, &by_address, limit_address(c, visitor->remote));
}

bool recovery_use(struct ctx *c, struct pg *db, const struct visitor *visitor,
                  const struct recovery *recovery, struct entrance *ret)
{
    unsigned char hash[RECOVERY_HASH] = {0};
    char password[PASSWORD_HASH];
    const char *key = text_key(c, recovery->name);
    struct rows *r;
    if (!key) return fail(c, FAULT_BAD_REQUEST, "the name is not valid UTF-8");
    if (!password_good(c, recovery->password, recovery->name) || !may_try(c, db, visitor, key)) return false;
    bool formed = recovery_code_hash(recovery->code, hash);
    if (!pg_maybe(c, db, &r, RECOVERY_FIND, "th", key, hash, (size_t)RECOVERY_HASH)) return false;
    if (!formed || rows_count(r) == 0) return bad_code(c);
    struct using using = {.visitor = visitor,
                          .hash = hash,
                          .password_hash = password,
                          .second_code = recovery->second_code,
                          .account = rows_int(r, 0, "id"),
                          .end_tokens = recovery->end_tokens,
                          .entrance = ret};
    return password_hash(c, recovery->password, password) &&
           second_factor_try(c, db, using.account, using.second_code) && transact(c, db, use_body, &using);
}

/* Data export */

bool export_me(struct ctx *c, struct pg *db, int64_t account, const char **ret_text)
{
    struct limit limit = {"export.account", EXPORTS, HOUR};
    struct rows *r;
    size_t room = 64;
    if (!limit_count(c, db, &limit, pool_print_int(c->pool, account)) ||
        !pg_each(c, db, &r, EXPORT_LINES, "i", account))
        return false;
    int count = rows_count(r);
    for (int i = 0; i < count; i++) room += strlen(rows_text(r, i, "line")) + 1;
    char *text = pool_take(c->pool, room), *at = text;
    for (int i = 0; i < count; i++) {
        at = stpcpy(at, rows_text(r, i, "line"));
        *at++ = '\n';
    }
    snprintf(at, room - (size_t)(at - text), "{\"type\":\"end\",\"count\":%d}\n", count);
    *ret_text = text;
    return true;
}
