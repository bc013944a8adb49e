/* route.c - see route.h. Finds the row, checks its preconditions, calls the handler, prints the answer. */
#include "web/route.h"
#include "base/failpoint.h"
#include "platform/account/account.h"
#include "platform/account/sight.h"
#include "platform/runtime/idempotency.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/transact.h"
#include "web/answer.h"
#include "web/failover.h"
#include "web/mcp.h"
#include "web/oauth.h"
#include "web/problem.h"
#include "web/query.h"
#include "web/scope.h"
#include "web/selftest.h"
#include "web/session.h"
#include "web/throttle.h"
#include <stdlib.h>
#include <string.h>

enum who { ANYONE, ACCOUNT, SEAT };
enum db { NONE, READ, NOTE, WRITE };
enum { KB = 1024, MB = 1024 * 1024, PARTS = 8, KEY_MAX = 200, UNAUTHENTICATED = 401 };
#define BASE "/api/v1"

enum cost { LIGHT, COSTLY, HASHING, CALLING };
enum test { UNTESTED, TEST_ORDERS, TEST_VIEW };

struct row {
    const char *method, *path, *name;
    route_handler *handler;
    enum who who;
    size_t body;
    enum db db;
    unsigned scope;
    enum audience_question question;
    /* Used by nginx only (tests/checks/cost.mjs); it is here so that an unknown class fails to compile. */
    enum cost cost;
    int starts;
    enum test test;
    enum throttle_class measure;
    bool replica, form, closed;
    bool (*refuse)(struct ctx *, struct reply *);
};
static const struct row ROWS[] = {
#define ROUTE(verb, pattern, function, asker, limit, use, reach, ...) \
    {.method = #verb,                                                 \
     .path = (pattern),                                               \
     .name = #function,                                               \
     .handler = (function),                                           \
     .who = (asker),                                                  \
     .body = (limit),                                                 \
     .db = (use),                                                     \
     .scope = SCOPE_##reach,                                          \
     __VA_ARGS__},
#define ASKS(asked) .question = ASK_##asked
#define COSTS(class) .cost = class
#define STARTS(games) .starts = (games)
#define TESTS(part) .test = TEST_##part
#define MEASURE(class) .measure = THROTTLE_##class
#define REFUSES(writer) .refuse = (writer)
#define REPLICA .replica = true
#define FORM .form = true
#define CLOSED .closed = true
#include "web/routes.def"
};
enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS };
_Static_assert((int)ROW_COUNT <= (int)METRICS_ROUTES, "every route is counted");

/* Finding the row */

struct piece {
    const char *at;
    size_t length;
};

/* The pieces between slashes; -1 when there are too many. */
static int split(const char *path, struct piece *ret)
{
    int count = 0;
    while (*path == '/') {
        if (count == PARTS) return -1;
        size_t length = strcspn(++path, "/");
        ret[count++] = (struct piece){path, length};
        path += length;
    }
    return *path ? -1 : count;
}

/* The rows by the number of their pieces, of these the ones with the most literal pieces first, else as in routes.def.
 * `print` has a byte for each literal piece and `mask` says where: most rows are passed over by one comparison. */
struct entry {
    uint64_t print, mask;
    bool is_beside;
    int count, literals;
    const struct row *row;
    struct piece pieces[PARTS];
};
static struct entry table[ROW_COUNT];
static int first_of[PARTS + 2]; /* the first entry of so many pieces, and behind the last */

static uint64_t print_of(const struct piece *pieces, int count)
{
    uint64_t print = 0;
    for (int i = 0; i < count; i++)
        print |= (uint64_t)(uint8_t)(pieces[i].length * 31 + (uint8_t)*pieces[i].at) << (8 * i);
    return print;
}

/* Operations and short addresses are outside the base path of the API. */
static bool is_beside(const char *path)
{
    return strcmp(path, "/healthz") == 0 || strncmp(path, "/readyz", 7) == 0 ||
           strcmp(path, "/metrics") == 0 || strncmp(path, "/m/", 3) == 0;
}

static struct entry entry_of(const struct row *row)
{
    struct entry entry = {.row = row, .is_beside = is_beside(row->path)};
    entry.count = split(row->path, entry.pieces);
    must(entry.count > 0);
    for (int i = 0; i < entry.count; i++) {
        if (*entry.pieces[i].at == '{') continue;
        entry.literals++;
        entry.mask |= (uint64_t)0xff << (8 * i);
    }
    entry.print = print_of(entry.pieces, entry.count) & entry.mask;
    return entry;
}

static int compare_entries(const void *left, const void *right)
{
    const struct entry *one = left, *other = right;
    if (one->count != other->count) return one->count - other->count;
    if (one->literals != other->literals) return other->literals - one->literals;
    return one->row < other->row ? -1 : 1;
}

