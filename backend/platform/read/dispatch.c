/* dispatch.c - see dispatch.h. A notification says only what the account's own inbox says when it is sent, and in which
 * game; what no longer waits is dropped. A webhook is told every event, in their order. */
#include "platform/read/dispatch.h"
#include "base/clock.h"
#include "base/json.h"
#include "base/secret.h"
#include "platform/account/mail_queue.h"
#include "platform/model/catalogue.h"
#include "platform/read/waiting.h"
#include "platform/runtime/transact.h"
#include "store/mail.h"
#include <stdlib.h>
#include <string.h>

enum { PUSH_TRIES = 5, WEBHOOK_TRIES = 8 };

struct taking {
    struct dispatch *dispatch;
    struct notice *notice;
};

/* Notifications */

static bool is_waiting(const struct waiting *list, int count, const char *match)
{
    for (int i = 0; i < count; i++)
        if (strcmp(list[i].match, match) == 0) return true;
    return false;
}

/* What a call is about. */
struct subject {
    const char *
        place; /* the id of a match or lobby; "" for messages of other people, as in MAIL_NEWS; "-" for a test */
    const char *path;  /* its page; NULL for a test */
    const char *title; /* of the game; NULL without one */
};

static struct subject subject_of(struct ctx *c, const struct rows *r, int i)
{
    const char *match = rows_text(r, i, "match"), *lobby = rows_text(r, i, "lobby");
    if (rows_bool(r, i, "direct")) return (struct subject){"", "/messages", NULL};
    if (!match && !lobby) return (struct subject){"-", NULL, NULL};
    return (struct subject){
        match ? match : lobby,
        pool_join(c->pool, match ? "/matches/" : "/lobbies/", match ? match : lobby, NULL),
        catalogue_title(rows_text(r, i, "game"))};
}

static bool is_news(const struct rows *news, int64_t kind, const char *place)
{
    for (int i = 0; i < rows_count(news); i++) {
        const char *id = rows_null(news, i, "public_id") ? "" : rows_text(news, i, "public_id");
        if (rows_int(news, i, "kind") == kind && strcmp(id, place) == 0) return true;
    }
    return false;
}

/* A call that failed before and a newer one can tell the same. */
static bool is_repeated(struct ctx *c, const struct rows *r, int i)
{
    for (int j = 0; j < i; j++)
        if (rows_int(r, j, "kind") == rows_int(r, i, "kind") &&
            strcmp(subject_of(c, r, j).place, subject_of(c, r, i).place) == 0)
            return true;
    return false;
}

/* What a browser shows if its page has left no words of its own. */
static const char *words_of(struct ctx *c, enum language language, const struct rows *r, int i)
{
    const char *name = subject_of(c, r, i).title;
    if (!name) return wording_account_push_direct(c, language);
    struct wording_title title = with_title(name);
    if (!rows_null(r, i, "lobby")) return wording_account_push_invitation(c, language, title);
    switch (rows_int(r, i, "kind")) {
    case MAIL_TURNS: return wording_account_push_turn(c, language, title);
    case MAIL_OFFERS: return wording_account_push_offer(c, language, title);
    default: return wording_account_push_message(c, language, title);
    }
}

/* Of `count` calls that still tell news, row `i` is the newest. */
static const char *notification(struct ctx *c, enum language language, int count, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    bool single = count == 1;
    struct subject subject = subject_of(c, r, i);
    json_add_text(o, "kind", single ? notice_word(r, i) : "several");
    json_add_int(o, "count", count);
    json_add_text(o, "title", single ? subject.title : NULL);
    json_add_text(o, "text",
                  single ? words_of(c, language, r, i)
                         : wording_account_push_several(c, language, with_count(count)));
    json_add_text(o, "path", single ? subject.path : "/inbox");
    return json_text(c, o);
}

