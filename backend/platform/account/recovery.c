/* recovery.c - see recovery.h. A code has 100 random bits, which cannot be guessed, so a fast hash is enough. */
#include "platform/account/recovery.h"
#include "base/text.h"
#include "platform/account/password.h"
#include "platform/account/session.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/recovery.h"
#include "store/session.h"
#include "store/token.h"
#include <string.h>

enum { CODE_LETTERS = 20, GROUP = 5, HOUR = 3600, TEN_MINUTES = 600, EXPORTS = 12 };

/* Making */

/* abcde-fghij-klmno-pqrst */
static const char *fresh_code(struct ctx *c)
{
    char one[PUBLIC_ID], two[PUBLIC_ID];
    secret_public_id(one);
    secret_public_id(two);
    return pool_print(c->pool, "%.5s-%s-%.5s-%s", one, one + GROUP, two, two + GROUP);
}

/* The hash of a code as people type it: in any case, with blanks and lines or without. False when it can be none. */
static bool hash_code(const char *text, unsigned char ret_hash[RECOVERY_HASH])
{
    char code[CODE_LETTERS];
    int length = 0;
    for (const char *at = text; *at; at++) {
        if (*at == '-' || *at == ' ') continue;
        char letter = *at >= 'A' && *at <= 'Z' ? (char)(*at + ('a' - 'A')) : *at;
        bool known = (letter >= 'a' && letter <= 'z') || (letter >= '2' && letter <= '7');
        if (!known || length == CODE_LETTERS) return false;
        code[length++] = letter;
    }
    secret_blake2b(code, (size_t)length, ret_hash);
    return length == CODE_LETTERS;
}

struct making {
    int64_t account;
    json_object *codes;
};

static bool make_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct making *making = thing;
    struct account_row row;
    if (!account_lock(c, db, making->account, &row)) return false;
    recovery_codes_end(c, db, row.id);
    for (int i = 0; i < RECOVERY_CODES; i++) {
        unsigned char *hash = pool_take(c->pool, RECOVERY_HASH);
        must(hash_code(json_object_get_string(json_object_array_get_idx(making->codes, (size_t)i)), hash));
        recovery_code_insert(c, db, row.id, hash);
    }
    return pg_flush(c, db);
}

bool recovery_make(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                   json_object **ret_codes)
{
    struct making making = {visitor->account, json_new_array(c)};
    if (!account_check_password(c, db, visitor, password)) return false;
    for (int i = 0; i < RECOVERY_CODES; i++) json_push_text(making.codes, fresh_code(c));
    if (!transact(c, db, make_body, &making)) return false;
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
    return fail(c, FAULT_BAD_CREDENTIALS, "the name or the code is wrong, or the code was used");
}

struct using
{
    const struct visitor *visitor;
    const unsigned char *hash;
    const char *password_hash;
    int64_t account;
    bool end_tokens;
    struct entrance *entrance;
};

static bool use_body(struct ctx *c, struct pg *db, void *thing)
{
    struct using *using = thing;
    struct account_row row;
    bool used;
    if (!account_lock(c, db, using->account, &row)) return false;
    account_set_password(c, db, row.id, using->password_hash);
    if (!recovery_code_use(c, db, row.id, using->hash, &used)) return false;
    if (!used) return bad_code(c);
    if (using->end_tokens) tokens_end(c, db, row.id);
    sessions_end_others(c, db, row.id, 0);
    wake_revoke(c);
    using->entrance->account = account_facts_of(&row);
    return session_begin(c, db, row.id, using->visitor->user_agent, using->entrance->token);
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
    bool formed = hash_code(recovery->code, hash);
    if (!pg_maybe(c, db, &r, RECOVERY_FIND, "th", key, hash, (size_t)RECOVERY_HASH)) return false;
    if (!formed || rows_count(r) == 0) return bad_code(c);
    struct using using = {visitor, hash, password, rows_int(r, 0, "id"), recovery->end_tokens, ret};
    return password_hash(c, recovery->password, password) && transact(c, db, use_body, &using);
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