static void make_table(void)
{
    for (int i = 0; i < ROW_COUNT; i++) table[i] = entry_of(&ROWS[i]);
    qsort(table, ROW_COUNT, sizeof *table, compare_entries);
    for (int i = 0; i < ROW_COUNT; i++)
        for (int count = table[i].count + 1; count < PARTS + 2; count++) first_of[count] = i + 1;
}

static bool fits(const struct entry *entry, const struct piece *asked, int count)
{
    for (int i = 0; i < count; i++) {
        const struct piece own = entry->pieces[i];
        bool is_same = own.length == asked[i].length && memcmp(own.at, asked[i].at, own.length) == 0;
        if (*own.at == '{' ? !asked[i].length : !is_same) return false;
    }
    return true;
}

static void take_parts(struct ctx *c, struct request *rq, const struct entry *entry,
                       const struct piece *asked)
{
    for (int i = 0; i < entry->count; i++) {
        const struct piece *own = &entry->pieces[i];
        if (*own->at != '{') continue;
        rq->path_parameters[rq->path_parameter_count++] = (struct parameter){
            pool_copy_bytes(c->pool, own->at + 1, own->length - 2),
            pool_copy_bytes(c->pool, asked[i].at, asked[i].length)};
    }
}

static bool is_method(const struct row *row, const char *method)
{
    return strcmp(row->method, method) == 0 ||
           (strcmp(method, "HEAD") == 0 && strcmp(row->method, "GET") == 0);
}

/* The path of a request: its pieces, and whether it is below the base path. */
struct path {
    struct piece pieces[PARTS];
    int count;
    bool is_inside;
    uint64_t print;
};

static struct path path_of(const char *text)
{
    struct path path = {.is_inside = strncmp(text, BASE "/", sizeof BASE) == 0};
    path.count = split(path.is_inside ? text + sizeof BASE - 1 : text, path.pieces);
    path.print = print_of(path.pieces, path.count);
    return path;
}

/* Whether the row of as many pieces fits the path. Rows outside the API are relative to the root, all others to the
 * base path. */
static bool is_here(const struct entry *entry, const struct path *path)
{
    return (path->print & entry->mask) == entry->print && entry->is_beside != path->is_inside &&
           fits(entry, path->pieces, path->count);
}

/* The next entry that fits the path, NULL for none; `last` is the one before, NULL for none yet. A literal path is
 * preferred to a template, whatever their methods (OpenAPI, path templating): the first one that fits has the most
 * literal pieces, and no other with fewer is taken. */
static const struct entry *next_entry(const struct path *path, const struct entry *last)
{
    if (path->count < 0) return NULL;
    const struct entry *end = table + first_of[path->count + 1];
    for (const struct entry *at = last ? last + 1 : table + first_of[path->count]; at < end; at++) {
        if (last && at->literals != last->literals) return NULL;
        if (is_here(at, path)) return at;
    }
    return NULL;
}

/* The row that fits with the most literal pieces, NULL with a failure: not found, or the wrong method with
 * *ret_allow. */
static const struct row *find_row(struct ctx *c, struct request *rq, const char **ret_allow)
{
    struct path path = path_of(rq->path);
    if (!table[0].row) make_table();
    const char *allow = "";
    for (const struct entry *entry = NULL; (entry = next_entry(&path, entry));) {
        const struct row *row = entry->row;
        if (is_method(row, rq->method)) {
            take_parts(c, rq, entry, path.pieces);
            rq->route = row->name;
            rq->route_number = (int)(row - ROWS);
            return row;
        }
        allow = pool_print(c->pool, "%s%s%s%s", allow, *allow ? ", " : "", row->method,
                           strcmp(row->method, "GET") == 0 ? ", HEAD" : "");
    }
    *ret_allow = allow;
    if (*allow) fail(c, FAULT_METHOD_NOT_ALLOWED, "this method is not supported here");
    else fail(c, FAULT_NOT_FOUND, "not found");
    return NULL;
}

/* Preconditions */

static const char *clean_header(const char *text)
{
    return text && *text && query_is_clean(text) ? text : NULL;
}

/* Reads what does not depend on the route. */
static bool read_head(struct ctx *c, const struct incoming *in, struct request *rq, bool *ret_busy)
{
    *rq = (struct request){
        .method = in->method ? in->method : "",
        .path = in->path ? in->path : "",
        .query_text = in->query,
        .route = "none",
        .route_number = -1,
        .incoming = in,
        .https = in->https,
        .is_near = in->is_near,
        .if_none_match = clean_header(in->if_none_match),
        .idempotency_key = in->idempotency_key && *in->idempotency_key ? in->idempotency_key : NULL,
        .accept = clean_header(in->accept),
        .user_agent = clean_header(in->user_agent),
        .host = clean_header(in->host),
        .remote = clean_header(in->remote)};
    if (strncmp(rq->path, KNOWN_DOOR "/", sizeof KNOWN_DOOR) == 0) {
        rq->known = true;
        rq->path += sizeof KNOWN_DOOR - 1;
    }
    if (!query_is_clean(rq->path)) return fail(c, FAULT_MALFORMED, "the path has an invalid byte");
    if (rq->idempotency_key &&
        (!query_is_clean(rq->idempotency_key) || strlen(rq->idempotency_key) > KEY_MAX))
        return fail(c, FAULT_BAD_REQUEST, "the Idempotency-Key can have at most %d characters", KEY_MAX);
    return query_read(c, rq, ret_busy);
}

