/* selftest.c - see selftest.h. */
#include "platform/contest/selftest.h"
#include "base/secret.h"
#include "platform/lobby/lobby.h"
#include "platform/match/turn.h"
#include "platform/model/catalogue.h"
#include "platform/runtime/transact.h"
#include "store/match.h"
#include "store/selftest.h"
#include <string.h>

enum { WAIT_SECONDS = 2, SECOND = 1000000, NEARLY = 50000 };

enum test_kind { TEST_CONFLICT, TEST_LIMIT, TEST_LOST_REPLY, TEST_DEADLINE, TEST_KINDS };
enum test_status { TEST_DUE, TEST_OPEN, TEST_COPED, TEST_FAILED, TEST_STATUSES };
static const char *const KINDS[TEST_KINDS] = {"conflict", "limit", "lost_reply", "deadline"},
                         *const STATUSES[TEST_STATUSES] = {"due", "open", "coped", "failed"};

/* One difficulty of the test. */
struct test {
    enum test_kind kind;
    enum test_status status;
    int64_t turn, at; /* when it happened, unless it is due */
    const char *hash,
        *words;  /* hash: of the order it affected; words: how the program coped, NULL until judged */
    bool looked; /* whether the program has read the view since */
};
/* All difficulties, one of each kind. */
struct tests {
    struct test of[TEST_KINDS];
};

/* Storage */

static int word_number(const char *const *words, int count, const char *word)
{
    int i = 0;
    while (i < count - 1 && strcmp(words[i], word) != 0) i++;
    return i;
}

static struct tests tests_read(struct ctx *c, const char *state)
{
    struct tests tests = {0};
    json_object *items = json_own(c, state);
    for (size_t i = 0; i < json_object_array_length(items) && i < TEST_KINDS; i++) {
        json_object *item = json_object_array_get_idx(items, i);
        const char *kind = json_object_get_string(json_member(item, "kind")),
                   *status = json_object_get_string(json_member(item, "status"));
        tests.of[i] = (struct test){
            .kind = (enum test_kind)word_number(KINDS, TEST_KINDS, kind),
            .status = (enum test_status)word_number(STATUSES, TEST_STATUSES, status),
            .turn = json_object_get_int64(json_member(item, "turn")),
            .at = json_object_get_int64(json_member(item, "at")),
            .hash = json_object_get_string(json_member(item, "hash")),
            .words = json_object_get_string(json_member(item, "words")),
            .looked = json_object_get_boolean(json_member(item, "looked")),
        };
    }
    return tests;
}

static const char *tests_write(struct ctx *c, const struct tests *tests)
{
    json_object *items = json_new_array(c);
    for (int i = 0; i < TEST_KINDS; i++) {
        const struct test *test = &tests->of[i];
        json_object *item = json_new_object(c);
        json_add_text(item, "kind", KINDS[test->kind]);
        json_add_text(item, "status", STATUSES[test->status]);
        if (test->status != TEST_DUE) {
            json_add_int(item, "turn", test->turn);
            json_add_int(item, "at", test->at);
            json_add_text(item, "hash", test->hash);
        }
        if (test->looked) json_add_bool(item, "looked", true);
        if (test->words) json_add_text(item, "words", test->words);
        json_push(items, item);
    }
    return json_text(c, items);
}

/* Starting */

static const char *plan(struct ctx *c)
{
    struct tests tests = {0};
    for (int i = 0; i < TEST_KINDS; i++) tests.of[i].kind = (enum test_kind)i;
    return tests_write(c, &tests);
}

bool selftest_start(struct ctx *c, struct pg *db, int64_t account, const char *game, json_object *options,
                    json_object **ret_started)
{
    const struct game *found;
    const struct variant *variant;
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
    if (!match) return fail(c, FAULT_BAD_SEATS, "this game cannot be played against bots only");
    if (!selftest_insert(c, db, match, account, plan(c))) return false;
    *ret_started = json_new_object(c);
    json_add_text(*ret_started, "match", match);
    return true;
}

/* The report */

static void settle(struct test *test, bool coped, const char *words)
{
    test->status = coped ? TEST_COPED : TEST_FAILED;
    test->words = words;
}

/* After the end of the match no order can be judged: a program that looked at the view again has passed. */
static void settle_at_end(struct test *test)
{
    if (test->status == TEST_OPEN && test->looked)
        settle(test, true, "read the view again and found that the match had ended");
}

static json_object *item_json(struct ctx *c, const struct test *test)
{
    json_object *item = json_new_object(c);
    json_add_text(item, "kind", KINDS[test->kind]);
    json_add_text(item, "status", STATUSES[test->status]);
    if (test->status == TEST_DUE) json_add(item, "turn", NULL);
    else json_add_int(item, "turn", test->turn);
    json_add_text(item, "words", test->words);
    return item;
}

