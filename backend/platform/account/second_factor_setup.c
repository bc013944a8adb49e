/* second_factor_setup.c - turning the second factor on and off, and removing a lost one: see second_factor.h. */
#include "base/secret.h"
#include "platform/account/account.h"
#include "platform/account/recovery_code.h"
#include "platform/account/sanction.h"
#include "platform/account/second_factor.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/desk.h"
#include "store/mail.h"
#include "store/passkey.h"
#include "store/second_factor.h"
#include "store/session.h"
#include <stdio.h>
#include <string.h>

struct setting_up {
    const struct visitor *visitor;
    int64_t account;
    unsigned char secret[OTP_SECRET];
    const char *code;
    json_object *codes; /* the new recovery codes */
};

static bool already_on(struct ctx *c)
{
    return fail(c, FAULT_SECOND_FACTOR_ON, "the second factor is on; turn it off first");
}

/* Lock the visitor's account, and read what it has. */
static bool hold(struct ctx *c, struct pg *db, const struct setting_up *setup, bool *ret_found,
                 struct second_factor_row *ret)
{
    struct account_row row;
    return account_lock_own(c, db, setup->visitor, &row) && second_factor_find(c, db, row.id, ret_found, ret);
}

static bool begin_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct setting_up *setup = thing;
    struct second_factor_row row;
    bool found;
    if (!hold(c, db, setup, &found, &row)) return false;
    if (found && row.confirmed_at) return already_on(c);
    second_factor_row_begin(c, db, setup->account, setup->secret);
    return pg_flush(c, db);
}

/* A name in an address: letters of any script and blanks as %XX (RFC 3986, section 2.1). */
static const char *escaped(struct ctx *c, const char *name)
{
    char *text = pool_take(c->pool, 3 * strlen(name) + 1), *at = text;
    for (const char *from = name; *from; from++) {
        bool plain = (*from >= 'a' && *from <= 'z') || (*from >= 'A' && *from <= 'Z') ||
                     (*from >= '0' && *from <= '9');
        if (plain) *at++ = *from;
        else at += snprintf(at, 4, "%%%02X", (unsigned char)*from);
    }
    *at = 0;
    return text;
}

/* What apps read from the picture. */
static const char *address(struct ctx *c, const char *name, const char *secret)
{
    return pool_print(c->pool, "otpauth://totp/Quadrivium:%s?secret=%s&issuer=Quadrivium", escaped(c, name),
                      secret);
}

bool second_factor_begin(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                         json_object **ret)
{
    struct setting_up setup = {.visitor = visitor, .account = visitor->account};
    struct account_facts facts;
    char text[OTP_TEXT];
    if (!account_check_password(c, db, visitor, password)) return false;
    secret_random_bytes(setup.secret, sizeof setup.secret);
    if (!otp_write(setup.secret, text)) return fail(c, FAULT_UNAVAILABLE, "out of memory");
    if (!transact(c, db, begin_body, &setup) || !account_read(c, db, visitor->account, &facts)) return false;
    json_object *o = json_new_object(c);
    json_add_text(o, "secret", text);
    json_add_text(o, "uri", address(c, facts.name, text));
    *ret = o;
    return true;
}

static bool confirm_body(struct ctx *c, struct pg *db, void *thing)
{
    struct setting_up *setup = thing;
    struct second_factor_row row;
    bool found;
    int64_t step;
    if (!hold(c, db, setup, &found, &row)) return false;
    if (!found) return fail(c, FAULT_SECOND_FACTOR_OFF, "no secret was asked for; start with a new one");
    if (row.confirmed_at) return already_on(c);
    if (!otp_fits(row.secret, row.seconds, setup->code, &step))
        return fail(c, FAULT_SECOND_FACTOR_WRONG, "the app shows another code for this secret");
    second_factor_row_step(c, db, setup->account, step);
    if (!recovery_codes_renew(c, db, setup->account, &setup->codes)) return false;
    second_factor_forget(c, db, setup->account);
    sessions_end_others(c, db, setup->account, setup->visitor->session);
    wake_revoke(c);
    return pg_flush(c, db);
}

bool second_factor_confirm(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *code,
                           json_object **ret_codes)
{
    struct setting_up setup = {.visitor = visitor, .account = visitor->account, .code = code};
    if (!second_factor_try(c, db, setup.account, code) || !transact(c, db, confirm_body, &setup))
        return false;
    *ret_codes = setup.codes;
    return true;
}

static bool end_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct setting_up *setup = thing;
    struct second_factor_row row;
    bool found;
    if (!hold(c, db, setup, &found, &row)) return false;
    if (!found || !row.confirmed_at) return fail(c, FAULT_SECOND_FACTOR_OFF, "your second factor is off");
    if (!second_factor_pass(c, db, setup->account, setup->code)) return false;
    second_factor_row_end(c, db, setup->account);
    second_factor_forget(c, db, setup->account);
    return pg_flush(c, db);
}

bool second_factor_end(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                       const char *code)
{
    struct setting_up setup = {.visitor = visitor, .account = visitor->account, .code = code};
    return account_check_password(c, db, visitor, password) &&
           second_factor_try(c, db, setup.account, code) && transact(c, db, end_body, &setup);
}

/* In the order of locks. */
static bool remove_held(struct ctx *c, struct pg *db, int64_t account, const char *why)
{
    second_factor_row_end(c, db, account);
    desk_rows_hold(c, db, 0, account);
    staff_log_row_add(c, db, &(struct log_row){.account = account, .act = "factor_removed", .why = why});
    passkey_rows_end(c, db, account);
    second_factor_forget(c, db, account);
    sessions_end_others(c, db, account, 0);
    letter_factor_removed(c, db, account);
    wake_revoke(c);
    return pg_flush(c, db);
}

bool second_factor_remove(struct ctx *c, struct pg *db, const char *name, const char *why,
                          const char **ret_name)
{
    struct account_row person;
    struct second_factor_row row;
    struct passkey_row *list;
    int passkeys;
    bool found;
    if (!sanction_person(c, db, name, why, &person)) return false;
    if (!account_lock(c, db, person.id, &person) || !second_factor_find(c, db, person.id, &found, &row) ||
        !passkey_rows(c, db, person.id, &list, &passkeys))
        return false;
    if ((!found || !row.confirmed_at) && !passkeys)
        return fail(c, FAULT_SECOND_FACTOR_OFF, "%s has no second factor and no passkeys", person.name);
    *ret_name = person.name;
    return remove_held(c, db, person.id, why);
}