static enum throttle_class class_of(const struct row *row, const struct request *rq)
{
    if (row->measure) return row->measure;
    return request_is_write(rq) ? THROTTLE_WRITES : THROTTLE_READS;
}

/* Record the network and device of an account, for the fair play rules. */
static bool note_sight(struct ctx *c, const struct incoming *in, const struct request *rq)
{
    if (!rq->who.account || !rq->db) return true;
    struct sight from = {.remote = in->is_near ? NULL : rq->remote,
                         .device = rq->who.token ? NULL : session_device(c, in)};
    return sight_note(c, rq->db, rq->who.account, &from);
}

static bool is_caller(struct ctx *c, const struct row *row, const struct request *rq)
{
    if (row->who == ANYONE) return true;
    if (!rq->who.account) return fail(c, FAULT_UNAUTHENTICATED, "sign in first");
    return !rq->who.closed || row->closed ||
           fail(c, FAULT_ACCOUNT_CLOSED, "moderators have closed this account");
}

static bool admit(struct ctx *c, const struct incoming *in, const struct row *row, struct request *rq)
{
    if (row->db == NONE) rq->db = NULL;
    else if (!session_open(c, in, rq)) return false;
    if (request_is_write(rq) && !session_origin_fits(c, in)) return false;
    if (!is_caller(c, row, rq)) return false;
    if (!throttle(c, rq, class_of(row, rq)))
        return false; /* before the scopes, because a refusal there writes to the database */
    if (!scope_reaches(c, rq, row->scope, row->method, row->path)) return false;
    if (request_is_write(rq) && !note_sight(c, in, rq)) return false;
    if (!request_parts_fit(c, rq)) return false;
    if (!throttle_starts(c, rq, row->starts)) return false;
    return row->body == 0 || request_read_body(c, in, row->body, row->form, &rq->body);
}

/* Calling the handler */

struct call {
    const struct row *row;
    const struct request *rq;
    struct reply *rp;
};

/* Runs in the transaction. Replies with the stored answer of an earlier request with this key, or calls the handler
 * and stores its answer. */
static bool call_once(struct ctx *c, struct pg *db, const struct call *call)
{
    const struct request *rq = call->rq;
    struct stored_answer stored = {.replay = false};
    const char *body = rq->body ? json_text(c, json_canonical(c, rq->body)) : "";
    const char *route = pool_print(c->pool, "POST %s", rq->path);
    if (!idempotency_claim(c, db, rq->who.account, rq->idempotency_key, route, body, &stored)) return false;
    if (stored.replay) {
        reply_header(c, call->rp, "Idempotency-Replayed", "true");
        return reply_text(c, call->rp, stored.status, "application/json", stored.body ? stored.body : "");
    }
    if (!call->row->handler(c, rq, call->rp)) return false;
    return idempotency_store(c, db, rq->who.account, rq->idempotency_key, call->rp->status,
                             call->rp->body ? call->rp->body : "");
}

/* An answer can report what an earlier request did: no such answer is given before the standby has it too. */
static bool call_in_transaction(struct ctx *c, struct pg *db, void *thing)
{
    const struct call *call = thing;
    *call->rp = (struct reply){.status = 0}; /* a retry starts with an empty reply */
    bool fine = request_is_idempotent_post(call->rq) ? call_once(c, db, call)
                                                     : call->row->handler(c, call->rq, call->rp);
    if (fine) work_confirm(c);
    return fine;
}

/* Ask the audience policy about the match in the path; a route with a match and no question is always refused.
 * *ret_secret: others could get a different answer, so only this client can cache it. */
static bool is_for(struct ctx *c, const struct row *row, struct request *rq, bool *ret_secret)
{
    *ret_secret = false;
    if (!strstr(row->path, "{match}")) return true;
    if (row->question == ASK_NONE) return fail(c, FAULT_NOT_FOUND, "not found");
    if (!audience_ask(c, rq->db, request_part(rq, "match"), rq->who.account, row->question, &rq->subject))
        return false;
    *ret_secret = !audience_of(&rq->subject.match, &rq->subject.viewer).shared;
    return true;
}