/* Of the calls taken, count those that still tell news. */
static bool write_push(struct ctx *c, struct pg *db, const struct rows *r, struct notice *notice)
{
    struct waiting *list;
    struct rows *news;
    int count, left = 0, last = 0;
    if (!waiting_list(c, db, notice->to.account, &list, &count) ||
        !pg_each(c, db, &news, MAIL_NEWS, "i", notice->to.account))
        return false;
    for (int i = 0; i < rows_count(r); i++) {
        const char *place = subject_of(c, r, i).place;
        int64_t kind = rows_int(r, i, "kind");
        if (is_repeated(c, r, i) ||
            !(kind == MAIL_TURNS ? is_waiting(list, count, place) : is_news(news, kind, place)))
            continue;
        left++;
        last = i;
    }
    if (left) notice->body = notification(c, notice->to.language, left, r, last);
    return true;
}

/* Webhooks */

static const char *site_of(struct ctx *c)
{
    const char *site = getenv("QUADRIVIUM_PUBLIC_URL");
    must(site); /* set, because calls are made only where notices are on */
    size_t length = strlen(site);
    return pool_copy_bytes(c->pool, site, length - (site[length - 1] == '/'));
}

static void write_webhook(struct ctx *c, const struct rows *r, struct notice *notice)
{
    json_object *o = json_new_object(c);
    const char *path = subject_of(c, r, 0).path;
    notice->id = rows_text(r, 0, "public_id");
    json_add_text(o, "id", notice->id);
    json_add_text(o, "type", notice_word(r, 0));
    json_add_text(o, "created_at", clock_text(c, rows_int(r, 0, "created_at")));
    json_add_text(o, "match", rows_text(r, 0, "match"));
    if (!rows_null(r, 0, "lobby")) json_add_text(o, "lobby", rows_text(r, 0, "lobby"));
    json_add_text(o, "game", rows_text(r, 0, "game"));
    json_add_text(o, "url", path ? pool_join(c->pool, site_of(c), path, NULL) : NULL);
    notice->body = json_text(c, o);
}

/* Claims */

static bool write(struct ctx *c, struct pg *db, void *thing)
{
    struct taking *taking = thing;
    struct dispatch *dispatch = taking->dispatch;
    struct notice *notice = taking->notice;
    struct rows *r;
    bool push = dispatch->kind == ENDPOINT_PUSH;
    notice->body = NULL;
    if (!notice->to.alive) {
        endpoint_gone(c, db, dispatch->endpoint);
        letter_take_over(c, db, dispatch->account);
        return pg_flush(c, db);
    }
    if (!calls_take(c, db, dispatch->endpoint, push ? DISPATCH_CALLS : 1, &r)) return false;
    dispatch->count = rows_count(r);
    for (int i = 0; i < dispatch->count; i++) {
        dispatch->calls[i] = rows_int(r, i, "id");
        if (rows_int(r, i, "attempts") >= (push ? PUSH_TRIES : WEBHOOK_TRIES)) dispatch->is_last = true;
    }
    if (push && !write_push(c, db, r, notice)) return false;
    if (!push && dispatch->count) write_webhook(c, r, notice);
    if (notice->body) return true;
    calls_drop(c, db, dispatch->calls, dispatch->count);
    return pg_flush(c, db);
}

/* The row of the endpoint comes before its calls in the order of locks. */
static bool rest(struct ctx *c, struct pg *db, void *thing)
{
    const struct dispatch *dispatch = thing;
    endpoint_rest(c, db, dispatch->endpoint);
    return pg_flush(c, db);
}

/* The claim is committed before anything is written or sent, so that what crashes the daemon waits, and the attempts
 * before they are made, so that they end. */
