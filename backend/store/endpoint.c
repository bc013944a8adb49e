/* endpoint.c - see endpoint.h. */
#include "store/endpoint.h"
#include "base/secret.h"
#include <string.h>

static bool one_changed(int64_t changed, bool *ret_done)
{
    *ret_done = changed == 1;
    return true;
}

/* Endpoints */

bool push_put(struct ctx *c, struct pg *db, const struct endpoint_wish *wish, const char **ret_id,
              int64_t *ret_at)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PUSH_PUT, "tiittihh", wish->public_id, wish->account, wish->session, wish->url,
                wish->label, wish->kinds, wish->secret, (size_t)PUSH_SECRET, wish->peer, (size_t)PUSH_PEER))
        return false;
    *ret_id = rows_text(r, 0, "public_id");
    *ret_at = rows_int(r, 0, "created_at");
    return true;
}

void push_trim(struct ctx *c, struct pg *db, int64_t account, int max, const char *url)
{
    pg_tell(c, db, PUSH_TRIM, "iit", account, (int64_t)max, url);
}

void webhook_insert(struct ctx *c, struct pg *db, const struct endpoint_wish *wish)
{
    pg_tell(c, db, WEBHOOK_INSERT, "tittih", wish->public_id, wish->account, wish->url, wish->label,
            wish->kinds, wish->secret, (size_t)ENDPOINT_SECRET);
}

void endpoints_drop(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, ENDPOINTS_DROP, "i", account);
}

bool webhook_rotate(struct ctx *c, struct pg *db, const struct endpoint_wish *wish, bool *ret_done)
{
    int64_t changed;
    return pg_run(c, db, &changed, WEBHOOK_ROTATE, "ith", wish->account, wish->public_id, wish->secret,
                  (size_t)ENDPOINT_SECRET) &&
           one_changed(changed, ret_done);
}

bool webhooks_count(struct ctx *c, struct pg *db, int64_t account, int64_t *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, WEBHOOKS_COUNT, "i", account)) return false;
    *ret = rows_int(r, 0, "n");
    return true;
}

bool endpoint_end(struct ctx *c, struct pg *db, const struct endpoint_wish *whose, enum endpoint_kind kind,
                  bool *ret_done)
{
    int64_t changed;
    return pg_run(c, db, &changed, ENDPOINT_END, "itt", whose->account, whose->public_id,
                  endpoint_kind_name(kind)) &&
           one_changed(changed, ret_done);
}

/* Calls */

void calls_tell(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, int64_t kind, int64_t delay_s)
{
    pg_tell(c, db, CALLS_TELL, "iiii", match, (int64_t)seats, kind, delay_s);
}

void calls_invite(struct ctx *c, struct pg *db, int64_t account, int64_t lobby, int64_t kind, int64_t delay_s)
{
    pg_tell(c, db, CALLS_INVITE, "iiii", account, lobby, kind, delay_s);
}

void calls_write(struct ctx *c, struct pg *db, int64_t account, int64_t kind, int64_t delay_s)
{
    pg_tell(c, db, CALLS_WRITE, "iii", account, kind, delay_s);
}

void calls_tell_suppose(struct pg *db) { pg_suppose(db, CALLS_TELL); }

void calls_tell_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t kind,
                      int64_t delay_s)
{
    pg_tell(c, db, CALLS_TELL_START, "tii", pg_ints(c, matches, count), kind, delay_s);
}

bool calls_visit(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, CALLS_VISIT, "i", account);
}

bool call_again(struct ctx *c, struct pg *db, const struct endpoint_wish *whose, const char *call,
                bool *ret_done)
{
    int64_t changed;
    return pg_run(c, db, &changed, CALL_AGAIN, "itt", whose->account, whose->public_id, call) &&
           one_changed(changed, ret_done);
}

bool call_test(struct ctx *c, struct pg *db, const struct endpoint_wish *whose, bool *ret_done)
{
    int64_t changed;
    return pg_run(c, db, &changed, CALL_TEST, "it", whose->account, whose->public_id) &&
           one_changed(changed, ret_done);
}

void push_key_claim(struct ctx *c, struct pg *db, const unsigned char key[PUSH_PEER])
{
    pg_tell(c, db, PUSH_KEY_CLAIM, "h", key, (size_t)PUSH_PEER);
}

/* Claims */

static size_t read_bytes(const struct rows *r, const char *column, unsigned char *ret, size_t room)
{
    const char *text = rows_text(r, 0, column);
    return text ? secret_base64(text, strlen(text), ret, room) : 0;
}

bool endpoint_claim(struct ctx *c, struct pg *db, enum endpoint_kind kind, bool known,
                    struct endpoint_row *ret, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, ENDPOINT_CLAIM, "tb", endpoint_kind_name(kind), known)) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    *ret = (struct endpoint_row){.id = rows_int(r, 0, "id"),
                                 .account = rows_int(r, 0, "account_id"),
                                 .url = rows_text(r, 0, "url"),
                                 .alive = rows_bool(r, 0, "alive"),
                                 .is_known = rows_bool(r, 0, "known"),
                                 .language = language_read(r, 0, "language")};
    ret->secret_length = read_bytes(r, "secret", ret->secret, sizeof ret->secret);
    ret->before_length = read_bytes(r, "secret_before", ret->secret_before, sizeof ret->secret_before);
    read_bytes(r, "peer", ret->peer, sizeof ret->peer);
    return true;
}

bool calls_take(struct ctx *c, struct pg *db, int64_t endpoint, int max, struct rows **ret)
{
    return pg_each(c, db, ret, CALLS_TAKE, "ii", endpoint, (int64_t)max);
}

void endpoint_done(struct ctx *c, struct pg *db, int64_t id) { pg_tell(c, db, ENDPOINT_DONE, "i", id); }

void endpoint_failed(struct ctx *c, struct pg *db, int64_t id, const char *error)
{
    pg_tell(c, db, ENDPOINT_FAILED, "it", id, error);
}

void endpoint_rest(struct ctx *c, struct pg *db, int64_t id) { pg_tell(c, db, ENDPOINT_REST, "i", id); }

void endpoint_gone(struct ctx *c, struct pg *db, int64_t id) { pg_tell(c, db, ENDPOINT_GONE, "i", id); }

void calls_sent(struct ctx *c, struct pg *db, const int64_t *ids, int count)
{
    pg_tell(c, db, CALLS_SENT, "t", pg_ints(c, ids, count));
}

void calls_failed(struct ctx *c, struct pg *db, const int64_t *ids, int count, const char *error,
                  int64_t tries)
{
    pg_tell(c, db, CALLS_FAILED, "tti", pg_ints(c, ids, count), error, tries);
}

void calls_drop(struct ctx *c, struct pg *db, const int64_t *ids, int count)
{
    pg_tell(c, db, CALLS_DROP, "t", pg_ints(c, ids, count));
}

/* Quiet hours */

bool quiet_put(struct ctx *c, struct pg *db, int64_t account, const struct quiet_row *row, bool *ret_done)
{
    int64_t changed;
    return pg_run(c, db, &changed, QUIET_PUT, "iiit", account, row->from_minute, row->to_minute, row->zone) &&
           one_changed(changed, ret_done);
}

bool quiet_end(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, QUIET_END, "i", account);
}