/* PostgreSQL itself refuses writes in a GET. A POST whose route is not WRITE makes its own transactions. */
static bool call_reader(struct ctx *c, const struct row *row, const struct request *rq, struct reply *rp)
{
    bool read_only = row->db == READ && !request_is_write(rq);
    if (read_only) transact_read_only(rq->db, true);
    bool fine = row->handler(c, rq, rp);
    if (read_only) transact_read_only(rq->db, false);
    return fine;
}

static bool call_handler(struct ctx *c, const struct row *row, const struct request *rq, struct reply *rp)
{
    bool lose = false;
    if (row->test && !selftest_request_meets(c, rq, row->test == TEST_ORDERS, &lose)) return false;
    if (row->db != WRITE) return call_reader(c, row, rq, rp);
    struct call call = {row, rq, rp};
    if (!transact(c, rq->db, call_in_transaction, &call) || !fail_point(c, "answer")) return false;
    if (lose) selftest_lose(c, rp);
    return true;
}

struct decision {
    const struct row *row;
    bool secret; /* others could get a different answer */
};

static bool decide(struct ctx *c, struct request *rq, struct reply *rp, void *thing)
{
    struct decision *decision = thing;
    return is_for(c, decision->row, rq, &decision->secret) && call_handler(c, decision->row, rq, rp);
}

/* Where the account was deleted while its request waited, it is not the thing that is missing: nobody is signed in. */
static void doubt_caller(struct ctx *c, const struct row *row, const struct request *rq)
{
    const struct failure failure = c->failure;
    struct account_facts facts;
    if (failure.fault != FAULT_NOT_FOUND || !row || row->who == ANYONE || !rq->db || !rq->who.account) return;
    forgive(c);
    bool gone = !account_read(c, rq->db, rq->who.account, &facts) && c->failure.fault == FAULT_NOT_FOUND;
    forgive(c);
    if (gone) fail(c, FAULT_UNAUTHENTICATED, "this account has just been deleted");
    else c->failure = failure;
}

static void refuse(struct ctx *c, const struct row *row, struct reply *rp)
{
    if (!row || !row->refuse || !row->refuse(c, rp)) problem_reply(c, rp);
}

/* `secret`: others could get a different answer. `allow`: see find_row. */
static void add_headers(struct ctx *c, const struct request *rq, struct reply *rp, bool secret,
                        const char *allow)
{
    if (rp->status == UNAUTHENTICATED) oauth_challenge(c, rq, rp);
    if (secret) reply_header(c, rp, "Cache-Control", "private, no-cache");
    if (*allow) reply_header(c, rp, "Allow", allow);
}

static void answer(struct ctx *c, struct pg *db, const struct incoming *in, struct request *rq,
                   struct reply *rp)
{
    const char *allow = "";
    bool busy = false;
    const struct row *row = read_head(c, in, rq, &busy) ? find_row(c, rq, &allow) : NULL;
    rq->db = db;
    struct decision decision = {.row = row};
    struct attempt attempt = {decide, &decision, .at_replica = row && row->replica};
    bool admitted = row && admit(c, in, row, rq), fine = admitted && failover_answer(c, rq, rp, &attempt);
    if (row && !fine) failover_doubt(c, rq);
    doubt_caller(c, row, rq);
    if (!fine && failover_hold(c, rq, admitted, rp)) return;
    rp->wrote = fine && in->replica && request_is_write(rq);
    if (!fine && c->failure.fault == FAULT_SEALED && !rq->who.account && !rq->known &&
        !request_is_write(rq)) {
        forgive(c);
        reply_known(c, rq, rp);
        return;
    }
    if (!fine) refuse(c, row, rp);
    add_headers(c, rq, rp, decision.secret, allow);
    if (fine && busy && rp->status < 400) reply_header(c, rp, "Retry-After", "1");
}

/* The request is a unit of work: any match that it loads, in any transaction, can require padding of the answer's
 * timing. */
static void answer_as_work(struct ctx *c, struct pg *db, const struct incoming *in, struct request *rq,
                           struct reply *rp)
{
    struct work work;
    *rp = (struct reply){.status = 0};
    work_begin(c, &work);
    answer(c, db, in, rq, rp);
    work_end(c);
    rp->pad_timing = work.pad_timing;
}

void route_answer(struct ctx *c, struct pg *db, const struct incoming *in, struct outgoing *ret)
{
    struct request rq;
    struct reply rp;
    answer_as_work(c, db, in, &rq, &rp);
    *ret = answer_print(c, &rq, &rp);
}

const char *route_name(int number) { return number >= 0 && number < ROW_COUNT ? ROWS[number].name : NULL; }

void route_within(struct ctx *c, struct pg *db, const struct incoming *in, struct reply *ret)
{
    struct request rq;
    answer_as_work(c, db, in, &rq, ret);
}
