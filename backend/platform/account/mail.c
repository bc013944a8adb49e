/* mail.c - see mail.h. */
#include "platform/account/mail.h"
#include "base/clock.h"
#include "base/secret.h"
#include "platform/account/account.h"
#include "platform/model/delivery_error.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/mail.h"
#include <string.h>

enum {
    DAY_S = 86400,
    LOCAL_MAX = 64,
    ADDRESS_MAX = 254,
    ACCOUNT_DAY = 5,
    MAILBOX_DAY = 3,
    NETWORK_DAY = 50,
    ALL_DAY = 2000
};

/* Showing */

static json_object *last_json(struct ctx *c, const struct rows *r)
{
    json_object *last = json_new_object(c);
    json_add_text(last, "kind", rows_text(r, 0, "kind"));
    json_add_text(last, "created_at", clock_text(c, rows_int(r, 0, "created_at")));
    json_add_text(last, "sent_at", clock_text(c, rows_int(r, 0, "sent_at")));
    json_add_text(last, "failed_at", clock_text(c, rows_int(r, 0, "failed_at")));
    json_add_int(last, "attempts", rows_int(r, 0, "attempts"));
    delivery_error_add(last, rows_text(r, 0, "error"));
    return last;
}

bool mail_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_mail)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, MAIL_OF, "i", account)) return false;
    bool has = rows_count(r) == 1;
    int64_t bits = has ? rows_int(r, 0, "kinds") : MAIL_USUAL;
    json_object *mail = json_new_object(c), *kinds = json_new_object(c);
    json_add_bool(mail, "available", mail_queue_is_on());
    json_add_text(mail, "address", has ? rows_text(r, 0, "address") : NULL);
    json_add_bool(mail, "confirmed", has && rows_bool(r, 0, "confirmed"));
    json_add_bool(kinds, "turns", bits & MAIL_TURNS);
    json_add_bool(kinds, "offers", bits & MAIL_OFFERS);
    json_add_bool(kinds, "talk", bits & MAIL_TALK);
    json_add(mail, "kinds", kinds);
    json_add(mail, "last", has && !rows_null(r, 0, "kind") ? last_json(c, r) : NULL);
    *ret_mail = mail;
    return true;
}

/* Changing */

/* Plain addresses only, without characters that could end a header line or name a second recipient. */
static bool check_address(struct ctx *c, const char *address)
{
    static const char LOCAL[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-";
    static const char DOMAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
    size_t local = strspn(address, LOCAL), whole = strlen(address);
    const char *domain = address + local + 1;
    bool fine = local > 0 && local <= LOCAL_MAX && whole <= ADDRESS_MAX && address[local] == '@' && *domain &&
                !domain[strspn(domain, DOMAIN)] && strchr(domain, '.') && *domain != '.' && *domain != '-' &&
                address[whole - 1] != '.' && !strstr(domain, "..");
    return fine || fail(c, FAULT_BAD_ADDRESS, "an address has the form name@example.org");
}

/* The mailbox of an address: most servers ignore case and what follows a plus sign. */
static const char *mailbox_of(struct ctx *c, const char *address)
{
    size_t local = strcspn(address, "@"), kept = strcspn(address, "+@");
    char *mailbox = pool_print(c->pool, "%.*s%s", (int)(kept ? kept : local), address, address + local);
    for (char *at = mailbox; *at; at++)
        if (*at >= 'A' && *at <= 'Z') *at = (char)(*at + ('a' - 'A'));
    return mailbox;
}

/* The recipient may not have asked for the mail, so every attempt counts, also for confirmed addresses. */
static bool may_write(struct ctx *c, struct pg *db, int64_t account, const struct mail_wish *wish)
{
    const struct limit by_account = {"mail.account", ACCOUNT_DAY, DAY_S},
                       by_mailbox = {"mail.address", MAILBOX_DAY, DAY_S},
                       by_network = limit_configured("mail.network", "QUADRIVIUM_LIMIT_MAIL_NETWORK",
                                                     NETWORK_DAY, DAY_S),
                       in_all = limit_configured("mail.all", "QUADRIVIUM_LIMIT_MAIL", ALL_DAY, DAY_S);
    return limit_count(c, db, &by_account, pool_print_int(c->pool, account)) &&
           limit_count(c, db, &by_network, limit_address(c, wish->remote)) &&
           limit_count(c, db, &by_mailbox, mailbox_of(c, wish->address)) && limit_count(c, db, &in_all, "");
}

struct change {
    const struct visitor *owner;
    const struct mail_wish *wish;
};

static bool change_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct change *change = thing;
    const struct mail_wish *wish = change->wish;
    struct account_row owner;
    struct rows *r;
    if (!account_lock_own(c, db, change->owner, &owner) || !pg_maybe(c, db, &r, MAIL_OF, "i", owner.id))
        return false;
    if (!wish->address && !rows_count(r)) return fail(c, FAULT_NOT_FOUND, "add an address first");
    bool confirmed = rows_count(r) && rows_bool(r, 0, "confirmed") && !wish->address;
    int64_t kinds = wish->kinds >= 0 ? wish->kinds : rows_count(r) ? rows_int(r, 0, "kinds") : MAIL_USUAL;
    mail_seats_mark(c, db, owner.id, confirmed && kinds);
    if (wish->address) {
        char stop[TOKEN_TEXT];
        secret_token(stop);
        mail_address_put(c, db, owner.id, wish->address, pool_copy(c->pool, stop));
    }
    mail_address_kinds(c, db, owner.id, kinds);
    if (wish->address || !kinds) letters_cancel(c, db, owner.id);
    if (wish->address) letter_ask(c, db, owner.id);
    return pg_flush(c, db);
}

bool mail_change(struct ctx *c, struct pg *db, const struct visitor *owner, const struct mail_wish *wish)
{
    if (!mail_queue_is_on()) return fail(c, FAULT_MAIL_OFF, "this server does not send mail");
    if (wish->address && (!check_address(c, wish->address) || !may_write(c, db, owner->account, wish)))
        return false;
    struct change change = {owner, wish};
    return transact(c, db, change_body, &change);
}

bool mail_stop(struct ctx *c, struct pg *db, int64_t account)
{
    mail_seats_mark(c, db, account, false);
    return mail_address_end(c, db, account);
}

/* Verification codes */

bool mail_confirm(struct ctx *c, struct pg *db, const char *code)
{
    struct rows *r;
    unsigned char hash[MAIL_HASH];
    secret_blake2b(code, strlen(code), hash);
    if (!pg_maybe(c, db, &r, MAIL_BY_CODE, "h", hash, (size_t)MAIL_HASH)) return false;
    if (!rows_count(r))
        return fail(c, FAULT_NOT_FOUND, "this link was already used, or a newer mail has replaced it");
    int64_t account = rows_int(r, 0, "account_id");
    bool done;
    mail_seats_mark(c, db, account, rows_int(r, 0, "kinds") != 0);
    if (!mail_address_confirm(c, db, account, hash, &done)) return false;
    return done || fail(c, FAULT_NOT_FOUND, "this link was already used, or a newer mail has replaced it");
}

bool mail_stop_by(struct ctx *c, struct pg *db, const char *code)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, MAIL_BY_STOP, "t", code)) return false;
    if (!rows_count(r)) return fail(c, FAULT_NOT_FOUND, "these mails are already switched off");
    return mail_stop(c, db, rows_int(r, 0, "account_id"));
}
