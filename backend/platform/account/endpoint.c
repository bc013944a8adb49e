/* endpoint.c - see endpoint.h. */
#include "platform/account/endpoint.h"
#include "base/address.h"
#include "base/clock.h"
#include "base/secret.h"
#include "base/text.h"
#include "platform/account/account.h"
#include "platform/account/mail_queue.h"
#include "platform/model/delivery_error.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/endpoint.h"
#include "store/mail.h"
#include <string.h>

enum {
    DAY_S = 86400,
    WEBHOOKS_DAY = 50,
    WEBHOOKS_NETWORK_DAY = 200,
    PUSH_DAY = 200,
    PUSH_NETWORK_DAY = 2000,
    DAY_MINUTES = 1440,
    HOST_MAX = 256
};

/* What a receiver's library finds the key by (the convention of "Standard Webhooks"). */
static const char SECRET_PREFIX[] = "whsec_";

/* Addresses */

/* The host of "HOST:PORT" in numbers is public, or it is a name, which is judged when it is looked up. */
static bool host_fits(const char *place, size_t length)
{
    char host[HOST_MAX];
    bool is_six = *place == '[';
    size_t start = is_six, end = is_six ? strcspn(place, "]") : strcspn(place, ":/?");
    if (end <= start || end > length - is_six || end - start >= sizeof host) return false;
    memcpy(host, place + start, end - start);
    host[end - start] = 0;
    return address_text_is_public(host);
}

/* Https, without a name and password, no private address in numbers; what QUADRIVIUM_OUTGOING_ALLOW lists can be http and
 * private. */
static bool url_fits(const char *url)
{
    static const char PLAIN[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?[]@!$&'()*+,;=%";
    static const char SECURE[] = "https://", OPEN[] = "http://";
    size_t length = strlen(url), start = strlen(SECURE);
    bool is_secure = strncmp(url, SECURE, start) == 0;
    if (!is_secure) start = strlen(OPEN);
    if (length > ENDPOINT_URL_MAX || strspn(url, PLAIN) != length) return false;
    if (!is_secure && strncmp(url, OPEN, start) != 0) return false;
    const char *place = url + start;
    size_t host = strcspn(place, "/?");
    if (!host || memchr(place, '@', host)) return false;
    return address_is_allowed(place, host) || (is_secure && host_fits(place, host));
}

static bool check_wish(struct ctx *c, const char *url, const char *label)
{
    if (!notices_are_on()) return fail(c, FAULT_NOTICES_OFF, "this server sends no notifications");
    if (!text_is_label(label, ENDPOINT_LABEL_MAX)) {
        fail_at(c, "/label", "bad_request", "1 to 60 visible characters");
        return fail(c, FAULT_BAD_REQUEST, "this label cannot be used");
    }
    if (url_fits(url)) return true;
    fail_at(c, "/url", "bad_address", "a public address that starts with https:// and has no password in it");
    return fail(c, FAULT_BAD_ADDRESS, "this address cannot be called");
}

static json_object *kinds_json(struct ctx *c, int64_t bits)
{
    json_object *kinds = json_new_object(c);
    json_add_bool(kinds, "turns", bits & MAIL_TURNS);
    json_add_bool(kinds, "offers", bits & MAIL_OFFERS);
    json_add_bool(kinds, "talk", bits & MAIL_TALK);
    return kinds;
}

/* A list that has no further page. */
static json_object *whole_list(struct ctx *c, json_object *items)
{
    json_object *list = json_new_object(c);
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    return list;
}

/* What both lists say of an endpoint. */
static json_object *endpoint_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "id", rows_text(r, i, "public_id"));
    json_add_text(o, "label", rows_text(r, i, "label"));
    json_add(o, "kinds", kinds_json(c, rows_int(r, i, "kinds")));
    json_add_text(o, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    json_add_text(o, "told_at", clock_text(c, rows_int(r, i, "told_at")));
    delivery_error_add(o, rows_text(r, i, "error"));
    return o;
}

/* Browsers */

