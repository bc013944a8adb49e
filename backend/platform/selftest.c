/* selftest.c - see selftest.h. */
#include "platform/selftest.h"
#include "base/secret.h"
#include "platform/catalogue.h"
#include "platform/lobby.h"
#include "platform/transact.h"
#include "platform/turn.h"
#include "store/pg.h"
#include <string.h>

enum { WAIT_SECONDS = 2, SECOND = 1000000, NEARLY = 50000 };
static const char *const KINDS[] = {"conflict", "limit", "lost_reply", "deadline"};
enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS };

/* ---- beginning ----------------------------------------------------------------------------------------------- */

static json_object *plan(struct ctx *c)
{
    json_object *items = json_new_array(c);
    for (int i = 0; i < KIND_COUNT; i++) {
        json_object *item = json_new_object(c);
        json_add_text(item, "kind", KINDS[i]);
        json_add_text(item, "status", "due");
        json_push(items, item);
    }
    return items;
}

bool selftest_start(struct ctx *c, struct pg *db, int64_t account, const char *game, json_object *options,
                    json_object **ret_started)
{
    const struct game *found;
    const struct variant *variant;
    struct rows *r;
    json_object *lobby;
    if (!catalogue_find(c, game, NULL, &found, &variant)) return false;
    struct lobby_wish wish = {.game = game,
                              .options = options,
                              .seats = variant->seats_min,
                              .says_rated = true,
                              .private = true,
                              .bot_count = variant->seats_min - 1};
    for (int i = 0; i < wish.bot_count; i++) wish.bots[i] = (struct bot_wish){i + 1, found->bots[0].id};
    if (!lobby_make(c, db, account, &wish, &lobby)) return false;
    const char *match = json_object_get_string(json_member(lobby, "match"));
    if (!match) return fail(c, FAULT_BAD_SEATS, "this game cannot be played against bots alone");
    if (!pg_one(c, db, &r, SELFTEST_BEGIN, "tit", match, account, json_text(c, plan(c)))) return false;
    *ret_started = json_new_object(c);
    json_add_text(*ret_started, "match", rows_text(r, 0, "public_id"));
    return true;
}

/* ---- the report ---------------------------------------------------------------------------------------------- */

static bool is(json_object *item, const char *status)
{
    return strcmp(json_object_get_string(json_member(item, "status")), status) == 0;
}

static void settle(json_object *item, bool coped, const char *words)
{
    json_add_text(item, "status", coped ? "coped" : "failed");
    json_add_text(item, "words", words);
}

/* No order follows that could be judged: whoever saw the end has done all there was to do. */
static void settle_at_end(json_object *item)
{
    if (is(item, "open") && json_object_get_boolean(json_member(item, "looked")))
        settle(item, true, "looked at the view again, where the match had ended");
}

bool selftest_report(struct ctx *c, struct pg *db, const char *match, int64_t account,
                     json_object **ret_report)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SELFTEST_SHOW, "ti", match, account)) return false;
    json_object *report = json_new_object(c), *items = json_new_array(c);
    json_object *state = json_own(c, rows_text(r, 0, "state"));
    bool over = strcmp(rows_text(r, 0, "status"), "finished") == 0, coped = over;
    for (size_t i = 0; i < json_object_array_length(state); i++) {
        json_object *one = json_object_array_get_idx(state, i), *item = json_new_object(c);
        if (over) settle_at_end(one);
        coped = coped && is(one, "coped");
        json_add(item, "kind", json_member(one, "kind"));
        json_add(item, "status", json_member(one, "status"));
        json_add(item, "turn", json_member(one, "turn"));
        json_add(item, "words", json_member(one, "words"));
        json_push(items, item);
    }
    json_add_text(report, "match", match);
    json_add_text(report, "game", rows_text(r, 0, "game"));
    json_add_text(report, "status", rows_text(r, 0, "status"));
    if (over) json_add_bool(report, "coped", coped);
    else json_add(report, "coped", NULL);
    json_add(report, "items", items);
    *ret_report = report;
    return true;
}

/* ---- one request --------------------------------------------------------------------------------------------- */

struct meeting {
    const struct selftest_request *asked;
    int64_t match, now;
    json_object *items;
    const char *done; /* the kind of what is done to this request, NULL: nothing */
    char hash[HASH_TEXT];
};

/* What the program did since: whether it looked at the view, went on to another turn, came back when, with what. */
struct conduct {
    bool looked, later, same;
    int64_t passed;
};

static void judge_conflict(struct ctx *c, const struct conduct *did, json_object *item)
{
    (void)c;
    settle(item, did->looked,
           did->looked ? "looked at the view again, then went on"
                       : "sent orders again without a look at the view");
}