bool dispatch_claim(struct ctx *c, struct pg *db, enum endpoint_kind kind, bool known, struct dispatch *ret,
                    struct notice *ret_notice, bool *ret_found)
{
    struct taking taking = {ret, ret_notice};
    *ret_notice = (struct notice){.body = NULL};
    if (!endpoint_claim(c, db, kind, known, &ret_notice->to, ret_found)) return false;
    if (!*ret_found) return true;
    *ret = (struct dispatch){.kind = kind,
                             .endpoint = ret_notice->to.id,
                             .account = ret_notice->to.account,
                             .is_known = ret_notice->to.is_known};
    if (!transact(c, db, write, &taking)) return false;
    return ret_notice->body || transact(c, db, rest, ret);
}

/* Results */

struct marking {
    const struct dispatch *dispatch;
    const struct dispatch_result *result;
};

static void mark_endpoint(struct ctx *c, struct pg *db, const struct marking *marking)
{
    int64_t endpoint = marking->dispatch->endpoint;
    if (marking->result->end == DISPATCH_TAKEN) endpoint_done(c, db, endpoint);
    else if (marking->result->end == DISPATCH_GONE) endpoint_gone(c, db, endpoint);
    else endpoint_failed(c, db, endpoint, marking->result->error);
}

/* The calls of an endpoint that is gone go with it. */
static void mark_calls(struct ctx *c, struct pg *db, const struct marking *marking)
{
    const struct dispatch *d = marking->dispatch;
    const struct dispatch_result *result = marking->result;
    bool push = d->kind == ENDPOINT_PUSH, taken = result->end == DISPATCH_TAKEN;
    int64_t tries = result->end == DISPATCH_REFUSED ? 0 : push ? PUSH_TRIES : WEBHOOK_TRIES;
    if (taken && push) calls_drop(c, db, d->calls, d->count);
    else if (taken) calls_sent(c, db, d->calls, d->count);
    else if (result->end != DISPATCH_GONE) calls_failed(c, db, d->calls, d->count, result->error, tries);
}

/* Mail is not needed after a notification that a device has taken; it takes over after one that none will. */
static void mark_letters(struct ctx *c, struct pg *db, const struct marking *marking)
{
    const struct dispatch *d = marking->dispatch;
    enum dispatch_end end = marking->result->end;
    if (d->kind != ENDPOINT_PUSH) return;
    if (end == DISPATCH_TAKEN) letters_cancel(c, db, d->account);
    else if (end != DISPATCH_FAILED || d->is_last) letter_take_over(c, db, d->account);
}

static bool mark(struct ctx *c, struct pg *db, void *thing)
{
    const struct marking *marking = thing;
    mark_endpoint(c, db, marking);
    mark_calls(c, db, marking);
    mark_letters(c, db, marking);
    return pg_flush(c, db);
}

bool dispatch_mark(struct ctx *c, struct pg *db, const struct dispatch *dispatch,
                   const struct dispatch_result *result)
{
    struct marking marking = {dispatch, result};
    return transact(c, db, mark, &marking);
}

/* The key of the arena */

struct claiming {
    const unsigned char *key;
    bool fits;
};

static bool claim_key(struct ctx *c, struct pg *db, void *thing)
{
    struct claiming *claiming = thing;
    char text[SECRET_BASE64(PUSH_PEER)];
    struct rows *r;
    push_key_claim(c, db, claiming->key);
    if (!pg_one(c, db, &r, PUSH_KEY_READ, "")) return false;
    secret_to_base64url(claiming->key, PUSH_PEER, text);
    claiming->fits = strcmp(rows_text(r, 0, "public_key"), text) == 0;
    return true;
}

bool dispatch_key(struct ctx *c, struct pg *db, const unsigned char key[PUSH_PEER], bool *ret_fits)
{
    struct claiming claiming = {.key = key};
    if (!transact(c, db, claim_key, &claiming)) return false;
    *ret_fits = claiming.fits;
    return true;
}

bool dispatch_key_exists(struct ctx *c, struct pg *db, bool *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, PUSH_KEY_READ, "")) return false;
    *ret = rows_count(r) == 1;
    return true;
}