bool push_list(struct ctx *c, struct pg *db, int64_t account, int64_t session, json_object **ret)
{
    struct rows *key, *r;
    pg_ask(c, db, &key, PUSH_KEY_READ, "");
    pg_ask(c, db, &r, ENDPOINTS_OF, "it", account, endpoint_kind_name(ENDPOINT_PUSH));
    if (!pg_flush(c, db)) return false;
    json_object *push = json_new_object(c), *devices = json_new_array(c);
    bool available = notices_are_on() && rows_count(key);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *device = endpoint_json(c, r, i);
        json_add_bool(device, "current", session && rows_int(r, i, "session_id") == session);
        json_push(devices, device);
    }
    json_add_bool(push, "available", available);
    json_add_text(push, "key", available ? rows_text(key, 0, "public_key") : NULL);
    json_add(push, "devices", devices);
    *ret = push;
    return true;
}

struct adding {
    const struct visitor *owner;
    struct endpoint_wish row;
    int64_t created_at;
};

/* The seats come first in the order of locks. */
static bool push_body(struct ctx *c, struct pg *db, void *thing)
{
    struct adding *adding = thing;
    struct account_row owner;
    if (!account_lock_own(c, db, adding->owner, &owner)) return false;
    mail_seats_mark(c, db, adding->row.account, true);
    push_trim(c, db, adding->row.account, DEVICES_MAX - 1, adding->row.url);
    return push_put(c, db, &adding->row, &adding->row.public_id, &adding->created_at);
}

/* One account counts before its network, which others are in, too. */
static bool count_adding(struct ctx *c, struct pg *db, const struct visitor *owner,
                         const struct limit *account, const struct limit *network)
{
    return limit_count(c, db, account, pool_print_int(c->pool, owner->account)) &&
           limit_count(c, db, network, limit_address(c, owner->remote));
}

bool push_add(struct ctx *c, struct pg *db, const struct push_wish *wish, json_object **ret)
{
    const struct limit day = {"push.account", PUSH_DAY, DAY_S},
                       network = {"push.network", PUSH_NETWORK_DAY, DAY_S};
    unsigned char *peer = pool_take(c->pool, PUSH_PEER), *secret = pool_take(c->pool, PUSH_SECRET);
    char id[PUBLIC_ID];
    if (!check_wish(c, wish->url, wish->label)) return false;
    if (secret_base64url(wish->key, strlen(wish->key), peer, PUSH_PEER) != PUSH_PEER || peer[0] != 4 ||
        secret_base64url(wish->secret, strlen(wish->secret), secret, PUSH_SECRET) != PUSH_SECRET) {
        fail_at(c, "/keys", "bad_request", "p256dh and auth as PushSubscription.toJSON() gives them");
        return fail(c, FAULT_BAD_REQUEST, "these keys are not those of a browser");
    }
    if (!count_adding(c, db, wish->owner, &day, &network)) return false;
    secret_public_id(id);
    struct adding adding = {.owner = wish->owner,
                            .row = {.account = wish->owner->account,
                                    .session = wish->owner->session,
                                    .public_id = pool_copy(c->pool, id),
                                    .url = wish->url,
                                    .label = wish->label,
                                    .kinds = wish->kinds,
                                    .secret = secret,
                                    .peer = peer}};
    if (!transact(c, db, push_body, &adding)) return false;
    json_object *device = json_new_object(c);
    json_add_text(device, "id", adding.row.public_id);
    json_add_text(device, "label", wish->label);
    json_add(device, "kinds", kinds_json(c, wish->kinds));
    json_add_text(device, "created_at", clock_text(c, adding.created_at));
    *ret = device;
    return true;
}

static bool end_one(struct ctx *c, struct pg *db, int64_t account, const char *id, enum endpoint_kind kind)
{
    const struct endpoint_wish whose = {.account = account, .public_id = id};
    bool done;
    if (!endpoint_end(c, db, &whose, kind, &done)) return false;
    return done || fail(c, FAULT_NOT_FOUND, "there is no such address of yours");
}