static void judge_limit(struct ctx *c, const struct conduct *did, json_object *item)
{
    settle(item, did->passed >= (int64_t)WAIT_SECONDS * SECOND - NEARLY,
           pool_print(c->pool, "came back after %lld ms; was asked to wait %d ms",
                      (long long)did->passed / 1000, WAIT_SECONDS * 1000));
}

static void judge_lost_reply(struct ctx *c, const struct conduct *did, json_object *item)
{
    (void)c;
    bool went_on = did->looked || did->later;
    settle(item, did->same || went_on,
           did->same ? "sent the same orders again"
           : went_on ? "looked where the match stood and went on"
                     : "sent other orders for the turn");
}

static void judge_deadline(struct ctx *c, const struct conduct *did, json_object *item)
{
    (void)c;
    settle(item, did->looked || did->later,
           did->later    ? "went on with a later turn"
           : did->looked ? "looked at the view again"
                         : "sent orders for the closed turn again");
}

static const struct {
    const char *kind;
    void (*judge)(struct ctx *, const struct conduct *, json_object *item);
} JUDGES[] = {{"conflict", judge_conflict},
              {"limit", judge_limit},
              {"lost_reply", judge_lost_reply},
              {"deadline", judge_deadline}};

/* What the program did after that: this order, and whether it looked at the view before. */
static void judge(struct ctx *c, const struct meeting *m, json_object *item)
{
    const char *kind = json_object_get_string(json_member(item, "kind")),
               *hash = json_object_get_string(json_member(item, "hash"));
    struct conduct did = {.looked = json_object_get_boolean(json_member(item, "looked")),
                          .later = m->asked->turn != json_object_get_int64(json_member(item, "turn")),
                          .same = hash && strcmp(m->hash, hash) == 0,
                          .passed = m->now - json_object_get_int64(json_member(item, "at"))};
    for (size_t i = 0; i < sizeof JUDGES / sizeof *JUDGES; i++)
        if (strcmp(JUDGES[i].kind, kind) == 0) JUDGES[i].judge(c, &did, item);
}

static void begin(struct ctx *c, struct pg *db, struct meeting *m, json_object *item)
{
    m->done = json_object_get_string(json_member(item, "kind"));
    json_add_text(item, "status", "open");
    json_add_int(item, "turn", m->asked->turn);
    json_add_int(item, "at", m->now);
    json_add_text(item, "hash", m->hash);
    if (strcmp(m->done, "deadline") == 0) pg_tell(c, db, SELFTEST_HURRY, "i", m->match);
}

/* One thing a turn: what was done is judged by the next order, and the next thing waits for another turn. */
static void take_order(struct ctx *c, struct pg *db, struct meeting *m)
{
    int64_t before = -1;
    for (size_t i = 0; i < json_object_array_length(m->items); i++) {
        json_object *item = json_object_array_get_idx(m->items, i);
        if (is(item, "open")) judge(c, m, item);
        if (!is(item, "due")) {
            before = json_object_get_int64(json_member(item, "turn"));
            continue;
        }
        if (m->asked->turn > before) begin(c, db, m, item);
        return;
    }
}

static bool meet_body(struct ctx *c, struct pg *db, void *thing)
{
    struct meeting *m = thing;
    struct rows *r;
    m->done = NULL;
    if (!pg_maybe(c, db, &r, SELFTEST_HOLD, "tib", m->asked->match, m->asked->account,
                  m->asked->body == NULL))
        return false;
    if (!rows_count(r)) return true;
    m->match = rows_int(r, 0, "match_id");
    m->now = rows_int(r, 0, "now");
    m->items = json_own(c, rows_text(r, 0, "state"));
    if (m->asked->body) take_order(c, db, m);
    for (size_t i = 0; !m->asked->body && i < json_object_array_length(m->items); i++) {
        json_object *item = json_object_array_get_idx(m->items, i);
        if (is(item, "open")) json_add_bool(item, "looked", true);
    }
    return pg_run(c, db, NULL, SELFTEST_KEEP, "it", m->match, json_text(c, m->items));
}

static bool expire_body(struct ctx *c, struct pg *db, void *match) { return turn_expire(c, db, match); }

bool selftest_meet(struct ctx *c, struct pg *db, const struct selftest_request *asked, bool *ret_lose)
{
    struct meeting m = {.asked = asked};
    *ret_lose = false;
    if (asked->body) secret_sha256(asked->body, strlen(asked->body), m.hash);
    if (!transact(c, db, meet_body, &m)) return false;
    if (!m.done) return true;
    if (strcmp(m.done, "conflict") == 0)
        return fail(c, FAULT_STALE_TURN, "a test of the program: look at the view again");
    if (strcmp(m.done, "limit") == 0)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "selftest", WAIT_SECONDS,
                          "a test of the program: wait");
    *ret_lose = strcmp(m.done, "lost_reply") == 0;
    return *ret_lose || transact(c, db, expire_body, pool_copy(c->pool, asked->match));
}
