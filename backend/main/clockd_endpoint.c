/* clockd_endpoint.c - see clockd_endpoint.h. The arena's key for push services is the file push.key of the run
 * directory, made at the first start and the same on all nodes, like sight.key. */
#include "main/clockd_endpoint.h"
#include "base/clock.h"
#include "base/keyfile.h"
#include "base/log.h"
#include "base/secret.h"
#include "main/clockd_http.h"
#include "main/clockd_push.h"
#include "platform/model/delivery_error.h"
#include "platform/read/dispatch.h"
#include "platform/runtime/metrics.h"
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    LOOK_MS = 1000,
    SOON_MS = 100, /* while calls are in progress */
    PADDED = 512,
    TOKEN_S = 12 * 3600,
    KEEP_S = 24 * 3600, /* how long a push service keeps what it cannot deliver */
    BODY = PUSH_HEAD + PADDED + 1 + PUSH_TAG
};
_Static_assert((int)PUSH_POINT == PUSH_PEER && (int)PUSH_AUTH == PUSH_SECRET, "a browser's keys as stored");

/* Addresses that hang must not take every slot: those that have never answered, or did not the last time, share half of
 * them. Anybody can name such an address; one that answers keeps a slot for some milliseconds. */
enum { STRANGERS_MAX = HTTP_SLOTS / 2 };

static struct dispatch under_way[HTTP_SLOTS];
static int strangers; /* how many of them are such addresses */
static struct push_pair arena;

/* The key of the arena */

/* The row is read before the file, as with sight.key: a node whose file is missing while others have one makes none. */
static bool find_key(struct ctx *c, struct pg *db)
{
    const char *path = keyfile_path(c->pool, "push.key");
    bool exists, fits = false;
    if (!path || !dispatch_key_exists(c, db, &exists)) return false;
    if (!exists && access(path, F_OK) != 0) {
        push_pair_make(&arena);
        keyfile_make(c->pool, path, arena.secret, PUSH_SCALAR);
    }
    if (!keyfile_read(path, arena.secret, PUSH_SCALAR) || !push_pair_complete(&arena)) return false;
    return dispatch_key(c, db, arena.point, &fits) && fits;
}

/* Without the right key this node sends no notifications; the others do. */
static void await_key(struct worker *w, int bell)
{
    bool is_told = false;
    while (!children_stopping) {
        struct ctx c = worker_ctx(w);
        if (find_key(&c, w->db)) return;
        if (!is_told)
            log_line(LOG_ERROR, "push_key_refused", "\"why\":%s",
                     log_quote(c.failure.detail ? c.failure.detail
                                                : "push.key is missing or not that of the other nodes"));
        is_told = true;
        struct pollfd p = {.fd = bell, .events = POLLIN};
        char bytes[64];
        if (poll(&p, 1, LOOK_MS) > 0)
            while (recv(bell, bytes, sizeof bytes, MSG_DONTWAIT) > 0) continue;
    }
}

/* Writing */

static bool write_push(struct ctx *c, const struct notice *notice, struct http_post *ret)
{
    unsigned char salt[PUSH_SALT], *body = pool_take(c->pool, BODY);
    struct push_pair own;
    const struct push_message message = {notice->to.peer, notice->to.secret, notice->body, PADDED};
    const char *site = getenv("QUADRIVIUM_PUBLIC_URL");
    if (!site || strlen(notice->body) > PADDED) return false;
    push_pair_make(&own);
    secret_random_bytes(salt, sizeof salt);
    const char *signed_by = push_authorization(c, &arena, notice->to.url, site,
                                               clock_now() / 1000000 + TOKEN_S);
    if (!signed_by || !push_encrypt(&message, &own, salt, body)) return false;
    *ret = (struct http_post){
        .url = notice->to.url,
        .headers = {pool_print(c->pool, "Authorization: %s", signed_by), "Content-Encoding: aes128gcm",
                    "Content-Type: application/octet-stream", pool_print(c->pool, "TTL: %d", (int)KEEP_S),
                    "Urgency: normal"},
        .body = body,
        .length = BODY,
    };
    return true;
}

/* "v1,SIGNATURE": HMAC-SHA256 over id, time and body. */
static const char *signature(struct ctx *c, const unsigned char *secret, size_t length, const char *text)
{
    unsigned char mac[SECRET_MAC];
    char printed[SECRET_BASE64(SECRET_MAC)];
    secret_hmac(secret, length, text, strlen(text), mac);
    secret_to_base64(mac, sizeof mac, printed);
    return pool_print(c->pool, "v1,%s", printed);
}