bool push_remove(struct ctx *c, struct pg *db, int64_t account, const char *device)
{
    return end_one(c, db, account, device, ENDPOINT_PUSH);
}

/* Webhooks */

bool webhook_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct rows *r;
    if (!pg_each(c, db, &r, ENDPOINTS_OF, "it", account, endpoint_kind_name(ENDPOINT_WEBHOOK))) return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *webhook = endpoint_json(c, r, i);
        json_add_text(webhook, "url", rows_text(r, i, "url"));
        json_add_int(webhook, "waiting", rows_int(r, i, "waiting"));
        json_add_int(webhook, "failed", rows_int(r, i, "failed"));
        json_push(items, webhook);
    }
    *ret = whole_list(c, items);
    return true;
}

static const char *secret_text(struct ctx *c, const unsigned char secret[ENDPOINT_SECRET])
{
    char text[SECRET_BASE64(ENDPOINT_SECRET)];
    secret_to_base64(secret, ENDPOINT_SECRET, text);
    return pool_print(c->pool, "%s%s", SECRET_PREFIX, text);
}

/* The account is locked, so that concurrent requests count each other. */
static bool webhook_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct adding *adding = thing;
    struct account_row owner;
    int64_t count;
    if (!account_lock_own(c, db, adding->owner, &owner)) return false;
    mail_seats_mark(c, db, adding->row.account, true);
    if (owner.kind != ACCOUNT_HUMAN)
        return fail(c, FAULT_FORBIDDEN, "a webhook needs a registered owner; sign up first");
    if (!webhooks_count(c, db, owner.id, &count)) return false;
    if (count >= WEBHOOKS_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "webhooks.account", DAY_S,
                          "you have 5 webhooks; delete one you no longer need");
    webhook_insert(c, db, &adding->row);
    return pg_flush(c, db);
}

bool webhook_add(struct ctx *c, struct pg *db, const struct webhook_wish *wish, json_object **ret)
{
    const struct limit day = {"webhooks.day", WEBHOOKS_DAY, DAY_S},
                       network = {"webhooks.network", WEBHOOKS_NETWORK_DAY, DAY_S};
    unsigned char *secret = pool_take(c->pool, ENDPOINT_SECRET);
    char id[PUBLIC_ID];
    if (!check_wish(c, wish->url, wish->label) || !count_adding(c, db, wish->owner, &day, &network))
        return false;
    secret_public_id(id);
    secret_random_bytes(secret, ENDPOINT_SECRET);
    struct adding adding = {.owner = wish->owner,
                            .row = {.account = wish->owner->account,
                                    .public_id = pool_copy(c->pool, id),
                                    .url = wish->url,
                                    .label = wish->label,
                                    .kinds = wish->kinds,
                                    .secret = secret}};
    if (!transact(c, db, webhook_body, &adding)) return false;
    json_object *webhook = json_new_object(c);
    json_add_text(webhook, "id", adding.row.public_id);
    json_add_text(webhook, "secret", secret_text(c, secret));
    *ret = webhook;
    return true;
}

static bool no_webhook(struct ctx *c) { return fail(c, FAULT_NOT_FOUND, "you have no such webhook"); }

bool webhook_renew(struct ctx *c, struct pg *db, const struct visitor *owner, const char *webhook,
                   json_object **ret)
{
    unsigned char *secret = pool_take(c->pool, ENDPOINT_SECRET);
    const struct endpoint_wish wish = {.account = owner->account, .public_id = webhook, .secret = secret};
    struct account_row row;
    bool done;
    secret_random_bytes(secret, ENDPOINT_SECRET);
    if (!account_lock_own(c, db, owner, &row) || !webhook_rotate(c, db, &wish, &done)) return false;
    if (!done) return no_webhook(c);
    *ret = json_new_object(c);
    json_add_text(*ret, "id", webhook);
    json_add_text(*ret, "secret", secret_text(c, secret));
    return true;
}

bool webhook_remove(struct ctx *c, struct pg *db, int64_t account, const char *webhook)
{
    return end_one(c, db, account, webhook, ENDPOINT_WEBHOOK);
}