bool selftest_report(struct ctx *c, struct pg *db, const char *match, int64_t account,
                     json_object **ret_report)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SELFTEST_SHOW, "ti", match, account)) return false;
    json_object *report = json_new_object(c), *items = json_new_array(c);
    struct tests tests = tests_read(c, rows_text(r, 0, "state"));
    bool over = match_status_read(r, 0, "status") == STATUS_FINISHED, coped = over;
    for (int i = 0; i < TEST_KINDS; i++) {
        if (over) settle_at_end(&tests.of[i]);
        coped = coped && tests.of[i].status == TEST_COPED;
        json_push(items, item_json(c, &tests.of[i]));
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

/* One request */

struct meeting {
    const struct selftest_request *asked;
    struct selftest_row row;
    struct tests tests;
    const struct test *done; /* the difficulty of this request, or NULL */
    char hash[HASH_TEXT];
};

/* The program's reaction: whether it read the view or went on to another turn, when it came back, and with what. */
struct conduct {
    bool looked, later, same;
    int64_t passed;
};

static void judge_conflict(struct ctx *c, const struct conduct *did, struct test *test)
{
    (void)c;
    settle(test, did->looked,
           did->looked ? "read the view again, then continued"
                       : "sent orders again without reading the view");
}

static void judge_limit(struct ctx *c, const struct conduct *did, struct test *test)
{
    settle(test, did->passed >= (int64_t)WAIT_SECONDS * SECOND - NEARLY,
           pool_print(c->pool, "came back after %lld ms instead of waiting %d ms",
                      (long long)did->passed / 1000, WAIT_SECONDS * 1000));
}

static void judge_lost_reply(struct ctx *c, const struct conduct *did, struct test *test)
{
    (void)c;
    bool went_on = did->looked || did->later;
    settle(test, did->same || went_on,
           did->same ? "sent the same orders again"
           : went_on ? "checked the state of the match and continued"
                     : "sent other orders for the turn");
}

static void judge_deadline(struct ctx *c, const struct conduct *did, struct test *test)
{
    (void)c;
    settle(test, did->looked || did->later,
           did->later    ? "continued with a later turn"
           : did->looked ? "read the view again"
                         : "sent orders for the closed turn again");
}

/* The program's reaction to the end of a difficulty: this order, and whether it read the view first. */
static void judge(struct ctx *c, const struct meeting *m, struct test *test)
{
    static void (*const JUDGES[TEST_KINDS])(struct ctx *, const struct conduct *,
                                            struct test *) = {[TEST_CONFLICT] = judge_conflict,
                                                              [TEST_LIMIT] = judge_limit,
                                                              [TEST_LOST_REPLY] = judge_lost_reply,
                                                              [TEST_DEADLINE] = judge_deadline};
    struct conduct did = {.looked = test->looked,
                          .later = m->asked->turn != test->turn,
                          .same = test->hash && strcmp(m->hash, test->hash) == 0,
                          .passed = m->row.now - test->at};
    JUDGES[test->kind](c, &did, test);
}

static void begin(struct ctx *c, struct pg *db, struct meeting *m, struct test *test)
{
    test->status = TEST_OPEN;
    test->turn = m->asked->turn;
    test->at = m->row.now;
    test->hash = m->hash;
    m->done = test;
    if (test->kind == TEST_DEADLINE) selftest_hurry(c, db, m->row.match);
}

/* One difficulty per turn: the next order judges the last one, and the next difficulty waits for another turn. */
static void take_order(struct ctx *c, struct pg *db, struct meeting *m)
{
    int64_t before = -1;
    for (int i = 0; i < TEST_KINDS; i++) {
        struct test *test = &m->tests.of[i];
        if (test->status == TEST_OPEN) judge(c, m, test);
        if (test->status != TEST_DUE) {
            before = test->turn;
            continue;
        }
        if (m->asked->turn > before) begin(c, db, m, test);
        return;
    }
}

static void take_look(struct meeting *m)
{
    for (int i = 0; i < TEST_KINDS; i++)
        if (m->tests.of[i].status == TEST_OPEN) m->tests.of[i].looked = true;
}

static bool meet_body(struct ctx *c, struct pg *db, void *thing)
{
    struct meeting *m = thing;
    const struct selftest_request *asked = m->asked;
    bool found;
    m->done = NULL;
    if (!selftest_hold(c, db, asked->match, asked->account, asked->body == NULL, &m->row, &found))
        return false;
    if (!found) return true;
    m->tests = tests_read(c, m->row.state);
    if (asked->body) take_order(c, db, m);
    else take_look(m);
    return selftest_update(c, db, m->row.match, tests_write(c, &m->tests));
}

static bool expire_body(struct ctx *c, struct pg *db, void *match) { return turn_expire(c, db, match); }

bool selftest_meet(struct ctx *c, struct pg *db, const struct selftest_request *asked, bool *ret_lose)
{
    struct meeting m = {.asked = asked};
    *ret_lose = false;
    if (asked->body) secret_sha256(asked->body, strlen(asked->body), m.hash);
    if (!transact(c, db, meet_body, &m)) return false;
    if (!m.done) return true;
    if (m.done->kind == TEST_CONFLICT) return fail(c, FAULT_STALE_TURN, "program test: read the view again");
    if (m.done->kind == TEST_LIMIT)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "selftest", WAIT_SECONDS, "program test: wait");
    *ret_lose = m.done->kind == TEST_LOST_REPLY;
    return *ret_lose || transact(c, db, expire_body, pool_copy(c->pool, asked->match));
}