static bool write_webhook(struct ctx *c, const struct notice *notice, struct http_post *ret)
{
    const struct endpoint_row *to = &notice->to;
    long long now = clock_now() / 1000000;
    const char *text = pool_print(c->pool, "%s.%lld.%s", notice->id, now, notice->body);
    const char *by = signature(c, to->secret, to->secret_length, text);
    if (to->before_length)
        by = pool_print(c->pool, "%s %s", by, signature(c, to->secret_before, to->before_length, text));
    *ret = (struct http_post){
        .url = to->url,
        .headers = {"Content-Type: application/json", pool_print(c->pool, "Webhook-Id: %s", notice->id),
                    pool_print(c->pool, "Webhook-Timestamp: %lld", now),
                    pool_print(c->pool, "Webhook-Signature: %s", by)},
        .body = notice->body,
        .length = strlen(notice->body),
    };
    return true;
}

/* Results */

static struct dispatch_result judge(struct ctx *c, const struct dispatch *d, const struct http_answer *answer)
{
    enum {
        OK = 200,
        REDIRECTS = 300,
        REFUSES = 400,
        MISSING = 404,
        LATE = 408,
        GONE = 410,
        MANY = 429,
        BROKEN = 500
    };
    long status = answer->status;
    if (!status) return (struct dispatch_result){DISPATCH_FAILED, answer->error};
    if (status >= OK && status < REDIRECTS) return (struct dispatch_result){DISPATCH_TAKEN, NULL};
    const char *words = delivery_error_answered(c, DELIVERY_REFUSED, status);
    if (d->kind == ENDPOINT_WEBHOOK) return (struct dispatch_result){DISPATCH_FAILED, words};
    if (status == MISSING || status == GONE) return (struct dispatch_result){DISPATCH_GONE, words};
    bool again = status == LATE || status == MANY || status >= BROKEN || status < REFUSES;
    return (struct dispatch_result){again ? DISPATCH_FAILED : DISPATCH_REFUSED, words};
}

static void record(struct worker *w, struct ctx *c, const struct dispatch *d,
                   const struct dispatch_result *result)
{
    metrics_count(result->end == DISPATCH_TAKEN ? METRICS_CALL_TAKEN : METRICS_CALL_FAILED);
    if (result->end == DISPATCH_REFUSED || (result->end == DISPATCH_FAILED && d->is_last))
        metrics_count(METRICS_CALL_GIVEN_UP);
    if (result->end != DISPATCH_TAKEN)
        log_line(LOG_INFO, "call_failed", "\"endpoint\":%lld,\"why\":%s", (long long)d->endpoint,
                 log_quote(result->error));
    if (!dispatch_mark(c, w->db, d, result))
        log_line(LOG_ERROR, "call_not_recorded", "\"endpoint\":%lld", (long long)d->endpoint);
}

static void record_all(struct worker *w)
{
    struct http_answer answer;
    while (http_next(&answer)) {
        struct ctx c = worker_ctx(w);
        const struct dispatch *d = &under_way[answer.slot];
        const struct dispatch_result result = judge(&c, d, &answer);
        if (!d->is_known) strangers--;
        record(w, &c, d, &result);
    }
}

/* Claim one endpoint and begin its call. False: nothing is due. */
static bool begin_one(struct worker *w, enum endpoint_kind kind)
{
    struct ctx c = worker_ctx(w);
    struct dispatch d;
    struct notice notice;
    struct http_post post;
    bool found = false;
    int slot = -1;
    if (!dispatch_claim(&c, w->db, kind, strangers >= STRANGERS_MAX, &d, &notice, &found) || !found)
        return false;
    if (!notice.body) return true;
    bool written = kind == ENDPOINT_PUSH ? write_push(&c, &notice, &post) : write_webhook(&c, &notice, &post);
    if (written && http_begin(&post, &slot)) {
        under_way[slot] = d;
        if (!d.is_known) strangers++;
        return true;
    }
    const struct dispatch_result result = {kind == ENDPOINT_PUSH ? DISPATCH_GONE : DISPATCH_REFUSED,
                                           delivery_error_text(DELIVERY_UNCALLABLE)};
    record(w, &c, &d, &result);
    return true;
}

static void run(struct worker *w, int bell, enum endpoint_kind kind)
{
    char bytes[64];
    int64_t looked = 0; /* by clock_ticks(), when nothing was due */
    http_start();
    if (kind == ENDPOINT_PUSH) await_key(w, bell);
    while (!children_stopping) {
        record_all(w);
        bool looks = http_has_room() && clock_ticks() - looked >= SOON_MS * INT64_C(1000);
        if (looks && begin_one(w, kind)) continue;
        if (looks) looked = clock_ticks();
        http_wait(bell, http_is_busy() ? SOON_MS : LOOK_MS);
        while (recv(bell, bytes, sizeof bytes, MSG_DONTWAIT) > 0) continue;
    }
}

void run_push(struct worker *w, int bell) { run(w, bell, ENDPOINT_PUSH); }
void run_webhooks(struct worker *w, int bell) { run(w, bell, ENDPOINT_WEBHOOK); }