static json_object *delivery_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "id", rows_text(r, i, "public_id"));
    json_add_text(o, "type", notice_word(r, i));
    json_add_text(o, "match", rows_text(r, i, "match"));
    if (!rows_null(r, i, "lobby")) json_add_text(o, "lobby", rows_text(r, i, "lobby"));
    json_add_text(o, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    json_add_text(o, "sent_at", clock_text(c, rows_int(r, i, "sent_at")));
    json_add_text(o, "failed_at", clock_text(c, rows_int(r, i, "failed_at")));
    json_add_int(o, "attempts", rows_int(r, i, "attempts"));
    delivery_error_add(o, rows_text(r, i, "error"));
    return o;
}

bool webhook_deliveries(struct ctx *c, struct pg *db, int64_t account, const char *webhook, json_object **ret)
{
    struct rows *all, *r;
    bool found = false;
    pg_ask(c, db, &all, ENDPOINTS_OF, "it", account, endpoint_kind_name(ENDPOINT_WEBHOOK));
    pg_ask(c, db, &r, CALLS_OF, "it", account, webhook);
    if (!pg_flush(c, db)) return false;
    for (int i = 0; i < rows_count(all); i++) found |= strcmp(rows_text(all, i, "public_id"), webhook) == 0;
    if (!found) return no_webhook(c);
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, delivery_json(c, r, i));
    *ret = whole_list(c, items);
    return true;
}

bool webhook_send(struct ctx *c, struct pg *db, int64_t account, const char *webhook, const char *delivery)
{
    const struct endpoint_wish whose = {.account = account, .public_id = webhook};
    bool done;
    if (!(delivery ? call_again(c, db, &whose, delivery, &done) : call_test(c, db, &whose, &done)))
        return false;
    return done || fail(c, FAULT_NOT_FOUND,
                        delivery ? "there is no failed delivery with this id"
                                 : "you have no such webhook, or its test is on the way");
}

/* Quiet hours */

static const char *clock_time(struct ctx *c, int64_t minute)
{
    return pool_print(c->pool, "%02d:%02d", (int)(minute / 60), (int)(minute % 60));
}

bool quiet_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, QUIET_OF, "i", account)) return false;
    *ret = rows_count(r) ? json_new_object(c) : NULL;
    if (!*ret) return true;
    json_add_text(*ret, "from", clock_time(c, rows_int(r, 0, "from_minute")));
    json_add_text(*ret, "to", clock_time(c, rows_int(r, 0, "to_minute")));
    json_add_text(*ret, "time_zone", rows_text(r, 0, "zone"));
    return true;
}

bool quiet_clear(struct ctx *c, struct pg *db, int64_t account) { return quiet_end(c, db, account); }

static bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/* "22:30" as minutes of the day; -1 for anything else. */
static int64_t minute_of(const char *text)
{
    if (strlen(text) != 5 || text[2] != ':') return -1;
    for (int i = 0; i < 5; i++)
        if (i != 2 && !is_digit(text[i])) return -1;
    int hour = (text[0] - '0') * 10 + text[1] - '0', minute = (text[3] - '0') * 10 + text[4] - '0';
    return hour < DAY_MINUTES / 60 && minute < 60 ? hour * 60 + minute : -1;
}

static bool bad_quiet(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "these quiet hours cannot be used");
}

bool quiet_set(struct ctx *c, struct pg *db, int64_t account, const char *from, const char *to,
               const char *zone)
{
    const struct quiet_row row = {minute_of(from), minute_of(to), zone};
    bool done;
    if (row.from_minute < 0) return bad_quiet(c, "/quiet/from", "a time of day such as 22:30");
    if (row.to_minute < 0 || row.to_minute == row.from_minute)
        return bad_quiet(c, "/quiet/to", "another time of day, such as 07:00");
    if (!quiet_put(c, db, account, &row, &done)) return false;
    return done || bad_quiet(c, "/quiet/time_zone", "the name of a time zone, such as Europe/Berlin");
}
